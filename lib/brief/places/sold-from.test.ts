import { readBrief } from "../read-brief";

const placeOf = (solution: string, targetAudience: string, businessModel: string) =>
  readBrief({ problem: "", solution, targetAudience, differentiator: "", businessModel }).geography?.label ??
  "-";

test.each([
  ["Absorbent briefs that look like briefs. Knitted in Finland.", "Anyone who leaks a bit.", "Single €36."],
  [
    "A planter with a sensor and a tank, from our garage in Brno.",
    "Cooks and forgetful people.",
    "€49 each.",
  ],
])("where it is made is no market: %s", (...told) => expect(placeOf(...told)).toBe("-"));

test.each([
  ["A software for barbers. 340 shops in Argentina use it.", "Barber shops.", "$12 a month.", "Argentina"],
  ["Duty roster software for wards in Germany.", "Hospital nurses.", "€90 a month.", "Germany"],
  ["Soap that I boil in my kitchen in Devon.", "People with dry skin.", "£6 a bar.", "Devon"],
])("where customers are, or only one money is used, is one: %s", (solution, audience, price, label) =>
  expect(placeOf(solution, audience, price)).toBe(label),
);
