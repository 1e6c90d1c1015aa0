/** Apps through which people meet: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const MEETING_PEOPLE_APPS_SCREENS = `
new-social-network
thing: post, posts = Photo from the lake, Anna; Question about bikes, Omar; Good news, Mei
must: A feed in time order from people you follow; A clear end when everything is seen; Circles that decide who sees a post; Reports answered by a person
later: Voice posts; A yearly album of your own posts
screen: Home feed | list New since this morning = Anna, photo from the lake; Omar, question about bikes; Mei, good news | picture Photo from the lake | link Why do I see this? | words You have seen everything new | buttons Write a post / Find friends | follow your first friends to fill this feed | the feed could not be loaded: showing the posts you saw last
screen: New post | ask Text = First swim of the year | picture Your photo | list Who can see it = Close friends; Family; Everybody who follows me | switch Allow comments | button Post | write a few words or add a photo | the photo could not be sent: your post is kept as a draft
screen: Moderation desk | table Reports = Post, Reason, Status; Comment by Leo, insult, open; Photo by Kim, spam, removed; Post by Ana, dispute, answered | buttons Keep post / Remove post | list Next = Answer the person who reported; Warn the writer | no open reports | this post was already deleted by its writer

sport-partner-finder
thing: game, games = Tennis, Tuesday evening; Five-a-side, one player missing; Morning run, easy pace
must: Partners by level, place and free hours; Proposed games with time and court; A rating that follows real results; Block and report for every member
later: Court booking in the app; Small leagues for each level
screen: Find a partner | ask Sport = Tennis | ask Free = Tuesday evening | list Near you = Sara, same level, two streets away; Tom, slightly stronger; Lina, same level, free on Friday | map Courts nearby | button Propose a game | nobody is free then, so try another evening | your place could not be found: enter a postcode
screen: Game on Tuesday | headline You and Sara, 7 pm | map Park courts | talk Chat = Sara: Shall I book the court?; Ben: Yes, I bring the balls | buttons Confirm / Cancel game | no game planned yet | your partner has cancelled: other players were asked
screen: Our desk, this week | table Requests = Sport, Wanted, Found; Tennis, 9, 7; Squash, 4, 2; Running, 6, 6 | list Reports = One no-show, answered; One rude message, open | button Invite players | no requests this week | the list could not be updated: showing yesterday

hobby-meetup-groups
thing: group meeting, group meetings = Board games, Thursday; Sketch walk, Sunday; Book circle, Monday
must: A page for every group with regular dates; Sign-up with a limit and a waiting list; Reminders before each meeting; Search by hobby and distance
later: Member dues collected online; Rooms offered by cafés and libraries
screen: Groups near you | ask Hobby = Board games | list Meeting soon = Board games, Thursday, two places left; Sketch walk, Sunday; Book circle, Monday | map Groups nearby | buttons Join / Start a group | no group for this hobby yet, so start one | groups could not be loaded: please try again
screen: Board games, Thursday | headline 7 pm at the corner café | list Coming = Nora; Sam; Priya; Luis | words Two places left, beginners welcome | buttons I am coming / Not this time | nobody has signed up yet | the meeting is full: you are first on the waiting list
screen: Organiser's desk | table Next dates = Date, Signed up, Waiting; Thursday, 8, 1; Next Thursday, 3, 0 | list New members = Luis, joined today; Ada, asked a question | buttons Message all / Add a date | no dates set for this group | the message was not sent: please try again

neighbourhood-network
thing: local post, local posts = Lost cat in Mill Lane; Road works from Monday; Who knows a good dentist?
must: A feed only from the streets around; Households checked by address; Groups for streets and interests; Rules and a moderator for every district
later: Notices from the council; A calendar of local events
screen: Our streets, today | list New = Lost cat in Mill Lane; Road works from Monday; Who knows a good dentist? | map Where it happens | list Groups = Dog walkers; Gardeners; Mill Lane | button Write to neighbours | no posts today, so say hello to your street | posts could not be loaded: showing those from this morning
screen: Join with your address | ask Street and number | steps How it works = Enter your address; Get a card with a code; Enter the code and join | ask Code from the card | button Join my street | your street is not open yet: we tell you when it is | this code is not valid: ask for a new card
screen: Corner bakery, shop page | headline Fresh bread on Sundays | chart Neighbours who saw your post | list Your posts = Sunday opening; New opening hours | buttons Write a post / Change page | no posts yet, and one a week is included | the post breaks a rule: see which words to change

skill-swap
thing: swap, swaps = Guitar lesson with Leo; Bike repair for Aisha; Spanish with Carla
must: Offers and wishes of every member; Credits that move when both confirm; Matches by place and free hours; Ratings after each swap
later: Swaps between three members; Small workshops for several people
screen: My swaps | headline You have three hours to spend | list Next = Guitar lesson with Leo, Friday; Bike repair for Aisha, Sunday | list Could suit you = Carla teaches Spanish; Ken repairs clothes | buttons Ask for help / Offer a skill | no swaps yet, so add one skill and one wish | your hours could not be loaded: please try again
screen: Request to Leo | ask What do you need? = First guitar lesson | ask When = Friday, 6 pm | words Costs one of your hours | talk Chat = Leo: Do you have a guitar?; Mia: Yes, an old one | button Send request | there is no free hour with Leo this week | the request was not sent: please try again
screen: Coordinator's desk | table Swaps = Swap, Day, Status; Guitar, Friday, confirmed; Bike repair, Sunday, open; Spanish, Monday, done | list Missing skills = Sewing; Tax forms | buttons Call a member / Invite | no swaps this week | one member did not turn up: call both sides

barter-swap
thing: swap, swaps = Rain jacket for toy train; Novel for cookbook; Lamp for chair
must: A list of what I have and want; Matches and chains of several swappers; Both sides confirm before anything is sent; Ratings and proof of identity
later: Insured parcels for both sides; Swap days in libraries
screen: Matches for you | picture Wooden toy train | words Aisha wants your rain jacket | list More matches = Cookbook for your novel; Chair for your lamp | buttons Offer swap / Next | no match yet, so add one more wish | photos could not be loaded: please try again
screen: Swap with Aisha | table The swap = You give, You get; Rain jacket, Wooden toy train | steps How it goes = Both confirm; Meet or send; Both rate the swap | ask Meet at = Library, Saturday | buttons Confirm swap / Change offer | nothing offered yet | the train was swapped with somebody else: see what is similar
screen: Our desk, open swaps | table Swaps = Swap, Step, Status; Jacket and train, sent, on time; Novel and cookbook, confirmed, waiting; Lamp and chair, disputed, open | list To answer = One parcel late; One item not as shown | buttons Ask both sides / Close | no open swaps | a label was not scanned: both swappers were asked

travel-companion
thing: match, matches = Anna, Lisbon in May; Ken, trek in September; Maria, islands by ferry
must: Matches by dates, place, budget and habits; Checked identities; A first call by video in the app; Block and report for every member
later: Shared cost list for the journey; References from earlier companions
screen: Companions for Lisbon in May | list Fit best = Anna, same dates, slow pace; Lea, one day later; Omar, same budget | chart What you share with Anna | list Habits = Early riser; Non-smoker; Own room | buttons Say hello / Next | nobody for these dates yet, so widen them by a week | matches could not be loaded: please try again
screen: Anna and you | talk Chat = Anna: Do you like walking?; Sam: Yes, every day | steps Before you book = Video call; A day together; Agree on the budget | switch Share my plan with a friend at home | button Start video call | no messages yet, so say hello | the call was cut off: call again or choose a new time
screen: Our desk, checks | table New members = Name, Identity, Status; Lea, checked, active; Omar, photo unclear, waiting; Ken, checked, active | list Reports = One fake photo; One rude message | buttons Approve / Ask again | no new members today | the identity service does not answer: checks wait until it does

parent-playdates
thing: playdate, playdates = Playground with Nora, Tuesday; Pram walk, Friday; Painting at home, Sunday
must: Families matched by age, district and free time; Parents checked before they see anyone; No photos or addresses of children; A meeting place and time proposed
later: Small groups for single parents; Offers from family cafés
screen: Families near you | list Fit best = Nora with Ben, two years old; Luis with Ana, same nap time; Mei with twins, one street away | map Playgrounds nearby | ask When are you free? = Tuesday morning | buttons Propose a playdate / Later | no family for this age yet: we tell you when one joins | families could not be loaded: please try again
screen: Playdate on Tuesday | headline Playground, 9 am | list Coming = Nora and Ben; You and Ida | talk Chat = Nora: We bring a ball; Eva: We bring fruit | buttons We are coming / Move it | no playdate yet, so propose one | the other family is ill: choose a new day
screen: Our desk, new parents | table To check = Parent, Invited by, Status; Luis, nursery, checked; Mei, Nora, waiting; Tom, nobody, call | list Reports = One wrong age; One rude message | buttons Approve / Ask for proof | nobody waiting today | one check failed: the profile stays hidden

kids-activity-finder
thing: activity, activities = Swimming for beginners, Monday; Pottery, Saturday; Football camp, first week of holidays
must: Search by age, day, distance and interest; Free places that are up to date; Booking and payment in one step; Reviews by parents who were there
later: A family calendar with all bookings; Vouchers as presents
screen: Find an activity | ask Age = Six | ask Day = Saturday | list Free places = Pottery, two left; Swimming, three left; Chess, one left | map Near you | button Book a trial class | nothing free that day: see the next Saturday | the list could not be loaded: please try again
screen: Pottery, trial class | picture Children at the potter's wheel | list Good to know = Ages five to eight; Aprons are there; Parents may stay | words A parent wrote: she wants to go again | buttons Book Saturday / Ask the teacher | no trial classes this month | the last place has just gone: join the waiting list
screen: Provider's page, this week | table Classes = Class, Booked, Free; Saturday pottery, 6, 2; Monday clay, 3, 5 | list New families = Ida, trial on Saturday; Leo, full course | buttons Add places / Message parents | no bookings yet this week | the calendar was not saved: please try again

kids-safe-social
thing: contact, contacts = Grandma; Leo from school; Cousin Mia
must: Every contact approved by a parent; Pictures checked before they are shown; A help button that reaches an adult; No ads, no search, no strangers
later: Bedtime pause set by parents; Creative tasks for groups of friends
screen: Child's page | list My people = Grandma; Leo from school; Mia | talk Leo = Leo: Look at my drawing; Ida: It is a great dragon | picture Leo's drawing | buttons Write / Call | no friends here yet: ask your parents to add one | this message was held back: choose other words
screen: Parent's page | list New requests = Tom, same class; Aunt Ana | table This week = Contact, Messages, Calls; Leo, 9, 2; Grandma, 4, 3 | switch Pause at bedtime | buttons Approve Tom / Not now | no new requests | the request could not be confirmed: ask the other parent
screen: Moderators' desk | table To check = Item, Reason, Status; Drawing by Leo, new picture, fine; Video by Ida, shows address, held; Message, help pressed, call | buttons Release / Tell the parents | nothing to check now | a video could not be opened: it stays hidden

private-messenger
thing: conversation, conversations = Family group; Lea; Work friends
must: End-to-end encryption for every message and call; Sign-up without a phone number; Messages that disappear after a set time; Keys compared by scanning a code
later: Own server for teams; Use on several devices
screen: My chats | list Chats = Lea, see you at six; Family group, photo; Work friends, voice message | switch Lock app with a code | buttons New chat / Show my code | no chats yet, so show your code to a friend | no connection: messages are sent when you are back
screen: Chat with Lea | talk Today = Lea: Can you send me the papers?; Sam: Here they are, gone tomorrow | list Safety = Key compared on Monday; Messages vanish after a day | buttons Call / Send file | no messages yet | the key of this contact has changed: compare codes again
screen: Add a contact | code Scan this code | steps How it works = Meet or call; Scan each other's code; Write safely | ask Or enter a user name | button Add contact | nobody added yet | this code is too old: ask for a new one

anonymous-social
thing: post, posts = I failed the exam; Should I leave my job?; I miss my brother
must: Posts without name or profile; Checks before a post is shown; Names of other persons blocked; A crisis button with local helplines
later: Voice posts with a changed voice; Rooms for one subject
screen: Today's posts | list New = I failed the exam, three answers; Should I leave my job?; I miss my brother | words Be kind: somebody real wrote this | buttons Write without a name / Answer | no posts yet, and yours can be the first | posts could not be loaded: please try again
screen: Write without a name | ask What would you like to say? = I failed the exam and told nobody | list Room = Study; Work; Family | switch Allow private answers | button Post | write a sentence to begin | this post names a person: please take the name out
screen: Moderators' desk | table To check = Post, Reason, Status; Post on work, names a boss, held; Post on exam, sad, answered; Comment, insult, removed | list Urgent = One post shown to the crisis team; One threat reported | buttons Release / Remove | nothing to check | the filter is not working: new posts wait for a person

keep-in-touch
thing: contact, contacts = Maria, once a month; Grandpa, every Sunday; Tom from college
must: How often to hear from each person; Reminders at times you choose; Notes about the last talk; Contacts that stay on your phone
later: Birthday cards sent from the app; A list for far-away family with time zones
screen: Today | headline Call Maria? | words Last time: new job, moving in May | list Also due = Tom, two months ago; Grandpa, Sunday | buttons Call now / Remind me later | nobody is due today | the reminder could not be set: allow notices on your phone
screen: Maria | list Notes = New job since March; Likes climbing; Son is called Leo | chart Calls this year | ask Hear from her every = Month | switch Birthday reminder | button Add a note | no notes yet, so write what you talked about | the note was not saved: please try again
screen: My people | table People = Name, Rhythm, Last talk; Maria, monthly, six weeks ago; Grandpa, weekly, Sunday; Tom, quarterly, May | ask Search | button Add a person | add the first three people you want to keep close | contacts cannot be read: enter a name by hand

invitations-rsvp
thing: event, events = Wedding of Mia and Leo; Ida turns six; Summer dinner
must: Card designs that can be changed; A personal link for every guest; Replies with menu and number of guests; Reminders to those who have not answered
later: A seating plan from the guest list; Thank-you cards after the day
screen: Your invitation | headline Mia and Leo are getting married | picture Card with flowers | map The venue | ask How many are coming? = Two | ask Menu = One vegetarian | buttons We are coming / Sorry, no | the invitation opens here once it is sent | your reply was not sent: please try again
screen: Host's guest list | table Guests = Name, Reply, Menu; Aunt Rita, yes, fish; Omar and Lea, yes, vegetarian; Ben, no answer, open | chart Replies so far | buttons Remind guests / Add a reply | no guests yet, so add the first names | one link did not arrive: check the number
screen: Choose a card | list Designs = Flowers; Simple letters; Balloons | picture Preview with your names | ask Text = Come and celebrate with us | switch Ask for menu choice | button Use this card | choose a design to begin | the preview could not be loaded: please try again

gift-registry
thing: gift list, gift lists = Mia and Leo's wedding; Baby Nora; Ben turns seven
must: Wishes from any shop on one list; Presents marked as taken at once; Several guests give one big gift; A thank-you list after the day
later: Price alerts for wishes; Lists that local shops keep
screen: Mia and Leo's list | headline Our wishes | list Still open = Coffee machine; A night on our honeymoon; Picnic blanket | chart Honeymoon, share given | buttons Give this / Give a part | every wish is taken, and you can leave a greeting | this gift has just been taken: see what is still open
screen: Give a part | words A night on our honeymoon | ask Your name = Aunt Rita | ask Greeting = Enjoy every minute | switch Show my name to other guests | button Pay safely | choose a wish first | the card was refused: try another one
screen: My list, for us | table Wishes = Wish, Given by, Thanked; Coffee machine, Omar, yes; Picnic blanket, Lea, not yet; Lamp, open, open | buttons Add a wish / Share the list | no wishes yet, so add the first from any shop | this link shows no product: enter the wish by hand

gaming-teammates
thing: squad, squads = Ranked duo, tonight; Co-op evening, Thursday; Clan of eight, weekends
must: Matches by game, rank, language and hours; Game accounts linked so that ranks are real; A rating for behaviour after each match; Reports read by a person
later: Coaching by better players; Small tournaments between squads
screen: Find teammates | ask Game and rank = Gold, support | ask When = Tonight, 9 pm | list Fit best = Kiro, same rank, calm; Lena, voice chat; Duo of Sam and Bo, need one | switch Adults only | button Invite to squad | nobody free right now, so plan an evening | your rank could not be read: link the account again
screen: Tonight's squad | headline Ready at nine | list In the squad = Kiro; Lena; You | talk Lobby = Kiro: I take support; Lena: Two matches, then bed | buttons Start voice room / Find one more | no squad planned yet | one player has left: three others were asked
screen: Moderators' desk | table Reports = Player, Reason, Status; Rax, insults, warned; Bo, left early, open; Tin, cheating, removed | chart Reports per day | buttons Warn / Remove | no open reports | the match record is missing: ask both players

fantasy-league
thing: round, rounds = Weekend round; Derby week; Cup final
must: A squad or tips entered in two minutes; Points that count by themselves; Private leagues with a code; A reminder before the first match
later: Statistics for choosing players; Leagues branded for clubs and bars
screen: My team, weekend round | list My picks = Silva, captain; Okoro; Meyer | table Next matches = Match, Day, Pick; Reds and Blues, Saturday, Silva; Lions and Hawks, Sunday, Okoro | buttons Save picks / Change captain | no picks yet for this round | the round has started: picks open again on Monday
screen: Office league | table Standing = Place, Player, Points; First, Nora, 9; Second, You, 8; Third, Ken, 6 | talk Banter = Ken: Lucky captain!; Nora: Pure skill | buttons Invite friends / See round | nobody has joined yet, so share the code | scores are late: the table updates when data arrives
screen: Organiser's page | code Join this league | list Not yet picked = Ken; Rosa | switch Remind before kick-off | button Message all | no players yet, so show the code at work | the message was not sent: please try again

multiplayer-game
thing: match, matches = Harbour map, eight players; Night race, ranked; Island raid, with friends
must: Matches that start within a minute; Fair teams by skill; Private rooms with a code; Chat that can be muted and reported
later: A new map each season; Clubs with their own cup
screen: Start screen | picture The harbour map | list Play = Quick match; Ranked; Room with friends | list Friends online = Kiro; Lena; Sam | button Play | no friends online, so try a quick match | servers are being updated: play again in a few minutes
screen: Match room | code Join this room | list Players = You; Kiro; Lena; Waiting for one | table Vote for the map = Map, Votes; Harbour, 3; Old town, 1 | buttons Start match / Leave | nobody has joined yet, so share the code | the connection was lost: your place is kept for a minute
screen: Our desk, live game | chart Players online today | table Servers = Region, Load, Status; Europe, high, fine; Asia, low, fine; America, full, slow | list Reports = Two cheaters, removed; One name, open | buttons Add server / Write to players | no matches are running | one server does not answer: new matches go elsewhere

live-streaming-platform
thing: live show, live shows = Pottery at the wheel, tonight; Songs on request, Friday; New dresses, Sunday
must: Live video with chat and tips; Buying without leaving the show; Moderators who can stop a show; Payouts with a clear statement
later: Replays and short highlights; Shows with several hosts
screen: Live now | picture Rosa at the potter's wheel | talk Chat = Ben: How long does it dry?; Rosa: About two days | list On sale = Blue bowl; Two cups | buttons Send a tip / Buy the bowl | nobody is live now: see tonight's shows | the picture has stopped: the show comes back in a moment
screen: Host's desk, tonight | headline On air at eight | chart Viewers during the last show | list Ready = Camera and sound; Three items; Moderator Lea | steps Before the show = Test sound; Share the link; Go live | button Go live | no show planned, so choose a day | the line is weak: move closer to the router
screen: Moderation desk | table Rooms = Host, Viewers, Status; Rosa, 9, fine; Kim, 7, one report; Leo, 4, music check | list Reports = One insult in chat; One unlicensed song | buttons Warn host / Stop show | no shows are live | alarm from a room: look at it now

serial-fiction-app
thing: episode, episodes = The lost letter, part three; Night bus, part one; Two brothers, finale
must: New episodes on fixed days; First episodes free to read; Payment by coins or monthly pass; Comments that reach the writer
later: Episodes read aloud; Votes on how the story goes on
screen: Today's episodes | picture Cover of The lost letter | list New today = The lost letter, part three; Night bus, part one | list Go on with = Two brothers, part seven; Night bus, part two | button Read now | no new episode today: see what others read | the episode could not be loaded: please try again
screen: The lost letter, part three | words She knew the handwriting at once | words End of the free part | switch Tell me about new parts | buttons Unlock next / Get the pass | the next part comes on Friday | the payment was refused: no coins were used
screen: Writer's desk | chart Readers from part to part | table My episodes = Part, Day, Status; Three, today, published; Four, Friday, in editing; Five, next week, draft | list Comments = Nora: I did not see that coming; Ken: More of the aunt | buttons Write / Plan episode | no episodes yet, so write the first part | the draft was not saved: copy the text before you leave
`;
