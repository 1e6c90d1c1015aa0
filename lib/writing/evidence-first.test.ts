import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { RECIPES } from "@/lib/artifacts/recipes";
import { caseOf } from "./case";
import { claimOf } from "./claim-of";
import { writingContext } from "./context";
import { leftOutOf } from "./left-out";
import { material } from "./material";
import { stillNeeded } from "./pitch/still-needed";

const told = (more: Partial<QuizAnswers>) => ({
  problem: "Owners wait three weeks for a repair or throw them away.",
  solution: "A van that repairs electric scooters at the owner's door.",
  targetAudience: "Scooter owners in Hamburg",
  differentiator: "",
  businessModel: "49 euros per repair",
  ...more,
});
const contextOf = (more: Partial<QuizAnswers>) =>
  writingContext({ answers: told(more), brandName: "Volt", prior: {}, seed: "a", startDate: "2026-11-24" });
const read = (more: Partial<QuizAnswers>) => material(contextOf(more));

const MECHANIC = "I repaired 400 scooters for a sharing company for two years, and we come within 48 hours.";

it("takes work done as evidence and a promise as a promise", () => {
  const m = read({ differentiator: MECHANIC });
  expect(m.record).toBe("I repaired 400 scooters for a sharing company for two years");
  expect(m.proofs).toEqual(["we come within 48 hours"]);
  expect(m.traction).toEqual([]);
  expect(m.team).toEqual([m.record]);
});

it("tells first what was done, and calls a promise a promise", () => {
  const context = contextOf({ differentiator: MECHANIC });
  const concept = RECIPES.concept.compose({ ...context, brandName: null }, {} as never);
  expect(concept.strengths[0]).toContain("I repaired 400 scooters");
  expect(JSON.stringify(concept)).not.toMatch(/show already, in your words: "we come/i);
  const pitch = JSON.stringify(RECIPES.pitch.compose(context, {} as never));
  expect(pitch).not.toContain("[add founder background]");
  expect(pitch).not.toContain("no payment to show yet");
});

it("says of who sells already that he does", () => {
  const c = caseOf(read({ differentiator: "I sell online and at two weekend markets." }));
  expect(c.done).toBe("I sell online and at two weekend markets");
  expect(c.running).toBe(true);
  expect(c.team).toEqual([]);
});

it("sets nothing against rivals that every rival has: people who wait, sign or pay", () => {
  const m = read({
    differentiator: "Two fleets signed a letter of intent. 180 people are on the waiting list.",
  });
  expect(claimOf(m)).not.toMatch(/signed|waiting list/);
});

it("names the claim that is left out, and only its words", () => {
  const { brief } = contextOf({ solution: "Handmade goat milk soap that cures eczema, poured on our farm." });
  expect(leftOutOf(brief)?.words).toBe("cures eczema");
  const { concept } = RECIPES.concept.compose(
    contextOf({ solution: "Handmade goat milk soap that cures eczema, poured on our farm." }),
    {} as never,
  );
  expect(concept).toContain('"cures eczema"');
});

it("takes people who left their name as promised and not as paying", () => {
  const c = caseOf(read({ differentiator: "400 pre-registrations from one video." }));
  expect(c.pledged).toMatchObject({ count: 400, pledge: "list" });
  expect(c.done).toBe("400 pre-registrations from one video");
  expect(c.running).toBe(false);
});

it("keeps the way in apart from what is set against rivals", () => {
  const m = read({
    differentiator: "I come from a family of mechanics and know 60 owners in my scooter club.",
  });
  expect(m.access).toMatch(/know 60 owners/);
  expect(m.proofs).toEqual([]);
});

it("looks for nobody the founder is already", () => {
  const c = caseOf(
    read({
      solution: "We collect old pianos, tune them and rent them to families.",
      differentiator: "I have tuned 1,300 pianos in eleven years.",
    }),
  );
  expect(stillNeeded(c).join(" ")).not.toMatch(/tuner/);
});
