import { OPENERS, VERBS } from "./data/known-verbs";
import { bare, singular, uncap, withArticle } from "./english";
import { isClause, ONE_DOES } from "./is-clause";
import { namedProduct } from "./named-product";
import { baseVerb, conjugateAll, DONE_TO, third } from "./third";
import { wellTurned } from "./well-turned";

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

/** "Collect wrap and make it into trays", "Turns voice notes into a list": an offer that opens with what it does. */
const DOES_FIRST =
  /^(?:collect|pick up|bring|turn|deliver|connect|teach|build|sell|buy|rent out|clean|cook|bake|grow|send|give|create|organi[sz]e|install|replace|convert|transform|rescue|gather|produce|read|write|find|tell|translate|remove|detect|predict|compare|extract|summari[sz]e|generate)(s)? (?!(?:up|out|and)\b)\S/i;

/** "Tell us what you react to", "connect your card, we round up": the customer is told to. */
const CUSTOMER_DOES =
  /^(?:tell|send|bring|buy|connect|give|sell|write|build|feed|print|photograph|scan|find|create)\b[^.;]*\b(?:us|me|you|your)\b|^\S+ [^.;:]*, (?:and )?(?:we|our|it|the app|the system|friends) /i;

/** "A technician inspects the piano": a whole sentence about somebody, not the name of a thing. */
const SOMEBODY_DOES =
  /^(?:an?|the|one|two) (?:(?!that|which|who)[\p{L}-]+ ){1,2}(?:inspects?|visits?|comes?|uploads?|answers?|checks?|cleans?|brings?|takes?|makes?|reads?|sends?|writes?|repairs?|delivers?|collects?|installs?|measures?|picks?|cooks?|teaches|fills?) (?:the|an?|every|each|your|their|its|at|to|by|with|all|\d)\b/iu;

/** "The villagers own and run the pub". */
function severalDo(text: string): boolean {
  const [, verb = ""] =
    /^(?:the|our|two|three) (?:[\p{L}-]+ )?\p{L}+(?<!ss|us)s (\p{Ll}+) /iu.exec(text) ?? [];
  return VERBS.has(verb) || /^(?:own|get|have|want|need|see|know|come|go)$/.test(verb);
}

const BUILDING =
  /^(?:we|i)(?:['’](?:re|m)| are| am| will| plan to| want to| intend to|['’]d like to| would like to)?(?: be)? (?:going to )?(?:build|building|develop|developing|create|creating|launch|launching|make|making|offer|offering|provide|providing|start|starting|open|opening|design|designing) ((?:an? |the |software|tools? |apps? ).*)$/i;

const ALSO_DOES = new RegExp(
  ` and (?:then )?(?:${[...VERBS].join("|")}) (?:the|it|them|an?|your|their|all|every|each) `,
  "i",
);

/** "Drones with thermal cameras that ...", "Home visits, ...": several things, named without an article. */
const OFFERED =
  /^(?!(?:our|my|is|has|does|makes|helps|lets|gives|takes|turns|puts|brings|keeps|reads|finds|shows|connects|matches|tells)\b)(?:(?!(?:with|without|that|which|who|where|for|of|in|on|from|to|by|and)\b)[\p{L}-]+ ){0,4}[\p{L}-]{3,}[^s\W]s(?:,| (?:with|that|which|who|where|for|from|by|of|on|in|online|to|made|built|delivered|between|and|during|at) )/iu;

/** "Upload the lease and in an hour you get it back": the founder tells the customer what to do. */
export function tellsYou(text: string): boolean {
  const [first = ""] = bare(text).toLowerCase().split(" ");
  return /\byou(?:r)?\b/i.test(text) && (VERBS.has(first) || OPENERS.has(first));
}

/** What follows the business's name: "is software that ...", "bakes ..."; null when the sentence cannot be turned safely. */
const OUR_THING =
  /^(?:our|my) ((?!(?:app|platform|service|team|staff|customers?|model|(?:[a-z-]+ )?agent)\b)(?:(?!(?:in|for|of|with|on|at|from|and|or)\b)[a-z-]+ ){0,3}?[a-z-]+[a-rt-z]) ([a-z]+[a-rt-z]s) (?=\p{L})/iu;
/** "Our floating sensor quietly measures": a floating sensor that quietly measures; "" where no such thing opens the text. */
function ourThing(text: string): string {
  const [said = "", thing = "", verb = ""] = OUR_THING.exec(text) ?? [];
  const [, core = thing, how = ""] = /^(.+) ([a-z]+ly)$/i.exec(thing) ?? [];
  return thing && baseVerb(verb)
    ? `${withArticle(core)} that ${how && `${how} `}${third(`${verb} ${text.slice(said.length)}`)}`
    : "";
}

/** What the business is called where it is spoken of: "the tool plans ...". */
const ITSELF =
  /^(?:it|(?:the|our|my) (?:app|platform|service|tool|software|system|program|website)) (?=(?!(?:is|was|has)\b)[a-z]+[^s\W]s )/i;

/** What stands after "we" and is no deed of the present. */
const NO_DEED =
  /^(?:are|am|is|was|were|have|had|has|been|can|cannot|could|shall|should|may|might|must|did|don|want|wish|need|hope|believe|think|know|love|like|felt|thought|and|who|with|both|all|never|only|always|just|\p{L}+[^e]ed|made|built|ran|sold|taught|found|won|met|gave|wrote|kept|left|lost|paid|said|saw|spent|spoke|grew|began|became|brought|bought|came|went|knew|led|caught|fed|bred|hid|dug|shot|sent|held|heard|flew|drove|chose|told|stood|took|got)$/u;

export function predicate(solution: string, names: ReadonlySet<string>): string | null {
  const text = bare(solution);
  const building = BUILDING.exec(text)?.[1];
  // "We build the website and run the ads for it": two deeds, and no thing alone.
  if (building && !ALSO_DOES.test(building)) return `is ${third(building)}`;
  const does = DOES_FIRST.exec(text);
  if (does && !does[1] && CUSTOMER_DOES.test(text)) return null;
  if (does) return third(does[1] ? uncap(text, names) : conjugateAll(uncap(text, names)));
  const weVerb =
    /^(?:we|i) (?:(?:will|would|then|also|(?!supply|apply|rely|fly|multiply|reply)\p{Ll}{3,}ly) )?([a-z]+(?:-[a-z]+)*)(?![\p{L}'’])(.*)$/iu.exec(
      text,
    );
  const verb = weVerb?.[1]?.toLowerCase() ?? "";
  if (weVerb && !NO_DEED.test(verb) && !/^ not\b/.test(weVerb[2] ?? ""))
    return third(conjugateAll(`${verb}${weVerb[2] ?? ""}`));
  const [itself = ""] = ITSELF.exec(text) ?? [];
  if (itself) return third(text.slice(itself.length));
  const own = ourThing(text);
  if (own) return `is ${own}`;
  const named = namedProduct(text);
  if (named) return third(text.slice(named.length + 1));
  const [first = "", second = ""] = text.split(" ");
  if (/^[A-Z][a-z]+s$/.test(first) && baseVerb(first) && DONE_TO.test(second))
    return third(uncap(text, names));
  if (SOMEBODY_DOES.test(text) || isClause(text) || severalDo(text)) return null;
  if (/^(an?|the) [\p{L}\d-]+/iu.test(text))
    return `is ${third(uncap(text, names)).replace(/^a (?=[AEFHILMNORSX][A-Z]|eight|eleven|hour)/, "an ")}`;
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
  const own = ourThing(text);
  if (own) return `We are building ${own}`;
  // "Software that sends it to our panel": the founders' own words are said as they stand.
  if (/\b(?:we|our|us|my|i)\b/i.test(text)) return null;
  const turned = wellTurned(predicate(solution, names));
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
