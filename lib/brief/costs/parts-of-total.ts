import type { ReadAmount } from "../amounts/amount-roles";

const NEARLY = 0.01;
const isCost = ({ role, kind }: ReadAmount) => role === "cost" && kind === "money";
const isTotal = (total: ReadAmount, parts: readonly ReadAmount[]) =>
  Math.abs(parts.reduce((sum, { value }) => sum + value, 0) - total.value) <= NEARLY * total.value;

/** From two on that follow each other and come to the total; none where no such run does. */
function partsOf(total: ReadAmount, others: readonly ReadAmount[]): readonly ReadAmount[] {
  for (let many = others.length; many >= 2; many -= 1) {
    const parts = others.slice(0, many);
    if (isTotal(total, parts)) return parts;
  }
  return [];
}

/** "12.40 a box: whisks 7.20, carton 1.80, tape 3.40": costs that come to the one told before or after them are counted with it. */
export function withoutParts(read: readonly ReadAmount[]): ReadAmount[] {
  const costs = read.filter(isCost);
  const parts = new Set(
    costs.flatMap((total, at) => [
      ...partsOf(total, costs.slice(at + 1)),
      ...partsOf(total, costs.slice(0, at).reverse()),
    ]),
  );
  return read.map((amount) => (parts.has(amount) ? { ...amount, role: "through" } : amount));
}
