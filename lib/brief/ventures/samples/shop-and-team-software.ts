/** Software for shops and teams: id | solution | target customer | how it earns, as founders write them. */
export const SHOP_AND_TEAM_SOFTWARE_SAMPLES = `
loyalty-cards | A digital stamp card on the phone rewards regular customers of local shops | cafés, bakeries and salons | monthly fee per shop
loyalty-cards | Customers collect points with each purchase and the shop brings back those who stay away | independent local shops | subscription
till-software | A tablet becomes the till of a shop with products, receipts, cash and card and a daily report | small shops and cafés | monthly fee per till
till-software | Point of sale software for cafés with open tables, split bills and offline selling | independent cafés and food trucks | subscription per location
team-task-manager | A shared board shows a team's tasks, who does them and by when | small teams of up to thirty people | monthly fee per user
team-task-manager | Project and task lists for teams with reminders and a weekly summary of what is late | agencies, associations and small firms | subscription per team
small-firm-erp | One system joins orders, stock, purchasing, invoices and accounts | small manufacturers and traders | monthly fee per user
small-firm-erp | Cloud ERP for producers shows what to buy, what to make and what has been paid | factories with five to fifty staff | subscription and a setup fee
wholesale-marketplace-for-shops | Independent shops order from many small brands at wholesale prices with one basket and one invoice | boutiques and gift shops, and the brands that supply them | commission on each order
wholesale-marketplace-for-shops | An online wholesale platform lets retailers find new brands with low minimums and later payment | independent retailers and brands | share of each order paid by the brand
candidate-assessment | Applicants do a short test of real tasks from the job and the employer sees the results side by side | employers and recruiters | monthly fee per employer
candidate-assessment | An AI interviewer asks every applicant the same questions and gives a scorecard | firms with many applications | price for each candidate
chat-commerce | Customers choose, order and pay inside WhatsApp and the shop gets all orders in one list | small shops and social sellers | monthly subscription
chat-commerce | Brands send offers and basket reminders by chat and sell without a website visit | online brands | monthly fee and message costs
procurement-software | Staff request purchases, suppliers quote through a link, and managers approve the order on the phone | purchasing teams of mid-sized firms | monthly fee per firm
procurement-software | Purchasing software compares supplier quotes, keeps approvals and sends purchase orders | factories, clinics and builders | yearly licence
tutoring-centre-software | Software for tutoring centres plans lessons, counts lesson packages and bills parents | tutoring centres and academies | monthly fee per centre
tutoring-centre-software | A centre manages batches, attendance, fees and progress notes to parents in one app | coaching classes and language schools | price per active pupil and month
hotel-management-system | A front desk program keeps rooms, rates, bookings and booking sites in step for small hotels | small hotels and guest houses | monthly fee per room
hotel-management-system | Cloud hotel software with a room plan, channel manager, housekeeping list and invoices | family-run hotels and inns | subscription
digital-business-cards | Sales staff tap a card on a phone and their contact details open, ready to save | sales teams | monthly fee per person and a price per card
digital-business-cards | A firm manages the digital business cards of all employees on one page | firms with field staff | yearly licence per employee
conference-app | An event app shows agenda, speakers and room plan and arranges meetings between participants | conference organisers | price per event
conference-app | Visitors and exhibitors of a fair are matched and meet at fixed times | trade fair organisers and associations | fee by number of participants
health-and-safety-software | Risk assessments, near misses and safety training are kept on the phone and open actions are followed up | factory and site managers | monthly fee per site
health-and-safety-software | Safety software reminds of training, records incidents and shows each worker the rules of the job | small manufacturers and builders | subscription by number of employees
construction-estimating | Software reads building plans, measures quantities and makes a priced estimate | contractors and quantity surveyors | monthly fee per estimator
construction-estimating | A contractor uploads drawings and gets a bill of quantities with material prices | builders and subcontractors | price per project
background-checks | An online service checks references, degrees and records of new hires with their consent | employers and agencies | price per check
background-checks | Pre-employment screening collects identity, past jobs and certificates in one report | care providers and staffing firms | packages per candidate
performance-and-goals | Software for goals, monthly one-to-ones and yearly reviews of each team | HR managers of firms with up to a few hundred staff | monthly fee per employee
performance-and-goals | Teams see the goals of the company, managers keep notes of talks and the review is prepared from them | growing firms | subscription per seat
employee-benefits | Staff choose discounts, allowances and extras in one app within a budget set by the employer | small employers | monthly fee per employee
employee-benefits | One card and app for meal, travel and learning allowances with receipts checked for payroll | firms with up to a few hundred staff | fee per card and month
employer-of-record | We become the legal employer of a firm's staff abroad and run contract, payroll and social insurance | firms with remote staff | monthly fee per employee
employer-of-record | A service hires people in countries where the client has no company of its own | startups and exporters | fixed fee per person and month
facility-management-software | Users report faults in a building by photo, and the manager assigns caretakers or contractors and sees the state | building managers and schools | monthly fee per building
facility-management-software | Software plans inspections, maintenance contracts and work orders for many buildings | facility management firms | subscription per site
cyber-monitoring | We watch the computers and accounts of small firms day and night and stop attacks | small firms without security staff | monthly fee per device
cyber-monitoring | Managed detection and response for IT providers and their small clients | IT service firms | price per endpoint and month
`;
