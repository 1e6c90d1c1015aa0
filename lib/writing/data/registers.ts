/** Where a country counts its firms, lists its charities and tenders, licenses money and keeps trade marks: public offices only. */
export interface Registers {
  /** Who counts firms and people. */
  counts: string;
  /** Where single firms can be looked up; "" where unsure. */
  firms: string;
  tenders: string;
  charities: string;
  money: string;
  marks: string;
}

/** country | counts | firms | tenders | charities | money | marks */
const ROWS = `US|the Census Bureau's County Business Patterns, by NAICS code|the business search of the state's Secretary of State|SAM.gov|the IRS Tax Exempt Organization Search|NMLS Consumer Access|the USPTO trademark search
GB|the ONS UK business counts on Nomis, by SIC code|Companies House, searched by SIC code|Find a Tender and Contracts Finder|the Charity Commission register|the FCA Financial Services Register|the UK IPO trade mark search
CA|Statistics Canada's Canadian Business Counts, by NAICS code|Canada's Business Registries|CanadaBuys|the CRA list of charities|FINTRAC's registry of money services businesses|the CIPO trademarks database
AU|the Bureau of Statistics' Counts of Australian Businesses|ABN Lookup|AusTender|the ACNC charity register|ASIC's professional registers|IP Australia's trade mark search
NZ|Stats NZ's business demography tables|the Companies Register|GETS|the Charities Register|the Financial Service Providers Register|IPONZ
DE|Destatis and its Unternehmensregister tables|the Handelsregister|DTVP and TED||BaFin's company database|DPMAregister and EUIPO
FR|INSEE and its Sirene register|the Annuaire des entreprises, by APE code|BOAMP||REGAFI|INPI and EUIPO
ES|INE and its central directory of companies, DIRCE|the Registro Mercantil|the Plataforma de Contratación del Sector Público||the Banco de España register of entities|OEPM and EUIPO
IT|ISTAT and its ASIA register|the Registro Imprese, by ATECO code|the ANAC open data on contracts|the RUNTS register|the Banca d'Italia registers|UIBM and EUIPO
PT|Statistics Portugal (INE)|the SICAE directory, by CAE code|BASE.gov||the Banco de Portugal list|INPI and EUIPO
NL|CBS StatLine|the KVK register, by SBI code|TenderNed||the DNB and AFM registers|BOIP and EUIPO
BE|Statbel|the Crossroads Bank for Enterprises, by NACE code|the e-Procurement platform||the FSMA lists|BOIP and EUIPO
AT|Statistik Austria|the company directory of the Wirtschaftskammer (WKO)|ausschreibungen.usp.gv.at||the FMA company database|the Austrian Patent Office and EUIPO
CH|the Federal Statistical Office's STATENT tables|Zefix|simap.ch||FINMA's list of authorised institutions|Swissreg
IE|the CSO's business demography tables|the Companies Registration Office|eTenders|the Charities Regulator's register|the Central Bank of Ireland registers|IPOI and EUIPO
PL|GUS, Statistics Poland|the CEIDG and KRS registers, by PKD code|e-Zamówienia||the KNF register|the Polish Patent Office and EUIPO
CZ|the Czech Statistical Office|ARES, by CZ-NACE code|the Věstník veřejných zakázek||the ČNB lists|the Czech IPO and EUIPO
SE|Statistics Sweden (SCB)|allabolag.se|TED||Finansinspektionen's company register|PRV and EUIPO
DK|Statistics Denmark|the CVR register, by branch code|udbud.dk||Finanstilsynet's register|DKPTO and EUIPO
NO|Statistics Norway (SSB)|the Brønnøysund register, by industry code|Doffin||Finanstilsynet's register|the Norwegian Industrial Property Office
FI|Statistics Finland|the YTJ business information system|Hilma||FIN-FSA's register|PRH and EUIPO
GR|ELSTAT|the GEMI register|KIMDIS||the Bank of Greece lists|OBI and EUIPO
LT|Statistics Lithuania|the Centre of Registers|CVP IS||the Bank of Lithuania lists|EUIPO
LV|the Central Statistical Bureau of Latvia|Lursoft|EIS||the Latvijas Banka register|EUIPO
EE|Statistics Estonia|the e-Business Register|Riigihangete register||Finantsinspektsioon's list|EUIPO
IN|the national statistics office (MoSPI)|the MCA company master data|GeM||the RBI lists|IP India
JP|e-Stat and its Economic Census|the NTA corporate number site|the JETRO procurement database||the FSA's list of licensed firms|J-PlatPat
BR|IBGE and its CEMPRE register|the Receita Federal's CNPJ data, by CNAE code|the PNCP portal||the Banco Central's list|INPI Brazil
MX|INEGI and its DENUE map of establishments|INEGI's DENUE, by activity and district|ComprasMX||CONDUSEF's SIPRES|IMPI
AR|INDEC||COMPR.AR||the BCRA list|INPI Argentina
CL|INE Chile|the SII statistics of companies|Mercado Público||the CMF register|INAPI
CO|DANE|RUES|SECOP||the Superfinanciera list|the SIC trade mark search
PE|INEI|SUNAT's RUC search|SEACE||the SBS list|INDECOPI
EC|INEC and its company directory|the Superintendencia de Compañías|SERCOP||the Superintendencia de Bancos|SENADI
ZA|Statistics South Africa|CIPC|the eTender Publication Portal||the FSCA search|CIPC
KE|the Kenya National Bureau of Statistics||the Public Procurement Information Portal||the Central Bank of Kenya list|KIPI
UG|the Uganda Bureau of Statistics||the Government Procurement Portal (PPDA)||the Bank of Uganda list|URSB
NG|the National Bureau of Statistics|the CAC public search|||the CBN list|the Trademarks Registry
GH|the Ghana Statistical Service||the Public Procurement Authority's site||the Bank of Ghana list|
SG|SingStat|ACRA's BizFile|GeBIZ|the Charity Portal|the MAS Financial Institutions Directory|IPOS
MY|the Department of Statistics Malaysia (DOSM)|SSM||||MyIPO
ID|BPS, Statistics Indonesia||||the OJK lists|DGIP
PH|the Philippine Statistics Authority||PhilGEPS||the BSP list|IPOPHL
TR|TurkStat|the Trade Registry Gazette|EKAP||the BDDK list|TürkPatent`;

const NAMED = new Map(
  ROWS.split("\n").map((row): [string, Registers] => {
    const [country = "", counts = "", firms = "", tenders = "", charities = "", money = "", marks = ""] =
      row.split("|");
    return [country, { counts, firms, tenders, charities, money, marks }];
  }),
);

const OF_EUROPE = new Set("BG CY EE ES FI FR GR HR HU LU MT RO SI SK".split(" "));
const ELSEWHERE: Registers = {
  counts: "the national statistics office",
  firms: "the company register",
  tenders: "the public tender portal",
  charities: "",
  money: "the central bank's list of licensed firms",
  marks: "the WIPO Global Brand Database",
};
const EUROPE: Registers = {
  ...ELSEWHERE,
  counts: "Eurostat's Structural Business Statistics, by NACE code",
  tenders: "TED",
  marks: "EUIPO",
};

/** The public registers of a country; what no row names is called by its kind. */
export function registersOf(country: string | null): Registers {
  const fallback = country && OF_EUROPE.has(country) ? EUROPE : ELSEWHERE;
  const found = country ? NAMED.get(country) : undefined;
  if (!found) return fallback;
  return {
    counts: found.counts || fallback.counts,
    firms: found.firms || fallback.firms,
    tenders: found.tenders || fallback.tenders,
    charities: found.charities,
    money: found.money || fallback.money,
    marks: found.marks || fallback.marks,
  };
}
