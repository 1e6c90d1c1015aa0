import { caseOf } from "../case";
import { writingContext } from "../context";
import { material } from "../material";
import { elevatorPitch } from "./elevator";
import { resultTold } from "./result-told";
import { threeMinutePitch } from "./three-minute";

const caseWith = (differentiator: string, problem = "Cleaning firms lose public tenders on paperwork.") =>
  caseOf(
    material(
      writingContext({
        answers: {
          problem,
          solution: "We write the tenders of cleaning firms for a fixed monthly fee.",
          targetAudience: "Cleaning firms in Belgium with 20 to 200 employees",
          differentiator,
          businessModel: "€2,400 per month, minimum six months. Three clients are signed.",
        },
        brandName: "Bidwell",
        prior: {},
        seed: "result",
        startDate: "2026-11-30",
      }),
    ),
  );

test.each([
  ["Pilot clients went from a 14% to a 27% win rate across 41 bids.", "27% win rate"],
  ["In our pilot with six firms the exclusions fell from 20% to 4%.", "from 20% to 4%"],
])("what came of a trial is said in both talks: %s", (said, figure) => {
  const c = caseWith(`We work from a library. ${said}`);
  expect(`${resultTold(c)} ${c.done}`).toContain(figure);
  expect(elevatorPitch(c)).toContain(figure);
  expect(threeMinutePitch(c)).toContain(figure);
});

test("a claim is no result", () => {
  expect(resultTold(caseWith("We work from a library and know 41 forms."))).toBe("");
});

test("nothing is said twice in one talk", () => {
  const record = "I wrote tenders for a cleaning firm for 14 years";
  const said = threeMinutePitch(
    caseWith("We work from a library.", `${record}. Cleaning firms lose tenders on paperwork.`),
  );
  expect(said.split(record).length).toBe(2);
});
