/** Causes and common good: id | solution | target customer | how it earns, as founders write them. */
export const CAUSES_SAMPLES = `
food-rescue | Volunteers collect surplus food from supermarkets in the evening and bring it to families through schools. | Families in need in Leipzig, funded by donors and the city | Grants and donations, supermarkets pay €90 a month.
food-rescue | A food bank on wheels that takes unsold food from markets and lets people choose for themselves without queueing. | Low-income households in rural Portugal | Donations and a municipal grant of €60,000 a year.
youth-mentoring | We match volunteer mentors with young people leaving foster care and accompany each pair for a year. | Care leavers aged 16 to 21 in Glasgow | Foundations fund £1,200 per pair.
youth-mentoring | Apprentices mentor teenagers from their old school through the last two years and show them their trade. | Teenagers in the suburbs of Lyon | Companies sponsor €800 per teenager.
refugee-work | We train refugees as bicycle mechanics and place them in local workshops with a paid trial month. | Refugees in Utrecht and workshops without staff | The city pays €4,000 per placement.
refugee-work | A catering kitchen where refugee women cook dishes from home and earn from the first day. | Refugee women in Athens and offices that order lunch | €11 per lunch.
literacy | Volunteers teach adults to read and write in back rooms of laundromats with the letters they receive. | Adults with low literacy in Naples | Foundations and a city grant.
literacy | A mobile library with a literacy class for women that comes to each village once a week. | Women in villages in northern Ghana | Donors pay $40 per learner and year.
clean-water | We build water kiosks with solar pumps where families buy clean water by the can, run by a trained woman from the village. | Families in rural Malawi | $0.02 per can, the construction is paid by donors.
clean-water | Slow sand filters for schools so children get safe water, with spare parts stored locally. | Village schools in Nepal | Donors fund $900 per school.
repair-cafe | A monthly repair café in the library where volunteers fix appliances together with their owners. | Residents in Aarhus | Donations and €4,000 a year from the town.
repair-cafe | Mending evenings: people bring torn clothes and broken lamps and learn to repair them with retired craftsmen. | Neighbours in a district of Turin | €5 per evening and a small grant.
tool-library | A library of things in an old shop where members borrow tools, tents and projectors. | Residents in Malmö without much storage space | 400 kr membership a year.
tool-library | In our lending library in the station hall, members take home ladders, sewing machines and projectors for three days. | People in small flats in Bordeaux | €45 membership a year.
community-garden | Neighbours grow vegetables in raised beds on an unused car park, a community garden with a shared shed. | Tenants in a housing estate in Rotterdam | €30 per bed and season, the housing company pays the soil.
community-garden | A rooftop garden above a supermarket, where pensioners and school children garden together. | Residents of a dense district in Athens | Grants and €60 memberships.
women-coding | An evening coding school for women with childcare in the next room and mentors from local software firms. | Mothers returning to work in Tallinn | Companies pay €2,500 per place.
women-coding | Girls from public schools learn programming and robotics on Saturdays with university students. | Girls aged 12 to 16 in Medellín | Foundations fund $200 per girl.
volunteering | A volunteer platform that offers tasks of two hours near you and calls back within a day. | People with little time in Graz, charities list for free | The city and companies pay €12,000 a year.
volunteering | Employees of local companies lend their skills to small charities for a day, and we match the volunteers with tasks. | Companies and charities in Nottingham | £1,500 per company a year.
donation | A donation app that rounds up card payments and shows donors with photos what their money bought. | Young donors in the Netherlands | 5% of each donation.
donation | A giving platform for small projects in the region with monthly reports, also about what failed. | People in Tyrol who like to give locally | Optional tips by donors.
animal-rescue | We take in stray dogs, let them live in foster homes for a month and find adopters who fit. | Dog lovers in Romania and Germany | An adoption fee of €320.
animal-rescue | A sanctuary for abandoned donkeys and horses where people become godparents of one animal and visit it. | Animal lovers in Chile | Godparents give $12 a month, schools pay for visits.
energy-coop | Villagers buy shares in a solar roof on the fire station and get cheaper electricity from it. | Residents of a village in Hesse | Shares of €250, the co-op sells the power.
energy-coop | A community energy cooperative that puts solar on school roofs and pays members a yearly return. | Citizens in Bristol who cannot put panels on their own roof | £100 per share.
inclusive-cafe | A neighbourhood café run by people with Down syndrome, with cakes from our own bakery. | Residents and office workers in Ljubljana | An average visit is €6.
inclusive-cafe | A social enterprise bakery and coffee bar that employs people with learning disabilities and caters for offices. | People in Cork and companies nearby | €5 per visit, €9 per catering lunch.
`;
