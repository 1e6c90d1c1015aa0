import { isSaidOfOthers } from "./others-said";

const answers = {
  problem: "Walkers pay the kiosk woman by the pier for a lamp that fails after an hour.",
  solution:
    "Guides meet walkers at the station, a phone app counts the steps, and a battery lamp comes with each walk.",
  targetAudience: "Tourists in Bergen",
  differentiator: "",
  businessModel: "",
};
const read = { answers, named: { competitors: ["Fjordly"], platforms: [], partners: [] } };

test.each([
  "The cookery schools around here do one-day camps at about €85",
  "Bus operators charge for the whole day",
  "Hotels don't know the paths",
  "Supermarket soup is blended from powder",
  "Travel agencies only sell packages",
  "General map apps stop at the harbour wall",
  "Other walks only show the harbour",
  "The other guides only speak Norwegian",
  "Fjordly sends a text with a map",
  "Head torches show the stones but don't warm the hands",
  "The kiosk woman by the pier gives no money back",
  "Foofiets has no rain cover",
  "Consultants quote by the day",
  "Consultants read ten of them afterwards and charge £900",
  "Bergly.com in the UK is only a list",
  "Weather apps only say rain",
  "Volunteer rowing crews change the harbour every time",
  "Oil from the refinery has no smoke point",
  "The lamps on Etsy are beautiful but the pockets do not hold a battery",
  "The men at Torget are cheaper",
  "Most guides here use a paper map",
  "Big outfitters in Bodø want a season's contract and are far away",
])("%j is said of others", (said) => expect(isSaidOfOthers(said, read)).toBe(true));

test.each([
  "Guides only take six people",
  "Testers use 30% less salt",
  "Every guide speaks three languages",
  "Batteries last 12 hours",
  "We charge by the hour",
  "We show the harbour but don't sell anything there",
  "Nothing is booked but guides never refuse anybody",
  "Lamp needs a charge each night",
  "Burns 40 hours",
  "Four hostels use it already",
  "Ours has no wire",
  "Lamp in the station has no switch",
  "Two agencies charge our fee without a word",
])("%j is not", (said) => expect(isSaidOfOthers(said, read)).toBe(false));

test("a kind of firm told of in the first sentence, before what is ours, is another whatever it does", () => {
  const told = (differentiator: string, said: string) =>
    isSaidOfOthers(said, { ...read, answers: { ...answers, differentiator } });
  const dealers = "Lantern dealers stock grey steel";
  expect(told(`${dealers}. We paint each lamp.`, dealers)).toBe(true);
  expect(told(`${dealers}. Sixty walkers came.`, dealers)).toBe(false);
  const escorts = "Guides have to be booked a month ahead";
  expect(told(`${escorts}. With us one comes at six.`, escorts)).toBe(true);
  expect(told(`${escorts}. We are three.`, escorts)).toBe(false);
  const clothes = "Head torches and oil lamps from Asia have a cable";
  expect(told(`${clothes}. Consultants take 10% of the ticket. We have none.`, clothes)).toBe(true);
  const ferries = "The big ferries take the lamps off";
  expect(told(`${ferries}. We leave them on.`, ferries)).toBe(true);
  const guides = "Guides stock grey steel";
  expect(told(`${guides}. We paint each lamp.`, guides)).toBe(false);
});

describe("what goes on from a rival's fault", () => {
  const told = (differentiator: string) => ({ ...read, answers: { ...answers, differentiator } });
  test.each([
    ["Nobody checks them", "Drugstores lend lamps too but only over the counter and nobody checks them."],
    [
      "Lumio draws the whole bay and map apps only say north.",
      "Lumio draws the whole bay and map apps only say north.",
    ],
    ["Lumio draws the whole bay", "Lumio draws the whole bay and map apps only say north."],
  ])("%j is no merit", (said, whole) => expect(isSaidOfOthers(said, told(whole))).toBe(true));
  test.each([
    ["every lamp of ours burns till dawn", "Map apps only say north and every lamp of ours burns till dawn."],
    ["it knows the tide", "Unlike Lumio, it knows the tide and shows the way."],
    ["Ours is tested each night", "Drugstores only lend by day. Ours is tested each night."],
  ])("%j is one", (said, whole) => expect(isSaidOfOthers(said, told(whole))).toBe(false));
});

test("what several others do before what is ours is theirs, whatever the verb", () => {
  const told = (differentiator: string) => ({ ...read, answers: { ...answers, differentiator } });
  const hawkers = "Boatmen pay by the day and set the price; our lamps are lent by the hour.";
  expect(isSaidOfOthers("Boatmen pay by the day and set the price", told(hawkers))).toBe(true);
  const courses = "University courses take place in Oslo and cost ten times more. Walks are led by guides.";
  expect(isSaidOfOthers("University courses take place in Oslo and cost ten times more", told(courses))).toBe(
    true,
  );
});

test("whoever the problem tells of and what is answered in one breath is another", () => {
  const differentiator = "The kiosk buys back the lamp at half, we never ask for it.";
  const told = { ...read, answers: { ...answers, differentiator } };
  expect(isSaidOfOthers("The kiosk buys back the lamp at half", told)).toBe(true);
});
