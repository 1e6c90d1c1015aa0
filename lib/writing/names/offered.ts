import { sentences } from "../cut";
import { bare, wordCount } from "../english";
import { all, doings, type Way } from "./doings";
import { verbOf } from "./participle";

const GENERAL_OFFER =
  /^(?:an? |the )?(?:(?:mobile|web|online|digital|free|simple|booking|new) )*(?:apps?|software|platform|service|marketplace|tool|website|site|system|portal|solution|agency|company|programme|program|course)$/i;
const CLAUSE =
  /(?:,)? (?:that|which|where|who|whose|in which|on which|because|while|when|until) .*$|, so .*$/i;
const STARTS_WITH_SAYING =
  /^(?:we|i|it|they|you|reads|turns|takes|finds|makes|sends|tells|shows|lets|helps|gives|writes|checks|pays|puts|keeps|uses|collects?|brings?|sells?|offers?|connects?|matches|match|pairs?|rents?|helps?|cancels?|buys?|cleans?|delivers?)\b/i;

/** "A table top dishwasher for two people": the offer in its own words, as long as they stand alone. */
const offer: Way = (text) => {
  const [first = ""] = sentences(text);
  const said = bare(first.split(/[;:]/)[0]?.replace(CLAUSE, "") ?? "");
  if (STARTS_WITH_SAYING.test(said) || GENERAL_OFFER.test(said)) return [];
  const short = bare(said.split(/, /)[0] ?? "");
  return [said, short].filter((line) => !GENERAL_OFFER.test(line) && wordCount(line) >= 3).slice(0, 2);
};

/** "a nursery that is open from 5 am": "Open from 5 am". */
const being: Way = (text) =>
  all(
    text,
    /\b(?:that|which|who|and|it) (?:is|are) ((?!not\b|the\b|an?\b|all\b)[a-z]+ (?:than|from|to|in|by|for|on|at|with|every|each|without|within) [^,;.]+)/gi,
    ([, said = ""]) => said.replace(/ and [a-z]+s? .*$/, ""),
  );

/** "that measures leaf wetness": "Measures leaf wetness". */
const doing: Way = (text) =>
  all(
    text,
    /\b(?:that|which|who) ([a-z]{3,}s (?!it\b|them\b|this\b|that\b|us\b)[^;.]+)/gi,
    ([, said = ""]) => said,
  ).flatMap((said) => {
    const whole = bare(said);
    const first = bare(
      whole.split(
        /,? and (?=[a-z]+s )|, (?=[a-z]+s )|(?<=^(?:\S+ ){3,}\S+), (?=(?:paid|with|and|in|by|so|at) )/,
      )[0] ?? "",
    );
    return /^(?:has|was|is|does|goes|wants|needs|means|this|knows|sells|lives|works)\b/i.test(whole)
      ? []
      : [whole, first];
  });

const YOURS = /\b(?:her|his|their|its)\b/gi;

/** "lets each singer hear only her own part": "Hear only your own part". */
const letting: Way = (text) =>
  all(
    text,
    /\b(?:lets?|allows?|helps?|enables?) (?:an?|the|each|every|all|any|your)? ?(?:[\p{L}-]+ ){0,2}?([\p{L}]+s?) (?:to )?((?:[a-z]+) [^;.]+)/giu,
    ([, , said = ""]) =>
      `!${bare(said.split(/, (?!and\b)| and (?=[a-z]+ the )/)[0] ?? "").replace(YOURS, "your")}`,
  ).filter((line) => wordCount(line) <= 8);

/** "the author buys the one that readers clicked most": "Buy the one that readers clicked most". */
const choosing: Way = (text) =>
  all(
    text,
    /\b(?:and|where|then) (?:the|each|every|an?) [a-z]+ (buys|picks|chooses|gets|sees|keeps|books|pays|brings|finds|takes) ([^;.,]+)/gi,
    ([, verb = "", rest = ""]) => `!${verb.replace(/s$/, "")} ${rest.replace(YOURS, "your")}`,
  ).filter((line) => wordCount(line) <= 8);

/** "with a scale, a blood kit and a quiet voice": "A blood kit and a quiet voice". */
const having: Way = (text) =>
  all(
    text,
    /\b(?:with|has|have|gets?|includes?) (?:(?:an? |the )?[a-z-]+(?: [a-z-]+)?, )*((?:an? |the |\d+ )?[a-z-]+(?: [a-z-]+)? and (?:an? |the |\d+ )[a-z-]+(?: [a-z-]+)?)(?=[,.;]|$| (?:that|which|for|in|on|at)\b)/gi,
    ([, said = ""]) => (wordCount(said) > 4 ? `!${said}` : ""),
  );

/** "answers calls 24/7, checks conflicts and books a consultation": each of them. */
const inARow: Way = (text) =>
  doings(text.replace(/^[^,.;]*? (?:that|which) (?=[a-z]{3,}s )/i, ""))
    .filter((said) => /^[a-z]{3,}s /.test(said) && verbOf(said.split(" ")[0] ?? "") !== null)
    .filter((said) => wordCount(said) >= 3);

/** The founder's offer said in a line. */
export const OFFERED: readonly Way[] = [being, letting, choosing, inARow, offer, having, doing];
