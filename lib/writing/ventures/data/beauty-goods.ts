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
rival: sun brands of chemists and pharmacies | they are tested, cheap and next to the beach towels | Nivea, La Roche-Posay, Ambre Solaire, Banana Boat@US, Cancer Council@AU, Piz Buin | sunscreen
rival: brands for reef, sport or face | they are named by surfers and on the screen | Supergoop!@US, Sun Bum@US, Suntribe@SE, Ultra Violette@AU | reef safe sunscreen
rival: a hat, shade and last year's bottle | they are in the bag already
meet: surf schools, outdoor pools and nursery gates in May | surf teacher | eight white noses stand before him every morning and he has the cream | grease one class a day for two weeks with {name} and ask who came home without a burn | one week in early summer | nurseries, sailing clubs and dermatologists | they have to insist on it and hear the complaints
measure: the share of users who put it on a second time the same day
moat: tests, filters and a feel on the skin that takes years to get right
risk: it sells for four months, and a wet June is one of them | sell to places with sun or snow the other half of the year, and make the daily one for the face
rule: Settle the protection factor before anything else | Have the factor and the water resistance tested by a laboratory, check which filters are allowed where you sell, and register it where it counts as medicine. | the test reports, the list of filters and registrations are filed
trial: Grease two groups for two weeks | Let a filler make a small batch of a tested base, give it to a surf class and a nursery team, and ask each day whether it was used, stung or left stains. | uses per day, stains, stings and orders are noted
ask: Who tested the factor, and on how many people? | | rules | with the laboratory's report
ask: What of white faces and stained shirts? | | trade-trial | with a black shirt and twenty testers
roles: a formulator who has made sun care before | somebody who knows laboratories and registrations | somebody who wins schools, clubs and pharmacies
search: mineral sunscreen
name: Noon Nose = what goes red first
name: Once More = the coat everybody forgets
name: Hat & Half = one part of the work each
name: +Shadebottle = what to carry where no tree stands
name: White Stripe = how a lifeguard looks
name: Behind the Ears = where nobody thinks of it
name: Long Noon = the hours that need it
name: Ombra = Italian for shade
name: Salt & Screen = what the sea leaves and what stays on
name: Freckle Friend = who likes them and keeps watch
name: Out by Ten = early, greased and gone
line: Ears, feet, back of the knees
line: Swim, dry off, once more
line: Noses stay the colour they were
line: Hold still, then run
line: For the child who will not wait

perfume
job: a bottle, bottles
rival: perfume houses and their counters | they have a bottle one has dreamt of and testers on every paper strip | Chanel, Dior, Jo Malone, Sephora, Douglas@DE | perfume shop
rival: niche perfumers and scents by subscription | they let one try small before the large bottle | Le Labo, Byredo, Scentbird@US, Sniph@SE, Aesop | niche perfume
rival: the bottle of all these years | somebody once said it smells of you
meet: bookshops, tailors and wedding fairs | tailor | people who have something made want it to be only theirs | let each of her clients smell four strips of {name} during the fitting and wear one home | one afternoon a week | wedding planners, hatters and hotels | they look for something one remembers without seeing it
measure: the share of samples that lead to a bottle
moat: formulas and noses nobody else has put together
risk: nobody buys a scent through a screen, and samples cost more than they bring | sell the samples, take their price off the bottle, and be where people can smell
rule: Settle allergens, alcohol and the post | Have each formula assessed against the limits for allergens, register it where demanded, and ask the carrier how alcohol may be posted. | reports, labels and the carrier's answer are filed
trial: Let a hundred strips decide | Put three scents on strips in two shops and one fair, sell sample sets at full price, and write to each buyer after ten days. | strips, sample sets and bottles by scent are counted
ask: How many samples does one bottle cost? | | f-2 | by dividing the sample sets of the trial by its bottles
ask: What remains of it after four hours? | | trade-trial | with twenty skins and a clock
roles: a perfumer, or one who buys formulas well | somebody for assessors, bottles and post | somebody who tells a scent in three words
search: niche perfume
name: Inner Wrist = where it is put on
name: Coat Collar = what keeps it till spring
name: Top Note Later = what comes after the beginning
name: +Lingerlane = a street somebody has just walked down
name: Warm Paper Strip = how one meets it
name: Blind Bloom = known with the eyes shut
name: Turned Head = what happens on the stairs
name: Fiuto = Italian for a good nose
name: Moss & Match = damp and smoke in one bottle
name: Scarf Days = the second life of a scent
name: Left the Room = who is still there somehow
line: Somebody was here, you can tell
line: Wear it four hours, then decide
line: Your scarf will remember
line: Smelt first on paper, then on you
line: A street after rain, bottled

period-care
job: a pack, packs
rival: brands of pads and tampons | they lie in every shop and every mother's cupboard | Always, Tampax, Kotex, Natracare, o.b. | organic pads
rival: makers of period pants and cups | they last for years, and friends talk about them | Thinx@US, Modibodi@AU, WUKA@GB, Mooncup@GB, The Female Company@DE, Knix@CA | period underwear
rival: the thing bought in a hurry last time | it is in the drawer and does what it should
meet: schools, universities and gynaecologists' practices | school nurse | she keeps a box in the drawer and is asked every day in a whisper | fill her drawer with {name} for one term and let girls leave a note what was wrong | one afternoon a week | sports trainers, midwives and gynaecologists | it is asked behind their doors and nowhere else
measure: the share of first buyers who wear nothing else three cycles later
moat: a cut and a fabric tested through many cycles
risk: the first pair leaks once, and no second chance is given | let people try one pair with money back, and ask about size and flow before selling
rule: Settle hygiene, residues and what counts as a medical product | Have absorbency, residues and washing tested, ask whether it counts as a medical product, and write down how worn returns are handled. | the reports, the classification and the rule for returns are filed
trial: Follow thirty women through two cycles | Give each two pieces in her size, ask after every day for one line about leaks, smell and washing, and offer the set at the full price at the end. | leaks by size and day, and paid sets, are in one table
ask: How many washes does it last? | | trade-trial | with ten pieces and a washing machine that does not rest
ask: Who pays at school, the girl, her parents or the town? | | interviews-2 | by asking ten schools who fills the box today
roles: somebody who develops fabrics or cuts | somebody who tests and documents | somebody who speaks of it aloud in schools
search: period underwear
name: Red Letter Days = marked in the calendar
name: White Jeans Day = what one wears all the same
name: Moon Drawer = where they are kept
name: +Tideknit = what comes every month, and what holds it
name: Hot Bottle = what lies on the belly
name: Swim Anyway = the lesson nobody has to miss
name: Day Two = the one that counts
name: Luna Llena = Spanish for the full moon
name: Back Pocket = how one used to carry it to the door
name: Sofa & Soup = how to spend the first day
name: No Whisper = how one asks for it
line: Swim on day two
line: No whispering across the class
line: Wear the white trousers
line: Wash, dry, ready by next moon
line: Nothing up your sleeve on the way

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
rival: refill brands for the bathroom | they look good, come by post and have a case one keeps | Wild@GB, Fussy@GB, Native@US, Ben & Anna@DE, Bite@US | natural deodorant
rival: the stick or tube from the chemist | it works, costs little and is there when it is empty | Nivea, Dove, Rexona, Colgate, Sensodyne
rival: baking powder and a wooden brush | they cost cents, and somebody wrote a blog about it
meet: gyms, refill shops and offices with showers | manager of the gym | people stand in front of the mirror there and have forgotten theirs | hang {name} beside the showers for two weeks with a list for marks after the class | two evenings a week | dance teachers, dental hygienists and hotel hosts | they notice it before anybody else
measure: the share of buyers who order the third refill
moat: a case that stays and a recipe that holds until evening
risk: it fails once on a hot day and is never bought again | test it on hot days and nervous people, and give the money back for the first one
rule: Settle safety report, claims and the refill | Have the recipe assessed and registered, check each claim about hours or whitening, and test that the refill case survives a year of bathrooms. | the report, the approved claims and the case test are filed
trial: Send forty people through one hot fortnight | Give forty testers one piece each, ask in the evening for a mark and a rash, and let them buy the refill on the last day. | marks by day, rashes and paid refills are in one table
ask: Does it hold through a wedding in July? | | trade-trial | with forty testers and the warmest two weeks
ask: How much does posting one small refill eat? | | f-2 | by weighing and posting ten parcels of one, two and three
roles: a formulator for small sticks or pastes | somebody for cases, tools and fillers | somebody who keeps refills coming
search: natural deodorant
name: Arms Up = the honest test
name: Dance Floor Dry = where it counts
name: Bus Pole = where an arm has to be raised
name: +Mintmirror = what one tastes and sees first
name: Refill Friday = the day the small box comes
name: Towel Shoulder = how one stands at the basin
name: Tin & Tooth = where it lives and what it is for
name: Ascella = Italian for the armpit, and it sounds like a star
name: Evening Nose = who gives the mark
name: Second Shirt = what one need not take along
name: Hug Proof = what one does without thinking
line: Arms up, who minds?
line: Hold the rail on the bus
line: Keep the case, change the inside
line: Still fine at the last dance
line: Hug first, think later

cloth-nappies
job: a month, months
rival: disposable nappies | they go into the bin at three in the morning, and everybody sells them | Pampers, Huggies, Lillydoo@DE, Kit & Kin@GB, The Honest Company@US | eco nappies
rival: brands of cloth nappies | they are bought once, and a cousin can have them later | Bambino Mio@GB, Charlie Banana, GroVia@US | cloth nappies
rival: the stack of old muslins and a washing machine | grandmother did it, and it costs soap
meet: birth classes, midwives' rooms and baby cafés | midwife | in the eighth month parents still want to do everything right and have time to listen | show {name} on a doll at her class and lend each couple three pieces for the second week | one evening a week | midwives, nurseries and second-hand shops for babies | they see the bins fill up
measure: the share of families who still use them in the third month
moat: rounds through streets with many prams, and pieces that last four babies
risk: the baby is sick, nobody sleeps, and a pack of disposables is in the house again | plan for half cloth and half paper, and ring each family in the second week
rule: Settle hygiene of the wash and who pays for what is lost | Have the washing tested for germs, ask what the rules demand of a laundry for babies, and write down what a lost or torn piece costs. | the germ test, the laundry permit and the terms are filed
trial: Supply five families for a month | Bring clean pieces and take the used ones twice a week to five families, count pieces, kilometres, leaks and nights with paper. | pieces, hours, kilometres and leaks by family are in one table
ask: What does it smell like on the fourth day? | | trade-trial | by keeping a full bag on your own balcony
ask: Is it really better for the world, washing included? | It depends on temperature, drying and how many babies wear it | f-4 | by counting water, power and kilometres of the five families
roles: a parent who has done it with two | somebody who runs laundry and rounds | somebody midwives invite
search: cloth nappies
name: Peg & Poppet = who hangs out what, and for whom
name: Folded Moon = the shape between two legs
name: Tuesday Bag = what the driver takes along
name: +Snapstork = buttons, and who brought all this
name: Fourth Baby = the one who wears it still
name: Line Full = a garden two days after birth
name: Soft Parade = a row of them in the wind
name: Plenka = Czech for a nappy
name: Washday Wren = a small bird above the line
name: Dry & Drool = one end and the other
name: Bumble Bum = round, busy and padded
line: Already worn by three happy bottoms
line: Count them on the line
line: The bin stays nearly empty
line: Clean ones on Tuesday, the rest goes
line: Soft enough for the fourth baby

shaving
job: an order, orders
rival: razor brands of the chemist | they hang beside the till, and the handle is already at home | Gillette, Wilkinson Sword, Venus, Schick@US | razor blades
rival: blades and beard care by post | they arrive before the last blade is blunt | Harry's, Dollar Shave Club@US, Estrid@SE, Estrid@GB, Mornin' Glory@DE, Bulldog@GB | shaving subscription
rival: growing it, or the father's old razor | both cost nothing
meet: barbers, sports changing rooms and tattoo studios | barber | a man sits still there for half an hour with nothing but a mirror to look at | shave ten of his clients with {name} and give each a blade for Sunday at home | one day a week | barbers, tattooists and wedding outfitters | their work looks better when the skin does
measure: the share of buyers who order blades a third time
moat: a handle people keep for years and blades that fit only it
risk: the handle lasts for ever, and blades cost next to nothing elsewhere | earn with care and blades people like, and say openly that others fit
rule: Settle blades in the post, old blades and the safety report | Ask how blades must be packed and whether age is checked, have creams and oils assessed, and offer a way for old blades to come back. | the packing rule, reports and the blade bank are there
trial: Shave thirty faces or legs for a month | Give thirty people the handle, count shaves, nicks and blades for four weeks, and sell them the next pack at full price. | shaves, nicks, blades used and paid packs are noted
ask: How many cuts does a beginner get in the first week? | | trade-trial | with thirty beginners and a tally
ask: Why not the cheap blades that fit as well? | | price-talks | by laying three packs side by side before ten users
roles: a toolmaker or designer for the handle | a barber with an opinion | somebody who runs refills and post
search: safety razor
name: Sunday Chin = the one that gets the time
name: Stubble & Steel = before and with
name: Cold Splash = the end of it
name: +Foamfjord = a clear lane through white hills
name: Grain First = the direction barbers preach
name: Third Stroke = with the grain, across, once more
name: Good Whisker = what is left standing on purpose
name: Barbetta = Italian for a little beard
name: Nick of None = a shave without a cut
name: Mirror Fog = wipe it, begin
name: Grandad's Edge = heavy, steel, for life
line: Slowly round the chin
line: Heavy handle, light hand
line: Wipe the mirror, begin
line: Somebody will touch that cheek
line: No tissue on the throat today
`;
