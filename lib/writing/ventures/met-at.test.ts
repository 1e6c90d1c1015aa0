import { readBrief } from "@/lib/brief/read-brief";
import { LORE } from "./known";
import { metAt } from "./met-at";

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
  expect(met("car-sharing")?.reason).toMatch(/^the head of the housing co-operative has /);
  expect(met("escape-room")?.reason).toMatch(/^their customers /);
});
