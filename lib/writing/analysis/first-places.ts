import { cap, sentence } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";
import { searches } from "../search-words";

const PRIVATE = ["person", "patient"];

/** Where names stand: a list for those who can be listed, those who know the offer already for the others. */
function listed(m: Material): string {
  const { crowd, how, sort } = m.group;
  return PRIVATE.includes(sort)
    ? `Whoever asked about it or tried it already: ring ten of them, and ask each for two ${crowd} they know${m.place && !crowd.includes(m.place) ? ` in ${m.place}` : ""}`
    : `A list by name (${how.find}): write down thirty ${crowd}, ring ten of them this week`;
}

function online(m: Material): string {
  const { crowd, sort } = m.group;
  const [search = ""] = searches(m, m.archetype);
  const where = PRIVATE.includes(sort)
    ? `The Facebook groups and forums of ${crowd}`
    : `The Facebook, WhatsApp and LinkedIn groups of ${crowd}`;
  return `${where}: look there for ${quote(search)}, answer five questions under your own name, and only then post your offer once`;
}

/** Where those who look for it find what there is today. */
function beside(m: Material): string {
  const rivals = m.rivals.slice(0, 2).join(" and ");
  return (
    rivals &&
    `The reviews of ${rivals}: write down twelve complaints by ${m.group.crowd}, and put the answer to the commonest on your first page`
  );
}

const lines = (intro: string, places: readonly string[]) =>
  [intro, ...places.map((place) => `- ${sentence(place)}`)].join("\n");

/** Where to look for them whatever the channels are. */
const anywhere = (m: Material) => [listed(m), online(m), beside(m)].filter(Boolean);

/** Beside the channels, whose own places are told with their moves. */
export const furtherPlaces = (m: Material): string =>
  m.vague || m.foreign ? "" : lines("Beside these two, at no cost:", anywhere(m));

/** Places for this kind of buyer in this order, each with the first move and a number. */
export function firstPlaces(m: Material): string {
  if (m.vague || m.foreign) return "";
  const { spot, senders, meets } = m;
  const { crowd, member } = m.group;
  const known = [
    senders &&
      `${cap(senders.who)}, because you say ${quote(senders.said)}: name five, see two this week, and ask each which ${member} they would send you`,
    meets
      ? `${cap(meets.who)}, because you say ${quote(meets.said)}: ask whoever runs the next one what you may do there, and speak to ten ${crowd}`
      : spot &&
        `The ${spot.place}: ask the ${spot.keeper} of three for a date, and speak to ten ${crowd} at the first`,
    !senders && spot && `The ${spot.advisers}: name twelve and visit four of them, because ${spot.motive}`,
  ];
  return lines("Where to go first:", [...known.filter((place) => typeof place === "string"), ...anywhere(m)]);
}
