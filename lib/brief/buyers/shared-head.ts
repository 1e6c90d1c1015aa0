const OF_THEIRS =
  "owners|keepers|riders|drivers|buyers|sellers|growers|operators|makers|restorers|repairers|users|collectors|holders|breeders";
/** "Owners of sailing and motor boats", "growers of cut and dried flowers": the noun is said once, behind both. */
const SHARED = new RegExp(
  `^((?:[\\p{L}-]+ )?(?:${OF_THEIRS}) of )(?:(?:the|all|both|small|large|big|old|new|their own) )*[\\p{L}-]+(?<![^s]s)(?:, [\\p{L}-]+(?<![^s]s))*,? (?:and|or) [\\p{L}-]+ (?=(?:[\\p{L}-]+ )?[\\p{L}-]{2,}s(?![\\p{L}-]))`,
  "iu",
);

/** "Owners of landscaping and lawn care companies": a firm needs the word for what it does. */
const OF_FIRMS = new RegExp(
  `^((?:[\\p{L}-]+ )?(?:${OF_THEIRS}|founders|managers|directors) of (?:(?:the|all|both|small|large|big|old|new|their own|independent|local) )*)([\\p{L}-]+(?<![^s]s)) (?:and|or) (?:[\\p{L}-]+ ){1,2}(companies|firms|businesses|shops|stores|studios|agencies|practices|services|crews|workshops)(?![\\p{L}-])`,
  "iu",
);

/** "Owners of boats" out of "owners of sailing and motor boats": never the first kind without its noun. */
export const withSharedHead = (said: string): string =>
  said.replace(OF_FIRMS, "$1$2 $3").replace(SHARED, "$1");
