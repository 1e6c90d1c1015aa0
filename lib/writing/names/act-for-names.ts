import type { Brief } from "@/lib/brief/types";
import { type Form, workOf } from "../form";
import { type Act, actOf } from "../outline/act";

/** What is sold is made by the founder only where one says so. */
const MADE =
  /\b(?:hand[- ]?(?:made|poured|sewn|cut|painted|knitted|thrown|dyed|carved|built|stitched|finished|rolled|bound|blown)|by hand|handcrafted|home-?made|small[ -]batch|we (?:make|sew|bake|brew|knit|weave|carve|build|press|print|cast|turn|roast)|(?:made|sewn|knitted|woven|carved|baked|built|cast|turned|printed) (?:of|from|in|by|out|with|to)|workshop|studio)\b/i;
const WARNS =
  /\b(?:texts?|alerts?|warns?|alarms?|notif(?:y|ies)|beeps?|sends? (?:an? )?(?:text|message|alert))\b/i;

/** What the offer does, as its names and lines tell it. */
export function actForNames(brief: Brief): Act {
  const told = actOf(brief, workOf(brief) as Form);
  if (told !== "make" || MADE.test(`${brief.answers.solution} ${brief.answers.differentiator}`)) return told;
  return WARNS.test(brief.answers.solution) ? "guard" : "work";
}
