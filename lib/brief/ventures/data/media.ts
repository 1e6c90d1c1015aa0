/** Written, told, drawn and played: what the figures need; the keys are those of `../venture.ts`. */
export const MEDIA = `
newsletter | both
kinds: media saas
who: reader, readers

local-news | people
kinds: media nonprofit
who: reader, readers
share: 8 14 22

podcast-network | both
kinds: media services
who: listener, listeners
share: 4 8 14

video-channel | people
kinds: media
who: viewer, viewers
share: 6 12 20

kids-audio | people
kinds: media saas hardware
who: family, families
share: 4 7 10

indie-game | people
kinds: media
who: player, players
often: once
share: 2 5 10
costs: 28 32 38 = the shop's share

puzzle-game | people
kinds: media saas
who: player, players
share: 12 20 30

book-club | people
kinds: media saas ecommerce
who: reader, readers
often: 0.5 1 1.5
share: 4 8 14

creative-stock | both
kinds: marketplace saas media
who: creator, creators
often: 0.5 1.5 4
costs: 35 48 60 = the authors' share

creator-membership | both
kinds: saas media marketplace
who: creator, creators

print-magazine | people
kinds: media ecommerce
who: reader, readers
often: 0.15 0.33 0.5
share: 2 5 9
costs: 38 50 62 = paper, printing, post and shops

webcomic | people
kinds: media saas
who: comic reader, comic readers
share: 3 6 11

job-board | both
kinds: marketplace media
who: employer, employers
often: 0.08 0.25 0.6
`;
