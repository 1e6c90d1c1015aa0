/** Devices for people and their homes: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const DEVICES_SCREENS = `
plant-pot
thing: pot, pots = Small, white; Large, green; Set of two
must: How long the water lasts; Which plants it suits; Leak-tested, with a warranty; Setting up in a few steps
later: A hint when water runs low; Spare parts or refills
screen: Product page | picture Pot with a plant | ask Size = Small | ask Colour = White | list Details = Water for two weeks; Tested against leaks; Suits most houseplants | button Add to basket | choose a size to see the price | sold out: leave your email
screen: My plant | headline Water for nine days | chart Moisture this week | list Tips = A little more light; No water needed | buttons Refilled / I am away | add a plant to see tips | water drops too fast: lift the pot and check the seal
screen: Orders and stock | table Orders = Customer, Pot, Status; Anna, small, packed; Omar, large, to pack; Lee, set of two, sent | list Low stock = Seals; White pots | button Print labels | no open orders | a pot failed the leak test: do not send it

sleep-device
thing: device, devices = For her side of the bed; For the guest room; For the week of night shifts
must: Whether it does anything for this sleeper, said after four weeks; Something that works with the phone in another room; Nights with it beside nights without; What it is not for, before anybody buys
later: A side for each of two sleepers; Nights away from home, counted apart
screen: Four weeks, with and without | chart Waking up at night, with it and without | table Weeks = Week, Woke up, In the morning; First, often, hopeful; Second, less, slow; Fourth, as before, slow | ask Would I miss it? | buttons It stays / Send it back | too few nights, and when it will know more | off since three o'clock: said as it was, and the night is not counted
screen: Beside the bed, one light | words No screen. One button, found in the dark | steps In the evening = Press once; Put the phone outside; Lie down | list Light says = Amber, awake for tonight; Off, working; Two blinks, battery | link Loud breathing with pauses? Ask a doctor, not us | it waits for the first press, and does nothing by itself | the battery will not last: it says so at nine in the evening and not at three

baby-monitor
thing: device, devices = For the room at home; For the weekend at Grandma's; For the second child
must: Nothing that wakes parents for nothing; What it does not watch, on the first page; Out of reach: cords, heat and small parts; What it hears and sees stays in the house
later: The grandparents' house, for a weekend; The nursery, once the cot is outgrown
screen: Half past two | headline Asleep, turned to the left | chart Stirred twice, settled alone | list You need not get up for = A sigh; Turning round; The cat | switch Wake only one of us | buttons I am up / Leave us be until four | not switched on, because somebody is holding the child | it lost sight of the cot: a soft tone that means "look yourself", not an alarm
screen: In the box, on top | headline It watches. It does not look after | list It does not notice = A blanket too high; A fever; What happens next door | steps Before the first night = An arm's length from the cot; Cord behind the shelf; Wake yourself once, on purpose | code Where the pictures stay | nothing is plugged in before this leaf is read | a cord that reaches the cot: the other end of the shelf, or the longer bracket

air-sensor
thing: sensor, sensors = Room one; Bedroom; Meeting room
must: A clear signal for good and bad air; Advice on what to do now; A history for each room; Accuracy checked and shown
later: Alerts for somebody responsible; A weekly report for several rooms
screen: Room one | headline Open the window for five minutes | chart Air quality today | list Readings = Air, poor; Humidity, good; Temperature, good | buttons Done / Remind me | connect a sensor to see your air | no reading for an hour: check the battery
screen: All rooms | table Rooms = Room, Air, Trend; Room one, poor, rising; Meeting room, good, steady; Hall, fair, falling | list To do = Change one battery; Check damp wall | button Send report | no rooms added yet | one sensor shows unusual values: compare it with another
screen: Set up | steps First use = Switch it on; Scan the code; Choose a place on the wall | code Connect sensor | ask Name of the room | button Finish | switch the sensor on to begin | the sensor was not found: move closer

leak-sensor
thing: sensor, sensors = Under the sink, the flexible pipe; Behind the washing machine; Main, cellar left
must: A tone loud enough for the neighbour; Who may shut the water, and who is rung; Drops at night told from a shower; A list for the insurer, with times
later: A whole stairwell of flats; The winter in an empty house
screen: Under the sink, just now | headline Wet since four minutes past two | picture The cupboard, where the strip lies | steps Now = Main tap, cellar left; Bucket; Ring Jonas, he has a key | switch Water is shut | buttons It was the mop / I am not at home | dry everywhere, and the night's little drip that is none | it cannot shut the tap: it says so, rings the key holder and goes on ringing
screen: Property manager's desk, tonight | table Flats = Flat, What, Who is there; Three left, drips since Tuesday, plumber; Five right, shut at two, Jonas; Cellar, dry, - | chart Water that ran while all were asleep | code Paper for the insurer | buttons Send the plumber / Ring the tenant | every flat is dry, and two strips need a battery | an alarm was none: what it was, so that the next tenant trusts the tone

cargo-bike
thing: bike, bikes = The long one, two in front; The short one, for a lift; Last year's, ridden by the crèche
must: A ride with one's own children and shopping in it; Whether it fits the cellar door and the lift; Frame and brakes tested under load, to read; A workshop that lifts a heavy bike
later: A roof for rain, and where it is kept; Another family's bike when one's own is in repair
screen: Does it fit us? | ask Width of the cellar door = A hand wider than the pram | list Carries = Two children, one asleep; A crate of water; Not the hill by the church, without help | map From our door over the hill to the nursery | button Ride it on Saturday, children too | no measure is given yet, and the string to measure with lies in the shop | too long for the lift: the two that fold, or the shed of the house next door
screen: Workshop desk, in for a check | picture Weld under the box, close by | table On the stand = Bike, Found, Ready; Long one, brake pads, at noon; Short one, nothing, now; Crèche's, crack at the weld, stays here | switch All of that batch rung | buttons Fetch it / Lend them another | the stand is free, and who has ridden a year without a check | a crack on one frame: every owner of that batch is told to leave it standing, today

printed-things
thing: piece, pieces = Hook for a tent pole; Name for a door, Leo; Knob for a radio of Grandfather's
must: The place it has to fit, measured with the customer; What it can hold, and what it must not; How it feels: layers, edge, colour; A trial print before the good one
later: The broken part's drawing, kept for next time; Ten of them for a whole club
screen: It has to fit here | picture The stump of the knob, a ruler beside it | ask Hole, side to side = Six millimetres | list It may be = Grey and rough; Black and smooth; Softer, so it grips | words Not for hot food, and not to hang a person on | button Print one to try | no piece is chosen, and what people broke most this month | two measures contradict: the photograph once more, with a coin in it
screen: Print room, tonight's planner | table Machines = Machine, Piece, Good at first go; One, hooks, all; Two, Leo's door, letter L came off; Three, knob, not yet | list Refused = A part for a gas tap; A figure from a film | switch Shape is ours or allowed | button Peel off and look | machines are cold, and what could be on the shelf for Saturday | it came loose at two in the night: the camera stopped it, and the reason stands with the file

plug-in-solar
thing: set, sets = South, fourth floor, railing; West, with a tree at five; Flat roof of a bike shed
must: What just this balcony brings, with its shadow; The bracket for this railing and for a storm; Whom to ask, with the letter to the landlord; Plugged in within an evening by two people
later: A battery for the evening; The neighbour's balcony below, in one go
screen: My balcony, before I buy | picture The railing, sun drawn in at noon and at five | chart What it would bring, month by month | list In the way = The chestnut, after five; The rail, round and not flat | ask The landlord said = Ask again in writing | buttons Letter to the landlord / The bracket for a round rail | no balcony is measured, and a photograph at noon is all it needs | north, and shaded: it would not pay, and this is the page that says so
screen: In the box, two people and an evening | steps In this order = Hang the hooks, pull with all your weight; First panel, safety rope first; Plug in last | list Count them = Four hooks; Two ropes; The sticker for the meter | code Register it with the grid | words Wind above the treetops? Tomorrow, then | a hook is missing, and nothing is hung until it is there | a hook gives when pulled: take all down, send a picture, we answer before dark

fall-pendant
thing: device, devices = For Rosa, worn since May; For the bathroom of number nine; For two under one roof
must: Something she would wear anyway; Who comes, in which order, and who has a key; A voice in the room that asks first; A battery that is charged while she sleeps
later: The garden and the shop on the corner; A look at how well she walks, if she wants it
screen: Daughter's phone | headline She is up and wears it | list Today = On since seven; In the garden until noon; Nothing to be done | steps If it rings = A voice asks her; Mr Osei next door; You, then the ambulance | buttons Ring her, just so / I am on a train | it lies on the charger because she sleeps | on the hook since Monday: it says so to her first, and then to you
screen: Call desk, somebody fell | talk In the room = Desk: Rosa, can you hear me?; Rosa: I am on the floor in the hall; Desk: Mr Osei is on the stairs | table Comes = Who, Key, There in; Mr Osei, yes, three minutes; Ana, yes, half an hour; Ambulance, key in the safe, on its way | ask She says = Hip, left | buttons Ambulance / She is sitting up | no call, and whose battery should have been full | nobody answers in the room: it counts as a fall, and somebody sets out

posture-wearable
thing: device, devices = For the third meeting; For the garden; For the checkout till
must: In something that is put on anyway; A hint that nobody else sees; Whoever fitted it sees the wearer again; What it reminds of, and that it does not treat
later: The chair, the screen and what to change there; Half a day off each week, to feel the difference
screen: Third meeting of the day | chart Upright, sunk and up again, since nine | headline Stand up for this one | list Today it helped = The cushion; Walking while on the phone | switch Quiet while I speak | buttons I am standing / My back hurts, pause | not put on today, and where you left it | it hurts: it falls silent, and says to ask somebody who may look at a back
screen: Fitter's desk, week six | table Seen again = Who, Still worn, Sits; Ana, weekdays, too high; Jonas, no, charger; Mei Lin, daily, right | picture Strap between the shoulder blades, two fingers of room | ask Changed today = One hand lower | buttons See them in autumn / It may end here | nobody is due, and who has not come since the first week | skin is red under it: off for a week, another cloth, and it is noted

water-bottle
thing: bottle, bottles = Small, blue; Large, steel; Set of two
must: What it does and how it was tested; Size, material and cleaning; Spare parts or filters to reorder; Warranty and returns
later: A reminder for the next filter or part; A name or logo on it
screen: Product page | picture Product in the hand | ask Size = Small | ask Colour = Blue | list Details = Tested for drinking water; Easy to clean; No leaks | button Add to basket | choose a size to see the price | sold out: the next delivery is in two weeks
screen: My product | headline All good for four more weeks | list Next steps = Rinse; Change the filter or seal | switch Remind me | buttons Reorder / Get help | register your product to get reminders | it leaks or tastes odd: follow three steps or contact us
screen: Orders and stock | table Stock = Item, Ordered, Left; Small, six, nine; Large, three, four; Spare parts, eight, two | button Print labels | list To do = Reorder spare parts; Answer two customers | no open orders | a batch is on hold: wait for the test result

safety-alarm
thing: alarm, alarms = On the key ring; Inside the coat; For the late shift
must: A press one finds without looking; A person who answers, and how soon; A trial call every month; The battery, seen in the morning
later: A friend who walks along on the phone; A second one, for work on the late shift
screen: Pressed | headline Hanna hears you. Say nothing if you cannot | map From the bus stop to the underpass | talk On the line = Hanna: are you on the steps?; You: yes; Hanna: I stay until your door | buttons I am safe / Louder | the trial of the first, and what Hanna asked | no network down there: it sounds by itself and sends as soon as you are up
screen: Call desk, at night | table Open = Press, Since, Who comes; Underpass, seconds, Hanna on the line; Bag, a minute, rung back; Trial, an hour, done | list What she agreed to = Ring Omar; Then the police; No siren on the bus | ask Heard = Steps, two voices | buttons Police / Stays on the line | no press is open, and whose trial is overdue | pressed and silent: the agreed steps begin, and nobody waits for a word

home-robot
thing: robot, robots = Kitchen, under the table; Lawn, up to the roses; Ground floor, with a dog
must: Where it gets stuck in just this home; Stopped by a voice, a hand or a tail; Pictures that never leave the house; Somebody who comes when it lies on its back
later: The neighbour's lawn on the same day; Parts one can change at the table
screen: Round of this morning | map From the dock and back, with the rug | list Got by = The rug, second try; A sock; The dog, waited for her | picture Where it gave up, under the sofa | buttons Leave the sofa out / Try it again | it stands on its dock, and the next round is at ten | lies on its back: it is still, says where, and asks for a hand
screen: Rescue desk, within an hour's drive | table Called today = Home, Stuck on, Hours since the last; Keller, fringe, many; Ruiz, wet lawn, few; Lin, camera blind, first time | ask Told them by phone = Roll the fringe under | switch Same place for the third time | buttons Set out / Mended by phone | nobody called, and which homes are due for new brushes | a finger was near the blade: that model is stopped everywhere until it is understood

smart-lock
thing: lock, locks = Front door, four keys; Holiday flat, guests on Fridays; Cellar of eight parties
must: A way in with metal, always; Who may come when, and how that ends; Opened from within without any power; A number that answers at night in the rain
later: A parcel put behind the door; The house door of eight parties
screen: Who may come in | table Keys = Who, When, Ends; Cleaner, Fridays until noon, never; Leo, after school, never; Mei, this weekend, Sunday | list Came in today = Leo, ten past three; Nobody else | switch Tell me when Leo is in | buttons A key for a guest / End Mei's now | only your own key exists, and the metal one in your pocket | the battery is low: a week before, with the metal key's place once more
screen: Night desk, locked out | talk In the rain = You: it blinks and stays shut; Desk: two short presses, then hold; You: it is open | steps If not = The metal key, who has it?; The friend who has the second; A locksmith who knows this lock | ask What blinked = Red, three times | buttons In at last / Send the locksmith | nobody stands outside, and which locks said "battery" today | it cannot be proved who stands there: nothing opens from afar, a person comes

refurbished-phones
thing: device, devices = Phone, very good; Tablet, good; Laptop, like new
must: Photos and condition of the actual device; Battery level measured and shown; Proof that all data was wiped; Warranty and returns in plain words
later: A price for the old device; A monthly payment plan
screen: Device page | picture Front and back | list Condition = Very good; Small scratch at the edge; Battery tested | ask Storage = Standard | words Warranty included | button Add to basket | choose a model to see what is in stock | just sold: similar devices are shown
screen: Sell your device | ask Model | ask Condition = Works, small scratches | steps How it works = Get a price; Send it free of charge; Get paid | button Get my price | enter your model to see a price | the device is locked: remove your account first
screen: Workshop | table Devices = Device, Step, Next; Phone, battery, Sam; Tablet, wiping, today; Laptop, final test, Ana | switch Wiping report saved | button Move to stock | no device in the workshop | test failed: put it aside and note the fault
`;
