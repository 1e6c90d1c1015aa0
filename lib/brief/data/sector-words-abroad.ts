/** Everyday words of the sectors in German, French, Spanish, Italian, Portuguese and Dutch; each counts like a telling English word. */
const ROWS = `home-services|handwerker handwerksbetrieb handwerksbetriebe malerbetrieb malerbetriebe maler elektriker klempner installateur plombier plombiers électricien électriciens fontanero fontaneros electricista electricistas idraulico idraulici elettricista elettricisti encanador loodgieter
construction|baustelle baustellen bauunternehmen chantier chantiers bâtiment obra obras albañil cantiere cantieri edilizia bouwplaats aannemer
real-estate|mieter vermieter wohnung wohnungen immobilien locataire locataires logement logements immobilier inquilino inquilinos vivienda viviendas inmobiliaria affitto affitti immobiliare inquilini aluguel imóveis huurder
restaurants|restaurante restaurantes gaststätte gaststätten kantine kantinen ristorante ristoranti cantine cantines cocina comedor comedores cozinha refeição refeições plato platos
food-products|bäckerei bäckereien brot boulangerie boulangeries panadería panaderías panificio panifici padaria padarias pão käse fromage fromages fromagerie fromageries queso quesos formaggio caseificio honig miel miele mel chocolat schokolade
beverages|wein winzer weingut brauerei vigneron vignerons brasserie vino vinos bodega bodegas viticultor viticultores cerveza cervecería birra birrificio vinho vinhos cerveja
agriculture|landwirt landwirte bauernhof ernte agriculteur agriculteurs ferme fermes récolte agricultor agricultores cosecha ganado pescador pescadores pêcheur pêcheurs fischer agricoltore agricoltori raccolto colheita lavoura boer boeren oogst
grocery|lebensmittelladen supermarkt épicerie épiceries supermarché tienda-de-barrio colmado alimentari mercearia
fashion|kleidung kleider vêtements vêtement ropa moda abbigliamento roupa roupas textil textiles tejidos tejer kleding
beauty|friseur friseure friseursalon coiffeur coiffeurs salon-de-coiffure peluquería peluquerías parrucchiere parrucchieri cabeleireiro kapper kosmetik cosmétiques estética
fitness|fitnessstudio fitnessstudios gimnasio gimnasios palestra palestre academia-de-ginástica salle-de-sport sportverein
health-clinics|arzt ärzte hausarzt patienten médecin médecins cabinet-médical paciente pacientes médico médicos consulta pazienti ambulatorio infirmière infirmières krankenpflege zorg ordonnance
mental-health|psychotherapie psychotherapeut psychologue psychologues psicólogo psicólogos psicologo psicoterapia
elder-care|pflegeheim pflegeheime senioren pflegedienst ehpad personnes-âgées mayores ancianos anziani idosos residencia-de-mayores ouderen
pharmacy|apotheke apotheken pharmacie pharmacies farmacia farmacias farmácia farmácias medikament medikamente médicaments medicamentos
pets|hund hunde katze katzen tierarzt tierärzte chien chiens vétérinaire vétérinaires perro perros veterinario veterinarios cane cani cachorro huisdier
childcare|kita kitas kindergarten kindergärten crèche crèches guardería guarderías asilo asili creche creches kinderopvang
schools|schule schulen schüler lehrer école écoles élève élèves escuela escuelas alumno alumnos colegio colegios scuola scuole studenti escola escolas alunos nachhilfe
languages|sprachschule sprachkurs deutschkurs cours-de-langue idiomas idioma lingua lingue
training|lehrling lehrlinge auszubildende ausbildung weiterbildung apprenti apprentis aprendiz aprendices formación apprendista apprendisti formazione formação opleiding
recruiting|bewerber stellenanzeige stellenanzeigen candidat candidats recrutement candidato candidatos reclutamiento assunzione
hr|lohnabrechnung dienstplan dienstpläne paie planning-du-personnel nómina nóminas turno turnos busta-paga turni
accounting|steuerberater buchhaltung rechnung rechnungen comptable comptables facture factures contabilidad factura facturas contable commercialista commercialisti fattura fatture contador boekhouder facturen
legal|anwalt anwälte rechtsanwalt avocat avocats abogado abogados avvocato avvocati advogado advogados advocaat
logistics|spedition lieferung lager transporteur transporteurs livraison livraisons almacén envío envíos magazzino spedizione spedizioni entrega entregas
mobility|fahrgemeinschaft parkplatz parkplätze covoiturage stationnement aparcamiento aparcamientos parcheggio parcheggi estacionamento
bicycles|fahrrad fahrräder radfahrer vélo vélos cycliste bicicleta bicicletas bici fietsen fiets biciclette
energy|solaranlage solaranlagen strom wärmepumpe wärmepumpen panneaux-solaires énergie energía-solar paneles-solares pannelli-solari energia-solar
water|wasser trinkwasser abwasser potable riego acquedotto
manufacturing|fabrik fabriken fertigung usine usines fábrica fábricas fabbrica fabbriche
repair|reparatur reparaturen réparation réparations reparación reparaciones riparazione riparazioni conserto
photography|fotograf fotografen photographe photographes fotógrafo fotógrafos fotografo fotografi
hobbies|chor chöre chorale chorales coro coros schach échecs ajedrez
events|veranstaltung veranstaltungen hochzeit hochzeiten mariage mariages boda bodas matrimonio matrimoni casamento casamentos
travel|reise reisen urlauber touristen voyage voyages voyageurs viaje viajes turista turistas viaggio viaggi viagem viagens
hotels|ferienwohnung ferienwohnungen pensionen hôtel hôtels gîte gîtes hostal hostales alojamiento albergo alberghi pousada pousadas
retail|einzelhandel laden läden magasin magasins boutique tienda tiendas negozio negozi loja lojas winkels
crafts|töpferei keramik céramique cerámica artesano artesanos artesanía artigiano artigiani artesanato
cleaning|reinigung putzfrau wäscherei nettoyage ménage blanchisserie limpieza lavandería pulizia pulizie lavanderia limpeza
gardening|gärtner garten jardinier jardiniers jardin jardins jardinero jardineros jardín giardiniere giardino jardim tuinier
social-services|geflüchtete flüchtlinge réfugiés refugiados rifugiati sans-abri obdachlose
government|gemeinde gemeinden rathaus communes mairie mairies ayuntamiento ayuntamientos municipio municipios comune comuni prefeitura gemeente`;

const TELLING = 3;

/** Sector id to its terms, in the notation of the other lists. */
export const SECTOR_WORDS_ABROAD: ReadonlyMap<string, string> = new Map(
  ROWS.split("\n").map((row) => {
    const [id = "", words = ""] = row.split("|");
    return [
      id,
      words
        .split(" ")
        .map((word) => `${word.replaceAll("-", " ")}*${TELLING}`)
        .join(" "),
    ];
  }),
);
