/** Apps that find and save: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const FINDING_AND_SAVING_APPS_SCREENS = `
restaurant-discovery
thing: restaurant, restaurants = Noodle Corner, order the soup; Casa Rosa, good for groups; Green Table, quiet and vegan
must: Tips from friends and people with the same taste; The dish to order at each place; Own lists that can be shared; A map with what is open now
later: A vote when a group decides; A table booked from the tip
screen: Where to eat tonight | ask With whom = Two friends | list For you = Noodle Corner, Ana liked the soup; Casa Rosa, open until late; Green Table, five minutes away | map Places nearby | switch Open now | button Show three more | no tips nearby yet, widen the map | places could not be loaded: showing your saved ones
screen: Noodle Corner | picture Soup and dumplings | words Recommended by Ana and Ben | list Order this = Noodle soup; Dumplings | buttons Save to list / Share | no tips yet, be the first to write one | this place is reported as closed: we are checking it
screen: Editor's desk | table New tips = Place, From, Status; Casa Rosa, Ana, published; Market Grill, Omar, to check; Old Mill, Mia, closed | button Check place | chart Saves this week | no tips to check | opening hours are missing: call the place before publishing

what-to-watch
thing: title, titles = The Long Road, film; North Harbour, series; Little Planet, family film
must: One pick by mood and time; Where each title can be streamed; A watchlist shared with friends; Filters for children and languages
later: An alert when a title arrives; A vote for film night
screen: Tonight | ask Time = Two hours | ask Mood = Something light | headline The Long Road | words On a service you already have | buttons Another one / Watch now | choose your services to get the first pick | this title has left the service: here is another one
screen: Watchlist | list With Mia and Omar = North Harbour, two want to see it; Little Planet, for Sunday; Blue Summer, Mia liked it | switch Only my services | button Add a title | nothing saved yet, add a title you heard of | streaming data is from yesterday
screen: Where to stream it | table North Harbour = Service, How, Language; Service one, included, English; Service two, rent, Spanish; Library card, free, English | button Tell me when it is included | not streamed anywhere at the moment | data could not be loaded: try again

cashback-coupons
thing: order, orders = Running shoes, confirmed; Train ticket, waiting; Birthday present, paid out
must: Codes tested on the day; Cashback shown before the order; The state of every order; Payout to the bank account
later: A reminder in the browser; Part of the cashback for a club
screen: Shop page | headline Shoe Garden | list Today = Code for new customers, works; Free delivery, works | words Cashback is confirmed after the return period | buttons Copy code / Go to shop | no working code today, cashback still counts | the shop has paused cashback: order without it or wait
screen: My money back | table Orders = Shop, Date, Status; Shoe Garden, Monday, waiting; Rail Shop, last week, confirmed; Gift House, last month, paid out | button Pay out | link Report a missing order | no orders yet, start from a shop page | this order was not tracked: send us the receipt
screen: Codes to test | table This morning = Shop, Code, Result; Shoe Garden, welcome, works; Book Barn, summer, expired; Gift House, delivery, works | button Test again | list New partners = Tea Trader; Bike Yard | all codes are tested | a code failed twice and was taken off

price-comparison
thing: product, products = Noise-cancelling headphones; Cordless drill with two batteries; Washing machine
must: Prices of many shops with delivery; Price history of each product; An alert at the wished price; The time each price was checked
later: A verdict on waiting or buying; A barcode scanner for shops
screen: Cordless drill | table Offers = Shop, Delivery, Price; Tool Yard, free, lowest; City Store, two days, a little more; Home Base, pick up, highest | chart Price over the past year | ask Tell me below = My price | buttons Set alert / Go to shop | no shop has it at the moment | one shop did not answer: its price is from yesterday
screen: My alerts | list Waiting = Headphones, still too dear; Washing machine, close to your price | words Reached today: cordless drill at Tool Yard | button Add product | no alerts yet, paste a product link | this link is not known: search by name
screen: Data check | table Feeds = Shop, Last update, Status; Tool Yard, this morning, fine; City Store, yesterday, late; Home Base, today, two odd prices | button Check odd prices | all feeds are up to date | a feed is broken: its offers are hidden

flight-deals
thing: fare, fares = To Lisbon, spring weekends; To Tokyo, autumn; To the islands, school holidays
must: Alerts from the chosen airport; The usual fare next to the low one; Dates that can be booked; A direct link to book
later: Seats for the whole family; Award seats for points
screen: New fare | headline Lisbon, far below usual | chart Fare over the past year | list Dates = Two weekends in March; One in April | words Bags are not included | buttons Not for me / Book it | no fare for your wishes today | this fare is gone: we tell you when it returns
screen: My wishes | ask Airport = The one nearby | list Places = Lisbon, spring; Tokyo, autumn; Anywhere warm, January | switch School holidays only | button Add a place | add a place to get the first alert | the airport is not covered yet: choose another one
screen: Fare desk | table To check = Route, Fare, Status; Lisbon, very low, sent; Tokyo, low, to check; Oslo, error, doubtful | list Members waiting = Tokyo, nine; Oslo, three | button Send alert | no unusual fares this hour | the fare source is slow: check by hand before sending

local-directory
thing: business, businesses = Miller's Bakery, open now; Park Dental, by appointment; Quick Keys, locksmith
must: Search by trade and street; Checked hours and phone numbers; Reviews by real customers; A profile that owners change themselves
later: Offers of the week; A badge for checked businesses
screen: Find a business | ask What do you need = Shoe repair | list Nearby = Corner Cobbler, open until six; Station Keys and Shoes, closed today | map Results nearby | switch Open now | button Show all trades | nothing found, try another word | the map could not be loaded: showing the list
screen: Corner Cobbler | picture Shop front | list Details = Open until six; Mill Street; Card and cash | words Checked by phone on Monday | talk Reviews = Ana: ready in one day; Ben: friendly and fair | buttons Call / Show the way | no reviews yet, be the first | the number does not answer: tell us
screen: Owner's profile | table This month = What, Count; Views, nine; Calls, three; Messages, two | ask Opening hours | list Photos = Shop front; Workbench | buttons Add photo / Save | no profile yet, claim your business | this business has already been claimed: contact us

niche-bank-account
thing: payment, payments = Client invoice, received; Rent, sent on Monday; Groceries, card
must: An account opened on the phone; A card with limits; Pots for tax and savings; Help in the customer's own language
later: Shared access for a second person; Statements for the tax adviser
screen: My account | headline Enough until Friday | list Latest = Client invoice, received; Groceries, card; Phone, direct debit | list Pots = Tax; Holiday | buttons Send money / Freeze card | no payments yet, share your account number | a payment was declined: look at your card limit
screen: Open an account | steps Steps = Your details; Photo of your papers; Short video check; Account ready | ask Papers = Residence permit | words Kept safe at our partner bank | button Continue | have your papers and phone ready | the photo is not clear: take it again in daylight
screen: Checks desk | table To check = Applicant, Reason, Status; Ana, new papers, open; Omar, address, asked; Mia, large transfer, cleared | list Cards = Two to send; One lost | buttons Ask for papers / Approve | no checks open | a check is overdue: the account stays limited

insurance-comparison
thing: policy, policies = Car insurance, renews in May; Home contents; Dog insurance
must: The same cover from many insurers; Differences in plain words; A switch without calls; A reminder before each renewal
later: The renewal letter read from a photo; All policies in one place
screen: Compare car insurance | ask Car and driver = Small car, Ana | table Offers = Insurer, Cover, Difference; Insurer one, full, glass included; Insurer two, full, higher excess; Present one, full, costs most | switch Same cover only | button Choose | answer five questions to see offers | one insurer sent no price: it is left out today
screen: My policies | list Policies = Car, renews in May; Home contents, fine; Dog, check the limit | words We look for better offers before each renewal | buttons Add policy / Check now | no policies yet, take a photo of one | the letter could not be read: enter the figures by hand
screen: Switch desk | table Switches = Customer, Step, Status; Ana, new policy, confirmed; Ben, old policy, to cancel; Mia, documents, missing | button Confirm start date | list Insurers waiting = Insurer two, one question; Insurer five, documents | no switches today | the new policy is not confirmed: the old one stays in force

bill-switching
thing: contract, contracts = Electricity, Mill Street; Home internet; Mobile plan, Ana
must: A bill read from a photo; Contracts that fit the real use; Switch and cancellation done for the customer; A new check before the contract ends
later: A watch on all contracts of the household; Figures from the smart meter
screen: Your bill | picture Electricity bill | list We read = Supplier; Use in a year; End of contract | table Better contracts = Supplier, Term, Note; Green Power, one year, fixed price; City Energy, monthly, cheapest now; Present one, one year, costs more | buttons Keep mine / Switch | take a photo of your last bill | the bill could not be read: type in the yearly use
screen: Your switch | steps Steps = Mandate signed; New contract confirmed; Old one cancelled; First bill checked | words Your power stays on all the time | button Ask a question | no switch running | the old supplier objects: we are sorting it out
screen: Desk | table Ending soon = Customer, Contract, Date; Ana, electricity, Monday; Omar, internet, Friday; Lee, mobile, next week | list To answer = Lee: can I keep my number; Mia: when does it start | button Find contracts | no contracts end this week | a tariff changed today: check offers before sending

net-worth-planner
thing: plan, plans = Part-time from next spring; House paid off first; Stop work early
must: Assets and debts on one page; Net worth month by month; Scenarios with good and bad markets; Assumptions that can be changed
later: A shared view for couples; Papers and contacts for the family
screen: What I own and owe | chart Net worth, month by month | table Today = Item, Kind, Change; Savings, asset, up; Flat, asset, same; Home loan, debt, down | words Better than last month | button Update figures | add your first account or enter a figure by hand | one bank did not answer: its figure is from Monday
screen: When could I stop | headline Nine years to go | chart Good, usual and poor markets | ask Spending = As today | list Try = Work four days; Move to a smaller flat | button Compare plans | enter spending and savings to see a date | the plan runs out of money: change spending or date
screen: Monthly check | steps This month = Update accounts; Look at debts; Compare with the plan | list Noted = Extra payment on the loan; Pension letter added | switch Remind me each month | button Done | nothing to update yet | two figures look unusual: please check them

trading-journal
thing: trade, trades = Breakout, morning, winner; Reversal, late, loser; Trend, held overnight, winner
must: Trades imported from the broker; Reason and mistake for each trade; Results for each setup; Tests of a rule on past prices
later: A replay of the day; Comments from a mentor
screen: Today's trades | table Trades = Setup, Rule kept, Result; Breakout, yes, won; Reversal, no, lost; Trend, yes, open | ask Why did you take it | switch Hide sums | button Save notes | no trades today, import from your broker | the broker did not answer: upload the file by hand
screen: What works | chart Result of each setup | list Strongest = Trend, mornings; Breakout, first hour | list Most costly = Reversal, late; Trades after a loss | button Make a rule | log nine trades to see your setups | some trades have no setup: tag them first
screen: Test a strategy | ask Rule = Buy after a new high, sell at the stop | chart Result over past years | words Past results do not foretell the future | buttons Change rule / Test again | write a rule to run the first test | there are no prices for these dates: choose others

peer-lending
thing: loan, loans = Stock for a shop, grade B; Used car, grade A; Course fees, grade C
must: A risk grade for each loan; Small shares from many lenders; Repayment collected automatically; Every default shown openly
later: Automatic spreading by the lender's rules; Sale of shares to other lenders
screen: Loan request | ask Amount and months | ask Purpose = Stock for my shop | steps Steps = Details; Income check; Grade; Offer | words The offer shows every fee | button See my offer | answer four questions to see an offer | income could not be checked: send a statement
screen: Lend | table Open loans = Purpose, Grade, Funded; Shop stock, B, nearly; Used car, A, half; Course fees, C, started | words You can lose money you lend | switch Spread automatically | button Lend a share | no open loans, we tell you when one comes | this loan has just been filled: choose another
screen: My money | chart Paid back month by month | list This week = Shop stock, paid; Used car, paid; Course fees, late | link What happens when somebody is late | button Lend again | no loans yet, start with a small share | one payment was returned: we have contacted the borrower

news-digest-app
thing: story, stories = New rail law, six sources; Storm on the coast, nine sources; Election debate, five sources
must: A short summary with sources; How each outlet leans; What all agree on and what one claims; A briefing at the chosen hour
later: The briefing as audio; Questions on a story
screen: This morning | headline Five stories, five minutes | list Stories = New rail law; Storm on the coast; Election debate | switch Read aloud | button Start reading | no new stories since last night | one source is down: the briefing has fewer sources today
screen: New rail law | words The law passed and starts next year | table How it is told = Outlet, Leans, Stresses; Morning Post, left, jobs; City Herald, right, cost; Radio One, centre, dates | list All agree = The law passed; Works start next year | link See all sources | no other outlet has written about it yet | a correction came in: the summary was changed
screen: Editor's desk | table To check = Story, Doubt, Status; Rail law, a date, corrected; Storm, number of homes, open; Debate, quote, checked | list From readers = Wrong name; Missing source | button Publish | nothing to check | a statement has no source: it is held back

micro-learning-app
thing: lesson, lessons = Why bread rises; The first maps; How prices are made
must: One lesson of five minutes a day; Reading or listening; A question at the end; Older ideas asked again
later: Book summaries; A challenge between friends
screen: Today's lesson | picture Loaf of bread | headline Why bread rises | words Five short cards and one question | switch Listen | button Start | today's lesson is done, see you tomorrow | no connection: three lessons are saved on this phone
screen: Question | words What makes the bubbles in dough? | list Answers = Yeast; Salt; Steam | buttons Check / See the card again | no questions waiting | the answer was not saved: try once more
screen: Authors' desk | table Lessons = Title, Step, Finished by; The first maps, published, most; How prices are made, checking, none; Old songs, draft, none | chart Lessons finished each day | button New lesson | no drafts, choose a subject | a picture has no licence: replace it before publishing

study-together-rooms
thing: session, sessions = Law exam, evening room; Maths with Lena, Tuesday; Quiet room, early morning
must: Rooms open at fixed hours; A partner with the same subject; One timer for everybody; A goal at the start and a check at the end
later: Hours by subject; Rooms only for one university
screen: Rooms now | list Open rooms = Law exam, eight at work; Quiet room, five; Maths, three | ask My goal = Finish chapter two | switch Show only my desk | button Sit down | no room is open, the next one starts at seven | the camera does not work: you can join without it
screen: Law exam room | picture Desks with books | headline Break in nine minutes | list My goal = Chapter two; Three questions | talk In the break = Mia: halfway through; Omar: stuck on question two | buttons Report / Leave | nobody else is here yet, the host comes soon | the connection is slow: video is paused, the timer goes on
screen: Find a partner | ask Subject = Maths | table Good matches = Name, Hours, Exam; Lena, evenings, June; Sam, mornings, June; Ana, evenings, July | button Ask for a session | tell us subject and hours to see partners | your partner is no longer free on Tuesday: choose another time

scripture-study-app
thing: passage, passages = Morning reading; The shepherd, chapter one; Verse to learn by heart
must: A short passage every day; Explanations with their author; Two translations side by side; Learning by heart with revision
later: Shared notes in a group; Recitation checked by listening
screen: Today's passage | headline The shepherd | words A short text with background and one question | switch Second translation | list Explained by = A teacher of your tradition; A historian | buttons Listen / Done | today's passage is read, the next one comes tomorrow | no connection: the week's passages are saved
screen: Learn by heart | words Line two of four | steps Lines = First line, known; Second line, again; Third line, new | switch Hide words | button Recite | choose a verse to begin | the microphone is off: turn it on or tick by hand
screen: Group of the week | list Read so far = Anna, five days; Ben, three days; Mia, four days | talk Notes = Anna: why does he turn back?; Ben: verse four helps | ask Your note | button Send | nobody has written yet, ask the first question | your note was not sent: try again

city-scavenger-game
thing: game, games = Old Town mystery, two hours; Harbour hunt for families; Team race, six groups
must: Clues on the phone, place by place; Start at any time; Hints for those who are stuck; A result with photo at the end
later: Own questions for birthdays; A race between teams
screen: Clue three | picture Carved door | words How many birds sit above the door? | map Way to the next place | ask Your answer | buttons Hint / Check | start at the clock tower to get the first clue | that is not it yet: look a little higher
screen: Book a game | list Games = Old Town mystery; Harbour hunt; Team race | ask Players = Four | ask Team name = Night Owls | button Buy and start | no game in this city yet, tell us where you are | payment failed: try another card
screen: Route desk | table Routes = Route, Checked, Stuck at; Old Town, Monday, clue five; Harbour, Friday, none; Team race, last week, clue two | list Reported = Sign at clue five is gone; Gate closed on Sunday | buttons Use spare clue / Walk route | all routes are checked | a clue was reported twice: the spare one is in use

self-publishing-tool
thing: book, books = Novel, third draft; Poems, ready to print; Guide for beginners, outline
must: Outline, chapters and notes in one place; Pages laid out for ebook and print; A cover that fits; A check before upload
later: Comments from test readers; Sales of all shops in one list
screen: My book | list Chapters = One, finished; Two, to revise; Three, in writing | words Today's goal reached | ask Note for later | switch Only text | button Go on writing | no chapter yet, begin with an outline | not saved online: your text is safe on this computer
screen: Pages and cover | picture Open book with cover | ask Style = Classic novel | list Check = Margins, fine; Page numbers, fine; Cover text, too near the edge | buttons Change style / Make files | add a chapter to see pages | one picture is too small for print: choose another
screen: Publish | steps Steps = Book number; Description; Files; Price; Upload | table Shops = Shop, Ebook, Print; Book Harbour, ready, ready; Page Store, ready, proof ordered | button Upload | nothing ready to upload yet | the shop refused the cover: see what to change

live-translation-app
thing: conversation, conversations = Dinner with the in-laws; At the pharmacy; Call with grandmother
must: Speech in both directions without pressing buttons; Text beside the voice; Several speakers at one table; Deletion after the talk
later: Use without a connection; Own words and names
screen: Conversation | talk Now = Ana: the soup is wonderful; Marta: would you like some more?; Ana: yes, please | words English and Portuguese | switch Speak aloud | buttons Repeat / End | say something to begin | too much noise: move the phone closer
screen: Languages | ask I speak = English | ask They speak = Portuguese | list Own words = Avó, grandmother; Zé, a name | switch Save for use without a connection | button Start talking | choose two languages to begin | this language needs a connection: load it before you travel
screen: After the talk | list Saved sentences = The soup is wonderful; See you on Sunday | ask Was it clear = Mostly | words The recording is deleted now | buttons Report a mistake / Done | nothing saved from this talk | deletion is waiting for a connection

lecture-notes-ai
thing: lecture, lectures = Biology, Monday; Contract law, lecture three; Statistics, missed on Friday
must: Notes from recording and slides; Every sentence linked to the second; Flashcards and quizzes; A record of the lecturer's consent
later: Notes in another language; Shared notes for a course
screen: Biology, Monday | headline How cells divide | list Notes = Four phases; Why errors happen; Slide seven, the drawing | picture Slide seven | switch Show doubtful places | buttons Listen here / Make a quiz | record a lecture or upload a file | one part was too quiet: it is marked in the notes
screen: Quiz | words In which phase do the pairs line up? | list Answers = The first; The second; The third | button Check | link Hear what was said | no questions yet, make a quiz from your notes | this question was reported: we are checking it
screen: My courses | table This week = Lecture, Notes, Quiz; Biology, ready, five of six; Contract law, ready, open; Statistics, uploading, none | switch Lecturer has agreed | buttons Record / Upload | no courses yet, add the first one | recording is not allowed in this course: upload your own notes
`;
