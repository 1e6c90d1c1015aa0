import { money } from "@/lib/finance/money";
import { shortMoneyFormat } from "./money-format";

/** A value as a spreadsheet writes it under a format with conditions. */
function written(format: string, value: number): string {
  const sections = format.split(";").map((section) => {
    const [, from, form = ""] = /^(?:\[>=(\d+)\])?(.*)$/.exec(section) ?? [];
    return { from: Number(from ?? Number.NEGATIVE_INFINITY), form };
  });
  const { form = "" } = sections.find(({ from }) => value >= from) ?? {};
  return form
    .replace(/(#,##)?0(?:\.(0+))?(,*)(?=")|(#,##)0$/, (_, _whole, decimals = "", scale = "") =>
      new Intl.NumberFormat("en", {
        useGrouping: scale === "",
        minimumFractionDigits: decimals.length,
        maximumFractionDigits: decimals.length,
      }).format(value / 1000 ** scale.length),
    )
    .replaceAll('"', "");
}

test.each([
  ["USD", [4_000, 2_500_000, 120_000_000]],
  ["USD", [281_300, 5_000_000, 300_000_000]],
  ["JPY", [9_500, 900_000, 41_600_000]],
  ["EUR", [1_726, 6_549, 10_100]],
  ["CHF", [0, 43_900, 128_000]],
  ["USD", [1_470_000, 49_000_000, 140_000_000_000]],
  ["USD", [281_300, 49_000_000, 1_400_000_000]],
  ["USD", [99_960, 1_200_000]],
  ["IDR", [2_700_000, 999_600, 340]],
] as const)("bars in %s of %j are named as the ledger names them", (currency, amounts) => {
  const format = shortMoneyFormat(currency, amounts);
  for (const amount of amounts) expect(written(format, amount)).toBe(money(amount, currency));
});

test("for four ways to write amounts there is no room: the smallest stand in full", () => {
  const format = shortMoneyFormat("USD", [281_300, 1_230_000, 49_000_000, 1_400_000_000]);
  expect(written(format, 281_300)).toBe("$281,300");
  expect(written(format, 1_400_000_000)).toBe("$1.4B");
});

test("an amount that none of the bars has is still told in full", () =>
  expect(written(shortMoneyFormat("USD", [5_000_000, 300_000_000]), 4_000)).toBe("$4,000"));
