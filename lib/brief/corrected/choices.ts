import { SECTORS } from "../data/sectors";
import { VENTURES } from "../ventures/catalogue";
import { ventureLabel } from "../ventures/label";

export interface NamedChoice {
  value: string;
  label: string;
}
export type KindChoices = Record<"ventures" | "sectors", NamedChoice[]>;

const byName = (choices: NamedChoice[]) => choices.sort((a, b) => a.label.localeCompare(b.label, "en"));

/** Every known venture and every trade the writer knows, by name. */
export const KIND_CHOICES: KindChoices = {
  ventures: byName(VENTURES.map(({ id }) => ({ value: id, label: ventureLabel(id) }))),
  sectors: byName(SECTORS.map(({ id, label }) => ({ value: id, label }))),
};
