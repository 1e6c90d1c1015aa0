import { PLATFORM_NAMES } from "@/lib/brief/data/known-names";
import { OFFER_HEADS } from "@/lib/brief/data/offer-heads";
import { bare, uncap, withArticle } from "./english";
import { DOES_ALONE, HARDLY_A_NOUN, isBase, isInflected, OBJECT } from "./verb-in-name";

const BY_THE_WAY =
  /^(?:so|now|today|and|well|instead|therefore|basically|that['’]s why)(?: now)?,? (?=(?:(?:we|i|with|in|on|at|every|each)\b|my \S+ and (?:me|i)\b))/i;
const WITH_KIN =
  /^(?:my|our) (?:\p{L}+ )?\p{L}+,? and (?:me|i)\b(?= \p{L})|^me and (?:my|our) \p{L}+(?= \p{L})/iu;

/** "Maqam School teaches", "Papel y Luz makes": several words with capitals and a verb after them. */
const GIVEN =
  /^["“'‘]?(?!(?:The|A|An|Our|My|We|It|They|In|On|At|For|From|With|Every|Each|Most|Many|All|No|One|Two|Mum|Dad)\b)(\p{Lu}[\p{L}\d'’-]*(?: (?:\p{Lu}[\p{L}\d'’-]*|&|of|the|to|y|de|del|la|el|du|et|and)){0,4} \p{Lu}[\p{L}\d-]*)["”'’]? (?=(\p{Ll}+s) (\S+))/u;
const JOINS_A_NOUN = /^(?:that|which|of|for|with|in|and|or|to|from|who|on|by|are|at)$/;
function withoutName(text: string): string {
  const [named = "", , verb = "", next = ""] = GIVEN.exec(text) ?? [];
  if (!named) return text;
  const rest = text.slice(named.length);
  if (verb === "is")
    return /^(?:an?|the)$/.test(next) ? rest.slice(3).replace(/^\p{L}/u, (l) => l.toUpperCase()) : text;
  const does = HARDLY_A_NOUN.test(verb) || /^(?:works|gives|plans)$/.test(verb);
  return /ss$/.test(verb) || verb === "has" || verb === "was" || (!does && JOINS_A_NOUN.test(next))
    ? text
    : `It ${rest}`;
}

/** "We're a website for ...", "I built a site where ...": what it is. */
const IS_ONE =
  /^(?:we(?:['’]re| are)|i(?:['’]m| am)(?= an? (?:[\p{L}-]+ ){1,3}(?:who|that) )|it(?:['’]s| is)|this is|(?:we|i)(?:['’]ve| have)? (?:just |now )?(?:built|designed|developed|created|invented|made|wrote|opened|set up)) (?=(?:an?|the) \p{L})/iu;

/** With whom it was made, and what is done with it now. */
const ALSO =
  /^(?:we|i) .*(?: with (?:my|our|an? \p{L}+(?:ist|er|or|nt)\b)|\band (?:then )?(?!(?:the|it|its|for)\b)\p{Ll}+ (?:it|them) )/iu;

const OFTEN =
  /^((?:every|each|once|twice|three times|four times|in (?:winter|summer|spring|autumn)|on \p{L}+s)\b[^,;:.]{0,34}?),? (?:we|i) (?=\p{Ll})/iu;
/** Where it is done, or as what: it does not have to stand in front. */
const SOMEWHERE =
  /^(?:in|from|at|on|out|out here in|as|with|over) [^,;:.]{3,60}?,? (?:we|i) (?=\p{Ll}+ (?!who\b))/iu;
function saidLater(text: string): string {
  const [opening = "", often = ""] = OFTEN.exec(text) ?? [];
  if (opening) {
    const rest = text.slice(opening.length);
    const end = rest.search(/[,;:]|$/);
    return `We ${rest.slice(0, end)} ${uncap(often)}${rest.slice(end)}`;
  }
  const [where = ""] = SOMEWHERE.exec(text) ?? [];
  return where && !/\b(?:where|who|that|which|if|when)\b/i.test(where)
    ? `We ${text.slice(where.length)}`
    : text;
}

const OWN =
  /^(?:our|my) ((?:[\p{Ll}-]+ ){0,2}(?:team|crew|staff|[\p{Ll}-]+(?:ers|ents|ors|ists|ians|chefs|nurses))(?: of [\p{Ll}-]+)?|(?:[\p{Ll}-]+ )?[\p{Ll}-]+)((?: (?:in|at|from|near) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)?) (?=(\p{Ll}+) )/u;
/** "My workshop in Leipzig lends", "our agents place": the business does. */
function ownDo(text: string): string {
  const [opening = "", who = "", where = "", verb = ""] = OWN.exec(uncap(text)) ?? [];
  if (!opening) return text;
  const rest = text.slice(opening.length);
  if (/^(?:.+ )?(?:team|crew|staff|\p{L}+s)(?: of .+)?$/u.test(who))
    return isBase(verb) ? `We ${rest}` : isInflected(verb) ? `It ${rest}` : text;
  return where && isInflected(verb) ? `It ${rest}` : text;
}

const FIRMS = new Set<string>(PLATFORM_NAMES);

const ONE_THING =
  "alarm|flask|trike|motor|button|parcel|diary|bus|taker|maker|page|hall|plate|suit|pad|trailer|caravan|container|boat|cabin|jar|tin|tent|backpack|pouch|basket|hamper|hotline|trap|stick|panel|feeder|cooker|grill|heater|pump|exchange|roll-on|add-on|spa|house|coach|line|boat|agency|mattress|marketplace";
const IS_ONE_THING = new RegExp(`^(?:${ONE_THING})$`, "u");
const NOT_COUNTED =
  /(?:ing|ware|[^s]s|tion|sion)$|^(?:analytics|care|crew|bread|sauce|tea|coffee|chocolate|cheese|soap|beer|wine|insurance|furniture|cream|resin|enzyme|concentrate|automation|vision|equipment|product)$/;
const HEAD =
  /^((?:(?!(?:and|or|of|for|with|in|on|from|at|by|to|that|which|where|who|made|built|run|plus)\b)[\p{L}\d-]+ ){0,4}?)([\p{L}-]+)(?=[,;:(]|$| (?:and (?!\p{L}+(?:[,.]|$| (?:for|with|in|of)\b))|of|for|with|without|in|on|from|at|by|to|that|which|where|who|made|built|run|turned|using|full|only|as|under|around|near)\b| (\p{Ll}+s) (?!(?:and|or|of|for|with|in)\b))/u;
/** "App predicts orders", "booking button for ...": one thing has its article. */
function withItsArticle(text: string): string {
  if (
    /^(?:an?|the|our|my|your|we|i|it|they|you|one|two|no|so|every|each|this|\d)\b|^[\p{L}]+s\b(?<!us|ss)/iu.test(
      text,
    )
  )
    return text;
  const [, before = "", head = "", verb = ""] = HEAD.exec(text) ?? [];
  const noun = head.toLowerCase();
  const known = (OFFER_HEADS.has(noun) && !NOT_COUNTED.test(noun)) || IS_ONE_THING.test(noun);
  if (
    !known ||
    (verb && !(isInflected(verb) && DOES_ALONE.test(noun))) ||
    isBase(before.split(" ")[0]?.toLowerCase() ?? "")
  )
    return text;
  const said = withArticle(uncap(text, FIRMS));
  const named = `${said[0]?.toUpperCase()}${said.slice(1)}`;
  return verb ? named.replace(` ${verb} `, ` that ${verb} `) : (thatDoes(named) ?? text);
}

/** "A flask, 750 ml, takes out bacteria" -> "..., that takes out bacteria"; null where somebody is told what to do. */
function thatDoes(thing: string): string | null {
  const parts = (thing.split(/[:;]/)[0] ?? "").split(", ");
  const opens = parts.map((part) => part.toLowerCase().split(" "));
  if (
    opens.some(
      ([verb = "", next = ""], i) =>
        i > 0 && ((isBase(verb) && OBJECT.test(next)) || /^(?:order|book|pick|pull|choose)$/.test(verb)),
    )
  )
    return null;
  const at = opens.findIndex(
    ([verb = "", next = ""], i) =>
      i > 0 &&
      (isInflected(verb) || verb === "lives") &&
      (OBJECT.test(next) || TO_OR_IN.test(next) || (i === 1 && SHOWS.test(verb))),
  );
  if (at < 0 || / (?:that|which|who|where) /.test(thing)) return thing;
  const before = parts.slice(0, at).join(", ");
  return `${before}${at === 1 ? "" : ","} that ${thing.slice(before.length + 2)}`;
}
const SHOWS = /^(?:shows|gives|tells|finds|sends|makes|warns|tracks|keeps|checks|lets|reads|counts|plans)$/;
const TO_OR_IN = /^(?:in|into|to|out|up|on|at|when|whether|you|your)$/;

/** The same sentence in a form in which it can follow the name: without what stands in front, with its article. */
export function readied(said: string): string {
  const plain = bare(said)
    .replace(BY_THE_WAY, "")
    .replace(WITH_KIN, "We")
    .replace(
      /^((?:we|i) come) (?=(?:test|check|clean|fix|repair|fetch|measure|collect|pick|mow|cook|wash)\b)/i,
      "$1 and ",
    );
  const named = withoutName(plain.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()));
  const isOne = ALSO.test(named) ? named : named.replace(IS_ONE, "");
  const thing = isOne === named ? named : `${isOne[0]?.toUpperCase()}${isOne.slice(1)}`;
  return withItsArticle(ownDo(saidLater(thing)));
}
