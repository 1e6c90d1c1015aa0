/** More rows of `competitor-types.ts`, in the same form. */
export const FURTHER_ROWS = `worksheet lesson-game classroom-game games-for-lesson laminated-game laminated flashcard|textbook publishers and teachers' material exchanges|a free sheet is printed tonight|Pearson, Canva, Twinkl@GB, Teachers Pay Teachers@US
practice-track rehearsal-track voice-part learning-track|practice-track sites and recordings on the phone|they cost little and are there tonight|ChoraLine@GB, YouTube
stoneware tableware plates-and-cups crockery|catering tableware brands|the catalogue delivers the same plate next week|Churchill@GB, Steelite@GB, Villeroy & Boch
glass-lift window-lift triple-glazing glazing-robot folding-lift|lift hire and makers of lifting gear|it comes with a driver and an insurance|Böcker, Hiab
dead-ball tennis-ball|makers of tennis balls and small pressurisers|a new can is at the counter|Wilson, Head, Dunlop
services,education,ecommerce>thesis dissertation proofread academic-edit manuscript|editing services and writing programs|they answer within a day|Scribbr, Grammarly, ChatGPT
plastic-crate foldable-crate folding-crate crate-rental reusable-crate|wooden crates of the market and crate pools|everybody has them and they cost little|IFCO, Euro Pool System
dialysis|clinic chains and the patients' own letters|the home clinic knows whom to ring|Fresenius, DaVita, Diaverum
saas>driving-school instructor-and-pupil lesson-book|software for driving schools|the car and the diary are in it|Total Drive@GB
cooking-class cooking-course cooking-morning|cooking schools and community centres|the course is near and costs little|
services,local,ecommerce>office-lunch home-cooked-lunch lunch-box lunch-deliver office-meal cooked-lunch|delivery apps and the stalls round the corner|hot food is there in ten minutes|Uber Eats, Glovo@KE, Glovo@ES, Glovo@IT, Wolt@DK, Wolt@FI, Grab@SG, Swiggy@IN, Just-Eat@GB
soil-test tests-soil test-soil soil-sample fertiliser-plan fertilizer-plan|soil laboratories and fertiliser dealers|the dealer's advice costs nothing|SGS, Yara
saas>tasting-room winery cellar-door wine-club|sales systems for wineries|orders and club members are in them|Commerce7, WineDirect@US, Ekos
saas>hand-over handover ward-tablet nurse-note|record systems of hospitals|everything is in them by law|Epic, Oracle Health, Dedalus
saas>official-letter tax-office-letter letter-from understand-letter|translation apps and advice counters|they are free and on the phone|Google Translate, DeepL, ChatGPT
timber-sale mark-the-tree forest-owner sell-timber small-forest|sawmill buyers and the forest owners' cooperative|they come for nothing and take the whole lot|
racing-pigeon pigeon-clock pigeon-ring|makers of clocking systems|the club's computer reads them|Unikon, TauRIS, Benzing
violin cello clarinet saxophone trumpet accordion instrument-rental small-violin musical-instrument|music shops with hire plans|the shop takes the size back and sells strings|Thomann, Gear4music@GB, Music & Arts@US, Yamaha
climbing-shoe resole resoling hiking-boot|makers of outdoor shoes and sports chains|a new pair can be tried on today|La Sportiva, Scarpa, Decathlon
hoof-trim trim-hooves hooves farrier shear|shearers, farriers and vets of the district|they have the gear and somebody vouched for them|
kimchi sauerkraut fermented-vegetable|kimchi and pickle brands in shops|the jar stands in the cooler and keeps for months|Bibigo, Jongga
marketplace,saas,ecommerce>wholesale-order independent-shop small-publisher order-from-many one-invoice one-parcel stockist|wholesale marketplaces and trade catalogues|shops order there on account and can send back|Faire, Ankorstore, Alibaba
bookshop publisher book-distribut|book wholesalers|one order brings every title overnight|Ingram, Gardners@GB, Libri@DE
cooling-unit cold-chain refrigerated-truck reefer compressor truck-fridge|makers of truck cooling and fleet trackers|the dealer fits it with the unit|Thermo King, Carrier, Samsara
sign-language deaf-interpret|sign-language interpreters and relay services|they are booked by name and certified|
trade-test practical-test wiring-board apprentice-course|technical colleges and training centres|the certificate and the workshop are theirs|City & Guilds@GB
herb-garden self-watering seed-pod balcony-plant balcony-garden box-with-plant plant-box plant-subscription grow-herb indoor-garden|garden centres and indoor-garden kits|a pot costs little and is replaced|IKEA, Click & Grow, AeroGarden@US|indoor herb garden
saas>housing-cooperat homeowners-associat hoa-board condo-board board-minutes owners-meeting apartment-building|managing agents and their portals|they do the books and keep the files already|Buildium@US, AppFolio@US, BuildingLink@US
saas>vet-clinic vet-practice night-duty|practice systems for vets|appointments and files are in them|ezyVet, Provet Cloud, IDEXX
saas>dental-practice dentist-software|practice systems for dentists|files and billing are in them|Dentrix@US, Dentally@GB, Dampsoft@DE
tide beach-clos swell wave-forecast sea-condition|weather and tide apps|they are on the phone and cost nothing|Windy, Surfline, Windguru
saas>chimney-sweep window-clean-round gardener-software cleaning-round round-planner mobile-groomer|job apps for small trades|customers, round and invoices are stored there|Jobber, ServiceM8, Squeegee@GB, Housecall Pro@US|job management app
saas>driving-instructor lesson-diary learner-progress|diary apps for instructors|pupils and payments are in them|Total Drive@GB, GoRoadie@GB
saas>music-school dance-school lesson-plan class-booking studio-booking|class-booking software|members pay through it every month|Mindbody, Acuity Scheduling, TeamUp|class booking software
saas>club-member membership-fee sports-club team-manage|club and team apps|the members' list is in them|Spond, TeamSnap, Heja|club management app
saas>church parish congregation|church administration software|addresses and gifts are stored there|ChurchSuite@GB, Planning Center@US
saas>nursery-diary kindergarten-app childcare-software parents-message|apps for nurseries and parents|photos and attendance are in them|Brightwheel@US, Famly, Kidizz@FR
saas>farm-record herd-record spray-record field-record|farm-record software|the inspector accepts its print-out|John Deere, Farmbrite, 365FarmNet@DE
saas>restaurant-stock supplier-order kitchen-order|ordering apps for kitchens|suppliers and price lists are in them|Choco, MarketMan, Rekki@GB
saas>translation-memory localis|translation suites|memories and word lists are stored there|Trados, memoQ, DeepL
saas>grant-applic fundraising-applic funder|grant databases and consultants|they know each deadline|Candid@US, Instrumentl@US, GrantConnect@AU
saas>lab-result sample-register specimen|laboratory systems|the auditor knows them|LabWare, Benchling
saas>boat-book marina-berth berth-booking|berth-booking systems|boat owners have an account there|Dockwa@US, mySea, Navily
saas,services>tender quote-writing bid|tender portals and bid writers|they mail every notice|TED, Tenders Electronic Daily
saas>podcast-edit audio-edit|audio-editing tools|the files are in them|Descript, Riverside, Audacity
saas>photo-select photo-gallery client-gallery|gallery sites for photographers|clients know the link|Pixieset, Pic-Time, SmugMug
saas>tattoo studio-consent|booking and consent apps for studios|regulars are stored there|Fresha, Booksy
saas>allergen-label nutrition-label recipe-cost|recipe and label software|the inspector accepts its labels|Nutritics, MarketMan
saas,media>job-alert seasonal-job|job boards and Facebook groups|everybody posts there for nothing|Indeed, Facebook
marketplace>babysitter nanny|sitter portals and friends|they show who lives near|Sitly, Care.com, Babysits
marketplace>camp-gear camping-gear tent-rental share-gear|rental chains and friends with gear|it is tried and clean|Decathlon, REI@US
marketplace>fabric deadstock leftover-fabric yarn fleece|craft marketplaces and mills' own shops|buyers search there by weight and colour|Etsy, Ravelry, eBay
marketplace>private-chef cook-at-home home-cooked-meal|restaurants with delivery and caterers|they can be rung tonight|Uber Eats, Just Eat, Airbnb
marketplace>boat-share boat-rental|boat-hire portals|insurance comes with it|Click&Boat, GetMyBoat, Samboat@FR
marketplace>parking-space driveway|parking apps and garages|drivers have them on the phone|JustPark@GB, SpotHero@US, EasyPark
marketplace>skills-swap neighbour-help neighbor-help|neighbourhood apps|the street is on them already|Nextdoor, Nebenan.de@DE, TaskRabbit
marketplace>farm-stay host-famil homestay|booking portals|guests compare there by price|Airbnb, Booking.com, Homestay.com
ecommerce,hardware>changing-robe swim-robe dry-robe poncho wetsuit|makers of changing robes and water-sports brands|swimmers see them on every beach|dryrobe, Red Original, Decathlon
ecommerce,hardware>proofing-box bread-proof proofer dough-heater|makers of proofers and kitchen brands|reviews and recipes are written for theirs|Brod & Taylor, KitchenAid
ecommerce,hardware>kitchen-knife kitchen-tool peeler can-opener|kitchen brands|they lie beside every stove and cost little|IKEA, Victorinox, OXO
ecommerce>running-short sports-bra running-leggings gym-leggings sportswear !baby !babies !child !newborn !toddler|sports brands|they can be tried on in every town|Nike, Decathlon, Lululemon
ecommerce>shoes barefoot-shoe wide-shoe children-shoe|shoe chains and brands|feet are measured in the shop|Clarks, Deichmann@DE, Vivobarefoot, Zalando
ecommerce>swimwear bikini|swimwear brands|they hang in every shop from May|Speedo, H&M, Decathlon
ecommerce>tool-roll tool-bag tool-belt tool-pouch tool-case toolbox|tool-bag brands at the trade counter|they lie beside the tools and go on the same bill|Wera, Stanley, Knipex|tool bag
ecommerce>backpack bag handbag pannier !tool|bag brands|they can be tried on a shoulder|Eastpak, Fjällräven, Ortlieb
ecommerce>soap shampoo-bar deodorant|natural cosmetics brands|they stand in every chemist's|Lush, Weleda, The Body Shop
ecommerce>dog-treat dog-chew dog-food cat-food|pet-food brands and chains|the animal eats it and it is at the till|Purina, Royal Canin, Zooplus
ecommerce>nappy diaper cloth-nappy|nappy brands|they are in every supermarket|Pampers, Huggies, TotsBots@GB
ecommerce>granola muesli cereal oat|cereal brands|the packet stands at breakfast already|Kellogg's, Dorset Cereals@GB, mymuesli@DE
ecommerce>protein-bar energy-bar snack-bar|snack brands|they lie at every till|Clif Bar, Barebells, KIND
ecommerce>olive-oil|oil brands and shops by the sea|one bottle lasts and the name is known|Bertolli, Filippo Berio, Carapelli
ecommerce,local>cake cupcake birthday-cake wedding-cake|bakers of the town and supermarkets|one order and it is ready on Saturday|
ecommerce,local>jam marmalade chutney preserve|jam brands and makers at the market|a jar is a jar to most people|Bonne Maman, Wilkin & Sons@GB
ecommerce>seedling seed-packet vegetable-seed|seed houses and garden centres|the rack stands at the till in March|Thompson & Morgan@GB, Kiepenkerl@DE, Johnny's@US
ecommerce>book-box children-book|book shops and book clubs|the book can be leafed through|Amazon, Literati@US
ecommerce>map poster print-shop|poster shops online|a hundred designs hang beside it|Desenio, Etsy, Redbubble
ecommerce>stationery notebook planner|stationery brands|the shelf is in every bookshop|Moleskine, Leuchtturm1917, Muji
hardware>baby-monitor sleep-sensor|makers of baby monitors|midwives and friends name them|Owlet, Nanit, Philips Avent
hardware>gas-bottle gas-level lpg-level|gauge makers and the gas dealer's scales|shaking the bottle costs nothing|Truma, Mopeka@US
hardware>bike-lock bike-tracker bicycle-alarm|lock makers and trackers|the insurer's list names them|Abus, Kryptonite, Apple
hardware>pet-tracker cat-tracker dog-collar|makers of trackers|the shop has them on the hook|Tractive, Apple, Fi@US
hardware>irrigation-timer plant-water garden-water|makers of garden computers|they stand in the garden centre|Gardena, Hunter, Rachio@US
hardware>water-level tank-level|makers of level sensors|the pump dealer sells them|Vega, Siemens
hardware>noise-meter sound-level|makers of level meters|the inspector uses theirs|Brüel & Kjær, NTi Audio
hardware>cow-collar calv-sensor|makers of herd sensors|the milking robot reads them|Allflex, smaXtec, Moocall
services,local>physio-visit massage-visit mobile-massage|practices and spas of the town|people know the hands|
services,local>bike-service mobile-mechanic mobile-bike|bicycle shops and chains|they keep the parts and the old bike|Decathlon, Halfords@GB
services,local>knife-sharpen sharpen-knives sharpening|hardware shops and sharpening at home|a new knife costs little|IKEA
services,local>tombstone grave-clean grave-care tend-grave look-after-grave clean-grave|stonemasons and cemetery gardeners|they are at the gate and have done it for years|
services,local>tent-clean pram-clean pram-repair stroller car-seat-clean|baby shops and makers' repair service|they sell the next one too|Bugaboo, Cybex
services,local>carpet-clean sofa-clean upholstery-clean|cleaning firms and rented machines|the machine stands in the supermarket|Kärcher, Rug Doctor@GB
services,local>photo-digit slides-to-digital video-transfer tapes|photo shops and mail-in scanning services|the shop is on the way|Legacybox@US, iMemories@US, MEDIAFIX@DE
services,local>moving-help pack-and-move house-move|removal firms and friends with a van|one price for everything|AnyVan@GB, U-Haul@US, Movinga@DE
services,local>pool-clean pool-service|pool firms and the chemical shelf|they built it|Leslie's@US, Poolwerx@AU
services,local>tax-help form-help residence-paper|advisers and community offices|they know the counter|
services,local>bookkeep monthly-account|accountants and bookkeeping software|the books are there already|Xero, QuickBooks, Sage
education>exam-course entrance-exam exam-prep mock-exam mock-test|cram schools, colleges and exam apps|friends passed with them|Khan Academy, Udemy
education>nurse interview-course language-test oet ielts|language schools and test-preparation sites|they show their pass rates|British Council, IELTS.org, E2Language
education>sewing-class pottery-class craft-class craft-course workshop-weekend|adult education centres and video courses|the course costs little and is near|Domestika, Skillshare, YouTube
education>excel bookkeep-course business-course salon-course shop-course|business schools and free courses of banks|the certificate has a known name|Coursera, Udemy
education>swimming-course swim-class|public pools and swimming clubs|the water is theirs|
education>first-language mother-tongue heritage-language|community schools and learning apps|the app is free|Duolingo, Babbel
education,services>public-speak interview-coach career-coach|coaches and online courses|friends recommend one|LinkedIn Learning, Toastmasters, Coursera
local>sauna steam-bath|pools, spas and gyms with a sauna|one ticket covers the evening|
local>coffee-cart coffee-stall coffee-bike espresso-bar|coffee chains and the machine at work|they open at six|Starbucks, Costa-Coffee@GB, Dunkin@US
local>playroom soft-play indoor-play|indoor playgrounds and museums|everybody knows the way|
local>repair-caf maker-space open-workshop|maker spaces and the hardware shop|machines and staff are there|
local>noodle-stall rice-porridge street-food stall hawker|stalls next door and delivery apps|the queue knows them|7-Eleven, Grab@MY, Grab@SG, Grab@TH
fintech>salary-advance wage-advance earned-wage|employers' advances and pay-day apps|the money is there the same evening|Wagestream@GB, DailyPay@US
fintech>savings-circle tontine rosca chama susu|circles kept by a treasurer and bank groups|people trust a face|
fintech>split-bill shared-expense|expense-sharing apps and bank apps|friends have them already|Splitwise, Revolut, Tricount
media>local-news town-news|local papers and Facebook groups|people know who writes|Facebook, Nextdoor
usage>exchange-rate currency-api|currency data services|the documentation is good|Open Exchange Rates, Wise
usage>image-recogn object-detect|cloud vision services|the key is in the account|Google Cloud, Amazon Web Services, Clarifai`;
