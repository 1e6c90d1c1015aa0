import type { Material } from "../material";
import { screensOf, type VentureScreens } from "../ventures/screens-of";
import { shownOf } from "./doing/shown";

/** So many deeds of the founder's are a product of their own. */
const ENOUGH_TOLD = 3;
const ON_SCREENS: readonly Material["archetype"][] = ["saas", "usage", "marketplace", "fintech"];

/** What a program does, told deed by deed, is drawn as it is told and not as others of its kind are. */
export const isOwnProgram = (m: Material): boolean =>
  !m.foreign && !m.vague && ON_SCREENS.includes(m.archetype) && shownOf(m).length >= ENOUGH_TOLD;

/** The screens of a known kind of venture; null where there is none or the founder's own deeds are enough. */
export const knownScreens = (m: Material): VentureScreens | null =>
  isOwnProgram(m) ? null : screensOf(m.context.brief);
