/** Work done at homes and lets by visit: id | solution | target customer | how it earns, as founders write them. */
export const EVERYDAY_VISITS_SAMPLES = `
holiday-let-cleaning | Our teams do the changeover between guests: clean the apartment, make the beds with fresh linen from our laundry, restock soap and coffee, and send photos before check-in. | Airbnb hosts and managers of holiday flats in Lisbon | €55 per changeover of a one-bedroom flat, linen €14 per set.
holiday-let-cleaning | A turnover cleaning service for vacation rentals that reads the booking calendar and sends the same two cleaners to each cabin after every check-out. | Cabin owners near Asheville who rent short-term | $140 per turnover.
holiday-let-management | We run the holiday flat for its owner: listing, nightly prices, guest messages, check-in, cleaning and repairs, with one statement a month. | Owners of second homes in the Algarve | 20% of the rental income.
holiday-let-management | Co-hosting for Airbnb hosts: I take over the inbox, pricing, reviews and the cleaners, while the listing stays in your own account. | Hosts with one to three apartments in Glasgow | 15% of payouts.
property-photography | One visit gives the agent bright interior photos, a laser-measured floor plan and a short walk-through video, edited by next morning. | Estate agents in Dublin | €160 per listing.
property-photography | Real estate photography with drone aerials, a 3D tour and a vertical reel for each home, booked online by the listing agent. | Realtors in Charlotte | Packages from $250 per listing.
home-staging | We furnish empty houses with rented sofas, rugs and lamps before the listing photos and collect everything after the sale. | Home sellers and their agents in Perth | A$3,200 for six weeks.
home-staging | I prepare a lived-in home for the sale: what to pack away, what to paint, and my own cushions, art and lamps on the day of the viewings. | Owners selling a flat in Munich | €890 per home.
plumber-electrician | A plumber or an electrician at your door the same day for leaking pipes, blocked drains, tripping fuses and new lights, at a price agreed before the work. | Home owners and tenants in Accra | Call-out fee of GHS 150 plus labour and parts.
plumber-electrician | A heating and plumbing firm with a yearly boiler service plan and priority for members when the heating breaks down. | Families in Sheffield with a gas boiler | £15 a month, repairs £80 an hour.
painting-decorating | We paint flats room by room at a fixed price: furniture moved, edges masked, two coats, and everything swept by the evening. | Tenants and owners in Calgary | C$480 per room including paint.
painting-decorating | A decorator couple who hang wallpaper, fill cracks, repair old window frames and paint inside and outside, one house at a time. | Owners of old houses in Bath | £230 a day per person plus material.
carpet-oven-cleaning | We come with an extraction machine and clean carpets, rugs, sofas and mattresses at home, dry by the evening. | Families with pets in Brisbane | A$60 per room, A$120 per sofa.
carpet-oven-cleaning | Oven cleaning at your home: racks and glass go into a heated dip tank in the van, the inside is scraped and the bulb replaced. | Households and tenants moving out in Leeds | £65 per single oven.
pressure-washing | Pressure washing of driveways, patios and decks and a gentle soft wash for roofs and siding, with a quote from satellite pictures. | Homeowners in Jacksonville | $280 per house wash.
pressure-washing | We clean paving with a rotary cleaner, brush new sand into the joints and seal it, so that weeds stay out. | House owners in Ghent | €6 a square metre, minimum €250.
pool-care | A technician comes every week to test the water, brush, vacuum and dose the pool and sends a photo with the readings. | Owners of private pools on Mallorca | €110 a month.
pool-care | Swimming pool maintenance and repair for lodges and homes: pump and filter checks, chlorine, and a water log for the inspector. | Guest houses and home owners in Durban | R1,800 a month per pool.
lawn-and-garden-design | I design small gardens on a scaled drawing with a planting plan, and my crew builds the patio, beds and new lawn in stages. | Owners of new homes near Reading | £450 per design plus 12% of the building work.
lawn-and-garden-design | We replace thirsty front lawns with native plants, gravel and drip irrigation, from the design to the last plant. | Homeowners in San Diego | Design $900, installation $14 per square foot.
home-solar | We install solar panels, an inverter and lithium batteries on homes in one day, sized by an engineer and payable in instalments. | Households in Lagos and Abuja | ₦1.9m per system, 30% deposit.
home-solar | Rooftop solar with battery and wallbox from one firm: survey, offer, mounting and registration with the grid operator. | Owners of houses near Dortmund | €15,000 per system.
locksmith-security | A locksmith who opens doors without drilling, changes cylinders and secures the door after a burglary, with fixed prices told on the phone. | Residents and landlords in Rotterdam | €95 by day, €145 at night.
locksmith-security | We fit alarm sensors, security cameras and a video doorbell in homes, set them up on the phone and come back when something beeps. | Families in houses in Pretoria | R6,500 per starter kit, fitted.
curtains-blinds | We bring the samples to your home, measure the windows, have curtains and roman blinds sewn locally and hang them. | House owners in Surrey | £1,100 per average order.
curtains-blinds | Made-to-measure blackout and motorised blinds for the whole apartment, measured in the evening and installed within ten days. | Buyers of new flats in Singapore | From S$1,200 per flat.
`;
