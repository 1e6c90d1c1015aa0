/** Events, outings and help: what is known of them; the keys are those of `../lore.ts`. */
export const OUTINGS_AND_HELP = `
event-agency
job: an event, events
rival: hosts who organise it themselves | it costs no fee, and they know their guests best
rival: hotels and restaurants with their own event staff | room, food and service come from one house on one bill | Marriott, Hilton, Accor | party venue with catering
rival: established event agencies | they show pictures of large events and have suppliers at hand | | event planner near me
meet: venues, caterers and local business breakfasts | venue manager | hosts ask the venue first who could organise the rest | plan one small event at the venue with {name} and leave pictures and the budget sheet there | one afternoon a week | venue managers, caterers and photographers | they want well-prepared hosts and are booked along with the planner
measure: the share of events that end within the agreed budget and with the host saying they would book again
moat: trusted suppliers who hold dates, and hosts who recommend the planner to others
risk: a supplier drops out or the client cancels late, and the planner is left with the bill | keep a second supplier for each trade, take deposits in stages and put cancellation terms in the contract
rule: Settle contracts, liability and permits | Take out liability insurance, agree who signs with suppliers and who pays when an event is cancelled, and ask the town about noise, music rights, alcohol and the number of guests allowed. | the policy, the model contract and the permit list are on file
trial: Plan and run two small events | Take one birthday and one small company gathering at a reduced fee, work with a written budget and run sheet, and note hours, supplier delays and what hosts and guests say. | hours, final costs and host comments of two events are on one sheet
ask: Will hosts pay a fee, or only the suppliers? | | price-talks | by offering five hosts a planning fee with an open budget
ask: Who steps in when a supplier cancels? | A second supplier is named for each trade in the run sheet | trade-trial | by calling the reserve suppliers before both trial events
ask: Do companies book again next year? | | closing-calls | by asking ten firms for the date of their next event
roles: a planner who keeps budgets and suppliers in order | somebody who wins companies and private hosts | a stage and crew manager for the day itself
search: event planner for parties and company events
name: +Guestlight = a bright welcome for guests
name: Good Occasion = an occasion that goes well
name: +Hostfree = the host is free to enjoy it
name: Run Sheet = the plan of the day
name: +Gatherwell = people come together well
name: Grand Evening = one evening to remember
name: +Partyhands = hands that do the work
name: Guests Arrive = guests are welcomed in
name: Well Hosted = a host well served
name: +Cheerworks = work behind a cheerful event
name: *Eventelle = a new word for events
line: Your event, planned and run
line: Be a guest at your own party
line: One contact, one budget, one great evening
line: From first idea to last guest
line: Company events people enjoy
line: You invite, we do the rest

dj-service
job: a DJ evening, DJ evenings
rival: a playlist and a borrowed speaker | it is free, and the hosts choose every song themselves | Spotify, Apple Music, YouTube | party playlist
rival: other mobile DJs | they have played at the venue before and were recommended by friends | | wedding dj near me
rival: live bands | guests can watch them play, and it feels special | | live band for wedding
meet: wedding fairs, venues and bars with quiet nights | venue manager | venues are asked for a DJ by almost every couple and host | play one evening or open day there as {name} and leave cards and a short video | one evening a week | venue managers, wedding planners and photographers | they want an evening that runs on time and pass on names they trust
measure: the share of hosts who recommend the DJ or write a good review within two weeks
moat: venues and planners who recommend the DJ, and reviews from real parties
risk: the kit fails or the DJ falls ill on the day of a wedding | carry spare kit, agree with two other DJs to stand in for each other and write it into the contract
rule: Settle music rights, noise and electrical safety | Ask who pays the music licence at each venue, keep to its sound limits and closing time, have the electrical kit tested and take out public liability insurance. | the policy, the test record and the answer on music rights are on file
trial: Play three small parties | Play three evenings at a low price for different ages, use a short wish list from each host, and note set-up time, full and empty floors and what hosts say the next day. | set-up times and comments of three hosts are on one sheet
ask: Who plays if the DJ is ill? | Two other DJs agree to stand in | trade-trial | by asking two DJs for their free dates and fees
ask: Do hosts pay more for lights and ceremony sound? | | price-talks | by offering ten hosts three packages
ask: Which venues would put the DJ on their list? | | closing-calls | by asking ten venues for one open-day evening
roles: a second DJ for dates that overlap | somebody for bookings, contracts and social media | a technician for sound and lights
search: wedding and party DJ
name: Packed Floor = everybody is dancing
name: +Beatwell = good beats, well played
name: Late Set = music until the end
name: +Dancehost = leads guests to dance
name: Right Tune = the right song next
name: +Groovekit = groove and the gear for it
name: Good Decks = played by a real DJ
name: +Partypulse = keeps the party moving
name: Next Song = a host of good songs
name: +Nightmix = the mix for the night
name: *Danzora = from the word for dance
line: Music that fills the dance floor
line: Your songs, played at the right moment
line: Sound, lights and DJ in one booking
line: A full floor until late
line: Music for every guest, young and old
line: The party starts and stays

wellness-retreats
job: a retreat, retreats
rival: hotels and spas with wellness offers | guests choose their own dates and can leave when they like | Six Senses, Aman, Canyon Ranch@US | spa weekend
rival: retreat listing sites | guests compare many places, dates and reviews at once | BookRetreats, Retreat Guru | yoga retreat
rival: weekly classes and a break at home | it costs little, and nobody has to travel or take leave | | yoga class near me
meet: yoga studios, therapists' rooms and wellbeing groups | yoga teacher | people ask their teacher for something longer than a class | offer a one-day taster with {name} in the studio and collect names for the next date | one weekend day a month | yoga teachers, massage therapists and counsellors | they can teach a session or bring their own group
measure: the share of guests who say after four weeks that they still keep one habit from the retreat
moat: teachers whom guests follow, and guests who come back and bring friends
risk: rooms are paid for in advance, and a retreat that stays half empty loses money | set a minimum number of guests, agree cancellation dates with the house and open the next date only when the last one is sold
rule: Settle package-travel, insurance and health questions | Ask whether selling beds, meals and a programme together counts as package travel, insure guests and deposits, check teachers' certificates, and use a health form that says what the retreat cannot treat. | the answers, the policy and the health form are on file
trial: Run a one-day retreat for eight people | Hire a quiet room or garden for a day, offer two sessions, a meal and time without phones, charge a small price and ask each guest what a longer stay would have to include. | eight guests have paid and their answers are on one sheet
ask: How many guests must book before a date pays for itself? | | price-talks | by asking three houses for prices, minimum stays and cancellation terms
ask: What happens when a guest is unwell or in distress? | A health form is read before the stay, and one trained person is always reachable | rules | with a written procedure checked by a doctor or therapist
ask: Do taster guests book the longer stay? | | closing-calls | by offering all taster guests a place with a deposit
roles: a qualified teacher or therapist for the sessions | a host and cook who looks after house and guests | somebody for bookings, photographs and partner studios
search: yoga and digital detox retreat
name: Unhurried Days = days without hurry
name: +Stillhouse = a house to be still in
name: Long Breath = time to breathe out
name: +Restfield = rest among fields
name: Screens Away = time without screens
name: +Calmstay = a calm place to stay
name: Quiet Week = a week of quiet
name: +Mindweek = a week for the mind
name: Away Gently = a gentle time away
name: +Softmorning = slow and easy mornings
name: *Retreva = a coined word for retreat
line: A few days just for yourself
line: Rest, move, eat well, sleep deeply
line: Leave the phone, find your breath
line: Small groups, quiet days, good food
line: Come tired, go home rested
line: Real rest in good company

amateur-sports-league
job: a league season, league seasons
rival: games among friends arranged by chat | it is free, and everyone knows each other | WhatsApp | pick up football
rival: clubs and federation leagues | they have grounds, coaches and an official table | | local football club for adults
rival: commercial social leagues | players can join alone and the evening ends with drinks | Goals@GB, Powerleague@GB, Volo@US, Urban Rec@AU | social sports league near me
meet: sports grounds, offices and bars that show games | ground manager | empty hours in the evening cost the ground money | play one free evening of short matches with {name} and sign up teams on the spot | two evenings a week | ground managers, sports shops and bars | league nights bring players to courts, shops and tables every week
measure: the share of teams that play every match of the season and sign up for the next one
moat: fixed court times, reliable referees and teams that bring other teams
risk: teams drop out in the middle of the season and the table is worth nothing | take the fee before the first match, keep a list of spare players and have clear rules for missed matches
rule: Settle insurance, ground use and data | Ask the ground owner and an insurer who is liable for injuries, have players accept the rules and risks, keep first aid at each match, and get parents' consent and checks where minors play. | the policy, the ground contract and the player terms are on file
trial: Hold a one-day tournament for eight teams | Book a ground for one day, sell places to eight teams, use real referees and a visible table, and note delays, no-shows, injuries and how many captains want a full season. | eight teams have played and their captains' answers are on one sheet
ask: Will teams pay the whole season in advance? | | price-talks | by offering ten captains an advance price and a price per match
ask: Where do referees come from on a busy evening? | A list of paid referees is kept, with one on call | trade-trial | by booking two more referees than the trial needs
ask: Would a local firm sponsor shirts or a trophy? | | closing-calls | by asking ten shops and bars for one season
roles: a referee coordinator who knows the sport | somebody who wins teams and sponsors | somebody for fixtures, courts and players' questions
search: amateur sports league for teams
name: +Weekmatch = a match every week
name: Fair Kick = fair games for everyone
name: +Leaguetable = every team on the table
name: Home Side = your own team
name: +Leaguely = a friendly league
name: Second Half = sport after school years
name: +Teamnight = the evening of your team
name: Full Squad = a team with enough players
name: Match Evening = a set evening to play
name: +Goodwhistle = games with a good referee
name: *Ligora = from the word for league
line: A real match every week
line: Bring a team or join one
line: Pitch, referee and fixtures sorted
line: Play again with people your level
line: Your season, properly organised
line: You play, we run the league

race-events
job: a race, races
rival: races run by sports clubs and charities | entry is cheap, and runners know the club and its volunteers | | local run with registration
rival: large city and brand races | they have crowds, famous courses and a big medal | Ironman, Spartan Race, Tough Mudder | half marathon entry
rival: training and running alone with an app | it is free and possible on any day | Strava, Garmin | running challenge
meet: running groups, sports shops and company health days | running group leader | groups choose their races of the year together | lead a free course run with {name} and open entries at the end | two evenings a week | running shops, physiotherapists and sports clubs | entrants buy shoes, need treatment and join groups before a race
measure: the share of entrants who finish and say they will start again next year
moat: a permitted date and course, trained helpers and entrants who return each year
risk: weather or a withdrawn permit stops the race after most of the money has been spent | insure against cancellation, agree a reserve date or course and state the refund rules before entries open
rule: Settle permits, safety and insurance | Ask the town, police and landowners for permits, write a safety and medical plan for course and traffic, insure the event and helpers, and publish terms on health, minors and refunds. | written permits, the safety plan and the policy are on file
trial: Hold a small timed run for thirty people | Mark a short course on paths that need no road closure, take a small fee, time by hand, place helpers at each turn, and note entries, delays and what runners would change. | times and answers of all starters are on one sheet
ask: Will the town close the roads for it? | | rules | by showing the course and safety plan to the town and the police
ask: How many entries must be sold before the costs are covered? | | price-talks | by asking for timing, medical and barrier prices for three sizes
ask: Do groups and firms enter as teams? | | closing-calls | by asking ten running groups and firms for a team entry
roles: a race director with experience of permits and safety | somebody for entries, sponsors and publicity | a volunteer manager for marshals and aid stations
search: running race with registration
name: +Startarch = the arch over the start
name: Last Bend = the final turn before the finish
name: +Finishgood = everybody finishes with a smile
name: Open Course = a course open to everyone
name: +Racemorning = the morning of the race
name: Number On = your race number is pinned on
name: +Roadandtrail = races on both grounds
name: Race Together = start and finish in company
name: +Milecheer = cheered on at every mile
name: Clear Road = roads closed for runners
name: *Runella = a friendly word for running
line: A start line for everyone
line: Marked course, fair timing, warm welcome
line: Train for a day worth remembering
line: Run it once, come back yearly
line: Safe roads from start to finish
line: Your finish, timed and celebrated

festival-organiser
job: a festival, festivals
rival: large commercial festivals | they book the well-known acts and people plan their summer around them | Tomorrowland@BE, Glastonbury@GB, Coachella@US, Sziget@HU, Primavera Sound@ES | festival tickets
rival: free town and village festivals | there is no entry fee, and everybody meets there each year | | events near me this weekend
rival: single concerts, clubs and food halls | people go on any evening and pay for one act or one meal only | | concerts near me
meet: bars, music schools, food stalls and local clubs | bar owner | their guests are the people who would come | hold a small evening with two acts under the name {name} and sell early tickets at the door | two evenings a month | bar owners, musicians and local breweries | they want visitors, stages and stands
measure: the share of tickets sold eight weeks before the gates open
moat: a site with a permit, a date people keep free and artists and stands who return
risk: bad weather or weak early sales leave stages and artists to be paid from an empty account | pay suppliers in stages, insure against cancellation, set a date by which early sales decide and grow only from year to year
rule: Settle the site permit and the safety plan | Ask the town, police, fire and medical services what they need for crowd size, exits, noise, alcohol, food stands and camping, and settle music rights, insurance and refund terms. | the permit, the safety plan and the policy are on file
trial: Hold a one-evening festival for a hundred guests | Use a courtyard or hall that has a licence, book three acts and three food stands, sell tickets in advance, and note sales by week, queues, bar income and neighbours' comments. | tickets, takings and comments of one evening are on one sheet
ask: Will people buy before the line-up is complete? | | price-talks | by selling a small number of early tickets
ask: What will the town and the emergency services require? | | rules | by taking a site plan to a first meeting with each of them
ask: Which sponsors and stands would commit now? | | closing-calls | by asking ten firms and stands for a signed interest
roles: a production and safety manager with festival experience | somebody for programme and artists | somebody for tickets, sponsors and stands
search: music and food festival tickets
name: +Meadowsound = sound across the meadow
name: Gates Open = the festival begins
name: +Stagefield = stages in a field
name: Three Stages = music on every side
name: +Summersquare = summer on the town square
name: Loud Garden = a garden full of music
name: +Feastandtune = food and music together
name: River Days = days by the river
name: +Lanternfest = a festival under lanterns
name: Golden Weekend = the best weekend of summer
name: *Festiva Nova = a new kind of festival
line: Good music, good food, one weekend
line: The weekend everyone keeps free
line: Local stages, great sounds, open skies
line: Bring friends, stay until the last song
line: Music and food for every age
line: A festival close to home

market-organiser
job: a market day, market days
rival: markets run by the town | the pitches are cheap, and customers have known the day for years | | market stall pitch
rival: other private fairs and flea markets | sellers know how many visitors come and keep their usual place | | craft fair stall application
rival: selling online only | there is no pitch to pay and no early start, and orders come every day | Etsy, eBay, Instagram, Vinted | sell handmade online
meet: other markets, makers' groups and the town's event office | maker | sellers tell each other which market is worth the fee | walk a market with {name} and take bookings for the first date from ten sellers | two mornings a week | sellers, town centre managers and café owners | they want visitors on quiet days
measure: the share of stallholders who book the next date before the day is over
moat: a permitted site, a careful mix of sellers and visitors who know the date
risk: stallholders have a poor day because of rain or few visitors, and do not return | choose a site with cover or passing people, spend part of each fee on publicity and offer a fair rule for bad weather
rule: Settle the site permit, stall terms and food hygiene | Ask the town about the market licence, opening hours, roads, fire lanes and waste, check sellers' registration, insurance and food papers, and write terms for cancellation and bad weather. | the permit, the stall terms and the sellers' papers are on file
trial: Hold one market with fifteen stalls | Use a courtyard, car park or hall that may already be used for sales, take a low pitch fee, count visitors by the hour and ask each seller for takings and what was missing. | visitors by the hour and answers of fifteen sellers are on one sheet
ask: What pitch fee is fair after a good and a bad day? | | price-talks | by asking fifteen sellers for fee and takings at their other markets
ask: Will the town allow it every month? | | rules | by asking for a series of dates with one site plan
ask: Do sellers come back for a second date? | | closing-calls | by taking deposits at the end of the trial market
roles: a market manager who sets up and keeps order on the day | somebody who chooses and wins sellers | somebody for permits and publicity
search: market stalls for makers and traders
name: +Stallgood = a good place for a stall
name: Market Bell = the bell opens the market
name: +Tableandtent = sellers' tables under tents
name: Found Sunday = good finds on Sunday
name: +Pitchsquare = pitches on the square
name: Open Stalls = stalls for small sellers
name: +Makersrow = a row of makers
name: Lantern Market = an evening market with lanterns
name: +Fairpitch = a pitch at a fair price
name: Crate and Cloth = what market tables are made of
name: *Bazarella = from the word bazaar
line: A good stall, a busy day
line: Meet the people who make it
line: Your pitch, power and visitors sorted
line: Fresh, handmade and worth the walk
line: Where small sellers find their customers
line: A market people come back to

singles-events
job: a singles evening, singles evenings
rival: dating apps | they are on every phone, start free and show many people at once | Tinder, Bumble, Hinge, Badoo | dating app
rival: friends, work and hobbies | people meet without a fee and somebody can vouch for them
rival: other speed dating and singles events | dates in several age groups are offered every week | Original Dating@GB, SpeedDater@GB, Pre-Dating@US | speed dating near me
meet: bars on quiet evenings, dance schools and sports clubs | bar manager | quiet evenings cost them money, and singles already come in | host a small evening of talks with {name} and ask each guest to bring one single friend next time | one evening a week | bar managers, dance teachers and coaches | they gain guests on slow evenings
measure: the share of guests who leave an evening with at least one mutual match
moat: a good balance of guests, hosts whom people trust and couples who tell others
risk: too many guests of one sex or age book, and the others do not come again | sell places by group, keep a waiting list and move the date when the balance is not reached
rule: Protect guests and their data | Keep names, numbers and wishes private until both agree, set rules against harassment, check age and identity at the door, write refund terms and ask whether matchmaking contracts have rules of their own. | the house rules, data notice and refund terms are on the booking page
trial: Host two evenings for sixteen singles | Choose one age group, use a bar's quiet evening, lead short talks with a bell, collect choices on cards and note balance, no-shows, mutual matches and who would come again. | matches and answers from two evenings are on one sheet
ask: How is the balance of guests kept? | Places are sold separately for each group | trade-trial | by counting bookings and no-shows by group
ask: What do people pay for, the evening or the introduction? | | price-talks | by offering ten guests a ticket and a personal introduction
ask: How are guests kept safe from pushy people? | Contacts are shared only when both agree, and the host can send people out | rules | with house rules that each guest accepts
roles: a warm host who can lead a room | somebody for bookings, balance and guests' questions | somebody for venues and local publicity
search: speed dating and singles events
name: +Hellotable = say hello at the table
name: Second Look = somebody worth another look
name: +Meetbell = the bell for the next talk
name: Both Say Yes = matches only when both want it
name: +Singlesroom = a room full of singles
name: Real Hello = meeting face to face
name: +Sparkevening = an evening for a spark
name: Pair of Chairs = two people, one talk
name: +Talkandmeet = talk first, then meet again
name: Two at Eight = a date in the evening
name: *Matchella = from the word match
line: Meet singles face to face
line: One evening, many good conversations
line: No swiping, just real people
line: Come alone, leave with a smile
line: Find out in person who fits
line: Warm hosts, real talks, mutual matches

pop-up-picnics
job: a set-up, set-ups
rival: a table at a good restaurant | it is easy to book, dry in any weather and everybody knows what to expect | | romantic restaurant
rival: doing it with a blanket and supermarket food | it costs little and can be decided the same day | | picnic ideas for two
rival: florists, hotels and decorators who arrange proposals | they have flowers, rooms and staff at hand | | marriage proposal planner
meet: parks, hotels, florists and photographers' pages | hotel concierge | guests ask there for something special for an anniversary or proposal | set up one picnic near the hotel with {name}, and leave pictures and a price card at the desk | one afternoon a week | concierges, photographers and jewellers | their customers plan proposals and anniversaries
measure: the share of guests who share pictures or recommend it within two weeks
moat: approved beautiful spots, distinctive sets and pictures that guests pass on
risk: rain or wind spoils the date and the guests want their money back | agree a sheltered place or a new date in the terms and decide together the day before
rule: Settle permits, food and open flames | Ask the town or landowner whether a paid set-up is allowed, buy prepared food from a registered kitchen or register your own, ask about alcohol and candles, and take out liability insurance. | written permission, the food answer and the policy are on file
trial: Set up four picnics for paying guests | Use two styles and two spots, charge a low price, photograph each set, and time the shopping, drive, set-up, clearing and cleaning. | minutes, costs and comments of four picnics are on one sheet
ask: Which spots may be used for paid set-ups? | | rules | by asking the owners of five parks, beaches or gardens
ask: What do guests pay for extras such as flowers or a photographer? | | price-talks | by offering ten people three packages
ask: How many sets can be done on one Saturday? | One team does one set at a time until times are known | trade-trial | by timing two set-ups on one day
roles: a stylist with an eye for tables and flowers | a driver and helper for set-up and clearing | somebody for bookings, hotels and pictures
search: luxury picnic and proposal set-up
name: +Rugandrose = a rug and roses, ready
name: Low Table = the table of a styled picnic
name: +Picnicbloom = picnics with fresh flowers
name: Say Yes Here = a place for a proposal
name: +Blanketday = a day on the blanket
name: Linen and Lawn = fine linen on green grass
name: +Sweetspot Set = set up at a lovely spot
name: Cushion Club = soft seats on the grass
name: +Petalplace = petals at your place
name: Sunset Table = a table for the sunset
name: *Picnova = a new kind of picnic
line: A beautiful picnic, ready when you arrive
line: You arrive, everything is set
line: A proposal they will remember
line: Flowers, food and a lovely spot
line: Surprise somebody without lifting a thing
line: We set up, you celebrate

adventure-park
job: a visit, visits
rival: other activity parks within driving distance | families know them, and they have many attractions for one ticket | Go Ape@GB, Go Ape@US, Treetops Adventure@AU | high ropes course near me
rival: indoor climbing, trampoline and karting halls | they are open in any weather and close to town | | indoor activities for kids
rival: free days out at lakes, woods and playgrounds | they cost nothing and need no booking | | days out with kids
meet: schools, companies and tourist offices | teacher | classes need a day out each year and book months ahead | run a half-day with portable low ropes for one class as {name} and hand out booking dates | two days a month | teachers, tourist offices and group hotels | they need a safe day out they can recommend
measure: the share of visitors who finish their route without help and say they will return
moat: a permitted site, a clean safety record and schools that book each year
risk: an accident or a failed inspection closes the site in high season | have every line checked daily and by an outside inspector, train guides with written procedures and keep records
rule: Settle planning permission, inspection and liability | Ask the town and landowner about permission and noise, have the course or track checked by an accredited inspector, train and certify guides, insure visitors and write terms for age, height and health. | the permission, inspection report and policy are on file
trial: Run two days on borrowed ground | Hire portable low ropes, archery or laser kit with an insured instructor, sell places to two groups, and note ages, minutes per round, waiting and what they would pay for a full day. | answers and waiting times of two groups are on one sheet
ask: Will schools and firms book outside the holidays? | | closing-calls | by asking ten schools and firms for a provisional date
ask: What does the site need before it may open? | | rules | by asking the planning office and an accredited inspector
ask: Which ticket do families choose, hours or routes? | | price-talks | by showing ten families two price lists
roles: a certified rope or track safety manager | somebody for school and company groups | a trainer for guides and first aid
search: high ropes, zipline and outdoor activities
name: +Treeglide = glide between the trees
name: High Line Day = a day up on the lines
name: +Ropewood = ropes in the wood
name: Clip and Go = clip in and start
name: +Wildloop = a loop through the wild
name: Brave Feet = feet that dare the next step
name: +Muddyknees = fun outdoors
name: Big Swing = the swing everyone talks about
name: +Zipforest = ziplines through the forest
name: Next Platform = on to the next tree
name: *Advenia = from the word adventure
line: Climb, fly and laugh outdoors
line: A day out everyone talks about
line: Clip in and leave the ground
line: Big thrills, careful guides
line: Outdoor fun for families and groups
line: From first step to longest zipline

dive-kayak-centre
job: a trip, trips
rival: other dive and kayak bases along the shore | they have many reviews and stand where the boats leave | | kayak and diving near me
rival: hotels and tour operators with their own trips | guests book at the desk, and the bus picks them up | TUI, GetYourGuide, Viator | snorkelling tour
rival: swimming, renting a boat or going with own gear | it is cheap and free of fixed times | Decathlon | inflatable kayak
meet: hotel desks, campsites and hostels near the water | receptionist | guests ask at the desk what to do the next day | take receptionists on a free trip with {name} and leave a weekly plan at the desk | two mornings a week | receptionists, guesthouse hosts and boat owners | their guests want a safe trip they can book at once
measure: the share of guests who write a good review or book a second trip during their stay
moat: a good place by the water, trained guides and hotels that pass on guests
risk: bad weather, a short season or one accident empties the bookings | set written limits for wind and waves, keep a sheltered trip for rough days, service kit on schedule and insure guides and guests
rule: Settle permits, certificates and rescue | Ask the harbour and environmental authorities about permits, boats and protected areas, work only with certified guides, log kit service and air tests, use health forms and insure everybody on the water. | permits, certificates, service log and policy are on file
trial: Lead ten small trips with borrowed kit | Hire kayaks or snorkel kit and a certified guide for two weekends, take paying guests from two hotels, and note minutes, weather stops, mishaps and what else they would book. | guests, minutes and answers of ten trips are on one sheet
ask: How many days a season will the weather allow? | | f-1 | by counting windy days in the harbour's records and asking three skippers
ask: Will hotels pass on guests, and for what commission? | | price-talks | by offering five hotels two commission rates
ask: What happens in an emergency on the water? | Each trip has a radio, oxygen or first aid kit and a written plan | rules | with a rescue drill witnessed by a certified instructor
roles: a certified instructor and skipper | somebody for bookings, hotels and reviews | a technician for boats and kit
search: diving, snorkelling and kayak tours
name: +Reefhello = say hello to the reef
name: Blue Paddle = paddles on blue water
name: +Finsandfriends = fins on, friends along
name: Still Bay = a calm bay to start in
name: +Paddlecove = a cove for paddlers
name: Deep Breath Dive = a calm first dive
name: +Tideandboard = the tide and a board
name: Small Boat = few guests on board
name: +Seahour = an hour on the sea
name: Below Blue = what lies under the surface
name: *Snorkelia = from the word snorkel
line: See what lies below the surface
line: Small groups, safe trips, clear water
line: Your first breath under water
line: Boards and kayaks, ready to launch
line: A day on the water
line: Good kit and guides who care

farm-day-visits
job: a farm visit, farm visits
rival: zoos, wildlife parks and playgrounds | they are open all year, whatever the weather, and have toilets and a café | | petting zoo near me
rival: supermarkets and ordinary farm shops | fruit and eggs are bought in minutes on the way home | | farm shop near me
rival: other farms with picking and animals | families know them and return each season | | pick your own near me
meet: nurseries, schools and parents' groups | nursery teacher | groups look for a day outside that is near and affordable | invite one nursery group to {name} for a morning and give each child a card for the family | one morning a week | teachers, childminders and family bloggers | they need outings that children talk about
measure: the share of families who come again within the same season
moat: a working farm close to families, and something new to see or pick each month
risk: rain, poor harvest or animal disease closes the farm on its best weekends | spread income over picking, shop and booked groups, keep a covered area and have a hygiene plan agreed with the vet
rule: Settle visitors' safety, hygiene and land use | Ask the town about parking, toilets and selling food, ask the vet authority about contact with animals, provide hand washing and signs, fence machines off and tell the insurer about paying visitors. | the town's answers, hygiene plan and policy are on file
trial: Open for two Saturdays | Invite families by booking only, offer one thing to pick, a few calm animals and a small table of goods, and note visitors per hour, spending, questions and what got in the way of farm work. | visitors, spending and farm hours of two Saturdays are on one sheet
ask: What do families spend beyond the entry? | | trade-trial | by noting each basket on the two Saturdays
ask: Do schools pay for a guided visit? | | closing-calls | by offering ten schools a date with a price per child
ask: What must be changed before paying visitors may come? | | rules | with a walk over the farm by insurer and town
roles: somebody who guides children and groups | a shop and booking helper for weekends | somebody who looks after animals and fields meanwhile
search: farm visit with pick-your-own and animals
name: +Gateandgoat = goats behind the open gate
name: Berry Morning = a morning of picking berries
name: +Boots on Farm = boots on for the farm
name: Open Barn = the barn is open to visitors
name: +Pickfield = a field to pick from
name: Hay and Honey = farm smells and farm goods
name: +Orchardday = a day in the orchard
name: Full Baskets = go home with full baskets
name: +Farmhello = meet the farm
name: Little Lambs = children meet the lambs
name: *Farmelia = a friendly word for farm
line: Pick it, taste it, take it home
line: A real farm, open to families
line: Meet the animals, fill the basket
line: Fresh air, muddy boots, happy children
line: See where good food grows
line: A new season, a new visit

homeless-help
job: a supported visit, supported visits
rival: city shelters and social offices | they are known to police and hospitals and can give beds and benefits | | emergency shelter near me
rival: large charities and churches | they have buildings, kitchens and donors of many years | Salvation Army, Caritas, Crisis@GB, Shelter@GB, Volunteers of America@US | homeless charity
rival: help from passers-by, friends and informal groups | it comes at once and asks for no papers
meet: council offices, hospitals and church groups | council officer | they meet people each week for whom no bed or follow-up is found | show one month of visits and onward referrals by {name} at a joint meeting | one morning a month | social workers, street doctors and churches | they need somebody who keeps contact after their own visit
measure: the share of people who keep contact for four weeks and take one agreed step, such as papers, a doctor or a bed
moat: trust on the street, and agreements with shelters, doctors and the council
risk: funding for one winter ends, and people lose the only help they trusted | mix council contracts with monthly donors, plan staff by secured months and hand people over in time
rule: Settle safeguarding, health and personal data | Check staff and volunteers, write rules for working in pairs, violence, minors and needles, ask the town about hygiene and beds, insure everyone and keep personal notes only with consent. | the safeguarding rules, policy and town's answer are on file
trial: Do eight evenings on one route | Go out in pairs with one experienced worker, offer washing kits, hot drinks and one clear referral, and note people met, wishes, referrals kept and what was missing. | people met and referrals kept on eight evenings are on one sheet
ask: Who pays when the winter money ends? | | closing-calls | by asking the council, foundations and ten donors for amounts and terms
ask: Where can people be sent on the same evening? | Shelters and doctors are called before each route | interviews-2 | by agreeing free places and hours with five services
ask: How are volunteers and guests kept safe? | Nobody goes alone, and incidents are written down | rules | with written rules checked by an experienced service
roles: a social worker with street experience | a volunteer manager who trains and checks helpers | somebody for donors, grants and reports
search: help for homeless people
name: +Doorandkey = from the street to a door
name: Warm Water = showers for people outside
name: +Nightkind = kindness at night
name: First Step In = the first step to a bed
name: +Streetfriend = a friend on the street
name: Known by Name = nobody is a number
name: +Bedtonight = a bed for this night
name: Clean Start Van = washing brought by van
name: +Shelterhand = a hand towards shelter
name: Back Inside = a way back indoors
name: *Homera = a coined word for home
line: A shower, a bed, a next step
line: Help where people really are
line: From the street to a door
line: Known by name, helped with respect
line: Warmth tonight, a way forward tomorrow
line: Your gift becomes a safe night

women-livelihoods
job: a training place, training places
rival: large aid organisations | they have offices, staff and funds in many districts | BRAC, CARE, Women for Women International, Trickle Up | women empowerment charity
rival: microfinance lenders | money is paid out within days and groups are used to it | Grameen Bank@BD, Kiva, FINCA | small loan for women
rival: casual work and help from relatives | it brings food today and needs no training
meet: village meetings, churches, mosques and savings groups | group leader | women decide together whom they trust | show three women's first sales through {name} and let them tell the group themselves | two days a week | group leaders, agricultural advisers and traders | they want members who earn and goods of steady quality
measure: the share of women who still earn more than before eight weeks after receiving their kit
moat: trainers from the place, buyers who come back and women who teach the next group
risk: goods are made that nobody nearby buys, and women stop | ask buyers before choosing a skill, start with small batches and follow each woman for at least a year
rule: Settle registration, grants and protection | Register as a charity where required, write fair rules for choosing women and giving grants, get consent for pictures and stories, have a complaint channel and account for every donor's money. | registration, grant rules and consent forms are on file
trial: Train five women and sell their first goods | Choose one skill with a known local buyer, train for a week, lend the kit, sell the first batch, and note costs, quality, income and who could come each day. | costs and first income of five women are on one sheet
ask: Who buys what the women make? | | closing-calls | by showing samples and prices to ten shops and traders
ask: What would funders pay for one woman's place? | | price-talks | by showing five funders the budget of the trial
ask: Do husbands and families support it? | Families are invited to the first meeting | interviews-2 | by talking to ten women and their families at home
roles: a trainer who masters the craft and the language | a field worker who visits women and keeps records | somebody for funders, buyers and accounts
search: support a woman to start her own business
name: +Ownhands = income from her own hands
name: Her First Sale = the first thing she sells
name: +Threadrise = rising through sewing
name: Market Women = women who trade
name: +Skillseed = a skill as the seed
name: Own Purse = money of her own
name: +Womenearn = women earn for themselves
name: Good Earnings = work that pays
name: +Sistercraft = women learning a craft together
name: Steady Hands = skills that bring steady work
name: *Livela = from the word livelihood
line: A skill, a start, an income
line: Her own work, her own money
line: Help one woman begin to earn
line: From first lesson to first sale
line: Women train, earn and teach others
line: Small grants that start real work

child-sponsorship
job: a sponsored month, sponsored months
rival: international sponsorship organisations | they are well known, audited and work in many countries | World Vision, Compassion International, Plan International, SOS Children's Villages, Save the Children | sponsor a child
rival: giving through a church or school partnership | people know somebody who has visited the place | | church child sponsorship
rival: single gifts to emergency appeals | there is no monthly duty, and the need is seen on the news | UNICEF | donate for children
meet: churches, schools, family circles and staff canteens | parish leader | a group already trusts them with its gifts | tell about the programme with {name}, without showing a child's full name, and offer five sponsorships | one evening a week | parish leaders, teachers and company staff groups | they look for a cause the group can follow through the year
measure: the share of sponsored children who attend school each week of the term
moat: sponsors who stay for years, open accounts and field staff whom families trust
risk: sponsors stop, and a child's school fees are suddenly unpaid | keep a reserve of several months, share each child's costs among sponsors and bring in local support
rule: Settle child protection, charity law and donors' data | Ask the child authority which licence a home or programme needs, check everyone who meets children, keep children with relatives wherever possible, never publish names or places, and account for gifts as charity law asks. | the licence answer, protection policy and accounts plan are on file
trial: Start with five children and five sponsors | Choose children with the school and relatives, agree a budget each, find sponsors for one term, and note attendance, real costs, visits and what sponsors want to know. | costs, attendance and sponsor comments for five children are on one sheet
ask: How is a child protected from contact that does harm? | Letters and visits go only through trained staff | rules | with a protection policy checked by a specialist
ask: How much of each gift reaches the child? | Costs are published by heading | f-4 | by checking receipts against the budget each month
ask: Will sponsors stay longer than a year? | | closing-calls | by asking twenty givers for a first standing order
roles: a social worker who visits children and relatives | a treasurer who keeps open accounts | somebody who looks after sponsors and reports
search: sponsor a child's schooling
name: +Schoolpromise = a promise of school
name: One More Desk = a place at school
name: +Childandhope = hope for a child
name: Fees Paid = school fees are paid
name: +Helpinghome = a home that helps
name: Safe at School = safe and in class
name: +Brightterm = a good school term
name: Near Family = children stay close to relatives
name: +Lunchandlesson = food and school each day
name: Growing Up Well = a good childhood
name: *Hopelia = from the word hope
line: Give one child a school year
line: School, meals and care, every month
line: Your gift keeps a child learning
line: See what your support makes possible
line: Safe, fed and in school
line: A child's future, month by month

tree-planting
job: a planted plot, planted plots
rival: international tree-planting charities | gifts take a minute, and they show very large numbers | One Tree Planted, Plant-for-the-Planet, Trees for the Future, Ecologi@GB | plant a tree donation
rival: carbon credits and company offsets | companies can put them straight into their climate report | Gold Standard, Verra | carbon offset for company
rival: planting days by towns, schools and clubs | they are nearby, free to join and everybody sees the result | | volunteer tree planting near me
meet: companies, schools and outdoor clubs | staff coordinator | teams look for a day or gift that people can see | invite one team to plant and tag a small plot with {name} and show last season's survival count | one morning a week in season | foresters, schools and landowners | they want trees that are cared for after planting day
measure: the share of planted trees still alive at the next field check
moat: land with long agreements, skilled planters and openly published survival counts
risk: trees die from drought, grazing or fire after the donors have paid | plant suitable native species in season, pay for care over several years, replace losses and publish the count
rule: Settle land, species and donors' claims | Get written consent from landowners and villages, ask the forest authority about species and protected areas, account for gifts as charity law asks and promise no carbon effect that is not measured. | land consents, species list and wording for donors are on file
trial: Plant and tag one small plot | Plant a few dozen suitable trees with one group of helpers and five donors, tag each one, note hours and costs, and check after two weeks how many stand, were eaten or dried out. | costs and the count after two weeks are on one sheet
ask: Who cares for the trees after the planting day? | Local families are paid for checks and watering | trade-trial | with a written care plan for the first plot
ask: Will companies give without receiving carbon credits? | | closing-calls | by asking ten firms for a planting day or a yearly gift
ask: What does a living tree cost after three years? | | price-talks | by showing donors two prices, planting only and planting with care
roles: a forester who knows local species | a village coordinator for nursery and care | somebody for donors, companies and reports
search: plant trees with a donation
name: +Rootpromise = roots we promise to care for
name: One Good Tree = a tree that lives
name: +Leafgift = a gift that grows leaves
name: Shade to Come = shade for later years
name: +Saplingfund = funds for young trees
name: Green Slope = a bare slope turns green
name: +Treekeepers = people who look after trees
name: Still Standing = trees that survive
name: +Forestback = the forest comes back
name: Plant and Stay = planting with care afterwards
name: *Arbora Nova = from the word for tree
line: Plant a tree that lives
line: From seedling to forest, with care
line: Your gift takes root
line: Native trees, planted by local people
line: We count the trees that survive
line: Help a forest come back

women-shelter
job: a protected stay, protected stays
rival: existing refuges and national helplines | police and hospitals know their number, and they answer day and night | Refuge@GB, Women's Aid@GB, National Domestic Violence Hotline@US | domestic violence help
rival: relatives, friends and neighbours | they are close, take children in and ask for no papers
rival: police and courts | they can send the violent person away and make it binding | | protection order
meet: hospitals, police, schools and social offices | social worker | they meet women who need a safe bed on the same day | agree one direct phone line and a short referral page with {name} | one morning a week | midwives, teachers and lawyers | they need somebody they can call at once
measure: the share of women who, four weeks after the first call, live where the violent person has no access
moat: confidentiality, trained crisis staff and firm agreements with police, courts and social offices
risk: the address becomes known or money runs out, and women are in danger | keep a second place, train staff and guests in secrecy, and secure funding for the coming year before opening beds
rule: Settle safety, child protection and secrecy | Ask the authority about permits for housing women and children, check and train all staff, agree emergency steps with police, protect case notes strictly and ask a lawyer about duties to report. | permits, emergency plan and secrecy rules are on file
trial: Offer two weeks of advice by phone | With one trained counsellor, take referred calls at fixed hours, help with a safety plan and a bed at an existing refuge, and note needs, languages, free beds and gaps without names. | calls, needs and beds found in two weeks are counted without names
ask: Who pays for staff day and night? | | closing-calls | by asking the state, council and five foundations for rates and terms
ask: How is the address kept secret? | Contact runs through a phone line and an office elsewhere | rules | with a safety check by an experienced refuge and the police
ask: Where do women live after the stay? | | interviews-2 | by agreeing steps with landlords and the housing office
roles: a counsellor with training in domestic violence | a house manager for safety, staff and children | somebody for authorities, funders and lawyers
search: help with domestic violence and a safe place
name: +Safelatch = the door is safely closed
name: Quiet Key = the key to a safe home
name: +Newmorning = the morning after leaving
name: No More Fear = a life without fear
name: +Havenhand = a hand towards a haven
name: Her Way Out = a safe way out for her
name: +Shieldhouse = a house that protects
name: Safe From Today = protected from this day
name: +Braveroad = the road she dares to take
name: Door of Calm = calm behind the door
name: *Refuga = from the word refuge
line: A safe bed, a way forward
line: Help day and night, in confidence
line: You are believed and not alone
line: Safety first, then the next step
line: Protected, advised and accompanied
line: A home without fear

peer-support-groups
job: a group evening, group evenings
rival: open groups on social networks and forums | they are free, large and answered at any hour | Facebook, Reddit, Discord | support group online
rival: self-help groups that meet in person | they are free and near, and people really know each other | Alcoholics Anonymous, Al-Anon | support group near me
rival: therapy and counselling | a trained professional leads it, and insurance may pay | BetterHelp, Talkspace@US, Grouport@US | online group therapy
meet: patient associations, clinics and counselling centres | counsellor | they meet people who need company between appointments | offer four free evenings for one small group with {name} and give the counsellor a summary without names | two evenings a week | counsellors, nurses and patient associations | they can pass people to something that continues
measure: the share of members who still attend after four weeks and say they feel less alone
moat: well-matched groups, trained moderators and referrals from clinics and associations
risk: somebody in crisis or a hurtful member harms the group | have moderators trained and supervised, write clear rules, remove people who break them and have a crisis plan with local emergency numbers
rule: Settle safety, privacy and the line to therapy | Say clearly that peers do not treat illness, protect health data strictly, get consent, have a plan for danger to life, check moderators and ask which rules apply to such services. | the crisis plan, data notice and moderator terms are on file
trial: Lead one group for two weeks | Gather six people with the same hardship, hold four video evenings with a trained moderator, and note attendance, difficult moments, helpful topics and who would pay to continue. | attendance and answers of six members are on one sheet
ask: Will members pay when open groups are free? | | price-talks | by offering trial members two monthly prices
ask: What happens when somebody is in danger? | The moderator follows a written plan and calls for help | rules | with a plan checked by a licensed psychologist
ask: Would insurers or employers pay for places? | | closing-calls | by asking ten insurers, employers and associations
roles: a psychologist who trains and supervises moderators | somebody who has lived through it and leads groups | somebody for members, partners and the rules of the chat
search: online support group with people like me
name: +Sharedchairs = chairs shared in a circle
name: Me As Well = others know it as well
name: +Circlekind = a kind circle
name: Heard Here = you are heard here
name: +Tuesdaycircle = the circle every Tuesday
name: Same Road = people on the same road
name: +Listenround = everyone listens in turn
name: Not Just You = others live it too
name: +Openears = ears that are open
name: Side by Side We = side by side with others
name: *Circlia = from the word circle
line: Talk with people who know it
line: Same hardship, kind company
line: A small group, every week
line: Be heard without explaining everything
line: You are not the only one
line: Moderated, private and on your side

wedding-goods-resale
job: a set sold, sets sold
rival: general classifieds and social groups | listing is free and there are very many people | eBay, Facebook, Vinted, Gumtree@GB, Craigslist@US | used wedding decor
rival: hiring decor for the day | the supplier brings it, sets it up and takes it away again | | wedding decor hire
rival: platforms for used wedding dresses | brides know them and photographs and sizes are clear | Stillwhite, Nearly Newlywed@US | used wedding dress
meet: wedding fairs, venues and bridal groups | venue manager | couples leave decor behind and ask where to sell it | list three couples' decor with {name} and leave a card in the venue's welcome folder | one afternoon a week | venues, wedding planners and florists | their couples save money and leave less behind
measure: the share of listed sets that are sold within eight weeks
moat: complete sets with counts and dates, and venues that send couples after each wedding
risk: glass breaks or pieces are missing just before a wedding | ask for counted photos, hold payment until arrival, offer collection at venues and require delivery some weeks before the day
rule: Settle payments, returns and sellers' duties | Ask how marketplaces must hold buyers' money, identify sellers and report sales, write rules for broken or missing pieces, and protect addresses and wedding dates. | the payment answer, terms and data notice are on file
trial: Sell ten sets by hand | List ten complete sets from recent couples on a simple page, arrange each collection or parcel yourself, and note questions, days to sale, price, breakage and who paid for carriage. | days, prices and damage for ten sets are on one sheet
ask: Can glass and large pieces be sent without damage? | Heavy and fragile sets are shown for collection first | trade-trial | by sending three packed sets and checking each piece
ask: What commission do couples accept? | | price-talks | by showing ten sellers two rates and what they would receive
ask: How do new couples hear of it after each sale? | | f-1 | by counting which venues and groups bring listings
roles: somebody who wins venues and couples | a developer for search, dates and payments | somebody for buyers' questions and carriage
search: used wedding decor to buy
name: +Wedagain = used at a wedding again
name: Second Toast = a second toast with the same glasses
name: +Vowandvase = vases after the vows
name: Once Loved Decor = decor loved at one wedding
name: +Nextbride = for the next bride
name: Pass the Veil = passed on to another bride
name: +Aislefind = a find for the aisle
name: Twice Wed Table = tables dressed a second time
name: +Confettiback = money back after the confetti
name: Love It On = pass on what you loved
name: *Rewedda = used wedding goods, renewed
line: Your wedding decor finds new love
line: Whole sets for half the effort
line: Beautiful things for a second wedding
line: Sell it after the big day
line: Find decor for every table
line: Used once, ready for your day

event-supplier-marketplace
job: a booking, bookings
rival: calling suppliers one by one | prices can be haggled, and friends say who is good | | party suppliers near me
rival: event planners who arrange everything | one person answers for the whole day | | event planner near me
rival: online directories and request sites | many suppliers are listed, and asking is free | The Bash@US, Poptop@GB, Add to Event@GB, Thumbtack@US, Bark | hire caterer for party
meet: halls, churches, community centres and hire depots | hall keeper | hosts ask there first for chairs, food and music | book one complete party through {name} for a hall's next host and leave the price list there | two mornings a week | hall keepers, hire firms and caterers | they want full calendars and fewer unpaid bookings
measure: the share of requests that become a confirmed booking within a week
moat: suppliers with true calendars, checked work and hosts who book again
risk: hosts and suppliers meet once and then book directly | give both something they keep, such as held deposits, replacement when somebody cancels and one schedule for all deliveries
rule: Settle payments, contracts and suppliers' papers | Ask how a marketplace may hold deposits, say clearly who is the contract partner, check suppliers' registration, insurance and food papers, and write terms for cancellation and reviews. | the payment answer, terms and suppliers' papers are on file
trial: Book five parties by hand | Sign up fifteen suppliers with true prices and free dates, take requests from five hosts by phone or form, confirm everything yourself, and note answer times, gaps, cancellations and commission agreed. | bookings and answer times for five parties are on one sheet
ask: Do suppliers pay commission when they know the host already? | | price-talks | by asking fifteen suppliers about new and returning hosts
ask: What happens when a caterer cancels on the day? | A second supplier is asked for each large booking | trade-trial | by testing how fast three replacements can be found
ask: Will suppliers keep their calendars true? | | f-1 | by calling each supplier weekly and comparing answers with the calendar
roles: somebody who wins and checks suppliers | a developer for search, calendar and payments | somebody for hosts on the phone at weekends
search: book party suppliers in one place
name: +Partybasket = all for the party in one basket
name: Chairs to Cake = everything from chairs to cake
name: +Canopyclick = a canopy with one click
name: All for Saturday = all that Saturday needs
name: +Hostcart = a cart for hosts
name: Book the Feast = book all that a feast needs
name: +Vendorfair = fair vendors, fair prices
name: Tent and Table = tents, tables and more
name: +Festmarket = a market for feasts
name: Party Sorted = the party is arranged
name: *Celebria = from the word celebrate
line: Everything for your party, booked together
line: Compare, book and enjoy the day
line: True prices, free dates, checked suppliers
line: Chairs, food and music in one booking
line: One basket for the whole party
line: Fewer calls, a better party
`;
