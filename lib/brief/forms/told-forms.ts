import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Setting } from "../prices/line-kind";
import type { Archetype, Brief } from "../types";
import { likenessesTo, type Model, readModel, SHARPNESS } from "../ventures/model";
import { LEARNED } from "./data/learned";
import { formWords } from "./form-words";
import { FORMS } from "./forms";
import { FAMILY, SORT } from "./sorts";

const LEARNED_WORDS = readModel(LEARNED);

/** How likely founders with these answers sell a program, goods, work and so on; the sum is 1. */
export function toldForms(answers: QuizAnswers, model: Model = LEARNED_WORDS): Map<Archetype, number> {
  const alike = likenessesTo(model, formWords(answers), FORMS.length, () => 0);
  const powers = alike.map((like) => Math.exp(SHARPNESS * like));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return new Map(FORMS.map((form, at) => [form, (powers[at] ?? 0) / total]));
}

/** Rules that read this much are believed as they can be; so much they count beside the words. */
const [MUCH_READ, RULES] = [9, 0.9];
const LEAST = 0.02;

const sumOf = (weights: Iterable<number>) => [...weights].reduce((sum, weight) => sum + weight, 0);

/**
 * The forms that answers may have, strongest first, summing to 1. Which sort of thing is sold is told by the words and by what was
 * `read` of the offer and its prices; which form of that sort, by what was read, and by the words where nothing was. Without
 * `told` what was read stands alone; nothing read is a program of weight 0.
 */
export function formsOf(
  read: ReadonlyMap<Archetype, number>,
  told: ReadonlyMap<Archetype, number> | null,
): Brief["archetypes"] {
  const sure = new Map([...read].filter(([, weight]) => weight > 0));
  const all = sumOf(sure.values());
  if (!told && all === 0) return [{ id: "saas", weight: 0 }];
  const strength = all === 0 ? 0 : (RULES * Math.min(1, all / MUCH_READ)) / all;
  const of = (form: Archetype) => (told ? (told.get(form) ?? 0) + strength * (sure.get(form) ?? 0) : 0);
  const weights = FORMS.map((id) => {
    if (!told) return { id, weight: (sure.get(id) ?? 0) / all };
    const alike = FORMS.filter((form) => FAMILY[form] === FAMILY[id]);
    const within = alike.some((form) => sure.has(form)) ? sure : told;
    const share = (within.get(id) ?? 0) / (sumOf(alike.map((form) => within.get(form) ?? 0)) || 1);
    return { id, weight: sumOf(alike.map(of)) * share };
  });
  const total = sumOf(weights.map(({ weight }) => weight));
  return weights
    .map(({ id, weight }) => ({ id, weight: Math.round((100 * weight) / total) / 100 }))
    .filter(({ weight }) => weight >= LEAST)
    .sort((a, b) => b.weight - a.weight || a.id.localeCompare(b.id));
}

const BOUGHT: ReadonlySet<string> = new Set(["oneOff", "unitSale"]);
/** A device with a price of its own is one, however much its answers speak of what it reports. */
export const isBoughtDevice = (lines: Brief["lines"], { head }: Setting): boolean =>
  head === "hardware" && lines.some(({ kind, later }) => BOUGHT.has(kind) && !later);

const SURE = 0.5;
/** The form that is surely told, where the offer was taken for another sort of thing and its prices were read by that. */
export function otherForm([first]: Brief["archetypes"], { head, software }: Setting): Archetype | null {
  if (!first || first.weight < SURE) return null;
  const program = SORT[first.id] === "program";
  const alike = head === null ? program === software : FAMILY[head] === FAMILY[first.id];
  return alike ? null : first.id;
}
