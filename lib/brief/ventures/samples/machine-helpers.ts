/** Tools that write, watch and draw for firms and for single people: id | solution | target customer | how it earns, as founders write them. */
export const MACHINE_HELPERS_SAMPLES = `
tender-finder | It scans procurement portals every night and tells cleaning firms which public tenders fit and which certificates are missing. | Cleaning and security companies in Belgium | €149 per month.
tender-finder | We write bids for small software houses that answer an RFP of a ministry. | Software companies with 5 to 40 people in Kenya | $900 per bid.
sales-call-coach | Reps practise objections with an AI customer before they phone real ones. | Insurance sales teams in India | ₹900 per agent per month.
sales-call-coach | It analyses recorded calls of the sales team and shows who talks too much and when deals are lost. | Sales leaders at SaaS companies in Germany | €59 per seat per month.
product-photos-ai | Sellers upload a snapshot and the software makes clean product images in any setting. | Handmade jewellery sellers online | $0.40 per image.
product-photos-ai | AI fashion photos: your clothes on models of every size without a photo shoot. | Clothing labels in Turkey | $89 per month.
ad-creative-ai | Type in your shop address and get video ads with AI avatars in ten languages. | Online shops in Southeast Asia | $59 per month.
ad-creative-ai | It writes and tests hundreds of ad variants for TikTok ads and stops the losers automatically. | Mobile game studios | 3% of the ad budget.
search-visibility | We watch how AI search engines mention a brand and suggest pages that would change it. | Hotels and travel brands in Portugal | €99 per month.
search-visibility | An SEO tool for local shops that explains in one weekly task how to rank on Google. | Local shops in Ireland | €29 per month.
workflow-automation | Office staff record a repetitive task once and a software robot repeats it in all their old programs. | Freight forwarders and wholesalers in Poland | 900 zł per robot per month.
workflow-automation | AI agents read orders from emails and PDF attachments and enter them into the ERP. | Building material wholesalers in Germany | €0.40 per order.
cloud-costs | It reads the cloud bill every night, explains the increase and shuts down test servers after work. | Software companies with 20 to 200 engineers | 10% of what is saved.
cloud-costs | We find unused software licences and double subscriptions in a company's accounts. | Companies with 50 to 500 employees in Denmark | €2 per employee per month.
data-labelling | Medical students annotate X-rays and ultrasound pictures twice, and a doctor decides where they differ. | Start-ups that train medical AI | €1.80 per image.
data-labelling | We record and label speech in twelve Indian languages, with fair pay for villagers. | Speech technology companies | $18 per recorded hour.
visa-and-relocation | We handle residence permits, flats and bank accounts for engineers who move from abroad. | Technology companies in the Netherlands | €2,400 per relocation.
visa-and-relocation | An app that explains visa steps, checks documents and books the appointment at the consulate. | Skilled workers who want to move to Canada | C$249 per application.
inbox-assistant | AI reads your inbox at six, puts the five mails that matter on top and drafts answers. | Self-employed lawyers and architects in Spain | €15 per month.
inbox-assistant | A personal AI secretary that schedules meetings by email and chases replies. | Founders and executives | $35 per month.
ai-portraits | Upload a few selfies and receive business portraits for your CV. | Graduates looking for their first job in India | ₹499 per set.
ai-portraits | Realistic AI headshots that keep wrinkles and hair as they are. | Estate agents and consultants | $39 once.
`;
