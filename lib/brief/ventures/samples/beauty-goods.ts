/** What people put on their skin, and what belongs in the bathroom: id | solution | target customer | how it earns, as founders write them. */
export const BEAUTY_GOODS_SAMPLES = `
natural-soap | We make soap by the cold process from olive oil and goat's milk and sell it wrapped in paper. | Women in Provence and tourists who look for a present | €7 a bar
natural-soap | A natural skincare line of only three products without water, made from cold-pressed Nordic berry oils. | Women over 35 in Sweden | SEK 320 per jar
sensitive-skin | A cream without fragrance and preservatives for children with eczema, developed with a dermatologist. | Parents of children with atopic skin in Ireland | €24 a tube
sensitive-skin | Skincare for people with rosacea: four products with fewer than ten ingredients, each batch tested for irritation. | Adults with redness and sensitive skin | $32 per product
hair-care | Solid shampoo bars for curly and coily hair without sulphates, in five recipes for different porosity. | Women with natural curls in Brazil | R$49 a bar
hair-care | We mix shampoo and conditioner after an online quiz about your scalp, water hardness and styling. | Women in France aged 20 to 45 | €29 for a set
make-up | Refillable lipsticks in a metal case with twenty colours made from natural pigments. | Women in Amsterdam who buy clean beauty | €34, refill €18
make-up | A makeup brand for dark skin tones with forty foundation shades matched by photo. | Black women in South Africa | R380 per bottle
sunscreen | A mineral sunscreen stick for children that shows blue until it is rubbed in, so no spot is missed. | Parents of young children in Australia | A$24 a stick
sunscreen | Reef-friendly sun cream in aluminium tins made for surfers who spend hours in the water. | Surfers in Portugal | €16 a tin
perfume | You answer ten questions and receive five scent samples; our perfumer then makes your own fragrance. | People who want a personal fragrance in Denmark | DKK 850 per bottle
perfume | Niche perfumes in small refillable travel bottles that tell the story of a place in Morocco. | Perfume lovers aged 25 to 45 | €48
period-care | Period underwear for teenagers in cheerful designs with a guide for the first time. | Girls aged 10 to 16 and their mothers in Canada | CAD 29 per pair
period-care | We produce sanitary pads from banana fibre in Rwanda that decompose within months. | Women and schoolgirls in East Africa | 1,500 RWF per pack
supplements | Personalised daily vitamin sachets based on a blood test and a questionnaire, sent every month. | Working women in Poland | PLN 139 a month
supplements | A vegan omega and iron supplement made for women who run, tested by an independent lab. | Female runners in Germany | €32 per month
candles | Hand-poured soy candles in used wine bottles with scents of the Adriatic coast. | People who like a cosy home, gift buyers | €26 a candle
candles | Scented candles in ceramic cups that come back to be refilled with new wax. | Women in Manchester | £32, refill £18
deodorant | A natural deodorant cream in a glass jar that really works, with refills in compostable paper. | Sporty people in Switzerland | CHF 16.90
deodorant | Toothpaste tablets and bamboo brushes by subscription, all without plastic. | Families in New Zealand who avoid plastic | NZ$14 a month
cloth-nappies | We rent cloth nappies and pick up the dirty ones twice a week, wash them and bring fresh ones. | Parents of newborns in Vienna | €79 a month
cloth-nappies | Washable nappies that grow with the child, sold in a starter kit with video advice from an experienced mother. | Expecting parents in Canada | CAD 320 for the kit
shaving | A metal safety razor made to last for life with recyclable blades by post. | Men and women in the UK who hate plastic | £45, blades £8
shaving | Beard oil and balm from organic ingredients, sold through barbers and our web shop. | Men with beards in Spain | €18 per bottle
`;
