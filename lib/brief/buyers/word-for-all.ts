const KIND = "(?:[\\p{L}-]+ )?[\\p{L}-]+s";
/** "Online shops, banks and transport companies": firms of several sorts, the last of them by the word that fits all. */
const SEVERAL_FIRMS = new RegExp(
  `^${KIND}, (?:${KIND}, )*(?:${KIND},? )?(?:and|or) (?:(?!(?:other|similar)\\b)[\\p{L}-]+ ){1,2}(companies|firms|businesses|organi[sz]ations)(?![\\p{L}-])`,
  "iu",
);

/** "GAA, football and rowing clubs", "almond, cherry and apple growers": one sort, whatever stands before it. */
const SEVERAL_BEFORE =
  /^(?:[\p{L}-]*[^s\W], ?)+[\p{L}-]*[^s\W],? (?:and|or) [\p{L}-]+ ([\p{Ll}-]{4,}s)(?![\p{L}-])/iu;
/** "Assistants", "people": who they are needs what stands before. */
const SAYS_TOO_LITTLE =
  /^(?:assistants|workers|people|users|staff|sites|places|services|companies|firms|businesses|shops|offices)$/i;

/** "Mothers and fathers", "women and men": two halves of one word. */
const BOTH_OF_THEM: readonly (readonly [RegExp, string])[] = [
  [/^(?:the )?(?:mothers|mums|moms|mamas)(?:,| and| or| &) (?:fathers|dads|papas)\b/i, "parents"],
  [/^(?:the )?(?:fathers|dads|papas)(?:,| and| or| &) (?:mothers|mums|moms|mamas)\b/i, "parents"],
  [
    /^(?:the )?(?:grandmothers|grandmas|grannies)(?:,| and| or| &) (?:grandfathers|grandads|grandpas)\b/i,
    "grandparents",
  ],
  [/^(?:women and men|men and women|ladies and gentlemen)\b(?! (?:with|without|who have)\b)/i, "people"],
  [/^(?:boys and girls|girls and boys)\b/i, "children"],
  [/^(?:husbands and wives|wives and husbands)\b/i, "couples"],
  [/^(?:(?:grown[- ]?up|adult) )?(?:sons and daughters|daughters and sons)\b/i, "grown-up children"],
  // Whoever pays is grown up.
  [
    /^(?:school ?)?(?:children|kids|toddlers|babies|boys|girls|teenagers|teens|pupils)\b[^,.;]{0,40}? and (?:the|their) (?:parents|mums|moms|mothers|families)\b/i,
    "parents",
  ],
  [/^daughters, sons,? and grandchildren\b/i, "grown-up children"],
];

/** "Parents" for "mothers and fathers"; null where no such pair opens the answer. */
export const wordForBoth = (segment: string): string | null =>
  BOTH_OF_THEM.find(([both]) => both.test(segment))?.[1] ?? null;

/** The word for several sorts of firms, of which no single one stands for the others; null where one sort is named. */
export const wordForAll = (segment: string): string | null =>
  wordForBoth(segment) ??
  SEVERAL_FIRMS.exec(segment)?.[1]?.toLowerCase() ??
  oneWord(SEVERAL_BEFORE.exec(segment)?.[1] ?? "");
const oneWord = (said: string) => (said && !SAYS_TOO_LITTLE.test(said) ? said.toLowerCase() : null);
