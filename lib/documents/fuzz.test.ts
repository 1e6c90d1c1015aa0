import { Socket } from "node:net";
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { IDEAS } from "@/lib/writing/fixtures";
import type { DocumentData } from "./data";
import type { DocumentId, Format } from "./documents";
import { launchPackage } from "./package/package";
import { renderDocument } from "./renderers";
import { eventsOf } from "./test-calendar";
import { packageOf } from "./test-package";
import { anyPackage } from "./test-random";

const data = packageOf(IDEAS.hvac);

type Kind = readonly [id: Exclude<DocumentId, "package">, layout?: DocumentData["layout"]];

const RUNS = 300;
const KITS = Number(process.env.DOCUMENT_FUZZ_RUNS ?? 20);

/**
 * Random packages a format. Where a format has several documents each package is made into one of them, by chance.
 * Logo kits of sixty pictures each are fewer; DOCUMENT_FUZZ_RUNS=300 makes as many of them.
 */
const FORMATS: readonly (readonly [Format, number, readonly Kind[]])[] = [
  ["ics", RUNS, [["calendar"]]],
  ["md", RUNS, [["fullBusinessAnalysis"], ["actionPlan"]]],
  ["docx", RUNS, [["fullBusinessAnalysis"], ["actionPlan"]]],
  ["xlsx", RUNS, [["financialForecast"]]],
  ["pptx", RUNS, [["pitch"]]],
  ["pdf", RUNS, [["prototype"], ["actionPlan"], ["fullBusinessAnalysis"], ["pitch"], ["pitch", "notes"]]],
  ["zip", KITS, [["logoKit"]]],
];

const calls: string[] = [];
const { fetch: network } = globalThis;
const connect = Socket.prototype.connect;
beforeAll(() => {
  globalThis.fetch = async (to) => {
    // The layout engine carries its own code as such an address.
    if (String(to).startsWith("data:")) return network(to);
    calls.push(String(to));
    throw new TypeError("no network here");
  };
  Socket.prototype.connect = () => {
    calls.push("socket");
    throw new TypeError("no network here");
  };
});
afterAll(() => {
  globalThis.fetch = network;
  Socket.prototype.connect = connect;
});

const formulas = (bytes: Uint8Array): string =>
  Object.entries(unzipSync(bytes))
    .filter(([name]) => name.includes("worksheets/"))
    .flatMap(([, xml]) => strFromU8(xml).match(/<f>[^<]*<\/f>/g) ?? [])
    .join("");

function expectOpens(format: Format, bytes: Uint8Array): void {
  const text = Buffer.from(bytes).toString("latin1");
  // What /etc/passwd begins with, should its path among the texts ever be followed.
  expect(text).not.toContain("root:x:0:0");
  if (format === "pdf") expect([text.slice(0, 4), text.trimEnd().slice(-5)]).toEqual(["%PDF", "%%EOF"]);
  else if (format === "ics") for (const { days } of eventsOf(bytes).values()) expect(days).toBe(1);
  else if (format === "md") expect(text.startsWith("# ")).toBe(true);
  else expect(Object.keys(unzipSync(bytes)).length).toBeGreaterThan(4);
  if (format === "xlsx") expect(formulas(bytes)).not.toMatch(/alert|>1\+1<|SUM\(A1\)/);
}

test.each(FORMATS)(
  "any package makes a %s that opens, of at most 10 MB, without a call to the network: %i of them",
  async (format, runs, kinds) => {
    await fc.assert(
      fc.asyncProperty(anyPackage, fc.constantFrom(...kinds), async (sent, [id, layout = "slides"]) => {
        const { summary, brandName, tagline } = sent;
        const answers = {
          problem: summary,
          solution: brandName,
          targetAudience: tagline,
          differentiator: summary,
          businessModel: tagline,
        };
        const own = { ...data, ...sent, layout, answers: id === "financialForecast" ? answers : null };
        const bytes = await renderDocument(id, format, own);
        expect(bytes.byteLength).toBeLessThan(10 * 1024 * 1024);
        expect(calls).toEqual([]);
        expectOpens(format, bytes);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  },
  600_000,
);

test("any name makes a launch package whose files have safe names and right sums: 300 of them", async () => {
  await fc.assert(
    fc.asyncProperty(anyPackage, async (sent) => {
      const made = await launchPackage({ ...data, ...sent }, async (id, format) =>
        Buffer.from(`${id}.${format}`),
      );
      const paths = Object.keys(unzipSync(made));
      expect(paths.length).toBeGreaterThan(10);
      for (const path of paths) expect(path).toMatch(/^(\d-[a-z]+\/[A-Za-z0-9-]+\.[a-z]+|[a-zA-Z]+\.txt)$/);
    }),
    { numRuns: RUNS },
  );
});
