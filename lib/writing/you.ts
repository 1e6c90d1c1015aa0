/** What stands behind "you" where something is done to or for you: "asks you about", "shows you which". */
const AFTER_OBJECT =
  /^(?:[,.;:)]|$| (?:an?|the|in|on|at|to|by|for|from|with|about|how|what|when|where|why|which|who|whether|if|that|and|or|but|as|once|twice|again|today|directly|weekly|monthly|daily|your|their|more|every|each|all|up|out|off|through|into|back|home|exactly|one|two|three|\d+|\p{L}+s)\b(?! (?:a|the) \p{L}+ (?:is|are)\b))/iu;
const BEFORE_SUBJECT =
  /(?:^|[,;:] |\b(?:so|that|what|when|where|which|who|whom|if|once|until|before|after|while|because|and|but|how|as|whatever|everything|than|why|whether) (?:that )?)$/iu;
/** "Lets you book it". */
const HANDS_TO_YOU =
  /\b(?:lets?|helps?|makes?|gives?|shows?|tells?|asks?|sends?|reminds?|warns?|gets?|saves?|teaches|brings?) $/iu;
/** "A room you book": what is told of a thing without "that" is told with it. */
const OF_YOU =
  /(?:^|[^\p{L}])(?:for|to|with|by|at|on|from|of|about|near|like|without|against|around|do|does|can)\s$/iu;
const isToldOf = (before: string, after: string) =>
  /\p{L} $/u.test(before) &&
  !OF_YOU.test(before) &&
  !BEFORE_SUBJECT.test(before) &&
  !HANDS_TO_YOU.test(before) &&
  !AFTER_OBJECT.test(after);
const FORMS: Readonly<Record<string, string>> = {
  "you're": "they are",
  "you've": "they have",
  "you'll": "they will",
  yours: "theirs",
  yourself: "themselves",
  yourselves: "themselves",
};

/** Who opens an app is a user, who is served a customer. */
export const whoIsYou = (noun: string | null): string =>
  /\b(?:apps?|software|tool|platform|site|website|program|system|map|calculator|planner|assistant|bot|chatbot|api|extension|plug-?in|portal|engine)$/i.test(
    noun ?? "",
  )
    ? "users"
    : "customers";

/** "Asks you about your work" -> "asks users about their work": who is meant is named once and is "they" from then on. */
export function ofThem(said: string, people: string): string {
  let named = false;
  return said.replace(
    /(?<!-)\b(you(?:['’](?:re|ve|ll))?|your|yours|yourself|yourselves)\b(?!-)/giu,
    (found, _word: string, at: number) => {
      const word = found.toLowerCase().replace("’", "'");
      const first = !named;
      named = true;
      if (word === "your") return first ? `the ${people.replace(/s$/, "")}’s` : "their";
      const form = FORMS[word];
      if (form) return first ? form.replace(/^they/, people) : form;
      const [before, after] = [said.slice(0, at), said.slice(at + found.length)];
      if (first) return isToldOf(before, after) ? `that ${people}` : people;
      return HANDS_TO_YOU.test(before) || (AFTER_OBJECT.test(after) && !BEFORE_SUBJECT.test(before))
        ? "them"
        : "they";
    },
  );
}
