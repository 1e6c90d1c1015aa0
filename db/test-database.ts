import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { closeDatabase, db, setDriver } from "./client";
import type { Driver } from "./drivers/driver";
import { MIGRATIONS } from "./drivers/migrations";

const DATABASE_OF_TESTS = "TEST_DATABASE_URL";

/** Named after the migrations, so that a new one is never tested on an old image. */
function imageFile(): string {
  const digest = createHash("sha256");
  for (const name of readdirSync(MIGRATIONS).sort()) {
    if (name.endsWith(".sql")) digest.update(readFileSync(join(MIGRATIONS, name)));
  }
  return join(tmpdir(), `kindling-test-${digest.digest("hex").slice(0, 16)}.tar`);
}

/** A migrated database in memory; the first test of all makes the image that the others start from. */
async function memory(): Promise<Driver> {
  const { openMemory } = await import("./drivers/pglite");
  const image = imageFile();
  if (existsSync(image)) return openMemory(new Blob([readFileSync(image)]));
  const driver = await openMemory();
  await driver.migrate();
  const dump = await driver.dump();
  const draft = `${image}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, image);
  return driver;
}

/** PostgreSQL when the run names one (`npm run test:postgres`), else the embedded engine. Emptied before each test. */
export function withTestDatabase(): void {
  beforeAll(async () => {
    const url = process.env[DATABASE_OF_TESTS];
    if (url && !/@?(127\.0\.0\.1|localhost)[:/]/.test(url))
      throw new Error("Tests write to a local database only");
    const driver = url ? (await import("./drivers/postgres")).openPostgres(url) : await memory();
    if (url) await driver.migrate();
    setDriver(driver);
  });
  beforeEach(async () => {
    await (await db()).execute(
      sql`truncate users, usage, rate_buckets, domain_checks, daily_tips, contact_messages, audit_log, stripe_inbox restart identity cascade`,
    );
  });
  afterAll(closeDatabase);
}
