import { bare, cap, wordCount } from "../english";
import { quote } from "../frames";
import { fromTheirs } from "../in-sentences";
import { wordsOf } from "../plan/words";
import { todayOnSlide } from "../price-today";
import { headline } from "./headline";
import { audienceOf } from "./room";
import { atLeast, brief, bullets, spoken, WORDS, type Write } from "./slide";
import { linesOf, repeats, toldLines } from "./slide-pieces";
import { inOneLine, reasonBehind } from "./title";
import { rival } from "./told";

/** What they do who buy nothing new: "What they turn to now: reading labels every week, or meal kits with a filter". */
const insteadOf = ({ instead }: Parameters<Write>[0]) => {
  const ways = instead
    .filter((way) => wordCount(way) <= 7)
    .filter((way, at, all) => !all.some((other, i) => i < at && way.startsWith(other)))
    .slice(0, 2);
  return ways.length > 0 ? `What they turn to now: ${ways.join(", or ")}` : "";
};

const WHO_DOES = /\b(she|he|they) \p{Ll}+/giu;
/** "..., which costs the lab COP 95,000 each time", "... and waits four days": what the title had no room for, as a line of its own. */
function restOf(c: Parameters<Write>[0], title: string): string {
  const whole = fromTheirs(c)[0] ?? "";
  const rest = whole.toLowerCase().startsWith(title.toLowerCase()) ? whole.slice(title.length) : "";
  const [, which = ""] = /^,? which (\p{Ll}+s .+)$/u.exec(rest) ?? [];
  const [, does = ""] = /^,? and (\p{Ll}+[^\Ws]s .+)$/u.exec(rest) ?? [];
  const who = [...title.matchAll(WHO_DOES)].at(-1)?.[1] ?? "";
  const said = which
    ? `That ${which}`
    : does && who
      ? `${cap(who)} ${does}`
      : cap(rest.replace(/^,? ?(?:and|so|but|because) /, ""));
  const fits = said.split(/\s+/).length <= WORDS && wordCount(said) >= 3;
  return fits && !/^(?:they|it|them|which) |^,/i.test(said) ? said : "";
}

export const problem: Write = (c) => {
  const { answers } = c.context.brief;
  const told = headline(c);
  const title =
    inOneLine(told) ||
    (c.foreign
      ? `What people there live with, in their own words`
      : c.vague
        ? `${cap(c.name)} starts from a problem that still needs a number`
        : `${cap(c.they)} have no good answer to this yet`);
  const whom = c.segment.startsWith(brief(c.segment)) ? brief(c.segment) : "";
  const rest = c.foreign || c.vague ? [] : linesOf(answers.problem, title);
  return {
    title,
    content: atLeast(
      3,
      bullets(
        ...(c.foreign ? toldLines(answers.problem) : []),
        c.vague && quote(bare(answers.problem)),
        ...[c.foreign || c.vague ? "" : restOf(c, title), reasonBehind(told, title), ...rest]
          .filter(Boolean)
          .filter((line, at, all) => !all.slice(0, at).some((other) => repeats(line, other)))
          .slice(0, 2),
        whom && `Who has it: ${whom}`,
      ).slice(0, 3),
      [
        whom ? "" : `Who has it: ${c.people}${c.at}`,
        c.todayKnown && !c.foreign && !c.vague ? insteadOf(c) : "",
        rival(c) && !c.todayKnown ? `What exists today: ${rival(c)?.who}` : "",
        c.price && !c.loses && !c.running
          ? `What it is worth to them: asked of five ${c.group.crowd} in week 2`
          : "",
        c.running ? "" : `Still open: how often it happens, to be counted in twelve conversations`,
        todayOnSlide(c, WORDS) ||
          (c.context.brief.paidToday.length > 0 ? "" : "Still open: what it costs them today"),
        "Still open: who feels it most",
        "Still open: how many others have it",
      ],
    ).slice(0, 3),
    keyPoints: spoken(
      audienceOf(c).tell(wordsOf(c)),
      c.statistic
        ? `Say this figure slowly and give it time: ${quote(c.statistic)}`
        : `If somebody asks how often it happens, give the count from your own talks with ${c.group.crowd}`,
    ),
  };
};
