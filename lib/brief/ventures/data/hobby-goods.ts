/** What hobbies need: kits, wool, seeds, cards and tools: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const HOBBY_GOODS = `
tool-kit-for-children | people
cue: toolbox children; toolbox tools project; tools children project; real-tools children; toolbox project; wooden toolbox; woodwork kit; woodworking children; woodwork children; woodwork kids; tool kit kids; toolbox kids; hand-tools child; carpentry kids; carpentry children; children saw; child saws; children build wood; kids build projects kit; maker box kids; build projects month box kids; workbench children; @parents project month; sew kit children; sewing box children; craft kits children tools; hammer girls; hammer boys; wood nails; hammer children; nails project; real-wood project; tools boys; tools girls
not: coding; software; robot; robots; rental; birthday; tool-library; neighbours
kinds: ecommerce hardware education
who: family with schoolchildren, families with schoolchildren
often: 0.4 0.7 1
share: 3 5 8
costs: 44 53 62 = wood, cutting, screws, packing and postage

grow-at-home-kit | people
cue: mushroom growing-kit; mushroom kit; mushrooms kit; growing kit; grow-kit; mushrooms kitchen counter; grow mushrooms home; mushrooms home box; sprout jar; microgreens kit; microgreens home; herbs windowsill kit; kit herbs; grow vegetables balcony; balcony vegetable kit; grow-your-own; seeds kit; grow salad home; sprouts kit; sprouts jar; grow kitchen kit; cress
not: farm-supply; restaurants-grow; children-tools; science; container-farm; vertical-farm; software
kinds: ecommerce hardware
who: kitchen gardener, kitchen gardeners
often: 0.1 0.2 0.4
share: 5 9 14
costs: 42 52 62 = the living part, the box, losses and postage

yarn-box | people
cue: hand-dyed yarn; yarn dye; yarn knitting; yarn box; yarn shop; yarn subscription; wool shop; wool knitting; knitting kit; knitting kits; yarn sheep; yarns; knitters; crochet kit; crochet; embroidery kit; embroidery; cross-stitch; macrame; weaving kit; quilting; fabric shop; fabrics quilters; wool dyed; needle-felting; knitting box; haberdashery; knit-along
not: sweater-brand; finished-sweaters; industrial; uniform; sells-jumpers; caps; logo
kinds: ecommerce local
who: knitter, knitters
often: 0.2 0.4 0.8
share: 3 5 8
costs: 46 55 64 = wool, dye, spinning, the pattern and postage

sewing-patterns | people
cue: sewing pattern; sewing patterns; sew patterns; patterns pdf sew; dressmaking; sew clothes yourself; pattern sewers; hobby sewers; @sewers; patterns dress; patterns print home sew; pattern designer sew; patterns bodies sew
not: children; industrial; workwear; embroidery-logo; alter
kinds: ecommerce education local
who: hobby sewer, hobby sewers
often: 0.15 0.3 0.6
share: 3 5 8
costs: 20 30 42 = grading, test sewers, printing and teachers' hours

puzzle-and-brick-library | people
cue: lego; lego library; lego rent; lego sets; lego borrow; brick sets; bricks borrow; building-bricks; brick library; jigsaw; jigsaws; jigsaw puzzles; puzzles swap; puzzle swap; puzzle exchange; puzzles post; puzzle library; puzzles exchange; puzzle subscription; wooden jigsaw; puzzles adults
not: app; crossword; sudoku; escape; robotics; coding; construction-site; hotel
kinds: ecommerce local
who: puzzler, puzzlers
often: 0.4 0.8 1.5
share: 3 5 8
costs: 42 52 62 = wear, lost pieces, counting, cleaning and postage

trading-cards | people
cue: trading-card; trading-cards; pokémon; pokemon; card collectors; cards collectors; card grading; grade cards; collectors trade cards; magic cards; football stickers; sports-cards; sticker album; collectibles; collectors marketplace; coins collectors; stamps collectors; coin collect; stamp collect; comics collectors; figures collectors; coins marketplace; comics marketplace; collectors buy cards
not: vinyl; business-cards; greeting; credit; payment; speaking; memory-cards; wine
kinds: marketplace ecommerce saas local
who: collector, collectors
often: 0.5 1.2 3
share: 3 5 8
costs: 60 72 84 = buying in or the seller's share, checking and insured post

film-lab | both
cue: film lab; film photography; analogue film; analog film; analogue camera; analog camera; film cameras; develop film; develops film; film rolls; darkroom; darkroom shared; darkroom hour; darkroom enlargers; darkrooms; instant film; disposable camera; vintage cameras; film develop; negatives scan roll; camera film
not: drone; wedding; cinema; super; portrait; tapes; renting; rental; lenses; makers
kinds: ecommerce local education
who: hobby photographer, hobby photographers
often: 0.3 0.7 1.5
share: 1.2 2.2 3.5
costs: 36 46 56 = chemistry, scanning hours, packing and postage

heirloom-seeds | people
cue: heirloom seed; seeds vegetable; vegetable seeds; old varieties seeds; seed packets; open-pollinated; seed bank; seed swap; seeds gardeners; seed shop; seeds small-growers; seed library; seedlings; seedling; tomato plants varieties; wildflower seed; vegetable seedlings; seed subscription; seed catalogue; heirloom tomato; garden seeds; seed catalogue old; tomato seeds; bean seeds; vegetable varieties seedlings
not: urn; ashes; company-seed; pre-seed; investor; chia; oil; snack; drone; software; app-advice
kinds: ecommerce local nonprofit
who: hobby gardener, hobby gardeners
often: 0.1 0.17 0.3
share: 5 9 14
costs: 38 48 58 = growing, cleaning, germination tests, packets and postage

mystery-by-post | people
cue: detective post; mystery post; mystery box; detective story month; detective box; mystery letters; story letters post; letters post story; murder box; crime box; case evidence letters; mystery subscription; detective subscription; evidence case month; escape box; escape-game box; adventure letters; letters fictional; serial letters; story by-mail; crime case home; detective game home; escape-game boxes; escape-room box; escape-room post; treasure map post
not: police; city; live; audio; children-party; pen-pal
kinds: ecommerce media
who: crime fan, crime fans
often: 0.3 0.6 1
share: 3 5 8
costs: 40 48 58 = printing, props, packing and postage

leather-goods | people
cue: leather bags; leather belts; leather belt; leather bag; leather wallet; leather wallets; leather goods; leather handmade; leather hand-made; leatherwork; leather craft; hand-stitched leather; saddler; saddlery; handbags; handbag; backpacks; backpack; rucksack; rucksacks; bags repair lifelong; watch-straps
not: tarpaulin; upcycled; school-books; moving; car; cars; sofa; shoes; hikers; transfer; storage; sneaker
kinds: ecommerce local
who: lover of good bags, lovers of good bags
often: 0.02 0.04 0.08
share: 5 8 12
costs: 42 51 60 = hides or cloth, buckles, hours at the bench and postage

knife-sharpening | both
cue: knives sharp; knife sharpen; sharpening service; sharpen knives; sharpen scissors; sharpening knives; knives post sharp; knives blunt; sharpening scissors; sharpens; blunt knives; sharpening van; grinder knives; knife-grinder; garden tools sharpen; tools sharpened; blades sharpened
not: pencil; brand; forge; forged; skills; wits; image
kinds: services local
who: home cook, home cooks
often: 0.2 0.35 0.6
share: 5 9 13
costs: 42 52 62 = the grinder's minutes, stones, the box and postage

left-handed-goods | people
cue: left-handed; left-handers; lefthanded; left-hander; southpaw; left-hand people; left-handed scissors; left-handed shop; left-handed children; lefties; @left-handed shop; @left-handed pens; @left-handed tools; scissors left
not: dating; job; driving; stroke
kinds: ecommerce local
who: left-hander, left-handers
often: 0.08 0.15 0.3
share: 4 7 10
costs: 52 60 68 = buying in, packing, returns and postage

fishing-app | people
cue: fishing app; anglers map; anglers; angling; angler permit; fishing permit; fishing spots; fishing licence; catches anglers; fishing waters; fishing day permits; catch log fishing; lakes anglers; rivers anglers
not: small-boats; fillet; quotas; phishing; feeder; restaurant; box-weekly; market
kinds: saas services ecommerce
who: angler, anglers
often: 0.5 1 2
share: 2 4 7
costs: 60 72 84 = the water owner's share and payment
`;
