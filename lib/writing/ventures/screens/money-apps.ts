/** Private money: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const MONEY_APPS_SCREENS = `
budget-app
thing: category, categories = Groceries, on budget; Eating out, nearly used up; Transport, under budget
must: The amount left until payday; Bills and yearly costs planned ahead; Categories that can be corrected; A short summary every week
later: A budget shared with a partner; Comparison with the month before
screen: This month | headline On budget, eight days to payday | list Categories = Groceries, on budget; Eating out, nearly used up; Transport, under budget | chart Left to spend, by day | words Rent and electricity are already set aside | button See all spending | connect an account or enter your spending by hand | the bank has not answered since Thursday, so newer payments are missing
screen: Sort spending | table To check = Payment, Category, Day; Supermarket, groceries, Monday; Garage, transport, Tuesday; Unknown shop, none, Wednesday | switch Always use this category | buttons Confirm all / Change | everything is sorted | a payment appears twice, please choose which one to keep
screen: Weekly summary | headline One thing to decide this week | list Last week = Groceries, on budget; Eating out, over; Savings, done | ask Limit for eating out = Two meals this week | button Save my plan | the first summary comes after one week | the plan was not saved, please check your connection

couples-money
thing: expense, expenses = Rent, June; Weekly shop; Holiday savings
must: Shared and private costs kept apart; Shares equal or by income; Both partners see the same balance; Reminder before bills are due
later: Shared savings goals; A monthly summary to talk about
screen: This month | chart Shared costs so far | list Paid = Rent, Ana; Groceries, Ben; Internet, Ana | words Ben owes Ana a small balance | ask Add a cost = Dinner on Friday | buttons Settle up / Add | no shared costs yet, and rent is a good start | the bank connection expired: sign in again
screen: How we share | ask Split = By income | list Shared = Rent; Groceries; Holidays | list Private = Own clothes; Gifts | switch Partner can see my private costs | button Send to Ben for agreement | your partner has not joined yet, and a new invitation can be sent | you disagree on the split: the old one stays until both confirm
screen: Our goals | chart Holiday savings | steps Holiday = Flights; Flat; Spending money | ask Each month = The same from both | button Change the goal | no goal yet, choose one together | the transfer failed: it is tried again tomorrow

kids-money
thing: saving goal, saving goals = Skateboard, half saved; Birthday present, nearly there; Cinema on Saturday, done
must: Pocket money paid on a fixed day; Spending and saving kept apart; Limits and approvals set by parents; Card lock in the app
later: Chores with a small reward; Gifts of money from relatives
screen: Leo's pocket money | headline Pocket money comes on Saturday | list My money = To spend; To save, skateboard; To give | chart Skateboard, half saved | list Chores = Set the table, done; Tidy room, to do | button Move money to my goal | no goal yet, choose something to save for | not enough money for this, ask a parent or wait until Saturday
screen: Parent's view | list Leo = Pocket money, every Saturday; Online shopping, ask me first; Card, active | talk Request = Leo: May I buy a game?; You: Yes, from your own money | switch Lock the card | buttons Approve / Decline | no child added yet, start with a first name and age | the payment did not go through, and pocket money is tried again tomorrow

beginner-invest
thing: deposit, deposits = First deposit, in March; Monthly deposit, active; Extra deposit, planned
must: A short lesson before each decision; All fees on one page; Risk and a bad year shown before the first deposit; Monthly deposits that can be paused
later: A portfolio for a child; A message when prices fall
screen: Choose a portfolio | words All investments can lose value | list Choose = Careful; Balanced; Growth | chart How each did in a bad year | ask When do you need the money? = In more than five years | switch I have savings for emergencies | button See all fees | answer three questions first to see portfolios | you need the money soon, so investing may not suit you
screen: My portfolio | headline Prices fell this week, your plan is unchanged | chart Value since the start | list Your deposits = Monthly, on the third; Next one, Tuesday | link Why prices move | buttons Keep my plan / Change deposit | no deposit yet, and the practice portfolio is free to try | the deposit failed, please check your account and try again
screen: Customer desk | table Today = Customer, Asks about, Status; Ana, fees, answered; Ben, falling prices, open; Mei, withdrawal, in work | list To send = Lesson on risk; Monthly report | button Reply to Ben | no open questions today | an identity check failed, so the customer is asked for a new photo

bill-splitting
thing: expense, expenses = Petrol, paid by Jonas; Groceries, paid by Mei; Two nights in the flat, paid by Ana
must: Adding an expense in seconds; Choosing who takes part in each expense; The fewest payments to settle up; Joining by link without an account
later: Scanning a receipt; Several currencies in one trip
screen: Weekend trip | table Expenses = What, Paid by, For; Flat, Ana, all four; Petrol, Jonas, three; Groceries, Mei, all four | headline Two payments settle everything | list To settle = Ben pays Ana; Jonas pays Mei | buttons Add expense / Settle up | no expenses yet, add the first one | you are offline, and the expense is added when you are back
screen: Add an expense | ask What was it? = Groceries | ask Paid by = Mei | list For = Mei; Ana; Ben; Jonas | switch Split equally | picture Photo of the receipt | button Save | choose who took part | this looks like an expense somebody has already added, please check
screen: Your share | headline Ben, you owe Ana | list For = Two nights in the flat; No petrol | code Scan to pay from your bank | buttons I have paid / Something is wrong | you are even with everybody | the payment is not confirmed yet, and Ana can mark it as received

rent-deposit
thing: deposit, deposits = Two-room flat, new tenant; Student room; House, family of four
must: Clear statement of what the fee covers; Answer within a day; Certificate accepted by the landlord; Photos of the flat at the start and end
later: Help with getting the old deposit back; Overview for landlords with several flats
screen: Apply | ask Flat = Two rooms, second floor | ask Move-in date = First of June | list You need = Lease; Identity; Proof of income | words The fee is not paid back, and damage is still yours to pay | button Apply for the certificate | no lease yet, and you can check in advance what is possible | the application was declined: the reason and other ways are shown
screen: Landlord's view | headline Certificate for the flat | list Covered = Damage; Unpaid rent | steps Status = Applied; Checked; Issued | buttons Accept / Ask a question | no certificates waiting | the lease and the name differ: the tenant is asked to correct it
screen: Move-out | picture Kitchen at move-in and move-out | table Claim = Item, Landlord says, Tenant says; Door, scratched, was there before; Wall, agreed, agreed | ask Comment | button Send to the neutral expert | no damage reported, and the case is closed | no agreement: an expert decides, and both see the reasons

micro-insurance
thing: policy, policies = Phone, one month; Trip, three days; Bicycle, one season
must: What is covered and what is not, on one page; A policy in a few steps; Claim by photo and short form; Status of the claim at any time
later: Renewal with one touch; Cover for the whole family
screen: Get cover | ask What should be covered? = Phone | ask From = Today | list Covered = Breakage; Theft from a locked room | list Not covered = Loss; Old damage | button Take out the policy | no cover yet, and common choices are shown | payment failed: the cover has not begun
screen: Make a claim | ask What happened? = The screen broke | picture Photo of the damage | steps Status = Sent; Checked; Paid | button Send the claim | no claims, and your cover runs until Sunday | a paper is missing: add the receipt or call us
screen: Claims desk | table Today = Customer, Claim, Rule says; Ana, screen, pay; Omar, theft, police report missing; Lin, bag, look closer | chart Days until payment | ask Reason = Report asked for | buttons Pay / Ask for more | no open claims | two claims show the same photo: a person checks both

savings-circle
thing: payout, payouts = May, to Ana; June, to Jonas; July, to Mei
must: The order of payouts, visible to all; Reminders before each contribution; A record of who paid and when; Rules agreed before the start
later: Swapping turns between two members; A new round with the same members
screen: Our circle | headline June, Jonas receives the pot | table Turns = Month, Receives, Paid in; May, Ana, all eight; June, Jonas, six of eight; July, Mei, not yet | list Still to pay = Sofia, due Friday; Omar, reminder sent | buttons I have paid / Ask to swap | no circle yet, start one and invite people you trust | a contribution is late, the treasurer and the guarantor are told
screen: Start a circle | ask Members = Eight | ask Contribution = Every month, on the first | list Rules = New members receive last; Each member names a guarantor; A small reserve | switch All members have agreed | button Invite members | invite at least three people to begin | one member has not confirmed their identity, so the circle cannot start
screen: Treasurer's view | table Members = Name, Guarantor, Paid; Ana, Sofia, on time; Omar, Ana, late; Ben, missing, on time | chart Paid on time, by month | button Remind Omar | everybody has paid | two members want the same turn, let the circle vote or draw lots

remittance
thing: transfer, transfers = To my mother, cash pick-up; School fees, paid to the school; To my brother's phone
must: The amount that arrives, fees included; Payout points with opening hours; Messages to sender and receiver; A clear identity check
later: Monthly transfers; Bills at home paid directly
screen: Send money | ask To = My mother | ask How = Cash pick-up | list You see first = Your rate; Our fee; What she receives | map Payout points near her | button Continue | add the first person you want to send to | this payout point is closed today, the next one is shown
screen: Track transfer | headline Ready for pick-up | steps Status = Paid; Checked; Ready for pick-up; Collected | list She needs = Her identity card; The code from the message | buttons Share the code / Get help | no transfer on its way | we need one more document before the money can leave
screen: Compliance desk | table On hold = Transfer, Reason, Since; To a brother, name differs, noon; School fees, new receiver, Monday; To a mother, document missing, an hour | talk Sender = Sender: When will it arrive?; Desk: After we have your document | switch Checked by a second person | buttons Release / Ask for document | no transfers on hold | a name is on a sanctions list, so the transfer stays blocked and is reported

crypto-tracker
thing: trade, trades = Bought on Monday; Moved to own wallet; Sold in part
must: Read-only connection to wallets and exchanges; All holdings in one overview; Missing trades found and marked; Tax report with a source for every figure
later: Alerts for price and large moves; Access for the tax adviser
screen: Overview | chart Value of all wallets | table Wallets = Wallet, Coins, Checked; Exchange, three, today; Phone wallet, two, today; Hardware wallet, one, Monday | switch Hide amounts | button Add a wallet | no wallet connected yet, and read access is enough | the exchange does not answer: the last values are shown
screen: Check trades | headline Three trades need a look | list Open = Transfer without a partner; Price missing; Double entry | ask This was = A move to my own wallet | buttons Confirm / Skip | all trades are matched | the file has an unknown format: upload another or ask support
screen: Tax report | steps Report = Trades imported; Gaps closed; Rules chosen; Report | list Included = Gains; Income; Holdings at year end | ask Country = My country | button Send to my adviser | nothing to report yet | a price source is missing: add it before the report is made

self-employed-tax
thing: receipt, receipts = Train ticket, sorted; Laptop, spread over several years; Phone bill, partly private
must: Tax to set aside from each payment; Photos of receipts, sorted by type; Deadlines with reminders; A check by a person before filing
later: Help with letters from the tax office; An invoice tool
screen: This quarter | headline Set aside part of this payment for tax | list New payments = Invoice to Ana, paid; Invoice to Ben, due Friday | chart Income and expenses, by month | words Next deadline in three weeks | buttons Set aside / Add receipt | no payments yet, connect your account or add an invoice | the bank connection has expired, please renew it
screen: Check my return | table Please check = Item, Entered, To do; Travel, nine trips, nothing; Home office, one room, confirm; Phone, partly private, your share | ask Business use of the phone = About half | switch I confirm the figures | buttons File now / Ask an adviser | the return opens when the year has ended | the tax office could not be reached, and we try again in the morning
screen: Adviser's desk | table Returns = Client, Missing, Due; Ana, nothing, Monday; Ben, two receipts, Monday; Lin, bank data, Friday | ask Note = Ben, check the car costs | button Ask Ben for receipts | no returns waiting for a check | a deadline is near, and these returns stand at the top

subscription-manager
thing: contract, contracts = Gym, not used since spring; Streaming, renews on Friday; Electricity, price rises in June
must: All contracts found in one list; Reminder before each renewal; Cancellation letters sent from the app; Proof that the cancellation arrived
later: Cheaper offers, with commissions disclosed; Contracts of a parent or partner
screen: My contracts | headline Three contracts to look at | table Contracts = Name, Last used, Renews; Gym, spring, Friday; Streaming, yesterday, in June; Cloud storage, never, Monday | words Cancel the gym by Thursday to leave on time | buttons Keep / Cancel | connect an account or add a contract by hand | a payment could not be matched, please tell us what it is
screen: Cancellation | headline Gym, cancellation sent | steps Status = Letter sent, Monday; Delivered, Tuesday; Confirmed by the gym; Contract ended | link Download proof of delivery | buttons It is settled / They still charge me | nothing cancelled yet | the provider refused, and here is what you can do next
screen: Case desk | table Open cases = Provider, Waiting for, Since; Gym, confirmation, Monday; Phone, signed mandate, Tuesday; Insurance, refund, Thursday | ask Note = Phone company wants a form of its own | button Send reminder | no open cases | a letter came back, please check the provider's address

salary-advance
thing: advance, advances = After two shifts; Half of earned pay; Before the weekend
must: Earned pay shown after each shift; What is left for payday before drawing; A limit agreed with the employer; The full cost before confirming
later: Saving part of each wage; Help with budgeting
screen: My earned pay | chart Earned so far this month | list Shifts = Monday, approved; Tuesday, approved; Thursday, waiting | ask Amount = Two shifts | words Left for payday is shown before you confirm | button Draw the advance | no approved shifts yet | the limit is reached: the next advance is possible after payday
screen: Confirm | list Please check = Amount; Fee; Left for payday | ask Pay to = My account | switch Remind me of my budget | buttons Confirm / Cancel | nothing to confirm | the payment failed: nothing is deducted
screen: Payroll view | table This period = Employee, Advances, Deducted; Ana, one, yes; Omar, two, yes; Lin, none, - | chart Employees who drew | ask Limit per month = Half of earned pay | button Export to payroll | no advances this period | an employee has left: the open amount goes into the last payslip

mortgage-advice
thing: mortgage, mortgages = First flat; House with garage; Fixed rate ends in autumn
must: Budget worked out before the search; Checklist of papers with upload; Offers side by side with all fees; Reminder before the fixed rate ends
later: A yearly review of the loan; Contacts for surveys and insurance
screen: My budget | ask Household income = Two salaries | ask Savings for the purchase = Ready | chart Monthly payment and what is left | words A range, checked by your adviser | button Book a talk | nothing entered yet, and three answers are enough to begin | the budget is too tight: possible changes are shown
screen: Papers | table Checklist = Paper, Status, Note; Payslips, received, -; Identity, received, -; Plans of the flat, missing, ask the agent | ask Upload a paper | steps Application = Papers; Lender; Answer; Signing | button Ask my adviser | no papers yet, start with the payslips | the paper cannot be read: take a new photo
screen: Compare offers | table Offers = Lender, Fixed for, Fee shown; First bank, five years, yes; Second bank, eight years, yes; Online lender, five years, yes | chart Payment per month | ask Most important to me = Early repayment | button Choose this offer | no offers yet, answers take a few days | a lender said no: the reason and the next lender are shown

pension-overview
thing: pension, pensions = State pension; Company pension, first job; Private plan
must: All pensions on one page; Expected monthly income as a range; Search for forgotten pensions; Gap and possible next steps
later: A joint view for couples; A talk with a licensed adviser
screen: My overview | chart Expected monthly income by source | table Pensions = Source, Status, As of; State, confirmed, May; Company, waiting, -; Private, confirmed, June | ask I want to retire = As planned | button See my next step | no pension added yet, and one letter is enough to begin | two statements differ: both are shown, and the scheme is asked
screen: Add a pension | ask Source = Company pension | picture Photo of the yearly letter | list Found in the letter = Name of the scheme; Expected pension; Date | switch You may ask the scheme for me | button Add to my overview | no letter at hand, and the scheme can be asked | the letter cannot be read: enter two figures by hand
screen: Requests | steps Company pension = Request sent; Reminder, Monday; Answer | table Open = Scheme, Sent, Answer; First employer, May, none; Insurer, June, received | ask Former name | button Send a reminder | no open requests, all schemes have answered | the scheme does not know you: an old payslip helps
`;
