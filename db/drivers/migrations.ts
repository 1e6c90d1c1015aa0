import { join } from "node:path";

export const MIGRATIONS = join(process.cwd(), "db", "migrations");
