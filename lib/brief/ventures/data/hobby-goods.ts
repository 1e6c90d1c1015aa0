/** What hobbies need: kits, wool, seeds, cards and tools: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const HOBBY_GOODS = `
tool-kit-for-children | people
cue: toolbox children; toolbox tools project; tools children project; real-tools children; toolbox project; wooden toolbox; woodwork kit; woodworking children; woodwork children; woodwork kids; tool kit kids; toolbox kids; hand-tools child; carpentry kids; carpentry children; children saw; child saws; children build wood; kids build projects kit; maker box kids; build projects month box kids; workbench children; @parents project month; sew kit children; sewing box children; craft kits children tools; hammer girls; hammer boys; wood nails; hammer children; nails project; real-wood project; tools boys; tools girls; children toolbox; children carpentry; children woodwork; children woodworking; children hammer; children hand-tools; children real-tools; child toolbox; child carpentry; child woodwork; child woodworking; child saw; child hammer; child hand-tools; child real-tools; kids toolbox; kids carpentry; kids woodwork; kids woodworking; kids saw; kids hammer; kids hand-tools; kids real-tools; kid toolbox; kid carpentry; kid woodwork; kid woodworking; kid saw; kid hammer; kid hand-tools; kid real-tools; boys toolbox; boys carpentry; boys woodwork; boys woodworking; boys saw; boys hammer; boys hand-tools; boys real-tools; girls toolbox; girls carpentry; girls woodwork; girls woodworking; girls saw; girls hammer; girls hand-tools; girls real-tools; carpentry child; carpentry young; carpentry projects; woodworking kids; woodworking child; woodworking young; woodworking projects; woodwork child; woodwork young; woodwork projects; tools kids; tools children; tools child; tools young; tools projects
not: coding; software; robot; robots; rental; birthday; tool-library; neighbours
kinds: ecommerce hardware education
who: family with schoolchildren, families with schoolchildren
often: 0.4 0.7 1
share: 3 5 8
costs: 44 53 62 = wood, cutting, screws, packing and postage

grow-at-home-kit | people
cue: mushroom growing-kit; mushroom kit; mushrooms kit; growing kit; grow-kit; mushrooms kitchen counter; grow mushrooms home; mushrooms home box; sprout jar; microgreens kit; microgreens home; herbs windowsill kit; kit herbs; grow vegetables balcony; balcony vegetable kit; grow-your-own; seeds kit; grow salad home; sprouts kit; sprouts jar; grow kitchen kit; cress; kit mushroom; kit sprout; kit microgreens; kit windowsill; kits mushroom; kits sprout; kits microgreens; kits windowsill; box mushroom; box sprout; box microgreens; box windowsill; mushroom grow-kit; mushroom grow-at-home; mushroom countertop; mushroom windowsill-kit; herbs grow-kit; herbs growing-kit; herbs grow-at-home; herbs countertop; herbs windowsill-kit; sprouts grow-kit; sprouts growing-kit; sprouts grow-at-home; sprouts countertop; sprouts windowsill-kit; salad grow-kit; salad growing-kit; salad grow-at-home; salad countertop; salad windowsill-kit
not: farm-supply; restaurants-grow; children-tools; science; container-farm; vertical-farm; software
kinds: ecommerce hardware
who: kitchen gardener, kitchen gardeners
often: 0.1 0.2 0.4
share: 5 9 14
costs: 42 52 62 = the living part, the box, losses and postage

yarn-box | people
cue: hand-dyed yarn; yarn dye; yarn knitting; yarn box; yarn shop; yarn subscription; wool shop; wool knitting; knitting kit; knitting kits; yarn sheep; yarns; knitters; crochet kit; crochet; embroidery kit; embroidery; cross-stitch; macrame; weaving kit; quilting; fabric shop; fabrics quilters; wool dyed; needle-felting; knitting box; haberdashery; knit-along; yarn kit; yarn hand-dyed; yarn pattern; yarn skein; wool box; wool kit; wool hand-dyed; wool subscription; wool pattern; wool skein; knitting shop; knitting hand-dyed; knitting subscription; knitting pattern; knitting skein; crochet box; crochet shop; crochet hand-dyed; crochet subscription; crochet pattern; crochet skein; knit box; knit kit; knit shop; knit hand-dyed; knit subscription; knit pattern; knit skein; embroidery box; embroidery shop; embroidery hand-dyed; embroidery subscription; embroidery pattern; embroidery skein; hand-dyed; knitters yarn; knitters box; knitters kits; knitters patterns; knitters wool; knitting yarn; knitting patterns; knitting wool; crochet yarn; crochet kits; crochet patterns; crochet wool
not: sweater-brand; finished-sweaters; industrial; uniform; sells-jumpers; caps; logo
kinds: ecommerce local
who: knitter, knitters
often: 0.2 0.4 0.8
share: 3 5 8
costs: 46 55 64 = wool, dye, spinning, the pattern and postage

sewing-patterns | people
cue: sewing pattern; sewing patterns; sew patterns; patterns pdf sew; dressmaking; sew clothes yourself; pattern sewers; hobby sewers; @sewers; patterns dress; patterns print home sew; pattern designer sew; patterns bodies sew; dressmaking pattern; dressmaking patterns; sew pattern; sewing-pattern printed; sewing-pattern pdf; sewing-pattern sizes; sewing-pattern download; sewing-patterns printed; sewing-patterns pdf; sewing-patterns sizes; sewing-patterns download; dressmaking printed; dressmaking pdf; dressmaking sizes; dressmaking download
not: children; industrial; workwear; embroidery-logo; alter
kinds: ecommerce education local
who: hobby sewer, hobby sewers
often: 0.15 0.3 0.6
share: 3 5 8
costs: 20 30 42 = grading, test sewers, printing and teachers' hours

puzzle-and-brick-library | people
cue: lego; lego library; lego rent; lego sets; lego borrow; brick sets; bricks borrow; building-bricks; brick library; jigsaw; jigsaws; jigsaw puzzles; puzzles swap; puzzle swap; puzzle exchange; puzzles post; puzzle library; puzzles exchange; puzzle subscription; wooden jigsaw; puzzles adults; jigsaw swap; jigsaw exchange; jigsaw rent; jigsaw borrow; jigsaw library; jigsaw post; jigsaw lend; jigsaw subscription; jigsaw month; jigsaws swap; jigsaws exchange; jigsaws rent; jigsaws borrow; jigsaws library; jigsaws post; jigsaws lend; jigsaws subscription; jigsaws month; lego swap; lego exchange; lego post; lego lend; lego subscription; lego month; bricks swap; bricks exchange; bricks rent; bricks library; bricks post; bricks lend; bricks subscription; bricks month; puzzles rent; puzzles borrow; puzzles library; puzzles lend; puzzles subscription; puzzles month; puzzles members; puzzles rental; jigsaw members; jigsaw rental; lego members; lego rental; brick members; brick rent; brick rental; brick swap; bricks members; bricks rental
not: app; crossword; sudoku; escape; robotics; coding; construction-site; hotel
kinds: ecommerce local
who: puzzler, puzzlers
often: 0.4 0.8 1.5
share: 3 5 8
costs: 42 52 62 = wear, lost pieces, counting, cleaning and postage

trading-cards | people
cue: trading-card; trading-cards; pokémon; pokemon; card collectors; cards collectors; card grading; grade cards; collectors trade cards; magic cards; football stickers; sports-cards; sticker album; collectibles; collectors marketplace; coins collectors; stamps collectors; coin collect; stamp collect; comics collectors; figures collectors; coins marketplace; comics marketplace; collectors buy cards; cards collector; cards grade; cards grading; cards auction; cards pokémon; cards trading; card collector; card grade; card auction; card pokémon; card trading; coins collector; coins grade; coins grading; coins auction; coins pokémon; coins trading; coin collector; coin collectors; coin grade; coin grading; coin auction; coin pokémon; coin trading; comics collector; comics grade; comics grading; comics auction; comics pokémon; comics trading; stamps collector; stamps grade; stamps grading; stamps auction; stamps pokémon; stamps trading; collectibles collector; collectibles collectors; collectibles grade; collectibles grading; collectibles auction; collectibles pokémon; collectibles trading; trading-cards marketplace; trading-cards grading; trading-cards trade; trading-cards sell; trading-cards auctions; pokémon marketplace; pokémon grading; pokémon trade; pokémon sell; pokémon auctions; collectors grading; collectors trade; collectors sell; collectors auctions; collectible marketplace; collectible grading; collectible trade; collectible sell; collectible auctions
not: vinyl; business-cards; greeting; credit; payment; speaking; memory-cards; wine
kinds: marketplace ecommerce saas local
who: collector, collectors
often: 0.5 1.2 3
share: 3 5 8
costs: 60 72 84 = buying in or the seller's share, checking and insured post

film-lab | both
cue: film lab; film photography; analogue film; analog film; analogue camera; analog camera; film cameras; develop film; develops film; film rolls; darkroom; darkroom shared; darkroom hour; darkroom enlargers; darkrooms; instant film; disposable camera; vintage cameras; film develop; negatives scan roll; camera film; film scan; film photograph; film enlarger; analogue develop; analogue scan; analogue lab; analogue rolls; analogue photograph; analogue enlarger; analog develop; analog scan; analog lab; analog rolls; analog photograph; analog enlarger; negatives develop; negatives scan; negatives lab; negatives rolls; negatives photograph; negatives enlarger; darkroom develop; darkroom scan; darkroom lab; darkroom rolls; darkroom photograph; darkroom enlarger; 35mm develop; 35mm scan; 35mm lab; 35mm rolls; 35mm photograph; 35mm enlarger; film developed; film scanned; film darkroom; film mail-in; rolls developed; rolls scanned; rolls develop; rolls darkroom; rolls mail-in; analog developed; analog scanned; analog darkroom; analog mail-in; analogue developed; analogue scanned; analogue darkroom; analogue mail-in
not: drone; wedding; cinema; super; portrait; tapes; renting; rental; lenses; makers
kinds: ecommerce local education
who: hobby photographer, hobby photographers
often: 0.3 0.7 1.5
share: 1.2 2.2 3.5
costs: 36 46 56 = chemistry, scanning hours, packing and postage

heirloom-seeds | people
cue: heirloom seed; seeds vegetable; vegetable seeds; old varieties seeds; seed packets; open-pollinated; seed bank; seed swap; seeds gardeners; seed shop; seeds small-growers; seed library; seedlings; seedling; tomato plants varieties; wildflower seed; vegetable seedlings; seed subscription; seed catalogue; heirloom tomato; garden seeds; seed catalogue old; tomato seeds; bean seeds; vegetable varieties seedlings; seeds heirloom; seeds tomato; seeds garden; seeds old-varieties; seeds packets; seeds grower; seed heirloom; seed vegetable; seed tomato; seed garden; seed old-varieties; seed grower; seedlings heirloom; seedlings vegetable; seedlings tomato; seedlings garden; seedlings old-varieties; seedlings packets; seedlings grower; seeds rare; seeds old; seeds saved; seeds organic; seeds varieties; seeds seed-keeper; seed rare; seed old; seed saved; seed organic; seed varieties; seed seed-keeper
not: urn; ashes; company-seed; pre-seed; investor; chia; oil; snack; drone; software; app-advice
kinds: ecommerce local nonprofit
who: hobby gardener, hobby gardeners
often: 0.1 0.17 0.3
share: 5 9 14
costs: 38 48 58 = growing, cleaning, germination tests, packets and postage

mystery-by-post | people
cue: detective post; mystery post; mystery box; detective story month; detective box; mystery letters; story letters post; letters post story; murder box; crime box; case evidence letters; mystery subscription; detective subscription; evidence case month; escape box; escape-game box; adventure letters; letters fictional; serial letters; story by-mail; crime case home; detective game home; escape-game boxes; escape-room box; escape-room post; treasure map post; detective letters; detective monthly; detective evidence; detective envelope; mystery monthly; mystery evidence; mystery envelope; murder post; murder letters; murder monthly; murder evidence; murder envelope; murder subscription; crime post; crime letters; crime monthly; crime evidence; crime envelope; crime subscription; case post; case letters; case box; case monthly; case evidence; case envelope; case subscription; whodunit letters; whodunit envelope; whodunit clues; whodunit post; whodunit monthly; whodunit mail; whodunits letters; whodunits envelope; whodunits clues; whodunits post; whodunits monthly; whodunits mail; detective clues; detective mail; mystery clues; mystery mail; mysteries letters; mysteries envelope; mysteries clues; mysteries post; mysteries monthly; mysteries mail; puzzles-story letters; puzzles-story envelope; puzzles-story clues; puzzles-story post; puzzles-story monthly; puzzles-story mail
not: police; city; live; audio; children-party; pen-pal
kinds: ecommerce media
who: crime fan, crime fans
often: 0.3 0.6 1
share: 3 5 8
costs: 40 48 58 = printing, props, packing and postage

leather-goods | people
cue: leather bags; leather belts; leather belt; leather bag; leather wallet; leather wallets; leather goods; leather handmade; leather hand-made; leatherwork; leather craft; hand-stitched leather; saddler; saddlery; handbags; handbag; backpacks; backpack; rucksack; rucksacks; bags repair lifelong; watch-straps; leather hand-stitched; leather rucksack; leather backpack; leather stitched; canvas bag; canvas bags; canvas wallet; canvas wallets; canvas belt; canvas belts; canvas hand-stitched; canvas rucksack; canvas backpack; canvas stitched; canvas handmade; leather repair; leather initials; leather craftsman; leather workshop-bags
not: tarpaulin; upcycled; school-books; moving; car; cars; sofa; shoes; hikers; transfer; storage; sneaker
kinds: ecommerce local
who: lover of good bags, lovers of good bags
often: 0.02 0.04 0.08
share: 5 8 12
costs: 42 51 60 = hides or cloth, buckles, hours at the bench and postage

knife-sharpening | both
cue: knives sharp; knife sharpen; sharpening service; sharpen knives; sharpen scissors; sharpening knives; knives post sharp; knives blunt; sharpening scissors; sharpens; blunt knives; sharpening van; grinder knives; knife-grinder; garden tools sharpen; tools sharpened; blades sharpened; knives sharpen; knives grind; knife sharp; knife grind; knife blunt; scissors sharp; scissors sharpen; scissors grind; scissors blunt; blades sharp; blades sharpen; blades grind; blades blunt; sharpening mail-in; sharpening post; sharpening sleeve; sharpening market; sharpening mobile; knife-sharpening mail-in; knife-sharpening post; knife-sharpening sleeve; knife-sharpening service; knife-sharpening van; knife-sharpening market; knife-sharpening mobile; blade mail-in; blade post; blade sleeve; blade service; blade van; blade market; blade mobile; blades mail-in; blades post; blades sleeve; blades service; blades van; blades market; blades mobile; knives mail-in; knives post; knives sleeve; knives service; knives van; knives market; knives mobile; scissors mail-in; scissors post; scissors sleeve; scissors service; scissors van; scissors market; scissors mobile
not: pencil; sharpener; brand; forge; forged; skills; wits; image
kinds: services local
who: home cook, home cooks
often: 0.2 0.35 0.6
share: 5 9 13
costs: 42 52 62 = the grinder's minutes, stones, the box and postage

left-handed-goods | people
cue: left-handed; left-handers; lefthanded; left-hander; southpaw; left-hand people; left-handed scissors; left-handed shop; left-handed children; lefties; @left-handed shop; @left-handed pens; @left-handed tools; scissors left; left-handed tools; left-handed pens; left-handed products; left-handers shop; left-handers scissors; left-handers tools; left-handers pens; left-handers children; left-handers products; lefties shop; lefties scissors; lefties tools; lefties pens; lefties children; lefties products; left-handed online; left-handed everyday; left-handed things; left-handed guitars; left-handed kitchen
not: dating; job; driving; stroke
kinds: ecommerce local
who: left-hander, left-handers
often: 0.08 0.15 0.3
share: 4 7 10
costs: 52 60 68 = buying in, packing, returns and postage

fishing-app | people
cue: fishing app; anglers map; anglers; angling; angler permit; fishing permit; fishing spots; fishing licence; catches anglers; fishing waters; fishing day permits; catch log fishing; lakes anglers; rivers anglers; fishing permits; fishing map; fishing catch; fishing lakes; anglers app; anglers permit; anglers permits; anglers waters; anglers catch; anglers lakes; anglers licence; angling app; angling permit; angling permits; angling map; angling waters; angling catch; angling lakes; angling licence; anglers day-permit; anglers spots; fishing day-permit
not: small-boats; fillet; quotas; phishing; feeder; restaurant; box-weekly; market
kinds: saas services ecommerce
who: angler, anglers
often: 0.5 1 2
share: 2 4 7
costs: 60 72 84 = the water owner's share and payment
`;
