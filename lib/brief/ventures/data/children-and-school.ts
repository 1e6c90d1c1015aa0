/** Growing children, school and parents apart: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const CHILDREN_AND_SCHOOL = `
baby-sleep-coaching | people
cue: baby sleep consult; sleep consultant; sleep-coach; sleep coach babies; babies sleep plan; babies wake night; baby sleep coach; baby sleep; infant sleep; toddlers sleep; sleep training babies; parents babies night consult; newborn sleep; night nurse baby; night nanny baby; baby nights plan; sleep plan baby; sleep plan toddler; baby sleep-coach; baby sleep-consultant; baby sleep-plan; baby sleeps; baby sleeping; baby night-waking; babies sleep-coach; babies sleep-consultant; babies sleep-plan; babies sleeps; babies sleeping; babies night-waking; infant sleep-coach; infant sleep-consultant; infant sleep-plan; infant sleeps; infant sleeping; infant night-waking; newborn sleep-coach; newborn sleep-consultant; newborn sleep-plan; newborn sleeps; newborn sleeping; newborn night-waking; toddler sleep-coach; toddler sleep-consultant; toddler sleep-plan; toddler sleeps; toddler sleeping; toddler night-waking; babies learn-to-sleep; babies sleep-through; babies tired-parents; babies wake; babies nights; babies sleep; baby learn-to-sleep; baby sleep-through; baby tired-parents; baby wake; baby nights; infants learn-to-sleep; infants sleep-through; infants sleep-consultant; infants tired-parents; infants wake; infants nights; infants sleep
not: mattress; monitor; clothes; bag; machine; insomnia; sling; food; sound
kinds: services saas education
who: parent of a baby, parents of a baby
often: once
share: 1 1.8 2.6
costs: 55 65 75 = the consultant's hours and supervision

co-parenting-app | people
cue: co-parent; coparent; co-parenting; divorced parents; separated parents; parents separated; divorce parents calendar; parents apart; divorc children calendar; custody; custody calendar; parenting plan; @divorced calendar; @separated calendar; @separated expenses; @divorced expenses; divorce app; divorced children; divorced calendar; divorced expenses; divorced costs; divorced weekends; separated children; separated calendar; separated expenses; separated costs; separated weekends; split-up parents; split-up children; split-up calendar; split-up expenses; split-up costs; split-up weekends; ex-partners parents; ex-partners children; ex-partners calendar; ex-partners expenses; ex-partners costs; ex-partners weekends; custody parents; custody children; custody expenses; custody costs; custody weekends; divorce parents; divorce children; divorce calendar; divorce expenses; divorce costs; divorce weekends; divorce kids; divorce schedule; divorced kids; divorced schedule; separated kids; separated schedule; separation parents; separation calendar; separation expenses; separation kids; separation children; separation schedule
not: wedding; dating; lawyer-software; house-sale
kinds: saas services
who: parent who lives apart, parents who live apart

screen-time-app | people
cue: screen-time; screen time; screen time children; parental control; parental controls; phone time children; children earn minutes; kids phone; kids smartphone; first phone children; phone-free; phone free teenagers; teenagers phones; phone children safe; children online safe; children internet safe; kids safe internet; chores kids app; chores app; kids chores; children chores; responsib children rewards; tablet limits; social-media children; screen-time children; screen-time kids; screen-time teenagers; screen-time parents; screen-time earn; screen-time limits; phones children; phones kids; phones teenagers; phones limits; smartphone children; smartphone kids; smartphone teenagers; tablet children; tablet kids; tablet teenagers; social-media kids; social-media teenagers; social-media parents; social-media earn; social-media limits; phone chores; phone unlock; phone kids; games chores; games unlock; tablet chores; tablet unlock; screen-time chores; screen-time unlock; screen-time minutes; screen-time contract
not: cabin; hotel; older; seniors; bank; pocket-money; restaurant; employees; camp
kinds: saas hardware
who: family with schoolchildren, families with schoolchildren

school-uniforms | people
cue: school-uniform; school-uniforms; uniforms second-hand; used uniforms; uniform school parents; uniforms school; uniform swap; school clothes swap; blazer; uniform school; uniform parents; uniform second-hand; uniform used; uniform outgrown; uniforms parents; uniforms used; uniforms outgrown; uniforms swap; school-clothes; school-clothes parents; school-clothes second-hand; school-clothes used; school-clothes outgrown; school-clothes swap; blazers school; blazers sold; blazers size; blazers pre-loved; blazers second-hand; blazer school; blazer sold; blazer size; blazer pre-loved; blazer second-hand; school-jumpers; school-jumpers sold; school-jumpers size; school-jumpers pre-loved; school-jumpers second-hand; uniform sold; uniform size; uniform pre-loved; uniforms sold; uniforms size; uniforms pre-loved; school-clothes sold; school-clothes size; school-clothes pre-loved
not: workwear; staff; music; transport; nurses; textbook; workers
kinds: marketplace ecommerce local
who: family with schoolchildren, families with schoolchildren
often: 0.15 0.3 0.5
share: 7 10 13
costs: 60 70 80 = what the giver gets, washing, labels and postage

kids-bikes | people
cue: children's-bikes; children's-bike; childrens-bikes; kids-bikes; kids-bike; bikes children; bike child grows; bikes kids; balance bike; balance bikes; bike subscription children; children bike swapped; bikes families children; child-seat bike; bikes grow; bike children; bike child; bike kid; bike kids; bike toddler; bikes child; bikes kid; bikes toddler; bicycle children; bicycle child; bicycle kid; bicycle kids; bicycle toddler; bicycles children; bicycles child; bicycles kid; bicycles kids; bicycles toddler; bikes growing-child; bikes children's; bikes size; bikes next-size; bike growing-child; bike grow; bike children's; bike size; bike next-size; bicycle growing-child; bicycle grow; bicycle children's; bicycle size; bicycle next-size
not: motor; camp; adults-commut; delivery; tour; e-bike-fleet; rope; after-school; club; seats; cargo
kinds: services ecommerce local
who: family with a growing child, families with a growing child
share: 4 6 8
costs: 46 55 64 = wear, mending, storing and bringing them

textbook-exchange | people
cue: textbook; textbooks; textbooks used; textbooks students; used textbooks; study-notes; lecture notes; notes students sell; lecture-notes; books students campus; student marketplace campus; students sell campus; campus marketplace; student furniture; students things campus; course books; university books; textbook students; textbook campus; textbook used; textbook sell; textbook university; textbooks campus; textbooks sell; textbooks university; course-books students; course-books campus; course-books used; course-books sell; course-books university; lecture-notes students; lecture-notes campus; lecture-notes used; lecture-notes sell; lecture-notes university; textbooks exchange; textbooks buy; textbooks rent; textbooks second-hand; textbook exchange; textbook buy; textbook rent; textbook second-hand
not: publisher; author; create-textbook; ai; children
kinds: marketplace ecommerce
who: student, students
often: 0.15 0.3 0.5
share: 3 5 8
costs: 70 80 88 = the seller's share, lockers and postage

speaking-aid-app | people
cue: cannot talk; cannot speak; non-verbal; nonverbal; non-speaking; picture cards speak; speaks children picture; aac; communication cards; communication app autism; communication device; speech device; symbols speak aloud; talker app; tablet speaks; pictures voice child; @nonverbal app; @non-verbal app; speak pictures; speak non-speaking; speak nonverbal; speak non-verbal; speak autism; speak autistic; speak aac; speaks non-speaking; speaks nonverbal; speaks non-verbal; speaks autism; speaks autistic; speaks aac; talk non-speaking; talk nonverbal; talk non-verbal; talk autism; talk autistic; talk aac; voice non-speaking; voice nonverbal; voice non-verbal; voice autism; voice autistic; voice aac; symbols non-speaking; symbols nonverbal; symbols non-verbal; symbols autism; symbols autistic; symbols aac; pictures non-speaking; pictures nonverbal; pictures non-verbal; pictures autism; pictures autistic; pictures aac; aac voices; aac symbols; aac children; aac non-speaking; aac autistic; talker voices; talker symbols; talker children; talker non-speaking; talker autistic; communication-app voices; communication-app symbols; communication-app children; communication-app non-speaking; communication-app autistic; speech-app voices; speech-app symbols; speech-app children; speech-app non-speaking; speech-app autistic
not: language-learn; presentation; call-centre; clothing; job; jobs; deaf
kinds: saas services hardware
who: family of a child who hardly speaks, families of a child who hardly speaks

personal-picture-books | people
cue: personalised children's-books; personalized children's-books; personalised book child; personalized book child; child hero book; book child hero; child is the hero; picture-books hero; picture-book hero; story child hero; stories child hero; hero name; personalised story; personalized story; bilingual children's-books; hero child; book name child; printed hero; book child-hero; book personalised-children; book personalized-children; book hero; books child-hero; books personalised-children; books personalized-children; books hero; story child-hero; story personalised-children; story personalized-children; story hero; stories child-hero; stories personalised-children; stories personalized-children; stories hero; picture-book child; picture-book your-child; picture-book printed; picture-book name; picture-book astronaut; picture-book personalised; picture-books child; picture-books your-child; picture-books printed; picture-books name; picture-books astronaut; picture-books personalised; storybook child; storybook your-child; storybook printed; storybook name; storybook astronaut; storybook personalised; storybook hero; storybooks child; storybooks your-child; storybooks printed; storybooks name; storybooks astronaut; storybooks personalised; storybooks hero
not: used; subscription-used; audio; reading-practice; swap; second-hand; library; phone-photos
kinds: ecommerce saas
who: giver with a small child in mind, givers with a small child in mind
often: 0.06 0.12 0.2
share: 10 15 20
costs: 40 49 58 = printing single copies, packing and postage

santa-visits | people
cue: santa visit; santa home; santas; santa-claus; father-christmas; santa families; st-nicholas; saint-nicholas; christmas-eve visit; santa video; letters santa; santa letters; santa letter; letter santa; easter-bunny; tooth-fairy; tooth fairy; santa visits; santa call; santa comes; santas visit; santas visits; santas home; santas families; santas video; santas call; santas comes; nicholas visit; nicholas visits; nicholas home; nicholas families; nicholas video; nicholas call; nicholas comes; father-christmas visit; father-christmas visits; father-christmas home; father-christmas families; father-christmas video; father-christmas call; father-christmas comes; santa knock; santa children; st-nicholas knock; st-nicholas home; st-nicholas children; st-nicholas visit; father-frost knock; father-frost home; father-frost children; father-frost visit
not: hospital; app-shopping; cake
kinds: services local ecommerce
who: family with small children, families with small children
often: 0.06 0.08 0.09
share: 5 8 11
costs: 50 60 70 = the visitor's pay, the costume and the way

home-schooling | people
cue: home-school; homeschool; homeschooling; home-schooling; home-educat; curriculum families; teach children home curriculum; unschool; worldschool; families teach home; homeschooling co-op; school travelling families; curriculum boxes; lessons families home-educate; homeschool families; homeschool curriculum; homeschool plans; homeschool box; homeschool parents; homeschooling families; homeschooling curriculum; homeschooling plans; homeschooling box; homeschooling parents; home-schooling families; home-schooling curriculum; home-schooling plans; home-schooling box; home-schooling parents; home-educat families; home-educat curriculum; home-educat plans; home-educat box; home-educat parents; home-school families; home-school curriculum; home-school plans; home-school box; home-school parents; homeschool kits; homeschool lessons; homeschool weekly; homeschooling kits; homeschooling lessons; homeschooling weekly; home-educating curriculum; home-educating kits; home-educating lessons; home-educating weekly; home-educating parents
not: teachers-software; nursery; workout; music; live; clubs
kinds: education ecommerce saas
who: family that teaches at home, families that teach at home
`;
