import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { COUNTS, isTag, PRICE_TAGS, type Tag } from "./tags";

/** A founder's answer with what each of its numbers stands for. */
export interface Sample {
  field: AnswerField;
  text: string;
  /** One tag, or several where it is not known which. */
  tagged: { start: number; end: number; tags: readonly Tag[] }[];
}

/** Tags that stand for several. */
const SEVERAL: Record<string, readonly Tag[]> = {
  price: [...PRICE_TAGS, "entry"],
  // What some pay beside it, what all do, and what is sold for itself were not told apart at first; nor were results.
  extra: ["extra", "plus", "thing"],
  other: ["other", "result"],
  measure: ["measure", "result"],
  addon: ["extra"],
  none: ["other"],
  dim: ["measure"],
  choice: ["size", "plan", "off"],
  cut: ["discount", "off"],
  spent: ["cost", "part"],
  bound: ["min", "deposit"],
  count: [...COUNTS, "loss"],
  told: ["rival", "loss", "part", "other"],
};
const tagsOf = (said: string): Tag[] =>
  said.split("/").flatMap((name) => SEVERAL[name] ?? (isTag(name) ? [name] : []));

const LINE = /^\[(\w+)\]\s+(.*)$/;
const TAGGED = /«([^|»]*)\|([^»]*)»/g;

/** One line of a sample file: "[businessModel] A visit is «€40|main»." Throws where a line or a tag is not known. */
export function readSample(line: string): Sample {
  const [, field, marked = ""] = LINE.exec(line) ?? [];
  if (!field) throw new Error(`No sample: ${line}`);
  const tagged: Sample["tagged"] = [];
  let text = "";
  let from = 0;
  for (const match of marked.matchAll(TAGGED)) {
    const [whole, said = "", tag = ""] = match;
    const tags = tagsOf(tag);
    if (tags.length === 0) throw new Error(`No tag "${tag}": ${line}`);
    text += marked.slice(from, match.index);
    tagged.push({ start: text.length, end: text.length + said.length, tags });
    text += said;
    from = match.index + whole.length;
  }
  return { field: field as AnswerField, text: text + marked.slice(from), tagged };
}
