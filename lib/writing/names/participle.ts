const IRREGULAR = new Map(
  "bring brought,build built,buy bought,catch caught,choose chosen,cut cut,draw drawn,drive driven,feed fed,find found,fly flown,get got,give given,grow grown,hear heard,hold held,keep kept,know known,lend lent,make made,meet met,pay paid,put put,read read,say said,see seen,sell sold,send sent,set set,sew sewn,shoot shot,show shown,speak spoken,split split,take taken,teach taught,tell told,weave woven,win won,write written,sing sung,ring rung,wear worn,tear torn,steal stolen,throw thrown,freeze frozen,eat eaten,drink drunk,lose lost,leave left,run run,ride ridden,hang hung,spin spun,bend bent,dig dug,light lit,shut shut,sweep swept,bind bound,grind ground,lead led,wind wound,break broken,hide hidden,shake shaken,stick stuck,feel felt,lay laid,hit hit,let let,swap swapped,plan planned,stop stopped,wrap wrapped"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);
const REGULAR =
  /^(?:add|adjust|answer|apply|arrange|assemble|bake|brush|carve|cast|change|chill|bind|book|brew|calculate|check|clean|collect|compare|compost|connect|convert|cook|count|crush|cure|deliver|design|detect|distil|dry|dye|edit|explain|ferment|fill|file|film|filter|fire|fit|fix|fold|follow|grade|handle|hire|inspect|install|iron|insure|listen|load|map|mark|match|measure|mend|monitor|mould|mill|mix|order|pack|pair|park|pick|plan|plant|polish|prepare|press|print|produce|publish|record|refill|refund|remove|renew|rent|repair|replace|report|restore|review|roast|sand|schedule|scan|seal|serve|sharpen|sew|ship|sign|slice|smoke|sort|stain|stitch|store|summarise|summarize|teach|test|tie|tune|trace|track|tailor|train|transcribe|translate|treat|verify|visit|wash|weigh|wipe|wrap|guarantee|oil|strip|melt|roll|sterilise|sterilize|drain|trim|prune|dust|scrub|rinse|label|number|photograph|engrave|paint|varnish|grease|tighten|balance|inflate|pump|drill|mow|peel|chop|lift|empty|fetch|charge|log|proofread|carry|disinfect|weld|varnish|bottle|stretch|soak)$/;

/** "bakes" or "bake" to "bake"; null for what is not surely a verb. */
export function verbOf(word: string): string | null {
  const w = word.toLowerCase();
  const forms = [w, w.replace(/s$/, ""), w.replace(/es$/, ""), w.replace(/ies$/, "y")];
  return forms.find((form) => IRREGULAR.has(form) || REGULAR.test(form)) ?? null;
}

/** "bake" to "baked". */
export function participle(verb: string): string {
  const irregular = IRREGULAR.get(verb);
  if (irregular) return irregular;
  if (/e$/.test(verb)) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return /^[^aeiou]*[aeiou][bdgmnpt]$/.test(verb) ? `${verb}${verb.slice(-1)}ed` : `${verb}ed`;
}

/** "drag" to "dragging". */
export function gerund(verb: string): string {
  if (/[^aeo]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return /^[^aeiou]*[aeiou][bdgmnpt]$/.test(verb) ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`;
}
