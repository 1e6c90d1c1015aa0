import type { RevenueLine } from "@/lib/finance/types";
import { UNITS } from "./data/gloss";
import { plural, singular, uncap, withArticle, wordCount } from "./english";

/** "£34 one off": what is paid once, however it is called. */
export const ONCE = /\b(?:once|one[- ]?(?:off|time)|up-?front|lifetime)\b/i;

const singularOf = (things: string | undefined) => {
  const words = things?.split(" ") ?? [];
  return things ? uncap([...words.slice(0, -1), singular(words.at(-1) ?? "")].join(" ")) : undefined;
};
export const PERIOD =
  /^(month|year|week|day|first|family|average|mixed|customer|sales?|price|fee|usage|one-off)$/i;
/** "A standard service costs", "the box sells for", "a taster for six people costs": what the price is said of. */
const SAID_OF =
  /\b(?:an?|the|one|each|every) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?: (?:for|with|of|after|before) [^,.;]{2,24}?)? (?:costs?|sells? for|is|averages?|goes for)\b/iu;
/** "Swatch cards cost the label": several, each at that sum. */
const SAID_OF_EACH =
  /(?:^|[.;] )((?:[\p{L}-]+ ){0,2}?[\p{L}-]{3,}s) (?:cost|are|sell for|go for) (?!us\b|me\b)/iu;

/** "Setting up the price lists is €600 once": what is done for it. */
export const workDone = ({ evidence }: RevenueLine) => {
  const said =
    /(?:^|[.;] )(\p{L}+ing (?:up |in )?(?:the |your |an? |all )?[\p{Ll} -]{3,30}?) (?:is|costs?) /u.exec(
      evidence,
    )?.[1];
  return said ? uncap(said) : null;
};

/** What a price is said of, one of it; null where nothing is named. */
export function thingSold({ evidence }: RevenueLine): string | null {
  const said = SAID_OF.exec(evidence)?.[1] ?? singularOf(SAID_OF_EACH.exec(evidence)?.[1]);
  const isOne = said && !PERIOD.test(said) && !/\d|[^s]s$/.test(said) && wordCount(said) <= 3;
  return isOne ? withArticle(said) : null;
}

/** "claim" out of "Fee per claim" or of what the price is said of; else an order or a sale. */
function unitOf(line: RevenueLine): string {
  const label = line.label.toLowerCase().replace(/^(?:fee|price) per /, "");
  const found =
    SAID_OF.exec(line.evidence)?.[1] ??
    /\b(?:per|each|every) (?!(?:or|and|for|at|in|with|on|to|from|plus|when|if)\b)([\p{L}-]+)/iu.exec(
      line.evidence,
    )?.[1];
  const own = found && !PERIOD.test(found) ? found.toLowerCase() : label;
  const named = UNITS[own] ?? own;
  if (/^(?:day|evening|morning|afternoon|night|weekend|week)$/.test(label)) return label;
  return wordCount(named) <= 3 && !/\d/.test(named) && !PERIOD.test(named)
    ? named
    : line.kind === "unitSale"
      ? "order"
      : "sale";
}

const NAMELESS =
  /^(?:sales|usage fee|one-off fee|order|use|(?:fee|price) per .*|package \d|plan \d|.*, wholesale)$/i;
/** Said of one with "for a": of several words or several things, "per" would be stiff. */
const LONG =
  /\d|\b(?:or|and|of|with|without|for|by|as|in)\b|^(?:first|second|whole|half|one|two|three|four|five|six|eight|ten|twelve|twenty)\b|[^s]s$/i;
const NO_ARTICLE =
  /^(?:\d+(?:[.,]\d+)?\s?\p{Ll}{1,2}|.*(?:[^s]s|(?<!\b(?:even|morn|wedd|build|meet|paint|draw|r|fitt|cover))ing|work|help|food|honey|coffee|tea))$/iu;
const headOf = (thing: string) => thing.split(/ (?:of|with|without|for|by|as|in|or|and) /)[0] ?? thing;
const A_COUNT = /^(?:\d+|two|three|four|five|six|eight|ten|twelve|twenty)$/i;
const SEVERAL = /^(?:\d+|two|three|four|five|six|eight|ten|twelve|twenty) \p{L}{3,}$/iu;
/** "for a frame", "for leggings", "for ten visits", "for weddings". */
export function forWhat(label: string): string {
  const thing = uncap(label);
  if (/^(?:for|with) /.test(thing)) return thing;
  if (A_COUNT.test(thing)) return `for ${thing}`;
  if (SEVERAL.test(thing)) return `for ${plural(thing)}`;
  return `for ${NO_ARTICLE.test(headOf(thing)) ? thing : withArticle(thing)}`;
}
export const EACH = /\d\S*(?:\s(?!per|an?\s)\p{L}+)?\s+each\b(?!\s(?:month|year|week|time))/iu;

/** " per claim", " for a care kit with wool wash", " each"; "" where nothing is known of what is paid for. */
export function perWhat(line: RevenueLine, ranged: boolean): string {
  const { label } = line;
  const said = line.kind === "oneOff" ? (workDone(line) ?? thingSold(line)) : null;
  if (label === "Usage fee" || /^(?:(?:package|plan) \d$|of )/i.test(label)) return "";
  if (!NAMELESS.test(label) && (LONG.test(label) || wordCount(label) > 3 || PERIOD.test(label)))
    return said ? ` for ${said}` : ` ${forWhat(label)}`;
  return label === "Sales" && (ranged || /^plan-/.test(line.id)) ? "" : ` per ${unitOf(line)}`;
}
