/** Studios, classes and places to play: id | solution | target customer | how it earns, as founders write them. */
export const STUDIOS_AND_PLAY_SAMPLES = `
pottery-studio | A pottery studio with wheels, kilns and shelves for members, and courses for beginners. | Adults in Copenhagen who want a creative hobby | 650 DKK a month.
pottery-studio | We fire what people make at home: a shared kiln and a clay studio where hobby potters rent a shelf. | Hobby potters in Leeds | £38 a month.
craft-workshops | Weekend workshops in which local craftspeople show how to weave baskets, carve spoons or print fabric. | Couples and friends in Bristol | £75 per place.
craft-workshops | A blacksmith opens his forge on Saturdays: guests forge a knife or a hook in one day. | People in Utah who look for a gift | $140 per day.
paint-and-sip | Groups of friends paint a picture together in the evening with a glass of wine and a patient teacher. | Women aged 25 to 45 in Houston | $39 per seat.
paint-and-sip | We bring easels, canvas and a painter to bars on quiet Mondays; guests paint one picture over two beers. | Friends and couples in Belfast | £28 per seat.
cooking-classes | Cooking classes in the kitchens of local grandmothers, with a visit to the market. | Tourists in Bologna | €69 per person.
cooking-classes | A sourdough course in a small bakery: one night with the bakers, breakfast included. | Hobby bakers in Vienna | €110 per person.
martial-arts-school | A martial arts school with judo for children and self-defence for women. | Families in Porto Alegre | R$180 a month.
martial-arts-school | A dojo in an old factory where beginners over forty learn judo and falling in the morning. | Adults over 40 in Nantes | €55 a month.
chess-school | A chess school with online training groups and a tournament on Sundays. | Children from 6 to 14 in Armenia and the US | $60 a month.
chess-school | We run chess clubs in the afternoon at primary schools, with trained coaches and boards. | Parents of primary school children in Chennai | ₹1,200 a month.
baby-classes | Music mornings for babies and toddlers with their parents, with real instruments. | Parents with children under 3 in Leeds | £9 per class.
baby-classes | Baby signing and rhymes in cafés before noon, in blocks of eight weeks. | Parents on leave in Gothenburg | 120 SEK per morning.
senior-fitness | Chair gymnastics and balance classes in community halls against falls. | People over 65 in Perth | A$12 per class.
senior-fitness | Walking football and gentle exercise for men who have stopped moving, on Wednesday mornings with tea. | Retired men in Newcastle | £5 per morning.
cat-cafe | A café with twelve rescued cats where guests drink coffee and may adopt a cat. | Students and young families in Ghent | €8 entry plus drinks.
cat-cafe | A cat lounge above a bookshop: guests book an hour with tea among the cats of the shelter. | Cat lovers in Seoul whose landlords forbid pets | ₩12,000 per hour.
indoor-playground | An indoor playground with a ball pit for toddlers and a café with a view of it. | Parents of children under 6 in Cluj | 45 lei per child.
indoor-playground | A small trampoline hall with quiet hours for children who do not like noise. | Families in Auckland | NZ$18 per hour.
padel-club | Four padel courts under a roof, booked by phone, with rackets to rent and a bar. | Amateur players in Lyon | €36 per court and hour.
padel-club | We turn an empty supermarket into six pickleball courts with a league in the evening. | Adults over 40 in Phoenix | $14 per player and hour.
gaming-lounge | A gaming lounge with consoles, PCs and a retro corner for evenings with friends. | Teenagers and students in Jakarta | Rp 15,000 an hour.
gaming-lounge | Six racing simulators in an old garage with a league every Thursday. | Motor sport fans in Brno | 290 CZK per half hour.
`;
