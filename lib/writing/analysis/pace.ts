import type { Material } from "../material";

/** Of one or two a month the year is counted: rounded by the month they make another sum. */
const FEW_A_MONTH = 3;

/** "five new customers in the first year", "12 in the first year": how many are won without advertising. */
export const pace = (m: Material, noun = "") => {
  const won = noun && ` ${noun}`;
  return (m.fact("organic_month")?.value ?? 0) < FEW_A_MONTH && m.show("new_customers_y1")
    ? `${m.say("new_customers_y1")}${won} in the first year`
    : `${m.say("organic_month")}${won} a month in the first year`;
};
