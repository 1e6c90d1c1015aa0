/** Written, told, drawn and played: what the figures need; the keys are those of `../venture.ts`. */
export const MEDIA = `
newsletter | both
kinds: media saas
who: reader, readers
start: 300 1200 5000 = website, mail set-up, logo and first research
runs: 60 200 600 = mail platform, news sources and accountant
hours: 0.02 0.05 0.12 per customer-month
price: 5 8 15 per month = subscriber
unless: envelopes, to let, letterbox, printed

local-news | people
kinds: media nonprofit
who: reader, readers
share: 8 14 22
start: 1500 5000 16000 = website, camera, laptop and libel check
runs: 250 700 1800 = mail platform, press insurance, desk and archive
hours: 0.1 0.25 0.5 per customer-month
price: 5 8 12 per month = member
unless: newsagent, paper boy, recycl*

podcast-network | both
kinds: media services
who: listener, listeners
share: 4 8 14
start: 3000 9000 28000 = studio kit, microphones, artwork and first shows
runs: 250 700 1800 = hosting, editing software, music licences and studio
hours: 0.03 0.06 0.15 per customer-month
price: 4 6 10 per month = supporter
unless: peas, cleaning, fishing net, coworking

video-channel | people
kinds: media
who: viewer, viewers
share: 6 12 20
start: 1500 5000 15000 = camera, microphone, lights and edit computer
runs: 120 400 1100 = editing software, music licences, insurance and travel
hours: 0.05 0.12 0.3 per customer-month
price: 3 6 10 per month = supporter
unless: canal, sewer, drain, doorbell

kids-audio | people
kinds: media saas hardware
who: family, families
share: 4 7 10
start: 4000 12000 38000 = scripts, actors, recording, music and first app
runs: 250 700 1900 = servers, app stores, music licences and studio
hours: 0.02 0.05 0.12 per customer-month
price: 4 7 10 per month = family
unless: hearing aids, cars, adults, hi fi

indie-game | people
kinds: media
who: player, players
often: once
share: 2 5 10
costs: 28 32 38 = the shop's share
start: 3000 12000 45000 = art, music, translation, test devices and trailer
runs: 100 350 1000 = engine licences, tools, test devices and accountant
hours: 0.02 0.06 0.2 per copy
price: 8 15 25 per once = game copy
unless: wild game, venison, betting, hunters

puzzle-game | people
kinds: media saas
who: player, players
share: 12 20 30
start: 1200 4500 15000 = art, sound, first version and store accounts
runs: 80 250 700 = servers, app stores, tools and accountant
hours: 0.02 0.02 0.06 per customer-month
price: 2 4 6 per month = player
unless: wild game, jigsaw, wooden, betting

book-club | people
kinds: media saas ecommerce
who: reader, readers
often: 0.5 1 1.5
share: 4 8 14
start: 300 1200 4500 = website, member platform, logo and first books
runs: 80 220 600 = member platform, video tool and accountant
hours: 0.1 0.2 0.5 per customer-month
price: 6 12 25 per use = club month
unless: golf, night club, wine, bookings

creative-stock | both
kinds: marketplace saas media
who: creator, creators
often: 0.5 1.5 4
costs: 35 48 60 = the authors' share
start: 2500 8000 26000 = platform, search, licence contracts and first collection
runs: 250 700 1900 = servers, storage, rights checks and insurance
hours: 0.05 0.12 0.3 per licence
price: 12 25 59 per use = licence
unless: @animals, shares, soup, live stock

creator-membership | both
kinds: saas media marketplace
who: creator, creators
start: 2000 6500 20000 = first version, payment links, security check and designer
runs: 250 700 1800 = servers, video storage, payment checks and insurance
hours: 0.1 0.3 0.6 per customer-month
price: 19 35 79 per month = creator
unless: gym, golf, wholesale club, museum

print-magazine | people
kinds: media ecommerce
who: reader, readers
often: 0.15 0.33 0.5
share: 2 5 9
costs: 38 50 62 = paper, printing, post and shops
start: 6000 18000 50000 = first issue print, design, photos and website
runs: 250 700 1700 = layout software, storage, web shop and accountant
hours: 0.12 0.25 0.5 per copy
price: 13 18 26 per use = issue
unless: ammunition, rifle, 3d, t shirt, menus

webcomic | people
kinds: media saas
who: comic reader, comic readers
share: 3 6 11
start: 500 2000 7000 = drawing tablet, software, website and first chapters
runs: 40 130 400 = drawing software, hosting and accountant
hours: 0.05 0.15 0.4 per customer-month
price: 3 5 9 per month = supporter
unless: @animals, stand up, comedians, comedy

job-board | both
kinds: marketplace media
who: employer, employers
often: 0.08 0.25 0.6
start: 1000 3500 12000 = board software, designer, legal terms and first data
runs: 100 320 850 = servers, mail tool, job data and accountant
hours: 0.3 0.7 1.5 per ad
price: 99 199 390 per use = job ad
unless: surf, chess, circuit, board members
`;
