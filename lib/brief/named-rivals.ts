const NAME = "\\p{Lu}[\\p{L}\\d&'’.-]*(?: \\p{Lu}[\\p{L}\\d&'’.-]*){0,2}";
const MORE_NAMES = `(?:(?:, | and |, and | or )${NAME})*`;
const NARROW_VERB =
  "(?:lists?|shows?|sells?|offers?|covers?|rents?|books?|tracks?|reminds?|gives?|has|have|charges?|sends?|delivers?|serves?|stores?|counts?|records?|compares?|matche?s?|handles?|manages?|tells?|does|do)";
const NARROW = ` (?:only|just|merely) ${NARROW_VERB}\\b`;
/** What is said of a product one does without: "only lists ads", "is for everyday clothes", "are too much". */
const FAULT = new RegExp(
  `^${MORE_NAMES}(?:${NARROW}| (?:is|are) (?:too|only|just|for|made for|built for|aimed at|meant for)\\b| (?:doesn['’]?t|does not|don['’]?t|do not|can['’]?t|cannot|won['’]?t|never|stops? at)\\b| (?:charges?|costs?|wants?|needs?) )`,
  "u",
);
const OPENS_CLAUSE = /(?:^|[,:])\s*$|\b(?:and|but|while|whereas|because|since|or)\s+$/i;

/** "... and Poshmark is for everyday clothes": a name that heads its clause, with a fault told of it. */
export const isFaulted = (before: string, after: string) =>
  OPENS_CLAUSE.test(before.trimStart()) && FAULT.test(after);

const SOFTWARE =
  /\b(?:systems?|tools?|(?:web)?sites?|apps?|platforms?|marketplaces?|software|programs?|portals?|suites?) (?:like|such as)\s+$/i;
const SUPPLIERS =
  /\b(?:compan(?:y|ies)|firms?|brands?|chains?|shops?|stores?|services?|giants?|players?|agenc(?:y|ies)|providers?|products?) (?:like|such as)\s+$/i;
/** What is joined or sold through is no rival. */
const JOINED =
  /\b(?:integrat\w*|connect\w*|work(?:s|ing)? (?:with|inside|alongside|on|next)|plugs?|sync\w*|imports?|exports?|partner\w*|supply|sell(?:s|ing)?|sold|listed|stocked|built on|runs? on|inside)\b/i;

/** "Big systems like Yardi": software is compared, a firm only where a fault is told of it. */
export const isLikened = (before: string, after: string) =>
  !JOINED.test(before) && (SOFTWARE.test(before) || (SUPPLIERS.test(before) && FAULT.test(after)));

/** No article before it, so it is a name or a mass; these are masses, many, or anybody. */
const NO_RIVAL =
  /(?:s|ing|tion|sion|ment|ness|ity|ery|age|ance|ence|ism|ware|body|one|thing|people|men|children|staff)$/i;
const OPENS_WITH_FAULT = new RegExp(
  `^${MORE_NAMES}(?:${NARROW}| (?:is|are) (?:too|only|just|for|made for|built for)\\b[^.;]* (?:and|but|while|whereas) ${NAME} (?:is|are|only|just|doesn|does|charges?|costs?)\\b)`,
  "u",
);

/** "Stillwhite only lists ads": one word at the head of a sentence that nothing but a name can be. */
export const opensAsRival = (words: string, after: string) => {
  const [first = ""] = words.split(" ");
  return first.length > 3 && !NO_RIVAL.test(first) && OPENS_WITH_FAULT.test(after);
};

/** The sentences in which the founder says what is wrong with a rival by name. */
export const isAboutRival = (said: string, rivals: readonly string[]) =>
  rivals.some((rival) => {
    const at = said.toLowerCase().indexOf(rival.toLowerCase());
    const [before, after] = [said.slice(0, at), said.slice(at + rival.length)];
    return at >= 0 && (isFaulted(before, after) || isLikened(before, after));
  });
