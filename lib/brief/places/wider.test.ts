import { readBrief } from "../read-brief";

const read = (targetAudience: string, more = {}) => {
  const { geography, buyersIn } = readBrief({
    problem: "",
    solution: "An app for it",
    businessModel: "9 a month",
    differentiator: "",
    targetAudience,
    ...more,
  });
  return [geography?.label, buyersIn?.label];
};

test.each([
  [
    "Owners of firms in the UK. I'd start around Leeds and Bradford.",
    "Leeds and Bradford",
    "the United Kingdom",
  ],
  ["Property managers in Calgary and Edmonton, then the rest of Canada.", "Calgary and Edmonton", "Canada"],
  [
    "Families. I'd begin in Ohio, through clubs, then sell online across the US.",
    "Ohio",
    "the United States",
  ],
  ["Drivers in the US, mostly in Texas to begin with since it's simpler.", "Texas", "the United States"],
  ["Kirana stores in Nagpur and Amravati, later all of Maharashtra.", "Nagpur and Amravati", "Maharashtra"],
  ["Families in Marseille, nationwide once it works.", "Marseille", "France"],
  [
    "People who like soap. I sell in Burlington and would ship across the US.",
    "Burlington",
    "the United States",
  ],
  ["Gym owners in Dublin to start with, then all over Ireland", "Dublin", "Ireland"],
])("%s", (audience, start, whole) => expect(read(audience)).toEqual([start, whole]));

test.each([
  ["Women in Manchester who run. We don't want to go nationwide.", "Manchester"],
  ["Students in cities like Indore, Bhopal and Nagpur who want a job", "Indore, Bhopal and Nagpur"],
  ["Seniors over 65 in Sarasota, Florida and their grown children", "Sarasota"],
  ["Vets in Atlanta, Georgia", "Atlanta"],
  ["Owners of a flat on the Gold Coast. They live somewhere else, like Brisbane.", "the Gold Coast"],
])("%s names one area", (audience, place) => expect(read(audience)).toEqual([place, undefined]));

test("a state lies where its money is used, and what is sent all over the country is sold there", () =>
  expect(
    read("Tradies. We'd start in Victoria.", {
      solution: "Socks, sent anywhere in Australia.",
      businessModel: "A$57 a pack",
    }),
  ).toEqual(["Victoria", "Australia"]));
