import { servedThere } from "@/lib/brief/places/served-there";
import type { Brief, Geography } from "@/lib/brief/types";

/** Where the customers live, when what they pay for is done in another country without them; null elsewhere. */
export const livingAbroad = ({ answers, buyersIn, inEnglish }: Brief): Geography | null =>
  buyersIn && servedThere(inEnglish?.answers ?? answers) ? buyersIn : null;

/** Where customers are met and counted: at the place of business, unless they live in another country. */
export const metIn = (brief: Brief): Geography | null => livingAbroad(brief) ?? brief.geography;
