import { writingContext } from "../context";
import { kindOfBusiness } from "./kind-of-business";
import { tagsMet } from "./met";
import { ownTermNames } from "./own-term-names";

const read = (solution: string, problem: string, targetAudience: string, differentiator = "One price.") =>
  writingContext({
    answers: { problem, solution, targetAudience, differentiator, businessModel: "$60 a visit." },
    brandName: null,
    prior: {},
    seed: "s",
    startDate: "2026-11-23",
  }).brief;
const worldsOf = (brief: ReturnType<typeof read>) =>
  tagsMet(brief)
    .filter(({ tag }) => tag.kind === "world")
    .map(({ tag }) => tag.id);

const LICE = read(
  "We comb out and treat the whole head in one session with oil and a steel comb.",
  "Lice come back because the lotion from the shop does not kill the eggs.",
  "Mothers in Cape Town",
);

test("a verb opens no world: who treats a head sells no treats", () =>
  expect(worldsOf(LICE)).not.toContain("pet_treats"));

test("a scanned sticker makes nobody a reader of documents", () =>
  expect(
    worldsOf(
      read(
        "The technician scans a sticker in the machine room and ticks the points.",
        "Forms get wet and lost.",
        "Companies that look after lifts",
      ),
    ),
  ).not.toContain("pages"));

test("who mends machines for cafés is of the workshop and not of the coffee", () =>
  expect(
    worldsOf(
      read(
        "We repair espresso machines in cafés within one day.",
        "The service firm comes on Tuesday.",
        "Independent cafés in Porto",
      ),
    ),
  ).not.toContain("coffee"));

test("a driving school is no school", () =>
  expect(
    worldsOf(
      read(
        "An agenda for driving schools in which pupils choose their hour.",
        "A driving school loses hours when a pupil cancels.",
        "Driving schools in Bogota",
      ),
    ),
  ).not.toContain("school"));

test("a word that is said once at the beginning opens no world", () => {
  const brows = read(
    "A chair in three lobbies where I thread eyebrows in twelve minutes, booked by text.",
    "Women cannot get their eyebrows done at lunch without a wait.",
    "Women who work in the centre of Leeds",
  );
  expect(worldsOf(brows)).not.toContain("seats");
  const tins = read(
    "A library of 140 cake tins: borrow a shaped tin for a week.",
    "A library of tins is wanted, and a shaped tin rusts after one birthday.",
    "Home bakers in Tacoma",
  );
  expect(worldsOf(tins)).not.toContain("books");
});

test("two words of a trade, or a thing that is named and said again, do open its world", () => {
  const coffee = read(
    "A box with roasted beans and a card on how to brew the coffee.",
    "Coffee from the supermarket is stale.",
    "People who like coffee",
  );
  expect(worldsOf(coffee)).toContain("coffee");
});

test("where no world is known two of the founder's own things make a name", () => {
  expect(kindOfBusiness(LICE)).toBeNull();
  expect(ownTermNames(LICE, []).map(({ name }) => name)).toContain("Oil & Comb");
});

test("what stands in every business leads no name alone, and beside another thing it does", () => {
  const engines = read(
    "We flush the hose, fill the tank and hang a dated tag on the key.",
    "The hose cracks in January.",
    "Owners of boats in Bergen",
  );
  const made = ownTermNames(engines, []).map(({ name }) => name);
  expect(made.filter((name) => / & /.test(name)).length).toBeGreaterThan(0);
  expect(made.filter((name) => /^(?:Tag|Key)[a-z]|^\S+ (?:Tag|Key)$/.test(name))).toEqual([]);
});
