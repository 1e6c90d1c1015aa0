import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { caseOf } from "../case";
import { writingContext } from "../context";
import { material } from "../material";
import { tasksOf } from "../plan/plan";
import { soFar } from "../so-far";
import { claim, prefix } from "./claim";
import { elevatorPitch } from "./elevator";
import { headline } from "./headline";
import { spentOn } from "./room";
import { threeMinutePitch } from "./three-minute";

const about = (answers: Partial<QuizAnswers>) =>
  caseOf(
    material(
      writingContext({
        answers: {
          problem: "Smallholders wait six weeks for a shearer and lose half of the fleece",
          solution: "We shear small flocks in one round through the valley",
          targetAudience: "Smallholders with five to forty sheep in Wales",
          differentiator: "Nobody waits longer than two weeks",
          businessModel: "£6 per sheep",
          ...answers,
        },
        brandName: "Fleecewise",
        prior: {},
        seed: "s",
        startDate: "2026-11-23",
      }),
    ),
  );

test.each([
  [
    "A box with seeds of ten old tomatoes, a calendar in Welsh and a telephone number to ring when something goes wrong with them",
    "Fleecewise is a box with seeds of ten old tomatoes",
  ],
  [
    "A website that matches the owner of a loom with a neighbour who knows how to mend it",
    "Fleecewise is a website that matches the owner of a loom with a neighbour who knows how to mend it",
  ],
  [
    "Two shearers and a helper come with a trailer, shear the flock and take the wool along",
    "Two shearers and a helper come with a trailer",
  ],
  [
    "Tailors in Abidjan and Cotonou mend the coat in small workshops, and our program plans who has time",
    "Tailors in Abidjan and Cotonou mend the coat in small workshops",
  ],
  [
    "You post us the coat, we send a film of what can be saved and a price, then mend it by hand and post it back within six weeks",
    "Fleecewise lets customers post the coat, then sends a film of what can be saved and a price",
  ],
])("what is claimed of %p ends where a sentence may end", (solution, said) => {
  expect(claim(about({ solution })).startsWith(said)).toBe(true);
});

test.each([
  [
    "Smallholders call three shearers in May. Most wait six weeks and lose half of the fleece.",
    "Most smallholders wait six weeks and lose half of the fleece",
  ],
  [
    "Apprentices in Swansea get their pay in cash and it is gone in a week. Landlords argue with them.",
    "Apprentices in Swansea get their pay in cash and it is gone in a week",
  ],
])("a problem is told so that it is understood alone, in %p", (problem, said) => {
  expect(headline(about({ problem }))).toBe(said);
});

test("who has served customers already is asked for new ones and builds nothing a first time", () => {
  const c = about({ differentiator: "Last summer we served 45 farms and 38 booked again" });
  expect(elevatorPitch(c)).toContain("last summer we served 45 farms".slice(5));
  const titles = tasksOf(c).map((task) => task.title(c));
  expect(titles.find((title) => title.startsWith("Day 20"))).toContain("new smallholders");
  expect(titles).toContain("List what the first smallholders made you change");
});

test("what went wrong is asked about, rung up and never a proof", () => {
  const c = about({ differentiator: "We sold 60 blankets in October. 9 were sent back because they itch." });
  expect(c.setback).toBe("9 were sent back because they itch");
  expect(c.proofs.join()).not.toContain("sent back");
  expect(tasksOf(c).some(({ id }) => id === "x-setback")).toBe(true);
});

test("what founders say of themselves is quoted and put into no other mouth", () => {
  const said = soFar("we sheared 300 sheep in May and our dog held them");
  expect(said).toBe('So far, in your words: "we sheared 300 sheep in May and our dog held them"');
  expect(soFar("45 farms booked in May")).toBe("So far, 45 farms booked in May");
});

test("a talk tells the problem in the founder's own sentences and denies nobody who has bought", () => {
  const c = about({
    problem:
      "Choirs keep their scores in four cupboards and nobody knows which edition is complete. On concert night two altos share a copy.",
    solution: "A scanner on a trolley that files each score by voice. It needs no wifi.",
    differentiator: "We are in 5 choirs. Copy shops scan a page but don't sort the voices.",
  });
  const talk = threeMinutePitch(c);
  expect(talk).toContain("which edition is complete. On concert night two altos share a copy.");
  expect(talk).toContain("It needs no wifi.");
  expect(talk).toContain("we are in 5 choirs");
  expect(talk).not.toMatch(/no paying|can't name/);
  expect(c.proofs.join()).not.toContain("Copy shops");
});

test.each([
  ["A lamp that notices when a window stands open and rings the porter", "rings the porter"],
  [
    "An app with short films made for bakers, which adapts heat, water and resting time to the flour that came in that morning",
    "for bakers",
  ],
  [
    "A tag for ferries: each guest shows a card when boarding and leaving the boat, and a light turns green when the deck is empty",
    "leaving the boat",
  ],
])("what is offered as %p is not ended inside a list or before what it needs", (solution, end) => {
  expect(claim(about({ solution })).endsWith(end)).toBe(true);
});

test.each([
  ["Yarn, thread and postage cost £9 a set", "yarn"],
  ["A set takes the weaver and her cousin £9", "direct costs"],
])("%p names what a sale is spent on only where it surely does", (said, paid) => {
  expect(spentOn(about({ businessModel: `£24 per set. ${said}.` }))).toContain(paid);
});

test("what was agreed, ordered or lost is told whole, and another's firm is no proof of ours", () => {
  const c = about({
    differentiator: "Blue Barn sells only to mills. The wool is sorted by hand.",
    businessModel: "£6 per sheep. 14 farms order every week. 9 farms, 2 left because of the rain.",
  });
  expect(c.done).toContain("14 farms order every week");
  expect(c.setback).toBe("9 farms, 2 left because of the rain");
  expect(c.proofs.join()).not.toContain("Blue Barn");
  const lent = about({
    businessModel: "£6 per sheep. 40 farms subscribe, 5 sent the shears back in the first week.",
  });
  expect(lent.done).toBe("40 farms subscribe");
  expect(lent.setback).toContain("5 sent the shears back");
  expect(about({ businessModel: "£6 per sheep. Powys has agreed to a pilot." }).done).toBe(
    "Powys has agreed to a pilot",
  );
});

test("verbs that follow the first go with it, and a list is not cut at its second thing", () => {
  const c = about({
    solution:
      "A coat service for shepherds: we bring a coat with lining and buttons for each season and mend the used ones, booked by the flock's calendar",
  });
  expect(c.what).toContain(
    "it brings a coat with lining and buttons for each season and mends the used ones",
  );
  expect(claim(c)).not.toMatch(/lining$/);
});

test("parents pay and children learn; firms use what people eat; whoever sends customers is seen", () => {
  const titles = (answers: Partial<QuizAnswers>) => {
    const c = about(answers);
    return tasksOf(c).map((task) => task.title(c));
  };
  const course = titles({
    solution: "Evening lessons in drumming for deaf children, in groups of four",
    targetAudience: "Parents in Malmö with deaf children",
    businessModel: "SEK 600 a month",
  });
  expect(course).toContain("Watch two children do the homework");
  const food = titles({
    solution: "I bake rye crackers each night and bring them by bicycle",
    targetAudience: "Wine bars in Ghent. Most come through the wine merchant.",
    businessModel: "€9 a box",
  });
  expect(food.join()).not.toMatch(/eat it at home|on a market/);
  expect(food.join()).toContain("the wine merchant and others like them");
});

test("a title does not end on a verb whose object is still to come", () => {
  const whole =
    "Clear Bell visits a home once a fortnight, cleans and checks every hearing aid, changes batteries and tubes";
  expect(prefix(whole, 10)).not.toMatch(/cleans$/);
});

test("a title does not end inside a list", () => {
  const whole =
    "Full Load is a fenced yard with 40 places for trucks, hot showers, a kitchen with lockers, phone charging and a guard all night";
  expect(prefix(whole, 14)).not.toMatch(/showers$/);
});
