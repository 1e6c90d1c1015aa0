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
thing: claim, claims = Hotel, two nights; Taxi to the customer; Lunch with a client
must: A photo of the receipt read automatically; Company rules checked before sending; Approval on the phone; Export to accounting and payroll
later: Mileage and daily allowances; Company cards matched with receipts
screen: New expense | picture Photo of the hotel receipt | list Read from the receipt = Two nights; Breakfast included; Monday | ask Reason = Customer visit | words Within the company rules | button Send the claim | no expenses yet, take a photo of the first receipt | the photo is blurred: take it again
screen: My claims | steps Hotel, two nights = Sent; Approved by Ana; In accounts; Paid | list Open = Taxi, receipt missing; Lunch, guest names missing | button Add the missing receipt | nothing open, everything has been paid back | a claim was returned: the reason and what to change
screen: Accounts desk, Friday | table Claims = Name, Expense, Check; Ana, hotel, fine; Jonas, taxi, no receipt; Mei, lunch, claimed twice? | chart Claims by week | buttons Pay all checked / Ask Jonas | no claims to check, and the month can be closed | the export failed: the accounting link must be renewed

payroll-software
thing: pay run, pay runs = March, eight employees; Final pay for Jonas; Bonus run for the sales team
must: Changes since last month, person by person; Tax and social insurance rules kept up to date; Payslips employees open on their phone; Filings and payments prepared on time
later: Holidays and sick days sent to payroll; Employees update their own details
screen: Check before payday | table Changes since last month = Name, Change, Reason; Ana, higher, overtime; Jonas, final pay, leaves Friday; Mei, higher, new contract | steps Until payday = Check; Approve; Pay; File | switch Accountant has checked | button Approve the pay run | no pay run open, and the next date is shown | a bank account is missing: the run waits for this person only
screen: My payslip, March | headline Paid on Friday | list Your pay = Salary; Overtime, three hours; Tax and insurance deducted | ask Question about a line = Overtime | buttons Download / Ask payroll | the first payslip comes at the end of the month | a line is wrong: payroll has been told and answers by tomorrow

cash-flow-forecast
thing: week, weeks = This week, rent and wages; Next week, two invoices due; Third week, tax payment
must: Bank balance and open invoices updated daily; A forecast by week with the lowest point; When each customer usually pays; A warning before a tight week
later: What-if plans for a hire or a loan; A report for the bank
screen: Your next weeks | headline Week three will be tight | chart Expected balance by week | list Why = Tax is due on Monday; One large invoice is late | list What helps = Remind the customer; Pay the supplier a week later | button Show the details | no tight week ahead, all payments are covered | the bank link has expired: the balance is from yesterday
screen: Money in and out | table Expected = What, When, Certainty; Web design invoice, Friday, often late; Rent, Monday, certain; Wages, Thursday, certain | switch Leave out uncertain payments | ask Add a payment = New laptop, next month | buttons Add / Try a what-if | no payments yet, link the bank account to start | the forecast missed by a lot: the reason is shown here

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
thing: contract, contracts = Work contract, two signatures; Office lease, waiting; Supplier contract, signed
must: Signing on any phone without an account; The right kind of signature for each contract; Reminders to people who have not signed; A record that proves who signed and when
later: Templates for frequent contracts; A reminder before a contract ends
screen: Sign a contract | headline Work contract from Ana's company | picture First page of the contract | list Before you sign = Four pages; Start on Monday; One signature still missing | buttons Sign now / Ask a question | nothing to sign, and your signed copies are below | the link has expired: a new one is on its way
screen: Contracts sent | table Open = Contract, Waiting for, Since; Work contract, Jonas, Monday; Office lease, landlord, Tuesday; Supplier contract, nobody, signed | list Ending soon = Phone contract, in two months | buttons Send a reminder / New contract | no contracts are out, and three end this year | one side declined: the reason is shown

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
thing: document, documents = Invoice, two pages; Delivery note with a stamp; Form filled in by hand
must: How sure the software is, field by field; Totals and dates checked automatically; Doubtful fields shown to a person; Documents deleted after a set time
later: New document types from a few examples; Links to accounting and business software
screen: Check doubtful fields | picture The invoice, one field marked | table Fields = Field, Read as, Certainty; Number, four or nine, low; Date, Tuesday, high; Total, matches the lines, high | ask Correct value = Nine | buttons Confirm / Send back | nothing to check, and today's documents went through | the page is cut off: ask for a new scan
screen: Overview, this week | chart Documents without a manual check, by day | table By type = Type, Automatic, Checked; Invoices, most, some; Delivery notes, half, half; Forms, few, most | button Add a document type | no documents yet, drop in a file to try | a file cannot be opened: the sender is told

payment-fraud
thing: order, orders = New customer, express delivery; Regular customer, new address; Gift order, sent abroad
must: A clear reason for every decision; One extra step for doubtful buyers; A count of good orders stopped by mistake; Rules the shop can change and undo
later: Evidence prepared for disputed payments; Links between orders with the same card
screen: Orders to check | table Waiting = Order, Reason, Risk; New customer, third card, high; Regular, new address, low; Gift abroad, fast delivery, medium | list About the first = Account opened today; Two cards refused before | buttons Approve / Ask the buyer | no orders to check, all others were decided automatically | no answer from the buyer: the order waits until tomorrow
screen: Buyer's phone, one question | headline Is this your order? | words New delivery address, card on file | ask Code from your bank | buttons Yes, it is me / No, stop it | nothing to confirm, your order is on its way | the code is wrong: two tries are left
screen: Overview, this month | chart Fraud stopped and good orders stopped, by week | list Rules = New card and express: check; Regular customer: approve; Third card in a day: stop | switch Check gift orders at night | button Save the rules | no orders yet, connect the shop to start | a new rule stops too many orders: undo it here

merchant-payments
thing: payment, payments = Market stall, card; Web shop, wallet; Refund, Monday's order
must: Cards and local wallets accepted; The fee and payout date shown for each payment; Refunds in two steps; Payments that also work with a weak signal
later: Payment links by message; A daily report for the bookkeeper
screen: Take a payment | headline Two coffees and a cake | code Scan to pay | list Ways to pay = Card; Phone wallet; Payment link | buttons Charge / Change the amount | no payment open, enter an amount to start | the card was refused: nothing was charged, try another way
screen: Today's payments | table Payments = Time, Paid with, Status; 9 am, card, paid; Noon, wallet, paid; 3 pm, card, refunded | chart Payments by hour | list Payout = Today's sales, on your account tonight | buttons Refund a payment / Send the report | no payments yet, and a test payment is ready | a payout is late: the bank and the new time are shown
screen: Developer page | code Payment button for your shop | list Test results = Card paid; Wallet paid; Refund sent | ask Address for notifications | switch Live mode | button Create a key | no test payments yet, copy the sample to start | a notification failed: it is sent again
`;
