import { readBrief } from "../read-brief";
import { inFull } from "../told-numbers/as-typed";

const read = (businessModel: string, solution = "", targetAudience = "") =>
  readBrief({ problem: "", solution, targetAudience, differentiator: "", businessModel });
const prices = (...said: Parameters<typeof read>) => read(...said).lines.map(({ price }) => price?.value);

test("what is typed short is read in full", () => {
  expect(inFull("$12/mo, min 20 pcs @ $3 w/o frame")).toBe(
    "$12 per month, minimum 20 pieces  at  $3 without frame",
  );
});

test("people on a list, pieces sold and the most there is are no prices", () => {
  expect(prices("$8/mo or $15/mo for teams. 212 on the waitlist from a post")).toEqual([8, 15]);
  expect(prices("€14 per jar, shops €9. We make 600 jars a week and are selling about 340.")).toEqual([
    14, 9,
  ]);
  expect(prices("£150 for up to 8 guests, £12 for each extra, max 15.")).toEqual([150, 12]);
});

test("who works for the business is paid by it", () => {
  expect(
    prices("It costs us $30 a meal (food, gas, a paid cook at $19 an hour). $12 a month from members."),
  ).toEqual([12]);
});

test("months free by the year are a yearly plan and no trial", () => {
  const { lines, terms } = read("$10 a month up to 5 users, $20 a month up to 20. Yearly 2 months free.");
  expect(lines.map(({ ahead }) => ahead?.price)).toEqual([100, 200]);
  expect(terms.filter(({ kind }) => kind === "trial")).toEqual([]);
  expect(read("$10 a month, first 2 months free.").terms[0]?.kind).toBe("trial");
});

test("a price for who takes many is the lower end of the price", () => {
  const [line] = read("$6 per brick, minimum 10 bricks. 200 bricks and above $5.").lines;
  expect([line?.price?.low, line?.price?.high]).toEqual([5, 6]);
});

test("plans are called by what stands behind the sum, and who gets a price is its buyer", () => {
  expect(
    read("free for 3 boards, $9/mo unlimited, $19/mo if you need a second login").lines.map(
      ({ label }) => label,
    ),
  ).toEqual(["Unlimited", "If you need a second login"]);
  const { lines } = read(
    "€12 per jar. Delis get €8. Jar and fruit cost us €3.",
    "Jam",
    "Families, and delis who resell",
  );
  expect(lines.map(({ buyer }) => buyer)).toContain("delis");
});

test("sums in the Swiss way have their sign in German answers, too", () => {
  expect(
    prices(
      "Einrichten CHF 540 pro Garten inkl. Erde. Pflege im Abo CHF 70 pro Monat.",
      "Ich pflege den Garten.",
    ),
  ).toEqual([540, 70]);
});
