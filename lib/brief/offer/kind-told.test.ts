import { readBrief } from "../read-brief";

const kindOf = (solution: string, businessModel: string, targetAudience = "People in the town.") =>
  readBrief({ problem: "", solution, businessModel, targetAudience, differentiator: "" }).archetypes[0]?.id;

describe("work done for a fee is no goods", () => {
  test.each([
    [
      "Two of us, one van, gutter vacuum with camera. Clear gutters, swap slipped tiles.",
      "£75 semi, £110 detached.",
    ],
    [
      "A productised bid desk. For a fixed monthly fee we screen tenders and deliver the file.",
      "€2,400 per month.",
    ],
    ["Two archivists and a scanner on wheels; page by page, with an index.", "CZK 3,900 a day."],
    ["A jeep with tools and two technicians visits each village.", "3,200 for one repair."],
    ["My brother and I with a trailer and a chipper.", "€90 a garden."],
    [
      "An hour by phone, then a draft in three days and a rehearsal. You sound like yourself.",
      "£160 with one change, £240 with two.",
    ],
    ["Nails, ears and a trim at home. Towel and table come with us.", "NZ$68 small dog, NZ$89 big."],
  ])("%s", (solution, earns) => expect(["services", "local"]).toContain(kindOf(solution, earns)));

  test.each([
    ["Wooden crates with a lid and sewn straps for the van.", "€48 a crate, wood €11."],
    ["A standing desk of oak that folds flat. We make it in Porto.", "€390 each, wood €80."],
  ])("%s is a thing", (solution, earns) => expect(kindOf(solution, earns)).toBe("ecommerce"));
});

describe("who pays in place of those it is for", () => {
  test.each([
    [
      "A free website where riders report the fare.",
      "Free for riders always. Shops sponsor a stage and pay KSh 4,000 per month.",
      "media",
    ],
    [
      "Every Friday one page: what was decided. Free by WhatsApp.",
      "A message under the page costs KES 3,500 a week.",
      "media",
    ],
    [
      "Women sew pads and talk at school. The girl pays nothing.",
      "The foundation pays PKR 3.2 million a year. Families abroad give $10 a month.",
      "nonprofit",
    ],
    [
      "A jeep with two technicians visits each village.",
      "Nobody is refused. The budget is 5.6 million: 55% grant from a foundation, 20% donations.",
      "nonprofit",
    ],
  ])("%s", (solution, earns, kind) => expect(kindOf(solution, earns)).toBe(kind));

  test.each([
    [
      "An app that plans the lessons.",
      "A school pays $139 per month. Nobody pays yet, three test it for free. According to the ministry there are 1,100.",
    ],
    ["An app that counts carbs.", "€3.99 a month. Ads are about €900 a month. Free for 14 days."],
  ])("%s", (solution, earns) => expect(kindOf(solution, earns)).toBe("saas"));
});

describe("what is done on a screen", () => {
  test.each([
    [
      "Every keg gets a sticker. The driver scans it and the brewer sees on one page who has it.",
      "£49 a month.",
      "saas",
    ],
    [
      "It listens in the room and writes the letter, and it goes into the practice system.",
      "79 euro per vet per month.",
      "saas",
    ],
    [
      "You send us an address, we send back roof material and area in under two seconds.",
      "COP 900 per address.",
      "usage",
    ],
  ])("%s", (solution, earns, kind) => expect(kindOf(solution, earns)).toBe(kind));
  test("a driver of ours is no program", () =>
    expect(kindOf("We collect the laundry with our driver and bring it back.", "€18 a bag.")).toBe(
      "services",
    ));
});

describe("two sides that are brought together", () => {
  test.each([
    [
      "We connect the owner with a retired neighbour who visits the house once a month.",
      "The owner pays ¥6,600 a month.",
    ],
    [
      "Farmers put in how many ewes and when, shearers within 40 miles see it and take the job.",
      "We add 20p a ewe.",
    ],
    ["We match office people with a cook in their street.", "Lunch is 6 euro, the cook receives 3.80."],
  ])("%s", (solution, earns) => expect(kindOf(solution, earns)).toBe("marketplace"));
  test("who buys from one side and sells to the other is none", () =>
    expect(
      kindOf(
        "We press stalks into briquettes.",
        "A bag is 160 baht.",
        "Noodle shops. Farmers are the other side.",
      ),
    ).not.toBe("marketplace"));
});

describe("money that goes out and comes back", () => {
  test.each([
    [
      "The school gets the quarter on day one from our partner bank, the family pays us weekly.",
      "The school pays 4%.",
    ],
    ["A woman gets 30,000 francs on Monday and brings back 1,100 a day.", "Of 30,000 she returns 33,000."],
    ["We pay the baker the next day and collect from the hotel.", "2.4% of the bill."],
    ["The money goes straight to the school and the sender gets the receipt.", "£2.90 per payment."],
  ])("%s", (solution, earns) => expect(kindOf(solution, earns)).toBe("fintech"));
  test("a tool that comes back is no money", () =>
    expect(kindOf("A member gets the drill on Monday and brings it back on Friday.", "€9 a month.")).not.toBe(
      "fintech",
    ));
});

describe("where no name and no deed of ours tells it", () => {
  test.each([
    [
      "Voice message in, official form out; the secretary approves it.",
      "$28.000 a month per cooperative.",
      "saas",
    ],
    [
      "Tenants write in the chat they use and get the answer from the papers.",
      "GEL 1.20 per flat per month.",
      "saas",
    ],
    ["Play and see. It hears the quarter tones and colours each note.", "EGP 99 a month.", "saas"],
    ["An address goes in, a point on the map and a confidence come out.", "Rp 90 per address.", "usage"],
    [
      "The manager posts the shift, waiters who have worked there get it first.",
      "14% on top of the wage.",
      "marketplace",
    ],
    [
      "Families open their table. You see the menu and book the day before.",
      "A seat is 180,000 kip; the family keeps 75%.",
      "marketplace",
    ],
    [
      "He pays 1,150 rupees each evening and after 40 months the tuk-tuk is his.",
      "In all Rs 1,380,000.",
      "fintech",
    ],
    ["Every time she is paid 5% moves to the school's account.", "KES 40 a month.", "fintech"],
    [
      "A half-hour show every Sunday with a lawyer. Free to listen.",
      "Phone companies pay €180 for a minute.",
      "media",
    ],
    [
      "Ninety minutes on three Mondays in the café by the rank.",
      "MAD 240. The teacher gets MAD 400.",
      "education",
    ],
    ["Six wooden cabins by the river with breakfast.", "Lv 85 a cabin a night.", "local"],
  ])("%s", (solution, earns, kind) => expect(kindOf(solution, earns)).toBe(kind));

  test.each([
    ["A wool pad that lies under the child. We knit it in Galway.", "€34 each. Wool €7.20."],
    ["Chili oil after my aunt's recipe, in a jar of 200 ml.", "€9.50 a jar. Oil €1.90, jar €0.75."],
  ])("what is made and handed over stays a thing: %s", (solution, earns) =>
    expect(kindOf(solution, earns)).toBe("ecommerce"),
  );
});
