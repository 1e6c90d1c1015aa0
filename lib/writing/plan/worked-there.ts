import type { Case } from "../case";

const THERE =
  /\bworked\b[^.;]*? (?:in|at|for|with) (one|two|three|four|five|several|\d+) of (?:these|those|such) ([\p{L}-]+)/iu;

/** "I worked nine years in two of these labs": those who know the founder are asked first. */
export function workedThere({ context }: Pick<Case, "context">): string {
  const said = Object.values(context.brief.answers).join(" ");
  const [, many = "", firms = ""] = THERE.exec(said) ?? [];
  if (!many) return "";
  return /^(?:one|1)$/i.test(many)
    ? `Begin where you worked yourself: there they know you and say what they would hide from a stranger. `
    : `Begin with the ${many} ${firms} in which you worked yourself: there they know you and say what they would hide from a stranger. `;
}
