import type { Archetype } from "../types";
import { KINDS } from "./reading-corrections";

const KIND_LABELS: Record<Archetype, string> = {
  saas: "Software by subscription",
  services: "Work done for customers",
  ecommerce: "Goods that are sold",
  marketplace: "A marketplace",
  local: "A place that customers come to",
  education: "Courses and teaching",
  hardware: "A device",
  usage: "Software paid by use",
  media: "Media with readers or listeners",
  fintech: "Moving, lending or insuring money",
  nonprofit: "A non-profit",
};

/** How a way of doing business is called before its founder. */
export const kindLabel = (kind: Archetype): string => KIND_LABELS[kind];

/** Every way of doing business. */
export const EARNING_CHOICES = KINDS.map((value) => ({ value: value as string, label: KIND_LABELS[value] }));
