/** Things for the home, for reading and for playing: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const HOME_GOODS = `
furniture-maker | people
cue: furniture handmade; furniture wood; furniture modular; tables oak; furniture solid; furniture custom; furniture design; carpenter furniture; shelves custom; shelves online; wooden furniture; tables reclaimed; sofa modular; furniture brand; desks wooden; beds solid; furniture made-to-order; kitchens custom; bookcases
not: second-hand; refurbished; rent; rental; office-desk; assembly; doll; removal; staging; software; used; desk-sharing; configurator; dog; cat; cats
kinds: ecommerce local
who: furniture buyer, furniture buyers
often: 0.01 0.02 0.04
share: 10 15 22
costs: 56 64 72 = wood, workshop hours, packing and delivery

used-furniture | people
cue: chairs restore; sideboards; house-clearances; chairs clearances; sofa monthly; second-hand furniture;  used furniture; refurbished furniture; vintage furniture; furniture restor; furniture rental; rent furniture; furniture refurbish; furniture upcycled; furniture resale; mid-century; furniture rented; furniture subscription; furniture pre-owned; antique furniture; sofas second-hand; pre-loved furniture; antiques
not: software; removal; toy; event; staging; storage; clothing; clothes
kinds: marketplace ecommerce local
who: used-furniture buyer, used-furniture buyers
often: 0.03 0.06 0.12
share: 10 15 22
costs: 54 62 72 = buying in, mending, storage and two-man delivery

house-plants | people
cue: plants potted; subscription plant; sends plant; plant month light; plants quiz; houseplant;  houseplant subscri; houseplant pot; house plants;  houseplants; plants subscri; indoor plants; plants pots; plant delivery; plants home deliver; plant shop; plants letterbox; balcony plants; plant box; rare plants; cuttings plants; plants rent; plants pet-safe; succulents; seeds balcony; plants online; garden kit
not: plant-based; smart-pot; sensor; diagnosis; factory; power; flower; manufacturing; protein; treatment; waste; medicinal; sick; disease
kinds: ecommerce local
who: plant lover, plant lovers
often: 0.12 0.25 0.5
share: 10 16 24
costs: 48 56 66 = plants, pots, packing, losses and delivery

flowers | people
cue: bouquet weekly; bouquet growers; bouquets seasonal; bouquets deliver; flowers subscri;  bouquet; bouquets; flower delivery; flowers deliver; flowers seasonal; florist; flowers weekly; flower farm; dried flowers; flowers local growers; bouquets letterbox; flower shop; flowers fair; flowers weddings; cut flowers; flowers field
not: software; flour; cannabis; hemp; robot; cake; cakes; tea; soap; seeds; grave
kinds: ecommerce local
who: flower buyer, flower buyers
often: 0.3 0.6 1.2
share: 10 15 22
costs: 48 56 66 = flowers, binding, waste and delivery

kitchen-tools | people
cue: kitchen tool; kitchen knives; kitchen-gadget gadget; cookware; knife kitchen; pans cast-iron; chopping board; cooking utensils; kitchen device; kitchen utensil; frying pan; kitchen gadget; knives handmade; lunchboxes; lunch-box steel; beeswax wraps; reusable food wraps; bottle opener; cutting board; bread knife; garlic; coffee maker manual
not: rental; software; meal; cake; robot; restaurant; cleaning; delivery; furniture; meals; ghost; harvest
kinds: ecommerce hardware
who: home cook, home cooks
often: 0.02 0.05 0.1
share: 14 20 28
costs: 40 48 58 = making, packing, returns and postage

toys | people
cue: science-kit kit; kit experiments; wooden toys;  educational toys; toys children; toy brand; toys learning; toys montessori; toys wooden; construction toys; toys sustainable; dolls; doll diverse; toy kit; building blocks; stem toys; toys science; science kits; soft toys; craft kits; experiment box; toys girls; puzzles children; craft box children; plush
not: rent; rental; dog; dogs; cat; second-hand; library; sex; adult; lend; used; voodoo; borrow; books
kinds: ecommerce hardware
who: parent, parents
often: 0.1 0.2 0.4
share: 8 12 18
costs: 42 50 60 = making, tests, packing and postage

toy-rental | people
cue: cots rent; prams rent; high-chairs rent; toy rental;  toys rent; rent toys; toy subscri; toy library; baby gear rent; baby equipment rental; pram rental; strollers rent; buggy rental; rent baby; toys swap; toys borrow; toys month exchange; cribs rent; car seats rent; toys second-hand; used toys; baby gear; lend toys
not: hay; rabbit; pet; dog; cat; dog; software; clothes; party; bouncy; photo; clothing; nappies
kinds: ecommerce local marketplace
who: family, families
often: 0.3 0.7 1
share: 4 7 10
costs: 44 54 64 = wear, cleaning, missing parts and delivery both ways

board-game | people
cue: board game; card game; game cards; party game; game families table; tabletop; deck cards; game couples; escape-room box; conversation cards;  puzzle adults; role-playing game; family game; jigsaw; question cards
not: video; app; evenings; organise; bars; mobile;  football; software; employees; online-game; console; training; gamified
kinds: ecommerce hardware
who: player, players
often: 0.03 0.06 0.12
share: 10 15 22
costs: 40 48 58 = printing, boxes, freight, storage and postage

books | people
cue: booksellers novel; novel post; book subscription; books shop; books reader; bookshop;  books second-hand; second-hand books; book subscri; used books; book box; bookstore; books independent; books children subscri; book club box; books rent; audiobooks; novels subscri; books blind-date; comics; books swap; books letter
not: bookkeeping; software; appointments; recipe; personalised; hero; tickets; table; summaries; notebook; photo; wine; dinner; textbooks
kinds: ecommerce local
who: reader, readers
often: 0.3 0.6 1.2
share: 12 18 26
costs: 58 66 74 = books, sorting and postage

stationery | people
cue: stationery; paper planner; planner stickers;  planner; planners paper; notebooks; notebook; journals paper; calendars wall; greeting cards; diary paper; paper planner; notebooks recycled; bullet journal; journal prompts; pens; letters paper; school supplies; cards handmade; postcards; wall calendar; fountain pens; sketchbooks
not: app; software; wedding-planner; meal-planner; event-planner; garden-planner; vape; trip; digital; electric; cat; route
kinds: ecommerce
who: notebook user, notebook users
often: 0.08 0.16 0.3
share: 10 15 22
costs: 38 46 56 = paper, printing, binding and postage

art-prints | people
cue: gallery prints; gallery artists; prints illustrators; art prints;  art online; paintings artists; painters sell; paintings prints; paintings original;  gallery online; art gallery; prints artists; posters; art rent; art rental; art affordable; art young artists; illustrations prints; art subscription; photographs prints limited; posters city; artworks; wall art; murals home
not: software; class; course; workshop; nail; museum; tattoo; martial; school; therapy; tour; ceramic; exhibition; workshops
kinds: marketplace ecommerce
who: art buyer, art buyers
often: 0.03 0.06 0.12
share: 6 10 16
costs: 52 62 72 = what the artists get, printing, framing and insured post

ceramics | people
cue: ceramics; pottery; handmade ceramics; porcelain; tableware; cups handmade; plates handmade; stoneware; mugs handmade; tableware handmade; vases; ceramic plates; glassware; potter
not: class; course; workshop; printer; dental; harry; coating; tile; tooth; teeth; paint-your-own; candle; candles
kinds: ecommerce local
who: tableware buyer, tableware buyers
often: 0.03 0.06 0.12
share: 8 12 18
costs: 44 52 62 = clay, glaze, firing, hours, breakage and postage

bedding | people
cue: pillow; pillow height; pillow neck; pillow layers; bedding;  mattress; bed linen; pillows; duvet; bed sheets; linen bedding; mattresses; bed-linen organic; weighted blanket; mattress natural; pillow adjustable; blankets; sheets linen; pillow side; curtains; towels
not: hotel-laundry; app; sensor; monitor; wearable; hospital; dog; software; rental; laundry; cattle; horse; pet; bedside; mask; tracker; picnic
kinds: ecommerce
who: sleeper, sleepers
often: 0.02 0.04 0.08
share: 16 24 32
costs: 44 52 62 = material, sewing, returns and freight

gift-boxes | both
cue: gift box; gift boxes; personalised gifts; personalised book; personalised books; gifts employees; gift hampers; gift baskets; children book hero; book child hero; gifts personal; personalised presents; photo book; gifts corporate; gift local products; presents box; custom gifts; birthday box; care packages; gifts engraved; storybook child name; surprise box
not: meal; wine-club; cheese; dog; cat; prescription; jewellery; cake; cakes; gluten; wish-list; registry; medicine; recipes; gift-card
kinds: ecommerce
who: gift giver, gift givers
often: 0.1 0.2 0.4
share: 14 20 28
costs: 48 56 66 = contents, printing, box, hand-packing and postage

gear-rental | people
cue: camping rental; camping gear; camping gear rent; tents rent; rent camping; outdoor gear rent; gear rental; ski rental; rent skis; rent surfboards; surfboards rental; rent stand-up paddle; rent kayaks; rent backpacks; hiking gear rent; rent sleeping bags; outdoor equipment rent; rent climbing; skis children season
not: baby; excavator; software; clothes; dress; toys; car-sharing; car; medical; farmers; tractor; pram; prams; cots; companies; instruments; violin; office; parking
kinds: local ecommerce marketplace
who: weekend camper, weekend campers
often: 0.05 0.1 0.25
share: 8 13 20
costs: 34 44 54 = wear, cleaning, repairs, losses and delivery

instrument-rental | people
cue: instrument rental; instruments month families; pianos guitars rent; instruments rent;  rent violin; violins rent; rent instruments; pianos rent; rent piano; guitar rent; violin children rent; instruments students rent; instruments grow child; rental cello; cellos rent; violins swap grown; instruments lend
not: lesson; lessons; teacher; teachers; app; software; dental; surgical; measuring; festival; course; ai
kinds: services ecommerce local
who: family with a young musician, families with a young musician
share: 2 4 6
costs: 40 50 60 = wear, strings, repairs, insurance and delivery
`;
