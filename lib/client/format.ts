const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** Whole US dollars: "$1,499". */
export const formatPrice = (price: number): string => dollars.format(price);
