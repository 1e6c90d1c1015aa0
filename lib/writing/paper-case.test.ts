import { isPaperCase, paperHandedOver } from "./paper-case";

test.each([
  ["You send us the letter, we read your letter and answer in plain words.", "letter"],
  ["Tenants photograph the lease. A lawyer marks what is not allowed.", "lease"],
  ["We check your contract before you sign.", "contract"],
])("%s is handed in", (solution, paper) => {
  expect(paperHandedOver(solution)).toBe(paper);
});

test.each([
  "Independent advisers who specialise in buyers without a permanent contract. We read the annual accounts.",
  "Trained helpers set up the device with large letters. Read us the message and we say if it's false.",
  "We visit both, propose three matches and write the agreement.",
  "We select schools, write essays and prepare the visa file.",
  "For people who send us the letters of others we have no time.",
])("%s has nothing that customers hand in", (solution) => {
  expect(paperHandedOver(solution)).toBe("");
  expect(isPaperCase(solution)).toBe(false);
});

test("a refund is a case without a paper", () => {
  expect(isPaperCase("We get refunds from airlines for delayed flights.")).toBe(true);
});
