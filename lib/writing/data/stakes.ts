import type { AnswerField } from "@/lib/artifacts/concept/artifact";

/**
 * What a clause of the founder's puts at stake, whatever the trade: the question somebody who knows such promises asks,
 * the sign that shows early that it fails, and the test that settles it. {q} is the clause, quoted.
 */
export interface Stake {
  id: string;
  /** Larger is asked sooner. */
  weight: number;
  fields: readonly AnswerField[];
  when: RegExp;
  unless?: RegExp;
  /** The same in the other languages that answers come in; the clause stays in its own. */
  abroad?: RegExp;
  /** Question, what can be said today, how it is found out. */
  ask: readonly [string, string, string];
  risk: string;
  trial: { title: string; what: string; done: string };
  /** What is watched while it is tried. */
  watch: string;
}

const OFFER: readonly AnswerField[] = ["solution", "differentiator"];
const WHOLE: readonly AnswerField[] = ["solution", "differentiator", "businessModel"];

const TRAINED =
  "(?:psychologists?|lawyers?|nurses?|midwi(?:fe|ves)|vets?|doctors?|dieti(?:c|t)ians?|engineers?|foremen|podiatrists?|therapists?|actors?|instructors?|interpreters?|officers?|(?<!audio )guides?|hosts?|students? (?:sits?|plays?|teaches|comes)|conservators?|restorers?|night porters?|experts?|craftsmen|tailors?|chefs?|painters?|technicians?|divers?|welders?|surveyors?|notar(?:y|ies))";
/** Who does the work: "a vet looks at it", "by retired painters"; a trade that is merely named does none. */
const SOMEBODY_TRAINED = new RegExp(
  `\\b(?:an?|our|one|two|each|every|all|by|with|from|own|trained|licen[cs]ed|certified|retired|local|experienced|qualified|former) (?:\\p{L}+ )?${TRAINED}\\b|^${TRAINED} \\p{Ll}+|\\b(?:retired|licen[cs]ed) \\p{L}+|\\bteachers? come\\b|\\btrained mothers\\b`,
  "iu",
);

/** "We return free of charge if it clogs again": what is done once more for nothing, and no money that is paid. */
const DONE_AGAIN =
  /\b(?:we|they|our \p{L}+) (?:will )?(?:return|come (?:back|again)|redo|re-?clean|re-?do|repeat|clean (?:it )?again|do it again|fix (?:it|that) again)\b[^.;]*\b(?:free(?: of charge)?|for nothing|at no (?:extra )?(?:cost|charge)|without charge)\b/iu;

export const STAKES: readonly Stake[] = [
  {
    id: "done-again",
    weight: 96,
    fields: WHOLE,
    when: DONE_AGAIN,
    ask: [
      "How often will {q} bring you back for nothing?",
      "Each return costs us a visit that nobody pays for, so every one is counted",
      "by looking for the reasons in the first jobs before we leave them",
    ],
    risk: "Each return under your promise ({q}) is a visit that nobody pays; above one in ten, the work on the first visit or the price has to change",
    trial: {
      title: "Work out what one free return costs",
      what: "Add the drive, the minutes and what is used up for one return. Then write down the three things you look at before leaving, so that no return is needed.",
      done: "the cost of one return stands beside the price, and {name} has a last look of three points",
    },
    watch: "free returns, against all visits",
  },
  {
    id: "we-pay",
    weight: 96,
    fields: WHOLE,
    when: /\b(?:on us|we pay (?:the|for)(?! (?:\p{L}+ ){0,3}(?:courier|crate|driver|rider|cleaner|woman|women|man|teacher|tutor|baker|cook|chef|artist|nurse|worker|worker|helper|student|seller|owner|maker|farmer|designer|photographer|walker|sitter|host|guide|translator|rent|shipping|postage|freight|ingredients|materials?)s?\b)|pays? if|covers? up to|guarantees? the|(?<!\b(?:claim(?:s|ing|ed)?|demand(?:s|ing)?|ask(?:s|ing)? for|get(?:s|ting)?|win(?:s|ning)?|bring(?:s|ing)?) (?:the|your|their|its)? ?)money back|(?<!\b(?:return|come back|redo) )free (?:of charge )?if|refund\w*|we are liable|we replace it|\d+% of guarantees)\b/iu,
    // "With the first hour on us": a taste of it is given, and nothing is owed.
    unless: /\b(?:first|trial|one|an?|opening) (?:\p{L}+ ){0,3}(?:is |are )?on us\b/iu,
    abroad: /(?<!\p{L})(?:garant(?:ie|ía|ia)\w*|rembours\w*|devol\w+|erstatt\w*|geld zurück)(?!\p{L})/iu,
    ask: [
      "What does {q} cost you in a bad year?",
      "A limit for the year is set before the first one is promised",
      "by pricing a usual case, a bad one and the worst one",
    ],
    risk: "What you promise to pay ({q}) can cost more in one bad month than that month brings; once half the yearly limit is used, the promise gets smaller or a price of its own",
    trial: {
      title: "Price the day on which the promise falls due",
      what: "Cost three cases of it: the usual one, a bad one, the worst you can imagine. Ask an insurer which of them could be covered, and for how much.",
      done: "each case has a sum, and the limit of {name} for the year is written down",
    },
    watch: "what the promise has cost so far, against its yearly limit",
  },
  {
    id: "danger",
    weight: 92,
    fields: ["solution"],
    when: /\b(?:ocean|dip in|swim(?:s|ming|mers?)?|div(?:e|es|ing)|climb(?:s|ing|ers?)?(?! frame)|sauna|kayak\w*|boat trip|surf(?:ing|ers?|boards?)?|paraglid\w*|axe throwing|horse ?riding|via ferrata|abseil\w*)\b/i,
    unless: /\b(?:insurance for|photos? of|software|app|api|inspections?|forecast|online)\b/i,
    ask: [
      "Who is trained for the day somebody gets hurt?",
      "Nobody starts before an insurer has seen the routine",
      "by playing one accident through with a timer",
    ],
    risk: "One accident can end the business ({q}); without a written routine, a trained person on site and an insurer's letter nothing opens",
    trial: {
      title: "Play one accident through, with a timer",
      what: "Somebody lies down in the worst place; from then on count the minutes until help, warmth and a phone call. Show the routine to an insurer.",
      done: "the routine of {name} fits on one card, and the insurer has answered in writing",
    },
    watch: "minutes until help arrives, in the rehearsal",
  },
  {
    id: "secured",
    weight: 93,
    fields: WHOLE,
    when: /\b(?:secured by|collateral|no (?:land title|credit check|guarantor)|as security|repaid (?:when|after|from|out of)|on credit)\b/i,
    ask: [
      "What can you collect from somebody who does not pay?",
      "",
      "by walking one unpaid case through, from the first late day to the last letter",
    ],
    risk: "What you lend against ({q}) has been tried in good times; count those who are late by a week, and stop paying out at twice the share the price can bear",
    trial: {
      title: "Walk one unpaid case to its end",
      what: "Play it through: who rings on which day, what is in the contract, what a court or a partner would really hand over, and what it costs. Ask one lender who has been there.",
      done: "the steps of {name} have days and sums beside them, and a share of late payers at which it stops",
    },
    watch: "payers a week late, as a share of the money out",
  },
  {
    id: "in-our-hands",
    weight: 89,
    fields: ["solution"],
    when: /\b(?:picks?|collects?|stores?|cleans?|repairs?|restores?|digiti[sz]es?|keeps?|looks? after|mends?) (?:(?!(?:from|for|at|to|of|in|with|by) )[\p{L}-]+ ){0,4}(?:reels?|tapes?|films?|archives?|heirlooms?|instruments?|negatives|originals?|keys?|pets?|dogs?|luggage|furniture|clothes|shoes|bikes?|bicycles?|watches|jewell?ery|photos|books)\b(?! (?!(?:and|or|from|in|at|for|with|on|that|by|to|every|once|of)\b)\p{L}+)/iu,
    unless: /\b(?:abandoned|donated|unwanted|discarded|for good)\b/i,
    ask: [
      "What happens on the day something is lost or damaged in your hands?",
      "Its owner hears it from us the same day",
      "by insuring three of them at the value their owners name",
    ],
    risk: "What is handed over may not be replaceable ({q}); without a photograph, a receipt and a sum agreed beforehand, one loss costs more than a month of work",
    trial: {
      title: "Hand the first things over and back with a paper for each",
      what: "Photograph, receipt, value, signature, on the way in and on the way out. Lose one on purpose and see who notices, who rings whom and who pays.",
      done: "the paper of {name} fits on one side, and an insurer has named the price of the worst case",
    },
    watch: "things that came back other than they went in",
  },
  {
    id: "batches",
    weight: 81,
    fields: OFFER,
    when: /\b(?:sauces?|jams?|ferment\w*|juices?|frozen|freshly?|cooked|baked|brewed|roasted|pickled|smoked|cheese|pesto|bread|kombucha|granola|meals?|broth|ice cream|chocolate)\b/i,
    // What others have made is packed and not brewed.
    unless:
      /\b(?:software|app|sensor|forecast|predicts?|kni(?:fe|ves)|scissors|peelers?|tools?|roasters?|(?:from|of) (?:an? |the |\p{L}+ )?(?:different|local|small|other|independent)\b[^.;]{0,40}?(?:bakers?|bakeries|brewers?|breweries|makers?|producers?|kitchens?))\b/iu,
    abroad:
      /(?<!\p{L})(?:queso|fromage|käse|pan|brot|cerveza|bier|bière|salsa|comida|repas|gericht\w*|helado|schokolade|chocolat)(?!\p{L})/iu,
    ask: [
      "How do you know that {job} fifty is like {job} one?",
      "Each batch has a number, a measured value and a kept sample",
      "by making three in a row and having strangers taste them blind",
    ],
    risk: "two {jobs} can differ, or one spoil before it is sold; keep a sample of each batch, and call one back for practice before a shop asks for it",
    trial: {
      title: "Make three batches in a row and taste them blind",
      what: "Weigh, measure and date every step, keep a sample of each and let ten strangers say which is which. Put one aside warm and note the day on which you would no longer sell it.",
      done: "the recipe of {name} has numbers, each batch a label, and the shelf life rests on a test",
    },
    watch: "batches that strangers could tell apart, and days until one turned",
  },
  {
    id: "used-batches",
    weight: 81,
    fields: OFFER,
    when: /\b(?:soaps?|shampoo|cosmetics?|creams?|balms?|candles?|detergents?|skincare|lotions?)\b/i,
    unless: /\b(?:software|app|sensor|competitors?)\b/i,
    ask: [
      "How do you know that {job} fifty is like {job} one?",
      "Each batch has a number, a measured value and a kept sample",
      "by making three in a row and letting strangers use them unmarked",
    ],
    risk: "two {jobs} can differ, or one change on the shelf; keep a sample of each batch, and call one back for practice before a shop asks for it",
    trial: {
      title: "Make three batches in a row and let strangers use them",
      what: "Weigh, measure and date every step and keep a sample of each. Ten strangers use all three, unmarked, and say which differs. Put one aside in the sun and look at it again after two weeks.",
      done: "the recipe has numbers, each batch a label, and the date on the pack rests on a test",
    },
    watch: "batches that strangers could tell apart, and days until one changed",
  },
  {
    id: "checked-first",
    weight: 90,
    fields: OFFER,
    when: /\b(?:we (?:visit|check|inspect|vet|interview|test) (?:every|each|all)|(?:papers|documents|references|licen[cs]es?|vaccinations?|stall|fences|homes?) (?:are )?checked|checked before|verif(?:y|ied)|vetted|hand-?picked|background checks?|check (?:bank|fences|references|the))\b/i,
    // What is looked at on the way is not what the offer rests on.
    unless: /^we also (?:check|look|test|inspect)\b/i,
    ask: [
      "Who does the checking when there are ten times as many?",
      "At first one person, by hand",
      "by timing the first ten checks and noting what slipped through",
    ],
    risk: "Each check ({q}) costs minutes, and their number grows with every newcomer; above half an hour for one check by day 40 it needs a price or a person of its own",
    trial: {
      title: "Do the first ten checks with a form and a clock",
      what: "Write down what is looked at, in which order and what counts as a no, then check ten by it. Note the minutes, and what a second pair of eyes still finds.",
      done: "the form fits on a page, with the minutes one check takes and the share that failed",
    },
    watch: "minutes per check, and what was found after it",
  },
  {
    id: "kept-time",
    weight: 88,
    fields: OFFER,
    when: /\b(?:(?:with)?in (?:an?|one|two|three|\d+) (?:minutes?|hours?|days?)(?! (?:of|after) (?:the |its |their |being )?(?:land|harvest|pick|catch|slaughter|roast|bak|milk|press|cut|lift|brew|bottl|print))|in one day|same[- ]day|next[- ]day|next morning|overnight|by \d{1,2} ?(?:am|pm)|\d+ minutes before|before \d{1,2} ?(?:am|pm)|finished by)\b/i,
    unless:
      /\b(?:dr(?:y|ies)|cures?|charges?|plays?|reads?|learn\w*|workouts?|minutes? (?:a|per) day|first song)\b/i,
    abroad:
      /(?<!\p{L})(?:\d+ ?(?:tagen|stunden|minuten|heures?|jours?|minutes|horas|días|dias|minutos|ore|giorni)|en une matinée|am selben tag)(?!\p{L})/iu,
    ask: [
      "How often is this kept on a bad day: {q}?",
      "",
      "on each of the first {jobs}, timed from end to end, the slowest one on the page",
    ],
    risk: "The promised time ({q}) may not hold when three ask at once; from the third miss in ten {jobs} on, promise less and say so",
    trial: {
      title: "Time each of the first {jobs} against your promise",
      what: "Run it under ordinary conditions and note start, end and what held it up. The slowest counts, not the average, because it is the one that people remember.",
      done: "each time is on paper, and {name} promises only what the slowest of them kept",
    },
    watch: "the slowest of ten, in minutes",
  },
  {
    id: "lent-out",
    weight: 88,
    fields: ["solution"],
    when: /\b(?:rents? out|rented out|borrow\w*|lends?|lent|hires? out|by the (?:day|weekend|hour)|to rent)\b/i,
    unless: /\b(?:kitchens?|rooms?|spaces?|halls?|studios?|desks?|courts?|stands?|stalls?|salons?)\b/i,
    ask: [
      "What does a broken or missing one cost, and who pays?",
      "The deposit pays first; what it doesn't cover is named in one rule",
      "on the first ten loans, each with a photograph before and after",
    ],
    risk: "Whatever is lent comes back late, worn or not at all ({q}); above one loan in ten with trouble, the deposit goes up before the number of loans does",
    trial: {
      title: "Lend the first ones with photographs before and after",
      what: "Write one rule for late, worn and lost, take the deposit it asks for, and photograph each side on the way out and in. Then settle one case by it.",
      done: "both sides would accept the outcome again, and {name} knows what one loan costs",
    },
    watch: "loans with trouble, per ten",
  },
  {
    id: "two-mistakes",
    weight: 87,
    fields: OFFER,
    when: /\b(?:checks? (?:every|each)|predict\w*|detect\w*|recogni[sz]e\w*|alarms?|alerts?|warns?|forecast\w*|flags?|spots? (?:the|a|any)|knows (?:who|which|when)|rings? the)\b/i,
    unless: SOMEBODY_TRAINED,
    abroad:
      /(?<!\p{L})(?:predice|prévoit|erkennt|détecte|detecta|misst|mesure|mide|warnt|alerte|avisa)(?!\p{L})/iu,
    ask: [
      "What does one wrong answer cost the {one} who relied on it?",
      "A miss costs more than a false alarm, so the two are counted apart",
      "by letting it run beside the old way and noting who was right",
    ],
    risk: "Two mistakes are possible, the false alarm and the miss ({q}); a single miss that costs a customer money outweighs ten false alarms, so count them apart from the first day",
    trial: {
      title: "Count misses and false alarms apart",
      what: "Let it run beside the way things are done now. Wherever the two differ, go and look who was right.",
      done: "misses and false alarms of {name} stand in two columns, each with its cause",
    },
    watch: "misses and false alarms, counted apart",
  },
  {
    id: "fixed-price",
    weight: 86,
    fields: WHOLE,
    when: /\b(?:fixed (?:price|fee)|flat (?:fee|rate)|price (?:by video )?is binding|binding (?:price|quote)|all[- ]in(?:clusive)?)\b/i,
    abroad: /(?<!\p{L})(?:festpreis|prix fixe|precio fijo|prezzo fisso|tarifa plana)(?!\p{L})/iu,
    ask: [
      "Who pays when one takes twice as long as planned?",
      "We do, which is why the hard ones are costed first",
      "by costing the worst of the first ten at that price",
    ],
    risk: "A fixed price ({q}) loses money on the hard ones; if two of the first ten {jobs} do, it needs a limit or a second price",
    trial: {
      title: "Cost the worst {job} at the fixed price",
      what: "Pick the three hardest you can find and write down hours, material and travel as if the fixed price applied to all of them.",
      done: "you know which {jobs} {name} must refuse or price higher, and the rule is one sentence",
    },
    watch: "the share of {jobs} that cost more than they bring",
  },
  {
    id: "unlimited",
    weight: 86,
    fields: WHOLE,
    when: /\b(?:unlimited|as (?:much|many|often) as (?:you|they) (?:like|want)|flat-?rate|pay what (?:you|they) can)\b/i,
    unless: /\bfor unlimited\b/i,
    ask: [
      "What does the heaviest user cost you?",
      "",
      "by letting the keenest of the first ones use it for a month and counting",
    ],
    risk: "An offer without a limit ({q}) draws those who use it most; if one customer in ten costs more than they pay, it needs a ceiling",
    trial: {
      title: "Let the keenest {one} use it for a month",
      what: "Count for that one what it costs in hours, money and patience, and put it beside what an ordinary one costs.",
      done: "{name} knows the cost of its heaviest user, and where a ceiling would have to lie",
    },
    watch: "what the heaviest user costs against the price",
  },
  {
    id: "scarce-people",
    weight: 85,
    fields: WHOLE,
    when: SOMEBODY_TRAINED,
    unless:
      /\b(?:[Ff]ormer|ex-|of (?:the|our) (?:owners|founders|partners)|of us|[Cc]hosen by|[Ww]ritten by|\d+ years)|\b(?:tells?|shows?|reminds|helps?|alerts?|notifies|for|sold to) (?:the )?(?:nurses?|doctors?|vets?|lawyers?|engineers?|chefs?|therapists?|technicians?)\b/i,
    abroad:
      /(?<!\p{L})(?:veilleurs?|gutachter|hebammen?|sages?-femmes?|enfermer[ao]s?|infirmi[eè]re?s?|psic[oó]log\w+|psycholog\w+|expert[eo]s?|handwerker|meister|maestr[ao]s|conservateurs?|ärzt\w+|médecins?|médicos?)(?!\p{L})/iu,
    ask: [
      "Who else could do this, and what do they earn elsewhere: {q}?",
      "",
      "by asking three of them what would make them say yes",
    ],
    risk: "There may be too few people who can do it ({q}); with only one of them {name} stops when that one is ill, so two have to agree in writing before day 40",
    trial: {
      title: "Win a second pair of hands before the first is full",
      what: "Ask three who could do it what they earn now, which hours they would give and what would put them off. Let one of them do a real {job} while you watch.",
      done: "a second one has named hours and a price, and {name} knows what the result was worth",
    },
    watch: "people who said yes in writing, and at which pay",
  },
  {
    id: "independent",
    weight: 84,
    fields: ["differentiator"],
    when: /\b(?:no commission|we (?:don['’]t|do not|neither) (?:sell|take|recommend)|(?:we|i) (?:are|am|stay|remain) independent|independently|independent (?:of|from|advice|advisers?|experts?|tests?|reviews?|comparison)|neutral|nothing to sell|not paid by)\b/i,
    abroad:
      /(?<!\p{L})(?:keine provision|unabhängig\w*|sans commission|indépendant\w*|sin comisi[oó]n|independiente\w*|senza commissioni)(?!\p{L})/iu,
    ask: [
      "Who pays for independence when others come free?",
      "",
      "with the price laid beside a free offer in front of five {they}",
    ],
    risk: "Independence ({q}) is worth most to those who have been sold something before; if five of them still take the free offer, it is no reason to pay",
    trial: {
      title: "Lay your price beside the free offer",
      what: "Show {they} both, the one that costs nothing and yours, and let them say what they think the free one lives on. Only then say what makes you independent.",
      done: "five choices are noted with their reasons, before and after the sentence",
    },
    watch: "how many choose to pay with the free offer on the table",
  },
  {
    id: "others-must",
    weight: 83,
    fields: OFFER,
    when: /\b(?:yards|employers|companies|hotels|doctors|clinics|schools|shops|stores|councils?|counties|the county|farms|landlords|tailors|growers|bakers|breweries|producers|sellers|cooperatives?|supermarkets?) (?:offer|interview|hire|counts?|refer|recommend|accept|stock|lend|give|open|share|promise|donate|host)s?\b|\bdonated by\b|\bsold (?:at|in) every\b/i,
    abroad:
      /(?<!\p{L})(?:(?:la|el) (?:propia )?(?:junta|cooperativa|ong)|una ong|une association|die gemeinde)(?!\p{L})/iu,
    ask: [
      "Has anybody signed this yet: {q}?",
      "",
      "with one signature under one page, from the first of them",
    ],
    risk: "Part of it is in other people's hands ({q}); without one signature by day 20 it must not stand in the offer",
    trial: {
      title: "Get the first of them to sign",
      what: "Put what you count on from them on one page: who, how many, by when, and what they get for it. Ask three, and note what they cross out.",
      done: "one has signed, or the reason why none did is known to everybody at {name}",
    },
    watch: "signatures, not promises",
  },
  {
    id: "volunteers",
    weight: 82,
    fields: WHOLE,
    when: /\b(?:volunteers?|neighbours help|members (?:help|take turns)|unpaid (?:helpers|helps?)|ehrenamt\w*)\b/i,
    unless: /\bfor volunteers\b/i,
    abroad: /(?<!\p{L})(?:voluntari[oa]s|ehrenamt\w*|bénévoles|volontari)(?!\p{L})/iu,
    ask: [
      "What happens when the volunteers have had enough?",
      "",
      "by asking each of them for a date three months from now",
    ],
    risk: "Volunteers leave without notice; with fewer than two for a date, the offer has to shrink or somebody has to be paid",
    trial: {
      title: "Fill three months of dates with names",
      what: "Hang up a calendar, two names to a date, and a third who can be called. Ask those who say no what would have to be different.",
      done: "three months are full, or it is known how many dates {name} can honestly offer",
    },
    watch: "dates with two names beside them",
  },
  {
    id: "road",
    weight: 80,
    fields: ["solution"],
    when: /\b(?:comes? (?:home|to (?:your|the|their))|who comes|at your door|on site|home visits?|we (?:come|drive|visit|collect|deliver|pick up|pump|install|put|swap|empty|refill)|delivered by|cargo bike|boda|by van|brings? (?:it|them))\b/i,
    unless: /\b(?:by post|courier|online|by video call|available on site)\b/i,
    abroad:
      /(?<!\p{L})(?:a domicilio|à domicile|vor ort|nach hause|a casa|livr\w+|entrega\w*|liefer\w*|fahren|fliegen)(?!\p{L})/iu,
    ask: [
      "How much of a working day is spent on the road?",
      "",
      "by writing travel and work apart for one full week",
    ],
    risk: "The road eats the day ({q}); once it takes more than a third of the hours, each weekday belongs to one district",
    trial: {
      title: "Drive to the first {jobs} with a clock",
      what: "Take two or three in the order in which they would be asked for. Note the minutes of road, search, waiting and work.",
      done: "you know how many {jobs} of {name} fit into a day, and how far apart they may lie",
    },
    watch: "the share of the day that is travel",
  },
  {
    id: "told-season",
    weight: 80,
    fields: WHOLE,
    when: /\b(?:half|most|much|a (?:third|quarter|fifth)|two[- ]thirds|\d+ ?(?:%|percent|per cent)) of (?:our |the |all |my |a )?(?:\p{L}+ )?(?:sales|orders|bookings|turnover|revenue|income|business|year's \p{L}+)\b[^.;]*\b(?:in|during|between|before|around|from)\s(?:the )?(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Advent|spring|summer|autumn|fall|winter|holidays|season)\b/iu,
    ask: [
      "What do you live on in the other months, and who pays for the stock before the best ones?",
      "",
      "by putting the weakest month, and what the best one has to be prepared with, into the plan and paying both from cash",
    ],
    risk: "A year like yours ({q}) means that the best months have to be paid for before they pay; order for them only what last year's figures or paid orders justify",
    trial: {
      title: "Write down twelve months, the leanest first",
      what: "Split a year as you describe it, and put beside each month what has to be bought or booked for the next one and when it falls due. Then ask {they} what they would buy in the quiet months.",
      done: "the month with the least cash stands in the plan of {name}, and one thing that sells in the quiet months is named",
    },
    watch: "cash at the end of the leanest month",
  },
  {
    id: "season",
    weight: 79,
    fields: WHOLE,
    when: /\b(?:frost|harvest|(?:in|during|all|each|every) (?:the )?(?:winter|summer)|season(?:al)?|(?:every|each) (?:spring|autumn|fall)|between (?:May|April|June|November|October)|(?:busiest|busy|high|peak) (?:time|season|months?)|snow|vintage|Christmas|school year)\b/,
    unless:
      /\b(?:solar sensor|last (?:season|harvest)|(?:of|the) harvest|year[- ]round|paus\w+|later|could|covers|mov(?:es?|ed|ing)|sold|rainy day|(?:one|last|this|before|since|after) (?:winter|summer|season|Christmas|last))\b/i,
    abroad:
      /(?<!\p{L})(?:entre (?:mayo|abril|junio|noviembre) y|cosecha|récolte|ernte|verano|invierno|été|hiver|sommer|winter|estate|inverno|temporada|saison)(?!\p{L})/iu,
    ask: [
      "Which months carry the others, and what do you live on in between?",
      "",
      "by putting the weakest month into the plan and paying it from cash",
    ],
    risk: "A season ({q}) means good months and empty ones; if cash would not last through the three weakest, sell something in advance or start just before the good ones",
    trial: {
      title: "Find what sells in the weakest month before the best one comes",
      what: "Ask three who earn with the same calendar what their worst month brings, and put it beside your fixed costs. Then ask {they} what they would pay for in advance.",
      done: "the weakest month of {name} stands in the plan, and one thing that sells in it is named",
    },
    watch: "what the weakest of the twelve months really brings",
  },
  {
    id: "rhythm",
    weight: 78,
    fields: ["solution"],
    when: /\b(?:weekly|daily|every (?:day|morning|week|night)|each (?:day|week|morning)) (?:[\p{L}-]+ ){0,3}(?:letter|newsletter|episode|podcast|story|stories|issue|briefing|recipes?|puzzles?|videos?|report|edition|show)\b|\bnew (?:letter|episode|story|issue|recipe|puzzle|video|lesson) (?:each|every) (?:day|week)\b/iu,
    unless: /\b(?:spend|lose|every day they)\b/i,
    ask: ["Who makes the next one when you are ill?", "", "by making two ahead of time in one week"],
    risk: "A fixed rhythm ({q}) does not stop for illness or holidays; with less than two finished in advance, the first flu ends the rhythm people pay for",
    trial: {
      title: "Make two in a week and let a stand-in make a third",
      what: "Note the hours each takes from the first line to the last, then hand the next to somebody else. Ask three readers which one was not yours.",
      done: "two lie ready, and the hours one of them costs {name} are known",
    },
    watch: "hours per piece, and how many lie ready",
  },
  {
    id: "full-group",
    weight: 77,
    fields: WHOLE,
    when: /\b(?:\d+|two|three|four|five|six|eight|ten|twelve) (?:seats|places|students|beds|stalls)\b|\b(?:for|of|with|to) (?:\d+|two|three|four|five|six|eight|ten|twelve) (?:people|guests|children|participants)\b|\bgroups? of \d+\b|\b\d+ (?:students|people|guests) per\b/i,
    unless:
      /\b(?:up to|out of|finish|passed|tested|so far|signed|pay|paid|since|already|around|average|about|typical\w*|of (?:my|our|the) (?:first )?\d+)\b/i,
    abroad:
      /(?<!\p{L})(?:\d+ (?:plätze|places|plazas|posti|personen|personnes|personas)|partagé entre \d+)(?!\p{L})/iu,
    ask: [
      "How full must it be before it pays for itself?",
      "",
      "by holding one with the smallest number that covers its own cost",
    ],
    risk: "A half-empty one costs as much as a full one ({q}); below half by day 40, offer fewer dates before you lower the price",
    trial: {
      title: "Hold one with the smallest number that pays",
      what: "Work out how many have to come before the people and the room are paid, then hold one with exactly that many.",
      done: "the smallest number of {name} is written beside each date on offer",
    },
    watch: "places sold against places offered",
  },
  {
    id: "lasts",
    weight: 76,
    fields: OFFER,
    when: /\b(?:batter(?:y|ies) (?:lasts? )?\d+|(?<!\b(?:the|your|our|past|their) )lasts? \d+|\d+[- ]years? (?:life|battery)|stays? (?:cold|warm|fresh|dry)|waterproof|washable|never (?:breaks|rusts)|without (?:maintenance|charging))\b/i,
    abroad: /(?<!\p{L})(?:dura \d+|hält \d+|tient \d+|autonom\w+ de \d+)(?!\p{L})/iu,
    ask: [
      "Who has seen this over the whole time: {q}?",
      "Nobody yet",
      "with what can be forced in six weeks: heat, wet, cold and use, day and night",
    ],
    risk: "How long it lasts ({q}) is a promise about a time nobody has lived through; whatever fails in six forced weeks comes back as warranty",
    trial: {
      title: "Force the years into six weeks",
      what: "Put three of them where they suffer most and use them day and night, then work back to what that means in years. Write down what fails first.",
      done: "the first fault has a cause, and {name} promises no more than the weakest of three held",
    },
    watch: "days until the first fault, of three",
  },
  {
    id: "worst-place",
    weight: 75,
    fields: OFFER,
    when: /\b(?:no (?:internet|mobile coverage|network|signal)|without (?:internet|mobile coverage|a signal|mains power)|offline|LoRa)\b/i,
    abroad:
      /(?<!\p{L})(?:sin internet|ohne internet|sans internet|sans câblage|sin electricidad|offline)(?!\p{L})/iu,
    ask: ["Does it hold where conditions are worst?", "", "in the three worst places the first {they} know"],
    risk: "Working anywhere ({q}) is easy on a desk and hard in the field; if one of the three worst places fails, the offer has to say where it works",
    trial: {
      title: "Take it to the three worst places",
      what: "Let {they} name them. Stay until it has worked or failed three times in each, and note what it looked like from there.",
      done: "a map shows where {name} works, where it doesn't, and why",
    },
    watch: "the share of tries that worked in the worst place",
  },
  {
    id: "rules-change",
    weight: 74,
    fields: OFFER,
    when: /\b(?:rules of \d+|\d+ countries|legal (?:formats?|texts?)|regulations?|kept up|up[- ]to[- ]date|the format of (?:the|each)|paragraph)\b/i,
    ask: [
      "Who notices a change before your customers do?",
      "What is read by itself is looked at by a named person once a week",
      "by playing one change through, from the source to the customer",
    ],
    risk: "What is kept up to date ({q}) is right only until the next change; a change that customers notice before you do costs the trust that the price rests on",
    trial: {
      title: "Play one change through, from its source to the customer",
      what: "Take the last real one and walk it through: who would have seen it, when, who decides, which customers hear of it.",
      done: "each source has a name and a weekday, and the way from change to customer took less than a week",
    },
    watch: "days from a change to the customer",
  },
  {
    id: "by-picture",
    weight: 73,
    fields: ["solution"],
    when: /\b(?:send (?:a|us a|the) (?:video|photo|picture)|from (?:a|the|your) (?:photo|video|picture)s?|by video|drone (?:photos?|pictures?|images?|videos?|surveys?|inspections?)|images?)\b/i,
    unless: /\b(?:video (?:session|call|lesson)s?)\b/i,
    abroad: /(?<!\p{L})(?:drohne|drone|dron|photos?|foto\w*|vidéo|video)(?!\p{L})/iu,
    ask: [
      "What does a picture not show?",
      "",
      "by comparing ten judged that way with ten judged on the spot",
    ],
    risk: "What a picture does not show ({q}) is found out later and paid by you; above one surprise in ten, ask for more before you answer",
    trial: {
      title: "Judge ten twice: from afar and on the spot",
      what: "First from the picture, then by going there. Note each difference and what it would have cost.",
      done: "the surprises of {name} are listed, with the one question that would have caught most of them",
    },
    watch: "surprises per ten, and their cost",
  },
  {
    id: "others-near",
    weight: 72,
    fields: OFFER,
    when: /\b(?:talk|chat|meet|stay) (?:\w+ ){0,3}(?:with )?(?:the )?other \w+|\bcommunity\b(?! (?:hall|cent(?:re|er)|kitchen|room|house|garden|nurse|college|school|group)s?\b)|\bmembers (?:share|swap)|\bshared by\b/i,
    abroad:
      /(?<!\p{L})(?:partagé\w*|comunitari[oa]|gemeinsam|compartid[oa]|nachbar\w*|voisins|vecinos)(?!\p{L})/iu,
    ask: [
      "What do you do about the one who spoils it for the others?",
      "One rule, said at the start, and somebody who may act on it",
      "on the first ten occasions, each with a note on what went wrong",
    ],
    risk: "One bad experience among strangers is told ten times ({q}); a rule, and somebody who may act on it, have to be there before more people are",
    trial: {
      title: "Write the rule for the one who spoils it",
      what: "Three sentences: what is not done, who says so, what happens the second time. Try it with the first group and one person who plays the trouble.",
      done: "the rule hangs where everybody sees it, and it has been used once",
    },
    watch: "people who do not come back, and their reason",
  },
  {
    id: "enough-of-it",
    weight: 71,
    fields: ["solution"],
    when: /\b(?:surplus|leftovers?|offcuts|waste|rescued?|reclaimed|unsold|discarded|empty (?:stalls?|seats|rooms|beds)|idle|(?:an?|their|your) spare \w+)\b/i,
    ask: [
      "What do you sell in a week in which too little is left over?",
      "",
      "by counting what really comes in over four weeks",
    ],
    risk: "Nobody plans what is left over ({q}), so it may be plenty one week and nothing the next; three sources have to be signed before the first customer counts on it",
    trial: {
      title: "Count four weeks of what comes in",
      what: "Ask every source for the last four weeks, then collect for two and compare. Note what could not be used.",
      done: "{name} knows the worst week, and promises no more than that",
    },
    watch: "what came in during the worst week",
  },
  {
    id: "turned-away",
    weight: 70,
    fields: OFFER,
    when: /\b(?:screening|excludes?|not for (?:people|those)|diagnos\w+|treatment plans?|symptoms?(?! (?:track|log|diar))|psychosis|dosage)\b/i,
    ask: [
      "What do you do with somebody you have to turn away?",
      "They leave with a name and a number, not with a no",
      "with five invented cases, decided by two people apart",
    ],
    risk: "The hard cases decide ({q}): if two people judge them differently in more than one case of five, the rule is not clear enough to sell",
    trial: {
      title: "Let two people decide five hard cases apart",
      what: "Write five invented cases, two of them in the grey. Each decides alone, with a reason; then talk about the differences.",
      done: "the rule of {name} is one page, and says where those go who don't fit",
    },
    watch: "cases on which the two disagree",
  },
  {
    id: "few-hands",
    weight: 69,
    fields: OFFER,
    when: /\b(?:hand[- ]?made|by hand|hand[- ](?:sewn|built|painted|knitted)|limited edition|small batch\w*|made to order|one of a kind)\b/i,
    // What somebody else packs or picks by hand is no work of the founder's.
    unless: /\b(?:pack\w*|pick\w*|harvest\w*|fill\w*|sort\w*) (?:\w+ )?by hand\b/i,
    abroad:
      /(?<!\p{L})(?:hecho a mano|a mano|fait(?:e|s)? (?:à la )?main|von hand|handgemacht|artesanal\w*|fatto a mano)(?!\p{L})/iu,
    ask: [
      "How many of these can your hands make in a month?",
      "",
      "by making one with the hours noted, step by step",
    ],
    risk: "Work by hand ({q}) has a ceiling of hours; once the order book is longer than six weeks, raise the price before you hire",
    trial: {
      title: "Make one with the clock running, step by step",
      what: "Note every hour, the repairs too; where one takes more than a day, time its first steps. Then do the slowest step a second time and compare.",
      done: "{name} knows the hours behind one piece, and the month's ceiling",
    },
    watch: "hours per piece, the latest against the first",
  },
  {
    id: "made-elsewhere",
    weight: 68,
    fields: WHOLE,
    when: /\b(?:made|knitted|produced|sewn|printed|brewed|manufactured|bottled) (?:for us )?(?:by|in) (?:a|an|our|the) |\b(?:(?:made|knitted|produced|sewn|printed|brewed|manufactured|bottled|cast)\b[^.;]{0,40}\b(?:by|in|at|with) (?:an?|one|our|the|two) (?:[\p{L}-]+ ){0,2}(?:factor(?:y|ies)|mill|fabricator|foundry|workshop)|contract manufacturer|co-?packer|supplier in)\b/iu,
    ask: [
      "What do you do when the maker raises the price or stops?",
      "",
      "with a second offer for the same thing, in writing",
    ],
    risk: "One maker stands behind it ({q}); until a second has sent a price and a sample, the whole stock hangs on one telephone number",
    trial: {
      title: "Get the same thing quoted by a second maker",
      what: "Same drawing, same quantity, with the smallest order and the weeks it takes. Ask both what it would cost at five times the volume.",
      done: "two offers and two samples of {name} lie side by side",
    },
    watch: "price and weeks of the second offer",
  },
  {
    id: "tested-by",
    weight: 67,
    fields: ["differentiator"],
    when: /\b(?:tested (?:by|at|with|in|on)|certified by|approved by|reviewed by|made w(?:ith)? a (?:\w+ )?clinic|laborator\w+|institute)\b/i,
    abroad:
      /(?<!\p{L})(?:geprüft|zertifiziert|certifié\w*|certificad[oa]|probad[oa]|testé\w*|labor|université|universidad|universität)(?!\p{L})/iu,
    ask: [
      "Who else would come to the same result: {q}?",
      "",
      "with the same test repeated by somebody we do not pay",
    ],
    risk: "A test ({q}) holds for its own conditions; a customer finds the others, so have it repeated where it is hardest before it is printed",
    trial: {
      title: "Have the test repeated where it is hardest",
      what: "Give it to somebody with nothing to gain, under the worst conditions {they} can name, and agree beforehand which result would make you change the sentence.",
      done: "a second result lies beside the first, and {name} says in print only what both show",
    },
    watch: "the second result beside the first",
  },
  {
    id: "no-doubt",
    weight: 66,
    fields: OFFER,
    when: /\b(?:never|always(?! (?:say|tell|think|ask|been|wanted))|every (?:answer|time|single)|nobody (?:else|has(?! to\b))|100 ?%|no mistakes|guaranteed)\b/i,
    abroad: /(?<!\p{L})(?:toujours|siempre|immer|nunca|jamais|sempre)(?!\p{L})/iu,
    ask: [
      "What happens the first time this is not true: {q}?",
      "Whoever it hits hears it from us first",
      "by looking for one exception for a whole week",
    ],
    risk: "A word like that ({q}) is broken by a single exception; find it yourself, or a customer will",
    trial: {
      title: "Look for the one exception",
      what: "Spend a day trying to break that promise, and ask two {they} to try as well. A dinner for whoever manages it.",
      done: "either an exception is found and mended, or ten honest tries are on paper at {name}",
    },
    watch: "exceptions found by you, and by others",
  },
];
