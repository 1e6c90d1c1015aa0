import { literal } from "@/lib/brief/text/literal";
import { cap, singular, withArticle, wordCount } from "./english";
import type { Group } from "./group";
import { headNoun } from "./head-noun";

const QUOTED = /("[^"]*"|“[^”]*”)/;
/** "People in flats without a garden": where they live is said once. */
const LIVING = /^(people|adults|women|men|families|those) (?:in|at|on) \p{Ll}+ (with(?:out)? .+)$/u;
/** "People without a garden": one of them is a person. */
const DESCRIBED = /^(?:people|adults|women|men|those)(?= (?:with|without|who|whose|in|at|over|under|from) )/u;
const ROLE = / (?:companies|firms|agencies|workers|members|managers|groups|teams|associations)$/i;
/** "Sailing boat owners": what they own belongs to their name; of "condo and HDB owners" both do. */
const OF_A_THING = /^(?!.* (?:and|or) ).* (?=\p{L}+ (?:owners|keepers)$)/iu;
const SAID = 2;
/** So many letters more of an answer say that it is quoted. */
const OWN = 10;

/** "Managers" out of "care home managers": enough once they have been named. */
function shortly(crowd: string): string {
  const they = headNoun(crowd).replace(OF_A_THING, "").replace(LIVING, "$1 $2");
  return wordCount(they) > SAID && ROLE.test(they) ? (they.split(" ").at(-1) ?? they) : they;
}

type Named = Pick<Group, "crowd" | "member" | "atOne">;

/** "Care homes that have paid": a place or a firm is no "who". */
function relative({ crowd, member, atOne }: Named) {
  const nouns = [crowd, member].map((name) => literal(name.split(" ").at(-1) ?? name)).join("|");
  const who = new RegExp(`\\b(${nouns}) who(?=[ \\n])`, "giu");
  return (said: string) => (atOne.startsWith("at ") ? said.replace(who, "$1 that") : said);
}

const LINK =
  /^(?:with|from|that|when|where|help|helps|lets|into|between|because|your|their|these|many|most|pays?|brings?|gives?)$/i;

/** "Cooks pay" where nobody has read yet that home cooks are meant. */
function firstInFull(crowd: string, they: string, answers: string): (said: string) => string {
  const before = crowd.endsWith(` ${they}`) ? crowd.slice(0, -they.length) : "";
  if (before === "" || wordCount(before) > 2) return (said) => said;
  const bare = new RegExp(
    `(?<![\\p{L}"“-]|\\b${literal(before.trim().split(" ").at(-1) ?? "")} |\\b(?:who|that|it|one|other|new|more|most|many|first|these|those) )${literal(they)}(?![\\p{L}-])`,
    "iu",
  );
  return (said) => {
    const [outside = ""] = said.split(QUOTED);
    const [, whose = ""] = /(\p{L}{4,}) $/u.exec(outside.slice(0, outside.search(bare))) ?? [];
    const told = !LINK.test(whose) && whose && answers.includes(`${whose} ${they}`.toLowerCase());
    return bare.test(outside) && !told
      ? said.replace(bare, (found) =>
          /^\p{Lu}/u.test(found) ? `${cap(before)}${found.toLowerCase()}` : `${before}${found}`,
        )
      : said;
  };
}

/**
 * Names a group in full once and by a word or two from then on: "physiotherapy clinics", then "clinics".
 * What the founder is quoted with stays as it is, and so does what a share of all people is said to be.
 */
export function inShort(group: Named, who = group.crowd, answers = "") {
  const { crowd, member } = group;
  const related = relative(group);
  const they = shortly(crowd);
  const one = singular(they.split(" ").at(-1) ?? they);
  const [some] = DESCRIBED.exec(they) ?? [];
  const theirOne = some
    ? singular(some)
    : they === crowd
      ? member
      : [...they.split(" ").slice(0, -1), one].join(" ");
  const names = [...new Set([crowd, who, member])]
    .filter((name) => name.toLowerCase() !== they.toLowerCase() && name !== theirOne && / /.test(name))
    .sort((a, b) => b.length - a.length);
  const unquoted = (said: string, say: (part: string, at: number) => string) =>
    said
      .split(QUOTED)
      .map((part, at) => (at % 2 === 1 ? part : related(say(part, at))))
      .join("");
  if (they === crowd && names.length === 0) return (said: string) => unquoted(said, (part) => part);
  const full = new RegExp(`(?<!\\bare )\\b(an? )?(${names.map(literal).join("|")})(?![\\p{L}-])`, "giu");
  let named = false;
  const first = firstInFull(crowd, they, answers.toLowerCase());
  return (told: string) => {
    const said =
      named || names.some((name) => told.toLowerCase().includes(name.toLowerCase())) ? told : first(told);
    return unquoted(said, (part, at) =>
      part.replace(full, (found, before: string | undefined, name: string, from: number) => {
        // In the founder's own sentence they are called as the founder calls them.
        const told = part.slice(from + (before ?? "").length, from + found.length + OWN);
        if (told.length > found.length && answers.toLowerCase().includes(told.toLowerCase())) return found;
        if (!named) {
          named = true;
          return found;
        }
        const head = name.toLowerCase() === member.toLowerCase() ? theirOne : they;
        const short = before ? withArticle(head) : head;
        const opens = /^\p{Lu}/u.test(crowd)
          ? from === 0
            ? at === 0
            : /(?:[.!?] |\n)$/.test(part.slice(0, from))
          : /^\p{Lu}/u.test(found);
        return opens ? cap(short) : short;
      }),
    );
  };
}
