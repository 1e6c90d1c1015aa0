import { EMPTY_ANSWERS } from "@/lib/content/questions";
import { IDEAS } from "@/lib/writing/fixtures";
import { hintsFor } from "./hints";
import { readBrief } from "./read-brief";

type Field = keyof typeof EMPTY_ANSWERS;
const hints = (field: Field, answers: typeof EMPTY_ANSWERS) =>
  hintsFor(field, answers, async () => readBrief(answers));
const of = (field: Field, text: string) => hints(field, { ...EMPTY_ANSWERS, [field]: text });

test.each([
  [
    "problem",
    "It is terribly annoying and bad",
    ["who has it", "how often it happens", "what they do about it today"],
  ],
  ["problem", "Bakers throw away a tenth of their bread every evening", ["what they do about it today"]],
  ["problem", "Bakers throw bread away every evening and sell the rest by phone", []],
  [
    "targetAudience",
    "Everyone who likes good food, really everyone",
    ["who exactly would pay first", "where they are"],
  ],
  ["targetAudience", "Owners of independent bakeries in Leeds, UK", []],
  ["differentiator", "It is beautiful and very easy to learn", ["compared with what they use today"]],
  ["differentiator", "Unlike a phone call it needs no free hand", []],
  ["businessModel", "We will think about money once people love it", ["a price"]],
  ["businessModel", "$29 per month for each shop, cancelled any time", []],
  ["solution", "An app that lists the bread of tonight", []],
] as const)("%s: %s", async (field, text, open) => {
  expect(await of(field, text)).toEqual(open);
});

test("nothing is said of a few letters, nor of another language's small words", async () => {
  expect(await of("businessModel", "We charge")).toEqual([]);
  expect(await of("problem", "Los hoteles pequeños mandan la ropa a la lavandería y la pierden")).toEqual([]);
});

test("a full answer leaves nothing open", async () => {
  expect(await hints("businessModel", IDEAS.hvac)).toEqual([]);
  expect(await hints("targetAudience", IDEAS.hvac)).not.toContain("who exactly would pay first");
});
