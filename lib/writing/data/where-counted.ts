/** Who publishes how many people of a sort there are: "words of the audience | where", {office} being the country's statistics. */
const ROWS = `bab(?:y|ies)|newborns?|infants?|pregnan\\w*|given birth|breastfeed\\w*|midwi\\w*|the yearly births of {office}, by district
marry|married|wedding|brides?|engaged couples|the yearly marriages of {office}
pupils|school ?children|school leavers|a-levels?|abitur|matric|the pupil numbers of the education ministry, by school and year
students|universit\\w*|apprentices?|trainees?|the student numbers of the education ministry
learn|lessons|language|speak|speaking|the adult education survey of {office}
dogs?|cats?|puppies|pets?|horses?|pon(?:y|ies)|the yearly figures of the pet trade association, and the dog tax or licence register of the town
cyclists?|bikes?|e-?bikes?|commut\\w*|the mobility survey of {office}
drivers?|cars?|motorcycl\\w*|motorbikes?|caravans?|camper\\w*|the vehicle register
boats?|sail\\w*|surf\\w*|swim\\w*|bath\\w*|run(?:ners?|ning)|climb\\w*|ski\\w*|hik\\w*|tennis|football|golf\\w*|chess|judo|karate|div(?:e|ers|ing)|anglers?|fish for|clubs?|sports?|the membership figures of the national sports federation
choirs?|sing\\w*|piano|violin|cello|guitar|orchestras?|musicians?|the membership figures of the music associations
garden\\w*|allotment\\w*|balcon(?:y|ies)|the members of the gardeners' and allotment associations
home ?owners?|house ?owners?|tenants?|renters?|flats?|houses?|landlords?|households?|renovat\\w*|solar|heat pumps?|the housing census of {office}
diabet\\w*|dementia|cancer|stroke|asthma|migraine\\w*|allerg\\w*|coeliac|adhd|autis\\w*|treated|diagnos\\w*|patients?|disab\\w*|wheelchair\\w*|deaf|blind|illness\\w*|tinnitus|pain|menopaus\\w*|endometriosis|the figures that the patients' association quotes, with the study behind them
nurses?|doctors?|teachers?|midwives|carers?|engineers?|the professional register, and the labour force survey of {office}
expats?|refugees?|immigrants?|migrants?|newcomers?|foreign\\w*|from abroad|the migration tables of {office}
freelance\\w*|self-employed|the labour force survey of {office}
tourists?|travell?ers?|visitors?|guests?|backpackers?|hotels?|the arrivals that the tourist board counts
children|kids|toddlers?|parents|famil(?:y|ies)|mothers?|fathers?|teen\\w*|the household tables of {office}, by age of the children`;

const KNOWN = ROWS.split("\n").map((row) => {
  const bar = row.lastIndexOf("|");
  return [new RegExp(`(?<!\\p{L})(?:${row.slice(0, bar)})(?!\\p{L})`, "iu"), row.slice(bar + 1)] as const;
});

/** Where such people are counted; by age and district where nothing tells them apart. */
export const wherePeopleAreCounted = (audience: string, office: string): string =>
  (
    KNOWN.find(([said]) => said.test(audience))?.[1] ??
    "the population tables of {office}, by age and district"
  ).replace("{office}", office);
