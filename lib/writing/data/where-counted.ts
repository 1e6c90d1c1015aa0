import { areGrown } from "../names/misleading";

/** Who publishes how many people of a sort there are: "words of the audience | where", {office} being the country's statistics. */
const ROWS = `bab(?:y|ies)|newborns?|infants?|pregnan\\w*|given birth|breastfeed\\w*|midwi\\w*|the yearly births of {office}, by district
marry|married|wedding|brides?|engaged couples|the yearly marriages of {office}
pupils|school ?children|school leavers|a-levels?|abitur|matric|the pupil numbers of the education ministry, by school and year
students|universit\\w*|apprentices?|trainees?|the student numbers of the education ministry
learn|lessons|language|speak|speaking|the adult education survey of {office}
dogs?|cats?|puppies|pets?|horses?|pon(?:y|ies)|the yearly pet survey of the pet trade association
cyclists?|bikes?|e-?bikes?|commut\\w*|the mobility survey of {office}
cars?|car owners|motorists?|motorcycl\\w*|motorbikes?|caravans?|camper\\w*|the vehicle register
boats?|sail\\w*|surf\\w*|swim\\w*|bathers?|run(?:ners?|ning)|climb\\w*|ski(?:ers?|ing)|hik\\w*|tennis|football|golf\\w*|chess|judo|karate|div(?:e|ers|ing)|anglers?|fish for|clubs?|sports?|the membership figures of the national sports federation
choirs?|sing(?:ers?|ing)|piano|violin|cello|guitar|orchestras?|musicians?|the membership figures of the music associations
garden\\w*|allotment\\w*|balcon(?:y|ies)|the members of the gardeners' and allotment associations
home ?owners?|house ?owners?|tenants?|renters?|flats?|houses?|landlords?|households?|renovat\\w*|the housing census of {office}
diabet\\w*|dementia|cancer|stroke|asthma|migraine\\w*|allerg\\w*|coeliac|adhd|autis\\w*|treated|diagnos\\w*|patients?|disab\\w*|wheelchair\\w*|deaf|blind|illness\\w*|tinnitus|pain|menopaus\\w*|endometriosis|the figures that the patients' association quotes, with the study behind them
podcast\\w*|the number of active shows that podcast directories publish
youtubers?|creators?|influencers?|streamers?|bloggers?|the channel counts that the platforms publish
nurses?|doctors?|teachers?|midwives|carers?|engineers?|the professional register, and the labour force survey of {office}
expats?|refugees?|immigrants?|migrants?|newcomers?|foreign\\w*|from abroad|the migration tables of {office}
freelance\\w*|self-employed|the labour force survey of {office}
tourists?|travell?ers?|visitors?|guests?|backpackers?|hotels?|the arrivals that the tourist board counts
children|kids|toddlers?|parents|famil(?:y|ies)|mothers?|fathers?|teen\\w*|the household tables of {office}, by age of the children`;

/** What they have counts them as well as what they are called: "couples with a dog". */
const BY_HAVING = /^(?:bab|dogs|diabet)/;
const PEOPLE_END =
  /[,;(]|\s(?:who|whose|that|which|with|without|living|working|in|at|on|from|near|around|across|aged|over|under|between)\s/i;

const KNOWN = ROWS.split("\n").map((row) => {
  const bar = row.lastIndexOf("|");
  return {
    said: new RegExp(`(?<!\\p{L})(?:${row.slice(0, bar)})(?!\\p{L})`, "iu"),
    where: row.slice(bar + 1),
    having: BY_HAVING.test(row),
  };
});

/** Where such people are counted; "" where no office counts just these. */
export function wherePeopleAreCounted(audience: string, office: string): string {
  const [people = ""] = audience.split(PEOPLE_END);
  const found =
    KNOWN.find(({ said, having }) => having && said.test(audience)) ??
    KNOWN.find(({ said }) => said.test(areGrown(people) ? "older people" : people));
  return (found?.where ?? "").replace("{office}", office);
}
