/** Food and drink that somebody makes: id | solution | target customer | how it earns, as founders write them. */
export const FOOD_MAKERS_SAMPLES = `
hot-sauce | Small-batch fermented hot sauces made from Hungarian peppers, filled into 150 ml bottles and sold online and in delis. | Barbecue fans and people who like spicy food | €7.90 a bottle
hot-sauce | My grandmother's Armenian aubergine and walnut recipes, cooked slowly and put up in jars without additives: pesto, chutney and spreads. | People in Lyon who cook at home | €6.50 a jar
protein-foods | A protein bar made of sunflower seed protein with only six ingredients and less than five grams of sugar. | Climbers, runners and cyclists | €2.40 a bar, box of 12 €25
snack-bars | We bake crunchy savoury snacks from chickpeas and lentils instead of potatoes. | Office workers who snack in the afternoon, in the Netherlands | €2.20 per pack
chocolate | Bean-to-bar chocolate from Madagascan cocoa, made in a small workshop with two ingredients. | Food lovers who buy presents | £6.50 a bar
chocolate | Handmade vegan pralines in seasonal boxes, sold online and in our shop window before Christmas and Easter. | People in Antwerp looking for a gift | €24 a box
honey | We sell single-apiary honey of forty small beekeepers with the name of the village on every jar. | Families in Slovenia who buy local food | €9 per jar
honey | Adopt a beehive: sponsors get updates from the beekeeper, a certificate and six jars after the harvest. | Nature lovers in Germany | €89 a year
plant-protein | A plant-based burger made of fermented peas and beetroot that sizzles like beef, sold frozen in packs of four. | Flexitarian households in Poland | PLN 29 a pack
plant-protein | We turn crickets into a neutral protein flour and pasta that has twice the protein of beef. | Sporty people who care about climate in Finland | €8.90 a pack
ferments | Raw kimchi and sauerkraut fermented for six weeks in clay pots and delivered cold. | Health-conscious cooks in Oslo | NOK 95 a jar
ferments | We make pickled and lacto-fermented vegetables from local surplus harvests with old Polish recipes. | Families in Chicago with Polish roots | $9 per jar
spices | Single-origin spices bought directly from farmers in Kerala and Zanzibar and posted within months of the harvest. | Hobby cooks in the UK | £6 a tin
spices | A quarterly box with four spice blends of one cuisine and recipe cards that use them up. | People who love cooking in Canada | CAD 32 per box
tea | Loose-leaf tea from five women-run gardens in Nepal, sold in refillable tins with the harvest date. | Tea drinkers in Germany | €14 a tin
tea | Herbal tea blends from alpine meadows, hand-picked, for a subscription of two bags every other month. | Women over 40 in Austria | €18 per delivery
olive-oil | Extra-virgin olive oil from my family's grove in Crete, pressed the same night and shipped in five-litre tins. | Households in Sweden who cook Mediterranean | €72 per tin
olive-oil | People adopt an olive tree in Puglia and receive three bottles of its oil every year. | Italy lovers in the UK | £79 a year
alcohol-free | A bitter non-alcoholic aperitif made from gentian and orange peel that works with tonic. | People who do not want to drink on weekdays, bars | €19 a bottle
alcohol-free | An online shop with 300 zero-alcohol wines, beers and spirits, chosen and tasted by us. | Pregnant women, drivers and people who drink less in Ireland | Average order €46
soft-drinks | We brew kombucha in small batches with local fruit and sell it in returnable bottles to cafés and online. | People aged 25 to 40 in Ljubljana | €3.20 a bottle
soft-drinks | A less sweet lemonade made with rhubarb from Yorkshire, sold in crates to bars and festivals. | Bars, cafés and their guests in northern England | £26 per crate of 24
craft-beer | A microbrewery with a taproom that brews four beers with local hops and sells cans at the door. | Beer lovers in Wellington | NZ$10 per can
craft-beer | We make dry cider from old orchard apples and sell it online in boxes of twelve. | Foodies in Normandy and Paris | €54 per box
mushroom-farm | We grow oyster mushrooms in a disused cellar and deliver them to restaurants by bike on the day of harvest. | Restaurants and households in Brussels | €16 per kg
mushroom-farm | Lion's mane and shiitake grown on sawdust from the sawmill next door, picked to order. | Delis and market customers in Calgary | CAD 18 per kilogram.
`;
