import { readBrief } from "../read-brief";

const where = (targetAudience: string, problem: string, businessModel: string) => {
  const { geography } = readBrief({ targetAudience, problem, businessModel, solution: "We lend tools." });
  return [geography?.label, geography?.country];
};

test("a part of a town that is called like a capital abroad is not that capital", () =>
  expect(
    where(
      "Builders in Cape Town. Start with Site C and Harare sections.",
      "In Khayelitsha many own no tools.",
      "R50 a month",
    ),
  ).toEqual(["Cape Town", "ZA"]));

test("the money tells where a place lies that no list knows", () =>
  expect(
    where(
      "Informal builders. Start with Harare sections.",
      "In Khayelitsha there are many who own no tools.",
      "R50 a month",
    ),
  ).toEqual(["Khayelitsha", "ZA"]));

test.each([
  ["Traders in Paris market, Kumasi.", "GHS 50 a month", "Kumasi"],
  ["Hotels in Tbilisi.", "€30 a tour", "Tbilisi"],
  ["Offices in Lagos.", "$20 a month", "Lagos"],
  ["Homes in Perth.", "A$120 a visit", "Perth"],
])("%s at %s", (audience, price, label) => expect(where(audience, "It is hard.", price)[0]).toBe(label));

test.each([
  ["A machine weighs 130 pounds.", "$16 an hour", "US"],
  ["A machine weighs 60 kilos.", "$16 an hour", "CZ"],
  ["A machine weighs 130 pounds, they say in Germany.", "$16 an hour", "CZ"],
])("who weighs in pounds and asks for dollars is in America: %s", (problem, price, country) =>
  expect(where("Makers in Pilsen.", problem, price)).toEqual(["Pilsen", country]),
);
