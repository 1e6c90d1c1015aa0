/** Studios, classes and places to play: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const STUDIOS_AND_PLAY = `
pottery-studio | people
cue: pottery studio; pottery wheels; potter's-wheel; pottery course; pottery class; pottery classes; pottery members; pottery workshop; pottery workshops; ceramics studio; ceramic studio; clay studio; clay class; kilns members; wheels kilns; kiln shelves; kiln firing; pottery lessons; ceramics class; ceramics course; throw clay; clay potters; clay studio shelf; kiln shared; potters kiln; potters shelf; pottery wheel; pottery kiln; pottery learn; pottery beginners; clay wheel; clay wheels; clay kiln; clay course; clay learn; clay beginners; clay members; ceramics wheel; ceramics wheels; ceramics kiln; ceramics learn; ceramics beginners; ceramics members; potter wheel; potter wheels; potter kiln; potter studio; potter class; potter course; potter learn; potter beginners; potter members; bowls wheel; bowls wheels; bowls kiln; bowls studio; bowls class; bowls course; bowls learn; bowls beginners; bowls members; clay evening; clay classes; pottery evening; ceramics evening; ceramics classes
not: tableware-restaurants; dental; tiles; tile; sells-mugs; somebody; kiln-owner
kinds: local education
who: hobby potter, hobby potters
often: 1 2 4
share: 2 3.5 5
costs: 42 52 62 = the teacher's hours, clay, glaze and firing

craft-workshops | people
cue: craft workshop; craft workshops; basket weaving; weave baskets; carve spoons; spoon carving; wood-carving course; workshops craftspeople; learn craftspeople; learn blacksmith; blacksmith course; forging course; blacksmith; silversmith; jewellery making class; make-own rings; ring making; candle-making; candle making; soap-making workshop; terrarium workshop; macramé workshop; screen-printing workshop; printmaking; bookbinding; glassblowing; glass-blowing; stained-glass; workshops traditional crafts; weaving course; woodturning; woodwork course; woodworking course; calligraphy course; crafting café; craft café; craft evenings; blacksmith forge; forge knife; smith guests; forge guests; craftspeople show; blacksmith workshop; blacksmith workshops; blacksmith learn; blacksmith weekend; blacksmith day; blacksmith guests; blacksmith class; weave workshop; weave workshops; weave learn; weave course; weave weekend; weave day; weave guests; weave class; weaving workshop; weaving workshops; weaving learn; weaving weekend; weaving day; weaving guests; weaving class; carve workshop; carve workshops; carve learn; carve course; carve weekend; carve day; carve guests; carve class; carving workshop; carving workshops; carving learn; carving course; carving weekend; carving day; carving guests; carving class; printmaking workshop; printmaking workshops; printmaking learn; printmaking course; printmaking weekend; printmaking day; printmaking guests; printmaking class; bookbinding workshop; bookbinding workshops; bookbinding learn; bookbinding course; bookbinding weekend; bookbinding day; bookbinding guests; bookbinding class; basket workshop; basket workshops; basket learn; basket course; basket weekend; basket day; basket guests; basket class; forge workshop; forge workshops; forge learn; forge course; forge weekend; forge day; forge class; craftspeople workshop; craftspeople workshops; craftspeople learn; craftspeople course; craftspeople weekend; craftspeople day; craftspeople guests; craftspeople class; artisans workshop; artisans workshops; artisans learn; artisans course; artisans weekend; artisans day; artisans guests; artisans class; glassblow workshop; glassblow workshops; glassblow learn; glassblow course; glassblow weekend; glassblow day; glassblow guests; glassblow class; forging courses; forging beginners; forging weekend; forging farm; woodworking courses; woodworking beginners; woodworking weekend; woodworking farm; carving courses; carving beginners; carving farm; weaving courses; weaving beginners; weaving farm
not: children; sewing; knit; company-training; corporate; drama; car; bike; tool-box; pottery; goldsmith; wedding
kinds: local education marketplace
who: person with busy hands, people with busy hands
often: 0.08 0.2 0.4
share: 4 7 11
costs: 52 62 72 = the craftsman's day, material and the room

paint-and-sip | people
cue: paint wine; paint-and-sip; painting wine; paint sip; painting evening; painting class; painting classes; painting course; art studio evening; painting studio; paint picture evening; painting party; draw evening; painting wine glass; paint prosecco; paint beer; paint friends evening; painting bar; paint bar; paint cocktails; paint friends; paint evening; paint drinks; painting friends; painting sip; painting beer; painting drinks; canvas wine; canvas friends; canvas evening; canvas bar; canvas sip; canvas beer; canvas drinks; painting prosecco; painting cocktails; painting evening-friends; painting bars; paint evening-friends; paint bars
not: house; walls; facade; car; miniature; miniatures; nail; children; pottery; face
kinds: local education
who: group of friends, groups of friends
often: 0.1 0.25 0.6
share: 4 7 11
costs: 46 56 66 = the teacher, canvas, paint, wine and the room

cooking-classes | people
cue: cooking class; cooking classes; cooking course; cooking school; cookery school; cookery class; cookery course; cooking workshop; cooking lessons; learn cook; teach cook; grandmothers cook; bread baking course; baking class; baking classes; baking course; baking workshop; sourdough class; pasta class; pasta making class; sushi class; cheese making class; fermentation workshop; cook together; sourdough course; cooking lesson; cooking grandmothers; cook class; cook classes; cook course; cook lesson; cook workshop; cook grandmothers; cook school; baking lesson; baking grandmothers; baking school; bread class; bread classes; bread course; bread lesson; bread workshop; bread grandmothers; bread school; pasta classes; pasta course; pasta lesson; pasta workshop; pasta grandmothers; pasta school; sushi classes; sushi course; sushi lesson; sushi workshop; sushi grandmothers; sushi school; dumpling class; dumpling classes; dumpling course; dumpling lesson; dumpling workshop; dumpling grandmothers; dumpling school; foraging-cook class; foraging-cook classes; foraging-cook course; foraging-cook lesson; foraging-cook workshop; foraging-cook grandmothers; foraging-cook school; cook learn; cook learns; cook travellers; cook tourists; cook roll; cook grandmother; cook teach; cooking learn; cooking learns; cooking travellers; cooking tourists; cooking roll; cooking grandmother; cooking teach; sushi learn; sushi learns; sushi travellers; sushi tourists; sushi roll; sushi grandmother; sushi teach; pasta learn; pasta learns; pasta travellers; pasta tourists; pasta roll; pasta grandmother; pasta teach; bake learn; bake learns; bake travellers; bake tourists; bake roll; bake grandmother; bake teach; tortillas learn; tortillas learns; tortillas travellers; tortillas tourists; tortillas roll; tortillas grandmother; tortillas teach; curry learn; curry learns; curry travellers; curry tourists; curry roll; curry grandmother; curry teach
not: app; recipe-app; robot; professional; chef-training; subscription; box; distill
kinds: local education services
who: hobby cook, hobby cooks
often: 0.06 0.15 0.3
share: 4 7 11
costs: 52 62 72 = the cook, food, wine and washing up

martial-arts-school | people
cue: martial-arts; martial arts school; judo; karate; taekwondo; jiu-jitsu; kung-fu; aikido; dojo; self-defence; self-defense; capoeira; krav-maga; kickboxing school; judo school; judo class; judo children; judo women; judo dojo; judo club; judo training; karate school; karate class; karate children; karate women; karate dojo; karate club; karate training; taekwondo school; taekwondo class; taekwondo children; taekwondo women; taekwondo dojo; taekwondo club; taekwondo training; martial school; martial class; martial children; martial women; martial dojo; martial club; martial training; jiu-jitsu school; jiu-jitsu class; jiu-jitsu children; jiu-jitsu women; jiu-jitsu dojo; jiu-jitsu club; jiu-jitsu training; self-defence school; self-defence class; self-defence children; self-defence women; self-defence dojo; self-defence club; self-defence training; self-defense school; self-defense class; self-defense children; self-defense women; self-defense dojo; self-defense club; self-defense training; boxing-children school; boxing-children class; boxing-children children; boxing-children women; boxing-children dojo; boxing-children club; boxing-children training; judo autistic; karate autistic; taekwondo autistic; aikido club; aikido school; aikido autistic; aikido children; jiu-jitsu autistic
not: app; alarm; key-ring; software; garden; wood; gym-software
kinds: local education
who: family or beginner, families and beginners
share: 3 5 8
costs: 46 56 66 = the trainers, the hall, mats and insurance

chess-school | people
cue: chess; chess school; chess club; chess lessons; chess training; chess coach; chess children; chess app; chess tournaments; chess pupils; chess teach; chess grandmaster; chess puzzles; chess online; chess classes
not: chest; bicycle; dental; river; piece-maker
kinds: education saas local services
who: chess player, chess players
share: 1.5 3 5
costs: 48 58 68 = the trainers' hours, boards and prizes

baby-classes | people
cue: music babies; babies music; baby class; baby classes; toddlers music; music toddlers; baby sign; baby-signing; baby sensory; sensory class; toddler group; toddler class; toddler classes; playgroup; parent-child group; babies parents class; music mornings; baby yoga; baby massage course; rhymes toddlers; messy play; parent-baby; rhymes babies; songs babies; babies instruments; babies songs; babies class; babies rhymes; babies sensory; babies signing; babies massage; babies morning; babies group; baby music; baby songs; baby rhymes; baby signing; baby massage; baby morning; baby group; toddlers songs; toddlers class; toddlers rhymes; toddlers sensory; toddlers signing; toddlers massage; toddlers morning; toddlers group; toddler music; toddler songs; toddler rhymes; toddler sensory; toddler signing; toddler massage; toddler morning; babies singing; babies dance; babies classes; toddlers singing; toddlers dance; toddlers classes; newborns singing; newborns dance; newborns massage; newborns music; newborns sensory; newborns class; newborns classes
not: food; sleep; wear; sling; swim; swimming; app; monitor; nappies; clothes; sitter; nursery; first-aid
kinds: local education
who: parent with a small child, parents with a small child
often: 2 3 4
share: 1.5 2.5 3.5
costs: 46 56 66 = the leader's hours, the room and instruments

senior-fitness | people
cue: @over-60 class; @over-65 class; @seniors class; @seniors fitness; @older fitness; @older exercise; chair gymnastics; chair exercise; seniors exercise; seniors fitness; exercise seniors; exercise older; fitness older; balance classes; balance class; falls class; fall prevention; walking football; strength seniors; gymnastics older; seniors dance; dance older; gentle exercise; @retired exercise; @people-over gymnastics; nordic-walking; fitness over-60; seniors gymnastics; seniors balance; seniors strength; seniors movement; seniors yoga; seniors chair; older exercise; older fitness; older gymnastics; older balance; older strength; older movement; older yoga; older chair; elderly exercise; elderly fitness; elderly gymnastics; elderly balance; elderly strength; elderly movement; elderly yoga; elderly chair; pensioners exercise; pensioners fitness; pensioners gymnastics; pensioners balance; pensioners strength; pensioners movement; pensioners yoga; pensioners chair; over-60 exercise; over-60 fitness; over-60 gymnastics; over-60 balance; over-60 strength; over-60 movement; over-60 yoga; over-60 chair; over-65 exercise; over-65 fitness; over-65 gymnastics; over-65 balance; over-65 strength; over-65 movement; over-65 yoga; over-65 chair; over-70 exercise; over-70 fitness; over-70 gymnastics; over-70 balance; over-70 strength; over-70 movement; over-70 yoga; over-70 chair; pensioners dance; pensioners gym; pensioners falls; pensioners classes; seniors gym; seniors falls; seniors classes; over-60s dance; over-60s exercise; over-60s gym; over-60s falls; over-60s balance; over-60s chair; over-60s classes; over-70s dance; over-70s exercise; over-70s gym; over-70s falls; over-70s balance; over-70s chair; over-70s classes; elderly dance; elderly gym; elderly falls; elderly classes; older dance; older gym; older falls; older classes
not: sensor; pendant; wheelchair-travel; app-medication; dog; monitor; app
kinds: local services education saas
who: older person, older people
often: 3 4 8
share: 7 11 15
costs: 46 56 66 = the trainer's hours, the hall and insurance

cat-cafe | people
cue: cat café; cat cafe; cats café; cats cafe; café cats; café rescued-cats; cat lounge; dog café; dog cafe; dogs café; café adopt cats; cafe adopt cats; rabbit café; animal café; cats guests; stroke cats; tea cats; cats hour; cats shelter guests; tea-room cats; cat tea; cat coffee; cat guests; cat stroke; cats tea; cats lounge; cats coffee; cats stroke; dogs cafe; dogs tea; dogs lounge; dogs coffee; dogs guests; dogs stroke; rabbits café; rabbits cafe; rabbits tea; rabbits lounge; rabbits coffee; rabbits guests; rabbits stroke; cats adopt-guests; cat adopt-guests
not: food-brand; software; grooming; boarding; wool; boarding-house
kinds: local
who: cat lover, cat lovers
often: 0.1 0.25 0.5
share: 8 13 18
costs: 32 42 52 = coffee and cake, feed, litter and vets

indoor-playground | people
cue: indoor playground; soft-play; soft play; ball pit; play café; play cafe; playground café; playground cafe; playroom café; trampoline park; trampoline hall; trampolines; children's museum; adventure playground; indoor play; play centre; play center; playhouse town; toddlers ball; climbing children indoor; playground indoor; ninja course; play hall; playground soft; playground hall; play indoor; play soft; toddlers indoor; toddlers soft; toddlers café; toddlers hall; slides indoor; slides soft; slides café; slides hall; trampoline indoor; trampoline soft; trampoline café; ball-pit indoor; ball-pit soft; ball-pit café; ball-pit hall; toddlers indoor-play; toddlers soft-play; toddlers climbing-frame; toddlers soft-floor; toddlers play-hall; toddlers ball-pool; children indoor-play; children soft-play; children climbing-frame; children soft-floor; children play-hall; children ball-pool; kids indoor-play; kids soft-play; kids climbing-frame; kids soft-floor; kids play-hall; kids ball-pool
not: map; inspect; inspection; surface; equipment-maker; dogs; dog
kinds: local
who: family with small children, families with small children
often: 0.4 0.8 1.6
share: 5 8 11
costs: 24 32 40 = helpers, cleaning, wear and coffee

padel-club | people
cue: padel; padel courts; padel club; pickleball; pickleball courts; squash courts; tennis courts; tennis club; tennis book court; badminton courts; beach-volleyball; racket club; racket courts; courts hour; squash hall; courts members evening; tennis courts code; padel court; padel hall; pickleball court; pickleball club; pickleball hall; tennis court; tennis hall; squash court; squash club; badminton court; badminton club; badminton hall; padel indoor; padel league; padel players; pickleball indoor; pickleball league; pickleball players; padel padel; pickleball pickleball
not: food; law; software; high-court; restringing; eyewear; system; paddles; racket-brand
kinds: local
who: hobby player, hobby players
often: 1 2 4
share: 4 7 11
costs: 14 22 30 = power, balls, cleaning and wear

gaming-lounge | people
cue: gaming lounge; gaming café; gaming cafe; esports; e-sports; gaming-bar; gaming bar; arcade; arcades; retro games; retro consoles; consoles lounge; consoles evening; video-game lounge; lan-party; lan party; sim racing; racing simulators; simulators hour; vr arcade; vr lounge; pinball; gaming pcs hour; gamers lounge; gaming club; gaming centre; esports club; gaming evening; gaming hour; gaming league; gamers bar; gamers café; gamers centre; gamers evening; gamers hour; gamers league; gamers club; esports lounge; esports bar; esports café; esports centre; esports evening; esports hour; esports league; consoles bar; consoles café; consoles centre; consoles hour; consoles league; consoles club; arcade lounge; arcade bar; arcade café; arcade centre; arcade evening; arcade hour; arcade league; arcade club; racing-simulators lounge; racing-simulators bar; racing-simulators café; racing-simulators centre; racing-simulators evening; racing-simulators hour; racing-simulators league; racing-simulators club; retro-games lounge; retro-games bar; retro-games café; retro-games centre; retro-games evening; retro-games hour; retro-games league; retro-games club; gaming pcs; gaming consoles; gaming tournaments; esports pcs; esports consoles; esports tournaments; retro lounge; retro café; retro bar; retro pcs; retro tournaments
not: board; gambling; casino; golf; developer; studio-makes; training-nurses; flight-school
kinds: local ecommerce
who: gamer, gamers
often: 0.5 1.2 3
share: 4 7 10
costs: 20 28 36 = power, licences, wear and drinks
`;
