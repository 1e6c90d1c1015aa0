import type { Brief } from "@/lib/brief/types";
import { ventureBy } from "@/lib/brief/ventures/catalogue";

/** Of what, or who they are, went with the rest of the answer. */
const BARE = /^(?:owners|users|buyers|clients|earners|timers|goers|makers|keepers|olds|others)$/i;

/** "Owners of holiday lets" where no more than "owners" is left of the answer: such ventures' customers. */
export const withoutBareName = (name: string, { venture }: Pick<Brief, "venture">): string =>
  BARE.test(name) ? (ventureBy(venture)?.customer?.[1] ?? name) : name;
