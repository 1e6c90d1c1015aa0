import { isAnsweredByUs } from "./answered";
import { isSaidOfOthers } from "./others-said";

const answers = {
  problem: "Boats leak and nobody has time.",
  solution:
    "I come to the harbour with a kit; skippers book by phone. Boatyards list free slips and each sailmaker sets a price. The report says who needs a clinic appointment.",
  targetAudience: "Owners of small boats and marinas in Kent",
  differentiator: "",
  businessModel: "£80 a visit",
};
const whole = (differentiator: string) => ({
  answers: { ...answers, differentiator },
  named: { competitors: [], platforms: [], partners: [] },
});

test.each([
  ["Clinics make residents travel", "; I come to the lounge."],
  ["Varnish companies want a deposit up front", ". Ours is paid afterwards."],
  ["Most divers scrape with steel", ". We use wood."],
  ["Chandleries push new parts", ", but I mend the old ones."],
  ["Insurance surveyors write forty pages", ". We write one."],
  ["Crane firms lift the hull for a full day", "; we work afloat."],
  ["Other painters come in May", ". I come in March."],
  ["Dry docks close on Sundays", " – we are there all week."],
  ["Paint shops keep twenty colours", ". With us it is four."],
  ["Mobile mechanics bring one pump", ", while we carry six."],
])("%s: said of others before what we do%s", (said, then) => {
  const before = "I was a rigger for eleven years. ";
  expect(isSaidOfOthers(said, whole(said + then))).toBe(true);
  expect(isSaidOfOthers(said, whole(before + said + then))).toBe(true);
});

test.each([
  ["Boatyards list their slips in a minute", ". We check each one."],
  ["Sailmakers set their own price", "; we never haggle."],
  ["Owners see photos the same evening", ". We keep them a year."],
  ["Marinas get a share", ". We pay it monthly."],
  ["Skippers book by phone", "; I answer myself."],
  ["Comes with a spare pump", ". We fit it."],
  ["Customers keep the old part", ". We show them the crack."],
  ["Our sealants last ten years", ". We test each tin."],
  ["Repairs take one tide", ". The price is fixed."],
  ["Wool keeps warm in the wet", ". We wash it."],
  ["the rigger brings tools and tea", ". We pay him by the day."],
  ["he brings tools and material", ". We add the paint."],
  ["Clinics make residents travel; I come to the lounge", ". I mend them there."],
  ["We lift nothing", "; I work afloat."],
  ["Ours are in the harbour", ", by the hour, and we bring tea."],
])("%s%s is no talk of others", (said, then) => expect(isAnsweredByUs(said, whole(said + then))).toBe(false));
