import { t } from "../frames";
import type { Material } from "../material";

/** "195 places", else as many of those who buy. */
const served = (m: Material): string => {
  const { capacityUnit } = m.context.brief.stated;
  const many = m.show("places_year");
  return many && `${many} ${capacityUnit ?? m.customerNoun} a year`;
};

/** How far the founder's own account of what can be served reaches, and when the plan comes to it. */
export function placesLimit(m: Material): string {
  const [year, full] = [served(m), m.show("full_month")] as const;
  if (year)
    return full
      ? t`By your own figures there is room for ${year}, and from ${full} on the plan sells all of it: more needs a higher price, or somebody who does the same beside you`
      : t`By your own figures there is room for ${year}; in these three years the plan stays below it, so customers and not your room are what is missing`;
  if (m.show("new_most_year"))
    return t`By your own account at most ${m.show("new_most_year")} new ${m.customerNoun} are taken on in a year, and the plan wins no more than that: more would need somebody who sets them up beside you, or less work with each`;
  const { capacity } = m.context.model.assumptions;
  const month = m.show("places_month");
  if (!capacity || !month) return "";
  return full
    ? t`By your own figures ${month} ${capacity.unit} a month are the most there is, and from ${full} on the plan sells as many of them as can be sold in practice`
    : t`By your own figures ${month} ${capacity.unit} a month are the most there is, and the plan stays below that for three years`;
}

/** The same in the market's words, where the sums are told further down. */
export const limitReached = (m: Material): string =>
  t`It comes there in ${m.show("full_month")}, and a larger market would change nothing about it`;

/** So much larger than the room for them, half of the market would still fill it. */
const PLENTY = 4;

/** The founder's room ends the plan, not the market and not hours estimated from a price. */
export const isOfPlaces = ({ context: { model } }: Material): boolean =>
  model.assumptions.market.ofPlaces === true &&
  !model.assumptions.market.ofHands &&
  model.market.samCustomers > PLENTY * model.market.somCustomers;
