/** Services that firms buy by the month or the project: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const FIRM_SERVICES = `
bookkeeping-service | firms
cue: bookkeeping service; our bookkeepers; bookkeeper does; we do books; bookkeep monthly fixed; outsourced account; bookkeeping tax-return service; online accountant; accounting service; bookkeepers clients; monthly closing; online accountants; accountants bookkeeping; bookkeepers books; bookkeeping tax-return; bookkeeping person phone; do books
not: app; software; automat; receipt; api; wellness
kinds: services
costs: 45 55 68 = the bookkeeper's hours

marketing-agency | firms
cue: marketing agency; we run ads; ads agency; google ads manage; social-media agency; manage social-media; seo agency; branding agency; influencer agency; influencer campaign; pr agency; marketing service; advertising agency; marketing retainer; ad campaigns manage; performance market; ugc creators brand; brand design studio; matches brands influencers; creators brands; linkedin ghostwrit
not: software; tool; app-that; ai-writes; travel-agency; dating
kinds: services marketplace
costs: 45 55 65 = hours of staff and freelancers, without advertising money

web-design-studio | both
cue: web design; web studio; we design websites; websites by hand; wordpress maint; web development agency; app development agency; software agency; we build apps; mvp founders; no-code build; design studio; shopify stores build; ux design studio; website care; design subscription; custom software; develop websites; build apps founders; mvps founders; builds mvps; app studio founders; website finished fixed
not: ai-website; builder; trades; electrician; interior; floor; kitchen; game; restaurant
kinds: services
costs: 50 60 70 = designers' and developers' hours

video-production | firms
cue: video production; corporate video; film compan; image film; recruit video; product video; explainer; animation studio; podcast production; podcast for compan; corporate podcast; video monthly; podcast studio; testimonial video; photographer product; product-photograph; video brands; film employees; recruiting films; short films compan; films firms; employer film; videos companies; short videos social; make videos companies; produce videos; videos @compan; produces films
not: wedding; editor-app; clip-app; ai-cut; museum; lesson; course; drone; family
kinds: services
often: 0.1 0.3 1
costs: 45 55 66 = crew, editing and gear

translation-service | both
cue: translat service; translation agency; sworn translat; certified translat; interpret service; human translators; translators network; translation bureau; conference interpret; legal translators; translators court; translators agency
not: app-translates; ai-translat; machine-translat; school; learn; captions; dog; dream; sign-language
kinds: services marketplace
often: 0.3 1 4
costs: 50 60 70 = the translator's or interpreter's fee

it-support | firms
cue: it support; it-service; managed it; managed-service provider; it helpdesk small; computers compan support; remote it-support; it department; network office set-up; it partner; it manage monthly; computer support @compan; it for small; laptops employees manage; cyber security service small; backup office; device lease compan
not: elderly; grandparents; seniors; school-pupils; phish; knowledge; chatbot
kinds: services saas

recruiting-service | firms
cue: recruitment agency; recruit agency; recruiting service; headhunt; recruit developers; place developers; find developers hire; recruiters; hire engineers remote; recruits nurses; nurses abroad; skilled workers abroad; placement fee; talent pool; vetted developers; freelance developers; hire remote; recruits drivers; talent marketplace; matches compan freelancers; find freelancers; candidates salary fee; offshore team; recruit nurses; recruits abroad; recruit abroad; nurses german arrive; recruit workers; find staff abroad
not: cv-screen; software-that; applicant-track; shift; temp; volunteers; dating; clinical
kinds: services marketplace
often: 0.05 0.15 0.4

virtual-assistance | firms
cue: virtual assistant; remote assistant; virtual-assistant; assistants entrepreneurs; back-office service; admin support freelance; outsourced admin; remote secretary; executive assistant; data-entry service; remote assistants trained; assistant hours monthly; personal-assistant founder
not: ai-assistant; voice; chatbot; alexa; elderly; patients
kinds: services marketplace
often: 8 20 40
costs: 55 64 74 = the assistant's pay and cover

corporate-training | firms
cue: corporate training; leadership coach; leadership training; training for managers; workshops for compan; train managers; first-time manager; executive coach; coaching platform; sales training; team coach; train teams ai; first-aid training; safety training; forklift training; training employees workshop; public-speaking compan; diversity training; train employees use; workshops teams learn; teams learn ai; half-day workshops; workshops employees; workshop teams ai; training workplace; trains managers
not: phish; app-lessons; onboard; sports; fitness; dog; school; children; micro-lesson; vr; headset; headsets; virtual-reality
kinds: services education
often: 0.05 0.15 0.5
costs: 40 50 62 = trainer, material and room

grant-writing | firms
cue: grant writ; grant applic; grants compan; subsid applic; funding applic; find grants; grants nonprofit; matches grants; innovation fund; tax-credit r&d; research grant; writes applications funding; eu funding; subsidies compan; funding database; grant proposals; finds grant
not: scholarship; student; university-admission; asylum; visa
kinds: services saas
often: 0.1 0.2 0.4

export-consulting | firms
cue: export consult; export market; sell abroad; enter market; market entry; distributors abroad; exporters; import-export; find importers; export help; customs help export; trade-mission; sell overseas; distributor find; new markets export
not: freight; truck; software; student; translat; coffee-box; app; carbon
kinds: services

rapid-prototyping | firms
cue: 3d print; 3d-print; prototyp service; prototypes; cnc parts; laser cut; small-series; spare parts print; machin parts on-demand; additive; product design studio; product development; sheet metal online; moulds; injection mould; parts printed; electronics prototype; pcb
not: toy; figurine; food; house; dental; app; software-prototype; jewel; prosthe; prosthesis; wedding; miniatures; dental; night-guards; resin; no-longer; discontinued; museum; obsolete
kinds: services marketplace
often: 0.3 1 3
costs: 45 55 66 = material, machine time and rework

fractional-cfo | firms
cue: fractional cfo; part-time cfo; interim cfo; virtual cfo; cfo day; cfos plan; outsourced cfo; finance director part-time; cfo founders; finance leads loan; cfo investors; finance lead start-ups; part-time finance; interim manager; cfo on-demand
not: app; receipt; api; software-reads; bookkeepers
kinds: services marketplace
often: 2 4 8
costs: 50 60 70 = the finance lead's day

security-testing | firms
cue: penetration test; penetration tests; pen-test; pentest; ethical hack; ethical hackers; security test software; security tests; vulnerability found; vulnerabilit scan; bug-bounty; hackers test; hackers holes; red-team; security audit app; security audit software; vulnerab report; scan websites vulnerab; finds vulnerab; penetration testing; penetration-testing startups; security testing; penetration-testing compan
not: phish; questionnaire; employees-train; blood; drug; building; food; smart-contract-insurance
kinds: services saas marketplace
often: 0.08 0.1 0.2
costs: 50 60 70 = testers' days and rewards
`;
