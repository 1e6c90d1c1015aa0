import type { Archetype, Brief } from "@/lib/brief/types";

/** What a kind of business brings with it before the founder has said a word; `{who}` and `{name}` are filled in. */
export interface ArchetypeKnowledge {
  /** "a software subscription": how the kind is called in a sentence. */
  label: string;
  /** What the main button says. */
  button: string;
  /** What a visitor is asked to do. */
  action: string;
  /** What customers use today instead, most common first. */
  today: string[];
  prospectSource: string;
  paperwork: string;
  rules: string;
  measure: string;
  /** Must-haves of this kind whether or not the founder mentioned them. */
  essentials: string[];
  later: string[];
  roles: string[];
}

export const ARCHETYPE: Record<Archetype, ArchetypeKnowledge> = {
  saas: {
    label: "a software subscription",
    button: "Request a demo",
    action: "demo request",
    today: [
      "a shared spreadsheet and somebody's memory",
      "the part of their existing system that almost does it",
      "paper and a weekly clean-up",
    ],
    prospectSource: "company registers, review pages of the tools they use, and licence lists",
    paperwork: "a data processing agreement",
    rules:
      "Find out whether the data {name} handles needs a processing agreement or a consent, and ask one customer's administrator what they require from a supplier.",
    measure: "the time the work takes",
    essentials: [
      "Sign-up with a company account and roles",
      "Import of what customers already have",
      "Activity log with undo",
    ],
    later: ["Reports across locations", "An open interface for other tools"],
    roles: [
      "a product-minded engineer",
      "somebody who has done the customer's job",
      "a first salesperson once revenue carries it",
    ],
  },
  marketplace: {
    label: "a two-sided marketplace",
    button: "Make a request",
    action: "first request",
    today: [
      "asking around among people they know",
      "classified ads and group chats",
      "whoever helped the last time",
    ],
    prospectSource: "local groups, notice boards and the people your interview partners name",
    paperwork: "terms for both sides and a rule for disputes",
    rules:
      "Ask an insurer and a lawyer who is liable when something between two members of {name} goes wrong, and ask the tax office what you must report about sellers.",
    measure: "the share of requests that end in a deal",
    essentials: [
      "Verified profiles on both sides",
      "Booking with payment held until handover",
      "Reviews after both sides are done",
      "A way to report a problem",
    ],
    later: ["Price suggestions from past deals", "A subscription for frequent users"],
    roles: [
      "somebody who signs up supply in person",
      "an engineer who has built payments",
      "a person for disputes and trust",
    ],
  },
  ecommerce: {
    label: "a product sold directly to customers",
    button: "Order now",
    action: "first order",
    today: ["the brand they have always bought", "something similar ordered online", "going without"],
    prospectSource: "associations, support groups, shop owners and the people your interview partners name",
    paperwork: "labelling and return rules",
    rules:
      "Ask the authority responsible for your product what must be on the label of {name}, which claims need proof, and whether your premises need a registration.",
    measure: "the share of buyers who reorder",
    essentials: [
      "Product page with the proof beside the price",
      "Checkout with postage shown early",
      "Order tracking by message",
      "Reorder in one step",
    ],
    later: ["A subscription that can be skipped", "Gift orders"],
    roles: [
      "somebody who makes the product well at ten times the quantity",
      "a person for orders, parcels and complaints",
      "somebody who sells it to shops and at fairs",
    ],
  },
  services: {
    label: "a service",
    button: "Book a date",
    action: "booking",
    today: ["doing it themselves when there is time", "somebody they know who helps out", "doing without it"],
    prospectSource: "the places they pass every week and the people your interview partners name",
    paperwork: "liability insurance",
    rules:
      "Check whether {name} needs a trade registration, which insurance covers damage caused on the job, and how the people who do the work must be employed.",
    measure: "the hours behind one job",
    essentials: [
      "Booking with a real calendar",
      "Confirmation and reminder",
      "A named person and a stand-in",
      "Payment after the job",
    ],
    later: ["A fixed monthly plan", "Ratings by job type"],
    roles: [
      "somebody who does the work and can teach it",
      "a planner who answers the phone",
      "a stand-in for illness",
    ],
  },
  fintech: {
    label: "a financial service",
    button: "Open an account",
    action: "account opening",
    today: ["their bank, slowly", "cash and a notebook", "a friend who lends"],
    prospectSource: "business associations, accountants and the people your interview partners name",
    paperwork: "a partner agreement that says who holds the money",
    rules:
      "Ask a licensed adviser whether {name} touches money, credit, insurance or advice, and which licence or partner that requires; promise no return.",
    measure: "the time from request to money received",
    essentials: [
      "Identity check",
      "Every fee before the first tap",
      "Statement that can be exported",
      "Limits per day",
    ],
    later: ["Several currencies", "Connections to accounting"],
    roles: ["somebody who knows the regulator", "an engineer who has run a ledger", "a partner manager"],
  },
  media: {
    label: "a publication",
    button: "Subscribe",
    action: "subscription",
    today: [
      "reading the sources themselves at the weekend",
      "a law-firm or vendor mailing that sells something",
      "asking a colleague who has read it",
    ],
    prospectSource: "member lists, conference programmes and the subscribers you already have",
    paperwork: "an imprint and a consent record for every address",
    rules:
      "Check the rules on consent for mailings, on quoting sources in {name}, and on marking sponsored parts.",
    measure: "the share of readers who open every issue",
    essentials: [
      "Sign-up with one field",
      "Archive with search by subject",
      "Preferences by subject",
      "Paid area",
    ],
    later: ["Company licences", "Alerts on a chosen subject"],
    roles: [
      "an editor with standing in the field",
      "a person for growth and sponsors",
      "a second writer for holidays",
    ],
  },
  hardware: {
    label: "a device with a service",
    button: "Pre-order one",
    action: "pre-order",
    today: [
      "getting by without one",
      "a cheaper product that does half of it",
      "what is lying around already",
    ],
    prospectSource: "owner registers, local associations and the people your interview partners name",
    paperwork: "a warranty page and a return address",
    rules:
      "Ask a test laboratory which marks {name} needs for radio, electrical safety and anything it touches, and ask an insurer what happens if it fails to act.",
    measure: "the time between event and action",
    essentials: [
      "Pairing in a few minutes without a specialist",
      "Alert by message and call",
      "Self-test once a week",
      "Battery and signal state",
    ],
    later: ["Several units on one screen", "Export for the insurer"],
    roles: [
      "an electronics engineer who has shipped a product",
      "somebody for supply and returns",
      "a firmware and app engineer",
    ],
  },
  usage: {
    label: "a service billed by use",
    button: "Get a key",
    action: "first call",
    today: [
      "their own script, mended every month",
      "a large cloud provider's general service",
      "people who type it in",
    ],
    prospectSource: "public code, changelogs and job advertisements that mention the problem",
    paperwork: "a data processing agreement and a deletion schedule",
    rules:
      "Write down where the data sent to {name} is stored and for how long, and which agreement a customer's lawyer will ask for.",
    measure: "the error rate on real input",
    essentials: [
      "Keys with limits",
      "Answers with a confidence per field",
      "Usage and cost shown the same hour",
      "A test mode that costs nothing",
    ],
    later: ["Bulk uploads", "On-premise option"],
    roles: [
      "an engineer who owns quality measurement",
      "a developer who writes and answers in public",
      "somebody for security reviews",
    ],
  },
  local: {
    label: "a local operation",
    button: "Reserve a place",
    action: "first visit",
    today: ["the place they go to now", "doing it at home", "going without it"],
    prospectSource: "the people who stand there every day",
    paperwork: "terms for whoever comes, beside lease, permit and insurance",
    rules:
      "Ask the owner of the site and the local authority which permits {name} needs, who signs them, and what they cost each year.",
    measure: "the share of capacity sold each day",
    essentials: [
      "Check-in and receipt at the counter",
      "Payment by phone",
      "Capacity shown before arrival",
      "Daily close",
    ],
    later: ["Advance booking", "A loyalty price"],
    roles: [
      "a site manager who is there at opening",
      "a technician on call",
      "somebody who negotiates sites",
    ],
  },
  education: {
    label: "a taught programme",
    button: "Enrol",
    action: "enrolment",
    today: [
      "a course that starts months later or far away",
      "videos watched alone and abandoned",
      "whoever has time to show it",
    ],
    prospectSource: "schools, parents' groups and last year's candidates",
    paperwork: "a refund rule and terms for whoever takes part",
    rules:
      "Check what {name} may promise about results, which consent is needed for learners under age, and how tutors must be engaged.",
    measure: "the change in score between entry and exit test",
    essentials: [
      "Entry test with a place recommendation",
      "Timetable and live room",
      "Exercises marked within a day",
      "Attendance seen by those who pay",
    ],
    later: ["Recordings with questions", "A grant for those who cannot pay"],
    roles: [
      "a head teacher who writes the sessions",
      "tutors who passed it themselves",
      "somebody the learners can call",
    ],
  },
  nonprofit: {
    label: "a non-profit programme",
    button: "Visit us",
    action: "partner visit",
    today: [
      "waiting for a public programme",
      "unpaid favours by volunteers",
      "short projects that end with their grant",
    ],
    prospectSource: "the municipality, associations and the participants' own networks",
    paperwork: "statutes, a data consent and a results sheet",
    rules:
      "Ask the authority which registrations {name} needs, which work-law rules apply to participants, and what a funder must be shown.",
    measure: "the share of participants who reach the promised outcome",
    essentials: [
      "Referral form for partners",
      "Attendance and progress per participant",
      "Results sheet for funders",
      "Orders and invoices for what is sold",
    ],
    later: ["Alumni network", "A second site"],
    roles: [
      "a programme lead trusted by participants",
      "somebody who sells what is produced",
      "a fundraiser who reports well",
    ],
  },
};

/** The same kinds of business where private people buy. */
const FOR_PERSONS: Partial<Record<Archetype, Partial<ArchetypeKnowledge>>> = {
  saas: {
    label: "an app",
    button: "Start for nothing",
    action: "first use",
    today: ["a free app that does half of it", "a note on the phone and good intentions", "going without"],
    prospectSource: "reviews of similar apps, forums and the people your interview partners name",
    paperwork: "a privacy page that a customer understands",
    rules:
      "Find out which of the data that {name} keeps counts as sensitive, what consent it needs, and what the app stores demand before they let it in.",
    essentials: [
      "A first result before sign-up",
      "Sign-in with one tap and no password",
      "Reminders that can be switched off",
      "Cancel and delete everything in the settings",
    ],
    later: ["A place for family or friends", "A version without network"],
    roles: [
      "an engineer who has brought an app through the stores",
      "somebody who talks to users every week",
      "a person for pictures and words",
    ],
  },
  hardware: {
    today: [
      "getting by without one",
      "a cheaper product that does half of it",
      "what is lying around already",
    ],
  },
};

/** What is known of a kind of business, for firms or for private people. */
/** What is lent and brought to the door has no site. */
const BROUGHT = /^(?:we|i) (?:lend|rent|hire|let)\b[^.]*\b(?:bring|deliver|drop)\b/i;

/** What is usual for such a business, where the answers say nothing. */
export function usualOf(archetype: Archetype, { answers, b2b }: Brief): ArchetypeKnowledge {
  const form = archetype === "local" && BROUGHT.test(answers.solution) ? "services" : archetype;
  return { ...ARCHETYPE[form], ...(b2b ? {} : FOR_PERSONS[form]) };
}

export const fill = (text: string, name: string, who: string) =>
  text.replaceAll("{name}", name).replaceAll("{who}", who);
