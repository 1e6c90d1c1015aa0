/** Tools and markets for shops, plants, farms and haulage: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const TRADE_AND_INDUSTRY = `
online-shop-tools | firms
cue: returns online shop; return label; returns portal; returns software; @online-shop return; @online-shop size; size recommend shop; virtual try-on
not: fraud; packaging; email-market; marketing-automat; support; parcel-locker; payment; description; chatbot; fulfil; accessib; courier; chat; customs
kinds: saas
who: online shop, online shops

marketplace-seller-tools | both
cue: amazon sell; @amazon software; sellers amazon; etsy sell; @etsy software; @marketplace-sell software; fba; seller tool marketplace; ebay listing; @ebay software; listing crosspost; @resell software; marketplace listings multiple; mercado-libre; repric; @vinted software; crosslist; @seller amazon; amazon ads; ebay etsy; etsy vinted; amazon sellers; amazon profit; @amazon ads; @amazon profit; @amazon product; @amazon listing; @ebay listing; @etsy listing; @etsy shop; fba sellers; lists ebay
not: artisan; handmade-marketplace; local; food
kinds: saas services
who: marketplace seller, marketplace sellers

shift-staffing | firms
cue: temporary staff; temp staff; nurses pick shifts; shift marketplace; fill shifts; shifts workers book; @hospital shift; @care-home shift; agency nurses; staffing platform; staff event hire; waiters hire event; temp workers; locum; substitute-teacher; supply teacher; supply-teacher; @warehouse workers; seasonal workers; students shifts; event staff; workers pool; waiters events; waiters kitchen helps; nurses shifts; shift nearby pick; workers shifts app; supply teachers; locum doctors; hospitals shifts nurses
not: rota; schedul; harvest-machine; volunteer; babysit; tutor
kinds: marketplace services
who: employer with open shifts, employers with open shifts
often: 2 6 15
costs: 70 78 85 = the worker's pay, contributions and insurance

freight-matching | both
cue: freight match; empty truck; empty-run; backhaul; load-board; loads trucks; truck owners loads; freight marketplace; matches cargo trucks; matches loads; trucks return empty; shippers truck; freight forward software; freight quote; customs declaration; trucks match; containers empty; spare capacity truck; shippers carriers; haulier loads; lorries empty; empty loads; truck loads; trucks loads; part loads carriers; pallets carriers; carriers bid; load-board loads; lorry loads; empty trucks
not: moving; movers; household; charging; tyre; rider; lockers; passengers; food-truck
kinds: marketplace saas
often: 3 8 20

quality-camera | firms
cue: visual inspect; defect detect; quality-inspect; camera defects; camera production line; surface defect; inspect parts camera; camera quality line; machine vision; ai inspect product; camera sorts; weld inspect; factory defects; optical inspect; cameras conveyor; quality control ai; camera scratches; camera wrong labels; inspection castings; inspection defect; ai inspection parts; finds defects production; production line camera; camera sort parts
not: roof; drone; dental; patient; vehicle; crop; building-site; bin
kinds: hardware saas

machine-maintenance | firms
cue: predictive maint; vibration sensor; machine sensor; machine maint; maintenance plan machine; machines break sensor; bearing; factory machines monitor; work-order maintenance; sensor compressor; spare-parts machines; machine downtime; maintenance request; sensor pump; machines stop production; maintenance software; cmms; vibration bearing; bearing fail; sensor bearing; scan machine fault; machine fault report; maintenance machines; machines sensors fail; sensor motors
not: car; home; elevator-music; heat-pump; fleet; vehicle; truck; livestock
kinds: hardware saas

building-energy | firms
cue: energy management build; building energy; energy building software; heating building optimis; hotel energy; energy monitor @compan; electricity compan save; heat pumps building manage; hvac optimis building; energy consum compan; smart-meter compan; peak load; thermostat @hotel; energy-sav compan; buildings heating; energy @factor; power-factor; meters heating weekend; heating building controls; building controls; energy-management hotel; thermostats hotel; buildings energy
not: households; home-owner; homeowner; family; roof-rent; cooperative; apartment-tenant
kinds: saas hardware services

carbon-accounting | firms
cue: carbon account; carbon-footprint compan; co2 compan; emission report; esg report; sustainability report; carbon report; emissions supply; footprint product; product carbon; csrd; supplier emission; emissions @compan; climate report; deforestation proof; sustainability data suppliers; life-cycle assess; scope 3; digital product passport
not: consumers; flight; personal; offset-gift; children
kinds: saas services

crop-and-farm-tools | firms
cue: farm manage; crop sensor; soil sensor; soil moisture; irrigation; @farm software; satellite crop; farm software; crop disease; pest trap farm; @grower software; @vineyard software; greenhouse sensor; farm advis; drone spray; @smallholder software; weather farm; fertili advice; @farmer software; field records; orchard; frost warn; irrigation soil; soil probe; satellite field; sick leaf; leaf diagnosis; plant-disease photo; water each block; crops farmers advice; frost orchard; orchard sensor; greenhouse climate
not: cow; cattle; livestock; sheep; goat; dairy; box; direct-sale; restaurants; cold-room; loan; lender; chicken; tractors; consumers; eggs; shoppers; biogas; insects; pig; kitchen; bees; hive; insurance; ear-tag; calving; cows
kinds: hardware saas services
who: farmer, farmers

livestock-monitoring | firms
cue: cow collar; cattle; livestock; cow sensor; dairy cow; calving; sheep track; goat; herd; pig farm; chicken farm sensor; poultry; heat-detect cow; lame cow; virtual fence; barn camera; horses sensor; milk yield; cows; ear-tag fever; ear-tag calving; barn cameras; pigs camera; pigs coughs; goat health; poultry sensor; hens barn sensor; herd health
not: meat-box; cheese; butcher; leather; petting; riding; eat; milk-deliver; loan; restaurants; honey; steak; wool
kinds: hardware saas
who: livestock farmer, livestock farmers

drone-survey | both
cue: drone inspect; drone survey; drone map; drone roof; drone photograph; drones inspect; drone solar; drone turbine; drone bridge; aerial survey; drone facade; drone pilot; aerial photo; thermal drone; drone measure; drones measure; drone panels; drone list; solar-parks drone; solar parks thermal; roof surveys; roof drone; drones inspection
not: parcel; racing; toy; spray; wedding; medicine; light-show
kinds: services saas hardware
often: 0.1 0.3 1
costs: 35 45 58 = the pilot, travel and evaluation

surplus-materials | both
cue: surplus material; leftover material; surplus building; reclaimed; building material reuse; leftover building; salvage; surplus stock sell; second-hand machine; used machinery; used equipment sell; scrap; waste trade material; demolition reuse; surplus fabric; deadstock; materials left-over; surplus marketplace; excess stock; office-furniture used; refurbished office; leftover fabric; tiles leftover; surplus tiles; reclaimed wood; reclaimed brick; reclaimed beam; salvage building; scrap metal; deadstock fabric; leftover tiles; leftover timber; leftover building-material
not: food; meals; kitchen; bakery; restaurant; clothes-consumer; bins
kinds: marketplace ecommerce services
often: 0.3 0.8 2

waste-collection | firms
cue: recycl collect; waste collect compan; collects waste; collect recycl @office; coffee-grounds; cardboard collect; bins collect; collects bins; waste manage @restaurant; used cooking-oil; food-scraps collect; plastic collect factor; e-waste; waste pickers; compost restaurant; organic waste; collects scraps; textile waste collect; collects peel; collects plastic; waste hauler; coffee grounds; coffee-grounds cafes; cardboard plastic; vans cardboard; peelings collect; peelings compost; waste restaurants collect; food waste collect; pick-up cardboard; e-waste collect; recyclers collect
not: home; household; mushroom; kit; kits; kitchen-scale; chef; staff; app-for-families; camera-above; art
kinds: services hardware marketplace
often: 2 4 9
costs: 45 55 68 = driver, vehicle and treatment

reusable-packaging | firms
cue: reusable pack; reusable-contain; reusable cup; returnable; reusable box; reusable bowl; reuse packag; deposit cup; reusable crates; packaging compan; compostable packag; packaging seaweed; biodegradable packag; packaging @restaurant; packaging @online; wash cups; packaging made; plastic-free packag; edible pack; packaging replace plastic; cups deposit; festival cups; lend takeaway; takeaway bowls return; bowls return wash; reusable containers; reusable cups; reusable packaging; returnable pack; returnable bottle; returnable crates; seaweed pack; plastic sachets; replaces plastic pack; replaces styrofoam; cups return
not: shampoo; refill-home; lunch-box-kids; personal; nappies; cosmetics; household
kinds: services hardware ecommerce

water-monitoring | firms
cue: water quality sensor; water monitor; water sensor; water leak @build; leak detect pipe; water test; @water util; water-util; wastewater; water-quality; river sensor; drinking water test; legionella; water meter building; pool water sensor; borehole; water network; pipes sensors; sensors pipes leak; legionella risk; legionella legionella; drinking-water probe; water probe; water quality; leaks pipe network; borehole sensor
not: bottle; aquarium; filter-jug; soil; delivery; irrigation; swim; drinks
kinds: hardware saas services
`;
