/** Sport, culture, learning, travel and company, each with names of every kind; written as in nature.ts. */
export const FIELDS_OF_PLAY = `
strength-train* gym gyms fitness weight-train* personal-trainer* workout* strength-studio women's-gym
Second Strength = the one that comes later
Rep & Rest = what makes one strong
+Liftwell = from the knees, with a straight back
Iron Hour = the one that is kept free
Chalk & Bar = for the hands, and what they hold
Good Form = how it should be done
Barbell Club = iron, and company
Forza = Italian for strength
Warm Up = the way in
Own Weight = the first thing to lift
Steady Iron = what does not let one down
+Kettlefolk = people with a kettlebell
! Stronger than last month
! A small room, a strong hour
! Nobody watches, everybody lifts

yoga pilates meditation breathwork mindfulness yoga-studio*
Long Breath = what it begins and ends with
Bare Feet = all the equipment there is
+Stillroom = a room in which nothing hurries
Mat & Morning = all one needs
Exhale = the better half of a breath
Child's Pose = where one may rest
Respiro = Italian for a breath
Soft Spine = what one leaves with
Quiet Mat = where one may be
! An hour in which nobody wants anything
! Come stiff, leave long

running runners marathon jogging running-club* run-club*
Negative Split = the second half, faster
Lace Up = the hardest part
+Stridewell = going well, step by step
Second Wind = what comes after the first is gone
Easy Mile = the one that makes you fast
Early Loop = round before breakfast
Passo = Italian for a step
Bib & Lace = what a race needs
Long Sunday = the run of the week
! Easy miles, good company
! The first step is the door

cycling cyclist* road-bike* gravel bike-tour* cycling-club*
Tailwind = what makes everybody strong
Chain & Hill = what drives and what it is for
+Spokefolk = people on two wheels
Early Climb = up before the cars
Drop Bars = for those who mean it
Café Stop = the reason for most rides
Salita = Italian for a climb
Small Ring = no shame in it
! Up slowly, down smiling

swim swimmer* swimming swimming-lesson* swim-lesson* mobile-pool folding-pool swim-coach* open-water swimming-class* learn-to-swim
Deep End = where one ends up
Cold Dip = the best start there is
+Lanewell = up and down, in peace
First Length = twenty-five metres of courage
Breathe Left = or right
Onda = Italian for a wave
Cap & Goggles = all that one needs
Push Off = how every length begins
! From the edge to the deep end

football soccer tennis padel basketball golf hockey sports-club* amateur-team* youth-team*
Home Game = the one with cake
Extra Time = when it gets interesting
+Touchline = where parents stand
Sunday League = where it is really played
Deuce = everything open again
Whistle & Boot = what starts and what scores
Campo = Italian for a pitch
Bench & Bib = where one waits and what one wears
! Ten players, one ball, no excuses

martial-art* boxing judo karate self-defence self-defense boxing-club*
First Bell = when it starts
Bow & Guard = respect, then defence
+Ringside = close to it
Light Feet = the secret of it
Corner Stool = where one gets one's breath back
Kimono = what is put on, and done up
Guardia = Italian for a guard
Three Rounds = as long as it has to last
! Calm, because you could

dance dancing dance-class* dance-school ballet salsa tango
First Step = the one that costs courage
Count of Eight = how every dance is learned
+Floorlight = the lit part of a room
Two Left Feet = whoever it is for
Barre & Beat = what one holds and what one hears
Hold & Turn = how couples do it
Passo a Due = Italian for a dance of two
Last Song = the one that everybody stays for
! Come alone, dance with all

skate skater* skateboard* skate-hall skatepark* bmx pump-track
First Drop = the one that takes courage
Deck & Kerb = what one stands on and what one jumps
+Kickflip = one turn under the feet
Grip Tape = what holds the shoes
Half Pipe = down on one side, up on the other
Push Off = how it begins
Concrete Wave = what a good bowl is
Ollie = the jump that all others start from
Knee Scab = the badge of beginners
Rampa = Italian for a ramp
! Fall, get up, once more
! Everybody drops in for the first time once

speech speeches toast toasts eulog* best-man* wedding-speech* keynote*
Raise a Glass = how it ends
Toast & Tear = what a good speech brings
Few Words = the right ones
Ahem = how every speech begins
Clink = the sound of a spoon on a glass
Cue Card = what one holds on to
+Wordsmithy = where words are made fit
Three Minutes = as long as it should be
Standing Up = the hard part
Brindisi = Italian for a toast
Said Aloud = tried before it counts
! Three minutes they will quote for years
! Your words, on their best day
! Stand up, smile, begin

fermentation fermenting sourdough-starter* kimchi sauerkraut kefir starter-culture* fermentieren
Brine & Time = what it takes
Slow Jar = the one that works by itself
Bubble Up = the sign that it lives
+Crockhouse = where the jars stand
Culture Shelf = where it grows
Tang = what makes the mouth water
Mother Jar = the one that all others come from
Salt & Wait = the whole recipe
Lid & Brine = what closes and what keeps
! It works while you sleep
! Salt, water and a little courage

surf surfing surf-school windsurf* kayak* paddle
Second Wave = the one that is taken
Fresh Tracks = the first in new snow
+Paddleout = the way to the wave
Wax & Wave = before, and what for
Low Tide = when beginners go
Onda = Italian for a wave
Whitewater = where all of them start
Line Up = where one waits for it
! Standing by the third wave

hiking hikers hike mountain-guide* outdoor outdoors trekking trail-guide*
Next Cairn = the heap of stones that shows the way
Boot & Bread = all that a day needs
+Ridgewalk = along the top
Above the Trees = where one sees far
Trailhead = where it begins
Summit Sandwich = the best there is
Sentiero = Italian for a path
Dry Socks = what one looks forward to
! Boots on, phone off

tool-rental tool-librar* rent-a-drill borrow-tools tool-locker* tools-by rental-locker* diy-tool* power-tool*
Third Shelf = where the drill is
Borrowed Drill = used for twelve minutes
+Toolstair = tools, one floor down
Bit & Bench = what turns and where it is put down
Hands On = what one wants to be
Saturday Job = when it is needed
Trapano = Italian for a drill
Lobby Locker = downstairs, and open
Good Hammer = one is enough for a whole house
Common Drill = one, for all of them
+Gearbox = where it all is
! Downstairs, charged and ready
! Used for an hour, paid for an hour
! A drill, without owning one

gear-rental camera-rental outdoor-gear camping-gear equipment-rental ski-rental rent-gear
Borrowed Boots = good for one weekend
Kit & Key = what is lent, and how one gets it
+Gearloft = where it hangs
Back by Sunday = the only rule
Lent & Lasting = used by many, kept by one
Weekender = what one needs from Friday on
Zaino = Italian for a rucksack
! Out on Friday, back on Monday
! For one weekend, not for the cellar

rehearsal-room* rehearsal practice-room* band-room* bands rehearsal-space
Sound Check = what comes before the first song
Four Bars = enough to find the beat
+Bandroom = a room that may be loud
Amp & Ember = what is loud and what glows
Count In = one, two, three, four
Loud Hour = the one in which it is allowed
Upbeat = the note before the first one
Prova = Italian for a rehearsal
Thin Walls = somebody else's problem
Stage & Chord = where it is heard and what is played
Encore = what all of it is for
! Loud until ten, quiet after
! An empty room, and a band for it
! Plug in, count in, play

band-booking live-music concert* musician musicians gig gigs dj orchestra* choir choirs
Second Encore = what nobody had planned
Front Row = where one feels it
+Stagefolk = people who know what to do up there
Set List = what will be played
Upbeat = the note before the first one
Open Mic = who dares
Coda = Italian for the tail of a piece
Bow & Brass = strings and wind
Bar & Chorus = what one counts and what one sings
! Heard from the first note

escape-room* treasure-hunt* scavenger* puzzle puzzles riddle* city-game* quiz-night* pub-quiz
Last Clue = the one that opens it
Lock & Lantern = what is closed and what lights it
+Cluebound = on the trail
Red Herring = what leads everybody astray
Cold Trail = one that gets warm
Invisible Ink = what appears at the end
Enigma = Greek for a riddle
Seven Keys = and one that fits
! Sixty minutes, one way out
! The answer was there all along

kids-camp* summer-camp* holiday-camp* forest-school outdoor-kids scouts adventure-camp*
Muddy Boots = proof of a good day
Marshmallow Hour = when the stories begin
+Campkin = the small ones round the fire
Rope & River = what they remember
First Tent = the one that fell down
Bosco = Italian for a wood
Torch & Tent = all one needs at night
! Home dirty, tired and happy

after-school-tutor* bilingual bilingual-tutor* homework homework-club* maths-tutor* tutoring tutors
Small Steps = how it is learned
Show Your Work = what every maths teacher says
+Brightdesk = a desk with good light
Light Bulb = what goes on at last
Half Past Three = when it begins
Long Division = the end of many evenings
Tandem = Latin for at length, and two on one bicycle
Gold Star = what is stuck on a good page
Slate & Page = what one learns on
+Classmate = who sits beside one
Kitchen Table = where homework is done
! Until the penny drops
! Homework, without the tears

stem science-kit* robotics-for coding-for-kids kids-coding science-club* lego
Why & How = the two questions that count
Spark Shed = where it is tried out
+Tinkerbench = where it may fall apart
Small Wires = red to red
Baking Soda = the start of many careers
Fizz & Fuse = what it does, if all goes well
Perché = Italian for why, and for because
Loud Bang = the aim of most experiments
! Built, broken, understood

reading-app literacy phonics learn-to-read reading-skill* early-reader*
First Page = read without help
Big Letters = how all of us began
+Readwell = as the name says
Finger & Line = how one keeps one's place
One More Page = what is asked for every night
Sillaba = Italian for a syllable
Story Lamp = what stays on a little longer
! The first word is the hardest

driving-school* driving-lesson* learner-driver* driving-test
Second Gear = when it starts to be fun
Mirror & Signal = and only then
+Kerbwise = knowing how far away it is
Hill Start = the one that is feared
First Solo = nobody in the other seat
Frizione = Italian for the clutch
Three Point Turn = until it fits
! From the first kerb to the pass

cooking-class* cooking-school cook-course* learn-to-cook baking-class*
Rolled Sleeves = what is needed
Whisk & Word = done, and explained
+Panwise = knowing when it is hot
Pinch of Salt = the measure nobody knows
Taste First = the rule of the house
Mestolo = Italian for a ladle
Sharp Knife = the first lesson
! Cook it here, cook it again at home

college-admission* university-applic* study-abroad student-exchange scholarship* student-loan*
First Letter = the one that says yes
Cap & Campus = where it leads
+Quadside = on the lawn between the lectures
Essay Two = the one that was better
Open Day = when one sees it
Borsa = Italian for a purse, and for a scholarship
Deadline Day = reached calmly
! The letter that says yes

teacher-tool* for-teachers classroom-app* lesson-plan* grading school-software
Second Bell = when it really starts
Red Pen = what teachers run out of
+Chalkwise = knowing how to say it
Half a Minute = all it takes
Staff Room = where teachers are honest
Gesso = Italian for chalk
Sunday Evening = free for once
Pen & Period = what one writes with and for how long
! Marked before the bell
! Sunday evenings, given back

online-course video-course e-learning short-module* self-paced course-platform masterclass*
Chapter One = where it starts to make sense
Pause & Rewind = the best thing about it
+Lessonwise = knowing what comes next
By Heart = how it stays
Second Try = how everything is learned
Ten Minutes = a lesson long
Lezione = Italian for a lesson
Worked Example = how it is really learned
! Learned tonight, used tomorrow
! Ten minutes, every evening

language-course* language-class* language-exam* learn-german learn-spanish learn-english german-course*
Mother Tongue = what one counts and dreams in
First Word = the bravest
+Speakeasily = as it should be one day
Out Loud = how it is learned
Tongue & Cheek = how one talks and how one jokes
Ciao Again = learned twice
Parola = Italian for a word
! Out loud from the first evening

art-class* drawing painting-class* art-studio atelier painting-workshop* watercolour*
Wet Paint = do not touch
Brush & Bristle = a tool, and what it is made of
+Sketchroom = a room for first tries
Blank Page = the best moment
Blue Smudge = what one has on the nose
Tela = Italian for a canvas
Charcoal = black, and easily smudged
! Nobody has to be good at it

art-gallery artist artists art-print* art-rental local-art illustration* posters
White Wall = what wants something on it
Print & Frame = what is shown and what holds it
+Hangwell = straight, and at the right height
Edition of Ten = no more than that
Signed Below = by whoever made it
Quadro = Italian for a picture
Studio Light = from the north
! From the studio to your wall

vinyl record-shop* instrument-repair guitar guitars violin piano-tun* luthier*
Side B = where the good ones are
Fret & Fingerboard = where one's hands live
+Needledrop = the crackle before the song
Open String = what sounds by itself
Perfect Fifth = what is listened for
Corda = Italian for a string
Concert Pitch = a is a
! In tune, and it stays so

audiobook* kids-stor* bedtime-stor* audio-stor* storytell* story-app
Once Upon = how it begins
Lamp Off = when the best part starts
+Storylamp = what stays on a little longer
Page & Pillow = how a day ends
One More = what is asked for every night
Fiaba = Italian for a fairy tale
Sleepy Fox = who tells it
! One more, and then it is night

city-tour* walking-tour* city-guide* audio-guide* sightseeing local-guide* travel-guide* guided-walk*
Back Street = where the city really is
Cobble & Corner = what one walks on and turns round
+Walkwise = knowing where to turn
Second Left = where it begins
Off the Square = two minutes further
Local Hour = when the buses have gone
Vicolo = Italian for an alley
Umbrella Up = how not to lose the guide
! The city, two streets further

luggage* suitcase* luggage-storage pilgrim* hostel hostels backpack* home-exchange
Light Load = how one likes to walk
Left Luggage = found again at five
+Stowaway = put away, and safe
Scallop = the sign that shows pilgrims the way
Last Train = the one you can now take
Strap & Stamp = what is carried and what is collected
Valigia = Italian for a suitcase
! Hands free until five

sailing-trip* boat-tour* river-cruise* ferry cruise canoe
Next Bend = what one goes on for
Reed & Ripple = the edge and the middle of a river
+Riverside = where one waits for it
Low Water = when one sees the bottom
Starboard = the side with the view
Fiume = Italian for a river
! Slowly, with the current

holiday-rental* vacation-rental* airbnb short-term-rent* second-home* host-manage*
Key Under Pot = how it used to be done
Fresh Sheets = what everybody looks for first
+Hostwell = as a good host does
Welcome Basket = what is remembered
Check In Four = when it begins
Chiave = Italian for a key
Sand & Key = what guests leave and what they take
! Ready by four, spotless by three

membership-communit* community-of member-event* social-club* members-club* meetup* meet-up* make-friends loneliness lonely
Regulars = those who come back
Round Table = where nobody sits at the top
+Anchorfolk = people who hold each other
Open Circle = one with room for another
Thursday Club = at the same time every week
Good Company = what it is about
Piazza = Italian for the square where people meet
First Name = how one is greeted
Stranger No More = how one leaves
Bench & Bonfire = where one sits and what one looks at
! Come alone, once
! Strangers at seven, friends by ten

singles dating matchmak* speed-dating
Second Date = the one that counts
Spark & Spoon = how it begins and how it ends
+Meethalf = where two come together
Coffee First = no more than that
Shy Hello = enough to begin
Colpo = Italian for the blow of love at first sight
! One good conversation first

women-network* founder-network* professional-network* alumni mentor mentoring mentorship mentors
Second Chair = the one beside you
Good Ladder = one that is passed down
+Mentorly = as somebody who has been there
Coffee & Counsel = how it is done
Next Table = where somebody knows the answer
Alleata = Italian for an ally
Pass It Down = what everybody does who got up
! Somebody who has been there
! Two steps ahead, one hand back

expat* newcomer* migrant* refugee* relocation integration
First Bread = where to buy it
Landing = the hard part of every flight
+Newstreet = yours, from today
Second Home = what it becomes
Key & Map = what one gets on the first day
Approdo = Italian for a landing place
Door Word = the first one learned
! At home by the second winter

neighbour* neighbor* neighbourhood-app neighborhood sharing-app share-with-neighbour* borrow-from
Next Door = the best distance
Sugar Cup = what one borrows first
+Fencepost = where neighbours talk
Over the Fence = how it gets there
Stairwell = where one meets
Vicino = Italian for near, and for a neighbour
Ladder & Loan = what is lent most
! It is probably next door

food-waste unsold-food surplus-food leftover-food public-fridge* community-fridge* food-rescue food-bank* soup-kitchen
Waste Not = and nobody wants
Second Plate = the one for somebody else
+Sharebread = bread for more than one
Last Loaf = somebody is glad of it
Open Fridge = a door without a lock
Evening Basket = what is left at six
Full Cupboard = how it should be
Briciola = Italian for a crumb
Take & Leave = how a shared shelf works
Good Turn = what one deserves and another does
Good Tonight = too good for the bin
! Left over there, needed here
! Saved at six, eaten at seven
! Nobody asks, everybody eats

garden-shar* land-shar* match-gardens gardens-with gardens-and community-garden* allotment* grow-vegetables garden-match*
Shared Spade = one tool, two people
Bean & Fence = what climbs and what it climbs on
+Plotmate = who digs beside you
Half the Harvest = as agreed
Over the Fence = where it begins
Spare Bed = one with room for beans
Second Row = the one that is yours
Orto = Italian for a kitchen garden
Borrowed Plot = earth, on trust
Seed & Neighbour = what it takes
+Diggers = those who come on Saturday
! Your beds, their hands, one harvest
! Gardens that want gardeners
! Earth for those who have none

charity donor-app* donation-app* youth-project* youth-club* homeless* social-enterprise disadvantaged
Many Hands = what makes light work
Good Turn = what one deserves and another does
+Openhand = a hand that asks for nothing
Warm Coat = what a winter takes
Leg Up = help over the wall
Common Ground = where everybody can stand
Mano = Italian for a hand
Bread & Roof = what comes first
! What is given, and where it goes

refurb* second-hand-electronic* used-laptop* used-phone* electronic-waste e-waste trade-in
Second Life = what a good thing deserves
Wiped & Ready = clean, inside and out
+Refound = found again
Good Innings = and more to come
New to You = as good as that
Da Capo = Italian for from the beginning
Spare Charger = everybody has one
! Not new, and nothing wrong with it

second-hand thrift vintage resale consignment flea-market pre-loved preloved charity-shop*
Second Hand = the warmer one
Good Find = what one tells everybody about
+Rackroom = where it hangs
Once Loved = and soon again
Worn Well = better than new
Trovata = Italian for a find
Button & Label = what tells its age
! Worn before, loved again

dry-clean* ironing laundry-pickup* laundry-service* laundromat wash-and-fold
Fold & Crease = how it comes back
Clean Collar = how one is seen
+Steamside = where it is pressed
Hung by Six = ready for tomorrow
Starch = what makes it stand
Bucato = Italian for the wash
Last Sock = the one that was found
! Gone on Monday, folded on Tuesday

cargo-bike-deliver* same-day-deliver* local-deliver* bike-deliver* shop-deliver* deliveries-for-shops local-shop* independent-shop*
Round the Corner = as near as it should be
Bell & Box = what one hears and what one gets
+Pedalpost = the post, by bike
Front Step = where it is put down
Before Supper = when it is there
Last Kilometre = the hardest
Presto = Italian for soon
Kerb to Door = the whole way
Street Legs = who brings it
+Quickstep = a dance, and a way of coming
! From the shop to the stairs
! Ordered at noon, there by two

moving-help student-housing* flat-hunt* flatmate* room-mate* roommate* shared-flat*
Third Key = for the one who moves in
Fridge Shelf = what everybody gets
+Flatwell = living together, well
Spare Room = where it starts
Bell Names = three on one door
Coinquilina = Italian for a flatmate
! Friends enough to share a fridge

clothing-repair mending alteration* seamstress tailor tailors made-to-measure-cloth* sustainable-fashion slow-fashion fashion-brand
Loose Button = five minutes, and it holds
Needle & Nap = what it is mended with and on
+Hemline = where it ends
Second Season = what good cloth gets
Blind Stitch = the one that nobody sees
Orlo = Italian for a hem
Worn Well = better than new
! Mended so that it shows, or not

makeup make-up nails nail-salon beautician lash* beauty-salon brows
Soft Brush = the only tool needed
+Glowbar = where one sits and shines
Good Side = everybody has one
Powder & Polish = for the face and for the hands
Mirror Time = half an hour for oneself
Cipria = Italian for face powder
! Ten minutes, and it shows

drop-in-childcare nanny nannies au-pair* child-mind* day-nursery
Small Coats = what hangs in the hall
Nap Time = the best hour
+Cubby = the small place that is one's own
Picked Up at Five = and happy all day
Sand & Song = a good morning
Tata = Italian for a nanny
! Happy to arrive, sorry to leave

crossfit-for physiotherapist-app posture office-yoga ergonomic*
Straight Back = how one gets up
+Spinewell = all of it, in order
Chair Break = every hour
Sit & Stand = in turn
Dritta = Italian for straight
! Stand up, it helps
`;
