import { SAMPLE } from "./figures";

export const SAMPLE_TYPE = [
  { role: "Headlines", family: "Bricolage Grotesque", use: "Bold, set tight, never in capitals" },
  { role: "Text", family: "Instrument Sans", use: "Regular and semibold, figures in columns" },
] as const;

export const SAMPLE_LOGOS = [
  { id: "full", label: "Mark and name" },
  { id: "mark", label: "Mark alone" },
  { id: "reversed", label: "On the brand colour" },
  { id: "single", label: "One colour, for a stamp" },
] as const;
export type SampleLogoId = (typeof SAMPLE_LOGOS)[number]["id"];

export const SAMPLE_MOCKUPS = [
  { id: "room", title: "Review room" },
  { id: "open", title: "What is still open" },
  { id: "sign", title: "Sign-off" },
  { id: "count", title: "Round counter" },
] as const;
export type SampleMockupId = (typeof SAMPLE_MOCKUPS)[number]["id"];

export const SAMPLE_IDENTITY =
  "The mark is a line that dips once, like a head that nods, and comes out straight. It works in one colour and at the height of a letter.\n\nPhotographs show desks and printed drafts from above, never handshakes. Marigold is kept for the one thing that waits for an answer.";

export const SAMPLE_BOARD =
  "Draft paper, spruce ink and one warm light. White space belongs to the client's work; Nodline itself stays at the edge until something needs a decision.";

/** In the notation that the panels draw. */
export const SAMPLE_SCREENS = [
  'Review room: title; main area with the draft; note pinned to a point; button "Sign this version"; secondary link "Ask for a change". Empty state: "No draft yet. Drop a file here". Error state: the file is kept and the upload goes on when the line is back.',
  'What is still open: search; list of open points with owner and day; filter by person; button "Remind everybody". Empty state: "Nothing open. Send it". Error state: "Shown as of the last visit".',
  'Sign-off: the version in small; one sentence with what was agreed; input for the name; button "I agree to this version". Empty state: not reachable without a version. Error state: the name stays typed and can be sent again.',
  'Round counter: rounds used and rounds included; list of rounds with date and reason; button "Send the count to the client". Empty state: "Round 1 begins with the first comment". Error state: a count that could not be confirmed is shown as open.',
];

export const SAMPLE_FLOW = [
  "The agency uploads a draft and says how many rounds the contract includes.",
  "Nodline makes a room and a link.",
  "The client opens the link without an account and points at what should change.",
  "The project manager sees what is open and who has to decide.",
  "The agency uploads the next version; the counter moves by one.",
  "The client signs off; both get the page with the count.",
];

export const SAMPLE_FEATURES = [
  "Must: A room per draft, opened by a link",
  "Must: Comments pinned to a point of the draft",
  "Must: Sign-off with name, date and version",
  "Must: A counter of the rounds that the contract includes",
  "Should: Reminders for open decisions",
  `Should: The agency's own brand on the room, in the $${SAMPLE.prices.agency} plan`,
  "Later: Video and print proofs",
];
