import type { Acted } from "../deed-words";

/** What a screen of one deed holds. */
export interface Drawing {
  parts(acted: Acted): string[];
  empty(acted: Acted): string;
  error(acted: Acted): string;
}
