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
thing: bottle, bottles = Daily face cream; Family lotion; Sport stick
must: Product finder by skin type and use; Protection factor and test results shown; Refill subscription with pause and skip; Reminder to reapply
later: Dispensers for pools and clubs; Travel sizes and gift sets
screen: Find your sunscreen | list Skin type = Dry; Oily; Sensitive | list Used for = Every day; Sport; Beach and family | headline Your match, daily face cream | picture Texture on the skin | button Add to basket | no answers yet, start with your skin type | out of stock: we tell you when it is back
screen: My orders | headline Next delivery, Monday | list In the parcel = Daily face cream; Sport stick | ask Deliver every = Two months | switch Remind me to reapply | buttons Change the order / Skip this delivery | no orders yet, see our bestsellers | payment failed: please check your card

perfume
thing: scent, scents = Fig and cedar; Orange blossom; Amber and vanilla
must: Sample sets before a full bottle; Notes and strength of each scent; Sample price taken off the bottle; Full ingredients and allergens listed
later: Travel sizes and refills; Gift wrapping with a card
screen: Find your scent | list I like = Fresh; Woody; Floral; Warm | ask When do you wear it? = Every day | headline Three scents for you | list Sample set = Fig and cedar; Orange blossom; Amber and vanilla | button Order the sample set | no choice yet, tell us what you like | a scent is sold out: choose another for the set
screen: My samples | list Rate them = Fig and cedar, five stars; Orange blossom, three stars; Amber and vanilla, not tried | headline Your favourite, Fig and cedar | words The price of your set comes off the bottle | buttons Buy the bottle / Try another set | no samples ordered yet, start with a set of three | code not accepted: write to us and we take it off

period-care
thing: pack, packs = Day pads; Night pads; Starter set
must: Size and flow finder; Subscription timed to the cycle; Test results and materials shown; Discreet packaging
later: Bundles for schools and workplaces; Gift set for a first period
screen: Build your pack | ask Flow = Medium | ask Days = Five | list Your pack = Day pads, two packs; Night pads, one pack; Liners, one pack | switch Deliver every month | buttons Add to basket / Change the pack | nothing chosen yet, answer two questions | size not available: we suggest the nearest one
screen: My subscription | headline Next pack arrives Thursday | list In the pack = Day pads; Night pads | chart Packs used by month | ask Feedback = No leaks, comfortable | buttons Skip a month / Change the pack | no subscription yet, try the starter set | delivery delayed: a new date is shown here

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
thing: stick, sticks = Unscented; Sage and mint; Citrus
must: Choose a scent and a case; Refill subscription with pause and skip; Advice for sensitive skin; Money back on the first order
later: Travel size; Bundles for gyms and hotels
screen: Choose your starter set | list Scent = Unscented; Sage and mint; Citrus | list Case colour = White; Green; Black | switch Sensitive skin formula | ask Refill every = Two months | button Add to basket | nothing chosen yet, start with a scent | this colour is sold out: pick another or wait until Friday
screen: My refills | headline Next refill, Monday | list Coming = Sage and mint, two refills | ask How is it going? = Works all day | buttons Skip this refill / Change the scent | no refills planned, order when you need one | skin irritation reported: pause use, we offer a refund

cloth-nappies
thing: set, sets = Newborn set; Full-time set; Night set
must: Set finder by age and days of use; Fitting guide with photos and video; Delivery and collection days; Help by chat in the first weeks
later: Return and resale of outgrown sets; Plans for nurseries
screen: Choose your set | ask Baby's age = Two months | list Use = Full time; Part time; Nights only | headline We suggest the part-time set | list Included = Nappies; Liners; Wet bag | button Order the trial set | no age entered yet, start with the due date | this size is out of stock: the next date is shown
screen: My deliveries | headline Next exchange, Tuesday | list This week = Clean nappies delivered; Used bag collected | ask Any leaks? = At night only | picture How to fit the night set | buttons Change the size / Pause a week | no delivery planned, choose your first day | collection missed: a new time is offered today
screen: Our desk, today's round | table Families = Name, Delivery, Collection; Maria, Done, Done; Tom, Next, Open; Lena, Afternoon, Open | map Today's route | list To call = Tom, first week; Lena, size change | button Start the round | no families today, and tomorrow's round is shown | a bag is missing: the family gets a message

shaving
thing: piece, pieces = Razor handle; Pack of blades; Shaving cream
must: Starter set with handle and blades; Blade refills with pause and skip; Guide for a first shave; Blade recycling by post
later: Gift sets; Care for beards and sensitive skin
screen: Build your starter set | list Handle = Steel; Black; Green | list Skin = Normal; Sensitive | switch Add shaving cream | ask Blades every = Two months | button Add to basket | nothing chosen yet, start with the handle | this handle is sold out: choose another or wait
screen: My refills | headline Blades arrive on Monday | list In the parcel = Blades, one pack; Shaving cream | steps A better shave = Warm water; Light pressure; Rinse cold | ask How was your last shave? = Close, no cuts | buttons Skip this parcel / Change the refill | no refills planned, order when you need blades | payment failed: please check your card
`;
