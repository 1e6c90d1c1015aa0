const content = (line: string) =>
  new Set(
    (line.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).filter(
      (word) => !/^(the|and|for|with|from|our|one|every|each|you|your|which|what|without)$/.test(word),
    ),
  );

/** Two lines that say the same words. */
export function alike(a: string, b: string, least = 0.5): boolean {
  const [one, two] = [content(a), content(b)];
  const shared = [...one].filter((word) => two.has(word)).length;
  return shared > 0 && shared / Math.max(1, Math.min(one.size, two.size)) >= least;
}
