/** Software for practices, salons, studios and care: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const CARE_SOFTWARE = `
clinic-no-shows | firms
cue: no-show @clinic; no-show @practice; no-show @therap; no-show @dent; no-show @physio; remind @clinic; remind appointment @practice; remind appointment @physio; waiting-list @clinic; waiting-list @practice; waiting-list @therap; waiting-list @dent; no-show patient; missed appointment patient; appointment patient remind; cancelled appointment patient fill; book appointment @clinic; book appointment @dent; online-booking @physio; online-booking @practice; booking software @clinic; empty slot patient; patients cancel
not: pet; dog; vet; animal; scribe; dictat; interpreter
kinds: saas
who: clinic, clinics

salon-booking | firms
cue: salon book; hairdress book; barber book; salon appointment; book @salon; book @barber; nail studio book; beauty salon software; appointment @hairdress; @salon deposit; @salon calendar; tattoo booking; @barber appointment; @salon client; @tattoo book; @hairdress client; hair salons; booking salons; booking hair; booking barber; online-booking salons; salons booking; appointments salons
not: home; review; rent; mobile; hair-care; training
kinds: saas
who: salon, salons

gym-studio-software | firms
cue: gym member; gym software; studio class book; yoga studio software; studio member; @gym member; @studio class; fitness studio manage; class pass; membership @gym; course book @studio; check-in gym; dance-school software; @gym check-in; @climb member; @gym quit; trainers clients software; personal-trainer app clients
not: recording; photo; wellbeing; employees; home-workout; design
kinds: saas

care-documentation | firms
cue: care documentation; care-home software; care plan; carers document; nursing documentation; home-care software; document @care; nurse dictat; carer record voice; care visits record; @care-home document; @care voice; handover @care; care-home handover; documentation @nurs; care records; carers speak; carers record; carers write; carer entry; care record; care entries; nurses document
not: skin; child; pet; hair; lawn; doctors
kinds: saas

medical-scribe | firms
cue: medical scribe; ai scribe; clinical note; consultation note; doctor dictat; doctor letter; patient consultation record; listens consultation; writes note patient; doctors documentation; visit note; notes @doctor; notes @gp; discharge letter; notes @therap; notes @physician; medical documentation; doctors dictate; dictate patient; listens clinical; letter doctor sign; dictation doctor; discharge letters; scribe notes
not: court; courts; lawyer; lawyers; nursing; carer; pet; vet; translat; interpret
kinds: saas
who: doctor, doctors

diagnostic-ai | firms
cue: radiolog; diagnostic ai; ai x-ray; ai scan detect; ai detect cancer; mammogra; ai ultrasound; retina image; retinal; skin lesion doctor; ecg ai; ai pathology; diagnosis ai clinic; triage x-ray; mri ai; ai dental image; screening image ai; tuberculosis screen; ct scans; x-ray software; x-rays; chest x-ray; screens retina; ai screens; ai diagnos; ai screening; heart ultrasound ai; marks suspicious
not: pet; defect; factory; plant; crop; roof; weld; luggage
kinds: saas usage hardware

trial-recruitment | firms
cue: clinical trial; clinical-trial patient; trial recruit; study participant; finds patients stud; recruits patients; medical stud volunteers; trial site; patients stud match; trial eligib; pharma trial; decentralised trial; study recruitment; clinical trials; patients studies; participants stud; recruits patients stud; matches patients; participants trial
not: free-trial; legal; dating; court
kinds: saas services marketplace

vet-practice-software | firms
cue: veterinary practice; vet practice; vets software; vet clinic; @vet appointment; @vet remind; @vet record; @vet note; @veterinar record; @veterinar appointment; @veterinar messages; vaccin @vet; @vet animals; veterinary software; animal hospital software; vet clinics triage; @vet call
not: video-vet; insurance; food
kinds: saas
who: veterinary practice, veterinary practices

pharmacy-stock | firms
cue: pharmacy stock; @pharmac stock; pharmac inventory; medicine shortage; @pharmac inventory; @pharmac packs; @pharmac wholesal; @pharmac order; @pharmac prescription; pharmacies medicine shortage; expire medicine; pharmac order; pharmacy software; medicine stock; pharmacies order wholesal; medicines expiry; clinic stock medicine; hospital supplies stock
not: pets; pill; trial; elderly
kinds: saas marketplace
who: pharmacy, pharmacies

therapist-practice | both
cue: software @therap; software @psycholog; @therap invoice; @therap admin; @psycholog notes; between-session; homework @therap; therapist client exercises; @physio exercise; exercise plan physio; home-exercise patients; therapists assign; @coach client; @psychotherap sessions; @dietit software; @speech-therap exercise; @physio app; nutrition plan @dietit; therapists clients exercises; physiotherapists exercise; exercises between sessions
not: no-show; waiting-list; scribe; recruit; pet; dating; massage
kinds: saas
who: therapist, therapists

dental-lab-and-practice | firms
cue: dental lab; @dent lab; dental practice software; @dent software; @dent treatment; dental treatment plan; dental aligner practice; @dent patient; @orthodont plan; dental crown scan; dentists order crowns; @dent insurance claim; @dent sterilis; dentists labs; dental labs; crowns order; dental scans; dental crown
not: home; toothbrush; website; social; no-show; waiting-list; review; train
kinds: saas marketplace
who: dental practice, dental practices
`;
