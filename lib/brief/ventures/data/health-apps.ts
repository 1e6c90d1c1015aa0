/** Health in the pocket: what the figures need; the keys are those of `../venture.ts`. */
export const HEALTH_APPS = `
meditation-app | people
kinds: saas media
who: meditator, meditators
share: 4 7 12

sleep-app | people
kinds: saas media
who: bad sleeper, bad sleepers
share: 5 10 16

workout-app | people
kinds: saas services
who: exerciser, exercisers
share: 6 10 16

running-plan | people
kinds: saas services
who: runner, runners
share: 4 8 13

diet-app | people
kinds: saas services
who: eater, eaters
share: 8 14 22

diabetes-app | people
kinds: saas hardware
who: person with diabetes, people with diabetes
share: 3 5 8

cycle-menopause | people
kinds: saas services
who: woman, women
share: 6 10 16

pregnancy-newborn | people
kinds: saas services
who: expecting parent, expecting parents
share: 1 1.8 3

online-therapy | people
kinds: services marketplace
who: client, clients
often: 2 3 4
share: 3 6 10
costs: 58 68 78 = the therapists' fees

mood-journal | people
kinds: saas
who: journal keeper, journal keepers
share: 4 8 14

pain-physio-app | people
kinds: saas services
who: pain patient, pain patients
share: 5 9 14

medication-reminder | people
kinds: saas hardware
who: patient, patients
share: 6 10 15

food-scanner | people
kinds: saas
who: shopper, shoppers
share: 4 7 12

habit-adhd | people
kinds: saas services
who: planner, planners
share: 3 6 10

quit-habit | people
kinds: saas services
who: quitter, quitters
share: 4 8 14

telemedicine | people
kinds: services marketplace
who: patient, patients
often: 0.1 0.2 0.5
share: 10 20 35
costs: 48 60 72 = the doctors' fees

family-caregiving | people
kinds: saas services
who: family carer, family carers
share: 3 6 10
`;
