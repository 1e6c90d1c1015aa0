import { OFFER_HEADS } from "@/lib/brief/data/offer-heads";
import { literal } from "@/lib/brief/text/literal";
import { article, bare, uncap, withArticle } from "./english";
import { isClause } from "./is-clause";
import { baseVerb, third } from "./third";
import { isInflected } from "./verb-in-name";

/** Spoken of without an article. */
const MASS =
  /(?:ing|ware|bread|sauce|pesto|tea|coffee|chocolate|cheese|soap|clothing|cosmetics|honey|jam|granola|care|insurance|shoes|savings|credit|beer|wine|cider|gin|juice|milk|yogh?urt|ice cream|feed|food|fruit|meat|fish|compost|fertili[sz]er|paint|paper|steel|wood|fabric|leather|wool|yarn|oil|salt|flour|rice|pasta|concrete|insulation|furniture|equipment|machinery|fuel|energy|electricity|data|advice|support|help|therapy|physiotherapy|access|storage|transport|protection|art|music|news|yoga|broth|stock|kombucha|translation|maintenance|delivery|repair|rental|hire|design|management|massage|tuition|catering)$/i;

/** "..., and we bring it home" is a second sentence; "feed we buy back" is not. */
const ANOTHER_SUBJECT = /(?<!-)\bi\b|(?:^|[,;:]|\b(?:and|plus|then|but|while))\s*(?:we|you)\b|\bso we\b/i;

/** So near the beginning stands the verb of a short subject. */
const MOST_BEFORE = 6;
const hasVerb = (words: readonly string[]) =>
  words.some(
    (word, i) =>
      i > 0 &&
      baseVerb(word) !== null &&
      !/^(?:a|an|the|of|for|in|by|with|from|to|on|at|and|or|per|our|your|each)$/i.test(words[i - 1] ?? ""),
  );

/** "Monthly profit per client from time sheets, explained on one page": a thing that nothing else could name. */
function offered(solution: string, names: ReadonlySet<string>): string | null {
  const text = bare(solution);
  if (
    ANOTHER_SUBJECT.test(text) ||
    /\b(?:us|me)\b/i.test(text) ||
    isClause(text) ||
    /^(?:it|this|that|they|there|an?|the|to|inside|outside|behind|so)\b/i.test(text)
  )
    return null;
  const [thing = ""] = text.split(/[,;:(]| (?:that|which|who|where) /);
  const words = thing.split(" ");
  if (/\b(?:come|comes|go|goes|is|are|can|will|have|has|does|do|get|gets)\b/i.test(thing)) return null;
  if (words.length < 3 || words.length > 14 || baseVerb(words[0] ?? "") !== null || hasVerb(words))
    return null;
  const said = uncap(text, names);
  const head =
    thing
      .split(/ (?:with|of|for|in|and|from|to|on|at) /)[0]
      ?.split(" ")
      .at(-1)
      ?.toLowerCase() ?? "";
  return `${OFFER_HEADS.has(head) ? link(head, said) : "offers"} ${third(said)}`;
}

/** "Retired musicians visit and play on demand": a whole sentence about those who do the work. */
const PEOPLE_DO =
  /^(?:[\p{L}-]+ )?\p{L}+(?:ers|ors|ians|ists|nurses|students|people|women|men) [a-z]{3,}[^s\W](?: and [a-z]{3,}[^s\W])? (?:the|an?|every|each|our|your|their|people|on demand)\b/u;

/** "Students visit elderly people at home once a week": the business has them do it. */
const WORKERS_DO =
  /^(?:(?:trained|local|retired|young|experienced|volunteer|certified|professional|qualified|vetted|two|three|four|small teams of|our) )*(?:students|volunteers|teachers|midwives|nurses|cooks|chefs|drivers|mechanics|therapists|physiotherapists|tutors|trainers|neighbours|neighbors|riders|couriers|carers|caregivers|cleaners|gardeners|musicians|actors|craftspeople|artisans|bakers|engineers|doctors|vets|coaches|instructors|guides|pensioners|retirees|grandparents|seniors|mentors|librarians|booksellers) (?!training|learning|using|who|that|with|from|in|can|could|will|may|are|have|and|or|of|for|to|get|need|want|order|book|pay|buy|choose|receive)[a-z]{3,}(?<!ing|ed|s) /iu;

const link = (noun: string, opening: string) =>
  /[^s]s$/.test(noun) || MASS.test(noun)
    ? "offers"
    : /^(?:an?|the|our|one) /i.test(opening)
      ? "is"
      : `is ${article(opening)}`;

/** "..., rent for the show and return it after": what the customer is told to do. */
const YOU_DO =
  /, (?:rent|choose|pick|order|book|send|borrow|upload|scan|return|call|write|tell|pay|swap|drop)\b(?! (?:by|in|and)\b)[^.;]*$/iu;

/** "is a studio with ...", "offers herb pesto in ...", "offers bouquets from ...": where the thing itself opens the sentence. */
function namedFirst(solution: string, noun: string | null, names: ReadonlySet<string>): string | null {
  if (!noun || ANOTHER_SUBJECT.test(solution) || isClause(solution)) return null;
  const at = solution.toLowerCase().search(new RegExp(`${literal(noun.toLowerCase())}(?= |:)`));
  if (at < 0 || !/^(?:[\p{L}-]+ ){0,2}$/u.test(solution.slice(0, at))) return null;
  const said = uncap(bare(solution), names).replace(YOU_DO, "");
  if (PEOPLE_DO.test(said)) return `lets ${said}`;
  // "...; we swap it twice a year" is what the business does, not the thing.
  return `${link(noun, said)} ${third(said.split(/; (?=(?:we|they|it) )/)[0] ?? said)}`;
}

/** "has a van that comes to your door" out of "Our van comes to your door". */
export function hasOne(solution: string, names: ReadonlySet<string>): string | null {
  const workers = WORKERS_DO.test(solution)
    ? uncap(bare(solution).replace(/^(?:our|my) /i, ""), names)
    : null;
  if (workers && !ANOTHER_SUBJECT.test(workers)) return `has ${workers}`;
  const [, who = "", comes = "", rest = ""] =
    /^our ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+) ((?:come|drive|travel|visit|go|stop|park|call|arrive|pick|fl(?:y|ie))(?:e?s)?\b)(.*)$/isu.exec(
      bare(solution),
    ) ?? [];
  if (!who || ANOTHER_SUBJECT.test(rest)) return null;
  const one = /s$/.test(comes);
  return `has ${one ? withArticle(who) : who} ${one ? "that" : "who"} ${third(uncap(`${comes}${rest}`, names))}`;
}

/** "API and a web form: you send the recipe, we return ...": a thing, then how it works. */
function explained(solution: string, noun: string | null, names: ReadonlySet<string>): string | null {
  const [, thing = "", how = ""] = /^((?:[\p{L}-]+ ){0,6}[\p{L}-]+): (.{12,})$/u.exec(bare(solution)) ?? [];
  const words = thing.split(" ");
  if (!thing || /^(?:we|i|you|it|they|there)$/i.test(words[0] ?? "")) return null;
  const isOffer = thing.toLowerCase() === noun?.toLowerCase();
  if (!isOffer && (baseVerb(words[0] ?? "") !== null || hasVerb(words))) return null;
  const said = /^(?:an?|the) /i.test(thing)
    ? uncap(thing, names)
    : thing.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
  const opens =
    /^(?:an?|the) /.test(said) || MASS.test(said)
      ? "is "
      : `${link(
          said
            .split(/ (?:with|of|for|in|and|from|to) /)[0]
            ?.split(" ")
            .at(-1) ?? "",
          said,
        )} `;
  return `${opens}${said}: ${third(how)}`;
}

/** "Weavers rent out their loom by the weekend, we pair people": somebody does it because of the business. */
function lets(solution: string, names: ReadonlySet<string>): string | null {
  const [first = ""] = bare(solution).split(/,? (?:and |so )?(?:we|our) /);
  const words = first.split(" ");
  const at = words.findIndex(
    (word, i) =>
      i > 0 &&
      i < 4 &&
      baseVerb(word) === word &&
      // "Jeans cut for sitting".
      !(/^(?:cut|put|set|read)$/.test(word) && /^(?:for|from|by|with|to|in)$/.test(words[i + 1] ?? "")) &&
      /(?:[^s]s|people|women|men|mothers|abroad|nearby|everywhere)$/i.test(words[i - 1] ?? ""),
  );
  if (words.slice(0, at).some((word) => /^(?:where|that|which|who|with|for|so)$/i.test(word))) return null;
  if (at < 0 || words.length < at + 3 || /^(?:it|this|we|an?|the)$/i.test(words[0] ?? "")) return null;
  if (!words.slice(0, at).every((word) => /^(?!(?:where|which|that|who)$)[\p{L}-]+$/u.test(word)))
    return null;
  return `lets ${third(uncap(first, names))}`;
}

/** "Measures chlorine every hour" out of "our floating sensor measures chlorine every hour": what the thing does, the offer does. */
function oursDoes(solution: string, names: ReadonlySet<string>): string | null {
  const words = bare(solution).split(" ");
  if (!/^(?:our|my)$/i.test(words[0] ?? "")) return null;
  const at = words.findIndex((word, i) => i > 1 && i < MOST_BEFORE && (word === "is" || isInflected(word)));
  const subject = words.slice(1, at);
  if (
    at < 0 ||
    !subject.every(
      (word) => /^[\p{Ll}-]+$/u.test(word) && !/^(?:and|or|of|for|with|that|which|who)$/.test(word),
    )
  )
    return null;
  return /(?<!s)s$/.test(subject.at(-1) ?? "") ? null : third(uncap(words.slice(at).join(" "), names));
}

/** The offer told as a thing, where its first sentence has no verb of its own; null where nothing fits. */
export const asThing = (solution: string, noun: string | null, names: ReadonlySet<string>): string | null =>
  oursDoes(solution, names) ??
  lets(solution, names) ??
  namedFirst(solution, noun, names) ??
  explained(solution, noun, names) ??
  offered(solution, names);
