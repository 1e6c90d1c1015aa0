import type { Archetype } from "@/lib/brief/types";
import { cap, withArticle } from "../english";
import type { Group } from "../group";
import type { Material } from "../material";
import type { WhereMet } from "./meeting-places";
import { atToldPlace, fromSenders, type ToldWays } from "./told-ways";

export interface Channel {
  id: string;
  /** As it stands in a sentence: "direct outreach to ...". */
  name: string;
  why: string;
  /** Five first moves, each a full sentence. */
  moves: [string, string, string, string, string];
}

interface Playbook {
  id: string;
  suits: readonly Archetype[];
  /** "b" business buyers only, "c" consumers only, "any". */
  buyers: "b" | "c" | "any";
  write(m: Base): Omit<Channel, "id">;
}

/** What a channel may speak of; the full material is not built yet when channels are chosen. */
export type Base = Pick<
  Material,
  "vary" | "name" | "pledged" | "who" | "place" | "prices" | "proofs" | "trouble" | "product" | "action"
> &
  ToldWays & {
    platform: string | null;
    partner: string | null;
    /** Where these buyers are met; null where nothing fits. */
    spot: WhereMet | null;
    group: Group;
    /** What somebody types who looks for such an offer. */
    search: string;
    /** It begins in one town, where a map is searched. */
    inTown: boolean;
    /** Who provides, in a marketplace. */
    suppliers: string | null;
    /** They hand over things and do no work. */
    things: boolean;
    /** "five": how many of them month 6 needs; "" outside marketplaces. */
    supplyNeeded: string;
  };

const at = (m: Base) => (m.place ? ` in ${m.place}` : "");
const pain = (m: Base) => (m.trouble ? `"${m.trouble}"` : `what ${m.who} complain about`);
const proof = (m: Base) => (m.proofs[0] ? `"${m.proofs[0]}"` : `one result of a pilot with ${m.name}`);

const filled = (said: string, { name }: Base) => said.replaceAll("{name}", name);
const place = ({ spot }: Base) => spot?.place ?? "";

const PLAYBOOKS: readonly Playbook[] = [
  {
    id: "supply",
    suits: ["marketplace"],
    buyers: "any",
    write: (m) => ({
      name: `winning the first ${m.suppliers} by hand`,
      why: `a request that nobody takes is not made twice, so ${m.suppliers} have to be there before ${m.who} hear of ${m.name}`,
      moves: [
        `${m.pledged && !m.pledged.buyers ? `Begin with the ${m.pledged.people}, and write down forty more by name` : `Write down fifty ${m.suppliers}${at(m)} by name`}; ask the first ten ${m.who} you interview ${m.things ? "where they have looked" : "whom they have called"} so far.`,
        m.things
          ? `Ring each of the ${m.suppliers} yourself, ask what they could part with this month and for how much, and look at it with your own eyes before it is shown on ${m.name}.`
          : `Ring each of the ${m.suppliers} yourself, ask what would make a job worth the journey, and check papers and work on one paid job before anybody is listed on ${m.name}.`,
        m.things
          ? `Write the first entry on ${m.name} together with ${m.supplyNeeded || "ten"} of the ${m.suppliers}, pictures and price included, and tell them by which day you report back.`
          : `Promise the first ${m.supplyNeeded || "ten"} of the ${m.suppliers} a number of jobs in the first two months, and pay the difference if ${m.name} brings fewer.`,
        `Answer the first requests by telephone, within the hour, and note which of the ${m.suppliers} said no and why.`,
        `Let ${m.who} in area by area: open the next one only when nine of ten requests at ${m.name} found one of the ${m.suppliers} within a day.`,
      ],
    }),
  },
  {
    id: "senders",
    suits: [],
    buyers: "any",
    write: (m) => fromSenders(m),
  },
  {
    id: "meets",
    suits: [],
    buyers: "any",
    write: (m) => atToldPlace(m),
  },
  {
    id: "spot",
    suits: ["local", "hardware", "nonprofit", "services", "education", "ecommerce", "marketplace", "fintech"],
    buyers: "any",
    write: (m) => ({
      name: `the ${place(m)}`,
      why: `${m.spot?.reason}, so ${m.name} is seen there by those it is for`,
      moves: [
        m.vary(
          "spot-1",
          `List the ${place(m)}${at(m)} within an hour of you, find the ${m.spot?.keeper} of each, and ask three for a first day with ${m.name}.`,
          `Find the next three dates of the ${place(m)}${at(m)} and ring the ${m.spot?.keeper}: may you come with ${m.name}, and what would help their guests?`,
        ),
        `${cap(filled(m.spot?.doing ?? "", m))}.`,
        m.vary(
          "spot-3",
          `Read ${pain(m)} to everyone who stops, ask when that last happened to them, and write the answer down before you explain ${m.name}.`,
          `Open with a question, not with ${m.name}: "${m.group.how.ask[0]}"`,
        ),
        m.vary(
          "spot-4",
          `Allow ${m.spot?.cost} for ${m.name}, and enter hours and money beside every name.`,
          `It costs ${m.name} ${m.spot?.cost}; put that beside the names you bring home.`,
        ),
        m.vary(
          "spot-5",
          `Count each ${m.action} at the ${place(m)}; after three visits without one, change the place and keep ${m.name} as it is.`,
          `Three visits without ${withArticle(m.action)} mean the wrong place for ${m.name}; one each time means go on.`,
        ),
      ],
    }),
  },
  {
    id: "advisers",
    suits: [
      "saas",
      "services",
      "usage",
      "fintech",
      "education",
      "hardware",
      "media",
      "ecommerce",
      "local",
      "nonprofit",
    ],
    buyers: "any",
    write: (m) => ({
      name: `the ${m.spot?.advisers}`,
      why: `${m.spot?.motive}, and ${m.who} listen to them before they listen to ${m.name}`,
      moves: [
        m.vary(
          "adviser-1",
          `Name twelve ${m.spot?.advisers}${at(m)}; your first interview partners know who advises them.`,
          `Ask each ${m.group.member} you talk to whom they would ring first, until ${m.name} has twelve names of ${m.spot?.advisers}.`,
        ),
        m.vary(
          "adviser-2",
          `Visit four of them with ${proof(m)} on half a page and ask what they would have to see before they name ${m.name}.`,
          `Show four of them ${proof(m)} and ask which doubt about ${m.name} they would hear first from ${withArticle(m.group.member)}.`,
        ),
        m.vary(
          "adviser-3",
          `Give each a code or card of ${m.name}, so that you know who sent whom, and no commission that would cost them their standing.`,
          `Ask every ${m.group.member} who comes who spoke of ${m.name}; pay the advisers nothing, because their word is worth more unpaid.`,
        ),
        m.vary(
          "adviser-4",
          `Allow two afternoons a week for these ${m.spot?.advisers} and nothing else; ${m.name} needs no advertisement for it.`,
          `Keep one afternoon a week free for them and report what became of each ${m.group.member} they sent to ${m.name}.`,
        ),
        m.vary(
          "adviser-5",
          `Count who comes through each of them to ${m.name}; whoever has sent nobody after six weeks is thanked and left alone.`,
          `After six weeks keep the three who sent somebody to ${m.name} and thank the rest.`,
        ),
      ],
    }),
  },
  {
    id: "platform",
    suits: ["saas", "usage", "ecommerce"],
    buyers: "any",
    write: (m) => ({
      name: `the user community around ${m.platform ?? "the tools they already use"}`,
      why: `people who use ${m.platform ?? "those tools"} already ask each other for help there, and they have the data ${m.name} needs`,
      moves: [
        `Join the two most active ${m.platform ?? "user"} groups and answer questions about ${pain(m)} for two weeks without mentioning ${m.name}.`,
        `Ask three ${m.platform ?? "tool"} consultants which of their clients have the problem.`,
        `Record a two-minute film of one case, done with ${m.name} and with ${m.platform ?? "their current tool"} side by side.`,
        `Read the ${m.platform ?? "platform"} partner rules and note what a listing for ${m.name} would need.`,
        `Offer those consultants a fixed referral fee for every paying customer of ${m.name}.`,
      ],
    }),
  },
  {
    id: "partner",
    suits: ["saas", "services", "ecommerce", "nonprofit", "hardware", "education", "local"],
    buyers: "any",
    write: (m) => ({
      name: `introductions through ${m.partner ?? "a partner"}`,
      why: `${m.partner ?? "a partner"} already has the trust of ${m.who} and loses nothing by recommending ${m.name}`,
      moves: [
        `Ask ${m.partner} for the person who decides whom to introduce to ${m.name}.`,
        `Agree in writing what ${m.partner} sends, how often, and what ${m.name} reports back.`,
        `Write half a page about ${m.name} that ${m.partner} can forward unchanged.`,
        `Tell ${m.partner} after two weeks what became of each introduction.`,
        `Ask ${m.partner} who else could do the same for ${m.name}.`,
      ],
    }),
  },
  {
    id: "outreach",
    suits: [
      "saas",
      "services",
      "usage",
      "hardware",
      "fintech",
      "ecommerce",
      "education",
      "nonprofit",
      "local",
      "media",
    ],
    buyers: "b",
    write: (m) => {
      const { crowd, member, how, sort } = m.group;
      return {
        name: `${CALLING[sort]} ${crowd}`,
        why: `${crowd}${at(m)} can be listed by name, and each no tells you what ${m.name} lacks`,
        moves: [
          m.vary(
            "call-names",
            `Take the names of twenty ${crowd}${at(m)} from ${how.find}.`,
            `Write twenty ${crowd}${at(m)} into a sheet; the names are in ${how.find}.`,
          ),
          m.vary(
            "call-whom",
            `At each ${member} ask for ${how.door}. To reach them for ${m.name}: ${how.reach}.`,
            `The one to speak to about ${m.name} is ${how.door}; ${how.reach}.`,
          ),
          m.vary(
            "call-question",
            `Begin with "${how.ask[0]}" and "${how.ask[1]}", and only then tell them what ${m.name} does about ${pain(m)}.`,
            `Ask "${how.ask[1]}" before you say a word about ${m.name}, then "${how.ask[2]}", and write both answers down.`,
          ),
          m.vary(
            "call-paper",
            `Leave ${how.paper}, with ${proof(m)} in its first line, and agree on the day you'll call again about ${m.name}.`,
            `Hand over ${how.paper}; ${proof(m)} belongs at its top, and the date of the next talk about ${m.name} at its foot.`,
          ),
          m.vary(
            "call-clock",
            `${how.clock}; count calls, meetings and signatures for ${m.name} every Friday.`,
            `${how.clock}. Twenty calls about ${m.name} without one meeting mean that the first sentence is wrong.`,
          ),
        ],
      };
    },
  },
  {
    id: "association",
    suits: ["saas", "services", "media", "hardware", "usage", "fintech"],
    buyers: "b",
    write: (m) => ({
      name: `the associations of ${m.who}`,
      why: `associations always need practical talks, and the people ${m.name} is for are their members`,
      moves: [
        `Find the association that ${m.who}${at(m)} belong to and read its last three newsletters.`,
        `Offer the editor a page on ${pain(m)}, with a calculation members can repeat.`,
        `Ask for ten minutes at the next meeting and show one real case of ${m.name} instead of slides.`,
        `Propose a member price for ${m.name} that ends with the pilot.`,
        `Give everyone at the meeting a card of ${m.name} with one question on it: who handles this where you work?`,
      ],
    }),
  },
  {
    id: "doorstep",
    suits: ["marketplace", "services", "nonprofit"],
    buyers: "any",
    write: (m) => ({
      name: `being present where ${m.who} already are`,
      why: `in one well-chosen place${at(m)} people see each other use ${m.name}, which a thin spread never achieves`,
      moves: [
        `Choose one place${at(m)} where ${m.who} come at least twice a week and get permission to be there with ${m.name}.`,
        `Let people try ${m.name} on the spot and write down the first thing they ask.`,
        `Give every early customer of ${m.name} something visible that neighbours will ask about.`,
        `Come back at the same hour for two weeks, until people expect ${m.name} there.`,
        `Take ${m.name} to the next place once one in three people here knows the name.`,
      ],
    }),
  },
  {
    id: "groups",
    suits: ["marketplace", "ecommerce", "services", "education", "local", "saas", "fintech", "media"],
    buyers: "c",
    write: (m) => {
      const { crowd, member, how } = m.group;
      return {
        name: `groups and chats where ${crowd}${at(m)} ask each other`,
        why: `whoever types "${m.search}" there has the problem this week, and nobody has to be interrupted for ${m.name}`,
        moves: [
          m.vary(
            "group-1",
            `Search for "${m.search}" in the Facebook groups, on Reddit and in the local chats of ${crowd}${at(m)}, and write down the five with a post from this week, their size and who runs them.`,
            `Type "${m.search}" into the search of three forums and five chats that ${crowd}${at(m)} use; keep those where somebody asked about it this month.`,
          ),
          m.vary(
            "group-2",
            `Ask the person who runs each what kind of post about ${m.name} would be welcome there, before you write any.`,
            `Read the rules of each group and write to its moderator, with your name and what ${m.name} sells.`,
          ),
          m.vary(
            "group-3",
            `Answer three open questions about ${pain(m)} under your own name, without a link, and ask each ${member} "${how.ask[1]}".`,
            `Help three people with ${pain(m)} before you mention ${m.name}, and ask each of them "${how.ask[0]}".`,
          ),
          `Post ${proof(m)} once with a photograph${m.group.tag ? `, the price (${m.group.tag})` : ""} and an offer for the first five who ask for ${m.name}.`,
          `Count messages, trials and payments per group; after three weeks ${m.name} stays in the two that brought ${withArticle(m.action)}.`,
        ],
      };
    },
  },
  {
    id: "map",
    suits: ["services", "local"],
    buyers: "c",
    write: (m) => ({
      name: `the map entry and the reviews below it`,
      why: `whoever needs it this week types "${m.search}${m.place ? ` ${m.place}` : ""}" and rings the first three that look real`,
      moves: [
        `Open the free business entry on the map services with ten photographs of real work, the price${m.group.tag ? ` (${m.group.tag})` : ""} and the hours in which ${m.name} answers.`,
        `Send each ${m.group.member} the review link of ${m.name} on the day it is done, and answer what they write, the bad review first.`,
        `Write one page per part of town${at(m)}, with a photograph from there, so that a search for "${m.search}" finds it.`,
        `Buy the advertisement above "${m.search}" for two weeks with a daily limit, and let the telephone number in it be one that nothing else uses.`,
        `Count the calls that "${m.search}" brings and what each ${m.group.member} has cost; the advertisement stays only while ${withArticle(m.action)} costs less than is left of it.`,
      ],
    }),
  },
  {
    id: "creators",
    suits: ["saas", "ecommerce", "hardware", "media", "local"],
    buyers: "c",
    write: (m) => ({
      name: `small creators whom ${m.group.crowd} follow`,
      why: `they show ${m.name} in use to exactly these people, and one who still answers every comment is believed`,
      moves: [
        `Search for "${m.search}" on the video and photo platforms and list thirty creators who still answer their comments; note beside each what ${m.group.crowd} ask below the posts.`,
        `Give ten of them ${m.name} without any condition, and ask for one honest sentence before anything is made public.`,
        `Offer those who like ${m.name} a code and a share of each first payment instead of a fee, in writing, with the duty to mark the post as advertising.`,
        `Ask for one scene only: ${proof(m)}, shown and not said.`,
        `Count first payments per creator after two weeks; ${m.name} works on with those who brought payments and drops those who brought views.`,
      ],
    }),
  },
  {
    id: "experts",
    suits: ["ecommerce", "hardware", "education", "nonprofit", "media"],
    buyers: "any",
    write: (m) => ({
      name: `the professionals whom ${m.who} trust`,
      why: `a word from somebody who earns nothing by it does more for ${m.name} than any advertisement`,
      moves: [
        `Ask ten ${m.who} whom they turn to about ${pain(m)}, and list twelve such people${at(m)}.`,
        `Show ${m.name} to each of them in person, with ${proof(m)} on paper.`,
        `Ask what they would need to see before they mention ${m.name}, and write it down word for word.`,
        `Leave cards of ${m.name} with each of them, with a code of their own, so you know who sent whom.`,
        `Go back after a month and tell them what became of the people they sent to ${m.name}.`,
      ],
    }),
  },
  {
    id: "answers",
    suits: ["usage", "saas", "media", "ecommerce", "education", "fintech"],
    buyers: "any",
    write: (m) => ({
      name: `pages that answer what ${m.who} search for`,
      why: `whoever types the problem into a search box has it today, and a good page works for ${m.name} for years`,
      moves: [
        `Collect the exact questions ${m.who} ask you about ${m.name} and search for each of them yourself.`,
        `Take the one with the worst results, on ${pain(m)}, and answer it with a worked example from ${m.name}.`,
        `Add a small calculator or template that works without signing up for ${m.name}.`,
        `Answer the same question where ${m.who} ask it in public, and link the page once.`,
        `Check after four weeks which page led to ${withArticle(m.action)}, and write the next one for ${m.name} on the same case.`,
      ],
    }),
  },
  {
    id: "developers",
    suits: ["usage"],
    buyers: "any",
    write: (m) => ({
      name: `code that developers can run in a minute`,
      why: `developers believe what they have run themselves, so a working sample sells ${m.name} better than a sales call`,
      moves: [
        `Publish a small open-source client for ${m.name} with an example on real input.`,
        `Publish the test set and the error rate of ${m.name}, including the cases it gets wrong.`,
        `Answer public questions about ${pain(m)} with code first.`,
        `Open an issue or a pull request in two open-source tools that ${m.name} would improve.`,
        `Write to everyone who makes more than ten calls to ${m.name} in a week and ask what they are building.`,
      ],
    }),
  },
  {
    id: "readers",
    suits: ["media"],
    buyers: "any",
    write: (m) => ({
      name: `recommendations by existing readers`,
      why: `readers know their own kind, and every issue of ${m.name} is already in the hands of somebody who can forward it`,
      moves: [
        `Ask the readers who open every issue of ${m.name} for two colleagues who should have it.`,
        `Put one section into ${m.name} that is worth forwarding on its own.`,
        `Swap a recommendation of ${m.name} with two other letters that ${m.who} read.`,
        `Give a sample archive of ${m.name} to speakers and trainers who teach ${m.who}.`,
        `Tell each person who recommended ${m.name} how many of those they sent still read it.`,
      ],
    }),
  },
  {
    id: "referral",
    suits: ["marketplace", "local", "services", "education", "ecommerce", "fintech"],
    buyers: "any",
    write: (m) => ({
      name: `referrals by the first customers`,
      why: `satisfied customers know others with the same problem, and asking costs ${m.name} nothing`,
      moves: [
        `Ask at the moment of the first good result: which two people should try ${m.name}?`,
        `Write the introduction to ${m.name} for them, three lines that are ready to forward.`,
        `Give both sides the same small advantage on their next use of ${m.name}.`,
        `Note who introduced whom to ${m.name}, and thank them by name within a day.`,
        `Ask those who would not recommend ${m.name} why, and fix that first.`,
      ],
    }),
  },
];

/** How buyers of each sort are approached one by one. */
const CALLING: Record<Group["sort"], string> = {
  public: "visits to the people who sign at",
  club: "evenings with the committees of",
  shop: "calling with samples on",
  firm: "ringing up",
  person: "talking one by one to",
  patient: "talking one by one to",
};

const FIRST = 9;
/** What the founder has seen goes before what is usual for such buyers. */
const TOLD = 8.5;
/** Named places and people go before general advice. */
const KNOWN = 2.4;
/** What can be shown is bought from people one watches, before a leaflet is read. */
const SHOWN = 0.3;
/** Who comes to the house is looked for on the map; only a known place or adviser is better. */
const SEARCHED = 1.2;
const SENT: readonly Archetype[] = ["ecommerce", "saas", "media", "usage", "fintech"];
const BY_POST = 2;
/** Firms meet at fairs whatever is sold to them. */
const BUSINESS_SPOT = 2;

/** The two that suit best: a named platform or partner first, then by kind of business and buyer. */
export function chooseChannels(m: Base, archetype: Archetype): [Channel, Channel] {
  const b2b = !["person", "patient"].includes(m.group.sort);
  const score = ({ id, suits, buyers }: Playbook): number => {
    if (id === "platform" && !m.platform) return -1;
    if (id === "partner" && !m.partner) return -1;
    if (id === "map" && m.place && !m.inTown) return -1;
    if (id === "supply") return m.suppliers ? FIRST : -1;
    if (id === "senders") return m.senders ? TOLD : -1;
    if (id === "meets") return m.meets ? TOLD - 1 : -1;
    if ((id === "spot" || id === "advisers") && !m.spot) return -1;
    if (buyers === (b2b ? "c" : "b")) return -1;
    // What is posted or opened on a screen is not sold in the streets of a country.
    const afar = id === "spot" && !b2b && !m.inTown && SENT.includes(archetype);
    const place = suits.indexOf(archetype);
    const named =
      id === "platform" || id === "partner" ? 3 : ["spot", "advisers", "outreach"].includes(id) ? KNOWN : 0;
    return (
      (place < 0 ? 0 : 3 - place * 0.25) +
      named +
      (id === "creators" ? SHOWN : id === "map" && m.inTown ? SEARCHED : 0) +
      (b2b && id === "spot" ? BUSINESS_SPOT : 0) +
      (buyers === "any" ? 0 : 0.6) -
      (afar ? BY_POST : 0)
    );
  };
  const [first, second] = [...PLAYBOOKS]
    .sort((a, b) => score(b) - score(a))
    .map((book) => ({ id: book.id, ...book.write(m) }));
  if (!first || !second) throw new Error("There are always two channels");
  return [first, second];
}
