/// A request and its answer when all is over, as the log and the metrics want it.
package struct Exchange: Equatable, Sendable {
    package var methodName: String
    /// The path as it was sent, without the query.
    package var path: String
    /// The status of the answer; 0 where the connection broke before one was sent.
    package var status: Int
    package var bytesIn: Int
    package var bytesOut: Int
    /// From the head's arrival to the end of the answer, in microseconds.
    package var microseconds: Int

    package init(
        methodName: String, path: String, status: Int, bytesIn: Int, bytesOut: Int, microseconds: Int
    ) {
        self.methodName = methodName
        self.path = path
        self.status = status
        self.bytesIn = bytesIn
        self.bytesOut = bytesOut
        self.microseconds = microseconds
    }
}
