import { readBrief } from "../read-brief";

const read = (differentiator: string, problem = "") => {
  const { customers, traction } = readBrief({
    problem,
    solution: "A service for people",
    differentiator,
    businessModel: "€20 a month",
  }).stated;
  return [customers?.value ?? 0, traction.length > 0] as const;
};

/** How many pay today, and whether anything has happened at all. */
test.each([
  ["31 fitters tried it, nine of them pay.", 9, true],
  ["5,200 people use it and 340 pay.", 340, true],
  ["640 roofs were flown, three insurers use us.", 3, true],
  ["Twenty-two schools pay for it already.", 22, true],
  ["11 bakeries order from us every week.", 11, true],
  ["140 children play it, 63 families pay.", 63, true],
  ["A firm has 900 paid employees on average.", 0, false],
  ["Two depots have signed.", 2, true],
  ["64 boxes were sold in our first month.", 0, true],
  ["412 guests came last season.", 0, true],
  ["We have fitted 27.", 0, true],
  ["One coach can train 12 people.", 0, false],
  ["Two members pay €4 together.", 0, false],
  ["Twelve people will use it next year.", 0, false],
  ["We have 31 members at the moment, and our space allows for 70 members.", 31, true],
  ["The newsletter has 6,400 readers and 18 advertisers today.", 18, true],
  ["We hope to have 10,000 paying users by the end of next year.", 0, false],
  ["We have six paying schools and want to reach 80 paying schools by May.", 6, true],
  ["On our yearly plan 62 clinics pay for it already.", 62, true],
  ["40 schools that want to save time already pay for it.", 40, true],
])("%s", (text, customers, happened) => {
  expect(read(text)).toEqual([customers, happened]);
});

/** What a founder has done is told beside the problem as well; what went wrong there is no beginning. */
test.each([
  ["Scores get lost. Since June, 14 bands use my app, 6 of them pay.", 6, true],
  ["Parents are tired. I cooked and delivered to 18 families; 15 are still ordering.", 15, true],
  ["Coffee rots. With a borrowed dryer we dried 6 tonnes for 14 growers last harvest.", 0, true],
  ["I visited 30 farms last year and counted 12 broken pumps.", 0, true],
  ["Bikes break. In five weeks I did 160 repairs.", 0, true],
  ["Last year I paid three agencies 4,000 euros and got nothing.", 0, false],
  ["Two of three bakers already pay for a tool that nobody uses.", 0, false],
])("%s", (problem, customers, happened) => {
  expect(read("", problem)).toEqual([customers, happened]);
});
