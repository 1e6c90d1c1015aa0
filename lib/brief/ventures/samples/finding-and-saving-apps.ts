/** Apps that find and save: id | solution | target customer | how it earns, as founders write them. */
export const FINDING_AND_SAVING_APPS_SAMPLES = `
restaurant-discovery | App with a map of restaurants recommended by friends, with the dish to order and shared lists | People in cities who eat out every week | Free for diners, restaurants pay for marked offers
restaurant-discovery | Personal restaurant tips by taste, budget and company, taken from dishes the user has rated | Couples and groups of friends looking for a place to eat | Members pay 4 dollars a month
what-to-watch | App that suggests one film or series for tonight across all streaming services the household pays for | Viewers with several streaming subscriptions | Affiliate fees from streaming services and a paid version without ads
what-to-watch | Shared watchlists among friends with a note where each title can be streamed | Friends who talk about series | 3 euros a month for groups
cashback-coupons | Browser extension and app that finds working coupon codes and pays cashback on orders in online shops | People who shop online | Shops pay commission per order, shared with the shopper
cashback-coupons | Page with checked voucher codes and money back on everyday online purchases | Students and young families | Affiliate commission from merchants
price-comparison | Website that tracks prices of electronics in many online shops and sends an alert when they fall | Shoppers who plan a larger purchase | Shops pay a commission on sales, members pay for more alerts
price-comparison | Extension that shows the price history of a product and whether the sale is real | Bargain hunters buying online | Affiliate links and a small monthly fee
flight-deals | Alerts for cheap flights and error fares from the traveller's own airport | Holiday makers with flexible dates | Membership of 39 dollars a year
flight-deals | Newsletter and app with unusually low air fares in school holidays | Families who fly once or twice a year | Free tips, paid members get all deals first
local-directory | Website with all shops and services of the town, searchable by trade, with opening hours, map and reviews | Small businesses that want to be found and residents | Businesses pay 25 dollars a month for a full profile
local-directory | Directory of nearby businesses that speak the language of foreign residents, with checked reviews | Foreign residents and local services | Yearly listing fee
niche-bank-account | Account and debit card on the phone for freelancers, with money for tax set aside, on the licence of a partner bank | Self-employed people | 7 euros a month and card fees
niche-bank-account | Bank account and prepaid card for teenagers with limits set by parents | Parents and teenagers | Monthly fee per family plus interchange
insurance-comparison | Website that compares car and home insurance quotes of many insurers and does the switch online | Drivers and home owners with a renewal coming up | Commission from insurers
insurance-comparison | App that reads the policy, finds the same cover for less and changes the insurer | Families with several policies | Insurers pay a commission on each premium
bill-switching | Service that checks electricity, gas and internet bills and switches the household to a cheaper contract | Households that never change supplier | Suppliers pay a commission per switch
bill-switching | App that finds the mobile plan that fits real use and moves the number | Phone users with old contracts | 50 dollars from the provider per new contract
net-worth-planner | App that adds up accounts, property, pensions and debts and shows net worth over time | People who save and invest regularly | 8 dollars a month
net-worth-planner | Online planner that projects assets and shows when early retirement is possible | Couples who want to be financially independent | Yearly subscription
trading-journal | Software that imports trades from the broker, logs reasons and mistakes and shows which setups earn money | Retail day traders | 24 dollars a month
trading-journal | App with tested trading signals, backtests of own strategies and a trade log | Private traders who trade after work | Subscription in two tiers
peer-lending | Online platform where private investors lend money to borrowers, with risk grades and automatic repayment | People who need a loan and savers who want better interest | Borrowers pay a fee of 3 percent
peer-lending | App that turns loans between friends and relatives into clear agreements with automatic collection | Friends, families and savings groups | A small fee per loan
news-digest-app | App that sums up the day's news from many sources with AI and shows how each outlet leans | People who want to be informed in five minutes | 4 dollars a month
news-digest-app | Personal news briefing on chosen topics as text and audio with links to the sources | Professionals who follow a subject | Paid subscription per reader
micro-learning-app | App with one five-minute lesson a day on history, science and art, with a quiz | Curious adults with little time | 8 dollars a month
micro-learning-app | Summaries of non-fiction books to read or hear in ten minutes | Commuters and managers | Monthly subscription with a free title a week
study-together-rooms | Virtual study rooms with cameras on, a shared timer and matched study partners | University students who study at home | 6 dollars a month
study-together-rooms | Website to book a partner for a silent focus session before exams | Students who put things off | Some sessions free, then a monthly fee
scripture-study-app | App for daily Bible study with reading plans, commentary and verses to memorise | Believers and home groups | 5 dollars a month, congregations pay for their members
scripture-study-app | Quran memorisation app that listens to the recitation, marks mistakes and plans revision | Muslims who learn by heart | Free with a paid version
city-scavenger-game | Outdoor puzzle game on the phone that leads groups from clue to clue through the old town | Tourists, families and groups of friends | 36 dollars per group
city-scavenger-game | Treasure hunt app with teams, riddles and photo tasks through the city for team outings | Companies and hen parties | Price per player
self-publishing-tool | Software that helps authors outline, write and format a book and publish it as ebook and print | Aspiring authors | 17 dollars a month
self-publishing-tool | Tool that turns a finished manuscript into files for Kindle and print with a cover | Indie authors | One-off fee per book
live-translation-app | App that translates conversations aloud in real time through the phone or earbuds | Travellers and families with two languages | 9 dollars a month
live-translation-app | Video calls with relatives abroad in which each hears the own language | Mixed families and couples | Monthly fee per family
lecture-notes-ai | App that records lectures and turns them into clear notes, flashcards and quizzes | University students | 9 dollars a month
lecture-notes-ai | Software that combines slides and lecture recordings into summaries with exam questions | Students and universities | Student subscription and campus licence
`;
