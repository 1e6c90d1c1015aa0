import { EATING_OUT } from "./data/eating-out";
import { HOME_SERVICES } from "./data/home-services";
import { LEARNING_APPS } from "./data/learning-apps";
import { PETS } from "./data/pets";
import { readVentures } from "./venture";

/** Every kind of venture that is known here. */
export const VENTURES = [EATING_OUT, HOME_SERVICES, LEARNING_APPS, PETS].flatMap(readVentures);

const BY_ID = new Map(VENTURES.map((venture) => [venture.id, venture]));
export const ventureBy = (id: string | null) => (id ? (BY_ID.get(id) ?? null) : null);
