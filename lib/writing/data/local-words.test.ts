import { trueThere } from "./local-words";

test.each([
  ["pharmacies, parish halls and day centres", "US", "pharmacies, community halls and day centres"],
  ["energy advisers, chimney sweeps and surveyors", "NG", "surveyors"],
  ["energy advisers, chimney sweeps and surveyors", "DE", "energy advisers, chimney sweeps and surveyors"],
  ["inspectors of installations and guild offices of the trade", "GB", "inspectors of installations"],
  ["fleet insurers and tachograph workshops", "US", "fleet insurers"],
  [
    "letting agents, accountants and the property owners' association",
    "CA",
    "property agents, accountants and the property owners' association",
  ],
  ["vets, groomers and dog trainers", null, "vets, groomers and dog trainers"],
  ["chimney sweeps", "KE", ""],
])("%s in %s", (said, country, there) => expect(trueThere(said, country)).toBe(there));
