/** Written, told, drawn and played: what the figures need; the keys are those of `../venture.ts`. */
export const MEDIA = `
newsletter | both
kinds: media saas
who: reader, readers
unless: envelopes, to let, letterbox, printed

local-news | people
kinds: media nonprofit
who: reader, readers
share: 8 14 22
unless: newsagent, paper boy, recycl*

podcast-network | both
kinds: media services
who: listener, listeners
share: 4 8 14
unless: peas, cleaning, fishing net, coworking

video-channel | people
kinds: media
who: viewer, viewers
share: 6 12 20
unless: canal, sewer, drain, doorbell

kids-audio | people
kinds: media saas hardware
who: family, families
share: 4 7 10
unless: hearing aids, cars, adults, hi fi

indie-game | people
kinds: media
who: player, players
often: once
share: 2 5 10
costs: 28 32 38 = the shop's share
unless: wild game, venison, betting, hunters

puzzle-game | people
kinds: media saas
who: player, players
share: 12 20 30
unless: wild game, jigsaw, wooden, betting

book-club | people
kinds: media saas ecommerce
who: reader, readers
often: 0.5 1 1.5
share: 4 8 14
unless: golf, night club, wine, bookings

creative-stock | both
kinds: marketplace saas media
who: creator, creators
often: 0.5 1.5 4
costs: 35 48 60 = the authors' share
unless: @animals, shares, soup, live stock

creator-membership | both
kinds: saas media marketplace
who: creator, creators
unless: gym, golf, wholesale club, museum

print-magazine | people
kinds: media ecommerce
who: reader, readers
often: 0.15 0.33 0.5
share: 2 5 9
costs: 38 50 62 = paper, printing, post and shops
unless: ammunition, rifle, 3d, t shirt, menus

webcomic | people
kinds: media saas
who: comic reader, comic readers
share: 3 6 11
unless: @animals, stand up, comedians, comedy

job-board | both
kinds: marketplace media
who: employer, employers
often: 0.08 0.25 0.6
unless: surf, chess, circuit, board members
`;
