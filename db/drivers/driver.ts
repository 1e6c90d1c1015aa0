import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

export type Database = PgDatabase<PgQueryResultHKT>;

export interface Driver {
  kind: "pglite" | "pg" | "neon";
  db: Database;
  /** Brings the schema up to date; safe when several processes do it at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}
