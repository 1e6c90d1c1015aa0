/** Things for the home, for reading and for playing: id | solution | target customer | how it earns, as founders write them. */
export const HOME_GOODS_SAMPLES = `
furniture-maker | We build tables and beds from solid oak to order, delivered unassembled without a single screw. | Couples furnishing their first flat in Denmark | DKK 9,800 per table
furniture-maker | Draw your shelf online, to the centimetre, and a local joiner makes it: custom furniture at the price of a chain. | Homeowners in Germany | €740 per shelf
used-furniture | We buy mid-century chairs and sideboards from house clearances, restore them and sell them online. | People in London who like vintage interiors | £320 a piece
used-furniture | Furniture by monthly rental for people who stay one or two years: sofa, bed and desk delivered and picked up. | Expats and students in Amsterdam | €89 a month
house-plants | Potted indoor plants chosen after a quiz about light and pets, delivered by bike with a care card. | Young people in flats in Madrid | €34 per plant
house-plants | A monthly houseplant subscription with a rare cutting and a pot by a local potter. | Plant lovers in Portland | $39 a month
flowers | A weekly bouquet from growers within 50 km, no imports, delivered by cargo bike on Fridays. | People in Brussels who like fresh flowers | €24 a bouquet
flowers | Dried flowers arranged for weddings and homes from our own field. | Couples and interior lovers in Wales | £45 per bunch
kitchen-tools | A chopping board with a drawer system made of ash wood, designed with a chef. | Hobby cooks in Finland | €89
kitchen-tools | Hand-forged kitchen knives with handles made from local orchard wood. | Home cooks in Japan and Europe | €189 per knife
toys | Wooden building blocks with magnets hidden inside for children from three years. | Parents and grandparents in Switzerland | CHF 69 a set
toys | A monthly science kit with three experiments that use things from the kitchen. | Parents of children aged 7 to 12 in India | ₹999 a month
toy-rental | Families get a box of five good toys, keep them for six weeks and swap them for others. | Parents of toddlers in Paris | €29 a month
baby-gear | Travel cots, high chairs and prams to rent, brought to the hotel or holiday flat. | Families on holiday in Mallorca | €12 per day
board-game | A board game about mushroom picking for two to five players that takes half an hour. | Families and couples who play at the weekend | €32 a copy
board-game | Conversation cards for couples with 120 questions for a good evening. | Couples in long relationships | $25 a deck
books | A used books shop online where every title is described by a reader and wrapped by hand. | Readers in Ireland | €8 per book
books | Each month our booksellers choose a novel by an independent publisher and post it as a surprise with a letter: a book subscription for busy people. | Women aged 30 to 60 who read | £14 a month
stationery | An undated paper planner for students with ADHD with stickers and short daily pages. | Students in the US | $34
stationery | Notebooks with covers of recycled maps, bound by hand in Lisbon. | People who still write by hand | €18 each
art-prints | An online gallery with limited prints of young illustrators, numbered, signed and framed. | People aged 25 to 45 with empty walls in Austria | €95 per print, artists get 50%
art-rental | Rent original paintings by local artists and change them every three months. | Households and practices in Montreal | CAD 39 a month
ceramics | Handmade stoneware plates and bowls in four glazes for homes and small restaurants. | People in Copenhagen who love a well-laid table | DKK 240 a plate
ceramics | My pottery in the Drôme makes mugs and vases that I sell on markets and in a web shop. | Visitors and gift buyers | €28 a mug
bedding | Linen bedding woven in Lithuania and dyed with plants, sold directly. | Couples in the UK who sleep hot | £189 a set
bedding | A pillow whose height can be changed with layers, developed with physiotherapists. | Side sleepers with neck pain | €79
gift-boxes | Gift boxes with products from small local makers and a handwritten card, for new parents, birthdays and thank-yous. | People who live far from family, in Canada | CAD 65 per box
gift-boxes | Gift boxes for new mothers with tea, soap and soup, packed by us and delivered with a card in your words. | Friends and grandparents in Spain | €45 per box.
gear-rental | Rent a complete camping set for two with tent, mats and stove, pick it up at the station on Friday. | City people without a car in Zurich | CHF 89 per weekend
gear-rental | Families rent skis and boots for their children for the whole season and swap them when feet grow. | Parents in Innsbruck | €89 per season
instrument-rental | We rent violins and cellos in children's sizes and swap them when the child has grown. | Parents of children at music schools in Hungary | HUF 6,900 a month
instrument-rental | Well-kept used pianos and guitars that families rent by the month and can buy later. | Families in Toronto whose children start to play | CAD 65 a month
`;
