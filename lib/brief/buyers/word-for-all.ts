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

/** The word for several sorts of firms, of which no single one stands for the others; null where one sort is named. */
export const wordForAll = (segment: string): string | null =>
  SEVERAL_FIRMS.exec(segment)?.[1]?.toLowerCase() ?? oneWord(SEVERAL_BEFORE.exec(segment)?.[1] ?? "");
const oneWord = (said: string) => (said && !SAYS_TOO_LITTLE.test(said) ? said.toLowerCase() : null);
