import type { Act } from "../outline/act";
import { TOLD_HEADS } from "./data/told-heads";

/** A word or a phrase, and what it says. */
export interface Says {
  word: string;
  says: string;
}

/** What goes into a name beside a noun, by what the offer does. */
export interface HeadsOfDeed {
  /** What it does with the things: "it keeps watch over the {n}". */
  does: string;
  joined: readonly Says[];
  tools: readonly Says[];
  phrases: readonly Says[];
}

const says = (row = ""): Says[] =>
  row
    .split("; ")
    .filter((part) => part.includes(": "))
    .map((part) => {
      const at = part.indexOf(": ");
      return { word: part.slice(0, at), says: part.slice(at + 2) };
    });

const BY_ACT = new Map(
  TOLD_HEADS.trim()
    .split("\n\n")
    .map((block): [Act | "share", HeadsOfDeed] => {
      const [act = "work", does = "", joined, tools, phrases] = block.split("\n");
      return [
        act as Act | "share",
        { does, joined: says(joined), tools: says(tools), phrases: says(phrases) },
      ];
    }),
);
const NOTHING: HeadsOfDeed = { does: "", joined: [], tools: [], phrases: [] };
/** Of those who are brought together some share or swap with each other, and others buy and sell. */
export const headsFor = (act: Act, shares = false): HeadsOfDeed =>
  BY_ACT.get(act === "match" && shares ? "share" : act) ?? NOTHING;
