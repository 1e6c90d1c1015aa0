import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jest } from "@jest/globals";
import { sql } from "drizzle-orm";
import { users } from "../schema/identity";
import { openPGlite } from "./pglite";

const directory = mkdtempSync(join(tmpdir(), "kindling-pglite-"));
let writer: ChildProcess | undefined;
afterAll(() => {
  writer?.kill("SIGKILL");
  rmSync(directory, { recursive: true, force: true });
});

const WRITER = `
  const { openPGlite } = await import("./db/drivers/pglite.ts");
  const { users } = await import("./db/schema/identity.ts");
  const { db, migrate } = await openPGlite(process.argv[1]);
  await migrate();
  for (let n = 0; ; n++) {
    await db.transaction(async (tx) => { await tx.insert(users).values({ email: "w" + n + "@a.test" }); await tx.insert(users).values({ email: "w" + n + "@b.test" }); });
    console.log(n);
  }
`;

test("a killed process loses no acknowledged write, and half of none", async () => {
  writer = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", WRITER, directory]);
  let acknowledged = -1;
  writer.stdout?.on("data", (chunk) => {
    acknowledged = Number(String(chunk).trim().split("\n").at(-1));
    if (acknowledged > 20) writer?.kill("SIGKILL");
  });
  await once(writer, "exit");
  expect(acknowledged).toBeGreaterThan(20);

  const driver = await openPGlite(directory);
  const emails = new Set(
    (await driver.db.select({ email: users.email }).from(users)).map(({ email }) => email),
  );
  for (let n = 0; n <= acknowledged; n++)
    expect([emails.has(`w${n}@a.test`), emails.has(`w${n}@b.test`)]).toEqual([true, true]);
  expect(emails.size % 2).toBe(0);
  await driver.close();
}, 60_000);

test("a write is answered only after its log was synced to disk; a read does not wait for that", async () => {
  const driver = await openPGlite(directory);
  const probe = await fs.open(join(directory, "owner.pid"), "r");
  const datasync = jest.spyOn(Object.getPrototypeOf(probe), "datasync");
  await probe.close();
  await driver.db.insert(users).values({ email: "synced@a.test" });
  expect(datasync).toHaveBeenCalled();
  datasync.mockClear();
  await driver.db.select().from(users).limit(1);
  await driver.db.execute(sql`select 1`);
  expect(datasync).not.toHaveBeenCalled();
  datasync.mockRestore();
  await driver.close();
}, 60_000);
