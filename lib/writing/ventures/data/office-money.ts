/** Software for the office: money and papers: what is known of them; the keys are those of `../lore.ts`. */
export const OFFICE_MONEY = `
freelancer-invoicing
job: an invoice, invoices
rival: a text or spreadsheet template | it is free and good enough for a few invoices a month | Microsoft Word, Excel, Google Docs | free invoice template
rival: invoicing and bookkeeping software | invoices, bank and tax return are in one place, and accountants know it | FreshBooks, QuickBooks, Xero, FreeAgent@GB, sevDesk@DE, Lexware@DE | invoicing software
rival: free invoice makers and the tool of the bank or payment provider | they cost nothing and come with the account | Wave@US, Wave@CA, Zoho Invoice, PayPal, Stripe | free invoice maker
meet: coworking spaces, freelancer associations and start-up courses | community manager | new freelancers ask there how a proper invoice has to look | write the next real invoice with {name} on each freelancer's own laptop | two mornings a week | tax advisers, start-up advisers and business banks | their clients come with incomplete invoices
measure: the days from finished work to money in the account
moat: clients, rates and past invoices stored in one place, and rules kept right for each country
risk: freelancers send a few invoices and go back to their template | win them with their first client, and make reminders and the tax summary worth staying for
rule: Check what an invoice must show | Have a tax adviser confirm the required details, the numbering, how long invoices must be kept and where electronic invoices are compulsory. | a sample invoice for each country served has been approved
trial: Run the invoicing of five freelancers | Write and send all invoices of five freelancers for two weeks, note what information was missing each time, and count how many were paid on time. | invoices sent, missing details and days to payment are on one sheet
ask: Why pay when there are free invoice makers? | | price-talks | by asking ten freelancers what they still do by hand
ask: Who is responsible if an invoice is wrong? | The freelancer stays the issuer, and required fields are checked before sending | rules | with the tax adviser's list of required fields
ask: How many stay after the first three invoices? | | trade-trial | by counting who sends a fourth one without being asked
roles: somebody who has worked as a freelancer | a developer who knows electronic invoices | a tax adviser for a few hours a month
search: invoice app freelancers
name: +Billcraft = bills made with care
name: Sent & Settled = invoice out, money in
name: Fair Tally = hours and sums that add up
name: +Solobill = billing for the self-employed
name: Bill Today = invoice on the same day
name: Paid Proper = paid on time and in full
name: +Billswift = a bill in a moment
name: *Facturea = from the word for invoice
name: Clean Invoice = correct and clear
name: Work & Wage = work done, money earned
name: +Invoicenook = the place for your invoices
name: Friday Invoice = sent before the weekend
line: Done with the work? Invoice sent
line: Invoices in a minute, paid sooner
line: See who has paid and who hasn't
line: Your invoices, ready for the tax return
line: Send it today, get paid sooner
line: Less paperwork, more paid work

receipt-bookkeeping
job: a receipt, receipts
rival: bookkeeping software with a receipt scanner | bank, invoices and the accountant's access are already in it | QuickBooks, Xero, Sage, Pennylane@FR, DATEV@DE | bookkeeping software
rival: a box of paper for the accountant | it takes no time until the deadline | | bookkeeper for small business
rival: receipt scanners that work with the bookkeeping software | many accountants recommend them and set them up for clients | Dext, Hubdoc, AutoEntry | receipt scanner
meet: accountants' offices, chambers of commerce and start-up centres | accountant with many small clients | before every deadline they have to ask for missing receipts | book one month of a client's real receipts with {name} and check every entry together | one afternoon a week | tax advisers, bookkeepers and business banks | they want complete records without typing
measure: the share of receipts booked correctly without any change by hand
moat: what it has learned about each firm's suppliers and accounts, and accountants who recommend it
risk: the accountant does not trust the entries and checks each one again | mark every uncertain entry, let the accountant correct it in one place, and show how few corrections are needed
rule: Settle how receipts must be kept | Ask a tax adviser whether a photo may replace the paper, how long it must be stored and how changes are recorded, and state in the terms who is responsible for the books. | the adviser's answers are built in and stand in the terms
trial: Book one month for three firms | Collect all receipts and bank lines of three firms for one month, book them with {name}, and let their accountants mark every mistake. | right, wrong and missing entries are counted for each firm
ask: What happens to receipts nobody photographs? | The bank line stays open and the owner gets a reminder | f-2 | by counting open lines at the end of the month
ask: Will accountants accept the export? | | closing-calls | with ten accountants and one sample file
ask: Why not use the scanner that comes with the software? | | interviews-2 | by asking ten owners how they use it today
roles: an experienced bookkeeper | a developer for bank connections and exports | somebody who looks after accountants
search: receipt scanner bookkeeping
name: +Bookneat = neat and tidy books
name: +Slipstack = the pile of slips, sorted
name: Snap & Book = photo taken, entry booked
name: Tidy Ledger = books in good order
name: *Ledgero = a new word from ledger
name: Paperless Month = a month without paper
name: +Receiptroom = room for every receipt
name: Month Closed = the books done in time
name: No More Box = no box of paper
name: +Bookedright = every receipt in its place
name: Every Receipt = none of them lost
name: Ready Books = ready for the accountant
line: Snap the receipt, the rest is done
line: Your books, ready every month
line: No more boxes of receipts
line: Less typing, fewer mistakes
line: Books your accountant can trust
line: Every receipt where it belongs

expense-reports
job: an expense claim, expense claims
rival: spreadsheets and receipts on paper | everybody knows how it works and it costs nothing | | expense report template
rival: expense and company-card platforms | cards, receipts and approval are in one place | SAP Concur, Expensify, Pleo, Spendesk, Ramp@US, Brex@US | expense management software
rival: the module of the accounting, payroll or travel software | it is included or costs little more | Zoho Expense, Navan, QuickBooks | expense module
meet: meetings of finance managers, accounting software events and accountants' offices | head of accounts | the end of every month goes into chasing receipts | settle one real trip with {name} from the first receipt to the payment while they watch | one afternoon a week | accountants, bookkeepers and payroll bureaus | they correct wrong claims for their clients
measure: the days from handing in a receipt to the money in the employee's account
moat: each customer's own rules and links to its accounting and payroll
risk: employees keep handing in late or on paper | let a photo be the whole job for them, and remind them automatically before the month closes
rule: Learn which receipts and allowances the tax office accepts | Ask a tax adviser when a photo of a receipt is enough, how long it must be kept, which meal and mileage allowances apply, and how private spending on a company card is treated. | every rule in the product names its source
trial: Settle two weeks of claims for one firm | Let up to ten employees send photos of their receipts by message, prepare the claims with a first version, and count the questions accounts still has to ask. | claims, hours and questions are on one sheet
ask: Why not give everybody a company card? | | interviews-2 | by asking ten firms with cards which receipts are still missing
ask: Does it find the same receipt handed in twice? | Date, amount and place are compared before approval | f-2 | by searching the past claims of one firm
ask: Who pays, by employee or by claim? | | price-talks | by offering both to ten finance managers
roles: somebody who has run accounts | a developer for receipts, cards and accounting links | somebody who sells to finance managers
search: expense report app
name: Paid Back = your money returned
name: Snap & Claim = a photo and it is claimed
name: +Receiptready = receipts ready for accounts
name: Clear Claims = claims without questions
name: Money Back Soon = paid back quickly
name: +Trippurse = the purse for business trips
name: Trip Settled = everything paid back
name: +Slipsnap = snap the slip
name: Out of Pocket = paid first, paid back soon
name: Easy Expenses = expenses made simple
name: Home & Settled = back home, money included
name: *Spendra = from the word spend
line: Snap the receipt and you are done
line: Your money back within days
line: No more chasing receipts
line: Expenses done before you are home
line: Every receipt in its place
line: Claims approved, booked and paid

payroll-software
job: a pay run, pay runs
rival: payroll software and large payroll bureaus | they have run for years without trouble and a change is work | ADP, Sage, Gusto@US, Paychex@US, DATEV@DE, PayFit@FR | payroll software
rival: the accountant or bookkeeper who also does payroll | one call is enough to change a salary | | payroll service near me
rival: spreadsheets and the forms of the tax office | they cost nothing and work for a few employees
meet: accountants' offices, chambers of commerce and founders' meetings | accountant who does not offer payroll | small firms ask there when they hire their first employee | run last month's payroll of one firm with {name} beside the present one and compare every payslip | two afternoons a week | accountants, bookkeepers and banks for small firms | their clients ask who can take payroll off their hands
measure: the share of pay runs that need no correction afterwards
moat: pay history and settings that no firm wants to move twice
risk: one wrong payslip costs the trust of a whole firm | run the first month beside the old system and release it only when every payslip matches
rule: Find out who may file wages and hold the money | Ask the tax and social insurance offices which approvals software and filing need, ask a lawyer whether paying out wages needs a licence, and insure wrong filings. | approvals, licence answer and policy are on file
trial: Repeat one past month for three firms | Take a month with a new hire, a sick day or a bonus from each of three firms, calculate it again and compare every payslip with the one that was paid. | every difference is explained on one sheet
ask: What happens when the law changes? | | rules | by asking an experienced payroll clerk how the last change was handled
ask: Who pays if a filing is late or wrong? | The contract names the deadlines and duties of both sides | rules | with the answers of a lawyer and an insurer
ask: When in the year do firms change their payroll? | | interviews-2 | by asking ten firms when and why they last changed
roles: an experienced payroll clerk | a developer who tests every rule | somebody who moves new customers from the old system
search: payroll software for small business
name: +Wageright = wages that are right
name: Payslip Day = the day the payslip comes
name: Calm Payday = payday without stress
name: +Wagekeeper = looks after wages
name: Paid on Friday = wages there on time
name: Right Pay = correct every time
name: +Wageday = the day wages arrive
name: First Hire = ready for the first employee
name: On Time Wages = wages paid on time
name: +Payslipwise = knows every payslip rule
name: Every Payday = right, month after month
name: *Salaro = from the word salary
line: Payroll right, every month
line: Paid on time, without corrections
line: Hire somebody, payroll is ready
line: Payslips everybody understands
line: Payroll done in minutes
line: Wages and filings, both on time

cash-flow-forecast
job: a forecast, forecasts
rival: spreadsheets and templates | they cost nothing and can be changed at will | Microsoft Excel, Google Sheets | cash flow template
rival: forecasting tools linked to the accounts | they read the accounts by themselves | Float, Fathom, Agicap | cash flow forecast software
rival: the accountant's yearly plan | the bank asks for it and it comes with the accounts
rival: a look at the bank balance | it takes a second and feels like enough
meet: accountants' client evenings, business banks and chambers of commerce | accountant for small firms | owners come when the money is already short | draw up the next thirteen weeks of one client with {name} from their bank and open invoices | one afternoon a week | accountants, bank advisers and business coaches | they would like to see a shortage early
measure: the gap between the forecast and the real balance after four weeks
moat: knowledge of when each customer of a firm really pays
risk: owners look twice and go back to the bank balance | send one short message a week that names the next tight week and what would help
rule: Settle bank access and draw the line to advice | Ask a lawyer whether reading bank accounts needs a licence or a licensed partner, protect the data, and state that a forecast is neither a promise nor financial advice. | the partner's contract and the wording are on file
trial: Forecast two weeks for three firms | Take bank statements and open invoices of three firms, forecast the next two weeks by hand or with a first version, and compare with the balance day by day. | the largest misses and their causes are on one sheet
ask: How good is the forecast when a large customer pays late? | It shows the balance with the payment and without it | f-2 | by replaying past late payments of one firm
ask: What do owners do differently once they see a gap? | | interviews-2 | by asking ten owners about the last time money was short
ask: Who pays, the owner or the accountant? | | price-talks | by offering both a monthly price
roles: somebody who has managed the cash of a small firm | a developer for bank and accounting links | somebody who wins accountants
search: cash flow forecast for small business
name: Weeks Ahead = see the coming weeks
name: +Cashview = a clear view of cash
name: Money Ahead = what is coming in
name: See It Coming = no surprise shortages
name: +Flowsight = sees the cash flow
name: Early Balance = the balance before it happens
name: Thirteen Weeks = how far it looks
name: Cash Calendar = cash in and out by date
name: +Tightweek = the week to prepare for
name: Weather Eye = watching what is ahead
name: +Runwaylight = how long the money lasts
name: *Liquida = from the word liquidity
line: Spot the tight week in time
line: Your balance, six weeks ahead
line: Know today what you can spend
line: Pay wages and suppliers on time
line: No more surprises at month end
line: Know who pays you late

small-firm-crm
job: a lead, leads
rival: the inbox, a spreadsheet and a good memory | it costs nothing, and the owner knows most customers personally | | customer list template
rival: CRM suites | they are well known, start with a free plan and connect to almost everything | HubSpot, Salesforce, Pipedrive, Zoho CRM | CRM software
rival: the CRM module of the office or bookkeeping software | it comes with software the firm already pays for | Microsoft Dynamics, Odoo | CRM for small business
meet: chambers of commerce, trade associations and business breakfasts | organiser of the group | owners there say openly that enquiries get lost between inbox and phone | go through one owner's enquiries of the last month with {name} and find those nobody answered | two mornings a week | accountants, web designers and IT firms | they are asked for a simple customer list again and again
measure: the share of enquiries that have a next step with a date
moat: the full history of every customer, and a setup that fits one trade out of the box
risk: the sales staff do not enter anything, so nobody trusts the lists | take over enquiries from email, phone and forms automatically, and keep the number of fields small
rule: Settle how customer data may be used | Ask a privacy adviser which notes about people may be kept and for how long, when a sales email needs consent, and how a contact is deleted. | consent, export and deletion work in the product and are described in the privacy notice
trial: Tidy up the enquiries of three firms | Collect all open enquiries of three firms in one list, give each a next step with a date, and count after two weeks how many were answered and how many became orders. | forgotten, answered and won enquiries are counted for each firm
ask: Will the staff really use it every day? | Most of it fills in from email and phone | trade-trial | by counting entries by each person after two weeks
ask: Why not the free plan of a large suite? | | interviews-2 | with ten owners who have tried one and stopped
ask: How long does it take to move an old customer list? | | f-2 | by moving three real spreadsheets and timing it
roles: somebody who has sold for a small firm | a developer for email and phone connections | somebody who sets up new customers
search: simple CRM
name: +Leadcards = one card for each lead
name: Next Step = what to do next
name: +Callsheet = the list of calls to make
name: Warm Lead = a customer who wants to hear more
name: Every Enquiry = no request gets lost
name: +Followdesk = the desk for following up
name: Name & Number = what you need to call back
name: *Kontakta = from the word contact
name: Client Diary = everything said, by date
name: Who to Call = today's list of calls
name: *Leadora = a new word from lead
name: Good Contact = in touch with every customer
line: No enquiry gets lost
line: Know who to call today
line: Every customer, every promise, one list
line: Answer first, win the job
line: A CRM your team will use
line: Every lead has a next step

proposal-software
job: a proposal, proposals
rival: the last proposal, copied and changed | it is quick, costs nothing and is known to work | Microsoft Word, PowerPoint, Google Docs | proposal template
rival: proposal software | templates, prices, tracking and signature are in one place | PandaDoc, Proposify, Qwilr, Loopio, Responsive | proposal software
rival: AI chats | they write a first draft in a minute, mostly for free | ChatGPT, Microsoft Copilot, Claude | AI proposal writer
meet: meet-ups of agency owners, chambers of commerce and courses on tenders | organiser of the course | firms there spend evenings on proposals and do not win most of them | build the next real proposal of one firm with {name} and send it the same day | one evening a week | freelance bid writers, business coaches and sales trainers | they are asked for help before every deadline
measure: the hours from the client's brief to the proposal that is sent
moat: each firm's best texts, references and prices, sorted by what has won
risk: a proposal goes out with a wrong price or another client's name | check names, prices and dates against the brief before anything can be sent
rule: Settle confidentiality and responsibility | Have a lawyer write who may read uploaded documents, that no text of one customer appears at another, and who is liable for a wrong price. | the terms are written and access has been tested
trial: Write five real proposals with two firms | Build the next five proposals of two firms from their own material, note the hours, and ask the clients afterwards what decided. | hours, results and reasons are on one sheet
ask: Do better proposals win more work? | | trade-trial | by comparing the answers to five old and five new proposals
ask: Does it work for tenders with fixed forms? | It fills in the answers and the form stays as it is | f-3 | by filling in three real forms
ask: Why not let an AI chat write it? | It does not know the firm's prices and references | interviews-2 | with ten people who have tried
roles: somebody who has won and lost many bids | a developer for documents and signatures | a designer for clear pages
search: proposal software
name: +Pitchpaper = the paper behind the pitch
name: +Bidwright = somebody who builds bids
name: Bid & Won = offered and won
name: Second Draft = the better version
name: Client Ready = fit to show to clients
name: +Proposalnook = the place for proposals
name: Ready to Sign = a proposal clients can accept
name: *Propona = from the word propose
name: +Winpage = pages that win work
name: Fair Offer = clear price, clear scope
name: Send by Noon = finished the same morning
name: Strong Bid = an offer with good chances
line: Proposals done in an hour
line: From brief to signature, faster
line: Send better proposals, win more work
line: Your best texts, always at hand
line: No more evenings before the deadline
line: See when your client opens it

contract-signing
job: a contract, contracts
rival: electronic signing services | most people have signed with them before and trust the name | DocuSign, Adobe Acrobat Sign, Dropbox Sign, Yousign@FR, Skribble@CH | electronic signature
rival: contract management software | legal departments have chosen it and keep all contracts there | Ironclad, Juro | contract management software
rival: print, sign, scan and send | it costs nothing and everybody accepts it
meet: meetings of office and HR managers, business networks and estate agents' offices | office manager | every work, rental and supplier contract passes over that desk | have one real contract signed with {name} by both sides on the same day | one afternoon a week | lawyers, accountants and HR consultants | their clients lose time and pages over signatures
measure: the hours from sending a contract to the last signature
moat: all of a customer's running contracts with their dates in one place
risk: the other side does not know the name and asks for paper | show the sender's name first, let people sign without an account, and explain why the signature is valid
rule: Find out which signature each contract needs | Have a lawyer list which contracts need paper, a certified electronic signature or only a simple one, and how long the proof must be kept. | the list is shown where users choose the kind of signature
trial: Collect twenty signatures | Send twenty real contracts from three firms through a first version or any tool, call everybody who has not signed after a day, and note why. | signing times and reasons for delay are on one sheet
ask: Will the signature hold in court? | | rules | with a lawyer's written answer on the most frequent contracts
ask: Do customers also need reminders before contracts end? | Many miss the date, so every end date is read and shown | interviews-2 | by asking ten office managers about their last missed date
ask: Why would they leave the service they know? | | price-talks | by offering ten firms a price beside their present bill
roles: a lawyer who knows electronic signatures | a developer for documents and certificates | somebody who wins office managers
search: electronic signature for contracts
name: Dotted Line = where you sign
name: Signed Today = signed on the same day
name: +Contractdesk = all contracts in one place
name: Both Parties = signed by both sides
name: Sign & File = signed and kept safe
name: +Signside = on the signer's side
name: Agreed & Signed = the deal is done
name: Date Keeper = knows when contracts end
name: +Termsafe = terms kept safely
name: No Printer = signed without paper
name: Last Page = the page with the signature
name: *Signetta = from the word signet
line: Signed today, without a printer
line: Send, sign and file in minutes
line: Never miss the end of a contract
line: Sign on any phone, no account
line: Every contract in one place
line: Contracts back the same day

contract-review-ai
job: a contract, contracts
rival: a lawyer, in-house or outside | they give binding advice and know the business | | contract lawyer
rival: AI chats | they are cheap, quick and already open on the screen | ChatGPT, Claude, Microsoft Copilot | AI contract check
rival: contract review software for legal teams | it works inside the word processor and comes with ready playbooks | LegalOn, Spellbook, Luminance, Harvey | contract review software
meet: legal tech meet-ups, associations of in-house lawyers and purchasing managers' groups | head of a small legal team | more contracts arrive there than they have time to read | review one of their own contracts with {name}, clause by clause | one morning a week | business lawyers, accountants and procurement consultants | they would rather discuss the few important clauses than read every page
measure: the share of marked clauses that the lawyer agrees with
moat: each customer's own positions on every clause, and a tested record of what is found and missed
risk: one missed clause destroys the customer's trust | say in every review what was not checked, and have a lawyer test each type of contract before it is offered
rule: Settle the line to legal advice | Ask a lawyer whether such reviews need a licence, what every report must say about its limits, and where confidential contracts may be processed. | the lawyer's wording is on every report and the data terms are signed
trial: Review thirty contracts that a lawyer has already checked | Run thirty old contracts through {name} and compare every mark with the lawyer's. | hits, misses and false alarms are counted for each type of clause
ask: What does it miss that a lawyer would see? | | trade-trial | by comparing both reviews of the same contracts
ask: Are our contracts used to train a model? | No, and the contract with the customer says so | rules | with the written answer of the AI provider
ask: Who pays, the legal team or the business? | | price-talks | by offering it to five lawyers and five purchasing managers
roles: a lawyer who has reviewed many contracts | a developer for documents and language models | somebody who sells to legal teams
search: AI contract review
name: Small Print = the part people skip
name: +Clausewise = knows every clause
name: +Redmargin = marks beside the text
name: Fine Comb = reads every detail
name: *Pactora = from the word pact
name: Before You Sign = check it first
name: +Termlight = light on the terms
name: Plain Clause = clauses in simple words
name: Safe to Sign = checked and clear
name: +Riskmark = risks marked in the text
name: Fresh Reader = another pair of eyes
name: Every Clause = nothing left unread
line: Know what you sign
line: Find the risky clauses in minutes
line: Every clause read before you sign
line: Contracts in plain words
line: Faster reviews, fewer surprises
line: Spend your time on what matters

payment-chasing
job: an overdue invoice, overdue invoices
rival: reminders that the owner or office writes by hand | it costs nothing and stays personal | | payment reminder template
rival: reminders in the bookkeeping software | they are included and know which invoice is open | QuickBooks, Xero, Sage | invoice reminder software
rival: debt collectors and lawyers | they act when friendly reminders no longer help, often for a share of the sum | Intrum, Atradius, EOS@DE | debt collection agency
meet: bookkeepers' offices, trade associations and chambers of commerce | bookkeeper with many small clients | they see every unpaid invoice and have no time to chase them | follow up the five oldest invoices of one client with {name} and report what was paid | two afternoons a week | tax advisers, credit insurers and business banks | their clients ask what to do about customers who pay late
measure: the days from due date to payment, before and after
moat: knowing which message at which time gets an invoice paid, and links to the common bookkeeping tools
risk: a reminder goes out although the customer has already paid | check the bank account before each message, and let the owner pause any customer
rule: Settle what a reminder may say and charge | Ask a lawyer which fees and interest may be charged, when a debt collection licence is needed, and what messages to private customers must contain. | the texts of every step are approved
trial: Chase fifty invoices for three firms | Send friendly reminders and make calls for three firms for two weeks, and note for each invoice what was answered and when it was paid. | paid, promised and disputed invoices are counted for each firm
ask: Will reminders upset good customers? | The owner approves the tone and can leave anybody out | interviews-2 | by asking customers who have been reminded
ask: How much would have been paid anyway? | | trade-trial | by leaving half of the invoices for one week longer
ask: Why pay for it when the bookkeeping software can send reminders? | | price-talks | with ten owners who have that function and still wait for money
roles: somebody with experience in collecting payments | a developer for bank and bookkeeping connections | a lawyer for the wording
search: invoice reminder software
name: Friendly Notice = a polite reminder
name: +Kindreminder = reminders that stay kind
name: Please & Paid = asked politely, paid
name: *Payora = a new word from paying
name: +Paidsoon = money sooner in the account
name: Open Item = an invoice still unpaid
name: Due & Done = due today, paid today
name: +Duefriend = help with payments due
name: Settle Up = paying what is owed
name: Second Notice = the reminder after the first
name: +Cashcaller = somebody who asks for payment
name: Paid at Last = the late invoice, settled
line: Get paid without the awkward call
line: Polite reminders that get you paid
line: Fewer overdue invoices, more cash
line: We chase, you keep the customer
line: Your invoices, paid on time
line: Friendly first, firm when needed

time-and-projects
job: a project, projects
rival: a spreadsheet filled in at the end of the week | it is free and everybody knows how to use it | Microsoft Excel, Google Sheets | timesheet template
rival: project and task software | tasks, files and comments of the whole team are already there | Asana, Trello, monday.com, Jira, ClickUp | project management software
rival: time trackers | they start with one click and the basic plan is free or cheap | Toggl, Harvest, Clockify | time tracking app
meet: meet-ups of agency owners, coworking spaces and professional associations | managing director of a small agency | they often learn that a project lost money only after it is delivered | compare the hours and the budget of one running project with {name} | one afternoon a week | accountants, business coaches and IT firms | they see hours that were worked and never billed
measure: the share of hours worked for clients that is billed
moat: past projects with real hours, which make the next estimate better
risk: staff feel watched and enter rough guesses | explain what the hours are for, show everybody their own week, and show managers projects instead of people
rule: Settle what may be recorded about staff | Ask an employment lawyer what working time records must contain, whether staff have to agree, and what must not be evaluated by person. | the settings and the privacy notice follow the lawyer's list
trial: Track the hours of one team for two weeks | Let a team of about six enter their hours every day, and compare the result with what was quoted for each project. | planned, worked and billable hours are on one sheet for each project
ask: Why would a team change from the tool it uses now? | | interviews-2 | with ten teams that have changed once
ask: Will people enter their hours every day? | The calendar suggests the entries and confirming takes a minute | trade-trial | by counting complete days in one team for two weeks
ask: Does it lead to more billed hours? | | f-2 | by comparing the bills of one team before and after
roles: somebody who has led projects in an agency | a developer for calendars and other tools | a designer for simple screens
search: project time tracking
name: +Taskbell = a reminder for each task
name: Billable = hours that can be billed
name: *Tempora = from the Latin for times
name: On Budget = the project stays within plan
name: +Hourglade = hours in clear view
name: Clear Hours = you see where time goes
name: +Projectwell = projects that go well
name: Plan & Hours = planned and real time
name: Time Well Kept = hours recorded properly
name: +Sprintledger = work and hours in one book
name: Friday Sheet = the week's timesheet, done
name: Honest Hours = what the work really took
line: Know where the hours went
line: See it before the budget is gone
line: Every hour worked, every hour billed
line: Timesheets done in a minute
line: Projects on time and on budget
line: Better estimates from real hours

document-extraction
job: a document, documents
rival: staff or outside offices that type the data in | people notice when something looks wrong | | data entry service
rival: extraction services of the large clouds | they are on the same bill and handle any volume | Amazon Textract, Google Document AI, Azure AI Document Intelligence | document extraction API
rival: document capture software | large companies have used it for years | ABBYY, Rossum, Hyperscience | document capture software
rival: general AI chats | they read most pages and are already paid for | ChatGPT, Claude, Gemini
meet: user days of business software, developer meetups and shared service centres | head of an accounts or back office team | people there type data from documents all day | run a hundred of their own documents through {name} and return the result with every doubtful field marked | two days a week | makers of business software and IT consultants | their customers ask for documents that are read automatically
measure: the share of documents that go through without anybody touching them
moat: corrected examples of document types that large suppliers read badly
risk: a wrong figure looks right and is used | check totals and dates, show how sure each field is, and send doubtful ones to a person
rule: Settle where documents are processed and stored | Have a data protection adviser write the processing contract, name every supplier involved, and delete documents by default after a set time. | a customer has signed the processing contract
trial: Read documents from three firms | Collect some dozens of real documents from each of three firms, also poor scans, extract them, and compare each field with what staff typed in. | accuracy by field and document type is on one sheet
ask: Why not use the large clouds directly? | | f-3 | by running the same documents through two of them
ask: Who is liable for a wrong figure? | Doubtful fields are marked and never guessed | rules | with a limit of liability written by a lawyer
ask: Do customers pay by the page or by the month? | | price-talks | by offering both to ten firms
roles: a developer who has trained document models | somebody who knows one type of document very well | somebody who sells to back office teams
search: document data extraction software
name: +Fieldlift = lifts fields off the page
name: Line Item = every line, read correctly
name: No More Typing = data without typing
name: Paper to Data = from page to table
name: +Readtray = a tray that reads
name: Clean Fields = fields without errors
name: +Docreader = reads your documents
name: Sure Fields = shows how sure it is
name: +Scansort = reads and sorts scans
name: Typed for You = no typing by hand
name: +Pageparse = turns pages into data
name: *Extralia = from the word extract
line: Documents in, clean data out
line: No more typing from paper
line: Shows you what needs a check
line: Reads even poor scans
line: Every total checked before it counts
line: From inbox to system, untouched

payment-fraud
job: an order check, order checks
rival: the fraud filter of the payment provider | it is included or one click away | Stripe, Adyen, PayPal, Checkout.com | payment fraud filter
rival: fraud specialists | they see the orders of thousands of shops, and some refund wrong decisions | Sift, Riskified, Signifyd, Forter | fraud detection software
rival: checking odd orders by hand | it costs nothing but time while there are few orders
meet: e-commerce conferences, payment meetups and shop-owner communities | head of payments at an online shop | every reversed payment ends on that desk with a fee | replay their past orders through {name} and show what it would have stopped and what it would have let pass | two afternoons a week | agencies that build shops and payment consultants | shops ask them for help after the first large loss
measure: the share of orders that are lost to fraud or refused by mistake
moat: fraud patterns of one trade or region that general filters do not know
risk: good customers are refused and never come back | count every good customer refused as a loss, and let doubtful ones prove themselves in one step
rule: Find out which licence and data rules apply | Ask the financial authority whether judging payments needs a licence, follow the card security rules, and ask a lawyer how automatic refusals must be explained and corrected. | the licence answer, the card rules and the way to object are on file
trial: Judge past orders of two shops | Get past orders with known outcome from two shops, judge them without looking at the outcome, and compare the result with the shop's own filter. | caught fraud, missed fraud and good orders stopped are on one sheet
ask: Why does the payment provider not catch this? | | f-3 | by testing orders that passed its filter and were reversed later
ask: Who bears the loss when an approved order is fraud? | The shop does, unless a guarantee is agreed | price-talks | by offering two shops a price with a guarantee and one without
ask: How quickly must an answer come? | | f-2 | by measuring how long a checkout waits without losing buyers
roles: somebody who has worked on fraud in a shop or bank | a developer for data and payments | an adviser for payment rules
search: payment fraud prevention
name: +Tillguard = guards the till
name: Clean Sale = a sale without fraud
name: Real Customer = lets the right ones in
name: +Ordershield = protects every order
name: Good Money = payments that stay
name: Safe Checkout = a checkout without fraud
name: True Buyer = the buyer is who they say
name: +Cardlight = shines a light on cards
name: Trusted Order = orders you can ship
name: +Payproof = proof behind each payment
name: Sale That Stays = no payment reversed later
name: *Verisora = from the Latin for true
line: Stop fraud, keep good customers
line: Ship the orders you can trust
line: Fewer reversed payments every month
line: Every decision with a clear reason
line: Good customers pay without a hitch
line: Know before you ship

merchant-payments
job: a payment, payments
rival: payment companies | cards, wallets and a reader come with one contract | Stripe, PayPal, Adyen, Square, SumUp, Mollie@NL, Paystack@NG, Razorpay@IN, M-Pesa@KE | payment provider
rival: the bank's own card terminal | it comes from the bank the business already uses | | card terminal
rival: cash and bank transfers | they cost no fee, and cash is there at once
meet: markets, shopping streets and developer meetups | trader or shop owner | customers leave because they cannot pay the way they want | take one afternoon of payments with {name} and stay until the money has arrived | three afternoons a week | dealers for tills, web agencies and market managers | traders ask them how to take cards
measure: the share of attempted payments that go through
moat: licences, bank links and the local ways to pay of one region
risk: large rivals keep lowering their fees | serve a trade or region they neglect, with local ways to pay, fast payout and somebody who answers
rule: Find out which licence or partner is needed | Ask the financial authority and a lawyer whether a licence or a licensed partner is needed, who may hold customers' money, how merchants are identified and which card security rules apply. | the licence or the partner's contract is on file
trial: Take payments with a few merchants | Through a licensed partner, take payments at five merchants for two weeks, and note every failure, every question about payouts and who wants to go on. | payments, failures and merchants who stay are on one sheet
ask: Who pays when a payment is reversed? | | rules | with the partner's contract in hand
ask: What is left after the card schemes and the bank? | A small share, so volume decides | price-talks | by getting written offers from two partners
ask: Why would a merchant change? | | interviews-2 | by asking ten merchants about fees, payout times and failed payments
roles: somebody from a bank or payment company | a developer for payments | somebody who signs up merchants in person
search: accept card payments
name: Paid Tonight = money on the same day
name: Tap & Done = paid with one tap
name: Every Card = all cards accepted
name: +Tillready = ready to take payments
name: Easy Till = a simple till
name: +Shoptap = tap to pay in the shop
name: Quick Payout = money arrives fast
name: +Tapstall = card payments at a stall
name: Fair Till = fair fees
name: Tin & Tap = cash tin and card reader
name: +Coinless = paid without coins
name: *Pagora = from the Italian for pay
line: Take every payment your customers use
line: Sold today, paid today
line: Never lose a sale for cash
line: Cards and wallets on your phone
line: Clear fees, fast payouts
line: One connection for every way to pay
`;
