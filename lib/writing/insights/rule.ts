import type { Material } from "../material";

export interface Insight {
  /** "quote or fact -> why it matters" */
  strength?: string | undefined;
  /** An action and a number to watch. */
  recommendation?: string;
}

export interface Rule {
  id: string;
  /** Larger comes first: effect on the third year's cash, or on evidence. */
  weight: number;
  read(m: Material): Insight | null;
}

export const rule = (id: string, weight: number, read: Rule["read"]): Rule => ({ id, weight, read });
