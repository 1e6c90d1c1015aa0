/** Children, parents and grandparents: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const FAMILY = `
babysitting | people
cue: babysitter friends; babysitter trust; babysitter cancel; babysitter stand-in; babysitter book; babysitter parents; babysitter evening; babysit; baby-sitter; nanny; nannies; sitter children; sitter evening; childminder; au pair; babysitter app; sitters parents; childcare evening; babysitters
not: dog; pet; cat; nursery; tutor; software; house
kinds: marketplace services
who: family with small children, families with small children
often: 0.5 1.5 4
share: 4 7 10
costs: 70 78 85 = the sitter's pay and insurance

childcare-place | people
cue: daycare; daycare garden; daycare place; daycare opening; nursery; forest kindergarten; kindergarten children; nursery parents; nursery opening; bilingual nursery; kindergarten teachers; nursery shifts; outdoor nursery; nursery place; kindergarten; daycare children; day-care children; preschool; childcare centre; daycare toddlers; nursery children; creche; childcare place; childcare toddlers; day nursery; daycare parents; nature nursery
not: dog; plant; software; puppy; tree; evening; app
kinds: local services education
who: family with a child under six, families with a child under six
share: 2 3.5 5
costs: 60 68 76 = teachers' pay, meals and the rooms of the group

tutoring | people
cue: tutoring exam; tutoring group; tutoring online; tutoring pupils; tutoring maths; tutor child; tutor exam; tutors school; tutors online; tutor; homework help; maths help pupils; private lessons pupils; exam prep pupils; school help; tutors students; tutor maths; homework pupils; math tutor; lessons maths; learning support pupils; private tutor
not: piano; guitar; violin; driving; coding; programming; software; ai; chatbot; language; swim; video-game
kinds: marketplace education services
who: family with schoolchildren, families with schoolchildren
often: 2 4 7
share: 4 7 10
costs: 58 67 76 = the tutor's pay

music-lessons | people
cue: guitar teacher; violin teacher; guitar pupil; piano pupil; violin lessons; teach guitar; teach piano; music lesson; piano lesson; guitar lesson; music school; piano teacher; violin lesson; singing lesson; learn piano; music teacher; learn guitar; drum lesson; instrument lesson; learn instrument; music teachers pupils; singing coach; choir
not: software; stream; concert; rights; dj; band-booking; dog; labels
kinds: education services marketplace
who: pupil, pupils
often: 2 3.5 4.5
share: 2 4 7
costs: 60 68 76 = the teacher's pay and the room

language-lessons | people
cue: native speakers conversation; speakers learners; teacher learners conversation; conversation classes german; conversation spanish; classes german; classes english; classes spanish; conversation english; language lesson; language tutor; learn spanish teacher; learn german teacher; learn english teacher; learn english native; lessons native; language school; conversation class; language course; english lessons; language teacher; native speaker; language exchange; language online teacher; speaking practice; language partner; spanish lessons; italian lessons
not: songs; vocabulary; translat; sign-language; programming; ai; chatbot; software; subtitles; nanny
kinds: education marketplace services
who: language learner, language learners
often: 2 4 8
share: 3 6 10
costs: 56 65 74 = the teacher's pay

driving-school | people
cue: driving school; driving lesson; driving licence; driving instructor; learn drive; learner driver; drivers licence; driving simulat; driving theory; driver licence; motorbike licence; driving test
not: app; clips; truck; forklift; fleet; software; golf
kinds: local education services
who: learner driver, learner drivers
often: 3 5 8
share: 0.8 1.3 2
costs: 62 70 78 = the instructor's pay, car and fuel

holiday-camps | people
cue: holiday camp; summer camp; kids camp; children holidays programme; camp children; camps kids; school holidays children; day camp; holiday care children; summer holiday kids; camps children; camp teenagers
not: glamping; campervan; motor; dog; tent; software; refugees
kinds: services education marketplace
who: family with schoolchildren, families with schoolchildren
often: 0.08 0.17 0.35
share: 4 7 10
costs: 60 68 76 = leaders' pay, rooms, lunch and material

kids-parties | people
cue: kids party; birthday party children; children party; kids birthday party; birthday children; party box kids; children birthday come; treasure hunt children; birthdays garden; birthdays show; birthdays entertain; birthday parties
not: software; wedding; photo-booth; corporate; adults; songs; card; cake
kinds: services local ecommerce
who: family with a birthday child, families with birthday children
often: 0.08 0.1 0.16
share: 4 7 9
costs: 52 62 72 = entertainers' pay, material, cake and the way

elderly-companion | people
cue: seniors company; helpers seniors; seniors shopping; read seniors; students seniors visit; visit seniors; cards seniors; companions elderly; companion elderly; companion senior; visit elderly; seniors lonely; lonely older; company older people; visits grandparents; accompany doctor elderly; companions seniors; loneliness elderly; elderly visits; students seniors; help seniors everyday; walk chat elderly; walking chat elderly
not: nurse; nursing; medication; sensor; tablet; dating; robot; hospital; meal; meals; foot; physio; exercise
kinds: marketplace services nonprofit
who: older person, older people
often: 2 4 9
share: 3 6 9
costs: 64 72 80 = companions' pay and the way

home-care | people
cue: live-in carer; vetted carers; carers people dementia; match carers families; caregivers elderly; carers elderly; caregiver elderly; carers home; caregivers home; home care; carer home; caregiver; care elderly home; carers seniors; dementia care home; live-in care; nursing home visits; care worker; care at-home; caregivers families; home-care; nursing care home; carers dementia; respite care; carers parents
not: telephone-line; shared-plan; siblings; software; dog; lawn; car; skin; hair; foot; garden; billing; rota; day-care; daycare
kinds: services marketplace
who: family with a parent in need of care, families with a parent in need of care
often: 8 16 30
share: 1.5 2.5 4
costs: 70 77 84 = carers' pay, the way and stand-ins

kids-carpool | people
cue: school run parents; share school run; run class parents; school run plan; drivers kids; drivers children; drive kids; driven school; school run; school carpool; carpool kids; carpool parents; drive children school; kids transport; school-run; walking bus; rides kids; children to-school; children practice drive; carpooling parents; shuttle children; taxi children; ride children; sharing school run
not: software; dog; toy; bike; e-bike; seat
kinds: saas marketplace services
who: family with schoolchildren, families with schoolchildren
often: 8 16 30
share: 4 7 10

kids-coding | people
cue: robotics girls; robotics lessons; robotics kit; robotics online; girls code; coding children; kids code; coding kids; programming children; robotics kids; coding class; coding teenagers; robotics children; coding school children; programming kids; code club; scratch kids; maker space children; coding workshop; robot lessons; girls coding; coding club; coding camp; stem workshop
not: adults; employees; career; bootcamp; toy; box; developers
kinds: education local services
who: family with schoolchildren, families with schoolchildren
often: 2 3.5 4.5
share: 3 5 8
costs: 56 65 74 = teachers' pay, computers and the room

kids-sports | people
cue: sports children; football children; kids sports; football kids; gymnastics children; soccer kids; tennis children; multi-sport; sports class children; judo children; toddler sport; sport courses kids; youth football; parkour; soccer school; motor skills children; ball games toddlers
not: software; camp; swim; shirt; shoe; shoes; team-app; betting
kinds: local services education
who: family with small children, families with small children
often: 3 4 5
share: 4 6 9
costs: 50 60 70 = coaches' pay, the hall and balls

meals-for-elderly | people
cue: meal older person; cook older people; neighbours cook older; lunches elderly; meals elderly; meals seniors; meals on-wheels; lunch elderly; lunch seniors; meals older people; food elderly deliver; cook seniors; meals deliver pensioners; hot lunch @older; hot lunch @elderly; meals dementia; soft food swallow; warm meals @senior; meals @pensioner; neighbours cook elderly; cooking older people; neighbours cooking older; cooking seniors; neighbours cooking elderly
not: frozen; freezer; software; hospital; care-home; canteen; dog
kinds: services ecommerce nonprofit
who: older person, older people
often: 8 15 22
share: 3 6 9
costs: 62 70 78 = food, kitchen and the round
`;
