import { VENTURES } from "./catalogue";
import { ventureLabel } from "./label";

/** Every known venture by name. */
export const VENTURE_CHOICES = VENTURES.map(({ id }) => ({ value: id, label: ventureLabel(id) })).sort(
  (a, b) => a.label.localeCompare(b.label, "en"),
);
