import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { NO_CORRECTIONS } from "@/lib/finance/corrections";
import { figuresOf } from "@/lib/finance/project-figures";
import { readAnswers } from "@/lib/finance/read-answers";
import { linePhrase, pricePhrase } from "@/lib/writing/prices";
import { readBrief } from "../read-brief";
import type { Brief } from "../types";
import { ownLineOf, withOwnLines } from "./own-lines";
import type { OwnLine, ReadingCorrections } from "./reading-corrections";

const GYMS: QuizAnswers = {
  problem: "Small climbing gyms count visitors on paper and do not see which members have stopped coming.",
  solution: "A program at the desk that checks members in and shows who has not come for three weeks",
  targetAudience: "Climbing gyms in Austria with 3 to 12 employees",
  differentiator: "Works with the card readers they have. 2 gyms have tried it.",
  businessModel:
    "€69 a month per gym. Later a shop for shoes where we keep 8% of each sale. Two gyms pay today.",
};
const MENDING: QuizAnswers = {
  problem: "Cyclists in Bristol wait three weeks for a repair in spring.",
  solution: "I mend bicycles at the customer's door in the evening",
  targetAudience: "People in Bristol who cycle to work",
  differentiator: "I have mended bicycles for nine years",
  businessModel: "£45 a repair, and parts at cost",
};
const SELLING: QuizAnswers = {
  problem: "Tree nurseries lose track of young trees because paper labels rot.",
  solution: "A moulded label with a number that stays readable for eight years",
  targetAudience: "Tree nurseries in the Netherlands",
  differentiator: "Tested for three winters in two nurseries",
  businessModel: "We sell labels at €0.35 each. Making one costs €0.11.",
};

const view = ({ archetypes, b2b, sector, geography, currency, offer, stated, lines }: Brief) => ({
  kind: archetypes[0]?.id,
  firms: b2b,
  sector: sector.id,
  place: geography?.label,
  currency,
  noun: offer.noun,
  customers: stated.customers?.value,
  prices: lines.map(({ kind, price, takeRate }) => `${kind} ${price?.value ?? takeRate?.value}`).join(),
});
const line = (own: Partial<OwnLine>): OwnLine => ({ what: "visit", way: "month", amount: 50, ...own });

test.each<[string, keyof ReturnType<typeof view>, (id: string) => ReadingCorrections]>([
  ["a price by the month", "prices", (id) => ({ lines: { [id]: line({}) } })],
  ["a price by the piece", "prices", (id) => ({ lines: { [id]: line({ way: "piece" }) } })],
  ["a share", "prices", (id) => ({ lines: { [id]: line({ way: "share", amount: 0.1 }) } })],
  ["no price", "prices", (id) => ({ lines: { [id]: null } })],
  ["a place in the same country", "place", () => ({ place: "somewhere else" })],
  ["a kind", "kind", () => ({ kind: "media" })],
  ["a trade", "sector", () => ({ sector: "general" })],
  ["who pays, firms or people", "firms", () => ({ buyersAre: "people" })],
  ["customers today", "customers", () => ({ customers: 9 })],
])("%s puts right that alone", (_, part, own) => {
  for (const answers of [GYMS, MENDING, SELLING]) {
    const asRead = readBrief(answers);
    const now = view(readBrief(answers, own(asRead.lines[0]?.id ?? "")));
    expect({ ...now, [part]: null }).toEqual({ ...view(asRead), [part]: null });
  }
});

test.each([
  [GYMS, "Owners of climbing gyms with 3 to 12 employees", true],
  [GYMS, "Whoever runs the desk", true],
  [GYMS, "Families with small children", false],
  [MENDING, "Whoever leaves the house before eight", false],
  [MENDING, "Hotels and hostels", true],
])("who pays first tells whether firms pay only where its words do", (answers, buyers, firms) => {
  const [asRead, now] = [view(readBrief(answers)), view(readBrief(answers, { buyers }))];
  expect(now).toEqual({ ...asRead, firms });
});

test("what comes later stays later until the founder says otherwise", () => {
  const later = readBrief(GYMS).lines.find((each) => each.later);
  const id = later?.id ?? "";
  const own = { what: "shoe sale", way: "share", amount: 0.1 } as const;
  const now = (more: Partial<OwnLine> = {}) =>
    readBrief(GYMS, { lines: { [id]: { ...own, ...more } } }).lines.find((each) => each.id === id);
  expect(later).toBeDefined();
  expect(now()?.later).toBe(true);
  expect(now({ later: false })?.later).toBeUndefined();
  expect(later && ownLineOf(later).later).toBe(true);
  const [first] = readBrief(GYMS, { lines: { subscription: line({ later: true }) } }).lines;
  expect(first?.later).toBe(true);
});

test("a price for one and how many are bought at once stand together", () => {
  const own: OwnLine = { what: "label", way: "piece", amount: 0.35, times: 0.5, cost: 0.11, atOnce: 1000 };
  const [set] = withOwnLines([], { "own-1": own });
  expect(set).toMatchObject({ quantity: { value: 1000 }, unitsPerCustomerMonth: { value: 500 } });
  expect(set && linePhrase(set, "EUR")).toBe("€0.35 per label");
  expect(set && pricePhrase([set], "EUR")).toBe("€0.35 per label, 1,000 at a time");
  expect(set && ownLineOf(set)).toEqual(own);
  const corrections = { ...NO_CORRECTIONS, reading: { lines: { "sale-label": own } } };
  const { ledger } = figuresOf(readAnswers(SELLING, corrections), corrections);
  expect(ledger.revenue_per_customer?.value).toBeCloseTo(500 * 0.35);
});

test("work that is done once for so many is paid for all of them", () => {
  const own: OwnLine = { what: "grave", way: "once", amount: 38, cost: 20, atOnce: 4000 };
  const [set] = withOwnLines([], { "own-1": own });
  expect(set && pricePhrase([set], "EUR")).toBe("€38 per grave, 4,000 at once");
});

test("what stands in a field is asked no more", () => {
  const missing = (own: ReadingCorrections) => readBrief(SELLING, own).missing;
  const open = { ...SELLING, businessModel: "We sell labels at €0.35 each.", targetAudience: "Everybody" };
  const of = (own: ReadingCorrections) => readBrief(open, own).missing;
  expect(of({})).toEqual(expect.arrayContaining(["segment", "geography", "volume", "cost"]));
  const own: OwnLine = { what: "label", way: "piece", amount: 0.35, times: 5, cost: 0.1 };
  const given = of({
    lines: { "sale-label": own },
    buyers: "Everybody who plants trees",
    place: "Elsewhere",
  });
  for (const slot of ["segment", "geography", "volume", "cost"]) expect(given).not.toContain(slot);
  expect(missing({ lines: { "sale-label": { ...own, cost: 0 } } })).not.toContain("cost");
  const trading = { ...open, differentiator: "We have been selling to nurseries for two years" };
  expect(readBrief(trading).missing).toContain("customers");
  expect(readBrief(trading, { customers: 0 }).missing).not.toContain("customers");
});

test("what is set in the figures is asked no more either", () => {
  const open = { ...SELLING, businessModel: "We sell labels at €0.35 each." };
  const missing = (values: Record<string, number>) => {
    const corrections = { ...NO_CORRECTIONS, values };
    return figuresOf(readAnswers(open, corrections), corrections).brief.missing;
  };
  expect(missing({})).toEqual(expect.arrayContaining(["volume", "cost"]));
  expect(missing({ "units_sale-label": 400 })).not.toContain("volume");
  expect(missing({ "delivery_sale-label": 0.3 })).not.toContain("cost");
});
