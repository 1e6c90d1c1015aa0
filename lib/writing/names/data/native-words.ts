/** Words of other languages for the thing itself: language and subject, what is looked for, and words with what they mean. */
export const NATIVE_WORDS = `
es weaving
? tej* textil* telar* hilo* bordad* lana
Telar = "loom" in Spanish, the frame every piece starts on
Hilo = "thread" in Spanish, what a piece hangs by and a story follows
Trama = Spanish for the weft of a cloth and for the plot of a story
Urdimbre = Spanish for the warp, the threads that carry all others
Puntada = "stitch" in Spanish, the smallest unit of the work
Hilo y Nombre = "thread and name" in Spanish
Tejido = "woven" in Spanish
De Su Mano = Spanish for "from her own hand"

es food
? comida* restaurante* plato* cocina* raciones menú pan panader*
Cuchara = "spoon" in Spanish
Sobremesa = Spanish for the hour after a meal when nobody gets up
La Justa = Spanish for the right amount, not one portion more
Ración = "portion" in Spanish, the unit a kitchen plans in
Fogón = "stove" in Spanish, the warm centre of a kitchen
Mesa Llena = "full table" in Spanish
Ni Una Más = Spanish for "not one more", of portions thrown away

es craft
? artesan* taller* reparaci* mueble* madera cerámica
Oficio = "trade" in Spanish, in the sense of knowing one's work
Mano de Obra = Spanish for labour, word for word "hand of work"
Banco = Spanish for bench

es field
? campo agricultor* semilla* maíz milpa siembr* campesin* cosecha* fruta verdura* riego finca
Surco = "furrow" in Spanish
Granero = Spanish for the barn where the grain is kept
Semillar = Spanish for the bed in which seeds come up
Cosecha = "harvest" in Spanish
Huerta = Spanish for the garden that feeds a house

es travel
? viaje* turista* hotel* alojamiento* playa
Posada = Spanish for an inn
Rumbo = "course" in Spanish, as a ship keeps it
Sendero = "path" in Spanish

es people
? mujeres niño* familia* mayores vecin* escuela* alumn*
Juntas = Spanish for "together", said by women
Comadre = Spanish for a friend who is nearly family
Cerca = "near" in Spanish
Aula = "classroom" in Spanish

fr food
? fromage* pain boulang* cuisine* restaurant* repas plat vin*
Affinage = French for the care of a cheese while it ripens
La Fournée = French for all the loaves of one baking
Tablée = French for everybody who sits at one table
Cloche = French for the bell that is put over a cheese
Bonne Cave = "good cellar" in French
Meule = French for a whole wheel of cheese, and for a millstone

fr craft
? atelier* artisan* réparation* bois meuble* couture tissu*
Établi = "workbench" in French
Rabot = French for the plane that smooths wood
Ourlet = "hem" in French

fr people
? enfant* famille* école* seniors quartier* parents
Palier = French for the landing where neighbours meet
Ribambelle = French for a string of children hand in hand
Cartable = French for a school bag

fr travel
? voyage* train* gare hôtel* montagne* alpage*
Alpage = French for a summer pasture in the mountains
Refuge = French for a mountain hut
Escale = French for a stop on the way

de craft
? handwerk* angebot* werkstatt* reparatur* maler* elektrik* meister*
Handschlag = "handshake" in German, by which a job is agreed
Feierabend = German for the hour after work, which belongs to oneself
Zollstock = German for the folding rule in every trade's pocket
Kostenpunkt = German for the price, as it is asked for in a workshop
Gesellenstück = German for the piece by which a trade is learned
Auf Zuruf = German for "on call, as soon as somebody shouts"

de food
? brot* bäcker* küche* restaurant* gericht* gasthaus mahlzeit*
Brotzeit = German for a meal of bread, and the break it is eaten in
Stammtisch = German for the table kept for regulars
Krume = "crumb" in German
Löffel = "spoon" in German

de people
? kinder* familie* schule* pflege* nachbar* senior* eltern
Nebenan = "next door" in German
Feierstunde = German for an hour that is kept for something good
Pausenhof = German for a school yard
Zuhause = German for being at home

de energy
? strom* energie* solar* wärme* heizung*
Mittagssonne = German for the sun at noon
Dachstrom = German for power from one's own roof
Grundlast = German for the load that is always there

pt food
? peixe* pescador* fruta pão padaria* restaurante* cozinha* vinho
Lota = Portuguese for the auction where boats sell their catch
Maré Cheia = Portuguese for high tide
Faina = Portuguese for the work on board
Tabuleiro = Portuguese for tray, and for a board game
Cais Claro = "bright quay" in Portuguese
Rede Boa = "good net" in Portuguese

pt craft
? oficina* artesan* reparaç* tecido*
Bancada = "workbench" in Portuguese
Linha = Portuguese for line and for thread

it food
? pane panific* ristorant* cucina* formaggi* vino pasta
Bottega = Italian for the workshop that sells what it makes
Credenza = Italian for the sideboard, and for trust
Mestolo = "ladle" in Italian
Cantina Chiara = "bright cellar" in Italian

it cheese
? formagg* caseific* pastor* pecorin*
Transumanza = Italian for the walk of the herds between summer and winter pasture
Forma = Italian for a whole cheese, and for the shape of a thing
Crosta = "rind" in Italian
Mungitura = "milking" in Italian
Pastore Mio = "my shepherd" in Italian
Stagionato = Italian for ripened, which takes its seasons

it craft
? artigian* bottega* riparazion* legno tessut*
Telaio = "loom" in Italian
Trama = Italian for the weft of a cloth and for the plot of a story
Fattura = Italian for workmanship, and for an invoice

nl people
? buurt* gezin* school* kinderen ouderen winkel* fiets*
Om de Hoek = Dutch for "round the corner"
Stoep = Dutch for the step in front of a house
Bakfiets = Dutch for the bike that carries everything

nl food
? brood* bakker* keuken* eten restaurant*
Broodje = Dutch for a roll
Aanschuif = Dutch for pulling up a chair to a table

da people
? børn familie* skole* naboer cykel* håndværk* brød bager*
Nabolag = "neighbourhood" in Danish
Fyraften = Danish for the hour when work is over
Morgenbrød = Danish for the bread of the morning

es share
? alquil* prest* compart* segunda-mano intercambi* plataforma-donde
De Mano en Mano = Spanish for from hand to hand
Ida y Vuelta = Spanish for there and back again
Prestado = "borrowed" in Spanish
A Medias = Spanish for half each, as friends share

es care
? limpi* cuid* lava* mantenimient* revis* visita* domicilio
A Punto = Spanish for in good order, ready to be used
Buenas Manos = "good hands" in Spanish
Esmero = Spanish for the care somebody takes
Como Nuevo = "as good as new" in Spanish

es tool
? app aplicacion software plataforma sensor mide medi* avisa* detect* escane*
A la Vista = Spanish for in plain sight
Buen Ojo = "a good eye" in Spanish, for who sees it first
Al Tanto = Spanish for being kept informed
Sin Vueltas = Spanish for straight to the point

fr share
? lou* location pret* partag* echang* occasion plateforme-ou
De Main en Main = French for from hand to hand
Aller-Retour = French for there and back, as a thing that is lent
Prêté = "lent" in French
Bon Échange = "a fair exchange" in French
À Tour de Rôle = French for taking turns, with a role in it

fr care
? nettoy* soin* soign* entret* repar* retouch* domicile visite*
Aux Petits Soins = French for looked after in every detail
Comme Neuf = "as good as new" in French
Bien Tenu = French for kept in good order
Coup de Main = French for a hand that helps

fr tool
? application logiciel plateforme capteur mesur* detect* alert* scan*
Bon Œil = "a good eye" in French, for who sees it first
Sous la Main = French for within reach
En Clair = French for in plain words
Pense-Bête = French for the note that remembers for you

de share
? miet* vermiet* leih* verleih* teil* tausch* gebraucht* plattform-auf
Reihum = German for one after the other, in turn
Leihgabe = German for a thing that is lent with care
Hand zu Hand = "hand to hand" in German
Zweitstück = German for a piece that gets a second turn

de care
? reinig* repar* wart* pfleg* hausbesuch* reparieren werkstatt
Handgriff = German for the one movement that is needed
Wie Neu = "as good as new" in German
Rundgang = German for the walk that passes everything
Gut in Schuss = German for kept in good order

de tool
? app software plattform sensor misst messen erkenn* meld* scann*
Augenmaß = German for measuring by eye, and for judgement
Griffbereit = German for within reach of the hand
Auf Anhieb = German for at the first try
Klartext = German for plain speaking

pt share
? alug* emprest* compartilh* troca* usad* plataforma-onde
De Mão em Mão = Portuguese for from hand to hand
Ida e Volta = Portuguese for there and back
Emprestado = "borrowed" in Portuguese
Meio a Meio = Portuguese for half each

pt care
? limp* lava* cuid* manuten* consert* revis* visita* domicilio
Em Dia = Portuguese for up to date, with nothing left undone
Brilho = "shine" in Portuguese
Tudo Limpo = "everything clean" in Portuguese
Capricho = Portuguese for work done with care

pt tool
? aplicativo app software plataforma sensor mede medi* avisa* detect* robo*
Olho Vivo = Portuguese for a watchful eye
À Vista = Portuguese for in plain sight, and for paid at once
De Olho = Portuguese for keeping an eye on it
Por Dentro = Portuguese for inside, and for knowing what goes on

it share
? noleggi* affitt* prest* condivid* scambi* usato piattaforma-dove
Di Mano in Mano = Italian for from hand to hand
Andata e Ritorno = Italian for there and back
A Turno = Italian for taking turns
Prestito = "loan" in Italian

it care
? puli* cura* ripar* manuten* revision* domicilio visita*
A Regola d'Arte = Italian for done as the craft demands
Buone Mani = "good hands" in Italian
Come Nuovo = "as good as new" in Italian
A Puntino = Italian for just right

it tool
? app applicazione software piattaforma sensore misura* avvisa* rileva*
Colpo d'Occhio = Italian for seeing it at a glance
A Portata = Italian for within reach
In Chiaro = Italian for in plain words
Buon Occhio = "a good eye" in Italian
`;
