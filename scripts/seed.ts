// Fills the tables that hold our own words: achievements and daily tips. Safe to run again.
import nextEnv from "@next/env";
import { closeDatabase } from "@/db/client";
import { seedReferenceRows } from "@/db/seed";
import { DAILY_TIPS } from "@/lib/content/daily-tips";
import { ACHIEVEMENTS } from "@/lib/journey/achievements";

nextEnv.loadEnvConfig(process.cwd());
const added = await seedReferenceRows(ACHIEVEMENTS, DAILY_TIPS);
await closeDatabase();
console.log(`Added ${added.achievements} achievements and ${added.tips} daily tips.`);
