import { ask, buttons, chart, filled, link, map, rows, table, talk, toggle } from "../../screen";

/** What a function of a program is for, and what its screen shows. */
export interface FunctionKind {
  /** Said behind its name in the list of features. */
  gives: string;
  /** What happens with it, as a step of the path. */
  step: string;
  parts(name: string): string[];
  empty: string;
  error: string;
}

const [FIRST, SECOND, THIRD] = ["Ana Ruiz", "Jonas Keller", "Mei Lin"] as const;
type Row = readonly [heads: RegExp, kind: FunctionKind];

/** Tried in order against the last word of the name, then against all of it. */
export const FUNCTION_KINDS: readonly Row[] = [
  [
    /^(?:attendance|presence|availability|sign-?ups?|registrations?|rsvps?)$/i,
    {
      gives: "who comes, who does not, who has not answered",
      step: "Before each date everybody says whether they come, and whoever leads sees who is missing.",
      parts: (name) => [
        table(`${name}, Thursday`, [
          ["Who", "Answer"],
          [FIRST, "Comes"],
          [SECOND, "Does not come"],
          [THIRD, "Has not answered"],
        ]),
        buttons("Ask those who have not answered", "Close the list"),
      ],
      empty: "no date yet, and how the first one is entered",
      error: "two answers of one person: the later one counts, and both are shown",
    },
  ],
  [
    /^(?:fees?|dues|payments?|contributions?|rents?|deposits?|collections?|donations?)$/i,
    {
      gives: "who has paid, who owes, and a reminder that sends itself",
      step: "Whoever owes something gets a link to pay, and the list shows at once what is still open.",
      parts: (name) => [
        table(name, [
          ["Who", "Status", "Since"],
          [FIRST, "Paid", "Monday"],
          [SECOND, "Open", "12 days"],
          [THIRD, "Reminded", "Yesterday"],
        ]),
        buttons("Remind all who owe", "Mark as paid"),
      ],
      empty: "nothing is owed, and when the next payment falls due",
      error: "a payment that fits nobody is kept apart until somebody says whose it is",
    },
  ],
  [
    /^(?:invoic(?:e|es|ing)|bills?|billing|receipts?|quotes?|quoting|estimates?|expenses?|bookkeeping|accounting)$/i,
    {
      gives: "written, sent and followed until paid",
      step: "It is written from what is already entered, sent, and followed until it is settled.",
      parts: (name) => [
        table(name, [
          ["For", "Sent", "Status"],
          [FIRST, "Monday", "Paid"],
          [SECOND, "Three weeks ago", "Late"],
          [THIRD, "-", "Draft"],
        ]),
        buttons("Write a new one", "Send a reminder"),
      ],
      empty: "none yet, and one as an example",
      error: "a missing address or number is named before anything is sent",
    },
  ],
  [
    /^(?:library|documents?|files?|archives?|records?|folders?|notes?|photos?|templates?|recipes?|scores?|storage|history)$/i,
    {
      gives: "in one place, found by a word, always the latest",
      step: "What is needed is found by a word and opened, without asking anybody for the latest version.",
      parts: (name) => [
        filled("Find", ""),
        rows(name, ["Added this week", "Used most", "Marked by you"]),
        toggle("Can be opened without a network"),
        buttons("Add", "Share a link"),
      ],
      empty: "nothing in it yet, and how several are added at once",
      error: "an upload that broke off goes on where it stopped",
    },
  ],
  [
    /^(?:tickets?|ticketing|sales?|shop|orders?|ordering|checkout|vouchers?)$/i,
    {
      gives: "ordered, paid and counted, name by name",
      step: "People order and pay from a link, and the list says who gets what.",
      parts: (name) => [
        table(name, [
          ["For", "How many", "Status"],
          [FIRST, "2", "Paid"],
          [SECOND, "4", "Reserved"],
          [THIRD, "1", "Handed over"],
        ]),
        buttons("Add an order", "Send the link"),
      ],
      empty: "nothing ordered yet, and the link to pass on",
      error: "sold out: the next in line is told as soon as one is given back",
    },
  ],
  [
    /^(?:schedul(?:e|es|ing)|calendars?|rotas?|rosters?|shifts?|planning|plans?|bookings?|appointments?|reservations?|timetables?|slots?|availability)$/i,
    {
      gives: "who, when and where, seen by all and changed once",
      step: "Dates are entered once, everybody sees them, and a change is told to those it concerns.",
      parts: (name) => [
        table(name, [
          ["When", "Who", "Status"],
          ["Tue 9 am", FIRST, "Agreed"],
          ["Thu 11 am", SECOND, "Asked to swap"],
          ["Sat 4 pm", "-", "Still free"],
        ]),
        buttons("Fill the gap", "Tell everybody"),
      ],
      empty: "an empty week, and last week to copy from",
      error: "two at the same hour are shown in red, and neither is confirmed",
    },
  ],
  [
    /^(?:messages?|messaging|chats?|communication|newsletters?|announcements?|reminders?|notifications?|emails?|texts?|alerts?)$/i,
    {
      gives: "to the right people, with who has read it",
      step: "One message goes to those it concerns, and the sender sees who has read it.",
      parts: (name) => [
        talk(name, [
          "You: Thursday starts half an hour later",
          `${FIRST}: Thank you, I will be there`,
          `${SECOND}: I cannot make it`,
        ]),
        rows("To", ["Everybody", "Only those who come", "Only those who have not answered"]),
        buttons("Send", "Send it tomorrow at 9"),
      ],
      empty: "nothing sent yet, and three lines to begin with",
      error: "not delivered: to whom, and another way to reach them",
    },
  ],
  [
    /^(?:stocks?|inventor(?:y|ies)|suppl(?:y|ies)|ingredients?|materials?|parts|purchas(?:e|es|ing))$/i,
    {
      gives: "what is left, what runs out, what is on its way",
      step: "What is taken out is entered at once, and a line says what has to be ordered.",
      parts: (name) => [
        table(name, [
          ["What", "Left", "Status"],
          ["First on the list", "40", "Enough"],
          ["Second on the list", "3", "Order today"],
          ["Third on the list", "0", "On its way"],
        ]),
        buttons("Order what is low", "Count again"),
      ],
      empty: "nothing counted yet, and how a list is brought in",
      error: "less than nothing left: the last entries are shown to be corrected",
    },
  ],
  [
    /^(?:members?|membership|customers?|clients?|contacts?|pupils?|students?|patients?|guests?|volunteers?|crm|directory|profiles?|people)$/i,
    {
      gives: "one entry for each, with what was agreed",
      step: "Each person has one entry, and what was agreed with them stands in it.",
      parts: (name) => [
        table(name, [
          ["Name", "Since", "Last contact"],
          [FIRST, "March", "Today"],
          [SECOND, "Last year", "Three weeks ago"],
          [THIRD, "New", "-"],
        ]),
        buttons("Add a person", "Bring in a list"),
      ],
      empty: "nobody entered yet, and how a list is brought in",
      error: "somebody is in it twice: both entries are shown and can be joined",
    },
  ],
  [
    /^(?:payroll|wages|hours|timesheets?|time|tracking|clocking)$/i,
    {
      gives: "entered once, confirmed, ready to be paid",
      step: "Hours are entered on the day, confirmed once, and added up for the month.",
      parts: (name) => [
        table(`${name}, this week`, [
          ["Who", "Hours", "Status"],
          [FIRST, "32", "Confirmed"],
          [SECOND, "18.5", "To confirm"],
          [THIRD, "-", "Missing"],
        ]),
        buttons("Confirm all", "Ask for what is missing"),
      ],
      empty: "no hours this week, and last week to look at",
      error: "more hours than a day has: the entry goes back with a line why",
    },
  ],
  [
    /^(?:tasks?|to-?dos?|checklists?|maintenance|jobs?|repairs?|inspections?|cleaning|handovers?)$/i,
    {
      gives: "who does what by when, ticked off on the spot",
      step: "Each one has a name and a day, and is ticked off where it is done.",
      parts: (name) => [
        rows(name, [`${FIRST}: due today`, `${SECOND}: done, with a photo`, "Nobody yet: due on Friday"]),
        ask("Add one"),
        buttons("Tick off", "Give it to somebody"),
      ],
      empty: "all is done, and what comes next week",
      error: "ticked off by mistake: it can be opened again for a day",
    },
  ],
  [
    /^(?:costumes?|uniforms?|equipment|gear|keys?|loans?|lending|instruments?|props|wardrobe|vehicles?)$/i,
    {
      gives: "what is where, with whom, and back by when",
      step: "Whatever goes out has a name behind it, and a day on which it comes back.",
      parts: (name) => [
        table(name, [
          ["Number", "With", "Back"],
          ["7", FIRST, "Friday"],
          ["12", SECOND, "Two days late"],
          ["15", "-", "Here"],
        ]),
        buttons("Hand out", "Ask for it back"),
      ],
      empty: "all is here, and nothing is reserved",
      error: "lost or broken: who had it last, and what it costs",
    },
  ],
  [
    /^(?:reports?|reporting|statistics|stats|analytics|dashboards?|overviews?|insights|results|accounts|progress)$/i,
    {
      gives: "month by month, ready to be printed",
      step: "At the end of the month the figures are there, and can be printed or sent on.",
      parts: (name) => [
        chart(`${name}, month by month`),
        rows("Stands out", ["More than last month", "Less than last month", "Still to be entered"]),
        buttons("Print", "Send on"),
      ],
      empty: "the day from which there is something to compare",
      error: "a figure that is not confirmed is marked and not added up",
    },
  ],
  [
    /^(?:feedback|reviews?|surveys?|polls?|votes?|voting|ratings?)$/i,
    {
      gives: "asked in one tap, seen as a whole",
      step: "One question is asked right after, answered in one tap, and the answers are seen together.",
      parts: (name) => [
        rows(name, ["Went well: most", "Was all right: some", "Was hard: two, with a reason"]),
        ask("Next question"),
        buttons("Ask everybody", "Thank them"),
      ],
      empty: "nothing asked yet, and three questions to begin with",
      error: "somebody answered twice: the later answer counts",
    },
  ],
  [
    /^(?:maps?|routes?|routing|tours?|navigation|deliver(?:y|ies)|dispatch)$/i,
    {
      gives: "all stops in a sensible order, with who is late",
      step: "The stops of the day are put in order, and whoever waits sees when it is their turn.",
      parts: (name) => [
        map(`${name} today, stop by stop`),
        rows("Stops", [`${FIRST}: done`, `${SECOND}: next`, `${THIRD}: later`]),
        buttons("Start", "Change the order"),
      ],
      empty: "no stops today, and those of tomorrow",
      error: "a road is closed: the order is proposed anew and nobody is left out",
    },
  ],
  [
    /^(?:contracts?|signatures?|consents?|forms?|waivers?|agreements?|certificates?|compliance)$/i,
    {
      gives: "filled in, signed and kept, with what is missing",
      step: "It is filled in and signed on a phone, and the list says whose is missing.",
      parts: (name) => [
        table(name, [
          ["Who", "Status", "Valid until"],
          [FIRST, "Signed", "Next year"],
          [SECOND, "Sent", "-"],
          [THIRD, "Runs out", "In two weeks"],
        ]),
        buttons("Send again", "Save all as PDF"),
      ],
      empty: "nothing to sign, and one as an example",
      error: "a name that does not match is asked about before it counts",
    },
  ],
];

/** Where only its name is known. */
export const ANY_FUNCTION: FunctionKind = {
  gives: "in the same place as all the rest",
  step: "It is opened from the first page, and what was entered elsewhere is already in it.",
  parts: (name) => [
    rows(name, ["New today", "Open since last week", "Done"]),
    ask("Find"),
    buttons("Add an entry", "Show what is open"),
    link("How it works, in one minute"),
  ],
  empty: "nothing in it yet, and one entry as an example",
  error: "without a network the last state stays visible, with its hour",
};
