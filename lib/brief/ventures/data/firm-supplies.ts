/** What firms have delivered, rented and looked after: what the figures need; the keys are those of `../venture.ts`. */
export const FIRM_SUPPLIES = `
office-cleaning | firms
kinds: services
often: 4 8 20
costs: 62 72 80 = cleaners' pay, agents and travel
start: 3000 9000 28000 = machines, vacuum cleaners, used car, bond and uniforms
runs: 450 1100 2800 = car, insurance, store room and planning software
hours: 1.5 3 7 per visit
price: 60 130 320 per use = visit
unless: @software, @lessons, holiday flat

office-pantry | firms
kinds: services ecommerce hardware
often: 2 4 8
costs: 52 62 72 = goods, delivery and care
start: 9000 25000 65000 = used van, fridges, shelves, crates and first goods
runs: 900 2200 5000 = small warehouse, van, insurance and order software
hours: 0.5 0.9 2 per delivery
price: 60 160 420 per use = delivery
unless: @animals, families, soup kitchen

team-events | firms
kinds: services marketplace
often: 0.08 0.15 0.3
costs: 55 64 74 = guides, rooms, food and travel
start: 4000 13000 40000 = game material, rafts, tablets, trailer and website
runs: 350 950 2500 = storage, event insurance, van and booking software
hours: 8 18 45 per event
price: 900 2400 7500 per use = event
unless: football team, school, wedding, stag

linen-and-workwear | firms
kinds: services ecommerce
often: 4 8 12
costs: 50 60 70 = washing, linen and driving
start: 35000 95000 280000 = washers, dryers, ironer, van and first linen
runs: 2200 5000 12000 = laundry rent, water, gas, van and insurance
hours: 0.8 1.8 4 per delivery
price: 60 150 450 per use = delivery
unless: @animals, robes, costume, sewing

cold-storage | firms
kinds: services local hardware
start: 30000 90000 280000 = insulated cold rooms, cooling units, racks and backup power
runs: 1500 4000 10000 = power, site rent, cooling service and insurance
hours: 0.2 0.4 1 per pallet-month
price: 28 55 110 per month = pallet place
unless: cold brew, data, energy, ice bath

equipment-rental | firms
kinds: services marketplace
often: 0.3 1 3
costs: 35 48 60 = repair, transport and wear
start: 50000 130000 380000 = used mini excavators, trailer, truck, generators and yard
runs: 1800 4200 10000 = yard rent, machine insurance, truck and leases
hours: 0.8 1.6 3.5 per rental
price: 90 290 650 per use = rental day
unless: @animals, wedding, tents, party, ski

shared-kitchen | both
kinds: local services marketplace
often: 2 5 10
costs: 20 30 40 = energy, cleaning and wear
start: 50000 140000 350000 = ovens, hoods, cold rooms, drains and permits
runs: 4000 8500 18000 = rent, insurance, pest control, access and booking software
hours: 0.08 0.2 0.4 per hour
price: 18 28 45 per use = kitchen hour
unless: kitchen fitting, dolls, students, soup

team-offices | firms
kinds: local services marketplace
often: 1 2 5
start: 35000 110000 320000 = furniture, partitions, network, deposit and first rent
runs: 5000 13000 32000 = building rent, power, internet, cleaning and insurance
hours: 0.4 0.8 2 per seat-month
price: 280 480 850 per month = desk
unless: post office, furniture, cleaning

bike-courier | both
kinds: services marketplace
often: 10 40 60
costs: 60 70 80 = riders' pay, bikes and insurance
start: 6000 18000 48000 = cargo bikes, locks, bags, phones and dispatch app
runs: 600 1500 3500 = garage, dispatch software, phones and liability insurance
hours: 0.4 0.6 1.1 per trip
price: 8 15 32 per use = trip
unless: cargo bikes for rent, e bike shop

local-wholesale | firms
kinds: marketplace ecommerce services
often: 3 6 12
costs: 68 76 84 = goods and delivery
start: 20000 55000 150000 = cooled van, cold room, crates and order platform
runs: 1800 4200 9500 = warehouse, van, power, insurance and order software
hours: 0.6 1.3 3 per order
price: 120 320 900 per use = order
unless: houses, electricity, clothes, bikes
`;
