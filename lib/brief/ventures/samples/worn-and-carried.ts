/** What is worn, carried, fitted or given away: id | solution | target customer | how it earns, as founders write them. */
export const WORN_AND_CARRIED_SAMPLES = `
socks-and-basics | Plain cotton socks and T-shirts in packs, knitted in Portugal and sent every three months. | Men in Sweden who do not like shopping | SEK 349 a pack
socks-and-basics | Colourful bamboo socks with a seamless toe, sold in gift boxes of four pairs online. | Office workers and gift buyers in New Zealand | NZ$59 a box
activewear | Squat-proof leggings and sports bras in sizes 6 to 24, sewn from recycled nylon. | Women in the UK who go to the gym | £52 leggings
activewear | A sportswear brand for runners in hot countries: light singlets, shorts and caps that dry in minutes. | Amateur runners in Singapore and Malaysia | S$39 a top
modest-and-plus-size-fashion | Long dresses, wide trousers and hijabs for work, lined and cut loosely, sold online. | Muslim women in Canada | CAD 95 a dress
modest-and-plus-size-fashion | A plus-size label with jeans, blazers and dresses from size 44 to 60, fitted on real customers. | Curvy women in Germany | €89 per piece
hats-and-accessories | Wool felt hats and silk scarves made to head size in a small workshop and sold online. | Women and men in Chile who like to dress well | $85 a hat
hats-and-accessories | We design beanies, caps, belts and gloves from organic cotton and recycled wool in small editions. | People aged 20 to 40 in Norway | NOK 349 each
bags-and-backpacks | A waterproof roll-top backpack with a laptop sleeve for people who cycle to work. | Commuters in Vancouver | CAD 159
bags-and-backpacks | Leather handbags and totes cut and stitched in our workshop, sold on Instagram and in two boutiques. | Professional women in Addis Ababa and the diaspora | $120 a bag
sneakers-resale | We buy used and limited sneakers, check that they are genuine, clean them and sell them online with a grade. | Sneaker fans in Manila | ₱6,500 a pair on average
sneakers-resale | A consignment shop for rare trainers: sellers send them in, we authenticate, photograph and sell. | Collectors and students in Paris | We keep 18% of the sale
phone-accessories | Phone cases, chargers and cables with a two-year warranty, tested by us before they go out. | Students and commuters in Dhaka | BDT 900 on average
phone-accessories | Protective phone cases and straps with designs by local artists, printed to order. | Young phone owners in Mexico | MXN 390 a case
press-on-nails | Hand-painted press-on nails in custom sizes, reusable several times and sent with glue and tabs. | Women in Spain who have no time for the salon | €29 a set
press-on-nails | A monthly box with two sets of stick-on gel nails that come off in warm water. | Young women in the Philippines | ₱590 a box
personalised-gifts | We engrave names and dates on wooden boards, mugs and keyrings; the customer sees a preview and we post it next day. | People in the Czech Republic who need a present | CZK 790 on average
personalised-gifts | Custom gift boxes with the name of the person on every item, for birthdays, weddings and company presents. | Families and HR managers in Nairobi | KES 3,500 a box
eco-household | Cleaning tablets for refillable spray bottles and laundry sheets, sent by post without plastic. | Households in Ireland | €19 starter set
eco-household | Plant-based dish soap, detergent and zero-waste kitchen basics in returnable containers. | Young families in Bengaluru | ₹799 a month
home-fragrance | Reed diffusers and room sprays with natural oils in refillable glass. | People in Italy who like their flat to smell good | €38 a diffuser
home-fragrance | Hand-rolled incense and wax melts with low smoke, sold in gift packs. | Households in Sri Lanka and yoga studios | LKR 1,800 a pack
home-office-gear | Foldable standing desks and laptop stands made of plywood for small flats. | People who work from home in Copenhagen | DKK 1,490
home-office-gear | A home office kit with chair cushion, screen arm, light and keyboard, delivered in one box. | Remote employees and their companies in Canada | CAD 349 a kit
bike-and-car-accessories | Phone mounts, lights and bags for bicycles that cannot be stolen, sold online and in bike shops. | City cyclists in Germany | €49 a mount
bike-and-car-accessories | Custom-fit car seat covers, boot liners and sunshades, cut for each model. | Car owners with children and dogs in South Africa | R1,490 a set
baby-gear | Parents rent a pram, cot and bouncer by the month, cleaned and checked, and swap when the baby grows. | Young parents in Zurich | CHF 49 a month
baby-gear | We sell checked second-hand strollers, cots and high chairs with a guarantee and collect used ones. | Expecting parents in Ontario | CAD 160 on average
`;
