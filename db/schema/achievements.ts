import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment, updatedAt } from "./columns";
import { userId, users } from "./identity";
import { projects } from "./projects";

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
