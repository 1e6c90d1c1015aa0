const ORIGIN = {
  founder: "your figure",
  parsed: "from your answers",
  benchmark: "published",
  derived: "computed",
  assumption: "assumed",
} as const;

export type Figured = { provenance: keyof typeof ORIGIN };
export const origin = ({ provenance }: Figured) => ORIGIN[provenance];
