import { isPricedElsewhere } from "./priced-elsewhere";

const read = (businessModel: string) => ({
  answers: {
    problem: "Guests write at night.",
    solution: "AI answers guests in 20 languages.",
    targetAudience: "Guesthouses in Albania",
    differentiator: "",
    businessModel,
  },
  named: { competitors: [], products: [] } as never,
});

test.each([
  "Channel managers €35/mo w/o answers",
  "Pie warmer supplier £1.90 a pie",
  "Chatbots for hotels cost €149 a month",
])("a thing with a price that is none of ours: %s", (said) =>
  expect(isPricedElsewhere(said, read("€3 per room a month"))).toBe(true),
);

test.each([
  ["Our answers cost €3 a room", "€3 per room a month"],
  ["Answers €3 a room", "€3 per room a month"],
  ["Answers in 20 languages", "€3 per room a month"],
  ["No setup fee, ever", "€3 per room a month"],
])("what is ours, or no price at all: %s", (said, businessModel) =>
  expect(isPricedElsewhere(said, read(businessModel))).toBe(false),
);
