/** What somebody does on a screen. */
const KINDS = {
  choose: "build compose pick choose select assign",
  receive: "get receive",
  rate: "tap rate score tick",
  mark: "mark flag highlight",
  locate: "outline",
  view: "see know show",
  book: "book reserve request",
  order: "order",
  camera: "photograph snap film take upload",
  record: "record",
  listen: "hear listen watch",
  speak: "speak dictate say",
  write: "write draft fill create generate prepare compile translate",
  send: "send bid forward email export submit print",
  ask: "ask answer reply comment",
  enter: "enter update type describe add note log report",
  sign: "sign",
  plan: "drag plan schedule propose arrange organise distribute split",
  pass: "pass swap hand",
  accept: "apply accept confirm decline",
  approve: "approve release vote",
  post: "post list publish offer advertise",
  pay: "pay",
  follow: "follow track trace",
  scan: "find read scan recognise extract sort",
  check: "check test inspect verify review",
  reckon: "measure calculate compare predict forecast count weigh estimate",
  warn: "warn remind alert notify",
  match: "match pair connect suggest recommend",
  practise: "play practise learn train do repeat solve study",
} as const;

export type Kind = keyof typeof KINDS;

export const KIND_OF_VERB: ReadonlyMap<string, Kind> = new Map(
  (Object.entries(KINDS) as [Kind, string][]).flatMap(([kind, verbs]) =>
    verbs.split(" ").map((verb): [string, Kind] => [verb, kind]),
  ),
);
