/** Tools for trades, agencies, landlords and small firms: id | solution | target customer | how it earns, as founders write them. */
export const SMALL_FIRM_TOOLS_SAMPLES = `
trade-certificates | An app in which electricians fill in test results on site and the signed electrical certificate goes to the customer as a PDF. | Electricians and small electrical firms in the UK | £15 per user per month.
trade-certificates | Gas engineers create gas safety records and service reports on their phone, with reminders when the next check is due. | Self-employed gas engineers in Ireland | €12 per month.
quote-follow-up | It sends friendly reminders for open quotes by email and text until the customer says yes or no. | Roofers and landscapers with 2 to 15 staff in the US | $49 per month.
quote-follow-up | Our tool sees which estimates were never answered and writes a polite follow-up that the owner approves. | Small builders and kitchen fitters in Australia | A$39 per month.
appointment-booking | Customers book an appointment online, pay a deposit and get a reminder, and the owner sees one calendar. | Salons, therapists and tutors in South Africa | R199 per month.
appointment-booking | Online scheduling software that fills cancelled appointments from a waiting list and cuts no-shows. | Small service businesses in Canada | C$19 per month per calendar.
property-inspection-app | An app for move-in and move-out inspections with photos of each room, signature and an inventory report. | Letting agents and landlords in England | £4 per report.
property-inspection-app | Home inspectors write the inspection report on a tablet while walking through the house, with photos and defects. | Independent home inspectors in the US | $59 per month.
property-manager-inbox | An assistant that answers tenants' messages by email and text, knows the lease and opens repair tickets for the property manager. | Property management companies with more than 300 units in Canada | C$1 per unit per month.
property-manager-inbox | One inbox for all tenant enquiries, with drafted replies and maintenance requests passed to the right contractor. | Residential property managers in Germany | €0.70 per flat per month.
association-management | A portal for HOA boards to collect dues, send notices, hold votes and keep minutes. | Self-managed homeowners' associations in the US | $1 per home per month.
association-management | Software for apartment owners' societies: maintenance bills, complaints, notices and accounts in one app. | Housing societies with 50 to 400 flats in India | ₹10 per flat per month.
donor-software | A donor database for small charities that sends thank-you letters and tax receipts and shows who stopped giving. | Charities with fewer than ten staff in the UK | £39 per month.
donor-software | Fundraising software that puts gifts from card, bank and mobile money into one list of supporters. | NGOs and churches in Kenya | 1% of gifts.
agency-reporting | It pulls numbers from ad accounts and analytics and writes monthly client reports for marketing agencies. | Digital marketing agencies with 3 to 30 staff | $79 per month.
agency-reporting | White-label client reporting with plain comments, so agencies show clients results each month. | SEO and advertising agencies in the Netherlands | €8 per client per month.
client-document-collection | Accountants send a checklist link, clients upload the missing documents and reminders go out until the file is complete. | Accounting practices in Australia | A$45 per month.
client-document-collection | A secure upload portal that collects payslips, IDs and statements from borrowers and checks whether a page is missing. | Mortgage brokers in Canada | C$35 per broker per month.
customer-feedback | One survey question by text after every visit; unhappy customers reach the manager the same day. | Restaurants and gyms with several branches in the US | $49 per branch per month.
customer-feedback | NPS surveys inside software products, with comments sorted into themes for product managers. | Software companies with 20 to 200 staff in Europe | €89 per month.
team-learning | Companies turn their own handbooks into short training courses, assign them to employees and keep certificates. | Firms with 50 to 500 staff in Germany | €3 per employee per month.
team-learning | A learning platform on which staff finish five-minute lessons and managers see who has completed the training. | Retail and logistics companies in the UK | £2.50 per learner per month.
returns-for-shops | A returns portal for online shops: shoppers choose a reason, get an exchange first and print a return label. | Fashion shops on Shopify in Europe | €29 per month plus €0.40 per return.
returns-for-shops | It handles returns and refunds for e-commerce brands and offers store credit before money back. | Online shops with more than 300 orders a month in the US | $49 per month.
no-code-app-builder | A visual builder with which people without coding make their own mobile app from a spreadsheet and publish it. | Small businesses and clubs worldwide | $29 per app per month.
no-code-app-builder | Teams describe an internal tool in plain words and the no-code builder makes database, forms and screens. | Operations teams in companies with 50 to 500 people | €15 per user per month.
clip-tool | Upload a podcast or long video and get ten short vertical clips with captions for social media. | Podcasters and YouTubers in the US | $24 per month.
clip-tool | It turns webinar recordings into short branded clips with subtitles. | Marketing teams and event organisers in Europe | €99 per month.
`;
