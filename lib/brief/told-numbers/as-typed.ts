const SHORT: Record<string, string> = {
  ...{ mo: "month", mth: "month", mths: "months", mos: "months", yr: "year", yrs: "years", wk: "week" },
  ...{
    wks: "weeks",
    hr: "hour",
    hrs: "hours",
    h: "hour",
    pp: "per person",
    pppn: "per person",
    pcs: "pieces",
  },
  ...{ pc: "piece", pax: "people", ppl: "people", max: "maximum", min: "minimum", mins: "minutes" },
  ...{
    approx: "approximately",
    abt: "about",
    ca: "about",
    circa: "about",
    incl: "including",
    inc: "including",
  },
  ...{
    upto: "up to",
    qty: "quantity",
    avg: "average",
    ea: "each",
    w: "with",
    pm: "per month",
    pa: "per year",
  },
  ...{ nr: "number", sub: "subscription", subs: "subscribers", dep: "deposit", prepaid: "paid in advance" },
};
const WORD = new RegExp(
  `(?<![\\p{L}'’])(?:${Object.keys(SHORT).join("|")})(?![\\p{L}'’])\\.?(?=\\W|$)`,
  "giu",
);
const SIGNS: Record<string, string> = {
  "@": " at ",
  "+": " plus ",
  "&": " and ",
  "~": " about ",
  "≈": " about ",
};

/** What is typed short, in full: "/mo" is "per month", "min 20 pcs" is "minimum 20 pieces". */
export const inFull = (text: string): string =>
  text
    .replace(/\bp\/(?=[mawhd]\b)/gi, "/")
    .replace(/\bw\/o\b/gi, "without")
    .replace(/\bw\/(?=\s|\p{L})/giu, "with ")
    .replace(/\/\s?(?=\p{L})/gu, " per ")
    .replace(/[@+&~≈]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(WORD, (word) => SHORT[word.toLowerCase().replace(/\.$/, "")] ?? word);
