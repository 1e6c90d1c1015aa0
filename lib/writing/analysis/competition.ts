import { cap, list } from "../english";
import { para, quote, t, text } from "../frames";
import type { Material } from "../material";

function doNothing(m: Material): string {
  const [first, second] = m.kind.today;
  return para(
    `Doing nothing is the strongest competitor of ${m.name}: ${first}${second ? `, or ${second}` : ""}`,
    `It costs ${m.who} no decision and no invoice; it wins whenever the problem is rare`,
    m.pains[1] || m.pains[0]
      ? `${cap(m.name)} wins where this happens often enough to be remembered: ${m.pains[1] ?? m.pains[0]}`
      : "",
  );
}

function named(m: Material): string {
  if (m.rivals.length === 0)
    return para(
      `No direct competitor of ${m.name} is named in the answers. Ask the first twelve ${m.who} what they tried before, and put the three names you hear most into this section, with price and date; an empty list reads as not having looked`,
    );
  return para(
    `Named in your answers: ${list(m.rivals)}`,
    `Compare ${m.name} with ${m.rivals[0]} on the same real case: time until done, cost to the customer, and what happens when it goes wrong`,
    `Their current offer has to be checked by you; nothing about their price or plans is claimed here`,
  );
}

function adjacent(m: Material): string {
  const rows = m.kind.adjacent.map(({ who, strength }) => `${who} (${strength})`);
  return para(
    `Next door to ${m.name} stand ${list(rows)}`,
    m.proofs[0]
      ? `What they would have to match first: ${quote(m.proofs[0])}`
      : `Nothing stated so far would keep them from copying ${m.name}, so speed with the first ${m.who} counts`,
  );
}

function platforms(m: Material): string {
  const { platforms: names } = m.context.brief.named;
  if (names.length === 0) return "";
  return para(
    `${cap(m.name)} depends on ${list(names)}, which can change terms, prices or access, or add the feature`,
    `Build for ${names[0]} first, keep one path without any integration, and know how many customers would stay if ${names[0]} closed the door`,
  );
}

function moat(m: Material): string {
  const only = m.proofs.find((proof) => /\b(only|first|every|each|no |never)\b/i.test(proof));
  return para(
    only && only !== m.proofs[0] ? t`The difference as you state it: ${quote(only)}` : "",
    `What can become hard to copy about ${m.name} is ${m.kind.moat}`,
  );
}

export const competitiveLandscape = (m: Material) =>
  text(doNothing(m), named(m), adjacent(m), platforms(m), moat(m));

export const competitionBrief = (m: Material) => text(doNothing(m), m.rivals.length ? named(m) : adjacent(m));
