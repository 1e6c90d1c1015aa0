import { answerTo, at, evenInShort, isApart, loses, noun, type Owner } from "./belief-answers";
import { sentences } from "./cut";
import { bare, cap, uncap } from "./english";
import { para, quote, t } from "./frames";
import type { Material } from "./material";

/** A belief of the founder and what the figures say to it. */
export interface Answered {
  said: string;
  answer: string;
  /** The answer where there is room for one sentence. */
  short: string;
  /** The figures say something else. */
  apart: boolean;
}

/** So many customers as the founder aims for, by when the plan has them and what a month with them leaves. */
function aimed(m: Material, own: Owner): Answered[] {
  const { aim } = m.context.model.assumptions;
  if (!aim || !m.show("aim_told") || loses(m)) return [];
  const reached = at(m, "aim_reached");
  const apart = reached === 0 || reached > aim.month;
  const short =
    reached > 0
      ? t`The plan has ${m.show("aim_told")} ${noun(m)} in ${m.show("aim_reached")}`
      : t`The plan does not reach ${m.show("aim_told")} ${noun(m)} in its three years`;
  const answer = para(short, t`A month with them leaves ${m.show("aim_leaves")} before ${own} pay`);
  return [{ said: aim.text, apart, answer, short }];
}

/** The money that the founder says is needed, beside what the plan takes. */
function needed(m: Material): Answered[] {
  const other = m.context.model.warnings.find(({ rule }) => rule === "other-need");
  const said = /^Stated: (.+)$/.exec(m.context.brief.stated.sought?.note ?? "")?.[1];
  const [first = ""] = Object.values(m.context.brief.answers).flatMap((answer) =>
    sentences(answer).filter((sentence) => said && sentence.includes(said)),
  );
  return other && said && !loses(m)
    ? [{ said: bare(first || said), answer: other.text, short: other.text, apart: true }]
    : [];
}

/** The founder's beliefs, each with what the figures say to it; [] where nothing is said or no figure means anything. */
export function answeredBeliefs(m: Material, own: Owner = "your"): Answered[] {
  if (m.vague) return [];
  const { beliefs = [] } = m.context.brief.stated;
  const answered = beliefs.map((belief) => ({
    said: bare(belief.said),
    answer: answerTo(m, belief, own),
    short: evenInShort(m, belief, own) || answerTo(m, belief, own),
    apart: isApart(m, belief),
  }));
  // What is needed is told to others with what is asked for.
  return [...answered, ...aimed(m, own), ...(own === "your" ? needed(m) : [])].filter(({ answer }) => answer);
}

const together = (m: Material) =>
  m.foreign
    ? []
    : m.context.brief.contradictions
        // What stands beside another sentence is not told alone as well.
        .filter(
          ({ a, b }, _, all) =>
            a.text !== b.text ||
            !all.some((pair) => pair.a.text !== pair.b.text && [pair.a.text, pair.b.text].includes(a.text)),
        )
        .slice(0, 2)
        .map(({ a, b }) =>
          a.text === b.text
            ? `${quote(bare(a.text))}: two things at once, and no figure can follow both`
            : `${quote(bare(a.text))} beside ${quote(bare(b.text))}: no figure can follow both, so decide which of the two holds`,
        );

/** "What you assumed, and what the figures say", a line each; "" where the answers assume nothing. */
export function beliefsInWords(m: Material): string {
  const lines = [
    ...answeredBeliefs(m).map(({ said, answer }) => `${quote(cap(said))}: ${uncap(answer, m.names)}`),
    ...together(m),
  ].filter((line, i, all) => all.indexOf(line) === i);
  return lines.length > 0
    ? `What you assumed, and what the figures say:\n${lines.map((line) => `- ${para(line)}`).join("\n")}`
    : "";
}

const apart = (m: Material, own: Owner) => answeredBeliefs(m, own).find((each) => each.apart && !loses(m));

/** The first belief that the figures do not bear out, for a summary; "" where they agree. */
export function beliefInShort(m: Material): string {
  const first = apart(m, "your");
  return first ? para(`You write ${quote(uncap(first.said, m.names))}`, first.short) : "";
}

/** The same as whoever listens would ask it, with what the founder can say. */
export function beliefAsked(m: Material): { question: string; answer: string } | null {
  const first = apart(m, "our");
  return first
    ? {
        question: `You say ${quote(uncap(first.said, m.names))}. Do your figures bear that out?`,
        answer: first.answer,
      }
    : null;
}
