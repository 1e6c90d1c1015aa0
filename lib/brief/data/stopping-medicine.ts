/** What a doctor prescribed; "tablets" alone may have a screen, and "medication errors" are something else. */
const PRESCRIBED =
  "(?:(?:sleeping|blood[- ]pressure|heart|diabetes|prescribed|prescription|anxiety|water) (?:tablets|pills|meds|drugs)|medications?|medicines?|meds|insulin|metformin|statins?|chemo(?:therapy)?|antidepressants?|anti-depressants?|antipsychotics|antibiotics|steroids|painkillers|blood thinners|inhalers?|beta[- ]blockers|dialysis|lithium)";
const THEIRS = "(?:your|their|her|his|my|our|one['’]s)(?: \\p{L}+['’]s)? (?:\\p{L}+ )?";
const MEDICINE = `(?:(?:${THEIRS}|(?:the|all|any|these|those|most) (?:\\p{L}+ )?)?${PRESCRIBED}|${THEIRS}(?:tablets|pills|drugs|therapy|treatment|injections))(?!['’-]|\\p{L}| (?:errors?|waste|mistakes?|costs?|prices?|bills?|reviews?|charts?|rounds?|box(?:es)?|organi[sz]ers?|trays?|records?|lists?|plans?|bottles?|packets?|queues?|deliver\\p{L}+|orders?|on time|in time|late|properly|correctly|wrong\\p{L}*)\\b)`;
const GIVES_UP =
  "(?:stop(?:s|ped|ping)?|quit(?:s|ting)?|c[oa]me(?:s)? off|get(?:s|ting)? off|got off|g[ia]ve(?:s)? up|throw(?:s|ing)? (?:away|out)|threw (?:away|out)|bin(?:s|ned)?|ditch(?:es|ed)?|drop(?:s|ped)?|skip(?:s|ped)?|halv(?:e|es|ed)|cut(?:s|ting)?(?: down(?: on)?| out| back on)?|reduc(?:e|es|ed)|lower(?:s|ed)?|wean(?:s|ed)? (?:\\p{L}+ )?off|taper(?:s|ed)?(?: off)?|forget|leave(?:s)? out|replac(?:e|es|ed|ing)|substitutes?(?: for)?)";
const DOCTOR =
  "(?:a |the |your |their |any )?(?:doctors?|gps?|physicians?|psychiatrists?|psychologists?|therapists?|oncologists?|cardiologists?|hospitals?)(?!['’-]|\\p{L}| (?:visits?|letters?|notes?|forms?|records?)\\b)";

/** To stop, cut or replace what a doctor prescribed, or to go to nobody. */
export const STOPS_MEDICINE = new RegExp(
  `\\b(?:${GIVES_UP} (?:(?:taking|using|with|on|for|the need for) )*${MEDICINE}|(?:no longer|never|don['’]t|do not|won['’]t|will not) (?:have to |need (?:to )?)(?:take |use )?(?:${MEDICINE}|(?:see )?${DOCTOR} (?:any ?more|again))|no (?:more |longer any )?(?:need (?:for|of|to take)|more) (?:any (?:more )?)?(?:${MEDICINE}|${DOCTOR})|(?:instead of|rather than|better than|alternative to|substitute for|replacement for) (?:taking |using |seeing |going to |visiting |asking |paying )?(?:${MEDICINE}|therapy\\b|${DOCTOR})|(?:replaces?|replacing) (?:therapy\\b|${DOCTOR}))`,
  "iu",
);

/** A doctor decides, somebody trained comes, or it is about those who forget to take it. */
export const WITH_A_DOCTOR =
  /\b(?:remind\w*|forg[eo]t\w* to|adherence|alert\w*|warn\w*|notic\w+ (?:when|if)|spot\w* (?:when|if|who)|(?:when|if|why|who|before|because|unless|so (?:nobody|no one|none)) (?:\p{L}+ ){0,4}?(?:stop|skip|drop|quit|give)\w*|(?:with|by|under|asks?|after asking) (?:a|the|your|their|his|her) (?:own )?(?:doctor|gp|vet|pharmacist|physician|oncologist|psychiatrist)|doctors? (?:decides?|agrees?|approves?|prescribes?|supervis\w+)|supervis(?:ed|ion)|(?:nurses?|midwi(?:fe|ves)|pharmacists?|paramedics?|physiotherapists?) (?:\p{L}+ ){0,4}?(?:instead of|rather than)|(?:ever|should|must) (?:not|never)|n['’]t (?:ever )?(?:stop|replace|reduce|cut|give up|skip)|(?:not|never|no) (?:\p{L}+ ){0,2}?(?:stop|replace|reduce|cut|give up|skip|instead|an? (?:alternative|substitute|replacement)))/iu;
