/** Private money: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const MONEY_APPS = `
budget-app | people
cue: budget app; budgeting app; household budget; track spending; spending track; expense track app; money month envelope; personal finance app; bank account overview spend; spend categor; pay off debt app; debt app; debt plan; saving goal app; household account book; budget month; account spend envelope; read bank account spending; digital envelope; spending categor; bank account sort; spend day bank account; spend day payment; money left day; bank account spend; left until payday; spend until payday; household-budget; budget-app
not: couple; partner; business; company; compan; crypto; kids; child; pocket-money; receipt-software; freelance; subscription; landlord; splitting; freelancer; travel; self-employed; event; wedding; investor
kinds: fintech saas
who: saver, savers
share: 7 12 20

couples-money | people
cue: couple money; couple finance; couple budget; shared account couple; couple expense; partner share cost; couples app money; joint account couple; household cost couple; partner finance; couple saving; money partner app; couple spending; couples share; couples bill; couple save; couples income; couples rent; couple money; partners share rent
not: therap; wedding; dating; business; photograph; travel-agency; holiday; counsel
kinds: fintech saas
who: couple, couples
share: 5 9 14

kids-money | people
cue: pocket money; kids money; child saving; children saving; kids card; teen card; teenager bank; allowance app; chore reward money; child account; financial literacy child; financial literacy kid; kids bank; child money; teen saving; money for children; save for child
not: nursery; babysit; school-fees; charity; teacher-software; tutor; pension; savings-circle
kinds: fintech saas
who: family, families
share: 4 7 10

beginner-invest | people
cue: invest beginner; investing app; investment app beginner; investing beginner; start invest; learn invest; robo-advis; robo advis; round-up invest; spare change invest; index fund app; index portfolio; etf saving; invest small amount; invest women; women start investing; micro-invest; stock beginner; portfolio automatic; invest month euro; explains funds; broad fund
not: crypto; property; startup; angel; farmland; wine; art; business-angel; institution; solar; real-estate; company; crowdfund; loans; guaranteed
kinds: fintech education
who: investor, investors
share: 6 11 18

bill-splitting | people
cue: split bill; bill split; split expense; shared expense; group expense; split cost friend; flatmate expense; settle group; split rent; trip expense friend; owe friend; split restaurant; group travel expense; share cost flatmate; split receipt
not: couple; accounting; b2b; employee; taxi; divorce; partner-app; landlord
kinds: fintech saas
who: group, groups
share: 8 14 22

rent-deposit | people
cue: rent deposit; deposit tenant; rental deposit; tenancy deposit; deposit-free; deposit insurance; deposit guarantee; security deposit; deposit instalment; renter insurance; tenant deposit; renters insurance; tenant guarantor; rent guarantor
not: bottle; hotel; car; bike; equipment; tools; software-for; landlord-software; dispute
kinds: fintech
who: tenant, tenants
often: 0.02 0.03 0.05
share: 8 14 22

micro-insurance | both
cue: micro insurance; microinsurance; insurance day; insurance app; insurance hour; on-demand insurance; insurance per day; insure phone; insure bike; insurance gig; crop insurance; insurance friend pool; peer insurance; insurance minute; insurance small; parametric insurance; insurance event short
not: broker; employer; dog; cat; pet; deposit; insurers-use; software-for; pension; landlord; compare
kinds: fintech
who: policyholder, policyholders
often: 0.08 0.3 1
share: 6 12 20
costs: 62 72 82 = the insurer's share for risk and claims

savings-circle | both
cue: savings circle; saving circle; rosca rosca; tontine tontine; savings group; saving group; lending circle; peer-to-peer lend; peer lend; community loan; lend friend family; chama chama; susu susu; group savings; save together group; circle contribute month; borrow from neighbours money
not: nonprofit; tools; library; business; invoice; book; bank-software
kinds: fintech
who: member, members
often: 0.08 0.1 0.2
share: 3 7 14

remittance | people
cue: remittance app; remittance remittance; send money home; money transfer abroad; transfer money family abroad; send money family; money home migrant; international transfer migrant; pay bills home country; cross-border transfer family; diaspora money; send money to relative; pay school fees home abroad; workers abroad send money; send-money home; money-home
not: business-payments; freelance; supplier; invoice; export; parcel
kinds: fintech
who: sender, senders
often: 0.8 1.3 2.5
share: 2 5 10
costs: 45 58 72 = payout partners, card fees and exchange

crypto-tracker | people
cue: crypto portfolio; crypto track; crypto tax; crypto wallet track; crypto app; crypto beginner; bitcoin app; bitcoin saving; token portfolio; defi track; crypto report; crypto wallet
not: exchange-software; mining; game; nft-art; donation; merchant; shop-payment; remittance; loyal
kinds: saas fintech
who: crypto holder, crypto holders
share: 2 5 9

self-employed-tax | both
cue: freelance tax; self-employed tax; tax return freelance; tax app freelance; tax return app; freelancer invoice tax; sole trader tax; set aside tax; self employed tax; freelancer bookkeep; creator tax; gig worker tax; vat freelance; tax return self-employed; tax return; tax return online; gig tax; freelancer account tax; freelance taxes; self-employed taxes; taxes freelancer return; taxes return; freelancers return; calculates taxes; sole-trader taxes; gig-worker taxes; tax-return
not: crypto; property; corporation; multinational; payroll; real-estate
kinds: fintech saas services
who: self-employed person, self-employed people
share: 3 5 8

subscription-manager | people
cue: subscription manag; cancel subscription; track subscription; unused subscription; subscription track; forgotten subscription; find subscription; contract cancel; switch contract automatic; energy switch automatic; bills lower negotiat; cancel contract; household contract; negotiate bill; switch provider bills; switch energy provider
not: box; saas-spend; company; compan; billing; newsletter; rental-contract; tenant; employment
kinds: fintech saas
who: household, households
share: 10 18 28

salary-advance | both
cue: salary advance; wage advance; earned wage; pay before payday; wages early; salary early; pay advance; access wage; payday access; advance pay worker; earned pay; draw wage; salary payday; salary already earned; earned payday; salary part early; payday payroll; before-payday; wages payday
not: freelance-invoice; invoice; factoring; mortgage; tenant; recruit
kinds: fintech
who: employee, employees
often: 0.5 1 2
share: 8 14 22

mortgage-advice | people
cue: mortgage advis; mortgage advice; mortgage broker; mortgage compar; first home mortgage; mortgage app; home loan advis; home loan compar; mortgage first-time; remortgage; first-time buyer loan; house purchase financ; mortgage refinanc; mortgage online; fixed-rate end; remortgage remortgage; mortgages compar; compare mortgage; mortgage-advice; mortgage bank buyer
not: software-for; brokers-use; commercial; bank-software; estate-agency
kinds: fintech services
who: home buyer, home buyers
often: once
share: 1 2 4

pension-overview | people
cue: pension overview; pension app; pension pot; old pensions; find pension; pension combine; consolidate pension; retirement plan app; retirement calculat; pension gap; retirement saving; pension women; plan retirement; pension track; retirement income
not: employers-use; fund-manager; care-home; pension-fund; travel; hobby; home-care; for-employers; puppy
kinds: fintech saas services
who: future pensioner, future pensioners
share: 15 25 35
`;
