/** What people put on their skin, and what belongs in the bathroom: what is known of them; the keys are those of `../lore.ts`. */
export const BEAUTY_GOODS = `
natural-soap
job: an order, orders
rival: skin care from drugstores and supermarkets | it is cheap, tested and bought with the weekly shopping | Nivea, Dove, Boots@GB, dm@DE | natural soap
rival: known natural cosmetics brands | they are in many shops, have testers and a name people trust | Weleda, Dr. Hauschka, Lush, Burt's Bees | natural skincare
rival: soap makers at markets and in online shops | they are local, and soap makes an easy present | Etsy | handmade soap
meet: farmers' markets, gift shops and yoga studios | owner of the gift shop | customers smell, touch and buy small presents there | put open testers of {name} beside the till for two weeks and note who buys which kind | two Saturdays a month | beauticians, guesthouses and florists | they like to offer their guests something handmade
measure: the share of buyers who order the same product again within two months
moat: recipes that suit people's skin, and shops that reorder
risk: many makers sell similar products | choose one skin type or use, be known for it and add new products slowly
rule: Settle the safety assessment before the first sale | Have each recipe assessed by a qualified person, register the products where that is required, test how long they keep, label all ingredients, and make no claims to heal. | the assessments, registrations and checked labels are filed
trial: Sell forty pieces of one assessed recipe | Sell one recipe at the full price at one market and in one shop, and ask each buyer two weeks later how the skin feels and whether they would order again. | pieces sold, comments and reorders are in one table
ask: What does a new recipe cost before it may be sold? | | rules | with written offers from two safety assessors
ask: How many buyers use it up and come back? | | trade-trial | by writing to forty buyers after two weeks
ask: What remains of one piece after oils, packaging and the shop's share? | | f-2 | by adding up every cost of one batch
roles: a formulator who knows oils, creams and soap | somebody who makes, labels and keeps batch records | somebody who sells at markets, to shops and online
search: handmade natural soap
name: +Barefoam = plain bars with good foam
name: Soft Lather = foam that is kind to skin
name: Plain Lather = simple soap, good foam
name: +Oatlather = soap with oats
name: Olive & Oat = two gentle ingredients
name: Clean Basin = by the basin, every day
name: +Leafsoap = soap with plants
name: Kind Hands = gentle to your hands
name: Cut & Cured = cut by hand, left to ripen
name: *Savoria = a word made from soap
name: +Puresud = pure soap suds
name: Simple Bar = a bar with few ingredients
line: Few ingredients, soft skin
line: Soap that does not dry your skin
line: Made by hand in small batches
line: Every ingredient, clearly named
line: Clean skin, no plastic bottle
line: Kind to skin, good to smell

sensitive-skin
job: a tube, tubes
rival: pharmacy brands for sensitive skin | doctors and pharmacists recommend them, and they are easy to find | La Roche-Posay, Eucerin, Avène, CeraVe, Aveeno | cream for sensitive skin
rival: prescription creams from the doctor | they work quickly and are often paid for by insurance | | dermatologist near me
rival: plain ointments and home remedies | they are cheap and have few ingredients | Vaseline | simple ointment for dry skin
meet: pharmacies, skin practices and patient groups | pharmacist | customers ask every day for something that does not burn or itch | leave small test tubes of {name} with one pharmacy and ask users for a short report after two weeks | two mornings a month | dermatologists, midwives and beauticians | people with irritated skin ask them what to use
measure: the share of users who still use it after four weeks without a reaction
moat: tolerance tests and users' reports that doctors and pharmacists accept
risk: one bad reaction can cost the trust of many buyers | offer a small size for a patch test, answer each complaint the same day and stop a batch when several people report the same
rule: Settle whether it is a cosmetic or a medicine | Ask which claims make a cream a medicine, have the recipe assessed and tested for tolerance, register it where required, and keep a record of reactions. | the assessment, the test report and the approved claims are filed
trial: Test small tubes with twenty people | Give an assessed recipe to twenty people with sensitive skin after a patch test, ask for a short note every three days, and offer the full size at the full price. | notes, reactions, dropouts and paid orders are in one table
ask: What happens when somebody reacts to it? | The user stops, reports it and gets the money back | rules | with a written process that the safety assessor has read
ask: Would a pharmacist or dermatologist recommend it? | | closing-calls | with ten pharmacies and practices
ask: Which products has a user tried, and why were they dropped? | | interviews-2 | by asking fifteen people to show their shelf
roles: a pharmacist or chemist who formulates the product | a skin doctor who advises on tests | somebody who answers users and keeps the records
search: cream for sensitive skin
name: +Stillskin = skin that stays calm
name: Calm Layer = a soothing layer on skin
name: Patch First = test a little first
name: +Softbarrier = protects the skin barrier
name: Quiet Cream = a cream without scent
name: Plain Cream = no scent, few ingredients
name: +Calmwell = skin that feels calm
name: Calm Days = days with calm skin
name: Kind Layer = a gentle layer on skin
name: *Lenaya = from the Latin for soothing
name: Gentle Dot = a small amount is enough
name: No Sting = it does not burn
line: Calm skin, without perfume
line: Made for skin that reacts
line: Fewer ingredients, gentle on skin
line: Gentle care, morning and night
line: Try a little first
line: Soft on skin that stings easily

hair-care
job: an order, orders
rival: shampoos from supermarkets and drugstores | they are cheap, large and always there | Garnier, Pantene, Dove, Head & Shoulders | shampoo
rival: salon brands recommended by hairdressers | customers trust the advice and take the bottle home | Olaplex, Kérastase, Aveda, Redken | salon shampoo
rival: online brands for one type of hair | they have before and after photos and many reviews | SheaMoisture, Cantu, Function of Beauty@US, Only Curls@GB | curly hair products
meet: hair salons, barbers and beauty fairs | salon owner | customers ask there which product they should use at home | let one salon use {name} on ten customers and ask them a week later how their hair feels | one day a week | hairdressers, barbers and wig makers | they are asked what to use between visits
measure: the share of buyers who still use it after four weeks and order again
moat: a formula that works for one type of hair, and hairdressers who recommend it
risk: buyers stop when they see no difference after a few washes | say clearly for which hair it is made, explain how to use it and check in after two weeks
rule: Settle safety, registration and claims | Have each formula assessed by a qualified person, register it where required, label all ingredients, and promise hair growth or repair only with proof. | the assessment, the registration and the checked claims are filed
trial: Test it on twenty heads for two weeks | Give an assessed product to twenty people with the same type of hair, take photos in the same light before and after, and offer the full size at the full price. | photos, comments, dropouts and orders are in one table
ask: For which type of hair does it not work? | | trade-trial | by asking everyone who stopped using it
ask: Would a salon sell it to its customers? | | closing-calls | with ten salons and a free sample each
ask: What remains after bottle, filling and postage? | | f-2 | with written offers from two fillers
roles: a formulator who knows hair and scalp | a hairdresser who tests and gives advice | somebody for online shop, photos and questions
search: shampoo for my hair type
name: +Rinsewell = washes out cleanly
name: Loop & Lather = curls and foam
name: Coil & Care = care for coils and curls
name: +Combeasy = easy to comb
name: Root & Tip = care from root to tip
name: Third Day = still good on day three
name: +Curlkind = gentle to curls
name: Clean Crown = a clean, healthy scalp
name: Soft Strand = hair that feels soft
name: +Scalpcalm = calm for the scalp
name: *Capelia = from the Italian for hair
name: Wash Less = hair that needs fewer washes
line: Softer hair from the first wash
line: Made for your type of hair
line: Curls that keep their shape
line: A calm scalp, healthy hair
line: Easy to comb, easy to love
line: Still fresh on day three

make-up
job: an order, orders
rival: drugstore make-up | it is cheap, and people can buy it with everything else | Maybelline, NYX, L'Oréal Paris, essence | make-up
rival: premium and celebrity brands in beauty stores | people can try shades there and see them all over social media | MAC, Fenty Beauty, Charlotte Tilbury, Rare Beauty, Sephora | foundation shade
rival: natural, vegan and refillable brands | they explain their ingredients and have loyal buyers | RMS Beauty, ILIA, Kjaer Weis | clean make-up
meet: hair salons, bridal shops and beauty fairs | make-up artist | clients see the result in the mirror and ask which product was used | have {name} used on ten clients and give each a sample to take home | one day a week | bridal shops, photographers and hairdressers | their customers want to look good on a certain day
measure: the share of buyers who keep the first shade they chose
moat: shades and textures for people whom other brands overlook, and artists who recommend them
risk: many shades tie up money while only a few sell | start with a few shades for one clear group and let buyers vote on the next one
rule: Settle safety, colours and labels | Have each product assessed by a qualified person, check which colours are allowed for eyes and lips, test for germs, register the products where required and label all ingredients. | the assessments, registrations and test reports are filed
trial: Match thirty faces | Take assessed samples to two places, match thirty faces in daylight, note shade and skin, and take paid orders at the full price. | shades, misses and orders are in one table
ask: How often is the shade wrong when people order online? | | trade-trial | by sending samples to twenty people matched by photo
ask: How small a batch will a maker fill? | | f-2 | with written offers from three fillers
ask: What do people dislike about the product they use now? | | interviews-2 | by asking fifteen people to show their make-up bag
roles: a make-up artist who knows many skin tones | somebody who works with fillers and safety assessors | somebody for online shop, photos and shade advice
search: make-up for my skin tone
name: +Shademade = a shade made for you
name: Daylight Shade = matched in daylight
name: +Cheeklight = light on the cheeks
name: Right Shade = the right colour for you
name: Soft Colour = colour that looks natural
name: +Lipleaf = lip colour from plants
name: True Tone = true to your skin tone
name: Soft & Bold = for soft and strong looks
name: +Refillush = blush you can refill
name: *Coloria = a word made from colour
name: Fresh Face = looks fresh all day
name: Lid & Lash = colour for the eyes
line: Your shade, right the first time
line: Colour that lasts all day
line: Looks like skin, feels light
line: Colour you enjoy every day
line: Made for your skin tone
line: Know what is in your make-up

sunscreen
job: a bottle, bottles
rival: sun care brands in pharmacies and supermarkets | they are well tested, cheap and on every shelf in summer | Nivea, La Roche-Posay, Ambre Solaire, Banana Boat@US, Cancer Council@AU, Piz Buin | sunscreen
rival: newer brands for the face, for sport or with mineral filters | they feel lighter and are recommended online | Supergoop!@US, Sun Bum@US, Suntribe@SE, Ultra Violette@AU | mineral sunscreen
rival: a hat, shade or last year's bottle | it is already at home and costs nothing
meet: sports clubs, outdoor pools and nurseries | club coach | people train there for hours in the sun and forget to reapply | leave testers of {name} with two groups for a week and ask everybody what they thought | one week in season | dermatologists, beauticians and nurseries | people ask them which sunscreen to use
measure: the share of buyers who order a second bottle in the same season
moat: tested formulas that feel good on the skin and leave no white film
risk: most of the year's sales fall into a few warm months | sell a daily face product all year and plan stock with early orders from shops
rule: Settle testing, filters and registration | Have protection factor and water resistance tested by a laboratory, check which filters are allowed in each market, and register the product where it counts as a medicine. | the test reports and registrations are on file
trial: Test one formula with twenty people | Take a tested base from a filler, let twenty people use it daily for two weeks, and note how often it was used, stinging, white film, stains and who orders. | uses, complaints and paid orders of twenty people are on one sheet
ask: Which laboratory proves the protection factor? | | rules | by asking two accredited laboratories and the filler
ask: Does it leave a white film or stains? | | trade-trial | with twenty skin tones and a dark shirt
ask: Who buys outside summer? | A daily face product sells all year | f-2 | by counting preorders by product and month
roles: a formulator with experience in sun care | somebody for tests and registration | somebody who wins shops, clubs and pharmacies
search: mineral sunscreen
name: +Sunkind = kind skin care in the sun
name: Daily Shade = shade for every day
name: +Sunveil = a light veil against sun
name: Clear Cover = protection without a white film
name: +Shadeskin = shade worn on the skin
name: Summer Shade = protection all summer
name: Sun Habit = sunscreen as a daily habit
name: Bare & Safe = bare skin, well protected
name: *Solveil = sun and a light veil
name: Soft Shade = gentle sun protection
name: Beach Ready = protected for the beach
line: Sun protection you like to wear
line: No white film, no sticky skin
line: Light enough for every day
line: Protects your skin, feels like nothing
line: Daily protection for every skin tone
line: Enjoy the sun, skip the burn

perfume
job: a bottle, bottles
rival: perfume houses and department store counters | they are famous and can be tried on the spot | Chanel, Dior, Jo Malone, Sephora, Douglas@DE | perfume shop
rival: niche perfumers and sample subscriptions | they offer unusual scents and small sizes to try | Le Labo, Byredo, Scentbird@US, Sniph@SE, Aesop | niche perfume
rival: the scent somebody has worn for years | they know it, and others like it on them
meet: concept shops, design markets and wedding fairs | shop owner | customers there look for a personal gift and have time to try something | put three scents of {name} on the counter for two weeks with sample cards | one afternoon a week | hairdressers, wedding planners and boutique hotels | their customers ask what smells so good
measure: the share of sample buyers who go on to buy a bottle
moat: formulas of its own and shops where people can try them
risk: few people buy an unknown scent online without smelling it | sell a sample set, take its price off the bottle and be present in shops
rule: Settle safety, allergens and shipping | Have each formula assessed for safety, list allergens on the label, register it where needed, and ask the carrier how goods with alcohol may be sent. | the safety reports, labels and carrier's rules are on file
trial: Sell thirty sample sets | Offer three scents in one shop, at one market and online, sell sample sets at the real price, and write to each buyer after a week. | sample sets, bottles and favourite scents are counted
ask: How many sample sets lead to one bottle? | | f-2 | by dividing sets sold by bottles sold in the trial
ask: How long does it last on the skin? | | trade-trial | with ten wearers who note it every two hours
ask: Which allergens must be on the label? | | rules | with the safety assessor's report
roles: a perfumer or a good partner laboratory | somebody for safety reports and production | somebody who wins shops and writes about scent
search: niche perfume
name: +Scentnote = the notes of a scent
name: Close to Skin = a scent close to you
name: Soft Trail = the trace a scent leaves
name: +Finescent = fine perfume
name: Warm Amber = a warm perfume note
name: Quiet Musk = a soft, calm scent
name: *Parfina = fine perfume in one word
name: +Nightbloom = flowers that open at night
name: Signature Mist = a scent of your own
name: Cedar & Fig = two notes people love
name: *Scentora = from the word scent
line: Find the scent that suits you
line: Try it small, then choose
line: A scent few others wear
line: Perfume that lasts until evening
line: Made in small batches, worn daily
line: Your own scent, close to skin

period-care
job: a pack, packs
rival: brands of pads and tampons in every shop | they are cheap, familiar and sold everywhere | Always, Tampax, Kotex, Natracare, o.b. | organic pads
rival: makers of period pants and cups | they last for years and save money over time | Thinx@US, Modibodi@AU, WUKA@GB, Mooncup@GB, The Female Company@DE, Knix@CA | period underwear
rival: staying with the product they have always used | they know how it works and whether it leaks
meet: universities, workplaces and sports clubs | student welfare officer | products are asked for there and often missing | supply one washroom with {name} for two weeks and collect anonymous feedback | one afternoon a week | gynaecologists, midwives and school nurses | they are asked which product is safe and works
measure: the share of first buyers who order again within two cycles
moat: tested products in many sizes, and customers who reorder every cycle
risk: one leak at the first try loses the customer | help with size and flow before buying and refund the first product that does not fit
rule: Settle safety, testing and labelling | Have absorbency and harmful residues tested, ask whether it counts as a medical product, put directions and warnings on the pack, and write down how opened packs are returned. | the test reports, classification and return rule are on file
trial: Test one product with twenty users | Give twenty people the right size for their next period, ask for a short note on leaks, comfort and skin, and offer the next pack at the full price. | leaks, comfort and paid orders of twenty users are on one sheet
ask: Does it hold on the heaviest day? | | trade-trial | with notes on leaks from twenty users
ask: Would schools or employers pay for it? | | interviews-2 | by asking ten who supplies their washrooms today
ask: Does it count as a medical product? | | rules | by asking the authority in each market
roles: a product developer for textiles or hygiene | somebody for testing and suppliers | somebody for the online shop and partners
search: period products
name: +Flowease = an easier period
name: Day One = ready for the first day
name: +Cyclecare = care for each cycle
name: Calm Cycle = a period without worry
name: +Dryday = dry all day
name: Soft Days = soft products for period days
name: *Luneva = from the word for moon
name: No Leak Co = products that do not leak
name: Every Cycle = there each month
name: Monthly Kind = kind to the body each month
name: Free Move = move freely on any day
line: Dry and comfortable all day
line: No leaks, no worry
line: Protection for light and heavy days
line: Gentle on skin, safe at night
line: Move freely on every day
line: Period care that comes on time

supplements
job: a pack, packs
rival: vitamins from drugstores and supermarkets | they are cheap and easy to pick up | Centrum, Solgar, Blackmores@AU, Doppelherz@DE | multivitamin
rival: online supplement shops and subscriptions | they have a large choice, constant discounts and delivery to the door | Myprotein, iHerb, Holland & Barrett@GB, Ritual@US | vitamins online
rival: food, sunlight and the doctor's advice | many people are told that they need nothing extra
meet: gyms, pharmacies and health food shops | pharmacist | customers stand before the shelf and ask which product they need | explain {name} beside the shelf for two afternoons and note every question | two afternoons a month | dietitians, trainers and midwives | people ask them what to take
measure: the share of buyers who order again when the first pack is finished
moat: published test results for every batch, and professionals who recommend the product
risk: people feel no difference and stop after one pack | say clearly who needs it and who does not, explain how to take it and remind buyers at the right time
rule: Settle doses, claims and registration | Check the highest allowed dose of each ingredient, register the product where required, use only health claims that are allowed, have each batch tested, and warn about medicines and pregnancy. | the doses, the registration and the allowed claims are filed
trial: Win twenty buyers for one product | Explain a registered and tested product to forty people with the same need, sell twenty packs at the full price, and ask after ten days whether they take it daily. | talks, packs sold, daily use and questions are in one table
ask: Who needs it and who does not? | | interviews-2 | with three doctors, pharmacists or dietitians
ask: What is better than in the cheaper product on the shelf? | | f-1 | by comparing the labels and tests of five products
ask: How many still take it every day? | | trade-trial | by asking twenty buyers after ten days
roles: a nutritionist or pharmacist who checks each recipe | somebody who works with makers and laboratories | somebody for online shop, subscribers and questions
search: vitamins and supplements
name: +Dosewise = the right dose
name: Daily Two = two capsules a day
name: Honest Dose = what the label says is inside
name: +Batchproof = every batch is tested
name: Plain Vitamin = vitamins without extras
name: Open Label = you see what is inside
name: +Morningcap = a capsule each morning
name: Just Enough = as much as you need
name: Tested Daily = tested, for every day
name: *Vitessa = from vitamin, with a soft ending
name: +Purecount = pure, and counted exactly
name: Short Label = very few ingredients
line: What you need, nothing extra
line: Every batch tested, every result shown
line: Simple doses for every day
line: Know what you take
line: A label you can understand
line: One small habit each morning

candles
job: an order, orders
rival: home and scent brands | they have many scents and shops where people can smell them | Yankee Candle, Bath & Body Works, Rituals, Diptyque, Jo Malone | scented candle
rival: candles from supermarkets and furniture stores | they cost very little and are bought along the way | IKEA | cheap scented candles
rival: candle makers at markets and online | they are handmade, and one can talk to the maker | Etsy | handmade candles
meet: gift shops, florists and seasonal markets | owner of the gift shop | customers look for a small present there and smell every candle | light one candle of {name} in the shop for two weeks and count questions and sales | two Saturdays a month | wedding planners, guesthouses and yoga studios | they like a pleasant scent for their guests
measure: the share of buyers who order again or refill within eight weeks
moat: scents people recognise and come back for, and shops that reorder
risk: most sales come in a few months of the year | win shops, events and hotels that order all year and make to order in quiet months
rule: Settle fire safety, labels and insurance | Test each candle until it is burned down, ask how scents and allergens must be labelled and which warnings are needed, and insure against fire and damage. | the burn tests, the labels and the policy are filed
trial: Sell thirty candles of two scents | Test the burning of both kinds to the end, sell thirty at the full price at one market and in one shop, and ask buyers after two weeks how it burned. | burn hours, sales, complaints and reorders are in one table
ask: How long does it burn, and does it soot? | | trade-trial | with several test candles burned to the end
ask: What remains when a shop takes its share? | | price-talks | with three shopkeepers and your real costs at hand
ask: For whom do people buy it? | | interviews-2 | by asking fifteen buyers whether it was a present
roles: a maker who tests wax, wicks and scents | somebody who designs labels and takes photos | somebody who sells to shops and online
search: handmade scented candles
name: +Wickbright = a wick with bright light
name: Warm Corner = light for a cosy corner
name: +Glowhour = hours of soft light
name: Soft Flame = a quiet, steady flame
name: First Match = lit with the first match
name: +Scentwick = scent from a wick
name: Even Burn = it burns down evenly
name: Wax & Wood = two simple materials
name: Dusk Light = a candle for the evening
name: *Candelle = candle with a soft ending
name: +Waxleaf = plant wax, plant scents
name: Refill Glass = the glass is filled again
line: A home that smells welcoming
line: Soft light, long hours, clean burn
line: Poured by hand in small batches
line: Light it and slow down
line: A warm present for anyone
line: Burn the candle, refill the glass

deodorant
job: an order, orders
rival: well-known brands from the supermarket | they are cheap, work well and can be bought anywhere | Nivea, Dove, Rexona, Colgate, Sensodyne | deodorant
rival: natural and refillable brands | they use fewer plastics and come by subscription | Wild@GB, Fussy@GB, Native@US, Ben & Anna@DE, Bite@US | natural deodorant
rival: home-made recipes | they cost very little and contain only what people know
meet: gyms, yoga studios and refill shops | studio manager | members get changed there and often need one | leave testers of {name} in the changing room for two weeks with a feedback card | two evenings a week | pharmacists, trainers and beauticians | people ask them what works on sensitive skin
measure: the share of first buyers who order a refill
moat: a formula that works all day and a case people refill
risk: customers who are not convinced in the first week never come back | explain what to expect, offer a version for sensitive skin and refund the first order
rule: Settle the safety report, claims and packaging | Have the formula assessed and registered, check that each claim on the pack can be proved, and test that the case lasts in a damp bathroom. | the safety report, checked claims and case test are on file
trial: Test it with twenty people for two weeks | Give twenty people one piece each, ask for a daily mark and any skin reaction, and offer the refill at the full price at the end. | daily marks, skin reactions and paid refills are on one sheet
ask: Does it last a full working day? | | trade-trial | with daily marks from twenty testers
ask: Do small refill parcels pay for themselves? | | f-2 | by packing and posting orders of one, two and three
ask: Which claims may stand on the pack? | | rules | with the assessor's written comments
roles: a formulator for personal care | somebody for packaging and suppliers | somebody for the shop and repeat orders
search: natural deodorant
name: +Freshkeep = keeps you fresh
name: Refill Daily = a daily product you refill
name: +Staydry = dry through the day
name: Clean Case = a case that is refilled
name: +Sagefresh = fresh with sage
name: Fresh All Day = fresh until evening
name: Kind Skin Co = gentle on the skin
name: Keep the Case = only the inside is replaced
name: *Freshora = fresh for hours
name: Simple Stick = a stick with few ingredients
name: Less Plastic Co = care with less plastic
line: Fresh from morning to evening
line: Keep the case, change the refill
line: Works all day, gentle on skin
line: Fewer ingredients, less plastic
line: Daily care that you refill
line: Your refill arrives before it's empty

cloth-nappies
job: a month, months
rival: disposable nappies from the supermarket | they are convenient, cheap per piece and sold everywhere | Pampers, Huggies, Lillydoo@DE, Kit & Kin@GB, The Honest Company@US | eco nappies
rival: brands of cloth nappies to buy | they are paid for once and can be used for the next child | Bambino Mio@GB, Charlie Banana, GroVia@US | cloth nappies
rival: second-hand cloth nappies washed at home | they cost little, and a washing machine is already there
meet: antenatal classes, midwives and baby cafés | midwife | expectant parents ask there what they need | show {name} in one class and lend each couple a trial set | one evening a week | midwives, nurseries and baby shops | parents ask them whether cloth is practical
measure: the share of families who still use cloth after the first month
moat: good fit, reliable deliveries and midwives who recommend it
risk: tired parents return to disposables in the first weeks | help with the fit at home, call in the first week and accept part-time use
rule: Settle hygiene, materials and deposits | Have the washing tested for germs, ask which rules apply to a laundry for babies, check that fabrics are tested for skin contact, and write down what lost pieces cost. | the test, the laundry rules and the terms are on file
trial: Supply five families for two weeks | Lend five families a full set, wash it or show them how, and note pieces used, leaks, rashes, time and who goes on and pays. | pieces, leaks, time and paying families are on one sheet
ask: How many pieces does one baby need? | | trade-trial | by counting changes of five babies for two weeks
ask: Do parents want to buy, hire or have them washed? | | price-talks | by offering all three to ten families
ask: Is it really better for the environment? | It depends on washing, drying and reuse | f-4 | by measuring water and energy of five families
roles: a parent who knows cloth nappies | somebody for stock, laundry and deliveries | somebody who wins midwives and classes
search: cloth nappies
name: +Softwrap = a soft cloth nappy
name: Cotton Baby Co = cotton for babies
name: +Clothcub = cloth for little ones
name: Wash & Wrap = washed and worn again
name: +Snugbottom = a snug fit for babies
name: Fresh Bundle = fresh nappies in a bundle
name: Less Waste Baby = a baby with less waste
name: Snap & Soft = easy snaps, soft cloth
name: *Cottonella = a sweet word from cotton
name: Happy Bottoms = babies who are comfortable
name: Clean Stack = a stack of clean nappies
line: Soft on skin, light on waste
line: Cloth nappies made easy
line: Fewer bins, happier bottoms
line: Fresh nappies, ready when you are
line: Use them again and again
line: Soft cotton from the first day

shaving
job: an order, orders
rival: razor brands from supermarkets and pharmacies | they are on every shelf, and people already own the handle | Gillette, Wilkinson Sword, Venus, Schick@US | razor blades
rival: razors and blades by subscription | blades arrive on time and often cost less | Harry's, Dollar Shave Club@US, Estrid@SE, Estrid@GB, Mornin' Glory@DE, Bulldog@GB | shaving subscription
rival: electric shavers, waxing or a beard | no blades need to be bought
meet: barbers, gyms and beauty salons | barber | clients ask there about irritation and which razor to use | let ten clients try {name} and give each a sample to take home | one day a week | barbers, beauticians and dermatologists | people with sensitive skin ask them for advice
measure: the share of first buyers who order blades again
moat: a handle people keep and blades or care they reorder
risk: blades of other makers are cheaper and often fit too | earn with a better shave, skin care and easy reordering
rule: Settle blades in the post, age rules and skin care | Ask how blades must be packed and whether a buyer's age must be checked, have creams and oils assessed for safety, and offer a way to recycle blades. | the packing rule, age rule and safety reports are on file
trial: Test it with twenty people for two weeks | Give twenty people the razor and care, note shaves, cuts and irritation, and offer the next pack of blades at the full price. | shaves, cuts, irritation and paid packs are on one sheet
ask: Is it easy enough for beginners? | | trade-trial | by noting cuts and questions of twenty users
ask: Why would they not buy cheaper blades? | | price-talks | by showing ten users three packs side by side
ask: How must blades be sent? | | rules | by asking the carrier and the trade authority
roles: a product designer for handles and blades | somebody for suppliers and skin care | somebody for the shop and repeat orders
search: safety razor
name: +Smoothedge = a smooth, close shave
name: Kind Razor = a razor kind to skin
name: +Closecut = a close shave
name: Steel & Foam = a steel razor and foam
name: Clean Glide = a blade that glides
name: +Shavewell = a good shave
name: Blade Club = blades sent regularly
name: Calm Skin Shave = a shave without irritation
name: *Glidero = from a blade that glides
name: Lasting Razor = a razor that lasts
name: Fresh Blade Co = always a fresh blade
line: A close shave without the burn
line: Fresh blades before you run out
line: One handle, years of shaves
line: Smooth skin, no irritation
line: Better shave, less plastic
line: Sharp blades, gentle on skin
`;
