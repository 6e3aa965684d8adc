/// A request method that some route of the service may answer.
package enum Method: String, CaseIterable, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case options = "OPTIONS"
}
