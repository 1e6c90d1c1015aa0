/** What hobbies need: kits, wool, seeds, cards and tools: id | solution | target customer | how it earns, as founders write them. */
export const HOBBY_GOODS_SAMPLES = `
tool-kit-for-children | A wooden toolbox with real small tools and every month a project to build: a crossbow that shoots corks, a marble clock, a birdhouse. | Parents and grandparents in Germany with children between 7 and 12 | The toolbox costs €79 once, each project €24.
tool-kit-for-children | Woodwork kits with pre-cut oak and a small saw, so that children can build a stool or a boat at the kitchen table. | Families with kids in flats in Chicago | $45 per kit.
grow-at-home-kit | A box of oyster mushrooms on coffee grounds that grows on the kitchen counter in two weeks: a mushroom kit with a refill. | Food lovers in Manchester | £16 per kit.
grow-at-home-kit | A growing kit for sprouts and microgreens in a jar, with seeds for ten harvests. | Households in Poland that cook with vegetables | 69 zł per kit.
yarn-box | Every two months a box with hand-dyed yarn and a knitting pattern that was designed for it. | Knitters in Norway and Canada | $42 per box.
yarn-box | Knitting kits with hand-dyed yarn and video instructions for beginners. | Women who want to start knitting, Czech Republic | CZK 1,190 a kit
yarn-box | We sell embroidery kits with motifs of local birds, linen and thread included. | Women over 30 in France who like quiet evenings | €29 per kit.
sewing-patterns | Sewing patterns for plus sizes to print at home, with a video for each step. | Hobby sewers in the US | $14 per pattern.
sewing-patterns | Printed dressmaking patterns with pockets for women over fifty, graded on real bodies. | Women who sew for themselves in Lyon | €18 per pattern.
puzzle-and-brick-library | A library of Lego sets: families borrow one for a month, and we wash and count the bricks. | Families in Stockholm | 149 SEK a month.
puzzle-and-brick-library | Members swap jigsaws by post, each one counted and complete. | Puzzle lovers over 50 in the UK | £9 a month.
trading-cards | A platform on which collectors buy and sell trading cards whose condition we have checked with photos. | Pokémon fans in Germany | 7% commission.
trading-cards | We grade and insure collectibles such as coins and comics and sell them for collectors in monthly auctions. | Collectors in Wrocław | 12% of the hammer price.
film-lab | We develop analogue film by post and send scans within the week, with a note on what went wrong. | Hobby photographers in Ireland | €13 per roll.
film-lab | A shared darkroom with enlargers by the hour and courses at weekends. | Amateur photographers in Montreal | C$15 an hour.
heirloom-seeds | Seeds of old vegetable varieties from small growers, each packet with the story of the family that kept it. | Hobby gardeners in France | €3.90 per packet.
heirloom-seeds | We raise seedlings of two hundred old tomato varieties and sell the plants at markets in May. | Balcony gardeners in Vermont | $4 per plant.
mystery-by-post | A detective story by post: letters, maps and evidence of one case arrive every month. | Couples and friends in the US | $29 a month.
mystery-by-post | Escape game boxes that a group of friends solves at the kitchen table, with props and sealed envelopes. | Friends aged 25 to 40 in Poland | 129 zł per box.
leather-goods | Hand-made leather belts and bags, mended for life. | Men and women in Denmark | 890 DKK per belt.
leather-goods | Rucksacks of waxed canvas and leather, sewn in our own workshop, with spare straps. | Cyclists in Portland | $210 per rucksack.
knife-sharpening | People send their kitchen knives and scissors in a safe box and get them back sharp within a week. | Home cooks in the Netherlands | €7 per knife.
knife-sharpening | A sharpening van that stops at markets and restaurants on fixed days. | Home cooks and small restaurants in Galway | €6 per knife.
left-handed-goods | An online shop with scissors, pens, kitchen tools and guitars for left-handed people. | Left-handers and parents of left-handed children in Austria | Average order €42.
left-handed-goods | We sell garden shears, can openers and fountain pens made for left-handers, tried by ten of them before they go into the catalogue. | Left-handed adults in Japan | Average order ¥6,800.
fishing-app | An app with a map of permitted waters, day permits and the rules, made for anglers. | Hobby anglers in Sweden | 12% of each permit.
fishing-app | Clubs sell their fishing permits on our site and anglers show them on the phone to the bailiff. | Anglers in Slovenia and Croatia | €1 per permit.
`;
