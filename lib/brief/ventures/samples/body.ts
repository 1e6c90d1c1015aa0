/** Hair, hands, health and fitness: id | solution | target customer | how it earns, as founders write them. */
export const BODY_SAMPLES = `
mobile-hairdresser | A hairdresser comes to your living room, with cape, mirror and vacuum cleaner; you book a slot by phone. | Older people and young mothers in Hamburg | €49 per haircut.
barber-shop | We run a barber van that stops at office parks, fifteen minutes for a haircut and beard. | Office workers in Dallas | $35 per cut.
beauty-at-home | Manicure and pedicure in your own home by trained nail artists, booked in an app. | Working women in Dubai | AED 180 per treatment, we keep 25%.
beauty-at-home | A small studio for eyebrows and lash extensions with vegan products. | Women from 20 to 45 in Milan | €70 per appointment.
massage-at-home | An app that sends a certified massage therapist with table and oils to your home in ninety minutes. | Professionals in Manchester with back pain | £75 per massage, 25% commission.
massage-at-home | A tiny massage studio near the station, twenty minutes for neck and shoulders without taking off clothes. | Commuters in Basel | CHF 45 per massage.
personal-training | Personal training at home for women after fifty: two strength sessions a week with a trainer and simple weights. | Women over 50 in Stockholm | 690 SEK per session.
personal-training | A small fitness studio where a coach trains four people at a time and every client gets a plan. | Desk workers in Turin | €129 a month.
yoga-studio | A yoga studio with classes for stiff beginners, eight people at most, early in the morning and at noon. | Office workers in Lisbon | €85 a month or €14 per class.
yoga-studio | Online pilates with live teachers who see you and correct your posture, on reformer machines we rent out. | Women after pregnancy in Canada | C$79 a month.
climbing-boxing-gym | A bouldering hall with a café, routes for children and a women's evening. | Students and families in Groningen | €12 per visit, €49 per month.
climbing-boxing-gym | A boxing gym without bruises: technique classes for office people with gloves for hire. | Beginners in Birmingham | £59 membership a month.
dance-school | A salsa school that meets in bars: one hour of lesson, then dancing, no partner needed. | Singles between 25 and 45 in Cologne | €15 per evening.
dance-school | Online ballet classes for adults who always wanted to begin, with feedback on films. | Adult beginners in the UK | £24 a month.
swimming-lessons | Children learn to swim in hotel pools in small groups of four with a daily lesson for two weeks. | Parents of children from 4 to 8 in Munich | €240 per course.
swimming-lessons | A swim school for adults who are afraid of water, in a warm pool with patient teachers. | Adults in Brisbane who never learned it | A$70 per lesson.
physiotherapy | Physiotherapists visit patients at home after knee or hip surgery and follow their exercises in an app. | Patients over 60 in Valencia | €55 per session.
physiotherapy | A twelve-week online programme with a personal physical therapist for people with back pain, two video calls a month. | Office workers in the US with chronic back pain | $99 a month.
nutrition-coaching | A dietitian goes shopping with you, looks into your fridge and writes a plan for people with diabetes. | People with type 2 diabetes in Graz | €85 per consultation.
nutrition-coaching | An app with a real nutritionist who comments on photos of your plates and helps you lose weight slowly. | Women over 40 in Ireland | €39 a month.
tattoo-studio | A women-only tattoo studio for fine lines, with a drawing evening before each appointment. | Women between 20 and 40 in Bologna | €180 per tattoo.
tattoo-studio | A marketplace where people find a tattoo artist by style and pay the deposit safely. | Young adults in Berlin who want a tattoo | 10% of each booking.
sauna-wellness | A wood-fired sauna on a trailer that stands at the lake from October to April and can be booked by the hour. | Winter swimmers and friends around Oslo | 250 NOK per person and hour.
sauna-wellness | A small urban spa with a cold plunge and a hot tub, open until midnight. | Young professionals in Seattle | $39 per visit.
postnatal-care | A doula who comes to your home in the first six weeks, at night too, cooks and shows how to hold the baby. | New parents in Amsterdam | €45 per hour.
postnatal-care | Midwives visit mothers at home in the weeks after birth and help with breastfeeding, wounds and the first bath. | Mothers with a newborn in rural Scotland | £65 per visit.
foot-hearing-home | Certified podiatrists visit elderly people in their own homes every six weeks. | People over 75 in Lower Austria | €42 per visit.
foot-hearing-home | We do hearing tests in living rooms and fit hearing aids there, with three follow-up visits. | Retired people in Wales | £1,200 per pair of hearing aids.
`;
