import { ARTIFACTS } from "@/lib/artifacts/artifacts";
import { STEPS, type StepId } from "./steps";

/** Every step with where its result is kept, the last one first. */
export const KEPT_BACKWARDS = STEPS.map(({ id, artifact }) => ({
  id,
  column: ARTIFACTS[artifact].column,
})).toReversed();

type Kept = (typeof KEPT_BACKWARDS)[number]["column"];

/** The last step that is written. */
export const reachedOf = (project: Readonly<Record<Kept, unknown>>): StepId | null =>
  KEPT_BACKWARDS.find(({ column }) => project[column] !== null)?.id ?? null;

/** How far a project came: its last step; the stored status, in which machines write underscores, before the second. */
export function statusWords(status: string, reached: StepId | null): string {
  const at = STEPS.findIndex(({ id }) => id === reached);
  if (at < 1) return status.replaceAll("_", " ");
  return at === STEPS.length - 1 ? "complete" : (STEPS[at]?.shortTitle.toLowerCase() ?? "");
}
