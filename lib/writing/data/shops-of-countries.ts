/** Where people of a country look up what a thing costs and what is said of it, where that is not Amazon. */
const SHOPS: Readonly<Record<string, string>> = {
  ...{
    CZ: "Heureka and Alza",
    SK: "Heureka and Alza",
    PL: "Allegro and Ceneo",
    TR: "Trendyol and Hepsiburada",
  },
  ...{
    NL: "Bol and Marktplaats",
    BE: "Bol and 2dehands",
    ID: "Tokopedia and Shopee",
    MY: "Shopee and Lazada",
  },
  ...{ PH: "Shopee and Lazada", TH: "Shopee and Lazada", VN: "Shopee and Tiki", SG: "Shopee and Lazada" },
  ...{
    MX: "Mercado Libre and Amazon",
    AR: "Mercado Libre",
    CO: "Mercado Libre",
    CL: "Mercado Libre and Falabella",
  },
  ...{ PE: "Mercado Libre and Falabella", UY: "Mercado Libre", BR: "Mercado Livre and Shopee" },
  ...{
    KE: "Jumia and Jiji",
    NG: "Jumia and Jiji",
    GH: "Jumia and Jiji",
    UG: "Jumia and Jiji",
    EG: "Jumia and Noon",
  },
  ...{ MA: "Jumia and Avito", CI: "Jumia", SN: "Jumia", ZA: "Takealot", IN: "Flipkart and Amazon" },
  ...{
    SE: "Prisjakt and Etsy",
    NO: "Prisjakt and Finn",
    DK: "PriceRunner and Etsy",
    FI: "Verkkokauppa and Tori",
  },
  ...{
    HU: "Árukereső and eMAG",
    RO: "eMAG and OLX",
    BG: "eMAG and OLX",
    GR: "Skroutz",
    UA: "Rozetka and OLX",
  },
  ...{ JP: "Rakuten and Amazon", KR: "Coupang", IL: "KSP and Zap", CH: "Digitec Galaxus and Ricardo" },
};
export const shopsOf = (country: string | null): string => SHOPS[country ?? ""] ?? "Amazon and Etsy";
