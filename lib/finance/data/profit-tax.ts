/** Statutory tax on a company's profit, national and regional together, in percent, rounded to a half; FR without the surtax of its largest companies. */
const SOURCE =
  "Tax Foundation|Corporate Tax Rates around the World, 2025|2025|https://taxfoundation.org/data/all/global/corporate-tax-rates-by-country-2025/";
const RATES =
  "AE 9,AL 15,AM 18,AR 35,AT 23,AU 30,AZ 20,BB 9,BD 27.5,BE 25,BG 10,BO 25,BR 34,BW 22,CA 26,CH 19.5,CI 25,CL 27,CM 33,CN 25,CO 35,CR 30,CZ 21,DE 30,DK 22,DO 27,DZ 26,EC 25,EE 22,EG 22.5,ES 25,ET 30,FI 20,FJ 25,FR 25,GB 25,GE 15,GH 25,GR 22,GT 25,HK 16.5,HR 18,HU 9,ID 22,IE 12.5,IL 23,IN 30,IS 20,IT 28,JM 25,JO 20,JP 29.5,KE 30,KH 20,KR 26.5,KW 15,KZ 20,LK 30,LT 16,LU 24,LV 20,MA 34,MU 15,MW 30,MX 30,MY 24,MZ 32,NA 30,NG 30,NL 26,NO 22,NP 25,NZ 28,OM 15,PA 25,PE 29.5,PH 25,PK 29,PL 19,PT 30.5,PY 10,QA 10,RO 16,RS 15,RW 28,SA 20,SE 20.5,SG 17,SI 22,SK 24,SN 30,SV 30,TH 20,TN 20,TR 25,TT 30,TW 20,TZ 30,UA 18,UG 30,US 25.5,UY 25,VN 20,ZA 27,ZM 30,ZW 26";

const PERCENT = new Map(
  RATES.split(",").map((cell) => {
    const [country = "", percent] = cell.split(" ");
    return [country, Number(percent)] as const;
  }),
);

export const profitTaxId = (country: string) => `profit-tax-${country.toLowerCase()}`;

/** Percent of a company's profit; undefined where the country is not listed. */
export const profitTaxIn = (country: string | null | undefined) => PERCENT.get(country ?? "");

export const profitTaxRows = (): string[] =>
  [...PERCENT].map(
    ([country, percent]) =>
      `${profitTaxId(country)}|${SOURCE}|Tax on the profit of a company|${country}, highest usual rate; smaller companies and sole traders may owe another|%|${percent}|${percent}|${percent}`,
  );
