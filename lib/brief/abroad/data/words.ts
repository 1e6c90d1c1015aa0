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
market gardener|horticultor|horticultor|maraîcher|orticoltore|gemüsebauer
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
pay|sueldo,salario,jornal|salário|salaire|stipendio|gehalt,lohn
rent|alquiler,arriendo,renta|aluguel,renda,aluguer|loyer|affitto,canone|miete,pacht
insurance|seguro|seguro|assurance|assicurazione|versicherung,haftpflicht
tax|impuesto|imposto|impôt,taxe|tassa,imposta|steuer
VAT|iva|iva|tva|iva|mehrwertsteuer,mwst,ust
discount|descuento|desconto|remise,réduction|sconto|rabatt
deposit|depósito,garantía,fianza,seña|caução|consigne,caution,acompte|cauzione,caparra|kaution,pfand,anzahlung
commission|comisión|comissão|commission|commissione,provvigione|provision
fee|cuota,tasa|taxa,mensalidade,propina|frais,cotisation|quota,tariffa|gebühr,beitrag
subscription|suscripción,abono|assinatura,mensalidade|abonnement|abbonamento|abo,abonnement
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
=rural|rural|rural|rural|rurale|ländlich
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
`;
