import type { Archetype } from "@/lib/brief/types";
import { cap, inWords, singular, withArticle } from "../english";
import type { Group } from "../group";
import type { Material } from "../material";
import type { WhereMet } from "./meeting-places";
import { atToldPlace, fromSenders, passedOn, type ToldWays, whereHeard } from "./told-ways";

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
  | "vary"
  | "name"
  | "pledged"
  | "who"
  | "place"
  | "inTown"
  | "prices"
  | "proofs"
  | "trouble"
  | "product"
  | "action"
> &
  ToldWays & {
    platform: string | null;
    partner: string | null;
    /** Where these buyers are met; null where nothing fits. */
    spot: WhereMet | null;
    group: Group;
    /** What somebody types who looks for such an offer. */
    search: string;
    /** Who provides, in a marketplace. */
    suppliers: string | null;
    /** Who looks for what they offer. */
    demand: string;
    /** They hand over things and do no work. */
    things: boolean;
    /** "five": how many of them month 6 needs; "" outside marketplaces. */
    supplyNeeded: string;
    /** So many of them are there already, by the founder's own count. */
    suppliersThere: number | null;
    /** Deals were made already: the first ones of a side are won. */
    running: boolean;
  };

const at = (m: Base) => (m.place ? ` in ${m.place}` : "");
const pain = (m: Base) => (m.trouble ? `"${m.trouble}"` : `the problem that ${m.name} solves`);
const proof = (m: Base) => (m.proofs[0] ? "what sets you apart" : `one result of ${m.name}`);

/** A counter or a shop is open every day. */
const HAS_DATES =
  /\b(?:fairs?|meetings?|meet-?ups?|days|evenings|nights|mornings|markets?|shows?|congress\w*|courses|class(?:es)?|circles|conferences|festivals?|events?|talks|races|matches|tournaments?|sessions|services|lessons|walks|rehearsals|gatherings?|auctions?|afternoons)\b/i;
/** What can be held in the hand is shown there; only a program is shown on a phone. */
const filled = (said: string, { name, action }: Base) =>
  (action === "first order" ? said.replace(" on a phone", "") : said).replaceAll("{name}", name);
const place = ({ spot }: Base) => spot?.place ?? "";

const CHECKED = /\b(?:visit|check|test|interview|vet|meet|watch|train|verif\p{L}+) (?:every|each|all)\b/iu;
/** How those who provide are looked at: by the founder's own rule where there is one. */
const checkOf = ({ proofs, suppliers }: Base) => {
  const own = proofs.find(
    (said) => CHECKED.test(said) && said.includes(singular(suppliers?.split(" ").at(-1) ?? "?")),
  );
  return own
    ? `hold to your own rule ("${own}")`
    : "check papers and work on one paid job before anybody is listed";
};

const PLAYBOOKS: readonly Playbook[] = [
  {
    id: "supply",
    suits: ["marketplace"],
    buyers: "any",
    write: (m) => ({
      name: `winning ${m.running ? "more" : "the first"} ${m.suppliers} by hand`,
      why: `a request that nobody takes is not made twice, so ${m.suppliers} have to be there before ${m.demand} hear of it`,
      moves: [
        `${m.suppliersThere ? `Ask each of the ${inWords(m.suppliersThere)} ${m.suppliers} you have for two names, and write down beside each how many jobs they had so far` : m.pledged && !m.pledged.buyers ? `Begin with the ${m.pledged.people}, and write down forty more by name` : `Write down fifty ${m.suppliers}${at(m)} by name`}; ask the first ten ${m.demand} you interview ${m.things ? "where they have looked" : "whom they have called"} so far.`,
        m.things
          ? `Ring each of the ${m.suppliers} yourself, ask what they could part with this month and for how much, and look at it with your own eyes before you show it.`
          : `Ring each of the ${m.suppliers} yourself, ask what would make a job worth the journey, and ${checkOf(m)}.`,
        m.things
          ? `Write the first entries together with ${m.supplyNeeded || "ten"} of the ${m.suppliers}, pictures and price included, and tell them by which day you report back.`
          : `Promise the first ${m.supplyNeeded || "ten"} ${m.running ? "new ones" : `of the ${m.suppliers}`} a number of jobs in the first two months, and pay the difference if fewer come.`,
        `Answer the first requests by telephone, within the hour, and note which of the ${m.suppliers} said no and why.`,
        `Let ${m.demand} in area by area: open the next one only when nine of ten requests found one of the ${m.suppliers} within a day.`,
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
    id: "passed",
    suits: [],
    buyers: "any",
    write: (m) => passedOn(m),
  },
  {
    id: "heard",
    suits: [],
    buyers: "any",
    write: (m) => whereHeard(m),
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
      why: m.spot?.reason ?? "",
      moves: [
        m.vary(
          "spot-1",
          `List the ${place(m)}${at(m)} within an hour of you, find the ${m.spot?.keeper} of each, and ask three of them for a day on which you may come.`,
          HAS_DATES.test(place(m))
            ? `Find the next three dates of the ${place(m)}${at(m)} and ask the ${m.spot?.keeper} whether you may come and what would help the people there.`
            : "",
        ),
        `${cap(filled(m.spot?.doing ?? "", m))}.`,
        m.vary(
          "spot-3",
          `Ask ${m.group.crowd} who stop when they last had the problem, and write the answer down before you explain anything.`,
          `Begin each conversation with a question and not with the offer: "${m.group.how.ask[0]}"`,
        ),
        m.vary(
          "spot-4",
          `Allow ${m.spot?.cost} for it, and write down the hours and the money for each of the ${m.group.crowd} who came of it.`,
          `Compare what it cost you (${m.spot?.cost}) with the ${m.group.crowd} you won there.`,
        ),
        m.vary(
          "spot-5",
          `If three visits bring ${m.name} not one ${m.action}, change the place before you change the offer.`,
          `Go on as long as each visit brings ${m.name} at least one ${m.action}; three without any mean that it is the wrong place.`,
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
      why: `${m.spot?.motive}, and their word counts with ${m.group.crowd}`,
      moves: [
        m.vary(
          "adviser-1",
          `Make a list of twelve ${m.spot?.advisers}${at(m)}; the ${m.group.crowd} you interview know whom they ask for advice.`,
          `Ask all ${m.group.crowd} you talk to whose word they would take on such a thing, until you have twelve names.`,
        ),
        m.vary(
          "adviser-2",
          `Visit four of them with ${proof(m)} on half a page and ask what they would have to see before they send you ${m.group.crowd}.`,
          `Show four of them ${proof(m)} and ask which doubt they expect ${m.group.crowd} to raise first.`,
        ),
        m.vary(
          "adviser-3",
          `Give each of them a card with a code, so that you know which ${m.group.crowd} they sent, and pay no commission, which would cost them their standing.`,
          `Ask all new ${m.group.crowd} who sent them, and pay for no recommendation, because it is worth more unpaid.`,
        ),
        m.vary(
          "adviser-4",
          `Give it two afternoons a week and put no money into advertising during that time.`,
          `Keep one afternoon a week free for them and tell each what became of the ${m.group.crowd} they sent.`,
        ),
        m.vary(
          "adviser-5",
          `Count the ${m.group.crowd} who come through each of them, and after six weeks go on only with those who have sent somebody.`,
          `After six weeks go on with those who have sent you ${m.group.crowd}, and thank the others.`,
        ),
      ],
    }),
  },
  {
    id: "platform",
    suits: ["saas", "usage"],
    buyers: "any",
    write: (m) => ({
      name: `the user community around ${m.platform ?? "the tools they already use"}`,
      why: `people who use ${m.platform ?? "those tools"} already ask each other for help there, and they have the data it needs`,
      moves: [
        `Join the two most active ${m.platform ?? "user"} groups and answer questions about ${pain(m)} for two weeks without selling anything.`,
        `Ask three ${m.platform ?? "tool"} consultants which of their clients have the problem.`,
        `Record a two-minute film of one case, done your way and with ${m.platform ?? "their current tool"} side by side.`,
        `Read the ${m.platform ?? "platform"} partner rules and note what a listing would need.`,
        `Offer those consultants a fixed fee for each customer they send to ${m.name} who pays.`,
      ],
    }),
  },
  {
    id: "partner",
    suits: ["saas", "services", "ecommerce", "nonprofit", "hardware", "education", "local"],
    buyers: "any",
    write: (m) => ({
      name: `introductions through ${m.partner ?? "a partner"}`,
      why: `${m.partner ?? "a partner"} already has the trust of ${m.who} and loses nothing by recommending it`,
      moves: [
        `Ask ${m.partner} for the person who decides whom to introduce.`,
        `Agree in writing what ${m.partner} sends, how often, and what you report back.`,
        `Write half a page that ${m.partner} can forward unchanged.`,
        `Tell ${m.partner} after two weeks what became of each introduction.`,
        `Ask ${m.partner} who else could do the same.`,
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
      const { crowd, how, sort } = m.group;
      return {
        name: `${CALLING[sort]} ${crowd}`,
        why: `each of the ${crowd} has a name and a number, and each refusal tells you what the offer still lacks`,
        moves: [
          m.vary(
            "call-names",
            `Take the names of twenty ${crowd}${at(m)} from ${how.find}.`,
            `Write twenty ${crowd}${at(m)} into a sheet; the names are in ${how.find}.`,
          ),
          m.vary(
            "call-whom",
            `At ${crowd} ask for ${how.door}. What opens doors there: ${how.reach}.`,
            `Ask at each of the ${crowd} for ${how.door}: ${how.reach}.`,
          ),
          m.vary(
            "call-question",
            `Ask ${crowd} two questions first, "${how.ask[0]}" and "${how.ask[1]}", and speak of your offer only after the answers.`,
            `Before you explain ${m.name}, ask "${how.ask[1]}" and "${how.ask[2]}", and write both answers down.`,
          ),
          m.vary(
            "call-paper",
            `Leave ${how.paper}, with ${proof(m)} in its first line, and agree on the day of the next call.`,
            `Hand ${crowd} ${how.paper}; put ${proof(m)} at the top and the date of the next conversation at the bottom.`,
          ),
          m.vary(
            "call-clock",
            `${how.clock}. Every Friday count calls, meetings and signatures of ${crowd}.`,
            `${how.clock}. Twenty calls without a meeting mean that the first sentence is wrong.`,
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
      why: `associations always need practical talks, and ${m.who} are their members`,
      moves: [
        `Find the association that ${m.who}${at(m)} belong to and read its last three newsletters.`,
        `Offer the editor a page on ${pain(m)}, with a calculation members can repeat.`,
        `Ask for ten minutes at the next meeting and show one real case of ${m.name} instead of slides.`,
        `Propose a price of ${m.name} for members that ends with the pilot.`,
        `Give everybody at the meeting a card of ${m.name} with one question on it: who handles this where you work?`,
      ],
    }),
  },
  {
    id: "doorstep",
    suits: ["marketplace", "services", "nonprofit"],
    buyers: "any",
    write: (m) => ({
      name: `being present where ${m.who} already are`,
      why: `in one well-chosen place${at(m)} people see each other use it, which no advertisement achieves`,
      moves: [
        `Choose one place${at(m)} where ${m.who} come at least twice a week and get permission to be there.`,
        `Let them try ${m.name} on the spot and write down the first thing they ask.`,
        `Give the first customers${at(m)} something visible of ${m.name} that others will ask about.`,
        `Come back at the same hour for two weeks, until people expect ${m.name} there.`,
        `Go to the next place once one in three people here knows ${m.name}.`,
      ],
    }),
  },
  {
    id: "groups",
    suits: ["marketplace", "ecommerce", "services", "education", "local", "saas", "fintech", "media"],
    buyers: "c",
    write: (m) => {
      const { crowd, how } = m.group;
      return {
        name: `groups and chats where ${crowd}${at(m)} ask each other`,
        why: `people who ask there have the problem this week, so you interrupt nobody`,
        moves: [
          m.vary(
            "group-1",
            `Search for "${m.search}" in Facebook groups, on Reddit and in local chats${at(m)}, and write down the five with a post from this week, their size and who runs them.`,
            `Look for "${m.search}" in three forums and five chats${at(m)}, and keep those where somebody asked about it this month.`,
          ),
          m.vary(
            "group-2",
            `Ask the person who runs each whether a post about it would be welcome, before you write one.`,
            `Read the rules of each group and write to its moderator, with your name and what you offer.`,
          ),
          m.vary(
            "group-3",
            `Answer three open questions there under your own name, without a link, and ask each person "${how.ask[1]}".`,
            `Help three people with the problem before you mention your offer, and ask each of them "${how.ask[0]}".`,
          ),
          `Post ${proof(m)} once with a photograph${m.group.tag ? `, the price (${m.group.tag})` : ""} and an offer for the first five who ask for it.`,
          `Count messages, trials and payments per group, and after three weeks stay in the two that brought the most ${crowd}.`,
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
      why: `${m.group.crowd} who need it this week search the map and ring the first with good reviews`,
      moves: [
        `Open the free business entry on the map services with ten photographs of real work, the price${m.group.tag ? ` (${m.group.tag})` : ""} and the hours in which you answer.`,
        `Send all ${m.group.crowd} you serve the link to the reviews on the same day, because others read those first, and answer the bad ones before the good.`,
        `Write one page per part of town${at(m)}, with a photograph from there, so that ${m.group.crowd} who search near them find you.`,
        `Advertise above the search results for two weeks with a daily limit, and use a telephone number that appears nowhere else.`,
        `Count the calls and what each of the ${m.group.crowd} has cost, and keep the advertisement only while ${withArticle(m.action)} costs less than is left of it.`,
      ],
    }),
  },
  {
    id: "creators",
    suits: ["saas", "ecommerce", "hardware", "media"],
    buyers: "c",
    write: (m) => ({
      name: `small creators whom ${m.group.crowd} follow`,
      why: `they show it in use to exactly these people, and one who still answers every comment is believed`,
      moves: [
        `Search for "${m.search}" on the video and photo platforms and list thirty creators who still answer their comments; note beside each what people ask below the posts.`,
        `Let ten of them have it without any condition, and ask what their followers would say before anything is made public.`,
        `Offer those who like it a code and a share of the first payments instead of a fee, in writing, with the duty to mark the post as advertising.`,
        `Ask for one scene only: ${proof(m)}, shown and not said.`,
        `Count first payments per creator after two weeks; keep those who brought paying ${m.group.crowd} and drop those who brought views.`,
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
        `Ask ten possible customers of ${m.name} whom they turn to for advice, and list twelve such people${at(m)}.`,
        `Show ${m.name} to each of them in person, with ${proof(m)} on paper.`,
        `Ask what they would need to see before they mention ${m.name} to anybody, and write it down word for word.`,
        `Leave cards with a code of its own with each of them, so that you know who sent whom to ${m.name}.`,
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
        `Collect the exact questions that people ask you about ${m.name} and search for each of them yourself.`,
        `Take the one with the worst results, on ${pain(m)}, and answer it with a worked example.`,
        `Add a small calculator or template that people can use without an account with ${m.name}.`,
        `Answer the same question where people ask it in public, and link the page of ${m.name} once.`,
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
      why: `developers believe what they have run themselves, so a working sample sells better than a sales call`,
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
/** Creators are followed by private people, and by few who are old or ill. */
const FOLLOW = /^person$/;
const OLDER = /\b(?:over (?:5|6|7|8)\d|older|elderly|seniors?|pensioners?|retire\w+)\b/i;
/** Who lives by their hands follows nobody for it, and hears of it from the next of the trade. */
const PRODUCERS =
  /\b(?:farmers?|growers?|driers?|dryers?|fishers?|fishermen|fishing|cooperatives?|co-operatives?|(?:women['’]s|village|farmer|producer|saving) groups?|beekeepers?|weavers?|herders?|keepers?|vendors?|hawkers?|riders?|smallholders?|millers?)\b/i;
const SENT: readonly Archetype[] = ["ecommerce", "saas", "media", "usage", "fintech"];
const BY_POST = 2;
const PASSED_ON = 2;
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
    if (id === "passed") return m.passed ? TOLD - 0.5 : -1;
    if (id === "heard") return m.heard ? TOLD - 2 : -1;
    if (id === "meets") return m.meets ? TOLD - 1 : -1;
    if ((id === "spot" || id === "advisers") && !m.spot) return -1;
    if (buyers === (b2b ? "c" : "b")) return -1;
    if (id === "creators" && (!suits.includes(archetype) || !FOLLOW.test(m.group.sort) || OLDER.test(m.who)))
      return -1;
    if (/^(?:creators|answers)$/.test(id) && PRODUCERS.test(`${m.who} ${m.group.crowd}`)) return -1;
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
      (id === "referral" && PRODUCERS.test(m.who) ? PASSED_ON : 0) +
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
