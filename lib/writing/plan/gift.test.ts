import { RECIPES } from "@/lib/artifacts/recipes";
import { writingContext } from "../context";

type Artifact = "actionPlan" | "businessPlan" | "fullBusinessAnalysis" | "prototype" | "pitch";

const written = (
  more: string,
  artifact: Artifact = "actionPlan",
  audience = "Self-employed joiners in Yorkshire.",
) => {
  const context = writingContext({
    answers: {
      problem: "Joiners carry their chisels in a bag in which the edges get blunt.",
      solution: "A chisel case from canvas with ten pockets that is sewn in Leeds.",
      targetAudience: `${audience} ${more}`,
      differentiator: "The cases from Stanley are stiff. We repair any seam free for five years.",
      businessModel:
        "We sell it on our own website for £70. Canvas and sewing cost £28 a piece. In May I sold 30 pieces at the joiners' fair in Leeds. I want to sell 900 in the first year. A name plate is £8 extra and costs me £2.",
    },
    brandName: "Zed",
    prior: {},
    seed: "gift",
    startDate: "2026-11-30",
  });
  return JSON.stringify(
    (RECIPES[artifact].compose as (c: typeof context, input: never) => unknown)(context, {} as never),
  );
};

test("who makes things for the trade is told neither of terms and visits nor of a second order, and of presents only where they are bought", () => {
  const plan = written("Also their parents who look for a present before Christmas.");
  expect(plan).toContain("Make a page for those who give it away, before Christmas");
  expect(plan).toContain("To sell 900 in the first year takes 17 a week");
  expect(plan).not.toMatch(
    /whose term ends|visit that went well|next free date|how often one customer buys|further order/,
  );
  expect(written("")).not.toContain("those who give it away");
});

const ALSO = "Also their wives and parents who look for a present before Christmas.";

test("who gives it away has a way in, a season, a line on the slide of the market and a choice on the order page", () => {
  expect(written(ALSO, "fullBusinessAnalysis")).toContain(
    "Wives and parents before Christmas: ask each buyer",
  );
  expect(written(ALSO, "fullBusinessAnalysis")).toContain("the material for them has to be bought in autumn");
  expect(written(ALSO, "pitch")).toContain(
    "Not counted: wives and parents who give it away, before Christmas",
  );
  expect(written(ALSO, "prototype")).toContain("As a present, with a card");
  expect(written("", "fullBusinessAnalysis") + written("", "pitch")).not.toMatch(/Christmas|give it away/);
});

test("where those who are counted look for a present themselves nobody is told of others", () => {
  const own = written("", "pitch", "Women in Yorkshire who look for a present before Christmas.");
  expect(own).not.toContain("Not counted");
  expect(written("I sell it in two gift shops as well.", "pitch")).not.toContain("Not counted");
  expect(
    written("", "pitch", "Joiners in Yorkshire and, honestly, mostly grandmothers buying presents."),
  ).toContain("Not counted: grandmothers who give it away");
});

test("what is taken beside the main thing is added to it and never ordered alone", () => {
  const page = written("", "prototype");
  expect(page).toContain("Add to it");
  expect(page).not.toMatch(/or name plate/i);
});

test("a thing that is bought once is bought, and not signed for; what follows later is where the founder says", () => {
  const pitch = written(
    "",
    "pitch",
    "Self-employed joiners in Norway and Sweden, later Denmark and Finland.",
  );
  expect(pitch).toContain("have bought");
  expect(pitch).not.toMatch(/or signed|wherever customers ask/);
  expect(pitch).toContain("then Denmark and Finland");
});

test("the plan says what the others lack, the own shop is a way in, and what is mended can be sent in", () => {
  expect(written("", "businessPlan")).toMatch(
    /beside them, because by your account \\"the cases from Stanley are stiff/,
  );
  expect(written("", "fullBusinessAnalysis")).toContain("Your own website: type what joiners would type");
  expect(written("", "prototype")).toContain("How to send it in to be mended");
});
