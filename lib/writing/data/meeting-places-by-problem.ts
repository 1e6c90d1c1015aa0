/** Whom people turn to because of a problem, and where they meet because of it: sorts> nouns => place | keeper | advisers. */
export const PROBLEM_ROWS = `person,patient> food allerg|allergens?\\b|allergic to|intoleran|coeliac|celiac|gluten => meetings of the allergy charities and the groups they run online | group leader | dietitians, allergists and allergy charities
person,patient> diabet => evenings of the diabetes association and diabetes courses | course nurse | diabetes nurses, dietitians and pharmacists
person,patient> migraine|headache => patient evenings of headache clinics and migraine groups online | nurse of the headache clinic | headache nurses, family doctors and pharmacists
person,patient> menopaus|(?:hot )?flush(?:es)?\\b|hot flash => menopause evenings and women's health days | organiser of the evening | gynaecologists' practices, women's health nurses and pharmacists
person,patient> endometrios|pcos|period pain|menstru => endometriosis and women's health groups | group leader | gynaecologists' practices, school nurses and pharmacists
person,patient> fertilit|ivf|trying to conceive => information evenings of fertility clinics | fertility nurse | gynaecologists' practices, fertility nurses and midwives
person,patient> pregnan|antenatal|midwi|breastfe|lactation|newborn|after (?:the |giving )?birth|first[- ]time (?:fathers|mothers|parents|mums|dads)|new (?:dads|mums|parents|fathers|mothers) => antenatal courses, breastfeeding groups and baby clinics | midwife who runs the course | midwives, health visitors and lactation advisers
person,patient> tinnitus|hearing (?:loss|aids?)|hard of hearing => hearing-aid shops and tinnitus groups | audiologist | ear specialists, audiologists and hearing charities
person,patient> snor(?:e|ing)|apno?ea|insomnia => patient evenings of sleep clinics | nurse of the sleep clinic | family doctors, sleep clinics and pharmacists
person,patient> back pain|neck pain|sciatica|slipped disc => physiotherapy practices and back courses | physiotherapist | physiotherapists, company doctors and course leaders
person,patient> new (?:knee|hip)|(?:knee|hip) (?:surgery|operation|replacement)|rehab => rehabilitation clinics and physiotherapy practices | head physiotherapist | physiotherapists, discharge nurses and orthopaedic shops
person,patient> anxiety|panic attack|depress|burn-?out => self-help groups and health insurers' courses | group leader | family doctors, counsellors and company doctors
person,patient> eczema|psoriasis|acne|rosacea|skin (?:rash|disease|condition) => skin clinics and self-help groups for skin diseases | practice nurse | dermatologists' practices, pharmacists and beauticians
person,patient> incontinen|pelvic floor|bladder => pelvic-floor courses | course leader | physiotherapists, midwives and pharmacists
person,patient> dementia|alzheimer => relatives' groups and memory clinics | leader of the relatives' group | care advisers, family doctors and home-care services
person,patient> emergency button|lives? alone|fallen|falls? at home|forgets? to (?:drink|eat|take) => relatives' evenings of home-care services, pharmacies and advice desks for care | care adviser | care advisers, family doctors and home-care services
person,patient> stroke|parkinson|multiple sclerosis => groups of the patients' association and therapy practices | group leader | occupational therapists, specialist nurses and medical-supply shops
person,patient> cancer|chemo => cancer support centres | head of the centre | oncology nurses, cancer charities and wig or medical-supply shops
person,patient> asthma|copd|inhaler => lung sports groups and asthma courses | course leader | lung specialists' practices, asthma nurses and pharmacists
person,patient> arthritis|rheuma => groups of the rheumatism association | group leader | rheumatologists' practices, occupational therapists and pharmacists
person,patient> quit(?:ting)? smoking|stop smoking|nicotine|drink(?:ing)? less|alcohol(?:ic|ism)|gambling => counselling centres and quitting courses | counsellor | family doctors, pharmacists and counsellors
person,patient> lose weight|overweight|obes => health insurers' courses and dietitians' practices | course leader | dietitians, family doctors and trainers
person,patient> afraid of the dentist|dental fear|toothache|braces|gum disease => dental practices | practice manager | dentists, dental hygienists and pharmacists
person,patient> foot wounds|diabetic feet|bunions?|ingrown => foot clinics and shoe shops for sore feet | podiatrist | podiatrists, diabetes nurses and orthopaedic shoemakers
person> stammer|stutter|speech therap|late talkers? => speech therapists' practices and parents' groups | speech therapist | speech therapists, paediatricians and nursery teachers
person> potty|toddlers? (?:sleep|tantrum)|baby (?:does not|won['’]t|doesn['’]t) sleep|sleepless nights? with => baby groups and family centres | head of the family centre | health visitors, paediatricians and nursery teachers
person> childcare|babysit|sitters?\\b|nursery place|nanny|nannies => family centres, nurseries' waiting lists and works councils of employers with shifts | works council | works councils, family centres and health visitors
person> screen time|smartphones? addict|social media (?:use|addict) => parents' evenings of schools | school social worker | school social workers, paediatricians and youth workers
person> homework|school grades|bad marks|falls? behind (?:in|at) school|tutor(?:ing|s) => parents' evenings and homework clubs | class teacher | class teachers, school secretaries and parents' councils
person> entry test|entrance (?:test|exam)|final exams?|apprenticeship|trade test|maths? test => information evenings of colleges and training firms | course adviser | course advisers, careers officers and trainers in firms
person> (?:german|english|french|spanish|dutch|italian|swedish|danish|polish) (?:of|for) (?:their|the) (?:trade|job|work)|recognition of|degrees? (?:from|in|recogni)|(?:german|english|french|dutch) course for (?:engineers|nurses|doctors|builders|cooks) => integration courses, advice offices for foreign degrees and migrants' professional networks | head of the advice office | language teachers, advice offices for foreign degrees and job centres
person> residence permit|visa\\b|immigration office => newcomers' meetings and advice desks for migrants | adviser | migration advisers, language teachers and employers' HR offices
person> unemployed|lost their jobs?|job (?:centre|seekers|hunt|search|interviews?)|job applications|applications and hear => job clubs, job centres and training fairs | adviser at the job centre | job-centre advisers, careers counsellors and temp agencies
person> divorc|custody|separated parents => family advice centres | counsellor | family lawyers, mediators and counsellors
person> inherit|last will|probate|power of attorney => evening talks of notaries and advice desks for older people | adviser | notaries, funeral directors and care advisers
person> in debt|debts\\b|overdraft|payday loan => debt advice offices | debt adviser | debt advisers, social workers and branch staff of banks
person> pension|retirement (?:saving|fund|income)|stock market|index funds?|savings account => evening classes on money and savers' forums | course leader | fee-only advisers, consumer advice desks and HR offices
person> mortgage|first (?:flat|home|house)\\b|home ?buy|buying a (?:flat|house|home) => viewings and home buyers' evenings of banks | bank adviser | mortgage brokers, notaries and surveyors
person> tax return|tax office => advice evenings before the tax deadline | tax adviser | tax advisers, payroll offices and unions
person> damp|mould|mold|insulat|heating bill|energy bill|heat pump|draught => open days of energy advice offices and builders' merchants | energy adviser | energy advisers, chimney sweeps and heating engineers
person> solar (?:panel|roof)|photovoltaic => meetings of energy cooperatives and open days of energy advice offices | chair of the cooperative | energy advisers, electricians and roofers
person> moving (?:house|home|flat)|removal (?:firm|company|van)|house move => letting offices, self-storage yards and notice boards of new buildings | caretaker | letting agents, caretakers and self-storage yards
person> drills?\\b|power tools?|ladders?\\b|pressure washer|repairs? (?:at home|around the house) => repair cafés, builders' merchants and street chat groups | organiser of the repair café | caretakers, hardware shops and repair cafés
person> wedding|bridal|getting married => bridal shops, register offices and wedding fairs | owner of the bridal shop | registrars, bridal shops and photographers
person> scam|phishing|passwords?|online fraud => computer help hours of libraries and consumer advice desks | librarian | librarians, bank branch staff and consumer advice desks
person> lonel|knows? nobody|make friends|no friends => community centres, library evenings and newcomers' groups | head of the community centre | librarians, community workers and family doctors
person> dogs? (?:pull|bark|bite|training)|dog walk|pull(?:s)? on the lead|puppy|puppies => dog schools, vets' waiting rooms and the dog park | dog trainer | vets, dog trainers and groomers
person> cat (?:litter|food|flap)|cats? (?:scratch|hide|alone) => vets' waiting rooms and animal shelters | practice manager | vets, animal shelters and cat sitters
person> knee pain (?:from|after) running|running injur|injured runners?|runners?\\b => running shops, parkruns and club evenings | manager of the running shop | physiotherapists, running shops and club trainers
person> zero waste|plastic-free|refill|packaging waste => package-free shops, swap evenings and repair cafés | owner of the package-free shop | package-free shops, eco groups and town waste advisers
person> outgrow|baby clothes|children['’]?s clothes|kids['’]? clothes => clothes swaps, nurseries and children's flea markets | organiser of the swap | nursery teachers, midwives and parents' groups
person> laundr|washing machine => student halls, blocks without machines and launderettes | hall warden | hall wardens, caretakers and letting agents
person> photograph(?:y|s|ers?)\\b.*camera|camera.*photograph => photo clubs and camera shops | shop manager | camera shops, course leaders and photo clubs
firm> invoices?|paid late|late payment|unpaid|agencies to pay|wait(?:s|ing)? (?:weeks|months|\\d+ days)[^.]{0,30} paid|tax return|bookkeep => meetings and online groups of the professional association of {crowd} | moderator of the group | accountants, bookkeepers and the professional association
firm> mildew|vineyard|leaf wetness|plant protection|fungicide => winter meetings of the growers' association and plant-protection advisers | plant-protection adviser | plant-protection advisers, cellar suppliers and the growers' association
firm> piano|violin|guitar|music (?:lessons?|teachers?|pupils) => days of the music teachers' association and music shops | chair of the association | music shops, exam boards and the music teachers' association
firm> grant (?:applications?|writing|committee)|funders? => funding surgeries of voluntary-sector councils and community foundations | adviser at the voluntary-sector council | voluntary-sector councils, community foundations and charities' accountants
firm> cargo bikes?|e-?cargo|delivery bikes? => depots at shift change and dealers for cargo bikes | workshop manager of the dealer | cargo-bike dealers, leasing companies and fleet insurers
firm> concrete|building sites?|screed|scaffold => trade counters of builders' merchants and plant-hire yards | branch manager | builders' merchants, plant-hire yards and architects
firm> solar panels?|photovoltaic|m2 of panels|on the panels => user days of solar installers and energy managers' circles | service manager of the installer | solar installers, electricity traders and roofers
firm> tenants?|viewings?|let(?:ting)? (?:a )?flats?|rental (?:contract|income) => evenings of the property owners' association | adviser of the association | letting agents, accountants and the property owners' association
firm> (?:fruit|lunch|vegetable|snack|coffee) (?:box(?:es)?|baskets?|delivery)|office (?:lunch|kitchen|fruit|coffee) => office managers' circles and the reception desks of office buildings | building manager | building managers, office suppliers and HR circles
firm> hotel soap|toiletr|minibar|bed linen|hotel (?:linen|amenit) => regional hotel association days and hotel suppliers' fairs | secretary of the association | hotel linen services, hotel consultants and the hotel association
firm> guest reviews|no-shows?|table bookings? => evenings of the restaurateurs' association and cash-and-carry stores | secretary of the association | till suppliers, wine merchants and accountants with many restaurants
firm> lame cows|mastitis|milk yield|calving => farm discussion groups and marts | leader of the discussion group | vets, feed advisers and milking-machine dealers
firm> nitrate|manure|soil samples?|fertili[sz]er => farm advisers' field days | field adviser | farm advisers, seed merchants and machinery rings
firm> sick leave|staff turnover|onboarding|recruit(?:ing|ment) => HR circles of the chamber of commerce | officer of the chamber | payroll firms, employment lawyers and HR consultants
firm> phishing|cyber|data protection|gdpr => evenings of the chamber of commerce on IT security | officer of the chamber | IT service firms, insurers and data-protection officers
firm> customs|tariff|export papers => customs seminars of the chamber of commerce | officer of the chamber | freight forwarders, customs brokers and the chamber of commerce
firm> food waste|unsold (?:bread|food|meals) => guild evenings of bakers and cooks, and food banks | secretary of the guild | wholesalers, guild advisers and food banks
firm> carbon|emissions|sustainability report|esg => sustainability circles of the chamber of commerce | officer of the chamber | auditors, energy advisers and banks
firm> tenders?\\b|public procurement => tender evenings of the chamber of crafts or commerce | officer of the chamber | tender advisers, chambers and architects
firm> energy (?:costs?|audit|bills?)|electricity (?:costs?|bills?) => energy managers' circles of the chamber of commerce | officer of the chamber | energy advisers, electricians and electricity traders`;

interface Turns {
  reason: string;
  doing: string;
  cost: string;
  motive: string;
}

/** What is alike wherever people meet because of a problem; of each list one is taken by the row. */
export const PRIVATE_TURNS: readonly Turns[] = [
  {
    reason: "people come there because of exactly this and say what they have tried",
    doing:
      "ask for ten minutes at the next date, go through one real case with {name} and write down every doubt",
    cost: "two evenings a month",
    motive: "they are asked what helps and have little that they can name",
  },
  {
    reason: "those who have the problem sit there together and compare what they have found",
    doing:
      "come twice only to listen, then show {name} to the three who ask most and note what they would want first",
    cost: "one evening a week",
    motive: "they hear of the problem first and want something to hand over",
  },
  {
    reason: "whoever goes there looks for help with this and has an hour for it",
    doing: "agree with the one in charge on one date, bring {name} and count who would pay on the spot",
    cost: "three evenings a month",
    motive: "they meet it every week and are glad of an answer that keeps what it says",
  },
];
export const FIRM_TURNS: readonly Turns[] = [
  {
    reason: "those who do the same work tell each other there what went wrong and who helped",
    doing: "take one real case of somebody there through {name} and show the others what came out",
    cost: "two dates a month and a day to prepare them",
    motive: "they look after many of these customers and are asked about it first",
  },
  {
    reason: "colleagues compare suppliers and prices there without a salesman in the room",
    doing: "ask for a quarter of an hour with one case on one page, and put the price at the end",
    cost: "one day a month and the travel",
    motive: "one good tip binds their own customers to them",
  },
];
