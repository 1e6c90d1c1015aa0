import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { readArchetypes } from "../offer/archetype";
import { isToldAtLength } from "../offer/by-kind";
import type { Setting } from "../prices/line-kind";
import type { Archetype, Brief } from "../types";
import { usualForm } from "../ventures/usual-form";
import type { Venture } from "../ventures/venture";
import { formsOf, isBoughtDevice, otherForm, toldForms } from "./told-forms";

/** From so few words on the kind tells which form a business has. */
const WORDS_OF_A_KIND = 35;
/** So few are soon like those of any form. */
const WORDS_OF_A_FORM = 60;

interface Said {
  answers: QuizAnswers;
  lines: Brief["lines"];
  setting: Setting;
}

/** The forms that a business with these answers, prices and offer may have, likeliest first. */
export function readForms(
  { answers, lines, setting }: Said,
  { sector, atPlace, english }: { sector: Brief["sector"]; atPlace: boolean; english: boolean },
): Brief["archetypes"] {
  const byWords =
    english && isToldAtLength(answers, WORDS_OF_A_FORM) && !isBoughtDevice(lines, setting)
      ? toldForms(answers)
      : null;
  return formsOf(readArchetypes(answers, lines, setting, sector, atPlace), byWords);
}

/** The form by which prices have to be read anew: that of its kind, or the one that is surely told where the offer was taken for another. */
export const formToReadBy = (
  forms: Brief["archetypes"],
  venture: Venture | null,
  said: Said,
): Archetype | null =>
  usualForm(forms, isToldAtLength(said.answers, WORDS_OF_A_KIND) ? (venture?.kinds ?? []) : [], said) ??
  (isToldAtLength(said.answers, WORDS_OF_A_FORM) ? otherForm(forms, said.setting) : null);
