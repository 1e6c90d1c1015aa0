import { count, percent } from "@/lib/finance/money";
import { oftenBy } from "../assumed-use";
import { list } from "../english";
import { t } from "../frames";
import { counted, type KindOfBuyer, kindsOf } from "../kinds-of-buyer";
import type { Material } from "../material";
import { origin } from "./origin";

const othersOf = (m: Material) => m.context.model.assumptions.market.others ?? [];

/** "Beside them it counts 160 shops (placeholder)". */
export function besideThem(m: Material): string[] {
  return othersOf(m).map(
    ({ buyer, base }) =>
      `Beside them it counts ${count(base.value)} ${buyer} (${base.provenance === "assumption" ? "placeholder" : origin(base)})`,
  );
}

/** "63,000 home cooks at $53 a year each (an assumed 4.8 bottles a year)". */
function worthOf(m: Material, { buyers, name, key }: KindOfBuyer): string {
  const use = oftenBy(m, buyers);
  const assumed = use && ` (an assumed ${use}, to be tested)`;
  return `${t`${m.show(`${key}_tam`)} ${name} at ${m.show(`${key}_year`)} a year each`}${assumed}`;
}

/** What all of every kind would bring. */
export const worthByKind = (m: Material): string =>
  t`${list(kindsOf(m).map((kind) => worthOf(m, kind)))} would together bring ${m.show("tam")} a year`;

/** What is won of every kind, which decides what each makes up of the customers. */
export function wonByKind(m: Material): string {
  const { reachableShareY3 } = m.context.model.assumptions.market;
  const [first, ...others] = kindsOf(m);
  const parts = [
    `${percent(reachableShareY3.value)} of the ${first?.name} (${origin(reachableShareY3)})`,
    ...othersOf(m).map(({ won }, i) => `${percent(won.value)} of the ${others[i]?.name} (${origin(won)})`),
  ];
  return t`${list(parts)} can be won by year 3: ${counted(m, "som")}, together ${m.show("som")} a year`;
}
