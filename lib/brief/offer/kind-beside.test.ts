import { readBrief } from "../read-brief";

const kindOf = (
  solution: string,
  businessModel: string,
  targetAudience = "people in the region",
  differentiator = "",
) =>
  readBrief({
    problem: "Nobody here does it any more.",
    solution,
    targetAudience,
    differentiator,
    businessModel,
  }).archetypes[0]?.id;

describe("what is earned beside the main thing decides no kind", () => {
  test.each([
    [
      "I rehair and restore bows by hand in my workshop, in one day if you book it.",
      "Rehairing €75. Repairs from €40 to €380. I could also do a course for amateurs once in winter, 90 euros each.",
      "services",
    ],
    [
      "I copy and restore antique wall tiles. You send a photo and one broken piece, I fire a test tile.",
      "From €18 a tile. Twice a year I'd like to give a weekend workshop in glazing, €140 a head.",
      "services",
    ],
    [
      "I make glass eyes by hand over the burner, for animals and dolls.",
      "Simple pair 600 Kč, animals 1400 Kč. I would like also to do a course two times a year, 9000 Kč per person.",
      "ecommerce",
    ],
  ])("%s", (solution, model, kind) => {
    expect(kindOf(solution, model)).toBe(kind);
  });

  test("a workshop that customers are started with makes no school of a program on the phone", () => {
    expect(
      kindOf(
        "Short exercise videos for drivers that work without internet, plus a small kit.",
        "Company pays €6 per driver per month. A start workshop at the base €300.",
        "Transport companies",
      ),
    ).not.toBe("education");
  });

  test("small groups whom teachers teach are taught, in any language", () => {
    expect(
      kindOf(
        "Kleine Gruppen mit fünf Kindern, zweimal in der Woche nachmittags. Am Anfang machen wir einen Test.",
        "89 Euro im Monat pro Kind für acht Termine.",
        "Familien mit Kindern von 10 bis 14 Jahren in Essen",
        "Bei uns unterrichten Lehrerinnen.",
      ),
    ).toBe("education");
  });

  test("what is fetched every week is work, whatever comes by mail with it", () => {
    expect(
      kindOf(
        "We collect used cooking oil from kitchens every week with an electric van. The kitchen gets a certificate by mail.",
        "€29 a month per kitchen.",
        "Restaurants and canteens in Lyon",
      ),
    ).toBe("services");
  });
});
