import { readBrief } from "@/lib/brief/read-brief";
import { recordOf } from "./record";

const recorded = (solution: string) =>
  recordOf(
    readBrief({
      problem: "They keep everything in a notebook.",
      solution,
      targetAudience: "Piano tuners in Germany",
      differentiator: "It works on the phone.",
      businessModel: "€24 per month",
    }),
  );

test.each([
  [
    "A customer file for technicians: each piano has its serial number, pitch history, humidity readings and photos.",
    "piano",
    ["serial number", "pitch history", "humidity readings", "photos"],
  ],
  [
    "Every bike gets a frame number, size and last service.",
    "bike",
    ["frame number", "size", "last service"],
  ],
  [
    "There is a card for each boat with engine hours, mooring and owner.",
    "boat",
    ["engine hours", "mooring", "owner"],
  ],
  [
    "The app keeps the age, vaccinations and weight of every animal.",
    "animal",
    ["age", "vaccinations", "weight"],
  ],
  [
    "A page per hive with queen, frames and last feeding, so that nothing is forgotten.",
    "hive",
    ["queen", "frames", "last feeding"],
  ],
])("%s", (solution, thing, fields) => {
  expect(recorded(solution)).toEqual({ thing, fields });
});

test.each([
  "Each client has one named bid writer and a shared tracker.",
  "Every morning they get a text, a call and a letter that says what is due.",
])("no record: %s", (solution) => {
  expect(recorded(solution)).toBeNull();
});
