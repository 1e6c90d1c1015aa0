import * as z from "zod";
import { founderText } from "@/lib/artifacts/text";
import { MEANINGS } from "../meanings/meaning";

/** How often a price is paid; "each" is a visit, a session or a use, "piece" a thing that is sold. */
export const WAYS_TO_PAY = ["month", "year", "week", "each", "piece", "once", "share"] as const;
export type WayToPay = (typeof WAYS_TO_PAY)[number];

/** The ways of doing business a plan knows, the most usual first. */
export const KINDS = [
  "saas",
  "services",
  "ecommerce",
  "marketplace",
  "local",
  "education",
  "hardware",
  "usage",
  "media",
  "fintech",
  "nonprofit",
] as const;

/** Prices that a founder may add to those that were read. */
export const MOST_ADDED = 12;
const MOST_LINES = 2 * MOST_ADDED;
export const OFFER_MAX = 80;
export const BUYER_MAX = 60;
/** Said of a price that is paid by whoever buys, where a kind of buyer stood before. */
export const EVERYBODY = "everybody";
const MOST_SUMS = 40;
const money = z.number().min(0).max(1_000_000_000);

/** One price as the founder states it in fields. Money in the project's currency, shares from 0 to 1. */
export const ownLineSchema = z
  .object({
    /** What is paid for, one of it: "visit", "safety check of one flat". */
    what: founderText({ name: "What it is for", min: 1, max: 60 }),
    way: z.enum(WAYS_TO_PAY),
    /** Money, or the share that is kept. */
    amount: z.number().positive().max(1_000_000_000),
    /** What the share is taken of, on average. */
    sale: money.positive().optional(),
    /** How often one customer buys it in a month. */
    times: z.number().positive().max(10_000, "At most 10,000.").optional(),
    /** What one costs to deliver. */
    cost: money.optional(),
    /** Share of the customers who buy it; everybody when absent. */
    takenBy: z.number().positive().max(1).optional(),
    /** How many are bought at once, each at `amount`: 500 clips in a box. */
    atOnce: z.number().positive().max(10_000_000, "At most 10,000,000.").optional(),
    /** Who pays it, plural: "contractors"; `EVERYBODY` where that was put right to everybody. As it was read when absent. */
    buyer: founderText({ name: "Who pays it", min: 1, max: BUYER_MAX }).optional(),
    /** Not in the plan yet; as it was read when absent. */
    later: z.boolean().optional(),
  })
  .refine(({ way, amount }) => way !== "share" || amount <= 1, { message: "A share is at most 100%" });
export type OwnLine = z.infer<typeof ownLineSchema>;

/** What the founder puts right in how the answers were read; what is absent stays as it was read. */
export const readingCorrectionsSchema = z
  .object({
    /** By the id of a line that was read, or a new one; null for what is no price. */
    lines: z
      .record(z.string().regex(/^[A-Za-z0-9-]{1,60}$/), ownLineSchema.nullable())
      .refine((lines) => Object.keys(lines).length <= MOST_LINES, `At most ${MOST_LINES} prices`),
    /** By what a sum comes to ("3500", "40%"): what it stands for. */
    sums: z
      .record(z.string().regex(/^[\d.e+]{1,20}%?$/), z.enum(MEANINGS))
      .refine((sums) => Object.keys(sums).length <= MOST_SUMS, `At most ${MOST_SUMS} sums`),
    /** Who pays already, and what the founder brings along. */
    customers: z.number().int().min(0).max(100_000_000),
    budget: money,
    /** What one ordinary customer pays in a year. */
    year: money.positive(),
    offer: founderText({ name: "What you offer", min: 1, max: OFFER_MAX }),
    buyers: founderText({ name: "Who pays first", min: 1, max: 200 }),
    buyersAre: z.enum(["people", "firms"]),
    place: founderText({ name: "The place", min: 1, max: 80 }),
    currency: z.string().regex(/^[A-Z]{3}$/),
    sector: z.string().max(40),
    kind: z.enum(KINDS),
    /** Which known venture it is most like, by its id; "none" for none of them. */
    venture: z.string().max(60),
    /** Companies customers use today instead. */
    rivals: z.array(founderText({ name: "The name", min: 1, max: 40 })).max(6),
  })
  .partial();
export type ReadingCorrections = z.infer<typeof readingCorrectionsSchema>;
