import { OPENERS, VERBS } from "./data/known-verbs";
import { bare, conjugate, singular, uncap } from "./english";
import { isClause, ONE_DOES } from "./is-clause";

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
const DONE_TO_IT = /^(?:it|them)\b|^(?:and|or) (?!(?:the|an?|our|your|their)\b)(\p{Ll}+) (?:it|them)\b/u;
/** "A lock and insurance and bring it": the verb that is known speaks for itself alone. */
function isDoneToIt(after: string): boolean {
  const [found, verb] = DONE_TO_IT.exec(after) ?? [];
  return found !== undefined && (verb === undefined || baseVerb(verb) === null);
}

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

/** "It keeps a record and remind the owner": the second verb has the same subject. */
const SECOND_VERB =
  /^(it (?:only |also |never |always |then |already |still |now )?(?!helps|lets|makes|gets|enables|allows|tells|guides|teaches|uses)\p{Ll}+s (?:(?!(?:to|who|which|that|can|will|where|when|so|because|it|they|you|and)\b)[\p{L}\d'’%,-]+ )*?and )(\p{Ll}+)(?= (?:the|an?|each|every|it|them|their|your|its|all)\b)/u;
const alsoSecond = (said: string) =>
  said.replace(SECOND_VERB, (whole, before: string, verb: string) =>
    VERBS.has(verb) || OPENERS.has(verb) ? before + conjugate(verb) : whole,
  );

/** "our" and "we" become the business's when it is spoken of in the third person. */
export function third(text: string): string {
  const said = thirdOf(text);
  return /^(?:we|i) /i.test(text) ? alsoSecond(said) : said;
}

function thirdOf(text: string): string {
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

/** "Look after them", "come back": a verb with its particle. */
const WITH_IT =
  /^(?:after|up|out|back|off|over|into|away|for|at|through|down|with|by|in|on|to) (?:it|them|you|each|every|all|the|an?|your|their)\b|^(?:back|again|away)\b/i;
/** "Rent plants to offices": to whom or where, and no purpose. */
const isPlace = (word: string) => {
  const noun = bare(word);
  return !VERBS.has(noun) && !OPENERS.has(noun) && noun !== "";
};
/** Whoever is taught or asked to do it does the rest of it as well. */
const HAS_DONE = /^(?:teach|train|ask|invite|want|need|pay|hire|plan|bring|send)$/i;

const deedFollows = (after: string) =>
  [...after.matchAll(/(?:^| )and (\p{Ll}+)(?= \p{L})/gu)].some(([, verb = ""]) => VERBS.has(verb));

function conjugateAll(text: string): string {
  const words = text.split(" ");
  const main = words[0] ?? "";
  words[0] = `${conjugate(bare(main).toLowerCase())}${main.endsWith(",") ? "," : ""}`;
  if (HANDS_OVER.test(main)) return words.join(" ");
  let inPurpose = false;
  // "We mail you a box, you fill it, and send it back": from there on somebody else does it.
  let others = false;
  for (let i = 1; i < words.length; i++) {
    const word = words[i] ?? "";
    const before = words[i - 1] ?? "";
    // What stands after a colon has a subject of its own.
    if (before.endsWith(":")) break;
    // "Bring it to the door and alert the family": a way, and no purpose.
    const way =
      /^to$/i.test(word) &&
      (DONE_TO.test(words[i + 1] ?? "") || (!HAS_DONE.test(main) && isPlace(words[i + 1] ?? "")));
    if (!way && /^(to|where|who|which|that|when|so|because|can|will|not)$/i.test(word)) inPurpose = true;
    const opens = /,$/.test(before) || /^(and|or|then)$/i.test(before);
    const verb = bare(word).toLowerCase().split("-").at(-1) ?? "";
    const after = words.slice(i + 1).join(" ");
    const does =
      VERBS.has(verb) ||
      isDoneToIt(words.slice(i + 1, i + 4).join(" ")) ||
      (OPENERS.has(verb) &&
        // "cancel, transfer and reclaim": the first of a list tells what the others are.
        (main.endsWith(",") ||
          // "Clean the filter, change seals and write a card": one of several deeds in a row.
          (/,$/.test(before) && deedFollows(after)) ||
          DONE_TO.test(words[i + 1] ?? "") ||
          /^(?:where|how|what|which)$/i.test(words[i + 1] ?? "") ||
          (WITH_IT.test(after) && !/^to$/i.test(words[i - 2] ?? ""))));
    if (opens && /^(?:you|they|he|she)$/i.test(word)) others = true;
    if (!inPurpose && !others && opens && does && /^[a-z]+(?:-[a-z]+)?,?$/.test(word))
      words[i] = conjugate(bare(word)) + (word.endsWith(",") ? "," : "");
    if (/,$/.test(word)) inPurpose = false;
  }
  return words.join(" ");
}

/** "Drones with thermal cameras that ...", "Home visits, ...": several things, named without an article. */
const OFFERED =
  /^(?!(?:is|has|does|makes|helps|lets|gives|takes|turns|puts|brings|keeps|reads|finds|shows|connects|matches|tells)\b)(?:(?!(?:with|that|which|who|where|for|of|in|on|from|to|by|and)\b)[\p{L}-]+ ){0,4}[\p{L}-]{3,}[^s\W]s(?:,| (?:with|that|which|who|where|for|from|by|of|on|in|online|to|made|built|delivered|between|and|during|at) )/iu;

/** "Checkmate reads ...", "ChoirBox keeps ...": a working title with a verb after it; null where the sentence opens otherwise. */
export function namedProduct(solution: string): string | null {
  const [, name = "", verb = ""] = /^(\p{Lu}[\p{L}\d]{2,}) ([a-z]+s) /u.exec(bare(solution)) ?? [];
  // Only a product has a capital inside its name.
  if (/\p{Ll}\p{Lu}/u.test(name)) return /^(?:is|was|has)$/.test(verb) ? null : name;
  const common = /^(?:It|This|That|She|He|Everybody|Everyone|Nobody|Each|Every|One)$|s$/.test(name);
  return name && !common && baseVerb(verb) !== null && baseVerb(verb) !== verb ? name : null;
}

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
  if (/^(an?|the) [\p{L}\d-]+/iu.test(text))
    return `is ${third(uncap(text, names)).replace(/^a (?=[AEFHILMNORSX][A-Z])/, "an ")}`;
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
