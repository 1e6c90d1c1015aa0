import { readBrief } from "../read-brief";

const read = (targetAudience: string, businessModel: string) =>
  readBrief({
    problem: "They do not find each other.",
    solution: "A site where both sides meet.",
    targetAudience,
    differentiator: "",
    businessModel,
  }).segments.map(({ text }) => text);

test.each([
  ["Renters in Aarhus, and movers with a van", "Free for renters. Movers pay 90 kr per enquiry.", "movers"],
  ["Anglers on the Shannon, lodges pay", "Anglers search for free. Lodges pay €39 a month.", "lodges"],
  [
    "Welders in Gdynia; shipyards that hire them",
    "Welders never pay. Shipyards pay 1,200 zł per hire.",
    "shipyards that hire them",
  ],
])("of %s those who pay are counted", (audience, model, first) => {
  expect(read(audience, model)[0]).toBe(first);
});

test.each([
  ["Hikers in Tyrol", "Free for hikers with one map, €3 a month for all maps"],
  ["Choirs in Cork", "Choirs pay €20 a month. The first month is free for choirs."],
  ["Pet owners in Nice", "Owners pay €8 a visit, sitters pay nothing"],
  ["people in flats in Leeds", "Growers pay £30 a month.", "Growers are mostly "],
])("%s stay first", (audience, model, called = "") => {
  expect(audience.startsWith(read(`${called}${audience}`, model)[0] ?? "?")).toBe(true);
});
