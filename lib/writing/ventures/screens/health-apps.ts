/** Health, with an app: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const HEALTH_APPS_SCREENS = `
meditation-app
thing: sitting, sittings = Three breaths before the door; Ten minutes, lying down; A long one for Sunday
must: One that fits into a corridor; A voice one can stand at night; No picture of a broken chain; Silence, with a bell at the end
later: A sitting for two in one room; The same words in one's own language
screen: Now | headline Three breaths | words Stay where you are. Nobody sees it | chart In, hold, out | buttons A longer one / Only the bell | nothing was begun this month, and the shortest waits here | without a network the three last ones are there
screen: Your week, quietly | list You sat = Monday, in the corridor; Wednesday, lying down; Today, not yet | words Gaps are part of it | ask What was going on = Night shift, two of them | button Something for after a night | after a long gap: good that you are here, and nothing counted | a sitting that broke off may end where it stopped

sleep-app
thing: night, nights = Monday, up at three; Tuesday, slept through; Wednesday, late to bed
must: No figure before breakfast; A diary that takes one minute; What to do at three in the morning; An end: a few weeks, and then it may go
later: The other half of the bed; A page for the doctor
screen: It is three at night | words You need not sleep now. Lying there counts | buttons Talk me through it / Say nothing, dim the light | list If it goes on = Get up, another room; Something dull on paper; Back when the eyes burn | the light stays low, and nothing is asked | no sound: the words stand here, large and dark
screen: Three weeks, seen from far | chart When the light went out, and when it came back on | list Longer now = In bed, less; Asleep, about the same; Awake at three, seldom | ask What helped = No clock on the table | button Show the doctor | two weeks more before anything can be seen | a night without an entry stays white

workout-app
thing: workout, workouts = Hips and back, on the floor; Hard, short, with a chair; Only stretching
must: What may hurt and what may not; A version for a bad day; Room, noise and neighbours; A plan that bends after a missed week
later: The same with one weight more; A partner at the other end
screen: Today, as much as you have | ask Room = Two metres of floor | list Six things = Bridge, slowly; Chair, up and down; Knees apart | chart Work and rest, by turns | button Quieter, somebody sleeps | nothing planned, and five minutes do no harm | pain, not effort: stop, and the next one leaves that out
screen: How it went | list Four weeks = First, three times; Second, twice; Third, nothing, flu; Fourth, again | words It has shortened the plan. No need to catch up | buttons Harder / Leave it so | the first week has to end first | an entry by mistake can be taken out, and nothing is lost

running-plan
thing: run, runs = Easy, one can talk; Hill, up fast, down slow; Long one, with a bus home
must: A pace one can say a sentence at; What to leave out after a cold; The shin that complains, asked each week; The last days before the start
later: A second race that is not further; Company for the long one
screen: Thursday's run | headline Easy, so that you can talk | map Along the river and back | list Mind = Shin, still a little; Dark by six | buttons Shorter today / Moved to Saturday | a day of rest, and that is training | no position under the trees: time goes on, distance is filled in
screen: Until the start | table Weeks = Week, Longest, Feels; Six, an hour, good; Five, shorter, tired; Four, an hour and a bit, to come | chart What the legs have done, week by week | button I was ill | the race has no day yet | more than a week lost: the goal is made smaller, before a joint does it

diet-app
thing: meal, meals = Porridge, eaten standing; Canteen, half the plate; Bread and something, late
must: A plate photographed, not weighed; Eating with friends in the plan; What fills until the next meal; A week that went wrong, without a sermon
later: The canteen's menu, read on Monday; A recipe for the whole family
screen: One meal today | picture The canteen plate, from above | list It looks like = Half of it vegetables; Enough to last until six | ask Hungry before it = Yes, since ten | buttons That is right / It was more | one photograph a day is enough | what cannot be seen is asked for in one word
screen: Your fortnight | chart Hungry, full, in between | list Seen in it = Late bread when lunch was early; Sundays are easy | words One thing for the next fortnight: something at four | button Try that | ten days, and something can be seen | days without a picture are no failure and no gap in the line

diabetes-app
thing: reading, readings = Before breakfast; Two hours after rice; At night, once
must: A reading noted with one thumb; What was eaten and done beside it; A page for the appointment; Where advice ends and the doctor begins
later: The other hand: somebody who is told only when it matters; Supplies, before the last strip
screen: Just now | chart Today, with the meals below | ask Reading = From the meter, by itself | list Before it = Rice; Stairs, four floors | words As the weather is: to be looked at, not to be blamed | button For the doctor | no reading today, and the usual hour | meter not found: type it, or leave it out
screen: For the appointment, one page | chart Two weeks, hour upon hour | list Noticed = Higher after late suppers; Steady on walking days | ask I want to ask = Is the night one needed | button Print it | a week of readings fills half a page | wrong time zone after the journey: the hours are laid right, and it says so

cycle-menopause
thing: cycle, cycles = Third day, tired; Mid, well; Nights of heat
must: What stays on the telephone and what never leaves it; Signs noted without a word being typed; A page a doctor takes seriously; All of it gone with one touch
later: Two years on one line; Words for the talk at work
screen: Tonight | list Noted = Heat, twice; Awake at four; Temper, short | chart The last three months, without days of the week | switch Keep it only here | button That was all | nothing noted is also something | deleted is deleted: it asks twice, and then no more
screen: For the doctor | list In three months = Heat, most nights; Bleeding, twice, long; Work, two days missed | ask What I want = To sleep through | words Written by you, in your order | button Print, do not send | one cycle has to pass first | a page that is printed leaves no copy behind

pregnancy-newborn
thing: question, questions = Is that still normal; How much does he drink; May I take this
must: Answers by this week of the child's life; When to ring, and whom, at once; One thumb and three in the morning; What midwives here would say
later: A page for the father who asks in secret; The next child
screen: It is three, she does not drink | list First = Is she warm; When was the last nappy; How does she sound | button Ring now, these numbers | words If one of these is so, do not read on | buttons Read on / Save for the midwife | ask anything, this week's questions stand here | no network: what has to be known at night is always there
screen: This week | picture A hand beside a bean | list What others ask now = He sleeps only on me; Both legs blue; Visitors | chart Drunk and slept, roughly | button For the next visit | the week begins on Sunday, and last week can be read again | dates were wrong: the weeks move, and nothing is lost

online-therapy
thing: session, sessions = First talk, to see whether it fits; Thursday at seven; One by telephone, the room was full
must: Who they are and what they are trained in; A first talk one may leave; A number for tonight, if it is bad; What is written down and who reads it
later: A session for two; A pause, and coming back to the same person
screen: Three who could fit | list First = Trained in fear and work; Has evenings; Speaks your mother's language | picture A face, and a voice of a minute | words You may say no after the first talk, without a reason | button Talk on Thursday | three questions, none of them about money | nobody free this week: an earlier hour with somebody else, or a number for now
screen: Before Thursday | ask How was the week = A four, out of ten | ask Do not want to talk about = Christmas | switch I am alone in the room | buttons I cannot come / I am here | nothing to fill in, and that is fine | the picture freezes: the same person rings the telephone

mood-journal
thing: entry, entries = One word: grey; A walk, and better; Slept, laughed, forgot to write
must: A word is enough; Good days have a place of their own; Read by nobody, and locked; What helped the last time
later: The same day last year; A page for somebody you trust
screen: One word | ask Today = Grey | list With it = Slept badly; Somebody rang | buttons Leave it there / One sentence more | nothing since Monday, and nobody asks why | no network, no matter: it is kept here
screen: What helped before | list On grey days = A walk before dark; Ringing Jonas; Nothing, it passed | chart Grey and bright, month upon month | words Three numbers, if a word is not enough today | button One of these now | grey and bright need a few weeks to show | an entry can be torn out, and is gone

pain-physio-app
thing: exercise, exercises = Nod, lying on the back; Wall, arms up slowly; Step, holding the rail
must: Which pain is allowed; Somebody trained who set the order; Two minutes for good weeks; When to stop and have it looked at
later: Films of oneself, then and now; A page for the practice
screen: Two minutes, lying | chart Slow, from one to ten | words A pull is fine. A stab is not | list Next = Nod; Roll; Breathe | buttons It stabbed / Went well | nothing today, because yesterday was much | it hurts more two days running: pause, and the practice is named
screen: Your shoulder in six weeks | chart How high the arm goes | list It says = Nights, quieter; Coat, by yourself again | ask Still cannot = Reach the top shelf | button Show my practice | the first look after one week | a bad day counts for one day

medication-reminder
thing: dose, doses = Morning, two with food; Noon, one; Night, the small white one
must: Which box, with its picture; What to do after a missed one, as the leaflet says; Somebody who is told only when it matters; A list for the ambulance
later: The prescription before the last strip; Summer time and journeys
screen: Morning | picture The blue box, two of them | words With food, as the leaflet says | buttons Taken / Later, remind me | nothing until noon | not sure whether taken: do not take another, the chemist's number is here
screen: Daughter's phone, quietly | list Father's day = Morning, taken; Noon, taken late; Night, to come | words You are told only when two are missed | switch He agrees that I see this | button Ring him, not the app | he sees what you see | no sign since yesterday: the neighbour's number stands first

food-scanner
thing: product, products = Biscuits, the blue pack; Oat drink; Sausage from the counter
must: Unknown said as unknown; The day the record was checked; A photograph of the label that counts more; For whom it must be safe, told once
later: What to take instead, on the same shelf; A list for the babysitter
screen: Held against it | code The code on the pack | headline Not for Mei | list Because = Hazelnut, in the third line; May contain milk | words Checked in spring. Read the label too | button What else is there | no code: photograph the small print | not known here: unknown, and never green
screen: Who is it for? | list At this table = Mei, nuts and milk; Jonas, nothing; Grandmother, little salt | ask How strict = Traces too | switch Ask each time | button Keep it so | one person is enough to begin | a rule that shuts out everything is shown once more before it counts

habit-adhd
thing: task, tasks = Ring the dentist, one minute; Bin, it is Tuesday; The letter, only open it
must: One thing, not the list; Coming back with one touch, no red; The first step so small it is silly; A timer that can be seen
later: Somebody who works beside you, silent; A new face every few weeks
screen: Only this | headline Open the letter | words Not answer. Open | chart Five minutes, running down | buttons Done / Smaller still | nothing is due, and that is allowed | thirty things left over: all of them sleep, one wakes
screen: The whole day, if you must | list Fixed = Ten, dentist; Six, somebody comes | list Floats = Bin; Letter; Shirt | ask How awake = A little | button Give me one | an empty day with one thing in it is a plan | late again: the rest slides, nothing turns red

quit-habit
thing: day, days = First day, bad; Tenth, forgot to think of it; Back again, after a party
must: What to do in the next three minutes; A slip as a page and not as an end; Why, in one's own words, at hand; Help beyond an app, by name
later: What else one does on a balcony; A hand for somebody on their first day
screen: Now, it pulls | chart Three minutes, it comes and goes | list Instead = Water, cold; Round the block; Ring Ana | words You wrote: because of the stairs and the child | buttons It passed / I had one | nothing pulls, and this page stays near | no network, no matter: these three minutes are kept here
screen: I had one | words That happens to most. Nothing is deleted | ask Where was it = Party, outside, with Jonas | list Next time = Stay inside until eleven; Tell Jonas before | button Go on from here | never used yet, and kept ready | two bad weeks: a person to talk to, not another page

telemedicine
thing: consultation, consultations = Rash since Sunday; A prescription that ran out; Cough, the fourth week
must: What cannot be done from afar, before paying; Who the doctor is; What happens after: paper, chemist, practice; Somebody in person nearby
later: The same doctor the next time; Papers for work
screen: What is it about? | ask Since when = Sunday, after the lake | picture The arm, in daylight | list Not from here = Pain in the chest; A child that will not wake | words For these, ring the emergency number now | button Is this a case for a call? | three questions decide whether a call makes sense | somebody has to look at it: you pay nothing, and two practices are named
screen: Doctor's desk, the next call | list Written before = Rash, since Sunday; Allergic, penicillin; Has tried, a cream | picture The arm, two days running | ask Advice = Look again on Thursday | buttons Prescription / Send to a practice | nobody waits, and two answers are open | the picture is too dark: another one, by the window, before anything is said

family-caregiving
thing: visit, visits = Supper on Tuesday; Lift to the eye doctor; An hour so that mother can go out
must: Who does what, and who never did; What mother wants, in her words; Papers: doctor, insurer, key; Those who will not install anything
later: A stranger for two hours a week; A book of what she tells
screen: This week for father | table Who comes = Day, What, Who; Tuesday, supper, Jonas; Thursday, eye doctor, nobody yet; Sunday, walk, Mei | ask Can anybody on Thursday = Ten o'clock, two hours | buttons I can / I cannot, ask my brother | a week without a gap, for once | nobody until the evening before: the service's number stands there
screen: In the folder | list At hand = Tablets, as of Monday; Doctor and second doctor; Who has a key; What he does not want | picture The card for the ambulance | button Show it to whoever comes today | put in the first thing: the tablets | something changed: who wrote it, and when, stands beside it
`;
