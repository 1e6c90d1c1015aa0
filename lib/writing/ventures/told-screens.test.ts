import { readBrief } from "@/lib/brief/read-brief";
import { SCREENS_OF } from "./screens-of";
import { asTold } from "./told-screens";

const answers = {
  problem:
    "My neighbours are 75 and older and every week something on the phone or the laptop stops: the bank app wants an update, the printer is gone, the photos are full. The children live in Vienna and try to explain it on the telephone and everybody is angry in the end.",
  solution:
    "I come to the house and put it right: phone, laptop, television, router. I write down on one big card what I did, and I leave a sheet with the five things they use. An hour at the kitchen table, with coffee if they like.",
  targetAudience:
    "People over 70 in Graz who live alone or as a couple. It's the daughters and sons who find me and pay in half of the cases.",
  differentiator: "Slow, no foreign words, and never a remote control of somebody's machine.",
  businessModel: "55 euros an hour, travel in Graz included. A yearly card for 400 euro gives ten hours.",
};
const screensFor = (kind: string, said: typeof answers) => {
  const known = SCREENS_OF.get(kind);
  if (!known) throw new Error(kind);
  return asTold(known, readBrief(said))?.screens.map(({ name }) => name) ?? null;
};

test("a kind whose things the founder never speaks of is not theirs", () =>
  expect(screensFor("electronics-store", answers)).toBeNull());

test("of a kind that is theirs the screens stay that show what they speak of", () =>
  expect(
    screensFor("pet-sitting", {
      ...answers,
      solution:
        "I come to the owner's home twice a day, feed the cat, clean the litter, give tablets and send a photo after every visit, so that the owner can stay away from Friday to Monday and the cat stays at home with its routine and its medicine.",
      targetAudience: "Cat owners in Leeds who travel and want a sitter for the cat, no dogs.",
    }),
  ).toContain("Book a sitter"));

test("short answers leave the known screens as they are", () =>
  expect(screensFor("electronics-store", { ...answers, problem: "", solution: "Phones." })).toContain(
    "Washing machine",
  ));
