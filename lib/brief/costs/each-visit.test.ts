import { readBrief } from "../read-brief";

const read = (solution: string, businessModel: string) =>
  readBrief({
    problem: "It smells in the courtyard and the neighbours complain.",
    solution,
    targetAudience: "Independent restaurants in Lyon",
    differentiator: "We come every time.",
    businessModel,
  });

const costOf = (solution: string, businessModel: string) =>
  read(solution, businessModel).lines[0]?.unitCost?.value ?? 0;

describe("what each visit costs, of whoever pays by the month", () => {
  const nightly = "A rider picks up sealed buckets of food waste every night.";

  test("the pay of a round is shared by its stops, and there is one every night", () => {
    const cost = costOf(
      nightly,
      "€179 per month. A rider costs us €16 an hour and does 14 restaurants in a three hour round.",
    );
    expect(cost).toBeCloseTo((16 * 3 * 30) / 14, 1);
  });

  test("travel told with a visit is paid at each visit", () => {
    const cost = costOf(
      "We visit a kitchen once a fortnight and clean the hood.",
      "A kitchen pays €90 per month. A visit takes me half a day, travel about €8.",
    );
    expect(cost).toBeCloseTo((8 * 26) / 12, 1);
  });

  test("what lasts for years is spread over them, for as many as each customer has", () => {
    const cost = costOf(
      nightly,
      "€79 per month for one bucket a night. Buckets cost €11 and last two years, every restaurant needs four.",
    );
    expect(cost).toBeCloseTo((11 * 4) / 24, 2);
  });

  test("whoever comes twice a week is paid twice a week, by whatever name", () => {
    const twice = (60 * 2 * 52) / 12;
    const paid = "$900 per month per office. Coaches are contractors and get $60 per class.";
    expect(costOf("Certified coaches come to the office twice a week for a group class.", paid)).toBeCloseTo(
      twice,
      0,
    );
  });

  test("travel told of no visit stays what it was", () => {
    expect(costOf("We write menus.", "€90 per month. Travel about €8.")).not.toBeCloseTo((8 * 26) / 12, 1);
  });
});

describe("numbers and signs as founders write them", () => {
  test("two and a half hours", () => {
    const { lines } = read(
      "An app with trained carers who come to the home.",
      "Parents pay 17 euros an hour, a morning is two and a half hours. A family books six mornings a month.",
    );
    expect(lines[0]?.unitsPerCustomerMonth?.value).toBeCloseTo(15, 5);
  });

  test("a dollar of a smaller country", () => {
    expect(read("We build filters.", "A filter is N$38,000.").currency).toBe("NAD");
    expect(read("We bake.", "A cake is J$4,500.").currency).toBe("JMD");
  });

  test("three words that name what is counted", () => {
    const { lines } = read(
      "We clean hearing aids.",
      "A home pays £6 per hearing aid user per month. A home has about 22 users.",
    );
    expect(lines[0]?.quantity?.value).toBe(22);
  });

  test("a contract that keeps a bought thing up is paid beside it, one for the same work in place of it", () => {
    const ids = (text: string) => read("We build pumps and clean tanks.", text).lines.map(({ id }) => id);
    expect(ids("A pump is €900. The service contract is €95 every four months.")).not.toContain("plan-2");
    expect(ids("A clean is €420. On the quarterly plan each clean drops to €360.")).toContain("plan-2");
  });
});

describe("what has happened", () => {
  const traction = (businessModel: string, differentiator = "We come every time.") =>
    (
      readBrief({
        problem: "It smells.",
        solution: "We clean hearing aids.",
        targetAudience: "Care homes in Leeds",
        differentiator,
        businessModel,
      }).stated.traction ?? []
    ).map(({ text }) => text);

  test("is told without what others only want", () => {
    expect(
      traction("£90 a month. Four homes have signed since May, two more want to start in January."),
    ).toEqual(["Four homes have signed since May"]);
    expect(traction("$520 a year. I have 64 horses on the plan.")).toEqual(["I have 64 horses on the plan"]);
  });

  test("is no habit of a customer, no cost, no price, and nothing of others", () => {
    expect(traction("£6 per user. A home has about 22 users.")).toEqual([]);
    expect(traction("€79 a month. A rider costs us €16 an hour and does 14 restaurants.")).toEqual([]);
    expect(traction("A system is €900 installed and €1,400 for larger places.")).toEqual([]);
    expect(traction("£90 a month.", "The shops only look after aids they have sold.")).toEqual([]);
  });
});

describe("costs in lists and of people", () => {
  const money = (businessModel: string) => {
    const { lines, stated } = read("I make quilts and bears from clothes.", businessModel);
    return { costs: lines.map(({ unitCost }) => unitCost?.value), lines, stated };
  };

  test("a second list of the same things for less is what they cost, and hours are no money", () => {
    const { costs } = money(
      "A lap quilt is $420, a large one $780, a bear $165. Backing and batting is $60 for a lap quilt, $95 for a large one and $12 for a bear. I need 14 hours for a lap quilt, 26 for a large one and 4 for a bear.",
    );
    expect(costs).toEqual([60, 95, 12]);
  });

  test("a second man is paid, what is included is spent, and a part is no second sum", () => {
    const { lines } = money("A delivery is 290 kr. We need a second man at 230 kr an hour for seven hours.");
    expect(lines.map(({ price }) => price?.value)).toEqual([290]);
    expect(money("A quilt is $420. Shipping is $24 on average and included.").costs).toEqual([24]);
    const { stated } = money("$120 a night. Building it cost $110,000 of which $40,000 is from my brother.");
    expect(stated.capex?.value).toBe(110_000);
  });

  test("what is paid by weight is bought by the piece", () => {
    const { lines } = money("£38 per kilo of bronze poured, average piece 4.2 kilos.");
    expect(lines[0]?.quantity?.value).toBe(4.2);
  });

  test("of two towns of one name the one among the other places is meant", () => {
    const answers = {
      problem: "Small foundries in Yorkshire wait three months.",
      solution: "A shared foundry.",
      targetAudience: "Sculptors within two hours of Halifax",
      differentiator: "You are there.",
      businessModel: "£38 per kilo.",
    };
    expect(readBrief(answers).geography?.country).toBe("GB");
    expect(readBrief({ ...answers, problem: "They wait." }).geography?.country).toBe("CA");
  });
});
