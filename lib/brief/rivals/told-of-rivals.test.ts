import { toldOfRivals } from "./told-of-rivals";

test.each<[string, string[], string[]]>([
  ["Petbnb and Wooflix take any sitter.", ["Petbnb", "Wooflix"], ["Petbnb and Wooflix take any sitter"]],
  [
    "Ledgerly needs an accountant and Billo only sends reminders, while we do both.",
    ["Ledgerly", "Billo"],
    ["Ledgerly needs an accountant", "Billo only sends reminders"],
  ],
  ["Unlike Callify, we answer at night.", ["Callify"], []],
  [
    "Cheaper by half. Noteful is made for banks; ours starts in a minute.",
    ["Noteful"],
    ["Noteful is made for banks"],
  ],
])("%s: what is said of each rival", (text, rivals, said) => {
  expect(toldOfRivals([text], rivals).map((told) => told.said)).toEqual(said);
});
