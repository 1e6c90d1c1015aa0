/** Software for hosts, clubs, schools and events: what the figures need; the keys are those of `../venture.ts`. */
export const GUEST_SOFTWARE = `
restaurant-reservations | firms
kinds: saas
who: restaurant, restaurants
start: 2000 7000 22000 = first software, demo tablets, payment link and website
runs: 250 700 1900 = hosting, messages, software and accountant
hours: 0.2 0.5 1.2 per customer-month
price: 39 79 180 per month = restaurant
unless: birds, nature reserve, hotel, camping, native, bus
needs: @screen

kitchen-waste-stock | firms
kinds: saas hardware
start: 5000 16000 48000 = first software, tablets, loan scales and supplier links
runs: 300 900 2400 = hosting, spare devices, software and accountant
hours: 0.4 0.9 2.2 per customer-month
price: 69 139 320 per month = kitchen
unless: pick up, collect, bins emptied, kitchen fitting, oil

hotel-guest-messaging | firms
kinds: saas
who: hotel, hotels
start: 2500 8000 24000 = first software, hotel system links and website
runs: 350 1000 2800 = hosting, message and language model fees, software
hours: 0.4 0.9 2 per customer-month
price: 79 180 480 per month = hotel
unless: massage, guest house cleaning, wedding guests, linen
needs: @screen

holiday-rental-tools | both
kinds: saas services
who: host, hosts
start: 2000 7000 22000 = first software, channel connections and website
runs: 250 800 2200 = hosting, channel fees, messages and accountant
hours: 0.1 0.25 0.6 per customer-month
price: 9 19 42 per month = property
unless: we clean, our cleaners, tool rental, drill*, camping
needs: @screen

event-ticketing | firms
kinds: saas marketplace usage
who: event organiser, event organisers
start: 3000 9000 28000 = first software, payment licence, scanners and website
runs: 300 900 2500 = hosting, payment tools, liability insurance and accountant
hours: 0.3 0.8 2.5 per customer-month
price: 25 75 260 per month = organiser
unless: bus, train, parking ticket, fines, fishing, lift, ski
needs: event*, concert*, festival*, theatre*, show, gig, party, match, club, venue*, door, fair, conference

museum-guide | both
kinds: saas media
who: museum, museums
start: 3000 10000 30000 = first software, sound gear, sample tours and website
runs: 250 700 1900 = hosting, translation voices, software and accountant
hours: 0.5 1.5 4 per customer-month
price: 60 140 380 per month = museum
unless: @animals, tour guide walks, city tours, fishing, wine

club-and-church | both
kinds: saas nonprofit
start: 2000 6000 18000 = first software, direct debit link and website
runs: 200 600 1600 = hosting, mail sending, software and accountant
hours: 0.15 0.35 0.9 per customer-month
price: 15 35 89 per month = club
unless: night club, golf clubs, wine club, organ, organs, pews
needs: club, church*, parish*, association*, member*, choir*, band, mosque, temple, dues, congregation*

school-and-nursery | firms
kinds: saas education
start: 3000 9500 28000 = first software, privacy check, demo tablets and website
runs: 300 900 2400 = hosting, messages, liability insurance and accountant
hours: 0.3 0.8 2 per customer-month
price: 49 119 300 per month = school
unless: plants, tree nursery, furniture, driving school, toys
needs: @screen

activity-and-tour-booking | firms
kinds: saas
start: 2000 7000 21000 = first software, payment link and website
runs: 250 700 1900 = hosting, payment tools, messages and accountant
hours: 0.2 0.5 1.3 per customer-month
price: 35 79 180 per month = operator
unless: volcano, bookkeeping, physical activity, seniors, band

restaurant-ordering | firms
kinds: saas usage
who: restaurant, restaurants
start: 2500 8500 26000 = first software, printer links, demo devices and website
runs: 300 850 2200 = hosting, payment tools, messages and accountant
hours: 0.3 0.7 1.6 per customer-month
price: 49 89 199 per month = restaurant
unless: grocer*, chaos, alphabetical, catering, supplier, farm
needs: @screen

winery-brewery | firms
kinds: saas hardware
who: winery or brewery, wineries and breweries
start: 2500 8000 25000 = first software, excise forms, sensors and website
runs: 250 700 1800 = hosting, software, liability insurance and accountant
hours: 0.3 0.7 1.8 per customer-month
price: 59 119 290 per month = cellar
unless: drinkers, club box, glasses, bottles by post, tastings
needs: @screen

allergen-records | firms
kinds: saas
who: caterer, caterers
start: 2000 6500 20000 = first software, supplier data, label printer and website
runs: 200 600 1700 = hosting, food data, liability insurance and accountant
hours: 0.2 0.4 1 per customer-month
price: 29 55 120 per month = kitchen
unless: @animals, skin, cosmetic*, pollen, pet food, blood test, clinic*, travel*
needs: kitchen*, recipe*, dish*, menu*, canteen*, caterer*, restaurant*
`;
