/** Apps, platforms and gadgets for creators, patients, parents and savers: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const POCKET_APPS_SCREENS = `
podcast-and-audio-tools
thing: episode, episodes = Interview with Ana; Questions from listeners; Start of the new series
must: Recording with a separate track for each voice; Noise and long pauses removed; Editing by text and by ear; Publishing to the large platforms
later: Show notes and chapters; Private episodes for members
screen: Recording room | list In the room = Maria, microphone ready; Ben, sound too low | chart Sound level | words Each voice is saved on its own track | buttons Mute / Start recording | invite a guest to start | a guest lost the connection: the recording goes on and is saved on their device
screen: Edit episode | list Suggested cuts = Long pause at the start; Cough in part two; Repeated sentence | ask Transcript | switch Remove background noise | buttons Listen before / Listen after | upload or record an episode | one track is silent: check which microphone was used
screen: Publish | ask Title = Interview with Ana | steps Ready = Sound checked; Cover added; Show notes written | list Where it goes = Podcast platforms; Website; Members | button Publish on Friday | no finished episode yet | one platform refused the file: see what to change

creator-storefront
thing: sale, sales = Meal plan; Photo presets; One-hour call
must: One page with all products; Payment without an account; Delivery right after payment; Payouts in the creator's currency
later: Discount codes; Partners who recommend products
screen: Creator's page | picture Portrait and name | list Shop = Meal plan, download; Photo presets, download; One-hour call, free on Monday | button Buy meal plan | link Newsletter | the first product is coming soon | this product is not available at the moment
screen: Checkout | headline Meal plan | ask Email | ask Payment = Card or mobile money | words The file arrives by email right after payment | button Pay now | your cart is empty | the payment did not go through: nothing was charged
screen: My sales | table This week = Buyer, Product, Status; Anna, meal plan, sent; Omar, call, Monday; Lee, presets, sent | chart Visits and sales | buttons Add product / Request payout | no sales yet: share your link | the payout is on hold: check your bank details

music-and-beats-marketplace
thing: track, tracks = Slow night beat; Bright guitar loop; Summer dance track
must: Listening before buying; Licences in plain words; Files and contract right after payment; Fair payout to the authors
later: Singing over a track before buying; Offers for exclusive use
screen: Find a track | ask Mood or style = Calm | list Results = Slow night beat, by Kofi; Rainy piano, by Mina; Late train, by Leo | chart Preview of the sound | button Listen | no track fits yet: change the mood or tempo | the preview cannot be played: try another one
screen: Choose a licence | table Licences = Licence, Use, Files; Basic, online release, sound file; Plus, online and live, single tracks; Exclusive, all uses, everything | words The contract is sent with the files | button Add to cart | no licence is offered for this track | this track was just sold as exclusive
screen: Producer's page | table My tracks = Track, Plays, Sold; Slow night beat, nine, two; Rainy piano, five, one; Late train, three, none | button Upload track | list Next payout = Two sales, on Friday | upload your first track | the title is already taken or the file is damaged

school-management
thing: record, records = Attendance, class three; Fee balance, Amina; Report card, class six
must: Attendance on a phone; Fees matched to each pupil; Notices that reach parents; Report cards made from marks
later: Timetables and substitutes; Work without a connection
screen: Class three, today | table Attendance = Pupil, Present, Note; Amina, yes, on time; Ben, no, ill; Chen, yes, late | button Save attendance | list Reminders = Trip on Friday; Two marks missing | no class at this hour | not sent yet: saved on this phone until the connection is back
screen: Fees this term | table Pupils = Pupil, Paid, Open; Amina, all, nothing; Ben, half, half; Chen, nothing, all | chart Paid by week | buttons Record payment / Remind parents | no fees are due | a payment has no name: choose the pupil
screen: Parent's phone | headline Amina was at school today | list News = Fee received, receipt attached; Trip on Friday; Report card ready | buttons Report absence / Write to school | no news today | the page could not load: the last notices are shown

clinic-management
thing: visit, visits = First visit, Maria; Check-up, Mr Kim; Follow-up, Ade
must: Registration and queue at reception; Records that open at once; Bill and receipt for each visit; Access only for those who treat
later: Laboratory results in the record; Reminders for the next visit
screen: Reception today | table Patients = Time, Name, Status; 8:00, Maria, in the room; 9:00, Mr Kim, waiting; later, Ade, on the way | buttons New patient / Call next | list To settle = Maria, bill open | no patients booked today | two patients have the same name: check the date of birth
screen: Patient record | headline Maria, follow-up visit | list Last visits = March, check-up; January, first visit | ask Notes for today | ask Prescription | buttons Save / Print | no earlier visits | the record is open on another device: changes are not saved yet
screen: Day's close | table Today = Doctor, Visits, Unpaid; Dr Ana, eight, one; Dr Lee, six, none | chart Visits by hour | button Print the summary | no visits were recorded today | one visit has no bill: complete it before closing

doctor-booking
thing: appointment, appointments = Skin doctor, Monday; General check-up, today; Eye test, Friday
must: Real free times; Search by need, place and language; Checked information on every doctor; Moving and cancelling in one tap
later: A waiting list for earlier times; A reminder of papers to bring
screen: Find a doctor | ask What do you need? = Skin doctor | ask Where? = Near me | list Free times = Dr Silva, Monday 9:00; Dr Novak, Tuesday 2:00; Dr Khan, Thursday 4:00 | button Show more | no free times nearby: widen the area or join the waiting list | in an emergency call the emergency number
screen: Book with Dr Silva | picture Entrance of the practice | list About the practice = Takes new patients; Speaks English and Spanish; Licence checked | ask Reason for the visit | button Book Monday 9:00 | no times have been released | this time has just been taken: choose another
screen: Practice desk | table This week = Time, Patient, Status; Monday 9:00, Anna, confirmed; Tuesday 2:00, free, open; Thursday 4:00, Omar, asked to move | buttons Release times / Block times | no bookings yet | the calendar is not connected: times are hidden from patients

weaning-app
thing: food, foods = Soft carrot; Egg, well cooked; Oat porridge
must: Foods by age with safe preparation; A plan for introducing allergens; A record of what was tried; Clear signs of when to call a doctor
later: Meals for the whole family; Sharing with grandparents and nursery
screen: Today | headline Try soft carrot | picture Carrot cut into soft sticks | steps How to prepare it = Peel and cut; Cook until soft; Let it cool | buttons Tried it / Another food | add your baby's age to start | this food is not for this age yet
screen: Foods we tried | table This week = Food, Liked, Reaction; Carrot, yes, none; Egg, a little, none; Porridge, yes, none | button Add food | list Next = Peanut, smooth and thin; Yoghurt | no food tried yet | a reaction was entered: see when to call the doctor
screen: Egg, step by step | words Give a small amount during the day when your baby is well | list Watch for = Rash; Swelling; Trouble breathing, call for help at once | button Start timer | ask Note = Ate two spoons | choose an allergen | talk to your doctor first: severe eczema was entered

rent-saving
thing: payment, payments = Friday payment; First week's saving; Top-up from a friend
must: A plan up to the due date; Payments on payday; Money kept safe by a licensed partner; Clear rules for taking money out
later: Saving together; Payment straight to the landlord
screen: My rent pot | headline On track for June | chart Saved up to now | list Next = Friday, planned payment; June, rent due | buttons Add money / Change plan | set a goal and a date | the payment on Friday failed: try again or change the day
screen: My plan | ask Goal = Rent for one year | ask Due date = June | ask Payday = Every Friday | list Your plan = Three payments made; Six still to come | button Save plan | no plan yet | the date is too close for this amount: see two other plans
screen: Take money out | words Your money is locked until June, as agreed | list You can = Use one emergency withdrawal; Ask for a change of date | ask Reason | buttons Keep saving / Ask for money | there is nothing in the pot yet | the request needs one more check: you will hear by tomorrow

small-loans
thing: loan, loans = Stock for the stall; Medical bill; Repair of the van
must: The full cost before signing; A check whether it can be repaid; Repayments that fit the income; Help before a payment is missed
later: A higher limit after good repayment; Repayment in groups
screen: Ask for a loan | ask What is it for? = Stock for the stall | ask Repay = Every Friday | table Full cost = Part, When, Shown; Loan, today, yes; Interest, weekly, yes; Fees, none, yes | button Continue | you have no loan yet | this loan is too high for your income: see a smaller one
screen: My loan | headline Two payments left | steps Repayments = First, paid; Second, paid; Third, Friday; Fourth, next week | buttons Pay now / I need more time | no open loan | the payment has not arrived: check the number or call us
screen: Loan desk | table Today = Name, For, Status; Ama, stock, check income; Joseph, repair, approved; Lina, medical bill, talk first | list Late = Peter, one day | buttons Call / Decide | no requests today | identity could not be checked: ask for another document

crowdfunding
thing: campaign, campaigns = New roof for the club; First board game; Hospital bill
must: A clear page with goal and date; Safe payments; A check of who is behind it; News for backers until the end
later: Matching gifts by firms; Coaching before the start
screen: Campaign page | picture Club house with old roof | headline A new roof for our club | chart Progress up to the goal | list Choose = Small gift; Name on the board; Invitation to the opening | button Back this project | the campaign starts on Monday | this campaign has ended: see what came of it
screen: Back this project | ask Amount | ask Name shown = Anna | words You are charged only if the goal is reached | buttons Pay / Cancel | choose an amount | the payment was refused: nothing was charged
screen: Campaign desk | table Backers = Name, Reward, Status; Anna, opening, confirmed; Lee, small gift, confirmed; Omar, board, payment open | chart Visits and backers by day | buttons Write news / Share | no backers yet: start with people you know | papers are missing: upload them before the payout

stock-learning-app
thing: lesson, lessons = What a share is; Spreading the risk; Reading a price chart
must: Short lessons in order; A practice portfolio without real money; Questions with explanations; Risks named in every lesson
later: Groups that learn together; Past market crises to practise
screen: Today's lesson | headline What is a share? | words You own a small part of a company and share its success and losses | ask What can happen to the price? | button Check answer | all lessons for today are done | the answer was not saved: try again
screen: Practice portfolio | chart Value since Monday | table Holdings = What, Share, Change; World fund, half, up; Energy company, quarter, down; Practice cash, quarter, none | buttons Buy / Sell | choose your first practice investment | prices are delayed: trading starts again shortly
screen: Why did it fall? | list Possible reasons = Weak results; Whole market down; News about the industry | words This is no advice to buy or sell | ask My explanation | button See answer | no change to explain today | the news could not load: continue with the lesson

forget-alert
thing: alert, alerts = Cooker still on; Keys on the table; Window open
must: One clear signal before leaving; Few false alerts; Warning of a low battery; Work without the internet
later: A message to a second person; More sensors for tools and bags
screen: At home | headline One thing is still on | list Check = Cooker, on; Front door, locked; Windows, closed | buttons I checked / Remind me | words Battery is good | everything is off: you can go | a sensor does not answer: check its battery
screen: Set up a sensor | steps Three steps = Stick it beside the cooker; Press the button; Leave the room to test | picture Where to place the sensor | ask Name = Kitchen | button Test alert | no sensor found nearby | the test alert did not arrive: move the sensor closer
screen: Order | picture Starter kit with two sensors | list In the box = Door display; Two sensors; Batteries | ask How many rooms? = Two | button Add to cart | your cart is empty | not in stock at the moment: leave your email

pet-gadget
thing: device, devices = Feeder for one cat; Fountain with filter; Ball for a dog
must: Quick setup; Parts that are easy to clean; A warning when something is wrong; Safe use during a power cut
later: Several animals in one home; A summary for the vet
screen: Today | headline Luna has eaten | chart Meals and water this week | list Notes = Water refilled on Monday; Filter due on Friday | buttons Feed now / See camera | connect the device to start | the bowl is blocked: check it and press restart
screen: Product page | picture Feeder with two bowls | list Good to know = Dishwasher-safe bowl; Battery for power cuts; Two years' warranty | ask Your pet = Luna | button Add to cart | your cart is empty | out of stock: we will write when it is back
screen: My order | steps Order = Paid; Packed; On its way; Delivered | list Next = Set up the app; Order filters | buttons Track parcel / Return | no orders yet | the parcel is delayed: new delivery on Thursday

weekend-guide
thing: tip, tips = Farmers' market; Open-air film; Walk by the lake
must: A short list every week; Day, place and price beside each tip; Checked before sending; Easy to subscribe and to stop
later: Tips by age and district; Tickets through the guide
screen: This weekend | headline Five good things to do | list Saturday = Farmers' market, morning; Open-air film, evening | list Sunday = Walk by the lake; Free concert | buttons Save / Share | the next issue comes on Thursday | this event was cancelled: see another idea
screen: One tip | picture Stalls at the market | headline Farmers' market | list Good to know = Saturday from 9:00; Free entry; Bus stop next to it | buttons Directions / Remind me | no details yet | the place has changed: see the map
screen: Editor's desk | table Next issue = Tip, Day, Checked; Market, Saturday, yes; Film, Saturday, call again; Concert, Sunday, yes | ask Sponsor = Café on the square | chart Readers who opened | buttons Preview / Send on Thursday | add the first tip | two links do not work: fix them before sending
`;
