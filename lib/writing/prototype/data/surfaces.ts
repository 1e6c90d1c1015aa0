import type { Scene } from "../../scene";

export type Pair = readonly [display: string, text: string, reason: string];

export const PAIRS = {
  round: ["Nunito", "Open Sans", "round ends, as if somebody had spoken it"],
  soft: ["Nunito", "Lato", "round where it greets, plain where it explains"],
  calm: ["Lato", "Source Sans Pro", "even and unhurried, so that dates and sums are read without effort"],
  plain: ["Open Sans", "Source Sans Pro", "open letters that nobody has to get used to"],
  poster: ["Montserrat", "Open Sans", "wide capitals that hold from across a street"],
  strong: ["Montserrat", "Source Sans Pro", "broad headings over narrow text, which leaves room for figures"],
  sign: ["Poppins", "Lato", "simple circles that survive a brush and a stamp"],
  label: ["Poppins", "Open Sans", "geometric capitals for a label, a quiet face for what stands under it"],
  screen: ["Inter", "Inter", "drawn for screens with clear numerals, one family in two weights"],
  table: ["Roboto", "Roboto", "narrow figures that stand under each other, one family in two weights"],
  console: ["Source Sans Pro", "Roboto", "clear between l, 1 and I, beside code"],
} as const satisfies Record<string, Pair>;

export interface Surface {
  /** What the name has to be read on first; `{one}` is filled in. */
  on: string;
  pairs: readonly [Pair, Pair];
  /** How a page is laid out. */
  feel: string;
}

/** Where the brand is met first, and what that asks of type and layout. */
export const SURFACES: Record<Scene, Surface> = {
  call: {
    on: "the card beside the telephone",
    pairs: [PAIRS.round, PAIRS.soft],
    feel: "large type, one thing at a time, nothing that hurries",
  },
  ask: {
    on: "a phone held in the dark",
    pairs: [PAIRS.soft, PAIRS.calm],
    feel: "one column, short lines, the answer before everything else",
  },
  visit: {
    on: "a card left on the table",
    pairs: [PAIRS.soft, PAIRS.plain],
    feel: "hands and faces, daylight, plain lists with a tick",
  },
  case: {
    on: "the head of a letter",
    pairs: [PAIRS.calm, PAIRS.plain],
    feel: "wide margins, ruled lines, dates in the left column",
  },
  project: {
    on: "the head of an offer",
    pairs: [PAIRS.strong, PAIRS.label],
    feel: "before and after side by side, measures written in",
  },
  session: {
    on: "a poster at the meeting place",
    pairs: [PAIRS.poster, PAIRS.label],
    feel: "big day and hour, people seen from within the group",
  },
  event: {
    on: "a poster and a badge",
    pairs: [PAIRS.poster, PAIRS.strong],
    feel: "blocks of colour, names set large, a timetable as ornament",
  },
  counter: {
    on: "a painted sign and a paper bag",
    pairs: [PAIRS.sign, PAIRS.label],
    feel: "chalk lists, prices as large as names, one stamp",
  },
  seat: {
    on: "the door and the board behind it",
    pairs: [PAIRS.sign, PAIRS.poster],
    feel: "hours as a row of blocks, full and free told apart by colour",
  },
  goods: {
    on: "the label of each piece",
    pairs: [PAIRS.label, PAIRS.sign],
    feel: "the thing itself large, its contents in small even type",
  },
  object: {
    on: "the {one} itself, pressed in without colour",
    pairs: [PAIRS.calm, PAIRS.screen],
    feel: "one object on an empty ground, measures beside it",
  },
  device: {
    on: "a housing a finger wide",
    pairs: [PAIRS.table, PAIRS.calm],
    feel: "thin lines, one reading large, warnings only in the accent",
  },
  rental: {
    on: "a tag tied to the {one}",
    pairs: [PAIRS.strong, PAIRS.sign],
    feel: "each piece as it is, numbered, with its condition written beside it",
  },
  tool: {
    on: "a browser tab among twenty",
    pairs: [PAIRS.screen, PAIRS.table],
    feel: "dense rows, exact alignment, colour only where something waits",
  },
  api: {
    on: "a terminal and the head of the docs",
    pairs: [PAIRS.console, PAIRS.screen],
    feel: "request left, response right, nothing decorative",
  },
  market: {
    on: "a sticker on a door and a phone",
    pairs: [PAIRS.label, PAIRS.poster],
    feel: "two sides that mirror each other, real photographs, price on each card",
  },
  issue: {
    on: "an inbox line between forty others",
    pairs: [PAIRS.calm, PAIRS.plain],
    feel: "one column, a date on every paragraph, rules instead of boxes",
  },
  show: {
    on: "a square in a list of programmes",
    pairs: [PAIRS.poster, PAIRS.round],
    feel: "one large play button, place names set big, waves as pattern",
  },
  play: {
    on: "a poster at the way in",
    pairs: [PAIRS.poster, PAIRS.round],
    feel: "one task a screen, a picture that hides something, the end never shown",
  },
  course: {
    on: "a certificate and a work jacket",
    pairs: [PAIRS.strong, PAIRS.poster],
    feel: "steps numbered large, hands at work, a card that fills up",
  },
  programme: {
    on: "a leaflet handed over by somebody trusted",
    pairs: [PAIRS.soft, PAIRS.plain],
    feel: "drawings beside text, one figure a page, names only with consent",
  },
  money: {
    on: "a statement",
    pairs: [PAIRS.table, PAIRS.calm],
    feel: "sums right-aligned, fees on a line of their own, no ornament",
  },
  network: {
    on: "a member's card",
    pairs: [PAIRS.label, PAIRS.plain],
    feel: "all members in one row, decisions with dates",
  },
  retainer: {
    on: "the first page of a report",
    pairs: [PAIRS.calm, PAIRS.strong],
    feel: "one list of what is done and what is open, dates in the left column",
  },
  chat: {
    on: "a round picture beside a message",
    pairs: [PAIRS.screen, PAIRS.round],
    feel: "one conversation at a time, short lines, a person always one tap away",
  },
  ordering: {
    on: "a crate and an order list",
    pairs: [PAIRS.table, PAIRS.label],
    feel: "dense rows that a thumb can hit, amounts right-aligned, the sum always in sight",
  },
  lessons: {
    on: "a square among forty others on a phone",
    pairs: [PAIRS.screen, PAIRS.soft],
    feel: "one lesson a screen, the next step in one colour, progress as a single line",
  },
  giving: {
    on: "a door, a crate and a bib",
    pairs: [PAIRS.label, PAIRS.plain],
    feel: "hands and things, the map first, nothing that asks for a name",
  },
  delivery: {
    on: "a box on a bike and a bag at the door",
    pairs: [PAIRS.label, PAIRS.strong],
    feel: "the map fills the screen, one hour set large, one button under the thumb",
  },
};
