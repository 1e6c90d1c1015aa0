import type { Brief } from "@/lib/brief/types";
import { cleared } from "../names/misleading";
import { ownSentences } from "../names/of-ours";
import type { Oklch } from "../palette/oklch";
import type { Source } from "./data/materials";
import { NAMED_MATERIALS } from "./data/named-materials";

interface NamedMaterial {
  when: RegExp;
  picture: string;
  colour: string;
  c: number;
  h: number;
}
const MATERIALS: readonly NamedMaterial[] = NAMED_MATERIALS.trim()
  .split("\n")
  .map((line) => {
    const [words = "", picture = "", look = ""] = line.split(" | ");
    const [, colour = "", c = "0", h = "0"] = /^(.+) ([\d.]+) (\d+)$/.exec(look) ?? [];
    return {
      when: new RegExp(`(?<![\\p{L}-])(?:${words.replace(/,/g, "|")})(?![\\p{L}-])`, "iu"),
      ...{ picture, colour, c: Number(c), h: Number(h) },
    };
  });

const LEAST = 2;
const ON_THE_BOARD = 3;
const DARK = 0.44;
const LIGHT = 0.82;
const WARM = [30, 120] as const;
/** Two colours that are one give no accent. */
const APART = 12;
const apart = (one: NamedMaterial, other: NamedMaterial) => {
  const turn = Math.abs(one.h - other.h) % 360;
  return Math.min(turn, 360 - turn) > APART || Math.abs(one.c - other.c) > 0.05;
};

/** What the offer is made of and done with, as its founder names it; null where that are fewer than two things. */
export function namedMaterials(brief: Brief, mark: string): Source | null {
  const own = cleared(`${brief.answers.solution} ${ownSentences(brief).join(". ")}`);
  const found = MATERIALS.flatMap((one) => {
    const at = own.search(one.when);
    return at < 0 ? [] : [{ one, at }];
  })
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
    // "Waxed canvas" is no second canvas.
    .filter(
      (one, at, all) =>
        !all.slice(0, at).some((other) => other.colour === one.colour || isPartOf(one, other)),
    );
  const [first] = found;
  const strongest = [...found].sort((a, b) => b.c - a.c);
  const accent = strongest.find((one) => one !== first && first && apart(one, first));
  if (!first || !accent || found.length < LEAST) return null;
  const board = [first, accent, ...found.filter((one) => one !== first && one !== accent)]
    .slice(0, ON_THE_BOARD)
    .map(({ picture }) => picture);
  const tint = (one: NamedMaterial, l: number): { name: string } & Oklch => ({
    ...{ name: one.colour, l, c: Math.min(one.c, l > 0.7 ? 0.16 : 0.13), h: one.h },
  });
  return {
    when: first.when,
    from: "the materials and tools that you name yourself",
    main: tint(first, DARK),
    accent: tint({ ...accent, c: Math.max(accent.c, 0.09) }, LIGHT),
    paper: first.h >= WARM[0] && first.h <= WARM[1] ? "warm" : "white",
    board: board.join(", "),
    mark,
  };
}
const isPartOf = (one: NamedMaterial, other: NamedMaterial) =>
  other.when.test(one.picture) || one.picture.split(" ").at(-1) === other.picture.split(" ").at(-1);
