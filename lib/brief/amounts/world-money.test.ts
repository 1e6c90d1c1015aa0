import { COUNTRIES } from "../data/countries";
import { CURRENCY_SIGNS } from "../data/currencies";
import { readBrief } from "../read-brief";
import { findAmounts } from "./amounts";

test.each([
  ["T$35 a day", 35, "TOP"],
  ["R 120 per child", 120, "ZAR"],
  ["R 1 900 a month", 1_900, "ZAR"],
  ["Q450 a visit", 450, "GTQ"],
  ["K2,500 per bag", 2_500, "kwacha"],
  ["MK 4,500 each", 4_500, "MWK"],
  ["350 Br a litre", 350, "ETB"],
  ["৳150 for the rider", 150, "BDT"],
  ["₡4.500 por hora", 4_500, "CRC"],
  ["VND 12 triệu", 12_000_000, "VND"],
  ["Rs 1,33,000 per acre", 133_000, "rupee"],
  ["Rp 1,5 juta", 1_500_000, "IDR"],
  ["5 kina a kilo", 5, "PGK"],
  ["100 bob weekly", 100, "KES"],
  ["BOB 250 a month", 250, "BOB"],
])("%s", (text, value, currency) => {
  expect(findAmounts(text)).toMatchObject([{ kind: "money", value, currency }]);
});

test.each(["17 real customers", "in Q4 2025", "the top 10", "40 marks in the exam", "R 5 class"])(
  "%s is no money",
  (text) => expect(findAmounts(text)).toEqual([]),
);

test("every country has a code and a name of its own, and every sign a currency that some country pays in", () => {
  for (const key of ["code", "name"] as const)
    expect(new Set(COUNTRIES.map((country) => country[key])).size).toBe(COUNTRIES.length);
  const paid = new Set(COUNTRIES.map(({ currency }) => currency));
  const codes = CURRENCY_SIGNS.map(([, currency]) => currency).filter((code) => /^[A-Z]{3}$/.test(code));
  expect(codes.filter((code) => !paid.has(code))).toEqual([]);
});

test("a small country is a place with its own money", () => {
  const brief = readBrief({
    problem: "Guests of a wedding in Tonga sit on the floor for six hours.",
    solution: "We lend low benches and bring them on a cart",
    targetAudience: "Families in Nukuʻalofa, Tonga",
    differentiator: "The church lends chairs only to its own",
    businessModel: "T$6 a bench for a day",
  });
  expect(brief).toMatchObject({ currency: "TOP", geography: { country: "TO" } });
});
