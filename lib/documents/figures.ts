import type { FactLedger } from "@/lib/finance/ledger";
import type { FinancialModel } from "@/lib/finance/model";
import { figuresOf as figuresOfReading } from "@/lib/finance/project-figures";
import { readAnswers } from "@/lib/finance/read-answers";
import type { DocumentData } from "./data";

export interface Figures {
  model: FinancialModel;
  ledger: FactLedger;
}

/** Of the answers that were read last: a package asks for the same figures a dozen times. */
let last: { key: string; figures: Figures } | null = null;

/** The model and ledger that the texts were written from; null when the answers behind them are not known. */
export function figuresOf({ answers, corrections, toldOn }: DocumentData): Figures | null {
  if (!answers) return null;
  const key = JSON.stringify([answers, corrections, toldOn]);
  if (last?.key !== key) {
    const { model, ledger } = figuresOfReading(readAnswers(answers, corrections, toldOn), corrections);
    last = { key, figures: { model, ledger } };
  }
  return last.figures;
}

/** A figure as every text shows it; "" when the ledger does not have it. */
export const display = (figures: Figures | null, key: string): string => figures?.ledger[key]?.display ?? "";
