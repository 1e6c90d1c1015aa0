/** What businesses and customers do: English with its past and participle where they are irregular|Spanish|Portuguese|French|Italian|German. */
export const VERBS = `
pay paid paid|pagar|pagar|payer|pagare|zahlen,bezahlen
cost cost cost|costar|custar|coûter|costare|kosten
charge|cobrar,facturar|cobrar|facturer|fatturare|verrechnen,berechnen,abrechnen
ask asked asked|preguntar|perguntar|demander|chiedere|verlangen,fragen
earn|ganar|ganhar,lucrar|gagner|guadagnare|verdienen
receive|recibir|receber|recevoir,toucher|ricevere|erhalten,bekommen
get got got|obtener,conseguir|conseguir,obter|obtenir|ottenere|kriegen
keep kept kept|guardar,conservar|guardar|garder,conserver|tenere,trattenere|behalten
sell sold sold|vender|vender|vendre|vendere|verkaufen
buy bought bought|comprar|comprar|acheter|comprare,acquistare|kaufen
rent|alquilar,arrendar,rentar|alugar|louer|affittare,noleggiare|mieten,vermieten
lend lent lent|prestar|emprestar|prêter|prestare|leihen,verleihen
order|encargar,ordenar|encomendar|commander|ordinare|bestellen
book|reservar,agendar|reservar,agendar,marcar|réserver|prenotare|buchen,reservieren
cancel|cancelar,anular|cancelar|annuler|annullare,disdire|absagen,stornieren,kündigen
deliver|repartir,entregar,enviar|entregar|livrer|consegnare|liefern,ausliefern
bring brought brought|llevar,traer|levar,trazer|apporter,amener|portare|bringen
collect|recoger,recolectar|recolher,apanhar|ramasser,collecter,récupérer|ritirare,raccogliere|abholen,sammeln
send sent sent|mandar|mandar,enviar|envoyer|mandare,inviare,spedire|schicken,senden
return|devolver,regresar|devolver|retourner|restituire|zurückgeben
come back came come|volver|voltar|revenir|tornare|zurückkommen
use|usar,utilizar|usar,utilizar|utiliser|usare,utilizzare|nutzen,benutzen,verwenden
occupy|ocupar|ocupar|occuper|occupare|binden
need|necesitar,precisar|precisar|nécessiter|necessitare|brauchen,benötigen
want|desear|desejar|souhaiter|desiderare|wünschen
look for looked looked|buscar|procurar|chercher,rechercher|cercare|suchen
find found found|encontrar,hallar|encontrar,achar|trouver|trovare|finden
choose chose chosen|elegir,escoger|escolher|choisir|scegliere|wählen,auswählen
compare|comparar|comparar|comparer|confrontare|vergleichen
help|ayudar,apoyar|ajudar|aider|aiutare|helfen,unterstützen
work|trabajar,laborar|trabalhar|travailler|lavorare|arbeiten
function|funcionar|funcionar|fonctionner,marcher|funzionare|funktionieren
live|vivir,habitar|viver,morar|vivre,habiter|vivere,abitare|wohnen,leben
learn|aprender|aprender|apprendre|imparare|lernen
teach taught taught|enseñar|ensinar|enseigner|insegnare|unterrichten,lehren
train|capacitar,entrenar|treinar|former|formare|ausbilden,trainieren
make made made|fabricar,elaborar,producir|fabricar,produzir|fabriquer,produire|produrre,fabbricare|herstellen,machen,produzieren
develop|desarrollar|desenvolver|développer|sviluppare|entwickeln
build built built|construir,armar|construir,montar|construire,monter|costruire,montare|bauen
install|instalar|instalar|installer,poser|installare|installieren,einbauen
repair|reparar,arreglar|consertar,reparar,arrumar|réparer|riparare,aggiustare|reparieren
mend|remendar|remendar|raccommoder|rammendare|flicken
redo redid redone|rehacer|refazer|refaire|rifare|nachbessern
change|cambiar|trocar,mudar|changer,remplacer|cambiare,sostituire|wechseln,ändern,tauschen
clean|limpiar|limpar|nettoyer|pulire|putzen,reinigen
wash|lavar|lavar|laver|lavare|waschen
iron|planchar|passar roupa|repasser|stirare|bügeln
cook|cocinar|cozinhar|cuisiner|cucinare|kochen
bake|hornear|assar|cuire|infornare|backen
eat ate eaten|comer|comer|manger|mangiare|essen
sew sewed sewn|coser|costurar,coser|coudre|cucire|nähen
cut cut cut|cortar|cortar|couper|tagliare|schneiden
grow grew grown|cultivar|cultivar|cultiver|coltivare|anbauen
water|regar|regar|arroser|irrigare,annaffiare|bewässern,gießen
harvest|cosechar|colher|récolter|raccogliere l'uva|ernten
look after looked looked|cuidar,atender|cuidar|soigner,garder|accudire,assistere|betreuen,pflegen
check|revisar,comprobar,controlar|verificar,conferir|vérifier,contrôler|controllare,verificare|prüfen,kontrollieren
measure|medir|medir|mesurer|misurare|messen
count|contar|contar|compter|contare|zählen
write wrote written|escribir,anotar|escrever,anotar|écrire,noter|scrivere,segnare|schreiben
type|teclear|digitar|saisir|digitare|tippen,antippen
scan|escanear|escanear|scanner|scansionare|scannen
call|llamar|ligar,telefonar|appeler,téléphoner|chiamare,telefonare|anrufen
answer|responder,contestar|responder|répondre|rispondere|antworten
notify|avisar,notificar|avisar,notificar|prévenir,avertir|avvisare,notificare|benachrichtigen,melden
show showed shown|mostrar|mostrar|montrer|mostrare|zeigen
see saw seen|ver|ver|voir|vedere|sehen
know knew known|saber,conocer|saber,conhecer|savoir,connaître|sapere,conoscere|wissen,kennen
say said said|decir|dizer|dire|dire|sagen
tell told told|contar historias|contar histórias|raconter|raccontare|erzählen
explain|explicar|explicar|expliquer|spiegare|erklären
speak spoke spoken|hablar|falar|parler|parlare|sprechen
greet|saludar|cumprimentar|saluer|salutare|grüßen
ring rang rung|tocar el timbre|tocar|sonner|suonare|klingeln
open|abrir|abrir|ouvrir|aprire|öffnen
close|cerrar|fechar|fermer|chiudere|schließen
start|empezar,comenzar,arrancar,iniciar|começar,iniciar|commencer,démarrer|iniziare,cominciare|beginnen,anfangen,starten
finish|terminar,acabar|terminar,acabar|finir,terminer|finire,terminare|beenden
notice late noticed noticed|enterar|perceber|apercevoir|accorgere|bemerken
rain|llover|chover|pleuvoir|piovere|regnen
like|gustar|gostar|aimer|piacere|mögen
lift|levantar|levantar|soulever|sollevare|heben
amount to amounted amounted|sumar|somar|s'élever|ammontare|betragen
inspect|inspeccionar|inspecionar|inspecter|ispezionare|ansehen,besichtigen
leave again left left|-|-|repartir|ripartire|weggehen
surf|surfear|surfar|surfer|surfare|surfen
reopen|reabrir|reabrir|rouvrir|riaprire|wiedereröffnen
breed bred bred|criar|criar|élever|allevare|züchten
process|procesar|processar|traiter|elaborare|verarbeiten
roast|tostar|torrar|torréfier|tostare|rösten
brew|destilar|fermentar|brasser|birrificare|brauen
paint|pintar|pintar|peindre|dipingere|streichen,malen
heat|calentar|aquecer|chauffer|riscaldare|heizen
cool|enfriar|arrefecer|refroidir|raffreddare|kühlen
move house moved moved|mudarse|mudar-se|déménager|traslocare|umziehen
fall ill fell fallen|enfermar|adoecer|tomber malade|ammalare|erkranken
grow bigger grew grown|crecer|crescer|grandir|crescere|wachsen
improve|mejorar|melhorar|améliorer|migliorare|verbessern
avoid|evitar|evitar|éviter|evitare|vermeiden
protect|proteger|proteger|protéger|proteggere|schützen
warn|advertir|alertar|alerter|avvertire|warnen
fit|caber|caber|tenir dans|stare in|passen
connect|conectar|conectar,ligar|connecter|collegare|verbinden
share|compartir|partilhar,compartilhar|partager|condividere|teilen
meet met met|reunir|encontrar-se|rencontrer|incontrare|treffen
stop|parar,detener|parar|arrêter|fermare,smettere|stoppen,aufhören
wait|esperar,aguardar|esperar|attendre|aspettare|warten
arrive|llegar|chegar|arriver|arrivare|ankommen
come came come|venir|vir|venir|venire|kommen
go went gone|ir|ir|aller|andare|gehen
leave left left|dejar,salir|deixar,sair|laisser,quitter,partir|lasciare,partire|lassen,verlassen,hinterlassen
put put put|poner|pôr,colocar|mettre|mettere|stellen,legen,setzen
stick stuck stuck|clavar|espetar|planter|piantare|stecken
upload|subir|enviar fotos|téléverser|caricare|hochladen
take took taken|tomar|tomar,tirar|prendre|prendere|nehmen
take part took taken|participar|participar|participer|partecipare|teilnehmen
give gave given|dar|dar|donner|dare|geben
offer|ofrecer|oferecer|offrir,proposer|offrire,proporre|anbieten,bieten
include|incluir|incluir|inclure,comprendre|includere,comprendere|beinhalten,enthalten
contain|contener|conter|contenir|contenere|umfassen
last|durar,tardar|durar,demorar|durer|durare|dauern
spend spent spent|gastar|gastar|dépenser|spendere|ausgeben
save|ahorrar|poupar,economizar|économiser,épargner|risparmiare|sparen
lose lost lost|perder|perder|perdre|perdere|verlieren
throw threw thrown|tirar,botar|jogar fora|jeter|buttare|wegwerfen
miss|faltar|faltar,falhar|manquer,rater|mancare|fehlen,verpassen
forget forgot forgotten|olvidar|esquecer|oublier|dimenticare|vergessen
remember|recordar|lembrar|rappeler|ricordare|erinnern
break broke broken|romper,dañar|quebrar,partir|casser|rompere|brechen
fall fell fallen|caer|cair|tomber|cadere|fallen
die died died|morir|morrer|mourir|morire|sterben
fail|fallar,fracasar|fracassar|échouer|fallire|scheitern,ausfallen
manage|gestionar,administrar,tramitar|gerir,administrar,tratar|gérer|gestire|verwalten,schaffen,erledigen
organise|organizar|organizar|organiser|organizzare|organisieren
employ|contratar,emplear|contratar|embaucher,employer|assumere|einstellen,beschäftigen
sign|firmar|assinar|signer|firmare|unterschreiben
agree|acordar|combinar|convenir|concordare|vereinbaren
accept|aceptar|aceitar|accepter|accettare|annehmen,akzeptieren
refuse|rechazar,negar|recusar|refuser|rifiutare|ablehnen
allow|permitir|permitir|permettre|permettere|erlauben
arrange|concertar|arranjar|arranger|fissare|vermitteln
mediate|mediar|intermediar|intermédier|mediare|vermitteln
test|probar|testar,provar|tester,essayer|provare,testare|testen,probieren
try tried tried|intentar,tratar|tentar,experimentar|tenter|tentare|versuchen
invest|invertir|investir|investir|investire|investieren
finance|financiar|financiar|financer|finanziare|finanzieren
donate|donar|doar|donner de l'argent|donare|spenden
join|sumarse,unirse|aderir|rejoindre,adhérer|aderire|beitreten
subscribe|suscribir|assinar a|abonner,souscrire|abbonare,sottoscrivere|abonnieren
approve|aprobar|aprovar|approuver,valider|approvare|genehmigen,abnehmen
design|diseñar|desenhar|concevoir,dessiner|progettare|entwerfen,gestalten
print|imprimir|imprimir|imprimer|stampare|drucken
store|almacenar|armazenar|stocker|conservare,immagazzinare|lagern
pack|empacar,empaquetar|embalar|emballer|imballare|packen,verpacken
load|cargar|carregar|charger|caricare la merce|laden
drive drove driven|conducir,manejar|dirigir,conduzir|conduire|guidare|fahren
visit|visitar|visitar|visiter|visitare|besuchen
travel|viajar|viajar|voyager|viaggiare|reisen
follow|seguir|seguir|suivre|seguire|folgen,befolgen
grow up grew grown|crecer|crescer|grandir|crescere|aufwachsen,wachsen
study|estudiar|estudar|étudier|studiare|studieren
create|crear|criar|créer|creare|erstellen,schaffen
add|agregar,añadir|acrescentar,adicionar|ajouter|aggiungere|hinzufügen
supply|suministrar,proveer|fornecer|fournir|fornire|versorgen,bereitstellen
serve|servir|servir|servir|servire|bedienen
record|grabar,registrar,filmar|gravar,registrar|enregistrer,filmer|registrare,filmare|aufnehmen,eintragen,erfassen
insure|asegurar|segurar|assurer|assicurare|versichern
guarantee|garantizar|garantir|garantir|garantire|garantieren,haften
import|importar|importar|importer|importare|importieren
export|exportar|exportar|exporter|esportare|exportieren
reach|alcanzar|alcançar|atteindre|raggiungere|erreichen
concern|afectar|afetar|concerner|riguardare|betreffen
solve|resolver,solucionar|resolver|résoudre|risolvere|lösen
fill|llenar,rellenar|encher,preencher|remplir|riempire,compilare|füllen,ausfüllen
empty|vaciar|esvaziar|vider|svuotare|leeren
turn over|girar|girar|tourner|girare|drehen
hang hung hung|colgar|pendurar|accrocher|appendere|hängen
stand stood stood|quedar|ficar|rester|restare,rimanere|stehen,bleiben
lie lay lain|yacer|jazer|gésir|giacere|liegen
search|averiguar|pesquisar|fouiller|perquisire|durchsuchen
complain|quejar|reclamar|plaindre|lamentare|beschweren
understand understood understood|entender,comprender|entender,compreender|comprendre les|capire|verstehen
believe|creer|acreditar|croire|credere|glauben
hope|anhelar|esperar por|espérer|sperare|hoffen
decide|decidir|decidir|décider|decidere|entscheiden
replace|reemplazar,sustituir|substituir|remplacer|rimpiazzare|ersetzen,vertreten
advise|asesorar,aconsejar|assessorar,aconselhar|conseiller|consigliare|beraten
translate|traducir|traduzir|traduire|tradurre|übersetzen
treat|tratar pacientes|tratar pacientes|traiter|curare|behandeln
restore|restaurar|restaurar|restaurer|restaurare|restaurieren
recycle|reciclar|reciclar|recycler|riciclare|recyceln
collect money collected collected|recaudar|arrecadar|encaisser|incassare|einnehmen,kassieren
shorten|acortar|encurtar|raccourcir|accorciare|kürzen
enter|ingresar|inserir|entrer|inserire|eingeben
advertise|publicar|anunciar|publier|pubblicare|ausschreiben,inserieren
prepare|preparar|preparar|préparer|preparare|vorbereiten,zubereiten
pass through passed passed|pasar|passar|passer|passare|verbringen
drop out dropped dropped|abandonar|desistir|abandonner|abbandonare|ausscheiden
hear heard heard|oír,escuchar|ouvir,escutar|entendre,écouter|sentire,ascoltare|hören
notice|notar|notar,reparar em|remarquer|accorgere,notare|merken,bemerken
sleep slept slept|dormir|dormir|dormir|dormire|schlafen
play|jugar|jogar,brincar|jouer|giocare|spielen
read read read|leer|ler|lire|leggere|lesen
recommend|recomendar|recomendar|recommander|raccomandare|empfehlen
repeat|repetir|repetir|répéter|ripetere|wiederholen
fulfil fulfilled fulfilled|cumplir|cumprir|respecter|rispettare|einhalten,erfüllen
land|aterrizar|aterrar|atterrir|atterrare|landen
welcome|acoger|acolher|accueillir|accogliere|empfangen
fetch|traer a casa|buscar|aller chercher|andare a prendere|holen
dare|atrever|ousar|oser|osare|trauen
predict|predecir|prever|prédire,prévoir|prevedere|vorhersagen,voraussagen
suggest|sugerir|sugerir|suggérer|suggerire|vorschlagen
calculate|calcular|calcular|calculer|calcolare|rechnen,ausrechnen
plan|planear,planificar|planejar,planear|planifier|pianificare|planen
think of thought thought|pensar|pensar|penser|pensare|denken
seem|parecer|parecer|sembler|sembrare|scheinen
happen|ocurrir,suceder|acontecer,ocorrer|arriver à|succedere,accadere|passieren,geschehen
exist|existir|existir|exister|esistere|existieren
belong|pertenecer|pertencer|appartenir|appartenere|gehören
depend|depender|depender|dépendre|dipendere|abhängen
deserve|merecer|merecer|mériter|meritare|sich verdienen
risk|arriesgar|arriscar|risquer|rischiare|riskieren
suffer|sufrir|sofrer|souffrir|soffrire|leiden
worry|preocupar|preocupar|inquiéter|preoccupare|sorgen
bother|molestar|incomodar|déranger|disturbare|stören
interest|interesar|interessar|intéresser|interessare|interessieren
trust|confiar|confiar|faire confiance|fidare|vertrauen
attract|atraer|atrair|attirer|attirare|anziehen
convince|convencer|convencer|convaincre|convincere|überzeugen
contact|contactar|contactar,contatar|contacter|contattare|kontaktieren
inform|informar|informar|informer|informare|informieren
register|inscribir,anotar|inscrever,cadastrar|inscrire|iscrivere|anmelden,registrieren
check in checked checked|ingresar al sistema|entrar no sistema|se connecter|accedere|einloggen
download|descargar|baixar,descarregar|télécharger|scaricare|herunterladen
fill in filled filled|completar|completar|compléter|completare|ergänzen
confirm|confirmar|confirmar|confirmer|confermare|bestätigen
propose|ofertar|propor|proposer un prix|offrire un prezzo|unterbreiten
negotiate|negociar|negociar|négocier|negoziare,trattare|verhandeln
win won won|triunfar|vencer|gagner un concours|vincere|gewinnen
lower|bajar|baixar,descer|baisser|abbassare|senken
raise|aumentar,elevar|aumentar,elevar|augmenter|aumentare|erhöhen,steigern
reduce|reducir|reduzir|réduire|ridurre|reduzieren,verringern
double|duplicar|duplicar,dobrar|doubler|raddoppiare|verdoppeln
divide|dividir|dividir|diviser|dividere|aufteilen
distribute|distribuir|distribuir|distribuer|distribuire|verteilen
exchange|intercambiar|intercambiar|échanger|scambiare|austauschen
combine|combinar|combinar,juntar|combiner|combinare|kombinieren
separate|separar|separar|séparer|separare|trennen
sort|clasificar|classificar|trier|smistare|sortieren
mark|marcar|marcar com tinta|marquer|marcare|markieren
draw drew drawn|dibujar|desenhar à mão|tirer|disegnare|zeichnen
design|diseñar|projetar|imaginer|disegnare un progetto|konzipieren
mould|moldear|moldar|mouler|modellare|formen
weave wove woven|tejer|tecer,tricotar|tisser,tricoter|tessere|weben,stricken
dye|teñir|tingir|teindre|tingere|färben
polish|pulir|polir,lustrar|polir|lucidare|polieren
sharpen|afilar|afiar|aiguiser,affûter|affilare|schärfen,schleifen
weld|soldar|soldar|souder|saldare|schweißen,löten
drill|perforar|furar|percer|forare|bohren
screw|atornillar|aparafusar|visser|avvitare|schrauben
cover|cubrir|cobrir|couvrir|coprire|abdecken
protect from protected protected|resguardar|resguardar|préserver|preservare|bewahren
save from saved saved|rescatar|resgatar|sauver|salvare|retten
dry|secar|secar|sécher|asciugare,essiccare|trocknen
freeze froze frozen|congelar|congelar|congeler|congelare|einfrieren,gefrieren
press|prensar,pulsar|prensar,apertar|presser,appuyer|pressare,premere|pressen,drücken
ferment|fermentar|fermentar|fermenter|fermentare|gären
taste|degustar|degustar|goûter|assaggiare|kosten,probieren
smell|oler|cheirar|sentir|odorare|riechen
drink drank drunk|beber,tomar|beber|boire|bere|trinken
dine|cenar|jantar|dîner|cenare|speisen
wake woke woken|despertar|acordar|réveiller|svegliare|aufwachen
dress|vestir|vestir|habiller|vestire|anziehen
wear wore worn|llevar puesto|usar roupa|porter|indossare|tragen
walk|caminar|caminhar,andar a pé|marcher|camminare|laufen
run ran run|correr|correr|courir|correre|rennen
swim swam swum|nadar|nadar|nager|nuotare|schwimmen
climb|escalar,trepar|escalar,trepar|grimper|arrampicare|klettern
ride rode ridden|montar a caballo|andar de bicicleta|pédaler|pedalare|reiten
fly flew flown|volar|voar|voler|volare|fliegen
park|estacionar,aparcar|estacionar|garer|parcheggiare|parken
accompany|acompañar|acompanhar|accompagner|accompagnare|begleiten
lead led led|dirigir,liderar|liderar|diriger|guidare un gruppo|leiten,führen
supervise|supervisar|supervisionar|superviser,surveiller|sorvegliare|beaufsichtigen,überwachen
maintain|mantener|manter|entretenir|mantenere|warten,instand halten
renew|renovar|renovar|renouveler,rénover|rinnovare|erneuern
renovate|reformar|reformar|retaper|ristrutturare|renovieren,sanieren
demolish|demoler|demolir|démolir|demolire|abreißen
destroy|destruir|destruir|détruire|distruggere|zerstören
steal stole stolen|robar|roubar|voler un vélo|rubare|stehlen
hide hid hidden|esconder|esconder|cacher|nascondere|verstecken
discover|descubrir|descobrir|découvrir|scoprire|entdecken
invent|inventar|inventar|inventer|inventare|erfinden
investigate|investigar|investigar|enquêter|indagare|erforschen
analyse|analizar|analisar|analyser|analizzare|analysieren
observe|observar|observar|observer|osservare|beobachten
prove|demostrar|demonstrar,comprovar|prouver|dimostrare|beweisen
certify|certificar|certificar|certifier|certificare|zertifizieren
declare|declarar|declarar|déclarer|dichiarare|erklären
sue|demandar|processar|poursuivre|denunciare|verklagen
fine|multar|multar|verbaliser|multare|bestrafen
owe|deber|dever|devoir de l'argent|dovere dei soldi|schulden
borrow|tomar prestado|pedir emprestado|emprunter|prendere in prestito|ausleihen
transfer|transferir|transferir|transférer,virer|trasferire|überweisen
insert|insertar|introduzir|insérer|inserire un dato|einfügen
attach|adjuntar,pegar|anexar,colar|joindre,coller|allegare,attaccare|anhängen,kleben
remove|quitar,retirar|tirar fora,remover,retirar|enlever,retirer|togliere,rimuovere|entfernen
exclude|excluir|excluir|exclure|escludere|ausschließen
forbid forbade forbidden|prohibir|proibir|interdire|vietare|verbieten
require|exigir,requerir|exigir|exiger|esigere,richiedere|erfordern,voraussetzen
oblige|obligar|obrigar|obliger|obbligare|verpflichten
convert|convertir|converter|convertir,transformer|convertire,trasformare|umwandeln
adapt|adaptar|adaptar|adapter|adattare|anpassen
publish|editar|editar|éditer|editare|veröffentlichen
edit|montar videos|editar vídeos|monter des vidéos|montare video|bearbeiten
photograph|fotografiar|fotografar|photographier|fotografare|fotografieren
sing sang sung|cantar|cantar|chanter|cantare|singen
dance|bailar|dançar|danser|ballare|tanzen
celebrate|celebrar,festejar|celebrar,festejar|fêter|festeggiare|feiern
give away gave given|regalar|presentear|offrir en cadeau|regalare|verschenken
thank|agradecer|agradecer|remercier|ringraziare|danken
laugh|reír|rir|rire|ridere|lachen
cry|llorar|chorar|pleurer|piangere|weinen
die out died died|desaparecer|desaparecer|disparaître|scomparire,sparire|verschwinden,aussterben
be born was born|nacer|nascer|naître|nascere|geboren werden
marry|casar|casar|marier,épouser|sposare|heiraten
inherit|heredar|herdar|hériter|ereditare|erben
retire|jubilar|aposentar|prendre sa retraite|andare in pensione|in rente gehen
end|acabarse|terminar|se terminer|cessare|enden
delay|retrasar,demorar|atrasar|retarder|ritardare|verzögern
speed up sped sped|acelerar|acelerar|accélérer|accelerare|beschleunigen
`;
