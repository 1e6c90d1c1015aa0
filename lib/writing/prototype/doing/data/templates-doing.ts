import { cap, uncap, withArticle } from "../../../english";
import {
  ask,
  button,
  buttons,
  chart,
  code,
  figure,
  filled,
  headline,
  link,
  map,
  menu,
  picture,
  rows,
  steps,
  table,
  talk,
  toggle,
  words,
} from "../../screen";
import { PAPER } from "../kinds";
import type { Stage, Template } from "../stage";

const DAYS = ["Monday", "Tuesday", "Wednesday"] as const;
const [FIRST, SECOND, THIRD] = ["Ana Ruiz", "Jonas Keller", "Mei Lin"];
/** "Meal plan" is full of meals. */
/** "With a ready letter to the mill": what comes with it. */
const beside = ({ doing }: Stage) =>
  [...doing.rest.matchAll(/, with (?:an?|the) ((?:\p{L}+ )?\p{L}+)/giu)].map(([, said = ""]) => said);
const full = ({ lines }: Stage) => lines;
/** Rows that only count something say nothing, except where all of it is looked through. */
const shownLines = ({ lines, doing, one }: Stage) =>
  doing.verb === "see" && one !== "price" ? lines : lines.filter((line) => !/\d/.test(line));
/** The founder's whole sentence, unless it stands over it already. */
const wordsIf = (told: string, label: string) =>
  told.toLowerCase().includes(label.toLowerCase()) && told.length < label.length + 12 ? "" : words(told);
/** "Compares every position with the delivery note". */
const against = ({ doing }: Stage) =>
  /\b(?:with|against) (?:the|an?|their|its) ((?:\p{L}[\p{L}'’]* )?\p{L}+)/iu.exec(doing.rest)?.[1] ?? "";

/** "A licence", "one of the dates". */
const anyOf = (thing: string) => (/[^s]s$/.test(thing) ? `one of the ${thing}` : withArticle(thing));

/** Days that are filled with people: whose turn it is, whom one goes to. */
const isByPerson = ({ thing, lines, says }: Stage) =>
  /turn|shift|seat|rota/.test(thing) ||
  (lines.every((line) => line === "" || /\d/.test(line)) &&
    says(/\b(?:jobs|clients|regular customers|visits|crews|appointments|lessons)\b/i));

const isNear = ({ says }: Stage) => says(/\b(?:distance|nearby|near you|neighbou?rs?|kilomet)/i);
const isDay = ({ one }: Stage) => /^(?:day|date|hour|time)$/.test(one);
/** Given by weight or length. */
const byMeasure = ({ one }: Stage) => /^(?:kilo|tonne|ton|metre|meter|litre|liter|hectare)$/.test(one);

/** What is laid out, listed, looked at and compared. */

/** "Exactly how much of which product": an amount, and no list of people. */
const HOW_MUCH = /^(?:exactly )?how (?:much|many|long|often|far|deep)\b/i;

export const LOOKING = {
  plan: {
    parts: (stage) => [
      ...(isByPerson(stage)
        ? [
            table(cap(stage.thing), [
              ["Day", /turn|shift|seat|rota/.test(stage.thing) ? "Whose turn" : "For", "When"],
              [DAYS[0], FIRST, "9 am"],
              [DAYS[1], SECOND, "11 am"],
              [DAYS[2], THIRD, "9 am"],
            ]),
          ]
        : shownLines(stage).some(Boolean)
          ? [
              table(cap(stage.thing), [
                ["Day", "What", "Good to know"],
                ...full(stage).map((line, at) => [
                  DAYS[at] ?? "",
                  line,
                  at === 0
                    ? stage.says(/\b(?:whole family|everyone|everybody)\b/i)
                      ? "For everybody"
                      : "Today"
                    : at === 1
                      ? "Can be swapped"
                      : "Planned",
                ]),
              ]),
            ]
          : []),
      wordsIf(stage.told, stage.label),
      buttons("Swap one", "Keep this week"),
    ],
    empty: ({ thing }) => `the first ${thing} is proposed as soon as the questions are answered`,
    error: ({ thing }) => `where nothing fits, the gap in the ${thing} stays open and says why`,
    should: () => "",
  },
  list: {
    parts: (stage) => [
      rows(cap(stage.thing), full(stage)),
      toggle("Hide what is ticked off"),
      ask("Add something of your own"),
      buttons("Tick off", "Share the list"),
    ],
    empty: ({ thing }) => `no ${thing} yet, and a link to where it comes from`,
    error: () => "without a network the ticks stay on the phone and are passed on later",
    should: () => "",
  },
  show: {
    parts: (stage) => [
      headline(stage.label),
      HOW_MUCH.test(stage.label)
        ? rows("Today", ["How much", "When to do it", "When to look again"])
        : PAPER.test(stage.one) && !stage.doing.question
          ? picture(`The ${stage.thing}, to look at and enlarge`)
          : rows(
              stage.doing.question ? `${stage.label}, today` : cap(stage.thing),
              stage.doing.object || stage.doing.question ? shownLines(stage) : [],
            ),
      ...beside(stage).map((said) => picture(`The ${said}`)),
      wordsIf(stage.told, stage.label),
      buttons("Open", "Send it on"),
    ],
    empty: ({ label }) => `nothing to show under "${uncap(label)}" yet, and since when it is looked at`,
    error: () => "the last state that is known stays visible, with its hour",
    should: ({ thing, one }) => (PAPER.test(one) ? `Save or print the ${thing}` : ""),
  },
  check: {
    parts: (stage) => [
      stage.doing.verb === "compare" && against(stage)
        ? table("Side by side", [
            [cap(stage.one), cap(against(stage))],
            [stage.lines[0], "the same"],
            [stage.lines[1], "differs"],
            [stage.lines[2], "missing"],
          ])
        : rows(
            "What is checked",
            stage.doing.items.length > 1 ? stage.doing.items.map(cap) : [cap(stage.thing)],
          ),
      ...beside(stage).map((said) => picture(`The ${said}`)),
      wordsIf(stage.told, stage.label),
      buttons("In order", "Something is wrong"),
    ],
    empty: ({ thing }) => `nothing checked yet (${thing}), and what the first look needs`,
    error: () => "what cannot be judged is marked as open, never as good",
    should: () => "",
  },
  scan: {
    parts: (stage) => [
      picture(`The ${stage.thing} inside the frame`),
      ...(stage.verdict
        ? [
            headline(`This one ${stage.verdict}`),
            rows("Why", [
              "What was checked, line by line",
              `If not: it says in red that it is not ${stage.verdict.replace(/^\S+ /, "")}`,
            ]),
          ]
        : [headline(`${cap(stage.one)} found`)]),
      ...(stage.verdict || !/code/.test(stage.one)
        ? [buttons("Scan the next one", "Type it in instead")]
        : [buttons("Go on", "Type it in instead")]),
    ],
    empty: ({ thing }) => `the camera opens with a frame for the ${thing}, and nothing else`,
    error: ({ thing, verdict }) =>
      `an unknown ${thing} is called unknown${verdict ? ", never good" : ""}, and can be entered by hand`,
    should: () => "",
  },
  match: {
    parts: (stage) => [
      rows(
        stage.label,
        stage.lines.map((line, at) => (line && at === 0 ? `${line}, fits best` : line)),
      ),
      words("Each one says in a line why it was chosen"),
      buttons("Take the first", "Show others"),
    ],
    empty: () => "nothing fits yet, and which answer could be changed to see more",
    error: () => "what no longer fits is marked, and the next one moves up",
    should: () => "",
  },
  find: {
    parts: (stage) => [
      ...(stage.doing.subject.actor === ""
        ? [rows("Found for you", shownLines(stage)), wordsIf(stage.told, stage.label)]
        : [
            ask("What you are looking for"),
            ...(isNear(stage) ? [map("Near you")] : []),
            rows(isNear(stage) ? "Nearest first" : "Found", shownLines(stage)),
          ]),
      button("Look at the first"),
    ],
    empty: () => "nothing found: the search stays open, and a message comes when there is something",
    error: () => "without a network the last results stay, marked with their hour",
    should: () => "",
  },
  reckon: {
    parts: (stage) => [
      headline(stage.doing.question ? cap(stage.doing.question) : stage.label),
      figure("Your result, with the range it lies in"),
      chart("Best case, usual case, worst case"),
      rows(
        "Reckoned from",
        stage.fields.length > 0 ? stage.fields : ["What you entered", "What is known in general"],
      ),
      button("Change what it rests on"),
    ],
    empty: () => "what is still missing before anything can be reckoned",
    error: () => "a value that cannot be right is marked, and nothing is reckoned with it",
    should: () => "",
  },
  track: {
    parts: (stage) => [
      ...(stage.says(/\bmap\b/i)
        ? [map(`${cap(stage.thing)}, as it happens`)]
        : [chart(`${cap(stage.thing)}, day by day`)]),
      rows("So far", ["Begun", "Half of it done", "Still open"]),
      button("Send a message"),
    ],
    empty: ({ thing }) => `the ${thing} has not begun, and when it is expected to`,
    error: () => "no signal: the last place or value is shown with its hour",
    should: () => "",
  },
  measure: {
    parts: (stage) => [
      headline(`${cap(stage.thing)}: as usual`),
      chart(`${cap(stage.thing)}, the last 24 hours`),
      rows("All places", ["Place 1: as usual", "Place 2: look today", "Place 3: weak battery"]),
      button("Show the whole season"),
    ],
    empty: () => "the first values arrive within the hour, and the page says so",
    error: () => "no sign of life since the hour shown, and what to check first",
    should: () => "",
  },
  count: {
    parts: (stage) => [
      figure(`${cap(stage.thing)} so far`),
      chart(`${cap(stage.thing)}, week by week`),
      buttons("Correct a number", "Show each one"),
    ],
    empty: ({ thing }) => `no ${thing} counted yet, and what the count begins with`,
    error: ({ thing }) => `two counts of the ${thing} that do not agree are both shown`,
    should: () => "",
  },
  alert: {
    parts: (stage) => [
      headline(stage.label),
      wordsIf(stage.told, stage.label),
      ...(stage.says(/\bmap\b/i) ? [map("The place")] : []),
      buttons("I see to it", "False alarm"),
    ],
    empty: () => "all is as usual, with the hour of the last look",
    error: () => "a warning that nobody has seen is sent again, and then to a second number",
    should: () => "",
  },
} satisfies Record<string, Template>;

/** What is handed in, told, made and taught. */
export const DOING = {
  record: {
    parts: (stage) => [
      picture(`${cap(stage.thing)}, being recorded`),
      ...(stage.doing.moment ? [words(`One ${stage.doing.moment}`)] : []),
      buttons("Listen again", "Keep it"),
      link("Try once more"),
    ],
    empty: ({ thing }) => `no ${thing} yet, one button and how long it may be`,
    error: ({ thing }) => `the ${thing} is kept on the device and passed on when there is a network`,
    should: () => "",
  },
  play: {
    parts: (stage) => [
      rows(
        stage.label,
        stage.lines.map((line, at) => (line && at === 0 ? `${line}: new` : line)),
      ),
      button(
        /book|dish|menu|text|letter|story\b.*read/.test(stage.thing) && stage.doing.verb === "read"
          ? "Read on"
          : "Play",
      ),
      link("Leave a line about it"),
    ],
    empty: ({ thing }) => `no ${thing} yet, and from whom the first one is expected`,
    error: ({ thing }) => `${anyOf(thing)} that does not open can be asked for again with one tap`,
    should: () => "",
  },
  photo: {
    parts: (stage) => [
      picture(`${stage.doing.subject.actor === "" ? "The" : "Your"} ${stage.thing}`),
      rows(
        "Added so far",
        stage.doing.items.length > 1 ? stage.doing.items : [`First ${stage.one}`, `Second ${stage.one}`],
      ),
      buttons("Add another", "Done"),
    ],
    empty: ({ one }) => `an example of a good ${one}, and one of a bad one`,
    error: ({ one }) => `${withArticle(one)} that is too dark or too large is named, and the others stay`,
    should: () => "",
  },
  locate: {
    parts: (stage) => [
      map(`The ${stage.thing}, as drawn here`),
      ask("What it is called"),
      buttons("Keep it", "Draw again"),
    ],
    empty: ({ thing }) => `the map opens where you are, and a line says how the ${thing} is drawn`,
    error: ({ thing }) => `lines that cross are shown in red, and the ${thing} is not kept yet`,
    should: () => "",
  },
  enter: {
    parts: (stage) => [
      ...(/^(?:profile|account)$/.test(stage.one)
        ? [ask("Name"), ask("Where, and when it suits"), ask("What others should know")]
        : stage.doing.items.length > 1
          ? stage.doing.items.slice(0, 3).map((item) => ask(item))
          : [ask(stage.doing.question ? `In your own words: ${stage.doing.question}` : cap(stage.thing))]),
      ...(/\bwith (?:an? )?(?:photos?|pictures?)\b/i.test(stage.doing.rest) ? [ask("A photograph")] : []),
      wordsIf(stage.told, stage.label),
      button("Save"),
    ],
    empty: () => "the first field is open, with an example beneath it",
    error: () => "what is missing is marked beside its field, and all else stays",
    should: () => "",
  },
  choose: {
    parts: (stage) => [
      ...(stage.doing.items.length > 1
        ? stage.doing.items.slice(0, 4).map((item) => filled(item, "Please choose"))
        : [
            rows(
              stage.doing.question ? "Choose" : cap(stage.thing),
              isDay(stage) ? stage.slots : stage.lines,
            ),
          ]),
      wordsIf(stage.told, stage.label),
      button(isDay(stage) ? `Take this ${stage.one}` : "Continue"),
    ],
    empty: () => "a usual choice is shown first and can be changed",
    error: () => "what is no longer there is crossed out, and the rest of the choice stays",
    should: () => "",
  },
  selfmeasure: {
    parts: (_stage) => [
      picture("Where the tape goes, shown on a drawing"),
      ask("First measurement, in centimetres"),
      ask("Second measurement"),
      words("A value that is unusual is asked about before anything is made"),
      button("Keep my measurements"),
    ],
    empty: () => "one drawing for each measurement, and how long it takes",
    error: () => "a measurement that cannot be right is asked again with its drawing",
    should: () => "",
  },
  review: {
    parts: (stage) => [
      headline(stage.label),
      ...(/^(?:rate|review|score)$/.test(stage.doing.verb) || /^how\b/.test(stage.doing.question)
        ? [rows("How was it", ["Went well", "Was all right", "Was hard"])]
        : []),
      ...(stage.doing.verb === "mark" && stage.before
        ? [rows(`Marked in the ${stage.before}`, stage.lines)]
        : []),
      wordsIf(stage.told, stage.label),
      buttons("Confirm", "Something is wrong"),
    ],
    empty: () => "nothing to judge yet, and when the first question comes",
    error: () => "what was confirmed by mistake can be taken back for a day",
    should: () => "",
  },
  teach: {
    parts: (stage) => [
      headline(cap(stage.thing)),
      steps("Today", stage.lines),
      ask("Your question to the group or the teacher"),
      buttons("Begin", "Repeat the last one"),
    ],
    empty: ({ thing }) => `before the first time: what ${thing} begins with and what is needed`,
    error: () => "whoever missed one finds what was done, and can catch up",
    should: () => "What was missed, to be caught up with",
  },
  explain: {
    parts: (stage) => [
      rows(
        stage.label,
        shownLines(stage).map((line) => line && `${line}: tap to read about it`),
      ),
      words("One sentence each, in plain words"),
      buttons("Correct it", "Show the next"),
    ],
    empty: ({ thing }) => `no ${thing} yet, and one as an example`,
    error: ({ thing }) => `${anyOf(thing)} that nobody has explained yet says so`,
    should: () => "",
  },
  translate: {
    parts: (stage) => [
      headline(stage.label),
      stage.doing.object ? picture(`${cap(stage.thing)}, before and after`) : "",
      wordsIf(stage.told, stage.label),
      buttons("Keep it", "Correct a line"),
    ],
    empty: ({ thing }) => `one ${thing} to try, with its result beside it`,
    error: () => "a line that is not certain is marked, so that somebody reads it",
    should: () => "",
  },
  draft: {
    parts: (stage) => [
      headline(`Your ${stage.thing}`),
      picture(cap(stage.thing)),
      wordsIf(stage.told, stage.label),
      buttons("Looks right", "Change something"),
    ],
    empty: ({ thing }) => `what is needed before there can be ${anyOf(thing)}`,
    error: () => "a gap is shown as a gap and never filled with a guess",
    should: () => "",
  },
  connect: {
    parts: (stage) => [
      rows("Connect once", [
        stage.thing === "entry" ? "Choose what to connect" : `Choose your ${stage.thing}`,
        "Say yes to reading",
        "See what was found",
      ]),
      wordsIf(stage.told, stage.label),
      button("Connect"),
    ],
    empty: () => "not connected yet: what will be read, and what never is",
    error: () => "the connection is lost: since when, and one button to renew it",
    should: () => "",
  },
  keep: {
    parts: (stage) => [
      headline(stage.label),
      rows(cap(stage.thing), stage.doing.object ? stage.lines : []),
      wordsIf(stage.told, stage.label),
      button("Add a line"),
    ],
    empty: () => "nothing kept yet, and how the first line gets here",
    error: () => "what was deleted can be brought back for a month",
    should: () => "Take everything out as a file",
  },
} satisfies Record<string, Template>;

/** What two sides have to do with each other: messages, agreements, money, things that change hands. */
export const DEALING = {
  message: {
    parts: (stage) =>
      stage.sends
        ? [headline(stage.label), ask(cap(stage.thing)), wordsIf(stage.told, stage.label), button("Send")]
        : [
            talk("As it arrives", [`${cap(stage.brand)}: ${stage.facts[0] ?? `your ${stage.thing}`}`]),
            rows("When", stage.doing.moment ? [cap(stage.doing.moment)] : []),
            wordsIf(stage.told, stage.label),
            button("Answer"),
          ],
    empty: ({ thing }) => `no ${thing} so far, and one to look at as an example`,
    error: ({ thing }) => `${anyOf(thing)} that did not arrive is sent another way, and the list says so`,
    should: ({ sends }) => (sends ? "" : "Choose when messages come"),
  },
  ask: {
    parts: (stage) => [
      ...(stage.doing.subject.actor === "" && stage.doing.verb === "ask"
        ? [ask(stage.doing.object ? cap(stage.thing) : "Your answer"), wordsIf(stage.told, stage.label)]
        : [rows("Asked most", stage.topics), ask("Your question"), wordsIf(stage.told, stage.label)]),
      button("Send"),
    ],
    empty: () => "three questions that others ask first",
    error: () => "a question that needs a person is passed on, and says until when",
    should: () => "All questions and answers, to be found again",
  },
  book: {
    parts: (stage) => [
      byMeasure(stage)
        ? filled(`How many ${stage.one}s`, /\bfrom (\d+)/.exec(stage.doing.rest)?.[1] ?? "10")
        : rows("Free", stage.slots),
      ask("Your name and number"),
      button(stage.doing.object ? `Book this ${stage.one}` : "Book"),
      link("Ask something first"),
    ],
    empty: () => "nothing is free this week, and the next free day",
    error: () => "somebody was faster: the two nearest free times are offered",
    should: () => "Move or cancel a booking without a call",
  },
  take: {
    parts: (stage) => [
      rows(`Open: ${stage.thing}`, stage.lines),
      words("Whoever says yes first has it, and everybody else is told"),
      buttons("I take it", "Not this time"),
    ],
    empty: ({ one }) => `no ${one} is open, and when the next one is expected`,
    error: ({ one }) => `this ${one} has just been taken; the next one is shown`,
    should: () => "",
  },
  offer: {
    parts: (stage) => [
      picture(stage.doing.object ? cap(stage.thing) : "What is offered"),
      ask(stage.doing.object ? `What it is: ${stage.thing}` : cap(stage.doing.question || "What it is")),
      ask("How much, and the price"),
      ask("Until when"),
      button("Post the offer"),
    ],
    empty: ({ thing }) => `no ${thing} put up yet, and one as an example`,
    error: () => "what is missing is marked, and what is entered stays",
    should: () => "",
  },
  lend: {
    parts: (stage) => [
      table(cap(stage.thing), [
        ["What", "Free"],
        [stage.lines[0], "Now"],
        [stage.lines[1], "From Saturday"],
        [stage.lines[2], "Next week"],
      ]),
      filled("From", stage.slots[0] ?? "Saturday"),
      ask("Until"),
      button("Ask for it"),
      link("What happens when something breaks"),
    ],
    empty: ({ thing }) => `no ${thing} near you yet, and a message when there is`,
    error: () => "not back in time: whoever has it is asked, and you are told",
    should: () => "",
  },
  order: {
    parts: (stage) => [
      ...(stage.doing.subject.actor === "" && stage.doing.object
        ? [filled("Ordered", cap(stage.thing)), words("Looked through by you before anything is paid")]
        : [menu(stage.prices.length > 1 ? "Choose" : "Price", stage.prices)]),
      ...(stage.doing.moment ? [words(`Orders ${stage.doing.moment}`)] : []),
      ask("Where it goes"),
      button("Order"),
    ],
    empty: () => "nothing chosen: the usual order is shown and can be changed",
    error: () => "what has just run out is crossed out, and the order stays",
    should: () => "",
  },
  pay: {
    parts: (stage) => [
      menu("To pay", stage.prices),
      wordsIf(stage.told, stage.label),
      button("Pay"),
      link("What happens when something is wrong"),
    ],
    empty: () => "nothing is open, and where the receipts are",
    error: () => "the payment did not go through: nothing is lost, and it can be repeated",
    should: () => "All receipts in one place",
  },
  deliver: {
    parts: (stage) => [
      headline(`${cap(stage.thing)}, on the way`),
      rows("Where it is", [
        stage.firm ? "Ready" : "Packed",
        "On the way",
        cap(stage.doing.moment) || "Expected today",
      ]),
      ...(stage.says(/\bby (?:post|mail)\b|letterbox|postage/i) ? [] : [map("The way to the door")]),
      buttons("Somebody else takes it", "Message"),
    ],
    empty: () => "nothing is on its way, and the next day on which something comes",
    error: () => "it comes later than promised: by how much, and what can be done",
    should: () => "",
  },
  service: {
    parts: (stage) => [
      rows("What is done", stage.facts),
      ask("Your list, one thing a line"),
      menu(stage.prices.length > 1 ? "Prices" : "Price", stage.prices),
      button("Ask for a date"),
    ],
    empty: () => "nothing on the list yet, and three things that are often done",
    error: () => "what is not done here is said at once, and who does it",
    should: () => "",
  },
  handin: {
    parts: (stage) => [
      headline(cap(stage.label)),
      ask("What it is, and what it should become"),
      ask("A photograph, if you have one"),
      ...(stage.says(/\b(?:by (?:post|mail|courier)|posts? (?:it|them)|parcel|envelope|postage|ship)\b/i)
        ? [
            rows("So that it arrives safely", [
              "How to pack it",
              "Where to send it",
              "Who confirms that it is there",
            ]),
          ]
        : [filled("When you bring it", stage.slots[0] ?? "Monday")]),
      button("Tell us it is coming"),
    ],
    empty: ({ thing }) => `nothing sent yet: what to write down about the ${thing} first`,
    error: ({ thing }) => `the ${thing} has not arrived by the day expected: who looks for it`,
    should: () => "",
  },
  move: {
    parts: (stage) => [
      table(`${cap(stage.thing)}, moved`, [
        ["For", "Planned", "Now"],
        [FIRST, DAYS[0], "Thursday"],
        [SECOND, DAYS[1], "Friday"],
        [THIRD, DAYS[2], "Stays"],
      ]),
      wordsIf(stage.told, stage.label),
      buttons("Keep the new days", "Move one back"),
    ],
    empty: () => "nothing has moved this week",
    error: () => "where no other day is free, it stays and is marked for a call",
    should: () => "",
  },
  share: {
    parts: (stage) => [
      headline(cap(stage.thing)),
      rows("In it", stage.lines),
      buttons(cap(stage.label), "Save as PDF"),
      link("Who has received it"),
    ],
    empty: ({ thing }) => `no ${thing} yet, and the day on which the first one comes`,
    error: ({ thing }) => `the ${thing} could not be sent: it stays here and can be saved instead`,
    should: () => "",
  },
  collect: {
    parts: (stage) => [
      filled("When", stage.slots[0] ?? "Tuesday"),
      ask("Address"),
      rows("To be collected", [cap(stage.thing)]),
      button("Ask for a collection"),
    ],
    empty: () => "nothing to collect, and the next round",
    error: () => "nobody was there: the next round is offered, and what it costs",
    should: () => "",
  },
  signal: {
    parts: (stage) => [
      headline(/\bgreen\b/.test(stage.doing.rest) ? `Green: ${FIRST}` : `${FIRST}: ${stage.one}`),
      table(/\bgreen\b/.test(stage.doing.rest) ? "Red or green" : cap(stage.thing), [
        ["Who or what", /\bgreen\b/.test(stage.doing.rest) ? "Light" : cap(stage.one), "Why"],
        [FIRST, /\bgreen\b/.test(stage.doing.rest) ? "Green" : "Good", "All in order"],
        [SECOND, /\bred\b/.test(stage.doing.rest) ? "Red" : "Poor", "Something has run out"],
        [THIRD, "Open", "Not checked yet"],
      ]),
      buttons("Show why", "Check again"),
    ],
    empty: () => "nothing judged yet, and what is looked at for it",
    error: () => "it is never guessed: without an answer it stays open",
    should: () => "",
  },
  gather: {
    parts: (stage) => [
      table(`Asked for: ${stage.thing}`, [
        ["From", "Status", "Since"],
        [FIRST, "Here, complete", "Today"],
        [SECOND, "Asked again", "Three days"],
        [THIRD, "Missing", "A week"],
      ]),
      buttons("Ask those who are missing", "Add it by hand"),
    ],
    empty: ({ thing }) => `nobody has been asked yet, and the message that asks for the ${thing}`,
    error: () => "cannot be read: whoever sent it is asked once more, and told why",
    should: () => "",
  },
  payout: {
    parts: () => [
      figure("This week"),
      rows("Paid out", ["Last week: sent", "The week before: sent"]),
      button("Where the money goes"),
      link("A sum is not right"),
    ],
    empty: () => "nothing to be paid out yet, and on which day it is reckoned",
    error: () => "the bank sent it back: which detail is wrong, and when it is tried again",
    should: () => "",
  },
  code: {
    parts: (stage) => [
      headline(`Your ${stage.thing}`),
      code("Show or type it there"),
      rows("Good for", [cap(stage.doing.moment) || stage.slots[0] || "Today"]),
      link("It does not work"),
    ],
    empty: ({ thing }) => `the ${thing} appears here as soon as all is agreed`,
    error: ({ thing }) => `${anyOf(thing)} that has run out says so, with a way to a new one`,
    should: () => "",
  },
  sign: {
    parts: (stage) => [
      stage.doing.object ? headline(cap(stage.thing)) : "",
      rows("Signed by", [`${FIRST}: signed`, `${SECOND}: still open`]),
      /^(?:you|we|side|)$/.test(stage.doing.subject.actor)
        ? ""
        : ask(`Signature of the ${stage.doing.subject.actor}`),
      button("Sign here"),
      link("I do not agree with one point"),
    ],
    empty: ({ thing }) => `the ${thing} is not ready to be signed, and what is missing`,
    error: ({ thing }) => `a change after the first signature makes a new ${thing}, and both are told`,
    should: () => "",
  },
  visit: {
    parts: (stage) => [
      headline(
        stage.doing.verb === "send"
          ? `The ${stage.one} comes: ${stage.slots[0] ?? "Tue 9 am"}`
          : `${cap(stage.doing.subject.lead.replace(/^(?:an?|the) /i, "your ")) === "I" || stage.doing.subject.actor === "we" ? "We come" : `${cap(stage.doing.subject.lead.replace(/^(?:an?|the) /i, "your "))} comes`}: ${stage.slots[0] ?? "Tue 9 am"}`,
      ),
      picture("Who comes, with name and photo"),
      rows("What happens at the visit", stage.facts),
      buttons("That suits me", "Another day"),
    ],
    empty: () => "no visit agreed yet, and the next free days",
    error: () => "somebody is ill or late: who is told, and the next possible hour",
    should: () => "A message the day before, with the name of the person who comes",
  },
  meet: {
    parts: (stage) => [
      headline(`${stage.label}: ${stage.slots[0] ?? "Tue 6 pm"}`),
      rows("With you", [FIRST ?? "", SECOND ?? ""]),
      map("Where you meet"),
      buttons("I come", "I can't"),
    ],
    empty: () => "no date yet, and three that would suit both",
    error: () => "somebody cannot come: both are told, and a new date is proposed",
    should: () => "",
  },
  work: {
    parts: (stage) => [
      headline(stage.label),
      rows("What was done", stage.facts),
      wordsIf(stage.told, stage.label),
      buttons("Confirm", "Something is not right"),
    ],
    empty: () => "nothing done yet, and when it is planned",
    error: () => "what could not be done is named, with the reason and a new date",
    should: () => "",
  },
  make: {
    parts: (stage) => [
      picture(cap(stage.thing)),
      rows(
        /cook|bake/.test(stage.doing.verb) ? "Today" : "How it is made",
        /cook|bake/.test(stage.doing.verb) ? stage.lines : stage.facts,
      ),
      link("What is in it, and who makes it"),
    ],
    empty: ({ thing }) => `before the first ${thing}: what it will look like, and when it is ready`,
    error: () => "what cannot be made this time is said before anybody orders",
    should: () => "",
  },
  get: {
    parts: (stage) => [
      headline(stage.doing.object ? `Your ${stage.thing}` : stage.label),
      wordsIf(stage.told, stage.label),
      buttons("Open", "Ask about it"),
    ],
    empty: () => "nothing here yet, and when it can be expected",
    error: () => "late or not right: how to say so, and what happens then",
    should: () => "",
  },
  thing: {
    parts: (stage) => [
      picture(cap(stage.thing)),
      rows("Good to know", stage.facts),
      menu(stage.prices.length > 1 ? "Prices" : "Price", stage.prices),
      button("Order"),
    ],
    empty: () => "sold out: when there are more, and a field to be told",
    error: () => "a picture that does not load leaves its description in place",
    should: () => "",
  },
  plain: {
    parts: (stage) => [
      headline(stage.label),
      wordsIf(stage.told, stage.label),
      ...(stage.doing.items.length > 1 ? [rows("In it", stage.doing.items.map(cap))] : []),
      stage.doing.subject.actor === "" ? button("See the details") : button("Continue"),
    ],
    empty: ({ label }) => `not done yet ("${uncap(label)}"), and what it leads to`,
    error: () => "it did not work: what happened, and whom to ask",
    should: () => "",
  },
} satisfies Record<string, Template>;
