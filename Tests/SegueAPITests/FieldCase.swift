import Foundation
import Testing

/// A case out of the field: requests, and what their answers must say. It is one file of `Tests/FieldCases`.
struct FieldCase: Sendable, CustomTestStringConvertible {
    struct Call: Sendable {
        var path: String
        var body: String
        var status: Int
        var expectations: [JSON]
        var absent: [String]
    }

    var id: String
    var calls: [Call]

    var testDescription: String { id }

    static let all: [FieldCase] = {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folder = tests.appending(path: "FieldCases")
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let paths = (files ?? []).sorted { $0.path() < $1.path() }
        return paths.compactMap { try? FieldCase(Data(contentsOf: $0)) }
    }()

    private init(_ data: Data) throws {
        let file = try #require(JSON(Array(data)))
        id = try #require(file["id"]?.string)
        let bodies = try Self.bodies(of: data)
        calls = try zip(#require(file["calls"]?.array), bodies).map { call, body in
            Call(
                path: try #require(call["path"]?.string), body: body,
                status: Int(try #require(call["status"]?.number)),
                expectations: try #require(call["expect"]?.array),
                absent: (call["absent"]?.array ?? []).compactMap(\.string))
        }
    }

    /// Each call's `body` as it is, or its `request` as JSON.
    private static func bodies(of data: Data) throws -> [String] {
        let file = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        let calls = file?["calls"] as? [[String: Any]] ?? []
        return try calls.map { call in
            if let body = call["body"] as? String { return body }
            let request = try JSONSerialization.data(withJSONObject: call["request"] ?? [:])
            return String(decoding: request, as: UTF8.self)
        }
    }
}

extension FieldCase.Call {
    /// What of an answer is not as it must be.
    func complaints(about answer: Answer) -> [String] {
        guard answer.status == status, let json = answer.json else {
            return ["must be \(status), is \(answer.status): \(answer.text.prefix(500))"]
        }
        let present = absent.filter { json.at($0) != nil }.map { "\($0) must be absent" }
        return present + expectations.compactMap { Self.complaint($0, about: json) }
    }

    private static func complaint(_ expectation: JSON, about json: JSON) -> String? {
        let pointer = expectation["pointer"]?.string ?? ""
        let value = json.at(pointer)
        return isMet(expectation, by: value) ? nil : "\(pointer): \(expectation) but is \(value ?? .null)"
    }

    private static func isMet(_ expectation: JSON, by value: JSON?) -> Bool {
        let tolerance = expectation["tolerance"]?.number ?? 0
        if let wanted = expectation["equals"] { return value?.isClose(to: wanted, within: tolerance) == true }
        if let count = expectation["count"]?.number { return value?.array?.count == Int(count) }
        if let part = expectation["includes"]?.object {
            let elements = value?.array ?? []
            return elements.contains { element in part.allSatisfy { element[$0.key] == $0.value } }
        }
        if let low = expectation.at("/between/0")?.number, let high = expectation.at("/between/1")?.number {
            return value?.number.map { (low...high).contains($0) } ?? false
        }
        return false
    }
}
