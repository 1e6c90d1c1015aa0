import { parseMockup } from "@/lib/artifacts/prototype/parse-mockup";
import { writingContext } from "../context";
import { material } from "../material";
import { deedsIn } from "./deeds";
import { userFlow } from "./flow";
import { mockups } from "./screens";

test.each([
  [
    "A tool for vets: the nurse logs the weight and the owner sees which pill is due, orders it and gets a message when it is ready.",
    ["nurse log", "owner see", "owner order", "owner get"],
  ],
  [
    "A site where tenants report damp, add photos and sign the list.",
    ["tenant report", "tenant add", "tenant sign"],
  ],
  [
    "Software that reads delivery notes, compares them with orders and warns the buyer.",
    [" read", " compare", " warn"],
  ],
  ["A bank that automatically puts coins aside and sorts bills.", [" put", " sort"]],
  [
    "A helper that squints at old maps, writes a list of paths and updates the guide.",
    [" squint", " write", " update"],
  ],
  ["Cooks mark when they are off, and whoever cannot come passes the shift on.", ["cook mark", "cook pass"]],
  [
    "Landlady and guest walk through the flat, take pictures of each wall, and both sign.",
    ["landlady and guest walk", "landlady and guest take", "landlady and guest sign"],
  ],
  [
    "A site where a forester draws the stand on a map, chooses a day and a nearby harvester confirms the job.",
    ["forester draw", "forester choose", "harvester confirm"],
  ],
  ["Loaves and rolls from a village oven with a wooden door.", []],
])("%s", (solution, told) => {
  expect(deedsIn(solution).map(({ actor, verb }) => `${actor} ${verb}`)).toEqual(told);
});

const drawnFor = (solution: string, targetAudience: string) => {
  const m = material(
    writingContext({
      answers: {
        problem:
          "Pupils forget what to practise between two lessons, and teachers hear it only a week later.",
        solution,
        targetAudience,
        differentiator: "All pieces were recorded by our own pianist.",
        businessModel: "€19 per teacher per month.",
      },
      brandName: "Brand",
      prior: {},
      seed: "s",
      startDate: "2026-11-23",
      corrections: { values: {}, answersToFollowUps: {}, reading: { venture: "none" } },
    }),
  );
  return { screens: mockups(m).map((text, at) => parseMockup(text, at + 1)), flow: userFlow(m) };
};

test("each side has the screens of what it does, and the path tells it in the same words", () => {
  const { screens, flow } = drawnFor(
    "An app for piano teachers: the teacher picks pieces from a library of recordings, the pupil gets a weekly plan on the phone and taps how it went, and the teacher sees on one page who has not practised.",
    "Piano teachers in Flanders with 15 or more pupils.",
  );
  const named = (title: string) => screens.find((screen) => screen.title.startsWith(title));
  expect(named("Pick pieces")?.elements.map(({ label }) => label)).toContain("Pieces");
  const plan = named("Pupil's phone");
  expect(plan?.frame).toBe("phone");
  expect(plan?.elements.map(({ label }) => label)).toEqual(expect.arrayContaining(["Weekly plan"]));
  expect(named("Who has")?.elements[0]?.label).toBe("Who has not practised");
  expect(
    screens.find(({ title }) => title.endsWith("how it went"))?.elements.map(({ label }) => label),
  ).toContain("How was it");
  expect(flow).toContain("The pupil gets a weekly plan on the phone.\n");
});

test("every list that is drawn has a name and lines of its own", () => {
  const { screens } = drawnFor(
    "A dashcam and an app for riding instructors: the coach flags slips on the way, the rider sees each jump at home with a note, and the stable sees which horse needs rest.",
    "Riding stables in Flanders.",
  );
  const lists = screens.flatMap(({ elements }) => elements.filter(({ kind }) => kind === "list"));
  for (const { label, holds } of lists)
    expect({ label, lines: (holds ?? []).length > 0 }).toEqual({ label, lines: true });
  expect(lists.map(({ label }) => label)).toEqual(expect.arrayContaining(["Jump"]));
  const all = screens.flatMap(({ elements }) => elements.filter(({ kind }) => kind === "table"));
  expect(all).toEqual([]);
  expect(lists.find(({ label }) => label.startsWith("Which horse needs rest"))?.holds?.[0]).toBe("Bella");
});

const offered = (solution: string, targetAudience: string, businessModel: string) =>
  mockups(
    material(
      writingContext({
        answers: {
          problem: "Things get lost between phone calls, and half of what could be used is thrown away.",
          solution,
          targetAudience,
          differentiator: "Fourteen of them have tried it since May.",
          businessModel,
        },
        brandName: "Brand",
        prior: {},
        seed: "s",
        startDate: "2026-11-23",
        // What is drawn without a known venture's own screens.
        corrections: { values: {}, answersToFollowUps: {}, reading: { venture: "none" } },
      }),
    ),
  ).join("\n");

test("what is put up in a clause is an offer, and neither a time nor an empty word", () => {
  const screens = offered(
    "A marketplace where quarries list what is left over this month and stonemasons order it with one lorry.",
    "Stonemasons and small quarries around Graz",
    "We keep 12% of each order. The average order is €85.",
  );
  expect(screens).toContain('button "Post the offer"');
  expect(screens).toContain('field "What is left over this month"');
  expect(screens).not.toMatch(
    /\bthe "|this "|an example of a \.|\b(?:a|one) (?:month|what|quarry)\b|Tue 9 am/,
  );
});

test("what software orders is looked through before it is paid, and where things lie is no record", () => {
  const screens = offered(
    "An app that plans a week of suppers from what is in the pantry, writes the shopping list and orders it from the grocer.",
    "Parents with two children in Oslo",
    "€6 a month.",
  );
  expect(screens).toContain('field "Ordered" with "Shopping list"');
  expect(screens).toContain("Week of suppers: ");
  expect(screens).not.toMatch(/one pantry|one grocer|Book this/i);
});

test("whoever buys a program for work is no record in it", () => {
  const screens = offered(
    "Web software where residents report a fault with a photo, the manager assigns it to an electrician, and everyone sees the status.",
    "Housing companies in Ghent with 100 to 800 flats",
    "€1.20 per flat per month.",
  );
  expect(screens).toContain("Report a fault");
  expect(screens).not.toContain("one manager");
});

test("what is drawn on a map is drawn there, and whoever chooses a day is shown days", () => {
  const { screens } = drawnFor(
    "A site where a forester draws the stand on a map, chooses a day and a nearby harvester confirms the job.",
    "Foresters in Carinthia and harvesters nearby.",
  );
  expect(screens.flatMap(({ elements }) => elements.map(({ label }) => label))).toEqual(
    expect.arrayContaining(["The stand, as drawn here", "Take this day"]),
  );
});

test("what is held against something else stands beside it, and what is measured out is asked by how much", () => {
  const { screens: bills } = drawnFor(
    "Software that reads feed bills, compares every position with the delivery note, and lists only the positions that differ, with a ready letter to the mill.",
    "Pig farms in Denmark",
  );
  const elements = bills.flatMap((screen) => screen.elements);
  expect(elements.find(({ kind }) => kind === "table")?.holds?.[0]).toBe("Position | Delivery note");
  expect(elements.some(({ label }) => label === "The ready letter")).toBe(true);

  const { screens: cork } = drawnFor(
    "A website where cork yards list their offcuts with photos and grain, and floor layers reserve kilos from 50 kilos on.",
    "Floor layers in Portugal and cork yards",
  );
  const reserved = cork.flatMap((screen) => screen.elements);
  expect(reserved.find(({ label }) => label === "How many kilos")?.holds).toEqual(["50"]);
  expect(reserved.some(({ holds }) => holds?.some((line) => /\d [ap]m/.test(line)))).toBe(false);
});

test("a verb that is not known is done by whoever was named before it", () => {
  expect(
    deedsIn("An app: the leader uploads the map, the scout dims the lamp and records the ascent.").map(
      ({ actor }) => actor,
    ),
  ).toEqual(["leader", "scout", "scout"]);
});

test("what is read, marked and paid stands on the screens by its own name", () => {
  const drawn = mockups(
    material(
      writingContext({
        answers: {
          problem: "Tenants do not read the rules of the house.",
          solution:
            "An AI tool that reads a house contract. You upload a photo and it marks odd or costly rules and suggests what to ask the owner.",
          targetAudience: "Students in Porto",
          differentiator: "Answers in a minute.",
          businessModel: "€9 per contract, paper is €1.",
        },
        brandName: "Brand",
        prior: {},
        seed: "rules",
        startDate: "2026-11-23",
        corrections: null,
      }),
    ),
  ).join("\n");
  expect(drawn).toContain('list "Marked in the contract" with "Rule 1"');
  expect(drawn).toContain('list "What to ask the owner"');
  expect(drawn).toContain('picture "The house contract"');
  expect(drawn).not.toMatch(/"Odd 1"|Today: fits best|€1"/);
});

test("what a record is kept for does nothing itself, and who may do something does it", () => {
  const found = deedsIn(
    "It is a web application that keeps an allergen record for every recipe in a school kitchen. Parents can see the menu for their child.",
  );
  expect(found.map(({ actor, verb }) => [actor, verb])).toEqual([
    ["", "keep"],
    ["parent", "see"],
  ]);
});
