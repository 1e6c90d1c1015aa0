/** Rows of `competitor-types.ts` for software, apps, marketplaces and brands that are founded often, in the same form. */
export const STARTUP_ROWS = `note-taker meeting-note call-note meeting-summar call-summar meeting-assistant meeting-transcri|AI note takers and the summary built into the call tool|they join every call by themselves|Otter, Fireflies, Gong|AI note taker
receptionist answering-service phone-answering answers-calls answers-the-phone missed-call virtual-reception !table|answering services and voicemail|somebody answers in the firm's name at night|Smith.ai@US, Ruby@US, Moneypenny@GB|answering service
support-ticket helpdesk help-desk customer-support chatbot support-team|help-desk suites|every ticket and every macro is in them|Zendesk, Intercom, Freshdesk|help desk software
cold-email outreach lead-list prospecting sales-email|sales-outreach tools|contacts and sequences are in them|Apollo, HubSpot, Lemlist|cold email software
social-media-post social-post content-calendar marketing-copy ad-copy caption-writ product-description|writing assistants and schedulers|they are open in the browser all day|ChatGPT, Canva, Buffer|social media scheduler
saas,education>flashcard lecture question-app exam-question practice-exam practice-question study-notes study-guide revision !driving !trade|study apps and the chatbot everybody has|decks of classmates are free|Quizlet, Anki, ChatGPT|study app
vertical-clip long-video short-clip into-shorts into-clips podcast-clip|clip makers and editors paid by the clip|a first clip costs nothing|Opus Clip, CapCut, Descript|video clip maker
creator-store fan-subscription creator-membership paid-community fan-community|creator platforms|fans have a card stored there|Patreon, Ko-fi, Substack|membership platform for creators
meal-kit recipe-box dinner-kit cooking-box|meal-kit services|the first box comes at half the price|HelloFresh, Marley Spoon@NL, Marley Spoon@DE, Marley Spoon@AU, Gousto@GB, Blue Apron@US|meal kit
food-waste smart-scale above-the-bin kitchen-waste waste-in-kitchen thrown-away !compost !leftover !surplus|food-waste scales|hotel chains have bought them and their reports are known|Winnow, Leanpath, Orbisk|food waste tracking
roaster roasted-coffee coffee-subscription specialty-coffee coffee-box !mushroom|coffee subscriptions and roasters with a web shop|they can be paused and the taste is known|Pact Coffee@GB, Trade Coffee@US, Tchibo@DE, 60beans@DE, Blue Tokai@IN|coffee subscription
grocery-deliver quick-commerce grocery-app|supermarket deliveries|the weekly shop comes from there|Instacart@US, Ocado@GB, Picnic@NL, Picnic@DE, BigBasket@IN, Blinkit@IN|grocery delivery
weight-loss lose-weight glp-1 calorie-track diet-coach|weight-loss programmes|friends have counted with them|Noom, WeightWatchers, MyFitnessPal|weight loss programme
saas,education,services>meditat mindful breathwork breathing-exercise|meditation apps|a first course is free|Headspace, Calm, Insight Timer|meditation app
saas>strength-train workout-plan home-workout fitness-app training-app workout-app|strength and workout apps|they cost little and cover every muscle|Peloton, Freeletics, Sweat|workout app
exposure-therap virtual-reality-therap vr-therap vr-platform-for-therap|VR therapy suppliers|clinics have seen their studies|XRHealth|VR therapy
medical-scribe ai-scribe clinical-note consultation-note patient-note doctor-dictat|AI scribes and dictation|they write into the record|Nuance, Heidi Health, Abridge@US|AI medical scribe
panic-button live-alone lives-alone living-alone ageing-parent aging-parent fall-detect alarm-pendant|pendant alarms and call centres|the doctor or the council names them first|Tunstall, Careium, Life Alert@US, Lively@US|personal alarm for elderly
marketplace,saas,services>sitters pet-sit dog-sit cat-sit !baby !child|sitting platforms|they show reviews and the sitter next door|Rover, Pawshake, TrustedHousesitters|pet sitter
video-vet online-vet vet-consult vet-telehealth tele-vet|video vets|they answer at night|FirstVet, Vetster, Pawp@US|online vet
pet-insur|pet insurers|the vet's desk has their leaflet|Petplan@GB, Trupanion@US, Agria@SE, ManyPets@GB|pet insurance
speaking-partner english-tutor native-teacher english-class speaking-practice pronunciation conversation-practice language-app language-learn learn-a-language learning-portuguese learning-spanish learning-german|learning apps and private teachers|a streak on the phone costs nothing|Duolingo, Babbel, italki|language lessons online
mobile-onboard staff-onboard employee-onboard new-hire staff-training train-new frontline !developer|training apps for staff and the printed handbook|courses and certificates are stored there|TalentLMS, Axonify, Connecteam|staff training app
grading mark-essay grade-essay marking-essay essay-feedback|grading tools and chatbots|the school's login works there|Gradescope, Turnitin, ChatGPT|essay grading software
interview-practice mock-interview interview-prep|practice sites and friends|questions of every employer are in them|Big Interview, interviewing.io|interview practice
college-essay admission-essay university-applic college-applic|admission advisers and free guides|they show whom they got in|Crimson Education, CollegeVine@US|college essay help
online-class-for-child live-class-for-kid after-school-class kids-coding coding-for-kid|class marketplaces and clubs at school|parents see reviews and a class tomorrow|Outschool, Tynker, Code Ninjas@US|online classes for kids
compare-quote upload-quote solar-quote quotes-from-installer installer-match installer-quote|quote portals|three offers come with one form|EnergySage@US, SolarQuotes@AU, Aroundhome@DE, Checkatrade@GB|solar quotes
carbon-offset offset-emission|offset providers|the certificate comes by mail|Ecologi@GB, Wren@US, South Pole|carbon offset
reusable-container returnable-cup reusable-packag reusable-cup returnable-packag|pools of reusable dishes and disposable packaging|the boxes are in many kitchens already|Recup@DE, Vytal@DE, DeliverZero@US|reusable packaging
lehenga ethnic-wear rent-designer designer-outfit rent-outfit wardrobe-rental rent-dress|clothes-rental services and boutiques|they have every size|Rent the Runway@US, By Rotation@GB, HURR@GB, Flyrobe@IN|dress rental
employee-engagement pulse-survey performance-review employee-feedback|HR suites|staff files are in them|Personio@DE, BambooHR, Lattice, Culture Amp|employee survey software
split-bill shared-expense flatmate-expense split-expense|expense-sharing apps|everybody in the flat has one|Splitwise, Tricount|bill splitting app
pocket-money kids-card teen-card money-app-for-kid|children's cards and the bank's youth account|friends at school have the card|GoHenry@GB, Greenlight@US, Revolut|kids debit card
wage-advance earned-wage salary-advance pay-on-demand|wage-advance providers and overdrafts|the employer's payroll is connected|DailyPay@US, EarnIn@US, Wagestream@GB|salary advance
freelancer-bank business-account account-for-freelancer|business accounts|cards and statements work already|Revolut, Wise, Tide@GB, Qonto@FR, Mercury@US|business account
mortgage remortgage|mortgage brokers and banks|they compare many banks at once|Rocket Mortgage@US, Interhyp@DE, Habito@GB|mortgage broker
cash-flow-forecast cashflow-forecast liquidity-plan|forecasting add-ons and the accountant's sheet|they read the books by themselves|Float, Fathom, Microsoft Excel|cash flow forecast software
security-questionnaire answers-questionnaire rfp-respon|questionnaire tools and old answers|old answers are stored there|Conveyor, Loopio, Responsive|security questionnaire software
factoring invoice-financ single-invoice pick-an-invoice unpaid-invoice pays-your-invoice advance-on-invoice|factoring companies and the credit card|they pay within two days|Billie@DE, Factris@NL, Fundbox@US, Bibby@GB|invoice financing
between-session therapist-assign assigned-by-the-therapist therap-homework mood-check|homework apps for therapy and paper sheets|exercises are ready in them|Quenza, Daylio, Headspace|therapy homework app
study-in-canada study-abroad study-in-germany international-student current-student college-applicant university-abroad|education agents and portals|they fill in the form with the applicant|ApplyBoard, IDP, Studyportals|study abroad advice
doula midwife postnatal|midwives, doulas and the public health centre|the first visits cost nothing||postnatal midwife
wine-tour tasting winer vineyard-visit|booking portals for tours|the hotel desk recommends them|GetYourGuide, Viator|wine tasting
co2 pm2 classroom-air stuffy-classroom indoor-air|climate sensors from the shop|they cost little and show a number|Airthings, Netatmo|CO2 sensor
fba lost-and-damaged damaged-inventory reimburs !employee|reimbursement services|they work for a share and start tomorrow|Getida, Helium 10|FBA reimbursement
marketplace,saas>certified-mechanic garages-nearby offers-from-garage car-repair car-diagnos|quote portals and the garage round the corner|three offers come with one form|WhoCanFixMyCar@GB, FairGarage@DE, RepairPal@US, Autobutler@DK|car repair quote
silent-reading reading-session book-club reading-club reading-app|reading apps and clubs|lists of years are stored there|Goodreads, Fable, StoryGraph|online book club
temporary-nurse nurses-pick nurse-shift pick-shift agency-nurse|staffing agencies and shift apps|one call fills the gap, at a price|Florence@GB, Newcross@GB, ShiftKey@US, Nursa@US|agency nurses
pairs-colleague team-lunch coffee-chat virtual-coffee team-bonding|apps for chats at random and quiz nights|it is set up in a minute|Donut, CoffeePals|team building for remote teams
executors probate estate-admin somebody-dies someone-dies|probate services and solicitors|they answer for the papers|Farewill@GB, Settld@GB, Empathy@US|help with probate
time-clock timesheet crew-hours hours-of-crew|time-clock apps and the sheet in the van|the office knows their reports|ClockShark@US, Busybusy@US, QuickBooks Time|time clock app
surf-camp surf-school activity-booking lesson-roster|booking systems for activities and rooms|next season's bookings are in them|FareHarbor, Bookeo, Checkfront|activity booking software
stylist-curated curated-box styled-box styling-fee personal-stylist|styling boxes and resale apps|sizes and returns are stored there|Stitch Fix@US, Outfittery@DE, Vinted|styling box
tank-sensor fuel-theft fuel-sensor|makers of fuel sensors and trackers|the tracker is fitted|Teltonika, Samsara|fuel theft sensor
raw-recording show-notes podcast-edit|editing tools and freelance editors|the recordings are in them|Descript, Riverside, Auphonic|podcast editing
phishing security-awareness security-training cyber-training|security-awareness platforms|insurers and auditors know them|KnowBe4, Proofpoint, Hoxhunt|phishing simulation
penetration-test vulnerab pentest security-scan|scanners and testing firms|the auditor accepts their report|Intruder, Detectify, HackerOne|penetration test
soc-2 iso-27001 compliance-automat|compliance-automation tools and consultants|auditors work in them|Vanta, Drata, Secureframe|SOC 2 software
ransomware backup-for cloud-backup|backup suppliers|the IT firm runs them|Veeam, Acronis, Datto|cloud backup
cookie-banner data-subject privacy-request gdpr-complian|privacy tools and lawyers|the banner is installed|OneTrust, Cookiebot, Usercentrics|GDPR software
contract-test api-test openapi api-change breaking-change|API-testing tools|the team's collections are in them|Postman, SmartBear, Pact|API testing tool
code-review pull-request !contract-test|code hosts and review bots|they sit where the code is|GitHub, GitLab, CodeRabbit|code review tool
error-monitor log-monitor uptime on-call-rota on-call-alert incident-response-tool|monitoring suites|alerts are wired up|Datadog, Sentry, PagerDuty|uptime monitoring
end-to-end-test test-automat flaky-test browser-test|testing frameworks|they are free and known to each new hire|Playwright, Cypress, BrowserStack|test automation tool
internal-tool no-code low-code|builders of internal tools|a first version stands in an afternoon|Retool, Airtable, Bubble|internal tool builder
cloud-cost cloud-bill aws-bill|cost tools of the cloud and add-ons|they are wired to the bill|Vantage, CloudZero, AWS|cloud cost tool
user-feedback feature-request product-feedback|feedback boards|the votes are stored there|Canny, Productboard, UserVoice|customer feedback tool
user-interview user-research user-test|research platforms|panel and recordings are there|UserTesting, Maze, Dovetail|user research tool
knowledge-base company-wiki internal-wiki|wikis|everything is written there, if it can be found|Notion, Confluence, Guru|knowledge base software
sales-pipeline crm customer-database|CRM suites|each contact is in them|HubSpot, Salesforce, Pipedrive|CRM
website-builder build-website landing-page|website builders|a page is online in an hour|Wix, Squarespace, Webflow|website builder
abandoned-cart email-flow cart-recover|mail tools for shops|the list and the flows are in them|Klaviyo, Mailchimp, Omnisend|email marketing for online shops
returns-portal return-label returns-manage returns-software|returns tools for shops|they print the label|Loop Returns, AfterShip, ZigZag@GB|returns software
stock-forecast inventory-forecast demand-forecast inventory-plan !kitchen|forecasting add-ons and spreadsheets|they are wired to the shop|Inventory Planner, Netstock, Microsoft Excel|inventory forecasting software
google-review review-request online-review|review tools|they send the message by themselves|Birdeye, Podium, Trustpilot|review management software
proposal-softw write-proposal proposals-for sales-proposal|proposal tools and old documents|templates and signatures are in them|PandaDoc, Proposify, Microsoft Word|proposal software
saas>intake conflict-check matter-manage legal-practice law-firm-softw !patient|practice software for law firms|calendar and files are in it|Clio, LEAP, MyCase@US|law firm software
contract-review reads-contract review-contract contract-analy|contract-review tools and the lawyer on call|they read a contract in a minute|LegalOn, Spellbook, ChatGPT|contract review software
find-freelancer hire-freelancer vetted-freelancer freelance-develop vetted-develop|freelance platforms|ratings of years are stored there|Upwork, Fiverr, Toptal, Malt@FR|hire freelancers
coaching-platform human-coach first-time-manager leadership-coach executive-coach find-a-coach|coaching platforms|the HR department has a contract|BetterUp, CoachHub|executive coaching
car-sharing peer-to-peer-car rent-neighbour-car|car-sharing services|the app and the insurance are there|Turo@US, Getaround@FR, Getaround@DE, Zipcar|car sharing
original-art artwork buy-art art-marketplace|art sites and galleries|the picture hangs there to be seen|Saatchi Art, Artsy, Etsy|buy art
handmade !school|craft marketplaces and fairs|buyers search there by taste|Etsy, Amazon Handmade|handmade gifts
construction-site site-diary snagging punch-list construction-report|construction software|plans and subcontractors are in it|Procore, PlanRadar, Fieldwire|construction software
flat-hunt apartment-search home-search property-listing property-portal buy-home|property portals|every listing stands there|Rightmove@GB, Zillow@US, ImmoScout24@DE, Idealista@ES, Funda@NL, Daft.ie@IE|flats for sale
saas>collects-rent rent-collect rent-increase private-landlord log-repairs landlord-app|landlord software and letting agents|rents and leases are entered|Landlord Studio, Buildium@US, Landlord Vision@GB, Arthur Online@GB|landlord software
same-day-deliver evening-deliver next-day-deliver parcel-deliver courier-service deliver-parcel|parcel carriers and delivery apps|they collect every afternoon|DHL, Lalamove, GoSend@ID, JNE@ID, Delhivery@IN, Evri@GB|same day delivery
freight-match empty-truck empty-run backhaul load-board empty-return|freight exchanges and dispatchers who know each other|the phone number is stored|DAT@US, Uber Freight@US, Timocom@DE, Timocom@PL, Trans.eu@PL|load board
route-plan route-optim delivery-route|route planners|drivers follow Google Maps for nothing|Routific, OptimoRoute, Google Maps|route planner
fulfilment pick-and-pack fulfillment|fulfilment companies|the stock lies there|ShipBob, Byrd@DE, Amazon|fulfilment service
small-group-trip group-trip solo-travel group-tour hosted-trip group-travel !school|group-tour operators|brochures and reviews of many years|Intrepid, G Adventures, Contiki|small group tours
itinerar trip-planner travel-planner plan-a-trip|map and review sites|they are free and everybody has them|Google Maps, Tripadvisor, ChatGPT|trip planner
business-travel corporate-travel|travel platforms for firms|the invoice is one|Navan, TravelPerk, SAP Concur|business travel platform
campervan-hire campervan-rental camper-van-share motorhome-hire|camper hire|the keys are at the airport|Roadsurfer@DE, Outdoorsy@US, Indie Campers|campervan hire
flight-delay flight-compensat|claim services|they take a share only when it works|AirHelp, Flightright@DE|flight compensation
dating matchmak single-parent-match !carbon|dating apps|everybody is on them|Tinder, Hinge, Bumble|dating app
make-friends find-friends new-friends|meeting apps and groups|the group next Tuesday is free|Meetup, Bumble, Nextdoor|make friends app
mum-friend mom-friend mothers-meet|apps for mothers and playgroups|the mothers of the quarter are on them|Peanut, Facebook|meet other mums
saas>habit-track journaling journal-app mood-track|habit and journal apps|months of entries are stored there|Day One, Daylio, Streaks|habit tracker
saas,hardware>screen-time phone-addict focus-app distract !driver|limits of the phone itself|they are installed|Apple, Opal, Forest|screen time app
plant-care house-plant-app plant-identif|plant apps|the photograph is answered at once|PictureThis, Planta|plant care app
family-calendar shared-calendar chore-app family-organis family-organiz|family calendars|all phones show them|Google Calendar, Cozi, TimeTree|family calendar app
photo-book photo-album family-photo|photo-book makers|the photographs are stored there|CEWE@DE, Shutterfly@US, Google Photos|photo book
life-stor memoir grandparents-stor family-stories|memory-book services|a present with a known name|StoryWorth, Remento@US|memory book
ecommerce,hardware>razor shaving|razor brands|they hang at the till|Gillette, Harry's, Wilkinson Sword|razor subscription
ecommerce,hardware>toothbrush toothpaste oral-care|oral-care brands|the dentist hands them out|Oral-B, Philips Sonicare, Colgate|electric toothbrush
ecommerce>period-underwear menstrual-cup tampon period-product|period-product brands|they are in every chemist's|Always, Tampax, Thinx@US|period underwear
ecommerce>mattress pillow duvet|bedding brands|a hundred nights can be tried|Emma, IKEA, Casper@US|mattress
ecommerce>water-bottle drinking-bottle thermos|bottle brands|colleagues carry them|Stanley, Hydro Flask, Chilly's@GB|water bottle
ecommerce,hardware>standing-desk office-chair desk-chair|office furniture|the employer orders it|IKEA, Herman Miller, FlexiSpot|standing desk
ecommerce>baby-clothes kids-clothes children-clothes|second-hand apps and chains|the buyers and the sizes are there|Vinted, H&M, Zara|second hand kids clothes
hardware>air-purif|makers of air purifiers|they stand in the shop|Dyson, Philips, IKEA|air purifier
hardware,saas>energy-monitor smart-meter electricity-use power-use !alone !parents !family|meter displays and smart plugs|a plug costs little|Shelly, Sense@US, Tibber@NO|energy monitor
qr-menu order-at-table pay-at-table table-order|order-and-pay systems|the till works with them|Toast@US, Square, sunday|order at table app
guest-messag hotel-guest guest-app guest-upsell|guest apps and the reception desk|the hotel's system knows them|Duve, Canary Technologies, hotelkit|hotel guest app
dynamic-pric revenue-management nightly-price|pricing tools|they are wired to the calendar|PriceLabs, Duetto, IDeaS|dynamic pricing tool
donor-manage donor-database fundraising-software|donor databases|gifts of ten years are in them|Bloomerang@US, Donorbox, Salesforce|donor management software
supply-teacher substitute-teacher|supply agencies|one call at seven fills the class|Zen Educate@GB, Kelly Education@US|supply teacher agency
coding-test technical-interview developer-assess|assessment platforms|candidates know the format|HackerRank, Codility|coding test
cv-screen resume-screen candidate-screen|applicant systems|each application lands there|Greenhouse, Workable, LinkedIn|candidate screening software
resume-build cover-letter cv-build|resume builders and chatbots|a draft is free|Resume.io, Teal@US, ChatGPT|resume builder
event-app conference-app attendee|event platforms|the guest list is there|Eventbrite, Luma, Swapcard|event app
web-accessib wcag alt-text accessibility-check|accessibility tools|a line of code promises it|accessiBe, UserWay, Siteimprove|accessibility checker
visual-inspect defect-detect quality-inspect surface-defect|makers of inspection cameras|the line builder fits them|Cognex, Keyence|visual inspection system
work-order maintenance-request maintenance-plan cmms|maintenance software|assets and dates are in it|UpKeep, Limble, Fiix|maintenance software
supplier-audit supply-chain-due supplier-questionnaire esg-rating|supplier-rating platforms|the customer demands their badge|EcoVadis, IntegrityNext@DE, Sedex|supplier audit software
drone-inspect drone-survey drone-map|drone software and surveyors|surveyors know their maps|DroneDeploy, DJI, Pix4D|drone inspection
room-design interior-design virtual-stag|room planners|they are free and know the shop's sofas|Houzz, IKEA, Planner 5D|room planner
tariff-switch switch-provider switch-energy electricity-contract|comparison sites|one form compares all|Verivox@DE, Uswitch@GB, Check24@DE|switch energy provider
skincare-routine skin-analys acne|skin-care brands and dermatologists|the shelf is full of them|CeraVe, The Ordinary, Curology@US|skin care routine
second-hand-furnitur refurbished-furnitur|classified sites and chains|a cheap new one is delivered|IKEA, Facebook Marketplace|refurbished furniture
rental-car-for-driver motorbike-loan driver-financ|lenders for drivers|they have yards in every district|Moove, M-KOPA@KE|motorbike loan
buy-now-pay-later instalment-plan|pay-later providers|they stand at the checkout|Klarna, Affirm@US, Tabby@AE|pay later provider`;
