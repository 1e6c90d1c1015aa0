/** Places, platforms and helpers that bring people together: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const PEOPLE_AND_PLACES_SCREENS = `
after-school-club
thing: afternoon, afternoons = Monday, homework and football; Wednesday, cooking; Friday, collected at four
must: Days booked, and changes until the evening before; Who may collect the child; Allergies and emergency contacts; A message when the child has arrived
later: Holiday weeks; A reading hour with volunteers
screen: Ben's afternoon | steps Today = Collected at school; Lunch; Homework, maths done; Football until five | words Reading is left for home | list May collect = Mother; Grandmother; Mrs Keller | ask Collected today by = Grandmother, at five | buttons Message to the team / Ill today | no afternoon booked today, and the next one is Thursday | you are late: tell us, and Ben stays with Ana
screen: Book days | list Choose = Monday; Tuesday; Wednesday; Thursday; Friday | ask From = First of September | ask Anything we should know? = No nuts | words Two places are left on Wednesday | button Request these days | no place on this day, and the waiting list is open | the form was not sent: your answers are kept on this phone
screen: Team tablet | table Group = Child, Arrived, Collected by; Ida, yes, father at six; Ben, yes, grandmother at five; Lin, ill, - | switch Headcount after the playground | list Homework = Ida, reading; Ben, done | button Message to parents | no children booked this afternoon | a child has not arrived: call the school, then the parents

teacher-resources
thing: lesson, lessons = Fractions, with cards; The water cycle, three lessons; Letter writing, worksheet
must: Search by subject, year and curriculum; A preview of every page; Ratings by teachers who used it; Editable files, ready to print
later: A subscription for whole schools; Requests for missing topics
screen: Find a lesson | ask Topic = Fractions | list Filter = Year four; My curriculum; With answers | list Found = Fractions with cards; Fractions in the kitchen; Test with answers | words Rated by nine teachers | button Open preview | nothing found on this topic, and you can ask authors for it | search is not working: browse by subject and year
screen: Fractions with cards | picture Preview of page one | list Included = Worksheet; Cards to cut out; Answers | talk Reviews = Ana: Worked well in a large class; Ben: Needs more time | switch Files can be edited | buttons Buy and download / Ask the author | no reviews yet, and the author's other items are shown | the download broke off: it stays in your library
screen: Author's desk | table My items = Item, Sold, Rating; Fractions, nine, good; Water cycle, four, very good; Letter, none, - | chart Sales by week | steps New upload = File; Preview; Check of rights; Online | button Upload an item | nothing uploaded yet, and a guide for the first item | a picture has no licence: the item waits until it is replaced

mentor-marketplace
thing: mentor, mentors = Ana, product design, nine years; Jonas, software, two places free; Mei, career in finance
must: Profiles with field, experience and free times; A short first talk before paying for more; Goals and notes for each pair; A new mentor when the match does not work
later: Programmes paid by employers; Group sessions on one question
screen: Find a mentor | ask I want help with = My first portfolio | list Filter = Design; Speaks Spanish; Free this week | list Mentors = Ana, product design; Lin, brand design; Ruiz, research | picture Ana's profile | button Book a first talk | nobody fits all filters, and the nearest three are shown | no time with Ana this week: ask her or choose another mentor
screen: My mentoring | steps Goals = Portfolio with three projects; Feedback from two people; First application | talk Ana = You: Is the second project too long?; Ana: Cut the first half | list Next talk = Thursday, 5 pm, video | ask Question for Thursday | buttons Join / Move it | no talk booked, and Ana's free times are shown | no answer for three days: we ask her and suggest somebody else
screen: Mentor's desk | table Mentees = Name, Goal, Next; Ben, portfolio, Thursday; Ida, job change, Monday; Lin, first talk, new | ask Note = Ben has two good projects | switch Open for new mentees | button Send a task | no mentees yet, and tips for a good profile | a talk did not take place: say why, and the payment is cleared up

expert-calls
thing: call, calls = Customs question, today; Market in a new country, Thursday; Machine for a small bakery
must: Expert profiles with checked experience; A price before booking; Free times in the caller's time zone; A refund when the expert does not show
later: A written summary after the call; A list of experts for a team
screen: Find an expert | ask My question = How do I import used machines? | list Experts = Ruiz, customs; Keller, machine trade; Lin, freight | picture Profile with checked documents | list Free = Today, 4 pm; Tomorrow, 9 am | button Book a call | no expert on this question yet, and we search for two days | the expert declined: the next one is suggested
screen: Your call | headline Tomorrow, 9 am, with Mrs Ruiz | ask Send your question ahead = Two machines, no papers | list Agenda = Papers needed; Duty; Next step | switch Recording, if both agree | buttons Join / Move the call | the call starts tomorrow, and a reminder comes before | the line broke: join again, the time stops meanwhile
screen: Expert's desk | table Requests = From, Question, When; Ben, customs, tomorrow; Mei, freight, to confirm; Lin, packaging, done | list My free times = Tuesday morning; Thursday evening | words I do not talk about former clients | buttons Accept / Decline | no requests yet, and tips for the profile | payment is on hold: the reason and the date are shown

technician-marketplace
thing: job, jobs = Socket does not work, today; Air conditioner, yearly check; Washing machine, leaks
must: A description with a photo; A price range before the visit; Checked identity, licence and ratings; Payment after the job is approved
later: Yearly maintenance by reminder; An account for property managers
screen: Book a technician | ask What is broken? = Washing machine leaks | picture Photo of the leak | list Technicians = Jonas, today at four; Lin, tomorrow morning; Ruiz, Thursday | words Price range and call-out fee are shown before you book | button Book Jonas | nobody free today, and the next free time is tomorrow | the photo was not sent: describe it in one sentence
screen: My job | steps Status = Booked; On the way; Found, pump is worn; Repaired; Approved by you | map Jonas, two streets away | list Price = Call-out; Labour; Pump | buttons Approve and pay / Not solved | no job open, and past jobs with their guarantee | he is late: call him, or get another technician
screen: Technician's phone | table Today = Where, Job, When; North Street, leak, 4 pm; Mill Lane, socket, 6 pm; Park Road, check, tomorrow | picture Photo after the repair | ask Parts used = One pump | switch Licence and insurance are up to date | button Job done | no jobs today, and two open requests nearby | the customer is not at home: wait, call, then report it

domestic-worker-placement
thing: placement, placements = Live-in nanny, trial day agreed; Housekeeper, three mornings; Cook, second interview
must: Duties, hours and pay in writing; References that were called; A paid trial day; A contact for both sides after the start
later: Training for new helpers; Stand-ins for holidays
screen: Candidates for you | list Introduced = Ana, five years with families; Mei, cooks well; Rosa, speaks English | picture Ana's profile and video | list Checked = Identity; Two references; Health certificate | ask Our question to her | buttons Invite Ana / See the next one | nobody fits yet, and the search goes on until Friday | no longer free, as she took another place: the next candidate is suggested
screen: Our placement | steps Status = Interview; Trial day; Contract; First week; Call after one month | list Agreed = Monday to Friday; Two free days; Own room | ask How is it going? = Well, mornings are busy | button Talk to the agency | no placement yet, and the first talk takes twenty minutes | it does not work: a talk with both sides, then a replacement
screen: Agency desk | table Placements = Family, Helper, Next; Keller, Ana, call today; Lin, Rosa, trial day Friday; Ruiz, open, two candidates | switch Work permit checked | ask Ana says = Good family, long Saturdays | button Note and follow up | no open requests, and helpers without a place are listed | pay is late: the family is called today

car-marketplace
thing: car, cars = Small hatchback, one owner; Estate car, inspected Monday; Gearbox, used, tested
must: Real photographs from every side; An inspection report in plain words; Papers and ownership checked; Safe payment until the handover
later: Financing and insurance offers; A search order by message
screen: Small hatchback | picture Car, seen from the front left | list Report = Engine, good; Brakes, new pads soon; Body, scratch on the door | words One owner, service book complete | list See it = Saturday morning; Monday evening | buttons Ask the seller / Book a test drive | sold yesterday, and three similar cars are shown | the report is being updated: ask for the day it is ready
screen: Sell my car | steps Steps = Photographs; Inspection; Online; Test drives; Handover | ask Number plate | list Photographs missing = Back seat; Mileage | ask Known faults = Small scratch on the door | button Book the inspection | no car listed yet, and a short guide to good photographs | papers do not match: the listing waits until this is settled
screen: Desk for listings | table Cars = Car, Status, Next; Hatchback, online, test drive Saturday; Estate, inspected, photographs; Van, papers missing, call the owner | chart Days from listing to sale | switch Loan check done | button Put online | no cars waiting, and sellers to call back | a buyer complains: report, photographs and messages are opened side by side

property-portal
thing: home, homes = Two rooms near the station; House with a garden, viewing Saturday; Room in a student flat, still free
must: Real photographs and a map; The date of the last check; A direct message to the owner or agent; A button to report a false listing
later: A search order by message; A folder for papers of the applicant
screen: Find a home | ask Where? = Near the station | list Filter = Two rooms; With balcony; From May | map Homes found | list New today = Two rooms, third floor; Small house, garden; Room, furnished | button Save this search | nothing fits today, and the nearest three are shown | the map does not load: the list works without it
screen: Two rooms near the station | picture Living room with window | list Facts = Third floor; Balcony; Free from May | words Checked on Monday, still available | ask Message to the owner = We are two, both with a job | buttons Ask for a viewing / Report | already rented, and similar homes are shown | no answer for three days: we ask the owner
screen: Owner's desk | table Requests = Name, Who, Next; Ana, two people, viewing Saturday; Ben, student, ask for papers; Mei, three people, reply | list Viewings = Saturday morning; Tuesday evening | switch Still available | button Reply to all three | no requests yet, and how to improve the photographs | not confirmed for two weeks: the listing is hidden

co-living
thing: room, rooms = Room two, with balcony, from May; Small room, garden side; Large room, free next week
must: Photographs of the room and the shared kitchen; One price with everything included; House rules before the booking; A repair request with a photo
later: Moving to another house; A guest room for visitors
screen: See the room | picture Room with desk and window | list Included = Internet; Cleaning; Heating; Furniture | list In the house = Five rooms; Kitchen for all; Washing machine | ask I would stay = Six months from May | buttons Book a visit / Meet the house by video | no room free, and the next one is free in June | the visit was cancelled: two new times are shown
screen: Our house | list This week = Dinner on Tuesday; Cleaning on Thursday; Film night | talk House chat = Ana: Parcel for Ben in the hall; Ben: Thanks | ask Something broken? = Shower drains slowly | picture Photo of the shower | button Send to the host | nothing on this week, and anybody can suggest something | noise at night: write to the host, it stays private
screen: Host's desk | table Rooms = Room, Who, Until; One, Ana, August; Two, free, visit Friday; Three, Ben, open | list Repairs = Shower, plumber Thursday; Lamp, done | switch Deposit recorded | button Offer room two | all rooms are taken, and four people are waiting | rent is late: a friendly reminder, then a talk

makers-marketplace
thing: piece, pieces = Mug, blue glaze; Wool scarf, woven; Oak board, oiled
must: Photographs with the size; The maker's name and workshop; Delivery time and return rules; One basket for several makers
later: Gift wrapping with a card; Orders from shops
screen: Blue mug | picture Mug on a wooden table | words Made by Ana in her studio, each one a little different | list Details = Stoneware; Dishwasher safe; Holds a large coffee | ask Number = Two | talk Reviews = Ben: Lovely glaze; Mei: Well packed | buttons Add to basket / See Ana's studio | sold out, and Ana makes new ones next month | the maker is away: the date of dispatch is shown
screen: Basket | table Pieces = Piece, Maker, Sent; Mug, Ana, Tuesday; Scarf, Lin, Thursday; Board, Jonas, Thursday | switch It is a gift | ask Card text = Happy birthday | list Delivery = Two parcels; Tracking for both | button Order and pay | basket is empty, and gifts of the season are shown | a piece was just sold: the maker offers a similar one
screen: Maker's desk | table Orders = Piece, For, Status; Mug, Ben, pack today; Bowl, Mei, sent; Plate, Ruiz, question | chart Orders by week | list To do = Photo of the new bowl; Answer Ruiz | button Print labels | no orders this week, and tips for better photographs | a parcel arrived broken: photo, refund, and a new one if possible

diaspora-parent-care
thing: visit, visits = Weekly visit, Tuesday; To the eye doctor, Thursday; Shopping and medicine, done
must: The same visitor, with photo and name; A report with photos after each visit; Receipts for all money spent; A plan for emergencies
later: A video call set up by the visitor; Repairs in the house
screen: Mother's week | headline Visited today by Ana | list Report = Ate well; Walked to the market; Left knee hurts | picture Mother in the garden | list Receipts = Medicine; Vegetables | ask Please do next time = Change the kitchen lamp | buttons Call Ana / Book the doctor | no visit this week, and the next is on Tuesday | your visitor is ill: Rosa comes, and your mother knows her
screen: Book a visit | ask Where do your parents live? | list What should we do? = Visit and report; Doctor; Shopping; Repairs | ask First day = Next Tuesday | switch My parents agree to the visits | button Request the visit | no visitor in this town yet, and you can join the list | payment failed: the visit is kept until this evening
screen: Visitor's phone | list At Mrs Keller's = Ring twice; Ask about the knee; Market, then tea | steps Visit = Arrived; Medicine checked; Shopping; Photo; Report | ask For the family = She laughed a lot today | picture Receipt from the pharmacy | button Send report | no visits today, and tomorrow's route is shown | nobody opens: call her, the neighbour, then the family

dog-field
thing: time slot, time slots = Saturday, nine o'clock; Tuesday, half past four; Monday, free all morning
must: Free times at a glance; A gate code with the booking; The number of dogs and rules before paying; A short report when something is broken
later: A pass for regulars; Times for dog schools
screen: Book the field | picture Field with fence and gate | list Free on Saturday = Nine; Half past nine; Four | ask Dogs = Two | list On the field = Water; Shelter; Bags | switch My dogs are vaccinated | button Book half past nine | no time left on Saturday, and Sunday morning is free | closed after heavy rain: you get your money back or a new time
screen: Your visit | headline Saturday, half past nine | code Code for the gate | map Car park and entrance | list Please = Close both gates; Clean up; Leave on time | words The next dog comes after a ten minute break | buttons Move it / Report something | no visit booked, and your last time can be repeated | the code does not work: call the number at the gate
screen: Field owner's phone | table Today = Time, Who, Dogs; Nine, Ana, one; Half past nine, Ben, two; Four, dog school, six | switch Fence checked this morning | chart Bookings by day of the week | list To do = Mow by the gate; Empty the bin | button Close the field | no bookings today, and a good day to mow | hole in the fence: bookings stop, and all guests get a message

indoor-golf-and-play
thing: booking, bookings = Friday at seven, four people; Group ticket, Sunday morning; Company evening, twenty guests
must: Free times by hour; A place kept for the whole group; Price and rules before paying; Entry by code or at the desk
later: Leagues and memberships; Food ordered from the table
screen: Book a time | ask Day = Friday | list Free = Area one, five o'clock; Area two, seven; Open play, all day | ask People = Four | picture The room | words Equipment can be borrowed | button Book area two | fully booked on Friday, and Thursday is free | payment failed: the time is kept for nine minutes
screen: Your visit | headline Friday at seven, area two | code Entry code | list Scores last time = Ana, first; Ben, second; Mei, third | ask Order snacks = Two plates to share | buttons Add an hour / Move it | no visit booked, and last week's best scores | something does not work: you get another place or your money back
screen: Front desk | table Today = Time, Where, Who; Five, area one, lesson; Six, open play, birthday; Seven, area two, Ana and friends | chart Booked hours by weekday | switch Equipment checked | list To do = Clean area one; Lay the birthday table | button Check in | nobody before five, and time for repairs | a guest is hurt: first aid, report, and the number to call

niche-community
thing: topic, topics = How do you find clients?; Introduce yourself; Guest talk on Thursday
must: A warm welcome for every new member; One fixed call each week; Answers from members who know; Clear rules and a way to report
later: A directory of members; A meeting in person once a year
screen: Today in the group | list New = How do you price a first job?; Welcome, Mei; Notes from Thursday's talk | talk How do you price it = Ben: By the day; Ana: I ask for the budget first | ask Ask the group | list This week = Call on Tuesday; Guest on Thursday | buttons Post / Join the call | nothing new since yesterday, and unanswered questions are shown | the call is full: you can watch the recording tomorrow
screen: Join us | words For people who do this work and want to talk to others | list You get = Weekly call; Small group of five; Library of talks | ask What do you do? = Freelance for three years | ask What would help you most? | button Ask to join | no places until next month, and you can leave your address | payment failed: your place is kept for two days
screen: Host's desk | table Members = Name, Joined, Last seen; Mei, today, today; Ben, in spring, yesterday; Lin, in winter, three weeks ago | list To do = Introduce Mei to Ana; Call Lin; Find a guest | chart Members who took part, by week | button Write to Lin | nobody new this week, and five who might like to join | a post is reported: hide it, read it, talk to both
`;
