import SegueJSON

extension JSONValue {
    /// What is wrong with an answer of `/v1/participants`.
    var participationViolation: String? {
        guard let participant = self["participant"] else { return "there is no participant" }
        if participant.isNull != (self["reason"]?.matches("participantNotFound") == true) {
            return "a participant and a reason for none, or neither"
        }
        return pathViolation
    }

    /// Where there is a path, it has an end, and that is the participant where there is one.
    var pathViolation: String? {
        guard let participant = self["participant"] else {
            return self["path"].map { _ in "a path to nothing" }
        }
        guard let end = self["path"]?.last else { return "there is no path to the participant" }
        return participant.isNull || participant.isSame(as: end) ? nil : "the path ends elsewhere"
    }
}

extension SpecLaws {
    /// An end without a participant keeps the picture from travelling.
    var participationViolation: String? {
        for rests in [spec["rects"]?["source"], spec["rects"]?["destination"]] {
            if let violation = rests?.pathViolation { return violation }
            guard rests?["participant"]?.isNull == true, spec["strategy"]?.matches("zoom") == true else {
                continue
            }
            return "a zoom without a participant"
        }
        return nil
    }
}
