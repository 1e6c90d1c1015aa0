import { RECIPES } from "@/lib/artifacts/recipes";
import { writingContext } from "./context";
import { dealsInThings, supplySideOf } from "./supply-side";
import { feePaid } from "./told-prices";

const read = (solution: string, targetAudience: string, businessModel: string) =>
  writingContext({
    answers: {
      problem: "It takes weeks and nobody knows whom to trust.",
      solution,
      targetAudience,
      differentiator: "Every one is checked by us.",
      businessModel,
    },
    brandName: "Brand",
    prior: {},
    seed: "s",
    startDate: "2026-11-23",
  });

test.each([
  ["A website where parents sell their pram to other parents.", true],
  ["A marketplace where orchards list what they harvest and cider makers order it.", true],
  ["An app where walkers rent out tents to each other.", true],
  ["A site where households book a vetted gardener by the hour.", false],
  ["A marketplace where seamstresses offer spare hours and shops order them.", false],
])("%s deals in things: %s", (solution, things) => {
  expect(dealsInThings(read(solution, "Parents in Oslo", "We take 12%.").brief)).toBe(things);
});

test.each([
  ["Adults 30 to 60 in Aarhus who never sang in public", false],
  ["Pupils aged 9 to 14 in Aarhus and their parents", true],
])("%s need the consent of parents: %s", (targetAudience, needed) => {
  const plan = RECIPES.actionPlan.compose(
    read(
      "Evening courses where beginners learn to sing.",
      targetAudience,
      "DKK 900 per person for six evenings.",
    ),
    {},
  );
  expect(JSON.stringify(plan).includes("consent of the parents")).toBe(needed);
});

test("whoever gets a share of the price provides, and the price is said of what is sold, not of what it lies in", () => {
  const { brief } = read(
    "A site where pupils of the upper school hold small reading circles for the ones below.",
    "Pupils of the first two years in Riga",
    "A place in a reading circle costs €4. The mentor gets 75%, we keep 25%.",
  );
  expect(supplySideOf(brief, "marketplace")).toBe("mentors");
  expect(feePaid(brief.lines, { name: "Brand", currency: "SEK", supply: null }, "25%")).toBe(
    "pay SEK 4 per place, of which Brand keeps 25%",
  );
});

test("who pays keeps the writing of its name, and where they are is no part of it", () => {
  const { brief } = read(
    "A web app where a shelter lists the blankets it can spare and families reserve them.",
    "NGOs in Leeds with 20 to 60 beds, and the families there who look for bedding",
    "NGOs pay £12 a month. We also take 10% of each blanket sold, an average blanket is £6.",
  );
  expect(brief.lines.map(({ buyer }) => buyer)).toEqual(["NGOs", "families"]);
  expect(supplySideOf(brief, "marketplace")).toBe("shelters");
});

test("whoever offers in a marketplace is its supply, whatever is booked there", () => {
  const { brief } = read(
    "A marketplace where retired judges offer half hour briefings. You book an hour and get written notes.",
    "Law students in Norway",
    "Briefings cost 300 kroner, we take a 20% commission.",
  );
  expect(supplySideOf(brief, "marketplace")).toBe("retired judges");
});

const DINNERS = [
  "A site that connects hosts with freelance chefs who cook a dinner in the host's own kitchen.",
  "The hosts are families in Utrecht. The chefs are professionals with free evenings.",
] as const;
const DEAL = "Hosts pay on our website and we keep 18% of the amount. The average dinner costs 520 euros.";

test("a commission is told of what it is taken of, and not of a commission", () => {
  const { brief } = read(DINNERS[0], DINNERS[1], DEAL);
  expect(feePaid(brief.lines, { name: "Brand", currency: "EUR", supply: null }, "18%")).toBe(
    "pay €520 per dinner, of which Brand keeps 18%",
  );
});

test("who sells gives up the share, and who buys pays the price", () => {
  const context = read(
    "A marketplace for used microscopes where universities list and companies buy.",
    "The sellers are universities in Boston. The buyers are small laboratories.",
    "We charge the seller a commission of 12 percent of the sale price. The average microscope sells for $6,500.",
  );
  const concept = RECIPES.concept.compose(context, context.brief.answers).concept;
  expect(concept).toContain("Laboratories pay $6,500 per microscope, of which Brand keeps 12%");
  expect(concept).not.toContain("niversities pay");
});

test("a marketplace that has arranged deals asks who came back and arranges no first ones", () => {
  const plan = (more: string) =>
    JSON.stringify(RECIPES.actionPlan.compose(read(DINNERS[0], DINNERS[1], `${DEAL}${more}`), {}));
  expect(plan(" So far we have arranged 37 dinners.")).toContain("have come back");
  expect(plan(" So far we have arranged 37 dinners.")).not.toContain("by telephone and spreadsheet");
  expect(plan("")).toContain("by telephone and spreadsheet");
});

test("screens of a marketplace show those who offer what is asked of them, and no plan to change", () => {
  const { mockups } = RECIPES.prototype.compose(read(DINNERS[0], DINNERS[1], DEAL), {
    concept: "",
    brandName: "Brand",
  });
  const said = JSON.stringify(mockups);
  expect(said).toContain("Requests, for freelance chefs");
  expect(said).toContain("Usually €520 per dinner");
  expect(said).not.toContain("still there");
});

test("who is called the payer right before the group is no second kind of buyer", () => {
  const { brief } = read(
    "PlotShare matches people who want to grow food with homeowners who have a garden.",
    "Growers are mostly people between 25 and 45 who live in flats in Leeds.",
    "Growers pay an average of £30 per month for a plot. We keep 20 percent of this. There is also a one-off joining fee of £15 for growers.",
  );
  expect(brief.lines.map(({ buyer }) => buyer)).toEqual([undefined, undefined]);
});
