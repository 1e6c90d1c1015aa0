export const WORK = `
quoting 30 a price that is on time
? quote* quotes estimate* tender* proposal offer-letter bid bids angebot presupuesto* devis
Countersign = the second signature, which makes a quote a job
Driveway = where a customer decides, before the van has turned
Ballpark = the first figure people ask for
Firm Price = a price that stays
+Pricelight = a light on the price
First Answer = the one that gets the job
+Signside = where the customer signs

law 265 law that people can use
? law laws legal lawyer* solicitor* paralegal contract* clause* regulat* ruling* judg* attorney gdpr compliance abogad* avocat* anwalt*
Plain Paper = law written so that it can be read
Counterpart = the second copy of a contract, equally true
Fair Copy = the clean version of a document, ready to be signed
+Clauselight = a light on one clause
+Briefbench = the bench where a brief is written
In Writing = the form in which a right is worth most

dispute 260 a right that is claimed
? dispute* tribunal claim* complain* appeal refund compensation money-back reclaim illegal letter
Fair Hearing = what everybody is owed
Signed & Sent = the two steps most people never reach
Small Claim = a sum that is too small for a lawyer and too large to lose
Recorded Post = the letter nobody can say they did not get
+Claimside = on the side of whoever claims
+Letterbench = a bench where letters are written
Case in Point = the example that decides

documents 235 paper turned into order
? document* invoice* pdf receipt* paperwork form-filling bill-of-lading
Paper Round = the way every document takes
Fair Sheet = a page without a correction
Margin Note = the remark that says what a page means
+Pagemate = whoever reads the page with you
Filed by Five = what an office wants to say
+Stampline = the line where the stamp goes

accounting 160 books that balance
? account* bookkeep* tax taxes vat expense* audit ledger fiscal steuer* contab*
Tally = the notches by which debts were counted
Balanced Books = what lets an owner sleep
Month End = the three days an office dreads
+Tallymate = whoever counts with you
Double Entry = the idea that every sum has two sides

payroll 170 wages on time
? payroll salary wage* payslip gross-to-net remittance-tax employer-tax
Net & Gross = the two numbers on every slip
+Netline = the last line of a pay slip
Friday Money = wages in the hand before the weekend

banking 260 money in good order
? bank* payment* wallet invest* credit fintech transfer lender deposit-account currency
Small Change = money that adds up
Safe Deposit = where things are kept that matter
Even Money = a fair bet
+Coinpath = the path a coin takes
Good Credit = what a kept promise earns

savings 120 money put aside
? saving* savings pension retire-plan budget nest-egg piggy
Rainy Day = what people save for
Acorn Jar = small things kept for the winter
+Jarlight = a light in the jar
Put Aside = what the careful do on pay day

loans 145 money lent fairly
? loan* microcredit lend-money interest-rate borrower repay* microloan
Handshake = the oldest contract
+Trustpurse = money among people who know each other

insurance 250 cover that is there
? insur* premium policy underwrit* claims-handler broker
Dry Shelter = where to stand when it comes down
Fine Print = what should be read aloud
+Covermate = whoever reads the policy with you
Just in Case = the three words behind every policy

hiring 190 the right people for the work
? hire* hiring recruit* job-offer vacanc* applicant* candidate* staffing resume career* employ* apprentic* job-seeker
First Monday = the day a new colleague starts
Good Hire = the decision a firm remembers longest
+Startday = the day it begins
Open Chair = a place that waits for somebody

staff 175 a team that works
? staff employee* workforce team* onboarding hr culture manager* shift-work
All Hands = the call that everybody answers
Crew Call = the time a team has to be there
+Crewlist = who is on, and when
Day One = the day that decides whether somebody stays

rota 220 time that is shared well
? schedul* calendar appointment* shift* rota booking* waiting-list waiting-time slot slots turno* termin*
Swap Shift = what colleagues ask of each other
Filled In = what a gap in the rota should be
+Slotmate = whoever takes the slot with you
Hours Kept = the promise of a good timetable
Open Slot = a place in the day that can still be filled

sales 20 selling that feels fair
? sales crm lead-generation pipeline prospect* deal* sales-rep close-deals
Warm Call = the opposite of a cold one
Handshaken = agreed, and meant
Next Step = what every meeting should end with

marketing 335 being heard by the right people
? marketing advert* campaign seo audience-growth agency social-media influencer* brand-design
Word of Mouth = the channel everybody wants
Town Crier = the first advertising there was
Loud Enough = as loud as it must be and no louder

procurement 160 buying well for a firm
? procure* tender* supplier* sourcing purchas* vendor-management
Second Source = what every buyer wants to have
Good Terms = what a supplier is kept on

inventory 185 stock that is where it should be
? inventory stock stocks stock-keeping shelf sku reorder*
On the Shelf = where a customer wants it
+Binmark = the mark that says which bin
Stock Take = the night a shop counts everything

logistics 230 things that get there
? logistic* freight warehouse-transport cargo truck trucks supply-chain haul* shipping-container customs
Bill of Lading = the paper that travels with the goods
Loaded = ready to leave the dock
Short Haul = the distance at which a van beats a train
+Dockline = the line along which trucks stand
On the Road = where freight earns its money

manufacturing 255 making things in number
? manufactur* factory machine* industrial production assembly cnc maintenance machining fabrik
First Run = the first pieces off a line
Tolerance = how far from perfect is still good
+Gearhand = a hand at the machine
Uptime = the hours a machine really works
Night Shift = the hours in which a line should not stop

office 245 a place to work
? cowork* office workspace desk meeting-room studio-space
Corner Desk = the one people come early for
Nine to Noon = the hours in which most work gets done
+Desklight = a light over a desk that is in use
Good Company Desk = a desk among people

retail 10 a shop with regulars
? shop shops store stores boutique retail* seller e-commerce online-shop tienda negozio laden checkout
Shop Window = where a street stops to look
Open Till Late = the hours people remember
Counter & Key = what opens a shop in the morning
+Tillside = at the side of the till, where people talk
Sold by Hand = as shops did it before they were large

export 230 goods that cross a border
? export* import* customs-duty tariff border cross-border
Green Channel = the way through customs with nothing to fear
Port of Entry = where a market begins
+Stampgate = a gate that opens with a stamp

cooperative 20 something that belongs to its members
? cooperative co-op* assembly member-owned shareholders-members vote voting collective genossenschaft cooperativa
Round Table = where no seat is first
Common Purse = money that belongs to all who paid in
+Sharehouse = a house with many owners
Quorum = the number that makes a decision count

security 255 safe without fuss
? security secure cyber password* theft thief lock guard fraud scam* phishing
Deadbolt = the part of a lock that does not give
Night Watch = people who stay awake for others
+Latchmate = whoever checks that it is locked
`;
