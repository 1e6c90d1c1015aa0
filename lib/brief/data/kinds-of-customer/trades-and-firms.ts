/** Who builds, repairs, carries, makes and advises; read like `GUESTS_AND_SHOPS`. */
export const TRADES_AND_FIRMS = `15 35 60 0.2|window cleaners|
25 45 70 0.5|clean(?:ers|ing (?:companies|firms|businesses|contractors))|
40 60 80 0.4|plumb(?:ers|ing (?:companies|firms|businesses))|heating (?:engineers|installers|companies|firms)|hvac (?:companies|firms|contractors|technicians)|the trade association or licensing body
60 100 250 0.4|electricians|electrical (?:contractors|companies|firms)|the trade association or licensing body
12 18 25 0.3|roof(?:ers|ing (?:companies|firms|contractors))|the roofers' association
35 50 80 0.6|joiner(?:s|ies)|carpenters|cabinet ?makers|furniture makers|woodworking shops|woodworkers|the joiners' association
35 50 80 0.4|painters|decorators|plasterers|the painters' association
10 30 60 0.5|tilers|floor(?:ers| layers)|stonemasons|masons|
20 35 60 0.3|landscap(?:ers|ing (?:companies|firms))|gardening (?:companies|firms|businesses)|gardeners|tree surgeons|arborists|the landscapers' association
2 9 12 0.1|chimney sweeps|the chimney sweeps' association
5 10 20 0.3|(?:solar|heat pump|photovoltaic|pv) (?:installers|companies|firms)|the solar industry association
3 7 10 0.4|scaffold(?:ing)? (?:hire|rental) (?:firms|companies)|scaffold(?:ers|ing (?:companies|firms))|
3 6 12 0.3|locksmiths|
3 5 10 0.3|glaziers|upholsterers|the trade association
1 2.5 5 0.4|pest control\\w* ?(?:companies|firms)?|
1 3 8 0.2|(?:swimming )?pool (?:maintenance|service|care|cleaning|building)? ?(?:companies|firms|businesses|builders|contractors)|
3 8 20 0.5|(?:maintenance|facility|service|repair) (?:companies|firms|contractors)|
0.3 0.7 1.5 0.3|lift (?:maintenance )?(?:companies|firms)|elevator (?:maintenance )?(?:companies|firms)|
20 60 120 0.3|handymen|caretakers|
60 120 250 0.5|(?:building|construction|civil|general|renovation) (?:and \\p{L}+ )?(?:companies|firms|contractors|businesses)|builders|contractors|house ?builders|the construction industry association
100 250 450 0.6|(?:tradespeople|trades|craftspeople|craftsmen|installers|craft (?:firms|businesses))|the chamber of trades
8 15 30 30|tailors|seamstresses|dressmakers|alteration shops|
2 4 8 2|cobblers|shoe ?makers|shoe repairers|
5 10 16 0.5|jewell?ers|goldsmiths|watch ?makers|the jewellers' association
3 8 20 0.5|potters|ceramicists|ceramics studios|pottery studios|craft studios|
70 95 150 1|hair ?dressers|(?:hair|hairdressing) salons|the hairdressers' association
15 30 50 1.5|barbers|barber ?shops|
15 40 60 0.5|nail (?:studios|salons)|
40 70 110 0.5|beaut(?:y|icians)(?: (?:salons|studios|parlou?rs))?|cosmetic (?:studios|salons)|make-?up artists|salons|
4 8 12 0.2|tattoo (?:artists|studios|parlou?rs|shops)|
40 55 90 0.6|(?:car |auto |vehicle |repair )?garages|(?:car|auto|vehicle) (?:repair (?:shops|workshops)|workshops|mechanics)|mechanics|body ?shops|the motor trade association
15 30 50 0.3|(?:car|used[- ]car|vehicle|motorbike|motorcycle|boat|tractor) dealers(?:hips)?|dealerships|the motor trade association
8 14 22 0.3|car washes|(?:petrol|gas|filling|service) stations|
40 60 130 0.6|owners of (?:[\\p{L}]+ ){0,5}(?:vans|trucks|lorries)|hauliers|transport (?:companies|firms|operators)|haulage (?:companies|firms|contractors)|truck(?:ing)? (?:companies|firms|fleets|owners|operators)|(?:small )?fleets?(?: operators| managers)?|lorry (?:operators|owners)|the road transport licensing authority
20 30 60 1|taxi (?:companies|firms|operators|owners)|the taxi licences of the municipalities
100 200 400 1.5|(?:taxi|cab|uber|delivery|truck|lorry|boda|rickshaw|tuk-?tuk) (?:drivers|riders)|the licensing authority
3 5 9 0.7|(?:bus|coach|minibus) (?:companies|operators|firms|owners)|the bus operators' association
10 25 60 0.7|courier (?:companies|firms)|couriers|delivery (?:companies|firms|services)|
8 15 25 0.5|freight forwarders|logistics (?:companies|firms|providers)|warehouses|the logistics association
4 7 12 0.3|(?:removal|moving) (?:companies|firms)|movers|the movers' association
0.5 1.5 4 0.4|boat ?yards|ship ?yards|boat ?builders|sail ?makers|the maritime industry association
3 10 40 3|(?:fishing boats|fishers|fishermen|fishing (?:families|crews|cooperatives))|the fisheries authority's vessel register
5 6.5 9 0.3|funeral (?:homes|directors|parlou?rs)|undertakers|the undertakers' association
6 12 20 0.5|laundr(?:y|ies|omats)|laundrettes|dry cleaners|
8 14 22 0.5|print(?:ing)? (?:shops|companies|firms)|printers|the printing industry association
250 550 2000 8|(?:small|family|vegetable|arable|crop|livestock|mixed)? ?(?:farmers|farms|growers|smallholders|ranchers|ranches|herders)|the agricultural census
25 50 100 30|(?:dairy|sheep|goat|pig|poultry|egg|cattle|horse|organic) (?:and \\p{L}+ )?(?:farmers|farms)|the agricultural census
5 15 60 1|orchards|(?:fruit|apple|olive|berry|hop|nut|cherry|citrus) (?:growers|farmers|farms)|olive (?:mills|groves)|the agricultural census
2 6 12 0.5|greenhouses|(?:market|vegetable) gardeners|market gardens|the agricultural census
100 180 280 0.5|(?:hobby |small )?bee ?keepers|apiaries|the beekeepers' association
0.5 2 6 1|fish ?farm(?:s|ers)|oyster (?:farmers|farms)|mussel (?:farmers|farms)|fisheries|the aquaculture statistics
2 6 20 0.5|forest(?:ers| owners)|forestry (?:companies|contractors)|sawmills|the forestry authority
0.5 1.5 3 0.5|(?:grain |flour |textile |oil |paper )?mills|tanner(?:y|ies)|foundries|
10 16 25 0.2|machine (?:builders|makers)|mechanical engineering (?:companies|firms)|the engineering industry association
30 50 90 0.4|(?:metal|machine|cnc|welding) ?(?:workshops|shops|works|workers)|metal ?work (?:companies|firms)|
35 65 100 0.6|food (?:manufacturers|processors|factories|companies)|the food industry association
40 70 110 0.5|factor(?:y|ies)|plants|
80 200 400 0.5|manufacturers|makers|manufacturing (?:companies|firms)|workshops|ateliers|
25 50 90 0.2|law (?:firms|offices)|solicitors(?:' firms)?|the bar association's register
120 200 400 0.2|lawyers|attorneys|the bar association's register
2 8 12 0.5|notar(?:y|ies)|the chamber of notaries
40 70 120 0.2|account(?:ants|ing (?:firms|offices|practices))|tax (?:advis[eo]rs|consultants|offices)|book ?keepers|the accountants' chamber
25 45 80 0.2|architect(?:s|ure (?:firms|offices|practices|studios))|(?:interior|landscape) (?:designers|architects)|the chamber of architects
30 60 100 0.2|engineering (?:offices|firms|consultancies|companies)|(?:structural|civil) engineers|survey(?:ors|ing (?:firms|companies))|the chamber of engineers
60 120 250 0.1|consultan(?:ts|cies)|consulting (?:firms|companies)|
20 40 70 0.2|(?:marketing|advertising|creative|digital|web|design|pr|branding|media|content|social media) agencies|agencies|
60 120 200 0.1|(?:software|tech|saas|it|technology|game|app) (?:companies|firms|studios|businesses|teams|vendors)|it service providers|fintechs|
5 15 30 0.2|start-?ups?(?: founders)?|the start-up association's yearly report
8 15 35 0.2|(?:recruit(?:ing|ment|ers)|staffing|temp|employment) ?(?:agencies|companies|firms)?|head ?hunters|
15 25 50 0.1|translat(?:ors|ion (?:agencies|companies))|interpreters|the translators' association
50 100 180 0.1|(?:graphic |web |ux |product )?designers|illustrators|copywriters|
15 40 80 0.1|(?:business |life |executive |career )?coaches|
10 25 45 0.3|photographers|videographers|film ?makers|the photographers' association
30 80 150 0.3|(?:amateur |semi-professional |rock |local |young )?bands|
5 15 30 0.5|djs|wedding bands|(?:professional )?musicians|
2 6 12 0.3|(?:wedding|event) planners|event (?:agencies|companies|organi[sz]ers|planners)|the event industry association
1 4 8 0.3|wedding (?:venues|locations)|the wedding portals' lists of venues
3 8 20 0.3|(?:event|music|concert) (?:venues|locations|halls)|venues|clubs and venues|
25 45 75 0.2|(?:real )?estate (?:agents|agencies)|realtors|letting agen(?:ts|cies)|the estate agents' association
12 25 40 0.2|propert(?:y|ies) (?:managers|management (?:companies|firms))|facility (?:managers|management (?:companies|firms))|building managers|the property managers' association
1.5 3 5 0.2|housing (?:cooperatives|companies|associations)|the housing association federation
300 800 2000 0.1|(?:homeowners['’]?|owners['’]|condo(?:minium)?) associations|condominiums|apartment buildings|strata(?: committees)?|hoas|the housing census
3000 5000 7000 0.3|(?:private |small |accidental )?landlords|property owners|the housing census
25 45 60 0.2|insurance (?:brokers|agents|agencies)|(?:financial|mortgage) (?:advis[eo]rs|brokers)|the regulator's register of intermediaries
0.3 0.8 2 0.5|banks|savings banks|credit unions|microfinance \\p{L}+|the central bank's list
0.1 0.3 0.8 0.3|(?:health )?insurers|insurance companies|the regulator's list of insurers
4 7 12 1|security (?:companies|firms)|
0.3 1 4 0.3|call cent(?:er|re)s|
2 4 8 0.5|recycl(?:ers|ing (?:companies|cent(?:er|re)s|plants))|waste (?:companies|collectors|contractors)|the waste authority's permits
0.5 1.5 4 0.2|(?:energy|electricity|power) (?:suppliers|companies|utilities)|utilities|(?:wind|solar) (?:parks|farms)|the energy regulator's register
100 300 600 0.3|freelance \\p{L}+s|
800 2000 4000 0.5|freelancers|self-employed (?:people|workers)|solo (?:founders|entrepreneurs)|sole traders|the labour force survey
350 500 800 0.3|smes|smbs|(?:small and )?medium[- ]sized (?:companies|businesses|firms|enterprises)|mid-?sized (?:companies|businesses|firms|manufacturers)|mittelstand\\p{L}*|
4000 6500 9000 0.3|(?:small |local |family )?(?:companies|businesses|firms|enterprises|employers|organi[sz]ations|offices)|`;
