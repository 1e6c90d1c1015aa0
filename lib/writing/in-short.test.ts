import { inShort } from "./in-short";

const group = (crowd: string, member: string, atOne = `with one ${member}`) => ({ crowd, member, atOne });

test("a group is named in full once in all that is read, then by its last word; what is quoted stays", () => {
  const short = inShort(group("physiotherapy clinics", "physiotherapy clinic"));
  expect(short('Physiotherapy clinics stay. Ask a physiotherapy clinic about "physiotherapy clinics".')).toBe(
    'Physiotherapy clinics stay. Ask a clinic about "physiotherapy clinics".',
  );
  expect(short("Three physiotherapy clinics have signed.")).toBe("Three clinics have signed.");
});

test("the article follows the word that is left", () => {
  const short = inShort(group("independent bakeries", "independent bakery"));
  expect(short("Ask an independent bakery what an independent bakery pays.")).toBe(
    "Ask an independent bakery what a bakery pays.",
  );
});

test("a head that would say too little is never left alone", () => {
  const said = "Early users wait. Early users pay.";
  expect(inShort(group("early users", "early user"))(said)).toBe(said);
});

test.each([
  ["women who ride in the evening", "rider", "Two riders ask a rider."],
  ["people who play old board games", "board game player", "Two board game players ask a board game player."],
  ["sailing boat owners", "sailing boat owner", "Two boat owners ask a boat owner."],
  ["cat and dog owners", "cat or dog owner", "Two cat and dog owners ask a cat or dog owner."],
  ["families with a sick dog", "family with a sick dog", "Two families ask a family."],
  ["care home managers", "care home manager", "Two managers ask a manager."],
])("%s get a short name", (crowd, member, said) => {
  const short = inShort(group(crowd, member));
  short(`For ${crowd}.`);
  expect(short(`Two ${crowd} ask a ${member}.`)).toBe(said);
});

test.each([
  ["home cooks", "home cook", "Cooks pay, and cooks stay.", "Home cooks pay, and cooks stay."],
  ["home cooks", "home cook", "Who cooks at home? Ask cooks.", "Who cooks at home? Ask home cooks."],
])(
  "%s keep the word that makes them this group where they are first read of",
  (crowd, member, told, said) => {
    expect(inShort(group(crowd, member))(told)).toBe(said);
  },
);

test("where people live is said once, and one of them is a person", () => {
  const short = inShort(group("people in flats without a garden", "person in flats without a garden"));
  short("For people in flats without a garden.");
  expect(short("Ask people in flats without a garden, each person in flats without a garden alone.")).toBe(
    "Ask people without a garden, each person alone.",
  );
});

test("what a share of all people is said to be stays whole", () => {
  const short = inShort(group("families with a sick dog", "family with a sick dog"));
  short("For families with a sick dog.");
  expect(short("2% are families with a sick dog.")).toBe("2% are families with a sick dog.");
});

test("firms and places are no persons, and what is quoted stays", () => {
  const short = inShort(group("dental clinics", "dental clinic", "at one dental clinic"));
  expect(
    short('Ring dental clinics who paid, then each dental clinic who said "dental clinics who care".'),
  ).toBe('Ring dental clinics that paid, then each clinic that said "dental clinics who care".');
  const people = inShort(group("bakers", "baker"));
  expect(people("Ring bakers who paid.")).toBe("Ring bakers who paid.");
});
