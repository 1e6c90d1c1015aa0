import { sentencesOf } from "../text/sentences";
import { toldByNumber } from "./by-number";

const told = (text: string) =>
  sentencesOf("businessModel", text).flatMap((sentence) =>
    toldByNumber(sentence, text, false).map(({ kind, count }) => `${kind} ${count}`),
  );

test.each([
  ["€9 a month. 23 garages using it, 9 paying.", ["used 23", "paying 9"]],
  ["$9 a month. 70 tried it free, 31 bought the year.", ["free 70", "bought 31"]],
  ["€35 a month. 50 owners asked, 28 said yes.", ["interviewed 50", "promised 28"]],
  ["$12 a month, $30 for teams. 340 on the waitlist from one reel.", ["waiting 340"]],
  ["$90 a kit. 15 clinics are testing it, 6 said theyd pay.", ["tested 15", "promised 6"]],
  ["The press makes 600 bottles a week and we're selling about 380.", ["bought 380"]],
])("each number of a dense note is told by what stands beside it: %s", (text, happened) => {
  expect(told(text)).toEqual(happened);
});

test.each([
  "Seven in ten jobs are done in one visit.",
  "KSh 480 a bag, 100 bags and above KSh 430.",
  "It stays up at 75 km/h.",
  "We want 150 members.",
  "Six people pay attention to it.",
  "Locker $15 a month, I've only got 10.",
])("a share, a bound, a measure or a wish is nothing that has happened: %s", (text) => {
  expect(told(text)).toEqual([]);
});
