/** Private money: id | solution | target customer | how it earns, as founders write them. */
export const MONEY_APPS_SAMPLES = `
budget-app | The app reads your bank account and sorts spending into digital envelopes, so you see on any day what is left for groceries until payday. | Young adults in Poland who run out of money before the end of the month | 19 zł a month.
budget-app | A household budget that people fill in by voice while leaving the shop, with a plan to pay off their debts. | Families on low incomes in South Africa | R29 per month.
couples-money | Couples connect both accounts and share household costs in proportion to what each earns. | Unmarried couples in Germany who live together | €5 per couple a month.
couples-money | A weekly money check-in for partners: a shared view of finances and one question to talk about. | Newly married couples in the US | $8 a month per couple.
kids-money | A prepaid card and app with which children get pocket money for chores and learn to save for something. | Parents of 8 to 14 year olds in Portugal | €3.50 a month per child.
kids-money | Grandparents put money into a savings goal of their grandchild, and the child watches it grow and learns how interest works. | Families in Switzerland | CHF 4 per month.
beginner-invest | Women start investing small monthly amounts in three index portfolios, with a short lesson before each step. | Women in Spain who have never invested | 0.6% of the invested sum a year.
beginner-invest | We round up every card payment and invest the spare change in broad funds. | People under 30 in the Czech Republic | €2 a month.
bill-splitting | An app that photographs the restaurant receipt, splits the bill by dish and sends each friend a payment link. | Friends in London who eat out together | 1% of each payment.
bill-splitting | Groups on holiday enter shared expenses offline and settle everything with one transfer at the end. | Groups of friends from Germany who travel together | €4 per trip paid by the organiser.
rent-deposit | Tenants move in with a deposit guarantee from an insurer instead of paying three months of rent upfront. | Young renters in Vienna | Tenants pay 5% of the deposit each year.
rent-deposit | We lend the security deposit in instalments to students and vouch for them with the landlord. | Students moving to Dutch cities | A fee of €9 a month.
micro-insurance | Insurance by the day for borrowed cars, cameras and bikes that you switch on from the phone. | Students and young adults in Belgium | From €1.50 per day, we keep 25%.
micro-insurance | Smallholders buy a small crop insurance with each bag of seed and are paid by mobile money when satellites see a drought. | Maize farmers in western Kenya | KES 300 per season.
savings-circle | An app that runs savings circles: each member contributes every month, and the pot goes to one of them in turn. | Migrant women in Paris | €1 per member and month.
savings-circle | Market women move their tontine from paper to phone, with reminders and a guarantor for each new member. | Traders in Abidjan | 1% of each payout.
remittance | Nurses abroad send money home to the Philippines by chat and can pay school fees and electricity bills directly. | Filipino nurses in Ireland and the UK | €2 per transfer plus 0.8% on the rate.
remittance | A remittance app that pays out in villages through corner shops within ten minutes. | Nepalese workers in the Gulf | A fee of $3 per transfer.
crypto-tracker | It connects wallets and exchanges, follows the whole crypto portfolio and writes the yearly tax report. | Private crypto investors in Austria | €79 per tax year.
crypto-tracker | A crypto app for beginners that shows in plain words what they own, what they paid and what it costs them in fees. | People who bought their first coins last year | $5 a month.
self-employed-tax | An app for freelancers that sets aside tax from each payment and files the tax return with one tap. | Freelance designers in the Netherlands | €15 per month.
self-employed-tax | Delivery riders and other gig workers photograph receipts, and we do their self-employed tax return. | Couriers in Spain | €60 per return.
subscription-manager | The app finds forgotten subscriptions in your account and cancels them for you with a mandate. | Households in Italy | 20% of what is saved in the first year.
subscription-manager | We watch household contracts such as electricity, phone and internet and switch to a cheaper provider on time. | Busy families in Germany | €6 a month.
salary-advance | Hourly workers draw wages they have already earned before payday through an app linked to the rota. | Care workers in the UK | £1.75 per advance.
salary-advance | A salary advance without interest for factory staff, limited to half of the hours worked so far. | Garment workers in Bangladesh | 50 taka per advance.
mortgage-advice | First-time buyers get mortgage advice by video, and we compare forty lenders and prepare all papers. | First-time buyers in Ireland | The bank pays us 0.5% of the loan.
mortgage-advice | An online adviser for people whose fixed rate ends, that finds the best moment to remortgage. | Home owners in the Netherlands | €490 per closed mortgage.
pension-overview | We find old pensions from former employers and show them in one overview with the monthly income to expect. | People aged 45 to 60 in the UK | £4 a month.
pension-overview | A retirement plan for women with part-time years that shows the pension gap and three steps to close it. | Women over 40 in Germany | €149 per plan.
`;
