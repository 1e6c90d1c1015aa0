/** Software for single trades that inspect, repair and look after things: what the figures need; the keys are those of `../venture.ts`. */
export const INSPECTION_SOFTWARE = `
lift-maintenance-software | firms
kinds: saas hardware
who: lift company, lift companies
unless: music, ski, stair lift, elevator music, weight lifting, gym
needs: @screen

fire-safety-inspection | firms
kinds: saas services
who: fire protection firm, fire protection firms
unless: fireplace, wood, stoves, fire sale, bullets, food, pit
needs: @screen

food-safety-records | firms
kinds: saas hardware
who: kitchen, kitchens
unless: @animals, vinyl, records shop, safety shoes, music
needs: @screen

tool-tracking | firms
kinds: saas hardware
who: construction company, construction companies
unless: @animals, parcels, luggage, seo, bikes, calories, eye
needs: @screen

car-workshop-software | firms
kinds: saas
who: garage, garages
unless: tyre storage, craft, theatre, writing workshop, bike
needs: @screen

funeral-home-software | both
kinds: saas
who: funeral home, funeral homes
unless: @animals, families book, home care, urns, cars
needs: @screen

marina-software | both
kinds: saas
who: marina, marinas
unless: fish, hull, boat school, marinade, diver, divers
needs: marina, harbour*, harbor*, berth*, mooring*, boat*, yacht*, pontoon*

campsite-software | both
kinds: saas
who: campsite, campsites
unless: tents for, market, stall, traders, market stall, music
needs: camp*, caravan*, motorhome*, rv, holiday park, glamping, tent

tattoo-studio-software | firms
kinds: saas
who: tattoo studio, tattoo studios
unless: @animals, removal, ear tags, yoga, temporary, pigs
needs: @screen

midwife-software | both
kinds: saas
who: midwife, midwives
unless: mares, calves, foal*, parents, dolls, bags
needs: @screen

farrier-software | both
kinds: saas
who: farrier, farriers
unless: donkey*, grooming, blacksmith course, hoof care, forge
needs: @screen

truck-parking | firms
kinds: marketplace saas
who: haulage company, haulage companies
often: 4 10 20
unless: truck wash, food truck, toy, fork, pickup, tyre, tyres
`;
