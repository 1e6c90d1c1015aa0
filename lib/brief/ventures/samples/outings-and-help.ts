/** Events, outings and help: id | solution | target customer | how it earns, as founders write them. */
export const OUTINGS_AND_HELP_SAMPLES = `
event-agency | We plan and run birthdays, staff parties and product launches, from the idea and budget to the crew on the day | private hosts and companies | planning fee and a share of the budget
event-agency | Organising company dinners, award nights and openings with venue, catering, stage and guest list | HR and marketing managers | project fee per event
dj-service | I play as a DJ at weddings, birthdays and company parties and bring speakers, lights and microphones | couples, hosts and venues | fee per evening
dj-service | Two DJs with decks and sound for bars, clubs and private parties | bar owners and party hosts | price per night
wellness-retreats | Yoga and digital detox retreats over four days in a country house with meals and guided walks | stressed working people | price per place with room and meals
wellness-retreats | Healing weeks for small groups with meditation, breathwork and massages by the sea | retreat guests between thirty and sixty | guests pay per week
amateur-sports-league | We organise weeknight football and volleyball leagues for hobby teams with fixtures, referees and booked pitches | amateur teams and players who join alone | team fee per season and sponsors
amateur-sports-league | Company tournaments in cricket and basketball with umpires, tables and trophies | staff teams and local sponsors | entry fee per team
race-events | We put on a yearly half marathon and a fun run with closed roads, chip timing and medals | hobby runners and local sponsors | entry fees and sponsorship
race-events | A series of trail runs and beginner triathlons with marked courses and aid stations | recreational runners and triathletes | start fee per race
festival-organiser | We put on a two-day music and street food festival with three stages, camping, security and local acts | music fans and families of the region | ticket sales, stand fees and sponsors
festival-organiser | A yearly culture festival in the old town with concerts, theatre and exhibitions | culture lovers, sponsors and the city | day passes, grants and sponsorship
market-organiser | We run a monthly craft and vintage market in a hall, choose the sellers, mark the pitches and bring visitors | makers and small traders who need a stall | stall fees per day
market-organiser | Weekly farmers' market and a summer night market with power, permits and publicity | growers and food stalls | pitch fee
singles-events | We host speed dating evenings and singles parties in bars, with a host and matches the next day | single adults in three age groups | ticket per evening
singles-events | Personal matchmaking with interviews and introductions, plus dinners for singles | busy single professionals | package fee and event tickets
pop-up-picnics | We set up styled picnics in parks and on beaches with low table, cushions, flowers and food, and clear everything away | couples and groups of friends | price per set-up and guest
pop-up-picnics | Marriage proposals and romantic surprises outdoors with candles, flowers, music and a photographer | people who want to propose | packages
adventure-park | A high ropes course with ziplines in the forest, with guides, harnesses and routes for every age | families, schools and groups | entry per person
adventure-park | Outdoor paintball and karting with gear, marshals and a place to eat for groups | groups of friends and companies | price per player and group packages
dive-kayak-centre | A small dive base with boat trips, try-dives and certificates, and snorkelling for beginners | holiday makers by the sea | price per dive and course
dive-kayak-centre | We hire out kayaks and paddleboards by the hour and lead guided paddle tours | families and day visitors | hourly hire and price per tour
farm-day-visits | Our farm opens for pick-your-own berries and pumpkins, with a farm shop and goats to feed | families from the city | entry fee and fruit by weight
farm-day-visits | Half-day farm visits for school classes and alpaca walks at weekends | schools and families | price per child and per walk
homeless-help | Our outreach team brings showers, clean clothes and a social worker to homeless people on the street | people without a home, paid by donors and the council | donations and council contracts
homeless-help | A night shelter and day centre with beds, laundry, lockers and help with housing | rough sleepers | grants and monthly donors
women-livelihoods | We train poor women in sewing and poultry keeping, give each a starter kit and help with selling | widows and poor mothers, paid by foundations | grants and donations
women-livelihoods | Savings groups, business training and small grants for village women who want to trade | rural women and their donors | donors pay per woman
child-sponsorship | Sponsors pay school fees, food and health checks for an orphan, and our field worker visits each child | private donors | monthly sponsorship
child-sponsorship | A small children's home with house mothers that brings children back to relatives and pays for school | sponsors and foundations | monthly gifts and grants
tree-planting | We plant native trees with village groups, raise the seedlings in our nursery and care for them for three years | donors and companies | donation per tree
tree-planting | Volunteers and companies restore a burnt forest on planting days, with reports on how many trees survive | firms and private givers | company gifts and monthly donations
women-shelter | A safe house at a secret address for women and children who flee domestic violence, with counselling and court help | women seeking safety, paid by state and foundations | public daily rate and grants
women-shelter | Hotline and advice centre for victims of a violent partner, with safety planning and company to police and court | victims of domestic violence | council contract and donations
peer-support-groups | Moderated online groups where people with the same hardship meet every week by video, led by trained peers | people with chronic illness, loss or burnout | monthly membership
peer-support-groups | Closed video circles for carers and relatives of addicts, with a chat and clear rules | family carers and relatives | members and insurers pay by month
wedding-goods-resale | A platform where couples sell the decor of their wedding as whole sets to the next couple | couples before and after their wedding | commission on each sale
wedding-goods-resale | Marketplace for used bridal gowns, vases, arches and signs with checked photos and safe payment | brides and grooms | seller fee
event-supplier-marketplace | A platform where hosts compare and book tents, chairs, caterers and music for a party from local suppliers | party hosts and small suppliers | commission per booking
event-supplier-marketplace | App with vetted event vendors such as canopies, catering and decoration, paid in stages | families and companies planning events | vendors pay commission
`;
