import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Tier } from "@/lib/journey/tiers";
import { createdAt, id, moment, updatedAt } from "./columns";
import { users } from "./identity";

export const PROVIDERS = ["stripe", "sandbox"] as const;
export const ORDER_STATUSES = ["open", "processing", "paid", "failed", "canceled"] as const;

/** A purchase of one tier; amounts in cents. Stays, without its owner, when an account is deleted. */
export const orders = pgTable(
  "orders",
  {
    id: id(),
    number: bigserial({ mode: "number" }).notNull().unique(),
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    tier: text().$type<Tier>().notNull(),
    listPrice: integer().notNull(),
    /** The list price less what the account had paid when the order was made. */
    amount: integer().notNull(),
    currency: text().notNull().default("usd"),
    provider: text({ enum: PROVIDERS }).notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull().default("open"),
    intentId: text().unique(),
    sessionId: text().unique(),
    email: text().notNull(),
    paidAt: moment(),
    /** What was paid without being owed, and has not gone back yet. */
    refundDue: integer().notNull().default(0),
    refundRequestedAt: moment(),
    refundReason: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index().on(t.userId, t.createdAt.desc()),
    index().on(t.status, t.updatedAt),
    uniqueIndex("orders_one_open").on(t.userId, t.tier).where(sql`${t.status} in ('open', 'processing')`),
  ],
);

export const LEDGER_KINDS = [
  "paid",
  "refund",
  "refund_failed",
  "dispute_open",
  "dispute_won",
  "dispute_lost",
] as const;

/** What happened to money, once each and for good: the database itself refuses to change or delete a row. */
export const paymentLedger = pgTable(
  "payment_ledger",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: LEDGER_KINDS }).notNull(),
    /** The payment, refund or dispute, as the provider calls it. */
    objectId: text().notNull(),
    /** The payment that a refund or dispute is about; of a payment its own id. */
    paymentId: text().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    occurredAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("payment_ledger_once").on(t.kind, t.objectId),
    index().on(t.orderId),
    index().on(t.paymentId),
  ],
);

export interface InboxObject {
  id: string;
  paymentIntent: string | null;
}

/** Every verified event, before it is acted on; what stays pending is tried again. */
export const stripeInbox = pgTable(
  "stripe_inbox",
  {
    eventId: text().primaryKey(),
    type: text().notNull(),
    livemode: boolean().notNull(),
    created: moment().notNull(),
    /** Only what the event is about: it is read again from the provider, so no name or address is kept. */
    payload: jsonb().$type<InboxObject>().notNull(),
    status: text({ enum: ["pending", "done", "ignored"] })
      .notNull()
      .default("pending"),
    attempts: integer().notNull().default(0),
    lastError: text(),
    receivedAt: createdAt(),
  },
  (t) => [index().on(t.status, t.receivedAt)],
);

export const SANDBOX_STATUSES = [
  "requires_payment_method",
  "requires_action",
  "processing",
  "succeeded",
  "canceled",
] as const;

export interface SandboxRefund {
  id: string;
  amount: number;
  at: string;
}

/** What the test checkout remembers in a payment provider's place. No card is kept. */
export const sandboxPayments = pgTable(
  "sandbox_payments",
  {
    id: text().primaryKey(),
    sessionId: text().unique(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    clientSecret: text().notNull(),
    amount: integer().notNull(),
    status: text({ enum: SANDBOX_STATUSES }).notNull().default("requires_payment_method"),
    /** Of a payment that is processing: when it is through. */
    settlesAt: moment(),
    paidAt: moment(),
    refunds: jsonb().$type<SandboxRefund[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.orderId)],
);
