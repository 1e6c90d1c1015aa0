import { article, bare, uncap } from "./english";
import { third } from "./voice";

/** Spoken of without an article. */
const MASS =
  /(?:ing|ware|bread|sauce|pesto|tea|coffee|chocolate|cheese|soap|clothing|cosmetics|honey|jam|granola|care|insurance|shoes|savings|credit|beer|wine|cider|gin|juice|milk|yogh?urt|ice cream|feed|food|fruit|meat|fish|compost|fertili[sz]er|paint|paper|steel|wood|fabric|leather|wool|yarn|oil|salt|flour|rice|pasta|concrete|insulation|furniture|equipment|machinery|fuel|energy|electricity|data|advice|support|help|therapy|physiotherapy|access|storage|transport|protection|art|music|news|yoga|broth|stock|kombucha)$/i;

/** "..., and we bring it home" is a second sentence; "feed we buy back" is not. */
const ANOTHER_SUBJECT = /\b(?:i|you)\b|(?:^|[,;:]|\b(?:and|plus|then|so|but|while))\s*we\b/i;

const link = (noun: string, opening: string) =>
  /[^s]s$/.test(noun) ? "offers" : MASS.test(noun) ? "is" : `is ${article(opening)}`;

/** "is a studio with ...", "is herb pesto in ...", "offers bouquets from ...": where the thing itself opens the sentence. */
export function namedFirst(solution: string, noun: string | null, names: ReadonlySet<string>): string | null {
  if (!noun || ANOTHER_SUBJECT.test(solution)) return null;
  const at = solution.toLowerCase().indexOf(`${noun.toLowerCase()} `);
  if (at < 0 || !/^(?:[\p{L}-]+ ){0,2}$/u.test(solution.slice(0, at))) return null;
  const said = uncap(bare(solution), names);
  return `${link(noun, said)} ${third(said)}`;
}
