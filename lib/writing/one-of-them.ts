import type { WritingContext } from "@/lib/artifacts/recipe";
import { singular } from "./english";
import { NO_TEXT } from "./us-english";
import { walked } from "./walked";

/** "1 municipalities", "one new farms": a plural behind a single one. */
const alone = (nouns: readonly string[]) =>
  new RegExp(
    `(?<![\\d.,\\p{Sc}\\p{L}−-])(1|one) ((?:(?!of )\\p{Ll}+ )?)(${nouns.join("|")})(?!\\p{L})`,
    "gu",
  );

/** A text in which a single customer is one and not several, whatever figure stood in the sentence. */
export function withSingleOnes(text: string, nouns: readonly string[]): string {
  return nouns.length === 0
    ? text
    : text.replace(alone(nouns), (_, one: string, between: string, noun: string) =>
        between ? `${one} ${between}${singular(noun)}` : `${one} ${singular(noun)}`,
      );
}

/** What was written, with every "1" before the name of the customers followed by its singular. */
export function inSingleOnes<T>(written: T, { model }: WritingContext): T {
  const { demand, market, lines } = model.assumptions;
  const named = [demand.noun, ...(market.others ?? []), ...lines].map((each) =>
    typeof each === "string" ? each : each.buyer,
  );
  const nouns = [...new Set(["customers", ...named.map((noun) => noun?.split(" ").at(-1) ?? "")])].filter(
    (noun) => noun !== "" && /^\p{L}+$/u.test(noun) && singular(noun) !== noun,
  );
  return walked(written, (text) => withSingleOnes(text, nouns), NO_TEXT);
}
