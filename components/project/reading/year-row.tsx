"use client";

import { money } from "@/lib/finance/money";
import type { Figures } from "@/lib/finance/project-figures";
import { annualValue } from "@/lib/finance/unit";
import { amountText, readAmount } from "../numbers/amount-text";
import { Edited, muted, type RowsProps } from "./edited-row";

const MOST = 1_000_000_000;
const paid = ({ year = "" }: Readonly<Record<string, string>>) => readAmount(year.trim(), "price") ?? 0;

/** What one customer brings in a year: the one figure a founder knows, and every other follows from. */
export function YearRow({ brief, editor, model }: RowsProps & Pick<Figures, "model">) {
  const { assumptions, currency } = model;
  if (assumptions.lines.length === 0) return null;
  const { year } = editor.corrections.reading ?? {};
  const open = brief.missing.includes("volume");
  return (
    <Edited
      label="One customer"
      part={["year"]}
      brief={brief}
      editor={editor}
      fields={[
        {
          name: "year",
          label: "An ordinary customer pays in a year",
          value: year ? amountText(year, "price") : "",
          numeric: true,
          max: 16,
          unit: currency,
          hint: "All together, as paid. How often somebody buys follows from it.",
        },
      ]}
      check={(typed) =>
        paid(typed) > 0 && paid(typed) <= MOST ? null : { year: "Please enter what a year comes to." }
      }
      take={(typed) => ({ year: paid(typed) })}
    >
      {year ? (
        <p>Pays {money(year, currency)} a year.</p>
      ) : (
        <p>
          Brings about {money(annualValue(assumptions), currency)} a year.{" "}
          {open && muted("How often one buys is assumed.")}
        </p>
      )}
    </Edited>
  );
}
