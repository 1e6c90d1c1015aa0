import { customersUnsure } from "./evidence/customers-unsure";
import { markPaid } from "./evidence/paid-already";
import { isToldAtLength, namedByKind } from "./offer/by-kind";
import { forWhom } from "./offer/subject-of";
import type { Brief } from "./types";
import { knownKind, type Venture } from "./ventures/venture";

function nameOf({ offer, answers, archetypes, language }: Brief, venture: Venture | null) {
  if (offer.byFounder) return {};
  if (venture)
    return isToldAtLength(answers) ? namedByKind(offer.noun, answers, venture, archetypes[0]?.id) : {};
  return language === "en" ? { noun: forWhom(offer.noun, answers.solution) } : {};
}

/** The reading with what is known of its kind, and with marks of what only the learned words tell: figures need no tables then. */
export const asKnown = (read: Brief, venture: Venture | null): Brief => ({
  ...read,
  venture: venture?.id ?? null,
  known: venture && knownKind(venture),
  offer: { ...read.offer, ...nameOf(read, venture) },
  stated: { ...read.stated, traction: markPaid(read) },
  ...customersUnsure(read),
});
