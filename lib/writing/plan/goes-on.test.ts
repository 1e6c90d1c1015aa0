import { caseOf } from "../case";
import { writingContext } from "../context";
import { IDEAS } from "../fixtures";
import { material } from "../material";
import { goesOn, weGoOn } from "./goes-on";

const plan = caseOf(
  material(
    writingContext({ answers: IDEAS.hvac, brandName: "X", prior: {}, seed: "s", startDate: "2026-01-05" }),
  ),
);

test("whoever sells nothing yet stops, and whoever sells again and again goes on with those who are there", () => {
  expect(goesOn({ ...plan, running: false })).toBe("stop");
  expect(goesOn({ ...plan, running: true })).toMatch(
    /^look for no more of them and go on with the .+ you have$/,
  );
  expect(weGoOn({ ...plan, running: true })).toMatch(/we have$/);
});
