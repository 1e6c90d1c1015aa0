/** Private money: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const MONEY_APPS_SCREENS = `
budget-app
thing: booking, bookings = Baker, three mornings; Electricity, twice a year; Shoes, for growing feet
must: What is left until payday, on one line; What comes only once a year, spread over it; A booking sorted wrongly stays right once corrected; Three minutes on one fixed day
later: A shared look at the groceries; What the same month was like a year ago
screen: Sunday, three minutes | headline Eight days to payday, and it will do | list Where it went = Food, as planned; Eating out, more than planned; Car, nothing this week | chart Left in the month, day by day | ask The one thing I change = Lunch from home on Tuesdays | button Closed until next Sunday | no account is joined yet, and three envelopes may be filled by hand | the bank has not answered since Thursday: what is missing stands there as missing
screen: Where does this belong? | table Unsorted = Booking, Looks like, From; Baker, eating out, every morning; Electricity, flat, once in half a year; "K and sons", no idea, since May | switch Always sort it like this | buttons Groceries / Ask me next time | all is sorted, and nobody need do anything | the same booking came twice from the bank: one is held back until you have looked

couples-money
thing: shared cost, shared costs = Rent and heating; The weekend at her parents'; A sofa, both halves
must: Shares that follow what each earns; What is ours, hers and his, side by side; One question at a time for the other one; A way out that divides the pot and the records
later: A pot for the trip next summer; An evening a quarter, with the list for it
screen: Ours, this month | table Shared = What, Paid by, Fair half; Rent, Ana, from both pays; Sofa, Jonas, one to one; Weekend, Ana, still to talk about | chart Two incomes, two shares | talk One question for Jonas = Ana: is the sofa ours or yours?; Jonas: ours | buttons Ours / Mine after all | nothing is shared yet, and three costs that most start with | he has not joined: the question goes to him as a plain message he can answer
screen: What each can see | list Jonas sees = The common pot; Who paid the rent; Nothing of my own account | switch Presents are hidden until the day | ask If we part, the pot is split = By what each put in | link Take my half of the records | button Show this page to Jonas | you look at this alone, and he is asked for nothing until you say so | one of you withdraws consent: both see since when nothing new is read

kids-money
thing: pocket, pockets = For spending, until Saturday; For the skateboard, half full; For Grandma's birthday
must: Pocket money on the same day, without asking; A pocket for spending and one for waiting; What a child may do alone, and from which age; Both parents in the same picture
later: A small task with a price, agreed before; The move to a real account at sixteen
screen: Leo's phone, Saturday | picture A skateboard, filled up to the wheels | table My pockets = Pocket, In it, Until; Spend, a little, Saturday; Skateboard, half, summer; Grandma, nearly all, Tuesday | ask Move some over = From spend to skateboard | buttons Move it / I want to wait | the pocket is empty, and Saturday is three days off | not enough for it: the kiosk says no, and only you and a parent see why
screen: Parents' phone, together | list Agreed with Leo = Saturdays at nine; Online only with a yes; Lost card, he locks it himself | talk He asks = Leo: a game, for spend, yes?; Dad: not at night | switch Both of us say yes online | buttons Yes, this once / Talk at supper | no pocket money runs yet, and what others of that age get is not shown | one parent said yes and one said no: it waits, and Leo is told that you are talking

beginner-invest
thing: deposit, deposits = The first one, on the third; A spare one after the holiday; The one in the winter prices fell
must: The worst year shown before the first deposit; Every fee in one line; What one owns, in words; A message on the day prices fall
later: One for a child, for much later; A second fund, once the first is understood
screen: Before the first deposit | chart One bad year, and the years until it was made good | list You would own = A bit of very many firms; Nothing you can hold; Something that can lose half | ask When I need it back = Not for ten years | switch I have three months put aside | button Begin small | nothing is put in, and a month of watching costs nothing | needed sooner than that: it says to wait, and opens no account
screen: Today prices fell | headline It is lower. You have done nothing wrong | chart Your deposits, and what they would fetch today | table What others in it do = Who, Today, Since; Most, nothing, spring; Some, next deposit, spring; A few, sell, - | ask What I told myself in spring = Do not look in November | buttons Leave it alone / I want to sell | a quiet month, in one sentence | selling is asked for: it tells what it means for tax and time, and then does it

bill-splitting
thing: expense, expenses = Petrol to the lake; Ice for eight, Ben had none; The house, two nights
must: Who was there, expense by expense; As few transfers as can be at the end; Adding it at the table with one hand; Joining by a link, without an account
later: The receipt read line by line; Two currencies of one trip
screen: Four at the lake | table Paid = What, By, For; House, Mei, all four; Petrol, Jonas, three in the car; Ice, Ana, all but Ben | headline Two transfers, and you are even | list To settle = Ben to Mei; Ana to Jonas | ask Add what was paid = Bread and melons | buttons We are even / That is not right | nothing is paid yet, and the first to pay begins | two entered the same petrol: both are shown, and the car decides
screen: Ben's phone, without the app | headline You owe Mei for the house | list Your part = Two nights of the house; No petrol, you came by train; No ice | code Pay her from your own bank | buttons Paid / I was only there one night | even with everybody at the lake | one night instead of two: the others are asked before it is reckoned anew

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
thing: payout, payouts = Third month, Ana; Fifth month, somebody new; Last month, the one who began it
must: Whose turn is when, for all to see; Who vouches for whom; Everybody's contribution on its day; A reserve, and what it is for
later: A turn swapped between two; The next circle of the same people
screen: Our circle of eight | table Turns = Month, Gets it, In already; May, Ana, all eight; June, Jonas, six of eight; July, Mei, - | list Still to come for June = Sofia, Friday; Omar, asked for a week | chart Contributions on the day, since January | buttons Mine is on its way / Swap my turn | no circle yet, and the first three who would trust each other | one did not pay: the reserve fills it, and who vouched is rung first
screen: Treasurer's phone, before we begin | list Rules we read aloud = New ones last; Two weeks late, the reserve; Whoever leaves gets back what they put in | table Vouched for = Who, By, Turn; Omar, Ana, seventh; Sofia, Jonas, fifth; Ben, nobody yet, - | switch Everybody has said yes aloud | button First month begins | seven are here, and the circle is for eight | two want the same month: a lot is drawn where all can see it

remittance
thing: transfer, transfers = To my mother, cash at the kiosk; School fees, paid at the school; To my brother's phone
must: What arrives, counted in their money; Where it is fetched, and until what hour; A word to both of them when it is there; The papers asked once, before the first
later: A fixed day every month; Bills at home paid from here
screen: To my mother | headline She gets it at the kiosk by the well, before six | map From the bus stop to the kiosk | list She needs = Her card; The word Hibiscus | ask Word with it = For the roof, not for me | buttons Send it / Same as last month | nobody to send to yet, and three ways in which it can be fetched | the kiosk has run out: it is kept, and the next one with cash is named to both of you
screen: Back office, those that stopped | table On hold = Transfer, Why, Since; To a brother, name differs by a letter, noon; School fees, new school, Monday; To a mother, partner silent, an hour | talk Sender asks = Sender: she is standing there; Desk: the second partner pays it out now | switch Second partner for that country | buttons Let it through / Ask for one paper | none is held, and the partners' hours of tomorrow | a name is on a list: nothing moves, and two people look before anybody is told why

crypto-tracker
thing: trade, trades = Swapped on a Sunday; Moved between two of my own; Fee, paid in the coin itself
must: Own wallets told apart from somebody else's; What each coin was worth on that day; Only reading, never a key that spends; Gaps named, with where the record may lie
later: What it looks like if sold today; A coin whose exchange has closed
screen: Nine that need a word | table Not assigned = When, What, Perhaps; Sunday, out and in, my own wallet; In May, came from nowhere, a gift; In June, coin gone, the exchange closed | list My wallets = Phone; Little stick in the drawer; Exchange, reading only | ask This one was = A present from my brother | buttons Mine, to mine / It was a sale | all trades are assigned, and the paper for the year can be printed | a key that could spend was pasted in: it is refused and not kept
screen: The page for the tax office | chart Bought, held and sold, coin by coin | table Sold this year = Coin, Held for, Comes from; First one, years, May purchase; Small one, weeks, a swap; Third, not known, gap in June | switch Leave the gap in, and say so | link How each day's worth was found | button Print it for my adviser | nothing was sold, and that is a page too | the rule for one kind changed in the year: both ways stand there for an adviser to choose

self-employed-tax
thing: receipt, receipts = Train to a customer; Half of the phone; A desk, over several years
must: What to put aside from each payment; Which form, in which order, until which day; A line on why this counts and that does not; A second look before it is sent
later: A letter from the office, put into plain words; A colleague's question, once a month
screen: A payment came in | headline Put the smaller pile aside. It is not yours | list Of this one = Mine; Tax on what I earn; Tax I only pass on | picture Invoice, paid on Tuesday | switch Move it to the other account at once | buttons Set aside / This one was private | no payment yet, and what to do with the first | the office wants it earlier this quarter: the piles are counted anew and the day is named
screen: Before it is sent off | table Still open = Line, Filled with, Look at; Travel, nine trips, one without a place; Home office, two rooms, only one counts; Phone, half, fine | ask The missing place = To the customer by the lake | list A second pair of eyes saw = Travel, asked; Desk, over several years | buttons Send it to the office / Leave it to an adviser | the year is not over, and three receipts could still be found | the office's door is shut tonight: proof that you stood there, and a try at six

subscription-manager
thing: contract, contracts = Gym, not entered since spring; Two films a month, three services; Electricity, price goes up in June
must: The last day on which one can still leave; A letter that ends it in the form they accept; Proof that it arrived; The next price rise before it comes
later: The same for a parent's flat; Something cheaper, without a commission hidden in it
screen: Still needed? | table Running = Contract, Last used, Out by; Gym, in spring, the third of May; Second film service, never, any day; Electricity, daily, in two weeks | picture My words of March on the gym | buttons Out of it / I do use it | every one of them is used, and nothing is to do until June | this one cannot be left yet: the day stands in your calendar, with the letter ready
screen: Gym, on the way out | steps Letter = Written on Monday; Arrived on Tuesday; Their answer until Friday | talk They offer = Gym: two months free?; You: no, out please; Gym: out on the third | code Proof for the drawer | buttons It is over / They still take money | nothing is on its way, and ended ones lie below with their proof | they took money after the end: the bank is asked for it back, with the proof beside it

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
