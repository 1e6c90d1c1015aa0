/** Apps, platforms and gadgets for creators, patients, parents and savers: id | solution | target customer | how it earns, as founders write them. */
export const POCKET_APPS_SAMPLES = `
podcast-and-audio-tools | Podcasters record with guests in the browser, and it removes noise and pauses and publishes the episode. | Independent podcasters in English-speaking countries | $15 per month.
podcast-and-audio-tools | Podcast hosting with listening statistics and private audio feeds for paying members. | Small podcast publishers in Scandinavia | €19 per month.
creator-storefront | A link in bio page where followers buy e-books, templates and calls from a creator in one tap. | Creators with 5,000 to 200,000 followers | $29 per month.
creator-storefront | Creators open a small storefront for digital downloads and are paid by card or mobile money. | Content creators in Nigeria and Ghana | 6% per sale.
music-and-beats-marketplace | A marketplace where rappers and singers hear beats and buy a licence directly from producers. | Independent artists and beat makers in the US and the UK | 10% commission per sale.
music-and-beats-marketplace | Video makers license tracks from independent composers, searched by mood and tempo. | YouTubers and film makers in Europe | €19 per track, 30% commission.
school-management | School management software for private schools: fees, attendance, report cards and a parents' app. | Private primary and secondary schools in Nigeria | ₦500 per pupil per term.
school-management | It bills school fees, takes attendance in class and informs parents by text. | Low-cost private schools in Kenya and Uganda | $0.50 per student per month.
clinic-management | Clinic software for patient records, queue, prescriptions and billing at one desk. | Private clinics with 1 to 10 doctors in East Africa | $40 per doctor per month.
clinic-management | Practice management software with diary, treatment notes and invoices for physiotherapists. | Physiotherapy and osteopathy practices in Ireland | €35 per practitioner per month.
doctor-booking | Patients find a doctor with free appointments near them, filter by insurance and book online. | Patients and private doctors in Mexico | Doctors pay $40 per month.
doctor-booking | A platform to book appointments with verified doctors and specialists, with the real waiting time. | Patients in large cities in Nigeria | ₦500 per booking.
weaning-app | An app that shows parents which solid food a baby can eat, how to cut it and when to introduce allergens. | Parents of babies from 5 to 12 months in the UK | £5.99 per month.
weaning-app | Week by week weaning plans with recipes for first foods and a log of what baby tried. | First-time mothers in India | ₹199 per month.
rent-saving | Tenants save a little each week in a locked pot, and the yearly rent is paid to the landlord when it is due. | Young workers in Lagos who pay rent once a year | Share of the interest.
rent-saving | An app that puts money aside on payday for the deposit on a first flat and shows the date of moving in. | Renters aged 22 to 35 in England | £2 per month.
small-loans | Small loans for market traders, applied for on the phone and repaid a little every day. | Women traders in Ghana | 4% interest per month.
small-loans | Short instalment loans for employees with a clear full cost, repaid from wages. | Factory workers in the Philippines | Interest on each loan.
crowdfunding | A crowdfunding platform where neighbours back local projects and pledges are taken only if the goal is reached. | Community groups and their supporters in the UK | 4% of successful campaigns.
crowdfunding | Families start a fundraising campaign for hospital bills that we verify, and donors give online. | Families of patients and donors in India | Tips by donors.
stock-learning-app | Learn the stock market with short lessons and a practice portfolio on real prices without real money. | Students and first-time investors in India | ₹149 per month.
stock-learning-app | An app that teaches beginners shares and funds with quizzes and simulated trading. | Women aged 25 to 45 in Germany | €12 per month.
forget-alert | A sensor that notices the stove is still on and alerts the phone before you leave home. | Families of older people in Canada | C$99 per device.
forget-alert | A small device at the door that reminds you when keys, window or lock were forgotten. | Busy households in Germany | €129 per kit.
pet-gadget | A smart water fountain that shows how much each cat drinks and warns the owner of changes. | Cat owners in Germany and the UK | €119 per device plus filters.
pet-gadget | A treat dispenser with a camera that keeps dogs busy when home alone. | Dog owners who work full time in the US | $99 per device.
weekend-guide | A weekly email on Thursday with ten hand-picked things to do with children this weekend. | Families in a mid-size English town | Local sponsors from £60 per issue.
weekend-guide | A city guide by newsletter and Instagram about where to eat, go out and see art this weekend. | Young professionals in Nairobi | Sponsored listings.
`;
