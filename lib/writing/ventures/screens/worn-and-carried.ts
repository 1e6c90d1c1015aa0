/** What is worn, carried, fitted or given away: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const WORN_AND_CARRIED_SCREENS = `
socks-and-basics
thing: pack, packs = Black socks, five pairs; White T-shirts, three; Grey boxers, four
must: Size chart with real measurements; Fabric and care on the product page; Packs that mix sizes or colours; Free exchange of the first order
later: A refill every few months; A gift pack with a card
screen: Black socks, five pairs | picture Flat pack and a worn pair | list Details = Cotton with strong heel; Seamless toe; Warm wash | ask Size = Medium | switch Send again in four months | button Add to basket | choose your size to see what is in stock | this size is sold out, it is back on Monday
screen: Basket | list Your packs = Black socks, one; White T-shirts, one | words First exchange is free | ask Delivery = Home | buttons Pay now / Keep shopping | basket is empty | payment did not go through, please try again
screen: Your order | steps Progress = Paid; Packed; On its way; Delivered | words Arrives on Friday | buttons Track parcel / Exchange size | no orders yet | parcel not found, we are asking the carrier

activewear
thing: piece, pieces = Leggings with pocket; Running top; Sports bra
must: Size help by measurements and activity; Photos on different bodies; Fabric tests for stretch and see-through; A simple first exchange
later: Team orders with a name or logo; Repair or resale of used pieces
screen: Leggings with pocket | picture Leggings worn in three sizes | list Tested = Squat test passed; Phone pocket; Quick to dry | ask My size = Large, usually between two sizes | button Add to basket | enter two measurements to find your size | your size is sold out, join the waiting list
screen: Find my size | ask Hip = Measured | ask I mostly do = Running and gym | list Suggested = Leggings, large; Top, medium | buttons Use these sizes / Ask us | add your measurements to get a suggestion | between two sizes, we suggest the larger one
screen: Returns desk | table Returns = Piece, Size, Reason; Leggings, medium, too short; Top, large, fits wide; Sports bra, small, too tight | chart Returns by size | button Note for next cut | no returns this week | a size comes back often, stop sales until it is checked

modest-and-plus-size-fashion
thing: piece, pieces = Long dress; Wide trousers; Blazer
must: Size chart in body measurements; Photos of customers in different sizes; Length, lining and stretch described; An easy exchange of size
later: A stylist by video; Alterations with a local tailor
screen: Long dress | picture Dress worn in three sizes | list Details = Fully lined; Long sleeves; Side pockets | ask My measurements = Bust, hip and height added | button Add to basket | add your measurements to see your size | your size is sold out, preorder for next month
screen: My orders | table Orders = Piece, Size, Status; Long dress, my size, delivered; Wide trousers, long, on its way | words Exchange within two weeks | buttons Exchange size / Order again | no orders yet | the exchange label is missing, we send it again
screen: Size and stock | table Stock = Piece, Size, Left; Long dress, smaller, six; Long dress, larger, one; Blazer, larger, none | button Plan next run | no pieces in stock yet | most orders are in a size we do not have

hats-and-accessories
thing: piece, pieces = Straw hat; Wool beanie; Silk scarf
must: Head size or measurements explained; Photos worn by different people; Material and care; Exchange if it does not fit
later: A gift box with a card; Embroidery for teams
screen: Straw hat | picture Hat worn from front and side | list Details = Wide brim; Inner band to adjust; Can be packed | ask Head size = Medium | button Add to basket | measure your head to find the size | this colour is gone, two others are shown
screen: Your order | list Contents = Straw hat, one; Silk scarf, one | steps Progress = Paid; Boxed; On its way | words Arrives on Thursday | buttons Track parcel / Exchange | no orders yet | the box was damaged on the way, a new hat is being sent
screen: Shop orders | table To deliver = Shop, Pieces, Status; Boutique, six hats, packed; Gift shop, four scarves, open; Market stall, nine beanies, ready | button Create delivery note | no shop orders | a shop asks for a size that is sold out

bags-and-backpacks
thing: bag, bags = Day backpack; Laptop tote; Travel bag
must: What fits inside, shown with real things; Weight, size and material; Warranty and repair explained; A choice of colours with real stock
later: Repair requests with a photo; Spare straps and buckles
screen: Day backpack | picture Open bag with laptop, bottle and lunch | list Details = Fits a laptop; Rain-resistant; Light to carry | ask Colour = Dark green | button Add to basket | choose a colour to see stock | sold out, preorders open for next month
screen: Order and warranty | steps Order = Paid; Packed; On its way; Delivered | list Warranty = Zips; Seams; Straps | buttons Track parcel / Request repair | no orders yet | add a photo so we can see the damage
screen: Repair desk | table Repairs = Bag, Fault, Status; Backpack, zip, in repair; Tote, handle, waiting; Travel bag, wheel, sent back | ask Note = New zip fitted | button Tell customer | no repairs open | the part is missing, offer a replacement

sneakers-resale
thing: pair, pairs = White low-tops; Red high-tops; Grey runners
must: Photos of soles, heels and faults; A grade and how it was checked; Size in more than one system; Terms for returns and fakes
later: An alert for one model and size; Cleaning before the sale
screen: White low-tops | picture Six views of the pair | list Checked = Genuine; Grade B, light creases; Cleaned | ask Size = Nine | buttons Buy / Save | choose your size to see pairs | sold a moment ago, similar pairs are shown
screen: Sell a pair | ask Model = Red high-tops | ask Condition = Worn a few times | picture Add photos of sole, heel and label | list You get = Payment after the sale; Return if unsold | button Send for check | add a first pair to see an estimate | photos are too dark, please take them again
screen: Checking desk | table Pairs = Pair, First check, Second check; White low-tops, passed, passed; Red high-tops, passed, open; Grey runners, doubt, open | button Release for sale | no pairs waiting | doubt remains, the pair goes back to the seller

phone-accessories
thing: item, items = Clear case; Fast charger; Neck strap
must: Search by phone model; Test results and safety mark; Warranty and quick replacement; What is in the box
later: A printed case with the customer's photo; A pack for firms
screen: Find your model | ask Phone = Choose brand and model | list Fits = Clear case; Screen protector; Neck strap | picture Case on the phone | button Add to basket | choose your phone to see what fits | no case for this model yet, leave your email
screen: Your order | list Contents = Clear case, one; Fast charger, one | steps Progress = Paid; Tested; Packed; On its way | words Arrives on Wednesday | buttons Track parcel / Report a fault | no orders yet | payment failed, your basket is saved
screen: Stock by model | table Stock = Item, Left, Returns; Clear case, nine, one; Fast charger, four, none; Neck strap, seven, none | chart Orders by model | button Reorder | no stock recorded | faults above normal, stop sales of this batch

press-on-nails
thing: set, sets = Short, soft pink; Almond, red; Custom design
must: A sizing guide or sizing kit; How long it lasts and how it comes off; Shape, length and design to choose; Delivery date before an event
later: Saved sizes for the next order; A set for bridesmaids
screen: Choose your set | picture Hand wearing the set | ask Shape = Almond | ask Length = Short | ask My sizes = Saved from the kit | button Add to basket | order a sizing kit or enter your sizes | this shape is sold out in your size
screen: Put them on | steps Ten nails = Clean and dry; Match sizes; Glue or tab; Press and hold | words Lasts about a week with glue | button Removal guide | choose glue or tabs to see the steps | a nail came off, use a tab from the box
screen: Orders to paint | table This week = Customer, Design, Status; Zoe, red almond, drying; Amara, custom, to paint; Nina, soft pink, packed | button Send photo | no orders this week | sizes are missing, ask before painting

personalised-gifts
thing: gift, gifts = Engraved board; Photo blanket; Mug with name
must: A preview the customer confirms; A delivery date before the occasion; Clear limits for text and photos; Gift wrapping and a card
later: One design for many names; Reminders of birthdays
screen: Make it personal | picture Board with engraved name | ask Name = Amelia and Jonas | ask Date = The day of the wedding | switch Gift wrap | button See preview | add a name to see the preview | photo is too small, please choose a larger one
screen: Confirm the preview | picture Preview from the front | list Please check = Spelling; Date; Position | words We start once you confirm | buttons Looks right / Change it | nothing to confirm yet | letter not available in this font, choose another
screen: Workshop list | table Today = Order, Text checked, Status; Board, yes, engraving; Blanket, yes, printing; Mug, no, waiting | button Mark as shipped | no orders for today | the name differs from the order, ask before making it

eco-household
thing: item, items = Bathroom tablets; Laundry sheets; Dish block
must: What it cleans and how to use it; Ingredients and hazard labels; A starter set and plain refills; A refill plan that can be paused
later: A pack for holiday flats and offices; Empty containers taken back
screen: Starter set | picture Bottles and tablets | list Inside = Three bottles; Bathroom tablets; Glass tablets | steps Use = Fill with water; Drop tablet; Wait and spray | button Add to basket | choose your rooms to see a set | sold out, the smaller set is available
screen: My refills | list Next refill = Bathroom tablets, six; Laundry sheets, one pack | words Leaves on Monday, fits the letterbox | buttons Send now / Pause | no refill planned yet | payment failed, refill is on hold
screen: Stock and safety | table Products = Item, Left, Safety sheet; Bathroom tablets, nine, filed; Laundry sheets, four, filed; Dish block, seven, missing | button Reorder | no products added yet | safety sheet missing, do not ship

home-fragrance
thing: scent, scents = Cedar and orange; Linen and fig; Mint and rosemary
must: The scent described by familiar things; A sampler before the large bottle; How long it lasts and room size; Safety advice for children and pets
later: Refills on a plan; A gift box with a card
screen: Linen and fig | picture Diffuser on a shelf | list Smells like = Fresh linen; Ripe fig; A little wood | words For a medium room, lasts several weeks | ask Size = Sampler | button Add to basket | choose a mood to see the scents | sold out, the refill is available
screen: Your order | list Contents = Sampler set, one; Diffuser, one | steps Progress = Paid; Filled; Packed; On its way | words Arrives on Tuesday | buttons Track parcel / Order refill | no orders yet | a bottle leaked on the way, send a photo and we replace it
screen: Filling list | table To fill = Scent, Ordered, Oil left; Cedar and orange, eight, enough; Linen and fig, six, low; Mint and rosemary, two, enough | button Print labels | nothing to fill today | label lacks a warning, do not ship

home-office-gear
thing: item, items = Desk riser; Laptop stand; Seat cushion
must: Sizes and weight with a photo in a small room; Setup in clear steps; Terms for trial and return; An invoice for employers
later: A list of gear for a whole team; Spare parts
screen: Desk riser | picture Riser on a kitchen table | list Details = Folds flat; Carries two screens; No tools | ask Table height = Standard | button Add to basket | measure your table to see what fits | not in stock, delivery in two weeks
screen: Set it up | steps Four steps = Unfold; Lock both sides; Place the screen; Raise to eye level | picture Finished setup | buttons It fits / Need help | choose your item to see the steps | something wobbles, check the lock or contact us
screen: Company order | table Staff = Name, Item, Status; Ana, desk riser, delivered; Ben, laptop stand, on its way; Chidi, seat cushion, ordered | button Invite employee | no staff invited yet | an address is missing, remind the employee

bike-and-car-accessories
thing: item, items = Phone mount; Seat cover; Rear light
must: Search by vehicle and model; Photos and steps for fitting; Safety marks and what is allowed; Exchange if it does not fit
later: Fitting by a local workshop; Photos by owners
screen: Find what fits | ask Vehicle = Car, model chosen | list Fits yours = Seat cover; Boot liner; Phone mount | picture Cover on the seat | button Add to basket | choose your vehicle to see what fits | no fit checked for this model yet, ask us
screen: Fit it | steps Rear light = Clean the post; Tighten the strap; Test the light | picture Light seen from behind | buttons Done / Does not fit | choose your item to see the steps | strap is too short, we send a longer one
screen: Order status | list Contents = Seat cover, one; Phone mount, one | steps Progress = Fit checked; Packed; On its way | words Arrives on Saturday | button Track parcel | no orders yet | model was changed after the order, please confirm the fit

baby-gear
thing: item, items = Pram; Bedside cot; High chair
must: Age, condition and safety check of each item; Dates or size to choose; Cleaning and damage terms; Delivery and pick-up times
later: A reminder for the next size; Buying an item after renting it
screen: Bedside cot | picture Cot in a bedroom | list Checked = Cleaned; All parts there; Not on a recall list | ask From = First of the month | ask For how long = Four months | button Reserve | choose the age of your baby to see what fits | taken for these dates, another model is free
screen: My items | table At home = Item, Since, Next step; Pram, spring, keep; Bedside cot, June, swap soon | words Next size suggested for August | buttons Swap / Return | nothing at home yet | a part is broken, stop using it and contact us
screen: Check-in list | table Returned = Item, Cleaned, Checked; Pram, yes, yes; High chair, yes, open; Travel cot, no, no | list Safety check = Recall list; Straps and locks; All screws | button Release item | no returns today | failed the check, take it out of stock
`;
