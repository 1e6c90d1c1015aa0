/** What a sentence of the answers may tell: that customers exist or what was reached; who does the work. */
export const TOLD = ["sign", "team"] as const;
export type ToldKind = (typeof TOLD)[number];
