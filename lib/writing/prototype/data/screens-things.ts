import { cap, withArticle } from "../../english";
import type { Scene } from "../../scene";
import type { Cast } from "../cast";
import { PEOPLE } from "../samples";
import {
  ask,
  button,
  buttons,
  chart,
  figure,
  filled,
  headline,
  link,
  picture,
  rows,
  type Screen,
  talk,
  toggle,
} from "../screen";
import { evening } from "./screens-evenings";

const BY_TEXT = /\bsms\b|\btext messages?\b|\b(?:by|via|a) text\b/i;
const RETURNED =
  /\b(?:return\w*|deposit|refill\w*|jars? come back|bottles? come back|mehrweg|consigne|vasilhame)\b/i;
const MEASURED = /\b(?:measures?|sizes?|configurator|fit(?:s|ted)?)\b/i;
const TO_MEASURE =
  /\b(?:configurator|made[ -]to[ -](?:measure|order)|custom[ -]?(?:made|ised|ized)?|personal(?:is|iz)ed|engrav\w+|hand-?written|your own (?:design|colours|text|photo)|bespoke)\b/i;
const STANDING = /\b(?:subscri\w+|standing orders?|delivered every|plans? of)\b/i;
const AGAIN = /\b(?:a month|per month|monthly|weekly|every week|subscription|subscribe)\b/i;

/** Things that are made, sold, let or used in one place. */
export const THINGS: Partial<Record<Scene, (cast: Cast) => Screen[]>> = {
  goods: (c) => [
    {
      name: "Basket",
      parts: [
        filled(`How many ${c.many}`, "One"),
        c.items.length > 1 ? rows("In it", c.items) : "",
        ...c.prices.slice(0, 2).map(figure),
        filled("Bring it to", c.places[0] ? `Street, ${c.places[0]}` : "Street or pick-up point"),
        rows("Day", c.slots.slice(0, 2)),
        button("Pay"),
      ],
      empty: `what most people start with: one ${c.one}`,
      error: "the payment did not go through; nothing was charged",
    },
    {
      name: "On its way",
      parts: [
        rows(
          "Today",
          c.made.length > 1
            ? c.made
            : [
                c.made[0] ?? "Made this week",
                "Packed by hand",
                c.says(/\bbike|bicycle\b/i)
                  ? "On the bike"
                  : c.says(/\bvan\b/i)
                    ? "In the van"
                    : "Handed to the carrier",
              ],
        ),
        link("Leave it with a neighbour"),
        c.says(RETURNED) ? toggle("I have empties to give back") : button("Choose another day"),
      ],
      empty: "no order under way",
      error: "the carrier does not answer; the last known place is shown with its time",
    },
    {
      name: `Label of the ${c.one}`,
      parts: [
        headline(c.proofs[0] ?? c.does[0] ?? c.name),
        rows(
          "What is in it, where it comes from",
          c.items.length + c.made.length > 1
            ? [...c.items, ...c.made].slice(0, 5)
            : [...c.items, ...c.made, ...c.proofs.slice(1, 3)],
        ),
        picture("Code that leads to this batch"),
        'text "Batch, date, how to keep it"',
      ],
      empty: "a batch that is not tested yet carries no claim",
      error: "a batch called back says so at its code",
    },
    c.prices.some((price) => AGAIN.test(price)) || c.says(STANDING)
      ? {
          name: "Standing order",
          parts: [
            rows("Next deliveries", c.slots.slice(0, 3)),
            figure(c.prices.find((price) => AGAIN.test(price)) ?? c.price),
            buttons("Skip one", "Change it"),
            link("Stop"),
          ],
          empty: "no standing order, with what it would save",
          error: "the card has run out: nothing is sent before you say so",
        }
      : c.says(TO_MEASURE)
        ? {
            name: "Make it yours",
            parts: [
              picture(`The ${c.one}, as it will look`),
              c.says(MEASURED)
                ? filled("Size", "Measured by you, checked by us")
                : filled("Your words", "A line or two"),
              rows("Choose", c.items.length > 0 ? c.items : ["Shape", "Surface", "A line of your own"]),
              figure(c.price),
              button("Into the basket"),
            ],
            empty: "the one that most people choose, to change",
            error: "that size cannot be made: the nearest two are shown",
          }
        : {
            name: "The same again",
            parts: [
              rows("Last time", [`One ${c.one}`, c.does[0] ?? ""]),
              button("Order the same"),
              ask("What was good, what was not"),
              c.says(RETURNED)
                ? rows("Empties", ["Two to give back", "Deposit returned at the door"])
                : link("Send one as a present"),
            ],
            empty: "the first order is still ahead",
            error: "sold out until the next batch, with its day",
          },
    {
      name: c.kinds[1] ? `Order sheet, for ${c.kinds[1].toLowerCase()}` : "Packing desk",
      parts: [
        rows(
          c.kinds[1] ? "By quantity" : "To pack today",
          c.kinds[1]
            ? c.prices.slice(-2)
            : PEOPLE.map((who, at) => `${who}: ${["one", "two", "one"][at]} ${at === 1 ? c.many : c.one}`),
        ),
        filled(
          "How much",
          c.kinds[1]
            ? c.says(AGAIN)
              ? "Each week, until stopped"
              : "How many, and by when"
            : "Left on the shelf",
        ),
        buttons(c.kinds[1] ? "Order" : "Packed", c.kinds[1] ? "Ask for a sample" : "Short by one"),
      ],
      empty: "no order yet, with the price by quantity",
      error: "more was ordered than is there: who gets it first is shown",
    },
  ],
  object: (c) => [
    {
      name: `The ${c.one}`,
      parts: [
        `photograph "The ${c.one} in the hand, in use"`,
        rows("What it does", c.does.slice(0, 3)),
        rows("Measured, not promised", c.proofs.slice(0, 2)),
        ...c.prices.slice(0, 1).map(figure),
        button("Order it"),
      ],
      empty: "sold out, with the day of the next batch and a field for an address",
      error: "stock could not be checked; the basket is kept",
    },
    {
      name: "Order",
      parts: [
        filled("How many", `One ${c.one}`),
        'fields "Deliver to" and "E-mail for the receipt"',
        rows("Included", ["Postage", "Thirty days to send it back", "Spare part once, free"]),
        button("Pay"),
      ],
      empty: "the basket is empty",
      error: "the payment did not go through; nothing was charged",
    },
    {
      name: "Card in the box",
      parts: [
        picture(`1. Out of the box: the ${c.one} and nothing to throw away`),
        picture(`2. ${c.does[0] ?? "First use, in one minute"}`),
        picture(`3. ${c.does[1] ?? c.proofs[0] ?? "How to clean it"}`),
        'text "Help: one number, a person answers"',
      ],
      empty: "the card is understood without a word, tried with five people",
      error: "does not work: the two usual reasons, with a picture each",
    },
    {
      name: "Care and parts",
      parts: [
        headline(`Your ${c.one}, bought this spring`),
        rows("Parts", ["What wears first", "What can be changed by hand", "What we repair"]),
        buttons("Order a part", "Send it in"),
        link("Pass it on to somebody else"),
      ],
      empty: "registered with the number under the foot",
      error: "out of warranty: the price of the repair before anything is sent",
    },
    {
      name: c.kinds[1] ? `Order sheet, for ${c.kinds[1].toLowerCase()}` : "Order sheet, for shops",
      parts: [
        rows(
          "By the box",
          c.prices.length > 1 ? c.prices.slice(1) : ["One box to try", "From three boxes on"],
        ),
        rows("Papers", ["Data sheet", "Test report", "Declaration of conformity"]),
        button("Order a box"),
        link("Ask for one to try"),
      ],
      empty: "one to try, free for two weeks",
      error: "delivery date not certain: order only reserved",
    },
  ],
  device: (c) => [
    {
      name: `The ${c.one} now`,
      parts: [
        headline(c.does.find((d) => /tell|warn|show|send|text/i.test(d)) ?? c.success),
        chart("Last 24 hours, live"),
        rows(`Your ${c.many}`, [
          `${cap(c.one)} 1${c.places[0] ? `, ${c.places[0]}` : ""}: all quiet`,
          `${cap(c.one)} 2${c.places[1] ? `, ${c.places[1]}` : ""}: look today`,
          `${cap(c.one)} 3: weak battery`,
        ]),
        button("Tell me earlier"),
      ],
      empty: `the ${c.one} has been on for an hour; the first day is not complete`,
      error: "no sign of life, with the hour of the last one and what to check first",
    },
    {
      name: c.says(BY_TEXT) ? "Text message, on any phone" : "Warning",
      parts: c.says(BY_TEXT)
        ? [
            talk("Messages", [
              `${c.name}: ${c.one} 2 needs you, since 6:40 this morning. Answer 1: I go and look. 2: false alarm.`,
              "1",
              `${c.name}: noted. Next message when all is quiet again.`,
            ]),
          ]
        : [
            headline(`${c.name}: ${cap(c.one)} 2 needs you`),
            rows("Why", ["Not as on the last 14 days", "Since 6:40 this morning"]),
            chart("This morning, against a usual one"),
            buttons("I go and look", "False alarm"),
            link("Who else has been told"),
          ],
      empty: "no warning yet; the last test message is shown",
      error: "not delivered: the next try and the second number",
    },
    {
      name: "Setting it up",
      parts: [
        picture("1. Out of the box, switch on"),
        picture(`2. The ${c.one} in its place`),
        picture("3. First reading, within the hour"),
        button("It works"),
        link("Ring somebody who has done it"),
      ],
      empty: "the three pictures, readable without a network",
      error: "not found: the two usual reasons, with a picture each",
    },
    {
      name: "What was right, what was not",
      parts: [
        rows("Warnings so far", ["Right: seen on the spot", "Too early", "Missed: entered by you"]),
        chart(c.measure),
        ask("What you found"),
        button("Share with a colleague"),
      ],
      empty: "the first season has just begun",
      error: "a warning nobody has answered stays open",
    },
    {
      name: "Order and service",
      parts: [
        rows("What it costs", c.prices),
        filled("How many", `${cap(c.many)}, and where they stand`),
        button("Order"),
        link("Battery, spare parts, return"),
      ],
      empty: "one to try for a season",
      error: "no reception at that place: said before it is sent",
    },
  ],
  rental: (c) => [
    {
      name: `Choose ${withArticle(c.one)}`,
      parts: [
        `photograph "The ${c.one}, as it is today"`,
        rows("Free", c.slots.slice(0, 3)),
        rows("Comes with", c.items.length > 0 ? c.items : c.proofs.slice(0, 2)),
        ...c.prices.slice(0, 2).map(figure),
        button("Take it"),
      ],
      empty: `every ${c.one} is out, with the day on which the next one is back`,
      error: `somebody was quicker; the two ${c.many} most like it are offered`,
    },
    {
      name: "Handover",
      parts: [
        headline(`${c.slots[0] ?? "Tomorrow"}${c.places[0] ? `, ${c.places[0]}` : ""}`),
        `photograph "The ${c.one}, from four sides"`,
        rows("Checked together", c.proofs.length > 0 ? c.proofs.slice(0, 2) : ["Complete", "Works"]),
        buttons("Taken over", "Something is wrong"),
      ],
      empty: "what to bring, and how long it takes",
      error: "nobody there: the number that is answered now",
    },
    {
      name: "While you have it",
      parts: [
        headline(`Yours until ${c.slots[2] ?? c.slots[0] ?? "Friday"}`),
        rows("There and back", c.does.filter((d) => BACK.test(d)).slice(0, 3)),
        button(LIVING.test(c.one) ? "Something is wrong with it" : "Something broke"),
        buttons("Keep it longer", "Swap it"),
        link("What is insured"),
      ],
      empty: `you have no ${c.one} at the moment`,
      error: `it takes longer than said: the hour at which another ${c.one} comes`,
    },
    {
      name: `Stock desk, for ${c.crew}`,
      parts: [
        rows("Out and back", [
          "Back today, to be checked",
          `Out${c.places[0] ? `, ${c.places[0]}` : ""}`,
          LIVING.test(c.one) ? "At rest until Thursday" : "In repair until Thursday",
        ]),
        chart(`Days out, by ${c.one}`),
        buttons("Back, fine", "Back, damaged"),
        ask("What to mend first"),
      ],
      empty: "everything is on the shelf",
      error: `a ${c.one} that nobody has seen for a week is listed first`,
    },
  ],
  counter: (c) => [
    {
      name: "Board at the door",
      parts: [
        headline(`Today${c.places[0] ? `, ${c.places[0]}` : ""}`),
        rows(
          "There is",
          c.items.length > 0
            ? c.items.map((item) => `${cap(c.one)}: ${item.toLowerCase()}`)
            : [cap(c.many), ...c.proofs.slice(0, 2)],
        ),
        ...c.prices.slice(0, 3).map(figure),
        'text "When it is gone it is gone"',
      ],
      empty: "closed: when it opens again, in large letters",
      error: "sold out early: who puts one aside for you tomorrow",
    },
    {
      name: "Keep one for me",
      parts: [
        filled(`How many ${c.many}`, "One"),
        rows("I come", c.slots.slice(0, 3)),
        c.says(/\b(?:van|hamlets?|route|stops?|round)\b/i)
          ? rows(
              "Or at the stop",
              c.places.length > 1 ? c.places : ["First stop", "Second stop", "Last stop"],
            )
          : ask("Name on the bag"),
        button("Keep it"),
      ],
      empty: "ordering closes the evening before, with the hour",
      error: "too late for today; tomorrow is already chosen",
    },
    {
      name: "Counter till",
      parts: [
        rows("Kept for", [
          `Paid, comes early: ${c.items[0]?.toLowerCase() ?? c.one}`,
          `Pays at the counter: ${c.items[1]?.toLowerCase() ?? `two ${c.many}`}`,
          "Ordered by phone",
        ]),
        buttons("Handed over", "Did not come"),
        figure(`Left: a dozen ${c.many}`),
        button(`Sell one ${c.one}`),
      ],
      empty: "nothing kept yet",
      error: "offline: what is kept stands on this device",
    },
    {
      name: "End of the day",
      parts: [
        chart(c.measure),
        rows("Today", ["Made", "Sold", "Left over, and where it went"]),
        ask("What people asked for and we had not"),
        button("Plan tomorrow"),
      ],
      empty: "the first day is not over",
      error: "till and count differ: the difference is a line of its own",
    },
  ],
  seat: (c) => [
    {
      name: "Free now",
      parts: [
        rows(
          "Hours",
          c.slots.map(
            (slot, at) => `${slot}: ${[`three ${c.many} free`, `one ${c.one} free`, "all free"][at]}`,
          ),
        ),
        filled("Where", c.places.length > 1 ? c.places.join(", ") : (c.places[0] ?? "Here")),
        ...c.prices.slice(0, 2).map(figure),
        button("Take this hour"),
      ],
      empty: `every ${c.one} is taken today, with the next free hour and a message when one opens`,
      error: `somebody was quicker with this ${c.one}; the hour after it is offered`,
    },
    {
      name: "Your ticket",
      parts: [
        headline(`${c.slots[0] ?? "Today"}${c.long ? `, ${c.long}` : ""}`),
        picture("Code for the door"),
        rows("There for you", c.items.length > 0 ? c.items : c.does.slice(0, 3)),
        link("Give it to somebody else"),
      ],
      empty: "nothing booked, with opening hours",
      error: "the code does not open: a person answers at this number",
    },
    {
      name: "House rules board",
      parts: [
        headline(c.proofs[0] ?? `Welcome at ${c.name}`),
        rows("Good to know", c.proofs.length > 1 ? c.proofs.slice(1, 3) : c.does.slice(0, 3)),
        ...c.prices.slice(0, 2).map(figure),
        'text "Leave it as you would like to find it"',
      ],
      empty: "the board hangs where one waits, readable from two steps away",
      error: "something is out of order: a note with the day on which it is mended",
    },
    {
      name: "Door desk",
      parts: [
        rows("Expected", [
          "On the hour: two, one for the first time",
          "Next hour: full",
          `Walk-in: one ${c.one}`,
        ]),
        buttons("Came", "Did not come"),
        ask("Broken, missing, to clean"),
        button("Close the day"),
      ],
      empty: "nobody booked, walk-ins only",
      error: "offline: the list of this morning is on the device",
    },
  ],
  event: (c) => (c.says(CONFERENCE) ? conference(c) : evening(c)),
};

const LIVING = /^(?:hen|chicken|duck|goat|sheep|dog|pony|horse|bee|rabbit|tree|plant)$/;
const BACK = /\b(?:deliver|collect|bring|fetch|pick|post|send|wash|clean|return|swap|exchange)s?\b/i;
const CONFERENCE =
  /\b(?:conferences?|congress|exhibit\w*|summit|hackathon|festivals?|trade fair|sponsors?|badges?|stages?|programme|talks|messe|kongress|congreso|feria|fiera|convegno|conf[ée]rence)\b/i;
const conference = (c: Cast): Screen[] => [
  {
    name: "Programme",
    parts: [
      toggle("Only what I marked"),
      rows(
        "Day by day",
        [...(c.items.length > 0 ? c.items : c.does)]
          .slice(0, 4)
          .map((item, at) => `${["Fri", "Sat", "Sat", "Sun"][at]}: ${item}`),
      ),
      button("Mark it"),
      link("Who is on stage"),
    ],
    empty: "the programme is announced in parts, with the day of the next one",
    error: "moved to another room: shown before you set out",
  },
  {
    name: "Tickets",
    parts: [
      ...c.prices.slice(0, 3).map(figure),
      filled("Name on the badge", "Name and what you do"),
      button("Buy a ticket"),
      link("Cannot come: pass it on"),
    ],
    empty: "not on sale yet, with the day and an address field",
    error: "the payment did not go through; the ticket is kept for ten minutes",
  },
  {
    name: "Ticket with badge",
    parts: [
      headline(`${c.name}${c.places[0] ? `, ${c.places[0]}` : ""}`),
      picture("Code for the entrance"),
      rows("Do not miss", c.does.slice(0, 2)),
      'text "Name, in letters that are read from two steps away"',
    ],
    empty: "a badge without a name can be written on",
    error: "code not read: the name on the list is enough",
  },
  {
    name: "Entrance desk",
    parts: [
      figure("Inside now, of those expected"),
      rows("Arriving", ["Ticket fine", "Second scan: ask for the name", "Guest of a sponsor"]),
      buttons("Let in", "Ask at the desk"),
      chart("Arrivals by the hour"),
    ],
    empty: "doors open in an hour; the lists are on every device",
    error: "offline: tickets are checked against this morning's list",
  },
  {
    name: c.prices.length > 1 ? "Tables and partners" : "During the day",
    parts: [
      rows(
        "What they get",
        c.prices.length > 1 ? [c.prices.at(-1) ?? "", ...c.does.slice(-2)] : c.does.slice(0, 3),
      ),
      rows("Meetings", ["Free: first hour", "Taken", "Free: last hour"]),
      buttons("Reserve", "Ask for a call"),
    ],
    empty: "who came last time, and how many",
    error: "two asked for the same table: the first has it until tonight",
  },
];
