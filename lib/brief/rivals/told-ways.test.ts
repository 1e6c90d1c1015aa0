import { readBrief } from "../read-brief";
import { toldWaysIn } from "./told-ways";

const read = (problem: string, differentiator = "", targetAudience = "Adults in our town") =>
  toldWaysIn(
    readBrief({
      problem,
      differentiator,
      targetAudience,
      solution: "We do it at your home, on a day that you choose.",
      businessModel: "€20 a visit.",
    }),
  ).map(({ who, priced }) => (priced ? `${who} $` : who));

test.each([
  ["High street clinics charge about £45 but you have to get there.", ["High street clinics $"]],
  ["The academy in Ghent wants you for a full year, about 340 euro.", ["The academy in Ghent $"]],
  [
    "A machine dies and the importer's technician takes three days and bills $180.",
    ["the importer's technician $"],
  ],
  ["Academies pay a freelance cameraman around 600 cedis per match.", ["a freelance cameraman $"]],
  ["Growers hire a helicopter on standby at around $2,000 a night.", ["a helicopter on standby $"]],
  ["They cut it asleep, or they pay $25 at a kids' salon and leave in tears.", ["a kids' salon $"]],
  ["You go all the way to the mall, where they quote you close to $250.", ["the mall $"]],
  ["Most wait weeks for the large facility companies who ask AED 1,400.", ["large facility companies $"]],
  ["The secretary keeps a paper diary or a spreadsheet at home.", ["a paper diary", "a spreadsheet"]],
  ["School sections are large and coaching institutes run batches of 40 or more.", ["coaching institutes"]],
  ["Whatsapp groups exist in every city but they are full of forwards.", ["Whatsapp groups"]],
])("whoever does it today is called in the founder's words: %s", (problem, ways) => {
  expect([...new Set(read(problem))]).toEqual(ways);
});

test.each([
  [
    "The big field service apps try to do everything for every trade. Ours does one.",
    ["big field service apps"],
  ],
  ["It is simpler than the other apps, which ask you twenty questions.", ["other apps"]],
  ["Other savings apps want you to save alone.", ["Other savings apps"]],
  ["It is written by an auditor who has seen more than 400 factories.", []],
  ["Granular privacy controls let each partner choose exactly what is shared.", []],
  ["Groups are limited to twelve so that everybody speaks in every session.", []],
  ["Unlike gym memberships nobody uses, we come to you.", ["gym memberships"]],
])("and beside the difference: %s", (differentiator, ways) => {
  expect(read("It is hard.", differentiator)).toEqual(ways);
});

test.each([
  ["A missed test costs 200 euros.", "Adults in our town"],
  ["The printer is gone, the caterer is late.", "Adults in our town"],
  ["Small electrical firms only write their readings on paper.", "Electricians in Kent"],
  ["Bakeries throw out half a shelf every evening.", "Bakeries in Leeds"],
  ["Restaurants can't find cooks.", "Owners in Madrid"],
])("customers, losses and single things are no rivals: %s", (problem, audience) => {
  expect(read(problem, "", audience)).toEqual([]);
});
