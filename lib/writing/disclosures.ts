import type { WritingContext } from "@/lib/artifacts/recipe";
import { isWithheld } from "@/lib/brief/rules";
import type { Brief } from "@/lib/brief/types";
import { doubtOf } from "@/lib/finance/doubts";
import { termsTold } from "@/lib/finance/terms-told";
import { bare, cap, inWords } from "./english";
import { quote } from "./frames";
import { toSettle } from "./to-settle";

const LANGUAGES: Record<string, string> = {
  es: "Spanish",
  pt: "Portuguese",
  fr: "French",
  de: "German",
  it: "Italian",
  nl: "Dutch",
  sv: "Swedish",
};

export const languageName = (code: string) => LANGUAGES[code] ?? "another language";

const MISSING: Record<string, string> = {
  price: "a price",
  segment: "who exactly buys",
  geography: "where you start",
  volume: "how often a customer buys",
  cost: "what one sale costs you",
  proof: "something a customer can check",
};

/** What is withheld is named once, so that the founder knows which words are meant. */
const warned = ({ rule, clause, advice }: Brief["redFlags"][number]) =>
  isWithheld(rule) ? `${quote(bare(clause.text))} is left out of every text. ${advice}` : advice;

/** Sentences a reader must see beside a package; the same for everybody they apply to. */
export function disclosures({ brief, model }: WritingContext): string[] {
  const doubt = doubtOf(model);
  const said: string[] = doubt ? [`${doubt.text} ${doubt.question}`] : [];
  const injected = brief.dropped.filter(({ reason }) => reason === "injection").length;
  if (injected > 0)
    said.push(
      `${injected === 1 ? "One sentence" : `${cap(inWords(injected))} sentences`} looked like an instruction to the software and ${injected === 1 ? "was" : "were"} left out.`,
    );
  if (brief.dropped.some(({ reason }) => reason === "markup"))
    said.push("Markup in the answers was removed; the words were kept.");
  const { language } = brief.spoken ?? brief;
  if (language !== "en")
    said.push(
      `The answers are in ${languageName(language)}. The built-in writer writes English and quotes you unchanged; a connected model can write in ${languageName(language)}.`,
    );
  if (brief.vagueness >= 0.6)
    said.push(
      "The answers are too general to be specific about; treat every figure as a placeholder for your own.",
    );
  const missing = brief.missing.map((slot) => MISSING[slot]).filter((slot) => slot !== undefined);
  if (missing.length > 0) said.push(`Not stated, so assumed: ${missing.join(", ")}.`);
  const left = termsTold(brief, model.assumptions).filter(
    ({ counted, said: sum }) => !counted && !doubt?.text.includes(sum),
  );
  if (left.length > 0)
    said.push(`Not in the plan yet: ${left.map((term) => `${quote(term.said)} (${term.why})`).join(", ")}.`);
  const settle = toSettle(brief);
  if (settle) said.unshift(settle);
  const others = model.warnings.filter((warning) => warning !== doubt);
  return [...said, ...brief.redFlags.map(warned), ...others.map(({ text }) => text)];
}
