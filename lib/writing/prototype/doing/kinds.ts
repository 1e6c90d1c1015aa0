import { CLASS_OF, type DoingClass } from "./data/classes";
import {
  ABSTRACT,
  BRINGS,
  COMES,
  LIST,
  NEWS,
  NOT_CARRIED,
  PAPER,
  PERSON,
  PICTURE,
  PLAN,
  POSTED,
  SENT_IN,
  THEIRS,
  TOLD,
} from "./data/handled-things";
import type { Doing } from "./doing";
import { headOf as head, type Read, type Rule, WRITTEN_DOWN } from "./written-down";

export type { DoingClass } from "./data/classes";
export { PAPER } from "./data/handled-things";

const isTold = (read: Read) => TOLD.test(head(read)) || NOT_CARRIED.test(`${head(read)} ${read.rest}`);
/** "Takes 30 seconds", "read it": what is taken or read is no picture. */
const NO_PICTURE = /^(?:it|order|seconds?|minutes?|hours?|days?|weeks?|months?|care|part|place|time)/;
const byUs = ({ subject }: Read) => subject.actor === "we" || subject.actor === "";
const any = () => true;

/** Tried in order, before the verb alone decides. */
const RULES: readonly Rule[] = [
  ...WRITTEN_DOWN,
  [
    "list",
    /^(?!order|send|share|fill|complete)/,
    (read) =>
      LIST.test(head(read)) &&
      /\b(?:shopping|grocery|packing|to-?do|task|check)/i.test(read.object?.words ?? ""),
  ],
  [
    "signal",
    /^(?:give|show|get|see|display)$/,
    (read) =>
      /^(?:light|verdict)$/.test(head(read)) || /^(?:an? )?(?:red|green|amber)\b.*\blight\b/i.test(read.rest),
  ],
  ["review", /^get$/, ({ rest }) => /^(?:rated|reviewed)\b/i.test(rest)],
  ["payout", /^get$/, ({ rest }) => /^paid\b/i.test(rest)],
  ["alert", /^get$/, ({ rest }) => /^(?:warned|alerted)\b/i.test(rest)],
  ["message", /^get$/, ({ rest }) => /^(?:told|reminded|notified|invited|asked)\b/i.test(rest)],
  [
    "pay",
    /^(?:make|hold|release|take|collect|pay)$/,
    (read) => /^(?:payment|money|deposit|fee)$/.test(head(read)),
  ],
  ["show", /^(?:give|offer|provide)$/, (read) => read.subject.actor === "" && read.object !== null],
  ["gather", /^ask$/, ({ rest }) => /^for (?!help|advice)\p{L}/u.test(rest)],
  ["enter", /^fill$/, ({ rest, subject }) => subject.actor !== "" && /^(?:in|out)\b/i.test(rest)],
  // A program keeps and moves things without hands.
  ["plain", /^(?:move|pack|clean|cut|carry)$/, ({ subject }) => subject.actor === ""],
  ["message", /^confirm$/, ({ subject }) => subject.actor === "we"],
  [
    "show",
    /^(?:take|send)$/,
    (read) => read.subject.actor === "we" && (PICTURE.test(head(read)) || head(read) === "notes"),
  ],
  ["visit", /^send$/, (read) => byUs(read) && PERSON.test(head(read))],
  [
    "plain",
    /^(?:deliver|bring|carry|send|ship)$/,
    (read) => ABSTRACT.test(head(read)) || (read.rest !== "" && !read.object),
  ],
  ["plain", /^(?:carry|reach|deliver|bring)$/, ({ subject }) => !BRINGS.test(subject.actor)],
  ["match", /^get$/, ({ rest }) => /^(?:matched|picked|chosen)\b/i.test(rest)],
  ["take", /^apply$/, (read) => read.object !== null],
  [
    "enter",
    /^(?:make|create|set|build|fill|complete)$/,
    (read) => !byUs(read) && /^(?:profile|account|checklist|questionnaire|form)$/.test(head(read)),
  ],
  ["gather", /^(?:collect|gather|request|chase)$/, (read) => SENT_IN.test(head(read))],
  ["collect", /^pick$/, ({ rest, subject }) => subject.actor === "we" && /\bup\b/i.test(rest)],
  [
    "ask",
    /^(?:call|ring|phone)$/,
    ({ subject, rest }) => subject.actor !== "" && !/\b(?:when|if|whether)\b/i.test(rest),
  ],
  [
    "plain",
    /^(?:bring|carry)$/,
    ({ subject, rest }) =>
      /^(?:you|customer|client|member|guest|owner|parent)$/.test(subject.actor) && !/\bback\b/.test(rest),
  ],
  ["enter", /^drop$/, ({ rest }) => /\bin$/i.test(rest)],
  ["keep", /^keep$/, any],
  ["alert", /^turn$/, (read) => read.subject.actor === "" && !/\binto\b/.test(read.rest)],
  ["check", /^read$/, ({ subject }) => /^(?:an?|our) /i.test(subject.lead)],
  [
    "locate",
    /^(?:draw|outline|mark|drop|put|set|pin|place)$/,
    ({ rest }) => /\bon (?:a|the|their|your) map\b/i.test(rest),
  ],
  [
    "review",
    /^(?:tap|say|rate|tell)$/,
    ({ question }) => /^how (?:it|they|the \p{L}+) (?:went|was|were|felt)\b/iu.test(question),
  ],
  ["show", /^list$/, ({ subject }) => subject.actor === ""],
  [
    "photo",
    /^(?:count|measure|weigh|report|order)$/,
    ({ rest, object }) => !object && /^by (?:a )?photo\b/.test(rest),
  ],
  [
    "count",
    /^(?:count|add|tally)$/,
    (read) => byUs(read) && (read.verb !== "add" || /\b(?:up|together)\b/i.test(read.rest)),
  ],
  ["plain", /^add$/, byUs],
  ["payout", /^pay$/, ({ subject }) => subject.actor === "we" || subject.actor === ""],
  ["code", /^(?:get|receive|show|send)$/, (read) => /^(?:code|key|ticket|link|pass|pin)$/.test(head(read))],
  [
    "plan",
    /^(?:build|make|create|turn|generate|plan|write|compose|get|propose|suggest|prepare)$/,
    (read) => PLAN.test(head(read)),
  ],
  [
    "selfmeasure",
    /^(?:take|measure|enter|send)$/,
    ({ object }) => /\bmeasure(?:ment)?s?\b/i.test(object?.words ?? ""),
  ],
  [
    "photo",
    /^(?:take|send|add|upload|snap|post|share|make|submit)$/,
    (read) => PICTURE.test(head(read)) && !byUs(read),
  ],
  ["message", /^(?:send|get|receive|give|write)$/, (read) => NEWS.test(head(read))],
  ["show", /^(?:send|get|receive|make|give|write|create|show)$/, (read) => PAPER.test(head(read))],
  [
    "enter",
    /^(?:send|tell|answer|say|give|describe|type|fill)$/,
    (read) => !byUs(read) && (isTold(read) || /^(?:tell|say|describe)$/.test(read.verb)),
  ],
  [
    "match",
    /^(?:get|see|receive|choose|pick|select|find|show)$/,
    (read) =>
      (read.subject.actor === "we" && /^(?:choose|pick|select|find)$/.test(read.verb)) ||
      /\bthat (?:fit|match|suit)/.test(read.rest),
  ],
  ["track", /^(?:follow|see|show|watch|track)$/, ({ rest }) => /\bon (?:a|the|their|your) map\b/i.test(rest)],
  ["get", /^get$/, ({ rest }) => /\bback\b/.test(rest)],
  [
    "collect",
    /^(?:come|drive|go)$/,
    ({ rest, subject }) => subject.actor !== "we" && /^(?:to|and) (?:pick|collect|fetch|get)\b/.test(rest),
  ],
  ["deliver", /^return$/, byUs],
  [
    "collect",
    /^(?:take|bring|pick|fetch|send)$/,
    (read) => /\bback\b|^up\b/i.test(read.rest) && !(read.verb === "send" && byUs(read)),
  ],
  [
    "take",
    /^(?:take|claim|get|pick|choose|book|reserve)$/,
    (read) => /^(?:slot|shift|job|seat|order|task|request|place|turn)$/.test(head(read)),
  ],
  ["take", /^say$/, ({ rest }) => /^yes\b/i.test(rest)],
  ["photo", /^(?:take|read|scan)$/, (read) => read.subject.actor === "" && !NO_PICTURE.test(head(read))],
  [
    "meet",
    /^(?:walk|meet|eat|cook|sit|play|run|dance|sing|ride)$/,
    (read) => !byUs(read) && read.object === null,
  ],
  ["deliver", /^(?:come|arrive)$/, ({ rest }) => /^(?:by (?:post|mail|courier)|in the post)\b/i.test(rest)],
  [
    "visit",
    /^(?:come|visit|drive|go)$/,
    ({ subject }) => subject.actor === "we" || /^(?:an?|our|one|two|three) /i.test(subject.lead),
  ],
  [
    "work",
    /^swap$/,
    (read) => byUs(read) && !/\bfor (?:an?|the) (?:bigger|larger|smaller|next|new|other)/.test(read.rest),
  ],
  ["find", /^(?:list|offer|publish)$/, ({ subject }) => subject.actor === "we"],
  ["visit", /^(?:send|dispatch)$/, (read) => byUs(read) && COMES.test(head(read))],
  [
    "share",
    /^(?:send|forward|share)$/,
    ({ rest, subject }) =>
      THEIRS.test(subject.actor) &&
      /\bto (?:their|your|the|an?) (?:\p{L}+ )?\p{L}+$/u.test(rest) &&
      !/\bus\b/.test(rest),
  ],
  [
    "photo",
    /^send$/,
    ({ subject, rest }) => THEIRS.test(subject.actor) && /\b(?:photo|picture|video)\b/.test(rest),
  ],
  [
    "handin",
    /^(?:send|mail|post|ship)$/,
    (read) => THEIRS.test(read.subject.actor) && read.object !== null && !POSTED.test(head(read)),
  ],
  [
    "deliver",
    /^(?:send|mail|post|hand)$/,
    (read) =>
      (read.verb !== "post" || read.subject.actor === "we") &&
      read.subject.actor !== "" &&
      read.subject.actor !== "you" &&
      !PICTURE.test(head(read)) &&
      !/^(?:it|offer|quote|price|link|data)$/.test(head(read)),
  ],
  ["play", /^(?:listen|hear|play|watch|read)$/, (read) => !byUs(read)],
  ["play", /^play$/, any],
  ["measure", /^(?:listen|watch|hear|feel)$/, byUs],
  ["check", /^(?:read|look|go)$/, byUs],
  [
    "alert",
    /^(?:notice|see|know|detect|find)$/,
    (read) => read.subject.actor === "" && /^(?:when|if|that)\b/i.test(read.rest),
  ],
  [
    "alert",
    /^(?:call|ring|tell|warn|message|text)$/,
    (read) => read.subject.actor === "" && /\b(?:when|if|whether|as soon as)\b/i.test(read.rest),
  ],
  ["get", /^(?:get|receive)$/, any],
  ["alert", /^(?:ring|phone|call)$/, ({ subject }) => subject.actor === ""],
  ["review", /^mark$/, any],
  ["order", /^order$/, any],
  ["offer", /^(?:post|offer|list|publish|advertise)$/, any],
  ["lend", /^(?:rent|lend|hire|borrow|lease)$/, any],
];

/** What a screen of it has to show: by what is done and to what, else by the verb. */
export const classOf = (read: Read & Pick<Doing, "passive">): DoingClass => {
  const sort = sortOf(read);
  return read.passive && !AS_PASSIVE.includes(sort) ? "plain" : sort;
};
/** Where nobody is named who does it, only what comes to people has a screen of its kind. */
const AS_PASSIVE: readonly DoingClass[] = ["pay", "message", "match", "show", "alert", "payout"];
const sortOf = (read: Read): DoingClass =>
  RULES.find(([, verb, holds]) => verb.test(read.verb) && holds(read))?.[0] ??
  CLASS_OF.get(read.verb) ??
  "plain";
