/** Learning at home and online: what the figures need; the keys are those of `../venture.ts`. */
export const LEARNING_APPS = `
homework-tutor | people
kinds: saas education
who: pupil, pupils
share: 2 4 7
unless: @animals, adult, nurses, home office

language-app | people
kinds: saas education
who: language learner, language learners
share: 4 8 14
unless: @animals, programming, sign language

kids-reading | people
kinds: saas education
who: parent, parents
share: 3 5 8
unless: meters, tarot, palm, adults

maths-practice | people
kinds: saas education
who: parent, parents
share: 3 6 9
unless: nurses, adult, doctors, accountants

coding-course | people
kinds: education saas
who: learner, learners
share: 2 4 7
unless: medical coding, golf, horses, colour

exam-course | people
kinds: education services
who: candidate, candidates
often: 0.04 0.08 0.15
share: 0.4 1 2
costs: 30 40 52 = the teachers' pay and marking
unless: @animals, eye exam, medical exam, golf

expert-course | people
kinds: education
who: learner, learners
often: 0.03 0.06 0.15
share: 1 3 6
unless: @animals, golf, race, obstacle

career-bootcamp | people
kinds: education
who: career changer, career changers
often: once
share: 0.5 1.2 2.5
costs: 35 45 58 = teachers, mentors and career coaching
unless: @animals, fitness, boots, army

music-practice | people
kinds: saas education marketplace
who: music learner, music learners
share: 2 4 7
unless: @animals, doctors, dentist, rooms

speaking-practice | people
kinds: saas education marketplace
who: learner, learners
share: 2 4 8
unless: doctors, loudspeaker, autis*, stroke

learn-differently | people
kinds: saas education services
who: learner, learners
share: 1 2.5 5
unless: @animals, machine learning, driving

study-planner | people
kinds: saas
who: student, students
share: 3 5 8
unless: clinical study, wedding, study room

university-application | people
kinds: services education saas
who: applicant, applicants
often: once
share: 0.3 0.7 1.5
costs: 40 52 65 = the advisers' and readers' pay
unless: paint, coating, cream, jobs

driving-theory | people
kinds: saas education marketplace
who: learner driver, learner drivers
share: 0.6 1.2 2
unless: forklift, golf, music theory, crane

kids-online-classes | people
kinds: marketplace education
who: parent, parents
often: 1 3 5
share: 3 5 8
costs: 60 70 78 = the teachers' share
unless: @animals, adults, pensioners, driving
needs: child*, kid, pupil*, school*, parent, teen*, homeschool*
`;
