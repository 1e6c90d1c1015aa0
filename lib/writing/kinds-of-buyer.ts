import { buyersOf } from "@/lib/finance/share-by-buyer";
import { list, singular } from "./english";
import type { Material } from "./material";

export interface KindOfBuyer {
  /** As the lines name them. */
  buyers: readonly string[];
  /** Plural and singular, as the texts say it. */
  name: string;
  one: string;
  /** The first part of its facts' keys. */
  key: string;
}

const person = (noun: string) =>
  /\bpeople$/.test(noun) ? noun.replace(/people$/, "person") : singular(noun);
/** "Person with sensitive skin", "gift shop or hotel". */
function oneOf(name: string): string {
  const [who = name, ...rest] = name.split(/(?= (?:with|who|in|of|aged|from|that) )/);
  const each = who.split(" and ").map(person).join(" or ");
  return `${each}${rest.join("").replace(/ and (?:their|its) .*$/, "")}`;
}

/** Where people and organisations buy, each kind as the texts call it; empty where one kind buys. */
export function kindsOf({ context: { model }, group }: Material): KindOfBuyer[] {
  const { lines, market } = model.assumptions;
  const beside = (market.others ?? []).map(({ buyer }) => buyer);
  const counted = buyersOf(lines).filter((buyer) => !beside.includes(buyer));
  return (model.market.kinds ?? []).map(({ noun }, i) => {
    const isCrowd = i === 0 && (noun.includes(group.crowd) || group.crowd.startsWith(`${noun} `));
    const name = isCrowd ? group.crowd : noun;
    return { buyers: i === 0 ? counted : [noun], name, one: oneOf(name), key: `kind${i + 1}` };
  });
}

/** "63,000 home cooks and 160 shops"; where one kind buys, "63,000 home cooks". */
export function counted(m: Material, size: "tam" | "sam" | "som"): string {
  const kinds = kindsOf(m);
  if (kinds.length === 0) {
    const all = m.show(`${size}_customers`);
    return all && `${all} ${m.customerNoun}`;
  }
  const many = kinds.map(({ key, name, one }) => {
    const shown = m.show(`${key}_${size}`);
    return shown && shown !== "0" && `${shown} ${shown === "1" ? one : name}`;
  });
  return list(many.filter((said): said is string => Boolean(said)));
}
