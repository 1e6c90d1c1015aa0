import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import type { Placed } from "./features";
import { TOLD, type ToldKind } from "./kinds";

/** A sentence with what it tells. */
export interface Sample extends Placed {
  tells: ToldKind[];
}

const LINE = /^\[(\w+) (\d+)\/(\d+)((?: \w+)*)\] (.+)$/;

/** One line of a sample file: "[differentiator 1/2 team] Made by nurses." Throws where a line is not of this form. */
export function readSample(line: string): Sample {
  const [, field, at, of, tells = "", text] = LINE.exec(line) ?? [];
  const kinds = tells.split(" ").filter(Boolean);
  if (!field || !text || kinds.some((kind) => !TOLD.some((known) => known === kind)))
    throw new Error(`No sample: ${line}`);
  return {
    field: field as AnswerField,
    text,
    at: Number(at) - 1,
    of: Number(of),
    tells: TOLD.filter((kind) => kinds.includes(kind)),
  };
}
