/** Towns, authorities, schools and associations: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const PUBLIC_SECTOR = `
playground-inspection | firms
cue: playground inspect; playground check; playground defect; playgrounds swing; inspect swings; playground safety; play-equipment inspect; playground maintenance; sports-grounds inspect; playground @municipal; playground @town; playground @council; climbing-frame inspect; slides swings; swings sandpits; checks swings; playground playground; play-area inspect; slides sandpits
not: build; indoor; cafe; birthday; party; find-playgrounds
kinds: saas services
who: town, towns

smart-bins | both
cue: fill-level bin; smart bins; bins sensor; bin sensor; sensors public bins; public-bins; waste containers sensor; container fill-level; litter bins; bins full route; compact bins solar; glass containers level; street bins; bins @municipal; bins overflow; bin fill-level; rubbish bins sensor; bins tell; bins compact; waste-bins sensor; dustbins sensor
not: compost; office; kitchen; restaurant; household-app; reminds; wash
kinds: hardware saas
who: waste department, waste departments

citizen-reports | both
cue: citizens report; residents report; report potholes; potholes lamps; residents potholes; citizens potholes; potholes street; street-lamps rubbish; broken lamp report; report @municipal; residents report broken; broken streetlight; city issue report; report street damage; broken streetlights; illegal dumping report; citizen complaints; report a problem town; report graffiti; fault report @town; damage report @city; streetlights report; report broken town; app residents town report; citizens photo street; citizens notify; report damage street; report faults town; residents notify council
not: petition; vote; rent; tenants; repair-cafe; garage; insurance; teachers; landlord
kinds: saas
who: town, towns

permit-software | both
cue: building permit; building-permit; permit applica; permits online; permit software; planning permission; planning applications; permits @municipal; permit portal; permit plans check; digital permits; event permits; market-stall permits; permits @authorit; planning-application; permit permit; permits permits; building applications authorit; licence applications town; permits software; construction permits
not: visa; work-permit; residence; immigrant; parking; fishing-trip; homeowners-draw; hunting
kinds: saas
who: building department, building departments

citizen-participation | both
cue: participatory; participation platform; citizen particip; residents vote; citizens vote; residents propose; petition; citizens propose; public consult; participatory-budget; residents discuss @city; @council consult; civic engag; citizen assembly; vote projects district; deliberat; vote town plans; citizens ideas vote; citizens budget; residents vote project; youth parliament; residents ideas town; citizens decide; public-participation
not: shareholders; company-vote; band; music; employees
kinds: saas services
who: city council, city councils

cemetery-software | both
cue: cemeter; graveyard software; graves map; grave leases; grave register; burial plots; burial records; gravestone check; cemetery plan; graves @municipal; graves @parish; cemetery manage; cemetery cemetery; cemeteries cemeteries; graveyard graveyard; graves register; graves plots; burial-ground
not: flowers; emigrants; visit-for-you; tend; care-of-graves; memorial-page; ashes-into; pet
kinds: saas
who: cemetery office, cemetery offices

fire-brigade-software | firms
cue: fire-brigade; fire brigades; firefighter; volunteer fire; @fire-department; @fire-brigade; fire-station volunteer; fire departments; fire-department; firehouse; brigade training; breathing-apparatus; rescue volunteers alarm; mountain-rescue; lifeboat crew; fire brigades volunteers; volunteer-fire; firefighters firefighters; firefighter availab; fire crews
not: novel; merch; extinguisher; insurance; toys; fitness-app; escape; fitness; festival; ticket; concert
kinds: saas
who: fire brigade, fire brigades

hall-booking | both
cue: club rooms book; hall book online; town hall rooms; sports hall book; gym hall slots; barbecue hut; rooms @municipal; hall key code; rooms to-let associations; community centre book; meeting rooms @municipal; community rooms; school halls rent; halls booked; town-halls rooms; sports-halls book; clubs book rooms; village-halls book; village-halls booked; village-hall book; hall calendar; hall deposit; halls calendar; hall lock; hall key; hall booking; halls key; hall rental online
not: concert; wedding-planner; cowork; office; hotel; holiday; choir-finds; rehearsal; film; films; cinema; gymnastics; classes; dance; soup
kinds: saas marketplace
who: town, towns

plain-language | firms
cue: plain-language letters; plain-language forms; plain-language authorit; plain-language @authorit; plain-language @municipal; plain-language @insurer; letters easy-to-read; official letters; easy-language; easy-read; easy-to-read texts; simple language letters; rewrite letters authorit; simplif letters; simplif official; understandable letters; readable letters; rewrite forms; simple language translat; simple language web; authorities language rewrites; rewrites letters; letters understand; letters patients understand; forms understand authorit; letters simple; bureaucratic letters; official texts; office letters simpl
not: learners; course; migrants-app; legal-contracts; vocabulary
kinds: services saas
who: authority, authorities
often: 1 3 8
costs: 45 55 68 = editors and test readers

school-bus-tracking | both
cue: school bus; school buses; school-transport attendance; gps school-transport; route school-transport; planning school-transport; school-bus; school transport; bus pupils; pupils bus; school vans; school-run track @school; children bus gps; bus parents message; student transport; bus children stop; school-van; school-buses; bus parents; school rides track; schoolchildren bus; bus children parents
not: carpool; tourist; museum; library; family-share; bicycle; walking-bus
kinds: saas hardware
who: school, schools

referee-assignment | both
cue: referee; umpire; referees assign; umpires youth; umpires leagues; scheduling umpires; referees leagues; referees accept; match officials; referees matches; umpires schedule; referee app; referees @association; referee referee; umpire umpire; referees referees; match-officials
not: whistle-shop; jersey; video-assist-camera
kinds: saas
who: sports association, sports associations
often: 20 40 60

marking-for-teachers | firms
cue: grading teach; marks exams; grades essays; grading essays; marking homework; grading exams; ai marks; grade assignments; handwritten exams; feedback essays teach; correct exams teach; exam-grading; marks handwritten; grades exams; grading assist; marking @teachers; grading @teachers; grading @school; correct exams; marks comments exams; grading student; teachers mark; teachers grading; marking essays; essays feedback ai; grades student work; corrects exams; corrects homework teach; correcting exams; marks homework ai; grading ai
not: driving; language-learn; parents-of; cheating; diamond; eggs; meat
kinds: saas
who: school, schools

internship-matching | both
cue: internship; interns; apprentice; internships student; traineeship; student placement; work-placement; apprenticeship; students companies projects; paid intern; vocational-training places; internship internship; interns firms; interns small; apprentices match; apprenticeships match; traineeships; students projects compan; internships internships
not: medical-school; visa; accommodation; flat; course; coding-bootcamp; exam
kinds: marketplace saas
who: small company, small companies
often: 0.05 0.15 0.4
`;
