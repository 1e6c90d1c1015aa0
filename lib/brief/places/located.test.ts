import { readBrief } from "../read-brief";

const where = (answers: Parameters<typeof readBrief>[0]) => {
  const { geography, buyersIn } = readBrief(answers);
  return [geography && `${geography.label} ${geography.country ?? "?"}`, buyersIn?.label]
    .filter(Boolean)
    .join(" < ");
};

test.each([
  ["Homeowners and letting agents within 15 miles of Wrexham.", "£75", "the area around Wrexham GB"],
  ["Families less than an hour from Missoula", "$90", "the area around Missoula US"],
  ["Orchards of 10 to 80 hectares around Motueka to begin with, later Hawke's Bay", "$14", "Motueka NZ"],
  [
    "Fish exporters in Akureyri, Dalvík and Húsavík. There are 64 of them in Iceland.",
    "ISK 900",
    "Akureyri, Dalvík and Húsavík IS",
  ],
  [
    "Lift companies, first in Antofagasta and Calama, afterwards Iquique",
    "$3.900",
    "Antofagasta and Calama CL",
  ],
  [
    "Inhabergeführte Apotheken in Zittau, Löbau und Görlitz, danach ganz Sachsen",
    "39 €",
    "Zittau, Löbau and Görlitz DE",
  ],
  ["Owners who inherited a house in Hagi or Nagato and live far away", "¥6,600", "Hagi and Nagato JP"],
  ["Persons with disability in nine municipalities of Palpa and Gulmi", "NPR 3,200", "Palpa and Gulmi NP"],
  [
    "Immigrant families in Scarborough, Markham and Brampton",
    "CAD 40",
    "Scarborough, Markham and Brampton CA",
  ],
  ["Bakers in the Flathead Valley who drive to Missoula", "$24 an hour", "the Flathead Valley US"],
  ["Parents with kids in Primary 5 to Sec 4 in Singapore", "S$40", "Singapore SG"],
  ["Traders who keep their lists in Excel sheets", "NGN 900", ""],
  ["Eltern, die in Teilzeit arbeiten und keine Zeit für die Schule haben", "9 €", ""],
])("%s at %s begin in %s", (targetAudience, businessModel, place) =>
  expect(where({ targetAudience, solution: "An app", businessModel })).toBe(place),
);

test.each([
  [
    "Tomato farmers around Kirinyaga lose a third",
    "He gets the Nairobi wholesale price by SMS",
    "Smallholders",
    "Kirinyaga KE",
  ],
  [
    "There is no wall in Ptuj, kids go to Maribor",
    "A bouldering hall",
    "Families in Ptuj and villages around",
    "Ptuj SI",
  ],
  [
    "Aqui em Campina Grande todo mundo tem uma calça",
    "A cliente manda a foto da peça",
    "Mulheres que trabalham fora",
    "Campina Grande BR",
  ],
  [
    "In Da Nang people must push the motorbike to the nearest shop",
    "An app",
    "Riders, first in two districts, Hai Chau and Son Tra",
    "Hai Chau and Son Tra in Da Nang VN < Da Nang",
  ],
  [
    "Condo renters in Mandaluyong have no washer",
    "Booked in Messenger",
    "Couples in condos near Boni and Shaw",
    "Boni and Shaw in Mandaluyong PH < Mandaluyong",
  ],
  [
    "The nearest kitchen is in Missoula",
    "A kitchen in Kalispell",
    "Bakers in Kalispell and Whitefish",
    "Kalispell and Whitefish US",
  ],
  [
    "The children live in Osaka or Tokyo",
    "A neighbour looks after the house",
    "Owners of a house in Hagi or Nagato",
    "Hagi and Nagato JP",
  ],
])("%s | %s | %s: in %s", (problem, solution, targetAudience, place) =>
  expect(where({ problem, solution, targetAudience })).toBe(place),
);
