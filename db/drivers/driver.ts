import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "../schema";

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Driver {
  kind: "pglite" | "pg" | "neon";
  db: Database;
  /** Brings the schema up to date; safe when several processes do it at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}
