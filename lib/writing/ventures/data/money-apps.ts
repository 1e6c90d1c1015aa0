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
rival: a joint account at the bank | every bank offers one, and rent goes out by itself | Revolut, Monzo@GB, N26@DE | joint account
rival: apps for splitting bills and budgeting | they are free to start, and friends use them | Splitwise, Honeydue@US, YNAB | couples budget app
rival: a spreadsheet, or sending money back and forth | it is free and both are used to it
meet: wedding fairs, moving-in fairs and parenting groups | organiser of the wedding fair | couples there are planning shared costs for the first time | set up a shared budget in {name} with a couple in ten minutes | one weekend a month | financial advisers, wedding planners and couples' counsellors | they hear how often couples argue about money
measure: the share of couples in which both partners still use the app after a month
moat: shared history and rules that a couple does not want to set up again elsewhere
risk: one partner is keen and the other never signs in | let one begin alone and invite the other with one simple question
rule: Settle data, consent and any payment licence | Ask each partner separately for consent, check whether moving or holding money needs a licence or a partner bank, and decide what happens to the data when a couple parts. | consent, the licence answer and the exit rule are written
trial: Let ten couples share a month's costs | Set up ten couples with the app or a simple sheet for two weeks, note who enters what and what they talk about, and ask who would pay. | active partners, questions and buyers are on one sheet
ask: Do both partners keep using it? | | trade-trial | with ten couples and a count of both sign-ins each week
ask: Do couples pay, or does a bank? | | price-talks | with ten couples and three banks
ask: How are unequal incomes handled? | Shares by income, equal shares or a mix that the couple chooses | interviews-2 | by asking ten couples how they share the rent
roles: a product designer who tests with couples | a developer for bank data | somebody for partners and marketing
search: couples budget app
name: +Twobudget = a budget for two
name: Fair Share Us = a fair share for each
name: +Pairpurse = one purse for two
name: Ours & Mine = shared and own money
name: Yours Plus Mine = two incomes together
name: +Sharewell = sharing well
name: Both Agree = decided together
name: Money Date = a talk about money
name: +Couplecash = money for couples
name: *Duetta = from the word duet
name: Two Wallets = two wallets, one plan
name: Joint Plan = a plan for both
line: Shared money without the arguments
line: Yours, mine and ours at a glance
line: Split costs the fair way
line: Plan your money together
line: Both see the same numbers
line: One budget for two people

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
rival: cash deposit paid to the landlord or into a blocked account | it is written into most leases, and landlords know it
rival: deposit guarantees and replacement schemes | tenants move in without paying the full sum | Reposit@GB, flatfair@GB, SwissCaution@CH, Rhino@US | rent without deposit
rival: a loan from family, bank or employer | family charges nothing, and a bank pays out quickly | | loan for rent deposit
meet: letting agencies, student housing and relocation services | manager of the letting agency | new tenants often cannot pay the deposit before the old one comes back | handle the next three move-ins with {name} beside the agency's usual way and compare the days | two mornings a week | letting agents, relocation firms and tenants' associations | they lose time over deposits and disputes
measure: the days from the signed lease to an accepted deposit
moat: landlords and agents who accept it as a standard, and data on real claims
risk: tenants take the fee for the deposit and are angry when damage is charged | say clearly on the first page what the fee covers, and use a neutral procedure for disputes
rule: Settle licence, risk carrier and tenancy law | Ask the regulator which licence applies, sign with an insurer or bank that carries the risk, and have a lawyer check that tenancy law allows it. | the licence answer, the contract and the legal opinion are filed
trial: Handle ten move-ins with one agency | Offer ten tenants of one agency the choice between cash and your way, on paper if need be, and note who chooses it, how long it takes and what landlords ask. | choices, days and questions are on one sheet
ask: Why should a landlord accept it? | Payment within days, and the paperwork is done | closing-calls | with ten landlords and letting agents
ask: How often is damage claimed, and how much is recovered? | | f-4 | with figures from two agencies and an insurer
ask: Which licence is needed? | | rules | by asking the regulator with a one-page description
roles: somebody who knows letting | somebody for insurance and law | a developer for contracts and payments
search: rent deposit alternative
name: +Depositless = without a cash deposit
name: Move In Light = move in with less cash
name: +Keysooner = the keys come sooner
name: Deposit Solved = deposits without trouble
name: +Rentsurety = security for the rent
name: Keep Your Cash = the money stays with you
name: Landlord Safe = the landlord is covered
name: +Leaseready = ready to sign the lease
name: Easy Deposit = a simple deposit
name: *Cautella = from the word caution
name: Fair Move Out = fair at the end
name: Key & Cover = keys and cover
line: Move in without a big deposit
line: Keep your savings, get your keys
line: Landlords covered, tenants relieved
line: Deposits settled in days
line: Fair on the day you leave
line: The easier way to a deposit

micro-insurance
job: a policy, policies
rival: large insurers and their agents | people know the name and have other policies there | Allianz, AXA, Zurich | insurance agent
rival: insurers by app and cover sold at checkout | a policy takes minutes, and claims are made by chat | Lemonade, Getsafe@DE, Cuvva@GB | short term insurance
rival: savings, family help or no cover at all | nothing has to be paid in advance
meet: markets, employers and shops that sell what is insured | shop owner | customers ask what happens if it breaks, is stolen or somebody falls ill | offer {name} beside the sale for a week and explain in one minute what is covered | two days a week | shops, employers and associations | they want their customers or members to be covered
measure: the days from a claim to the payment
moat: partners who sell the cover where it is needed, and a name for paying quickly
risk: handling a small claim costs more than the premium brings | decide simple claims by clear rules, pay them at once and check only the unusual ones
rule: Settle the licence and who carries the risk | Ask the regulator which permission selling needs, sign with a licensed insurer, put exclusions on the first page, and train everybody who sells. | the permission, the insurer's contract and the page of exclusions are filed
trial: Offer one cover through two partners | Let two partners ask fifty customers in two weeks who would take the cover at which price, with an insurer's consent or as a waiting list, and note every question. | interested customers, prices and questions are on one sheet
ask: Which insurer carries the risk? | | closing-calls | with five insurers and a one-page offer
ask: What does one claim cost to handle? | | f-2 | by working through five typical claims step by step
ask: Do customers renew when nothing has happened? | | interviews-2 | by asking ten people which small cover they kept or dropped, and why
roles: somebody with insurance experience | somebody who wins partners | a developer for policies and claims
search: short term insurance
name: +Coverlet Co = a small cover
name: Small Cover = cover for small things
name: +Dayinsure = insured by the day
name: Just in Case Co = for the case it happens
name: +Claimquick = claims paid quickly
name: Paid This Week = fast payment
name: Plain Policy = a policy in plain words
name: +Tinycover = small, simple cover
name: Cover on Demand = only when needed
name: *Securina = from the word secure
name: Easy Claim Cover = claims made simple
name: Pocket Policy = cover in the pocket
line: Cover only when you need it
line: Small premium, quick payment
line: Insured in two minutes
line: Plain words, fast claims
line: Cover for everyday risks
line: Simple cover at a small price

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
rival: exchange apps with their own overview | the coins are there anyway, and it costs nothing extra | Coinbase, Binance, Kraken | crypto exchange
rival: portfolio and tax apps for crypto | they connect to many wallets and print tax reports | CoinTracker, Koinly, CoinStats, Delta | crypto portfolio tracker
rival: a spreadsheet | it is free and shows what its owner wants to see | | crypto spreadsheet
meet: crypto meet-ups, online forums and tax evenings | organiser of the crypto meet-up | members hold coins in several wallets and dread the tax return | connect two wallets of a guest to {name} and find the missing trades together | one evening a week | tax advisers, wallet makers and crypto newsletters | their clients ask how to report their trades
measure: the share of trades matched without manual correction
moat: connections to many exchanges and chains, and tax rules checked for each country
risk: prices fall and users lose interest | offer the yearly tax report, which is needed in bad years too
rule: Settle custody, advice and tax wording | Ask the regulator what counts as custody or advice, connect wallets with read access only, and have a tax adviser check each report type. | the regulator's answer and the adviser's review are filed
trial: Reconcile the wallets of ten users | Import the trades of ten users by hand or in a first version, compare with their own records, and note gaps, hours and who would pay for a report. | matches, gaps and buyers are on one sheet
ask: How exact is the tax report? | Every figure shows its trade and price source | trade-trial | with ten users and one tax adviser who checks the results
ask: How do you keep user data safe? | Read access only, encrypted storage and no keys | rules | with a security review by somebody outside
ask: Do users pay all year or only at tax time? | | price-talks | by offering both to ten users
roles: a developer for exchanges and chains | a tax adviser who knows crypto | somebody for community and support
search: crypto portfolio tracker
name: +Coinregister = a register of coins
name: All Wallets = all wallets in one view
name: +Tradetally = trades counted
name: Clear Coins = coins in clear order
name: Tax Ready Coins = ready for the tax return
name: +Walletview = a view of every wallet
name: Every Trade = no trade missing
name: +Chainbook = a book of the chain
name: Coin Balance = the balance of all coins
name: *Cryptessa = from the word crypto
name: One Coin View = one view for all
name: +Gainsheet = a sheet of gains
line: All your coins in one place
line: Know your gains before tax time
line: Every wallet, one clear view
line: Crypto taxes without the spreadsheet
line: Track every trade automatically
line: Read access only, full overview

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
rival: overdraft, credit card and short-term loans | the money is there at once, without asking the employer | | small loan
rival: apps that pay out wages early | employees know them from colleagues | Wagestream@GB, EarnIn@US, Dave@US, DailyPay@US | salary advance app
rival: asking the employer, family or friends | it usually costs nothing
meet: employers with shift staff, payroll firms and trade associations | payroll manager | employees ask every month for part of their pay early | run {name} for one team during one pay period, with the amounts set off in the next payroll | two employers a week | payroll firms, accountants and debt advice centres | they see how often wages are asked for early
measure: the share of employees who need fewer advances after three months
moat: connections to payroll systems and employers who offer it as a benefit
risk: employees draw every week and run short on payday | limit what can be drawn, show what is left for payday and offer help with budgeting
rule: Settle whether it is credit and who pays | Ask the regulator how advances and fees are treated, check wage protection and tax rules, write down how employer and payroll settle, and show the full cost. | the regulator's answer, the contract and the cost page are filed
trial: Run advances for one small team | With one employer, pay part of the earned wages early to ten employees for two weeks, funded by the employer's own payroll, and note amounts, days and reasons. | amounts, reasons and payroll hours are on one sheet
ask: Who pays the fee, employer or employee? | | price-talks | with ten employees and three payroll managers
ask: How is it different from a loan? | Only wages already earned are paid out | rules | with the regulator's answer on one real case
ask: Where does the money come from until payday? | | f-6 | by working out the highest sum outstanding for one employer
roles: somebody who knows payroll | somebody for compliance and finance | somebody who wins employers
search: salary advance
name: +Earlywage = wages paid early
name: Earned Already = what was worked for
name: +Payahead = pay ahead of payday
name: Before Payday = money before payday
name: +Wagewell = wages at the right time
name: Worked & Paid = paid for work done
name: Shift Pay Now = pay after the shift
name: +Midmonthly = help in mid-month
name: Fair Advance = an advance at a fair cost
name: *Salarina = from the word salary
name: Pay When Needed = pay at the time of need
name: Bridge to Payday = a bridge until payday
line: Your earned pay, when you need it
line: Get earned pay before payday
line: You worked for it already
line: See what you earned today
line: Fair, clear and through your employer
line: Help for the last week before payday

mortgage-advice
job: a mortgage, mortgages
rival: the customer's own bank | it knows the account, and the branch is nearby | | mortgage from my bank
rival: online brokers and comparison sites | they compare many lenders within minutes | Habito@GB, Interhyp@DE, Better@US | mortgage broker online
rival: loan calculators and advice from friends | they are free and need no papers
meet: estate agencies, home-buying evenings and employers | estate agent | buyers need to know what they can pay before they make an offer | work out with a buyer in {name} what the monthly budget allows and which papers are missing | two evenings a week | estate agents, solicitors and accountants | a sale fails when the loan falls through
measure: the share of applications accepted by the first lender asked
moat: knowledge of what each lender accepts, and agents who recommend the adviser
risk: rates rise and few people buy | look after owners whose fixed rate ends, who need advice in every market
rule: Settle the licence, commission and records | Check which licence and exams mortgage advice needs, insure liability, show every commission beside the offer, and keep records of the advice as required. | the licence, the policy and the fee page are filed
trial: Prepare eight applications | Collect the papers of eight buyers or owners with a rate that ends soon, ask two lenders or a licensed partner for a first answer, and note days, questions and refusals. | days, questions and answers are on one sheet
ask: How do customers know the advice is independent? | Every offer shows the fee and commission | rules | with a fee page checked by the regulator or a lawyer
ask: How many days until a lender answers? | | trade-trial | with eight applications to two lenders each
ask: Which agents send customers? | | closing-calls | with ten estate agents
roles: a licensed mortgage adviser | somebody who collects and checks papers | somebody who looks after estate agents
search: mortgage adviser
name: +Loanclear = a loan made clear
name: Keys on Friday = the day of the keys
name: +Mortgagewise = wise about mortgages
name: First Home Loan = the loan for a first home
name: Best Rate Desk = a good rate found
name: +Homefunded = a home, financed
name: Bank Ready File = papers ready for the bank
name: +Brickwise = sure about buying
name: Budget to Buy = what one can pay
name: *Hypotessa = from a word for mortgage
name: Fixed & Fair = a fair fixed rate
name: Offer Ready = ready to make an offer
line: Know your budget before you bid
line: The right mortgage, clearly explained
line: We compare lenders for you
line: From first papers to the keys
line: Your rate ends soon? Call us
line: Every fee shown in advance

pension-overview
job: a plan, plans
rival: yearly letters and the state pension statement | they come free and are official
rival: banks, insurers and pension advisers | they are licensed and give advice in person | | pension adviser
rival: pension apps | they gather pensions in one place and show one figure | PensionBee@GB, Empower@US | pension app
meet: employers, adult education centres and women's networks | personnel manager | employees ask what they will get one day and nobody can say | enter the statements of a guest in {name} and show the monthly total and the gap | one lunch hour a week | personnel managers, accountants and employee associations | they are asked about pensions they may not advise on
measure: the share of users who take one step within a month of seeing their figure
moat: connections to pension schemes, and users' records over many years
risk: people look once and do not come back | send an update each year and when something changes, and earn where people ask for advice
rule: Settle the line between information and advice | Ask the regulator what may be said without a licence, work with licensed advisers, show every commission, and obtain a written mandate before asking a scheme. | the regulator's answer, the adviser contract and the mandate form are filed
trial: Build the overview for ten people | Collect the statements of ten people, ask schemes for what is missing, show the result, and note hours, gaps and the next step each person takes. | hours, gaps and steps taken are on one sheet
ask: How exact is the figure? | A range, with the assumptions shown | trade-trial | by having an adviser check ten overviews
ask: Who pays, the user, the employer or an adviser? | | price-talks | with ten users and five employers
ask: How long do schemes take to answer? | | trade-trial | by sending ten requests and counting the days
roles: a licensed pension adviser | a developer for data and statements | somebody who wins employers
search: pension overview
name: +Pensionsum = all pensions in one sum
name: Later Income = income after work
name: +Laterwise = wise about later life
name: One Pension View = all pensions at a glance
name: Future Monthly = the monthly figure later
name: +Potfinder = finds old pensions
name: Pension Papers = all papers in order
name: +Gapgauge = measures the pension gap
name: After Work Plan = a plan for later
name: *Pensara = from the word pension
name: Old Pots Found = lost pensions found
name: Clear Pension = pensions made clear
line: All your pensions in one view
line: See your monthly income in retirement
line: Find the pensions you forgot
line: Know your gap while there is time
line: Pension letters, finally understood
line: One clear figure for later
`;
