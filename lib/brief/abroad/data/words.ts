/**
 * Everyday words of business: English|Spanish|Portuguese|French|Italian|German, several of one language parted by commas. "=" opens words
 * that English does not bend; singular and masculine, as in a dictionary.
 */
export const WORDS = `
person|persona|pessoa|personne|persona|person
people|gente|gente,pessoal|gens|gente|leute,menschen
customer|cliente|cliente,freguês|client|cliente|kunde,kundin,kundschaft
woman|mujer|mulher|femme|donna|frau
man|hombre|homem|homme|uomo|mann
child|niño,hijo,chico|criança,filho,menino|enfant|bambino,figlio|kind
daughter|hija|filha|fille|figlia|tochter
son|-|-|fils|-|sohn
mother|madre,mamá|mãe|mère,maman|madre,mamma|mutter
father|padre,papá|pai|père,papa|padre,papà|vater
grandmother|abuela|avó|grand-mère|nonna|oma,großmutter
grandfather|abuelo|avô|grand-père|nonno|opa,großvater
brother|hermano|irmão|frère|fratello|bruder
sister|hermana|irmã|sœur,soeur|sorella|schwester
wife|esposa|esposa|épouse|moglie|ehefrau
husband|esposo,marido|marido|mari|marito|ehemann
parents|padres|pais|parents|genitori|eltern
family|familia|família|famille|famiglia|familie
neighbour|vecino|vizinho|voisin|vicino|nachbar,nachbarin
friend|amigo|amigo|ami|amico|freund
couple|pareja|casal|couple|coppia|paar
baby|bebé|bebé,bebê|bébé|neonato|baby,säugling
adult|adulto|adulto|adulte|adulto|erwachsener,erwachsene
older person|anciano|idoso|-|anziano|-
older people|personas mayores,adultos mayores,ancianos,mayores|idosos,pessoas idosas,terceira idade|personnes âgées,seniors,aînés|anziani,persone anziane|ältere leute,ältere menschen,senioren,alte leute
pensioner|jubilado|reformado,aposentado|retraité|pensionato|rentner,rentnerin,ruheständler
young people|jóvenes|jovens|jeunes|giovani|jugendliche,junge leute
resident|residente|morador|habitant|residente,abitante|bewohner,einwohner,anwohner
tenant|inquilino,arrendatario|inquilino,arrendatário|locataire|inquilino|mieter
landlord|arrendador,casero|senhorio|bailleur|padrone di casa,locatore|vermieter
owner|dueño,propietario|dono,proprietário|propriétaire,patron|proprietario,titolare|besitzer,inhaber,eigentümer,inhaberin,besitzerin
employee|empleado,trabajador|funcionário,empregado,trabalhador|employé,salarié|dipendente,impiegato|mitarbeiter,angestellte,mitarbeiterin,beschäftigte
worker|obrero|operário|ouvrier|operaio|arbeiter
colleague|colega,compañero|colega|collègue|collega|kollege,kollegin
boss|jefe|chefe,patrão|chef|capo|chef
helper|ayudante,auxiliar|ajudante,auxiliar|aide|aiuto,aiutante,collaboratore,collaboratrice|helfer,aushilfe,hilfskraft
assistant|asistente|assistente|assistant,assistante|assistente|assistent,assistentin
student|estudiante,alumno|estudante,aluno|étudiant,élève|studente,studentessa,alunno|student,schüler,studentin,studierende,lernende
teacher|profesor,maestro,docente|professor|professeur,enseignant|insegnante,professore,maestro|lehrer,lehrerin,lehrkraft
trainer|entrenador|treinador|entraîneur,formateur|allenatore,formatore|trainer
pupil|-|-|-|scolaro|-
participant|participante,asistente|participante|participant|partecipante|teilnehmer,teilnehmerin
member|socio,miembro|sócio,membro|membre,adhérent|socio,membro,iscritto|mitglied
visitor|visitante|visitante|visiteur|visitatore|besucher
guest|huésped,invitado|hóspede,convidado|hôte,invité|ospite|gast
tourist|turista|turista|touriste|turista|tourist,urlauber
foreigner|extranjero|estrangeiro|étranger|straniero|ausländer
traveller|viajero|viajante|voyageur|viaggiatore|reisende
user|usuario|usuário,utilizador|utilisateur|utente|nutzer,nutzerin,anwender,benutzer
buyer|comprador|comprador|acheteur|acquirente,compratore|käufer
seller|vendedor|vendedor|vendeur|venditore|verkäufer
trader|comerciante|comerciante,lojista|commerçant,marchand|commerciante|händler
supplier|proveedor|fornecedor|fournisseur|fornitore|lieferant
partner|socio,aliado|parceiro,sócio|partenaire,associé|partner,socio|partner
provider|prestador|prestador|prestataire|fornitore di servizi|anbieter,dienstleister
volunteer|voluntario|voluntário|bénévole|volontario|ehrenamtliche,freiwillige
patient|paciente|paciente,utente|patient|paziente|patient,patientin
doctor|médico,doctor|médico|médecin,docteur|medico,dottore|arzt,ärztin
dentist|dentista,odontólogo|dentista|dentiste|dentista|zahnarzt
vet|veterinario|veterinário|vétérinaire|veterinario|tierarzt
nurse|enfermera,enfermero|enfermeira,enfermeiro|infirmière,infirmier|infermiera,infermiere|pflegekraft,krankenschwester,pfleger
midwife|matrona,partera|parteira|sage-femme|ostetrica|hebamme
carer|cuidador|cuidador|aide-soignant,auxiliaire de vie|badante,assistente familiare|betreuer,pflegerin
therapist|terapeuta|terapeuta|thérapeute|terapista,terapeuta|therapeut,therapeutin
physiotherapist|fisioterapeuta,kinesiólogo|fisioterapeuta|kinésithérapeute,kiné|fisioterapista|physiotherapeut,physiotherapeutin
psychologist|psicólogo|psicólogo|psychologue|psicologo|psychologe,psychologin
dietician|nutricionista|nutricionista|diététicienne,diététicien|dietista,nutrizionista|ernährungsberater,diätassistentin
pharmacist|farmacéutico|farmacêutico|pharmacien,pharmacienne|farmacista|apotheker,apothekerin
lawyer|abogado|advogado|avocat|avvocato|anwalt,rechtsanwalt,anwältin
notary|notario|notário,cartório|notaire|notaio|notar
accountant|contador,contable,asesor fiscal,gestor|contador,contabilista|comptable,expert-comptable|commercialista,contabile|steuerberater,buchhalter
consultant|consultor,asesor|consultor|consultant,conseiller|consulente|berater,beraterin
engineer|ingeniero|engenheiro|ingénieur|ingegnere|ingenieur,ingenieurin
architect|arquitecto|arquiteto,arquitecto|architecte|architetto|architekt,architektin
programmer|programador,desarrollador|programador,desenvolvedor|développeur,programmeur|programmatore,sviluppatore|programmierer,entwickler
designer|diseñador|designer|graphiste,designer|grafico,designer|grafiker,designer
photographer|fotógrafo|fotógrafo|photographe|fotografo|fotograf,fotografin
musician|músico|músico|musicien|musicista|musiker,musikerin
artist|artista|artista|artiste|artista|künstler,künstlerin
journalist|periodista|jornalista|journaliste|giornalista|journalist
craftsperson|artesano|artesão|artisan|artigiano|handwerker
carpenter|carpintero|carpinteiro,marceneiro|menuisier,charpentier|falegname|schreiner,tischler,zimmermann
electrician|electricista|eletricista,electricista|électricien|elettricista|elektriker
plumber|plomero,fontanero,gasfiter|encanador,canalizador|plombier|idraulico|klempner,installateur
painter|pintor|pintor|peintre|imbianchino,pittore|maler
bricklayer|albañil|pedreiro|maçon|muratore|maurer
mechanic|mecánico|mecânico|mécanicien|meccanico|mechaniker,monteur
technician|técnico|técnico|technicien|tecnico|techniker
gardener|jardinero|jardineiro|jardinier|giardiniere|gärtner,gärtnerin
cleaner|limpiadora|faxineira,diarista|femme de ménage|donna delle pulizie|putzfrau,reinigungskraft
seamstress|costurera,modista|costureira,modista|couturière|sarta|schneiderin,näherin
tailor|sastre|alfaiate|tailleur|sarto|schneider
hairdresser|peluquero,peluquera|cabeleireiro,cabeleireira|coiffeur,coiffeuse|parrucchiere,parrucchiera|friseur,friseurin
cook|cocinero,cocinera|cozinheiro,cozinheira|cuisinier,cuisinière,chef cuisinier|cuoco,cuoca|koch,köchin
waiter|mesero,camarero,mozo|garçom,empregado de mesa|serveur|cameriere|kellner
baker|panadero|padeiro|boulanger|panettiere,fornaio|bäcker
pastry cook|pastelero,pastelera,repostera|pasteleiro,pasteleira,confeiteira,boleira|pâtissier,pâtissière|pasticcere,pasticciera|konditor,konditorin
butcher|carnicero|açougueiro,talhante|boucher|macellaio|metzger,fleischer
driver|conductor,chofer|motorista,condutor|chauffeur,conducteur|autista|fahrer
courier|repartidor,mensajero|estafeta,entregador,motoboy|livreur,coursier|fattorino,corriere|kurier,bote,zusteller
farmer|agricultor,productor,campesino,ganadero|agricultor,produtor,lavrador|agriculteur,producteur,éleveur|agricoltore,contadino,allevatore|bauer,landwirt,direktvermarkter
vegetable grower|horticultor|horticultor|maraîcher|orticoltore|gemüsebauer
fisher|pescador|pescador|pêcheur|pescatore|fischer
winegrower|viticultor,viñatero|viticultor,vinicultor|vigneron,viticulteur|viticoltore,vignaiolo|winzer
beekeeper|apicultor|apicultor|apiculteur|apicoltore|imker
wholesaler|mayorista,distribuidor|atacadista,grossista|grossiste|grossista|großhändler
importer|importador|importador|importateur|importatore|importeur
manager|gerente,encargado,administrador|gerente,gestor,administrador|gérant,responsable,directeur|gestore,responsabile,direttore|leiterin,geschäftsführer,leitung
mayor|alcalde,intendente|prefeito,presidente da câmara|maire|sindaco|bürgermeister
expert|experto,perito|especialista,perito|expert,spécialiste|esperto,perito|fachmann,experte,sachkundige,fachleute
caretaker|portero,conserje,encargado de edificio|zelador,porteiro|gardien,concierge|custode,portinaio|hauswart,hausmeister
locum|suplente,reemplazo|substituto|remplaçant|sostituto,supplente,sostituta|vertreter,vertretung,vertreterin
employer|empleador,patrón|empregador|employeur|datore di lavoro|arbeitgeber
candidate|candidato,postulante|candidato|candidat|candidato|bewerber
apprentice|aprendiz|aprendiz|apprenti|apprendista|lehrling,auszubildende,azubi
freelancer|autónomo,independiente,freelance|autônomo,independente|indépendant,freelance|libero professionista,freelance|freiberufler,selbständige,selbstständige
firm|empresa,compañía,firma|empresa,firma,companhia|entreprise,société|azienda,impresa,ditta,società|firma,unternehmen,betrieb
small firm|pyme,pequeña empresa,mipyme|pequena empresa,pme|petite entreprise,pme,tpe|piccola impresa,pmi|kleinbetrieb,kleines unternehmen,kleine firma
craft business|taller artesanal|oficina artesanal|entreprise artisanale|bottega|handwerksbetrieb
start-up|startup,emprendimiento|startup|start-up,startup|startup|start-up,startup
shop|tienda,negocio,comercio,local comercial|loja,comércio|magasin,boutique,commerce|negozio,bottega|laden,geschäft
clothes shop|tienda de ropa|loja de roupa,loja de roupas|magasin de vêtements|negozio di abbigliamento|kleidergeschäft,modegeschäft
pet shop|tienda de mascotas,veterinaria|pet shop,petshop|animalerie|negozio di animali|tierhandlung
supermarket|supermercado|supermercado|supermarché|supermercato|supermarkt
grocery|almacén,abarrotes,colmado,ultramarinos|mercearia|épicerie|alimentari|lebensmittelladen
bakery|panadería|padaria|boulangerie|panificio,forno,panetteria|bäckerei
pastry shop|pastelería|confeitaria,pastelaria|pâtisserie|pasticceria|konditorei
butcher's shop|carnicería|açougue,talho|boucherie|macelleria|metzgerei
pharmacy|farmacia,botica|farmácia|pharmacie|farmacia|apotheke
salon|salón|salão|salon|salone|salon
hairdressing salon|peluquería,salón de belleza|salão de beleza,cabeleireiro,barbearia|salon de coiffure|salone da parrucchiere|friseursalon
restaurant|restaurante,comedor|restaurante|restaurant|ristorante,trattoria,osteria|restaurant,gaststätte,gasthaus,wirtshaus
café|cafetería,café|café,cafeteria,lanchonete|café,salon de thé|bar,caffetteria|café,cafeteria
kitchen|cocina|cozinha|cuisine|cucina|küche
canteen|casino,comedor de empresa|refeitório,cantina|cantine|mensa|kantine,mensa
hotel|hotel,hostal|hotel,pousada|hôtel|albergo,hotel|hotel,pension
holiday flat|apartamento turístico|apartamento de férias|gîte,location de vacances|casa vacanze,appartamento per vacanze|ferienwohnung
second home|segunda vivienda,segunda residencia|segunda residência|résidence secondaire|seconda casa|zweitwohnung
clinic|clínica|clínica|clinique|clinica,ambulatorio|klinik
hospital|hospital|hospital|hôpital|ospedale|krankenhaus,spital
practice|consultorio|consultório|cabinet|studio|praxis
doctor's practice|consultorio médico|consultório médico|cabinet médical|studio medico|arztpraxis
care home|residencia de mayores,geriátrico,residencia de ancianos,asilo de ancianos|lar de idosos,casa de repouso|maison de retraite,ehpad|casa di riposo,rsa|pflegeheim,altenheim,seniorenheim
nursery|guardería,jardín infantil|creche,jardim de infância|crèche|asilo,asilo nido,nido|kita,kindergarten,kinderkrippe
school|escuela,colegio,liceo|escola,colégio|école,collège,lycée|scuola,liceo|schule,gymnasium
film school|escuela de cine|escola de cinema|école de cinéma|scuola di cinema|filmschule
university|universidad|universidade,faculdade|université,fac|università|universität,hochschule,uni
language school|academia de idiomas|escola de línguas|école de langues|scuola di lingue|sprachschule
gym|gimnasio|academia,ginásio|salle de sport|palestra|fitnessstudio
club|club|clube|club|circolo,club|verein,klub
association|asociación,gremio|associação|association|associazione|verband
cooperative|cooperativa|cooperativa|coopérative|cooperativa|genossenschaft
chamber|cámara|câmara de comércio|chambre|camera di commercio|kammer
municipality|municipio,ayuntamiento,municipalidad,alcaldía|município,prefeitura,câmara municipal|commune,mairie|comune|gemeinde,kommune
town|ciudad,pueblo|cidade,vila|ville|città,cittadina|stadt
village|aldea|aldeia|village|paese,paesino,borgo|dorf
district|barrio,colonia,comuna|bairro|quartier,arrondissement|quartiere|stadtteil,viertel,bezirk
centre|centro|centro|centre,centre-ville|centro|innenstadt,zentrum
region|región,zona|região,zona|région|regione,zona|region,gegend
metropolitan area|área metropolitana,zona metropolitana|região metropolitana,área metropolitana|agglomération,métropole|area metropolitana|ballungsraum
province|provincia|província|province,département|provincia|provinz,kanton,bundesland
country|país|país|pays|nazione|land
street|calle|rua|rue|strada,via|straße,strasse
market|mercado,feria|mercado,feira|marché|mercato|markt
shopping mall|centro comercial,shopping,mall|shopping,centro comercial|centre commercial|centro commerciale|einkaufszentrum
port|puerto|porto|port|porto|hafen
station|estación|estação|gare|stazione|bahnhof,station
airport|aeropuerto|aeroporto|aéroport|aeroporto|flughafen
beach|playa|praia|plage|spiaggia|strand
sea|mar|mar|mer|mare|meer,see
mountain|montaña,sierra,cerro|montanha,serra|montagne|montagna|berg
river|río|rio|rivière,fleuve|fiume|fluss
farm|granja,finca,chacra,rancho,explotación|quinta,fazenda,sítio,exploração|ferme,exploitation|fattoria,cascina,azienda agricola|hof,bauernhof
farm shop|tienda de granja|loja da quinta|magasin à la ferme|spaccio aziendale|hofladen
field|campo,parcela|campo,lavoura|champ|campo|feld
vineyard|viñedo,viña|vinha,vinhedo|vignoble,vigne|vigneto,vigna|weinberg,weingut
garden|jardín,huerto,huerta|jardim,horta|jardin,potager|giardino,orto|garten
playground|parque infantil,área de juegos|parque infantil,playground|aire de jeux|parco giochi|spielplatz
building|edificio|edifício,prédio|immeuble,bâtiment|edificio,palazzo|gebäude
house|casa|casa,moradia|maison|casa,villa|haus
flat|apartamento,piso,departamento,vivienda|apartamento|appartement,logement|appartamento|wohnung,mietwohnung
room|habitación,cuarto,sala|quarto,sala|chambre,pièce,salle|stanza,camera,sala|zimmer,raum,saal
roof|techo,tejado|telhado,teto|toit|tetto|dach
wall|pared,muro|parede,muro|mur|parete,muro|wand,mauer
window|ventana|janela|fenêtre|finestra|fenster
door|puerta|porta|porte|porta|tür
stairs|escalera|escada|escalier|scala|treppe
lift|ascensor|elevador|ascenseur|ascensore|aufzug,fahrstuhl
kitchen table|mesa|mesa|table|tavolo|tisch
bed|cama|cama|lit|letto|bett
chair|silla|cadeira|chaise|sedia|stuhl
wardrobe|armario,clóset|armário,guarda-roupa|armoire,placard|armadio|schrank
furniture|muebles,mobiliario|móveis,mobília|meubles|mobili|möbel
office|oficina,despacho|escritório|bureau|ufficio|büro
workshop|taller|oficina,ateliê|atelier|laboratorio,officina|werkstatt
bicycle workshop|taller de bicicletas|oficina de bicicletas|atelier vélo|officina di biciclette|fahrradwerkstatt
warehouse|bodega,nave|armazém,depósito,galpão|entrepôt,dépôt|magazzino,capannone|lager
premises|local|espaço comercial|local|locale|ladenlokal,räumlichkeiten
factory|fábrica,planta|fábrica|usine|fabbrica|fabrik
building site|obra,obra de construcción|obra,canteiro de obras|chantier|cantiere|baustelle
counter|mostrador,mesón|balcão|comptoir|bancone,banco|theke,tresen
till|caja registradora|caixa registradora|caisse enregistreuse|registratore di cassa|kasse,kassa,kassensystem
estate|hacienda,quinta|quinta|domaine|tenuta|landgut
thing|cosa|coisa|chose|cosa|ding,sache
piece|pieza,prenda,unidad|peça,unidade|pièce,unité|pezzo,capo,unità|stück,teil
product|producto|produto|produit|prodotto|produkt,ware
goods|mercancía,mercadería|mercadoria|marchandise|merce|waren
service|servicio|serviço|service,prestation|servizio,prestazione|dienstleistung,service
job|trabajo,encargo|trabalho|travail,boulot|lavoro,incarico|auftrag,arbeit
order|pedido,orden|pedido,encomenda|commande|ordine,ordinazione|bestellung
booking|reserva|reserva|réservation|prenotazione|buchung,reservierung
appointment|cita|marcação,consulta,horário|rendez-vous|appuntamento|termin
visit|visita|visita|visite,intervention|visita,intervento|besuch,einsatz,hausbesuch
delivery|entrega,reparto,envío|entrega|livraison|consegna|lieferung,zustellung
tour|ronda|rota|tournée|giro|tour
trip|viaje|viagem|voyage,trajet|viaggio|fahrt,reise
call|llamada|ligação,chamada,telefonema|appel|chiamata,telefonata|anruf
message|mensaje|mensagem|message|messaggio|nachricht
reminder|recordatorio|lembrete|rappel|promemoria|erinnerung
photo|foto,fotografía|foto,fotografia|photo|foto,fotografia|foto,bild
film|película,video|filme,vídeo|film,vidéo|film,video|film,video
list|lista|lista|liste|lista,elenco|liste
report|informe,reporte|relatório|rapport|rapporto,relazione|bericht
quote|presupuesto,cotización|orçamento|devis|preventivo|angebot,kostenvoranschlag
invoice|factura,boleta|fatura,factura,nota fiscal|facture|fattura|rechnung
receipt|recibo,comprobante|recibo|reçu,ticket|scontrino,ricevuta|beleg,quittung
contract|contrato|contrato|contrat|contratto|vertrag
permit|permiso|licença,alvará|permis,autorisation|permesso,autorizzazione|genehmigung
licence|licencia|licença|licence|licenza|lizenz,zulassung
document|documento,papel|documento,papel|document,papier|documento|unterlage,dokument
exercise book|cuaderno|caderno|cahier|quaderno|heft
spreadsheet|planilla,hoja de cálculo|planilha,folha de cálculo|tableur,tableau|foglio di calcolo|tabelle,excel-tabelle
calendar|calendario,agenda|calendário,agenda|calendrier,agenda|calendario,agenda|kalender
app|aplicación,app|aplicativo,app,aplicação|application,appli|app,applicazione|app,anwendung
software|programa,software|programa,software|logiciel|programma,software|software,programm
system|sistema|sistema|système|sistema|system
platform|plataforma|plataforma|plateforme|piattaforma|plattform
website|página web,sitio web,página,sitio,web|site,página|site,site web,site internet|sito,sito web|website,webseite,seite,internetseite
map|mapa|mapa|carte géographique|mappa|landkarte,stadtplan
link|enlace,link|link|lien|link|link
phone|celular,móvil,teléfono|celular,telemóvel,telefone|téléphone,portable|telefono,cellulare|handy,telefon
computer|ordenador,computador,computadora|computador|ordinateur|computer|computer,rechner
screen|pantalla|tela,ecrã|écran|schermo|bildschirm
server|servidor|servidor|serveur|server|server
hosting|alojamiento web,hosting|hospedagem,alojamento do site|hébergement|hosting|hosting
device|aparato,dispositivo,equipo|aparelho,dispositivo,equipamento|appareil,dispositif|apparecchio,dispositivo|gerät
sensor|sensor|sensor|capteur|sensore|sensor
camera|cámara|câmera|caméra|telecamera|kamera
machine|máquina|máquina|machine|macchina,macchinario|maschine
sewing machine|máquina de coser|máquina de costura|machine à coudre|macchina da cucire|nähmaschine
battery|pila,batería|pilha,bateria|pile,batterie|batteria,pila|batterie,akku
data card|tarjeta de datos,chip de datos|cartão de dados,chip de dados|carte sim,carte de données|scheda dati,sim|datenkarte,sim-karte
mould|molde|molde|moule|stampo|gussform,spritzgussform
tool|herramienta|ferramenta|outil|attrezzo,strumento|werkzeug
spare part|repuesto,recambio|peça de reposição|pièce détachée|ricambio,pezzo di ricambio|ersatzteil
van|furgoneta,camioneta|carrinha,van,furgão|camionnette,fourgon|furgone,furgoncino|transporter,lieferwagen
car|coche,auto,carro|carro|voiture|auto,automobile|auto,wagen
lorry|camión|caminhão,camião|camion|camion|lkw,lastwagen
motorbike|moto,motocicleta|moto|moto|moto|motorrad,moped
bicycle|bicicleta,bici|bicicleta|vélo,bicyclette|bicicletta,bici|fahrrad,rad
cargo bike|bicicleta de carga|bicicleta de carga|vélo cargo|cargo bike|lastenrad
puncture|pinchazo,pinchadura|furo|crevaison|foratura|reifenpanne,platten
boat|barco,lancha|barco|bateau|barca|boot
surfboard|tabla de surf|prancha,prancha de surf|planche de surf|tavola da surf|surfbrett
suit|traje|fato|combinaison|muta|anzug
bag|bolsa|sacola,saco,bolsa|sac|borsa,sacchetto|tasche,tüte,sack
box|caja|caixa|boîte,carton|scatola|kiste,schachtel
crate|cajón,jaba|caixote,engradado|caisse,cagette|cassetta,cassa|steige,gemüsekiste
bottle|botella|garrafa|bouteille|bottiglia|flasche
jar|frasco,tarro|frasco,pote|bocal,pot|vasetto,barattolo|glas,dose
container|envase,contenedor|embalagem,recipiente|contenant,récipient|contenitore|behälter
packaging|embalaje,empaque|embalagem|emballage|imballaggio,confezione|verpackung
package|paquete|pacote|paquet,colis|pacco,pacchetto|paket,päckchen
plate|plato|prato|assiette|piatto|teller
meal|vianda,almuerzo,menú|refeição,almoço,marmita,quentinha|repas,déjeuner,plat|pasto,pranzo|mahlzeit,mittagessen,essen
breakfast|desayuno|café da manhã,pequeno-almoço|petit-déjeuner|colazione|frühstück
dinner|cena|jantar|dîner|cena|abendessen
food|comida,alimento|comida,alimento|nourriture,aliment|cibo|lebensmittel
cake|torta,pastel,tarta|bolo,torta|gâteau|torta|kuchen,torte
slice|porción,rebanada|fatia|part,tranche|fetta|scheibe
bread|pan|pão|pain|pane|brot
pasta|pasta|massa|pâtes|pasta|nudeln,pasta
cheese|queso|queijo|fromage|formaggio|käse
milk|leche|leite|lait|latte|milch
meat|carne|carne|viande|carne|fleisch
fish|pescado|peixe|poisson|pesce|fisch
fruit|fruta|fruta|fruit|frutta|obst
vegetables|verduras,verdura,hortalizas|legumes,verduras|légumes|verdura,verdure|gemüse
citrus|cítricos|citrinos,cítricos|agrumes|agrumi|zitrusfrüchte
lemon|limón|limão|citron|limone|zitrone
olive oil|aceite de oliva|azeite|huile d'olive|olio d'oliva|olivenöl
honey|miel|mel|miel|miele|honig
wine|vino|vinho|vin|vino|wein
beer|cerveza|cerveja|bière|birra|bier
coffee|café|café|café|caffè|kaffee
tea|té|chá|thé|tè|tee
water|agua|água|eau|acqua|wasser
salt|sal|sal|sel|sale|salz
sugar|azúcar|açúcar|sucre|zucchero|zucker
ingredient|ingrediente|ingrediente|ingrédient|ingrediente|zutat
recipe|receta|receita|recette|ricetta|rezept
purée|puré|purê,puré|purée|purea|brei
soap|jabón|sabão,sabonete|savon|sapone|seife
detergent|detergente|detergente|lessive,détergent|detersivo|putzmittel,reinigungsmittel,waschmittel
clothes|ropa|roupa,roupas|vêtements|vestiti,abbigliamento,abiti|kleidung,kleider
garment|prenda de vestir|peça de roupa|vêtement|indumento|kleidungsstück
trousers|pantalón,pantalones|calça,calças|pantalon|pantaloni|hose
dress|vestido|vestido|robe|vestito,abito|kleid
shirt|camisa|camisa|chemise|camicia|hemd
shoe|zapato,calzado|sapato,calçado|chaussure|scarpa|schuh
hem|dobladillo,basta,bastilla|barra,bainha|ourlet|orlo|saum
zip|cierre,cremallera|zíper,fecho|fermeture,fermeture éclair|cerniera,zip|reißverschluss
fabric|tela,tejido|tecido,pano|tissu|stoffa,tessuto|stoff
thread|hilo|linha,fio|fil|filo|garn,faden
wool|lana|lã|laine|lana|wolle
leather|cuero|couro|cuir|pelle,cuoio|leder
wood|madera|madeira|bois|legno|holz
glass|vidrio,cristal|vidro|verre|vetro|glas
plastic|plástico|plástico|plastique|plastica|plastik,kunststoff
paper|papel|papel|papier|carta|papier
material|material,materiales,insumo|material,materiais|matériel,matériau,fourniture|materiale|material
raw material|materia prima|matéria-prima,matéria prima|matière première|materia prima|rohstoff
glasses|gafas,anteojos,lentes|óculos|lunettes|occhiali|brille
book|libro|livro|livre|libro|buch
newspaper|periódico,diario|jornal|journal|giornale|zeitung
toy|juguete|brinquedo|jouet|giocattolo|spielzeug
game|juego|jogo|jeu|gioco|spiel
gift|regalo|presente,prenda|cadeau|regalo|geschenk
flower|flor|flor|fleur|fiore|blume
plant|planta|planta|plante|pianta|pflanze
tree|árbol|árvore|arbre|albero|baum
dog|perro|cachorro,cão|chien|cane|hund
cat|gato|gato|chat|gatto|katze
pet|mascota|animal de estimação,pet|animal de compagnie|animale domestico|haustier
animal|animal|animal|animal|animale|tier
cow|vaca|vaca|vache|mucca,vacca|kuh
horse|caballo|cavalo|cheval|cavallo|pferd
bee|abeja|abelha|abeille|ape|biene
bath|baño|banho|bain|bagno|bad
clip|-|tosa|-|tosatura|schur
hair|pelo,cabello|cabelo|cheveux|capelli|haar,haare
haircut|corte de pelo,corte|corte de cabelo,corte|coupe|taglio|haarschnitt
garbage|basura|lixo|poubelle,déchets|rifiuti,spazzatura|müll,abfall
ladder|escalera de mano|escadote|échelle|scala a pioli|leiter
puddle|charco|poça|flaque|pozzanghera|pfütze
sign|cartel,letrero|placa,letreiro|panneau|cartello|schild
code|código|código|code|codice|code
socket|enchufe,toma de corriente|tomada|prise|presa|steckdose
light|luz|luz|lumière|luce|licht
electricity|electricidad,corriente|eletricidade,energia elétrica|électricité,courant|elettricità,corrente|strom
gas|gas|gás|gaz|gas|gas
petrol|gasolina,nafta,combustible,bencina|gasolina,combustível|essence,carburant|benzina,carburante|benzin,sprit,treibstoff
heating|calefacción|aquecimento|chauffage|riscaldamento|heizung
temperature|temperatura|temperatura|température|temperatura|temperatur
humidity|humedad|umidade,humidade|humidité|umidità|feuchte,feuchtigkeit
solar panel|panel solar,placa solar|painel solar|panneau solaire|pannello solare|solarmodul,solaranlage
meter|medidor,contador de agua|medidor|compteur|contatore|zähler
repair|reparación,arreglo|conserto,reparação,reparo|réparation|riparazione|reparatur
change|cambio|troca,mudança|changement|cambio|wechsel
maintenance|mantenimiento|manutenção|entretien,maintenance|manutenzione,tagliando|wartung
cleaning|limpieza,aseo|limpeza,faxina|nettoyage,ménage|pulizia,pulizie|reinigung,gebäudereinigung
washing|lavado|lavagem|lavage|lavaggio|wäsche
laundry|lavandería|lavanderia|blanchisserie,laverie|lavanderia|wäscherei
installation|instalación|instalação|installation|installazione|installation,montage
setup|puesta en marcha,configuración|configuração,implantação,adesão|mise en service,mise en place|attivazione,configurazione|einrichtung
check|control,revisión|verificação,controlo,controle|contrôle,vérification|controllo,verifica|prüfung,kontrolle
production|producción,fabricación|produção,fabricação,fabrico|production,fabrication|produzione|herstellung,produktion
monitoring|monitoreo,vigilancia|monitoramento|surveillance,suivi|monitoraggio|überwachung
support|soporte,atención|suporte,atendimento|assistance,support|assistenza|betreuung,support
training|capacitación,formación,entrenamiento|treinamento,formação|formation|formazione|schulung,ausbildung,weiterbildung
course|curso,cursillo|curso|cours,stage|corso|kurs,lehrgang
lesson|clase,lección|aula,lição|leçon,séance|lezione|unterrichtsstunde,lektion
session|sesión|sessão|session|seduta,sessione|sitzung
homework|deberes|-|devoirs|compiti per casa|hausaufgabe
exam|examen|exame,prova|examen|esame|prüfung,examen
event|evento|evento|événement|evento|veranstaltung
wedding|boda,matrimonio|casamento|mariage|matrimonio|hochzeit
birthday|cumpleaños|aniversário|anniversaire|compleanno|geburtstag
party|fiesta|festa|fête|festa|feier,fest
shooting|grabación,rodaje,filmación|gravação,filmagem|tournage|ripresa,riprese|dreh
production company|productora,casa productora|produtora|société de production|casa di produzione|produktionsfirma
commercial|comercial,anuncio publicitario|comercial|publicité|spot|werbespot
catalogue|catálogo|catálogo|catalogue|catalogo|katalog
tourist guide|guía turístico|guia turístico|guide touristique|guida turistica|reiseführer
risk|riesgo|risco|risque|rischio|risiko
accident|accidente|acidente|accident|incidente|unfall
fall|caída|queda|chute|caduta|sturz
damage|daño|dano,estrago|dégât,dommage|danno|schaden
fault|defecto,falla|defeito,falha|défaut,panne|difetto,guasto|mangel,fehler,defekt
problem|problema|problema|problème|problema|problem
question|pregunta|pergunta|question|domanda|frage
answer|respuesta|resposta|réponse|risposta|antwort
time|tiempo,vez|tempo,vez|temps,fois|tempo,volta|zeit,mal
deadline|plazo|prazo|délai|scadenza,termine|frist
hour|hora|hora|heure|ora|stunde
minute|minuto|minuto|minute|minuto|minute
day|día|dia|jour|giorno,giornata|tag
week|semana|semana|semaine|settimana|woche
month|mes|mês|mois|mese|monat
year|año|ano|an,année|anno|jahr
weekend|fin de semana|fim de semana,final de semana|week-end|fine settimana,weekend|wochenende
night|noche|noite|nuit|notte|nacht
morning|mañana|manhã|matin|mattina,mattino|morgen,vormittag
noon|mediodía|meio-dia|midi|mezzogiorno|mittag
afternoon|tarde|tarde|après-midi|pomeriggio|nachmittag
evening|-|-|soir,soirée|sera,serata|abend
eve|víspera|véspera|veille|vigilia|vortag
winter|invierno|inverno|hiver|inverno|winter
summer|verano|verão|été|estate|sommer
spring|primavera|primavera|printemps|primavera|frühling,frühjahr
autumn|otoño|outono|automne|autunno|herbst
season|temporada,estación del año|temporada,época,estação do ano|saison|stagione|saison
holidays|vacaciones|férias|vacances|vacanze,ferie|urlaub,ferien
January|enero|janeiro|janvier|gennaio|januar,jänner
February|febrero|fevereiro|février|febbraio|februar
March|marzo|março|mars|marzo|märz
April|abril|abril|avril|aprile|april
May|mayo|maio|mai|maggio|mai
June|junio|junho|juin|giugno|juni
July|julio|julho|juillet|luglio|juli
August|agosto|agosto|août|agosto|august
September|septiembre,setiembre|setembro|septembre|settembre|september
October|octubre|outubro|octobre|ottobre|oktober
November|noviembre|novembro|novembre|novembre|november
December|diciembre|dezembro|décembre|dicembre|dezember
Monday|lunes|segunda-feira,segunda|lundi|lunedì|montag
Tuesday|martes|terça-feira|mardi|martedì|dienstag
Wednesday|miércoles|quarta-feira|mercredi|mercoledì|mittwoch
Thursday|jueves|quinta-feira|jeudi|giovedì|donnerstag
Friday|viernes|sexta-feira,sexta|vendredi|venerdì|freitag
Saturday|sábado|sábado|samedi|sabato|samstag
Sunday|domingo|domingo|dimanche|domenica|sonntag
money|dinero,plata|dinheiro|argent|soldi,denaro|geld
cash|efectivo|dinheiro vivo|espèces,liquide|contanti|bargeld
price|precio,tarifa|preço,tarifa|prix,tarif|prezzo,tariffa|preis,tarif
cost|costo,coste,gasto|custo,gasto,despesa|coût,frais,dépense|costo,spesa|kosten
salary|sueldo,salario,jornal|salário|salaire|stipendio|gehalt,lohn
rent|alquiler,arriendo,renta|aluguel,renda,aluguer|loyer|affitto,canone|miete,pacht
insurance|seguro|seguro|assurance|assicurazione|versicherung,haftpflicht
tax|impuesto|imposto|impôt,taxe|tassa,imposta|steuer
VAT|iva|iva|tva|iva|mehrwertsteuer,mwst,ust
discount|descuento|desconto|remise,réduction|sconto|rabatt
deposit|depósito,garantía,fianza,seña|caução|consigne,caution,acompte|cauzione,caparra|kaution,pfand,anzahlung
commission|comisión|comissão|commission|commissione,provvigione|provision
fee|cuota,tasa|taxa,propina|frais,cotisation|quota,tariffa|gebühr,beitrag
subscription|suscripción,abono|assinatura|abonnement|abbonamento|abo,abonnement
membership|membresía|anuidade|adhésion|tessera,iscrizione|mitgliedschaft
monthly plan|plan mensual|plano mensal|forfait mensuel|piano mensile|monatspaket
plan|plan|plano|forfait,formule|piano|plan
card|tarjeta,bono|cartão|carte|carta,tessera|karte
sale|venta|venda|vente|vendita|verkauf
purchase|compra|compra|achat|acquisto|kauf,einkauf
turnover|facturación|faturamento,faturação|chiffre d'affaires|fatturato|umsatz
profit|ganancia,utilidad|lucro|bénéfice,profit|guadagno,utile|gewinn
loss|pérdida|perda,prejuízo|perte|perdita|verlust
investment|inversión|investimento|investissement|investimento|investition
loan|préstamo,crédito|empréstimo|prêt,crédit|prestito,mutuo|kredit,darlehen
grant|subvención,beca|subsídio,bolsa|subvention,bourse|contributo,borsa di studio|förderung,zuschuss
donation|donación|doação|don|donazione|spende
advertisement|anuncio|anúncio|annonce|annuncio|anzeige,inserat
advertising|publicidad|publicidade|pub|pubblicità|werbung
word of mouth|boca a boca,boca en boca|boca a boca|bouche à oreille,bouche-à-oreille|passaparola|mundpropaganda,empfehlung
half|mitad|metade|moitié|metà|hälfte
rest|resto|resto|reste|resto|rest
part|parte|parte|partie|parte|anteil,teil
share|porcentaje|percentagem,porcentagem|part de|percentuale|anteil
average|promedio|média|moyenne|media|durchschnitt
amount|monto,importe|valor,montante|montant|importo|betrag
number|número|número|nombre,numéro|numero|nummer,zahl
size|tamaño,talla|tamanho|taille|taglia,dimensione|größe
measure|medida|medida|mesure|misura|maß
weight|peso neto|peso|poids|peso|gewicht
kilo|kilo|quilo|kilo|chilo|kilo
gram|gramo|grama|gramme|grammo|gramm
litre|litro|litro|litre|litro|liter
metre|metro|metro|mètre|metro|meter
hectare|hectárea|hectare|hectare|ettaro|hektar
radius|radio|raio|rayon|raggio|umkreis
waiting list|lista de espera|lista de espera|liste d'attente|lista d'attesa|warteliste
experience|experiencia|experiência|expérience|esperienza|erfahrung
knowledge|conocimiento|conhecimento|connaissance|conoscenza|kenntnisse,wissen,software-kenntnisse
reference|referencia|referência|référence|referenza|referenz
diploma|diploma,título|diploma|diplôme|diploma|urkunde,abschluss
help|ayuda|ajuda|aide|aiuto|hilfe
team|equipo de trabajo|equipa,equipe|équipe|squadra,team|team
staff|personal|pessoal|personnel|personale|personal
group|grupo|grupo|groupe|gruppo|gruppe
side|lado|lado|côté|lato|seite
space|espacio|espaço|espace|spazio|platz
place|lugar,sitio|lugar|lieu,endroit|posto,luogo|ort
point|punto|ponto|point|punto|punkt
partner point|punto asociado|ponto parceiro|point partenaire|punto partner|partnerpunkt
rule|regla,norma|regra|règle|regola|regel
law|ley|lei|loi|legge|gesetz
court|juzgado,tribunal|tribunal|tribunal|tribunale|gericht
settlement|acuerdo|acordo|accord|accordo|vergleich
treasurer|tesorero|tesoureiro|trésorier|tesoriere|kämmerer
works yard|-|-|services techniques|-|bauhof
shift|turno de trabajo|turno,plantão|service,garde|turno|dienst,schicht
locum day|-|-|jour de remplacement|giorno di sostituzione|vertretungstag
arranged shift|-|-|-|-|vermittelter dienst
minimum term|permanencia mínima|fidelidade mínima|durée minimale,engagement|durata minima|mindestlaufzeit
property|inmueble,propiedad|imóvel|bien immobilier|immobile|immobilie,liegenschaft
taste|sabor,gusto|sabor,gosto|goût|gusto,sapore|geschmack
health|salud|saúde|santé|salute|gesundheit
illness|enfermedad|doença|maladie|malattia|krankheit
medicine|medicamento,remedio|remédio,medicamento|médicament|medicina,farmaco|medikament
age|edad|idade|âge|età|alter
life|vida|vida|vie|vita|leben
work|-|-|-|-|-
internet|internet|internet|internet|internet|internet
bookkeeping|contabilidad|contabilidade|comptabilité|contabilità|buchhaltung
data|datos|dados|données|dati|daten
profile|perfil|perfil|profil|profilo|profil
task|tarea|tarefa|tâche|compito|aufgabe
form|formulario|formulário|formulaire|modulo|formular
stock|existencias,inventario|estoque,stock|stock|scorte,giacenza|bestand,vorrat
load|carga|carga|charge|carico|ladung
soil|suelo,tierra|solo,terra|sol,terre|suolo,terra|boden,erde
rain|lluvia|chuva|pluie|pioggia|regen
irrigation|riego|rega,irrigação|irrigation,arrosage|irrigazione|bewässerung
harvest|cosecha|colheita,safra|récolte|raccolto|ernte
seed|semilla|semente|graine,semence|seme|saatgut
=same-day|en el día|no mesmo dia|le jour même|in giornata|am selben tag
practices|-|-|-|-|praxen
doctor's practices|-|-|-|-|arztpraxen
agency|agencia|agência|agence|agenzia|agentur
temp agency|agencia de trabajo temporal|empresa de trabalho temporário|agence d'intérim|agenzia interinale|zeitarbeitsfirma
contact person|contacto|contacto|interlocuteur|referente|ansprechpartner
production|producción|produção|-|-|-
church|iglesia,parroquia|igreja|église,paroisse|chiesa,parrocchia|kirche
health insurer|obra social,mutual|convênio|mutuelle|mutua|krankenkasse
sewing|costura|costura|couture|cucito|nähen
opera|ópera|ópera|opéra|opera|oper
place setting|cubierto|talher|couvert|coperto|gedeck
restaurant seat|comensal|lugar sentado|couvert|coperto|sitzplatz
fair|feria|feira|foire,salon|fiera|messe
date|fecha|data|date|data|datum
south|sur|sul|sud|sud|süden
north|norte|norte|nord|nord|norden
east|este|leste|est|est|osten
west|oeste|oeste|ouest|ovest|westen
desk|escritorio|secretária|bureau|scrivania|schreibtisch
training room|aula|sala de aula|salle de cours|aula|schulungsraum
swing|columpio|baloiço,balanço|balançoire|altalena|schaukel
folder|carpeta|pasta de arquivo|classeur|cartella|ordner
note|nota|bilhete|mot|biglietto|zettel
entrance|entrada|entrada|entrée|ingresso|eingang
exit|salida|saída|sortie|uscita|ausgang
travel charge|desplazamiento|deslocação|déplacement|trasferta|anfahrt
chemicals|químicos|químicos|produits chimiques|chimica|chemie
computer science|informática|informática|informatique|informatica|informatik
self-service|autoservicio|autosserviço|libre-service|self-service|selbstbedienung
crowd|multitud|multidão|foule|folla|menge
cover|cobertura|cobertura|couverture|copertura|abdeckung
approval|homologación,aprobación|homologação|homologation|omologazione|zulassung
turn|rotación,turno|rodada|rotation|rotazione|umlauf
rental firm|arrendadora|locadora|loueur|noleggiatore|vermieter,verleiher
washing machine|lavadora|máquina de lavar|laveuse,lave-linge,machine à laver|lavatrice|waschmaschine
fridge|nevera,refrigerador,heladera|frigorífico,geladeira|frigo,réfrigérateur|frigorifero|kühlschrank
oven|horno|forno|four|forno|ofen
mushroom|hongo,champiñón|cogumelo|champignon|fungo|pilz
egg|huevo|ovo|œuf,oeuf|uovo|ei,eier
chicken|pollo,gallina|frango,galinha|poulet,poule|pollo|huhn,hühner
sheep|oveja|ovelha|mouton,brebis|pecora|schaf
pig|cerdo,chancho|porco|porc,cochon|maiale|schwein
rice|arroz|arroz|riz|riso|reis
potato|papa,patata|batata|pomme de terre|patata|kartoffel
tomato|tomate|tomate|tomate|pomodoro|tomate
chocolate|chocolate|chocolate|chocolat|cioccolato|schokolade
ice cream|helado|sorvete,gelado|glace,crème glacée|gelato|eis
spice|especia|especiaria|épice|spezia|gewürz
jewellery|joya,joyería|joia,joalharia|bijou,bijouterie|gioiello|schmuck
ceramics|cerámica|cerâmica|céramique|ceramica|keramik
pottery|alfarería|olaria|poterie|terracotta|töpferei
candle|vela|vela|bougie|candela|kerze
cosmetics|cosmética,cosmético|cosmético|cosmétique|cosmetico|kosmetik
cream|crema|creme|crème|crema|creme
perfume|perfume|perfume|parfum|profumo|parfüm
mattress|colchón|colchão|matelas|materasso|matratze
carpet|alfombra|tapete|tapis|tappeto|teppich
wheelchair|silla de ruedas|cadeira de rodas|fauteuil roulant|sedia a rotelle|rollstuhl
hearing aid|audífono|aparelho auditivo|appareil auditif|apparecchio acustico|hörgerät
tooth|diente|dente|dent|dente|zahn
back|espalda|costas|dos|schiena|rücken
skin|piel|pele|peau|pelle|haut
massage|masaje|massagem|massage|massaggio|massage
yoga|yoga|ioga,yoga|yoga|yoga|yoga
dance|baile,danza|dança|danse|danza,ballo|tanz
music|música|música|musique|musica|musik
instrument|instrumento|instrumento|instrument|strumento|instrument
guitar|guitarra|guitarra,violão|guitare|chitarra|gitarre
piano|piano|piano|piano|pianoforte|klavier
concert|concierto|concerto|concert|concerto|konzert
theatre|teatro|teatro|théâtre|teatro|theater
museum|museo|museu|musée|museo|museum
ticket|entrada,boleto,billete|bilhete,ingresso|billet,ticket|biglietto|eintrittskarte,ticket,fahrkarte
language|idioma,lengua|idioma,língua|langue|lingua|sprache
English lesson|clase de inglés|aula de inglês|cours d'anglais|lezione d'inglese|englischstunde
private tuition|clase particular|explicação,aula particular|cours particulier,soutien scolaire|ripetizione|nachhilfe
driving school|autoescuela|autoescola|auto-école|autoscuola|fahrschule
parking space|estacionamiento,aparcamiento|estacionamento|place de parking|parcheggio|parkplatz
taxi|taxi|táxi|taxi|taxi|taxi
bus|autobús,colectivo,micro|ônibus,autocarro|bus,car|autobus,corriera|bus
train|tren|trem,comboio|train|treno|zug
funeral|funeral|funeral|enterrement,obsèques|funerale|beerdigung
grave|tumba|túmulo|tombe|tomba|grab
moving house|mudanza|mudança|déménagement|trasloco|umzug
property manager|administrador de fincas|administrador de condomínio|syndic|amministratore di condominio|hausverwaltung
residents' association|comunidad de vecinos|condomínio|copropriété|condominio|eigentümergemeinschaft
energy|energía|energia|énergie|energia|energie
heat pump|bomba de calor|bomba de calor|pompe à chaleur|pompa di calore|wärmepumpe
boiler|caldera|caldeira|chaudière|caldaia|heizkessel
fire brigade|bomberos|bombeiros|pompiers|pompieri|feuerwehr
police|policía|polícia|police|polizia|polizei
authority|autoridad|autoridade|autorité|autorità|behörde,amt
ministry|ministerio|ministério|ministère|ministero|ministerium
foundation|fundación|fundação|fondation|fondazione|stiftung
sponsor|patrocinador|patrocinador|sponsor,mécène|sponsor|sponsor
reader|lector|leitor|lecteur|lettore|leser
subscriber|suscriptor,abonado|assinante|abonné|abbonato|abonnent
newsletter|boletín|newsletter|lettre d'information,infolettre|newsletter|newsletter
podcast|podcast|podcast|podcast|podcast|podcast
magazine|revista|revista|magazine,revue|rivista|zeitschrift,magazin
article|artículo|artigo|article|articolo|artikel
invoice software|programa de facturación|programa de faturação|logiciel de facturation|programma di fatturazione|rechnungsprogramm
lot|lote|lote|lot|lotto|charge,posten
pallet|palé,pallet|palete|palette|pallet,bancale|palette
transport|transporte|transporte|transport|trasporto|transport
customs|aduana|alfândega|douane|dogana|zoll
request|solicitud|solicitação,pedido de orçamento|demande|richiesta|anfrage
search engine|buscador|motor de busca|moteur de recherche|motore di ricerca|suchmaschine
pilot|piloto|piloto|pilote|pilota|pilotprojekt
test|prueba|teste|test,essai|prova,test|test,probe
trial month|mes de prueba|mês de teste|mois d'essai|mese di prova|probemonat
one-off fee|pago único|pagamento único|paiement unique|pagamento unico|einmalzahlung
savings|ahorros|economias|économies|risparmi|ersparnisse
capital|capital|capital|capital|capitale|kapital
bank|banco|banco|banque|banca|bank
stranger|desconocido|desconhecido|inconnu|sconosciuto|fremde
queue|cola,fila|fila|file d'attente|coda,fila|schlange
noise|ruido|ruído,barulho|bruit|rumore|lärm
quality|calidad|qualidade|qualité|qualità|qualität
stress|estrés|estresse,stress|stress|stress|stress
trust|confianza|confiança|confiance|fiducia|vertrauen
=American|gringo,estadounidense|americano|américain|americano|amerikanisch
=foreign|extranjero|estrangeiro|étranger|straniero|ausländisch
=closed|cerrado|fechado|fermé|chiuso|geschlossen
=beautiful|bonito,lindo|bonito,lindo|beau,belle|bello|schön
=right|correcto,adecuado|certo|bon|giusto|richtig
=direct|directo|direto,directo|direct|diretto|direkt
=directly|directamente|diretamente,directamente|directement|direttamente|direkt
=whole|entero|inteiro|entier|intero|ganz
=stuffed|relleno|recheado|farci|ripieno|gefüllt
=furnished|amueblado,amoblado|mobilado,mobiliado|meublé|arredato|möbliert
=freelance|freelance|freelance|freelance|freelance|freiberuflich
=rural|rural|rural|rural|rurale|ländlich,bäuerlich
=sustainable|sostenible|sustentável|durable|sostenibile|nachhaltig
=vegan|vegano|vegano|végan|vegano|vegan
=artisanal|artesanal|artesanal|artisanal|artigianale|handwerklich
=natural|natural|natural|naturel|naturale|natürlich
=handmade|hecho a mano|feito à mão|fait main|fatto a mano|handgemacht
=personal|personal|pessoal|personnel|personale|persönlich
=medical|médico|médico|médical|medico|medizinisch
=legal|legal|legal|juridique|legale|rechtlich
=technical|técnico|técnico|technique|tecnico|technisch
=annual|anual|anual|annuel|annuale|jährlich
=priced|tarifado|tabelado|tarifé|a listino|ausgepreist
=new|nuevo|novo|nouveau,nouvelle,neuf|nuovo|neu
=old|viejo,antiguo|velho,antigo|vieux,vieille,ancien|vecchio,antico|alt
=good|bueno,buen|bom,boa|bon,bonne|buono,buon|gut
=better|mejor|melhor|meilleur,mieux|migliore,meglio|besser
=bad|malo,mal|mau,má,ruim|mauvais|cattivo|schlecht
=big|grande,gran|grande|grand,gros,grosse|grande,grosso|groß
=small|pequeño,chico|pequeno|petit|piccolo|klein
=long|largo|longo|long,longue|lungo|lang
=short|corto|curto|court|corto,breve|kurz
=cheap|barato,económico|barato|bon marché,pas cher|economico|billig,günstig
=expensive|caro|caro|cher,chère|caro,costoso|teuer
=free|gratis,gratuito|grátis,gratuito,de graça|gratuit|gratis,gratuito|kostenlos,gratis,kostenfrei
=available|libre|livre|libre|libero|frei
=full|lleno,completo|cheio,lotado,completo|plein,complet|pieno,completo|voll,ausgebucht
=empty|vacío|vazio|vide|vuoto|leer
=ready|listo|pronto|prêt|pronto|fertig
internally|internamente|internamente|en interne|internamente|intern
=simple|sencillo,simple|simples|simple|semplice|einfach
=easy|fácil|fácil|facile|facile|leicht
=difficult|difícil|difícil|difficile|difficile|schwer,schwierig
=fast|rápido|rápido|rapide|veloce,rapido|schnell
=slow|lento|lento,devagar|lent|lento|langsam
=fresh|fresco|fresco|frais,fraîche|fresco|frisch
=homemade|casero|caseiro|fait maison|fatto in casa,casalingo|hausgemacht
=by hand|a mano|à mão|à la main|a mano|von hand
=organic|orgánico,ecológico|orgânico,biológico|bio,biologique|biologico,bio|bio
=clean|limpio|limpo|propre|pulito|sauber
=dirty|sucio|sujo|sale|sporco|schmutzig
=broken|roto,dañado,averiado|quebrado,estragado,partido|cassé|rotto|kaputt,defekt
=lost|perdido|perdido|perdu|perso|verloren
=safe|seguro|seguro|sûr|sicuro|sicher
=sick|enfermo|doente|malade|malato|krank
=pregnant|embarazada|grávida|enceinte|incinta|schwanger
=alone|solo|sozinho|seul|da solo,da sola,da soli|allein,alleine
=single|suelto|avulso,solto|à l'unité|singolo|einzeln
=tired|cansado|cansado|fatigué|stanco|müde
=hard|duro|duro|dur|duro|hart
=frozen|congelado|congelado|surgelé,congelé|surgelato|gefroren,tiefgekühlt
=electric|eléctrico|elétrico,eléctrico|électrique|elettrico|elektrisch
=digital|digital|digital|numérique|digitale|digital
=automatic|automático|automático|automatique|automatico|automatisch
=monthly|mensual|mensal|mensuel|mensile|monatlich
=weekly|semanal|semanal|hebdomadaire|settimanale|wöchentlich
=yearly|anual|anual|annuel|annuale,annuo|jährlich
=daily|diario|diário|quotidien|giornaliero|täglich
=quarterly|trimestral|trimestral|trimestriel|trimestrale|vierteljährlich
=municipal|municipal|municipal|municipal|comunale|kommunal
=public|público|público|public,publique|pubblico|öffentlich
=private|privado,particular|privado,particular|privé|privato|privat
=local|local|local|local|locale|lokal,örtlich,regional
=own|propio|próprio|-|proprio|eigen
=other|otro|outro|autre|altro|ander
=same|mismo|mesmo|même|stesso|gleich,derselbe,dieselbe,dasselbe,selb
=tested|probado|testado|testé|collaudato|getestet,geprüft
=verified|verificado,revisado|verificado|vérifié|verificato|geprüft,überprüft
=numbered|numerado|numerado|numéroté|numerato|nummeriert
=included|incluido|incluído|compris,inclus|incluso,compreso|inklusive,inbegriffen
=fixed|fijo|fixo|fixe|fisso|fest
=shared|compartido|compartilhado,partilhado|partagé|condiviso|geteilt
=folding|plegable|dobrável|pliant|pieghevole|faltbar,klappbar
=disposable|desechable,descartable|descartável|jetable|usa e getta|einweg
=industrial|industrial|industrial|industriel,industrielle|industriale|industriell
=average|medio|médio|moyen|medio|durchschnittlich
=first|primero,primer|primeiro|premier,première|primo|erst
=last|último|último|dernier,dernière|ultimo|letzt
=next|próximo,siguiente|próximo,seguinte|prochain,suivant|prossimo|nächst
=past|pasado|passado|passé|scorso,passato|vergangen
=half|medio,media|meio,meia|demi|mezzo|halb
=double|doble|dobro|double|doppio|doppelt
=used|usado,de segunda,de segunda mano|usado,em segunda mão|d'occasion|usato,di seconda mano|gebraucht
=known|conocido|conhecido|connu|conosciuto,noto|bekannt
=sought|buscado|procurado|recherché|ricercato|gesucht
=careful|cuidadoso|cuidadoso|soigneux|attento|sorgfältig
=owner-run|-|-|indépendant|a conduzione familiare|inhabergeführt
=licensed|con licencia|com licença|agréé|con licenza|approbiert,zugelassen
=on-time|puntual|pontual|ponctuel|puntuale|pünktlich
=dependent|dependiente|dependente|dépendant|non autosufficiente|pflegebedürftig
portion|ración,porción|porção|portion|porzione|portion
state|estado|estado|état|stato|zustand
demand|demanda|demanda,procura|demande|domanda|nachfrage
success|éxito|sucesso,êxito|succès|successo|erfolg
result|resultado|resultado|résultat|risultato|ergebnis
reason|razón,motivo|razão,motivo|raison|motivo,ragione|grund
need|necesidad|necessidade|besoin|bisogno|bedarf
idea|idea|ideia|idée|idea|idee
solution|solución|solução|solution|soluzione|lösung
way|manera,forma,camino|maneira,forma,jeito,caminho|façon,manière,chemin|modo,maniera,strada|weg,art
case|caso|caso|cas|caso|fall
end|fin,final|fim,final|fin|fine|ende
start|inicio,comienzo,principio|início,começo|début,départ|inizio|anfang,beginn,start
step|paso|passo,etapa|étape,pas|passo|schritt
goal|meta,objetivo|meta,objetivo|but,objectif|obiettivo,scopo|ziel
project|proyecto|projeto,projecto|projet|progetto|projekt
network|red|rede|réseau|rete|netz,netzwerk
company car|flota|frota|flotte|flotta|fuhrpark
competitor|competidor,competencia|concorrente,concorrência|concurrent,concurrence|concorrente,concorrenza|konkurrent,konkurrenz,mitbewerber
offer|oferta|oferta|offre|offerta|angebot
brand|marca|marca|marque|marca|marke
branch|sucursal|filial,sucursal|succursale,agence|filiale|filiale
headquarters|sede|sede|siège|sede|hauptsitz
sector|sector,rubro|setor,sector,ramo|secteur|settore|branche,bereich
industry|industria|indústria|industrie|industria|industrie
economy|economía|economia|économie|economia|wirtschaft
trade|oficio|ofício|métier|mestiere|handwerk,gewerbe
trade association|asociación gremial|associação comercial|chambre syndicale|associazione di categoria|fachverband,innung
society|sociedad|sociedade|société|società|gesellschaft
community|comunidad|comunidade|communauté|comunità|gemeinschaft
government|gobierno|governo|gouvernement|governo|regierung
parish|parroquia|freguesia,paróquia|paroisse|parrocchia|kirchengemeinde
right|derecho|direito|droit|diritto|recht
duty|obligación|obrigação|obligation|obbligo|pflicht
fine|multa|multa|amende|multa|bußgeld,strafe
complaint|reclamo,queja|reclamação|réclamation,plainte|reclamo,lamentela|beschwerde,reklamation
dispute|pleito,disputa|litígio,briga|litige|lite,controversia|streit
debt|deuda|dívida|dette|debito|schuld
payment|pago|pagamento|paiement|pagamento|zahlung
income|ingreso|renda,receita|revenu|reddito,entrata|einkommen,einnahme
revenue|ingresos|receitas|recettes|ricavi|einnahmen,erlös
budget|presupuesto anual|orçamento anual|budget|budget|budget
account|cuenta|conta|compte|conto|konto
bill|cuenta de luz|conta de luz|addition|bolletta,conto|stromrechnung
cash flow|flujo de caja|fluxo de caixa|trésorerie|flusso di cassa|liquidität
franc|franco|franco|franc|franco|franken
unit price|precio unitario|preço unitário|prix unitaire|prezzo unitario|stückpreis
flat rate|tarifa plana|tarifa fixa|forfait fixe|tariffa fissa|pauschale
annual fee|cuota anual|anuidade|cotisation annuelle|quota annuale|jahresbeitrag,jahresgebühr
monthly fee|cuota mensual,mensualidad|mensalidade|abonnement mensuel|canone mensile,quota mensile|monatsbeitrag,monatsgebühr
entry fee|inscripción,matrícula|inscrição,matrícula|inscription|iscrizione|anmeldung,anmeldegebühr
loan rate|tasa de interés,interés|juro,juros|taux d'intérêt,intérêt|interesse|zins,zinsen
voucher|vale,cupón|vale,cupom|bon|buono|gutschein
tip|propina|gorjeta|pourboire|mancia|trinkgeld
postage|gastos de envío|portes,frete|frais de port|spese di spedizione|versand,porto,versandkosten
travel costs us|gastos de viaje|despesas de viagem|frais de déplacement|spese di viaggio|reisekosten,fahrtkosten
pitch|parcela|parcela|emplacement|piazzola|stellplatz
conversion|reforma|reforma|transformation|ristrutturazione|umbau
shower|ducha|ducha,chuveiro|douche|doccia|dusche
shipping|despacho|expedição|expédition|spedizione|versand
courier service|mensajería|transportadora|messagerie|corriere espresso|paketdienst
pickup|recogida,retiro|recolha,retirada,coleta|enlèvement,collecte,retrait|ritiro|abholung
return|devolución|devolução|retour|reso|rückgabe,retoure
exchange|intercambio|intercâmbio|échange|scambio|tausch
rental|alquiler de equipos|locação|location|noleggio|verleih,vermietung
guarantee|garantía total|garantia|garantie|garanzia|garantie
quality check|control de calidad|controle de qualidade|contrôle qualité|controllo qualità|qualitätskontrolle
analysis|análisis|análise|analyse|analisi|analyse
laboratory|laboratorio|laboratório|laboratoire|laboratorio di analisi|labor
sample|muestra|amostra|échantillon|campione|probe,muster
measurement|medición|medição|mesure|misurazione|messung
figure|cifra|cifra,número|chiffre|cifra|zahl
statistics|estadística|estatística|statistique|statistica|statistik
survey|encuesta|pesquisa,inquérito|enquête,sondage|sondaggio|umfrage
interview|entrevista|entrevista|entretien|colloquio,intervista|gespräch,interview
meeting|reunión|reunião|réunion|riunione|sitzung,treffen,besprechung
conversation|conversación|conversa|conversation|conversazione|gespräch
word|palabra|palavra|mot|parola|wort
name|nombre|nome|nom|nome|name
letter|carta|carta|lettre|lettera|brief
email|correo,correo electrónico,email|email,e-mail|courriel,e-mail,mail|email,mail|e-mail,mail
address|dirección|endereço,morada|adresse|indirizzo|adresse
signature|firma|assinatura do contrato|signature|firma|unterschrift
key|llave|chave|clé,clef|chiave|schlüssel
lock|cerradura,candado|fechadura,cadeado|serrure|serratura|schloss
locker|casillero,taquilla|cacifo,armário de encomendas|casier,consigne automatique|armadietto|schließfach
vending machine|máquina expendedora|máquina de venda|distributeur automatique|distributore automatico|automat
display|vitrina,escaparate|vitrine|vitrine|vetrina|schaufenster
shelf|estante|prateleira|étagère,rayon|scaffale|regal
counter sale|venta directa|venda direta|vente directe|vendita diretta|direktverkauf
online shop|tienda en línea,tienda online|loja online|boutique en ligne|negozio online|onlineshop,webshop
social media|redes sociales|redes sociais|réseaux sociaux|social,social network|soziale medien
post|publicación|publicação|publication,post|post|beitrag
review|reseña,opinión|avaliação,opinião|avis|recensione|bewertung
rating|calificación|classificação|note moyenne|valutazione|note
search|búsqueda|busca,procura por|recherche|ricerca|suche
list of requirements|requisito|requisito|exigence|requisito|anforderung
button|botón|botão|bouton|pulsante,bottone|knopf,taste
notification|notificación,aviso|notificação,aviso|notification,alerte|notifica,avviso|benachrichtigung,hinweis,meldung
alarm|alarma|alarme|alarme|allarme|alarm
chip|chip|chip|puce|chip|chip
cable|cable|cabo|câble|cavo|kabel
charger|cargador|carregador|chargeur|caricatore|ladegerät
charging station|punto de carga,estación de carga|posto de carregamento|borne,borne de recharge|colonnina,stazione di ricarica|ladesäule,ladestation
printer|impresora|impressora|imprimante|stampante|drucker
robot|robot|robô|robot|robot|roboter
drone|dron|drone|drone|drone|drohne
algorithm|algoritmo|algoritmo|algorithme|algoritmo|algorithmus
artificial intelligence|inteligencia artificial|inteligência artificial|intelligence artificielle|intelligenza artificiale|künstliche intelligenz
interface|interfaz|interface|interface|interfaccia|schnittstelle
database|base de datos|base de dados,banco de dados|base de données|banca dati|datenbank
file|archivo,fichero|arquivo,ficheiro|fichier,dossier|file,pratica|datei,akte
folder|carpeta de documentos|pasta|dossier papier|faldone|ordner
version|versión|versão|version|versione|version
feature|función|função,funcionalidade|fonction,fonctionnalité|funzione|funktion
access|acceso|acesso|accès|accesso|zugang
password|contraseña|senha|mot de passe|password|passwort
video call|videollamada|videochamada|visioconférence,visio|videochiamata|videoanruf
film crew|equipo de rodaje|equipe de filmagem|équipe de tournage|troupe|filmteam
studio|estudio|estúdio|studio|studio|studio
stage|escenario|palco|scène|palco|bühne
artist's work|obra de arte|obra de arte|œuvre|opera d'arte|kunstwerk
painting|cuadro,pintura|quadro,pintura|tableau,peinture|quadro|gemälde,bild
frame|marco|moldura|cadre|cornice|rahmen
textile|textil|têxtil|textile|tessile|textilie
hat|sombrero,gorro|chapéu,gorro|chapeau,bonnet|cappello|hut,mütze
coat|abrigo|casaco|manteau|cappotto|mantel
jacket|chaqueta,chamarra|jaqueta,casaco|veste,blouson|giacca|jacke
uniform|uniforme|uniforme,farda|uniforme|divisa,uniforme|uniform,arbeitskleidung
costume|disfraz|fantasia|costume,déguisement|costume|kostüm
wedding dress|vestido de novia|vestido de noiva|robe de mariée|abito da sposa|brautkleid
bride and groom|novios|noivos|mariés|sposi|brautpaar
bride|novia|noiva|mariée|sposa|braut
school child|escolar|estudante do ensino básico|écolier|scolaro|schulkind
teenager|adolescente|adolescente|adolescent|adolescente|teenager
newcomer|recién llegado|recém-chegado|nouvel arrivant|nuovo arrivato|zugezogene
migrant|migrante,inmigrante|migrante,imigrante|migrant,immigré|migrante,immigrato|zuwanderer,migrant
refugee|refugiado|refugiado|réfugié|rifugiato|flüchtling
disabled person|persona con discapacidad|pessoa com deficiência|personne handicapée|persona con disabilità,disabile|mensch mit behinderung,behinderte
wheelchair user|usuario de silla de ruedas|cadeirante|personne en fauteuil roulant|persona in carrozzina|rollstuhlfahrer
beginner|principiante|iniciante,principiante|débutant|principiante|anfänger
player|jugador|jogador|joueur|giocatore|spieler
runner|corredor|corredor|coureur|corridore|läufer
cyclist|ciclista|ciclista|cycliste|ciclista|radfahrer
hiker|senderista|caminhante|randonneur|escursionista|wanderer
climber|escalador|escalador|grimpeur|arrampicatore|kletterer
swimmer|nadador|nadador|nageur|nuotatore|schwimmer
sport|deporte|esporte,desporto|sport|sport|sport
football|fútbol|futebol|football,foot|calcio|fußball
tennis|tenis|ténis,tênis|tennis|tennis|tennis
swimming pool|piscina,alberca|piscina|piscine|piscina|schwimmbad,schwimmbecken
swimming lesson|clase de natación|aula de natação|cours de natation|lezione di nuoto|schwimmkurs
ski|esquí|esqui|ski|sci|ski
sail|vela|vela|voile|vela|segel
sports club|club deportivo|clube desportivo,clube esportivo|club sportif|società sportiva|sportverein
lifeguard|socorrista|nadador-salvador|maître-nageur|bagnino|rettungsschwimmer,bademeister
tour guide|guía|guia|guide|guida|führer
excursion|excursión|passeio,excursão|excursion,sortie|escursione,gita|ausflug
walk|paseo,caminata|caminhada,passeio a pé|promenade,balade|passeggiata|spaziergang
overnight stay|pernoctación,noche de hotel|pernoite,diária|nuitée|pernottamento|übernachtung
camp site|camping,campamento|parque de campismo,camping|camping|campeggio|campingplatz
holiday maker|veraneante|veranista|vacancier|villeggiante|feriengast
hut|cabaña|cabana|cabane,chalet,refuge|baita,rifugio|hütte
tent|carpa,tienda de campaña|tenda,barraca|tente|tenda|zelt
caravan|caravana|caravana|caravane|roulotte|wohnwagen
wine bar|bar de vinos,vinoteca|bar de vinhos|bar à vin|enoteca|weinbar
bar|bar|bar|bar|bar|bar
pub|cantina|boteco|bistrot|birreria|kneipe
pizza|pizza|pizza|pizza|pizza|pizza
soup|sopa|sopa|soupe|zuppa,minestra|suppe
salad|ensalada|salada|salade|insalata|salat
sandwich|bocadillo,sándwich|sanduíche,sandes|sandwich|panino|brötchen
dessert|postre|sobremesa|dessert|dolce|nachtisch
juice|jugo,zumo|suco,sumo|jus|succo|saft
drink|bebida|bebida|boisson|bevanda|getränk
jam|mermelada|geleia,compota|confiture|marmellata|marmelade
oil|aceite|óleo|huile|olio|öl
flour|harina|farinha|farine|farina|mehl
grain|grano,cereal|grão,cereal|grain,céréale|cereale|getreide
corn|maíz|milho|maïs|mais|mais
bean|frijol,poroto|feijão|haricot|fagiolo|bohne
apple|manzana|maçã|pomme|mela|apfel
orange|naranja|laranja|orange|arancia|orange
grape|uva|uva|raisin|uva|traube
berry|baya,arándano|baga,mirtilo|baie|bacca|beere
nut|nuez|noz|noix|noce|nuss
herb|hierba|erva|herbe|erba aromatica|kraut,kräuter
sheep's wool|lana de oveja|lã de ovelha|laine de mouton|lana di pecora|schafwolle
hay|heno|feno|foin|fieno|heu
feed|forraje,pienso|ração|fourrage|mangime|futter
fertiliser|fertilizante,abono orgánico|fertilizante,adubo|engrais|concime|dünger
pest|plaga|praga|ravageur|parassita|schädling
greenhouse|invernadero|estufa|serre|serra|gewächshaus
tractor|tractor|trator|tracteur|trattore|traktor
barn|granero,establo|celeiro,curral|grange,étable|stalla,fienile|scheune,stall
forest|bosque|floresta,mata|forêt|bosco|wald
land|terreno|terreno|terrain|terreno|grundstück
hectare of land|hectárea de tierra|hectare de terra|hectare de terre|ettaro di terra|hektar land
fence|cerca,valla|cerca|clôture|recinto|zaun
pool of water|estanque|lagoa,tanque|étang|laghetto|teich
well|pozo|poço|puits|pozzo|brunnen
pump|bomba|bomba|pompe|pompa|pumpe
filter|filtro|filtro|filtre|filtro|filter
tank|tanque,cisterna|tanque,cisterna|réservoir,cuve|serbatoio,cisterna|tank
pipe|tubo,tubería|tubo,cano|tuyau|tubo|rohr
leak|fuga,gotera|fuga,vazamento|fuite|perdita d'acqua|leck
mould growth|moho,humedad en las paredes|mofo,bolor|moisissure|muffa|schimmel
paint|pintura de pared|tinta|peinture murale|vernice|farbe
tile|azulejo,teja|azulejo,telha|carrelage,tuile|piastrella,tegola|fliese,ziegel
brick|ladrillo|tijolo|brique|mattone|ziegelstein
cement|cemento|cimento|ciment|cemento|zement
scaffold|andamio|andaime|échafaudage|ponteggio|gerüst
renovation|renovación,reforma|renovação,reforma|rénovation|ristrutturazione|renovierung,sanierung
construction|construcción|construção|construction|costruzione|bau
air conditioning|aire acondicionado|ar condicionado|climatisation|condizionatore|klimaanlage
lamp|lámpara|lâmpada,candeeiro|lampe|lampada|lampe
kitchen appliance|electrodoméstico|eletrodoméstico|électroménager|elettrodomestico|haushaltsgerät
household|hogar|lar,agregado familiar|ménage|nucleo familiare|haushalt
household chore|tarea doméstica|tarefa doméstica|tâche ménagère|faccenda|hausarbeit
cellar|sótano,bodega de vino|cave,adega|cave|cantina|keller
balcony|balcón|varanda|balcon|balcone|balkon
courtyard|patio|pátio,quintal|cour|cortile|innenhof
floor|piso de madera|chão,andar|étage,sol|pavimento|stockwerk,etage
landlady|casera|senhoria|propriétaire|padrona di casa|vermieterin
owner of the flat|propietario del departamento|dono do apartamento|propriétaire du logement|proprietario della casa|wohnungseigentümer
estate agent|inmobiliaria,corredor de propiedades|imobiliária,corretor|agence immobilière,agent immobilier|agenzia immobiliare|makler,immobilienmakler
mortgage|hipoteca|hipoteca|hypothèque|mutuo casa|hypothek
inheritance|herencia|herança|héritage|eredità|erbe
will|testamento|testamento|testament|testamento|testament
law firm|despacho de abogados,estudio jurídico|escritório de advocacia|cabinet d'avocats|studio legale|kanzlei
tax return|declaración de impuestos,declaración de la renta|declaração de imposto|déclaration d'impôts|dichiarazione dei redditi|steuererklärung
payslip|recibo de sueldo,nómina|holerite,recibo de vencimento|fiche de paie|busta paga|lohnabrechnung
working time|jornada laboral|horário de trabalho|temps de travail|orario di lavoro|arbeitszeit
overtime|horas extra|horas extras|heure supplémentaire|straordinario|überstunde
rota|planilla de turnos|escala|planning|turnistica|dienstplan
job advert|oferta de trabajo|vaga,anúncio de emprego|offre d'emploi|offerta di lavoro|stellenanzeige
job|empleo,puesto|emprego,vaga de trabalho|emploi,poste|posto di lavoro|stelle,arbeitsplatz
unemployed person|desempleado|desempregado|chômeur|disoccupato|arbeitslose
career|carrera|carreira|carrière|carriera|karriere
skill|habilidad,destreza|habilidade|compétence|competenza|fähigkeit
certificate|certificado|certificado|certificat|certificato|zertifikat,bescheinigung,zeugnis
degree|licenciatura|licenciatura,graduação|licence universitaire|laurea|studium
class|grupo escolar|turma|classe|classe|klasse
classroom|salón de clases|sala de aula|salle de classe|aula scolastica|klassenzimmer
textbook|libro de texto|manual escolar|manuel scolaire|libro di testo|lehrbuch
exercise|ejercicio|exercício|exercice|esercizio|übung
maths|matemáticas|matemática|maths,mathématiques|matematica|mathe,mathematik
reading|lectura|leitura|lecture|lettura|lesen
English|inglés|inglês|anglais|inglese|englisch
Spanish|español|espanhol|espagnol|spagnolo|spanisch
German|alemán|alemão|allemand|tedesco|deutsch
French|francés|francês|français|francese|französisch
Italian|italiano|italiano|italien|italiano|italienisch
Portuguese|portugués|português|portugais|portoghese|portugiesisch
pain|dolor|dor|douleur|dolore|schmerz
treatment|tratamiento|tratamento|traitement,soin|trattamento,cura|behandlung
therapy|terapia|terapia|thérapie|terapia|therapie
prescription|receta médica|receita médica|ordonnance|ricetta medica|rezept
blood|sangre|sangue|sang|sangue|blut
heart|corazón|coração|cœur|cuore|herz
diabetes|diabetes|diabetes|diabète|diabete|diabetes
allergy|alergia|alergia|allergie|allergia|allergie
gluten|gluten|glúten|gluten|glutine|gluten
nappy|pañal|fralda|couche|pannolino|windel
bottle feed|biberón|biberão,mamadeira|biberon|biberon|fläschchen
pregnancy|embarazo|gravidez|grossesse|gravidanza|schwangerschaft
birth|nacimiento,parto|nascimento,parto|naissance,accouchement|nascita,parto|geburt
care|cuidado|cuidado,cuidados|soin à domicile|assistenza a domicilio|pflege
nursing service|servicio de enfermería|serviço de enfermagem|service infirmier|servizio infermieristico|pflegedienst
emergency|emergencia,urgencia|emergência,urgência|urgence|emergenza|notfall
ambulance|ambulancia|ambulância|ambulance|ambulanza|krankenwagen
loneliness|soledad|solidão|solitude|solitudine|einsamkeit
visit to the doctor|consulta médica|consulta médica|consultation|visita medica|arztbesuch
hour of work|hora de trabajo|hora de trabalho|heure de travail|ora di lavoro|arbeitsstunde
hourly rate|tarifa por hora|preço por hora|taux horaire|tariffa oraria|stundensatz
tonne|tonelada|tonelada|tonne|tonnellata|tonne
square metre|metro cuadrado|metro quadrado|mètre carré|metro quadrato|quadratmeter
kilometre|kilómetro|quilômetro,quilómetro|kilomètre|chilometro|kilometer
degree|grado|grau|degré|grado|grad
piece of equipment|equipo de trabajo|equipamento|équipement|attrezzatura|ausrüstung
rubbish|basural|lixão|ordure|immondizia|abfall
waste|desperdicio,residuo|desperdício,resíduo|gaspillage|spreco,scarto|verschwendung
recycling|reciclaje|reciclagem|recyclage|riciclo|recycling
environment|medio ambiente,entorno|meio ambiente,ambiente|environnement|ambiente|umwelt
climate|clima|clima|climat|clima|klima
weather|tiempo meteorológico|tempo meteorológico|météo|meteo|wetter
wind|viento|vento|vent|vento|wind
snow|nieve|neve|neige|neve|schnee
ice|hielo|gelo|glace carbonique|ghiaccio|eis
fire|fuego,incendio|fogo,incêndio|feu,incendie|fuoco,incendio|feuer,brand
theft|robo,hurto|roubo,furto|vol|furto|diebstahl
security|seguridad|segurança|sécurité|sicurezza|sicherheit
guard|guardia,vigilante|guarda,vigilante|garde,vigile|guardia|wache
road|carretera,camino de tierra|estrada|route|strada provinciale|landstraße
traffic|tráfico|trânsito|circulation,trafic|traffico|verkehr
traffic jam|atasco,trancón,embotellamiento|engarrafamento|embouteillage|ingorgo|stau
fuel|combustible|combustível|carburant|carburante|kraftstoff
tyre|neumático,llanta|pneu|pneu|pneumatico,gomma|reifen
engine|motor|motor|moteur|motore|motor
breakdown|avería|avaria|panne|guasto|panne
ride|viaje compartido|boleia,carona|covoiturage|passaggio|mitfahrt
ticket machine|taquilla|bilheteira|billetterie|biglietteria|kasse
audience|público|público,plateia|public|pubblico|publikum
show|espectáculo,función de teatro|espetáculo|spectacle|spettacolo|vorstellung,aufführung
song|canción|canção,música|chanson|canzone|lied
choir|coro|coro|chorale|coro|chor
band|banda|banda|fanfare|banda|musikverein
radio|radio|rádio|radio|radio|radio
television|televisión|televisão|télévision,télé|televisione|fernsehen
press|prensa|imprensa|presse|stampa|presse
history|historia|história|histoire|storia|geschichte
story|cuento,relato|conto|récit|racconto|erzählung
culture|cultura|cultura|culture|cultura|kultur
tradition|tradición|tradição|tradition|tradizione|tradition
holiday|feriado,día festivo|feriado|jour férié|giorno festivo|feiertag
christmas|navidad|natal|noël|natale|weihnachten
easter|pascua,semana santa|páscoa|pâques|pasqua|ostern
surprise|sorpresa|surpresa|surprise|sorpresa|überraschung
joy|alegría|alegria|joie|gioia|freude
fear|miedo|medo|peur|paura|angst
effort|esfuerzo|esforço|effort|fatica,sforzo|mühe,aufwand
mistake|error|erro|erreur|errore|fehler
doubt|duda|dúvida|doute|dubbio|zweifel
secret|secreto|segredo|secret|segreto|geheimnis
promise|promesa|promessa|promesse|promessa|versprechen
difference|diferencia|diferença|différence|differenza|unterschied
advantage|ventaja|vantagem|avantage|vantaggio|vorteil
attention|atención|atenção|attention|attenzione|aufmerksamkeit
control|control|controle|contrôle|controllo|kontrolle
order of arrival|orden de llegada|ordem de chegada|ordre d'arrivée|ordine di arrivo|reihenfolge
row|fila de asientos|fileira|rangée|fila di posti|reihe
couple of hours|par de horas|par de horas|deux heures|paio d'ore|paar stunden
pair|par|par|paire|paio|paar
dozen|docena|dúzia|douzaine|dozzina|dutzend
hundred people|centenar|centena|centaine|centinaio|hundert
quarter|trimestre|trimestre|trimestre|trimestre|quartal
quarter of an hour|cuarto de hora|quarto de hora|quart d'heure|quarto d'ora|viertelstunde
third|tercio|terço|tiers|terzo|drittel
half year|semestre|semestre|semestre|semestre|halbjahr
=previous|anterior|anterior|précédent|precedente|vorherig,vorig
=current|actual|atual|actuel|attuale|aktuell
=future|futuro|futuro|futur|futuro|zukünftig
=possible|posible|possível|possible|possibile|möglich
=impossible|imposible|impossível|impossible|impossibile|unmöglich
=necessary|necesario|necessário|nécessaire|necessario|nötig,notwendig
=important|importante|importante|important|importante|wichtig
=special|especial|especial|spécial|speciale|besonder,speziell
=certain|cierto,seguro|certo|certain|certo|sicher
=sure|seguro de sí|seguro de si|sûr|sicuro|gewiss
=clear|claro|claro|clair|chiaro|klar,übersichtlich
=correct|correcto|correto|correct|corretto|korrekt
=wrong|equivocado,incorrecto|errado|faux,fausse|sbagliato|falsch
=real|real,verdadero|real,verdadeiro|réel,vrai|reale,vero|echt
=true|verdad|verdade|vrai|vero|wahr
=different|diferente,distinto|diferente|différent|diverso|verschieden,unterschiedlich
=similar|parecido,similar|parecido,semelhante|similaire,pareil|simile|ähnlich
=only|único|único|unique|unico|einzig
=main|principal|principal|principal|principale|hauptsächlich,wichtigst
=high|alto|alto|haut|alto|hoch,hohe,hohen,hoher
=low|bajo|baixo|bas,basse|basso|niedrig
=wide|ancho,amplio|largo,amplo|large|largo,ampio|breit
=heavy|pesado|pesado|lourd|pesante|schwer
=light|ligero,liviano|leve|léger,légère|leggero|leicht
=strong|fuerte|forte|fort|forte|stark
=weak|débil|fraco|faible|debole|schwach
=warm|cálido,caliente|quente|chaud|caldo|warm
=cold|frío|frio|froid|freddo|kalt
=dry|seco|seco|sec,sèche|secco,asciutto|trocken
=wet|mojado,húmedo|molhado,úmido|mouillé,humide|bagnato,umido|nass
=sweet|dulce|doce|sucré,doux|dolce|süß
=white|blanco|branco|blanc,blanche|bianco|weiß
=black|negro|preto,negro|noir|nero|schwarz
=red|rojo|vermelho|rouge|rosso|rot
=green|verde|verde|vert|verde|grün
=blue|azul|azul|bleu|blu|blau
=happy|feliz,contento|feliz,contente|heureux,content|felice,contento|glücklich,zufrieden
=sad|triste|triste|triste|triste|traurig
=busy|ocupado|ocupado|occupé|occupato|beschäftigt
=idle|parado|parado|à l'arrêt|fermo|untätig
=responsible|responsable|responsável|responsable|responsabile|verantwortlich,zuständig
=reliable|fiable,confiable|confiável|fiable|affidabile|zuverlässig,verlässlich
=friendly|amable|simpático|sympathique|gentile|freundlich
=honest|honesto,honrado|honesto|honnête|onesto|ehrlich
=experienced|experimentado,con experiencia|experiente|expérimenté|esperto|erfahren
=trained|capacitado|treinado|formé|formato|ausgebildet,geschult
=certified|certificado|certificado|certifié|certificato|zertifiziert
=qualified|calificado,cualificado|qualificado|qualifié|qualificato|qualifiziert
=healthy|sano,saludable|saudável|sain|sano|gesund
=pre-cooked|precocido|pré-cozido|précuit|precotto|vorgekocht
=ecological|ecológico|ecológico|écologique|ecologico|ökologisch
=recyclable|reciclable|reciclável|recyclable|riciclabile|recycelbar
=reusable|reutilizable|reutilizável|réutilisable|riutilizzabile|wiederverwendbar
=second-hand|de segunda mano|de segunda mão|de seconde main|di seconda mano|aus zweiter hand
=custom-made|a medida|sob medida|sur mesure|su misura|maßgeschneidert
=online|en línea|online|en ligne|online|online
=national|nacional|nacional|national|nazionale|national,landesweit
=international|internacional|internacional|international|internazionale|international
=regional|regional|regional|régional|regionale|regional
=urban|urbano|urbano|urbain|urbano|städtisch
=social|social|social|social|sociale|sozial
=financial|financiero|financeiro|financier|finanziario|finanziell
=mobile|móvil|móvel|mobile|mobile|mobil
=safe to eat|inocuo|inócuo|sans danger|innocuo|unbedenklich
=nearby|cercano|próximo de casa|proche,voisin|vicino di casa|nahe,nahegelegen
=far|lejos,lejano|longe,distante|loin|lontano|weit
=narrow|estrecho|estreito|étroit|stretto|eng
=round|redondo|redondo|rond|rotondo|rund
=common|común,habitual|comum,habitual|courant,habituel|comune,abituale|üblich,gewöhnlich
=rare|raro,escaso|raro,escasso|rare|raro,scarso|selten,knapp
=normal|normal|normal|normal|normale|normal
=modern|moderno|moderno|moderne|moderno|modern
=traditional|tradicional|tradicional|traditionnel|tradizionale|traditionell
=classic|clásico|clássico|classique|classico|klassisch
=ugly|feo|feio|laid|brutto|hässlich
=intelligent|inteligente|inteligente|intelligent|intelligente|intelligent,klug
=adaptable|adaptable|adaptável|adaptable|adattabile|anpassbar
=flexible|flexible|flexível|flexible|flessibile|flexibel
=complete|completo|completo|complet|completo|vollständig,komplett
=additional|adicional|adicional|supplémentaire|aggiuntivo,supplementare|zusätzlich
=occasional|ocasional|ocasional|occasionnel|occasionale|gelegentlich
=regular|regular|regular|régulier|regolare|regelmäßig
=urgent|urgente|urgente|urgent|urgente|dringend
=guided|guiado|guiado|guidé|guidato|geführt
=insured|asegurado|segurado|assuré|assicurato|versichert
=paid|pagado|pago|payé|pagato|bezahlt
=open|abierto|aberto|ouvert|aperto|offen,geöffnet
=missing|que falta|em falta|manquant|mancante|fehlend
=printed|impreso|impresso|imprimé|stampato|gedruckt
=written|escrito|escrito|écrit|scritto|schriftlich
=frequent|frecuente|frequente|fréquent|frequente|häufig
`;
