/** Software for the office: money and papers: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const OFFICE_MONEY = `
freelancer-invoicing | firms
cue: invoic freelanc; invoic @freelanc; invoic self-employ; invoic @self-employ; invoic sole-trader; invoicing app; invoicing tool; sends invoices; creates invoices; writes invoices; invoic @designer; invoic client template; bill clients; self-employed bill; invoice self-employed; makes invoice; invoices clients; self-employed invoices; freelancers invoice
not: extract; factoring; financ; api; advance; chase; overdue; pdf; parse
kinds: saas
who: freelancer, freelancers

receipt-bookkeeping | firms
cue: receipt book; receipt bookkeep; receipt categor; bookkeep automat; bookkeep software; bank-feed match; receipt transaction; books accountant automat; receipt @freelanc; receipt @small-business; receipt vat; bookkeep app; bank transaction reconcil; shoebox receipts; receipts books; receipts clean; receipts accountant; pictures receipts; bookkeeping photo
not: expense; travel; medical; warranty; bookkeeper-does; our-bookkeepers; supermarket; grocery; loyalty
kinds: saas

expense-reports | firms
cue: expense report; expense claim; travel expense; expense reimburs; employee expense; expense receipt; mileage claim; expense polic; company-card spend; expense approv; corporate-card employ; per-diem trip
not: family; flatmate; household; insurance
kinds: saas fintech

payroll-software | firms
cue: payroll software; payroll small; payslip; run payroll; payroll compan; salar tax file; payroll automat; payroll contractor; pay employees countr; payroll system; payroll month; payroll api; payroll tax; gross net; wages tax file; calculates wages; payroll payslip
not: advance; early; loan; invoice; discount
kinds: saas fintech services

cash-flow-forecast | firms
cue: cash-flow forecast; cash-flow predict; forecast cash; liquidity forecast; liquidity planning; liquidity tool; cashflow forecast; cashflow plan; cash-flow dashboard; cash-flow small-business; run-out cash; bank cash ahead; cash weeks ahead
not: household; invest; trading; factoring; advance
kinds: saas

small-firm-crm | firms
cue: crm small; simple crm; customer records follow; leads follow-up pipeline; sales pipeline; crm @small-business; deals contacts; crm sales; customer relationship; crm inbox; contacts remind follow; sales-rep crm; crm leads; crm installers; crm quotes; crm follow-ups; crm contacts; a-crm
not: patient; guest; donor; tenant; church
kinds: saas

proposal-software | firms
cue: proposal software; proposal client sign; writes proposals; proposal template; proposal draft; rfp respon; rfp answer; tender respon; proposals agenc; proposal @agenc; proposal generat; rfp draft
not: marriage; wedding; questionnaire; trades; plumb; roof; grant; public-tender; tender-notices; ministry
kinds: saas

contract-signing | firms
cue: e-sign; e-signature; electronic signature; sign contracts online; digital signature; contract sign phone; sign document; contract lifecycle; contract renew remind; contract deadline; notice-period contract; contract management; contract repositor; sign documents online; sign documents sides; agreements notice; running agreements; notice period agreements; contracts signed
not: proposal; smart-contract; language; caption; hand; energy; gesture
kinds: saas usage

contract-review-ai | firms
cue: contract review; review contract; reads contract; contract clause; clause risk; contract red-flag; contract playbook; nda review; contract analys; contract scan; supplier contract risk; contract ai flag
not: translat; smart-contract; api-change; sports; newsletter; football
kinds: saas usage

payment-chasing | firms
cue: overdue invoice; unpaid invoice; late invoice; chase invoice; chases invoices; chase payment; payment remind; invoice remind; debt collect; dunning; invoices overdue polite; late-pay client; collect receivables; receivable automat
not: factoring; advance; buy; appointment; tenant; rent; medical
kinds: saas fintech services

time-and-projects | firms
cue: time-tracking project; track hours project; timesheet project; project-management task; project-management @office; project-management @agenc; project-management @studio; project-management hours; billable hours; hours budget project; project manage @agenc; task deadline team; hours client budget; tracks time automat; project profit; gantt; time tracking; time-tracking agencies; automatic timesheets; timesheets freelancers
not: construct; site; school; homework; law; habit; crew; roster; shift; volunteer
kinds: saas

document-extraction | firms
cue: extract data document; extract pdf; api pdf json; api document; ocr; invoice pdf json; parse document; reads invoices api; extract field; document turn structured; delivery-note read; extract table; parse pdf; data-entry document; scan form data; api reads; api structured data; returns structured; reads documents data
not: health; patient; contract; radiolog; resume; cv; lecture; homework; sign
kinds: usage saas

payment-fraud | firms
cue: fraud detect; fraud payment; chargeback; fraud check online; fraud score; stolen card; suspicious transaction; chargebacks proof; predicts chargebacks; chargebacks software; chargebacks win; fraud orders; stolen cards
not: insurance; scam-call; grandparent; elderly; dating; rental; election
kinds: usage fintech saas

merchant-payments | firms
cue: payment api; payment gateway; payments api; accept card payment; card payments phone; take card; take card payments; accept mobile-money; merchants accept; checkout payment accept; split payments marketplace; payment link; payment terminal; tap phone payment; qr payment merchant; pay by-link; cross-border payments; recurring payments collect; payments integration; accept payments
not: fraud; chargeback; invoice; overdue; salary; remit; rent; school-fees; taxi-book; parking; family; donat; crypto-wallet
kinds: fintech usage
`;
