import { readBrief } from "../read-brief";

const lineOf = (solution: string, targetAudience: string, businessModel: string) => {
  const { venture, lines } = readBrief({ solution, targetAudience, businessModel });
  return [venture, lines[0]?.kind];
};

test.each([
  [
    "An app that sends a locksmith at night: you see the price, who comes and how long it takes. No surprise on the bill when you are locked out, and he opens the door without drilling the lock.",
    "People locked out of their flat in Vienna",
    "90 euro day, 140 night.",
    ["locksmith-security", "perUse"],
  ],
  [
    "I plan your wedding with you: budget, venue, suppliers, the timetable of the day, and I am there on the day.",
    "Couples who marry near Krakow",
    "6,500 zloty full plan, 2,200 for the day only.",
    ["wedding-planning", "oneOff"],
  ],
  [
    "An app that tells you which shop sells your shopping list cheapest this week, with the offers of every supermarket.",
    "Families who watch their grocery bill",
    "Free with ads, €2 without.",
    ["grocery-prices", "recurring"],
  ],
])("a price without a period is paid as such ventures are: %s", (solution, audience, model, read) => {
  expect(lineOf(solution, audience, model)).toEqual(read);
});
