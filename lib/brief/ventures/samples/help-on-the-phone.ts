/** Money, health and safety of people, mostly on a phone: id | solution | target customer | how it earns, as founders write them. */
export const HELP_ON_THE_PHONE_SAMPLES = `
saving-app | The app puts aside a small sum each time you are paid and stops when your account is low. | Waiters and couriers with irregular pay in Italy | €2 per month.
saving-app | Spare change from every card payment goes into a pot for a holiday or a new fridge. | Young workers in Brazil | R$7 per month.
credit-building | We report your rent to credit bureaus so that you build credit without a loan. | Newcomers in Canada | C$6 per month.
credit-building | An app with small tasks and a secured card that improves your credit history. | Students and migrants in the United States | $5 per month.
debt-relief | You photograph every letter from lenders and the app makes one payoff plan and writes to them. | Families with several consumer debts in Romania | €6 per month.
debt-relief | A coach and an app that help people get rid of credit card debt, smallest first. | Adults with credit card debt in Australia | A$15 per month.
property-shares | Fractional ownership of holiday houses by the sea with a calendar and a resale market. | Families who cannot afford a second home in Norway | 10% on the purchase and NOK 900 per month.
property-shares | Invest in real estate from 100 lira: we buy flats, let them and share the rent. | Young professionals in Turkey | 1.5% per year of the invested sum.
symptom-checker | A chatbot in Swahili asks about symptoms and tells people whether a clinic visit is needed today. | Families far from a clinic in Tanzania | TSh 2,000 per month, paid by phone.
symptom-checker | AI health assistant that explains symptoms and lab words and prepares questions for the doctor. | Adults in Germany without a family doctor | €4.99 per month.
skin-check | Send photos of a rash or acne and get a treatment plan from a skin doctor within a day. | Teenagers and young adults in India with acne | ₹399 per check.
skin-check | It compares pictures of your moles from season to season and warns of changes. | Outdoor workers and sailors in New Zealand | NZ$7 per month.
vr-therapy | Patients after a stroke train arm movements with VR rehab games at home. | Rehabilitation clinics in South Korea | ₩90,000 per patient per month.
vr-therapy | Virtual reality therapy against fear of heights, with a psychologist on video. | People with phobias in Spain | €59 per session.
speech-therapy-app | Late talkers get picture games every day and a speech therapist looks at recordings once a week. | Parents of children aged 2 to 5 in Poland | 79 zł per month.
speech-therapy-app | Daily speech exercises on a tablet after a stroke, for aphasia. | Families of people with aphasia in France | €29 per month.
dementia-app | A tablet that plays old songs and family photos and tells a person with dementia what day it is. | Adult children of parents with dementia in the Netherlands | €24 per month.
dementia-app | Cognitive training for people with memory loss, made with a memory clinic. | Couples over 65 where one has early memory loss, in Denmark | DKK 99 per month.
migraine-app | One tap logs a headache; after a month you see which food, sleep and weather triggers attacks. | Office workers with frequent headaches in Portugal | €3.99 per month.
migraine-app | An asthma app that reads pollen and air data and warns before an attack. | Parents of children with asthma in Taiwan | NT$120 per month.
home-tests | Hormone test by finger-prick at home, with a gynaecologist's comments. | Women over 40 in Spain | €69 per test.
home-tests | A DNA and gut test that shows which foods suit you, repeated twice a year. | Health-conscious adults in Hong Kong | HK$1,200 per kit.
blind-help | A clip-on camera tells blind people bus numbers, shelf labels and who stands in front of them. | Blind and low-vision people in Germany | €890 per device.
blind-help | A map of step-free entrances and lifts for people who use wheelchairs, with wheelchair routes. | Wheelchair users in Barcelona | €3 per month.
scam-protection | It answers unknown calls for grandparents, recognises scam calls and tells the family. | Families with parents over 70 in Japan | ¥600 per month.
scam-protection | Forward a suspicious message and know in seconds if it is a scam or a deepfake. | Older people and their children in Brazil | R$14 per month.
consumer-claims | Forward your ticket: we claim refunds for delayed trains and cancelled flights and keep a share. | Commuters and travellers in the UK | 20% of the refund.
consumer-claims | An app that disputes parking fines with a letter in five minutes. | Car drivers in France | €9 per letter.
remote-patient-monitoring | Patients with COPD breathe into a small device at home each morning and a nurse calls if values fall. | Lung clinics and insurers in Portugal | €39 per patient per month.
remote-patient-monitoring | A hospital-at-home platform with vital signs from a patch and video rounds. | Public hospitals in Chile | $12 per patient per day.
patient-transport | Wheelchair transport booked by app, with drivers trained to help to the door. | Care homes and dialysis centres in Malaysia | RM35 per ride.
patient-transport | Software that plans medical transport for several hospitals so vans do not drive back empty. | Hospitals and transport services in Slovakia | €0.90 per ride.
skin-check | You send photos of a mole or rash and a dermatologist answers in writing within a day. | Adults in Norway who wait months for a skin doctor | 450 kr per answer.
`;
