import { EATING_OUT } from "./data/eating-out";
import { HOME_SERVICES } from "./data/home-services";
import { LEARNING_APPS } from "./data/learning-apps";
import { PETS } from "./data/pets";
import { readLore } from "./lore";

/** What is known of each kind of venture, by its id. */
export const LORE = new Map([EATING_OUT, HOME_SERVICES, LEARNING_APPS, PETS].flatMap(readLore).map((lore) => [lore.id, lore]));
export const loreOf = ({ venture }: { venture: string | null }) => (venture ? (LORE.get(venture) ?? null) : null);
