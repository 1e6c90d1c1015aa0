import { EXAM_SAT } from "@/lib/brief/data/exam";

/** What people of a trade know about starting in it; {name}, {they} and {one} are filled in. */
export interface Trade {
  id: string;
  /** Words of the offer that show the trade. */
  words: RegExp;
  /** What is delivered once, and several of it. */
  job?: readonly [string, string];
  /** What a pilot of this trade counts. */
  measure?: string;
  /** Customers can count it before there is anything new. */
  before?: boolean;
  /** Words so telling that one of them outweighs several of another trade. */
  weight?: number;
  /** The permission or duty to settle before the first sale. */
  rule: { title: string; what: string; done: string };
  /** The practical test that tells most. */
  trial: { title: string; what: string; done: string };
  /** What somebody of the trade would ask: question, what can be said today, the task that finds out, how. */
  asks: readonly (readonly [string, string, string, string])[];
  roles?: readonly string[];
  /** Its words say what an offer runs on, whatever it is called. */
  means?: true;
  /** What grows harder to copy with each customer. */
  moat?: string;
}

export const TRADES: readonly Trade[] = [
  {
    id: "allergen",
    weight: 5,
    moat: "a clean test record, batch after batch, that families talk about",
    words: /gluten|c(?:o?e)liac|allerg\w*|nut-free|free-from|lactose/giu,
    rule: {
      title: "Settle what {name} may call free of anything",
      what: "Ask the food authority to register the premises, which limit the claim on the label has to meet and how often a laboratory must confirm it. Get a price per test while you're there.",
      done: "you hold the registration form, the limit in writing and one laboratory's price per batch",
    },
    trial: {
      title: "Have a whole production run tested before anyone eats it",
      what: "Swab benches, tools, vans and one finished sample of {name}, and send them to an accredited laboratory. Plan what happens to a batch that fails: who is called, what is thrown away.",
      done: "a laboratory report is in the file, and the recall routine fits on one page",
    },
    asks: [
      [
        "What happens on the day a batch fails its test?",
        "It doesn't leave the building, and those who ordered hear it from us the same morning",
        "trade-trial",
        "by running one recall for practice with a timer",
      ],
      [
        "Who carries the liability if somebody reacts?",
        "We do, so product liability cover comes before the first sale",
        "rules",
        "with an insurer's written offer",
      ],
    ],
    roles: [
      "a maker who has run an allergen-free line",
      "somebody for quality, tests and labels",
      "a delivery lead",
    ],
  },
  {
    id: "baking",
    moat: "the standing orders of a street that wakes up to it",
    words: /bakery|bread|sourdough|bak(?:es?|ed)\b|pastry|cakes?|loaf|loaves/giu,
    job: ["a bake", "bakes"],
    measure: "the share of what is baked that is paid for",
    rule: {
      title: "Register the bakery as a food business",
      what: "Ask the food authority about premises, hygiene plan, ingredient labels and night work, and ask the landlord whether an oven may run at night.",
      done: "each duty stands on a list with its date, its fee and the person who confirmed it",
    },
    trial: {
      title: "Bake one full day of orders in a borrowed kitchen",
      what: "Make the real number, at the real hour, and weigh flour, energy, hours and waste. Deliver {name} at the promised hour and note the minute each order arrives.",
      done: "you know the cost of one piece and how many minutes the round took",
    },
    asks: [
      [
        "What do you do with what isn't sold by noon?",
        "We bake to order first; what's left is counted every day",
        "trade-trial",
        "with one full night's bake weighed in and out",
      ],
      [
        "How many orders make one delivery round pay?",
        "",
        "f-3",
        "by riding the round with the orders we really have",
      ],
    ],
    roles: [
      "a baker for the night",
      "a rider who knows the doors",
      "somebody for orders and hygiene records",
    ],
  },
  {
    id: "street-food",
    weight: 2,
    moat: "the pitches, in writing",
    words:
      /food truck|coffee cart|espresso|street food|(?:food|snack|coffee|drinks) kiosk|(?:market|food|small) stall|congee|noodle (?:bar|stall|cart)|taco stand|dumpling (?:bar|stall|cart)|falafel|hawker/giu,
    job: ["a shift", "shifts"],
    measure: "the meals and cups sold per shift",
    rule: {
      title: "Get the pitch, the hygiene papers and the gas check",
      what: "Ask whoever owns the ground for a written pitch, the food authority for the mobile registration, and book the gas and electrical check of the vehicle.",
      done: "the pitch, the registration and the check each have a date and a fee",
    },
    trial: {
      title: "Work three real shifts before you buy anything",
      what: "Rent a cart or a truck, stand where {name} would stand, and count customers by quarter hour and the seconds from order to handover.",
      done: "you have sales per shift, by quarter hour, and the longest queue",
    },
    asks: [
      [
        "What if you lose the pitch?",
        "Then there's no business for a month, which is why two pitches are agreed before a vehicle is bought",
        "rules",
        "with both owners asked in writing",
      ],
      [
        "How many can you serve in the busiest quarter of an hour?",
        "",
        "trade-trial",
        "with a stopwatch on real shifts",
      ],
    ],
    roles: [
      "a cook who is fast under pressure",
      "a second person for the peak",
      "somebody who negotiates pitches",
    ],
  },
  {
    id: "meals",
    moat: "orders that stand from one week to the next",
    words:
      /catering|lunch(?:es)?|\bmeals?\b|home[- ]cook(?:ed|ing)\b|canteen|restaurant kitchen|soups?|comida|comedor/giu,
    job: ["a meal", "meals"],
    measure: "the meals ordered again within a week",
    rule: {
      title: "Clear the kitchen with the food authority",
      what: "Ask about registration, hygiene training for everyone who cooks, allergen labels and the temperature log for transport.",
      done: "the list of duties is dated and somebody at the authority has confirmed it",
    },
    trial: {
      title: "Cook one full order and carry it to the table",
      what: "Make {name} for a real group at the full price; log temperatures, kitchen hours and what comes back uneaten.",
      done: "you know the cost of a portion, the hours behind it and the share left over",
    },
    asks: [
      [
        "What does a portion cost when a quarter of the orders fall away?",
        "",
        "trade-trial",
        "by costing one real order at both sizes",
      ],
      [
        "Who cooks when your cook is ill?",
        "A named stand-in with a hygiene certificate, agreed before the first standing order",
        "f-4",
        "by letting the stand-in run one day",
      ],
    ],
    roles: ["a head cook who can train others", "somebody who sells to regular buyers", "a driver"],
  },
  {
    id: "drinks",
    words:
      /\b(?:beer|brewery|wine|winery|kombucha|cider|spirits|distillery|juice|lemonade|vino|cerveza)\b/giu,
    job: ["a batch", "batches"],
    rule: {
      title: "Clear licence, duty and label for the first bottle",
      what: "Ask the authority about production licence, duty, alcohol or sugar on the label and who may sell it.",
      done: "licence, duty per bottle and the label are confirmed in writing",
    },
    trial: {
      title: "Fill one small batch and store it until its date",
      what: "Keep {name} warm, cold and shaken, taste it each week with a note, and have shelf life confirmed by a laboratory.",
      done: "the shelf life is a number and the label is printed with it",
    },
    asks: [
      [
        "What is left of the shelf price after duty, shop and distributor?",
        "",
        "f-2",
        "line by line for one bottle",
      ],
      [
        "Does it taste the same in the third month?",
        "",
        "trade-trial",
        "with bottles from one batch opened week by week",
      ],
    ],
  },
  {
    id: "health-claim",
    weight: 2,
    words:
      /\bherbal|\btea\b|supplement|vitamin|superfood|\bcure for\b|\bcures (?:all|any|every|cancer|pain|insomnia|anxiety|colds?|diabetes|arthritis)|detox|remed(?:y|ies)/giu,
    rule: {
      title: "Strike every health promise that {name} can't make",
      what: "Read the list of permitted health claims where you sell, go through label, page and pitch with a pencil, and ask the food authority about what's left.",
      done: "label and page carry only wording that somebody competent has read",
    },
    trial: {
      title: "Sell one batch on taste and habit alone",
      what: "Offer {name} without a single health word and see what people say they buy it for.",
      done: "you have the reasons of real buyers and none of them is a promise you may not make",
    },
    asks: [
      [
        "What can you legally say it does?",
        "Less than people would like: no cure and no treatment, only what the rules list",
        "rules",
        "with label and page read by somebody who knows the rules",
      ],
      ["Would they buy it without the promise?", "", "trade-trial", "by selling a batch with none on it"],
    ],
  },
  {
    id: "pet-treatment",
    weight: 3,
    moat: "surgeons who have read our reports and keep referring",
    words:
      /(?:dogs?|cats?|horses?|pets?)\b[^.,;:]{0,20}(?:physio\w*|surgery|treat(?:ment)?\b|rehab\w*)|(?:physio\w*|rehab\w*)[^.,;:]{0,20}(?:dogs?|cats?|horses?|pets?)/giu,
    job: ["a visit", "visits"],
    measure: "the days from surgery to the first visit",
    before: true,
    rule: {
      title: "Ask who may treat animals here, and on whose referral",
      what: "Ask the veterinary chamber which treatments need a vet's diagnosis or presence, what a therapist may call themselves, and what liability insurance covers in somebody's home.",
      done: "the referral rule, the title and an insurer's offer are on paper",
    },
    trial: {
      title: "Take five patients from one surgeon, start to finish",
      what: "Ask one surgeon for the next five cases. Measure range of movement at the first and last visit of {name}, and send the surgeon a one-page report each time.",
      done: "five case sheets are signed off by the surgeon who referred them",
    },
    asks: [
      [
        "How many surgeons have to refer, and what do they get out of it?",
        "They get a report after every visit and no fee, because a paid referral would cost us their trust",
        "trade-trial",
        "with the first surgeon's next five cases",
      ],
      [
        "How much of a therapist's day is driving?",
        "",
        "f-3",
        "by logging kilometres and minutes for every visit of one week",
      ],
    ],
    roles: [
      "a second animal physiotherapist",
      "somebody who plans routes and answers the phone",
      "a vet as adviser",
    ],
  },
  {
    id: "pet-walks",
    weight: 2,
    moat: "dogs and owners who know both walkers by name",
    words: /dog walk\w*|\bwalk(?:s|ers?)?\b[^.,;:]{0,24}\bdogs?\b|pet sit\w*|kennel|dog daycare/giu,
    job: ["a walk", "walks"],
    measure: "the share of booked walks that really happen",
    rule: {
      title: "Settle keys, insurance and the status of the walkers",
      what: "Ask an insurer about bites, lost dogs and keys, and an accountant whether walkers may be self-employed at these hours.",
      done: "cover, key rules and one walker contract are ready to sign",
    },
    trial: {
      title: "Run one street for two weeks with a stand-in on call",
      what: "Let one walker call in sick on purpose and see whether the dogs of {name} still go out on time.",
      done: "every planned walk has a time stamp, the staged sick day included",
    },
    asks: [
      [
        "Why wouldn't walker and owner go on without you?",
        "Some will; what stays is the stand-in, the insurance and the calendar",
        "closing-calls",
        "by asking owners and walkers whether they'd rather settle it alone",
      ],
      ["What happens when a dog bites?", "", "rules", "with the insurer's answer on file"],
    ],
  },
  {
    id: "drone",
    weight: 2,
    moat: "the fault history of every site, month after month",
    words:
      /\bdrones? (?:surveys?|inspections?)|\bdrones?\b(?=[^.;]{0,90}\b(?:inspect|survey|map|scan|photograph|measur|thermal|fault|film|crack|count|find|record))|(?<=\b(?:inspect|survey|scan|thermal|photograph|measur)\w*[^.;]{0,60})\bdrones?\b|\buav\b|thermal (?:camera|imag)\w*|beyond (?:visual line of )?sight/giu,
    job: ["a flight", "flights"],
    measure: "the days between a request and the finished flight",
    before: true,
    rule: {
      title: "Check what the flight licence covers, site by site",
      what: "Ask the aviation authority whether the authorisation holds in every country and over every site you sell to, who may supervise from where, and ask the insurer to match it.",
      done: "each of the first sites has a yes, a no or a date, and the insurance names them",
    },
    trial: {
      title: "Fly one site and let the operator repair from your map",
      what: "Fly, mark the faults, and have the operator's technician check a sample of them with a meter. Count false alarms and missed faults of {name}.",
      done: "you know how many marked faults were real and what they were costing in output",
    },
    asks: [
      [
        "How many of the faults you mark turn out to be real?",
        "",
        "trade-trial",
        "with a technician checking a sample on the ground",
      ],
      [
        "Do they need it that often, or would a few flights a year find the same faults?",
        "We don't know yet, and it decides the margin",
        "f-4",
        "by comparing what each extra flight found",
      ],
      [
        "What grounds you: weather, airspace, a lost permit?",
        "All three; each first site gets a count of flyable days",
        "rules",
        "with the authority and the site owner asked per site",
      ],
    ],
    roles: [
      "a flight operations lead who holds the permit",
      "an analyst who reads thermal images",
      "somebody who sells to asset managers",
    ],
  },
  {
    id: "energy-share",
    moat: "signed roofs, which nobody else can sign again",
    words: /energy cooperative|community energy|share(?:s|holders)? .{0,30}(?:roof|solar)/giu,
    measure: "the kilowatt hours sold per roof",
    rule: {
      title: "Clear grid connection, roof lease and the share offer",
      what: "Ask the grid operator for a connection date, a surveyor about one roof, and the financial authority whether the shares need a prospectus.",
      done: "one roof has a connection offer, a survey and a share document with its limits",
    },
    trial: {
      title: "Take one roof from survey to signed lease",
      what: "Pick the best roof of {name}, get load, shading and metering checked, and put the numbers in front of the owner.",
      done: "one lease is signed or refused with the reason, and the yield is a surveyor's number",
    },
    asks: [
      [
        "What happens when the school moves out or the roof leaks?",
        "The lease says who pays for both, or there's no lease",
        "trade-trial",
        "on the first real roof",
      ],
      [
        "When do members get their money back?",
        "No date is promised before a roof is measured",
        "rules",
        "with the share document read by somebody who knows the rules",
      ],
    ],
  },
  {
    id: "bees",
    weight: 2,
    moat: "a winter of weight and sound from hives whose fate is known",
    words: /beekeep\w*|\bhives?\b|apiar\w*|colon(?:y|ies)/giu,
    job: ["a hive visit", "hive visits"],
    measure: "the share of hives lost over winter",
    before: true,
    rule: {
      title: "Get the radio and electrical marks quoted",
      what: "Ask a test laboratory which marks a battery sensor with a radio needs where you sell, and check network coverage at ten real apiaries on the map and on site.",
      done: "a quote with weeks and price is in the model, and ten sites have a yes or a no for signal",
    },
    trial: {
      title: "Put sensors under strong and weak hives side by side",
      what: "Ask three beekeepers to rank their hives by hand first. Then see whether {name} ranks them the same way, through at least one cold spell.",
      done: "you have the ranking by hand beside the ranking by sensor, hive by hive",
    },
    asks: [
      [
        "How many winters until you can prove it saves hives?",
        "One at least, so nobody is promised fewer losses this year",
        "trade-trial",
        "by whether the sensor ranks hives as an experienced keeper does",
      ],
      [
        "What does a beekeeper do with the warning in January?",
        "",
        "interviews-2",
        "by asking each of them what they could still do on that day",
      ],
      [
        "What does a full apiary cost on day one?",
        "The device is paid per hive, so we sell ten hives first and the rest after one winter",
        "price-talks",
        "with the total for a whole apiary said aloud",
      ],
    ],
    roles: [
      "an electronics engineer who has shipped an outdoor device",
      "a beekeeper who ranks hives for us",
      "somebody for supply and returns",
    ],
  },
  {
    id: "livestock",
    moat: "movement data from herds whose heats a vet has confirmed",
    words: /\bcows?\b|cattle|dairy farmers?|livestock|\bherd|goats?|sheep|poultry/giu,
    measure: "the heats and illnesses reported in time",
    before: true,
    rule: {
      title: "Clear tag, radio and animal rules",
      what: "Ask the veterinary office whether a second tag is allowed, the radio authority about the band, and the cooperative who may read the data.",
      done: "three written answers, or the name and date of who will give them",
    },
    trial: {
      title: "Tag twenty animals and check every message against the barn",
      what: "Compare each message of {name} with what the farmer and the vet see, for three weeks. Lose one tag on purpose and time the replacement.",
      done: "hits, misses and false alarms are counted per animal",
    },
    asks: [
      [
        "What does a missed heat cost against a false alarm?",
        "",
        "trade-trial",
        "per animal, with the farmer's own figures",
      ],
      [
        "How many tags are lost in a year, and who pays?",
        "",
        "f-6",
        "with the tags of the first farms counted",
      ],
    ],
  },
  {
    id: "home-sensor",
    moat: "recordings of real incidents, which no laboratory has",
    words:
      /\b(?:water|pipe|gas|roof) leaks?\b|\bleak[- ](?:sensor|detector|alarm)s?\b|\bvalve\b|smoke|burst pipe|water damage/giu,
    job: ["an installation", "installations"],
    measure: "the minutes between event and alarm",
    before: true,
    rule: {
      title: "Ask a laboratory and an insurer what they need to see",
      what: "Get radio, electrical and drinking-water marks quoted, and ask one insurer what would earn its customers a discount.",
      done: "one quote and one insurer's list of conditions are in the file",
    },
    trial: {
      title: "Install at five homes and stage an incident at each",
      what: "Watch the owner fit {name} from the printed instructions, then open a tap and time the alarm.",
      done: "five fitting times and five alarm times are written down, failures included",
    },
    asks: [
      [
        "What happens if it fails to act and the flat floods?",
        "We say in the contract what it does and what it doesn't do",
        "rules",
        "with the insurer's conditions in hand",
      ],
      [
        "How often does it shut off for nothing?",
        "",
        "trade-trial",
        "with false alarms counted at the first homes",
      ],
    ],
  },
  {
    id: "medical-device",
    weight: 4,
    words:
      /dental (?:labs?|technicians?)|dentures?|stoma\b|ostomy|ileostomy|insulin|wheelchair|orthos[ei]s|inhaler|night guards?|crowns?|prosthe\w*|medical device|hearing aid|implant|catheter/giu,
    job: ["a patient case", "patient cases"],
    rule: {
      title: "Find out who is the manufacturer in law",
      what: "Ask a regulatory adviser which device class {name} falls into, who keeps the patient log, and what the material's certificate allows.",
      done: "class, responsible party and the log's contents are confirmed in writing",
    },
    trial: {
      title: "Run two weeks of real cases beside the old method",
      what: "Do every case twice, once with {name} and once as before, and let those who use it decide blind which one they keep.",
      done: "remakes, minutes and material are counted for both ways",
    },
    asks: [
      [
        "Who is liable when it fails in use?",
        "",
        "rules",
        "with the adviser's answer on who counts as manufacturer",
      ],
      ["What does a down day cost the lab?", "", "f-6", "with the response time we can really keep"],
    ],
  },
  {
    id: "workshop",
    weight: 2,
    moat: "owners who open their door because they know who comes",
    words:
      /(?:rent|book|use|share|open)s? (?:an? |the |their |private )?(?:[\p{L}]+ )?workshops?\b|workbench|benches|craftspeople|makerspace|machines? by the hour|lathe|power tools/giu,
    job: ["a booking", "bookings"],
    measure: "the share of requests that become a booking",
    rule: {
      title: "Get one insurer to cover injuries and broken tools",
      what: "Describe a hand in a bench saw and a ruined plane to three insurers, and ask who is liable: owner, guest or {name}. Ask the landlords and the tax office what owners must report.",
      done: "one written offer covers both cases, with its price per booking",
    },
    trial: {
      title: "Hold ten paid sessions in two workshops",
      what: "Be there for the first three. Check the machines with the owner, brief each guest, and photograph the tools before and after {name}.",
      done: "ten sessions are paid, with damage, hours and the owner's verdict noted",
    },
    asks: [
      [
        "Who pays when a guest loses a finger?",
        "Nobody may touch a machine before an insurer has answered that",
        "rules",
        "with one insurer's written offer",
      ],
      [
        "Why would an owner open the door a second time?",
        "Company and a use for good tools, we think, more than the money",
        "trade-trial",
        "by asking every owner after the first sessions",
      ],
      [
        "What stops the two from dealing directly the second time?",
        "Insurance holds only for sessions booked with us",
        "closing-calls",
        "by counting who comes back through us",
      ],
    ],
    roles: [
      "somebody who visits workshops and signs up owners",
      "a person for safety, insurance and disputes",
      "a developer for booking and payout",
    ],
  },
  {
    id: "things-to-lend",
    moat: "a street in which enough neighbours take part",
    words: /lend(?:s|ing)? out|borrow(?:ing|s)?\b|hire shop|\brentals?\b/giu,
    job: ["a loan", "loans"],
    measure: "the share of requests that end in a loan",
    rule: {
      title: "Get cover for damage and for people",
      what: "Ask an insurer what a loan between two private people needs, and a lawyer who answers for a faulty item.",
      done: "one offer with a price per loan and a liability answer are in writing",
    },
    trial: {
      title: "Arrange ten loans by hand in one neighbourhood",
      what: "Use a group chat and a sheet. Photograph each item of {name} at both ends and time the handover.",
      done: "ten loans are done or failed, each with its reason",
    },
    asks: [
      ["What share of items comes back broken or late?", "", "trade-trial", "on the first ten loans"],
      [
        "How often does one person need this in a year?",
        "Rarely, which is why many items matter more than many members",
        "interviews-2",
        "by going through each person's last year",
      ],
    ],
  },
  {
    id: "hotel-network",
    weight: 3,
    moat: "guests who collect nights in several houses",
    words:
      /hotels?\b[^.]*(?:loyalty|direct(?:ly)? book|book direct|commission|portals?|cooperative)|(?:loyalty|cooperative|portals?)[^.]*hotels?/giu,
    job: ["a direct booking", "direct bookings"],
    measure: "the share of returning guests who book direct",
    before: true,
    rule: {
      title: "Check guest data, portal contracts and cooperative law",
      what: "Ask a lawyer how hotels may share guest data, which portal contracts limit a member price, and what founding a cooperative costs and takes.",
      done: "a data agreement, the portal clauses and the founding steps stand on two pages",
    },
    trial: {
      title: "Run the card with three hotels on paper",
      what: "Print cards, keep the nights in a shared sheet, and settle a free night between two hotels once. Count returning guests who would have come through a portal.",
      done: "you have direct bookings per hotel, before and after, and one settled free night",
    },
    asks: [
      [
        "How do you know a direct booking came from the card and not by itself?",
        "",
        "trade-trial",
        "by comparing returning guests with and without the card",
      ],
      [
        "How do dozens of owners decide anything together?",
        "With few rules: what a night is worth, who may leave, and one vote per hotel",
        "f-1",
        "by getting three owners to sign the same page",
      ],
      [
        "What stops a portal from pushing members down its list?",
        "Nothing, so no hotel is asked to leave a portal",
        "rules",
        "with the portal contracts read clause by clause",
      ],
    ],
    roles: [
      "a hotelier other owners listen to",
      "somebody who connects booking systems",
      "a community manager for members",
    ],
  },
  {
    id: "stay",
    moat: "guests who come back and bring others",
    words: /hostel|guest ?house|bed and breakfast|campsite|glamping|holiday home|\bbeds\b/giu,
    job: ["a night", "nights"],
    measure: "the share of beds filled each night",
    rule: {
      title: "Clear use, fire safety and guest registration",
      what: "Ask the municipality about permitted use, fire exits and guest registration, and the insurer about the activities you sell.",
      done: "each permit has a fee, a date and a name",
    },
    trial: {
      title: "Host one full week in rented rooms",
      what: "Sell {name} at the real price to strangers, run every part of the day yourself, and count laundry, breakfasts and complaints.",
      done: "you know the cost of a night and what guests would pay more for",
    },
    asks: [
      [
        "How do you pay the rent in the low season?",
        "",
        "f-4",
        "with a month-by-month table of nights and fixed costs",
      ],
      [
        "How much of the price goes to booking portals?",
        "",
        "channel-1",
        "with direct and portal bookings counted apart",
      ],
    ],
  },
  {
    id: "children-product",
    moat: "a shelf of things that families want to complete",
    words: /board games?|card games?|\btoys?\b|kids?['’]? box|puzzles?/giu,
    job: ["a box", "boxes"],
    measure: "the share of families who take it out again in the second week",
    rule: {
      title: "Clear toy safety, the age label and the pictures you print",
      what: "Ask a test laboratory what a toy for this age must pass and print, and the owners of every picture, name or logo in it what you may use.",
      done: "the age label, the test quote and each permission are in the file",
    },
    trial: {
      title: "Have ten families use it where it will be used",
      what: "Hand over {name} and say nothing. Note the minute at which the first child stops, what gets lost, and whether anyone asks for more.",
      done: "ten families have played; the minutes and the share who asked for more are known",
    },
    asks: [
      [
        "What makes a family buy or keep a second one?",
        "",
        "closing-calls",
        "when the first families are asked about the next one",
      ],
      [
        "What does one cost you with postage, returns and lost parts?",
        "",
        "f-2",
        "line by line for one real order",
      ],
    ],
    roles: [
      "somebody who designs and tests with children",
      "a producer with small runs",
      "a person for parcels and returns",
    ],
  },
  {
    id: "handmade",
    weight: 2,
    moat: "makers who give us their first choice because they are paid first",
    words:
      /textil\w*|tejed\w*|tejen|weav\w*|handwoven|handmade|hecho a mano|artisan\w*|artesan\w*|embroider\w*/giu,
    job: ["a piece", "pieces"],
    measure: "the weeks from order to delivered piece",
    rule: {
      title: "Settle export, origin and the makers' contract",
      what: "Ask a customs agent what one parcel to each country needs and costs, a lawyer what a fair one-page contract with a maker says, and check who may use traditional designs.",
      done: "the duty per parcel, the contract and the design question each have an answer",
    },
    trial: {
      title: "Sell ten pieces and pay ten makers the same week",
      what: "Photograph each piece with its maker, publish the price split, ship it with tracking, and pay the maker on the day of the sale.",
      done: "ten payments are receipted and each parcel's true cost is known",
    },
    asks: [
      [
        "Can the makers deliver ten times as much without losing quality?",
        "",
        "trade-trial",
        "by asking each maker for hours per piece and free weeks",
      ],
      [
        "What is left of your share after photographs, returns and postage?",
        "",
        "f-2",
        "on one real order, line by line",
      ],
      [
        "Why wouldn't a maker sell the same piece elsewhere?",
        "She may; we want first choice, not exclusivity",
        "rules",
        "with the contract read aloud to the first makers",
      ],
    ],
    roles: [
      "somebody the makers trust, on site",
      "a photographer who writes",
      "a person for parcels, customs and returns",
    ],
  },
  {
    id: "fashion",
    words:
      /clothing|\bclothes\b|garments?|dress(?:es)?\b|shoes?|sneakers?|jewell?ery|second-hand clothes|tailor/giu,
    job: ["an order", "orders"],
    rule: {
      title: "Clear labels, returns and fibre claims",
      what: "Ask what the label must carry, what the return period costs you, and which environmental words need proof.",
      done: "label, return rule and permitted claims fit on one page",
    },
    trial: {
      title: "Sell one size run and count what comes back",
      what: "Sell {name} to thirty strangers at the full price and note every return with its reason.",
      done: "you know the return rate by size and the cost of one return",
    },
    asks: [
      ["What share comes back, and can it be sold again?", "", "trade-trial", "with the first thirty orders"],
      ["How much cash sits in sizes nobody buys?", "", "f-2", "with one size run costed to the end"],
    ],
  },
  {
    id: "legal-help",
    weight: 2,
    moat: "a file of decided cases that tells which ones are worth taking",
    words:
      /paralegal|tribunal|\blawyer|legal (?:letters?|service|advice|help)|small claims|solicitor|evict\w*|formal letter/giu,
    job: ["a case", "cases"],
    measure: "the share of cases that end with money back",
    rule: {
      title: "Ask the licensing body what you may do, and for what fee",
      what: "Ask the body that licenses lawyers and paralegals who may give advice and file, whether a share of what is won may be charged, and what the contract with a client must say.",
      done: "a written answer covers advice, filing and the success fee, with the insurer's terms beside it",
    },
    trial: {
      title: "Take five cases by hand to a result",
      what: "Choose five of the same kind. Log every minute, every form and every answer of {name}, also for the ones you turn down.",
      done: "five cases have a result or a hearing date, with the hours behind each",
    },
    asks: [
      [
        "Are you allowed to charge a share of what people win?",
        "Only if the licensing body says so; a fixed fee is the fallback",
        "rules",
        "with its written answer",
      ],
      [
        "What share of cases do you win, and who pays for the lost ones?",
        "The won ones have to, so we choose cases before we take them",
        "trade-trial",
        "on the first five cases, lost ones included",
      ],
      [
        "How long do you wait for your money?",
        "As long as the tribunal does, and then until the other side pays",
        "f-3",
        "by dating each step of the first cases",
      ],
    ],
    roles: [
      "a licensed paralegal who signs off letters",
      "somebody who screens cases by phone",
      "a developer for forms and deadlines",
    ],
  },
  {
    id: "quotes",
    moat: "each firm's own prices, corrected with every job",
    words: /\bquotes?\b|\bquoting\b|estimates?\b|voice (?:note|memo)|angebot/giu,
    job: ["a quote", "quotes"],
    measure: "the hours from site visit to quote",
    before: true,
    rule: {
      title: "Settle tax, wording and data before a quote goes out",
      what: "Ask an accountant what a binding quote has to state, and put in writing where photos and price lists are stored and who may see them.",
      done: "one quote template is approved and a one-page data agreement is ready to sign",
    },
    trial: {
      title: "Race ten real quotes against the old way",
      what: "Take ten recent site visits. Produce each quote with {name} and compare time and price with the one that was really sent.",
      done: "ten pairs are in a sheet: minutes, price difference, and which one the owner would send",
    },
    asks: [
      [
        "Who eats the loss when a quote is too low?",
        "The firm that sends it, so nothing leaves without the owner's tap",
        "trade-trial",
        "with the price gap of ten quotes against the owner's own",
      ],
      [
        "Does answering first really win more jobs?",
        "They say it does",
        "check-6",
        "by counting accepted quotes before and after",
      ],
      [
        "Why won't their invoicing software add this next year?",
        "It may; we have each firm's own prices by then",
        "rivals",
        "by trying what those products do today",
      ],
    ],
    roles: [
      "an engineer for speech and images",
      "a tradesperson who has priced jobs for years",
      "somebody who sells on site",
    ],
  },
  {
    id: "warranty",
    weight: 2,
    moat: "a record of which claims each manufacturer pays",
    words: /warrant\w*|claim forms?|serial plate/giu,
    job: ["a claim", "claims"],
    measure: "the minutes per claim and the share of claims that are paid",
    before: true,
    rule: {
      title: "Ask two manufacturers whether they accept claims prepared for others",
      what: "Read the warranty terms of the two most common makers, and ask their claims desks about third-party filing and photos as proof.",
      done: "two written answers, or the names of those who owe them",
    },
    trial: {
      title: "File ten old claims that were never sent",
      what: "Let one office dig out parts that were replaced and never claimed, file them with {name}, and follow each to a credit or a refusal.",
      done: "ten claims are filed; credits, refusals and minutes stand in one sheet",
    },
    asks: [
      [
        "How many of the claims you file are refused?",
        "",
        "trade-trial",
        "on the first ten filed for one office",
      ],
      [
        "What if the manufacturers change their forms?",
        "Then ours break for a day; a person checks each form monthly",
        "f-4",
        "by timing how long one changed form takes us",
      ],
    ],
  },
  {
    id: "payroll",
    weight: 2,
    moat: "every past rule change as a test that still passes",
    words: /payroll|payslips?|wages|remittances? (?:with|to) the tax/giu,
    job: ["a pay run", "pay runs"],
    measure: "the pay slips that are right to the cent",
    before: true,
    rule: {
      title: "Find out who may file and who may hold wages",
      what: "Ask the tax agency about filing for others and a bank or trust provider about wages in transit.",
      done: "filing status and the account holder are settled in writing",
    },
    trial: {
      title: "Run one past month of a real firm in parallel",
      what: "Recalculate every pay slip with {name} and explain each difference of a cent.",
      done: "all differences are explained and signed by the firm's bookkeeper",
    },
    asks: [
      [
        "Who pays the penalty for a late or wrong filing?",
        "",
        "rules",
        "with the agency's rule and an insurer's offer",
      ],
      [
        "How do you keep up with every rule change?",
        "A named person reads the gazette; each change becomes a test first",
        "f-4",
        "by replaying last year's changes",
      ],
    ],
  },
  {
    id: "extraction",
    means: true,
    weight: 0.5,
    moat: "the hard cases customers send back",
    words:
      /\bapis?\b(?: \p{L}+)?|json|machine learning|artificial intelligence|language model|\bai\b(?:[ -]\p{L}+)?|transcri\w*/giu,
    rule: {
      title: "Write down where customers' data goes and when it is deleted",
      what: "List every service that sees the data, sign the processing agreements, and ask one customer's lawyer what's missing.",
      done: "a data page exists that a customer's lawyer has read",
    },
    trial: {
      title: "Measure the error rate on somebody else's worst material",
      what: "Ask two of the {they} for the hundred cases their own system got wrong and run {name} on them unseen.",
      done: "the error rate is published, with the cases that failed",
    },
    asks: [
      ["How often is it confidently wrong?", "", "trade-trial", "on the worst material customers have"],
      [
        "What happens to your margin if your own supplier raises prices?",
        "",
        "f-6",
        "by pricing the same work with a second supplier",
      ],
    ],
  },
  {
    id: "lending",
    weight: 2,
    moat: "the repayment record of people no bank knows",
    words:
      /\bloans? (?:to|of|from|at|over|repaid)|micro-?loans?|micro-?credit|saving(?:s)? (?:group|circle)|interest (?:a|per|rates?)\b|lenders?/giu,
    job: ["a loan", "loans"],
    measure: "the share of instalments paid on time",
    rule: {
      title: "Find the licence, or the partner who has one",
      what: "Ask the financial authority which of lending, saving and collecting need a licence, and two licensed providers what they'd charge to stand behind {name}.",
      done: "the authority's answer and one partner's offer are in the file",
    },
    trial: {
      title: "Run one small group on a ledger, with a partner's money",
      what: "Write the rules for a missed instalment before the first one is due and record every payment of {name} twice.",
      done: "one cycle is closed, with the late and lost share counted",
    },
    asks: [
      [
        "What do you lose when people don't pay back?",
        "",
        "trade-trial",
        "with one small cycle and a partner's money",
      ],
      [
        "Whose licence is it?",
        "A partner's, until ours is worth its cost",
        "rules",
        "with the authority asked first",
      ],
    ],
  },
  {
    id: "investing",
    weight: 2,
    words:
      /invest(?:or|ing|ment)?s?\b|portfolio|returns?\b.*%|crypto|token|guaranteed (?:returns?|yields?|profits?|interest)/giu,
    rule: {
      title: "Strike every promised return and ask the financial authority",
      what: "Describe in half a page what {name} does with whose money and ask which licence that needs.",
      done: "a written answer exists and no page promises a return",
    },
    trial: {
      title: "Test the demand without taking anybody's money",
      what: "Explain {name} with its risks first and count who still wants a second talk.",
      done: "you know how many stay once the risk is said aloud",
    },
    asks: [
      [
        "Who stands behind the promise when it goes wrong?",
        "Nobody, so the promise is out of the plan",
        "rules",
        "with the authority's answer",
      ],
      ["Would people still come without a promised return?", "", "trade-trial", "by saying the risk first"],
    ],
  },
  {
    id: "exam-course",
    weight: 3,
    moat: "pass rates by group that an examiner has confirmed",
    words: new RegExp(
      `language exam|\\b${EXAM_SAT}\\b|pass(?:ed)?\\b.*exam|certificate course|licen[cs]ing exam`,
      "giu",
    ),
    job: ["a course", "courses"],
    measure: "the share of learners who pass at the first attempt",
    rule: {
      title: "Agree with the payer what counts as passed, and what is refunded",
      what: "Get the current exam rules from the examining body, check what teachers need, and write what the payer gets back when a learner drops out or fails.",
      done: "the exam rules are on file and one refund clause is agreed with a payer",
    },
    trial: {
      title: "Set a mock exam on day one and again halfway",
      what: "Let an examiner who doesn't know the learners mark both. Compare {name} with the pass rate the examining body publishes, if it does.",
      done: "each learner has two marks and the forecast of who will pass is written down",
    },
    asks: [
      [
        "What is the pass rate without you?",
        "We can't say yet, and without it ours proves little",
        "baseline",
        "with the examining body's figures and learners of other schools",
      ],
      [
        "Does the pass rate hold with teachers you hire?",
        "",
        "f-3",
        "when a new teacher runs a group and an outsider marks it",
      ],
      [
        "Who else could pay if one large payer leaves?",
        "",
        "price-talks",
        "by asking five of them separately",
      ],
    ],
    roles: [
      "a head teacher who writes the sessions",
      "teachers who passed the exam themselves",
      "somebody who sells to those who pay",
    ],
  },
  {
    id: "tutoring",
    weight: 0.5,
    moat: "results by group, drop-outs included",
    words: /tutor\w*|homework|school students|cohort|pupils|classes?\b|lessons?|course\b/giu,
    job: ["a course", "courses"],
    measure: "the change between entry test and exit test",
    rule: {
      title: "Settle refunds, promises and who may teach whom",
      what: "Check what you may say about results, which consent and background check are needed where a learner is a minor, and whether teachers are employed or freelance.",
      done: "a refund rule, a consent form and one teacher contract are ready",
    },
    trial: {
      title: "Test every learner on the first evening and the last",
      what: "Same length, same difficulty, marked by somebody who doesn't teach. Publish the spread for {name}, not only the best.",
      done: "each learner has two marks, also those who left",
    },
    asks: [
      [
        "How many finish, and how do you count those who leave?",
        "As not passed, always",
        "trade-trial",
        "with everybody who paid in the count",
      ],
      [
        "What does a place cost when a group is half full?",
        "",
        "f-6",
        "with the smallest group that still pays its teacher",
      ],
    ],
  },
  {
    id: "bike-repair",
    weight: 1.1,
    moat: "the repair history of every bicycle, and riders who ask for the same mechanic",
    words:
      /\b(?:bicycles?|bikes?|e-bikes?) (?:repairs?|mechanics?|workshop|service|maintenance)|\b(?:repair|mend|fix|service|overhaul)s? [^.,;:]{0,16}\b(?:bicycles?|bikes?|e-bikes?)|fahrradwerkstatt/giu,
    job: ["a repair", "repairs"],
    measure: "the minutes and parts in one repair",
    rule: {
      title: "Clear liability for bicycles in your hands, and where a van may stand and work",
      what: "Ask an insurer what covers a bicycle that is damaged, stolen or fails after a repair, and the owner of each car park what may be done there.",
      done: "cover for a bicycle in your hands, and the written consent of one site, each have a price",
    },
    trial: {
      title: "Repair ten against the clock",
      what: "Log minutes, parts and what was found beyond the order for each of the first ten of {name}, and ring every rider after a week.",
      done: "ten have a time, a parts bill and a rider who has ridden on it for a week",
    },
    asks: [
      [
        "What happens when a brake fails on the way home?",
        "Each repair ends with a checked list and a signature",
        "trade-trial",
        "by ringing the first ten riders after a week",
      ],
      [
        "How many can one mechanic finish in a day, the bad days included?",
        "",
        "f-2",
        "from the minutes of the first ten",
      ],
    ],
    roles: ["a second mechanic who works alone", "a planner who answers the phone", "a stand-in for illness"],
  },
  {
    id: "bikes",
    moat: "families who sell us back what they have outgrown",
    words:
      /\b(?:second-hand|used|refurbish\w*|outgrown|children['’]s|kids['’]?) [^.,;:]{0,12}\b(?:bicycles?|bikes?|e-bikes?)|\b(?:bicycles?|bikes?|e-bikes?) shop|fahrr[aä]d\w*|vélos?\b|bicicletas?/giu,
    job: ["a bicycle", "bicycles"],
    measure: "the hours of work in one bicycle",
    rule: {
      title: "Clear warranty, trade-in and workshop safety",
      what: "Ask a trade body which warranty second-hand goods carry, how you prove an item isn't stolen, and what the workshop needs.",
      done: "warranty text, frame-number check and insurance are settled",
    },
    trial: {
      title: "Buy, overhaul and sell ten by hand",
      what: "Log purchase, parts, minutes and days on the floor for each item of {name}.",
      done: "ten have a true margin and the days until they sold",
    },
    asks: [
      [
        "Where do enough good used ones come from in spring?",
        "",
        "trade-trial",
        "by how long it takes to buy the first ten",
      ],
      ["What does the warranty cost you?", "", "f-2", "with every complaint of the first ten costed"],
    ],
  },
  {
    id: "photo",
    moat: "guests of one commission who book the next",
    words: /photograph(?:y|ers?)\b|film(?:ing|makers?)\b|videograph\w*/giu,
    job: ["a commission", "commissions"],
    measure: "the hours from the last photograph to delivery",
    rule: {
      title: "Settle rights, consent and the late clause",
      what: "Check image rights of guests, music and venues, working permits abroad, and what the contract owes when you fall ill.",
      done: "one contract covers rights, consent, illness and delay",
    },
    trial: {
      title: "Deliver one commission against the clock",
      what: "Time selection, edit, backup and delivery of {name}, and let a second person take over halfway.",
      done: "hours per step are known and the handover worked",
    },
    asks: [
      [
        "What happens when you are ill on the day?",
        "A named colleague takes over; it's in the contract",
        "f-4",
        "by letting the stand-in do one job",
      ],
      [
        "How many can you do in a season before the promise breaks?",
        "",
        "trade-trial",
        "from the hours one really takes",
      ],
    ],
  },
  {
    id: "audio-ads",
    moat: "shows that stay because they earn more with us",
    words: /podcasts?|sponsor(?:s|ship)?|advertis\w*|\bcpm\b|downloads/giu,
    measure: "the share of advertising places sold",
    rule: {
      title: "Settle music rights, ad labels and the hosts' contracts",
      what: "Check what music and archive sound may be used, how sponsored parts are marked, and who owns the feed if a show leaves.",
      done: "one host contract and one ad label are signed off",
    },
    trial: {
      title: "Sell one month of places before you build a sales team",
      what: "Offer {name} as one package to ten sponsors with audited figures and write down every objection.",
      done: "places sold, price per thousand and objections are on one page",
    },
    asks: [
      [
        "What do sponsors really pay after agency discounts?",
        "",
        "trade-trial",
        "with the first signed order",
      ],
      ["What if the two largest shows leave?", "", "f-3", "with the income counted without them"],
    ],
  },
  {
    id: "newsletter",
    moat: "a habit: the one thing readers open on that day",
    words: /newsletter|magazine|weekly (?:edition|brief)|journal\b/giu,
    job: ["an issue", "issues"],
    measure: "the share of readers who open every issue",
    rule: {
      title: "Settle consent, quotation and liability for what you write",
      what: "Check the consent behind each address, how much of a source may be quoted, and what an error costs.",
      done: "consent records, a quotation rule and an insurer's answer are on file",
    },
    trial: {
      title: "Ask free readers for money before anything is added",
      what: "Write to thirty who open every issue of {name}: the price, the first paid issue, a date. Count answers, not clicks.",
      done: "you know how many of thirty paid and why the others didn't",
    },
    asks: [
      [
        "Who in the company signs for it, and from which budget?",
        "",
        "price-talks",
        "by asking each reader who approves it",
      ],
      ["What happens when one of the writers stops?", "", "f-3", "by letting a stand-in produce one issue"],
    ],
  },
  {
    id: "dubbing",
    weight: 2,
    moat: "voices that listeners already know",
    words: /dubb(?:ing|ed|s)?\b|subtitl\w*|translat\w*|locali[sz]ation/giu,
    job: ["an episode", "episodes"],
    measure: "the minutes of work per finished minute",
    before: true,
    rule: {
      title: "Settle voice rights and the client's approval",
      what: "Ask a media lawyer who owns a cloned or recorded voice, what the speaker must agree to, and who approves the final wording.",
      done: "one voice contract and one approval form are ready",
    },
    trial: {
      title: "Let native listeners judge ten minutes blind",
      what: "Play the work of {name} beside a conventional version and ask which one they'd keep watching.",
      done: "twelve listeners have chosen, with reasons",
    },
    asks: [
      [
        "Would a native listener notice?",
        "",
        "trade-trial",
        "with twelve listeners who don't know which is which",
      ],
      ["Who owns the voice in five years?", "", "rules", "with a contract a speaker has signed"],
    ],
  },
  {
    id: "carbon",
    moat: "footprints that buyers have accepted, product by product",
    words: /carbon (?:footprints?|accounts?|reports?|\w*)|footprints?|emissions?|esg\b/giu,
    job: ["a product footprint", "product footprints"],
    measure: "the days until a footprint is accepted",
    before: true,
    rule: {
      title: "Have the method read by whoever will audit it",
      what: "Ask an auditor and one large buyer which standard, data sources and rounding they accept.",
      done: "the method note carries a name and a date",
    },
    trial: {
      title: "Take one product through to the buyer's approval",
      what: "Calculate it with {name} from real bills of material and submit it in the buyer's own form.",
      done: "the buyer has accepted it or said what's missing",
    },
    asks: [
      ["Whose emission factors do you use, and who checks them?", "", "rules", "with the auditor's note"],
      [
        "What is left to sell once the first report is done?",
        "",
        "closing-calls",
        "by asking for the second year's order",
      ],
    ],
  },
  {
    id: "rota",
    moat: "knowing who swaps with whom, and when it breaks",
    words: /\brotas?\b|shifts?\b|rosters?|staff schedul\w*/giu,
    job: ["a rota", "rotas"],
    measure: "the hours a week spent on the rota",
    before: true,
    rule: {
      title: "Check working-time rules and staff data",
      what: "Ask which rest and overtime rules the plan has to respect and what staff must agree to.",
      done: "the rules are a checklist in the product and a data agreement is ready",
    },
    trial: {
      title: "Write one team's next rota beside theirs",
      what: "Let the manager make the rota as always and compare swaps, gaps and minutes with {name}.",
      done: "two rotas for one month lie side by side, with the staff's verdict",
    },
    asks: [
      [
        "Will the staff use it, or only the manager?",
        "",
        "trade-trial",
        "by counting how many of one team open it",
      ],
      ["What do they do on the day the plan collapses?", "", "check-6", "on a real sick day"],
    ],
  },
  {
    id: "school-orders",
    weight: 2,
    moat: "kitchens, schools and parents on the same list",
    words: /school lunch\w*|canteens?|school (?:meals?|orders?)/giu,
    job: ["a lunch order", "lunch orders"],
    rule: {
      title: "Clear allergens, payments by parents and children's data",
      what: "Ask the school authority about allergen duty, who may hold parents' money, and what may be stored about a child.",
      done: "three answers are in writing, each with a name",
    },
    trial: {
      title: "Run one school's orders for a week",
      what: "Take orders with {name}, print the kitchen list, and count meals cooked, eaten and thrown away.",
      done: "the week's waste stands beside the week before",
    },
    asks: [
      ["Who decides: school, caterer or parents?", "", "interviews-2", "by asking all three at one school"],
      [
        "What happens when an order fails and a child has no lunch?",
        "A reserve meal is cooked; it's in the price",
        "trade-trial",
        "by staging it once",
      ],
    ],
  },
  {
    id: "cold-store",
    moat: "the places in the market, under contract",
    words: /cold rooms?|cold storage|crates?|refrigerat\w*/giu,
    job: ["a crate night", "crate nights"],
    measure: "the share of stock thrown away",
    before: true,
    rule: {
      title: "Get the ground, the power and the market's consent",
      what: "Ask market management for a place and a fee, the energy authority about the installation, and who answers for spoiled goods.",
      done: "one site agreement names place, fee and liability",
    },
    trial: {
      title: "Store for a week in a rented cold box",
      what: "Charge the real fee from the first crate, and weigh what users of {name} threw away before and after.",
      done: "paid crates per night and the weight of waste are in a table",
    },
    asks: [
      [
        "What is the break-even fill of one room?",
        "",
        "f-4",
        "from paid crates per night against fixed costs",
      ],
      ["Who pays when a night's stock spoils?", "", "rules", "with the market's and the insurer's answer"],
    ],
  },
  {
    id: "transport",
    weight: 0.8,
    moat: "dense rounds, which a newcomer starts without",
    words:
      /\bvans?\b.*(?:deliver|collect)|courier|deliver(?:y|ies)\b|logistics|freight|(?<!\b(?:you|they|for|own|self|customer) )pick-?up|laundry (?:service|round|van)|\bdelivers?\b(?! (?:\S+ ){0,2}(?:pictures|photos|images|videos|files|reports|texts|drafts|results|plans))|(?<!\b(?:you|they|customers|students|guests|members|people|parents|buyers|who|and|can|to) )picks? (?:them|it) up/giu,
    job: ["a round", "rounds"],
    measure: "the stops per hour",
    rule: {
      title: "Check carrier licence, goods insurance and drivers' hours",
      what: "Ask which licence the vehicle and its load need and what insurance pays for a lost or spoiled load.",
      done: "licence, cover and a driver contract each have a price",
    },
    trial: {
      title: "Drive the round yourself for a week",
      what: "Note minutes per stop, kilometres and missed handovers for {name}.",
      done: "you know the cost of a stop and how many fit into a shift",
    },
    asks: [
      ["How close must stops be before a round pays?", "", "trade-trial", "with a week driven and logged"],
      ["What happens when the vehicle breaks down?", "", "f-4", "with a rental agreed and one day run on it"],
    ],
  },
  {
    id: "cosmetics",
    words: /cosmetic\w*|skin ?care|shampoo|soaps?\b|make-?up|perfume/giu,
    job: ["a batch", "batches"],
    rule: {
      title: "Get the safety report and the product file started",
      what: "Ask a safety assessor what a report per formula costs, and what must be notified and printed where you sell.",
      done: "one assessor's offer, the label text and the notification steps are on file",
    },
    trial: {
      title: "Let thirty people use it for three weeks",
      what: "Unmarked samples of {name} beside what they use now; a short diary and a last question: which would you buy?",
      done: "thirty diaries are in, reactions included",
    },
    asks: [
      ["What does it cost to get one formula to market?", "", "rules", "with the assessor's offer"],
      ["Do they buy it twice at that price?", "", "closing-calls", "when the first bottle is empty"],
    ],
  },
  {
    id: "care-visits",
    weight: 3,
    moat: "visitors who stay, and families who would miss them",
    words:
      /retired nurse|dementia|home care|care visits?|companionship|(?:keeps?|keeping) (?:\p{L}+ )?company|carers?\b/giu,
    job: ["a visit", "visits"],
    measure: "the months a family stays",
    rule: {
      title: "Draw the line between company and care",
      what: "Ask the health authority which tasks need a care licence, what a visitor may do with medicine, and which check every visitor needs.",
      done: "a list of allowed and forbidden tasks is signed by every visitor",
    },
    trial: {
      title: "Visit three families every week for a month",
      what: "Same visitor, same hour, a short report each time. Call the family after every second visit of {name}.",
      done: "twelve visits are documented and each family has said whether it goes on",
    },
    asks: [
      [
        "What happens when a visitor finds somebody on the floor?",
        "There's one page for it, and every visitor has practised it",
        "rules",
        "with the authority and an insurer",
      ],
      [
        "How many families can one visitor carry?",
        "",
        "trade-trial",
        "from visits, travel and reports of one month",
      ],
    ],
  },
  {
    id: "childcare",
    weight: 2,
    words: /childcare|nursery|daycare|babysit\w*|nann(?:y|ies)|kindergarten/giu,
    rule: {
      title: "Clear licence, ratios and background checks",
      what: "Ask the authority how many children one adult may look after, which rooms qualify and which checks every adult needs.",
      done: "ratio, room and checks are confirmed with dates",
    },
    trial: {
      title: "Run four afternoons with the parents next door",
      what: "Full programme, half the children, a second adult present; ask parents of {name} afterwards what made them uneasy.",
      done: "four afternoons are done and each worry has an answer",
    },
    asks: [
      [
        "How do you cover a sick carer without breaking the ratio?",
        "",
        "f-4",
        "with a stand-in who has worked one day",
      ],
      ["What does an empty place cost you a month?", "", "f-6", "with one group costed at three sizes"],
    ],
  },
  {
    id: "clinic",
    moat: "referrers who see the results of those they sent",
    words:
      /patients?|(?:tele-?health|online|mobile|video) (?:clinic|therapy|consultations?)|clinic|therap(?:y|ist)s?|telemedicine|physio\w*|psycholog\w*|mental health/giu,
    job: ["an appointment", "appointments"],
    measure: "the days from first call to first appointment",
    before: true,
    rule: {
      title: "Clear licence, patient data and what may be promised",
      what: "Ask the professional chamber who may treat, what records must be kept, who may advertise what, and what insurers reimburse.",
      done: "licence, record-keeping and permitted wording are confirmed",
    },
    trial: {
      title: "Treat the first ten by hand and follow up twice",
      what: "Use one agreed scale at the start and after a month; count missed appointments of {name}.",
      done: "ten have a score before and after, drop-outs included",
    },
    asks: [
      [
        "Who pays: the patient or an insurer?",
        "",
        "price-talks",
        "by asking patients and one insurer separately",
      ],
      [
        "How do you know it was you who helped?",
        "We don't claim more than the scale shows",
        "trade-trial",
        "with ten people measured twice",
      ],
    ],
  },
  {
    id: "fitness",
    words: /\bgym\b|fitness|yoga|pilates|climbing|workouts?|trainer/giu,
    job: ["a class", "classes"],
    measure: "the members who still come in the second month",
    rule: {
      title: "Clear rooms, liability and music",
      what: "Ask the landlord about noise and use, an insurer about injuries, and the collecting society about music.",
      done: "three answers with their yearly cost are in the model",
    },
    trial: {
      title: "Hold eight classes in borrowed rooms",
      what: "Sell single places in {name} at the real price and count who comes back without being asked.",
      done: "returns per person and empty places per class are counted",
    },
    asks: [
      ["What happens in summer?", "", "f-4", "with the year split month by month"],
      ["How many still come in the third month?", "", "trade-trial", "by who returns without a reminder"],
    ],
  },
  {
    id: "events",
    words: /\bevents?\b|\bvenues?\b|festival|tickets?|concerts?/giu,
    job: ["an event", "events"],
    rule: {
      title: "Clear permit, noise, insurance and cancellation",
      what: "Ask the municipality and one venue what each event needs and who pays when it's called off.",
      done: "a permit list and a cancellation clause exist",
    },
    trial: {
      title: "Run one small event at the full price",
      what: "Sell it in advance, count no-shows, and log every hour that {name} really took.",
      done: "income, cost and hours of one event stand on a page",
    },
    asks: [
      ["Who carries the loss when it's cancelled?", "", "rules", "with the clause in the first contract"],
      ["How many dates a year can really be filled?", "", "f-4", "with last year's calendar of three venues"],
    ],
  },
  {
    id: "travel",
    words:
      /\btours?\b|excursion|itinerar\w*|surf\w*|guided (?:tours?|walks?|hikes?|trips?)|travell?ers?|sailing/giu,
    rule: {
      title: "Clear guiding licence, package rules and liability",
      what: "Ask whether what you sell counts as a package trip, which licence guides need, and what happens to prepaid money.",
      done: "package status, licence and insurance are confirmed",
    },
    trial: {
      title: "Guide three paying groups yourself",
      what: "Change one thing after each, keep the price, and ask each guest of {name} what they'd cut.",
      done: "three groups have paid, with notes on weather, timing and cost",
    },
    asks: [
      ["What do you do when the weather is wrong?", "", "trade-trial", "on the first bad day"],
      ["How short is the season, and what carries the rest of the year?", "", "f-4", "month by month"],
    ],
  },
  {
    id: "waste",
    moat: "the routes and the buyers, both under contract",
    words:
      /recycl(?!able|ed\b)\w*|\b(?<!\b(?:end up as|less|no|zero|without|about the|of|in|this|that much) )waste\b(?! ?water|s\b)|compost(?!able)|reuse|refill|circular|packaging/giu,
    measure: "the kilos kept out of the bin",
    before: true,
    rule: {
      title: "Ask whether the material counts as waste in law",
      what: "Ask the environmental authority about transport, storage and resale permits and what must be documented.",
      done: "the material's status and the permits are in writing",
    },
    trial: {
      title: "Collect for two weeks by hand and weigh everything",
      what: "Note purity, kilometres and what a buyer pays for what {name} collects.",
      done: "you know cost and income per kilo",
    },
    asks: [
      [
        "Who buys the material when prices fall?",
        "",
        "trade-trial",
        "with two buyers' offers for the same load",
      ],
      ["How clean is what you collect?", "", "f-3", "by weighing what has to be thrown away"],
    ],
  },
  {
    id: "food-forecast",
    weight: 3,
    moat: "a year of each kitchen's own evenings",
    words:
      /(?:demand|demanda|sales|ventas)[^.]*(?:predict|forecast|predice)|(?:predict|forecast|predice)\w*[^.]*(?:demand|demanda|sales|ventas|dish|plato)/giu,
    job: ["a forecast", "forecasts"],
    measure: "the portions thrown away each evening",
    before: true,
    rule: {
      title: "Settle access to the till and the data in it",
      what: "Ask the makers of the three most common tills about export and fees, and put in writing what happens to sales data.",
      done: "one till is connected and a data agreement is ready",
    },
    trial: {
      title: "Forecast two weeks that are already over",
      what: "Take past sales from three of the {they}, predict each day blind with {name}, and compare with what was sold and thrown away.",
      done: "the error per dish and day is known, beside the owner's own guess",
    },
    asks: [
      [
        "Is your forecast better than the owner's gut feeling?",
        "",
        "trade-trial",
        "by predicting days that are already over",
      ],
      [
        "What happens on the evening you are badly wrong?",
        "",
        "check-6",
        "by looking at the worst day together",
      ],
    ],
  },
  {
    id: "repair",
    weight: 1.2,
    moat: "knowing which fault hides behind which symptom",
    words: /\brepairs?\b|refurbish\w*|overhaul\w*|spare parts?|reparatur|reparier\w*/giu,
    job: ["a repair", "repairs"],
    measure: "the share of repairs that don't come back",
    rule: {
      title: "Clear trade registration, warranty and disposal",
      what: "Ask the chamber whether the repair needs a registered trade, which warranty applies and where broken parts go.",
      done: "registration, warranty text and disposal are settled",
    },
    trial: {
      title: "Repair ten real items against the clock",
      what: "Log diagnosis, parts, minutes and the price that was accepted for each item of {name}.",
      done: "ten have a true margin, refusals included",
    },
    asks: [
      ["How many can't be repaired, and who pays for looking?", "", "trade-trial", "with the first ten"],
      ["Can you get the parts in two days?", "", "f-2", "by ordering the five most common ones"],
    ],
  },
  {
    id: "home-help",
    words: /clean(?:ing|er)s?\b|gardeners?|handym\w*|household help|move-?in|ironing/giu,
    job: ["a visit", "visits"],
    measure: "the share of customers who book again",
    rule: {
      title: "Settle employment, keys and damage cover",
      what: "Ask how the people must be employed at these hours, and an insurer about keys and breakage.",
      done: "one work contract and one cover note exist",
    },
    trial: {
      title: "Do ten visits yourself",
      what: "Time travel, work and talk at each visit of {name} and ask for the next date at the door.",
      done: "minutes per visit and rebookings are counted",
    },
    asks: [
      [
        "Why wouldn't customer and helper carry on without you?",
        "",
        "closing-calls",
        "by asking both sides after a month",
      ],
      ["Where do good people come from at this pay?", "", "f-4", "by hiring the first one"],
    ],
  },
  {
    id: "rent-home",
    words: /landlords?|letting|property manag\w*|rental flats?|tenants?/giu,
    measure: "the days a case stays open",
    before: true,
    rule: {
      title: "Check tenancy law and tenants' data",
      what: "Ask which notices need a form or a signature and what may be stored about a tenant.",
      done: "a list of forms and a data page exist",
    },
    trial: {
      title: "Handle five real cases for one owner",
      what: "Take them from first message to closed with {name} and log each hour and call.",
      done: "five cases are closed, with time and cost",
    },
    asks: [
      [
        "Does it pay for somebody with only a few flats?",
        "",
        "price-talks",
        "with the price per flat said aloud",
      ],
      ["Who answers at night?", "", "f-4", "with one staged emergency"],
    ],
  },
  {
    id: "garden-farm",
    words:
      /\bfarms?\b|\bfarmers?\b|harvest|greenhouse|irrigat\w*|seedlings?|vegetables?|mushrooms?|microgreens|\bwe grow\b/giu,
    measure: "the yield per square metre or per hour",
    before: true,
    rule: {
      title: "Clear land use, water and plant rules",
      what: "Ask the farm office about land use, water rights, plant protection and direct sales.",
      done: "each answer has a name and a date",
    },
    trial: {
      title: "Run one bed, row or field beside the usual way",
      what: "Same day, same soil, one half with {name}; weigh and time both.",
      done: "both halves stand in one table",
    },
    asks: [
      [
        "What if the season starts before you're ready?",
        "The first season is for one test plot only",
        "trade-trial",
        "on half a field",
      ],
      ["Who pays in a bad year?", "", "price-talks", "by asking for the price after a poor harvest"],
    ],
  },
  {
    id: "memory",
    words: /archives?|old photo\w*|family history|memoir|digiti[sz]\w*/giu,
    job: ["an order", "orders"],
    measure: "the hours of handwork per order",
    rule: {
      title: "Settle rights, privacy and loss of originals",
      what: "Check who may publish what, and what insurance pays when an original is damaged.",
      done: "a handover form and cover for originals exist",
    },
    trial: {
      title: "Finish three orders from box to delivery",
      what: "Log every hour and every question to the family while {name} does the work.",
      done: "three are delivered, with hours and the family's reaction",
    },
    asks: [
      ["What do you say when an original is damaged?", "", "rules", "with an insurer's answer per item"],
      ["How much handwork stays in each order?", "", "trade-trial", "on three full orders"],
    ],
  },
  {
    id: "roof-energy",
    weight: 1.5,
    moat: "crews who finish on the day that was promised",
    words:
      /solar (?:panels?|roofs?|systems?|power)|photovolt\w*|heat pumps?|home batter(?:y|ies)|wall ?box|insulation/giu,
    job: ["an installation", "installations"],
    measure: "the days from signature to switch-on",
    rule: {
      title: "Settle grid connection, permit and who signs as installer",
      what: "Ask the grid operator what a connection needs and how long it takes, the building authority about the permit, and whether somebody of {name} has to be a registered electrician.",
      done: "the steps from signature to switch-on are dated, each with the office that decides",
    },
    trial: {
      title: "Take one house from survey to switch-on",
      what: "Survey it, price it to the last clamp, and write down each day on which nothing happened and who was waited for.",
      done: "material, hours and waiting days of one installation stand beside its price",
    },
    asks: [
      [
        "Who pays if it yields less than you said?",
        "The forecast is a surveyor's, with a range, and the contract says what is owed below it",
        "trade-trial",
        "by comparing one real house with its forecast",
      ],
      ["How many can one crew finish in a month?", "", "f-4", "from the days the first one really took"],
    ],
    roles: [
      "a registered installer who leads the crew",
      "somebody who surveys and prices",
      "a person for permits and funding forms",
    ],
  },
  {
    id: "salon",
    moat: "regulars who book the next date before they leave",
    words:
      /\bsalon\b|haircuts?|hairdress\w*|barber\w*|manicures?|nail (?:studio|bar)|lash(?:es)?\b|brows?\b|massages?|facials?/giu,
    job: ["an appointment", "appointments"],
    measure: "the share of clients who book the next date before they leave",
    rule: {
      title: "Clear the trade licence, hygiene rules and chair contracts",
      what: "Ask the chamber who may run such a place, the health office about hygiene, and an accountant how people who rent a chair must be engaged.",
      done: "licence, hygiene plan and one contract are on the table",
    },
    trial: {
      title: "Work twenty appointments in a rented chair",
      what: "Take the full price, time each appointment and ask every client at the end for the next date.",
      done: "twenty are done; minutes, material and rebookings are counted",
    },
    asks: [
      [
        "How full must the chairs be to pay the rent?",
        "",
        "f-4",
        "from minutes and material of twenty real appointments",
      ],
      [
        "What if your best stylist leaves and takes the clients along?",
        "Some would go; what stays is the place, the method and the calendar",
        "closing-calls",
        "by asking clients whether they come for the person or the place",
      ],
    ],
    roles: ["a second stylist trained in the method", "somebody at the desk who fills gaps", "a trainee"],
  },
  {
    id: "placement",
    weight: 2,
    moat: "employers who come back because people stayed",
    words: /recruit\w*|job placement|placement|staffing|headhunt\w*|hir(?:es|ing) platform|candidates?/giu,
    job: ["a placement", "placements"],
    measure: "the share of those placed who are still there after three months",
    rule: {
      title: "Ask which licence placing people needs, and what they may be charged",
      what: "Ask the labour authority whether placement needs a permit here and where the people come from, and whether they may pay anything at all.",
      done: "the permit question and the fee rule are answered in writing for both places",
    },
    trial: {
      title: "Take three people from the first talk to the first working day",
      what: "Log each step, each paper and each day of waiting, and ask the employer at the end what it would have cost without {name}.",
      done: "three have started or stopped, each with the reason and the hours behind it",
    },
    asks: [
      [
        "What do you pay back when somebody leaves after a month?",
        "",
        "price-talks",
        "by agreeing a refund rule with the first employer",
      ],
      [
        "Where do enough good people come from?",
        "",
        "trade-trial",
        "by counting how many talks lead to one start",
      ],
    ],
    roles: [
      "somebody who keeps candidates at it",
      "a person employers trust",
      "an expert for papers and permits",
    ],
  },
  {
    id: "jar-food",
    moat: "shelf places that sell without a discount",
    words:
      /\bsauces?\b|\bjams?\b|\bhoney\b|granola|\bsnacks?\b|\bcrisps\b|chocolates?|\bcheese\b|\bspices?\b|pickles?|ferment\w*|kimchi|olive oil|noodles|\bpasta\b|ice cream|biscuits?|cookies|\bnuts?\b(?! (?:and bolts|milk))|seasoning|chutney/giu,
    job: ["a batch", "batches"],
    measure: "the share of buyers who order again",
    rule: {
      title: "Register as a food business and settle label and shelf life",
      what: "Ask the food authority about the kitchen, the hygiene plan and the label, and a laboratory what a shelf-life test of one recipe costs.",
      done: "registration, label text and the laboratory's offer are in the file",
    },
    trial: {
      title: "Make three batches at the size you want to sell",
      what: "Weigh what goes in and what comes out, note the hours, and let strangers taste the first beside the third of {name}.",
      done: "the cost of one pack is a number, and nobody could tell the batches apart",
    },
    asks: [
      [
        "What is left of a pack after shop, carrier and tasting tables?",
        "",
        "f-2",
        "line by line for one pack",
      ],
      [
        "Can you make five times as much without another recipe?",
        "",
        "trade-trial",
        "with three batches at the larger size",
      ],
    ],
    roles: [
      "a maker who has run a production kitchen",
      "somebody who sells to shops",
      "a person for orders and parcels",
    ],
  },
  {
    id: "music",
    weight: 2,
    moat: "pupils who play for others and are asked where they learn",
    words:
      /\b(?:piano|guitar|violin|drum|singing|music)\b(?= (?:lessons?|teachers?|school|classes|course|tuition))|music lessons?/giu,
    job: ["a lesson", "lessons"],
    measure: "the share of pupils who still play in the third month",
    rule: {
      title: "Settle teachers' contracts, rights to the pieces and cancelled lessons",
      what: "Ask whether teachers may be freelance at these hours, which sheet music may be copied, and what a pupil owes for a lesson called off the same day.",
      done: "one teacher contract and the cancellation rule are ready to sign",
    },
    trial: {
      title: "Bring five beginners to one piece they can play",
      what: "Same number of lessons for each, minutes of practice noted by themselves, and a recording at the start and the end.",
      done: "five recordings exist, and it is known who stopped and when",
    },
    asks: [
      ["How many stop after the first month, and why?", "", "trade-trial", "by ringing each of them"],
      [
        "Why wouldn't teacher and pupil go on without you?",
        "Some will; what stays is the practice between lessons and a stand-in",
        "closing-calls",
        "by asking both sides",
      ],
    ],
    roles: [
      "teachers who can hold beginners",
      "somebody who plans lessons and stand-ins",
      "a developer for practice at home",
    ],
  },
  {
    id: "flowers",
    weight: 1.5,
    moat: "standing orders and growers who keep their best for us",
    words:
      /\bcut flowers\b|\bflower (?:shop|subscription|arrangements?|delivery|stall)|bouquets?|florist\w*|floristry/giu,
    job: ["a bouquet", "bouquets"],
    measure: "the days a bouquet lasts",
    before: true,
    rule: {
      title: "Settle plant rules, growers' terms and the delivery window",
      what: "Ask which papers cut flowers need where you buy them, what growers want as a standing order, and who is in when {name} arrives.",
      done: "two growers have a price per week, and the delivery window is tested",
    },
    trial: {
      title: "Deliver ten and ask for a photograph on day seven",
      what: "Beside each of them a bouquet from today's usual shop; note hours, kilometres and what had to be thrown away.",
      done: "ten pairs of photographs are in, with cost and waste per bouquet",
    },
    asks: [
      [
        "What do you sell in the months in which nothing grows?",
        "",
        "interviews-2",
        "by asking who would take dried or foreign ones, or a pause",
      ],
      ["How many drops make one round pay?", "", "f-3", "by riding a round with real orders"],
    ],
  },
  {
    id: "vehicle-care",
    weight: 1.5,
    moat: "car parks and yards where we are let in every week",
    words:
      /car (?:wash\w*|cleaning|care|repairs?)|valeting|mobile (?:[\p{L}]+ )?mechanics?|car mechanics?|tyre (?:change|service)\w*/giu,
    job: ["a visit", "visits"],
    measure: "the vehicles done per hour, driving included",
    rule: {
      title: "Settle water, waste and the consent of the car park",
      what: "Ask the environmental office what may run into the drain, an insurer about damage to somebody's vehicle, and the owner of one site for a written yes.",
      done: "one site, one cover note and the drain question have an answer",
    },
    trial: {
      title: "Do ten vehicles in one day at one place",
      what: "Time each from key to key, note material and what had to be left for the workshop, and ask for the next date.",
      done: "minutes, material and rebookings of ten vehicles stand in a table",
    },
    asks: [
      [
        "How many can one person do in a day, driving included?",
        "",
        "trade-trial",
        "with a stopwatch on ten of them",
      ],
      [
        "What happens in rain and frost?",
        "",
        "f-4",
        "by counting the days on which no work was possible last winter",
      ],
    ],
  },
  {
    id: "interpreting",
    weight: 2,
    moat: "interpreters who are free when it matters, in the rare languages too",
    words: /interpret(?:er|ers|ing)\b|sign language/giu,
    job: ["an assignment", "assignments"],
    measure: "the minutes until an interpreter is there",
    before: true,
    rule: {
      title: "Settle certificates, secrecy and who is liable for a wrong word",
      what: "Ask which certificate the customers' rules demand, what an agreement on secrecy has to say, and an insurer about an interpreting mistake.",
      done: "certificate list, secrecy form and cover each have a price and a date",
    },
    trial: {
      title: "Serve one place for two weeks, night included",
      what: "Take every request, also the ones you cannot fill, and note language, hour and minutes until somebody was there.",
      done: "filled and unfilled requests stand in one table, by language and hour",
    },
    asks: [
      [
        "Which requests can you not fill?",
        "",
        "trade-trial",
        "with two weeks of requests by language and hour",
      ],
      [
        "What do interpreters earn elsewhere, and why would they come to you?",
        "",
        "f-1",
        "by asking ten of them",
      ],
    ],
  },
  {
    id: "for-the-home",
    moat: "a look that is recognised without the label",
    words:
      /candles?|ceramics?|pottery|\bfurniture\b|\blamps?\b|\bblankets?\b|bedding|\bpillows?\b|\bmugs?\b|kitchenware/giu,
    job: ["a batch", "batches"],
    measure: "the share of buyers who order again or give one away",
    rule: {
      title: "Clear safety label, materials and liability for the product",
      what: "Ask a test laboratory what must be tested and printed on such a thing, and an insurer what product liability costs for the first hundred.",
      done: "label text, test offer and cover are in the file",
    },
    trial: {
      title: "Let ten households use one until it is used up or scratched",
      what: "Pack each as it would be sold, note breakage on the way, and ask after three weeks what they would change and whom they would give one to.",
      done: "ten households have answered, and the cost of one piece is known to the box it lies in",
    },
    asks: [
      [
        "What makes it worth twice the one from the chain store?",
        "",
        "price-talks",
        "with both on one table and both prices said",
      ],
      [
        "How many can you make in a week before quality slips?",
        "",
        "trade-trial",
        "by making one full week's number",
      ],
    ],
  },
  {
    id: "agency",
    moat: "clients who stay after the first year because the figures rose",
    words:
      /(?:marketing|design|creative|advertising|digital|media) agency|social media (?:management|posts|content)|\bseo\b|copywriting|branding|ad(?:vertising)? campaigns|web ?sites? for|video editing/giu,
    job: ["a client month", "client months"],
    measure: "the hours behind one client in a month",
    rule: {
      title: "Settle scope, rights and how either side gets out",
      what: "Write what a month contains and what costs extra, who owns the work, and what happens to accounts and data when a client leaves.",
      done: "a contract of two pages has been read by one client's lawyer or boss",
    },
    trial: {
      title: "Deliver one full month for two clients",
      what: "Log each hour by task, each round of changes and the one figure the client looks at.",
      done: "hours, changes and the client's figure stand beside the price of the month",
    },
    asks: [
      [
        "What happens to your margin when a client wants one more round?",
        "",
        "trade-trial",
        "with the logged rounds of two clients",
      ],
      [
        "Why would they not do it themselves with free tools?",
        "",
        "price-talks",
        "by asking each what the last attempt cost",
      ],
    ],
  },
  {
    id: "bookkeeping",
    weight: 1.5,
    moat: "books that are right before anybody asks",
    words: /bookkeep\w*|tax returns?|annual accounts|accounting (?:service|for)|vat returns?/giu,
    job: ["a set of books", "sets of books"],
    measure: "the days from the last receipt to finished books",
    before: true,
    rule: {
      title: "Ask who may keep books and file, and who answers for mistakes",
      what: "Ask the chamber of tax advisers or the authority which parts need a licensed person, and an insurer what a wrong filing would cost.",
      done: "licensed and free tasks stand on one list, with the cover beside it",
    },
    trial: {
      title: "Do last quarter again for two clients",
      what: "Take their real papers, log the minutes and each question, and compare with what was filed.",
      done: "differences are explained, and the minutes per client are known",
    },
    asks: [
      [
        "Who pays the penalty for a mistake?",
        "",
        "rules",
        "with the insurer's offer and the contract beside each other",
      ],
      [
        "How many clients can one person carry in the busy months?",
        "",
        "f-3",
        "from the minutes of two real quarters",
      ],
    ],
  },
  {
    id: "by-the-hour",
    weight: 1.5,
    moat: "regulars who plan their week around it",
    words:
      /cowork\w*|co-working|(?:commercial|shared|prep|ghost|community) kitchens?|(?:rehearsal|recording|dance|photo) (?:rooms?|studios?)|\bstudio by the hour|desks? by the (?:day|hour|month)|escape rooms?|playrooms?/giu,
    job: ["a booking", "bookings"],
    measure: "the share of hours taken, day by day",
    rule: {
      title: "Clear use, fire safety, insurance and the landlord's consent",
      what: "Ask the municipality about permitted use and exits, the insurer what happens when a guest breaks or is hurt, and the landlord for a written yes to letting it on.",
      done: "use, cover and consent are in writing, with their yearly cost",
    },
    trial: {
      title: "Sell hours in a borrowed room for two weeks",
      what: "Full price, booked and paid beforehand; note which hours nobody wanted and what had to be cleaned or repaired.",
      done: "hours sold by weekday stand beside what the room cost",
    },
    asks: [
      [
        "Which hours stay empty, and what fills them?",
        "",
        "trade-trial",
        "with two weeks of bookings by hour",
      ],
      ["What does the rent cost in the weakest month?", "", "f-4", "with a table of months"],
    ],
  },
  {
    id: "pet-goods",
    weight: 1.5,
    moat: "animals that refuse the other bowl",
    words: /(?:dog|cat|pet|horse) (?:food|treats|snacks|toys|beds?|leash\w*|collars?)|pet food/giu,
    job: ["an order", "orders"],
    measure: "the share of owners who order a third time",
    rule: {
      title: "Clear feed or product rules, label and traceability",
      what: "Ask the feed authority what registration, analysis and label {name} needs, and an insurer about an animal that falls ill.",
      done: "registration steps, label text and cover are in the file",
    },
    trial: {
      title: "Have twenty animals try it for two weeks",
      what: "Weigh what is left, ask for a photograph and the vet's word where something changed, and say beforehand what counts as refused.",
      done: "twenty results are in, refusals included",
    },
    asks: [
      [
        "What does the vet say when an owner asks?",
        "",
        "channel-1",
        "by showing label and results to three of them",
      ],
      [
        "How often do they forget or pause the order?",
        "",
        "closing-calls",
        "by asking the first buyers about the next one",
      ],
    ],
  },
  {
    id: "renovation",
    moat: "work that the neighbours have seen finished on time",
    words:
      /renovat\w*|kitchen fitting|\broofing\b|\bpaint(?:ing|ers?)\b(?! (?:class|course))|\btiling\b|plumb(?:ing|ers?)|electricians?|gutters?|chimneys?|windows? (?:fitting|cleaning)|pest control|\blawns?\b|hedges?|gardening|landscap\w*/giu,
    job: ["a job", "jobs"],
    measure: "the share of jobs finished on the promised day",
    rule: {
      title: "Clear trade registration, liability cover and what is guaranteed",
      what: "Ask the chamber which of these jobs need a registered trade, an insurer about damage to the house and falls, and write what is put right for nothing.",
      done: "registration, cover and the guarantee fit on one page",
    },
    trial: {
      title: "Do three real jobs at the full price",
      what: "Price them from photographs first, then log driving, work, material and tidying up, and ring the customer a week later.",
      done: "estimate and truth stand beside each other for three jobs",
    },
    asks: [
      [
        "How far off is a price given from photographs?",
        "",
        "trade-trial",
        "with three jobs priced before and counted after",
      ],
      [
        "What do your people do in the months without work?",
        "",
        "f-4",
        "with a table of months from somebody in the trade",
      ],
    ],
  },
];
