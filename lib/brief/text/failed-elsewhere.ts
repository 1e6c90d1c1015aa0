/** What becomes of a thing that did not work; "closed deals" and "gave up plastic" have an object and are something else. */
const FAILED =
  "(?:(?:all |both |soon |also |quietly |later |since |already |have |has |had |were |was |then )*)(?:(?:closed|failed|folded|stopped|collapsed|died|shut|gave up|struggled)(?: down)?|went (?:under|bust|broke|bankrupt|out of business)|(?:did not|didn['’]t|never) (?:work|last|survive|catch on|take off)(?: out)?|never worked|pulled out|ran out of (?:money|cash|funds)|abandoned|came to nothing)";
const ENDS_SO =
  "(?=$|[,.;:)]| (?:as|because|since|when|after|within|in|for (?:lack|want)|last|this|by|before|again|due|once|over|on account|here|there|down|and|while|so)\\b)";
const OF_OTHERS =
  "(?:(?:other|earlier|previous|former|past|old|older|existing|similar|rival|competing|most|many|foreign|imported|big|large|local|donor|state|government|council|city|public|private|charity|church|university|ngo) (?=\\p{L})|ngos?\\b|rivals?|competitors?|councils?|charit(?:y|ies)|co-?op(?:erative)?s?|startups?|start-ups?|schemes?|programmes?|programs?|attempts?|compan(?:y|ies)|firms?|chains?|shops?|stores?|stalls?|caf[eé]s?|bakeries|restaurants?|schools?|gyms?|clubs?|clinics?|agenc(?:y|ies)|platforms?|apps?|sites?|services?|centres?|centers?|operators?|providers?|brands?|initiatives?|ventures?|libraries|kitchens?)";
const NONE_OR_OURS = "(?!(?:we|i|our|ours|my|it|this|each|every|no|none|nobody|nothing|not|zero)\\b)";
const WHO = `${NONE_OR_OURS}(?:(?!\\b(?:our|ours|us|my|we|i|none|trial|pilot|batch|that|which|if|when|before|until|after|since|because)\\b)[\\p{L}\\d'’ -])*?`;
const FAILED_ELSEWHERE = new RegExp(
  `^(?:and |but |so far,? |here,? |so )?(?=${WHO}\\b${OF_OTHERS})${WHO} ${FAILED}${ENDS_SO}`,
  "iu",
);
/** "Three of our test shops closed": with whom it was tried. */
const TRIED_WITH = /\b(?:our|us|my|pilots?|trials?|customers?|clients?|subscribers?|users?|members?)\b/i;

/** "Two cold rooms run by NGOs closed as nobody paid": what became of others, and neither a success of the founder nor a setback. */
export const failedElsewhere = (text: string): boolean => {
  const said = FAILED_ELSEWHERE.exec(text.trim());
  return said !== null && !TRIED_WITH.test(said[0]);
};
