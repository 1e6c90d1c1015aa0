/** What firms have delivered, rented and looked after: what the figures need; the keys are those of `../venture.ts`. */
export const FIRM_SUPPLIES = `
office-cleaning | firms
kinds: services
often: 4 8 20
costs: 62 72 80 = cleaners' pay, agents and travel
unless: @software, @lessons, holiday flat

office-pantry | firms
kinds: services ecommerce hardware
often: 2 4 8
costs: 52 62 72 = goods, delivery and care
unless: @animals, families, soup kitchen

team-events | firms
kinds: services marketplace
often: 0.08 0.15 0.3
costs: 55 64 74 = guides, rooms, food and travel
unless: football team, school, wedding, stag

linen-and-workwear | firms
kinds: services ecommerce
often: 4 8 12
costs: 50 60 70 = washing, linen and driving
unless: @animals, robes, costume, sewing

cold-storage | firms
kinds: services local hardware
unless: cold brew, data, energy, ice bath

equipment-rental | firms
kinds: services marketplace
often: 0.3 1 3
costs: 35 48 60 = repair, transport and wear
unless: @animals, wedding, tents, party, ski

shared-kitchen | both
kinds: local services marketplace
often: 2 5 10
costs: 20 30 40 = energy, cleaning and wear
unless: kitchen fitting, dolls, students, soup

team-offices | firms
kinds: local services marketplace
often: 1 2 5
unless: post office, furniture, cleaning

bike-courier | both
kinds: services marketplace
often: 10 40 60
costs: 60 70 80 = riders' pay, bikes and insurance
unless: cargo bikes for rent, e bike shop

local-wholesale | firms
kinds: marketplace ecommerce services
often: 3 6 12
costs: 68 76 84 = goods and delivery
unless: houses, electricity, clothes, bikes
`;
