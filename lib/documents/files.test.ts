import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { contrast } from "@/lib/client/colour";
import { markIn } from "@/lib/content/brand-mark";
import { IDEAS } from "@/lib/writing/fixtures";
import { planIcs } from "./calendar/calendar";
import type { DocumentData } from "./data";
import { asciiStem, contentDisposition, unicodeStem } from "./file-name";
import { logoKit } from "./logo/kit";
import { inksOf } from "./logo/marks";
import { launchPackage } from "./package/package";
import { eventsOf } from "./test-calendar";
import { onDisk, packageOf, pdfPages, throughOffice } from "./test-package";
import { testWithOffice, testWithPoppler } from "./test-tools";
import { analysisDocx, planDocx } from "./text-files/docx";
import { analysisMarkdown, planMarkdown } from "./text-files/markdown";
import { themeOf } from "./theme";

const data = packageOf(IDEAS.hvac);

test("a brand of any characters gives a safe name, and its real one beside it", () => {
  expect(contentDisposition('Café Ω/.."\r\n', "pitch", "pdf")).toBe(
    "attachment; filename=\"Cafe-pitch.pdf\"; filename*=UTF-8''Caf%C3%A9%20%CE%A9%20.-pitch.pdf".replace(
      "%20.-",
      "-",
    ),
  );
  expect(asciiStem("日本")).toBe("your-brand");
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 80 }), (brand) => {
      const header = contentDisposition(brand, "action-plan", "pdf");
      expect(header).toMatch(
        /^attachment; filename="[A-Za-z0-9-]+-action-plan\.pdf"; filename\*=UTF-8''[A-Za-z0-9%._~!$&+^`|-]+$/,
      );
      expect(unicodeStem(brand)).not.toMatch(/[\\/\r\n"]|\.\./);
      expect(Buffer.byteLength(unicodeStem(brand))).toBeLessThanOrEqual(120);
    }),
    { numRuns: 3_000 },
  );
});

test("the calendar: folded, all day, gates and milestones in it; imported again it updates instead of doubling", async () => {
  const bytes = await planIcs(data);
  const text = strFromU8(bytes);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(text).not.toContain("VTODO");
  const first = eventsOf(bytes);
  expect(first.size).toBe([...text.matchAll(/BEGIN:VEVENT/g)].length);
  const summaries = [...first.values()].map(({ summary }) => summary);
  expect(summaries.filter((summary) => summary.startsWith("Gate: Day"))).toHaveLength(3);
  expect(summaries.some((summary) => summary.startsWith("Milestone: Day 60"))).toBe(true);
  const days = [...first.values()];
  // Day 20 of a plan that begins on a Monday is a Saturday.
  expect(days.find(({ summary }) => summary.startsWith("Gate: Day 20"))?.day).toBe("2026-12-11");
  expect(days.filter(({ day }) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([]);
  const items =
    data.actionPlan?.actionItems.map((item, i) =>
      i === 0 ? { ...item, title: "Moved, renamed; \\ and\nbroken" } : item,
    ) ?? [];
  const later = eventsOf(
    await planIcs({
      ...data,
      revision: 9,
      startDate: "2027-01-04",
      actionPlan: data.actionPlan && { ...data.actionPlan, actionItems: items },
    }),
  );
  expect([...later.keys()]).toEqual([...first.keys()]);
  expect([...later.values()].every(({ sequence }) => sequence === 9)).toBe(true);
  expect([...later.values()].some(({ summary }) => summary.includes("Moved, renamed; \\ and"))).toBe(true);
});

testWithPoppler(
  "the logo kit: every file opens at the size it names, outlines only, the same bytes again",
  async () => {
    const kit = await logoKit(data);
    const files = unzipSync(kit);
    expect(
      createHash("sha256")
        .update(await logoKit(data))
        .digest("hex"),
    ).toBe(createHash("sha256").update(kit).digest("hex"));
    const manifest = JSON.parse(strFromU8(files["manifest.json"] ?? new Uint8Array()));
    for (const { path, sha256 } of manifest.files)
      expect(
        createHash("sha256")
          .update(files[path] ?? "")
          .digest("hex"),
      ).toBe(sha256);
    const sizes: Record<string, [number, number]> = {
      "social/open-graph-1200x630.png": [1200, 630],
      "social/x-header-1500x500.png": [1500, 500],
      "social/avatar-800x800.png": [800, 800],
      "favicon/apple-touch-icon.png": [180, 180],
      "favicon/icon-192.png": [192, 192],
      "favicon/icon-512.png": [512, 512],
      "favicon/icon-maskable-512.png": [512, 512],
    };
    for (const [path, content] of Object.entries(files)) {
      if (path.endsWith(".svg")) {
        expect(strFromU8(content)).not.toMatch(/<text|<image|href|<script/);
        expect((await sharp(content).metadata()).width).toBeGreaterThan(0);
      }
      if (!path.endsWith(".png")) continue;
      const { width, height, hasAlpha } = await sharp(content).metadata();
      const wanted = sizes[path];
      if (wanted) expect({ path, size: [width, height] }).toEqual({ path, size: wanted });
      else
        expect({ path, width, hasAlpha }).toEqual({
          path,
          width: Number(/-(\d+)\.png$/.exec(path)?.[1]),
          hasAlpha: true,
        });
    }
    const ico = files["favicon/favicon.ico"] ?? new Uint8Array();
    expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
    expect([6, 22, 38].map((at) => ico[at])).toEqual([16, 32, 48]);
    const mono = strFromU8(files["svg/full-dark.svg"] ?? new Uint8Array());
    expect(new Set([...mono.matchAll(/(?:fill|stroke)="(#[^"]+)"/g)].map(([, fill]) => fill)).size).toBe(1);
    // The kit and the prototype show one mark.
    const { path } = markIn(data.prototype?.visualIdentity ?? "");
    for (const shape of ["full", "icon"])
      expect(strFromU8(files[`svg/${shape}-main.svg`] ?? new Uint8Array())).toContain(path);
    expect(pdfPages(files["guide.pdf"] ?? new Uint8Array())).toHaveLength(1);
  },
  60_000,
);

test("reversed reads at 4.5 to 1 whatever the main colour, and so does every pair of a theme that carries text", () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(
      hex,
      hex,
      hex,
      hex,
      hex,
      (primaryColor, secondaryColor, accentColor, backgroundColor, textColor) => {
        const theme = themeOf({ primaryColor, secondaryColor, accentColor, backgroundColor, textColor });
        const inks = inksOf(theme, "reversed");
        expect(contrast(inks.word, inks.ground ?? "")).toBeGreaterThanOrEqual(4.5);
        for (const ink of [theme.text, theme.heading, theme.muted, theme.secondary])
          expect(contrast(ink, theme.background)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(theme.onAccent, theme.accent)).toBeGreaterThanOrEqual(4.5);
      },
    ),
    { numRuns: 500 },
  );
});

testWithOffice(
  "Word and Markdown hold the whole analysis, and Word opens elsewhere",
  async () => {
    const markdown = strFromU8(await analysisMarkdown(data));
    expect(markdown).toContain("## Financial Projections");
    expect(markdown).toMatch(/\n\n#### [^:\n]+\n\n1\. .+\n2\. /);
    expect(strFromU8(await analysisMarkdown({ ...data, brandName: "*x* [a](b) <b>" }))).toContain(
      "# \\*x\\* \\[a\\](b) \\<b\\>:",
    );
    const later = [{ title: "Open a second workshop", description: "When it is full.", estimatedHours: 12 }];
    const plan = { ...data, actionPlan: data.actionPlan && { ...data.actionPlan, later } };
    expect(strFromU8(await planMarkdown(plan))).toMatch(
      /## After Day 60[^#]+- \[ \] \*\*Open a second workshop\*\* \(12 h\)/,
    );
    const target = throughOffice(
      [
        onDisk("weeks.docx", await planDocx(plan)),
        onDisk("plan.docx", await analysisDocx({ ...data, tagline: "<&> 日本 العربية" })),
      ],
      "txt:Text (encoded):UTF8",
    );
    expect(readFileSync(join(target, "weeks.txt"), "utf8")).toContain("Open a second workshop");
    const text = readFileSync(join(target, "plan.txt"), "utf8");
    for (const heading of ["Executive Summary", "Strategic Recommendations", "<&> 日本 العربية"])
      expect(text).toContain(heading);
    expect(text).toContain((data.fullBusinessAnalysis?.strategicRecommendations[0] ?? "?").slice(0, 60));
  },
  60_000,
);

test("the package holds what the tier allows, with sums that are right", async () => {
  const made = async (tier: DocumentData["tier"]) =>
    unzipSync(await launchPackage({ ...data, tier }, async (id, format) => Buffer.from(`${id}.${format}`)));
  const spark = await made("spark");
  expect(Object.keys(spark).filter((path) => /\.(ics|xlsx|zip)$/.test(path))).toEqual([]);
  const fuel = await made("fuel");
  expect(
    Object.keys(fuel)
      .map((path) => path.split(".").pop())
      .sort(),
  ).toEqual([
    "docx",
    "docx",
    "ics",
    "md",
    "md",
    "pdf",
    "pdf",
    "pdf",
    "pdf",
    "pdf",
    "pptx",
    "txt",
    "txt",
    "xlsx",
    "zip",
  ]);
  const outOfDate = await launchPackage({ ...data, tier: "fuel", answers: null, outOfDate: true }, async () =>
    Buffer.from("."),
  );
  expect(strFromU8(unzipSync(outOfDate)["README.txt"] ?? new Uint8Array())).toContain(
    "5-forecast is not in here: The answers changed",
  );
  for (const line of strFromU8(fuel["checksums.txt"] ?? new Uint8Array())
    .trim()
    .split("\n")) {
    const [sum, path = ""] = line.split("  ");
    expect(
      createHash("sha256")
        .update(fuel[path] ?? "")
        .digest("hex"),
    ).toBe(sum);
  }
});
