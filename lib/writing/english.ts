const INNER_CAPITAL = /^[^\s]*[a-z0-9][A-Z]|^[A-Z0-9&.-]{2,}(s|'s)?$/;

/** First letter large; the rest is left alone. */
export function cap(text: string): string {
  const at = text.search(/[\p{L}\p{N}]/u);
  return at < 0 ? text : text.slice(0, at) + text.charAt(at).toLocaleUpperCase("en") + text.slice(at + 1);
}

const NATIONAL =
  /^(?:African|American|Arab|Argentinian|Asian|Australian|Austrian|Belgian|Brazilian|British|Bulgarian|Canadian|Chilean|Chinese|Colombian|Croatian|Czech|Danish|Dutch|Egyptian|English|Estonian|European|Filipino|Filipina|Finnish|French|German|Greek|Hungarian|Indian|Indonesian|Irish|Israeli|Italian|Japanese|Kenyan|Korean|Latin|Mexican|Nigerian|Nordic|Norwegian|Polish|Portuguese|Romanian|Russian|Scandinavian|Scottish|Spanish|Swedish|Swiss|Syrian|Thai|Turkish|Ukrainian|Vietnamese|Welsh|Christian|Catholic|Muslim|Jewish)s?$/;

const DAY_OR_MONTH =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|April|June|July|August|September|October|November|December)$/;
/** "March" and "May" are also verbs: months where another month or a day follows. */
const ALSO_A_VERB = /^(?:March|May) (?:to|and|until|is|\d)/;

/** First letter small, unless the first word is an acronym, a name, a nationality, a day or month, or "I". */
export function uncap(text: string, names: ReadonlySet<string> = new Set()): string {
  const first = /^[^\s,;:]+/.exec(text)?.[0] ?? "";
  const bare = first.replace(/(['’]s|['’])$/, "");
  if (/^(?:North|South|East|West|Central)(?:ern)? \p{Lu}|^\p{Lu}\p{L}+ (?:and|or|&) \p{Lu}\p{Ll}/u.test(text))
    return text;
  if (
    INNER_CAPITAL.test(first) ||
    NATIONAL.test(bare.replace(/-\p{Ll}+$/u, "")) ||
    names.has(bare) ||
    DAY_OR_MONTH.test(bare) ||
    ALSO_A_VERB.test(text) ||
    /^I(['’]|$)/.test(first)
  )
    return text;
  return text.charAt(0).toLocaleLowerCase("en") + text.slice(1);
}

/** Without outer spaces, quotes and closing punctuation: ready to stand inside a sentence. */
/** "Also no app is required", "Honestly the report brings them back": how it was begun in the answer says nothing where it is quoted. */
const OPENER =
  /^(?:(?:also|and|but|besides|honestly|frankly|basically|actually|anyway|to be honest|in all honesty)(?:, (?:honestly|frankly|also))?,? |plus,? (?!sizes?\b)|well, )(?=\p{L})/iu;
export const withoutOpener = (said: string): string => said.replace(OPENER, "");

export function bare(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/^[\s"“”'‘.,;:–—-]+/, "")
    .replace(/[\s"“”.,;:!?…–—-]+$/, "")
    .trim();
}

/** One closed sentence with a capital at its start. */
export function sentence(text: string): string {
  const body = text
    .replace(/\s+/g, " ")
    .replace(/ ([,.;:!?])/g, "$1")
    .trim();
  if (!body) return "";
  return cap(/[.!?…]["”)]?$/.test(body) ? body : `${body.replace(/[,;:]$/, "")}.`);
}

export function article(noun: string): string {
  const word = noun.trim().toLowerCase();
  if (/^(hour|honest|heir|8|11|18)/.test(word)) return "an";
  if (/^(uni([^nm]|$)|us[aeu]|eu|one|once|ubiq|uk)/.test(word)) return "a";
  if (/^[A-Z]{2,}/.test(noun.trim())) return /^[AEFHILMNORSX]/.test(noun.trim()) ? "an" : "a";
  return /^[aeiou]/.test(word) ? "an" : "a";
}

export const withArticle = (noun: string) => `${article(noun)} ${noun}`;

export function list(items: readonly string[], word = "and"): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${word} ${items[items.length - 1]}`;
}

export const wordCount = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** At most `max` words, never ending on a joining word. */
export function shorten(text: string, max: number): string {
  const words = text.split(/\s+/);
  if (words.length <= max) return text;
  const kept = words.slice(0, max);
  while (
    kept.length > 1 &&
    /^(a|an|the|and|or|of|for|with|to|in|on|at|by|from|that|who|which|is|are|their|its|our|your|not|no|per|every|each|because|when|than|as|but|so|into|it|they|we|even|only|also)$/i.test(
      bare(kept[kept.length - 1] ?? ""),
    )
  )
    kept.pop();
  return bare(kept.join(" "));
}

const IRREGULAR: Record<string, string> = {
  have: "has",
  do: "does",
  go: "goes",
  are: "is",
  "don't": "doesn't",
  "aren't": "isn't",
  "haven't": "hasn't",
  can: "can",
  will: "will",
  must: "must",
  may: "may",
  photo: "photographs",
};

/** "collect" -> "collects". */
export function conjugate(verb: string): string {
  const v = verb.toLowerCase();
  const known = IRREGULAR[v];
  if (known) return known;
  if (/(s|x|z|ch|sh|o)$/.test(v)) return `${verb}es`;
  if (/[^aeiou]y$/.test(v)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

const ONE: Record<string, string> = {
  clothes: "clothes",
  trousers: "trousers",
  menus: "menu",
  people: "person",
  children: "child",
  knives: "knife",
  wives: "wife",
  midwives: "midwife",
  teeth: "tooth",
  feet: "foot",
  leaves: "leaf",
  hooves: "hoof",
  loaves: "loaf",
  halves: "half",
  shelves: "shelf",
  buses: "bus",
  lenses: "lens",
  shoes: "shoe",
};
const MANY = Object.fromEntries(Object.entries(ONE).map(([many, one]) => [one, many]));
/** These end like a plural and are none. */
const NO_PLURAL = /(?:[sui]s|^yes|canvas|lens|gas|series|species)$/i;

/** Their e is their own: "headaches", "shoes". */
const WITH_E =
  /(?:(?:head|tooth|back|belly|stomach|heart|ear)ache|mustache|moustache|niche|cache|quiche|cr[eè]che|avalanche|(?:^|\W|[a-z])shoe|(?:^|\W)toe|canoe)s$/i;
/** "tradesmen" -> "tradesman"; what is singular already stays. */
export function singular(noun: string): string {
  const last = noun.split(" ").at(-1) ?? noun;
  const known = ONE[last.toLowerCase()];
  if (known) return noun.slice(0, noun.length - last.length) + known;
  if (NO_PLURAL.test(noun)) return noun;
  if (WITH_E.test(noun)) return noun.slice(0, -1);
  return noun
    .replace(/men$/, "man")
    .replace(/(?<=[ -]child)ren$/, "")
    .replace(
      /(?<=^|\W)(trad|food|newb|self|rook|hood|cook|brown|smooth|mov|vegg|t|p|l|zomb|calor|group|junk|hipp|yupp|budg|ind|auss)ies$/i,
      "$1ie",
    )
    .replace(/ies$/, "y")
    .replace(/(ss|sh|ch|x|o)es$/, "$1")
    .replace(/([^s])s$/, "$1");
}

/** "tradesman" -> "tradesmen"; what is plural already stays. */
export function plural(noun: string): string {
  const last = noun.split(" ").at(-1) ?? noun;
  const known = MANY[last.toLowerCase()];
  if (known) return noun.slice(0, noun.length - last.length) + known;
  if (singular(last) !== last || /^(?:staff|personnel)$/i.test(last)) return noun;
  if (/(?:s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /[a-z]man$/.test(noun) && !/(?:hu|ger|ro|tal|otto)man$/i.test(noun)
    ? noun.replace(/man$/, "men")
    : `${noun}s`;
}

const COUNT_WORDS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
export const inWords = (n: number) => COUNT_WORDS[n] ?? n.toLocaleString("en");

/** "Both" of two, "all five" of more. */
export const allOf = (count: string): string => (count === "two" ? "both" : `all ${count}`);
