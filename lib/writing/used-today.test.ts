import { readBrief } from "@/lib/brief/read-brief";
import { alternativesIn } from "./alternatives";
import { habitsIn } from "./habits";
import { setAgainst } from "./set-against";
import { signerIn } from "./signer";
import { isServed } from "./used-today";

const NONE = new Set<string>();
const read = (problem: string, solution: string, targetAudience: string, differentiator = "") =>
  readBrief({ problem, solution, targetAudience, differentiator, businessModel: "" });

const HABITS: readonly (readonly [problem: string, audience: string, habit: string])[] = [
  ["Small clubs pay a treasurer CHF 900 a year.", "Small clubs in Bern", "paying a treasurer"],
  [
    "Restaurants with shift staff plan rotas in Excel and WhatsApp and nobody knows who works when",
    "Restaurants in Spain",
    "planning rotas in Excel and WhatsApp",
  ],
  [
    "After surgery patients get a paper sheet with exercises and clinics lose patients who do not come back",
    "Physiotherapy clinics",
    "handing out a paper sheet with exercises",
  ],
  [
    "Small goat farmers burn or bury much of their hair because nobody buys it",
    "Goat farmers",
    "burning or burying much of their hair",
  ],
  [
    "In small hotels the cleaning list is kept on paper and a room is forgotten every week",
    "Small hotels in Austria",
    "keeping the cleaning list on paper",
  ],
  [
    "The receptionist phones round for an hour when somebody is ill",
    "Care homes in Wales",
    "phoning round for an hour",
  ],
  [
    "Pupils buy a cheap recorder that cracks, or borrow one from the school with a broken key",
    "Pupils in Kent",
    "borrowing one from the school with a broken key",
  ],
  [
    "Cyclists throw the chain away and buy again",
    "Cyclists in Ghent",
    "throwing the chain away and buying again",
  ],
  [
    "Tired commuters fall back on crisps from the kiosk because cooking takes an hour",
    "Commuters in Leeds",
    "falling back on crisps from the kiosk",
  ],
  ["Brides spend €900 and more on shoes they wear once", "Brides in Lille", "buying shoes they wear once"],
  [
    "Owners get contradictory tips from forums and don't know whom to trust",
    "Boat owners in Kiel",
    "taking tips from forums",
  ],
  [
    "Landladies with two flats note rents and repairs in a calendar, and miss deadlines",
    "Private landlords in Wales",
    "noting rents and repairs in a calendar",
  ],
  [
    "Orthodontists order braces from a lab abroad and wait three weeks",
    "Orthodontic practices",
    "ordering braces from a lab abroad",
  ],
  ["Notaries lose 3 hours a day on paperwork", "Notaries", "doing paperwork themselves"],
  ["Teachers open windows in winter", "Secondary schools in Latvia", "opening windows in winter"],
  ["Pupils pay $60 an hour for tutors who cancel", "Pupils in Ohio", "paying tutors"],
  ["Vets spend two hours every evening writing up notes", "Veterinary practices", "writing up notes"],
  [
    "Local sports clubs lose hours collecting membership fees",
    "Amateur sports clubs",
    "collecting membership fees",
  ],
  [
    "Offices drink bad coffee from expensive capsule machines",
    "Offices in Copenhagen",
    "drinking bad coffee from expensive capsule machines",
  ],
  [
    "Tap water in Lima is unsafe and people buy plastic bottles",
    "Families in Lima",
    "buying plastic bottles",
  ],
  [
    "Home cooks want to sell food but renting a kitchen is too expensive",
    "Home cooks in Nairobi",
    "renting a kitchen",
  ],
  [
    "Men with sensitive skin find only perfumed products",
    "Men with sensitive skin",
    "making do with perfumed products",
  ],
  [
    "People who work night shifts in hospitals eat from vending machines because the canteen closes",
    "Hospitals",
    "eating from vending machines",
  ],
];

test.each(HABITS)("what people do today is found in %p", (problem, audience, habit) => {
  expect(habitsIn(read(problem, "Something new", audience), NONE)).toContain(habit);
});

test.each([
  [
    "Removal companies book crews with a wall calendar, phone calls and Telegram. Vans stand idle.",
    "Removal firms in Ghent",
    "booking crews with a wall calendar, phone calls and Telegram",
  ],
  [
    "They use Trello for tasks, a WhatsApp group and a list on the door",
    "Flatmates in Graz",
    "using Trello for tasks, a WhatsApp group and a list on the door",
  ],
  [
    "Choirs share scores by e-mail and Dropbox, and nobody finds the right one",
    "Amateur choirs",
    "sharing scores by e-mail and Dropbox",
  ],
])("a list of means is told whole: %s", (problem, audience, habit) => {
  expect(habitsIn(read(problem, "Something new", audience), NONE)).toContain(habit);
});

test.each([
  "Small online shops pay too much for shipping because they send few parcels",
  "Freelance designers wait weeks to be paid and hate chasing clients",
  "It is hard to go out without drinking",
  "Hospice patients with bad hearing are sent to a clinic for a test",
  "Antibiotics run out on a Friday evening",
  "People throw away a third of the flowers they buy and don't know why",
  "Boarding guests with hearing problems are sent to a clinic",
  "Teams do the same darts evening every year",
])("what is merely suffered is no habit: %p", (problem) => {
  expect(habitsIn(read(problem, "Something new", "People"), NONE)).toEqual([]);
});

const ALTERNATIVES: readonly (readonly [problem: string, solution: string, who: string, flaw: string])[] = [
  [
    "The usual handymen in Porto take six weeks to come",
    "We fit shelves within a week",
    "handymen in Porto",
    "take six weeks to come",
  ],
  [
    "Banks lend a bond only to firms with two balance sheets",
    "A bond by the month for stallholders",
    "banks",
    "lend a bond only to firms with two balance sheets",
  ],
  [
    "Busy homeowners have no time to mow and lawn companies are unreliable",
    "Lawn mowing on a weekly plan",
    "lawn companies",
    "are unreliable",
  ],
  [
    "People want to get stronger but gyms and fitness apps are made for the young",
    "An app with strength programmes",
    "gyms and fitness apps",
    "are made for the young",
  ],
  [
    "Pet owners who travel do not trust strangers and kennels are stressful",
    "A marketplace of sitters",
    "kennels",
    "are stressful",
  ],
  [
    "Most scented candles are made of paraffin and smell of chemicals",
    "Hand-poured soy candles",
    "scented candles",
    "are made of paraffin and smell of chemicals",
  ],
  [
    "Repair shops for bikes are full and closed when people have time",
    "A mobile bike mechanic",
    "repair shops for bikes",
    "are full and closed when people have time",
  ],
  [
    "Farm workers struggle to find a room, and existing portals don't check the landlord",
    "Rooms near farms",
    "existing portals",
    "don't check the landlord",
  ],
  [
    "Yearly safety trainings are dull and gone within a month",
    "Short lessons after each mistake",
    "yearly safety trainings",
    "are dull and gone within a month",
  ],
  [
    "A personal chef costs $90. A private mentor costs $200 a month",
    "Lessons",
    "a private mentor",
    "costs $200 a month",
  ],
  ["Private au pairs cost €40 an hour", "Care at home", "private au pairs", "cost €40 an hour"],
  ["Big ticket sites charge 25%.", "Tickets for village halls", "big ticket sites", "charge 25%"],
  ["Letting agents keep 12% of the rent", "An app for rents", "letting agents", "keep 12% of the rent"],
];

test.each([
  ["Stall owners stand idle in one square while the next one has none", "Stall owners"],
  ["Families take an hour with the way there and back for a swim", "Families"],
  ["Hotel pools ask £25 for one private lesson", "Families"],
  ["Automatic testing tools find only about a third of the problems", "Companies"],
  ["Ballet dancers like split soles but they wear through in a month", "Ballet dancers"],
])("what only happens is no habit: %s", (problem, audience) => {
  expect(habitsIn(read(problem, "A marketplace for stalls", audience), NONE)).toEqual([]);
});

test("what suppliers of the customers do is no habit of the customers", () => {
  const problem = "Plum farmers sell to one trader who pays late. They give the small ones to the pigs.";
  expect(habitsIn(read(problem, "Plum syrup in bottles", "Bakeries in Serbia"), NONE)).toEqual([]);
});

test.each(ALTERNATIVES)("whom they turn to today is found in %p", (problem, solution, who, flaw) => {
  expect(alternativesIn(read(problem, solution, "Adults"), "adults", NONE)).toContainEqual(
    expect.objectContaining({ who, flaw, said: `${who} ${flaw}` }),
  );
});

test.each([
  ["Electricians who work alone are owed thousands by customers who forget to pay", "An app", "Electricians"],
  ["Tools in my street are used 13 minutes in their life", "A library of tools", "Neighbours"],
  ["Rural pharmacies can't open without a dispenser", "A marketplace for locums", "Village pharmacies"],
  ["Renting a kitchen is too expensive", "A shared kitchen", "Home cooks"],
  ["Stall tenants get a bill once a year that nobody can read", "A check of bills", "Independent traders"],
  [
    "Crane hire firms keep the rope log on paper",
    "A rope log for phones",
    "Independent crane hire companies in Malta",
  ],
  ["Men who wear braces get two wax sticks from a clinic", "Dental wax sticks by post", "Men with braces"],
])("neither the customers nor what they own is an alternative: %p", (problem, solution, audience) => {
  expect(alternativesIn(read(problem, solution, audience), audience.toLowerCase(), NONE)).toEqual([]);
});

test.each<[string, string | undefined]>([
  ["Home and private. Truss fitters only measure on weekdays and charge £60.", "truss fitters"],
  ["General size charts end at the waist; ours asks for the hip.", "general size charts"],
  ["Pressure mats measure the weight, not the skin. We look at both.", "pressure mats"],
  ["Medical shops stock three sizes. Here each one is cut to measure.", "medical shops"],
  ["Trussly sends the same size to everybody. We measure.", undefined],
  ["Fittings take ten minutes. We come home.", undefined],
])("whoever the difference is told against is one of today's ways: %p", (said, who) => {
  const [first] = alternativesIn(read("Trusses pinch", "A fitting at home", "Men", said), "men", NONE);
  expect(first?.who).toBe(who);
});

test("what the founder sets the offer against is an alternative too", () => {
  const said = "Unlike reminder tools it fills the empty slot";
  expect(setAgainst(read("No-shows", "A scheduling assistant", "Dentists", said), NONE)).toBe(
    "reminder tools",
  );
  expect(
    setAgainst(read("No-shows", "A scheduling assistant", "Dentists", "Faster than before"), NONE),
  ).toBeNull();
});

test.each([
  [
    "Dental practices, bought by the practice manager or the owner dentist",
    "the practice manager or the owner dentist",
  ],
  ["Offices in Utrecht, ordered by the office manager", "the office manager"],
  ["Nursing homes; the decision maker is the director of nursing", "the director of nursing"],
  ["The buyer is usually the managing partner or the bookkeeper.", "the managing partner or the bookkeeper"],
  ["Labs in Kiel. The decision is made by the head of the lab.", "the head of the lab"],
  ["The person who decides is normally the treasurer.", "the treasurer"],
  ["Parents of small children", null],
])("who signs is read from %p", (audience, who) => {
  expect(signerIn(audience)).toBe(who);
});

test.each([
  [
    "A whiteboard in the hall is ignored after a week",
    "Rowing clubs",
    "making do with a whiteboard in the hall",
  ],
  ["The queue at the ferry is forty minutes", "Commuters in Bergen", "queueing at the ferry"],
])("what is passed over or waited in is how it is done today: %s", (problem, audience, habit) => {
  expect(habitsIn(read(problem, "Something new", audience), NONE)).toContain(habit);
});

test("what a class makes people do is no habit of theirs", () => {
  expect(
    habitsIn(read("Most classes make you draw a vase", "Something new", "Adults in Leeds"), NONE),
  ).toEqual([]);
});

test("the others of one's own kind are told of, a partner is no way around the offer, and what does not work is no habit", () => {
  const names = (differentiator: string, solution: string, problem: string, businessModel: string) =>
    alternativesIn(
      readBrief({ problem, solution, targetAudience: "Cat owners in Leeds", differentiator, businessModel }),
      "cat owners",
      NONE,
    ).map(({ who }) => who);
  expect(names("Only fish. The other wet food companies all begin with beef.", "A box", "", "")).toEqual([
    "other wet food companies",
  ]);
  expect(
    names("", "We lend a scratching post for a month", "Shops sell only huge ones.", "Shops pay us £9"),
  ).toEqual([]);
  expect(names("", "We rent cat trees with a hammock", "A new cat tree costs £300 and wobbles.", "")).toEqual(
    [],
  );
  expect(habitsIn(read("Owners wear gloves that do not fit", "A brush", "Owners of cats"), NONE)).toEqual([]);
  expect(
    habitsIn(read("Baking at home takes too long and they worry", "A box", "Owners of cats"), NONE),
  ).toEqual(["baking at home"]);
});

test.each([
  [
    "The other sailing schools only teach courses or fixed weekends. We lend the boat.",
    "other sailing schools",
  ],
  [
    "Other business clubs just offer dinners and speeches. We sit down over the books.",
    "other business clubs",
  ],
])("the rest of one's own kind is named without what they do: %s", (differentiator, offer) => {
  const brief = read(
    "People who learnt to sail have nowhere to go on.",
    "A shared boat.",
    "Adults",
    differentiator,
  );
  expect(alternativesIn(brief, "adults", NONE).map(({ who }) => who)).toContain(offer);
});

test.each<[string, string, string[]]>([
  [
    "Parents buy a new bag every year and the books still get wet on the way to school.",
    "Ours is mended free.",
    [],
  ],
  [
    "Families ring ten people before a wedding.",
    "Facebook groups and WhatsApp give you numbers but nobody is responsible.",
    ["Facebook groups and WhatsApp"],
  ],
])("%s %s: what is used today, and not what suffers", (problem, differentiator, who) => {
  const brief = read(problem, "A tent or a bag", "Families in Nairobi", differentiator);
  expect(alternativesIn(brief, "families", new Set(["Facebook", "WhatsApp"])).map((one) => one.who)).toEqual(
    who,
  );
});

test("whoever is served is no other way of doing it", () => {
  const brief = readBrief({
    problem: "Engineering companies in southern Germany have excellent products but are invisible online.",
    solution: "We write LinkedIn posts for the managing directors of engineering companies.",
    targetAudience: "Machine builders in Baden-Württemberg",
    differentiator: "",
    businessModel: "",
  });
  expect(isServed("engineering companies in southern Germany", brief)).toBe(true);
  expect(isServed("marketing agencies", brief)).toBe(false);
  expect(isServed("other engineering companies", brief)).toBe(false);
});

test("a word that ends in s is no deed where another verb follows", () => {
  const of = (differentiator: string) =>
    alternativesIn(
      read(
        "Orders are lost.",
        "Web software for dental labs where the dentist fills in a form.",
        "Owners of dental laboratories",
        differentiator,
      ),
      "dental laboratories",
      NONE,
    ).map(({ who }) => who);
  expect(of("The foreign lab programs are in English. Ours works from the phone.")).not.toContain(
    "the foreign lab",
  );
});
