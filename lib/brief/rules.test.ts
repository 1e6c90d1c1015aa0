import { CONTRADICTION_RULES } from "./data/contradictions";
import { RED_FLAG_RULES } from "./data/red-flags";
import { readBrief } from "./read-brief";

const contradictions = (solution: string, businessModel: string, targetAudience = "") =>
  readBrief({ solution, businessModel, targetAudience }).contradictions.map(({ rule }) => rule);

describe("contradictions", () => {
  test.each([
    ["free-and-priced", "The app is completely free for everyone.", "We charge €9 per month."],
    [
      "free-and-priced",
      "Health should be free.",
      "It will be free for ever. The subscription is 89 dollars a month.",
    ],
    ["free-for-ever-and-then-priced", "A pad.", "Free for everyone forever, then $24 a month. Also ads."],
    ["free-for-ever-and-then-priced", "Free for life.", "After the trial it costs 9 euros a month."],
    ["free-for-ever-and-then-priced", "Always free: a free app forever.", "$5 a month from the second year."],
    ["free-and-priced", "A band.", "It is completely free for users forever, they pay 39 a month."],
    ["free-and-priced", "Gratis per tutti i vicini.", "Chi presta paga 4 euro al mese."],
    ["no-commission-and-commission", "Sellers pay no commission.", "We take 8% of each sale."],
    ["cheapest-and-premium", "The cheapest meals in town, a premium service.", "€12 per meal"],
    ["local-and-worldwide", "A club for our neighbourhood.", "€5 per month, sold worldwide."],
    ["no-ads-and-ads", "A feed without any ads.", "Income comes from sponsors who pay a €20 CPM."],
    ["no-subscription-and-subscription", "No subscription, ever.", "€6 per month."],
    ["fully-automatic-and-by-hand", "Fully automated matching.", "€30 a month; our team checks every match."],
    ["one-person-and-volume", "I do everything myself.", "800 orders a week at €9."],
    [
      "non-profit-and-returns",
      "A charity for young musicians.",
      "Dividends for the founders come from course fees.",
    ],
    ["anonymous-and-verified", "Members stay completely anonymous.", "Verified members pay €4 per month."],
  ])("%s", (rule, solution, businessModel) => {
    expect(contradictions(solution, businessModel)).toContain(rule);
  });

  test("buyers with much and with little money", () => {
    const both = "Exclusive luxury customers and also students with little money.";
    expect(contradictions("A drink.", "€9 per bottle.", both)).toContain("rich-and-poor-buyers");
    expect(contradictions("A drink.", "€9 per bottle.", "Students with little money.")).toEqual([]);
  });

  test.each([
    [
      "Clips for podcasters.",
      "Creators pay $9 per hour uploaded, no subscription. A weekly show uploads 4 hours a month.",
    ],
    ["Bike repairs, no subscription.", "£25 a visit. Most people need one visit a month."],
    ["A budget planner for students.", "€2 once. A premium version may follow."],
    ["Yoga at your desk, no equipment needed.", "The mat device costs $30 elsewhere. $8 a class."],
    ["A free plan and a paid plan.", "Freemium: €8 per month for more."],
    ["No commission: sellers keep all of it.", "€15 per month per seller."],
    ["An ad-free newsletter.", "€5 per month, no sponsors, no ads."],
    ["A local bakery in our street.", "€4 per loaf."],
    ["No monthly fees.", "$199 once."],
    ["Repairs are free for life.", "The bag is 240 euros, then 20 euros a year for wax."],
    ["The basic plan is free forever.", "Pro is $9 a month after the trial."],
    ["Free for riders forever.", "Employers pay $4, then $3 from the second year."],
  ])("none in: %s", (solution, businessModel) => {
    expect(contradictions(solution, businessModel)).toEqual([]);
  });

  test("each has a reading and a reason", () => {
    expect(CONTRADICTION_RULES.length).toBeGreaterThanOrEqual(15);
    for (const { reading, why } of CONTRADICTION_RULES)
      expect(reading.length * why.length).toBeGreaterThan(400);
  });
});

const flags = (solution: string) => readBrief({ solution }).redFlags.map(({ rule }) => rule);

describe("red flags", () => {
  test.each([
    ["promised-returns", "Savers get guaranteed returns of 9% a year."],
    ["medical-claim", "A tea that cures diabetes in four weeks."],
    ["medical-claim", "Une pommade qui soigne l'asthme."],
    ["medical-claim", "Ein Tee, der Krebs heilt oder die Krankheit: er heilt jede Krankheit."],
    ["medical-claim", "Después de un mes se puede dejar la insulina."],
    ["medical-claim", "It works without any side effects."],
    ["minors", "Children share photos and chat with other kids nearby."],
    ["gambling", "Friends place bets on local football for money."],
    ["scraping", "We scrape LinkedIn profiles for recruiters."],
    ["unlicensed-advice", "Students give each other tax advice in chat."],
    ["holding-money", "The app holds the money until the job is done."],
    ["lending", "We lend money to market traders."],
    ["lending", "An app where neighbours lend each other money without interest."],
    ["lending", "I vicini si prestano i soldi tra di loro."],
    ["alcohol", "We deliver craft beer to offices."],
    ["food-safety", "Neighbours sell home-cooked meals to customers nearby."],
    ["tracking-people", "It shows where your spouse is, without their knowledge."],
    ["biometrics", "Doors open by facial recognition."],
    ["academic-cheating", "It writes essays for students overnight."],
    ["recruit-to-earn", "Members recruit others and earn a commission on their sales."],
  ])("%s", (rule, solution) => {
    expect(flags(solution)).toContain(rule);
  });

  test.each([
    "We do not give financial advice, we only sort receipts.",
    "An app that helps people stop gambling.",
    "A nail gun rental for carpenters.",
    "Alcohol-free beer delivered to offices.",
    "A course that prepares children for the swimming badge.",
    "A tool that detects fake reviews for hotel owners.",
    "A licensed adviser gives investment advice once a year.",
  ])("none in: %s", (solution) => {
    expect(flags(solution)).toEqual([]);
  });

  test("what happens in the world is no claim of the offer", () => {
    expect(
      readBrief({ problem: "Teenagers spend their money on online betting and vapes." }).redFlags,
    ).toEqual([]);
  });

  test("there are at least 20, each with advice", () => {
    expect(RED_FLAG_RULES.length).toBeGreaterThanOrEqual(20);
    for (const { advice } of RED_FLAG_RULES) expect(advice).toMatch(/^[A-Z].{40,}\.$/);
  });
});
