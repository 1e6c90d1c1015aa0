import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ArtifactId } from "@/lib/artifacts/define";
import { createdAt, id, moment, updatedAt } from "./columns";
import { userId } from "./identity";

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
    /** What the founder corrected of the reading. */
    corrections: jsonb("assumptions"),
    /** Proves a calendar program that subscribes to the plan; null while nobody does. */
    calendarToken: text().unique(),
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
