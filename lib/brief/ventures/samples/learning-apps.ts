/** Learning at home and online: id | solution | target customer | how it earns, as founders write them. */
export const LEARNING_APPS_SAMPLES = `
homework-tutor | A chat-based AI tutor that looks at a photo of the exercise and leads the pupil to the answer step by step. | Parents of pupils aged 12 to 16 in Poland | €9.99 a month per family, first week free.
homework-tutor | Pupils type or photograph the question they are stuck on in their homework, and the app explains it in the words of their own school book. | Secondary school students in Ireland | A subscription of €12 per month.
language-app | An app with short audio stories from real neighbourhoods in Lisbon so people learn European Portuguese vocabulary and grammar. | Expats living in Portugal | €8 per month or €60 per year.
language-app | Learn Spanish in ten minutes a day with lessons built around the songs you already listen to. | Adults in the UK who want to talk to locals on holiday | Subscription of £6.99 a month.
kids-reading | A reading app that listens while a child reads aloud and gently helps with the word it stumbles over. | Parents of children aged 5 to 8 in the Netherlands | €5.99 per month per family.
kids-reading | Decodable stories with phonics games that grow with each early reader, ten minutes every evening. | Families with children in the first two school years in Australia | A$9 a month, cancel any time.
maths-practice | A maths app that finds the gap behind a wrong answer and gives the child five exercises a day to close it. | Parents of primary school children in Spain | €6 per month.
maths-practice | A daily game for times tables and mental arithmetic, made with primary teachers. | Parents of 7 to 10 year olds in Canada | C$4.99 a month per child.
coding-course | Online lessons in which teenagers learn to code by building their own small games in Python. | Parents of teenagers in Estonia | €29 a month.
coding-course | A self-paced programming course for complete beginners over fifty, with a person who answers questions every evening. | Adults over 50 who never programmed | A one-off price of $149.
exam-course | An eight-week online course for the medical school entrance exam with weekly mock exams marked by students who passed. | School leavers in Austria who want to study medicine | €690 per course.
exam-course | We prepare candidates for the state notary exam in small evening groups and go through past papers together. | Law graduates in Portugal | €1,200 for the course.
expert-course | A self-paced video course with monthly live feedback that teaches hobby bakers how to make croissants and laminated dough. | Hobby bakers in the United States | $179 per course.
expert-course | A masterclass by a retired boat builder, filmed in his yard, with module by module plans for a wooden canoe. | Hobby woodworkers in Scandinavia | One payment of €240.
career-bootcamp | A twelve-week evening bootcamp that turns hospitality workers into data analysts, with a mentor and mock interviews. | Hospitality workers in Dublin who want out of shift work | €3,900 per place, payable in instalments.
career-bootcamp | We retrain people from shrinking trades for their first job in solar installation planning, part classroom and part online. | Career changers in their thirties in Saxony | €4,200 per participant.
music-practice | An app that listens to beginners practising the violin and shows which bars to repeat slowly. | Adults in Germany who take up the violin | €11.99 a month.
music-practice | Learn guitar with the songs of your own playlist: the app slows them down and writes easy chords. | Teenagers and adults in Brazil with a guitar at home | R$24 a month.
speaking-practice | An app for practising speaking with patient conversation partners before a difficult phone call in English. | Immigrants in Canada who understand English but avoid speaking | C$15 a month.
speaking-practice | A pronunciation coach that records one sentence a day, shows where the tongue should be and plays back the difference. | French speakers who use English at work | €9 a month.
learn-differently | A reader that reshapes any text for people with dyslexia, reads it aloud and splits it into short steps. | Adults with dyslexia in the UK | £7 per month.
habit-adhd | Short study sessions with body doubling and movement breaks so students with ADHD get through their coursework. | University students with ADHD in the US | $14 a month.
study-planner | The app turns lecture notes into flashcards and asks them again with spaced repetition until the day of the test. | Medical students in Italy | €4.99 a month.
study-planner | A study planner that splits the reading list over the weeks left, and moves everything when a day is missed. | University students in Sweden | 39 kr per month.
university-application | Students who already study there help applicants with their personal statement and choice of university. | Sixth formers in the north of England | £49 per application.
university-application | We guide young people from Vietnam through the application for a college place and scholarship abroad, from choosing a degree to the final form. | School leavers in Vietnam and their parents | A fee of $600 per applicant.
driving-theory | All theory test questions explained in eight languages, with short films of the crossings in your own town. | Learner drivers in Germany whose first language is not German | €14.99 for three months.
driving-theory | An app that prepares for the driving licence with hazard clips filmed by instructors, and says when you are ready to book. | People aged 17 to 25 in the UK learning to drive | £9 once.
kids-online-classes | A marketplace of small live online classes for kids, from mythology to chess openings, held by checked teachers. | Parents of curious children aged 6 to 12 in the Gulf | Parents pay $12 per class, teachers keep 70%.
kids-online-classes | Homeschooling families book weekly live science clubs in which six children do the same experiment at home. | Homeschooling parents in the US | $16 per class.
`;
