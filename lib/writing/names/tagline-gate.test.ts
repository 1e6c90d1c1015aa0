import { standsAsLine } from "./tagline-gate";

const answers = {
  problem: "Poeple want to do something with their hands.",
  solution:
    "A small pottery studio on the east side of Columbus with 8 wheels. An app for phone and tablet. You upload a photo.",
  targetAudience: "Electrical firms.",
  differentiator: "Live lessons on Zoom in groups of five. You buy the cup just once. We turn up on time.",
  businessModel: "No body has payed yet. First two weeks free.",
};

test.each([
  "No body has payed yet",
  "No customers yet",
  "First two weeks free",
  "App for phone and tablet",
  "Web app for school kitchens",
  "Made for electrical firms",
  "You upload a photo",
  "Fill in your child's allergies",
  "Small pottery studio on the east side",
  "Live lessons on Zoom in groups",
  "Kept your books for years",
  "A local student to the room",
  "The teacher is working as an MIS manager",
  "Gives you a simple plan for each week",
])("%s is no line under a name", (line) => expect(standsAsLine(line, answers)).toBe(false));

test.each([
  "You buy the cup just once",
  "Know how much to put aside",
  "Every repair carries a short warranty",
  "A second car is always on standby",
  "No portal and no software to learn",
  "Same coach every week",
  "Nothing mixed and nothing heated",
])("%s is one", (line) => expect(standsAsLine(line, answers)).toBe(true));
