import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";

/** Ideas in the words founders really use: short, long, second-language English, several prices, many countries. */
export const FOUNDERS = {
  tiffin: {
    problem:
      "bachelors and PG students in pune eat outside daily, its oily and costly and they fall sick. hostel mess food is horrible and mummy ka khana is far away",
    solution:
      "home style tiffin service, we cook in one central kitchen with local aunties and deliver hot dabba 2 times a day on cycle/scooter. menu changes daily, jain option also there",
    targetAudience: "working bachelors and college students in Kothrud and Hinjewadi area of Pune",
    differentiator:
      "Same-day skip on whatsapp till 9am, money goes back to wallet. no oil reuse, we show kitchen on live camera",
    businessModel:
      "Monthly plan Rs 3,200 for one meal a day, Rs 5,800 for two. Trial meal is ₹99. Food cost is about Rs 48 per meal and delivery boy gets Rs 12 per drop.",
  },
  padelClub: {
    problem:
      "There are no padel courts within 40 minutes of Swindon and the tennis club has a two year waiting list.",
    solution:
      "Four covered padel courts in an old carpet warehouse with online booking, racket hire, a small bar and a coach three evenings a week.",
    targetAudience: "Players aged 25-55 in Swindon and the surrounding villages, plus company socials.",
    differentiator: "Covered so play never gets rained off, and off-peak is half price for over-60s.",
    businessModel:
      "Courts are £32 an hour peak and £18 off-peak, membership £25 a month gives 20% off. Four courts, open 15 hours a day. Rent is £6,500 a month and the fit-out costs about £240,000.",
  },
  b2bFreight: {
    problem:
      "Truck owners in Lagos and Kano drive back empty 4 trips out of 10 because they do not know who has load for the return. Traders pay agents who collect money and disappear.",
    solution:
      "We match verified trucks with shippers who have goods going the same way. Shipper pays into escrow, driver gets paid when waybill is scanned.",
    targetAudience:
      "FMCG distributors and grain traders who move full trucks between Lagos, Ibadan and Kano; owner-drivers with 1-5 trucks",
    differentiator:
      "Escrow, waybill scan and a plate check with the road safety corps. No agent, no upfront payment.",
    businessModel:
      "We take 8% from each trip. Average trip is N450,000. A shipper does around 6 trips a month. Insurance costs us ₦9,000 per trip.",
  },
  skincareJp: {
    problem:
      "Japanese men in their 40s start to care about dry skin but the shelves are all for women and they are ashamed to ask staff.",
    solution:
      "A 3-step skincare set for men over 40, made with rice bran in Niigata, shipped every two months in a box which fits the mailbox.",
    targetAudience: "Men 40-55 in Tokyo and Osaka who work in offices",
    differentiator:
      "Only three bottles, no perfume, instruction on one card. We make with a 90 year old rice bran factory.",
    businessModel:
      "Subscription ¥5,480 every two months, shipping free. Cost of goods is 1,350 yen per set and shipping 420 yen. One time set 6,800 yen.",
  },
  clinicSoftware: {
    problem:
      "Vet practices lose about 15% of appointments to no shows and the receptionist is on the phone the whole morning",
    solution:
      "Online booking + automatic SMS reminders that plug into the practice management system; when someone cancels the next person on the waiting list gets offered the slot",
    targetAudience: "independent vet practices with 2-8 vets, UK and Ireland",
    differentiator: "two-way sync with ezyVet and Provet, live in a day, no deposit handling needed",
    businessModel: "£119/mo per practice + 6p per SMS. Annual plan 2 months free. Setup is free.",
  },
  agencyAds: {
    problem:
      "Local restaurants spend on Instagram ads which bring likes but no bookings and owner have no time to look.",
    solution:
      "We run the ads for them: monthly shooting of 20 short videos, ads management and a weekly report with number of bookings. Done for you agency.",
    targetAudience: "Restaurants with more than 60 seats in Milan and Turin",
    differentiator: "If there are not 40 tracked bookings in the month, the next month is free.",
    businessModel:
      "Retainer 1.400€ monthly, minimum 3 months, one-off 500€ for start. Videomaker costs me 350€ per shooting day.",
  },
  foodBank: {
    problem:
      "Supermarkets in Recife throw away good food near to expire date while families two streets away skip dinner.",
    solution:
      "We are an NGO that collects the food every night with volunteers and distributes through 12 community kitchens.",
    targetAudience: "Families in poor neighbourhoods of Recife; supermarkets and a foundation pay",
    differentiator: "We weigh everything and publish monthly. The supermarket gets a tax certificate.",
    businessModel:
      "Supermarkets pay R$ 800 per month per store for the collection. A foundation gives R$ 120.000 per year. One kilo rescued costs us R$ 1,90.",
  },
  watercolour: {
    problem: "people who want to start painting watch youtube for 3 years and never paint",
    solution:
      "I make a 30 day watercolour challenge, one 10 min video per day + printable sketches, and a members club after with monthly live painting",
    targetAudience: "women 50+ in the US and Canada who just retired",
    differentiator:
      "I have 41k followers on Instagram and I answer every painting with a 1 minute voice note",
    businessModel: "$39 for the challenge, then club is $15/month. gumroad takes 10%",
  },
  enzyme: {
    problem:
      "Tanneries in Tamil Nadu use lime and sulphide to remove hair from hides; the effluent plants cannot treat it and factories are shut down by the pollution board.",
    solution:
      "We have engineered a protease enzyme that removes the hair at room temperature in one bath. We produce it by fermentation at a contract manufacturer and sell it as a liquid concentrate.",
    targetAudience:
      "Leather tanneries in Ambur, Ranipet and Vaniyambadi processing more than 5 tonnes of hides a day",
    differentiator:
      "Sulphide in effluent falls by 95% in a pilot of 40 hides at one tannery. Patent filed. Works in existing drums.",
    businessModel:
      "INR 420 per kg; a mid-size tannery needs about 900 kg a month. Making cost is 190 rupees per kg. 25 lakh needed for scale up trial.",
  },
  invoiceFinance: {
    problem:
      "Small suppliers to supermarkets in Mexico wait 90 days to be paid and borrow from the street at 10% per month.",
    solution:
      "App that advances 85% of an approved invoice in 24 hours, connected to the SAT electronic invoice, and collects from the supermarket on due date.",
    targetAudience: "Food producers in Jalisco with 5 to 50 employees which sell to Walmart and Soriana",
    differentiator: "We read the CFDI directly so there is no paper and the decision takes 10 minutes.",
    businessModel:
      "2.9% fee per 30 days on the advanced amount. Average invoice MXN 180,000, a supplier finances 3 invoices a month. We expect losses of 1%.",
  },
  repairCafe: {
    problem: "Phone screens break and the official repair costs 300 euro and one week.",
    solution:
      "A small shop at the Ghent Saint-Peters station: we change screen and battery in 45 minutes while you drink coffee.",
    targetAudience: "commuters and students in Ghent",
    differentiator: "Fixed price on the window, 12 months guarantee, we film the repair",
    businessModel:
      "Screens from €89 to €189, batteries €49. Parts cost us roughly 40% of price. About 14 repairs a day.",
  },
  petBox: {
    problem:
      "Rabbit and guinea pig owners find only dog and cat stuff in shops. Hay from the supermarket is dusty and old.",
    solution:
      "Subscription box with fresh meadow hay, forage and one wooden toy, from farms in the Black Forest",
    targetAudience: "Families with rabbits in Germany, Austria",
    differentiator: "Hay harvested same summer, each box shows farm and date. Vet checks the recipe.",
    businessModel:
      "24,90 € im Monat, versandkostenfrei. Box kostet uns 11,20 € inkl. Versand. Kündigung jederzeit.",
  },
  franchise: {
    problem:
      "Working parents in Texas suburbs have nobody to cut the hair of autistic kids, normal salons are loud and they panic.",
    solution:
      "Quiet hair salon for children with sensory needs: one child per room, dim light, stylists trained by an occupational therapist. First own salon in Plano, then franchise.",
    targetAudience: "Parents of autistic children 2-14 in Plano, Frisco and Allen, Texas",
    differentiator: "Free first visit without cutting, every stylist is certified, 90 min slots if needed",
    businessModel: "$65 a cut, 9 cuts a day per salon. Later franchise fee $35,000 and 6% royalty.",
  },
  elevatorApi: {
    problem:
      "Elevator maintenance firms find out about a stuck elevator when someone calls angry, and building managers get no data.",
    solution:
      "A retrofit box with accelerometer and 4G on top of the cabin plus dashboard: detects door problems and predicts failures before the elevator stops.",
    targetAudience:
      "Independent elevator maintenance companies in Spain & Portugal with 300 to 5000 elevators",
    differentiator: "Works with every brand, mounted in 25 minutes, no connection to the controller",
    businessModel: "Box 240 EUR one time, 11 EUR/month/elevator. BOM 96 EUR, SIM 1,10 EUR a month.",
  },
  eSIM: {
    problem: "Seafarers pay 20 dollar per gigabyte on ships and lose contact with family for weeks.",
    solution:
      "Prepaid wifi vouchers over the ship's satellite antenna with an app which compresses chat and voice, so that 1 GB lasts the whole month.",
    targetAudience:
      "crew on cargo ships, mostly Filipino and Indian; shipping companies give us access to the antenna",
    differentiator: "Voice works with 6 kbit per second; company sees usage but not content",
    businessModel:
      "$5 per GB for crew. Shipping company gets 15% of sales. Satellite airtime costs us $2.10 per GB. A crew member uses about 4 GB a month",
  },
  harvestHelp: {
    problem: "Organic apple growers in South Tyrol can't find pickers in september and fruit rots.",
    solution:
      "Staffing service which brings crews of 8 trained pickers with foreman, contract, bed and insurance for three weeks.",
    targetAudience: "apple farms with 5-25 hectares in South Tyrol and Trentino, Italy",
    differentiator: "Same crew each year, paid per hour not per box. 11 farms have pre-booked.",
    businessModel:
      "€24.50 per picker hour, we pay 17.80 per hour incl. social charges. 160 hours per picker in season",
  },
  shortOne: {
    problem: "parking in paris is hell",
    solution: "rent your driveway by the hour",
    targetAudience: "drivers in paris",
    differentiator: "cheaper than garages",
    businessModel: "20% commission",
  },
  vagueWellness: {
    problem: "A lot of people struggle with their life and nobody helps them in the right way.",
    solution: "A platform that helps people to become the best version of themselves with AI and community.",
    targetAudience: "Anyone who wants to grow.",
    differentiator: "We are different because we really care.",
    businessModel: "Subscription or something else, not sure.",
  },
  vagueGreen: {
    problem: "The world has too many problems and companies don't do enough.",
    solution: "We want to build something that makes everything more sustainable and smart.",
    targetAudience: "companies and consumers",
    differentiator: "innovative approach",
    businessModel: "to be defined",
  },
  vagueAll: {
    problem: "Everything takes too long these days.",
    solution: "An all-in-one app where you can do everything, shopping, chat, travel, money and more.",
    targetAudience: "all people",
    differentiator: "one app instead of many",
    businessModel: "premium and ads",
  },
} satisfies Record<string, QuizAnswers>;
