import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { tagNumbers } from "../told-numbers/tag-numbers";
import { classOf } from "./classes";

/** A sentence of an answer and where it stands there. */
export interface Placed {
  field: AnswerField;
  text: string;
  /** Counted from nought. */
  at: number;
  of: number;
}

const words = (text: string): string[] =>
  text.match(/\p{L}[\p{L}'’-]*|\d[\d.,]*\d|\d|[,;:()?!%]|\p{Sc}|[—–]/gu) ?? [];

const stem = (word: string) =>
  word.length > 4
    ? word.replace(/ies$/, "y").replace(/(?:ing|ed|es|s)$/, "")
    : word.replace(/(?<=\p{L}{3})s$/u, "");

const LONGEST = 7;

/** What can be seen of a sentence: its words, which kinds of words follow each other, where it stands, what its numbers stand for. */
export function featuresOf({ field, text, at, of }: Placed): string[] {
  const said = words(text);
  const plain = said.filter((word) => /[\p{L}\d]/u.test(word));
  const kinds = said.map(classOf);
  const answer = field.slice(0, 2);
  const found = new Set<string>();
  const put = (name: string, ...parts: (string | number)[]) => found.add(`${name}=${parts.join("_")}`);
  const kind = (i: number) => kinds[i] ?? "$";

  put("bias");
  put("f", answer);
  put("at", answer, Math.min(at, 2));
  put("last", answer, at === of - 1 ? 1 : 0);
  put("len", Math.min(Math.floor(plain.length / 3), LONGEST));
  for (const word of plain) put("w", stem(word.toLowerCase()));
  for (const each of kinds) {
    put("k", each);
    put("fk", answer, each);
  }
  put("o1", kind(0));
  put("fo1", answer, kind(0));
  put("o2", kind(0), kind(1));
  put("o3", kind(0), kind(1), kind(2));
  put("e1", kind(kinds.length - 1));
  put("e2", kind(kinds.length - 2), kind(kinds.length - 1));
  for (let i = 0; i < kinds.length; i += 1) {
    put("k2", kind(i), kind(i + 1));
    put("k3", kind(i), kind(i + 1), kind(i + 2));
  }
  for (const { tag } of tagNumbers(text, field)) {
    put("t", tag);
    put("tf", answer, tag);
  }
  return [...found];
}
