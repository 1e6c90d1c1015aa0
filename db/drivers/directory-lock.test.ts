import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DirectoryInUse, lockDirectory } from "./directory-lock";

let directory: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), "kindling-lock-")), "made", "for-it");
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(directory, { recursive: true, force: true });
});

const OWNER = `
  const { lockDirectory } = await import("./db/drivers/directory-lock.ts");
  try { await lockDirectory(process.argv[1]); console.log("locked"); setInterval(() => {}, 1000); }
  catch (error) { console.log("refused " + error.pid); }
`;

/** Another process that tries to own the directory; gives its pid and what it said. */
async function contender() {
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", OWNER, directory]);
  children.push(child);
  const [said] = await once(child.stdout, "data");
  return { child, said: String(said).trim() };
}

test("a second process is refused and learns whose lock it is; a dead owner's is taken over", async () => {
  const first = await contender();
  expect(first.said).toBe("locked");
  const refusal = await lockDirectory(directory).catch((error) => error);
  expect(refusal).toBeInstanceOf(DirectoryInUse);
  expect(refusal.message).toContain(`process ${first.child.pid}`);
  expect((await contender()).said).toBe(`refused ${first.child.pid}`);

  first.child.kill("SIGKILL");
  await once(first.child, "exit");
  const release = await lockDirectory(directory);
  expect(readFileSync(join(directory, "owner.pid"), "utf8")).toContain(`${process.pid}\n`);
  release();
});

test("of four that find a stale lock at once, exactly one wins", async () => {
  const stale = await contender();
  stale.child.kill("SIGKILL");
  await once(stale.child, "exit");
  const said = (await Promise.all([contender(), contender(), contender(), contender()])).map((c) => c.said);
  expect(said.filter((s) => s === "locked")).toHaveLength(1);
  expect(said.filter((s) => s.startsWith("refused"))).toHaveLength(3);
}, 30_000);

test("a recycled pid is not taken for the owner", async () => {
  const release = await lockDirectory(directory);
  release();
  writeFileSync(join(directory, "owner.pid"), "1\n12345\n");
  (await lockDirectory(directory))();
});
