/** Fields in which many new products are founded, with names of every kind; written as in nature.ts. */
export const FIELDS_OF_PITCHES = `
desk-booking room-booking hot-desk* hybrid-office* hybrid-work* floor-map floor-plan* floor-space meeting-room* desk-and-room
+Seatwise = knowing where there is a seat
In Today = who is there, at a glance
+Benchday = the day one comes in for
Window Desk = the one that everybody wants
Full House = what only one day of the week should be
Pull Up a Chair = there is room
+Roomcast = which rooms are free, said ahead
+Quietfloor = where one can think
! No desk empty, nobody without one
! Know who is in before you go

energy-bar* protein-bar* snack-bar* oat-bar* nut-bar* fruit-bar* granola-bar* energy-gel* sports-nutrition energy-ball* energy-bite*
Back Pocket = where a jersey keeps it
+Longbite = a bite that lasts the whole way
Second Half = when it shows who has eaten
Feed Zone = where the bags are handed out
+Trailcrumb = what is left when it was good
Far Enough = how far one gets with one in the pocket
+Bitewise = knowing what to eat, and when
Half Way Up = the place to stop and unwrap
! One in the pocket, one on the way
! Eaten on the move

oat-milk plant-milk almond-milk nut-milk soy-milk plant-based-drink* dairy-free
+Oatwell = a spring, but of oats
First Pour = what the cup begins with
+Oathouse = where the oats are pressed
Smooth Grain = how it should feel in the cup
Barista Oat = the one that foams
+Millpour = from the mill into the cup
Good Grain = where it comes from
Bottle Round = the tour that brings the full and takes the empty
! It pours like milk
! Pressed here, poured here

video-clip* vertical-clip* short-form tiktok reels video-edit* repurpos* content-creator* youtube-creator*
+Clipwell = cut where it should be
Best Minute = the one that people pass on
+Cutline = where the scissors go
Final Take = the one that stays
+Reelhouse = where many of them are made
Jump Cut = from one good moment to the next
Worth Sharing = what one hopes to hear
+Hooklight = what makes one stop and watch
! One recording, a week of clips
! The good part, found for you

lecture* flashcard* study-note* lecture-slide* practice-exam* revision-app* study-app* exam-question*
+Notewise = knowing what to write down
Front Row = where one hears everything
+Cramless = without the last night
Margin Note = what turns out to matter
+Passmark = the line one has to reach
Second Reading = when it becomes clear
+Quizward = towards the answer
Finals Ready = how one wants to feel in June
! From the lecture to the right answer
! Learn what will be asked

virtual-reality vr-platform* vr-headset* exposure-therap* phobia* vr-training
+Facewell = looking it in the eye
Small Exposure = as much as one can take today
+Braveroom = where one tries what one fears
Safe Distance = from where one can look at it
Next Rung = one step higher on the ladder
+Stepnear = a little closer each time
Take-Off = the moment one has practised for
+Calmview = seen, and still calm
! Practise it before it happens
! Fear, one step at a time

motion-sensor* living-alone live-alone fall-detect* ageing-parent* aging-parent* plug-in-sensor independent-living
Kettle On = the sign that all is well
+Morningsign = somebody is up
All Well = what one wants to hear before work
+Nearby = how it feels although one is far
+Homesign = a sign of life from home
Curtains Open = how one knows from the street
+Kindwatch = looking after without looking in
Usual Day = the best news there is
! You know before you have to ring
! Close by, from far away

heat-pump* gas-boiler* boiler-replac* heating-upgrade* retrofit*
+Warmpath = the way to a warm house
Last Boiler = the one that need not follow
+Heatwise = knowing how a house gets warm
Quiet Warmth = heat that nobody hears
+Pumpwell = warmth out of the air
Steady Nineteen = a room as it should be
+Degreeday = what every heating is measured by
Clear Quote = one that can be laid beside another
! From the first look to the last grant
! The boiler goes, the warmth stays

roblox minecraft coding-club* code-club* coding-class* learn-to-code game-mak* coding-for-children
+Buildclub = a club in which something gets built
Level One = where everybody starts
+Pixelyard = a yard made of small squares
Press Start = how it begins
+Loopkids = who says it once and lets it run
Made by Me = what is written under the first game
+Blockworks = where one piece goes on the other
Save & Show = the two keys that count
! Less playing, more making
! Their own game, in ten weeks

kitchen-waste food-cost* smart-scale plate-waste waste-track* weigh-waste throw-away-food
+Binwise = knowing what goes in there
Clean Plate = the best thing to come back
+Lessbin = a bin that stays light
Second Shelf = where it was forgotten
+Scalewell = weighed, and known
Last Portion = the one that was too much
+Trimline = what is cut off and counted
Full Tray = what should not come back
! See what you throw away
! What is weighed is not wasted

onboarding new-hire* employee-onboard* first-day people-team* hr-software hr-tool
First Monday = when it all begins
+Dayone = how it is done from the start
Warm Start = an engine that need not be forced
+Welcomewise = knowing how to say hello
Name on the Door = what makes one belong
+Rampway = the way up without steps
Coffee at Ten = where one meets the others
+Seatready = everything in its place
! Ready on the first morning
! The first week, planned

resistance-train* strength-train* bone-density women-over muscle-mass midlife
Second Wind = the breath that comes when it counts
+Strongher = stronger than before
Heavy Enough = the weight that is right today
+Ironwell = iron, and good for one
+Liftkind = lifting, and being kind to oneself
Third Set = where it counts
Prime Again = the best years, twice
+Bonewise = knowing what bones need
! Stronger at fifty than at forty
! Twenty minutes that stay

co2 co2-footprint shipment-emission* emission-factor* scope-3 carbon-api per-delivery carbon-label*
+Gramwise = every gram, known
Light Parcel = one that leaves little in the air
+Routeprint = what a way leaves behind
Honest Tonne = one that was counted
+Airledger = what goes into the air, in a book
Counted Mile = one whose price is known
+Carbonline = the line on which it stands
Net Figure = what is left when all is counted
! Every shipment, in grams
! Counted once, good for the audit

compare-quotes solar-quote* installer-quote* quotes-from several-quotes overcharg* compare-offer* independent-comparison
Fair Quote = one that stands beside the others
+Quotewise = knowing what is in it
Side by Side = how one sees the difference
+Pricelight = what makes a price plain
Second Look = before anything is signed
+Clearbid = an offer without small print
Fair Figure = what it should cost
+Weighwell = weighed before it is chosen
! Know what is fair before you sign
! Three quotes, one answer

ethnic-wear lehenga* saree* sari saris designer-wear occasion-wear outfit-rental evening-dress* rent-a-dress
+Wearagain = once is not enough
Borrowed Silk = worn tonight, back on Monday
+Drapewell = how it should fall
Second Dance = a dress that goes out again
One Evening = as long as one needs it
+Silkloop = out, and back, and out again
Gold Border = where the thread shines
+Festwear = for the day that is photographed
! Worn once, by many
! The dress, without the wardrobe

employee-advance salary-advance* wage-access earned-wage* pay-advance
+Payday = the day that everybody counts to
Early Wage = earned already, so why wait
+Earnwell = what was worked for, when it is needed
Mid Month = when it gets tight
+Wageway = the way from the work to the money
Drawn Down = as much as is needed, no more
! Earned today, there today

farm-loan* farm-input* smallholder* farm-credit crop-insurance harvest-loan* farmer-finance
+Seedfund = money that goes into the ground
First Sack = where a season starts
+Cropbond = a word until the harvest
Rain or Shine = covered either way
+Furrowpay = paid when it comes up
Harvest Terms = paid when it is in
! Sow now, pay at harvest

solar-home-system* paygo pay-as-you-go-solar off-grid mini-grid* micro-grid* microgrid*
First Bulb = what changes an evening
+Sunpaid = paid with what the day brings
+Gridless = without waiting for a line
Evening Light = when it is needed most
+Daystore = the day, kept for the night
Village Line = one that everybody is on
! Light now, paid day by day

indoor-air air-quality air-purif* air-monitor* ventilation-sensor*
+Breatheasy = what one does when it is right
Open Window = the oldest remedy
+Airwise = knowing what one breathes
Clear Room = where nobody yawns
+Freshmark = when it is time to let air in
Good Air = what nobody notices
! See what you breathe

menstrual* period-care period-product* period-pant* tampon* cycle-track* reusable-pad*
+Moonwell = every month, and well
Day Two = the one that counts
+Cycleside = at one's side all month
Red Letter = a day that is marked, and fine
+Luneday = a day by the moon
No Fuss = how it should be talked about
! Every month, without a worry

habit-app* habit-track* habit-build* routine-app* new-habit* daily-habit* morning-routine*
+Dailywise = a little wiser each day
Day Sixty = when it does itself
+Streakly = one day after the other
Small Promise = one that can be kept
+Tickwell = the pleasure of a tick
Again Tomorrow = all that a habit is
! One small thing, every day

itinerar* trip-plan* travel-plan* travel-ai day-by-day-plan* group-trip*
+Daytrail = the way through a day
Good Detour = what one tells at home
+Tripwise = knowing how to get there
Window or Aisle = the first question
+Wayfold = a map, put together
Carry On = all one needs, and the wish to go
! The trip, planned in one evening

grocery-deliver* quick-commerce online-grocer* groceries-in grocery-app*
+Basketrun = the basket, on its way
Top Shelf = where the good things are
+Pantrywise = knowing what is missing
Milk & Bread = what one goes out for
+Corneraisle = the shop, round the corner
Full Fridge = how a weekend should begin
! The shop, at your door by six

supplement* vitamin* protein-powder collagen electrolyte* nutraceutical*
+Dailygrain = a little, every day
Plain Label = one that says what is in it
+Scoopwell = as much as does one good
Nothing Else = what is in it besides
+Morningdose = with the first glass of water
True Measure = what it says, and what is in
! What it says is what is in it

event-ticket* ticket-sale* ticketing ticket-platform* ticket-resale box-office
+Stubway = what one keeps when it is over
Row F = where one sees best
+Doorlist = who is on it gets in
House Lights = when they go down, it begins
+Gatewell = in, without a queue
Last Call = the bell before the curtain
! Sold fair, scanned fast

client-intake legal-intake law-firm* intake-call* law-practice* attorney attorneys
First Call = the one that decides
+Intakewise = knowing what to ask first
Open Matter = what begins with a call
+Casewell = a case, well begun
Counsel Line = a line that is answered
Retainer = what follows a good first talk
+Briefcall = short, and all is asked
! The first call, always answered

building-material* construction-material* bulk-cement material-order* site-deliver*
+Sitewell = there when it is needed
Full Pallet = how it should arrive
+Bricklane = the way to the wall
On Site by Six = when the day begins there
+Stackyard = where it all stands ready
True Load = what was ordered, and all of it
! On site before the crew

blood-pressure remote-monitor* patient-monitor* chronic-patient* heart-failure vital-sign*
+Beatwise = knowing one's own beat
Good Reading = what one hopes for each morning
+Cuffwell = measured, and all is well
Steady Beat = how it should go on
+Carepulse = a hand on the wrist, from afar
Home Round = the visit that needs no ward
! Seen by the clinic, from home

product-return* return-portal* returns-software returns-app* e-commerce-return* exchange-instead
+Sendback = what should be easy
Second Shelf Life = sold again, not thrown away
+Backwise = knowing why it came back
Kept It = what one wants to hear
+Loopship = out and back in one round
Right Size = why most things come back
! Back in one step, sold again soon

kyc identity-verif* identity-check* fraud-detect* onboarding-check* background-check*
+Trueface = the one in the passport
Same Person = all one wants to know
+Idwell = known, and well
Known Hand = one whose mark is familiar
+Signsure = the one who signed
Green Tick = what one waits for
! Sure who it is, in a minute

cold-room* cold-storage cold-chain refrigerated walk-in-cooler*
+Coolharbour = a harbour for what must stay cold
Cold Shelf = where it keeps
+Frostline = up to here, and no further
Four Degrees = as it has to be all the way
+Chillyard = a yard without sun
Still Fresh = what one wants to say in a week
! Fresh from the field to the shop

workflow-automat* ai-agent* automate-document* process-automat* back-office-automat* copilot
+Handsfree = with both hands for something else
Night Clerk = somebody who does it while one sleeps
+Flowdesk = a desk on which nothing lies long
Second Pair = of hands, when they are needed
+Doneby = how every list should end
Off My Desk = the best place for it
! The dull part, done overnight

ai-tutor ai-coach ai-companion speaking-practice conversation-practice language-app*
+Talkwise = knowing what to say
Say It Twice = how one learns it
+Speakwell = the aim of it all
Open Mouth = all it takes to begin
+Lingoday = a few words each day
Small Talk = what is hardest abroad
! Speak from the first day

home-insulat* energy-audit* energy-renovat* building-energy* subsidy-application* energy-adviser*
+Thermwise = knowing where warmth goes
Tight House = one that keeps what it is given
+Grantwell = money that is there for it
Cold Corner = where one begins to look
+Energypath = the way to a smaller bill
Second Skin = what a house puts on
! Know what to do first, and who pays

pelvic-floor pelvic postpartum after-birth perineal core-strength* incontinence
+Corewell = strong where nobody looks
Week Eight = when one notices
+Afterbloom = what comes when the hardest is over
Ten Quiet Minutes = all it takes in a day
+Firmly = said softly
Laugh Again = without a second thought
+Herground = the ground one stands on
Kindly Strong = how one gets there
! Ten minutes, and nobody has to know
! Strong again, from the inside

fmcg shelf-photo* photograph-shel* planogram* field-rep* on-shelf out-of-stock* shelf-check* merchandis*
+Shelfcast = what stands there, as of now
Eye Level = where it is bought
Gap Found = what the next order begins with
+Aislewise = knowing what is in the aisle
Last Can = the one after which nobody buys
+Frontrow = where every brand wants to stand
Store Walk = the round on which one sees it
! See the shelf before it is empty
! Every shop, as it looks today

peak-demand peak-charge* power-meter* submeter* load-shift* peak-load* demand-charge* energy-manager*
+Peakless = a day without a summit
Off Peak = when power is cheapest
+Loadwise = knowing who draws what
Base Load = what runs all night
Ampere Street = where the current comes along
Flat Line = the best curve a bill can have
+Wattway = where the power goes
Meter Reader = whoever sees it first
! The peak, seen before it costs
! One machine later, and the bill is smaller

donor-report* grant-report* ngo ngos grant-manage* report-to-donors reports-to-donors grant-track*
+Grantwise = knowing what the donor asks
Paper Trail = the way that every coin has taken
+Proofwell = shown, and in order
Signed Off = how a report should leave
+Ledgertrust = a book that others believe
Every Shilling = counted, and where it went
+Fundline = from the grant to the receipt
Clean Audit = the shortest meeting of the year
! Every receipt, in the right grant
! The report, ready before it is due

tradesm* vetted-tradesp* fixed-price-quote* book-a-plumber book-a-tiler home-improvement*
Trade Lane = where the good ones can be found
Fixed Price = the two words one wants to hear
+Jobwell = done, and done right
First Quote = the only one that is needed
+Toolgate = where the right hands come in
Sorted Saturday = what one can do with the weekend
! One photo, one price, one date

smart-fridge* micro-market* unattended-retail night-shift* vending-machine*
+Nightbite = something good at three
Open All Hours = when it is needed
+Coolcorner = the corner where it stands
Third Shift = the one that is forgotten
+Midplate = a plate in the middle of the night
Tap & Eat = all there is to do
! Fresh at three in the morning
`;
