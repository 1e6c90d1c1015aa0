/** Work done at homes and lets by visit: what the figures need; the keys are those of `../venture.ts`. */
export const EVERYDAY_VISITS = `
holiday-let-cleaning | both
kinds: services marketplace
who: owner of a holiday let, owners of holiday lets
often: 2 5 12
share: 0.3 0.7 1.4
costs: 60 70 79 = cleaners' hours, washing, linen and the drive
unless: saas, crm, plugin, office clean*, property management software, ovens

holiday-let-management | both
kinds: services marketplace
who: owner of a holiday let, owners of holiday lets
share: 0.3 0.7 1.4
costs: 45 56 68 = guest support, check-ins, cleaners' coordination and call-outs
unless: saas, crm, plugin, @lessons, long-term tenants, student housing, campsite

property-photography | both
kinds: services marketplace
who: estate agent, estate agents
often: 0.7 2 5
share: 0.2 0.4 0.8
costs: 42 52 63 = the photographer's hours, editing and the drive
unless: saas, crm, plugin, @lessons, wedding, weddings, portrait, insurance claims

home-staging | both
kinds: services ecommerce
who: home seller, home sellers
often: once
share: 0.8 1.5 2.5
costs: 50 60 71 = furniture, storage, carriers and the stager's hours
unless: saas, crm, plugin, @lessons, stage lighting, theatre, theatres, concert

plumber-electrician | people
kinds: services marketplace local
who: household, households
often: 0.08 0.15 0.3
share: 12 22 32
costs: 52 62 72 = the tradesman's hours, parts and the drive
unless: saas, crm, @lessons, @rental, certificate*, quotes for builders, job management

painting-decorating | people
kinds: services marketplace
who: household, households
often: 0.02 0.04 0.08
share: 8 14 22
costs: 58 67 76 = painters' hours, paint, filler and masking
unless: saas, crm, @lessons, paint by numbers, face paint*, canvas, portraits

carpet-oven-cleaning | people
kinds: services local
who: household, households
often: 0.08 0.15 0.3
share: 7 12 19
costs: 44 54 64 = the cleaner's hours, the machine, products and the drive
unless: saas, crm, @lessons, office clean*, rug weaving, handmade rugs, pizza oven

pressure-washing | both
kinds: services local
who: home owner, home owners
often: 0.04 0.08 0.2
share: 7 13 19
costs: 36 46 57 = crew hours, fuel, cleaning agent and the machine
unless: saas, crm, @lessons, robot, car wash, new roofs, roofing

pool-care | both
kinds: services local
who: pool owner, pool owners
share: 0.8 2 4
costs: 46 56 66 = technicians' hours, chemicals and the drive
unless: saas, crm, @lessons, carpool, swim school, pool table, pool hire, by the hour

lawn-and-garden-design | people
kinds: services ecommerce
who: garden owner, garden owners
often: once
share: 4 8 13
costs: 55 65 75 = the designer's hours, the crew, plants and soil
unless: saas, crm, @lessons, balcony, grave, rooftop farm, seeds

home-solar | people
kinds: services ecommerce hardware
who: home owner, home owners
often: once
share: 6 12 20
costs: 66 75 83 = panels, inverter, batteries, fitters and scaffolding
unless: saas, crm, @lessons, balcony, plug-in, street light*, solar farm, factories

locksmith-security | people
kinds: services local hardware
who: household, households
often: 0.02 0.04 0.1
share: 12 20 30
costs: 48 58 68 = the locksmith's hours, locks, cameras and the drive
unless: saas, crm, @lessons, cyber, holiday lock box, phishing, guards for events

curtains-blinds | both
kinds: services ecommerce local
who: household, households
often: 0.02 0.04 0.08
share: 5 9 14
costs: 50 60 70 = fabric, sewing, motors and fitting
unless: saas, crm, @lessons, theatre, theatres, shower curtains, window cleaning
`;
