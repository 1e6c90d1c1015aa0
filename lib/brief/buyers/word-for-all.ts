const KIND = "(?:[\\p{L}-]+ )?[\\p{L}-]+s";
/** "Online shops, banks and transport companies": firms of several sorts, the last of them by the word that fits all. */
const SEVERAL_FIRMS = new RegExp(
  `^${KIND}, (?:${KIND}, )*(?:${KIND},? )?(?:and|or) (?:(?!(?:other|similar)\\b)[\\p{L}-]+ ){1,2}(companies|firms|businesses|organi[sz]ations)(?![\\p{L}-])`,
  "iu",
);

/** The word for several sorts of firms, of which no single one stands for the others; null where one sort is named. */
export const wordForAll = (segment: string): string | null =>
  SEVERAL_FIRMS.exec(segment)?.[1]?.toLowerCase() ?? null;
