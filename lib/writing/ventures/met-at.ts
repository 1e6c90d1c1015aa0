import type { Archetype, Brief } from "@/lib/brief/types";
import { meetingPlaceOf, type WhereMet } from "../data/meeting-places";
import type { Group } from "../group";
import { loreOf } from "./known";

/** Where the customers are met: as such a venture knows it, else as such buyers are usually met. */
export function metAt(brief: Brief, { crowd, sort }: Group, archetype: Archetype): WhereMet | null {
  const audience = brief.language === "en" ? brief.segments[0]?.text : undefined;
  return loreOf(brief)?.meet ?? meetingPlaceOf(crowd, sort, audience, archetype);
}
