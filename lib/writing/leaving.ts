import type { Material } from "./material";

/** Who leaves and when: of those who pay for a year at its end, of all others month by month. */
export function leaving({ show }: Pick<Material, "show">): { who: string; assumed: string } {
  const byYear = show("not_renewing");
  return byYear
    ? { who: `${byYear} of those whose year ends`, assumed: "not to renew" }
    : { who: show("churn"), assumed: "to leave each month" };
}
