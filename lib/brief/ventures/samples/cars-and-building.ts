/** Cars, building and the trades: id | solution | target customer | how it earns, as founders write them. */
export const CARS_AND_BUILDING_SAMPLES = `
ride-hailing | An app that sends the nearest taxi or motorbike rider and shows the fare before the trip | People in town without a car | A commission on every fare
ride-hailing | Phone line and app that dispatch licensed local cabs and let passengers follow the car | Night workers, students and older people | Drivers pay a weekly fee for the orders
phone-computer-repair | A shop that replaces screens and batteries in phones while customers wait | Owners of broken phones | A fixed price per repair
phone-computer-repair | A repair bench for laptops, consoles and tablets, with a warranty on parts and labour | Students, gamers and small offices | Labour and parts for each job
car-garage | A workshop with lifts for servicing, brakes, tyres and repairs, with photos of every worn part | Owners of older cars | Hourly labour and parts
car-garage | A body shop that beats out dents and resprays panels within days | Drivers after a bump and small fleets | A quote for every job
car-wash | A drive-in hand car wash with recycled water and a waiting area | Drivers and taxi owners | A price per wash and prepaid cards
car-wash | An automatic wash tunnel with free vacuums for members | Commuters with cars | A monthly wash membership and single washes
car-rental | We rent out our own small cars by the day and bring them to the hotel or airport | Holiday visitors and locals | A daily rate with insurance included
car-rental | A fleet of equipped four-wheel drives for self-drive trips with help on the road | Travellers who drive themselves | Rental by the day and extras
airport-chauffeur | Private airport transfers booked ahead, with a driver who follows the flight and waits in arrivals | Holiday makers, families and hotels | A fixed price per transfer
airport-chauffeur | A chauffeur service with two executive cars for meetings and airport runs | Firms and their visitors | Hourly rates and monthly bills
towing-roadside | A tow truck service that reaches stranded cars day and night and tells the price by phone | Drivers and garages | A call-out fee plus distance
towing-roadside | Roadside help with jump starts, tyre changes and vehicle recovery for insurers | Insurers and motorists | Contract rates per recovery and private calls
general-builder | We build house extensions and loft conversions with our own bricklayers and joiners | Home owners who need more room | Fixed price in stage payments
general-builder | A small construction firm that renovates whole houses and builds homes from foundation to roof | Private owners and owners who live abroad | A contract sum paid by milestones
air-conditioning-heat-pumps | We install split air conditioning units and service them every spring | Flat owners and small shops | A price per installation and yearly service
air-conditioning-heat-pumps | Certified engineers who plan and fit heat pumps and help with the grant | Owners of older houses | Project price plus a maintenance plan
kitchen-bathroom-fitting | One team that designs and fits complete bathrooms with walk-in showers in two weeks | Home owners | Fixed price per room
kitchen-bathroom-fitting | A showroom and fitters for made-to-measure kitchens and built-in wardrobes | Owners of flats and houses | Margin on units plus fitting
roofing | We repair leaking roofs and replace tiles, slates and flat roofs with a written guarantee | Home owners with old or damaged roofs | A quote per roof
roofing | A local roofing company that inspects storm damage and replaces the roof in two days | Home owners with insurance claims | Price per replacement
flooring-tiling | We sand and lay wood floors, carpets and vinyl and bring samples to the home | Households and landlords | Price per square metre
flooring-tiling | A tiling crew for floors, showers and terraces that levels and waterproofs first | House owners and builders | Labour per square metre and materials
tree-surgery | Trained climbers who prune and fell trees in pieces and grind out the stumps | Home owners | Price per tree after a visit
tree-surgery | An arborist team that surveys trees and carries out crown reductions and safe removals | Councils, schools and housing associations | Day rate and surveys
paving-and-fencing | We build block-paved driveways, patios and garden fences with our own digger and crew | House owners | Fixed price per project
paving-and-fencing | Composite decks, steps and fences built on solid frames | Families with gardens | Price per square metre
estate-agency | An estate agent who values, shows and sells homes for a commission paid on completion | Home sellers | Commission on the sale price
estate-agency | A letting agency that finds tenants, collects rent and looks after repairs | Private landlords | A share of the rent and a fee per new tenant
travel-agency | A travel agency that puts together safaris with flights, lodges and guides and helps at any hour | Holiday makers from abroad | Margin on every package
travel-agency | We plan and book honeymoons and round trips with hotels and transfers in one package | Couples and older travellers | Commission from suppliers and a planning fee
drinking-water-station | A neighbourhood shop that purifies water and refills people's own large bottles | Nearby households | A price per refill
drinking-water-station | A small water plant that fills sachets and bottles and supplies corner shops | Shops, schools and homes | Price per bag or bottle
household-plastic-recycling | We collect plastic and rubbish from homes with carts, sort it and sell the bales to recyclers | Households and recycling plants | Monthly fee and sale by weight
household-plastic-recycling | A buy-back point that pays families for plastic bottles by the kilo and presses them for the factory | Households, pickers and recyclers | The difference between buying and selling price
photo-studio-hire | A photo studio with lights, backdrops and a cove that is rented by the hour | Photographers and content creators | Hourly rental and memberships
photo-studio-hire | A video and photo space with ready sets and a green screen that crews book online | Video makers and small brands | Half-day and full-day rates
recording-studio | A recording studio with a vocal booth and an engineer who records and mixes songs | Singers, rappers and bands | By the hour and per song
recording-studio | A sound studio for podcasts and audiobooks that hands over the edited episode | Coaches, firms and authors | Packages of episodes
`;
