/**
 * What makes somebody a customer: "planned per thousand people | what they do, own or live through", wherever the
 * audience says it. Round planning values without a source, each an order of magnitude, always shown as assumed. The
 * first row that fits counts; narrower ones stand first.
 */
const ROWS = `8|(?:winter|ice|cold[- ]water|open[- ]water|sea|wild) (?:swim\\w*|bath\\w*|dip\\w*)|(?:swim|bath|dip)\\w* (?:outdoors|in (?:the )?(?:winter|sea|lakes?|cold))
3|(?:learn|learns|learning|play|plays|playing|study|practi[sc]e) (?:the )?(?:violin|cello|flute|harp|oboe|clarinet|trumpet|accordion|saxophone|fiddle|viola|bagpipes?)
15|(?:learn|learns|learning|play|plays|playing|study|practi[sc]e) (?:the )?(?:piano|guitar|drums|keyboard|ukulele|an? instrument|music)
3|(?:amateur|hobby|village|brass|wind) (?:bands?|orchestras?|musicians|players|string players)
10|(?:choir|choral|chorus) (?:singers|members)|sing in (?:an? )?choirs?
5|(?:sourdough|serious|keen|passionate|ambitious|bread) (?:home )?bakers|bake (?:their own |sourdough )?bread|sourdough
10|home[- ]?bakers|bake at home
3|home[- ]?brew\\w*|brew (?:their own |beer )?at home|make (?:their own )?(?:cider|wine|mead|cheese|kombucha)
10|cook [\\p{L}-]+ (?:food|dishes|meals)|[\\p{L}-]+ (?:food|cooking) at home
5|fermenters|pickle|preserve (?:fruit|food)|make (?:their own )?(?:jam|pickles)
8|climbers|boulder\\w*|climb (?:rocks|indoors|walls)
1|mountaineers|alpinists|paraglid\\w*|glider pilots|(?:private|hobby) pilots|skydiv\\w*
4|surfers|windsurf\\w*|kite ?surf\\w*|paddle ?board\\w*|kayak\\w*|canoe\\w*|rowers
3|surf beginners|(?:learn|learning) to surf
3|scuba|divers|freediv\\w*|snorkel\\w*
2|triathletes|ultra[- ]?runners|marathon runners|long[- ]distance (?:riders|cyclists|walkers)|bikepack\\w*
5|skiers|snowboarders|ski tourers|cross-country ski\\w*
8|martial arts|judo|karate|boxers|fencers|archers|gymnasts
10|tennis|golfers|padel|squash|badminton|table tennis
3|sailors|boat owners|own (?:an? |their own )?(?:small |sailing |motor )?boats?|sail(?:ing)? boat owners|skippers of (?:small |private )?boats
15|anglers|go fishing|fish for|fly[- ]fish\\w*
6|hunters|hunt(?:ing)? licen[cs]e|deer stalkers
5|forag\\w+|gather (?:shellfish|mushrooms|berries|herbs|wild \\p{L}+)|pick (?:mushrooms|berries)|mushroom (?:pickers|hunters)
4|bird ?watch\\w*|birders|amateur (?:astronomers|botanists|naturalists)|stargaz\\w*
1|(?:model|toy) (?:railway|train|plane|boat|aircraft|ship)s?|radio[- ]controlled|drone (?:pilots|flyers)
2|(?:hobby|backyard|small|amateur|garden) bee ?keepers|keep (?:a few |some )?(?:bees|hives)
2|(?:hobby|backyard|small|amateur) (?:[\\p{L}]+ and )?(?:sheep|goat|alpaca|pig|cattle|livestock)\\w*|keep (?:an? few |some |two |three )?(?:sheep|goats|alpacas|pigs)
8|(?:backyard|hobby|garden) (?:chicken|hen|poultry)\\w*|keep (?:an? few |some )?(?:chickens|hens|ducks)|(?:chicken|hen) keepers
6|horse (?:owners|riders|people)|(?:own|keep|ride) (?:an? )?(?:horses?|pon(?:y|ies))|owners of (?:horses|ponies)|pony owners
4|(?:parrot|reptile|snake|tortoise|rabbit|guinea pig|ferret|aquarium|fish[- ]tank) (?:owners|keepers)|owners of (?:parrots|reptiles|tortoises|rabbits)|aquarists
10|(?:old|older|senior|sick|arthritic|blind|deaf|anxious|reactive|rescue) (?:dogs?|cats?)|puppies
15|allotment\\w*|grow (?:their own )?(?:vegetables|food|tomatoes|fruit)|vegetable gardeners
8|orchids|bonsai|house ?plants|roses|dahlias|cact(?:us|i)
12|knit\\w*|crochet\\w*|quilt\\w*|sew(?:ers|ists)?\\b|sew (?:their own|at home|clothes)|embroider\\w*
3|(?:hobby|amateur|studio|home) (?:potters|ceramicists|ceramists|weavers|woodworkers|carvers|jewellers|turners|printmakers|bookbinders)|weavers|spinners|(?:weave|spin|carve|throw pots|turn wood)\\b
4|(?<!waste |toll |debt |tax |scrap |garbage )collectors?|collect (?:stamps|coins|vinyl|records|watches|cards|toys|pens|comics)|vinyl
10|board ?gam\\w*|chess|role[- ]play\\w*|bridge players|miniature\\w*|trading cards?
5|genealog\\w*|family (?:history|historians|tree)|ancest\\w*
10|(?:amateur|hobby|film|analogue|analog|wedding) photograph\\w*|shoot (?:on )?film
2|(?:classic|vintage|veteran) (?:cars?|motorbikes?|motorcycles?|tractors?|bicycles?)
15|motor(?:bike|cycle) (?:owners|riders)|motorcyclists|bikers
5|(?:cargo|folding|recumbent) bikes?
30|e-?bike (?:owners|riders)|e-?bikes
20|(?:electric (?:car|vehicle)|ev|tesla) (?:owners|drivers)|(?:own|drive) (?:an? )?electric
6|(?:caravan|camper ?van|motor ?home|van) owners|van[- ]?life\\w*|own (?:an? )?(?:caravan|camper\\w*|motor ?home)
20|balcon(?:y|ies)
4|(?:listed|thatched|historic|timber[- ]framed|stone|century[- ]old) (?:houses?|buildings?|cottages?|homes?)
15|(?:wood|pellet)[- ]?(?:stoves?|burners?|fires?)|fireplaces?
5|(?:swimming )?pools?\\b(?= owners| at home| in the garden)|own (?:an? )?(?:pool|sauna|hot tub)
10|septic|private wells?|own wells?|cesspits?
4|(?:second|holiday|summer|weekend) (?:homes?|houses?|cottages?)
15|(?:private|small) landlords|rent out (?:an? )?(?:flat|room|apartment|house)|(?:airbnb|holiday[- ]let|short[- ]let) hosts
10|(?:buying|buy|bought) (?:their |an? )?(?:first |new |old )?(?:home|house|flat|apartment)|first[- ]time buyers|house ?hunters
20|(?:moving|move|moved|relocat\\w+) (?:house|home|flat|to (?:another|a new))
5|(?:building|build|renovat\\w+|restor\\w+|converting) (?:their |their own |an? )?(?:old |own |first |stone )?(?:home|house|flat|barn|farmhouse|apartment)
8|(?:widow\\w*|bereaved|grie(?:f|v)\\w*|mourn\\w*|(?:who(?:se)?|that) .{0,24}(?:died|dies|passed away)|(?:have |has |had )?lost (?:an? |their )?(?:parent|mother|father|partner|husband|wife|spouse|child|baby|relative)s?)
4|graves?|cemeter\\w+
6|(?:lost|losing|died|dying|elderly) (?:an? |their )?pets?|pet (?:died|loss)
20|single (?:mothers|fathers|parents|mums|moms|dads)
8|divorc\\w+|separated (?:parents|couples)
2|adopt\\w+|foster\\w*|surrogat\\w+
3|ivf|fertility|trying to conceive|infertil\\w+
0.3|(?:want|wants|wanting|hope|plan|planning) to study (?:in \\p{L}+|abroad)
5|first[- ]time (?:mothers|mums|moms|parents|fathers)
10|(?:given|give|gave) birth|pregnan\\w+|expecting|expectant|newborns?|new (?:mothers|mums|fathers|dads|parents)|breastfeed\\w*|postnatal
5|twins|triplets|premature
3|home[- ]?school\\w*|home[- ]?educat\\w*|unschool\\w*
6|dyslex\\w*|dyscalcul\\w*|adhd|autis\\w*|neurodiv\\w*|special (?:educational )?needs|stutter\\w*|stammer\\w*
2|\\bdeaf\\b|hard of hearing|sign language|\\bblind\\b|visually impaired|low vision
3|wheelchairs?|amput\\w*|prosthe\\w*|mobility aids?|paraly\\w*|spinal
3|parkinson\\w*|epilep\\w*|multiple sclerosis|\\bms\\b|lupus|crohn\\w*|colitis|stoma|als\\b|motor neurone
6|coeliac|celiac|gluten[- ](?:free|intoleran\\w+)|nut allerg\\w*|food allerg\\w*|type 1|insulin
60|diabet\\w*
1|dialysis|kidney|transplant\\w*
8|dementia|alzheimer\\w*|stroke|cancer|chemo\\w*
12|pcos|polycystic
30|tinnitus|eczema|psoriasis|endometriosis|migraines?|ibs|insomnia|chronic pain|arthritis|menopaus\\w*
30|(?:parents?|mothers?|fathers?|mums?|dads?|relatives?)(?: (?:over|above|aged) \\d+)?(?: who)? (?:live|lives|living) (?:alone|far|abroad)|(?:look|looks|looking|care|cares|caring) (?:after|for) (?:an? |their |an? elderly |an? ageing )?(?:elderly |ageing |aging |old |older )?(?:parents?|mothers?|fathers?|relatives?|spouses?|partners?)|(?:elderly|ageing|aging|older) (?:parents?|mothers?|fathers?|relatives?)
3|(?:apprentices?|apprentice \\p{L}+|trainees?|trainee \\p{L}+|student (?:nurses|teachers|pilots))\\b
5|(?:preparing|prepare|study|studying|sit|sitting|revise|revising|train) for (?:an? |the |their )?[\\p{L}\\d -]{2,40}(?:exams?|tests?|certificates?|licen[cs]es?|finals|entrance)
5|(?:master['’]?s?|bachelor['’]?s?|medical|law|nursing) students
10|(?:learner|new) drivers|driving (?:test|licen[cs]e)|learn(?:ing)? to drive
10|(?:final|last)[- ]year (?:pupils|students|school)|school leavers|a-level|matric|abitur|baccalaureate|bac students
8|(?:learn|learns|learning|study|improve) (?!in\\b|abroad)(?:\\p{Lu}\\p{L}+|the language|a language)
5|(?:speak|speaking|speakers of) (?:\\p{Lu}\\p{L}+)|\\p{Lu}\\p{L}+[- ]speaking
10|(?:work|live|living|working) abroad|abroad|emigra\\w+|diaspora|send money home
5|digital nomads|remote workers who travel|au pairs|working holiday
10|volunteers?|donate|donors
3|(?:write|writing) (?:an? |their )?(?:novel|book|memoir|thes[ie]s)|self[- ]publish\\w*|(?:phd|doctoral) (?:students|candidates)|novelists|poets
0.4|(?:podcast\\w*|streamers|youtubers|creators|influencers|tiktok\\w*).*\\d\\s?k?\\b.*\\b(?:subscribers|followers)
4|podcast\\w*|streamers|youtubers|content creators|influencers|tiktok\\w*
10|(?:play|plays|playing) in (?:an? )?(?:amateur |sunday |local )?(?:teams?|leagues?|clubs?)|(?:amateur|sunday|grassroots) (?:football|soccer|rugby|hockey|cricket|basketball|volleyball|handball)\\w*`;

export const ACTIVITIES: readonly (readonly [doing: RegExp, share: number])[] = ROWS.split("\n").map(
  (row) => {
    const bar = row.indexOf("|");
    return [
      new RegExp(`(?<!\\p{L})(?:${row.slice(bar + 1)})(?!\\p{L})`, "iu"),
      Number(row.slice(0, bar)) / 1_000,
    ];
  },
);
