import type { Archetype } from "../types";

const ROWS: Record<Archetype, string> = {
  saas: "app apps application software platform website site tool automation vision analytics detection forecasting dashboard plugin plug-in extension bot chatbot assistant program calculator generator planner calendar editor template templates booking crm erp tracker add-in add-on addon widget copilot suite portal engine notetaker checker scheduler simulator workspace autopilot aplicación anwendung plataforma plateforme piattaforma aplicativo application applicazione applicatie",
  usage: "api apis sdk endpoint gateway vouchers",
  marketplace: "marketplace marktplatz exchange",
  hardware:
    "logger loggers thermometer detector beacon scale scales sensor sensors device gadget machine robot drone camera lock valve tap filter charger lamp wearable band headband wristband armband bracelet headset insole insoles patch helmet tag collar station meter scanner printer stove cooker pump battery batteries prosthesis backpack retrofit probe probes plug plugs wristband",
  local:
    "hall shop store boutique salon barbershop gym bakery café cafe restaurant kitchen bar brewery bistro truck foodtruck cart tricycle trolley kiosk kiosks hostel hotel guesthouse campsite clinic practice laundromat launderette court courts coworking co-working centre center nursery daycare kindergarten stall parlour parlor greenhouse cold-room room rooms hub playground cinema theatre laundry carwash arcade sauna spa library tienda laden restaurante",
  services:
    "service services agency consultancy crew team studio concierge practice bureau dienst servicio cleaning repair visits guide tour tours walk walks hike hikes excursion",
  ecommerce:
    "brand line range set kit box boxes toy toys games game enzyme concentrate resin strip aperitif rugs bread rolls sauce snack snacks drink drinks beer wine tea coffee chocolate cheese soap shampoo cream candle candles furniture chair desk mattress jacket shoes dress shirts clothing cosmetics granola honey jam shoe bag bags case bottle helmet",
  education:
    "course courses school academy bootcamp programme workshop workshops cohort challenge masterclass class classes lessons camp tutoring training escuela kurs curso",
  media: "newsletter newspaper magazine podcast podcasts blog channel publication show boletín",
  nonprofit: "charity foundation ngo nonprofit association",
  fintech: "loan loans fund insurance wallet card account savings remittance credit factoring",
};

const KINDS = new Map<string, Archetype>();
for (const [archetype, words] of Object.entries(ROWS) as [Archetype, string][])
  for (const word of words.split(" ")) if (!KINDS.has(word)) KINDS.set(word, archetype);

const ELECTRIC =
  /\b(?:smart|connected|wearable|plug-in|(?:solar|battery)-powered) (?:[\p{L}-]+ )?[\p{L}-]+$/iu;

/** How a thing of this name is usually sold; null for a name that says nothing about it. */
export function kindOfOffer(noun: string): Archetype | null {
  const words = noun.toLowerCase().split(/\s+/);
  if (/\b(?:retrofit|sensor|control|switch)\s+box(?:es)?$/i.test(noun)) return "hardware";
  if (
    /\b(?:tele-?health|telemedicine|online|virtual|digital|remote|video|mobile) (?:\p{L}+ )?(?:clinic|practice|consultations?)$/iu.test(
      noun,
    )
  )
    return "services";
  if (/\b(?:personal|fitness|strength|dog|puppy|horse|physical|team) (?:\p{L}+ )?training$/iu.test(noun))
    return "services";
  // What stands in them is sold, not the machine.
  if (/\bvending machines?$/i.test(noun)) return "local";
  if (
    /\b(?:phone|help|hot|advice|crisis) ?line$|\b(?:phone|telephone|call|call-?back|messenger) service$/i.test(
      noun,
    )
  )
    return "services";
  if (/\b(?:soap|chocolate|energy|protein|snack|muesli|fruit|shampoo)\sbars?$/i.test(noun))
    return "ecommerce";
  if (/\b(?:online|web|internet) ?(?:shop|store|boutique)$/i.test(noun)) return "ecommerce";
  if (
    /\b(?:pottery|ceramics?|yoga|pilates|dance|ballet|climbing|boxing|fitness|art|sewing|rehearsal) studio$/i.test(
      noun,
    )
  )
    return "local";
  const head = words[words.length - 1] ?? "";
  const device = words.slice(0, -1).find((word) => KINDS.get(word) === "hardware");
  const kind = KINDS.get(head) ?? KINDS.get(head.replace(/s$/, "")) ?? null;
  // "A smart cup", "connected bee hives": no longer the thing it is named after.
  if (ELECTRIC.test(noun) && (kind === null || kind === "ecommerce")) return "hardware";
  return (
    kind ??
    (device ? "hardware" : /^ai\b|\bai (?:agent|copilot|engine|model)$|copilot$/i.test(noun) ? "saas" : null)
  );
}
