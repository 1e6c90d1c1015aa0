import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ArtifactId } from "@/lib/artifacts/artifacts";
import type { Tier } from "@/lib/journey/tiers";

const id = () => uuid().primaryKey().defaultRandom();
const moment = () => timestamp({ withTimezone: true, mode: "date" });
const createdAt = () => moment().notNull().defaultNow();
const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());
const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

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
  subscriptionTier: text().$type<Tier>().notNull().default("freemium"),
  subscriptionStatus: text().notNull().default("active"),
  subscriptionStartDate: moment(),
  subscriptionEndDate: moment(),
  stripeCustomerId: text().unique(),
  disabledAt: moment(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

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

export const projects = pgTable(
  "projects",
  {
    id: id(),
    userId: userId(),
    name: text().notNull(),
    description: text(),
    status: text().notNull().default("draft"),
    /** Grows with every write; a write that names an older one is refused. */
    rev: integer().notNull().default(1),
    quizData: jsonb(),
    businessPlanData: jsonb(),
    businessAnalysisData: jsonb(),
    fullBusinessAnalysisData: jsonb(),
    brandData: jsonb(),
    selectedBrand: jsonb(),
    pitchData: jsonb(),
    prototypeData: jsonb(),
    actionPlanData: jsonb(),
    marketingPlanData: jsonb(),
    financialForecastData: jsonb(),
    logoKitData: jsonb(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index().on(t.userId, t.createdAt.desc())],
);

const projectId = () =>
  uuid()
    .notNull()
    .references(() => projects.id, { onDelete: "cascade" });

/** A run of one artifact. While it runs it holds the lease: one row per project and artifact. */
export const generations = pgTable(
  "generations",
  {
    id: id(),
    userId: userId(),
    projectId: projectId(),
    artifact: text().$type<ArtifactId>().notNull(),
    status: text({ enum: ["running", "done", "failed"] })
      .notNull()
      .default("running"),
    leaseUntil: moment().notNull(),
    label: text().notNull().default(""),
    fraction: real().notNull().default(0),
    writer: text({ enum: ["builtin", "model"] }),
    error: text(),
    startedAt: createdAt(),
    finishedAt: moment(),
  },
  (t) => [
    uniqueIndex("generations_one_running").on(t.projectId, t.artifact).where(sql`${t.status} = 'running'`),
    index().on(t.userId),
  ],
);

/** Every generated result as it was saved, so that a new one never destroys an old one. */
export const snapshots = pgTable(
  "snapshots",
  {
    id: id(),
    userId: userId(),
    projectId: projectId(),
    artifact: text().$type<ArtifactId>().notNull(),
    generationId: uuid().references(() => generations.id, { onDelete: "set null" }),
    data: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.projectId, t.artifact, t.createdAt.desc()), index().on(t.userId)],
);

/** Calls of the model counted against a day's quota. */
export const usage = pgTable(
  "usage",
  { key: text().notNull(), day: text().notNull(), used: integer().notNull().default(0) },
  (t) => [primaryKey({ columns: [t.key, t.day] })],
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

export const dailyTips = pgTable("daily_tips", {
  id: id(),
  title: text().notNull(),
  content: text().notNull(),
  category: text().notNull(),
  createdAt: createdAt(),
});

export const achievements = pgTable("achievements", {
  id: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  icon: text().notNull(),
  category: text({ enum: ["progress", "quality", "speed", "completion"] }).notNull(),
  points: integer().notNull().default(0),
  condition: text().notNull(),
  createdAt: createdAt(),
});

export const userAchievements = pgTable(
  "user_achievements",
  {
    id: id(),
    userId: userId(),
    achievementId: text()
      .notNull()
      .references(() => achievements.id, { onDelete: "cascade" }),
    projectId: uuid().references(() => projects.id, { onDelete: "set null" }),
    unlockedAt: createdAt(),
    progress: integer().notNull().default(0),
    maxProgress: integer().notNull().default(1),
  },
  (t) => [uniqueIndex("user_achievements_once").on(t.userId, t.achievementId), index().on(t.projectId)],
);

export const userAnalytics = pgTable(
  "user_analytics",
  {
    id: id(),
    userId: userId(),
    eventType: text().notNull(),
    eventData: jsonb(),
    projectId: uuid().references(() => projects.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId, t.createdAt.desc()), index().on(t.projectId)],
);

export const gamificationStats = pgTable("gamification_stats", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  totalPoints: integer().notNull().default(0),
  level: integer().notNull().default(1),
  streakDays: integer().notNull().default(0),
  lastActivityDate: moment(),
  projectsCompleted: integer().notNull().default(0),
  achievementsUnlocked: integer().notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
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
