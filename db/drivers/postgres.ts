import { Pool as NeonPool, neonConfig } from "@neondatabase/serverless";
import { drizzle as drizzleNeon } from "drizzle-orm/neon-serverless";
import { migrate as migrateNeon } from "drizzle-orm/neon-serverless/migrator";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import { Pool as PgPool } from "pg";
import WebSocket from "ws";
import type { Driver } from "./driver";
import { MIGRATIONS } from "./migrations";

const OPTIONS = { casing: "snake_case" } as const;
/** Any constant does, as long as every replica uses the same one. */
const MIGRATION_LOCK = 7_164_201;

interface Connection {
  query(sql: string): Promise<unknown>;
  release(): void;
}

/** One replica migrates, the others wait for it. */
async function underLock(pool: { connect(): Promise<Connection> }, run: () => Promise<void>): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await run();
  } finally {
    await connection.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
    connection.release();
  }
}

export function openPostgres(url: string): Driver {
  const pool = new PgPool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  const db = drizzlePg(pool, OPTIONS);
  return {
    kind: "pg",
    db,
    migrate: () => underLock(pool, () => migratePg(db, { migrationsFolder: MIGRATIONS })),
    close: () => pool.end(),
  };
}

/** Neon over WebSockets: its HTTP driver has no transactions, and money and leases need them. */
export function openNeon(url: string): Driver {
  neonConfig.webSocketConstructor = WebSocket;
  const pool = new NeonPool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  const db = drizzleNeon(pool, OPTIONS);
  return {
    kind: "neon",
    db,
    migrate: () => underLock(pool, () => migrateNeon(db, { migrationsFolder: MIGRATIONS })),
    close: () => pool.end(),
  };
}
