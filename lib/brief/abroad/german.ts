import { isNoun, isVerb, type Word } from "./words-of";

const endsClause = (word: Word | undefined) =>
  word === undefined || (word.sort === "." && /[.,;:!?()]/.test(word.english));

/** "Am Eingang jedes Spielplatzes". */
export const GENITIVE = /^(?:des|der|(?:ein|jed|dies|mein|unser|ihr|sein)e[sr])$/i;

/** Where the noun phrase at i ends: "die vierzehn alten Apotheken in Zittau". */
function phraseEnd(words: readonly Word[], i: number): number {
  let to = i;
  while (to < words.length && "DQ#A".includes((words[to] as Word).sort)) to += 1;
  const nouns = to;
  while (to < words.length && isNoun(words[to])) to += 1;
  if (to === nouns) return to > i && "#".includes((words[to - 1] as Word).sort) ? to : i;
  const genitive = words[to];
  if (genitive?.sort === "D" && GENITIVE.test(genitive.said)) {
    return Math.max(phraseEnd(words, to), to);
  }
  return to;
}

const FINITE = (word: Word | undefined) => word !== undefined && isVerb(word.sort);
const AND = /^(?:und|oder|aber|sondern|denn)$/i;
const OPENS = /^(?:because|when|that|whether|so that|while|although|before|as soon as|until|if|as)$/;

/** The verbs of a German clause stand where English has them: after whoever does it. */
function germanClause(clause: readonly Word[], opensSentence: boolean): Word[] {
  const [joins, ...rest] = clause;
  if (joins?.sort === "C" && AND.test(joins.said)) return [joins, ...germanClause(rest, opensSentence)];
  const hasFinite = clause.some(FINITE);
  const only = hasFinite ? -1 : clause.findLastIndex(({ sort }) => sort === "i");
  const helped = clause.findIndex(({ english }) => /^(?:is|are|was|were|has|have|had|am)$/.test(english));
  let words = clause.map((word, i) =>
    helped >= 0 && i > helped && i === clause.length - 1 && word.participle && word.sort !== "N"
      ? { ...word, sort: "n", english: word.participle }
      : i === only
        ? { ...word, sort: "p", english: word.base ?? word.english }
        : word,
  );
  const [first, second] = words;
  if (!first) return words;
  // "..., die das Hotel extra berechnen", "..., auf der sie ihre Tage eintragen"
  const relative =
    !opensSentence &&
    first.sort === "D" &&
    /^(?:der|die|das|den|dem)$/i.test(first.said) &&
    !"NAU#".includes(second?.sort ?? "N") &&
    FINITE(words.at(-1));
  const behind =
    !opensSentence &&
    first.sort === "P" &&
    second?.sort === "D" &&
    /^(?:der|die|das|den|dem)$/i.test(second.said) &&
    FINITE(words.at(-1)) &&
    !FINITE(words[2]);
  if (relative) words[0] = { ...first, english: "that", sort: "R" };
  if (behind && second) words[1] = { ...second, english: "which", sort: "R" };
  const subordinate =
    relative || behind || first.sort === "R" || (first.sort === "C" && OPENS.test(first.english));
  if (subordinate) {
    let from = words.length;
    while (from > 1 && "3p1wdmni".includes((words[from - 1] as Word).sort)) from -= 1;
    const tail = words.slice(from).reverse();
    if (tail.length === 0) return words;
    const lead = behind ? 2 : 1;
    const subject = words[lead]?.sort === "S" ? lead + 1 : relative ? lead : phraseEnd(words, lead);
    const to = Math.min(Math.max(subject, lead), from);
    return [...words.slice(0, to), ...tail, ...words.slice(to, from)];
  }
  const verb = words.findIndex(FINITE);
  if (verb < 0) return words;
  // "... und Apotheken einen Dienst ausschreiben": goes on a clause whose verb stands last.
  const who = first.sort === "S" ? 1 : phraseEnd(words, 0);
  if (verb === words.length - 1 && who > 0 && who < verb)
    return [...words.slice(0, who), words[verb] as Word, ...words.slice(who, verb)];
  const finite = words[verb] as Word;
  let last = words.length;
  while (last > verb + 1 && "ni".includes((words[last - 1] as Word).sort)) last -= 1;
  if (
    /^(?:they|it)$/.test(words[verb + 1]?.english ?? "") &&
    words[verb + 1]?.sort === "S" &&
    "DNAU#".includes(first.sort)
  )
    words[verb + 1] = {
      ...(words[verb + 1] as Word),
      english: words[verb + 1]?.english === "they" ? "them" : "it",
      sort: "O",
    };
  const tail = words.slice(last).reverse();
  if (tail.length > 0 && last > verb + 1)
    words = [...words.slice(0, verb + 1), ...tail, ...words.slice(verb + 1, last)];
  const group = 1 + (last > verb + 1 ? tail.length : 0);
  const next = verb + group;
  const whoever =
    words[next]?.sort === "S" &&
    (/^(?:I|we|he|one)$/.test(words[next]?.english ?? "") || "PXQ".includes(first.sort));
  const inverted =
    verb > 0 &&
    (whoever ||
      "PXR".includes(first.sort) ||
      ("QA#".includes(first.sort) && who === 0) ||
      /^(?:when|if)$/.test(first.english));
  if (verb === 0 && words[next]?.sort === "S")
    return [words[next] as Word, ...words.slice(0, next), ...words.slice(next + 1)];
  if (!inverted || finite.english.startsWith("there")) return words;
  // "Pro Betrieb kosten uns die Server 0,70 €".
  const from = next + (words[next]?.sort === "O" ? 1 : 0);
  const to = words[from]?.sort === "S" ? from + 1 : phraseEnd(words, from);
  return to > from
    ? [...words.slice(0, verb), ...words.slice(from, to), ...words.slice(verb, from), ...words.slice(to)]
    : words;
}

const DOES = (word: Word) => FINITE(word) || word.sort === "i";
const opensRelative = (word: Word | undefined, next: Word | undefined) =>
  word?.sort === "R" || (word?.sort === "P" && next?.sort === "R");

export function german(words: readonly Word[]): Word[] {
  const out: Word[] = [];
  let clause: Word[] = [];
  let opens = true;
  // "In Zittau findet eine Apotheke, deren Inhaber krank wird, keine Vertretung": its verb waits for the end of what lies between.
  let waiting: Word[] = [];
  const close = (before: string, next: Word | undefined, after: Word | undefined) => {
    const said = germanClause(clause, opens);
    clause = [];
    if (waiting.length > 0) {
      out.push(...said);
      if (before !== ",") out.push(...waiting.splice(0));
      return;
    }
    const verbs = said.length - (said.findLastIndex((word) => !FINITE(word)) + 1);
    if (before === "," && verbs > 0 && verbs < said.length && opensRelative(next, after))
      waiting = said.splice(said.length - verbs);
    out.push(...said);
  };
  words.forEach((word, i) => {
    const and = word.sort === "C" && AND.test(word.said) && i > 0;
    const full = and && words.slice(i + 1).some(DOES) && clause.some(DOES);
    if (!endsClause(word) && !full) {
      clause.push(word);
      return;
    }
    const held = waiting.length > 0;
    close(word.english, words[i + 1], words[i + 2]);
    out.push(word);
    if (held) out.push(...waiting.splice(0));
    opens = !(word.sort === "." && word.english === ",");
  });
  close("", undefined, undefined);
  return [...out, ...waiting];
}
