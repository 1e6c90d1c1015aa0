import type { Slide } from "@/lib/artifacts/pitch/artifact";
import type { Case } from "../case";
import type { Write } from "./slide";
import { ask } from "./slide-ask";
import { problem } from "./slide-problem";
import { competition, traction } from "./slides-evidence";
import { market, model, solution } from "./slides-offer";
import { finance, team, vision } from "./slides-plan";

const WRITERS: readonly Write[] = [
  problem,
  solution,
  market,
  model,
  traction,
  competition,
  finance,
  team,
  ask,
  vision,
];

/** Ten slides in the fixed order; each title is a claim. */
export const slides = (c: Case): Slide[] => WRITERS.map((write) => write(c));
