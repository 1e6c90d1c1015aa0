import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { readBrief } from "../read-brief";
import { kindOfStatement } from "./classify";
import type { EvidenceKind } from "./kinds";
import { heldWell, shareThatHeld } from "./outcome";
import { readEvidence } from "./read-evidence";

const SAID: readonly (readonly [EvidenceKind, AnswerField, string])[] = [
  ["sold", "businessModel", "Takings were 3,400 in August from the stall"],
  ["sold", "targetAudience", "Eighteen households are subscribed since September"],
  ["sold", "businessModel", "Two cafés take 40 loaves every Friday"],
  ["sold", "businessModel", "The ferry company bought the first three"],
  ["sold", "targetAudience", "31 nurseries have a paid membership"],
  ["jobs", "targetAudience", "So far I've hung 51 doors in this town"],
  ["jobs", "differentiator", "We have translated 14 wills for the notary in our street"],
  ["jobs", "solution", "Our two pilots flew 90 hectares for the cooperative in spring"],
  ["users", "targetAudience", "1,120 readers after five months, open rate 61 percent"],
  ["users", "solution", "Sixteen beekeepers wear it since April, for free"],
  ["users", "targetAudience", "From the opening in May already 11 groups has used it"],
  ["test", "solution", "We hung 80 of them in a wind tunnel and one tore"],
  ["test", "differentiator", "The harbour master let us test it on his own boat and it never leaked"],
  ["failed", "solution", "Of 30 kettles sent out for testing 19 came back with a crack"],
  ["grant", "businessModel", "The regional culture fund has approved €8,500 for the first season"],
  ["grant", "businessModel", "We've £9,000 from a local foundation"],
  ["promise", "targetAudience", "Three dentists said they would give it a go"],
  ["promise", "businessModel", "The mayor of the next village wants to have one too"],
  ["experience", "differentiator", "I was head gardener at the castle for 21 years"],
  ["wish", "businessModel", "I would like 40 paying by the end of the second year"],
  ["wish", "businessModel", "I want 250 subscribers by next winter"],
  ["wish", "businessModel", "The goal for year one is 30 schools"],
  ["wish", "businessModel", "Once we have 50 subscribers it carries itself"],
  ["wish", "businessModel", "I think we can do 5 a day"],
  ["term", "businessModel", "Classes of 12 students"],
  ["term", "solution", "Up to 6 people per boat"],
  ["other", "differentiator", "The supermarkets sell 300 kinds and none of them is local"],
  ["other", "businessModel", "I put in 6,000 of my own"],
  ["other", "targetAudience", "Rowing clubs in Bohemia with 40 to 300 members"],
  ["other", "targetAudience", "Choirs of 30 to 80 members in Bavaria"],
  ["other", "targetAudience", "They pay out of their own pocket"],
  ["other", "targetAudience", "Independent gyms in Austria and Bavaria with 200 to 1,500 members"],
  ["other", "targetAudience", "Choirs with 40 singers that have played in two towns"],
  ["other", "solution", "A letter for clubs with 300 readers in one town"],
];
test.each(SAID)("%s, in %s: %s", (kind, field, text) => expect(kindOfStatement(text, field)).toBe(kind));

test("the share that held is counted", () => {
  expect(shareThatHeld("600 tested over two winters, 9 failed")).toBeCloseTo(0.985);
  expect(heldWell("we tried 20 of them and 7 broke")).toBe(false);
  expect(shareThatHeld("we tested it for two winters")).toBeNull();
});

const answers = (businessModel: string, targetAudience = "Harbours on the coast.") => ({
  problem: "Small harbours lose ropes every winter.",
  solution: "A sensor for the harbour wall.",
  targetAudience,
  differentiator: "It is easy to clean.",
  businessModel,
});
const told = (businessModel: string, audience?: string) =>
  readEvidence(answers(businessModel, audience))
    .filter(({ kind }) => !["other", "term", "wish"].includes(kind))
    .map(({ kind, clause }) => [kind, clause.text]);

test("a wish or a price beside an event is cut off", () => {
  expect(
    told(
      "Two old rivals said they would try it for free for 3 months, I would like 40 paying by the end of next year.",
    ),
  ).toEqual([["promise", "Two old rivals said they would try it for free for 3 months"]]);
  expect(
    told("The average order in our test was about 2,400 taka, we did 130 orders in two months."),
  ).toEqual([["sold", "we did 130 orders in two months"]]);
  expect(told("20 students a class, we plan 8 classes in the first year.")).toEqual([]);
});

test("what happened is found among those it is for", () => {
  expect(
    told(
      "€300 each.",
      "Harbours on the coast. Have 4 marinas on it since spring, mates mostly but they do pay.",
    ),
  ).toEqual([["sold", "Have 4 marinas on it since spring, mates mostly but they do pay"]]);
});

test("a wish makes no customers and no traction", () => {
  const { stated } = readBrief(answers("€300 each. I would like 40 paying by the end of the second year."));
  expect(stated.customers).toBeUndefined();
  expect(stated.traction).toEqual([]);
});
