/** Apps that find and save: what is known of them; the keys are those of `../lore.ts`. */
export const FINDING_AND_SAVING_APPS = `
restaurant-discovery
job: a restaurant tip, restaurant tips
rival: map and review apps | they list nearly every place, with opening hours, photos and the way there | Google Maps, Tripadvisor, Yelp | best restaurants near me
rival: friends, colleagues and short videos | a tip from somebody you know is free and feels honest | Instagram, TikTok | where to eat
rival: restaurant guides and city magazines | critics have eaten there and the choice is small | Michelin Guide, Time Out, The Infatuation | restaurant guide
meet: food markets, tasting evenings and local food groups | organiser of the market or group | people there eat out often and like to give tips | let visitors enter their three favourite places in {name} and show what people with the same taste add | two evenings a week | food writers, hotel receptions and owners of independent restaurants | guests ask them where to eat every day
measure: the share of users who go to a place they found and would go again
moat: tips by named people for one city, down to the dish, that no review site has
risk: the lists are thin or out of date and users go back to the map they know | start with one part of one city, check every entry, and take closed places off at once
rule: Mark what is paid and handle reviews fairly | Ask how paid entries must be marked, how false reviews are removed, which photos may be shown, and how location and friends' data are kept. | the review rules and the mark for paid entries are public
trial: Give thirty people a place for the weekend | Ask thirty people on two Thursdays about company, taste and budget, send each one two places, and ask on Monday where they went. | tips, visits and verdicts are on one sheet
ask: Why not simply use the map on the phone? | The tips come from people with the same taste, with the dish to order | interviews-2 | by asking ten people how they chose their last restaurant
ask: Will restaurants pay without buying the ranking? | | price-talks | by offering ten owners a marked entry
ask: Do users come back each week? | | trade-trial | by counting who asks for a second tip
roles: somebody who knows the city's restaurants | a developer for apps and maps | somebody who wins restaurants and food writers
search: best places to eat near me
name: +Tastetip = a tip that suits your taste
name: Ask a Local = where locals eat
name: +Forkfriend = a friend who knows where to eat
name: Eat Here Next = the next place to eat
name: +Dishpin = a good dish on the map
name: Two Good Places = a short choice of places
name: +Tastymap = the map of tasty places
name: Friends Ate Here = places friends have tried
name: *Dinelia = coined from dine
name: +Eatlist = your list of places to eat
name: What to Order = the dish worth ordering
line: Eat where your friends eat
line: Three good places, not three hundred
line: Know the place and the dish
line: Your saved restaurants on one map
line: Tips from people who eat there
line: Find tonight's table in a minute

what-to-watch
job: an evening's pick, evening's picks
rival: the streaming services' own home screens | the suggestions are already there when the television is switched on | Netflix, Prime Video, Disney+ | what to watch on netflix
rival: search and watchlist apps | they show where a title can be streamed, and searching is free | JustWatch, Reelgood@US, Letterboxd, TV Time | where to stream movies
rival: friends, reviews and lists on the internet | a tip from a friend is trusted and ratings are quickly looked up | IMDb, Rotten Tomatoes, Reddit | best series right now
meet: film clubs, fan groups and libraries' film evenings | organiser of the group | members watch a lot and like to recommend titles | let each person pick tonight's film with {name} in two minutes and ask next day how it was | two evenings a week | film bloggers, podcasters and cinema staff | their audience asks them what to see next
measure: the minutes from opening the app to pressing play
moat: many honest verdicts on what people with the same taste finished and liked
risk: title data is wrong, and the film is not on the service any more | buy proper availability data, show its date, and let users report a mistake in one tap
rule: Clear the rights to images and links | Read the terms of the title data, ask whether posters and trailers may be shown, mark affiliate links, and ask for consent before viewing habits are stored. | the rights for each source and the consent text are on file
trial: Pick films for twenty households | Ask twenty households about mood, time and services on two weekends, send each one title and a spare one, and ask next day whether they watched it to the end. | picks, plays and verdicts are in one table
ask: Are your picks better than those of the service itself? | | trade-trial | by letting twenty viewers compare both for two weekends
ask: Who pays when tips are free everywhere? | | price-talks | with ten viewers and two streaming services
ask: Where do you get reliable data on titles? | | f-2 | by comparing two data sources for fifty titles
roles: a developer for recommendations | somebody who knows films and series well | somebody who builds a community
search: what to watch tonight
name: Press Play Now = pick it and press play
name: +Picknight = tonight's pick
name: One Good Film = one film worth watching
name: +Screenpick = a pick for your screen
name: Less Scrolling = watch instead of searching
name: +Nextseries = the next series to start
name: Couch Choice = chosen from the couch
name: +Moodreel = a film for the mood
name: Both Like It = a film you both like
name: *Viewella = coined from view
name: +Queuemate = a friend for your watchlist
line: Find tonight's film in a minute
line: Less scrolling, more watching
line: One search across all your services
line: A film you both want to see
line: Know where it streams
line: Your friends' best tips in one list

cashback-coupons
job: an order, orders
rival: large cashback and coupon sites | they work with very many shops and shoppers know that they pay out | Rakuten, TopCashback, Honey, RetailMeNot@US, Quidco@GB | cashback site
rival: shops' own newsletters and loyalty points | the welcome code comes at once and points collect by themselves | | discount code
rival: bank cards and wallets with rewards | the money comes back without one more click | PayPal, Klarna | cashback card
meet: student unions, parents' groups and local deal groups | head of the group | members share offers with each other every week | take a purchase people plan anyway and show in {name} which code works and what comes back | two afternoons a week | bloggers on saving money, clubs and staff associations | their members like every discount that costs nothing
measure: the money each shopper has paid out after the first three orders
moat: codes that are tested every day and payouts that arrive without asking
risk: shops cut commission or refuse orders, and shoppers wait for their money | spread the income over many shops, show the state of every order, and say openly how long it takes
rule: Read the network terms and consumer rules | Ask affiliate networks which channels and extensions they allow, state when cashback is paid, mark paid placements, and check tax and consent for tracking. | the approvals of the networks and the payout terms are on file
trial: Get money back for twenty shoppers | Join an affiliate network, give twenty shoppers links and codes for purchases they plan, and follow every order until it is confirmed or refused. | orders, working codes and confirmed commission are in one table
ask: Why not one of the large cashback sites? | | interviews-2 | by asking ten shoppers about missing payouts and codes that failed
ask: How long do shoppers wait for their money? | It depends on the shop's return period and is shown for every order | trade-trial | by following twenty orders until they are confirmed
ask: Do people remember to start from your link? | | f-4 | by counting orders with and without a reminder
roles: a developer for browser extensions and apps | somebody who talks to shops and affiliate networks | somebody for customer questions on missing payouts
search: cashback and coupon codes
name: +Codefound = a code that was found
name: Money Back Cart = money back on the cart
name: +Backpenny = pennies that come back
name: Good at Checkout = the code that works
name: +Couponfair = coupons without tricks
name: Some Comes Back = part of the price returns
name: +Basketback = money back from the basket
name: Tested Codes = every code is tested
name: *Cashbella = coined from cashback
name: +Shopreturn = a return on your shopping
name: Paid to Shop = shopping that pays you
line: Codes that really work
line: Money back on what you buy
line: Shop as usual, get cash back
line: Every code tested today
line: Cash, not points
line: See what comes back before ordering

price-comparison
job: a price alert, price alerts
rival: comparison sites and price trackers | they list many shops and their price charts cost nothing | idealo@DE, PriceSpy, PriceRunner, Keepa, CamelCamelCamel | compare prices
rival: the large marketplace or usual shop | the account is there, delivery is fast and returns are easy | Amazon, eBay | buy online
rival: a web search and a handful of tabs | it is free and shows many offers in a moment | Google | cheapest price
meet: online groups for bargains and hobbies | moderator of the group | members compare prices before every larger purchase | set up an alert in {name} for something they want and show its price over the past months | one hour a day | reviewers, consumer advisers and bloggers | readers ask them where and when to buy
measure: the difference between the price paid and the price on the day the alert was set
moat: a long price history with delivery cost for goods that others compare badly
risk: shops block the data or show wrong prices, and users lose trust | work with feeds and partner shops, show when each price was checked, and remove doubtful offers
rule: Agree on data, ranking and marking | Ask which product data and images may be used, publish how offers are ranked, mark commission links, and show prices with tax and delivery where the law asks for it. | the sources, the ranking rule and the marks are written down
trial: Watch prices for twenty shoppers | Let twenty people name one thing they plan to buy, check its price in several shops every day for two weeks, write to them when it falls, and ask whether they bought. | products, alerts and purchases are on one sheet
ask: Are the prices still right when people click? | Each price shows when it was last checked | f-2 | by checking fifty prices by hand
ask: Does commission change the ranking? | No, offers are sorted by full price | rules | with a published ranking rule
ask: Do shoppers wait for an alert? | | trade-trial | with twenty planned purchases
roles: a developer for price data | somebody who wins shops and networks | somebody who checks products and offers
search: compare prices online
name: +Pricebell = rings when the price falls
name: Wait or Buy = tells whether to wait
name: +Dropalert = an alert when prices drop
name: True Price = the price without tricks
name: +Dealgraph = the chart behind the deal
name: Cheaper Today = what costs less today
name: +Shopscope = a view over all shops
name: Price Back Then = what it cost before
name: *Pricella = coined from price
name: +Tagwatch = watches the price tag
name: Full Price Seen = delivery and tax included
line: Know when to buy
line: See if the sale is real
line: One alert, the right price
line: All shops, one honest price list
line: Delivery included, no surprises
line: Stop checking, we tell you

flight-deals
job: a fare alert, fare alerts
rival: flight search engines with price alerts | they are free and compare nearly every airline | Google Flights, Skyscanner, Kayak, Momondo | cheap flights
rival: deal newsletters and clubs | their experts find unusual fares and send them by mail | Going@US, Jack's Flight Club@GB, Secret Flying | error fares
rival: airlines' own mails and travel agents | the offer can be booked at once and somebody answers questions | Ryanair, easyJet | flight offers
meet: travel fairs, travellers' meetups and online groups for one airport | organiser of the group | members share fares and know how fast they go | ask for three dream destinations and show with {name} what fares to them fell to in the past months | two evenings a week | travel bloggers, student travel offices and expat associations | people ask them how to fly for less
measure: the share of members who book one of the fares within weeks
moat: knowing the usual fare on every route from one airport, and checking each deal by hand
risk: fares are gone when the message arrives and members feel it is useless | send within minutes, say how long a fare may last, and do not send doubtful ones
rule: Check data terms and travel law | Ask whether the fare source allows alerts, whether linking or selling makes you a travel agent, mark affiliate links, and get consent for messages. | the answers on data, travel law and consent are on file
trial: Send fares to thirty travellers | Watch fares from one airport for two weeks, send thirty people those far below the usual price, and ask who looked, who booked and what was missing. | alerts, clicks and bookings are in one table
ask: What happens if an airline cancels an error fare? | Members are told to book nothing else until the ticket is confirmed | rules | by reading the terms of five airlines
ask: Why pay when fare alerts are free? | | price-talks | with ten travellers who have free alerts today
ask: How many good fares are there from one airport? | | trade-trial | by counting them for two weeks
roles: a developer for fare data | somebody who hunts and checks fares | somebody who writes to members and partners
search: cheap flights from my airport
name: +Farebell = rings when fares fall
name: Low Fare Friend = a friend who sees low fares
name: +Gatesaver = saves before the gate
name: Pack Tomorrow = a fare worth packing for
name: +Faredrop = the fare has dropped
name: Cheap Seats Now = low fares today
name: +Skysaver = saving on flights
name: From Your Gate = deals from your airport
name: *Farelia = coined from fare
name: +Wingdeal = a deal on a flight
name: Before It's Gone = told while the fare lasts
line: Low fares from your airport
line: Hear about it before it's gone
line: Fly further for less
line: Your dream trip at a low fare
line: Only deals you can really book
line: Stop searching, start packing

local-directory
job: a listing, listings
rival: map services with business profiles | everybody has them on the phone, and the entry is free for the business | Google Maps, Apple Maps, Yelp | businesses near me
rival: neighbourhood groups and recommendations | people ask there and get an answer from somebody they know | Facebook, Nextdoor, WhatsApp | recommended local businesses
rival: old directories and town magazines | firms have been listed for years and older customers still look there | Yell@GB, Yellow Pages | business directory
meet: meetings of merchants and town markets | chair of the merchants' association | owners who want more local customers are all in one room | look up three businesses in {name} together and correct their hours and photos on the spot | two mornings a week | the chamber of commerce, the town hall and estate agents | newcomers ask them where to find shops and services
measure: the calls, visits and messages a listed business gets each month
moat: entries checked by phone, reviews by real customers and the trust of one town
risk: there are listings but no visitors, and businesses do not renew | start with one town or one group, fill every trade before selling, and report calls each month
rule: Set rules for entries, reviews and data | Ask which business data may be listed without consent, how reviews are checked and removed, how paid places are marked, and who answers complaints. | the listing terms and the review rules are public
trial: List thirty businesses and count the calls | Put thirty businesses of a few streets on a simple page, share it in local groups for two weeks, and count calls with a question at the counter. | entries, visits and calls are on one sheet
ask: Why pay when the map entry is free? | | price-talks | by offering ten owners a full profile
ask: Where do visitors come from? | From local groups, the town hall and search engines | f-3 | by counting visits from each source for two weeks
ask: Who keeps the entries up to date? | | f-2 | by calling fifty listed businesses and counting errors
roles: somebody who sells to local businesses | a developer for search and maps | an editor who checks entries and reviews
search: local business directory
name: +Townfinder = finds it in town
name: Round the Corner = what is close by
name: +Streetlist = a list of every street
name: All Our Shops = every shop in one place
name: +Hometrades = the trades at home
name: Who Does That = finds who does the job
name: +Tradespot = spots the right trade
name: Ask the Town = the town's own answers
name: *Townella = coined from town
name: +Mapwell = a map kept well
name: Open & Close By = open now and near
line: Find who does it nearby
line: Every local business in one place
line: Right hours, right number, real reviews
line: Be found by your neighbours
line: The whole town, easy to search
line: Checked by phone, trusted by locals

niche-bank-account
job: a payment, payments
rival: an account at a large bank | salary and rent already run through it and there is a branch | | open bank account
rival: app banks for everybody | the account is open in minutes and costs little or nothing | Revolut, N26, Monzo@GB, Wise, Nubank@BR, Chime@US | online bank account
rival: cash, wallets and the account of a relative | they need no papers and everybody around takes them | PayPal, M-Pesa@KE | mobile wallet
meet: meetings and advice hours of the group the account is for | head of the association or advice centre | people there talk about what banks refuse them | show how an account is opened in {name} and let them try a card with a small sum | two evenings a week | associations, tax advisers and advice centres | their members ask them which bank will take them
measure: the share of new holders who receive regular money within two months
moat: rules and tools made for one group, and the trust of its associations
risk: the partner bank stops, or fraud and checks cost more than the fees bring in | agree on notice and a second partner, start with low limits, and watch fraud each day
rule: Secure licence, partner bank and protection of deposits | Clear with a lawyer whether you act as agent of a licensed bank, who checks identity and money laundering, how deposits are protected, and what you may say. | the roles, the checks and the protection of deposits are in a signed draft
trial: Sign up fifty people before building | Explain the account to fifty people of the group, show a clickable version, ask for a place on the waiting list with their present bank and fees, and talk to three partner banks. | sign-ups, reasons and answers of partner banks are on one sheet
ask: Is my money safe if you close? | Deposits are held at the licensed partner bank | rules | with the partner bank's lawyer
ask: Why not an existing app bank? | | interviews-2 | by asking ten people what their bank refused
ask: Do card fees and monthly fees cover the checks? | | f-6 | with offers from three banking platforms
roles: somebody with banking and compliance experience | a developer for payments and security | somebody trusted by the group
search: bank account for freelancers
name: +Homepurse = a purse at home here
name: An Account Too = an account for you too
name: +Kindcard = a card that is on your side
name: Yours to Spend = your money, your rules
name: +Ownpocket = a pocket of your own
name: Card That Fits = a card that fits your life
name: +Openpurse = a purse open to everybody
name: Paid & Put Aside = paid and some put aside
name: *Accounta = coined from account
name: +Potwise = money in wise pots
name: Welcome Account = an account that welcomes you
line: An account that fits your life
line: Open your account in minutes
line: A bank that says yes
line: Your money, clearly in view
line: A card made for you
line: Everyday banking without hidden fees

insurance-comparison
job: a policy, policies
rival: large comparison sites | they show many insurers at once and are free to use | Compare the Market@GB, MoneySuperMarket@GB, Check24@DE, Policybazaar@IN, The Zebra@US | compare insurance
rival: the present insurer | the policy renews by itself and there is a number to call | Allianz, AXA | insurance renewal
rival: a broker or agent | somebody explains the cover and helps after a loss | | insurance broker near me
meet: car dealers, estate agents and advice days of consumer groups | owner or branch manager | people there need a new policy or think about the old one | compare one real renewal letter in {name} and show what is covered and what is not | two afternoons a week | consumer groups, staff associations and accountants | members ask them whether they pay too much
measure: the difference between the old and the new premium for the same cover
moat: a clear comparison of cover and payouts, with links to insurers that others lack
risk: few insurers take part, or a switch leaves a customer without cover | start with one kind of insurance, and cancel the old policy only when the new one is confirmed
rule: Get the permission to arrange insurance | Ask the regulator which registration and liability cover a comparison needs, which needs must be asked, how commission is shown, and how health or driving data are kept. | the registration route and the disclosure texts are confirmed in writing
trial: Compare twenty renewals by hand | Collect twenty renewal letters, compare the cover with public offers of several insurers together with a registered broker, and ask who would switch. | premiums, differences in cover and decisions are in one table
ask: Does commission change the order of results? | No, the ranking follows cover and price, and commission is shown | rules | with a published ranking rule
ask: Which insurers will give you quotes? | | closing-calls | by asking ten insurers for access
ask: Do people switch for a small saving? | | trade-trial | by following twenty renewals
roles: somebody with an insurance licence | a developer for quote links | somebody who answers customers and insurers
search: compare car insurance
name: +Coverswitch = switches to better cover
name: Same Cover Less = the same cover for less
name: +Policypick = picks the right policy
name: Quote by Quote = quotes side by side
name: +Premiumcut = cuts the premium
name: Quotes in a Row = quotes next to each other
name: +Fairpolicy = a fair policy
name: Renew or Move = stay or change insurer
name: *Insurella = coined from insurance
name: +Coverlens = a close look at the cover
name: What's Covered = shows what is covered
line: The same cover for less
line: See what your policy really covers
line: Compare insurers in plain words
line: Switch without a single call
line: Never overpay at renewal again
line: All quotes, side by side

bill-switching
job: a switch, switches
rival: comparison sites for energy and telecoms | they are free and list many tariffs in a few clicks | Uswitch@GB, MoneySuperMarket@GB, Verivox@DE, Check24@DE, Selectra | compare energy tariffs
rival: staying with the present supplier | nothing has to be done and nothing can go wrong | | cheaper electricity
rival: calling the supplier to ask for a discount | the number and contract stay, and it often works | | lower my internet bill
meet: advice centres, libraries and residents' meetings | head of the advice centre | people bring bills there that they find too high | read one real bill with {name} and show the cheapest fitting contract on the spot | two afternoons a week | housing associations, debt advisers and consumer groups | residents ask them how to pay less
measure: the saving in the first year for each household that switched
moat: exact tariff data, and the habit of checking every contract again each year
risk: suppliers stop paying commission or a switch goes wrong and the customer pays twice | work with many suppliers, show unpaid tariffs too, and follow each switch until the final bill
rule: Settle mandate, commission and consumer rights | Ask whether a licence is needed, which mandate lets you cancel and sign, how commission is shown, how withdrawal works, and which contacts by phone are allowed. | the mandate and the commission notice are checked by a lawyer
trial: Check the bills of twenty households | Collect twenty bills, find the best contract for each by hand, do the switch together with those who want it, and note time and saving. | bills, savings and switches are on one sheet
ask: Can somebody be cut off during a switch? | Supply goes on while the supplier changes | rules | with the energy regulator's rules
ask: Do you show tariffs that pay nothing? | | price-talks | by asking ten households about a fee instead of commission
ask: How many say yes when the saving is small? | | trade-trial | with twenty real bills
roles: somebody who knows tariffs and suppliers | a developer for bill reading and tariff data | somebody who helps customers by phone
search: cheaper electricity and internet
name: +Billdown = the bill goes down
name: Lower Bill Club = a club for lower bills
name: +Tariffturn = turns to a better tariff
name: Switch & Save = switch and save
name: +Ratehop = hops to a better rate
name: Less Every Month = less to pay each month
name: +Billmover = moves your bill elsewhere
name: New Rate Ready = a new rate is ready
name: *Switchello = coined from switch
name: +Plugsaver = saves at the plug
name: Paper Sorted = all the paperwork done
line: Lower bills without the paperwork
line: Send a bill, pay less
line: We switch, you save
line: The right contract, every year
line: Same power, smaller bill
line: Stop paying the loyalty price

net-worth-planner
job: a plan, plans
rival: a spreadsheet | it is free, private and can be changed at will | Microsoft Excel, Google Sheets | net worth spreadsheet
rival: wealth and retirement apps | accounts are linked and values update by themselves | Empower@US, ProjectionLab, Kubera, Boldin@US | net worth tracker
rival: a financial adviser or the bank's own tools | somebody answers questions and the accounts are already there | | retirement planning
meet: online communities and local meetups on saving and early retirement | organiser of the meetup | members track their wealth and compare methods | enter one member's accounts and debts in {name} and look at three ways to the goal | two evenings a week | finance bloggers, fee-based advisers and staff associations | their readers ask how far along they are
measure: the share of users who update their figures every month
moat: projections with the tax and pension rules of one country, in plain pictures
risk: a projection is taken for advice or turns out wrong | show ranges and assumptions, say that it is no advice, and let users change every assumption
rule: Stay clear of advice and protect the data | Ask where planning ends and licensed advice begins, which permission account links need, how data are encrypted and deleted, and which warnings belong beside a projection. | the limits, the warnings and the data rules are written down
trial: Make ten plans by hand | Collect assets, debts and goals of ten savers, make each a one-page plan with three scenarios, and send an update after two weeks. | plans, questions and updates are counted
ask: Why not keep the spreadsheet? | Values and scenarios update without formulas to repair | interviews-2 | with ten people who keep a spreadsheet
ask: Will people give access to their accounts? | They can enter figures by hand instead | f-4 | by counting links and manual entries
ask: Is a projection financial advice? | | rules | with a lawyer for financial services
roles: a developer for account data and projections | somebody who knows tax and pensions | somebody who writes for savers
search: net worth tracker and retirement planner
name: +Worthline = the line of your wealth
name: Free by When = the date you could stop work
name: +Wealthmap = a map of what you own
name: Enough to Stop = enough to stop working
name: +Nestpath = the path of your nest egg
name: Own & Owe = what you own and owe
name: +Retireline = the line to retirement
name: Work by Choice = work because you want to
name: *Worthia = coined from worth
name: +Growplan = a plan for growing wealth
name: What If I Stop = a test of stopping work
line: See what you really own
line: Know when work becomes a choice
line: Your whole wealth on one page
line: Test a plan before you live it
line: Watch your freedom date move closer
line: Assets, debts and goals in view

trading-journal
job: a trade, trades
rival: trading journals on the web | they import trades from many brokers and have good statistics | TradeZella, Tradervue, Edgewonk, TraderSync | trading journal
rival: charting platforms and the broker's own reports | charts, alerts and past trades are already there | TradingView, MetaTrader, Thinkorswim@US | backtest trading strategy
rival: a spreadsheet, screenshots or no log at all | it costs nothing and needs no access to the account | Microsoft Excel, Google Sheets, Notion | trading journal template
meet: traders' meetups, chat groups and trading rooms | host of the group | members talk about setups and mistakes every day | import one month of a member's trades into {name} and show which setup cost the most | one hour each evening | trading teachers, brokers and prop firms | their clients give up when they do not learn from losses
measure: the share of users who log every trade for a month and break fewer of their rules
moat: broker links that work and statistics on many setups over years
risk: users lose money and leave, or signals are taken for advice | sell learning from trades, never profit, show full records, and warn of losses
rule: Keep clear of advice and misleading promises | Ask a lawyer when signals count as investment advice, which risk warnings must be shown, whether market data may be displayed, and how account access is protected. | the limits, warnings and data licences are confirmed in writing
trial: Review one month of trades for ten traders | Ask ten traders for an export of one month, tag setups and mistakes, send each a two-page review, and ask after two weeks what they changed. | reviews, changes and offers to pay are in one table
ask: Do you promise that users make money? | No, it shows what worked and what did not | rules | with a lawyer for financial services
ask: Why not the broker's own report? | | interviews-2 | with ten traders about how they review their trades
ask: How many brokers must be linked at the start? | | f-2 | by listing the brokers of fifty interested traders
roles: a developer for broker links and market data | an experienced trader | somebody who builds the community
search: trading journal app
name: +Tradefolder = every trade on file
name: Why I Bought = the reason behind a trade
name: +Setupscore = a score for each setup
name: Stick to Plan = keep to your own rules
name: +Tradelesson = a lesson from each trade
name: Wins & Losses = all wins and losses
name: +Chartdiary = a diary for charts
name: Rule First = rules before the trade
name: *Tradiary = coined from trade and diary
name: +Edgelog = a log of what gives you an edge
name: Next Trade Wiser = wiser at the next trade
line: See which trades really pay
line: Learn from every trade
line: Know your best and worst setups
line: Test it before you trade it
line: Your trades, logged and explained
line: Keep the rules you set

peer-lending
job: a loan, loans
rival: banks and credit unions | people know them, and savings there are protected | | personal loan
rival: lending platforms | applications take minutes and many lenders are already there | Prosper@US, Mintos, Bondora, Lendahand | peer to peer lending
rival: credit cards, family and friends | the money is there at once and nobody asks for papers | | borrow money fast
meet: meetings of traders, savings groups and staff associations | chair of the group | members borrow and save there, and know each other | show one loan from request to repayment in {name}, from both sides | two evenings a week | debt advisers, accountants and traders' associations | they are asked for fair loans and sensible places for savings
measure: the share of instalments paid on time in the first months
moat: knowledge of who repays in one group of borrowers, proved by open figures
risk: too many loans fail and lenders take their money out | start with small loans to borrowers you know, spread each lender's money, and publish every default
rule: Get the licence before the first loan | Clear with the regulator and a lawyer which licence a lending platform needs, how money is held apart, which interest and fee limits apply, how lenders are warned, and who collects. | the licence route and the payment partner are confirmed in writing
trial: Collect loan requests and lenders' promises | Ask thirty borrowers for their request with income and purpose, show the cases without names to thirty savers, and note who would lend how much at what rate. | requests, promises and rates are in one table without money moving
ask: What happens when a borrower does not pay? | Lenders bear the loss, and every default is shown | rules | with a lawyer and a collection partner
ask: How do you find lenders and borrowers at the same time? | | trade-trial | with thirty requests and thirty savers
ask: How do you know who will repay? | | f-6 | by testing the checks on past loans of a partner
roles: somebody who has worked in lending | a developer for payments and checks | somebody who wins and answers lenders
search: peer to peer loan
name: +Lendbridge = a bridge from lender to borrower
name: From Us to You = money from people to people
name: +Loancircle = a circle that lends
name: Pay Back Well = fair to pay back
name: +Fairborrow = borrowing at fair terms
name: Many Lend One = many lend to one
name: +Trustlend = lending with trust
name: Borrow Together = borrowing in a community
name: *Lendova = coined from lend
name: +Peerpurse = a purse among peers
name: Lent & Returned = money that comes back
line: Borrow from people, not from banks
line: Fair loans, clear risk
line: Lend a little to many
line: Every loan, every payment in view
line: A fair rate on both sides
line: Money lent, agreed and repaid

news-digest-app
job: a briefing, briefings
rival: news feeds and search apps | they are free, on the phone already and always fresh | Google News, Apple News, SmartNews, Inshorts@IN | news app
rival: newspapers, broadcasters and their newsletters | readers know the names and trust their reporters | BBC, The New York Times, The Economist | daily news briefing
rival: social media and AI chat services | the news comes while scrolling, and questions are answered | X, Reddit, ChatGPT | news summary
meet: libraries, discussion evenings and adult education centres | programme organiser | people there want to be informed and complain about too much news | let them read one story of the day in {name} next to three newspapers | two evenings a week | media teachers, librarians and podcasters | they help people find reliable news
measure: the share of readers who open the briefing on five days a week
moat: a careful choice of sources, and readers' trust that every sentence can be checked
risk: a summary is wrong or publishers object | link every statement to its source, license or quote briefly, and correct mistakes in public
rule: Settle rights to sources and correct mistakes | Ask a media lawyer how far articles may be summed up, which licences publishers want, how AI texts are marked, and who answers for false statements. | the source list with rights and the correction rule are on file
trial: Send a daily briefing to thirty readers | Write a five-minute briefing from ten sources on ten mornings, send it to thirty people, and count openings, clicks to sources and errors reported. | openings, clicks and errors are on one sheet
ask: How do you judge bias without being biased? | The criteria and sources are open to everybody | interviews-2 | by showing the ratings to readers of both sides
ask: Will publishers allow it? | | rules | with a media lawyer and three publishers
ask: Who pays for a summary when news is free? | | price-talks | with ten readers who have used it for two weeks
roles: an editor with news experience | a developer for language models | somebody who talks to publishers and readers
search: news summary app
name: +Morningbrief = the news in brief each morning
name: Both Sides Now = both sides of a story
name: +Newsbalance = news in balance
name: Five Minute News = the day in five minutes
name: +Calmnews = news without noise
name: Who Says That = shows who says what
name: +Newsdigest Me = a digest made for me
name: In Short Today = today's news in short
name: *Newsonia = coined from news
name: +Leanmeter = shows which way news leans
name: Read & Done = read it and be done
line: The day's news in five minutes
line: Every story from both sides
line: Know who says what
line: Informed before the coffee is cold
line: Less noise, more news
line: Every sentence with its source

micro-learning-app
job: a lesson, lessons
rival: learning and book summary apps | they have many titles, audio and daily reminders | Blinkist, Headway, Duolingo, Imprint | book summary app
rival: videos and podcasts | they are free, on every subject and run while doing something else | YouTube, TED, Spotify | learn something new every day
rival: books and online courses | they go deeper and some give a certificate | Coursera, Udemy | online courses for adults
meet: libraries, adult education centres and reading groups | head of programme | adults there learn for pleasure and say when something is dull | let them do one lesson in {name} on the spot and ask next day what they remember | two evenings a week | librarians, authors and podcasters | they want people to go on learning
measure: the share of users who finish a lesson on five days of the week
moat: lessons written well in one language or field, and knowing which are finished
risk: users start keenly and stop after a few weeks | keep lessons short, bring back what was learned, and release new subjects steadily
rule: Respect authors' rights and be clear on renewals | Ask what a book summary may contain, license images and texts, check facts with an expert, and state price, renewal and cancelling before the first payment. | the rights list and the renewal notice are checked
trial: Send a lesson a day to thirty people | Write ten lessons on one subject, send one each morning with a question at the end, and count who reads, answers and asks for more. | readers, answers and offers to pay are on one sheet
ask: Do people learn in five minutes? | One idea at a time, and it is asked again later | trade-trial | by testing thirty people a week later
ask: Why pay when videos are free? | | price-talks | with ten people after ten lessons
ask: How do you keep people after the first month? | | f-4 | by counting daily use in three groups
roles: an author or teacher who writes briefly | a developer for apps | somebody for voice and design
search: five minute lessons app
name: +Smartsip = knowledge in small sips
name: Five Minutes On = five minutes on one subject
name: +Dailyspark = a spark each day
name: Small & Smart = small lessons, smart ideas
name: +Bitewise = wise in small bites
name: One New Thing = something new every day
name: +Thinkbreak = a break to think
name: Wiser by Noon = a lesson before noon
name: *Curiova = coined from curious
name: +Ideacup = an idea with your coffee
name: Learn on the Bus = lessons for the ride
line: Learn something new in five minutes
line: One good idea every day
line: Big books, short lessons
line: Smarter by the next stop
line: A lesson with your coffee
line: Learn a little, remember it

study-together-rooms
job: a study session, study sessions
rival: free study streams and chat servers | thousands are there at any hour and it costs nothing | YouTube, Discord, StudyStream | study with me
rival: focus partners and timer apps | a partner is booked in a minute and the timer runs at once | Focusmate, Forest, Flow Club | virtual study room
rival: the library or friends on a video call | people see each other, and it costs nothing | Zoom, WhatsApp | study group near me
meet: student unions, university libraries and exam courses | officer of the student union | students there look for company before exams | sit together in one room of {name} for a session and ask who comes back next day | one hour each evening | study advisers, lecturers and student associations | they see students drop out when they study alone
measure: the share of students who come back on four days a week
moat: rooms that are full at every hour, with partners who fit and rules that are kept
risk: rooms are empty, or somebody behaves badly | open a few fixed hours first, have a host in each room, and remove offenders at once
rule: Protect students on camera | Ask which age and consent rules apply to video rooms, how pictures and chats are stored, how misconduct is reported, and which checks hosts need when minors take part. | the room rules and the reporting path were tested
trial: Run ten evenings in one room | Invite thirty students of one subject to a video room at the same hour on ten evenings, with goals at the start and a check at the end, and count who comes back. | visits, hours and goals reached are on one sheet
ask: Why pay when a video call is free? | There is somebody at work at every hour, and partners fit | price-talks | with ten students after two weeks
ask: How do you keep the rooms full? | | trade-trial | by counting visitors at fixed hours
ask: How are young people protected? | | rules | with a data protection adviser and a school
roles: somebody who leads a student community | a developer for video rooms | moderators for the evening hours
search: online study room
name: +Deskmates = mates at the next desk
name: Seat Beside Me = a seat beside yours
name: +Studynest = a nest for studying
name: Quiet Together = quiet, but not alone
name: +Focusroom = a room to focus in
name: Library at Nine = the library opens at nine
name: +Deskparty = many desks, one room
name: Start at Seven = we start at seven
name: *Studiora = coined from study
name: +Goalmates = mates with the same goal
name: Evening Company = company for the evening
line: Study alone, but not lonely
line: Sit down, start, stay with it
line: A study partner at any hour
line: The library that never closes
line: More done, side by side
line: Find somebody with your exam date

scripture-study-app
job: a passage, passages
rival: scripture apps | they are free, hold many translations and have plans for every day | YouVersion, Blue Letter Bible, Quran.com, Sefaria | scripture study app
rival: printed texts, study guides and notebooks | they are trusted, can be marked by hand and need no phone | | daily study book
rival: study groups, sermons and teachers' videos | a teacher explains and questions can be asked | YouTube | scripture study group
meet: study groups and classes of congregations | leader of the group | members read between meetings and want help with hard passages | read the passage of the week together in {name} and see who goes on at home | one or two evenings a week | clergy, teachers of religion and bookshops | members ask them how to read on their own
measure: the share of readers who open the passage on five days a week
moat: explanations checked by scholars, in the language and tradition of one community
risk: an explanation offends or contradicts the teaching of a community | name the author and tradition of each commentary, and have it read by scholars first
rule: License the texts and protect beliefs as private data | Ask who owns each translation and recording, get written licences, treat faith as sensitive data with consent, and state how gifts and renewals work. | the licences and the consent text are on file
trial: Lead three groups through ten readings | Give three groups a plan of ten short passages with explanations and one question by message, and count who reads, answers and asks for the next plan. | readers, answers and requests are on one sheet
ask: Which tradition do you follow? | Every commentary names its author and tradition | interviews-2 | with ten readers and three teachers
ask: Why pay when scripture apps are free? | | price-talks | by offering three congregations a group licence
ask: Who checks the explanations? | | f-2 | by naming two scholars and the way texts are approved
roles: a scholar or teacher of the tradition | a developer for apps | somebody who works with congregations
search: scripture study app
name: +Versewell = a verse read well
name: By Heart Daily = learned by heart each day
name: +Passagepath = a path through the passages
name: Read & Reflect = read and reflect
name: +Lampverse = light on a verse
name: One Verse a Day = a verse for every day
name: +Scriptwise = wise reading of scripture
name: Line on Line = learned line by line
name: *Scriptora = coined from scripture
name: +Versekeep = keeps the verse in mind
name: Study in Faith = study within the faith
line: Understand what you read
line: A passage a day, explained
line: Learn verses by heart
line: Read on, together
line: Scripture with a guide beside you
line: Start again where you stopped

city-scavenger-game
job: a game, games
rival: guided walks and free walking tours | a guide tells stories, answers questions and is easy to book | GetYourGuide, Viator, GuruWalk | city tour
rival: city puzzle and treasure hunt apps | they run in many cities and start at any time | Questo, Let's Roam, ClueGo, Actionbound | city scavenger hunt
rival: escape rooms, bowling and an evening in bars | everybody knows how it works, and rain does not matter | | things to do with friends
meet: tourist offices, hostels and hotel receptions | manager of the office or reception | guests ask there what to do in the city | play the first three clues of {name} with them from the door | two afternoons a week | guides, event agencies and bars along the way | groups ask them for something to do outdoors
measure: the share of groups that finish the route and leave a good review
moat: puzzles built on real details of the place, checked often and hard to copy
risk: a clue disappears or the rain comes, and groups give up | walk each route every week, keep spare clues, and let groups pause and go on another day
rule: Clear routes, places and safety | Ask the town and owners about groups and objects in public places, keep routes away from traffic and private land, check insurance and rules for minors, and protect location data. | the route is checked on foot and permissions are on file
trial: Play one route with ten groups | Write one route with eight clues, run it by messages and printed hints with ten groups, walk behind three of them, and note time, jams and reviews. | time, stuck points and verdicts for each group are noted
ask: What happens when it rains or a clue is gone? | Groups can pause, and every clue has a spare | f-2 | by walking the route in bad weather
ask: How do visitors hear of it in time? | | f-3 | by counting bookings from hotels, search and ticket sites
ask: Will a group pay more than for a free walk? | | price-talks | with ten groups after the test game
roles: a writer of puzzles and stories | a developer for phone games | somebody who sells to hotels and companies
search: city scavenger hunt
name: +Cluetrail = a trail of clues
name: Follow the Clue = follow clue after clue
name: +Cityriddle = riddles through the city
name: Lost & Solved = lost for a while, then solved
name: +Puzzlewalk = a walk with puzzles
name: Seven Clues On = seven clues to the end
name: +Huntaround = a hunt around town
name: Behind the Gate = what hides behind the gate
name: *Cluenova = coined from clue
name: +Streetquest = a quest in the streets
name: Look Up There = clues high on the walls
line: Solve your way through the city
line: The city is the game
line: Start any time, play together
line: Clues around every corner
line: See the city, crack the case
line: A day out with puzzles

self-publishing-tool
job: a book, books
rival: writing and book layout software | authors recommend it, and the files are accepted by the shops | Scrivener, Atticus, Vellum, Reedsy | book writing software
rival: a word processor and the shops' own tools | they are known and free, and upload is included | Microsoft Word, Google Docs, Kindle Create | format book for kindle
rival: freelance editors, designers and publishing services | a person takes over the work and answers questions | Fiverr, BookBaby | self publishing services
meet: writers' groups, writing courses and book fairs | head of the group or course | people there have a manuscript and do not know how to go on | bring one chapter in and show the finished pages in {name} the same evening | two evenings a week | editors, cover designers and printers | their clients ask how to get a manuscript into shops
measure: the share of authors who move from draft to finished files
moat: templates that pass every shop and printer, and knowing where authors get stuck
risk: files are rejected or look poor in print | test every template with printers and shops, and check files before upload
rule: Settle rights, shop rules and AI marking | State that the author keeps all rights, license fonts and pictures, check what shops ask on AI texts, and explain book numbers, tax and legal deposit. | the terms and the list of shop rules are checked
trial: Finish ten short books | Take ten manuscripts or long stories, lay out each one, upload it with the author to a shop or order a proof, and note hours and corrections. | books, hours and corrections are in one table
ask: Who owns the book? | The author keeps all rights and files | rules | with a lawyer for authors' rights
ask: Why not the free tools of the shops? | | interviews-2 | with ten authors about their last upload
ask: Do authors stay after the first book? | | price-talks | by offering a price for a book and one for a month
roles: an editor or author who has published | a developer for book files | a designer for covers and pages
search: write and publish a book
name: +Draftbound = from draft to bound book
name: First Copy = the first printed copy
name: +Inkroad = the road of your ink
name: Chapter to Shelf = from chapter to shelf
name: +Bookborn = where a book is born
name: The End & On = after the last line
name: +Spinewise = a book with a good spine
name: My Name on It = your name on the cover
name: *Authora = coined from author
name: +Pressready = ready for the press
name: Finish the Novel = the novel gets finished
line: From first line to finished book
line: Your book, ready to print
line: Write it, shape it, publish it
line: Hold your own book in hand
line: Good pages without a designer
line: Finish the book you started

live-translation-app
job: a conversation, conversations
rival: free translation apps | they are on the phone already, cost nothing and know many languages | Google Translate, Apple Translate, iTranslate, Papago | translator app
rival: translation earbuds and pocket devices | they keep hands free and need no app to learn | Timekettle, Pocketalk, Vasco | translation earbuds
rival: gestures, a few words and a relative who interprets | it needs no phone and keeps people close | | how to talk to in-laws
meet: language cafés, international associations and travel fairs | organiser of the evening | people from two languages sit at one table | put {name} on a table, let two strangers talk for ten minutes, and ask what was lost | two evenings a week | associations of migrants, travel agencies and language teachers | people come to them with talks that went wrong
measure: the share of conversations that both sides call clear
moat: dialects, family words and noisy tables, tested with real speakers
risk: a wrong translation hurts or is used at a doctor's | show the text beside the voice, let people ask again, and warn where an interpreter is needed
rule: Protect voices and name the limits | Ask for the consent of everybody who is recorded, state where speech is processed and when it is deleted, check the terms of the speech service, and warn against medical and legal use. | consent, deletion and warnings are built in and tested
trial: Translate twenty real talks | Sit with twenty pairs of people of two languages, use existing speech services with your settings, and count misunderstandings and delays. | talks, errors and delays are in one table
ask: Why pay when translators are free? | It runs without pressing buttons and handles several voices | price-talks | with ten families after one evening
ask: Who can hear the conversation? | | rules | with a data protection adviser and the speech service's terms
ask: Does it work in noise and without a connection? | | trade-trial | by talking in cafés, trains and kitchens
roles: a developer for speech | somebody at home in both languages | somebody who tests with families and travellers
search: live translation app
name: +Twotongue = two tongues, one talk
name: I Understand You = what you want to hear
name: +Chatbridge = a bridge between languages
name: Say It in Yours = speak your own language
name: +Earbridge = from mouth to ear
name: Just Talk On = keep talking
name: +Clearspoken = clearly spoken for both
name: Both Understood = both sides understand
name: *Voicella = coined from voice
name: +Meantwell = what was really meant
name: At One Table = many languages at one table
line: Talk freely in two languages
line: Understand your whole family
line: You speak, they understand
line: Every language at one table
line: Ask, answer, laugh together
line: Your voice, their language

lecture-notes-ai
job: a lecture, lectures
rival: recording and note apps | notes and recording stay together, and many students use them | Notability, Goodnotes, OneNote, Otter | lecture note app
rival: AI study tools and chat services | they sum up a file in seconds and have a free version | ChatGPT, NotebookLM, Turbo AI, Knowt | ai lecture notes
rival: own notes and those of classmates | writing helps to remember, and notes are shared free | WhatsApp, StuDocu | lecture notes share
meet: student unions, faculties and libraries before exams | officer of the student union | students there have hours of recordings and little time | turn one of their lectures into notes and ten questions with {name} while they wait | two afternoons a week | study advisers, disability offices and tutors | they look for help for students who cannot write along
measure: the hours of note work saved each week, with quiz results before and after
moat: notes tied to slide and second, and speech models for one subject and language
risk: notes contain errors and students learn them | link every sentence to the recording, mark doubtful places, and let students correct
rule: Record only with permission | Ask universities whether lectures may be recorded and by whom, get the lecturer's consent, settle rights to slides, and state where voices are stored and for how long. | the permission form and storage rules are checked by one university
trial: Write notes for ten lectures | Take ten permitted recordings from five students, make notes and quizzes with existing tools and by hand, and count errors, hours saved and quiz results. | errors, hours and results for each lecture are noted
ask: Are you allowed to record the lecture? | Only with the lecturer's consent or the university's rule | rules | with the data protection office of a university
ask: Why not use a free chat service? | | interviews-2 | with ten students who use one today
ask: Do students remember more? | | trade-trial | by comparing quiz results with and without the notes
roles: a developer for speech and language models | a tutor who checks notes | somebody who wins student groups and universities
search: lecture notes app
name: +Lectureleaf = a leaf for every lecture
name: Missed Nothing = nothing of the lecture is lost
name: +Slidenote = notes next to the slide
name: Back Row Notes = good notes from the back row
name: +Quizleaf = a quiz on every leaf
name: Heard & Kept = what was heard is kept
name: +Scriptmate = a mate for your script
name: Ask the Lecture = ask what was said
name: *Lectonia = coined from lecture
name: +Campusnote = notes for campus
name: Class to Cards = from class to flashcards
line: Listen now, notes are done
line: From lecture to quiz in minutes
line: Never miss what was said
line: Notes you can check
line: Less typing, more learning
line: Ready for the exam, slide by slide
`;
