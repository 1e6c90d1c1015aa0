/** Goods with a following, hire and planning: id | solution | target customer | how it earns, as founders write them. */
export const GOODS_HIRE_AND_PLANNING_SAMPLES = `
ethnic-wear | An online shop for festive outfits from the home country, sewn to measure and sent before the celebration | Families abroad who dress up for weddings and festivals | A margin on each outfit
ethnic-wear | Ready-to-wear dresses and shirts in African wax print, sold online and at cultural markets | Women and couples with African roots | Sale of clothes
hair-extensions | A web shop for braiding hair, bundles and clip-ins that are checked before they are sent | Women who wear extensions and the stylists who fit them | Sale per pack, with a trade price for stylists
hair-extensions | Human hair extensions with colour swatches sent before the order | Women with fine or short hair and small salons | Margin on each set
crystals-and-spiritual-goods | An online shop for real stones, incense, candles and tarot decks with their origin and use explained | People who meditate, read cards or keep an altar at home | Sale of single pieces and sets
crystals-and-spiritual-goods | A monthly ritual box with a candle, herbs, a stone and a short guide | Beginners who are curious about rituals | Subscription and single boxes
religious-goods | An online shop for prayer mats, beads and gift boxes for the holy days | Believers who buy for their home or as a gift | Margin on each order
religious-goods | Scriptures, candles and engraved gifts for baptisms and other ceremonies, also in bulk for congregations | Families and congregations | Sale per piece and bulk orders
home-water-filter | A filter for the kitchen tap that tenants fit themselves, with new cartridges by post | Households that do not like their tap water | Sale of the filter and of cartridges
home-water-filter | Water purifiers fitted after a water test, with yearly service | Families with well or hard water | Price of the device and the service
stickers-and-pins | An online shop for illustrated stickers, enamel pins and charms in small runs | Fans and collectors who decorate their things | Sale per piece and pack
stickers-and-pins | A monthly letter with new sticker sheets and a small print by one illustrator | Followers who collect and keep journals | Monthly subscription
miniatures-and-roleplay | Resin miniatures and boxed sets for tabletop games, designed and cast in small runs | Role players and hobby painters | Sale of single figures and boxes
miniatures-and-roleplay | Ready-to-play adventures with maps, tokens and handmade dice | Game masters with little time to prepare | Sale of books, files and sets
sports-equipment | A brand of rackets, balls and bags for one sport, sold directly and to clubs | Club players and their coaches | Sale online and team orders
sports-equipment | Protective gear and boards that last longer and can be repaired | Hobby athletes and sports schools | Margin on each piece
pet-supplements | Daily chews for the joints of older dogs, made by a tested recipe and sent each month | Owners of older dogs | Subscription and single packs
pet-supplements | Calming drops and vitamin powders for cats and dogs | Owners of nervous pets or pets with a special diet | Margin on each jar
wallpaper-and-murals | Wallpaper and murals printed to the measures of the customer's wall, also self-adhesive | Home owners and tenants who decorate | Price per square metre
wallpaper-and-murals | Hand-painted walls for cafés, offices and children's rooms with a sketch first | Small businesses and families | Fee per wall
skip-and-site-toilet-hire | Skips and containers delivered next morning and collected with proof of legal disposal | Builders and renovating home owners | Price per hire with disposal
skip-and-site-toilet-hire | Clean portable toilets and fencing for building sites and events, serviced on fixed days | Contractors and event organisers | Weekly or daily hire
motorbike-lease-to-own | Motorbikes that riders pay off daily by mobile money until they own them, insurance and repairs included | Taxi and delivery riders without bank credit | Daily payment over a fixed term
motorbike-lease-to-own | Electric tricycles on lease with battery swaps and ownership at the end | Tricycle drivers | Weekly fee and margin on the vehicle
scooter-rental | Scooters and mopeds by the day, booked online and brought to the hotel with helmets | Tourists on holiday | Daily rent and extras
scooter-rental | Motorbikes and quads for hire with routes, gear and rescue on the road | Travellers with a licence | Price per hour or day
camera-and-stage-hire | Cameras, lenses, lights and sound kits for hire, tested before each job | Small film crews and freelancers | Price per day
camera-and-stage-hire | Mobile stage, sound and lights with technicians for public and company events | Event hosts and town councils | Package price per event
furniture-and-appliance-rental | Beds, desks, fridges and washing machines by the month with delivery and repair | Students and tenants who move often | Monthly rent
furniture-and-appliance-rental | Furnished flat and office sets on flexible monthly terms, taken back and refurbished | Expats and growing companies | Monthly fee per set
architecture-practice | Plans for new houses and extensions with the building permit and supervision on site | Home owners who want to build or convert | Staged fee per project
architecture-practice | A small studio that checks what is allowed, designs the conversion and submits the application | Owners of old buildings and small developers | Fixed fee for the study, then a share of the building cost
property-development | Old houses bought, renovated and sold as energy-saving family homes | First-time home buyers | Profit on each sale
property-development | Small rows of new homes built on bought plots and sold off-plan with stage payments | Families and buyers from abroad | Sale price less land and building cost
call-centre | Trained agents who answer phone, chat and mail for online shops in several languages | Growing online shops | Monthly fee per agent
call-centre | A small contact centre that takes inbound calls and books appointments in shifts | Clinics, trades and service firms | Price per hour or minute
management-system-consulting | Preparation for quality and safety certificates with on-site work, training and a mock audit | Small manufacturers | Fixed project price and yearly upkeep
management-system-consulting | A lean food safety system built with the staff until the plant passes the certification audit | Food producers who want to supply chains | Fee in stages
proofreading-and-ghostwriting | Editors who correct theses and papers with tracked changes by an agreed day | Students and researchers | Price per word or page
proofreading-and-ghostwriting | Ghostwriters who turn interviews into a finished book in the author's own voice | Executives and families | Fee per book in stages
`;
