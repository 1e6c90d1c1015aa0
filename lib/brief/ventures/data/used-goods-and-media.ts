/** Used goods, bookings and media: what the figures need; the keys are those of `../venture.ts`. */
export const USED_GOODS_AND_MEDIA = `
local-shops-marketplace | people
kinds: marketplace ecommerce
who: local shopper, local shoppers
often: 0.3 0.8 1.8
share: 12 20 30
costs: 84 89 94 = the shops' share, payment fees and local delivery
start: 2500 8000 24000 = stock feeds, product photos, bags and launch leaflets
runs: 250 700 2000 = hosting, delivery software, insurance and accountant
hours: 0.15 0.3 0.6 per order
price: 28 48 85 per use = order
unless: handmade gifts only, cash register software, vending, farm box

holiday-home-marketplace | people
kinds: marketplace
who: holiday guest, holiday guests
often: 0.08 0.15 0.3
share: 10 16 24
costs: 83 87 91 = the host's share, payment fees and guest support
start: 4000 13000 38000 = booking engine, calendar links, terms, photos of homes
runs: 250 800 2500 = hosting, identity checks, insurance and accountant
hours: 0.3 0.6 1.2 per stay
price: 280 520 1100 per use = stay
unless: home swap, swap homes, turnover cleaning, co-host, campervan*, motorhome*, camping pitch, long-term rental

hobby-class-marketplace | people
kinds: marketplace education
who: hobby learner, hobby learners
often: 0.1 0.2 0.45
share: 8 13 20
costs: 79 84 89 = the teacher's share, payment fees and refunds
start: 1500 5500 16000 = booking site, calendar links, photos and terms
runs: 150 450 1300 = hosting, payment tools, insurance and accountant
hours: 0.15 0.3 0.6 per seat
price: 40 65 110 per use = seat
unless: driving school, school subjects, kids camp, exam

multi-gym-pass | both
kinds: marketplace saas
who: exerciser, exercisers
share: 6 10 16
costs: 62 72 82 = what studios get per visit, and payment fees
start: 4000 14000 40000 = booking app, check-in codes, contracts and studio launch
runs: 300 900 2800 = hosting, booking links, support tools and accountant
hours: 0.05 0.12 0.25 per customer-month
price: 39 69 119 per month = member
unless: gym management software, museum*, workout videos

salon-marketplace | both
kinds: marketplace saas
who: salon client, salon clients
often: 0.3 0.6 1.1
share: 20 30 42
costs: 84 88 92 = the salon's share, payment fees and support
start: 2500 8500 25000 = booking app, calendar links, salon visits, photos
runs: 200 600 1800 = hosting, text messages, support tools and accountant
hours: 0.06 0.15 0.3 per booking
price: 35 60 120 per use = appointment
unless: dog groom*, at your home, we come to you, mobile hairdresser, at home visits

sports-venue-booking | people
kinds: marketplace saas
who: hobby player, hobby players
often: 0.4 1 2.2
share: 6 10 16
costs: 86 90 94 = the venue's share, payment fees and refunds
start: 2500 9000 26000 = booking app, calendar links, venue visits, photos
runs: 200 600 1800 = hosting, text messages, support tools and accountant
hours: 0.05 0.12 0.25 per booking
price: 25 45 90 per use = hour booked
unless: build a padel, our own courts, coaching app, wedding venue*, concert*, stadium tickets

crowd-shipping | people
kinds: marketplace
who: sender, senders
often: 0.08 0.2 0.5
share: 3 6 11
costs: 78 84 89 = the traveller's reward, insurance and payment fees
start: 3500 12000 35000 = app, identity checks, insurance terms and legal advice
runs: 250 800 2400 = hosting, identity checks, support tools and accountant
hours: 0.2 0.4 0.9 per parcel
price: 18 35 80 per use = parcel
unless: bike courier, cargo bike, freight forwarder, grocery delivery, removals

luxury-resale | people
kinds: marketplace ecommerce local
who: luxury shopper, luxury shoppers
often: 0.05 0.12 0.3
share: 2 4 7
costs: 76 82 88 = the owner's share, authentication, photographs and insured post
start: 6000 22000 70000 = expert checks, safe, photo corner, shop and insurance
runs: 500 1400 4000 = insured storage, shop software, expert fees and accountant
hours: 1 2 3.5 per piece
price: 280 650 2200 per use = piece sold
unless: luxury travel, luxury cars, real estate, rent a bag, bag repair, smartwatch

used-sports-gear | people
kinds: marketplace ecommerce local
who: sports household, sports households
often: 0.08 0.18 0.4
share: 8 13 20
costs: 62 72 82 = what sellers get, checking, cleaning and postage
start: 1500 6000 18000 = shop site, racks, tags, tools and photo corner
runs: 200 600 1700 = storage, shop software, insurance and accountant
hours: 0.3 0.6 1.1 per item
price: 35 75 180 per use = item sold
unless: sports coaching, gym machines leasing, sportswear brand

used-bikes | people
kinds: marketplace ecommerce local
who: cyclist, cyclists
often: 0.02 0.04 0.08
share: 8 14 22
costs: 68 76 84 = buying in, parts, mechanics' hours and freight
start: 4000 14000 42000 = first bikes, tools, stands, photo corner and site
runs: 350 1000 2800 = workshop space, insurance, shop software and accountant
hours: 2 3.5 6 per bike
price: 250 650 1800 per use = bike sold
unless: bike sharing, motorbike, motorcycle, exercise bike, bike tours, bike rental

used-books | people
kinds: ecommerce local marketplace
who: used-book reader, used-book readers
often: 0.2 0.45 1
share: 8 14 20
costs: 58 68 78 = buying in, sorting, packaging and postage
start: 800 3500 11000 = first books, shelves, scanner, packing table and site
runs: 150 500 1500 = storage, listing software, marketplace fees and accountant
hours: 0.15 0.3 0.6 per order
price: 10 20 40 per use = order
unless: @lessons, bookkeep*, audiobook*, campus, write a novel

antiques-and-auctions | people
kinds: marketplace ecommerce local
who: collector of antiques, collectors of antiques
often: 0.08 0.2 0.6
share: 2 4 7
costs: 70 78 86 = the seller's share, appraisal, photographs and packing
start: 3000 11000 35000 = auction site, photo corner, storage racks and insurance
runs: 400 1200 3200 = storage, auction software, insurance, experts and accountant
hours: 0.8 1.6 3 per lot
price: 70 220 900 per use = lot sold
unless: car auction*, property auction*, trading card*, charity auction, livestock, furniture restoration

bridal-and-occasion-wear | people
kinds: local ecommerce
who: bride or wedding guest, brides and wedding guests
often: once
share: 1.5 3 5
costs: 48 56 65 = cloth or bought-in dresses, sewing, fittings and alterations
start: 6000 24000 75000 = samples, fitting room, sewing machines, mirrors and photos
runs: 800 2200 5500 = rent, insurance, booking tool and accountant
hours: 6 11 22 per dress
price: 350 1100 2400 per use = dress
unless: @rental, dry cleaning, wedding planning, bridal makeup, make-up artist, wedding rings

styling-box | people
kinds: ecommerce services
who: busy clothes shopper, busy clothes shoppers
often: 0.12 0.25 0.5
share: 3 6 10
costs: 60 68 76 = clothes that are kept, two-way postage and cleaning
start: 6000 22000 70000 = first clothes, boxes, photos, shop and returns system
runs: 400 1200 3500 = storage, shop software, insurance and accountant
hours: 0.6 1.1 2 per box
price: 70 135 260 per use = box, after returns
unless: @animals, @rental, hair styling, hairdress*, home staging, interior*, beauty box, own clothing line

greeting-cards | both
kinds: ecommerce
who: card buyer, card buyers
often: 0.15 0.3 0.6
share: 14 22 32
costs: 42 52 62 = paper, printing, envelopes, postage and the shops' margin
start: 800 4000 14000 = first designs, print run, envelopes, stands and shop
runs: 100 350 1100 = storage, shop software, fairs and accountant
hours: 0.12 0.25 0.5 per order
price: 9 18 38 per use = order
unless: business card*, trading card*, playing card*, credit card, flash cards

printables | people
kinds: ecommerce media
who: download buyer, download buyers
often: 0.1 0.25 0.6
share: 4 8 14
costs: 14 22 34 = marketplace and payment fees, fonts, graphics and testers
start: 150 700 3000 = design software, fonts, first set, photos and shop
runs: 40 130 450 = design software, shop fees, file storage and accountant
hours: 0.06 0.15 0.35 per order
price: 5 11 28 per use = order
unless: printing service, notebooks printed, posters framed, 3d print*, audiobook*, stock photos, dropship*

experience-gifts | both
kinds: ecommerce marketplace
who: gift giver, gift givers
often: 0.06 0.12 0.25
share: 10 16 24
costs: 72 78 85 = the host's share, wrapping, payment fees and refunds
start: 2500 9000 28000 = voucher shop, contracts with hosts, photos and gift boxes
runs: 250 750 2200 = hosting, voucher software, phone, insurance and accountant
hours: 0.2 0.4 0.8 per voucher
price: 60 110 220 per use = voucher
unless: hamper*, gift basket*, event tickets, team building agency, loyalty points

self-published-book | people
kinds: media ecommerce
who: reader of the book, readers of the book
often: once
share: 2 5 10
costs: 44 54 64 = printing, the bookseller's or platform's share and postage
start: 700 3000 9000 = editing, cover, layout, proof copies and launch
runs: 30 110 400 = website, mailing list, stands, readings and accountant
hours: 0.15 0.35 0.8 per copy
price: 8 16 28 per use = copy
unless: ghostwrit*, book box, publishing platform, manuscript software, for authors, used books

affiliate-site | firms
kinds: media
who: partner shop, partner shops
costs: 14 24 38 = products to test, outside writers and photographs
start: 300 1500 6000 = website, camera, first test products and research tools
runs: 60 220 700 = hosting, search tools, image library and accountant
hours: 2 4 9 per customer-month
price: 40 150 600 per month = partner shop's commissions
unless: affiliate software, affiliate network platform, paid newsletter, seo agency, influencer platform, price comparison app, online store of our own

musician-and-label | both
kinds: media ecommerce
who: music fan, music fans
often: 0.06 0.15 0.35
share: 1 3 6
costs: 42 52 64 = pressing, merchandise, postage, and shares for players
start: 800 4000 15000 = recording, mixing, cover, first pressing and video
runs: 80 300 1000 = rehearsal room, distribution, website, promotion tools and accountant
hours: 0.25 0.5 1 per order
price: 12 24 45 per use = order
unless: music school, music lessons, instrument shop, dj for weddings, beats marketplace, stock music, white label, private label, label printer
`;
