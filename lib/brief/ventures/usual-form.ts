import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { RevenueLine } from "@/lib/finance/types";
import { kindOfOffer } from "../data/offer-kinds";
import { readOffer } from "../offer/offer";
import { readWay } from "../offer/sold";
import type { Setting } from "../prices/line-kind";
import { literal } from "../text/literal";
import type { Archetype, Brief } from "../types";

type Read = Brief["archetypes"];
interface Said {
  answers: QuizAnswers;
  lines: readonly RevenueLine[];
  setting: Setting;
}

/** "An online platform where ...", "PianoDesk is a calendar", "Software that ...": the offer opens with what it is. */
const OPENS = (noun: string) =>
  new RegExp(
    `^(?:\\p{L}[\\p{L}\\d]* is )?(?:(?:an?|our|my|the) (?:[\\p{L}-]+ ){0,3}?|)${literal(noun)}(?![\\p{L}])`,
    "iu",
  );
const PROGRAM = /\b(?:apps?|software|platform|program|tool|plug-?in|dashboard)$/i;
/** A page on the web tells nothing of what is sold on it. */
const A_PAGE = /\b(?:web ?)?(?:sites?|pages?|shop|store)$/i;
const AN_ARTICLE = /^(?:\p{L}[\p{L}\d]* is )?(?:an?|our|my|the) /iu;
/** "Normal margin of 25%": bought and sold on. */
const MARGIN = /\b(?:margin|mark-?up)\b/i;

/** What is let, measured or brought together is told by what is done with it. */
const TOLD_BY_WAY: ReadonlySet<string | null> = new Set(["let", "device", "sides"]);
const BY_TIME = /\b(?:month|year|week|quarter)/i;
const isPaidByTime = (lines: readonly RevenueLine[]) =>
  lines.length > 0 &&
  lines.every(({ kind, evidence }) => kind === "recurring" && BY_TIME.test(evidence ?? ""));

/** The founder's own words say plainly that it is of this form. */
function isDoneSo(form: Archetype, { answers, lines, setting }: Said): boolean {
  if (setting.head !== form) return false;
  const way = readWay(answers);
  return TOLD_BY_WAY.has(way) || form === "education" || (way === "program" && isPaidByTime(lines));
}

/** The founder's own word for the offer is of this form. */
function isCalled(form: Archetype, answers: QuizAnswers, { head }: Setting): boolean {
  const noun = readOffer(answers).noun ?? "";
  if (head !== form || !noun || A_PAGE.test(noun) || !OPENS(noun).test(answers.solution)) return false;
  const kind = kindOfOffer(noun);
  // A way of being used that its words only hint at is no name.
  if (kind === null && readWay(answers) === "program") return false;
  return AN_ARTICLE.test(answers.solution) || PROGRAM.test(noun);
}

const WORKS_OR_SELLS: ReadonlySet<string | null> = new Set([
  "services",
  "local",
  "education",
  "ecommerce",
  "hardware",
] satisfies Archetype[]);
/** What is given is told by the money itself, and a share of what others sell as well, but where the work or the goods are the founder's. */
const isPaidSo = (form: Archetype, [line]: readonly RevenueLine[], { head }: Setting) =>
  form === "nonprofit" ||
  (form === "marketplace" &&
    !WORKS_OR_SELLS.has(head) &&
    line?.kind === "take" &&
    !MARGIN.test(line.evidence ?? ""));

const PROGRAMS: ReadonlySet<Archetype> = new Set<Archetype>(["saas", "usage", "fintech"]);
const RUNS: ReadonlySet<string> = new Set(["recurring", "perUse", "take"]);
/** What is paid once, for all its weeks, is no program. */
const isPaidOnce = (lines: readonly RevenueLine[]) =>
  lines.length > 0 && !lines.some(({ kind }) => RUNS.has(kind));

const NEARLY = 0.6;
/** Given away or lent by no form that nothing in the answers speaks of. */
const ONLY_WHERE_READ: ReadonlySet<Archetype> = new Set<Archetype>(["nonprofit", "fintech"]);

/** The form that ventures of a known kind usually have, where the reading is of another and the founder's own word or the money does not say so. */
export function usualForm(read: Read, usual: readonly Archetype[], said: Said): Archetype | null {
  const [first, ...others] = read;
  if (!first || usual.length === 0 || usual.includes(first.id)) return null;
  const near = others.find(({ id, weight }) => usual.includes(id) && weight >= first.weight * NEARLY);
  if (near && near.weight > 0) return near.id;
  if (isCalled(first.id, said.answers, said.setting) || isPaidSo(first.id, said.lines, said.setting))
    return null;
  if (isDoneSo(first.id, said)) return null;
  if (usual[0] === "saas" && isPaidOnce(said.lines)) return null;
  return (
    usual.find((id) => !ONLY_WHERE_READ.has(id) || read.some((one) => one.id === id)) ?? usual[0] ?? null
  );
}

/** The same reading with that form first, and what was read first behind it. */
export function withFirst(read: Read, form: Archetype): Read {
  const [first, ...others] = read;
  const known = others.find(({ id }) => id === form);
  if (!first || first.id === form) return read;
  const behind = { ...first, weight: known?.weight ?? 0 };
  return [
    { id: form, weight: first.weight || 1 },
    ...(first.weight > 0 ? [behind] : []),
    ...others.filter((other) => other !== known),
  ];
}

/** How an offer of that form is sold, where its words were taken for another. */
export const settingOf = (setting: Setting, form: Archetype): Setting => ({
  ...setting,
  head: form,
  software: PROGRAMS.has(form),
});
