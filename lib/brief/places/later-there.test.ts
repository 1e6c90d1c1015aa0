import { readGeography } from "./geography";

const label = (targetAudience: string) =>
  readGeography({ problem: "", solution: "", targetAudience, differentiator: "", businessModel: "" })?.label;

test.each([
  ["Plumbers in Norway and Sweden, later Denmark and Finland", "Norway and Sweden"],
  ["Salons in Cork, then Dublin", "Cork"],
  ["Plumbers in Norway, Sweden and Finland", "Norway, Sweden and Finland"],
  ["Farmers who moved, later in Spain", "Spain"],
])("%s begins in %s", (audience, first) => expect(label(audience)).toBe(first));
