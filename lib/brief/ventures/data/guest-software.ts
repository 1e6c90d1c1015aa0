/** Software for hosts, clubs, schools and events: what the figures need; the keys are those of `../venture.ts`. */
export const GUEST_SOFTWARE = `
restaurant-reservations | firms
kinds: saas
who: restaurant, restaurants
unless: birds, nature reserve, hotel, camping, native, bus
needs: @screen

kitchen-waste-stock | firms
kinds: saas hardware
unless: pick up, collect, bins emptied, kitchen fitting, oil

hotel-guest-messaging | firms
kinds: saas
who: hotel, hotels
unless: massage, guest house cleaning, wedding guests, linen
needs: @screen

holiday-rental-tools | both
kinds: saas services
who: host, hosts
unless: we clean, our cleaners, tool rental, drill*, camping
needs: @screen

event-ticketing | firms
kinds: saas marketplace usage
who: event organiser, event organisers
unless: bus, train, parking ticket, fines, fishing, lift, ski
needs: event*, concert*, festival*, theatre*, show, gig, party, match, club, venue*, door, fair, conference

museum-guide | both
kinds: saas media
who: museum, museums
unless: @animals, tour guide walks, city tours, fishing, wine

club-and-church | both
kinds: saas nonprofit
unless: night club, golf clubs, wine club, organ, organs, pews
needs: club, church*, parish*, association*, member*, choir*, band, mosque, temple, dues, congregation*

school-and-nursery | firms
kinds: saas education
unless: plants, tree nursery, furniture, driving school, toys
needs: @screen

activity-and-tour-booking | firms
kinds: saas
unless: volcano, bookkeeping, physical activity, seniors, band

restaurant-ordering | firms
kinds: saas usage
who: restaurant, restaurants
unless: grocer*, chaos, alphabetical, catering, supplier, farm
needs: @screen

winery-brewery | firms
kinds: saas hardware
who: winery or brewery, wineries and breweries
unless: drinkers, club box, glasses, bottles by post, tastings
needs: @screen

allergen-records | firms
kinds: saas
who: caterer, caterers
unless: @animals, skin, cosmetic*, pollen, pet food, blood test, clinic*, travel*
needs: kitchen*, recipe*, dish*, menu*, canteen*, caterer*, restaurant*
`;
