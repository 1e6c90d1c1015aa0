/** Software for the office: people and rules: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const OFFICE_PEOPLE = `
applicant-tracking | firms
cue: applicant track; cv screen; resume screen; screens applications; screens candidates; recruit software; candidate shortlist; applicant shortlist; hiring software; hiring candidates; interview candidates score; job-ad applicants; recruit ai candidates; ats; video interview candidate; reads cv; applications candidates; applications post sort; candidates sort; applications open-position; hiring applicants; recruitment ai screen; candidates rank
not: trial; practice; mock; cover-letter; nurse-shift; dating; tenant; election
kinds: saas

staff-onboarding | firms
cue: onboard employee; onboard staff; onboarding new; new-hire; new hires checklist; train staff phone; train employees short; staff training app; course employees; micro-lesson; training frontline; e-learning employees; learning compan employees; lessons staff; train new staff; train staff app; onboarding hire; staff lessons video; training staff; training app employees; onboarding software staff
not: phishing; security-awareness; customer-onboarding; first-aid; school; children; dog; language
kinds: saas education

shift-planning | firms
cue: shift plan; shift planner; rota; shift swap; staff schedul; roster; shift schedul; duty plan; swap shifts; work schedule staff; open shift staff; schedul shifts; dienstplan
not: volunteer; marketplace; bank; lesson; agency-nurse; temp; appointment; meeting
kinds: saas

hr-records | firms
cue: hr software; hr platform; holiday request employee; leave request; sick-note; employee file; leave management; hr small; absence employee; staff records; hr tool; hr assistant; time-off request; vacation request; personnel file; holidays employees request; employee contracts holidays
not: payroll-software; wellbeing; recruit; farm; clinical; shift-plan; payroll
kinds: saas

employee-survey | firms
cue: employee survey; pulse survey; employee feedback; staff survey; engagement employee; anonymous feedback team; performance-review; feedback team weekly; employee mood; employee ideas; survey teams anonym; employee engagement; anonymous employee; survey team; survey people desk; anonymous team; employees question week; asks employees; asks staff question; team-lead changed
not: customer; customers; market-research; patients; guests
kinds: saas

employee-wellbeing | firms
cue: wellbeing employee; employee mental health; wellbeing @compan; employee assistance; counsel employees; burnout employee; stress employees; workplace health; mental-health @employer; desk exercise employees; massage office; yoga office; wellness employees; employees psycholog; employees coach confidential; employees stress; mental-health staff; mental-health team; massage employees; employees fitness; back-pain office; workplace wellbeing
not: patient; student; tourist; therapist
kinds: saas services marketplace

phishing-training | firms
cue: phishing; fake email employee; security-awareness; cyber-awareness; security training employees; fake invoice employee train; simulate attack staff; cyber training; scam call employees; deepfake call employee; awareness cyber; phish phish; security awareness; fake mails employee; test mails click; voice drill accounts; deepfake boss
not: grandparent; elderly; fish
kinds: saas education

security-compliance | firms
cue: soc-2; iso-27001; security questionnaire; questionnaire answers security; compliance automat; compliance evidence; audit-ready; security certif; vendor security; nis2; audit evidence collect; compliance auditor; iso 27001; soc 2; security questionnaires; nis2 nis2; compliance cloud proof; audit proof security; certification information-security
not: carbon; food; phishing; halal; organic
kinds: saas services

privacy-compliance | firms
cue: gdpr; cookie-banner; privacy policy website; data-protection @business; data protection compan; data-subject; privacy request; privacy compliance; consent website visitors; cookies consent; personal data delete request; processing register; data protection officer; gdpr gdpr; personal data delete; data-protection record; privacy policies; cookie banner; data protection officers; website scan privacy
not: newsletter; ruling
kinds: saas services

meeting-notes | firms
cue: meeting notes; meeting summar; call notes; call summar; transcri meeting; transcri calls; meeting action-item; meeting assistant; minutes meeting; decisions meeting; meeting record; summar calls; meetings minutes; meetings notes; records meetings; summar meeting; transcri meetings; calls summary decisions
not: patient; lecture; parish; doctor; clinical; interview-practice; therap
kinds: saas

knowledge-search | firms
cue: knowledge-base internal; internal knowledge; company documents answer; answers employees questions documents; search company documents; internal wiki; ai assistant company data; employee question answer slack; company wiki; knowledge retire; internal search; sharepoint answer; machine manuals answer; manual technician question; questions employees documents; assistant company's documents; manuals answer; knowledge retiring; wiki team answer; finds internal documents; chatbot employees
not: customer-support; patients; student; tenant; legal-research
kinds: saas
`;
