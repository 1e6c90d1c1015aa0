import { readBrief } from "../read-brief";

/** solution | business model | kind of business | what it is called */
const ROWS = [
  [
    "A disc that you lay under a flower pot. It weighs the soil and lights up when the plant is thirsty. One coin battery lasts a year.",
    "€19 per disc. Parts cost €7.",
    "hardware",
    "disc",
  ],
  [
    "You leave us your boots, we mend the soles and bring them back on Friday in a box.",
    "€45 per pair. Rubber costs €8.",
    "services",
    null,
  ],
  [
    "Villagers put up their spare room for the night, walkers book it from the trail and pay by card.",
    "€25 a night, of which the villager gets €21.",
    "marketplace",
    "room marketplace",
  ],
  [
    "Linen aprons sewn for tall cooks, with a loop for the towel. We post them from Ghent.",
    "€48 per apron. Linen and sewing cost €19.",
    "ecommerce",
    "linen aprons",
  ],
  [
    "A helper that reads the coach's training notes and drafts a plan for each swimmer.",
    "€9 a month per coach.",
    "saas",
    "helper",
  ],
  [
    "A ghost story evening in an empty mill: guests get a lantern and a four course dinner.",
    "€55 per guest. Dinner costs €18.",
    "services",
    "ghost story evening",
  ],
  [
    "We come before breakfast, take the moss off the steps and salt them.",
    "€60 per visit. Salt costs €4.",
    "services",
    null,
  ],
  [
    "The coach marks a stroke on the tablet, the rower looks at it at home, and the coach sees who has trained.",
    "€11 a month per coach.",
    "saas",
    null,
  ],
  [
    "Walkers book a mule by phone, drovers open the days on which theirs are free and are paid by the trip.",
    "€60 per trip, the drover gets €45.",
    "marketplace",
    null,
  ],
  [
    "Two tilers come within a week and set loose slabs again.",
    "€150 per terrace. Mortar costs €12.",
    "services",
    null,
  ],
  [
    "Four mornings in a barn where a rider learns to fall, with a mat to practise at home.",
    "€90 for the four mornings.",
    "education",
    "mornings",
  ],
  [
    "A cork pad with coils under the cat's chair. The owner gets a message when the cat stops jumping.",
    "€80 per pad. Pad and electronics cost €31.",
    "hardware",
    "cork pad",
  ],
  [
    "A bath mat of cork that dries while you dress.",
    "€42 a mat in our web shop; making one costs €15.",
    "ecommerce",
    "bath mat",
  ],
  [
    "We knit a seamless sock from a photo of your foot.",
    "€29 per sock, yarn €6.",
    "ecommerce",
    "seamless sock",
  ],
  [
    "We list what each cargo ship charged on a route last week.",
    "€90 a month per company.",
    "services",
    null,
  ],
  [
    "An online course with short weekly videos and a live evening on which a cellist answers questions.",
    "€35 per month.",
    "education",
    "online course",
  ],
  [
    "A mobile app that connects flat owners with checked cleaners in their street and pays them after each clean.",
    "We take a 20% commission on each clean. An average clean costs €60. Cleaners can pay €12 a month to be shown first.",
    "marketplace",
    "mobile app",
  ],
  [
    "Brines in stone jars from Saxon cucumbers, in three strengths.",
    "€7 per jar, four jars €26. A bigger cold room would be €7,000.",
    "ecommerce",
    "brines",
  ],
  [
    "A mobile hairdresser for care homes.",
    "A haircut is 24 euros. Supplies cost 2 euros.",
    "services",
    "mobile hairdresser",
  ],
  [
    "Second-hand school blazers.",
    "We buy at £6 a piece and sell at £15.",
    "ecommerce",
    "second-hand school blazers",
  ],
] as const;

test.each(ROWS)("%s", (solution, businessModel, archetype, noun) => {
  const { archetypes, offer } = readBrief({ solution, businessModel });
  expect([archetypes[0]?.id, offer.noun]).toEqual([archetype, noun]);
});

test.each([
  ["Snow chains and roof boxes, hired by post for a fortnight and checked on their return.", "€39 per box."],
  ["We lend ukuleles to schools for a term and tune them in between.", "£9 per ukulele."],
  ["Standing desks by subscription for home offices, swapped when somebody moves.", "€19 a month per desk."],
])("what comes back is let, and neither sold nor software: %p", (solution, businessModel) => {
  const { offer, archetypes } = readBrief({ solution, businessModel });
  expect([offer.way, archetypes[0]?.id]).toEqual(["let", "services"]);
});

test.each([
  [
    "We re-gild picture frames in the gallery at night.",
    "£90 per frame, £70 per seat of a chair.",
    "services",
  ],
  ["Our AI answers the letters of tenants and books the plumber.", "€60 a month per house manager.", "saas"],
  ["Vending machines with warm dumplings at tram stops.", "A portion costs 24 kr.", "local"],
  ["We lend market traders money for stock against their takings.", "2% a week.", "fintech"],
  ["We make cider and bring kegs to bars, with a tap on loan.", "€90 per keg.", "ecommerce"],
])("what is done, and by whom, makes the kind: %p", (solution, businessModel, kind) => {
  expect(readBrief({ solution, businessModel }).archetypes[0]?.id).toBe(kind);
});

test("what work is done to is not what is offered, and what is let belongs to rental where no trade is told", () => {
  expect(
    readBrief({ solution: "We clean boat decks and sails in the harbour every month." }).offer.noun,
  ).toBe(null);
  expect(readBrief({ solution: "We lend folding stages to schools for a week." }).sector.id).toBe("sharing");
});

test("what customers have is what is worked on, and no trade of theirs", () => {
  const read = (answers: object) => readBrief(answers).sector.id;
  expect(
    read({
      solution: "We sit with your cat while you are away.",
      targetAudience: "Cat owners in Graz",
      problem: "Cat owners cannot leave for a weekend",
    }),
  ).toBe("pets");
  expect(
    read({
      solution: "I come with a trailer and service cargo bikes at the door.",
      targetAudience: "Families with cargo bikes in Malmö",
    }),
  ).toBe("bicycles");
});

test("what is worked on is not sold, and what is posted is sold by the piece", () => {
  const kinds = ROWS.map(
    ([solution, businessModel]) => readBrief({ solution, businessModel }).lines[0]?.kind,
  );
  expect(kinds.slice(0, 4)).toEqual(["unitSale", "perUse", "perUse", "unitSale"]);
});

test("whoever picks and pays is the customer, in whatever order the sides are named", () => {
  const { segments } = readBrief({
    solution:
      "A site where millers put up bran and chaff with a photo, and chicken keepers buy it by the sack.",
    targetAudience: "Small millers in Jutland, and chicken keepers near them",
    businessModel: "We keep 9%.",
  });
  expect(segments[0]?.text).toMatch(/^chicken keepers/);
  const sheds = readBrief({
    solution:
      "Owners put in the months when their shed is empty and a price, families pick one and pay a bond.",
    targetAudience: "Owners of sheds and families in Tasmania",
    businessModel: "We take 12%.",
  });
  expect([sheds.segments[0]?.text, sheds.offer.noun]).toEqual(["families in Tasmania", "shed marketplace"]);
  const cakes = readBrief({
    solution:
      "A platform where beekeepers sell honey, wax and candles to villagers who fetch them on Sunday.",
    targetAudience: "Beekeepers and their villagers around Pécs",
    businessModel: "10% of each order.",
  });
  expect(cakes.segments[0]?.text).toBe("villagers around Pécs");
});

test("a phone service is work by phone and no device, whatever it sends and shows", () => {
  const { offer, archetypes } = readBrief({
    problem: "Families get letters they cannot read.",
    solution:
      "A phone service where you send the photo of a letter and a trained speaker calls you back, explains what it says and writes the answer.",
    targetAudience: "Families in Leipzig",
    differentiator: "We call on the same day.",
    businessModel: "€9 per letter.",
  });
  expect([offer.way === "device", archetypes[0]?.id]).toEqual([false, "services"]);
});
