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
rival: expense and card platforms | the company cards are theirs and switching means new plastic | SAP Concur, Expensify, Pleo, Spendesk, Ramp@US, Brex@US | expense management software
rival: modules of the payroll or travel supplier | they are on the invoice already | Navan, Rydoo, Zoho Expense
rival: a spreadsheet with stapled receipts on the desk of accounts | everybody knows whom to nag
meet: finance managers' round tables and accounting software fairs | head of accounts | the last week of each month goes into chasing colleagues for receipts | settle one real trip of a sales rep with {name} while accounts watch | one afternoon a week | payroll bureaus and tax advisers | they have to correct wrong per diems afterwards
measure: the days from a trip to the money back in the employee's account
moat: a firm's own rules on trips and meals, set once and kept
risk: sales staff ignore the tool and hand in an envelope after all | make the photograph at the till the whole job, and show the head of accounts who hasn't sent one
rule: Learn the allowances and proofs that tax offices ask for | Have a payroll adviser list meal and mileage allowances, when a photograph is enough, and what counts as a private use of a card. | each rule of the tool names the adviser's source
trial: Settle one firm's month by chat | Let ten travelling employees of one firm send photographs to a number, write the claims yourself, and measure what accounts still has to ask. | the questions of accounts are counted by kind
ask: Why not simply give everybody a company card? | | interviews-2 | by asking firms with cards where receipts still go missing
ask: Who notices the same dinner claimed twice? | Date, sum and place are compared before approval | f-2 | with the doubles found in one firm's last quarter
roles: somebody who has run accounts in a firm with many travellers | a developer for cards and payroll exports | a first customer's head of accounts as adviser
search: expense report app
name: Per Diem = Latin for by the day
name: Taxi & Dinner = half of every claim
name: +Trippurse = the purse of the one on the road
name: Out of Pocket = who paid first
name: Paid Back = the only thing a traveller wants to read
name: +Claimstub = the half of the ticket that you keep
name: Mileage = what a long Tuesday is worth
name: Table for Four = the receipt that needs names on it
name: Spesa = Italian for an expense
name: Till Slip = the smallest proof there is
name: Home & Settled = back from the trip, money included
line: Home before your receipts are
line: The trip is over, so is the paperwork
line: Dinner claimed before dessert
line: No more envelopes for accounts
line: Your own money, back soon

payroll-software
job: a pay run, pay runs
rival: payroll suites and bureaus | they have never been late in years and nobody dares to change them | ADP, Gusto@US, Sage, Paychex@US, DATEV@DE, PayFit@FR | payroll software
rival: the accountant who does payroll on the side | one call changes a salary | | payroll service near me
rival: the owner's spreadsheet and the tax office's own form | it works until the third employee
meet: founders' breakfasts, chambers of commerce and accountants' offices | accountant without a payroll department | firms ask there the week they hire their first employee | run a past month of theirs beside the old system with {name} and compare each payslip | two afternoons a week | accountants who have given up payroll | they want it off their desk but near their client
measure: the share of pay runs that need no correction afterwards
moat: years of pay history, which a firm moves only once
risk: one wrong payslip costs more trust than a year of right ones earns | run every new customer for one month beside the old system before it counts
rule: Find out who may file wages and hold the money | Ask the tax and social insurance offices whether software or filer needs approval, a lawyer whether paying out needs a licence, and an insurer about cover for wrong filings. | the approvals are listed with their dates
trial: Rebuild three old months | Take last year's hardest months of three firms, with a sick note, a bonus and a leaver, compute them anew and compare with the payslips that were sent. | every cent of difference is explained
ask: What happens in the month when a law changes? | | rules | by asking an experienced payroll clerk how such a month went last time
ask: Who pays the fine if a filing is late? | It depends on the agreement, which names the deadlines of both sides | rules | with the insurer's and the lawyer's answer
roles: a payroll clerk with many year-ends behind them | a developer who tests every rule | somebody who takes over data from the old system
search: payroll small business
name: Net & Gross = the two figures on every slip
name: Last Friday = the day wages should be there
name: +Wageright = wages as they should be
name: Payslip Day = the best post of the month
name: Friday Wages = how work used to be paid
name: +Netline = the last line of a payslip
name: *Salaro = from salt, which soldiers were paid with
name: Sueldo = Spanish for a wage
name: First Hire = when payroll begins
name: Brown Envelope = how wages came before banks
name: Year End Calm = what a payroll clerk wishes for
line: Right to the cent, every month end
line: Payday without a knot in the stomach
line: Hire somebody, the slip is sorted
line: Wages are no place for surprises
line: The payslip that nobody queries

cash-flow-forecast
job: a forecast, forecasts
rival: forecasting add-ons for the books | they read the bookkeeping by themselves | Float, Fathom, Agicap, Futrli@GB | cash flow forecast software
rival: the accountant's yearly plan | the bank asks for exactly that
rival: the bank balance on the phone and a feeling | it is looked at every morning anyway
meet: accountants' client evenings, business banks' desks and chambers of crafts | accountant who advises on loans | owners come to them when the account is already empty | draw the next thirteen weeks of one real firm with {name} and its last bank lines | one afternoon a week | business advisers of banks | they lend more easily to somebody who sees a gap coming
measure: the gap between the forecast and the balance after four weeks
moat: how late each customer of a firm really pays, known from its own past
risk: owners look at it twice and go back to the bank balance | send one sentence a week that names the next tight day and what could move it
rule: Settle access to bank accounts and what is no advice | Ask a lawyer whether reading accounts needs a licence or a licensed partner, and write that the forecast is no promise and no credit advice. | the partner's contract and the wording are there
trial: Forecast three firms by hand | Take the bank lines of three firms up to a month ago, forecast that month without looking, then compare day by day with what came. | the causes of the largest misses are written down
ask: How good is it when one big customer pays late? | It shows that day with and without the payment | f-2 | by replaying last year's late payments of one firm
ask: Will the owner do anything different for it? | | interviews-2 | with three decisions an owner has made after seeing one
roles: somebody who has steered a firm through a tight winter | a developer for bank and bookkeeping feeds | accountants who bring clients
search: cash flow forecast
name: Thirteen Weeks = how far a careful firm looks ahead
name: Runway Lamp = a light at the end of the money
name: High Water = where the account stands after payday
name: Ebb & Flow = how money comes and goes
name: Tide Table = the sheet that says when it will be low
name: +Tightday = the day to know about beforehand
name: Dry Spell = what every trade has in some month
name: Weather Eye = whoever keeps one sees it coming
name: *Liquida = from the word for money at hand
name: Marea = Spanish for the tide
name: Before the Dip = when there is still time to call the bank
line: See the tight week before it comes
line: The balance in six weeks, today
line: Wages are due, is the money?
line: Low tide is no surprise to sailors
line: Look further than the bank app

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
rival: signing services | the other side knows the yellow button and trusts it | DocuSign, Adobe Acrobat Sign, Dropbox Sign, Skribble@CH, Yousign@FR | electronic signature
rival: contract suites | the legal department has chosen them | Ironclad, Juro, ContractWorks | contract management software
rival: print, sign, scan and a cabinet | it has always been accepted
meet: HR and office managers' round tables | office manager | every lease, work and supply contract passes over that desk | have one real contract of theirs signed with {name} by both sides that day | one afternoon a week | notaries, lawyers and tax advisers | they want to file signed papers without chasing the last page
measure: the hours from sending a contract to the last signature
moat: all running contracts with their dates in one place
risk: the other side doesn't trust an unknown name and asks for paper | put the sender's name first, and need no account from whoever signs
rule: Find out which contracts an electronic signature is good for | Have a lawyer list which papers need ink, which a certified signature and which neither, and where signatures must be kept. | the list stands where users choose the kind
trial: Collect twenty signatures | Send twenty real papers of three firms through any tool, ring up everybody who doesn't sign within a day, and write down why. | the reasons for delay are counted
ask: Would it hold in court? | | rules | with a lawyer's opinion on the most frequent paper
ask: Who misses the date when a contract renews itself? | Nearly everybody, which is why dates are read out on the first day | interviews-2 | by looking at five renewals that were too late
roles: a lawyer who knows signatures | a developer for certificates and files | somebody who brings office managers on board
search: electronic signature
name: Dotted Line = where everybody looks first
name: Ink Dry = the moment it counts
name: +Signside = the side of the page that matters
name: Both Parties = who has to sign
name: Quill & Co = how it began
name: +Countername = the second name under a promise
name: Firma = Italian for a signature
name: Undersigned = whoever stands by it
name: *Signetta = from the ring that sealed letters
name: Last Page = the one that always went missing
name: Sealed = how a letter became binding
line: Signed before anybody finds a printer
line: The last page no longer goes missing
line: Knows when your contracts end
line: Two names, one afternoon
line: Ink is for postcards

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
rival: extraction services of the large clouds | they are on the bill already and scale overnight | Amazon Textract, Google Document AI, Azure | document extraction API
rival: capture suites | purchasing departments have run them for years | ABBYY, Rossum, Hyperscience, Klippa | document capture software
rival: typing it in, or a typing office abroad | people notice when something looks odd
meet: developers' meet-ups, trade software user days and shared-service centres | head of accounts payable | a room of people types there from paper all day | run a hundred of their own documents through {name} and hand back a marked list | two days a week | makers of trade software | they lose customers over bad scans
measure: the share of documents that go through without a human touch
moat: corrected fields of kinds of documents that large suppliers don't train on
risk: a wrong figure that looks right is paid before anybody notices | return how sure each field is, check sums and dates, and send what's in doubt to a person
rule: Settle where documents are processed and how long they stay | Have a data protection adviser write the processing agreement, name every subprocessor, and switch off keeping by default. | a customer's lawyer has signed it once
trial: Read five hundred ugly documents | Collect crumpled, stamped and faxed papers from three firms, extract them, and compare each field with what their staff typed. | accuracy is known field by field and kind by kind
ask: Why not use the large clouds directly? | | f-3 | by running the same papers through two of them
ask: Who pays for the wrong total? | Doubtful fields are marked and not guessed | rules | with a lawyer's limit of liability
roles: a developer who has trained document models | somebody who knows one kind of paper by heart | somebody who answers developers within the hour
search: document extraction API
name: +Fieldlift = fields lifted off the page
name: Line Item = the smallest truth on an invoice
name: Paper Out = which way it goes
name: Stamp & Scan = what was done to every page
name: Box Seven = the field that everybody gets wrong
name: +Readtray = the tray that reads itself
name: Keyed In = how it was done before
name: *Docusa = from document
name: Lesen = German for reading
name: Coffee Stain = what a reader of papers has to cope with
name: Checksum = the sum that proves the others
line: Reads the page with the coffee stain
line: Paper in, rows out
line: Says when it isn't sure
line: Every field and how sure
line: Typing was never the job

payment-fraud
job: a payment, payments
rival: payment companies with their own fraud filter | one contract does it all | Stripe, Adyen, PayPal, Mollie@NL, Checkout.com | payment provider
rival: fraud specialists | they see the orders of thousands of shops | Sift, Riskified, Signifyd, Forter | fraud detection software
rival: looking through odd orders by hand and bearing the loss | it hurts only in December
meet: shop owners' conferences and payment meet-ups | head of payments of an online shop | every returned payment lands on that desk with a fee | replay their last three months of orders with {name} and mark what it would have stopped | two afternoons a week | agencies that build shops | they are blamed when a checkout fails
measure: the share of good orders that are stopped by mistake
moat: patterns of fraud in one trade that general filters don't see
risk: a good customer who was refused never comes back and tells nobody | count refused customers as a loss, and let doubtful ones prove themselves in one step
rule: Find out which licence the handling of money needs | Ask the financial authority and a lawyer whether payments may be held, passed on or only judged, and which card rules have to be certified. | a licensed partner or an exemption is on paper
trial: Judge old orders | Get orders with known outcome from two shops, judge them without the outcome, and compare in front of the owner. | caught fraud and wrongly stopped orders stand side by side
ask: Why does the payment company not catch this? | | f-3 | with orders that passed its filter and came back
ask: Who bears the loss if an order was judged good? | The shop does, unless a guarantee is agreed | price-talks | by pricing a guarantee with one shop's numbers
roles: somebody who has worked on fraud at a shop or bank | a developer for payments with a sense for security | a compliance adviser
search: payment fraud prevention
name: Good Money = the kind that stays
name: +Cardlight = a light on the card
name: Charged & True = a payment that will not come back
name: False Note = what a trained ear hears
name: Night Order = when fraud goes shopping
name: +Tillguard = somebody beside the till
name: Clean Sale = one that stays sold
name: Bite the Coin = how gold was tested
name: Obolus = Latin for a small coin
name: *Veripay = true and paid
name: Watermark = what shows when held to the light
line: Bites the coin for you
line: A sale that stays a sale
line: Thieves shop at night, so it watches
line: Good customers walk straight through
line: Knows a stolen card's habits

merchant-payments
job: a payment, payments
rival: payment companies | one contract brings cards, wallets and a reader | Stripe, Adyen, PayPal, Square, SumUp, Mollie@NL, Paystack@NG, Razorpay@IN, M-Pesa@KE | payment provider
rival: the bank's own terminal | the account manager has brought it along
rival: cash in a tin under the counter | it's there at once and asks for no fee
meet: markets at closing time, shop fairs and developers' meet-ups | trader or shop owner | customers walk away there because they have no cash | take one afternoon's payments with {name} and wait until the money has come | three afternoons a week | shop-system agencies, till dealers and market masters | they are asked what to take for cards
measure: the share of attempted payments that go through
moat: licences, bank contacts and the local ways to pay of one region
risk: the fee shrinks with each larger rival | serve a trade or region with needs the large ones leave out, such as money the same evening
rule: Find the licence before the first coin | Ask the central bank and a lawyer whether a licence or a licensed partner is needed, who may hold money and for how long, and how customers are identified. | the partner's letter or licence is there
trial: Take a hundred payments | Through a licensed partner, take payments at ten merchants for two weeks, and write down each failure and each question about when the money comes. | failures are counted by cause
ask: Who bears it when a payment is reversed? | | rules | with the partner's contract
ask: What is left after the card scheme and the bank? | It is a small share, so volume decides | price-talks | with two partners' offers on paper
roles: somebody from a bank or payment firm | a developer for payments | somebody who stands on markets
search: accept card payments
name: Tin & Tap = from the tin to the card
name: +Coinless = without a coin in the pocket
name: Same Evening = when the money should be there
name: Keep Change = said more rarely now
name: Paid in a Beep = the sound of it
name: No Cash on Me = the commonest excuse
name: +Tapstall = a stall where one can tap
name: Small Notes = what never was there
name: *Pagora = from paying, and the Greek market place
name: Wechselgeld = German for change
name: Counter Sum = what is paid at the counter
line: Nobody walks off for lack of change
line: Beep, and it's paid
line: Today's market, tonight's money
line: The tin may rust
line: Every way your customers pay
`;
