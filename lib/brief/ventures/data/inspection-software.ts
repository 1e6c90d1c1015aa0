/** Software for single trades that inspect, repair and look after things: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const INSPECTION_SOFTWARE = `
lift-maintenance-software | firms
cue: logbook lifts; lift-maintenance; lift maintenance; elevator maintenance; elevator inspect; lifts technician; app @lift; program @lift; software @lift; record @lift; elevators technician; app @elevator; software @elevator; record @elevator; escalator; lift logbook; sticker lift; elevator logbook; lift inspections; lifts inspection; elevator elevator; elevators elevators; elevator compan; lifts mechanic; lift mechanic; lift service app
not: pest; heating; boiler; ski; stair-lift-sell; home-lift; gym; weights; lift-sharing; face; pitch
kinds: saas hardware
who: lift company, lift companies

fire-safety-inspection | firms
cue: fire-extinguisher; fire extinguish; fire-door; fire doors; smoke vents; fire safety inspect; fire-alarm; fire alarm; sprinkler inspect; emergency light; @fire-protection; @fire-safety; fire-safety; smoke detectors inspect; smoke-detector maint; extinguishers hydrants; fire-extinguishers; fire-doors; fire-alarms; extinguishers extinguishers; fire equipment check; fire inspect; fire-inspection; smoke-alarm
not: wildfire; forest; stove; firefighter; cooking; pit
kinds: saas services
who: fire protection firm, fire protection firms

food-safety-records | firms
cue: temperature logs; haccp app; haccp deliveries; haccp paperwork; haccp record; haccp clean; haccp temperature; haccp log; food-safety; food safety; fridge temperature; temperature cleaning checklist; hygiene checklist; hygiene records; food inspector; food hygiene; fridges sensor kitchen; cleaning checklists kitchen; hygiene inspect; fridge-temperature; cold-room temperature log; allergen label; allergen records; hygiene kitchen app; haccp haccp; hygiene logs; temperature records kitchen; kitchen hygiene; fridge temperatures; food-hygiene; temperature sensors fridges; cleaning plans kitchen
not: staff-course; vaccine; wine-cellar; baby; home-fridge; kids; meal-plan; allergic
kinds: saas hardware
who: kitchen, kitchens

tool-tracking | firms
cue: tool track; bluetooth tags tool; tags tool; tags van machine; tools machine van; tools tags; tags drills; track tools site; equipment track construct; tool inventory; tools tracker; track equipment building-site; tools qr; tags formwork; tools lost sites; machines site tag; tool store; where tools are; lost tools; tools vans track; toolbox tag; lose drill; tools lost; tools stolen site; drill tags; tools where; construction tools; tool tags; find tools; tools machines site
not: lend; library; neighbours; luggage; pets; share-homes; habit
kinds: saas hardware
who: construction company, construction companies

car-workshop-software | firms
cue: @garage workshop; @garage software; @garages repair; tyre storage; workshop planner garage; car-repair software; @car-repair; workshop software; @auto-repair; @tyre; car workshops software; @garages booking; auto repair shop software; garage management; @car-workshop; @mechanics garage; tyre-storage; repair orders garage; inspection video car; garages video; garages software; car-garage; garage job-cards; car repair shops; workshop garage software; mechanics software; auto workshops; auto-repair shops; repair shops cars; @garages
not: bike; drivers-compare; homeowners; parking; garage-sale; rent; cars-sell; spray
kinds: saas
who: garage, garages

funeral-home-software | both
cue: @funeral case; @funeral software; funeral home; funeral homes; funeral director; undertaker; @undertaker; funeral arrange; @funeral famil; funeral planning; @funeral-director; funeral cases; funeral-home; case-file funeral; funeral homes software; funeral-homes; undertakers undertakers; funeral-directors; funerals software; funeral directors tasks; undertaker forms; undertaker registrar; family enters undertaker; forms registrar
not: pet; own-funeral; compare-funerals; insurance; coffin-shop; plan-my; grave; compares; families-plan; prices-compare; websites
kinds: saas
who: funeral home, funeral homes

marina-software | both
cue: marina; marinas; @marina; berth; berths; harbour guest; mooring; @harbour; @yacht-club; boatyard; marina marina; berths berths; visitor berths; harbour-master; harbour masters; @harbours berths; boat berths; guest-berths; yacht-club software; moorings
not: boat-trips; rent-boats; charter; shrimp; fish; tomato; container-ship; cargo; boat-rental; rental
kinds: saas
who: marina, marinas

campsite-software | both
cue: campsite; campsites; campground; @campsite; @campground; pitch map; caravan-park; @caravan; camping pitches; holiday-park software; pitches booking; rv-park; campers check-in; campsite campsite; campsites software; campsite owners; campsite bookings; pitches campers; caravan pitches; campground software; campsite check-in
not: hiking-gear; tent-rental; festival; football; charity; summer-camp; kids; pitch-deck; wild-camping
kinds: saas
who: campsite, campsites

tattoo-studio-software | firms
cue: tattoo consent; @tattoo software; tattoo studios digital; @tattoo consent; @tattoo ink; ink batch; @tattoo-studio; tattoo aftercare; @tattoo-artist; tattoo artists deposit; piercing consent; tattoo bookings deposits; tattoo studio software; bookings deposits @tattoo-artist; tattoo artists consent; inks consent; tattoo-artists; tattoo studios; consent tattoo; tattoo client
not: we-tattoo; nail; salon; temporary; removal; remove; printer; try-on
kinds: saas
who: tattoo studio, tattoo studios

midwife-software | both
cue: midwi; @midwi; doula; lactation consult; midwives midwives; midwife midwife; doulas doulas; midwives software; midwives app
not: nappies; breast-pump; birth-course; pregnant-women; online-course; find-a
kinds: saas
who: midwife, midwives

farrier-software | both
cue: farrier; hoof; hooves; horseshoe; @farrier; hoof-trim; farriers farriers; farrier farrier; hoof hoof; hooves hooves; horseshoer; hoof-trimmers
not: supplement; cream; riding-lessons; boots-for
kinds: saas
who: farrier, farriers

truck-parking | firms
cue: truck-parking; truck parking; parking truck; parking lorry; parking lorries; lorry park; truck drivers park; parking places truck; trucker; drivers rest parking; secure parking truck; truck-stop; truck stop; parking trucks; truck drivers shower; park trucks; truckers parking; lorry drivers park; parking hgv; rest stops truck; overnight parking; trucks overnight; lorries overnight; safe parking truck; truck drivers place
not: food-truck; city-residents; freight; caravans; meals-on
kinds: marketplace saas
who: haulage company, haulage companies
often: 4 10 20
`;
