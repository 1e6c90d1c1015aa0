/** Meeting, living, working and remembering: id | solution | target customer | how it earns, as founders write them. */
export const LIFE_APPS_SAMPLES = `
dating-app | A dating app where singles over fifty are introduced to one person a week and talk by phone before they see more photos. | Singles over 50 in the Netherlands | €25 a month.
dating-app | We host small dinners where a matchmaker seats singles who share values, and you say afterwards whom you want to see again. | Single professionals in Toronto | C$39 per evening.
friend-finding | Every Wednesday we seat five strangers at a table so that people new in the city make friends. | Newcomers aged 25 to 40 in Munich | €15 a month.
friend-finding | An app for new mothers to find a mum friend within walking distance and a playdate for this week. | Mothers on parental leave in Manchester | £4 per month.
flatmate-finding | Students find flatmates through a short questionnaire about habits, and every room is visited by us before it goes online. | Students who move to Lyon | €39 per signed room.
flatmate-finding | Students answer twenty questions about dishes, guests and sleep and see flatmates who fit and rooms that are free. | Students in Vienna | €9 per contact.
tenant-help | Upload your rent increase and a lawyer-checked tool says within a day whether it is too high and writes the letter to the landlord. | Tenants in Berlin | €49 per letter.
tenant-help | We help renters get their heating and mould problems repaired with dated evidence, a tenant letter and a lawyer if needed. | Renters in New York | $15 a month.
job-search | An app that tailors your CV and cover letter to each vacancy and tracks what was sent where. | Job seekers over 45 in the UK | £12 a month.
job-search | A former recruiter reviews your resume by video and rewrites the first page within two days. | Graduates in India looking for a first job | ₹1,499 per review.
interview-practice | A mock interview with an AI that plays the hiring manager, records the answers and gives feedback on each. | Graduates in Nigeria applying for their first office job | $5 per interview.
interview-practice | People with an interview next week practise with someone who works in that trade, and get the recording back. | Nurses from abroad applying to Irish hospitals | €45 per practice interview.
life-story | We phone grandparents once a week, record their stories and turn them into a printed book for the family. | Adult children who want to give their parents a present | €290 per book.
family-history | A family tree app in which cousins add names, documents and voice recordings of their ancestors. | Families in Brazil with roots in Italy | R$15 a month.
digital-estate | An online will in plain language, checked by a solicitor, with a vault for passwords and funeral wishes. | Parents and home owners in Ireland | €120 per will.
digital-estate | We take over the administration after a death: accounts, contracts, pensions and probate forms in one place. | Families in England who have lost a parent | £390 per family.
personal-safety | An app that accompanies women walking home at night, with a volunteer on the phone and an alarm that reaches friends nearby. | Women aged 18 to 35 in Marseille | €2 a month.
personal-safety | A small panic button on the key ring that sends your live location to friends and calls a staffed centre. | Students in São Paulo | R$149 for the button and R$9 a month.
ai-companion | A voice companion for older people living alone that chats in their dialect, reminds them of appointments and calls the family if needed. | People over 75 in Sicily and their children | €19 a month.
ai-companion | A personal AI assistant that books appointments, fills in forms and sits on hold for you. | Busy parents in the US | $20 a month.
`;
