/** What is done in and around the house: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const HOME_SERVICES_SCREENS = `
house-cleaning
thing: clean, cleans = Two rooms, Tuesday at nine; Kitchen and stairs, Thursday; Whole flat before the guests
must: The same person, or told who comes instead; What is done each week and what once a month; Where the key is and who has held it; A word about the scratch before it is found
later: Windows twice a year, put on top; A clean on the day of a move
screen: Tuesday at nine | headline Ana comes | list As last week = Kitchen and bath; Dust, not the desk; Sheets on the chair | ask Today as well = The oven, if there is time | buttons Move it / Leave it as it is | no day is fixed, and the three free mornings near you | somebody is ill: who comes instead, with a face, or the day after
screen: Cleaner's phone, second floor left | list Mind = Key with the neighbour; Cat must not get out; No vinegar on the stone | steps In this order = Bath, to let it soak; Kitchen; Floors, backwards to the door | button Done, door locked | no home before noon, and the way to the next | something broke: a photograph, one sentence, and the office writes first

handyman
thing: job, jobs = Shelf in the hall; Dripping tap; Door that sticks
must: A picture before the visit; A list for one morning instead of five calls; What the part costs and who brings it; A half hour in which he really comes
later: Once a year, everything that squeaks; A key for the landlord's other flats
screen: Your list for one morning | list To be done = Shelf in the hall, wall is hollow; Tap drips, photographed; Door sticks at the top | picture The tap from below | ask When = Thursday before noon | button Ask what it costs | one small thing is enough, and three fill a morning | the wall is worse than the picture: he rings before he drills
screen: Handyman's phone, this street | table Before noon = Door, What, Take along; Number four, tap, washers; Number nine, shelf, plugs for hollow walls; Number nine, lamp, ladder | button On my way | nothing in this street, and two asked in the next | longer than thought: the next door is told, with a new half hour

garden-care
thing: garden, gardens = Front garden, hedge and lawn; Roses behind the house; Roof terrace, eleven pots
must: What is done in which month; Cuttings taken away or left as compost; The plants that must not be touched; A picture when nobody was at home
later: Bulbs put in while nobody looks; Water for the holidays
screen: Your garden this month | list Done on Tuesday = Hedge, once round; Roses, dead wood out; Lawn left high, it is dry | picture The hedge, before and after | ask Next time = Leave the nettles for the butterflies | button All right like this | nothing grows in January, and the pruning plan is drawn up | it rained all day: the new date, and what can wait
screen: Gardener's phone, Tuesday's round | table Gardens = Garden, Today, Mind; Front garden, hedge, birds on the left; Roses, feed, dog; Terrace, water, key in the pot | switch Cuttings taken along | button Next garden | no garden needs anybody today | a nest in the hedge: stop, photograph, come back in August

window-cleaning
thing: house, houses = Number twelve, front and back; Bungalow, with skylights; Shop window, every fortnight
must: The day, known the evening before; The gate left open; Which panes, and whether the frames too; Paid without being at home
later: Gutters in November; Solar panels on the same ladder
screen: Tomorrow in your street | words We begin at the church and come up | list At yours = Front and back; Skylight, if it is dry; Frames, no | switch Gate is open | buttons Not this time / Ring first | no round near you yet, and two houses on your side would make one | it pours: tomorrow instead, and nobody has to wait in
screen: Round planner, one street | map Ladder stops from the church upwards | table Houses = Door, Panes, Paid; Twelve, eleven, yes; Fourteen, locked gate, last time; Twenty, new, asks first | button Street is done | no street tomorrow, and the four that are due | a gate stays locked: card at the door, and the house moves to the end

gutter-cleaning
thing: house, houses = Number twelve, two stories, tall maple; Bungalow, flat roof at the back; Corner house, three downspouts
must: The day and a two-hour window, told the evening before; Gate and hose reached with nobody at home; What could not be reached, told the same day; How full it was, so that the next visit comes in time
later: A message when the leaves of the street are down; One price for four neighbors on the same day
screen: Your roof, today | headline Gutters clear | picture Back gutter, before and after | list What we saw = Four gutters, emptied; Downspout by the garage, rinsed until it ran; Roof edge, one loose shingle above the door | buttons Thank you / Something is not right | no visit yet, and the date of the next one | it rained too hard: the new date, and nobody has to wait in
screen: Crew's phone, one street | map Houses in the order of the day | table Houses = House, Roof, Mind; Twelve, two stories, glass porch below; Fourteen, one story, dog in the yard; Twenty, two stories, gate code | button Next house | no street tomorrow, and the houses that are due near the next one | a gutter cannot be reached from the ground: photographed, left, and not charged

laundry-pickup
thing: bag, bags = Shirts, eight of them; Sheets and towels; One wool coat, by itself
must: What is never washed, written once; Picked up late, back before work; The button that was missing before; One shirt first, if it matters tonight
later: Shoes and their heels; A bag for guests who come on Friday
screen: Your bag | list Counted at the door = Shirts, eight; Towels, four; Wool coat, photographed | list Always = No softener; Shirts on hangers | ask Back by = Thursday before eight | button It hangs outside | no bag is on its way, and tonight's round comes at nine | a stain stayed: told before it comes back, with what was tried
screen: Laundry's console, table three | table Bags = Bag, In, Now; Number six, shirts, pressed; Number nine, sheets, drying; Number eleven, wool coat, by hand | code The tag on the bag | button Packed and counted | nothing is in, and the machines are being wiped | one sock too many: it waits on the hook with a date

moving-help
thing: room, rooms = Living room, with the piano; Bedroom, wardrobe to take apart; Cellar, mostly boxes
must: Every room filmed before the price; The stairs, the lift and where the van may stand; What is carried by yourselves; A sum for the surprise, agreed beforehand
later: Boxes lent and fetched again; The old flat swept for the handover
screen: Film your rooms | list Seen so far = Living room, piano, two sofas; Bedroom, wardrobe with mirrors; Cellar, not yet | ask Old stairs = Third floor, narrow turn | ask New door = Lift, four people | button What would it take? | begin with the room you would rather not show | too dark to count: the same corner again, with the lamp on
screen: Foreman's phone, moving day | steps In this order = Parking signs down; Piano while we are fresh; Plants last, first out | list Mind = Mirror in blankets; Cat in the bathroom | switch Old flat is empty | button On the road | no move today, and tomorrow's van is packed with blankets | something was dropped: photographed with both, written down, before the next box

peer-storage
thing: place, places = Dry cellar, under the stairs; Garage, one half of it; Attic room with a door
must: How dry it is, over a winter; When one may get at one's things; What must not be put in; What happens if nobody pays or fetches
later: Somebody who carries; Two places under one roof
screen: Dry places near you | map From your door to the cellar | table Free = Place, Room for, Reached; Cellar under stairs, twelve boxes, evenings; Garage half, a sofa, always; Attic, winter things, by asking | button Ask the first | nothing within ten minutes, and what lies a tram ride away | the owner needs it back: when, and what comes next to it
screen: What lies at yours | list Behind the door = Jonas, nine boxes, until May; Mei, a bicycle, paid | picture The corner, on the day it came | buttons They want to get in / Time is up | the corner is empty, and a picture of it finds somebody | damp on the floor: everybody with boxes is told the same hour

renovation-matching
thing: project, projects = Bath, eleven tiles high; Attic, to be lived in; Wall between kitchen and hall
must: One spot opened before the price; What is in each offer and what is not; Who holds the money until a step is done; A builder somebody nearby can be asked about
later: Materials seen in one room; A second look after the first winter
screen: Three offers, side by side | table Bath = In it, First, Second; Old tiles out, yes, extra; Pipes behind, opened, guessed; Ready, six weeks, four | words Cheaper only if nothing is behind the wall | buttons Ask about the pipes / Choose the first | two have looked, and the third comes on Friday | an offer ran out: the builder is asked whether it still holds
screen: The wall is open | picture What was behind it | ask Found = Old lead pipe, two metres | list Agreed beforehand = Up to the sum for surprises; More only with both names | buttons Go on / Stop and talk | nothing found, and the sum stays yours | no agreement in two days: somebody who builds and sells nothing comes and looks

interior-design-online
thing: room, rooms = Living room with the dark corner; One room, two desks; Hall, nothing but doors
must: The three things that stay; Where each piece is sold, and how wide it is; The same room by evening light; One change for each piece, without a quarrel
later: A piece found second-hand instead; Somebody who puts it up
screen: Your room, drawn | picture The dark corner, with a lamp and a chair | list Stays = Grandmother's table; The blue wall | list New = A lamp that leans; A chair one may sleep in | buttons Not that chair / I like it | measure two walls and film the rest | a piece is sold out: what stands in its place, at the same width
screen: Designer's desk, the third room | picture Her room, as it is | ask What bothers her = Nobody sits by the window | table Pieces = Piece, Width, Fits; Bench, right, yes; Round table, a hand too wide, no; Lamp, fits, yes | button Send the drawing | no room waits, and last week's are looked at again | the wall is shorter than written: ask for one more picture with a chair in it

appliance-repair
thing: machine, machines = Washing machine, will not drain; Oven, too hot; Fridge, hums and drips
must: The plate and the noise, before anybody drives; An honest word when it is not worth it; The likeliest part in the van; What was done, on one line, for next time
later: A part to put in oneself; Old machines taken along
screen: What does it do? | picture The plate inside the door | talk The noise = You: it bangs when it spins; We: empty, or only when full; You: only when full | list Probably = A worn leg; A stone in the drum | button Come and see | first pull the plug, then film the noise | worse than it sounded: the price is named before the screws are out
screen: Mechanic's phone, third visit | list In the van = Pump; Legs, two kinds; Door seal | steps Before opening it = Plug; Tap; Tray for the water | ask Found = A coin in the pump | buttons It runs / Part comes on Friday | nobody before eleven, and the parts for the afternoon | not worth mending: say so, and what the visit costs then

furniture-repair
thing: piece, pieces = Chair with a loose leg; Armchair, the seat is gone; Table with a burn
must: One corner opened before the price; What it was, before it is made new; A cloth one can touch first; When one will sit on it again
later: What it should be oiled with each year; A cover in a second cloth
screen: Your chair, so far | picture The seat, opened | list Found = Straw, still good; One spring gone; No worm | ask The cloth = Grey, the coarse one | buttons Go on / Come and see | three photographs and the leg from below | the worm is in it: what that means, before anybody pays for more
screen: Tag on the chair | headline Chair with arms | list Told = Whose it is, by initials; Leg glued, dries until Friday; Old nails in the bag | ask Number = The one in the book | code Where it stands now | a piece without its tag is not touched | a tag fell off: the book has a picture from the first day

home-energy-advice
thing: house, houses = Terrace, end of the row; Farmhouse with a cold hall; Flat under the roof
must: The first step that pays in any case; What it costs with a grant and without one; Where it escapes, in a picture; Who does it nearby, and when they can
later: The same house a year later; Neighbours who order together
screen: Your house, in four steps | picture The wall in the cold, warm spots bright | steps In this order = Attic door and its gap; Cellar ceiling; Windows to the north; Then only the boiler | chart What is left after each step | button Show it without a grant | a bill and four photographs are enough to begin | the bill does not fit the house: it is asked about before anything is advised
screen: Adviser's phone, in the hall | list Look at = Behind the radiators; Hatch to the attic; Boiler plate | picture The hatch, from below | ask Felt = A draught at knee height | button Into the plan | no visit today, and three plans to finish | a door stays locked: note it as not seen, never as good

tool-lending
thing: tool, tools = Carpet cleaner; Drill with stone bits; Tile cutter
must: Whether it is there on Saturday; The part that always goes missing; How it is used, in one minute; Brought back dirty, what then
later: Sandpaper and blades beside it; A tool the members vote in
screen: On the shelf this weekend | table Tools = Tool, There, Comes with; Carpet cleaner, Sunday, two bottles; Drill, now, six bits; Tile cutter, Monday, goggles | switch Only what is there now | button Keep the drill until Sunday | everything is out, and when the first comes home | not back yet: whoever has it is asked, and you get the next best
screen: Tag on the drill | headline Drill with stone bits | list Belongs in the case = Six bits; The key; Both handles | steps Before you go = Try it on the wall there; Count the bits | code Something is missing or broken | a tool without its list stays on the shelf | a broken one is nobody's fault until it was looked at

house-sitting
thing: visit, visits = Post, plants, a look at the cellar; Lights on at seven; The cat, twice a day
must: A picture and an hour from each visit; Keys with a number and no address; Whom to ring when water stands in the cellar; What must look as if somebody were there
later: Milk and bread for the evening you return; The alarm, known to one person
screen: While you are away | list Today at noon = Post taken in; Plants, not the cactus; Cellar dry | picture The kitchen, as it stands | words Next look on Thursday | buttons Thank you / Please also look at | the journey has not begun, and the list can still be written | a visit is an hour late: the second person with a key goes
screen: Sitter's phone, house by number | list Number six = Key from the box; Alarm, then the hall light; Back door, try it | switch Water seen nowhere | button Picture and seal | no house today, and tomorrow's begins at eight | something is wrong: ring, wait at the door, touch nothing

decluttering
thing: corner, corners = Drawer of letters; Half a garage; The wardrobe of somebody who died
must: Where the things go that leave; Tools before letters, letters before pictures; A box that need not be decided today; Somebody who does not sigh
later: An hour a month that keeps it so; What sold, and for how much
screen: One corner at a time | picture The drawer, as it is | list Three heaps = Stays; Goes to somebody; Not today | ask For twenty minutes = Letters before last year | button The bell, we stop | choose the corner you walk past most | too much for today: close the drawer, the picture stays
screen: Leaflet for the hall | headline Where it goes | list From this house = Books, to the library's Saturday; Clothes, to the shop by the church; Paint and oil, to the yard | ask Fetched on = Friday before noon | code Who took what | nothing leaves without a name beside it | something went by mistake: it can be fetched back for a week

mould-check
thing: room, rooms = Bedroom, north corner; Bath without a window; Child's room behind the wardrobe
must: Air or wall, told apart; A curve over two weeks and not one number; A page the landlord can read; What to do tonight
later: The same corner next winter; A house with all its flats
screen: The north corner | chart Damp in the air, night by night | list It looks like = Mostly air; A little the wall | steps From tonight = Bed a hand from the wall; Window wide, twice, short; Door open by day | button Measure a week more | put the sensor where it is worst, a hand above the floor | a night is missing: the curve has a gap and no guess
screen: For the landlord, two pages | picture The corner, with a ruler | list Measured = How damp, over two weeks; How cold the wall is; How often it was aired | words What the tenant can do, and what only the house can | button Send to both | without two weeks there is no page | both say something else: both are written down, with what was measured
`;
