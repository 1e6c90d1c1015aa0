import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { readBrief } from "@/lib/brief/read-brief";
import { caseOf } from "./case";
import { writingContext } from "./context";
import { meetingPlaceOf } from "./data/meeting-places";
import { holdsFood } from "./holds-food";
import { material } from "./material";
import { dutyOf } from "./plan/data/duties";
import { workKind } from "./plan/kinds";
import { stakesOf } from "./stakes";
import { tradesOf } from "./trade";

const PLAIN: QuizAnswers = {
  problem: "It goes wrong every week.",
  solution: "",
  targetAudience: "Families in Leeds",
  differentiator: "We are there on the same day.",
  businessModel: "£40 a visit.",
};
const caseFor = (answers: Partial<QuizAnswers>) =>
  caseOf(
    material(
      writingContext({
        answers: { ...PLAIN, ...answers },
        brandName: null,
        prior: {},
        seed: "one-trade",
        startDate: "2026-11-30",
      }),
    ),
  );

describe("one stray word calls up no trade", () => {
  test("whoever is served tells no trade: repairs for older people are no care", () => {
    const brief = readBrief({
      ...PLAIN,
      solution: "Small repairs for older people. One checked person works down a list, price agreed before.",
    });
    expect(tradesOf(brief).map(({ id }) => id)).not.toContain("care-visits");
  });

  test("a box for food is no food", () => {
    const solution =
      "A wide steel food jar with a lid that is also a plate, keeps stew at 60 degrees, and the seal comes out for washing.";
    const c = caseFor({ solution, businessModel: "£24 each in our online shop, £9 to make." });
    expect(holdsFood(solution)).toBe(true);
    expect(holdsFood("A lunch box with soup and bread, delivered every day")).toBe(false);
    expect(workKind(c)).toBe("made");
    expect(dutyOf(c)?.title ?? "").not.toContain("food business");
  });

  test("packaging of furniture shops is no heirloom in anybody's hands", () => {
    const c = caseFor({
      solution: "We pick up packaging from furniture retailers on a fixed route twice a week and bale it.",
      targetAudience: "Independent furniture shops in Brabant, 2 to 10 vans",
      businessModel: "€380 a month per shop.",
    });
    expect(stakesOf(c).map(({ id }) => id)).not.toContain("in-our-hands");
    expect(c.spot?.place ?? "").not.toContain("truck stops");
  });

  test("what may come later, or can be paused, is no season", () => {
    const c = caseFor({
      solution: "A booking service for tractors by SMS.",
      businessModel: "We keep 10%. Later transport of the harvest can be added.",
    });
    expect(stakesOf(c).map(({ id }) => id)).not.toContain("season");
  });

  test("how many vans they have is no truck fleet, and pupils are on no campus", () => {
    const told = ["", "", ""] as const;
    expect(
      meetingPlaceOf("furniture shops", "firm", "Furniture shops in Brabant, 2 to 10 vans", "services", told)
        ?.place,
    ).not.toContain("truck stops");
    expect(
      meetingPlaceOf("students", "person", "Students of 11 to 15", "education", told)?.place ?? "",
    ).not.toContain("campus");
  });
});
