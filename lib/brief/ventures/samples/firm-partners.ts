/** Money, people, rooms and things that firms take from others: id | solution | target customer | how it earns, as founders write them. */
export const FIRM_PARTNERS_SAMPLES = `
invoice-financing | Exporters sell us their invoices and get 85% of the money the same day. | Textile exporters in Bangladesh | 2% of the invoice value per month.
invoice-financing | A factoring platform for haulage firms that wait 60 days for their money. | Small haulage companies in Poland | 1.8% per invoice.
credit-scoring | It turns phone top-ups and shop purchases into a credit score that lenders query by API. | Microlenders in the Philippines | $0.40 per query.
credit-scoring | Loan-management software with scoring for savings cooperatives. | Savings and credit cooperatives in Uganda | $180 per month.
group-buying | Independent hotels pool orders for linen, coffee and cleaning agents and we negotiate for all. | Independent hotels in Portugal | 5% of what is saved.
group-buying | A purchasing group for vets that bundles medicines and equipment. | Veterinary practices in Sweden | SEK 900 per month.
whistleblower-channel | Employees report misconduct anonymously by web or phone, and lawyers answer within seven days. | Mid-sized companies in Spain | €120 per month.
whistleblower-channel | A speak-up tool with encrypted chat between the person reporting and the compliance officer. | Public bodies and companies in Italy | €1,500 per year.
vr-training | Nurses practise emergencies in virtual reality and get feedback on each step. | Nursing schools and hospitals in the US | $4,000 per year per headset.
vr-training | VR simulation of welding and electrical work that saves material in training. | Vocational schools in Malaysia | RM1,500 per headset per year.
frontline-training | Shift leaders film short tasks; new kitchen and shop staff learn them on the phone with subtitles in their language. | Restaurant chains in the UAE | AED 9 per employee per month.
frontline-training | A microlearning app for factory workers with a question a day about safety and quality. | Food factories in Vietnam | $1 per worker per month.
freelancer-marketplace | We match vetted freelance engineers with machine builders within three days. | Machine builders in southern Germany | 15% on top of the hourly rate.
freelancer-marketplace | A platform to hire freelancers from Africa for design and software projects, with tests and escrow. | Start-ups in Europe | 12% commission.
influencer-matching | Local creators get a free meal or product and a fee for a video; the brand sees sales by code. | Cafes and small brands in Manila | ₱990 per month.
influencer-matching | A tool to find micro-influencers who really like your product and check fake followers. | Outdoor brands in Scandinavia | €99 per month.
interpreter-service | Doctors press a button and a medical interpreter for Arabic or Dari appears on the tablet. | Hospitals in Sweden | SEK 15 per minute.
interpreter-service | Video relay with sign language for customers who are deaf, at bank and town hall counters. | Banks and town halls in Argentina | $200 per branch per month.
popup-space | Landlords list vacant shops and designers book them for a week, with insurance and shelves. | Young fashion and food brands in Prague | 18% of the rent.
popup-space | We turn empty storefronts in small towns into temporary shops and studios. | Property owners and town marketing offices in Belgium | €600 per month per shop.
office-plants | Gardeners bring plants to offices, water them every two weeks and replace what dies. | Offices with 20 to 200 people in Warsaw | 390 zł per month.
office-plants | Moss walls and living walls for reception areas, rented with care included. | Hotels and company headquarters in Zurich | CHF 280 per month.
art-rental | Companies lease original artworks by young painters and can buy what they like. | Law firms and banks in Vienna | €35 per artwork per month.
art-rental | We rent paintings and photographs to clinics and hotels and swap them twice a year. | Clinics and hotels in Ireland | €250 per month.
unstaffed-shop | A small container shop in the village that members open with a card, 24 hours, with local eggs, bread and milk. | Households in villages without a supermarket in Denmark | 25% margin on goods.
unstaffed-shop | A cashierless shop for new housing areas where you scan items with your phone. | Residents of new housing estates in Estonia | Average basket €11, margin 24%.
exoskeleton | A back-support suit for nurses and removal men that takes part of the load when they bend. | Care homes and removal firms in Japan | ¥9,000 per month.
exoskeleton | A smart vest that warns workers of heat stress and calls help when a lone worker falls. | Construction and oil companies in Kuwait | KWD 12 per worker per month.
`;
