import { clausesIn } from "./clauses";

const verbs = (text: string) => clausesIn(text).map(({ verb }) => verb);

test.each([
  "I come to the house in a van. Service, tyres, batteries, chargers, switch faults.",
  "I come to your home. Blinds, curtain rails, shelves and cable covers, door stops.",
])("things in a row are nothing that is done: %s", (text) => expect(verbs(text)).toEqual(["come"]));

test("deeds in a row stay", () =>
  expect(verbs("We fetch the person at home, hold the folder and send notes to the family.")).toEqual([
    "fetch",
    "hold",
    "send",
  ]));
