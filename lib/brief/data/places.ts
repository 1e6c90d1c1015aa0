/** Cities and regions by country; population in thousands, rounded, city proper or urban area as commonly quoted (not sourced). */
const ROWS = `US: New York City=8300, New York=8300, Los Angeles=3900, San Francisco=800, Chicago=2700, Houston=2300, Phoenix=1650, Philadelphia=1570, San Antonio=1490, San Diego=1380, Dallas=1300, Austin=980, Seattle=750, Denver=715, Boston=650, Washington DC=690, Portland=630, Miami=450, Atlanta=510, Minneapolis=425, Detroit=630, Nashville=690, Brooklyn=2600, California=39000r, Texas=30500r, Florida=22600r, Ohio=11800r, Colorado=5900r, Oregon=4200r, Illinois=12500r, Bay Area=7700r, New England=15100r, Midwest=69000r
GB: London=8900, Manchester=570, Birmingham=1150, Leeds=810, Glasgow=630, Sheffield=560, Liverpool=500, Edinburgh=520, Bristol=480, Cardiff=370, Belfast=345, Nottingham=330, Newcastle=300, Brighton=280, Leicester=370, Oxford=165, Cambridge=145, Cornwall=570r, Yorkshire=5500r
IE: Dublin=590, Galway=85, Limerick=100
DE: Berlin=3700, Hamburg=1850, Munich=1500, München=1500, Cologne=1080, Köln=1080, Frankfurt=770, Stuttgart=630, Düsseldorf=620, Leipzig=620, Dresden=560, Hannover=540, Nuremberg=520, Nürnberg=520, Bremen=570, Freiburg=235, Bavaria=13100r, Bayern=13100r
AT: Vienna=1980, Wien=1980, Graz=300, Salzburg=157
CH: Zurich=430, Zürich=430, Geneva=205, Basel=175, Bern=135, Lausanne=140
FR: Paris=2100, Lyon=520, Marseille=870, Toulouse=500, Bordeaux=260, Nantes=320, Lille=235, Strasbourg=290, Montpellier=300
BE: Brussels=1220, Antwerp=530, Ghent=265, Gent=265
NL: Amsterdam=920, Rotterdam=660, Utrecht=365, The Hague=560, Den Haag=560, Eindhoven=245
ES: Madrid=3300, Barcelona=1650, Valencia=800, Seville=685, Sevilla=685, Bilbao=345, Málaga=585, Malaga=585, Zaragoza=680, Catalonia=8000r, Andalusia=8600r, Andalucía=8600r
PT: Lisbon=550, Lisboa=550, Porto=230, Braga=190, Coimbra=140, Algarve=470r
IT: Milan=1370, Milano=1370, Rome=2750, Roma=2750, Naples=910, Napoli=910, Turin=850, Torino=850, Bologna=390, Florence=360, Firenze=360, Tuscany=3660r
GR: Athens=640, Thessaloniki=320
SE: Stockholm=990, Gothenburg=600, Göteborg=600, Malmö=360, Malmo=360, Uppsala=240
NO: Oslo=710, Bergen=290, Trondheim=210
DK: Copenhagen=660, København=660, Aarhus=290
FI: Helsinki=670, Tampere=255
IS: Reykjavik=140
PL: Warsaw=1860, Warszawa=1860, Kraków=800, Krakow=800, Wrocław=670, Gdańsk=490, Poznań=540
CZ: Prague=1360, Brno=400
HU: Budapest=1680
RO: Bucharest=1720, Cluj=290
EE: Tallinn=455
LV: Riga=605
LT: Vilnius=600
UA: Kyiv=2950, Lviv=720
TR: Istanbul=15600, Ankara=5800, Izmir=4450
IL: Tel Aviv=470, Jerusalem=980
AE: Dubai=3650, Abu Dhabi=1500
SA: Riyadh=7000, Jeddah=3750
EG: Cairo=10100, Alexandria=5500
MA: Casablanca=3400, Marrakesh=930
KE: Nairobi=4400, Mombasa=1210, Kisumu=400
NG: Lagos=15400, Abuja=3600, Ibadan=3600
GH: Accra=2500, Kumasi=3300
UG: Kampala=1700
TZ: Dar es Salaam=5400, Arusha=620
RW: Kigali=1750
ET: Addis Ababa=3900
ZA: Johannesburg=4800, Cape Town=4800, Durban=3900, Pretoria=2700
CA: Toronto=2800, Vancouver=660, Montreal=1760, Calgary=1300, Ottawa=1020, Ontario=15000r, Quebec=8800r, British Columbia=5400r
MX: Mexico City=9200, Ciudad de México=9200, CDMX=9200, Guadalajara=1390, Monterrey=1140, Puebla=1690, Tijuana=1810
BR: São Paulo=11500, Sao Paulo=11500, Rio de Janeiro=6200, Belo Horizonte=2300, Salvador=2400, Curitiba=1770, Recife=1490, Porto Alegre=1330, Florianópolis=540
AR: Buenos Aires=3100
CL: Santiago=6200
CO: Bogotá=7900, Bogota=7900, Medellín=2600, Medellin=2600, Cali=2280
PE: Lima=10100
UY: Montevideo=1300
AU: Sydney=5300, Melbourne=5200, Brisbane=2600, Perth=2200, Adelaide=1400, Queensland=5500r, New South Wales=8400r
NZ: Auckland=1480, Wellington=215
JP: Tokyo=14000, Osaka=2750, Kyoto=1450
KR: Seoul=9400, Busan=3300
CN: Shanghai=24900, Beijing=21900, Shenzhen=17700
HK: Kowloon=2200
SG: Jurong=260
MY: Kuala Lumpur=1980, Penang=1740
TH: Bangkok=8300, Chiang Mai=130
VN: Hanoi=8400, Ho Chi Minh City=9400
PH: Manila=1850, Metro Manila=13500, Cebu=960
ID: Jakarta=10600, Bali=4300r, Bandung=2500
IN: Mumbai=12500, Delhi=16800, Bangalore=8400, Bengaluru=8400, Hyderabad=6800, Chennai=4650, Pune=3100, Kolkata=4500, Ahmedabad=5600, Jaipur=3050, Kerala=35000r
PK: Karachi=16000, Lahore=11100
BD: Dhaka=10300
LK: Colombo=750`;

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
  { pattern: /\bDACH\b/, label: "Germany, Austria and Switzerland", currency: "EUR", millions: 102 },
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
