/** What people put on their skin, and what belongs in the bathroom: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const BEAUTY_GOODS = `
natural-soap | people
cue: skincare oils; skincare line; natural skincare;  organic skincare; handmade soap; soap olive; natural soap; natural cosmetics; organic cosmetics; skincare brand; face cream natural; face oil; soap bars; moisturiser; serum; vegan skincare; skincare ingredients; solid soap; soap cold-process; body lotion
not: eczema; atopic; allergic; app; clinic; salon; dog; shampoo; sunscreen; make-up; quiz; scan; software; beard; shaving; baby; dermatitis; acne; rosacea; psoriasis; irritation
kinds: ecommerce
who: skin-care buyer, skin-care buyers
often: 0.2 0.35 0.6
share: 8 14 20
costs: 28 36 46 = ingredients, jars, filling and postage

sensitive-skin | people
cue: eczema eczema; rosacea rosacea; psoriasis psoriasis; neurodermatitis neurodermatitis; atopic cream;  sensitive-skin skin; atopic skin; neurodermatitis; dermatitis; psoriasis; rosacea; fragrance-free skin; allergic skin; itch cream; eczema children; dry skin itch; acne cream; skin allergies cosmetic
not: app; telemedicine; video; sleep; clinic; dog; diary; photo; nappy; clothing; software; sunscreen
kinds: ecommerce
who: person with sensitive skin, people with sensitive skin
often: 0.4 0.7 1.2
share: 5 8 12
costs: 30 38 48 = ingredients, tubes, filling, tests and postage

hair-care | people
cue: shampoo; shampoo bars; shampoo quiz; shampoo conditioner;  hair-care hair; solid shampoo; curly hair; hair products; hair loss; scalp; hair oil; conditioner hair; afro hair; hair afro products; shampoo curls; shampoo custom; hair masks; hair dye; wigs; hair extensions
not: salon; booking; app; dog; clinic; transplant; stylist; software; braider; groom 
kinds: ecommerce
who: shampoo buyer, shampoo buyers
often: 0.25 0.4 0.7
share: 8 14 22
costs: 28 36 46 = ingredients, bottles, filling and postage

make-up | people
cue: make-up; make-up brand; lipstick; foundation shade; mascara; cosmetics brand colour; eyeshadow; makeup; makeup brand; nail polish; blush refill; lipsticks refill; concealer; foundation skin tone; make-up refill
not: artist; salon; class; course; bridal; booking; software; tutorial; technicians; mobile
kinds: ecommerce
who: make-up wearer, make-up wearers
often: 0.25 0.4 0.7
share: 12 18 26
costs: 26 34 44 = filling, cases, cartons, samples and postage

sunscreen | people
cue: sunscreen; sun cream; sunscreen reef; sun-protection skin; suncream; mineral sunscreen; uv-protection clothing; sunscreen kids; sun-cream cream; sunscreen dispenser; sunscreen stick; sunscreen children; sunscreen lotion
not: app; sensor; sunglasses; window; sail; awning; software
kinds: ecommerce
who: sunscreen user, sunscreen users
often: 0.1 0.2 0.4
share: 15 24 34
costs: 30 38 48 = filters, bottles, filling, tests and postage

perfume | people
cue: perfume brand; perfume scents; perfume;  perfume custom; parfum;  fragrance personal; fragrances niche; perfumes; scent personal; perfume refill; perfume samples; eau de parfum; perfumer; scent created; cologne; perfume subscri; fragrance brand
not: fragrance-free; candle; car; laundry; skin-care; diffusers; workshop; cleaning; dogs
kinds: ecommerce local
who: perfume wearer, perfume wearers
often: 0.06 0.12 0.25
share: 10 16 24
costs: 24 32 42 = oils, alcohol, bottles, samples and postage

period-care | people
cue: menstrual; period products; period underwear; reusable pads; tampons; sanitary pads; menstrual cup; period pants; pads biodegradable; period-care; period box; pads organic; pads banana; tampons organic; menstrual pads; period subscri
not: app; tracker; dispenser; tracking; diary; software; clinic; incontinence
kinds: ecommerce
who: woman, women
often: 0.3 0.6 1
share: 10 16 22
costs: 42 50 60 = material, sewing or production, packing and postage

supplements | people
cue: vitamins; vitamin sachets; vitamin personalised; vitamin month; supplement tested; supplement women;  vitamin gummies; supplements; food supplement; vitamin subscri; collagen; magnesium capsules; supplements personalised; omega capsules; vitamin powder; vitamins personalised; adaptogens; mushroom powder; supplements quiz; electrolyte; creatine; iron supplement; multivitamin
not: dog; dogs; cat; horse; cream; bar;  soil; software; shampoo; gut; clinic; fertiliser; cattle
kinds: ecommerce
who: supplement user, supplement users
often: 0.6 0.9 1
share: 8 14 22
costs: 24 32 42 = capsules, filling, tests and postage

candles | people
cue: candles; candles scented; candle soy; candles handmade; beeswax candles; scented candles; candle wax; candles refill; candle jar; room scents; candle subscri; incense; wax melts; diffuser home
not: class; cake; dinner; restaurant; hotel; workshop; led
kinds: ecommerce
who: candle lover, candle lovers
often: 0.12 0.25 0.5
share: 12 18 26
costs: 34 42 52 = wax, wick, scent, glass, carton and postage

deodorant | people
cue: deodorant; deodorant natural; deo cream; deodorants; toothpaste; toothpaste tablets; deodorant refill; toothbrush bamboo; toothbrush subscri; mouthwash; dental floss; toothpaste plastic-free; natural deodorant; deodorant aluminium
not: dentist; clinic; app; dog; scanner; aligner; smart; software; sensor; sonic
kinds: ecommerce
who: household, households
often: 0.3 0.5 0.8
share: 8 14 22
costs: 32 40 50 = ingredients, cases, filling and postage

cloth-nappies | people
cue: reusable nappies; cloth nappies; cloth diapers; nappies rental; nappy subscri; nappy laundry; diaper service; diapers biodegradable; nappies compost; washable nappies; reusable diapers; diapers washing; nappies wash; nappies plastic-free; eco diapers; diapers subscri
not: elderly; sensor; smart; bin; care-home
kinds: ecommerce services
who: parent, parents
share: 0.8 1.5 2.5
costs: 46 56 66 = cloth, washing, driving and packing

shaving | people
cue: razor; beard-oil oil;  razors; razor blades; shaving; beard oil; beard care; men skincare; grooming men; safety-razor; razor subscri; shaving women; beard products; grooming products men; shaving cream; razor metal
not: skincare; skin-care; booking; dog;  salon; software; sheep; app; laser
kinds: ecommerce
who: shaver, shavers
often: 0.2 0.3 0.5
share: 10 16 24
costs: 34 42 52 = handles, blades, filling and postage
`;
