import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { JSDOM } from "jsdom";
import { IDEAS } from "@/lib/writing/fixtures";
import { figuresOf } from "../figures";
import { onDisk, packageOf, pdfPages, throughOffice } from "../test-package";
import { testWithOffice } from "../test-tools";
import { pitchPptx } from "./deck";

const data = packageOf(IDEAS.hvac);

/** Every part by its path; each XML part is parsed, so that a broken one fails here. */
function partsOf(bytes: Uint8Array): Map<string, string> {
  const { DOMParser } = new JSDOM("").window;
  const parts = new Map<string, string>();
  for (const [name, content] of Object.entries(unzipSync(bytes))) {
    const text = /\.(xml|rels)$/.test(name) ? strFromU8(content) : "";
    if (text) {
      const parsed = new DOMParser().parseFromString(text, "application/xml");
      expect({ name, broken: parsed.getElementsByTagName("parsererror").length }).toEqual({
        name,
        broken: 0,
      });
    }
    parts.set(name, text);
  }
  return parts;
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);
const resolve = (from: string, target: string) =>
  target.startsWith("/") ? target.slice(1) : new URL(target, `file:///${from}`).pathname.slice(1);

/** What makes PowerPoint offer to repair a file, though other programs open it. */
function expectNoTraps(parts: Map<string, string>): void {
  const types = parts.get("[Content_Types].xml") ?? "";
  expect([...parts.keys()][0]).toBe("[Content_Types].xml");
  for (const [, name = ""] of types.matchAll(/PartName="\/([^"]+)"/g))
    expect({ name, there: parts.has(name) }).toEqual({ name, there: true });
  expect(new Set([...types.matchAll(/PartName="([^"]+)"/g)].map(([, name]) => name)).size).toBe(
    [...types.matchAll(/PartName=/g)].length,
  );
  expect(types).not.toContain("image/jpg");
  for (const [name, xml] of parts) {
    expect(name.endsWith("/")).toBe(false);
    expect({ name, nan: xml.includes("NaN") || xml.includes("undefined") }).toEqual({ name, nan: false });
    if (name.endsWith(".rels")) {
      const owner = folderOf(name).replace("_rels/", "");
      for (const [, target = "", rest = ""] of xml.matchAll(/Target="([^"]+)"([^>]*)/g))
        if (!/External/.test(rest))
          expect({ name, target, there: parts.has(resolve(owner, target)) }).toEqual({
            name,
            target,
            there: true,
          });
    }
    if (!/^ppt\/(slides|slideLayouts|slideMasters|notesSlides)\/[^/]+\.xml$/.test(name)) continue;
    for (const [shape] of xml.matchAll(/<p:sp>[\s\S]*?<\/p:sp>/g))
      expect({ name, body: shape.includes("<p:txBody") }).toEqual({ name, body: true });
    for (const [ground] of xml.matchAll(/<p:bgPr>[\s\S]*?<\/p:bgPr>/g))
      expect(ground).toContain("<a:effectLst/>");
    for (const [text] of xml.matchAll(/<a:t>[^<]*<\/a:t>/g)) expect(text).not.toContain("\n");
    const ids = [...xml.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id);
    expect({ name, doubled: ids.length - new Set(ids).size }).toEqual({ name, doubled: 0 });
    for (const [, colour = ""] of xml.matchAll(/srgbClr val="([^"]*)"/g))
      expect(colour).toMatch(/^[0-9A-F]{6}$/i);
  }
  expect(parts.get("ppt/notesMasters/_rels/notesMaster1.xml.rels")).toContain("theme2.xml");
}

test("a cover, ten slides and the years line by line that PowerPoint opens without repair, with notes on each", async () => {
  const parts = partsOf(await pitchPptx(data));
  expectNoTraps(parts);
  const slides = [...parts.keys()].filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  expect(slides).toHaveLength(12);
  for (const number of slides.keys()) {
    const notes = [
      ...(parts.get(`ppt/notesSlides/notesSlide${number + 1}.xml`) ?? "").matchAll(/<a:t>([^<]+)<\/a:t>/g),
    ]
      .map(([, text]) => text)
      .join(" ");
    expect(notes.length).toBeGreaterThan(40);
    expect(parts.get(`ppt/slides/slide${number + 1}.xml`)).toMatch(/<p:ph[^>]*type="(title|body)"/);
  }
  const { question = "?" } = data.pitch?.hardQuestions?.[0] ?? {};
  expect(parts.get("ppt/notesSlides/notesSlide11.xml")).toContain(question.slice(0, 20).replace(/'.*/s, ""));
  expect(parts.get("ppt/theme/theme1.xml")).toContain(
    String(data.moodBoard.primaryColor).slice(1).toUpperCase(),
  );
});

test("charts are native, described, and hold the model's own values", async () => {
  const parts = partsOf(await pitchPptx(data));
  const model = figuresOf(data)?.model;
  const cached = [...parts]
    .filter(([name]) => /^ppt\/charts\/chart\d+\.xml$/.test(name))
    .map(([, xml]) =>
      [...xml.matchAll(/<c:val>[\s\S]*?<\/c:val>/g)].map(([block]) =>
        [...block.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, value]) => Number(value)),
      ),
    );
  const series = cached.flat().map((values) => values.join());
  expect(series).toContain(model?.years.map((year) => Math.round(year.revenue)).join());
  expect(series).toContain(model?.months.map((row) => Math.round(row.cash)).join());
  const funds = model?.useOfFunds.map(({ amount }) => amount).toSorted((a, b) => a - b);
  expect(series).toContain(funds?.map(Math.round).join());
  expect(series).toContain(model?.years.map((year) => Math.round(year.customers)).join());
  const frames = [...parts]
    .filter(([name]) => /slides\/slide\d+\.xml$/.test(name))
    .flatMap(([, xml]) => [...xml.matchAll(/<p:graphicFrame>[\s\S]*?<p:cNvPr ([^>]*)/g)]);
  expect(frames.length).toBeGreaterThanOrEqual(4);
  for (const [, attributes] of frames) expect(attributes).toMatch(/descr="[^"]{10,}/);
});

/** The background of a slide's layout. */
function groundOf(parts: Map<string, string>, slide: number): string {
  const rels = parts.get(`ppt/slides/_rels/slide${slide}.xml.rels`) ?? "";
  const layout = /slideLayout\d+\.xml/.exec(rels)?.[0];
  return (
    /<p:bg>.*?<a:srgbClr val="([^"]+)"/s.exec(parts.get(`ppt/slideLayouts/${layout}`) ?? "")?.[1] ?? "none"
  );
}

test("the first and the last claim stand on the cover's colour, with or without points below them", async () => {
  const { pitch } = data;
  if (!pitch) throw new Error("no pitch");
  const oneEach = pitch.fullSlides?.map((slide) => ({ ...slide, content: slide.content.slice(0, 1) }));
  for (const fullSlides of [pitch.fullSlides, oneEach, undefined]) {
    const parts = partsOf(await pitchPptx({ ...data, pitch: { ...pitch, fullSlides } }));
    expect([2, 11].map((slide) => groundOf(parts, slide))).toEqual([groundOf(parts, 1), groundOf(parts, 1)]);
    expect(groundOf(parts, 4)).not.toBe(groundOf(parts, 1));
  }
});

test("names and texts that would break the XML are only text", async () => {
  const name = `<&"'> ]]> \u0007\uFFFE {{x}} =1+1`;
  const slides = (data.pitch?.fullSlides ?? []).map((slide) => ({
    ...slide,
    title: `${name} ${slide.title}`,
    content: [name, "x".repeat(600), "", ...slide.content],
  }));
  const pitch = data.pitch && { ...data.pitch, fullSlides: slides };
  expectNoTraps(partsOf(await pitchPptx({ ...data, brandName: name, tagline: name, pitch })));
});

testWithOffice(
  "another program shows the cover, ten slides and the appendix with the same words",
  async () => {
    const target = throughOffice([onDisk("deck.pptx", await pitchPptx(data))], "pdf");
    const pages = pdfPages(readFileSync(join(target, "deck.pdf")));
    expect(pages).toHaveLength(12);
    const title = data.pitch?.fullSlides?.[0]?.title ?? "?";
    expect((pages[1] ?? "").replace(/\s+/g, " ")).toContain(title.slice(0, 30));
  },
  90_000,
);
