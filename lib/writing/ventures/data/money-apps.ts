/** Private money: what is known of them; the keys are those of `../lore.ts`. */
export const MONEY_APPS = `
budget-app
job: a booking, bookings
rival: budget apps | they read the account by themselves and sort what was spent | YNAB, Monarch Money@US, Emma@GB, Finanzguru@DE | budget app
rival: the bank's own app | it is already there, costs nothing and nobody else sees the account | Monzo@GB, Revolut | bank app with budget
rival: a spreadsheet, envelopes and a feeling for the end of the month | it is free and nobody else knows
meet: debt advice centres, family centres and evening courses on money | debt adviser | people come there with a bag of unopened letters and a real wish to know | go through last month with one of them in {name} and leave with one sum for next week | one afternoon a week | debt advisers, credit unions and parents of young adults | they repeat the same list of spending with everybody
measure: the share of people who still look at their month in month four
moat: rules that sort the shops and bills of one country correctly
risk: people look for six weeks, know where the money goes and stop looking | ask for three minutes on one fixed day and let the app stay silent otherwise
rule: Settle how account data may be read | Ask the regulator whether reading accounts needs a licence or a licensed partner, give no advice on products without permission, and store no bank passwords. | the answer, the partner and the list of stored data are in writing
trial: Keep the books of twelve people by hand | Sort last month's spending of twelve people with them at a table, agree one change, and ask two weeks later what came of it. | twelve months and what changed are on one sheet
ask: Why not use the bank's own app? | | interviews-2 | with people whose bank already sorts their spending
ask: What does reading the accounts cost each month? | | price-talks | with two licensed data providers
roles: somebody who has advised people on debts | a developer who has connected banks | a designer for figures that do not frighten
search: budget app
name: Envelope Nine = one of the envelopes our grandmothers used
name: Till Friday = how long it has to last
name: Penny & Plan = the small coin and the idea
name: Jam Jar = where coins were kept for one purpose
name: +Sumsill = where one puts the total down
name: Twenty-Fifth = a day in the month that everyone knows
name: Left Over = the finest column
name: Month's Hem = the edge at which it gets short
name: Biscuit Tin = where the holiday money lies
name: Spicciolo = Italian for a small coin
name: Rent First = how the month is begun
line: What is left on the twenty-fifth?
line: Open the bank letter without holding your breath
line: Three minutes on Sunday, then groceries
line: Where did it go? There
line: A jar for rent, a jar for gelato

couples-money
job: a transfer, transfers
rival: apps for shared money | they keep a common pot beside two accounts of one's own | Honeydue@US | couples budget app
rival: a joint account at the bank | it pays the rent by itself and every bank offers one | Revolut, Monzo@GB | joint account
rival: transfers now and then, a list on the fridge and one who earns more | it has been so since the first holiday and nobody wants to begin that talk
meet: registry offices, birth classes and estate agents' viewings | teacher of the birth class | couples calculate there for the first time with one salary and a half | let them put in two incomes and the rent and see three ways of sharing in {name} | one evening a week | couples' counsellors, mortgage brokers and registrars | half of the quarrels they hear are about money
measure: the share of couples in whom both still open it in month three
moat: ways of sharing that hold when incomes, children and jobs change
risk: one of the two is keen, the other never signs in | let one start alone with a question to the other that can be answered without an app
rule: Settle what each may see of the other, and what happens at a separation | Ask for consent of both separately, check whether holding a common pot needs a licence, and write how a parting couple takes data and money with it. | consent, licence question and the way out are in writing
trial: Sit down with ten couples for one talk about money | Lead ten couples through the same talk, agree a way of sharing, and ask both separately two weeks later whether it held. | twenty answers stand side by side
ask: What happens when they separate? | Each takes their own entries, and the common pot is settled first | rules | with the steps written into the terms
ask: Does the one who earns less like it? | | interviews-2 | with each of ten couples separately
roles: somebody who has talked with couples about money | a developer for accounts and payments | a designer for a talk without a quarrel
search: couples budget app
name: Two Thirds = how some share the rent
name: Yours & Ours = two pots and a third
name: Rent Day Kiss = what the first of the month could be
name: Third Pot = the one that belongs to both
name: Half the Sofa = who owns what
name: +Pairpurse = a purse with two handles
name: Milk Money = who bought it last time
name: Fair Halves = which are not always equal
name: Joint Venture = love, seen by an accountant
name: Insamling = Swedish for a collection, here for two
name: Table for Two = where such talks are held
line: Who paid for the sofa?
line: Mine, yours, and the dishwasher
line: Love each other, split the rent
line: Money talk before, not after, the holiday
line: One pot for two toothbrushes

kids-money
job: a payment, payments
rival: children's cards and pocket-money apps | they give a card with a limit and the child sees its own money | GoHenry@GB, GoHenry@US, Greenlight@US, Pixpay@FR, Revolut | kids debit card
rival: a children's account at the bank | it is free and the parents are already there | | bank account for children
rival: coins in a pig and grandmother's envelope | one can hear it, and nothing has to be charged
meet: school gates, savings days at schools and scout meetings | class teacher | parents compare there what others give and for which chores | set up one week's money of a child in {name} with the child pressing the buttons | one afternoon a week | teachers, scout leaders and grandparents | they want children to learn it before the first telephone contract
measure: the share of families that still pay pocket money through it after three months
moat: families who grow with it from the first coin to the first wage
risk: children leave for a real account at sixteen, and each card costs money every month | earn from the family rather than the card, and let younger children come in from below
rule: Settle who holds the money and what a child may agree to | Find a licensed bank or e-money partner, ask from which age a child may hold a card, take both parents' consent where needed, and show no advertising to children. | the partner's letter and the consent are in one folder
trial: Pay out pocket money in ten families for two weeks | Give ten families a paper account with stickers, ring on both Fridays, and note what the child saved for, spent and asked. | what each child did with the money is on one sheet
ask: Who holds the money, and is it protected? | | rules | with the licensed partner's answer in writing
ask: Why pay every month for handing over coins? | | price-talks | by asking parents who have such a card and who have none
roles: somebody who knows card and account partners | a teacher who explains money to children | a developer for the family app
search: pocket money app
name: Piggy & Plan = the pig and what it saves for
name: Ice Cream Fund = the first thing saved for
name: Coin Tooth = what lies under the pillow
name: Friday Coins = when pocket money is paid
name: Marble Jar = how children counted riches before
name: Dishwasher Duty = the best-paid chore
name: +Pennyling = a very small penny
name: Lemonade Stand = everyone's first business
name: Salvadanaio = Italian for a money box
name: Granny's Tenner = what comes in a birthday card
name: Rattle Bank = what one hears when one shakes it
line: The first coin that waited for something
line: Saved by herself, for a skateboard
line: Friday is pocket-money day
line: Emptied the dishwasher? Hear it clink
line: From the pig to the first wage

beginner-invest
job: a deposit, deposits
rival: investment apps | they open an account in ten minutes and begin with small sums | Trade Republic, Moneybox@GB, Acorns@US, eToro | investing for beginners
rival: banks and financial advisers | they have a desk, a name and know the family | St. James's Place@GB, Edward Jones@US | financial adviser
rival: a savings account, a brother-in-law's tip and waiting for a better moment | it cannot fall overnight
meet: adult education courses, women's networks and companies' lunch breaks | teacher of the evening course | people admit there that they have meant to begin for years | calculate one monthly sum with somebody in {name} and what it could lose in a bad year | one evening a week | adult education centres, human-resources people and older colleagues | they are asked what to do with savings and may not advise
measure: the share of beginners who keep investing through a month in which prices fall
moat: the calm of customers who have come through a falling year with us
risk: prices fall in the first winter and half the customers sell | show the bad year before the first deposit and write on the day of the fall
rule: Settle which licence advice, accounts and examples need | Ask the regulator where education ends and advice begins, find a licensed partner for accounts, warn of losses where the gains stand, and name every fee. | the regulator's answer and the warning texts are in one folder
trial: Let fifteen beginners invest on paper | Give fifteen beginners an imaginary monthly sum, show them a year that fell, and note who would have sold and what made others stay. | fifteen decisions with reasons are on one sheet
ask: What does a customer pay in all, with every fund's own fee? | | price-talks | with the full sum for three typical deposits on one page
ask: What do customers do when prices fall? | | f-4 | by counting deposits and sales in the worst week so far
roles: somebody with a licence, or who has got one before | a developer for accounts and payments | somebody who writes about money in plain words
search: start investing
name: Hazel Aunt = a relative who began early
name: First Share = the one that is remembered
name: Slow Oak = what grows while one does something else
name: Long Bench = where patient people sit
name: Seed & Sum = what is put in, what comes of it
name: Bear & Bread = falling prices, and breakfast all the same
name: +Compoundry = a workshop where interest earns interest
name: Third Autumn = when one has seen them fall and rise
name: Langsam = German for "slowly"
name: Patient Penny = a coin that stays
name: Brother-in-law = who always has a tip
line: Begin before you feel clever enough
line: No tips from brothers-in-law
line: Plant it, then leave it alone
line: For people who read "fund" twice
line: Calm on the day it falls

bill-splitting
job: an expense, expenses
rival: apps that split costs | they are on everybody's telephone since the last trip | Splitwise, Tricount, Settle Up | split expenses app
rival: payment apps of banks | they send money in a second and everyone has one | PayPal, Revolut, Venmo@US, Lydia@FR, Swish@SE | send money to friends
rival: a spreadsheet after the trip and one friend who always pays | nobody wants to be the one who counts
meet: student halls, hostels and sports clubs before an away trip | treasurer of the club | somebody there has just paid for all and dreads writing the message | enter the evening's bill in {name} at the table and let all pay before they stand up | two evenings a week | hostel hosts, club treasurers and flat-share landlords | they hear the arguments about who paid for what
measure: the share of groups that open a second trip or month
moat: groups whose common past is kept there
risk: everybody loves it and nobody pays, since the free ones do the same | charge for what happens at the moment of paying or for the one who organises, not for counting
rule: Settle whether money ever passes through your hands | Ask whether moving money between friends needs a licence or a payment partner, ask before reading somebody's contacts, and let a group's data be deleted by any member for themselves. | the licence question and the deletion are settled in writing
trial: Go on three trips with three groups | Let three groups note every cost of a week or weekend, settle it at the end, and watch when somebody forgot, argued or gave up. | entries, gaps and minutes to settle are on one sheet
ask: Who of the group pays for the app? | | price-talks | by asking the one who organises, not the friends
ask: Why leave the app that all friends have? | | interviews-2 | with groups in which one of them tried to change it
roles: a developer for payments | a designer for the moment at the table | somebody who brings it to halls and clubs
search: split expenses app
name: Who Had Wine = the question at every table
name: Even Steven = what everybody is at the end
name: Chip & Chin = to chip in, with the head high
name: Split Fries = a plate for five
name: +Owenought = a state without debts among friends
name: Fair Fondue = one pot, many forks
name: Tab for Ten = a long bill at a long table
name: Kitty = the common pot of a trip
name: Quitt = German for being even
name: Your Turn = said without a frown
name: Salad Only = the friend who had less
line: She only had the salad
line: Friends again before the coffee
line: Nobody chases Tom for the taxi
line: The trip ends. The sums do too
line: Who paid for the tent?

rent-deposit
job: a deposit, deposits
rival: deposit guarantees and replacement schemes | they let a tenant move in without the money on the table | Reposit@GB, flatfair@GB, SwissCaution@CH, Rhino@US | rent without deposit
rival: banks, parents and the account in the landlord's name | it is what the lease says and every landlord accepts it | | rental deposit account
rival: borrowing from family and waiting for the old deposit to come back | it costs no fee, only patience
meet: letting agencies, student housing offices and relocation desks | letting agent | tenants stand there with a signed lease and a sum they do not have | work out with one of them what deposit and {name} cost over three years | two mornings a week | letting agents, housing offices and employers who move people | a flat stays empty while somebody looks for the deposit
measure: the share of landlords who accept it when a tenant asks
moat: landlords and agents who have been paid once without an argument
risk: tenants believe the fee is the deposit and rage when damage is billed on top | say in the first line that the fee does not come back, and settle disputes through somebody neutral
rule: Settle whether it is insurance, a guarantee or credit | Ask the regulator which licence it needs, find the insurer who carries the risk, and check whether the law of tenancy allows a substitute for the deposit at all. | the licence, the insurer's letter and a lawyer's answer lie in one folder
trial: Ask landlords before tenants | Show the guarantee to twenty landlords and agents, ask for which tenant they would accept it, and let three sign for one real flat. | twenty answers and what they feared are on one sheet
ask: Who pays when the tenant does not? | | rules | with the insurer's terms in writing
ask: How many deposits are claimed at the end? | | interviews-2 | with letting agents who count returned deposits
roles: somebody from insurance or guarantees | somebody whom letting agents trust | a developer for contracts and claims
search: rent deposit alternative
name: Key Day = when one moves in
name: Two Months Less = what stays in the account
name: Doormat = the first thing in a new flat
name: Lamp & Ladder = what one needs on the first evening
name: +Leaselight = a lease that weighs less
name: Van Money = what one needs that week
name: New Nameplate = who lives here now
name: Hallway = where boxes stand first
name: Cauzione = Italian for a deposit
name: Empty Flat = what it looks like on the first evening
name: Sofa Upstairs = the hardest part of moving in
line: Move in and still afford a lamp
line: The keys now, the sofa too
line: Your deposit stays where it is: with you
line: For the month with two rents
line: Boxes up, savings not gone

micro-insurance
job: a policy, policies
rival: insurers with an app | they sell in two minutes and their claims are done by chat | Lemonade, Getsafe@DE, Cuvva@GB | insurance app
rival: agents and big insurers | they know the family's other policies, and one may ring somebody | Allianz, AXA | insurance agent
rival: putting something aside and hoping | mostly nothing happens
meet: shops where the insured thing is sold, markets and club evenings | shopkeeper | people hold the new thing in their hands there and think of losing it | cover one thing for one week in {name} at the counter and go through a made-up claim | two afternoons a week | shopkeepers, club leaders and savings groups | they are asked what happens if it breaks or the rain does not come
measure: the share of claims paid out without a second question
moat: the record of small claims in one trade, which tells what cover really costs
risk: covers are so small that one claim by letter eats fifty premiums | decide small claims by rule, pay them the same day and look only at the odd ones
rule: Settle who carries the risk and who may sell | Ask the regulator which permission distributing needs, sign with a licensed insurer, write the exclusions on the first page, and train everybody who sells. | the permission, the insurer's contract and a page of exclusions are there
trial: Pay ten claims from your own pocket | Offer one small cover to thirty people by hand with the insurer's consent, settle what happens for two weeks, and count questions and doubts. | claims, minutes and doubts are on one sheet
ask: Which insurer carries it, and since when? | | closing-calls | with three insurers and one signed letter of intent
ask: Who buys cover for so small a thing? | | trade-trial | by offering it in a shop for two weeks
roles: somebody who has built insurance covers | somebody who sells through shops and clubs | a developer for policies and claims
search: short term insurance
name: Just in Case = the reason for every policy
name: Small Umbrella = as much as a shower needs
name: Oops & Over = what happens and is then settled
name: Spare Wheel = what one carries and hardly needs
name: Rainy Thursday = the day it is for
name: Butterfingers = who drops the telephone
name: +Mishapling = a small accident
name: One Day Cover = exactly as long as it is lent
name: Paraplu = Dutch for an umbrella
name: Knock Wood = what people did before
name: Cracked Glass = the commonest sad story
line: For the day you borrow the van
line: A small umbrella for a small shower
line: Dropped it? Tell us where
line: Covered from breakfast till you return it
line: Butter side down, and not so bad

savings-circle
job: a payout, payouts
rival: apps for savings circles and lending between people | they remind everybody and keep the list | StepLadder@GB, eMoneyPool@US, Mission Asset Fund@US, MoneyFellows@EG | savings circle app
rival: banks, credit unions and small lenders | they pay out today | | small loan
rival: a circle among aunts with an exercise book | it rests on shame and trust, and it has held for thirty years
meet: places of worship, market halls and associations of migrants | treasurer of the association | she keeps three circles in one exercise book and is tired of asking for money | copy one of her circles into {name} together and let it send the next reminder | two evenings a week | treasurers, market women and hairdressers | they vouch with their own name for every member
measure: the share of contributions that arrive on the agreed day
moat: a record of who has paid on time, round after round
risk: somebody takes the pot first and disappears | put new members last, ask for somebody who vouches, and keep a small reserve in each circle
rule: Settle whether holding the pot needs a licence | Ask the regulator about deposits, credit and payments, find a licensed partner to hold the money, and check what must be known about each member. | the regulator's answer and the partner's contract are in one folder
trial: Run one circle by hand | Lead one circle of eight people through two short rounds, remind and collect yourself, and note who was late and what helped. | contributions, delays and what was said are on one sheet
ask: What happens when somebody leaves after their payout? | | rules | with the reserve, the order and the guarantor in writing
ask: Why pay for what aunts do for nothing? | | price-talks | with three treasurers, by hours and worries
roles: a treasurer of a real circle | somebody who knows licences for payments | a developer for contributions and reminders
search: savings circle app
name: Aunt's Book = where the list used to be
name: Round Table = where everybody's turn comes
name: Eighth Hand = the last one to receive
name: Pot & Promise = the money and the word
name: Circle Cow = a herd kept in common
name: My Turn May = when the pot comes round
name: +Vouchwell = to stand up for somebody
name: Twelve Cups = as many as there are months
name: Cadena = Spanish for a chain
name: Given Word = what it rests on
name: Market Morning = when contributions are collected
line: Your turn in May, hers in June
line: The exercise book, without the arguments
line: Trust, with a list
line: Eight friends, one pot, everybody's turn
line: A roof, a sewing machine, a wedding

remittance
job: a transfer, transfers
rival: transfer apps | they show the rate before one presses the button | Wise, Remitly, WorldRemit, Sendwave | send money abroad
rival: counters with cash | they are on every corner, also in the village | Western Union, MoneyGram, Ria | money transfer
rival: a cousin who flies home and a trader who knows somebody | it is paid out on the same evening and nobody asks for papers
meet: migrants' shops, places of worship and call shops on pay day | owner of the migrants' shop | people carry their wage home from there on the first weekend of the month | send one transfer with somebody in {name} and wait together until the mother calls | two weekends a month | shop owners, community radio and football clubs | they are asked which way is safe this month
measure: the share of senders who send again next month
moat: payout points in the villages others leave out
risk: banks and payout partners close the account of a small transfer company overnight | keep two partners for each country and a person who does nothing but the rules
rule: Settle the licence and the checks before the first transfer | Ask which licence each country wants or whose agent you may be, set up checks of senders and sums, and say what happens with a payment that is held back. | the licence or agent contract and the checks are in writing
trial: Send twenty transfers down one corridor | Send twenty small sums through existing services to the same village, note hours, loss and where the mother had to go. | hours, losses and ways are on one sheet
ask: Which of the two countries' licences do you have? | | rules | with the letters of both authorities or of the partner
ask: What is left after card, exchange and payout? | | price-talks | with two payout partners' offers for one corridor
roles: somebody who knows licences and checks | somebody from the community that sends | a developer for payments
search: send money abroad
name: Monthly Mango = something sweet that comes every month
name: Mother's Roof = what much of it is spent on
name: Far Table = where the family eats
name: Village Road = where it has to arrive
name: +Homebound = on its way to the family
name: First Saturday = when wages go home
name: Tin Roof = what the first money bought
name: Heron & Home = a bird that knows both shores
name: Envoi = French for something sent
name: Auntie's Phone = where the message rings
name: Both Shores = here and there
line: Until your mother calls to say thanks
line: From your wage to her market day
line: As far as the last bus goes
line: School fees there, work here
line: The village is closer on pay day

crypto-tracker
job: a trade, trades
rival: portfolio and tax apps for crypto | they read most wallets and print the page for the tax office | CoinTracker, Koinly, CoinStats, Delta | crypto portfolio tracker
rival: exchanges with their own overview | the coins lie there anyway | Coinbase, Binance, Kraken | crypto exchange
rival: a spreadsheet from last year and hoping that nobody asks | it was enough as long as prices rose
meet: crypto meet-ups, online groups and tax advisers in spring | host of the meet-up | people know there what they own and not what they paid for it | connect one wallet with somebody in {name} and look for the transfer that is missing | one evening a week | tax advisers, hosts of meet-ups and video makers | they get a box of exports every spring and cannot read it
measure: the share of transactions that are assigned without a question
moat: connections to the odd exchanges and the cases solved for each
risk: prices fall and half the customers no longer want to know | earn from the yearly tax page, which is due in bad years as well
rule: Settle what is advice, custody or tax help | Ask the regulator about custody and advice, read wallets only with rights to look, and have a tax adviser sign how each kind of income is treated. | the answers and the adviser's page are in writing
trial: Sort the year of ten people by hand | Take the exports of ten people, reconstruct the year, and count transactions that no rule could assign. | open transactions by cause are on one sheet
ask: What happens if your keys are stolen? | Keys that can only look move nothing | rules | with a second developer trying to move a coin
ask: Who pays in a year without gains? | | f-4 | by counting renewals among those who lost money
roles: a developer who knows the chains | a tax adviser who knows the subject | somebody who answers confused customers in spring
search: crypto tax
name: Cold Ledger = a book that lies offline
name: Block & Bread = coins, and what one lives from
name: Lost Key = the story everybody tells
name: Chainstitch = one link after the other
name: Old Wallet = the one from the first year
name: +Gasfee = what was forgotten in the sum
name: Bull & Barn = where it stands when it rests
name: Moon Receipt = proof of where it flew
name: Bilancio = Italian for the balance
name: Paper Trail = what the tax office wants
name: Two Hundred Tabs = every coin in its own window
line: What you paid for it, remembered
line: The wallet from the first year, too
line: For the spring after a wild winter
line: Every coin, including the silly one
line: A page the tax office can read

self-employed-tax
job: a return, returns
rival: tax and bookkeeping apps for freelancers | they put the tax aside from each payment and send the form | Accountable@DE, Accountable@BE, Sorted@DE, QuickBooks, TaxScouts@GB, FreeAgent@GB | freelancer tax app
rival: tax advisers | they sign, and it is their fault if it goes wrong | | tax adviser freelancer
rival: a shoebox, a spreadsheet and three nights in May | it costs only three nights
meet: co-working spaces, start-up advice offices and associations of freelancers | adviser for founders | people sit there in their first year and do not know what belongs to the tax office | go through one month of an account with somebody in {name} and name the sum that is not theirs | one morning a week | start-up advisers, co-working hosts and tax advisers who take nobody small | they send freelancers away every week
measure: the share of users who file their return themselves before the last week
moat: the odd expenses of one trade and what the office said about each
risk: everybody comes in one month, and the first wrong form is told to all colleagues | sell in the quiet months, check every return twice, and insure what is calculated
rule: Settle who may prepare and send a return | Ask who may give tax help for money, test with the authority's interface, insure mistakes, and have a tax adviser sign the rules each year. | the permission, the test and the policy lie in one folder
trial: Do twelve shoeboxes by hand | Take the receipts of twelve freelancers of one trade, make last year's return with an adviser, and note each case that no rule covered. | all odd cases are on one list with the adviser's answer
ask: Who is liable for a wrong figure? | | rules | with the terms and an insurer's answer
ask: What happens when the rules change in December? | | f-2 | with the adviser's list of changes and the days they took
roles: a tax adviser who signs the rules | a developer for bank data and forms | somebody who answers in the last week of the deadline
search: freelancer tax app
name: May Nights = when returns are done
name: Tax Jar = where it is put before it is spent
name: Receipt Rain = what falls out of the bag
name: Not Mine = the part that belongs to the office
name: Coffee & Column = where a return begins
name: +Quillpence = pens and small coins
name: Shoe & Box = where the year was kept
name: Stamp Duty Free = a desk without stamps
name: Fattura = Italian for an invoice
name: Last of July = the date on the wall
name: Line Nineteen = the one nobody understands
line: The part of it that is not yours
line: Train ticket? Keep it. We ask later
line: Three nights in May, given back
line: For people who work in their kitchen
line: The shoebox may go now

subscription-manager
job: a contract, contracts
rival: apps that find and cancel subscriptions | they read the account and show the one that was forgotten | Rocket Money@US, Emma@GB, Aboalarm@DE | cancel subscriptions app
rival: comparison sites and the bank's app | they show the cheaper tariff or the list at no charge | Verivox@DE, uSwitch@GB, MoneySuperMarket@GB | compare contracts
rival: meaning to do it and forgetting again | it is only a small sum each month
meet: consumer advice centres, libraries and repair cafés | consumer adviser | people bring letters there from contracts they do not remember signing | find one forgotten contract on a telephone with {name} and cancel it while they watch | one afternoon a week | consumer advisers, debt advisers and grown-up children | they write the same letter of cancellation every day
measure: the share of households that end a contract in the first week
moat: the cancellation path of every provider, tried and kept current
risk: after the great clearing-out there is nothing left to cancel, and we are the last subscription | charge by what is ended or renewed, and watch the date on which the next price rises
rule: Settle on whose behalf you may cancel | Ask what form a mandate needs, whether reading accounts wants a licensed partner, and publish every commission from a provider. | the mandate text, the partner and the list of commissions are ready
trial: Go through twenty bank statements | Read three months of statements with twenty people, list what they did not know, cancel by hand for two weeks and count how long each took. | contracts, hours and refusals are on one sheet
ask: What do you earn when somebody changes provider? | | rules | with every commission published beside the offer
ask: What remains to be done in the second year? | | f-3 | by looking for new contracts in the same households
roles: somebody who knows consumer law | a developer for accounts and letters | somebody who stays on hold with providers
search: cancel subscriptions
name: Gym Since June = the membership everybody has forgotten
name: Free Trial = how it began
name: Notice Given = the letter is out
name: Fine Print Fox = a sly reader of contracts
name: Cancelot = a knight who ends contracts
name: Last Issue = of the magazine nobody reads
name: +Lapseward = towards the end of a contract
name: Thirty Days = as long as it usually takes
name: Disdetta = Italian for a cancellation
name: Dusty Contract = what lies at the back of the drawer
name: Still Paying = the question to every entry
line: Still paying for that gym?
line: The free trial from two summers ago
line: Goodbye to the magazine nobody reads
line: Which of these do you remember signing?
line: Somebody else listens to their hold music

salary-advance
job: an advance, advances
rival: apps that pay wages early | they have the money there in a minute | Wagestream@GB, EarnIn@US, Dave@US, DailyPay@US | salary advance app
rival: overdrafts, credit cards and short loans | they ask no questions at the moment | | small loan
rival: asking the boss, a colleague or the mother | it costs nothing but the face one makes
meet: staff canteens, warehouse gates and care homes at the change of shifts | shift manager | in the last week of the month people there swap shifts for cash | work out one week's earned wage with somebody in {name} and what the advance would cost | two shifts a week | personnel managers, unions and debt advisers | they sign advances by hand or see what short loans do
measure: the share of employees who need it less often in the third month than in the first
moat: links to the payroll of employers in one trade
risk: people draw every week and are short every week | cap what can be drawn, show the month's rest first, and measure success by fewer advances
rule: Settle whether it counts as credit | Ask the regulator how advance and fee are treated, ask how the employer's payroll and a person's debts stand to it, and name the full cost of one advance. | the regulator's answer and the cost page are in writing
trial: Let one employer pay early by hand | Pay ten employees of one company earned wages weekly for two weeks through its own payroll, and note sums, days and purpose. | sums, days and what they were for are on one sheet
ask: How is this better than a short loan? | Only earned wages can be drawn, and the cost is named first | rules | with one advance calculated both ways and the regulator's answer
ask: Who pays the fee, the employee or the employer? | | price-talks | with ten employees and three payroll managers
roles: somebody who knows payroll | somebody from debt advice | a developer for payments
search: salary advance
name: Day Twenty-Two = when it gets tight
name: Earned Already = whose money it is
name: Mid Month = half of it is done
name: Shift & Sum = what was worked, what is due
name: Tide Me = as much as one needs till then
name: +Wagewell = wages that come in time
name: Broken Boiler = why it is needed this week
name: Tuesday Pay = a wage before the weekend
name: Acconto = Italian for a part-payment
name: Night Shift Note = for those who worked when others slept
name: Already Mine = what the worked hours are
line: You worked Monday. It is Wednesday
line: The boiler does not wait for payday
line: For the last week of the month
line: Worked hours are your money already
line: No red face at the boss's door

mortgage-advice
job: a mortgage, mortgages
rival: online mortgage brokers | they compare many banks and are paid by the one that is chosen | Habito@GB, Mojo Mortgages@GB, Interhyp@DE, Better@US | mortgage broker online
rival: the bank around the corner and brokers in the town | they have known the family's account for years | | mortgage adviser
rival: a loan calculator on Sunday evening and a friend who has built | it answers at once and asks for no papers
meet: viewings, home-buying evenings and building exhibitions | estate agent | buyers stand there without knowing which price they may say | calculate with a couple in {name} which monthly sum they can bear before they bid | two evenings a week | estate agents, solicitors or notaries and employers | a buyer whose loan fails costs them the sale
measure: the share of applications that a bank accepts at the first attempt
moat: what each bank really wants to see, learned from every refusal
risk: rates rise, nobody buys and commissions end | add those whose fixed rate runs out, who come in every kind of year
rule: Settle the licence and how you are paid | Ask which licence and examination broking loans needs, insure advice, show the commission of every bank, and keep papers as a bank would. | licence, policy and the commission table lie in one folder
trial: Take eight buyers to a bank | Prepare the papers of eight buyers by hand, send each to two banks, and note days, questions and the reason of every refusal. | days, questions and refusals are on one sheet
ask: Do you recommend the bank that pays you most? | The commissions are shown beside the offers | rules | with the table of commissions and ten real recommendations
ask: What do you live on when rates rise? | | price-talks | with people whose fixed rate ends in two years
roles: a licensed mortgage adviser | somebody whom estate agents call back | a developer for papers and offers
search: mortgage adviser
name: Front Step = the first stone of one's own
name: Fixed Till = how long the rate holds
name: Loan & Lintel = the money and the beam above the door
name: Keys on Friday = how a purchase ends
name: +Brickwise = to know what stones cost
name: Sunday Viewing = where the wish begins
name: Second Bedroom = what it is all about
name: Thirty Springs = how long it is paid
name: Beam & Balcony = what is being paid for
name: Zuhause = German for being at home
name: Bid Calm = how one names a price
line: Know your number before you bid
line: Thirty years, explained in one evening
line: From Sunday viewing to Friday keys
line: The bank says yes to paper. Bring yours
line: Which house your month can carry

pension-overview
job: a plan, plans
rival: pension apps | they gather old pots and show one figure | PensionBee@GB, Empower@US | pension app
rival: pension advisers, banks and the state's own statement | they have a licence, or they are the source | | pension adviser
rival: a folder with yearly letters and not looking | it is still far away
meet: company lunch talks, adult education evenings and fiftieth birthdays | personnel manager | people ask there in a low voice whether they have done too little | put three yearly letters together in {name} and name the month's sum | one evening a week | personnel managers, women's networks and tax advisers | they hand out letters nobody understands
measure: the share of people who change one thing after seeing their figure
moat: old schemes and employers, and how one gets an answer out of each
risk: people look once, are frightened or calmed, and do not come back for ten years | send one page a year on the birthday, and earn where somebody acts
rule: Settle where showing ends and advising begins | Ask the regulator what may be said about products, let a licensed adviser take over there, name every commission, and take a mandate for each request to a scheme. | the line, the adviser and the mandate are in writing
trial: Open the folders of twelve people | Gather all pensions of twelve people by hand, write to each scheme, and note the days until an answer and what was missing. | days, gaps and surprises are on one sheet
ask: How exact is the figure? | It is a range, and what it rests on stands below | trade-trial | by letting an adviser calculate ten cases as well
ask: What do you earn, and from whom? | | rules | with each payment and payer on one public page
roles: a pension adviser with a licence | a developer for letters and figures | somebody who explains it without frightening
search: pension overview
name: Second Armchair = where one will sit
name: The Folder = with the yearly letters in it
name: Half Past Sixty = a good time of life
name: Slow Harbour = where one arrives
name: Rosebed Fund = what there will be time for
name: Letters & Later = the yearly post and its meaning
name: +Eldersum = the figure for then
name: Long Afternoon = what comes after work
name: Siesta Fund = rest that has been paid for
name: Old Employer = somebody who still owes one a letter
name: Tomato Years = when the greenhouse is built
line: The folder you never open, opened
line: What will be there each month?
line: From nine letters to one figure
line: For the years with tomatoes
line: That job in the nineties counts too
`;
