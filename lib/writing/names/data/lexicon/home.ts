export const HOME = `
plumbing 225 trades that come to the house
? plumb* electric* tradesperson tradespeople tradesman installer fitter heating-engineer boiler-service job site-visit handwerker* fontanero* callout roofer painter
Spirit Level = the tool that says whether work is straight
Toolbelt = what a tradesperson puts on before the first call
First Fix = the part of a job that goes in before the plaster
+Jobside = at the side of the job, not at a desk
+Vanside = next to the van, where a firm does its thinking

home 35 the feeling of home
? home homes house household room apartment flat dwelling casa maison haus wohnung homeowner
Threshold = the board you step over to be at home
Doorstep = where a visit begins and trust is decided
Gable = the triangle by which children draw a house
House Call = help that comes instead of being waited for
+Keystead = a place to which you hold the key
+Hearthside = beside the fire
Home Stretch = the last part of the way, when it gets easier

tenancy 250 rights behind your own door
? tenan* lease leases landlord* rent-dispute rent-increase* eviction letting mieter locataire inquilin* tribunal
Quiet Enjoyment = the right of every tenant, in the words of the law
Latchkey = the key you carry home
Front Door = the line between your home and the street
+Leasemate = a friend who has read your lease
+Keyright = the right that comes with a key

property 245 buildings in good hands
? property real-estate estate building* facility landlords portfolio housing vacancy inmobil* immobil*
Courtyard = the shared middle of a house
Freehold = land that is yours to the middle of the earth
Good Bones = what an agent says of a house worth keeping
+Brickbook = a book of buildings, brick by brick
Party Wall = the wall two neighbours share

furniture 45 furniture that stays
? furniture chairs sofa wardrobe joinery cabinet upholster* möbel
Dovetail = the joint that holds without a nail
Lathe = the machine that makes wood round
Drop Leaf = the table that grows when guests come
+Oakhand = a hand that knows oak
Sit Well = what a chair is for

interior 20 rooms people want to be in
? interior decor renovat* paint* wallpaper tile bathroom kitchen-fitting curtain
Undercoat = the paint nobody sees and everything rests on
Corner Light = the lamp that makes a room
+Sillhouse = a house with wide window sills
Second Coat = the one that makes it right

tools 55 tools in good hands
? tool tools drill saw workshop* bench* diy craftsm* craftsp* carpenter* hammer lathe maker makers taller atelier werkstatt
Workbench = the table where things get made
Pegboard = the wall on which every tool has its outline
Journeyman = somebody who has learned and now works with a master
Shop Floor = the place where the real work is done
+Benchmate = whoever works at the next bench
By Hand = how a good thing was made
+Sawhorse = the stand every workshop has two of
Borrowed Bench = a place to work that belongs to somebody who knows how

repair 55 things made good again
? repair* mend mends mended overhaul* refurbish* spare-part warranty broken reparatur reparación
Good as New = what a customer wants to hear
Tinker = somebody who mended pots from door to door
Mended = better than new, because somebody cared
+Patchbench = a bench for patching
Kept Going = what a repaired thing is

cleaning 195 clean things, on time
? clean* laundr* linen wash* hygiene tidy dry-clean* reinigung limpieza
Fresh Fold = linen as it should come back
Spotless Hour = the hour after which it shows
Pressed & Counted = how linen should leave a laundry

moving 25 a move that goes well
? moving mover removal relocation self-storage umzug mudanza
Last Box = the box that is unpacked a year later
+Boxlight = a box that is easy to carry
New Keys = the moment a move is over

construction 45 building that goes up straight
? construct* builder* contractor* building-site scaffold* concrete architect* brick obra chantier baustelle
Plumbline = the string that shows what is upright
Topping Out = the day the last beam goes up
Keystone = the stone that holds an arch
Site Diary = the book in which a site writes what happened

parking 230 a place to stop
? parking park-space garage kerb lot
Layby = the place where you can pull over
+Baymate = whoever lends you a bay
Forecourt = the open ground before a building

neighbours 95 people who live near each other
? neighbour* neighbor* community-garden local-people vecino* voisin* nachbar*
Over the Fence = how neighbours have always shared things
Stoop = the steps where a street meets in the evening
+Fencemate = whoever leans on the other side of the fence
Same Street = all the address that is needed

lighting 85 light where it is needed
? lighting lamp led bulb streetlight luminaire
Lamplight = the light in which people talk
Afterglow = the light that stays
+Wickhouse = a house with a light in it
Lights On = the sign that somebody is there
`;
