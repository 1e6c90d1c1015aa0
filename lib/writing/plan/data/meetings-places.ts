import { checkable, type Meetings, urgent } from "./meetings-firms";

/** People who come to a place and stay for an hour or a day. */
export const GUEST: Meetings = {
  prospects: (w) => [
    `Find twelve ${w.crowd}${w.at} who will talk to you`,
    `Start with ${w.how.find}${w.now ? `, and go where they go today: ${w.now}` : ""}. Leave friends and family out, ask each person for one more name, and keep ${w.c.name} for later. Done when: you have twelve names with a number, and six of them have a time for a conversation.`,
  ],
  "interviews-1": (w) => [
    `Interview six ${w.crowd} about what they did the last three times`,
    `Ask for the day, the hour, who came along, what it cost and how they got there. Then ask: "${w.how.ask[1]}" Don't mention ${w.c.name} yet. Done when: six conversations are written down, and you know how many mentioned the problem on their own.`,
  ],
  "interviews-2": (w) => [
    `Interview six more ${w.crowd} who live further away`,
    `Ask how far they would travel, at which hours they could come and what would make the journey worth it. ${urgent(w)}. Done when: all twelve are marked on a map with the hours that suit them.`,
  ],
  baseline: (w) =>
    w.c.theirs
      ? [
          `Measure ${w.counted} with three ${w.crowd}`,
          `Let them note it for one ordinary week, because ${w.c.name} will be judged by this figure. Done when: you have three dated figures.`,
        ]
      : [
          `Ask five ${w.crowd} to mark the hours in which they would come`,
          `Give them an empty week and count only hours for which they would pay ${w.price}. Done when: you can name your three strongest and your three emptiest hours.`,
        ],
  "offer-page": (w) => [
    `Draw the place on one page for ${w.crowd}, with hours and prices`,
    `Show what there is${w.promise(0, "") ? ` (${w.promise(0, "")})` : ""}, what people should bring, the opening hours and the price: ${w.price}. Done when: two of them have explained the page to each other without your help.`,
  ],
  pitches: (w) => [
    `Ask the ${w.crowd} you have met to pay in advance${w.atPrice}`,
    `Show the page, name the first day and the price, and promise the money back if you don't open. Count as a yes only ${w.how.yes}. Done when: each of them has paid or given you a reason.`,
  ],
  landing: (w) => [
    `Publish a page on which ${w.crowd} can book and pay`,
    `Show where it is, the hours and the price of ${w.price}, with one button. ${checkable(w, "Put what can be checked at the top:")}Done when: fifty people have seen it, and you know how many went as far as paying.`,
  ],
  referral: (w) => [
    `Let each of the first ${w.crowd} bring one person for free`,
    `Choose an hour that is never full, and note who brought whom. Done when: you know how many guests came this way and how many of them paid for the next time.`,
  ],
  "closing-calls": (w) => [
    `Ask each of the first ${w.crowd} to book the next month${w.atPrice}`,
    `Ask in person, after a visit, and look up first how often each of them came. Done when: everybody has paid ${w.price} again or told you what kept them away.`,
  ],
};
