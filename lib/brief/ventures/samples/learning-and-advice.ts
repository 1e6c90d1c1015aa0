/** Courses, coaching and professional advice: id | solution | target customer | how it earns, as founders write them. */
export const LEARNING_AND_ADVICE_SAMPLES = `
office-skills-course | Live online course on Excel, Power Query and AI tools in which people work on their own spreadsheets. | Office and finance staff in Manchester | £290 per course.
office-skills-course | Data analysis for beginners: spreadsheets, SQL and dashboards in ten evenings with a trainer. | Career starters and admin staff in Hyderabad | ₹12,000 per person.
business-coaching | One-to-one business coaching every two weeks: goals, cash, staff and accountability. | Owners of small firms in Adelaide | A$900 a month.
business-coaching | I coach founders and owners in a small group, set targets for ninety days and look at their numbers with them. | Business owners with 2 to 15 staff in Cape Town | R3,500 a month.
life-and-career-coaching | A programme of eight coaching calls on strengths, values and next steps for people who feel stuck at work. | Professionals between 30 and 50 in Toronto | C$1,200 per programme.
life-and-career-coaching | Personal coach by video for big life changes: new job, separation, return to work. | Women over 35 in Portugal | €80 per session.
cv-and-linkedin-writing | We interview you, rewrite your CV and cover letter and set up your LinkedIn profile within five days. | Job seekers in Ireland with ten years of experience | €190 per package.
cv-and-linkedin-writing | Resume and LinkedIn profile writing by a former recruiter, with two rounds of edits. | Mid-career managers in Chicago | $320 per package.
public-speaking-coaching | Coaching for presentations and speeches: rehearsal on camera, voice, structure and feedback. | Managers and founders in Zurich | CHF 220 per session.
public-speaking-coaching | Small weekly classes in which people practise speaking in front of others and lose their stage fright. | Young professionals in Accra | GHS 600 per course.
tax-return-service | Customers send photos of their documents and our tax preparers fill in and file the income tax return. | Employees and freelancers in Warsaw | 250 zł per return.
tax-return-service | Tax preparation for truck drivers and self-employed people, with quarterly estimates and answers to letters. | Self-employed drivers in Georgia, US | $240 per return.
insurance-advice | An independent insurance broker who reviews policies, closes gaps and helps with claims. | Families and small firms in Bordeaux | Commission from insurers or €110 an hour.
insurance-advice | We compare health, life and liability insurance, explain the cover and arrange the policy. | Self-employed people in Johannesburg | Commission per policy.
legal-templates | Contract templates checked by lawyers, with a guide on how to fill in each clause. | Freelancers and small agencies in New Zealand | NZ$89 per template.
legal-templates | A website that creates rental agreements, NDAs and terms from a few questions, ready to sign. | Landlords and founders in Belgium | €35 per document or €120 a year.
hr-consulting | Outsourced HR for small companies: employment contracts, policies, appraisals and advice on dismissals. | Companies with 10 to 60 employees in Leeds | £350 a month.
hr-consulting | HR consultant who helps hotels and restaurants to hire, onboard and keep staff. | Hospitality businesses in Lisbon | €75 an hour.
podcast-production | We edit and publish podcasts: sound, music, show notes and clips for each episode. | Coaches and consultants in Sydney | A$380 per episode.
podcast-production | Podcast studio that plans, records, edits and distributes shows for companies. | B2B firms and associations in Copenhagen | DKK 9,000 per episode.
graphic-design-studio | Logo, brand identity, packaging and menus from a studio of two designers at a fixed price. | New cafés and shops in Porto | €2,400 per brand identity.
graphic-design-studio | Design subscription: flyers, slides and social media graphics within two days. | Marketing teams of small companies in Dublin | €1,500 a month.
workplace-fitness | Trainers come to the office at lunch and give yoga, pilates and back classes in the meeting room. | Companies with 50 to 300 employees in Vienna | €140 per class.
workplace-fitness | Weekly exercise classes and stretch breaks for staff, in the office and by video. | Employers in Singapore | S$900 a month.
outdoor-bootcamp | Group training in the park three mornings a week with circuits and kettlebells, in all weather. | Adults in Auckland who dislike gyms | NZ$120 a month.
outdoor-bootcamp | Outdoor fitness bootcamp on the beach before work, for all levels, with a trainer. | Office workers in Barcelona | €55 a month.
running-and-cycling-club | Coached group runs by pace three times a week with training plans for races. | Beginner runners in Nairobi | KES 2,500 a month.
running-and-cycling-club | A cycling club with guided weekend rides, three speed groups and skills mornings. | Women who cycle in Bristol | £11 a month.
`;
