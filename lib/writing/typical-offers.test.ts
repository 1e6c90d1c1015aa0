import { writingContext } from "./context";
import { formOf } from "./form";
import { material } from "./material";
import { sceneOf } from "./scene";
import { supplySideOf } from "./supply-side";

/** solution | who | prices | form | scene | who provides */
const ROWS = [
  [
    "An online marketplace for hand-dyed wool where dyers open a stall and buyers watch them at work",
    "Knitters in Wales and dyers",
    "Dyers pay 9% of each sale.",
    "marketplace",
    "market",
    "dyers",
  ],
  [
    "A noodle stand in a wagon by the lake: three soups, boiled in front of you, ready in five minutes",
    "Walkers in Zug",
    "A soup costs CHF 11.",
    "local",
    "counter",
    null,
  ],
  [
    "A website that connects retired people who want to share a season ticket",
    "Retired people in Bern",
    "A one time fee of CHF 20 when they are matched.",
    "marketplace",
    "market",
    null,
  ],
  [
    "A site where flat owners compare heat pump offers and get three fitters",
    "Flat owners in Graz",
    "Free for flat owners. Fitters pay €40 per lead and €300 per contract.",
    "marketplace",
    "market",
    "fitters",
  ],
  [
    "An app to borrow hiking gear from outdoor shops for a weekend",
    "Hikers in Bern",
    "Average loan CHF 45. The shop gets 60%.",
    "marketplace",
    "market",
    "outdoor shops",
  ],
  [
    "A battery-powered camera trap that recognises wild boar and texts the hunter",
    "Hunting leaseholders in Hesse",
    "€12 per camera per month, lens and cloud included",
    "hardware",
    "device",
    null,
  ],
  [
    "A smart cup that counts sips and shows the ward who drinks too little",
    "Care homes in Ghent",
    "The cups are leased at €9 a month each",
    "hardware",
    "device",
    null,
  ],
  [
    "Virtual skin clinic: video visits with a dermatologist, cream sent by post",
    "Teenagers with acne in Lisbon",
    "€45 per visit, €19 per month for the cream",
    "services",
    "call",
    null,
  ],
  [
    "An app to send money from Oman to schools in Kerala",
    "Nurses from Kerala in Oman",
    "1% fee per transfer",
    "fintech",
    "money",
    null,
  ],
  [
    "An Excel add-in that checks customs codes",
    "Freight forwarders in Antwerp",
    "€90 per clerk per month",
    "saas",
    "tool",
    null,
  ],
  [
    "App where nutritionists answer questions about allergies by chat",
    "Parents in Graz",
    "€12 per month, nutritionists get €3 per answer",
    "services",
    "ask",
    null,
  ],
  [
    "Online platform for video sessions with certified speech therapists",
    "Parents of stammering children in Leeds",
    "£38 per lesson, therapists get £25",
    "services",
    "call",
    null,
  ],
  [
    "Stroller subscription: frame, seat and cleaning in one price",
    "Parents in Antwerp",
    "€29 per month. A stroller costs us €410.",
    "services",
    "rental",
    null,
  ],
  [
    "Send us a payslip and get 40% of your pay the same day",
    "Hotel staff in Cancún",
    "2% fee per advance",
    "fintech",
    "money",
    null,
  ],
  [
    "One pass for swimmers, booked at any partner pool",
    "Office workers in Prague",
    "€35 a month. Pools get €4 per visit.",
    "marketplace",
    "market",
    "pools",
  ],
  [
    "Sickness cover for taxi drivers: 90 cents a day, claim with a photo",
    "Taxi drivers in Accra",
    "We keep 20% of premiums",
    "fintech",
    "money",
    null,
  ],
  [
    "An AI agent that scans planning notices every night and drafts the objection",
    "Residents' lawyers in Kent",
    "£150 a month for 4 objections",
    "saas",
    "tool",
    null,
  ],
  [
    "Plug-in that reminds members of expired bank details",
    "Animal charities in Ireland",
    "€60 per month",
    "saas",
    "tool",
    null,
  ],
  [
    "A surveyor writes the letter to the builder and comes to the meeting",
    "House owners in Turku",
    "€140 per letter",
    "services",
    "visit",
    null,
  ],
  [
    "A ceramics studio with ten wheels that members use at night",
    "Hobby potters in Cork",
    "€70 a month per member",
    "local",
    "seat",
    null,
  ],
  [
    "Garages send the bill by text, drivers pay in four instalments and we pay the garage the next day",
    "Independent garages in Peru",
    "4% of each bill",
    "fintech",
    "money",
    null,
  ],
  [
    "A headlamp milled from titanium with a magnetic switch",
    "Cavers in Slovenia",
    "€210 a headlamp in our online shop; parts €70",
    "hardware",
    "object",
    null,
  ],
] as const;

test.each(ROWS)("%s", (solution, targetAudience, businessModel, form, scene, supply) => {
  const answers = { problem: "It is slow.", solution, targetAudience, differentiator: "", businessModel };
  const context = writingContext({
    answers,
    brandName: null,
    prior: {},
    seed: "offers",
    startDate: "2026-11-23",
  });
  const m = material(context);
  const found = formOf(m);
  expect([found, sceneOf(context.brief, found), supplySideOf(context.brief, m.archetype)]).toEqual([
    form,
    scene,
    supply,
  ]);
});
