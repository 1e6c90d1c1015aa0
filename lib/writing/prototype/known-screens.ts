import { ventureBy } from "@/lib/brief/ventures/catalogue";
import type { Material } from "../material";
import { screensOf, type VentureScreens } from "../ventures/screens-of";
import { shownOf } from "./doing/shown";

/** So many deeds of the founder's are a product of their own. */
const ENOUGH_TOLD = 3;
const ON_SCREENS: readonly Material["archetype"][] = ["saas", "usage", "marketplace", "fintech"];

/** What a program does, told deed by deed, is drawn as it is told and not as others of its kind are. */
export const isOwnProgram = (m: Material): boolean =>
  !m.foreign && !m.vague && ON_SCREENS.includes(m.archetype) && shownOf(m).length >= ENOUGH_TOLD;

/** Software for piano tuners shows nothing of what a piano tuner's own page does. */
const isOfItsForm = ({ archetype, context }: Material) =>
  ventureBy(context.brief.venture)?.kinds.includes(archetype) ?? true;

/** The screens of a known kind of venture; null where there is none or it is of another form. */
export const knownScreens = (m: Material): VentureScreens | null =>
  isOfItsForm(m) ? screensOf(m.context.brief) : null;
