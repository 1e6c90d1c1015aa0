/** "to look for": the first word bends, the rest follows. */
const parts = (verb: string): [head: string, rest: string] => {
  const at = verb.indexOf(" ");
  return at < 0 ? [verb, ""] : [verb.slice(0, at), verb.slice(at)];
};
const doubled = (head: string) => /[^aeiou][aeiou][bdgmnpt]$/.test(head) && head.length < 5;

function thirdPerson(verb: string): string {
  const [head, rest] = parts(verb);
  if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ies${rest}`;
  return `${head}${/(?:s|x|z|ch|sh|o)$/.test(head) ? "es" : "s"}${rest}`;
}

export function regularPast(verb: string): string {
  const [head, rest] = parts(verb);
  if (head.endsWith("e")) return `${head}d${rest}`;
  if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ied${rest}`;
  return `${head}${doubled(head) ? head.at(-1) : ""}ed${rest}`;
}

function gerund(verb: string): string {
  const [head, rest] = parts(verb);
  if (/ie$/.test(head)) return `${head.slice(0, -2)}ying${rest}`;
  if (/[^e]e$/.test(head)) return `${head.slice(0, -1)}ing${rest}`;
  return `${head}${doubled(head) ? head.at(-1) : ""}ing${rest}`;
}

export interface Verb {
  base: string;
  past: string;
  participle: string;
}

/** By the sort that the lexicon gives a form: 3 and p present, 1 and w with "I" and "we", d past, e past with "I", n participle, g "-ing", i infinitive. */
export function formOf({ base, past, participle }: Verb, sort: string): string {
  if (sort === "3") return thirdPerson(base);
  if (sort === "d") return past;
  if (sort === "e") return `I ${past}`;
  if (sort === "n") return participle;
  if (sort === "g") return gerund(base);
  return base;
}

export const asGerund = (base: string): string => gerund(base);

const IRREGULAR: Readonly<Record<string, string>> = {
  person: "people",
  woman: "women",
  man: "men",
  child: "children",
  wife: "wives",
  loaf: "loaves",
  craftsperson: "craftspeople",
  life: "lives",
};
const UNBENT =
  /(?:people|parents|clothes|trousers|glasses|goods|stairs|furniture|vegetables|staff|holidays|cash|software|pasta|fish|money|rain|data|knowledge|experience|bookkeeping|advertising|word of mouth|citrus|internet|premises|garbage|electricity)$/;

/** "Locum day" in the plural. */
export function several(noun: string): string {
  const at = noun.lastIndexOf(" ") + 1;
  const head = noun.slice(at);
  if (UNBENT.test(noun)) return noun;
  if (IRREGULAR[head]) return noun.slice(0, at) + IRREGULAR[head];
  if (/[^aeiou]y$/.test(head)) return `${noun.slice(0, -1)}ies`;
  return `${noun}${/(?:s|x|z|ch|sh)$/.test(head) ? "es" : "s"}`;
}
