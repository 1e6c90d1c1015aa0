import type { Form } from "../../form";
import type { Cast } from "../cast";

export interface Screen {
  name: string;
  parts: string[];
  empty: string;
  error: string;
}

const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** A list with lines in it, so that a drawing says what it would hold. */
export const rows = (title: string, lines: readonly string[]) =>
  lines.length > 0
    ? `list "${title}" with ${lines
        .slice(0, 3)
        .map((line) => `"${line}"`)
        .join(" and ")}`
    : `list "${title}"`;
export const filled = (label: string, value: string) => `field "${label}" with "${value}"`;

/** What a buyer sees around the founder's own features, by the form of the work. */
export const FORM_SCREENS: Record<Form, (cast: Cast, price: string) => Screen[]> = {
  saas: ({ one, many, success, does, firm }) => [
    {
      name: `All ${many}`,
      parts: [
        `search field "Find one ${one}"`,
        rows(`${cap(many)}, what waits first`, [
          `${cap(one)} 1: waits for you`,
          `${cap(one)} 2: done today`,
          `${cap(one)} 3: nothing entered yet`,
        ]),
        'switch "Only what waits for me"',
        `button "Add one ${one}"`,
      ],
      empty: `one example, marked as one, and the button that adds the first ${one}`,
      error: `the list as of the last visit, with its time`,
    },
    {
      name: "First week",
      parts: [
        `headline "${success}"`,
        rows("Still to do", [`Enter your first three ${many}`, ...does.slice(0, 2)]),
        `button "${firm ? "Invite a colleague" : "Do the next one"}"`,
        `link "${firm ? "Plan and invoices" : "What it costs, and how to stop"}"`,
      ],
      empty: `every line ticked, and the date on which the first week ends`,
      error: `a line that could not be saved stays open and says why`,
    },
  ],
  usage: ({ one, does }, price) => [
    {
      name: "First call",
      parts: [
        filled("Your input", `one ${one} of your own`),
        'button "Send"',
        rows("The answer", does),
        'link "Copy as code"',
      ],
      empty: `a sample ${one} that can be sent without a key`,
      error: "the field that was missing, by its name",
    },
    {
      name: "Usage and limit",
      parts: [
        'chart "Calls this month"',
        `price "${price}"`,
        filled("Stop at", "a sum of your own"),
        'switch "Warn me before"',
      ],
      empty: "no calls yet, with the call to copy",
      error: "over the limit: calls wait, none is lost",
    },
  ],
  marketplace: ({ one, many, demand, supply, does, timed }, price) => [
    {
      name: `Search, for ${demand}`,
      parts: [
        filled("What you need", one),
        timed ? 'field "Day and hour"' : 'field "How much of it"',
        timed
          ? rows("Free, nearest first", [
              `${cap(one)} 1: free at that hour`,
              `${cap(one)} 2: free an hour later`,
            ])
          : rows("What there is", [`${cap(one)} 1: just in`, `${cap(one)} 2: little left`]),
        `button "Ask for ${one} 1"`,
      ],
      empty: timed
        ? "nobody free at that hour, with the next hour that is, and a request that stays open"
        : `no ${one} of that kind, and a request that stays open`,
      error: "the map did not load; the list still works",
    },
    {
      name: `My entry, for ${supply}`,
      parts: [
        `photograph "What I offer"`,
        filled("My price", "set by you"),
        timed
          ? rows("When I am free", ["Monday, from nine", "Wednesday, afternoon"])
          : rows(`My ${many}`, [`${cap(one)} 1: shown`, `${cap(one)} 2: sold`]),
        `price "Our part: ${price}"`,
        'button "Show me to others"',
      ],
      empty: `an entry without a picture is not shown yet, and says so`,
      error: "what could not be checked is named, and who checks it",
    },
    {
      name: `Requests, for ${supply}`,
      parts: [
        rows(
          "Waiting for your answer",
          timed
            ? ["Tomorrow at ten, new", "Friday at two, second time"]
            : [`For ${one} 1, new`, `For ${one} 2, asked twice`],
        ),
        'buttons "Accept" and "Decline"',
        rows("What they see of you", does.slice(-2)),
        'link "What I have earned"',
      ],
      empty: `no request yet, and what makes one more likely`,
      error: "somebody else was quicker; the request is closed, with no mark against you",
    },
    {
      name: "Afterwards, for both",
      parts: [
        'headline "Did it go as agreed?"',
        'buttons "Yes" and "Not quite"',
        `field "One line about ${one} 1"`,
        'button "Report a problem"',
      ],
      empty: `nothing to rate; the last ${many} stand below`,
      error: "money is held until both have answered",
    },
  ],
  ecommerce: ({ one, does }, price) => [
    {
      name: `The ${one}`,
      parts: [
        `photograph "The ${one}, in use"`,
        `price "${price}"`,
        rows("What you get", does),
        filled("How many", "one"),
        'button "Put it in the basket"',
      ],
      empty: "sold out, with the day of the next batch and a field for an address",
      error: "stock could not be checked; the basket is kept",
    },
    {
      name: "Checkout",
      parts: [
        'fields "Deliver to" and "On which day"',
        'price "Everything included"',
        'button "Pay"',
        'link "Send it as a present"',
      ],
      empty: `the basket is empty, with the ${one} that most people start with`,
      error: "the payment did not go through; nothing was charged",
    },
    {
      name: "On its way",
      parts: [
        rows("Where it is", ["Made", "Packed", "Handed over for delivery"]),
        'link "Another day"',
        `button "The same again"`,
      ],
      empty: "no order yet",
      error: "the carrier does not answer; the last known place is shown with its time",
    },
  ],
  services: ({ one, many, does }, price) => [
    {
      name: "Ask for a date",
      parts: [
        filled("What it is about", `one ${one}`),
        'field "Where"',
        rows("Next free", ["Thursday morning", "Friday afternoon"]),
        `price "${price}"`,
        'button "Take this date"',
      ],
      empty: "nothing free this week, with a place on the waiting list",
      error: "that date has just gone; the next two are shown",
    },
    {
      name: "What was done",
      parts: [
        `photograph "${cap(one)} 1, afterwards"`,
        rows("Done today", does),
        'button "Fix the next date"',
        'link "Something is missing"',
      ],
      empty: "the day on which the first entry will stand here",
      error: "the picture has not arrived; the text has",
    },
    {
      name: "Today, for those who do the work",
      parts: [
        rows(`The ${many} of today`, [`At nine: ${one} 1`, `At eleven: ${one} 2`]),
        'map "The way there"',
        'buttons "Started" and "Finished"',
        'button "Send the pictures"',
      ],
      empty: "nothing booked today",
      error: "offline: times are kept and sent later",
    },
  ],
  fintech: ({ does }, price) => [
    {
      name: "Amount and fee",
      parts: [
        filled("Amount", "yours"),
        `price "${price}"`,
        rows("Before you confirm", does),
        'button "Confirm"',
      ],
      empty: "an example with every fee on a line of its own",
      error: "the rate has changed; both are shown and nothing is booked",
    },
    {
      name: "Where it is",
      parts: [
        rows("Steps", ["Received from you", "On its way", "Arrived"]),
        'button "Ask a person"',
        'link "Receipt"',
      ],
      empty: "no transfer yet",
      error: "the bank has not answered; the money is where the last step says",
    },
  ],
  media: ({ does }, price) => [
    {
      name: "This issue",
      parts: [
        rows("In this issue", does),
        'button "Read on"',
        'link "All issues"',
        'button "Send it to somebody"',
      ],
      empty: "the day of the next issue",
      error: "the text is there, the pictures follow",
    },
    {
      name: "Subscribe",
      parts: [
        'field "Your address"',
        `price "${price}"`,
        'switch "Only what concerns me"',
        'button "Subscribe"',
      ],
      empty: "one whole issue, before any address",
      error: "the address looks mistyped; it was kept",
    },
  ],
  hardware: ({ one, does, success }) => [
    {
      name: `The ${one} now`,
      parts: [
        `headline "${success}"`,
        'chart "The last seven days"',
        rows("What it says", does),
        'button "Tell me earlier"',
      ],
      empty: `the ${one} has been on for an hour; the first day is not complete`,
      error: `no sign of life, with the hour of the last one and what to check first`,
    },
    {
      name: "Setting it up",
      parts: [
        'picture "1. Out of the box"',
        `picture "2. The ${one} in its place"`,
        'picture "3. A first reading on the phone"',
        'button "It works"',
      ],
      empty: "the three pictures, without a phone in sight",
      error: "it was not found; the two usual reasons, with a picture each",
    },
    {
      name: "A message",
      parts: [
        rows("What happened", does.slice(0, 2)),
        rows("Who has been told", ["You", "Whoever stands in for you"]),
        'buttons "I see to it" and "Not now"',
      ],
      empty: "all quiet, with the hour of the last reading",
      error: "the message could not be delivered; the next try is shown",
    },
  ],
  local: ({ one, does }, price) => [
    {
      name: "Today",
      parts: [
        rows("What there is", does),
        `price "${price}"`,
        'field "I come at"',
        'button "Keep one for me"',
      ],
      empty: `sold out for today, with the hour at which it starts tomorrow`,
      error: "the page is older than an hour: ring us",
    },
    {
      name: "At the counter",
      parts: [
        rows("Kept for", ["Ten o'clock: one", "Half past ten: two"]),
        `buttons "Handed over" and "Did not come"`,
        `field "Left of the ${one}"`,
      ],
      empty: "nothing kept yet",
      error: "offline: what is kept stands on this device",
    },
  ],
  education: ({ one, does, success }, price) => [
    {
      name: "Dates and places",
      parts: [
        rows("Next dates", ["First date: places left", "Second date: nearly full"]),
        filled("Who comes", "your name"),
        `price "${price}"`,
        'button "Take a place"',
      ],
      empty: "no date fixed yet, with a field for the weekend that suits",
      error: "somebody was quicker; the next date is offered",
    },
    {
      name: "What you will have done",
      parts: [
        `headline "${success}"`,
        rows("With your own hands", does),
        `picture "The ${one} you work on"`,
        'button "Bring this along"',
      ],
      empty: "the list as it looks before the first hour",
      error: "what was missed can be made up on the date below",
    },
  ],
  nonprofit: ({ does, success }) => [
    {
      name: "A place for somebody",
      parts: [
        'fields "First name" and "How to reach them"',
        rows("What happens then", does),
        'button "Pass it on"',
        'link "I ask for myself"',
      ],
      empty: "no names are kept here; the number of free places is",
      error: "it was not sent; ring instead, the number stands below",
    },
    {
      name: "What became of it",
      parts: [
        `headline "${success}"`,
        rows("This quarter", ["Came", "Stayed to the end", "Would tell others"]),
        'chart "Quarter by quarter"',
        'button "Send it to a funder"',
      ],
      empty: "the day of the first count",
      error: "a figure that is not confirmed stays open",
    },
  ],
  network: ({ one, does }, price) => [
    {
      name: "Members",
      parts: [
        rows("Who takes part", ["The first three, by name", "Invited, not yet in"]),
        'button "Invite a neighbour"',
        `price "${price}"`,
      ],
      empty: "you are the first: what the second one is offered",
      error: "the list as of yesterday",
    },
    {
      name: `The shared ${one}`,
      parts: [
        rows("How it works", does),
        'chart "What it brought each member"',
        'button "Put it to the vote"',
      ],
      empty: "the first month is not over",
      error: "a member's figures are missing; the sum says so",
    },
  ],
};
