import type { Material } from "./material";

/** Who leaves: of those who pay for a year a share of those whose year ends, of all others a share each month. */
export const leaving = ({ show }: Pick<Material, "show">): string => {
  const byYear = show("not_renewing");
  return byYear ? `${byYear} of those whose year ends` : show("churn");
};
