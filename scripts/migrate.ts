// Brings the database of DATABASE_URL (or the embedded one, while no server runs) up to date.
import nextEnv from "@next/env";
import { closeDatabase, pingDatabase } from "@/db/client";

nextEnv.loadEnvConfig(process.cwd());
await pingDatabase({ withinMs: 120_000 });
await closeDatabase();
console.log("The database is up to date.");
