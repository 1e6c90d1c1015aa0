import { wordCount } from "../../english";
import type { Material } from "../../material";
import { LINES_OF_FORMS, NATIVE_LINES } from "../../names/data/form-lines";
import { deedLines } from "../../names/deed-lines";
import { kindOfBusiness } from "../../names/kind-of-business";
import { standsAlone } from "../../names/stands-alone";
import { founderLines, isTold } from "../../names/taglines";

/** The line that came with the name the founder took; "" where the name is the founder's own. */
const ofTheName = ({ context: { prior, brandName } }: Material) =>
  prior.brand?.names.find(({ name }) => name === brandName)?.tagline ?? "";

/** What is said of every business of its kind; "" where none is read for sure. */
const ofTheKind = (m: Material) =>
  m.foreign || m.context.brief.spoken || !m.context.brief.venture
    ? ""
    : (kindOfBusiness(m.context.brief)?.lines.find((line) => isTold(line, m)) ?? "");

const TELLING = 3;
/** The line over the first page: the one of the chosen name, else a promise of the founder's own, else one of its kind, else what is true of any such business. */
export function headlineOf(m: Material): string {
  const chosen = ofTheName(m);
  if (chosen) return chosen;
  const lines = founderLines(m).filter((line) => wordCount(line) >= TELLING && standsAlone(line));
  // What customers get is told before what we do, and how the offer works heads no page.
  const { differentiator, solution } = m.context.brief.answers;
  const stands = (text: string) => (line: string) => text.toLowerCase().includes(line.toLowerCase());
  const theirs = lines.filter((line) => !/^(?:we|i) /i.test(line));
  const own =
    theirs.find(stands(differentiator)) ??
    theirs.find((line) => !stands(solution)(line)) ??
    lines.find(stands(differentiator));
  const { brief } = m.context;
  const ofForm =
    NATIVE_LINES[(brief.spoken ?? brief).language] ?? LINES_OF_FORMS[m.archetype] ?? LINES_OF_FORMS.services;
  return (
    own ??
    (ofTheKind(m) || deedLines(m)[0]) ??
    m.random("headline").shuffle(ofForm ?? [])[0] ??
    `For ${m.who}`
  );
}
