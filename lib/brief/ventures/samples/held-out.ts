/** Answers that no kind is learned from: id, or "none" | solution | target customer. */
export const HELD_OUT = `
dog-walking | I walk dogs in groups of four in the park while owners are at work and send a photo after each walk | Dog owners in Bristol who work in an office
custom-cakes | Birthday cakes made to order with the kid's favourite animal on top, vegan possible | Parents in Zurich
kitchen-waste-stock | Our app tells the chef how much to order from each supplier by looking at the sales of the last weeks and the bookings | Small restaurant chains in Italy
gift-boxes | Hampers filled with things from local farms, wrapped and sent with a handwritten note | People who want to send something to family abroad
tutoring | Students from the university help pupils with maths at home for one hour a week | Parents of children aged 10-16 in Dublin
window-cleaning | We clean shop windows every second Thursday with pure water and no ladder | Shops and cafes in Graz
bookkeeping-service | A bookkeeper for tradesmen who answers on WhatsApp and does the VAT return every quarter | Self-employed plumbers and electricians in the UK
language-app | Learn Portuguese with short audio stories that get harder each day | Expats living in Lisbon
escape-room | An escape room in an old submarine where teams have to surface within an hour | Groups of friends and companies in Gdansk
house-cleaning | Book a cleaner for two hours from your phone, same person every week | Busy couples in Copenhagen
meal-kit | Recipe boxes with everything measured out for three dinners, all cooked in 20 minutes | Working parents in Toronto
shift-planning | A tool where staff enter when they can work and the shift plan is made automatically, swaps included | Managers of cafes and shops with 5 to 50 staff
applicant-tracking | Software that collects job applications in one place, reads the CVs and writes to candidates automatically | HR teams of companies with 50 to 500 employees
bike-repair | A van with a workshop inside that fixes your bike in front of your house | Commuters in Utrecht
car-sharing | Neighbours rent their car to each other by the hour with an app that unlocks it | People without a car in Vienna
wedding-photography | A photographer for small weddings under 30 guests, three hours, all pictures within a week | Couples in Scotland
coffee-beans | Freshly roasted coffee from one farm in Honduras, posted each month through the letterbox | Coffee lovers in Sweden
yoga-studio | Yoga in the lunch break, 40 minutes, clothes and mats provided so you need nothing | Office workers in Frankfurt
landlord-software | A program that sends rent reminders, keeps the contracts and does the yearly utility statement | Private landlords with 3 to 30 flats in Germany
expense-reports | Employees photograph a receipt, and the expense report fills itself in and goes to the boss for a click | Companies with 20 to 200 employees and travelling staff
elderly-companion | Friendly visitors who come to old people twice a week to talk, play cards or go for a walk | Adult children whose parents live alone in Manchester
photo-booth | A vintage photo booth in a horse trailer that we bring to parties | Couples getting married and companies with summer parties
driving-school | A driving school for nervous drivers with only automatic electric cars | Adults who failed the test before in Leeds
food-truck | A truck that sells Korean corn dogs at festivals and in front of offices | Festival goers and office workers in Berlin
honey | Honey from bees on the roofs of our city, each jar says from which street | Delicatessens and people looking for gifts in Lyon
clothing-brand | T-shirts made from hemp, sewn in Portugal, that last ten years or we repair them | Men who hate shopping
flowers | Flowers without a shop: we buy from growers in the morning and bring a bouquet by bike the same day | People in Antwerp
furniture-repair | We collect wobbly chairs and scratched tables, repair them and bring them back | Households in Madrid
pet-sitting | A sitter lives in your house while you travel and looks after your cat and plants | Cat owners in Melbourne
expert-course | A six-week online course in which cheese makers learn how to sell to restaurants | Small cheese makers in France
podcast-network | A daily ten minute podcast about what happens at the port | People who work in shipping in Rotterdam
local-news | An email every morning with what changed in our town: building plans, council votes, new shops | Residents of Ghent
invoice-financing | We pay small firms their invoices within a day and collect the money from their customers later | Subcontractors in Poland
fleet-software | A tracker in each van and an app that shows where it is, how it is driven and when the service is due | Plumbing and heating companies with 5 to 40 vans
gym-studio-software | Booking and membership software for small fitness studios with a waiting list and card payments | Owners of yoga and pilates studios
crop-and-farm-tools | Sensors in the field that tell the farmer when to irrigate which part | Vegetable farmers in Spain
dental-lab-and-practice | Dentists scan the teeth and our lab prints the crown in two days | Dental practices in Ohio
dress-rental | Rent a gown for a gala for four days, cleaning included | Women in Dubai who go to many events
surplus-food | Bags of unsold food from bakeries and cafes at a third of the price, picked up before closing | Students in Krakow
toy-rental | A subscription to wooden toys that are swapped every two months | Parents of babies and toddlers in Oslo
online-therapy | Video sessions with licensed psychologists within 48 hours in your own language | Expats in the Netherlands
second-hand-clothes | Sell the clothes your children have grown out of: we collect, photograph, sell and share the money | Families in Brussels
office-lunch | Lunch for companies without a canteen: warm dishes arrive at noon in returnable bowls | Companies with 20 to 100 employees in Hamburg
wine-club | Three bottles each month from winemakers nobody knows, with a video call with the winemaker | Wine lovers in Chicago
none | A community platform for left-handed guitarists to share tabs | Left-handed guitar players
none | A crane simulator that fits in a container and is rented to vocational schools | Vocational schools and port operators
none | We scan old building plans of hospitals and tell the fire brigade where pipes run | Hospitals in Bavaria
none | A service that replaces the foam in caravan cushions at the camp site | Caravan owners in Cornwall
none | An app that tells allergic people which street trees bloom on their way to work | People with hay fever in Berlin
none | A device that measures the sugar in grapes without crushing them | Winegrowers in Moselle
none | Portable stages made from bamboo for village festivals | Village committees in Kerala
choir-rehearsal-app | Choir members practise their voice at home: the app plays all other voices and hides yours | Amateur choirs in Norway
grave-care | We look after graves for people who live far away and send a picture each season | Families who moved away from their home village in Italy
lift-maintenance-software | Mechanics scan a code in the lift and the inspection report is written on their phone | Lift maintenance companies in Austria
reusable-packaging | Boxes that online shops send and customers put back folded in the letterbox | Online shops in Denmark
shop-stock | Tells boutique owners what to reorder and what to mark down, connected to the till | Independent fashion shops
swimming-lessons | Swim lessons for refugees and women who want a pool without men | Women in Malmö
moving-help | Two strong students and a van for two hours, booked the day before | Students and young people moving flat in Groningen
kitchen-tools | A knife sharpener the size of a loaf of bread that works without power | Home cooks in Solingen
hiking-app | An app that shows hikers which farm tracks are closed | Hikers in Slovenia
none | We buy worn school bags, mend the straps and sell them again | Parents in Aarhus
none | We find cooks for mountain huts and do their papers | Mountain huts in Bavaria
none | We polish solar roofs with soft brushes | Dairies in Jutland
none | An AI scribe for court hearings | Courts in Ohio
beehive-monitoring | A scale under each hive that texts when a swarm is about to leave | Beekeepers in Wales
music-lessons | A marketplace where piano teachers post free hours and parents book one | Parents in Lyon
`
  .trim()
  .split("\n")
  .map((row) => row.split("|").map((cell) => cell.trim()));
