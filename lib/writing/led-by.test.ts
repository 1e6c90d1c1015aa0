import { ledBy } from "./led-by";

test.each([
  ["Conductors of amateur and church choirs", "choirs"],
  ["Head teachers of village schools", "village schools"],
  ["Secretaries and treasurers of rowing clubs", "rowing clubs"],
  ["Leaders of walking groups", "walking groups"],
  ["Volunteer coordinators of food banks", "food banks"],
  ["Principals of primary and secondary schools", "schools"],
  ["Captains of small cricket teams", "cricket teams"],
  ["The committees of allotment associations", "allotment associations"],
  ["Captains of fishing boats", "Captains of fishing boats"],
  ["Organisers of trail races", "Organisers of trail races"],
  ["Parents of school children", "Parents of school children"],
  ["Heads of households", "Heads of households"],
])("%s: the customer is %s", (who, customer) => expect(ledBy(who)).toBe(customer));
