import type { Act } from "../../outline/act";
import type { Row } from "./material-row";

/** Where no thing of the offer gives the colours, what people have to feel does: the feeling, and things that stand for it. */
interface Feeling {
  feeling: string;
  row: Row;
}

const TRUST: Feeling = {
  feeling: "reliable and clear",
  row: [
    "",
    "a well-kept ledger",
    ["ink blue", 0.4, 0.09, 255],
    ["marker yellow", 0.88, 0.15, 95],
    "white",
    "ruled paper, a sharp pencil, a tick in the margin",
    "stands on a ruled line",
  ],
};
const ORDER: Feeling = {
  feeling: "calm and orderly",
  row: [
    "",
    "a tidy storeroom",
    ["slate green", 0.42, 0.06, 190],
    ["label orange", 0.78, 0.14, 60],
    "cool",
    "numbered hooks, a clean shelf, a label in large type",
    "hangs on a hook with a number",
  ],
};
const LEARNING: Feeling = {
  feeling: "friendly and encouraging",
  row: [
    "",
    "an open exercise book",
    ["school blue", 0.45, 0.12, 262],
    ["chalk yellow", 0.9, 0.13, 98],
    "warm",
    "squared paper, a well-used pencil, a corrected line",
    "is written with one steady stroke",
  ],
};
const WARMTH: Feeling = {
  feeling: "warm and unhurried",
  row: [
    "",
    "a kitchen table in the afternoon",
    ["brick rose", 0.48, 0.1, 30],
    ["butter", 0.9, 0.09, 92],
    "warm",
    "a cup, a folded cloth, light through a window",
    "leans a little, like somebody who listens",
  ],
};
const CRAFT: Feeling = {
  feeling: "honest and well made",
  row: [
    "",
    "a workbench",
    ["oiled walnut", 0.4, 0.06, 55],
    ["brass", 0.8, 0.1, 85],
    "warm",
    "tools in their order, shavings, a hand at work",
    "is cut with one clean edge",
  ],
};
const ENERGY: Feeling = {
  feeling: "quick and ready",
  row: [
    "",
    "a morning with the windows open",
    ["deep teal", 0.42, 0.08, 210],
    ["signal orange", 0.75, 0.17, 50],
    "white",
    "hands at work, a list with its first line done, an open door",
    "tilts forward",
  ],
};
const FRESH: Feeling = {
  feeling: "fresh and clean",
  row: [
    "",
    "washing in the wind",
    ["water blue", 0.48, 0.1, 235],
    ["mint", 0.9, 0.08, 165],
    "white",
    "folded cotton, a line in the sun, a numbered bag",
    "has a fold in it",
  ],
};
const GROWING: Feeling = {
  feeling: "natural and patient",
  row: [
    "",
    "the edge of a meadow",
    ["leaf green", 0.44, 0.1, 145],
    ["poppy", 0.72, 0.17, 32],
    "tint",
    "seed heads, wet soil, a hand with a basket",
    "grows out of the line below it",
  ],
};
const MEETING: Feeling = {
  feeling: "open and fair to both sides",
  row: [
    "",
    "a table with two chairs",
    ["plum", 0.42, 0.1, 330],
    ["apricot", 0.84, 0.1, 70],
    "warm",
    "two cups, a handshake, a note with a price on it",
    "is made of two halves that meet",
  ],
};
const NIGHT: Feeling = {
  feeling: "quiet and watchful",
  row: [
    "",
    "a lit window at night",
    ["night blue", 0.36, 0.09, 268],
    ["lamp light", 0.88, 0.12, 88],
    "cool",
    "a light in the hall, a phone on a table, an open door",
    "has a small light at its foot",
  ],
};
const PLACE: Feeling = {
  feeling: "welcoming and lively",
  row: [
    "",
    "an open door in a side street",
    ["terracotta", 0.5, 0.12, 42],
    ["sky", 0.86, 0.07, 225],
    "warm",
    "a door handle, a hand-painted sign, people seen from behind",
    "opens like a door",
  ],
};
const TABLE: Feeling = {
  feeling: "simple and appetising",
  row: [
    "",
    "a market counter in the morning",
    ["olive", 0.46, 0.09, 120],
    ["tomato", 0.66, 0.19, 32],
    "warm",
    "the food itself, wrapping paper, a handwritten price",
    "has a bite taken out of it",
  ],
};

export const FEELINGS: Record<Act, readonly [Feeling, ...Feeling[]]> = {
  track: [ORDER, TRUST],
  check: [TRUST, ORDER],
  forecast: [TRUST, ENERGY],
  teach: [LEARNING],
  lend: [ENERGY, ORDER],
  match: [MEETING],
  language: [MEETING, LEARNING],
  papers: [TRUST],
  repair: [ENERGY, CRAFT],
  clean: [FRESH],
  carry: [ENERGY, FRESH],
  make: [CRAFT, WARMTH],
  food: [TABLE],
  guard: [NIGHT],
  care: [WARMTH],
  grow: [GROWING],
  host: [PLACE],
  guide: [PLACE, GROWING],
  pay: [TRUST, MEETING],
  tell: [LEARNING, TRUST],
  work: [TRUST, WARMTH],
  plan: [ORDER, WARMTH],
  remind: [ORDER, MEETING],
  hear: [WARMTH, MEETING],
  keep: [WARMTH, TRUST],
  ready: [ENERGY, ORDER],
};
