import type { Archetype } from "@/lib/brief/types";

/** Whom an offer of this form meets wherever it begins: no firm is named, so it is true without a look at the market. */
export interface UsualRival {
  kind: string;
  /** After "customers stay because". */
  stays: string;
  /** Where the venture can win all the same; a clause with {name}. */
  wins: string;
}

/** form, "+" where firms buy | kind | why customers stay | where {name} wins; {system} is what runs the customers' work. */
const ROWS = `meals|delivery apps with restaurants|they bring almost anything within the hour|they are made for a treat, so {name} wins with food for ordinary days
meals|the canteen or snack bar round the corner|it is near and nothing has to be ordered in advance|its choice is small, so {name} wins on what is cooked
meals|cooking themselves|it is the cheapest and everybody knows what is in it|it takes time, so {name} wins on the days when there is none
saas+|doing it by hand, with paper and spreadsheets|it costs nothing and everybody knows how it works|{name} wins where mistakes and double work have become dearer than a subscription
saas+|a module of {system}|it is in the contract and already holds the data|it is made for the average user, so {name} wins on the part that it leaves out
saas+|large software suites with a sales team|they can show references and a long list of functions|they take weeks to set up, so {name} wins with customers who want to start the same day
saas|a free app that does part of it|it is installed in a minute and costs nothing|it is made for everybody, so {name} wins with those whom it has let down
saas|doing it by hand, as before|it costs nothing and nothing has to be learnt|it takes time again each week, so {name} wins with those who have none
saas|a larger app by a well-known brand|it has the reviews and the habit on its side|it cannot turn to one small group, so {name} wins with the people it is made for
usage|building it themselves with free libraries|developers trust their own code and pay nothing at first|{name} wins where keeping that code alive costs more hours than the bill
usage|the general service of a large cloud provider|the account and the security review exist already|it is made for every purpose, so {name} wins on the cases it gets wrong
usage|specialised providers with a yearly contract|they have references and somebody to ring|{name} wins with customers who want to begin small and pay only for what they use
services|self-employed people who work by word of mouth|somebody knows them and they are flexible about the price|nobody steps in when they are ill, so {name} wins if it is easier to book and keeps its dates
services|larger firms with several teams|they answer at once and have done it a thousand times|somebody different comes each time, so {name} wins on knowing its customers
services|directories and booking platforms|many offers can be compared in an evening|nobody there answers for the result, so {name} wins if it does
services+|a member of staff who does it beside other work|it costs nothing extra on paper|it is put off whenever something else is urgent, so {name} wins with a fixed date and a result
services+|an established agency or service firm|it has the references and often a running contract|small customers are not its first concern, so {name} wins with those who wait for its answer
services+|freelancers found by recommendation|their price is easy to compare and to stop|they come and go, so {name} wins where the work has to be done the same way each time
local|other places of the same kind nearby|people know the way and what they will get|{name} wins the first visit with what the others do not have, and the second with how the first one went
local|chains with a well-known name|they are open longer and their price is hard to match|they are the same everywhere, so {name} wins with people who want to be known by name
local|doing it at home|it is cheap and needs no planning|{name} wins on the days when home is not enough
ecommerce|the brand they buy now|it is on their way and they know it|{name} wins with those whom that brand has disappointed
ecommerce|large online shops|they have more choice, quick delivery and easy returns|they explain little, so {name} wins on what it can show about how its product is made
ecommerce|other small makers who sell online and at markets|they have a story and regular customers|{name} wins only where its difference can be seen or tried on the spot
hardware|something cheaper that does half of it|it is bought in a minute and is good enough on most days|{name} wins where the other half is what costs time or money
hardware|established makers who sell through dealers|the dealer advises, fits it and takes it back|they change slowly, so {name} wins on the one thing that their product lacks
hardware|copies from large online marketplaces|they are cheap and arrive tomorrow|{name} wins where a failure is dearer than the price difference
education|free videos and worksheets|they cost nothing and begin at once|hardly anybody finishes them alone, so {name} wins with lessons that take place
education|schools and course providers with fixed dates|their name is known and their certificate counts|their groups are large and their dates few, so {name} wins with those who cannot wait
education|private teachers found through friends|they come recommended and look after one learner|price and quality differ widely, so {name} wins with a clear programme and a clear price
marketplace|asking friends and local groups|there is trust from the start and nothing to pay|it depends on luck, so {name} wins where somebody needs an answer by a certain day
marketplace|classified sites and social networks|everybody is there and a listing is free|nobody checks anything or helps when it goes wrong, so {name} wins on trust
marketplace|agencies and larger platforms|they have many providers and handle the payment|they keep a good part of the money, so {name} wins on terms or on the care it takes
media|free newsletters and podcasts|they cost nothing and are part of the day already|there is too much of it, so {name} wins by what it leaves out
media|the established press of the field|it has authority and is read in the office anyway|it speaks to everybody in the field, so {name} wins with its narrow subject
media|search engines and chat assistants|they answer any question at once|they tell nobody what matters unasked, so {name} wins on selection and on checking
fintech|the bank where customers have their account|the money and the trust are there|it is slow with small sums, so {name} wins where days or forms are the problem
fintech|cash and a favour among friends|there is no form and no fee|nothing is recorded, so {name} wins where a record or a claim is needed
fintech|newer financial apps|they open an account in minutes and advertise widely|they are made for the many, so {name} wins on the one case that they treat as an exception
nonprofit|public programmes|they are free and official|they have waiting lists and rules about who may take part, so {name} wins with those who fall between them
nonprofit|other organisations that ask the same funders|they have years of results to show|{name} wins with one result that can be counted
nonprofit|families and neighbours who help each other|nobody has to ask a stranger|that help ends when they are tired, so {name} wins where it has to last`;

const BY_FORM = new Map<string, UsualRival[]>();
for (const row of ROWS.split("\n")) {
  const [form = "", kind = "", stays = "", wins = ""] = row.split("|");
  BY_FORM.set(form, [...(BY_FORM.get(form) ?? []), { kind, stays, wins }]);
}

/** What runs the work of firms in a sector, whose supplier could add the offer as a module. */
const SYSTEMS: Record<string, string> = {
  restaurants: "the till system",
  retail: "the till system",
  grocery: "the till system",
  "health-clinics": "the practice system",
  "mental-health": "the practice system",
  "elder-care": "the care records system",
  pharmacy: "the pharmacy system",
  fitness: "the booking system",
  beauty: "the booking system",
  hotels: "the hotel system",
  "real-estate": "the property-management software",
  schools: "the school's own platform",
  childcare: "the nursery software",
  hr: "the payroll system",
  recruiting: "the applicant system",
  accounting: "the accounting software",
  legal: "the case-management system",
  logistics: "the transport-planning system",
  automotive: "the workshop software",
  agriculture: "the farm records software",
  manufacturing: "the production-planning system",
  construction: "the quoting and accounting software",
  "home-services": "the job and invoicing software",
};

interface Offer {
  form: Archetype;
  /** Firms buy it, not people. */
  firms: boolean;
  sector: string;
  solution: string;
  name: string;
}

const MEALS = /\b(?:meals?|lunch(?:es)?|dinners?|breakfasts?|tiffins?|street food|food truck)\b/i;
const EATEN: readonly Archetype[] = ["services", "local", "ecommerce"];

/** Three kinds of supplier, in the order in which customers think of them. */
export function usualRivals({ form, firms, sector, solution, name }: Offer): UsualRival[] {
  const eaten = !firms && sector === "restaurants" && EATEN.includes(form) && MEALS.test(solution);
  const keys = [eaten && "meals", firms && `${form}+`, form, `${form}+`];
  const rows = keys.map((key) => key && BY_FORM.get(key)).find((found) => found) || [];
  const system = SYSTEMS[sector] ?? "software that customers already pay for";
  return rows.map(({ kind, stays, wins }) => ({
    kind: kind.replace("{system}", system),
    stays,
    wins: wins.replace("{name}", name),
  }));
}
