import type { PricedLine } from "./line-plans";

const NEAR = 0.02;

/** "12% on every job. The average job is 25,000, so that is 3,000 for us": the sum is the share, and no second price. */
export function withoutOwnShare(rows: PricedLine[]): void {
  for (const { line } of rows.filter(({ line: { kind } }) => kind === "take")) {
    const share = (line.takeRate?.value ?? 0) * (line.averageOrder?.value ?? 0);
    const twin = rows.findIndex(
      ({ line: { kind, price } }) =>
        kind !== "take" && price !== undefined && share > 0 && Math.abs(price.value - share) <= share * NEAR,
    );
    if (twin >= 0) rows.splice(twin, 1);
  }
}
