import { readBrief } from "../read-brief";

const costs = (businessModel: string, solution = "Small things that we make and post.") =>
  readBrief({
    problem: "Good ones are hard to find.",
    solution,
    targetAudience: "Families in Leeds",
    differentiator: "Made by hand.",
    businessModel,
  }).lines.map(({ kind, costShare }) => `${kind} ${costShare?.value ?? "-"}`);

test.each([
  ["Mugs from £9.50, cushions £19. About 45% margin.", ["unitSale 0.55", "unitSale 0.55"]],
  ["Titles at $32, chapter box $22, margins about 55%", ["unitSale 0.45", "unitSale 0.45"]],
  ["Pack of six £42. We make around 40 percent after sewing cost.", ["unitSale 0.6"]],
  ["£24 average basket, 28% food cost, all of it delivered.", ["unitSale 0.28"]],
  ["Pots £39, sold on our webshop and through florists at 45% margin", ["unitSale -"]],
  ["£16.90 a bottle direct, 35% margin to restaurants.", ["unitSale -"]],
  ["A box costs £38. Shops can resell with a 20% margin.", ["unitSale -"]],
])("what is left of a price leaves the rest to its costs: %s", (businessModel, expected) => {
  expect(costs(businessModel)).toEqual(expected);
});
