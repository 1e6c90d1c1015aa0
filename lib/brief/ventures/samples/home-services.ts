/** What is done in and around the home: id | solution | target customer | how it earns, as founders write them. */
export const HOME_SERVICES_SAMPLES = `
house-cleaning | Book a vetted cleaner for your flat in two minutes; the same person comes every week and is employed by us. | Working couples in Berlin | €29 per hour, we keep 25%.
house-cleaning | A cleaning platform owned by its cleaners: households order a regular house clean and the money goes to the crew. | Families in Manchester | £18 per hour of cleaning.
handyman | One number for all small repairs: our handymen mount shelves, change taps and fix doors in a single visit. | Home owners over 60 in Nantes | €45 per started hour.
handyman | A marketplace for odd jobs around the house where neighbours with skills offer to assemble furniture or hang lamps. | Tenants in Dublin | 15% of each job, average €70.
garden-care | A gardener comes every two weeks in the season to mow the lawn, trim the hedge and weed, at a fixed monthly price. | Home owners in Surrey with a garden | £95 a month.
garden-care | We plan and build raised beds and keep a vegetable garden going at your house, so that you only harvest. | Families with a garden near Portland | $160 a month from April to October.
window-cleaning | We clean the windows of whole streets on one day, with a water-fed pole from the ground. | Home owners in Antwerp | €55 per house every three months.
window-cleaning | A window cleaner who comes every eight weeks and does panes, frames and sills inside and out. | Families in Norwich | £28 per visit.
gutter-cleaning | Two people empty the gutters with a long vacuum and rinse every downspout, before the autumn rain. | Owners of houses under old trees in Hamburg | €120 per house.
gutter-cleaning | Pressure washing of driveways and a yearly check in which we clean the gutters and the roof. | Home owners in Georgia, US | $220 per visit.
laundry-pickup | Put your laundry bag outside the door and we pick it up, wash it, iron the shirts and deliver it next day. | Professionals in Singapore flats | S$38 per bag.
laundry-pickup | An app that connects people who hate ironing with local launderettes that collect and return on bikes. | Young families in Ghent | 20% of each order.
moving-help | Students with a van help you move flat: you film your rooms, we name a fixed price and send two movers. | People in their twenties who move within Leipzig | 22% of each move of about €400.
moving-help | A removal service with reusable moving boxes that also packs for you and unpacks in the new home. | Families in Toronto who move house | C$1,900 per move.
peer-storage | People rent out their dry cellar or garage as storage space to neighbours who need room for furniture. | Tenants in Paris with little space | 20% of the monthly rent of about €60.
peer-storage | We collect boxes from students before the summer, keep them in self-storage and bring them back in autumn. | Students in Boston | $25 per box and summer.
renovation-matching | We match home owners who want to renovate their bathroom with checked builders and manage the site until the last tile. | Home owners in Madrid | 12% of the renovation sum.
renovation-matching | A fixed-price renovation service for flats: plans, painters, electricians and floor from one contract. | Buyers of old apartments in Warsaw | 15% margin on each refurbishment.
interior-design-online | You film your room and an interior designer sends a 3D plan with a shopping list within a week. | Couples in Copenhagen who furnish their first flat | €290 per room.
interior-design-online | Online service to furnish a whole flat: a style test, a mood board and a designer who decides on colours and furniture for each living room design. | Busy professionals in London | £450 per room plus shop commission.
appliance-repair | Film the broken appliance, we tell you the fault and send a technician with the right part to repair your washing machine. | Households in Lisbon | €79 per visit plus parts.
appliance-repair | We repair phone screens and laptops at your kitchen table within an hour. | Students and families in Kraków | 250 zł per repair.
furniture-repair | We collect worn armchairs, reupholster them in our workshop and bring them back in a fabric of your choice. | Owners of old furniture in Vienna | €680 per armchair.
furniture-repair | A joiners' workshop that restores antique furniture: loose legs, cracked veneer and stuck drawers, with a fixed price after two photos. | Heirs and collectors in Yorkshire | £240 average piece.
home-energy-advice | Independent advice for home owners who think about a heat pump: we measure the house, reckon three ways and check the offers of craftsmen. | Owners of houses from the seventies in Hesse | €490 per house.
home-solar | We install solar panels on the roofs of private homes as a subscription, with battery and service. | Home owners in Andalusia | €89 a month.
tool-lending | A tool library in a locker: neighbours borrow a drill, a ladder or a carpet cleaner with their phone. | Tenants in Utrecht | €5 per loan or €6 a month.
tool-lending | An app in which people lend things to neighbours, from tents to sanding machines, with insurance for every loan. | Households in Lyon without storage | 20% of each rental, average €18.
house-sitting | We look after your home while you are away: somebody empties the post box, waters the plants and sends a picture. | People in Geneva who travel often | CHF 35 per visit.
house-sitting | Home watch for second homes on the coast: a weekly check of the empty house, after storms as well. | Owners of holiday homes in Brittany | €75 a month.
decluttering | A professional organiser comes for a day and declutters wardrobe, kitchen or garage together with you. | Families in Houston who feel buried in stuff | $480 a day.
decluttering | A home organiser comes for a day and helps to declutter wardrobes and kitchen, room by room. | Working women in the north of England | £220 per day.
mould-check | Small sensors in each room tell tenants by message when to air, so that mould never starts. | Tenants in old flats in Berlin | €69 for three sensors plus €2 a month.
mould-check | We come with a thermal camera and a mold test, find why the bedroom is damp and write a report for the landlord. | Families in Seattle with mold at home | $320 per check.
`;
