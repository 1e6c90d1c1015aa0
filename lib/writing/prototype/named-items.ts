import { bare, cap, wordCount } from "../english";
import type { Material } from "../material";
import { verbOf } from "../names/participle";
import { baseVerb } from "../third";
import { isSound } from "./sound";

const LIST = /((?:[^,.;:()]+, )+)(?:and |or |plus )?([^,.;:()]+)/g;
/** A part of a sentence rather than the name of a thing. */
const SAYS =
  /\b(?:is|are|was|were|has|have|can|will|must|we|i|they|it|them|you|he|she|that|which|who|when|where|because|so|but|if|not|no|nobody|never|gets?|comes?|goes|knows?|makes?|takes?|stays?|keeps?|sees?|after|before|until|while|than|more|less|helps?|show|too|milled|checked|per|paid)\b/i;
const BEFORE_THING =
  /^(?:.*\b(?:has|lists|shows|sends?|tests|reads|gives?|see)\s+)?(?:(?:an?|the|their|our|its|each)\s+)?/i;
/** What opens a list is followed by its first thing: "guided runs with vests, lights and ...". */
const LISTS = /^.*\b(?:with|get back|including|such as|between|sorts?|cancel|cover|includes?):? /i;
const AFTER_THING =
  /\s(?:in|under|within|at|on|from|by|per|for|to|as|into|with|out of|and bring|and send)\s.*$/i;
const MOST_ITEM = 3;
const MOST = 5;

/** "Couples enter date", "hear recordings": somebody does something. */
const DOES = /^(?:[\p{L}-]+s )?(?:hear|see|enter|book|send|pick|choose|get|pay|write|ask|upload|share) /iu;

const short = (item: string) =>
  isSound(item) &&
  // "Three or four courses" names no thing.
  !/^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/i.test(item) &&
  !/(?:^| )\p{L}{3,}ed$/u.test(item) &&
  wordCount(item) <= MOST_ITEM &&
  item.length > 2 &&
  !SAYS.test(item) &&
  !DOES.test(item) &&
  !/\d/.test(item);

const WORDS = "(?:(?!with |that |which )[\\p{L}'’-]+ ){0,2}?[\\p{L}'’-]+";
/** "Learn burns, fever and falls", "filled with egg or beans", "a letter, a role and a supper": a list after the word that opens it. */
const OPENED = new RegExp(
  `(?:(?:^|[.:] )(?!(?:one|two|three|four|five|six|we|i|you|an?|the|our|it|they) )|\\b(?:with|learns?|gets? back|gets?|gives?|brings?|makes?|sells?|bakes?|cooks?|serves?|own|includes?|including|cleans?|repairs?|mends?) )((?:(?:an?|the|their|outgrown|old|fresh|own) )*${WORDS}(?:, (?:(?:an?|the|their) )?${WORDS})*),? (?:and|or) ((?:(?:an?|the|their) )?(?:[\\p{L}'’-]+ ){0,2}[\\p{L}'’-]+)`,
  "giu",
);

/** "A granola of buckwheat, hazelnuts and honey": what it is made of. */
const MADE_OF = new RegExp(
  `\\b(?:of|from|out of) (${WORDS}(?:, ${WORDS})+),? (?:and|or) ((?:[\\p{L}'’-]+ ){0,2}[\\p{L}'’-]+)`,
  "giu",
);

const HANGING = /(?:\s(?:in|of|for|from|by|as|to|on|at|with|out|a|an|the|hot|fresh))+$/i;
/** Names that a list may hold: neither a pronoun nor something that is done. */
const isThing = (item: string) =>
  short(item) &&
  !/^(?:what|app|back|they|lock|ship|hot|fresh)\b|\b(?:an?|the|days|hours|weeks|day)\b/i.test(item) &&
  !(
    wordCount(item) > 1 &&
    (baseVerb(item.split(" ")[0]?.toLowerCase() ?? "") ?? verbOf(item.split(" ")[0]?.toLowerCase() ?? ""))
  );

/** The longest list of things in one sentence of the solution. */
function listed(solution: string): string[] {
  const lists = [...solution.matchAll(OPENED), ...solution.matchAll(MADE_OF)].map(
    ([, many = "", last = ""]) => {
      const parts = [...many.split(", "), ...last.split(/ and | or /)].map((part) =>
        bare(
          part
            .replace(/^(?:(?:an?|the|their|own) )+/i, "")
            .replace(AFTER_THING, "")
            .replace(HANGING, ""),
        ),
      );
      return parts.slice(0, many.split(", ").length + 1).every(isThing)
        ? [...new Set(parts.map(cap))].filter(isThing)
        : [];
    },
  );
  return lists.sort((a, b) => b.length - a.length)[0]?.slice(0, MOST) ?? [];
}

/** Things that the offer names in one breath, each short enough for a row. */
export function itemsIn({ context, foreign }: Material): string[] {
  if (foreign) return [];
  const own = listed(context.brief.answers.solution);
  if (own.length > 1) return own;
  const { solution, differentiator } = context.brief.answers;
  for (const text of [solution, differentiator])
    for (const [, many = "", last = ""] of text.matchAll(LIST)) {
      const all = [...many.split(", "), ...last.split(/ and | or /)].filter((part) => part.trim() !== "");
      const parts = all.slice(
        Math.max(
          0,
          all.slice(0, -1).findLastIndex((part) => LISTS.test(part)),
        ),
      );
      const items = parts
        .map((part, at) => {
          const open =
            at === 0
              ? part.replace(LISTS, "").replace(BEFORE_THING, "")
              : part.replace(/^(?:(?:and|or|plus|with|in|an?|the|its|their|used) )+/i, "");
          const thing = bare(open.replace(AFTER_THING, ""));
          // "Low in salt", "wrapped in paper": how it is, and no thing.
          return thing !== bare(open) && /^\p{L}+[^s\W]$/u.test(thing) ? "" : thing;
        })
        .filter(short);
      const named = [...new Set(items.map(cap))];
      if (named.length >= 3 && named.length >= parts.length - 1) return named.slice(0, MOST);
    }
  return [];
}
