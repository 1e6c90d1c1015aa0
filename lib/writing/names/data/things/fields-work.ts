/** Software, services for firms, money and machines, each with names of every kind; written as in nature.ts. */
export const FIELDS_OF_WORK = `
roofing roof-measur* measure-a-roof measures-a-roof roof-estimat* solar-install* roofing-contractor* roofing-compan*
Ridgeline = the top edge of a roof
Pitch & Hip = the slope and the corner of a roof
+Flyover = seen from above, without a ladder
Square Count = how a roof is measured
Kestrel = the bird that stands in the air and looks down
First Quote = the one that gets the job
Gable = the triangle below the ridge
Tegola = Italian for a roof tile
Off the Ladder = with both feet on the ground
+Skyrule = a ruler held from above
Slate & Sky = the roof and what is above it
! Quoted before they have put the ladder up
! Feet on the ground, roof on the screen
! The first estimate wins

estimat* quoting construction-estimat* bid-software job-quot* takeoff
First Quote = the one that gets the job
Nail & Number = the work and its price
+Sumside = on the side of who adds up
Plumb Line = the straightest thing there is
Line Item = one piece of work and its price
Square Footage = what it all starts from
Preventivo = Italian for an estimate
Fair Bid = one that both can live with
By Tonight = when it is sent
+Tallyboard = the board on which it is added up
! Quoted before the coffee is cold
! Every nail in the price

field-service field-technician* service-technician* hvac* technician-app lift-maintenance facility-manage* facilities
Next Call = the one that waits
Van & Valve = how they come and what they mend
+Fitterly = the way a good fitter works
Spanner = the tool that always comes along
Job Sheet = where it says what was done
Signed Off = done, and agreed
Torch = what every technician has in a pocket
Chiave = Italian for a key and for a spanner
On the Van = where the right part is
+Calloutwise = knowing who goes where
! The right part, the right day
! Done, photographed, signed

property-defect* tenant-complaint* maintenance-request* repair-request* property-inspect*
Dripline = where the next drop will fall
Stair & Storey = the way through a house
+Landing = where neighbours meet
Seen To = the best answer to a complaint
Loose Tile = what is reported before it falls
Second Floor Left = where it drips
Pianerottolo = Italian for the landing of a stair
Bell & Box = the two things at every front door
Doorplate = where it says who lives here
+Ticketstair = one step after the other
! Reported, sent, mended
! Every drip has a name on it
! Nobody has to ring twice

spreadsheet* excel formulas office-skill* microsoft-office pivot
Cell by Cell = how it is built
Sum Total = what comes out at the end
+Columnwise = one figure under the other
Row & Formula = where it stands and how it comes about
Pivot = the turn after which one sees it
Top Left = where every sheet begins
Clean Books = how a year should end
Foglio = Italian for a sheet
Equals = the sign with which it begins
+Sheetcraft = what can be done with rows
Double Click = how quickly it is done
! Ten seconds, not two hours
! From copy and paste to done
! Formulas that do the evening shift

data-protect* gdpr privacy-audit* privacy-officer* datenschutz compliance-officer* compliance-document*
Closed File = one that only the right people open
Good Standing = how one wants to be found
+Sealwell = closed, and properly
Sign & Seal = how it has always been made valid
Private Door = one that stays shut
Fine Print = read by somebody else
Discreet = as one should be with what others trust one with
Custodia = Italian for keeping safe
Inner Drawer = where it is kept
Audit Ready = on any Tuesday
+Keepwise = knowing what to keep and what to shred
! Ready when the auditor rings
! Somebody who has read all of it
! Papers in order, patients at ease

quality-audit* iso-* food-safety haccp hygiene-inspect* inspection-ready regulatory
Pass Mark = what is reached without fear
Clipboard = what every inspector brings
+Checkwell = looked at properly
Clean Sheet = nothing found
Ready Any Day = no matter who rings
Green Tick = what one wants to see
Regola = Italian for a rule, and for doing things well
Logbook = where it says so
Spot Check = let them come
! Ready on any Tuesday
! Let them come on any day

tender tenders bid-writ* proposal-writ* rfp* grant-writ* public-procurement
Sealed Bid = what lies in the envelope
Winning Page = the one that is read twice
+Bidwell = a good offer, in time
Deadline Minus One = handed in with a day to spare
Criteria = what has to be met, line by line
Dotted Line = where it is signed
Gara = Italian for a contest, and for a tender
Page Limit = enough said
Tab & Annex = all that has to be enclosed
! Complete, compliant, a day early
! Every criterion, with its answer

translat* interpret* localis* localiz* subtitl*
Mother Tongue = what one counts and dreams in
Second Tongue = the one that opens doors
+Wordbridge = a way from one language to the next
In So Many Words = not one too many
Comma & Accent = the small things that make it right
Babel & Co = where it all began
Parola = Italian for a word
Nuance = what is lost elsewhere
! Says what you meant
! As if it had been written there

copywrit* content-writ* blog-writ* ghostwrit* editing-service editor proofread* manuscript*
Second Draft = the one that is good
Red Pencil = what makes it shorter
+Inkside = on the side of whoever writes
Full Stop = where it should end
Plain Words = those that are read
Margin Note = what a good reader writes down
Bozza = Italian for a draft
Blue Pencil = the tool of a good editor
Comma & Cut = where one breathes and what goes
! Shorter, clearer, yours
! Words that get to the point

marketing-agen* social-media ad-campaign* advertis* seo local-marketing instagram-post*
Word of Mouth = the best there is
Shop Sign = the oldest advertisement
+Loudwell = heard, without shouting
Hook & Line = what catches and what holds
Front Window = what people see first
Good Word = the one that is passed on
Megafono = Italian for a megaphone
Fresh Ink = news, still wet
Talk of the Street = what one wants to be
+Postbright = something to stop at
! Seen by the people next door
! Known on your own street first

web-design website-build* websites landing-page* online-shop-build* web-agency
Front Door = what a website is
Open Sign = what hangs in the window
+Pagewright = somebody who makes pages
Above the Fold = what is seen first
Live by Friday = when it is up
Home & About = the two pages everybody reads
Vetrina = Italian for a shop window
Pixel & Plumb = small dots in straight lines
First Click = the one that counts
! Up by Friday, and easy to change
! A front door that is always open

virtual-assistant* remote-assistant* admin-support back-office secretar* executive-assistant*
Second Pair of Hands = what everybody wishes for
Inbox Zero = a rare and lovely sight
+Deskhand = a hand that helps at the desk
Right Hand = the one that can be relied on
Out of Office = with a good conscience
Pen & Diary = the tools of the trade
Segreta = Italian for kept to oneself
Consider It Done = the best answer there is
! Handed over at nine, done by noon
! The small things, off your plate

executive-coach* leadership-coach* business-coach* career-coach* coaching-session* life-coach* career-change resume resumes cv-writ* job-interview*
Second Wind = what comes after the first is gone
Good Question = what a coach brings
+Stepwise = one after the other
Next Rung = the one within reach
Sounding Board = somebody who listens back
Crossroad = where one stops and looks
Bussola = Italian for a compass
Firm Handshake = how it begins
Straight Talk = from somebody on your side
Map & Mirror = where to, and who goes
! The next step, said out loud
! Somebody who asks the better question

it-support managed-it it-service* computer-help network-support tech-support
Plug & Prayer = how it is done elsewhere
On & Off = the first thing to try
+Fixwise = knowing where it fails
Blue Cable = the one that was loose
Ticket Closed = what one wants to read
Second Screen = where the other half is
Hello IT = the call that is answered
Presa = Italian for a socket
Uptime = the hours in which it simply runs
! It runs, and you may forget it
! Answered by somebody who can fix it

shift-plan* shift-schedul* staff-schedul* roster* rota time-track* workforce shift-swap*
Early & Late = the two shifts of a day
Day Off = the one that is kept
+Rotawell = a good plan for the week
Clock In = how the day begins
Monday List = who is where
Swap You = two words that make a week
Turno = Italian for a shift
Full House = everybody there who is needed
Early Bird = who takes the first one
! The week, settled by Thursday
! Swapped in two taps

inventory stock-manage* stocktak* warehouse* point-of-sale pos-system retail-software shelf-stock*
Last One = the moment to order again
Shelf & Count = where it lies and how many
+Stockwise = knowing what is there
Back Room = where it is waiting
Full Shelf = what customers want to see
Tally = what one counts with
Bin & Barcode = where it is and how it is known
Scorta = Italian for a stock
Never Out = as a shelf should be
! Ordered before the shelf is empty
! Counted once, known everywhere

crm sales-pipeline sales-team* lead-generat* cold-call* sales-coach* sales-call* b2b-sales
Warm Lead = the one that wants to talk
Follow Up = what wins it
+Dealside = on the side of who sells
Second Call = the one in which it is sold
Open Door = what a salesman prays for
Yes & When = the two answers that count
Filo = Italian for a thread that is followed
Handshake = how it has always been settled
Foot & Door = how it begins
! Nobody is forgotten after the first call
! The next call, with a reason

customer-review* loyalty loyalty-card* loyalty-program* customer-retention repeat-customer* stamp-card*
Tenth Coffee = the one that is free
Regulars = those who come back
+Stampwell = ten of them, and one more
Usual Please = how one orders as a friend
Five Stars = what is given gladly
Come Again = what is meant
Ritorno = Italian for coming back
Known by Name = what makes a shop a place
Punch & Pour = a hole in the card, and a cup
! The usual, and a reason to return
! Strangers on Monday, regulars by March

guest-messag* guests-messag* hotel-guest* guest-question* messaging-assistant concierge* front-desk hotel-desk answers-guests
Night Porter = who is awake when the others sleep
Room Service = what is brought without asking twice
+Keyside = where guests ask
Bell & Key = what stands on a front desk
Spare Key = the one behind the desk
Late Checkout = the answer that everybody hopes for
Second Stay = the best review
Turndown = what is done while guests are at dinner
Lobby = where all the questions are asked
Portiere = Italian for the porter
Do Not Disturb = the sign that is kept
! Asked at midnight, answered at midnight
! The front desk that never sleeps
! Every guest, in their own language

chatbot* voice-assistant* phone-assistant answering-service receptionist* missed-call* answers-the-phone ai-receptionist
Second Ring = by then somebody has answered
Hello Operator = how calls began
+Ringwell = rung, and heard
Good Line = one on which one is understood
Picked Up = what every caller wants
Hold Music = nobody has to hear it
Pronto = Italian for ready, and for hello on the phone
Off the Hook = one thing less to carry
Bell & Line = what rings and what connects
! Answered on the second ring
! No caller waits, none is lost

meeting-note* transcri* meeting-summar* dictation voice-note*
Verbatim = word by word
Said & Done = first the one, then the other
+Notewell = look here
Second Ear = one that forgets nothing
Shorthand = the quick way to write it down
Who Said What = the question afterwards
Verbale = Italian for the minutes
For the Record = so that it stays
+Minutely = down to the minute
! Talk now, it is being written down
! Everybody remembers the same

document-search knowledge-base intranet file-search search-engine semantic-search wiki
Top Drawer = where the good things are
Needle & Stack = what is sought, and where
+Findwell = look no further
Second Shelf = where it was all along
Card Index = how it was once found
Well Filed = and found again
Traccia = Italian for a trail
Third Result = nobody needs it
Dewey = the man who put books in order
! Found before you have finished typing
! Asked in words, answered with the page

contract-manage* e-signature* contract-software contracts-expire renewal*
Dotted Line = where it is signed
Ink & Date = what makes it count
+Clausewise = knowing what it says
Counterpart = the second copy
Notice Period = what is not missed
Small Print = read in time
Firma = Italian for a signature
Second Copy = the one that is found
! Signed, filed, never missed
! The date that nobody forgets

survey* customer-feedback employee-feedback employee-survey* feedback-tool
Honest Answer = what one really wants
Show of Hands = the oldest survey
+Askwell = a good question, at the right time
Nine of Ten = worth asking the tenth
Suggestion Box = open all year
One Question = enough, if it is the right one
Ditelo = Italian for just say it
Yes & Because = the answer and its reason
! One question, honestly answered
! Asked on Monday, changed by Friday

project-manage* task-manage* to-do-list* team-task* client-portal* agency-software
Next Up = the only thing to know
Pin & Board = where it hangs
+Deskboard = all there is to do, on one board
Home by Six = what good planning gives back
One List = all there is to look at
Done Pile = the one that grows
Filo = Italian for a thread that is followed
Monday Nine = when it starts
Loose Ends = tied up, all of them
! One list, and it gets shorter
! Who does what, by when

freelancer-invoice* freelance-invoice* invoice-financ* late-pay* factoring get-paid unpaid-invoice* freelancers-who invoices-within invoic* cash-flow
Paid Friday = the best day of the week
Net Zero Days = no waiting at all
+Duewell = due, and well paid
In Hand = where money is worth most
Sooner = when it should be there
Ink & Payday = the work and what it brings
Thirty Days Less = what one gains
Subito = Italian for at once
Early Payday = before the client has opened it
Clear Cheque = one that is good
+Paidside = the right side of an invoice
! Sent on Monday, paid on Tuesday
! Your work is done, so is the waiting
! Paid before you have to ask

expense* receipt-scan* business-expense* company-card* travel-expense*
Paper Trail = where the receipts lead
Petty Cash = small sums, big mess
+Stubwise = knowing what a receipt is worth
Coat Pocket = where receipts are lost
Out of Pocket = not for long
Taxi & Lunch = most of what it is about
Scontrino = Italian for a till receipt
Clean Pocket = nothing left in it
! Snapped, filed, paid back
! No more shoebox

payroll wages salary-run* pay-slip* payslip*
Last Friday = when it is paid
Pay & Day = two words, one good feeling
+Slipwell = a pay slip that is right
Thirty First = the day that has to work
Right to the Penny = as wages should be
Busta = Italian for a pay packet
Gross & Net = what is earned and what arrives
! Right, on time, every month
! Everybody paid, nobody asked

personal-financ* budget* budgeting-app money-app household-budget* pocket-money saving-app save-money
Jar & Lid = the oldest way to save
Rainy Day = what one saves for
+Pennywise = knowing what a small sum is worth
End of Month = with something left
Round Up = what fills a jar unnoticed
Kitchen Jar = where money used to be kept
Salvadanaio = Italian for a piggy bank
Left Over = the best two words of a month
Copper & Tin = coins, and what they lie in
! Something left at the end of the month
! Small sums, quietly growing

split-bill* rent-deposit* deposit-free shared-bill* group-payment* crowdfund*
Fair Share = as much as everybody owes
Going Dutch = each pays for one
+Splitwell = shared, and nobody sour
Round for All = who pays next
Hat & Coin = how it is collected
Quits = nothing owed any more
Pari = Italian for even
Chip In = what friends do
! Even, without the arithmetic
! Everybody pays their part

price-compar* energy-tariff* switch-supplier electricity-bill* cancel-subscription* bill-saving
Better Deal = the one that nobody tells you of
Fine Print = read by somebody else
+Switchwell = changed for the better
Lower Line = how the bill should look
Change Over = done in an evening
Meno = Italian for less
Kettle & Meter = what is on and what counts
! The same power, a smaller bill
! Switched while you slept

will-writ* wills estate-plan* inheritance probate power-of-attorney
Last Word = said in good time
Kept Promise = what a will is
+Heirloom = what goes from hand to hand
In Good Hands = where it should go
Ink & Oath = how it is made to hold
Lascito = Italian for what one leaves
Next of Kin = those it is for
Set Down = in writing, and clear
! Said clearly, while there is time
! Nobody has to guess later

divorce* separation custody co-parent* mediation mediator*
Two Homes = and one childhood
Even Table = where both have a seat
+Midway = where it is settled
Clear Terms = written by both
Second Spring = what comes after
Mezzo = Italian for the middle
Cool Heads = what it takes
Both Sides = heard, one after the other
! Apart, and still on good terms
! Settled at a table, not in a court

patent* trademark* intellectual-property inventor inventors
First Filed = who owns it
Mark & Claim = what is protected and how far
+Sealmark = a sign that is yours
Spark & Seal = the idea and its protection
Prior Art = what was there before
Brevetto = Italian for a patent
Own Name = kept, by law
! Yours, on paper

notary apostille official-document* public-office* bureaucracy government-form*
Wax & Stamp = what makes it official
Right Counter = the one with the answer
+Stampside = on the side of whoever waits
Window Four = where it is settled
In Triplicate = and all three are right
Bollo = Italian for a stamp
Next Number = yours, without the queue
! The right form, the first time
! The office comes to you

nurse-train* nursing-language nurses-from ward-dialog* nursing-exam* medical-language nurses
Bedside = where every word counts
Ward & Word = the work and its language
+Nightward = where one has to be understood
Second Tongue = the one that opens doors
Handover = the ten minutes that matter
Morning Round = where it is spoken
Parola = Italian for a word
Good Chart = one that all can read
White Shoes = what nurses put on in the morning
+Wardwise = knowing one's way between the beds
! The words a ward needs
! Understood at the bedside
! From the exam to the first shift

nurse-staff* post-a-shift licensed-pharmacist* relief-staff healthcare-staff* temp-nurse* locum* care-worker*
Next Shift = filled, and by whom
Stand In = who comes when one is ill
+Shiftwell = the right one, at the right hour
White Shoes = what nurses put on in the morning
Float Pool = those who come when it is short
Turno = Italian for a shift
Night Cover = who takes it
! Filled by tonight

machine-monitor* predictive-maint* machine-shop* cnc manufactur* production-line* factory factories
Spindle = what everything turns on
Shift & Shaft = who works and what turns
+Steadyline = a line that does not stand still
Warm Bearing = the first sign
Second Shift = the one that also runs
Tornio = Italian for a lathe
Tool Path = the way through the metal
Down to the Micron = as exact as that
! Known before it stops
! The line runs, the shift goes home

prototyp* 3d-printing 3d-printed electronics-design maker-space makerspace hardware-lab
Layer by Layer = how it comes about
First Try = the one that is allowed to fail
+Printbench = where it comes out
Rough Cut = the first that one can hold
Jig & Part = what holds and what is made
Bozzetto = Italian for a first sketch
Small Run = twenty, not twenty thousand
! In your hand by Friday
! From the drawing to the drawer

weld welding welder metalwork blacksmith steel-fabricat* forge
Bright Seam = two pieces that are one
Anvil & Ember = what is struck and what glows
+Forgeside = close to the fire
Blue Flame = the hot one
Spark & Plate = what flies and what is joined
Fucina = Italian for a forge
Cold Steel = what it is when it is done
! Joined for good

workwear work-clothes uniform uniforms work-wear
Fresh Collar = how a shift should begin
Press & Peg = how it gets smooth and where it hangs
+Shirtwell = a shirt that is always there
Monday Shirt = clean, and on its hook
Cuff & Collar = what is seen first
Apron String = what is tied at nine
Grembiule = Italian for an apron
On the Peg = where it waits
Starch = what makes it stand
Name Tag = sewn in, and never lost
! Clean on Monday, every Monday
! Washed, counted, back on its hook

green-roof* roof-garden* rooftop facade-garden* living-wall* urban-garden* green-wall*
High Meadow = grass where nobody expected it
Sedum = the plant that likes a roof
+Topsoil = the best of the earth, up there
Loft & Leaf = how high, and what grows
Skyline Green = seen from the next house
Rain Keeper = what a planted roof is
Prato = Italian for a meadow
Fifth Wall = the one that everybody forgot
Roof & Root = what it stands on and what holds it
! The best garden is on top
! Water stays, heat goes

math maths evening-class* adult-education second-chance numeracy night-school
Second Try = how everything is learned
From Zero = where everybody may begin
Sum & Substance = what it comes to
+Counterpart = the one beside you who is also counting
Carry the One = what nobody ever explained
Night Class = when the house is quiet
Square Root = what it grows from
Long Division = the end of many school days
Lavagna = Italian for a blackboard
No Red Ink = how it is marked here
! From zero, and without a blush
! It was never you

malaria mosquito-net* health-worker* community-health vaccin* global-health
Whole Net = one without a hole
First Mile = the one before the clinic
+Netwise = knowing where it is torn
Village Round = from door to door
Still Night = one without a whine
Bednet = what one sleeps under
Salama = Swahili for safe
Count & Carry = what is done with every one
! One message, one new net
! The last house is not forgotten

landlord-service* rent-collect* unpaid-rent eviction payment-plan* tenant-stops arrears
First of the Month = when it is due
Paid Up = how it should be
+Rentwell = rent, and no quarrel
Calm Notice = a letter that gets an answer
Fair Terms = those both can keep
Door & Due = where one lives and what it costs
Pigione = Italian for the rent
Back on Track = what a plan is for
Square Again = nobody owes
! A talk first, a court last
! Paid again, and still a tenant

print-shop t-shirt* screen-print* custom-print* merch merchandise embroider* promotional
Wet Ink = fresh from the press
Squeegee = what pulls the colour through
+Inkyard = where colour is used by the bucket
Small Run = twenty, not twenty thousand
Front & Back = the two sides of a shirt
Stampa = Italian for print
Four Colours = enough for all the others
! Twenty shirts, not two thousand

vineyard-sensor* frost crop-disease orchard orchards apple-grow* fruit-grow* olive-grow* winegrow*
Bud Break = the week that decides the year
Last Frost = the night one stays up for
+Orchardside = between the rows
Row & Root = where it stands and what holds it
Windfall = what comes down by itself
Brina = Italian for hoarfrost
Late Row = the last to be picked
First Bloom = when it starts to matter
! Awake on the night of the frost
! The harvest begins in March

air-quality mould humidity indoor-climate radon ventilation thermostat smart-thermostat*
Open Window = what helps most of the time
+Airwell = a shaft that lets a house breathe
Fresh Room = how one likes to come in
Dry Corner = where nothing black grows
Draught = air on its way
Brezza = Italian for a light wind
Breathe Easy = as one should at home
! Air you do not have to think about

smart-meter* energy-monitor* building-manage* building-energy peak-load power-grid battery-storage
Night Rate = when it costs least
Load & Lull = when all of it runs and when nothing does
+Wattwise = knowing where it goes
Standby = what runs when nothing does
Base Load = what is always on
Scintilla = Italian for a spark
Flat Peak = what saves the most
! See what runs at night
! The bill, before it comes

warehouse-robot* industrial-robot* welding-robot* picking-robot* robotics robotic-arm* robot-arm* gripper*
Second Arm = one that does not tire
Grip & Go = what it does all day
+Axisworks = where it turns
Night Hand = who works when nobody is there
Steady Hand = one that never shakes
Braccio = Italian for an arm
Home Position = where every move begins
! The dull part, done by night

office-coffee roasted-beans per-cup office-snack* office-fruit coffee-machine* office-pantry espresso-machine*
Good Crema = what stands on a good espresso
Ten O'Clock = when the best ideas come
+Cupwell = what never runs dry
Kitchen Talk = where work really gets settled
Third Floor = where the good one stands
Bean & Break = coffee, and the time for it
Pausa = Italian for a break
Double Shot = for Mondays
Refill = the kindest question
Descaled = and therefore good
! The best ten minutes of the day
! Good coffee, and nobody to call

office-clean* office-manage* office-plant* office-fit* co-working coworking shared-office* hot-desk*
Corner Desk = the one that everybody wants
Quiet Car = a place where one can think
+Deskfolk = people who sit beside you
Window Seat = the best place to work
Third Place = neither home nor office
Key & Coffee = all one needs to begin
Scrivania = Italian for a desk
Second Monitor = where the other half is
! A desk, a door, good company

drone drones aerial aerial-survey* aerial-photo* inspection-drone*
Kestrel = the bird that stands in the air and looks down
Rotor & Ridge = what flies and what it looks at
+Skywise = knowing how it looks from above
Hover = to stay where one can see
Bird's View = how it looks from up there
Updraught = what carries it
Falco = Italian for a falcon
Clear Skies = when it flies
! Seen from above, without a ladder
! Up for ten minutes, saves ten days

photo-cull* culling photo-editing wedding-photo* lightroom photographer's event-photo* retouch* portrait-photo*
Contact Sheet = where the good ones are marked
Keepers = those that stay
First Pass = the one that takes the longest
Grain & Glow = what makes it yours
Golden Hour = when everybody wants to be photographed
Scatto = Italian for the click of a camera
Safelight = the red lamp of a darkroom
Best of Nine = the one that is kept
+Framewise = knowing which one
! Four thousand in, four hundred out
! Your eye, a hundred times faster
! Out of the folder, into the album

photo-scan* slides cassettes old-films family-photo* old-photo* digitis* digitiz* photo-album* family-archive photo-restor* negatives
Shoebox = where a family keeps its past
Corner Mount = what holds a photo in its album
+Attic = where the boxes are
Sepia = the colour of long ago
Named & Dated = what somebody should have done
Back of the Photo = where it says who it is
Ricordo = Italian for a memory
Sunday Best = what they are wearing
Who Is That = the question that is answered in time
Album & Attic = where they were and where they go
! Every face gets its name back
! Out of the box, into the family
! Seen again, by all of them

supplier-invoice* invoice-check* checks-invoices compares-every compares-each compare-every checks-each-line compares-each-line wrong-price* overcharg* reconcil* mismatch* discrepanc* bill-check* checks-the-bill bill-checked bills-checked audits-the agreed-price*
Tick & Total = what a page ends with once it was checked
Second Count = the one that settles it
+Columnwise = from the top of the page to the sum
Penny Right = right to the last coin
Even Sums = when both sides of the page agree
Fair Bill = one that says what was agreed
+Crossfoot = adding up both ways, so that nothing hides
Found Money = what was paid too much, and came back
As Agreed = two words that should stand under every bill
Scontrino = Italian for the slip with the sum
! Every line, compared
! Pay what was agreed
! Read to the last line

leftover-roll* deadstock fabric-roll* leftover-fabric* surplus-fabric* swatch* by-the-metre by-the-meter remnant* textile-mill* fabric-mill* leftover-wool jersey bolt-of offcut-fabric*
Bolt & Swatch = the roll, and the piece that speaks for it
Last Metre = what is still on the roll
Good Remnant = a piece that waits for its use
+Clothend = the end of a roll, where something begins
Warp Room = where a cloth is set up
Short Run = few pieces, made properly
+Weftline = the thread that goes across
Roll End = what a mill has left
Scampolo = Italian for what is left of a cloth
By the Metre = how good cloth is bought
! The rest of the roll, put to use
! Good cloth, by the metre
! Felt first, then cut

sample-library material-sample* material-library samples-from lending-library borrow-any
Swatchroom = where one may touch before choosing
Touch & Return = taken, looked at, brought back
+Sampleshelf = where all of them stand beside each other
Third Use = what most things never get
Borrowed Light = what falls in from the next room
On Loan = here today, with somebody else tomorrow
+Lendwell = given out, and back in good shape
Card & Catalogue = where it stands, and who has it
Prestito = Italian for a loan of something
! Touch it before you choose it
! Borrowed, not bought again

open-studio open-workshop open-pottery shared-workshop maker-space* makerspace* door-code members-come community-workshop shared-studio
Open Bench = a place that is free when you are
Own Hook = where a member's apron hangs
Late Lights = the windows that are still lit
+Benchkey = a key, and a place to work
Shelf Twelve = where your piece waits for you
Apron On = the moment the day is over
+Wheelkey = a key to the place where it is made
House Key = what a member has in the pocket
! Come when you have time
! A place to work, whenever you like

scaffolding-yard scaffolding-firm* tubes-and couplers yard-stock counts-tubes tool-track* site-tools lost-tools missing-material* loaded-truck tools-missing
Yard Count = what stands there in the evening
Out & Back = the two ways that everything goes
+Countback = all of it, home again
Last Coupler = the small part that everybody misses
+Yardtally = a list of what stands in the yard
Gate Check = a look at the load before it leaves
Full Return = when nothing stayed behind
Load List = what is on the truck, in one page
! What goes out comes back
! Know what is still out there
`;
