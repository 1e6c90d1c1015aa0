import { isKnown, isOrganisation } from "@/lib/brief/prices/line-buyers";
import type { Brief } from "@/lib/brief/types";
import { fixed } from "./assumed";
import { benchmarkById } from "./benchmarks";
import { limitId, SALES_TAXES } from "./data/sales-tax";
import type { Assumptions, SalesTax } from "./inputs";
import { inStep } from "./kinds-of-buyer";
import { activeLines } from "./line-flow";
import { simulate } from "./simulate";
import type { RevenueLine } from "./types";

/** A commission, sponsors' money and grants are settled between businesses, net. */
const NET_KINDS = new Set<RevenueLine["kind"]>(["take", "audience", "grant"]);
const FOOD = new Set(["food-products", "grocery", "agriculture"]);
/** "A raised vegetable bed, filled with soil": it grows, and nobody eats what is sold. */
const GROWS =
  /\b(?:beds?|seeds?|seedlings?|soil|compost|greenhouses?|planters?|grow(?:ing)? kits?|feeds?|tools?|sensors?)\b/i;
/** Clothes and shoes of young children are at no rate there (HMRC, VAT Notice 714; Revenue, Ireland). */
const CHILDREN_WEAR =
  /\b(?:kids|child(?:ren)?|bab(?:y|ies)|toddlers?)(?:['’]s?)?\b[^.;]{0,24}\b(?:clothes|clothing|wear|shoes|outfits?|socks|coats?|pyjamas|leggings)\b|\b(?:clothes|clothing|shoes|outfits?) for (?:kids|children|bab(?:y|ies)|toddlers?)\b/i;
const AT_NO_RATE = new Set(["GB", "IE"]);

function isPaidByPeople({ b2b }: Brief, { buyer, paidBy }: RevenueLine): boolean {
  const who = paidBy ?? buyer;
  return who === undefined ? !b2b : isKnown(who) ? !isOrganisation(who) : !b2b;
}

/** What is given is no price. */
const isGiven = ({ archetypes }: Brief) => archetypes[0]?.id === "nonprofit";

const TAX = "(?:VAT|GST|sales tax|MwSt\\.?|IVA|TVA|moms|DPH)";
/** "1,690 Kč with VAT": it is owed, whoever pays. */
const WITH_TAX = new RegExp(`\\b(?:with|including|incl\\.?|inclusive of|inc\\.?) ${TAX}(?!\\p{L})`, "iu");
const WITHOUT_TAX = new RegExp(
  `(?:\\b(?:plus|without|excluding|excl\\.?|before|ex)\\s|\\+\\s?)${TAX}(?!\\p{L})`,
  "iu",
);

/** The lines, those marked whose price has the tax in it. A price named to companies is net; so is every price in America. */
export const withTaxed = (brief: Brief, lines: RevenueLine[]): RevenueLine[] =>
  lines.map((line) => {
    const { businessModel } = brief.answers;
    const taxed =
      WITH_TAX.test(businessModel) || (isPaidByPeople(brief, line) && !WITHOUT_TAX.test(businessModel));
    return NET_KINDS.has(line.kind) || isGiven(brief) || !taxed ? line : { ...line, taxed };
  });

/** The tax of the country in prices to private people; none where nobody knows it, or prices are named without it. */
export function salesTaxOf(brief: Brief, lines: readonly RevenueLine[]): { salesTax?: SalesTax } {
  const found = SALES_TAXES.find(({ country }) => country === brief.geography?.country);
  const standard = found && benchmarkById(`vat-${found.country.toLowerCase()}`);
  if (!found || !standard || !activeLines(lines).some(({ taxed }) => taxed)) return {};
  const { name, food, limit, country } = found;
  if (AT_NO_RATE.has(country) && CHILDREN_WEAR.test(brief.answers.solution)) return {};
  const eaten =
    FOOD.has(brief.sector.id) &&
    brief.archetypes[0]?.id === "ecommerce" &&
    !GROWS.test(brief.answers.solution);
  const reduced = eaten && food !== undefined;
  const percent = reduced ? food : standard.mid;
  const said = reduced
    ? `${name} on most food to take home, from the published rates; ask which one yours has.`
    : `${standard.metric}; some goods and services have a lower rate or none, so ask which one yours has.`;
  const cited = { provenance: "benchmark", sourceId: standard.id } as const;
  const published = { provenance: "benchmark", sourceId: limitId(country) } as const;
  const stated = WITH_TAX.exec(brief.answers.businessModel)?.[0];
  return {
    salesTax: {
      name,
      rate: { ...fixed(percent / 100, said), ...cited },
      limit: stated
        ? {
            ...fixed(0, `Stated: prices ${stated}, so it is owed from the first sale.`),
            provenance: "founder",
          }
        : {
            ...fixed(limit, `Below so many sales in twelve months no ${name} is owed.`),
            ...(limit > 0 ? published : cited),
          },
      owed: limit <= 0 || stated !== undefined,
    },
  };
}

/** Whether it is owed at the end decides what one customer brings. */
export function settleTax(a: Assumptions): Assumptions {
  if (!a.salesTax) return a;
  const owed = simulate(a).months.at(-1)?.taxed ?? false;
  if (owed === a.salesTax.owed) return a;
  const settled = { ...a, salesTax: { ...a.salesTax, owed } };
  return { ...settled, ...inStep(settled) };
}
