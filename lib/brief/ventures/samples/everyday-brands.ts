/** Everyday goods under an own brand: id | solution | target customer | how it earns, as founders write them. */
export const EVERYDAY_BRANDS_SAMPLES = `
dropshipping-store | We sell trending gadgets in an online shop and our checked suppliers ship each order straight to the buyer | online shoppers who see new products on social media | mark-up on each order
dropshipping-store | A web store without own stock that tests new products every month and passes orders to factories | young shoppers on their phones | difference between supplier price and selling price
craft-kits | A box with all materials, tools and a picture guide to make one beautiful thing at home | hobby crafters and people looking for a gift | price per kit
craft-kits | Do-it-yourself sets for printing, mosaic and candle making with measured parts and a video | adults who want a creative evening | single kits and gift bundles online
kids-activity-box | A monthly box of crafts, experiments and games around one topic, sorted by age | parents of children from three to ten | monthly subscription
kids-activity-box | We post hands-on learning projects to families each month with everything inside | parents and grandparents | monthly plan or prepaid gift months
skincare-brand | A short range of serums and creams against acne and dark spots with the strength on the label | adults with blemish-prone skin | online sales and refills
skincare-brand | Our own face care line with retinol and peptides for first wrinkles, made by a certified lab | women over forty | price per bottle and starter sets
home-decor | An online shop for vases, mirrors, trays and wall pieces that match each other | renters and home owners who decorate their rooms | retail margin per order
home-decor | Seasonal collections of room accessories from small makers, safely packed and delivered | people who furnish their first home | direct sales and trade orders
oral-care | Our own toothpaste tablets and bamboo brushes with refills by post | households that want less plastic | starter set and regular refills
oral-care | A gentle whitening and sonic toothbrush line made with a dentist | adults who drink coffee and want whiter teeth | online sales and brush heads by subscription
intimate-products | A tasteful online shop for tested toys and lubricants in plain parcels | adults and couples who value privacy | retail margin per order
intimate-products | Our own line of intimate care and a quiet massager made of safe silicone | women who want comfort and pleasure | direct sales and repeat orders
cbd-products | Hemp oils and balms with a lab certificate for every batch | adults with stress, poor sleep or sore muscles | online sales and wholesale to shops
cbd-products | Low-dose cannabis edibles made in a licensed kitchen and sold where it is legal | adult occasional users | wholesale to licensed shops
beauty-box | A monthly box of small-size cosmetics matched to a beauty profile | women who love trying new products | monthly subscription
beauty-box | We send trial sizes from independent beauty brands and sell the full sizes | beauty fans between twenty and forty | subscription, full sizes and brand fees
international-snack-box | A monthly box of snacks and sweets from a different country with a booklet | snack lovers and families | monthly subscription and gift boxes
international-snack-box | We collect treats from small makers in our country and post them to fans abroad | people who miss the taste of a trip or of home | price per box with postage
pet-subscription-box | A monthly box with toys and treats chosen by the size and chewing strength of the dog | dog owners who like to spoil their dog | monthly subscription
pet-subscription-box | Surprise parcels for cats and small pets with toys and snacks every month | pet owners in flats | subscription and gift boxes
savoury-snacks | Kettle crisps and roasted nuts in small bags under our own brand | snackers, cafés and farm shops | wholesale cartons and online multipacks
savoury-snacks | Plantain chips and dried fruit without additives, packed to stay crisp | shops, schools and families | price per bag to retailers
small-dairy | Yoghurt, kefir and butter made fresh from the milk of nearby farms | families and cafés in the region | weekly deliveries and shop sales
small-dairy | Fresh oat and almond milk pressed every morning in returnable bottles | cafés and vegan households | price per litre and standing orders
pasta-and-noodles | Fresh tagliatelle, ravioli and gnocchi made daily and sold chilled | home cooks and delicatessens | packs at the counter and wholesale
pasta-and-noodles | Frozen hand-folded dumplings and fresh noodles from our own kitchen | Asian shops, restaurants and families | price per bag and per kilo
baking-mixes | Bread and cake mixes in paper bags that need only water or eggs | home bakers with little time | online bundles and shop sales
baking-mixes | Gluten-free pancake and brownie mixes blended in our own kitchen | families with allergies | price per pouch and wholesale to health shops
baby-and-feeding-products | A new baby bottle with a vent that lets in less air, tested with parents and midwives | parents of newborns | sets sold online and in pharmacies
baby-and-feeding-products | A light stroller of our own design that folds with one hand | parents in cities | product sales and spare parts
kids-furniture | Children's beds and desks that grow along, sent flat with simple assembly | parents with little room | price per piece online
kids-furniture | Wooden climbing triangles, learning towers and toy shelves for playrooms | parents of toddlers and nurseries | direct sales and nursery orders
school-bags-and-lunchboxes | Light school bags with matching lunch boxes and the child's name on each piece | parents of primary school children | sets sold online before school starts
school-bags-and-lunchboxes | Leakproof lunch boxes and name labels that survive the dishwasher | parents and schools | online sales and school orders
rugs-and-home-textiles | Handwoven rugs and cushions with samples to try at home | home owners and interior designers | price per piece and trade orders
rugs-and-home-textiles | Linen tablecloths, towels and throws made to measure | people who host guests and small hotels | online orders and hotel projects
lamps | Table lamps and pendants designed and made in a small workshop | home owners who want a special light | direct sales per lamp
lamps | Made-to-measure lights in brass, wood and glass with electrical approval | architects and restaurants | project orders and trade sales
`;
