import { isCountNoun } from "../count-noun";
import type { Topic } from "../outline/topics";
import { isConcrete } from "./concrete";

/** A noun as it is said in a sentence: "dives", "gear". */
export const spoken = ({ word, many, counted }: Topic) =>
  counted || (isCountNoun(word) && isConcrete(word)) ? many : word;
