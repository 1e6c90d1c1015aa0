/** Food made in small kitchens, and what is brought to the door: id | solution | target customer | how it earns, as founders write them. */
export const KITCHEN_AND_CART_SAMPLES = `
granola-and-cereal | Small-batch granola with nuts, seeds and very little sugar, baked on Mondays and posted in paper bags. | People in Denmark who want a quick breakfast that is not sweet | DKK 69 a bag
granola-and-cereal | We make gluten-free muesli and puffed quinoa cereal for children in three flavours and sell it online and in organic shops. | Parents in Peru and Chile | $5 per box
nut-butter-and-spreads | Stone-ground almond and peanut butter with nothing added, sold in glass jars that we take back. | Families and runners in Melbourne | A$12 a jar
nut-butter-and-spreads | I make a date and tahini spread and a hazelnut cream without palm oil and sell the jars at markets and online. | People in Lyon who like something sweet on bread | €6.80 per jar
sauces-and-pastes | Slow-cooked simmer sauces in jars: butter masala, makhani and korma bases that need only vegetables or chicken. | Working couples in Toronto who cook in the evening | CAD 9 a jar
sauces-and-pastes | We sell fresh harissa, green curry paste and pesto in small pouches, made every week and delivered chilled. | Home cooks in Belgium | €5.50 per pouch, mixed box €27
protein-foods | A protein shake made of oats and peas that mixes without lumps, in single sachets and large pouches. | Office workers who train at lunch in Warsaw | PLN 119 a pouch
protein-foods | High-protein brownies and bars made with whey and dates, sold online and at gym counters. | Gym members in Dubai | AED 16 a bar, box of 12 AED 170
cookies-and-sweets | Thick soft cookies baked overnight and sent in a letterbox tin with a handwritten card. | People in Ireland who send a treat to friends | €22 for six
cookies-and-sweets | Handmade fudge, brittle and marshmallows in gift boxes for weddings, offices and Eid. | Families and companies in Kuala Lumpur | RM 55 a box
dog-treats | Oven-dried dog chews and small training treats made of single meats, in bags with the name of the farm. | Dog owners in Sweden | SEK 89 a bag
dog-treats | We bake grain-free biscuits and birthday cakes for dogs and deliver them in the city. | Pet parents in Mumbai | ₹399 a pack, cakes from ₹900
lunch-van | A van that stops at the same industrial estates every day at fixed times with soup, baguettes and one hot dish. | Workers in workshops and warehouses near Lille | €7.50 per lunch
lunch-van | I cook in a rented kitchen in the morning and sell hot lunches from my van at building sites and small factories. | Tradespeople and factory workers in Perth | A$13 a meal
meal-prep-delivery | Ten cooked meals with counted calories and protein, delivered chilled every Sunday and Wednesday. | Gym members and busy professionals in Cape Town | R950 a week
meal-prep-delivery | Weekly prepared meals from our kitchen: pick your dishes online by Thursday, heat them in three minutes. | Families where both parents work in Minneapolis | $11.50 per meal
grocery-delivery | Send a shopping list by WhatsApp, we shop at the market and supermarket and bring it to the kitchen the same day. | Busy families in Kampala | UGX 8,000 per delivery
grocery-delivery | An app that brings groceries from the shops of a small town to the door within two hours. | Older people and parents without a car in rural Poland | PLN 14 a delivery and 6% of the basket
restaurant-delivery-app | A food delivery app for the restaurants of one mid-sized city with lower commission and our own riders. | Restaurants and hungry people in Groningen | 14% of each order and €2 delivery
restaurant-delivery-app | Order from local eateries in one app, pay by mobile money, and a motorbike rider brings the meal. | Students and office workers in Mwanza | 15% commission from restaurants
gas-and-water-delivery | Order a full cooking gas cylinder by phone; a rider swaps it at the door within an hour and checks it for leaks. | Households in Kumasi | GHS 12 per delivery plus the refill
gas-and-water-delivery | We deliver 20-litre bottles of purified drinking water every week and take the empty ones back. | Families and small offices in Guadalajara | MXN 50 a bottle
pharmacy-delivery | We collect prescriptions from local pharmacies and deliver the medicines to the door the same day, in sealed bags. | Older patients and people with long-term illness in Leeds | £4.50 per delivery
pharmacy-delivery | Upload a prescription, a licensed pharmacy confirms it and a rider brings the medicine within two hours. | Parents and chronic patients in Nairobi | KES 200 per delivery and 5% from the pharmacy
farm-marketplace | A website where farms list this week's harvest and families and chefs order directly, with one delivery round on Fridays. | Households and restaurants around Nelson | 15% commission
farm-marketplace | We connect smallholders with city homes and canteens: they order vegetables by app and we collect and deliver in crates. | Farmers, homes and restaurants in Kigali | 12% of each order
cocktail-and-mixer-kits | A cocktail kit by post with measured bottles of spirits, syrups and garnish for six drinks. | Couples and friends in the Netherlands who have people round | €36 a box
cocktail-and-mixer-kits | Small-batch tonic, syrups and cocktail mixers in glass bottles; you only add the spirit. | People who make drinks at home in Melbourne, and bars | A$24 for four
`;
