/** Devices for people and their homes: what the figures need; the keys are those of `../venture.ts`. */
export const DEVICES = `
plant-pot | people
kinds: hardware ecommerce
who: plant owner, plant owners
often: once
share: 10 16 24
costs: 48 57 66 = parts, assembly, packing, returns and postage
unless: tea pot, cannabis, factory, hot pot

sleep-device | people
kinds: hardware ecommerce
who: poor sleeper, poor sleepers
often: once
share: 12 18 26
costs: 42 50 60 = parts, assembly, returns, warranty and postage
unless: @animals, truck, sleeping bags, babies

baby-monitor | people
kinds: hardware ecommerce
who: new parent, new parents
often: once
share: 0.8 1.5 2.5
costs: 46 54 64 = parts, assembly, tests, warranty and postage
unless: @animals, heart clinic, calves, plants

air-sensor | both
kinds: hardware saas
who: sensor buyer, sensor buyers
often: once
share: 6 10 16
costs: 46 55 64 = sensor, housing, assembly, calibration and postage
unless: airport, hair, tyre, pressure, airbag

leak-sensor | both
kinds: hardware saas
who: home owner, home owners
often: once
share: 14 20 28
costs: 46 55 64 = sensor or valve, assembly, fitting, warranty and postage
unless: information, data leak, roof repair

cargo-bike | both
kinds: hardware ecommerce
who: bike buyer, bike buyers
often: once
share: 4 7 12
costs: 62 70 78 = frame, motor, parts, assembly, warranty and freight
unless: @rental, hire, motorbike, ship*, café
needs: bike*, bicycle*, trike*, cycle*

printed-things | people
kinds: ecommerce hardware
who: print customer, print customers
often: 0.03 0.08 0.16
share: 5 9 14
costs: 40 50 60 = material, machine hours, failures, finishing and postage
unless: newspaper, t shirt, shirts, menu

plug-in-solar | people
kinds: hardware ecommerce
who: household, households
often: once
share: 14 20 30
costs: 62 70 78 = panels, inverter, brackets, warranty and freight
unless: plugin, roof of factories, car, boats

fall-pendant | people
kinds: hardware saas
who: family of an elderly person, families of elderly people
often: once
share: 5 8 12
costs: 40 50 60 = device, radio, call centre and fitting
unless: @animals, autumn, leaf, necklace, lamp

posture-wearable | people
kinds: hardware ecommerce
who: wearer, wearers
often: once
share: 8 13 20
costs: 42 50 60 = parts, assembly, returns, warranty and postage
unless: @animals, chair, chairs, desk, yoga

water-bottle | people
kinds: hardware ecommerce
who: water drinker, water drinkers
often: 0.1 0.2 0.33
share: 16 24 32
costs: 44 52 62 = bottle, filters, tests, packing and postage
unless: @animals, fish, aquarium, baby, wine

safety-alarm | people
kinds: hardware ecommerce
who: solo walker, solo walkers
often: once
share: 10 16 24
costs: 42 50 60 = parts, assembly, radio, packing and postage
unless: @animals, factory, fire, smoke, clock

home-robot | people
kinds: hardware
who: home owner, home owners
often: once
share: 10 16 24
costs: 58 66 74 = parts, assembly, returns, warranty and freight
unless: factory, children learn, restaurant

smart-lock | both
kinds: hardware saas
who: door owner, door owners
often: once
share: 14 20 28
costs: 50 58 66 = lock, radio, fitting, warranty and postage
unless: dreadlocks, bike lock, lock smith, gun

refurbished-phones | both
kinds: ecommerce services local
who: used-device buyer, used-device buyers
often: 0.03 0.05 0.08
share: 16 24 34
costs: 66 74 82 = buying in, parts, repair, guarantee and postage
unless: car, hearing, landline app, phone box
`;
