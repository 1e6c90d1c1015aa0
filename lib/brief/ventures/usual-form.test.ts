import { readBrief } from "../read-brief";

const formOf = (solution: string, businessModel: string, targetAudience: string, problem: string) =>
  readBrief({ problem, solution, targetAudience, differentiator: "", businessModel }).archetypes[0]?.id;

test("a known kind has its usual form, whatever single words of its answers hint at", () => {
  expect(
    formOf(
      "An old-school curtain photo booth is set up in the corner of the hall, with prints in ten seconds and a box full of silly hats.",
      "£395 for three hours, extra hour £75.",
      "Couples planning a wedding party",
      "Wedding guests take photos that nobody ever prints.",
    ),
  ).toBe("services");
  expect(
    formOf(
      "We make bars out of dates, nuts and egg white, five ingredients, in flavours like lemon cake. Order a mixed case.",
      "Box of 12 snack bars C$33, subscribe and save 10%.",
      "Hikers and parents who want a healthy snack",
      "Protein bars are full of sugar alcohols.",
    ),
  ).toBe("ecommerce");
});

test("the founder's own word for the offer outweighs what is usual", () =>
  expect(
    formOf(
      "Proberaum is an online platform where owners of rehearsal rooms offer free hours and bands book them.",
      "The platform earns a commission of 15% on each booking.",
      "Bands in Berlin without a rehearsal room",
      "Bands search for months for a rehearsal room, and rooms stand empty.",
    ),
  ).toBe("marketplace"));
