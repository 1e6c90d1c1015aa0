/** Health in the pocket: what the figures need; the keys are those of `../venture.ts`. */
export const HEALTH_APPS = `
meditation-app | people
kinds: saas media
who: meditator, meditators
share: 4 7 12
unless: mediation, divorce, dispute, dogs

sleep-app | people
kinds: saas media
who: bad sleeper, bad sleepers
share: 5 10 16
unless: @animals, truck, babies, baby

workout-app | people
kinds: saas services
who: exerciser, exercisers
share: 6 10 16
unless: @animals, divorce, seniors, shoes

running-plan | people
kinds: saas services
who: runner, runners
share: 4 8 13
unless: @animals, water, running a business

diet-app | people
kinds: saas services
who: eater, eaters
share: 8 14 22
unless: @animals, parliament, vending

diabetes-app | people
kinds: saas hardware
who: person with diabetes, people with diabetes
share: 3 5 8
unless: @animals, shoes, chocolate, bakery

cycle-menopause | people
kinds: saas services
who: woman, women
share: 6 10 16
unless: bicycle, bikes, motorcycle, recycl*

pregnancy-newborn | people
kinds: saas services
who: expecting parent, expecting parents
share: 1 1.8 3
unless: @animals, mares, lambs, photo*

online-therapy | people
kinds: services marketplace
who: client, clients
often: 2 3 4
share: 3 6 10
costs: 58 68 78 = the therapists' fees
unless: @animals, physio*, massage, speech, vr

mood-journal | people
kinds: saas
who: journal keeper, journal keepers
share: 4 8 14
unless: lighting, lamps, academic, leather

pain-physio-app | people
kinds: saas services
who: pain patient, pain patients
share: 5 9 14
unless: @animals, paint, bread, mattress

medication-reminder | people
kinds: saas hardware
who: patient, patients
share: 6 10 15
unless: @animals, mediation, car, vending

food-scanner | people
kinds: saas
who: shopper, shoppers
share: 4 7 12
unless: @animals, airport, warehouse, feed

habit-adhd | people
kinds: saas services
who: planner, planners
share: 3 6 10
unless: habitat, rabbits, nuns, birds

quit-habit | people
kinds: saas services
who: quitter, quitters
share: 4 8 14
unless: nuns, job, habitat, rabbits, landlords

telemedicine | people
kinds: services marketplace
who: patient, patients
often: 0.1 0.2 0.5
share: 10 20 35
costs: 48 60 72 = the doctors' fees
unless: @animals, television, telephone repair

family-caregiving | people
kinds: saas services
who: family carer, family carers
share: 3 6 10
unless: @animals, skin, car, hair, plants
`;
