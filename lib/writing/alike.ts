import { conjugate } from "./english";
import { baseVerb } from "./third";
import { isBase, isInflected } from "./verb-in-name";

/** "It delivers a bag and collect the used ones": the verbs that follow the first go with it. */
const ITS_DEEDS = /\bit \p{Ll}+s [^.;:]+/gu;
const SOMEBODY_ELSE =
  /\b(?:who|which|that|where|can|will|lets?|helps?|makes?)\b|, (?:you|they|he|she) |\bto (?!the\b|every\b|each\b|an?\b|your\b|their\b|all\b|its\b)/u;
const alike = (said: string): string => {
  if (SOMEBODY_ELSE.test(said)) return said;
  return said.replace(
    /(, (?:and )?|\band )(?!(?:when|where|if|then|while|because|so|once|as|before|after|until) )(\p{Ll}+) (?=(?:the|it|them|each|every|their|its|an?|all|your)\b)/gu,
    (whole, link: string, verb: string, at: number, all: string) =>
      baseVerb(verb) === verb || (!isInflected(verb) && /^(?:it|them)\b/.test(all.slice(at + whole.length)))
        ? `${link}${conjugate(verb)} `
        : whole,
  );
};

/** "It washes, dry and irons", "it inspects, insure and install a camera". */
const IN_A_ROW = /\bit \p{Ll}+s(?:, \p{Ll}+)+,? and \p{Ll}+(?= |$)/gu;
const inARow = (said: string): string => {
  const last = said.split(" ").at(-1) ?? "";
  if (!isBase(last) && !isInflected(last)) return said;
  return said.replace(/(, |and )(\p{Ll}+)/gu, (whole, link: string, verb: string) =>
    isInflected(verb) ? whole : `${link}${conjugate(verb)}`,
  );
};

export const verbsAlike = (said: string | null) =>
  said?.replace(IN_A_ROW, inARow).replace(ITS_DEEDS, alike) ?? null;
