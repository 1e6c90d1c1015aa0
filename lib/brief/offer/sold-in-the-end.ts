/** "Gluten free", "women only": one word each before a noun; "lessons one to one": how they are held. */
export const inOneWord = (said: string) =>
  said
    .replace(
      /\b(gluten|sugar|lactose|dairy|waste|alcohol|plastic|nut|meat|smoke|fat|grain|wheat) free (?=\p{L})/giu,
      "$1-free ",
    )
    .replace(/\b(women|men|adults|members|girls|kids|ladies|family|locals) only (?=\p{L})/giu, "$1-only ")
    .replace(
      /(?<=\p{L}s) (?:one[- ](?:to|on)[- ]one|1[- ](?:to|on)[- ]1|1:1|face to face|in person|live online)\b/giu,
      "",
    );
/** "We collect it daily and make crackers from it", "buy used bikes, repair them and sell them": what is sold in the end. */
const MADE_OF_IT =
  /^(?:we|i) (?:collect|take|pick up|buy|rescue|gather) [^.;]*?\b(?:and|,) (?:then )?(?:make|bake|brew|cook|sew|press|build|grow|turn) ((?!(?:it|them|the|an?)\b)(?:[\p{L}-]+ ){0,2}?[\p{L}-]{3,}s?) (?:from|out of|of|with|on) (?:it|them|these|those)\b/iu;
const BOUGHT_AND_SOLD =
  /^(?:we|i) (?:buy|collect|take in|source|import) ((?:[\p{L}-]+ ){0,2}[\p{L}-]{3,}s)\b(?=,| and| from)[^.;]*\b(?:sell|resell|rent(?: out)?|lend) them\b/iu;

/** "Crackers" out of "collect grain and make crackers from it": what comes out of what is bought or gathered. */
export const soldInTheEnd = (sentence: string): string | null =>
  (MADE_OF_IT.exec(sentence)?.[1] ?? BOUGHT_AND_SOLD.exec(sentence)?.[1])?.toLowerCase() ?? null;
