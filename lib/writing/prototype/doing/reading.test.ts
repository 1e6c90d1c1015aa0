import { doingsIn } from "./doing";
import { labelOf } from "./label";
import { tellOf } from "./tell";

const labels = (solution: string) => doingsIn(solution).map((doing) => labelOf(doing, true));
const told = (solution: string) => doingsIn(solution).map((doing) => tellOf(doing, "the app"));

test.each([
  [
    "An app where the fitter enters readings, gets warned straight away if a value looks wrong, and sends the certificate. The office can see every job and what is still unpaid.",
    [
      "Enter readings",
      "Warned if a value looks wrong",
      "Send the certificate",
      "Every job and what is still unpaid",
    ],
  ],
  [
    "An app that connects to your bank, spots the payouts, and moves the right amount into a savings account, so you can just send it.",
    ["Connect to your bank", "Spot the payouts", "Move the right amount"],
  ],
  [
    "An assistant that answers texts and emails in the manager's name, judges how urgent it is and opens a repair ticket.",
    ["Answer texts and emails", "How urgent it is", "Open a repair ticket"],
  ],
  [
    "You upload the contract and the AI highlights risky clauses and suggests what to write back.",
    ["Upload the contract", "Highlight risky clauses", "What to write back"],
  ],
  ["Payment is made in the app and the clothes are weighed in front of you.", ["Payment", "Clothes weighed"]],
  [
    "They text me photos of receipts and forward their invoices.",
    ["Text photos of receipts", "Forward your invoices"],
  ],
  [
    "You choose a ready set online, and we collect the empty box next day.",
    ["Choose a ready set", "Collect the empty box"],
  ],
])("%s gives whole labels", (solution, expected) => expect(labels(solution)).toEqual(expected));

test("what a thing is put up or filmed is that thing or nothing", () => {
  expect(
    labels(
      "A small sensor that sticks on the wall. It notices heat when nobody is there. No wiring, you put it up in 10 minutes.",
    ),
  ).toContain("Put the sensor up");
  expect(told("We send a student to the room. She films it.").join(" ")).not.toMatch(/films the student/i);
});

test("what is told without saying by whom is told as it stands", () => {
  expect(told("Payment is made through the app and released after the work is confirmed.")).toEqual([
    "Payment is made through the app and released after the work is confirmed",
  ]);
  expect(told("We cook a fresh lunch. It reaches the office by noon.")).toContain(
    "The lunch reaches the office by noon",
  );
});

test("a slip of one letter at the end of a deed is put right", () => {
  expect(told("An app that keeps track of miles and gas to.")).toEqual([
    "The app keeps track of miles and gas too",
  ]);
});
