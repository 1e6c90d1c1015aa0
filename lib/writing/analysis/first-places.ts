import { cap, sentence } from "../english";
import { quote } from "../frames";
import { giversTold } from "../givers";
import type { Material } from "../material";
import { askedUs } from "../told-of-sales";

const PRIVATE = ["person", "patient"];

/** Where names stand: a list for those who can be listed, those who know the offer already for the others. */
function listed(m: Material): string {
  const { crowd, how, sort } = m.group;
  return PRIVATE.includes(sort)
    ? `People who have asked you already or tried it: ring ten of them, and ask each for two other ${m.group.crowd}`
    : `A list by name: take thirty ${crowd} from ${how.find}, and ring ten of them this week`;
}

/** The founder's own way in comes before strangers. */
const known = (m: Material) =>
  m.access &&
  `Those you can reach today (${quote(m.access)}): ask ten of them this week for an order or a reason against it`;

/** Who came by themselves needs no persuading. */
function asking(m: Material): string {
  const asked = askedUs(m.context.brief);
  if (asked?.one)
    return `${cap(asked.who)}, which has asked for a price: answer it this week, and ask who else of its kind it knows`;
  return asked
    ? `${cap(asked.who)}, because you say ${quote(asked.said)}: ring the three who asked last, and ask how many they want, who pays and by when it is decided`
    : "";
}

/** Who gives it away hears of it elsewhere than who uses it. */
function giving(m: Material): string {
  const told = giversTold(m);
  return told?.who && m.archetype === "ecommerce"
    ? `${cap(told.who)}${told.feast && ` before ${told.feast}`}: ask each buyer to show it at home, put a card for them into each parcel and a page of their own beside the shop, with the last day on which an order arrives in time`
    : "";
}

function online(m: Material): string {
  const { crowd, sort } = m.group;
  const where = PRIVATE.includes(sort)
    ? "Facebook groups and forums"
    : "LinkedIn, Facebook and WhatsApp groups";
  return m.vary(
    "online",
    `${where} where ${crowd} talk to each other: answer five questions under your own name before you mention ${m.name} once`,
    `${where} of ${crowd}: help five people there with their question, and write about ${m.name} only after that`,
    `${where}: find the three in which ${crowd} are most active, answer questions for two weeks, then mention ${m.name} once`,
  );
}

const OWN_SHOP = /\b(?:our|my) own (?:e-?shop|(?:online|web) ?(?:shop|store)|web ?site|site)\b/i;
/** Where it is sold already, and nobody is found who does not look. */
function ownShop(m: Material): string {
  const [shop = ""] = OWN_SHOP.exec(m.context.brief.answers.businessModel) ?? [];
  return shop && m.archetype === "ecommerce"
    ? `Your${shop.replace(/^(?:our|my)/i, "")}: type what ${m.group.crowd} would type, write down who stands above you, and show it in use on the first screen, with the price and the day on which it comes`
    : "";
}

/** Where those who look for it find what there is today. */
function beside(m: Material): string {
  const rivals = m.rivals.slice(0, 2).join(" and ");
  return (
    rivals &&
    `The reviews of ${rivals}: write down twelve complaints, and put the answer to the commonest on the first page`
  );
}

const lines = (intro: string, places: readonly string[]) =>
  [intro, ...places.map((place) => `- ${sentence(place)}`)].join("\n");

/** Where to look for them whatever the channels are. */
const anywhere = (m: Material) =>
  [asking(m), known(m), ownShop(m), giving(m), listed(m), online(m), beside(m)].filter(Boolean);

/** Beside the channels, whose own places are told with their moves. */
export const furtherPlaces = (m: Material): string =>
  m.vague || m.foreign ? "" : lines("Beside these two, at no cost:", anywhere(m));

/** Places for this kind of buyer in this order, each with the first move and a number. */
export function firstPlaces(m: Material): string {
  if (m.vague || m.foreign) return "";
  const { senders, meets, heard, passed } = m;
  const spot = m.spot && { ...m.spot, place: m.spot.place.replace(/^the /i, "") };
  // A thing for the trade is shown where the rest of the tools are bought.
  const counter = spot !== null && m.archetype === "ecommerce" && m.group.alone;
  const ways = [
    known(m),
    passed &&
      `Those you have served, because you say ${quote(passed.said)}: ask the ten you saw last for the name of one other ${m.group.member}, and write down who sent whom`,
    senders &&
      `${cap(senders.who)}, because you say ${quote(senders.said)}: name five, see two this week, and ask each whom they would send to ${m.name} first`,
    heard &&
      `${cap(heard.who)}, because you say ${quote(heard.said)}: answer the three newest questions there with your price, and ask each satisfied ${m.group.member} to say so`,
    meets
      ? `${cap(meets.who)}, because you say ${quote(meets.said)}: ask whoever runs the next one what you may do there, and speak to ten people`
      : spot &&
        m.vary(
          "spot-place",
          `The ${spot.place}: ask the ${spot.keeper} for a date on which you may come, and speak to ten people about the problem before you speak of ${m.name}`,
          `The ${spot.place}: agree with the ${spot.keeper} on a first day there, and show ${m.name} to ten people`,
        ),
    meets &&
      counter &&
      `The ${spot.place}, because ${spot.reason}: ask one ${spot.keeper} for a day on which you may show it`,
    !senders &&
      !counter &&
      spot &&
      m.vary(
        "spot-advisers",
        `The ${spot.advisers}: visit four of them with ${m.name}, because ${spot.motive}`,
        `The ${spot.advisers}, because ${spot.motive}: list twelve and show ${m.name} to the four nearest`,
      ),
  ];
  const own = ways.filter((place): place is string => Boolean(place));
  return lines("Where to go first:", [
    ...own,
    ...(own.length > 1 ? [giving(m)].filter(Boolean) : anywhere(m)),
  ]);
}
