/** Tools, papers and the working day; written as in nature.ts. */
export const WORK = `
helmet visor mask
Clear Visor = what lets one see while it counts
Hard Hat = what everybody on a site wears

weld welding welder solder
True Bead = a weld as it should look
First Pass = the first run along the joint
Bright Arc = the light that joins two pieces
Steady Arc = how one knows a good welder
Good Seam = what is left when the light goes out

ladder scaffold scaffolding crane
Top Rung = as far as a ladder goes
Boom & Hook = what a crane is made of

hammer saw drill screwdriver toolbox
Pegboard = where every tool has its outline
Measure Twice = the first half of a good rule
Shop Apron = what hangs beside the door
True Edge = what a good tool leaves

knife knives scissors sharpen* blade
Whetstone = what makes an edge keen again
Keen Edge = the one that needs no force
Grindstone = what a blade comes back from

robotic robot-arm* industrial-robot*
Steady Arm = the one that never tires
+Armwright = an arm that builds

drone unmanned
Kestrel = the bird that hangs in the air and looks
From Above = where one sees it all
Skylark = the bird that climbs straight up
Rotor & Wing = what keeps it in the air
Flyover = once across, and everything seen

camera photograph lens
Aperture = how much light is let in
In Focus = sharp where it matters
Contact Sheet = where one finds the good one

scope telescope binocular* microscope
Eyepiece = where one person looks, until there are more
Field of View = all that can be seen at once
Close Look = what makes far things near

phone smartphone telephone
Dial Tone = the sound of somebody about to be reached
Pick Up = what one hopes somebody will do

voice-note recording memo
Said & Done = from the word to the deed
Take a Note = what one says to whoever writes it down
Minute Book = where decisions stand

meeting agenda decision
Action Point = what a meeting is for
Minute Book = where decisions stand

email inbox message chat
Clear Reply = an answer without a second question
+Inboxwise = knowing what can wait

letter envelope mail
Opened = what a letter must be before it can be answered
Paper Knife = what opens what one is afraid of
Yours Faithfully = how a proper letter ends
Signed & Sent = out of the house, and settled

mortgage arrears debt
Breathing Space = what a pause is for
Head Above = where it has to stay
Grace Period = the weeks in which nothing falls due

loan credit borrower
Good Faith = what lending has always rested on
Handshake = how loans once were sealed

bank account
Small Change = what adds up
Passbook = where savings once were written down

money cash coin savings
Rainy Day = what one saves for
Acorn Jar = where small sums grow
Penny Wise = careful where it counts

insurance insurer insured policy policies
Plain Cover = what it says is what it pays
Rain or Shine = whatever happens
Safe Side = where one would rather be

tax refund
Due Back = what is owed, and the day it comes
Clear Return = one that needs no second letter

invoice receipt expenses
Paid in Full = the stamp everybody likes
Shoebox = where receipts used to live
Month End = when it all has to balance

contract agreement clause lease
Dotted Line = where it is signed
Fair Copy = the version without a blot
Plain Clause = a sentence that hides nothing
Counterpart = the copy that stays with you

monthly-rent tenant landlord rental-deposit
Latchkey = the key one never puts down
Quiet Street = where one would like to live
First of the Month = when it is due

certificate permit licence license visa passport
Rubber Stamp = what it takes in the end
Stamped = how one wants to get it back
Green Light = you may go

form paperwork application
Dotted Line = where it is signed
Filled In = ready to go
Carbon Copy = the sheet that stays with you

grant funding fund fundraising donation
Match & Fund = half from each side
Good Cause = why anybody gives

tender bid procurement
Sealed Bid = the envelope that is opened last
Second Source = somebody else to ask
Good Terms = what both sides want to be on

quote estimate
Firm Price = the one that does not grow
Ballpark = the first figure

logbook inspection inspector audit
Sign & Date = what ends an inspection
Walk Round = how an inspection is done
Ticked Off = done, line by line
Good Standing = how one leaves an inspection

shift rota roster night-shift
Clock On = how a shift begins
Night Relief = whoever comes when you may go
Handover = the minutes in which one shift trusts the next
Swap Shift = the favour colleagues do each other

appointment waiting-list no-show*
Next in Line = whoever is glad to be called
Full Diary = what every practice wants
Standby = ready, and pleased to come

queue waiting-room
+Nextup = whose turn it is
Short Line = where it goes quickly

calendar diary reminder
+Daymark = what must not be missed
Day Planner = where it stands, so that the head is free

job vacancy vacancies recruit* hiring
First Monday = the day it starts
Open Chair = the place that is waiting

apprentice apprenticeship trainee
Journeyman = what an apprentice wants to become
Master's Eye = the look that sees what goes wrong
Second Try = how a trade is learned
Trade Hand = somebody who knows the work

volunteer charity
Many Hands = what makes light work
Good Turn = what one deserves and another does

interpreter translation translator sign-language
Both Ways = how a talk should go
Word for Word = as it was said

lawyer court solicitor notary
Plain Counsel = advice in words one knows
Fair Hearing = what everybody is owed
Second Reading = the look that finds the catch

warehouse stock inventory shelf shelves
On the Shelf = where it should be
Stock Take = the count that comes out right

parcel package delivery courier
Signed For = there, with a name beside it
Last Mile = the one that counts
Brown Paper = what a parcel wears

factory machine machinery production-line
First Run = the first good piece
True Running = how a sound machine sounds
Night Shift = when the machines have it to themselves
Tolerance = how much a good part may differ

steel metal iron copper scrap-metal
Tempered = hard where it must be, and not brittle
Good Mettle = what both people and metal can have
Bright Steel = what is under the rust
Filings = what falls when metal is made to fit

timber plank beam sawmill
Heartwood = the strongest part of a tree
Air Dried = the slow way, and the better one
Plank & Peg = how ships and barns were built

brick concrete cement mortar
Course by Course = how a wall grows
Stretcher & Header = the two ways a brick can lie

clay ceramic* pottery kiln glaze
Slow Kiln = a kiln that takes its night
Maker's Mark = the sign pressed into the clay
Thumb Pot = the first thing every potter makes
Wheel Thrown = made on the potter's wheel
Slip & Glaze = the two coats of a pot

paper worksheet notebook cardboard
Fair Sheet = the one without a blot
Ream = five hundred sheets, or as many as are needed

ink pen pencil calligraphy tattoo
Fine Liner = the pen for what must stay
Inkwell = where the pen goes back to
Flash Sheet = the wall a tattoo is chosen from

printer printing print label
First Proof = the one that is looked at closely
Off the Press = still warm
In Register = when all colours meet where they should

book novel author bookshop
Dust Jacket = what a book is first seen in
First Edition = the one collectors look for
Page One = where a reader decides
Shelf Appeal = what makes a hand reach out

sketch illustrat* drawing a-cover per-cover cover-design book-cover cover-art
Dust Jacket = what a book is first seen in
Thumbnail = the small drawing in which the idea shows
First Sketch = the line that says it already
Pencil First = how good pictures begin

poster banner logo signage signage shop-sign neon-sign
Fly Poster = what is up before anybody asks
Shop Sign = what hangs over the door

map route navigation
Waypoint = one of the places on the way
True Map = one that shows the step
Legend = the corner of a map that explains it
Way In = what one looks for first

sensor probe detector measuring
+Pingmark = the sign that something moved
Plumb Bob = the weight that is always right

weather forecast leaf-wetness frost
Barometer = what says it before the sky does
Weather Eye = the look somebody keeps on the sky
Dew Point = when a leaf begins to be wet

battery batteries power-bank
Full Charge = how a day should start
Longlast = what a good battery does

solar photovoltaic
High Noon = when the roof earns most
Clear Sky = what every panel hopes for
Daylong = from the first light to the last

electricity energy grid power meter
Off Peak = the cheap hours
Base Load = what a house always needs
Live Wire = what everything hangs on

radio antenna signal broadcast
Call Sign = who is speaking
Good Signal = what gets through
Over & Out = all is said
Long Wave = what carries over mountains

cable wire wiring charger-cable
Patch Cord = what joins two that were apart
Good Ground = what every wire needs

speaker headphone microphone loudspeaker
Warm Mic = the one that makes a voice sound near
Good Ear = what some people have

display keyboard laptop computer
Warm Boot = a second start without a loss
+Keylight = letters, lit

software-developer* developer source-code bug-tracker deploy*
Clean Build = the one without a warning
Green Run = when everything passes
First Commit = how it all began

server backup cloud hosting
Second Copy = the one you are glad of
Warm Spare = what takes over at once
Cold Store = where it lies for ever

password login phishing scam fraud
Second Lock = what stops the ones who have the key
Deadbolt = the lock that makes a sound
Who Goes There = what a good guard asks

spreadsheet excel
Cell by Cell = how it used to be done
Bottom Line = what everybody reads first
Carried Over = from one page to the next

dashboard metrics kpi
Headline = what one needs to know first
By the Numbers = how it is decided
At a Glance = as long as it should take

shop store boutique retailer
Shop Bell = the sound of somebody coming in
Open Till Late = what the sign says
Window Seat = the best view of the street

market stall trader
Stallholder = whoever stands behind the goods
+Stallside = beside whoever sells

office desk coworking
Corner Desk = the one by the window
Clean Desk = how a day should end
Nine to Noon = the good half of a day

dealer second-hand used pre-owned reseller
Handed Down = from one who has done with it to one who needs it
Good as Gold = used, and none the worse
Passed On = from one pair of hands to the next

village-shop subscription member membership
Regulars = those who come back
+Larderbell = what rings when the door opens
`;
