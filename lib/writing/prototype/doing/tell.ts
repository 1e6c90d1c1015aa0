import { bare, cap, conjugate, wordCount } from "../../english";
import { shortened } from "../labels";
import type { Doing } from "./doing";
import { labelOf } from "./label";

const MOST = 16;
const MOST_IN_A_ROW = 11;
const MOST_BEFORE = 9;
const doer = ({ subject: { actor, lead } }: Doing, product: string) =>
  actor === "" ? product : actor === "you" && /^they$/i.test(lead) ? "customers" : lead;

/** The deed as a whole sentence: "Parents scan a barcode to see at once whether a product is safe". */
export function tellOf(doing: Doing, product: string, most = MOST): string {
  const { subject, verb, rest, when, passive } = doing;
  if (passive)
    return cap(
      wordCount(passive.told) <= most ? passive.told : passive.told.split(/ and /)[0] || passive.label,
    );
  const several = subject.actor === "" ? false : subject.several;
  const who = doer(doing, product);
  const does = several ? verb : conjugate(verb);
  const opening = when && wordCount(when) <= MOST_BEFORE ? `${when} ` : "";
  const whole = withoutNext(bare(`${opening}${who} ${does} ${toWhom(rest, subject.actor)}`));
  const cut = wordCount(whole) <= most ? whole : upTo(whole, most);
  if (cut && wordCount(cut) > wordCount(`${opening}${who}`) + 1) return cap(cut.replace(ALSO, " too"));
  if (doing.question) return cap(`${who} ${does} ${doing.question}`);
  const label = labelOf(doing, false);
  const [, ...after] = label.split(" ");
  return label.toLowerCase().startsWith(verb) && after.length > 0
    ? cap(`${who} ${does} ${after.join(" ")}`)
    : cap(`${who} ${does} ${rest.split(/[,;]/)[0] ?? rest}`);
}

/** "I tell them the price before I come": customers are told, before the visit. */
const toWhom = (rest: string, actor: string) => {
  const said = rest.replace(/^(?:me|us) (?!at\b|in\b|for\b|to\b)/i, "");
  return actor === "we"
    ? said
        .replace(/^them (?=(?:the|an?|how|what|when|which|whether)\b)/i, "customers ")
        .replace(/ before (?:i|we) come$/i, " before the visit")
    : said;
};

/** "I help everybody, paper": a word of what is said next. */
const withoutNext = (said: string) =>
  / (?:and|or) |,.*,/.test(said) ? said : said.replace(/, (?!please$|too$)\p{L}+$/u, "");

/** "Keeps track of miles and gas to": no deed ends on it. */
const ALSO = / to$/;
/** Never "scan a barcode to see". */
const HANGING = /\b(?:see|sees|know|knows|tell|tells|find|check|say|says|show|shows|put|is|are)$/i;
function upTo(said: string, most: number): string {
  const cut = shortened(said, most);
  return HANGING.test(cut) ? "" : cut;
}

/** The same as a row of a list, at most so long. */
export const rowFor = (doing: Doing, product: string, reads: boolean) => {
  const said = cap(tellOf(doing, product, MOST_IN_A_ROW).replace(new RegExp(`^${product} `, "i"), ""));
  return said && wordCount(said) <= MOST_IN_A_ROW ? said : labelOf(doing, reads);
};
