const OF_THEIRS =
  "owners|keepers|riders|drivers|buyers|sellers|growers|operators|makers|restorers|repairers|users|collectors|holders|breeders";
/** "Owners of sailing and motor boats", "growers of cut and dried flowers": the noun is said once, behind both. */
const SHARED = new RegExp(
  `^((?:[\\p{L}-]+ )?(?:${OF_THEIRS}) of )(?:(?:the|all|both|small|large|big|old|new|their own) )*[\\p{L}-]+(?<![^s]s)(?:, [\\p{L}-]+(?<![^s]s))*,? (?:and|or) [\\p{L}-]+ (?=(?:[\\p{L}-]+ )?[\\p{L}-]{2,}s(?![\\p{L}-]))`,
  "iu",
);

/** "Owners of boats" out of "owners of sailing and motor boats": never the first kind without its noun. */
export const withSharedHead = (said: string): string => said.replace(SHARED, "$1");
