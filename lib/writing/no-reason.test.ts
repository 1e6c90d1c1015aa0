import { withoutOpener } from "./english";
import { isNoReason } from "./no-reason";

test.each([
  "Costs are one truck (lease), one driver, rent of the hall €2,100 and the baler I already own",
  "We plan to be in every suburb by Christmas doing thousands of orders",
  "I'd also like to open a second shop in Cork",
  "It's not a treatment, I always say this",
  "My friends always tell me I'm easy to talk to",
  "We are two engineers and we need around 400 000 for the first batch",
  "We think it pays the running costs at 250 members",
  "Still figuring out the format",
  "The leather costs me 14 euros a belt",
  "We do not do nursing, lifting, bathing or nights",
  "No stairlifts, no hoists, not qualified",
  "I don't repair gas boilers or anything with a flue",
  "We say no to houses without a lift",
])("no reason to buy: %s", (said) => expect(isNoReason(said)).toBe(true));

test.each([
  "The report is what gets people to call back",
  "Nobody else here does vertical pupils by hand",
  "We want to know every cow by name",
  "It costs half of what the city charges",
  "The ring can be replaced for 40 rupees",
  "Each round costs less than the tram",
  "No plastic prizes, no bag of sweets",
  "We never treat you like a number, or as a case",
  "I don't sell scooters so I've no reason to tell you yours is finished",
  "We don't do subscriptions",
  "We don't do single orders and we don't do weekend, that is why we're never late",
])("a reason: %s", (said) => expect(isNoReason(said)).toBe(false));

test.each([
  ["Also no app required, it is plain SMS", "no app required, it is plain SMS"],
  ["Honestly the report is what gets people to call back", "the report is what gets people to call back"],
  ["And, honestly, nobody else repairs them", "nobody else repairs them"],
  ["Well water is tested every month", "Well water is tested every month"],
  ["Plus size clothes that fit", "Plus size clothes that fit"],
])("what a sentence was begun with: %s", (said, without) => expect(withoutOpener(said)).toBe(without));
