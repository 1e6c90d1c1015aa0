import { CARE_AND_SCHOOLS } from "../data/kinds-of-customer/care-and-schools";
import { CLUBS_AND_PUBLIC } from "../data/kinds-of-customer/clubs-and-public";
import { GUESTS_AND_SHOPS } from "../data/kinds-of-customer/guests-and-shops";
import { TRADES_AND_FIRMS } from "../data/kinds-of-customer/trades-and-firms";

interface Row {
  /** Low, usual and high number for every 100,000 people of a rich country. */
  density: readonly [number, number, number];
  /** So many times as many in a poor country. */
  elsewhere: number;
  pattern: RegExp;
  /** Who keeps a list of exactly these; "" where only the business register does. */
  listedBy: string;
}

export interface KindOfCustomer extends Row {
  /** As the text calls them: "dive centres". */
  name: string;
}

/** The last cell is where they are listed, those between are ways to call them. */
function rowOf(line: string): Row {
  const [figures = "", ...cells] = line.split("|");
  const listedBy = cells.pop() ?? "";
  const [low = 0, usual = 0, high = 0, elsewhere = 1] = figures.split(" ").map(Number);
  return {
    density: [low, usual, high],
    elsewhere,
    pattern: new RegExp(`(?<![\\p{L}-])(?:${cells.join("|")})(?![\\p{L}]|['’-]\\p{L})`, "iu"),
    listedBy,
  };
}

const ROWS: readonly Row[] = [GUESTS_AND_SHOPS, CARE_AND_SCHOOLS, CLUBS_AND_PUBLIC, TRADES_AND_FIRMS].flatMap(
  (rows) => rows.split("\n").map(rowOf),
);

/** "Owners of dive centres", "managers at breweries": they buy for them. */
const IN_CHARGE =
  /^.*?\b(?:owners?|managers?|heads?|directors?|operators?|keepers?|boards?|founders?|officers?|leads?|staff|leaders?) (?:of|at) (?:the |an? )?/iu;
/** "NGOs" and "B&Bs" keep their capitals. */
const spoken = (name: string) => (/\p{Lu}[\p{Lu}&]/u.test(name) ? name : name.toLowerCase());

/** "Freelance translators" are translators, "gym owners" are gyms. */
const readings = (people: string): string[] => {
  const they = people.replace(IN_CHARGE, "").replace(/\b(?:freelance|self-employed) (?=\p{L}+s\b)/iu, "");
  return [
    they,
    people,
    people.replace(/(?<=\p{L}{3}) (?:owners|managers|operators|founders|bosses)\b/iu, "s"),
  ];
};

function bestIn(people: string): KindOfCustomer | null {
  let best: KindOfCustomer | null = null;
  for (const row of ROWS) {
    const name = row.pattern.exec(people)?.[0].trim();
    if (name && name.length > (best?.name.length ?? 0)) best = { ...row, name: spoken(name) };
  }
  return best;
}

/** The kind that the words of a group name: the longest name, and of equally long ones the first. */
export function kindOfCustomer(people: string): KindOfCustomer | null {
  for (const reading of readings(people)) {
    const found = bestIn(reading);
    if (found) return found;
  }
  return null;
}
