import { cap, list } from "../english";
import { t } from "../frames";

import { atLeast, brief, bullet, bullets, spoken, type Write } from "./slide";

export const traction: Write = (m) => {
  const stated = m.traction.length > 0;
  return {
    title: brief(m.traction[0])
      ? bullet(brief(m.traction[0]))
      : `${cap(m.name)} will know by day 60 whether ${m.who} pay`,
    content: atLeast(
      3,
      bullets(
        ...m.traction.slice(1, 3).map(brief),
        !stated && "No customers yet; this is the pilot plan",
        t`Day 20: ${m.say("pilot_target")} say yes at a stated price`,
        t`Day 40: ${m.say("gate40_pilots")} pilots running and measured`,
        t`Day 60: ${m.say("gate60_customers")} ${m.customerNoun} paying or signed`,
      ),
      [`Measured in each pilot: ${m.kind.measure}`],
    ),
    keyPoints: spoken(
      stated
        ? `Say exactly what was counted for ${m.name}, by whom and when`
        : `Say plainly that ${m.name} has no customers yet, and what would make you stop`,
      `Offer to send the raw notes of the pilots of ${m.name}`,
    ),
  };
};

export const competition: Write = (m) => ({
  title: bullet(`The alternative to ${m.name} today is ${m.kind.today[0]}`),
  content: atLeast(
    3,
    bullets(
      m.rivals.length > 0 && `Named: ${list(m.rivals.slice(0, 3))}`,
      ...m.proofs.slice(0, 2).map((proof) => brief(proof)),
      ...m.kind.adjacent.map(({ who, strength }) => `${who}: ${strength}`),
      m.context.brief.named.platforms[0] &&
        `We depend on ${m.context.brief.named.platforms[0]} and keep a path without it`,
    ),
    [`Later: ${m.kind.moat}`, `Compared on one real case from ${m.who}`],
  ),
  keyPoints: spoken(
    `Concede where the alternative is better than ${m.name}`,
    `What becomes hard to copy about ${m.name}: ${m.kind.moat}`,
  ),
});
