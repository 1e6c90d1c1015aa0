/** Three people as they could be called in each country: a woman, a man, a woman. Made up of common names. */
const ROWS = `
US: Emily Carter; Marcus Reed; Grace Nguyen
GB: Hannah Clarke; Tom Ashworth; Priya Shah
IE: Aoife Byrne; Conor Walsh; Niamh Daly
DE AT: Anna Schuster; Lukas Brandt; Elif Yilmaz
CH LU: Lea Brunner; Noah Favre; Chiara Weber
FR: Camille Laurent; Julien Moreau; Nadia Benali
BE: Lotte Peeters; Thomas Dubois; Sarah Lambert
NL: Sanne de Vries; Daan Bakker; Fatima Jansen
ES: Lucía Navarro; Javier Ortega; Carmen Vidal
PT: Inês Costa; Tiago Ferreira; Marta Lopes
IT: Giulia Conti; Marco Ferri; Sara Greco
GR: Eleni Georgiou; Nikos Pappas; Maria Vlachou
FI: Aino Virtanen; Mikko Laine; Sanna Koski
SE: Elsa Lindqvist; Oskar Nyberg; Maja Ekström
NO: Ingrid Hansen; Lars Berge; Silje Moen
DK: Freja Nielsen; Mads Holm; Sofie Krogh
IS: Guðrún Jónsdóttir; Arnar Stefánsson; Katrín Helgadóttir
PL: Zofia Kowalska; Piotr Nowak; Magda Zając
CZ: Tereza Nováková; Jakub Dvořák; Hana Malá
SK: Zuzana Kováčová; Martin Horváth; Jana Tóthová
HU: Eszter Nagy; Bence Szabó; Zsófia Tóth
RO: Ioana Popescu; Andrei Ionescu; Maria Stan
BG: Elena Petrova; Georgi Ivanov; Maria Dimitrova
HR SI: Ivana Horvat; Luka Kovač; Petra Novak
RS: Jelena Jovanović; Marko Nikolić; Milica Ilić
EE: Liis Tamm; Karl Saar; Kadri Mägi
LV: Līga Bērziņa; Jānis Ozols; Ilze Kalniņa
LT: Rūta Kazlauskienė; Jonas Petrauskas; Eglė Butkutė
UA: Olena Shevchenko; Andriy Melnyk; Iryna Bondar
TR: Elif Demir; Emre Kaya; Zeynep Aydın
IL: Noa Levi; Amir Mizrahi; Tamar Cohen
AE SA QA JO: Layla Haddad; Omar Nasser; Priya Menon
EG: Mona Hassan; Karim Mostafa; Salma Farouk
MA TN: Salma Bennani; Youssef Alaoui; Nadia Chraibi
KE: Wanjiku Kamau; Brian Otieno; Amina Hassan
UG: Grace Nakato; Joseph Okello; Sarah Namutebi
TZ: Neema Mushi; Juma Mwakyusa; Asha Salum
RW: Aline Uwase; Eric Habimana; Claudine Mukamana
ET: Hanna Tesfaye; Dawit Bekele; Sara Alemu
NG: Ngozi Okafor; Tunde Adeyemi; Halima Bello
GH: Ama Mensah; Kofi Boateng; Efua Owusu
ZA: Thandi Nkosi; Pieter Botha; Ayesha Naidoo
ZM MW ZW: Chipo Banda; Tendai Moyo; Mary Phiri
CI SN CM: Aminata Diallo; Moussa Koné; Fatou Ndiaye
MZ: Ana Macuácua; Carlos Sitoe; Marta Cossa
CA: Chloe Tremblay; Liam Macdonald; Simran Gill
MX GT CR DO: Daniela Hernández; Luis Ramírez; Paola Méndez
AR UY: Camila Fernández; Matías Romero; Lucía Pereyra
CL BO EC: Javiera Rojas; Diego Muñoz; Paula Soto
CO PE: Valentina Restrepo; Andrés Quispe; Laura Cárdenas
BR: Juliana Souza; Rafael Lima; Camila Rocha
AU: Chloe Hughes; Jack Morrison; Anh Tran
NZ: Aroha Walker; Sam Fraser; Mele Tonga
JP: Yuki Tanaka; Haruto Sato; Aoi Mori
KR: Jiwoo Kim; Minjun Park; Seoyeon Lee
CN HK: Fang Wang; Jun Li; Xin Chen
SG MY: Hui Tan; Arjun Pillai; Siti Rahman
TH: Ploy Suksai; Anan Wongsa; Dao Chaiyo
VN: Lan Nguyen; Minh Tran; Hoa Pham
KH: Sophea Chan; Dara Sok; Bopha Keo
PH: Maria Santos; Jose Reyes; Liza Cruz
ID: Dewi Lestari; Budi Santoso; Siti Wulandari
IN: Ananya Joshi; Rohan Patil; Kavita Nair
NP: Sita Gurung; Bikash Thapa; Maya Rai
PK: Ayesha Malik; Bilal Ahmed; Sana Qureshi
BD: Nusrat Rahman; Tanvir Hossain; Shirin Akter
LK: Nadeesha Perera; Kasun Silva; Fathima Nazeer
`;

/** Given and family name of three, by the country's code. */
export const NAMES_OF: ReadonlyMap<string, readonly (readonly [string, string])[]> = new Map(
  ROWS.trim()
    .split("\n")
    .flatMap((row) => {
      const [codes = "", people = ""] = row.split(": ");
      const named = people.split("; ").map((person): readonly [string, string] => {
        const [given = "", ...family] = person.split(" ");
        return [given, family.join(" ")];
      });
      return codes.split(" ").map((code) => [code, named] as const);
    }),
);
