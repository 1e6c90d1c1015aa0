/** Guests, journeys and days out: what is known of them; the keys are those of `../lore.ts`. */
export const GUESTS_AND_OUTINGS = `
glamping
job: a stay, stays
rival: cabins and huts on booking platforms | there are pictures, reviews and a filter for hot tubs | Airbnb, Canopy & Stars@GB, Hipcamp@US, Getaway@US, Unyoked@AU | treehouse stay
rival: country hotels with a spa | somebody makes the bed, and it is dry
rival: a tent in the boot, or a friend's summer house | it smells of last year, and costs nothing
meet: farm shops, registry offices and hiking inns | landlady of the hiking inn | guests ask her over breakfast where one can sleep among the trees | let six couples sleep one night through {name} in what stands already and ask at breakfast what kept them awake | four weekends | landladies, wedding planners and farm shops | they are asked for somewhere that is no hotel
measure: the share of nights from Sunday to Thursday that are booked
moat: a place in which one sleeps as nowhere else, and guests who tell it
risk: from November on it is wet, dark and empty | build one with a stove that is warm in January, sell weekdays to people who write or grieve, and close in February
rule: Settle what may be built, drained and burnt | Ask the building, forest and water authorities about huts, lavatories, ways for fire engines and stoves, ask about the stay tax, and insure trees and steps. | all answers are there before anything is ordered
trial: Sell twenty nights in one that stands | Put up or rent one, sell twenty nights at the full price, clean it yourself, and note minutes, wood, noises, damp and what was missing in the dark. | minutes, costs and complaints of twenty nights are on one sheet
ask: May it stand there at all? | | rules | with the building authority's answer in writing
ask: Who comes on a Tuesday in March? | | interviews-2 | by asking fifteen people who can leave on weekdays
roles: somebody who builds in woods | a host who lights stoves | somebody for bookings and laundry
search: treehouse stay
name: Owl at Four = who wakes one there
name: Ladder & Lark = how one goes up, who sings
name: Lower Branch = where the lamp hangs
name: Wool Blanket = two of them
name: Breakfast Rope = how the basket comes up
name: Rain on Canvas = the best noise to sleep by
name: Boots Outside = on the bottom step
name: +Fernlodge = a lodge among ferns
name: Cabane = French for a hut
name: No Bars = neither drinks nor signal
name: *Lichtelle = from the German for light
line: The owl is not on the bill
line: Rain on the roof, nobody in sight
line: Breakfast comes in a basket
line: Boots off, stove on, sky
line: You hear who lives here

hostel
job: a night, nights
rival: hotels and rooms on booking sites | one sees the price, the bed and nine thousand reviews | Booking.com, Hostelworld, Airbnb, Ibis | hostel
rival: chains with bunk beds and a bar | one knows the mattress from the last town | Generator, A&O@DE, YHA@GB, Selina
rival: a sofa, a tent or the night bus | it costs nothing, and there is a story in it
meet: stations, tourist offices and where the path or bus ends | woman at the tourist office | people stand there with rucksacks at five, and everything is full or dear | send ten of them to a house nearby through {name} with a supper, and ask each in the morning what counted | one season, two mornings a week | tourist offices, bus drivers and innkeepers who are full | they are asked where one can still sleep tonight
measure: the share of beds that are taken on ordinary weekdays
moat: a table at which strangers talk, and guests who send the next
risk: booking sites take a sixth and decide who is seen | ask each guest to write directly next time, work with paths and schools, and keep beds that are not on sites
rule: Settle beds, fire, names and the stay tax | Ask the building and fire authorities how many may sleep on each floor, ask about registering guests, tax and breakfast, and insure lost rucksacks. | permits, the number of beds and the policy are there
trial: Run eight beds for two weeks | Rent a house or a floor, make eight beds, cook once a day, and note nights, laundry, hours, snorers, where they heard of it and whether they stayed longer. | beds, hours and costs of two weeks are on one sheet
ask: What do you live on when nobody travels? | | f-2 | by reckoning each month with beds that were taken nearby
ask: What about the snorer in the room of eight? | There is a small room for him, and earplugs for all | trade-trial | with eight beds for two weeks
roles: a host who likes mornings | somebody for kitchen and laundry | somebody for bookings, paths and schools
search: hostel
name: Lower Bunk = the one all want
name: Left Boot Inn = where the other one is still drying
name: Long Table = where one meets
name: Sock Line = across the yard
name: Soup at Seven = and somebody tells where it rained
name: Half a Map = what two strangers put together
name: Night Porter = he knows a shortcut
name: +Rucksackery = a room full of rucksacks
name: Ostello = Italian for a hostel
name: Bread & Bunk = what one needs
name: Bettina Bunk = a bed with a first name
line: Soup at seven, strangers until eight
line: The boots dry by the stove
line: A bunk, a lamp, a hook
line: Somebody here walked it yesterday
line: The kettle belongs to all

home-swap
rival: clubs for home exchange | there are homes in each country, with points and reviews | HomeExchange, HomeLink, Kindred@US, Intervac | home exchange
rival: flats for holiday lets | one pays, and waters nobody's tomatoes | Airbnb, Vrbo
rival: a sister by the sea | one knows where the key is, and what she thinks
meet: staff rooms, choirs abroad and language classes | member of the staff council | four hundred people there have holidays at the same time and none has the money for July | find two households that suit each other in the staff room for {name}, talk them through the first evening, and ask both after the weekend | two evenings a month | staff councils, language teachers and twinning clubs | people ask them who has seen it from inside
measure: the share of members who swap within the first year
moat: a circle in which one trusts one another because of what one has in common
risk: those by the sea get ninety requests, and those in the suburb none | begin in one profession, let chains of three swap, and tell what is near the suburb
rule: Settle tenancy, insurance and breakage | Ask whether tenants need consent, ask insurers about guests who do not pay, keep a page for breakage, pets and cars, and check who somebody is. | consent form, insurer's answer and the page are there
trial: Bring about four swaps | Choose eight households, pair them by hand, let them swap for a weekend, and note questions, fears, breakages and what lay on the table. | questions and breakages of four swaps are on one sheet
ask: What if somebody breaks the piano? | The page both signed says who pays, and an insurer stands behind it | rules | with the insurer's answer
ask: Would members pay, if two of them know each other afterwards? | | f-4 | by asking the first thirty after their second swap
roles: somebody who inspires trust | a developer for dates and chains | somebody for staff councils and clubs
search: home exchange
name: Key in Flowerpot = everybody's place
name: Your Tomatoes = watered twice
name: Their Teapot = on the left
name: Odd Pillow = too soft, too high
name: Note on Fridge = where it says which butcher is good
name: Same Week = they have holidays too
name: Two Front Doors = each opens on the sea, nearly
name: +Latchtrade = one latch for another
name: Scambio = Italian for a swap
name: Bike in Shed = it may be used
name: *Casamuta = a house that changes hands for a week
line: Water the tomatoes, eat the ripe ones
line: Their teapot, their view, their butcher
line: The key is where everybody has it
line: Somebody sleeps in your bed, and likes it
line: A note on the fridge, and cake

accessible-travel
job: a trip, trips
rival: special tour operators | they measured the door themselves, and there are six places | Wheel the World, Limitless Travel@GB, Runa Reisen@DE, Accomable@GB | accessible holidays
rival: booking sites with a wheelchair sign | there is a tick, and then three steps | Booking.com, Airbnb | wheelchair accessible hotel
rival: the same guest house each summer, or staying at home | she knows the ramp, and the waiter
meet: rehabilitation clinics, patients' groups and wheelchair sports | head of a patients' group | they share on the telephone which hotel lied | measure three hotels with one of the group for {name}, doors, bed height, shower, and send the sheet to the others | two afternoons a week | heads of patients' groups, care services and suppliers of aids | they are asked where one can go with a hoist
measure: the share of trips on which everything was as the sheet said
moat: rooms measured by oneself, and drivers who know how to strap a chair
risk: one broken lift, and the holiday is over | have a second place for each stay, a number that answers at night, and ring two days before
rule: Settle travellers' money, aids and help | Ask what an organiser must hold for prepaid money, ask carriers about chairs and batteries, insure aids, and write down what helpers do and what is nursing. | protection, carriers' answers and the page on help are there
trial: Travel with four people for two days | Measure beforehand, travel along, and note doors, minutes, broken things, prices above the usual and what was finer than expected. | doors, minutes and costs of two days are on one sheet
ask: What do you do when the lift is broken on arrival? | A second place nearby is agreed, and the driver waits | rules | with the second place in writing for each stay
ask: What does it cost to measure one hotel, and who pays for it? | | trade-trial | by measuring five with a clock
roles: somebody who travels in a wheelchair | somebody who measures and haggles | somebody who answers at night
search: accessible holidays
name: Thirty Two Inch = what a door has to be
name: No Small Step = that is what they all say
name: Ramp & Rosé = how a terrace is reached
name: Tape Measure = it always comes along
name: Second Lift = the one that works
name: Left of Bed = room for a chair
name: Wheel Wet Sand = at last
name: +Doorwider = wider by a hand
name: Sanfter Weg = German for a gentle path
name: Front Row Sea = not from the car park
name: *Rampelina = a ramp with flowers
line: We lay in that bed ourselves
line: Wet wheels, salt, ice cream
line: The door is as wide as it says
line: One step is one too many
line: Front row of the sea

luggage-transfer
job: a stage, stages
rival: carriers along known paths | the label is on the website, and it is there by four | Sherpa Van@GB, Jacotrans@ES, Brigantes@GB | luggage transfer
rival: operators of walking holidays | inns, map and bag are one parcel | Macs Adventure, Inntravel@GB, Eurohike | self guided walking holiday
rival: a lighter rucksack, a taxi or a brother-in-law with a car | one needs only two shirts
meet: inns on the path, tourist offices and outdoor shops | landlady on the third stage | knees begin to hurt at her house, and she rings somebody with a car | carry the bags of her guests for two weeks with {name} and hang a label on each hook in the hall | two mornings a week in season | landladies, tourist offices and hiking clubs | they see who limps in at night
measure: the share of bags that are there before the walker
moat: inns that keep the key, the label and the habit
risk: eleven bags on Sunday, two on Tuesday, and the van drives either way | plan by stages with inns, take groups and bread along, and join up with whoever drives the path already
rule: Settle lost bags, licence and the hall | Ask which licence carrying for money needs, insure bags and what is in them, agree with inns who hands over, and say what does not travel. | the licence, the policy and the agreements are there
trial: Drive one path for two weeks | Carry each bag that comes on five stages, and note bags by day, kilometres, minutes at doors, what was forgotten and who took it again. | bags, minutes and ways by day are on one sheet
ask: What if the bag is in the wrong inn at night? | We drive, and the night things come first | rules | with one number on each label
ask: How many bags a day pay for the van? | | trade-trial | by driving two weeks with a clock
roles: a driver who knows every inn | somebody who signs inns | somebody for bookings and labels
search: luggage transfer walking
name: Third Stage Knee = it is well known
name: Dry Socks Ahead = they are there already
name: Label Red = the one for the next inn
name: Two Shirts = what one carries oneself
name: Boot & Butter = breakfast before the climb
name: By Four = when it stands in the hall
name: Light Back = that is how one sings
name: +Stilewise = over each stile without a case
name: Zaino = Italian for a rucksack
name: Wrong Inn = it happened once
name: *Valisette = a small case that gets there first
line: Your socks are there already
line: Knees first, bags by road
line: The hairdryer takes the van
line: Only an apple on your back
line: The one with the red label

nature-walks
job: a walk, walks
rival: nature societies and wardens | it costs little, and the man has counted terns for forty years | RSPB@GB, Naturpark@DE, Audubon@US | guided nature walk
rival: tours on booking sites | one sees it at breakfast and goes at ten | Airbnb, GetYourGuide, Viator
rival: an app, a book and one's own nose | one may stop wherever one likes
meet: farm shops, guest houses and garden centres | landlord of the guest house | guests ask him what sings there at five, and he does not know | take six of his guests out at dawn with {name} and let them write into his guest book | two mornings a week | landlords, garden centres and teachers | they are asked what one can see there that has no ticket
measure: the share of guests who come on a second walk in another season
moat: a guide who knows what will be there tomorrow at six
risk: it rains, nothing shows itself, and all are cold | promise no animal, always have something that can be smelt or eaten, and a barn with soup
rule: Settle paths, picking and who answers for a mistake | Ask owners and the authority where one may leave the path and what may be picked, have a trained person look at each mushroom, insure guests, and keep away from nests. | consents, the list of plants and the policy are there
trial: Lead six walks at three hours | Go at dawn, noon and dusk, twice each, with six people, and note what showed itself, walking pace, questions, cold feet and who would come again. | sightings and questions of six walks are on one sheet
ask: What if somebody eats what they picked alone next day? | They take home a sheet of look-alikes, and eat only what we saw | rules | with the sheet and an insurer's answer
ask: How many guests can one guide lead before everything has flown off? | | trade-trial | with groups of four, eight and twelve
roles: a guide who can be silent | somebody for landlords and dates | somebody who makes tea in any weather
search: guided nature walk
name: Cold Dew = how it begins
name: Reed & Thermos = what a guide needs
name: There It Is = whispered, pointing
name: Nettle Soup = eaten with respect
name: Hush = what is said most often
name: Third Thrush = or was it the first
name: Muddy Knees = of people who look closely
name: +Fernfinder = somebody who bends down
name: Erba = Italian for a herb
name: Ten Past Dawn = when it is loudest
name: *Lerchelle = from the German for a lark
line: There, left of the dead branch
line: Smell it first, then guess
line: Up at four, glad at five
line: Nobody said a word for ten minutes
line: What you step over is lunch

travel-esim
job: a package, packages
rival: shops for travel data | one takes it at the gate with a thumb | Airalo, Holafly, Saily, Nomad | travel esim
rival: roaming packages of the network at home | it rings on landing, and one presses yes | Vodafone, T-Mobile, Orange
rival: cafés with a password, and a paper map | it is free, and one gets lost nicely
meet: gates of long flights, language schools and travel agencies | travel agent | people ask at the counter at the very end what they do about the telephone | set up ten telephones at the counter with {name} before departure and ask after the trip where it stopped | two mornings a week | travel agents, hosts and language schools | the first thing their guests ask for is the password
measure: the share of customers who buy for their next trip as well
moat: routes on which one knows which network really works, and hosts who hand it out
risk: twenty sellers have the same data, and prices fall each quarter | serve one kind of traveller, in the own language and with somebody who answers on landing
rule: Settle whose network it is and what a buyer must show | Ask networks and regulators whether a reseller needs a licence, ask where buyers must be registered by name, say truly at what point it gets slow, and give money back for what does not work. | the answers and the page on refunds are there
trial: Equip thirty travellers on ten routes | Give data to thirty travellers, and note telephones that cannot, minutes until it worked, dead places, messages at night and what was left over. | minutes and dead places by route are on one sheet
ask: Why you, when Airalo is on every telephone? | Somebody answers in their language at two in the morning | interviews-2 | by asking fifteen travellers when it last failed
ask: What remains of a package after data, advertisement and refunds? | | f-2 | by quotes of three wholesalers
roles: somebody who knows wholesale networks | somebody who answers at landing time | a developer for payment and set-up
search: esim for travel
name: Bars on Landing = the ones one can use
name: Gate Nine = where it is set up
name: Map & Mango = what one needs abroad
name: No Password = one need not ask the waiter
name: Blue Dot = here one stands
name: Runway = from where it works
name: Text Mother = landed, all well
name: +Roamwren = a small bird that gets about
name: Pronto = what Italians say on the telephone
name: Tuk Tuk Call = found each other
name: *Signalina = a small signal that travels
line: Landed, texted, found the bus
line: The blue dot knows the way
line: No need to ask for the password
line: The map works at the baggage belt
line: Mother knows you have landed

newcomer-help
job: a move, moves
rival: relocation agencies paid by employers | they have a key to every office, and the firm pays | Fragomen, Expatica, Localyze@DE | relocation service
rival: groups of countrymen and free guides | somebody had it last year, at another desk | Facebook, Settle in Berlin@DE
rival: a colleague who comes along | he took half a day off, twice
meet: language schools, coworking floors and the queue at the foreigners' office | language teacher | letters are opened in her break that nobody understands | go to two offices with six of her pupils for {name} and write down each sheet that was missing | two mornings a week | language teachers, estate agents and personnel offices | they are asked what this letter means
measure: the share of newcomers who have all papers by the agreed week
moat: a list, kept each week, of what each desk really wants to see
risk: offices change, appointments vanish, and the promise breaks | promise steps, not dates, and tell at once when something at an office has changed
rule: Settle where help ends and legal advice begins | Ask the bar which advice only lawyers may give, have newcomers sign powers of attorney, keep papers safe, and name a lawyer for refusals. | the bar's answer, the form and the lawyer are there
trial: Go with eight newcomers | Accompany eight people from landing to doctor, and note hours, desks, papers that were missing, waiting and what they could have done alone. | hours and missing papers of eight people are on one sheet
ask: Can you get an appointment sooner than anybody else? | No, and we say so, but the first one is enough | rules | with the page on what is promised
ask: Who pays, the newcomer or the employer? | | price-talks | with ten newcomers and five personnel offices
roles: somebody who once arrived there | somebody patient at counters | somebody for firms, schools and lists
search: relocation help
name: Desk Fourteen = the right one, at last
name: Stamp & Soup = what one needs on day one
name: Missing Sheet = it is always one
name: First Doorbell = with one's own name
name: Which Queue = the left one
name: Bring a Copy = of everything
name: Week Four = when one has a doctor
name: +Arrivewell = to arrive, and well
name: Ankommen = German for arriving
name: Second Suitcase = it is unpacked now
name: *Papierella = she finds the right form
line: Somebody knows which desk
line: The letter means something harmless
line: Your name is on the bell
line: Bring two copies, we bring the third
line: A doctor, a bank, a good baker

pool-and-garden-sharing
job: a booking, bookings
rival: platforms for private pools, meadows and yards | there are pictures and an hour one can tick | Swimply@US, Swimmy@FR, Sniffspot@US | rent private pool
rival: lidos and parks | there are chips, other children and no one to thank
rival: a friend with a garden | one brings cake, and not every week
meet: allotment gates, dog schools and streets with large gardens | owner of a large garden | it is used on nine days a year, and mown on thirty | open one garden for two Saturdays with {name}, stay in the kitchen, and ask owner and guests in the evening | two Saturdays a month | gardeners, dog trainers and nursery teachers | they know who has room, and who looks for it
measure: the share of owners who open again after the third booking
moat: owners in one district who have had good guests
risk: neighbours complain about noise, and the owner closes | keep hours and numbers small, begin with quiet guests, and give neighbours a telephone number
rule: Settle liability, neighbours and what counts as a trade | Ask insurers who pays for falls, water and broken fences, ask the town whether letting by the hour needs a permit, write house rules, and say what has to be taxed. | the insurer's and the town's answers are in the terms
trial: Open four gardens for two weekends | Find four owners in one district, take bookings by telephone, be there, and note hours, damage, neighbours and what was left on the lawn. | hours, damage and neighbours' words are on one sheet
ask: Who pays when somebody slips on the steps? | An insurer, for each booking, and the page says up to where | rules | with the insurer's answer in writing
ask: What if owner and guest do without you from the second time on? | | f-4 | by calling each pair that stops
roles: somebody neighbours trust | a developer for hours and payment | somebody for insurers and complaints
search: rent a garden by the hour
name: Gate Unlatched = it is open until six
name: Borrowed Lawn = barefoot on somebody's grass
name: Over the Hedge = where one always looked
name: Six to Eight = whose it is then
name: Cake for Owner = nobody asked for it
name: Wet Footprints = up to the terrace
name: Good Fence = what it takes
name: +Hedgekey = a key for a hedge
name: Jardin Ami = French: a garden that is a friend
name: Neighbour Waves = so it is all right
name: *Gartenza = a garden, for once
line: The gate is open until six
line: You always looked over that hedge
line: Barefoot on somebody else's grass
line: Leave the gate as you found it
line: The owner is in the kitchen, waving

tandem-flights
job: a flight, flights
rival: pilots and clubs on the same hill | the wind sock has hung there for decades, and the inn sends its guests | | tandem flight
rival: platforms and the hotel desk | one books it after breakfast | GetYourGuide, CheckYeti, Jochen Schweizer@DE
rival: watching from the bench with an ice cream | one has solid ground under both feet
meet: hotel desks, outdoor shops and the meadow where one lands | receptionist of the hotel | guests ask him what one could do there once in one's life | take two of the hotel's staff out with {name} so that they can tell it, and leave dates for the week | two mornings a week in season | receptionists, outdoor shops and sports teachers | they are asked for something one will not forget
measure: the share of passengers who send somebody else
moat: pilots who calm the frightened, and a name for staying on the ground when in doubt
risk: the wind is wrong for ten days, and everybody wants money back | sell vouchers that move, call on the evening before, and sell dawn and late autumn
rule: Settle licences, weather limits and rescue | Ask the authority which licence pilots, craft and sites need, write down at which wind and visibility nobody goes, test the rescue once a season, and insure people and third parties. | licences, the page of limits and the rescue test are there
trial: Fly for two weekends | Take every passenger of two weekends, and note minutes on the ground and in the air, fear, cold, weather lost and who sent a friend. | minutes, weather and damage of two weekends are on one sheet
ask: On how many days of the season can you fly at all? | | f-2 | by counting such days in the records of five years
ask: What do you do with somebody who is afraid? | The pilot tells each step beforehand, and one may stay on the ground until the last one | trade-trial | with every passenger of two weekends
roles: a licensed pilot with calm | somebody who keeps equipment safe | somebody for hotels, weather and vouchers
search: tandem flight
name: First Gust = when all goes quiet
name: Windy Grin = how they come back
name: Two Thumbs = a sign between two people
name: White Knuckle = the first ten minutes
name: Soft Landing = in clover, if all goes well
name: Check Twice = each strap, each buckle
name: Run & Rise = ten steps, then none
name: +Windhand = a hand that feels wind
name: Brezza = Italian for a breeze
name: Cold Nose Club = all are members
name: *Altavelle = a high sail
line: Ten steps downhill, then none
line: Somebody calm checks each buckle
line: Too much wind, so we drink tea
line: Your shoes above the cows
line: Two thumbs up, with shaking hands

treatment-abroad
job: a treatment, treatments
rival: agencies and portals for clinics abroad | there are prices, teeth before and after, and a hotel | Bookimed, Qunomedical@DE, Medigo | dental treatment abroad
rival: the dentist or surgeon at home, by instalments | one can go back if it hurts
rival: waiting, and chewing on the left | it has gone well for years
meet: waiting lists, patients' groups and clubs of people from that country | leader of a patients' group | somebody is always back and tells, and three want the number | go with two patients to the first talk at the clinic for {name}, take notes and ask them at home after a month | two afternoons a week | heads of patients' groups, family doctors and clubs of countrymen | they are asked whether that can be trusted
measure: the share of patients who are content half a year later
moat: few clinics, seen by oneself, and a doctor at home who looks after them
risk: something goes wrong, and nobody at home will touch it | sign a doctor for aftercare at home first, and send nobody without a plan for the day after
rule: Settle who treats, who advises and who is liable | Ask what may be arranged and advertised without being a doctor, see each clinic's licence and insurance, put aftercare and complaints in writing, and keep health data safe. | licences, policies and the aftercare contract are there
trial: Go with five patients | Accompany five patients from the first picture to the check at home, and note hours, pains, changes of plan, final bills and fears. | hours, bills and changes of five patients are on one sheet
ask: Who mends it at home when it breaks? | A dentist or doctor who has signed for it beforehand | rules | with the aftercare contract
ask: Do you recommend the best clinic or the one that pays most? | | price-talks | with clinics, by asking all for the same share and saying so
roles: a doctor who says no | an interpreter who goes along | somebody for clinics, travel and bills
search: treatment abroad
name: Left Chewing = what one got used to
name: Second Look = before somebody drills
name: Bite & Bridge = an apple afterwards
name: Seat Twelve = there, and back with teeth
name: Hand to Hold = while the needle comes
name: Crunchy Apple = eaten on the quay
name: Plain Answer = in one's own language
name: +Carecross = care across a border
name: Zweitblick = German for a second look
name: Mirror Sunday = one looks again
name: *Dentella = a small tooth with manners
line: Somebody asks what you dare not ask
line: An apple, on both sides
line: Your dentist at home knows
line: A hand, a translator, a plan for Monday
line: Also told: what we would not do
`;
