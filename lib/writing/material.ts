import type { WritingContext } from "@/lib/artifacts/recipe";
import type { Archetype } from "@/lib/brief/types";
import type { Fact, FactLedger } from "@/lib/finance/ledger";
import type { RevenueLine } from "@/lib/finance/types";
import { ARCHETYPE, type ArchetypeKnowledge, fill } from "./archetypes";
import { type Channel, chooseChannels } from "./channels";
import { derivedFacts } from "./derived";
import { inWords, list } from "./english";
import { keyNouns } from "./names/key-nouns";
import { pricePhrase } from "./prices";
import { type Random, random } from "./random";
import { readSlots, type Slots } from "./slots";

/** The founder's words cut and turned so that they stand in an English sentence, and what goes with them. */
export interface Material extends Slots {
  context: WritingContext;
  /** The brand, or a plain name for the venture before there is one. */
  name: string;
  hasBrand: boolean;
  prices: string;
  archetype: Archetype;
  b2b: boolean;
  kind: ArchetypeKnowledge;
  action: string;
  channels: [Channel, Channel];
  rivals: string[];
  rivalsToTry: string;
  prospectSource: string;
  paperwork: string;
  ruleCheck: string;
  pilotMeasure: string;
  riskiest: string;
  /** Label of the assumption that moves year 3 most; "" when unknown. */
  sensitive: string;
  /** Revenue lines of the base case. */
  lines: RevenueLine[];
  /** What the model counts, plural: "companies". */
  customerNoun: string;
  /** What a unit figure refers to: "a month", "per purchase". */
  basis: string;
  /** The founder's own concrete nouns, most telling first. */
  keyNouns: string[];
  /** Sums over the founder's own figures. */
  derived: FactLedger;
  gate20: string;
  gate40: string;
  gate60: string;
  fact(key: string): Fact | undefined;
  /** A fact's display, or "" so that a caller can drop its sentence. */
  show(key: string): string;
  /** The same with small counts in words: "four". */
  say(key: string): string;
  random(scope: string): Random;
}

export function material(context: WritingContext): Material {
  const { brief, ledger, model } = context;
  const archetype = brief.archetypes[0]?.id ?? "services";
  const kind = ARCHETYPE[archetype];
  const slots = readSlots(brief);
  const name = context.brandName ?? slots.ventureName;
  const show = (key: string) => ledger[key]?.display ?? "";
  const lines = brief.lines.filter((line) => !line.later);
  const prices = pricePhrase(lines, brief.currency);
  const rivals = brief.named.competitors;
  const pilotMeasure = kind.measure;
  const base = {
    name,
    who: slots.who,
    place: slots.place,
    prices,
    proofs: slots.proofs,
    trouble: slots.trouble,
    product: slots.product,
    action: kind.action,
    platform: brief.named.platforms[0] ?? null,
    partner: brief.named.partners[0] ?? null,
  };
  const say = (key: string) => {
    const fact = ledger[key];
    return fact && Number.isInteger(fact.value) && fact.value <= 12 && !/%|x|[A-Z]{3}/.test(fact.unit)
      ? inWords(fact.value)
      : show(key);
  };
  const target = say("pilot_target") || "three";
  const limit = show("cac");
  return {
    ...slots,
    context,
    name,
    hasBrand: context.brandName !== null,
    prices,
    archetype,
    b2b: brief.b2b,
    kind,
    action: kind.action,
    channels: chooseChannels(base, archetype, brief.b2b),
    rivals,
    rivalsToTry: list([...rivals.slice(0, 2), ...kind.today.slice(0, rivals.length ? 1 : 2)], "and"),
    prospectSource: kind.prospectSource,
    paperwork: kind.paperwork,
    ruleCheck: fill(kind.rules, name, slots.who),
    pilotMeasure,
    riskiest: `that ${slots.who} will pay ${prices || "for this at all"}${slots.trouble ? ` because "${slots.trouble}"` : ""}`,
    sensitive: model.sensitivity?.[0]?.label.toLowerCase() ?? "",
    lines,
    customerNoun: model.assumptions.demand.noun,
    basis: model.unit.basis === "month" ? "a month" : "per purchase",
    keyNouns: keyNouns(brief),
    derived: derivedFacts(brief),
    gate20: `${target} ${slots.who}`,
    gate40: `${slots.statistic ? `the figure behind "${slots.statistic}"` : pilotMeasure} has moved in the right direction for most pilot customers${show("contribution") ? ` and serving one of them leaves about ${show("contribution")}, as the model assumes` : ""}`,
    gate60: `at least ${target} ${slots.who} pay${limit ? `, winning one costs no more than ${limit}` : ""}${show("payback") ? `, and that is earned back within ${show("payback")}` : ""}`,
    fact: (key) => ledger[key],
    show,
    say,
    random: (scope) => random(context.seed, scope),
  };
}
