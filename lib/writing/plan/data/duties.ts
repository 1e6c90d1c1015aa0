import type { Case } from "../../case";

/** A permission or duty that certain words of an offer call for, where no trade is known. */
interface Duty {
  words: RegExp;
  title: string;
  what: string;
}

/** words | title | what to ask and whom; the first row whose words the offer uses counts. */
const ROWS = `horses?\\b|stabling|kennel|boarding|foster|petting|Settle who answers for an animal in your care|Ask the veterinary office which papers travel with the animal and which rooms need approval, and an insurer who pays when one is hurt, lost or hurts somebody.
room painting|painters?\\b|plaster|tiling|renovat|flooring|wallpaper|Register the craft and insure what you might damage|Ask the chamber of crafts whether the trade needs a licence, how helpers are employed, and an insurer for cover of a customer's floor and furniture.
grease|septic|sewage|cesspit|pump-?out|sludge|Get the hauler's licence and the papers for each load|Ask the county who may pump, carry and tip it, which manifest travels with each load, and which plant will take yours at what price.
sauna|plunge|swim|ocean|kayak|climb|diving|Get the site permission and the safety rules in writing|Ask whoever owns the ground and the water for a written permission, the fire officer about heat and smoke, and an insurer which supervision is expected.
phone line|hotline|callers?\\b|by telephone|Settle the number, the tariff and how callers are protected|Ask a carrier what a minute costs each side, the telecoms regulator what a paid or shared line must announce, and write down how callers are kept from pressure.
grant money|grant appl|fundrais|funding appl|Agree who signs the application and what may be charged for it|Ask two funders whether a paid writer may be named, whether the fee may come from the grant, and who answers for a wrong figure.
wound|diabet|orthop|insole|compression|Settle what may be said about health on the pack|Ask the medicines authority where a comfort product ends and a medical device begins, and have one podiatrist or nurse read every sentence on the pack.
newsletter|weekly letter|podcast|magazine|bulletin|Settle consent, imprint and the marking of advertising|Ask the press or data office how readers must agree, which imprint is due, and how a paid notice has to be marked.
moving|storage|garage|parking|Clear liability for what people leave with you|Ask an insurer what is covered when something is lost, stolen or damaged, and the landlord whether the use is allowed.
solar|battery storage|heat pump|charging|Get the electrical sign-off and the grid operator's consent|Ask the grid operator which notice an installation needs, who may connect it and what happens to the warranty.
beauty|lash|brow|tattoo|barber|hairdress|nail|Get the premises and the hygiene plan approved|Ask the health office which room, sterilising and training are required, and an insurer about allergic reactions.
night care|nursery|childcare|child-?mind|crèche|babysit|day ?care|kita|overnight care|Get the childcare registration in writing|Ask the inspectorate how many children one adult may look after at that hour, which checks the staff need, and what the rooms, beds and escape ways must have.
audiolog|therap|physio|podiatr|treatment|diagnos|clinic|nurse|medical|patient|rehab|dosage|prescri|Settle who may treat, and what counts as a medical device|Ask the health authority which profession may do each step, whether software or device needs a medical marking, and what must be recorded. Then ask one payer what it takes to be reimbursed.
tax|filing|payroll|accounting|bookkeep|Settle who may sign and file for customers|Ask the tax authority which licence or registration a preparer needs, how customers authorise you, and what liability cover is expected.
adjuster|insurer|claim|insurance|Find out which licence a word about a claim needs|Ask the insurance supervisor whether assessing or negotiating a claim needs a licence, and ask one insurer's claims desk which report it accepts.
deposit|guarantee fund|escrow|loan|lend|credit|payout|wallet|savings|Find out whether you may touch that money at all|Ask the financial supervisor whether holding, guaranteeing or passing on money needs a licence, and ask one licensed firm to act as the holder.
drone|aerial|uav|Get the flight permission and the pilot's papers|Ask the aviation authority for the category of your flights, the operator number, the distance to people, and the insurance that goes with it.
lawyer|notar|legal|will\\b|testament|sucesi|herenc|inherit|contract templ|Draw the line between help and legal advice|Ask the bar or the chamber of notaries what somebody without a licence may prepare, and have one licensed lawyer agree to check and sign.
pasteuri|pressure|boiler|autoclave|steam|gas-?fired|burner|brandsimulation|fire sim|Have the heat and pressure part checked before anybody stands beside it|Ask a test body which rules on pressure, gas and electrical safety apply, which test marks are needed and what a failed round costs.
sensor|buoy|device|box with (?:a )?(?:sensor|screen|light|battery)|battery|charger|controller|wearable|tag|radio|Ask which marks the device needs|Ask a test laboratory about radio, electrical safety, water and the battery, in which order it tests, and ask an insurer what happens if the device stays silent when it should not.
tuk|rickshaw|motorbike|scooter|e-bike|vehicle|cargo bike|car\\b|van\\b|boat|lease|rent|Clear registration, insurance and liability of what you hand over|Ask the licensing office how vehicles or things for hire are registered, who is liable in an accident, and get an insurer's offer for the first five.
tan\\b|tanning|leather|dye|solvent|chemical|galvan|etch|varnish|resin|Clear waste water, fumes and the labels on the chemicals|Ask the environmental authority what may go into the drain, which permit the workshop needs and which safety sheets customers must get.
mushroom|food|drink|snack|sauce|juice|cooked|cooks|cooking|meal|bakes?\\b|baked|congee|porridge|noodle|rice|soup|bread|cake|pastr|jam\\b|cheese|spice|chocolate|ferment|honey|pesto|tea\\b|coffee|Register as a food business before the first bite is sold|Ask the food authority about the premises, the hygiene plan, allergens and the label, and who may collect what others call waste.
toy|wood|furniture|garment|cloth|jewel|candle|soap|Find out which safety rules your goods fall under|Ask the product safety office which tests and labels apply, above all for children, and keep a sample and a record of each batch.
halal|kosher|organic|fair ?trade|certif|eco-?label|Find out who may use that mark, and who answers for a wrong one|Ask the certifiers how you may show their mark, how a withdrawal reaches you and within how many days you must take it down.
video|voice|record|whatsapp|personal data|chat|location|Write down which personal data you keep, why and how long|Ask the data protection authority's help desk what consent is needed, where data may lie and what to do when somebody wants it deleted.
school|pupil|teacher|lesson|course|exam|student|textbook|Clear the material, the rights and the safeguarding rules|Ask the education office what outside teachers and material need, whose rights are in the texts, and which checks people who meet pupils must have.
guarantee|warranty|used |second-hand|refurb|Settle what you owe when it breaks|Ask a consumer lawyer how long you answer for used or repaired goods and what a guarantee page must say.
race|event|concert|festival|public space|Clear permit, insurance and who pays when it is called off|Ask the municipality and one organiser what each event needs, by when, and who carries the loss of a cancellation.
waste|recycl|compost|grounds|scrap|offcut|Find out whether it counts as waste once you carry it|Ask the waste authority whether you need a carrier's registration, which papers travel with each load and when it stops being waste.
api|software|platform|app\\b|tool\\b|Agree who owns the data and who may see it|Ask one customer's administrator for the list that suppliers must fill in, and have a processing agreement checked once.`;

const DUTIES: readonly Duty[] = ROWS.split("\n").map((row) => {
  const cells = row.split("|");
  const [title = "", what = ""] = cells.slice(-2);
  return { words: new RegExp(`(?<!\\p{L})(?:${cells.slice(0, -2).join("|")})`, "iu"), title, what };
});

/** The duty to settle before the first sale; null where no word of the offer calls for one that is known. */
export function dutyOf({ context, vague, foreign, subjects }: Case): Duty | null {
  const { answers } = context.brief;
  // Of another language only the words that have an English one can be looked up.
  const [solution, differentiator] = foreign
    ? [subjects.join(" "), ""]
    : [answers.solution, answers.differentiator];
  if (vague) return null;
  return (
    DUTIES.find(({ words }) => words.test(solution)) ??
    DUTIES.find(({ words }) => words.test(differentiator)) ??
    null
  );
}
