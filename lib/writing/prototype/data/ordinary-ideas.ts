import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";

/** As founders write: lists after a colon, terse prices, brackets. */
export const ORDINARY = {
  choirbiz: {
    problem:
      "Choir leaders spend their Sunday evenings chasing people on WhatsApp about who is coming, who paid the term fee and who still has the green folder.",
    solution:
      "A web app for amateur choirs. It does four things: attendance, term fees, music library, concert tickets. Singers just tap a link, no login.",
    targetAudience: "Leaders and treasurers of amateur choirs with 20 to 100 singers in Germany and Austria",
    differentiator:
      "Made for choirs, not sports clubs. It knows voices (soprano, alto, tenor, bass) and shows if you have enough tenors for Thursday.",
    businessModel: "€19 a month per choir, free under 15 singers.",
  },
  ebikefix: {
    problem:
      "Delivery riders lose a whole day's pay when the e-bike breaks because shops want to keep it three days.",
    solution:
      "A mobile repair van for e-bikes of couriers. Tyres, brakes, batteries, done on the kerb within two hours of a message.",
    targetAudience: "Food couriers on e-bikes in Barcelona",
    differentiator: "We come to you at night too, until 1 am, when the shops are shut.",
    businessModel: "€25 call-out plus parts, or €29 a month membership with unlimited call-outs.",
  },
  tiffin: {
    problem:
      "Office workers in Pune who moved from other cities miss home food and eat oily canteen meals every day.",
    solution:
      "Home-cooked lunch boxes delivered by 12:30. Three menus: Maharashtrian, Gujarati, South Indian. Order by 9 pm the evening before on WhatsApp.",
    targetAudience: "Young IT employees in Hinjewadi and Baner, Pune",
    differentiator:
      "Steel boxes which we collect and wash, so no plastic. Every cook is a woman from the neighbourhood and her name is on the box.",
    businessModel: "₹140 per box, ₹2,800 for a month of 22 lunches.",
  },
  subbie: {
    problem:
      "Small building contractors in Australia get fined because they can't show that every subcontractor on site had a valid white card and insurance that day.",
    solution:
      "Software that collects the licences and insurance certificates from subbies by SMS, checks expiry dates, and gives a red or green light at the site gate when they scan the QR code.",
    targetAudience: "Building companies with 5-50 staff running 2-10 sites, Victoria and NSW",
    differentiator: "Subbies never install anything. Audit report in one click.",
    businessModel: "A$149/month per company up to 5 sites, A$299 for more.",
  },
  knife: {
    problem:
      "Restaurant knives go blunt in a week and the chefs either sharpen badly themselves or buy new ones.",
    solution:
      "Weekly knife swap: we bring a set of freshly sharpened knives every Tuesday and take the blunt ones away. Chef's knife, paring knife, bread knife, whatever they use.",
    targetAudience: "Independent restaurants and hotel kitchens in Lisbon",
    differentiator: "They never wait for their knives. Fixed price, no contract.",
    businessModel: "€6 per knife per month, minimum 8 knives.",
  },
  readbus: {
    problem: "Kids in our villages have no library since the council closed it, and reading scores are down.",
    solution:
      "A converted bus full of children's books that stops at six villages every fortnight. Kids borrow up to five books, there's a story hour, and volunteers help with reading.",
    targetAudience: "Primary school children and their parents in rural Wales",
    differentiator: "We go where they are, and it's bilingual Welsh and English.",
    businessModel:
      "Free for families. Paid by donations (£10 a month supporters), parish councils pay £600 a year per stop, and a lottery grant.",
  },
  wedcake: {
    problem:
      "In Nairobi if you want a birthday cake that isn't a brown square with jelly you have to know someone.",
    solution:
      "Custom cakes you design on our site: pick size, flavour, colours, upload a picture and see the price at once. Baked in Kilimani, delivered same day if ordered before 10.",
    targetAudience: "Parents and office managers in Nairobi",
    differentiator: "You see the price at once. No 'DM for price'.",
    businessModel: "Cakes from KSh 2,500 (1 kg) to KSh 9,000, delivery KSh 300. Ingredients about 35%.",
  },
} satisfies Record<string, QuizAnswers>;
