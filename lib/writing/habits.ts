import type { Brief } from "@/lib/brief/types";
import { PROVIDER } from "./alternatives";
import { bare, uncap, wordCount } from "./english";
import { cores, sentences } from "./slots";

/** What people do without the offer: only these verbs can be turned into "writing ..." safely. */
const DOES =
  "ask|assemble|boil|book|borrow|browse|burn|chase|bring|buy|calculate|call|carry|charter|check|clean|collect|compare|cook|copy|count|do|draw|drive|e-?mail|enter|fill|fly|follow|go|guess|hand|hire|invite|google|haul|heat|improvise|juggle|keep|lend|light|list|load|make|measure|mix|note|order|outsource|pay|phone|plan|post|prepare|print|put|read|record|rent|repair|return|rewash|ring|run|scroll|search|sell|send|ship|share|sort|spend|spray|stitch|stand|store|take|teach|test|text|throw|travel|try|type|use|visit|walk|wash|watch|write";
const DOING = new RegExp(
  `^((?:[\\p{L}\\d'’-]+ ){1,9}?)(?:still |often |usually |mostly |just |only |then |either )?(${DOES}) ((?!not\\b|one\\b|it\\b|them\\b|this\\b|that\\b|in\\b|the same\\b)[^;:]{4,}?)(?:, .*)?$`,
  "iu",
);
/** "... are asked for the footprint and fill in a different spreadsheet": what they do comes second. */
const SECOND = new RegExp(` and (?:then |still )?(${DOES}) ((?!one\\b|it\\b|them\\b)[^,;:]{8,})$`, "iu");
/** "Booking one means four phone calls and a paper contract." */
const MEANS =
  /^[^,;:]{3,40}? (?:means|takes|involves) ((?:an? |two |three |four |five |six |\d+ )?[^;:]{8,70})$/i;
/** "... and end up driving 14 hours": what it comes to. */
const ENDS_UP =
  /\b(?:ends? up|resorts? to|gets? by|makes? do (?:with|by)|(?:is|are) left) ((?!with\b)[a-z]+ing [^,;:]{4,60})/i;
/** "Nowhere warm to meet except bars": the one thing there is. */
const ONLY_THERE =
  /\b(?:except(?: for)?|besides|other than|apart from|nothing but) ((?:the |an? )?(?:[\p{L}-]+ )?[\p{L}-]+)$/iu;
const NOT_A_DOER =
  /\b(nobody|but|no|not|never|cannot|can['’]?t|don['’]?t|it|which|that|who|to|and|or|would|could|should|will|must|may|have|are|is|was)\b/i;
/** "Get off the ship": what follows is a thing and no verb. */
const BEFORE_A_NOUN = /\b(?:the|an?|their|its|our|his|her|of|off|on|in|at|by|with|for|from|per|into)\s*$/i;
const ENDS =
  / (?:or (?=[a-z]{4,} )|and (?=(?:usually|often|mostly|nobody|somebody|then|still)\b|[a-z]+ (?:every|the|a|an|on|to|in|it|them|for|still)\b)|but|because|so that|which|who|that|while|just|until|when|before|after|mostly|even|than|only to|to see)\b.*$/i;
const MOST = 10;

const DOUBLED = /^(put|get|run|ship|plan|scan|swap|cut|set|stop|shop)$/;
const ing = (verb: string) =>
  DOUBLED.test(verb)
    ? `${verb}${verb.slice(-1)}ing`
    : /[^eoy]e$/.test(verb)
      ? `${verb.slice(0, -1)}ing`
      : `${verb}ing`;

/** Who is spoken of is a supplier, unless the offer is for them. */
const isSupplier = (doer: string, audience: string) => {
  const head = PROVIDER.exec(doer)?.[0];
  return head !== undefined && !audience.toLowerCase().includes(head.toLowerCase());
};

/** Several people, not a thing, and not somebody who serves them. */
/** Whom the founder's customers serve themselves: what those do is nobody's habit here. */
const served = (doer: string, audience: string) => {
  const whose = /\b(customers|clients|guests|patients|visitors|buyers)\b/i.exec(doer)?.[0];
  return whose !== undefined && !audience.toLowerCase().includes(whose.toLowerCase());
};

const isCustomer = (doer: string, audience: string) =>
  !NOT_A_DOER.test(doer) &&
  !BEFORE_A_NOUN.test(doer) &&
  !served(doer, audience) &&
  !isSupplier(doer, audience) &&
  /s ?$|^they ?$|people|children|women|men|^(?:today|now|currently|at the moment),? they ?$/i.test(
    doer.split(" in ")[0] ?? "",
  );

function second(said: string, audience: string): string[] | null {
  const found = SECOND.exec(said);
  const [first = ""] = said.split(/ (?:are|have|who|get|must) /);
  return found && first.length < said.length && isCustomer(`${first} `, audience)
    ? [found[0], first, found[1] ?? "", found[2] ?? ""]
    : null;
}

function habitIn(said: string, audience: string, names: ReadonlySet<string>): string | null {
  const means = MEANS.exec(said)?.[1];
  if (means && !/\b(minutes|hours|days|weeks|months|time|years)\b/i.test(means)) return bare(means);
  const left = bare((ENDS_UP.exec(said)?.[1] ?? "").replace(ENDS, ""));
  if (left && wordCount(left) <= MOST) return left;
  const there = ONLY_THERE.exec(said)?.[1];
  if (there) return `making do with ${there}`;
  const plain = DOING.exec(said);
  const [, doer = "", verb = "", rest = ""] =
    plain && isCustomer(plain[1] ?? "", audience) ? plain : (second(said, audience) ?? []);
  const object = bare(rest.replace(ENDS, "").replace(/ one$/, ""));
  return !doer || wordCount(object) > MOST || wordCount(object) < 2 || /^to\b/i.test(object)
    ? null
    : uncap(`${ing(verb.toLowerCase())} ${object}`, names);
}

/** What customers do today, as the founder tells it: "writing the rota in Excel"; empty when the answers do not say. */
export function habitsIn({ answers, language, vagueness }: Brief, names: ReadonlySet<string>): string[] {
  if (language !== "en" || vagueness >= 0.6) return [];
  const found = sentences(answers.problem)
    .map((said) => said.replace(/^(?:when|if|once|after|before) .+?, (?=they )/i, ""))
    .flatMap((said) => cores(said).concat(said.split(/, (?:while|but|and) /)))
    .map(
      (said) =>
        habitIn(bare(said), answers.targetAudience, names) ??
        habitIn(bare(said.split(/ and (?=[a-z]+ )/)[0] ?? said), answers.targetAudience, names),
    )
    .filter((habit) => habit !== null);
  return [...new Set(found)].slice(0, 2);
}
