import { caseOf } from "./case";
import { competitorsOf, isNamedIn } from "./competitors";
import { writingContext } from "./context";
import { material } from "./material";
import { dutyOf } from "./plan/data/duties";

const read = (solution: string, targetAudience: string, differentiator: string, businessModel: string) =>
  material(
    writingContext({
      answers: {
        problem: "It breaks and nobody comes.",
        solution,
        targetAudience,
        differentiator,
        businessModel,
      },
      brandName: null,
      prior: {},
      seed: "s",
      startDate: "2026-11-23",
    }),
  );
const named = (m: ReturnType<typeof read>) =>
  competitorsOf(m.context.brief, m.archetype).flatMap(({ names }) => names);
const duty = (m: ReturnType<typeof read>) => dutyOf(caseOf(m))?.title ?? null;

const BOREHOLES = read(
  "We visit each borehole, measure current draw and water level and lend a spare pump until theirs is repaired.",
  "Landlords in Nairobi with a borehole",
  "We own three loan pumps.",
  "KSh 36,000 a year per borehole.",
);

test("a water level calls up no bottled water, and a pump that is lent meanwhile no lending law", () => {
  expect(named(BOREHOLES)).toEqual([]);
  expect(duty(BOREHOLES)).toBeNull();
});

test("money that is held for others does", () =>
  expect(
    duty(
      read(
        "A site where mills list rolls and designers buy them. The money is held until the roll has arrived.",
        "Mills in Alexandria; small designers",
        "We measure each roll.",
        "12% of every sale.",
      ),
    ),
  ).toMatch(/touch that money/));

test("who mends espresso machines does not compete with coffee chains", () =>
  expect(
    named(
      read(
        "We repair espresso machines in cafés within one day; the barista scans a sticker to call us.",
        "Independent cafés in Porto",
        "A loan machine comes the same day.",
        "€55 a call-out.",
      ),
    ),
  ).toEqual([]));

test("a pan to cook in is no food", () =>
  expect(
    duty(
      read(
        "A cast iron pan for dosa and rice, seasoned with oil.",
        "Home cooks in India",
        "It works on the first day with rice.",
        "₹2,190 a pan.",
      ),
    ),
  ).toBeNull());

test("a company of no single country is named where it surely is, or where it is used on a screen", () => {
  expect(isNamedIn("DE", "ecommerce")).toBe(true);
  expect(isNamedIn("KE", "ecommerce")).toBe(false);
  expect(isNamedIn("KE", "saas")).toBe(true);
});
