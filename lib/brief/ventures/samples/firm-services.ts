/** Services that firms buy by the month or the project: id | solution | target customer | how it earns, as founders write them. */
export const FIRM_SERVICES_SAMPLES = `
bookkeeping-service | Our bookkeepers do the books of cafés every week for a fixed fee and explain the result in one call a month. | Cafés and restaurants in Dublin | €350 a month.
bookkeeping-service | Online accountants for small firms: bookkeeping, annual accounts and one named person on the phone. | Small firms in Auckland | NZ$290 a month.
fractional-cfo | A part-time CFO for one day a week, for planning, banks and investors. | Start-ups and family firms with 10 to 80 staff in Munich | €1,200 per day.
fractional-cfo | Finance leads on loan: our fractional CFOs build the plan, prepare the board meeting and sit in on talks with lenders. | Growing companies in Nairobi and Kampala | $1,500 per month.
marketing-agency | We run ads and a Google profile for physiotherapists and ask each new patient how they came. | Physiotherapy clinics in Scotland | £700 a month plus ad spend.
influencer-matching | An influencer agency that finds local food bloggers and handles contracts and posts for brands. | Food and drink brands in Indonesia | 20% of each campaign.
web-design-studio | A two-person web design studio: a finished site in ten days for a fixed price, texts included. | Consultants and small law offices in Vienna | €3,900 per site and €60 a month.
web-design-studio | We build apps and MVPs for founders in six weeks with a fixed scope. | Founders with first funding in Berlin and London | €28,000 per project.
video-production | We film employees at work and cut three short recruiting films each month. | Manufacturing companies with 50 to 500 employees in Swabia | €1,900 a month.
podcast-production | Podcast production for companies: idea, guests, recording and publishing. | B2B companies in the Nordics | €1,500 per episode.
translation-service | An agency of legal translators for court files and patents, each text read by a second person. | Law firms and patent offices in Austria | €0.22 per word.
translation-service | Certified translations of birth certificates and contracts, ordered by phone photo and posted with a stamp. | Immigrants and notaries in Spain | €35 per page.
it-support | We look after computers, backups and mail for small offices for a fixed fee: IT support within the hour. | Medical practices and tax advisers in Cologne | €45 per workplace per month.
it-support | A remote IT department for schools and charities: laptops, accounts and a help line, managed monthly. | Charities and schools with 10 to 60 staff in Wales | £25 per person per month.
security-testing | Penetration tests for small software companies, with a report their customers accept and one retest. | Software companies with 5 to 50 employees in the Baltics | €4,500 per test.
security-testing | Ethical hackers from our network look for holes in a company's app and are paid per vulnerability found. | Banks and online shops in Indonesia | 20% on top of each reward.
recruiting-service | We recruit nurses in Tunisia, teach them German and help them arrive. | Hospitals and care homes in Germany | €9,000 per nurse.
recruiting-service | A network of vetted developers from Kenya who work remotely for months at a time. | Software companies in Western Europe | 18% on top of the developer's rate.
virtual-assistance | Trained remote assistants handle inbox, calendar and invoices of business owners, with a stand-in for holidays. | Coaches, brokers and consultants in the US who work alone | $38 per hour in packages.
virtual-assistance | A shared executive assistant for start-up founders: travel, calendar and hiring admin by a real person. | Start-up founders in Israel | $900 a month.
corporate-training | Half-day workshops in which teams learn to use AI on their own tasks, with a follow-up after three weeks. | Companies with 50 to 500 employees in Italy | €2,400 per day.
corporate-training | First-aid training at the workplace with actors and real situations, in Spanish and English. | Construction and logistics companies in Texas | $90 per person.
grant-writing | We find subsidies for small manufacturers and write the application; we are paid when it is granted. | Manufacturers with 10 to 200 staff in Poland | 8% of the grant.
grant-writing | Software that matches nonprofits with open calls and drafts the grant application with their own figures. | Small charities in Canada | C$79 a month.
export-consulting | We find importers in Germany for olive oil and wine makers and sit in on the first talks. | Olive oil and wine producers in Greece | €900 a month and 3% of sales.
export-consulting | Export help for machine builders: we call distributors abroad, check approvals and accompany them to fairs. | Family-owned machine builders in Northern Italy | €6,000 per market.
rapid-prototyping | Upload a drawing or send the broken part and get a 3D printed spare by the day after tomorrow. | Machine shops and repair businesses in Portugal | €25 setup plus material.
rapid-prototyping | A workshop that builds prototypes of devices, housing and electronics, in small series up to 100. | Hardware start-ups and engineers in the Netherlands | €95 per hour.
`;
