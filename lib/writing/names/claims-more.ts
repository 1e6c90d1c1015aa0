/** So much of a word has to be told. */
export const STEM = 4;
/** "New cane", "not from far away", "where the herbs sleep": what is new, missing or lies somewhere has to be told by the founder. */
const CLAIMED =
  /\b(?:new|not|never|no|without|from|where the|of) (?:(?:the|an?|your|from) )?(\p{L}{3,})(?: (\p{L}{4,}))?/giu;
export const claimsMore = (line: string, said: string) =>
  [...line.matchAll(CLAIMED)].some((found) =>
    found
      .slice(1)
      .filter((word): word is string => Boolean(word) && !COMMON.test((word ?? "").toLowerCase()))
      .some((word) => !said.includes(word.toLowerCase().slice(0, Math.max(STEM, word.length - 2)))),
  );
/** Words that any line has. */
export const COMMON =
  /^(?:with|from|that|this|have|been|your|yours|every|each|more|most|less|good|well|made|make|makes|time|right|work|works|come|comes|comes|back|when|what|where|than|then|only|first|last|next|once|again|before|after|without|into|over|under|need|needs|nobody|nothing|somebody|something|there|here|they|them|their|done|long|same|soon|still|best|better|great)$/;

const LIES = /\bwhere the (\p{L}{4,})/iu;
/** "Where the herbs sleep" for a tea without herbs: the answers do not know of them. */
export const liesElsewhere = (gloss: string, answers: Readonly<Record<string, string>>): boolean => {
  const [, thing = ""] = LIES.exec(gloss) ?? [];
  return (
    thing !== "" &&
    !Object.values(answers).join(" ").toLowerCase().includes(thing.toLowerCase().slice(0, STEM))
  );
};
