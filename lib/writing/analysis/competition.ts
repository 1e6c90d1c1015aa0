import { cap, list, wordCount } from "../english";
import { para, quote, t, text } from "../frames";
import type { Material } from "../material";
import { third } from "../voice";

function doNothing(m: Material): string {
  const [first = "", second] = m.kind.today.slice(m.alternatives.length);
  const often = [m.pains[1], m.need].find((pain) => pain && !/[:;]/.test(pain));
  return para(
    m.vary(
      "nothing",
      `The strongest competitor of ${m.name} is no company at all: ${first}${second ? `, or ${second}` : ""}`,
      `Before any rival, ${m.name} competes with ${first}${second ? ` and with ${second}` : ""}`,
      `${cap(first)}${second ? ` or ${second}` : ""}: that is what ${m.name} has to replace first`,
      `Most ${m.who} will compare ${m.name} with what they do already, ${first}${second ? ` or ${second}` : ""}`,
    ),
    m.vary(
      "nothing-cost",
      `Staying with it instead of ${m.name} takes ${m.who} no decision and no invoice, so it wins wherever the trouble is rare`,
      `Against ${m.name} it is free, familiar to ${m.who} and nobody has to approve it`,
      `For ${m.who} it has one great advantage over ${m.name}: nothing has to be decided`,
      `It asks nothing of ${m.who} today, which is why habit beats most new offers`,
    ),
    often
      ? m.vary(
          "nothing-often",
          `${cap(m.name)} wins where this happens often enough to be remembered: ${often}`,
          `The opening for ${m.name} is frequency: ${often}`,
          `What speaks against leaving things as they are: ${often}`,
          `Habit becomes expensive at exactly one point: ${often}`,
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
      ? `${cap(m.name)} wins where exactly that hurts, because ${third(proof)}`
      : `${cap(m.name)} wins only with those ${m.who} whom exactly that has cost something this month`,
    `It loses to ${first.who} wherever being known and at hand matters more; those are not the first customers`,
  );
}

function named(m: Material): string {
  if (m.rivals.length === 0 && m.alternatives.length > 0) return usedToday(m);
  if (m.rivals.length === 0)
    return para(
      m.vary(
        "no-rival",
        `You name no direct competitor, and an empty list reads as not having looked; ask twelve ${m.who} what they tried before ${m.name} and write down three names with price and date`,
        `The answers name nobody who competes with ${m.name} head on; the first ${m.who} you meet will, so collect the three names heard most, each with its price and the day you checked`,
        `Who else sells this to ${m.who} is not in your answers; fill the gap from your conversations, with price and date for each name, before ${m.name} is shown to an investor`,
      ),
    );
  return para(
    m.vary(
      "rival",
      `You name ${list(m.rivals)}`,
      `In your answers stand ${list(m.rivals)}`,
      `${list(m.rivals)} ${m.rivals.length > 1 ? "are" : "is"} what you compare yourself with`,
    ),
    m.proofs[0] ? `What should decide for ${m.name}: ${third(m.proofs[0])}` : "",
    `Put ${m.name} beside ${m.rivals[0]} on the same real case: time until done, cost to the customer, and what happens when it goes wrong`,
    `Nothing about the price or the plans of ${m.rivals[0]} is claimed here; look at the offer yourself`,
  );
}

/** Public knowledge about the sector, labelled as such. */
function wellKnown(m: Material): string {
  if (!m.known || m.known.names.length < 3) return "";
  const names = list(m.random("known").shuffle(m.known.names).slice(0, 5));
  const kinds = list(m.known.kinds);
  return para(
    m.vary(
      "known",
      `Well-known in this space, check the current offer: ${names}`,
      `Names that ${m.who} or their suppliers are likely to know (well-known in this space, check the current offer): ${names}`,
      `An investor will ask ${m.name} about ${names}; they are well-known in this space, check the current offer of each`,
    ),
    m.vary(
      "kinds",
      `They stand for the kinds of supplier around ${m.name}: ${kinds}`,
      `By kind, ${m.name} meets ${kinds}`,
      `Expect three kinds of supplier beside ${m.name}: ${kinds}`,
    ),
  );
}

function adjacent(m: Material): string {
  const rows = m.kind.adjacent.map(({ who, strength }) => `${who} (${strength})`);
  return para(
    m.vary(
      "next-door",
      `Next door to ${m.name} stand ${list(rows)}`,
      `Two neighbours could move in on ${m.name}: ${list(rows)}`,
      `If ${m.name} works, expect interest from ${list(rows)}`,
    ),
    m.proofs[0]
      ? m.vary(
          "match",
          `What they would have to match first: ${quote(m.proofs[0])}`,
          `Neither can claim this today without doing the work: ${quote(m.proofs[0])}`,
          `Your answer to them is ${quote(m.proofs[0])}`,
        )
      : m.vary(
          "unprotected",
          `Nothing stated so far would keep them from copying ${m.name}, so speed with the first ${m.who} counts`,
          `Against a copy ${m.name} has only its head start with ${m.who} so far`,
        ),
  );
}

function platforms(m: Material): string {
  const { platforms: names } = m.context.brief.named;
  const [first] = names;
  if (!first) return "";
  return para(
    `${cap(m.name)} depends on ${list(names)}, which can change terms, prices or access, or add the feature`,
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
  text(
    m.rivals.length === 0 && m.alternatives.length > 0 ? "" : doNothing(m),
    named(m),
    wellKnown(m),
    adjacent(m),
    platforms(m),
    moat(m),
  );

export const competitionBrief = (m: Material) =>
  text(doNothing(m), m.rivals.length ? named(m) : wellKnown(m) || adjacent(m));
