import { sql } from "drizzle-orm";
import { database, isBuild } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { Database, Driver } from "./drivers/driver";

export type { Database } from "./drivers/driver";
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** One connection per process; bundles load this module more than once, so the process holds it. */
const holder = globalThis as typeof globalThis & { kindlingDatabase?: Promise<Driver> };

async function open(): Promise<Driver> {
  if (isBuild()) throw new Error("A build must not open the database");
  const target = database();
  const driver =
    target.kind === "pglite"
      ? await (await import("./drivers/pglite")).openPGlite(target.directory)
      : target.kind === "neon"
        ? (await import("./drivers/postgres")).openNeon(target.url)
        : (await import("./drivers/postgres")).openPostgres(target.url);
  await driver.migrate();
  return driver;
}

function driver(): Promise<Driver> {
  holder.kindlingDatabase ??= open().catch((error) => {
    holder.kindlingDatabase = undefined;
    throw error;
  });
  return holder.kindlingDatabase;
}

/** Opened, and migrated, when it is first asked for. */
export const db = async (): Promise<Database> => (await driver()).db;

/** Puts an opened database in place: tests use one in memory. */
export function setDriver(opened: Driver): void {
  holder.kindlingDatabase = Promise.resolve(opened);
}

export async function closeDatabase(): Promise<void> {
  const opened = await holder.kindlingDatabase;
  holder.kindlingDatabase = undefined;
  await opened?.close();
}

/** Answers in time, with every migration applied, or throws. */
export async function pingDatabase({ withinMs = 1_000 } = {}): Promise<void> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new AppError("unavailable", "The database does not answer")), withinMs).unref();
  });
  await Promise.race([db().then((d) => d.execute(sql`select 1`)), late]);
}
