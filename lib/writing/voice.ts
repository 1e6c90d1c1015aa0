import { bare, conjugate, singular, uncap } from "./english";

/** Verbs a founder opens with ("we bake ..."); only these are turned, anything else is quoted whole. */
const VERBS = new Set(
  "adopt photograph describe film catalogue document fly text paint groom brew roast sew knit weave restore coat insulate translate audit add alert analyse analyze arrange assemble automate bake bring build buy calculate capture care check clean close coach collect combine compare connect convert cook create curate cut deliver design detect develop digitise digitize distribute download drive edit educate employ feed fill find fit fix flag follow gather generate get give grade group grow guide handle help hire host identify import inspect install insure integrate invite keep lend let lease listen link maintain make manage manufacture map match measure mend monitor move offer open operate order organise organize own pack pair pay pick place plan predict prepare print process produce protect provide publish put read recommend record recycle reduce refill refund refurbish register remove rent repair replace report rescue resell return review run save scan schedule screen sell send serve set ship show sort source store suggest summarise summarize supply support take teach tell test track train transform translate treat turn update use verify wash wipe work write chase fetch warn file".split(
    " ",
  ),
);

/** Verbs only right after "we", or before what they are done to: most are nouns elsewhere ("bread and milk"). */
const OPENERS = new Set(
  "dub tan survey cancel dig drill breed shear rear hatch compost cure spin transfer tune inoculate sterilise wire retrofit clear peel bottle haul upholster accompany advise answer archive ask book brand bundle call cast certify consolidate count decorate deposit dispatch divide donate dye escort exchange explain farm ferment ferry finance fold forecast forge form freeze grind harvest heat hold interview issue join judge label lay list load mail mark market mediate merge mill mix model mount move negotiate notify paint park pilot plant play pool post pour prescribe press preserve prune quote raise receive reclaim recruit refine rehearse release remind renovate renew reserve salvage sample seal search separate settle sharpen shoot simulate slice smoke solve speak split stage stitch stock subtitle swap tailor taste tow trace trade transport trim tune upcycle upload visit walk weigh weld wrap make do go put hand accept allow assess look".split(
    " ",
  ),
);
const DONE_TO = /^(?:it|them|each|every|the|their|your|its|an?|all|this|these|you)$/i;

/** "reads" -> "read" when it is one of the verbs known here; null otherwise. */
export function baseVerb(word: string): string | null {
  const w = word.toLowerCase();
  return (
    [w, w.replace(/s$/, ""), w.replace(/es$/, ""), w.replace(/ies$/, "y")].find((form) => VERBS.has(form)) ??
    null
  );
}

/** "reads the plate and tracks the claim" as two spans, each starting with its verb. */
export function splitAtVerbs(clause: string): string[] {
  const words = clause.split(" ");
  const cut = words.findIndex(
    (word, i) =>
      i > 2 &&
      /^(and|then)$/i.test(word) &&
      i + 2 < words.length &&
      !/^(?:it|them)$/i.test(words.slice(i + 2).join(" ")) &&
      baseVerb(words[i + 1] ?? "") !== null &&
      baseVerb(words[0] ?? "") !== null,
  );
  return cut < 0
    ? [clause]
    : [words.slice(0, cut).join(" "), ...splitAtVerbs(words.slice(cut + 1).join(" "))];
}

/** "reads the serial plate" -> "read the serial plate": how a button speaks. */
export function imperative(text: string): string {
  const [first = "", ...rest] = text.split(" ");
  const verb = baseVerb(first);
  return verb ? [verb, ...rest].join(" ") : text;
}

/** Main verbs after which a second verb belongs to somebody else ("helps owners order and track"). */
const HANDS_OVER = /^(help|let|make|get|enable|allow|tell|guide|teach|use)$/i;

/** "Collect wrap and make it into trays", "Turns voice notes into a list": an offer that opens with what it does. */
const DOES_FIRST =
  /^(?:collect|pick up|bring|turn|deliver|connect|teach|build|sell|buy|rent out|clean|cook|bake|grow|send|give|create|organi[sz]e|install|replace|convert|transform|rescue|gather|produce|read|write|find|tell|translate|remove|detect|predict|compare|extract|summari[sz]e|generate)(s)? (?!(?:up|out|and)\b)\S/i;

/** "A technician inspects the piano": a whole sentence about somebody, not the name of a thing. */
const SOMEBODY_DOES =
  /^(?:an?|the|one|two) (?:(?!that|which|who)[\p{L}-]+ ){1,2}(?:inspects?|visits?|comes?|uploads?|answers?|checks?|cleans?|brings?|takes?|makes?|reads?|sends?|writes?|repairs?|delivers?|collects?|installs?|measures?|picks?|cooks?|teaches|fills?) (?:the|an?|every|each|your|their|its|at|to|by|with|all|\d)\b/iu;

/** "..., patch or restitch it": whatever it is, it is done to something. */
const DONE_TO_IT = /^(?:it|them)\b|^(?:and|or) (?!(?:the|an?|our|your|their)\b)\p{Ll}+ (?:it|them)\b/u;

const BUILDING =
  /^(?:we|i)(?:['’](?:re|m)| are| am| will| plan to| want to| intend to|['’]d like to| would like to)?(?: be)? (?:going to )?(?:build|building|develop|developing|create|creating|launch|launching|make|making|offer|offering|provide|providing|start|starting|open|opening|design|designing) ((?:an? |the |software|tools? |apps? ).*)$/i;

/** What stays as it is after "it": "we sold", "we can"; everything else after "we" is taken for a verb of the present. */
const PAST_OR_MODAL =
  /(?:[^e]ed|(?<!^(?:f|app|supp|re|rep|comp|multip))ly)$|^(?:can|cannot|could|will|would|shall|should|may|might|must|did|had|was|were|got|took|made|built|ran|sold|taught|found|won|met|gave|wrote|kept|left|lost|paid|said|saw|spent|spoke|grew|began|became|brought|bought|came|went|knew|led|put|caught|fed|bred|hid|dug|shot|sent|set|cut|held|heard|felt|flew|drove|chose|told|thought|stood|both|all|and|at|in|on|to|as|who|just)$/;

/** "We cut with a table overnight" is the present, "we cut 2,300 sets since February" the past. */
function isPresent(verb: string, text: string, said: string): boolean {
  if (!/^(?:cut|put|set)$/.test(verb)) return false;
  const after = text.slice(text.indexOf(said) + said.length);
  return (
    !/^ (?:over |about |around |some )?\d/.test(after) &&
    !/^[^.;]*\b(?:since|last (?:week|month|year)|already|in 20\d\d)\b/.test(after)
  );
}

/** "our" and "we" become the business's when it is spoken of in the third person. */
export function third(text: string): string {
  return text
    .replace(
      /\b(?:we|I) (?=(?:tried|saw|asked|met|visited|know|knew|spoke|talked|looked)\b)/g,
      "its founders ",
    )
    .replace(/\b(we|i)['’]re\b|\b(we|i)['’]m\b/gi, "it is")
    .replace(/\b(we|i) are\b|\bi am\b/gi, "it is")
    .replace(/\b(we|i)['’]ve\b|\b(?:we|i) have\b/gi, "it has")
    .replace(
      /\b(?:[Ww]e|I) (only |also |never |always |then |already |still |now )?([a-z]+)\b/g,
      (whole, adverb: string | undefined, verb: string) =>
        PAST_OR_MODAL.test(verb) && !isPresent(verb, text, whole)
          ? whole.replace(/^(we|I)/i, "it")
          : `it ${adverb ?? ""}${conjugate(verb)}`,
    )
    .replace(/\b(our|my)\b/gi, "its")
    .replace(/\b(with|by|for|from) us\b/g, "$1 the team")
    .replace(/\bourselves\b|\bmyself\b/g, "itself")
    .replace(/\bus\b/g, "it");
}

function conjugateAll(text: string): string {
  const words = text.split(" ");
  const main = words[0] ?? "";
  words[0] = `${conjugate(bare(main).toLowerCase())}${main.endsWith(",") ? "," : ""}`;
  if (HANDS_OVER.test(main)) return words.join(" ");
  let inPurpose = false;
  for (let i = 1; i < words.length; i++) {
    const word = words[i] ?? "";
    const before = words[i - 1] ?? "";
    // What stands after a colon has a subject of its own.
    if (before.endsWith(":")) break;
    // "Bring it to the door and alert the family": a way, and no purpose.
    const way = /^to$/i.test(word) && DONE_TO.test(words[i + 1] ?? "");
    if (!way && /^(to|where|who|which|that|when|so|because|can|will|not)$/i.test(word)) inPurpose = true;
    const opens = /,$/.test(before) || /^(and|or|then)$/i.test(before);
    const verb = bare(word).toLowerCase().split("-").at(-1) ?? "";
    const does =
      VERBS.has(verb) ||
      DONE_TO_IT.test(words.slice(i + 1, i + 4).join(" ")) ||
      (OPENERS.has(verb) &&
        // "cancel, transfer and reclaim": the first of a list tells what the others are.
        (main.endsWith(",") ||
          DONE_TO.test(words[i + 1] ?? "") ||
          /^(?:where|how|what|which)$/i.test(words[i + 1] ?? "")));
    if (!inPurpose && opens && does && /^[a-z]+(?:-[a-z]+)?,?$/.test(word))
      words[i] = conjugate(bare(word)) + (word.endsWith(",") ? "," : "");
    if (/,$/.test(word)) inPurpose = false;
  }
  return words.join(" ");
}

/** "Drones with thermal cameras that ...", "Home visits, ...": several things, named without an article. */
const OFFERED =
  /^(?!(?:is|has|does|makes|helps|lets|gives|takes|turns|puts|brings|keeps|reads|finds|shows|connects|matches|tells)\b)(?:[\p{L}-]+ ){0,4}[\p{L}-]{3,}[^s\W]s(?:,| (?:with|that|which|who|where|for|from|by|of|on|in|online|to|made|built|delivered|between|and|during|at) )/iu;

/** "Checkmate reads ...", "ChoirBox keeps ...": a working title with a verb after it; null where the sentence opens otherwise. */
export function namedProduct(solution: string): string | null {
  const [, name = "", verb = ""] = /^(\p{Lu}[\p{L}\d]{2,}) ([a-z]+s) /u.exec(bare(solution)) ?? [];
  // Only a product has a capital inside its name.
  if (/\p{Ll}\p{Lu}/u.test(name)) return /^(?:is|was|has)$/.test(verb) ? null : name;
  const common = /^(?:It|This|That|She|He|Everybody|Everyone|Nobody|Each|Every|One)$|s$/.test(name);
  return name && !common && baseVerb(verb) !== null && baseVerb(verb) !== verb ? name : null;
}

/** "Two weavers and a pupil come with a loom", "people abroad adopt a tree": a whole sentence, and the name of nothing. */
export function isClause(text: string): boolean {
  const said = bare(text).replace(SOMEWHERE, "");
  if (ONE_DOES.test(said) || AT_TIMES.test(said)) return true;
  const words = said.toLowerCase().split(" ");
  return words.some(
    (word, i) =>
      i > 0 &&
      i < MOST_BEFORE_VERB &&
      (VERBS.has(word) || OPENERS.has(word) || word === "come" || word === "meet") &&
      (/(?:[^su]s|people|women|men|children|abroad|together)$/.test(words[i - 1] ?? "") ||
        (/^an?$/.test(words[i - 2] ?? "") && words[i - 3] === "and")) &&
      WITH_VERB.test(words[i + 1] ?? "") &&
      !words.slice(0, i).some((before) => NO_SUBJECT.test(before)),
  );
}
/** "The conductor uploads the score", "a trained nurse comes from ten to six". */
const ONE_DOES =
  /^(?:an?|each|every|one) (?:(?!(?:that|which|who|with|for|of|where|in|on|from|to|by|at|and|or)\b)[\p{L}-]+ ){1,4}(?!is\b|has\b)\p{Ll}+[^s\W]s (?:the|an?|their|your|our|its|it|them|from|in|into|to|at|on|each|every)\b|^the (?:(?!(?:that|which|who|with|for|of|where|in|on|from|to|by|at|and|or)\b)[\p{L}-]+ ){1,3}(?!is\b|has\b)\p{Ll}+[^s\W]s (?:the|an?|their|your|it|them)\b/iu;
const SOMEWHERE = / (?:in|from) \p{Lu}\p{L}+(?:(?:,| and| or) \p{Lu}\p{L}+)*/gu;
/** "Twice a week a neighbour cooks ..." */
const AT_TIMES =
  /^(?:(?:once|twice|three times|four times) an? \p{L}+|(?:every|each) \p{L}+|on \p{L}+days?),? (?:an?|the|one|two|our|your) /iu;
const MOST_BEFORE_VERB = 8;
const WITH_VERB =
  /^(?:with|to|in|at|on|from|by|an?|the|their|our|your|it|them|each|every|out|up|together|two|three)$/;
const NO_SUBJECT = /^(?:for|that|which|who|where|with|to|in|of|when|so|if|we|i|it)$/;

/** "Upload the lease and in an hour you get it back": the founder tells the customer what to do. */
export function tellsYou(text: string): boolean {
  const [first = ""] = bare(text).toLowerCase().split(" ");
  return /\byou(?:r)?\b/i.test(text) && (VERBS.has(first) || OPENERS.has(first));
}

/** What follows the business's name: "is software that ...", "bakes ..."; null when the sentence cannot be turned safely. */
export function predicate(solution: string, names: ReadonlySet<string>): string | null {
  const text = bare(solution);
  const building = BUILDING.exec(text)?.[1];
  if (building) return `is ${third(building)}`;
  const does = DOES_FIRST.exec(text);
  if (does) return third(does[1] ? uncap(text, names) : conjugateAll(uncap(text, names)));
  const weVerb = /^(?:we|i) (?:will |would |then |also )?([a-z]+)\b(.*)$/i.exec(text);
  const verb = weVerb?.[1]?.toLowerCase() ?? "";
  if (weVerb && (VERBS.has(verb) || OPENERS.has(verb)))
    return third(conjugateAll(`${verb}${weVerb[2] ?? ""}`));
  if (/^(?:it|the app|the platform|our app|our platform|our service|the service) ([a-z]+s) /i.test(text))
    return third(
      text.replace(/^(?:it|the app|the platform|our app|our platform|our service|the service) /i, ""),
    );
  const named = namedProduct(text);
  if (named) return third(text.slice(named.length + 1));
  const [first = "", second = ""] = text.split(" ");
  if (/^[A-Z][a-z]+s$/.test(first) && baseVerb(first) && DONE_TO.test(second))
    return third(uncap(text, names));
  if (SOMEBODY_DOES.test(text) || isClause(text)) return null;
  if (/^(an?|the) [\p{L}\d-]+/iu.test(text)) return `is ${third(uncap(text, names))}`;
  if (
    /^(?:(?!(?:plus|and)\b)[\p{L}-]+ ){0,3}(software|hardware|tools|apps|coaching|training|consulting|equipment)(?=[,;:.]| (?:for|that|which|with|in|on|by|to|from|and|between|at|where)\b)/iu.test(
      text,
    )
  )
    return `is ${third(uncap(text, names))}`;
  if (OFFERED.test(text) && !/\b(?:we|i|you)\b/i.test(text)) return `offers ${third(uncap(text, names))}`;
  return null;
}

/** The same thing said by the founders: "We bake ...", or null. */
export function firstPerson(solution: string, names: ReadonlySet<string>): string | null {
  const text = bare(solution);
  if (/^(we|i)\b/i.test(text)) return text.replace(/^i\b/i, "We").replace(/^we\b/, "We");
  // "Software that sends it to our panel": the founders' own words are said as they stand.
  if (/\b(?:we|our|us|my|i)\b/i.test(text)) return null;
  const turned = predicate(solution, names);
  if (turned?.startsWith("is ")) return `We are building ${turned.slice(3)}`;
  if (turned?.startsWith("offers ")) return `We offer ${turned.slice(7)}`;
  return null;
}

const OBJECT =
  /^(?:(?:we|i) (?:[a-z]+ly )?[a-z]+(?: and [a-z]+)? )?((?:[\p{Ll}-]+ ){0,3}?[\p{Ll}-]{3,}s)(?= (?:and|or|for|by|in|on|at|to|from|with|as|of|every|that|which|who|without|during|into)\b|[,.;]|$)/iu;
const SAYS_NOTHING =
  /^(?:things?|people|customers?|users?|clients?|lives|ways?|problems?|solutions?|services?|products?|results?|needs?|others|this|us)$/i;
const DETERMINER =
  /^(?:the|a|an|our|your|their|all|any|small|large|new|old|good|bad|fresh|whole|two|three|own|used|every)$/i;

/** What is collected, tested or sold, as one word or two: "apron" out of "We collect aprons and napkins". */
export function objectOf(solution: string): string | null {
  if (ONE_DOES.test(bare(solution)) || /^you\b/i.test(solution)) return null;
  const words = (OBJECT.exec(bare(solution))?.[1] ?? "").toLowerCase().split(" ");
  const head = words.at(-1) ?? "";
  if (!head || SAYS_NOTHING.test(head) || /(?:ss|us|is)$/.test(head)) return null;
  const before = words.at(-2);
  const one = singular(head);
  return before && !DETERMINER.test(before) && baseVerb(before) === null ? `${before} ${one}` : one;
}
