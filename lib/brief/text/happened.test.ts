import { readBrief } from "../read-brief";
import { hasBeenDone, hasServed, isSetback, setbackIn, withoutSetback } from "./happened";
import { partsOf } from "./sentences";

test.each([
  ["We accept a maximum of 30 cats and have one carer for every six", false, false],
  ["We run two courses a year, and rooms cost us 900 each", false, false],
  ["A tool roll with fourteen pockets sized for insulated tools that hangs open", false, false],
  ["We have run two courses with 30 people", true, false],
  ["Eight out of ten students finish the course", true, true],
  ["Last winter we did 48 boots from my kitchen and only one came back", true, false],
  ["33 people did the spring term and 24 stayed for the next", true, true],
  ["Two ferries tested it with 90 passengers and 81 finished", true, false],
  ["21 rooms were rented in May", true, true],
  ["19 joiners use it, 7 of them pay", true, false],
  ["I mended sails in a loft for eleven years", false, false],
  ["15 hand made cups in four colours", false, false],
  ["58 stallholders have one, most paid in four parts", true, false],
  ["In a trial with 34 pupils 21 read faster after a term, 5 stopped in week two", true, false],
  ["Four churches are done, one of them was in the paper", true, false],
  ["Installed at two farms since May", true, true],
  ["14 bakeries in our beta cut their waste from 9% to 4%", true, false],
  ["In a trial with 52 horses, 60% moved more freely after a month", true, false],
  ["Field trial on 5 vineyards saved 18% of the spray", true, false],
  ["A study with 30 nurses showed 40% fewer errors", true, false],
  ["Tested at two trade fairs: 190 leads, 31% replied", true, false],
  ["240 beta users, 58% still active after ten weeks", true, false],
  ["Waitlist of 900 after one post", true, false],
  ["1,200 floor plans drawn, 5,100 letters sent, 74% answered", true, true],
  ["6 bakeries, 40 ovens in use, one fire prevented", true, false],
  ["44 surveys, 19 installations, bills 30% lower", true, false],
  ["14 languages, 40 templates", false, false],
  ["40 buoys with three clubs for six months: 2 losses instead of 9 the year before", true, false],
  ["52 flats, 940 cleanings done, 98% on time", true, true],
  ["17 paying clients, no churn so far", true, false],
  ["A study of the ministry found 40% of homes too damp", false, false],
  ["A free trial of 14 days, then charged at 9 euros", false, false],
  ["Tests run in four minutes and cost 3 euros", false, false],
  ["Teams of three people trained in first aid", false, false],
  ["We will have repaired 60 by May", false, false],
  ["We need 40 families", false, false],
  ["So far we have arranged 37 dinners", true, true],
])("what has been done, in %p", (said, done, served) => {
  expect([hasBeenDone(said), hasServed(said)]).toEqual([done, served]);
});

test("what came back or disappointed is a setback, what was sold beside it is not", () => {
  expect(isSetback("14 were sent back because of the zip")).toBe(true);
  expect(isSetback("52 people wrote that it was too hard to open")).toBe(true);
  expect(isSetback("1,900 had to be replaced")).toBe(true);
  expect(isSetback("I'd like to get to 15 clients before I quit my day job")).toBe(false);
  expect(isSetback("a chain of gyms said no because of the noise")).toBe(true);
  expect(setbackIn("21 stalls have one, two gave theirs back")).toBe("two gave theirs back");
  expect(setbackIn("26 lawns since May, one complaint about a broken lamp")).toBe(
    "one complaint about a broken lamp",
  );
  expect(setbackIn("We sold 700 jars since June, one tray of 40 was thrown away")).toBe(
    "one tray of 40 was thrown away",
  );
  expect(setbackIn("13 clubs pay since August, two did not renew")).toBe("two did not renew");
  expect(setbackIn("It was fitted to 9 boats, it gave false alarms until July")).toBe(
    "it gave false alarms until July",
  );
  expect(isSetback("31 testers stopped biting their nails")).toBe(false);
  expect(isSetback("We sold 60 and 7 were exchanged")).toBe(false);
  expect(setbackIn("We sold 60 and 7 were exchanged for a larger one")).toBe(
    "7 were exchanged for a larger one",
  );
});

test("those who belong to the founder are told of in the team and prove nothing", () => {
  const { stated, proof } = readBrief({
    problem: "Kegs get lost.",
    solution: "A label on each keg",
    targetAudience: "Breweries in Oregon",
    differentiator:
      "It survives the washer. My brother drives for a brewery. We ran it at three cellars for six weeks.",
    businessModel: "€2 per keg a month",
  });
  expect(stated.team.map(({ text }) => text)).toEqual(["My brother drives for a brewery"]);
  expect(proof.map(({ text }) => text)).not.toContain("My brother drives for a brewery");
  expect(stated.traction.map(({ text }) => text)).toEqual(["We ran it at three cellars for six weeks"]);
});

test("what the founder was before stands with the team", () => {
  const { stated, proof } = readBrief({
    problem: "Choirs lose tenors every spring.",
    solution: "An app that finds singers",
    targetAudience: "Choirs in Wales",
    differentiator: "Founder conducted a choir for nine years. Every singer is heard before they join.",
    businessModel: "£9 a month",
  });
  expect(stated.team.map(({ text }) => text)).toEqual(["Founder conducted a choir for nine years"]);
  expect(proof.map(({ text }) => text)).toEqual(["Every singer is heard before they join"]);
  const both = readBrief({ differentiator: "Both founders tuned organs in Utrecht. Every pipe is heard." });
  expect(both.stated.team).toHaveLength(1);
});

test("what the founder owns already has not happened", () => {
  const traction = (differentiator: string) =>
    readBrief({ differentiator }).stated.traction.map(({ text }) => text);
  expect(traction("We already own the looms and the van")).toEqual([]);
  expect(traction("We already have a waiting list of 40 weavers")).toHaveLength(1);
  expect(traction("One price with no emergency surcharge for subscribers.")).toEqual([]);
  expect(traction("No fees for members.")).toEqual([]);
});

test("what had to be done again, closed or burst is a setback, and only that is left out of what was done", () => {
  expect(setbackIn("We drew 90 plans since May and had to redo six because a wall was missing")).toBe(
    "had to redo six because a wall was missing",
  );
  expect(setbackIn("Four rounds ran last winter, one was closed because nobody came")).toBe(
    "one was closed because nobody came",
  );
  expect(isSetback("Sixteen glaziers use it, one gave up")).toBe(false);
});

test("a setback needs no count where there is but one, and how it stood before the offer came is none", () => {
  expect(isSetback("Our first kiln cracked in the frost")).toBe(true);
  expect(isSetback("One door cracked its panel and we paid for the glazier")).toBe(true);
  expect(setbackIn("48 pedals this spring, 6 had to be done again because the glue was old")).toBe(
    "6 had to be done again because the glue was old",
  );
  expect(isSetback("In the second lot 12 of 90 hides got rot and were written off")).toBe(true);
  expect(isSetback("The second press burned out in June and we lost three vats")).toBe(true);
  expect(setbackIn("In May we tuned the wrong organ and had to apologise to the vicar")).toBe(
    "had to apologise to the vicar",
  );
  expect(isSetback("the first walkers came back for the evening tour")).toBe(false);
  expect(isSetback("In the first school 20 of 31 taps leaked on our first visit")).toBe(false);
  expect(
    withoutSetback("The first tank was thrown out because of algae; since the filter none was lost"),
  ).toBe("since the filter none was lost");
});

test("what some have done is told of in the audience and is no further group", () => {
  const { segments, stated } = readBrief({
    problem: "Organs go out of tune.",
    solution: "We tune church organs",
    targetAudience:
      "Parishes in Zeeland with one organ. Six parishes are signed, two sent by the bishop's office.",
    differentiator: "We tune by ear.",
    businessModel: "€240 a visit",
  });
  expect(segments).toHaveLength(1);
  expect(stated.traction.map(({ text }) => text)).toEqual([
    "Six parishes are signed, two sent by the bishop's office",
  ]);
  expect(stated.customers?.value).toBe(6);
});

test("who has one or came last year is no further group either", () => {
  const { segments } = readBrief({
    targetAudience:
      "Chapels in Fife. Nine have the lamp, two sextons pay ahead. 70 visitors last year, 20 came back.",
  });
  expect(segments.map(({ text }) => text)).toEqual(["Chapels in Fife"]);
});

test("a figure that leans on what stands before it is not told alone", () => {
  expect(partsOf("18 of 25 wells were foul; after two rounds it was 3; nobody left")).toEqual([
    "18 of 25 wells were foul; after two rounds it was 3",
    "nobody left",
  ]);
});
