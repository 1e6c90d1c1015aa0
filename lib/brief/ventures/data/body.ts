/** Hair, hands, health and fitness: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const BODY = `
mobile-hairdresser | people
cue: hairdresser comes; hairdresser living-room; barber comes; mobile hairdresser; mobile barber; hairdresser home; barber home; haircut home; hairdresser visits; barber shop; barbershop; hair salon; hair stylist book; haircut salon; curly hair salon; barber van; hair braid; haircuts
not: software; dog; horse; product; shampoo; no-show; growth; film
kinds: services local marketplace
who: person with hair to cut, people with hair to cut
often: 0.5 0.8 1.3
share: 10 18 28
costs: 50 60 70 = the hairdresser's pay, colour and the way

beauty-at-home | people
cue: nail studio; nails home; manicure; pedicure; beautician; beauty home; beauty treatments; makeup artist; make-up artist; lash extension; eyebrow; facial treatment; cosmetic studio; nail salon; waxing; nail artist; beauty salon; facials
not: dog; software; product-line; cream; serum; insurance; no-show; surgery; medical-foot
kinds: services local marketplace
who: client, clients
often: 0.6 1.1 2
share: 5 9 14
costs: 48 58 68 = the beautician's pay, varnish, tips and the way

massage-at-home | people
cue: massage home; massage office; mobile massage; massage therapist; massage book; masseur; chair massage; massage studio; massage on-demand; sports massage; thai massage; massages employees; massages at
not: dog; horse; software; gun; device; tattoo
kinds: services marketplace local
who: person with a stiff back, people with stiff backs
often: 0.3 0.7 1.5
share: 4 8 13
costs: 58 67 76 = the therapist's pay, oil, linen and the way

personal-training | people
cue: personal train; fitness coach; personal-trainer; workout coach; trainer gym home; fitness studio; training plan coach; strength train; ems studio; trainers clients fitness; fitness over; workouts trainer; outdoor fitness; fitness mothers; small-group training; fitness class
not: dog; software; staff; employee; climbing; physio; device; mirror
kinds: services local saas
who: person who wants to get fit, people who want to get fit
often: 2 5 9
share: 3 6 10
costs: 52 62 72 = the trainer's pay and the room

yoga-studio | people
cue: yoga; pilates; yoga studio; yoga class; pilates studio; reformer; yoga teacher; meditation studio; yoga online; barre
not: software; dog; hotel; mats; leggings
kinds: local services education
who: person on the mat, people on the mat
often: 2 4 8
share: 3 6 9
costs: 42 52 62 = teachers' pay and the room by the hour

climbing-boxing-gym | people
cue: padel club; padel court; padel players; climbing gym; boulder; bouldering hall; bouldering routes; climb indoor; climb children; boxing beginners; boxing women; climbing wall; climbing hall; boxing gym; boxing class; martial arts; kickboxing; jiu; crossfit; padel; boxing club; climbers hall; ninja course; trampoline; squash court; tennis court book; fencing club
not: padel; tennis; squash; badminton; software; camp; horse; shoe; shoes; gear
kinds: local
who: member, members
often: 2 4 8
share: 2 4 7
costs: 25 34 44 = staff on the floor, new holds or gloves and cleaning

dance-school | people
cue: salsa school; salsa lesson; salsa class; tango class; tango lesson; ballet class; ballet adults; dance adults; dance school; dance class; dance studio; salsa; tango; ballet; dance lessons; dance course; ballroom; hip-hop dance; dancing couples; dancing lessons; dance teachers; swing dance; dance online
not: software; shoe; shoes; costume; party-app
kinds: local education services
who: dancer, dancers
often: 2 3.5 6
share: 2 4 6
costs: 42 52 62 = teachers' pay and the hall by the hour

swimming-lessons | people
cue: swimming lesson; swimming school; swimming adults; swimming teacher; swimming course; swimming children; teach swimming; swim lesson; swimming; swim school; learn swim; swim course; teach swim; baby swim; swim coach; aqua fitness; swim adults; learn swimming; baby swimming; swimming coach
not: suit; wear; goggle; pool-clean; software; pool-build
kinds: local education services
who: family with a child who cannot swim, families with a child who cannot swim
often: 3 4 6
share: 3 6 9
costs: 55 65 75 = teachers' pay and hire of the water

physiotherapy | people
cue: physio home; physiotherap; physio exercises visit; physical therapy; physiotherapists visit; physiotherapist home; physiotherapist personal; rehab home; physio visit; knee exercise; physical therapist; back pain programme; back pain program; physiotherapy exercises; exercises surgery
not: pillow; mattress; shoe; mat; camera; pelvic; dog; horse; pet; cat; software; animal; cane; chair
kinds: services saas local
who: patient, patients
often: 1 3 5
share: 4 8 13
costs: 58 67 76 = the therapist's pay, the way and equipment

nutrition-coaching | people
cue: nutrition dietitian; nutrition plan personal; dietitian plan; dietitian shopping; dietitian home; dietitian video; dietitian call; nutritionist plan; nutritionist photos; nutritionist lose; nutritionist video; dietician plan; nutrition coach; dietitian; dietician; nutritionist; nutrition plan; diet coach; eating plan coach; weight loss coach; lose weight coach; nutrition advice; meal plan diabetes; nutrition app; healthy eating coach; dietary advice; calorie; eating disorder coach; gut health coach
not: dog; pet; horse; restaurant; box; software; baby; vending; cookbook
kinds: services saas education
who: person who wants to eat differently, people who want to eat differently
often: 0.5 1.2 3
share: 4 8 13
costs: 48 58 68 = the dietitian's hours

tattoo-studio | people
cue: tattoo; tattoo studio; tattoo women; tattoo lines; tattoo colour; tattoo drawing; tattoo healed; tattoo artist; piercing; tattoo remov; tattoos; tattoo design; tattoo book; tattoo appointment
not: software; toy; sticker; dog; temporary
kinds: local services marketplace
who: client, clients
often: 0.03 0.08 0.2
share: 3 6 10
costs: 50 58 66 = the artist's share, needles, ink and film

sauna-wellness | people
cue: sauna hour; sauna river; floating sauna; sauna lake; sauna book; sauna ritual; sauna guests; public sauna; sauna; steam room; hammam; mobile sauna; floating tank; float spa; spa day; hot tub; cold plunge; ice bath; wellness spa; sauna lake; thermal bath; sauna rent; sauna trailer; sauna rental; sauna renting
not: software; dog; factory; manufacturer; kit; sell; sold; tubs; chiller
kinds: local services
who: bather, bathers
often: 0.3 0.7 2
share: 4 8 13
costs: 34 44 55 = wood or power, towels, cleaning and staff

postnatal-care | people
cue: doula; doula home; doula birth; doula week; doula night; doula mother; postnatal; postpartum; newborn care home; midwife; midwives home; midwife home; midwife visit; new mothers home; lactation home; breastfeeding home; breastfeeding visit; birth prepar; antenatal class; night nurse baby; baby sleep coach; birth course; sleep consultant baby; after birth
not: workout; clothes; food; software; dog; yoga; pilates; diaper; nappies; fitness; stroller
kinds: services education saas
who: family with a newborn, families with a newborn
often: 2 4 8
share: 0.8 1.5 2.5
costs: 60 69 78 = the midwife's or doula's pay and the way

foot-hearing-home | people
cue: podiatrist home; podiatrist visit; podiat; foot care home; footcare; podiatr; foot care elderly; hearing aid; hearing test; hearing care; optician home; glasses home; eye test home; chiropod; foot care; dental hygienist home; optician visits; hearing glasses
not: shoe; sock; dog; horse; factory; massage
kinds: services local ecommerce
who: older person, older people
often: 0.2 0.6 1
share: 5 9 14
costs: 52 62 72 = the specialist's pay, instruments and the way
`;
