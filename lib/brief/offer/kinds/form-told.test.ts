import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { readBrief } from "../../read-brief";
import type { Archetype } from "../../types";

const answers = (solution: string, targetAudience: string, businessModel: string): QuizAnswers => ({
  problem: "",
  solution,
  targetAudience,
  differentiator: "",
  businessModel,
});

test.each<[Archetype, string, string, string]>([
  [
    "saas",
    "We keep staff data, leave and contracts in a cloud, with export for the tax office.",
    "Firms in Kenya with 10 to 200 staff",
    "120 shillings per head per month, minimum 3,500",
  ],
  [
    "saas",
    "We pull all scans into a single inbox, match them with the prescription and count the cost per unit.",
    "Dental labs in Ohio",
    "$299 monthly per location",
  ],
  [
    "services",
    "We look after home pianos by plan: tuning every quarter, mould check, reminders by WhatsApp.",
    "Families with a piano in Singapore",
    "S$420 annual plan, S$120 a visit",
  ],
  [
    "marketplace",
    "The student books by the box or by the month, the host keeps it dry until February.",
    "Students in Boston who go home",
    "$12 a box per month, host gets $8.",
  ],
  [
    "services",
    "Our service goes after airlines for damaged mobility aids and denied boarding.",
    "Disabled travellers in Spain",
    "15% on success, free for claims below 300 €.",
  ],
  [
    "services",
    "We paint apartments room by room, two painters, dust free.",
    "Tenants in Hamburg who move",
    "€390 per room, deposit 20% at booking",
  ],
  [
    "services",
    "A workshop in a container: professional servicing while you wait and normal repairs. I trained as a mechanic in the Navy.",
    "Cyclists in Nottingham",
    "Standard service £55, parts at fair markup",
  ],
  [
    "ecommerce",
    "I design modest bathing suits with slim legs. Everything is sold via our own store and delivered in plain package.",
    "Muslim women in the UK",
    "£72 adult, £45 girls",
  ],
  [
    "fintech",
    "Accident and hospital cash cover for 20 shillings a day; claim by sending a photo of the discharge letter.",
    "Market traders in Kenya",
    "We keep 22% of premium, the risk sits at a licensed insurer",
  ],
  [
    "nonprofit",
    "Students become buddies to pupils from year 9 on; they meet twice monthly.",
    "Pupils in Leipzig",
    "Non profit association: foundations, membership of companies from 1,500 euros a year.",
  ],
])("a business of the form %s: %s", (form, solution, audience, model) =>
  expect(readBrief(answers(solution, audience, model)).archetypes[0]?.id).toBe(form),
);

test("an application that is prepared for a customer is no software", () => {
  const { archetypes } = readBrief({
    problem: "They wait for months and nobody tells them why.",
    solution: "An adviser reads the annual accounts, prepares the application and negotiates with lenders.",
    targetAudience: "Self-employed buyers in the Netherlands.",
    differentiator: "One person from the first question to the end.",
    businessModel: "€2,950 fixed fee per mortgage.",
  });
  expect(archetypes[0]?.id).toBe("services");
});
