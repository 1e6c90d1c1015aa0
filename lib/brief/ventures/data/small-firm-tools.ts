/** Tools for trades, agencies, landlords and small firms: what the figures need; the keys are those of `../venture.ts`. */
export const SMALL_FIRM_TOOLS = `
trade-certificates | firms
kinds: saas
who: trade firm, trade firms
start: 1500 4000 9000 = first version, standards texts, form approvals
runs: 120 320 850 = hosting, standards licences, insurance and accountant
hours: 0.08 0.2 0.5 per customer-month
price: 10 20 39 per month = engineer
unless: gift certificate, birth certificate, share certificate, @animals

quote-follow-up | firms
kinds: saas
who: firm that sends quotes, firms that send quotes
start: 800 3000 7000 = first version, mailbox connection, website and terms
runs: 120 300 800 = hosting, texting number, insurance and accountant
hours: 0.15 0.3 0.8 per customer-month
price: 25 45 99 per month = firm
unless: quotations from books, insurance quote, stock quote, patient*

appointment-booking | both
kinds: saas
who: business with appointments, businesses with appointments
start: 1000 3500 8500 = first version, payment connection, website and terms
runs: 150 400 1100 = hosting, text messages, insurance and accountant
hours: 0.1 0.25 0.7 per customer-month
price: 12 29 69 per month = business
unless: @animals, concert, ticket, restaurant table, hotel

property-inspection-app | firms
kinds: saas usage
who: property inspector, property inspectors
start: 1500 4000 9500 = first version, comment library, app store accounts
runs: 150 420 1200 = photo storage, speech service, insurance, accountant
hours: 0.15 0.35 0.9 per customer-month
price: 29 55 120 per month = inspector
unless: @animals, car inspection, playground, tyre, solar

property-manager-inbox | firms
kinds: saas usage
who: property manager, property managers
start: 1500 4500 12000 = first version, channel connections, lease tests
runs: 300 750 2200 = model base fees, phone lines, hosting, insurance
hours: 0.6 1.5 4 per customer-month
price: 90 250 800 per month = property manager
unless: hotel, online shop, orders, patient*, museum

association-management | both
kinds: saas services
who: owners' association, owners' associations
start: 1500 4000 10000 = first version, payment connection, legal templates
runs: 180 450 1200 = hosting, bank link, insurance and accountant
hours: 0.3 0.7 2 per customer-month
price: 35 79 220 per month = association
unless: football, choir, sports club, trade association, fan club

donor-software | firms
kinds: saas
who: charity, charities
start: 1000 3500 9000 = first version, gift forms, receipt templates
runs: 150 380 1000 = hosting, mail service, insurance and accountant
hours: 0.2 0.5 1.2 per customer-month
price: 25 59 149 per month = charity
unless: blood, organ, sperm, egg, plasma, milk

agency-reporting | firms
kinds: saas
who: agency, agencies
start: 1000 3500 9000 = first version, channel connectors, report templates
runs: 200 500 1400 = data connector fees, hosting, insurance, accountant
hours: 0.3 0.6 1.5 per customer-month
price: 39 89 249 per month = agency
unless: travel agency, letting agency, care agency, model agency

client-document-collection | firms
kinds: saas
who: practice, practices
start: 1000 3500 9000 = first version, storage connections and security check
runs: 150 400 1100 = encrypted storage, messages, insurance and accountant
hours: 0.2 0.4 1 per customer-month
price: 29 55 139 per month = office
unless: waste, rubbish, parcel, stamp, museum

customer-feedback | firms
kinds: saas
who: business, businesses
start: 800 3000 7500 = first version, code stands, website and terms
runs: 120 320 900 = hosting, text messages, insurance and accountant
hours: 0.2 0.35 0.9 per customer-month
price: 25 55 129 per month = location
unless: guitar, audio, hearing, essay, homework

team-learning | firms
kinds: saas education
who: company, companies
start: 1500 5000 14000 = first version, filmed lessons, translations
runs: 180 450 1300 = video hosting, translation licences, insurance, accountant
hours: 0.02 0.05 0.15 per customer-month
price: 2 5 9 per month = learner
unless: dog, gym, football, primary school, language school

returns-for-shops | firms
kinds: saas usage
who: online shop, online shops
start: 1500 4000 10000 = first version, shop and carrier connections
runs: 180 450 1300 = hosting, carrier label service, insurance, accountant
hours: 0.2 0.5 1.2 per customer-month
price: 29 59 199 per month = online shop
unless: tax return, library, investment return, return flight

no-code-app-builder | both
kinds: saas
who: app maker, app makers
start: 2000 5500 16000 = first version, templates, test phones, documentation
runs: 250 700 2200 = build servers, hosting, store accounts, insurance
hours: 0.15 0.35 1 per customer-month
price: 19 39 109 per month = app
unless: house builder, body building, kitchen builder

clip-tool | both
kinds: saas usage
who: video maker, video makers
start: 1000 3500 9500 = first version, caption fonts, test footage, website
runs: 300 850 2800 = video servers, storage, speech service, licences
hours: 0.03 0.07 0.2 per customer-month
price: 15 27 59 per month = user
unless: hair clip, paper clip, nail clip, bag clip
needs: video, videos, clip, clips, podcast, podcasts, episode*, reel, reels, short, shorts, webinar*, stream*, sermon*, talk, talks
`;
