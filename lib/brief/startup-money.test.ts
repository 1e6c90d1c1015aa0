import { answersSignature } from "./test-signature";

type Row = readonly [audience: string, solution: string, businessModel: string, read: string];

/** Prices and costs as short pitches name them: plans with allowances, freemium, commissions, leases, packs, minimums. */
const PITCHES: readonly Row[] = [
  [
    "Small law firms in the US",
    "An AI receptionist that answers calls and books consultations.",
    "$199/month for up to 100 calls, $399/month for 300 calls, $1.50 per extra call. Voice minutes cost us about $0.09 and an average call is 4 minutes.",
    "USD | recurring 199/month cost 36 | recurring 399/month cost 108 | perUse 1.5 cost 0.36",
  ],
  [
    "Students in Canada",
    "An app that turns lectures into flashcards and practice exams.",
    "Freemium: free for 3 lectures a month, $9.99 per month or $59 per year for unlimited. AI costs are around $1.20 per active user per month.",
    "CAD | recurring 9.99/month cost 1.2",
  ],
  [
    "Women over 50 in Australia",
    "A strength training app with video coaching.",
    "A$19.99 per month or A$149 per year, 7-day free trial. Live coaching upgrade for A$89 per month.",
    "AUD | recurring 19.99/month | recurring 89/month",
  ],
  [
    "Restaurants in Sweden",
    "A smart scale and camera above the bin.",
    "Hardware is leased for 990 SEK per month including software, minimum 24 months. The device costs us 4,200 SEK to build.",
    "SEK | recurring 990/month ; lent 4200",
  ],
  [
    "Freelancers in Spain",
    "A mobile app that calculates tax and files the quarterly forms.",
    "€24.90 monthly subscription, €49 for the annual income tax return. Advisor review costs us about €6 per client per quarter.",
    "EUR | recurring 24.9/month cost 2 | recurring 49/year",
  ],
  [
    "Homeowners in Texas",
    "A web tool where homeowners upload quotes and get a vetted installer match.",
    "Free for homeowners. Installers pay $75 per qualified lead and $500 when a contract is signed.",
    "USD | perUse 75 | perUse 500",
  ],
  [
    "Psychotherapists in the Netherlands",
    "A VR platform for therapists with exposure scenarios.",
    "€149 per therapist per month, headset rental €39 per month. Clinics with more than 5 therapists get 20% off.",
    "EUR | recurring 149/month | recurring 39/month",
  ],
  [
    "Women in Mumbai",
    "An app to rent designer ethnic wear from boutiques for three days.",
    "Average rental ₹3,500. The boutique gets 50%, dry cleaning and delivery cost ₹600 per order.",
    "INR | perUse 3500 cost 600 share 0.5",
  ],
  [
    "Adult children in the UK",
    "A plug-in sensor that learns routines and alerts the family.",
    "£79 for the sensor plus £12 a month. Each unit costs £31 to make and £1.40 per month for data.",
    "GBP | unitSale 79 cost 31 | recurring 12/month cost 1.4",
  ],
  [
    "Startups in Europe",
    "A platform that automates SOC 2 compliance.",
    "Annual contracts of €8,000 to €15,000 depending on company size. Onboarding fee €1,500. Auditor partners pay us 10% referral fee.",
    "EUR | recurring 11500/year | oneOff 1500",
  ],
  [
    "Podcasters",
    "An AI editing tool for podcasts.",
    "Starter $15/mo (5 hours), Pro $39/mo (20 hours), Studio $99/mo unlimited. Compute is around $0.40 per hour of audio.",
    "USD | recurring 15/month cost 2 | recurring 39/month cost 8 | recurring 99/month cost 8",
  ],
  [
    "Parents in the UK",
    "Online tutoring marketplace for GCSE maths.",
    "Lessons cost £35 per hour, tutors receive £25 and we keep £10. Parents book on average 4 lessons a month.",
    "GBP | take 28.571429% of 35 x4",
  ],
  [
    "SMEs in Nigeria",
    "A payments app with invoices.",
    "1.2% per transaction capped at ₦2,000, plus ₦5,000 a month for the premium plan. Average transaction is ₦18,000.",
    "NGN | take 1.2% of 18000 | recurring 5000/month",
  ],
  [
    "Hotels in Thailand",
    "AI concierge on WhatsApp.",
    "฿60 per room per month, setup ฿15,000 one time. A typical hotel has 80 rooms. WhatsApp messages cost us ฿8 per room per month.",
    "THB | recurring 60/month cost 8 | oneOff 15000",
  ],
  [
    "Farmers in Kenya",
    "Soil test kits with SMS advice.",
    "KES 1,200 per test kit, cooperatives buy in packs of 50 at a 15% discount. Kit costs KES 540.",
    "KES | unitSale 1200 cost 540",
  ],
  [
    "Gym owners in Poland",
    "Software that predicts which members will quit.",
    "99 zł per month per location up to 300 members, 199 zł above that. Chains of 5+ get custom pricing.",
    "PLN | recurring 99/month | recurring 199/month",
  ],
  [
    "Gen Z in the US",
    "A budgeting app with social challenges.",
    "Free with a premium tier at $4.99/month. We expect 5% to convert. We also earn $20 affiliate commission per opened bank account.",
    "USD | recurring 4.99/month | oneOff 20 ; conversion 0.05",
  ],
  [
    "Remote companies",
    "A platform for virtual team events hosted by professionals.",
    "$25 per participant, average event has 20 participants. Hosts get 60% of the ticket price.",
    "USD | perUse 25 share 0.6",
  ],
  [
    "Construction firms in Germany",
    "Drone inspections with AI reports.",
    "€1,200 per inspection, or a yearly contract with 12 inspections for €11,500. A pilot costs us €350 per day and does two inspections a day.",
    "EUR | capacity 1200 cost 175 ; capacity 42",
  ],
  [
    "Dog owners in France",
    "Personalised fresh dog food delivered.",
    "Average basket is €75 every four weeks. Ingredients 38%, packaging and delivery 22% of the price.",
    "EUR | unitSale 75 x1.083333 share 0.6",
  ],
  [
    "Musicians",
    "A platform to sell sheet music and lessons.",
    "Artists pay 9€ a month and we take 5% of sales.",
    "EUR | recurring 9/month | take 5%",
  ],
  [
    "City dwellers in Singapore",
    "Home battery rental for apartments.",
    "S$35 per month on a 3-year contract. Battery costs S$900, installation S$120.",
    "SGD | recurring 35/month ; lent 1020",
  ],
  [
    "Indie game developers",
    "A playtesting service with real gamers.",
    "$12 per tester session, a typical order is 25 sessions. Testers are paid $7 each.",
    "USD | perUse 12 cost 7",
  ],
  [
    "Hospitals in Brazil",
    "Software for planning of operating rooms.",
    "License R$120,000 per year per hospital plus implementation of R$45,000. Support is included.",
    "BRL | recurring 120000/year | oneOff 45000",
  ],
  [
    "Small online shops",
    "AI product photos from a phone picture.",
    "Credits: 50 images for $29, 200 images for $89, 1,000 for $299. Each image costs us 6 cents.",
    "USD | perUse 0.58 cost 0.06",
  ],
  [
    "Universities",
    "Plagiarism detection for code.",
    "$3 per student per year, minimum contract $5,000. Hosting costs are about $0.20 per student.",
    "USD | recurring 3/year cost 0.016667",
  ],
  [
    "Car owners in Dubai",
    "On-demand EV charging van.",
    "AED 99 per charge plus AED 1.5 per kWh. A van does 8 charges a day, driver salary AED 4,500 a month, van lease AED 3,200 a month.",
    "AED | capacity 99 | perUse 1.5 ; fixedMonthly 3200, capacity 240",
  ],
  [
    "Landlords in the US",
    "Tenant screening and rent collection.",
    "Tenants pay $40 per application; landlords pay $12 per unit per month. Screening reports cost us $18.",
    "USD | perUse 40 cost 18 | recurring 12/month",
  ],
  [
    "HR teams in France",
    "A platform that turns employee feedback into action plans with AI.",
    "€4 per employee per month, minimum 50 employees. Implementation fee of €2,000. AI costs about €0.30 per employee per month.",
    "EUR | recurring 4/month cost 0.3 | oneOff 2000",
  ],
  [
    "Runners in the UK",
    "A subscription box of sports nutrition.",
    "£24.99/month, £69.99 per quarter or £249 per year. COGS are £9, shipping £3.20.",
    "GBP | recurring 24.99/month cost 12.2",
  ],
  [
    "Restaurants in Canada",
    "Table booking software with no-show deposits.",
    "C$89 per month plus C$0.50 per seated guest booked through us. A restaurant seats about 400 guests a month via the platform.",
    "CAD | recurring 89/month | perUse 0.5 x400",
  ],
  [
    "Homeowners in the US",
    "A marketplace for vetted handymen.",
    "Handymen pay 15% of the job value. Average job is $320. We also charge customers a $9 booking fee.",
    "USD | take 15% of 320 | perUse 9",
  ],
  [
    "Clinics in Germany",
    "AI documentation assistant that writes the doctor's letter.",
    "€149 per doctor per month, 14 days free. Clinics with 10+ doctors pay €119. GPU cost is roughly €11 per doctor per month.",
    "EUR | recurring 149/month cost 11",
  ],
  [
    "Small farms in Ghana",
    "Pay-as-you-go solar irrigation pumps.",
    "Farmers pay a $50 deposit and $18 a month for 24 months, then own the pump. The pump costs $310 delivered.",
    "USD | recurring 18/month ; lent 310",
  ],
  [
    "Content creators",
    "A tool that clips long videos into shorts.",
    "Three plans: Free (60 min/month, watermark), Creator $19/month (600 min), Agency $79/month (3,000 min). Processing costs $0.006 per minute.",
    "USD | recurring 19/month cost 3.6 | recurring 79/month cost 18",
  ],
  [
    "Companies in Denmark",
    "Carbon accounting software.",
    "Annual subscription from DKK 24,000 for SMEs to DKK 180,000 for enterprises. Consultants can resell with a 20% margin.",
    "DKK | recurring 65700/year",
  ],
  [
    "Event organisers in South Africa",
    "Ticketing app with offline scanning.",
    "R5 per ticket plus 3% of ticket price. Average ticket is R180; a typical event sells 350 tickets.",
    "ZAR | perUse 5 | take 3% of 180",
  ],
  [
    "Immigrants in the US",
    "A remittance app to Latin America.",
    "1.5% FX margin and a $1.99 fee per transfer. Average transfer $280, twice a month. Payout partners cost us 0.6%.",
    "USD | take 1.5% of 280 x2 | perUse 1.99 x2 share 0.006",
  ],
  [
    "Gyms and trainers",
    "White-label app for personal trainers.",
    "$49/month up to 20 clients, $99/month up to 75, $199/month unlimited.",
    "USD | recurring 49/month | recurring 99/month | recurring 199/month",
  ],
  [
    "Breweries in Belgium",
    "IoT sensors for fermentation tanks.",
    "Sensor kit €650 per tank, €25 per tank monthly. Typical craft brewery has 8 tanks. Hardware cost €280.",
    "EUR | unitSale 650 cost 280 | recurring 25/month",
  ],
  [
    "Homeowners in Portugal",
    "Energy renovation one-stop shop.",
    "We earn 8% from contractors on each project; average project €14,000. Energy audit costs €290 for the customer, we pay the auditor €180.",
    "EUR | take 8% of 14000 | unitSale 290 cost 180",
  ],
  [
    "Law students",
    "AI exam prep.",
    "$39 one-time per exam or $12/month.",
    "USD | oneOff 39 | recurring 12/month",
  ],
  [
    "Pharmacies in Kenya",
    "Inventory and ordering platform.",
    "Free software; suppliers pay us 2% on orders. A pharmacy orders about KES 400,000 a month.",
    "KES | take 2% of 400000 x1",
  ],
  [
    "Fashion brands",
    "3D product configurator for web shops.",
    "Setup €3,500 and €450/month for up to 50 products; €4 per additional product.",
    "EUR | oneOff 3500 | recurring 450/month | recurring 4/month",
  ],
  [
    "Cyclists in Germany",
    "Bike insurance with theft tracker.",
    "€9.90 per month including tracker. Insurer takes 65% of the premium. Tracker costs €22.",
    "EUR | recurring 9.9/month share 0.65 ; lent 22",
  ],
  [
    "Seniors in Japan",
    "Meal delivery with health check-ins.",
    "¥780 per meal, delivery included, typical customer orders 5 meals a week. Food cost is ¥310 and delivery ¥150 per meal.",
    "JPY | perUse 780 x21.666667 cost 460",
  ],
  [
    "Developers",
    "API for address validation.",
    "First 1,000 requests free each month, then $0.004 per request, volume discounts above 1M. Data licence costs $2,000 a month.",
    "USD | perUse 0.004 ; fixedMonthly 2000",
  ],
  [
    "Gamers",
    "Coaching platform for e-sports.",
    "Coaches set prices, average $30 per hour, platform fee 20%. Users book 2.5 hours a month.",
    "USD | take 20% of 30 x2.5",
  ],
  [
    "Logistics firms in Poland",
    "Route optimisation for parcel vans.",
    "79 zł per van per month, average fleet 22 vans, onboarding 1,900 zł.",
    "PLN | recurring 79/month | oneOff 1900",
  ],
  [
    "Women in the UK",
    "At-home hormone test with doctor consultation.",
    "£129 per test, lab costs £42, kit and shipping £11, doctor £20. Membership £15/month for follow-up.",
    "GBP | unitSale 129 cost 73 | recurring 15/month",
  ],
  [
    "Freelancers in Mexico",
    "Invoicing and instant payout.",
    "MXN 199 monthly, plus 1.5% for instant payouts. Average payout MXN 12,000, 60% of users use it twice a month.",
    "MXN | recurring 199/month | take 1.5% of 12000 x2",
  ],
];

test.each(PITCHES)("%s: %s %s", (audience, solution, businessModel, read) => {
  const problem = `${audience} lose time and money on this every week.`;
  const differentiator = "It is simpler than what is there today.";
  expect(answersSignature([problem, solution, audience, differentiator, businessModel])).toBe(read);
});
