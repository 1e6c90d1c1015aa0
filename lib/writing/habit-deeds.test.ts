import { readBrief } from "@/lib/brief/read-brief";
import { fewestWords, isDoneInstead, isTheirWork } from "./habit-deeds";
import { habitsIn } from "./habits";

test.each([
  "buying shampoo made for straight hair",
  "renting a van from big firms",
  "filtering creek water with clumsy pumps",
  "planning nurses in Excel",
  "baking at home",
])("%s is done instead", (deed) => expect(isDoneInstead(deed)).toBe(true));

test.each([
  "visiting the sea",
  "walking home alone at night",
  "writing great English",
  "holding back deposits",
  "paying when they pay",
  "calling the police",
  "burning out at forty",
])("%s is life, trouble or somebody else's doing", (deed) => expect(isDoneInstead(deed)).toBe(false));

test("one word is enough behind some verbs, and who sets out to buy has that as a task", () => {
  expect([fewestWords("pay", "agents"), fewestWords("buy", "jars"), fewestWords("pay", "bills")]).toEqual([
    1, 2, 2,
  ]);
  expect(isTheirWork("buying a used car here", "Car buyers in Leipzig")).toBe(true);
  expect(isTheirWork("buying tents for one weekend", "Campers in Leipzig")).toBe(false);
});

const told = (problem: string, targetAudience: string) =>
  habitsIn(
    readBrief({ problem, targetAudience, solution: "Something new", differentiator: "", businessModel: "" }),
    new Set(),
  );

test.each([
  [
    "Our mill has no canteen, staff eat crisps from the kiosk.",
    "Mills in Styria",
    "eating crisps from the kiosk",
  ],
  [
    "Skaters here only have car parks or their phone.",
    "Skaters in Brno",
    "making do with car parks or their phone",
  ],
  [
    "Our boat tours are booked by phone and we lose people.",
    "Boat guides",
    "booking the boat tours by phone",
  ],
  ["Receipts in a shoebox until the tax man writes.", "Cafés in Brno", "keeping receipts in a shoebox"],
  ["Pupils in Ghana and Togo pay agents who push them.", "Pupils from 16", "paying agents"],
  [
    "Salons run on WhatsApp and a paper agenda, double bookings all the time.",
    "Salons",
    "WhatsApp and a paper agenda",
  ],
  ["All our deadlines are in an Excel. Anna is ill.", "Bookkeepers", "an Excel sheet"],
  ["Tourists find only fancy lodges and nothing in between.", "Tourists", "making do with fancy lodges"],
])("the way of today in %p", (problem, audience, habit) => {
  expect(told(problem, audience)).toEqual([habit]);
});

test.each([
  ["Grandmothers get only bills.", "Grandmothers"],
  ["On paper she doesn't exist.", "Lenders"],
  ["Owners drown in email and appointments.", "Owners of inns"],
  ["All with different WhatsApp teachers and no refund.", "Parents"],
  ["Ceramic artists wait weeks for a place in a shared kiln", "Ceramic artists"],
  ["People with sensitive eyes can hardly use mascara without redness.", "People with sensitive eyes"],
])("no way of today is told in %p", (problem, audience) => expect(told(problem, audience)).toEqual([]));
