/** Everyday trades, in the form of `competitor-types.ts`. */
export const EVERYDAY_ROWS = `services,local>sewing-machine overlock|dealers and workshops of the makers|they have the parts of their make|Singer, Juki, Brother|sewing machine repair
ecommerce,services,local,hardware>wax-foundation foundation-sheet wax-sheet beeswax-sheet old-comb wired-frame beekeeper-suppl beekeeping-suppl hive-frame|beekeepers' suppliers and wax foundries|the catalogue has everything from the frame to the jar|Dadant@US, Thorne@GB, Icko-Apiculture@FR|beekeeping supplies
saas>colour-tube color-tube salon-stock hair-colour-stock tube-of-colour count-the-tube|stock apps for hair colour and the wholesalers' order pages|the order page is where the tubes come from|SalonScale, Vish|salon stock app
services,local>windscreen windshield|glass fitters with an insurer's contract|the insurer names them and pays|Carglass@FR, Carglass@DE, Carglass@NL, Carglass@BE, Carglass@ES, Autoglass@GB, Safelite@US|windscreen repair
services,local>tyre-change change-tyre tyre-fit mobile-tyre tyre-service|tyre chains and garages|the ramp and the stock are there|Kwik-Fit@GB, Euromaster@FR, Euromaster@DE, Discount-Tire@US|tyre change
services,local>car-wash wash-car wash-the-car car-clean car-valet|car washes and petrol stations|it takes ten minutes and nothing has to be arranged|IMO@GB, Mister-Car-Wash@US, Mr-Wash@DE|car wash
services,local>dry-clean dry-cleaning|dry-cleaning chains|the counter is on the way to work|Timpson@GB, 5àsec@FR, 5àsec@BR, 5àsec@PT, Tide-Cleaners@US|dry cleaning
services,local>key-cut cut-key heel-bar shoe-mend|key and heel bars|one waits and takes it along|Timpson@GB, Mister-Minit@FR, Mister-Minit@DE, Mister-Minit@BE, Mister-Minit@NL|shoe repair
services,local,marketplace>motorbike-taxi boda-boda boda ojek okada|ride apps and the riders at the corner|one taps or waves, and it comes|Bolt, SafeBoda@UG, Gojek@ID, Grab@ID, Grab@VN, Uber|motorbike taxi
hardware,ecommerce,services>solar-home-system solar-lantern solar-lamp solar-kit|sellers of solar kits by instalment|the agent is in the village and takes small sums|d.light, M-KOPA@KE, M-KOPA@UG, M-KOPA@NG, M-KOPA@GH, Sun-King|solar lamp
hardware,ecommerce>egg-incubator incubator-for-egg hatch-egg|makers of incubators|the manual and the spare parts are known|Brinsea, Rcom|egg incubator
ecommerce,local>curtain blind roller-blind|blind fitters and furniture chains|they measure at home or hang in the shop|IKEA, Hillarys@GB|made to measure curtains
ecommerce,services,local>roof-solar install-solar solar-install solar-panels-on|installers with instalment plans|one contract covers panels, wires and papers|Enpal@DE, 1KOMMA5°@DE, Sunrun@US, Octopus-Energy@GB|solar installation
services,local>print-shop business-card flyer-print banner-print|printers online|a template and a price are there at once|Vistaprint, Canva|print shop
services,local,marketplace>child-mind babysit nanny|sitting sites and neighbours|somebody knows them|Babysits, Care.com, Yoopies@FR|babysitter
services,local,marketplace>dog-walk dog-sit pet-sit|sitting platforms and neighbours|they show reviews and a picture of the dog|Rover@US, Rover@GB, Pawshake, Gudog@ES|dog walker
services,local>gym-class personal-train fitness-studio|gym chains|they are cheap and open all day|Basic-Fit@NL, Basic-Fit@FR, Basic-Fit@BE, Basic-Fit@ES, PureGym@GB, McFit@DE, Smart-Fit@BR, Smart-Fit@MX, Smart-Fit@CO|gym
ecommerce>flower-bouquet bouquet flower-subscript|flower senders online|they deliver tomorrow in the whole country|Interflora, Bloom-&-Wild@GB, Fleurop@DE, 1-800-Flowers@US|flower delivery
ecommerce>candle-refill scented-candle candle|candle brands|they stand in every shop that sells gifts|Yankee-Candle, Diptyque, IKEA|scented candles
ecommerce,services,local>honey honey-jar|honey brands and keepers at the market|a jar of it stands in every supermarket|Langnese@DE, Rowse@GB, Capilano@AU|local honey
ecommerce>roast-coffee coffee-roast coffee-bean roastery|coffee brands and roasters online|the capsule or the packet is at home already|Lavazza, illy, Nespresso|fresh roasted coffee
ecommerce>loose-tea tea-blend herbal-tea|tea brands|the bags are in every kitchen|Twinings, Lipton, Teekanne@DE|loose tea
saas>shelf-photo count-stock stock-count inventory-app|stock functions of the till|the goods are in it already|Lightspeed, Square, Shopify|stock app
services,local>drinking-water-deliver water-delivery jerrycan water-jar|bottlers and vendors with a cart|they pass every day|Culligan, Bisleri@IN, Aqua@ID, Keringet@KE|water delivery`;
