/** Software for the office: customers, words and code: what the figures need; the keys are those of `../venture.ts`. */
export const OFFICE_CUSTOMERS = `
support-assistant | firms
kinds: saas usage
unless: knee, old people, carers, elderly

phone-receptionist | firms
kinds: saas usage services
unless: hotel front, phone repair, cases, dogs

email-marketing | firms
kinds: saas
unless: farmers' market, stall

social-scheduling | firms
kinds: saas services
unless: trains, social workers, care, dances

content-writing | firms
kinds: saas services usage
unless: calligraphy, songs, letters, cv, novel

review-collecting | firms
kinds: saas
unless: stamps, literature, films, rubbish

translation-tool | firms
kinds: saas usage
unless: printed, cards, menus, sign language

voice-api | firms
kinds: usage saas
unless: singing, singers, choir, voice lessons

analytics-dashboard | firms
kinds: saas
unless: car, blood, psycho*, cars

code-and-test-tool | firms
kinds: saas usage
unless: dress code, pregnancy, water, soil

error-monitoring | firms
kinds: saas usage
unless: @animals, heart, pest, printing

accessibility-check | firms
kinds: saas services
unless: ramp, ramps, bus, wheelchair ramps

trades-website | firms
kinds: saas services
unless: stock trad*, cards, shares, fair trade

sales-outreach | firms
kinds: saas usage
unless: youth, street, homeless, charity
`;
