"use client";

import type { ReadingCorrections } from "@/lib/brief/corrected/reading-corrections";
import { readingCorrectionsSchema } from "@/lib/brief/corrected/reading-corrections";
import { amountText, readAmount } from "../numbers/amount-text";
import { Edited, muted, type RowsProps } from "./edited-row";
import { StatedFigures, startRead } from "./stated-figures";

type Typed = Readonly<Record<string, string>>;

/** The figures that were typed; an empty field stays as it was read. */
const read = (typed: Typed): Partial<ReadingCorrections> =>
  Object.fromEntries(
    ["customers", "budget"].flatMap((name) => {
      const said = typed[name]?.trim();
      return said ? [[name, readAmount(said, "price") ?? Number.NaN]] : [];
    }),
  );

function check(typed: Typed): Record<string, string> | null {
  const { error } = readingCorrectionsSchema.safeParse(read(typed));
  return error
    ? Object.fromEntries(
        error.issues.map(({ path }) => [String(path[0]), "Please enter a whole amount, or 0."]),
      )
    : null;
}

/** What exists before the first month, also where it was not found in the answers: it can be added here. */
export function StartRow({ brief, editor }: RowsProps) {
  const { customers, budget } = brief.stated;
  const open = [customers ? "" : "customers who pay today", budget ? "" : "money of your own"].filter(
    Boolean,
  );
  return (
    <Edited
      label="What is there already"
      part={["customers", "budget"]}
      brief={brief}
      editor={editor}
      fields={[
        {
          name: "customers",
          label: "Paying customers",
          value: customers ? amountText(customers.value, "count") : "",
          numeric: true,
          max: 12,
        },
        {
          name: "budget",
          label: "Money of your own",
          value: budget ? amountText(budget.value, "money") : "",
          numeric: true,
          max: 16,
          unit: brief.currency,
        },
      ]}
      check={check}
      take={read}
    >
      <StatedFigures read={startRead(brief)} />
      {open.length > 0 && <p>{muted(`Not told: ${open.join(" and ")}. The plan starts without.`)}</p>}
    </Edited>
  );
}
