import type { Browser } from "@playwright/test";

/** Slow 4G and a processor a quarter as fast, as the usual page audits set them. */
const SLOW = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWDOWN = 4;

export interface PageLoad {
  /** Kilobytes of scripts as they came over the wire. */
  scriptKb: number;
  lcpMs: number;
  cls: number;
  /** What each task takes over 50 ms, counted from the first contentful paint as page audits do. */
  blockingMs: number;
  /** Processor time of the page's own thread, which is the same on a busy machine. */
  processorMs: number;
}

const OBSERVE = `
  window.seen = { lcp: 0, cls: 0, tasks: [] };
  new PerformanceObserver((list) => { for (const e of list.getEntries()) window.seen.lcp = e.startTime; }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.seen.cls += e.value; }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) window.seen.tasks.push([e.startTime, e.startTime + e.duration]); }).observe({ type: "longtask", buffered: true });
`;

const SEEN = `(() => {
  const [{ startTime: painted }] = performance.getEntriesByName("first-contentful-paint");
  const parts = window.seen.tasks.map(([from, to]) => to - Math.max(from, painted) - 50);
  return { ...window.seen, blocking: parts.filter((ms) => ms > 0).reduce((sum, ms) => sum + ms, 0) };
})()`;

/** One first visit, with nothing in the cache. */
export async function loadPage(browser: Browser, address: string): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(OBSERVE);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...SLOW });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const scripts = new Set<string>();
  let bytes = 0;
  // Also those that are only fetched ahead, which the browser counts as something else.
  devtools.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.mimeType.includes("javascript")) scripts.add(requestId);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(1_000);
  const seen = await page.evaluate<{ lcp: number; cls: number; blocking: number }>(SEEN);
  const { metrics } = await devtools.send("Performance.getMetrics");
  const busy = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  await context.close();
  return {
    scriptKb: bytes / 1024,
    lcpMs: seen.lcp,
    cls: seen.cls,
    blockingMs: seen.blocking,
    processorMs: busy * 1_000,
  };
}

/** Answers a second, with so many asking at once. */
export async function requestsPerSecond(address: string, asking = 16, forMs = 4_000): Promise<number> {
  const end = performance.now() + forMs;
  let answers = 0;
  await Promise.all(
    Array.from({ length: asking }, async () => {
      while (performance.now() < end) {
        await (await fetch(address)).arrayBuffer();
        answers += 1;
      }
    }),
  );
  return (answers / forMs) * 1_000;
}
