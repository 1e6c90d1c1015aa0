import { PAST } from "../text/happened";
import { COUNT } from "../text/number-words";

export const DEED = `(?:${PAST}|hung|flew|drew|threw|spoke|shot|wove|knit|dug|fed|rode|wore|hid|lit|rang|sang|spun|stuck|swept|wound|bent|bred|built|led|lent|shook|slept|split|spread|tore|woke)`;
const rule = (...parts: string[]) => new RegExp(parts.join("|"), "iu");
const WE =
  "(?:we|i)(?:['’](?:ve|d|re|m)| have| had| did| are| am)?(?: (?:already|also|since|now|just|only|even|then|both|once|recently))*";
const MANY = `(?<!\\p{Sc}\\s?)(?<![\\p{L}\\d.,])(?:about |around |over |some |nearly |almost |more than )?(?!once\\b)${COUNT}`;
/** "Allotment societies", "of the hotel rooms", but no measure of time or money. */
const NO_MEASURE =
  "(?!(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|times?|am|pm|%|per ?cent|percent|km|kg|euros?|dollars?|pounds?|crowns?|grand|thousand|million|kr|p)\\b)";
const NOUN = `${NO_MEASURE}(?:(?!(?:per|a|an|each|every|who|that|which|can|could|will|would|should|may|at)\\s)[\\p{L}'’-]+\\s){0,4}?`;
const THOSE = `${MANY}\\s(?:of (?:the |our |my |them|those|these)?\\s?)?${NOUN}`;

export const WISHES = rule(
  `\\b(?:we|i)(?:['’](?:d|ll)| (?:would|will|shall|also|now|then|just|only|still|could))*\\s(?:(?:really |certainly )?(?:like|love|hope|wish|aim|intend|dream|expect|need)|(?:want|plan|reckon|count on|look for|go for)(?= (?:to|for|on|that|about|around|at least|over|another|more|${COUNT})(?!\\p{L})))\\b`,
  `\\b(?:we|i)(?:['’](?:re|m)| are| am) (?:now |currently |also )?(?:hoping|aiming|planning|looking|raising|seeking|applying|going|trying)\\b`,
  `\\b(?:we|i)(?:['’]ll| will| shall| should| could)\\b`,
  "^(?:(?:our|my|the|first|main|big|next)\\s)*(?:target|aim|goal|plan|dream|ambition|wish)s?(?: (?:is|are|for [\\p{L}\\d ]{2,20}? is|would be)\\b|:|,? \\d)",
  "\\b(?:our|my|the) (?:target|aim|goal|plan|dream) (?:is|was|for)\\b",
  `^(?:${COUNT}|some|several|many) (?:more|others|further)\\s(?:[\\p{L}-]+\\s)?(?:wants?|would like|plans?|hopes?|intends?) to\\b`,
);
export const CONDITION =
  /^(?:and |but |so )?(?:if|once|as soon as|unless|until|when)\s(?!(?:we|i) (?:began|started|opened|asked|showed|tried)\b)/i;
export const OPEN = /\b(?:[Ww]ill|[Ww]ould|[Cc]ould|[Ss]hould|[Mm]ight|may|[Cc]an)\b/;
/** "It gives 15 years more", "each group has eight children": of every time, and of no one time. */
export const EVERY_TIME = rule(
  `^(?:and )?(?:an?|each|every|one|average|the (?:average|typical|usual|normal)|a (?:normal|typical|usual))\\s[^.;]*?\\s(?:has|holds?|takes?|needs?|gets?|is|was|costs?|pays?|buys?|meets?|seats?|fits?)\\b`,
  `^(?:in )?(?:small )?(?:groups?|classes|courses|boxes|packs?|lots|batches|crates|bags|sets|rounds|teams|tours|boats?) (?:of|for|with) (?:up to |at most |about )?${COUNT}`,
  `^(?:up to|at most|maximum|max\\.?|no more than|only|never more than) ${COUNT}`,
  `^${MANY} [\\p{L}-]+ (?:a|an|per|each|every|in each|in every|to a) (?!year\\b|month\\b|week\\b|day\\b)[\\p{L}-]+$`,
  "^(?:deposit|fee|price|setup|delivery|entry|a seat|subscription|rent)\\b",
);
export const NOW =
  /\b(?:already|today|now|so far|to date|currently|at (?:the|this) moment|since|until now|up from|by now|on board)\b/i;
/** "I think we can do five a day". */
export const RECKONED = /^(?:i|we) (?:think|believe|guess|suppose|hope|reckon)\b/i;
export const OF_RIVALS =
  /^(?:(?:the|most|many|some|our|all|other|big|old|large|local) )*(?:competitors?|rivals?|others|colleges?|dealers?|importers?|wholesalers?|chains|big \p{L}+|old \p{L}+|other \p{L}+|nobody|no one)\b/iu;
export const FORMER = /^(?:and )?(?:one|two|three|four|five|six|\d+) /i;

const GIVER =
  "(?:foundation|council|municipality|city|town|county|parish|ministry|government|state|region|lottery|trust|grant|fund|rotary|lions|chamber|bank|crowdfunding|kickstarter|donors?|supporters|programme|incubator|union|church|mosque|embassy)";
const SUM =
  "(?:\\p{Sc}\\s?\\d[\\d.,' ]*\\d?k?|\\d[\\d.,']*\\s?(?:\\p{Sc}|k\\b|grand|thousand|[A-Z]{3}\\b|euros?|dollars?|pounds?|\\p{L}{2,8})|\\d[\\d.,']{3,})";
export const GRANTED = rule(
  `${GIVER}\\b[^.;]{0,30}?\\s(?:has |have )?(?:gave|given|granted|awarded|approved|donated|put in|contributed|paid for)\\b[^.;]{0,20}?${SUM}`,
  `\\b(?:we|i)(?:['’]ve| have| had)?(?: already| just)? ?(?:got|received|won|been given|been awarded|raised|had|hold|have)?\\s(?:a grant of )?(?<!\\d)${SUM}[^.;]{0,24}?\\s(?:from|by|through|out of)\\s(?:an?|the|our|one|two)\\s[^.;]{0,30}?${GIVER}`,
  `\\b(?:got|received|won|were given|was given|have)\\s(?:an?|the|our)\\s(?:[\\p{L}-]+ ){0,3}?(?:grant|donation|prize|award|scholarship)\\b`,
);
const SOMEBODY =
  "\\b(?:an?|the|our|my|another|first|one)\\s(?:(?!(?:who|that|which|if|to|be|is|are|was|were|wants?|not|per|of each)\\b)[\\p{L}'’-]+ ){1,5}?";
const ASKED = `(?:(?:has|have)(?: also| already)? )?(?:said|told (?:me|us)|promised|pledged|agreed|offered|committed|asked (?:me|us|to|when|if|whether)|signed (?:an? |the )?(?:letters?|lois?|memorand\\p{L}+)|put (?:their|down their) names?|pre-?registered|are on (?:the|our|a|my) (?:wait|list)|are waiting|(?:wrote|left|gave)(?: us| me)? their (?:names?|numbers?|addresses)|(?:is|are) (?:interested|ready to|waiting)|came to (?:me|us)|approached (?:me|us)|looked (?:me|us) up)`;
export const PROMISED = rule(
  `(?:${THOSE}|${SOMEBODY})(?:already |now |also |who )*${ASKED}\\b(?!\\s\\p{L}{0,3}\\p{Sc}?\\d)`,
  `(?:${THOSE}|\\b(?:one|another)\\s(?:[\\p{L}\\d'’-]+ ){1,7}?|\\bthe (?:mayor|head|owner|manager|director|chair\\p{L}*) (?:[\\p{L}'’-]+ ){0,6}?)(?:already |also )*(?:wants?|would like) (?:to|us|one|it)\\b`,
  `\\bwait(?:ing)?[- ]?list\\b[^.;]{0,20}\\d|\\d[^.;]{0,30}\\bwait(?:ing)?[- ]?list\\b|\\bletters? of (?:intent|interest)\\b|\\d[\\d,]* (?:[\\p{L}-]+ )?(?:pre-?orders|reservations|sign-?ups|pre-?registrations)\\b`,
);
const HELPED = "(?:(?:now|already|today|all|do|still|since|has|have|had) )*";
/** "Pay 80 a month", "pay per order": what is asked, and no payment. */
const FOR_IT =
  "(?=$|[,.;]| (?:for|us|me|it|the|their|his|her|an? (?:deposit|first)|in (?:advance|full)|already|so far|last|this|on|since|within|twice|again|and)\\b)(?! for (?:others|their))";
const NO_PRICE =
  "(?!\\s(?:nothing|no\\b|per|by|with|in\\b|late|at\\b|out of|[\\d\\p{Sc}]|\\p{Lu}?\\p{Sc}|an? [\\p{L}-]+ (?:of|per|a)\\b|for (?:others|their)))";
export const BOUGHT = rule(
  "\\bsold (?:all|out|every|most|them all)\\b",
  `\\b${WE}\\s(?:sold|invoiced|billed|earned|turned over|took in|took|grossed|shipped)\\s[^.;]{0,40}?\\d`,
  `(?:${THOSE}|${SOMEBODY}|^they )${HELPED}(?<!\\b(?:better|well|badly|poorly|lower?|hard)\\s)(?:(?:bought|ordered|re-?ordered|subscribed|renewed|rented|hired|booked|signed(?! (?:up|an? letter|letters)))\\b|paid${FOR_IT})`,
  `(?:${THOSE}|${SOMEBODY}(?=[^.;]*\\b(?:now|already|today|since|first)\\b)|^they )${HELPED}(?:pays?|paying|subscribe|are paying|is paying)\\b${NO_PRICE}`,
  `\\b(?:they|mates?|all) (?:all |do |did |now )?pay(?=$|[,.;]| (?:me|us|for|every|each|by|full)\\b)`,
  `\\b(?:has|have|with|on|took|taken) an? paid (?:subscription|membership|plan|account|place|pilot)|\\bpaid (?:us|me)\\b|\\bpays? (?:us|me)\\b[^.;]{0,20}(?:today|now|already|every|since)|\\b(?:paying|paid) (?:customers?|clients?|members?|subscribers?|users?|pilots?)\\b`,
  `\\b${WE}\\s(?:did|had|got|took|filled|received|processed|handled|shipped|delivered)\\s(?:about |over |around )?\\d[\\d,.]*\\s(?:[\\p{L}-]+\\s){0,2}?(?:orders|sales|bookings|rentals|purchases|deals|deliveries)\\b`,
  `${THOSE}(?:take|takes|buy|buys|get|gets|order|orders|book|books|come|rent)\\s[^.;]{0,40}?\\b(?:every|each|a) (?:day|week|month|term|season|year|\\p{Lu}\\p{L}+day)`,
  `\\b(?:takings?|revenue|turnover|sales) (?:was|were|came to|reached)\\b[^.;]{0,12}\\d|\\b(?:under contract|on contract)\\b`,
  `\\b(?:is|are) on board and pays?\\b`,
  "\\b(?:my|our) (?:first|only|one|two) (?:[\\p{L}-]+ )?(?:clients?|customers?|members?|subscribers?|students?|users?) (?:already |now )?pays?\\b",
  `\\d[\\d,.]* (?:[\\p{L}-]+ ){0,2}?(?:were |have been |are )?(?:sold|rented out|ordered|bought)\\b`,
);
export const DONE_BY_US = rule(
  `\\b(?:${WE}|(?:our|my) ${COUNT} [\\p{L}-]+|our [\\p{L}-]+s)\\s(?!(?:bought|spent|borrowed|invested|put|saved|paid|needed|counted|asked|spoke|talked|visited|interviewed|lost|saw|met|read|drove|lived|waited|rented(?! out)|hired|sent|hung up|wrote|came|went|left|kept|worked|used|had|got|found|tested|tried|surveyed)\\b)${DEED}\\s[^.;]{0,48}?${MANY}\\s${NO_MEASURE}\\p{L}`,
  `\\b${MANY}\\s${NOUN}(?:had|have had|got|were|have been|has been)\\s[^.;]{1,60}?\\bby (?:me|us)\\b`,
  `\\b${WE}\\s(?:done|made|finished|held|run|built|had)\\s${COUNT}\\s${NO_MEASURE}\\p{L}`,
);
/** Counted, asked or bought by the founder: work for nobody else. */
export const FOR_OURSELVES = new RegExp(
  `\\b${WE}\\s(?:bought|spent|borrowed|invested|put|saved|paid|needed|counted|asked|spoke|talked|visited|interviewed|lost|saw|met|read|rented(?! out)|hired|surveyed|own|called|rang|trained (?:it|(?:our|the|an?) (?:[\\p{L}-]+ )?(?:model|algorithm|network|software)))\\b`,
  "iu",
);
export const MEASURED = new RegExp(
  `\\b${WE}\\s(?:compared|measured|checked|verified|weighed)\\s[^.;]{0,12}?\\d`,
  "iu",
);
/** A description may count as well: only what opens with us, with a time or with a count tells of an event. */
export const OPENS_EVENT = new RegExp(
  `^(?:so far|since|last|this|in|from|already|today|we|i|our|my|${MANY})\\b`,
  "iu",
);
export const TESTED = rule(
  `\\b(?:tested|trialled|piloted|tried (?:it|them|ours|one|out)|test(?:ed)? (?:it|them|ours)|let (?:us|me) (?:test|try)|trial rooms?|pilots? (?:with|at|in|ran|showed)|(?:in|during) (?:our|a|the) (?:[\\p{L}-]+ )?(?:test|trial|pilot))\\b`,
  `\\b(?:put|hung|sent|gave|left|fitted|laid) ${COUNT} of (?:the|our|my|them|these)\\b`,
  `${THOSE}(?:have |has )?(?:kept (?:it|ours|theirs|them|one|using)|(?:held|survived|lasted|stayed)(?=$|[,.;]| (?:on|up|out|through|good))|still (?:runs?|works?|holds?|ran|worked))`,
);
export const USED = rule(
  `(?!one\\b)${THOSE}(?:(?:now|already|today|has|have|are|had|still|all|since|do|a (?:day|week|month)) )*(?:used?|opens?|using|tried|visited|came|come|joined|attended|read|follow(?:ed)?|listen(?:ed)?|watch(?:ed)?|downloaded|let (?:us|me)|took part|returned|came back|wear|play(?:ed)?|(?:passed|finished|completed|installed|opened)(?=$|[,.;]| (?:the|it|an?|in|on|their|our|with|after|so|within)\\b))(?!\\p{L})`,
  "\\b(?:was|were|has been|have been) (?:used|downloaded|installed|opened|read|watched|visited)\\b[^.;]{0,24}?\\d",
  `\\b(?:have|got|with) ${MANY} ${NOUN}(?:on it|on board|using it|testing it)\\b`,
  `${MANY}\\s(?:[\\p{L}-]+\\s){0,2}?(?:subscribers|readers|followers|listeners|downloads)\\b`,
  // "Clubs with 200 to 1,500 members" says how large they are.
  `(?<!\\b(?:with|of|to|and|or|under|over|between|from|has|have|having)\\s)${MANY}\\s(?!to\\s)(?:[\\p{L}-]+\\s){0,2}?(?:members|users|visitors|players)\\b`,
);
export const READ_SO_FAR =
  /\b(?:it|us|our|ours|my|mine)\b|\b(?:after|since|so far|already|today|now|to date|open rate|this year|last)\b/i;
