import type { Competitor } from "../competitors";
import { because } from "../concept";
import { cap, list, wordCount } from "../english";
import { para, quote, t, text } from "../frames";
import type { Material } from "../material";
import { third } from "../voice";

/** Habit, where there is one: what customers do without buying anything. */
function doNothing(m: Material): string {
  const [first = "", second] = m.habits;
  if (!first || m.vague || !m.todayKnown) return "";
  const often = [m.pains[1], m.need].find(
    (pain) => pain && !/[:;]/.test(pain) && !first.includes(pain) && wordCount(pain) <= 24,
  );
  const habit = `${first}${second ? `, or ${second}` : ""}`;
  return para(
    m.vary(
      "nothing",
      `The main competitor of ${m.name} is no company but a habit: ${habit}`,
      `Most of the people ${m.name} is for get by without any supplier today: ${habit}`,
      `What ${m.name} has to replace first is what ${m.who} do now: ${habit}`,
    ),
    m.vary(
      "nothing-cost",
      t`It sends no invoice, while ${m.name} asks for ${m.charged}, so it wins wherever the problem is rare`,
      t`Nobody has to approve it, whereas ${m.charged} is a decision`,
      t`It seems free next to ${m.charged}, because nobody adds up what it costs`,
    ),
    often
      ? m.vary(
          "nothing-often",
          `Its weak spot: ${often}`,
          `That is where you can beat it: ${often}`,
          `What speaks against it: ${often}`,
        )
      : "",
  );
}

/** What the founder says is used today, with what is wrong with it: where the venture wins, and where it does not. */
function usedToday(m: Material): string {
  const [first, second] = m.alternatives;
  if (!first) return "";
  const proof = m.proofs[0] && wordCount(m.proofs[0]) <= 30 ? m.proofs[0] : null;
  return para(
    m.vary(
      "used",
      `By your own account they use ${first.who}, which ${quote(first.flaw)}${second ? `, and ${second.who}, which ${quote(second.flaw)}` : ""}`,
      `You name what is used today: ${first.who} (${quote(first.flaw)})${second ? ` and ${second.who} (${quote(second.flaw)})` : ""}`,
    ),
    proof
      ? `${cap(m.name)} wins where that hurts most, ${because(proof, m.names)}`
      : `${cap(m.name)} wins with those it has cost something this month, and only with them`,
    `Whoever has no complaint about ${first.who} will not switch; start with those who have`,
  );
}

function named(m: Material): string {
  if (m.rivals.length === 0) return usedToday(m);
  return para(
    m.vary("rival", `You name ${list(m.rivals)} yourself`, `You compare ${m.name} with ${list(m.rivals)}`),
    m.proofs[0] ? `Your argument against ${m.rivals.length > 1 ? "them" : "it"}: ${third(m.proofs[0])}` : "",
    `Run ${m.name} and ${m.rivals[0]} side by side on the same real case and note the time, the cost and what happens when something goes wrong`,
    `We say nothing about the price or the plans of ${m.rivals[0]}; check the current offer yourself`,
  );
}

/** Each kind of supplier with the reason to stay there, as the customers would give it. */
function suppliers(m: Material): string {
  const [nearest, ...others] = m.competitors;
  if (!nearest) return "";
  const row = ({ kind, why, names }: Competitor) =>
    `${kind}${names.length > 0 ? `, such as ${list(names.slice(0, 3), "or")}` : ""} (${why})`;
  const looked = m.competitors.some(({ names }) => names.length > 0)
    ? m.vary(
        "public",
        " (well-known names, check what each offers today)",
        " (public knowledge, to be checked)",
      )
    : "";
  const habit = m.alternatives[0]?.who ?? m.habits[0] ?? others[0]?.kind ?? "doing nothing";
  return para(
    m.vary(
      "suppliers",
      `Suppliers they could turn to instead of ${m.name}${looked}: ${m.competitors.map(row).join("; ")}`,
      `Their money could also go elsewhere${looked}: ${m.competitors.map(row).join("; ")}`,
      `Companies that already serve them${looked}: ${m.competitors.map(row).join("; ")}`,
    ),
    m.rivals.length === 0 &&
      !nearest.kind.includes(habit) &&
      m.vary(
        "no-rival",
        `You name no rival of your own; ask twelve ${m.who} what else they have tried, and look up the three answers you hear most`,
        `None of these comes from your answers, so ask in every conversation what they would use if ${m.name} did not exist`,
        `Find out which is harder to give up, ${nearest.kind} or ${habit}: that is the real competitor of ${m.name}`,
      ),
  );
}

/** What keeps those next door from doing the same. */
function adjacent(m: Material): string {
  const rows = m.kind.adjacent.map(({ who, strength }) => `${who} (${strength})`);
  const [nearest] = m.kind.adjacent;
  return para(
    m.competitors.length > 0
      ? ""
      : m.vary(
          "next-door",
          `If ${m.name} works, expect ${list(rows)} to follow`,
          `Two groups could copy ${m.name} with little effort: ${list(rows)}`,
        ),
    m.proofs[0]
      ? m.vary(
          "match",
          `To keep up, ${nearest?.who ?? "they"} would have to be able to say ${quote(m.proofs[0])}`,
          `What none of them can say without doing the work: ${quote(m.proofs[0])}`,
          `Your answer to ${nearest?.who ?? "them"} is ${quote(m.proofs[0])}`,
        )
      : m.vary(
          "unprotected",
          `Nothing in your answers would stop ${nearest?.who ?? "a larger firm"} from copying ${m.name}, so being early and close to customers has to count`,
          `Against a copy by ${nearest?.who ?? "a larger firm"}, ${m.name} has only its head start so far`,
        ),
  );
}

function platforms(m: Material): string {
  const { platforms: names } = m.context.brief.named;
  const [first] = names;
  if (!first) return "";
  return para(
    `${list(names)} can change terms, prices or access for ${m.name}, or add the feature themselves`,
    m.vary(
      "platform",
      `Build for ${first} first, keep one path that needs no integration, and ask customers whether they would stay without ${first}`,
      `Keep one way of working that ${first} cannot switch off, even a clumsy one, and count who would use it`,
    ),
  );
}

function moat(m: Material): string {
  const only = m.proofs.find((proof) => /\b(only|first|every|each|no |never)\b/i.test(proof));
  return para(
    only && only !== m.proofs[0] ? t`The difference, in your words: ${quote(only)}` : "",
    m.vary(
      "moat",
      `What can become hard to copy over time is ${m.kind.moat}, so ${m.name} should start collecting it with the first customer`,
      `Over time ${m.name} can own something a newcomer lacks: ${m.kind.moat}`,
      `The lasting advantage of ${m.name} would be ${m.kind.moat}`,
    ),
  );
}

/** Nobody can say who competes with something that is not described yet. */
const tooEarly = (m: Material) =>
  para(
    `Competitors can only be named once ${m.name} does one thing for one group; until then anything people do today competes with it`,
    `Ask ten people in the group you choose what they use now and what they dislike about it`,
  );

export const competitiveLandscape = (m: Material) =>
  m.vague ? tooEarly(m) : text(doNothing(m), named(m), suppliers(m), adjacent(m), platforms(m), moat(m));

export const competitionBrief = (m: Material) =>
  m.vague
    ? tooEarly(m)
    : text(doNothing(m), m.rivals.length ? named(m) : suppliers(m) || usedToday(m) || adjacent(m));
