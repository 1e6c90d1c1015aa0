/** Verbs a founder opens with ("we bake ..."); only these are turned, anything else is quoted whole. */
export const VERBS = new Set(
  "adopt photograph describe film catalogue document fly text paint groom brew roast sew knit weave restore coat insulate translate audit add alert analyse analyze arrange assemble automate bake bring build buy calculate capture care check clean close coach collect combine compare connect convert cook create curate cut deliver design detect develop digitise digitize distribute download drive edit educate employ feed fill find fit fix flag follow gather generate get give grade group grow guide handle help hire host identify import inspect install insure integrate invite keep lend let lease listen link maintain make manage manufacture map match measure mend monitor move offer open operate order organise organize own pack pair pay pick place plan predict prepare print process produce protect provide publish put read recommend record recycle reduce refill refund refurbish register remove rent repair replace report rescue resell return review run save scan schedule screen sell send serve set ship show sort source store suggest summarise summarize supply support take teach tell test track train transform translate treat turn update use verify wash wipe work write chase fetch warn file".split(
    " ",
  ),
);

/** Verbs only right after "we", or before what they are done to: most are nouns elsewhere ("bread and milk"). */
export const OPENERS = new Set(
  "light change brush sex repaint dub tan survey cancel dig drill breed shear rear hatch compost cure spin transfer tune inoculate sterilise wire retrofit clear peel bottle haul upholster accompany advise answer archive ask book brand bundle call cast certify consolidate count decorate deposit dispatch divide donate dye escort exchange explain farm ferment ferry finance fold forecast forge form freeze grind harvest heat hold interview issue join judge label lay list load mail mark market mediate merge mill mix model mount move negotiate notify paint park pilot plant play pool post pour prescribe press preserve prune quote raise receive reclaim recruit refine rehearse release remind renovate renew reserve salvage sample seal search separate settle sharpen shoot simulate slice smoke solve speak split stage stitch stock subtitle swap tailor taste tow trace trade transport trim tune upcycle upload visit walk weigh weld wrap make do go put hand accept allow assess look".split(
    " ",
  ),
);
