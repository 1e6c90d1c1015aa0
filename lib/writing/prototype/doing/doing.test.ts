import { doingsIn } from "./doing";
import { labelOf } from "./label";

const labels = (solution: string) => doingsIn(solution).map((doing) => labelOf(doing, true));
const sorts = (solution: string) => doingsIn(solution).map(({ sort }) => sort);

test.each([
  [
    "A mobile app that builds a weekly meal plan for the whole family around every child's allergies, turns it into a shopping list, and lets parents scan a barcode to see at once whether a product is safe.",
    ["Weekly meal plan", "Shopping list", "Scan a barcode"],
  ],
  [
    "Guests scan a code on the table and upload photos and videos into one album, and the couple gets a printed book with the best ones four weeks later.",
    ["Scan a code", "Upload photos and videos", "Get a printed book"],
  ],
  [
    "A tool that connects to their accounting software, notices when an invoice is late and sends friendly reminders in the designer's own tone.",
    ["Connect to your accounting software", "Invoices that are late", "Send friendly reminders"],
  ],
  [
    "The office sees what is missing, and the app tells the centre which sets are due for service this month.",
    ["What is missing", "Which sets are due for service"],
  ],
  [
    "You answer six questions about sun, wind and time and send one photo, we choose the plants and they come by post in April.",
    ["Answer six questions", "Send one photo", "Choose the plants", "Come by post"],
  ],
  [
    "We offer a ten-week programme in welding. Participants send one photo. Classes take place on Monday evenings.",
    ["Send one photo"],
  ],
])("%s gives whole labels", (solution, expected) => expect(labels(solution)).toEqual(expected));

test.each([
  [
    "A nurse comes to your home, checks the feet, cuts the nails and sends photos.",
    ["visit", "check", "work", "photo"],
  ],
  [
    "We rent out bikes by the month, swap them for a bigger one and take the old one back.",
    ["lend", "lend", "collect"],
  ],
  [
    "Skippers post the catch, restaurants order by 2pm, and a driver brings it the same evening.",
    ["offer", "order", "deliver"],
  ],
  [
    "You send your address, we calculate what it would bring and read the offers you get.",
    ["enter", "reckon", "check"],
  ],
])("%s is told apart by what is done", (solution, expected) => expect(sorts(solution)).toEqual(expected));

test("a pronoun stands for what was named, and a person for whoever did it", () => {
  const [, hear] = doingsIn(
    "The child records a short clip every day, and the teacher hears it before the lesson.",
  );
  expect(hear).toMatchObject({
    verb: "hear",
    rest: "the short clip before the lesson",
    moment: "before the lesson",
  });
  expect(hear?.subject.actor).toBe("teacher");
});

test("what stands before the deed is when it happens", () => {
  const all = doingsIn(
    "When somebody is sick the owner taps one button and all bakers nearby who registered get a message.",
  );
  expect(all.map(({ subject, when }) => [subject.actor, when])).toEqual([
    ["owner", "When somebody is sick"],
    ["baker", ""],
  ]);
});

test("a listed noun is no deed, and what is done to somebody is shown as what it is", () => {
  const said =
    "Farmers post shifts, pay and whether there is a bed. Students make a profile once, apply with one tap and get rated afterwards.";
  expect(sorts(said)).toEqual(["offer", "enter", "take", "review"]);
  expect(sorts("Software that collects insurance certificates from subcontractors by SMS.")).toEqual([
    "gather",
  ]);
});
