/** Software for the office: money and papers: what is known of them; the keys are those of `../lore.ts`. */
export const OFFICE_MONEY = `
freelancer-invoicing
job: an invoice, invoices
rival: invoicing and bookkeeping suites | last year's invoices and the tax adviser's login are in them | FreshBooks, QuickBooks, Xero, FreeAgent@GB, sevDesk@DE, Lexware@DE | invoicing software
rival: free invoice makers and the bank's own tool | they cost nothing and come with the account | Wave@US, Zoho Invoice | free invoice template
rival: a text template and a folder per client | it works for the three invoices of a slow month
meet: coworking spaces, freelancers' unions and tax seminars for beginners | host of the coworking space | every newcomer there asks how a proper invoice has to look | write the next real invoice of a freelancer with {name} on their own laptop | two mornings a week | tax advisers of freelancers | they get cleaner books and fewer boxes of paper
measure: the share of freelancers who send a second invoice within a month
moat: the clients, rates and wordings that a freelancer doesn't want to type again
risk: freelancers start in January, send four invoices and go back to the old template | win them in the week of their first client, and make the yearly tax summary worth staying for
rule: Check what an invoice must carry where the customers live | Have a tax adviser mark the required fields, the numbering and how long invoices must be kept, and ask whether e-invoices to public clients need a special format. | one sample invoice carries the adviser's ticks
trial: Write twenty invoices for five freelancers by hand | Take over the invoicing of five freelancers for two weeks with a plain template, and note what is missing each time: an address, a rate, an hour sheet, a purchase order. | the list of missing pieces shows which of them the tool has to fetch
ask: Why would anybody pay when the bank gives it away? | | price-talks | by asking freelancers who have the bank's tool what they still do beside it
ask: Who answers when a tax office rejects an invoice? | The freelancer remains the issuer, and we say so before the first one | rules | with the adviser's notes on required fields
roles: somebody who has lived off invoices for years | a developer who knows e-invoice formats | a tax adviser for an hour a week
search: invoice app freelancers
name: Thirty Net = the most hopeful words on an invoice
name: +Billcraft = bills with the care of the work itself
name: Sent & Settled = the two days that matter
name: Fair Tally = hours counted so that both sides nod
name: Dated & Signed = how a job ends properly
name: Yours Duly = the polite end of a letter that asks for money
name: Last Line = where the sum stands
name: *Fakturo = from the word for invoice in half of Europe
name: Conto = Italian for the bill
name: Payday Any Day = what life without a salary needs
name: Footer = the small print with the bank account
line: The work is done, so send it
line: Invoices that look like your work
line: Bill before the coffee is cold
line: For people who are their own accounts department
line: Number, date, sum, sent

receipt-bookkeeping
job: a receipt, receipts
rival: bookkeeping suites with a scanner | the bank feed and the accountant are wired to them | QuickBooks, Xero, Sage, Pennylane@FR, DATEV@DE | bookkeeping software
rival: receipt scanners beside the suite | accountants hand them out to clients | Dext, Hubdoc, AutoEntry | receipt scanner
rival: a shoebox that goes to the accountant once a year | it takes no minute until the deadline
meet: accountants' offices, trade wholesalers and chambers of commerce | accountant with many small clients | they spend the weeks before a deadline asking for missing receipts | sort one month of a client's real receipts with {name} beside the accountant | one afternoon a week | accountants and tax advisers | they would rather advise than type
measure: the share of receipts that are booked without anybody touching them
moat: the booking habits of each firm, learned receipt by receipt
risk: the accountant doesn't trust the bookings and types them again | let the accountant correct in one place, and show how often a correction was needed
rule: Settle how long and in which form receipts must be kept | Ask a tax adviser whether a photograph may replace the paper, how changes have to be recorded and where the data may lie, and agree in writing that the firm stays answerable for its books. | the adviser's answer is in the terms
trial: Book a shoebox | Take one full month of paper and bank lines from three different firms, book it with whatever exists, and let their accountants mark every mistake. | each mistake has a cause written beside it
ask: What happens with the receipt that nobody photographed? | The bank line stays open and asks for it | f-2 | by counting open lines at the end of a month
ask: Will the accountant import it? | | closing-calls | by asking accountants for the format of their own programme
roles: a bookkeeper who has closed hundreds of months | a developer for bank feeds and exports | somebody who looks after accountants
search: receipt scanner bookkeeping
name: Shoebox = where receipts used to live
name: +Bookwise = books kept by one who knows
name: Month's End = the three days every office dreads
name: Debit & Credit = the two sides that have to agree
name: +Slipstack = the pile by the till
name: Left Column = where the money comes in
name: Carbon Copy = the second sheet, kept for the file
name: *Ledgero = a ledger that writes itself
name: Recto = Latin for the right-hand page of a book
name: Balanced = how a bookkeeper likes to go home
name: Petty Cash = the smallest box and the longest list
line: The shoebox can go
line: Every slip finds its line
line: Books your accountant won't retype
line: Photograph it, then forget it
line: Closed months, open evenings

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
rival: CRM suites | every contact and every report is in them | HubSpot, Salesforce, Pipedrive, Zoho CRM | CRM software
rival: the CRM inside the bookkeeping or mail programme | it came with the licence | Microsoft Dynamics, Odoo
rival: the inbox, a notebook and a good memory | the boss knows each customer personally
meet: trade associations' evenings and sales meet-ups | sales manager of a small firm | they lose an enquiry a week in somebody's inbox and know it | enter last month's enquiries with {name} and find the ones nobody answered | two afternoons a week | IT firms that set up mail for small offices | they are asked for a simple customer list all the time
measure: the share of enquiries that have a next step with a date
moat: the history of every conversation, which no salesperson wants to lose
risk: the sales staff don't enter anything, so the lists lie | take entries from mail and phone by itself, and drop every field nobody reads
rule: Settle whose contacts they are and how they may be used | Have a privacy adviser say which notes on people may be kept, how long, when a sales mail needs consent and how a contact is erased. | deletion and consent work in the first version
trial: Clean one firm's pipeline | Sit two days with a salesperson, list every open enquiry from mail, phone and notebook, and see how many come back to life after one call. | the number of forgotten enquiries and their worth is known
ask: Why do salespeople hate such programmes? | They type for the boss and get nothing back | interviews-2 | by watching two of them enter a call
ask: What is left when the customer's own suite adds this? | | f-3 | by listing what one trade needs and the suites leave out
roles: somebody who has sold for a small firm | a developer for mail and phone connections | somebody who moves old lists over
search: simple CRM
name: Warm Lead = a caller who should be called back
name: Next Step = the only field that sells
name: +Callsheet = the list by the phone
name: Second Call = when most deals are made
name: Handshake = where it ends when it goes well
name: +Knowmate = the colleague who remembers everybody
name: Name & Number = what every business starts with
name: *Kontakta = from the word for contact
name: Card Index = when every card was turned by hand
name: Bis Bald = German for see you soon
name: Open Thread = a conversation nobody has dropped
line: Who wanted a call back today?
line: No enquiry left lying
line: Remembers what your customer said
line: The next step, with a date
line: For firms that know their customers' names

proposal-software
job: a proposal, proposals
rival: proposal and bid tools | templates, prices and signatures are in them | PandaDoc, Proposify, Qwilr, Loopio, Responsive | proposal software
rival: the chatbot everybody has | it writes a first draft in a minute | ChatGPT, Microsoft Copilot
rival: last year's best proposal, copied and renamed | it won once, so it might again
meet: agency owners' meet-ups and courses on public tenders | new-business manager of an agency | they write proposals at night and win one in four | rebuild a proposal they have just lost with {name} in one sitting | one evening a week | freelance bid writers | they turn down work before every deadline
measure: the hours from a briefing to a proposal that is sent
moat: a firm's own answers, references and prices, sorted by what has won
risk: a proposal goes out with another client's name in it | check names, prices and dates against the briefing before anything can be sent
rule: Keep confidential papers apart | Have a lawyer write who may read uploaded briefings, that no text of one firm appears at another, and who answers for a wrong price in a binding offer. | the terms say it and a test proves it
trial: Write five real proposals | Write the next five proposals of two firms with their old material, measure the hours, and ask the clients afterwards what made them choose. | five results lie beside five hour sheets
ask: Does a prettier proposal win more often? | | trade-trial | by comparing the answers of clients who said no
ask: What about tenders with forms of their own? | The answers are ours to fill, the form stays theirs | f-3 | by filling in three real forms
roles: somebody who has won and lost many bids | a developer for documents and signatures | a designer of plain pages
search: proposal software
name: Page One = the only page that everybody reads
name: Bid & Won = what the evening was for
name: +Pitchpaper = the paper between the talk and the yes
name: Short List = where one wants to stand
name: Fair Copy = the clean version, ready to be sent
name: +Bidwright = whoever builds offers for a living
name: Dear Client = how each of them begins
name: By Return = how soon an answer is hoped for
name: Oferta = Spanish for an offer
name: Second Draft = the one that wins
name: Cover Letter = a page that has to sound like you
line: Written tonight, won on Thursday
line: Your best old answers, ready again
line: The right client's name on page one
line: From briefing to signature
line: Fewer nights before the deadline

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
rival: contract-review tools for lawyers | they sit inside the word processor | LegalOn, Spellbook, Luminance, Harvey | contract review software
rival: the lawyer on call | they sign their name under the advice | | contract lawyer
rival: signing unread, or asking the chatbot everybody has | the other side is waiting and it will be fine
meet: in-house lawyers' breakfasts and purchasing managers' meetings | only lawyer of a middle-sized firm | a pile of supplier papers waits there for a first look | read one of their own contracts with {name} beside them, clause by clause | one morning a week | lawyers for small firms | they would rather discuss three clauses than read thirty pages
measure: the share of clauses marked that the lawyer agrees with
moat: a firm's own positions on each clause, learned from what it accepted
risk: one overlooked clause ends the trust of a legal department | say what was not checked on top of every review, and let a lawyer test each kind of contract first
rule: Settle where reading ends and legal advice begins | Ask a lawyer whether such reviews need a licence, what the page must say about it, and where confidential papers may be processed. | the lawyer's wording stands on every review
trial: Read thirty old contracts | Take thirty contracts a lawyer has already reviewed, read them with a first version, and compare mark by mark. | misses and false alarms are counted for each kind of clause
ask: What does it miss that a young lawyer would see? | | trade-trial | by comparing with reviews made without it
ask: Does our paper teach a machine of others? | No text leaves the customer's space, and the contract says it | rules | with the processor's written answer
roles: a lawyer who has reviewed contracts in-house | a developer for documents and language models | somebody who sells to legal departments
search: AI contract review
name: Small Print = where the trouble stands
name: Clause Nine = the one that nobody read
name: +Redmargin = the marks beside the text
name: Hereinafter = the word that makes people stop reading
name: Plain & Party = who and what a contract is about
name: +Clausewise = knows one clause from another
name: Subject To = two words that turn a sentence round
name: Lector = Latin for one who reads
name: *Pactora = from pact
name: Fine Comb = what a contract should be gone through with
name: Indemnity Jane = the friend who reads clause nine
line: Somebody read clause nine
line: Thirty pages, three that matter
line: What did you just agree to?
line: The margin notes before you sign
line: Reads the part you skipped

payment-chasing
job: an overdue invoice, overdue invoices
rival: receivables tools | they are wired to the books | Chaser, Upflow, Satago@GB | accounts receivable software
rival: debt collectors | they work for a share and the debtor fears the letter | Intrum, Atradius, EOS@DE | debt collection agency
rival: a reminder the owner writes on Sunday when the account is low | a good customer should not be annoyed
meet: bookkeepers' offices, trade associations and wholesalers' counters | bookkeeper with many small clients | they see every unpaid invoice and are not allowed to call | chase the five oldest invoices of one firm with {name} and sit by the phone | two afternoons a week | bookkeepers and credit insurers | they are asked what to do about a customer who doesn't pay
measure: the days an invoice stays open after it is due
moat: knowing which customers pay after which words
risk: a reminder goes out although the money came yesterday | read the bank account before every message, and let the owner stop one customer with a touch
rule: Learn where reminding ends and collecting begins | Ask a lawyer which fees and interest may be asked for, when a collector's licence is needed, and what a message to a private debtor must say. | the wordings of all steps are approved
trial: Chase fifty invoices for three firms | Write and call in the firms' names for two weeks with three different tones, and note what was answered and what was paid. | the answers are sorted by reason and by tone
ask: Does a machine's reminder cost a good customer? | The owner chooses who is never written to | interviews-2 | by asking customers who were reminded
ask: How much would have been paid without any reminder? | | trade-trial | by leaving every second invoice alone
roles: somebody who has called debtors and stayed friendly | a developer for bank and bookkeeping feeds | a lawyer for the wordings
search: invoice reminder software
name: Gentle Nudge = how a good reminder begins
name: Second Notice = the letter with a firmer voice
name: +Duedate = the day that was agreed
name: Please & Paid = what both sides would like to read
name: +Kindreminder = a firm voice that stays kind
name: Money Owed = work that is finished but not yet earned
name: Saldo = Italian for what is still open
name: Many Thanks = what one says when it has come
name: Open Item = what bookkeepers call a worry
name: *Payora = from paying
name: Owing Nothing = the best state between friends
line: Polite, until it is paid
line: You did the work, we ask
line: Friendly the first time, firmer the third
line: Ask for it without blushing
line: Thank you for your payment, at last

time-and-projects
job: a project, projects
rival: project and task suites | the whole team has its boards there | Asana, Trello, monday.com, Jira, ClickUp | project management software
rival: time trackers | the button in the browser is pressed without thinking | Toggl, Harvest, Clockify | time tracking app
rival: a shared spreadsheet filled in on Friday from memory | nobody has to learn it
meet: agency owners' meet-ups and studios' open days | managing director of a small agency | they learn that a project lost money after it is delivered | follow one running project with {name} beside their own sheet and compare on Friday | one afternoon a week | accountants of agencies | they see hours that were never billed
measure: the share of working days whose hours are entered the same day
moat: what similar jobs really took in that firm, for the next estimate
risk: the staff take it for a watch on them and enter eight hours of nothing | show everybody their own week first, and the boss only sums by project
rule: Settle what may be recorded about staff | Ask an employment lawyer what working-time records must hold, whether staff have to agree and what may never be evaluated by person. | the settings follow the lawyer's list
trial: Keep the hours of one team for two weeks | Ask six people each evening by message what they worked on, fill in the sheet yourself, and compare with what was quoted to the clients. | the gap between quoted and worked hours is known for each project
ask: Why would a team leave a board it has used for years? | | interviews-2 | with teams that have moved once and can say why
ask: Who enters the hours when the week was mad? | The calendar fills in a proposal that takes a minute to confirm | f-2 | by measuring that minute in one team
roles: somebody who has led an agency team | a developer for calendars and tools | a designer who hates clutter
search: project time tracking
name: Friday Sheet = what nobody wants to fill in
name: Billable = the loveliest kind of hour
name: Sandglass = hours that can be seen
name: Scope & Creep = the two old enemies of every project
name: +Taskbell = a small sound when it is done
name: Half Past = when the day was over
name: Stechuhr = German for a punch clock
name: Long Tuesday = where the margin went
name: Critical Path = the row of things that must not slip
name: Tempora = from the Latin for times
name: Done by Noon = a modest plan
line: Where did Tuesday go?
line: Hours that still make sense on Friday
line: Know it lost money before it's delivered
line: Every hour has a home
line: The estimate, meet the week

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
