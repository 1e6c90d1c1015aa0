/** Software for trades, property, vehicles and advisers: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const SITE_SOFTWARE = `
landlord-software | both
cue: collects rent; rent collect; landlord software; landlord app; property management software; tenants repairs report; tenant repairs; rental management; leases rent; service-charge; tenants landlord; @housing-association tenant; @housing-association repair; rent increase; rent arrears; utility bills tenants; rental contract tenant; co-owners building manage; owners-association; tenancy deposit; @landlord rent; @landlord repair; @landlord tenants; @property-manager tenants; @property-manager repairs; @property-manager rent
not: airbnb; holiday; sensor; heat-pump; solar; leak; furniture; bike; car-shar; movers; roommate; lockers; clean; insulation; wifi; charging
kinds: saas services
who: landlord, landlords

construction-reports | firms
cue: construction site; site diary; snag; defect building-site; construction defect; construction report; punch-list; building-site photo; site manager; construction progress; subcontract; @construction document; construction safety check; construction plan; building sites; @builder site; toolbox talk; concrete pour
not: quote; scaffold-rental; rent; surplus; material-market; factory; worker-housing; noise-residents; printing; robot; waste-container
kinds: saas
who: construction company, construction companies

trades-quoting | firms
cue: quote @trades; quote @roof; quote @paint; quote @electric; quote @plumb; quote @builder; quote @craft; quoting trades; quotes roof; quote photo job; writes quotes; quote carpent; estimate @contractor; estimates job photo; measure roof quote; quote van; quote kitchen install; quote software; estimating construction; takeoff plans; quotes @contractor; quote @garden; quote @landscap; quotes trades; create quotes; creates quotes; quotes site; roofers quotes; electricians quotes; plumbers quotes; quotes @roof
not: solar-quote; insurance; compare; homeowners-compare; freight; poem
kinds: saas

field-service | firms
cue: field-service; service technicians; technicians dispatch; work-order technicians; technician visit; dispatch plumber; job-management; @plumb schedul; service visits boiler; maintenance contract heating; schedul jobs vans; engineers on-site report; technicians photo report; chimney sweep software; @chimney software; lift maintenance visit; @pest software; installers schedul; technician checklist; heat-pump install plan; technicians job; technicians boiler; technicians customer signs; technicians next
not: quote; homeowners-book; phone-call; website; machine-sensor; vibration; manuals
kinds: saas

cleaning-company-software | firms
cue: cleaning company software; @cleaning software; cleaners schedul; cleaning companies software; cleaners check-in; cleaning quality check; cleaning crews plan; janitor; @facility clean; @facility-manage software; cleaning firm app; cleaners app; cleaning sensor toilets; cleaners check; @cleaning crews; @cleaning rooms; cleaners rooms proof
not: tender; bids; homes-book; our-cleaners; flat; airbnb; hotel; robot; solar-panel; detergent; soap
kinds: saas
who: cleaning company, cleaning companies

fleet-software | firms
cue: fleet manage; fleet maint; truck maint; fleet track; vehicles compan track; drivers behavio; telematics; driver-licence check; truck tyre; van damage; vehicle inspect driver; fleet electric charg; fuel truck; trucks repair; fleet software; tachograph; fleet vehicles; damage photo van; drivers score
not: sharing; e-bike-riders; drone; ride-hail; robot; passengers; bike-fleet; rental-tourists; boat; laptop; bus-children; freight-match; load
kinds: saas hardware

route-planning | firms
cue: route plan; route optim; delivery route; routes drivers; last-mile; deliver route driver; planning routes; delivery drivers app; stops van order; delivery planning; routes deliver; tours delivery vans; plans deliver rounds; delivery windows drivers; dispatcher deliver
not: school-transport; lockers; cycling; hiking; tourist; bus; travel; snow; safe-route; wheelchair; cargo-bike-deliver
kinds: saas

shop-stock | firms
cue: inventory small; stock shop; stock forecast; inventory forecast; warehouse software; inventory software; stock count; inventory @shop; stock @shop; stock @retail; inventory @retail; shelf camera; warehouse pick; demand-forecast; stock app wholesal; reorder suppliers; barcode stock; spare-parts stock; inventory @wholesal; stock till
not: price-board; price-tags; kitchen; restaurant; pharmac; surplus; farm; vintage; stock-market; trading; photo; blood
kinds: saas

law-firm-software | firms
cue: law-firm; @law-firm software; @lawyer software; lawyers time-record; legal intake; client intake law; matter manage; @solicitor software; case files law; lawyers draft; court deadline; @attorney software; @notar software; legal intake website; paralegal; lawyers bill; lawyers time; intake opens file; conflicts file; lawyers matters
not: contract-review; clauses-risk; consumers; tenants; newsletter; recruit; cleaning; flight
kinds: saas
who: law firm, law firms

accountant-practice | firms
cue: @accountant software; @tax-advis software; @bookkeeper software; accountants clients documents; accountant practice; tax-advis software; accountants automat; @accounting firm; @accounting-firm software; @audit software; tax-return accountants; accountants collect; @tax advis; @tax consult; accounting firms; annual accounts accountants; accountants working; clients missing documents; clients documents @accounting; clients documents @tax; accountants clients; tax returns clients
not: forecast; cash-flow; freelancers-invoic; receipt; small-businesses; payroll; scan; recruit; invoices-pdf
kinds: saas
who: accountancy practice, accountancy practices

insurance-tools | firms
cue: insurance claim; @insur software; claims insur; damage photo insur; insurers detect; claims adjust; claim photos estimate; claims paid ai; policyholders damage; damage repair estimate ai; claim photos; claim insurers; claims handler; claims insurers; damage claim ai
not: pet-insurance; travel-insurance; patients; flight; deposit; customers-buy-insurance; dental; health-insurance-compare; wellbeing; carbon; phishing
kinds: saas usage fintech
who: insurer, insurers

estate-agent-tools | both
cue: real-estate agent; estate agent; estate-agents; @real-estate software; @estate-agent software; @realtor software; 3d tour; virtual-tour property; virtual staging; floor-plan photo; listing description property; viewings schedule; agents listing; property photos listing; @letting-agent software; property valuation; brokers listing; realtors; home-sellers agents; 3d tours; 3d floor-plan; tours floor plans; rooms furnished ai; enquiries listing; enquiries viewings
not: find-a-flat; tenants-search; insurance; buyers-save; museum; students; travel
kinds: saas services usage
who: estate agent, estate agents
often: 1 3 8
`;
