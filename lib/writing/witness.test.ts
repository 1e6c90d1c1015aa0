import { readBrief } from "@/lib/brief/read-brief";
import { isBorneOut } from "./witness";

const brief = readBrief({
  problem: "Kayak clubs lose a morning over wet paper lists before each trip.",
  solution: "An app in which members book a boat and the harbour sees who is out.",
  targetAudience: "Kayak clubs in Norway with 40 to 300 members",
  differentiator: "The list of boats was drawn up by a cooperative in Bergen.",
  businessModel:
    "NOK 90 a month per club. Weather data costs us NOK 400 a month, the harbour permit is NOK 900 a year.",
});
const fields = ["solution", "differentiator", "businessModel"] as const;

test("one word in passing is no evidence, a cost least of all", () => {
  const once = { when: /\bcooperative\b/i, said: "drawn up by a cooperative in Bergen" };
  expect(isBorneOut({ ...once, field: "differentiator", fields }, brief)).toBe(false);
  const cost = { when: /\bweather|harbour\b/i, said: "Weather data costs us NOK 400 a month" };
  expect(isBorneOut({ ...cost, field: "businessModel", fields }, brief)).toBe(false);
  const permit = { when: /\bpermit\b/i, said: "the harbour permit is NOK 900 a year" };
  expect(isBorneOut({ ...permit, field: "businessModel", fields: ["businessModel"] }, brief)).toBe(false);
});

test("what is offered, what two answers tell, and two words together are", () => {
  const boat = { when: /\bboats?\b/i, said: "the list of boats was drawn up" };
  expect(isBorneOut({ ...boat, field: "differentiator", fields }, brief)).toBe(true);
  expect(
    isBorneOut({ when: /\bharbour\b/i, said: "the harbour sees", field: "solution", fields }, brief),
  ).toBe(true);
  expect(
    isBorneOut({ when: /\blist of\b/i, said: "the list of boats", field: "differentiator", fields }, brief),
  ).toBe(true);
});
