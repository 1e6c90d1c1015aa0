/** Used goods, bookings and media: id | solution | target customer | how it earns, as founders write them. */
export const USED_GOODS_AND_MEDIA_SAMPLES = `
local-shops-marketplace | One website where the independent shops of a town show their stock and buyers get everything delivered the same day | Residents who would like to buy locally and the small shops near them | A commission on each order and a delivery fee
local-shops-marketplace | An app that searches the shelves of all neighbourhood stores, with one basket and pick-up or delivery | People in mid-sized towns and independent retailers | Shops pay a percentage per sale or a monthly fee
holiday-home-marketplace | A booking site on which private owners list cottages, flats and cabins for short stays | Families and couples planning a break, and owners of holiday homes | A service fee from the guest and a commission from the host
holiday-home-marketplace | A platform for checked holiday homes with calendars, secure deposits and reviews | Travellers with special wishes and private hosts | A share of each booking
hobby-class-marketplace | A site where people find and book pottery, cooking and drawing classes by many independent teachers | Adults who want a new hobby, and teachers with free seats | A commission on every seat booked
hobby-class-marketplace | A calendar of creative workshops in a city with live seats, payment and gift cards | Locals, gift buyers and workshop hosts | Teachers pay a share of the class price
multi-gym-pass | One monthly membership that opens many gyms, pools and studios through an app | People who like variety in sport, and employers who pay for it | Monthly plans, and studios are paid for each visit
multi-gym-pass | A pass with credits for classes at independent studios across the city | Busy city people and companies with a sports benefit | A subscription by the month
salon-marketplace | An app to compare salons and barbers nearby by price, photos and free times and book at once | People who need a haircut or treatment, and salons with gaps | Salons pay a commission for new clients
salon-marketplace | A booking portal for hair, nail and beauty salons with live appointments and reviews | Clients in the city and salon owners | A fee per booking paid by the salon
sports-venue-booking | One app that shows free hours at all pitches, courts and halls nearby, with booking and shared payment | Amateur players and teams, and venues with empty hours | A commission on each booked hour
sports-venue-booking | A website to find and reserve sports courts in clubs, schools and halls without membership | Hobby players and owners of sports facilities | A booking fee and a share of the hire charge
crowd-shipping | An app that matches people who send a parcel with travellers who go the same way and have space | Families and shoppers who send things far, and travellers | A fee on each delivery
crowd-shipping | A platform on which drivers and flyers carry items for others along their route for a reward | Private senders of bulky or urgent items | A commission of the reward paid by the sender
luxury-resale | An online shop where used designer bags and watches are authenticated and sold for their owners | Fashion lovers who want genuine luxury for less, and owners who sell | A commission on each sale
luxury-resale | A consignment service that collects, checks, photographs and sells pre-owned luxury pieces | Owners of designer goods and careful buyers | A percentage of the selling price
used-sports-gear | A marketplace for used skis, boards and sports equipment sorted by size and condition | Families with children in sport and beginners | A fee per sale
used-sports-gear | A shop that takes in outgrown sports gear, checks it and sells it on with the right size promised | Sports families and clubs | A margin on each item
used-bikes | An online shop for second-hand bikes that mechanics inspect and send with a warranty | Commuters and cyclists on a budget | A margin on each bike
used-bikes | A platform to buy and sell used bikes and e-bikes with frame number and battery checks | Private sellers and cyclists | A commission from the seller
used-books | We buy used books by barcode, check them and sell them online by post | Readers who want more books for less, and people with full shelves | A margin on every book
used-books | A second-hand bookshop with an online catalogue of novels, children's books and out-of-print titles | Readers and families | Sales of books and bundles
antiques-and-auctions | An online auction for antiques and collectables with expert appraisal and provenance notes | Collectors, heirs and small dealers | A commission from the seller and a buyer's premium
antiques-and-auctions | A weekly timed online sale of vintage design, silver and paintings from estates | Collectors and families who sell inherited pieces | A share of the hammer price
bridal-and-occasion-wear | An atelier that makes wedding and evening dresses to measure with fittings included | Brides and guests of celebrations | The price of each dress and alterations
bridal-and-occasion-wear | A bridal boutique with sample gowns in all sizes, occasion wear and tailoring in the house | Brides, mothers and bridesmaids | Sales of dresses and accessories
styling-box | A personal stylist picks outfits from many brands and sends them home to try, and what does not fit goes back | Busy people who do not like shopping for clothes | A margin on the clothes that are kept and a styling fee
styling-box | A box of clothes chosen by a stylist after a questionnaire, paid only for what is kept | Professionals and parents without time for shops | Retail margin on kept items
greeting-cards | Illustrated greeting cards and gift wrap for every occasion, printed and sold online and in shops | People who send cards, and gift shops | Sales per card and wholesale
greeting-cards | A service where you choose a card and write the message, and we print, stamp and post it | Busy families and small firms | A price per card sent
printables | Digital planners, worksheets and templates that buyers download and print or fill in at once | People who plan their life, teachers and crafters | A one-off price per file or bundle
printables | Sewing and knitting patterns sold as PDF downloads with clear instructions | Hobby makers | Sales of single patterns and collections
experience-gifts | Gift vouchers for tastings, adventures and days out with checked local hosts | People who look for a present, and firms | A commission from the hosts on each voucher
experience-gifts | A gift card with which the receiver chooses an experience and books a date online | Families, friends and employers | A margin on the value of the voucher
self-published-book | I publish my own novel as paperback and e-book with print on demand and a launch to my readers | Readers of the genre | Sales of copies and e-books
self-published-book | A guidebook written and published by the author, sold online, at readings and in local shops | People interested in the subject | The price of each copy
affiliate-site | A website with honest product tests and buying guides that links to shops | Shops that pay for buyers, and readers before a purchase | Affiliate commissions
affiliate-site | A niche blog that compares equipment from own tests and earns when readers buy through its links | Online shops and advertisers in the niche | Commission per referred sale and some advertising
musician-and-label | An independent artist who releases own songs, sells vinyl and merchandise and builds a fan list | Listeners and fans, and film makers who license songs | Sales, streaming royalties, shows and licences
musician-and-label | A small record label that records, releases and promotes a few bands | Music fans and licensees | A share of sales, streams and licences
`;
