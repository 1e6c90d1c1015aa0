import { COUNT } from "../text/number-words";
import { DEED } from "./patterns";

const rule = (...parts: string[]) => new RegExp(parts.join("|"), "iu");

/** People and places that can buy, use or try something, and what is counted once they have. */
export const OTHERS =
  "(?:people|persons?|mates|cousins|hives|women|men|girls|boys|kids|children|mothers|mums|moms|dads|fathers|parents|families|couples|neighbou?rs|friends|colleagues|coworkers|customers?|clients?|buyers?|users?|members?|subscribers?|readers?|listeners?|followers?|viewers?|players?|guests?|visitors?|travellers?|tourists|patients|pupils|students?|learners?|participants|trainees|volunteers|newcomers|beginners|runners|riders|drivers|owners?|tenants|landlords|households?|homes|houses|flats|villages?|streets|schools?|classes|nurseries|kindergartens|colleges|universit(?:y|ies)|shops?|stores?|boutiques|markets|restaurants?|caf[eé]s?|bars?|pubs?|bakeries|kitchens|hotels?|hostels?|guesthouses|lodges|salons?|studios?|gyms?|clubs?|teams?|choirs|bands|theatres?|museums?|church(?:es)?|mosques?|parishes|clinics?|practices?|hospitals?|centres?|centers?|pharmac(?:y|ies)|dentists|doctors|vets|nurses|therapists|physiotherapists|teachers|coaches|farms?|farmers?|growers|vineyards|breweries|fleets?|garages|workshops|factor(?:y|ies)|plants|firms?|compan(?:y|ies)|businesses|startups?|agenc(?:y|ies)|offices?|banks?|councils?|municipalities|cities|towns|groups?|associations?|charit(?:y|ies)|organi[sz]ations|sellers|makers|builders|contractors|plumbers|electricians|lawyers|accountants|freelancers|publishers|labs?|warehouses|testers|dogs|cats|horses|bodies|sites|orders?|bookings|sales|rentals|repairs|weddings|parties|events|shows|dinners|lessons|courses|tours|trips|rides|deliveries|visits|jobs|projects|downloads|installs|sign-?ups|pre-?orders|pilots?|trials?|contracts)";
/** "200 people", "three primary schools", "hundreds of readers", but no "12 pupils a class" and no "5 to 30 staff". */
const counted = (before: string) =>
  `(?<!\\b(?:up to|max|maximum|at most|at least|fewer than|less than|under|per|each|every|aged|from|to|between|groups? of|teams? of|classes of|minimum${before}) )(?<!\\p{Sc}\\s?)(?<![\\p{L}\\d.,–-])(?!one\\b)(?:${COUNT}|hundreds of|dozens of|several)(?:\\+)? (?:(?!(?:to|or|and|a|per|each|every|days?|weeks?|months?|years?|hours?|minutes?|%)\\s)[\\p{L}'’-]+ ){0,3}?${OTHERS}\\b(?! (?:a|an|per|each|every|max|at (?:most|a time|once))\\b)`;
/** As a doer: "with 30 families" and "for 20 people" may say what it is made for. */
const MANY_OTHERS = counted("|with|of|for");
const ANY_OTHERS = counted("");
/** What was sold or sent counts only as that. */
const THINGS = "\\p{L}+s";
const SOME_OTHERS = `\\b(?:(?:a|an|one|our|my|the|two|three) (?:(?!(?:that|which|who|for)\\b)[\\p{L}'’-]+ ){0,3}?${OTHERS})`;

/** When it happened: what is told of every time names no such time. */
const WHEN =
  /\b(?:already|so far|to date|until now|up to now|by now|currently|right now|at the moment|last (?:week|month|year|season|spring|summer|autumn|fall|winter|term|christmas|\p{L}+day)|this (?:year|season|spring|summer|autumn|winter|month)|(?:our|my|first|\d) (?:first|paying|pilot) (?:customers?|clients?|members?|users?|buyers?|orders?)|sold out|(?:now|today)(?=$|[,.;])|(?<=\d \p{L}+ )(?:now|today))\b/iu;
const SINCE =
  /\b[Ss]ince (?:we (?:opened|started|began)|last|(?:19|20)\d\d|\p{Lu}\p{L}+)|\b[Ii]n (?:January|February|March|April|May|June|July|August|September|October|November|December|(?:19|20)\d\d)\b/u;
/** A rule of the offer: of every customer, or on condition. */
const OF_EVERY =
  /^(?:if|when|once|each|every) |\bfor (?:each|every) |\b(?:after|once|when) (?:we|you|they)['’]?(?: have|ve| become| join| sign)\b|\b(?:\d+|two|three|six) (?:days|weeks|months) to\b/iu;
/** "In our bench test", "41 of 55 notices", "three years' trial with two labs". */
const TRIED =
  /\b(?:in|during) (?:our|my|an?|the|one) (?:[\p{L}-]+ ){0,2}?(?:tests?|trial|pilot|cohort|beta|course|panel|season|year)\b.*\d|^(?:an? |our |the )?(?:trial|pilot|tests?|study) (?:on|with|at|in|of) (?:\d|two|three|four|five|six)|\bopen rate\b|\b\d[\d,]* (?:were )?tested (?:over|for|in|on|by|at)\b|\b\d+ of (?:the |our |my )?(?:first |last )?\d+\b|\b\d+ [\p{L}-]+ in the (?:trial|pilot|test)\b/iu;
/** "A cafe told me they would list", "two agents let me shoot". */
const TOLD_US =
  /\b(?:told|asked|let|lets|paid|pays|showed|promised|introduced|invited|offered) (?:me|us)\b|\bletters? of (?:intent|interest)\b|\b(?:on|joined) (?:my|our|the) (?:wait(?:ing)?[- ]?)?list\b|\bsaid (?:they|he|she) (?:would|will)\b|\bsigned up\b|\b(?:was|were|are) (?:all )?gone (?:in|within|after|by)\b|\b(?:stay|remain) with us\b|\bour (?:\p{L}+ )?(?:busiest|strongest|quietest)\b|\bmost (?:of (?:our|my) |\p{L}+ )?(?:customers|clients|buyers|guests|members|families|students) (?:choose|order|come|return|renew|stay)\b|\bhave \d+ (?:[\p{L}'’-]+ ){1,3}on (?:it|(?:the|our|my) \p{L}+)\b|\b(?:we|i)(?:['’]ve| have) been \p{L}+ing\b.*\b(?:for|since)\b|\b(?:we|i|they) (?:ran|used|tried|tested|kept|wore|had) [^.;]{2,40}\bfor (?:\d+|two|three|four|five|six|eight|ten|twelve) (?:days|weeks|months|seasons|winters)\b|\b(?:has|have) (?:agreed|promised|signed|committed) /iu;
const CREATED =
  "run|buil[dt]|created?|design(?:ed)?|develop(?:ed)?|convert(?:ed)?|found(?:ed)?|turned|reopened";
const MADE_DAILY =
  "made|make|open(?:ed)?|reopen|grow|grew|turn|restored?|put|offer|launch(?:ed)?|start(?:ed)?|set|write|wrote|record(?:ed)?|let|split|draft|sell|take|bring|host|send|give|rent|collect|clean|cook|bake|teach|help|plan|arrange|hunt|produce|manufacture|print|pack|roast|brew|sew|knit|plant(?:ed)?|fenced?|own|bought|learned|learnt|killed|lost|wanted|needed|tried|employ|hire";
const opens = (verbs: string) =>
  new RegExp(
    `^(?:(?:and|so|now) )?(?:we|i|our \\p{L}+|my \\p{L}+)(?:['’](?:ve|m|re)| have| am| are)? (?:(?:also|now|just|already) )?(?:${verbs})\\b`,
    "iu",
  );
/** "I built a wallet for two people": what was made, and for nobody yet. */
const CREATES = opens(CREATED);
/** "I run a small factory with nine carpenters", "we converted two rooms": how the offer is made. */
const MAKES = opens(`${CREATED}|${MADE_DAILY}`);
const DOES =
  "(?:uses?|(?:are|is) (?:trying|testing|using|wearing|playing|reading|on|waiting)|pays?|paying|plays?|shows?|orders?|comes?|subscribes?|have|has|wants?|asks?)";
const ABOUT = "(?:about |around |over |nearly |some |more than )?";
const DID = rule(`\\b${DEED}\\b`, `\\b${DOES}\\b`, "\\bon board\\b");
const OTHERS_DID = rule(
  `(?:${MANY_OTHERS}|${SOME_OTHERS}) (?:\\p{L}+ ){0,5}?(?:have |has |had |were |was |already |now )*(?:${DEED}|${DOES})\\b`,
  `\\b(?:tested|tried|used|read|worn|played|run|piloted|trialled|checked|approved|trusted|liked|installed|in use) (?:\\p{L}+ )?(?:by|with|at|in) (?:${ANY_OTHERS}|${SOME_OTHERS})`,
);
const DONE_FOR = rule(
  `\\b(?:we|i)(?:['’]ve| have)? (?:already |also )?${DEED}\\b[^.;]{0,40}?${ANY_OTHERS}`,
  `^${ABOUT}${MANY_OTHERS}(?:$| (?:done|finished|served|repaired|taught|fitted|today|now)\\b)`,
  `(?:${COUNT}) ${THINGS} (?:were |was |have been )?(?:done|sold|sent|shipped|delivered|ordered|rented|booked)\\b`,
  `^${ABOUT}${COUNT} (?:[\\p{L}'’-]+ ){1,3}?(?:have|has|were|was) ${DEED}\\b`,
  `^${ABOUT}${COUNT} (?:${OTHERS} (?:pre-ordered|${DEED}|${DOES})|[\\p{L}'’-]+s? (?:pre-ordered|sold|ordered|paid|booked|subscribed|signed))\\b`,
  `\\b(?:we|i)(?:['’]ve| have)? ${DEED} (?:about |around |over |nearly )?${COUNT}(?:$|[,.;])`,
  "\\b\\d[\\d,]* (?:pre-?orders|sign-?ups|reservations|(?:pre-?)?registrations)\\b|\\bwait(?:ing)?[- ]?list of \\d",
  `\\b${COUNT} (?:pilot|paying|first|regular) [\\p{L}'’-]+s\\b|\\b${COUNT} of (?:them|these|those) (?:now |already )?(?:${DEED}|${DOES})\\b|\\b${COUNT} (?:are|is) still \\p{L}+ing\\b|\\bagreements? with (?:${COUNT}|the|a|one)\\b`,
  `\\b(?:in|on) (?:closed |open |private )?(?:beta|trial|test) with ${COUNT}\\b|^(?:my|our) (?:${OTHERS}) (?:eat|use|buy|drink|wear|order|read|play)\\b`,
  `\\b(?:we|i) are (?:already )?in ${COUNT} (?:${OTHERS})\\b|\\b(?:we|i) (?:already )?sell [^.;]{0,30}\\bat (?:${COUNT}|the|our|my) [^.;]{0,20}\\b(?:markets?|fairs?|shops?)\\b`,
  `\\b(?:we|i) sell (?:about |around )?${COUNT} [\\p{L}'’-]+ (?:a|an|each|every|per) \\p{L}|\\b${COUNT} (?:${OTHERS}) (?:get|take|order|buy) `,
  `\\b(?:we|i|my \\p{L}+ and i)(?:['’]ve| have)? (?:looked after|sold|done|made|cleaned|repaired) (?:about |around |over |nearly )?${COUNT}\\b`,
  `\\b${COUNT} [\\p{L}'’-]+ (?:now |already |today )?(?:use|run|have|test|try) (?:it|us|ours|them|one)\\b`,
  "\\b(?:we|i) (?:gave|sent|sold|lent|delivered|cooked|brought) (?:away )?(?:about |over |nearly )?\\d[\\d,]* \\p{L}+ (?:to|at|in|for)\\b",
);

/** Whether a statement names a time, or how many others, as one does that has happened; a rule or a description of the offer does not. */
export function isSign(text: string): boolean {
  const timed = WHEN.test(text) || SINCE.test(text);
  if (OF_EVERY.test(text) && !timed) return false;
  if (TRIED.test(text) || TOLD_US.test(text)) return true;
  if (timed) return DID.test(text) || /\d/.test(text);
  return (!CREATES.test(text) && DONE_FOR.test(text)) || (!MAKES.test(text) && OTHERS_DID.test(text));
}
