import { readBrief } from "@/lib/brief/read-brief";
import { isLasting } from "./sold-thing";

test.each<[string, string, boolean]>([
  ["A school bag with a zip we replace free for three years.", "", true],
  ["A long coat sold on our own website.", "We repair it instead of selling you a new one.", true],
  ["A lunch jar that we post.", "We send spare seals for ten years.", true],
  ["A waxed coat that we post.", "It comes with a five-year guarantee.", true],
  ["A box of bread that we post every week.", "We have baked for ten years.", false],
  ["Soap that we post.", "We repaired soap machines for ten years.", false],
])("%s %s: kept for years %s", (solution, differentiator, lasts) => {
  const brief = readBrief({
    problem: "",
    solution,
    targetAudience: "Families in Leeds",
    differentiator,
    businessModel: "£40 each, £15 to make.",
  });
  const [line] = brief.lines;
  expect(line && isLasting(brief, line)).toBe(lasts);
});
