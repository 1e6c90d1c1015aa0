import type { WritingContext } from "@/lib/artifacts/recipe";
import { type Case, caseOf } from "../case";
import { languageName } from "../disclosures";
import { material } from "../material";

/** What is spoken before others: answers in another language are quoted there, and not retold word by word. */
export function spokenCase(context: WritingContext): Case {
  const found = caseOf(material(context));
  return found.context.brief.spoken ? { ...found, foreign: true } : found;
}

/** "German": the language in which the founder answered. */
export const languageOf = ({ context: { brief } }: Case): string =>
  languageName((brief.spoken ?? brief).language);
