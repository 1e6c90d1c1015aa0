import { thereAlready } from "./there-already";

const told = (businessModel: string) =>
  thereAlready({
    problem: "A prototype takes months.",
    solution: "",
    targetAudience: "",
    differentiator: "",
    businessModel,
  }).map(({ what, thing }) => `${what}: ${thing}`);

test.each<[string, string[]]>([
  [
    "$6 a month. No users yet, I have a clickable mockup and a waiting list page going up soon",
    ["to-show: clickable mockup", "page: waiting list page"],
  ],
  [
    "£450 per gate. We have a working prototype and have shown it to a few farmers.",
    ["to-show: working prototype"],
  ],
  [
    "C$2 a unit. We have not sold it yet, still building the first version with advice from a friend who runs a small office.",
    ["adviser: a friend who runs a small office"],
  ],
  ["SEK 900. We have no users yet but a nurse I know advises us.", ["adviser: a nurse i know"]],
  ["$99. I've spent $8,500 on prototypes so far.", []],
  ["€20. The website goes live next month.", []],
  ["€20. We need a prototype before we can sell.", []],
  ["£45 a week. Our landing page is up.", ["page: landing page"]],
  ["R80. I made samples for my aunt's shop.", ["to-show: samples"]],
])("%s", (businessModel, expected) => expect(told(businessModel)).toEqual(expected));
