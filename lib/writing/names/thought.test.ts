import { isThought } from "./thought";

const said =
  "Software that reads delivery notes, compares each crate with the order and shows only the crates that are short. " +
  "Groups of six walk along the canal. A letter that tenants read on their own phone. Rebates of paving stones. " +
  "Nothing is charged twice. The crew sees which hedges need cutting. Each crate has a number. Ours knows the pallets. In the pilot payment came after 4 days. " +
  "For halls and the wardens who keep them. Cut to width and sewn by hand. Each warden has ten years in the trade. Current stock is 40 crates.";

test.each([
  "Reads delivery notes",
  "Compares each crate with the order",
  "Nothing is charged twice",
  "Each crate has a number",
  "Sent within five days",
  "No more counting by eye",
  "Results in two days",
])("%p could be printed beside a name", (line) => expect(isThought(line, said)).toBe(true));

test.each([
  "Shows only the crates",
  "Groups of six walk",
  "Rebates of paving stones",
  "The agreed price list",
  "An open studio with twelve wheels",
  "Ours knows the pallets",
  "In the library and at the pharmacy",
  "You can send the same day",
  "Made in a mill. cap",
  "Can borrow the tools for a week",
  "The harbour office before and after tides",
  "Hedges need cutting",
  "Must stay uncut are marked red",
  "For halls and the wardens",
  "Cut to width and sewn",
  "Each warden has ten years",
  "Current stock is 40 crates",
])("%p is a piece of a thought", (line) => expect(isThought(line, said)).toBe(false));
