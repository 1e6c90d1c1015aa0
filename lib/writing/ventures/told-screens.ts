import type { Brief } from "@/lib/brief/types";
import { singular } from "../english";
import type { VentureScreens } from "./screens-of";

/** So much is told that what a screen shows would be in it. */
const LONG = 700;
/** "Ours only does money", "that's it": what is not told is not in it. */
const NOTHING_ELSE =
  /\bonly (?:does|do|about)\b|\bthat['’]?s it\b|\bnothing else\b|\bone (?:thing|job) (?:only|well)\b/i;
/** Words of the answers that the screens of a kind share with them, all together and each. */
const [LEAST_SHARED, LEAST_ON_ONE] = [5, 2];
/** Named so often, the thing that the kind deals in is theirs. */
const OFTEN = 4;
const STEM = 6;
/** Shown by any screen and said in any answer. */
const ANYBODYS = new Set(
  `list button buttons field picture headline words switch link chart table steps numbered conversation today
  your week weeks price prices open next check ready call message change book from with this that them they then
  there three four five seven eight nine have need order first last time times minutes hour hours free kept some
  more than what when where which come comes room work works inside year years each every back found find part
  note notes done back about done show shows know people missing include included includes machine phone good
  most own other another same only many much make made take taken give given keep keeps under still like
  monday tuesday wednesday thursday friday saturday sunday morning evening afternoon month months days choose
  once twice before after name names number thing things sent send sends want wants both`.split(/\s+/),
);

const stemsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !ANYBODYS.has(word) && !ANYBODYS.has(singular(word)))
      .map((word) => singular(word).slice(0, STEM)),
  );

/** The screens of a known kind that show what the founder speaks of; null where the kind is another's. */
export function asTold(known: VentureScreens, { answers, language, spoken }: Brief): VentureScreens | null {
  const all = Object.values(answers).join(" ");
  if (language !== "en" || spoken || (all.length < LONG && !NOTHING_ELSE.test(all))) return known;
  const said = stemsOf(all);
  const shared = known.screens.map((screen) =>
    [...stemsOf([screen.name, ...screen.parts].join(" "))].filter((stem) => said.has(stem)),
  );
  const things = [...stemsOf(known.thing.one)];
  const times = (all.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) =>
    things.includes(singular(word).slice(0, STEM)),
  ).length;
  const isOften = times >= OFTEN;
  if (new Set(shared.flat()).size < (isOften ? LEAST_ON_ONE : LEAST_SHARED)) return null;
  const least = isOften ? 1 : LEAST_ON_ONE;
  return { ...known, screens: known.screens.filter((_, at) => (shared[at]?.length ?? 0) >= least) };
}
