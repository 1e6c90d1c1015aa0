import { readable } from "@/lib/brief/abroad/readable";
import { isOfFamily } from "@/lib/brief/text/told-as";
import { aloneTold } from "@/lib/finance/alone-told";
import type { Case } from "../case";
import { sentences } from "../cut";
import { quote } from "../frames";
import { ownHelpers } from "../own-helpers";
import { isSentOn } from "../ventures/known";

/** Words of a role that say nothing of the trade. */
const COMMON =
  /^(?:somebody|someone|person|people|trained|with|that|this|those|their|them|knows|know|likes|works|work|makes|make|business|customers?|customer|well|from|first|years?|have|been|part|time|good|another|former|times|quantity)$/;
/** Whoever brings it to more customers. */
const BRINGS =
  /\b(?:sells?|wins?|visits?|brings?|speaks|persuades|finds (?:buyers|customers|clubs|partners)|knows? (?:the )?(?:buyers|customers)|partner manager)\b/i;
/** "I worked nine years as a ceramist in two of these labs": the founder has done what the customers do. */
const OF_THEIR_OWN =
  /\b(?:was|were|am|are) (?:\p{L}+ )?one of (?:them|these|those)\b|\bworked\b.*\byears?\b.*\b(?:of these|of those|in such|in these|in this trade)\b/iu;
const HAS_DONE =
  /\bwho has (?:led|run|kept|worked|stood|done)\b|\bwho(?:['’]s| has) done the customer['’]s job\b/i;
/** "We're two designers and one developer", "our helpers are over fifty": who does the work is there. */
const ARE_WE =
  /\b(?:we(?:['’]re| are)|i(?:['’]m| am)) (?!not\b|looking\b|planning\b|going\b|building\b)|\bour (?:own )?(?:\p{L}+ )?\p{L}+s (?:are|have|come|were)\b|\b(?:everybody|everyone)(?:['’]s| is) an?\b|^(?:[\p{L}-]+ ){0,2}\p{L}+(?:ers|ors|ists|ants|ians|nurses|cooks|coaches) (?:who|come|visit|teach|help|work|drive|clean)\b/iu;
/** Where others make it nobody is looked for who would. */
const MAKES = /\bmakes\b/i;
/** Where others do the work already, one of them stands in. */
const STANDS_IN = /\bstand-in\b/i;
const STEM = 4;
const stems = (text: string) =>
  text
    .toLowerCase()
    .replace(/\btaught\b/g, "teacher")
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= STEM && !COMMON.test(word))
    .map((word) => word.slice(0, STEM));

/**
 * The roles that the founders do not fill themselves already: who has tuned pianos for years looks for no tuner first.
 * Nobody is looked for where the founder says that he does it alone.
 * Where something is sold already, those who make it are there: what is left is whoever brings it to more.
 */
export function stillNeeded(c: Case): string[] {
  if (aloneTold(c.context.brief)) return [];
  const { answers } = readable(c.context.brief);
  const helped = ownHelpers(c.context.brief) !== "";
  const sentOn = isSentOn(c.context.brief);
  const all = (c.trade?.roles ?? c.usual.roles).filter(
    (role) => !(sentOn && MAKES.test(role)) && !(helped && STANDS_IN.test(role)),
  );
  const usual = c.running ? [all.find((role) => BRINGS.test(role)) ?? all.at(-1) ?? ""] : all;
  const told = [
    c.record ?? "",
    ...[answers.solution, answers.differentiator].flatMap(sentences).filter((said) => ARE_WE.test(said)),
    c.done ?? "",
    ...readable(c.context.brief).stated.team.map(({ text }) => text),
  ].filter((said) => !isOfFamily(said));
  const theirs = new Set(told.flatMap(stems));
  const [who = ""] = usual;
  // The role is named by its first noun: "a trained tuner who keeps dates".
  const noun = (role: string) => stems(role.split(/ (?:who|that|with|for|at|in|on) /)[0] ?? role);
  // "I sat on the board of my building for six years" where boards are the customers.
  const knows = OF_THEIR_OWN.test(told.join(" ")) || stems(c.group.crowd).some((stem) => theirs.has(stem));
  const needed = usual.filter(
    (role) => !noun(role).some((stem) => theirs.has(stem)) && !(knows && HAS_DONE.test(role)),
  );
  const [last] = usual.slice(-1);
  return needed.length > 0 ? [...needed] : last ? [last] : who ? [who] : [];
}

/** Who does the work by himself says so on this slide. */
export function aloneSaid({ context: { brief } }: Case, told: readonly string[]): string {
  const alone = aloneTold(brief);
  return alone && !told.some((said) => said.includes(alone)) ? `In our words: ${quote(alone)}` : "";
}
