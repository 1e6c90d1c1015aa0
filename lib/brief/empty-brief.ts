import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Brief } from "./types";

/** A brief in which nothing has been understood yet. */
export const emptyBrief = (answers: QuizAnswers): Brief => ({
  language: "en",
  answers,
  dropped: [],
  offer: { noun: null, sentence: "", features: [], way: null },
  segments: [],
  waysIn: [],
  geography: null,
  currency: "USD",
  b2b: false,
  pains: [],
  proof: [],
  numbers: [],
  named: { platforms: [], competitors: [], partners: [] },
  lines: [],
  paidToday: [],
  stated: { unitCosts: [], traction: [], soFar: [], team: [] },
  sector: { id: "general", label: "General", confidence: 0, evidence: [] },
  venture: null,
  known: null,
  archetypes: [{ id: "saas", weight: 0 }],
  keyphrases: [],
  unreadSums: [],
  sums: [],
  terms: [],
  contradictions: [],
  redFlags: [],
  missing: ["price", "segment", "geography"],
  vagueness: 1,
});
