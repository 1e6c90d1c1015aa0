const UNITS =
  "minute|hour|day|week|month|year|second|customer|client|farm|shop|school|family|visit|order|cow|roof|mile|euro(?= a| per)";
const GOES_ON =
  "after|before|in|on|at|from|for|with|without|per|of|to|and|or|later|earlier|each|every|less|more|sooner|ahead|a";
/** "20 minute after": several of them; "2 minute videos" is right as it is. */
const SEVERAL = new RegExp(
  `\\b((?!1\\b|0?[.,]\\d)\\d[\\d.,]*|two|three|four|five|six|ten) (${UNITS})(?=$|,| (?:${GOES_ON})\\b)`,
  "gi",
);
const HAD =
  "photo|picture|camera|code|label|chip|clip|sensor|button|key|lock|name|number|date|price|map|timer|filter|battery|display|guarantee";
const NO_ARTICLE = new RegExp(
  `\\b(has|have|gets?|needs?|carries|shows) (${HAD})(?=$|,| (?:of|for|from|on|in|with)\\b)`,
  "gi",
);
const PASSED =
  "call|visit|order|appointment|delivery|meeting|inspection|payment|booking|flight|trip|repair|exam";
const AFTER = new RegExp(`\\b(after|before|during) (${PASSED})(?=$|,)`, "gi");
const SHORT_FORMS = /\b(do|does|did|ca|wo|is|are|was|have|has)(nt)\b/gi;

/** What stands in front of customers is in good English, although it was typed in a hurry. */
export const mended = (line: string) =>
  line
    .replace(
      SEVERAL,
      (_, count: string, unit: string) => `${count} ${unit.replace(/y$/i, "ie").replace(/ay?ie$/, "ay")}s`,
    )
    .replace(NO_ARTICLE, "$1 a $2")
    .replace(AFTER, "$1 the $2")
    .replace(SHORT_FORMS, "$1n't")
    .replace(/\b(information|equipment|furniture|feedback|advice)s\b/gi, "$1");
