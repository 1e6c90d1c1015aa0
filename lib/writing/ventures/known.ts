import { madeByOthers, OF_MAKING } from "@/lib/brief/offer/made-by-others";
import type { Brief } from "@/lib/brief/types";
import { fitOf } from "./conflict";
import { AI_MAKERS } from "./data/ai-makers";
import { BEAUTY_GOODS } from "./data/beauty-goods";
import { BODY } from "./data/body";
import { CARE_AND_SCHOOLS } from "./data/care-and-schools";
import { CARE_SOFTWARE } from "./data/care-software";
import { CARS_AND_BUILDING } from "./data/cars-and-building";
import { CAUSES } from "./data/causes";
import { CHILDREN_AND_SCHOOL } from "./data/children-and-school";
import { COURSES_AND_CAUSES } from "./data/courses-and-causes";
import { DAILY_APPS } from "./data/daily-apps";
import { DEVICES } from "./data/devices";
import { EATING_OUT } from "./data/eating-out";
import { EVENTS_TRAVEL } from "./data/events-travel";
import { EVERYDAY_BRANDS } from "./data/everyday-brands";
import { EVERYDAY_VISITS } from "./data/everyday-visits";
import { FAITH_AND_FAREWELL } from "./data/faith-and-farewell";
import { FAMILY } from "./data/family";
import { FASHION } from "./data/fashion";
import { FINDING_AND_SAVING_APPS } from "./data/finding-and-saving-apps";
import { FIRM_PARTNERS } from "./data/firm-partners";
import { FIRM_SERVICES } from "./data/firm-services";
import { FIRM_SUPPLIES } from "./data/firm-supplies";
import { FIRMS_AND_LETS } from "./data/firms-and-lets";
import { FOOD_BOXES } from "./data/food-boxes";
import { FOOD_MAKERS } from "./data/food-makers";
import { GEAR_AND_GADGETS } from "./data/gear-and-gadgets";
import { GOODS_HIRE_AND_PLANNING } from "./data/goods-hire-and-planning";
import { GOODS_IN_TRANSIT } from "./data/goods-in-transit";
import { GUEST_SOFTWARE } from "./data/guest-software";
import { GUESTS_AND_OUTINGS } from "./data/guests-and-outings";
import { HEALTH_AND_FARMS } from "./data/health-and-farms";
import { HEALTH_APPS } from "./data/health-apps";
import { HELP_ON_THE_PHONE } from "./data/help-on-the-phone";
import { HELPFUL_APPS } from "./data/helpful-apps";
import { HIGH_STREET } from "./data/high-street";
import { HOBBY_GOODS } from "./data/hobby-goods";
import { HOME_GOODS } from "./data/home-goods";
import { HOME_SERVICES } from "./data/home-services";
import { INSPECTION_SOFTWARE } from "./data/inspection-software";
import { KITCHEN_AND_CART } from "./data/kitchen-and-cart";
import { LAND_AND_ENERGY } from "./data/land-and-energy";
import { LEARNING_AND_ADVICE } from "./data/learning-and-advice";
import { LEARNING_APPS } from "./data/learning-apps";
import { LIFE_APPS } from "./data/life-apps";
import { LOOKS_AND_EVENTS } from "./data/looks-and-events";
import { MACHINE_HELPERS } from "./data/machine-helpers";
import { MADE_AND_MOVED } from "./data/made-and-moved";
import { MEDIA } from "./data/media";
import { MEETING_PEOPLE_APPS } from "./data/meeting-people-apps";
import { MEMORY_AND_OLD_AGE } from "./data/memory-and-old-age";
import { MONEY_APPS } from "./data/money-apps";
import { MOVING_AROUND } from "./data/moving-around";
import { MUSIC_AND_STAGE } from "./data/music-and-stage";
import { OFFICE_CUSTOMERS } from "./data/office-customers";
import { OFFICE_MONEY } from "./data/office-money";
import { OFFICE_PEOPLE } from "./data/office-people";
import { OUTINGS_AND_HELP } from "./data/outings-and-help";
import { OWN_LIFE_APPS } from "./data/own-life-apps";
import { PEOPLE_AND_PLACES } from "./data/people-and-places";
import { PETS } from "./data/pets";
import { POCKET_APPS } from "./data/pocket-apps";
import { PUBLIC_SECTOR } from "./data/public-sector";
import { SHOP_AND_TEAM_SOFTWARE } from "./data/shop-and-team-software";
import { SHOPS_AND_YARDS } from "./data/shops-and-yards";
import { SITE_SOFTWARE } from "./data/site-software";
import { SMALL_FIRM_TOOLS } from "./data/small-firm-tools";
import { STUDIOS_AND_PLAY } from "./data/studios-and-play";
import { TABLE_YARD_AND_VILLAGE } from "./data/table-yard-and-village";
import { TRADE_AND_INDUSTRY } from "./data/trade-and-industry";
import { TRADE_SOFTWARE } from "./data/trade-software";
import { USED_GOODS_AND_MEDIA } from "./data/used-goods-and-media";
import { WORN_AND_CARRIED } from "./data/worn-and-carried";
import { type Lore, readLore, type VentureTask } from "./lore";

/** What is known of each kind of venture, by its id. */
export const LORE = new Map(
  [
    AI_MAKERS,
    BEAUTY_GOODS,
    BODY,
    CARE_AND_SCHOOLS,
    CARE_SOFTWARE,
    CARS_AND_BUILDING,
    CAUSES,
    CHILDREN_AND_SCHOOL,
    COURSES_AND_CAUSES,
    DAILY_APPS,
    DEVICES,
    EATING_OUT,
    EVENTS_TRAVEL,
    EVERYDAY_BRANDS,
    EVERYDAY_VISITS,
    FAITH_AND_FAREWELL,
    FAMILY,
    FASHION,
    FINDING_AND_SAVING_APPS,
    FIRMS_AND_LETS,
    FIRM_PARTNERS,
    FIRM_SERVICES,
    FIRM_SUPPLIES,
    FOOD_BOXES,
    FOOD_MAKERS,
    GEAR_AND_GADGETS,
    GOODS_HIRE_AND_PLANNING,
    GOODS_IN_TRANSIT,
    GUEST_SOFTWARE,
    GUESTS_AND_OUTINGS,
    HEALTH_AND_FARMS,
    HEALTH_APPS,
    HELPFUL_APPS,
    HELP_ON_THE_PHONE,
    HIGH_STREET,
    HOBBY_GOODS,
    HOME_GOODS,
    HOME_SERVICES,
    INSPECTION_SOFTWARE,
    KITCHEN_AND_CART,
    LAND_AND_ENERGY,
    LEARNING_AND_ADVICE,
    LEARNING_APPS,
    LIFE_APPS,
    LOOKS_AND_EVENTS,
    MACHINE_HELPERS,
    MADE_AND_MOVED,
    MEDIA,
    MEETING_PEOPLE_APPS,
    MEMORY_AND_OLD_AGE,
    MONEY_APPS,
    MOVING_AROUND,
    MUSIC_AND_STAGE,
    OFFICE_CUSTOMERS,
    OFFICE_MONEY,
    OFFICE_PEOPLE,
    OUTINGS_AND_HELP,
    OWN_LIFE_APPS,
    PEOPLE_AND_PLACES,
    PETS,
    POCKET_APPS,
    PUBLIC_SECTOR,
    SHOPS_AND_YARDS,
    SHOP_AND_TEAM_SOFTWARE,
    SITE_SOFTWARE,
    SMALL_FIRM_TOOLS,
    STUDIOS_AND_PLAY,
    TABLE_YARD_AND_VILLAGE,
    TRADE_AND_INDUSTRY,
    TRADE_SOFTWARE,
    USED_GOODS_AND_MEDIA,
    WORN_AND_CARRIED,
  ]
    .flatMap(readLore)
    .map((lore) => [lore.id, lore]),
);

/** Who only chooses and sends what others make is told nothing of the making. */
const sentOn = (lore: Lore, brief: Brief): Lore => {
  if (!isSentOn(brief)) return lore;
  const told = (text: string) => !OF_MAKING.test(text);
  return {
    ...lore,
    asks: lore.asks.filter((ask) => told(ask.join(" "))),
    lines: lore.lines.filter(told),
  };
};

/** What is known of the venture, without what speaks of others than this founder's customers. */
function fitted(lore: Lore, brief: Brief): Lore {
  const { fits, suited } = fitOf(brief);
  const task = ({ title, what, done }: VentureTask): VentureTask => ({
    title: suited(title),
    what: suited(what),
    done: suited(done),
  });
  return {
    ...lore,
    rivals: lore.rivals.filter(({ kind, why }) => fits(`${kind} ${why}`)),
    meet: lore.meet && fits(Object.values(lore.meet).join(" ")) ? lore.meet : null,
    measure: suited(lore.measure),
    moat: suited(lore.moat),
    risk: { what: suited(lore.risk.what), answer: suited(lore.risk.answer) },
    rule: task(lore.rule),
    trial: task(lore.trial),
    asks: lore.asks.filter((ask) => fits(ask.join(" "))),
    names: lore.names.filter(fits),
    lines: lore.lines.filter(fits),
  };
}

/** What is known of a kind by its id, as far as it fits the answers. */
export function loreBy(id: string, brief: Brief): Lore | null {
  const lore = LORE.get(id);
  return lore ? sentOn(fitted(lore, brief), brief) : null;
}

/** The goods are of other makers: what a trade that makes them has to settle, try and hire is not this founder's. */
export const isSentOn = ({ answers, language, archetypes }: Brief): boolean =>
  language === "en" && archetypes[0]?.id === "ecommerce" && madeByOthers(answers);

const kept = new WeakMap<Brief, Lore | null>();
export function loreOf(brief: Brief): Lore | null {
  const known = kept.get(brief);
  if (known !== undefined) return known;
  const made = brief.venture ? loreBy(brief.venture, brief) : null;
  kept.set(brief, made);
  return made;
}
