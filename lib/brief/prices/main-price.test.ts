import { readBrief } from "../read-brief";

const prices = (businessModel: string, solution: string, targetAudience = "Households in Kent") =>
  readBrief({
    problem: "It is hard to get this done well.",
    solution,
    targetAudience,
    differentiator: "One number to call.",
    businessModel,
  }).lines.map(({ price }) => price?.value);

/** The main price is read, whatever stands beside it. */
test.each([
  ["Around 14.000 € for 8 kWp, service contract €15 a month", "We plan and fit solar panels.", [14_000, 15]],
  [
    "From £650 for two hours with unlimited drinks; £5 a cup at markets.",
    "A coffee cart for events.",
    [650, 5],
  ],
  ["Assessment £95, wet room from £5,800.", "We adapt homes for older people.", [95, 5_800]],
  [
    "Tables £890 to £2,300, benches £390, 40% deposit.",
    "We build tables and benches to order.",
    [1_595, 390],
  ],
  ["£90 a month per pool and repairs at cost plus 15%", "We look after pools every week.", [90]],
  ["Quote per part, average order £640.", "We print and mill prototypes in two days.", [640]],
])("%s", (businessModel, solution, expected) => expect(prices(businessModel, solution)).toEqual(expected));
