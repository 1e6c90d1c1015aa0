import { CARE_SOFTWARE_SCREENS } from "./care-software";
import { DAILY_APPS_SCREENS } from "./daily-apps";
import { FASHION_SCREENS } from "./fashion";
import { FOOD_BOXES_SCREENS } from "./food-boxes";
import { FOOD_MAKERS_SCREENS } from "./food-makers";
import { GUEST_SOFTWARE_SCREENS } from "./guest-software";
import { HEALTH_APPS_SCREENS } from "./health-apps";
import { HOME_SERVICES_SCREENS } from "./home-services";
import { OFFICE_CUSTOMERS_SCREENS } from "./office-customers";
import { OFFICE_MONEY_SCREENS } from "./office-money";
import { OFFICE_PEOPLE_SCREENS } from "./office-people";
import { PETS_SCREENS } from "./pets";
import { SITE_SOFTWARE_SCREENS } from "./site-software";

/** The screens of known ventures, group by group. */
export const SCREEN_TEXTS = [
  CARE_SOFTWARE_SCREENS,
  DAILY_APPS_SCREENS,
  FASHION_SCREENS,
  FOOD_BOXES_SCREENS,
  FOOD_MAKERS_SCREENS,
  GUEST_SOFTWARE_SCREENS,
  HEALTH_APPS_SCREENS,
  HOME_SERVICES_SCREENS,
  OFFICE_CUSTOMERS_SCREENS,
  OFFICE_MONEY_SCREENS,
  OFFICE_PEOPLE_SCREENS,
  PETS_SCREENS,
  SITE_SOFTWARE_SCREENS,
];
