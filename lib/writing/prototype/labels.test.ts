import { rowOf } from "./labels";
import { toReader } from "./to-reader";

test.each([
  ["Take a loom home whenever they want", "Take a loom home whenever you want"],
  ["Choose a lamp on their phone", "Choose a lamp on your phone"],
  ["Record themselves on stage", "Record yourself on stage"],
  // Whose it is stands before, or somebody else acts.
  ["Pay divers in their currency", "Pay divers in their currency"],
  ["Fetch the boots when they are dry", "Fetch the boots when they are dry"],
  ["Weavers send their cloth", "Weavers send their cloth"],
])("%j is told to the reader as %j", (said, told) => expect(toReader(said)).toBe(told));

test.each([
  [
    "weighs every crate against the delivery note and the contract",
    "Weigh every crate against the delivery note and the contract",
  ],
  ["prints only the tags that changed", "Print only the tags that changed"],
  [
    "a soup of lentils, barley, leeks and smoked carrots",
    "A soup of lentils, barley, leeks and smoked carrots",
  ],
  [
    "sends the skipper a list of buoys that moved since the last storm, so that nobody has to go out and look",
    "Send the skipper a list of buoys that moved since the last storm",
  ],
  ["the software also fills in the standard forms that most agencies ask for", "Fill in the standard forms"],
])("%j keeps its object, its list and what is meant", (clause, row) => expect(rowOf(clause)).toBe(row));
