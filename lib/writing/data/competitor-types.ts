import { EVERYDAY_ROWS } from "./competitor-types-everyday";
import { FURTHER_ROWS } from "./competitor-types-further";
import { STARTUP_ROWS } from "./competitor-types-startups";

/**
 * Kinds of supplier that an offer meets, by the words it is described with:
 * words of the offer (stems) | the kind, in the plural | why customers stay with it | companies everybody can look up,
 * "@GB" for those of one country. Public knowledge; nothing is said about prices or plans. "local>" limits a row to offers
 * of that form: a plumber's software does not compete with plumbers. A word after "!" rules the row out: physiotherapy for
 * dogs does not compete with an app for backs. A last cell, where there is one, is what somebody types who looks for it.
 */
const ROWS = `saas,usage>rota roster shift staff-schedul|rota and shift software|the staff list and the hours are in it already|Deputy, Planday, When I Work, RotaCloud@GB|rota software
agency-nurse temp-worker temporary-work staffing locum agency-staff agency-hour|staffing agencies|one call fills the gap, at a price|Randstad, Adecco, Manpower
payroll payslip pay-slip wage|payroll bureaux and suites|nobody likes to change them in the middle of a tax year|ADP, Sage, Gusto@US, Ceridian|payroll software
recruit candidate applicant job-seeker vacanc|job boards and applicant systems|every candidate looks there first|Indeed, LinkedIn, Greenhouse
training-certificate compliance-training e-learning|learning systems that keep certificates|last year's certificates are stored there|Moodle, TalentLMS, Docebo
expense receipt|receipt and expense apps|the accountant accepts their export|Dext, Expensify, Pleo|expense app
vat tax-return tax-form tax-office quarterly|online tax services|they file in the customer's name today|TaxDown@ES, Declarando@ES, Taxfix@DE, TurboTax@US, FreeAgent@GB|tax return app
accountant bookkeep tax-advis|accountants round the corner|a person answers for the mistake|
invoice invoic|invoicing suites|invoices and bank account meet there|QuickBooks, Xero, FreshBooks|invoicing software
quote estimate voice-memo|quoting apps of the trade|price list and customers are stored in them|Jobber, Tradify, Fergus
clause judgment ruling legal-summar|legal publishers and research databases|the firm has paid for them for years|Thomson Reuters, LexisNexis, Wolters Kluwer
eviction tenant-right legal-letter formal-letter demand-letter dispute small-claim solicitor paralegal tribunal|advice centres and high-street lawyers|a person listens and signs|Citizens Advice@GB, LegalZoom@US
payment checkout pay-out card-reader|payment providers|the money arrives and the terminal is paid for|Stripe, Adyen, SumUp
fintech,saas>loan interest-rate lend-money saving-group saver moneylend|banks and online lenders|they decide within a day and have a licence|Kiva, Tala@KE, Branch@KE, Funding-Circle@GB
fintech,saas,hardware>insur liabil|insurers and comparison sites|a policy from a known name calms a landlord or a lawyer|Allianz, AXA, Zurich
invest portfolio stock-market pension !investigat|brokers and banks|they hold the account and the tax report|Vanguard, eToro, Trade-Republic@DE, Robinhood@US
crypto token bitcoin|exchanges|they are where the price is|Coinbase, Kraken, Binance
household-budget personal-finance spending-plan|budgeting apps and bank apps|the bank shows spending for nothing|YNAB, Revolut, Monzo@GB
marketplace,saas>rehears hall venue meeting-room event-space|venue-booking sites|they show many rooms with photographs and prices|Peerspace, Tagvenue@GB, Giggster@US
cowork desk office-space|workspace chains|they rent by the day, coffee included|WeWork, Regus, Mindspace|coworking space
tenant rental-flat propert-manage landlord-softw letting|property-management suites|rent and tenants are booked in them|Buildium@US, AppFolio@US, Arthur-Online@GB|property management software
local,services,marketplace>handyman plumb electrician repair-visit tradesp craftsm handwerk reparatur repairs-in-flat|trade directories|they list whoever is free, with reviews|Checkatrade@GB, MyHammer@DE, Angi@US, Habitissimo@ES
dispatch field-service job-sheet hvac|field-service suites|job and customer record are in them|ServiceTitan@US, Housecall-Pro@US, Jobber
warranty-claim claim-form serial-plate warranty-paperwork|manufacturers' own claim portals|they cost nothing and the form is the official one|
interior floor-plan renovat|kitchen planners and interior platforms|they show pictures before anybody pays|Houzz, IKEA
local,services,marketplace>cleaner house-clean clean-home window-clean|cleaning platforms and private cleaners|somebody they know has a key|Helpling@DE, Handy@US, Molly-Maid
laundry linen towel uniform|industrial laundries|they own the linen and the contract|Elis@FR, Elis@GB, Elis@DE, Elis@ES, Elis@IT, Elis@PT, Elis@BE, Elis@NL, Elis@DK, Elis@SE, Elis@IE, Elis@BR, Alsco@US, Alsco@AU, Alsco@NZ, Cintas@US
washing-machine dryer appliance !dog !wash-machine|appliance chains and rent-to-own shops|a machine comes the same week, in instalments|Currys@GB, AO@GB, MediaMarkt@DE, Best-Buy@US
ecommerce,hardware,services,local>furnitur sofa armchair|furniture chains|it is in stock and cheap|IKEA, Wayfair
lawn garden hedge landscap|gardeners known in the street|they come with their own mower|LawnStarter@US, GreenPal@US
solar photovolt !sensor !lamp !fridge|solar installers|roof, panel and paperwork come from one firm|Enpal@DE, Sunrun@US, Octopus-Energy@GB
energy-coop community-energy share-of-a-roof|green electricity tariffs|they ask for one signature and nothing else|Octopus Energy, EDF, Naturgy@ES
leak water-damage burst|leak-detector makers|the plumber sells and fits them|Grohe, Moen, Phyn@US
burglar alarm-system security-camera|alarm companies|somebody drives out at night|Verisure, ADT, Ring
smart-home thermostat|smart-home systems|one app runs every room|Google Nest, Bosch, Aqara
air-quality humidity-sensor mould|climate sensors from the shop|they cost little and show a number|Airthings, Netatmo
saas,hardware,usage>kiln potter ceramic firing|kiln makers and their controllers|the controller comes with the kiln and its guarantee|Skutt, Bartlett-Instrument@US, Nabertherm
vibrat predictive machine-monitor machine-stop|machine-monitoring suppliers|the machine builder recommends them|Siemens, SKF, Augury
3d-print 3d-printer filament|makers of ready machines|they work from the box|Prusa, Formlabs
bike-repair bicycle-repair repairs-bike bike-tyre puncture|bicycle repair shops|they are known and keep the parts|
kids-bike children-bike outgrown-bike bike-by-month bike-subscription|bicycle subscriptions and second-hand bikes|a used one costs little and is sold on|Swapfiets@NL, Bike-Club@GB, Decathlon
local,services,hardware>car-repair garage workshop-visit oil-change|workshop chains|they give a guarantee and a courtesy car|Kwik-Fit@GB, ATU@DE, Midas, AutoZone@US
charging-point charge-point ev-charg|charging networks|the map in the car knows them|Tesla, Ionity, ChargePoint
parking car-park|parking apps|they are accepted by the city|EasyPark, JustPark@GB, SpotHero@US
taxi carpool ride-shar|ride services|a car comes in minutes|Uber, Bolt, BlaBlaCar
bus-depot bus-fleet bus-operator truck-fleet lorr fleet vehicle-block|fleet and scheduling suites|they are wired into the vehicles|Samsara, Geotab, Webfleet
services,saas,marketplace,hardware>courier parcel last-mile|parcel carriers|they collect every day anyway|DHL, UPS, FedEx
freight pallet shipping-container container-load customs !reactor !library|forwarders|they send one invoice from door to door|Kuehne+Nagel, DSV, Flexport
self-storage remov moving-house|removal firms and self-storage|they bring the van and the boxes|Shurgard, Public-Storage@US
drill borrow tool-hire lend-out|hire shops and lending libraries|the tool is checked and somebody explains it|HSS-Hire@GB, Library-of-Things@GB, Home-Depot@US, Peerby@NL
second-hand resale resell used-cloth|resale apps|the buyers are there already|Vinted, Depop, eBay
rent-a-dress clothes-rental dress-hire|clothes-rental services|they have every size|Rent-the-Runway@US, By-Rotation@GB
tailor alterat mend-clothes clothes-repair|dry cleaners and tailors|they are on the way to work|
garment apparel sewing clothing-brand|fashion chains and independent labels|it can be tried on and taken back|H&M, Zara, Patagonia
saas,marketplace,usage,fintech>hair barber salon nail !academy !school !wig|salon-booking software|clients book there already|Treatwell, Fresha, Booksy|salon booking software
local,services>hair barber salon nail !academy !school !wig|the salons they go to now|somebody there knows the head|
cosmetic skincare cream|cosmetics brands|the shelf and the tester are near|L'Oréal, The Ordinary, Nivea
gym workout yoga fitness|gyms and training apps|they cost little when nobody goes|ClassPass, Peloton, Basic-Fit
saas,education>running cyclist training-plan|training apps|watch and friends are connected|Strava, Garmin, TrainingPeaks
physio back-pain rehab !dog !cat !horse !pet !vet !animal|physiotherapists and exercise apps|the insurer pays for a prescription|Hinge Health, Sword Health, Kaia Health
wound ulcer dressing|wound-imaging software|clinics know it and its data goes into the record|Swift Medical, Healthy.io, Tissue Analytics
telehealth video-consult appointment-with-a-doctor|appointment portals and telemedicine|the doctor is on it already|Doctolib@FR, Doctolib@DE, Doctolib@IT, Kry@SE, ZnanyLekarz@PL, Practo@IN, Zocdoc@US, Teladoc|online doctor
hardware,saas,services>diabet glucose insulin|glucose-monitor makers|the sensor is reimbursed|Abbott, Dexcom, Medtronic
sleep apnea snor|sleep clinics and mask makers|the insurer covers them|ResMed, Philips
anxiet depress therap mental-health|therapy platforms and meditation apps|they answer tonight|BetterHelp, Headspace, Calm|online therapy
menopaus period fertil|cycle apps|years of entries are stored there|Clue, Flo, Natural Cycles
saas>dental-practice dental-clinic dentist no-show|practice systems|diary and patient record are in them already|Dentally@GB, Pearl-Dental@GB, Dentrix@US, Doctolib@FR, Doctolib@DE
dental-lab crown denture aligner dentist|dental laboratories and milling centres|the dentist has sent them work for years|Straumann, Align Technology, exocad
spectacle glasses-frame eyesight optic|optician chains|the eye test is included|Specsavers, Fielmann@DE, Warby-Parker@US
breastfeed newborn midwi baby !meal !food|baby-equipment brands and midwives|the midwife is asked first|Medela, Philips Avent
lives-alone live-alone elder carer home-care nursing-home parents-live visits-older|home-care agencies|the council or the insurer pays them|Home Instead, Papa@US, Cera@GB|home care
pill prescription pharmac medication !software !stock !dashboard !consultation|pharmacies and mail-order pharmacies|the prescription goes there by itself|Boots@GB, DocMorris@DE, Walgreens@US
blood-test lab-test biomarker|doctors' laboratories and test kits|a doctor explains the result|Everlywell@US, Thriva@GB
tea herbal supplements food-supplement !test !lab !pesto|tea and supplement brands|they stand in the supermarket|Twinings, Pukka, Yogi Tea
local>coffee espresso barista !mushroom !substrate !coffee-ground|coffee chains|they are at the same corner every day|Starbucks, Costa-Coffee@GB, Pret A Manger
coffee-bean roast|coffee roasters|the machine is set to their bean|Lavazza, illy, Nespresso
allerg gluten free-from contain-traces|free-from brands|they stand in every supermarket|Schär, Genius-Foods@GB
bread bakery dough loaf|supermarket bakeries|the bread is warm at six in the evening|
table-booking reservation-system !surger !clinic !practice !appointment|reservation systems|guests search there|OpenTable, TheFork, Resy|restaurant booking system
saas>meal-plan dinner weekly-menu recipe shopping-list what-to-cook|meal planners and recipe sites|thousands of recipes are free|Mealime, Plan-to-Eat, Allrecipes
menu-plan kitchen-stock food-waste dish-demand how-many-portion|kitchen-management software|recipes and suppliers are stored in it|Winnow, MarketMan, Apicbase|kitchen management software
leftover surplus unsold|surplus-food apps|a bag is sold with one tap|Too Good To Go, Olio
till point-of-sale cash-register|till systems|the staff know the buttons|Square, Lightspeed, Toast@US
takeaway deliver-meal food-delivery|delivery platforms|the customers open that app when hungry|Uber Eats, Deliveroo, Just Eat
healthy-food nutrition diet calorie meal-plan eat-badly|nutrition apps and meal kits|they are free to begin with|MyFitnessPal, Yazio, HelloFresh
school-lunch school-meal tuckshop school-kitchen canteen !pharmac !office|contract caterers|cooks, kitchen and food come in one contract|Compass Group, Sodexo
food-truck street-food festival|other stalls and chains at the gate|the queue is shorter|
fish seafood boat-catch catch|fish wholesalers and cash-and-carry markets|one delivery brings everything, on account|Makro@PT, Makro@ES, Metro@DE, Metro@FR, Sysco@US
vegetable-box farm-produce organic-box|box schemes and supermarkets|everything else is bought there too|Riverford@GB, Misfits-Market@US, CrowdFarming@ES
cold-room cold-storage keep-cool refriger|cold stores and ice sellers|ice needs no contract|ColdHubs@NG, SokoFresh@KE
crop irrigat soil harvest !storage|farm-management software|the machine records into it|John Deere, Climate FieldView, CropIn
cattle cow herd calf livestock !graze|herd-monitoring tags|the milking robot reads them|Allflex, Nedap, smaXtec
hive beehive beekeep !hotel|hive-sensor makers|beekeepers tell each other which one lasts|Arnia, BroodMinder, BeeHero
vet physio-for-dog dog-physio orthopaedic-vet veterinar animal-physio|vet practices and animal hospitals|the owner knows them and the file is there|
dog puppy pet-sit pet-owner walk-dog !physio !surgery !vet !train !groom !food|walking and sitting platforms|they show reviews and the free sitter nearby|Rover, Pawshake, Wag@US
pet-food kibble|pet-food brands|the animal eats it|Royal Canin, Fressnapf@DE, Chewy@US
vet veterin|veterinary practices|they know the animal|
wine beer brew cider|breweries and shops|the choice is wider|BrewDog, Heineken
nursery-place babysit childcare childminder|nurseries and sitter portals|a place once found is kept|Bright Horizons, Care.com, Sitly
toy board-game|toy makers and shops|a present has to be there on the day|Lego, Ravensburger
tutor exam homework maths grade-11 !therap !stammer|tutoring platforms and private tutors|a teacher of the school recommends them|GoStudent, Kumon, Superprof, Khan Academy|online tutor
language-course speak-english learn-spanish vocabular|learning apps and language schools|they are free and on the phone|Duolingo, Babbel, italki|language course
coding programming-course bootcamp|course platforms|a course costs less than a book|Udemy, Coursera, Codecademy
piano guitar music-lesson|music apps and teachers|the first songs come fast|Yousician, Simply Piano
chess|playing sites with lessons|everybody plays there anyway|Chess.com, Lichess, Chessable
podcast listener episode|podcast platforms|the listeners are there|Spotify, Acast, Patreon
newsletter|newsletters that cost nothing|they are in the inbox already|Substack, Beehiiv
translat dub dubb subtitl voice-over voice-actor|dubbing studios and speech software|a finished track comes overnight|ElevenLabs, Deepdub
video-edit video-clip reels|editing apps|they are on the phone|CapCut, Adobe
wedding bridal|wedding portals and photographers by recommendation|friends show their albums|The-Knot@US, Hitched@GB, Flytographer
ticket box-office !clothes !robes|ticket sellers|the audience has an account there|Ticketmaster, Eventbrite
guided-tour excursion sightsee half-day-walk city-walk walking-tour guided-walk day-trip|booking portals for tours|the hotel lobby recommends them|GetYourGuide, Viator
hostel surf guest-house bed-and hotel-room|booking portals and hostel chains|travellers compare there by price|Booking.com, Hostelworld, Airbnb
housekeep room-list front-desk guest-message|hotel-management systems|the bookings arrive there|Cloudbeds, Mews, Guesty
campervan camping|camper hire|insurance and bedding are included|Indie Campers, Outdoorsy@US, Roadsurfer@DE
lonel friendship meet-people connect-people|groups and meeting apps|everybody is on them|Meetup, Bumble, Nextdoor
donat fundrais|donation pages|people know the form|GoFundMe, JustGiving@GB, Donorbox
nonprofit>refugee newcomer volunteer|church, council and charity groups|they are trusted and free|Red Cross, Caritas
food-bank homeless low-income referred|council support and large charities|the referral goes there first|Trussell@GB, Caritas, The Salvation Army
unemployed trainee job-train|public job programmes|the job centre pays for them|
carbon emission footprint scope csrd|carbon-accounting tools and consultants|the auditor knows their report|Watershed, Persefoni, Normative, Greenly|carbon accounting software
recycl scrap waste-collect|waste contractors|the bins are theirs|Veolia, Suez, Remondis
reusable-cup reusable-box deposit-cup reusable-packag|reusable-packaging systems|cups come back at many counters|Recup@DE, Vytal@DE, Loop
pdf document extract !calculation !tender field-it-is-not ocr|document-capture interfaces|a developer has tried them once|Amazon Textract, Rossum, Mindee
gross-to-net tax-table net-pay|payroll engines|they carry the liability|Symmetry@US, Check@US, ADP
developer endpoint software-kit|cloud platforms|the invoice goes through anyway|Amazon Web Services, Google Cloud, Twilio
help-desk customer-support chatbot|support suites|all past conversations are in them|Zendesk, Intercom
sales-lead pipeline crm|sales suites|the contacts live there|HubSpot, Salesforce, Pipedrive
email-campaign mailing-list|e-mail suites|the list is stored there|Mailchimp, HubSpot
social-media post-to-instagram|posting tools and agencies|they plan all channels in one place|Hootsuite, Buffer
website-build web-page-for landing-page-for|website builders|a page stands in an evening|Wix, Squarespace, WordPress
logo brand-design graphic-design|template tools and freelancers|a first draft costs nothing|Canva, 99designs, Fiverr
project-manag to-do task-list|task tools|the team is used to them|Asana, Trello, Notion
meeting-note meeting-minutes minute-taking transcri|recording tools in the meeting software|they are one switch away|Otter.ai, Microsoft Teams
dashboard report-for-manager analytics|spreadsheets and chart tools|the licence is paid|Microsoft Excel, Tableau
phish password secur-audit|security suites|the insurer asks for them|Okta, 1Password, CrowdStrike
building-site snag construction-site|site-management software|plans and defects are in it|Procore, PlanRadar, Fieldwire
stock-count shop-stock inventory|shop systems|stock and till are one|Shopify, Lightspeed
handmade craft-market|makers' marketplaces and fairs|the buyers come for that|Etsy, Folksy@GB
old-photo photographs-of archive genealog face|family-history sites and archive software|the collection is catalogued there|Ancestry, MyHeritage, Preservica
funeral|funeral homes|they come the same night|
grave|cemetery gardeners|they are at the cemetery every week|
permit planning-applic council-form|suppliers of council software|the tender was won for years|Granicus@US, Tyler-Technologies@US, Civica@GB
drone aerial|drone makers and survey firms|the pilot comes with a licence|DJI
weather forecast-for|weather services|the free forecast is good enough|Meteomatics, Tomorrow.io
text-message-gateway sms-api|messaging providers|they cover all countries with one contract|Twilio, Vonage, Sinch
sheet-music score choir|music publishers and free score sites|the parts are found in a minute|IMSLP, Musicnotes
yacht sailing sailboat|boat hire|skipper and insurance come with it|Click&Boat
art-print gallery painting !room !wall !painters !house-paint|galleries and online art shops|they vouch for the artist|Saatchi Art, Artsy
knit yarn|yarn shops and pattern sites|the pattern comes with the wool|Ravelry, LoveCrafts
choir dance|theatres and their own rooms|the key is known
lift-maintenance lift-technician elevator-maint|the lift makers' own service arms|they built the lift and keep its parts and codes|Otis, KONE, Schindler, TK Elevator
concert-clothes choir-robe stage-costume costume-hire|costume makers and hire firms|the cut is known and can be tried on|
tinnitus hearing-loss|apps and hearing-aid acousticians|the first month is free or the insurer pays|ReSound, Kalmeda@DE
hearing-aid audiogram|hearing-aid chains and makers|they fit and adjust on the spot|Amplifon, Demant, Sonova
bee-hotel insect-hotel nesting-box bird-box|garden-goods brands and cheap imports|the buyer orders everything from one list|Wildlife World@GB, Esschert Design, Vivara
inherit probate succession heir|notaries, probate lawyers and errand agents|one person signs for all of it|Farewill@GB, Trust & Will@US
machined turned-part cnc step-file|part marketplaces and quoting software|buyers upload a drawing there at night|Xometry, Protolabs, Paperless Parts@US
night-care night-nursery night-shift-child|relatives, childminders and sitters|the child sleeps in a bed it knows|
electric-tuk electric-motorbike boda e-bike-lease battery-swap swap-batter|petrol vehicles on loan and electric motorbike makers|the mechanic at the corner knows the engine|Ampersand@RW, Ampersand@KE, Spiro@UG, Spiro@KE, Gogoro@TW
museum-object collection-digit digitis-collection museum-databas|digitisation firms and collection software|the data format is theirs already|Picturae, Axiell, Zetcom
scuba dive-gear dive-centre diving-gear|the dive centre's own hire rack|it lies there when the boat leaves|PADI, SSI, Scubapro
quarterly-estimat self-employed-tax freelance-tax 1099|tax software and accountants for creators|last year's return is stored there|TurboTax@US, H&R-Block@US, Keeper@US, Found@US
halal kosher|food-finder guides and community groups|travellers ask people of their own faith first|HalalTrip, Zabihah
hail roof-survey roof-damage shingle|roofers, public adjusters and the insurer's own pictures|they come without a fee for the visit|EagleView@US, HOVER@US
pasteuris|makers of cellar equipment|the dealer lends one for the first batch|Speidel
dementia wander night-alarm door-mat|sensor mats and locators from care suppliers|the nurse knows how they are set|Tunstall, Jiobit, AngelSense
tanner leather-hide|tanneries and leather wholesalers|every thickness is in stock|Ecopell, Tärnsjö
podiatr foot-care chiropod|podiatrists in the next town and the hospital's foot unit|the doctor refers there|
onboard seasonal-staff frontline-staff deskless|staff apps and the folder from head office|the contract and the rota are in it|hotelkit, Beekeeper, Connecteam, Flip
piano-dealer used-piano piano-at|piano dealers and classified ads|a dealer has a showroom and takes the old one back|Steinway, Yamaha
shrimp pond aquacult aerator oxygen-probe|makers of aerators and water probes|the feed salesman brings them|Innovasea, Eruvaka, AKVA Group
salmon-farm trout-farm fish-farm sea-lice|suppliers of cages, feed and cameras|they service the site anyway|AKVA Group, Innovasea, Aquabyte
wig hairpiece|wig salons and hospital suppliers|the insurer's list names them|
rent-deposit deposit-guarantee tenancy-deposit|banks' deposit accounts and bond insurers|the landlord knows the form|Rhino@US, SwissCaution@CH, Moneyfix@DE
race-timing chip-bib timing-box bib|timing firms and free stopwatch apps|an operator comes along and fixes it|RACE RESULT, MYLAPS, Webscorer
saas,usage,education>accessible-epub braille tactile alt-text|in-house alternative-format staff and shared libraries|books once done can be downloaded|Bookshare, VitalSource
fire-drill fire-train fire-simul firefight|state fire academies and their course calendar|the certificate comes from there|Dräger, Haagen
sprinkler extinguisher fire-safety fire-door|fire-protection contractors|the insurer accepts their stamp|Minimax@DE, Chubb@GB
scaffold formwork|scaffold and formwork hire firms|it is on the site by Monday|Layher, PERI, Doka
asbestos radon lead-paint|testing laboratories and licensed removers|the authority accepts their paper|Airthings, SGS, Bureau Veritas
waste-water wastewater effluent sewage|water-treatment suppliers|they build the plant, run it and answer to the authority|Veolia, Suez, Xylem
appointment-book surgery-phone practice-phone moves-and-cancels-appointment patient-call no-show !table !restaurant|appointment portals for practices|patients have an account there already|Doctolib@DE, Doctolib@FR, Zocdoc@US|appointment software
storage-bag grain-stor airtight hermetic silo weevil|makers of hermetic bags and metal silos|the village shop has them or a project hands them out|GrainPro
scavenger-hunt city-game audio-tour treasure-hunt city-rall|booking portals for tours and city games|the ship's desk or the hotel books them|GetYourGuide, Viator
roof-report roof-model roof-measure roof-inspect hail|aerial roof-measurement services|their report opens in the claims software|EagleView@US, Hover@US|roof measurement app
ecommerce,hardware>well-water borehole drinking-water water-filter water-test|filter brands, bottled water and test labs|a jug from the shop costs little|Brita, Culligan, SGS
septic sewage drain-clear|drain and tanker firms|they come the same day|Dyno-Rod@GB, Roto-Rooter@US
heat-pump boiler|heating installers and the makers' partner networks|they did the last service|Vaillant, Viessmann, Daikin
insulation insulating draught thermal-imag|energy advisers and insulation firms|the grant office lists them|
roof-tile gutter chimney-sweep|roofers and sweeps of the district|the sweep has the key date|
pest rodent bed-bug cockroach termite|pest controllers|one call and it is over|Rentokil, Anticimex, Orkin@US
laundromat launderette|launderettes and laundry apps|it is at the corner|
ironing shirt-service|dry cleaners|the shirts hang there on Friday|
shoe-repair cobbler sneaker resole|cobblers and cheap new shoes|a new pair is quicker|
watch-repair clock-repair|watchmakers and brand service centres|the brand keeps the parts|
phone-repair screen-repair laptop-repair refurbish-phone|repair counters and refurbished-device shops|a used one comes with a guarantee|Back Market, iFixit, Apple
printer-cartridge toner|makers' cartridges and refill shops|the printer accepts them without a warning|HP, Epson, Canon
school-uniform|uniform shops and supermarket ranges|the badge is sold there|
yearbook school-photo|school photographers|they come every autumn anyway|Lifetouch@US, Tempest@GB
driving-lesson driving-school learner-driver|driving schools and theory apps|friends passed with them|RED@GB, AA Driving School@GB
first-aid cpr defibrillat|Red Cross courses and safety trainers|the certificate is recognised everywhere|Red Cross, St John Ambulance
swimming-lesson learn-to-swim|public pools and swimming clubs|the pool is theirs|
climbing-wall climbing-gym boulder|climbing gyms|friends train there|
golf tennis padel squash|clubs and booking apps|members have fixed slots|Playtomic, GolfNow
!physio !vet livery equestr horse-board|livery yards and tack shops|the horse stands there|
sheep wool lamb shear|wool boards, shearers and marts|they take everything|
goat cheese dairy-product yogh|dairies and supermarket brands|they are beside the milk|
poultry laying-hen egg-farm chicken-coop hatcher|feed firms and hatcheries|they advise for nothing|
orchard vineyard prun grape|farm advisers and contractors|they know the plots|
mushroom substrate coffee-ground|mushroom growers and waste collectors|the wholesaler delivers them washed|
insect-protein cricket mealworm black-soldier|feed makers and insect farms|fish meal has a known price|Protix, Innovafeed
seaweed kelp algae !waste-water !reactor|seaweed farms and ingredient traders|they deliver the tonne|
honey-market mead|beekeepers at the market|people know the face|
spice chilli hot-sauce sauce condiment|sauce brands and other makers at the market|the shelf has one of each|Tabasco, Heinz
chocolate cacao|chocolate brands and local chocolatiers|a gift needs a known wrapper|Lindt, Tony's Chocolonely
ice-cream gelato sorbet|ice-cream parlours and brands in the freezer|the queue is a habit|Häagen-Dazs, Ben & Jerry's
baby-food baby-meal puree|baby-food brands|parents grew up with the jar|HiPP, Ella's Kitchen@GB, Gerber
kombucha kefir ferment|fermented-drink brands|they stand in the fridge at the till|GT's, Remedy
pasta noodle dumpling|fresh-pasta makers and the freezer|it keeps for months|Barilla, Rana
vegan plant-based meat-free|plant-based brands and the menu as it is|guests order them by name|Beyond Meat, Oatly, Impossible Foods
hospital-bed pressure-sore bedsore mattress-sensor|medical-bed and mattress makers|the ward's contract includes service|Arjo, Stryker
prosthe orthos amputat artificial-limb|hospital workshops and orthopaedic technicians|the clinic refers to them and fits on site|Ottobock, Össur, Blatchford
wheelchair mobility-scooter stair-climber rollator|medical supply shops and makers|the insurer's form names them|Invacare, Permobil, Stannah
hearing-loop sign-language interpret|interpreters' agencies|they are booked by name|LanguageLine
stoma incontinence catheter|medical suppliers with home delivery|the prescription goes there|Coloplast, Hollister, ConvaTec
blood-donat transfus plasma|blood services|the law gives it to them|
ambulance patient-transport|ambulance services and taxis on account|the clinic's desk has the number|
medical-record discharge-letter clinic-notes !vet !animal|record systems of the clinic|everything is in them by law|Epic, Oracle Health, Dedalus
nurse-call ward-round shift-hand-over|ward systems and paper boards|everyone can read the board|Ascom
laborator sample-track pipette|laboratory software and suppliers|the audit accepted it|LabWare, Thermo Fisher, Benchling
clinical-trial trial-recruit|trial-recruitment firms and site networks|sponsors know them|IQVIA, Parexel
fertility-clinic ivf|fertility clinics|they have the results table|
speech-therap stutter aphasia|speech therapists with a waiting list|the insurer pays|
autis adhd neurodiv|therapists, schools and parents' groups|the diagnosis came from there|
parent-teacher school-app class-app|school communication apps|all parents are on it|ClassDojo, Seesaw, SchoolFox@DE
reading-lesson literacy phonics learn-to-read|textbooks, tutors and charities|the school has the books|Pratham@IN, Reading Eggs, Khan Academy
science-kit stem-kit experiment-kit|kit brands and the school cupboard|the set comes with a lesson|Lego Education, KiwiCo
student-housing flatshare roommate|listing sites and groups|every room is there|SpareRoom@GB, WG-Gesucht@DE, Idealista
deposit-box parcel-locker locker|locker operators and carriers|the map shows one at the station|InPost, DHL, Quadient
shelf-stack price-tag price-label|label makers and till systems|prices come from the till|VusionGroup, Pricer, Hanshow
waiting-line ticket-number|ticket machines and booking systems|everyone knows the paper number|Qmatic
gift-card voucher loyalty|voucher and loyalty systems|the till accepts them|Square
flower florist bouquet|florists and delivery networks|they know the address in every town|Interflora, Fleurop, Bloom & Wild
candle soap|gift brands and other makers at the market|it smells and can be tried|Lush, Yankee Candle
toiletr hotel-amenit|amenity suppliers|one pallet serves the season|Groupe GM, ADA Cosmetics
jewel goldsmith|jewellers and brands|the ring can be tried and resized|Pandora, Swarovski
upholster reupholster re-cane|upholsterers and new furniture|a new one comes on Saturday|IKEA
wood-stove firewood pellet|fuel merchants|they tip it in the yard|
timber-beam lumber|timber merchants|lengths and grades are in stock|Stora Enso, Södra
brick clay-plaster|builders' merchants|the lorry crane unloads it|Wienerberger, Saint-Gobain
concrete cement|ready-mix plants|they deliver within the hour|Holcim, Heidelberg Materials, Cemex
weld fabricat steel-part laser-cut|workshops of the district and online cutters|they have the drawing from last time|Xometry, Protolabs
foundry casting mould-mak|foundries and pattern makers|tooling is paid for|
injection-mould plastic-part granulate|moulders and resin traders|the tool stands on their machine|
textile-recycl fibre-recycl rag|sorting plants and rag traders|they take the whole lorry|
e-waste electronic-waste battery-recycl|licensed recyclers|the certificate is theirs|Sims, Umicore, Redwood Materials@US
tyre-recycl rubber|tyre dealers and recyclers|they take the old set back|
cooking-oil used-oil biodiesel|oil collectors|they leave the barrel for nothing|Olleco@GB, Münzer@AT
compost food-scrap food-waste-bin organic-waste|waste contractors|it is in the same bill|Veolia, Suez, Remondis
boat-repair hull antifoul marina berth mooring|boatyards and harbour offices|the crane is theirs|
surfboard kite paddle-board|hire stations on the beach|the board is on the sand|
ski snowboard avalanche|hire shops at the lift|boots can be changed at noon|Intersport, Skiset
mountain-hut trek hiking|clubs and guide offices|they keep the paths|Komoot, AllTrails
fishing-licen angling|tackle shops and clubs|they sell the licence too|
game-meat venison|butchers and hunters with a freezer|one knows the hunter|
escape-room quiz-night team-event team-building|event agencies and the bar next door|one mail books everything|
museum-guide audio-guide|audio-guide makers and the leaflet|the devices hang at the desk|Smartify, izi.TRAVEL
stage-light sound-hire pa-system|event technicians with a van|they set it up too|Thomann
dj band-book live-music busk|agencies and friends of friends|somebody heard them play|Gigmit, Encore@GB
record-press vinyl|pressing plants and brokers|labels have a slot there|GZ Media, Optimal Media@DE
book-print self-publish|print-on-demand services|one upload and it is in the shop|Amazon KDP, IngramSpark, BoD@DE
comic graphic-novel zine|publishers and crowd-funding pages|the readers are there|Kickstarter, Webtoon
crowd-fund community-share|crowd-funding sites|backers have an account there|Kickstarter, Indiegogo, Crowdcube@GB
remittance send-money-home|money-transfer services|the cousin knows where to collect it|Western Union, Wise, MoneyGram
factoring unpaid-invoice late-pay|banks, factors and debt collectors|they pay within the week|Coface, Intrum
micro-insur index-insur|insurers through co-ops and banks|the co-op deducts it|Pula@KE, ACRE Africa@KE
land-title land-regist deed|lawyers, surveyors and the land office|the stamp comes from there|
work-visa immigration-law work-permit residence-permit|immigration lawyers and agencies|one person answers for the file|Fragomen, Boundless@US
prison inmate parole ex-offend|public programmes and charities inside|they have the pass for the gate|
foster adopt-child youth-welfare|youth offices and large charities|they have the framework contract|Diakonie@DE, Barnardo's@GB
shelter domestic-violence|refuges and helplines|they answer at night|
sailor seafarer crew-change|crewing agencies and port missions|they are on the quay|
lighthouse signal-tower rail-track railway|railway suppliers and maintenance contractors|they are approved|Siemens Mobility, Alstom, Strukton
airport-baggage luggage|storage counters and porter services|they are beside the exit|Bounce, Stasher, Radical Storage
bike-courier|vans of the parcel carriers|one contract covers the country|DHL, UPS, DPD
truck-stop truck-park tachograph|fleet suites and parking apps|dispatch uses them already|Samsara, Webfleet, Truck Parking Europe
weighbridge gravel-pit quarry|scale makers and plant software|the scale is theirs and calibrated|Mettler-Toledo, Avery Weigh-Tronix
blast-hole drill-core open-pit|mining suppliers|the mine trusts the service crew|Epiroc, Sandvik, Orica
wind-turbine blade-inspect rotor|turbine makers and inspection firms|the service contract covers it|Vestas, Siemens Gamesa, SkySpecs
grid-battery home-battery load-shift|battery makers and utilities|the installer sells a set|Tesla, Sonnen, BYD
ev-batter battery-health used-ev|car makers' workshops and testers|the badge calms the buyer|AVILOO, TÜV@DE, Dekra
car-wash valeting detailing|car washes at the petrol station|it takes eight minutes|
dog-wash groom|groomers and the bathtub|the groomer knows the dog|
cat-sitter cattery kennel|kennels and neighbours|the neighbour has a key|
aquarium reptile terrarium|pet shops and forums|the shop has the tank|
tree-care arborist stump|tree surgeons|they bring the lift|
snow-clear winter-service gritting|contractors with a plough|they cleared it last year|
graffiti pressure-wash facade-clean|cleaning firms|the building manager has them on contract|Kärcher
window-film shutter blind-install|window fitters|they measure and fit in one go|
smart-lock key-hand key-box|lock makers and key safes|guests know the box|Nuki, Igloohome, KeyNest
short-let holiday-let airbnb|property managers and channel tools|the calendar runs there|Airbnb, Guesty, Hostaway
retire-home assisted-living senior-resid|care homes and home-care services|the waiting list is full of friends|
meals-on-wheels meal-for-senior|meals on wheels and family|the driver rings the bell|
when-someone-dies cancel-contract cancellations-and-refund estate-settle account-closure|solicitors for estates and the helping relative|somebody in the family has the time, or a solicitor does it with the estate|
hospice grief bereave|hospices, churches and self-help groups|they are free and near|
tile-adhesive sealant building-material plasterboard|builders' merchants and their vans|the account, the credit and the trade price are there|Travis-Perkins@GB, Screwfix@GB, Bauhaus@DE
gravestone headstone cemetery|stonemasons and cemetery gardeners|the stone is theirs|
wedding-dress bridal-gown|bridal shops and hire|it can be tried with friends|
tattoo pierc|studios in the quarter|a friend's arm is the reference|
barber-train hair-train|hairdressing schools|the licence comes from there|
perfum fragrance|perfume houses and shops|it can be smelled there|Sephora, Douglas
glasses-repair contact-lens|optician chains|the eye test is included|Specsavers, Fielmann@DE
voice-assistant call-centre phone-bot|call centres and phone systems|the number is theirs|Genesys, Twilio, Talkdesk
address-lookup geocod what3words|map services|developers have the key already|Google Maps, what3words, HERE, Mapbox
fraud-detect identity-check kyc|identity-check suppliers|the regulator knows them|Jumio, Sumsub
e-sign digital-sign contract-templ|signing services|partners have an account there|Docusign, Adobe
tender-search bid-writ public-tender|tender alert services and consultants|they mail the notice every morning|Mercell, Tendium
patent trademark ip-search|patent attorneys and search services|they answer for it|Clarivate, PatSnap
seo search-rank|agencies and search tools|the report comes every month|Semrush, Ahrefs
influenc creator-agenc|agencies and creator platforms|brands ask there|
game-test playtest|test panels and community servers|players come for a key|
crypto-tax|tax tools for coins|the exchange links to them|CoinTracker, Koinly`;

export interface CompetitorType {
  /** Words of the offer that call for it. */
  stems: string[];
  /** Words of the offer that rule it out. */
  never: string[];
  /** Forms of offer it competes with; empty for all. */
  forms: string[];
  kind: string;
  why: string;
  companies: { name: string; country: string | null }[];
  /** What is typed into a search box by somebody who looks for one; "" where nothing is known. */
  search: string;
}

function company(cell: string): { name: string; country: string | null } {
  const [name = "", country = null] = cell.split("@");
  return { name: country ? name.replace(/-/g, " ") : name, country };
}

export const COMPETITOR_TYPES: readonly CompetitorType[] =
  `${STARTUP_ROWS}\n${FURTHER_ROWS}\n${EVERYDAY_ROWS}\n${ROWS}`.split("\n").map((row) => {
    const [words = "", kind = "", why = "", names = "", search = ""] = row.split("|");
    const [forms, stems] = words.includes(">") ? words.split(">") : ["", words];
    const called = (stems ?? "").split(" ").map((stem) => stem.replace(/-/g, " "));
    return {
      stems: called.filter((stem) => !stem.startsWith("!")),
      never: called.filter((stem) => stem.startsWith("!")).map((stem) => stem.slice(1)),
      forms: (forms ?? "").split(",").filter(Boolean),
      kind,
      why,
      companies: names.split(", ").filter(Boolean).map(company),
      search,
    };
  });
