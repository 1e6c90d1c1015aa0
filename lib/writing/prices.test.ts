import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "@/lib/finance/assumptions";
import type { RevenueLine } from "@/lib/finance/types";
import { mainFirst } from "./main-first";
import { pricePhrase } from "./prices";
import { toldPrices } from "./told-prices";

const exactly = (value: number) =>
  ({ value, low: value, high: value, provenance: "founder", note: "" }) as const;

const told = (businessModel: string, targetAudience = "Weavers in Lyon, and mills nearby") => {
  const brief = readBrief({
    problem: "Weavers find no yarn in small lots and mills throw away the ends of cones.",
    solution:
      "A website where mills list the ends of cones and weavers order them by the cone; a club holds dye evenings and sorts old stock.",
    targetAudience,
    differentiator: "Every cone is weighed.",
    businessModel,
  });
  const { charged, byOthers, pay } = toldPrices(
    mainFirst(brief.lines, assume(brief)),
    brief.currency,
    "weavers",
  );
  return pay ?? charged + byOthers;
};

test.each([
  [
    "A single day costs €58 and a pass for ten days costs €520. Weavers who come three days a week pay €590 per month.",
    "€58 for a single day, €520 for a pass for ten days or €590 a month for three days a week",
  ],
  [
    "€1,900 in the first year and €700 in each following year for 90 cones.",
    "€1,900 in the first year plus €700 in each following year",
  ],
  ["€7 per loom for hobbyists a month, €80 set-up fee", "€7 per loom a month plus €80 as a set-up fee"],
  [
    "€40 a month for the club. A dye evening for eight people costs €30 each.",
    "€40 a month plus €30 for a dye evening",
  ],
  ["€25 a month. Sorting the old stock is €300 once.", "€25 a month plus €300 for sorting the old stock"],
  [
    "We take 12% of each order from the mill, on average €90 an order. Sample cards cost the weaver €4.",
    "pay 12% of each order, and weavers pay €4 per sample card",
  ],
  [
    "We take 12% of each order from the mill, on average €90 an order, and a weaver orders six times a year. Sample cards cost the weaver €4.",
    "pay 12% of each order (weavers place about 6 orders a year of €90 each), and weavers pay €4 per sample card",
  ],
  ["€40 a month up to 20 members, €70 a month above that.", "€40 a month up to 20 members, €70 above that"],
  ["€40 or €70 a month.", "€40 or €70 a month"],
  [
    "Cone winder €59, loom comb €29, shuttles €39.",
    "€59 for a cone winder, €29 for a loom comb or €39 for a shuttle",
  ],
  ["€45 skein, €29 for weddings.", "€45 per skein or €29 for weddings"],
  [
    "Full leather resole €65, care kit with wool wash €38.",
    "€65 per full leather resole plus €38 for a care kit with wool wash",
  ],
  ["€140 a day, €490 a week.", "€140 a day or €490 a week"],
  ["Cones €16 to €24, 16-piece set €49.", "€16 to €24 per cone or €49 for a 16-piece set"],
  ["€24 each.", "€24 each"],
  ["€49 yearly licence, or €8 monthly.", "€49 a year or €8 a month"],
  ["€4 per cone, club card €49 a month.", "€4 per cone or €49 a month"],
  ["€89 a month, dye lesson €150.", "€89 a month plus €150 per dye lesson"],
  ["€89 a month plus €0.35 per return.", "€89 a month plus €0.35 per return"],
  ["€9 per loom monthly.", "€9 per loom monthly"],
  ["€90 as a set-up fee, then €40 a month for the club.", "€40 a month plus €90 as a set-up fee"],
])("%s", (businessModel, phrase) => {
  expect(told(businessModel)).toBe(phrase);
});

test("a single use beside a plan is a choice, unless so many of them are told", () => {
  const line = (kind: "recurring" | "perUse", value: number, label: string): RevenueLine => ({
    ...{
      id: kind,
      kind,
      label,
      startMonth: exactly(1),
      price: exactly(value),
      evidence: label,
      per: "month",
    },
  });
  const plan = line("recurring", 145, "Membership");
  const single = { ...line("perUse", 50, "Fee per person"), tail: "per person" };
  expect(pricePhrase([plan, single], "EUR")).toBe("€145 a month or €50 per person");
  const counted = { ...single, unitsPerCustomerMonth: exactly(4) };
  expect(pricePhrase([plan, counted], "EUR")).toBe("€145 a month plus €50 per person");
});
