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
? campo agricultor* cosecha* fruta verdura* riego finca
Surco = "furrow" in Spanish
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
`;
