import { seasonTold } from "@/lib/brief/text/season-told";
import { type Corrections, isCorrected, NO_CORRECTIONS } from "@/lib/finance/corrections";
import { monthOfStart } from "@/lib/finance/month-of-start";
import type { ArtifactId } from "./artifacts";
import { ARTIFACTS } from "./artifacts";
import type { QuizAnswers } from "./concept/artifact";
import type { Input } from "./define";
import type { Meta } from "./meta";
import type { Project } from "./project";
import { SCHEMA_VERSION } from "./schema-version";

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value)
    .filter(([key, v]) => key !== "meta" && v !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, v]) => `${JSON.stringify(key)}:${canonical(v)}`).join(",")}}`;
}

/** A short, stable digest of what a value says (its `meta` aside): 53 bits, not for secrets. */
export function fingerprint(value: unknown): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (const char of canonical(value)) {
    const code = char.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

/** What changes the figures; the day on which the plan begins only where a season is told. */
function figuresOf(corrections: Corrections | null, answers: QuizAnswers | null = null) {
  const { startDate, hoursPerWeek: _hours, ...figures } = corrections ?? NO_CORRECTIONS;
  const seasonal = startDate && answers && seasonTold({ answers, language: "en" }) !== null;
  if (seasonal) return { ...figures, startMonth: monthOfStart(startDate) };
  return isCorrected(figures) ? figures : null;
}

/** What is offered, to whom and where, as far as the founder put it right; prices name nothing. */
function wordingOf(corrections: Corrections | null) {
  const { lines, sums, year, currency, customers, budget, ...wording } = corrections?.reading ?? {};
  return Object.keys(wording).length > 0 ? wording : null;
}

function scheduleOf(corrections: Corrections | null) {
  const { startDate, hoursPerWeek } = corrections ?? NO_CORRECTIONS;
  return startDate === undefined && hoursPerWeek === undefined ? null : { startDate, hoursPerWeek };
}

/** What the project holds today for one input; null when nothing. The brand counts by its name alone. */
function current(project: Project, input: Input): unknown {
  if (input === "selectedBrand") return project.selectedBrand?.name ?? null;
  if (input === "corrections") return figuresOf(project.corrections, project.quizData);
  if (input === "wording") return wordingOf(project.corrections);
  if (input === "schedule") return scheduleOf(project.corrections);
  return project[ARTIFACTS[input].column];
}

/** The fingerprints an artifact is written from, recorded in its `meta.inputs`. */
export function inputsOf(project: Project, id: ArtifactId): Record<string, string> {
  return Object.fromEntries(
    ARTIFACTS[id].dependsOn.map((input) => [input, fingerprint(current(project, input))]),
  );
}

/** The same before there is a project: the founder's corrections are all that is kept of it later. */
export const inputsBefore = (corrections: Corrections | null): Record<string, string> => ({
  corrections: fingerprint(figuresOf(corrections)),
});

/** What was written before these were recorded was written without any. */
const WITHOUT = fingerprint(null);
const RECORDED_LATER: readonly string[] = ["corrections", "wording", "schedule"];

/** What is recorded beside an artifact that the project holds; undefined without one. */
export function metaOf(project: Project, id: ArtifactId): Meta | undefined {
  const stored = project[ARTIFACTS[id].column];
  return stored && typeof stored === "object" && "meta" in stored ? stored.meta : undefined;
}

/** Written by older rules: today's figures stand beside yesterday's words. Names have no figures. */
const isOlder = (id: ArtifactId, { version }: Meta) => {
  const dependsOn: readonly Input[] = ARTIFACTS[id].dependsOn;
  return version < SCHEMA_VERSION && dependsOn.includes("corrections");
};

/** True when something the artifact was written from has changed since, or one of the inputs `among` it; or the rules. */
export function isStale(project: Project, id: ArtifactId, among: readonly Input[] = ARTIFACTS[id].dependsOn) {
  const meta = metaOf(project, id);
  if (!meta?.inputs) return false;
  if (isOlder(id, meta)) return true;
  const { inputs } = meta;
  const today = inputsOf(project, id);
  return among.some((input) => {
    const now = today[input];
    const then = inputs[input] ?? (RECORDED_LATER.includes(input) ? WITHOUT : now);
    return then !== now;
  });
}
