/** Apps through which people meet: what the figures need; the keys are those of `../venture.ts`. */
export const MEETING_PEOPLE_APPS = `
new-social-network | people
kinds: media saas
who: premium member, premium members
share: 3 7 15
costs: 15 25 40 = store fees, servers, storage and moderation
start: 2500 8000 25000 = first version, designer, legal terms and app stores
runs: 250 800 2500 = servers, moderation tools, legal advice and accountant
hours: 0.02 0.05 0.1 per customer-month
price: 2 4 8 per month = member
unless: @animals, time bank

sport-partner-finder | people
kinds: saas marketplace
who: hobby athlete, hobby athletes
share: 4 8 14
costs: 15 22 32 = store fees, map service, messages and support
start: 1200 4500 12000 = first version, designer, terms and trial evenings
runs: 120 350 950 = servers, map service, app stores and insurance
hours: 0.02 0.06 0.1 per customer-month
price: 4 7 12 per month = member
unless: @animals, video game, esports, fantasy league

hobby-meetup-groups | people
kinds: saas marketplace
who: group organiser, group organisers
share: 0.5 1 2
costs: 12 20 30 = payment fees, messages, map service and support
start: 1000 4000 11000 = first version, designer, terms and first meetings
runs: 120 350 950 = servers, mail service, app stores and insurance
hours: 0.04 0.1 0.3 per customer-month
price: 7 12 25 per month = group
unless: @animals, paid travel

neighbourhood-network | firms
kinds: media saas marketplace
who: local business, local businesses
costs: 12 22 35 = local moderators, address letters, servers and payment fees
start: 1200 4500 13000 = first version, address check, leaflets and terms
runs: 150 450 1300 = servers, map service, letters and accountant
hours: 0.2 0.5 1.2 per customer-month
price: 15 30 75 per month = business

skill-swap | people
kinds: marketplace saas nonprofit
who: member, members
share: 3 6 12
costs: 12 20 32 = payment fees, identity checks, messages and support
start: 800 3500 10000 = first version, identity check, terms and first meetings
runs: 100 300 850 = servers, identity checks, insurance and accountant
hours: 0.05 0.1 0.25 per customer-month
price: 3 6 12 per month = member

barter-swap | people
kinds: marketplace
who: swapper, swappers
often: 0.2 0.5 1.5
share: 5 10 18
costs: 86 90 94 = the swapped thing itself, postage and payment fees
start: 1200 4000 11000 = design, identity check, parcel set-up and terms
runs: 120 350 950 = hosting, identity checks, fraud tool and accountant
hours: 0.05 0.12 0.3 per swap
price: 15 30 70 per use = swap
unless: crypto, token, tokens, currency, home swap, house swap

travel-companion | people
kinds: saas marketplace
who: solo traveller, solo travellers
share: 3 6 10
costs: 15 24 35 = store fees, identity checks, messages and support
start: 1200 4500 13000 = first version, designer, identity check and terms
runs: 150 420 1100 = servers, identity checks, app stores and insurance
hours: 0.03 0.08 0.1 per customer-month
price: 6 10 18 per month = member
unless: elderly care, business travel

parent-playdates | people
kinds: saas marketplace
who: parent, parents
share: 2 4 7
costs: 15 24 35 = store fees, identity checks, messages and support
start: 1200 4500 12000 = first version, designer, identity check and terms
runs: 120 350 950 = servers, identity checks, app stores and insurance
hours: 0.03 0.07 0.1 per customer-month
price: 3 6 10 per month = family
unless: dog, puppy, puppies, pet

kids-activity-finder | both
kinds: marketplace saas media
who: parent, parents
often: 0.2 0.5 1
share: 6 10 16
costs: 84 88 92 = the provider's share and payment fees
start: 1000 4000 11000 = first version, provider pages, photographs and terms
runs: 120 350 950 = hosting, map service, mail service and accountant
hours: 0.08 0.2 0.5 per booking
price: 25 60 150 per use = booking
unless: we teach, our teachers, our coaches, dog

kids-safe-social | people
kinds: saas media
who: parent, parents
share: 3 6 10
costs: 25 35 48 = store fees, moderators, servers and video storage
start: 3000 9000 26000 = first version, child-data advice, designer and terms
runs: 300 900 2600 = servers, moderation tools, legal advice and insurance
hours: 0.04 0.08 0.1 per customer-month
price: 3 5 9 per month = family

private-messenger | people
kinds: saas
who: private user, private users
share: 2 5 10
costs: 15 25 38 = store fees, servers, calls and support
start: 2500 8000 26000 = first version, security review, legal terms and stores
runs: 200 650 1900 = servers, security reviews, app stores and accountant
hours: 0.02 0.05 0.1 per customer-month
price: 2 4 8 per month = user
unless: patient, patients, property managers, children's

anonymous-social | people
kinds: media saas
who: premium member, premium members
share: 2 4 8
costs: 20 30 45 = store fees, moderators, servers and support
start: 2000 7000 22000 = first version, moderation set-up, legal terms and stores
runs: 250 800 2300 = servers, moderators, legal advice and app stores
hours: 0.02 0.05 0.1 per customer-month
price: 3 5 9 per month = member
unless: whistleblow*, tip-off

keep-in-touch | people
kinds: saas
who: busy friend, busy friends
share: 2 4 8
costs: 12 20 30 = store fees, servers and support
start: 800 3000 9000 = first version, designer, terms and app stores
runs: 80 250 700 = servers, app stores, mail service and accountant
hours: 0.02 0.05 0.1 per customer-month
price: 3 5 12 per month = user
unless: sales team, patients, donor*, dementia

invitations-rsvp | people
kinds: saas
who: party host, party hosts
often: 0.05 0.12 0.3
share: 5 10 18
costs: 10 18 28 = payment fees, text messages, designers' share and support
start: 800 3500 10000 = first version, card designs, terms and test events
runs: 80 250 700 = servers, text messages, design tools and accountant
hours: 0.1 0.25 0.7 per event
price: 19 35 79 per use = event
unless: ticket sales, sell tickets, concert, trade fair

gift-registry | both
kinds: saas marketplace fintech
who: list owner, list owners
often: 0.05 0.1 0.25
share: 5 9 15
costs: 88 92 95 = the gift itself, card fees and payouts
start: 1000 4500 13000 = first version, payment set-up, designs and terms
runs: 100 350 1000 = servers, payment checks, mail service and accountant
hours: 0.1 0.3 0.8 per list
price: 400 900 2000 per use = gift list
unless: corporate gifts, engraved, employee

gaming-teammates | people
kinds: saas marketplace
who: gamer, gamers
share: 4 8 14
costs: 15 24 35 = store fees, servers, messages and moderators
start: 1000 4000 11000 = first version, game interfaces, designer and terms
runs: 120 380 1000 = servers, voice rooms, moderation tools and accountant
hours: 0.02 0.05 0.1 per customer-month
price: 3 5 10 per month = player
unless: board game, sports field, we develop a game

fantasy-league | people
kinds: media saas
who: sports fan, sports fans
often: 0.08 0.15 0.4
share: 5 9 16
costs: 20 32 48 = sports data, store fees, prizes and servers
start: 1500 6000 18000 = first version, sports data, legal advice and stores
runs: 200 700 2000 = sports data, servers, app stores and accountant
hours: 0.02 0.05 0.12 per pass
price: 5 12 30 per use = season pass
unless: sports lessons, fantasy novel*, fantasy stor*

multiplayer-game | people
kinds: media saas
who: player, players
often: 0.1 0.3 1
share: 3 8 15
costs: 35 42 52 = store fees, game servers and player support
start: 5000 18000 60000 = art, sound, servers, test devices and trailer
runs: 350 1200 4000 = game servers, engine licences, moderation and tools
hours: 0.02 0.05 0.15 per purchase
price: 4 9 20 per use = purchase
unless: board game, card deck, sports tournament, teammate finder

live-streaming-platform | both
kinds: marketplace media saas
who: viewer, viewers
often: 0.3 1 3
share: 2 5 10
costs: 84 89 93 = the creator's share, video traffic and payment fees
start: 2500 9000 28000 = first version, video service, payment checks and terms
runs: 350 1200 3800 = video servers, moderators, music licences and insurance
hours: 0.02 0.05 0.15 per payment
price: 5 12 30 per use = viewer's payment
unless: funeral, church, webinar, surveillance

serial-fiction-app | people
kinds: media marketplace
who: reader, readers
often: 0.5 1 3
share: 3 6 12
costs: 52 62 72 = writers' share, store fees and editing
start: 1500 6000 20000 = first version, first serials, covers and contracts
runs: 200 600 1800 = servers, app stores, covers, editing and accountant
hours: 0.03 0.08 0.2 per purchase
price: 3 6 12 per use = coin pack
unless: comic strips, textbook, picture book, newsletter for firms
`;
