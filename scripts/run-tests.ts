// Every check, one after the other, and one closing line of counts. Exits non-zero when any of them failed.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./chromium";

const reports = mkdtempSync(join(tmpdir(), "kindling-tests-"));
const total = { passed: 0, failed: 0, skipped: 0 };
const broken: string[] = [];

function stage(name: string, command: string, args: string[], env: Record<string, string> = {}): void {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0) broken.push(name);
}

function count<Report>(file: string, read: (report: Report) => typeof total): void {
  if (!existsSync(file)) {
    broken.push(`no report: ${file}`);
    return;
  }
  const { passed, failed, skipped } = read(JSON.parse(readFileSync(file, "utf8")));
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (passed === 0) broken.push(`no test ran: ${file}`);
}

stage("lint", "npx", ["biome", "check", "."]);
stage("types", "npm", ["run", "--silent", "typecheck"]);

// Poppler and LibreOffice, which the tests read the documents with.
if (spawnSync("bash", ["scripts/install-office.sh"], { stdio: "inherit" }).status !== 0)
  console.warn(
    "\nWARNING: poppler or LibreOffice is missing and could not be installed (scripts/install-office.sh).\n" +
      "The tests that read documents with them are skipped and counted as skipped.\n",
  );
const unit = join(reports, "unit.json");
stage("unit, route and architecture tests", "npm", [
  "run",
  "--silent",
  "test:unit",
  "--",
  "--json",
  `--outputFile=${unit}`,
  "--silent=false",
]);
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
}
count<JestReport>(unit, (r) => ({
  passed: r.numPassedTests,
  failed: r.numFailedTests + r.numRuntimeErrorTestSuites,
  skipped: r.numPendingTests,
}));

if (!findChromium()) execFileSync("bash", ["scripts/install-chromium.sh"], { stdio: "inherit" });
const browser = join(reports, "browser.json");
stage("end-to-end tests in Chromium", "npx", ["playwright", "test"], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: browser,
});
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}
count<PlaywrightReport>(browser, ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
}));

if (broken.length > 0) console.log(`\nFailed: ${broken.join("; ")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(broken.length > 0 || total.failed > 0 ? 1 : 0);
