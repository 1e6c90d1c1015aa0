const APPROX =
  "(?:about|around|roughly|some|over|up to|at least|from|nearly|almost|maybe|close to|more than|easily|a good)";
const SUM = `(?:${APPROX} )*(?:[\\p{Sc}]|[A-Z]{1,3}[\\p{Sc}]?\\s?)?\\d[\\d.,]*(?:k\\b)?`;
const STOP =
  "(?!(?:and|or|to|for|at|who|that|which|in|on|from|of|by|off|with|because|but|so|when|if|until|every|per|each|is|are|was|want|wants|have|has|do|does|can|will|it|them|us|me|you|one|ones|new one|designed|built|made|nobody|before|after)\\b)";
const NOUN = `${STOP}[\\p{L}\\d'’-]+(?: ${STOP}[\\p{L}\\d'’-]+){0,5}?`;
const OF = `(?: (?:from|in|off|by|on|of) (?:(?:an?|the|their|your) )?${STOP}[\\p{L}'’-]+(?: ${STOP}[\\p{L}'’-]+)?)?`;
const END =
  "(?=$|[,.;:!?]| (?:and|or|but|who|that|which|to|for|because|so|when|then|nobody|designed|built|made|before|after|with|in|on|at|per|every|each|a|the|just|only|instead|until|once|twice|as|where|while|if|again|instead)\\b)";

/** "Pay a freelance cameraman around 600", "pay $25 at a kids' salon", "hire a helicopter at $2,000", "large firms who ask 1,400". */
const PRICED: readonly RegExp[] = [
  new RegExp(`\\b(?:pay|pays|paying|give|gives) ((?:an? |the |some |their )${NOUN}) ?${SUM}`, "iu"),
  new RegExp(
    `\\b(?:pay|pays|paying|spend|spends|spending) (?:them )?${SUM}[^,.;]{0,18}? (?:at|to|for|on|in) ((?:an? |the |some |private |professional )?${NOUN}${OF})${END}`,
    "iu",
  ),
  new RegExp(
    `\\b(?:hire|hires|rent|rents|book|books|order|orders|buy|buys|buying|hiring|use|uses|is|are|get|gets|call|calls) ((?:an? |the )?${NOUN}${OF})(?: (?:on|in|with) [\\p{L}-]+)? (?:at|for) ${SUM}`,
    "iu",
  ),
  new RegExp(
    `\\b((?:an? |the |large |big |some )${NOUN}) (?:who|that|which) (?:then )?(?:asks?|charges?|wants?|costs?|takes?|bills?|quotes?) (?:${SUM}|an? fortune|a lot|too much|double)`,
    "iu",
  ),
  new RegExp(
    `\\b((?:an? |the )${NOUN}${OF}),? where (?:they|you|people|it) (?:then )?(?:quotes?|charges?|asks?|pays?|wants?|costs?) (?:you |them |for )?(?:\\p{L}+ ){0,2}?${SUM}`,
    "iu",
  ),
];

const DO =
  "(?<!thirds |half |rest )(?:use|uses|using|keeps?|keeping|hires?|hiring|asks?(?: around)?(?: in| on)?|asking(?: in| on)?|posts? (?:in|on)|sends? round|swaps? by|goes? by|pays? in|calls?|calling|go to|goes to|going to|turns? to|rel(?:y|ies) on|relying on|watch|watches|watching|waits? for|ends? up (?:on|with|at|in)|stick to|buy|buys|buying|books?|orders?|writes? (?:it |them |everything )?(?:in|on)|send (?:it|them) to|take (?:it|them) to|bring (?:it|them) to|sell to|sells to|wait (?:weeks|days|months|hours) for|do(?:es|ing)? (?:it|this|that) (?:yourself|themselves|by hand|at home) with)";
/** "Keeps a paper diary or a spreadsheet at home": what is used, asked or kept instead. */
const USED = new RegExp(
  `\\b${DO} (?:just |only |still )?((?:an? |the |their own |their |some |other |old )?${NOUN}${OF})(?: (?:or|and) (?:just |only )?((?:an? |the |their )${NOUN}${OF}))?${END}`,
  "giu",
);
const tidy = (phrase: string | undefined) => (phrase ?? "").trim().replace(/^some /i, "");

/** What customers pay for elsewhere, as the sentence has it. */
export const pricedObjects = (sentence: string): string[] =>
  PRICED.flatMap((pattern) => tidy(pattern.exec(sentence)?.[1]) || []);

/** What they use, ask or keep today, as the sentence has it. */
export const usedObjects = (sentence: string): string[] =>
  [...sentence.matchAll(USED)].flatMap(([, one, other]) => [tidy(one), tidy(other)].filter(Boolean));

/** "Cheaper than the other apps", "unlike gym memberships": what the offer is held against. */
const AGAINST = new RegExp(
  `\\b(?:(?<!more |less |fewer )than|unlike|instead of|rather than|in contrast to) (?:with |at |in |for )?((?:an? |the |any |most )?${NOUN}${OF})${END}`,
  "giu",
);
export const againstObjects = (sentence: string): string[] =>
  [...sentence.matchAll(AGAINST)].flatMap(([, one]) => tidy(one) || []);

/** "Buy used off Gumtree": how it is got, where no thing is called. */
const GOT_FROM =
  /\b(?:buy|buys|buying|get|gets|getting) (?:it |them |one |ones )?((?:used|second-?hand)(?: ones?)?) (?:off|on|from|at|through|via) (\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)?)/u;
export function gotFrom(sentence: string): string {
  const [, how, where] = GOT_FROM.exec(sentence) ?? [];
  return how && where ? `buying ${how.replace(/ ones?$/, "")} on ${where}` : "";
}
