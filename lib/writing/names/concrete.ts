import type { Brief } from "@/lib/brief/types";
import { CONCRETE_NOUNS } from "./data/concrete-nouns";
import { isField, THINGS } from "./lexicon";
import { thingsNamed } from "./match";
import { thingsOf } from "./objects";

/** People are who it is for, not what it is made of. */
const PEOPLE_OR_GENERAL =
  /^(?:vet|doctor|nurse|teacher|pupil|student|child|kid|baby|infant|toddler|teenager|youth|pensioner|senior|retired|patient|tenant|landlord|apprentice|volunteer|interpreter|lawyer|inspector|trader|retailer|developer|singer|actor|artist|runner|swimmer|hiker|guest|host|tourist|mayor|neighbour|farmer|fishermen|foundation|artisan|weaver|refugee|migrant|prisoner|listener|burglar|angler|diver|trucker|welder|author|barber|hairdresser|dentist|midwife|widow|chef|waiter|butcher|family|reader|hotel|hospital|school|clinic|shop|store|office|company|council|municipal|generation|surgery|hip|knee|arrears|debt|job|fund|grant|email|message|account|bank|money|cash|subscription|member|membership|appointment|cancellation|sober|alcohol|anxiety|stress|dementia|death|divorce|widow|pregnancy|lonely|rural|driller|geologist|cfo|profit|margin|claim|adjuster|loyalty|pricing|returns|wages|salary|driver|dispatch|dispatcher|cleaner|cleaning|housekeeper|guard|trustee|treasurer|examination|bookkeeper|bookkeeping|leasing|leased|researcher|inventor|architect|surveyor|foreman|referee|donor|pharmacist|receptionist|broker|retirement|regulator|compliance|onboarding|payroll|subsidy|dead|dies|died|mourning|rehab|foster|adoption|homeless|cancer|chemo|maintenance|downtime|gardener|electrician|plumber|carpenter|handyman|tradesman|tailor|photographer|grandchild|grandma|grandpa|investor|founder|start-up|flatmate|farrier|caterer|catering|internet|subsidies|gp|drought|tutor|tutoring|used|pre-owned|app)$/;

const NAMED = new Set(
  THINGS.filter((cluster) => !isField(cluster)).flatMap(({ triggers }) =>
    triggers.filter(({ before, open }) => before.length === 0 && !open).map(({ last }) => last),
  ),
);
const KNOWN = new Set([...NAMED, ...CONCRETE_NOUNS].filter((noun) => !PEOPLE_OR_GENERAL.test(noun)));

/** Something that can be touched or pictured. */
export const isConcrete = (noun: string) => KNOWN.has(noun);

/** What the offer is made of or handles, as its founder says it, most telling first. */
export function concreteThings(brief: Brief): string[] {
  const { solution, differentiator } = brief.answers;
  const offered = `${solution} ${differentiator}`.toLowerCase();
  const said = (noun: string) => new RegExp(`\\b${noun}s?\\b`).test(offered);
  const named = thingsNamed(brief)
    .filter(({ cluster, doubt, weight }) => !isField(cluster) && (doubt < 1 || weight > 2))
    .flatMap(({ cluster }) => cluster.triggers.map(({ last }) => last));
  return [...new Set([...thingsOf(brief).map(({ noun }) => noun), ...named])].filter(
    (noun) => isConcrete(noun) && said(noun),
  );
}
