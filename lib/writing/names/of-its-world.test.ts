import { readBrief } from "@/lib/brief/read-brief";
import { isOfItsWorld } from "./of-its-world";

const KENNELS = readBrief({
  problem: "Staff guess how stressed a dog is in the kennel.",
  solution: "A small collar that measures heart rate and barking and shows a score for each kennel.",
  targetAudience: "Animal shelters and boarding kennels in Ontario",
  differentiator: "Works without wifi in concrete kennels, battery lasts eight months.",
  businessModel: "Collars at CAD 89 each, plus CAD 4 per collar per month.",
});

test.each([
  ["Wander Bell the old device, in new", true],
  ["a light that an animal sends", true],
  ["the dog that waits at the gate", true],
  ["the usual journey of a cat", false],
  ["Cool under the panels, short above", false],
])("%p is of a dog's world: %p", (text, expected) => expect(isOfItsWorld(text, KENNELS)).toBe(expected));
