/// A request whose body has arrived whole.
package struct Request: Equatable, Sendable {
    package var head: Head
    package var body: [UInt8]

    package init(head: Head, body: [UInt8] = []) {
        self.head = head
        self.body = body
    }
}
