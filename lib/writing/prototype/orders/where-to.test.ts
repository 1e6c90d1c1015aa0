import { readBrief } from "@/lib/brief/read-brief";
import { whereTo } from "./where-to";

const briefOf = (where: string, businessModel: string) =>
  readBrief({
    ...{ problem: "It breaks.", solution: "We mend it at the shop.", differentiator: "The same day." },
    ...{ targetAudience: `Seamstresses in ${where}`, businessModel },
  });

test("who is found by a landmark has no street to type", () => {
  expect(whereTo(briefOf("Kumasi", "GHS 150 a visit."), "comes", "Kumasi")).toContain("The nearest landmark");
  expect(whereTo(briefOf("Leeds", "£30 a visit."), "comes", "Leeds")).toContain("Street and number, Leeds");
});

test("a parcel that is fetched goes to a pick-up point", () => {
  const sent = whereTo(briefOf("Brno", "1 690 Kč, shipping by Zásilkovna 79 Kč."), "sent", "");
  expect(sent).toContain("Pick-up point");
  expect(sent).not.toContain("Street");
});
