import type { Scene } from "../../scene";
import type { OrderedScene } from "../orders/manner";

export interface SceneNeeds {
  /** What the first screen is, and what its button says. */
  first: string;
  button: string;
  /** What has to be there whether or not the founder mentioned it. */
  essentials: readonly string[];
  later: readonly string[];
}

/** What every offer of this kind needs before somebody can try it. */
export const SCENE_NEEDS: Record<Exclude<Scene, OrderedScene>, SceneNeeds> = {
  call: {
    first: "Start page",
    button: "Meet who calls",
    essentials: [
      "Fixed hours that the person called has agreed to",
      "A rule for two calls without an answer, with a second number",
      "A call list with notes for whoever stands in",
      "Consent of the person who is called, in writing",
    ],
    later: ["A monthly summary", "A second voice for holidays"],
  },
  ask: {
    first: "Start page",
    button: "Ask the first question",
    essentials: [
      "The time until an answer, shown before sending",
      "A list of what is answered and what needs a doctor, lawyer or teacher at once",
      "A second person on duty at the busiest hour",
      "Answers kept where they can be found again",
    ],
    later: ["Answers by subject to browse", "A weekly live hour"],
  },
  case: {
    first: "Start page",
    button: "Hand in the first one",
    essentials: [
      "Handing in by photograph, without an account",
      "A fixed price before anything is read",
      "Where it stands, with the next date",
      "Nothing leaves without a yes",
    ],
    later: ["Reminders for dates that return each year", "Access for a second person"],
  },
  device: {
    first: "Product page",
    button: "Order one to try",
    essentials: [
      "Set up by anybody in three pictures",
      "A warning to two people, with the next try",
      "A sign of life each day",
      "A way to say that a warning was wrong",
    ],
    later: ["All devices on one page", "Readings for a colleague or an insurer"],
  },
  tool: {
    first: "Start page",
    button: "Try it",
    essentials: [
      "Lists that exist already can be imported from a spreadsheet",
      "One example can be tried without an account",
      "Every step can be undone",
      "Everything can be exported",
    ],
    later: ["A report for each month", "A connection to the programs that are in use already"],
  },
  api: {
    first: "Docs home",
    button: "Get a test key",
    essentials: [
      "A test key that costs nothing",
      "Certainty with every field",
      "Usage and cost shown the same hour",
      "A way to send back a wrong answer",
    ],
    later: ["Requests in bulk", "A copy that runs at the customer's"],
  },
  market: {
    first: "Start page",
    button: "Make a request",
    essentials: [
      "Somebody who checks both sides",
      "Money held until both have said yes",
      "A rule for cancelling, in two lines",
      "A way to report a problem",
    ],
    later: ["Price suggestions from past deals", "A subscription for those who come often"],
  },
  issue: {
    first: "Front page",
    button: "Read one issue",
    essentials: [
      "A whole issue to read before any address",
      "Sources and dates under every line",
      "Sign-off in one step",
      "An archive by subject",
    ],
    later: ["A licence for a whole office", "A warning between two issues"],
  },
  show: {
    first: "Front page",
    button: "Listen to today",
    essentials: [
      "An episode that plays without an account",
      "A way to send in a voice message",
      "Somebody who asks before a voice is used",
      "Sponsors that are named as such",
    ],
    later: ["Episodes by subject", "An evening with listeners"],
  },
  play: {
    first: "Poster",
    button: "Begin",
    essentials: [
      "A beginning without an account",
      "A hint for every task",
      "Play without a network",
      "A place to stop and go on later",
    ],
    later: ["A second story", "A harder way through it"],
  },
  programme: {
    first: "Start page",
    button: "Ask for a place",
    essentials: [
      "A form that others can fill in for somebody",
      "Consent of everyone it concerns",
      "A check before anything goes out",
      "A results sheet for funders",
    ],
    later: ["A second site", "Those who took part as helpers"],
  },
  money: {
    first: "Start page",
    button: "See the fee",
    essentials: [
      "A check of who somebody is",
      "Every fee before the first tap",
      "A statement that can be exported",
      "Limits per day",
    ],
    later: ["Several currencies", "Connections to accounting"],
  },
  network: {
    first: "Start page",
    button: "Join with two others",
    essentials: [
      "Rules that fit on one page",
      "An account each member can read",
      "A vote with a date",
      "A way out",
    ],
    later: ["A second group", "Shared purchases"],
  },
  retainer: {
    first: "Start page",
    button: "Talk to us first",
    essentials: [
      "A first look at what is there, for a fixed price",
      "One person by name, and a stand-in",
      "A list of what is done each month",
      "A way to ask that is answered the same day",
    ],
    later: ["Drafts for what comes up every year", "Access for a second person"],
  },
  chat: {
    first: "Start page",
    button: "Ask it something",
    essentials: [
      "A person to pass on to, at any point",
      "Answers only from what the customer has approved",
      "A list of what it could not answer",
      "A switch for nights and weekends",
    ],
    later: ["Answers by voice", "What is asked most, compared with last year"],
  },
  ordering: {
    first: "Start page",
    button: "See tomorrow's list",
    essentials: [
      "One list from all suppliers, each with its own price",
      "A last hour for orders that everybody knows",
      "One delivery note and one invoice",
      "A credit for what was missing, without a call",
    ],
    later: ["Standing orders", "A forecast for suppliers"],
  },
  lessons: {
    first: "Start page",
    button: "Try the first lesson",
    essentials: [
      "A first lesson that is open to everybody",
      "A place to go on from, on every device",
      "An exercise after each lesson, with its answer",
      "Questions that are answered within a day",
    ],
    later: ["Groups that learn together", "A licence for employers"],
  },
  giving: {
    first: "Start page",
    button: "See what is there",
    essentials: [
      "Rules for what may be given, on one page",
      "A rota with two names for every round",
      "A count of what comes in and goes out",
      "A number that is answered",
    ],
    later: ["A second quarter of the city", "A year's report made by itself"],
  },
  delivery: {
    first: "Start page",
    button: "Send the first one",
    essentials: [
      "A price before anybody rides",
      "Where it is, on a map that is true",
      "A photograph or a name at the door",
      "A rule for nobody at home",
    ],
    later: ["Fixed rounds for regular customers", "A link for shops to put on their own page"],
  },
};
