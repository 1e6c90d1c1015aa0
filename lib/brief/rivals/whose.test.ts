import { readBrief } from "../read-brief";
import { isSaidOfOthers } from "./others-said";

/** The difference of an offer, with the clauses that tell of another way and those that tell of the offer. */
const TOLD: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  [
    "Volunteers who drive families to visits.",
    "There is a state scheme that refunds the fare but it pays late. Normal community transport won't touch it. I did it myself.",
    [
      "there is a state scheme that refunds the fare",
      "it pays late",
      "Normal community transport won't touch it",
    ],
    ["I did it myself"],
  ],
  [
    "Software for lofts that reads the order.",
    "The big fleet systems are made for owners, not for us in the shed. They charge us a percentage just to be listed. Mine is only for the loft.",
    [
      "The big fleet systems are made for owners, not for us in the shed",
      "They charge us a percentage just to be listed",
    ],
    ["Mine is only for the loft"],
  ],
  [
    "A hall with long tables for quilters.",
    "The church hall ask 60 for a day and you must clean. With me the quilt can stay on the table.",
    ["The church hall ask 60 for a day and you must clean"],
    ["With me the quilt can stay on the table"],
  ],
  [
    "A sensor on the pump.",
    "Theres industrial gear but its 2,800 a point and made for factories. Ours runs on a battery. It lasts five years.",
    ["Theres industrial gear but its 2,800 a point and made for factories"],
    ["Ours runs on a battery", "It lasts five years"],
  ],
  [
    "A class for welders in the evening.",
    "Regular colleges take two years. It takes us six weeks. Every student welds on the first day.",
    ["Regular colleges take two years"],
    ["It takes us six weeks", "Every student welds on the first day"],
  ],
  [
    "Carers who come at night.",
    "Most people just ask a neighbour. They get tired of it. Our carers stay until breakfast.",
    ["Most people just ask a neighbour", "They get tired of it"],
    ["Our carers stay until breakfast"],
  ],
  [
    "A box of seeds by post.",
    "Each bag has the date of picking. There is always somebody at the phone. You get your money back.",
    [],
    ["Each bag has the date of picking", "There is always somebody at the phone", "You get your money back"],
  ],
];
test.each(TOLD)("whose doing it is, in the difference of: %s", (solution, differentiator, theirs, ours) => {
  const brief = readBrief({
    ...{ solution, differentiator },
    problem: "It goes wrong.",
    targetAudience: "People here.",
    businessModel: "10 each.",
  });
  expect(theirs.filter((said) => !isSaidOfOthers(said, brief))).toEqual([]);
  expect(ours.filter((said) => isSaidOfOthers(said, brief))).toEqual([]);
});
