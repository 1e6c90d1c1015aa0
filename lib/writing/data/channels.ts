import type { Archetype } from "@/lib/brief/types";
import { withArticle } from "../english";
import type { Material } from "../material";

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
> & { platform: string | null; partner: string | null };

const at = (m: Base) => (m.place ? ` in ${m.place}` : "");
const pain = (m: Base) => (m.trouble ? `"${m.trouble}"` : `what ${m.who} complain about`);
const proof = (m: Base) => (m.proofs[0] ? `"${m.proofs[0]}"` : `one result of a pilot with ${m.name}`);

const PLAYBOOKS: readonly Playbook[] = [
  {
    id: "platform",
    suits: ["saas", "usage", "ecommerce"],
    buyers: "any",
    write: (m) => ({
      name: `the user community around ${m.platform ?? "the tools they already use"}`,
      why: `${m.who} already gather around ${m.platform ?? "those tools"}, so one answer there reaches people who have the data ${m.name} needs`,
      moves: [
        `Join the two most active ${m.platform ?? "user"} groups and answer questions about ${pain(m)} for two weeks without naming ${m.name}.`,
        `Ask three ${m.platform ?? "tool"} consultants which of their customers among ${m.who} have the problem.`,
        `Record a two-minute film of one case going through ${m.name} next to ${m.platform ?? "their current tool"}.`,
        `Read the ${m.platform ?? "platform"} partner rules and note what a listing for ${m.name} would need.`,
        `Offer those consultants a fixed referral fee per paying customer of ${m.name}.`,
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
        `Ask ${m.partner} for a named person who decides on introductions to ${m.name}.`,
        `Put in writing what ${m.partner} sends, how often, and what comes back from ${m.name}.`,
        `Prepare a half-page that ${m.partner} can forward to ${m.who} unchanged.`,
        `Report to ${m.partner} after two weeks what became of each introduction.`,
        `Ask ${m.partner} who else in the same position would do this for ${m.name}.`,
      ],
    }),
  },
  {
    id: "outreach",
    suits: ["saas", "services", "usage", "hardware", "fintech"],
    buyers: "b",
    write: (m) => ({
      name: `direct outreach to ${m.who}`,
      why: `the buyers are few enough to be listed by name, and a conversation also tells you why somebody says no to ${m.name}`,
      moves: [
        `Write to five ${m.who} a day with a single question about ${pain(m)} and no attachment.`,
        `Phone the ${m.who} who opened the message and ask for fifteen minutes on how they handle it now.`,
        `Send a follow-up that shows ${proof(m)} in one picture.`,
        `Offer the first ${m.who} who agree a start date within a week and a named person at ${m.name}.`,
        `Note the reason for each no and change the opening line of the ${m.name} message once a week, not more often.`,
      ],
    }),
  },
  {
    id: "association",
    suits: ["saas", "services", "media", "hardware", "usage", "fintech"],
    buyers: "b",
    write: (m) => ({
      name: `the trade association of ${m.who}`,
      why: `associations of ${m.who} are always short of practical talks, and their member list is the segment itself`,
      moves: [
        `Find the regional association that ${m.who}${at(m)} belong to and read its last three newsletters.`,
        `Offer its editor a page on ${pain(m)} with a calculation that members can repeat.`,
        `Ask for a ten-minute slot at the next meeting and show one real case of ${m.name}, not slides.`,
        `Propose a member price for ${m.name} that expires with the pilot.`,
        `Hand out cards of ${m.name} with one question on them: who in your firm handles this today?`,
      ].map((move) => move) as Channel["moves"],
    }),
  },
  {
    id: "doorstep",
    suits: ["local", "marketplace", "services", "nonprofit"],
    buyers: "any",
    write: (m) => ({
      name: `being present where ${m.who} already are`,
      why: `one dense place${at(m)} is worth more to ${m.name} than a thin spread: people there see each other use it`,
      moves: [
        `Choose one place${at(m)} that ${m.who} pass at least twice a week and get permission to stand there with ${m.name}.`,
        `Let people try ${m.name} on the spot and note what they ask first.`,
        `Give every early customer of ${m.name} a sign, card or sticker that neighbours will ask about.`,
        `Return to that spot at the same hour for two weeks, so that ${m.who} come to expect you.`,
        `Move to the next place for ${m.name} only when a third of the people here recognise the name.`,
      ],
    }),
  },
  {
    id: "groups",
    suits: ["marketplace", "ecommerce", "services", "education", "local"],
    buyers: "c",
    write: (m) => ({
      name: `the local and online groups of ${m.who}`,
      why: `${m.who} ask each other before they ask a company, and the groups where they do it are open to somebody useful like ${m.name}`,
      moves: [
        `List the ten groups and chats where ${m.who}${at(m)} talk, with size and the name of the moderator.`,
        `Ask each moderator what kind of post from ${m.name} would be welcome, before posting one.`,
        `Answer questions about ${pain(m)} for a week under your own name.`,
        `Post ${proof(m)} once with a photograph and an offer to the first people who reply.`,
        `Thank those who recommend ${m.name} in public, and send each of them something they can give away.`,
      ],
    }),
  },
  {
    id: "experts",
    suits: ["ecommerce", "hardware", "education", "nonprofit", "media"],
    buyers: "any",
    write: (m) => ({
      name: `the professionals whom ${m.who} trust`,
      why: `a recommendation by somebody with no stake carries further than any advertisement for ${m.name}`,
      moves: [
        `Name the professions that ${m.who} turn to with ${pain(m)}, and list twelve of them${at(m)}.`,
        `Show ${m.name} to each of them in person, with ${proof(m)} on paper.`,
        `Ask what they would need to see before mentioning ${m.name}, and note it word for word.`,
        `Leave a card of ${m.name} with a code, so that you can tell who sent whom.`,
        `Return after a month with what happened to the people they sent to ${m.name}.`,
      ],
    }),
  },
  {
    id: "answers",
    suits: ["usage", "saas", "media", "ecommerce", "education", "fintech"],
    buyers: "any",
    write: (m) => ({
      name: `pages that answer what ${m.who} search for`,
      why: `people who type the problem into a search box have it today, and a good page works for ${m.name} for years`,
      moves: [
        `Collect the exact questions ${m.who} asked in the interviews and search each of them yourself.`,
        `Write the answer to the one with the worst existing results, on ${pain(m)}, with a worked example from ${m.name}.`,
        `Add a small calculator or template that ${m.who} can use without signing up.`,
        `Answer the same question where ${m.who} ask it in public and link the page once.`,
        `Check after four weeks which page led to ${withArticle(m.action)}, and write a second one for ${m.name} on the same case.`,
      ],
    }),
  },
  {
    id: "developers",
    suits: ["usage"],
    buyers: "any",
    write: (m) => ({
      name: `code that developers can run in a minute`,
      why: `developers believe what they ran themselves, so a working sample sells ${m.name} better than a sales call`,
      moves: [
        `Publish a small open-source client for ${m.name} with an example on real input.`,
        `Publish the test set and the error rate of ${m.name}, including the cases it gets wrong.`,
        `Answer public questions by ${m.who} about ${pain(m)} with code first.`,
        `Open an issue or a pull request in two open-source tools that ${m.name} would improve.`,
        `Write to everyone who made more than ten calls to ${m.name} in a week and ask what they are building.`,
      ],
    }),
  },
  {
    id: "readers",
    suits: ["media"],
    buyers: "any",
    write: (m) => ({
      name: `recommendations by existing readers`,
      why: `${m.who} know their own kind, and each issue of ${m.name} is already in the hands of people who can forward it`,
      moves: [
        `Ask the readers who open every issue of ${m.name} to name two colleagues who should have it.`,
        `Put one section into ${m.name} that is worth forwarding on its own.`,
        `Swap a recommendation with two other letters that ${m.who} read on a different subject.`,
        `Give a sample archive of ${m.name} to speakers and trainers who teach ${m.who}.`,
        `Show each referrer how many of the people they sent still read ${m.name}.`,
      ],
    }),
  },
  {
    id: "referral",
    suits: ["marketplace", "services", "education", "ecommerce", "fintech"],
    buyers: "any",
    write: (m) => ({
      name: `referrals by the first customers`,
      why: `the first satisfied ${m.who} know others in the same position, and asking costs ${m.name} nothing but courage`,
      moves: [
        `Ask at the moment of the first good result: which two people you know should try ${m.name}?`,
        `Make the introduction message for ${m.who} yourself, three lines, ready to forward.`,
        `Give both sides the same small advantage on their next use of ${m.name}.`,
        `Write down who introduced whom to ${m.name}, and thank them by name within a day.`,
        `Ask the ${m.who} who refused why, because it shows what is still embarrassing about recommending ${m.name}.`,
      ],
    }),
  },
];

/** The two that suit best: a named platform or partner first, then by kind of business and buyer. */
export function chooseChannels(m: Base, archetype: Archetype, b2b: boolean): [Channel, Channel] {
  const score = ({ id, suits, buyers }: Playbook): number => {
    if (id === "platform" && !m.platform) return -1;
    if (id === "partner" && !m.partner) return -1;
    if (buyers === (b2b ? "c" : "b")) return -1;
    const place = suits.indexOf(archetype);
    const named = id === "platform" || id === "partner" ? 1.5 : 0;
    return (place < 0 ? 0 : 3 - place * 0.25) + named + (buyers === "any" ? 0 : 0.6);
  };
  const [first, second] = [...PLAYBOOKS]
    .sort((a, b) => score(b) - score(a))
    .map((book) => ({ id: book.id, ...book.write(m) }));
  if (!first || !second) throw new Error("There are always two channels");
  return [first, second];
}
