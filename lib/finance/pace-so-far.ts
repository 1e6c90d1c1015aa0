import { A_MONTH_NAME } from "@/lib/brief/text/month-names";
import { monthsSince } from "@/lib/brief/text/since";
import type { Brief } from "@/lib/brief/types";
import { fixed } from "./assumed";
import type { Assumed } from "./types";

const SINCE = new RegExp(
  `\\b(?:taught|trained|served|sold|delivered|repaired|treated|shipped|helped|coached|completed|finished|built|installed|cleaned)\\s+(\\d[\\d,]*)\\s+[\\p{L}-]+(?:\\s[\\p{L}-]+)?\\s+since\\s+(?:${A_MONTH_NAME}|last year)\\b`,
  "iu",
);

/** Sales already made "since January" go on at that pace at least, over a whole year where nobody knows when it was told. */
export function paceSoFar({ answers, toldOn }: Brief): Assumed | null {
  const found = SINCE.exec(Object.values(answers).join(". "));
  const sold = Number(found?.[1]?.replace(/,/g, ""));
  const months = monthsSince(found?.[0] ?? "", toldOn);
  return found && sold > 0
    ? fixed(
        sold / (months ?? 12),
        `Stated: ${found[0]}; spread over ${months ? `${months} months` : "a whole year"}, the pace goes on.`,
        "derived",
      )
    : null;
}
