import { cleanText } from "../text/clean-answers";
import type { OwnLine, ReadingCorrections } from "./reading-corrections";

/** What is said in words, as clean as an answer; null for marks, markup and orders to the software alone. */
function worded(said: string): string | null {
  const text = cleanText(said);
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
}

function named({ buyer: said, ...line }: OwnLine): OwnLine {
  const buyer = said && worded(said);
  return { ...line, what: worded(line.what) ?? "sale", ...(buyer ? { buyer } : {}) };
}

/** The founder's corrections as everything else reads them: they are answers, too. */
export function cleanReading(own: ReadingCorrections): ReadingCorrections {
  const { offer, buyers, place, rivals, lines, ...rest } = own;
  const words = Object.entries({ offer, buyers, place }).flatMap(([name, said]) => {
    const text = said ? worded(said) : null;
    return text ? [[name, text]] : [];
  });
  return {
    ...rest,
    ...Object.fromEntries(words),
    ...(rivals ? { rivals: [...new Set(rivals.flatMap((name) => worded(name) ?? []))] } : {}),
    ...(lines
      ? {
          lines: Object.fromEntries(Object.entries(lines).map(([id, line]) => [id, line && named(line)])),
        }
      : {}),
  };
}
