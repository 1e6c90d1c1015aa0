import { readBrief } from "../read-brief";

const groups = (targetAudience: string, more = {}) =>
  readBrief({ targetAudience, ...more }).segments.map(({ text }) => text);

test.each([
  [
    "Restaurants and pubs in Geelong. The owner or the head chef decides. Not the big chains and not hospitals.",
    ["Restaurants and pubs in Geelong"],
  ],
  ["Pharmacies in Casablanca. Wholesalers and hospital stores are not for us.", ["Pharmacies in Casablanca"]],
  ["Garages in Brno. Hotels and restaurants we leave to others.", ["Garages in Brno"]],
  ["Barbing salons in Lagos. One-chair kiosks are too small for us.", ["Barbing salons in Lagos"]],
  ["Young designers in Cairo. No export brands and no upholstery.", ["Young designers in Cairo"]],
])("whom it is not for is no group: %s", (told, expected) => {
  expect(groups(told)).toEqual(expected);
});

test("a further group is named without what it does", () => {
  expect(
    groups(
      "Our members are people who live in Lisbon. Small ceramic brands use the studio as their workshop.",
    ),
  ).toEqual(["people who live in Lisbon", "Small ceramic brands"]);
  expect(groups("Families in Tbilisi. Kindergartens may come in the morning.")[1]).toBe("Kindergartens");
});

test("buyers that are named as such are the group", () => {
  expect(
    groups("Buyers are purchase managers in pump companies. Sellers are job shops in Peelamedu.")[0],
  ).toBe("purchase managers in pump companies");
});

test.each([
  ["Since April my sister and I have looked after 31 graves.", 31],
  ["17 families so far, 5 of them for the full line.", 17],
  ["We opened in March and have 57 members by now.", 57],
  ["At the moment 4 companies with 510 lifts in total work with it.", 4],
  ["I sell 90 jars a Saturday and 38 people get the box.", 38],
] as const)("who is there today: %s", (told, count) => {
  expect(readBrief({ businessModel: `It costs €20 a month. ${told}` }).stated.customers?.value).toBe(count);
});

test("a wish beside savings is no customer and no traction", () => {
  const { stated } = readBrief({
    businessModel:
      "€28 per shop per month. I have €4,000 saved and want 60 paying shops by the end of the first year.",
  });
  expect(stated.customers).toBeUndefined();
  expect(stated.traction).toEqual([]);
  expect(stated.aim?.customers).toBe(60);
});

test("places that the customers have left, or where the founder has learned, are no market", () => {
  const place = (answers: object) => readBrief(answers).geography?.label;
  expect(
    place({
      targetAudience:
        "Coffee drinkers in regional Victoria and Tasmania. Many of them used to live in Melbourne.",
    }),
  ).toBe("regional Victoria and Tasmania");
  expect(
    place({
      problem: "Pianos in Santiago are out of tune.",
      differentiator: "I come on Saturdays. I studied two years in Buenos Aires.",
    }),
  ).toBe("Santiago");
  expect(place({ targetAudience: "Older people at home in Gdynia, Sopot and Rumia." })).toBe(
    "Gdynia, Sopot and Rumia",
  );
});
