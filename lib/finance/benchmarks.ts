import { COUNTRIES } from "@/lib/brief/data/countries";
import { publishedRows } from "./data/published";

/** A published figure that may be cited: everything else in the plan is the founder's, derived, or an assumption. */
export interface Benchmark {
  id: string;
  publisher: string;
  title: string;
  year: number;
  url: string;
  metric: string;
  /** Whom it describes, and for whom it does not hold. */
  scope: string;
  unit: "%" | "count" | "months";
  low: number;
  mid: number;
  high: number;
}

const SHARETRIBE = {
  publisher: "Sharetribe Academy",
  title: "Marketplace pricing: how to define your ideal take rate",
  year: 2024,
  url: "https://www.sharetribe.com/academy/how-to-set-pricing-in-your-marketplace/",
} as const;

const LITTLEDATA = {
  publisher: "Littledata",
  title: "Average conversion rate of Shopify stores",
  year: 2023,
  url: "https://www.littledata.io",
} as const;

const SBA = {
  publisher: "U.S. Small Business Administration, Office of Advocacy",
  title: "Frequently Asked Questions About Small Business",
  year: 2024,
  url: "https://advocacy.sba.gov",
} as const;

function fromRow(row: string): Benchmark {
  const [id = "", publisher = "", title = "", year, url = "", metric = "", scope = "", unit, ...range] =
    row.split("|");
  const [low, mid, high] = range.map(Number);
  return {
    id,
    publisher,
    title,
    year: Number(year),
    url,
    metric,
    scope,
    unit: unit === "%" ? "%" : "count",
    low: low ?? Number.NaN,
    mid: mid ?? Number.NaN,
    high: high ?? Number.NaN,
  };
}

export const BENCHMARKS: readonly Benchmark[] = [
  {
    id: "take-services",
    ...SHARETRIBE,
    metric: "Commission of service marketplaces",
    scope: "large service marketplaces",
    unit: "%",
    low: 20,
    mid: 20,
    high: 30,
  },
  {
    id: "take-goods",
    ...SHARETRIBE,
    metric: "Commission of product marketplaces (Etsy 6.5%, eBay and Amazon about 10%)",
    scope: "large product marketplaces",
    unit: "%",
    low: 6.5,
    mid: 10,
    high: 10,
  },
  {
    id: "take-rentals",
    ...SHARETRIBE,
    metric: "Commission of rental marketplaces (Airbnb about 15%, Turo up to 25%)",
    scope: "large rental marketplaces",
    unit: "%",
    low: 15,
    mid: 15,
    high: 25,
  },
  {
    id: "commission-share",
    publisher: "Sharetribe",
    title: "How the top 100 marketplaces of 2021 make money",
    year: 2021,
    url: "https://www.sharetribe.com/academy/how-top-100-marketplaces-monetize/",
    metric: "Top 100 marketplaces whose model is commission",
    scope: "the 100 best-performing marketplaces of 2021",
    unit: "%",
    low: 51,
    mid: 51,
    high: 51,
  },
  {
    id: "shop-conversion",
    ...LITTLEDATA,
    metric: "Visits that end in an order (average 1.4%, best fifth 3.2%, best tenth 4.7%)",
    scope: "about 2,800 Shopify stores",
    unit: "%",
    low: 1.4,
    mid: 1.4,
    high: 4.7,
  },
  {
    id: "us-small-businesses",
    ...SBA,
    metric: "Small businesses in the United States",
    scope: "fewer than 500 employees, most of them without employees",
    unit: "count",
    low: 34_800_000,
    mid: 34_800_000,
    high: 34_800_000,
  },
  {
    id: "us-first-year-survival",
    ...SBA,
    metric: "New establishments that survived their first year",
    scope: "United States, opened 2015",
    unit: "%",
    low: 79.9,
    mid: 79.9,
    high: 79.9,
  },
  ...publishedRows(COUNTRIES).map(fromRow),
];

export const benchmarkById = (id: string): Benchmark | undefined => BENCHMARKS.find((row) => row.id === id);
