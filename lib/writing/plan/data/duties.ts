import type { Case } from "../../case";
import { holdsFood } from "../../holds-food";
import { ownSentences } from "../../names/of-ours";
import { ofWhatIsSold, soldWords } from "../../sold-words";

/** A permission or duty that certain words of an offer call for, where no trade is known. */
interface Duty {
  title: string;
  what: string;
}

/** ways of doing business | words | title | what to ask and whom; of the rows that hold, the one whose word stands first counts. */
const ROWS = `glw|pills?\\b|prescription medicine|medicines?\\b|pharmac|Settle who may dispense and carry the medicine|Ask the pharmacy regulator which licence sorting and sending needs, who has to check each pack, and what is kept on record and for how long.
wls|horses?\\b|stabling|kennel|boarding|foster|petting|Settle who answers for an animal in your care|Ask the veterinary office which papers travel with the animal and which rooms need approval, and an insurer who pays when one is hurt, lost or hurts somebody.
w|room painting|painters?\\b|plaster|tiling|renovat|flooring|wallpaper|Register the craft and insure what you might damage|Ask the chamber of crafts whether the trade needs a licence, how helpers are employed, and an insurer for cover of a customer's floor and furniture.
w|grease|septic|sewage|cesspit|pump-?out|sludge|Get the hauler's licence and the papers for each load|Ask the county who may pump, carry and tip it, which manifest travels with each load, and which plant will take yours at what price.
wlte|sauna|plunge|swim|ocean|kayak|climb|diving|Get the site permission and the safety rules in writing|Ask whoever owns the ground and the water for a written permission, the fire officer about heat and smoke, and an insurer which supervision is expected.
wmsn|phone line|hotline|callers?\\b|by telephone|Settle the number, the tariff and how callers are protected|Ask a carrier what a minute costs each side, the telecoms regulator what a paid or shared line must announce, and write down how callers are kept from pressure.
wpn|grant money|grant appl|fundrais|funding appl|Agree who signs the application and what may be charged for it|Ask two funders whether a paid writer may be named, whether the fee may come from the grant, and who answers for a wrong figure.
gd|wound|diabet|orthop|insole|compression|Settle what may be said about health on the pack|Ask the medicines authority where a comfort product ends and a medical device begins, and have one podiatrist or nurse read every sentence on the pack.
m|newsletter|weekly letter|podcast|magazine|bulletin|Settle consent, imprint and the marking of advertising|Ask the press or data office how readers must agree, which imprint is due, and how a paid notice has to be marked.
wls|moving (?:firm|van|boxes|help\\p{L}*)|storage|parking (?:space|spot|place)s?|Clear liability for what people leave with you|Ask an insurer what is covered when something is lost, stolen or damaged, and the landlord whether the use is allowed.
wl|solar|battery storage|heat pump|charging|Get the electrical sign-off and the grid operator's consent|Ask the grid operator which notice an installation needs, who may connect it and what happens to the warranty.
wl|beauty|lash|brow|tattoo|barber|hairdress|nail|Get the premises and the hygiene plan approved|Ask the health office which room, sterilising and training are required, and an insurer about allergic reactions.
wlsn|night care|nann(?:y|ies)|newborns?|sits? with (?:your|their) (?:baby|child)|looks? after (?:\\p{L}+ )?(?:children|babies|kids)|nursery|childcare|child-?mind|crèche|babysit|(?<!(?:dog|pet|puppy|animal) )day ?care|kita|overnight care|Get the childcare registration in writing|Ask the inspectorate how many children one adult may look after at that hour, which checks the staff need, and what the rooms, beds and escape ways must have.
wldpsn|audiolog|dermatolog|psychiatr|psycholog|telemedic|therap|physio|podiatr|treatment|diagnos|(?<!vet |veterinary )clinic|medical|patient|rehab|dosage|prescri|Settle who may treat, and what counts as a medical device|Ask the health authority which profession may do each step, whether software or device needs a medical marking, and what must be recorded. Then ask one payer what it takes to be reimbursed.
wpf|tax|filing|payroll|accounting|bookkeep|Settle who may sign and file for customers|Ask the tax authority which licence or registration a preparer needs, how customers authorise you, and what liability cover is expected.
wpf|adjuster|insurer.s (?:claim )?form|insurance claims?|micro-?insurance|accident cover|insurance (?:cover|polic)|Find out which licence handling a claim needs|Ask the insurance supervisor whether assessing or negotiating a claim needs a licence, and ask one insurer's claims desk which report it accepts.
spwn|(?:buys?|advances?|finances?) (?:\\p{L}+ ){0,2}invoices|guarantee fund|escrow|(?:deposits?|money) (?:is |are |stays? )?held|holds? (?:the |their |your |all )?(?:deposits?|money)|(?:small|micro|bridging|student|personal|cash) ?loans?|(?:lends?|lending) (?:\\p{L}+ ){0,2}(?:money|cash|capital)|savings group|Find out whether you may touch that money at all|Ask the financial supervisor whether holding, guaranteeing or passing on money needs a licence, and ask one licensed firm to act as the holder.
f|factoring|(?:buys?|advances?|finances?) (?:\\p{L}+ ){0,2}invoices|deposit|guarantee fund|escrow|loan|lend|credit|payout|wallet|savings|Find out whether you may touch that money at all|Ask the financial supervisor whether holding, guaranteeing or passing on money needs a licence, and ask one licensed firm to act as the holder.
wd|drone|aerial|uav|Get the flight permission and the pilot's papers|Ask the aviation authority for the category of your flights, the operator number, the distance to people, and the insurance that goes with it.
wpf|lawyer|notar|legal (?:advice|aid|help|questions?|documents?|texts?|services?)|(?:an?|your|the|their) (?:[a-z-]+ )?will\\b|testament|sucesi|herenc|inherit|contract templ|Draw the line between help and legal advice|Ask the bar or the chamber of notaries what somebody without a licence may prepare, and have one licensed lawyer agree to check and sign.
dglw|pasteuri|pressure (?:vessel|cooker|tank|washer|pot)|(?:high|under) pressure|boiler|autoclave|steam|gas-?fired|(?:gas|oil|camping|wood) burner|brandsimulation|fire sim|Have the heat and pressure part checked before anybody stands beside it|Ask a test body which rules on pressure, gas and electrical safety apply, which test marks are needed and what a failed round costs.
d|sensor|buoy|device|box with (?:a )?(?:sensor|screen|light|battery)|battery|charger|controller|wearable|tag|radio|Ask which marks the device needs|Ask a test laboratory about radio, electrical safety, water and the battery, in which order it tests, and ask an insurer what happens if the device stays silent when it should not.
wl|laundry|laundered|linen (?:rental|hire|service|subscription)|towel (?:rental|hire|service)|workwear (?:rental|service)|Clear waste water, hygiene and damaged linen|Ask the water authority about the waste water of the machines, the health office what applies to linen of guests or patients, and write down who pays for a piece that comes back torn or not at all.
wlsn|(?:rents?|hires?|lends?|leases?) (?:out )?[^,.;]{0,30}(?:tuk|rickshaw|bike|scooter|vehicle|car|van|boat|tent|tool|board|machine)|rental|for hire|lease|Clear registration, insurance and liability of what you hand over|Ask the licensing office how vehicles or things for hire are registered, who is liable in an accident, and get an insurer's offer for the first five.
glw|tan\\b|tanning|leather|dye|solvent|chemical|galvan|etch|varnish|resin|Clear waste water, fumes and the labels on the chemicals|Ask the environmental authority what may go into the drain, which permit the workshop needs and which safety sheets customers must get.
gln|food waste|surplus (?:food|bread|fruit)|unsold (?:food|bread)|left-?over (?:food|bread|meals)|Register as a food business, and settle what counts as waste|Ask the food authority about the premises, the hygiene plan, allergens and the label, and who may collect what others call waste.
gln|mushroom|arepa|sandwich|pancake|waffle|pizza|dosa|pho\\b|pie\\b|pies\\b|egg|beans?\\b|supper|dinner|lunch|breakfast|food|drink|snack|sauce|juice|cooked|cooks|cooking|meal|bakes?\\b|baked|congee|porridge|noodle|rice|soup|bread|cake|pastr|jam\\b|cheese|spice|chocolate|ferment|honey|pesto|tea\\b(?! towel)|coffee|Register as a food business before anything is sold|Ask the food authority about the premises, the hygiene plan, allergens and the label.
w|cooks?\\b(?! with)|cooked|cooking(?! oil)|bakes?\\b|baked|catering|canteen|(?:hot|cooked|warm) meals|Register as a food business before anything is sold|Ask the food authority about the premises, the hygiene plan, allergens and the label.
gd|toy|wood|beech|furniture|garment|cloth|robe|coat|apron|jumper|rugs?\\b|shoe|wool|linen|nylon|jewel|candle|soap|children|Find out which safety rules your goods fall under|Ask the product safety office which tests and labels apply, above all for children, and keep a sample and a record of each batch.
gd|canvas|(?:tool|hand|shoulder|travel|sports|school|pannier)[ -]?(?:bags?|cases?|rolls?)\\b|backpack|straps?\\b|belts?\\b|textile|fabric|Settle what has to stand on the goods and on the page before the next one is sent|Ask the trade inspectorate which name and address a maker puts on each piece and on the page, whether the fabric has to be named, how long a buyer may send it back and whether that holds for one with a name on it, and which scheme for packaging you join.
gl|halal|kosher|organic|fair ?trade|certified (?:vegan|sustainable|natural)|certification mark|eco-?label|Find out who may use that mark, and who answers for a wrong one|Ask the certifiers how you may show their mark, how a withdrawal reaches you and within how many days you must take it down.
psdmwn|voice|recordings? of|whatsapp|photos? of (?:them|people|children|patients)|messages?|personal data|chat|location|Write down which personal data you keep, why and how long|Ask a lawyer for data protection what consent is needed, where data may lie and what to do when somebody wants it deleted.
tswn|\\b(?:to|for|in|at|with|visits?) (?:the |a |their |primary |secondary )?schools?\\b(?! gym| hall)|pupil|(?:for|to|of|teach\\p{L}*|help\\p{L}*) (?:[\\p{L}-]+ )?(?:children|pupils)|(?:teach|help)\\p{L}* (?:[\\p{L}-]+ )?students|school exam|textbook|Clear the material, the rights and the safeguarding rules|Ask the education office what outside teachers and material need, whose rights are in the texts, and which checks people who meet pupils must have.
t|(?:live )?online|zoom|video calls?|live ?stream|Settle fees, refunds and recordings before the first lesson|Ask an accountant which tax is due on the fees and from which turnover, and write one page on refunds, missed lessons and who may record them.
gws|guarantee|warranty|used (?:\\p{L}+ )?(?:phones|toys|clothes|bikes|furniture|cars|machines|books|parts|laptops|devices)|second-hand|refurb|Settle what you owe when it breaks|Ask a consumer lawyer how long you answer for used or repaired goods and what a guarantee page must say.
wlne|race|event|concert|festival|fair\\b|swap day|quiz|(?:film|game|quiz|comedy|music|supper|dinner|tasting|dance|story|theme) (?:nights?|evenings?)\\b|tickets?|public space|Clear permit, insurance and who pays when it is called off|Ask the municipality and one organiser what each event needs, by when, and who carries the loss of a cancellation.
wlgn|waste|recycl|compost|grounds|scrap|offcut|Find out whether it counts as waste once you carry it|Ask the waste authority whether you need a carrier's registration, which papers travel with each load and when it stops being waste.
h|app\\b|Settle consent, and read what the app stores demand|Ask a lawyer for data protection which of what you keep is sensitive and what consent it needs, and read what the stores demand before they let it in.
h|platform|software|website|tool\\b|engine\\b|uploads?\\b|Settle consent and the terms of use|Ask a lawyer for data protection which of what you keep is sensitive and what consent it needs, and write one page on whose the uploads and the results are.
p|api|software|platform|app\\b|tool\\b|Agree who owns the data and who may see it|Ask one customer's administrator for the list that suppliers must fill in, and have a processing agreement checked once.
t|course|workshop|weekend|class|lesson|training|welding|learn|Insure whoever takes part and clear the room|Ask an insurer who pays when a participant is hurt or breaks something, whoever owns the room whether courses may be held there, and the tax office how a course fee is treated.`;

const WAYS: Readonly<Record<string, string>> = {
  saas: "p",
  usage: "p",
  fintech: "f",
  media: "m",
  hardware: "d",
  ecommerce: "g",
  services: "w",
  local: "l",
  marketplace: "s",
  education: "t",
  nonprofit: "n",
  network: "w",
};

const DUTIES = ROWS.split("\n").map((row) => {
  const [ways = "", ...cells] = row.split("|");
  const [title = "", what = ""] = cells.slice(-2);
  return {
    ways,
    // What is cut, kept or warmed with it is the thing: a bread knife is no bread.
    words: new RegExp(
      `(?<!\\p{L})(?:${cells.slice(0, -2).join("|")})(?!s? (?:kni(?:fe|ves)|box(?:es)?|tins?|makers?|machines?|cutters?|boards?|mugs?|cups?|flasks?|containers?|carriers?|warmers?))`,
      "iu",
    ),
    eaten: title.startsWith("Register as a food business"),
    any: ["api", "app\\b", "sensor"].includes(cells[0] ?? ""),
    title,
    what,
  };
});

const ONLINE = ({ title }: Duty) => title.startsWith("Settle fees, refunds and recordings");
const ownWords = (said: string) => ofWhatIsSold("differentiator", said);
/** Where the first clause, which names the offer, ends. */
const NAMED = /[,;:.(]| and /;
const TWICE = 2;
/** What is cooked, kept or served in it is not what is sold. */
const COOKED_IN =
  /\b(?:pans?|pots?|stoves?|tawas?|griddles?|woks?|kettles?|kni(?:fe|ves)|ovens?|grills?|chopping boards?|racks?|cutlery|plates|bowls|menus?|tables?|fridges?|fryers?|sensors?|cookers?|mills?|grinders?)\b/i;

/** The United States have no such authority. */
const askedThere = (what: string, country: string | null) =>
  country === "US" ? what.replace("the data protection authority's help desk", "a privacy lawyer") : what;

/**
 * The duty to settle before the first sale; null where what is sold calls for none that is known. A word calls for a
 * duty where it names the offer, stands in two answers or is two words; what is said once may be a feature or a place.
 */
export function dutyOf({ context, vague, foreign, subjects, archetype }: Case): Duty | null {
  if (vague) return null;
  const { answers, offer, segments, b2b } = context.brief;
  const sold = soldWords(answers.solution);
  const apart = ownSentences(context.brief).map(ownWords).join(" ");
  // Of another language only the words that have an English one can be looked up.
  const own = foreign ? subjects.join(" ") : `${sold} ${apart}`;
  const [head = ""] = foreign ? [own] : sold.split(NAMED, 1);
  const served = segments
    .map(({ text }) => text.split(/ (?:with|who|that|in|of|at) /, 1)[0]?.toLowerCase())
    .join(" ; ");
  const told = [sold, apart, answers.businessModel, answers.problem];
  const holds = ({ words, any, eaten }: (typeof DUTIES)[number]) => {
    if (eaten && (COOKED_IN.test(head) || holdsFood(answers.solution))) return false;
    const [named] = words.exec(head) ?? [];
    // Who is served is no trade: samples collected from clinics treat nobody.
    if (any || (named && !served.includes(named.toLowerCase()))) return words.test(own);
    const [said = ""] = words.exec(own) ?? [];
    // Software for clinics treats nobody.
    return (
      words.test(foreign ? own : sold) &&
      !answers.targetAudience.toLowerCase().includes(said.toLowerCase()) &&
      (said.includes(" ") || told.filter((text) => words.test(text)).length >= TWICE)
    );
  };
  const forPersons = archetype === "saas" && !b2b;
  const way = offer.way === "gathering" ? "e" : forPersons ? "ph" : (WAYS[archetype] ?? "");
  const [first] = DUTIES.filter(({ ways }) => [...way].some((one) => ways.includes(one)))
    .filter(holds)
    // Nobody is hurt in a room where all sit at home.
    .filter(({ title }, _, all) => !(title.endsWith("clear the room") && all.some(ONLINE)))
    // "An app" says only that data is kept; what the app is for calls for more.
    .sort((a, b) => Number(a.any) - Number(b.any) || own.search(a.words) - own.search(b.words));
  return first ? { ...first, what: askedThere(first.what, context.brief.geography?.country ?? null) } : null;
}
