/** Software for the office: people and rules: id | solution | target customer | how it earns, as founders write them. */
export const OFFICE_PEOPLE_SAMPLES = `
applicant-tracking | It reads all applications for a post, sorts candidates with reasons and answers each of them within two days. | HR managers at companies with 50 to 300 employees in Germany | €199 per month.
applicant-tracking | Hiring software for restaurants: applicants chat on WhatsApp, answer five questions and the manager gets a shortlist. | Restaurant chains in Mexico | $49 per restaurant per month.
frontline-training | Short video lessons on the phone so new staff in hotels learn their job before the first shift. | Hotels with 30 to 200 rooms in Spain | €3 per employee per month.
staff-onboarding | A checklist and lessons for new hires in shops that run from the signed contract to the end of the third month. | Retail chains in South Africa | R40 per employee per month.
shift-planning | The app makes the weekly rota from wishes, holidays and skills and lets people swap shifts without calling the boss. | Cafés and restaurants in Melbourne | A$4 per employee per month.
shift-planning | AI staff scheduling that fills gaps after a sick call by asking those who are rested. | Care homes in Bavaria | €6 per carer per month.
hr-records | Holiday requests, sick notes and contracts of each employee in one place, approved from the phone. | Firms with 10 to 50 people in Italy | €4 per employee per month.
hr-records | HR software with everything a ten person business needs: files, leave, birthdays and probation dates. | Small businesses in Nigeria | ₦2,000 per employee per month.
employee-survey | Three anonymous questions a week to all employees, and each team leader gets one thing to change. | Companies with 100 to 1,000 employees in Finland | €3 per employee per month.
employee-survey | A pulse survey by text message for people without a desk, in nine languages. | Factories and logistics companies in the Netherlands | €2 per worker per month.
employee-wellbeing | Employees book confidential talks with psychologists, paid by the company, and HR only sees totals. | Tech companies with 50 to 500 employees in Lisbon | €5 per employee per month.
employee-wellbeing | We come into offices with massage chairs and short back exercises at the desk for employees. | Companies in Zurich with more than 30 employees | CHF 400 per visit.
phishing-training | We send harmless fake invoices and parcel mails by email to each employee and teach those who click in one minute. | Municipal offices and small firms in Austria | €2 per user per month.
phishing-training | Security awareness by phone: a cloned voice of the boss calls accounts staff as a drill. | Finance departments of mid-size companies in the UK | £6,000 per year.
security-compliance | AI fills in each security questionnaire from past answers and policies, with evidence linked. | Software companies selling to enterprises in the US | $600 per month.
security-compliance | We get startups ready for ISO 27001: the tool collects proof from their cloud and tells what is missing. | Software startups with 10 to 100 employees in Estonia | €4,000 per year.
privacy-compliance | A tool that scans a firm's website and systems and writes the records the GDPR asks for. | Medical practices and tax advisers in Germany | €29 per month.
privacy-compliance | It answers people who ask for their personal data: finds it in all systems, deletes on request and logs the proof. | Online shops with more than 20 employees in France | €150 per month.
meeting-notes | A phone on the table records site meetings of architects and turns them into minutes with tasks and names. | Architecture offices in Germany | €25 per user per month.
meeting-notes | An assistant joins calls, writes a summary of each call in Finnish and posts the decisions in the team chat. | Consultancies in Finland | €15 per seat per month.
knowledge-search | An assistant that answers employees' questions from the company's own documents and shows the page. | Manufacturing firms with 100 to 2,000 employees in Austria | €8 per user per month.
knowledge-search | Service technicians ask by voice and get the answer from thousands of old machine manuals. | Machine builders with service teams in Northern Italy | €40 per technician per month.
`;
