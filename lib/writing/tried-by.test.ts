import { readSoFar } from "@/lib/brief/evidence/so-far";
import { readBrief } from "@/lib/brief/read-brief";
import { standingOf } from "./standing";
import { triedBy } from "./tried-by";

const told = (businessModel: string) => {
  const answers = { problem: "", solution: "", targetAudience: "", differentiator: "", businessModel };
  return triedBy({ language: "en", answers, stated: { soFar: readSoFar(answers) } });
};

test.each([
  ["Three labs in Laureles have tried it since June and one of them has paid for two months.", 3, 1],
  ["12 clinics tested it last winter, 5 of them pay today.", 12, 5],
])("%s", (said, all, paying) => {
  expect(told(said)).toMatchObject({ all, paying, rest: all - paying });
});

test.each([
  "Three labs have tried it since June.",
  "Three labs have tried it and three of them pay.",
  "We sold 40 of them in three shops.",
])("%s: nobody is told who does not pay", (said) => {
  expect(told(said)).toBeNull();
});

test.each([
  ["There are 14 podcasters trying it for free at the moment.", 14, "podcasters", "have"],
  ["Six arborists tested it this summer.", 6, "arborists", "tried"],
  ["We have done it free for 30 colleagues of my sister.", 30, "", "done"],
  ["My brother-in-law and two of his friends are trying it for free right now.", 3, "", "have"],
  ["I'm a therapist and nine of my own families have used it free since September.", 9, "", "have"],
] as const)("nobody of them pays: %s", (said, all, who, how) => {
  expect(told(said)).toEqual({ all, paying: 0, rest: all, who, how });
});

test.each([
  ["35 artisans have signed up already.", "promise"],
  ["We've onboarded 12 tutors.", "joined"],
  ["12 friends tested it.", "test"],
  ["46 families are on a waiting list.", "promise"],
  ["I've interviewed 17 owners.", "nothing"],
  ["We have sold 60 at street markets.", "sold"],
])("how far it is: %s", (said, standing) => {
  const answers = {
    problem: "It is done late.",
    solution: "A box.",
    targetAudience: "Owners.",
    differentiator: "Made by hand.",
  };
  expect(standingOf(readBrief({ ...answers, businessModel: said }))).toBe(standing);
});
