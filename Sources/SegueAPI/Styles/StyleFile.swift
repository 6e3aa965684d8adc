import SegueHTTP
import SegueJSON
import SegueKit

/// A file with a style.
package struct StyleFile: Sendable {
    /// What complaints call it.
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Reads the style; it must have a name.
    ///
    /// - Parameters:
    ///   - companions: Those of a style that does not say what it does with them.
    ///   - others: Those whose names it must not have.
    func style(
        otherwise companions: StyleCompanions, beside others: [TransitionStyle]
    ) throws(Faults) -> TransitionStyle {
        do throws(Problem) {
            return try JSONBody.read(bytes) { root, violations in
                let style = violations.style(root, otherwise: companions)
                violations.reportName(of: root, beside: others)
                return style
            }
        } catch {
            throw Faults(sentences: sentences(of: error))
        }
    }

    /// A sentence for each thing that is wrong, with the path of the file and a JSON Pointer.
    private func sentences(of problem: Problem) -> [String] {
        guard !problem.violations.isEmpty else { return ["\(path): \(problem.detail)"] }
        let listed = problem.violations.map { violation in
            "\(path): \(violation.pointer.isEmpty ? "the style" : violation.pointer) \(violation.detail)"
        }
        return listed + (problem.isTruncated ? ["\(path): there is more that is wrong"] : [])
    }

    /// What is wrong with files of styles.
    package struct Faults: Error, Equatable {
        /// One for each fault.
        package var sentences: [String]

        package init(sentences: [String]) {
            self.sentences = sentences
        }
    }
}

extension Violations {
    /// Reports the name of a style in a file that is missing or taken.
    fileprivate mutating func reportName(of style: JSONValue, beside others: [TransitionStyle]) {
        guard style.kind == .object else { return }
        guard let name = style.members.first(where: { $0.key.matches("name") })?.value else {
            return report(.required, member: "name", of: style, "is required in a file")
        }
        guard let text = name.string, others.contains(where: { $0.name == text }) else { return }
        report(.notAllowed, at: name, "must be a name that no other style has, is \(name.described)")
    }
}
