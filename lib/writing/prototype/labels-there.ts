import { languageName } from "../disclosures";
import type { Material } from "../material";

const MOST_FEATURES = 9;
/** Which language the screens speak, where it is not English. */
export function withLabelsThere(
  features: readonly string[],
  { name, context: { brief } }: Material,
): string[] {
  const { language } = brief.spoken ?? brief;
  if (language === "en") return [...features];
  const labels = `Should: All labels in ${languageName(language)}, the language of the first customers of ${name}`;
  return [...features.slice(0, MOST_FEATURES - 1), labels];
}
