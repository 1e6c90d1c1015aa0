import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";

/** Who else does it: a trade, a kind of firm, the ordinary product. */
const OTHERS =
  /^(?:the |most |many |other |all )?((?:[\p{L}-]+ )?(?:[\p{L}-]+(?:ers|ors|ists|ants)|schools|banks|shops|stores|supermarkets|chains|gyms|clinics|hospitals|agencies|apps|platforms|tools|sites|brands|companies|firms|services|hotels|systems|machines|courses|coaches|products)|(?:supermarket|store-bought|shop-bought|industrial|imported|normal|ordinary|conventional|traditional|standard|commercial|cheap|generic) [\p{L}-]+) (.+)$/iu;
/** What they do worse. */
const WORSE =
  /^(?:(?:do|does|are|is|can|will|have|has)(?:n['’]t| not| no| only| just| still| too)|cannot|never|only|just|still|(?:are|is) (?:blended|made for|built for|full|closed|slow|expensive|made of|priced)|needs?(?! no)|charges?|teach(?:es)?|takes? (?:\d|an? |weeks|months|days|hours|over)|costs?|sells?|offers? [^,;]* only$|treats?|wants?|ignores?|uses?(?! (?:no|less|fewer|\d+ ?%)))\b/i;
const STEM = 6;
const ORDINARY =
  /^(?:supermarket|store-bought|shop-bought|industrial|imported|normal|ordinary|conventional|traditional|standard|commercial|cheap|generic) /i;
const NOBODY = /^(?:we|it|you|our|they|there|this|that|each|every|all|no|one|i|my|the|an?)$/i;

const saysOf = (word: string, { solution, targetAudience }: QuizAnswers) =>
  `${solution} ${targetAudience}`.toLowerCase().includes(
    word
      .toLowerCase()
      .slice(0, STEM)
      .replace(/(?:s|es)$/, ""),
  );

/** "Foohome uses plastic": of one that the offer does not speak of. */
export function isSaidOfAnother(said: string, answers: QuizAnswers): boolean {
  const [, name = "", does = ""] = /^(\p{Lu}[\p{L}\d&-]{2,}) (.+)$/u.exec(said.trim()) ?? [];
  return name !== "" && !NOBODY.test(name) && WORSE.test(does) && !saysOf(name, answers);
}

const OURS = /(?:^|[.;]\s)(?:we|ours?|i|my)\b/i;
const OTHER_ONES =
  /^(?:other|most|existing|usual|today['’]s|current) (?!of\b|(?:people|customers|clients)\b)/i;
const LIKE_NAMED = /^(?:[\p{L}-]+ ){0,3}(?:apps|tools|sites|platforms|services|products|brands) like \p{Lu}/u;
const THEY_DO =
  /^(?!(?:we|it|you|our|ours|they|there|this|that|each|every|all|no|one|i|my|the|in|at|from|with|of)\b)((?:[\p{L}-]+,? ){1,5}?)(?:only |just |still )?(?:takes?|knows?|needs?|sells?|counts?|costs?|charges?|wants?|asks?|makes?|uses?|offers?|splits?|works?|sends?|forces?|treats?|ignores?|do(?:es)?n['’]t|can['’]t|cannot|never)\b/iu;
/** "Injinji splits the toes. We sell by width": of whom the offer never speaks, said before what is ours. */
function isContrast(said: string, answers: QuizAnswers): boolean {
  const { differentiator } = answers;
  const at = differentiator.toLowerCase().indexOf(said.toLowerCase());
  const ours = differentiator.search(OURS);
  if (at < 0 || ours < 0 || at >= ours) return false;
  const who = THEY_DO.exec(said)?.[1]?.trim().split(" ") ?? [];
  return (
    OTHER_ONES.test(said) ||
    LIKE_NAMED.test(differentiator.slice(at)) ||
    (who.length > 0 && who.every((word) => !saysOf(word, answers)))
  );
}

/** "Wholesalers don't take returns": said of those who do it today, in words that the offer does not use of itself. */
export function isSaidOfOthers(said: string, answers: QuizAnswers): boolean {
  if (isContrast(said.trim(), answers)) return true;
  const [, who = "", does = ""] = OTHERS.exec(said.trim()) ?? [];
  if (!who || !WORSE.test(does)) return false;
  return ORDINARY.test(`${who} `) || who.split(" ").every((word) => !saysOf(word, answers));
}
