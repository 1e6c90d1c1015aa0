import { inShort } from "./in-short";

const makers = { crowd: "small food makers", member: "small food maker", atOne: "with one small food maker" };

test.each([
  [
    "A site where halls list their hours and home food makers book them.",
    "home food makers book",
    "A site where halls list their hours and home food makers book them.",
  ],
  ["With makers we test the price.", "", "With small food makers we test the price."],
  ["Makers pay £14.", "", "Small food makers pay £14."],
  ["The hall lets dedicated makers in.", "for dedicated makers", "The hall lets dedicated makers in."],
])("%s", (said, answers, told) => expect(inShort(makers, makers.crowd, answers)(said)).toBe(told));
