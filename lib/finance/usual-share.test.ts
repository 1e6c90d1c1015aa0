import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";
import { usualShare } from "./usual-share";

const marketOf = (targetAudience: string, solution = "We repair things by post.") =>
  assume(
    readBrief({
      problem: "What they have breaks after a year.",
      solution,
      targetAudience,
      differentiator: "A fixed day.",
      businessModel: "45 euros per repair.",
    }),
  ).market;

test.each([
  ["Women in Norway who swim outdoors in winter", 0.01],
  ["Hobby goat keepers in Tyrol", 0.01],
  ["Drivers and delivery people in the US who do gig work as their main income", 0.01],
  ["Gig workers in Texas without an accountant", 0.02],
  ["Parents in Ghent whose children play the cello", 0.01],
  ["Apprentice bricklayers in Leipzig", 0.01],
  ["Families whose father died in the last year", 0.02],
  ["Mothers with babies of 3 to 12 months in Lyon", 0.015],
] as const)("%s are a few in a thousand, whoever they are otherwise", (audience, most) => {
  expect(usualShare(audience)?.[1]).toBeLessThanOrEqual(most);
});

test("two fields of one kind of firm narrow it together", () => {
  const { segment, density } = assume(
    readBrief({
      problem: "They miss tenders.",
      solution: "A web app lists them.",
      targetAudience: "Civil and environmental engineering firms in Ohio",
      differentiator: "",
      businessModel: "$89 per month.",
    }),
  ).market;
  expect(density?.kinds).toBe("engineering firms");
  expect(JSON.stringify(segment)).toContain("civil and environmental engineering firms");
});

test("what nobody can tell of a group is not taken from its sex or size", () => {
  expect(usualShare("Women in Denmark under 165 cm")).toBeNull();
  const { sized, segment } = marketOf("Women in Denmark under 165 cm");
  expect(sized).toBe(false);
  expect(segment[0]?.share.value).toBeLessThanOrEqual(0.01);
});

test.each([
  ["Independent bookshops in Portugal", "Bookshops in Portugal", ["Of them independent"]],
  ["Window cleaners in Belgium", "Window cleaners in Belgium", []],
  [
    "Dive centres with 20 to 150 sets in Malta and Croatia",
    "Dive centres in Malta and Croatia",
    ["Of them with 20 to 150 sets"],
  ],
])(
  "%s are counted as businesses by what is usual for their kind, narrowed step by step",
  (audience, label, narrowed) => {
    const { baseLabel, base, segment, sized } = marketOf(audience);
    expect(baseLabel).toBe(label);
    expect(base.value).toBeLessThan(10_000);
    expect(segment.map((step) => step.label)).toEqual(narrowed);
    expect(sized).toBe(true);
  },
);

test.each([
  ["Restaurants in Lyon", 500, 2_000],
  ["Hotels in Tuscany", 500, 4_000],
  ["Vets in Denmark", 300, 1_200],
  ["Companies with 100 to 500 employees in Utrecht", 60, 400],
  ["Church choirs in Wales", 500, 3_000],
  ["Hospitals in Belgium", 100, 400],
  ["Owners of gyms in Prague", 80, 300],
  ["Smallholder farmers in Kenya", 500_000, 9_000_000],
] as const)("of the %s there are so many", (audience, least, most) => {
  const { base, segment } = marketOf(audience);
  const all = segment.reduce((left, { share }) => left * share.value, base.value);
  expect(all).toBeGreaterThan(least);
  expect(all).toBeLessThan(most);
});

test("who is under treatment is a small part of all parents", () => {
  const { segment } = marketOf(
    "Parents of babies from 2 to 12 months who are being treated with a hip brace, in Austria",
  );
  expect(segment.map(({ label }) => label).at(-1)).toBe("Of them who are being treated with a hip brace");
  expect(segment.at(-1)?.share.value).toBeLessThan(0.05);
});

test.each([
  ["Private landlords in Norway", 20_000, 300_000],
  ["Hotel groups in Norway", 50, 500],
  ["Universities in Norway", 10, 100],
] as const)("%s are so many, to an order of magnitude", (audience, least, most) => {
  const { base } = marketOf(audience);
  expect(base.value).toBeGreaterThan(least);
  expect(base.value).toBeLessThan(most);
});

test.each([
  ["Single mothers in Finland", 0.02],
  ["Streamers with 5k-50k followers", 0.0004],
  ["Daughters with a mother over 80 living alone", 0.03],
  ["Owners of pets on a diet", 0.18],
  ["Graduates who want to study in Ireland", 0.0003],
] as const)("%s are about so large a share of all people", (audience, share) => {
  const planned = usualShare(audience)?.[1] ?? 0;
  expect(planned / share).toBeGreaterThan(0.2);
  expect(planned / share).toBeLessThan(2);
});

test("freelancers with small children are counted among people, not among firms", () => {
  expect(marketOf("Freelancers in Madrid with children under 3").baseLabel).toBe("People in Madrid");
});

test("who is trained in a club is counted by the head, clubs are not", () => {
  expect(usualShare("Independent judo clubs in Norway with 30 members")).toBeNull();
  expect(usualShare("People in Norway who do judo")).not.toBeNull();
});

const SAUNA = "A wood-fired sauna in a horse trailer at the beach, booked by the seat.";
test("who may come to a place of a known kind is counted by the place and not by what some of them do beside", () => {
  const share = (audience: string) => marketOf(audience, SAUNA).segment.at(-1)?.share.value;
  expect(share("People in Galway who bathe in the sea in winter")).toBeGreaterThan(0.03);
  expect(share("Sea swimmers and visitors in Galway")).toBeGreaterThan(0.03);
  expect(share("Winter swimmers in Galway")).toBeLessThan(0.01);
});

test("among people over 50 more own their home, and a town named second is counted", () => {
  const shareOf = (audience: string) => marketOf(audience).segment.at(-1)?.share.value;
  expect(shareOf("Homeowners in Portland, mainly people over 50")).toBe(0.4);
  expect(shareOf("Homeowners in Portland")).toBe(0.26);
  const people = (audience: string) => marketOf(audience).base.value;
  expect(people("Homeowners in Portland and Beaverton")).toBe(people("Homeowners in Portland") + 97_000);
});
