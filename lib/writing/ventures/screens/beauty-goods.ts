/** What people put on their skin, and what belongs in the bathroom: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const BEAUTY_GOODS_SCREENS = `
natural-soap
thing: product, products = Oat soap; Olive oil soap; Hand balm
must: Full ingredients for each product; Skin type and use on the product page; A small set to try; Batch number and best-before date
later: A refill or large pack; A gift box with a card
screen: Oat soap | picture Soap bar and oats | list Good for = Dry hands; Daily washing; Skin that dislikes perfume | link All ingredients | button Add to basket | tell us your skin type to see what suits you | sold out, the next batch is ready on Friday
screen: Your order | steps Progress = Order received; Packed; On its way | list Items = Oat soap, two; Hand balm, one | words Delivery planned for Wednesday | buttons Track parcel / Order again | no orders yet | the parcel was damaged, send a photo and we replace it
screen: Batches | table In the workshop = Product, Made, Ready; Oat soap, Monday, in four weeks; Olive oil soap, last month, now; Hand balm, Tuesday, tomorrow | list To do = Print labels; Order oils; Call the gift shop | button New batch | no batches recorded yet | this recipe has no safety assessment, do not sell it

sensitive-skin
thing: tube, tubes = Face cream; Body balm; Mild wash
must: A small tube for a patch test; Full ingredients and what is left out; A simple skin diary; Quick help after a reaction
later: A travel size; A summary to show the doctor
screen: Face cream | picture Tube and a drop of cream | list Without = Perfume; Colour; Alcohol | ask Size = Test tube | link All ingredients | button Add to basket | tell us what your skin does not tolerate | sold out, the body balm has a similar formula
screen: My skin diary | list This week = Monday, calm; Tuesday, a little red; Wednesday, calm | ask Today = No itching | chart Itching over the last days | buttons Save / Report a reaction | start with a small spot on the inside of your arm | stop using the cream, we will answer today
screen: Reports from users | table New = Name, Report, Batch; Lina, redness, four; David, no reaction, four; Sara, stings near eyes, three | talk Reply = Sara: It stings near my eyes; Support: Please rinse and stop using it | button Answer | no new reports | two reports for the same batch, stop sales and check

hair-care
thing: product, products = Curl shampoo; Light conditioner; Scalp oil
must: A short quiz for the right product; Ingredients and how to use it; Photos before and after; A small size to try
later: Refill packs; A subscription that can be paused
screen: Find your product | ask My hair is = Curly and dry | ask My scalp is = Normal | list We suggest = Curl shampoo; Light conditioner | button Add both to basket | answer two questions to see what suits you | no product of ours suits this hair type yet
screen: Curl shampoo | picture Bottle and a curl | list Details = No perfume; For dry curls; Vegan | steps How to use = Wet hair; Massage in; Rinse well | ask Size = Small | button Add to basket | choose a size | sold out, leave your email for the next batch
screen: Customer questions | table Today = Name, Question, Status; Amara, heavy roots, open; Julia, dry ends, answered; Ken, itchy scalp, open | talk Reply = Amara: My roots feel heavy; Support: Use half and only on the lengths | buttons Send / Offer a refund | no open questions | itching reported, ask for the batch number first

make-up
thing: product, products = Foundation; Lipstick; Cream blush
must: Shade finder with photos in daylight; Samples before the full size; All ingredients, also for the eye area; Free exchange of a wrong shade
later: Refills for each case; A set for special occasions
screen: Find my shade | picture Your photo in daylight | ask Undertone = Warm | list Best matches = Sand; Honey; Almond | buttons Order samples / Buy Sand | take a photo near a window to begin | the photo is too dark, please try again in daylight
screen: Cream blush | picture Blush on three skin tones | ask Shade = Rose | list Details = Refillable; Vegan; No perfume | button Add to basket | choose a shade to see it on skin | this shade is sold out, two similar ones are shown
screen: Shades and exchanges | table This week = Shade, Sold, Exchanged; Sand, nine, one; Honey, six, none; Almond, five, two | words Three customers asked for a deeper shade | button Plan next shade | no orders this week yet | a shade is often exchanged, check its photo

sunscreen
thing: bottle, bottles = For the face, every day; For the whole family, by the sea; Stick, for ears and noses
must: How much, shown on one's own arm; When it goes on again; White or not, on every skin; What it does after the swim
later: A dispenser for a pool or a hut; A stick on a string for the ski jacket
screen: On again | picture Two fingers long, for one arm | chart Sun from now until evening | steps Where one forgets = Ears; Backs of the knees; Parting | ask Since the last time = Two hours, one swim | button It is on | in the shade until four, and until then nothing rings | red already: out of the sun, cool it, and for a small child a doctor
screen: Tag on the dispenser | headline Two fingers, each arm | list On the way to the water = Before you go out; After every swim; Ears too | words Shade from noon to three is better still | code How much is enough | empty: whom to tell, on the strap | past its day or left in the heat: taken down, and a new one hung

perfume
thing: scent, scents = Rain on warm stone; Fig, green, no sugar; Smoke and orange peel
must: Smelt on skin before a bottle is bought; What it becomes after an hour and in the evening; What it is like, without poetry; What is inside, for those who must know
later: A travel size of the one that stayed; Two of them, worn over each other
screen: Three on your arm | list Worn = Left wrist, rain; Right wrist, fig; Elbow, smoke | chart How loud, from the first minute to night | ask After an hour = Fig has gone, stone is there | picture Three strips, pencilled | buttons This one stays / None of them | nothing on your arm yet, and the little bottles come first | headache or itching: wash it off with oil, and no bottle is bought
screen: Label of the small bottle | headline Rain on warm stone | list Smell it = At once, like a wet pavement; In an hour, warm; In the evening, close to the skin | words On skin, not on paper | code Who mixed it, and from what | a small bottle without its number is not sent | broken in the post: the letter smells, and another comes

period-care
thing: pack, packs = For the first day; For the night; For the days around it
must: How much it holds, in plain comparison; A size for this body, asked without blushing; How to wear it, change it and clean it; Parcel that tells the postman nothing
later: A first set for a daughter; A spare for the school bag
screen: First day, where are you? | list With you = At work, until six; No bath of one's own; White trousers | ask How strong = I wake up at night | picture Three kinds, drawn to size | steps For today = The strong one; Change at noon; Bag for the way home | buttons It held / It leaked | no day noted, and the one everybody needs first stands here | it leaked: what it was, and what is sent instead
screen: Leaflet in the pack | headline Nobody tells you this | list First time = Wash hands; Take the small one; Try on a day at home | picture Two ways, drawn | words Fever, a rash or dizziness: out with it, to a doctor | code Asked by other people, answered | without the leaflet no first pack is closed | a wrong size: another comes, and nobody asks for it back

supplements
thing: pack, packs = Vitamin D; Magnesium; Iron
must: Ingredients and dose for each capsule; Who should not take it; Test report for each batch; A subscription that is easy to pause
later: A reminder for the daily dose; Advice from a dietitian
screen: Magnesium | picture Pack and two capsules | list Per day = Two capsules; With water; After a meal | link Test report of this batch | ask Deliver = Once | button Add to basket | read who should not take it before you order | you take medicine, please ask your doctor first
screen: Your subscription | list Next delivery = Magnesium, one pack; Vitamin D, one pack | words Leaves on Monday | switch Remind me daily | buttons Pause / Change | no subscription yet | payment failed, please update your card
screen: Batches | table In stock = Product, Test, Left; Vitamin D, passed, nine; Magnesium, passed, four; Iron, waiting, none | list To do = Upload report; Reorder magnesium; Answer two customers | button Release batch | no batches recorded yet | the test result is outside the limit, do not ship

candles
thing: candle, candles = Fig candle; Lavender candle; Candle without scent
must: Scent, burning time and size on each page; Safety advice with each candle; Gift wrapping with a card; Packaging that protects the glass
later: Refills for used glasses; Own labels for events and companies
screen: Fig candle | picture Candle in a glass | list Details = Plant wax; Cotton wick; Burns for many hours | ask Size = Medium | switch Gift wrapping | button Add to basket | choose a scent to begin | sold out, the next batch is ready on Thursday
screen: Your order | steps Progress = Order received; Packed; On its way | list Items = Fig candle, two; Gift card, one | words Delivery planned for Friday | buttons Track parcel / Order again | no orders yet | the glass is broken, send a photo and we replace it
screen: Production | table This week = Candle, Ordered, In stock; Fig, eight, three; Lavender, five, six; No scent, four, four | list To do = Burn test; Print labels; Order glasses | button New batch | nothing to make today | the burn test failed, do not sell this batch

deodorant
thing: stick, sticks = Without scent; Sage, for hot days; Mint, in a glass
must: What happens in the first two weeks; How much is enough; What it is not good for, such skin and such mouths; A refill that fits the old case
later: A small one for the sports bag; Everything for the weekend in one tin
screen: Week two | chart Morning to evening, day by day | ask Today was = Hot, two meetings, one tram | list That is normal = Sweat is allowed; A pea is enough; It takes days to get used to | buttons Held out / Gave up at four | first morning: shaved skin waits a day | it burns or grows sore: stop, and what it was is found before another goes out
screen: In the box, on the card | headline It clicks | steps Refill = Push from below; Old one out; New one in, click | picture Case, open | list Send back = Caps, in the same envelope | code When the next one is due | no case yet, and the first one comes with it | a case that no longer clicks: a new one, and the old one comes back

cloth-nappies
thing: set, sets = Newborn, for two weeks; Night, thick; The size that grows
must: Folded and closed, shown on a kicking child; How many, with one's own washing machine; Half cloth and half paper, on bad days; A ring in the second week
later: Handed on to the next family; The same for swimming
screen: Second week, how is it going? | list This week = Dry at night, twice; Red on the left thigh; Paper on Friday, and rightly so | picture How it sits at the leg | steps If it leaks = Look at the leg; One fold more; Next size | ask Who changes too = Grandmother, who thinks it odd | buttons Ring me / We manage | before the birth: three folds on a teddy bear | red and sore for two days: air, paper, and the midwife looks
screen: Drop desk, bags out and back | table Streets = Family, Clean out, Dirty back; Lin, nine, eight; Keller, night ones, all; Ruiz, paused, ill | switch Washed hot, dried through | words Keller has grown, next size on Monday | button Ring the second-week families | no family has begun, and the trial sets lie ready | smell after the wash: that load runs again, and none of it leaves

shaving
thing: piece, pieces = Handle, plain steel; Blades, a small box; Oil for after
must: The angle, shown slowly; Whether it is for this hair and this skin; Which other blades fit as well; What to do with the old blade
later: A set for the first shave of a son; A brush that can be mended
screen: First shave with it | steps Slowly = Warm water, a minute; Flat, no pressure; With the growth; Cold water | picture The angle, from the side | list Mind = Under the jaw; That one mole; Second day is easier | ask It pulls at = The chin | button Next one in a week | no handle yet, and a hand that shakes is told what suits it | cut: press, wait, alum, and less of an angle next time
screen: Leaflet under the handle | headline It wants no pressure | list Fits = These blades; Those from the chemist as well; Oil, two drops | words Old blades into the tin, tin to the metal bin | code Shaved in one minute, filmed | without the blade tin no parcel goes to a house with children | loose thread at the head: photograph, and another handle comes
`;
