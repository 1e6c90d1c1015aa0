import { wordCount } from "../../english";
import { formOf } from "../../form";
import type { Material } from "../../material";
import { deedLines } from "../../names/deed-lines";
import { shortWho } from "../../names/plain-names";
import { wholePhrases } from "../../names/whole-phrases";
import { actOf, linesOfAct } from "../../outline/act";

/** The line that came with the name the founder took; "" where the name is the founder's own. */
const ofTheName = ({ context: { prior, brandName } }: Material) =>
  prior.brand?.names.find(({ name }) => name === brandName)?.tagline ?? "";

const TELLING = 3;
/** The line over the first page: the one of the chosen name, else a phrase of the founder's own, else what is true of such an offer. */
export function headlineOf(m: Material): string {
  const chosen = ofTheName(m);
  if (chosen) return chosen;
  const [own] = wholePhrases(m).filter((line) => wordCount(line) >= TELLING);
  const who = shortWho(m);
  const lines = linesOfAct(actOf(m.context.brief, formOf(m)))
    .filter((line) => who || !line.includes("{who}"))
    .map((line) => line.replace("{who}", who));
  return own ?? deedLines(m)[0] ?? m.random("headline").shuffle(lines)[0] ?? `For ${m.who}`;
}
