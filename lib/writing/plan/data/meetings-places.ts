import type { Meetings } from "./meetings-firms";

/** People who come to a place and stay for an hour or a day. */
export const GUEST: Meetings = {
  prospects: (w) => [
    w.now
      ? `Find twelve ${w.crowd} where they go today: ${w.now}`
      : `Find twelve ${w.crowd}${w.at} where they spend that hour today`,
    w.vary(
      "prospects",
      `Be there when they come out, on a full day and on an empty one, and ask for ten minutes. Friends don't count. Done when: twelve ${w.crowd} have left a first name and a number, and six talks have an hour.`,
      `Begin with ${w.how.find}. Ask each for one more who would come along. Done when: twelve ${w.crowd} are on the list with the part of ${w.place} they'd come from, and six talks are fixed.`,
    ),
  ],
  "interviews-1": (w) => [
    `Ask six ${w.crowd} where they went the last three times`,
    w.vary(
      "interviews",
      `Day, hour, with whom, what it cost and how they got there, three times over; then "${w.how.ask[1]}" Say nothing of ${w.c.name}. Done when: eighteen visits are on paper, with a tick wherever ${w.said} came up unasked.`,
      `"${w.how.ask[0]}" Then the hour that would have suited them and the way they'd have come. Done when: you know from six ${w.crowd} which hours they have, what they pay and what keeps them at home.`,
    ),
  ],
  "interviews-2": (w) => [
    `Hear six more ${w.crowd} who live further away`,
    w.vary(
      "interviews-2",
      `Twice the distance of the first six: how far is too far, and for what would they come anyway? Done when: twelve ${w.crowd} are dots on a map of ${w.place}, and five of them named the problem before you did, or didn't.`,
      `Ask what they gave up in the last year to do it, and who must agree at home. Done when: twelve ${w.crowd} are counted, and the three sentences heard most often are copied out word for word.`,
    ),
  ],
  baseline: (w) =>
    w.c.theirs
      ? [
          `Count ${w.counted} with three ${w.crowd}`,
          `One ordinary week, in their own notes. Done when: three figures for ${w.counted} are dated and can be counted again afterwards.`,
        ]
      : [
          `Have five ${w.crowd} mark one week: when would they come?`,
          `A blank week by the hour, filled in while you wait; only hours they'd pay for count. Done when: five sheets lie on top of each other, and the fullest and the emptiest hour stand beside ${w.price}.`,
        ],
  "offer-page": (w) => [
    `Draw the place for ${w.crowd} on one sheet, with hours and price`,
    w.vary(
      "offer",
      `The room from above, ${w.promise(0, "what they do there")} marked in it, the opening hours, ${w.price}. Done when: two ${w.crowd} have put their finger on where they'd be and at which hour.`,
      `What is there, what one brings along, the hours, ${w.price}, and the date from which. Done when: two ${w.crowd} have explained it to each other without you.`,
    ),
  ],
  pitches: (w) => [
    `Ask every ${w.member} you've heard for ${w.first}${w.atPrice}, paid ahead`,
    w.vary(
      "pitches",
      `Show the sheet, name the first day, then the price, and wait; a yes is ${w.how.yes}, given back in full if the doors stay shut. Done when: each of these ${w.crowd} stands under "paid", "no, because" or "not this month".`,
      `Give the first twenty a number and print it on their receipt; who pays now chooses their hour first. Done when: each of these ${w.crowd} has paid, or you have the reason in their words.`,
    ),
  ],
  landing: (w) => [
    `Put up a page on which ${w.crowd} can take one hour`,
    `The part of ${w.place}, the hours, ${w.price}, one button that takes money. ${w.c.proofs[0] ? `On top what can be checked: "${w.c.proofs[0]}". ` : ""}Done when: ten ${w.crowd} have opened it on a phone, and you know how many took an hour.`,
  ],
  referral: (w) => [
    `Let each of the first ${w.crowd} bring one other for nothing`,
    w.vary(
      "referral",
      `Once, in an hour that is never full, with the name of whoever brought them in the book. Done when: ${w.crowd} who were brought and ${w.crowd} who then paid ${w.price} are two figures.`,
      `A card with a date on it, good for one visit in a quiet hour. Done when: you know how many ${w.crowd} came along, and how many of those stayed${w.atPrice}.`,
    ),
  ],
  "closing-calls": (w) => [
    `Ask each of the first ${w.crowd} for the next month${w.atPrice}`,
    w.vary(
      "closing",
      `In person, at the door, after a visit and not before one. Done when: those ${w.crowd} who go on have paid ${w.price}, and whoever doesn't has named the hour, the price or the way.`,
      `Look up first how often each of them came. Done when: the list of ${w.crowd} says who stays${w.atPrice}, who leaves and how many visits each of them had by then.`,
    ),
  ],
};
