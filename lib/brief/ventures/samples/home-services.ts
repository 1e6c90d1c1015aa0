/** What is done in and around the home: id | solution | target customer | how it earns, as founders write them. */
export const HOME_SERVICES_SAMPLES = `
house-cleaning | Book a vetted cleaner for your flat in two minutes; the same person comes every week and is employed by us. | Working couples in Berlin | €29 per hour, we keep 25%.
house-cleaning | A cleaning platform owned by its cleaners: households order a regular house clean and the money goes to the crew. | Families in Manchester | £18 per hour of cleaning.
handyman | One number for all small repairs: our handymen mount shelves, change taps and fix doors in a single visit. | Home owners over 60 in Nantes | €45 per started hour.
handyman | A marketplace for odd jobs around the house where neighbours with skills offer to assemble furniture or hang lamps. | Tenants in Dublin | 15% of each job, average €70.
garden-care | A gardener comes every two weeks in the season to mow the lawn, trim the hedge and weed, at a fixed monthly price. | Home owners in Surrey with a garden | £95 a month.
garden-care | We plan and build raised beds and keep a vegetable garden going at your house, so that you only harvest. | Families with a garden near Portland | $160 a month from April to October.
window-cleaning | We clean windows and gutters of whole streets on one day, with a water-fed pole from the ground. | Home owners in Antwerp | €55 per house every three months.
window-cleaning | Pressure washing of driveways and a yearly check in which we clean the gutters and the roof. | Home owners in Georgia, US | $220 per visit.
laundry-pickup | Put your laundry bag outside the door and we pick it up, wash it, iron the shirts and deliver it next day. | Professionals in Singapore flats | S$38 per bag.
laundry-pickup | An app that connects people who hate ironing with local launderettes that collect and return on bikes. | Young families in Ghent | 20% of each order.
moving-help | Students with a van help you move flat: you film your rooms, we name a fixed price and send two movers. | People in their twenties who move within Leipzig | 22% of each move of about €400.
moving-help | A removal service with reusable moving boxes that also packs for you and unpacks in the new home. | Families in Toronto who move house | C$1,900 per move.
peer-storage | People rent out their dry cellar or garage as storage space to neighbours who need room for furniture. | Tenants in Paris with little space | 20% of the monthly rent of about €60.
peer-storage | We collect boxes from students before the summer, keep them in self-storage and bring them back in autumn. | Students in Boston | $25 per box and summer.
renovation-matching | We match home owners who want to renovate their bathroom with checked builders and manage the site until the last tile. | Home owners in Madrid | 12% of the renovation sum.
renovation-matching | A fixed-price renovation service for flats: plans, painters, electricians and floor from one contract. | Buyers of old apartments in Warsaw | 15% margin on each refurbishment.
`;
