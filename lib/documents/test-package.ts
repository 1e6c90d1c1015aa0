import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Prior } from "@/lib/artifacts/recipe";
import { RECIPES } from "@/lib/artifacts/recipes";
import { SCHEMA_VERSION } from "@/lib/artifacts/schema-version";
import { writingContext } from "@/lib/writing/context";
import { metaOf } from "@/lib/writing/meta";
import type { DocumentData } from "./data";

const START = "2026-11-23";

/** A whole package as the built-in writer makes it, ready to be put into files. */
export function packageOf(answers: QuizAnswers): DocumentData {
  const seed = "0123456789abcdef";
  const contextWith = (prior: Prior, brandName: string | null) =>
    writingContext({ answers, brandName, prior, seed, startDate: START });
  const first = contextWith({}, null);
  const concept = { ...answers, ...RECIPES.concept.compose(first, answers) };
  const brand = RECIPES.brand.compose(contextWith({ concept }, null), { concept: concept.concept });
  const name = brand.names[0]?.name ?? "Brand";
  const input = { concept: concept.concept, brandName: name };
  const prior: Prior = { concept, brand };
  const fullBusinessAnalysis = {
    ...RECIPES.fullBusinessAnalysis.compose(contextWith(prior, name), input),
    meta: { ...metaOf(first), writer: "builtin" as const, version: SCHEMA_VERSION, seed, inputs: {} },
  };
  prior.fullBusinessAnalysis = fullBusinessAnalysis;
  const prototype = RECIPES.prototype.compose(contextWith(prior, name), input);
  prior.prototype = prototype;
  const actionPlan = RECIPES.actionPlan.compose(contextWith(prior, name), input);
  prior.actionPlan = actionPlan;
  const pitch = RECIPES.pitch.compose(contextWith(prior, name), input);
  return {
    brandName: name,
    tagline: brand.names[0]?.tagline ?? "",
    summary: fullBusinessAnalysis.executiveSummary.split(/(?<=\.)\s/)[0] ?? "",
    moodBoard: prototype.moodBoard,
    answers,
    corrections: null,
    outOfDate: false,
    startDate: START,
    createdOn: "2026-11-21",
    reference: "6f8b1f0e-0000-4000-8000-000000000001",
    revision: 3,
    tier: "rocket",
    layout: "slides",
    fullBusinessAnalysis,
    prototype,
    actionPlan,
    pitch,
  };
}

const folder = mkdtempSync(join(tmpdir(), "kindling-documents-"));

/** A file of its own for a program that reads no standard input. */
export function onDisk(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

function run(program: string, args: readonly string[]): string {
  try {
    return execFileSync(program, args, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      timeout: 300_000,
    });
  } catch (error) {
    const absent = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw absent ? new Error(`${program} is missing: run scripts/install-office.sh`) : error;
  }
}

/** Text of a PDF, a page each. */
export function pdfPages(bytes: Uint8Array): string[] {
  const pages = run("pdftotext", ["-layout", onDisk("read.pdf", bytes), "-"]).split("\f");
  return pages.slice(0, -1);
}

/** The first word of each page below its running head, with where it begins. */
export function pdfTops(bytes: Uint8Array): { word: string; top: string }[] {
  const pages = run("pdftotext", ["-bbox", onDisk("tops.pdf", bytes), "-"])
    .split("<page ")
    .slice(1);
  return pages.flatMap((page) => {
    const words = [...page.matchAll(/yMin="([\d.]+)"[^>]*>([^<]+)</g)];
    const [, top = "", word = ""] = words.find(([, y]) => Number(y) > 60) ?? [];
    return word ? [{ word, top }] : [];
  });
}

/** The words of each page with where they begin and end from above. */
export const pdfWords = (bytes: Uint8Array): { word: string; from: number; to: number }[][] =>
  run("pdftotext", ["-bbox", onDisk("words.pdf", bytes), "-"])
    .split("<page ")
    .slice(1)
    .map((page) =>
      [...page.matchAll(/yMin="([\d.]+)"[^>]*yMax="([\d.]+)">([^<]+)</g)].map(([, from, to, word = ""]) => ({
        word,
        from: Number(from),
        to: Number(to),
      })),
    );

/** Share of a page's picture that is not its background, a page each. */
export function pdfInk(bytes: Uint8Array): number[] {
  const target = mkdtempSync(join(folder, "pages-"));
  run("pdftoppm", ["-r", "20", "-gray", onDisk("draw.pdf", bytes), join(target, "p")]);
  return readdirSync(target)
    .sort()
    .map((file) => {
      const pixels = readFileSync(join(target, file)).subarray(-20_000);
      const ground = pixels[0] ?? 255;
      return pixels.filter((value) => Math.abs(value - ground) > 24).length / pixels.length;
    });
}

/** Files as LibreOffice writes them after reading: recalculated sheets, slides as pages. */
export function throughOffice(files: readonly string[], to: string): string {
  const target = mkdtempSync(join(folder, "office-"));
  run("soffice", [
    `-env:UserInstallation=file://${join(folder, "profile")}`,
    "--headless",
    "--convert-to",
    to,
    "--outdir",
    target,
    ...files,
  ]);
  return target;
}
