/** Software for the office: money and papers: id | solution | target customer | how it earns, as founders write them. */
export const OFFICE_MONEY_SAMPLES = `
freelancer-invoicing | Freelancers dictate what they did and our app writes a proper invoice, numbers it and mails it to the client. | Freelance designers and translators in Austria | €9 a month.
freelancer-invoicing | A very plain invoicing tool on the phone that also totals the year for the tax return. | Self-employed craftspeople and consultants in Ireland | €6 a month or €60 a year.
receipt-bookkeeping | Photograph a receipt and the software matches it with the bank line and books it to the right account. | Small businesses in Portugal with up to ten employees and their accountants | €25 per company per month.
receipt-bookkeeping | Automatic bookkeeping for restaurants: it collects supplier receipts from the mailbox, sets the VAT and hands the month to the tax adviser. | Restaurant owners in Vienna | €49 per month.
expense-reports | Employees snap a picture at the till and the expense claim is filled in, checked against company rules and passed to payroll. | Companies with 50 to 500 employees and travelling sales staff in Poland | €5 per employee per month.
expense-reports | Software that settles business trips: it works out per diems for each trip and the mileage from the calendar, and the boss approves with one tap. | Mid-sized engineering companies in Switzerland | CHF 7 per traveller per month.
payroll-software | Simple payroll software which calculates wages, files the taxes and mails everybody a payslip. | Small companies with 1 to 20 employees in Kenya | KES 300 per employee per month.
payroll-software | We let owners run payroll from their phone in ten minutes, including holiday pay and leavers. | Restaurants and hair salons in Lyon | €10 per employee per month.
cash-flow-forecast | It reads the bank account and open invoices and shows the cash position twelve weeks ahead, with the tight days in red. | Building firms with 5 to 50 employees in Denmark | DKK 400 per month.
cash-flow-forecast | A liquidity planning tool that learns how late each customer pays and warns of gaps. | Owner-run wholesalers in Germany | €79 per month.
small-firm-crm | A simple CRM that fills itself from the inbox and reminds the owner whom to follow up today. | Small window and kitchen firms in Norway | NOK 299 per user per month.
small-firm-crm | Every enquiry lands in one list with contacts, notes and the deals still open, so no salesperson forgets a call. | Sales teams of 2 to 10 people at machine dealers in Ohio | $35 per user per month.
proposal-software | It drafts the proposal from the briefing call, fills in our customer's references and prices, and the client signs online. | Marketing agencies with 5 to 40 people in the UK | £59 per user per month.
proposal-software | AI that writes tender responses using a firm's old answers and flags every mandatory requirement. | Facility management companies in Ireland that bid for public contracts | €500 per month.
contract-signing | Leases, work contracts and orders are sent by text message and get an electronic signature within the hour. | Property and staffing firms in Chile | $1 per document.
contract-signing | A tool that keeps all running agreements, warns before a notice period ends and lets both sides sign documents online. | Office managers at firms with 20 to 200 employees in Belgium | €99 per month.
contract-review-ai | AI reads supplier contracts, marks clauses that carry risk and suggests the wording our customer usually accepts. | In-house lawyers at mid-size manufacturers in Italy | €300 per month.
contract-review-ai | Upload an NDA or a lease and get a review in plain language with red flags before you sign. | Small business owners in Australia | A$29 per contract.
payment-chasing | Our software chases overdue invoices by mail, text and phone in the firm's own tone and stops when the money arrives. | Small wholesalers and craft businesses in the Netherlands | €39 per month.
payment-chasing | We send payment reminders for unpaid invoices step by step and take the case to a lawyer only at the end. | Creative agencies in Toronto | 5% of what is recovered.
time-and-projects | Time tracking that reads the calendar, proposes each day's hours per project and shows when a client's budget is nearly used. | Design and software agencies with 5 to 50 staff in Sweden | €8 per user per month.
time-and-projects | Project management for architects' offices where every task has hours, a fee stage and a deadline. | Architecture offices with up to 30 people in Spain | €15 per user per month.
document-extraction | An API which reads delivery notes and customs forms and returns each field as JSON with a confidence. | Developers at logistics software companies in Europe | €0.05 per page.
document-extraction | Upload scanned paper forms and the service extracts the data into a spreadsheet, so no data entry from documents is needed. | Administrative offices of housing associations in the UK | £0.10 per form.
payment-fraud | A fraud score for every order, so online shops see a stolen card before the parcel leaves. | Online shops for electronics in Brazil | $0.03 per order checked.
payment-fraud | Software that predicts chargebacks and collects the proof to win them back for hotels and travel shops. | Travel agencies and hotels selling online in Spain | 20% of the money won back.
merchant-payments | A payment API that lets merchants accept mobile money and cards with one integration. | Online merchants in Ghana and Ivory Coast | 1.5% per payment.
merchant-payments | Market traders and taxi drivers take card payments on their own phone, with the money in the account the same evening. | Market traders and kiosks in the Philippines | 1.9% per payment.
`;
