/** What people wear: id | solution | target customer | how it earns, as founders write them. */
export const FASHION_SAMPLES = `
clothing-brand | A fashion label that sews shirts and trousers from linen grown in Flanders, in small runs and with a repair promise. | Men aged 30 to 55 who buy few clothes | €119 on average
adaptive-clothing | Adaptive clothing with magnets instead of buttons, designed with wheelchair users. | People with limited mobility in the UK | £65 per piece
kids-clothes | Parents rent a box of organic baby clothes and swap it for the next size whenever the child has grown. | Parents of babies in Stockholm | SEK 349 a month
kids-clothes | We buy outgrown children's clothing from families, sort and wash it and sell it again in ready-made bundles by size. | Families with kids under 8 in Poland | Average bundle PLN 160
dress-rental | Rent a designer gown for the weekend: two sizes arrive on Thursday and go back on Monday. | Women invited to weddings and balls in Dublin | €85 per rental
dress-rental | A wardrobe by subscription with four pieces a month borrowed from Danish designers instead of bought. | Professional women in Copenhagen | DKK 599 a month
second-hand-clothes | A vintage shop with an online store where each piece is mended, measured and photographed on a real person. | Students and young adults in Glasgow | £28 per piece
second-hand-clothes | We pick up a bag of clothes at your door, sell the good ones for you online and share the money. | Women with full wardrobes in Milan | We keep 50% of €35 per piece
upcycled-bags | Backpacks sewn from old sails and seat belts in a sheltered workshop in Gdańsk. | Cyclists and commuters | €129 a bag
upcycled-bags | Vegan handbags made from apple leather with a lining of recycled bottles. | Women in Germany who do not want animal products | €169 each
shoe-brand | Barefoot shoes for children with a wide toe box, made in Portugal. | Parents of children aged 1 to 8 in Germany | €79 a pair
shoe-brand | Sneakers made of recycled ocean plastic with a sole that can be exchanged. | Young people in Barcelona | €125 a pair
sewing-machine-repair | A mechanic comes to the workshop and repairs sewing machines and overlockers on the spot, with the usual parts in the van. | Tailors and small clothing workshops in Leicester | £70 per visit plus parts.
sewing-machine-repair | We collect sewing machines on Tuesday, oil, time and test them and bring them back on Friday. | Quilters, schools and dressmakers in Ohio | $95 per service.
shoe-repair | We pick up worn shoes at the office, have them resoled by master cobblers and bring them back in a week. | Office workers in London | £55 per pair
shoe-repair | A sneaker cleaning and restoration studio: drop off, deep clean, repaint, pick up. | Sneaker collectors in Johannesburg | R350 per pair
jewellery | Handmade rings and earrings from recycled silver, engraved with a coordinate or a date. | Couples who look for a present | €85 a piece
jewellery | A goldsmith's workshop where couples forge their own wedding rings in one day. | Engaged couples in Bavaria | €1,400 per couple
eyewear | Wooden and recycled frames with prescription lenses; we send five pairs to try on at home. | People who wear glasses in the Netherlands | €149 per pair
eyewear | A mobile optician who comes to the home with an eye test and two hundred frames of spectacles. | Older people who cannot go to a shop in Wales | £180 on average
swimwear | Bikinis and swimsuits from old fishing nets, in cup sizes from A to H. | Women aged 20 to 45 in France | €95 per set
swimwear | Swim shorts and swimwear for children made with long sleeves and UV protection from recycled bottles. | Parents in Greece who spend summers at the sea | €39 per piece
workwear | Work trousers cut for women on building sites, tested with carpenters and electricians. | Trade businesses with female staff in the UK | £79 per pair
workwear | We rent chefs' jackets and aprons to restaurants, wash them and bring fresh ones every week. | Restaurants and hotels in Lisbon | €9 per employee and week
tailoring | Made-to-measure suits for women, measured at home and sewn by tailors in Naples. | Professional women in Frankfurt | €890 per suit
tailoring | Book a seamstress who comes to your home, pins what does not fit and returns it altered within three days. | People in Paris with clothes that do not fit | €28 per alteration
knitwear | Jumpers from the wool of local sheep, knitted by pensioners in their village. | People who like durable clothes in Scotland | £140
knitwear | Cashmere scarves and hats knitted to order on two old machines in our workshop. | Women and men over 35 in the Czech Republic | CZK 2,190 each
printed-shirts | A shop for T-shirts with designs by local illustrators, printed only after an order comes in. | Young people in Porto | €24 a shirt, the artist gets €4
printed-shirts | We make merch for podcasters and bands: hoodies, shirts and mugs without stock or risk. | Creators and their fans in the US | We keep 30% of $32
baby-wear | A baby carrier made of hemp that can be put on in ten seconds and grows with the child. | New parents in Austria | €149
baby-wear | Maternity clothes that also work for breastfeeding and afterwards. | Pregnant women in Spain | €59 per piece
underwear | Bras measured with four photos and sewn to the customer's own size instead of a standard one. | Women who cannot find a bra that fits, in the US | $68
underwear | Organic cotton underwear and socks for men, three packs a year by post, nothing with a logo. | Men who hate shopping, in Norway | NOK 399 per delivery
`;
