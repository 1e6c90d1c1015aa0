/** Places, platforms and helpers that bring people together: id | solution | target customer | how it earns, as founders write them. */
export const PEOPLE_AND_PLACES_SAMPLES = `
after-school-club | We collect children from school, help with homework, serve a snack and play with them until six. | Working parents of primary school children in Leipzig | €260 a month.
after-school-club | An aftercare centre next to the school with homework help, sport and crafts. | Families with children in grades 1 to 6 in Durban | R1,300 a month.
teacher-resources | A marketplace on which teachers sell lesson plans and worksheets to other teachers. | Primary school teachers in Poland | 30% of each download.
teacher-resources | Ready-made teaching materials by curriculum and grade, uploaded and rated by teachers. | Secondary teachers in Kenya | KES 100 per download.
mentor-marketplace | A platform where people book experienced mentors from their field for monthly calls and feedback. | Junior designers and developers in Europe | 15% of each mentoring plan.
mentor-marketplace | We match young professionals with senior mentors and guide the pairs through six months. | Women in their first management role in Chile | $60 a month.
expert-calls | Choose a checked expert, pay for 30 minutes and talk by video the next day. | Small business owners in Italy | 20% of each call.
expert-calls | Consultants and investors book paid phone calls with industry experts that we find and vet. | Consulting firms in London and Dubai | £600 per call.
technician-marketplace | An app that sends checked electricians, plumbers and AC technicians with a price range and a guarantee. | Households in Accra | 15% of each job.
technician-marketplace | Network of certified installers: shops send us orders and the nearest technician accepts the job. | Appliance and heat pump retailers in Austria | €35 per arranged job.
domestic-worker-placement | We check, train and place nannies, maids and housekeepers in private homes, with a free replacement. | Working families in Kampala | One month's salary per placement.
domestic-worker-placement | Agency for live-in helpers: interviews by video, work permit, contract and follow-up calls. | Households in Hong Kong | HK$12,000 per placement.
car-marketplace | A site for used cars where a mechanic inspects every car before it is listed. | Private car buyers and sellers in Ghana | 2% of the sale price.
car-marketplace | We list used car parts from many scrapyards and match them to the vehicle. | Garages in Hungary | 10% of each order.
property-portal | A website with checked flats and houses for rent and sale, real photos and direct contact with owners. | People looking for a home in Kigali | Agents pay $20 a month.
property-portal | Online listings of verified student rooms that can be booked before arrival. | International students in Valencia | 20% of the first rent.
co-living | Furnished private rooms in shared houses with one bill for rent, wifi and cleaning. | Young professionals in Pune | ₹15,000 per room and month.
co-living | A shared house for remote workers with private bedrooms, desks and weekly dinners. | Freelancers and remote workers in the Algarve | €900 a month.
makers-marketplace | A curated online shop for handmade ceramics, textiles and jewellery from many small makers. | Gift buyers in Scotland | 20% of each sale.
makers-marketplace | Marketplace where artisans sell handmade goods and each piece is shown with its maker. | Artisans in Morocco and buyers in Europe | 30% of each order.
diaspora-parent-care | We visit elderly parents at home, run errands and take them to the doctor, and send reports to their children abroad. | Filipinos who work in the Gulf and Canada | $60 a month for two visits.
diaspora-parent-care | A care manager looks after ageing parents in Punjab while their sons and daughters live overseas. | Indians in the UK and Canada | £70 a month.
dog-field | A fenced field that dog owners book by the half hour, with a gate code and nobody else there. | Owners of reactive dogs in Yorkshire | £7 per half hour.
dog-field | Private secure dog park to hire by the hour for off-leash play. | Dog owners near Melbourne | A$18 per hour.
indoor-golf-and-play | Indoor golf simulators that can be booked by the hour, with lessons and a bar. | Golfers in Helsinki | €38 per hour.
indoor-golf-and-play | Indoor mini golf, darts and games for groups, booked online by the time slot. | Groups of friends and company teams in Cork | €15 per person.
niche-community | A paid online community with a forum, weekly calls and guest experts for people in one profession. | Freelance illustrators in Europe | €15 a month.
niche-community | Private membership group with live talks, small circles and a chat that is moderated. | Women in menopause in Canada | C$18 a month.
`;
