import { literal } from "@/lib/brief/text/literal";
import { bare, cap, uncap, wordCount } from "../english";
import type { Material } from "../material";
import { verbOf } from "./participle";

/** "Collect at 10pm, bring it back by 2pm": at a mark of punctuation a founder's thought may begin and end. */
const THOUGHT = /[.;:!?](?=\s|$)\s*| [-–—] |\n/;
const ITEM = /, (?!not\b)/;
const FEWEST = 3;
const MOST = 8;
const MOST_ITEMS = 3;

const LEADS = /^(?:and|but|so|then|also|plus|it is|they are|with) /i;
/** Beside another thought a short item stands well where it does not act: "no scaffolding", "home visits". */
const ACTS =
  /\b(?:is|are|was|were|be|has|have|had|gets?|got|can|cannot|can't|will|must|may|do|does|did|knows?|wants?|needs?|pays?|says?|makes?|keeps?|gives?|takes?|works?|stays?|comes?|goes|runs?|finds?|wins?|won|found|passed|renewed|saved|it|they|we|you|i|who|that|which)\b/i;
const LONGEST_BESIDE = 4;
const FORM =
  / (?:service|app|platform|software|tool|marketplace|shop|store|company|business|website|portal)$/i;
const GENERAL =
  /^(?:(?:mobile|web|online|digital|free|simple|new|smart) )*(?:apps?|software|platform|service|marketplace|tool|website|system|portal|solution|agency|company|programme|program|course|kit|game|charity)$/i;

const clean = (text: string) =>
  text
    .replace(/\([^)]*\)/g, "")
    .replace(/["“”]/g, "")
    .replace(/\s+/g, " ");

const itemsOf = (answer: string): string[][] =>
  clean(answer)
    .split(THOUGHT)
    .map((thought) =>
      thought
        .split(ITEM)
        .map((item) => item.trim())
        .filter(Boolean),
    );

/** "Swarming, hunger or theft": what ends an enumeration stands only with its beginning. */
const ENDS_LIST = /^(?:[\p{L}-]+ ){0,2}?[\p{L}-]+ (?:and|or) (?:[\p{L}-]+ ){0,3}[\p{L}-]+$/u;
const isTail = (items: readonly string[], from: number) =>
  from > 0 &&
  ENDS_LIST.test(items.at(-1) ?? "") &&
  !ACTS.test(items.at(-1) ?? "") &&
  verbOf(items.at(-1)?.split(" ")[0]?.toLowerCase() ?? "") === null;

/** Whole runs of a founder's items, three to eight words long; the fuller ones first. */
export function runs(answer: string): { text: string; items: number }[] {
  return itemsOf(answer).flatMap((items) =>
    items.flatMap((_, from) =>
      isTail(items, from)
        ? []
        : Array.from({ length: Math.min(MOST_ITEMS, items.length - from) }, (_, more) => {
            const text = bare(
              items
                .slice(from, from + more + 1)
                .join(", ")
                .replace(LEADS, ""),
            );
            return { text: cap(text), items: more + 1 };
          }).filter(({ text }) => wordCount(text) >= FEWEST && wordCount(text) <= MOST),
    ),
  );
}

/** Short items that may stand after any thing: "no scaffolding", "report next day". */
const besides = (answer: string) =>
  itemsOf(answer)
    .flat()
    .flatMap((item) => item.split(/ and (?=no |one |the |an? |two |three |four |\d)/))
    .map((item) => bare(item.replace(LEADS, "")))
    .filter(
      (item) =>
        wordCount(item) >= 2 &&
        wordCount(item) <= LONGEST_BESIDE &&
        !ACTS.test(item) &&
        !/\b(?:and|or|of|for|with|to|in|on|by|from|at|the|an?)$|^(?:of|for|to|in|or|like|such|as) /i.test(
          item,
        ) &&
        !verbOf(item.split(" ")[0] ?? ""),
    );

/** What is offered, in two to four words; "" where it is only called an app. */
function offered({ context: { brief } }: Material): string {
  const [first = ""] = clean(brief.answers.solution).split(
    /[.;:,]| [-–—] | (?:that|which|where|who|with|for|so|from|in|on|by|because|when|to) /,
  );
  const noun = brief.offer.noun ?? "";
  const opens = new RegExp(`^(?:an? |the |our )?(?:[\\p{L}\\d-]+ ){0,3}?${literal(noun)}(?! and\\b)`, "iu");
  const said = [first, opens.test(brief.answers.solution) ? noun : ""]
    .map((text) => bare(text.replace(/^(?:an?|the|our) /i, "")))
    .map((text) => (wordCount(text) > 2 ? text.replace(FORM, "") : text))
    .find(
      (text) =>
        wordCount(text) >= 2 &&
        wordCount(text) <= LONGEST_BESIDE &&
        !ACTS.test(text) &&
        !/ed$/i.test(text) &&
        // "Guests drop their photos", "a mechanic drives to the seller" is what happens.
        !/^(?:an? |the )?[\p{L}-]+ \p{L}+s (?:the|to|an?|over|at|in|with)\b/u.test(brief.answers.solution) &&
        !/^[\p{L}-]+s \p{L}+ (?:the|an?|their)\b/u.test(text) &&
        !GENERAL.test(text) &&
        !verbOf(text.split(" ")[0] ?? ""),
    );
  return said ?? "";
}

/** The customers in a word or two: "self-employed creatives earning ..." are creatives. */
const shortHead = ({ head }: Material) =>
  bare(
    head.split(
      / (?:earning|with|who|of children|aged|over|under|between|in|from|that|of|near|at|on|and) /,
    )[0] ?? "",
  );

const fits = (line: string) => wordCount(line) >= FEWEST && wordCount(line) <= MOST;

/** An item that says how, not one more thing. */
const SETS_APART = /^(?:no|not|without|only|within|in|from|by|one|two|three|same|next|any|all|every|\d)\b/i;
/** "Drone roof inspection, no scaffolding": the offer and what sets it apart, put side by side. */
export function sideBySide(m: Material): string[] {
  const offer = offered(m);
  const { differentiator, solution } = m.context.brief.answers;
  const last = offer.toLowerCase().split(" ").at(-1) ?? "";
  const [one, two, three] = [...new Set([...besides(differentiator), ...besides(solution)])]
    .map((item) => uncap(item, m.names))
    .filter((item) => SETS_APART.test(item))
    .filter((item) => !last || !item.toLowerCase().includes(last));
  return [
    offer && one ? `${offer}, ${one}` : "",
    two && three ? `${two}, ${three}` : one && two ? `${one}, ${two}` : "",
  ]
    .filter(fits)
    .map(cap);
}

/** "Cargo bikes, €119 a month": what it is and what it costs, where one price says it. */
function priced(m: Material, offer: string): string {
  const [price = "", ...more] = m.charged.split(/, | plus | or /);
  const again = new RegExp(
    `(?<!\\p{L})${literal(offer.split(" ").at(-1) ?? "")}(?!\\p{L})| every .* a `,
    "iu",
  );
  return offer &&
    !again.test(price) &&
    /^[\p{Sc}\p{Lu}\d]/u.test(price) &&
    /\d/.test(price) &&
    !/%/.test(price)
    ? `${offer}${more.length > 0 ? " from " : ", "}${price}`
    : "";
}

/** Where little was said: what it is and whom it is for, in words that fit nothing else. */
export function plainlySaid(m: Material): string[] {
  const offer = uncap(offered(m), m.names);
  const head = shortHead(m);
  if (m.foreign || m.vague || !offer || GENERAL.test(offer)) return [];
  const people =
    wordCount(head) <= 3 &&
    /^(?!funders|buyers|people$)\p{L}/u.test(head) &&
    !offer.includes(head) &&
    !head.includes(offer.split(" ").at(-1) ?? "");
  return [people ? `${offer} for ${uncap(head, m.names)}` : "", priced(m, offer)].filter(fits).map(cap);
}
