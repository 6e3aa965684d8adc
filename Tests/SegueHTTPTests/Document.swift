import Foundation
import SegueHTTP

/// The body of an answer as Foundation reads it.
func document(_ bytes: [UInt8]) -> NSDictionary? {
    (try? JSONSerialization.jsonObject(with: Data(bytes))) as? NSDictionary
}

extension Response {
    func field(_ name: String) -> String? {
        fields.first { $0.name == name }?.value
    }
}
