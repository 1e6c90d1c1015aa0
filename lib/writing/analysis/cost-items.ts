import { activeLines } from "@/lib/finance/line-flow";
import { list, plural } from "../english";
import type { Material } from "../material";
import { costsSaid, costWords } from "../plan/costs";

/** What the engine's assumption says a delivery is spent on. */
const NOTED: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/^What falls due with each sale, as a share of revenue: (.+?)\. Usual/, (what) => what],
  [/^Small costs beside/, () => "small things beside it"],
  [/^(Journeys, materials and small things)/, (what) => what.toLowerCase()],
  [/^(Energy, cleaning and repairs)/, (what) => what.toLowerCase()],
  [/^(What is used up, cleaned and repaired)/, (what) => what.toLowerCase()],
  [/^(Pay of those who do the work)/, () => "the pay of those who do the work"],
];
const A_STORE =
  /\b(?:mobile|phone|iphone|android|smartphone) app\b|\bapp (?:for|on) (?:the |your |their )?(?:phones?|iphone|android)\b/i;
const USUAL: Partial<Record<string, string>> = {
  saas: "servers and support",
  usage: "computing and support",
  ecommerce: "the goods, packing and postage",
  hardware: "parts, assembly and shipping",
  education: "teaching, rooms and material",
  services: "the work itself and journeys",
  local: "goods and the people on duty",
  marketplace: "support and insurance",
  media: "writing and sending",
  fintech: "checks, servers and support",
};

function deliveryOf(m: Material): string {
  const { costs, lines } = m.context.model.assumptions;
  const assumed = lines.find(({ unitCost }) => unitCost?.provenance === "assumption");
  const besides = !assumed ? "" : assumed.label === "Postage" ? "the carrier and " : "the paid hours and ";
  const note = lines.map(({ id }) => costs.cogsShare[id]?.note ?? "").find(Boolean) ?? "";
  for (const [said, say] of NOTED) {
    const found = said.exec(note);
    if (found) return `${besides}${say(found[1] ?? "")}`;
  }
  const usual = USUAL[m.archetype];
  return m.archetype === "saas" && !m.context.brief.b2b && A_STORE.test(m.context.brief.answers.solution)
    ? `the app stores' share, ${usual}`
    : (usual ?? "delivery");
}

/** "About £250 goes on a helper and fuel", "we pay the builder £180". */
const GOES_ON =
  /\bgoes (?:on|for|into) ((?:an? |the )?\p{Ll}[\p{Ll} -]{2,30}?(?:(?:, | and )(?:an? |the )?\p{Ll}+)?)(?=[.,;]|$)/u;
const PAID_TO = /\b(?:we|I) pay (the \p{Ll}+(?: \p{Ll}+)?) (?:about |around )?\p{Sc}?\d/u;
/** "We pay the roasters $13 per bag": what is bought, and from whom. */
const BOUGHT_FROM =
  /\b(?:[Ww]e|I) (?:pay|give) (the \p{Ll}+s) (?:about |around )?[A-Z]{0,3}\p{Sc}?[\d.,]+ (?:per|for each|for every|an?) (\p{Ll}{3,})/u;
const ONE_THING = /^\p{Ll}*[^s\P{Ll}]$/u;
const MASS = /(?:age|ing|ware|uel|ood|lay|ax|aper|abric|our|elivery|rent|power|wood)$/;
function spentOn(m: Material): string {
  const { businessModel } = m.context.brief.answers;
  const words = costWords(costsSaid(m.context.brief), m.names, m.group.unit ?? null);
  const [, payee = "", thing = ""] = BOUGHT_FROM.exec(businessModel) ?? [];
  const said =
    payee && words && !words.includes(thing)
      ? list([`${plural(thing)} from ${payee}`, ...words.split(/, | and /)])
      : words;
  if (said) return ONE_THING.test(said) && !MASS.test(said) ? `each ${said}` : said;
  return (
    GOES_ON.exec(businessModel)?.[1] ?? PAID_TO.exec(businessModel)?.[1] ?? "what it costs you to make or do"
  );
}

/** "£31 for materials and postage and £1.90 for payment fees (assumed)": what lies between the price and what is left. */
export function costItems(m: Material): string {
  if (m.foreign) return "";
  const own = m.context.model.assumptions.lines.some(({ unitCost }) => unitCost?.provenance === "founder");
  const tax = m.context.model.assumptions.salesTax;
  const mixed = activeLines(m.context.model.assumptions.lines).some(({ taxed }) => !taxed);
  const items = [
    [
      `the ${m.show("sales_tax")} ${tax?.name} ${mixed ? "in what private people pay" : "in it"}`,
      "unit_tax",
      "",
    ],
    [spentOn(m), "unit_goods", own ? " (your figure)" : " (from your answers)"],
    ["the share of those you pay", "unit_shares", ""],
    [deliveryOf(m), "unit_delivery", " (assumed)"],
    ["payment fees", "unit_fees", " (assumed)"],
  ]
    .map(([what = "", key = "", how = ""]) => (m.show(key) ? `${m.show(key)} for ${what}${how}` : ""))
    .filter(Boolean);
  return list(items);
}
