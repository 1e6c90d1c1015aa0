/** Every day, with an app: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const DAILY_APPS = `
recipe-planner | people
cue: meal plan app; week supper; plans supper; supper pantry; pantry shopping; meal planner; meal planning; recipe app; recipe plan; weekly menu; recipe fridge; leftover recipe; cook fridge app; what-to cook; recipe shopping list; recipe suggest; dinner plan family; plan meals week; recipes week; cooking app; fridge dinner; fridge suggest; fridge shopping list; dinner suggest; supper suggest; cook leftover; menu week shopping list
not: meal-kit; deliver; restaurant; catering; box; chef; dog; ingredients-send; workshop; tiffin; diabet; dietitian; calorie; canteen
kinds: saas media
who: household, households
share: 8 14 22

grocery-prices | people
cue: compare grocery price; compare supermarket price; grocery price; supermarket price; shopping list app; shopping list share; shopping list cheapest; price comparison app supermarket; grocery list; supermarket offers app; receipt scan price; flyer supermarket; basket cheapest
not: restaurant; meal-box; supplier; wholesale; delivery; recipe; farm; retailers-use; expense
kinds: saas media
who: shopper, shoppers
share: 18 28 40

family-calendar | people
cue: family calendar; family organis; family organiz; family planner; family app calendar; mental load; mental-load; school mails calendar; parent task share; co-parent; coparent; separated parent; divorced parent app; household task family; chore app; family schedule; custody schedule; co-parent co-parent; coparent coparent; mental-load mental-load
not: caregiv; elderly; employee; teacher-software; nursing; photograph; dementia; lawyer
kinds: saas
who: family, families
share: 7 12 18

outfit-app | people
cue: outfit app; wardrobe app; digital wardrobe; outfit suggest; outfit photo; style app clothes; wardrobe photo; capsule wardrobe; virtual closet; closet app; outfit ai; what-to wear; dress app style; colour analysis app; outfits from clothes
not: rent; tailor; boutique; shop-software; retailers-use; second-hand-shop; wedding; swap-shop; costume; repair
kinds: saas media
who: wardrobe owner, wardrobe owners
share: 4 8 14

plant-care | people
cue: plant care app; plant app; houseplant; house-plant; water plant remind; plant identif; plant doctor; plant disease photo; plants watering; vegetable garden plan; gardening app; garden planner; garden app; balcony plant app; grow vegetables app; planting calendar; indoor plant app; houseplant photo; houseplant app; houseplant water; plant photo; plant yellow; identif houseplant; house-plant; plant-care; plant photo remind; recognises plant; recognizes plant
not: nursery-software; farm; office-plants; landscap; flower-deliver; bouquet; florist; community-garden; hire; rent; gardener; lawn; agricultur; street
kinds: saas ecommerce
who: plant keeper, plant keepers
share: 7 12 20

travel-itinerary | people
cue: travel itinerar; trip planner; trip itinerar; itinerar app; travel plan app; plan trip ai; travel app rout; city trip plan; travel guide app; audio guide city; travel plan friend; group trip plan; family trip plan; itinerary local; travel route plan; vacation planner; plan holiday app; road trip plan; day-by-day itinerar; travel planner; trip-planner; itinerary famil; itinerary day
not: business-travel; expense; tour-operator; hotel-software; minibus; guided-tour; accommodation-booking; companies; corporate; campervan
kinds: saas services media
who: traveller, travellers
often: 0.12 0.25 0.4
share: 10 18 28

event-discovery | people
cue: event discovery; discover event; local event app; event app; find events; events near; what's-on; weekend event; events city; things-to-do; concerts near; events famil; activity weekend; family activities near; event calendar city; last-minute ticket; spontaneous plan; weekend activities kid; recommend concert; concert tonight; small events; events tonight; things-to do
not: wedding; conference; ticketing-software; venue-software; corporate; team-event; employees; trade-show; church; birthday; venues-use
kinds: media marketplace saas
who: night-out planner, night-out planners
often: 0.3 0.8 2
share: 12 20 30

neighbour-sharing | people
cue: neighbour help; neighbor help; neighbours share; neighbors share; neighbourhood app; neighborhood app; neighbours app help; neighbourhood help; share things street; borrow neighbour; borrow neighbor; neighbours favour; neighbourhood network; neighbours small jobs; same-street neighbour; neighbours ask; neighborhood help; favours block; time-bank; time bank neighbour; neighbourhood-app
not: library; dog; pet; nonprofit; flatmate; meal; meals; food; energy; solar; clothes; construction; money; elderly; drill; drills; tool; tools; ladder; ladders; garden; parking; tents; lend; childcare; babysit; car; lift-share
kinds: marketplace
who: neighbour, neighbours
often: 0.3 0.8 1.5
share: 10 18 30

second-hand | people
cue: second-hand marketplace; used book marketplace; second-hand book; books students sell; sell used; buy used; resale platform; preloved marketplace; pre-loved things; second-hand finder; second-hand search; second-hand find; used things app; used baby things; sell used bundle; second-hand sports gear; resell used; used equipment hobby; second-hand bargains; flea-market app; used textbooks; collectors sell; used-book
not: bicycle; bike; bikes; cars; car; software-for; charity; rent; factory; machine; machines; b2b; phone; phones; laptop; electronics; repair; refurbish; clothes; clothing; fashion; dress; wardrobe; jacket; instrument; instruments; furniture; sofa; toy; toys
kinds: marketplace ecommerce
who: bargain hunter, bargain hunters
often: 0.3 0.8 2
share: 10 18 28

home-inventory | people
cue: home inventor; warranty app; warranty receipt; receipt warranty; household inventor; inventory home app; warranty track; appliance manual; home maintenance app; home record; house logbook; manual warranty; belongings app; insurance inventory home; home documents app; house maintenance remind; receipts warrant; warrant appliance; warrant household; receipt appliance; warrant remind; home-inventory; appliances manual
not: warehouse; business; landlord-software; restaurant; estate; companies; contractor; will; letters; pantry
kinds: saas
who: household, households
share: 8 14 22

photo-organising | people
cue: photo organis; photo organiz; organise photos; organize photos; photos sort; sort photos; photo app memories; family photos app; photo archive family; photos duplicates; photo album app; family photo; photos faces named; family-photos; photos duplicates; pictures duplicates; duplicates family; pictures phones family
not: photographer; wedding; stock; product-photo; restaurant; shoot; estate-agent; portrait; studio; slides; digitise; digitize
kinds: saas services
who: family archivist, family archivists
share: 8 14 22

hiking-app | people
cue: hiking app; hike app; hiking trail; trail app; hiking route; hike route; walking route app; cycling route app; bike tour app; trail map; trekking app; hiking hut; hikes public transport; mountain tour; accessible trail; pushchair walk; day hike; walking route photo; route wheelchair; walking route gate; route trail; hike station; hikes train
not: guide-school; clothing; dog; boots; hotel-software; event; bike-rental; horse; employees; hiking-holiday; guided
kinds: saas media
who: hiker, hikers
share: 10 16 24

car-cost | people
cue: car cost; car expense; fuel price app; fuel log; car maintenance app; car app owner; charging cost; charging station app; ev charging app; car service remind; cheapest fuel; mileage track private; vehicle logbook; repair quote car; car repair price; car care app; electric-car charging; parking app; fuel receipt; car month cost; car really cost; garage receipt car; app fuel car; car receipts
not: fleet; dealer; car-sharing; garage-software; companies; car-wash; driving-school; rental; company; workshop-software
kinds: saas media
who: car owner, car owners
share: 30 42 55

carbon-app | people
cue: carbon footprint app; footprint app; carbon footprint track; personal carbon; co2 app; climate app; carbon offset people; track emissions personal; sustainable lifestyle app; carbon footprint people; climate challenge; eco habit app; carbon footprint purchase; footprint household
not: company; companies; supplier; factory; esg; shipping; employee; building; hotels; scope
kinds: saas nonprofit
who: climate-minded person, climate-minded people
share: 4 8 14
`;
