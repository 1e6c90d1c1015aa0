/** From the neighbour's table to the village shop: id | solution | target customer | how it earns, as founders write them. */
export const TABLE_YARD_AND_VILLAGE_SAMPLES = `
home-cooked-meals | A platform on which home cooks sell portions of what they cook for their own family to neighbours. | Singles and workers in Athens | 15% of each portion.
home-cooked-meals | Migrant women cook lunch at home in a trained group, and office workers nearby order it the evening before. | Office workers in Calgary without a canteen | C$14 per lunch, 18% is ours.
meat-and-fish-shares | Shares of a whole pasture cow: families order five kilos, and it is slaughtered when all is sold. | Families in Thuringia | €95 per box.
meat-and-fish-shares | A weekly box with fish of small boats, filleted this morning, with a recipe. | Households in Lisbon | €32 per box.
jam-and-preserves | Jams and chutneys from fruit that would rot in private gardens. | Visitors of farmers' markets in Kent | £4.80 per jar.
jam-and-preserves | Pickles and relishes from crooked vegetables of two farms, in jars that come back for refilling. | People who like sandwiches and cheese in Oregon | $9 per jar.
small-distillery | Small-batch gin distilled with herbs of the alp, and tastings in the distillery. | Gin lovers in Tyrol | €39 per bottle.
small-distillery | A farm distillery makes pear brandy and whisky from its own orchard and barley and opens the still house on Saturdays. | Lovers of spirits in Normandy | €46 per bottle.
junk-removal | We take over house clearances after a death: sorting with the family, selling what is good and clearing the rest respectfully. | Heirs in the north of England | £1,400 per house.
junk-removal | We empty cellars and lofts and bring bulky waste to the tip; the price is named by photo. | Households in Madrid | €45 per cubic metre.
junk-removal | House clearance after a death: we sort with the family, sell what is worth something and leave the flat swept. | Heirs in Rotterdam | €1,900 per home.
pest-control | We catch mice, remove wasp nests and tell what can be done without poison. | Home owners in Surrey | £95 per visit.
pest-control | A trained dog finds bed bugs in flats and small hotels, and we treat them with heat. | Tenants and hosts in Chicago | $380 per visit.
christmas-trees | Potted Christmas trees that are rented in December and planted out again in January. | Families in Seattle | $85 per tree.
christmas-trees | We deliver organic Christmas trees from a family forest, set them up in the stand and fetch them in January. | City families in Minnesota | $120 per tree.
garden-bed-sharing | A network in which owners of large gardens lend a bed to people without one and share the harvest. | Flat dwellers in Brighton | £3 a month.
garden-bed-sharing | A farmer rents ready-sown vegetable plots at the edge of the city for one summer, with water, tools and advice on Saturdays. | Families without a garden in Münster | €230 per season.
astrology-app | An astrology app that writes a personal horoscope every morning from the exact birth chart. | Women aged 18 to 35 in the US | $7.99 a month.
astrology-app | A moon calendar and tarot app with one card a day and a plain sentence that friends can compare. | Women over 30 in Brazil | R$12 a month.
wigs | Wigs and scarves for women who lose their hair in chemotherapy, with a fitting at home. | Women with cancer in Madrid | €480 per wig.
wigs | Natural-looking hairpieces for women with alopecia, with a stylist on video who cuts along with you. | Women with hair loss in Nigeria and the UK | £320 per piece.
village-shop | A shop which the villagers own and run with volunteers, with a post counter and café. | People in a village in Devon without a shop | Groceries, average basket £12.
village-shop | A small unstaffed shop in the old fire station that villagers open with a card, stocked by a cooperative of forty households. | People in a village in Brandenburg without a shop | Average purchase €17.
hospital-visitors | Clowns visit children in hospital twice a week. | Children in hospitals in Porto | Donations, and hospitals pay €90 per visit.
hospital-visitors | A volunteers' ambulance fulfils last wishes of dying people, such as a day at the sea. | Terminally ill people in Belgium | Donations.
`;
