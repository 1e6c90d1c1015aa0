import type { Archetype } from "@/lib/brief/types";
import { cap, withArticle } from "../english";
import type { Material } from "../material";
import type { MeetingPlace } from "./meeting-places";

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
  "name" | "who" | "place" | "prices" | "proofs" | "trouble" | "product" | "action"
> & {
  platform: string | null;
  partner: string | null;
  /** Where these buyers are met; null where nothing fits. */
  spot: MeetingPlace | null;
  /** Who provides, in a marketplace. */
  suppliers: string | null;
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
        `Write down fifty ${m.suppliers}${at(m)} by name; ask the first ten ${m.who} you interview whom they have called so far.`,
        `Ring each of the ${m.suppliers} yourself, ask what would make a job worth the journey, and check papers and work on one paid job before anybody is listed on ${m.name}.`,
        `Promise the first ${m.supplyNeeded || "ten"} of the ${m.suppliers} a number of jobs in the first two months, and pay the difference if ${m.name} brings fewer.`,
        `Answer the first requests by telephone, within the hour, and note which of the ${m.suppliers} said no and why.`,
        `Let ${m.who} in area by area: open the next one only when nine of ten requests at ${m.name} found one of the ${m.suppliers} within a day.`,
      ],
    }),
  },
  {
    id: "spot",
    suits: ["local", "hardware", "nonprofit", "services", "education", "ecommerce", "marketplace", "fintech"],
    buyers: "any",
    write: (m) => ({
      name: `the ${place(m)}`,
      why: `${m.spot?.reason}, so ${m.name} is seen there by those it is for`,
      moves: [
        `List the ${place(m)}${at(m)} within an hour of you, find the ${m.spot?.keeper} of each, and ask three for a first day with ${m.name}.`,
        `${cap(filled(m.spot?.doing ?? "", m))}.`,
        `Read ${pain(m)} to everyone who stops, ask when that last happened to them, and write the answer down before you explain ${m.name}.`,
        `Allow ${m.spot?.cost} for ${m.name}, and enter hours and money beside every name.`,
        `Count each ${m.action} at the ${place(m)}; after three visits without one, change the place and keep ${m.name} as it is.`,
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
        `Name twelve ${m.spot?.advisers}${at(m)}; your first interview partners know who advises them.`,
        `Visit four of them with ${proof(m)} on half a page and ask what they would have to see before they name ${m.name}.`,
        `Give each a code or card of ${m.name}, so that you know who sent whom, and no commission that would cost them their standing.`,
        `Allow two afternoons a week for these ${m.spot?.advisers} and nothing else; ${m.name} needs no advertisement for it.`,
        `Count who comes through each of them to ${m.name}; whoever has sent nobody after six weeks is thanked and left alone.`,
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
    suits: ["saas", "services", "usage", "hardware", "fintech"],
    buyers: "b",
    write: (m) => ({
      name: `direct outreach to ${m.who}`,
      why: `they can be listed by name, and every conversation tells you why somebody says no to ${m.name}`,
      moves: [
        `Write to five ${m.who} a day${at(m)} with one question about ${pain(m)} and nothing attached.`,
        `Call those who answered and ask for fifteen minutes about how they handle it without ${m.name}.`,
        `Follow up with one picture that shows ${proof(m)}.`,
        `Offer the first who agree a start with ${m.name} within a week and your own telephone number.`,
        `Keep a list of the reasons for each no, and rewrite the opening line of the ${m.name} message every Friday.`,
      ],
    }),
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
    suits: ["local", "marketplace", "services", "nonprofit"],
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
    suits: ["marketplace", "ecommerce", "services", "education", "local"],
    buyers: "c",
    write: (m) => ({
      name: `the local and online groups of ${m.who}`,
      why: `people ask each other before they ask a company, and such groups welcome somebody as useful as ${m.name} can be`,
      moves: [
        `List the ten groups and chats where ${m.who}${at(m)} talk, with their size and who runs them.`,
        `Ask each moderator what kind of post from ${m.name} would be welcome before you write one.`,
        `Answer questions about ${pain(m)} for a week under your own name.`,
        `Post ${proof(m)} once, with a photograph and an offer for the first to reply.`,
        `Thank in public whoever recommends ${m.name}, and give them something they can pass on.`,
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
    suits: ["marketplace", "services", "education", "ecommerce", "fintech"],
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

const FIRST = 9;
/** Named places and people go before general advice. */
const KNOWN = 2.4;

/** The two that suit best: a named platform or partner first, then by kind of business and buyer. */
export function chooseChannels(m: Base, archetype: Archetype, b2b: boolean): [Channel, Channel] {
  const score = ({ id, suits, buyers }: Playbook): number => {
    if (id === "platform" && !m.platform) return -1;
    if (id === "partner" && !m.partner) return -1;
    if (id === "supply") return m.suppliers ? FIRST : -1;
    if ((id === "spot" || id === "advisers") && !m.spot) return -1;
    if (buyers === (b2b ? "c" : "b")) return -1;
    const place = suits.indexOf(archetype);
    const named = id === "platform" || id === "partner" ? 3 : id === "spot" || id === "advisers" ? KNOWN : 0;
    return (place < 0 ? 0 : 3 - place * 0.25) + named + (buyers === "any" ? 0 : 0.6);
  };
  const [first, second] = [...PLAYBOOKS]
    .sort((a, b) => score(b) - score(a))
    .map((book) => ({ id: book.id, ...book.write(m) }));
  if (!first || !second) throw new Error("There are always two channels");
  return [first, second];
}
