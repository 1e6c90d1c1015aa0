import { spelt } from "./spelt";

test.each([
  [
    "Theres nothing thats cheap AND actualy good for you.",
    "There's nothing that's cheap AND actually good for you.",
  ],
  ["Meanwile alot of familes wait.", "Meanwhile a lot of families wait."],
  [
    'You write "theres nothing thats cheap", and thats true.',
    'You write "theres nothing thats cheap", and that\'s true.',
  ],
  [
    "The costumer of a theatre sews; wont, cant and its stay as they are.",
    "The costumer of a theatre sews; wont, cant and its stay as they are.",
  ],
  ["A kiln at home is to expensive for most.", "A kiln at home is too expensive for most."],
  ["We cater to small firms and talk to many people.", "We cater to small firms and talk to many people."],
  [
    "Adults in there late twenties do it as there main income.",
    "Adults in their late twenties do it as their main income.",
  ],
  [
    "Is there main road access? Its a shop, and its roof leaks.",
    "Is there main road access? It's a shop, and its roof leaks.",
  ],
  ["No body has payed yet. No body of water is near.", "Nobody has paid yet. No body of water is near."],
  [
    "A note after every visti, poeple pay trough the app; a trough for horses, a trial and a trail.",
    "A note after every visit, people pay through the app; a trough for horses, a trial and a trail.",
  ],
  ["Ive been there, it happend to me.", "I've been there, it happened to me."],
])("%s", (said, meant) => expect(spelt(said)).toBe(meant));
