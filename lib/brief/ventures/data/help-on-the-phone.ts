/** Money, health and safety of people, mostly on a phone: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const HELP_ON_THE_PHONE = `
saving-app | both
cue: puts aside sum; aside small-sum; puts aside paid; rounds up purchase; round-up; saves difference goal; saving app; savings goal; micro-sav; save automatically; automatic saving; spare change; saves small amounts; saving challenge; roundups; saving-goal; app save money automatically; emergency fund app; savings app; rounds up card; rounds-up; save small-amounts; saves automatically; savings automatically; saving goals; savings goals; save goal; put money aside; money aside; saving habit; save for-goals; saving pots; automatic savings; saves change
not: group; circle; rotating; children; kids; couples; food-waste; energy-saving; invest
kinds: fintech saas
who: saver, savers
share: 2 5 9

credit-building | people
cue: build credit; credit-score people; rent payments credit; credit history immigrant; credit-building; improve credit; credit building; rent reporting; credit score rent; builds credit; credit score app; build a-credit; credit-history; credit-history people; credit history newcomers; building credit; build credit-history; raise credit; credit score improve; improves credit-score; credit without-loan; rent credit score; credit score young; credit score students; credit builder
not: lenders; bank-api; scoring; companies; firms; college-credit; film
kinds: fintech saas
who: newcomer to credit, newcomers to credit
share: 1 3 6

debt-relief | people
cue: payoff plan; debt payoff; pay off debt; debts plan; consumer loans plan; negotiates lenders; debt-free; debt advice; debt help; credit card debt; debt relief; loans payoff; over-indebted; student-loan; debts negotiat; negotiates lower rates; debts debts; pay off loans; pay-off loans; loans plan; get out-of-debt; debt free; out-of-debt; debt coach; debt plan; repayment plan; paying off debt; credit-card debt; credit cards debt; loan debts; debts app; student loans
not: company; invoices; collections-for-firms; friends; government; budget; household-budget
kinds: fintech services saas
who: borrower, borrowers
share: 2 5 9

property-shares | people
cue: buy flats share-rent; invest real-estate flats; invest real-estate rent; invest rental flats; shares of-rental; shares rental flat; fractional real-estate; fractional property; fractional ownership; shares property; invest rental; invest real-estate small; co-own holiday; tokenised property; real-estate crowd; property crowd; fractional real; buy shares flats; shares of flats; buying shares rental; co-ownership; invest property; own share house; tokenized real; rental apartments share; share apartments rent; apartments shares; share of apartment; shares apartments; apartment share earn rent; rental share buy; fraction property; fraction flat; invest flats; invest apartments; property invest small; own part-of; holiday home co-own; real-estate tokens; real-estate shares; crowd-owned
not: cooperative; solar; landlord-tool; farm-animals; cars
kinds: fintech marketplace
who: small investor, small investors
often: 0.2 0.5 1.5
share: 0.5 1.2 2.5

symptom-checker | people
cue: symptom-checker; symptom checker; symptoms ai; ai doctor; symptoms asks questions; symptoms see doctor; ai health assistant; symptoms triage; check symptoms; symptoms says; chatbot symptoms; health chatbot; ai-doctor; symptom check; ai doctor voice; health questions ai; answers health questions; medical questions ai; symptoms symptoms; symptom symptom; health questions voice; medical chatbot; medical advice ai; symptoms app; ai medical; ai nurse; fever emergency-room; tells parents fever; parents emergency doctor app; whether see doctor; go to-doctor or; urgent doctor app; triage app
not: menopause; plant; pet; dog; car; migraine; depress; crop; clinic-staff; video-doctor; cycle; period; periods; diary; endometriosis; physio; vet
kinds: saas usage
who: adult with a complaint, adults with a complaint
share: 8 16 28

skin-check | people
cue: moles moles; pictures moles; mole check; photographs moles; skin cancer; skin-check; acne photo; skin lesion app; skin photo ai; dermatologist answer; eczema app; psoriasis app; skin analysis app; acne app; acne plan; skin rash; skin-cancer; mole photos; eczema; skin spots; skin photos; photo skin; dermatology app; skin-scan; skin doctor photo; skin condition photo; skin changes; birthmarks; rash photo; eczema eczema; psoriasis psoriasis; acne photos; skin disease photo
not: cream; serum; tattoo; pet; dog; cosmetics; mole-catch; digs; clinic-software; lotion
kinds: usage saas
who: adult with moles, adults with moles
often: 0.1 0.3 0.8
share: 4 8 14

vr-therapy | both
cue: vr exposure; exposure phobia; vr phobia; fear of-flying; afraid of-flying; vr therap; phobias sessions; virtual reality therap; vr rehab; vr anxiety; afraid spiders; vr pain; phobia app; virtual-reality therapy; stroke rehab vr; phobias; phobia; vr patients; rehab games; virtual reality patients; phobia phobia; phobias phobias; fear heights; fear flying; anxiety vr; vr rehabilitation; vr physio; exposure therapy; vr stroke; virtual reality pain; virtual reality anxiety; virtual reality fear; rehabilitation vr; rehab games stroke
not: office-training; safety; travel-agency; dental-supplies; arcade
kinds: hardware services saas
who: person with a phobia, people with a phobia
share: 1 2.5 5

speech-therapy-app | people
cue: speech therap; stutter; mispronounc; speech-therapy; speech exercises; pronunciation children; lisp; aphasia; speech sounds; late talkers; speech practice children; speech delay; speech therapist; late-talking; stutter stutter; stuttering stuttering; speech children exercises; children speak clearly; speech problems; speech games; aphasia aphasia; speech practice; speech disorders; pronounce children; late-speaking; speech training children; speech therapists
not: public-speaking; language-course; accent; toast; interview; presentations; wedding-speech; clinic-management
kinds: saas services
who: parent of a child in speech therapy, parents of children in speech therapy
share: 1 2 4

dementia-app | people
cue: dementia dementia; person dementia; dementia songs; dementia tablet; alzheimer alzheimer; early-dementia; memory-loss; people dementia; memory training elderly; dementia famil; dementia music; cognitive-training; reminiscence; cognitive training; brain training elderly; alzheimer grandparents; grandparents alzheimer; alzheimer music; brain training alzheimer; memory problems; memory app elderly; memory seniors; memories dementia; seniors brain; cognitive decline; brain training seniors; forgetful; alzheimer; photos dementia
not: carers; caregivers; care-documentation; nursing-software; insurance; companion-visits; box; cards; kit; helpers; carer
kinds: saas hardware
who: family of somebody with dementia, families of somebody with dementia
share: 1 2 4

migraine-app | people
cue: migraine; migraines; headache; headaches; predicts attack; epilepsy; seizure; allergy app; asthma app; pollen app; triggers attack; asthma; migraine migraine; migraines migraines; headache diary; headache app; asthma asthma; epilepsy epilepsy; allergies app pollen; pollen warn; hay-fever; seizures seizures; attacks predict; allergy pollen; headaches headaches; chronic-illness triggers; flare-up
not: pillow; massage; daith; device-band; company; coffee
kinds: saas
who: person with migraine, people with migraine
share: 4 8 12

home-tests | people
cue: home blood; blood test kit; test kit home; home test; at-home test; blood test; test kits; dna test; self-test; hormone test; testing-kit; saliva test; gut test; test results explained; finger-prick; fertility test; at-home testing; home-testing; microbiome; dna kit; blood tests home; home-test; home tests; test kits home; tests mail; test by-mail; blood sample home; blood home doctor; hormone tests; vitamin test; vitamin tests; dna diet; dna nutrition; gene test; gut-test; fertility tests; self-tests; test at-home; sti test; allergy test home; testing at-home
not: vet; vets; cat; cats; dog; water; soil; drug-firms; mould; radon; dog-only; exam; allergen-restaurant; software; drive; pet
kinds: ecommerce saas
who: adult who wants to know, adults who want to know
often: 0.08 0.15 0.3
share: 2 5 9
costs: 48 58 68 = kit, laboratory, postage and the doctor's reading

blind-help | people
cue: blind; visually-impaired; visually impaired; describes surroundings; reads labels aloud; blind people; smart glasses blind; braille; low-vision; deaf people; hearing-impaired; captions glasses; wheelchair routes; wheelchair map; white-cane; subtitles glasses; smart cane; white cane; barrier-free map; blind blind; visually-impaired app; blind navig; blind users; blind read; read aloud blind; braille braille; deaf captions; deaf glasses; hard-of-hearing; wheelchair app; wheelchair users map; accessible places map; accessible routes; wheelchair navig; deaf app; people wheelchairs map; sight loss; impaired camera
not: blind-tasting; window-blinds; blind-date; blinds; blind-box; website-check; websites; podcast; hotel; travel-agency; holidays
kinds: saas hardware
who: blind person, blind people
share: 0.3 0.6 1

scam-protection | people
cue: scam; scams; fraud calls; scam calls; checks messages fraud; phishing elderly; fraud warns relative; fake calls; fraud elderly; deepfake; romance scam; scam-protect; voice-clone; suspicious calls; suspicious phone-calls; warns seniors; seniors calls; seniors fraud; suspicious message; scam scam; scams scams; fraud seniors; fraud older; phone fraud; fraudsters; deepfakes; fake messages; detects scam; scam messages; protects seniors; fake-voice
not: employees; merchants; shops-fraud; training-staff; payments-api; news-desk; students; teach; library; lessons
kinds: saas
who: family with older parents, families with older parents
share: 3 7 12

consumer-claims | people
cue: claims compensation; late flights; flight delay; compensation flight; claim refund; refunds letters; train-delay; consumer rights; writes complaint; disputes parking fine; parking fines; claims passengers; ai lawyer; small claims; delay compensation; refund claims; legal letters consumers; appeal fine; consumer-rights; flight-delay; cancelled-flight; legal advice ai; ai legal advice; money back flights; flights money back; cancelled flights; delayed flights; delayed trains; refund flights; refunds cancelled; gets refunds; consumer complaints; robo-lawyer; robot-lawyer; complaint letters; compensation airlines; parking tickets; parking-tickets; fines appeal; consumer letters; ai legal letters; disputes fines
not: companies-contracts; insurer-software; tenants; landlord; law-firm; employer; mis-sold-agency; work-injuries
kinds: services usage
who: traveller, travellers
often: 0.03 0.06 0.12
share: 4 9 15

remote-patient-monitoring | firms
cue: copd copd; copd nurse; nurse calls values; device home nurse; heart-failure; remote-patient; remote patient; patients home warns nurse; monitors patients home; blood-pressure oxygen; patients at-home dashboard; wearable patients clinic; chronic patients monitor; remote monitoring; vital-signs; vital signs; patients readings nurse; telemonitor; hospital-at-home; copd; patch patients; patients after-discharge; follow patients discharge; patients discharge; patient monitoring; patients wearable; wearable heart clinic; heart patients home; monitor patients; patients blood-pressure; patients sensor home; chronic-disease patients; nurses dashboard patients; patients monitored; pregnant blood-pressure clinic; patients vital; remote-monitoring
not: baby; pet; machine; plants; drivers; athletes; cattle; building; water
kinds: saas hardware services
who: clinic, clinics

patient-transport | firms
cue: patient transport; medical transport; patient-transport; non-emergency; patients rides hospital; dialysis rides; rides patients; wheelchair transport; transport hospital patients; medical rides; ambulance order; rides to-dialysis; wheelchair taxi; dialysis patients; rides doctor appointments; rides to-hospital; rides hospital; transport dialysis; rides clinics; hospital transport; transport wheelchair; transport to-doctor; rides elderly doctor; ambulances non-urgent; patients to-appointments; transport patients; wheelchair rides; drive patients
not: pets; tourists; blood; drone; moving-furniture; commuters
kinds: saas marketplace services
who: hospital, hospitals
often: 20 40 60
`;
