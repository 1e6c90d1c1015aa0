import { customersWay } from "./habit-gate";

test.each([
  "buying nine square metres",
  "buying tables",
  "carrying 15 kilos",
  "going missing every time the president changes",
  "turning grey on my skin by lunch",
  "paying after",
  "waiting list for a psychologist",
  "reading like a threat",
  "a bad review",
  "me 20 open tabs",
  "eating 1.3% of our sales",
])("%s is nothing that customers do without the offer", (habit) => expect(customersWay(habit)).toBeNull());

test.each([
  ["writing service visits on paper", "writing service visits on paper"],
  ["noting tank data on paper and tax reports take days", "noting tank data on paper"],
  ["keeping tank records on a whiteboard", "keeping tank records on a whiteboard"],
  ["buying pads in the supermarket", "buying pads in the supermarket"],
  ["endless phone calls", "endless phone calls"],
  ["joining gyms and never go", "joining gyms"],
])("%s is told as %s", (habit, way) => expect(customersWay(habit)).toBe(way));
