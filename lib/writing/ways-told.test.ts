import { readBrief } from "@/lib/brief/read-brief";
import { namesARival } from "./rival-name";
import { sortOfWay } from "./sort-of-way";
import { areSame, waysTold } from "./ways-told";

test("who has a price comes before who has a fault, and each stands once", () => {
  const brief = readBrief({
    problem: "Owners write it into a paper diary. A consultant charges $1,500 for a review.",
    solution: "A page every Monday.",
    targetAudience: "Restaurants in Toronto",
    differentiator: "The large data companies sell to chains only. Consultants want six weeks.",
    businessModel: "$40 a month.",
  });
  expect(waysTold(brief, new Set()).map(({ who, said }) => [who, said])).toEqual([
    ["a consultant", "a consultant charges $1,500 for a review"],
    ["large data companies", "the large data companies sell to chains only"],
  ]);
});

test.each([
  ["agencies", "the agencies", true],
  ["detail shops in Halifax", "shops", true],
  ["bank apps", "banks", false],
])("%s and %s", (one, other, same) => expect(areSame(one, other)).toBe(same));

test.each([
  ["the mall", "place"],
  ["the academy in Ghent", "place"],
  ["a freelance cameraman", "supplier"],
  ["a notepad", "paper"],
])("%s is tried as a %s", (who, sort) => expect(sortOfWay(who)).toBe(sort));

test.each([
  ["the big field service apps try to", "do everything", false],
  ["unlike gym memberships", "nobody uses", false],
  ["week without practice", "is money gone", false],
  ["other savings", "apps want you to save alone", false],
  ["smaller shows", "give up on it", false],
  ["granular privacy controls", "let each partner choose", false],
  ["rides", "are led by women who trained with us", false],
  ["guys", "just use a notepad", false],
  ["egg timers", "get ignored", true],
])("%s: %s", (who, flaw, names) => expect(namesARival({ who, flaw })).toBe(names));
