import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import type { Archetype } from "@/lib/brief/types";

export interface Pattern {
  id: string;
  weight: number;
  fields: readonly AnswerField[];
  when: RegExp;
  unless?: RegExp;
  /** The kinds of business for which it holds; all where there are none. */
  forms?: readonly Archetype[];
  /** What follows from the quoted clause, as a sentence after it. */
  strength?: (name: string, who: string) => string;
  recommendation?: (said: string, name: string, who: string) => string;
  /** A sentence that must fire it and one that must not. */
  yes: string;
  no: string;
}

const OFFER: readonly AnswerField[] = ["solution", "differentiator"];
const ALL: readonly AnswerField[] = ["problem", "solution", "differentiator", "businessModel"];
const MONEY: readonly AnswerField[] = ["businessModel"];

/** Rules that read one clause of the founder's and connect it with what follows from it. */
export const PATTERNS: readonly Pattern[] = [
  {
    id: "refund",
    weight: 72,
    fields: ["solution", "differentiator", "businessModel"],
    when: /\b(refunded?|money back|takes? \d+% off|free of charge if)\b/i,
    unless:
      /\bno refunds?\b|\b(?:claim|demand|ask|get|win|bring)(?:s|ing|ting|ning|ed)? (?:for )?(?:the |your |their |its )?(?:money back|refunds?)\b/i,
    strength: (name) => `You carry the risk of a first try of ${name}, not the customer.`,
    recommendation: (said, name) =>
      `That promise has a price (${said}). Set a sum aside for it in every month of the plan of ${name} and write down who decides when it is owed. Watch: promises paid out per hundred sales.`,
    yes: "A missed walk is refunded twice.",
    no: "A ready letter claims the money back from the airline.",
  },
  {
    id: "speed",
    weight: 65,
    fields: OFFER,
    when: /\b(within|in under|in less than|in) (\d+|two|five|ten) (seconds?|minutes?|hours?)\b/i,
    strength: (name) => `Anyone can check the speed of ${name} with a watch.`,
    recommendation: (said, name) =>
      `Time ten real cases (${said}), publish the slowest as well as the average, and fix what made it slow. Watch: the slowest case of ${name} each week.`,
    yes: "We deliver finished photographs within 48 hours.",
    no: "We deliver finished photographs when they are ready.",
  },
  {
    id: "same-person",
    weight: 58,
    fields: OFFER,
    when: /\b(same (nurse|person|tutor|walker|teacher|driver|team)|two \w+ know|every time)\b/i,
    strength: (name) => `A rival can undercut a price, but hardly the relationship that ${name} builds.`,
    recommendation: (said, name) =>
      `What customers like (${said}) ties ${name} to single people, so train a second person for every customer before you reach the tenth, and pay for the hour of handover. Watch: appointments kept when the usual person is away.`,
    yes: "The same nurse comes every week.",
    no: "A nurse is sent by the office.",
  },
  {
    id: "guarantee",
    weight: 62,
    fields: ALL,
    when: /\b(guarantee[ds]?|warranty of|one-year warranty|buy-back)\b/i,
    unless: /\b(no|without|under manufacturer) (guarantee|warranty)\b|manufacturer (warranty|claim)/i,
    strength: (name) => `People who hesitate have one reason less to wait with ${name}.`,
    recommendation: (said, name) =>
      `Work out what the promise (${said}) costs if one customer in ten uses it, and keep that sum out of the profit of ${name}. Watch: claims under the promise per month.`,
    yes: "Every bicycle has a guaranteed buy-back price.",
    no: "The shop sells every bicycle as it is.",
  },
  {
    id: "exclusive-hours",
    weight: 50,
    fields: ["solution"],
    unless: /\b(bakes?|baked|produces?|writes?|written)\b/i,
    when: /\b(between midnight|at night|night shift|night-shift|after hours|on weekends|on Sundays)\b/i,
    strength: (name) => `At those hours ${name} has little competition to fear.`,
    recommendation: (_said, name) =>
      `Work the opening hours of ${name} yourself for two weeks and count the customers in each hour. Watch: sales per open hour, not per day.`,
    yes: "The truck serves meals between midnight and six.",
    no: "The truck serves meals at lunch.",
  },
  {
    id: "no-phone",
    weight: 48,
    fields: OFFER,
    when: /\b(no|without a?) (smartphone|internet|wifi|signal|data bundle)\b/i,
    strength: (name) => `That lets ${name} reach people whom most offers leave out.`,
    recommendation: (said, name, who) =>
      `Test it where conditions are worst (${said}), in the three places with the weakest signal that ${who} know. Watch: messages of ${name} that arrive there on the first day.`,
    yes: "It works with no smartphone.",
    no: "It works on any smartphone.",
  },
  {
    id: "letter",
    weight: 69,
    fields: ALL,
    when: /\b(letter of intent|signed a letter|signed letters?)\b|\d[\d,]* [^.]{0,40}\bon (the|a|our) (share|waiting) list\b/i,
    strength: (name) => `People have put their name to ${name} before it could deliver.`,
    recommendation: (said, name) =>
      `Turn those signatures (${said}) into money or a date: ask each signatory for a deposit or a start day with ${name}. Watch: how many letters become payments within 30 days.`,
    yes: "Eleven shows have signed a letter of intent.",
    no: "Eleven shows have read our letter.",
  },
  {
    id: "voting",
    weight: 38,
    fields: OFFER,
    when: /\b(members (vote|decide|own)|cooperative|co-op\b|owned by)\b/i,
    unless:
      /\b(?:milk|trial with the|their|three|two|the) (?:\p{L}+ )?cooperatives?\b|with the \p{L}+ cooperative/iu,
    strength: (name) => `People who own a part of ${name} bring the next members themselves.`,
    recommendation: (_said, name) =>
      `Members need rules before ${name} needs more members: decide what is voted on, by whom and how often, and what you decide alone. Watch: share of members who vote.`,
    yes: "Members vote on the surplus.",
    no: "The board decides on the surplus.",
  },
  {
    id: "own-material",
    weight: 57,
    fields: OFFER,
    when: /\b(your|their|learner's|customer's) own (lost |old |past )?(games?|data|photos?|cases?|material|words)\b/i,
    strength: (name) => `Nobody else can prepare exactly what ${name} prepares for a customer.`,
    recommendation: (said, name) =>
      `What customers bring along (${said}) takes time to prepare; measure the minutes on the first five and decide what ${name} has to automate. Watch: minutes of preparation per customer.`,
    yes: "Exercises are taken from your own lost games.",
    no: "Exercises are taken from a book.",
  },
  {
    id: "certified",
    weight: 61,
    fields: OFFER,
    when: /\b((?:is|are|am|was|were|been|be) (?:\w+ )?(?:certified|audited|licensed|approved)|(?:certified|licensed|approved|audited) (?:by|to|under|for)|certificate (?:from|of|by))\b/i,
    unless: /\b(not|never|leave with a) (certified|certificate)\b/i,
    strength: (name) =>
      `Somebody outside has checked it, and that carries the first conversation about ${name}.`,
    recommendation: (said, name) =>
      `Have the certificate (${said}) at hand, with number, date and expiry, and say what it does not cover. Watch: weeks until the papers of ${name} must be renewed.`,
    yes: "Every resin is certified for the mouth.",
    no: "Every resin has a pleasant colour.",
  },
  {
    id: "weather",
    weight: 46,
    fields: ["solution", "differentiator", "businessModel"],
    when: /\b(?:swell|weather|snow|rain|frost|wind)\b[^.;]*\b(?:cancel\w*|wrong|allows?|permitting|depends?|stops?|too)\b|\b(?:cancel\w*|depends?|stops?)\b[^.;]*\b(?:swell|weather|snow|rain|frost|wind)\b/i,
    unless: /\b(whatever|in any|regardless of) (the )?weather\b/i,
    recommendation: (said, name) =>
      `Weather (${said}) means uneven income. Mark the three weakest months in the plan of ${name} and find out what they bring at worst. Watch: cash at the end of the weakest month.`,
    yes: "Lessons are cancelled when the swell is wrong.",
    no: "Lessons take place indoors.",
  },
  {
    id: "second-hand",
    weight: 49,
    fields: ["solution", "businessModel"],
    when: /\b(second-hand|used ones?|refurbish\w*|overhaul\w*|buys? (?:them|it|your|used|old|worn|outgrown|clothes|toys|books)\b.{0,20} back)\b/i,
    unless: /\b(?:trucks?|vans?|ovens?|machines?|equipment|kilns?|boats?|trailers?)\b/i,
    strength: (name) => `Each sale of ${name} can bring the next purchase, because buyers become sellers.`,
    recommendation: (_said, name) =>
      `Buying well matters more than selling here: fix the highest purchase price for the five most common pieces before ${name} opens. Watch: days from purchase to sale per piece.`,
    yes: "A second-hand shop for bicycles.",
    no: "A shop for new bicycles.",
  },
  {
    id: "minutes-setup",
    weight: 54,
    fields: OFFER,
    when: /\b(installs?|set up|sets? up|connects?|plugs? in)\b.{0,40}\b(minutes?|without (a|an) \w+)\b/i,
    strength: (name) => `Customers can start with ${name} on the day they decide.`,
    recommendation: (said, name) =>
      `Let three people set ${name} up alone while you only watch, because it has to hold without you (${said}). Watch: minutes until first use, for the slowest of them.`,
    yes: "It installs without a plumber in ten minutes.",
    no: "It is installed by our team.",
  },
  {
    id: "white-label",
    weight: 55,
    fields: OFFER,
    when: /\b(under (the|their) (vendor's |own )?(own )?name|white[- ]label|resell(s|ers?)?)\b/i,
    strength: (name) => `One contract brings ${name} all the customers of a vendor.`,
    recommendation: (said, name) =>
      `Another name on the product (${said}) hides ${name} from the people who use it. Agree now who answers their questions and what happens to them when the contract ends. Watch: share of volume that depends on the largest vendor.`,
    yes: "It runs under the vendor's own name.",
    no: "It runs under our name.",
  },
  {
    id: "hosts-share",
    weight: 53,
    fields: ALL,
    when: /\b(?!(?:we|I|also|only|just)\b)\p{L}+[^s\W]s (?:keep|get|receive) \d+% of\b/iu,
    strength: (name) =>
      `Those who do the work see what they earn, which gives good people a reason to stay with ${name}.`,
    recommendation: (said, name) =>
      `All costs of ${name} have to come out of what is left after their share (${said}), so find out below which share good people would leave. Watch: providers lost per quarter.`,
    yes: "Hosts keep 70% of the revenue.",
    no: "Hosts keep their own microphones.",
  },
  {
    id: "cap",
    weight: 56,
    fields: MONEY,
    when: /\b(maximum of|at most|up to) \d+ (weddings|places|customers|seats|guests|students|clients)\b/i,
    // "A closed class for up to 12 students for 3,900" is the size of one sale.
    unless: /\bfor up to \d+\b/i,
    strength: (name) => `A stated limit makes places at ${name} worth booking early.`,
    recommendation: (said, name) =>
      `Your own limit (${said}) is the ceiling of ${name}; more hours do not exist, so raise the price once two thirds are booked early. Watch: weeks until the last place is sold.`,
    yes: "A maximum of 28 weddings a year.",
    no: "A closed class for up to 12 students for $3,900.",
  },
  {
    id: "grant-end",
    weight: 75,
    fields: MONEY,
    when: /\bgrants?\b.{0,60}\b(for the first|until|per year|a year|years?)\b/i,
    recommendation: (said, name) =>
      `A grant (${said}) ends or has to be renewed. Calculate ${name} without it from the first month and see what is missing. Watch: share of costs covered without the grant.`,
    yes: "A grant of £40,000 per year for the first two years.",
    no: "Schools pay a fee.",
  },
  {
    id: "referred",
    weight: 63,
    fields: ALL,
    when: /\b(came through|through a guest|recommended by|referred by|word of mouth)\b/i,
    strength: (name) =>
      `Customers already bring customers, which is the cheapest marketing ${name} will ever have.`,
    recommendation: (_said, name) =>
      `Make it a routine: fix the day after delivery on which ${name} asks for a name, and what the person who gives it receives. Watch: introductions per ten customers.`,
    yes: "Nine came through a guest of an earlier wedding.",
    no: "Nine came by train.",
  },
  {
    id: "print-proof",
    weight: 44,
    fields: OFFER,
    when: /\b(printed on|signed on|written on|in the contract|on the receipt)\b/i,
    strength: (name) => `Customers of ${name} hold that promise in their hands.`,
    recommendation: (said, name) =>
      `Photograph it (${said}) and use the picture wherever ${name} is shown; it says more than the paragraph beside it. Watch: how many people ask about it unprompted.`,
    yes: "The test result is printed on the bag.",
    no: "The bag is brown.",
  },
  {
    id: "unsure",
    weight: 47,
    fields: OFFER,
    when: /\b(not sure|confidence for|never guess\w*|flags? the)\b/i,
    strength: (name) => `A tool that admits doubt is believed in the rest, and ${name} does.`,
    recommendation: (_said, name) =>
      `Decide with three customers how unsure ${name} must be before it asks them; every question costs them work. Watch: flagged cases that turned out right.`,
    yes: "It flags the fields it is not sure about.",
    no: "It fills all the fields.",
  },
  {
    id: "trapped-time",
    weight: 45,
    fields: ["problem"],
    when: /\b(\d+|six|twelve|three|nine) (days|weeks|months|hours) (later|late|after|per|for)|\bwaits? (\w+ )?(\d+|six|twelve|three) (days|weeks|months|years)\b|\bweeks later\b/i,
    recommendation: (said, name, who) =>
      `Ask ten ${who} what the waiting (${said}) cost them the last time, in money or in people, and lead with the median. Watch: the cost of waiting that ${name} would save.`,
    yes: "They wait six days for a crown.",
    no: "They receive a crown at once.",
  },
  {
    id: "remake",
    weight: 59,
    fields: ["problem", "differentiator"],
    when: /\b(one \w+ in (two|three|four|five|six|eight|ten)|remakes?|made again|sent back|returns? rate)\b/i,
    strength: (name) => `Mistakes have a price, and ${name} can be paid out of the ones it avoids.`,
    recommendation: (said, name, who) =>
      `Let ${who} put a sum on such a mistake (${said}) and set the price of ${name} against it. Watch: mistakes per hundred pieces, before and after.`,
    yes: "One model in eight has to be made again.",
    no: "Models are made with care.",
  },
  {
    id: "small-group",
    weight: 41,
    fields: ["solution", "businessModel"],
    when: /\bgroups? of (\d+|ten|twelve|eight)|\b\d+ places in each\b/i,
    strength: (name) => `In a group that small, ${name} notices when somebody stays away.`,
    recommendation: (said, name) =>
      `A small group (${said}) only pays when it is full. Decide below which number a group of ${name} does not start, and tell everyone on the list. Watch: places sold two weeks before the start.`,
    yes: "Groups of 12 students meet live.",
    no: "Students watch films alone.",
  },
  {
    id: "permit",
    weight: 64,
    fields: ALL,
    when: /\b(permit|concession|parking permit|licen[cs]e to|right to use)\b/i,
    strength: (name) => `Whoever wants to follow ${name} has to apply for that permission first.`,
    recommendation: (_said, name) =>
      `Write the end date and the conditions of that permission into the plan of ${name} and ask today what renewal takes. Watch: months left on the permit.`,
    yes: "The operator has given us a parking permit.",
    no: "The operator has a car park.",
  },
  {
    id: "consent",
    weight: 60,
    fields: ["solution", "differentiator"],
    when: /\b(medicine|patient|health data|consent|bank transfer|pays employees|pay slips)\b/i,
    recommendation: (said, name) =>
      `Part of it (${said}) concerns the data or the money of other people. Have a lawyer write one page on what ${name} may see, keep and pass on. Watch: open points on that page.`,
    yes: "The nurse looks at medicine and letters.",
    no: "The gardener looks at roses.",
  },
  {
    id: "abroad",
    weight: 39,
    fields: ["targetAudience"],
    when: /\bfrom (abroad|northern europe|other countries|overseas)\b/i,
    unless: /\b(?:recruit|hire|employ|import|buy|order)\w*\b/i,
    recommendation: (said, name) =>
      `Some of them (${said}) decide at a distance. Find the three local people they ask first and make it easy for them to recommend ${name}. Watch: bookings that name somebody who recommended you.`,
    yes: "Couples from abroad who marry in Tuscany.",
    no: "Couples who live in Tuscany.",
  },
  {
    id: "children-payers",
    weight: 51,
    fields: ["targetAudience"],
    when: /\b(children|sons|daughters) .{0,30}whose parents\b|\bparents (in|who|of)\b.{0,30}\bchild/i,
    recommendation: (said, name) =>
      `One person uses ${name} and another one pays (${said}); write a sentence for each and check that neither puts off the other. Watch: sales that end when the second person is asked.`,
    yes: "Adult children whose parents live alone.",
    no: "Adults who live alone.",
  },
];
