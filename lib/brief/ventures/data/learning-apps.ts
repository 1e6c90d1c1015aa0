/** Learning at home and online: what the figures need; the keys are those of `../venture.ts`. */
export const LEARNING_APPS = `
homework-tutor | people
kinds: saas education
who: pupil, pupils
share: 2 4 7
start: 1500 4500 14000 = first version, test lessons, child privacy check
runs: 250 700 1900 = servers, language model, app stores and insurance
hours: 0.02 0.04 0.1 per customer-month
price: 8 14 25 per month = pupil
unless: @animals, adult, nurses, home office

language-app | people
kinds: saas education
who: language learner, language learners
share: 4 8 14
start: 2000 5500 18000 = first version, native speakers' recordings and pictures
runs: 250 700 1900 = servers, speech model, app stores and accountant
hours: 0.02 0.03 0.08 per customer-month
price: 7 12 18 per month = learner
unless: @animals, programming, sign language

kids-reading | people
kinds: saas education
who: parent, parents
share: 3 5 8
start: 2500 7000 22000 = first version, stories, drawings, voices and privacy check
runs: 250 650 1700 = servers, speech recognition, app stores and insurance
hours: 0.02 0.04 0.08 per customer-month
price: 5 9 14 per month = family
unless: meters, tarot, palm, adults

maths-practice | people
kinds: saas education
who: parent, parents
share: 3 6 9
start: 1800 5000 16000 = first version, exercise bank, drawings and child tests
runs: 150 450 1200 = servers, app stores, insurance and accountant
hours: 0.02 0.03 0.08 per customer-month
price: 5 9 15 per month = family
unless: nurses, adult, doctors, accountants

coding-course | people
kinds: education saas
who: learner, learners
share: 2 4 7
start: 1500 4500 14000 = course videos, learning platform, laptop and website
runs: 150 450 1100 = learning platform, video tool, code servers, accountant
hours: 2 4 8 per customer-month
price: 90 220 500 per month = course place
unless: medical coding, golf, horses, colour

exam-course | people
kinds: education services
who: candidate, candidates
often: 0.04 0.08 0.15
share: 0.4 1 2
costs: 30 40 52 = the teachers' pay and marking
start: 1500 4500 13000 = course script, mock exams, camera and website
runs: 150 420 1000 = learning platform, video tool, insurance and accountant
hours: 2.5 5 9 per place
price: 220 420 850 per use = course place
unless: @animals, eye exam, medical exam, golf

expert-course | people
kinds: education
who: learner, learners
often: 0.03 0.06 0.15
share: 1 3 6
start: 800 2500 8000 = camera, microphone, course videos and website
runs: 80 220 550 = course platform, video tool and accountant
hours: 1.5 4 8 per place
price: 150 350 700 per use = course place
unless: @animals, golf, race, obstacle

career-bootcamp | people
kinds: education
who: career changer, career changers
often: once
share: 0.5 1.2 2.5
costs: 35 45 58 = teachers, mentors and career coaching
start: 6000 18000 55000 = curriculum, school licence, platform and job partners
runs: 700 1800 4500 = learning platform, licence fees, insurance and legal advice
hours: 35 60 110 per place
price: 4000 7500 14000 per once = bootcamp place
unless: @animals, fitness, boots, army

music-practice | people
kinds: saas education marketplace
who: music learner, music learners
share: 2 4 7
start: 2000 5500 18000 = first version, note recognition, song licences and recordings
runs: 200 600 1600 = servers, song rights, app stores and accountant
hours: 0.02 0.03 0.08 per customer-month
price: 7 11 18 per month = player
unless: @animals, doctors, dentist, rooms

speaking-practice | people
kinds: saas education marketplace
who: learner, learners
share: 2 4 8
start: 1500 4500 14000 = first version, dialogue scenes and voice tests
runs: 250 750 2000 = servers, voice model, app stores and accountant
hours: 0.02 0.03 0.08 per customer-month
price: 8 13 22 per month = learner
unless: doctors, loudspeaker, autis*, stroke

learn-differently | people
kinds: saas education services
who: learner, learners
share: 1 2.5 5
start: 1800 5000 16000 = first version, lesson stories, drawings and specialist review
runs: 150 450 1200 = servers, app stores, insurance and accountant
hours: 0.03 0.06 0.2 per customer-month
price: 6 11 25 per month = learner
unless: @animals, machine learning, driving

study-planner | people
kinds: saas
who: student, students
share: 3 5 8
start: 1000 3000 9000 = first version, designer and test group
runs: 100 300 800 = servers, language model and app stores
hours: 0.02 0.02 0.05 per customer-month
price: 3 5 9 per month = student
unless: clinical study, wedding, study room

university-application | people
kinds: services education saas
who: applicant, applicants
often: once
share: 0.3 0.7 1.5
costs: 40 52 65 = the advisers' and readers' pay
start: 1000 3000 9000 = website, guide material, mentor checks and membership
runs: 120 350 900 = video tool, essay software, insurance and accountant
hours: 10 20 40 per applicant
price: 900 2200 5000 per once = application package
unless: paint, coating, cream, jobs

driving-theory | people
kinds: saas education marketplace
who: learner driver, learner drivers
share: 0.6 1.2 2
start: 1800 5000 15000 = question licence, first version and hazard clips
runs: 120 350 900 = servers, question licence and app stores
hours: 0.02 0.03 0.06 per customer-month
price: 5 8 14 per month = learner
unless: forklift, golf, music theory, crane

kids-online-classes | people
kinds: marketplace education
who: parent, parents
often: 1 3 5
share: 3 5 8
costs: 60 70 78 = the teachers' share
start: 2500 7500 24000 = class platform, teacher checks, privacy review and website
runs: 250 650 1600 = servers, video rooms, insurance and support
hours: 0.2 0.35 0.6 per class
price: 12 18 28 per use = class seat
unless: @animals, adults, pensioners, driving
needs: child*, kid, pupil*, school*, parent, teen*, homeschool*
`;
