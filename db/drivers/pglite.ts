import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { lockDirectory } from "./directory-lock";
import type { Driver } from "./driver";
import { MIGRATIONS } from "./migrations";
import { walSync } from "./wal-sync";

/** Reads, and the counters of the rate limits, which a power cut may take back. */
const UNSYNCED = /^\s*(select|begin|rollback|show|set|insert into "rate_buckets)\b/i;

/** The same client, but a statement or transaction that wrote resolves only after its log is on disk. */
function durable(client: PGlite, sync: () => Promise<void>): PGlite {
  return new Proxy(client, {
    get(target, property) {
      if (property === "query") {
        return async (...args: Parameters<PGlite["query"]>) => {
          const result = await target.query(...args);
          if (!UNSYNCED.test(args[0])) await sync();
          return result;
        };
      }
      if (property === "transaction") {
        return async (run: Parameters<PGlite["transaction"]>[0]) => {
          const result = await target.transaction(run);
          await sync();
          return result;
        };
      }
      const member = Reflect.get(target, property, target);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}

/** The embedded database: one process, one directory, no server. */
export async function openPGlite(directory: string): Promise<Driver> {
  const unlock = await lockDirectory(directory);
  const dataDir = join(directory, "pg");
  const client = await PGlite.create({
    dataDir,
    startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"],
  });
  const db = drizzle(durable(client, walSync(dataDir)), { casing: "snake_case" });
  return {
    kind: "pglite",
    db,
    migrate: () => migrate(db, { migrationsFolder: MIGRATIONS }),
    close: async () => {
      await client.close();
      unlock();
    },
  };
}

/** A database in memory, for tests; `image` is a dump of one that is migrated already. */
export async function openMemory(image?: Blob): Promise<Driver & { dump(): Promise<Blob> }> {
  const client = await PGlite.create({ loadDataDir: image });
  const db = drizzle(client, { casing: "snake_case" });
  return {
    kind: "pglite",
    db,
    migrate: () => migrate(db, { migrationsFolder: MIGRATIONS }),
    close: () => client.close(),
    dump: () => client.dumpDataDir("none"),
  };
}
