/** Software for trades, property, vehicles and advisers: id | solution | target customer | how it earns, as founders write them. */
export const SITE_SOFTWARE_SAMPLES = `
landlord-software | It matches rents with the bank account, writes the yearly cost settlement and takes repair reports from tenants. | Private landlords with 3 to 30 flats in Germany | €4 per flat per month.
landlord-software | Property management software for small agents: leases, arrears, tenants' repair photos and owners' reports. | Property managers with up to 500 units in Kenya | KES 80 per unit per month.
construction-reports | Site managers photograph defects, speak a sentence, and the subcontractor gets a dated notice. | Building contractors with 10 to 200 employees in Austria | €39 per site per month.
construction-reports | It writes the daily site diary from photos, weather and voice notes. | Civil engineering firms in Colombia | $60 per construction site per month.
trades-quoting | Painters film a room, the app measures the walls and the quote is with the customer the same day. | Painting and plastering firms in the UK | £35 per month.
trades-quoting | AI reads building plans and prepares the estimate with quantities and prices. | Electrical contractors bidding on jobs in Canada | C$250 per month.
field-service | Technicians see the next job, the boiler's history and parts, and the customer signs on the phone so the bill goes out that evening. | Heating firms with 5 to 40 technicians in the Netherlands | €29 per technician per month.
field-service | Scheduling and reports for pest control and lift maintenance visits, offline in cellars. | Service companies with field staff in Malaysia | RM60 per user per month.
cleaning-company-software | Cleaners check in by code at each building, tick rooms and the customer sees proof. | Cleaning companies with 20 to 300 staff in Belgium | €3 per cleaner per month.
cleaning-company-software | Software for janitorial firms that plans crews, keys and quality checks. | Commercial cleaning contractors in Florida | $99 per month.
fleet-software | Drivers walk round the van with the phone, AI sees new damage and worn tyres and books the workshop. | Companies with 20 to 300 delivery vans in France | €6 per vehicle per month.
fleet-software | Fleet management for mixed electric and diesel vehicles with charging plans and inspection dates. | Municipal fleets and trades firms in Norway | NOK 90 per vehicle per month.
route-planning | It plans the delivery routes of the morning in a minute and learns back doors and unloading times from drivers. | Bakeries and food wholesalers with 3 to 30 vans in Italy | €25 per van per month.
route-planning | A last-mile app for shops: drivers get stops in the best order and customers a live time window. | Furniture and flower shops in Saudi Arabia | SAR 300 per month.
shop-stock | Counts what sells in which size and tells the owner what to reorder from suppliers each Monday. | Independent shoe and clothing shops in Spain | €49 per shop per month.
shop-stock | Simple warehouse software with barcode scanning on any phone for small wholesalers. | Wholesalers with one warehouse in Vietnam | $30 per month.
law-firm-software | An intake form and chat that sorts callers, checks conflicts and opens the file. | Small law firms for family and labour law in Spain | €120 per month.
law-firm-software | It records lawyers' time from mail, calls and documents and drafts the bill. | Solicitors' firms with 2 to 30 fee earners in Ireland | €45 per lawyer per month.
accountant-practice | Chases clients for missing documents by WhatsApp and files them with the right client. | Tax advisers and accounting firms in Austria | €99 per month.
accountant-practice | AI prepares the working papers and checks of annual accounts for accountants. | Accounting firms with 5 to 50 staff in the UK | £300 per month.
insurance-tools | Policyholders film the damage, AI estimates the repair and small claims are paid the same day. | Insurers for home and motor in Poland | €4 per claim.
insurance-tools | AI checks claim photos and papers for insurers, spots fraud and prepares the settlement for the claims handler. | Small mutual insurers in the Nordics | €2 per claim.
estate-agent-tools | 3D tours and floor plans from a phone, with empty rooms furnished by AI. | Estate agents in the Netherlands | €39 per listing.
estate-agent-tools | An assistant answers enquiries for a listing, asks about finances and books viewings. | Real estate agencies in Dubai | AED 600 per agent per month.
`;
