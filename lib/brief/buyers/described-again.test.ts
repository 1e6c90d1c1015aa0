import { readBrief } from "../read-brief";

const groups = (targetAudience: string) =>
  readBrief({
    problem: "",
    solution: "An app for it",
    businessModel: "$9 a month",
    targetAudience,
    differentiator: "",
  }).segments.map(({ text }) => text);

test.each([
  "Drivers in the US who do gig work. People who dont have an accountant and wont be getting one.",
  "Commerce students in Nagpur. Many study only on a basic laptop.",
  "Kirana store owners in Amravati. Shops with one or two helpers.",
  "University students in the UK. Mainly first and second years, because they learn it the hard way.",
  "Small cafes in Lisbon. Places with up to ten tables.",
  "Young workers in Accra. Starting from East Legon and Madina.",
  "Busy parents in Auckland. Single mums especially.",
  "Dairy farmers in Kerry. Family farms, 60 to 120 cows.",
  "Homeowners with solar panels in Almería. Twice a year after the dust storms.",
])("%s describes one group", (audience) => expect(groups(audience)).toHaveLength(1));

test.each([
  ["Adults who did pottery before. Also total beginners, and some turn into members.", "total beginners"],
  ["Parents of children from 3 to 8. Grandparents too, I guess, they often host.", "Grandparents"],
  ["Homeowners in Denver with a yard. HOA boards too.", "HOA boards"],
  ["Landlords in Glasgow. Then estate agents.", "estate agents"],
])("%s adds a group", (audience, other) => expect(groups(audience)[1]).toBe(other));
