import { offerSentence, openingOf, whatItDoes } from "./told-offer";

const told = (solution: string, noun: string | null = null) =>
  whatItDoes(openingOf(solution), noun, new Set());

test.each([
  ["Someone sits with the family for an evening and collects stories."],
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
  ["Upload ten selfies and get 60 portraits.", "lets you upload ten selfies and get 60 portraits"],
  ["Answer 15 questions, I write your speech.", "lets you answer 15 questions, then writes your speech"],
  ["Photo the question, the app explains it.", "lets you photograph the question, and the app explains it"],
  ["Borrow a set, build it, send it back.", "lets you borrow a set, build it and send it back"],
  ["Swap box: 5 toys a month, get new ones.", "is a swap box: 5 toys a month, get new ones"],
])("what the customer is told to do: %s", (solution, what) => expect(told(solution, "box")).toBe(what));

test.each([
  ["Maqam School teaches instruments to kids.", "teaches instruments to kids"],
  ["Fire & Field is a trailer with a grill.", "is a trailer with a grill"],
  ["We're a website for hard-to-place animals.", "is a website for hard-to-place animals"],
  ["We built a bathhouse under a railway arch.", "is a bathhouse under a railway arch"],
  ["Every Friday I make supra at home.", "makes supra at home every Friday"],
  ["In my atelier in Moravia I mend chairs.", "mends chairs"],
  ["So we carve toys from lime.", "carves toys from lime"],
  ["Our agents place cover for trades.", "places cover for trades"],
  ["My workshop in Leipzig lends upright pianos.", "lends upright pianos"],
  ["App predicts orders and warns on dates.", "is an app that predicts orders and warns on dates"],
  ["Plate with a code, opens a page with photos.", "is a plate with a code that opens a page with photos"],
  ["Booking button for tour operators.", "is a booking button for tour operators"],
  ["We tend graves, send a photo each time.", "tends graves and sends a photo each time"],
  ["We build cat trees from oak, fit a living room.", "builds cat trees from oak, fits a living room"],
  ["We roast our own harvest on the farm.", "roasts its own harvest on the farm"],
  [
    "My riders come at six, we wash, dry, iron and return in two days.",
    "comes at six, it washes, dries, irons and returns in two days",
  ],
  ["We blend local fruits on the spot.", "blends local fruits on the spot"],
])("made ready to follow the name: %s", (solution, what) => expect(told(solution)).toBe(what));

test.each([
  ["So I make it. You write to me about a place.", "You write to me about a place."],
  ["All our waiters are deaf. Guests order by signs.", "Guests order by signs."],
  ["Plaas IT has two trucks and a desk. We put up masts.", "We put up masts."],
  ["Point your camera at the page. We name every card.", "We name every card."],
  ["We've worked with clinics for years. We call families.", "We call families."],
  ["Point your camera at the page.", "Point your camera at the page."],
  ["We have two vans with 80 seats. Book by text.", "We have two vans with 80 seats."],
])("what tells no offer yet is passed over: %s", (solution, said) =>
  expect(offerSentence(solution)).toBe(said),
);

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
