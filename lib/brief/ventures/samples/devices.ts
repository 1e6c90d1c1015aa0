/** Devices for people and their homes: id | solution | target customer | how it earns, as founders write them. */
export const DEVICES_SAMPLES = `
plant-pot | A smart plant pot with a water tank and a moisture sensor that waters houseplants for up to four weeks. | People with plants who travel a lot, in Germany | €59 per pot
plant-pot | An indoor herb garden for the kitchen with light, capsules and a quiet pump; basil grows by itself. | Families in flats in Seoul who like to cook | $129 plus capsules
sleep-device | A soft headband with speakers that plays a sound against snoring and adapts to your sleep phases. | Couples of whom one snores | €179
sleep-device | A bedside lamp that imitates sunrise and sunset and breathes with you until you fall asleep. | People in Norway who sleep badly in winter | NOK 1,490
baby-monitor | A sock with a sensor that watches the pulse and temperature of a sleeping baby and warns the parents. | Parents of newborns in the US | $249
baby-monitor | A cradle that notices when the baby cries, rocks it gently and tells parents why it may be crying. | First-time parents in Singapore | S$590
air-sensor | CO2 traffic lights for classrooms that show when to open the window and send the school a weekly report. | Primary and secondary schools in Bavaria | €149 per room plus €2 a month
air-sensor | A small sensor for the bedroom that predicts mould from humidity and wall temperature. | Tenants and landlords in the UK | £79
leak-sensor | A clamp on the main pipe that listens for leaks and shuts the water before the flat is flooded. | House owners and property managers in Denmark | DKK 2,400
leak-sensor | Small flood sensors under washing machines and sinks that call you when they get wet and detect a water leak. | Homeowners in Florida | $149 for a set of five
cargo-bike | A cargo bike with two front wheels that tilts into curves and carries three children. | Families in Ghent without a car | €5,200
cargo-bike | A folding e-scooter that weighs only nine kilos and has bigger wheels for cobblestones. | Commuters in Prague | CZK 17,900
printed-things | Lamps 3D-printed from recycled fishing nets, in shapes that customers choose online. | Design lovers in Portugal | €95 a lamp
printed-things | We scan broken plastic parts of household devices and send a 3D-printed replacement. | People who want to repair things in Belgium | €19 per part
plug-in-solar | A balcony solar set that renters can hang without drilling and plug into a normal socket. | Tenants in Germany with a balcony | €549 per set
plug-in-solar | A small energy monitor clips on to the meter and shows each appliance's electricity consumption at home. | Households in Ireland with high bills | €99
fall-pendant | A pendant that looks like jewellery, detects falls and calls the daughter first and then a call centre. | Adult children of elderly parents in Poland | PLN 59 a month
fall-pendant | A small radar on the wall notices without a camera when an elderly person has fallen in the bathroom and alerts the neighbours. | Families of elderly people who live alone in Canada | CAD 39 a month
posture-wearable | A clip worn between the shoulder blades that vibrates when your posture collapses and trains it with exercises. | Office workers with back pain | €89
posture-wearable | Smart shirt with sensors that measures muscle load during strength training. | Amateur athletes in Spain | €199
water-bottle | A steel bottle with a filter and UV light that makes tap water safe when travelling. | Travellers and hikers | $89 plus $19 filters
water-bottle | A water filter for the kitchen tap in Scandinavian design, with cartridges by subscription. | Households in cities with hard water in Spain | €79, cartridge €18
safety-alarm | A bracelet for women runners that shares the location and sounds a siren when it is pulled off. | Women who run alone in Cape Town | R899
safety-alarm | A ring with a hidden SOS button that alerts five chosen contacts and records sound. | Female students in India | ₹2,499
home-robot | A robot lawnmower without a boundary wire that recognises hedgehogs and stops. | House owners with gardens in Austria | €1,490
home-robot | A robot for the home that folds laundry and sorts it by family member. | Busy families in Japan | ¥180,000
smart-lock | A smart lock for old apartment doors that is fitted without a drill and gives guests a code for their stay. | Holiday hosts and families in Italy | €219
smart-lock | A lockable parcel box for the front of the house which every courier can open once with a code. | House owners in the Netherlands who order online | €349
refurbished-phones | We buy used phones, change battery and screen and sell them with three years of guarantee. | Students and parents in Romania | Average €240 per phone
refurbished-phones | Refurbished laptops from companies, prepared for schoolchildren with all programs installed. | Families and schools in Kenya | KES 32,000 each
`;
