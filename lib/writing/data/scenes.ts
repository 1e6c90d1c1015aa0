/** What a customer does with the offer, which decides what a prototype has to show. */
export type Scene =
  | "call"
  | "ask"
  | "visit"
  | "case"
  | "project"
  | "session"
  | "event"
  | "counter"
  | "seat"
  | "goods"
  | "object"
  | "device"
  | "rental"
  | "tool"
  | "api"
  | "market"
  | "issue"
  | "show"
  | "play"
  | "course"
  | "programme"
  | "money"
  | "network"
  | "retainer"
  | "chat"
  | "ordering"
  | "lessons"
  | "giving"
  | "delivery";

/** What a pilot counts where neither the founder nor the trade says it. */
export const SCENE_MEASURES: Record<Scene, string> = {
  call: "the share of calls that took place as agreed",
  ask: "the minutes until a question is answered",
  visit: "the share of visits that lead to the next one",
  case: "the days from the first paper to a finished case",
  project: "the share of first jobs that are followed by a second",
  session: "the share of first-timers who come a second time",
  event: "the tickets sold, week by week",
  counter: "the share of the day's goods sold by closing time",
  seat: "the share of places taken, hour by hour",
  goods: "the share of buyers who order again",
  object: "the share of buyers who keep it and tell somebody",
  device: "the time between event and action",
  rental: "the share of days on which it is out",
  tool: "the time the work takes",
  api: "the share of answers that need no correction",
  market: "the share of requests that end in a deal",
  issue: "the share of readers who open every issue",
  show: "the share of listeners who come back the next day",
  play: "the share who finish what they began",
  course: "the change between entry test and exit test",
  programme: "the share of participants who reach the promised outcome",
  money: "the days until the money arrives",
  network: "what a member saves or earns through the group",
  retainer: "the share of clients who renew after the first term",
  chat: "the share of questions answered without the staff",
  ordering: "the orders of a customer in a week",
  lessons: "the share of learners who finish",
  delivery: "the share of deliveries that arrive in the promised time",
  giving: "what is passed on in a week, counted at the door",
};

/** What one of it is called where no word of the founder's own says it. */
export const SCENE_UNITS: Record<Scene, readonly [string, string]> = {
  call: ["call", "calls"],
  ask: ["question", "questions"],
  visit: ["visit", "visits"],
  case: ["case", "cases"],
  project: ["job", "jobs"],
  session: ["session", "sessions"],
  event: ["ticket", "tickets"],
  counter: ["order", "orders"],
  seat: ["place", "places"],
  goods: ["order", "orders"],
  object: ["piece", "pieces"],
  device: ["device", "devices"],
  rental: ["piece", "pieces"],
  tool: ["case", "cases"],
  api: ["request", "requests"],
  market: ["request", "requests"],
  issue: ["issue", "issues"],
  show: ["episode", "episodes"],
  play: ["round", "rounds"],
  course: ["course", "courses"],
  programme: ["place", "places"],
  money: ["payment", "payments"],
  network: ["case", "cases"],
  retainer: ["question", "questions"],
  chat: ["question", "questions"],
  ordering: ["order", "orders"],
  lessons: ["lesson", "lessons"],
  giving: ["collection", "collections"],
  delivery: ["delivery", "deliveries"],
};
