/** What people put on their skin, and what belongs in the bathroom: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const BEAUTY_GOODS_SCREENS = `
natural-soap
thing: piece, pieces = Plain, for face and hands; Salt, rough, after the garden; Oat, no scent
must: For which skin, in the first line; What is in it, in words one can say; How to keep it dry so it lasts; How long it has ripened
later: The cut-off ends, by weight; A dish that drips
screen: For whose hands? | picture Three pieces, one with a thumbprint | list Take = Oat, when it itches; Salt, after the garden; Plain, for everybody at the basin | ask My hands are = Cracked by Friday | chart Weeks a piece lasts, on a dry dish | button Put the oat one by | nothing has ripened yet, and the day it may be cut is shown | it itches: stop, rinse, and a plain one comes with an answer
screen: Drying room, by board | table Boards = Soap, Poured, Ripe; Oat, two weeks ago, in a month; Salt, six weeks ago, now; Plain, yesterday, not yet | switch Tested with the strip | ask Weight lost = A fifth | button Cut and stamp | the boards are bare, and the oils are weighed out | white bloom or a soft core: the board waits, and nobody stamps it

sensitive-skin
thing: tube, tubes = Cream, no scent, for the face; Balm for night; Wash without foam
must: A small tube for the inside of the arm; Everything that is not in it; Skin noted day by day, on good days too; An answer today when it burns
later: The same tube in travel size; A note to take along to the skin doctor
screen: Inside of the arm, day three | picture Your arm, three days side by side | steps The test = A pea of it; Leave it alone; Look morning and evening | ask Today = A little red at the edge | buttons Calm / It burns | before the first dab: what you know you cannot bear | burns or swells: wash off, nothing more on it, and a person answers today
screen: Our desk, every reaction | table Written in = Who, What, Batch; Lin, red after an hour, four; Ruiz, nothing at all, four; Keller, stings at the eye, three | talk About the eye = Customer: It stings; Desk: Rinse, and keep it off the lids. May we ring you? | ask Told the maker = Batch three, two like it | button Answer today | nobody wrote, and last week's are asked how it went | two with the same batch: it stops, and all who have it are told

hair-care
thing: bottle, bottles = For fine hair, light; For curls, heavy; Scalp that itches, mild
must: For which hair it is not; What water, heat and colour have done to it; What changes after four weeks and after eight; Bottle back, or filled again
later: A half size for two tries; The same for a beard or a child
screen: Eight weeks of one head | picture Same window, first week and fourth | chart How soon it is greasy, wash by wash | ask This week = Flat at the roots | list Then = Half as much; Only the ends; Rinse colder | buttons Go on / Not mine | first week looks good with anything, and this begins to count in the second | it falls flat: it says for whom this one is not, and what came nearest
screen: Label of the bottle | headline For curls, heavy | list Told = Not for fine hair; A walnut of it, wet; What is in it, by weight | words The fourth week is the honest one | code Eight heads, eight weeks | without its batch it is not filled | itches: stop, and the batch number is all we ask for

make-up
thing: shade, shades = Warm, light, with freckles; Deep, cool; Lip, brick
must: One's own shade, found without a shop; How it looks at noon and in the evening; What is in it, near the eye; The wrong shade, put right
later: The shade of the winter face; A half pot before a party
screen: Your face by the window | picture Bare, no lamp, from the side | list Laid beside it = Warm, light; One deeper; One cooler | ask My veins look = Green | switch I have freckles, and keep them | buttons This one / A touch warmer | no picture, and the shade of another product tells it too | wrong on the jaw: the next one comes, and this one is kept for summer
screen: Shade desk, asked and sent | table Faces = Shade, First try, Then; Warm light, right, -; Deep cool, too grey, warmer; Brick, right, - | words Nine have asked for deep and warm | picture Swatches on three arms | button Mix the next one | nobody waits for a seventh shade yet | three say too grey: the recipe changes before the next pot is filled

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
thing: pack, packs = For the dark months; After a blood test, iron; For someone who eats no meat
must: What was measured before it begins; Medicines and illnesses that do not go with it; How much of what is in one capsule; A day on which to measure again
later: A holiday from it, without reasons; The second person in the house, with other values
screen: Is it worth taking? | steps First = Your last blood test; What you eat; What else you take | ask Value on the slip = Low, at the edge | list Then = Iron, with something sour; Nothing for the rest | switch My doctor has seen this | buttons Begin / Measure first | no value yet, and where it can be measured stands here instead of a pack | a medicine that does not go with it: nothing is sold, ask your doctor
screen: Label of the pack | headline One, with breakfast | table In each = What, How much, From; Iron, stands here, plants; Vitamin, stands here, lichen | words Not for children. Not instead of food | code What the laboratory found in this batch | without the laboratory's paper the batch stays | a batch outside its values: it is called home, name by name

candles
thing: candle, candles = Tall, undyed; In a glass, fig leaf; For the table, four hours
must: How long it really burns; Which scent, or none at all; The first burn, to the rim; A wick that is cut
later: The glass, filled again; One candle for a name and a date
screen: For which evening? | list Burns = Two dinners; A bath; Till the power is back | picture Three candles, one half down | chart Hours until the end | ask Smell at the table = None | button Light these two | nothing poured today, and what sets by Thursday is shown | it tunnels or soots: cut the wick, burn it to the edge, and write if it does so again
screen: Pouring table, tonight | steps Each pot = Wick straight; Wax no longer clear; Scent in, stir slowly; Leave it alone | table Moulds = Mould, Wax, Ready; Glass, fig, Thursday; Tall, undyed, tomorrow; Small, the rest, tonight | ask Test burn = One of this batch, beside you | button Stand them in the dark | empty moulds, and the glasses that came back are washed | one of them flares: the whole pot is melted again

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
