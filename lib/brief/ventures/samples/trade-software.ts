/** Software for one trade each: id | solution | target customer | how it earns, as founders write them. */
export const TRADE_SOFTWARE_SAMPLES = `
shop-credit-ledger-app | A phone app where shopkeepers note sales and what each customer owes, with reminders by text message. | Owners of small neighbourhood shops who sell on credit | Free basic version and a small monthly fee for reminders and backups
shop-credit-ledger-app | A digital credit book that works offline and shows every customer's balance. | Market traders and kiosk owners | A yearly subscription per shop
sports-team-app | An app in which players say whether they can play, the coach sets the line-up and the team fees are collected. | Amateur sports teams and their coaches | Monthly subscription per team
sports-team-app | Training plans, attendance and match squads for all teams of a club. | Sports clubs with volunteer coaches | A yearly fee per team paid by the club
rental-shop-software | Software that shows which equipment is free, makes the contract and holds the deposit. | Small equipment and tool hire firms | Monthly subscription per location
rental-shop-software | Bookings, pick lists and returns with photos for party hire firms. | Party and event hire firms | Monthly plans by number of items
photographer-software | Private galleries, contracts and bookings for photographers, with print sales. | Wedding and portrait photographers | Monthly subscription and a share of print sales
photographer-software | A client portal from the enquiry to the delivered film and pictures. | Photographers and videographers who work alone | Subscription by storage
driving-school-software | Software that plans lessons, instructors and cars and records the progress of each pupil. | Driving schools with several instructors | Monthly fee per instructor
driving-school-software | A diary and progress record for driving instructors with online booking and payment. | Independent driving instructors | Monthly subscription
catering-and-event-software | Software that turns a menu and a number of guests into a quote, a shopping list, a staff plan and a packing list. | Caterers and event planners | Monthly subscription per firm
catering-and-event-software | A workspace for event planners with budget, timeline, supplier quotes and a client page. | Freelance event planners and small agencies | Monthly plan by number of events
pet-business-software | Booking software for kennels and groomers that keeps vaccination dates and notes on each animal. | Groomers, boarding kennels and dog daycares | Monthly subscription per location
pet-business-software | Check-in, play groups and report cards for dog daycares and pet hotels. | Dog daycares and pet hotels | Monthly fee and a share of card payments
laundry-software | A counter program with garment tags, rack positions and a text message when the clothes are ready. | Dry cleaners and laundries | Monthly subscription per shop
laundry-software | Orders, pick-up routes and garment tracking for laundries that deliver. | Laundries with pick-up and delivery | A monthly plan or a small fee per order
microfinance-software | A system for members, savings, loans and repayments of small lenders. | Savings cooperatives and microlenders | Monthly fee per member or active loan
microfinance-software | A tablet app for loan officers that books collections straight into the loan ledger. | Microfinance institutions with field officers | Setup fee and monthly subscription
bakery-order-software | An order book for bakeries that turns all orders into the baking list for the night. | Bakeries with shops and wholesale customers | Monthly subscription per bakery
bakery-order-software | Order forms, deposits and a production calendar for cake makers. | Cake makers and patisseries | Monthly subscription without commission
repair-shop-software | Software for repair tickets, spare parts and messages to customers about each device. | Phone and computer repair shops | Monthly subscription per shop
repair-shop-software | A workshop board for bikes and devices with parts, promised days and price approval by link. | Independent repair workshops | Monthly plan for all technicians
recruitment-agency-software | A database for recruitment agencies with candidates, clients, placements and fees. | Small recruitment and staffing agencies | Monthly fee per consultant
recruitment-agency-software | Staffing software that keeps documents, offers shifts and turns hours into invoices. | Temporary staffing agencies | Monthly fee by number of active workers
solar-installer-software | Software that designs the roof, simulates the yield and writes the offer for solar installers. | Solar installation firms | Monthly subscription per user
solar-installer-software | A project tool for solar firms with crew planning, material lists and grid papers. | Solar installers with several crews | Monthly plan by number of installations
tailor-software | An app that keeps measurements, orders and fitting dates for tailors. | Tailors and dressmakers | Monthly subscription per workshop
tailor-software | A workshop board for bespoke orders with work tickets, fittings and messages to clients. | Bespoke tailors and fashion workshops | Monthly fee per workshop
architect-office-software | Office software for architects with fees and hours by phase and plan lists with revisions. | Small architecture practices | Monthly fee per user
architect-office-software | Specification lists, client approvals and orders for interior designers. | Interior designers and small studios | Monthly or yearly subscription
queue-management | A virtual queue in which visitors take a number by phone and are called by text and on a screen. | Walk-in clinics, offices and barbers | Monthly subscription per location
queue-management | Queue software with tickets, counter screens and waiting time figures. | Public offices and bank branches | Yearly contract by number of counters
campus-marketplace | A marketplace in which verified students of one campus buy and sell used things and services. | Students of one university | Commission on paid sales and ads from local shops
campus-marketplace | An app for students with a university email to sell textbooks and furniture with hand-over at the dorm. | University students | Small fee per sale and boosted posts
paid-microtasks | A platform on which people earn by small online tasks that firms order. | Firms that need many small tasks done | A margin on every finished task
paid-microtasks | Short paid surveys and photo missions answered by phone, with checked results. | Market researchers and consumer brands | Price per checked answer
celebrity-video-messages | A platform where fans order personal video greetings from stars. | Fans and people looking for a gift | Commission on each order
celebrity-video-messages | Creators offer personal drawings and messages in limited slots to their followers. | Followers of illustrators and creators | A share of each order
event-photo-sharing | Guests scan a code and upload their party photos into one shared album. | Couples and other hosts of parties | One payment per event
event-photo-sharing | A live gallery for events with a photo wall and download of all pictures. | Event hosts and small event agencies | Price per event or monthly for agencies
`;
