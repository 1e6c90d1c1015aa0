import { writingContext } from "../context";
import { material } from "../material";
import { brandNames } from "./names";

const answers = (where: string, more: Partial<Record<string, string>> = {}) => ({
  problem: `Dental laboratories in ${where} get their orders on paper slips. One crown in twelve has to be made again.`,
  solution: "Web software for dental labs where the dentist fills in an order form with tooth and shade.",
  targetAudience: `Owners of dental laboratories with 3 to 15 technicians in ${where}.`,
  differentiator: "Most labs use a notebook. The form will not send if something is missing.",
  businessModel: "100 per lab per month, the first month is free.",
  ...more,
});
const namesIn = (where: string, more = {}) =>
  brandNames(
    material(
      writingContext({
        ...{ answers: answers(where, more), brandName: null, prior: {}, seed: "s", startDate: "2026-11-23" },
      }),
    ),
  );
const inTongue = (where: string, more = {}) =>
  namesIn(where, more).filter(({ sayability = "" }) => !/syllable/.test(sayability));

test("where customers live in Spanish several names are Spanish, the first of them too", () => {
  const names = inTongue("Medellín");
  expect(names.length).toBeGreaterThanOrEqual(3);
  expect(namesIn("Medellín")[0]).toMatchObject({ name: "Pieza Lista" });
  expect(names[0]?.rationale).toContain("the piece is ready");
});

test("where rivals' language is the fault no name is English", () => {
  const rivals = { differentiator: "The foreign lab programs are in English and charged in dollars." };
  expect(inTongue("Medellín", rivals)).toHaveLength(10);
});

test("an English name is spelled out for whoever does not live in English", () => {
  const english = namesIn("Medellín").filter(({ sayability = "" }) => /syllable/.test(sayability));
  for (const { sayability } of english) expect(sayability).toMatch(/spell it out for Spanish speakers$/);
});

test("the address is typed on any keyboard: no letter is lost from Pełna Półka", () => {
  const polish = namesIn("Kraków").map(({ name, domain }) => ({ name, domain }));
  for (const { name, domain } of polish)
    expect(domain.replace(".com", "")).toHaveLength(name.replace(/[^\p{L}\d]/gu, "").length);
});

test.each(["Leeds", "Chicago"])("in %s names stay English", (town) => {
  for (const { sayability } of namesIn(town)) expect(sayability).toMatch(/syllable/);
});

test("in Nairobi English names stay, one or two of Swahili stand among them", () => {
  const swahili = inTongue("Nairobi");
  expect(swahili.length).toBeGreaterThan(0);
  expect(swahili.length).toBeLessThanOrEqual(2);
});
