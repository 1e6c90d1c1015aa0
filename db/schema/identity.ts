import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Tier } from "@/lib/journey/tiers";
import { createdAt, id, moment, updatedAt } from "./columns";

/** `name`, `image` and `emailVerified` are what Auth.js writes; the rest is the specification's record. */
export const users = pgTable("users", {
  id: id(),
  /** What a client calls the user: "demo-<timestamp>", or the id itself. */
  uid: text()
    .notNull()
    .unique()
    .$defaultFn(() => crypto.randomUUID()),
  kind: text({ enum: ["account", "demo"] })
    .notNull()
    .default("account"),
  email: text().notNull().unique(),
  emailVerified: moment(),
  name: text(),
  firstName: text(),
  lastName: text(),
  image: text("profile_image_url"),
  /** Derived: the higher of what was granted and what settled payments stand for. */
  subscriptionTier: text().$type<Tier>().notNull().default("freemium"),
  /** What an operator gave by hand. */
  grantedTier: text().$type<Tier>().notNull().default("freemium"),
  subscriptionStatus: text().notNull().default("active"),
  subscriptionStartDate: moment(),
  subscriptionEndDate: moment(),
  stripeCustomerId: text().unique(),
  disabledAt: moment(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The owner of a row, which goes when they go. */
export const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** An account at an OpenID provider; written by the Auth.js adapter. */
export const accounts = pgTable(
  "accounts",
  {
    userId: userId(),
    type: text().$type<"oauth" | "oidc" | "email" | "webauthn">().notNull(),
    provider: text().notNull(),
    providerAccountId: text().notNull(),
    refresh_token: text(),
    access_token: text(),
    expires_at: integer(),
    token_type: text(),
    scope: text(),
    id_token: text(),
    session_state: text(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.providerAccountId] }), index().on(t.userId)],
);

/** One row per sign-in; a token whose `sid` is revoked or expired proves nothing. */
export const sessions = pgTable(
  "sessions",
  { id: id(), userId: userId(), createdAt: createdAt(), expiresAt: moment().notNull(), revokedAt: moment() },
  (t) => [index().on(t.userId)],
);
