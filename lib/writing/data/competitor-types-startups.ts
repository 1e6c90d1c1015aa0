/** Rows of `competitor-types.ts` for software, apps, marketplaces and brands that are founded often, in the same form. */
export const STARTUP_ROWS = `note-taker meeting-note call-note meeting-summar call-summar meeting-assistant meeting-transcri|AI note takers and the summary built into the call tool|the call tool writes a summary without another click|Otter, Fireflies, Gong
receptionist answering-service phone-answering answers-calls answers-the-phone missed-call virtual-reception !table|answering services and voicemail|a voice takes the message today|Smith.ai@US, Ruby@US, Moneypenny@GB
support-ticket helpdesk help-desk customer-support chatbot support-team|help-desk suites|every ticket and every macro is in them|Zendesk, Intercom, Freshdesk
cold-email outreach lead-list prospecting sales-email|sales-outreach tools|contacts and sequences are in them|Apollo, HubSpot, Lemlist
social-media-post social-post content-calendar marketing-copy ad-copy caption-writ product-description|writing assistants and schedulers|they are open in the browser all day|ChatGPT, Canva, Buffer
saas,education>flashcard lecture practice-exam practice-question study-notes study-guide revision !driving !trade|study apps and the chatbot everybody has|decks of classmates are free|Quizlet, Anki, ChatGPT
vertical-clip long-video short-clip into-shorts into-clips podcast-clip|clip makers and editors paid by the clip|a first clip costs nothing|Opus Clip, CapCut, Descript
creator-store fan-subscription creator-membership paid-community fan-community|creator platforms|fans have a card stored there|Patreon, Ko-fi, Substack
meal-kit recipe-box dinner-kit cooking-box|meal-kit services|the first box comes at half the price|HelloFresh, Marley Spoon@NL, Marley Spoon@DE, Marley Spoon@AU, Gousto@GB, Blue Apron@US
food-waste smart-scale above-the-bin kitchen-waste waste-in-kitchen thrown-away !compost !leftover !surplus|food-waste scales|hotel chains have bought them and their reports are known|Winnow, Leanpath, Orbisk
roaster roasted-coffee coffee-subscription specialty-coffee coffee-box !mushroom|coffee subscriptions and roasters with a web shop|they can be paused and the taste is known|Nespresso, Pact Coffee@GB, Trade Coffee@US, Tchibo@DE, 60beans@DE, Blue Tokai@IN
grocery-deliver quick-commerce grocery-app|supermarket deliveries|the weekly shop comes from there|Instacart@US, Ocado@GB, Picnic@NL, Picnic@DE, BigBasket@IN, Blinkit@IN
weight-loss lose-weight glp-1 calorie-track diet-coach|weight-loss programmes|friends have counted with them|Noom, WeightWatchers, MyFitnessPal
saas,education,services>meditat mindful breathwork breathing-exercise|meditation apps|a first course is free|Headspace, Calm, Insight Timer
saas>strength-train workout-plan home-workout fitness-app training-app workout-app|strength and workout apps|they cost little and cover every muscle|Peloton, Freeletics, Sweat
exposure-therap virtual-reality-therap vr-therap vr-platform-for-therap|VR therapy suppliers|clinics have seen their studies|XRHealth
medical-scribe ai-scribe clinical-note consultation-note patient-note doctor-dictat|AI scribes and dictation|they write into the record|Nuance, Heidi Health, Abridge@US
panic-button live-alone lives-alone living-alone ageing-parent aging-parent fall-detect alarm-pendant|pendant alarms and call centres|the doctor or the council names them first|Tunstall, Careium, Life Alert@US, Lively@US
marketplace,saas,services>sitters pet-sit dog-sit cat-sit !baby !child|sitting platforms|they show reviews and the sitter next door|Rover, Pawshake, TrustedHousesitters
video-vet online-vet vet-consult vet-telehealth tele-vet|video vets|they answer at night|FirstVet, Vetster, Pawp@US
pet-insur|pet insurers|the vet's desk has their leaflet|Petplan@GB, Trupanion@US, Agria@SE, ManyPets@GB
speaking-partner speaking-practice pronunciation conversation-practice language-app language-learn learn-a-language learning-portuguese learning-spanish learning-german|learning apps and private teachers|a streak on the phone costs nothing|Duolingo, Babbel, italki
mobile-onboard staff-onboard employee-onboard new-hire staff-training train-new frontline !developer|training apps for staff and the printed handbook|the handbook is there and costs nothing|TalentLMS, Axonify, Connecteam
grading mark-essay grade-essay marking-essay essay-feedback|grading tools and chatbots|the school's login works there|Gradescope, Turnitin, ChatGPT
interview-practice mock-interview interview-prep|practice sites and friends|a friend asks for nothing|Big Interview, interviewing.io
college-essay admission-essay university-applic college-applic|admission advisers and free guides|school counsellors cost nothing|Crimson Education, CollegeVine@US
online-class-for-child live-class-for-kid after-school-class kids-coding coding-for-kid|class marketplaces and clubs at school|the club ends when parents finish work|Outschool, Tynker, Code Ninjas@US
compare-quote upload-quote solar-quote quotes-from-installer installer-match installer-quote|quote portals|three offers come with one form|EnergySage@US, SolarQuotes@AU, Aroundhome@DE, Checkatrade@GB
carbon-offset offset-emission|offset providers|the certificate comes by mail|Ecologi@GB, Wren@US, South Pole
reusable-container returnable-cup reusable-packag reusable-cup returnable-packag|pools of reusable dishes and disposable packaging|guests take a paper box without asking|Recup@DE, Vytal@DE, DeliverZero@US
lehenga ethnic-wear rent-designer designer-outfit rent-outfit wardrobe-rental rent-dress|clothes-rental services and boutiques|it can be tried on in the shop|Rent the Runway@US, By Rotation@GB, HURR@GB, Flyrobe@IN
employee-engagement pulse-survey performance-review employee-feedback|HR suites|staff files are in them|Personio@DE, BambooHR, Lattice, Culture Amp
split-bill shared-expense flatmate-expense split-expense|expense-sharing apps|everybody in the flat has one|Splitwise, Tricount
pocket-money kids-card teen-card money-app-for-kid|children's cards and the bank's youth account|the family bank gives one free of charge|GoHenry@GB, Greenlight@US, Revolut
wage-advance earned-wage salary-advance pay-on-demand|wage-advance providers and overdrafts|the overdraft needs no form|DailyPay@US, EarnIn@US, Wagestream@GB
freelancer-bank business-account account-for-freelancer|business accounts|cards and statements work already|Revolut, Wise, Tide@GB, Qonto@FR, Mercury@US
mortgage remortgage|mortgage brokers and banks|the bank knows the salary|Rocket Mortgage@US, Interhyp@DE, Habito@GB
cash-flow-forecast cashflow-forecast liquidity-plan|forecasting add-ons and the accountant's sheet|the sheet is understood by whoever made it|Float, Fathom, Microsoft Excel
phishing security-awareness security-training cyber-training|security-awareness platforms|insurers and auditors know them|KnowBe4, Proofpoint, Hoxhunt
penetration-test vulnerab pentest security-scan|scanners and testing firms|the auditor accepts their report|Intruder, Detectify, HackerOne
soc-2 iso-27001 security-questionnaire compliance-automat|compliance-automation tools and consultants|auditors work in them|Vanta, Drata, Secureframe
ransomware backup-for cloud-backup|backup suppliers|the IT firm runs them|Veeam, Acronis, Datto
cookie-banner data-subject privacy-request gdpr-complian|privacy tools and lawyers|the banner is installed|OneTrust, Cookiebot, Usercentrics
contract-test api-test openapi api-change breaking-change|API-testing tools|the team's collections are in them|Postman, SmartBear, Pact
code-review pull-request !contract-test|code hosts and review bots|they sit where the code is|GitHub, GitLab, CodeRabbit
error-monitor log-monitor uptime on-call incident-response-tool|monitoring suites|alerts are wired up|Datadog, Sentry, PagerDuty
end-to-end-test test-automat flaky-test browser-test|testing frameworks|they are free and known to each new hire|Playwright, Cypress, BrowserStack
internal-tool no-code low-code|builders of internal tools|a first version stands in an afternoon|Retool, Airtable, Bubble
cloud-cost cloud-bill aws-bill|cost tools of the cloud and add-ons|the bill itself shows them|Vantage, CloudZero, AWS
user-feedback feature-request product-feedback|feedback boards|the votes are stored there|Canny, Productboard, UserVoice
user-interview user-research user-test|research platforms|panel and recordings are there|UserTesting, Maze, Dovetail
knowledge-base company-wiki internal-wiki|wikis|everything is written there, if it can be found|Notion, Confluence, Guru
sales-pipeline crm customer-database|CRM suites|each contact is in them|HubSpot, Salesforce, Pipedrive
website-builder build-website landing-page|website builders|a page is online in an hour|Wix, Squarespace, Webflow
abandoned-cart email-flow cart-recover|mail tools for shops|the list and the flows are in them|Klaviyo, Mailchimp, Omnisend
returns-portal return-label returns-manage returns-software|returns tools for shops|they print the label|Loop Returns, AfterShip, ZigZag@GB
stock-forecast inventory-forecast demand-forecast inventory-plan !kitchen|forecasting add-ons and spreadsheets|the sheet knows last season|Inventory Planner, Netstock, Microsoft Excel
google-review review-request online-review|review tools|they send the message by themselves|Birdeye, Podium, Trustpilot
proposal-softw write-proposal proposals-for sales-proposal|proposal tools and old documents|last year's offer is copied in ten minutes|PandaDoc, Proposify, Microsoft Word
saas>intake conflict-check matter-manage legal-practice law-firm-softw !patient|practice software for law firms|calendar and files are in it|Clio, LEAP, MyCase@US
contract-review reads-contract review-contract contract-analy|contract-review tools and the lawyer on call|the lawyer answers for the mistake|LegalOn, Spellbook, ChatGPT
find-freelancer hire-freelancer vetted-freelancer freelance-develop vetted-develop|freelance platforms|ratings of years are stored there|Upwork, Fiverr, Toptal, Malt@FR
coaching-platform leadership-coach executive-coach find-a-coach|coaching platforms|the HR department has a contract|BetterUp, CoachHub
car-sharing peer-to-peer-car rent-neighbour-car|car-sharing services|the app and the insurance are there|Turo@US, Getaround@FR, Getaround@DE, Zipcar
original-art artwork buy-art art-marketplace|art sites and galleries|the picture hangs there to be seen|Saatchi Art, Artsy, Etsy
artisan handmade !school|craft marketplaces and fairs|buyers search there by taste|Etsy, Amazon Handmade
construction-site site-diary snagging punch-list construction-report|construction software|plans and subcontractors are in it|Procore, PlanRadar, Fieldwire
flat-hunt apartment-search home-search property-listing property-portal buy-home|property portals|every listing stands there|Rightmove@GB, Zillow@US, ImmoScout24@DE, Idealista@ES, Funda@NL, Daft.ie@IE
saas>collects-rent rent-collect rent-increase private-landlord log-repairs landlord-app|landlord software and letting agents|an agent takes the calls|Landlord Studio, Buildium@US, Landlord Vision@GB, Arthur Online@GB
same-day-deliver evening-deliver next-day-deliver parcel-deliver courier-service deliver-parcel|parcel carriers and delivery apps|they collect every afternoon|DHL, Lalamove, GoSend@ID, JNE@ID, Delhivery@IN, Evri@GB
freight-match empty-truck empty-run backhaul load-board empty-return|freight exchanges and dispatchers who know each other|the phone number is stored|DAT@US, Uber Freight@US, Timocom@DE, Timocom@PL, Trans.eu@PL
route-plan route-optim delivery-route|route planners|drivers follow Google Maps for nothing|Routific, OptimoRoute, Google Maps
fulfilment pick-and-pack fulfillment|fulfilment companies|the stock lies there|ShipBob, Byrd@DE, Amazon
small-group-trip group-trip solo-travel group-tour hosted-trip group-travel !school|group-tour operators|brochures and reviews of many years|Intrepid, G Adventures, Contiki
itinerar trip-planner travel-planner plan-a-trip|map and review sites|they are free and everybody has them|Google Maps, Tripadvisor, ChatGPT
business-travel corporate-travel|travel platforms for firms|the invoice is one|Navan, TravelPerk, SAP Concur
campervan-hire campervan-rental camper-van-share motorhome-hire|camper hire|the keys are at the airport|Roadsurfer@DE, Outdoorsy@US, Indie Campers
flight-delay flight-compensat|claim services|they take a share only when it works|AirHelp, Flightright@DE
dating matchmak single-parent-match !carbon|dating apps|everybody is on them|Tinder, Hinge, Bumble
make-friends find-friends new-friends|meeting apps and groups|the group next Tuesday is free|Meetup, Bumble, Nextdoor
mum-friend mom-friend mothers-meet|apps for mothers and playgroups|the playgroup is round the corner|Peanut, Facebook
saas>habit-track journaling journal-app mood-track|habit and journal apps|months of entries are stored there|Day One, Daylio, Streaks
saas,hardware>screen-time phone-addict focus-app distract !driver|limits of the phone itself|they are installed|Apple, Opal, Forest
plant-care house-plant-app plant-identif|plant apps|the photograph is answered at once|PictureThis, Planta
family-calendar shared-calendar chore-app family-organis family-organiz|family calendars|all phones show them|Google Calendar, Cozi, TimeTree
photo-book photo-album family-photo|photo-book makers|the photographs are stored there|CEWE@DE, Shutterfly@US, Google Photos
life-stor memoir grandparents-stor family-stories|memory-book services|a present with a known name|StoryWorth, Remento@US
ecommerce,hardware>razor shaving|razor brands|they hang at the till|Gillette, Harry's, Wilkinson Sword
ecommerce,hardware>toothbrush toothpaste oral-care|oral-care brands|the dentist hands them out|Oral-B, Philips Sonicare, Colgate
ecommerce>period-underwear menstrual-cup tampon period-product|period-product brands|they are in every chemist's|Always, Tampax, Thinx@US
ecommerce>mattress pillow duvet|bedding brands|a hundred nights can be tried|Emma, IKEA, Casper@US
ecommerce>water-bottle drinking-bottle thermos|bottle brands|colleagues carry them|Stanley, Hydro Flask, Chilly's@GB
ecommerce,hardware>standing-desk office-chair desk-chair|office furniture|the employer orders it|IKEA, Herman Miller, FlexiSpot
ecommerce>baby-clothes kids-clothes children-clothes|second-hand apps and chains|cousins hand them down|Vinted, H&M, Zara
hardware>air-purif|makers of air purifiers|they stand in the shop|Dyson, Philips, IKEA
hardware,saas>energy-monitor smart-meter electricity-use power-use !alone !parents !family|meter displays and smart plugs|a plug costs little|Shelly, Sense@US, Tibber@NO
qr-menu order-at-table pay-at-table table-order|order-and-pay systems|the till works with them|Toast@US, Square, sunday
guest-messag hotel-guest guest-app guest-upsell|guest apps and the reception desk|the desk answers anyway|Duve, Canary Technologies, hotelkit
dynamic-pric revenue-management nightly-price|pricing tools|they are wired to the calendar|PriceLabs, Duetto, IDeaS
donor-manage donor-database fundraising-software|donor databases|gifts of ten years are in them|Bloomerang@US, Donorbox, Salesforce
supply-teacher substitute-teacher|supply agencies|one call at seven fills the class|Zen Educate@GB, Kelly Education@US
coding-test technical-interview developer-assess|assessment platforms|candidates know the format|HackerRank, Codility
cv-screen resume-screen candidate-screen|applicant systems|each application lands there|Greenhouse, Workable, LinkedIn
resume-build cover-letter cv-build|resume builders and chatbots|a draft is free|Resume.io, Teal@US, ChatGPT
event-app conference-app attendee|event platforms|the guest list is there|Eventbrite, Luma, Swapcard
web-accessib wcag alt-text accessibility-check|accessibility tools|a line of code promises it|accessiBe, UserWay, Siteimprove
visual-inspect defect-detect quality-inspect surface-defect|makers of inspection cameras|the line builder fits them|Cognex, Keyence
work-order maintenance-request maintenance-plan cmms|maintenance software|assets and dates are in it|UpKeep, Limble, Fiix
supplier-audit supply-chain-due supplier-questionnaire esg-rating|supplier-rating platforms|the customer demands their badge|EcoVadis, IntegrityNext@DE, Sedex
drone-inspect drone-survey drone-map|drone software and surveyors|the surveyor signs|DroneDeploy, DJI, Pix4D
room-design interior-design virtual-stag|room planners|they are free and know the shop's sofas|Houzz, IKEA, Planner 5D
tariff-switch switch-provider switch-energy electricity-contract|comparison sites|one form compares all|Verivox@DE, Uswitch@GB, Check24@DE
skincare-routine skin-analys acne|skin-care brands and dermatologists|the shelf is full of them|CeraVe, The Ordinary, Curology@US
second-hand-furnitur refurbished-furnitur|classified sites and chains|a cheap new one is delivered|IKEA, Facebook Marketplace
rental-car-for-driver motorbike-loan driver-financ|lenders for drivers|they have yards in every district|Moove, M-KOPA@KE
buy-now-pay-later instalment-plan|pay-later providers|they stand at the checkout|Klarna, Affirm@US, Tabby@AE`;
