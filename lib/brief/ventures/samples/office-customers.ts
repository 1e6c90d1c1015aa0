/** Software for the office: customers, words and code: id | solution | target customer | how it earns, as founders write them. */
export const OFFICE_CUSTOMERS_SAMPLES = `
support-assistant | An assistant that answers order and return questions in the chat of online shops and passes hard cases to the support team. | Online fashion shops with more than 1,000 orders a month in Europe | €0.50 per solved ticket.
support-assistant | It drafts replies to support emails from the handbook and old tickets, and staff only press send. | Software companies with 3 to 20 support people in Canada | C$49 per agent per month.
phone-receptionist | A voice AI that picks up the phone for plumbers, asks what is wrong and writes the appointment into the calendar. | Plumbing and heating firms with 1 to 10 vans in the UK | £79 per month.
phone-receptionist | When nobody in the practice is free, our assistant answers calls, renews prescriptions requests and reads out opening hours. | Doctors' practices in Germany | €149 per month.
email-marketing | Marketing automation for wineries: it writes to each buyer when the last case should be empty. | Wineries with an online shop in Italy | €39 per month.
email-marketing | Small shops send WhatsApp marketing messages to regulars who agreed, with one good offer a month. | Independent clothing shops in Brazil | R$99 per month.
social-scheduling | Take one photo a day and the app writes the caption and schedules posts for Instagram and Google. | Bakeries and cafés in France | €19 per month.
social-scheduling | We plan a month of social media for dental practices, made from their own pictures, and they only approve. | Dental practices in Texas | $199 per month.
content-writing | AI interviews an engineer by voice and turns it into blog articles that rank in search. | Marketing teams at machine builders in Germany | €400 per month.
content-writing | It writes product descriptions in four languages from supplier sheets, with the right keywords. | Online shops with more than 2,000 items in Poland | €0.30 per text.
review-collecting | After every job the customer gets a message asking for a Google review, and our tool suggests an answer to bad ones. | Local garages and beauty salons in Spain | €29 per month.
review-collecting | A card at the till that collects online reviews, asks every guest and shows the owner what they complain about. | Independent restaurants in Ireland | €25 per month.
translation-tool | AI translates manuals and keeps each company's own terms and layout, with a translator checking safety pages. | Machine builders exporting from Northern Italy | €0.04 per word.
translation-tool | Live captions and dubbing for town halls and conferences in twelve languages. | Event organisers and associations in Belgium | €90 per hour.
voice-api | Speech recognition for Swiss German with an API, trained on consenting speakers. | Call centre software makers and broadcasters in Switzerland | CHF 0.90 per hour of audio.
voice-api | A text-to-speech service with natural voices in Yoruba, Hausa and Igbo for developers. | Developers of banking and learning apps in Nigeria | $12 per million characters.
analytics-dashboard | Connects the till, the webshop and the books and shows the owner one dashboard each morning; questions can be asked in plain language. | Retail companies with 3 to 30 shops in the Netherlands | €150 per month.
analytics-dashboard | A data pipeline that brings every system of a hotel group into one warehouse with ready reports. | Hotel companies with 5 to 50 houses in Greece | €900 per month.
code-and-test-tool | It reads each pull request and comments only on bugs it is sure of, learned from the team's own history. | Software teams with 10 to 100 developers in Europe | $20 per developer per month.
code-and-test-tool | Write what a user does in plain sentences and our tool runs it as browser tests before every release. | Software companies without a test department in India | $99 per month.
error-monitoring | Uptime and error monitoring that groups alerts and wakes engineers only for what customers notice. | Software companies with fewer than 20 engineers | $49 per month.
error-monitoring | It monitors APIs a product depends on and tells engineers which supplier is down and what customers notice. | Fintech companies in Europe | €199 per month.
accessibility-check | Scans websites for accessibility errors, and blind testers check the most used pages. | Online shops and cities in Austria | €200 per month.
accessibility-check | It makes PDF forms accessible: tags, reading order and alt-text, ready for screen readers. | Public offices and insurers in Sweden | SEK 40 per page.
trades-website | We make a website for electricians from ten photos and a phone call, and they change it by WhatsApp. | Electricians and painters in Bavaria | €39 per month.
trades-website | AI website builder for small restaurants that takes the menu and photos from Google and puts a page online. | Small restaurants in Portugal | €15 per month.
sales-outreach | Finds companies that just opened a new site and writes a personal cold email for the salesperson to send. | Sales teams at B2B suppliers in the Nordics | €89 per user per month.
sales-outreach | AI researches prospects before a call and books meetings by outreach on LinkedIn. | B2B software startups in London | £300 per month.
`;
