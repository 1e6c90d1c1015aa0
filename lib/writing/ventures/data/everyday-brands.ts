/** Everyday goods under an own brand: what is known of them; the keys are those of `../lore.ts`. */
export const EVERYDAY_BRANDS = `
dropshipping-store
job: an order, orders
rival: large online marketplaces | buyers trust the payment, the reviews and the easy return | Amazon, eBay, AliExpress | cheap gadgets online
rival: low-cost shopping apps | they show thousands of new things every day at very low prices | Temu, Shein, TikTok Shop | viral products
rival: shops nearby and simply not buying | people can touch the thing, take it home at once or forget it by tomorrow
meet: online groups around the problem the product solves | group moderator | members there already ask each other what works and what is a waste of money | post an honest test of one product with {name}, show the real delivery days and answer every question | one hour a day for two weeks | small video creators, group moderators and supplier agents | they want to show things that really arrive and work
measure: the share of orders that arrive on time and are not sent back
moat: suppliers checked in person or by sample, honest delivery times and buyers who return
risk: late parcels and poor quality bring refunds and a blocked payment account | order a sample of everything, keep two suppliers for each product and show true delivery days
rule: Settle duties, product safety and refunds | Ask who counts as the importer, which safety marks and duties each product needs, which refund rights the buyer has and what the payment provider demands. | each product has its papers on file and the refund terms are online
trial: Sell three tested products for two weeks | Order samples of three products, film each one yourself, put up a simple shop page with true delivery times, spend a small fixed sum on adverts and note visits, orders, delivery days and complaints. | orders, delivery days and complaints for each product are in one table
ask: What remains of an order after adverts and refunds? | | trade-trial | with the first thirty paid orders
ask: Who answers if a product is unsafe? | The seller does in most countries | rules | by asking an adviser for product law and the insurer
ask: Will the supplier keep quality and speed? | | f-2 | with sample orders from three suppliers
roles: somebody who finds and tests suppliers | somebody who films products and runs adverts | somebody who answers buyers and settles returns
search: trending products online
name: +Findcrate = a crate of good finds
name: Seen & Shipped = seen online, soon shipped
name: +Cleverhaul = a haul of clever things
name: Tried Before = every item was tried first
name: +Trendpost = trends that come by post
name: Good Find Daily = a good find each day
name: *Novessa = new things, softly ended
name: Handy & New = new things that help
name: +Whatsnewly = what is new right now
name: Tested Finds = finds we tested ourselves
name: +Spotandship = spotted, then shipped to you
line: New finds that really arrive
line: Tested first, then sold
line: Clever things, honest delivery times
line: See it, love it, get it
line: Small finds that make days easier
line: Not happy? Money back without argument

craft-kits
job: a kit, kits
rival: craft shops and chains | everything can be touched, and one glue or colour can be bought alone | Michaels@US, Hobby Lobby@US, Hobbycraft@GB, Spotlight@AU | craft supplies near me
rival: kits on marketplaces and from other makers | there is a kit for every craft, with reviews and quick delivery | Etsy, Amazon | craft kit for adults
rival: free videos with materials from the kitchen drawer | it costs nothing and can begin at once
meet: craft markets and creative workshops | organiser of the workshops | people come there with free time and ask what they can try next | let visitors finish one small piece from a {name} kit at a table and take orders for the full kit | two Saturdays | gift shops, museum shops and workshop rooms | they can offer an activity without preparing materials
measure: the share of buyers who finish the piece and send a photo
moat: instructions that beginners finish without help, and new designs each season
risk: many small parts make packing slow and one missing piece spoils the kit | keep few designs, weigh each packed box and send missing parts the same day
rule: Settle safety, labels and pattern rights | Ask which labels paints, glues, wax and sharp tools need, from which age the kit may be used, and have written permission for every pattern and picture. | labels, age advice and pattern rights are filed for each kit
trial: Let fifteen beginners make one kit | Pack fifteen kits by hand, sell them at the planned price, watch five people make it without help, and note time, questions, missing parts and how the piece turned out. | finished pieces, questions and packing minutes are in one list
ask: Can a beginner finish it without help? | | trade-trial | by watching five beginners who get no help
ask: How long does packing one kit take? | | f-2 | with twenty kits packed against the clock
ask: Would they buy a second kit? | | interviews-2 | with the first fifteen buyers a month later
roles: a designer who tests crafts and writes guides | somebody who buys materials and packs kits | somebody who films the steps and runs the shop
search: craft kit for beginners
name: +Makeevening = an evening spent making
name: Kit & Quiet = a kit and a quiet hour
name: +Craftparcel = a craft in a parcel
name: Made by Sunday = finished by Sunday evening
name: +Handsbusy = hands pleasantly busy
name: All Bits In = all pieces are inside
name: *Craftella = craft with a soft ending
name: Snip & Make = cut it and make it
name: +Gluebox = the box with the glue too
name: Look I Made = show what you have made
name: +Startmaking = start to make today
line: Open the box and start making
line: Everything inside, nothing left over
line: Made by you in one evening
line: No talent needed, only two hands
line: A gift they make themselves
line: Put the phone down, pick scissors up

kids-activity-box
job: a box, boxes
rival: activity boxes by subscription | the boxes are tested, sorted by age and known to other parents | KiwiCo, Lovevery, Mel Science | activity box for kids
rival: toy shops, craft sets and activity books | they can be bought today and without a subscription | Lego, Ravensburger, Melissa & Doug
rival: free ideas from the internet and the tablet | they cost nothing, and the tablet needs no tidying up
meet: playgroups, libraries and family centres | group leader | parents of the same age group sit together there and talk about long afternoons | bring three open boxes by {name}, let the children try one task and ask parents which month they would order | two afternoons a week | preschool teachers, librarians and family bloggers | they are asked for good ideas and like to show one that works
measure: the minutes a child stays busy with a box without being asked
moat: tasks that fit each age and keep families month after month
risk: families cancel after a few months because boxes pile up or the child has grown | offer pauses, follow the child's age and sell single boxes and gifts as well
rule: Settle toy safety and subscription rules | Ask which tests, warnings and labels toys need for each age, keep small parts away from the youngest, and set clear terms for renewal, pausing and cancelling. | test reports, age labels and cancelling terms are filed
trial: Send one box to twenty families | Pack twenty boxes of one theme, sell them at the planned monthly price, ask each parent for a photo, the minutes of play and what was left over, and offer the second box for payment. | minutes of play, faults and second orders are in one list
ask: How many families pay for the second box? | | trade-trial | with the first twenty paying families
ask: From which age is each part safe? | | rules | by asking a test house for toys
ask: What does a packed box weigh and cost to post? | | f-2 | with offers from three carriers
roles: a teacher who designs tasks by age | somebody who buys materials and runs packing | somebody who wins parents and looks after subscribers
search: monthly activity box for kids
name: +Wonderparcel = a parcel full of wonder
name: Little Try It = little ones try things
name: +Rainyplay = play for rainy days
name: Box of Why = answers to why
name: +Tinkermonth = a month of tinkering
name: Open & Play = open the box and play
name: *Curiola = curious with a bright ending
name: Hands On Monthly = hands-on tasks each month
name: +Playpost = play that comes by post
name: Busy Little Box = a box for busy children
name: +Growcrate = a crate that grows along
line: Open, build, discover, repeat
line: An afternoon without the tablet
line: New things to make each month
line: Everything inside, nothing to prepare
line: Play that grows with your child
line: Learning that feels like play

skincare-brand
job: a bottle, bottles
rival: drugstore and pharmacy brands | they stand in every shop, cost little and are known from the doctor | CeraVe, La Roche-Posay, Nivea, Olay | best face serum
rival: online skin care brands and department store creams | they have famous active ingredients and thousands of reviews | The Ordinary, Paula's Choice, Estée Lauder, Drunk Elephant | serum for dark spots
rival: home remedies and doing without | they cost nothing and seem gentle to the skin
meet: beauty salons and independent pharmacies | salon owner | customers there talk about their skin and ask what they should use at home | give ten regular customers a four-week set by {name}, take photos in the same light and offer the full size | two visits a week | beauticians, pharmacists and skin advisers | they can recommend something with a clear dose and earn on it
measure: the change buyers see in photos taken in the same light after eight weeks
moat: results shown with dated photos, and customers who reorder the same routine
risk: a bold claim or a skin reaction brings complaints and returns | claim only what tests show, print how to begin slowly and answer each reaction the same day
rule: Settle cosmetic safety and claims | Ask a safety assessor which report, registration, stability test and ingredient list each product needs, which strengths are allowed, and which words would turn it into a medicine. | the safety report, label and list of allowed claims are filed
trial: Let fifteen people use one serum for two weeks | Have a licensed laboratory supply samples with a safety report, let fifteen people with the same concern use them, note feel, reactions and reorders, and take paid orders for the first batch. | comments, reactions and paid orders are in one table
ask: Which results may be shown and promised? | | rules | by asking a cosmetic safety assessor to read every claim
ask: What is the smallest batch and how long does it keep? | | f-2 | with offers from three contract laboratories
ask: Do buyers come back for a second bottle? | | trade-trial | with fifteen testers and a paid reorder
roles: a cosmetic chemist or pharmacist | somebody who manages the laboratory and packaging | somebody who runs the shop, photos and customer advice
search: serum for dark spots and wrinkles
name: +Clearevening = skin that clears by evening care
name: Even & Bright = even and bright skin
name: +Dropwise Skin = wise care by the drop
name: Three Step Skin = a routine in three steps
name: *Lumelle = light with a soft ending
name: +Glowkept = a glow that is kept
name: Night & Serum = serum for the night
name: +Skinproof = care with proof
name: Quiet Glow = a glow without fuss
name: +Facewell = a face that feels well
name: Honest Drop = honest dose in each drop
line: Skin you can see getting better
line: Few products, clear results
line: The dose is on the label
line: Brighter skin, one drop at night
line: Made for real skin
line: A simple routine that works

home-decor
job: a piece, pieces
rival: furniture and home chains | rooms are shown ready, prices are low and people take things home at once | IKEA, H&M Home, Zara Home, HomeGoods@US | home decor
rival: online decor shops and marketplaces | the choice is endless and small makers can be found too | Etsy, Amazon, Wayfair@US, Westwing@DE | vases and mirrors online
rival: flea markets and what is already at home | it costs little and nobody else has it
meet: furniture shops, cafés and weekend markets | owner of the shop | people there are looking at rooms and talk about what is missing at home | dress one shelf or corner with pieces by {name}, put prices and a code on them and note what is touched and bought | one day to set up and two weekends | home stylists, estate agents and furniture shops | their rooms look better in photos and they can earn on sales
measure: the share of parcels that arrive whole and are kept
moat: matching pieces others do not have, and packing that survives the post
risk: fragile goods break and fashions leave old stock behind | test packing by dropping it, buy small first lots and clear each season before the next
rule: Settle imports, materials and breakage | Ask which duties, labels and safety rules apply to glass, candles and painted goods, who pays for breakage in transit, and how returns work. | import papers, labels and breakage terms are filed
trial: Dress two corners for two weekends | Buy a few pieces in each of three styles, show them on a market table and in one café or shop, post five of them packed, and note what sells, at which price, and what breaks. | sales by style and breakages are in one list
ask: Which pieces sell without a discount? | | trade-trial | with three styles over two weekends
ask: How many break in the post? | | f-2 | by posting ten packed pieces to friends
ask: Would shops and stylists order them? | | closing-calls | with ten shops and a small sample box
roles: somebody with an eye for rooms and trends | somebody who buys, imports and checks quality | somebody who packs, photographs and runs the shop
search: home decor vases and mirrors
name: +Shelfglow = a shelf that glows
name: Vase & Wall = things for shelf and wall
name: +Roomfinish = the finish for a room
name: The Bare Corner = help for the bare corner
name: *Homarella = home with a bright ending
name: +Mantelmade = made for the mantel
name: Small Room Joy = joy in small rooms
name: +Accentroom = accents for the room
name: Last Touch Home = the last touch at home
name: +Nestaccent = accents for your nest
name: Mirror & Stem = mirrors, vases and stems
line: The last touch your room needs
line: Pieces that belong together
line: Make a rented room yours
line: Packed well, arrives whole
line: A new season on your shelf
line: Small things, a warmer home

oral-care
job: an order, orders
rival: big toothpaste brands in every supermarket | they are cheap, always at hand and recommended by dentists | Colgate, Oral-B, Sensodyne, Signal | toothpaste
rival: online tooth care brands | they look good, send refills and have many reviews | Quip@US, Happybrush@DE, Bite@US, Hismile | toothbrush subscription
rival: what the dentist hands out and habits from childhood | it is trusted, and nobody thinks about it twice
meet: dental practices | dentist or hygienist | patients there are told what to change and would buy it on the spot | leave small sets by {name} for two weeks, let the hygienist hand them out and ask for orders by code | two mornings to visit practices | hygienists, midwives and pharmacists | they are asked daily what to use and want patients to keep at it
measure: the share of buyers who order brush heads or paste again within four months
moat: a taste and routine families keep, and dentists who recommend it
risk: a cheap item cannot pay for advertising and postage | sell sets for the whole household, send flat refills and sell through practices
rule: Settle cosmetic rules and dental claims | Ask which safety report, registration and fluoride limits apply to each product and age, which whitening strengths only dentists may use, and which health claims need proof. | safety report, label and list of allowed claims are filed
trial: Let twenty households brush for two weeks | Have a laboratory supply a tested paste and buy brushes from two makers, give sets to twenty households, note taste, feel and wear, and take paid orders for the refill. | comments, wear and paid refills are in one table
ask: What would a dentist criticise? | | interviews-2 | with ten dentists and hygienists
ask: What is the smallest batch a laboratory fills? | | f-2 | with offers from three contract fillers
ask: Do households order the refill? | | trade-trial | with twenty households and a paid refill
roles: a dentist or cosmetic chemist as adviser | somebody who manages fillers, brushes and packaging | somebody who runs the shop, refills and practices
search: natural toothpaste and brush refills
name: +Brushkind = kind brushes and paste
name: Mint & Morning = mint for the morning
name: +Gumgentle = gentle to the gums
name: Two Minutes = two minutes of brushing
name: *Dentelle Care = dental with a soft ending
name: +Smilerefill = refills for the smile
name: White & Gentle = whiter teeth, gentle care
name: +Freshbristle = bristles always fresh
name: Sink to Smile = from the sink to a smile
name: +Pastewell = paste that does well
name: Clean Mouth Co = for a clean mouth
line: Clean teeth, kind to gums
line: Fresh brushes before the old bend
line: Tooth care without the plastic tube
line: Brighter teeth without the sting
line: Two good minutes, twice a day
line: A taste the whole family likes

intimate-products
job: an order, orders
rival: large online adult shops | they have every product, low prices and plain parcels | Lovehoney, Adam & Eve@US, Amorelie@DE | sex toys online
rival: adult brands, drugstores and general marketplaces | condoms, lubricants and small toys are bought along with other things | Durex, Lelo, Satisfyer, Amazon | lubricant
rival: adult shops in town or doing without | people can see the product at once, or they feel too shy to begin
meet: women's health practices and couples' counsellors | gynaecologist or counsellor | people talk there in private about dryness, pain or desire and ask what helps | leave a plain leaflet and closed samples of {name}, and invite private questions by message | one visit a week | sex educators, pelvic floor therapists and lingerie shops | they want something safe and tasteful to recommend
measure: the share of buyers who say it arrived discreetly and they would order again
moat: trust, safe materials and advice that shy buyers return to
risk: advertising bans and payment providers cut off the shop | agree on payment in writing first, keep a second provider and grow by articles, partners and mail
rule: Settle age checks, materials and privacy | Ask which age check, import and display rules apply, which tests body-safe materials need, how lubricants and condoms are classed, and how to keep order data and bank statements discreet. | age check, material tests and privacy terms are filed
trial: Sell ten products to private testers | Buy samples of ten products, describe noise, size and cleaning in plain words, offer them through two partners in neutral parcels, and ask each buyer by private form what was missing. | orders, returns and answers are in one protected list
ask: Which payment provider accepts this shop? | | rules | with written answers from three providers
ask: Where may it be advertised at all? | Most social networks refuse such adverts | f-1 | by sending a sample advert to each channel
ask: What stops people from ordering? | | interviews-2 | with twenty adults through an anonymous form
roles: a sex educator or doctor as adviser | somebody who checks materials, suppliers and stock | somebody who writes, runs the shop and answers in private
search: discreet sex toys and lubricants
name: +Velvethour = an hour soft as velvet
name: Quiet Carton = arrives in a quiet carton
name: +Closerbox = a box to come closer
name: Between Us Two = stays between the two
name: *Intimara = intimate with a soft ending
name: +Softsecret = a soft secret
name: Warm & Willing = warm and willing evenings
name: +Pillowjoy = joy on the pillow
name: Curious Couple = for couples who are curious
name: +Blushkind = kind when you blush
name: Night for Two = a night for both
line: Safe materials, plain parcels
line: Pleasure without the blush
line: Good advice, no raised eyebrows
line: Closer evenings for two
line: Tested, quiet and discreet
line: Your body, your pleasure

cbd-products
job: an order, orders
rival: other cannabis oil shops and brands online | they rank high, give discounts and show lab reports | Charlotte's Web@US, CBDistillery@US, Naturecan | hemp oil drops
rival: pharmacies, health shops and dispensaries | somebody gives advice there and the product can be taken home | Holland & Barrett@GB | calming drops
rival: sleep tablets, pain gels and herbal teas | they are known, cheap and sold everywhere
meet: physiotherapy practices, yoga studios and health shops | owner of the practice | customers there talk about sleep, stress and sore muscles | show the lab certificate, let adults try a balm by {name} where allowed and take orders by code | two visits a week | physiotherapists, herbalists and pharmacists | they are asked about it often and need a product with papers
measure: the share of buyers who reorder the same product within two months
moat: a certificate for each batch, permitted wording and known growers
risk: rules change and payment or advertising accounts are closed | check each country with a specialist, keep a second payment provider and have stock for a short time only
rule: Settle licences, limits and claims | Ask in each country of sale whether extract, food and cosmetics are allowed, which limits and licences apply, which age check is due, and which words about health are forbidden. | a written opinion and licences for each product are filed
trial: Sell one tested batch to twenty adults | Buy a small finished batch from a licensed producer, have it checked by an independent laboratory, offer it through two partners where legal, and note questions, reorders and refused payments. | sales, reorders and payment problems are in one table
ask: May it be sold and posted here? | | rules | by asking the authority and a specialist lawyer
ask: Which bank and payment provider accepts it? | | f-1 | with written answers from three providers
ask: Why would buyers change from their present oil? | | interviews-2 | with fifteen adults who use one today
roles: a specialist for licences and product law | somebody who manages growers, extract and lab tests | somebody who runs the shop, partners and advice
search: cannabis oil with lab report
name: +Calmdrops = drops for calm evenings
name: Hemp & Honest = hemp with honest papers
name: +Leafcalm = calm from a leaf
name: Softer Evening = an evening that feels softer
name: *Cannella Calm = cannabis with a calm ending
name: +Hempwell = feel well with hemp
name: Batch & Leaf = each batch of leaf is tested
name: +Easeleaf = the leaf for ease
name: Green Dropper = green drops in a bottle
name: +Restful Hemp = hemp for restful hours
name: Soft Landing Oil = oil to come down softly
line: Tested hemp, batch by batch
line: Know what is in each drop
line: From the field to your evening
line: Calm drops with clear papers
line: Made for slower evenings
line: Clear dose, clear certificate

beauty-box
job: a box, boxes
rival: large beauty boxes by subscription | they have famous brands, many samples and a low price | Ipsy@US, Birchbox@US, Glossybox, Lookfantastic | beauty subscription box
rival: perfumeries and cosmetics chains | products can be tested in the shop and samples come free with a purchase | Sephora, Ulta@US, Douglas@DE | beauty samples
rival: reviews and videos by beauty creators | they cost nothing and show the product on a real face
meet: online groups and meetings of beauty fans | group host or beauty creator | members there show each other what they bought and what disappointed them | let ten members open a first box by {name} on camera and order the next one | one evening a week | beauty creators, beauticians and independent cosmetics brands | creators get something to show, and brands reach people who try
measure: the share of subscribers who keep the box after the third month
moat: brands that give good samples, and ratings that improve each choice
risk: members leave when products repeat or do not suit them | ask what they own, let them choose one product and never send the same item twice
rule: Settle cosmetics labels, samples and renewals | Ask who is responsible for each cosmetic, that ingredients and dates are on every sample, which imports need registration, and how renewal and cancelling must be shown. | supplier papers and cancelling terms are on file
trial: Send one box to twenty beauty fans | Get samples from five brands, pack twenty boxes by profile, sell them at the planned price, collect ratings and offer the second box for payment. | ratings, costs and second orders are in one table
ask: Will brands give samples at no or low cost? | | f-2 | by asking twenty brands for a first delivery
ask: How many members pay for the third box? | | trade-trial | with the first members over three boxes
ask: Do members buy the full size afterwards? | | interviews-2 | with twenty members after the first box
roles: somebody who wins brands and chooses products | somebody who plans boxes, packing and postage | somebody who runs social media and subscriptions
search: monthly beauty box
name: +Swatchparcel = a parcel of things to swatch
name: Five to Try = five products to try
name: +Minimirror = minis for the mirror
name: Try Before Full = try before the full size
name: *Belladora = beauty with a golden ending
name: +Glowparcel = a parcel that makes you glow
name: Lid & Lipstick = open the lid, find lipstick
name: +Beautycrate = a crate of beauty
name: Samples & Smiles = samples that please
name: +Tryontray = a tray of things to try
name: New on My Shelf = something new on the shelf
line: Try it small, love it big
line: New beauty finds every month
line: Five surprises picked for you
line: Find your favourite before you buy
line: No more drawers of mistakes
line: The parcel your mirror waits for

international-snack-box
job: a box, boxes
rival: snack boxes by subscription | they have a wide choice, known themes and many reviews | Bokksu, TokyoTreat, Universal Yums@US, SnackCrate@US | snacks from around the world
rival: world food shops and marketplaces | single favourites can be bought at once and without a subscription | Amazon, H Mart@US | Japanese snacks
rival: treats brought home by friends and travellers | they cost nothing and come with a story
meet: food festivals and meetings of language and culture groups | organiser of the event | visitors there already like the food of another country and want more of it | let them taste three snacks by {name}, guess the country and order a first box | two weekends | language schools, travel bloggers and culture clubs | they want something their members can taste and talk about
measure: the share of subscribers who keep the box after the third country
moat: finds from small makers, and a booklet that people keep
risk: postage, duties and short dates eat the margin | choose light goods with long dates, ship in bulk to one hub and include duties in the price
rule: Settle food imports and labels | Ask which snacks may be imported, which ingredients and allergens must be translated, who is the responsible importer, and how duties and renewals are shown to buyers. | each snack has an allowed list entry and a translated label
trial: Sell twenty boxes from one country | Buy snacks for twenty boxes, write a one-page booklet with allergens, sell them at the full price with postage, and ask which snacks were loved and who pays for the next country. | costs, ratings and second orders are in one list
ask: What does a box cost after postage and duty? | | f-2 | with three real parcels to different places
ask: Which snacks may not be imported? | Meat and milk are often limited | rules | by asking the food authority and a customs agent
ask: How many people pay for a second country? | | trade-trial | with the first twenty buyers
roles: somebody who finds snacks and makers abroad | somebody who handles import, packing and parcels | somebody who writes, films and runs subscriptions
search: snack box from another country
name: +Farcrunch = crunchy things from far away
name: Taste & Stamp = a taste and a passport stamp
name: +Snackpassport = a passport for snacks
name: Next Country = each month the next country
name: *Snackonia = a land of snacks
name: +Biteabroad = a bite from abroad
name: Sweets by Air = sweets that come by air
name: +Munchatlas = an atlas to munch
name: Far Treat Box = treats from far away
name: +Crispmail = crisps that come by mail
name: Guess the Land = guess where it comes from
line: A new country to taste each month
line: Snacks your shop has never seen
line: Travel by bite
line: Open the box, guess the country
line: Treats with a story inside
line: The gift that tastes far away

pet-subscription-box
job: a box, boxes
rival: pet boxes by subscription | they have known themes, strong toys and many happy photos | BarkBox@US, Meowbox@US | dog subscription box
rival: pet shops and online pet stores | everything can be chosen singly and food is bought along with it | Chewy@US, Zooplus, Pets at Home@GB, Petco@US | dog toys and treats
rival: old socks, boxes and the toys already at home | they cost nothing and the animal plays with them too
meet: dog parks, puppy classes and vet waiting rooms | trainer or practice manager | owners meet there and show each other what their animal likes | open one box by {name}, let five dogs try the toys and take orders by size | two afternoons a week | trainers, groomers and vet nurses | they are asked what is safe and like small gifts for their customers
measure: the share of owners who keep the box after the third month
moat: notes on what each animal likes and cannot eat, used for the next box
risk: toys pile up and owners cancel after a few months | offer every second month, let owners swap toys for treats and vary the themes
rule: Settle treats, toy safety and renewals | Ask which registration and labels pet food needs, keep ingredient lists and batch numbers, test toys for parts that come off, and show clearly how a subscription renews and ends. | supplier papers, labels and cancelling terms are on file
trial: Send one box to twenty animals | Buy toys and treats for twenty boxes in two or three sizes, sell them at the planned price, ask for a photo and what was ignored, and offer the second box for payment. | ratings, broken toys and second orders are in one list
ask: How many owners pay for the third box? | | trade-trial | with the first owners over three months
ask: Which treats may be sold without own approval? | | rules | by asking the animal food authority
ask: What does a box cost after postage? | | f-2 | with three sizes packed and weighed
roles: a vet nurse or trainer who tests items | somebody who buys, packs and controls stock | somebody who runs social media and subscribers
search: monthly dog box with toys and treats
name: +Wagparcel = the parcel that makes tails wag
name: Toy & Treat = a toy and a treat
name: +Pawmonthly = each month for the paws
name: Sniff & Open = sniff it and open it
name: *Pawzelle = paws with a soft ending
name: +Tailcrate = a crate for happy tails
name: Chew & Cheer = chew it and cheer
name: +Whiskerpost = post for whiskers
name: Good Pet Box = a box for good pets
name: +Fetchbox = the box to fetch
name: Squeak Day = the day of squeaky toys
line: A happy pet every month
line: Toys that last, treats they love
line: Picked for their size and taste
line: The best post day of the month
line: Skip, swap or stop anytime
line: One box, one very happy pet

savoury-snacks
job: a case, cases
rival: big snack brands in every shop | they have the shelf, the price and the taste everybody knows | Lay's, Pringles, Doritos, Kettle Brand@US | crisps
rival: other small brands and shop own labels | they have unusual flavours or simple lists of ingredients and are already listed | Tyrrells@GB, SkinnyPop@US | healthy crunchy snacks
rival: fruit, bread and sweets from the kitchen | they are there and cost little
meet: farm shops, cafés and weekend markets | shop owner | customers there buy small treats at the till and try new tastes | put out open bowls and two flavours by {name}, then leave a case on sale for two weeks | two Saturdays and a round of visits | wholesalers, pubs and gyms | they need small products with a good margin that stay fresh
measure: the bags sold in each shop and week without a discount
moat: a flavour people ask for, and shops that reorder without a call
risk: bulky bags make freight expensive and short dates come back | sell by the case near the plant first, test freshness and add a distributor only with reorders
rule: Settle food approval, labels and allergens | Ask which registration, hygiene plan and pest control the workshop needs, how nutrition, nuts and dates must be labelled, and have shelf life and frying fat checked. | approval, labels and shelf life test are on file
trial: Sell two flavours in five shops | Make or order a small batch, pack it with a legal label, place one case in each of five shops for two weeks, and count bags sold, tastes preferred and reorders. | bags sold and reorders for each shop are in one table
ask: Does it sell at a shop price that leaves a margin? | | trade-trial | with five shops and no discount
ask: How long does it stay crisp in this bag? | | f-2 | with a shelf life test by a laboratory
ask: Would a distributor take it on? | | closing-calls | with ten distributors and sales figures from shops
roles: a food technologist for recipes and freshness | somebody who runs frying, roasting and packing | somebody who sells to shops and distributors
search: crisps nuts and dried fruit brand
name: +Crunchwell = a good clean crunch
name: Salt & Slice = salted slices
name: +Crispbarn = crisps from the barn
name: Handful Co = by the handful
name: *Croccanti = crunchy, freely formed
name: +Nutnibble = nuts to nibble
name: Roast & Rustle = roasted bags that rustle
name: +Snapseed = seeds with a snap
name: Golden Crunch = crunch with a golden colour
name: +Munchfield = field crops to munch
name: Last Crumb Gone = eaten to the last crumb
line: Crunch you can hear
line: Simple ingredients, big crunch
line: The bag that is empty first
line: Small batch, big taste
line: A better handful
line: Roasted, salted, gone

small-dairy
job: an order, orders
rival: large dairies in the supermarket | they are cheap, keep long and are bought with everything else | Danone, Müller, Chobani@US, Arla | natural yoghurt
rival: plant milk brands and organic ranges | they are in every café and have the right foam or label | Oatly, Alpro, Silk@US | oat milk
rival: farm gates and doorstep milk rounds | people know the farmer and get bottles without waste
meet: cafés, delicatessens and farmers' markets | café owner | they notice a better taste at once and reorder each week | leave samples by {name} on two mornings, let the team taste beside their present product and agree on a small standing order | three early mornings | chefs, bakers and farm shops | they need something fresh that others do not have
measure: the share of customers who order every week after the first month
moat: milk from known farms, a taste people notice and a fixed delivery round
risk: short life and a broken cold chain turn stock into waste | make to order, deliver on fixed days, log temperatures and sell the surplus as butter or curd
rule: Settle dairy approval and cold chain | Ask the food authority which approval the room needs, how milk is heated and tested, which names plant products may use, and how temperature, dates and allergens are recorded. | approval, test plan and temperature log are in use
trial: Fill fifty jars in an approved kitchen | Rent an approved dairy or kitchen for two days, make one product, give it to five cafés and twenty families for payment, and note taste, returns, waste and orders for the next week. | jars sold, waste and repeat orders are in one list
ask: How many days does it stay good? | | f-2 | with a shelf life test by a laboratory
ask: Will cafés pay more than they pay today? | | price-talks | with ten cafés and a tasting
ask: What does the room need before approval? | | rules | by inviting the inspector before anything is bought
roles: a dairy technologist or cheesemaker | somebody who drives the chilled round | somebody who sells to shops, cafés and families
search: fresh yoghurt and milk from a local dairy
name: +Creamgate = cream from the farm gate
name: Jar & Spoon = a jar and a spoon
name: +Churnmorning = churned in the morning
name: Milk by Seven = milk there early
name: *Lactella = milk with a soft ending
name: +Meadowjar = the meadow in a jar
name: Slow Set = yoghurt that sets slowly
name: +Butterlane = the lane where butter is made
name: Cold & Fresh Co = kept cold and fresh
name: +Softcurd = soft fresh curd
name: Still This Week = made this very week
line: Made fresh, eaten this week
line: You can taste the short journey
line: Thick, fresh and made nearby
line: From milk to jar in a day
line: Nothing added, nothing hurried
line: The jar worth bringing back

pasta-and-noodles
job: an order, orders
rival: supermarket pasta and chilled ravioli | it is cheap, keeps long and is always there | Barilla, Rana, De Cecco, Buitoni | fresh pasta
rival: instant noodles and frozen dumplings from large factories | they are ready in minutes and every child eats them | Nissin, Bibigo, Indomie | frozen dumplings
rival: making it at home or eating out | it tastes best and guests are impressed, though it takes an evening
meet: farmers' markets and delicatessens | deli owner | customers there plan a good dinner and ask what goes with it | cook one shape by {name} in small cups, sell two packs with a simple sauce tip and ask who comes back | two Saturdays | chefs, wine shops and butchers | they sell what goes with it or need a reliable supplier
measure: the share of buyers who come back for another pack within a month
moat: a bite and filling people notice, and kitchens with standing orders
risk: short shelf life and slow handwork eat the margin | keep few shapes, make to order, freeze what suits it and buy a machine only with steady orders
rule: Settle kitchen approval, eggs and labels | Ask which registration and hygiene plan the kitchen needs, how eggs, meat fillings and chilling are controlled, and how allergens, dates and weights must be printed. | approval, labels and shelf life test are on file
trial: Sell eighty packs in two weeks | Rent an approved kitchen for two days, make three sorts, sell them at one market and through two shops or restaurants, and note packs sold, minutes of work and reorders. | packs, minutes and reorders for each sort are in one table
ask: How many packs can one person make in an hour? | | f-2 | with a full day of work against the clock
ask: How long does each sort keep? | | rules | with a shelf life test by a laboratory
ask: Would restaurants place standing orders? | | closing-calls | with ten kitchens and a sample kilo
roles: a cook who knows dough and fillings | somebody who makes, packs and keeps hygiene records | somebody who sells to shops and restaurants
search: fresh pasta near me
name: +Doughday Roll = dough rolled the same day
name: Fold & Boil = folded and ready to boil
name: +Pastabench = the bench where pasta is made
name: Three Minutes On = three minutes in the pot
name: *Tagliara = tagliatelle, freely shortened
name: +Noodlemade = noodles made here
name: Pinch & Fold = pinched and folded by hand
name: +Slurpwell = noodles that slurp well
name: Egg & Semola = eggs and fine flour
name: +Filledfresh = filled fresh today
name: Al Dente Club = for those who like bite
line: Fresh from the bench to your pot
line: Three minutes to a real dinner
line: Made today, on the table tonight
line: Dough with a proper bite
line: Filled by hand, gone in minutes
line: Boil water, we did the rest

baking-mixes
job: a bag, bags
rival: baking mixes from big brands | they are cheap, known and stand in every supermarket | Dr. Oetker, Betty Crocker, King Arthur@US | cake mix
rival: bakeries and ready cakes | it is finished, tastes reliable and takes no time
rival: recipes and flour from the cupboard | it costs least and everybody has a favourite recipe | | easy bread recipe
meet: weekend markets, gift shops and kitchen shops | shop owner | people there like to bake or look for a small edible gift | offer warm pieces baked from a {name} mix, sell bags with the recipe card and ask for photos of the result | two Saturdays | mills, baking bloggers and kitchen shops | they want something that makes baking easy and looks good
measure: the share of buyers whose first bake works and who order again
moat: recipes that never fail, and families that bake the same bag each month
risk: a low price and heavy bags leave little after postage | sell bundles, use flat pouches and place bags in shops near the kitchen
rule: Settle food registration, allergens and claims | Ask which registration the blending kitchen needs, how allergens are kept apart, which proof words such as gluten-free or protein require, and how weight, date and nutrition are labelled. | registration, labels and allergen plan are on file
trial: Let thirty people bake one mix | Blend thirty bags in an approved kitchen, sell them at the planned price, ask each buyer for a photo and honest faults, and change the card until the result is right in different ovens. | results, faults and second orders are in one list
ask: Does it work in every oven and with every flour batch? | | trade-trial | with thirty home bakers and their photos
ask: What must be done to call it free from allergens? | | rules | by asking the food authority and a laboratory
ask: What remains after the bag and postage? | | f-2 | with weighed bags and offers from three carriers
roles: a baker who develops recipes | somebody who blends, packs and keeps records | somebody who runs the shop, photos and retailers
search: bread and cake mix
name: +Bakeready = ready to bake
name: Stir & Rise = stir it and it rises
name: +Flourkit = flour and all in a kit
name: Just Add Butter = only butter is missing
name: *Bakella = bake with a soft ending
name: +Whiskbag = a bag and a whisk
name: Bowl to Oven = from bowl to oven
name: +Crumbmagic = the magic of a good crumb
name: Sunday Oven = the oven on Sunday
name: +Mixandrise = mix and watch it rise
name: Warm Loaf Kit = a kit for a warm loaf
line: Add water, bake, be proud
line: Good baking without the weighing
line: It rises every time
line: One bowl, one warm cake
line: Real ingredients, ready to stir
line: Home baking made easy

baby-and-feeding-products
job: an order, orders
rival: large baby brands | midwives, friends and shops know them, and spare parts are easy to find | Philips Avent, Medela, Chicco, Bugaboo | baby bottle
rival: low-priced copies from marketplaces | they look alike, cost little and arrive tomorrow | Amazon, Temu | cheap baby products
rival: used things from friends and family | they cost nothing and a baby needs them for a short time only
meet: antenatal classes and midwives' practices | midwife | expectant parents there make lists of what to buy and ask what is really needed | let eight parents handle {name}, fold or wash it themselves and note what they would change | two evenings a week | midwives, lactation advisers and baby shops | they are asked each day and want something safe that works
measure: the share of parents who still use it every day after four weeks
moat: a protected design that solves one daily trouble, with safety papers and midwives who recommend it
risk: a safety fault leads to a recall and the mould has been paid | test early models with a safety laboratory, insure the product and order the mould only after preorders
rule: Settle product safety and materials | Ask which safety standards, material tests, warnings and registrations apply, whether a pump counts as a medical device, how batches are traced, and take product liability insurance. | test report, warnings and insurance cover are on file
trial: Let ten families use a safe model for two weeks | Have a few models made from approved material and checked by a safety expert, let ten families use them beside their present product, note each trouble, and ask for a paid preorder. | troubles, daily use and preorders are in one table
ask: Which safety tests must it pass? | | rules | by asking a test house with a drawing in hand
ask: What do mould and first series cost? | | f-2 | with offers from three makers
ask: Do parents order before it is in the shops? | | price-talks | with thirty expectant parents and a paid preorder
roles: a product engineer for plastics or textiles | somebody who handles safety tests and makers | a midwife or parent who wins users and shops
search: baby bottle or stroller for newborns
name: +Newbornwell = well with a newborn
name: Easy Feed = feeding made easy
name: +Tinyturns = small turns that help
name: One Hand Free = one hand stays free
name: *Bebelina = baby with a soft ending
name: +Softstart Baby = a soft start for the baby
name: Fold & Stroll = fold it and stroll
name: +Littlegulp = small good gulps
name: Less Mess Baby = less mess at meals
name: +Cradlecraft = craft around the cradle
name: Calm First Year = a calmer first year
line: Made for tired hands
line: One trouble less with a newborn
line: Less air, less crying, more sleep
line: Designed by parents, tested for safety
line: Easy to hold, easy to wash
line: Small help for long nights

kids-furniture
job: an order, orders
rival: large furniture chains | beds and shelves are cheap, tested and at hand the same day | IKEA, JYSK, Wayfair@US | children's bed
rival: special makers and online brands | they have growing beds, toddler towers and safety marks | Flexa, Stokke, Oeuf@US | montessori floor bed
rival: hand-me-downs and used furniture | they cost little and the child will outgrow them anyway
meet: family fairs, nurseries and toy shops | nursery manager | parents there see children use a piece and ask where it comes from | put one piece by {name} into a nursery room for two weeks with a price card and ask for orders | a delivery and two visits | nursery teachers, toy shops and interior designers | they need pieces that are safe and last
measure: the share of pieces parents assemble alone and keep
moat: safety tests, spare parts and a system that grows with the child
risk: freight, damage and returns of large pieces eat the margin | design flat packs, drop-test each carton and sell spare parts instead of exchanging whole pieces
rule: Settle safety norms, stability and paint | Ask which norms apply to cots, bunk beds, climbing frames and shelves, how gaps, falls and tipping are tested, which paint is safe, and which warnings and wall fixings must be included. | test report, warnings and insurance cover are on file
trial: Build three pieces and lend them to families | Make one piece in three copies, have an expert check gaps, edges and stability, let six families assemble and use it in turn, and take orders with a deposit. | assembly minutes, faults and deposits are in one list
ask: Which norm applies to this piece? | | rules | by asking a test house for children's products
ask: What does delivery cost, and how much arrives damaged? | | f-2 | with five test parcels through two carriers
ask: Would parents pay more for a piece that grows? | | price-talks | with twenty parents in front of the model
roles: a furniture designer or joiner | somebody who handles safety tests, suppliers and freight | somebody who runs the shop and advises parents
search: children's bed and kids room furniture
name: +Growbench = the bench that grows
name: Climb & Nap = climb first, nap later
name: +Littlejoiner = joinery for little ones
name: Next Size Bed = the bed for the next size
name: *Kidora Room = a room for kids
name: +Roundcorner = corners that are round
name: Their Own Room = a room of their own
name: +Toddlertower = a tower for toddlers
name: Steps & Slides = steps to climb, slides to go
name: +Playroomwood = wood for the playroom
name: Grows With Me = it grows with the child
line: Furniture that grows with them
line: Built for climbing and dreaming
line: Safe corners, strong wood
line: A room they can call theirs
line: Small room, big childhood
line: Easy to build, hard to break

school-bags-and-lunchboxes
job: an order, orders
rival: known school bag and lunch box brands | children want the picture their friends have, and shops let them try it on | Ergobag, Satch, Smiggle, JanSport | school bag
rival: supermarkets, stationers and marketplaces | everything on the list is cheap and found in one place | Amazon, Target@US | back to school supplies
rival: last year's bag and a box from the kitchen | it still holds, and a new one can wait until term begins
meet: school open days and nurseries | head teacher or parents' group | parents of new pupils gather there with the list in their hands | let children try on {name} bags and open the boxes themselves, and take orders with the name to be printed | two afternoons before the summer break | teachers, parents' groups and children's shops | they want things that last and do not get lost
measure: the share of bags and boxes still in daily use after one term
moat: pieces children open and carry alone, names on everything and schools that recommend them
risk: nearly all sales come before the school year and leftovers wait a year | take school orders early, keep few designs and add labels and bottles that sell all year
rule: Settle food contact, safety and children's names | Ask which tests boxes and bottles need for food, which rules apply to reflectors, paints and small parts, and keep the names of children only as long as an order needs. | test reports and a deletion plan are on file
trial: Take orders at two schools | Bring samples of one bag and one box to two schools, let twenty children carry and open them, note what breaks or leaks in a week, and collect paid orders for the term. | faults, comments and paid orders are in one table
ask: Can a small child open and close it alone? | | trade-trial | by watching twenty children without help
ask: What is the smallest order a maker accepts? | | f-2 | with offers from three makers
ask: Would a school pass on the offer to parents? | | closing-calls | with fifteen schools and parents' groups
roles: a designer for bags and boxes | somebody who handles makers, tests and stock | somebody who wins schools and runs the shop
search: school bag and lunch box with name
name: +Firstsatchel = the first school satchel
name: Bento & Bag = lunch box and bag
name: +Namedwell = well marked with a name
name: Never Lost Bag = a bag that comes home
name: *Schoolino = school with a small ending
name: +Snacklatch = a snack box that latches
name: Pack & Class = packed and off to class
name: +Bellbag = the bag for the school bell
name: Lunch Still Cool = lunch stays cool
name: +Tidytiffin = a tidy lunch box
name: Big Little Bag = a bag for little ones
line: Light to carry, hard to lose
line: A bag for the whole school year
line: Lunch arrives as you packed it
line: Their name on everything
line: Small hands open it alone
line: Ready before the first bell

rugs-and-home-textiles
job: an order, orders
rival: furniture chains and department stores | people can feel the cloth, see the room and take it home | IKEA, H&M Home, Zara Home, West Elm@US | living room rug
rival: online rug and textile shops | the choice is large, prices are low and returns are free | Ruggable@US, Wayfair@US, Benuta@DE, Temple & Webster@AU | washable rug
rival: bazaars, flea markets and family pieces | they have character and can be bargained for
meet: interior studios, small hotels and design markets | interior designer | they choose cloth for whole rooms and let clients feel it | lay out one rug and samples by {name}, lend them for a week and ask for a paid order or a clear no | two visits a week | interior designers, estate agents and hotel owners | they need pieces that make a room and arrive on time
measure: the share of pieces kept after a week in the buyer's room
moat: mills or weavers of one's own, and colours that fit together from season to season
risk: large pieces come back because colour or size was wrong | send samples first, show the piece in the buyer's room and charge fairly for returns
rule: Settle fibre labels, origin and fire safety | Ask how fibres, origin and care must be labelled, which fire and slip tests hotels and floors need, which duties apply to imports, and keep proof for claims such as organic or fair. | labels, test reports and proof of claims are filed
trial: Lend ten pieces to ten homes | Take a few rugs or sets in three styles, lend each to a home or shop for several days, ask what was missing, and sell it there at the planned price. | pieces sold, reasons for no and sizes asked are in one list
ask: Which sizes and colours are really wanted? | | trade-trial | with ten homes and three styles
ask: What do freight and returns cost for a rolled rug? | | f-2 | with offers from three carriers
ask: Would hotels and designers order repeatedly? | | closing-calls | with fifteen studios and a sample case
roles: a textile designer with an eye for rooms | somebody who works with mills or weavers and checks quality | somebody who runs the shop, samples and trade orders
search: handwoven rugs and cushions
name: +Warmfloor = a warm floor
name: Loom & Room = from the loom to the room
name: +Softcorner = a soft corner at home
name: Thread & Table = thread for the table
name: *Tessella Home = textiles with a soft ending
name: +Roomweave = weaving for the room
name: Barefoot Wool = wool for bare feet
name: +Cushioncraft = cushions made with craft
name: Fringe & Fold = fringes and folded cloth
name: +Linenhour = an hour laid in linen
name: Woven for Home = woven for the home
line: Softer underfoot, warmer all round
line: Feel it before you buy it
line: Woven slowly, loved for years
line: The piece that ties the room together
line: Cloth you want to touch
line: Made by hand, made for home

lamps
job: a lamp, lamps
rival: furniture chains and light shops | lamps hang there switched on, cost little and fit any bulb | IKEA, Lumens@US | table lamp
rival: design brands and makers on marketplaces | they have a name, special shapes and many photos | Louis Poulsen, Flos, Muuto, Etsy | designer pendant light
rival: flea markets, old lamps and a new bulb | they cost little and have charm
meet: interior studios, cafés and design markets | owner of the studio or café | people sit under the light there and see what it does to a room | hang one lamp by {name} for two weeks with a price card and ask designers which size they miss | a visit and two weekends | interior designers, electricians and furniture shops | they need lights that are approved, fit and arrive on time
measure: the share of lamps that arrive whole, are hung up and kept
moat: a shape people recognise, electrical papers and sizes made to order
risk: a faulty wire or a broken shade harms buyers and the name | use approved parts, test each lamp before sending and drop-test the packing
rule: Settle electrical safety and waste duties | Ask which electrical safety tests, marks and manuals a lamp needs in each country, who must wire it, which rules apply to batteries and bulbs, and which take-back duties bind sellers. | test report, mark and manual are on file for each model
trial: Hang three lamps in three public rooms | Build one model in three sizes with approved wiring parts, hang them in a café, a shop and a studio after a check by an electrician, and take orders with a deposit. | orders by size, comments and faults are in one list
ask: What does approval of one model cost? | | rules | with offers from two test houses
ask: How many hours does one lamp take? | | f-2 | with five lamps built against the clock
ask: Would designers order it for projects? | | closing-calls | with fifteen interior studios and a sample
roles: a designer who builds prototypes | an electrician who tests and signs wiring | somebody who runs the shop, photos and trade customers
search: handmade table lamps and pendants
name: +Lampbench = lamps from the bench
name: Shade & Stem = lampshade and stem
name: +Eveningglow = glow for the evening
name: Switch & Sit = switch on and sit down
name: *Lumarella = light with a soft ending
name: +Hanglight = light that hangs well
name: Above the Table = light above the table
name: +Brassbulb = brass and a bulb
name: Warm Side Light = warm light at your side
name: +Lightmade = light made by hand
name: Glow & Grain = glow and wood grain
line: Warm light, made by hand
line: The light your table deserves
line: A lamp with a maker
line: Switch on and feel at home
line: Made to your length
line: Good light, safe wiring
`;
