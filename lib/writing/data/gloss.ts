/** Everyday trade words of answers in other languages with their English: enough to name customers, offer and subject. */
const ROWS = `homeowners|hausbesitzer eigenheimbesitzer hauseigentümer einfamilienhäusern einfamilienhäuser einfamilienhaus
neighbourhood councils|juntas vecinales vecinales
informal settlements|asentamientos barriadas favelas
pet owners|haustierbesitzer haustierhalter
cat owners|katzenbesitzer katzenhalter
horse owners|pferdebesitzer pferdehalter reiter cavaliers jinetes
gardeners|gärtner hobbygärtner jardineros jardiniers giardinieri
hikers|wanderer senderistas randonneurs escursionisti
expats|expatriados expatriés expats
newlyweds|brautpaare novios mariés sposi
musicians|musiker músicos musiciens musicisti
young people|jugendliche jóvenes jeunes giovani jovens
couples|paare parejas coppie casais
children|kinder niños enfants bambini crianças
offices|büros oficinas bureaux uffici escritórios
hairdressing salons|friseursalons salons peluquerías
event organisers|veranstalter organizadores organisateurs organizzatori
property managers|hausverwaltungen administradores syndics amministratori
architects|architekten arquitectos architectes architetti arquitetos
runners|läufer corredores coureurs
boat owners|bootsbesitzer bootseigner
allotment holders|kleingärtner schrebergärtner
cheese dairies|fromageries queserías käsereien caseifici
fishers|pescadores pêcheurs fischer pescatori
painting firms|malerbetriebe
municipalities|gemeinden communes mairies municipios ayuntamientos municípios prefeituras comuni gemeenten
care homes|pflegeheime residencias ehpad
nurseries|kitas kindergärten guarderías crèches creches asili kinderdagverblijven
dentists|zahnärzte dentistas dentistes dentisti tandartsen
vets|tierärzte veterinarios vétérinaires veterinari dierenartsen
therapists|therapeuten physiotherapeuten terapeutas kinés terapisti
midwives|sages-femmes hebammen matronas parteiras ostetriche
winemakers|winzer viticultores vignerons bodegas viticoltori vinicultores
beekeepers|imker apicultores apiculteurs apicoltori imkers
breweries|brauereien cervecerías brasseries birrifici cervejarias
cafés|cafeterías cafés bares
caterers|catering traiteurs caterer
churches|kirchengemeinden parroquias paroisses parrocchie
clubs|vereine clubes associations asociaciones associazioni verenigingen
museums|museos musées museen musei museus
teachers|profesores maestros professores enseignants lehrer insegnanti leraren
employers|arbeitgeber empleadores employeurs datori
apprentices|auszubildende aprendices apprentis lehrlinge apprendisti aprendizes
drivers|fahrer conductores chauffeurs motoristas autisti
cyclists|radfahrer ciclistas cyclistes ciclisti
dog owners|hundehalter hundebesitzer
patients|pacientes patients patienten pazienti
neighbours|vecinos voisins nachbarn vicini vizinhos
electricians|elektriker electricistas électriciens eletricistas elettricisti
restaurants|restaurantes ristoranti gaststätten
bakeries|panaderías panadarias boulangeries bäckereien panifici padarias
shops|tiendas lojas boutiques magasins läden geschäfte negozi winkels
hotels|hoteles hotéis hôtels alberghi
clinics|clínicas cliniques kliniken cliniche
schools|escuelas colegios escolas écoles schulen scuole
parents|padres pais eltern genitori ouders
families|familias famílias familles familien famiglie
students|estudiantes alumnos estudantes étudiants studenten studierende studenti
companies|empresas entreprises unternehmen firmen aziende imprese bedrijven
small firms|pymes pme kmu
craft businesses|handwerksbetriebe artisans talleres oficinas artigiani
farmers|agricultores agriculteurs landwirte bauern agricoltori boeren
freelancers|autónomos freiberufler indépendants autônomos
doctors|médicos médecins ärzte medici artsen
pharmacies|farmacias farmácias pharmacies apotheken farmacie
tenants|inquilinos mieter locataires inquilini
landlords|propietarios vermieter propriétaires proprietari
tourists|turistas touristes touristen turisti
market traders|vendedores comerciantes händler marchands
older people|mayores ancianos seniors senioren anziani idosos
fire brigades|feuerwehren bomberos pompiers bombeiros
cooperatives|cooperativas coopératives genossenschaften
choirs|chöre coros chorales
women|mujeres mulheres femmes frauen donne
nurses|enfermeras infirmières pflegekräfte infermieri enfermeiras
hairdressers|peluquerías coiffeurs friseure parrucchieri
gyms|gimnasios academias salles fitnessstudios palestre
lawyers|abogados avocats anwälte avvocati advogados
workshops|talleres ateliers werkstätten officine
buyers|compradores compradoras acheteurs käufer acquirenti kopers
customers|clientes clients kunden clienti klanten`;

const SUBJECTS = `roof survey|dachgutachten dachcheck
survey report|gutachten gutachter peritaje expertise perizia
fog net|atrapanieblas atrapaniebla
water tank|tanque cisterna réservoir wassertank
meter|medidor zähler compteur contatore
honey|miel honig miele mel
beer|bier cerveza bière birra cerveja
chocolate|schokolade chocolat cioccolato
ice cream|helado eis glace gelato sorvete
soap|seife jabón savon sapone
ceramics|keramik cerámica céramique ceramica
olive oil|olivenöl aceite olio azeite
tea|tee té thé tè chá
sauna|sauna saunas
yoga|yoga
theatre|theater teatro théâtre
photo|foto fotos photos fotografie fotografía
film|film películas
key|clé clés clef llave schlüssel chiave chiavi chave
night porter|veilleur nachtportier sereno
grave|grab gräber tumba tombe
funeral|bestattung beerdigung funeral obsèques funerale
wedding|hochzeit boda mariage matrimonio casamento
wheelchair|rollstuhl rollstühle
glasses|brille brillen gafas lunettes occhiali óculos
tree|baum bäume árbol árboles arbre arbres albero
insurance|versicherung seguro assurance assicurazione
sewing|nähen nähmaschine coser costura couture cucire
yarn|wolle garn lana laine lã
plant|pflanze pflanzen planta plantas plante plantes piante
seed|saatgut semillas semences semi sementes
instrument|instrument instrumente instrumentos instruments strumenti
bus|bus autobús autobus ônibus
library|bibliothek biblioteca bibliothèque
neighbour|nachbar nachbarn vecino vecinos voisin
letter|brief carta lettre lettera
story|geschichte geschichten historia histoires storie
advice|beratung asesoría conseil consulenza
tool|werkzeug werkzeuge herramienta herramientas outil outils attrezzi
grill|grill parrilla
textile|textil textiles textile stoffe tessuto tessuti
demand|demanda demande nachfrage domanda
dish|plato platos prato plat gericht piatto
fish|pescado peixe poisson fisch pesce
fruit|fruta fruits obst frutta
vegetables|verduras legumes légumes gemüse verdure
repair|reparación reparaciones reparação reparações réparation réparations reparatur reparaturen riparazione
handyman|handwerker artesano artisan
quote|presupuesto presupuestos orçamento orçamentos devis angebot angebote preventivo
building site|baustelle baustellen obra chantier cantiere bouwplaats
voice memo|sprachmemo sprachnachricht audio
price list|preisliste
apprentice|lehrling lehrlinge lehrlingen auszubildende aprendiz aprendices apprenti apprentis
mentor|mentor mentoren mentores mentors
conversation|gespräche gespräch conversación conversations
consultation|consultation consultations consulta sprechstunde visita
prescription|ordonnance receta rezept ricetta receita
doctor|médecin médico arzt ärztin medico
nurse|infirmière enfermera pflegekraft infermiera enfermeira
blood test|prises prélèvements blutabnahme
truck|camion camión lastwagen caminhão
village|pueblo pueblos village villages dorf dörfer aldeia paese
weaving|tejer tejen tejedora weberei
tourist|turista touriste tourist
pension|pensión rente
medicine|medicamento medicamentos médicament medikament medikamente farmaco
meat|carne viande fleisch
milk|leche lait milch latte leite
egg|huevo huevos œufs eier uova ovos
flower|flor flores fleur fleurs blumen fiori bloemen
wood|madera bois holz legno madeira
furniture|muebles meubles möbel mobili móveis
shoe|zapato zapatos chaussures schuhe scarpe sapatos
book|libro libros livre livres buch bücher libri livros
toy|juguete juguetes jouets spielzeug giocattoli brinquedos
hair|pelo cheveux haare capelli cabelo
school|escuela école schule scuola escola
exam|examen prüfung esame exame
language|idioma langue sprache lingua
contract|contrato contrat vertrag contratto
tax|impuesto impuestos impôts steuer steuern tasse
parcel|paquete colis paket pacco pacote
roof|tejado toit dach tetto telhado
heating|calefacción chauffage heizung riscaldamento
noise|ruido bruit lärm rumore
sea|mar mer meer mare
wine cellar|bodega
learning|aprendizaje aprendizagem apprentissage lernen
cheese|queso queijo fromage käse formaggio
wine|vino vinho vin wein
room|habitación quarto chambre zimmer stanza
boat|barco barcos bateau boot barca
market|mercado marché markt mercato
solar|solar solaire
rent|alquiler aluguel renda loyer miete affitto
food|comida alimentos comida nourriture essen lebensmittel cibo
kitchen|cocina cozinha cuisine küche cucina
portion|raciones porciones porções portions portionen porzioni
sale|ventas vendas ventes verkäufe vendite
weather|clima wetter météo meteo
till|caja registradora kasse caisse cassa
booking|reserva reservas réservation buchung prenotazione
invoice|factura facturas facture rechnung rechnungen fattura fatura
lesson|clase clases aula cours unterricht lezione
delivery|entrega envíos livraison lieferung consegna
bread|pan pão pain brot pane
coffee|café kaffee caffè
energy|energía energia énergie energie strom
water|agua água eau wasser acqua
house|casa vivienda maison haus wohnung casa
car|coche carro voiture auto
bike|bicicleta bici vélo fahrrad
dog|perro cão chien hund cane
child|niño niños criança enfant kind kinder bambino
patient|paciente pacientes patienten patient
garden|jardín jardim jardin garten giardino
harvest|cosecha colheita récolte ernte raccolto
appointment|cita citas termin termine rendez-vous appuntamento
order|pedido pedidos commande bestellung ordine
waste|desperdicio residuos desperdício déchets abfall rifiuti
shift|turno turnos schicht schichten
machine|máquina máquinas machine maschine maschinen macchina
clothes|ropa roupa vêtements kleidung vestiti
music|música musique musik musica
travel|viaje viajes viagem voyage reise viaggio`;

const OFFERS = `app|aplicación aplicacion aplicativo application anwendung applicazione app
platform|plataforma plateforme plattform piattaforma
software|programa software logiciel
shop|tienda loja boutique laden negozio
service|servicio serviço dienst dienstleistung servizio
truck|camion camión lastwagen
course|curso kurs cours corso cursus
box|caja kiste boîte scatola caixa
bakery|panadería bäckerei boulangerie panetteria padaria
restaurant|restaurante ristorante
club|verein club
workshop|taller atelier werkstatt officina
school|escuela academia escola école schule scuola
device|dispositivo aparato sensor gerät appareil dispositivo`;

const read = (rows: string) =>
  rows.split("\n").map((row): [string, RegExp[]] => {
    const [english = "", words = ""] = row.split("|");
    return [english, words.split(" ").map((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu"))];
  });

/** What a price is counted in. */
export const UNITS: Readonly<Record<string, string>> = Object.fromEntries(
  `report bericht gutachten informe rapport relazione
visit besuch visita visite bezoek
hour stunde hora heure ora uur
piece stück pieza unidad pièce pezzo stuk
lesson unterrichtsstunde clase aula leçon lezione
course kurs curso cours corso cursus
session sitzung sesión sessão séance seduta
bottle flasche botella garrafa bouteille bottiglia
box kiste caja caixa boîte scatola
order bestellung pedido commande ordine
family familie familia família famille famiglia
household haushalt hogar foyer
house haus casa maison
person persona pessoa personne
day tag día dia jour giorno
night nacht noche noite nuit notte
ticket eintritt entrada billet biglietto
meal mahlzeit gericht comida repas pasto refeição
room zimmer habitación quarto chambre camera
repair reparatur reparación reparo réparation riparazione
basket korb cesta panier cesto
kilo kilo
tree baum árbol arbre albero
bike fahrrad bicicleta vélo bici
kilo quilo kilo
meal refeição comida
hour hora stunde
piece stück
repair reparatur
order pedido
box caja caixa`
    .split("\n")
    .flatMap((row) => {
      const [english = "", ...words] = row.split(" ");
      return words.map((word) => [word, english]);
    }),
);

export const GLOSS = { customers: read(ROWS), subjects: read(SUBJECTS), offers: read(OFFERS) } as const;
