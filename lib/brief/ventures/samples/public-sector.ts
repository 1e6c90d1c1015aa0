/** Towns, authorities, schools and associations: id | solution | target customer | how it earns, as founders write them. */
export const PUBLIC_SECTOR_SAMPLES = `
playground-inspection | Caretakers scan a tag at each slide and swing, note damage with a photo, and the council gets the yearly playground safety report. | Town councils with 15 to 80 playgrounds in England | £9 per playground per month.
playground-inspection | We inspect play equipment for kindergartens and towns and keep the playground defects and deadlines in an app. | Municipalities and kindergartens in Slovakia | €85 per playground inspection.
smart-bins | Solar-powered sensors tell the city which street bins are full, so trucks skip the empty ones. | City waste departments in Chile | $8 per bin per month.
smart-bins | Fill-level sensors for glass and clothing containers with a route plan. | Municipal waste companies in Poland | 29 zł per container per month.
citizen-reports | Residents photograph potholes, dead street lamps and dumped rubbish; the right department gets it and answers in the app. | Towns with 10,000 to 100,000 people in Spain | €450 per month.
citizen-reports | A WhatsApp bot lets citizens report broken water pipes and streetlights and follow the repair. | Municipalities in South Africa | R9,000 per month.
permit-software | Applicants for building permits are told at once which plan or form is missing. | Planning departments in Portugal | €900 per month.
permit-software | Digital permits for street events and building works with deadlines and signatures of all departments. | Municipal authorities in Kenya | KES 80,000 per month.
citizen-participation | Participatory budgeting online and at the market: residents propose, discuss and vote. | City councils in Brazil | R$4,000 per project.
citizen-participation | A platform for public consultation on new cycle paths and squares, with maps and translated comments. | Urban planning departments in Belgium | €7,500 per year.
cemetery-software | It maps every grave with a drone photo and shows which burial plots are free and which leases run out. | Church parishes in Poland | 150 zł per month.
cemetery-software | Cemetery management with gravestone checks, fees and letters to the holders of graves. | Small towns in France with one to five cemeteries | €60 per month.
fire-brigade-software | Firefighters say with one tap whether they are available, and wardens log equipment tests. | Volunteer fire brigades in Austria | €25 per month per brigade.
fire-brigade-software | Training records and breathing apparatus tests for volunteer fire departments. | Fire departments in rural Pennsylvania | $49 per month.
hall-booking | Sports halls and community rooms are booked online, the door opens with a code and the club gets one bill a year. | Municipalities in Finland | €25 per room per month.
hall-booking | One calendar for all village halls in the county, with deposit and cleaning fee. | Village hall committees in Wales | £12 per month per hall.
plain-language | We turn official letters into easy-to-read texts, checked by people with learning difficulties. | Health insurers and job centres in Germany | €95 per page.
plain-language | Software that rewrites forms and web pages of public authorities in plain language and marks legal risks. | Municipal communications teams in Sweden | SEK 4,500 per month.
school-bus-tracking | Parents see where the school bus is and get a ping when their child gets on and off. | Private schools in Egypt | EGP 60 per pupil per month.
school-bus-tracking | Route planning and live GPS for school transport, with attendance by card. | School districts in Mexico | MXN 900 per bus per month.
referee-assignment | Clubs request officials, referees accept matches in the app, and travel pay is settled monthly. | Handball and football associations in Hungary | HUF 300 per match.
referee-assignment | Scheduling for umpires in youth leagues with automatic replacement. | Youth baseball leagues in Texas | $3 per game.
marking-for-teachers | Teachers scan essays, the AI proposes grades with reasons along the rubric, and they only correct. | High schools in Argentina | $3 per student per year.
marking-for-teachers | It suggests feedback on written homework so that teachers spend less time grading. | Language teachers at secondary schools in Norway | NOK 149 per teacher per month.
internship-matching | A marketplace where small firms post short paid internships and students apply with a video. | Small companies in Greece | €120 per placement.
internship-matching | We match apprentices with craft businesses after a trial day. | Craft businesses in Switzerland that find no apprentices | CHF 600 per signed apprenticeship.
`;
