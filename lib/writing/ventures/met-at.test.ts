import { readBrief } from "@/lib/brief/read-brief";
import { LORE } from "./known";
import { metAt, withoutRivals } from "./met-at";

const brief = readBrief({
  problem: "",
  solution: "A shop.",
  targetAudience: "",
  differentiator: "",
  businessModel: "",
});
const met = (venture: string) =>
  metAt(
    { ...brief, venture },
    { crowd: "people", sort: "person" } as Parameters<typeof metAt>[1],
    "services",
  );

test.each([...LORE.keys()])(
  "%s: whoever gives the reason is named, and a second way is another one",
  (id) => {
    const known = LORE.get(id)?.meet;
    const { reason = "", advisers = "", place = "" } = met(id) ?? {};
    if (!known) return;
    const [first] = reason.match(/\b(?:she|he|him|his)\b|\bthe [a-z]+/i) ?? [];
    if (/\b(?:she|he|her|him|his)\b/.test(known.reason)) expect(reason).not.toBe(known.reason);
    expect(first ?? "the").toMatch(/^the/i);
    if (advisers !== known.advisers)
      expect(place.split(/, | and /).filter((kind) => advisers.includes(kind))).toEqual([]);
  },
);

test("she, her and hers are the person who is asked there", () => {
  expect(met("baby-monitor")?.reason).toMatch(/^expectant parents ask the midwife /);
  expect(met("escape-room")?.reason).toMatch(/^teams ask /);
});

test("whoever does the same work sends no customers on, and where all of them do the list stays", () => {
  const spot = {
    place: "streets under tall trees",
    keeper: "host",
    reason: "one wet week fills every gutter",
    doing: "clean one",
    cost: "two afternoons",
    advisers: "roofers, realtors and home inspectors",
    motive: "they see it first",
  };
  expect(withoutRivals(spot, ["roofers who clear gutters between two roofs"])?.advisers).toBe(
    "realtors and home inspectors",
  );
  expect(withoutRivals(spot, ["gutter cleaning companies"])?.advisers).toBe(spot.advisers);
  expect(withoutRivals({ ...spot, advisers: "roofers" }, ["roofers"])?.advisers).toBe("roofers");
});
