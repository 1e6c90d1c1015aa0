/** Guests, journeys and days out: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const GUESTS_AND_OUTINGS_SCREENS = `
glamping
thing: stay, stays = Beech house, two nights midweek; Cabin, phone in the box; January, stove lit
must: How one gets there in the dark with a suitcase; Warm at six in the morning, and who lights it; Lavatory and shower, told as they are; What can be heard at night
later: A week alone, for somebody who writes; The same nights next year
screen: Tonight, the beech house | map From the car by the lantern to the steps | list Steps to you = Nine, a rope; Then a door that sticks; Lamp on the hook, left | steps Stove = Two logs, small; Door open a hand; Shut it when it roars | words That knocking is the branch. The other one is an owl | buttons Basket at nine / Leave us be | nobody up there tonight, and what the wood looks like in that week | storm: come down before dark, the room by the barn is made up
screen: Path planner, our desk in the shed | table Today = House, Leaves, Comes; Beech, ten, two at four; Oak, stays, -; Cabin, noon, nobody | list Carried up = Water, two jugs; Dry logs; Bread, and not for the marten | picture Step six, green with moss | switch Flue looked at | buttons Made up / Step six is not safe | all four are empty until Friday, and which roof to see to | wind above the mark: who is up there, rung one by one

hostel
thing: bed, beds = Lower, by the window; Upper, room of six; Two together, off the path
must: Which bed, up or down, beside whom; Where wet boots and a bicycle go; Until when somebody opens; A kitchen, and what stands in it
later: The bed at the end of tomorrow's stage; Half a dormitory for a school
screen: Lower bed, tonight | picture Room of six, curtains, one shoe | list Here = Boots, cellar, on the pipes; Bicycle, under the stairs; Kitchen until ten | ask I come on = Foot, late | talk At the door = You: after ten?; House: code and the green lamp; You: thanks | buttons Lower one, please / We are two | full tonight, and the next house on the path that is not | snores: an empty bed two doors on, no need to ask
screen: Front desk, sheets and names | table Beds = Bed, Tonight, Sheets; Two down, Ana, on; Two up, school, six to do; Four down, leaves, off | list In the kitchen = Soup for eleven; Somebody's cheese, named | switch Names in the register | ask Booked by = Wrote to us | buttons Two swapped / Lamp on for the late one | eleven beds free, and which two rooms to heat | bugs seen in one bed: room shut, all washed hot, its guests told before they unpack

home-swap
thing: swap, swaps = Suburb for seaside, two weeks; A chain of three; Cot, cats, and no car
must: Both homes as they are, with the street; Who is who, looked at before; What breaks, and what then; The same weeks, or points between
later: The neighbour who shows the bakery; Those one would lend it to again
screen: Theirs and ours | table Side by side = What, Theirs, Ours; Sleeps, four, five; Near, sea, a wood with a slide; To look after, cats, tomatoes | picture Their hall, on a Tuesday | talk Between you = Mei: may we use the good pan?; Ana: do, there is only one | ask Do not = Open the blue cupboard | buttons Yes to August / A chain with somebody else | nobody wants the suburb yet, and what is near it that a family looks for | they cannot come: who else asked for your weeks, and what you have not yet paid for
screen: Leaflet on their kitchen table | steps First hour = Tap, under the sink, left; Cats, in by nine; Bins, Thursday | list Ask = Mrs Osei, number four; Not the one above | picture The key that turns the wrong way | code What to do if it breaks | buttons We are in / Something broke | nobody moves in yet, and this leaf is half written | the big bowl fell: said the same day, and the page you both signed stands beside it

accessible-travel
thing: trip, trips = Lake, three nights, with hoist; City, manual chair; Sea, shower with a seat
must: Doors, beds and slopes, measured by somebody there; The way between train, bus and bed; What a helper does, and what is nursing; A second place held, should a lift fail
later: Somebody who has been there in such a chair; Batteries, and who lets them aboard
screen: Room two, as it was measured | picture Bath from the door, a rule on the floor | table Measured = What, There, You need; Door, four hands, three; Bed, knee high, knee high; Slope, steep, a push | list By whom = Noor, in her own chair; In May; Lift rung today | ask I move over from = The left | buttons It fits / Measure the balcony | no sheet for that place, and who could go there | the lift broke last night: second place, same street, and who moves your bags
screen: Our desk, two days ahead | table Rung = Who, About, Said; Hotel, lift, runs; Train, ramp, platform two; Driver, hoist, asks for the weight | steps If it fails = Second place; Driver again; Ring her first | ask Said by the train = Be there early | switch Second place is held | buttons It all stands / Ring her | nobody leaves this week, and which sheets are old | no ramp came: who lifts nobody, and which train has one

luggage-transfer
thing: stage, stages = Mill to lighthouse, two bags; Over the pass, one; Rest day, nothing moves
must: Tonight's inn, under the right name; Fetched by which hour, left where in the hall; What does not travel; A voice when a bag is not there
later: A seat for a sore foot; Bread for the way, from the van
screen: Your bag, today | map From the mill along the road to the lighthouse inn | headline In the hall by two. You walk until four | list Hand over = In the hall by eight; Tag on the handle; No pills in it, no stove | ask Tonight after all = One stage less, the ferry house | buttons It is in the hall / My foot hurts | a rest day: it stays where you are | not there at four: it is at the ferry house, the van turns round, soup meanwhile
screen: Van, stage by stage | table Round = From, To, Bags; Mill, lighthouse, two and a cello; Mill, ferry house, one; Pass, nobody asked, - | code Tag of the next bag | switch In the hall, and seen by somebody | ask Not in the hall = Under the stairs, as always | buttons Off it goes / One too many | no bag on this stage, and bread to the pass all the same | the road is shut: by the upper one, an hour later, and the inns tell the walkers

nature-walks
thing: walk, walks = Estuary at six, waders; Forest, what is edible now; In the rain, smells
must: What may show itself, promised to nobody; How far and how wet, honestly; Somebody who looks at each mushroom; Glasses, basket, knife: what is lent
later: The same wood in another season; The list of what one saw
screen: Six o'clock at the estuary | map From the stile along the dyke to the hide | list Perhaps = Curlew, heard; Godwit; Nothing, and then fog | ask I bring = Boots, and Leo, nine | words Until the hide nobody says a word | buttons Lend me glasses / Too early for me | no walk this week, and what passes through next | thunder: barn, soup, and what a feather does
screen: Guide's phone, baskets on the table | picture Two caps, both brown, one stalk cut | table Looked at = Whose, What, Eat; Ana, cep, yes; Jonas, not sure, no; Leo, its bitter cousin, no | list Not there today = Nest by the oak; Farmer's lower field | switch All baskets seen by me | ask Noted = First one in nine days | buttons Into the pan / This one stays here | no basket, it was too dry, and bark to smell instead | somebody ate one on the way: which, what is left of it, and the number for poison

travel-esim
thing: package, packages = Two countries by train; A month, for four friends; Landing at night
must: Whether this very phone can do it; Set up at home, switched on over there; At what point it gets slow; Somebody who answers on landing
later: A friend who has used up theirs; The same again on the way back
screen: Before the flight | steps On the sofa = Scan, while you have network; Name it "Away"; Leave it off | ask My phone = Four years old, from a shop abroad | list There = Network of the second largest; Good by the coast; None in the gorge | chart Enough for nine days like yours | buttons It is in / My phone cannot | no country is named, and what your phone says about itself | locked to a seller: nothing is bought, and what to say to them
screen: Landed, and nothing works | talk Awake = You: it says no service; Kim: is "Away" on, and roaming too?; You: roaming was not | list Then = Off and on, once; Choose the network by hand | picture Where the second switch hides | switch Keep my own number for calls | buttons I am in / Give it back to me | not landed yet, and a page that can be read without a network | down for all in that town: since when, what the airport has, and how you get it back

newcomer-help
thing: step, steps = Registration, Tuesday; Tax number, in the post; School place, letter two
must: Which paper first, because the next wants it; An appointment, and who comes along; What the officer will ask, in both languages; Where help ends and a lawyer begins
later: The same again in two years; Somebody who came from there before
screen: Tuesday, counter nine | list Take along = Passports, all four; The landlord's form, signed; Photographs, small ones | talk She will ask = Officer: since when here?; You: since the third; Officer: and the children? | map From the tram to counter nine, by the side door | ask I am afraid of = The word for divorced | buttons Noor comes along / I can do it | no day at the office yet, and who looks for one each morning | counter is shut today: next day that is free, and what hangs on it is moved
screen: Helper's desk, who hangs on what | table Families = Family, Next, Waits for; Lin, bank, registration; Ruiz, school, letter two; Osei, doctor, nothing | picture Form, box six left empty | ask Changed at the office = Both parents have to come | switch They signed that I may act | buttons Step done / This one is for the lawyer | nobody waits, and which forms are new this month | refused: the letter today to the lawyer, and what must not be missed

pool-and-garden-sharing
thing: hour, hours = Saturday at two, two families; Meadow, one dog alone; Sunday, quiet ones
must: How many, how loud, until when; Gate, shade, lavatory, deep end: what is where; House rules read by each who comes; A number for the neighbours
later: The same hour each week; A bench more, from all who come
screen: Saturday at two | picture Pool, deep end left, a fig tree | list Here = Deep from the fig on; Shade after three; Lavatory, green shed | ask We are = Four children, two swim | switch One of us stays by the water | buttons We will be quiet at one / How high is the fence? | taken that day, and the meadow behind the mill | thunder or green water: out, and which hour instead
screen: Mrs Keller's phone, her garden | table Weekend = When, Who, How many; Saturday, two families, six; Sunday, mine, -; Monday, dog, one | talk Next door = Neighbour: a ball again; Mrs Keller: they bring a cake on Sunday | ask Not again = Music | switch Gate shut, and water tested | buttons Open on Monday too / Shut for a month | nobody has asked, and what in your garden people would come for | somebody fell: what to do, whom to ring, and a picture of the spot as it is

tandem-flights
thing: flight, flights = Dawn, two in the basket; Tandem, one who is afraid; A present, no day yet
must: Weight, knees and fear, told before; A word on the evening before: yes or no; At which wind nobody goes; Where one lands, and who fetches
later: The same from above in snow; The film, for whoever stayed below
screen: The evening before | chart Wind at dawn, and the line above which nobody goes | headline Yes, as it looks. Again at four | list Put on = Boots, ankles in; No scarf; Something for your ears | ask I am afraid of = The step off | map From the meadow, over the vines, somewhere there | buttons Ring me at four / Another dawn | no day yet, and what mornings are like in autumn | too much wind: no flight, the same present, and the next three mornings to choose from
screen: Pilot's phone, on the meadow | table With me = Who, Weight, Mind; Ana, said and weighed, the step; Leo, said, knee; Third one, too much for this wind, - | steps Said aloud = Run, do not sit; Hands here; Legs up when I say so | switch Rescue packed, and by whom | ask Landing = Behind the chapel, hay is cut | buttons We go / We do not | nobody today, and what to sew on the left side | landed in a tree: still, hanging, whom she rings, and where the long ladder is

treatment-abroad
thing: treatment, treatments = Two crowns, four days; Hair, a weekend and a week; A second look first
must: What a doctor at home says to it; Who does it, with licence and number of them; The day after, and the week after, by hour; Who answers when something is wrong
later: A year on, one picture; Somebody who had it done there
screen: Two crowns, four days | steps The days = Look, and a talk; Ground down, you will feel it; A day by the river; Set, and bite | list Said at home = One crown, says Dr Lin; The other can wait | table Who = What, By, Since; Grinding, Dr Nagy, years; Talks for you, Eva, two; Checks at home, Dr Lin, signed | ask Before I fly I want to know = Why two? | buttons Ask Dr Nagy / One crown only | no plan before somebody at home has looked | the plan changes in the chair: stopped, told in your language, a day to think
screen: Our desk, the week after | table Rung = Who, Day, Says; Ana, second, swollen as told; Jonas, fifth, nothing; Mei, ninth, it knocks | picture Gum, left, this morning | ask To Dr Lin = Mei, tomorrow at eight | switch Papers are with the doctor at home | buttons Dr Lin, today / Ring again at six | nobody is back this week, and who flies on Thursday | it gets worse by night: the nearest clinic, what was done, in its language
`;
