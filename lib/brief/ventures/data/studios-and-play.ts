/** Studios, classes and places to play: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const STUDIOS_AND_PLAY = `
pottery-studio | people
cue: pottery studio; pottery wheels; potter's-wheel; pottery course; pottery class; pottery classes; pottery members; pottery workshop; pottery workshops; ceramics studio; ceramic studio; clay studio; clay class; kilns members; wheels kilns; kiln shelves; kiln firing; pottery lessons; ceramics class; ceramics course; throw clay; clay potters; clay studio shelf; kiln shared; potters kiln; potters shelf
not: tableware-restaurants; dental; tiles; tile; sells-mugs
kinds: local education
who: hobby potter, hobby potters
often: 1 2 4
share: 2 3.5 5
costs: 42 52 62 = the teacher's hours, clay, glaze and firing

craft-workshops | people
cue: craft workshop; craft workshops; basket weaving; weave baskets; carve spoons; spoon carving; wood-carving course; workshops craftspeople; learn craftspeople; learn blacksmith; blacksmith course; forging course; blacksmith; silversmith; jewellery making class; make-own rings; ring making; candle-making; candle making; soap-making workshop; terrarium workshop; macramé workshop; screen-printing workshop; printmaking; bookbinding; glassblowing; glass-blowing; stained-glass; workshops traditional crafts; weaving course; woodturning; woodwork course; woodworking course; calligraphy course; crafting café; craft café; craft evenings; blacksmith forge; forge knife; smith guests; forge guests; craftspeople show
not: children; sewing; knit; company-training; corporate; drama; car; bike; tool-box; pottery
kinds: local education marketplace
who: person with busy hands, people with busy hands
often: 0.08 0.2 0.4
share: 4 7 11
costs: 52 62 72 = the craftsman's day, material and the room

paint-and-sip | people
cue: paint wine; paint-and-sip; painting wine; paint sip; painting evening; painting class; painting classes; painting course; art studio evening; painting studio; paint picture evening; painting party; draw evening; painting wine glass; paint prosecco; paint beer; paint friends evening; painting bar; paint bar; paint cocktails
not: house; walls; facade; car; miniature; miniatures; nail; children; pottery; face
kinds: local education
who: group of friends, groups of friends
often: 0.1 0.25 0.6
share: 4 7 11
costs: 46 56 66 = the teacher, canvas, paint, wine and the room

cooking-classes | people
cue: cooking class; cooking classes; cooking course; cooking school; cookery school; cookery class; cookery course; cooking workshop; cooking lessons; learn cook; teach cook; grandmothers cook; bread baking course; baking class; baking classes; baking course; baking workshop; sourdough class; pasta class; pasta making class; sushi class; cheese making class; fermentation workshop; cook together; sourdough course
not: app; recipe-app; robot; professional; chef-training; subscription; box; distill
kinds: local education services
who: hobby cook, hobby cooks
often: 0.06 0.15 0.3
share: 4 7 11
costs: 52 62 72 = the cook, food, wine and washing up

martial-arts-school | people
cue: martial-arts; martial arts school; judo; karate; taekwondo; jiu-jitsu; kung-fu; aikido; dojo; self-defence; self-defense; capoeira; krav-maga; kickboxing school
not: app; alarm; key-ring; software; garden; wood; gym-software
kinds: local education
who: family or beginner, families and beginners
share: 3 5 8
costs: 46 56 66 = the trainers, the hall, mats and insurance

chess-school | people
cue: chess; chess school; chess club; chess lessons; chess training; chess coach; chess children; chess app; chess tournaments; chess pupils; chess teach; chess grandmaster; chess puzzles
not: chest; bicycle; dental; river; piece-maker
kinds: education saas local services
who: chess player, chess players
share: 1.5 3 5
costs: 48 58 68 = the trainers' hours, boards and prizes

baby-classes | people
cue: music babies; babies music; baby class; baby classes; toddlers music; music toddlers; baby sign; baby-signing; baby sensory; sensory class; toddler group; toddler class; toddler classes; playgroup; parent-child group; babies parents class; music mornings; baby yoga; baby massage course; rhymes toddlers; messy play; parent-baby; rhymes babies; songs babies; babies instruments
not: food; sleep; wear; sling; swim; swimming; app; monitor; nappies; clothes; sitter; nursery; first-aid
kinds: local education
who: parent with a small child, parents with a small child
often: 2 3 4
share: 1.5 2.5 3.5
costs: 46 56 66 = the leader's hours, the room and instruments

senior-fitness | people
cue: @over-60 class; @over-65 class; @seniors class; @seniors fitness; @older fitness; @older exercise; chair gymnastics; chair exercise; seniors exercise; seniors fitness; exercise seniors; exercise older; fitness older; balance classes; balance class; falls class; fall prevention; walking football; strength seniors; gymnastics older; seniors dance; dance older; gentle exercise; @retired exercise; @people-over gymnastics; nordic-walking; fitness over-60
not: sensor; pendant; wheelchair-travel; app-medication; dog; monitor
kinds: local services education saas
who: older person, older people
often: 3 4 8
share: 7 11 15
costs: 46 56 66 = the trainer's hours, the hall and insurance

cat-cafe | people
cue: cat café; cat cafe; cats café; cats cafe; café cats; café rescued-cats; cat lounge; dog café; dog cafe; dogs café; café adopt cats; cafe adopt cats; rabbit café; animal café; cats guests; stroke cats; tea cats; cats hour; cats shelter guests; tea-room cats
not: food-brand; software; grooming; boarding; wool; boarding-house
kinds: local
who: cat lover, cat lovers
often: 0.1 0.25 0.5
share: 8 13 18
costs: 32 42 52 = coffee and cake, feed, litter and vets

indoor-playground | people
cue: indoor playground; soft-play; soft play; ball pit; play café; play cafe; playground café; playground cafe; playroom café; trampoline park; trampoline hall; trampolines; children's museum; adventure playground; indoor play; play centre; play center; playhouse town; toddlers ball; climbing children indoor; playground indoor; ninja course; play hall
not: map; inspect; inspection; surface; equipment-maker; dogs; dog
kinds: local
who: family with small children, families with small children
often: 0.4 0.8 1.6
share: 5 8 11
costs: 24 32 40 = helpers, cleaning, wear and coffee

padel-club | people
cue: padel; padel courts; padel club; pickleball; pickleball courts; squash courts; tennis courts; tennis club; tennis book court; badminton courts; beach-volleyball; racket club; racket courts; courts hour; squash hall; courts members evening; tennis courts code
not: food; law; software; high-court; restringing; eyewear; system; paddles; racket-brand
kinds: local
who: hobby player, hobby players
often: 1 2 4
share: 4 7 11
costs: 14 22 30 = power, balls, cleaning and wear

gaming-lounge | people
cue: gaming lounge; gaming café; gaming cafe; esports; e-sports; gaming-bar; gaming bar; arcade; arcades; retro games; retro consoles; consoles lounge; consoles evening; video-game lounge; lan-party; lan party; sim racing; racing simulators; simulators hour; vr arcade; vr lounge; pinball; gaming pcs hour; gamers lounge; gaming club; gaming centre; esports club
not: board; gambling; casino; golf; developer; studio-makes; training-nurses; flight-school
kinds: local ecommerce
who: gamer, gamers
often: 0.5 1.2 3
share: 4 7 10
costs: 20 28 36 = power, licences, wear and drinks
`;
