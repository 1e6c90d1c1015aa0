/** How people see an order's number: "K-000123". */
export const orderNumber = (number: number): string => `K-${String(number).padStart(6, "0")}`;

const SHAPE = /^K-(\d{6,12})$/i;

/** Null when it is no order number. */
export function parseOrderNumber(text: string): number | null {
  const digits = SHAPE.exec(text.trim())?.[1];
  return digits ? Number(digits) : null;
}
