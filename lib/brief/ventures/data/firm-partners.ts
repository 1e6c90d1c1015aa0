/** Money, people, rooms and things that firms take from others: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const FIRM_PARTNERS = `
invoice-financing | firms
cue: factoring haul; factoring platform; factoring export; factoring small; wait days-for money; invoice financ; open invoices within; factoring; pay suppliers invoices; invoices advance; unpaid invoices cash; invoices within hours; supply-chain financ; invoice discount; buy invoices; invoices early pay; advance invoices; working-capital invoices; sell invoices; receivables; cash against invoices; upload invoice paid; invoice paid tomorrow; invoices paid; invoices early; invoice early; advance unpaid; finance invoices; money invoices; unpaid-invoices cash; invoices cash; suppliers paid early; early payment suppliers; invoice-financing
not: reminds; reminders; rent; fitness; salary; chasing
kinds: fintech marketplace services
who: small supplier, small suppliers
often: 1 3 8
costs: 30 42 58 = the money behind it, losses and the check of buyers

credit-scoring | both
cue: credit-scor; alternative credit; scoring mobile-money; credit score bank; scores utility payments; creditworth; thin-file; loan default predict; scoring lenders; scores borrowers; psychometric; @lender scor; @bank scor; @microfinance; lending software; loan-management; underwrit lenders; borrowers data lenders; mobile-money history; scor farmers loan; credit-score lenders; credit scores bank; creditworthiness; scores farmers; credit scoring; scoring loans; credit risk ai; scores small business; loans score; credit decisions; loan decisions
not: football; quiz; immigrants-app; helps-people-build; exam; leads; insurance-quote
kinds: usage saas fintech
who: lender, lenders
often: 60 60 60

group-buying | firms
cue: buying-group; buying group; purchasing group; group purchas; joint purchas; negotiates prices many; pool orders; pools orders; bulk-buy compan; purchasing cooperative; buy together prices; joint buying; combined orders discount; buying-cooperative; @practices supplies cheaper; buy together; dentists buy; order together; orders together; bundle orders; bundles orders; joint-purchasing; collective buying; collective purchas; group-purchasing; pooled orders; purchasing power
not: neighbours; consumers; families; farmers-sell; households; groceries; energy-share
kinds: saas marketplace services
who: practice, practices
often: 1 2.5 5

whistleblower-channel | both
cue: whistleblow; anonymous report compan; reporting-channel; anonymous reporting; ombudsperson; ombudsman; misconduct report; speak-up; anonymous harassment; report wrongdoing; employees report anonymously; whistleblower whistleblower; whistleblowing whistleblowing; anonymous reports; anonymous-reporting; anonymous hotline; ethics hotline; report anonymously; harassment report; reports misconduct; report abuse anonymously; abuse anonymous; hotline report abuse; report bullying anonym; anonymous misconduct; confidential report; anonymously report
not: citizen; teachers-pupils; crime-app; pothole; survey
kinds: saas services
who: company, companies

vr-training | firms
cue: virtual-reality practise; virtual-reality simul; virtual-reality @hospital; virtual-reality @school; virtual-reality @compan; vr train; vr safety; vr headset train; virtual-reality train; vr-headsets; vr training; virtual reality training; vr simulat; vr employees; headsets training; vr @compan; vr @school; vr lessons; ar training; vr headsets; vr practice staff; vr surgical; simulator training workers; vr medical train; augmented-reality instruct; vr vr; virtual-reality machines; simulators train; vr trainer; vr courses; training vr; virtual reality staff; training headset; ar glasses training
not: phobia; fear; game; arcade; museum; tourists; rehab; therapy; property-tour; meditation
kinds: hardware saas services
who: safety officer, safety officers

frontline-training | firms
cue: shift leaders film; staff learn phone; film tasks staff; microlearning @worker; microlearning app; microlearning worker; question day safety worker; staff without-a-desk; frontline; deskless; micro-lesson; microlearn; lessons phone staff; minute lessons; short lessons employees; training app employees; learning platform employees; bite-sized training; training videos staff; staff training app; lms; learning-management; e-learning compan; corporate-learning; lessons workers language; staff lessons phone; course builder employees; compliance training; training app staff; staff training phone; trains staff phone; training shop staff; lessons staff; micro-lessons; short lessons staff; learning app employees; training hotel staff; training restaurant staff; video training staff; onboarding lessons staff
not: phish; new-staff; first-shift; vr; children; driving; exam; pupils; university; teachers; language-learn
kinds: saas education
who: chain, chains

freelancer-marketplace | firms
cue: freelance marketplace; marketplace freelance; vetted freelance; freelancers platform compan; vetted freelancers; freelance experts; matches freelancers; freelancer marketplace; hire freelancers; freelance developers; marketplace vetted; experts by-the-hour; consultants marketplace; interim-manager; interim managers; remote developers hire; fractional experts; marketplace developers; freelance platform; developers tests escrow; freelancers marketplace; platform freelancers; vetted experts; freelancers companies; book freelancers; find freelancers; freelance engineers; freelance designers; network freelancers; experts hour; freelance talent; freelancers freelancers; interim consultants; freelance consultants; catalogue freelance; freelance interim; interim nurses; freelance managers
not: invoices; tax; cleaning; tutors; photograph; handym; coworking; insurance; pension; models; therapists
kinds: marketplace services
who: company, companies
often: 0.1 0.25 0.6

influencer-matching | firms
cue: creators free meal; creators sales code; local creators; influencers shops; influencers fake; influencer followers; influencers product; influencer platform; influencer campaign; influencer brand; matches influencers; creators brands; influencer market; brands creators; content-creators; creator campaign; nano-influencers; influencers restaurants; creators shops; ambassadors brand; creator market; influencer-market; ugc creators; creators local; influencers influencers; influencer influencer; micro-influencer; brands influencers; creators brands paid; bloggers brands; tiktok creators; creators restaurants; instagram creators
not: video-production; course; tax; membership; fans; subscribe-to; writers; illustrat; exposure-therapy; kids; agency
kinds: marketplace saas services
who: small brand, small brands
often: 0.5 1.5 4

interpreter-service | firms
cue: interpreter arabic; medical interpreter; interpreter @hospital; interpreters @hospital; interpreters @police; phone interpreters; interpreters minutes; interpreter tablet; interpreters video; interpreters languages; sign-language; interpretation hospital; video interpret; sign-language avatar; deaf customers; interpretation avatar; @deaf; on-call interpreter; interpreter app police; interpreter @police; interpreters @schools; interpreter emergency; interpreter-service; interpreters interpreters; interpreter on-call; sign interpreters; interpreters-on-demand
not: dreams; data; teach; course; learn-sign; tourist; certified-translation; kids
kinds: services marketplace saas usage
who: clinic, clinics
often: 4 12 30
costs: 55 65 75 = the interpreter's fee

popup-space | firms
cue: vacant shops week; designers book shop; landlords vacant shop; empty shops brands; pop-up store; empty shops rent; pop-up space; popup; pop-up shop; empty shop; vacant shops; short-term retail; shops rented days; pop-up stores; empty storefront; vacant storefront; retail space short; temporary shops; vacant space artists; empty buildings temporary; empty-shops; vacant-shops; vacant stores; empty stores; short leases shop; shops short leases; temporary store; temporary shop; pop-up; pop-ups; short-term shops
not: cookbook; card; festival-tents; restaurant-kitchen; greeting; notification
kinds: marketplace services
who: young brand, young brands
often: 0.05 0.15 0.4

office-plants | firms
cue: office plants; plants offices; plant-walls; green walls; plants watered replaced; indoor plants @office; air-cleaning plants; moss walls; plant rental; plants @compan; plants rent office; living walls; green wall; plant-wall; moss wall; plants watering service office; plants @hotel; plants offices water; office-plants; office greenery; plants water office; plants rented; gardeners office; green offices; plants @clinic; plants @bank
not: desk-gadget; home; nursery; consumers; seeds; crop; factory; solar
kinds: services ecommerce
who: office, offices
costs: 45 55 65 = the gardener's round, replacement plants and pots

art-rental | firms
cue: lease original-art; original artworks; artworks young painters; lease artworks; rent paintings; paintings rented; art rental; art rent; rent art; paintings offices; artworks rent; art offices; paintings artists office; lease art; art-leas; art leasing; artworks offices; art subscription; paintings swapped; paintings rent; original art walls; art offices rent; rents paintings; rents art; art loan offices; artworks rented; art hotels rent; lends art; lends paintings; paintings lent; art-rental; artworks walls offices; subscription paintings; paintings hotel; paintings lobby; paintings lobbies; art subscription hotel; paintings clinic; art walls @hotel; art walls @clinic
not: prints-shop; course; kids; tattoo; nft; stock; graffiti; game; shares
kinds: services saas marketplace
who: practice, practices
costs: 38 48 60 = the artists' share, transport, hanging and insurance

unstaffed-shop | both
cue: cashierless shop; cashierless scan; shop scan phone housing; shop members card hours; unstaffed shop; unstaffed; village shop day night; self-checkout shop; shop without staff; cashierless; staffless; shop self-checkout code; 24-hour shop village; autonomous store; unmanned shop; unmanned store; shop open night code; grab-and-go store; container shop; honesty-shop; rural shop self-service; self-service shop; shop no-staff; shop no-cashier; shop without cashier; shop open always; mini-market code; self-service store; automated shop; automated store; self-checkout village; vending village; shop around-the-clock; 24-hour store; 24 hours village
not: bookshop; locker; laundrette; online-shop; return; office-fridge; volunteers; counter; cafe; café
kinds: local hardware services
who: village household, village households
often: 4 8 14
share: 15 30 50
costs: 68 75 82 = goods, losses and spoilt food

exoskeleton | firms
cue: exoskeleton; exosuit; vest workers lift; lifting aid workers; wearable back workers; back-support; wearable workers; smart helmet; smart vest workers; lone worker device; lone-worker; smart glasses workers; heat-stress sensor; worker safety wearable; safety wearable; exoskeleton exoskeleton; exoskeletons exoskeletons; exosuit exosuit; lifting vest; smart-helmet; lifting suit; workers wearable; workers sensor vest; wearable warns workers; wearables workers
not: posture-app; dog; paraly; child; cyclists; motorbike; runners; elderly; rehab; blind
kinds: hardware saas
who: warehouse, warehouses
`;
