/**
 * Yearly sales of a business below which no VAT or GST is owed, and the rate on food to take home:
 * country | tax | yearly sales, in its currency | % on food, "" where it varies or is the standard rate. Statutory values as of
 * 2025; they change, so the address stands beside each. Where goods and services have two limits it is the lower one.
 */
const EU_LIMITS =
  "European Commission|VAT scheme for small enterprises: national VAT rules|2025|https://sme-vat-rules.ec.europa.eu/national-vat-rules_en";
const EU_ROWS = `AT|VAT|55000|10
BE|VAT|25000|6
CZ|VAT|2000000|12
DE|VAT|25000|7
DK|VAT|50000|
EE|VAT|40000|
ES|VAT|0|10
FI|VAT|20000|14
FR|VAT|37500|5.5
GR|VAT|10000|13
HR|VAT|60000|
HU|VAT|18000000|
IE|VAT|42500|0
IT|VAT|85000|10
LT|VAT|45000|
LU|VAT|50000|3
LV|VAT|50000|
NL|VAT|20000|9
PL|VAT|200000|5
PT|VAT|15000|
RO|VAT|395000|11
SE|VAT|120000|12
SI|VAT|60000|9.5
SK|VAT|50000|`;
/** The same with its source, and the standard rate where it stands nowhere else: … | standard % | publisher | title | year | address. */
const ROWS_ABROAD = `GB|VAT|90000|0||GOV.UK|Register for VAT|2025|https://www.gov.uk/register-for-vat
CH|VAT|100000|2.6||Swiss Federal Tax Administration|VAT registration|2024|https://www.estv.admin.ch/estv/en/home/value-added-tax.html
NO|VAT|50000|15|25|Norwegian Tax Administration|Value added tax (VAT)|2025|https://www.skatteetaten.no/en/business-and-organisation/vat-and-duties/vat/
AU|GST|75000|0|10|Australian Taxation Office|Registering for GST|2025|https://www.ato.gov.au/businesses-and-organisations/gst-excise-and-indirect-taxes/gst/registering-for-gst
NZ|GST|60000||15|Inland Revenue|Registering for GST|2025|https://www.ird.govt.nz/gst/registering-for-gst
SG|GST|1000000||9|Inland Revenue Authority of Singapore|Goods and Services Tax (GST)|2025|https://www.iras.gov.sg/taxes/goods-services-tax-(gst)
JP|consumption tax|10000000|8|10|National Tax Agency|Consumption tax|2025|https://www.nta.go.jp/english/taxes/consumption_tax/index.htm
ZA|VAT|1000000||15|South African Revenue Service|Value-Added Tax|2025|https://www.sars.gov.za/types-of-tax/value-added-tax/
KE|VAT|5000000||16|Kenya Revenue Authority|Value Added Tax (VAT)|2025|https://www.kra.go.ke/individual/filing-paying/types-of-taxes/value-added-tax
AE|VAT|375000||5|Federal Tax Authority|VAT registration|2025|https://tax.gov.ae/en/services/vat.registration.aspx
MX|VAT|0||16|Servicio de Administración Tributaria|Impuesto al Valor Agregado|2025|https://www.sat.gob.mx`;

export interface SalesTaxRow {
  country: string;
  /** What it is called there. */
  name: string;
  /** Owed once a year's sales are above it; 0: from the first sale. */
  limit: number;
  /** Percent on food that is not eaten at the place, where it is lower and known. */
  food?: number;
  /** Where the limit is published: publisher | title | year | address. */
  source: string;
  /** Percent, where the table of published rates has none. */
  standard?: number;
}

function row(cells: string, eu: boolean): SalesTaxRow {
  const [country = "", name = "", limit, food, standard, ...source] = cells.split("|");
  return {
    country,
    name,
    limit: Number(limit),
    ...(food ? { food: Number(food) } : {}),
    ...(standard ? { standard: Number(standard) } : {}),
    source: eu ? EU_LIMITS : source.join("|"),
  };
}

export const SALES_TAXES: readonly SalesTaxRow[] = [
  ...EU_ROWS.split("\n").map((cells) => row(cells, true)),
  ...ROWS_ABROAD.split("\n").map((cells) => row(cells, false)),
];

export const limitId = (country: string) => `sales-tax-limit-${country.toLowerCase()}`;

/** As rows of the table of published figures. */
export const salesTaxRows = (): string[] =>
  SALES_TAXES.flatMap(({ country, name, limit, standard, source }) => [
    ...(limit > 0
      ? [
          `${limitId(country)}|${source}|Yearly sales from which ${name} is owed, in its currency|${country}; whoever sells less may choose to owe it|count|${limit}|${limit}|${limit}`,
        ]
      : []),
    ...(standard === undefined
      ? []
      : [
          `vat-${country.toLowerCase()}|${source}|Standard rate of ${name}|${country}, before lower rates|%|${standard}|${standard}|${standard}`,
        ]),
  ]);
