import type { FactLedger } from "@/lib/finance/ledger";
import type { FinancialModel } from "@/lib/finance/model";
import { figuresOf as figuresOfReading, readAnswers } from "@/lib/finance/project-figures";
import type { DocumentData } from "./data";

export interface Figures {
  model: FinancialModel;
  ledger: FactLedger;
}

/** The model and ledger that the texts were written from; null when the answers behind them are not known. */
export function figuresOf({ answers, corrections }: DocumentData): Figures | null {
  if (!answers) return null;
  const { model, ledger } = figuresOfReading(readAnswers(answers, corrections), corrections);
  return { model, ledger };
}

/** A figure as every text shows it; "" when the ledger does not have it. */
export const display = (figures: Figures | null, key: string): string => figures?.ledger[key]?.display ?? "";
