/** Children, parents and grandparents: id | solution | target customer | how it earns, as founders write them. */
export const FAMILY_SAMPLES = `
babysitting | An app that finds a babysitter your friends already trust, and a stand-in when she cancels. | Parents with children under 8 in Dublin | €4 per booking.
babysitting | A nanny agency for hotels: trained sitters for the children of guests in the evening. | Families on holiday in Mallorca | €25 per hour, we keep 30%.
childcare-place | A forest kindergarten for fifteen children with two teachers and a heated wagon. | Families with children from 3 to 6 in Freiburg | €420 a month plus city subsidy.
childcare-place | A bilingual nursery with opening hours from six to eight for parents who work shifts. | Parents of toddlers who work shifts in Leeds | £980 a month.
tutoring | Students from the university help pupils with maths, in person at the library, with a plan made from the last tests. | Parents of pupils in years 7 to 10 in Leipzig | €28 per lesson.
tutoring | Online tutoring in small groups for exams, with the same tutor all year. | Families with teenagers in South Korea | $180 a month.
music-lessons | A guitar teacher comes home and teaches songs which the pupil chooses; instruments can be rented. | Children and adults in Bordeaux | €38 per lesson.
music-lessons | An online platform on which retired orchestra musicians give violin and piano lessons by video. | Adult beginners in Japan and the US | 20% of each lesson.
language-lessons | Native speakers meet learners in cafés for conversation, with a teacher who corrects later in writing. | Expats in Lisbon who want to learn Portuguese | €24 per lesson.
language-lessons | A platform for live one-to-one lessons with teachers of small languages such as Basque or Frisian; you find your language tutor in a minute. | Heritage speakers in the US | 18% commission per lesson.
driving-school | A driving school for anxious learners with automatic cars, a simulator and instructors who never shout. | Adults over 25 in Glasgow who failed before | £42 per lesson.
driving-school | We teach the theory for the driving licence online and bundle driving lessons into two intensive weeks. | School leavers in rural Bavaria | €2,400 per licence.
holiday-camps | Day camps in the school holidays in which children build rafts and tree houses, with lunch. | Working parents in Utrecht | €230 per week.
holiday-camps | A marketplace for summer camps: parents compare and book kids' camps of clubs and schools. | Families in Toronto | 12% commission.
kids-parties | We bring a birthday party in a box for children: a treasure hunt, costumes and a play for two hours. | Parents of children from 4 to 9 in Madrid | €59 per box.
kids-parties | Scientists come to children's birthdays and let rockets rise in the garden. | Families in Warsaw | 650 zł per birthday party.
elderly-companion | Students visit lonely seniors once a week, play cards with them, go for a walk and help with the phone. | Children of older people living alone in Brussels | €19 per hour.
elderly-companion | We send friendly companions who take elderly people to the doctor, the hairdresser or a concert. | Families in Toronto with ageing parents | C$38 per hour.
home-care | Small teams of caregivers look after an elderly person at home, never more than three faces, planned by the team itself. | Families with a parent who needs care in Zürich | CHF 49 per hour.
home-care | We match families with vetted live-in carers for people with dementia and replace them within a day. | Families in the UK with a parent with dementia | £1,150 per week, 15% of it is ours.
kids-carpool | An app in which parents of a class share the school run, with a plan for each week and a message on arrival. | Parents of primary school children in suburbs of Munich | €4 a month per family.
kids-carpool | Vetted drivers take kids to school and to practice in electric vans, parents see the van on the map. | Working parents in San Diego | $16 per ride.
kids-coding | After-school coding classes where children build their own games, six per group, in the library. | Parents of children from 8 to 13 in Porto | €65 a month.
kids-coding | Live online robotics lessons for girls with a kit that stays with the child. | Families in Nairobi and Lagos | $49 a month.
kids-sports | A multi-sport class for children from two to five in school halls, a different ball every week. | Parents of small children in Copenhagen | 495 DKK a month.
kids-sports | We run football training for kids who do not like competition, on Saturday mornings in parks. | Families in Bristol | £9 per class.
meals-for-elderly | We cook small warm lunches for elderly people and bring them every day with a short chat at the door. | People over 75 in Graz who live alone | €9.80 per lunch.
meals-for-elderly | Neighbours cook one more portion and bring the meal to an older person in the street; we check, insure and pay. | Daughters and sons of people over 80 in Ghent | €8 per meal, €1.60 is ours.
`;
