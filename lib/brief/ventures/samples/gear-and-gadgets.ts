/** Gear and gadgets: id | solution | target customer | how it earns, as founders write them. */
export const GEAR_AND_GADGETS_SAMPLES = `
health-wearable | A slim ring that measures pulse, temperature and sleep, and shows each morning how recovered the body is | Adults who look after their health | The ring is sold once, extra reports by the year
health-wearable | A wrist band without a screen that reads heart rate and stress all day and explains the trends in an app | Amateur athletes and busy workers | Band sold online plus a monthly membership
home-camera | A battery video doorbell that shows on the phone who is at the door and keeps the clips in the home | House owners and tenants | Each doorbell is sold once without fees
home-camera | A small outdoor security camera that tells people from animals and only then sends an alert | Families who are often away | Camera sales and an optional storage plan
item-tracker | Small tags for keys, wallet and bag that ring and show their last place on the phone | People who keep losing things | Packs of tags sold online
item-tracker | A thin tracker card for wallets and suitcases that uses the finding networks of phones | Commuters and travellers | One price for each card, no subscription
kitchen-appliance | A compact countertop cooker that steams, fries and stirs on its own with guided recipes | Home cooks with little time | The appliance is sold direct, with accessories and parts
kitchen-appliance | A quiet blender with a glass jar and a motor that can be repaired | Families in flats | Sales in the own web shop and kitchen stores
kids-watch | A watch for children with calls to family, an emergency button and location, without internet | Parents of primary school children | Watch sold once plus a monthly SIM plan
kids-watch | A simple first phone for calls and texts to contacts approved by the parents | Families who delay the smartphone | Phone price plus a small service fee each month
robot-kit-for-kids | A small robot that children build and program with blocks, guided by lessons in an app | Parents of school children | Kits sold online, with expansion boxes
robot-kit-for-kids | A class set of electronics modules with lesson plans for teachers | Primary schools and clubs | Sale of class sets and spare parts
audio-gear | Wireless earbuds in three sizes that stay in small ears and sound balanced | People who listen to music every day | Each pair is sold in the own web shop
audio-gear | A wooden living room speaker built and tuned in a small workshop | Music lovers with an eye for design | Direct sales and a few dealers
portable-power | A portable battery station with sockets that charges from a folding solar panel | Campers and van travellers | Each station is sold online, panels cost extra
portable-power | A silent power station that keeps lights, router and fridge running when the grid fails | Households with frequent outages | Sale with a service partner and warranty
powerbank-sharing | Stations in bars and cafés where guests scan a code, take a power bank and return it anywhere | People whose phone is nearly empty | A fee per hour, shared with the venue
powerbank-sharing | Rented power banks for festivals and events with free swaps all weekend | Event visitors and organisers | Fee per hire and a fixed sum from organisers
smart-glasses | Glasses that show live subtitles of what people around say | People with hearing loss | One price for each pair plus an optional plan
smart-glasses | Light everyday glasses with a small display for directions, translation and messages | Early adopters and travellers | Hardware sold direct and through opticians
focus-device | A box with a timer that locks the phone away until the time is over | Adults who scroll too much | The box is sold once, no subscription
focus-device | A small minimal phone with calls, texts and maps and nothing to scroll | People who want less screen time | Sold direct in the own web shop
beauty-device | A soft LED light mask for the face with measured output, used ten minutes each evening | Skincare buyers from their thirties on | The mask is sold once in the web shop
beauty-device | A hair removal device for home that adjusts its light to the skin tone | Women who want smooth legs without the salon | Device sale, spare heads extra
pain-relief-device | A wearable pad that eases period cramps with warmth and gentle pulses | Women with painful periods | Device sold online, pads reordered
pain-relief-device | A quiet massage device with a heated head for neck and back | Desk workers and athletes with tense muscles | One price for each device
camping-gear | A light tent that stands in a few minutes and can be repaired | Families and couples who camp | Tents sold direct and through outdoor shops
camping-gear | Own brand of camp stoves, pots and sleeping mats for hikers | Hikers who carry everything | Each order in the web shop
home-gym-equipment | Adjustable dumbbells and a bench that fit under the bed | People who train in small flats | Sets sold online with delivery
home-gym-equipment | Solid racks, bars and plates made in an own metal workshop | Home exercisers who lift | Sale of single pieces and sets
e-bike-and-scooter | A light everyday e-bike with belt drive and removable battery for the way to work | Commuters who live in flats | Each bike is sold direct, service by partner shops
e-bike-and-scooter | A sturdy electric scooter with large wheels and spare parts nearby | Commuters on rough city roads | Scooter sale, or payment in instalments
team-kit | Custom sublimated jerseys and shorts with names and numbers for small teams | Amateur clubs | A price per player for each order
team-kit | An own online shop for each club where members order kit and fan wear | Sports clubs and schools | A margin on each item, part of it goes to the club
home-use-meter | A sensor on the electricity meter with a display that shows what is used and what it costs | Households with high bills | The device is sold once
home-use-meter | A shower display that counts litres and cost while the water runs | Families who want to save water | Online sales and packs for landlords
garden-goods | Raised beds of steel that slot together and are sent flat | People who grow vegetables at home | Sales in the own web shop
garden-goods | Outdoor benches and tables from durable wood, delivered in boxes | Owners of a garden or terrace | A price for each piece plus freight
watches | A small brand of automatic wristwatches with its own case and dial design | Watch buyers who want something rare | Limited batches sold by pre-order
watches | Plain quartz watches assembled in a small workshop with straps that change easily | People looking for a lasting gift | Each watch is sold in the web shop
`;
