/** Software for single trades that inspect, repair and look after things: what the figures need; the keys are those of `../venture.ts`. */
export const INSPECTION_SOFTWARE = `
lift-maintenance-software | firms
kinds: saas hardware
who: lift company, lift companies
start: 2500 7000 20000 = first version, test tags, contract templates and website
runs: 250 600 1400 = servers, app stores, text messages and liability insurance
hours: 0.2 0.4 0.8 per customer-month
price: 25 40 65 per month = technician
unless: music, ski, stair lift, elevator music, weight lifting, gym
needs: @screen

fire-safety-inspection | firms
kinds: saas services
who: fire protection firm, fire protection firms
start: 2500 6500 18000 = first version, tag scanners, certificate templates and website
runs: 250 550 1300 = servers, map service, insurance and accountant
hours: 0.2 0.4 0.8 per customer-month
price: 25 39 65 per month = engineer
unless: fireplace, wood, stoves, fire sale, bullets, food, pit
needs: @screen

food-safety-records | firms
kinds: saas hardware
who: kitchen, kitchens
start: 3500 9000 25000 = app, probe samples, tablets, certification and website
runs: 250 600 1500 = servers, sensor network, support phone and insurance
hours: 0.2 0.35 0.7 per customer-month
price: 25 45 90 per month = kitchen site
unless: @animals, vinyl, records shop, safety shoes, music
needs: @screen

tool-tracking | firms
kinds: saas hardware
who: construction company, construction companies
start: 5000 14000 40000 = app, first tag stock, gateway samples and test
runs: 250 650 1600 = servers, maps, tag storage and insurance
hours: 0.25 0.5 1 per customer-month
price: 40 90 220 per month = firm
unless: @animals, parcels, luggage, seo, bikes, calories, eye
needs: @screen

car-workshop-software | firms
kinds: saas
who: garage, garages
start: 2500 7000 20000 = first version, vehicle data access, demo tablet and website
runs: 300 800 1900 = servers, plate and parts data, text messages
hours: 0.3 0.6 1.2 per customer-month
price: 49 95 200 per month = workshop
unless: tyre storage, craft, theatre, writing workshop, bike
needs: @screen

funeral-home-software | both
kinds: saas
who: funeral home, funeral homes
start: 2000 6000 16000 = first version, legal form templates, security check, website
runs: 250 550 1200 = servers, backups, e-signature and liability insurance
hours: 0.3 0.6 1.2 per customer-month
price: 80 150 280 per month = funeral home
unless: @animals, families book, home care, urns, cars
needs: @screen

marina-software | both
kinds: saas
who: marina, marinas
start: 2500 7000 20000 = first version, berth map tool, meter samples, website
runs: 250 600 1400 = servers, maps, payment gateway and insurance
hours: 0.4 0.8 1.6 per customer-month
price: 100 180 380 per month = marina
unless: fish, hull, boat school, marinade, diver, divers
needs: marina, harbour*, harbor*, berth*, mooring*, boat*, yacht*, pontoon*

campsite-software | both
kinds: saas
who: campsite, campsites
start: 2500 7000 20000 = first version, map editor, channel links and website
runs: 250 600 1400 = servers, booking links, payment gateway and insurance
hours: 0.3 0.7 1.4 per customer-month
price: 50 110 230 per month = campsite
unless: tents for, market, stall, traders, market stall, music
needs: camp*, caravan*, motorhome*, rv, holiday park, glamping, tent

tattoo-studio-software | firms
kinds: saas
who: tattoo studio, tattoo studios
start: 1500 4500 13000 = first version, consent form templates and website
runs: 150 400 950 = servers, text messages, image storage and accountant
hours: 0.1 0.25 0.5 per customer-month
price: 15 29 55 per month = artist
unless: @animals, removal, ear tags, yoga, temporary, pigs
needs: @screen

midwife-software | both
kinds: saas
who: midwife, midwives
start: 3000 9000 26000 = first version, billing interface, privacy audit and website
runs: 300 700 1600 = secure servers, billing gateway, data protection, insurance
hours: 0.15 0.3 0.6 per customer-month
price: 22 35 69 per month = midwife
unless: mares, calves, foal*, parents, dolls, bags
needs: @screen

farrier-software | both
kinds: saas
who: farrier, farriers
start: 1500 4000 11000 = first version, route planner and website
runs: 120 300 750 = servers, maps, text messages and app stores
hours: 0.1 0.2 0.4 per customer-month
price: 12 19 35 per month = farrier
unless: donkey*, grooming, blacksmith course, hoof care, forge
needs: @screen

truck-parking | firms
kinds: marketplace saas
who: haulage company, haulage companies
often: 4 10 20
start: 4000 12000 38000 = app, gate cameras for first yards, contracts and website
runs: 300 800 2000 = servers, gate data lines, insurance and support phone
hours: 0.05 0.12 0.3 per booking
price: 15 25 45 per use = truck night
unless: truck wash, food truck, toy, fork, pickup, tyre, tyres
`;
