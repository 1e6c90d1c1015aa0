import { madeByOthers } from "./made-by-others";

const told = (solution: string) =>
  madeByOthers({ problem: "", solution, targetAudience: "", differentiator: "", businessModel: "" });

test.each([
  "Two bags from a different small roaster every month, roasted within 6 days of shipping.",
  "A monthly box with cheese from three local dairies.",
  "We pick cakes from bakeries all over Kent and post them.",
  "Six bottles of small family wineries, sent every quarter.",
  "We select candles by independent makers in Ohio and wrap them.",
])("others make it: %s", (solution) => expect(told(solution)).toBe(true));

test.each([
  "We roast beans from small farms and post them.",
  "Sourdough from our own bakery, delivered every Friday.",
  "Hand-made candles by a small family maker in Ohio.",
  "A booking tool for bakers and breweries.",
  "A loan for growers of coffee.",
])("made here, or no goods: %s", (solution) => expect(told(solution)).toBe(false));
