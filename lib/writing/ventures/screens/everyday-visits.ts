/** Work done at homes and lets by visit: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const EVERYDAY_VISITS_SCREENS = `
holiday-let-cleaning
thing: changeover, changeovers = Garden flat, Saturday; Two-bedroom flat, Friday; Lake cabin, Monday
must: Check-out and check-in times from the booking calendar; A checklist for each flat, with linen per bed; Photos of every room after the clean; Damage and missing items reported the same hour
later: A deep clean between seasons; Welcome packs ordered with the changeover
screen: Garden flat, Saturday | headline Ready for check-in | list Done today = Kitchen and bathroom cleaned; Four beds made with fresh linen; Soap, coffee and paper restocked | picture Living room after the clean | list Reported = One broken glass, photographed | buttons Thank the team / Report a problem | no changeover today, and the next one is on Friday | the guests are still inside: the new start time goes to the owner
screen: Our desk, today's changeovers | table Today = Flat, Check-in, Status; Garden flat, 3 pm, Ready; Flat by the station, 4 pm, In progress; Two-bedroom flat, 5 pm, Not started | map Team routes | list Linen to bring = Garden flat, four sets; Two-bedroom flat, five sets | buttons Message the team / Send a stand-in | no changeovers today, and the week ahead is shown | one cleaner cancelled: the free stand-ins nearby are listed

holiday-let-management
thing: stay, stays = Garden flat, Friday to Monday; Sea view, one week; Studio, two nights
must: A calendar that takes bookings from all sites; Guest messages answered in one inbox; A monthly statement with income and costs; Repairs above an agreed sum approved by the owner
later: Price suggestions for the coming season; Owner's own weeks blocked in the app
screen: Owner's page, this month | headline Sea view apartment | chart Nights booked by month | list Next guests = Maria, Friday to Monday; Tom, one week from Tuesday | list Paid out = Rental income; Cleaning paid by guests; Our fee | buttons Block my dates / Message my manager | no bookings this month, and the price change we suggest | a booking was cancelled: the dates are open again and the owner is told
screen: Host desk, guest inbox | talk Maria, arriving today = Maria: Can we come at two?; Host: Yes, the flat is ready from two | list Waiting = Tom, asks about parking; Lena, wants a late check-out | list Today's check-ins = Sea view, 4 pm; Studio, 6 pm | buttons Reply / Pass to the owner | no messages, and the next check-in is tomorrow | a guest cannot open the door: call now, spare key with the neighbour

property-photography
thing: shoot, shoots = Two-bedroom flat, Tuesday; Family house, with floor plan; Shop, street level
must: Choose a date and extras in one booking; A list for the owner of what to tidy beforehand; Edited photos delivered by the next morning; Photos in the sizes the property sites ask for
later: A short video for social media; Twilight photos at a second visit
screen: Book a shoot | ask Property address | list Choose = Photos; Photos and floor plan; Photos, plan and video | ask Date = Tuesday, 9 am | switch Agent will be on site | button Confirm the booking | no free slot this week, and the next free morning is Monday | bad weather for outdoor shots: a second date is offered
screen: Your photos, Tuesday's flat | picture Living room, edited | list Delivered = Living room, kitchen, two bedrooms; Floor plan as PDF; Video, one minute | ask Ask for a change = Straighten the kitchen photo | buttons Download all / Ask for a change | photos are being edited and arrive by nine tomorrow | a file is damaged: it is sent again within the hour
screen: Photographer's desk, this week | table Shoots = Address, Date, Status; Mill Lane, Tuesday, Delivered; Park Road, Wednesday, Editing; High Street, Friday, Booked | list To prepare = Keys from the agent; Drone permission | map Today's route | button Start editing | no shoots this week, and the agents to call | keys are missing: the agent is called and a new time offered

home-staging
thing: staging, stagings = Two-bedroom flat, empty; Family house, lived in; Show flat, third floor
must: A price after photos and room sizes; What stays, what goes and what we bring; The dates for fitting, photos and collection; Before and after photos for the listing
later: Pieces the buyer can purchase; Staging for the estate agent's other homes
screen: Your staging, two-bedroom flat | picture Living room, before and after | steps The plan = Clear out by Monday; Furniture arrives Tuesday; Photos on Wednesday; We collect after the sale | list We bring = Sofa and rug; Dining table; Lamps and art | buttons Approve the plan / Ask for a change | no plan yet, send photos of each room to start | the photo date moved: the hire period is extended by the same days
screen: Stager's desk, furniture out | table Homes = Home, Out since, Collect; Mill Lane flat, Monday, After sale; Park Road house, three weeks, Friday; Show flat, two months, Open | list Free in storage = Grey sofa; Oak table; Two beds | chart Furniture in use | buttons Plan a delivery / Extend the hire | no furniture is out, and the next offer is due on Thursday | a piece was damaged: photographed and put on the deposit list

plumber-electrician
thing: job, jobs = Leaking tap in the bathroom; Two new light switches; Boiler check
must: Describe the fault with a photo or video; A price or price range before the visit; A time slot and a message when somebody is on the way; A bill and a warranty for the work
later: Yearly service reminders; A plan with priority for members
screen: Report a fault | ask What is wrong? = The kitchen tap leaks | picture Photo of the tap | list How urgent? = Now; Today; This week | list Price guide = Call-out, included; New cartridge, fixed price | button Request a visit | no fault reported, and last year's jobs are listed | water is running: turn off the main tap and call this number
screen: Your visit, today | headline Sam arrives between 2 and 4 pm | map Sam is on the way | steps Status = Accepted; On the way; In progress; Done | list Agreed = Replace the cartridge; Price confirmed by you | buttons Call Sam / Change the time | no visit booked, and the next free slot is tomorrow | running late: the new time, or choose another slot
screen: Our desk, today's calls | table Jobs = Home, Fault, Status; Mill Lane, tap leaks, On the way; Park Road, no power, Urgent; Hill View, new lamp, Friday | list Parts to pick up = Cartridge; Two switches | buttons Assign a job / Call the customer | no open calls, and planned services are shown | a part is missing: a second visit is booked and not charged

painting-decorating
thing: room, rooms = Living room, walls and ceiling; Child's bedroom; Hall and stairs
must: A fixed price from photos and room size; Colours and paint quality agreed before the start; What has to be moved and who does it; A last walk-through with a touch-up list
later: Tester pots sent to the home; A repaint reminder after some years
screen: Price for your room | ask Room = Living room, walls and ceiling | picture Photo of the longest wall | list Included = Furniture moved and covered; Cracks filled; Two coats | ask Colour = Warm white | button Ask for a fixed price | no room added yet, start with one photo | the wall looks damp on the photo: a short visit before the price
screen: Your painters, this week | steps Progress = Covered and masked; Cracks filled; First coat; Second coat | picture Living room after the first coat | list Touch-ups = Corner by the window; Behind the radiator | buttons All good / Add a touch-up | no work planned, and the next free week is shown | the paint needs another coat: no extra cost, one more day
screen: Painter's phone, Monday | list Today = Mill Lane, living room, second coat; Park Road, hall, prepare | list Take along = Warm white, two tins; Filler; Dust sheets | switch Keys collected | button Finished, send photos | no room today, and offers to write are listed | damp behind the paper: stop, photograph, agree on the extra work

carpet-oven-cleaning
thing: clean, cleans = Single oven and hob; Living room carpet; Sofa, three seats
must: Prices by item before booking; A photo of stains before the visit; Drying time told before the work; Before and after photos as proof
later: A reminder before the next season; A package for landlords at every move-out
screen: Book a deep clean | list Choose items = Single oven; Carpet, living room; Sofa, three seats | picture The stain on the carpet | ask Date = Thursday morning | words Dry by evening | button Book the visit | nothing chosen yet, most people start with the oven | this fabric needs a test first: we call you before the visit
screen: Your visit, Thursday | picture Carpet, before and after | list Done = Oven taken apart and cleaned; Carpet, two passes; Sofa, stain treated | words Stain on the arm is lighter, not gone | buttons Accept the work / Ask us back | no visit yet, and prices are on the list | a stain stayed: you were told before, and part is not charged
screen: Cleaner's phone, today | table Visits = Home, Items, Note; Mill Lane, oven, street parking; Park Road, two rooms, dog at home; Hill View, sofa, wool fabric | switch Hidden spot tested | list In the van = Dip tank warm; Fans; Spare oven bulb | button Start the job | no visits today, and the machine is due for service | a colour runs in the test: stop, tell the customer, do not clean

pressure-washing
thing: surface, surfaces = Driveway, block paving; Patio behind the house; Roof, north side
must: A price from photos or the map; Which method is used on which surface; A time slot and what to move first; Before and after photos
later: Sealing and new sand in the joints; A yearly wash at a fixed price
screen: Get a price | ask Address | map Your driveway, outlined | list Choose = Driveway; Patio; House walls | picture Photo of the worst spot | button Send my price | no address yet, type the street to begin | the roof cannot be judged from the photo: a short visit is offered
screen: Your wash, Saturday | picture Driveway, before and after | list Done = Paving washed; Weeds removed; Sand brushed into joints | list Please move = Car off the drive; Pots off the patio | buttons Accept / Report a problem | no wash booked, and two neighbours have one this month | heavy rain: the new date, no extra cost
screen: Crew's phone, this street | table Jobs = House, Surface, Water; Mill Lane, driveway, tap outside; Park Road, roof, our tank; Hill View, patio, tap outside | switch Test patch done | list Bring = Low-pressure nozzle; Sand; Drain cover | button Photos and next house | no job today, and open quotes are listed | paint lifts on the test patch: stop and call the owner

pool-care
thing: pool, pools = Family pool, Mill Lane; Hotel pool, Park Road; Small pool with spa
must: A fixed weekday for each pool; Water readings and a photo after every visit; Repairs quoted before parts are ordered; A log for rented and shared pools
later: Opening and closing the pool for the season; Chemicals delivered with the visit
screen: Your pool, this week | headline Water is clear | list Readings = Chlorine, in range; pH, in range; Temperature, warm | picture Pool after today's visit | list Done = Brushed and vacuumed; Filter rinsed; Baskets emptied | buttons Message the technician / Change my day | no visit yet, and the first is on Tuesday | chlorine too low: dosed today, tested again tomorrow
screen: Technician's phone, Tuesday round | map Six pools in order | table Pools = Pool, Water, Do; Mill Lane, clear, brush; Park Road, cloudy, test twice; Hill View, clear, rinse filter | ask Reading = pH a little high | switch Gate closed | button Save and next pool | no pools today, and tomorrow's chemicals to load | the pump is loud: film it and send a quote to the owner

lawn-and-garden-design
thing: garden, gardens = Back garden, new house; Front garden, gravel and native plants; Small courtyard
must: A drawing to scale with a plant list; The work split into stages with a price each; Dates for paving, soil, planting and lawn; A care plan for the first season
later: Garden lighting; Feeding and cutting through the year
screen: Your garden plan | picture Back garden, drawn to scale | list Stage one = Patio and path; Soil and drainage | list Stage two = Beds planted; Lawn laid | ask Change = A wider path by the shed | buttons Approve stage one / Ask for a change | no plan yet, upload photos and rough measurements | a plant is sold out: a similar one is suggested
screen: Our desk, gardens in progress | table Gardens = Garden, Stage, Next; Back garden, paving, Thursday; Courtyard, design, call Anna; Front garden, planting, Monday | list To order = Turf; Paving stones; Six shrubs | chart Hours planned and used | button Confirm the crew | no garden under way, and three visits to plan | a pipe lies where the patio goes: the drawing is changed before digging

home-solar
thing: system, systems = House, eight panels; Terraced home, battery included; Small backup kit
must: An offer based on the roof and the energy bill; Each step from survey to switch-on, with dates; Yield, use and battery seen on the phone; A contact for faults after the sale
later: A charger for the car; Cleaning and a yearly check
screen: Your offer | picture Roof with eight panels | list Included = Panels and inverter; Battery; Fitting and scaffolding; Grid registration | chart Expected power by month | list Pay = At once; Monthly | buttons Accept / Ask a question | no offer yet, add your address and last bill | the roof needs a check: a roofer comes before you decide
screen: Today's power | chart Sun power through the day | list Now = Panels, strong sun; Battery, nearly full; Grid, not needed | list This week = Best day, Tuesday; Cloudy, Thursday | button Report a fault | not switched on yet, and the grid answer is due this week | no data from the inverter: check the connection or call us
screen: Installer's desk, open jobs | table Jobs = Home, Step, Waits for; Mill Lane, survey, date; Park Road, approval, grid operator; Hill View, fitting, scaffold | list Parts = Panels, in store; Inverter, arrives Friday | button Move to the next step | no open jobs, and offers to follow up | the grid operator asks for a form: sent today, date moved

locksmith-security
thing: job, jobs = Door locked, key inside; New locks after a move; Two cameras and a doorbell
must: Total price told before anyone drives; Arrival time and the technician's name; Proof that the person lives there; Spare keys and codes handed over with a receipt
later: A yearly check of locks and alarms; A plan for landlords with many doors
screen: I am locked out | list What happened? = Door closed, key inside; Key broken; After a break-in | ask Address | headline Your price, told before we drive | words Ben can be there in half an hour | buttons Send Ben / Call us | no problem now, save this page for later | nobody is free nearby: we say so at once and name the next time
screen: Your home security check | list Checked = Front door, good; Back door, weak lock; Side window, no lock | picture Back door lock | list We suggest = New cylinder; Window lock; Light by the gate | buttons Book the fitting / Only the back door | no check booked, and the first takes about an hour | a part is out of stock: the date it arrives and a safe stopgap
screen: Our desk, today's calls | table Calls = Where, What, Status; Mill Lane, locked out, On the way; Park Road, change locks, 3 pm; Hill View, cameras, Friday | list Show before opening = Name on a bill; Photo ID | buttons Assign / Call back | no calls now, and fittings for tomorrow are listed | no proof of address: nothing is opened until it is shown

curtains-blinds
thing: window, windows = Bedroom, blackout blind; Living room, linen curtains; Kitchen, roller blind
must: Samples to see at home; Exact measures confirmed by the customer; A price for each window before the deposit; The fitting date, and who repairs later
later: Motors added to blinds; Cleaning of curtains at home
screen: Your windows | table Order = Window, Choice, Status; Bedroom, blackout blind, Sewing; Living room, linen curtains, Ready; Kitchen, roller blind, Ordered | picture Linen sample, natural | ask Fitting = Thursday, 6 pm | buttons Confirm measures / Change a fabric | no windows yet, book a visit with samples | a fabric is sold out: two close ones are suggested
screen: Fitter's phone, Thursday | list Today = Bedroom, blackout blind; Living room, two rails | list Measures = Bedroom, confirmed twice; Living room, confirmed twice | switch Child-safe cord fixed | picture Finished window | button Done, send to the customer | no fitting today, and two visits to measure | it does not fit: measured again, remade at our cost
`;
