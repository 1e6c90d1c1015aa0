const IRREGULAR = new Map(
  "bring brought,build built,buy bought,catch caught,choose chosen,cut cut,draw drawn,drive driven,feed fed,find found,fly flown,get got,give given,grow grown,hear heard,hold held,keep kept,know known,lay laid,lend lent,make made,meet met,pay paid,put put,read read,say said,see seen,sell sold,send sent,set set,sew sewn,shoot shot,show shown,speak spoken,split split,take taken,teach taught,tell told,weave woven,win won,write written"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);
const REGULAR =
  /^(?:add|answer|arrange|assemble|bake|bind|book|brew|calculate|check|clean|collect|compare|cook|count|deliver|design|dry|edit|explain|fill|file|fit|fix|fold|follow|grade|handle|hire|inspect|install|insure|listen|load|map|mark|match|measure|mend|mill|mix|order|pack|pair|park|pick|plan|plant|polish|prepare|press|print|produce|publish|record|refill|refund|rent|repair|report|review|roast|sand|scan|serve|sew|ship|sign|slice|smoke|sort|stitch|store|summarise|summarize|test|tie|trace|track|train|translate|treat|verify|wash|weigh|wipe|wrap)$/;

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
