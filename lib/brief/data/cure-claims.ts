import type { RedFlagRule } from "./red-flags";

/** What people hope to be rid of, as founders name it. */
const AILMENTS =
  "(?:cancer|diabetes|depression|anxiety|autism|covid|disease|illness|arthritis|adhd|alzheimer['’]?s|obesity|infertility|pain|fatigue|insomnia|sleeplessness|tinnitus|psoriasis|parkinson['’]?s|dementia|hypertension|impotence|vertigo|baldness|epilepsy|seizures|hearing loss|hair loss|high blood pressure|eczema|acne|asthma|allerg(?:y|ies)|hay fever|migraines?|headaches?|back ?aches?|cramps|colic|reflux|heartburn|nausea|anaemia|anemia|addiction|snoring|warts|hot flushes|panic attacks|ptsd|burnout|sciatica|rheumatism|fibromyalgia|endometriosis|symptoms)";
const ENDS =
  "(?:cures?|heals?|stops?|ends?|kills?|eliminates?|eradicates?|removes?|banish(?:es)?|beats?|gets? rid of|takes? away)";
const WHOM =
  "(?:users?|patients?|customers?|people|clients?|wearers?|members|women|men|children|adults|cases|those|them|dogs|cats|horses|animals)";
const ALL =
  "(?:100 ?(?:%|per ?cent)|[5-9]\\d(?:\\.\\d+)? ?(?:%|per ?cent)|all|every(?:one|body)|nearly all|almost all|everyone who [\\p{L} ]{2,30}?|every \\p{L}+)";
const SOON =
  "(?:(?:in|within|after) (?:just |only |about |under |less than )?(?:an?|one|two|three|four|five|ten|\\d+)(?: to \\d+)? (?:seconds?|minutes?|hours?|days?|weeks?|nights?)|for good|for ever|forever|permanently|completely|at once|instantly|immediately)";
const SOME = "(?:(?!(?:for|to|in|at|with|from|by)\\b)\\p{L}+ ){0,3}?";
/** "It stops migraine in 10 minutes", "your headache is gone in an hour". */
export const ENDS_AN_ILLNESS = [
  `\\b${ENDS} ${SOME}${AILMENTS}\\b`,
  `\\b${AILMENTS} (?:is|are|will be|were|was) (?:\\p{L}+ )?(?:gone|cured|healed|over)\\b`,
  `\\b${AILMENTS} (?:disappears?|vanish(?:es)?|goes away|stops?|ends?) ${SOON}`,
].join("|");
/** "100% of users are cured", "everybody gets well", "it works for every patient, guaranteed". */
const SURE = [
  `\\b(?<!not |n['’]t )${ALL} (?:of )?(?:(?:our|the|my|its) )?(?:${WHOM} )?(?:is|are|was|were|gets?|got|has been|have been|becomes?|will be) (?:\\p{L}+ )?(?:cured|healed|well again|healthy again|(?:pain|symptom|migraine|headache|drug|medication)[- ]free|free of (?:their |the )?(?:\\p{L}+ )?${AILMENTS})\\b`,
  "\\b(?:are|is|be|get|gets|got|were|was) (?:completely |fully |permanently )?cured\\b(?! (?:in|with|by|over|under|for)\\b| (?:ham|meat|fish|resin|concrete|tobacco|leather))",
  `\\b${WHOM} (?:is|are|was|were|gets?|got|will be) (?:all )?(?:cured|healed)\\b`,
  `\\b(?:guaranteed|certain|sure) (?:to (?:cure|heal|stop|end|remove|relieve)\\b|(?:cure|healing|relief)\\b)`,
  `\\b(?:a|the) (?:(?!no\\b)\\p{L}+ )?cure for (?:\\p{L}+ )?${AILMENTS}\\b`,
];

/** That everybody will be free of an illness is promised nowhere. */
export const SURE_CURE: RedFlagRule = {
  rule: "sure-cure",
  pattern: new RegExp(SURE.join("|"), "iu"),
  unless: /\b(?:no|without) (?:guaranteed )?(?:cure|healing)\b|\bthere is no cure\b/i,
  advice:
    "Promise nobody to be cured. Say what it is and what it is made of; only a trial with a published count can say how many got better.",
};

const DEVICE =
  "(?:devices?|wristbands?|bracelets?|bands?|patch(?:es)?|magnets?|magnetic|headbands?|wearables?|insoles?|mats?|belts?|collars?|lamps?|electrodes|stimulat\\p{L}+|implants?|lens(?:es)?|glasses|rings?|pendants?|garments?|stickers?|vibrat\\p{L}+|ultrasound|infrared|lasers?)";

/** A thing that is worn or held against an illness. */
export const DEVICE_AGAINST_ILLNESS: RedFlagRule = {
  rule: "medical-device",
  pattern: new RegExp(
    `\\b${DEVICE}\\b[^.]{0,60}?\\b(?:${ENDS}|relieves?|eases?|treats?|prevents?|reduces?|lowers?|helps (?:against|with)) ${SOME}${AILMENTS}\\b`,
    "iu",
  ),
  advice:
    "A thing sold against an illness is as a rule a medical device. Before the first sale ask the authority under the EU MDR, at the FDA, or under the medical device law of your country, and name children and pregnant women as users only if its answer covers them.",
};
