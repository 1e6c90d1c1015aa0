import type { Place } from "./skeleton";
import type { Text } from "./words";

/** Nobody who buys once, or a few times a year, orders again, continues or stays. */
const AGAIN =
  /\b(?:again before|order(?:ed)? again|book(?:ed|s)? again|pay again|ordered twice|second (?:order|purchase|payment)|next (?:booking|order|course|date|payment)|regular order|to continue|who stayed|whether they continue|came again|used it up)\b/i;

const INSTEAD: Partial<Record<Place, Text>> = {
  "closing-calls": (w) => [
    `Ask every ${w.member} who paid for two names${w.at}`,
    `${w.once ? `Nobody has to buy ${w.c.name} a second time` : `So soon nobody needs ${w.c.name} again`}, so the next sale comes from somebody else. Ask what they would tell a friend, write it down word for word, and ask whom you may call. Done when: you know how many of the ${w.crowd} would recommend it, and what holds back the others.`,
  ],
  referral: (w) => [
    `Give every ${w.member} something to pass on`,
    `Hand it over when ${w.c.name} has delivered: one card or one link for somebody with the same need. Done when: you know how many were handed out and how many new ${w.crowd} name one.`,
  ],
  "f-5": (w) => [
    `Ask at the end who else should hear of it`,
    `Ask on the last day, while it is fresh, and note the names and not only the praise. Done when: you know what share of the ${w.crowd} named somebody to ${w.c.name}.`,
  ],
  "f-6": (w) => [
    `Call ${w.crowd} two weeks after they bought`,
    `Ask what it changed and what they would want different. Done when: each of them has been asked, and one thing in ${w.c.name} has been changed because of it.`,
  ],
};

/** Where each customer buys once, tasks about the second purchase make way for recommendations. */
export const soldOnce = (texts: Record<Place, Text>): Record<Place, Text> => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(INSTEAD).map(([place, once]) => {
      const usual = texts[place as Place];
      return [place, (w: Parameters<Text>[0]) => (AGAIN.test(usual(w).join(" ")) ? once(w) : usual(w))];
    }),
  ),
});
