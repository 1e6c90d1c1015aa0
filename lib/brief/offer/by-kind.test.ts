import { businessCalled, calledOf } from "../ventures/called";
import { VENTURES, ventureBy } from "../ventures/catalogue";
import { namedByKind } from "./by-kind";

const named = (id: string, noun: string | null, solution: string) => {
  const venture = ventureBy(id);
  if (!venture) throw new Error(id);
  const answers = {
    problem: id.replaceAll("-", " "),
    solution,
    targetAudience: "",
    differentiator: "",
    businessModel: "",
  };
  return namedByKind(noun, answers, venture, venture.kinds[0]).noun;
};

test.each([
  ["tea", "premium", "A premium, curated subscription box that reimagines the daily tea ritual.", "tea"],
  ["travel-esim", "trip", "Buy a data plan before the trip and scan a QR.", "travel data plans"],
  ["medication-reminder", "box", "Scan the box and the phone rings.", "medication reminder app"],
  ["marina-software", "live map", "A live map of berths and contracts.", "marina software"],
  ["furniture-repair", "chair", "I pick up your chair and glue it.", "furniture repair"],
  ["weaning-app", "app", "An app that plans each week.", "weaning app"],
  ["school-uniforms", "website", "A website where parents sell uniforms.", "school uniform website"],
  ["kids-parties", "rental service", "A rental service for parties at home.", "children's party rental"],
  ["dog-walking", null, "I do a proper midday walk in the park.", "dog walking"],
])("of %s, where %s was read, %s is no sure name", (id, noun, solution, expected) =>
  expect(named(id, noun, solution)).toBe(expected),
);

test.each([
  ["candles", "soy candles", "I make soy candles by hand at my kitchen table."],
  ["tutoring", "live maths lessons", "Live maths lessons on Zoom in groups of five."],
  ["guided-tours", "walking tour", "A walking tour of food in Santo Antônio."],
  ["pottery-studio", "small pottery studio", "A small pottery studio with 8 wheels."],
  ["leather-goods", "bags", "We make bags and wallets from tanned hides."],
])("of %s the founder's own %s stays", (id, noun, solution) => expect(named(id, noun, solution)).toBe(noun));

test.each([
  ["dog walking", "the dog walking service"],
  ["candles", "the candle business"],
  ["pottery studio", "the pottery studio"],
  ["dance classes", "the dance class service"],
  ["second-hand goods", "the second-hand goods business"],
])("who offers %s is %s", (offer, business) => expect(businessCalled(offer)).toBe(business));

test("every kind has a name of a few words", () => {
  for (const venture of VENTURES) expect(calledOf(venture)).toMatch(/^[\p{L}'-]+(?: [\p{L}'-]+){0,4}$/u);
});

test.each([
  ["yoga-studio", "small room", "A small room with 14 mats, hatha and yin.", "yoga studio"],
  [
    "second-hand-clothes",
    "app",
    "We connect traders with shoppers through an app.",
    "second-hand clothes app",
  ],
  ["parking-sharing", "app", "App where owners rent out vacant slots.", "parking sharing app"],
  ["group-travel", "parties", "We put together parties of twelve women.", "group trips"],
  ["video-production", "studio", "A studio of five. Script, filming and edit.", "video production"],
])("of %s, %s says little, and the kind more", (id, noun, solution, expected) =>
  expect(named(id, noun, solution)).toBe(expected),
);
