import type { Geography } from "../types";

/** "Within an hour of Nottingham", "less than 40 minutes from Ghent". */
const AN_HOUR_ROUND =
  /\b(?:within|less than|up to|under|about|inside) (?:an?|one|half an|\d+) (?:hours?|minutes?|miles|kilomet(?:re|er)s|km)(?:['’]s?)?(?: drive| ride)? (?:of|from|around) (?:the )?$/i;

/** So many times a town's people live within an hour of it, and no more than a large region has; assumed. */
export const TOWNS_AROUND = 5;
const MOST = 3_000_000;

const areaAround = ({ label, country, population }: Geography): Geography => ({
  label: `the area around ${label}`,
  country,
  population: population === null ? null : Math.max(population, Math.min(MOST, population * TOWNS_AROUND)),
  scale: "region",
});
export const withAround = (place: Geography | null, audience: string): Geography | null =>
  place?.scale === "city" && AN_HOUR_ROUND.test(audience.split(place.label)[0] ?? "")
    ? areaAround(place)
    : place;
export const isAreaAround = (label: string | undefined): boolean => /^the area around /.test(label ?? "");
