import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { caseOf } from "../case";
import { writingContext } from "../context";
import { material } from "../material";
import { isBoughtInNeed } from "./in-need";
import { userBeside } from "./users";

const caseFor = (answers: QuizAnswers) =>
  caseOf(
    material(writingContext({ answers, brandName: "Volt", prior: {}, seed: "s", startDate: "2026-11-30" })),
  );

const labs = {
  problem: "The shade gets lost and one crown in twelve has to be made again.",
  solution: "Web software for dental labs where the dentist fills in a short order form from a link.",
  targetAudience: "Owners of dental laboratories in Medellín.",
  differentiator: "Ours works on any phone.",
  businessModel: "COP 190,000 per lab per month.",
};
const repairs = {
  problem: "When her machine stops she carries it to the repairers and waits four days.",
  solution: "We come to the shop on a motorbike and fix the sewing machine in front of her.",
  targetAudience: "Seamstresses in Kumasi. They pay with mobile money.",
  differentiator: "She sees the old part before she pays.",
  businessModel: "A visit is GHS 150. Since February we have done 214 visits.",
};

test("whoever has to do something and does not pay is found, and who pays is not", () => {
  expect(userBeside(caseFor(labs))?.user).toBe("dentist");
  expect(userBeside(caseFor({ ...labs, targetAudience: "Dentists in Medellín." }))).toBeNull();
});

test("a repair is bought on the day something breaks, a cleaning on any day", () => {
  expect(isBoughtInNeed(caseFor(repairs))).toBe(true);
  expect(
    isBoughtInNeed(
      caseFor({ ...repairs, problem: "Windows get dirty.", solution: "We come and clean the windows." }),
    ),
  ).toBe(false);
});
