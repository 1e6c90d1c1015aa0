/**
 * Kinds of supplier that an offer meets, by the words it is described with:
 * words of the offer (stems) | the kind, in the plural | why customers stay with it | companies everybody can look up,
 * "@GB" for those of one country. Public knowledge; nothing is said about prices or plans. "local>" limits a row to offers
 * of that form: a plumber's software does not compete with plumbers. A word after "!" rules the row out: physiotherapy for
 * dogs does not compete with an app for backs.
 */
const ROWS = `rota roster shift staff-schedul|rota and shift software|the staff list and the hours are in it already|Deputy, Planday, When I Work, RotaCloud@GB
agency-nurse temp-worker temporary-work staffing locum agency-staff agency-hour|staffing agencies|one call fills the gap, at a price|Randstad, Adecco, Manpower
payroll payslip pay-slip wage|payroll bureaux and suites|nobody likes to change them in the middle of a tax year|ADP, Sage, Gusto@US, Ceridian
recruit candidate applicant job-seeker vacanc|job boards and applicant systems|every candidate looks there first|Indeed, LinkedIn, Greenhouse
training-certificate compliance-training e-learning|learning systems that keep certificates|last year's certificates are stored there|Moodle, TalentLMS, Docebo
expense receipt|receipt and expense apps|the accountant accepts their export|Dext, Expensify, Pleo
vat tax-return tax-form tax-office quarterly|online tax services|they file in the customer's name today|TaxDown@ES, Declarando@ES, Taxfix@DE, TurboTax@US, FreeAgent@GB
accountant bookkeep tax-advis|accountants round the corner|a person answers for the mistake|
invoice invoic|invoicing suites|invoices and bank account meet there|QuickBooks, Xero, FreshBooks
quote estimate voice-memo|quoting apps of the trade|price list and customers are stored in them|Jobber, Tradify, Fergus
clause judgment ruling legal-summar|legal publishers and research databases|the firm has paid for them for years|Thomson Reuters, LexisNexis, Wolters Kluwer
eviction tenant-right legal-letter formal-letter demand-letter dispute small-claim solicitor paralegal tribunal|advice centres and high-street lawyers|a person listens and signs|Citizens Advice@GB, LegalZoom@US
payment checkout pay-out card-reader|payment providers|the money arrives and the terminal is paid for|Stripe, Adyen, SumUp
fintech,saas>loan interest-rate lend-money saving-group saver moneylend|banks and online lenders|they decide within a day and have a licence|Kiva, Tala@KE, Branch@KE, Funding-Circle@GB
fintech,saas,hardware>insur liabil|insurers and comparison sites|a policy from a known name calms a landlord or a lawyer|Allianz, AXA, Zurich
invest portfolio stock-market pension !investigat|brokers and banks|they hold the account and the tax report|Vanguard, eToro, Trade-Republic@DE, Robinhood@US
crypto token bitcoin|exchanges|they are where the price is|Coinbase, Kraken, Binance
household-budget personal-finance spending-plan|budgeting apps and bank apps|the bank shows spending for nothing|YNAB, Revolut, Monzo@GB
rehears hall venue meeting-room event-space|venue-booking sites|they show many rooms with photographs and prices|Peerspace, Tagvenue@GB, Giggster@US
cowork desk office-space|workspace chains|they rent by the day, coffee included|WeWork, Regus, Mindspace
tenant rental-flat propert-manage landlord-softw letting|property-management suites|rent and tenants are booked in them|Buildium@US, AppFolio@US, Arthur-Online@GB
local,services,marketplace>handyman plumb electrician repair-visit tradesp craftsm handwerk reparatur repairs-in-flat|trade directories|they list whoever is free, with reviews|Checkatrade@GB, MyHammer@DE, Angi@US, Habitissimo@ES
technician dispatch field-service job-sheet hvac|field-service suites|job and customer record are in them|ServiceTitan@US, Housecall-Pro@US, Jobber
warranty-claim claim-form serial-plate warranty-paperwork|manufacturers' own claim portals|they cost nothing and the form is the official one|
interior floor-plan renovat|kitchen planners and interior platforms|they show pictures before anybody pays|Houzz, IKEA
local,services,marketplace>cleaner house-clean clean-home window-clean|cleaning platforms and private cleaners|somebody they know has a key|Helpling@DE, Handy@US, Molly-Maid
laundry linen towel uniform|industrial laundries|they own the linen and the contract|Elis, Alsco
washing-machine dryer appliance|appliance chains and rent-to-own shops|a machine comes the same week, in instalments|Currys@GB, AO@GB, MediaMarkt@DE, Best-Buy@US
ecommerce,hardware,services,local>furnitur sofa armchair|furniture chains|it is in stock and cheap|IKEA, Wayfair
lawn garden hedge landscap|gardeners known in the street|they come with their own mower|LawnStarter@US, GreenPal@US
solar photovolt|solar installers|roof, panel and paperwork come from one firm|Enpal@DE, Sunrun@US, Octopus-Energy@GB
energy-coop community-energy share-of-a-roof|green electricity tariffs|they ask for one signature and nothing else|Octopus Energy, EDF, Naturgy@ES
leak water-damage burst|leak-detector makers|the plumber sells and fits them|Grohe, Moen, Phyn@US
burglar alarm-system security-camera|alarm companies|somebody drives out at night|Verisure, ADT, Ring
smart-home thermostat|smart-home systems|one app runs every room|Google Nest, Bosch, Aqara
air-quality humidity-sensor mould|climate sensors from the shop|they cost little and show a number|Airthings, Netatmo
saas,hardware,usage>kiln potter ceramic firing|kiln makers and their controllers|the controller comes with the kiln and its guarantee|Skutt, Bartlett-Instrument@US, Nabertherm
vibrat predictive machine-monitor machine-stop|machine-monitoring suppliers|the machine builder recommends them|Siemens, SKF, Augury
3d-print printer filament|makers of ready machines|they work from the box|Prusa, Formlabs
bike-repair bicycle-repair repairs-bike brake tyre puncture|bicycle repair shops|they are known and keep the parts|Decathlon
kids-bike children-bike outgrow bike-by-month bike-subscription|bicycle subscriptions and second-hand bikes|a used one costs little and is sold on|Swapfiets@NL, Bike-Club@GB, Decathlon
local,services,hardware>car-repair garage workshop-visit oil-change|workshop chains|they give a guarantee and a courtesy car|Kwik-Fit@GB, ATU@DE, Midas, AutoZone@US
charging-point charge-point ev-charg|charging networks|the map in the car knows them|Tesla, Ionity, ChargePoint
parking car-park|parking apps|they are accepted by the city|EasyPark, JustPark@GB, SpotHero@US
taxi carpool ride-shar|ride services|a car comes in minutes|Uber, Bolt, BlaBlaCar
depot bus truck-fleet lorr fleet vehicle-block|fleet and scheduling suites|they are wired into the vehicles|Samsara, Geotab, Webfleet
courier parcel last-mile|parcel carriers|they collect every day anyway|DHL, UPS, FedEx
freight pallet container customs|forwarders|they send one invoice from door to door|Kuehne+Nagel, DSV, Flexport
self-storage remov moving-house|removal firms and self-storage|they bring the van and the boxes|Shurgard, Public-Storage@US
drill borrow tool-hire lend-out|hire shops and lending libraries|the tool is checked and somebody explains it|HSS-Hire@GB, Library-of-Things@GB, Home-Depot@US, Peerby@NL
second-hand resale resell used-cloth|resale apps|the buyers are there already|Vinted, Depop, eBay
rent-a-dress clothes-rental dress-hire|clothes-rental services|they have every size|Rent-the-Runway@US, By-Rotation@GB
tailor alterat mend-clothes clothes-repair|dry cleaners and tailors|they are on the way to work|
garment apparel sewing clothing-brand|fashion chains and independent labels|it can be tried on and taken back|H&M, Zara, Patagonia
hair barber salon nail|salon-booking apps and the salon they know|the hairdresser knows the head|Treatwell, Fresha, Booksy
cosmetic skincare cream|cosmetics brands|the shelf and the tester are near|L'Oréal, The Ordinary, Nivea
gym workout yoga fitness|gyms and training apps|they cost little when nobody goes|ClassPass, Peloton, Basic-Fit
running cyclist training-plan|training apps|watch and friends are connected|Strava, Garmin, TrainingPeaks
physio back-pain rehab !dog !cat !horse !pet !vet !animal|physiotherapists and exercise apps|the insurer pays for a prescription|Hinge Health, Sword Health, Kaia Health
wound ulcer dressing|wound-imaging software|clinics know it and its data goes into the record|Swift Medical, Healthy.io, Tissue Analytics
telehealth video-consult appointment-with-a-doctor|appointment portals and telemedicine|the doctor is on it already|Doctolib, Teladoc, Kry
hardware,saas,services>diabet glucose insulin|glucose-monitor makers|the sensor is reimbursed|Abbott, Dexcom, Medtronic
sleep apnea snor|sleep clinics and mask makers|the insurer covers them|ResMed, Philips
anxiet depress therap mental-health|therapy platforms and meditation apps|they answer tonight|BetterHelp, Headspace, Calm
menopaus period fertil|cycle apps|years of entries are stored there|Clue, Flo, Natural Cycles
dental-lab crown denture aligner dentist|dental laboratories and milling centres|the dentist has sent them work for years|Straumann, Align Technology, exocad
spectacle glasses-frame eyesight optic|optician chains|the eye test is included|Specsavers, Fielmann@DE, Warby-Parker@US
breastfeed newborn midwi baby|baby-equipment brands and midwives|the midwife is asked first|Medela, Philips Avent
lives-alone live-alone elder carer home-care nursing-home parents-live visits-older|home-care agencies|the council or the insurer pays them|Home Instead, Papa@US, Cera@GB
pill prescription pharmac medication !software !stock !dashboard|pharmacies and mail-order pharmacies|the prescription goes there by itself|Boots@GB, DocMorris@DE, Walgreens@US
blood-test lab-test biomarker|doctors' laboratories and test kits|a doctor explains the result|Everlywell@US, Thriva@GB
tea herb supplement|tea and supplement brands|they stand in the supermarket|Twinings, Pukka, Yogi Tea
coffee espresso barista !mushroom !substrate !coffee-ground|coffee chains|they are at the same corner every day|Starbucks, Costa-Coffee@GB, Pret A Manger
coffee-bean roast|coffee roasters|the machine is set to their bean|Lavazza, illy, Nespresso
allerg gluten free-from contain-traces|free-from brands|they stand in every supermarket|Schär, Genius-Foods@GB
bread bakery dough loaf|supermarket bakeries|the bread is warm at six in the evening|
table-booking reservation-system no-show|reservation systems|guests search there|OpenTable, TheFork, Resy
menu-plan kitchen-stock food-waste dish-demand how-many-portion demand|kitchen-management software|recipes and suppliers are stored in it|Winnow, MarketMan, Apicbase
leftover surplus unsold|surplus-food apps|a bag is sold with one tap|Too Good To Go, Olio
till point-of-sale cash-register|till systems|the staff know the buttons|Square, Lightspeed, Toast@US
takeaway deliver-meal food-delivery|delivery platforms|the customers open that app when hungry|Uber Eats, Deliveroo, Just Eat
healthy-food nutrition diet calorie meal-plan eat-badly|nutrition apps and meal kits|they are free to begin with|MyFitnessPal, Yazio, HelloFresh
school-lunch school-meal tuckshop school-kitchen canteen lunch pupil !pharmac|contract caterers|the council's contract is theirs|Compass Group, Sodexo
food-truck street-food festival|other stalls and chains at the gate|the queue is shorter|
fish seafood boat-catch catch|fish wholesalers and cash-and-carry markets|one delivery brings everything, on account|Makro@PT, Makro@ES, Metro@DE, Metro@FR, Sysco@US
vegetable-box farm-produce organic-box|box schemes and supermarkets|everything else is bought there too|Riverford@GB, Misfits-Market@US, CrowdFarming@ES
cold-room cold-storage keep-cool refriger|cold stores and ice sellers|ice needs no contract|ColdHubs@NG, SokoFresh@KE
crop irrigat soil harvest|farm-management software|the machine records into it|John Deere, Climate FieldView, CropIn
cattle cow herd calf livestock|herd-monitoring tags|the milking robot reads them|Allflex, Nedap, smaXtec
hive bee honey|hive-sensor makers|beekeepers tell each other which one lasts|Arnia, BroodMinder, BeeHero
vet physio-for-dog dog-physio orthopaedic-vet veterinar animal-physio|vet practices and animal hospitals|the owner knows them and the file is there|
dog puppy pet-sit walk-dog !physio !surgery !vet !train !groom !food|walking and sitting platforms|they show reviews and the free sitter nearby|Rover, Pawshake, Wag@US
pet-food kibble|pet-food brands|the animal eats it|Royal Canin, Fressnapf@DE, Chewy@US
vet veterin|veterinary practices|they know the animal|
wine beer brew cider|breweries and shops|the choice is wider|BrewDog, Heineken
nursery-place babysit childcare|nurseries and sitter portals|a place once found is kept|Bright Horizons, Care.com, Sitly
toy board-game|toy makers and shops|a present has to be there on the day|Lego, Ravensburger
tutor exam homework maths grade-11|tutoring platforms and private tutors|a teacher of the school recommends them|GoStudent, Kumon, Superprof, Khan Academy
language-course speak-english learn-spanish vocabular|learning apps and language schools|they are free and on the phone|Duolingo, Babbel, italki
coding programming-course bootcamp|course platforms|a course costs less than a book|Udemy, Coursera, Codecademy
piano guitar music-lesson|music apps and teachers|the first songs come fast|Yousician, Simply Piano
chess|playing sites with lessons|everybody plays there anyway|Chess.com, Lichess, Chessable
podcast listener episode|podcast platforms|the listeners are there|Spotify, Acast, Patreon
newsletter weekly-summary|newsletters that cost nothing|they are in the inbox already|Substack, Beehiiv
translat dub dubb subtitl voice-over voice-actor|dubbing studios and speech software|a finished track comes overnight|ElevenLabs, Deepdub
video-edit video-clip reels|editing apps|they are on the phone|CapCut, Adobe
wedding bridal|wedding portals and photographers by recommendation|friends show their albums|The-Knot@US, Hitched@GB, Flytographer
ticket concert box-office|ticket sellers|the audience has an account there|Ticketmaster, Eventbrite
guided-tour excursion sightsee|booking portals for tours|the hotel lobby recommends them|GetYourGuide, Viator
hostel surf guest-house bed-and hotel-room|booking portals and hostel chains|travellers compare there by price|Booking.com, Hostelworld, Airbnb
housekeep room-list front-desk guest-message|hotel-management systems|the bookings arrive there|Cloudbeds, Mews, Guesty
campervan camping|camper hire|insurance and bedding are included|Indie Campers, Outdoorsy@US, Roadsurfer@DE
dating lonel friendship meet-people connect-people|groups and meeting apps|everybody is on them|Meetup, Bumble, Nextdoor
donat fundrais|donation pages|people know the form|GoFundMe, JustGiving@GB, Donorbox
refugee newcomer volunteer|church, council and charity groups|they are trusted and free|Red Cross, Caritas
food-bank homeless low-income referred|council support and large charities|the referral goes there first|Trussell@GB, Caritas, The Salvation Army
unemployed trainee job-train|public job programmes|the job centre pays for them|
carbon emission footprint scope|carbon-accounting tools and consultants|the auditor knows their report|Watershed, Persefoni, Normative, Greenly
recycl scrap waste-collect|waste contractors|the bins are theirs|Veolia, Suez, Remondis
reusable deposit-cup packaging|reusable-packaging systems|cups come back at many counters|Recup@DE, Vytal@DE, Loop
pdf document extract field-it-is-not ocr|document-capture interfaces|a developer has tried them once|Amazon Textract, Rossum, Mindee
gross-to-net tax-table net-pay|payroll engines|they carry the liability|Symmetry@US, Check@US, ADP
developer endpoint software-kit|cloud platforms|the invoice goes through anyway|Amazon Web Services, Google Cloud, Twilio
help-desk customer-support chatbot|support suites|all past conversations are in them|Zendesk, Intercom
sales-lead pipeline crm|sales suites|the contacts live there|HubSpot, Salesforce, Pipedrive
email-campaign mailing-list|e-mail suites|the list is stored there|Mailchimp, HubSpot
social-media post-to-instagram|posting tools and agencies|they plan all channels in one place|Hootsuite, Buffer
website-build web-page-for landing-page-for|website builders|a page stands in an evening|Wix, Squarespace, WordPress
logo brand-design graphic|template tools and freelancers|a first draft costs nothing|Canva, 99designs, Fiverr
project-manag to-do task-list|task tools|the team is used to them|Asana, Trello, Notion
meeting-note meeting-minutes minute-taking transcri|recording tools in the meeting software|they are one switch away|Otter.ai, Microsoft Teams
dashboard report-for-manager analytics|spreadsheets and chart tools|the licence is paid|Microsoft Excel, Tableau
phish password secur-audit|security suites|the insurer asks for them|Okta, 1Password, CrowdStrike
building-site snag construction-site|site-management software|plans and defects are in it|Procore, PlanRadar, Fieldwire
stock-count shop-stock inventory|shop systems|stock and till are one|Shopify, Lightspeed
handmade craft-market artisan|makers' marketplaces and fairs|the buyers come for that|Etsy, Folksy@GB
old-photo photographs-of archive genealog face|family-history sites and archive software|the collection is catalogued there|Ancestry, MyHeritage, Preservica
funeral grave|funeral homes|they come the same night|
permit planning-applic council-form|suppliers of council software|the tender was won for years|Granicus@US, Tyler-Technologies@US, Civica@GB
drone aerial|drone makers and survey firms|the pilot comes with a licence|DJI
satellite weather forecast-for|weather services|the free forecast is good enough|Meteomatics, Tomorrow.io
text-message-gateway sms-api|messaging providers|they cover all countries with one contract|Twilio, Vonage, Sinch
sheet-music score choir|music publishers and free score sites|the parts are found in a minute|IMSLP, Musicnotes
yacht sailing sailboat|boat hire|skipper and insurance come with it|Click&Boat
art-print gallery painting|galleries and online art shops|they vouch for the artist|Saatchi Art, Artsy
knit yarn|yarn shops and pattern sites|the pattern comes with the wool|Ravelry, LoveCrafts
theatre choir dance|theatres and their own rooms|the key is known`;

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
}

function company(cell: string): { name: string; country: string | null } {
  const [name = "", country = null] = cell.split("@");
  return { name: country ? name.replace(/-/g, " ") : name, country };
}

export const COMPETITOR_TYPES: readonly CompetitorType[] = ROWS.split("\n").map((row) => {
  const [words = "", kind = "", why = "", names = ""] = row.split("|");
  const [forms, stems] = words.includes(">") ? words.split(">") : ["", words];
  const called = (stems ?? "").split(" ").map((stem) => stem.replace(/-/g, " "));
  return {
    stems: called.filter((stem) => !stem.startsWith("!")),
    never: called.filter((stem) => stem.startsWith("!")).map((stem) => stem.slice(1)),
    forms: (forms ?? "").split(",").filter(Boolean),
    kind,
    why,
    companies: names.split(", ").filter(Boolean).map(company),
  };
});
