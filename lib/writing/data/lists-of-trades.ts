/** trade | country, or * where no row names it | the public list on which each of them stands. */
const ROWS = String.raw`\bschools?\b|GB|the government's register Get Information about Schools
\bschools?\b|US|the school search of the National Center for Education Statistics
\bschools?\b|IE|the Department of Education's list of schools
\bschools?\b|*|the education ministry's list of schools
\b(?:care|nursing|residential) homes?\b|GB|the care directory of the Care Quality Commission
\bnursing homes?\b|US|Medicare's Care Compare
\b(?:dentists?|dental practices|gp practices|gp surgeries)\b|GB|the care directory of the Care Quality Commission
\bpharmac(?:y|ies|ists?)\b|GB|the register of the General Pharmaceutical Council
\b(?:solicitors?|law firms?)\b|GB|the Solicitors Register of the SRA
\b(?:restaurants?|caf[eé]s?|pubs?|takeaways?|caterers?)\b|GB|the food hygiene ratings of the Food Standards Agency
\b(?:counties|municipalities|councils|town halls|local authorities)\b|*|the member list of the national association of local authorities
\b(?:nurser(?:y|ies)|childminders?)\b|GB|Ofsted's register of childcare`;

const OF_NO_LIST =
  /\b(?:surf|dance|riding|driving|language|music|ski|cooking|sailing|diving|art|yoga) schools?\b/i;
const LISTS = ROWS.split("\n").map((row) => {
  const at = row.lastIndexOf("|");
  const before = row.lastIndexOf("|", at - 1);
  return {
    trade: new RegExp(row.slice(0, before), "i"),
    country: row.slice(before + 1, at),
    list: row.slice(at + 1),
  };
});

/** The public list of just such buyers in a country (ISO code); null where none is known. */
export function listOfTrade(crowd: string, country: string | null): string | null {
  if (OF_NO_LIST.test(crowd)) return null;
  const fitting = LISTS.filter(({ trade }) => trade.test(crowd));
  const found = fitting.find((row) => row.country === country) ?? fitting.find((row) => row.country === "*");
  return found?.list ?? null;
}
