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
thing: shared cost, shared costs = Rent and heating; The weekend at her parents'; A sofa, both halves
must: Shares that follow what each earns; What is ours, hers and his, side by side; One question at a time for the other one; A way out that divides the pot and the records
later: A pot for the trip next summer; An evening a quarter, with the list for it
screen: Ours, this month | table Shared = What, Paid by, Fair half; Rent, Ana, from both pays; Sofa, Jonas, one to one; Weekend, Ana, still to talk about | chart Two incomes, two shares | talk One question for Jonas = Ana: is the sofa ours or yours?; Jonas: ours | buttons Ours / Mine after all | nothing is shared yet, and three costs that most start with | he has not joined: the question goes to him as a plain message he can answer
screen: What each can see | list Jonas sees = The common pot; Who paid the rent; Nothing of my own account | switch Presents are hidden until the day | ask If we part, the pot is split = By what each put in | link Take my half of the records | button Show this page to Jonas | you look at this alone, and he is asked for nothing until you say so | one of you withdraws consent: both see since when nothing new is read

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
thing: deposit, deposits = Two rooms on the third floor; A studio, first landlord; A house with a garden, three tenants
must: In the first line that the fee does not come back; A letter a landlord accepts; The flat in pictures on the first day; A neutral third for a dispute
later: The same cover for the next flat; The old deposit, got back
screen: Instead of a deposit | headline The fee does not come back. Damage is still yours to pay | table Side by side = What, Deposit, This; On the day, three months' rent, a fee; At the end, comes back, does not; Scratched floor, kept from it, billed to you | ask Landlord, or who answers for the flat | button Ask my landlord | no flat is found yet, and the letter can be had with an empty address | the landlord says no: what he wrote, and the old way with instalments if there is one
screen: Moving out, what is claimed | picture Parquet by the window, first day and last | list Claimed = Scratches by the window; A door handle; Painting, all rooms | talk Neutral third = Landlord: the scratches are new; You: they are in the first pictures; Third: they are, not to be paid | buttons Accept it / See the next one | nothing is claimed, and the cover ends on the day of the keys | no pictures of the first day: each side tells, and the third says what usually lasts how long

micro-insurance
thing: cover, covers = Phone, cracked glass; Bike, this weekend; Camera, while it is lent out
must: What is not covered, on the first page; On and off for the hours that matter; A claim by two pictures; Who carries the risk, by name
later: The whole team's bags for one trip; A year without a claim, and what follows
screen: On from now | list Covered until Sunday night = Falls; Water; Taken from a locked cellar | list Not covered = Left on a bench; Older than your papers say | picture My bike, the number on the frame | switch Covered while I ride | button On until Sunday | nothing is switched on, and nothing is owed | a cracked one cannot be covered any more: it says so before you pay
screen: Claims desk, the odd ones | table Since morning = What, By rule, Look at; Glass, paid, no; Bike, -, no lock in the picture; Camera, paid, no | picture The lock that is missing in the picture | ask One question, and only one = Where is the key now? | buttons Pay it / Say no, with the line it rests on | every claim went by the rule today | a third claim in one month: somebody reads all three before a word is written

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
thing: trade, trades = Swapped on a Sunday; Moved between two of my own; Fee, paid in the coin itself
must: Own wallets told apart from somebody else's; What each coin was worth on that day; Only reading, never a key that spends; Gaps named, with where the record may lie
later: What it looks like if sold today; A coin whose exchange has closed
screen: Nine that need a word | table Not assigned = When, What, Perhaps; Sunday, out and in, my own wallet; In May, came from nowhere, a gift; In June, coin gone, the exchange closed | list My wallets = Phone; Little stick in the drawer; Exchange, reading only | ask This one was = A present from my brother | buttons Mine, to mine / It was a sale | all trades are assigned, and the paper for the year can be printed | a key that could spend was pasted in: it is refused and not kept
screen: The page for the tax office | chart Bought, held and sold, coin by coin | table Sold this year = Coin, Held for, Comes from; First one, years, May purchase; Small one, weeks, a swap; Third, not known, gap in June | switch Leave the gap in, and say so | link How each day's worth was found | button Print it for my adviser | nothing was sold, and that is a page too | the rule for one kind changed in the year: both ways stand there for an adviser to choose

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
thing: advance, advances = A third, for a tyre; Two shifts, before the trip; Only the Saturday
must: What is earned by now, shift by shift; What will be left on payday, shown before drawing; A ceiling agreed with the employer; Nothing told to a shift leader
later: A small pile that grows instead; A talk for those who draw every week
screen: Earned until last night | list Shifts = Tuesday, late; Thursday, early; Saturday, double | chart What payday will bring if you draw now | ask What it is for = Tyre, front left | words The shift leader does not see this | buttons Draw a third / Leave it until payday | no shift has been worked since payday | not signed off yet, as with Saturday: only what is signed counts, and who has to sign it
screen: Payroll desk, before payday | table Drawn this month = Who, Times, Than before; Number four, one, fewer; Number nine, every week, more; Number twelve, none, fewer | chart People who needed it less often | switch Ceiling at a third of what is earned | button Take it off the payslips | nobody drew, and the payslips are as they were | drawn every week for two months: a person offers to talk, and it is not refused

mortgage-advice
thing: mortgage, mortgages = Flat on the hill, two incomes; Fixed rate that ends in autumn; House with a roof to do
must: What one can bear in a bad month; Every paper the bank will ask for; Fees and commission, written beside each offer; The price that was promised, and until when
later: The next letter, two years before the rate ends; A valuer who has seen the roof
screen: The flat on the hill | chart Each month, and with one income only | table Three banks = Bank kind, Fixed, They want; Savings bank, ten years, roof report; Online, five, all by Friday; The house bank, ten, nothing new | words What we earn by it stands beside each | ask The month that must not break us = One of us at home | buttons Ask this bank / Too tight | no house yet, and how dear it may be so that you still sleep | the bank says no: the line it stumbled on, and who reads that line differently
screen: Adviser's desk, before the bank | table Papers = Paper, Here, Bank wants; Payslips, three, three; Land register, old one, this month's; Second income, letter only, contract | steps Until Friday = Ring the land registry; Contract from Jonas; One last look by Ana | switch Customer has read every fee | button Send it complete | no case is open, and whose rate ends within two years | the rate moved this morning: the customer is rung before the form is

pension-overview
thing: pot, pots = The bakery, four years; State, seven gaps; One nobody writes about any more
must: All pots on one page, the lost ones too; Each month then, in what it buys today; One thing that can be changed this week; Who could be asked, and who pays them
later: One page a year, on the birthday; Two lives on one page
screen: Then, in today's rent and bread | headline It pays the rent, the food, and no heating | chart What comes in each month, from which pot | table Pots = From, Years, Known; State, most, letter of May; Bakery, four, asked on Monday; First job, two, lost | ask I would like to stop at = When the garden needs me | buttons Change one thing / Look again on my birthday | no pot is found, and the three letters to look for in the drawer | two letters say different things: both stand there, with the one who can settle it
screen: Looking for the bakery | steps Traced = The bakery was sold; Its fund joined another; Asked there on Monday | picture An old payslip, number in the corner | list What helps = Years I was there; My name before I married | switch You may ask for me | button Send the second letter | nothing is lost, all pots have answered | they say they never knew you: what to send, and the office that hears such cases
`;
