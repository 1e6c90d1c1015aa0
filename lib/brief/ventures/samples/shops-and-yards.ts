/** Shops, yards and workshops: id | solution | target customer | how it earns, as founders write them. */
export const SHOPS_AND_YARDS_SAMPLES = `
used-car-dealer | A car lot that buys used cars, checks and repairs them and sells them with a warranty | Families and commuters looking for a reliable second-hand car | Margin on each car sold
used-car-dealer | A small yard with inspected second-hand vans and pickups, ready to drive away | Tradespeople and small firms who need a working vehicle | Profit per vehicle and commission on finance
pet-shop | A neighbourhood pet store with food, litter, toys, cages and advice | Owners of dogs, cats and small animals nearby | Retail margin on pet food and supplies
pet-shop | A shop for aquarium fish, tanks, plants and filters with free water tests | Hobby fish keepers and families with a first tank | Sales of fish, equipment and food
electronics-store | A shop selling new phones, televisions and household appliances with delivery and installation | Local households who want a device that works the same day | Margin on devices and installation fees
electronics-store | A showroom with genuine smartphones and laptops, paid at once or in instalments | Workers and families without easy credit | Resale margin and a charge for instalments
car-parts-shop | A counter with everyday spare parts, oil and batteries for cars, looked up by number plate | Garages and drivers who service their own car | Margin on parts, with trade accounts for garages
car-parts-shop | A roadside shop with spares, tyres and oil for motorbikes | Motorbike mechanics and taxi riders | Retail margin on spares
mobile-money-agent | A kiosk where people deposit and withdraw mobile money, buy airtime and pay bills | Residents, traders and riders in the neighbourhood | Commission from the operators on each transaction
mobile-money-agent | An agency banking point beside the market for cash-in, cash-out and bill payments | Market traders and families far from a bank | Commission per deposit, withdrawal and bill
motorbike-workshop | A workshop that services and repairs motorcycles and scooters of all makes | Motorbike riders and commuters nearby | Labour by the hour and margin on parts
motorbike-workshop | Quick repairs for motorcycle taxis and three-wheelers with spares on the spot | Taxi riders and owners of small fleets | Fixed price per job and maintenance plans
dry-cleaner | A dry cleaning shop with its own machine that cleans and presses suits, dresses and curtains | Office workers and households near the shop | Price per garment
dry-cleaner | A specialist counter for silk, embroidered dresses and wedding gowns | Families with festive clothes and boutiques | Charge by garment type
garden-centre | A nursery and garden centre growing shrubs, vegetable plants and fruit trees, with soil and pots | Owners of gardens and balconies in the area | Sales of plants, compost and pots
garden-centre | A native plant nursery open to visitors, with display beds and planting advice | Gardeners who want plants that thrive locally | Price per plant and bulk orders from landscapers
pawn-and-gold-shop | A licensed pawnbroker that lends on gold, watches and tools and sells unredeemed pieces | People who need cash for a few weeks | Charge on each loan and resale profit
pawn-and-gold-shop | A counter that buys gold and silver by weight at the day's price and gives small loans on it | Families with old jewellery | Spread on the gold price and loan fees
vape-and-tobacco-shop | A vape shop with refillable kits, liquids and coils and advice for adults who want to switch | Adult smokers in town | Retail margin on kits and refills
vape-and-tobacco-shop | A tobacconist with a walk-in humidor for cigars, pipes and accessories | Adult cigar and pipe smokers | Sales of cigars and accessories
mobility-equipment-shop | A showroom that sells and hires wheelchairs, rollators, scooters and nursing beds, fitted and serviced | Older people, disabled people and their carers | Sales, weekly hire and servicing
mobility-equipment-shop | A medical supply store with walking aids and hospital beds delivered home the same day | Patients leaving hospital and their families | Sales, hire and insurer payments
liquor-store | A neighbourhood bottle shop with wine, cold beer and spirits and advice on each bottle | Adults living nearby, hosts and gift buyers | Retail margin on bottles
liquor-store | A licensed drinks shop and depot selling beer crates, wine and spirits over the counter | Households, bars and party hosts | Retail and wholesale margin
dessert-parlour | A dessert lounge with waffles, crêpes and hot cookie dough, made to order and open late | Families, couples and teenagers | Sales per plate, platters and delivery
dessert-parlour | A doughnut and churros place with seats where everything is fried fresh | Students and shoppers | Sales per piece and boxes
nightclub | A nightclub with DJs, good sound and a late licence on weekends | Young adults and students in town | Entry, drinks and private hire
nightclub | A lounge with shisha, DJs, sofas and reserved tables until late | Night-life guests of legal age | Tables, drinks, shisha and cover charge
metal-workshop | A welding workshop that makes gates, window grilles, railings and steel stairs to measure | Home owners and builders | Quote per job
metal-workshop | A steel fabrication shop for beams, balconies and frames for single houses, with fitting | Small builders, architects and owners | Price per project and hourly welding
window-door-fitting | A workshop that makes aluminium and PVC windows and doors to measure and fits them | Home owners and builders | Price per square metre with fitting
window-door-fitting | A local firm that replaces old windows and front doors with double glazing | Owners of older houses and small landlords | Fixed quote per house with a deposit
drain-and-septic-service | A tanker service that empties septic tanks and unblocks drains the same day | Households without a sewer and restaurants | Fee per visit and yearly contracts
drain-and-septic-service | Drain cleaning with jetting and a camera, with grease traps emptied too | Landlords, restaurants and hotels | Call-out fee and cleaning contracts
borehole-drilling | A drilling company that surveys, drills boreholes and installs pumps and tanks | Households, farms and schools without reliable water | Price per metre drilled and pump packages
borehole-drilling | A compact rig that drills water wells in gardens and on farms, with pump test and water analysis | Home owners and farmers | Contract per borehole with a deposit
plastering-insulation | A crew that plasters walls and ceilings and insulates lofts and outside walls | Home owners and builders | Price by the square metre
plastering-insulation | Drying of damp walls, new lime plaster and insulating boards after water damage | Owners of damp or flooded houses, landlords and insurers | Quote per job
pool-builder | A company that designs, digs and builds concrete swimming pools with pump and tiles | Home owners with gardens and small hotels | Fixed price per pool paid in stages
pool-builder | Natural swimming ponds and renovation of old pools, from drawing to filling | Country house owners and guest houses | Project price and after-care
`;
