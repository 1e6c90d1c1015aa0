import { writingContext } from "../context";
import { material } from "../material";
import { castOf } from "./cast";
import { features } from "./feature-list";
import { userFlow } from "./flow";
import { mockups } from "./screens";

const of = (answers: Parameters<typeof writingContext>[0]["answers"]) =>
  material(
    writingContext({ answers, brandName: "Brand", prior: {}, seed: "features", startDate: "2026-11-30" }),
  );
const helpers = of({
  problem:
    "Banks close their branches and my neighbours past seventy are afraid of pressing something wrong.",
  solution:
    "Trained helpers come to the kitchen table, set up the device with large letters and practise internet banking and video calling. Afterwards there's a telephone line staffed by humans from nine to nine. Scam check: read us the message and we say if it's false.",
  targetAudience: "Older people living at home in the Netherlands.",
  differentiator: "Our helpers are over fifty as well.",
  businessModel: "35 euros a visit, phone line 9 a month.",
});

test("what is sold is never a later thought, and nothing that is read aloud is handed in", () => {
  const list = features(helpers);
  expect(list).toContain("Must: Afterwards there's a telephone line staffed by humans from nine to nine");
  expect(list.join("\n")).not.toMatch(/Later: Help by phone/);
  expect(castOf(helpers).scene).toBe("visit");
  expect([...mockups(helpers), userFlow(helpers)].join("\n")).not.toMatch(/Hand in|photograph the/i);
});

test("every price that is told stands on the list, and a range has both ends", () => {
  expect(mockups(helpers)[0]).toContain('"Visit | 35 euros" and "Phone line | €9 a month"');
  const studio = of({
    problem: "Most small architects have a sad website.",
    solution: "We make custom sites for architects. We design, code by hand and teach you to update it.",
    targetAudience: "Architects in Porto.",
    differentiator: "No page builders.",
    businessModel: "Projects between 6,000 and 15,000 euro, care at 60 monthly.",
  });
  expect(mockups(studio)[0]).toContain('"Projects | from 6,000 to 15,000 euro" and "Care | €60 monthly"');
});

test("money that parents send needs no parcel", () => {
  const card = of({
    problem: "Children get money from uncles and never learn that it ends.",
    solution:
      "A prepaid card with an app. Parents send a weekly allowance, set limits by shop, and reward tasks. The child sees three pots: spend, save, give.",
    targetAudience: "Families in Dubai with children from 7 to 17.",
    differentiator: "A giving pot.",
    businessModel: "AED 19 per family each month; card swipe fees on top.",
  });
  expect(mockups(card).join("\n")).not.toMatch(/How to pack it|"Limit 1"/);
  expect(mockups(card)[0]).toContain('"Card swipe fees | on top"');
});
