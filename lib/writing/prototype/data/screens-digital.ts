import { SCENE_UNITS, type Scene } from "../../data/scenes";
import { cap } from "../../english";
import { FREE_USE } from "../../free-use";
import type { Cast } from "../cast";
import { priceList as priceRowsOf } from "../price-list";
import {
  ask,
  button,
  buttons,
  chart,
  figure,
  filled,
  headline,
  link,
  menu,
  picture,
  rows,
  type Screen,
  table,
  toggle,
} from "../screen";
import { MARKET } from "./screens-market";

const PHOTO = /\b(?:photo|picture|image)s?\b/i;
/** Hours and states for example. */
const SINCE = ["Today", "Yesterday", "Monday"];
const STATES = ["New", "Open", "Done"];
const [USUAL_ONE] = SCENE_UNITS.tool;
const AUDIO = /\b(?:audio|speech|voice|recording)s?\b/i;

/** A firm that pays by the year orders in writing and pays an invoice. */
const byInvoice = ({ firm, price }: Cast) => firm && /\b(?:year|yearly|annual|annually)\b/i.test(price);

/** What the developer sends: a picture, a recording, or the thing itself. */
const sent = (c: Cast) =>
  c.says(AUDIO)
    ? "a recording of your own"
    : c.says(PHOTO)
      ? "a picture of your own"
      : c.one === "request"
        ? "an example of your own"
        : `one ${c.one}, by name or number`;

/** What is used on a screen, or read and heard there. */
export const DIGITAL: Partial<Record<Scene, (cast: Cast) => Screen[]>> = {
  tool: (c) => [
    {
      name: `First try of ${c.name}`,
      parts: [
        picture("One example of your own"),
        rows("Then", c.does.slice(0, 2)),
        c.firm ? buttons("Choose a file", "Type it in") : button("Begin"),
        link("Take the example that is marked as one"),
      ],
      empty: `an example of ours, so that ${c.name} can be seen at work at once`,
      error: "what could not be read is named, and can be sent again",
    },
    {
      name: c.firm ? `Dashboard, for ${c.demand}` : `Your week in ${c.name}`,
      parts: [
        ...(c.firm
          ? [
              c.one === USUAL_ONE
                ? rows("In it", c.does)
                : table(`All ${c.many}`, [
                    [cap(c.one), "Since", "Status"],
                    ...c.samples.map((sample, at) => [
                      sample,
                      SINCE[at] ?? "",
                      (at === 0 && c.states[0]) || (STATES[at] ?? ""),
                    ]),
                  ]),
              chart(c.measure),
              button("Invite a colleague"),
            ]
          : [
              chart("This week"),
              rows("In it", c.does),
              toggle("Remind me"),
              button("Go on where I stopped"),
            ]),
      ],
      empty: `one example in each line, marked as one, until ${c.name} has something of yours`,
      error: "the list as of the last visit, with its time",
    },
    {
      name: `What ${c.name} costs`,
      parts: [
        menu(c.prices.length > 1 ? "Choose" : "Price", priceRowsOf(c, c.name)),
        rows("In it", c.does.slice(0, 4)),
        button(c.says(FREE_USE) ? "Start free" : byInvoice(c) ? "Ask for an offer in writing" : "Start"),
        link(byInvoice(c) ? "End it at the end of the year" : "Stop in one step"),
      ],
      empty: c.says(FREE_USE)
        ? "what stays free, and what does not"
        : "what is in the price, and what is not",
      error: byInvoice(c)
        ? "the invoice is not paid yet: nothing is locked today"
        : "the payment did not go through: nothing is locked today",
    },
  ],
  api: (c) => [
    {
      name: "Console, first request",
      parts: [
        filled("Request", cap(sent(c))),
        button("Send"),
        rows(
          "Response",
          c.items.length > 0
            ? c.items.map((item) => `${item}: value, with its certainty`)
            : c.does.slice(0, 3),
        ),
        link("Copy as code"),
      ],
      empty: "a sample request that can be sent without a key",
      error: "the field that was wrong, by its name, and what was expected",
    },
    {
      name: "Docs, one call",
      parts: [
        headline(c.does[0] ?? "One call"),
        rows("You send", [cap(sent(c)), "Your key"]),
        rows("You get", c.items.length > 0 ? c.items : c.does.slice(1, 3)),
        rows("Can go wrong", ["Not readable", "Over your limit", "Key of the test mode"]),
      ],
      empty: "the shortest example stands first",
      error: "a changed field is announced here three months before",
    },
    {
      name: "Console, usage and limit",
      parts: [
        chart("Requests this month, by day"),
        rows("What it costs", c.prices),
        filled("Stop at", "A sum of your own"),
        toggle("Warn me before"),
      ],
      empty: "no requests yet, with the one to copy",
      error: "over the limit: requests wait, none is lost",
    },
    {
      name: "Console, answers that were wrong",
      parts: [
        rows("Sent back by you", [
          "Corrected, in the next release",
          "Under review",
          "Could not be read by a person either",
        ]),
        chart(c.measure),
        button("Send one back"),
        link("Test set, with its results"),
      ],
      empty: "nothing sent back; how to do it in one line",
      error: "a correction that contradicts another is shown beside it",
    },
    {
      name: "Status board",
      parts: [
        headline("All running, looked at every minute"),
        rows("Measured", c.proofs.slice(0, 3)),
        chart("Time to answer, last week"),
        link("Tell me when it is down"),
      ],
      empty: "no interruption on record",
      error: "what is down, since when, and when the next word comes",
    },
  ],
  market: MARKET,
  issue: (c) => [
    {
      name: "This issue",
      parts: [
        headline(c.proofs[0] ?? c.does[0] ?? "What changed"),
        rows(
          "In it",
          c.items.length > 0 ? c.items : [...c.does.slice(0, 2), ...c.places.map((place) => `Only ${place}`)],
        ),
        toggle(c.places[0] ? `Only ${c.places[0]}` : "Only what concerns me"),
        button("Read on"),
        link("Send it to a colleague"),
      ],
      empty: "the day of the next issue",
      error: "a mistake is corrected on top, with its date",
    },
    {
      name: "Subscribe",
      parts: [
        ask("Your address"),
        ...c.prices.slice(0, 2).map(figure),
        button("Read the first one free"),
        link("What we never send"),
      ],
      empty: "one whole issue, before any address",
      error: "the address looks mistyped; it was kept",
    },
    {
      name: "Archive",
      parts: [
        'search field "Find a rule, a name, a date"',
        rows(
          "Kept by subject",
          c.items.length > 0 ? c.items : ["Still in force", "Changed since", "No longer"],
        ),
        toggle("Remind me of dates"),
        button("Ask the editor"),
      ],
      empty: "from the first issue on",
      error: "the search is down; the list by date still works",
    },
    {
      name: `Editor's desk`,
      parts: [
        rows("For the next issue", ["Checked with the source", "Waits for an answer", "Sent in by a reader"]),
        chart("Opened, issue by issue"),
        buttons("Goes in", "Not this time"),
        rows("Who pays", c.prices),
      ],
      empty: "nothing sent in this week",
      error: "two sources disagree: both are named",
    },
  ],
  show: (c) => [
    {
      name: "Today's episode",
      parts: [
        headline("Who speaks, and what about"),
        rows("In it", c.items.slice(0, 3)),
        button("Listen"),
        toggle("Play the next one by itself"),
        link("Send it to somebody"),
      ],
      empty: "the day and hour at which the next one comes",
      error: "no network: the last ones are on the phone",
    },
    {
      name: "Tell yours",
      parts: [
        button("Hold to speak"),
        ask("Your story in writing"),
        toggle("Do not use my name"),
        rows("Before it is used", ["You hear it first", "You say yes", "You can take it back"]),
      ],
      empty: "one that was told before, as an example",
      error: "the recording is kept and sent when there is a network",
    },
    {
      name: "All of them",
      parts: [
        rows("Newest first", ["This week's", "Last week's", "The one most people passed on"]),
        ask("Find one by a word"),
        button("Follow"),
        link("Those I have kept"),
      ],
      empty: "before the first one: when it comes, and a field to be told",
      error: "one that cannot be played is named, and the next one plays",
    },
    {
      name: "Sponsor desk",
      parts: [
        headline("Who listens"),
        rows("What it costs", c.prices),
        button("Reserve a spot"),
        chart("Listeners, day by day"),
      ],
      empty: "no sponsor yet, with the figures as they are",
      error: "a figure that was measured otherwise says how",
    },
  ],
  play: (c) => [
    {
      name: "Choose and begin",
      parts: [
        filled("Who plays", "Alone, in twos, with family"),
        rows("What awaits you", c.does.slice(0, 3)),
        toggle("Sound on"),
        button("Begin here"),
      ],
      empty: "a first task that anybody solves",
      error: "no network: everything is on the device already",
    },
    {
      name: "Task in front of you",
      parts: [
        picture(c.does[1] ?? "What to look at"),
        headline("What do you see that is not in its place?"),
        rows("Your answer", ["On the left", "On the right", "Nowhere"]),
        buttons("That is it", "Give me a hint"),
      ],
      empty: "stand in front of it first; the task waits",
      error: "wrong twice: the second hint says more",
    },
    {
      name: "How far you are",
      parts: [
        chart("Found so far"),
        rows("Collected", c.items.length > 0 ? c.items : ["First sign", "Second sign", "Still hidden"]),
        button("Go on"),
        link("Stop here, go on later"),
      ],
      empty: "nothing found yet",
      error: "a step was skipped: it can be made up at any time",
    },
    {
      name: "The end",
      parts: [
        headline(c.does.at(-1) ?? "Solved"),
        picture("What you found, to take home"),
        rows("Tell us", ["Too easy", "Just right", "Too hard"]),
        button("Show it to somebody"),
      ],
      empty: "nobody has reached it yet; it is tested with five",
      error: "the picture was not saved; it can be had at the counter",
    },
    {
      name:
        c.firm || c.kinds[0]
          ? `Desk, for ${(c.kinds[0] ?? c.demand).toLowerCase()}`
          : "Desk, for those who run it",
      parts: [
        chart("Where people stop"),
        rows("What it costs", c.prices),
        rows("Measured", c.proofs.slice(0, 2)),
        button("Change a task"),
      ],
      empty: "nobody has played yet; the first evening is watched",
      error: "a task that most get wrong is marked",
    },
  ],
  money: (c) => [
    {
      name: "Amount and fee",
      parts: [
        filled("Amount", "Yours"),
        ...c.prices.slice(0, 2).map(figure),
        rows("Before you confirm", c.does.slice(0, 3)),
        button("Confirm"),
      ],
      empty: "an example with every fee on a line of its own",
      error: "the rate has changed; both are shown and nothing is booked",
    },
    {
      name: "Where it is",
      parts: [
        rows("Steps", ["Received from you", "On its way", "Arrived"]),
        button("Ask a person"),
        link("Receipt"),
      ],
      empty: "nothing under way",
      error: "the bank has not answered; the money is where the last step says",
    },
    {
      name: "Who you are",
      parts: [
        picture("Your document, both sides"),
        rows("Checked", ["Name", "Address", "Account in the same name"]),
        button("Continue"),
        link("Why we have to ask"),
      ],
      empty: "which documents count, before anything is asked",
      error: "what could not be read can be sent again; nothing is lost",
    },
    {
      name: "Statement",
      parts: [
        chart(c.measure),
        rows("This month", c.does.slice(0, 3)),
        button("Export"),
        link("Limits, and how to lower them"),
      ],
      empty: "the first month is not over",
      error: "an entry that is not confirmed stays open",
    },
  ],
  network: (c) => [
    {
      name: "Members",
      parts: [
        rows(
          "Who takes part",
          c.kinds.length > 1 ? c.kinds : ["The first three, by name", "Invited, not yet in"],
        ),
        button("Invite a neighbour"),
        ...c.prices.slice(0, 2).map(figure),
      ],
      empty: "you are the first: what the second one is offered",
      error: "the list as of yesterday",
    },
    {
      name: `The shared ${c.one}`,
      parts: [
        rows("How it works", c.does.slice(0, 3)),
        chart("What it brought each member"),
        button("Put it to the vote"),
      ],
      empty: "the first month is not over",
      error: "a member's figures are missing; the sum says so",
    },
    {
      name: "Notice board",
      parts: [
        headline(c.proofs[0] ?? c.success),
        rows("Decided", ["By all, last month", "Open until Friday", "Asked for by two"]),
        buttons("For it", "Against it"),
      ],
      empty: "nothing to decide this month",
      error: "fewer than half have voted: it stays open",
    },
    {
      name: "My account",
      parts: [
        rows("This month", [c.does[0] ?? "", c.prices[0] ?? "", "My share of the saving"]),
        chart(c.measure),
        link("Leave, and what I get back"),
      ],
      empty: "the first statement comes with the month's end",
      error: "a line that two members see differently is marked",
    },
  ],
};
