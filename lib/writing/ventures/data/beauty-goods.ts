/** What people put on their skin, and what belongs in the bathroom: what is known of them; the keys are those of `../lore.ts`. */
export const BEAUTY_GOODS = `
natural-soap
job: an order, orders
rival: natural cosmetics brands | they stand in each organic shop and have testers people can touch | Weleda, Dr. Hauschka, Lush, The Ordinary, Burt's Bees, Neal's Yard Remedies@GB | natural skincare
rival: chemists' own brands | they cost a fraction and are tested well | dm@DE, Boots@GB, Target@US | face cream
rival: water, a little oil and leaving the face alone | it costs nothing, and the skin does not complain
meet: organic markets, yoga studios and gift shops | owner of the gift shop | people smell everything there and buy a small thing for somebody else | set a basin on the counter, wash hands with {name} for a Saturday and note who buys for whom | two Saturdays a month | beauticians, guest houses and florists | they like something by the basin that guests ask about
measure: the share of buyers who finish it and order the same again
moat: recipes people's skin has got used to
risk: hundreds of makers tell the same story of lavender and a grandmother | choose one skin and one use, and be the name for that before the second product
rule: Settle the safety report before the first jar | Have an assessor write the safety report for each recipe, register the product where that is demanded, test how it keeps once opened, and strike every word that heals. | the reports, registrations and checked labels are filed
trial: Sell one hundred pieces to hands you have washed | Make one recipe with its safety report, sell at two markets and one shop, and ask after six weeks for a photograph of the piece. | pieces, prices, complaints and empty jars are in one list
ask: What does one new recipe cost before it may be sold? | A safety report each, and tests on top | rules | with two assessors' offers
ask: Who empties the jar? | | trade-trial | with photographs after six weeks
roles: a chemist who formulates creams | somebody who fills, labels and keeps batch books | somebody who stands at markets and writes to shops
search: natural skincare
name: Lather & Linden = what foams and what it smells of
name: Bare Cheek = who is kissed in the morning
name: Soap Weather = rain outside, a warm basin inside
name: +Basinbloom = where it stands and what it was
name: Three Oils = all that is in it, and lye
name: Dab = how much one needs
name: Cut & Cure = what soap gets, and then six weeks
name: Seife Sieben = German for soap number seven
name: Elbow & Almond = the dry spot, and what it likes
name: Few & Fine = what stands on the back
name: Warm Flannel = what a face wants first
line: Five ingredients you can point at
line: Cut by hand, cured six weeks
line: A dab, a breath, done
line: The basin smells of a garden
line: Read the back, it is short

sensitive-skin
job: a tube, tubes
rival: pharmacy brands for sensitive skin | doctors give samples of them and pharmacists know them by heart | La Roche-Posay, Eucerin, Avène, CeraVe, Aveeno | eczema cream
rival: creams on prescription | they work within days, and the insurer pays | | dermatologist near me
rival: a bathroom shelf of half-empty tubes | each was the best one for a month
meet: dermatologists' waiting rooms, patient groups and pharmacies | pharmacist | every day somebody holds out an arm and asks for something that does not burn | give her twenty small tubes of {name} for people she chooses and ask for a picture of the arm after two weeks | two mornings a month | dermatologists, midwives and paediatricians | they have nothing to give between the steroid and the tub of grease
measure: the share of users who still use it after six weeks
moat: a tolerance record with numbers that dermatologists read
risk: one bad reaction in a parents' group is read by everybody who would have bought | sell small tubes for a test on the inside of the arm first, and answer each reaction the same day
rule: Settle whether it is a cosmetic or a medicine | Have every sentence checked for claims to treat a disease, let the recipe be assessed and tested on sensitive skin, and keep a record of reactions. | the assessment, the test report and the approved words are filed
trial: Put small tubes on forty arms for three weeks | Give forty people with a diagnosis a test tube after a patch test, ask every week for a photograph and a mark for itching, and sell the large tube at the end. | marks, dropouts, reactions and paid tubes are in one table
ask: What do you do when it burns? | They stop, send a picture, get the money back, and the batch is looked at | rules | with a written process that the assessor has read
ask: Would a dermatologist name it? | | closing-calls | with five practices that hand out samples
roles: a pharmacist or chemist who formulates for damaged skin | a dermatologist who signs the test plan | somebody with the condition who answers users
search: eczema cream
name: Calm Elbow = the place where it itches first
name: Soft Truce = peace between a person and a skin
name: Night Cuff = where the scratching happens
name: +Stillskin = what nobody has to think about
name: Short Sleeve = what one wears again
name: Kind Layer = what lies between one and the wool
name: Cotton Hour = when something soft is worn
name: Lenio = Latin for I soothe
name: Patch First = the little square on the inside of the arm
name: Quiet Cream = no scent, no colour, no burning
name: Bend & Fold = where it hurts, in elbow and knee
line: Short sleeves again
line: Nothing in it that smells of anything
line: For the bend of the elbow
line: Sleep with the hands still
line: Try a dot before you trust it

hair-care
job: an order, orders
rival: brands from the salon and for one kind of hair | hairdressers use them, and people leave with the bottle | Olaplex, Aveda, Cantu, SheaMoisture, Kérastase, Function of Beauty@US | hair care for curly hair
rival: shampoos of chemists and supermarkets | they are cheap, large and smell of holidays | Garnier, Dove, dm@DE, Boots@GB | shampoo
rival: the bottle that stands in the shower anyway | somebody else in the house bought it
meet: salons for curls, swimming pools and dance schools | hairdresser | she has her hands in it for an hour and is believed | wash ten heads with {name} in her salon and take a picture that evening and on the third day | one day a week | hairdressers, swimming teachers and wig makers | their clients ask what to do at home
measure: the share of buyers who order a second bottle within three months
moat: pictures of many kinds of hair, weeks before and after
risk: hair looks well after the first wash and falls flat after a month | test for eight weeks on heads like those you sell to, and say for which hair it is not
rule: Settle safety report, claims and eyes | Have the recipe assessed and registered, let nobody promise growth without a study, and test what it does in eyes and on coloured hair. | the reports, the registration and checked labels are filed
trial: Wash twenty heads for eight weeks | Give it to twenty people with the same kind of hair, photograph them every second week in the same light, and let a hairdresser judge without knowing. | pictures, marks, dropouts and orders are in one file
ask: Whose hair is it not for? | | trade-trial | with the heads that left the test, and why
ask: Why does it last longer or foam less than they are used to? | It foams less because of what was left out | interviews-2 | by watching ten people wash with it the first time
roles: a formulator who knows scalps | a hairdresser with a full book | somebody who answers pictures of hair all day
search: shampoo for curly hair
name: Third Day Hair = when one sees whether it was good
name: Loop & Lather = a curl and what washes it
name: Crown & Comb = where it sits and what goes through
name: +Rinsewell = warm, long, and head down
name: Coil Kin = those who have it too
name: Wet Bun = how one leaves the pool
name: Root Talk = what a hairdresser begins with
name: Ricciolo = Italian for a curl
name: Pillow Side = the flat one in the morning
name: Slip & Section = how one gets through a whole head
name: Drip Dry = what good hair can do alone
line: Good on day three, too
line: The comb goes through
line: Touch it, everybody will want to
line: Rain may come
line: For the side you slept on

make-up
job: an order, orders
rival: make-up brands of chains and stars | they have shades, testers and a face on every screen | MAC, Fenty Beauty, Rare Beauty, Maybelline, Charlotte Tilbury, NYX | make-up shop
rival: clean and refillable brands | they look good on the shelf and say what is in them | Ilia@US, Kjaer Weis, RMS Beauty@US, und Gretel@DE, Zao@FR | clean make-up
rival: the half-used pots in the bag and a bare face | they are paid for, and today is Tuesday
meet: hairdressers, dance schools and bridal shops | make-up artist | she tries a shade on ten faces a day and is asked for its name each time | make up ten of her clients with {name} and give each the shade in a sample for the week | one day a week | bridal shops, photographers and hairdressers | they are asked what that colour was
measure: the share of buyers whose first shade was right
moat: shades that were matched on faces others forgot
risk: thirty shades lie in stock and six of them sell | begin with six for one group of faces, and let the waiting list choose the seventh
rule: Settle colours, eyes and the safety report | Have each shade assessed, check which pigments are allowed at eye and lip, test for germs after opening, and register each where demanded. | the reports, registrations and the germ test are filed
trial: Match a hundred faces in daylight | Take sample pots to four places, match a hundred faces by a window, note skin, shade and who wanted to buy, and write to each after three days. | shades by face, misses and orders are in one table
ask: Which shade is wrong on a screen and right on a face? | | trade-trial | by sending samples to people matched by photograph
ask: Who makes it, and how small may a batch be? | | f-2 | with written offers of three fillers
roles: a make-up artist with many faces behind her | somebody who deals with fillers and assessors | somebody who runs samples, returns and pictures
search: make-up for my skin tone
name: Daylight Cheek = where a shade is judged
name: Blot & Go Out = the tissue, and then the evening
name: Smudge Club = for those who use a finger
name: +Cheeklight = what one sees across a table
name: Lid & Lash = the two things people look at first
name: Tuesday Red = a bold mouth on a plain day
name: Powder Wink = one eye in the mirror of the case
name: Cipria = Italian for face powder
name: Shade Nine = the one that was missing
name: Taxi Mirror = where the last stroke is done
name: Bare & Brave = from nothing to much
line: Matched by a window, not a lamp
line: The shade that was never on the shelf
line: Goes on in the back of a taxi
line: Refill the colour, keep the case
line: Red, on a Tuesday

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
rival: supplement brands and shops | they have a bottle for everything and a discount each week | Holland & Barrett@GB, GNC@US, Myprotein, Doppelherz@DE, Blackmores@AU, Solgar | vitamins online
rival: personal packs and drinks by subscription | they ask questions and send a month in sachets | Ritual@US, Bioniq@GB, Cuure@FR, Vitl@GB | personalised vitamins
rival: eating well and a blood test at the doctor's | the doctor says most people lack nothing
meet: running clubs, pharmacies and midwives' courses | pharmacist | people stand before thirty bottles and ask her which one | lay out {name} beside two known bottles, let her explain the label to thirty people, and note what they ask | one afternoon a week | trainers, dietitians and gynaecologists | they are asked daily what to take, and would rather name something tested
measure: the share of takers who open the third pack
moat: laboratory reports on each batch, open to every buyer
risk: nobody feels anything after a month and the order is cancelled | sell only where a lack can be measured, and measure it before and after
rule: Settle the dose, the claims and who may sell it | Check the highest dose of each substance, register the product where demanded, and use only health claims that are allowed word by word. | doses, registration and the list of allowed sentences are filed
trial: Follow forty takers for eight weeks | Let a filler make a small batch, give it to forty people with the same need, ask weekly whether it was taken, and sell the third month at full price. | packs emptied, side effects and paid months are in one table
ask: Who needs it and who does not? | Not everybody, and the page has to say so | interviews-2 | with three doctors or dietitians who say it in their own words
ask: What is in it that the bottle for a third of the price lacks? | | trade-trial | with two bottles sent to the same laboratory
roles: a pharmacist or nutritionist who signs each recipe | somebody who knows fillers and batch tests | somebody who keeps subscribers and answers them honestly
search: vitamin subscription
name: Spoon & Sun = what one takes and what one lacks
name: Short Winter = when it gets dark too early
name: Breakfast Pill = beside the plate
name: +Glassmorning = water, a capsule, the day
name: Two with Water = how it is taken
name: Honest Dose = what is on the label is in the jar
name: Batch Nine = the one whose report you can read
name: Poco = Italian for a little
name: Kitchen Sill = where the jar stands so that one thinks of it
name: North Light = where people live who need the D
name: Small Print Co = what should be read first
line: Two with water, then breakfast
line: Read the lab sheet, then swallow
line: Maybe you do not need it
line: Stands by the kettle so you remember
line: For dark mornings and long desks

candles
job: an order, orders
rival: scent brands and department stores | they have a wall of glasses and a lid to lift on each | Yankee Candle, Diptyque, Jo Malone, Bath & Body Works@US, Rituals, The White Company@GB | scented candle
rival: makers at markets and in small shops | they pour at home and know who buys | | handmade candles
rival: a pack of tea lights and an open window | it costs next to nothing, and the room is bright
meet: florists, interior shops and Advent markets | florist | people hold a bunch in one hand and look for something to go with it | light one {name} on her counter for two weeks and count who asks what smells so good | two Saturdays a month | holiday hosts, yoga studios and wedding planners | a smell is what guests remember
measure: the share of buyers who come back with an empty glass or for the next one
moat: scents that people connect with their own hall
risk: all the year is earned between October and Christmas | win shops, hotels and weddings that need light in May, and pour to order until August
rule: Settle burning, soot and warning labels | Burn each wick to the end and note flame, soot and heat of the glass, label scents and allergens as the rules demand, and insure against fire. | burn tests, labels and the policy are filed
trial: Burn thirty, sell a hundred | Test three wicks per glass to the bottom, sell a hundred in two shops and one market, and ask each buyer where it stands. | burn hours, soot, sales and the rooms they stand in are noted
ask: How long does it burn, and how black is the glass? | | trade-trial | with thirty candles and a notebook
ask: Why would somebody pay twice the chemist's price? | | interviews-2 | by asking buyers at the florist's what they gave it for
roles: somebody who tests wicks without boredom | a nose that keeps three scents instead of thirty | somebody who wins shops before September
search: scented candle
name: Wick & Window = what burns and where it stands
name: First Match = when the evening begins
name: Quarter to Dusk = when one looks for the lighter
name: +Emberhall = the first thing one smells at home
name: Pool of Wax = what should reach the rim
name: Low Flame Inn = where it is quiet
name: Bathtub Hour = where it is lit on Sundays
name: Fiammella = Italian for a small flame
name: Amber Sill = how it looks from the street
name: Fig & Flicker = the scent and the movement
name: Blown Out = the smell one loves most
line: Light it before they ring
line: Let the wax reach the rim
line: The hall smells of figs
line: Sundays have a flame
line: Blow it out, breathe in

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
