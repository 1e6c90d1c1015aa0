/** Looks, pictures, parties and the car at the door: id | solution | target customer | how it earns, as founders write them. */
export const LOOKS_AND_EVENTS_SAMPLES = `
mobile-mechanic | A mechanic comes to your driveway or office car park and changes brakes, batteries, oil and alternators there, with a price agreed before. | Car owners in Cardiff who cannot spare a day | £58 an hour plus parts.
mobile-mechanic | Mobile car repairs and pre-purchase inspections: we scan for faults, photograph the underbody and send a written report the same day. | Used car buyers in Sacramento | $170 per inspection.
barber-shop | A barbershop with online booking for fades, scissor cuts and beard trims, where a photo of your last cut is kept. | Men in Leipzig between 16 and 45 | €30 per cut, two cuts a month for €52.
barber-shop | A barber studio for afro and curly hair with walk-ins, first cuts for boys and hot towel shaves. | Black men and boys in Ipswich | £20 per fade.
beauty-salon | A nail and lash studio with sterile tools: gel manicures, lash lifts and brow lamination by appointment. | Women working in the city of Cape Town | R420 per manicure.
beauty-salon | A women-only beauty salon open until nine with threading, waxing, facials, manicures and pedicures. | Working women in Kuala Lumpur | RM 35 to RM 180 per treatment.
portrait-photography | A family photographer for relaxed shoots at home or in the park, newborn sessions included, with prints chosen together. | Young families in Ghent | €190 per session, albums from €250.
portrait-photography | A headshot studio near the station: twenty-minute slots, help with posture and four retouched business portraits the same day. | Professionals and small firms in Frankfurt | €129 per person.
pet-photography | A photo studio for dogs and cats with treats, squeaky toys and colour backdrops, and a gallery to order prints from. | Dog owners in Portland | $95 session fee, prints from $60.
pet-photography | I photograph old dogs together with their people, outdoors or at home, and make a small book of the pictures. | Owners of senior dogs in Yorkshire | £150 per session, £120 per book.
event-photography-video | Photographers and an editor on site at conferences and award nights, so that pictures are ready within the hour and a highlight film the same evening. | Marketing teams and event agencies in Munich | €1,400 a day.
event-photography-video | We film dance shows and school plays with three cameras and sell the video to the parents. | Dance schools and parents in Cork | €18 per download.
party-rental | We hire out bouncy castles, tables, chairs and gazebos for garden parties and deliver, set up and collect everything. | Parents and schools in Essex | £75 to £260 a day.
party-rental | We rent party tents, tableware and linen for celebrations and take the plates back unwashed. | Couples and villages in Brittany | €0.45 per plate, tents from €900.
mobile-bar | A horsebox turned into a bar comes with two bartenders, cocktails and glasses and serves your guests for the evening. | Couples and hosts in the Cotswolds | £450 hire plus £6 per drink.
mobile-bar | Licensed bartenders with a portable bar, ice and mixers for parties at which the host buys the alcohol. | Hosts and offices in Nashville | $575 for two bartenders and four hours.
balloon-and-decor | Balloon arches, backdrops and table styling for birthdays and baby showers, built at your place and collected the next day. | Parents in Johannesburg | R1,800 per garland.
balloon-and-decor | Party decoration at home on the same day: flower backdrop, fairy lights and balloons, chosen from photos. | Young couples and families in Hyderabad | ₹1,999 to ₹9,999 per setup.
event-venue-finder | A site on which people find and book event venues by date, guests and budget: pubs, lofts, halls and rooftops with real prices. | People planning parties in London, and venue owners | 10% commission from the venue.
event-venue-finder | We list unusual event locations with photos and equipment; planners compare three offers and book online. | Office managers and event planners in Stockholm | Venues pay 12% per booking.
wedding-vendor-marketplace | A wedding marketplace where couples see only photographers, florists and caterers free on their date, with prices and reviews. | Engaged couples in Australia, and wedding suppliers | 8% of each booking, paid by the vendor.
wedding-vendor-marketplace | A platform on which families compare verified suppliers for Asian weddings, from mehndi artists to decorators, and pay safely in instalments. | Indian and Pakistani families in Birmingham | Vendors pay £60 a month.
day-coordination | I take over a self-planned wedding six weeks before: timeline, supplier calls and the whole day, so that the family can celebrate. | Couples in Chicago who planned their own wedding | $1,600 per wedding.
day-coordination | A team with headsets that runs your gala or conference on the day, from registration to the last guest, following a run sheet. | Charities and small companies in Nairobi | KSh 45,000 per event day.
kids-art-classes | Weekly art classes for children in a small studio: painting, clay, printing and an exhibition at the end of term. | Parents of children from five to twelve in Utrecht | €16 per class, paid by the term.
kids-art-classes | Live online drawing lessons in small groups for children, with a material box by post and feedback on every picture. | Parents in India with children aged 6 to 16 | ₹3,200 a month.
`;
