import { withArticle } from "../../english";
import { hasOtherSide } from "../../paper-case";
import type { Scene } from "../../scene";
import type { Cast } from "../cast";
import type { OrderedScene } from "../orders/manner";

/** Three of the founder's own steps, each quoted after an opening of its own; "" where there is none left. */
export type Quoted = (at: number, opening: string) => string;

/** What happens between the first look and the result, by what the customer does. */
export const PATHS: Record<Exclude<Scene, OrderedScene>, (cast: Cast, quoted: Quoted) => string[]> = {
  call: ({ name, staff, slots }, q) => [
    `They tell ${name} which hours suit${slots[0] ? `, ${slots[0]} for example` : ""}, what to talk about and what to leave out.`,
    `${name} names one voice; a recorded hello is heard before anything is paid.`,
    q(0, "The first week: "),
    `Nobody picks up: after a second try ${staff} tells the number that ${name} was given for it.`,
    q(1, "Each time: "),
    `Two lines from ${name} reach whoever asked for them, and can be answered.`,
  ],
  ask: ({ name, staff }, q) => [
    `They send one question to ${name}; the time until an answer is shown before sending.`,
    q(0, "What happens then: "),
    `They hear or read the answer of ${staff}, by first name, and may ask ${name} back.`,
    `If it is urgent, ${name} says what to do now and whom to ring instead.`,
    q(1, "In the same week: "),
  ],
  case: ({ name, one, staff, told }, q) => [
    one === "case"
      ? hasOtherSide(told)
        ? `They tell ${name} in their own words what happened, and who is on the other side; the price comes first.`
        : `They tell ${name} what it is about and by when they need it; the price comes first.`
      : `They photograph the ${one} and send it; ${name} shows what it costs before anybody reads it.`,
    q(0, "Then the work begins: "),
    `One question comes back from ${staff}, at most two, and ${name} takes the answer in a line.`,
    q(1, "Next: "),
    `They read the draft in plain words and approve it; nothing leaves ${name} before that.`,
    hasOtherSide(told) ? `What the other side answers stands at ${name} too, with the next date.` : "",
  ],
  device: ({ name, one, places }, q) => [
    `They unpack the ${one}, put it in its place${places[0] ? ` in ${places[0]}` : ""} and follow three pictures until ${name} shows a first reading.`,
    q(0, "From then on: "),
    `One evening ${name} warns, with the reason; they go and look, and say whether it was right.`,
    q(1, "A season in: "),
    `${name} keeps count of warnings that were right, early or missed.`,
  ],
  tool: ({ name, firm }, q) => [
    `They try ${name} with one example of their own, or open the one that is marked as such.`,
    q(0, "The first time: "),
    q(1, "From the next time on: "),
    q(2, "What nobody has to remember any more: "),
    firm
      ? `A colleague is invited to ${name} and manages without help.`
      : `A week later they open ${name} without being reminded.`,
  ],
  api: ({ name, items }, q) => [
    `They take a test key and send one real example through the console of ${name}.`,
    q(0, "The request: "),
    q(1, "The response: "),
    items.length > 0
      ? `Each field (${items.slice(0, 3).join(", ").toLowerCase()}) carries its certainty; below a limit of their own they let a person at ${name} look.`
      : `Each answer of ${name} carries its certainty; below their own limit they let a person look.`,
    `Before going live they set a monthly limit for ${name}, and a warning before it is reached.`,
    `An answer that was wrong goes back to ${name}, and is right in the next release.`,
  ],
  market: ({ name, one, demand, supply, timed }, q) => [
    `Before that, ${supply} have entered on ${name} what they offer, with their own price${timed ? " and free hours" : ""}.`,
    `One of the ${demand} asks for ${withArticle(one)}; ${name} puts the one that fits best first, with the reason.`,
    q(0, "What makes them choose: "),
    `The other side accepts, or ${name} passes the request on; money is held until both have said yes.`,
    q(1, "Afterwards: "),
    `Both tell ${name} in one line how it was; who came twice is shown first.`,
  ],
  issue: ({ name, places }, q) => [
    `They read one full issue of ${name} before anyone asks for an address.`,
    q(0, "What makes them stay: "),
    `With the address they tell ${name} what concerns them${places[0] ? `, ${places[0]} alone for example` : ""}.`,
    q(1, "And: "),
    `A date that matters comes back as a reminder; a question to ${name} is answered in the next issue.`,
  ],
  show: ({ name, places }, q) => [
    `They listen to one episode of ${name} without an account.`,
    q(0, "What makes them come back: "),
    `They send ${name} what they see${places[0] ? ` in ${places[0]}` : ""}, by voice; it counts once a second voice says the same.`,
    q(1, "And: "),
    `The next day they hear their own message on ${name}, and tell a colleague.`,
  ],
  play: ({ name, places }, q) => [
    `They see ${name} at the way in${places[0] ? `, in ${places[0]} first` : ""}, and begin without an account.`,
    q(0, "What it is: "),
    q(1, "On the way: "),
    `Whoever is stuck takes a hint of ${name}; the second one says more than the first.`,
    q(2, "And: "),
    `At the end ${name} names what they found, and whoever runs the place sees how far people got.`,
  ],
  programme: ({ name, one, staff }, q) => [
    `Somebody they trust passes a name on; ${name} answers within a day.`,
    `Everyone it concerns agrees in writing; ${name} reads it out before they sign.`,
    q(0, "What happens first: "),
    q(1, "After that: "),
    `The ${one} is checked by ${staff} before it goes out, and ${name} counts it only then.`,
    `Funders of ${name} get a page with that count and what each ${one} cost.`,
  ],
  money: ({ name }, q) => [
    `They prove who they are; ${name} says at once which document is missing.`,
    q(0, "What they came for: "),
    `Amount, fee and day of arrival are shown by ${name} before anything is confirmed.`,
    q(1, "After that: "),
  ],
  network: ({ name, one }, q) => [
    `Two members of ${name} explain it to a third, with their own figures.`,
    q(0, "What the third gets: "),
    `The first shared ${one} of ${name} is settled in the open, line by line.`,
    q(1, "And: "),
  ],
  retainer: ({ name, staff }, q) => [
    `In a first talk ${name} looks at what is there and says what is missing, with a price.`,
    q(0, "The first month: "),
    `One person of ${name} is named, and a stand-in; questions go to ${staff === "our team" ? "them" : staff} by one line.`,
    q(1, "After that: "),
    q(2, "And once a year: "),
    `Each month ${name} sends one page: what was done, what is open.`,
  ],
  chat: ({ name, many }, q) => [
    `They connect their number; ${name} reads their pages and answers ten questions for practice.`,
    q(0, "The first night: "),
    q(1, "By the way: "),
    `What ${name} is not sure of goes to a person, with a proposed answer.`,
    `In the morning ${name} shows what ${many} asked, and what it could not answer.`,
  ],
  ordering: ({ name, demand, supply, places }, q) => [
    `In the afternoon ${supply} enter on ${name} what they will have.`,
    q(0, `By evening ${demand} look: `),
    `One order goes to all of them through ${name}${places[0] ? `, for delivery in ${places[0]}` : ""}.`,
    `In the morning it arrives at once; what is missing is ticked and taken off by ${name}.`,
    q(1, "At the end of the month: "),
  ],
  lessons: ({ name }, q) => [
    `They watch the first lesson of ${name} and solve its exercise, without an account.`,
    q(0, "The first week: "),
    q(1, "When they are stuck: "),
    `${name} keeps the place where they stopped and says how long the next step takes.`,
    q(2, "At the end: "),
    `A month later ${name} asks what they have used at work.`,
  ],
  giving: ({ name, donors }, q) => [
    `In the afternoon ${donors} tell ${name} what is left.`,
    q(0, "That evening: "),
    `A volunteer sees the round on a phone, ticks each stop and counts for ${name}.`,
    q(1, "Then: "),
    `Whoever needs it sees on the map of ${name} what is there, and takes it without being asked.`,
  ],
  delivery: ({ name, demand }, q) => [
    `One of the ${demand} says where from and where to; ${name} shows price and hour.`,
    q(0, "What happens then: "),
    `Both ends see on the map of ${name} where it is.`,
    q(1, "By the way: "),
    `At the door a name or a picture is taken; ${name} sends it at once.`,
    `On the last day of the month all of it stands on one sheet of ${name}.`,
  ],
};
