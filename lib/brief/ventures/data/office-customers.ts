/** Software for the office: customers, words and code: what the figures need; the keys are those of `../venture.ts`. */
export const OFFICE_CUSTOMERS = `
support-assistant | firms
kinds: saas usage
start: 1800 5500 17000 = first version, chat widget, security check and website
runs: 300 900 2400 = servers, language model, security and insurance
hours: 0.3 0.6 1.3 per customer-month
price: 49 110 350 per month = firm
unless: knee, old people, carers, elderly

phone-receptionist | firms
kinds: saas usage services
start: 1800 5500 17000 = first version, phone lines, voice tests and website
runs: 350 950 2500 = servers, phone numbers, voice model and insurance
hours: 0.2 0.5 1 per customer-month
price: 39 79 190 per month = firm
unless: hotel front, phone repair, cases, dogs

email-marketing | firms
kinds: saas
start: 1800 5500 17000 = first version, mail templates, sender reputation and website
runs: 250 750 2000 = mail sending, servers, spam checks and accountant
hours: 0.1 0.25 0.6 per customer-month
price: 12 29 75 per month = firm
unless: farmers' market, stall

social-scheduling | firms
kinds: saas services
start: 1500 4500 14000 = first version, network approvals, designer and website
runs: 200 600 1600 = servers, network access, language model and accountant
hours: 0.08 0.2 0.5 per customer-month
price: 12 25 59 per month = firm
unless: trains, social workers, care, dances

content-writing | firms
kinds: saas services usage
start: 1000 3500 8000 = first version, style tests, website and legal texts
runs: 150 400 1100 = language model base fee, hosting, licences, accountant
hours: 0.2 0.5 3 per customer-month
price: 29 79 400 per month = account
unless: calligraphy, songs, letters, cv, novel

review-collecting | firms
kinds: saas
start: 1000 3000 7000 = first version, platform connections, website and terms
runs: 120 300 800 = hosting, texting number, insurance and accountant
hours: 0.2 0.3 0.8 per customer-month
price: 29 59 149 per month = location
unless: stamps, literature, films, rubbish

translation-tool | firms
kinds: saas usage
start: 1500 4500 12000 = first version, file format converters and website
runs: 200 500 1500 = hosting, model base fees, licences, insurance
hours: 0.2 0.5 1.5 per customer-month
price: 39 129 350 per month = firm
unless: printed, cards, menus, sign language

voice-api | firms
kinds: usage saas
start: 3000 9000 28000 = telephone numbers, test data, first servers, documentation site
runs: 400 1300 4000 = servers, carrier base fees, monitoring and insurance
hours: 0.3 0.8 2 per customer-month
price: 60 250 1200 per month = developer account
unless: singing, singers, choir, voice lessons

analytics-dashboard | firms
kinds: saas
start: 1500 4000 10000 = first version, data connectors, website and terms
runs: 200 500 1500 = database hosting, connector licences, insurance, accountant
hours: 0.3 0.7 1.5 per customer-month
price: 49 109 299 per month = firm
unless: car, blood, psycho*, cars

code-and-test-tool | firms
kinds: saas usage
start: 1500 4500 12000 = first version, code host apps and security check
runs: 250 700 2200 = test servers, model base fees, monitoring, insurance
hours: 0.05 0.15 0.4 per customer-month
price: 15 32 69 per month = developer
unless: dress code, pregnancy, water, soil

error-monitoring | firms
kinds: saas usage
start: 1500 4000 11000 = first version, client libraries and documentation site
runs: 250 700 2500 = event storage, servers in two places, insurance
hours: 0.1 0.3 0.8 per customer-month
price: 15 39 149 per month = project team
unless: @animals, heart, pest, printing

accessibility-check | firms
kinds: saas services
start: 1000 3500 9000 = scanner, screen reader devices, website and terms
runs: 120 350 900 = crawl servers, licences, liability insurance, accountant
hours: 0.2 0.6 2.5 per customer-month
price: 39 89 350 per month = website
unless: ramp, ramps, bus, wheelchair ramps

trades-website | firms
kinds: saas services
start: 800 2500 6000 = templates, editor, sample pages and a camera
runs: 120 300 800 = hosting, domains, image licences and accountant
hours: 0.3 0.6 1.5 per customer-month
price: 29 49 119 per month = website
unless: stock trad*, cards, shares, fair trade

sales-outreach | firms
kinds: saas usage
start: 1500 4500 12000 = first version, sending domains, data source setup
runs: 350 900 2800 = contact data licence, mailboxes, hosting, insurance
hours: 0.2 0.5 1.2 per customer-month
price: 49 89 199 per month = seat
unless: youth, street, homeless, charity
`;
