/** Tools for trades, agencies, landlords and small firms: what the figures need; the keys are those of `../venture.ts`. */
export const SMALL_FIRM_TOOLS = `
trade-certificates | firms
kinds: saas
who: trade firm, trade firms
unless: gift certificate, birth certificate, share certificate, @animals

quote-follow-up | firms
kinds: saas
who: firm that sends quotes, firms that send quotes
unless: quotations from books, insurance quote, stock quote, patient*

appointment-booking | both
kinds: saas
who: business with appointments, businesses with appointments
unless: @animals, concert, ticket, restaurant table, hotel

property-inspection-app | firms
kinds: saas usage
who: property inspector, property inspectors
unless: @animals, car inspection, playground, tyre, solar

property-manager-inbox | firms
kinds: saas usage
who: property manager, property managers
unless: hotel, online shop, orders, patient*, museum

association-management | both
kinds: saas services
who: owners' association, owners' associations
unless: football, choir, sports club, trade association, fan club

donor-software | firms
kinds: saas
who: charity, charities
unless: blood, organ, sperm, egg, plasma, milk

agency-reporting | firms
kinds: saas
who: agency, agencies
unless: travel agency, letting agency, care agency, model agency

client-document-collection | firms
kinds: saas
who: practice, practices
unless: waste, rubbish, parcel, stamp, museum

customer-feedback | firms
kinds: saas
who: business, businesses
unless: guitar, audio, hearing, essay, homework

team-learning | firms
kinds: saas education
who: company, companies
unless: dog, gym, football, primary school, language school

returns-for-shops | firms
kinds: saas usage
who: online shop, online shops
unless: tax return, library, investment return, return flight

no-code-app-builder | both
kinds: saas
who: app maker, app makers
unless: house builder, body building, kitchen builder

clip-tool | both
kinds: saas usage
who: video maker, video makers
unless: hair clip, paper clip, nail clip, bag clip
needs: video, videos, clip, clips, podcast, podcasts, episode*, reel, reels, short, shorts, webinar*, stream*, sermon*, talk, talks
`;
