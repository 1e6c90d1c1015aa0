/** Growing children, school and parents apart: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const CHILDREN_AND_SCHOOL = `
baby-sleep-coaching | people
cue: baby sleep consult; sleep consultant; sleep-coach; sleep coach babies; babies sleep plan; babies wake night; baby sleep coach; baby sleep; infant sleep; toddlers sleep; sleep training babies; parents babies night consult; newborn sleep; night nurse baby; night nanny baby; baby nights plan; sleep plan baby; sleep plan toddler
not: mattress; monitor; clothes; bag; machine; insomnia; sling; food; sound
kinds: services saas education
who: parent of a baby, parents of a baby
often: once
share: 1 1.8 2.6
costs: 55 65 75 = the consultant's hours and supervision

co-parenting-app | people
cue: co-parent; coparent; co-parenting; divorced parents; separated parents; parents separated; divorce parents calendar; parents apart; divorc children calendar; custody; custody calendar; parenting plan; @divorced calendar; @separated calendar; @separated expenses; @divorced expenses; divorce app
not: wedding; dating; lawyer-software; house-sale
kinds: saas services
who: parent who lives apart, parents who live apart

screen-time-app | people
cue: screen-time; screen time; screen time children; parental control; parental controls; phone time children; children earn minutes; kids phone; kids smartphone; first phone children; phone-free; phone free teenagers; teenagers phones; phone children safe; children online safe; children internet safe; kids safe internet; chores kids app; chores app; kids chores; children chores; responsib children rewards; tablet limits; social-media children
not: cabin; hotel; older; seniors; bank; pocket-money; restaurant; employees; camp
kinds: saas hardware
who: family with schoolchildren, families with schoolchildren

school-uniforms | people
cue: school-uniform; school-uniforms; uniforms second-hand; used uniforms; uniform school parents; uniforms school; uniform swap; school clothes swap; blazer
not: workwear; staff; music; transport; nurses; textbook; workers
kinds: marketplace ecommerce local
who: family with schoolchildren, families with schoolchildren
often: 0.15 0.3 0.5
share: 7 10 13
costs: 60 70 80 = what the giver gets, washing, labels and postage

kids-bikes | people
cue: children's-bikes; children's-bike; childrens-bikes; kids-bikes; kids-bike; bikes children; bike child grows; bikes kids; balance bike; balance bikes; bike subscription children; children bike swapped; bikes families children; child-seat bike; bikes grow
not: motor; camp; adults-commut; delivery; tour; e-bike-fleet; rope
kinds: services ecommerce local
who: family with a growing child, families with a growing child
share: 4 6 8
costs: 46 55 64 = wear, mending, storing and bringing them

textbook-exchange | people
cue: textbook; textbooks; textbooks used; textbooks students; used textbooks; study-notes; lecture notes; notes students sell; lecture-notes; books students campus; student marketplace campus; students sell campus; campus marketplace; student furniture; students things campus; course books; university books
not: publisher; author; create-textbook; ai; children
kinds: marketplace ecommerce
who: student, students
often: 0.15 0.3 0.5
share: 3 5 8
costs: 70 80 88 = the seller's share, lockers and postage

speaking-aid-app | people
cue: cannot talk; cannot speak; non-verbal; nonverbal; non-speaking; picture cards speak; speaks children picture; aac; communication cards; communication app autism; communication device; speech device; symbols speak aloud; talker app; tablet speaks; pictures voice child; @nonverbal app; @non-verbal app; speak pictures
not: language-learn; presentation; call-centre; clothing; job; jobs; deaf
kinds: saas services hardware
who: family of a child who hardly speaks, families of a child who hardly speaks

personal-picture-books | people
cue: personalised children's-books; personalized children's-books; personalised book child; personalized book child; child hero book; book child hero; child is the hero; picture-books hero; picture-book hero; story child hero; stories child hero; hero name; personalised story; personalized story; bilingual children's-books; hero child; book name child; printed hero
not: used; subscription-used; audio; reading-practice; swap; second-hand; library; phone-photos
kinds: ecommerce saas
who: giver with a small child in mind, givers with a small child in mind
often: 0.06 0.12 0.2
share: 10 15 20
costs: 40 49 58 = printing single copies, packing and postage

santa-visits | people
cue: santa visit; santa home; santas; santa-claus; father-christmas; santa families; st-nicholas; saint-nicholas; christmas-eve visit; santa video; letters santa; santa letters; santa letter; letter santa; easter-bunny; tooth-fairy; tooth fairy
not: hospital; app-shopping; cake
kinds: services local ecommerce
who: family with small children, families with small children
often: 0.06 0.08 0.09
share: 5 8 11
costs: 50 60 70 = the visitor's pay, the costume and the way

home-schooling | people
cue: home-school; homeschool; homeschooling; home-schooling; home-educat; curriculum families; teach children home curriculum; unschool; worldschool; families teach home; homeschooling co-op; school travelling families; curriculum boxes; lessons families home-educate
not: teachers-software; nursery; workout; music
kinds: education ecommerce saas
who: family that teaches at home, families that teach at home
`;
