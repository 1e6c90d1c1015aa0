import { failedElsewhere } from "../text/failed-elsewhere";
import { isSetback } from "../text/happened";
import { isOfFamily, isTrackRecord } from "../text/told-as";
import { OF_ONE, OF_OTHERS, USUAL } from "./how-it-pays";
import { RECKONED } from "./patterns";

/** What is usual, told of others, of a family or of an earlier life has not happened with the offer. */
export const isOther = (part: string) =>
  OF_ONE.test(part) ||
  OF_OTHERS.test(part) ||
  USUAL.test(part) ||
  isTrackRecord(part) ||
  isOfFamily(part) ||
  failedElsewhere(part) ||
  isSetback(part) ||
  RECKONED.test(part);
