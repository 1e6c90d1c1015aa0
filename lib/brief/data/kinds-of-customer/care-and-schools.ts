/** Who heals, cares and teaches; read like `GUESTS_AND_SHOPS`. */
export const CARE_AND_SCHOOLS = `5 9 12 0.4|dental lab(?:s|oratories)|the association of dental technicians
20 45 60 0.25|dentists|dental (?:practices|clinics|surgeries|offices)|orthodontists|the register of the dental chamber
10 30 55 0.3|gps?|(?:gp|family|general) (?:practices|practitioners|surgeries)|family doctors|the register of the medical chamber
4 9 18 0.2|(?:osteopaths|chiropractors)(?: practices)?|the professional register
15 30 55 0.2|physio(?:therapists|therapy (?:practices|clinics)|s)|the physiotherapists' professional register
20 50 100 0.1|psycho(?:therapists|logists)|therapists|counsell?ors|the professional register of therapists
8 15 25 0.1|speech therapists|occupational therapists|the professional register
10 18 30 0.1|podiatrists|chiropodists|the professional register
5 12 25 0.2|dieti[ct]ians|nutritionists|the dietitians' association
10 25 35 0.8|midwives|doulas|the midwives' register
3 8 15 0.5|(?:massage|wellness) (?:studios|practices|therapists)|masseurs|spas|
6 12 18 0.3|vets?|veterinar(?:y (?:practices|clinics|surgeries)|ians)|vet (?:practices|clinics)|the register of the veterinary chamber
17 28 45 0.6|pharmac(?:y|ies)|chemists|drug ?stores|the register of the pharmacists' chamber
10 14 20 0.3|opticians|optometrists|the opticians' association
5 8 10 0.2|audiologists|hearing (?:clinics|aid shops|cent(?:er|re)s)|the audiologists' association
1 2 3.5 0.6|hospitals?|the health ministry's list of hospitals
0.3 0.6 1.2 0.3|hospices|the hospice association
15 20 30 0.05|(?:care|nursing|retirement|old people's) homes?|assisted[- ]living \\p{L}+|senior (?:homes|residences)|the care regulator's list of homes
10 18 25 0.1|(?:home[- ]care|nursing|domiciliary|elder(?:ly)? care) (?:services|agencies|providers|companies)|care (?:services|agencies|providers)|the care regulator's list of services
0.5 1.5 3 0.3|(?:medical|diagnostic|testing|clinical)? ?laborator(?:y|ies)|(?:medical|diagnostic|testing|research) labs|
40 90 130 0.3|(?:medical|doctors'|specialist) (?:practices|offices)|(?:medical |health |fertility |private )?clinics|doctors|the register of the medical chamber
3 6 10 0.2|dog (?:trainers|schools)|the dog trainers' association
4 8 14 0.2|dog (?:groomers|grooming salons)|
3 8 20 0.2|(?:dog|pet) (?:walkers|sitters|hotels)|kennels|catteries|
3 8 15 0.2|(?:dog|cat|horse) breeders|the breed clubs
4 8 15 0.2|riding (?:schools|stables|clubs)|stables|equestrian (?:cent(?:er|re)s|clubs)|liver(?:y|ies)(?: yards)?|the equestrian federation
6 12 20 0.4|driving schools|the driving-instructor register of the road authority
30 55 80 0.5|driving instructors|the driving-instructor register of the road authority
1.5 3 6 0.8|language schools|the association of language schools
1 3 6 0.2|music (?:schools|academies)|the association of music schools
8 20 40 0.3|(?:music|piano|violin|guitar|singing) teachers|the music teachers' association
2 5 8 0.3|dance (?:schools|studios|academies)|the dance teachers' association
0.7 2 5 0.3|swim(?:ming)? schools|the swimming federation
2 5 10 0.5|martial arts (?:schools|studios|gyms|dojos)|dojos|the national federation of the sport
2 5 12 1.5|(?:tutoring|tuition|learning|coaching|cram) (?:cent(?:er|re)s|companies|schools)|
10 30 80 1|(?:private )?tutors|
0.5 1 2 0.2|adult education (?:cent(?:er|re)s|schools)|the adult education association
20 50 90 0.2|childminders|nannies|day ?mothers|the register of the youth or education office
30 50 75 0.4|nurser(?:y|ies)|kindergartens?|pre-?schools|day ?care(?: cent(?:er|re)s|s)|cr[eè]ches|the youth or education office's list of nurseries
5 10 18 0.6|(?:secondary|high|grammar|vocational|technical) schools|the education ministry's school register
18 28 60 1.2|(?:primary|elementary|village) schools|the education ministry's school register
3 7 15 1.5|private schools|low-fee schools|the education ministry's school register
30 45 75 1|(?:public |state |local )?schools|the education ministry's school register
0.3 0.6 1.5 0.4|universit(?:y|ies)|the education ministry's list of universities
0.7 1.5 3 0.5|colleges|(?:training|vocational|further education) (?:cent(?:er|re)s|providers|institutes)|the education ministry's list
0.3 0.8 2 0.3|cooking schools|
8 11 15 0.2|gyms|(?:fitness|sports) (?:studios|cent(?:er|re)s|clubs)|crossfit (?:boxes|gyms)|the fitness industry association
3 6 12 0.1|(?:yoga|pilates|barre)(?: and (?:yoga|pilates))? (?:studios|schools|teachers)|the studio finders of the teachers' associations
10 25 50 0.2|(?:personal|fitness) trainers|
0.3 0.7 1.3 0.1|climbing (?:gyms|halls|cent(?:er|re)s|walls)|boulder\\w* (?:gyms|halls)|the alpine or climbing federation
3 7 12 0.2|(?:public |indoor |outdoor )?(?:swimming )?pools|leisure cent(?:er|re)s|lidos|the bathing or leisure association`;
