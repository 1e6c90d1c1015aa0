import { readBrief } from "@/lib/brief/read-brief";
import { paysAsBusiness } from "./business-market";

const pays = (targetAudience: string, businessModel = "€120 a month") =>
  paysAsBusiness(readBrief({ targetAudience, solution: "A quiet shared work room", businessModel }));

test.each([
  "Hybrid and remote employees and self-employed people who live near downtown Orillia, Ontario.",
  "People who work from home in Kendal.",
  "Hybrid workers from London firms who live in Lewes.",
  "Remote staff of big companies who live in Galway.",
  "Hospital night shift staff in Leeds.",
  "Bank employees in Lahore who commute to Gulberg.",
])("who is in somebody's pay is a person: %s", (audience) => expect(pays(audience)).toBe(false));

test.each(["Companies with hybrid employees in Utrecht.", "HR managers whose employees work from home."])(
  "who employs them is a firm: %s",
  (audience) => expect(pays(audience, "€3 per employee a month")).toBe(true),
);
