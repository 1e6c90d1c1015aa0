/** Cities and regions by country; population in thousands, rounded, city proper or urban area as commonly quoted (not sourced). */
const ROWS = `US: New York City=8300, New York=8300, Los Angeles=3900, San Francisco=800, Chicago=2700, Houston=2300, Phoenix=1650, Philadelphia=1570, San Antonio=1490, San Diego=1380, Dallas=1300, Austin=980, Seattle=750, Denver=715, Boston=650, Washington DC=690, Portland=630, Miami=450, Atlanta=510, Minneapolis=425, Detroit=630, Nashville=690, Brooklyn=2600, California=39000r, Texas=30500r, Florida=22600r, Ohio=11800r, Colorado=5900r, Oregon=4200r, Illinois=12500r, Bay Area=7700r, New England=15100r, Midwest=69000r, Washington State=7900r, Alaska=740r, Montana=1130r, Wisconsin=5900r, Michigan=10000r, North Carolina=10800r, Tennessee=7100r, Vermont=650r, Hawaii=1440r, Arizona=7400r, Utah=3400r, New Orleans=365, Kansas City=510, Pittsburgh=300, Cleveland=360, Alabama=5100r, Arkansas=3080r, Connecticut=3640r, Delaware=1040r, Idaho=2000r, Indiana=6900r, Iowa=3220r, Kansas=2950r, Kentucky=4550r, Louisiana=4590r, Maryland=6200r, Massachusetts=7050r, Minnesota=5750r, Mississippi=2940r, Missouri=6200r, Nebraska=1990r, Nevada=3210r, New Hampshire=1400r, New Jersey=9300r, New Mexico=2110r, North Dakota=785r, Oklahoma=4070r, Pennsylvania=13000r, Rhode Island=1100r, South Carolina=5400r, South Dakota=920r, Virginia=8730r, West Virginia=1770r, Wyoming=585r, Upstate New York=6700r, Pacific Northwest=13000r, Appalachia=26000r, Maine=1400r, Long Island=8000r
GB: England=57100r, London=8900, Manchester=570, Birmingham=1150, Leeds=810, Glasgow=630, Sheffield=560, Liverpool=500, Edinburgh=520, Bristol=480, Cardiff=370, Belfast=345, Nottingham=330, Newcastle=300, Brighton=280, Leicester=370, Oxford=165, Cambridge=145, Cornwall=570r, Yorkshire=5500r, Scotland=5490r, Wales=3160r, Northern Ireland=1920r, Devon=1230r, Norfolk=920r, Aberdeen=200, Dundee=148, Swansea=245, Kent=1600r, Sussex=1750r, Suffolk=770r, Dorset=780r, Somerset=980r, Cumbria=500r, Lancashire=1550r, Essex=1870r, Lake District=41r, Highlands=235r, Bath=95, Exeter=130, Norwich=145, Plymouth=265, Southampton=250, Derby=260, Hull=270, Bradford=545, Perthshire=155r, Fife=375r, Anglesey=69r, Northumberland=325r, Herefordshire=190r, Shropshire=325r, Wiltshire=730r, Hampshire=1850r, Gloucestershire=650r, Oxfordshire=730r, Cambridgeshire=680r, Hertfordshire=1200r, Buckinghamshire=560r, Cheshire=1100r, Derbyshire=800r, Nottinghamshire=830r, Lincolnshire=770r, Leicestershire=720r, Peak District=38r, Cotswolds=140r, Isle of Wight=140r, Isle of Man=84r, Guernsey=64r, East Anglia=2500r, West Midlands=2900r, Greater Manchester=2900r
IE: Dublin=590, Galway=85, Limerick=100, Cork=225, Munster=1360r, Leinster=2860r, Connacht=590r, Ulster=2200r, Donegal=167r, Wexford=164r, County Clare=128r
DE: Berlin=3700, Hamburg=1850, Munich=1500, München=1500, Cologne=1080, Köln=1080, Frankfurt=770, Stuttgart=630, Düsseldorf=620, Leipzig=620, Dresden=560, Hannover=540, Nuremberg=520, Nürnberg=520, Bremen=570, Freiburg=235, Bavaria=13100r, Bayern=13100r, Saxony=4050r, Sachsen=4050r, Brandenburg=2550r, Hesse=6280r, Hessen=6280r, Swabia=1900r, Schwaben=1900r, Ruhr=5100r, Ruhrgebiet=5100r, Bonn=335, Münster=320, Augsburg=300, Karlsruhe=310, Mannheim=315, Aachen=250, Kiel=248, Lübeck=218, Erfurt=215, Rostock=209, Potsdam=187, Baden-Württemberg=11200r, Niedersachsen=8000r, Nordrhein-Westfalen=18000r, North Rhine-Westphalia=18000r, Schleswig-Holstein=2900r, Black Forest=2500r, Rhineland=12000r, Saarland=990r, Thuringia=2120r, Lower Saxony=8000r, Dortmund=590, Allgäu=680r, Franconia=4200r, Eifel=900r, Mecklenburg-Vorpommern=1630r, Sachsen-Anhalt=2190r, Rheinland-Pfalz=4160r, Rhineland-Palatinate=4160r, Thüringen=2120r, Sauerland=1000r, Münsterland=1600r, Lake Constance=600r
AT: Vienna=1980, Wien=1980, Graz=300, Salzburg=157, Tyrol=775r, Tirol=775r, Styria=1270r, Steiermark=1270r, Carinthia=570r, Kärnten=570r, Vorarlberg=409r, Linz=212, Innsbruck=131, Burgenland=300r, Lower Austria=1720r, Niederösterreich=1720r, Upper Austria=1530r, Oberösterreich=1530r
CH: Zurich=430, Zürich=430, Geneva=205, Basel=175, Bern=135, Lausanne=140, Lucerne=84, Luzern=84, St. Gallen=78, Ticino=357r, Valais=357r, Graubünden=205r, Aargau=720r, Thurgau=290r, Bernese Oberland=215r
FR: Paris=2100, Lyon=520, Marseille=870, Toulouse=500, Bordeaux=260, Nantes=320, Lille=235, Strasbourg=290, Montpellier=300, Brittany=3430r, Bretagne=3430r, Normandy=3330r, Normandie=3330r, Alsace=1930r, Provence=5160r, Occitanie=6100r, Burgundy=1590r, Corsica=355r, Corse=355r, Lozère=77r, Aveyron=280r, Rennes=225, Grenoble=157, Angers=158, Dijon=160, Île-de-France=12300r, Savoie=440r, Haute-Savoie=850r, Ardèche=330r, Dordogne=413r, Vendée=700r, Finistère=920r
BE: Brussels=1220, Antwerp=530, Ghent=265, Gent=265, Flanders=6820r, Vlaanderen=6820r, Wallonia=3700r, Wallonie=3700r, Liège=196, Bruges=119, Leuven=103, Ardennes=500r
NL: Amsterdam=920, Rotterdam=660, Utrecht=365, The Hague=560, Den Haag=560, Eindhoven=245, Groningen=240, Friesland=660r, Zeeland=390r, Brabant=2630r, Limburg=1130r, Tilburg=229, Nijmegen=187, Haarlem=168, Delft=107, Leiden=127, Texel=14r, Drenthe=500r, Gelderland=2130r, Overijssel=1190r, Twente=630r
ES: Madrid=3300, Barcelona=1650, Valencia=800, Seville=685, Sevilla=685, Bilbao=345, Málaga=585, Malaga=585, Zaragoza=680, Catalonia=8000r, Andalusia=8600r, Andalucía=8600r, Galicia=2700r, Almería=200, Cádiz=112, Asturias=1010r, Basque Country=2220r, País Vasco=2220r, Canary Islands=2240r, Islas Canarias=2240r, Mallorca=960r, Extremadura=1050r, Alicante=350, Córdoba=322, Granada=230, Vigo=293, Murcia=1550r, Balearic Islands=1200r, Cantabria=590r, Navarra=670r, La Rioja=320r, Aragón=1350r, Tenerife=950r, Gran Canaria=870r, Lanzarote=160r, Fuerteventura=125r, Ibiza=160r, Menorca=100r, Costa Brava=750r, Costa del Sol=1400r
PT: Lisbon=550, Lisboa=550, Porto=230, Braga=190, Coimbra=140, Algarve=470r, Alentejo=470r, Azores=240r, Madeira=255r, Faro=65, Douro=190r, Minho=1100r
IT: Milan=1370, Milano=1370, Rome=2750, Roma=2750, Naples=910, Napoli=910, Turin=850, Torino=850, Bologna=390, Florence=360, Firenze=360, Tuscany=3660r, Lombardy=10000r, Lombardia=10000r, Sicily=4790r, Sicilia=4790r, Sardinia=1560r, Sardegna=1560r, Piedmont=4250r, Veneto=4850r, South Tyrol=538r, Apulia=3890r, Puglia=3890r, Palermo=630, Genoa=560, Venice=250, Verona=255, Umbria=855r, Liguria=1510r, Emilia-Romagna=4450r, Calabria=1840r, Campania=5600r, Friuli=1190r, Abruzzo=1270r, Lake Garda=300r, Trentino=545r
GR: Athens=640, Thessaloniki=320, Crete=620r, Patras=170, Corfu=100r, Rhodes=125r, Cyclades=119r, Peloponnese=1080r, Santorini=16r, Naxos=21r, Paros=14r
SE: Stockholm=990, Gothenburg=600, Göteborg=600, Malmö=360, Malmo=360, Uppsala=240, Skåne=1420r, Gotland=61r, Dalarna=288r
NO: Oslo=710, Bergen=290, Trondheim=210, Stavanger=145, Lofoten=24r, Vestland=650r, Nordland=243r
DK: Copenhagen=660, København=660, Aarhus=290, Odense=182, Jutland=2600r, Bornholm=39r, Funen=470r
FI: Helsinki=670, Tampere=255, Turku=200, Oulu=215, Lapland=176r, Espoo=315, Åland=30r
IS: Reykjavik=140
PL: Warsaw=1860, Warszawa=1860, Kraków=800, Krakow=800, Wrocław=670, Gdańsk=490, Poznań=540, Łódź=650, Lodz=650, Katowice=280, Silesia=4330r, Lublin=330, Podhale=200r, Masuria=500r, Lesser Poland=3430r, Pomerania=2360r, Tricity=1000r
CZ: Prague=1360, Brno=400, Bohemia=6500r
HU: Budapest=1680, Lake Balaton=270r
RO: Bucharest=1720, Cluj=290, Transylvania=6700r
EE: Tallinn=455
LV: Riga=605
LT: Vilnius=600
UA: Kyiv=2950, Lviv=720
TR: Istanbul=15600, Ankara=5800, Izmir=4450, Antalya=2700, Bursa=3200, Cappadocia=300r
IL: Tel Aviv=470, Jerusalem=980
AE: Dubai=3650, Abu Dhabi=1500
SA: Riyadh=7000, Jeddah=3750
CI: Abidjan=6300
SN: Dakar=1280
CM: Douala=4060, Yaoundé=4500
TN: Tunis=640
MW: Lilongwe=1270, Blantyre=1060
ZM: Lusaka=3200
ZW: Harare=1490
MZ: Maputo=1090
JO: Amman=4060
QA: Doha=1190
NP: Kathmandu=870, Pokhara=600
KH: Phnom Penh=2280
EC: Quito=1780, Guayaquil=2650, Galápagos=29r
BO: La Paz=755, Santa Cruz de la Sierra=1600
GT: Guatemala City=1220
DO: Santo Domingo=1030
SK: Bratislava=480
SI: Ljubljana=285
RS: Belgrade=1200
EG: Cairo=10100, Alexandria=5500
MA: Casablanca=3400, Marrakesh=930
KE: Nairobi=4400, Mombasa=1210, Kisumu=400, Nakuru=570, Eldoret=475, Kiambu=2420r, Kitui=1140r, Machakos=1420r
NG: Lagos=15400, Abuja=3600, Ibadan=3600, Kano=4100, Port Harcourt=3600, Ogun=6400r
GH: Accra=2500, Kumasi=3300, Tamale=730, Ashanti=5400r
UG: Kampala=1700, Gulu=180
TZ: Dar es Salaam=5400, Arusha=620, Zanzibar=1900r, Mwanza=1100, Kilimanjaro=1860r
RW: Kigali=1750
ET: Addis Ababa=3900
ZA: Johannesburg=4800, Cape Town=4800, Durban=3900, Pretoria=2700, Gauteng=15500r, Western Cape=7400r, KwaZulu-Natal=12400r, Eastern Cape=7200r, Limpopo=6600r, Free State=2960r
CA: Toronto=2800, Vancouver=660, Montreal=1760, Calgary=1300, Ottawa=1020, Ontario=15000r, Quebec=8800r, British Columbia=5400r, Nova Scotia=1070r, Alberta=4850r, Saskatchewan=1230r, Halifax=440, Winnipeg=750, Edmonton=1010, Manitoba=1340r, New Brunswick=840r, Newfoundland=540r, Prairies=7000r, Prince Edward Island=178r, Vancouver Island=860r, Yukon=46r
MX: Mexico City=9200, Ciudad de México=9200, CDMX=9200, Guadalajara=1390, Monterrey=1140, Puebla=1690, Tijuana=1810, Oaxaca=4130r, Yucatán=2320r, Jalisco=8350r, Chiapas=5540r, Mérida=990, Querétaro=1050
BR: São Paulo=11500, Sao Paulo=11500, Rio de Janeiro=6200, Belo Horizonte=2300, Salvador=2400, Curitiba=1770, Recife=1490, Porto Alegre=1330, Florianópolis=540, Bahia=14140r, Minas Gerais=20500r, Fortaleza=2430, Brasília=2820, Manaus=2060, Paraná=11400r, Santa Catarina=7600r, Rio Grande do Sul=10900r, Pernambuco=9060r, Ceará=8800r
AR: Buenos Aires=3100, Mendoza=115, Patagonia=2600r
CL: Santiago=6200, Valparaíso=300
CO: Bogotá=7900, Bogota=7900, Medellín=2600, Medellin=2600, Cali=2280, Cartagena=1060, Eje Cafetero=2500r
PE: Lima=10100, Cusco=1350r, Arequipa=1110
UY: Montevideo=1300
AU: Sydney=5300, Melbourne=5200, Brisbane=2600, Perth=2200, Adelaide=1400, Queensland=5500r, New South Wales=8400r, regional Victoria=1630r, rural Victoria=1630r, country Victoria=1630r, regional New South Wales=2900r, regional Queensland=2700r, Tasmania=575r, Hobart=250, Canberra=470, Western Australia=2900r, South Australia=1880r, Gold Coast=740
NZ: Auckland=1480, Wellington=215, Christchurch=395, South Island=1230r, North Island=4000r, Waikato=520r, Otago=250r, Bay of Plenty=350r, Hawke's Bay=185r, Marlborough=52r, Southland=103r, Northland=205r, Taranaki=128r, Coromandel=33r
JP: Tokyo=14000, Osaka=2750, Kyoto=1450, Hokkaido=5100r, Fukuoka=1640, Okinawa=1460r
KR: Seoul=9400, Busan=3300, Jeju=675r
CN: Shanghai=24900, Beijing=21900, Shenzhen=17700
HK: Kowloon=2200
SG: Jurong=260
MY: Kuala Lumpur=1980, Penang=1740, Johor=4000r, Sabah=3500r, Sarawak=2500r
TH: Bangkok=8300, Chiang Mai=130
VN: Hanoi=8400, Ho Chi Minh City=9400, Da Nang=1220, Hai Phong=2090
PH: Manila=1850, Metro Manila=13500, Cebu=960, Davao=1780, Mindanao=26000r, Visayas=20600r, Luzon=62000r, Palawan=1200r
ID: Jakarta=10600, Bali=4300r, Bandung=2500, Yogyakarta=375, Surabaya=2870, Sumatra=60000r, Lombok=3800r
IN: Uttar Pradesh=241000r, Mumbai=12500, Delhi=16800, Bangalore=8400, Bengaluru=8400, Hyderabad=6800, Chennai=4650, Pune=3100, Kolkata=4500, Ahmedabad=5600, Jaipur=3050, Kerala=35000r, Gujarat=71000r, Tamil Nadu=77000r, Maharashtra=126000r, Karnataka=68000r, Rajasthan=81000r, Kochi=680, Goa=1580r, Assam=35600r, Lucknow=3700, Indore=3200, Odisha=46000r, Bihar=127000r, West Bengal=99000r, Telangana=38000r, Himachal Pradesh=7500r, Uttarakhand=11500r
PK: Karachi=16000, Lahore=11100
BD: Dhaka=10300
HR: Zagreb=770, Rijeka=108, Dalmatia=840r, Istria=195r, Kvarner=265r
BG: Sofia=1280, Plovdiv=330, Varna=320
LK: Colombo=750
MT: Malta=560r, Gozo=40r
CY: Cyprus=1340r
BA: Bosnia and Herzegovina=3200r
AL: Albania=2400r
ME: Montenegro=620r
MK: North Macedonia=1800r
MD: Moldova=2400r
XK: Kosovo=1600r
AM: Armenia=3000r
AZ: Azerbaijan=10200r
KZ: Kazakhstan=20600r
UZ: Uzbekistan=36400r
LB: Lebanon=5800r
OM: Oman=5300r
KW: Kuwait City=3000
GE: Tbilisi=1250, Batumi=180, Kutaisi=125
AZ: Baku=2300
KZ: Almaty=2200, Astana=1450
BH: Bahrain=1600r
DZ: Algeria=46800r
BW: Botswana=2500r
NA: Namibia=3000r
MU: Mauritius=1260r
MG: Madagascar=32000r
SL: Sierra Leone=8600r
LR: Liberia=5600r
GM: Gambia=2800r
TG: Togo=9500r
BF: Burkina Faso=23500r
TW: Taiwan=23400r
PA: Panama=4500r
NI: Nicaragua=6900r
HN: Honduras=10800r
SV: El Salvador=6300r
PY: Paraguay=6900r
JM: Jamaica=2800r
TT: Trinidad and Tobago=1400r
BB: Barbados=280r
CU: Cuba=11000r
VE: Venezuela=28000r
MM: Myanmar=54000r
LA: Laos=7800r
MN: Mongolia=3500r
FJ: Fiji=930r
BT: Bhutan=790r
MV: Maldives=530r`;

export interface Place {
  name: string;
  country: string;
  population: number;
  scale: "city" | "region";
}

export const PLACES: readonly Place[] = ROWS.split("\n").flatMap((row) => {
  const [country = "", cities = ""] = row.split(": ");
  return cities.split(", ").map((cell): Place => {
    const [name = "", size = "0"] = cell.split("=");
    return {
      name,
      country,
      population: Number.parseInt(size, 10) * 1_000,
      scale: size.endsWith("r") ? "region" : "city",
    };
  });
});

/** Larger areas without one currency; population in millions, rounded. */
export const AREAS: readonly {
  pattern: RegExp;
  label: string;
  currency: string | null;
  millions: number | null;
}[] = [
  {
    pattern: /\b(?:European Union|EU|Europe(?:an)?)\b|\bEuropa\b/,
    label: "Europe",
    currency: "EUR",
    millions: 450,
  },
  {
    pattern: /\b(?:DACH|German[- ]speaking (?:countries|world|markets?))\b/,
    label: "Germany, Austria and Switzerland",
    currency: "EUR",
    millions: 102,
  },
  {
    pattern: /\b(?:Scandinavian?|Nordics?|Nordic countries)\b/,
    label: "the Nordic countries",
    currency: null,
    millions: 28,
  },
  {
    pattern: /\b(?:Latin America|Latin American|LATAM|América Latina|Latinoamérica)\b/,
    label: "Latin America",
    currency: null,
    millions: 660,
  },
  {
    pattern: /\b(?:the Gulf|Gulf (?:states|countries|region)|GCC)\b/,
    label: "the Gulf states",
    currency: null,
    millions: 59,
  },
  { pattern: /\bEast Africa\b/, label: "East Africa", currency: null, millions: 300 },
  { pattern: /\bWest Africa\b/, label: "West Africa", currency: null, millions: 430 },
  {
    pattern: /\b(?:South-?east Asia|Southeast Asian)\b/,
    label: "South-East Asia",
    currency: null,
    millions: 690,
  },
  { pattern: /\bNorth America\b/, label: "North America", currency: "USD", millions: 380 },
  { pattern: /\bAfrica\b/, label: "Africa", currency: null, millions: 1500 },
  { pattern: /\bAsia\b/, label: "Asia", currency: null, millions: null },
  {
    pattern: /\b(?:worldwide|globally|global|around the world|all over the world|international(?:ly)?)\b/i,
    label: "the whole world",
    currency: null,
    millions: null,
  },
];

/** Other scripts: the commonest cities and countries as they are written there. */
export const OTHER_SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/東京|东京/, "Tokyo"],
  [/大阪/, "Osaka"],
  [/京都/, "Kyoto"],
  [/北京/, "Beijing"],
  [/上海/, "Shanghai"],
  [/深圳/, "Shenzhen"],
  [/香港/, "Hong Kong"],
  [/台北/, "Taipei"],
  [/서울/, "Seoul"],
  [/日本/, "Japan"],
  [/中国|中國/, "China"],
  [/台湾|台灣/, "Taiwan"],
  [/한국/, "South Korea"],
  [/القاهرة/, "Cairo"],
  [/الإسكندرية/, "Alexandria"],
  [/مصر/, "Egypt"],
  [/الرياض/, "Riyadh"],
  [/السعودية/, "Saudi Arabia"],
  [/دبي/, "Dubai"],
  [/الإمارات/, "United Arab Emirates"],
  [/المغرب/, "Morocco"],
  [/दिल्ली/, "Delhi"],
  [/मुंबई/, "Mumbai"],
  [/उत्तर प्रदेश/, "Uttar Pradesh"],
  [/भारत/, "India"],
];
