import { literal } from "../text/literal";

/** "Our customers are", "mainly:", "we sell to": it leads to the group and is no part of it. */
const LEAD =
  /^(?:(?:our|the|my)\s+(?:main |primary |first |target |ideal |paying )?(?:customers?|users?|audience|buyers?|clients?|market|segment)(?:\s+(?:is|are|will be|would be))?:?\s+(?:(?:mostly|mainly|usually|typically)\s+)?|(?:mainly|primarily|mostly|initially|secondly)[:,]?\s+|(?:on|at) (?:the )?(?:one|other) (?:side|hand|end)[:,]?\s+(?:(?:are|there are|is|we have)\s+)?|(?:(?:the )?(?:demand|supply|buyer|seller|user|customer|paying|provider|renter|owner)s?(?: (?:side|group|end))?|(?:primary|secondary|core|b2b|b2c|beachhead)(?: (?:customers?|users?|audience|buyers?|market|segment|target|group|persona))?|first group|second group)(?: (?:is|are))?:\s+|(?:first|second|third|then|also|later|after that)[:,]\s+|(?:later(?: on)?|eventually|then|next)\s+(?=[a-z])|(?:we|i) (?:mainly |mostly |only )?(?:target|serve|focus on|sell to|start with|(?:aim|(?:are|am) aiming) at)\s+)/i;

/** A plural soon after: what follows names people, and no state they are in. */
const MANY =
  "(?=(?:(?!who\\b|that\\b|which\\b)[\\p{L}\\d-]+,? ){0,5}?(?:\\p{L}{2,}s|people|women|men|children)(?![\\p{L}-]))";
/** What somebody is to the business, and not who. */
const ROLES =
  "(?:[Bb]uyers|[Ss]ellers|[Cc]ustomers|[Uu]sers|[Cc]lients|[Rr]eaders|[Ll]isteners|[Vv]iewers|[Ss]ubscribers|[Mm]embers|[Gg]uests|[Ss]tudents|[Ll]earners|[Pp]articipants|[Vv]isitors|[Pp]layers|[Ss]hoppers)";
/** "The hosts are families", "growers are mostly people in flats", "we expect runners", "the course is for freelancers". */
const OPENS = new RegExp(
  `^(?:${[
    "(?:[Oo]ur|[Tt]he|[Mm]y)\\s+(?:\\p{Ll}+\\s){0,2}?\\p{Ll}+s\\s+(?:are|will be)\\s+(?:(?:mostly|mainly|usually|typically)\\s+)?(?!(?:the|from|in|at|on|not|very|all|between|over|under|\\p{Ll}+ed)\\b)",
    "\\p{Lu}\\p{Ll}+s\\s+are\\s+(?:mostly|mainly|usually|typically)\\s+",
    `(?:(?:[Mm]ost|[Mm]any)\\s+)?${ROLES}\\s+(?:are|will be|would be)\\s+(?:(?:mostly|mainly|usually|typically)\\s+)?(?:the\\s+)?(?!(?:tired|busy|from|in|at|on|not|very|all|often|between|over|under|\\p{Ll}+ed (?:by|with|of|from|in|to|at|about))\\b)`,
    "(?:[Ww]e|I)\\s+expect\\s+(?!(?:most|many|some|about|that|to)\\b|\\d)",
    "(?:[Ww]e|I)\\s+(?:are|am)\\s+(?:building|making|developing|designing|writing|planning)\\s+(?:(?:the|our|an?|this)\\s+(?:\\p{Ll}+\\s){1,2}|it\\s|this\\s)for\\s+",
    "(?:[Tt]he|[Oo]ur|[Tt]his)\\s+\\p{Ll}+\\s(?:is|will be)\\s+(?:(?:made|meant|built|intended|designed)\\s+)?for\\s+",
  ].join("|")})${MANY}`,
  "u",
);

/** How many characters lead to the group that is named; `first` where the answer opens with them. */
export const leadOf = (said: string, first: boolean): number =>
  (LEAD.exec(said) ?? (first ? OPENS.exec(said) : null))?.[0].length ?? 0;

/** "Initial focus: the 12 operators with more than 150 lines", "starting with dentists", "first: schools": who is won first, whatever was named before. */
const FOCUS =
  /^(?:(?:(?:our|the) )?(?:initial|first|early|immediate|launch) (?:focus|target|step|customers?)(?: (?:is|are|will be)(?: on)?|:| on)\s+|(?:(?:we|i)(?:['’]re| are)? )?(?:start(?:ing)?|begin(?:ning)?) with:?\s+|(?:first|initially|to begin with|at first):\s+)/i;
export const focusOf = (said: string): number => FOCUS.exec(said)?.[0].length ?? 0;

/** "They are easier to reach and I will start there": who was named in the same sentence is won first. */
export const isStartedWith = (sentence: string): boolean =>
  /\b(?:i|we)(?:['’](?:ll|m|re|d)| will| want to| am going to| are going to| plan to| would)?(?: first)? (?:start(?:ing)?|begin(?:ning)?|go)(?: out)? (?:there|with (?:them|these|those))\b/i.test(
    sentence,
  );

/** Some of those just named: their head is named again, or stands for it. */
export const isSomeOf = (focus: string, all: string): boolean => {
  const [head = ""] = focus
    .replace(/^(?:the|our) /i, "")
    .split(/ (?:in|with|who|that|of|at|from|near|across|under|over) |[,;(]/);
  const last = head.split(" ").at(-1)?.toLowerCase() ?? "";
  return (
    /^(?:those|ones|these|them)$/.test(last) ||
    new RegExp(`(?<!\\p{L})${literal(last)}(?!\\p{L})`, "iu").test(all)
  );
};
