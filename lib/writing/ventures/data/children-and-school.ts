/** Growing children, school and parents apart: what is known of them; the keys are those of `../lore.ts`. */
export const CHILDREN_AND_SCHOOL = `
baby-sleep-coaching
job: a consultation, consultations
rival: baby sleep apps and online programmes | they cost little and can be used at once | Huckleberry, Taking Cara Babies@US, Napper | baby sleep consultant
rival: midwives, health visitors and paediatricians | they know the child and are often free | | help with baby sleep
rival: books, forums and advice from family | it is free and always there
meet: baby classes, midwives and parents' groups | leader of the baby class | tired parents talk about sleep there every week | hold a short question hour on sleep with {name} in one class | two mornings a week | midwives, paediatricians and nurseries | exhausted parents ask them for help
measure: the number of night wakings after two weeks, against the first three nights
moat: good results, parents who recommend it and midwives who refer families
risk: parents expect quick results and disagree about methods | explain the methods before booking, let parents choose and agree on a realistic goal
rule: Settle where coaching ends and medicine begins | Ask a paediatrician which signs need a doctor, follow official advice on safe sleep, ask who may use which professional title, and insure the advice. | the list of signs, safe-sleep rules and policy are on file
trial: Support five families for two weeks | Have five families keep a sleep diary, give each a plan at the real price, and note night wakings, calls, hours and who recommends it. | wakings and hours of five families are on one sheet
ask: What if the baby may be ill? | Parents see a doctor first, and coaching waits | rules | with a paediatrician's list of signs
ask: How many families can one coach support at a time? | | trade-trial | by counting messages and hours for five families
ask: Do parents want one call or two weeks of support? | | price-talks | by offering both to ten families
roles: a trained sleep coach, midwife or nurse | somebody for bookings and parents' questions | somebody who wins classes and partners
search: baby sleep consultant
name: +Sleepnest = a nest for good sleep
name: Little Dreamers = small children asleep
name: +Napkind = gentle help with naps
name: Gentle Nights = calmer nights, gently
name: Sleep Plan Baby = a sleep plan for your baby
name: +Lullaway = lulled away to sleep
name: Rested Home = a home that is rested
name: *Slumbria = from the word slumber
name: Bedtime Ease = easier bedtimes
name: Moon & Nap = night sleep and naps
name: Sweet Settle = settling to sleep sweetly
line: Better nights for baby and you
line: Gentle help for tired parents
line: A sleep plan that fits your family
line: Calm bedtimes, fewer wakings
line: Sleep support, night by night
line: More rest for the whole family

co-parenting-app
rival: established co-parenting apps | courts and lawyers know them and recommend them | OurFamilyWizard, TalkingParents@US, 2houses, AppClose@US | co-parenting app
rival: ordinary messengers and shared calendars | they are free and already on both phones
rival: mediators and family advice centres | a neutral person helps in difficult talks | | family mediation
meet: family advice centres, mediators and family lawyers | family mediator | separated parents agree on care plans there and need to follow them | put three families' care plans into {name} and review the first month with the mediator | two mornings a week | mediators, family lawyers and school social workers | parents ask them how to organise daily life
measure: the share of handovers and costs agreed in the app without a dispute
moat: mediators and lawyers who recommend it, and a complete shared record
risk: one parent signs up and the other refuses | make it useful for one parent alone and let a mediator invite both
rule: Settle safety, evidence and children's data | Ask an advice centre how to protect people at risk of violence, ask a lawyer what a record is worth in court, and ask a data protection adviser how children's data is handled. | the written answers and safety rules are on file
trial: Run two weeks with five separated families | Set up calendar, messages and costs with five families, and note handovers, changes, unanswered requests and who wants to continue. | handovers, changes and requests of five families are on one sheet
ask: What if the other parent refuses? | Calendar and costs also work for one parent | interviews-2 | by asking ten separated parents
ask: How are people protected from threats? | | rules | with steps written together with an advice centre
ask: Would one parent pay for both? | | price-talks | by offering ten parents a single and a shared plan
roles: a developer for apps and privacy | a mediator or family lawyer | somebody who wins advice centres and partners
search: co-parenting app
name: +Sharedweeks = weeks shared by two parents
name: Shared Week = the week both parents share
name: +Calmparent = calm between two parents
name: Both Parents = for both parents
name: Fair Days = days shared fairly
name: +Handoverly = handovers made easy
name: Kids First Plan = a plan that puts children first
name: *Parentia = a new word from parent
name: Clear Custody = custody days made clear
name: Whose Week = whose week it is
name: At Both Homes = settled in both homes
line: Two homes, one clear plan
line: Less conflict, more time for children
line: Dates, costs and messages in one place
line: Share parenting without the arguments
line: Everyone knows whose day it is
line: Calmer handovers, happier children

screen-time-app
rival: controls built into phones and tablets | they are free and already installed | Apple Screen Time, Google Family Link | screen time app
rival: parental control apps | they block, filter and show use on several devices | Qustodio, Bark@US, Net Nanny, OurPact | parental control app
rival: family rules without an app | they cost nothing and need no set-up
meet: schools, parents' evenings and family advice centres | class teacher | screen time is a regular topic there when parents meet | try family agreements with {name} in one class for two weeks and share the results | two evenings a week | teachers, paediatricians and school social workers | parents ask them how much screen time is right
measure: the share of days on which the family keeps its own agreement
moat: agreements that work for children and are shared by whole classes
risk: children find ways round it, and families switch it off after a few weeks | agree the rules with the child, reward keeping them and review them each week
rule: Settle children's data and consent | Ask from which age a child must agree, which data may be kept, what parents may see, and which permissions the makers of phones allow. | the written answers and list of stored data are on file
trial: Try it with ten families for two weeks | Write an agreement with each family, track it in a first version, and note screen time, arguments, workarounds and who wants to go on. | screen time and arguments of ten families are on one sheet
ask: Why are the built-in controls not enough? | | interviews-2 | by asking ten parents what they have tried
ask: How do children get round it? | | trade-trial | by noting each workaround in ten families
ask: Which permissions do phone makers allow? | | rules | by reading the store rules and sending a test version
roles: a developer for phone operating systems | somebody who knows children and education | somebody who wins schools and parents
search: screen time app for kids
name: +Screenfair = fair rules for screens
name: Off & Outside = screen off, outside to play
name: +Playpause = a pause from the screen
name: Family Hours = hours agreed by the family
name: Good Limits = limits that make sense
name: +Screendeal = a deal on screen time
name: Agreed Time = time everybody agreed
name: *Pauzio = a new word from pause
name: Peaceful Screens = screens without arguments
name: Phone Down = time to put it away
name: Kids Unplugged = children away from screens
line: Less screen, fewer arguments
line: Screen time the whole family agrees
line: Rules children help to make
line: Healthy habits instead of daily fights
line: More playing, less scrolling
line: Screen limits that really work

school-uniforms
job: a purchase, purchases
rival: uniform shops, supermarkets and online stores | they have new pieces in every size before term starts | Marks & Spencer@GB, Tesco@GB, French Toast@US | school uniform
rival: online resale sites and parents' chat groups | prices are low and sellers live nearby | Vinted, Facebook Marketplace, eBay | second hand school uniform
rival: hand-me-downs and the school's own second-hand sale | they cost little or nothing and come from people they know
meet: school gates, open days and parents' associations | chair of the parents' association | families there have clothes that are too small and need the next size | set up a rail with {name} at a school event, take in outgrown pieces and sell what fits | three afternoons before the holidays | school offices, parents' associations and tailors | parents ask them where to buy a uniform for less
measure: the share of collected pieces sold before term starts
moat: partner schools where outgrown uniforms are collected every year
risk: nearly all sales fall into the few weeks before term | collect all year, take reservations by size early, and add sportswear and replacements during the term
rule: Settle school permission, hygiene and data | Ask schools whether pieces with the badge may be sold and whether a firm may trade there, wash and check all pieces, and remove name labels. | the school's permission, the cleaning steps and the price list are in writing
trial: Hold one sale at one school | Collect outgrown pieces for one week, wash, check and price them, sell on one afternoon, and note sizes that ran out. | pieces sold, missing sizes and hours are on one sheet
ask: Are there enough pieces in the sizes people need? | | trade-trial | by counting what comes in and what is asked for
ask: Why not leave it to the parents' association? | Collection, washing and online reservation are done for them | closing-calls | by asking ten associations what happens to unsold pieces
ask: What do families get for what they bring? | | price-talks | by offering ten families cash, credit or a donation to the school
roles: somebody parents know and trust | somebody who sorts, washes and mends | somebody who works with schools
search: second hand school uniform
name: +Blazerswap = swap blazers
name: Next Size = the next size up
name: +Uniformrail = a rail full of uniforms
name: Good as New = used but like new
name: Ready for Term = ready when term starts
name: Second Blazer = a blazer with a second owner
name: Outgrow & Go = outgrown pieces move on
name: Passed Along = from one child to another
name: +Schoolrail = the school's rail of clothes
name: *Uniformia = from the word uniform
name: Fits Next Year = a size with room left
name: Clean Collar = washed and ready to wear
line: School uniforms for less
line: Outgrown today, worn tomorrow
line: The right size before term starts
line: Washed, checked, ready to wear
line: Pass it on, pay less
line: Quality uniforms at second-hand prices

kids-bikes
job: a swap, swaps
rival: bike subscriptions and quality children's brands | the bikes are light and keep their value | Bike Club@GB, Woom, Islabikes@GB, Rebike@DE | kids bike subscription
rival: sports shops and supermarkets | bikes are cheap and can be taken home today | Decathlon, Halfords@GB, Walmart@US | kids bike
rival: used bikes from neighbours and online markets | they cost little and are easy to resell
meet: nurseries, primary schools and bike markets | head of the nursery | many children there ride bikes that no longer fit | hold a free size check with {name} and let families try the next size | two mornings in season | nurseries, bike workshops and family centres | parents ask them which size to buy
measure: the share of families who take the next size after the first bike
moat: a well-kept stock in all sizes and low repair costs per bike
risk: most families want a bike in spring, and bikes come back in autumn | offer a lower price in autumn, repair in winter and buy stock before spring
rule: Settle safety, liability and damage | Ask which safety rules apply to hired children's bikes, have a mechanic sign off each one, insure liability and theft, and write down what counts as wear. | the checklist, policy and terms are on file
trial: Lend ten bikes for two weeks | Repair ten used bikes, lend or swap them at the real price, and note sizes asked for, repair time, parts, damage and who stays. | sizes, repair costs and paying families are on one sheet
ask: How many families can use one bike before it is worn out? | | f-2 | by asking two workshops and costing repairs
ask: What happens when a bike is stolen or damaged? | The terms and insurance say who pays | rules | with an insurer's written answer
ask: Would families rather subscribe or buy used? | | price-talks | by offering both to ten families
roles: a bike mechanic | somebody for stock, swaps and deliveries | somebody who wins nurseries and families
search: kids bike subscription
name: +Growbike = a bike that grows along
name: Next Bike Up = the next size in time
name: +Pedalpup = for small riders
name: Little Spokes = bikes for small riders
name: Swap & Ride = swap the bike, ride on
name: +Kidwheel = wheels for children
name: Bike that Fits = always the right size
name: *Velino = a small bike, coined from velo
name: First Pedals = a child's first bike
name: Outgrown Swap = swap what is outgrown
name: Safe & Rolling = checked and ready to ride
line: A bike that always fits
line: Outgrown? Swap it for the next size
line: Safe, checked bikes for growing children
line: The right size, every year
line: Light bikes without the big price
line: Less waste, more riding

textbook-exchange
job: a purchase, purchases
rival: online marketplaces for used books | the choice is large, and buyers are protected | eBay, AbeBooks, Chegg@US, Momox@DE, World of Books@GB | used textbooks
rival: libraries and campus bookshops | they are on campus and have the listed edition
rival: group chats, older students and digital copies | books are cheap or free and need no shipping
meet: campuses at the start of term, student unions and libraries | member of the student union | new students ask there which books they need | run a table for three days with {name}, take in books and sell from course lists | the first two weeks of term | student unions, librarians and lecturers | they know the reading lists and editions
measure: the share of listed books that are sold within two weeks
moat: up-to-date course lists and many students on the same campus
risk: demand falls between terms, and new editions make books worthless | show which editions are accepted, do not buy stock and add notes, tools or equipment for students
rule: Settle copyright, payments and disputes | Exclude illegal copies, ask who may hold buyers' money until handover, ask the university about tables or lockers, and write down what happens when a book is not as described. | the answers and terms are on file
trial: Exchange the books of two courses | Take two reading lists, collect offers from older students, arrange sales for two weeks, and note prices, time to sell and books not found. | offers, sales and missing books are on one sheet
ask: What brings income between two terms? | | f-2 | by listing what students buy and sell each month
ask: Why not use the course's group chat? | Edition, price and payment are clear here | interviews-2 | by asking twenty students about their last book
ask: Will students pay a fee per sale? | | price-talks | by showing twenty students two fee models
roles: a developer for marketplaces | somebody on campus who knows students | somebody for payments and support
search: used textbooks
name: +Bookswap Campus = swap books on campus
name: Next Reader = the next person to use it
name: +Termbooks = books for this term
name: Course List = books by course
name: Second Shelf = a second life for books
name: +Pagepass = pass the pages on
name: Right Edition = the edition you need
name: *Textora = a new word from textbook
name: Last Year Books = from those a year ahead
name: Hand Down Books = from older to younger students
name: Cheaper Chapter = textbooks for less
line: Textbooks for less, on your campus
line: Sell last term, buy this term
line: Find the right edition fast
line: Your course books, used and cheaper
line: Turn old textbooks into money
line: Buy from students a year ahead

speaking-aid-app
rival: established communication apps and devices | therapists are trained in them, and insurers may pay | Proloquo2Go, TouchChat, Tobii Dynavox, LetMeTalk | aac app
rival: speech therapy sessions | a trained person works with the user | | speech therapist near me
rival: picture cards, gestures and family members who understand | they are free, quick and need no battery
meet: speech therapists, special schools and parents' groups | speech therapist | people there need a way to communicate between sessions | set up the first words for three users with {name} and their therapist | two mornings a week | speech therapists, special schools and hospitals | families ask them which app to use
measure: the number of words or messages a user makes alone in a week
moat: vocabulary tested with therapists and voices in many languages
risk: it is used at first and then left aside because those around do not use it | train family and teachers, start with a few useful words and check in every week
rule: Settle the device question, privacy and payment | Ask the authority whether it counts as a medical device or an aid, ask which insurers pay and what they need, license pictures and voices, and keep what is said on the device. | the written answers and licences are on file
trial: Try it with five users for two weeks | Set up a small vocabulary with family and therapist, and note messages made alone, situations, problems and who wants to go on. | messages and problems of five users are on one sheet
ask: Could it slow down learning to speak? | Therapists advise each user | rules | with written answers from two therapists
ask: Who pays, families, schools or insurers? | | closing-calls | by asking three of each what they need
ask: Which words are used most in daily life? | | trade-trial | by counting words of five users
roles: a developer for accessible apps | a speech therapist | somebody for schools, insurers and families
search: aac app
name: +Easysay = easy to say it
name: Words in Reach = words always within reach
name: +Voicetile = a tile that speaks
name: My Own Words = words of one's own
name: First Say = the first words said alone
name: +Speaktap = speak with a tap
name: Picture Voice = pictures with a voice
name: *Vocalia = from the word for voice
name: Heard Now = being heard at last
name: Ask & Tell = asking and telling
name: Said by Me = said without help
line: A voice at your fingertips
line: Tap a picture, be understood
line: Say what you want to say
line: More words, every day
line: Easy communication for every voice
line: Made for users, families and therapists

personal-picture-books
job: a book, books
rival: publishers of personalised children's books | they are well known online, easy to order and quick to deliver | Wonderbly, Hooray Heroes, Framily@DE, I See Me@US | personalised children's book
rival: ordinary picture books from a bookshop | they cost less and can be read before buying | | picture books for children
rival: photo books and other personal gifts | the family already has the photos and an account | CEWE, Shutterfly@US, Photobox@GB | personalised gift for a child
meet: craft fairs, nurseries and children's bookshops | children's bookseller | people come in looking for a present and ask for something special | put one sample of {name} on the counter with a card for orders and come by on two Saturdays to show it | two Saturdays a month | nursery teachers, midwives and family bloggers | they are asked for present ideas for small children
measure: the share of buyers who order for a second child within three months
moat: good stories and pictures, and families who come back for each birthday
risk: the name is on every page but the story is weak, so it is read once | write and test the story with children first, and add the personal parts afterwards
rule: Settle rights, printing and children's data | Agree in writing on rights with author and illustrator, ask which safety rules a book for small children must meet, and keep names and photos only as long as the order needs them. | the contracts, the safety answer and the page on data are filed
trial: Sell fifteen books before the big print | Print a few samples of one story, show them to families and read them to children, and take fifteen paid orders with names and faces filled in by hand. | orders, hours per book and requests for rereading are in one table
ask: What is left of one printed book? | | f-2 | by quotes from three printers for single copies
ask: Will families order again for a brother, sister or birthday? | | trade-trial | with a message to each buyer after four weeks
ask: Does the book suit every kind of family? | The buyer chooses who is in it | interviews-2 | with ten families of different kinds
roles: an author who writes for children | an illustrator who can draw many variants | somebody who runs printing, orders and the Christmas season
search: personalised children's book
name: +Nametale = a tale with a name
name: My Own Hero = the child is the hero
name: +Starringme = the child plays the lead
name: Page & Me = the child on every page
name: One More Page = what children ask for
name: +Herobook = a book with its own hero
name: Once Upon You = a fairy tale about you
name: *Fabelina = a small fable
name: Told for Two = read together
name: +Lapstory = a story read on a lap
name: My Name Inside = the name is inside
name: *Tallika = coined from tale
line: Your child is the hero
line: A book with their name and face
line: Made for one child only
line: The present they read every night
line: Their adventure, from the first page
line: Choose a hero, we print the book

santa-visits
job: a visit, visits
rival: Santa in the shopping centre | it is cheap or free and needs no booking at home | | meet Santa near me
rival: clubs, parishes and student agencies | they ask little and families have booked them for years | | book a Santa visit
rival: a relative in a costume | it costs nothing, and the family knows who comes
meet: nurseries, Christmas markets and parents' groups | head of the nursery | the nursery needs a Santa for its own party and knows every family | visit the nursery party as {name} and let parents book a time for their home before they leave | two afternoons in autumn | nurseries, company party planners and housing associations | they look for a reliable Santa each year
measure: the share of families that book again for next year
moat: well-trained performers who come back each winter, and a list of families who rebook
risk: nearly all visits fall into a few weeks, and one illness upsets the whole plan | train stand-ins, plan visits by neighbourhood, and take bookings for next year at the door
rule: Settle checks, insurance and what is said to children | Have everybody who visits children checked as the law asks, insure damage and accidents, and agree with parents in writing on what Santa says and gives. | checks, policy and the form for parents are filed
trial: Run a rehearsal and take early bookings | Train two performers, visit three families and one nursery, time each visit and the way between them, and take deposits for December. | minutes per visit, comments and deposits are in one table
ask: How many visits fit into one evening? | | trade-trial | with a timed round through one neighbourhood
ask: Does a short season pay for the whole year? | | f-2 | by adding up one season with costumes, pay and travel
ask: Would companies and nurseries book weekday afternoons? | | closing-calls | with ten nurseries and personnel offices
roles: a performer who is good with children | a planner for routes and stand-ins | somebody who wins nurseries and companies
search: book Santa home visit
name: +Doorsanta = Santa at your own door
name: Knock & Bells = what children hear first
name: Golden Book = where Santa reads the names
name: +Sackful = a sack full of presents
name: Red Coat Visits = the coat everybody knows
name: +Jinglecall = a visit with bells
name: Santa Comes Home = he visits the family
name: *Nikolette = coined from Saint Nicholas
name: Eve & Bell = Christmas Eve and a bell
name: +Sleighstop = the sleigh stops here
name: Real Beard = a Santa children believe
line: Santa knocks at your own door
line: A Santa your children believe
line: He knows every child by name
line: Book early, enjoy the evening
line: The visit they talk about all year
line: Gentle with shy children

home-schooling
rival: complete home-school curricula and online schools | they plan the whole year and give reports or certificates | Khan Academy, Time4Learning@US, Oak Meadow@US, Wolsey Hall@GB, Abeka@US | homeschool curriculum
rival: home-school groups and co-ops | parents share the teaching and children meet friends
rival: library books, free worksheets and own plans | they cost little and can follow the child's interests
meet: home education groups, libraries and online forums for parents | organiser of a home education group | families there compare materials before each term | let three families of the group teach one week with {name} and talk it through together at the end | two mornings a week | librarians, museum teachers and tutors | parents ask them for good materials
measure: the share of planned lessons that families finish each week
moat: lessons tested in real families, and parents who recommend them
risk: families fall behind the plan after a few weeks and stop using it | plan fewer days than a school week, make it easy to skip, and show what matters most
rule: Settle what the law asks of families who teach at home | Look up for each country or state you sell to whether home schooling is allowed and which records are needed, and promise no certificate you cannot give. | a page with rules, source and date is published
trial: Teach two weeks with five families | Give five families two weeks of lessons, ring them twice a week, and note which lessons were finished, skipped or liked. | finished lessons and comments of five families are in one table
ask: Would families pay when so much is free? | | price-talks | with ten families and the price of one term
ask: How do parents show what a child has learned? | With a record of lessons and work samples | rules | with the record form of one school authority
ask: Do families renew for the next term? | | f-3 | by asking each family at the end of the first term
roles: a teacher who knows several age groups | somebody who designs and tests the material | somebody at home in parent groups
search: homeschool curriculum
name: +Hearthschool = school by the hearth
name: Kitchen Term = a term at the kitchen table
name: +Learnhouse = a house for learning
name: Home & Lesson = lessons at home
name: +Tablewise = growing wise at the table
name: Two Desks = learning side by side
name: *Scolina = coined, a small school
name: +Weekmap = the week on one page
name: Four Day Plan = one day stays free
name: Open Lesson = pick it up and start
name: *Lernelle = coined from learning
name: +Lessonhearth = lessons at home
line: The school week, planned for you
line: Less planning, more time to teach
line: Lessons for children of every age
line: Know what to teach tomorrow
line: Learning at home, at your pace
line: Good records without extra work
`;
