"use client";

import { type OwnLine, ownLineSchema } from "@/lib/brief/corrected/reading-corrections";
import { FieldsForm } from "./fields-form";
import { check, fieldsOf, lineOf, type Prefilled } from "./price-fields";

interface PriceFormProps {
  given: Prefilled;
  currency: string;
  /** The kinds of buyer that are known, as lines name them. */
  groups: readonly string[];
  onUse: (line: OwnLine) => void;
  onClose: () => void;
}

/** One price in fields; what is left empty is assumed, as for every other price. */
export function PriceForm({ given, currency, groups, onUse, onClose }: PriceFormProps) {
  return (
    <FieldsForm
      fields={fieldsOf(given, currency, groups)}
      check={check}
      action="Use this price"
      onClose={onClose}
      onSubmit={(typed) => onUse(ownLineSchema.parse(lineOf(typed)))}
    />
  );
}
