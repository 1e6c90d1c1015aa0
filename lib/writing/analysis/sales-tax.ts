import { ifAny, para, t } from "../frames";
import type { Material } from "../material";

/** What of the prices belongs to the tax office, from when, and what that takes out of year 3. */
export function salesTaxInWords(m: Material): string {
  const { salesTax } = m.context.model.assumptions;
  if (!salesTax) return "";
  const { name, rate, limit } = salesTax;
  if (rate.value <= 0)
    return para(
      t`No ${name} is taken out of these sales, because most food to take home has none here; ask your adviser whether that holds for yours`,
    );
  const [share, from, sum] = [m.show("sales_tax"), m.show("sales_tax_month"), m.show("sales_tax_y3")];
  const above = limit.value > 0 && t`a year's sales above ${m.show("sales_tax_limit")}`;
  return from
    ? para(
        t`Prices to private people have ${share} ${name} in them, which ${m.name} hands on from ${from}${ifAny(above ? ` (${above})` : "")}: revenue is counted without it, which takes ${sum} out of year 3`,
        limit.provenance === "founder" &&
          t`It is counted from the first sale because your prices are named with it; ask whether you have to be registered with such sales, since small firms often need not, and what is not owed stays with you`,
        t`What ${m.name} pays of it on purchases comes back and is not counted; ask which rate is right for ${m.name}`,
      )
    : para(
        t`No ${name} is taken out of the prices: it is owed on ${above || "every sale"}, which these three years do not reach, and would then be ${share}`,
      );
}
