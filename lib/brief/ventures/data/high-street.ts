/** Shops and rooms of a high street: what the figures need; the keys are those of `../venture.ts`. */
export const HIGH_STREET = `
fitness-gym | people
kinds: local
who: gym member, gym members
share: 6 12 20
costs: 15 22 32 = floor staff, cleaning, water and payment fees
start: 60000 160000 420000 = machines, weights, flooring, showers, deposit and opening
runs: 7000 14000 30000 = rent, power, machine leasing, insurance and software
hours: 0.4 0.8 1.5 per customer-month
price: 25 42 70 per month = membership
unless: @animals, saas, plugin, software for, climbing gym, climbing wall, yoga studio, supplement brand, gym wear, gym bag, home gym

bar-and-pub | people
kinds: local
who: bar guest, bar guests
often: 0.7 1.5 4
share: 15 24 35
costs: 26 32 40 = drinks, snacks, breakages and card fees
start: 45000 130000 350000 = bar, cooling, fit-out, deposit, licence, first stock
runs: 6000 11500 22000 = rent, power, licences, music fees and insurance
hours: 0.25 0.4 0.65 per visit
price: 16 26 45 per use = visit
unless: saas, plugin, software for, mobile bar, bar soap, granola bar, energy bar, protein bar, juice bar, coffee bar, snack bar, salad bar, nail bar, brow bar

takeaway-shop | people
kinds: local
who: takeaway customer, takeaway customers
often: 0.7 1.6 4
share: 25 38 55
costs: 32 38 46 = food, packaging and card or app fees
start: 30000 85000 220000 = fryers, ovens, extraction, counter, deposit and stock
runs: 3500 7000 14000 = rent, power, gas, insurance and till
hours: 0.15 0.25 0.4 per order
price: 10 16 28 per use = order
unless: pet food, dog food, saas, plugin, software for, food truck, meal kit, packaging supplier, reusable box

hair-salon | people
kinds: local services
who: salon client, salon clients
often: 0.3 0.55 1
share: 15 24 35
costs: 45 54 63 = stylists' pay, colour, products and towels
start: 20000 60000 160000 = chairs, basins, mirrors, fit-out, deposit and stock
runs: 2500 5000 10000 = rent, power, water, insurance and booking software
hours: 0.8 1.4 2.5 per visit
price: 55 90 170 per use = visit
unless: @animals, saas, crm, plugin, software for, academy, home visits, at their home, hair oil, hair care brand, shampoo bar, hair transplant

guesthouse | people
kinds: local
who: overnight guest, overnight guests
often: once
share: 15 25 40
costs: 35 44 54 = cleaning, laundry, breakfast and booking commissions
start: 40000 150000 450000 = beds, bathrooms, fire safety, furnishing, permits and photos
runs: 3500 8000 18000 = building rent, power, internet, insurance and software
hours: 0.8 1.3 2.2 per night
price: 75 125 210 per use = room night
unless: pet hotel, dog hotel, cat hotel, saas, plugin, software for, dorm beds, bunk beds, campsite, glamping, house swap, co-living

convenience-store | people
kinds: local
who: shopper, shoppers
often: 4 8 15
share: 35 50 70
costs: 70 75 81 = goods, waste, theft and card fees
start: 18000 55000 150000 = shelves, fridges, till, deposit, licences, first stock
runs: 2200 5000 10000 = rent, power for fridges, insurance and till
hours: 0.03 0.06 0.12 per purchase
price: 6 12 22 per use = basket
unless: saas, plugin, software for, unstaffed, unmanned, vending

clothes-boutique | people
kinds: local ecommerce
who: fashion shopper, fashion shoppers
often: 0.15 0.3 0.6
share: 10 17 26
costs: 50 56 64 = bought-in clothes, markdowns and card fees
start: 20000 60000 150000 = first season's stock, fit-out, deposit, till, mirrors
runs: 2500 5000 10000 = shop rent, power, insurance, till and window
hours: 0.4 0.7 1.2 per purchase
price: 50 95 220 per use = purchase
unless: @animals, saas, plugin, software for, dress rental, rental, second-hand, secondhand, pre-loved, preloved, boutique hotel, sew our own, manufacture

street-food-stall | people
kinds: local
who: hungry passer-by, hungry passers-by
often: 0.5 1.5 4
share: 20 32 45
costs: 30 37 45 = food, gas, boxes and card fees
start: 1200 4500 14000 = stall, burners, cool boxes, permits, first food
runs: 250 700 1800 = pitch fees, insurance, storage, phone and car
hours: 0.08 0.14 0.25 per portion
price: 5 10 15 per use = portion
unless: pet food, dog food, saas, plugin, software for, food truck, trailer

greengrocer | people
kinds: local
who: shopper, shoppers
often: 2 4 8
share: 25 38 55
costs: 64 70 77 = fruit, vegetables, waste, bags and card fees
start: 5000 22000 70000 = stands, scales, cooling, van, deposit, first stock
runs: 1200 3000 6500 = rent or pitch, van, power and insurance
hours: 0.07 0.12 0.2 per purchase
price: 8 15 28 per use = purchase
unless: saas, plugin, software for, box scheme, subscription, hydroponic, greenhouse

butcher-fishmonger | people
kinds: local
who: home cook, home cooks
often: 1 2 4
share: 15 25 38
costs: 62 68 75 = meat or fish, trimming loss, ice and packing
start: 30000 85000 220000 = cold room, counter, saw, scales, permits and deposit
runs: 3000 6000 12000 = rent, cooling power, waste collection and insurance
hours: 0.12 0.2 0.35 per purchase
price: 18 32 65 per use = purchase
unless: saas, plugin, software for, plant-based, vegan butcher, aquarium, fishing gear, cow share

hardware-store | both
kinds: local ecommerce
who: builder or home owner, builders and home owners
often: 0.3 0.7 2
share: 15 25 38
costs: 64 71 80 = goods, breakage, delivery and bad debts
start: 25000 80000 250000 = first stock, racks, yard, till and deposit
runs: 2500 5500 12000 = rent, power, van, insurance and stock software
hours: 0.12 0.22 0.45 per purchase
price: 18 45 140 per use = purchase
unless: saas, plugin, software for, tool rental, tool library, salvaged, reclaimed, recycled building, computer hardware, marketplace

print-copy-shop | both
kinds: local services
who: copy shop customer, copy shop customers
often: 0.3 0.6 1.5
share: 12 20 32
costs: 32 40 50 = paper, toner, click charges and binding covers
start: 8000 26000 75000 = printers, scanner, binding machines, computers, counter and deposit
runs: 1600 3400 7000 = rent, machine leasing, power, internet and insurance
hours: 0.1 0.2 0.4 per job
price: 4 11 28 per use = job
unless: @animals, saas, plugin, software for, 3d print, 3d printing, art prints, print on demand, textile printing, library, libraries, bind books, book repair, restor*

pharmacy-shop | people
kinds: local
who: patient or neighbour, patients and neighbours
often: 0.5 1 2
share: 30 45 60
costs: 66 73 80 = medicines, other goods and card fees
start: 45000 130000 350000 = first stock, shelves, fridge, licence, deposit and software
runs: 3500 7500 15000 = rent, power, insurance, software and waste
hours: 0.1 0.17 0.3 per purchase
price: 14 28 60 per use = purchase
unless: veterinary pharmacy, saas, plugin, pharmacy software, software for, inventory software, riders, courier app

massage-day-spa | people
kinds: local
who: spa guest, spa guests
often: 0.2 0.4 1
share: 6 11 18
costs: 46 55 64 = therapists' pay, oils, laundry and card fees
start: 15000 55000 180000 = rooms, tables, showers, linen, deposit and licence
runs: 2200 5000 11000 = rent, heating, water, insurance and booking software
hours: 1.2 1.7 2.4 per treatment
price: 60 95 160 per use = treatment
unless: dogs, horses, saas, plugin, software for, academy, massage gun, massage chair rental, mobile massage, spa pool, nail salon

aesthetic-clinic | people
kinds: local
who: client, clients
often: 0.15 0.3 0.6
share: 3 6 10
costs: 42 51 60 = practitioners' pay, injectables, consumables and payment fees
start: 50000 150000 400000 = laser, treatment rooms, licences, training, deposit and photos
runs: 5000 10500 22000 = rent, device leasing, liability insurance, software and waste
hours: 0.7 1 1.6 per treatment
price: 150 290 600 per use = treatment
unless: @animals, saas, plugin, software for, academy, home device, skincare brand, nail salon, dental clinic, patients abroad

laundromat | people
kinds: local
who: laundry customer, laundry customers
often: 1.5 3 5
share: 5 9 18
costs: 30 38 46 = water, power, gas, soap and card fees
start: 60000 160000 400000 = washers, dryers, water heating, drains, deposit, payment system
runs: 2500 5500 11000 = rent, repairs, insurance, cameras and cleaning
hours: 0.06 0.12 0.25 per load
price: 6 9.5 15 per use = load
unless: dog wash, saas, plugin, software for, collect your laundry, laundry pickup, detergent brand

self-storage | both
kinds: local
who: storage customer, storage customers
share: 1 2.5 5
costs: 10 16 24 = payment fees, unit turnover, locks, cleaning and bad debts
start: 40000 150000 450000 = partitions or containers, doors, fencing, cameras, alarms, deposit
runs: 3500 8000 20000 = site rent, power, security, insurance and software
hours: 0.15 0.35 0.8 per customer-month
price: 60 125 230 per month = unit
unless: @animals, saas, plugin, cloud storage, data storage, energy storage, storage boxes for, furniture maker, peer to peer, airbnb for storage

event-hall | both
kinds: local
who: host, hosts
often: once
share: 2 4 7
costs: 24 34 45 = event staff, cleaning, power, linen and agents' commissions
start: 40000 160000 500000 = fit-out, toilets, tables, sound, fire safety and photos
runs: 3000 8000 20000 = hall rent, power, insurance, grounds and licences
hours: 14 24 45 per event
price: 900 3200 9000 per use = event
unless: @animals, saas, plugin, directory of venues, compare venues, venue finder, software for, tent rental

karaoke-bowling-arcade | people
kinds: local
who: player, players
often: 0.15 0.35 0.8
share: 18 28 42
costs: 24 31 40 = drinks, food, prizes, song licences and card fees
start: 80000 280000 900000 = lanes, machines or karaoke rooms, bar, fit-out, deposit
runs: 10000 24000 60000 = rent, power, repairs, insurance, licences and software
hours: 0.25 0.4 0.7 per visit
price: 15 28 48 per use = visit
unless: @animals, saas, plugin, software for, karaoke app, home karaoke, esports, gaming pc, board games cafe, mobile arcade

art-gallery | people
kinds: local ecommerce
who: art buyer, art buyers
often: 0.03 0.08 0.2
share: 2 4 7
costs: 52 58 66 = artists' share, framing, packing and card fees
start: 12000 40000 120000 = fit-out, lighting, deposit, website, first exhibitions
runs: 2200 5000 12000 = rent, insurance, openings, photos and storage
hours: 4 8 18 per work
price: 350 1200 4500 per use = work
unless: @animals, saas, plugin, software for, nft, print on demand, app for, museum guide
`;
