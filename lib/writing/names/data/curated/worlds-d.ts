/** What programs handle, one thing each, with names that could stand on a screen; how rows are read is told in ../../curated.ts. */
export const WORLDS_OF_PROGRAMS = `
certificates papers that say a thing was tested
? certificate* certificates test-reading* inspection-report* compliance-report* safety-certificate* gas-safety* audit-report*
! Tested, signed and sent the same day
! Right before anybody asks
! Signed before you leave the site
Passed First Time = what every inspector hopes to write
Passed & Signed = the two things that end a job
Clean Pass = a test without a single remark
Stamp & Send = what is left to do when the test is right
True Reading = a figure that nobody has to measure twice
Countersign = the second name that makes it valid
+Certwell = a certificate that is in good order

tenant_messages what tenants ask and landlords answer
? tenant-message* tenant-texts repair-ticket* maintenance-request* maintenance-ticket* tenant-question* property-manager* property-management
! Every tenant answered, day and night
! Known, logged and on its way
! Answers by the building's own rules
Front Desk Friday = an office that is never closed
House Line = the one number for the whole building
Lobby = where everybody's questions arrive
Super at Nine = whom one used to call about the heat
Answered = what every message should be
Boiler Room = where the first complaint of winter leads

taxes_self what is owed when nobody takes it out of the pay
? self-employed-tax* quarterly-payment* tax-app* set-aside tax-savings 1099 tax-bill* tax-return* income-tax gig-payout*
! Know how much to put aside
! No bill that you did not see coming
! Taxed a little, every payday
Set Aside = what is done with a part of each payout
April Proof = ready for the month when it falls due
Quarter Jar = where four payments a year come from
Paid Ahead = how one feels when the bill arrives
Slice & Save = the part that was never yours
Withheld = what an employer would have done
+Taxwell = taxes that are looked after

rent_saving paying and saving for the place one lives in
? rent-payment* rent-day deposit* renter* paying-rent rent-reminder* house-deposit* first-home flatshare* roommate*
! Rent paid, and something left
! Closer to your own keys every month
! Never late, never guessing
First of the Month = the day it is all about
Key Jar = where the deposit for a home grows
Rent & Rise = what is paid, and what grows beside it
Nest Deposit = the sum that opens a door
Doorstep Fund = what one saves before one stands there
+Rentwise = wise about the largest bill

product_pictures pictures that sell a thing
? product-photo* product-picture* product-shot* packshot* photo-shoot* studio-photo* listing-photo* background-removal
! From the kitchen table to the catalogue
! Your product, in its best light
! Shot once, ready everywhere
White Sweep = the paper that a product stands on
Best Side = the one that every thing has
Softbox = the lamp that makes it look expensive
Lightly Lit = how a thing looks when it is done well
Shelf Ready = what a picture has to be
Cut & Clear = a thing without its background
+Shotline = one good picture after the other

clips short pieces out of long recordings
? clip* clips vertical-clip* short-form reel* shorts footage captions highlight-reel* video-editing video-clip*
! One recording, a week of posts
! The best minute, found for you
! Ready to post before the coffee is cold
Best Minute = the one worth showing out of sixty
Cut to It = what nobody says before the good part
Clip Jar = where the good moments are kept
Jump Cut = how an editor gets to the point
Scroll Stop = what a good opening does
Offcut = the piece that turned out to be the best
+Clipwell = clips that are made with care

baby_food the first foods of a child
? weaning solids starting-solids baby-food* first-food* allergen* baby-led purees toddler-food*
! One new food at a time
! First foods, calmly
! Know what was tried, and how it went
Tiny Bites = as much as a small mouth takes
High Chair = where it all lands
Mashed = how most of it starts
Little Plate = what fills a little more each week
+Bitewise = wise about every mouthful

bookings times that customers take for themselves
? online-booking* booking-calendar* appointment-booking* booking-link* appointment* no-show* time-slot* scheduling
! The next free time, found in a moment
! Booked, confirmed and remembered
! Fewer gaps in the day
Next Slot = what everybody asks for
Held for You = what a booking says
Full Diary = what every practice wants
Ten Past = when the next one comes in
Chair & Clock = what is booked, and until when
Gapless = a day without a hole in it
+Slotwise = wise about the hours of a day

shifts who works when
? shift* shifts rota rotas roster* shift-swap* shift-plan* staff-schedule* timesheet*
! Everybody knows when
! Swapped in a minute, not in ten calls
! The week, filled by Monday
Late & Early = the two ends of a working day
Swap Board = where one shift becomes another
Cover = what is needed when somebody is ill
On at Six = how a shift begins
Clocking = what starts a day's work
+Rotawell = a plan of shifts that holds

receipts slips of paper that are worth money
? receipt* receipts expense-report* expenses expense-claim* petty-cash reimbursement*
! Snapped once, booked for good
! No shoebox, no lost slips
! Back in your account by Friday
Shoebox Zero = what is left of last year's pile
Slip Catch = what happens before it is lost
Paid Back = what everybody waits for
Till Roll = where it all comes from
Snap & File = the two steps that remain

contracts agreements and their dates
? contract* contracts agreement* clause* renewal-date* notice-period* e-sign* signature* nda
! No renewal that you did not choose
! Every date, before it is too late
! Signed, found and understood
Notice Given = what has to happen in time
Clause & Date = the two things worth remembering
Inked = what it is when it counts
Second Page = where the surprises stand
+Pactwise = wise about what was agreed

quotes prices that are asked for and given
? quote* quotes quoting estimate* estimates tender* tenders bid* rfq price-request*
! Quoted the same day
! The first price on the table
! Right line by line
First Quote = the one that is read with most care
Same Day Sum = what a customer remembers
By Return = how soon the answer comes
Figured = what it is before it is sent
Price & Pen = what one sits down with
+Quotewell = an offer that is well made

leads people who might buy
? lead* leads prospect* prospects outreach cold-call* cold-email* sales-call* sales-pipeline* crm follow-up*
! The right people, at the right moment
! Nobody forgotten after the first call
! Follow up without the sticky notes
Warm Door = where it is worth knocking
Second Call = the one that sells
Next Yes = what the day is for
Knock Twice = what good sellers do
Foot in = how every sale begins
Ring Back = what was promised
+Leadwell = one step ahead of the next customer

reviews what customers say afterwards
? review* reviews online-review* star-rating* ratings feedback testimonial* reputation
! Asked at the right moment
! What your customers really say
! More stars, honestly earned
Five Honest Stars = what is worth having
Word Back = what a customer says afterwards
Afterword = what is told when it is over
Kind & True = how a review should be
+Starwise = wise about what is said

meetings talks and what was agreed in them
? meeting* meetings minutes meeting-notes transcript* transcription agenda* action-item* stand-up
! What was agreed, without the typing
! Every meeting ends with a list
! Found again in a second
Who Does What = what a meeting has to settle
Last Minutes = what is written at the end
Noted = what one wants to hear
Round the Table = where it was said
Agreed = the best word in any meeting
Chair & Quill = who leads, and who writes
+Notewell = notes that are worth reading

documents papers that have to be found
? document* documents paperwork pdf* filing knowledge-base* wiki manual* handbook* policies
! Found while you are still asking
! The right page, first time
! One place that everybody trusts
Right Page = where the answer stands
Index Card = how one used to find it
Thumb Tab = what opens the right place
Dog Ear = the page one comes back to
Filed & Found = the two halves of order
+Pageward = on the way to the right page

numbers_shown figures that tell how things stand
? dashboard* dashboards report* reporting analytics metric* kpi* spreadsheet* forecast*
! See it before it costs you
! The figure that matters, first
! Monday's numbers, on Monday
One Number = the figure that decides
Plain Sum = what everybody understands
Green & Red = the two colours one looks for
Monday Chart = what the week begins with
Needle = what moves when something does
Bottom Line = where one looks first

inbox letters and messages of a working day
? inbox email* emails e-mail* message* messages customer-support support-ticket* helpdesk chatbot* auto-repl*
! Answered before they ask again
! A quiet inbox by noon
! Nobody waits for an answer
Quiet by Noon = what an inbox should be
First Reply = the one that counts
Well Answered = what customers remember
Hello Back = what everybody wants to hear
Sorted Post = what lies ready in the morning

energy_bills what light and heat cost a household
? energy-bill* electricity-bill* smart-meter* utility-bill* energy-usage energy-saving* heat-pump* insulation tariff*
! Less on the meter, every month
! Know what runs, and what it costs
! Warm, and still affordable
Meter Down = what everybody wants to see
Warm for Less = what it is about
Low Hum = how a house sounds when little runs
Off Peak = when it is cheap
Watt & Why = what is used, and what for
+Meterwise = wise about what is used

carbon what a firm gives off and has to report
? carbon-report* carbon-footprint* co2 emission* emissions sustainability-report* esg net-zero carbon-accounting
! Ready when your customers ask
! Counted properly, reported once
! From invoices to a figure that holds
Scope Three = the part that nobody can count alone
Ton by Ton = how it goes down
Clear Air = what it is for
Counted Once = how a footprint should be
Less & Lighter = the way there
Ground Level = where the counting begins
+Carbonwell = emissions that are well counted

parcels things on their way
? parcel* parcels courier* delivery-tracking* shipment* shipments shipping-label* last-mile
! Where it is, and when it comes
! Sent once, delivered once
! No more cards through the door
Out for Delivery = what one wants to read
At the Door = where it ends
String & Stamp = what used to hold it
On the Van = where it is this morning
Signed For = how one knows it came
Third Drop = one stop of many
+Parcelwise = wise about what is on its way

stock_kept what lies on the shelf and what runs out
? inventory stock-level* stock-count* stocktake* reorder* out-of-stock overstock warehouse-stock
! Never out of what sells
! Counted without closing the shop
! Ordered before it runs out
Last on the Shelf = the one that says order more
Reorder Bell = what rings before it is gone
Count & Carry = what is done twice a year
Par Level = as much as has to be there
Backroom = where the rest should be

orders_taken what customers want, written down once
? order-taking* online-order* online-ordering order-form* wholesale-order* order-app* pre-order* preorder*
! Every order, as it was meant
! Ordered at night, ready in the morning
! No more orders on scraps of paper
Order Up = what the kitchen calls
Two of Those = how people order
Standing Order = what comes every week
Ticket Rail = where orders hang
Pad & Pencil = what it replaces
+Orderwell = an order that was well taken

members people who belong and pay for it
? membership* member-list* members-area subscription-management* club-management* dues fan-club* patron*
! Everybody counted, nobody chased
! The list that is always right
! Dues paid without a reminder
Roll Call = how one knows who is there
Common Room = where members meet
Card & Name = what one shows at the door
Who is In = the question at every meeting
Regulars = those who make it
+Clubward = on the way to belonging

lessons_online learning at a screen
? online-course* online-lesson* live-course* e-learning cohort* webinar* bootcamp* self-paced
! Learned this week, used the next
! Small groups, real work
! Until you can do it alone
Third Week = when it begins to make sense
Hands Up = how a good class sounds
Try Again = what one learns most from
Next Lesson = what one looks forward to
Show Your Work = what counts more than the result
Ink & Screen = what one learns with
+Lessonwell = a lesson that is well given

job_search looking for work
? cv cvs resume* job-search* job-application* job-seeker* interview-practice* interview-question* cover-letter* recruit*
! The next job, with less waiting
! Ready for the question they ask
! Seen for what you can do
Second Interview = where it gets serious
Front Foot = how one should walk in
First Monday = the day that it begins
Shortlist = where one wants to stand
Cover & Call = the letter, and what comes of it

repairs_found somebody who mends it
? technician* handyman tradesperson* artisan* plumber-app* vetted-pro* home-repair* fault* call-out*
! Tested hands, and a price up front
! The right person for the fault
! Mended, checked and then paid
Tested Hands = whom one lets in
Back On = what one wants to say in an hour
Fault Found = half of every repair
No Second Visit = how a good repair ends
Call & Mend = the two halves of it

homes_swapped places that are let for a few nights
? holiday-let* holiday-rental* short-let* airbnb* guest-house* changeover* vacation-rental* turnover-clean*
! Ready before the next guest rings
! Every stay like the first
! Checked, made up and photographed
Ten to Four = the hours between two guests
Next Guest = who should notice nothing
Fresh Key = what opens a room that is ready
Changeover = the day between two stays
Turned Down = how a bed should look
Key Safe = where it hangs until they come
+Stayready = a place that is ready for a stay

care_watch somebody looks after an older person
? elderly-parent* ageing-parent* aging-parent* older-parent* living-alone carer-visit* care-visit* fall-detection* home-visit* retired-nurse* siblings
! Somebody looks in, and you know it
! Near, even when you are far
! Their home, your peace of mind
Looked In = what one wants to hear at night
Kettle On = how one knows that all is well
Sunday Call = what it does not replace
Still at Home = what everybody hopes for
Near Mum = where one would like to be

kids_at_home days with children
? chores screen-time pocket-money family-calendar* family-app* bedtime-routine* homework-app* playdate*
! Less arguing, more done
! Everybody knows what comes next
! A calmer evening at home
Star Chart = what hung on the fridge
Bedtime by Eight = what parents wish for
Muddy Boots = what stands in the hall
Fridge Door = where it used to hang
Small Wins = what an evening is made of
+Kidwise = wise about children

meals_planned what there will be to eat
? meal-plan* meal-planning meal-planner* grocery-list* shopping-list* recipe-app* leftovers weeknight-dinner*
! Dinner, decided
! Shop once, eat all week
! Nothing thrown away on Friday
What is for Dinner = the question of every day
Sunday Shop = when the week is settled
Leftover Night = the best one, if it is planned
List & Ladle = what one needs for it
Six O Clock = when it has to be there
Full Fridge = how the week begins
+Supperwise = wise about the evening meal

habits small things done every day
? habit* habits routine* streak* mindfulness meditation journaling mood-tracker* self-care wellbeing-app*
! A little, every day
! Back on track after a bad week
! Two minutes that stay
Two Minutes = as long as it takes
Day Eleven = when it begins to stick
Small Daily = how things change
One More Day = what keeps it going
Quiet Count = how one notices
+Dailywell = a day that is well begun

health_notes what a patient and a doctor should know
? symptom-diary* patient-record* medical-record* medication-reminder* prescription* clinic-software telehealth
! What the doctor will ask, ready
! Taken on time, written down
! Nothing forgotten in the waiting room
Waiting Room = where one tries to remember
Pulse & Page = what is measured, and where it stands
Next Dose = what must not be forgotten
Chartwise = wise about what was written down
Well Noted = what every doctor likes

travel_planned journeys before they begin
? itinerary itineraries trip-planner* trip-planning travel-plan* travel-app* layover* flight-deal* visa-application*
! Planned on the sofa, loved on the way
! Every ticket in one place
! Less searching, more going
Day Two = when a journey really begins
Map & Mug = how a trip is planned
Pack Light = the best advice there is
Left at the Fountain = how locals tell the way
Next Train = what one has to know
+Tripwise = wise about the way

neighbours_share things that go round a street
? neighbourhood-app* neighborhood-app* borrow* lending* sharing-app* tool-share* local-group* swap-app*
! Round the corner, and free on Saturday
! Borrowed today, back tomorrow
! Used by many, bought once
Borrow a Ladder = what one asks first
Back by Sunday = what is promised
Street Shelf = where anybody may look
Cup of Sugar = how it always began
+Lendwise = wise about what is shared

secrets_kept data that is nobody's business
? password* passwords phishing cybersecurity data-breach* privacy-app* two-factor encryption
! Locked, and still easy to open
! Spotted before the click
! Safe without thinking about it
Second Lock = the one that thieves give up on
Odd Sender = how it usually begins
Safe Click = what one would like to be sure of
Shut Tight = how it should be
Watchword = what only friends know
+Lockwell = what is locked well

websites_made pages that somebody else used to build
? website-builder* landing-page* web-page* online-store-builder* seo no-code page-builder*
! Online by the weekend
! A page that says what you do
! Found by those who look for you
Online by Friday = how long it takes
Live by Lunch = how soon a page can be there
First Screen = what decides whether anybody stays
Above the Fold = where the best sentence stands
Plain Page = a page that anybody understands
+Pagecraft = pages that are made with care

machines_watched devices that say how they are
? sensor* sensors machine-data predictive-maintenance* downtime monitoring-system* iot alert-system*
! Heard before it breaks
! Known at night, not in the morning
! One look, and you know
Early Tick = what one hears before it breaks
Steady Hum = how it should sound
Red Lamp = what says come and look
Second Reading = the one that settles it
Idle Hour = what costs most
+Tellwell = a device that tells in time
`;
