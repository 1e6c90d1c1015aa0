import { readBrief } from "@/lib/brief/read-brief";
import { candidates } from "./candidates";

const BRIEF = {
  problem: "Dental labs get crown orders on slips, and the shade or the tooth number is lost.",
  solution:
    "Software for dental labs: the dentist fills in an order form and the technician scans each case.",
  differentiator: "It works on the phone that the technician has.",
  businessModel: "COP 190,000 per lab per month",
};
const namesOf = (targetAudience: string) =>
  candidates(readBrief({ ...BRIEF, targetAudience })).map(({ name, score }) => [name, score] as const);

test("a dental lab seats no patients and keeps no samples", () => {
  const named = namesOf("Owners of dental labs in Medellín").map(([name]) => name);
  expect(named).toContain("Casebench");
  for (const other of ["Chair & Smile", "Open Wide", "Petri & Page"]) expect(named).not.toContain(other);
});

test("a word of the customers' own language needs no explaining there", () => {
  const score = (place: string) =>
    new Map(namesOf(`Owners of dental labs in ${place}`)).get("Pieza Lista") ?? 0;
  expect(score("Medellín")).toBeGreaterThan(score("Leeds") + 1);
});
