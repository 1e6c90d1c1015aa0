import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { sentences } from "../cut";

const WEEK = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
const DAY = "(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:days?|s|sdays?|nesdays?|rs?(?:days?)?|urdays?)?\\.?";
/** "Open Wed to Sun". */
const RANGE = new RegExp(`\\b${DAY}\\s?(?:to|till|through|thru|-|–)\\s?${DAY}(?!\\p{L})`, "iu");
const ONE = new RegExp(`\\b${DAY}(?!\\p{L})`, "giu");
/** "Tue and Thu nights, Sunday mornings": when it is done. */
const IS_HELD =
  /\b(?:open|nights?|evenings?|mornings?|afternoons?|every|each|twice|once|only|sessions?|classes)\b/i;
const SHUT = /\b(?:clos(?:e|ed|es)|shut|not|never|except|before|until|by)\b/i;

const at = (name: string) => WEEK.findIndex((day) => day.toLowerCase() === name.slice(0, 3).toLowerCase());

/** The days of the week on which it is open or held, Monday first; empty where the answers name none, or all. */
export function openDays({ solution, businessModel, differentiator }: QuizAnswers): string[] {
  const told = [businessModel, solution, differentiator];
  const [range, from = "", to = ""] = told.map((text) => RANGE.exec(text)).find(Boolean) ?? [];
  if (range) {
    const [first, last] = [at(from), at(to)];
    const open = WEEK.filter((_, day) =>
      first <= last ? day >= first && day <= last : day >= first || day <= last,
    );
    return open.length < WEEK.length ? open : [];
  }
  const held = told.flatMap(sentences).filter((said) => IS_HELD.test(said) && !SHUT.test(said));
  const named = new Set(held.flatMap((said) => [...said.matchAll(ONE)].map(([, name = ""]) => at(name))));
  return named.size < WEEK.length ? WEEK.filter((_, day) => named.has(day)) : [];
}

const SLOT = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (.+)$/;
/** Example hours on days on which it is open. */
export function onOpenDays(slots: readonly string[], answers: QuizAnswers): string[] {
  const open = openDays(answers);
  if (open.length === 0) return [...slots];
  return slots.map((slot, i) => {
    const [, day = "", hour = ""] = SLOT.exec(slot) ?? [];
    return !hour || open.includes(day) ? slot : `${open[i % open.length]} ${hour}`;
  });
}
