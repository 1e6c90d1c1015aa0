/** For each language words that stand over any honest business; rows as in ../entry.ts. */
export const NATIVE_ANY = `
es
Buen Paso = "good step" in Spanish
A Mano = "at hand" in Spanish, and made by hand
Entre Todos = "all of us together" in Spanish
Mañana Mismo = "tomorrow already" in Spanish
De Cerca = "from close by" in Spanish
Buena Letra = "fair handwriting" in Spanish, said of work done with care
Siembra = "sowing" in Spanish, of seed and of what comes later
De Confianza = "somebody one trusts" in Spanish
Alma y Oficio = "heart and trade" in Spanish
Sol y Sombra = "sun and shade" in Spanish
A la Vuelta = "just round the corner" in Spanish
Paso a Paso = "step by step" in Spanish
Buen Pulso = "a steady hand" in Spanish
Cercano = "close by" in Spanish
Esmero = Spanish for the care with which a thing is done
Querencia = Spanish for the place where one feels at home
La Esquina = "the corner" in Spanish
Puente = "bridge" in Spanish
Brújula = "compass" in Spanish

pt
Boa Hora = "at the right moment" in Portuguese
De Mão em Mão = "from hand to hand" in Portuguese
Logo Ali = "just over there" in Portuguese
Feito à Mão = "made by hand" in Portuguese
Capricho = "with love and care" in Portuguese
Mutirão = Portuguese for neighbours who work together
De Casa = "one of the house" in Portuguese
Passo Certo = "the right step" in Portuguese
Sol e Sombra = "sun and shade" in Portuguese
Aconchego = Portuguese for warmth and being held
Bom Dia = "good day" in Portuguese
Ponte = "bridge" in Portuguese
Esquina = "corner" in Portuguese
Zelo = Portuguese for the care with which a thing is done
Vizinho = "neighbour" in Portuguese

fr
À Deux Pas = "two steps away" in French
Coup de Main = "a helping hand" in French
Bonne Heure = "in good time" in French
Fait Main = "made by hand" in French
Bon Port = "safe harbour" in French, where a journey ends well
Pas à Pas = "step by step" in French
Bien Fait = "well done" in French
Clé et Porte = "key and door" in French
Sel et Soleil = "salt and sun" in French
Belle Heure = "a fine hour" in French
Coin de Rue = "the corner of the street" in French
Élan = French for the run-up before a leap
Voisine = "the woman next door" in French
Boussole = "compass" in French
Entrain = French for going at it gladly
Le Bon Pli = "the right fold" in French, a good habit
Passerelle = "footbridge" in French
Soin = "care" in French

de
Handschlag = "handshake" in German, as good as a contract
Nebenan = "next door" in German
Gut Ding = German for a good thing, which takes its time
Rundum = "all round" in German
Schritt für Schritt = "step by step" in German
Herzblut = German for what one does with all one's heart
Stammplatz = German for the seat a regular has
Hand und Fuß = "hand and foot" in German, said of what is done properly
Licht und Luft = "light and air" in German
Feierabend = German for the evening after work
Um die Ecke = "round the corner" in German
Kompass = "compass" in German
Sorgsam = "with care" in German
Gutes Gefühl = "a good feeling" in German
Lichtblick = German for a ray of hope
Zuversicht = German for trusting that it will go well
Sonnenseite = "the sunny side" in German
Weitblick = German for seeing far ahead

it
Due Passi = "a short walk" in Italian
Buona Mano = "a good hand" in Italian
Di Casa = "one of the house" in Italian
Passo Passo = "step by step" in Italian
Fatto Bene = "well made" in Italian
Porta Accanto = "the door next to yours" in Italian
Cuore e Mano = "heart and hand" in Italian
Sale e Sole = "salt and sun" in Italian
Bussola = "compass" in Italian
Ponte = "bridge" in Italian
Cura = "care" in Italian
Dietro l'Angolo = "round the corner" in Italian
Slancio = Italian for the run-up before a leap
Vicina = "the woman next door" in Italian
Buon Passo = "a good pace" in Italian

nl
Om de Hoek = "round the corner" in Dutch
Goed Werk = "good work" in Dutch
Hand in Hand = "together" in Dutch and in several languages
Op Tijd = "in time" in Dutch
Thuisbasis = "home base" in Dutch
Hart en Hand = "heart and hand" in Dutch
Zon en Zout = "sun and salt" in Dutch
Buurvrouw = "the woman next door" in Dutch
Kompas = "compass" in Dutch
Lichtpunt = Dutch for a ray of hope
Zorgzaam = "with care" in Dutch
Stap voor Stap = "step by step" in Dutch
Goed Geregeld = "well arranged" in Dutch

zh
Anxin = "peace of mind" in Chinese, 安心
Peiban = "to keep company" in Chinese, 陪伴
Shunxin = "as one would wish" in Chinese, 顺心
Jiali = "at home" in Chinese, 家里
Weilai = "what is to come" in Chinese, 未来
Xinde = "lessons learned" in Chinese, 心得
Yibu = "one step" in Chinese, 一步
Pingan = "safe and well" in Chinese, 平安

ja
Anshin = "peace of mind" in Japanese, 安心
Tonari = "next door" in Japanese, 隣
Tayori = "news from somebody dear" in Japanese, 便り
Engawa = Japanese for the veranda where a house meets its garden, 縁側
Hidamari = "a sunny spot" in Japanese, 日だまり
Itsumo = "as always" in Japanese, いつも
Kizuna = "the bond between people" in Japanese, 絆
Mimamori = "a watchful eye" in Japanese, 見守り
`;
