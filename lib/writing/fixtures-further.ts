import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";

/** A second dozen, far from the first: other trades, countries and ways of earning. */
export const FURTHER_IDEAS = {
  dentalLab: {
    problem:
      "Small dental labs in Poland send crowns and night guards out to milling centres and wait six days. One model in eight comes back with a margin that does not fit and has to be made again at the lab's cost.",
    solution:
      "A 3D printing station with resin, post-curing oven and a nesting program that prints night guards, models and temporary crowns overnight in the lab itself, delivered with two days of training.",
    targetAudience:
      "Owners of dental labs in Poland with three to ten technicians and no printer of their own.",
    differentiator:
      "Every resin is certified for the mouth and the print log is kept per patient case. In a four-week trial at two labs the share of remakes fell from 12% to 3%.",
    businessModel:
      "The station costs 38,000 PLN once, and resin is delivered for 900 PLN per month. Building one station costs us 21,000 PLN.",
  },
  weddingPhotos: {
    problem:
      "Couples in Tuscany who marry with guests from abroad get their photographs twelve weeks after the wedding, when nobody asks for them any more, and have to choose out of 1,500 files.",
    solution:
      "A two-person wedding photography studio that edits on the train home and delivers 80 finished photographs within 48 hours, then a printed album chosen together in one video call.",
    targetAudience:
      "Couples from abroad who marry in Tuscany with 40 to 120 guests, and the planners who book for them.",
    differentiator:
      "The 48 hours are in the contract: a day late takes 10% off the bill. We photographed 14 weddings last season and nine came through a guest of an earlier one.",
    businessModel:
      "€2,900 per wedding including the album, with a maximum of 28 weddings a year. A second photographer costs us €450 per wedding.",
  },
  cattleTag: {
    problem:
      "Smallholder dairy farmers in Nakuru lose about 300 litres of milk per cow and year because they miss the few hours in which she can be served, and the vet comes when it is too late.",
    solution:
      "An ear tag that counts steps and chewing, sends a text message when a cow is in heat or stops eating, and works for eight months on one battery without a smartphone.",
    targetAudience:
      "Dairy farmers with 3 to 30 cows in Nakuru county, reached through their milk cooperatives.",
    differentiator:
      "It needs no smartphone and no data bundle. In a trial with the Bahati cooperative 31 of 36 heats were reported in time.",
    businessModel:
      "KES 2,400 per tag and KES 60 per month per cow for the messages. A tag costs us KES 1,350 to make.",
  },
  surfHostel: {
    problem:
      "Surf beginners who come to Ericeira stay in party hostels where boards disappear, lessons are cancelled when the swell is wrong, and nobody drives to the beach that works that day.",
    solution:
      "A hostel with 24 beds where the morning briefing picks the beach, a van takes every guest there, and each bed comes with a wetsuit and a board that fits.",
    targetAudience: "Surf beginners aged 22 to 40 from northern Europe who travel alone and stay for a week.",
    differentiator:
      "A lesson that cannot be held is moved to another beach the same day, never cancelled. The former lifeguard of Ribeira d'Ilhas chooses the beach.",
    businessModel:
      "€52 per night in a shared room and €35 per lesson. The hostel has 24 beds. Breakfast and laundry cost us €9 per night.",
  },
  payrollApi: {
    problem:
      "Scheduling and time-tracking vendors in Canada are asked for payroll by every second customer and lose deals because building it means tax tables for thirteen provinces and territories.",
    solution:
      "A payroll API that calculates gross to net, files the remittances with the tax agency and pays employees by bank transfer, under the vendor's own name.",
    targetAudience: "Product leads at Canadian scheduling, time-tracking and point of sale software vendors.",
    differentiator:
      "One call replaces the tax table of every province. We compared 4,200 pay slips of last year with the government calculator and 4,196 agreed to the cent.",
    businessModel:
      "CAD 4 per employee paid per month, billed to the vendor. A vendor has 900 paid employees on average.",
  },
  podcasts: {
    problem:
      "Independent history podcasters in Ireland have loyal listeners but are too small for agencies, so a show with 8,000 downloads an episode earns nothing at all.",
    solution:
      "A podcast network that sells the advertising of twenty history shows as one package, produces the spots in the hosts' own voices and publishes one joint live recording a month.",
    targetAudience:
      "Museums, publishers, walking tour operators and heritage brands that want to reach history listeners.",
    differentiator:
      "Hosts keep 70% of the revenue and may refuse any sponsor. Eleven shows with 96,000 downloads a month have signed a letter of intent.",
    businessModel: "Sponsors pay a €28 CPM, and members pay €6 per month for the live recordings.",
  },
  solarCoop: {
    problem:
      "Tenants in Leeds cannot put panels on a roof they do not own, while school and church roofs around them stay empty because nobody has the time to organise the paperwork.",
    solution:
      "A community energy cooperative that rents school roofs, installs solar panels paid for by member shares and sells the electricity to the school below the grid price.",
    targetAudience:
      "Schools and churches in Leeds with a south-facing roof, and households that buy shares from £100.",
    differentiator:
      "Members vote on what happens with the surplus. Two head teachers have signed a letter and 140 households are on the share list.",
    businessModel:
      "Schools pay £0.17 per kWh. A school uses about 2,800 kWh per month. The city climate fund pays a grant of £40,000 per year for the first two years.",
  },
  kidsBikes: {
    problem:
      "Children in Utrecht outgrow a bicycle in eighteen months. Good used ones vanish within an hour online, and parents end up with a cheap new bike that is too heavy.",
    solution:
      "A second-hand shop for children's bicycles that buys outgrown ones back, overhauls them in its own workshop and sells them with a one-year warranty and a guaranteed buy-back price.",
    targetAudience: "Parents in Utrecht with children between 3 and 12.",
    differentiator:
      "Every bicycle gets a 22-point check by an apprentice of the vocational school, signed on the frame. The buy-back price is printed on the receipt.",
    businessModel:
      "An overhauled bicycle sells for €145 on average. Buying and overhauling one costs us €88.",
  },
  elderVisits: {
    problem:
      "Adult children who live more than an hour from their parents in Osaka learn of a fall or an unpaid bill weeks later, and call centres for seniors only ask whether everything is fine.",
    solution:
      "A visiting service in which the same retired nurse comes for an hour every week, cooks or shops together, looks at medicine and letters, and writes the family a short report with a photo.",
    targetAudience: "Adult children aged 45 to 65 whose parents live alone in Osaka.",
    differentiator:
      "The same nurse comes every time and may call the doctor with the family's consent. In our first year 22 families stayed longer than nine months out of 25.",
    businessModel: "¥9,800 per month for four visits. Nurses get 60% of the fee.",
  },
  chessCourse: {
    problem:
      "Adults who learned chess as children know the rules but lose to the same three traps at their club evening, and online lessons are made for teenagers with four hours a day.",
    solution:
      "A twelve-week chess course by e-mail and one live evening a week that trains endings and traps with positions from the learner's own lost games.",
    targetAudience:
      "Adults over 40 in the United Kingdom who play at a club or online and have three hours a week.",
    differentiator:
      "Exercises are taken from your own lost games. In the first course 17 of 20 learners gained more than 80 rating points.",
    businessModel: "£149 per course, with four courses a year and at most 30 places in each.",
  },
  foodTruck: {
    problem:
      "Night-shift workers around the Port of Rotterdam have only vending machines between midnight and six, and the canteens close at nine in the evening.",
    solution:
      "A food truck that parks at three fixed gates between midnight and six and serves soups, rice dishes and fresh fruit ordered by text message before the break.",
    targetAudience: "Dock workers, drivers and security staff on night shifts in the Port of Rotterdam.",
    differentiator:
      "Ordered food is handed over in under two minutes, because a break has twenty. The terminal operator has given us a parking permit for gate 3.",
    businessModel:
      "€8.50 per meal. The truck can serve 160 meals per night. Ingredients and packaging cost us €3.10 per meal.",
  },
  carbonSaas: {
    problem:
      "Mid-sized machine builders in Austria are asked by their largest customers for the carbon footprint of each product and fill in a different spreadsheet for every one, about 30 hours per request.",
    solution:
      "Carbon accounting software that reads the bill of materials from the ERP system, calculates the footprint of each product and exports it in the format the customer asked for.",
    targetAudience:
      "Sustainability and quality managers at Austrian machine builders with 100 to 800 employees.",
    differentiator:
      "It works from the bill of materials in SAP instead of invoices, so the figure belongs to a product. An auditor has checked the method.",
    businessModel: "€690 per month per company. Setup costs €2,400 once.",
  },
} satisfies Record<string, QuizAnswers>;
