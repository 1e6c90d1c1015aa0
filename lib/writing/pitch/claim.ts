import { type Case, within } from "../case";
import { sentences } from "../cut";
import { bare, cap, uncap, wordCount } from "../english";
import { baseVerb } from "../voice";
import { WORDS } from "./slide";

/** A title may be a little longer than a point. */
const TITLE = 18;

/** "Millday: berbere, mitmita and shiro": an offer that opens with the things themselves. */
function named(c: Case): string {
  const [things = ""] = bare(c.context.brief.answers.solution).split(
    / (?:that|which|who|for|made|ground|baked|cooked|brewed|grown|sewn|printed|built|sold|sent|posted|delivered|from|with|in|on|at|by) /,
  );
  return !c.foreign && wordCount(things) <= TITLE - 1 && wordCount(things) >= 1
    ? `${cap(c.name)}: ${uncap(things, c.names)}`
    : "";
}

/** What it does, cut before the second verb: "Truecrust bakes sourdough bread". */
export function claim(c: Case): string {
  const does =
    c.features[0] && /^[a-z]+s /.test(c.features[0]) && baseVerb(c.features[0].split(" ")[0] ?? "")
      ? `${cap(c.name)} ${c.features[0]}`
      : "";
  const whole = c.what ? `${cap(c.name)} ${c.what}` : "";
  const doing = whole.replace(/ is an? (?:[\p{L}-]+ ){1,4}(?:that|which) (?=[a-z]+s )/u, " ");
  const first = whole.split(/, (?=[a-z]+(?:s|ed|id) )| and (?=[a-z]+s [a-z]+ )|: |, so |, with /)[0] ?? "";
  const parts = /^([\p{L}-]+s)\b.*? that (.+)$/u.exec(bare(c.context.brief.answers.solution));
  const subject = parts && !c.foreign ? within(WORDS, `${parts[1]} ${parts[2]}`) : "";
  const own = within(WORDS, uncap(bare(sentences(c.context.brief.answers.solution)[0] ?? ""), c.names));
  return (
    [
      whole,
      doing,
      within(WORDS, does),
      subject && cap(subject),
      first,
      whole.split(/ with |, | when /)[0] ?? "",
    ].find((text) => text && wordCount(text) <= TITLE) ||
    (own && !c.foreign
      ? `${cap(c.name)}: ${own}`
      : named(c) || `${cap(c.name)} is ${c.usual.label} for ${c.people}`)
  );
}
