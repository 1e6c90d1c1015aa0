import { isNoun, isVerb, type Word } from "./words-of";

const endsClause = (word: Word | undefined) =>
  word === undefined || (word.sort === "." && /[.,;:!?()]/.test(word.english));

/** Where the noun phrase at i ends: "die vierzehn alten Apotheken in Zittau". */
function phraseEnd(words: readonly Word[], i: number): number {
  let to = i;
  while (to < words.length && "DQ#A".includes((words[to] as Word).sort)) to += 1;
  const nouns = to;
  while (to < words.length && isNoun(words[to])) to += 1;
  if (to === nouns) return to > i && "#".includes((words[to - 1] as Word).sort) ? to : i;
  const genitive = words[to];
  if (genitive?.sort === "D" && /^(?:des|eines|der)$/i.test(genitive.said)) {
    return Math.max(phraseEnd(words, to), to);
  }
  return to;
}

const FINITE = (word: Word | undefined) => word !== undefined && isVerb(word.sort);
const OPENS = /^(?:because|when|that|whether|so that|while|although|before|as soon as|until|if|as)$/;

/** The verbs of a German clause stand where English has them: after whoever does it. */
function germanClause(clause: readonly Word[], opensSentence: boolean): Word[] {
  const hasFinite = clause.some(FINITE);
  const helped = clause.findIndex(({ english }) => /^(?:is|are|was|were|has|have|had|am)$/.test(english));
  let words = clause.map((word, i) =>
    helped >= 0 && i > helped && i === clause.length - 1 && word.participle && word.sort !== "N"
      ? { ...word, sort: "n", english: word.participle }
      : !hasFinite && word.sort === "i" && i === clause.length - 1
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
    verb > 0 && (whoever || "PXQAR#".includes(first.sort) || /^(?:when|if)$/.test(first.english));
  if (verb === 0 && words[next]?.sort === "S")
    return [words[next] as Word, ...words.slice(0, next), ...words.slice(next + 1)];
  if (!inverted || finite.english.startsWith("there")) return words;
  const to = words[next]?.sort === "S" ? next + 1 : phraseEnd(words, next);
  return to > next
    ? [...words.slice(0, verb), ...words.slice(next, to), ...words.slice(verb, next), ...words.slice(to)]
    : words;
}

export function german(words: readonly Word[]): Word[] {
  const out: Word[] = [];
  let clause: Word[] = [];
  let opens = true;
  const close = () => {
    out.push(...germanClause(clause, opens));
    clause = [];
  };
  words.forEach((word, i) => {
    const and = word.sort === "C" && /^(?:und|oder|aber|sondern|denn)$/i.test(word.said) && i > 0;
    const full = and && words.slice(i + 1).findIndex(FINITE) >= 0 && clause.some(FINITE);
    if (endsClause(word) || full) {
      close();
      out.push(word);
      opens = !(word.sort === "." && word.english === ",");
    } else clause.push(word);
  });
  close();
  return out;
}
