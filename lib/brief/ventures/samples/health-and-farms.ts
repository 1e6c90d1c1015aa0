/** Health, farms and supply: id | solution | target customer | how it earns, as founders write them. */
export const HEALTH_AND_FARMS_SAMPLES = `
pilates-studio | A small studio with reformer machines, where each class is booked by phone and a trained instructor corrects every member | Adults with desk jobs, back trouble or a new baby who want careful training | Monthly memberships, class packs and private sessions
pilates-studio | Reformer classes for eight people at most, with levels for beginners, athletes and pregnant women | Women and men near the studio who find big gym classes too crowded | Members pay each month for four, eight or unlimited classes
diagnostic-lab | A local laboratory that takes blood, urine and swabs in the morning and sends results the same day | Patients sent by family doctors, and people who want a check-up | A price per test, packages, and monthly invoices to clinics
diagnostic-lab | An imaging centre with ultrasound and X-ray, with reports written by radiologists within a day | Doctors without their own equipment and their patients | A fee for each examination, paid by patient or insurer
home-nursing | Registered nurses who come home for wound dressings, injections and catheters after a hospital stay | Patients recovering at home and their families | A fee per visit, paid by insurers or families
home-nursing | A nursing team for infusions, stoma care and leg ulcers at home, in touch with the treating doctor | Health insurers, hospitals and people with chronic wounds | Insurance rates per nursing act and private packages
adult-day-centre | A day centre with lunch, exercise and memory games for older people, who are fetched in the morning and are home in the afternoon | Families who care for a parent and go to work | A daily rate, partly paid by care funds
adult-day-centre | A supervised day programme for people with dementia, with trained carers and a minibus | Carers who need free days and local care authorities | Fees per day attended from families and authorities
addiction-rehab | A small residential house for detox and therapy under medical supervision, with a year of aftercare | Adults with alcohol or drug addiction and their families | A fixed price per programme, paid by families or insurers
addiction-rehab | An outpatient programme in the evenings with groups, one-to-one therapy and medical checks | Working people who drink too much and want to stop | Programme fees and agreements with health insurers
cryo-and-recovery-studio | A studio with a cold chamber, ice baths and compression boots that guests book by the hour | Amateur athletes and people with sore joints | Single sessions, packs of ten and monthly memberships
cryo-and-recovery-studio | Float tanks and vitamin infusions given by nurses after a doctor's check, in a quiet lounge | Stressed professionals and wellness clients in the city | Guests pay per session, with a membership for regulars
fish-farm | A farm with ponds that raises catfish and tilapia and sells them live at table size | Fish traders at the markets and restaurants | A price per kilo at the pond or delivered
fish-farm | Indoor tanks for shrimp and trout that are harvested on order, twice a week | Chefs, hotels and fishmongers nearby | Weekly orders by weight and sales at the farm gate
greenhouse-vegetable-farm | Tunnels with drip watering where tomatoes, peppers and cucumbers grow outside the usual season | Market traders, greengrocers and supermarkets | Crates at a weekly wholesale price
greenhouse-vegetable-farm | A hydroponic greenhouse for lettuce, herbs and microgreens, delivered on the day they are cut | Restaurants, hotels and food shops | Standing orders paid each week or month
flower-farm | A field of dahlias, tulips and sweet peas, cut early in the morning and delivered in water | Independent florists and wedding designers | Bunches and buckets at a wholesale price
flower-farm | Seasonal flowers grown without sprays, sold as bouquets and as buckets for weddings | Couples who marry nearby and homes around the farm | Bouquet plans, buckets and bunches at the market
vineyard | A small estate that grows grapes, makes wine in its own cellar and sells it in a tasting room | Wine drinkers in the region and restaurants | Bottles by the case, tastings and trade orders
vineyard | An orchard whose apples become dry cider, bottled on the farm | Visitors, pubs and restaurants | Sales by the bottle and by the case, with tours in summer
composting-and-worm-farm | A weekly bucket pickup for food scraps that become compost, with a bag of soil back for each household | Households without a garden, cafés and offices | A monthly fee, and bags of compost sold to gardeners
composting-and-worm-farm | A worm farm that turns manure and vegetable waste into castings in bags | Gardeners, nurseries and vegetable farmers | Sales by the bag at the farm, in shops and online
dog-breeding | One or two litters a year of health-tested dogs, raised in the house and placed with a contract | Families who want a healthy pedigree puppy | A price per puppy, with a deposit when the litter is born
dog-breeding | A registered home cattery with tested parents and a waiting list for kittens | People who want a calm pedigree cat | A reservation fee and the rest at collection
horse-livery | A yard with stalls, paddocks and daily feeding, where owners leave their horses in good care | Horse owners who work and live in the city | A monthly fee per horse, with extras
horse-livery | Pasture board for retired and young horses, with checks every day and news for the owner | Owners who live far from their horse | Monthly board per horse
brick-and-block-making | A yard with a block machine that makes cement blocks and paving stones and delivers them to the site | Builders and families who build their own house | A price per block and a delivery fee
brick-and-block-making | Pressed earth bricks, made near the site from local soil and a little cement | Self-builders, schools and aid projects | A price per thousand bricks
firewood-and-briquettes | Dry split logs, delivered and stacked, and kindling in sacks | Homes with a stove and pizza restaurants | A price per cubic metre or sack, with delivery
firewood-and-briquettes | Briquettes pressed from husks and sawdust that replace wood charcoal | Households, food stalls and grill restaurants | Sales by the sack to shops and kitchens
clean-cookstoves | A stove with a ceramic liner that needs half the wood, built by local metalworkers and sold through women's groups | Village families who cook on open fires | A price in instalments, partly paid by donors and carbon money
clean-cookstoves | Stoves that burn pellets or ethanol with little smoke, with fuel points in the neighbourhood | Households and school kitchens that use charcoal | Stoves sold near cost and fuel by the week
solar-home-kits | A panel with battery, lamps and phone charger that families without a grid pay in small instalments | Rural households and kiosks without electricity | A down payment, then monthly payments by mobile money
solar-home-kits | Solar lanterns and home systems sold and repaired by agents in the villages | Farmers and fishing families off the grid | Instalments until the family owns the kit
local-internet-provider | Antennas on a mast that bring fast internet to homes the large companies leave out | Rural households, farms and small firms | A monthly fee and a connection fee
local-internet-provider | Shared wifi and short fibre lines in a crowded neighbourhood, paid with vouchers | Families, students and small shops | Prepaid plans by the day, week or month
bus-ticketing | An app with the timetables of many coach lines, where travellers choose a seat and pay by phone | Travellers between cities and the bus companies | A commission on each ticket
bus-ticketing | Reservation software with a seat plan and ticket scanning for intercity bus companies | Bus operators and their passengers | A fee for each seat sold
detergent-making | A small workshop that mixes liquid soap and bleach and sells it in cans at a low price | Households, kiosks and restaurants | Sales by the can and by the carton
detergent-making | Laundry detergent and floor cleaner in large containers, made locally and delivered | Shops, hotels and laundries | Wholesale prices with monthly invoices
`;
