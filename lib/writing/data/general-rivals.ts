/**
 * What stands beside almost every offer of a kind in a country, by names that everybody there knows:
 * country | second-hand and classified sites | online shops | grocers | directories of trades. Public knowledge; nothing
 * is said about prices or plans, and an empty cell names nobody.
 */
const ROWS = `US|Craigslist, Facebook Marketplace, eBay|Amazon, Walmart, Etsy|Walmart, Kroger, Trader Joe's|Angi, Thumbtack, Yelp
GB|Gumtree, eBay, Vinted|Amazon, eBay, Argos|Tesco, Sainsbury's, Lidl|Checkatrade, MyBuilder, Rated People
IE|DoneDeal, Adverts.ie, Facebook Marketplace|Amazon, Argos, Etsy|Dunnes Stores, SuperValu, Tesco|Onlinetradesmen, Tradesmen.ie
CA|Kijiji, Facebook Marketplace|Amazon, Canadian Tire, Walmart|Loblaws, Sobeys, Metro|HomeStars, Kijiji
AU|Gumtree, Facebook Marketplace|Amazon, Kmart, eBay|Woolworths, Coles, Aldi|hipages, Airtasker, Oneflare
NZ|Trade Me, Facebook Marketplace|Trade Me, The Warehouse, Mighty Ape|Woolworths, New World, Pak'nSave|Builderscrack, NoCowboys
DE|Kleinanzeigen, Vinted, eBay|Amazon, Otto, eBay|Rewe, Edeka, Lidl|MyHammer, Check24, Kleinanzeigen
AT|Willhaben, Vinted|Amazon, Otto, Zalando|Spar, Billa, Hofer|MyHammer, Willhaben
CH|Ricardo, Tutti, Anibis|Galaxus, Amazon, Migros|Migros, Coop, Aldi|Ofri, Renovero
FR|Leboncoin, Vinted|Amazon, Cdiscount, Fnac|Carrefour, Leclerc, Intermarché|Leboncoin, AlloVoisins, Travaux.com
ES|Wallapop, Milanuncios, Vinted|Amazon, El Corte Inglés, AliExpress|Mercadona, Carrefour, Lidl|Habitissimo, Cronoshare, Milanuncios
PT|OLX, Vinted|Amazon, Worten, Fnac|Continente, Pingo Doce, Lidl|Fixando, Zaask, OLX
IT|Subito, Vinted|Amazon, eBay, Zalando|Esselunga, Coop, Conad|ProntoPro, Instapro, Subito
NL|Marktplaats, Vinted|Bol, Coolblue, Amazon|Albert Heijn, Jumbo, Lidl|Werkspot, Marktplaats
BE|2dehands, Vinted|Bol, Amazon, Coolblue|Colruyt, Delhaize, Carrefour|Ring Twice, 2dehands
DK|DBA, Facebook Marketplace|Elgiganten, Zalando, Amazon|Netto, Føtex, Rema 1000|3byggetilbud, Handyhand
SE|Blocket, Tradera|CDON, Amazon, Zalando|ICA, Coop, Willys|Offerta, Servicefinder
NO|Finn.no, Facebook Marketplace|Komplett, Zalando, Elkjøp|Rema 1000, Kiwi, Coop|Mittanbud, Finn.no
FI|Tori, Facebook Marketplace|Verkkokauppa.com, Zalando, Tokmanni|K-Market, S-market, Lidl|Urakkamaailma, Tori
PL|OLX, Allegro Lokalnie, Vinted|Allegro, Amazon, Empik|Biedronka, Lidl, Żabka|Fixly, Oferteo, OLX
CZ|Bazoš, Vinted|Alza, Mall, Allegro|Albert, Kaufland, Lidl|NejŘemeslníci, Bazoš
SK|Bazoš, Vinted|Alza, Allegro|Kaufland, Lidl, Tesco|Bazoš
HU|Jófogás, Vatera, Vinted|eMAG, Alza|Lidl, Spar, Tesco|Qjob, Jófogás
RO|OLX, Vinted|eMAG, Altex|Kaufland, Lidl, Carrefour|OLX
BG|OLX, Bazar.bg|eMAG, Amazon|Kaufland, Lidl, Billa|OLX
GR|Vendora, Facebook Marketplace|Skroutz, Amazon|Sklavenitis, AB Vassilopoulos, Lidl|Douleutaras
HR|Njuškalo|Amazon, Zalando|Konzum, Lidl, Spar|Njuškalo
LT|Skelbiu, Vinted|Pigu, Amazon|Maxima, Lidl, Rimi|Paslaugos.lt, Skelbiu
LV|SS.com|220.lv, Amazon|Maxima, Rimi, Lidl|SS.com
EE|Okidoki, Osta.ee|Kaup24, Amazon|Rimi, Selver, Maxima|Hange.ee
TR|Sahibinden, Letgo|Trendyol, Hepsiburada, Amazon|Migros, BİM, A101|Armut, Sahibinden
IL|Yad2, Facebook Marketplace|KSP, AliExpress, Amazon|Shufersal, Rami Levy|Midrag, Yad2
AE|Dubizzle, Facebook Marketplace|Amazon, Noon|Carrefour, Lulu|ServiceMarket, Justlife
IN|OLX, Quikr|Amazon, Flipkart, Meesho|BigBasket, Blinkit, DMart|Urban Company, Justdial
PK|OLX, Facebook groups|Daraz, Telemart|Imtiaz, Carrefour|OLX
BD|Bikroy, Facebook groups|Daraz, Chaldal|Chaldal, Shwapno|Sheba.xyz, Bikroy
LK|ikman, Facebook groups|Daraz, Kapruka|Keells, Cargills|ikman
SG|Carousell, Facebook Marketplace|Shopee, Lazada, Amazon|FairPrice, Cold Storage, Sheng Siong|Carousell, Helpling
MY|Carousell, Mudah|Shopee, Lazada|Lotus's, Mydin, 99 Speedmart|Kaodim, Recommend.my
ID|OLX, Facebook Marketplace|Tokopedia, Shopee, Lazada|Alfamart, Indomaret|Sejasa, OLX
PH|Carousell, Facebook Marketplace|Shopee, Lazada|SM Supermarket, Puregold|Facebook groups
TH|Kaidee, Facebook Marketplace|Shopee, Lazada|7-Eleven, Big C, Lotus's|Fixzy, Facebook groups
VN|Chợ Tốt, Facebook groups|Shopee, Tiki, Lazada|WinMart, Co.opmart|Chợ Tốt
JP|Mercari, Jmty|Amazon, Rakuten, Yahoo! Shopping|Aeon, Seven-Eleven, Ito-Yokado|Kurashi no Market, Jmty
KR|Karrot, Joongna|Coupang, Naver Shopping|E-Mart, Lotte Mart|Soomgo, Karrot
HK|Carousell, Facebook Marketplace|HKTVmall, Amazon|ParknShop, Wellcome|Toby, Carousell
TW|Carousell, Shopee|Shopee, Momo|PX Mart, Carrefour|Pro360
CN|Xianyu|Taobao, JD.com, Pinduoduo|Hema, Yonghui|58.com
ZA|Gumtree, Facebook Marketplace|Takealot, Amazon|Checkers, Pick n Pay, Woolworths|SweepSouth, Gumtree
KE|Jiji, Facebook Marketplace|Jumia, Kilimall|Naivas, Quickmart, Carrefour|Lynk, Jiji
NG|Jiji, Facebook Marketplace|Jumia, Konga|Shoprite, Spar|Jiji
GH|Jiji, Tonaton|Jumia|Melcom, Shoprite|Jiji
UG|Jiji, Facebook groups|Jumia|Carrefour, Quality Supermarket|Jiji
TZ|Jiji, ZoomTanzania|Jumia, Kikuu|Shoppers, Village Supermarket|ZoomTanzania
RW|Facebook groups, WhatsApp groups||Simba, Sawa Citi|
EG|Dubizzle, Facebook Marketplace|Amazon, Jumia, Noon|Carrefour, Kazyon|FilKhedma
MA|Avito, Facebook Marketplace|Jumia|Marjane, Carrefour, BIM|Avito
BR|OLX, Enjoei|Mercado Livre, Shopee, Amazon|Carrefour, Pão de Açúcar, Assaí|GetNinjas, OLX
MX|Facebook Marketplace, Segundamano|Mercado Libre, Amazon, Coppel|Walmart, Soriana, Chedraui|Habitissimo, Facebook groups
AR|Mercado Libre, Facebook Marketplace|Mercado Libre, Tiendamia|Coto, Carrefour, Día|Zolvers, Facebook groups
CL|Yapo, Facebook Marketplace|Mercado Libre, Falabella, Ripley|Líder, Jumbo, Santa Isabel|Habitissimo, Yapo
CO|Facebook Marketplace, Mercado Libre|Mercado Libre, Falabella, Éxito|Éxito, D1, Ara|Habitissimo, Facebook groups
PE|Facebook Marketplace, Mercado Libre|Falabella, Mercado Libre, Ripley|Wong, Plaza Vea, Tottus|Facebook groups
EC|Facebook Marketplace, OLX|Mercado Libre, De Prati|Supermaxi, Tía|Facebook groups
UY|Mercado Libre, Facebook Marketplace|Mercado Libre, Tienda Inglesa|Disco, Tienda Inglesa|Mercado Libre`;

export interface GeneralRivals {
  classifieds: string[];
  shops: string[];
  grocers: string[];
  trades: string[];
}

const names = (cell = "") => cell.split(", ").filter(Boolean);

const BY_COUNTRY = new Map(
  ROWS.split("\n").map((row): [string, GeneralRivals] => {
    const [country = "", classifieds, shops, grocers, trades] = row.split("|");
    return [
      country,
      {
        classifieds: names(classifieds),
        shops: names(shops),
        grocers: names(grocers),
        trades: names(trades),
      },
    ];
  }),
);

const ANYWHERE: GeneralRivals = {
  classifieds: ["Facebook Marketplace", "eBay"],
  shops: ["Amazon", "eBay"],
  grocers: [],
  trades: [],
};

export const generalRivals = (country: string | null): GeneralRivals =>
  BY_COUNTRY.get(country ?? "") ?? ANYWHERE;
