/** Everyday trade words of answers in other languages with their English: enough to name customers, offer and subject. */
const ROWS = `cheese dairies|fromageries queserías käsereien caseifici
fishers|pescadores pêcheurs fischer pescatori
painting firms|malerbetriebe
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
women|mujeres mulheres femmes frauen donne
nurses|enfermeras infirmières pflegekräfte infermieri enfermeiras
hairdressers|peluquerías coiffeurs friseure parrucchieri
gyms|gimnasios academias salles fitnessstudios palestre
lawyers|abogados avocats anwälte avvocati advogados
workshops|talleres ateliers werkstätten officine
buyers|compradores compradoras acheteurs käufer acquirenti kopers
customers|clientes clients kunden clienti klanten`;

const SUBJECTS = `textile|textil textiles textile stoffe tessuto tessuti
demand|demanda demande nachfrage domanda
dish|plato platos prato plat gericht piatto
fish|pescado peixe poisson fisch pesce
fruit|fruta fruits obst frutta
vegetables|verduras legumes légumes gemüse verdure
repair|reparación reparaciones reparação reparações réparation réparations reparatur reparaturen riparazione
handyman|handwerker artesano artisan
quote|presupuesto presupuestos orçamento orçamentos devis angebot angebote preventivo
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
online shop|tienda en línea
shop|tienda loja boutique laden negozio
service|servicio serviço dienst dienstleistung servizio
workshop|taller atelier werkstatt officina
school|escuela academia escola école schule scuola
device|dispositivo aparato sensor gerät appareil dispositivo`;

const read = (rows: string) =>
  rows.split("\n").map((row): [string, RegExp[]] => {
    const [english = "", words = ""] = row.split("|");
    return [english, words.split(" ").map((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu"))];
  });

export const GLOSS = { customers: read(ROWS), subjects: read(SUBJECTS), offers: read(OFFERS) } as const;
