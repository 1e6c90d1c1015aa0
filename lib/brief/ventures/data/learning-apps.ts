/** Learning at home and online: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const LEARNING_APPS = `
homework-tutor | people
cue: ai tutor; ai homework; homework explain; homework photo; homework help; tutor exam ai; tutor step hint; personal-tutor app; tutor chat student; exam-question explain; stuck homework; tutor pupil phone; tutor hint; homework chat; homework student; ai-tutor; exercise photo explain
not: language; piano; guitar; driving; cohort; bootcamp; school-software; dyslexi; speech; marketplace
kinds: saas education
who: pupil, pupils
share: 2 4 7

language-app | people
cue: language learn app; learn spanish; learn french; learn german; learn italian; vocabulary app; language lesson; learn language; language course; language-learning; dialect learn; grammar vocabulary; language listen story; learn dutch; learn english app; learn portuguese; learn arabic; learn japanese; learn chinese; learn mandarin; learn swedish; learn norwegian; learn turkish; learn korean; learn catalan; learn greek; learn welsh; language exercise app; language-app; language-learning
not: sign-language; programming; coding; pronunciation; accent; employee; nurse; translat; interpret; dyslexi; homework
kinds: saas education
who: language learner, language learners
share: 4 8 14

kids-reading | people
cue: child read app; kids read app; read aloud child; learn-to read; early read; read phonic; phonic game; phonic app; children read practise; story child read level; child read listen; child first-book; decodable story
not: newsletter; book-club; adult; dyslexi; audiobook; podcast; translate
kinds: saas education
who: parent, parents
share: 3 5 8

maths-practice | people
cue: maths app; math app; maths practi; math practi; times table; mental arithmetic; arithmetic child; maths exercise; math exercise; maths game; math game; maths anxiety; maths daily; maths child; math child; maths mistake; math mistake; maths minute day; math minute day; times-table; mental-arithmetic
not: marketplace; universit; bootcamp; cohort; software-for; statistic
kinds: saas education
who: parent, parents
share: 3 6 9

coding-course | people
cue: coding course; learn code; learn program; programming beginner; teach programming; coding kids; coding lesson; python course; coding-school; code child learn; programming course; web-development learn; learn program game; teenagers program; learn program mentor; program project online; learn-to code; learn-to program; coding-course
not: bootcamp; job-guarantee; refugee; nonprofit; agency; employee; medical
kinds: education saas
who: learner, learners
share: 2 4 7

exam-course | people
cue: exam prepar; exam course; entrance exam; past paper; exam cohort; mock exam; exam candidate; exam revision; test prep; exam prep; board exam; exam mentor; exam pass group; exam tutor evening; exam-preparation; entrance-exam; exam class evening; mock test; mock-exam; exam online course
not: driving; theory; homework; flashcard; citizenship; software-for; piano; language
kinds: education services
who: candidate, candidates
often: 0.04 0.08 0.15
share: 0.4 1 2
costs: 30 40 52 = the teachers' pay and marking

expert-course | people
cue: online course teach; video course teach; masterclass masterclass; course creator; self-paced course; online course craft; online course video; course module; video lesson teach hobby; recorded lesson craft; online workshop learn; online course beginner
not: exam; coding; programming; bootcamp; driving; language; software; kids; child; platform-for; employee; yoga; code; instrument; guitar; piano; job
kinds: education
who: learner, learners
often: 0.03 0.06 0.15
share: 1 3 6

career-bootcamp | people
cue: bootcamp bootcamp; boot camp career; career chang course; switch career course; retrain first-job; retrain trade; retrain work; reskill job; new career course; job guarantee course; income-share course; train tech first-job; evening course new trade job; second career; second-career; career portfolio; new trade portfolio; prepares career; career-change; coding-bootcamp
not: fitness; military; women; refugee; nonprofit; workout; child; army; puppy
kinds: education
who: career changer, career changers
often: once
share: 0.5 1.2 2.5
costs: 35 45 58 = teachers, mentors and career coaching

music-practice | people
cue: piano app; guitar app; learn piano; learn guitar; practise instrument; practice instrument; practising violin; music practi; sheet music; violin app; music lesson; sing lesson; instrument beginner; music teacher; guitar lesson; piano lesson; guitar chord; learn instrument
not: stock; streaming; royalt; concert; sampling; producer; venue; booking
kinds: saas education marketplace
who: music learner, music learners
share: 2 4 7

speaking-practice | people
cue: speaking practi; pronunciation sentence; pronunciation coach; pronunciation app; accent coach; conversation practi; practi speaking; public speaking; speak confident; conversation partner; language exchange; tandem partner; speak native; speaking anxiety; rehearse speech; practise small-talk; correct pronunciation; pronunciation ai; practise talk; practice small-talk; pronunciation practi; speaking-practice
not: interview; employee; wedding; call-center; call-centre; speech-therap; stutter; vocabular; sales
kinds: saas education marketplace
who: learner, learners
share: 2 4 8

learn-differently | people
cue: dyslexi read; dyslexi learn; dyslexi app; dyscalcul learn; adhd learn; adhd student; adhd coursework; neurodiver learn; dyslexi text; adhd study; dyslexi study; autis learn; learning difficult; dyslexi child
not: employer; habit; planner; calendar; diagnos; workplace
kinds: saas education services
who: learner, learners
share: 1 2.5 5

study-planner | people
cue: flashcard flashcard; study planner; study plan exam; revision planner; revision plan; spaced repetition; study schedule; lecture note; note quiz; study timetable; student plan study; study group app; reading list week; lecture slide; slide quiz; quiz revision; revision timetable; quiz exam upload; study-planner; revision exam week
not: language; driving; marketplace; teacher; shift; mentor; vocabular
kinds: saas
who: student, students
share: 3 5 8

university-application | people
cue: university applica; university admission; college applica; college admission; college place; study abroad applica; personal statement; admission essay; apply universit; apply college; scholarship applica; choose degree; choice universit; universit essay
not: software-for; alumni; housing; exam; employer
kinds: services education saas
who: applicant, applicants
often: once
share: 0.3 0.7 1.5
costs: 40 52 65 = the advisers' and readers' pay

driving-theory | people
cue: driving theory; theory test; driving licen; driver licen; learner driver; driving test; driving lesson; road sign learn; hazard clip; hazard perception; driving permit; licence theory; theory exam; driving exam; driving-theory; driving theory quiz; driving instructor explain
not: fleet; truck; rental; telematic; insurance
kinds: saas education marketplace
who: learner driver, learner drivers
share: 0.6 1.2 2

kids-online-classes | people
cue: online class kid; online class child; live class child; live class kid; online club child; after-school online; small-group online kid; teacher live child video; live online child; homeschool class; homeschool club; homeschool live; kid online course live; kid live class; kids zoom; child online class; small live class
not: employee; babysit; yoga; pregnan; nursery; reading-app
kinds: marketplace education
who: parent, parents
often: 1 3 5
share: 3 5 8
costs: 60 70 78 = the teachers' share
`;
