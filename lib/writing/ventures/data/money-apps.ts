/** Private money: what is known of them; the keys are those of `../lore.ts`. */
export const MONEY_APPS = `
budget-app
job: a budget month, budget months
rival: the bank's own app | it is already there, sorts spending and costs nothing | Monzo@GB, Revolut | bank app with budget
rival: a spreadsheet or pen and paper | it is free, private and can be set up as one likes | Google Sheets, Microsoft Excel | budget template
rival: budget apps | they read the accounts and sort the spending by themselves | YNAB, Monarch Money@US, Emma@GB, Finanzguru@DE | budget app
meet: debt advice centres, money groups online and evening courses on household budgets | debt adviser | people come because the money runs out before the end of the month | go through last month's spending with one person in {name} and agree a sum for the coming week | one afternoon a week | debt advisers, credit unions and employers | they explain the same household plan to one person after another
measure: the share of users who stay within their weekly budget in the fourth week
moat: spending sorted correctly for the shops and bills of one country, with corrections learnt from users
risk: users look at their spending for a few weeks and then stop opening the app | send one short summary on a fixed day each week with one thing to decide
rule: Settle access to bank data and financial advice | Ask the financial authority whether reading accounts needs a licence or a licensed partner, find out where information ends and regulated advice begins, and write a privacy notice that lists all stored data. | the answer, the partner's contract and the privacy notice are on file
trial: Sort the spending of eight people by hand | Go through last month's spending with eight people, set one weekly limit with each, send a message every three days, and note who kept to it after two weeks. | limits set, limits kept and reasons are on one sheet
ask: Why not use the bank's own app? | It shows one bank, and many households use more than one | interviews-2 | by asking ten people whose bank already sorts their spending
ask: What does reading the accounts cost per user? | | price-talks | with offers from two licensed data providers
ask: How many still open it after two months? | | f-3 | by counting weekly visits of the first users
roles: somebody who has advised people on money | a developer who has connected banks | a designer who makes figures easy to read
search: budget app
name: +Spendplan = a plan for what is spent
name: Till Payday = what is left until payday
name: +Monthwise = wise about the month
name: Left to Spend = what can still be spent
name: Clear Month = a month without surprises
name: +Budgetbee = a busy helper with budgets
name: Bills First = bills paid before the rest
name: Week by Week = a budget for each week
name: *Budgeta = from the word budget
name: Enough Left = money at the month's end
name: +Sumsight = your sums in sight
name: Honest Pocket = what is really in it
line: Know what is left until payday
line: See where your money goes
line: Bills covered, the rest is yours
line: A budget in five minutes a week
line: No more surprises at month's end
line: Spend with a plan you can keep

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
job: a pocket-money payment, pocket-money payments
rival: cash and a money box | it is free, children understand it and nobody has to sign up
rival: a children's account at the parents' bank | it is usually free and the bank is already known | | bank account for children
rival: cards and pocket-money apps for children | the child gets a card, and parents set the limits | GoHenry@GB, Greenlight@US, Pixpay@FR, Revolut | kids debit card
meet: schools, parents' groups online and youth clubs | head of the parents' association | parents ask each other how much pocket money to give and how to teach saving | set up pocket money and one saving goal in {name} with five families at a parents' evening | one evening a week | teachers, youth workers and banks without a product for children | they are asked how children learn to handle money
measure: the share of families that still pay pocket money through it after six weeks
moat: families who stay for years and bring in younger brothers and sisters
risk: children move to an ordinary bank account as teenagers while every card costs money each month | charge the family by the month, cover card costs in the price and start with young children
rule: Settle who holds the money and who must consent | Find a licensed bank or payment partner, ask from what age a child may have a card and whose consent is needed, collect as little data on children as possible, and show them no advertising. | the partner's contract, the consent form and the privacy notice are on file
trial: Run pocket money in eight families for two weeks | Let eight families track pocket money, chores and one saving goal in a shared sheet, remind them on payday, and note what was paid, saved and spent. | payments, savings and questions are on one sheet
ask: Who holds the money, and how is it protected? | | rules | with the licensed partner's answer in writing
ask: Will parents pay a monthly fee for pocket money? | | price-talks | by asking five parents with such a card and ten without
ask: At what age do children start and stop using it? | | interviews-2 | with parents of children in three age groups
roles: somebody who manages the bank or card partner | a developer for the family app | a teacher who explains money to children
search: pocket money app
name: +Pennystart = the first pennies, well used
name: Pocket Plan = a plan for pocket money
name: Chore & Coin = help at home, earn money
name: +Coinkid = a child with coins
name: Saving Goal = what the child saves for
name: First Wallet = a child's first wallet
name: +Pocketwise = clever with pocket money
name: Allowance Day = when pocket money is paid
name: *Coinella = a small word for coins
name: Jar by Jar = spend, save and share
name: +Kidsave = children who save
name: Earn & Learn = money lessons from chores
line: Pocket money, paid on time
line: Kids learn to save by saving
line: Chores done, pocket money earned
line: Their money, with your limits
line: From first coins to first card
line: Teach money while it is small

beginner-invest
job: a deposit, deposits
rival: savings accounts and keeping cash | the amount cannot fall and the money is there at any time | | best savings rate
rival: investment apps | an account is open within minutes and small sums are enough | Trade Republic@DE, Trade Republic@FR, Trade Republic@ES, Moneybox@GB, Acorns@US, eToro | investing for beginners
rival: banks and financial advisers | customers can ask a person, and they know the family's finances | St. James's Place@GB, Edward Jones@US | financial adviser
meet: evening courses on money, women's networks and employers' lunch talks | organiser of the money course | participants say that they have wanted to start for years | explain a monthly deposit to a small group with {name}, including what it could lose in a bad year | one evening a week | adult education teachers, HR departments and investment clubs | they are asked how to start and may not give advice themselves
measure: the share of beginners who make their second monthly deposit as planned
moat: trust earned by clear fees and calm guidance when prices fall
risk: prices fall soon after the start and new customers sell at a loss | show a bad year before the first deposit and write to every customer on the day prices fall
rule: Settle licences, advice and warnings | Ask the financial authority where education ends and regulated advice begins, find a licensed partner for accounts and orders, state all fees, and put the risk of loss wherever a gain is shown. | the authority's answer, the partner's contract and the warnings are on file
trial: Guide eight beginners through a practice portfolio | Let eight beginners choose a monthly sum and a practice portfolio, show them a year in which prices fell, and note who would sell, what they did not understand and who wants to open an account. | decisions, questions and sign-ups are on one sheet
ask: What does a customer pay in total, including the fees of the funds? | | price-talks | with the full cost of three typical deposits on one page
ask: What do customers do when prices fall? | | f-4 | by counting deposits and withdrawals in the worst week so far
ask: Why not use a large investment app? | Beginners want explanations before they choose | interviews-2 | by asking ten people who opened an account and never used it
roles: somebody with the licence or the licensed partner | a developer for accounts and payments | somebody who explains investing in plain words
search: investing for beginners
name: +Startfolio = a first portfolio
name: First Deposit = the first money invested
name: +Growsum = a sum that grows
name: Plain Invest = investing in plain words
name: Long View = investing for many years
name: +Steadyseed = small sums, invested steadily
name: Monthly Seed = a small deposit each month
name: Calm Investor = calm when prices fall
name: *Investia = from the word invest
name: Patient Money = money that is given time
name: +Fundfirst = funds for beginners
line: Start investing with a small sum
line: Investing explained before you begin
line: Every fee on one page
line: Invest monthly, stay calm, keep going
line: Know the risk before you start
line: Your first portfolio, in plain words
line: Small deposits, year after year

bill-splitting
job: a shared expense, shared expenses
rival: sending money by bank or payment app | everybody has one and the money arrives at once | PayPal, Revolut, Venmo@US, Lydia@FR, Swish@SE | send money to friends
rival: apps that split costs | friends have them from the last trip, and the basic version is free | Splitwise, Tricount, Settle Up | split expenses app
rival: taking turns, a calculator or a spreadsheet | it needs no app and nobody has to sign up
meet: student halls, hostels and sports clubs | treasurer of the club | one member has paid for everybody and has to collect the money | enter the costs of one trip in {name} with the group and settle them before they go home | two evenings a week | hostel hosts, tour organisers and landlords of shared flats | they hear arguments about who paid for what
measure: the share of groups that settle every expense within three days
moat: groups who keep their shared costs there and invite the next one
risk: groups use it for one trip and the free apps do the same | charge the organiser for extras such as receipt scanning and payment, and offer a standing group for flats and clubs
rule: Settle payments, contacts and deletion | Ask whether moving money between members needs a licence or a payment partner, ask for consent before reading contacts, and let members delete their own data. | the answer, the partner's terms and the privacy notice are on file
trial: Settle the costs of five groups | Let five groups note every shared cost for a week or a weekend, send them the settlement, and note what was forgotten, disputed and paid. | expenses, disputes and days until paid are on one sheet
ask: Who in the group would pay for the app? | | price-talks | by asking ten people who organise trips or share a flat
ask: Why change from the app friends already have? | | interviews-2 | with five groups that use one, about the last time it annoyed them
ask: How many groups come back for a second trip? | | f-3 | by counting groups that open a new list
roles: a developer for payments and the app | a designer who makes adding a cost quick | somebody who brings it to clubs and halls
search: split expenses with friends
name: +Splitfair = costs split fairly
name: All Even = nobody owes anything
name: +Sharetab = a shared tab
name: Group Tab = one list for the group
name: Even Friends = friends who owe nothing
name: +Oweless = fewer debts among friends
name: Fair Portions = each pays a fair part
name: Trip Kitty = the common fund of a trip
name: *Dividu = from the word divide
name: Who Paid = the list of who paid
name: Evenly = shared in equal parts
line: Split costs, stay friends
line: Everybody pays their fair share
line: Settle the trip in one tap
line: No more chasing friends for money
line: Add it once, everyone sees it
line: Shared costs, settled the same day

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
rival: circles run with cash and a notebook | members know each other and it costs nothing
rival: banks, credit unions and small lenders | money is there at once and the contract is clear | | small loan
rival: apps for savings circles | they remind members and keep the record | Mission Asset Fund@US, MoneyFellows@EG | savings circle app
meet: places of worship, markets and community associations | treasurer of the association | treasurers keep the list by hand and have to chase late payers | set up one existing circle in {name} with its treasurer and let it send the next reminders | two evenings a week | treasurers, market traders' leaders and community workers | members hold them responsible when somebody pays late
measure: the share of contributions paid on the agreed day
moat: payment records of members and circles that start a new round together
risk: a member takes the payout early and stops paying | let new members receive last, ask for a guarantor and build a small reserve in each circle
rule: Settle who may hold the pot | Ask the financial authority about rules for deposits, credit and payments, find a licensed partner to hold the money, and check which identity papers members must show. | the authority's answer and the partner's contract are on file
trial: Support two circles for two weeks | Keep the list and send the reminders for two circles that exist already, without touching the money, and note who paid on time, who was late and what the treasurer would pay for. | payments, delays and the treasurers' answers are on one sheet
ask: What happens when somebody stops paying after the payout? | | rules | with the order, the guarantor and the reserve in writing
ask: Why pay for what treasurers do for free? | Reminders and a clear record save them time and arguments | price-talks | with five treasurers
ask: Do strangers trust each other in one circle? | | interviews-2 | by asking ten members whom they would let in
roles: somebody who has run a circle | somebody who knows payment licences | a developer for contributions and reminders
search: savings circle app
name: +Circlepot = the pot of the circle
name: Our Turn = each member gets a turn
name: +Savetogether = saving in a group
name: Trusted Round = a round with people you trust
name: Shared Pot = the money of all members
name: Friends & Fund = friends and their fund
name: +Turnfund = a fund paid in turns
name: Paid in Turn = each gets the pot once
name: *Tontina = from the word tontine
name: Every Member = everybody pays, everybody receives
name: +Groupnest = a nest egg from a group
line: Save together, receive in turn
line: Everybody sees who has paid
line: Reminders instead of arguments
line: Your circle, clear and safe
line: One pot, everybody's turn
line: A savings circle without the notebook

remittance
job: a transfer, transfers
rival: cash counters | they are nearby, and the family can collect cash in many places | Western Union, MoneyGram, Ria | money transfer
rival: transfer apps | the rate and fee are shown at once and it works from home | Wise, Remitly, WorldRemit, Sendwave | send money abroad
rival: travellers and informal agents | they are known in the community and deliver to the door
meet: community shops, places of worship and hometown associations | owner of the community shop | people come on payday and ask how to send money home | send one transfer with a customer through {name} and stay until the family confirms that it has arrived | two days a month | shop owners, community radio and community leaders | they are asked which service can be trusted
measure: the share of transfers that are paid out within the promised time
moat: reliable payout points where senders' families live, and a name the community trusts
risk: a bank or payout partner ends the contract and transfers stop | keep two partners for each country and have one person responsible for compliance
rule: Settle the licence and the checks before the first transfer | Ask which licence both countries require or whose agent you may become, set up checks of identity and origin of money, and write down what happens to a blocked transfer. | the licence or agent contract and the written checks are on file
trial: Follow ten transfers on one route | Accompany ten senders to one country for two weeks with the services they use today, and note fees, rate, hours until payout, problems and what they would change. | costs, hours and problems of ten transfers are on one sheet
ask: Which licence do you work under in each country? | | rules | with the letters of the authorities or of the partner
ask: What is left after card fees, exchange and payout? | | price-talks | with offers from two payout partners for one route
ask: How do the receivers want to be paid? | In cash, to an account or to a phone | interviews-2 | by asking ten senders and their families
roles: somebody responsible for licences and checks | somebody from the community that sends | a developer for payments
search: send money home
name: +Homesend = money sent home
name: Family Transfer = money for the family
name: +Sendkin = sending to your kin
name: Both Homes = here and back home
name: Arrived Today = paid out the same day
name: Home Payout = paid out at home
name: Safe Arrival = it arrives safely
name: Near & Far = family near and far
name: *Homira = from the word home
name: Back Home = the family back home
name: +Kinpay = paying for family
name: Direct Home = straight to the family
line: Money home, fast and safe
line: See what arrives before you send
line: Your family knows when it's there
line: Paid out where your family lives
line: Clear rates, no hidden fees
line: Send from your phone, collect nearby

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
rival: tax advisers and accountants | they check everything, sign it and can be asked | | accountant for self-employed
rival: tax and bookkeeping apps | they cost less than an adviser and fill in the forms | QuickBooks, FreeAgent@GB, Accountable@DE, Accountable@BE, Sorted@DE, Keeper@US | freelancer tax app
rival: a spreadsheet and the tax office's own website | it is free and has worked in other years | | file tax return self-employed
meet: coworking spaces, start-up advice centres and freelancers' associations | start-up adviser | people in their first year do not know how much of each payment to keep for tax | go through one month of payments with a freelancer in {name} and show what to set aside | one morning a week | start-up advisers, coworking hosts and accountants without time for small clients | freelancers ask them about tax every week
measure: the share of users who file before the last week of the deadline
moat: knowledge of the usual expenses and odd cases of a few trades
risk: most customers come just before the deadline, and mistakes slip in under pressure | offer a lower price for early sign-up, collect receipts all year and check each return twice
rule: Settle who may prepare and file returns | Ask who may give tax help for money, register for electronic filing where it is needed, take out professional liability insurance, and have a tax adviser review the rules every year. | the permission, the filing test and the policy are on file
trial: Prepare the figures of six freelancers | Take last quarter's payments and receipts of six freelancers, work out income, expenses and tax to set aside with an adviser's check, and note hours, missing papers and cases no rule covered. | hours, missing papers and open cases are on one sheet
ask: Who is liable for a mistake in the return? | | rules | with the terms and an insurer's answer
ask: Do customers pay by the month or per return? | | price-talks | by offering both to ten freelancers
ask: How much work is it when tax rules change? | | f-2 | with the adviser's list of last year's changes and the hours they took
roles: a tax adviser who reviews the rules | a developer for bank data and forms | somebody who answers questions before the deadline
search: tax for self-employed
name: +Taxaside = tax put aside in time
name: Tax Pot = where the tax money waits
name: +Filelight = filing made light
name: Solo Return = a tax return for one
name: Keep & File = keep receipts, file in time
name: +Taxcalm = calm about tax
name: Ready to File = everything is prepared
name: Receipt Day = receipts sorted on time
name: *Fisca = from an old word for treasury
name: Your Share = what is left after tax
name: +Solofile = filing for people alone
name: Paid & Filed = tax paid, return sent
line: Know what to set aside for tax
line: Your tax return, done on time
line: From receipts to a finished return
line: Tax sorted while you work
line: No surprise from the tax office
line: Freelance tax without the late nights
line: Every payment, tax already set aside

subscription-manager
job: a contract, contracts
rival: going through the bank statement oneself | it costs nothing and takes an evening
rival: the bank's app and the app store's list | they show repeated payments at no extra cost | Apple, Google Play, Revolut | manage subscriptions
rival: subscription apps and comparison sites | they find contracts, cancel them or show a cheaper offer | Rocket Money@US, Emma@GB, Aboalarm@DE, Uswitch@GB, Verivox@DE | cancel subscriptions
meet: consumer advice centres, money-saving groups online and repair cafés | consumer adviser | people bring letters and charges they do not understand | find one unused subscription with a visitor in {name} and cancel it on the spot | one afternoon a week | consumer advisers, debt advisers and adult children of older parents | they write cancellations for others again and again
measure: the share of users who cancel or lower at least one contract in the first two weeks
moat: a tested cancellation route for every common provider, kept up to date
risk: once the unused contracts are gone, users have no reason to stay | warn before every renewal and price rise, and show what was saved this year
rule: Settle mandates, account access and commissions | Ask what form a cancellation mandate must have, whether reading accounts needs a licence or a licensed partner, and disclose every commission a provider pays. | the mandate, the partner's contract and the list of commissions are on file
trial: Check the contracts of eight households | Go through three months of payments with eight households, list every contract, cancel or switch what they choose, and note minutes, refusals and what was saved. | contracts, minutes and savings are on one sheet
ask: Who pays, the user or the new provider? | | price-talks | by offering ten households a fee and a share of the saving
ask: What keeps users after the first clear-out? | | f-3 | by looking for new and renewed contracts in the same households
ask: Which providers refuse a cancellation by somebody else? | | rules | with the answers of the ten most common providers
roles: somebody who knows consumer contracts | a developer for account data and letters | somebody who deals with providers
search: cancel subscriptions
name: +Subcheck = subscriptions checked for you
name: Last Invoice = the final bill of a contract
name: +Endnotice = notice given in time
name: Keep or Cancel = the choice for each contract
name: +Contractlist = all contracts in one list
name: Renewal Watch = warns before contracts renew
name: Cancel Day = the day it ends
name: Paid & Unused = what is worth cancelling
name: *Cancella = from the word cancel
name: Fewer Bills = less to pay each month
name: +Billtrim = bills cut back
line: Find the subscriptions you forgot
line: Cancel in minutes, not phone calls
line: All your contracts in one list
line: A warning before every renewal
line: Stop paying for what you don't use
line: Leave on time, keep the proof

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
