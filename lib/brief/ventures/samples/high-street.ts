/** Shops and rooms of a high street: id | solution | target customer | how it earns, as founders write them. */
export const HIGH_STREET_SAMPLES = `
fitness-gym | A gym with cardio machines, free weights and showers, open from six in the morning until eleven at night. | Working adults and students within ten minutes | €35 a month, no joining fee
fitness-gym | Women-only fitness centre with strength machines, female trainers and a children's corner. | Women in the neighbourhood who do not feel comfortable in mixed gyms | Monthly and yearly memberships
bar-and-pub | A neighbourhood pub with ten beers on tap, simple snacks and a quiz each week. | Locals who want to meet friends within walking distance | Drinks and snacks over the bar
bar-and-pub | A small cocktail and wine bar with quiet music and tables that can be reserved. | Couples and groups of friends in their thirties | About £25 a guest and evening
takeaway-shop | A takeaway for smash burgers and fries, ordered at the counter or by phone and ready in ten minutes. | Workers at lunch and families in the evening | $14 per order
takeaway-shop | Kebab and falafel shop by the station, open until two at night. | Commuters, students and people on their way home | Food and drinks over the counter
hair-salon | A hair salon with five chairs for cuts, colour, highlights and blow-dries. | Women between 25 and 65 in the town | €95 an average visit
hair-salon | A braiding salon for box braids, twists and weaves, booked online with a deposit. | Women and girls with afro hair | $150 per style
guesthouse | Eight rooms with bathrooms in an old town house, with a good breakfast. | Couples on city breaks and business travellers | €110 a night per room
guesthouse | A small family-run hotel for walkers with packed lunches and a drying room. | Hikers and cyclists | Room rate with breakfast, dinner on request
convenience-store | A mini market on the corner with milk, bread, drinks, snacks and parcels, open until eleven. | Residents of the streets around | Goods over the till, about €10 a basket
convenience-store | A provision store with groceries, airtime and mobile money for the estate. | Families and workers nearby | Margin on goods and commission
clothes-boutique | A boutique with clothes of six labels, chosen for women over forty, with honest advice. | Women in our town | €110 an average purchase
clothes-boutique | A fashion store for men that carries several well made brands and helps to find a whole outfit. | Men with office jobs | Retail sales of bought-in clothes
street-food-stall | A stall at weekly markets that sells crepes made in front of the customer. | Market visitors and office workers | €7 a portion
street-food-stall | A street cart with grilled skewers and rice at the bus station each evening. | Commuters and students | Cash and card sales
greengrocer | A fruit and vegetable shop with loose goods bought each morning at the wholesale market. | People who cook at home nearby | About £12 a purchase
greengrocer | A market stall for fresh fruit, greens and herbs on three days a week. | Families in the neighbourhood | Sales by kilo and bowl
butcher-fishmonger | A butcher's shop with a counter, home-made sausages and meat from farms nearby. | Families and people who like to grill | €28 a purchase
butcher-fishmonger | A fish shop with fresh fish on ice, cleaned and filleted to order. | Home cooks and small restaurants | Price by the kilo
hardware-store | A hardware store with tools, paint, cement, pipes and screws sold singly. | Home owners and small building firms | Retail margin, about $45 a purchase
hardware-store | A building materials yard with cement, iron and roofing sheets and delivery to the site. | Builders and families who build a house | Sales of materials, delivery by trip
print-copy-shop | A copy shop with fast printers, scanning and binding while you wait. | Students, offices and neighbours | 12 cents a page, binding from €8
print-copy-shop | A small counter for photocopies, passport photos, lamination and online forms. | People who need papers for offices and schools | Price per page and per form
pharmacy-shop | A community pharmacy with a pharmacist on duty, blood pressure checks and weekly pill packs. | Patients and families in the neighbourhood | Dispensing and over-the-counter sales
pharmacy-shop | A licensed chemist shop near the health centre with genuine medicines, baby items and simple tests. | Patients of the health centre | About $20 a purchase
massage-day-spa | A massage studio with three rooms and evening hours. | Office workers with tense necks and backs | €85 per hour
massage-day-spa | A day spa with scrubs, hot stone massage and facials, sold singly and as packages. | Women, couples and friends who want a day off | Treatments, packages and gift vouchers
aesthetic-clinic | A laser hair removal clinic with a doctor's skin check before the first session. | Adults between 20 and 45 | Packages of six sessions
aesthetic-clinic | A doctor-led clinic for botox, fillers and skin treatments. | Women and men over 35 | About £300 a treatment
laundromat | A self-service laundry with ten washers and eight dryers, paid by card. | Students and renters without a washing machine | €6 a wash, drying extra
laundromat | A launderette with large machines for duvets and a drop-off service by the kilo. | Families and travellers in the area | Pay per load
self-storage | Sixty dry, lockable storage rooms from one to ten square metres, with access by code. | Households that move or have small flats, and small firms | €110 a month per unit
self-storage | A fenced yard with shipping containers that tradespeople and families rent by the month. | Tradespeople and people between two homes | Monthly rent per container
event-hall | A bright hall with kitchen, stage and parking for weddings and parties of up to two hundred guests. | Couples and families | $2,800 per event
event-hall | A restored barn that is rented out for weddings and birthdays, with a free choice of caterer. | Couples and private hosts | Hire per weekend
karaoke-bowling-arcade | Six private karaoke rooms with bar service, booked by the hour. | Groups of friends and birthday parties | €28 a person and evening
karaoke-bowling-arcade | Eight bowling lanes with arcade machines and a snack bar. | Families, friends and company groups | Price per game, food and drinks
art-gallery | A gallery that shows eight exhibitions a year and sells originals by artists from the region. | Art lovers and people furnishing their homes | Half of each sale, works about €1,000
art-gallery | A friendly gallery for first-time buyers with open prices, instalments and artist evenings. | Professionals who buy their first original work | Commission on sales
`;
