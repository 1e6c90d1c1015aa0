import { isCountNoun } from "../../count-noun";
import { plural, singular } from "../../english";
import { formOf } from "../../form";
import type { Material } from "../../material";
import { centralNouns } from "../../names/central-nouns";
import { MEANS } from "../../names/data/means";
import { type Act, actOf } from "../../outline/act";
import { objectOf, thingOf } from "../deed-words";
import { deedsIn } from "../deeds";
import { PEOPLE } from "../people/stock";
import { samples } from "../samples";
import { isName } from "../sound";

/** What a program is full of, and what each of it can be. */
export interface MainObject {
  one: string;
  many: string;
  /** The state that matters first, in the founder's words where they name one: "due for service this month". */
  state: string;
  /** The founder says what one has to see: "which sets are due". */
  asked: boolean;
  /** How it is otherwise. */
  otherwise: readonly [string, string];
}

/** "Which sets are due for service this month": what is listed, and its state. */
const WHICH =
  /\b(?:which|what|whose) ([\p{L}-]+) (?:is|are|was|were|has|have|need|needs)(?: to)? ((?:[\p{L}-]+ ?){1,6})(?=[,.;]|$| and\b| so\b| with\b)/iu;
/** "What is still out", "who has not paid". */
const WHAT =
  /\b(?:what|who) (?:is|are|has|have) (?:still )?((?:not )?[\p{L}-]+(?: [\p{L}-]+)?)(?=[,.;]|$| and\b| or\b| so\b)/iu;
/** "Who has not paid": people are listed, and otherwise what they deal with. */
const WHO = /\b(?:sees?|shows?|knows?|tells?|says?)\b[^.;,]{0,30}\bwho\b/i;
const MOST_STATE = 5;

const STATES: Readonly<Partial<Record<Act, readonly [string, string, string]>>> = {
  track: ["needs attention", "fine", "done this week"],
  check: ["to be checked", "checked", "changed today"],
  forecast: ["more than usual", "as usual", "fewer than usual"],
  teach: ["next", "done", "new"],
  language: ["next", "done", "new"],
  pay: ["still open", "paid", "reminded"],
  papers: ["waits for you", "sent", "answered"],
  guard: ["needs attention", "all well", "checked today"],
};
const USUAL = ["waits for you", "in work", "done"] as const;
const NO_OBJECT =
  /^(?:order|one|thing|price|time|day|place|people|person|way|step|question|answer|app|phone|user|customer)$/;

const countable = (noun: string) =>
  /^[a-z]{3,14}$/.test(noun) && isName(noun) && isCountNoun(noun) && !NO_OBJECT.test(noun);

/** What the program deals with: what the founder lists by its state, else the first noun of the offer that can be counted. */
export function mainObject(m: Material): MainObject {
  const { brief } = m.context;
  const { solution } = brief.answers;
  const act = actOf(brief, formOf(m));
  const [usual, second, third] = STATES[act] ?? USUAL;
  const [, listed = "", said = ""] = WHICH.exec(solution) ?? [];
  const [, alone = ""] = WHAT.exec(solution) ?? [];
  const one = singular(listed.toLowerCase());
  const told = (listed ? said : alone).trim();
  const asked = told !== "" && told.split(" ").length <= MOST_STATE;
  const state = asked ? told : usual;
  if (listed && countable(one)) return { one, many: plural(one), state, asked, otherwise: [second, third] };
  const offered = solution.toLowerCase();
  const nouns = centralNouns(brief).filter(
    ({ word, counted, many }) =>
      counted && countable(word) && !MEANS.test(word) && (offered.includes(word) || offered.includes(many)),
  );
  const isPerson = (word: string) => samples(word)[0] === PEOPLE[0];
  const handled = deedsIn(solution)
    .filter(({ actor, kind }) => actor && kind)
    .map(({ rest }) => thingOf(objectOf(rest)));
  const noun =
    nouns.find(({ word }) => handled.includes(word) && !isPerson(word) && !WHO.test(solution)) ??
    nouns.find(({ word }) => isPerson(word) === WHO.test(solution)) ??
    nouns[0];
  return {
    one: noun?.word ?? "entry",
    many: noun?.many ?? "entries",
    state,
    asked,
    otherwise: [second, third],
  };
}
