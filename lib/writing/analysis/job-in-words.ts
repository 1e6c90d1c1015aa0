import { priceMoney } from "@/lib/finance/money";
import { inWords, plural } from "../english";
import { para, t } from "../frames";
import type { Material } from "../material";

/** What one job that ends comes to, and how many of them a year are counted: "eight weeks are PLN 38,400". */
export function jobInWords(m: Material): string {
  const line = m.context.model.assumptions.lines.find(({ job, later }) => job && !later);
  if (!line?.job || !line.price || m.vague || m.foreign) return "";
  const { many, unit } = line.job;
  const sum = priceMoney(line.price.value * many, m.context.model.currency);
  const often = ((line.unitsPerCustomerMonth?.value ?? 0) * 12) / many;
  const each = t`One job of ${many <= 10 ? inWords(many) : String(many)} ${plural(unit)} comes to ${sum} and is then over`;
  if (often <= 0) return para(each);
  const yearly = often === 1 ? "one such job a year" : `${Number(often.toPrecision(2))} such jobs a year`;
  return para(t`${each}; the plan counts on ${yearly} from each customer`);
}
