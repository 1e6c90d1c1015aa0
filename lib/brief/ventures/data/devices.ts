/** Devices for people and their homes: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const DEVICES = `
plant-pot | people
cue: smart-pot; plant pot; pot waters; pots water plants; self-watering; plant sensor; plants sensor soil; planter; planter app; herb garden indoor; indoor garden device; smart garden; hydroponic home; herbs grow kitchen light; watering plants automatic; moisture plant sensor; pot sensor; pot moisture; pot herbs
not: subscription; farm; farmers; vines; vineyard; field; greenhouse; crops; restaurants; subscription-box; potter; lettuce; growers; farms
kinds: hardware ecommerce
who: plant owner, plant owners
often: once
share: 10 16 24
costs: 48 57 66 = parts, assembly, packing, returns and postage

sleep-device | people
cue: snoring wearable; snoring vibrat; snoring device; snoring headband; bedside lamp;  lamp asleep; lamp sunrise; sleep device;  sleep headband; sleep mask; snoring; sleep tracker; alarm-clock light; sleep lamp; wake-up light; anti-snoring; insomnia device; sleep wearable; sleep robot; sleep pillow sensor; headphones sleep; white-noise machine; nightlight sleep; mattress cooling; sleep sensor; bedside device
not: baby; course; coach; linen; clinic; employees; shift; driver; drivers; chickens
kinds: hardware ecommerce
who: poor sleeper, poor sleepers
often: once
share: 12 18 26
costs: 42 50 60 = parts, assembly, returns, warranty and postage

baby-monitor | people
cue: baby monitor; baby device; baby sensor; baby crib device; baby cry; baby wearable; baby camera; babies sleep device; breathing baby; crib smart; cradle; cradle rocks; bottle warmer; baby thermometer; baby bottle device; nursery monitor; breast pump; baby temperature; baby rocking; newborn sensor
not: carrier; nappies; clothes; food; clinic; hospital; software; dog; cattle; calf
kinds: hardware ecommerce
who: new parent, new parents
often: once
share: 0.8 1.5 2.5
costs: 46 54 64 = parts, assembly, tests, warranty and postage

air-sensor | both
cue: air-quality sensor; air-quality; co2 sensor; co2 classrooms; air sensor; indoor-air air; mould sensor; air monitor; co2 monitor; radon; air-quality schools; air-purifier purifier; ventilation sensor; humidity mould; humidity sensor; air purifier; pollen sensor; air traffic-light classroom
not: vehicle; field; tank; drones; drone; beehive; hive; cattle; mining; grain; cargo; greenhouse; silo
kinds: hardware saas
who: sensor buyer, sensor buyers
often: once
share: 6 10 16
costs: 46 55 64 = sensor, housing, assembly, calibration and postage

leak-sensor | both
cue: leak sensor; water-leak leak; water-leak sensor; leak detect; leaks pipes home; leaks detect water; water damage sensor; shuts water; burst pipe; water meter clamp; flood sensor; leak alarm; water-damage insurers sensor; water consumption home sensor
not: gas; network; pipeline; ship; ships; irrigation; refriger; utilities; irrigate; fields
kinds: hardware saas
who: home owner, home owners
often: once
share: 14 20 28
costs: 46 55 64 = sensor or valve, assembly, fitting, warranty and postage

cargo-bike | both
cue: cargo bike children; cargo bike wheels; cargo bike families; cargo bike;  cargo-bikes bikes; e-bike; e-scooter; electric bike; electric scooter; e-bikes; bikes families children; bike frame; bicycle brand; electric bicycle; folding bike; bike conversion kit; electric motorcycle; bike trailer; moped electric; e-scooter wheels; e-scooter kilos; folding e-scooter;  bicycles bamboo; e-scooter folds
not: rental; rent; sharing; deliver; delivery; café; coffee; network; repair; parking; courier; couriers; insurance; ride-hailing; tours; lock; lights; helmet; battery-swapping; toys; groceries; bouquet; loaf; collect; fleet; subscribe; rebuild; conversion; kit; retrofit
kinds: hardware ecommerce
who: bike buyer, bike buyers
often: once
share: 4 7 12
costs: 62 70 78 = frame, motor, parts, assembly, warranty and freight

printed-things | people
cue: 3d-printed replacement; 3d-printed part; 3d-printed lamps; 3d-printed; 3d printer products; 3d-print; 3d printing; printed filament; printed plastic recycled lamps; figurines printed; 3d printed; spare parts printed; laser-cut; laser-engraved; printed lamps; 3d-printed vases; resin figures; miniatures; models printed; scan printed figure
not: dental; prosthes; hospital; concrete; houses; bone; industry; software; t-shirts; aerospace; orthopaedic; insoles; course; implants; food; burger; glasses; classroom
kinds: ecommerce hardware
who: print customer, print customers
often: 0.03 0.08 0.16
share: 5 9 14
costs: 40 50 60 = material, machine hours, failures, finishing and postage

plug-in-solar | people
cue: balcony solar; plug-in solar; solar balcony; solar panel balcony; energy monitor; energy monitor home; electricity monitor home; balcony power; solar kit renters; home battery; solar tenants; solar generator; solar panel plug; electricity consumption household device; solar shed; energy meter home; smart plug; solar lamps; portable power
not: installers; community; irrigation; companies; factory; factories; charging-station; heat-pump; street; schools; mini-grid; park
kinds: hardware ecommerce
who: household, households
often: once
share: 14 20 30
costs: 62 70 78 = panels, inverter, brackets, warranty and freight

fall-pendant | people
cue: elderly fallen; fallen alerts; radar fallen; elderly alerts neighbours; fall detect;  fall-detector; pendant elderly; pendant emergency; emergency button elderly; fall sensor; falls elderly; falls seniors; fall alarm; emergency wristband; wristband elderly; panic button seniors; falls radar; emergency call elderly; senior watch fall; falls call-centre; dementia tracker; dementia gps; sensor parents living alone; elderly sensor
not: ward; nursing-home-software; workers; forklift; ladder; skiing; hikers; construction; roof
kinds: hardware saas
who: family of an elderly person, families of elderly people
often: once
share: 5 8 12
costs: 40 50 60 = device, radio, call centre and fitting

posture-wearable | people
cue: posture; posture sensor; posture wearable; back-pain device; posture trainer; back wearable; posture vibrat; smart clothing; smart shirt; shirt sensors; sensors muscle;  wearable sensor; smartwatch kids; smart ring; fitness tracker; running sensor; wearable stress; smart insoles; massage device; recovery device; wearable muscle; migraine device; menopause device; tens device
not: dog; cow; cattle; employees; workers; warehouse; exoskeleton; chair; desk; elderly; fall; baby; livestock; horse; patient; patients; clinics; snoring; sleep; safety; attack; panic
kinds: hardware ecommerce
who: wearer, wearers
often: once
share: 8 13 20
costs: 42 50 60 = parts, assembly, returns, warranty and postage

water-bottle | people
cue: filter bottle; water bottle; bottle filter; filter jug; water filter; bottle purif; bottle uv light;  self-cleaning bottle; drinking bottle; water filters home; bottle scented; bottle stainless; water purifier; sparkling water machine; tap filter; reusable bottle; water dispenser home; coffee-cup reusable; reusable cup
not: wine; village; community; wastewater; industrial; pool; aquarium; offices; beer; baby; hotels; kombucha; cup-deposit; cafés; villages; festivals; festival; ship
kinds: hardware ecommerce
who: water drinker, water drinkers
often: 0.1 0.2 0.33
share: 16 24 32
costs: 44 52 62 = bottle, filters, tests, packing and postage

safety-alarm | people
cue: bracelet siren; bracelet runners; bracelet location; siren location; safety women device;  safety wearable; personal alarm; safety jewellery; alarm runners; safety bracelet; panic button women; sos button; self-defence; safety button; emergency bracelet; wearable women safety; alarm keychain; safety device runners; helmet light; bicycle-light flash; bike-lights cyclists;  visibility cyclists; bike helmet; airbag cyclists; reflect jacket; safety ring; alert contacts ring; emergency ring
not: employees; workers; lone-worker; elderly; seniors; software; construction; forklift; dementia; factory; miners; drone; teachers; course; ski
kinds: hardware ecommerce
who: solo walker, solo walkers
often: once
share: 10 16 24
costs: 42 50 60 = parts, assembly, radio, packing and postage

home-robot | people
cue: robot home; robot lawnmower; robot mower; household robot; cleaning robot home; robot kitchen; robot companion; robot folds laundry; lawn robot; mowing robot; robot window; robot vacuum; robot children; robot litter; litter box; self-cleaning litter; cooking robot; robot cooks; robot elderly company; robot weeding garden; window-cleaning robot; pool robot
not: warehouse; factory; hospital; solar; farm; farms; farmers; field; fields; restaurant; restaurants; industrial; course; school; class; barn; delivery; hotels; airport; façade
kinds: hardware
who: home owner, home owners
often: once
share: 10 16 24
costs: 58 66 74 = parts, assembly, returns, warranty and freight

smart-lock | both
cue: smart lock; smart-locks locks; lock app door; door lock; locks phone; parcel box; parcel box house; keyless; lock fingerprint; key safe; parcel locker home; doorbell camera; door access phone; smart doorbell; bike lock smart; bicycle lock; lock bicycle; lock opens; home security camera; burglar sensor
not: software; lockdown; ransomware; locksmith; warehouse; city; surfboard; gym; deadlock
kinds: hardware saas
who: door owner, door owners
often: once
share: 14 20 28
costs: 50 58 66 = lock, radio, fitting, warranty and postage

refurbished-phones | both
cue: used phones battery; used phones guarantee; refurbished phones;  refurbished laptops; used phones; refurbished smartphones; refurbished devices; phone repair; smartphones repair; laptops repair; second-hand phones; phones refurbish; repair electronics; refurbished electronics; refurbished; refurbished tablets; phones buy-back; repair appliances; used laptops; electronics repair; smartphone repair; devices refurbished guarantee; old phones buy
not: furniture; shoes; software; bike; bikes; batteries; stroller; medical; elevator; kitchens
kinds: ecommerce services local
who: used-device buyer, used-device buyers
often: 0.03 0.05 0.08
share: 16 24 34
costs: 66 74 82 = buying in, parts, repair, guarantee and postage
`;
