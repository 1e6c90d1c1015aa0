/** Money, rules and places for firms and tenants: id | solution | target customer | how it earns, as founders write them. */
export const FIRMS_AND_LETS_SAMPLES = `
business-account | A business current account that opens online in a day, with cards for the team and a pot for taxes | freelancers and companies with up to ten people | monthly fee per account and a share of card payments
business-account | Bank account and debit cards for sole traders through a licensed partner bank, with invoices matched to incoming payments | self-employed tradespeople and small shops | small monthly plan and transfer charges
cross-border-payments | Firms pay suppliers abroad in local currency at a rate they lock before sending | importers and wholesalers | margin on each payment
cross-border-payments | Receiving accounts in foreign currencies so that exporters and agencies are paid by overseas clients like a local transfer | exporters, agencies | percentage on conversion
buy-now-pay-later | A checkout button that lets shoppers pay in three instalments while the shop is paid at once | online shops selling furniture, bikes and electronics | fee per financed order paid by the shop
buy-now-pay-later | Instalment payments by QR code at the counter, decided in a minute, with the merchant paid the next day | independent retailers, clinics and garages | merchant commission
company-formation | We register your limited company online, prepare the articles, file the papers and get the tax number | people starting their first business | fixed package price plus official fees
company-formation | Remote company incorporation with registered address and yearly filings for founders living elsewhere | consultants and online sellers abroad | one-off fee and yearly address fee
startup-accelerator | A twelve-week programme for groups of young start-ups with desks, mentors and a pitch day | councils and companies that sponsor, early start-ups | sponsors pay per round
startup-accelerator | An incubator that gives selected founders space, training and a small grant | start-up teams; development agencies and banks pay | yearly partner contributions and a small equity share
lawyer-marketplace | A website where small firms describe a legal problem and get three fixed-price offers from checked lawyers | owner-run firms without a legal department | commission on each matter
lawyer-marketplace | Book independent lawyers by the hour or per contract, with video call and payment held until the work is done | shops, start-ups and freelancers | share of the lawyer's fee
guard-service | Licensed security guards and night patrols for building sites and warehouses, with every round recorded | contractors, warehouses and factories | hourly rate per guard
guard-service | Trained stewards and door staff for events and venues, planned as fixed teams | event organisers and clubs | hourly billing per person
digital-credentials | Software that issues digital certificates and badges for courses which employers can check with one click | training providers and academies | monthly plan by number of learners
digital-credentials | Tamper-proof digital degrees and transcripts with a code that anyone can verify online | universities and colleges | yearly licence
school-stem-kits | Robotics class sets with lesson plans and teacher training so that any teacher can start | primary and secondary schools | sale per class set
school-stem-kits | Portable science labs with experiments that follow the curriculum, and refills by post | schools and education offices | sale of kits and yearly refills
public-charging | Public charging points for electric cars in car parks and on streets, paid by card and run by us | drivers without a charger at home, councils and site owners | price per kilowatt-hour, with a share for the site
public-charging | Fast charging hubs at shops and hotels along main roads, built and operated at our cost | drivers of electric cars and vans; landowners | drivers pay per session
e-waste-recycling | We collect old computers and batteries, destroy the data, take the devices apart and recover the metals | offices, hospitals and schools | fee per collection and sale of recovered metals
e-waste-recycling | Locked collection boxes for small electronics and batteries, emptied and sorted by us | councils and retailers | service contract per box
medical-supplies-marketplace | An online marketplace where clinics compare prices for medical consumables and order from several suppliers at once | private clinics and practices | commission from suppliers
medical-supplies-marketplace | Inspected used medical equipment bought and sold between clinics, with transport and warranty | doctors opening a practice | percentage of the selling price
factory-automation | We install robot arms that load machines or stack boxes in small factories, and train the operators | manufacturers with twenty to two hundred staff | price per robot station and service contract
factory-automation | A cobot welding station on wheels that a welder guides once by hand, for small series | metal workshops | sale or monthly lease
company-merch | Branded welcome boxes with clothing, bottle and notebook, sourced, stored and shipped by us | companies with remote staff | price per box
company-merch | Client gifts and event giveaways with logo, designed, ordered and packed for firms | marketing and HR teams | margin on goods and storage fee
ticket-resale | A marketplace where fans resell tickets at no more than the original price and the barcode is checked | concert and sports fans | buyer fee per ticket
ticket-resale | Official resale for clubs: season ticket holders release a seat for one game and another fan buys it | sports fans | commission per seat shared with the club
student-jobs | An app where local shops and cafés post part-time jobs and students apply with the hours they are free | small employers in university towns | monthly plan for employers
student-jobs | Short jobs for students with identity check, work permit hours counted and contract in the app | event firms, shops and warehouses near campuses | fee per hire
student-housing | Verified rooms and flats that students from other cities book online before they arrive | students, private landlords | booking fee and commission from landlords
student-housing | Student halls and shared houses in one marketplace with virtual tours and a rent guarantor | international students and residence operators | residences pay per confirmed booking
errand-marketplace | An app where somebody nearby queues, shops or collects parcels for you | busy households and office workers | price per errand, we keep a fifth
errand-marketplace | Checked neighbours run small errands such as the pharmacy, the post office or returns | families and older people | commission on each task
rental-property-management | We look after rented flats for private landlords: tenants, rent, repairs and yearly statements | owners with one to ten long-let homes | percentage of the monthly rent
rental-property-management | A local manager for owners living abroad who collects rent and inspects the home every quarter | emigrants with a rented house at home | fixed monthly fee per home
local-deals | An app showing today's offers and coupons from independent shops and restaurants nearby | local shops and restaurants | monthly fee per shop
local-deals | A map of happy hours and discounts redeemed by QR code at the counter | restaurants, bars and salons | fee per redeemed coupon
`;
