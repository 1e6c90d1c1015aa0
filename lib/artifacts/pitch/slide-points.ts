/** The ten slides in the order that investors know. */
export const SLIDE_NAMES = [
  "Problem",
  "Solution",
  "Market Size",
  "Business Model",
  "Traction",
  "Competition",
  "Financial Projections",
  "Team",
  "Funding Ask",
  "Vision",
] as const;
export type SlideName = (typeof SLIDE_NAMES)[number];

/** What stands beside the words, or (`timeline`, `cards`, `statement`) across the slide instead of a list. */
export type Visual =
  | "market"
  | "unit"
  | "revenue"
  | "funds"
  | "growth"
  | "timeline"
  | "cards"
  | "statement"
  | "none";

/** A point of a slide that has a name of its own: "Day 20: three say yes". */
export interface NamedPoint {
  label: string;
  text: string;
  /** Ours among others: set apart by the brand's colour. */
  own?: boolean;
}

interface Arranged {
  visual: Visual;
  bullets: string[];
  points: NamedPoint[];
}

const DATED = /^((?:day|week|month|quarter|year) \d{1,3})\s*[:,–-]\s*(.+)$/isu;
const NAMED = /^([^:.!?]{2,40}):\s+(.+)$/su;
/** What others lack is ours, not one of them. */
const OURS = /\bto copy\b/i;
/** Longer points are read better as a list. */
const LONGEST = 110;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase("en") + text.slice(1);

const listed = (bullets: string[]): Arranged => ({ visual: "none", bullets, points: [] });

/** The points that a pattern names, and the others. */
function split(bullets: readonly string[], pattern: RegExp): { points: NamedPoint[]; rest: string[] } {
  const found = bullets.map((bullet) => ({ bullet, match: pattern.exec(bullet) }));
  return {
    points: found.flatMap(({ match }) =>
      match ? [{ label: match[1] ?? "", text: capital(match[2] ?? "") }] : [],
    ),
    rest: found.filter(({ match }) => !match).map(({ bullet }) => bullet),
  };
}

function timeline(bullets: string[]): Arranged {
  const { points, rest } = split(bullets, DATED);
  const fits = points.length >= 2 && points.length <= 4 && rest.length <= 2;
  return fits ? { visual: "timeline", bullets: rest, points } : listed(bullets);
}

/** "In week 1 I try what they use today": what comes next is nothing that sets us apart. */
const IN_A_WEEK = /^In (week \d+),? (.+)$/;

/** Ours beside the others; what the solution already says is ours, whatever its form. */
function comparison(bullets: string[], solution: readonly string[], brand: string): Arranged {
  const others = bullets.filter((bullet) => !solution.includes(bullet));
  const { points } = split(others, NAMED);
  const rest = bullets.filter((bullet) => solution.includes(bullet) || !NAMED.test(bullet));
  const ours = rest.slice(0, 1).map((text) => {
    const [, week = "", next = ""] = IN_A_WEEK.exec(text) ?? [];
    return week ? { label: capital(week), text: capital(next) } : { label: brand, text, own: true };
  });
  const fits = points.length >= 2 && points.length <= 3 && rest.length <= 1;
  const mine = (point: NamedPoint) => OURS.test(point.label);
  const kept = points.filter(mine).map((point) => ({ ...point, own: true }));
  const theirs = points.filter((point) => !mine(point));
  return fits ? { visual: "cards", bullets: [], points: [...ours, ...kept, ...theirs] } : listed(bullets);
}

function cards(bullets: string[], label: (bullet: string, index: number) => NamedPoint): Arranged {
  return bullets.length >= 2 && bullets.length <= 4
    ? { visual: "cards", bullets: [], points: bullets.map(label) }
    : listed(bullets);
}

/** A claim that fills the slide, and what carries it in columns below. */
function statement(bullets: string[]): Arranged {
  const points = bullets.map((text) => ({ label: "", text }));
  return bullets.length >= 2 && bullets.length <= 3
    ? { visual: "statement", bullets: [], points }
    : listed(bullets);
}

const numbered = (text: string, index: number): NamedPoint => ({ label: String(index + 1), text });

/** A role with what it is: "Needed: a planner", and what the founder still has to fill in. */
function role(text: string): NamedPoint {
  const [, label = "", rest = ""] = NAMED.exec(text) ?? [];
  if (label) return { label, text: capital(rest) };
  return { label: /^Nobody is hired\b/.test(text) ? "Hiring" : "Founder", text };
}

/** How the points of a slide without a chart are set; a plain list where they do not fit. */
export function arranged(
  name: SlideName,
  bullets: string[],
  solution: readonly string[],
  brand: string,
): Arranged {
  if (bullets.some((bullet) => bullet.length > LONGEST)) return listed(bullets);
  if (name === "Problem") return statement(bullets);
  if (name === "Traction") return timeline(bullets);
  if (name === "Competition") return comparison(bullets, solution, brand);
  if (name === "Solution") return cards(bullets, numbered);
  if (name === "Team") return cards(bullets, role);
  return listed(bullets);
}
