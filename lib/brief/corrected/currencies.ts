import { COUNTRIES } from "../data/countries";

/** Every currency a plan can be in. */
export const CURRENCIES = [...new Set(COUNTRIES.map(({ currency }) => currency))].sort();
