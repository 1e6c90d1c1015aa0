import type { Topic } from "../outline/topics";

/** A noun as it is said in a sentence: "dives", "gear". */
export const spoken = ({ word, many, counted }: Topic) => (counted ? many : word);
