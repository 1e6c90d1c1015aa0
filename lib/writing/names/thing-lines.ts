import { whole, yours } from "./own-line";
import { trimmed } from "./trimmed";

/** "It is sewn in Brno from Czech canvas and ...": "Sewn in Brno from Czech canvas". */
const IT_IS = /^(?:it|they|everything|all of it) (?:is|are) (\p{L}+(?:ed|wn|de|ilt|nt|pt|ught|aten) .+)$/iu;
const COMES_FROM = /^(?:the|our|all) (\p{L}+) comes? from (.+)$/iu;
export const madeOf = (sentence: string) => {
  const [, how = ""] = IT_IS.exec(sentence) ?? [];
  const [, thing = "", from = ""] = COMES_FROM.exec(sentence) ?? [];
  return [
    ...whole(how.split(/ and (?:can|is|are|has|it|we|the)\b|, (?!\p{L}+ (?:chilled|fresh))/u)[0] ?? ""),
    ...(thing ? whole(`${thing} from ${from.split(/,| and /)[0]}`) : []),
  ];
};

/** "A roll that hangs open from a ladder rung": what it does. */
const THAT_DOES =
  /\b(?:that|which) ((?:hangs|runs|holds|fits|keeps|works|folds|lasts|opens|shows|tells|counts|turns|dries|cools|warms|fetches|brings|collects|gives|sends|makes|finds|checks|sorts|proposes) .+)$/iu;
export const thatDoes = (sentence: string) => {
  const [, what = ""] = THAT_DOES.exec(sentence) ?? [];
  return what ? whole(trimmed(yours(what.split(/,| and (?=\p{L}+s )/u)[0] ?? ""))) : [];
};

const THERE =
  /\b(?:we|i) (?:come|are there|arrive|answer|deliver) (within .+|the same (?:day|morning|afternoon|evening)\b|after (?:close|work|hours).*)$/iu;
export const there = (clause: string) => {
  const [, when = ""] = THERE.exec(clause) ?? [];
  return when ? whole(`with you ${when}`) : [];
};
const NO_NEED =
  /\b(?:does|do) not (?:need|have) to (install|download|leave|travel|drive|carry|register|wait|close) (anything|(?:\p{L}+ ?){1,4})/iu;
export const noNeed = (clause: string) => {
  const [, verb = "", what = ""] = NO_NEED.exec(clause) ?? [];
  if (!verb) return [];
  return what === "anything" ? whole(`nothing to ${verb}`) : whole(`no need to ${verb} ${yours(what)}`);
};

/** "Our boxes are steel and keep warm for three hours", "our tent needs no fuel". */
const OURS =
  /^(?:our|the) ((?:\p{L}+ )?\p{L}+) (?:(?:is|are) (\p{L}+) and )?(needs?|keeps?|lasts?|fits?|holds?|stays?) (.+)$/iu;
export function ours(clause: string): string[] {
  const [, thing = "", adjective = "", verb = "", rest = ""] = OURS.exec(clause) ?? [];
  if (!thing || (/^the /i.test(clause) && !/s$/.test(thing))) return [];
  const many = /s$/.test(thing);
  return whole(
    `${many ? "" : "a "}${adjective ? `${adjective} ` : ""}${thing} that ${verb} ${yours(rest.split(/,| and the | and it /)[0] ?? "")}`,
  );
}

/** "We show a photo of each slat before and after". */
const GIVEN =
  /^(?:we |i )?(?:also |always )?(?:shows?|gives?|sends?|hand over|leave|brings? back|gives? back|returns?) (?:you |them |each (?=an? )|the \p{L}+ )?(?:the (?=\p{L}+ed ))?((?:an?|every|each|\p{L}+ed) .+)$/iu;
export const given = (clause: string) => whole(yours(GIVEN.exec(clause)?.[1] ?? ""));

const WITHOUT_IS =
  /^(?:our|the|each|every) ((?:\p{L}+ )?\p{L}+) (?:is|are) (\p{L}+(?:ed|wn|de|ilt|pt|ught|ung) .+)$/iu;
export const withoutIs = (clause: string) => {
  const [, thing = "", rest = ""] = WITHOUT_IS.exec(clause) ?? [];
  return thing ? whole(`${thing} ${yours(rest)}`) : [];
};
const NEVER = /^(?:we|i) never (?:take|have|accept) (more than .+)$/iu;
export const never = (clause: string) => whole(NEVER.exec(clause)?.[1]?.replace(/^/, "never ") ?? "");
const PASSIVE =
  /^(?:an?|the|each|every|no|nobody|broken) (?:\p{L}+ ){1,3}(?:is|are|goe?s?|stays?|comes|keeps) .+$/iu;
export const passive = (clause: string) => (PASSIVE.test(clause) ? whole(clause.split(/,/)[0] ?? "") : []);

const ALL_MAKES =
  /^(?:we|i) (?:work on|repair|service|mend|take) (all (?:makes|brands|models|kinds|sizes) .+)$/iu;
/** "I work on all makes from Faema to La Pavoni". */
export const allMakes = (clause: string) => whole(ALL_MAKES.exec(clause)?.[1] ?? "");
