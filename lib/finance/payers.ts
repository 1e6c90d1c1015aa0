import { around } from "./assumed";
import { activeLines } from "./line-flow";
import { sharedOut } from "./tiers";
import type { Assumed, RevenueLine } from "./types";

/** An expected share of free users who pay is a guess until it is counted. */
const ROOM = 0.4;

const WHOLE = 0.9;

/** The step of the market that leaves those who pay. */
export const PAYING = "Paying, rather than using what is free";

const isPaidFor = ({ kind }: RevenueLine) => kind !== "grant" && kind !== "audience";

/**
 * Who pays is who is counted: where everything that is sold is bought by the same share of free users, the plan counts
 * those who pay, and the free users are the flow they come from.
 */
export function countPayers(lines: RevenueLine[]): { lines: RevenueLine[]; paying?: Assumed } {
  const sold = activeLines(lines).filter(isPaidFor);
  const [first] = sold;
  const share = first?.attach;
  // Each buys one of the things on the list: such shares make a whole.
  if (share && sold.length > 1 && share.value * sold.length > WHOLE) return { lines };
  if (!share || activeLines(lines).length > sold.length || first.buyer) return { lines };
  if (sold.some(({ attach }) => attach?.value !== share.value || attach.note !== share.note))
    return { lines };
  return {
    // Each of those who pay has one of the plans.
    lines: sharedOut(
      lines.map(({ attach, ...line }) =>
        attach?.note === share.note ? line : { ...line, ...(attach ? { attach } : {}) },
      ),
    ),
    paying: share.low < share.high ? share : around(share.value, ROOM, share.note, share.provenance),
  };
}
