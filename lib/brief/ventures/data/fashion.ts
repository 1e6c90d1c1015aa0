/** What people wear: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const FASHION = `
clothing-brand | people
cue: fashion-label label; linen trousers; linen shirts; clothing wheelchair; adaptive-clothing clothing; clothing brand;  sustainable fashion; fashion brand; clothes organic cotton; clothing organic; t-shirts organic; sustainable clothing; fair fashion; ethical fashion; clothing linen; clothes deadstock; jeans; collection dresses; modest fashion; adaptive clothing; clothing women designed; streetwear; plus-size clothing; sportswear; slow fashion; clothes made linen; sweatshirts; clothing made-to-order; capsule wardrobe
not: second-hand; rental; rent; resale; software; maternity; swim; swimwear; workwear; stylist; app; swap; upcycl; baby; nursing; dog; knit; laundry; children; kids; print; vintage
kinds: ecommerce
who: clothes buyer, clothes buyers
often: 0.1 0.2 0.4
share: 12 18 26
costs: 42 50 60 = cloth, sewing, returns and postage

kids-clothes | people
cue: children clothes; children clothing; outgrown clothing; outgrown clothes; clothing bundles;  kids clothes; baby clothes; clothes outgrow; clothing kids; children clothing rental; baby clothing; clothes grow child; clothes toddlers; children second-hand; babygrow; children's wear; clothes babies rent; snowsuit; raincoat kids
not: nappies; toys; laundry; uniform; print; dolls; carrier; maternity; food; sunscreen; books; album
kinds: ecommerce marketplace
who: parent, parents
often: 0.25 0.5 1
share: 7 10 14
costs: 48 58 68 = clothes, checking, washing and postage both ways

dress-rental | people
cue: wardrobe subscri; wardrobe borrowed; borrowed designers; dress rental;  dresses rent; rent dresses; rent designer; rental dresses; rent outfits; clothes rental; wardrobe rental; fashion rental; suit rental; rent gown; rent clothes; wedding dress rent; borrow dresses; clothing rental; gowns rental; handbags rent; rented clothes; hire dresses; wedding guest outfit
not: children; kids; baby; maternity; ski; tools; software; costumes; workwear; tent
kinds: ecommerce local
who: wedding guest, wedding guests
often: 0.08 0.17 0.35
share: 8 12 18
costs: 36 44 54 = cleaning, mending, wear and postage both ways

second-hand-clothes | people
cue: bag clothes sell; clothes share money; clothes pick sell; second-hand clothes;  second-hand clothing; vintage clothes; vintage shop; vintage clothing; pre-loved; preloved; clothes resale; sell clothes wardrobe; used clothes; second-hand designer; clothes swap; consignment clothes; resale fashion; thrift; luxury second-hand; clothes sell-on; vintage pieces; pre-owned fashion; second-hand fashion
not: children; kids; baby; rental; rent; furniture; phones; books; toys; software; fibres; stylist; tickets; bike; bikes
kinds: marketplace ecommerce local
who: second-hand shopper, second-hand shoppers
often: 0.2 0.4 0.8
share: 12 18 26
costs: 52 62 72 = what the sellers get, checking, photographs and postage

upcycled-bags | people
cue: backpacks sewn; backpacks sails; bags sewn; old sails; sewn sails; bags upcycled;  upcycled; upcycling; backpacks recycled; bags recycled; bags sails; bags tarpaulin; bags handmade; leather bags; handbags leather; backpack brand; bags tyres; wallets leather; purses handmade; bags banners; handbags vegan; rucksacks; tote bags; luggage
not: furniture; toy; tea; compost; storage; station; rent;  rental; software; garbage; cat; dog; locker;  jewellery; tracker
kinds: ecommerce
who: bag buyer, bag buyers
often: 0.02 0.04 0.08
share: 12 18 26
costs: 40 50 60 = material, cutting, sewing, zips and postage

shoe-brand | people
cue: sneakers leather; sneakers vegan; sneakers;  sneakers recycled; shoe brand; barefoot shoes; shoes vegan; shoes handmade; footwear; sneaker brand; shoes children barefoot; sandals; leather shoes; running shoes; custom shoes; boots handmade; shoes wide; shoes recycled; trainers recycled; shoe sizes small; insoles
not: repair; clean; cleaning; cobbler;  resole; rental; software; sensor; smart; second-hand; resell; horse; restor
kinds: ecommerce
who: shoe buyer, shoe buyers
often: 0.04 0.08 0.15
share: 12 18 26
costs: 46 55 65 = making, boxes, returns and postage

shoe-repair | people
cue: shoe repair; shoes repair; sneaker cleaning; sneakers clean; shoes cleaning; cobbler; shoe care; resole; resoling; shoes restor; bag repair; leather repair; clothes repair; clothing repair; garments repair; mending clothes; zips repair; repair jackets
not: bike; bikes; phones; furniture; software; class; electronics; roof; appliance
kinds: local services marketplace
who: shoe owner, shoe owners
often: 0.05 0.1 0.2
share: 14 20 30
costs: 46 55 66 = the craftsman's hours, soles and post both ways

jewellery | people
cue: jewellery; jewelry; jewellery handmade; rings gold; wedding rings; jewellery recycled; jewelry handmade; necklaces; engagement rings; earrings; jewellery custom; lab-grown diamonds; bracelets; goldsmith; silver rings; jewelry custom; jewellery online; rings fingerprint
not: smart; tracker; wearable; dog; rental; software; emergency; alarm; medical; sensor; course; class
kinds: ecommerce local
who: jewellery buyer, jewellery buyers
often: 0.03 0.06 0.12
share: 12 18 26
costs: 38 46 56 = metal, stones, hours, hallmark and insured post

eyewear | people
cue: spectacles frames; optician frames; optician eye-test; eyewear;  glasses frames; eyeglasses; glasses printed; spectacles; glasses prescription; sunglasses sunglasses; sunglasses frames; optician glasses; glasses try-on; frames wood; glasses children frames; reading glasses; glasses home eye-test; blue-light glasses; sunglasses wooden; lenses frames
not: wine; smart; beer; software; beverage;  mirror; window; greenhouse; drinking; sensors; tempered
kinds: ecommerce local
who: glasses wearer, glasses wearers
often: 0.03 0.05 0.08
share: 30 40 50
costs: 38 46 56 = lenses, frames, fitting and returns

swimwear | people
cue: swimwear; bikini; bikinis; swimsuits; swimsuit; swim shorts; swimsuits recycled; burkini; swimming trunks; bikinis recycled; swimsuit women; swimwear recycled; wetsuit; beachwear
not: period; drowning; bra; bras; lingerie; underwear; socks; tights;  app; school; menstrual; leak; smart; compress; software; nursing
kinds: ecommerce
who: swimwear buyer, swimwear buyers
often: 0.08 0.17 0.3
share: 12 18 26
costs: 40 48 58 = cloth, sewing, returns and postage

workwear | firms
cue: work-trousers women; trousers building-sites; workwear;  aprons restaurants; aprons rent; chefs jackets; jackets wash rent;  workwear employees; work clothes; uniforms employees; uniforms staff; work trousers; workwear rental; uniforms hotel; uniforms nurses; safety shoes; corporate clothing; workwear women; uniforms restaurant; scrubs; protective clothing; aprons; staff uniforms; work boots
not: school; software; exoskeleton; sensor; dog; military
kinds: ecommerce services
who: employer, employers
often: 1 3 8
costs: 52 60 70 = clothes, printing, exchange and freight

tailoring | people
cue: seamstress home; seamstress altered; seamstress pins; tailor;  tailor-made; tailored suits; made-to-measure; bespoke suits; alterations; tailoring; seamstress; clothes altered; custom suits; shirts made-to-measure; suits measured; dresses custom-made; dressmaker; clothes measurements; hemming
not: tours; school; refugee; software;  travel; curtain; holiday; diet; training-plan; advice; furniture; insurance; nutrition; meals; lessons; trips; books
kinds: services marketplace local
who: tailor's customer, tailor's customers
often: 0.05 0.1 0.2
share: 8 12 18
costs: 54 62 72 = cloth, the tailor's hours and corrections

knitwear | people
cue: knitwear; knitted; jumpers wool; hand-knitted; jumpers knitted; wool local; sweaters wool; wool blankets; merino; wool sheep; hats knitted; cashmere; scarves knitted; alpaca wool
not: insulation; packaging; dog; app; café; carpet; mulch; compost; carrier; darn; mend; repair
kinds: ecommerce
who: knitwear lover, knitwear lovers
often: 0.05 0.1 0.2
share: 8 12 18
costs: 48 57 68 = yarn, knitting hours and postage

printed-shirts | both
cue: print-on-demand; merch bands; merch hoodies; merch fans;  t-shirts printed; t-shirt prints; t-shirts designs; shirts designs; custom t-shirts; printed shirts; hoodies printed; merch; merchandise; t-shirts slogans; embroidered; t-shirt designs; shirts print; screen-printing; hoodies designs; merchandising creators; mugs printed
not: packaging; furniture; scan; album; photo; upcycled; menstrual; concrete; wall; labels
kinds: ecommerce
who: fan, fans
often: 0.08 0.17 0.35
share: 8 13 20
costs: 55 64 74 = the shirt, printing, returns and postage

baby-wear | people
cue: baby carrier; baby carriers; baby sling; maternity; maternity wear; maternity clothes; nursing bra; nursing clothes; babywearing; breastfeeding clothes; pregnant clothes; baby wrap; pregnancy clothing; baby sleeping bag; swaddle; breastfeeding tops; nursing tops
not: app; course; leave; clinic; ward; yoga; hospital; job; doula; insurance; nutrition
kinds: ecommerce
who: expectant mother, expectant mothers
often: 0.1 0.2 0.4
share: 0.8 1.5 2.5
costs: 42 50 60 = cloth, buckles, sewing, returns and postage

underwear | people
cue: underwear; underwear organic; lingerie; bra; bras; bra fitting; bra sizes; bras measured; socks; socks subscri; boxers; lingerie sizes; tights; underwear women; underwear men; shapewear; sports bra; socks bamboo; post-surgery bra; bras breast
not: period; menstrual; app; smart; compress; nursing; sensor; leak; electric; dog; heated
kinds: ecommerce
who: underwear buyer, underwear buyers
often: 0.12 0.25 0.45
share: 14 22 32
costs: 38 46 56 = cloth, sewing, returns and postage
`;
