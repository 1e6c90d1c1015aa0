/** Money and papers in the office: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const OFFICE_MONEY_SCREENS = `
freelancer-invoicing
thing: invoice, invoices = Logo design, sent; Website, due on Friday; Workshop, overdue
must: An invoice in a minute from saved clients and rates; All required details checked before sending; Reminders for overdue invoices; A yearly file for the tax adviser
later: Quotes that turn into invoices; Hours taken over from a time tracker
screen: Invoices | list Open = Workshop, overdue since Monday; Website, due on Friday | list Paid = Logo design, paid on Tuesday | button New invoice | no open invoices | the bank could not be reached: payments were last checked this morning
screen: New invoice | ask Client = Studio Lind | table Items = Item, Quantity, Unit; Logo design, one, project; Extra changes, three, hours | ask Payment due = In two weeks | buttons Preview / Send | choose a client to start | the client's address is missing: add it before you send
screen: Reminder | ask To = Anna, Studio Lind | words Hello Anna, the invoice for the workshop was due on Monday. Did you receive it? | buttons Change / Send reminder | nothing is overdue | the email was returned: check the address

receipt-bookkeeping
thing: receipt, receipts = Fuel, Monday; Office supplies, by email; Lunch with a client
must: Photo or email in, entry out; Uncertain entries marked for checking; Bank lines matched with receipts; Export to the accountant's software
later: Reminders for missing receipts; Automatic rules for each supplier
screen: Add receipt | picture Receipt from the petrol station | ask Supplier = City Fuel | ask Category = Car | buttons Save / Take another photo | no receipts yet: take the first photo | the photo is too dark: please take it again
screen: To check | table Uncertain entries = Supplier, Suggestion, Status; City Fuel, car, sure; Paper World, office, check; Bistro, client lunch, check | ask Rule for Paper World = Always office supplies | button Book all that are sure | nothing to check, and the month can be closed | this receipt may be booked twice: compare both
screen: This month | list Missing receipts = Card payment, Tuesday; Online order, Thursday | chart Receipts booked by week | buttons Remind owner / Send to accountant | every bank line has its receipt | the bank connection has ended: sign in again

expense-reports
thing: claim, claims = Two nights at the fair; Taxi, no receipt; Mileage, there and back
must: Photographed at the till, and done; The firm's rule said before, not after; Somebody who signs from the train; Money back before the card is due
later: Meals abroad by the day's rate; One trip, four people
screen: Traveller's phone, at the till | picture The hotel bill, page one of two | list Read = Two nights; Breakfast, not paid again | words Within the rule, apart from the minibar | button That was it | nothing spent today, and the trip closes on Monday | page two is missing: photograph it before you leave the desk
screen: Accounts desk, Friday | table To be paid = Who, Trip, Looks like; Ana Ruiz, fair, as usual; Jonas Keller, taxi, no receipt; Mei Lin, mileage, longer way | buttons Pay the green ones / Ask about one | nothing waits, and who has not handed in | a rule was wrong: it is changed for all, and the old ones are named

payroll-software
thing: pay run, pay runs = March, everyone on the list; A leaver, until the ninth; Overtime of the night shift
must: Last month beside this one, person by person; What the law has changed, before it counts; A run beside the old system first; Payslips that explain themselves
later: A child, a marriage, a new address, by the employee; A letter for the bank
screen: Payroll desk, before it goes | table Different from last month = Who, What, Why; Ana Ruiz, more, night shifts; Jonas Keller, less, left on the ninth; Mei Lin, more, one child | switch Shown to the tax adviser | button Release the run | no run is open, and the day of the next one | a sum that moved without a reason holds the run, and nobody else's
screen: Employee's phone, payslip | headline March | list In words = Your hours, with two nights; Taken for health and pension; On your account on Friday | ask I do not understand = The line with the star | button Ask payroll | the first slip comes at the end of the month | a mistake: what it was, and in which slip it is put right

cash-flow-forecast
thing: week, weeks = This one, rent goes out; Next, two clients should pay; The one with the tax
must: The bank's balance by itself, each morning; Who usually pays late, and how late; One sentence and not a chart; What moves the tight day
later: What if the large one never pays; A line for the bank
screen: Monday morning, one sentence | headline Tight on the ninth | words Because rent and tax fall together and the Keller firm pays late | list Would move it = Ring Keller, eleven days over; Move the van's rate; Nothing, it holds | button Show the weeks | four quiet weeks, and that is the news | the bank sends nothing today: the balance is yesterday's, and says so
screen: Twelve weeks dashboard | chart Balance, week by week, and how sure | table Comes and goes = What, Day, Sure; Keller firm, Friday, seldom on time; Rent, first, always; Tax, ninth, always | switch Without the unsure ones | button Add what only you know | a month of statements, and it begins to know you | the forecast was wrong by much: what came instead, and what it has learned

small-firm-crm
thing: enquiry, enquiries = New website, called on Monday; Kitchen, wants a quote; Regular customer, second order
must: Every enquiry with a next step and date; Enquiries taken over from email, phone and web forms; All notes and emails for each customer; A list of calls for today
later: Which sources bring the most customers; Templates for follow-up emails
screen: Today | list To do = Call Anna, quote sent on Monday; Email Omar, dates for a meeting; Call Lee, new enquiry | words Two enquiries have no next step yet | button Add enquiry | nothing to do today, and two enquiries have no next step | an email could not be linked: choose the customer
screen: Customer | headline Anna Silva | list History = Monday, enquiry by phone; Tuesday, meeting; Thursday, quote sent | ask Next step = Call on Friday | buttons Save / Mark as won | no contact with this customer yet | this customer may be listed twice: compare both entries
screen: Pipeline | table Open enquiries = Customer, Stage, Next step; Anna, quote sent, call on Friday; Omar, new, meeting on Tuesday; Lee, contacted, none | switch Only without next step | chart Won by month | button Import contacts | no open enquiries, and a list can be imported | the import has rows without a name: check them before you save

proposal-software
thing: proposal, proposals = New website, draft; Office fit-out, sent; Training, accepted
must: A library of texts, references and prices; A check for wrong names and prices; Comments and approval by colleagues; Online signature
later: Which pages the client read; Reports on won and lost proposals
screen: Proposals | table This month = Client, Status, Next step; Studio Lind, draft, review; Nord Hotels, sent, opened today; Sol Clinic, accepted, start | button New proposal | list Waiting for you = Review for Studio Lind | no proposals yet: start from a template | the file could not be read: upload the brief again
screen: Editor, Studio Lind | list Sections = Your goals; Our approach; Timeline; Prices | words One price differs from the price list | ask Comment for Omar = Please check the timeline | buttons Preview / Send | choose a template or an earlier proposal | another client's name was found on page four: correct it before sending
screen: Client's view | headline Proposal for Nord Hotels | list Included = Design; Fit-out; Handover | ask Your question | buttons Accept and sign / Ask a question | this proposal is not yet available | this proposal has expired: ask for a new version

contract-signing
thing: contract, contracts = Lease, three signatures; Work order, one; Partnership, waits for the notary
must: The sender's name first, the tool's last; Signed without an account; Which page was changed since; Proof that stands before a court
later: A contract from a template with five gaps; A date on which it ends, a month before
screen: Signer's phone | headline Lease of the shop, from Ana Ruiz | list In it = Nine pages; One changed since you saw it, page six; Two have signed | picture Page six, the change in colour | buttons Sign / I want to ask | it has been signed by all, and your copy is below | the link is too old: the sender is asked for a new one, with one touch
screen: Sender's desk, on its way | table Out = Contract, With, Since; Lease, Jonas Keller, two days; Work order, opened, this morning; Partnership, notary, Monday | buttons Remind / Call it back | nothing is out, and three end next month | one of them declined: what they wrote, and the version they saw

contract-review-ai
thing: clause, clauses = Liability, no limit; Notice period, nine months; Automatic renewal
must: Risky clauses marked with a reason; The original text beside each comment; The customer's own rules for each clause; A clear list of what was not checked
later: Suggested wording for changes; A search through all signed contracts
screen: Review | table Clauses = Clause, Your rule, Result; Liability, limited, risk; Notice, three months, check; Payment, one month, fine | words Not checked: annex two is a scan | buttons Accept all fine / Export comments | upload a contract to start | two pages could not be read: they are counted as not checked
screen: Clause, liability | words The supplier's text sets no limit for damage you cause | list Your rule = Liability must have a limit | ask Suggested wording = Liability is limited to the yearly fee | buttons Use wording / Ask a lawyer | no comment on this clause | the rule for this clause is missing: add one in settings
screen: May I sign? | headline Two points to settle first | list Open points = Liability, with the lawyer; Renewal, waiting for supplier | list Settled = Payment; Data protection | button Ask for an answer | no contract is waiting for you | the contract has changed since the review: check it again

payment-chasing
thing: invoice, invoices = Overdue since Monday, Cafe Lind; Reminder sent, Studio Sol; Promised for Friday, Lee & Co
must: Reminders sent at the right time; Payments checked before each message; Customers who are left out; A call list for the oldest invoices
later: Payment in parts with agreed dates; A payment link in every reminder
screen: Overdue invoices | table Open = Customer, Overdue, Next step; Cafe Lind, three days, first reminder; Studio Sol, two weeks, call; Lee & Co, one week, promised Friday | words Two invoices were paid last night | button Send reminders | nothing is overdue | the bank could not be reached: no reminders are sent until it works
screen: Reminder to approve | ask To = Cafe Lind | words Good morning, this invoice was due on Monday. Here is the payment link | ask Tone = Friendly | buttons Change / Send | nothing to approve today | the customer has paid in the meantime, so nothing was sent
screen: Customer's page | headline Invoice from Studio Nord | list Details = Website, second part; Due on Monday | buttons Pay now / Ask a question | you have no open invoices | the payment did not go through: try again or choose another way

time-and-projects
thing: project, projects = New website, in progress; Office fit-out, second phase; Annual report, final week
must: Hours entered by timer or from the calendar; The budget left for each project; Tasks with person and date; Billable hours ready for the invoice
later: Estimates based on past projects; Planning of the team's week
screen: My day | list Suggested from your calendar = Website, three hours; Client call, one hour; Annual report, two hours | ask Add time = Website, one hour | buttons Confirm / Change | no entries today | two days are still empty: fill them in now
screen: Projects | table Budget = Project, Used, Status; Website, half, on track; Office fit-out, most, check; Annual report, all, over budget | chart Hours by week | button Open project | no projects yet: create the first one | a project has no budget: add hours to see what is left
screen: Website project | steps Tasks = Design, done; Texts, Anna, Tuesday; Testing, Omar, Friday | list Hours this week = Anna, eight; Omar, six | buttons Add task / Create invoice | no tasks yet | this entry was already billed and cannot be changed

document-extraction
thing: document, documents = Delivery note, stamped; Invoice in two columns; Form, filled in by hand
must: How sure it is, field by field; Sums and dates checked against each other; A person for what is in doubt; Nothing kept longer than wanted
later: A new kind of form from three examples; What people corrected, to learn from
screen: Clerk's console, in doubt | picture The stamp across the number | table Fields = Field, Read, Sure; Number, four or nine, no; Date, Tuesday, yes; Sum, fits the lines, yes | buttons It is a nine / Send it back | nothing is in doubt, and how many went through | a page lies on its head: turned, read again, and marked
screen: Developer console, one call | code Sent: one file | table Answer = Field, Value, Sure; supplier, as on the letterhead, yes; lines, seven, yes; total, adds up, yes | chart Went through untouched, day by day | button Try it with a bad scan | no call yet, and a sample to throw in | not readable: a reason that a program understands, and the page

payment-fraud
thing: order, orders = New customer, express, third card; Old customer, new address; Gift, sent abroad
must: Why it was stopped, in one line; One step in which a good one can prove it; The good ones who were refused, counted; A rule that can be taken back
later: What the bank said three months later; Friends of the same card
screen: Shop's console, doubtful ones | table Held = Order, Because, Worth; New customer, third card, high; Old customer, new address, usual; Gift abroad, night, small | words One of these three was good, the last nine times | buttons Let it through / Ask one question | nobody is held, and who was let through last | no decision within the hour: the small ones go, the large ones wait
screen: Customer's phone, one question | headline Is it you? | words New address, same card. One tap is enough | buttons It is me / That was not me | list Then = Yes, it leaves today; No, nothing is charged | there is nothing to answer | no answer: it stays reserved, and nobody else gets it

merchant-payments
thing: payment, payments = Table nine, with a tip; Stall, no signal; Deposit, given back
must: Money on the same evening; Taken without a signal, sent later; A tip that goes to whoever brought it; Given back without a manager
later: One bill for four cards; The day as the bookkeeper wants it
screen: At the table | headline Table nine | list On it = Two soups; One fish; Tip, for Mei | buttons Together / Each for himself | code Hold the phone here | nothing is open, and the last one can be given back | refused: another card, or the same in a minute, and nothing was taken twice
screen: Owner's phone, tonight | list The day = Taken; Given back, one; On the account by ten | chart Payments, hour by hour | words Two were taken without a signal and have gone through | button For the bookkeeper | the first payment fills this page | one is missing at the bank: which, since when, and whom to ring
`;
