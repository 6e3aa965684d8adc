/// An answer to a request; Content-Length, Date and Connection are the server's to add.
package struct Response: Equatable, Sendable {
    /// A header field; both parts are ASCII without control characters.
    package struct Field: Equatable, Sendable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// 200...599
    package var status: Int
    package var fields: [Field]
    package var body: [UInt8]

    package init(status: Int, fields: [Field] = [], body: [UInt8] = []) {
        self.status = status
        self.fields = fields
        self.body = body
    }
}
