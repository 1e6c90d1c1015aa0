import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { writingContext } from "./context";
import { crowdIn } from "./crowd";
import { material } from "./material";
import { searches } from "./search-words";
import { third } from "./third";
import { predicate } from "./voice";

const about = (answers: Partial<QuizAnswers>) =>
  material(
    writingContext({
      answers: {
        problem: "It takes far too long and nobody knows what it costs",
        solution: "We repair lift doors within a day",
        targetAudience: "Lift maintenance companies in Poland",
        differentiator: "Every repair is photographed",
        businessModel: "€120 per repair",
        ...answers,
      },
      brandName: "Doorwise",
      prior: {},
      seed: "s",
      startDate: "2026-11-23",
      corrections: { values: {}, answersToFollowUps: {}, reading: { venture: "none" } },
    }),
  );

test.each([
  ["Independent lift maintenance companies with 200 to 2,000 lifts in Poland", "lift maintenance companies"],
  ["Adults 35 to 70 with tinnitus for more than six months in Germany", "adults with tinnitus"],
  ["Municipal and regional museums in Portugal without a digital inventory", "regional museums"],
  ["people in Warsaw who don't drink", "people who don't drink"],
  ["US creators earning $15k to $200k a year", "US creators"],
  ["Fathers with children under seven in Porto", "fathers"],
  ["Care homes for people with dementia in the Netherlands", "care homes"],
  ["Owners and head chefs of independent restaurants with 30 to 100 seats in the UK", "restaurants"],
  ["Independent shop owners in small towns in England", "shops"],
  ["Working dog owners in Leeds", "dog owners"],
  ["Parents of teenagers in Cork city and suburbs, mostly working", "parents of teenagers"],
  ["Families in Leeds and the villages around it", "families"],
  ["Field sales teams of machine builders in Germany", "field sales teams"],
  ["Hobby and professional beekeepers in Germany", "beekeepers"],
  ["Teenagers from 13 to 18 in our town", "teenagers"],
  ["Everyone", null],
  ["Private eye clinics in Greek island towns", "eye clinics"],
  ["Owners of small caravans between four and six metres in Denmark", "caravan owners"],
  ["Safety managers of quarries with 20 to 90 workers", "safety managers"],
  ["Managers of private nursing homes with 15 to 60 rooms in Galicia", "nursing homes"],
  ["Owners of independent hotels in Tyrol", "hotels"],
  ["Owners of small lift repair firms with 4 to 30 fitters in Slovakia", "lift repair firms"],
  ["Second-year students of law, medicine and biology at the three colleges in Cork", "second-year students"],
  ["Couples in Galway expecting twins", "couples expecting twins"],
  ["Nurses in Leeds getting ready for a night", "nurses"],
  ["Teachers of the first and second year in Ghent", "teachers"],
  ["Freelance writers, editors and translators in Poland", "freelancers"],
  ["Sole notaries and small offices in Lyon", "notaries"],
  ["Parents of 6-9 year olds in Utrecht", "parents"],
  ["Offices with 15-60 staff in Bristol", "offices"],
  ["Families trying for a move for five years or more", "families trying for a move"],
  ["Small and mid-size tile importers and stone yards in Genoa", "tile importers"],
  ["Private and mission hospitals in Malawi with 20 to 90 beds", "mission hospitals"],
  ["Women over 40 in Lyon and the Jura who own a loom", "women who own a loom"],
  ["Olive farms over 15 hectares in Andalusia", "olive farms"],
  [
    "Adults in Galway who have finished at least one sailing course and own no boat",
    "adults who have finished a sailing course",
  ],
  ["Commercial HVAC and refrigeration companies in Ohio with 8 to 40 vans", "commercial HVAC companies"],
  ["Civil and environmental engineering firms in Maine with 5 to 50 employees", "engineering firms"],
  ["People between 25 and 45 who live in flats in Leeds", "people in flats"],
])("%s are called %s", (segment, crowd) => {
  expect(crowdIn(segment, new Set(["US"]))).toBe(crowd);
});

test.each([
  ["Municipalities in Flanders", "public"],
  ["Amateur choirs in Wales", "club"],
  ["Managers of private nursing homes in Galicia", "firm"],
  ["CNC machine shops with 3 to 25 machines in Italy", "firm"],
  ["Nurses, paramedics and hospital cleaners with children in Leeds", "person"],
  ["People with diabetes over 55 in Extremadura", "patient"],
] as const)("%s buy as a %s does", (targetAudience, sort) => {
  expect(about({ targetAudience }).group.sort).toBe(sort);
});

test("of owners of several kinds of house the first kind stands for all", () => {
  expect(crowdIn("Owners of inns, lodges and holiday flats between Thun and Spiez", new Set())).toBe(
    "inn owners",
  );
});

test("shops that sell goods on are told from shops that use them", () => {
  const goods = { solution: "We make bee hotels from offcuts", businessModel: "€11 per bee hotel wholesale" };
  expect(about({ ...goods, targetAudience: "Garden centres in Latvia" }).group.sort).toBe("shop");
});

test("of firms of several sorts the word that fits all stands for them, and tests of their sites lie on no shelf", () => {
  const { group, who, customerNoun } = about({
    solution: "We test websites with people who are blind",
    targetAudience: "Our clients are online shops, banks and transport companies in France",
    businessModel: "A test costs €3,400. The second test costs €900.",
  });
  expect([group.crowd, who, customerNoun, group.sort]).toEqual([
    "companies",
    "companies",
    "companies",
    "firm",
  ]);
});

test("the price is short enough to be said and names what it is paid for", () => {
  const { group } = about({ businessModel: "€140 per box, then €6 a month per lift" });
  expect(group).toMatchObject({ tag: "€140 per box", unit: "box", member: "lift maintenance company" });
});

test("searches name the thing, the place and the buyers", () => {
  const found = searches(about({}), "services");
  expect(found[0]).toContain("lift door");
  expect(found[0]).toContain("Poland");
  expect(found.join(" ")).toContain("lift maintenance companies");
});

test("companies of one country are named to founders of that country alone", () => {
  const inBritain = {
    solution: "A rota app for care homes",
    problem: "Rotas and shifts are written by hand",
  };
  const names = (place: string) =>
    about({ ...inBritain, targetAudience: `Care homes in ${place}` }).competitors.flatMap((c) => c.names);
  expect(names("England")).toContain("RotaCloud");
  expect(names("Portugal")).not.toContain("RotaCloud");
});

test("what a group does is no part of one of them", () => {
  const { group } = about({ targetAudience: "Households in Durban that employ a gardener" });
  expect(group.member).toBe("household");
});

test("who works alone at a desk is not met in a van, and what is done to it keeps its subject", () => {
  const desk = about({
    problem: "Invoices are paid late",
    targetAudience: "Independent translators in Vienna",
  });
  expect([desk.group.sole, desk.group.how.reach]).toEqual([false, expect.stringContaining("telephone")]);
  expect(third("We keep a list per client and remind the translator in time")).toBe(
    "it keeps a list per client and reminds the translator in time",
  );
  expect(
    predicate(
      "We visit the hall every month, clean and test every door, change rollers and hinges and write a card",
      new Set(),
    ),
  ).toBe(
    "visits the hall every month, cleans and tests every door, changes rollers and hinges and writes a card",
  );
  expect(predicate("We lend a cello with bow, case and insurance and bring it to the door", new Set())).toBe(
    "lends a cello with bow, case and insurance and brings it to the door",
  );
});
