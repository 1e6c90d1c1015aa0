const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** Whole US dollars: "$1,499". */
export const formatPrice = (price: number): string => dollars.format(price);

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Cents as dollars: "$199.00". */
export const formatCents = (cents: number): string => money.format(cents / 100);

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The same on server and client, whatever their time zones: "November 21, 2026". */
export const formatDay = (moment: string | Date): string => day.format(new Date(moment));
