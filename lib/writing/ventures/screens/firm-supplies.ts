/** What firms have delivered, rented and looked after: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const FIRM_SUPPLIES_SCREENS = `
shared-kitchen
thing: booking, bookings = Tuesday morning, baker; Wednesday evening, sauces; Friday, catering prep
must: Free hours, stations and equipment in a calendar; Storage and cold space by the shelf; Users' registration and insurance papers on file; A cleaning checklist with photos after each session
later: Shared deliveries of ingredients; Help with food registration and labels
screen: Book a kitchen | ask Date = Tuesday, 6 am to noon | list Station = Oven station; Hob station; Cold kitchen | list Add = Cold shelf; Dry storage; Mixer | switch My registration is uploaded | button Book the hours | these hours are taken, and the next free slots are shown | a paper has expired: upload the new one to book
screen: Finish my session | steps Checklist = Surfaces cleaned; Oven and hob off; Fridge labelled; Waste taken out | picture Station after cleaning | ask Report a problem = Mixer is slow to start | button Close the session | no session open, and your next booking is on Friday | a photo is missing: take it before you close
screen: Kitchen manager's day | table Today = Time, User, Station; 6 am, baker, oven; 2 pm, sauces, hob; 6 pm, caterer, cold kitchen | list To check = Fridge temperature; Two papers that expire | chart Hours booked by weekday | buttons Message a user / Block a station | no bookings today, and quiet hours are offered to regular users | a machine is broken: bookings that need it are listed

office-cleaning
thing: clean, cleans = Office, Monday evening; Meeting rooms, daily; Windows, once a month
must: A cleaning plan for each room and day; Check-in and check-out of the cleaner; Problems reported with a photo; A stand-in when somebody is ill
later: Supplies ordered with the clean; A yearly deep clean
screen: Our office | headline Cleaned this morning | list Done = Desks; Kitchen; Bathrooms; Bins | list Next = Windows, Friday; Carpet, next month | picture Kitchen after cleaning | ask Please add = Whiteboard in meeting room two | buttons Send / Report a problem | no clean today, and the next one is on Monday | the cleaner is ill: Ana comes at the same time
screen: Cleaner's phone | steps Tonight = Kitchen; Bathrooms; Desks; Floors; Alarm on | list Notes = Do not move papers; Door code has changed | picture Photo of a broken tap | switch Keys returned | buttons Finished / Report a problem | no clean tonight, and tomorrow's office is shown | the alarm goes off: the number to call is at the top
screen: Planner's desk | table Tonight = Office, Cleaner, Status; Law firm, Ana, started; Practice, Tom, not started; Studio, Lin, finished | chart Complaints by month | list To do = Call the practice; Order paper towels | buttons Send a stand-in / Message the client | no cleans tonight, and quality visits are planned | nobody has checked in: call the cleaner and the stand-in

team-events
thing: event, events = Cooking evening, nine guests; Summer party, garden venue; Workshop day with lunch
must: Three ideas with prices after a few questions; Guests' food wishes and needs collected online; A plan for bad weather; One contact before and during the event
later: Photos shared with the team; Dates reserved for next year
screen: Find an event | ask How many people? = Nine | ask Date = Thursday in June | list What do you like? = Cooking; Games outdoors; Creative workshop | ask Budget per person = Medium | picture Cooking evening | button Show three ideas | no idea fits yet, call us and we plan one | the date is full: nearby dates are shown
screen: Our event | headline Cooking evening, Thursday 6 pm | steps Plan = Welcome drink; Cook in teams; Dinner; Prize for the best dish | list Guests = Six have answered; Three are missing | list Food wishes = Two vegetarians; One nut allergy | buttons Remind the team / Change the number | no guests invited yet, and the invitation is ready | heavy rain: the indoor plan is active and guests are told
screen: Host's desk | table Events = Company, Date, Open; Bank, Thursday, final number; Studio, Friday, menu; Clinic, in June, offer | list Call today = Venue; Coach company | switch Insurance checked | button Send plan to the host | no events this week, and offers to follow up are listed | a host is ill: the stand-in is called and the client is told

bike-courier
thing: delivery, deliveries = Pharmacy order, by 4 pm; Flowers, two stops; Documents, urgent
must: Order in a minute, with price and arrival time; A live map for sender and customer; Proof of delivery by photo or signature; Fixed rounds for regular customers
later: Orders straight from the online shop; A monthly report with distance by bike
screen: Order a delivery | ask From = Our shop | ask To = Mill Street, second floor | list When = Within the hour; Next round, 4 pm; Tomorrow morning | ask Size = Small box | words Arrives before five | button Order | no rider is free now, and the next round is offered | the address was not found: check the street
screen: Track my delivery | map Rider two streets away | steps Status = Collected; On the way; Delivered | words Tom arrives in about five minutes | list Instructions = Ring twice; Leave with a neighbour | buttons Call the rider / Change instructions | no delivery on the way, and past ones are shown | nobody was at home: choose a new time or a neighbour
screen: Dispatch | table Round at 4 pm = Stop, Item, Status; Pharmacy, two bags, collected; Mill Street, flowers, on the way; Law firm, envelope, next | map Riders now | list Waiting = Print shop, one box; Bakery, cake | buttons Assign / Call the rider | no open deliveries, and the next round starts at four | a bike breaks down: the nearest rider and spare bike are shown
`;
