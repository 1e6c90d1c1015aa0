import { literal } from "@/lib/brief/text/literal";
import { cap, singular, withArticle } from "../../english";
import type { Cast } from "../cast";
import { PEOPLE } from "../people/stock";
import { samples } from "../samples";
import {
  ask,
  button,
  buttons,
  chart,
  figure,
  filled,
  headline,
  link,
  rows,
  type Screen,
  talk,
  toggle,
} from "../screen";

const [ONE = "", TWO = "", THREE = ""] = PEOPLE;
const TIMES = 3;
/** Whoever offers is somebody with a name, or a firm. */
const PERSON =
  /(?:ers|ors|ists|ants|ians|nurses|tutors|coaches|vets|carers|psws|cooks|chefs|students|freelancers|volunteers|people|women|men|parents|neighbours|hosts|guides|midwives)$/i;
/** People are looked for by name, unless they put up things. */
const named = (c: Cast) => PERSON.test(c.supply) && !c.posted;
/** What firms offer is looked at by itself, with what is told of it. */
const offered = (c: Cast) => {
  const known = c.items.slice(0, 2).join(", ").toLowerCase();
  return samples(c.one).map((one) => `${one}${known ? `: ${known}` : ""}`);
};
const near = (c: Cast, at: number) => (c.places[at] ? `, ${c.places[at]}` : "");
const when = (c: Cast, at: number) => (c.timed ? `: ${c.slots[at] ?? "next week"}` : "");

/** Who is asked to come and says no hours is asked for a day. */
const DAY = "Saturday the 14th";

/** "€520 per dinner": the founder says what one usually comes to. */
const usual = (c: Cast) => new RegExp(`\\d (?:per|an?|each) ${literal(c.one)}$`, "i").test(c.price);

const search = (c: Cast): Screen => ({
  name: `Search, for ${c.demand}`,
  parts: [
    filled("What you need", withArticle(c.one)),
    c.timed
      ? filled("When", c.slots[0] ?? "Day and hour")
      : named(c)
        ? filled("When", DAY)
        : filled("Where", c.places[0] ?? "Near you"),
    rows(
      "Best first",
      named(c) ? [ONE, TWO, THREE].map((name, at) => `${name}${near(c, at)}${when(c, at)}`) : offered(c),
    ),
    toggle(
      c.timed
        ? "Only those with time this week"
        : named(c)
          ? "Only those who are free that day"
          : `Only ${c.many} that are still there`,
    ),
    button("Look at the first"),
  ],
  empty: `no ${c.one} of that kind yet, and a request that stays open`,
  error: `without a network the ${c.many} seen last stay in the list, with their hour`,
});

const profile = (c: Cast): Screen => ({
  name: PERSON.test(c.supply) ? `One of the ${c.supply}` : `One ${c.one}`,
  parts: [
    named(c) ? 'photograph "Who it is"' : `photograph "The ${c.one}"`,
    headline(named(c) ? `${ONE}${near(c, 0)}` : (samples(c.one)[0] ?? cap(c.one))),
    rows("Good to know", [...c.proofs.slice(0, 2), ...c.items, ...c.does].slice(0, TIMES)),
    filled("Price", usual(c) ? `Usually ${c.price}` : `Set by the ${singular(c.supply)}`),
    buttons(`Ask for this ${c.one}`, "Send a message"),
  ],
  empty: "an entry without a picture is not shown yet, and says so",
  error: "what could not be checked is named, and who checks it",
});

const booking = (c: Cast): Screen => ({
  name: c.form === "nonprofit" ? "Agreed, for both" : "Book and pay",
  parts: [
    rows("As agreed", [
      `One ${c.one}${when(c, 0).replace(":", ",")}${named(c) ? near(c, 0) : ""}`,
      ...c.proofs.slice(0, 1),
    ]),
    c.form === "nonprofit"
      ? rows("From here", [
          "First visit, all together",
          "Keys and tools handed over",
          "Looked at after a month",
        ])
      : rows("Money", ["You pay in now", "Held until both say yes", "Then paid out"]),
    c.form === "nonprofit" ? buttons("Went well", "Not as agreed") : button("Book and pay"),
    link("What happens when somebody cancels"),
  ],
  empty: "nothing is owed before both have said yes",
  error: "one side has not answered: who is asked, and when it is decided",
});

const chat = (c: Cast): Screen => ({
  name: "Chat, both sides",
  parts: [
    named(c) ? headline(ONE) : "",
    talk("Messages", [
      `You: ${
        c.timed
          ? `is ${c.slots[0] ?? "Tuesday"} still free?`
          : named(c)
            ? `are you free on ${DAY}?`
            : `is the ${c.one} still there?`
      }`,
      `Answer: yes, I keep ${named(c) && !c.timed ? "the day" : "it"} for you until tonight`,
      `${c.name}: booked, both have the details`,
    ]),
    ask("Your message"),
    link("Report a problem"),
  ],
  empty: "three questions that others ask first",
  error: "not sent; it is kept and sent again",
});

const requests = (c: Cast): Screen => ({
  name: `Requests, for ${c.supply}`,
  parts: [
    rows("Waiting for your answer", [
      c.timed ? `${c.slots[0] ?? "Tomorrow"}: one ${c.one}, new` : `New today: one ${c.one}`,
      c.timed
        ? `${c.slots[1] ?? "Next week"}: came twice before`
        : "Since yesterday: from somebody who came twice before",
    ]),
    buttons("Accept", "Decline"),
    rows("What they see of you", c.proofs.slice(0, 2)),
    link(c.form === "nonprofit" ? "Ask somebody who knows both" : "Change my entry"),
  ],
  empty: "no request yet, and what makes one more likely",
  error: "somebody else was quicker; no mark against you",
});

const payouts = (c: Cast): Screen => ({
  name: `Earned, for ${c.supply}`,
  parts: [
    chart("Earned, week by week"),
    rows("Next payout", ["The last one: confirmed", "The one before: paid out", "One waits for a yes"]),
    figure(/%/.test(c.price) ? `Our part: ${c.price.replace(/^we (?:take|keep|charge) /i, "")}` : ""),
    button("Download for the tax office"),
  ],
  empty: `the first ${c.one} is not over`,
  error: "the bank sent it back: what to check in the account number",
});

/** Two sides: found, looked at, booked, answered by those who offer, talked about, paid. */
export const MARKET = (c: Cast): Screen[] => [
  ...(c.bids || c.dealt ? [] : [search(c), profile(c)]),
  booking(c),
  requests(c),
  ...(c.form === "nonprofit" ? [] : [chat(c)]),
  ...(c.form === "nonprofit" ? [] : [payouts(c)]),
];
