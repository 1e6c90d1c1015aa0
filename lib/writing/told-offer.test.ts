import { offerSentence, openingOf, whatItDoes } from "./told-offer";

const told = (solution: string, noun: string | null = null) =>
  whatItDoes(openingOf(solution), noun, new Set());

test.each([
  ["Someone sits with the family for an evening and collects stories."],
  ["Upload ten selfies and get 60 portraits within an hour."],
  ["Made from bean to bar in Accra and sold online."],
  ["Members borrow drills, sanders and ladders for a week from our shed."],
  ["Our rings and earrings are solid gold."],
  ["Tell us what you react to, and the shop hides what contains it."],
  ["Receptionist registers patients, doctor writes notes."],
  ["We visit clients at home with a basin and do hair, hands and feet."],
  ["We send bots which read documents, fill the forms and chase papers."],
  ["We pair up workers for longer stays: your flat for mine."],
])("a sentence that no name can open is quoted: %s", (solution) => expect(told(solution)).toBeNull());

test.each([
  [
    "An AI phone voice takes reservations and enters them into the book.",
    "is an AI phone voice that takes reservations and enters them into the book",
  ],
  [
    "A cloud platform tracks each pack from delivery to ward.",
    "is a cloud platform that tracks each pack from delivery to ward",
  ],
  ["Our team keeps accounts for web shops only.", "keeps accounts for web shops only"],
  ["My app drills questions and records the answer.", "drills questions and records the answer"],
  [
    "We make bags in our workshop and sell only from our own site.",
    "makes bags in its workshop and sells only from its own site",
  ],
  ["We translate and localise surveys for charities.", "translates and localises surveys for charities"],
  ["We hand paint press-on sets to order.", "hand-paints press-on sets to order"],
  [
    "Pots with berries from pick-your-own farms, sold at fairs.",
    "offers pots with berries from pick-your-own farms, sold at fairs",
  ],
])("%s", (solution, what) => expect(told(solution)?.replaceAll("’", "'")).toBe(what));

test.each([
  [
    "I was production manager in a joinery. The tool plans orders backwards.",
    "The tool plans orders backwards.",
  ],
  [
    "I'm a former travel lawyer. We write to the hotel until the money is back.",
    "We write to the hotel until the money is back.",
  ],
  ["I'm a decorator who hangs wallpaper. I work with one mate.", "I'm a decorator who hangs wallpaper."],
  ["I was a lawyer and built a tool. It scans sites.", "I was a lawyer and built a tool."],
])("the sentence that tells the offer: %s", (solution, said) => expect(offerSentence(solution)).toBe(said));
