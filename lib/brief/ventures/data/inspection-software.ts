/** Software for single trades that inspect, repair and look after things: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const INSPECTION_SOFTWARE = `
lift-maintenance-software | both
cue: logbook lifts; lift-maintenance; lift maintenance; elevator maintenance; elevator inspect; lifts technician; @lift maintenance; @elevator maintenance; elevators technician; @lift-maintenance; @elevator-service; escalator; lift logbook; sticker lift; elevator logbook; lift inspections; lifts inspection
not: pest; heating; boiler; ski; stair-lift-sell; home-lift; gym; weights; lift-sharing; face
kinds: saas hardware
who: lift company, lift companies

fire-safety-inspection | both
cue: fire-extinguisher; fire extinguish; fire-door; fire doors; smoke vents; fire safety inspect; fire-alarm; fire alarm; sprinkler inspect; emergency light; @fire-protection; @fire-safety; fire-safety; smoke detectors inspect; smoke-detector maint; extinguishers hydrants
not: wildfire; forest; stove; firefighter; cooking; pit
kinds: saas services
who: fire protection firm, fire protection firms

food-safety-records | both
cue: temperature logs; haccp app; haccp deliveries; haccp paperwork; haccp record; haccp clean; haccp temperature; haccp log; food-safety; food safety; fridge temperature; temperature cleaning checklist; hygiene checklist; hygiene records; food inspector; food hygiene; fridges sensor kitchen; cleaning checklists kitchen; hygiene inspect; fridge-temperature; cold-room temperature log; allergen label; allergen records; hygiene kitchen app
not: staff-course; vaccine; wine-cellar; baby; home-fridge; kids; meal-plan; allergic
kinds: saas hardware
who: kitchen, kitchens

tool-tracking | both
cue: tool track; bluetooth tags tool; tags tool; tags van machine; tools machine van; tools tags; tags drills; track tools site; equipment track construct; tool inventory; tools tracker; track equipment building-site; tools qr; tags formwork; tools lost sites; machines site tag; tool store; where tools are; lost tools; tools vans track
not: lend; library; neighbours; luggage; pets; share-homes; habit
kinds: saas hardware
who: construction company, construction companies

car-workshop-software | both
cue: @garage workshop; @garage software; @garages repair; tyre storage; workshop planner garage; car-repair software; @car-repair; workshop software; @auto-repair; @tyre; car workshops software; @garages booking; auto repair shop software; garage management; @car-workshop; @mechanics garage; tyre-storage; repair orders garage; inspection video car
not: bike; drivers-compare; homeowners; parking; garage-sale; rent; cars-sell; spray
kinds: saas
who: garage, garages

funeral-home-software | both
cue: @funeral case; @funeral software; funeral home; funeral homes; funeral director; undertaker; @undertaker; funeral arrange; @funeral famil; funeral planning; @funeral-director; funeral cases; funeral-home; case-file funeral
not: pet; own-funeral; compare-funerals; insurance; coffin-shop; plan-my; grave
kinds: saas
who: funeral home, funeral homes

marina-software | both
cue: marina; marinas; @marina; berth; berths; harbour guest; mooring; @harbour; @yacht-club; boatyard
not: boat-trips; rent-boats; charter; shrimp; fish; tomato; container-ship; cargo
kinds: saas
who: marina, marinas

campsite-software | both
cue: campsite; campsites; campground; @campsite; @campground; pitch map; caravan-park; @caravan; camping pitches; holiday-park software; pitches booking; rv-park; campers check-in
not: hiking-gear; tent-rental; festival; football; charity; summer-camp; kids; pitch-deck; wild-camping
kinds: saas
who: campsite, campsites

tattoo-studio-software | both
cue: tattoo consent; @tattoo software; tattoo studios digital; @tattoo consent; @tattoo ink; ink batch; @tattoo-studio; tattoo aftercare; @tattoo-artist; tattoo artists deposit; piercing consent; tattoo bookings deposits; tattoo studio software; bookings deposits @tattoo-artist
not: we-tattoo; nail; salon; temporary; removal; remove; printer; try-on
kinds: saas
who: tattoo studio, tattoo studios

midwife-software | both
cue: midwi; @midwi; doula; lactation consult
not: nappies; breast-pump; birth-course; pregnant-women; online-course; find-a
kinds: saas
who: midwife, midwives

farrier-software | both
cue: farrier; hoof; hooves; horseshoe; @farrier; piano tuner; hoof-trim
not: supplement; cream; riding-lessons; boots-for
kinds: saas
who: farrier, farriers

truck-parking | both
cue: truck-parking; truck parking; parking truck; parking lorry; parking lorries; lorry park; truck drivers park; parking places truck; trucker; drivers rest parking; secure parking truck; truck-stop; truck stop; parking trucks; truck drivers shower
not: food-truck; city-residents; freight; caravans; meals-on
kinds: marketplace saas
who: haulage company, haulage companies
often: 4 10 20
`;
