import type { Competitor } from "../competitors";
import { cap, list, uncap, wordCount } from "../english";
import { para, quote, t, text } from "../frames";
import type { Material } from "../material";
import { third } from "../voice";

/** Habit, where there is one: what customers do without buying anything. */
function doNothing(m: Material): string {
  const [first = "", second] = m.habits;
  if (!first) return "";
  const often = [m.pains[1], m.need].find((pain) => pain && !/[:;]/.test(pain) && !first.includes(pain));
  return para(
    m.vary(
      "nothing",
      `For ${m.who} the first competitor is no company at all: ${first}${second ? `, or ${second}` : ""}`,
      `Before any rival, ${m.who} have ${first}${second ? `, and beside it ${second}` : ""}`,
      `${cap(first)}${second ? ` or ${second}` : ""}: that is what ${m.who} have to give up first`,
      `Most ${m.who} will compare ${m.name} with what they do already, ${first}${second ? ` or ${second}` : ""}`,
    ),
    m.vary(
      "nothing-cost",
      t`It sends no invoice, while ${m.name} asks for ${m.charged}, so it wins wherever the trouble is rare`,
      t`Beside ${m.charged} it costs nothing that anybody adds up, and ${m.who} have to approve nothing`,
      t`It takes no decision from ${m.who}; ${m.charged} does`,
    ),
    often
      ? m.vary(
          "nothing-often",
          `It becomes expensive at exactly one point: ${often}`,
          `What speaks against leaving things as they are: ${often}`,
          `The opening is here: ${often}`,
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
      `By your own account ${m.who} turn to ${first.who}, which ${quote(first.flaw)}${second ? `, and to ${second.who}, which ${quote(second.flaw)}` : ""}`,
      `You name what is used today: ${first.who} (${quote(first.flaw)})${second ? ` and ${second.who} (${quote(second.flaw)})` : ""}`,
    ),
    proof
      ? `${cap(m.name)} wins where exactly that hurts, because ${uncap(third(proof), m.names)}`
      : `${cap(m.name)} wins only with those ${m.who} whom exactly that has cost something this month`,
    `It loses to ${first.who} wherever being known and at hand matters more; those are not the first customers`,
  );
}

function named(m: Material): string {
  if (m.rivals.length === 0) return usedToday(m);
  return para(
    m.vary(
      "rival",
      `You name ${list(m.rivals)}`,
      `In your answers stand ${list(m.rivals)}`,
      `${list(m.rivals)} ${m.rivals.length > 1 ? "are" : "is"} what you compare yourself with`,
    ),
    m.proofs[0] ? `What should decide for ${m.name}: ${third(m.proofs[0])}` : "",
    `Put ${m.name} beside ${m.rivals[0]} on the same real case: time until done, cost to ${m.who}, and what happens when it goes wrong`,
    `Nothing about the price or the plans of ${m.rivals[0]} is claimed here; look at the offer yourself`,
  );
}

/** Each kind of supplier with the reason to stay there, as the customers would give it. */
function suppliers(m: Material): string {
  const [nearest, ...others] = m.competitors;
  if (!nearest) return "";
  const row = ({ kind, why, names }: Competitor) =>
    `${kind}, because ${why}${names.length > 0 ? ` (${list(names)})` : ""}`;
  const known = m.competitors.some(({ names }) => names.length > 0)
    ? m.vary(
        "public",
        " (names are public knowledge, check the current offer)",
        ", with names to look up and the current offer to check",
      )
    : "";
  const habit = m.alternatives[0]?.who ?? m.habits[0] ?? others[0]?.kind ?? "doing nothing";
  return para(
    m.vary(
      "suppliers",
      `Where ${m.who} could spend the money instead${known}: ${m.competitors.map(row).join("; ")}`,
      `${cap(m.who)} who do not buy here go elsewhere${known}: ${m.competitors.map(row).join("; ")}`,
      `What ${m.who} stay with, and why they would say so${known}: ${m.competitors.map(row).join("; ")}`,
    ),
    m.rivals.length === 0 &&
      !nearest.kind.includes(habit) &&
      m.vary(
        "no-rival",
        `You name no rival yourself: ask twelve ${m.who} what they tried besides ${habit}, and keep the three names heard most with price and date`,
        `The list is ours and not yours, so let the first ${m.who} you meet say which is harder to leave, ${nearest.kind} or ${habit}, and note price and date`,
        `Whether ${m.who} compare it with ${nearest.kind} or with ${habit} is the third question of every conversation; write down price and date`,
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
          `Next door to ${m.name} stand ${list(rows)}`,
          `Two neighbours could move in on ${m.name}: ${list(rows)}`,
          `If it works with ${m.who}, expect interest from ${list(rows)}`,
        ),
    m.proofs[0]
      ? m.vary(
          "match",
          `What ${nearest?.who ?? "they"} would have to match first: ${quote(m.proofs[0])}`,
          `None of them can say this without doing the work: ${quote(m.proofs[0])}`,
          `Your answer to ${nearest?.who ?? "them"} is ${quote(m.proofs[0])}`,
        )
      : m.vary(
          "unprotected",
          `Nothing stated so far would keep ${nearest?.who ?? "a larger firm"} from copying ${m.name}, so speed with the first ${m.who} counts`,
          `Against a copy by ${nearest?.who ?? "a larger firm"} there is only the head start with ${m.who} so far`,
        ),
  );
}

function platforms(m: Material): string {
  const { platforms: names } = m.context.brief.named;
  const [first] = names;
  if (!first) return "";
  return para(
    `${list(names)} can change terms, prices or access for ${m.name}, or add the feature`,
    m.vary(
      "platform",
      `Build for ${first} first, keep one path without any integration, and know how many customers would stay if ${first} closed the door`,
      `Keep a way of working that ${first} cannot switch off, even a clumsy one, and count who would use it`,
    ),
  );
}

function moat(m: Material): string {
  const only = m.proofs.find((proof) => /\b(only|first|every|each|no |never)\b/i.test(proof));
  return para(
    only && only !== m.proofs[0] ? t`The difference as you state it: ${quote(only)}` : "",
    m.vary(
      "moat",
      `What can become hard to copy about ${m.name} is ${m.kind.moat}`,
      `With time ${m.name} owns something a newcomer lacks: ${m.kind.moat}`,
      `The lasting advantage that ${m.name} has to build on purpose: ${m.kind.moat}`,
      `A copy of ${m.name} would still be missing ${m.kind.moat}`,
    ),
  );
}

export const competitiveLandscape = (m: Material) =>
  text(doNothing(m), named(m), suppliers(m), adjacent(m), platforms(m), moat(m));

export const competitionBrief = (m: Material) =>
  text(doNothing(m), m.rivals.length ? named(m) : suppliers(m) || usedToday(m) || adjacent(m));
