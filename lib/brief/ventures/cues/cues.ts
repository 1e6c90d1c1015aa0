import { AI_MAKERS_CUES } from "./ai-makers";
import { BEAUTY_GOODS_CUES } from "./beauty-goods";
import { BODY_CUES } from "./body";
import { CARE_AND_SCHOOLS_CUES } from "./care-and-schools";
import { CARE_SOFTWARE_CUES } from "./care-software";
import { CARS_AND_BUILDING_CUES } from "./cars-and-building";
import { CAUSES_CUES } from "./causes";
import { CHILDREN_AND_SCHOOL_CUES } from "./children-and-school";
import { COURSES_AND_CAUSES_CUES } from "./courses-and-causes";
import { DAILY_APPS_CUES } from "./daily-apps";
import { DEVICES_CUES } from "./devices";
import { EATING_OUT_CUES } from "./eating-out";
import { EVENTS_TRAVEL_CUES } from "./events-travel";
import { EVERYDAY_BRANDS_CUES } from "./everyday-brands";
import { EVERYDAY_VISITS_CUES } from "./everyday-visits";
import { FAITH_AND_FAREWELL_CUES } from "./faith-and-farewell";
import { FAMILY_CUES } from "./family";
import { FASHION_CUES } from "./fashion";
import { FINDING_AND_SAVING_APPS_CUES } from "./finding-and-saving-apps";
import { FIRM_PARTNERS_CUES } from "./firm-partners";
import { FIRM_SERVICES_CUES } from "./firm-services";
import { FIRM_SUPPLIES_CUES } from "./firm-supplies";
import { FIRMS_AND_LETS_CUES } from "./firms-and-lets";
import { FOOD_BOXES_CUES } from "./food-boxes";
import { FOOD_MAKERS_CUES } from "./food-makers";
import { GEAR_AND_GADGETS_CUES } from "./gear-and-gadgets";
import { GOODS_HIRE_AND_PLANNING_CUES } from "./goods-hire-and-planning";
import { GOODS_IN_TRANSIT_CUES } from "./goods-in-transit";
import { GUEST_SOFTWARE_CUES } from "./guest-software";
import { GUESTS_AND_OUTINGS_CUES } from "./guests-and-outings";
import { HEALTH_AND_FARMS_CUES } from "./health-and-farms";
import { HEALTH_APPS_CUES } from "./health-apps";
import { HELP_ON_THE_PHONE_CUES } from "./help-on-the-phone";
import { HELPFUL_APPS_CUES } from "./helpful-apps";
import { HIGH_STREET_CUES } from "./high-street";
import { HOBBY_GOODS_CUES } from "./hobby-goods";
import { HOME_GOODS_CUES } from "./home-goods";
import { HOME_SERVICES_CUES } from "./home-services";
import { INSPECTION_SOFTWARE_CUES } from "./inspection-software";
import { KITCHEN_AND_CART_CUES } from "./kitchen-and-cart";
import { LAND_AND_ENERGY_CUES } from "./land-and-energy";
import { LEARNING_AND_ADVICE_CUES } from "./learning-and-advice";
import { LEARNING_APPS_CUES } from "./learning-apps";
import { LIFE_APPS_CUES } from "./life-apps";
import { LOOKS_AND_EVENTS_CUES } from "./looks-and-events";
import { MACHINE_HELPERS_CUES } from "./machine-helpers";
import { MADE_AND_MOVED_CUES } from "./made-and-moved";
import { MEDIA_CUES } from "./media";
import { MEETING_PEOPLE_APPS_CUES } from "./meeting-people-apps";
import { MEMORY_AND_OLD_AGE_CUES } from "./memory-and-old-age";
import { MONEY_APPS_CUES } from "./money-apps";
import { MOVING_AROUND_CUES } from "./moving-around";
import { MUSIC_AND_STAGE_CUES } from "./music-and-stage";
import { OFFICE_CUSTOMERS_CUES } from "./office-customers";
import { OFFICE_MONEY_CUES } from "./office-money";
import { OFFICE_PEOPLE_CUES } from "./office-people";
import { OUTINGS_AND_HELP_CUES } from "./outings-and-help";
import { OWN_LIFE_APPS_CUES } from "./own-life-apps";
import { PEOPLE_AND_PLACES_CUES } from "./people-and-places";
import { PETS_CUES } from "./pets";
import { POCKET_APPS_CUES } from "./pocket-apps";
import { PUBLIC_SECTOR_CUES } from "./public-sector";
import { SHOP_AND_TEAM_SOFTWARE_CUES } from "./shop-and-team-software";
import { SHOPS_AND_YARDS_CUES } from "./shops-and-yards";
import { SITE_SOFTWARE_CUES } from "./site-software";
import { SMALL_FIRM_TOOLS_CUES } from "./small-firm-tools";
import { STUDIOS_AND_PLAY_CUES } from "./studios-and-play";
import { TABLE_YARD_AND_VILLAGE_CUES } from "./table-yard-and-village";
import { TRADE_AND_INDUSTRY_CUES } from "./trade-and-industry";
import { TRADE_SOFTWARE_CUES } from "./trade-software";
import { USED_GOODS_AND_MEDIA_CUES } from "./used-goods-and-media";
import { WORN_AND_CARRIED_CUES } from "./worn-and-carried";

/** The cues of each kind by its id, as they stand in its row. */
export const CUES = new Map(
  [
    AI_MAKERS_CUES,
    BEAUTY_GOODS_CUES,
    BODY_CUES,
    CARE_AND_SCHOOLS_CUES,
    CARE_SOFTWARE_CUES,
    CARS_AND_BUILDING_CUES,
    CAUSES_CUES,
    CHILDREN_AND_SCHOOL_CUES,
    COURSES_AND_CAUSES_CUES,
    DAILY_APPS_CUES,
    DEVICES_CUES,
    EATING_OUT_CUES,
    EVENTS_TRAVEL_CUES,
    EVERYDAY_BRANDS_CUES,
    EVERYDAY_VISITS_CUES,
    FAITH_AND_FAREWELL_CUES,
    FAMILY_CUES,
    FASHION_CUES,
    FINDING_AND_SAVING_APPS_CUES,
    FIRMS_AND_LETS_CUES,
    FIRM_PARTNERS_CUES,
    FIRM_SERVICES_CUES,
    FIRM_SUPPLIES_CUES,
    FOOD_BOXES_CUES,
    FOOD_MAKERS_CUES,
    GEAR_AND_GADGETS_CUES,
    GOODS_HIRE_AND_PLANNING_CUES,
    GOODS_IN_TRANSIT_CUES,
    GUEST_SOFTWARE_CUES,
    GUESTS_AND_OUTINGS_CUES,
    HEALTH_AND_FARMS_CUES,
    HEALTH_APPS_CUES,
    HELPFUL_APPS_CUES,
    HELP_ON_THE_PHONE_CUES,
    HIGH_STREET_CUES,
    HOBBY_GOODS_CUES,
    HOME_GOODS_CUES,
    HOME_SERVICES_CUES,
    INSPECTION_SOFTWARE_CUES,
    KITCHEN_AND_CART_CUES,
    LAND_AND_ENERGY_CUES,
    LEARNING_AND_ADVICE_CUES,
    LEARNING_APPS_CUES,
    LIFE_APPS_CUES,
    LOOKS_AND_EVENTS_CUES,
    MACHINE_HELPERS_CUES,
    MADE_AND_MOVED_CUES,
    MEDIA_CUES,
    MEETING_PEOPLE_APPS_CUES,
    MEMORY_AND_OLD_AGE_CUES,
    MONEY_APPS_CUES,
    MOVING_AROUND_CUES,
    MUSIC_AND_STAGE_CUES,
    OFFICE_CUSTOMERS_CUES,
    OFFICE_MONEY_CUES,
    OFFICE_PEOPLE_CUES,
    OUTINGS_AND_HELP_CUES,
    OWN_LIFE_APPS_CUES,
    PEOPLE_AND_PLACES_CUES,
    PETS_CUES,
    POCKET_APPS_CUES,
    PUBLIC_SECTOR_CUES,
    SHOPS_AND_YARDS_CUES,
    SHOP_AND_TEAM_SOFTWARE_CUES,
    SITE_SOFTWARE_CUES,
    SMALL_FIRM_TOOLS_CUES,
    STUDIOS_AND_PLAY_CUES,
    TABLE_YARD_AND_VILLAGE_CUES,
    TRADE_AND_INDUSTRY_CUES,
    TRADE_SOFTWARE_CUES,
    USED_GOODS_AND_MEDIA_CUES,
    WORN_AND_CARRIED_CUES,
  ].flatMap((text) =>
    text
      .trim()
      .split("\n")
      .map((row): [string, string] => {
        const [id = "", cues = ""] = row.split(" | ");
        return [id, cues];
      }),
  ),
);
