/** Apps through which people meet: what is known of them; the keys are those of `../lore.ts`. */
export const MEETING_PEOPLE_APPS = `
new-social-network
job: an active member, active members
rival: the large social networks | everybody they know is already there and it is free | Facebook, Instagram, TikTok, X | social media app
rival: group chats in a messenger | friends and family read them every day and no stranger joins in | WhatsApp, Telegram | group chat app
rival: open and smaller networks | they have no single owner or a calmer tone, and many are free of ads | Mastodon, Bluesky | alternative social network
meet: online communities about leaving the big platforms | moderator | people there say what annoys them and look for somewhere to go with their friends | invite three circles of friends into {name} and watch the first week with them | an hour every evening | podcast hosts, digital wellbeing groups and youth workers | they talk about healthier media and are asked what to use
measure: the share of new members who still post in the fourth week
moat: whole circles of friends who joined together, and a tone that is kept by good moderation
risk: new members find nobody they know and do not come back | open the network circle by circle, invite whole groups, and grow only where people already post
rule: Settle moderation, age and data | Ask a lawyer which duties bind a platform for posts of others, how illegal posts must be reported and removed, from which age people may join, and what a privacy notice must say. | the moderation rules, the age rule and the privacy notice are published
trial: Run the network with five circles of friends | Invite five groups who know each other to a simple first version for two weeks, post nothing yourself, and count who posts, who answers and who comes back each day. | posts, answers and returning members of each circle are on one sheet
ask: Why would people move when all their friends are elsewhere? | Whole circles are invited together | trade-trial | by counting how many of each circle stay after two weeks
ask: Who removes harmful posts at night? | | rules | with a written duty plan and three test reports
ask: Will anybody pay for what is free elsewhere? | | price-talks | by offering the paid account to twenty active members
roles: a developer for feeds and mobile apps | somebody with experience in moderation | somebody who builds communities
search: social network without algorithm
name: +Calmfeed = a feed that stays calm
name: Real Circle = people you really know
name: +Gladfeed = a feed you are glad to open
name: Only My People = only friends in your feed
name: +Kindpost = posts in a kind tone
name: Feed With an End = it ends when all is seen
name: +Openfeed = you see how it is sorted
name: Close Company = people close to you
name: +Truefollow = only those you follow
name: Slow Feed = less scrolling, more contact
name: *Socialma = from social, with calm
line: See the people you follow
line: A feed that has an end
line: Friends first, noise last
line: Your feed, in your order
line: Social media that lets you go
line: Less scrolling, more real contact

sport-partner-finder
job: a game, games
rival: chat groups of players | they are free, and one message reaches everybody at the club | WhatsApp, Facebook | tennis group near me
rival: clubs with ladders and social evenings | members meet players of every level on fixed days | | tennis club near me
rival: apps that find players and courts | games, ratings and bookings are in one place | Playtomic, Playo@IN | find players near me
meet: public courts, sports halls and gyms | court or hall manager | people who play alone or lack a fourth stand there every evening | match players of the same level through {name} and fix their game on the spot | three evenings a week | coaches, sports shops and hall managers | their customers play more often when they have a partner
measure: the share of members who play with a new partner within two weeks
moat: ratings from real results, and enough players of each level in one town
risk: too few players of the same level live nearby, and the list stays empty | start with one sport and one town, and open the next only when most requests are answered
rule: Settle safety, age and liability | Ask an insurer and a lawyer who is liable when players are hurt, check ages and identities, let members block and report others, and recommend public places for first games. | the safety rules are published and a test report was answered
trial: Match thirty players by hand | Collect level, place and free hours of thirty players at two courts, propose partners by message for two weeks, and note who played, who cancelled and who wants to play again. | games, cancellations and second games are on one sheet
ask: How do players know the level is true? | The rating moves with each result | trade-trial | by comparing claimed levels with the scores of the first games
ask: Why pay when the club chat is free? | | price-talks | by offering a paid month to ten players who found a partner
ask: What happens when somebody does not turn up? | | rules | with a no-show rule tested in the first games
roles: a player known at the local courts | a developer for matching and maps | somebody who talks to clubs and halls
search: find tennis partner near me
name: +Matchmate = a mate for your match
name: Game Tonight = a partner for this evening
name: +Levelmatch = partners at your level
name: Your Serve = it is your turn to play
name: +Playpair = two who play together
name: One More Player = the player you still need
name: +Sparfinder = finds a training partner
name: Same Pace = partners at your pace
name: +Courtmates = people to meet on court
name: All Players In = nobody missing today
name: *Partnera = from the word partner
line: Find a partner at your level
line: Never miss a game again
line: Players near you, free tonight
line: Good matches, close to home
line: Train together, keep at it
line: Your next opponent lives nearby

hobby-meetup-groups
job: a group meeting, group meetings
rival: platforms for groups and events | people already search there for something to do nearby | Meetup, Eventbrite | meetup groups near me
rival: groups on social networks and in chats | starting one is free and everybody has the app | Facebook, WhatsApp, Discord | hobby group near me
rival: clubs, libraries and community centres | they have rooms, regular dates and people who know newcomers | | clubs near me
meet: libraries, games cafés and hobby shops | shop owner or librarian | people ask there whether a group meets for their hobby | start one group with {name} at their table and bring the first members | two evenings a week | hobby shops, cafés and libraries | groups bring regular visitors
measure: the share of newcomers who come to a second meeting within a month
moat: groups that meet again and again, and organisers who bring their members along
risk: organisers lose heart when few people come, and the group dies | start a group only when enough people have joined, and help organisers with the first three dates
rule: Settle safety, fees and members' data | Ask which consent is needed to store and message members, who is liable at meetings, how dues are taxed, and publish rules for conduct and reports. | the conduct rules and the privacy notice are online and one report was tested
trial: Start four groups in one district | Find four people who want to lead a hobby group, help each set two dates within two weeks, and count sign-ups, visitors and those who come again. | sign-ups, visitors and second visits of each group are on one sheet
ask: Why should organisers pay when social networks are free? | They get sign-up lists, dues and new members in one place | price-talks | by offering ten organisers a paid month
ask: How do people learn that a group exists? | | f-3 | by counting where the first members came from
ask: What if nobody wants to lead? | | interviews-2 | with ten people who gave up a group
roles: somebody who has led a group | a developer for sign-ups and payments | somebody who wins organisers and venues
search: hobby groups near me
name: +Clubstart = start a club of your own
name: Every Thursday = a group that meets each week
name: +Hobbyring = people around one hobby
name: Same Table = meet at the same table
name: +Joinlocal = groups near you to join
name: Our Little Club = a small club of our own
name: +Groupwell = groups that run well
name: Bring a Chair = everyone is welcome
name: +Hobbyhood = hobbies in your neighbourhood
name: Club Night = an evening with the group
name: *Clubbly = from the word club
line: Find your group nearby
line: Start a group people come back to
line: Your hobby is better together
line: Meet every week, not just once
line: Less organising, more time together
line: Groups for every interest, near you

neighbourhood-network
job: a local post, local posts
rival: groups on social networks and in chats | they are free and half the street is already there | Facebook, WhatsApp | neighbourhood group near me
rival: networks for neighbours | residents are checked and posts come from the streets around | Nextdoor, nebenan.de@DE | neighbourhood app
rival: local papers, leaflets and notice boards | older residents read them, and shops know what an advert costs | | local news near me
meet: street festivals, markets and residents' meetings | chair of the residents' association | neighbours talk there about what happens in their streets | sign up the first households of each street for {name} with a code on a card | two evenings and a Saturday a week | residents' associations, shopkeepers and housing companies | they want their notices to be read
measure: the share of households in the district who open it every week
moat: most households of one district, and shops that see local customers come in
risk: the feed turns into complaints and quarrels, and calm neighbours leave | set clear rules, give every district a moderator, and keep disputes out of the main feed
rule: Settle address checks, posts and data | Ask how addresses may be checked and stored, what a platform must do about accusations against named persons, which adverts must be marked, and how long posts are kept. | the posting rules and the privacy notice are published and a report was tested
trial: Connect four streets for two weeks | Put cards with a code through the doors of four streets, post useful local news each day, and count households that join, questions answered and shops that would pay. | households, answers and interested shops are on one sheet
ask: How are outsiders kept out? | Each household joins with a code sent to its address | f-2 | by testing the code with twenty addresses
ask: Will local shops pay each month? | | price-talks | by showing ten shops the members in their streets
ask: Who steps in when neighbours quarrel? | | rules | with posting rules and three test cases
roles: somebody well known in the district | a developer for feeds and address checks | somebody who sells to local shops
search: neighbourhood app
name: Street Talk = know what happens in your street
name: Our Corner = news from our corner
name: +Nearfolk = the people near you
name: Along Our Street = what happens along our street
name: +Streetfeed = a feed for your street
name: Next Doorstep = the people one door away
name: +Localloop = stay in the local loop
name: Over the Hedge = a chat between neighbours
name: +Blockboard = notice board for the block
name: Home Streets = the streets around your home
name: *Vicinara = from vicinity, those nearby
line: Know what happens in your streets
line: News from around the corner
line: Your neighbours, your news
line: Ask the people next door
line: Local news from real neighbours
line: Good to know your neighbours

skill-swap
job: a swap, swaps
rival: friends, family and favours | people trust each other and nobody has to register
rival: local time banks and exchange circles | a coordinator knows the members and the rules are settled | Timebanking UK@GB | time bank near me
rival: free lessons on video | thousands of lessons can be watched at any hour | YouTube | learn guitar free
meet: libraries, community centres and evening classes | coordinator of the centre | people there like to learn and often have a skill to offer | write down an offer and a wish of each visitor and arrange the first swaps through {name} | two afternoons a week | libraries, adult education centres and charities | they want people to learn and help each other
measure: the share of members who have both given and received help within a month
moat: a wide mix of skills in one place, and members who are known to keep their word
risk: many want the same few skills, and other members never get a request | invite members by the skills that are missing, and let credits be spent with anybody
rule: Settle tax, insurance and trust | Ask the tax office how exchanged services count, ask an insurer about damage and injuries, say which trades need a licence, and decide how members are checked. | the tax answer, the insurance and the member rules are in one folder
trial: Arrange twenty swaps by hand | Collect offers and wishes of thirty people, match them by phone for two weeks, keep the hours on a sheet, and note which swaps took place and who wants another. | swaps, hours and second requests are on one sheet
ask: What if one side does not keep the promise? | Credits move only when both confirm the hour | trade-trial | by noting every broken promise in the first swaps
ask: Is every hour worth the same? | | interviews-2 | with ten people who offer very different skills
ask: Would members pay a fee to swap without money? | | price-talks | by asking for a small fee after the first swap
roles: a coordinator people trust | a developer for matching and credits | somebody who wins libraries and clubs
search: skill swap
name: +Skilltrade = trade one skill for another
name: Hour for Hour = one hour given, one received
name: +Swapwise = learn by swapping
name: You Teach Me = and I teach you
name: +Knowshare = share what you know
name: Fair Favours = favours that balance out
name: +Timetoken = a token for your time
name: Trade Talents = talents traded between members
name: +Handyhours = useful hours to exchange
name: Give an Hour = give one, get one back
name: *Skillara = from the word skill
line: Your skill is worth a lesson
line: Give an hour, get an hour
line: Learn more without spending money
line: Teach what you know, learn the rest
line: Good skills, fairly swapped
line: Swap skills with people nearby

barter-swap
job: a swap, swaps
rival: second-hand marketplaces | buyers are many and money can be spent on anything | eBay, Vinted, Facebook Marketplace | sell used things
rival: swap groups on social networks | they are free and the members live nearby | Facebook | swap group near me
rival: giving things away or to a charity shop | it clears the cupboard at once and does some good | Freecycle, Olio, Oxfam@GB
meet: swap parties, flea markets and parents' groups | organiser of the swap party | people there bring things they no longer want and look for others | photograph ten things people brought and find the first swaps in {name} | one Saturday a month and an evening a week | libraries, repair cafés and parents' groups | they want things to be used again
measure: the share of listed things that are swapped within a month
moat: many active swappers in one place, and chains that find a match others miss
risk: two people seldom want each other's thing at the same moment, so lists grow and few swaps happen | begin with one kind of thing in one place, suggest chains of three, and ask for wishes as well as offers
rule: Settle tax, parcels and forbidden things | Ask the tax office whether swaps count as sales, say which things may not be offered, and settle who pays when a parcel is lost or a thing is not as described. | the swap rules and the dispute process are published
trial: Swap thirty things in two weeks | Collect thirty offers and wishes from people who know the same school or street, propose swaps and chains by message, and count those that take place. | offers, matches and finished swaps are on one sheet
ask: What if only one side sends the parcel? | Both labels are scanned before either parcel moves on | f-2 | by sending ten pairs of test parcels
ask: Will swappers pay a fee when no money changes hands? | | price-talks | by asking for a small fee at the first swap
ask: How often do two people want each other's thing? | | trade-trial | by counting matches among the first offers
roles: somebody who has run swap events | a developer for matching and parcels | somebody who wins local groups
search: swap items online
name: +Swapnest = a home for swaps
name: Thing for Thing = one thing for another
name: +Evenswap = a swap that feels even
name: Yours for Mine = your thing for mine
name: +Swaploop = swaps that go round
name: No Cash Needed = swap without money
name: +Barterbay = a place to barter
name: Fair Exchange = a fair swap for both
name: +Tradeshelf = a shelf of things to trade
name: Swap It On = pass it on by swapping
name: *Swapora = from the word swap
line: Swap what you have for more
line: Your old thing, their next favourite
line: Swap it, no money needed
line: New things without spending
line: Give one, get one, both happy
line: Fair swaps with people nearby

travel-companion
job: a match, matches
rival: forums and travel groups on social networks | they are free and every destination has one | Facebook, Reddit | travel buddy group
rival: small group tours | a guide, a route and company are part of the price | Intrepid Travel, G Adventures, Flash Pack | solo travel group tours
rival: travelling alone or waiting for friends | nobody has to be checked and plans stay free
meet: travel talks, hostels and language evenings | host of the evening | people there want to travel and miss somebody to go with | introduce pairs with the same dates through {name} and hold the first call with them | two evenings a week | travel agents, hostel hosts and travel writers | they are asked by people who travel alone
measure: the share of members who find a companion they book a journey with within two months
moat: many checked travellers for each season, and references from finished journeys
risk: companions do not get on, and a spoiled journey ends in a bad review | let them talk and spend a day together before they book, and ask about budget, habits and pace first
rule: Settle identity checks, safety and liability | Ask a lawyer who is liable for members' meetings, whether arranging journeys needs a travel licence, how identities may be checked and stored, and publish safety advice. | the lawyer's answers are written down and the safety rules are published
trial: Match twenty travellers by hand | Collect dates, destination, budget and habits of twenty people, introduce pairs by video call within two weeks, and note who would travel together and who would pay. | calls, pairs and first bookings are on one sheet
ask: How do members know that a stranger is safe? | Identities are checked and the first call is by video | rules | with a written check and three test cases
ask: Are there enough travellers for the same dates? | | trade-trial | by counting matches for the most wanted destination
ask: Will they pay again after the first journey? | | price-talks | by asking twenty solo travellers about their next two trips
roles: an experienced solo traveller | a developer for matching and identity checks | somebody for members' questions and safety
search: find a travel companion
name: +Waymate = a mate for your trip
name: Two Tickets = one for you, one for a companion
name: +Roampair = two who roam together
name: Same Dates = going at the same time
name: +Gotogether = go there together
name: Window or Aisle = two seats side by side
name: +Journeymate = company for the journey
name: Not Alone There = company at the destination
name: +Pairtrip = a trip shared by two
name: Come Along Too = somebody who comes along
name: *Compagna = from the word companion
line: Somebody to see the world with
line: Same dates, same pace, good company
line: Never cancel a trip for lack of company
line: Travel together, share the costs
line: Meet your companion before you book
line: Your trip, and somebody to share it

parent-playdates
job: a playdate, playdates
rival: parents' groups in chats and on social networks | they are free and other parents nearby are already in them | WhatsApp, Facebook | mums group near me
rival: baby groups, nurseries and playgrounds | the children play anyway and parents meet by chance | | baby group near me
rival: apps for mothers to meet | profiles, chat and advice are in one place | Peanut | mum friends app
meet: playgrounds, baby courses and family cafés | course leader or café owner | parents with children of the same age sit there side by side | sign up parents at one table and arrange the first two playdates through {name} | three mornings a week | midwives, course leaders and family centres | new parents ask them how to meet others
measure: the share of families who meet the same family again within a month
moat: many checked families in one district, and friendships that began there
risk: too few families with children of the right age live close enough | open one district at a time and start only when enough families have signed up
rule: Settle children's data and safety | Ask a privacy lawyer what may be stored about children, show no photos or addresses of them, check that members are parents, and answer reports within a day. | the privacy notice and the safety rules are published and a report was tested
trial: Bring together twenty families | Collect ages, districts and free times of twenty families, propose two meetings each within two weeks, and note who met, who met again and who would pay. | meetings, second meetings and paying families are on one sheet
ask: How do you know that members are really parents? | | rules | with the check tried on twenty members
ask: Why pay when the parents' chat is free? | One family that fits is proposed instead of a long chat | price-talks | by asking twenty parents after their second playdate
ask: Would local cafés and shops sponsor it? | | closing-calls | with ten family cafés and children's shops
roles: a parent with many contacts in the district | a developer for matching and safety checks | somebody who wins sponsors and family centres
search: playdates near me
name: +Playcircle = a circle of families who play
name: By the Swings = families meet at the playground
name: +Sandboxers = children who share a sandbox
name: Small Friends = friends for small children
name: +Pramwalk = a walk with prams
name: After Nap Time = meet when the nap is over
name: +Playpals = pals to play with
name: Our Little Ones = families with little ones
name: +Buggybunch = a bunch of families with buggies
name: Kids Next Door = playmates who live nearby
name: *Playmia = from the word play
line: Find families who fit yours
line: Playmates for them, company for you
line: Parents nearby, children the same age
line: Your next playdate is round the corner
line: Meet parents who know the feeling
line: More play, less time alone

kids-activity-finder
job: a booking, bookings
rival: searching the web and asking other parents | it is free, and parents trust each other's advice | Google, WhatsApp | kids activities near me
rival: directories and booking sites for families | many activities are listed with ages and reviews | Happity@GB, Sawyer@US, ActivityHero@US | book kids classes
rival: clubs, schools and councils direct | parents know them, and the fee is often low | | after school clubs near me
meet: school gates, family fairs and parents' evenings | chair of the parents' association | parents compare courses and camps there each term | show free places for the coming holidays on {name} and help three parents book | two afternoons a week | schools, nurseries and family magazines | parents ask them for activities
measure: the share of trial classes that lead to a full booking within a month
moat: up-to-date free places from most providers of one city, and honest reviews by parents
risk: lists are out of date, and parents who meet a full course do not come back | start with one city and a few kinds of activity, check dates every week, and give providers a simple calendar
rule: Settle payments, providers and children's data | Ask who is the seller of each booking, which checks and insurance providers must have, how cancelled classes are refunded, and what may be stored about a child. | the provider contract, refund rule and privacy notice are ready
trial: Fill the free places of ten providers | List the free places of ten providers on a simple page, send it to parents at two schools for two weeks, take bookings by hand, and count them. | visits, bookings and free places filled are on one sheet
ask: Why would providers pay a commission? | They pay only for families they did not know before | closing-calls | with ten providers who have free places
ask: Will parents book here or call the provider direct? | | trade-trial | by counting how parents booked the first places
ask: Who answers when a class is cancelled? | | rules | with a refund rule signed by each provider
roles: somebody who knows local providers | a developer for search and bookings | somebody who reaches parents and schools
search: kids activities near me
name: +Funfinder = finds fun for children
name: After the Bell = what to do after school
name: +Tryclass = try a class first
name: Little Weekends = weekends for little ones
name: +Funplanner = plans fun for children
name: Happy Saturday = something good to do on Saturday
name: +Clubhunt = find the right club
name: Book a Trial = try a class before the term
name: +Kidscalendar = dates for children in one place
name: Out & About Kids = things to do outside home
name: *Activolo = from the word activity
line: Find and book what children love
line: Classes, camps and clubs in one place
line: Free places near you, today
line: Try first, then book the term
line: Less searching, more playing
line: Something good to do every week

kids-safe-social
job: an active family, active families
rival: ordinary messengers and video apps | friends and cousins use them already and they cost nothing | WhatsApp, YouTube, TikTok, Snapchat
rival: children's versions of large apps | parents know the brand and can set limits | Messenger Kids, YouTube Kids | messenger for kids
rival: no phone at all, or a phone for calls only | nothing can go wrong on it and it is cheap | | first phone for kids
meet: parents' evenings about the first phone | head teacher or parents' council | parents there decide what their children may use | set up one class or one group of friends in {name} with their parents | one or two evenings a week | schools, child protection groups and paediatricians | parents ask them what is safe
measure: the share of children who still write to approved friends in the fourth week
moat: parents' trust, human moderation and whole classes who joined together
risk: children find it boring once their friends use other apps | win whole classes and families together, and build what children like with them and not only for them
rule: Settle child data, consent and moderation | Ask a lawyer how parents' consent must be proved, which data of children may be kept, what must be reported to the police, and how moderators are vetted. | the consent process, data rules and reporting duty are written down
trial: Run a closed chat for two groups of friends | Let two groups of children and their parents use a simple version for two weeks, check every message, and note use, reports and what parents would pay. | messages, reports and parents' answers are on one sheet
ask: Will children use it when friends are elsewhere? | Groups of friends and cousins join together | trade-trial | by counting active children after two weeks
ask: Who checks pictures and videos, and how fast? | | rules | with a duty plan and ten test posts
ask: Do parents pay for what is free elsewhere? | | price-talks | by offering a paid month to ten families
roles: an expert in child protection | a developer for chat and video | somebody who speaks to schools and parents
search: safe messenger for kids
name: +Kidchatter = chat made for kids
name: First Messages = a child's first messages
name: +Safepals = pals your parents know
name: Friends We Know = only people the family knows
name: +Kindchat = a chat with kind words
name: Mum Knows = parents know every contact
name: +Smallscreens = screens for small people
name: Green Light Chat = contacts with a green light
name: +Familyring = family and friends in one ring
name: Just My Friends = no strangers inside
name: *Kiddola = from the word kid
line: Only friends you both know
line: A first chat without strangers
line: Safe to write, safe to watch
line: Children chat, parents rest easy
line: No ads, no strangers, no worries
line: You approve every new contact

private-messenger
job: a conversation, conversations
rival: the large messengers | everybody they know has them and they cost nothing | WhatsApp, Telegram, iMessage | messenger app
rival: encrypted messengers | their encryption is published and many experts recommend them | Signal, Threema, Wire | secure messenger
rival: email, texts and phone calls | they work on every device and nobody has to install anything
meet: privacy events, digital rights groups and open source meetings | organiser of the meeting | people there look for safer tools and persuade their friends | move one group of friends to {name} together and solve their first problems | two evenings a week | digital rights groups, security trainers and journalists' unions | they are asked which messenger is safe
measure: the share of new users who still write to three or more contacts after four weeks
moat: an independent security review, and groups that moved together
risk: people install it, find none of their contacts and leave | make it useful for one small group at once, such as a couple, family or team, and invite groups instead of single users
rule: Settle encryption, data and requests from authorities | Ask a lawyer which duties messaging services have, how requests from police are handled, whether exporting encryption needs a notice, and what the privacy notice must say. | the legal answers and the privacy notice are ready
trial: Move five groups for two weeks | Invite five couples, families or teams to write only in the first version for two weeks, and note messages, failures, questions and who would pay. | active users, failures and paying users are on one sheet
ask: How can users check that it is safe? | The encryption is a known one and the code can be read | f-2 | with an outside review of the first version
ask: Why pay when good messengers are free? | | price-talks | by asking twenty users which extra they would pay for
ask: What if somebody uses it for crime? | | rules | with a written process for reports and requests
roles: a developer with knowledge of encryption | a designer of simple apps | somebody who explains privacy in plain words
search: private messenger
name: +Closetalk = talk that stays close
name: Between Us Two = only you and the other person
name: +Quietline = a quiet line to your people
name: Sealed Words = messages under seal
name: +Hushchat = a chat that keeps quiet
name: Eyes Only = only for the receiver's eyes
name: +Closedline = a line closed to others
name: Your Words Only = words that belong to you
name: +Keymessage = a message with a key
name: Nobody Else = nobody else can read it
name: *Privelo = from the word private
line: Private means only the two of you
line: Messages nobody else can read
line: Write freely, stay private
line: Your chats belong to you
line: No number, no ads, no readers
line: Safe words, simple app

anonymous-social
job: a post, posts
rival: forums and social networks with nicknames | they are free, and for every question there is a group | Reddit, Quora
rival: apps and pages for anonymous posts | people there expect to write without a name | Whisper, Yik Yak, Blind | anonymous chat app
rival: talking to a friend, a helpline or nobody | a voice one trusts helps, and nothing stays in writing
meet: student unions, campus groups and online forums | moderator or group admin | people there already ask questions under borrowed names | open a closed room in {name} for one group and answer the first posts | an hour every evening | counselling services, student unions and helplines | people ask them questions they would not ask under their name
measure: the share of posts that get a helpful answer within a day
moat: moderation that works, and a tone in which people dare to be honest
risk: bullying, threats and slander come in under cover, and app stores remove it | read new posts before they spread, ban names of other people, and grow no faster than the moderators
rule: Settle moderation, age and duties to report | Ask a lawyer which posts must be removed or reported, what may be stored about writers, how ages are checked, and what to do when a life is in danger. | the moderation plan and the crisis process are written down and tested
trial: Open one room for two weeks | Invite fifty people from one campus or trade to a closed room, read every post yourself, and count posts, answers, removals and people who come back. | posts, answers, removals and returning members are on one sheet
ask: How is bullying stopped when nobody has a name? | Posts are checked and named persons are not allowed | rules | with twenty test posts and the time to removal
ask: Is it really anonymous? | | f-2 | by having an outside developer try to trace a writer
ask: Would advertisers want to appear beside such posts? | | closing-calls | with five advertisers and five support organisations
roles: somebody with experience in moderation or counselling | a developer for private systems | somebody who wins campus and trade groups
search: anonymous chat app
name: +Saidsafe = said in a safe place
name: No Names Here = nobody gives a name
name: +Openly Said = what can be said openly
name: Honest Corner = a corner for honest words
name: +Speakfree = speak without fear
name: Off My Chest = say what weighs on you
name: +Freeword = words without a name
name: Ask Anything Now = no question is too awkward
name: +Whisperwell = quiet words, well received
name: Say It Freely = a place to say it
name: *Anonyma = from the word anonymous
line: Say it without your name
line: Honest words, kind answers
line: Ask what you never dared
line: Nobody knows, somebody understands
line: Get it off your chest
line: No names, no judgement

keep-in-touch
job: a contact made, contacts made
rival: birthdays and reminders on the phone | the calendar is there already and costs nothing | Google Calendar, Apple Reminders | birthday reminder app
rival: social networks and group chats | one sees what friends are doing without having to call | Facebook, WhatsApp, LinkedIn
rival: private contact managers | notes, dates and reminders for each person are in one place | Dex, Clay, Monica | personal crm
meet: networking events, coworking spaces and online communities for freelancers | host of the event | people there collect contacts and seldom write again | enter ten important contacts with each visitor and set the first reminders in {name} | two evenings a week | career coaches, alumni offices and coworking hosts | they advise people to look after contacts
measure: the share of reminders that lead to a call or message within three days
moat: years of notes about people, kept private and easy to take along
risk: people swipe the reminders away like any other notice | few reminders, at moments the user chose, each with the last note and a message ready to change
rule: Settle other people's data | Ask a privacy adviser what may be stored about persons who are not users, keep contacts on the device where possible, and let users export and delete everything. | the privacy notice, export and delete function are ready
trial: Remind twenty people for two weeks | Ask twenty people for ten contacts each, send them a short reminder by message on the days they chose, and count calls made, reminders ignored and people who would pay. | reminders, contacts made and paying users are on one sheet
ask: Is it not cold to manage friends with an app? | It only reminds, and the words are your own | interviews-2 | with ten people who lost touch with a friend
ask: Why pay instead of using the calendar? | | price-talks | by offering a paid month to twenty test users
ask: What happens to the data about my friends? | | rules | with a one-page notice shown to ten users
roles: a designer of simple phone apps | a developer for contacts and calendars | somebody who writes helpful content
search: stay in touch app
name: +Callsoon = somebody to call soon
name: Call a Friend = time to ring a friend
name: +Stayclose = stay close to your people
name: Thinking of You = shows a friend you care
name: +Friendnote = a note for each friend
name: Who to Ring = shows who to ring today
name: +Dearones = those who are dear to you
name: Say Hello More = more hellos to friends
name: +Keepnear = keep people near
name: Old Friends = friends worth keeping
name: *Amicella = from amicus, friend
line: Never lose touch with good friends
line: Call the people who matter
line: Small reminders, lasting friendships
line: Remember what friends told you
line: A call is due
line: Close, even when life is busy

invitations-rsvp
job: an event, events
rival: printed cards | they feel special and older relatives keep them | Vistaprint, Minted@US | wedding invitations
rival: online invitations and wedding websites | cards, replies and guest lists are in one place | Evite, Paperless Post, Partiful, Zola@US, Joy | online invitations
rival: a message in a group chat | it is free, sent in a minute, and everybody answers | WhatsApp, Facebook
meet: wedding fairs, party shops and venues | venue manager | hosts there are asked for the number of guests | set up the invitation and the guest list of one host in {name} at the venue | two afternoons a week | wedding planners, venues, caterers and photographers | they need the number of guests in time
measure: the share of guests who have replied a week before the day
moat: designs people like, and guests who become hosts after they were invited
risk: hosts use it once and do not come back for years | show each guest how to make an own invitation, and serve birthdays and other yearly parties too
rule: Settle guests' data and messages | Ask a privacy adviser how long guest lists may be kept, whether messages to guests need consent, and which rights you need for pictures, music and fonts. | the privacy notice and the licences for designs are in one folder
trial: Run the invitations of five hosts | Make the cards and links of five real events by hand, send them, collect replies for two weeks, and count answers, questions and hours. | replies, questions and hours for each event are on one sheet
ask: What about guests without a smartphone? | The host can add their reply by hand | trade-trial | by counting guests who answered another way
ask: Why pay when a group chat is free? | | price-talks | by asking ten hosts after they have seen their guest list
ask: Where do hosts look for invitations? | | f-3 | by counting visits from venues, fairs and search
roles: an illustrator or designer of cards | a developer for guest lists and messages | somebody who wins venues and planners
search: online wedding invitations
name: +Guestglow = a warm welcome for guests
name: Yes, Coming = the answer hosts hope for
name: +Replycard = a card with a reply
name: Save a Seat = a seat for each guest
name: +Partynote = a note about the party
name: Who's Coming = a list of who is coming
name: +Invitely = invites made easily
name: Dear Guests = a greeting to the guests
name: +Cheersday = the day you celebrate
name: Plus One Please = guests and who they bring
name: *Invitara = from the word invite
line: Know who is coming
line: Lovely invitations, quick replies
line: Invite everyone in minutes
line: Guests reply with one tap
line: No more chasing answers
line: From first card to last chair

gift-registry
job: a gift list, gift lists
rival: lists at a large shop | everything can be bought at once and returned | Amazon, John Lewis@GB, Target@US | wedding gift list
rival: registries for any shop | couples add what they like and collect money too | Zola@US, Babylist@US, MyRegistry, Prezola@GB | gift registry
rival: envelopes, bank transfers and asking the family | it costs no fee, and many guests are used to it
meet: wedding fairs, birth classes and gift shops | shop owner or course leader | couples and parents plan there what they need | fill the first ten wishes of one couple into {name} and send the list to the family | two afternoons a week | wedding planners, midwives and independent shops | they are asked what to give
measure: the share of wishes on a list that are given before the day
moat: guests who start a list of their own, and shops that send their customers
risk: guests find the wish, then buy it elsewhere or hand over cash, and nothing is earned | make it easy to give together, mark what is taken in one tap, and agree terms with shops
rule: Settle payments, tax and shop terms | Ask whether holding guests' money needs a licence, who is liable for refunds, how gifts are taxed, and whether shops' commissions must be shown to users. | the payment partner, refund rule and notice about commissions are ready
trial: Run five real gift lists | Set up a simple page for five couples or families, let guests reserve or pay, and count visits, gifts, doubles and questions for two weeks. | visits, gifts and questions of each list are on one sheet
ask: Do guests mind paying a fee? | | price-talks | by showing two fee models to twenty guests
ask: What if two guests give the same thing? | A wish is marked as taken at once | f-2 | by letting ten guests buy at the same time
ask: What if a wedding is called off? | | rules | with a refund rule checked by the payment partner
roles: a developer for payments | a designer of pretty pages | somebody who wins shops and planners
search: wedding gift list
name: +Wishshelf = a shelf of wishes
name: No Doubles = no present given twice
name: +Giftjoy = gifts that bring joy
name: Chip In for It = give one big gift together
name: +Giftsplit = one big gift, split by many
name: Just Wished For = exactly what was wished for
name: +Wishbasket = a basket full of wishes
name: Unwrap This = a present worth unwrapping
name: +Presently = presents, as they are wanted
name: All Wrapped = every wish is taken care of
name: *Wishoria = from the word wish
line: Gifts they really want
line: One list, every shop
line: No more double presents
line: Give together, give bigger
line: Wish it, share it, unwrap it
line: The right present, every time

gaming-teammates
job: a squad found, squads found
rival: game servers and chat communities | they are free, and every large game has several | Discord, Reddit | looking for group
rival: the game's own matchmaking | one tap finds players at once, even late at night
rival: apps and sites for finding players and coaches | profiles show rank, hours and style | GamerLink, Metafy | find gaming teammates
meet: community servers, game cafés and tournaments | server owner or tournament organiser | players there ask every day who wants to play | put together the first squads through {name} in one server and stay for their first match | three evenings a week | server owners, streamers and game cafés | their members stay when they find good company
measure: the share of squads that play together again within a week
moat: behaviour ratings that players trust, and enough players at every hour for a few games
risk: too few players of one game, rank and hour are online, and the search takes too long | start with one game and one language, show planned evenings, and add games slowly
rule: Settle ages, conduct and game interfaces | Ask from which age players may join and chat with strangers, read which use of names and data each game's publisher allows, and publish rules against insults and threats. | the age rule, the conduct rules and the publishers' terms are checked
trial: Put together twenty squads by hand | Collect rank, hours and style of fifty players from one server, form squads for two weeks, and note who played, who came again and who was reported. | squads, second games and reports are on one sheet
ask: Why pay when community servers are free? | | price-talks | by offering a paid month to twenty players with a steady squad
ask: How are toxic players kept out? | Each match is rated, and reports are read by a person | rules | with a process tested on ten reports
ask: What if a publisher closes access to player data? | | f-2 | by building a version that works with screenshots
roles: somebody known in gaming communities | a developer for game interfaces and chat | a moderator who knows the tone
search: find gaming teammates
name: +Squadfinder = finds your squad
name: Same Team Again = the same team once more
name: +Goodlobby = a lobby with good people
name: Same Rank = players at your rank
name: +Duomatch = a match for your duo
name: Full Squad = no place left empty
name: +Clanhall = a hall where clans meet
name: Ready Players = players ready when you are
name: +Fairmates = teammates who play fair
name: No More Randoms = no more random strangers
name: *Squadora = from the word squad
line: Teammates who play like you
line: Find your squad tonight
line: Same rank, same hours, good tone
line: No more random teammates
line: A clan that fits your evenings
line: Good games with good people

fantasy-league
job: a round, rounds
rival: official games of the large leagues | they are free, and friends already have a team there | Fantasy Premier League, ESPN, Yahoo | fantasy football
rival: fantasy sites with prize money | large prizes attract fans of every popular sport | DraftKings@US, FanDuel@US, Dream11@IN, Sorare | fantasy sports app
rival: office pools on paper and in spreadsheets | somebody at work runs them every season and everybody knows the rules | | football prediction game
meet: sports bars, supporters' clubs and offices | landlord or fan club chair | fans there talk about line-ups and results before every match | start a league in {name} for the guests of one bar before the next match | match days and one evening a week | sports podcasters, clubs and bars | a league brings their fans back every round
measure: the share of players who hand in a line-up in the fourth round
moat: private leagues of friends and colleagues who play every season
risk: interest fades in the middle of the season and outside it | keep rounds short, let late joiners start afresh, and add a second sport for the break
rule: Settle gambling law, data and trademarks | Ask a lawyer when stakes and prizes count as gambling, from which age fans may play, which data and statistics need a licence, and whether names and logos of clubs may be used. | the lawyer's answers and the data contract are on file
trial: Run one league for four rounds by hand | Invite fifty fans from two bars or offices, collect their picks on a form, work out points after each match day, and count who stays to the last round. | players per round and people who would pay are on one sheet
ask: Is it gambling when there is a prize? | | rules | with a lawyer's view on stakes and prizes
ask: Why leave the official free game? | Short rounds and own rules suit small groups | interviews-2 | with ten fans who stopped playing in the middle of a season
ask: Would a bar or firm pay for its own league? | | closing-calls | with ten bars, clubs and offices
roles: a fan who knows the sport and its numbers | a developer for live data | somebody who wins clubs and sponsors
search: fantasy league with friends
name: +Pickmates = pick a team with mates
name: First Whistle = picks in before kick-off
name: +Tipleague = a league of tips
name: Call the Score = say the score before
name: +Dreamround = a dream team each round
name: Your Eleven = the team you chose
name: +Fanpoints = points for fans
name: Bench to First = from the bench to first place
name: +Kickpick = pick before the kick-off
name: Top of the Table = first in your league
name: *Leaguera = from the word league
line: Pick your team, beat your friends
line: Every match counts for you
line: Your league, your rules
line: Know the game, win the round
line: Two minutes before every match
line: Play along all season

multiplayer-game
job: a match, matches
rival: large free online games | friends already play them and new content never stops | Fortnite, Roblox, League of Legends | free multiplayer games
rival: small multiplayer games on the stores | a new one appears every week and costs little | Among Us, Lethal Company | games to play with friends
rival: single-player games, films and social media | they need no partners and fit any evening
meet: game fairs, community servers and online demo festivals | organiser of the indie area | players there try new games and bring their friends | let groups play three matches of {name} and invite them to the next test evening | two test evenings a week and a few fairs a year | streamers, server owners and game cafés | they look for games a group can play together
measure: the share of new players who play again within a week
moat: an active community, steady updates and matches that are fair
risk: too few players are online at once, matches do not start, and the rest leave | plan fixed play evenings, fill places with computer players, and let friends play in private rooms
rule: Settle age rating, purchases and chat | Get the age ratings the stores ask for, check the rules for purchases by minors and random rewards, moderate chat and names, and say what happens when servers close. | the ratings, purchase rules and chat rules are ready
trial: Hold four open test evenings | Let thirty players play a rough version on four evenings in two weeks, measure waiting time, lost connections and returns, and ask what they would buy. | matches, returns and faults are on one sheet
ask: Who plays while the community is small? | Fixed evenings bring players together at one time | trade-trial | by counting players at each test evening
ask: What do servers cost when many players come? | | f-2 | by running one load test with scripted players
ask: Would players pay for looks alone? | | price-talks | by asking twenty regular players to choose from real offers
roles: a developer for servers and networks | an artist for characters and maps | a community manager who answers players
search: multiplayer games with friends
name: *Skirmishly = short fights among friends
name: Ready Room = where players wait for the match
name: +Roundrush = rounds that go fast
name: Last Team Left = the last team wins
name: +Rivalbay = a bay full of rivals
name: Eight Rivals = a match for eight
name: +Guildfall = guilds that rise and fall
name: Rise Again = lose, learn and rise again
name: +Clashmates = mates who clash for fun
name: Join My Room = friends join with a code
name: *Versara = from versus, one against another
line: Short matches, long friendships
line: Play together from anywhere
line: Win by skill, not by wallet
line: New maps, new rivals, every season
line: Bring friends, start a match
line: Always a match waiting for you

live-streaming-platform
job: a live show, live shows
rival: the large live platforms | the audience is there already and going live is free | Twitch, YouTube, TikTok, Instagram | live streaming app
rival: live shopping on marketplaces and apps | buyers, payment and delivery are in place | Whatnot, TikTok Shop, Taobao Live@CN | live shopping app
rival: recorded videos and shop pages | they can be watched at any hour and need no host
meet: creator meet-ups, small venues and makers' markets | organiser of the meet-up or market | creators there have followers and look for better income | plan and run one first show in {name} with the creator and invite the followers | three evenings a week | talent managers, venues and craft associations | their members want to earn from an audience
measure: the share of viewers who come back for the same creator's next show
moat: loyal hosts with a fixed show time, and moderation that viewers and brands trust
risk: video costs grow with every viewer while few of them pay | limit picture quality for free viewers, pay hosts from real income only, and start with a few good shows a week
rule: Settle moderation, payouts and music rights | Ask which licences tips and coins need, how hosts' income is taxed and paid out, which music may be played, how ages are checked, and how shows are stopped at once. | the payout, music and moderation rules are in writing
trial: Run ten live shows with five hosts | Use rented video tools, let five hosts do two shows each within two weeks, and count viewers, tips, purchases, costs and incidents. | viewers, income and costs of each show are on one sheet
ask: Why would hosts leave the large platforms? | They keep more, and are shown to every follower | closing-calls | with ten hosts about what would make them move
ask: What does one hour of video cost per viewer? | | f-2 | by measuring the traffic of the first shows
ask: Who stops a show that goes wrong? | | rules | with a person on duty and a test alarm
roles: a developer for live video | somebody who wins and trains hosts | a head of moderation
search: live streaming platform
name: +Livelane = a lane for live shows
name: On Air Tonight = the show is live tonight
name: +Tipstage = a stage where viewers tip
name: Right Now Live = what happens right now
name: +Showhour = an hour for the show
name: Front Seat Live = a front seat at every show
name: +Streamhall = a hall for streams
name: Say Hi Live = hosts who answer you
name: +Livelight = the light that says live
name: Wave at Us = viewers and hosts wave
name: *Vivora = from vivo, live
line: Watch live, talk live, tip live
line: Go live and get paid
line: The show that answers you
line: More of every tip for creators
line: See it live, buy it now
line: Live from people you like

serial-fiction-app
job: an episode, episodes
rival: reading platforms for serial stories | millions of stories are there and many chapters are free | Wattpad, Royal Road, Webnovel, Radish | web novels
rival: apps for mini dramas | short episodes end at an exciting point and the first are free | ReelShort, DramaBox | short drama app
rival: e-books, audiobooks and streaming series | a whole story is paid once or by the month | Kindle, Audible, Netflix
meet: writing groups, book clubs and reading communities online | moderator or group leader | writers there look for readers and readers for new stories | publish the first chapters of three writers in {name} and read the comments together | two evenings a week | writing schools, book bloggers and small publishers | their writers look for an audience
measure: the share of readers who read on after the last free episode
moat: writers readers wait for, and stories with fair contracts shown only here
risk: readers finish a story or get tired of paying, and nothing new holds them | have the next story ready before one ends, and offer a monthly pass beside single episodes
rule: Settle authors' rights, payments and ages | Have a lawyer write the author contract with rights, share and ending, ask how coins and refunds must be shown, and mark stories which are not for minors. | the author contract, coin rules and age marks are ready
trial: Publish three serials for two weeks | Let three writers publish a chapter every second day on a simple page, send them to a hundred readers, and count how many read on and pay for the next part. | readers per chapter and payments are on one sheet
ask: Why pay when free stories are everywhere? | | price-talks | by offering the next chapters to readers of the first ones
ask: Why would good writers publish here? | They keep their rights and see their numbers | closing-calls | with ten writers who publish elsewhere
ask: How are copied or machine-written texts found? | | rules | with a check tried on twenty texts
roles: an editor for serial stories | a developer for reading apps and payments | somebody who wins writers and readers
search: stories in chapters app
name: +Chapterday = a chapter every day
name: To Be Continued = the story goes on
name: +Storydrip = stories drop by drop
name: Just One More = one more episode tonight
name: +Pagehook = pages that hook you
name: What Happens Now = wondering how it goes on
name: +Cliffside = stories with cliffhangers
name: Ten-Minute Tale = a tale for ten minutes
name: +Seriala = stories told in series
name: Evening Episode = a new part each evening
name: *Episodia = from the word episode
line: A new episode every day
line: Good stories for short breaks
line: Just one more chapter
line: New writers, stories you cannot leave
line: Find out what happens next
line: Read today, wait for tomorrow
`;
