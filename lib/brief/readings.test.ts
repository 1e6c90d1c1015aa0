import { IDEAS } from "@/lib/writing/fixtures";
import { FOUNDERS } from "./fixtures";
import { readBrief } from "./read-brief";
import type { Archetype } from "./types";

const ALL = { ...IDEAS, ...FOUNDERS };
type Id = keyof typeof ALL;

const near = (value: number) => String(Number(value.toFixed(4)));

/** What is earned and what it costs, one short text a line. */
const linesOf = (id: Id) =>
  readBrief(ALL[id]).lines.map((line) =>
    [
      line.later ? "later" : "",
      line.kind,
      line.takeRate ? `${near(line.takeRate.value * 100)}%` : near(line.price?.value ?? 0),
      line.per ? `a ${line.per}` : "",
      line.averageOrder ? `of ${near(line.averageOrder.value)}` : "",
      line.unitsPerCustomerMonth ? `x${near(line.unitsPerCustomerMonth.value)}` : "",
      line.quantity ? `for ${line.quantity.value}` : "",
      line.unitCost ? `cost ${near(line.unitCost.value)}` : "",
      line.costShare ? `share ${near(line.costShare.value)}` : "",
    ]
      .filter(Boolean)
      .join(" "),
  );

const READ: Record<
  Id,
  readonly [sector: string, archetype: Archetype, currency: string, ...lines: string[]]
> = {
  hvac: ["home-services", "saas", "USD", "recurring 99 a month", "perUse 3 x12"],
  toolLending: ["sharing", "marketplace", "GBP", "take 20% of 14 x1"],
  bread: ["food-products", "ecommerce", "EUR", "unitSale 34 x1 cost 19"],
  coldRoom: ["logistics", "local", "KES", "capacity 60 a day"],
  newsletter: ["media", "media", "EUR", "recurring 29 a month", "audience 40"],
  leakSensor: ["water", "hardware", "USD", "unitSale 149 for 5 cost 62", "recurring 6 a month for 5"],
  tutoring: ["schools", "education", "MXN", "oneOff 2900 share 0.35"],
  kitchen: ["restaurants", "nonprofit", "SEK", "grant 600000 a year", "perUse 110"],
  documentApi: ["developer-tools", "usage", "USD", "perUse 0.04 cost 0.011"],
  vague: ["general", "saas", "USD"],
  spanish: ["retail", "saas", "EUR", "recurring 39 a month"],
  injection: ["pets", "services", "EUR", "perUse 14 x10 share 0.7"],
  dentalLab: ["health-clinics", "hardware", "PLN", "unitSale 38000 cost 21000", "recurring 900 a month"],
  weddingPhotos: ["photography", "services", "EUR", "oneOff 2900 cost 450"],
  cattleTag: [
    "agriculture",
    "hardware",
    "KES",
    "unitSale 2400 for 6 cost 1350",
    "recurring 60 a month for 6",
  ],
  surfHostel: ["hotels", "local", "EUR", "capacity 52 cost 9", "perUse 35"],
  payrollApi: ["hr", "usage", "CAD", "recurring 4 a month for 900"],
  podcasts: ["media", "media", "EUR", "audience 28", "recurring 6 a month share 0.7"],
  solarCoop: ["energy", "nonprofit", "GBP", "perUse 0.17 x2800", "grant 40000 a year"],
  kidsBikes: ["bicycles", "local", "EUR", "unitSale 145 cost 88"],
  elderVisits: ["elder-care", "services", "JPY", "recurring 9800 a month share 0.6"],
  chessCourse: ["hobbies", "education", "GBP", "oneOff 149"],
  foodTruck: ["restaurants", "local", "EUR", "capacity 8.5 cost 3.1"],
  carbonSaas: ["climate", "saas", "EUR", "recurring 690 a month", "oneOff 2400"],
  busDepot: ["hr", "saas", "CZK", "recurring 3900 a month"],
  beekeeping: ["agriculture", "hardware", "EUR", "unitSale 119 for 10 cost 48", "recurring 18 a year for 10"],
  dubbing: ["entertainment", "services", "USD", "oneOff 7 for 2200 share 0.55"],
  schoolLunch: ["restaurants", "services", "AUD", "perUse 0.35 x900"],
  legalLetters: ["legal", "services", "GBP", "perUse 45", "unitSale 60"],
  coffeeCart: ["restaurants", "local", "EUR", "capacity 2.8", "unitSale 2"],
  microLoans: ["lending", "fintech", "GHS", "take 3% of 900 x0.5"],
  guaranteed: ["investing", "fintech", "EUR", "take 2%"],
  cureTea: ["health-clinics", "ecommerce", "GBP", "recurring 39 a month"],
  contradictory: ["schools", "marketplace", "EUR", "take 15% of 24"],
  coarse: ["software-tools", "saas", "USD", "perUse 0.09", "recurring 60 a month"],
  minimal: ["food-products", "marketplace", "USD"],
  french: ["grocery", "marketplace", "EUR", "take 6% of 85"],
  german: ["home-services", "saas", "EUR", "recurring 49 a month"],
  portuguese: ["agriculture", "marketplace", "BRL", "take 4% of 600"],
  archive: ["nonprofit", "nonprofit", "EUR", "perUse 600 a day cost 410", "grant 18000 a year"],
  tiffin: [
    "restaurants",
    "services",
    "INR",
    "recurring 3200 a month cost 1440",
    "recurring 5800 a month cost 2880",
    "unitSale 99 cost 60",
  ],
  padelClub: ["fitness", "local", "GBP", "capacity 25", "recurring 25 a month"],
  b2bFreight: ["logistics", "marketplace", "NGN", "take 8% of 450000 x6 cost 9000"],
  skincareJp: ["beauty", "ecommerce", "JPY", "recurring 2740 a month cost 885", "oneOff 6800 cost 1350"],
  clinicSoftware: ["software-tools", "saas", "GBP", "recurring 119 a month", "perUse 0.06"],
  agencyAds: ["marketing", "services", "EUR", "recurring 1400 a month", "oneOff 500"],
  foodBank: ["nonprofit", "nonprofit", "BRL", "recurring 800 a month", "grant 120000 a year"],
  watercolour: ["hobbies", "education", "USD", "oneOff 39 share 0.1", "recurring 15 a month share 0.1"],
  enzyme: ["biotech", "ecommerce", "INR", "unitSale 420 x900 cost 190"],
  invoiceFinance: ["lending", "fintech", "MXN", "take 2.9% of 180000 x3 cost 1800"],
  repairCafe: ["repair", "local", "EUR", "capacity 139 share 0.4", "unitSale 49 share 0.4"],
  petBox: ["pets", "ecommerce", "EUR", "recurring 24.9 a month cost 11.2"],
  franchise: ["beauty", "local", "USD", "capacity 65", "later oneOff 35000", "later take 6%"],
  elevatorApi: [
    "manufacturing",
    "hardware",
    "EUR",
    "oneOff 240 for 766 cost 96",
    "recurring 11 a month for 766 cost 1.1",
  ],
  eSIM: ["telecom", "usage", "USD", "perUse 5 x4 cost 2.1 share 0.15"],
  harvestHelp: ["recruiting", "services", "EUR", "perUse 24.5 cost 17.8"],
  shortOne: ["mobility", "marketplace", "EUR", "take 20%"],
  vagueWellness: ["general", "saas", "USD"],
  vagueGreen: ["general", "saas", "USD"],
  vagueAll: ["general", "saas", "USD"],
};

describe.each(Object.entries(READ) as [Id, (typeof READ)[Id]][])(
  "%s",
  (id, [sector, archetype, currency, ...lines]) => {
    test("trade, way of earning and every price are read as meant", () => {
      const brief = readBrief(ALL[id]);
      expect([brief.sector.id, brief.archetypes[0]?.id, brief.currency]).toEqual([
        sector,
        archetype,
        currency,
      ]);
      expect(linesOf(id)).toEqual(lines);
    });
  },
);

test("a vague idea has no sector at all rather than a wrong one", () => {
  for (const id of ["vague", "vagueWellness", "vagueGreen", "vagueAll"] as const)
    expect(readBrief(ALL[id]).sector).toMatchObject({ id: "general", confidence: 0 });
});

test("what a business can do is a limit and not what one customer buys", () => {
  const capacity = (id: Id) => {
    const { stated } = readBrief(ALL[id]);
    return [Number(stated.capacity?.value.toFixed(1)), stated.capacityUnit];
  };
  expect(capacity("foodTruck")).toEqual([4800, "meals"]);
  expect(capacity("surfHostel")).toEqual([720, "nights"]);
  expect(capacity("weddingPhotos")).toEqual([2.3, "weddings"]);
  expect(capacity("franchise")).toEqual([270, "cuts"]);
  expect(capacity("padelClub")).toEqual([1800, "hours"]);
});

test.each([
  [
    "Home-care agencies with about 120 patients",
    "CA$39 per patient per month, billed to the agency",
    39,
    120,
  ],
  ["Schools with 400 pupils", "£3 per pupil per year", 3, 400],
  ["Patients with a chronic wound", "$30 per patient per month; our clinic has 200 patients", 30, undefined],
  ["People who train alone", "£20 per member per month; we have 40 members", 20, undefined],
])("%s: %s", (targetAudience, businessModel, price, quantity) => {
  const [line] = readBrief({ targetAudience, businessModel }).lines;
  expect([line?.price?.value, line?.quantity?.value]).toEqual([price, quantity]);
});

test("beside a commission an average is the trade, with its own frequency, and no second price", () => {
  const { lines } = readBrief({
    businessModel:
      "We take 12% of each booking; a chair costs £45 a day on average and a freelancer books about nine days a month",
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    kind: "take",
    takeRate: { value: 0.12 },
    averageOrder: { value: 45 },
    unitsPerCustomerMonth: { value: 9 },
  });
});

test("what is paid once is a sale, and a thing with an article after it is named without", () => {
  const brief = readBrief({
    solution: "A logger the size of a matchbox that lies in the box and records the temperature.",
    businessModel:
      "KES 4,500 per logger once and KES 350 per logger per month; a logger costs us KES 2,100 to make",
  });
  expect(brief.offer.noun).toBe("logger");
  expect(brief.archetypes[0]?.id).toBe("hardware");
  expect(brief.lines.map(({ kind, price }) => [kind, price?.value])).toEqual([
    ["unitSale", 4500],
    ["recurring", 350],
  ]);
});
