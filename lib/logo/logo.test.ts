import fc from "fast-check";
import { LOGO_FONTS, LOGO_LIMITS } from "@/lib/content/logo-fonts";
import { LOGO_ICONS } from "@/lib/content/logo-icons";
import { brandText, logoFileName } from "./brand-text";
import { DEFAULT_SETTINGS } from "./default-settings";
import { lockup } from "./lockup";
import { logoSvg } from "./logo-svg";
import { outlineText } from "./outline";
import { logoSettingsSchema } from "./settings";

const svgOf = (change: object) => logoSvg(logoSettingsSchema.parse({ ...DEFAULT_SETTINGS, ...change }));
/** All numbers of the last path, moved to where it is drawn, as the box that it fills. */
function boxOf(svg: string) {
  const [, x = "0", y = "0", factor = "1", d = ""] =
    /<path transform="translate\((\S+) (\S+)\) scale\((\S+)\)" d="([^"]*)"/.exec(svg) ?? [];
  const numbers = d.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  const xs = numbers.filter((_, i) => i % 2 === 0).map((n) => n * Number(factor) + Number(x));
  const ys = numbers.filter((_, i) => i % 2 === 1).map((n) => n * Number(factor) + Number(y));
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe("a brand name from anywhere", () => {
  test.each([
    ["  Nod\tline \n", " Nod line "],
    ["a\u0000b\u0007c\u001b[31m", "abc[31m"],
    ["\u202eevil\u202c", "evil"],
    ["zero\u200bwidth", "zerowidth"],
    ["<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["مرحبا", "مرحبا"],
  ])("%j becomes %j", (raw, text) => {
    expect(brandText(raw)).toBe(text);
  });

  test("ten thousand characters become fifty", () => {
    expect(brandText("x".repeat(10_000))).toBe("x".repeat(50));
    expect(brandText(`e${"\u0301".repeat(10_000)}`).length).toBeLessThanOrEqual(50);
  });

  test("an emoji of several parts is kept whole or left out", () => {
    const family = "👩‍👩‍👧‍👦";
    expect(brandText(family)).toBe(family);
    expect(brandText("x".repeat(45) + family)).toBe("x".repeat(45));
  });

  test("whatever comes in, one line of at most fifty comes out, and a file name that is no path", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (raw) => {
        const text = brandText(raw);
        expect(text.length).toBeLessThanOrEqual(LOGO_LIMITS.text);
        expect(text).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
        expect(brandText(text)).toBe(text);
        expect(logoFileName(text, "svg")).toMatch(/^[^/\\.\s]+-logo\.svg$/u);
      }),
      { numRuns: 500 },
    );
  });
});

describe("settings", () => {
  test("out of range, unknown or not a colour is refused", () => {
    for (const change of [
      { size: 23 },
      { size: 121 },
      { spacing: -6 },
      { spacing: 21 },
      { colour: "red" },
      { colour: '#000"/>' },
      { family: "Comic" },
      { icon: "star" },
      { ground: "url(x)" },
    ])
      expect(logoSettingsSchema.safeParse({ ...DEFAULT_SETTINGS, ...change }).success).toBe(false);
  });

  test("a weight that the font lacks becomes its nearest", () => {
    expect(logoSettingsSchema.parse({ ...DEFAULT_SETTINGS, family: "Lato", weight: 600 }).weight).toBe(700);
    expect(
      logoSettingsSchema.parse({ ...DEFAULT_SETTINGS, family: "Source Sans Pro", weight: 800 }).weight,
    ).toBe(700);
    expect(logoSettingsSchema.parse({ ...DEFAULT_SETTINGS, family: "Roboto", weight: 800 }).weight).toBe(800);
  });
});

describe("the outlines", () => {
  test.each(LOGO_FONTS.flatMap(({ family, weights }) => weights.map((weight) => [family, weight] as const)))(
    "%s %i draws, heavier is not the same",
    (family, weight) => {
      const at = (of: number) => outlineText("Nodline Łódź", { family, weight: of, size: 48, spacing: 0 });
      const { path, width, capHeight } = at(weight);
      expect(path.length).toBeGreaterThan(500);
      expect(width).toBeGreaterThan(200);
      expect(capHeight).toBeGreaterThan(30);
      expect(capHeight).toBeLessThan(40);
      if (weight !== 300) expect(path).not.toBe(at(300).path);
    },
  );

  test("letters are kerned and spaced", () => {
    const options = { family: "Montserrat", weight: 600, size: 100, spacing: 0 };
    const width = (text: string, spacing = 0) => outlineText(text, { ...options, spacing }).width;
    expect(width("AV")).toBeLessThan(width("A") + width("V"));
    expect(width("AV", 20)).toBeCloseTo(width("AV") + 20, 3);
  });

  test("other scripts and emoji are drawn as well, and what nothing can draw is left out", () => {
    for (const text of ["Привет", "مرحبا", "日本語", "🚀", "Łódź"])
      expect(outlineText(text, { family: "Poppins", weight: 600, size: 48, spacing: 0 }).path).toMatch(/^M/);
    // Arabic letters whose dots the font has no place for.
    for (const text of ["ڢ", "ڣ", "ڥ"])
      expect(outlineText(text, { family: "Poppins", weight: 600, size: 48, spacing: 0 }).path).toMatch(/^M/);
    expect(outlineText("\u{10fffd}", { family: "Poppins", weight: 600, size: 48, spacing: 0 }).path).toBe("");
  });
});

describe("the file", () => {
  test("is 1000 by 300, with outlines and no text, font or script in it", () => {
    const svg = svgOf({ text: `<script>alert("x")</script> & Co` });
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1000" height="300" viewBox="0 0 1000 300"/,
    );
    expect(svg).not.toMatch(/<text|<script|<style|font-|href/);
    expect(svg).toContain("<title>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; Co</title>");
    expect(svg).not.toContain("NaN");
  });

  test("stands in the middle and never runs over the edge", () => {
    for (const text of ["Nodline", "W".repeat(50)]) {
      const { left, right, top, bottom } = boxOf(svgOf({ text, family: "Inter", size: 120, spacing: 20 }));
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThan(1000);
      expect(Math.abs(left - (1000 - right))).toBeLessThan(14);
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThan(300);
    }
  });

  test("has a ground only when one is set, and a mark only when one is chosen", () => {
    expect(svgOf({})).not.toContain("<rect");
    expect(svgOf({ ground: "#112233" })).toContain('<rect width="1000" height="300" fill="#112233"/>');
    for (const { id, path } of LOGO_ICONS)
      expect(svgOf({ icon: id }).includes(`d="${path}"`)).toBe(path !== "");
  });

  test("any fifty characters make a file", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 50 }), (text) => {
        const svg = svgOf({ text });
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
        expect(svg.endsWith("</g></svg>")).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

test("mark and name together are centred and fit", () => {
  const at = lockup({ textWidth: 2_000, capHeight: 80, size: 120, hasIcon: true });
  expect(at.factor).toBeLessThan(1);
  const right = at.textX + 2_000 * at.factor;
  expect(at.icon?.x).toBeCloseTo(1_000 - right, 5);
  expect(lockup({ textWidth: 100, capHeight: 30, size: 48, hasIcon: false })).toMatchObject({
    factor: 1,
    textX: 450,
    icon: null,
  });
});
