/** Reads a user flow, numbered, with arrows, or line by line, into its steps. */
export function parseFlow(text: string): string[] {
  const flat = text.trim();
  if (!flat) return [];
  const numbered = flat.split(/(?:^|\s)(?=\d{1,2}[.)]\s)/).map((part) => part.trim());
  const parts =
    numbered.filter((part) => /^\d/.test(part)).length > 1
      ? numbered
      : /→|->/.test(flat)
        ? flat.split(/→|->/)
        : flat.includes("\n")
          ? flat.split(/\n+/)
          : flat.split(/(?<=[.!?])\s+/);
  return parts
    .map((part) =>
      part
        .replace(/^\d{1,2}[.)]\s+/, "")
        .replace(/^[-•*]\s+/, "")
        .trim(),
    )
    .filter(Boolean);
}

export const FEATURE_GROUPS = ["must", "should", "later"] as const;
export type FeatureGroup = (typeof FEATURE_GROUPS)[number];

const GROUP_OF: Readonly<Record<string, FeatureGroup>> = {
  must: "must",
  should: "should",
  later: "later",
  could: "later",
  nice: "later",
};
const BEFORE = /^\s*[[(]?(must|should|later|could|nice)(?:[ -](?:have|to have))?[\])]?\s*[:–—-]\s*/i;
const AFTER = /\s*[[(](must|should|later|could|nice)(?:[ -](?:have|to have))?[\])]\s*\.?\s*$/i;
const PLAIN_TAG = /^\s*\[(must|should|later|could|nice)\]\s*/i;

/** Features by how soon they are needed; one without a tag counts as a must. */
export function groupFeatures(features: readonly string[]): Record<FeatureGroup, string[]> {
  const groups: Record<FeatureGroup, string[]> = { must: [], should: [], later: [] };
  for (const feature of features) {
    const tag = BEFORE.exec(feature) ?? AFTER.exec(feature) ?? PLAIN_TAG.exec(feature);
    const group = GROUP_OF[tag?.[1]?.toLowerCase() ?? "must"] ?? "must";
    const words = feature.replace(BEFORE, "").replace(AFTER, "").replace(PLAIN_TAG, "").trim();
    groups[group].push(words.charAt(0).toUpperCase() + words.slice(1));
  }
  return groups;
}
