import { readBrief } from "@/lib/brief/read-brief";
import { curesOf, leadPain } from "./cures";

const labs = {
  problem:
    "Small dental laboratories in Medellín get their orders on paper slips and voice notes. The shade or the tooth number gets lost and about one crown in twelve has to be made again, which costs the lab around COP 95,000 in material each time. Nobody can tell the dentist where the piece is without walking over to the bench.",
  solution:
    "Web software for dental labs where the dentist fills in a short order form from a link, with tooth, shade and photos, and the form will not send if something is missing. Each case gets a QR sticker that the technician scans at every bench, so the dentist sees whether it is in wax or on the motorbike.",
  targetAudience: "Owners of dental laboratories with 3 to 15 technicians in Medellín.",
  differentiator: "Ours works from the phone the technician already has.",
  businessModel: "COP 190,000 per lab per month.",
};

const cureOf = (answers: typeof labs, pain: RegExp) =>
  curesOf(readBrief(answers)).find((found) => pain.test(found.pain))?.cure ?? "";

test("each trouble stands with what answers it, whichever comes first in the answers", () => {
  expect(cureOf(labs, /made again/)).toMatch(/order form/);
  expect(cureOf(labs, /where the piece is/)).toMatch(/QR sticker/);
  const turned = {
    ...labs,
    solution: labs.solution
      .split(/(?<=missing\.) /)
      .reverse()
      .join(" "),
  };
  expect(cureOf(turned, /made again/)).toMatch(/order form/);
});

test("the trouble that is told is the one that the first sentence of the offer answers", () => {
  expect(leadPain(readBrief(labs))).toMatch(/^The shade or the tooth number/);
});

test("a trouble that nothing answers stands alone", () => {
  const tutors = {
    ...labs,
    problem: "Private tutors cost 35 to 45 pounds an hour. Many children are afraid to ask in class.",
    solution: "We begin with a test in maths on the first evening.",
    differentiator: "All our teachers are retired.",
  };
  expect(curesOf(readBrief(tutors)).map(({ cure }) => cure)).toEqual(["", ""]);
  expect(leadPain(readBrief(tutors))).toBe("");
});
