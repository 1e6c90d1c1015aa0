import { AI_MAKERS_SCREENS } from "./ai-makers";
import { BEAUTY_GOODS_SCREENS } from "./beauty-goods";
import { BODY_SCREENS } from "./body";
import { CARE_AND_SCHOOLS_SCREENS } from "./care-and-schools";
import { CARE_SOFTWARE_SCREENS } from "./care-software";
import { CARS_AND_BUILDING_SCREENS } from "./cars-and-building";
import { CAUSES_SCREENS } from "./causes";
import { CHILDREN_AND_SCHOOL_SCREENS } from "./children-and-school";
import { COURSES_AND_CAUSES_SCREENS } from "./courses-and-causes";
import { DAILY_APPS_SCREENS } from "./daily-apps";
import { DEVICES_SCREENS } from "./devices";
import { EATING_OUT_SCREENS } from "./eating-out";
import { EVENTS_TRAVEL_SCREENS } from "./events-travel";
import { EVERYDAY_BRANDS_SCREENS } from "./everyday-brands";
import { EVERYDAY_VISITS_SCREENS } from "./everyday-visits";
import { FAITH_AND_FAREWELL_SCREENS } from "./faith-and-farewell";
import { FAMILY_SCREENS } from "./family";
import { FASHION_SCREENS } from "./fashion";
import { FINDING_AND_SAVING_APPS_SCREENS } from "./finding-and-saving-apps";
import { FIRM_PARTNERS_SCREENS } from "./firm-partners";
import { FIRM_SERVICES_SCREENS } from "./firm-services";
import { FIRM_SUPPLIES_SCREENS } from "./firm-supplies";
import { FIRMS_AND_LETS_SCREENS } from "./firms-and-lets";
import { FOOD_BOXES_SCREENS } from "./food-boxes";
import { FOOD_MAKERS_SCREENS } from "./food-makers";
import { GEAR_AND_GADGETS_SCREENS } from "./gear-and-gadgets";
import { GOODS_HIRE_AND_PLANNING_SCREENS } from "./goods-hire-and-planning";
import { GOODS_IN_TRANSIT_SCREENS } from "./goods-in-transit";
import { GUEST_SOFTWARE_SCREENS } from "./guest-software";
import { GUESTS_AND_OUTINGS_SCREENS } from "./guests-and-outings";
import { HEALTH_AND_FARMS_SCREENS } from "./health-and-farms";
import { HEALTH_APPS_SCREENS } from "./health-apps";
import { HELP_ON_THE_PHONE_SCREENS } from "./help-on-the-phone";
import { HELPFUL_APPS_SCREENS } from "./helpful-apps";
import { HIGH_STREET_SCREENS } from "./high-street";
import { HOBBY_GOODS_SCREENS } from "./hobby-goods";
import { HOME_GOODS_SCREENS } from "./home-goods";
import { HOME_SERVICES_SCREENS } from "./home-services";
import { INSPECTION_SOFTWARE_SCREENS } from "./inspection-software";
import { KITCHEN_AND_CART_SCREENS } from "./kitchen-and-cart";
import { LAND_AND_ENERGY_SCREENS } from "./land-and-energy";
import { LEARNING_AND_ADVICE_SCREENS } from "./learning-and-advice";
import { LEARNING_APPS_SCREENS } from "./learning-apps";
import { LIFE_APPS_SCREENS } from "./life-apps";
import { LOOKS_AND_EVENTS_SCREENS } from "./looks-and-events";
import { MACHINE_HELPERS_SCREENS } from "./machine-helpers";
import { MADE_AND_MOVED_SCREENS } from "./made-and-moved";
import { MEDIA_SCREENS } from "./media";
import { MEETING_PEOPLE_APPS_SCREENS } from "./meeting-people-apps";
import { MEMORY_AND_OLD_AGE_SCREENS } from "./memory-and-old-age";
import { MONEY_APPS_SCREENS } from "./money-apps";
import { MOVING_AROUND_SCREENS } from "./moving-around";
import { MUSIC_AND_STAGE_SCREENS } from "./music-and-stage";
import { OFFICE_CUSTOMERS_SCREENS } from "./office-customers";
import { OFFICE_MONEY_SCREENS } from "./office-money";
import { OFFICE_PEOPLE_SCREENS } from "./office-people";
import { OUTINGS_AND_HELP_SCREENS } from "./outings-and-help";
import { OWN_LIFE_APPS_SCREENS } from "./own-life-apps";
import { PEOPLE_AND_PLACES_SCREENS } from "./people-and-places";
import { PETS_SCREENS } from "./pets";
import { POCKET_APPS_SCREENS } from "./pocket-apps";
import { PUBLIC_SECTOR_SCREENS } from "./public-sector";
import { SHOP_AND_TEAM_SOFTWARE_SCREENS } from "./shop-and-team-software";
import { SHOPS_AND_YARDS_SCREENS } from "./shops-and-yards";
import { SITE_SOFTWARE_SCREENS } from "./site-software";
import { SMALL_FIRM_TOOLS_SCREENS } from "./small-firm-tools";
import { STUDIOS_AND_PLAY_SCREENS } from "./studios-and-play";
import { TABLE_YARD_AND_VILLAGE_SCREENS } from "./table-yard-and-village";
import { TRADE_AND_INDUSTRY_SCREENS } from "./trade-and-industry";
import { TRADE_SOFTWARE_SCREENS } from "./trade-software";
import { USED_GOODS_AND_MEDIA_SCREENS } from "./used-goods-and-media";
import { WORN_AND_CARRIED_SCREENS } from "./worn-and-carried";

/** The screens of known ventures, group by group. */
export const SCREEN_TEXTS = [
  AI_MAKERS_SCREENS,
  BEAUTY_GOODS_SCREENS,
  BODY_SCREENS,
  CARE_AND_SCHOOLS_SCREENS,
  CARE_SOFTWARE_SCREENS,
  CARS_AND_BUILDING_SCREENS,
  CAUSES_SCREENS,
  CHILDREN_AND_SCHOOL_SCREENS,
  COURSES_AND_CAUSES_SCREENS,
  DAILY_APPS_SCREENS,
  DEVICES_SCREENS,
  EATING_OUT_SCREENS,
  EVENTS_TRAVEL_SCREENS,
  EVERYDAY_BRANDS_SCREENS,
  EVERYDAY_VISITS_SCREENS,
  FAMILY_SCREENS,
  FASHION_SCREENS,
  FINDING_AND_SAVING_APPS_SCREENS,
  FIRMS_AND_LETS_SCREENS,
  FIRM_PARTNERS_SCREENS,
  FIRM_SERVICES_SCREENS,
  FIRM_SUPPLIES_SCREENS,
  FOOD_BOXES_SCREENS,
  FOOD_MAKERS_SCREENS,
  GEAR_AND_GADGETS_SCREENS,
  GOODS_HIRE_AND_PLANNING_SCREENS,
  GUEST_SOFTWARE_SCREENS,
  GUESTS_AND_OUTINGS_SCREENS,
  HEALTH_AND_FARMS_SCREENS,
  HEALTH_APPS_SCREENS,
  HELPFUL_APPS_SCREENS,
  HELP_ON_THE_PHONE_SCREENS,
  HIGH_STREET_SCREENS,
  HOBBY_GOODS_SCREENS,
  HOME_GOODS_SCREENS,
  HOME_SERVICES_SCREENS,
  INSPECTION_SOFTWARE_SCREENS,
  KITCHEN_AND_CART_SCREENS,
  LAND_AND_ENERGY_SCREENS,
  LEARNING_AND_ADVICE_SCREENS,
  LEARNING_APPS_SCREENS,
  LIFE_APPS_SCREENS,
  LOOKS_AND_EVENTS_SCREENS,
  MACHINE_HELPERS_SCREENS,
  MADE_AND_MOVED_SCREENS,
  MEDIA_SCREENS,
  MEETING_PEOPLE_APPS_SCREENS,
  MEMORY_AND_OLD_AGE_SCREENS,
  MONEY_APPS_SCREENS,
  MOVING_AROUND_SCREENS,
  MUSIC_AND_STAGE_SCREENS,
  OFFICE_CUSTOMERS_SCREENS,
  OFFICE_MONEY_SCREENS,
  OFFICE_PEOPLE_SCREENS,
  OUTINGS_AND_HELP_SCREENS,
  OWN_LIFE_APPS_SCREENS,
  PEOPLE_AND_PLACES_SCREENS,
  PETS_SCREENS,
  POCKET_APPS_SCREENS,
  PUBLIC_SECTOR_SCREENS,
  SHOPS_AND_YARDS_SCREENS,
  SHOP_AND_TEAM_SOFTWARE_SCREENS,
  SITE_SOFTWARE_SCREENS,
  SMALL_FIRM_TOOLS_SCREENS,
  STUDIOS_AND_PLAY_SCREENS,
  TABLE_YARD_AND_VILLAGE_SCREENS,
  TRADE_AND_INDUSTRY_SCREENS,
  TRADE_SOFTWARE_SCREENS,
  USED_GOODS_AND_MEDIA_SCREENS,
  WORN_AND_CARRIED_SCREENS,
  FAITH_AND_FAREWELL_SCREENS,
  GOODS_IN_TRANSIT_SCREENS,
];
