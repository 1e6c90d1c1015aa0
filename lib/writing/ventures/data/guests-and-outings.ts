/** Guests, journeys and days out: what is known of them; the keys are those of `../lore.ts`. */
export const GUESTS_AND_OUTINGS = `
glamping
job: a stay, stays
rival: cabins and tents on booking platforms | they show pictures, reviews and free dates at once | Airbnb, Canopy & Stars@GB, Hipcamp@US, Getaway@US | treehouse stay
rival: country hotels and holiday flats | they offer comfort and service in any weather
rival: camping with people's own tent or van | it costs much less
meet: local tourist offices, farm shops and wedding venues | manager of the tourist office | guests ask there for special places to stay | let a few couples stay one night with {name} at a test price and ask what they would change | two weekends | wedding planners, farm shops and hiking clubs | their guests look for somewhere to stay nearby
measure: the share of weekday nights that are booked
moat: a special site with permission, good reviews and guests who book directly
risk: income falls in cold and wet months | heat the units well, sell weekdays and long stays, and plan costs for closed weeks
rule: Settle planning, water and fire safety | Ask the authorities about building permission, toilets and waste water, fire access and stoves, tourist tax, and insure guests, trees and steps. | the answers are filed before anything is ordered
trial: Sell a few nights in one unit | Put up, borrow or use one unit, sell nights at the full price for two weeks, clean it yourself, and record hours, costs and complaints. | nights sold, hours and costs are on one sheet
ask: Is overnight use allowed on the site? | | rules | with a written answer from the building authority
ask: Who books on weekdays and in winter? | | interviews-2 | by asking fifteen people who can travel then
ask: How many nights pay for one unit? | | f-2 | by dividing all costs by what is left of a night
roles: a builder for huts and tents | a host | somebody for bookings and laundry
search: treehouse stay
name: +Fernlodge = a lodge among ferns
name: Moss & Lantern = moss outside, light inside
name: +Canopynest = a nest under the trees
name: Wool & Wood = wool blankets and wood stoves
name: Starlit Hut = a hut under the stars
name: Owl & Lantern = quiet nights in the woods
name: +Meadowstay = a stay in the meadow
name: *Glampora = a new word from glamping
name: Stove & Sky = a warm stove and open sky
name: Slow Branch = slow days among branches
name: Rain on Canvas = sleeping in a tent
line: Sleep in nature, wake in comfort
line: A warm bed under the stars
line: Nature outside, comfort inside
line: Two nights feel like a week
line: Close to nature, far from routine
line: Pack light, the bed is made

hostel
job: a night, nights
rival: hotels and rooms on booking sites | they offer privacy, reviews and instant booking | Booking.com, Hostelworld, Airbnb, Ibis | hostel
rival: hostel chains | people know the standard from other cities | Generator, A&O@DE, YHA@GB
rival: staying with friends, camping or night travel | it costs little or nothing
meet: stations, tourist offices and hiking or cycling routes | tourist office staff | travellers ask them for an affordable bed tonight | place a few guests through {name} and ask each the next morning why they chose it | two mornings a week | schools, sports clubs and tour guides | they need affordable beds for groups
measure: the share of beds sold on ordinary weekdays
moat: good location, atmosphere and guests who book directly and recommend it
risk: booking sites take commission and control visibility | win direct bookings, groups and longer stays, and give returning guests a better offer
rule: Settle use, fire safety and guest registration | Ask the authorities about change of use, number of beds, fire escapes, guest registration, tourist tax and food, and insure guests' belongings. | the permits, bed limit and policy are filed
trial: Run a few beds for two weeks | Rent or use one room with a few beds, take guests at the full price, and record nights, source of bookings, cleaning hours and reviews. | nights, costs and sources of bookings are on one sheet
ask: What brings guests in low season? | | interviews-2 | by asking schools, clubs and firms in the area
ask: How many beds must be sold to cover costs? | | f-2 | by working out every month with realistic occupancy
ask: Why do guests choose it over a private room? | | trade-trial | by asking every guest of the test
roles: a host | somebody for cleaning and kitchen | somebody for bookings and groups
search: hostel
name: +Bunkyard = bunks around a yard
name: Long Table Inn = guests at one table
name: +Roamrest = rest for travellers
name: Bread & Bunk = a bed and breakfast
name: Next Stage = rest before the next stage
name: +Packdown = put down your backpack
name: Lower Bunk = the bed people like best
name: *Hostello = a friendly word for hostel
name: Bunk & Kettle = a bed and a cup of tea
name: Shared Supper = guests eat together
name: Map & Pillow = plan the trip and sleep well
line: Good beds and good company
line: Stay longer for less
line: Arrive alone, eat together
line: Clean beds, shared kitchen, fair price
line: Your base for every trip
line: Sleep well, meet new people

home-swap
rival: home exchange clubs | they have homes in many countries, reviews and points | HomeExchange, HomeLink, Kindred@US, Intervac | home exchange
rival: holiday rentals and hotels | people pay and owe nobody anything | Airbnb, Vrbo
rival: staying with family and friends | it is free and people know each other
meet: staff associations, parents' groups and international clubs | organiser of a staff or parents' group | members have similar holidays and already trust each other | match two households from one group with {name} for a weekend and ask both afterwards | two evenings a month | language schools, relocation advisers and town twinning clubs | their members want to stay abroad affordably
measure: the share of matched members who agree on a swap within six weeks
moat: a trusted community with checked members and enough homes in wanted places
risk: popular places get many requests and others none | start with one community, use points or three-way swaps, and show what each area offers
rule: Settle tenancy, insurance and damage | Check whether tenants need consent, whether home insurance covers swap guests, what the terms say on damage, pets and cars, and how identity is checked. | the terms, insurer's answer and identity check are in place
trial: Arrange the first swaps by hand | Choose a few households, match them, support a weekend swap and note questions, worries and problems. | swaps, problems and willingness to repeat are on one sheet
ask: What happens when something breaks? | A signed agreement and insurance cover it | rules | with the answer of an insurer
ask: Will members pay again after the first swap? | | f-4 | by asking the first members for a second fee
ask: Which homes find a match easily? | | trade-trial | by counting requests for each home
roles: a community manager | a developer | somebody who wins groups and partners
search: home exchange
name: +Homeswitch = two homes are switched
name: Two Front Doors = two homes, two doors
name: +Swapstay = a stay by swapping
name: Same Week = holidays in the same week
name: Door for Door = one door for another
name: +Latchtrade = swap your latch for another
name: Mutual Stay = both sides stay
name: *Casamuta = from the words for house and change
name: Yours for Ours = your home for ours
name: Fair Swap = a fair exchange
name: Away at Home = away and yet at home
line: Swap homes, save on holidays
line: Live like locals on holiday
line: Your home opens doors elsewhere
line: Trusted homes for your next trip
line: Travel further without hotel bills
line: A real home while you travel

accessible-travel
job: a trip, trips
rival: booking sites with an accessibility filter | they offer the most choice and instant booking | Booking.com, Airbnb, Expedia | wheelchair accessible hotel
rival: travel agencies for accessible holidays | they have known the destinations for years and book everything from one hand | Wheel the World, Limitless Travel@GB, Runa Reisen@DE | accessible holidays
rival: planning it alone, with calls to hotels and tips from groups | it costs only time and other travellers answer honestly
meet: disability organisations, rehabilitation clinics and shops for mobility aids | head of a disability organisation | members ask where they can travel without bad surprises | plan one free weekend trip with {name} for members of the group and share the checked hotel list | two afternoons a week | occupational therapists, care services and suppliers of mobility aids | their clients ask them which places are really accessible
measure: the share of trips on which everything was as confirmed before booking
moat: own checked records of rooms, transport and helpers, and travellers who report back
risk: a room or a vehicle is not as promised and the trip is spoiled | check by photo and measurement, confirm again before departure and keep a second place ready
rule: Settle package travel law, aids and cover | Ask which duties an organiser or agent has for prepaid trips, learn the carriers' rules for wheelchairs and batteries, and insure liability and cancelled trips. | the duties, the carriers' rules and the policy are on file
trial: Plan four short trips with checked access | Measure or have measured the rooms and routes for four travellers, plan a day out or a weekend, and note hours, surprises and who would pay for the next trip. | hours, surprises and paying travellers are on one sheet
ask: What happens when something is not accessible on arrival? | A second place is ready and somebody answers the phone | rules | with the help plan in writing for each trip
ask: How many hours does one checked trip take? | | trade-trial | by timing calls, measuring and booking for four trips
ask: Who pays, the traveller or the hotel? | | price-talks | by asking ten travellers for a planning fee and ten hotels for a commission
roles: somebody who travels with a disability | somebody who plans and books trips | somebody who answers travellers on the road
search: accessible holidays
name: +Rampway = step-free ways to travel
name: Step Free Trips = travel without steps
name: +Doorwider = doors wide enough
name: Checked Stay = rooms checked beforehand
name: Roll & Roam = travel on wheels
name: Easy Access Away = accessible holidays
name: +Freeroll = rolling without barriers
name: Travel Level = level ways everywhere
name: *Accessia = from the word access
name: Room to Turn = space for a wheelchair
name: No Steps Ahead = a way without steps
line: Accessible holidays, checked before you book
line: Know the room before you arrive
line: Travel without nasty surprises
line: Every door and shower measured
line: Your trip, planned around your needs
line: Step-free from home to hotel

luggage-transfer
job: a transfer, transfers
rival: luggage carriers on well-known trails | they are known by name, cheap and easy to book online | Sherpa Van@GB, Jacotrans@ES, Brigantes@GB | luggage transfer
rival: tour operators with transfer included | hotels, route and luggage come in one package | Macs Adventure, Inntravel@GB | self guided walking holiday
rival: carrying it all, a taxi, or a lift from the hotel | it needs no booking or no extra supplier
meet: guest houses on the route, tourist offices and bicycle shops | owner of a guest house | guests ask how their bags get to the next stop | carry the bags of guests for two weeks with {name} and leave booking cards at the reception | two mornings a week in season | guest houses, tourist offices and walking clubs | they are asked for transfers every day in season
measure: the share of bags delivered before their owner arrives
moat: guest houses that hand out the booking cards and keep bags safe for the driver
risk: the van runs half empty on quiet days and the season is short | take bookings by route with a cut-off time, join forces with local drivers and add groups and cyclists
rule: Settle transport licence, vehicle and cover for bags | Ask which licence carrying goods for payment needs, insure vehicle and luggage, and write down limits on weight, value and what may not travel. | the licence, the policy and the terms are on file
trial: Drive one route for two weeks | Take every booking on one route, and note bags per day, kilometres, late deliveries, income per drive and who books again. | bags, kilometres and income per day are on one sheet
ask: What if a bag is late or lost? | The guest gets a call and the bag is brought the same evening | rules | with the terms and the insurer's answer
ask: How many bags a day pay for the drive? | | trade-trial | by counting bags and costs on each drive for two weeks
ask: Will guest houses recommend the service? | | closing-calls | by asking ten guest houses on one route for a booking card at reception
roles: a reliable driver who knows the area | somebody who wins guest houses and tour operators | somebody for bookings and customer calls
search: luggage transfer walking
name: +Bagahead = bags travel ahead
name: Light Back = walking without a heavy bag
name: Next Stop Bags = luggage at the next stop
name: +Walkfree = walking without luggage
name: Bags by Road = luggage goes by van
name: Bag There First = the bag arrives before you
name: +Trailporter = a porter for trails
name: Stage to Stage = from each stop to the next
name: *Valisette = from a word for small suitcase
name: Day Pack Only = all one has to carry
name: Porter & Path = luggage carried along the path
line: You walk, we carry
line: Your bags arrive before you do
line: Walk light from stop to stop
line: Leave your bag, enjoy the trail
line: Luggage carried, door to door
line: Only a day pack to carry

nature-walks
job: a walk, walks
rival: walks by nature societies, parks and rangers | they are free or cheap and led by recognised experts | RSPB@GB, Audubon@US, NABU@DE | guided nature walk
rival: outdoor tours on booking sites | guests find reviews and book within minutes | Airbnb, GetYourGuide, Viator | nature tour near me
rival: going alone with a field guide or an app | it is free and one can stop anywhere | Merlin Bird ID, iNaturalist, PlantNet
meet: guest houses, garden centres and local nature groups | owner of a guest house | guests ask what they can do outdoors nearby | lead a free first walk with {name} for the guests and leave a calendar at the reception | two mornings a week | tourist offices, teachers and garden centres | they look for local outings to recommend
measure: the share of guests who book a second walk or recommend one
moat: guides who know the area in every season, and regular guests who follow them
risk: bad weather and quiet seasons empty the calendar | set a clear weather rule, offer walks for every season and add schools, firms and vouchers
rule: Settle access, protection, foraging and cover | Ask landowners and authorities where groups may go and what may be picked, learn the rules of protected areas, have first aid training and insure liability. | the permissions, the first aid certificate and the policy are there
trial: Lead four small walks | Hold two topics twice with up to six guests for a small fee, and note bookings, cancellations, questions and who wants the next date. | guests, fees and repeat bookings are on one sheet
ask: What if somebody is hurt or eats a wrong plant? | The guide is trained in first aid and no find is eaten without an expert's check | rules | with the safety sheet and the insurer's answer
ask: How many guests can one guide lead well? | | trade-trial | by leading groups of different sizes and asking each guest
ask: What do guests pay for a guided walk? | | price-talks | by offering the same walk at two prices
roles: a trained guide with local knowledge | somebody for bookings and guest houses | a second guide for full weekends
search: guided nature walk
name: +Fernfinder = finding plants on a walk
name: Wild & Near = nature close to home
name: Walk & Wonder = walking and marvelling
name: +Birdpath = walks to see birds
name: Leaf & Feather = plants and birds
name: First Light Walk = early walks in nature
name: +Mosswalk = a walk in the woods
name: Slow Trails = walks without hurry
name: *Foresta = from the word forest
name: Look Closer = seeing more in nature
name: Season Walks = walks for every season
line: See more on every walk
line: Nature explained, step by step
line: Learn what grows and sings here
line: Small groups, local guides
line: A new walk for every season
line: Slow down and look closer

travel-esim
job: a package, packages
rival: roaming from the home network | it works on arrival and needs no set-up | Vodafone, T-Mobile, Orange
rival: eSIM shops and marketplaces | they are well known, cheap and cover most countries | Airalo, Holafly, Saily, Nomad | travel esim
rival: a local SIM card at the airport and free wifi | it often gives the most data for the money
meet: travel agencies, language schools and hosts of international guests | travel agent | customers ask how to use their phone abroad | set up the eSIM on customers' phones at the counter with {name} before they leave | two mornings a week | travel agents, hosts and business travel managers | their travellers call them when the phone does not work
measure: the share of customers who are online within minutes of landing
moat: partners who recommend it at booking, and help in the traveller's own language
risk: many sellers offer the same networks and prices keep falling | serve one group of travellers, sell through partners and be the one with help that answers
rule: Settle resale, identity checks and refunds | Ask regulators and wholesalers whether a reseller needs a licence or must identify buyers, state speed limits and validity clearly, and write a refund rule. | the answers, the wholesale contract and the refund rule are on file
trial: Equip a handful of travellers | Sell a package to several travellers on different routes, help with the set-up, and note time to first connection, problems, unused data and who would buy again. | connections, problems and repeat buyers are on one sheet
ask: Why not buy from a known marketplace? | Help before departure and on arrival, in the traveller's language | interviews-2 | by asking fifteen travellers what went wrong with their last package
ask: What remains of each sale after data, advertising and refunds? | | f-2 | with quotes from three wholesalers
ask: Which partners will recommend it? | | closing-calls | by offering a commission to ten travel agencies and hosts
roles: somebody who knows mobile wholesale | somebody for customer help around the clock | a developer for shop and activation
search: esim for travel
name: +Landandlink = land and be connected
name: Easy Roaming = simple mobile data abroad
name: Bars Abroad = signal bars in other countries
name: Data Passport = mobile data for travelling
name: +Hopdata = data from place to place
name: Data on Arrival = connected on arrival
name: +Tripsignal = signal for every trip
name: Fly & Connect = connected after the flight
name: *Roamia = from the word roam
name: *Signalina = from the word signal
name: Connect & Go = set up and leave
line: Land and you are online
line: Mobile data without roaming bills
line: Set up at home, online abroad
line: One eSIM for your whole trip
line: Data abroad, help when you need it
line: Know the price before you fly

newcomer-help
job: an arrival, arrivals
rival: relocation agencies | employers know them and pay the bill | Crown Relocations, Santa Fe Relocation, Sirva | relocation services
rival: public advice centres and charities | they are free and know the rules
rival: friends, colleagues and groups for newcomers | they have just done it themselves and answer for free | Facebook, InterNations, Reddit
meet: employers' HR offices, universities and language schools | HR manager who hires from abroad | new employees need help with papers, housing and bank before they can start | guide one new employee through the first two weeks with {name} and report to HR what was settled | two mornings a week | HR managers, university international offices and language teachers | newcomers bring them questions outside their job
measure: the share of steps such as registration, bank and housing done by the agreed date
moat: checklists kept up to date for each office, and employers who send every new hire
risk: people need help only once and every case takes longer than planned | sell to employers and universities who have arrivals all year, with fixed packages and a clear checklist
rule: Settle where help ends and legal advice begins | Ask which advice on visas, tax and contracts needs a licence, find a lawyer to refer to, protect copies of papers and insure liability. | the limits, the lawyer's contact and the data rules are in writing
trial: Guide four newcomers for two weeks | Take four people through registration, bank, insurance and housing, and note hours, waiting times, missing papers and what they would pay for. | steps, hours and paying customers are on one sheet
ask: Who pays, the newcomer or the employer? | | price-talks | by offering the same package to five employers and ten newcomers
ask: Who keeps the information right when rules change? | Each page names its source and the date of the last check | f-3 | by checking every checklist against the offices' own pages
ask: What happens when an application is refused? | We refer to a licensed lawyer | rules | with the limits of help written in the contract
roles: somebody who has moved here and knows the offices | somebody who sells to employers | an adviser with a licence to refer to
search: help for newcomers moving abroad
name: +Settlewell = settling in well
name: Settled Soon = at home before long
name: +Newhere = for people who are new
name: Soft Landing = an easy arrival
name: Arrive & Settle = from arrival to home
name: Papers First = paperwork done first
name: +Landwell = landing well
name: Form by Form = one form after another
name: *Arrivo = from a word for arrival
name: Local Hand = help from somebody local
name: Moved & Sorted = moved and all settled
line: New here? We help you settle
line: Paperwork, bank and home sorted
line: Your first weeks, step by step
line: Arrive today, feel at home sooner
line: Local help for every form
line: Settle in without the stress

pool-and-garden-sharing
job: a booking, bookings
rival: public pools, parks and leisure centres | they are cheap, close and need no booking | | swimming pool near me
rival: sites for hiring pools, gardens and spaces | they have many listings, reviews and protection for hosts | Swimply@US, Peerspace@US, Sniffspot@US, Giggster@US | private pool rental by the hour
rival: a friend's garden, or a holiday home with a pool | it is free, or the pool comes with the holiday
meet: local family groups, garden and pool service firms, and party planners | owner of a pool service firm | customers complain about the cost of a pool that is seldom used | list the first three pools or gardens with {name} and bring them their first guests | two afternoons a week | pool technicians, insurers and event planners | their clients ask how to make the pool or garden pay
measure: the share of free hours that are booked in a good week
moat: trusted hosts in one town, with reviews from guests on both sides
risk: an accident, noise or upset neighbours stop a host | set guest limits and quiet hours, require insurance and let hosts approve each booking
rule: Settle safety, permission and liability | Ask whether hiring out a pool or garden needs a permit or health checks, what the host's insurer says, which tax applies, and write safety rules for water and children. | the permits, the insurer's answer and the safety rules are on file
trial: Rent out three places for two weekends | List three places, offer hours to families and small groups nearby, and note bookings, cleaning time, complaints and whether hosts go on. | bookings, income and complaints per place are on one sheet
ask: Who is liable when a guest is hurt? | | rules | with the answer of two insurers in writing
ask: What do hosts keep after cleaning, water and fees? | | f-2 | by working out one weekend for each of three hosts
ask: How do you keep neighbours on our side? | Guest limits, quiet hours and a number to call | trade-trial | by asking the neighbours after each trial weekend
roles: somebody who wins and visits hosts | somebody for guests and complaints | a developer for booking and payment
search: private pool rental by the hour
name: +Poolshare = pools shared by the hour
name: +Gardenhour = a garden for some hours
name: Backyard Booking = a yard one can book
name: Swim Next Door = a pool nearby
name: +Splashlet = a pool to let
name: Lawn & Lane = gardens and swimming lanes
name: Garden for a Day = a garden hired for a day
name: +Yardkey = the key to a yard
name: *Poolaria = from the word pool
name: Garden Guest = guests in a garden
name: Green Hour = a garden by the hour
line: Private pools and gardens, by the hour
line: Let your pool or garden earn
line: A private place nearby, just for you
line: All the space to yourselves
line: Space for parties, play and rest
line: Private space, booked in minutes

tandem-flights
job: a flight, flights
rival: other flying schools, pilots and balloon companies | they have good reviews and a fixed place at the launch site | | tandem paragliding near me
rival: gift and experience vouchers | they are easy to give and the choice can be made later | Red Letter Days@GB, Jochen Schweizer@DE, Groupon, GetYourGuide | experience gift voucher
rival: a cable car, a boat trip or another outing | it is open to more people and less dependent on wind
meet: hotels, campsites and tourist offices near the launch site | hotel receptionist | guests ask what they can do that they will remember | fly with the hotel team once with {name} and leave a card with the booking code | two mornings a week | hotels, cable car operators and tourist offices | guests ask them for something special
measure: the share of booked flights that are flown on the day or moved without a refund
moat: experienced pilots, a safe record and partners at the launch site who recommend them
risk: wind and weather cancel whole weeks and an accident ends the trust | keep bookings flexible, sell vouchers with a long validity and follow clear limits for wind and passengers
rule: Settle licence, equipment, site and passenger cover | Ask which licences and registration pilots and aircraft need, who allows take-off and landing, which insurance covers passengers, and keep a log of equipment checks. | the licences, the site agreement, the policy and the equipment log are on file
trial: Fly with a handful of guests from one hotel | Take bookings through one partner for two weeks, and note requests, flights, cancellations by weather, photo sales and how guests found you. | flights, cancellations and income per guest are on one sheet
ask: How many days a season can be flown? | | f-1 | by going through the weather records and logs of one launch site
ask: What do guests do when the flight is cancelled? | They choose a new date or get a voucher | rules | with the booking terms in plain words
ask: Which partner brings the most flights? | | closing-calls | by giving a booking code to five hotels and two tourist offices
roles: a licensed tandem pilot | a driver and ground helper | somebody for bookings and partners
search: tandem paragliding
name: +Skyduo = two in the sky
name: First Flight = the first time in the air
name: +Flytwo = flying in twos
name: Lift & Glide = rising and gliding
name: Book & Fly = booked today, soon in the air
name: +Windpair = two people and the wind
name: Soft Wings = gentle flights
name: Valley Flights = flights over the valley
name: *Tandemia = from the word tandem
name: Up Together = flying with a pilot
name: +Glideday = a day for gliding
line: Fly with a pilot, no experience needed
line: See the land from above
line: Book today, fly on a good day
line: The gift nobody forgets
line: Safe pilots, unforgettable views
line: Your first flight, together

treatment-abroad
job: a treatment, treatments
rival: clinics that find patients directly | one deals with the doctor and pays no agent | | dental clinic abroad
rival: medical travel platforms and agencies | they compare many clinics and show reviews | Bookimed, WhatClinic, Medical Departures | treatment abroad
rival: treatment at home, or waiting for it | it is close, insured and the doctor is known
meet: patients' groups, online forums and diaspora communities | organiser of a patients' group | members compare quotes and ask whom they can trust | prepare two clinic offers with {name} for one member and go through them together | one evening a week | dentists, insurers and travel agents | patients ask them for a second opinion and for costs abroad
measure: the share of patients treated at the price and on the date of the written offer
moat: clinics checked in person, with results and complaints followed up after the return
risk: a complication after the return, and nobody at home feels responsible | check clinics, arrange follow-up care before departure and have the clinic confirm its guarantee in writing
rule: Settle medical referral, advertising and patient data | Ask whether arranging treatment needs a licence, what may be advertised and paid as commission, who is liable, and how health data may be sent abroad. | the lawyer's answers, the clinic contract and the consent form are on file
trial: Guide three patients to a written offer | Collect records and offers from two checked clinics for each of three patients, and note days to an offer, questions, price differences and who would pay a deposit. | offers, days and decisions are on one sheet
ask: Who takes care of problems after the return? | The clinic's written guarantee and a named doctor at home | rules | with the contract of each clinic
ask: Who pays, the clinic or the patient? | | price-talks | by asking three clinics for a commission and ten patients for a fee
ask: How do you check a clinic? | By visit, licences, results and former patients | f-3 | with one checklist and two visits
roles: a doctor or nurse who reads records | somebody who knows and visits clinics | a patient guide who speaks both languages
search: treatment abroad
name: +Careabroad = care in another country
name: Second Clinic = another clinic to choose
name: +Treatway = the way to treatment
name: Checked Clinics = clinics visited and checked
name: Care & Return = treated and safely home
name: Clear Offer = a price in writing
name: +Medroute = a route to medical care
name: Safe Care Trip = guided through treatment
name: *Curavia = from words for care and way
name: Travel to Heal = going away for treatment
name: Guided Clinic = a guide to the clinic
line: Checked clinics, clear prices abroad
line: Know the full price before you travel
line: Treatment abroad, guided from start to finish
line: Care that continues after you return
line: Compare clinics with somebody you trust
line: No more waiting for your treatment
`;
