import { readBrief } from "../read-brief";

const labels = (businessModel: string) =>
  readBrief({
    problem: "Plain things are hard to find.",
    solution: "A workshop and a web shop with a few things that are made well",
    targetAudience: "Families in Cork",
    differentiator: "",
    businessModel,
  }).lines.map(({ label }) => label);

test.each([
  ["£45 per blanket, £29 frame.", "Fee per blanket ; Frame"],
  ["€49 skirt or shorts, €39 shirt.", "Skirt or shorts ; Shirt"],
  ["Heels from £12, full leather resole £65.", "Heel ; Full leather resole"],
  [
    "Quilts $62; 5-night set $219; care kit with wool wash $18.",
    "Quilt ; 5-night set ; Care kit with wool wash",
  ],
  ["£9 socks to £38 hoodie.", "Socks ; Hoodie"],
  ["KSh 1,200 small, 2,200 big basket.", "Small one ; Big basket"],
  ["$180 hospice visit, $390 for euthanasia at home.", "Hospice visit ; For euthanasia at home"],
  ["$24 bottle, trio $65.", "Bottle ; Trio"],
])("%s is a list of what is sold", (businessModel, said) => {
  expect(labels(businessModel).join(" ; ")).toBe(said);
});

test.each(["Average order €38, paid by card.", "€24 each, sold online.", "We earn €12 in shops."])(
  "%s names nothing that is sold",
  (businessModel) => {
    expect(labels(businessModel)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/each|online|shops|card/i)]),
    );
  },
);
