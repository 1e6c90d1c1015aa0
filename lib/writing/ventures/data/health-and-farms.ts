/** Health, farms and supply: what is known of them; the keys are those of `../lore.ts`. */
export const HEALTH_AND_FARMS = `
pilates-studio
job: a class, classes
rival: gyms with Pilates on the timetable | the class is part of a membership they already pay for | | pilates classes gym
rival: reformer studios and chains | they have many class times, an easy app and a first class at a low price | Club Pilates, STRONG Pilates, KX Pilates@AU | reformer pilates near me
rival: videos and apps at home | they cost little, need no travel and can be done at any hour | Pilates Anytime | pilates workout at home
meet: physiotherapists, running clubs and cafés near the studio | owner of the practice | people with back pain ask there what they should do after treatment | invite the team to a free class with {name} and leave cards for a first lesson | two mornings a week | physiotherapists, midwives and running coaches | their clients need careful training when treatment ends
measure: the share of first-time guests who are still coming twice a week after a month
moat: instructors whom members know by name, and small classes at the hours they need
risk: machines stand empty in the middle of the day while the evening is always full | sell cheaper daytime plans, offer classes for mothers and older people, and count filled places for every hour
rule: Settle qualifications, health questions and insurance | Ask which training insurers accept for machine classes, cover accidents and public liability, have every member answer health questions before the first class, and have springs and straps checked on a schedule. | the policy, the health form and the maintenance plan are filed
trial: Teach twelve classes in borrowed rooms | Hire hours in a studio or physiotherapy practice that has machines, sell single places to people nearby, and note places filled, returns and which hours go first. | filled places and returns of twelve classes are on one sheet
ask: How many places must be filled for the rent? | | f-2 | by counting filled places in the trial against three real rent offers
ask: Why pay more than for a gym? | The group is small and the teacher corrects each person | price-talks | by offering three plans to guests after the trial class
ask: What happens when an instructor leaves? | | f-4 | with two qualified stand-ins who have each taught a class
roles: a certified reformer instructor | somebody for timetable, members and cancellations | a second teacher for early and late classes
search: reformer pilates near me
name: +Springroom = a room of reformer springs
name: Core & Calm = strong core, quiet mind
name: +Longline = long lines, good posture
name: Six Reformers = small classes on six machines
name: +Tallspine = stand taller after class
name: Steady Springs = training on steady springs
name: +Corehouse = the house for a strong core
name: Slow & Strong = slow moves that make strong
name: *Pilara = a soft word from Pilates
name: Align Room = a room to find alignment
name: +Glidewell = the carriage glides well
line: Small classes, close attention
line: Stand taller after every class
line: A stronger back, class by class
line: Your machine is booked and waiting
line: Slow movements, lasting strength
line: Careful training for every body

diagnostic-lab
job: a test visit, test visits
rival: large laboratory chains with collection points | doctors know their forms, and insurers have contracts with them | Labcorp@US, Quest Diagnostics@US, Lancet Laboratories@ZA, Dr Lal PathLabs@IN | blood test near me
rival: the hospital's laboratory and scan department | the doctor is in the same building, and part of it is paid publicly | | hospital blood test
rival: putting the test off | the complaint goes away for a while, and the trip takes half a day
meet: family doctors' practices, maternity homes and pharmacies | practice manager | staff there decide every day where samples and patients are sent | take a week's samples from one practice with {name} and bring every result on the agreed day | three mornings a week | family doctors, pharmacists and occupational health services | faster results save them calls from worried patients
measure: the hours from taking the sample to the checked result at the doctor's desk
moat: results that doctors trust, short distances and couriers who come at the agreed time
risk: one wrong or mixed-up result costs a patient's health and the doctors' trust | label at the patient's side, run daily controls, join an outside quality scheme and repeat doubtful values before release
rule: Settle the laboratory licence, quality and patient data | Ask the health authority which licence, qualified head, rooms and radiation permit are needed, how often quality must be proved, how waste is removed, and how results may be sent and stored. | the authority's answers, the head's contract and the data rules are filed
trial: Collect samples for three practices for two weeks | Take samples under the licence of a partner laboratory, bring them there twice a day, and note delays, rejected tubes, questions and what doctors and patients would pay. | delays, rejected samples and prices of two weeks are on one sheet
ask: Which tests are worth doing in-house? | | f-2 | by listing one month of requests from three practices with reagent prices
ask: How do doctors know that results are right? | Controls run daily, and an outside scheme compares us with other laboratories | rules | with the requirements of one accreditation body
ask: Will doctors change their laboratory? | | interviews-2 | by asking ten practices what went wrong last time
roles: a qualified laboratory scientist or pathologist | somebody who takes samples and keeps patients at ease | somebody who visits doctors and plans couriers
search: blood test and scan near me
name: +Clearlabs = clear results from the lab
name: Same Day Lab = results on the same day
name: +Labnear = the laboratory close by
name: First Sample = samples taken early in the morning
name: +Surescan = scans that you can trust
name: Result Today = today's test, today's result
name: *Labessa = a coined word from lab
name: True Reading = values that are right
name: +Testpoint = the local point for tests
name: Town Lab = the laboratory in your town
name: +Vialcare = care for every sample
line: Tested in the morning, known by evening
line: Clear results, close to home
line: Your results without the long trip
line: One visit, every test your doctor needs
line: Results your doctor can rely on
line: Blood tests and scans near you

home-nursing
job: a nursing visit, nursing visits
rival: public or insurer-paid community nurses | the doctor orders them, and patients pay little or nothing | VNS Health@US, Buurtzorg@NL, Silver Chain@AU | community nurse
rival: going to the clinic for each dressing | everything is at hand there, and the doctor can look at it | | wound clinic near me
rival: relatives who learn to do it themselves | it costs nothing, and no stranger comes into the house
meet: hospital discharge offices, surgeons' practices and pharmacies | discharge coordinator | they must find a nurse before the patient may go home | take over one patient after surgery with {name} and send the surgeon a report after each visit | three afternoons a week | discharge coordinators, family doctors and pharmacies with dressings | a reliable nurse lets their patients go home on time
measure: the share of patients who finish recovery at home without an unplanned return to hospital
moat: qualified nurses near the patients, and doctors who get a clear report after each visit
risk: nurses are scarce, and one sick nurse leaves patients without a dressing or an injection | plan visits by district, keep part-time nurses in reserve and take no new patient without a stand-in
rule: Settle registration, doctor's orders and liability | Ask the health authority which registration a nursing service needs, which acts require a written order, how medicines, sharps and records are handled, and have professional liability confirmed. | the registration steps, the order form and the policy are filed
trial: Care for five patients for two weeks | With valid orders and insurance, visit five patients after a hospital stay, use one report form, and note minutes, travel, supplies, complications and calls from families. | minutes, supplies and reports of all visits are on one sheet
ask: Who pays for the visit? | Insurers pay some ordered acts, and families pay the rest | f-2 | with written answers from three insurers
ask: What happens if the wound gets worse at night? | The family has a number to call and knows when to go to hospital | rules | with one page agreed with a doctor
ask: Where do enough nurses come from? | | f-4 | by asking ten nurses which hours and pay would suit them
roles: a registered nurse who leads the care | somebody for routes, orders and billing | a doctor or wound specialist for advice
search: private nurse at home
name: +Nursewell = nursed until you are well
name: Home Ward = ward care in your home
name: +Bedsidely = a nurse at the bedside
name: Nurse Calls = the nurse comes to you
name: +Mendhome = mend in your own home
name: Gentle Dressing = dressings changed with care
name: +Nurseround = nurses on their rounds
name: Own Bed = recover in your own bed
name: *Nursora = a soft word from nurse
name: Ward to Home = from the ward to home
name: +Sisterhand = the skilled hand of a nurse
line: Recover in your own bed
line: A qualified nurse at your door
line: Wounds cared for at home
line: Home from hospital, not alone
line: The same nurse, visit after visit
line: Your doctor informed after every visit

adult-day-centre
job: a day at the centre, days at the centre
rival: carers who come to the home | the parent stays in familiar rooms and nobody has to travel | Home Instead, Visiting Angels@US | home carer for elderly
rival: day centres run by charities, churches and councils | they have been there for years, and part of the fee is paid | Age UK@GB, Easterseals@US | day centre for elderly near me
rival: a relative who stays at home | it costs no fee, and the family feels it is its duty
meet: memory clinics, family doctors and carers' groups | social worker | families ask there how they can keep working | invite three families with {name} to a free morning with breakfast and songs | two mornings a week | social workers, family doctors and home care services | they need somewhere to send families who are worn out
measure: the days a month on which the family carer could work or rest
moat: staff whom guests know, safe transport and a good name with the local social workers
risk: guests fall ill or move into a home, and paid places stand empty while staff must be paid | keep a waiting list, offer single days at short notice and plan staff by weekly bookings
rule: Settle the licence, safety and who may pay | Ask the care authority which licence, staff numbers, rooms, fire safety and medicine rules apply to day care, how transport is insured, and which care funds may pay part of the fee. | the authority's list and the funds' answers are filed
trial: Hold four trial days in a parish or community hall | Invite six guests who need little help, with a trained carer, insurance, lunch and a fixed programme, and note the help needed, the ride times and what families would pay. | help, ride times and families' offers of four days are on one sheet
ask: How many staff does a group of guests need? | | rules | with the authority's staffing rule and the notes from four trial days
ask: Will my mother want to come? | A first morning is free, and a relative may stay | trade-trial | by counting who comes back after the first day
ask: What part of the day is paid by a care fund? | | f-2 | by asking three funds or councils in writing
roles: a nurse or care manager with experience in dementia | somebody for activities, music and exercise | a driver who helps guests in and out
search: day care for elderly parents
name: Merry Mornings = cheerful mornings in company
name: +Daybright = brighter days for older people
name: Tea & Tunes = tea, music and company
name: +Homebyfour = home again in the afternoon
name: Second Spring = a lively time in later life
name: +Dayhearth = warm place for the day
name: Garden Room = a friendly room by the garden
name: +Silverday = good days for silver hair
name: Days Together = days spent in company
name: *Seniora Days = days made for seniors
name: +Respitely = respite for family carers
line: Good days for them, time for you
line: Company by day, home by evening
line: Fetched, fed and never alone
line: Go to work with a quiet mind
line: Lunch, laughter and a safe ride home
line: A day out, every week

addiction-rehab
job: a treatment programme, treatment programmes
rival: public clinics and hospital withdrawal wards | the state or insurer pays, and the doctor refers people there | | alcohol detox clinic
rival: private rehab centres | they have beds at once and long experience | Priory@GB, Hazelden Betty Ford Foundation@US, The Cabin@TH | rehab centre near me
rival: self-help groups | they are free, nearby and open to everyone | Alcoholics Anonymous, Narcotics Anonymous, SMART Recovery | alcohol support group
meet: hospital social services, family doctors and family support groups | hospital social worker | they look for a place as soon as somebody agrees to treatment | explain admission and aftercare at {name} and offer three talks with families | two afternoons a week | hospital social workers, employers' health services and self-help groups | they lose people when no bed is free in time
measure: the share of patients who finish the programme and attend aftercare a month later
moat: licensed staff, fast admission and aftercare that former patients recommend
risk: withdrawal can be dangerous, and a crisis at night can cost a life | admit only after a medical check, keep trained night staff and agree emergency transfer with a hospital
rule: Settle the licence, medical cover and patient rights | Ask the health authority which licence, doctors, night staff, medicines and emergency plans are needed, how consent and privacy must be kept, and which claims about success are not allowed. | the licence steps, the medical agreement and the consent form are filed
trial: Run a free aftercare group for four evenings | With a qualified therapist, meet people who have finished treatment elsewhere and a separate group of relatives, and note who returns, what was missing in treatment and what families paid. | attendance and answers of four evenings are on one sheet
ask: Who pays for the weeks of treatment? | | f-2 | with written answers from three insurers or authorities on rates
ask: What happens after people go home? | Aftercare groups and calls continue | trade-trial | by counting who returns to each evening of the group
ask: Which patients can we not take? | Those who need hospital care are referred at once | rules | with admission limits agreed with a doctor
roles: an addiction doctor or psychiatrist | a therapist who leads groups and families | a manager for licence, staff and admissions
search: addiction treatment centre
name: +Clearharbour = a safe harbour, a clear head
name: New Morning = mornings without drink or drugs
name: +Soberstead = a home for sober living
name: First Steps = the first steps to recovery
name: +Turnhouse = the house where life turns
name: Steady Ground = firm ground after addiction
name: +Freshpath = a fresh path ahead
name: Open Gate = a gate open to help
name: *Recoverra = a coined word from recover
name: Sober Days = one sober day after another
name: +Wellreturn = a good return to life
line: Help today, support afterwards
line: A way back to daily life
line: Treatment with dignity and medical care
line: For you and for your family
line: Stop safely, stay supported
line: You do not have to stop alone

cryo-and-recovery-studio
job: a session, sessions
rival: gyms and spas with a sauna and cold pool | it is part of the membership or day ticket | | spa with cold plunge
rival: recovery and cryotherapy studios | they have the machines, trained staff and packs of sessions | Restore Hyper Wellness@US, iCRYO@US | cryotherapy near me
rival: ice baths and stretching at home | a tub costs little after the first day and is there at any hour | | ice bath at home
meet: running clubs, strength gyms and physiotherapy practices | club coach | athletes ask the coach what helps against sore legs before the next race | bring one team for a guided circuit at {name} after hard training | two evenings a week | coaches, physiotherapists and race organisers | they like to offer members a good place for recovery
measure: the share of first guests who return at least three times within a month
moat: safe guidance, spotless rooms and the clubs that come every week
risk: the machines are dear, the fashion may pass, and guests come mainly after work | buy used or lease, begin with two treatments that people repeat, and sell memberships for quiet hours
rule: Settle health checks, gases, water and infusions | Ask the health authority who may give infusions or pressure treatments, which checks and medical supervision are needed, how water, gas and oxygen are made safe, and which health claims are not allowed. | the answers, the health form and the safety plan are filed
trial: Run cold and compression sessions on two Saturdays | Hire two tubs and compression boots, set them up in a gym with its consent, screen every guest, have trained first aid on the spot, sell single places, and note bookings, returns and comments. | places sold, returns and comments of two Saturdays are on one sheet
ask: Is it safe for everybody? | No, some conditions are ruled out before the first session | rules | with a screening form checked by a doctor
ask: Does it really help recovery? | Many guests feel less sore, and we promise no cure | interviews-2 | by asking each guest on the following day
ask: Which treatment will people repeat? | | trade-trial | by counting second bookings for each treatment
roles: a physiotherapist, nurse or sports scientist | a host who runs sessions and keeps rooms clean | somebody for clubs, memberships and bookings
search: ice bath and cryotherapy near me
name: +Coldwell = feel well after the cold
name: Reset Room = a room to reset the body
name: +Frostlift = the cold lifts you
name: Float & Freeze = float tanks and cold
name: +Restorium = a place to restore
name: Cool Down = what follows hard training
name: +Plungehouse = the house with the cold plunge
name: Light Legs = legs feel light again
name: *Recovana = a soft word from recovery
name: Ice & Ease = ice first, ease after
name: +Deepfloat = float in deep quiet
line: Fresh legs for the next session
line: Cold, calm and ready again
line: An hour for tired bodies
line: Recover well, train again
line: Step in sore, leave lighter
line: Guided cold, safe and clean

fish-farm
job: a harvest order, harvest orders
rival: fishing boats and landing markets | buyers know the boats, and wild fish is what people ask for | | fresh fish wholesale
rival: frozen imported fish | it is cheap, always in the cold store and of even size | | frozen fish supplier
rival: other fish farms in the district | traders have bought there for years and may pay later | | live tilapia supplier
meet: fish markets, restaurants and landing places | head of the traders' group | traders gather there before dawn and say what they could not get | bring one small harvest from {name} and let five traders sell it the same morning | two early mornings a week | feed dealers, hatcheries and farm advisers | they know who grows fish well and who looks for it
measure: the share of ordered fish delivered on the day, alive or on ice, at the promised size
moat: regular harvest days, even sizes and healthy water
risk: bad water, disease or a power cut can kill a whole pond in one night | test water daily, keep spare aeration, stock less at first and spread fish over several ponds
rule: Settle water rights, permits and fish health | Ask which permits are needed to take and release water, which species may be kept, how movements and disease are reported, which medicines are allowed, and how fish must be killed and cooled. | the permits, species list and health plan are filed
trial: Sell two bought-in harvests to traders and kitchens | Buy a few boxes of live or iced fish from an existing farm, deliver them to eight buyers on two market days, and note sizes wanted, prices, losses and repeat orders. | sizes, prices, losses and repeat orders of two days are on one sheet
ask: What does a kilo cost until harvest? | | f-2 | with feed and fingerling offers and the growth records of two farms
ask: What if the power fails at night? | An alarm wakes somebody, and spare aeration starts | trade-trial | by switching off the pump at a partner farm and timing the response
ask: Will buyers commit to a fixed harvest day? | | closing-calls | with written orders from five traders or kitchens
roles: somebody who has raised fish to harvest | somebody who sells to traders and kitchens | a helper for feeding, nets and night watch
search: fresh farmed fish supplier
name: +Pondfresh = fresh from the pond
name: Clear Ponds = fish from clear water
name: +Springscale = fish raised in spring water
name: Morning Catch = harvested this morning
name: +Silverfin = fish with silver fins
name: Two Ponds = a small farm with ponds
name: +Finfield = fields of water and fish
name: Live & Local = live fish from nearby
name: *Aquanello = a soft word for water
name: Harvest Net = the net at harvest
name: +Goodpond = a good pond grows good fish
line: From our pond this morning
line: Fresh fish, every harvest day
line: The size you ordered, alive
line: Grown nearby, out of clean water
line: Good fish when boats stay ashore
line: Fresh enough to show your guests

greenhouse-vegetable-farm
job: a vegetable order, vegetable orders
rival: wholesale markets with produce from far away | everything is there on one morning, in any quantity | | vegetable wholesale market
rival: field growers nearby | they are cheaper in season and have been known for years | | local vegetable grower
rival: food service suppliers and importers | one delivery brings all goods with one invoice | Sysco@US, Metro@DE, Bidfood@GB | vegetable supplier for restaurants
meet: wholesale markets, greengrocers and restaurant kitchens | market trader | early in the morning they know what was missing or came in poor quality | leave one mixed crate from {name} with five buyers and ask for the crates that came back empty | two early mornings a week | seed dealers, farm advisers and produce traders | they know which crops are short in which months
measure: the share of ordered crates delivered on the day in the agreed grade
moat: harvests outside the season, even grading and short distances to the buyers
risk: one disease or storm takes a crop, while prices fall when everyone harvests | plant in steps, keep tunnels apart, insure the covers and agree part of the harvest before planting
rule: Settle water, sprays and food safety | Ask which permits tunnels and wells need, which sprays may be used and how they are recorded, what buyers require for food safety and labels, and how seasonal workers must be employed. | the permits, the spray book and the buyers' requirements are filed
trial: Sell one tunnel's harvest to eight buyers for two weeks | Take produce from one small tunnel or buy it from a grower, grade and deliver it on fixed days, and note weights, rejects, prices and repeat orders. | weights, rejects, prices and repeat orders are on one sheet
ask: Which crop earns most for each bed? | | f-2 | with weekly wholesale prices and yields from two growers
ask: Will shops pay more than the wholesale price? | Some do for freshness and fixed days | price-talks | by offering two qualities to eight buyers
ask: What happens when a disease gets in? | Tunnels are kept apart, and plants are checked each week | f-6 | with a plant health plan read by an adviser
roles: a grower who knows crops under cover | somebody who sells, grades and delivers | pickers and packers on harvest days
search: fresh greenhouse vegetables wholesale
name: +Glassgrove = a grove under glass
name: Ripe Rows = rows of ripe vegetables
name: +Tunnelgreen = greens from the tunnel
name: Red & Green = tomatoes, peppers and greens
name: +Vinefresh = picked fresh from the vine
name: Early Crate = crates early in the day
name: +Leafhouse = a house full of leaves
name: Today Crate = the crate picked today
name: *Verdalia = a green word
name: Under Cover = vegetables grown under cover
name: +Cropcrate = the crop in your crate
line: Picked today, in your shop today
line: Ripe vegetables outside the season
line: Full crates on the agreed day
line: Grown nearby, graded with care
line: Fresh greens every week
line: Good tomatoes when others have none

flower-farm
job: a flower order, flower orders
rival: flower wholesalers and auctions | any colour and quantity can be had all year | Royal FloraHolland@NL, Mayesh@US | wholesale flowers
rival: supermarket bunches | they are cheap and bought along with the food | | fresh flowers supermarket
rival: other growers in the region | florists already know their stems and delivery days | | local flower farm
meet: flower shops, wedding venues and Saturday markets | owner of the flower shop | florists look there for stems that the wholesaler cannot bring | leave one mixed bucket from {name} with five florists and ask after a week what sold first | two mornings a week | wedding venues, designers and garden centres | their customers ask for local and seasonal flowers
measure: the days that cut stems last in the florist's vase
moat: unusual varieties, long vase life and florists who order before the list is out
risk: frost, rain or heat ruins a bloom, and everything flowers at once | plant in steps, cover the early beds, keep a cold room and dry what is not sold
rule: Settle plant rights, water and sales | Ask which varieties may be propagated, which sprays and water sources are allowed, whether flowers need a plant passport, and which permit the market stall or farm visits need. | the variety list, the permits and the spray rules are filed
trial: Sell twenty buckets in two weeks | Cut from a garden bed or buy stems from a grower, deliver mixed buckets to florists and two market days, and note which stems sell, the vase life and what buyers reorder. | stems sold, vase life and reorders of twenty buckets are on one sheet
ask: Which flowers do florists lack most? | | interviews-2 | by asking ten florists what they could not buy last month
ask: What do you sell in winter? | Dried flowers, wreaths and forced bulbs, with less income | f-2 | with a month-by-month harvest and sales plan
ask: Can couples rely on their wedding date? | We grow a reserve and agree on substitutes in writing | closing-calls | by booking three weddings with a substitution rule
roles: a grower who plans beds and varieties | somebody who sells and delivers to florists | helpers for cutting and bunching at dawn
search: locally grown cut flowers
name: +Stemfield = a field of stems
name: First Bucket = the first bucket of the morning
name: +Bloomacre = an acre in bloom
name: Cut at Dawn = cut early in the day
name: +Petalrow = rows of petals
name: Field Posy = posies from the field
name: +Meadowcut = cut from our meadow
name: Local Stems = stems grown nearby
name: *Florenza Row = rows of flowers
name: Long Stem = long stems for good vases
name: +Dewbunch = bunches with morning dew
line: Cut this morning, not flown in
line: Flowers with scent and season
line: Grown nearby, fresh for longer
line: From our field to your vase
line: Buckets of blooms for your day
line: Stems your wholesaler does not have

vineyard
job: a wine order, wine orders
rival: wine shops and supermarkets | the choice is large, and a bottle is bought with the food | Total Wine & More@US, Majestic@GB, Nicolas@FR | buy wine
rival: well-known estates and co-operatives | people know the label, and restaurants list it already | | winery near me
rival: beer and other drinks | they cost less and are what friends have in the fridge
meet: restaurants, wine bars and food markets | sommelier | they choose the open wines and like to tell guests who made them | pour two wines of {name} for ten restaurants and ask for a place on next month's list | two afternoons a week | restaurants, hotels and tourist offices | guests ask them for something from the region
measure: the share of tasting guests who buy and order again within the season
moat: good parcels, a clear house style and regulars who buy every vintage
risk: a frost or hail takes the harvest, and money lies in vines and bottles for years | buy in grapes at first, rent cellar space, insure against hail and sell part of each vintage in advance
rule: Settle the producer's licence, duty and labels | Ask which licence, excise account, planting rights, label details and age checks apply to making, selling, pouring and posting wine or cider. | the licence steps, a label checked by the authority and the duty account are noted
trial: Pour at four tastings and sell small lots | Under a partner winery's licence, pour two or three of its wines in the planned style, sell by the bottle, and note what guests prefer, pay and order again. | votes, bottles sold and repeat orders of four tastings are on one sheet
ask: When does the first own bottle earn money? | New vines need several years, and bought grapes less | f-2 | with a plan from planting or buying to the first sale
ask: Why would a restaurant list us? | Guests ask for local wine, and we bring it ourselves | closing-calls | with ten restaurants that have tasted it
ask: What if hail takes the harvest? | | f-6 | by asking two insurers and two growers who would sell grapes
roles: a grower who knows vines or orchards | a cellar master or wine adviser | somebody for tastings, restaurants and the shop
search: buy wine direct from the vineyard
name: +Slopewine = wine from our slope
name: Old Rows = rows of old vines
name: +Hillpress = pressed on the hill
name: First Vintage = the first wine of the house
name: +Vinebarn = wine from the barn
name: South Slope = the slope that faces the sun
name: +Stonevine = vines on stony ground
name: Orchard & Vine = from apples and grapes
name: *Vinorella = a soft word from wine
name: Late Picked = grapes picked late and ripe
name: +Caskrow = a row of casks
line: Grown, pressed and bottled here
line: From our slope to your table
line: Taste the place it grew
line: Wine from people you can visit
line: Small harvest, honest bottles
line: A bottle with a home

composting-and-worm-farm
job: a bucket of scraps, buckets of scraps
rival: the council's waste collection | it is already paid for, and everything goes into one bin | | food waste collection
rival: bags of compost and fertiliser from garden centres | they stand beside the plants and cost little | Miracle-Gro, Westland@GB, COMPO@DE | buy compost
rival: a heap or worm bin of one's own | it costs almost nothing, and the soil stays in the garden | | worm composting at home
meet: farmers' markets, allotments and cafés | owner of the café | the bin is full of coffee grounds every evening and begins to smell | take the scraps of five cafés for two weeks with {name} and bring back a first bag of compost | two mornings a week | community gardens, nurseries and zero-waste shops | their members ask where scraps can go and where soil comes from
measure: the kilos of scraps each month that become compost instead of rubbish
moat: short collection rounds, clean compost and gardeners who return each spring
risk: plastic and bad smells spoil the heap, and neighbours complain | refuse dirty buckets in a friendly way, cover and turn on schedule, and keep distance and a complaints number
rule: Settle waste permits, heat and sales | Ask the environment authority which permit is needed to collect, store and compost food waste, which heat and tests are required, which scraps are banned, and how compost must be labelled. | the permit answer, the test plan and the label are filed
trial: Collect from fifteen homes for two weeks | Give out buckets, collect once a week, weigh and check every bucket, compost at an allowed site, and ask who would pay from next month. | weights, dirty buckets and paid sign-ups are on one sheet
ask: How many buckets fit into one round? | | trade-trial | by timing two rounds by bike or van
ask: Does it smell? | A closed bucket with a weekly swap keeps it low | interviews-2 | by asking fifteen homes after two weeks
ask: Is the compost safe for vegetables? | Every batch is heated and tested before sale | rules | with a laboratory test of the first batch
roles: somebody who knows composting and soil | a rider or driver for the rounds | somebody for cafés, gardeners and markets
search: food scrap collection and compost
name: +Wormwell = worms that work well
name: Peel to Soil = peelings become soil
name: +Loamloop = scraps become loam again
name: Good Rot = rotting that does good
name: +Scrapsoil = soil made of scraps
name: Black Gold Bin = the bin for rich soil
name: +Wrigglefarm = the farm of worms
name: Second Soil = a second life as soil
name: *Humusa = a soft word from humus
name: Bucket & Bed = from bucket to garden bed
name: +Richroots = rich soil for roots
line: Your scraps become good soil
line: Full bucket out, clean bucket in
line: Living soil for your garden
line: Less rubbish, better tomatoes
line: From kitchen scraps to garden beds
line: Feed your plants, not the landfill

dog-breeding
job: a placed puppy, placed puppies
rival: animal shelters and rescue groups | an animal in need gets a home, and the fee is low | Dogs Trust@GB, ASPCA@US | adopt a puppy
rival: online pet advertisements | there are many animals at once, and some can be fetched tomorrow | Pets4Homes@GB, PuppySpot@US | puppies for sale near me
rival: other registered breeders | the breed club names them, and their dogs are known from shows | | breeders with papers
meet: breed clubs, shows and veterinary practices | club secretary | people who look for a healthy litter ask the club for addresses | show the test results of {name} and invite three families to meet the mother | one Saturday a month | vets, dog trainers and breed clubs | a well-reared animal spares their clients trouble
measure: the share of young animals still healthy and in the same home after three months
moat: tested parents, well-reared young and owners who recommend the breeder
risk: a litter fails, falls ill or finds no homes, and the costs come all the same | breed few litters, save for the vet, keep a waiting list and take back any animal
rule: Settle the breeder's licence, tests and contract | Ask the authority and the breed club which licence, number of litters, ages, health tests, chips, vaccination and records apply, and have a sale contract checked. | the licence answer, the test list and the contract are filed
trial: Build a waiting list before any mating | With test results and photos of the parents, meet eight interested families, ask about home and time, explain the contract, and note who would pay a deposit once a litter is born. | meetings and promised deposits are on one sheet
ask: How do buyers know the parents are healthy? | All test results are open, and the mother can be visited | rules | with the test list of one breed club
ask: What happens if a family cannot keep it? | It comes back to us at any age | closing-calls | with a contract that buyers sign before collection
ask: What does one healthy litter cost? | | f-2 | with vet, test and food costs from three breeders
roles: a mentor from the breed club | a vet who knows breeding and birth | a helper at home for nights and visits
search: health tested puppies with papers
name: +Littermark = litters with a good mark
name: Happy Litter = a litter that is happy
name: +Pawline = a line of healthy paws
name: First Litter = where the first litter grows
name: +Truepedigree = papers that are true
name: Hearth & Paw = raised by the hearth
name: +Whelpwell = born and reared well
name: Known Parents = parents that you can meet
name: *Pupella = a soft word from pup
name: Home Litter = a litter reared at home
name: +Gentlepup = gentle puppies, well reared
line: Healthy parents, happy puppies
line: Raised at home, ready for yours
line: Meet the mother first
line: A companion from good hands
line: Tested, loved and well prepared
line: The right puppy for your family

horse-livery
job: a stabled horse, stabled horses
rival: other yards and riding stables | they are nearby, and friends have their horses there | | livery yard near me
rival: a rented field of one's own | it is cheap, and the owner decides everything | | field to rent for horses
rival: sharing or loaning a horse | the costs are split, and somebody else feeds on weekdays
meet: riding clubs, tack shops and farriers' rounds | farrier | owners tell the farrier first when they are unhappy with their yard | invite five owners to walk the paddocks of {name} and ask what they would change at their yard | one Saturday morning a week | farriers, vets and riding teachers | they work better where horses are safe and well kept
measure: the share of owners who keep their horse here after three months
moat: good turnout, calm staff and owners who trust the daily care
risk: hay prices rise, an illness closes the yard, or three horses leave at once | buy hay in summer, quarantine newcomers, ask for a notice period and keep a waiting list
rule: Settle the contract, liability and animal health | Ask which permits stables, manure and arenas need, cover horses in your care and public liability, and write a contract on feed, vet decisions, notice and unpaid fees. | the permits, the policy and the contract are filed
trial: Look after three horses for two weeks | Agree insured holiday care for three horses, at a rented field or their own yard, keep a feeding chart, send news every evening, and note hours, hay and what owners ask for. | hours, hay and owners' wishes are on one sheet
ask: How many horses can the land carry? | | f-2 | by asking a farm adviser and two neighbouring yards
ask: Who decides if the vet is needed and nobody answers? | The contract says it in advance | rules | with a vet consent form signed by each owner
ask: What if hay becomes dear? | | price-talks | by offering a hay clause to eight owners
roles: an experienced groom or yard manager | somebody for fences, hay and machines | somebody for contracts and owners
search: livery yard with turnout
name: +Haywell = hay and care for horses
name: Quiet Hooves = calm horses in good care
name: +Stallward = watches over every stall
name: Good Turnout = plenty of time outside
name: +Paddockside = life beside the paddock
name: Evening Hay = the last hay of the day
name: +Hoofhaven = a haven for hooves
name: Old Meadow = a meadow for horses
name: *Equinella = a soft word for horse
name: Hay & Halter = feed and handling
name: +Fieldrest = rest in the field
line: Your horse in calm hands
line: Out by day, safe by night
line: Good hay, good company, good care
line: News from your horse every evening
line: A yard that you can trust
line: You work, your horse is cared for

brick-and-block-making
job: a block order, block orders
rival: large concrete and brick works | the quality is known, and a full truck comes at once | Wienerberger, CRH, Holcim | buy bricks
rival: roadside block makers | they are close, cheap and sell a few pieces at a time | | block maker near me
rival: timber, panels and in-place concrete | the crew knows them and the walls go up fast
meet: building sites, hardware shops and masons' meeting points | site foreman | he orders the next blocks when the last pallet is open | bring twenty blocks of {name} to five sites and let the masons drop and cut them | two early mornings a week | hardware shops, masons and truck owners | they are asked daily where good blocks can be had
measure: the share of delivered blocks that arrive whole and pass the strength test
moat: even quality, short delivery and masons who ask for these blocks
risk: cement prices rise, and blocks sold too fresh break on site | test each batch, cure by date, buy cement ahead and quote for a short time only
rule: Settle the site permit, standards and dust | Ask which permits the yard, water and sand need, which strength and size standards apply, how batches must be tested, and how workers are protected from dust and machines. | the permits, the standard and the test plan are filed
trial: Make three test batches on a borrowed machine | Use three mixes at another maker's yard, cure and test them at a laboratory or school, give samples to five masons, and note breakage, cost and written orders. | strength, breakage, cost and orders are on one sheet
ask: How strong are the blocks? | | trade-trial | with a laboratory test of three mixes
ask: Why not buy from the works? | We are close and deliver small lots | price-talks | by comparing delivered prices for five sites
ask: What happens in the rainy season? | Blocks are made and cured under a roof | f-6 | with a plan for stock, cover and slower sales
roles: somebody who knows mixes and machines | somebody for sites, orders and trucks | two workers for moulding and curing
search: building blocks delivered
name: +Blockyard = the yard for blocks
name: Firm Course = a firm row of blocks
name: +Wallcourse = a course for every wall
name: Cured & Strong = cured fully, then sold
name: +Squarelay = square blocks, easy to lay
name: True Block = blocks of true size
name: +Moldmark = marked by the mould
name: Good Mix = the right mix of sand and cement
name: *Brikona = a coined word from brick
name: Earth & Press = pressed from earth
name: +Strongrow = strong rows of blocks
line: Strong blocks, close to your site
line: Tested, cured and delivered whole
line: Every block the same size
line: Walls that start well
line: Fewer broken blocks on site
line: Built to carry your house

firewood-and-briquettes
job: a fuel delivery, fuel deliveries
rival: charcoal and log sellers at the roadside | they sell by the bag, for cash, on the way home | | firewood near me
rival: bags from petrol stations and hardware stores | they are bought along with other things | Kingsford@US, Big K@GB | charcoal bags
rival: gas, oil and electricity | they come by pipe or cylinder and need no shed
meet: grill restaurants, stove shops and campsites | owner of the grill | the kitchen stops when the fuel is wet or late | let five kitchens cook one evening with {name} and weigh what is left | two afternoons a week | stove shops, chimney sweeps and farmers with crop waste | good dry fuel spares their customers smoke and complaints
measure: the kilos of fuel that a kitchen or stove needs for the same heat
moat: dry, even fuel, honest measure and delivery before the cold
risk: damp stock does not sell, and most orders come in a few weeks | dry under a roof, sell early at a lower price and serve kitchens all year
rule: Settle wood origin, fire safety and measures | Ask which papers prove legal wood, which permits kilns, dust and storage need, which moisture and smoke rules apply, and how weight or volume must be stated. | the origin papers, the storage permit and the label are filed
trial: Supply eight kitchens and homes for two weeks | Buy or press a small lot, measure moisture, deliver on fixed days, and note burning time, smoke, amount used and repeat orders. | moisture, burning time and repeat orders are on one sheet
ask: Is the wood legal and the supply lasting? | | rules | with origin papers from two suppliers
ask: Is it cheaper for the same heat? | | trade-trial | by cooking the same meal with both fuels in five kitchens
ask: What do you sell in the warm months? | Kitchens and grills buy all year, and homes fill the shed early | f-2 | with month-by-month orders from three sellers
roles: somebody for machines, drying and safety | a driver who delivers and stacks | somebody who sells to kitchens and shops
search: dry firewood delivered
name: +Dryhearth = dry wood for the hearth
name: Split & Stack = split, delivered and stacked
name: +Emberload = a load for good embers
name: Warm Shed = a shed full of warmth
name: +Huskfire = fire from husks
name: Steady Embers = embers that last
name: +Logwell = logs that burn well
name: Slow Burn Sack = a sack that burns long
name: *Fuegona = a coined word for fire
name: Dry Cord = a measure of dry wood
name: +Glowbrick = briquettes that glow
line: Dry fuel, steady heat
line: Ready to burn, delivered and stacked
line: More heat, less smoke
line: Embers that last all evening
line: A full shed before the cold
line: Good fire without felling forests

clean-cookstoves
job: a stove, stoves
rival: open fires and simple charcoal stoves | they cost almost nothing, and every pot and dish fits | | charcoal stove
rival: gas cookers with small cylinders | they are fast and clean, and many people wish for one | | gas cooker with cylinder
rival: other makers of improved stoves | they have donors, agents and tested models | BURN, BioLite | energy saving stove
meet: savings groups, village markets and clinics | leader of the savings group | members buy larger things together and trust what a neighbour has tried | lend three stoves of {name} to a group for a week and weigh the wood before and after | two days a week | clinics, savings groups and farmers' cooperatives | less smoke and fuel helps their members at once
measure: the kilos of wood or charcoal that a household uses in a week, before and after
moat: stoves that suit local dishes, spare parts nearby and trusted agents
risk: families go back to the old fire, or stop paying instalments | test with real dishes, visit after two weeks, repair quickly and keep first payments small
rule: Settle safety, credit and carbon claims | Ask which stove standards and tests apply, which licence instalments need, how burns and defects are insured, and which proof donors and carbon buyers require. | the test plan, the credit answer and the proof list are filed
trial: Lend ten stoves to ten kitchens for two weeks | Buy or build ten stoves, let ten families cook their own dishes, weigh fuel, note use and complaints, and ask for a deposit at the end. | fuel weights, use and deposits of ten kitchens are on one sheet
ask: Do people still use it after some months? | | interviews-2 | by visiting twenty kitchens that bought a stove earlier
ask: How much fuel is really saved? | | trade-trial | by weighing fuel in ten kitchens before and after
ask: Can it work without donors or carbon money? | | f-2 | with the full cost of one stove and the instalments families would pay
roles: a metalworker or stove engineer | somebody who trains and leads agents | somebody for donors, credit and proof
search: stove that saves charcoal
name: +Cleanember = embers with little smoke
name: Half the Wood = needs half the wood
name: +Flamewise = a wise use of flame
name: Clear Kitchen = a kitchen without smoke
name: +Jikowell = a good stove, from jiko
name: Good Flame = a flame that does good
name: +Smokeless Pot = pots cooked with less smoke
name: Breathe Kitchen = breathe easily while cooking
name: *Estufana = a soft word for stove
name: Bright Hearth = a clean and bright hearth
name: +Savefire = the fire that saves fuel
line: Less smoke, less wood, same meal
line: Cook well and breathe well
line: Half the fuel, the full pot
line: A cleaner kitchen from today
line: Your dishes, on less charcoal
line: More money left after cooking

solar-home-kits
job: a solar kit, solar kits
rival: kerosene lamps, candles and torches | they are bought in small amounts with the cash of the day | | kerosene lamp
rival: cheap solar lamps from the market | they cost little and can be carried home at once | | solar lamp price
rival: other companies with pay-as-you-go kits | they have agents in many villages and offer televisions | M-KOPA, Sun King, Bboxx, d.light | solar on instalments
meet: village markets, farmers' cooperatives and phone shops | mobile money agent | people without a grid come there to charge phones and pay bills | light the stall with one kit of {name} for a week and note who asks for the price | two market days a week | cooperatives, savings groups and mobile money agents | they earn a commission and keep customers coming
measure: the share of families who still pay on time after three months
moat: agents who live nearby, fast repair and honest payment plans
risk: families miss payments after a bad harvest, and cash is tied up in kits | check income before sale, match payments to harvests, take a real deposit and grow with what is paid back
rule: Settle consumer credit, quality and old batteries | Ask which licence instalments need, which quality standard, import papers and warranty apply, how customers' data is kept, and how old batteries are taken back. | the credit answer, the quality papers and the battery plan are filed
trial: Place ten kits with ten families for two weeks | Buy ten tested kits, collect a deposit and small payments in advance, visit twice, and note hours of light, faults and missed payments. | payments, faults and hours of light are on one sheet
ask: What happens when a family cannot pay? | The kit pauses and goes on when payment comes | rules | with a payment rule read to ten families
ask: Who repairs it in the village? | A trained agent with spare parts lives nearby | f-4 | by training two agents and timing a repair
ask: How much cash is tied up in kits? | | f-2 | with a month-by-month plan of kits sold and paid back
roles: somebody for solar technology and repairs | a leader for village agents | somebody for payments, credit and stock
search: solar kit on instalments
name: +Sunrate = sun paid in small rates
name: Own Light = light that becomes your own
name: +Brighthut = bright light in every house
name: Little Sun = a small sun at home
name: +Dayglow Kit = daylight kept for the night
name: Three Lamps = a kit with three lamps
name: +Solstep = solar, step by step
name: Night Lamp = a lamp for every night
name: *Lumisola = a word of light and sun
name: Paid Light = light paid bit by bit
name: +Sunporch = sun that lights the porch
line: Light tonight, paid bit by bit
line: Bright evenings without kerosene
line: Your own light, your own power
line: Lamps on, phones charged, shop open
line: Pay a little, own it all
line: Sun by day, light by night

local-internet-provider
job: a connection, connections
rival: national telephone and cable companies | people know the name, and it comes with phone or television | Comcast@US, Vodafone, Orange | home internet
rival: mobile data on the phone | it needs no installation and is bought in small bundles | MTN, Airtel, T-Mobile@US | cheap data bundles
rival: satellite internet | it works almost everywhere, and a box is sent by post | Starlink, Hughesnet@US | satellite internet
meet: village meetings, schools and small shops | head of the residents' group | people complain there about slow lines and know who would join | connect one shop or hall with {name} for two weeks and collect names from guests | two evenings a week | local councils, schools and owners of high roofs | good internet keeps families and firms in the place
measure: the share of evening hours in which customers get the speed that they pay for
moat: masts and ducts already in place, and repair by somebody local
risk: a large company comes with a lower price, or one broken link cuts everybody off | begin where nobody plans to build, lease a second link and keep spare radios
rule: Settle licences, masts and customer data | Ask the telecoms authority which licence, frequencies, logs and customer rules apply, get permits and contracts for masts, roofs and trenches, and check that the bandwidth may be resold. | the authority's answers and the signed sites are filed
trial: Connect eight homes for two weeks | With permission and a resale agreement, use one roof, one link and borrowed radios, measure speed morning and evening, and ask for a deposit for a paid connection. | speeds, faults and deposits of eight homes are on one sheet
ask: How many homes pay for one mast? | | f-2 | with real offers for mast, backhaul and home equipment
ask: What if a large provider comes? | | f-6 | by asking the council for known plans and calculating a lower price
ask: Who comes when it fails on Sunday? | Somebody local is on call with spare parts | rules | with a service promise that one page holds
roles: a network engineer | an installer for roofs, masts and homes | somebody for customers, payments and permits
search: fast internet in my village
name: +Hillnet = the net from the hill
name: Near Net = internet from nearby
name: +Roofwave = waves from roof to roof
name: Good Signal = a signal that stays good
name: +Valleyband = broadband for the valley
name: Our Line = a line of our own
name: +Mastlight = a light on the mast
name: Open Spectrum = airwaves open to neighbours
name: *Connexa Local = local and connected
name: Last House = online up to the last house
name: +Streetfibre = fibre in your street
line: Fast internet, right where you live
line: Online up to the last house
line: A neighbour answers when you call
line: Evening speed that stays up
line: Good internet outside the big cities
line: Connected by people you know

bus-ticketing
job: a bus ticket, bus tickets
rival: the counter at the bus station | people pay cash and see the bus before they buy | | bus station tickets
rival: large booking sites for buses | they list many lines and people know the app | redBus, Busbud, FlixBus, Omio, Wanderu@US | bus tickets online
rival: a phone call or message to the bus company | someone answers, keeps a seat and takes cash at boarding | | book bus by phone
meet: bus terminals, company offices and ticket agents | manager of the bus company | they see empty rows leave while passengers wait elsewhere | sell the free seats of one departure with {name} for two weeks | two mornings a week | terminal managers, ticket agents and student unions | fuller buses and shorter queues help them all
measure: the share of online passengers who find their seat free at boarding
moat: live seats from many lines, fair refunds and agents at the stops
risk: one seat is sold twice and the company goes back to paper | hold every seat in one list, keep a boarding list offline and begin with one line
rule: Settle fares, refunds and passenger data | Ask whether selling transport needs a licence, who owes refunds and delays, how passengers' money is held, and which data bus companies may receive. | the licence answer, the refund rule and the contract are filed
trial: Sell the seats of one line for two weeks | Agree a block of seats with one company, sell by a simple form and mobile payment, send a code, and count sales, refunds and problems at boarding. | sales, refunds and boarding problems are on one sheet
ask: Why would a bus company hand over its seats? | It starts with seats that would stay empty | closing-calls | with written agreements from three companies
ask: What happens when the bus does not leave? | | rules | with a refund rule signed by the company
ask: Does boarding work without a signal? | The list is kept on the phone | trade-trial | by scanning one departure offline
roles: a developer for booking and payment | somebody who knows bus companies and terminals | somebody who helps passengers
search: book bus tickets online
name: +Seatroute = your seat on the route
name: Next Departure = when the next bus leaves
name: +Buswise = wise ways by bus
name: Window Seat = choose the seat by the window
name: +Coachpass = your pass for the coach
name: Row Four = your row on the bus
name: +Terminalo = the terminal on your phone
name: Seat Kept = a seat kept for you
name: *Busella = a light word for bus
name: Town to Town = by bus between towns
name: +Boardcode = a code for boarding
line: Your seat is waiting
line: Choose, pay and board
line: Every departure on one page
line: Know when your bus leaves
line: No queue before the journey
line: From town to town, seat included

detergent-making
job: an order, orders
rival: well-known detergent brands | everyone knows the smell and finds them in each shop | Omo, Ariel, Tide, Surf | washing powder
rival: cheap soap from other small makers | it is sold by the cup or can around the corner | | liquid soap wholesale
rival: wholesalers of cleaning supplies | one delivery brings cleaners, paper and bags | Diversey, Ecolab | cleaning chemicals supplier
meet: kiosks, restaurants and cleaning firms | owner of the kiosk | they hear which soap people ask for and which comes back | leave one can of {name} with ten kiosks and ask after a week what was sold | two mornings a week | kiosk owners, laundries and bottle dealers | they earn more on a cheap soap that people buy again
measure: the share of shops and kitchens that order again within a month
moat: even quality, low prices and quick delivery to small shops
risk: raw materials become dearer, or one bad batch hurts hands and cloth | keep two suppliers, test each batch and store a sample with its date
rule: Settle registration, labels and safe handling | Ask which registration, product tests, warnings and child-safe caps apply, how strong acids and bleach are stored, what may go into the drain, and which health claims are not allowed. | the registration steps, the label and the safety sheet are filed
trial: Sell two small batches to ten buyers | Make them with a chemist at a workshop that may produce, give labelled samples to ten shops and kitchens, and note washing results, complaints, prices and repeat orders. | results, complaints and repeat orders of two batches are on one sheet
ask: Does it wash as well as the brand? | | trade-trial | by washing the same stains with both
ask: Is every batch the same? | Each batch follows a written recipe and is tested | rules | with a test sheet for acidity, thickness and storage
ask: Will kiosks pay on delivery? | Small first lots are paid at once | price-talks | by offering two lot sizes to ten kiosks
roles: a chemist or experienced batch maker | somebody for shops, kitchens and delivery | helpers for mixing, filling and labels
search: liquid soap and detergent wholesale
name: +Foamwell = foam that washes well
name: Big Can = soap in the big can
name: +Sudsworth = suds worth the money
name: Bright Wash = a wash that comes out bright
name: +Cleanlitre = a litre for cleaning
name: Good Lather = a lather that cleans
name: +Washmark = the mark of a good wash
name: Daily Suds = suds for each day
name: *Sabunella = a soft word for soap
name: More Wash = more washes from each can
name: +Sparkdrum = clean sparkle from the drum
line: Clean clothes at a fair price
line: More washes from every can
line: Strong on dirt, kind to budgets
line: Good soap, made nearby
line: Full can, low price, bright wash
line: Cleaning power without the brand price
`;
