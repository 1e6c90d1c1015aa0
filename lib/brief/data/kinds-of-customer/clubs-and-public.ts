/** Who meets, plays, prays and governs; read like `GUESTS_AND_SHOPS`. */
export const CLUBS_AND_PUBLIC = `20 45 70 0.5|(?:community |church |village |amateur |gospel )?choirs|choir (?:leaders|conductors|directors)|(?:choral|singing) (?:societies|groups)|the choral association
5 12 25 0.3|(?:amateur |community |youth )?orchestras|(?:brass|wind|marching|village|concert) bands|the brass and wind band association
2 5 8 0.3|(?:amateur|community) (?:theat(?:re|er)s?|dramatic|drama)(?: groups| companies| societies)?|theat(?:re|er) groups|drama (?:groups|societies)|the amateur theatre association
0.5 1.5 3 0.3|theat(?:re|er)s|dance companies|opera houses|concert halls|the theatre association's statistics
5 8 12 0.2|museums|the museum association's yearly statistics
1 3 6 0.2|(?:art )?galleries|
5 9 20 0.2|(?:public |school |university )?libraries|the library statistics
0.8 1.6 3 0.3|cinemas|movie theat(?:re|er)s|the film board's statistics
1 3 8 0.5|(?:music |film |food |street )?festivals?(?: organi[sz]ers)?|race organi[sz]ers|(?:fair|market|event) organi[sz]ers|organi[sz]ers of|
1.5 3 6 0.2|publishers|publishing (?:houses|companies)|the publishers' association
0.5 1.5 3 0.5|(?:local )?newspapers|magazines|newsrooms|broadcasters|radio stations|the media authority's list
15 30 40 0.5|(?:football|soccer|gaelic|gaa|hurling) clubs|the association of the sport
4 9 14 0.1|tennis clubs|padel clubs|the tennis federation
1.5 3 6 0.1|(?:sailing|yacht|rowing|canoe|kayak|surf) clubs|the national federation of the sport
0.8 2 5 0.1|golf (?:clubs|courses)|the golf federation
1.5 4 8 0.2|(?:hockey|rugby|climbing|swimming|chess|judo|karate|cycling|running|athletics|basketball|volleyball|handball|gymnastics|shooting|archery|cricket|riding|ski) clubs|the national federation of the sport
60 100 130 0.2|(?:amateur |local |youth |grassroots )?sports? clubs|(?:amateur |youth |grassroots )teams|the sports federation's yearly report
5 14 18 0.05|allotment (?:associations|societies|clubs|sites)|the allotment federation
2 5 9 0.7|scout groups|scouts|youth clubs|the scout association
25 50 120 1.5|churches|parishes|congregations|chapels|the statistics of the churches
0.5 2 5 3|mosques|synagogues|temples|
5 20 30 0.1|(?:volunteer )?fire (?:brigades|departments|services|companies)|the fire service statistics
150 300 700 0.5|charit(?:y|ies)|ngos|non-?profits|(?:community|voluntary) (?:groups|organi[sz]ations)|the charity register
5 20 40 0.2|foundations|funders|the foundations' directory
0.5 1.5 4 2|cooperatives|co-ops|the cooperatives' federation
4 9 18 0.2|school (?:drama|theat(?:re|er)|music|sports?|chess|science|robotics|debat(?:e|ing)|coding|film|art) (?:clubs|groups|societies|teams)|after-school clubs|the register of schools
250 500 800 0.3|(?:clubs|associations|societies|vereine)|the register of associations
8 16 25 0.5|parish (?:and town )?councils|the national association of local councils
1.5 10 30 0.3|municipalit(?:y|ies)|(?:town |city |local |parish |district )?councils|towns|communes|gemeinden|kommunen|mairies|municipios|prefeituras|ayuntamientos|comuni|the official list of municipalities
0.2 0.4 1 1|(?:[\\p{L}]+ (?:services )?)?counties|the ministry of the interior
0.2 0.4 1 1|prisons|airports|the ministry's list
0.1 0.4 1.5 0.5|ports|the ministry of transport
2 4 8 0.7|police (?:stations|departments|forces)|the interior ministry
0.8 2 5 0.3|co-?working (?:spaces|offices)|
0.6 1.5 2.5 0.1|escape rooms|bowling alleys|indoor playgrounds|trampoline parks|
0.1 0.3 0.8 0.3|zoos|animal parks|theme parks|the zoo association
1 3 6 0.3|animal (?:shelters|rescues)|dog shelters|the animal welfare association
0.7 2 4 0.3|(?:senior|community|youth|neighbou?rhood|family) cent(?:er|re)s|the municipality's list`;
