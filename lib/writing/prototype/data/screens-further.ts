import type { Scene } from "../../scene";
import type { Cast } from "../cast";
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
  toggle,
} from "../screen";

const FILES = /\b(?:files?|templates?|worksheets?|exercises?|projects?)\b/i;
const LIVE = /\b(?:live|mentors?|coach\w*|teachers?|tutors?|instructors?|calls?|feedback|office hours)\b/i;
const COOLED = /\b(?:fridges?|food|meals?|freezers?)\b/i;

/** What the founder's team does, as far as it is named. */
const work = (c: Cast) => (c.items.length > 0 ? c.items : c.does);
const stated = (things: readonly string[], states: readonly string[]) =>
  things.slice(0, states.length).map((thing, at) => `${thing}: ${states[at]}`);

/** Work that goes on month by month, assistants, orders from many, lessons on a screen, things passed on. */
export const FURTHER: Partial<Record<Scene, (cast: Cast) => Screen[]>> = {
  retainer: (c) => [
    {
      name: "Client desk, where we stand",
      parts: [
        headline("All in order but one thing"),
        rows(
          "This quarter",
          stated(work(c), ["done", "two things open", "fixed for Tue 9 am", "begins in May"]),
        ),
        button("Ask us"),
        link("Everything of last year"),
      ],
      empty: "the first look is booked; what to have ready for it",
      error: "something is late: since when, and who sees to it",
    },
    {
      name: "Ask, and an answer",
      parts: [
        ask("Your question, in a line"),
        filled("Answered by", c.worker ? `The ${c.worker} who knows you` : "The person who knows you"),
        toggle("Urgent: ring me"),
        button("Send"),
        rows("Answered lately", work(c).slice(0, 2)),
      ],
      empty: "three questions that others ask in the first week",
      error: "not answered in time: it goes to the stand-in, by name",
    },
    {
      name: "To read and approve",
      parts: [
        picture("The draft, two pages"),
        rows("Waits for your yes", stated(work(c).slice(1), ["draft of Tuesday", "changed since last year"])),
        buttons("Approve", "Change something"),
        link("As a file"),
      ],
      empty: "nothing to read this week",
      error: "changed by two people: both versions side by side",
    },
    {
      name: "What was done this month",
      parts: [
        headline(c.proofs[0] ?? c.success),
        rows("Done for you", c.does.slice(0, 3)),
        ...c.prices.slice(0, 2).map(figure),
        button("Talk it through"),
      ],
      empty: "the first report comes on the last Friday",
      error: "an hour that nobody can explain is not charged",
    },
    {
      name: "Client planner, for the team",
      parts: [
        rows("Today", ["9 am: first talk", "A question since yesterday", "Report due on Friday"]),
        buttons("Answered", "Hand over"),
        ask("Note for whoever stands in"),
      ],
      empty: "no client yet, with those who asked",
      error: "two dates at the same hour are marked",
    },
  ],
  chat: (c) => [
    {
      name: `The chat, as ${c.many} see it`,
      parts: [
        headline("Good evening, how can I help?"),
        rows("Asked most", ["Hours and prices", "How to find us", "Change a booking"]),
        ask("Type, or hold to speak"),
        button("I would rather speak to somebody"),
      ],
      empty: "three things it can do, to tap",
      error: "not sure of the answer: it says so and passes the question on",
    },
    {
      name: "Handed over, at the desk",
      parts: [
        rows("Waits for a person", [
          "Ana Ruiz: asked for somebody",
          "Jonas Keller: not sure of the answer",
          "Mei Lin: a complaint",
        ]),
        filled("Proposed answer", "To be changed before it goes"),
        buttons("I answer", "Send as proposed"),
        link("The whole conversation"),
      ],
      empty: "nobody waits; what was answered in the last hour",
      error: "nobody at the desk: it says when somebody will be",
    },
    {
      name: "What it knows",
      parts: [
        rows("Read from", ["Your own pages", "Prices and hours", "Answers you corrected"]),
        rows("Asked, not known", ["Three times this week", "Once, yesterday"]),
        button("Write the answer"),
        toggle("Ask me before it says something new"),
      ],
      empty: "your own pages, read once, to look through",
      error: "two pages say different things: both are shown",
    },
    {
      name: "Week at a glance, dashboard",
      parts: [
        headline(c.proofs[0] ?? c.success),
        chart("Answered without the staff, by day"),
        rows("Done by itself", c.does.slice(0, 3)),
        button("Correct an answer"),
      ],
      empty: "the first night is not over",
      error: "a wrong answer stays on top until it is corrected",
    },
    {
      name: "Setting it up",
      parts: [
        rows("Still to do", ["Connect the number", "Read in your pages", "Ask it ten questions yourself"]),
        buttons("On for tonight", "On for good"),
        ...c.prices.slice(0, 1).map(figure),
        link("Switch it off at any time"),
      ],
      empty: "ten questions to begin with",
      error: "the number is used elsewhere: how to keep both",
    },
  ],
  ordering: (c) => [
    {
      name: "What there is for tomorrow",
      parts: [
        `search field "Find something"`,
        rows(
          "There tomorrow",
          c.items.length > 0
            ? c.items
            : [`From the nearest of the ${c.supply}`, "New this week", "Nearly gone"],
        ),
        toggle("Only what we had last week"),
        button("Add to the order"),
      ],
      empty: "the lists come in at six; yesterday's stands here until then",
      error: "sold out since you looked: what comes nearest",
    },
    {
      name: "Our order",
      parts: [
        rows("In it", [`From two ${c.supply}`, "One thing replaced, with your yes"]),
        filled("Deliver to", c.places[0] ? `Back door, ${c.places[0]}` : "Back door"),
        filled("When", c.slots[0] ?? "Tomorrow, early"),
        figure("The whole sum, before you send"),
        button("Send the order"),
        link("The same as last week"),
      ],
      empty: "last week's order, to change and send",
      error: "too late for tomorrow: what can still come, and when",
    },
    {
      name: "At the back door",
      parts: [
        headline("All in one delivery"),
        rows("Check", ["Complete", "One crate short", "Not as ordered"]),
        buttons("All there", "Something is missing"),
        'photograph "What is wrong, in one picture"',
      ],
      empty: "on its way, with the hour",
      error: "no network in the cellar: it is sent later",
    },
    {
      name: `Supply desk, for ${c.supply}`,
      parts: [
        rows(
          "Goes out tomorrow",
          c.slots.slice(0, 2).map((slot, at) => `${slot}: ${["two orders", "one order, first time"][at]}`),
        ),
        filled("What we have", "Kind and amount, by six"),
        button("Publish the list"),
        chart("Ordered, week by week"),
      ],
      empty: "last week's list, to change",
      error: "more was ordered than is there: who gets it first",
    },
    {
      name: "Invoice of the month",
      parts: [
        headline(c.proofs[0] ?? "One invoice for all of it"),
        rows("In it", ["Each delivery, with its date", "What was missing, taken off"]),
        button("Pay"),
        link("For the bookkeeper"),
      ],
      empty: "nothing delivered this month",
      error: "a sum in question is left open, the rest can be paid",
    },
  ],
  lessons: (c) => [
    {
      name: "Course overview",
      parts: [
        headline(`Everything in ${c.name}`),
        rows("What is in it", [...c.items, ...c.does, ...c.proofs].slice(0, 4)),
        chart("Your way through"),
        button("Go on where I stopped"),
      ],
      empty: "the first lesson, open to everybody",
      error: "no network: the lessons that were saved still work",
    },
    {
      name: "Lesson player",
      parts: [
        picture("Video, with what is said below"),
        headline("Lesson 3, eight minutes"),
        button("Now try it yourself"),
        toggle("Subtitles"),
        link("Once more, slower"),
      ],
      empty: "the first minute, and what it leads to",
      error: "the video stops: the text below goes on",
    },
    {
      name: "Your turn",
      parts: [
        picture(c.says(FILES) ? "The task and its file, side by side" : "The task, one step at a time"),
        ask("Your answer"),
        buttons("Check it", "Give me a hint"),
        rows("Looked at", ["Right", "Nearly: look at the second step"]),
      ],
      empty: "a solved one, to look at first",
      error: "wrong twice: the solution, explained",
    },
    {
      name: c.says(LIVE) ? "Live hour" : "Questions and answers",
      parts: [
        c.says(LIVE) ? rows("Next", c.slots.slice(0, 2)) : rows("Asked by others", c.does.slice(0, 2)),
        filled("Bring a question", "In a line, or a picture of it"),
        button(c.says(LIVE) ? "Keep my place" : "Ask"),
        link("The last one, recorded"),
      ],
      empty: "the questions of the last hour, answered",
      error: "missed: where the recording stands",
    },
    {
      name: "Certificate and what follows",
      parts: [
        picture("Certificate with name and date"),
        rows("It says", [...c.proofs.slice(0, 2), "All tasks solved"]),
        button("Share with an employer"),
        link("What comes after this"),
      ],
      empty: "what it will say, and what is still missing",
      error: "a name spelled wrong is corrected within a day",
    },
    {
      name: "Course desk, for teachers",
      parts: [
        rows("Stuck", ["Ana Ruiz: lesson 3, two days", "Jonas Keller: has not begun"]),
        chart("Where people stop"),
        buttons("Write to them", "Change the lesson"),
      ],
      empty: "nobody has begun, with those who asked",
      error: "a task that most get wrong is listed first",
    },
  ],
  giving: (c) => [
    {
      name: "What is there now",
      parts: [
        'map "Nearest first"',
        rows("Open today", [
          `${c.slots[0] ?? "From 6 pm"}${c.places[0] ? `, ${c.places[0]}` : ""}: plenty`,
          `${c.slots[1] ?? "From 7 pm"}${(c.places[1] ?? c.places[0]) ? `, ${c.places[1] ?? c.places[0]}` : ""}: nearly gone`,
        ]),
        toggle("Tell me when something comes"),
        link("How it works, in three pictures"),
      ],
      empty: "nothing yet today, with the hour of the next round",
      error: "no network: the places and hours stand here anyway",
    },
    {
      name: `Something to give, for ${c.donors}`,
      parts: [
        'photograph "What is left today"',
        filled("How much", "In crates or bags"),
        filled("Fetch it", c.slots[0] ?? "This evening"),
        button("Tell the volunteers"),
      ],
      empty: "what is welcome, and what is not",
      error: "nobody is free: the next round, and who takes it until then",
    },
    {
      name: "Round planner, for volunteers",
      parts: [
        'map "Shortest way round"',
        rows(
          "Stops",
          c.slots.map((slot) => `${slot}: one of the ${c.donors}`),
        ),
        buttons("Picked up", "Nothing there"),
        link("Somebody take this over"),
      ],
      empty: "every round is covered, with the first that may open",
      error: "somebody fell ill: the two who said yes before are asked",
    },
    {
      name: "Checked on the spot",
      parts: [
        rows(
          "Before it is passed on",
          c.says(COOLED) ? ["Cold enough", "Date read", "Clean inside"] : ["Whole", "Clean", "Counted"],
        ),
        'photograph "As it was left"',
        button("In order"),
        link("Something is wrong here"),
      ],
      empty: "who was here last, and when",
      error: "not in order: closed until somebody has seen to it",
    },
    {
      name: "Results sheet, for those who pay",
      parts: [
        headline(c.proofs[0] ?? c.success),
        chart("Passed on, week by week"),
        rows("Who carries it", c.prices),
        button("Send as a page"),
      ],
      empty: "the day of the first count",
      error: "a figure that is not confirmed stays open",
    },
  ],
  delivery: (c) => [
    {
      name: "Send something",
      parts: [
        filled("From", c.places[0] ? `Shop door, ${c.places[0]}` : "Shop door"),
        filled("To", "Street, floor, name on the bell"),
        rows(
          "What it is",
          c.items.length > 0 ? c.items : ["A bag", "A box", "Something that may not lie down"],
        ),
        figure(c.price),
        button("Call the next one"),
      ],
      empty: "the last three addresses, to tap",
      error: "outside the area: how far it goes, on a map",
    },
    {
      name: "On its way",
      parts: [
        'map "Where it is now"',
        headline("There at ten past four"),
        rows("So far", ["Picked up, with a picture", "Two stops before yours"]),
        button("Ring the rider"),
        link("Leave it with a neighbour"),
      ],
      empty: "nothing under way",
      error: "no signal for five minutes: the last place, with its time",
    },
    {
      name: "Handed over",
      parts: [
        'photograph "At the door"',
        filled("Taken by", "Name"),
        buttons("All right", "Something is missing"),
        link("Send the receipt on"),
      ],
      empty: "what counts as handed over, in two lines",
      error: "nobody at home: taken back, and when it comes again",
    },
    {
      name: "Round planner, for the riders",
      parts: [
        'map "Shortest way round"',
        rows(
          "Next",
          c.slots.map(
            (slot, at) =>
              `${slot.split(" ").slice(1).join(" ")}: ${["pick up two", "hand over, third floor", "hand over, ring twice"][at] ?? "pick up"}`,
          ),
        ),
        buttons("Picked up", "Handed over"),
        link("Puncture: somebody take over"),
      ],
      empty: "nothing booked, with the best place to wait",
      error: "offline: pictures and names are kept and sent later",
    },
    {
      name: "Account desk, this month",
      parts: [
        headline(c.proofs[0] ?? c.success),
        chart("In the promised time, week by week"),
        rows("What it costs", c.prices),
        button("Pay"),
        link("As a sheet for the bookkeeper"),
      ],
      empty: "the first month has just begun",
      error: "too late: taken off by itself, and shown",
    },
  ],
};
