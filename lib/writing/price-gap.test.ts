import { readBrief } from "@/lib/brief/read-brief";
import { gapFacts, priceAgainst } from "./price-gap";

const brief = (businessModel: string, problem: string) =>
  readBrief({
    problem,
    businessModel,
    solution: "I come to the house and do it there.",
    targetAudience: "People over 75 in Leeds",
    differentiator: "It is always me who comes.",
  });

test.each([
  [
    "£38 per visit.",
    "High street clinics charge about £45.",
    "You ask £38: £7 less, if both are for the same.",
  ],
  ["£55 per visit.", "A salon asks £25.", "You ask £55: £30 more, if both are for the same."],
  [
    "£45 per visit.",
    "Guarded places cost £80 to £120.",
    "You ask £45: £35 to £75 less, if both are for the same.",
  ],
  [
    "£290 a tender.",
    "A freelance writer charges around £1,200 a tender.",
    'For the same you ask less: "£290 a tender." That is £910 less.',
  ],
  [
    "£145 a month per machine.",
    "The technician bills £180 just for the callout.",
    "Your £145 is counted in another way: work out one whole case with both before you compare.",
  ],
  [
    "£6.50 a month.",
    "The large apps cost over £150 a year.",
    "Your £6.50 a month comes to £78 a year: £72 less, if both are for the same.",
  ],
  ["£65 per visit.", "Dealers charge £45 to £60 just to come and look.", ""],
  ["£260 per visit.", "Agencies take a placement fee of around £400.", ""],
  ["£38 per visit.", "Clinics are full for months.", ""],
])("beside %s: %s", (model, said, sentence) => {
  expect(priceAgainst(said, brief(model, said), "person")).toBe(sentence);
});

test("what lies between the two is a fact", () => {
  const facts = gapFacts(brief("£38 per visit.", "High street clinics charge about £45."));
  expect(Object.values(facts).map(({ display }) => display)).toEqual(["£7"]);
});
