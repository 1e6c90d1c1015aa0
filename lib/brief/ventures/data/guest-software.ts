/** Software for hosts, clubs, schools and events: what the figures need; the keys are those of `../venture.ts`. */
export const GUEST_SOFTWARE = `
restaurant-reservations | firms
kinds: saas
who: restaurant, restaurants

kitchen-waste-stock | firms
kinds: saas hardware

hotel-guest-messaging | firms
kinds: saas
who: hotel, hotels

holiday-rental-tools | both
kinds: saas services
who: host, hosts

event-ticketing | firms
kinds: saas marketplace usage
who: event organiser, event organisers

museum-guide | both
kinds: saas media
who: museum, museums

club-and-church | both
kinds: saas nonprofit

school-and-nursery | firms
kinds: saas education

activity-and-tour-booking | firms
kinds: saas

restaurant-ordering | firms
kinds: saas usage
who: restaurant, restaurants

winery-brewery | firms
kinds: saas hardware
who: winery or brewery, wineries and breweries
`;
