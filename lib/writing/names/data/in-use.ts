import type { Archetype } from "@/lib/brief/types";

/** How customers would say it: a name that fits no sentence is not used. */
export const SAID: Record<Archetype, readonly [string, string, string]> = {
  saas: [
    'On the phone it sounds like this: "look it up in N"',
    'Between two who use it: "that is already in N"',
    'As a habit: "open N first"',
  ],
  usage: [
    'In a ticket it reads: "sent through N"',
    "In code it stays short: N.run()",
    'As an errand: "let N do it"',
  ],
  marketplace: [
    'People would say "I found it on N"',
    'From the other side: "mine is on N now"',
    'As an errand: "ask on N first"',
  ],
  ecommerce: [
    'At the door: "the parcel from N is here"',
    'As a present: "it is from N"',
    'On a shopping list: "order at N again"',
  ],
  services: [
    'In a calendar it reads: "N, at ten"',
    'To a neighbour: "we let N do that"',
    'On the phone: "this is N, we are on our way"',
  ],
  fintech: [
    'On a statement it reads: "paid through N"',
    'To a friend: "N did it for me"',
    'As an errand: "do it in N"',
  ],
  media: ['At work: "I read it in N"', 'To a friend: "subscribe to N"', 'On a Monday: "has N come yet?"'],
  hardware: [
    'In the field: "N says it is time"',
    'To a colleague: "put a N under it"',
    'On the box: "N, and two screws"',
  ],
  local: ['As a plan: "meet you at N"', 'On a bag: "from N"', 'To a visitor: "you have to see N"'],
  education: [
    'On a CV it reads: "trained at N"',
    'To a friend: "I learned it at N"',
    'On a calendar: "N, Saturday at nine"',
  ],
  nonprofit: [
    'To a donor: "it went to N"',
    'Among helpers: "I am with N on Thursdays"',
    'To a neighbour: "N will know"',
  ],
};

/** What a short name has to fit on. */
export const SURFACE: Record<Archetype, string> = {
  saas: "the tile of an app",
  usage: "the first line of a manual",
  marketplace: "a sticker at the door",
  ecommerce: "the lid of a parcel",
  services: "the back of a jacket",
  fintech: "a bank statement",
  media: "the head of a page",
  hardware: "the housing, even a small one",
  local: "a shop sign and a paper bag",
  education: "the cover of an exercise book",
  nonprofit: "a collection box",
};
