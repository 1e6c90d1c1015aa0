import { readBrief } from "../read-brief";
import { laterGroup } from "./later-group";

const read = (targetAudience: string) => {
  const brief = readBrief({ targetAudience, solution: "We rent mats", businessModel: "€40 a month" });
  return [brief.segments.map(({ text }) => text), laterGroup(brief)?.text ?? "-"];
};

test.each([
  [
    "Offices with 10 to 40 people in Ghent. Cafes later on but not at the beginning.",
    ["Offices with 10 to 40 people in Ghent", "Cafes"],
    "Cafes",
  ],
  ["Yoga studios in Lyon. Gyms too, but not yet.", ["Yoga studios in Lyon", "Gyms"], "Gyms"],
  ["Home bakers in Cork; hotels eventually, not at the start.", ["Home bakers in Cork", "hotels"], "hotels"],
  ["Families in Leiden. Schools at a later stage.", ["Families in Leiden", "Schools"], "Schools"],
  ["Families in Leiden. Schools once we have 100 families.", ["Families in Leiden", "Schools"], "Schools"],
  [
    "Remote employees in Orillia. Think of a project manager who goes to Toronto on Tuesdays.",
    ["Remote employees in Orillia"],
    "-",
  ],
  [
    "Small builders in Perth. Picture a tiler with two vans who quotes on Sunday night.",
    ["Small builders in Perth"],
    "-",
  ],
  ["Single parents in Cardiff. Imagine a nurse who comes home at nine.", ["Single parents in Cardiff"], "-"],
])("%s", (audience, groups, later) => expect(read(audience)).toEqual([groups, later]));

test.each([
  ["Readers are parents of kids under 10 in Boise.", "parents of kids under 10 in Boise"],
  [
    "Members are women over 50 in Graz who want to lift weights.",
    "women over 50 in Graz who want to lift weights",
  ],
  ["Most readers are retired teachers in Kent.", "retired teachers in Kent"],
  ["Guests are couples from Hamburg and families.", "couples from Hamburg and families"],
  ["Students would be adults who failed maths at school.", "adults who failed maths at school"],
  ["Nurses are tired after the night shift in Leeds.", "Nurses are tired after the night shift in Leeds"],
])("what they are to the business is no part of their name: %s", (audience, group) =>
  expect(read(audience)[0]).toEqual([group]),
);
