import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";

const planned = (solution: string, targetAudience: string, businessModel: string) => {
  const answers = { problem: "It is tedious", solution, targetAudience, businessModel, differentiator: "" };
  const { lines, market } = assume(readBrief(answers));
  return { often: lines[0]?.unitsPerCustomerMonth, fits: market.segment.at(-1)?.share.value };
};

test("an organisation orders what is eaten by the head, from the size of its staff", () => {
  const offices = "Offices with 20 to 150 people in Utrecht";
  const { often } = planned("Fresh soup in jars for lunch", offices, "€6.50 per jar");
  expect(often?.value).toBe(Math.round(Math.sqrt(20 * 150) * 1.7));
  expect(often?.provenance).toBe("assumption");
});

test.each([
  ["Gutter cleaning from the ground", "Homeowners in Leeds", "£85 per visit", 0.1],
  ["A mobile escape room that comes to the office", "Companies in Stuttgart", "€890 per event", 0.12],
  ["A salon only for curly hair", "Women in Milan", "€65 per cut", 0.7],
])("%s is bought as often as such things usually are", (solution, audience, price, value) => {
  expect(planned(solution, audience, price).often).toMatchObject({ value, provenance: "assumption" });
});

test("what the audience is said to do comes before what is usual", () => {
  const owners = "Dog owners in Toronto who travel at least twice a year";
  const { often } = planned(
    "A marketplace of sitters",
    owners,
    "15% commission on each booking, average booking is C$280",
  );
  expect(often?.value).toBeCloseTo(2 / 12);
  const shops = planned(
    "A platform for parcels",
    "Online shops that send 50 to 1000 parcels a month in Poland",
    "PLN 1.20 per parcel",
  );
  expect(shops.often?.value).toBeCloseTo(Math.sqrt(50 * 1000));
});

test("a known group is a share of its own of a population, narrowed by what is added", () => {
  const fits = (audience: string) => planned("Gutter cleaning", audience, "£85 per visit").fits;
  expect(fits("Homeowners in Leeds")).toBe(0.26);
  expect(fits("Homeowners in Leeds who have no ladder")).toBe(0.13);
});
