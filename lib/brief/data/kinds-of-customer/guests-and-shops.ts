/**
 * Who feeds, houses and sells to people. `low usual high factor|what they are called|where they can be counted`: so many
 * for every 100,000 people in a rich country (an order of magnitude from general statistics, of no single source), and how
 * many times as many there are in a poor one. An empty place is the business register.
 */
export const GUESTS_AND_SHOPS = `1 2.5 5 0.4|(?:restaurant|hotel|retail|caf[ée]|gym|dental|clinic|veterinary|vet|pharmacy|nursery|school|care home|salon) (?:groups|chains)|
2 5 12 1.5|food trucks|the trading licences of the municipalities
15 40 80 8|street (?:food )?(?:vendors|sellers|traders|hawkers)|hawkers|the licences of the municipality and the vendors' associations
15 40 80 8|market (?:traders|stalls|vendors|women)|stallholders|the stall lists of the market office
40 60 120 4|kiosks|corner shops|convenience stores|bodegas|spazas?(?: shops)?|sari-sari(?: stores)?|
0.7 1.5 3 1|(?:coffee )?roaster(?:s|ies)|the members of the national coffee association
1 2.2 4 0.2|(?:micro|craft)?-?(?: ?)breweries|brewers|the brewers' association
0.3 1 2.5 0.3|distiller(?:s|ies)|the excise office's list of distilleries
3 15 60 0.3|vineyards|winer(?:y|ies)|wine ?growers|winemakers|the vineyard register
0.5 2 6 0.5|cheese ?makers|creameries|dairies|the food authority's list of approved dairies
5 15 40 2|(?:jam|cider|juice|schnapps|honey|pickle|sauce|food|chutney|pasta|ice cream|small food) (?:makers|producers|artisans)|the food authority's list of registered food businesses
3 8 15 0.5|confectioners|chocolatiers|chocolate makers|patisseries|the confectioners' association
8 15 30 1.5|butchers|butcher(?:'s)? shops|the butchers' association
1 3 6 2|fishmongers|
8 15 30 1|caterers|catering (?:companies|firms|businesses)|
10 20 40 0.3|canteens|the caterers' association
4 8 20 1|ice cream (?:parlou?rs|shops)|gelaterias?|
15 35 60 1|baker(?:s|ies)|the bakers' association
40 80 200 0.5|bars|pubs|nightclubs|the licensing authority's list of premises
50 90 180 0.4|caf[ée]s|coffee ?(?:shops|houses|bars)|tea ?rooms|the restaurant association
0.8 1.6 3.5 0.3|(?:dark|ghost|cloud|shared|commercial|church|community) kitchens|the food authority's list of registered premises
100 180 280 0.5|restaurants?|bistros|eateries|trattorias|takeaways|pizzerias|the restaurant association
0.5 1.5 4 1|hostels|the tourist board's list of accommodation
10 25 80 1|b&bs|bed and breakfasts|guest ?houses|inns|the tourist board's list of accommodation
100 400 1500 0.2|holiday (?:lets|rentals|homes|apartments)|(?:airbnb|holiday[- ]let|short[- ]let|vacation rental) hosts|hosts|the accommodation tables on short-term rentals
3 6 15 0.2|camp ?(?:sites|grounds)|caravan (?:parks|sites)|the camping association
0.7 2 6 0.3|marinas|the marina association
15 30 100 0.4|hotels?|resorts|lodges|the accommodation tables of the tourist board
8 12 25 0.5|travel agen(?:cies|ts)|the travel agents' association
3 6 15 0.7|tour (?:operators|companies)|the tourist board's list of operators
5 15 40 0.7|(?:tour|mountain|hiking|city) guides|the guides' association
0.5 2.5 6 0.3|(?:scuba )?(?:dive|diving) (?:cent(?:er|re)s|schools|shops|operators|resorts|clubs)|the finders of the diving training agencies, and the diving federation
0.3 1 4 0.5|(?:surf|kite|windsurf|sailing) schools|the national federation of the sport
0.3 1 5 0.1|ski (?:schools|resorts)|the ski instructors' association
0.5 2 6 0.5|(?:boat|kayak|canoe|sup|yacht) (?:rentals?|hire|charters?)(?: (?:shops|companies|firms|businesses))?|charter companies|
1 3 8 0.5|(?:bike|bicycle|ski|e-?bike|scooter) (?:rentals?|hire)(?: (?:shops|companies|firms|businesses))?|
3 7 15 0.5|(?:car|tool|equipment|machine|party|event) (?:rentals?|hire)(?: (?:shops|companies|firms|businesses))?|rental (?:shops|companies|firms|businesses)|
15 25 45 0.5|supermarkets|grocery (?:stores|chains)|
5 10 20 0.3|delis|delicatessens|(?:fine|speciality|specialty) food (?:shops|stores)|
5 9 18 0.2|wine (?:shops|stores|merchants)|off-licen[cs]es|
3 5 9 0.3|(?:organic|health food|zero[- ]waste|whole ?food|bulk) (?:shops|stores)|the organic trade association
2 6 12 0.3|farm (?:shops|stores|stands)|the farmers' union
3 5 8 0.3|book ?(?:shops|stores|sellers)|the booksellers' association
8 18 35 0.5|(?:gift|souvenir|concept|design|museum|craft) (?:shops|stores)|
2 4 7 0.3|toy (?:shops|stores)|
8 14 25 0.5|furniture (?:shops|stores)|kitchen studios|
0.4 0.8 1.6 0.2|(?:record|vinyl|comic|game) (?:shops|stores)|
0.8 1.6 3 0.2|(?:music|instrument) (?:shops|stores)|violin (?:makers|shops)|luthiers|
5 8 12 0.5|(?:bike|bicycle|cycle) (?:shops|stores|workshops|dealers|repairers)|
3 5 8 0.3|pet (?:shops|stores)|
10 16 22 0.3|florists|flower (?:shops|stores)|the florists' association
2 4 7 0.3|garden cent(?:er|re)s|plant (?:shops|nurseries)|tree nurseries|
30 60 110 1|(?:clothes|clothing|fashion|shoe|wedding|bridal|baby|children's) (?:shops|stores|boutiques)|boutiques|
4 8 15 0.5|(?:second[- ]?hand|charity|thrift|vintage|antique) (?:shops|stores|dealers)|
0.3 1 3 0.5|(?:surf|ski|dive|climbing|outdoor|fishing|golf|sports?) (?:shops|stores)|
120 250 500 0.2|(?:shopify|online|e-?commerce|web) ?(?:shops|stores|sellers|merchants|retailers|brands|businesses)|the e-commerce association
50 150 400 0.2|(?:etsy|amazon|ebay) (?:shops|stores|sellers|merchants)|the seller counts that the platforms publish
15 40 90 0.5|(?:d2c|consumer|food|fashion|beauty|clothing|cosmetics) (?:brands|labels)|
10 20 45 0.3|(?:spare|car) parts (?:shops|dealers)|
350 450 650 2|(?:small |local |independent )?(?:shops|stores|retailers|grocers|stockists|merchants)|
60 120 250 0.5|wholesalers|distributors|importers|exporters|`;
