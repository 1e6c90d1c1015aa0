import { inShort } from "./in-short";

const group = (crowd: string, member: string) => ({ crowd, member }) as Parameters<typeof inShort>[0];

test("a group is named in full once, then by its last word; what is quoted stays", () => {
  const short = inShort(group("physiotherapy clinics", "physiotherapy clinic"));
  expect(short('Physiotherapy clinics stay. Ask a physiotherapy clinic about "physiotherapy clinics".')).toBe(
    'Physiotherapy clinics stay. Ask a clinic about "physiotherapy clinics".',
  );
  expect(short("Three physiotherapy clinics have signed.", "Hear six physiotherapy clinics")).toBe(
    "Three clinics have signed.",
  );
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
