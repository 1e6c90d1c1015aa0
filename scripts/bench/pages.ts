// The public pages over an empty page of the same framework, in one run on this machine: npx tsx scripts/bench/pages.ts
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../chromium";
import { startEmptyApp } from "./empty-app";
import { median } from "./median";
import { loadPage, type PageLoad, requestsPerSecond } from "./page-load";
import { ORIGIN, startServer } from "./server";

const PAGES = ["/", "/pricing", "/privacy", "/logo-generator"] as const;
const ROUNDS = 5;

const middle = (loads: PageLoad[], of: keyof PageLoad) => median(loads.map((load) => load[of]));

/** A button that saves a bare picture of the same size: one word on a canvas, written as PNG. */
const BARE = `{
  const button = document.body.appendChild(document.createElement("button"));
  button.textContent = "Download bare";
  button.onclick = () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 2000, height: 600 });
    const context = canvas.getContext("2d");
    context.font = "240px sans-serif";
    context.fillText("Nodline", 400, 380);
    canvas.toBlob((blob) => {
      const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: "bare.png" });
      link.click();
    }, "image/png");
  };
}`;

/** From the press to the file on the disk, as the same driver sees it. */
async function exportTimes(page: Page, kind: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 10; round++) {
    const from = performance.now();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: `Download ${kind}` }).click(),
    ]);
    await file.path();
    times.push(performance.now() - from);
  }
  return times;
}

execFileSync(process.execPath, ["scripts/start.mjs", "--build-only"], {
  stdio: "inherit",
  env: { ...process.env, APP_URL: ORIGIN },
});
const directory = mkdtempSync(join(tmpdir(), "kindling-bench-"));
const empty = await startEmptyApp();
const server = await startServer(directory);
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});

const addresses = [empty.origin, ...PAGES.map((path) => `${ORIGIN}${path}`)];
const loads = addresses.map((): PageLoad[] => []);
for (let round = -1; round < ROUNDS; round++) {
  for (const [at, address] of addresses.entries()) {
    const load = await loadPage(browser, address);
    if (round >= 0) loads[at]?.push(load);
  }
}
const [base = [], ...ours] = loads;
console.log(
  `\nempty page: ${middle(base, "scriptKb").toFixed(1)} KB of scripts, LCP ${middle(base, "lcpMs").toFixed(0)} ms, processor ${middle(base, "processorMs").toFixed(0)} ms`,
);
for (const [at, page] of ours.entries()) {
  const more = middle(page, "scriptKb") - middle(base, "scriptKb");
  const slower = middle(page, "lcpMs") / middle(base, "lcpMs");
  console.log(
    `${PAGES[at]}: scripts ${more < 0 ? "" : "+"}${more.toFixed(1)} KB, LCP ${middle(page, "lcpMs").toFixed(0)} ms = ${slower.toFixed(2)} x, CLS ${middle(page, "cls").toFixed(3)}, blocking ${middle(page, "blockingMs").toFixed(0)} ms (empty ${middle(base, "blockingMs").toFixed(0)} ms), processor ${middle(page, "processorMs").toFixed(0)} ms`,
  );
}

const rates: [number[], number[]] = [[], []];
for (let round = 0; round < 3; round++) {
  rates[0].push(await requestsPerSecond(`${ORIGIN}/`));
  rates[1].push(await requestsPerSecond(`${empty.origin}/`));
}
const [landing, nothing] = [median(rates[0]), median(rates[1])];
console.log(
  `requests a second: ${landing.toFixed(0)} for /, ${nothing.toFixed(0)} for the empty page = ${(landing / nothing).toFixed(2)} x`,
);
const bench = await browser.newPage();
await bench.goto(empty.origin, { waitUntil: "networkidle" });
await bench.evaluate(BARE);
const bare = median((await exportTimes(bench, "bare")).slice(1));
await bench.goto(`${ORIGIN}/logo-generator?brand=Nodline`, { waitUntil: "networkidle" });
for (const kind of ["PNG", "SVG"]) {
  const [first = Number.NaN, ...rest] = await exportTimes(bench, kind);
  const usual = median(rest);
  console.log(
    `${kind} export, press to file: ${first.toFixed(0)} ms the first time, then ${usual.toFixed(0)} ms = ${(usual / bare).toFixed(1)} x a bare canvas of the same size saved as PNG (${bare.toFixed(0)} ms)`,
  );
}

await browser.close();
await server.stop();
await empty.stop();
rmSync(directory, { recursive: true, force: true });
