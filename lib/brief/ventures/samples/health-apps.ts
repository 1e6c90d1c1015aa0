/** Health in the pocket: id | solution | target customer | how it earns, as founders write them. */
export const HEALTH_APPS_SAMPLES = `
meditation-app | Short guided meditations in Arabic and French, recorded by teachers from the region, with a new one each morning. | Young professionals in Morocco | 49 dirham a month.
meditation-app | An app with breathing exercises and mindfulness for people who cannot sit still: three minutes while walking. | Nurses and shift workers in the Netherlands | €4.99 a month after a free week.
sleep-app | A six-week program against insomnia with a sleep diary and small daily tasks by a sleep doctor. | Adults in Germany who lie awake at night | €49 for the program.
sleep-app | Slow bedtime stories for grown-ups and rain sounds from real places that help you fall asleep. | Women over 40 in the UK who wake at three | £4 a month.
workout-app | Fifteen-minute home workouts for new mothers without equipment, put together by a trainer who reacts to how last week went. | Mothers in France with children under three | €12 a month.
workout-app | An app that gives people over 60 strength training exercises at home with a kitchen chair and phones them if they stop. | Retired people in Canada | C$15 per month.
running-plan | A running plan that changes every evening depending on how you slept and how your last run felt. | Amateur runners preparing for their first half marathon | €9 per month.
running-plan | We take complete beginners from the couch to a 5 km run with an audio coach and a group nearby. | Adults in Sweden who have not run since school | 79 kr a month.
diet-app | People photograph each meal and a registered dietitian answers within two hours with one thing to change. | Adults in Poland who want to lose weight | 119 zł a month.
diet-app | A calorie app that knows West African dishes by portion instead of by weight. | Nigerians at home and abroad who watch their weight | $4 per month.
diabetes-app | An app in which people log meals by voice and see how each dish moved their blood sugar. | People with type 2 diabetes in India | ₹199 a month.
diabetes-app | It connects to the glucose sensor and explains patterns in plain words to parents of a child with type 1 diabetes. | Parents of children with type 1 diabetes in Spain | €7 a month.
cycle-menopause | A menopause app that collects symptoms and prepares one page for the doctor's appointment, with weekly talks by gynaecologists. | Women between 45 and 58 in Ireland | €8 a month.
cycle-menopause | Cycle tracking that keeps every entry on the phone and explains pain from endometriosis. | Women aged 18 to 40 in Germany | €3.50 per month.
pregnancy-newborn | Parents of newborns chat with a midwife in the evening and at night about feeding, rashes and baby sleep. | First-time parents in Belgium | €29 a month in the first half year.
pregnancy-newborn | A pregnancy course in short films with a checklist for each week, made by midwives in three languages. | Pregnant women in Switzerland who do not speak German well | CHF 89 once.
online-therapy | We match people with a licensed therapist who speaks their mother tongue and meets them by video every week. | Spanish-speaking adults living in Northern Europe | €65 per session, the therapist keeps 70%.
online-therapy | Couples book online counselling sessions in the evening with psychologists trained in relationship therapy. | Couples in Romania | 250 lei per session.
mood-journal | A journal app that asks one question a night and finds the words that come back in bad weeks. | Women in their twenties in the UK | £3.99 per month.
mood-journal | Voice diary for teenagers: they talk for a minute, the app tracks moods and suggests whom to talk to. | Teenagers and their parents in Finland | €5 a month.
pain-physio-app | A physiotherapist sets up three exercises for your back pain and the camera of your phone counts and corrects them. | Office workers with back pain in Austria | €19 a month.
pain-physio-app | A pelvic floor training app with video check-ins by specialised physiotherapists. | Women after childbirth in Denmark | 149 kr per month.
medication-reminder | A reminder that calls older people on their landline when it is time to take their pills and tells the daughter if nobody answers. | Adult children of parents over 75 in Italy | €7 a month.
medication-reminder | You photograph your medication plan, the app turns it into a schedule and warns before a packet runs out. | People who take five or more medicines a day | €2.99 per month.
food-scanner | Scan a barcode and see at once whether the food is safe for each child's allergies, in six European languages. | Parents of children with food allergies | €3 a month per family.
food-scanner | A coeliac app that reads the ingredient label by camera and warns of hidden gluten. | People with coeliac disease in Argentina | $2.50 per month.
habit-adhd | A visual day planner for adults with ADHD that breaks each task into tiny steps and offers body doubling by video. | Adults with ADHD in the UK | £8 a month.
habit-adhd | A habit tracker without streaks in which two friends see each other's routines and cheer. | Young adults in Spain | €2.99 a month.
quit-habit | An app for people who want to quit vaping, with a chat for each craving and a group that began the same week. | Vapers aged 18 to 30 in Australia | A$12 per month.
quit-habit | A thirty-day program to drink less alcohol with daily messages and a sober buddy. | People in their forties in Denmark who drink more than they like | 199 kr per program.
telemedicine | Patients in villages without a practice talk to a doctor by video and get the prescription sent to the next pharmacy. | People in rural Romania | 90 lei per consultation.
telemedicine | Talk to a family doctor by video the same evening and get the prescription sent to your pharmacy. | Parents with small children in rural Sweden | SEK 295 per video visit
family-caregiving | An app where siblings coordinate the care of an elderly parent: visits, doctors, shopping and costs in one plan. | Adults in their fifties in France who look after a parent with siblings far away | €9 per family a month.
family-caregiving | A telephone line and shared plan for families with dementia at home, led by experienced carers. | Families caring for a relative with dementia in Bavaria | €39 per month.
`;
