import { readBrief } from "../read-brief";

const read = (targetAudience: string, more = {}) =>
  readBrief({
    problem: "",
    solution: "Software for them",
    differentiator: "",
    businessModel: "",
    targetAudience,
    ...more,
  });
const groups = (audience: string) => read(audience).segments.map(({ text }) => text);

test.each([
  ["First time parents in the UK", ["First time parents in the UK"]],
  ["First: dental labs. Later: clinics", ["dental labs", "clinics"]],
  [
    "Small makers who show at markets, fashion grads who lost school access, costume people",
    ["Small makers who show at markets", "fashion grads who lost school access", "costume people"],
  ],
  [
    "Runners who train alone, people who come back after an injury",
    ["Runners who train alone", "people who come back after an injury"],
  ],
  [
    "Cyclists who commute in Ghent, Bruges and Antwerp who want a dry ride",
    ["Cyclists who commute in Ghent, Bruges and Antwerp who want a dry ride"],
  ],
  [
    "Offices with 20 to 150 people in Utrecht, ordered by the office manager",
    ["Offices with 20 to 150 people in Utrecht"],
  ],
  ["Small dental labs in Germany. There are about 7,000 labs.", ["Small dental labs in Germany"]],
  [
    "Busy florists, bakers and butchers who close at noon",
    ["Busy florists, bakers and butchers who close at noon"],
  ],
  ["Families in Riga and tourists who come for a week", ["Families in Riga", "tourists who come for a week"]],
  ["Sons and daughters who moved away", ["Sons and daughters who moved away"]],
  [
    "Singles in London, Dublin, and Manchester who want something real",
    ["Singles in London, Dublin, and Manchester who want something real"],
  ],
  [
    "Busy families, esp. those moving into a new school",
    ["Busy families, esp. those moving into a new school"],
  ],
  ["Pet people and young families who love plants", ["Pet people and young families who love plants"]],
  ["Our guests are parents and grandparents in Riga", ["parents and grandparents in Riga"]],
  ["The hosts are families in Bergen. They book us twice a year.", ["families in Bergen"]],
  ["We are aiming at rowing clubs in Wales", ["rowing clubs in Wales"]],
  ["We expect ordinary runners from Tyrol", ["ordinary runners from Tyrol"]],
  ["We are building the tool for midwives in Ghent", ["midwives in Ghent"]],
  ["The course is for self-employed translators", ["self-employed translators"]],
  ["The children are from two schools", ["The children are from two schools"]],
  ["Our dentists are very busy and hate paperwork.", ["Our dentists are very busy and hate paperwork"]],
  [
    "The sellers are developers in Vienna. The buyers are architects.",
    ["architects", "developers in Vienna"],
  ],
  ["The users are family carers. The service is paid for by the counties.", ["counties", "family carers"]],
  [
    "Our readers are parents in Halifax. Our paying customers are local shops. A typical shop books six times.",
    ["local shops", "parents in Halifax"],
  ],
  [
    "Dog owners in Ontario. Independent pet stores are a second group of buyers.",
    ["Dog owners in Ontario", "Independent pet stores"],
  ],
])("the groups of %p", (audience, expected) => {
  expect(groups(audience)).toEqual(expected);
});

test("vets with records to keep buy as a business", () => {
  expect(read("Equine vets in Norway", { problem: "They lose evenings to paperwork." }).b2b).toBe(true);
});

test("amateur clubs buy as organisations", () => {
  expect(read("Amateur sports clubs with 100 to 800 members").b2b).toBe(true);
});

test("soup made of what farms cannot sell is soup", () => {
  const { sector } = read("Offices in Utrecht", {
    problem: "Office workers want something warm at lunch. Farms nearby throw away crooked vegetables.",
    solution: "Fresh soup made each morning from vegetables that farms cannot sell",
  });
  expect(sector.id).toBe("restaurants");
});

test("who somebody was is told of the founder and proves nothing", () => {
  const brief = read("Dental labs", {
    differentiator: "I was a dental technician for 11 years. Tested by 9 labs.",
  });
  expect(brief.stated.team.map(({ text }) => text)).toEqual(["I was a dental technician for 11 years"]);
  expect(brief.proof.map(({ text }) => text)).not.toContain("I was a dental technician for 11 years");
});

test("whoever pays is won first, though the answer names the suppliers before them", () => {
  const { segments } = read("Goat farmers in Austria; home knitters and weavers", {
    solution: "A marketplace where farmers put up bags of mohair and knitters buy them by the bag.",
  });
  expect(segments[0]?.text).toBe("home knitters and weavers");
});

test("what went wrong is no claim, and what happened is told without its conjunction", () => {
  const brief = read("Choir singers", {
    differentiator: "The first 80 were gone in a month; 9 were exchanged for another colour.",
  });
  expect(brief.proof.map(({ text }) => text).join()).not.toContain("exchanged");
  expect(brief.stated.traction).not.toHaveLength(0);
});

test.each([
  ["College students in Ohio", false],
  ["Colleges in Ohio", true],
  ["Comedy venues with 50 seats in Leeds", true],
  ["Stamp collectors and dealers in Leeds", false],
  ["Freelancers and remote staff in Cork with a dog", false],
  ["Family-owned timber merchants in Norway", true],
  ["Clothing labels in Porto with three to nine employees", true],
  ["Family-run guesthouses on Naxos", true],
  ["Families with two or three children in Ghent", false],
])("%s buy as a business: %s", (audience, b2b) => {
  expect(read(audience).b2b).toBe(b2b);
});

test("who works alone for customers of their own buys as a business", () => {
  const cleaners = {
    problem: "They forget which customer has paid.",
    solution: "An app with the round on a map",
  };
  expect(read("Window cleaners in Ireland", cleaners).b2b).toBe(true);
  expect(read("Nurses who want to work abroad", { problem: "They fail the language exam." }).b2b).toBe(false);
});

test.each([
  ["Eleven salons use it and six of them are paying.", 6],
  ["14 cleaners use it now, 6 of them pay.", 6],
  ["Four choirs pay for it already.", 4],
  ["Six people pay attention to it.", undefined],
])("customers among users, in %p", (differentiator, count) => {
  expect(read("Dental labs", { differentiator }).stated.customers?.value).toBe(count);
});

test.each([
  [
    "No other app does it. I cleaned windows in Cork for nine years.",
    "I cleaned windows in Cork for nine years",
  ],
  ["I assessed tenders for a council for 12 years.", "I assessed tenders for a council for 12 years"],
])("what the founder did for years says who they are, in %p", (differentiator, said) => {
  const { stated, proof } = read("Dental labs", { differentiator });
  expect(stated.team.map(({ text }) => text)).toEqual([said]);
  expect(proof.map(({ text }) => text)).not.toContain(said);
});

test.each([
  ["€149 a month. 9 labs pay today.", 9],
  ["First client signed, two in talks. €20 per payslip.", 1],
  ["Coaches are paid £14 an hour and one can handle 40 families", undefined],
])("customers who pay already, in %p", (businessModel, count) => {
  expect(read("Dental labs", { businessModel }).stated.customers?.value).toBe(count);
});

test("free of a subscription for the first hives is no contradiction to one after them", () => {
  const brief = read("Beekeepers", {
    differentiator: "No subscription for the first 2 hives",
    businessModel: "$4 a month from the third hive",
  });
  expect(brief.contradictions).toEqual([]);
});

test.each([
  ["Owners of dive centres with 20 to 150 rental sets", true],
  ["Dive centres in Malta", true],
  ["Owners of dogs who work all day", false],
  ["Skippers who own a boat", false],
])("%s buy for a firm: %s", (targetAudience, firm) => {
  expect(
    readBrief({ targetAudience, solution: "A web app for gear", businessModel: "€49 a month" }).b2b,
  ).toBe(firm);
});

test("owners of private pools buy for themselves, owners of campsites as a business", () => {
  expect(read("Owners of private pools along the coast of Spain").b2b).toBe(false);
  expect(read("Owners of campsites along the coast of Spain").b2b).toBe(true);
});

test("who is called the payer right before the group is not counted twice", () => {
  const { segments } = read("Growers are mostly people between 25 and 45.", {
    businessModel: "Growers pay £30 per month for a plot, of which we keep 20%.",
  });
  expect(segments.map(({ text }) => text)).toEqual(["people between 25 and 45"]);
});

test("who pays is no further group where the first one names them", () => {
  const { segments } = read(
    "Managers of care homes with 30 to 90 beds in West Yorkshire. The families notice first, but the manager pays.",
  );
  expect(segments.map(({ text }) => text)).toEqual([
    "Managers of care homes with 30 to 90 beds in West Yorkshire",
  ]);
});

test.each([
  [
    "Salmon operators in Chile. Initial focus: the 14 operators with more than 20 cages.",
    ["Salmon operators in Chile"],
  ],
  [
    "Clinics in Graz. Our first focus is on dentists with two chairs.",
    ["dentists with two chairs", "Clinics in Graz"],
  ],
  ["Hotels in Riga. Starting with those near the harbour.", ["Hotels in Riga"]],
  ["Schools in Bath. Later: nurseries.", ["Schools in Bath", "nurseries"]],
  ["Schools in Bath. Secondary: nurseries.", ["Schools in Bath", "nurseries"]],
])("%s: who is won first leads, or is a part of those named", (targetAudience, groups) =>
  expect(readBrief({ targetAudience, solution: "A service" }).segments.map(({ text }) => text)).toEqual(
    groups,
  ),
);

test("who is started with comes first, and how many there are so far is no group", () => {
  expect(
    groups(
      "Silk farmers with 1 to 3 acres in Karnataka. Also breeding centres with a shop, they are easier to reach and I will start there.",
    )[0],
  ).toMatch(/^breeding centres/);
  expect(groups("Arena operators in Ontario. 1,340 subscribers after seven months.")).toEqual([
    "Arena operators in Ontario",
  ]);
});
