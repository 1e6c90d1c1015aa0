import { list } from "../english";
import type { Material } from "../material";

/** What a channel costs money for; one that takes only time has no entry. */
const BUYS: Record<string, string> = {
  outreach: "trips to those who want to see it",
  spot: "the entry or a table there",
  meets: "the entry or a table there",
  senders: "a small thank-you for each customer who is sent",
  advisers: "something that those who advise can try",
  experts: "something that they can try",
  partner: "a share for each customer who is introduced",
  referral: "a thank-you for each customer who is sent",
  association: "a page in their letter or a table at their meeting",
  doorstep: "printed cards and a stand",
  map: "advertisements beside the search on the map",
  creators: "the fees of creators",
  platform: "a listing there",
  supply: "visits to those who are to offer something",
};

/** "the way to those who want to be shown it and a listing there": what the marketing money is for; "" where the channels take only time. */
export const spentOn = ({ channels }: Pick<Material, "channels">): string =>
  list([...new Set(channels.slice(0, 2).flatMap(({ id }) => BUYS[id] ?? []))]);
