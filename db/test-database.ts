import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { closeDatabase, db, setDriver } from "./client";
import type { Driver } from "./drivers/driver";

const DATABASE_OF_TESTS = "TEST_DATABASE_URL";

/** A migrated database in memory; the first test of a run makes the image that the others start from. */
async function memory(): Promise<Driver> {
  const { openMemory } = await import("./drivers/pglite");
  const image = join(tmpdir(), `kindling-test-${process.ppid}.tar`);
  if (existsSync(image)) {
    return openMemory(new Blob([readFileSync(image)]));
  }
  const driver = await openMemory();
  await driver.migrate();
  const dump = await driver.dump();
  writeFileSync(image, Buffer.from(await dump.arrayBuffer()));
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
