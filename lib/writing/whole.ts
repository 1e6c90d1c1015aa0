import { literal } from "@/lib/brief/text/literal";
import { wordCount } from "./english";
import { baseVerb } from "./third";

/** Never the end of anything: what it belongs to was cut off. */
const LEFT_OPEN =
  /(?:^|\s)(?:an?|the|and|or|but|nor|than|as|if|because|although|unless|whether|its|their|our|your|my|every|per|whose|(?<!\b(?:know|knows|tell|tells|see|sees|say|says|ask|asks|show|shows|choose|decide) )(?:where|which|whom)|(?<=\p{L} )what|(?<!\b(?:they|you|it|we|who|he|she|(?:where|what|how|who|when)(?: (?:the|an?|your|their))? \p{L}+|what|how) )(?:is|are|was|were|has|have))$/iu;
const PREPOSITION =
  /\s(?:of|for|with|to|at|from|into|onto|between|within|without|during|towards?|among|behind|beyond|in|on|by)$/i;
/** "Drop off", "log in": the verb's own particle. */
const PARTICLE =
  /\b(?:log|sign|check|move|drop|come|step|hand|bring|fill|join|tune|turn|put|carry|go|get|keep|try|switch|walk|plug|opt|call|built|clock|stand|live|pass|hold|rely|let|settle|drop|pop|chip|jump|fit|set|lock|tuck)(?:s|ed|ing|ped|ping)? (?:\p{L}+ )?(?:in|on|by|to|at)$/iu;
/** "A bin that you can sit on", "nobody to talk to": what it belongs to stands before. */
const STRANDED =
  /\b(?:that|which|who|whom|what|where|how|you|we|they|(?:somebody|nobody|someone|something|nothing|people|place|anyone|anybody) to \p{L}+)\b/iu;
/** "..., clean": the rest of a list of deeds was cut off. */
const LAST_OF_LIST = /^(.*), (\p{Ll}+)$/u;
const SHORT_LIST = 3;
/** "I can't | read music well", "nobody | tells them". */
const DENIED =
  /\b(?:(?:ca|do|does|did|wo|is|are|was|were|have|has|could|would|should)n['’]?t|cannot|can not|not|never|nobody|no one|hardly|rarely|without|unable to|no longer|neither|nor)(?: (?:ever|even|always|yet|really|often|usually))? $/i;
const INFLECTED = /^(?:s|es|d|ed|ing|er|ers|ing|n|r|y|ies|['’]s)(?!\p{L})/iu;

/** "Who send between 5 | and 20 invoices". */
const BETWEEN_ONE = /\bbetween (?:(?!and\b)\S+ ?){1,2}$/iu;

function endsOpen(line: string): boolean {
  if (LEFT_OPEN.test(line) || BETWEEN_ONE.test(line)) return true;
  return PREPOSITION.test(line) && !PARTICLE.test(line) && !STRANDED.test(line);
}

function endsInBareVerb(line: string): boolean {
  const [, before = "", last = ""] = LAST_OF_LIST.exec(line) ?? [];
  return baseVerb(last) === last && wordCount(before.split(", ").at(-1) ?? "") > SHORT_LIST;
}

function isBalanced(line: string): boolean {
  const count = (sign: RegExp) => (line.match(sign) ?? []).length;
  return count(/"/g) % 2 === 0 && count(/“/g) === count(/”/g) && count(/\(/g) === count(/\)/g);
}

/** "No more wrong vers": a word that the answers only know as part of a longer one. */
function endsInsideAWord(line: string, said: string): boolean {
  const last = /\p{L}{3,}$/u.exec(line)?.[0] ?? "";
  if (!last || new RegExp(`(?<!\\p{L})${literal(last)}(?!\\p{L})`, "iu").test(said)) return false;
  const longer = [...said.matchAll(new RegExp(`(?<!\\p{L})${literal(last)}(?=\\p{L})`, "giu"))];
  return longer.length > 0 && longer.every(({ index }) => !INFLECTED.test(said.slice(index + last.length)));
}

/** Whether an answer denies what the line says: "most of us can't | read music well". */
export function losesDenial(line: string, said: string): boolean {
  const at = said.toLowerCase().indexOf(line.toLowerCase());
  return at > 0 && DENIED.test(said.slice(0, at));
}

/** Whether a line that was cut out of an answer is all there: nothing left open at its end, no word cut. */
export const isWhole = (line: string, said = ""): boolean =>
  !endsOpen(line) && !endsInBareVerb(line) && isBalanced(line) && !(said && endsInsideAWord(line, said));

/** "We are the only shop | that prints the boat" says nothing without what makes it the only one. */
export const losesItsClause = (part: string, text: string) =>
  /\b(?:is|are|am|was|were|the only|the first|one of)\s(?:(?:the|an?|one|only|first)\s)?[^,;]{2,40}$/i.test(
    part,
  ) && /^,? (?:that|which|who|where|whose) /.test(text.slice(text.indexOf(part) + part.length));
