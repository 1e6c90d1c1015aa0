/** What firms have delivered, rented and looked after: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const FIRM_SUPPLIES = `
office-cleaning | firms
cue: office clean; cleans offices; clean @office; cleaning service compan; commercial clean; cleaning @practice; window cleaning compan; cleans shops; staircase clean; cleaning contract; cleaners offices; we clean practices; cleaning business premises
not: software; airbnb; homes; households; dry; laundry; flat; pool; car; check-in
kinds: services
often: 4 8 20
costs: 62 72 80 = cleaners' pay, agents and travel

office-pantry | firms
cue: office fruit; fruit office; coffee office; office snack; office coffee; coffee @office; snacks employees; fruit-basket; office drink; water dispenser; flowers office; micro-market; snack vending; vending; smart fridge; fridge office; lunch fridge; office kitchen stock; coffee machines compan; office pantry
not: cart; converted; home; roaster; consumers; homes; gym-only; caterer; plants
kinds: services ecommerce hardware
often: 2 4 8
costs: 52 62 72 = goods, delivery and care

team-events | firms
cue: team event; team build; team-building; company outing; team outing; corporate event; incentive trip; offsite; company retreat; christmas party compan; workshops teams fun; corporate retreat; company party; team cooking; teams outdoor; team challenge; quiz teams; office party
not: sports-club; wedding; children; dating; scrum; ticket; waiters
kinds: services marketplace
often: 0.08 0.15 0.3
costs: 55 64 74 = guides, rooms, food and travel

linen-and-workwear | firms
cue: laundry hotel; laundry @hotel; laundry @restaurant; linen hotel; linen rental; linen hire; workwear rental; workwear wash; rented workwear; rent uniforms; rented uniforms; uniform rental; uniforms wash; uniform @restaurant; laundry @gym; laundry airbnb; laundry for hosts; wash towels; bed linen deliver; scrubs; laundry business; aprons rent; laundry @salon; protective clothing
not: school; self-service; students; private-homes; dresses; washing-machine-rental; robot
kinds: services ecommerce
often: 4 8 12
costs: 50 60 70 = washing, linen and driving

cold-storage | firms
cue: cold room; cold storage; cold-storage; cold-room; cooling farmers; solar cool; cool produce; store produce; cold chain; harvest store; storage crates; post-harvest; cold storage crate; solar cold; cold-storage farmers; cold rooms; cold storage paid
not: household; pharmacy-home; tourism; ice-bath; cryo; blood; vaccine-drone
kinds: services hardware

equipment-rental | firms
cue: equipment rental; machine rental; rent machines; tool rental build; excavator; scaffold; rent equipment; construction equipment; equipment-rental; share machines; tractor hire; rents tools contractors; machinery rent; tractors book; farm machines share; rent @builder; rent @contractor; generator rent; event equipment rent; rents out equipment; forklift rent; hire tractor; lab equipment share; camera-gear rent; idle machines; book tractor; tractor driver; tractor acre; tractors smallholder; idle excavators; rent excavators; contractors rent; hire machinery
not: neighbours; camping; ski; baby; bikes; used-sell; wedding-dress; furniture; car-sharing; toys; office
kinds: services marketplace
often: 0.3 1 3
costs: 35 48 60 = repair, transport and wear

shared-kitchen | both
cue: shared kitchen; ghost kitchen stations; kitchen stations brands; kitchens rent hour; licensed kitchen caterers; commercial kitchen; kitchen rent hour; kitchen rental; rent kitchen; kitchen space; kitchens caterers; production kitchen; kitchen-incubator; kitchen by-the-hour; kitchens idle; kitchen food-founders; co-packing; community kitchen food business
not: refugee; renovat; install; waste; robot; cooking-course; design; soup-kitchen
kinds: local services marketplace
often: 2 5 10
costs: 20 30 40 = energy, cleaning and wear

team-offices | firms
cue: meeting room; meeting rooms hour; meeting rooms teams; rent meeting-room; flexible office teams; flexible offices compan; office by-the-month; offices teams month; private office rent; private offices; office rental compan; empty office space; office space hour; office sharing; office space @start-up; serviced office; coworking compan; coworking teams; coworking @compan; desks teams; offsite rooms hour; shared office compan; office space teams; workspace teams; offices furnished
not: plants; snack; cleaning; fruit; shared-kitchen; massage; furniture-rental; catering; insects; summar; transcri; minutes; booking-software; sensor
kinds: local services marketplace
often: 1 2 5

bike-courier | both
cue: cargo-bike deliver; bike courier; courier bike; deliver cargo-bikes; courier service @shop; same-day deliver @shop; courier @business; same-day courier; medical courier; local delivery shops; delivery for local shops; deliveries @shop; parcels local shops evening; e-bike deliver; riders deliver shops; motorbike courier; delivery service merchants; boda deliver; courier compan; pharmacies deliver courier
not: rental; tours; kids-transport; repair; subscription-bike; route-software; coffee-grounds; grocery-app; food-waste; collects; drone; lease
kinds: services marketplace
often: 10 40 60
costs: 60 70 80 = riders' pay, bikes and insurance

local-wholesale | firms
cue: wholesale; wholesale marketplace; supply restaurants; restaurants farmers direct; supply shops; farmers restaurants; products retailers; suppliers @restaurant; produce @restaurant; b2b food; shops order brands; ingredients bakeries supply; independent shops brands; sell restaurants; microgreens restaurants; mushrooms restaurants; food distributor; small producers shops; supplies kiosks; kiosks order; informal retailers; shops stock-order; farm-to-restaurant; local producers @hotel; farmers sell @restaurant; sourc suppliers marketplace; suppliers marketplace; chefs order farms; chefs order; chefs farms list; restaurants order farms; farms restaurants; wholesale shops; wholesale restaurants; shops order small; kiosk owners order; farmers hotels
not: subscription-box; households; families; staff; software-for-restaurants; inventory; surplus; waste; packaging; drones
kinds: marketplace ecommerce services
often: 3 6 12
costs: 68 76 84 = goods and delivery
`;
