import { AI_MAKERS_SAMPLES } from "./ai-makers";
import { BEAUTY_GOODS_SAMPLES } from "./beauty-goods";
import { BODY_SAMPLES } from "./body";
import { CARE_AND_SCHOOLS_SAMPLES } from "./care-and-schools";
import { CARE_SOFTWARE_SAMPLES } from "./care-software";
import { CARS_AND_BUILDING_SAMPLES } from "./cars-and-building";
import { CAUSES_SAMPLES } from "./causes";
import { CHILDREN_AND_SCHOOL_SAMPLES } from "./children-and-school";
import { COURSES_AND_CAUSES_SAMPLES } from "./courses-and-causes";
import { DAILY_APPS_SAMPLES } from "./daily-apps";
import { DEVICES_SAMPLES } from "./devices";
import { EATING_OUT_SAMPLES } from "./eating-out";
import { EVENTS_TRAVEL_SAMPLES } from "./events-travel";
import { EVERYDAY_BRANDS_SAMPLES } from "./everyday-brands";
import { EVERYDAY_VISITS_SAMPLES } from "./everyday-visits";
import { FAITH_AND_FAREWELL_SAMPLES } from "./faith-and-farewell";
import { FAMILY_SAMPLES } from "./family";
import { FASHION_SAMPLES } from "./fashion";
import { FINDING_AND_SAVING_APPS_SAMPLES } from "./finding-and-saving-apps";
import { FIRM_PARTNERS_SAMPLES } from "./firm-partners";
import { FIRM_SERVICES_SAMPLES } from "./firm-services";
import { FIRM_SUPPLIES_SAMPLES } from "./firm-supplies";
import { FIRMS_AND_LETS_SAMPLES } from "./firms-and-lets";
import { FOOD_BOXES_SAMPLES } from "./food-boxes";
import { FOOD_MAKERS_SAMPLES } from "./food-makers";
import { GEAR_AND_GADGETS_SAMPLES } from "./gear-and-gadgets";
import { GOODS_HIRE_AND_PLANNING_SAMPLES } from "./goods-hire-and-planning";
import { GOODS_IN_TRANSIT_SAMPLES } from "./goods-in-transit";
import { GUEST_SOFTWARE_SAMPLES } from "./guest-software";
import { GUESTS_AND_OUTINGS_SAMPLES } from "./guests-and-outings";
import { HEALTH_AND_FARMS_SAMPLES } from "./health-and-farms";
import { HEALTH_APPS_SAMPLES } from "./health-apps";
import { HELP_ON_THE_PHONE_SAMPLES } from "./help-on-the-phone";
import { HELPFUL_APPS_SAMPLES } from "./helpful-apps";
import { HIGH_STREET_SAMPLES } from "./high-street";
import { HOBBY_GOODS_SAMPLES } from "./hobby-goods";
import { HOME_GOODS_SAMPLES } from "./home-goods";
import { HOME_SERVICES_SAMPLES } from "./home-services";
import { INSPECTION_SOFTWARE_SAMPLES } from "./inspection-software";
import { KITCHEN_AND_CART_SAMPLES } from "./kitchen-and-cart";
import { LAND_AND_ENERGY_SAMPLES } from "./land-and-energy";
import { LEARNING_AND_ADVICE_SAMPLES } from "./learning-and-advice";
import { LEARNING_APPS_SAMPLES } from "./learning-apps";
import { LIFE_APPS_SAMPLES } from "./life-apps";
import { LOOKS_AND_EVENTS_SAMPLES } from "./looks-and-events";
import { MACHINE_HELPERS_SAMPLES } from "./machine-helpers";
import { MADE_AND_MOVED_SAMPLES } from "./made-and-moved";
import { MEDIA_SAMPLES } from "./media";
import { MEETING_PEOPLE_APPS_SAMPLES } from "./meeting-people-apps";
import { MEMORY_AND_OLD_AGE_SAMPLES } from "./memory-and-old-age";
import { MONEY_APPS_SAMPLES } from "./money-apps";
import { MOVING_AROUND_SAMPLES } from "./moving-around";
import { MUSIC_AND_STAGE_SAMPLES } from "./music-and-stage";
import { OFFICE_CUSTOMERS_SAMPLES } from "./office-customers";
import { OFFICE_MONEY_SAMPLES } from "./office-money";
import { OFFICE_PEOPLE_SAMPLES } from "./office-people";
import { OUTINGS_AND_HELP_SAMPLES } from "./outings-and-help";
import { OWN_LIFE_APPS_SAMPLES } from "./own-life-apps";
import { PEOPLE_AND_PLACES_SAMPLES } from "./people-and-places";
import { PETS_SAMPLES } from "./pets";
import { POCKET_APPS_SAMPLES } from "./pocket-apps";
import { PUBLIC_SECTOR_SAMPLES } from "./public-sector";
import { SHOP_AND_TEAM_SOFTWARE_SAMPLES } from "./shop-and-team-software";
import { SHOPS_AND_YARDS_SAMPLES } from "./shops-and-yards";
import { SITE_SOFTWARE_SAMPLES } from "./site-software";
import { SMALL_FIRM_TOOLS_SAMPLES } from "./small-firm-tools";
import { STUDIOS_AND_PLAY_SAMPLES } from "./studios-and-play";
import { TABLE_YARD_AND_VILLAGE_SAMPLES } from "./table-yard-and-village";
import { TRADE_AND_INDUSTRY_SAMPLES } from "./trade-and-industry";
import { TRADE_SOFTWARE_SAMPLES } from "./trade-software";
import { USED_GOODS_AND_MEDIA_SAMPLES } from "./used-goods-and-media";
import { WORN_AND_CARRIED_SAMPLES } from "./worn-and-carried";

/** Answers of each known venture, as founders write them: id, solution, target customer, how it earns. */
export const SAMPLES = [
  AI_MAKERS_SAMPLES,
  BEAUTY_GOODS_SAMPLES,
  BODY_SAMPLES,
  CARE_AND_SCHOOLS_SAMPLES,
  CARE_SOFTWARE_SAMPLES,
  CARS_AND_BUILDING_SAMPLES,
  CAUSES_SAMPLES,
  CHILDREN_AND_SCHOOL_SAMPLES,
  COURSES_AND_CAUSES_SAMPLES,
  DAILY_APPS_SAMPLES,
  DEVICES_SAMPLES,
  EATING_OUT_SAMPLES,
  EVENTS_TRAVEL_SAMPLES,
  EVERYDAY_BRANDS_SAMPLES,
  EVERYDAY_VISITS_SAMPLES,
  FAITH_AND_FAREWELL_SAMPLES,
  FAMILY_SAMPLES,
  FASHION_SAMPLES,
  FINDING_AND_SAVING_APPS_SAMPLES,
  FIRMS_AND_LETS_SAMPLES,
  FIRM_PARTNERS_SAMPLES,
  FIRM_SERVICES_SAMPLES,
  FIRM_SUPPLIES_SAMPLES,
  FOOD_BOXES_SAMPLES,
  FOOD_MAKERS_SAMPLES,
  GEAR_AND_GADGETS_SAMPLES,
  GOODS_HIRE_AND_PLANNING_SAMPLES,
  GOODS_IN_TRANSIT_SAMPLES,
  GUEST_SOFTWARE_SAMPLES,
  GUESTS_AND_OUTINGS_SAMPLES,
  HEALTH_AND_FARMS_SAMPLES,
  HEALTH_APPS_SAMPLES,
  HELPFUL_APPS_SAMPLES,
  HELP_ON_THE_PHONE_SAMPLES,
  HIGH_STREET_SAMPLES,
  HOBBY_GOODS_SAMPLES,
  HOME_GOODS_SAMPLES,
  HOME_SERVICES_SAMPLES,
  INSPECTION_SOFTWARE_SAMPLES,
  KITCHEN_AND_CART_SAMPLES,
  LAND_AND_ENERGY_SAMPLES,
  LEARNING_AND_ADVICE_SAMPLES,
  LEARNING_APPS_SAMPLES,
  LIFE_APPS_SAMPLES,
  LOOKS_AND_EVENTS_SAMPLES,
  MACHINE_HELPERS_SAMPLES,
  MADE_AND_MOVED_SAMPLES,
  MEDIA_SAMPLES,
  MEETING_PEOPLE_APPS_SAMPLES,
  MEMORY_AND_OLD_AGE_SAMPLES,
  MONEY_APPS_SAMPLES,
  MOVING_AROUND_SAMPLES,
  MUSIC_AND_STAGE_SAMPLES,
  OFFICE_CUSTOMERS_SAMPLES,
  OFFICE_MONEY_SAMPLES,
  OFFICE_PEOPLE_SAMPLES,
  OUTINGS_AND_HELP_SAMPLES,
  OWN_LIFE_APPS_SAMPLES,
  PEOPLE_AND_PLACES_SAMPLES,
  PETS_SAMPLES,
  POCKET_APPS_SAMPLES,
  PUBLIC_SECTOR_SAMPLES,
  SHOPS_AND_YARDS_SAMPLES,
  SHOP_AND_TEAM_SOFTWARE_SAMPLES,
  SITE_SOFTWARE_SAMPLES,
  SMALL_FIRM_TOOLS_SAMPLES,
  STUDIOS_AND_PLAY_SAMPLES,
  TABLE_YARD_AND_VILLAGE_SAMPLES,
  TRADE_AND_INDUSTRY_SAMPLES,
  TRADE_SOFTWARE_SAMPLES,
  USED_GOODS_AND_MEDIA_SAMPLES,
  WORN_AND_CARRIED_SAMPLES,
].flatMap((text) =>
  text
    .trim()
    .split("\n")
    .map((row) => row.split("|").map((cell) => cell.trim())),
);
