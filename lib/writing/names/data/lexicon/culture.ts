export const CULTURE = `
hospitality 215 a bed far from home
? hotel* hostel guesthouse bnb inn lodge overnight night-stay guest guests hospitality pension albergo alojamiento
Night Key = the key that hangs behind the desk for you
Room Key = what a guest holds and a portal does not
Second Stay = the stay that no portal brought
Turndown = the bed made ready while you are out
+Keynight = a night with your own key
Back Again = what a guest says at the desk
Concierge = the person who knows every guest by name

alps 225 the mountains
? alps alpine mountain* ski-resort ski-pass snowboard ski-lift chairlift slope mountain-hut chalet berge montagne
High Pass = the road that opens in June
+Ridgelight = the first light on a ridge
Tree Line = where the forest ends and the view begins

travel 210 going somewhere well
? travel* trip* tourist* tourism vacation holiday* itinerar* viaje* voyage reise* backpack*
Long Weekend = the trip most people can take
Window Seat = the seat from which a journey is seen
+Mapmate = whoever reads the map
Packed Light = how good travellers leave
Off Season = when a place belongs to itself

trains 240 journeys by rail
? trains by-train railway* station stations tram carriage bahn gare tren
Next Stop = the two words every child listens for
Branch Line = the small railway with the best views
Window Seat = where every journey by train is played
+Railplay = play on rails
Quiet Coach = where everybody would like to sit
Stationmaster = the person with the whistle and the flag

transport 240 getting people there
? transport car cars ride-share taxi driver* vehicle* commut* bus buses fleet scooter mobility
Shared Ride = two people and one engine
Request Stop = where a bus halts because somebody waits
+Routemate = whoever goes the same way
Last Bus = the one nobody may miss

bicycle 120 going by bicycle
? bicycle* bike* cycl* cargo-bike e-bike pedal fahrrad vélo bicicleta
Freewheel = rolling without effort
Tailwind = the wind every cyclist hopes for
+Spokehouse = a house of wheels
Low Gear = how hills are climbed

evcharging 165 driving on a charge
? electric-vehicle ev evs charger* charging-point plug-in electric-car
Quiet Mile = a mile without an engine
Plugged In = what a car is while its driver sleeps
+Plughouse = a house with a plug outside
Full by Six = what a driver needs in the morning

auto 15 a car that runs
? mechanic automotive tyre tire auto-repair car-repair workshop-car spare
Good Spark = what an engine starts with
+Gearbench = the bench where gears are mended
Next Service = the date on the sticker

surf 200 the sea and a board
? surf* wave beach swell kitesurf paddle*
Green Wave = the first real wave a beginner rides
Dawn Patrol = surfers who are out before breakfast
+Swellhut = a hut above the waves
Low Tide Club = people who wait for the sea together

camping 125 sleeping outside
? camp* tent campsite van-life bushcraft canoe outdoor* hik* trail
Guy Rope = what keeps a tent where it is
+Embercamp = a camp with a fire that still glows
Blue Hour = the hour before the stars

cityguide 45 a city told by its people
? tour tours guide museum* heritage sightseeing city-walk history historic
Side Street = where a city tells the truth
Cobble = the stone a foot remembers
+Archway = the way into the old town
Round the Corner = where the good places are

archive 300 things worth keeping
? archive* collection* gallery exhibit* photograph-collection genealogy memory memories
+Frameyard = a yard full of frames
+Keptleaf = a page that stays

theatre 345 an evening on stage
? theatre theater stage comedy opera dance film cinema actor*
House Lights = what goes down before it begins
Prompt Side = the left of the stage, where help stands
+Wingside = beside the stage, where you see both sides
Second Act = where things turn

tickets 12 a seat at the right price
? ticket* box-office queue resale festival concert* event events venue conference meetup
Front Row = where everybody would like to sit
+Rowmate = whoever sits next to you
House Full = the sign every organiser wants to hang out

music 310 music people come for
? music* song* band concert instrument record-label choir sing* vocal orchestra sheet-music
Sound Check = the hour before the doors open
Encore = what is played because people stayed
+Chordhouse = a house that sounds
Four Bars = how long it takes to know

audio 280 voices worth hearing
? podcast* episode* radio broadcast* listener* audio-show microphone
Warm Mic = a microphone that is on
Long Listen = what an hour on the train is for
+Voicebench = a bench for voices
After the Tone = where a message begins

news 20 news worth paying for
? newsletter* magazine news journal* publish* blog editor* subscriber* reader*
Morning Edition = what is read with the first coffee
+Inkline = a line that was worth printing
Late Edition = the one with the result

writing 25 stories that get finished
? writer* writing author* novel* copywrit* manuscript* bookshop
First Draft = the one that may be bad
Good Sentence = what a writer is after

photo 300 pictures that stay
? photograph* photo-studio portrait* film-maker video-production wedding-photo* image-archive
Golden Hour = the light that photographers wait for
Contact Sheet = all pictures of a day on one page
+Framehouse = a house of frames

design 325 things well made to look at
? ceramic* pottery paint-art glaze kiln clay stoneware
Slow Kiln = a kiln that takes its night
Maker's Mark = the sign pressed into the clay
+Glazehouse = a house where colour is fired
Wheel Thrown = made on the wheel, by one pair of hands

games 295 play that brings people together
? game games player* play toy* puzzle* board-game* esport* jeu juego spiel*
Your Turn = the two words that put a phone down
House Rules = the rules every family makes for itself
Roll Again = what everybody wants to hear
+Dicefold = dice, and a table that folds down
Fold & Play = open the table, open the box
Travel Pawn = a playing piece that comes along
Double Six = the best throw there is

chess 275 a game for life
? chess tournament-chess rook opening endgame
Quiet Move = the one that wins later
+Rookway = the straight line of a rook

language 290 speaking in another tongue
? language* translat* speak english german french interpret* multilingual dubb* sprache idioma langue exam-german
Loanword = a word that has travelled and stayed
Mother Tongue = the language in which people count and pray
Fluent Friday = the day it comes without thinking
+Wordbridge = a bridge made of words
Said Aloud = how a language is learned
Second Tongue = the language in which a career begins

learning 270 learning that sticks
? student* school* learn* teach* tutor* course* class classes educat* pupil* lesson* curriculum homework academy aprendiz* training
Evening Class = the lesson after the working day
Slate & Chalk = how a lesson has always begun
Homeroom = the room where somebody knows your name
By Heart = how well a thing can be known
+Chalkmate = whoever learns at the next desk
Show Your Work = what a good teacher asks for
+Deskside = at the side of the desk, where questions are asked

exams 280 an exam that is passed
? exam* test-prep pass passed passes certificat* qualif* admission entrance prüfung examen licence-exam
Pass Mark = the line that everything depends on
First Sitting = passed at the first attempt
Results Day = the morning nobody sleeps
Sat & Passed = how an exam should be told

students 275 student days
? university campus dormitory scholarship* semester freshman undergraduate*
First Term = the months in which friends are made
Common Room = where a campus meets
+Hallmate = whoever lives across the corridor
Late Library = the light that is on at eleven

maths 205 numbers without fear
? maths mathematic* arithmetic algebra calculus numeracy
Long Division = the first thing that looks hard
Show the Steps = where marks are given

coding 285 learning to build software
? coding bootcamp programming-course python-course learn-to-code
Rubber Duck = whom programmers explain their mistakes to
+Loopside = next to the loop
First Commit = the day a coder starts

faith 70 a congregation
? church mosque temple parish faith congregation
Side Aisle = where people sit who come quietly
+Bellnave = the bell and the nave
Evensong = the service at the end of the day
Open Pew = a place that is kept for nobody
`;
