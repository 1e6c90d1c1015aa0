import type { Material } from "../material";

const MOST_WORDS = 3;
/** The customers in a word or three; "" where their name is longer or may have been cut. */
export const shortWho = ({ group: { crowd } }: Pick<Material, "group">): string =>
  crowd.split(" ").length <= MOST_WORDS &&
  /^\p{L}[\p{L}'’ -]*(?:s|people|women|men|children)$/u.test(crowd) &&
  !/\b(?:and|or|with|in|who|for|at)\b/.test(crowd)
    ? crowd
    : "";
