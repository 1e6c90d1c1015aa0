import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { readSegments } from "./segments";
import { readWaysIn } from "./ways-in";

const NOTHING: QuizAnswers = {
  problem: "",
  solution: "",
  targetAudience: "",
  differentiator: "",
  businessModel: "",
};
const waysOf = (targetAudience: string) =>
  readWaysIn({ ...NOTHING, targetAudience }).map(({ kind, name }) => `${kind}: ${name}`);

test.each([
  ["Owners of old cats, mostly referred by their vet's nurse.", ["sender: the vet's nurse"]],
  ["New mothers in Cork. Midwives often recommend classes to them.", ["sender: Midwives"]],
  ["Fish farms. Net makers visit them every week.", ["sender: Net makers"]],
  ["Anglers in Graz. Most buy at the spring tackle fair.", ["place: the spring tackle fair"]],
  ["Widowers in Perth. Parish nurses know every one of them.", ["sender: Parish nurses"]],
  ["Widowers in Perth. Many hear of it in the men's choir group.", ["place: the men's choir group"]],
  [
    "Orphans in Goa. The town pays, and sisters of the home refer them at 17.",
    ["sender: sisters of the home"],
  ],
  ["Weirs in Devon. Bailiffs visit each weir every week.", ["sender: Bailiffs"]],
  ["Barns in Jura. 14 done, six sent by one roofer.", ["sender: the roofer"]],
  [
    "Owners of lutes. Most come through the luthier or the teacher.",
    ["sender: the luthier", "sender: the teacher"],
  ],
  ["Owners of lutes. Most come through the website.", []],
  [
    "Homeowners. Most customers find us through Nextdoor and recommendations from neighbors.",
    ["heard: Nextdoor", "heard: recommendations from neighbors"],
  ],
  [
    "Parents in Aarhus. We reach them through Instagram and through kindergartens.",
    ["sender: kindergartens", "heard: Instagram"],
  ],
  ["Sons in Cork. 19 so far, all word of mouth from two church groups.", ["sender: the church groups"]],
  ["Riders in Ulm. Mostly referrals from the saddler.", ["sender: the saddler"]],
  ["Riders in Ulm. All by word of mouth.", []],
  ["Firms. We report how many enquiries came from the posts.", []],
  ["Anglers in Graz who fish at the lake on Sundays.", []],
  ["Law firms. Invoices are sent by text message.", []],
  ["Housing offices that have to refer tenants to us by law.", []],
])("%s", (audience, ways) => {
  expect(waysOf(audience)).toEqual(ways);
});

test("what is told of the buyers names no further group", () => {
  const of = (targetAudience: string) => readSegments({ ...NOTHING, targetAudience }).map(({ text }) => text);
  expect(of("Fish farms in Chile. Net makers visit them every week. They buy in May.")).toEqual([
    "Fish farms in Chile",
  ]);
  expect(of("Fish farms in Chile. Many small smokehouses too.")).toHaveLength(2);
});
