import type { Brief } from "../types";

/** The brief as the model reads it: in English, with the prices and counts that the founder put right. */
export function readable(brief: Brief): Brief {
  const { inEnglish: read } = brief;
  if (!read) return brief;
  const evidence = new Map(read.lines.map((line) => [line.id, line.evidence]));
  return {
    ...read,
    lines: brief.lines.map((line) => ({ ...line, evidence: line.evidence && (evidence.get(line.id) ?? "") })),
    stated: {
      ...brief.stated,
      traction: read.stated.traction,
      soFar: read.stated.soFar,
      team: read.stated.team,
    },
  };
}
