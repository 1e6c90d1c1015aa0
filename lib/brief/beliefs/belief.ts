/** What founders hold of their own figures without having worked it out; `said` is the sentence as they wrote it. */
export type Belief = { said: string } & (
  | { kind: "even-at"; count: number; noun: string; per: Per | null }
  | { kind: "even-by"; month: number }
  | { kind: "pay"; monthly: number; sum: string }
  | { kind: "at-most"; count: number; noun: string; per: Per }
  | { kind: "volume" }
);
export type Per = "day" | "week" | "month" | "year";
export type BeliefOf<K extends Belief["kind"]> = Extract<Belief, { kind: K }>;
