import type { Archetype } from "@/lib/brief/types";
import { cap } from "../english";
import { brevity, type Candidate, type Match, make, type NameMaterial } from "./candidate";
import { pronounceability } from "./pronounce";
import { letters } from "./sound";

export const TYPE_WORDS: Record<Archetype, readonly string[]> = {
  saas: ["Desk", "Room", "Works", "Line"],
  marketplace: ["Exchange", "Circle", "Club", "Row"],
  ecommerce: ["Company", "House", "Store", "Counter"],
  services: ["Company", "House", "Office", "Round"],
  fintech: ["Ledger", "Union", "Account", "Counter"],
  media: ["Letter", "Review", "Brief", "Report"],
  hardware: ["Works", "Company", "Instruments", "Supply"],
  usage: ["Engine", "Works", "Line", "Press"],
  local: ["House", "Yard", "Corner", "Counter"],
  education: ["School", "Evenings", "Class", "Academy"],
  nonprofit: ["Project", "House", "Trust", "Table"],
};

/** The founder's own noun with a word for the kind of business. */
export function descriptive({ nouns, place, archetype }: NameMaterial): (Candidate | null)[] {
  const types = TYPE_WORDS[archetype];
  const plain = nouns
    .slice(0, 4)
    .flatMap((noun, i) =>
      types.map((type, j) =>
        letters(noun).endsWith(type.toLowerCase())
          ? null
          : make("descriptive", `${cap(noun)} ${type}`, [noun, type], [null, null], 6 - i - j * 0.3),
      ),
    );
  const first = nouns[0];
  const local =
    place && first && /^\p{Lu}[\p{L}]{2,10}$/u.test(place)
      ? [make("descriptive", `${place} ${cap(first)} ${types[0]}`, [place, first], [null, null], 5.2)]
      : [];
  return [...plain, ...local];
}

/** Two things out of the founder's own world: "Crumb & Batch". */
export function pairs({ nouns }: NameMaterial, matches: readonly Match[]): (Candidate | null)[] {
  const own = nouns.slice(0, 4);
  const near = matches
    .filter(({ cluster }) => cluster.kind === "topic")
    .slice(0, 2)
    .flatMap(({ cluster }) => cluster.nouns.map((noun) => ({ noun, cluster })));
  const seconds = [...own.map((noun) => ({ noun, cluster: null })), ...near];
  return own.flatMap((first, i) =>
    seconds
      .filter(
        ({ noun }, j) => noun !== first && noun.length + first.length <= 11 && (j >= own.length || j > i),
      )
      .map(({ noun, cluster }) =>
        make(
          "pair",
          `${cap(first)} & ${cap(noun)}`,
          [first, noun],
          [null, cluster],
          (cluster ? 3 : 4.6) - i * 0.5 + (first.charAt(0) === noun.charAt(0) ? 0.5 : 0),
        ),
      ),
  );
}

/** "Surehall", "Calmrota": what is promised before the founder's own noun. */
export function promised({ nouns }: NameMaterial, matches: readonly Match[]): (Candidate | null)[] {
  return nouns
    .filter((noun) => noun.length <= 6)
    .slice(0, 2)
    .flatMap((noun, i) =>
      matches
        .filter(({ cluster }) => cluster.kind === "benefit")
        .flatMap(({ cluster, weight }) =>
          cluster.adjectives.map((adjective) =>
            make(
              "suggestive",
              cap(adjective + noun),
              [adjective, noun],
              [cluster, null],
              5.4 -
                i * 0.8 +
                weight * 0.4 +
                pronounceability(adjective + noun) * 2 +
                brevity(adjective + noun),
            ),
          ),
        ),
    );
}

/** Words that stand well behind anything a founder makes or mends. */
const NEUTRAL_HEADS = ["mark", "line", "way", "point", "works", "path", "field", "post", "well", "yard"];

/** The founder's own noun joined with a plain head: "Crateline". */
export function ownCompounds({ nouns }: NameMaterial): (Candidate | null)[] {
  return nouns
    .filter((noun) => noun.length <= 7)
    .slice(0, 3)
    .flatMap((noun, i) =>
      NEUTRAL_HEADS.map((head, j) =>
        make(
          "compound",
          cap(noun + head),
          [noun, head],
          [null, null],
          6.4 - i * 0.5 - j * 0.08 + pronounceability(noun + head) * 2 + brevity(noun + head),
        ),
      ),
    );
}
