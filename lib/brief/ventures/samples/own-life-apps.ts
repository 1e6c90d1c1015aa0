/** Apps for one's own life: id | solution | target customer | how it earns, as founders write them. */
export const OWN_LIFE_APPS_SAMPLES = `
couples-app | An app asks two partners one question a day and shows the answers when both have replied | couples who live together or apart | monthly subscription per couple
couples-app | Weekly relationship check-in with quizzes, date ideas and guided talks for two | married and engaged couples | yearly plan with a free trial
personal-ai-assistant | An AI assistant handles bills, bookings, renewals and letters and asks before it sends anything | busy professionals and parents | monthly subscription
personal-ai-assistant | You forward private paperwork and the assistant fills in forms, makes calls and follows up | people without a secretary | monthly plan by number of tasks
notes-second-brain | An app collects notes, links and voice memos and connects what belongs together | writers, students and researchers | free editor with paid sync
notes-second-brain | A personal knowledge base that finds old notes by meaning and suggests related ones | people who read and collect a lot | monthly or yearly subscription
task-planner-app | A to-do list that places tasks into free hours of the calendar and moves what was not done | freelancers and office workers | freemium with a pro plan
task-planner-app | An AI planner that orders the day by deadline and time needed | busy individuals | monthly subscription
distraction-blocker | An app delays and blocks social media during hours the user has chosen | adults who scroll too much | yearly subscription
distraction-blocker | Blocks distracting apps and sites on phone and laptop until a focus session ends | students and remote workers | monthly subscription with a free trial
ai-mental-coach | A chatbot helps with worry and stress through short exercises and names help lines in a crisis | stressed adults without a therapist | monthly subscription
ai-mental-coach | An AI companion listens at any hour and guides through breathing and thought exercises | young people with everyday anxiety | freemium app
personal-health-record | An app keeps reports, scans, vaccinations and medicines of a family and shares them with any doctor | patients and families with several doctors | family subscription
personal-health-record | Patients photograph medical papers and get an ordered history with a summary | people with long illnesses | yearly fee
chronic-symptom-tracker | A diary logs symptoms, food, sleep and stress and shows what may trigger flares | people with bowel or autoimmune disease | monthly subscription
chronic-symptom-tracker | Daily symptom log for several chronic conditions with a summary for the doctor | chronic patients | free app with paid reports
lab-result-explainer | Users upload blood tests and get every value explained in plain words | patients and relatives | fee per report
lab-result-explainer | A service turns doctors' letters into easy language with questions for the next visit | families of ill people | credits or monthly plan
fertility-support | An app guides couples through trying to conceive, tests and treatment | couples who want a baby | monthly subscription
fertility-support | IVF planner with medication times, explanations and calls with a fertility nurse | couples in fertility treatment | subscription and paid consultations
wearable-longevity-coach | An app reads watch and ring data and gives a weekly plan for sleep, fitness and healthy ageing | health-minded adults with wearables | monthly subscription
wearable-longevity-coach | Coaches use wearable data and check-ups to set goals for more healthy years | professionals past forty | membership with paid calls
move-to-earn | Steps earn points that can be spent at local partners | people who want to move more and sponsoring shops | sponsors pay for campaigns
move-to-earn | Members stake money on a fitness goal and share the pot when they reach it | adults who need motivation | commission and membership
sexual-wellness-app | Private audio lessons and exercises on desire, pain and intimacy | adults and couples | monthly subscription
sexual-wellness-app | A programme by sex therapists guides adults through common problems in private | people in long relationships | fee per programme
baby-log-app | An app logs feeds, naps and nappies and shares them between both parents | parents of newborns | freemium with a monthly plan
baby-log-app | Shared baby diary for parents and nannies with milestones and a sheet for the doctor | parents of babies | one-time purchase or subscription
parenting-advice-app | An app gives parents plans and answers for their child's age | parents of young children | monthly subscription
parenting-advice-app | Parents ask about behaviour and get advice written by child psychologists | mothers and fathers | yearly plan with expert chat
child-play-development | An app gives parents one play idea a day that suits the child's age and next steps | parents of babies and toddlers | monthly subscription
child-play-development | Screen-free games with household things support speech, movement and hands | parents and childminders | freemium with a yearly plan
chore-sharing | An app divides household chores fairly and reminds everyone in turn | families and flatmates | monthly plan per household
chore-sharing | Children earn stars for chores that parents confirm and exchange for rewards | parents with school-age children | small monthly subscription
family-location | A shared family map shows who has arrived at home, school or work | families with children | family subscription
family-location | Parents and grown children see each other's location and get arrival notices | families with teenagers or old parents | monthly plan
private-family-album | A closed photo feed for family where grandparents see and comment on baby pictures | young families and grandparents | yearly subscription and printed books
private-family-album | Invited relatives see children's photos in a private album sorted by age | parents who avoid social networks | freemium storage plan
home-maintenance-planner | An app makes a yearly maintenance plan for a home and reminds owners of every task | home owners | monthly subscription
home-maintenance-planner | A digital service book stores repairs and receipts and finds trades when needed | owners of houses and flats | yearly fee
`;
