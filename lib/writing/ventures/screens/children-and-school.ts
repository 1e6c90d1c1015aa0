/** Growing children, school and parents apart: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const CHILDREN_AND_SCHOOL_SCREENS = `
baby-sleep-coaching
thing: plan, plans = Bedtime plan; Nap plan; Night feeds plan
must: Sleep diary for naps and nights; Personal plan after the first call; Messages with the coach; Signs that need a doctor first
later: Group classes for parents; Plans for toddlers
screen: Sleep diary | ask Bedtime = Half past seven | list Last night = Woke at one; Woke at four; Up at six | chart Night wakings by day | ask Note = Fell asleep alone | button Save the night | no nights noted yet, start tonight | fever or unusual crying: please see a doctor first
screen: Your plan, week one | steps This week = Same bedtime; Calm routine; Wait a little before going in | headline Next call, Thursday at noon | talk Your coach = You: She woke three times; Coach: That is normal, keep the same bedtime | button Message the coach | no plan yet, book your first call | coach is away: the reply comes by evening
screen: Coach's desk | table Families = Name, Day, Wakings; Maria, Three, Two; Tom, Six, One; Lena, One, Four | list To call today = Maria; Lena | list New requests = Two families | button Open Maria's diary | no families this week | a warning sign was ticked: call before giving advice

co-parenting-app
thing: handover, handovers = Friday after school; Sunday evening; First week of holidays
must: Shared calendar with care days; Swap requests with a clear answer; Shared costs with receipts; Messages that cannot be changed later
later: Access for a mediator; Export for lawyers or court
screen: This week | table Days = Day, With, Handover; Monday, Maria, None; Friday, Tom, After school; Sunday, Maria, Six o'clock | list Open = Swap request for Friday; One receipt | buttons Request a swap / Add an event | no care plan yet, set up your usual week | two events overlap: please choose one
screen: Shared costs | list This month = School trip, paid by Maria; New shoes, paid by Tom | picture Receipt | ask Your answer = Agreed | chart Costs by month | buttons Accept / Ask a question | no costs this month | receipt cannot be read: take a new photo
screen: Messages | talk Tom, this week = Tom: Could you take Mia on Friday?; Maria: Yes, I can | ask Your message = See you at the school gate | list Topics = School; Health; Holidays | button Send message | no messages yet, choose a topic | message not sent: try again, or open help and safety numbers

screen-time-app
thing: agreement, agreements = School days; Weekend; Bedtime
must: Family agreement set up together; Time left shown to the child; Requests for extra time; Weekly review for the family
later: Class challenges for schools; Ideas for time without screens
screen: Our agreement | list School days = One hour after homework; No phones at dinner | list Weekend = Two hours a day; Off by eight | ask Reward = Film night on Friday | buttons We agree / Change a rule | no agreement yet, choose the first rule together | not everybody has agreed: ask again tonight
screen: Mia's day | headline Half an hour left | chart Screen time by day | list Today = Games; Videos; Homework | ask Ask for more = Ten minutes to finish | button Send request | no screen time used today | time is up: ask a parent or do something else
screen: Weekly review | list Kept = Five of seven days; No phones at dinner | list Difficult = Sunday evening | ask What do we change? = Start earlier on Sunday | buttons Keep the rules / Adjust | no week to review yet | device not connected: check the settings

school-uniforms
thing: piece, pieces = Navy blazer, age nine; White shirt, two pieces; Grey skirt, age seven
must: Search by school, size and piece; Condition shown with photos; Reservation before term starts; Credit for outgrown pieces
later: Name labels sewn in; Sports kit and shoes
screen: Find a uniform | ask School | ask Size = Age nine | list Available = Navy blazer, very good; White shirt, good; School tie, like new | switch Tell me when new pieces arrive | button Reserve | no piece in this size yet, we tell you when one arrives | reserved by another family: the next size is shown
screen: Hand in outgrown pieces | list My pieces = Blazer, age seven; Two shirts | picture Photo of each piece | ask I would like = Credit for the next size | button Book a drop-off | nothing added yet, start with one piece | this piece is too worn to sell: we can recycle it
screen: Rail and orders | table Stock = Piece, In stock, Reserved; Blazer age nine, four, three; Shirt age seven, nine, two; Skirt age seven, none, one | list To do = Wash six shirts; Mend one blazer | switch Old name labels removed | button Ready for pickup | no pieces on the rail, next collection on Friday | more reserved than in stock: ask families of the school

kids-bikes
thing: bike, bikes = Balance bike; First pedal bike; Bike with gears
must: Size finder by height and age; Swap for the next size at any time; Safety check of each bike; Help with repairs
later: Helmets and accessories; Used bikes for sale
screen: Find the right size | ask Age = Five | ask Height = Measure now | list Suggested = First pedal bike; Balance bike | picture How to measure the inside leg | button Reserve this bike | no measurements yet, start with the height | this size is out: join the list for the next one
screen: My bike | headline First pedal bike, since May | list Included = Safety check; Repairs; Swap to next size | ask Any problem? = Brake is loose | buttons Book a repair / Swap for next size | no bike yet, find the right size first | reported stolen: we tell you the next steps
screen: Workshop desk | table Bikes = Bike, Status, Next; Balance bike, Checked, Ready; Pedal bike, In repair, Friday; Gear bike, Returned, To check | list Parts to order = Brake pads; Two tyres | list Swaps this week = Mia; Tom | button Start a check | no bikes to check | part not available: offer a bike on loan

textbook-exchange
thing: book, books = Statistics, used; Anatomy, like new; Contract law, with notes
must: Search by course and edition; Offer a book by scanning its barcode; Safe payment until handover; Handover on campus or by post
later: Alerts for books not found; Bundles for a whole course
screen: Books for my course | ask Course = Statistics, first year | table On offer = Book, Edition, Condition; Statistics, Latest, Good; Workbook, One before, Fine; Reader, Latest, New | list Still missing = Tables and formulas | buttons Buy / Set an alert | no offers yet, set an alert for this book | edition does not match the course: check before buying
screen: Sell a book | code Scan the barcode | list Condition = Like new; Good; With notes | ask Your price = Suggested | ask Handover = Library, Tuesday | button Offer the book | no book scanned yet | barcode not found: enter title and edition
screen: My handovers | list This week = Statistics, Tuesday at the library; Reader, Thursday by post | steps Status = Paid; Handed over; Money released | buttons Confirm handover / Report a problem | no handovers planned | buyer did not come: choose a new time

speaking-aid-app
thing: word, words = More; Help; I'm thirsty
must: Picture boards that speak aloud; Own words, photos and voices; Works without internet; Shared boards for family and therapist
later: Progress report for therapists; Eye and switch control
screen: My board | list I want = Drink; Eat; Play; Rest | list Say = Yes; No; Help; Stop | talk Message = Me: I want to play | buttons Speak / Clear | no board yet, choose a starter board | no sound: check the volume
screen: Add a word | ask Word = Grandma | picture Choose a photo | list Voice = Child; Woman; Man | list Board = People; Home; School | button Add to board | no words added yet, start with names | recording failed: try again or choose a voice
screen: Progress this week | chart Words used by day | list Most used = More; Help; Play | list New this week = Bus; Friend | ask Therapist's note = Practise at dinner | buttons Share with the therapist / Add words | no words used yet, try the board together | not synced: data is safe on this device

personal-picture-books
thing: book, books = Ida and the whale; Ben goes to space; Two sisters in the forest
must: Name, looks and family chosen by the buyer; Preview of every page before ordering; A dedication on the first page; Delivery date shown before payment
later: A second story with the same child; A gift box with a card
screen: Make your book | ask Child's name = Ida | list Looks = Curly brown hair; Glasses; Yellow jacket | ask Dedication = For Ida, with love from Grandma | picture Page four with Ida in a boat | buttons Preview / Change looks | enter a name to see the first page | the name is too long for the cover, please shorten it
screen: Your order | picture Cover of Ida and the whale | steps Progress = Checked; Printed; Bound; On its way | words Arrives on Thursday | button Order again | no order yet | the parcel is late, we have asked the carrier
screen: Print queue | table Books = Child, Story, Status; Ida, whale, to check; Ben, space, printing; Lea, forest, packed | list To check = Spelling of names; Dedication; Cover | button Send to print | no books waiting | the photo is too small, the buyer has been asked

santa-visits
thing: visit, visits = Family visit, Friday; Nursery party, Tuesday; Office party, Thursday
must: Booking by date, time and address; A form for parents with names and notes; Confirmed arrival time on the day; A trained stand-in for every performer
later: A letter or video before the visit; First choice of dates for next year
screen: Book a visit | ask Date = Friday at six | ask Address = Home | list Children = Mia, five; Leo, three | ask What Santa should know = Mia learned to swim | button Book this time | choose a day to see free times | this time is taken, seven o'clock is free
screen: Your visit | list Details = Friday at six; Two children; Presents in the hall | steps On the day = Message when Santa sets off; He knocks; Presents; A song | buttons Change notes / Call us | no visit booked yet | there is a delay, Santa arrives at half past six
screen: Route for Friday | map Stops for one evening | table Visits = Time, Family, Note; Five, Lin, two children; Six, Keller, shy child; Seven, Ruiz, baby | button Start route | no visits on this evening | a performer is ill, the stand-in has been asked

home-schooling
thing: lesson, lessons = Fractions with cake; The Romans; Floating and sinking
must: A week plan that can be moved or skipped; Tasks for several ages in one lesson; List of materials for each lesson; A record of work for the authority
later: A group for families nearby; Preparation for exams
screen: This week | table Plan = Day, Lesson, Status; Monday, Fractions, done; Tuesday, The Romans, today; Wednesday, Floating and sinking, next | button Open today's lesson | choose your children's ages to start | one lesson was missed, move it to Friday or skip it
screen: Floating and sinking | picture Bowl of water with cork and coin | list Materials = Bowl; Cork; Coin; Foil | steps Lesson = Guess; Try; Write down | ask What we found = The foil boat holds five coins | buttons Done / Move to Friday | no lesson planned today | the video does not load, use the printed sheet
screen: Learning record | table Finished = Child, Subject, Lessons; Ida, Maths, six; Ida, Science, four; Ben, Reading, eight | chart Lessons finished each week | buttons Add photo / Print report | no work recorded yet | a photo is missing for one lesson
`;
