import { profitTaxRows } from "./profit-tax";
import { salesTaxRows } from "./sales-tax";

/**
 * Published figures, one a row: id | publisher | title | year | address | metric | scope | unit | low | planned | high.
 * Statutory rates and fee pages as of the year given; they change, so the address stands beside each.
 */
const EU_VAT =
  "European Union, Your Europe|VAT rules and rates: standard VAT rates|2025|https://europa.eu/youreurope/business/taxation/vat/vat-rules-rates/index_en.htm";
const EU_RATES =
  "AT Austria 20,BE Belgium 21,BG Bulgaria 20,CY Cyprus 19,CZ Czechia 21,DE Germany 19,DK Denmark 25,EE Estonia 24,ES Spain 21,FI Finland 25.5,FR France 20,GR Greece 24,HR Croatia 25,HU Hungary 27,IE Ireland 23,IT Italy 22,LT Lithuania 21,LU Luxembourg 17,LV Latvia 21,MT Malta 18,NL the Netherlands 21,PL Poland 23,PT Portugal 23,RO Romania 21,SE Sweden 25,SI Slovenia 22,SK Slovakia 23";

const OTHERS = `vat-gb|GOV.UK|VAT rates|2024|https://www.gov.uk/vat-rates|Standard rate of VAT|United Kingdom|%|20|20|20
vat-ch|Swiss Federal Tax Administration|VAT rates in Switzerland|2024|https://www.estv.admin.ch/estv/en/home/value-added-tax.html|Standard rate of VAT|Switzerland, since January 2024|%|8.1|8.1|8.1
us-fica|Internal Revenue Service|Topic no. 751, Social Security and Medicare withholding rates|2024|https://www.irs.gov/taxtopics/tc751|Employer's share of Social Security and Medicare|United States, wages below the Social Security base|%|7.65|7.65|7.65
us-corporate-tax|Internal Revenue Service|Publication 542, Corporations|2024|https://www.irs.gov/publications/p542|Federal corporate income tax|United States, before state taxes|%|21|21|21
gb-corporation-tax|GOV.UK|Corporation Tax rates and allowances|2024|https://www.gov.uk/government/publications/rates-and-allowances-corporation-tax|Corporation tax, small profits rate 19% to main rate 25%|United Kingdom, by profit|%|19|25|25
gb-employer-ni|GOV.UK|Rates and thresholds for employers 2025 to 2026|2025|https://www.gov.uk/guidance/rates-and-thresholds-for-employers-2025-to-2026|Employer's National Insurance above the threshold|United Kingdom, from April 2025|%|15|15|15
stripe-us-card|Stripe|Pricing and fees|2024|https://stripe.com/pricing|Share of an online domestic card payment, beside 30 cents each|United States, standard pricing|%|2.9|2.9|2.9
eu-debit-interchange|European Union|Regulation (EU) 2015/751 on interchange fees|2015|https://eur-lex.europa.eu/eli/reg/2015/751/oj|Cap on interchange of consumer debit cards|European Union; not the whole fee a shop pays|%|0.2|0.2|0.2
eu-credit-interchange|European Union|Regulation (EU) 2015/751 on interchange fees|2015|https://eur-lex.europa.eu/eli/reg/2015/751/oj|Cap on interchange of consumer credit cards|European Union; not the whole fee a shop pays|%|0.3|0.3|0.3
apple-commission|Apple|App Store Small Business Program|2024|https://developer.apple.com/app-store/small-business-program/|Commission on paid apps and in-app purchases|15% up to 1 million US dollars a year, 30% above|%|15|15|30
google-play-fee|Google|Play Console Help: Service fees|2024|https://support.google.com/googleplay/android-developer/answer/112622|Service fee on digital sales|15% on the first million US dollars a year, 30% above|%|15|15|30
etsy-transaction-fee|Etsy|Fees and Payments Policy|2024|https://www.etsy.com/legal/fees/|Transaction fee on each sale|sellers on Etsy, beside listing and payment fees|%|6.5|6.5|6.5
kickstarter-fee|Kickstarter|Fees for the United States|2024|https://www.kickstarter.com/help/fees|Fee on funds raised, beside payment processing|successfully funded projects|%|5|5|5
substack-fee|Substack|Pricing: how much does Substack cost|2024|https://support.substack.com|Fee on paid subscriptions, beside payment processing|newsletters on Substack|%|10|10|10
fiverr-fee|Fiverr|Payment terms|2024|https://www.fiverr.com/legal-portal/legal-terms/payment-terms-of-service|Share kept from a freelancer's order|sellers on Fiverr|%|20|20|20
upwork-fee|Upwork|Freelancer service fee|2023|https://support.upwork.com|Share kept from a freelancer's earnings|contracts on Upwork from May 2023|%|10|10|10
youtube-share|Google|YouTube Help: YouTube partner earnings overview|2024|https://support.google.com/youtube/answer/72902|Share of watch-page advertising paid to the creator|members of the partner programme|%|55|55|55
cart-abandonment|Baymard Institute|Cart abandonment rate statistics|2024|https://baymard.com/lists/cart-abandonment-rate|Online shopping carts left without an order|average over published studies|%|69|70|71
us-online-share|U.S. Census Bureau|Quarterly Retail E-Commerce Sales|2024|https://www.census.gov/retail/ecommerce.html|Online share of retail sales|United States, all of retail|%|15|16|17
us-small-share|U.S. Small Business Administration, Office of Advocacy|Frequently Asked Questions About Small Business|2024|https://advocacy.sba.gov|Businesses that are small (under 500 employees)|United States|%|99.9|99.9|99.9
us-five-year-survival|U.S. Bureau of Labor Statistics|Business Employment Dynamics: survival of private sector establishments by opening year|2024|https://www.bls.gov/bdm/|New establishments that are still open after five years|United States, all industries, about half|%|48|50|53
gb-businesses|Department for Business and Trade|Business population estimates for the UK and regions 2024|2024|https://www.gov.uk/government/statistics/business-population-estimates-2024|Private sector businesses|United Kingdom, most of them without employees|count|5400000|5500000|5600000
eu-sme-share|Eurostat|Structural business statistics: small and medium-sized enterprises|2022|https://ec.europa.eu/eurostat/web/structural-business-statistics|Enterprises with fewer than 250 people|European Union, business economy|%|99|99.8|99.9`;

const WORLD_BANK =
  "World Bank|Population, total (SP.POP.TOTL)|2024|https://data.worldbank.org/indicator/SP.POP.TOTL?locations=";

const vat = EU_RATES.split(",").map((cell) => {
  const [, code = "", country = "", rate = ""] = /^(\w\w) (.+) ([\d.]+)$/.exec(cell) ?? [];
  return `vat-${code.toLowerCase()}|${EU_VAT}|Standard rate of VAT|${country}, before reduced rates|%|${rate}|${rate}|${rate}`;
});

export const populationId = (country: string) => `population-${country.toLowerCase()}`;

/** The rows that are kept as text, and one for the population of each country the plan can start in. */
export const publishedRows = (countries: readonly { code: string; name: string; population: number }[]) => [
  ...OTHERS.split("\n"),
  ...vat,
  ...salesTaxRows(),
  ...profitTaxRows(),
  ...countries.map(
    ({ code, name, population }) =>
      `${populationId(code)}|${WORLD_BANK}${code}|Population of ${name}|everybody who lives there, of all ages|count|${population}|${population}|${population}`,
  ),
];
