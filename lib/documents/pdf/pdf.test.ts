import { unitFacts } from "@/lib/artifacts/pitch/slide-plan";
import { typeset } from "@/lib/content/typeset";
import { yearFigure } from "@/lib/finance/year-table";
import { IDEAS } from "@/lib/writing/fixtures";
import type { DocumentData } from "../data";
import { figuresOf } from "../figures";
import { packageOf, pdfInk, pdfPages, pdfTops } from "../test-package";
import { testWithPoppler } from "../test-tools";

import { analysisPdf, pitchPdf, planPdf, prototypePdf } from "./render";

const data = packageOf(IDEAS.hvac);
const ledger = figuresOf(data)?.ledger ?? {};
const ALL = { analysisPdf, prototypePdf, planPdf, pitchPdf };

const flat = (pages: readonly string[]) => pages.join(" ").replace(/\s+/g, " ");

testWithPoppler.each(Object.entries(ALL))(
  "%s: every page has the same size, ink and words, the brand and its own number",
  async (_, render) => {
    const bytes = await render(data);
    const pages = pdfPages(bytes);
    expect(pages.length).toBeGreaterThan(4);
    for (const page of pages) expect(page.trim().length).toBeGreaterThan(10);
    for (const ink of pdfInk(bytes).slice(1)) expect(ink).toBeGreaterThan(0);
    expect(flat(pages)).toContain(data.brandName);
    const file = Buffer.from(bytes).toString("latin1");
    expect(file.startsWith("%PDF-")).toBe(true);
    expect(new Set(file.match(/\/MediaBox \[[^\]]+\]/g)).size).toBe(1);
  },
);

testWithPoppler(
  "the analysis shows the ledger's figures, and its contents point where the chapters are",
  async () => {
    const pages = pdfPages(await analysisPdf(data));
    const text = flat(pages);
    for (const key of [
      "rev_y1",
      "rev_y2",
      "rev_y3",
      "covered_month",
      "ask",
      "trough",
      "contribution",
      "funds_people",
    ])
      expect({ key, found: text.includes(ledger[key]?.display ?? "?") }).toEqual({ key, found: true });
    // The table of years is told to the single unit, so that it adds up.
    for (const key of ["gp_y1", "ebitda_y3", "cash_y2"]) {
      const whole = yearFigure(Math.round(ledger[key]?.value ?? Number.NaN));
      expect({ key, found: text.includes(whole) }).toEqual({ key, found: true });
    }
    const contents = pages[1] ?? "";
    const entries = [...contents.matchAll(/^\s*\d+\s+(.+?)\s{3,}(\d+)\s*$/gm)];
    expect(entries.length).toBe(7);
    for (const [, title = "", page = "0"] of entries) expect(pages[Number(page) - 1]).toContain(title);
    for (const [index, page] of pages.entries())
      if (index > 0) expect(page.trimEnd().endsWith(String(index + 1))).toBe(true);
  },
);

testWithPoppler(
  "a cover, ten slides and the years line by line; with notes, what to say stands below each",
  async () => {
    const slides = pdfPages(await pitchPdf(data));
    expect(slides).toHaveLength(12);
    expect(flat(slides.slice(-1))).toContain(yearFigure(Math.round(ledger.cash_y3?.value ?? Number.NaN)));
    const notes = flat(pdfPages(await pitchPdf({ ...data, layout: "notes" })));
    for (const slide of data.pitch?.fullSlides ?? [])
      for (const line of slide.keyPoints)
        expect(notes).toContain(typeset(line).slice(0, 40).replace(/\s+/g, " "));
    expect(data.pitch?.hardQuestions).toHaveLength(10);
    for (const { question } of data.pitch?.hardQuestions ?? [])
      expect(notes).toContain(typeset(question).slice(0, 40).replace(/\s+/g, " "));
  },
);

testWithPoppler("text in every script that is promised is drawn with its own letters", async () => {
  const scripts = ["naïve Łódź", "Ελληνικά", "Привет", "日本語かな", "中文测试", "한국어", "नमक", "🚀"];
  const name = (items: readonly string[]) => items.join(" ");
  const plan = {
    launchStrategy: name(scripts),
    actionItems: [],
    successMetrics: ["العربية", "עברית", "\u{1F469}\u200D\u{1F680} ok", "𐎀"],
  };
  const text = flat(pdfPages(await planPdf({ ...data, brandName: "Łódź 日本", actionPlan: plan })));
  for (const sample of scripts)
    for (const part of sample.split(" ")) expect(text.normalize("NFKC")).toContain(part.normalize("NFKC"));
  expect(text.normalize("NFKC")).toMatch(/[\u0600-\u06ff]/);
  expect(text).toMatch(/[\u0590-\u05ff]/);
  expect(text).not.toContain("𐎀");
});

testWithPoppler(
  "colours that are none fall back, and without answers there are no figures and no charts",
  async () => {
    const bare: DocumentData = {
      ...data,
      answers: null,
      moodBoard: { primaryColor: "javascript:alert(1)", accentColor: 7 },
    };
    const text = flat(pdfPages(await analysisPdf(bare)));
    expect(text).not.toContain("Cash before funding, month by month");
    expect(text).toContain("Executive Summary");
  },
);

testWithPoppler("what has no room in the nine weeks is printed after them", async () => {
  const later = [
    { title: "Open a second workshop", description: "When the first is full.", estimatedHours: 12 },
  ];
  const plan = data.actionPlan && {
    ...data.actionPlan,
    actionItems: data.actionPlan.actionItems.slice(0, 4),
    later,
  };
  const text = flat(pdfPages(await planPdf({ ...data, actionPlan: plan })));
  expect(text.indexOf("Open a second workshop")).toBeGreaterThan(text.indexOf("After Day 60"));
});

testWithPoppler(
  "a chapter that begins a page stands at its head, however full the page before it is",
  async () => {
    const metric = "A loom is let for eleven weeks and comes back clean.";
    const tops: (string | undefined)[] = [];
    for (let length = 28; length < 36; length++) {
      const plan = data.actionPlan && { ...data.actionPlan, successMetrics: Array(length).fill(metric) };
      const begins = pdfTops(await planPdf({ ...data, actionPlan: plan })).filter(
        ({ word }) => word === "Week",
      );
      tops.push(begins[0]?.top);
    }
    expect(new Set(tops.filter(Boolean).map((top) => Math.round(Number(top))))).toEqual(new Set([84]));
  },
  30_000,
);

testWithPoppler("a mark that another one is drawn of is still a character in the next document", async () => {
  const visualIdentity = "Use Roboto for headings, and Roboto for text.";
  const inRoboto = (launchStrategy: string) =>
    planPdf({
      ...data,
      prototype: data.prototype && { ...data.prototype, visualIdentity },
      actionPlan: { launchStrategy, actionItems: [], successMetrics: [] },
    });
  await inRoboto('The sign on the loom reads "let".');
  const text = flat(pdfPages(await inRoboto("The sign on the loom reads 'let' in red letters.")));
  expect(text).toContain("reads ‘let’ in red letters.");
});

testWithPoppler("who pays for a year at once is told by the year, and is earned back by it", async () => {
  const yearly = packageOf({
    ...IDEAS.hvac,
    businessModel: "£960 a year per office. Servers cost us £60 per office each year.",
  });
  const figures = figuresOf(yearly);
  const left = figures?.ledger.contribution?.display ?? "?";
  const analysis = flat(pdfPages(await analysisPdf(yearly)));
  expect(analysis).toContain("Left per customer and year");
  expect(analysis).not.toContain("Left per customer and month");
  expect(analysis).toContain(left);
  expect(unitFacts(figures).map(({ label }) => label)).not.toContain("Earned back after");
  expect(unitFacts(figuresOf(data)).map(({ label }) => label)).toContain("Earned back after");
});
