import { thereAlready } from "@/lib/brief/evidence/there-already";
import type { Case } from "../case";
import { singular, withArticle } from "../english";
import { quote } from "../frames";
import { standingOf } from "../standing";
import { type Work, workKind } from "./kinds";
import type { Place } from "./skeleton";
import { type Task, task } from "./task";
import type { Text } from "./words";

const has = (c: Case, kind: ReturnType<typeof thereAlready>[number]["what"]) =>
  c.foreign || c.vague || c.running
    ? undefined
    : thereAlready(c.context.brief.answers).find(({ what }) => what === kind);

const ON_A_SCREEN: readonly Work[] = ["program", "app", "api", "money", "network", "talk"];
/** What exists is shown and used, and not made a first time. */
export function withWhatIsThere(c: Case): Partial<Record<Place, Text>> {
  const shown = c.tried || !ON_A_SCREEN.includes(workKind(c)) ? undefined : has(c, "to-show");
  const page = has(c, "page");
  return {
    ...(shown && {
      "offer-page": (w) => [
        `Show your ${shown.thing} to ${w.crowd}`,
        `Give them one task with it, say nothing and note where they stop. Name ${w.price} at the end. Done when: two people have come through without your help and can say what they would get.`,
      ],
    }),
    ...(page && {
      landing: (w) => [
        `Put the price on your ${page.thing} and send ${w.crowd} there`,
        `Show ${w.price} beside the sign-up, and ask whoever signs up what made them do it. Done when: fifty people have seen it, and you know how many signed up at that price.`,
      ],
    }),
  };
}

/** Who advises knows real cases; null where nobody does. */
export function adviserTask(c: Case): Task | null {
  const adviser = has(c, "adviser");
  return adviser
    ? task(
        "x-adviser",
        1,
        3,
        "high",
        "Ask whoever advises you for ten real cases",
        `You say: ${quote(adviser.said)}. Go through ten past cases together and write down how each was handled, how long it took and what went wrong. Done when: ten cases are on paper that ${c.name} has to get right, and you know whether ${withArticle(singular(c.group.member))} like this would be the first to try it.`,
      )
    : null;
}

/** Some have signed up to take part, and nobody has bought. */
export const hasSignedUp = ({ context }: Case) => standingOf(context.brief) === "joined";
/** "I have a clickable mockup": what can be shown before anything is sold; "" where nothing is named. */
export const toShowSoFar = (c: Case): string =>
  (c.tried ? undefined : (has(c, "to-show") ?? has(c, "page")))?.said ?? "";
