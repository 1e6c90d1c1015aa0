/** What stands beside the thing that is sold: what it runs on, where it is done, what it is not, how it travels, what it is made from. */
const BESIDE: readonly RegExp[] = [
  /\b(?:runs|works|powered|driven|charged) (?:on|by|from|off|with) [^,.;]*/gi,
  /\b(?:instead of|rather than|unlike|without|no|not|never|like an?) [^,.;]*/gi,
  /\bby (?:cargo |e-)?(?:bike|bicycle|boat|drone|van|train|phone|car|motorbike|scooter)\b/gi,
  /\b(?:in|at|beside|behind|near|inside|under|outside) (?:an?|the|our|my|their|one|two) (?:(?!that|where|who|which)[\p{L}-]+ ?){1,4}(?=,|;|\.|:|$| (?:where|that|who|which|and|with|from|for|every|we)\b)/giu,
  /\b(?:made|cooked|brewed|baked|built|sewn|pressed) (?:[\p{L} ]{0,24} )?(?:from|of|out of) [^,;.]+/giu,
  /\bfrom (?:\d+ |local |nearby )?(?:farms?|farmers|growers|suppliers|makers|producers)\b[^,;.]*/gi,
];

/** The offer's own words without what stands beside the thing that is sold. */
export const soldWords = (offer: string): string =>
  BESIDE.reduce((text, beside) => text.replace(beside, " "), offer);
