import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns";
import { userId } from "./identity";

/** Calls of the model counted against a day's quota. */
export const usage = pgTable(
  "usage",
  { key: text().notNull(), day: text().notNull(), used: integer().notNull().default(0) },
  (t) => [primaryKey({ columns: [t.key, t.day] })],
);

/** What a model wrote for a founder, by a fingerprint of what it was asked: a second try pays only for what is missing. */
export const modelAnswers = pgTable(
  "model_answers",
  {
    userId: userId(),
    fingerprint: text().notNull(),
    data: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.fingerprint] })],
);

export const rateBuckets = pgTable(
  "rate_buckets",
  { key: text().primaryKey(), count: integer().notNull(), resetAt: moment().notNull() },
  (t) => [index().on(t.resetAt)],
);

export const domainChecks = pgTable("domain_checks", {
  domain: text().primaryKey(),
  result: jsonb().notNull(),
  checkedAt: createdAt(),
  expiresAt: moment().notNull(),
});

export const contactMessages = pgTable(
  "contact_messages",
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull().default(""),
    message: text().notNull(),
    delivered: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.createdAt.desc())],
);

/** Security events; append-only, without founder text. `userId` stays after an account is gone. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    event: text().notNull(),
    userId: uuid(),
    detail: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId, t.createdAt.desc()), index().on(t.event)],
);
