import { SECTOR_WORDS } from "./sector-words";
import { SECTOR_WORDS_ABROAD } from "./sector-words-abroad";

/** id | shown label | NAICS 2022 title it stands nearest to | terms, "*n" gives a weight (1 by default); a few in es, pt, fr, de, it. */
const ROWS = `home-services|Home services and building trades|Specialty Trade Contractors|hvac*3 plumber*2 plumbing*3 electrician*3 roofing*3 roofer*3 contractor*2 technician*1 handyman*3 heating*2 furnace*2 boiler*2 renovation*3 carpenter*3 painter*2 drywall*3 job site*2 warranty*1 serial plate*2 home repair*3 reforma*2 fontanero*3 handwerker*3
construction|Construction|Construction of Buildings|construction*3 building site*3 builder*2 architect*2 concrete*2 scaffold*3 bim*3 crane*2 subcontractor*3 blueprint*2 excavation*3 obra*1 construcción*3 baustelle*3 chantier*3
real-estate|Real estate|Real Estate|real estate*3 landlord*3 tenant*3 rental property*3 lease*2 apartment*2 rent*1 flat*1 property management*3 mortgage*2 realtor*3 broker*1 listing*1 vacancy*1 housing*2 immobil*3 inmobiliaria*3 alquiler*2 miete*2
coworking|Workspaces|Lessors of Nonresidential Buildings|coworking*3 co-working*3 desk space*3 meeting room*2 office space*3 hot desk*3 workspace*2
restaurants|Restaurants and catering|Food Services and Drinking Places|restaurant*3 bagel*3 dumpling*3 noodle*2 arepa*3 falafel*3 waffle*3 pancake*3 street food*4 sandwich*2 food stand*4 snack bar*3 café*3 cafe*3 diner*2 menu*2 chef*2 cook*2 kitchen*2 catering*3 food truck*3 meal*2 lunch*2 dinner*1 dish*1 bistro*3 ghost kitchen*3 bar*1 coffee shop*3 plato*1 restaurante*3 comida*2 cuisine*2 küche
food-products|Food and drink products|Food Manufacturing|bread*3 bakery*3 bake*3 bakeries*3 sourdough*3 flour*2 snack*3 sauce*2 chocolate*3 cheese*2 granola*3 allergen*2 allergy*2 packaged food*3 recipe*1 ferment*2 jam*2 honey*2 tea*2 coffee*1 bean*1 pan*1 panadería*3 brot*3 gluten-free*3 vegan*2
beverages|Drinks|Beverage Manufacturing|beer*3 brewery*3 wine*3 winery*3 kombucha*3 spirits*2 distillery*3 juice*2 cider*3 soft drink*3 cocktail*2 cerveza*3 vino*2
agriculture|Agriculture and produce|Crop Production|farm*3 farmer*3 crop*3 harvest*3 irrigation*3 greenhouse*3 soil*2 livestock*3 dairy*2 seed*1 fertiliser*3 fertilizer*3 produce*2 tomato*2 mango*2 vegetable*2 fruit*2 crate*1 market stall*2 cold room*2 agricultor*3 finca*2 landwirt*3
grocery|Grocery retail|Food and Beverage Retailers|grocery*3 groceries*3 supermarket*1 corner shop*2 convenience store*3 pantry*2 organic shop*2 zero waste shop*3
fashion|Clothing and fashion|Apparel Manufacturing|clothing*3 clothes*3 fashion*3 dress*2 shirt*2 garment*3 apparel*3 wardrobe*3 shoe*2 sneaker*3 outfit*3 tailor*3 fabric*2 textile*2 jewellery*3 jewelry*3 ropa*3 moda*3 kleidung*3
beauty|Beauty and personal care|Personal Care Services|beauty*3 salon*3 hair*1 hairdresser*3 barber*3 cosmetic*3 skincare*3 skin care*3 makeup*3 nail*1 spa*1 massage*3 shampoo*3 fragrance*3 peluquería*3 friseur*3
fitness|Fitness and sport|Fitness and Recreational Sports Centers|gym*3 fitness*3 workout*3 yoga*3 pilates*3 trainer*2 running*2 cyclist*2 cycling*2 climbing*3 football*2 sport*2 athlete*3 marathon*3 coach*1 swim*2 gimnasio*3
health-clinics|Health care|Ambulatory Health Care Services|patient*3 clinic*3 doctor*3 nurse*2 physician*3 dentist*3 dental*1 therapist*2 therapy*2 physiotherapy*3 telemedicine*3 diagnosis*2 appointment*1 medical*2 hospital*2 prescription*2 symptom*2 gp*1 clínica*3 paciente*3 arzt*3 médico*2
mental-health|Mental health|Offices of Mental Health Practitioners|mental health*3 anxiety*3 depression*3 burnout*3 psychologist*3 counselling*3 counseling*3 meditation*3 mindfulness*3 stress*2 grief*2 loneliness*2
elder-care|Care for older people|Nursing and Residential Care Facilities|elderly*3 older people*3 seniors*3 dementia*3 carer*2 caregiver*3 care home*3 nursing home*3 ageing*2 aging*2 retirement home*3 assisted living*3
medical-devices|Medical devices|Medical Equipment and Supplies Manufacturing|medical device*3 wearable*2 glucose*3 insulin*3 implant*3 prosthetic*3 hearing aid*3 blood pressure*3 ecg*3 catheter*3 inhaler*3
pharmacy|Pharmacies and medicines|Pharmacies and Drug Retailers|pharmacy*3 pharmacies*3 pharmacist*3 medicine*2 drug*2 pill*2 vaccine*2 dosage*2 farmacia*3 apotheke*3
biotech|Biotechnology|Scientific Research and Development Services|biotech*3 gene*2 dna*3 enzyme*3 protein*2 cell culture*3 laboratory*2 assay*3 crispr*3 microbiome*3
pets|Pets|Pet Care Services|dog*3 cat*2 pet*3 puppy*3 kitten*3 vet*2 veterinarian*3 veterinary*3 walker*2 groomer*3 kennel*3 leash*3 pet food*3 perro*3 mascota*3 hund*2
childcare|Childcare and parenting|Child Care Services|childcare*3 nursery*2 daycare*3 babysitter*3 nanny*3 toddler*3 baby*2 newborn*3 kindergarten*3 parenting*3 playground*2 guardería*3 kita*3
schools|Schools and tutoring|Educational Services|student*2 tutor*3 tutoring*3 exam*3 classroom*3 homework*3 curriculum*3 school*2 teacher*2 pupil*2 mathematics*2 lesson*2 cohort*2 university*2 entrance exam*3 past paper*3 escuela*3 estudiante*3 schule*2 élève*2
languages|Language learning|Language Schools|language learning*3 vocabulary*3 pronunciation*3 learn english*3 learn spanish*3 translator*2 grammar*3 conversation partner*3 native speaker*3
training|Training and careers|Other Schools and Instruction|bootcamp*3 upskill*3 reskill*3 certification*2 apprentice*2 vocational*3 professional training*3 e-learning*3 online course*3 workshop*2
recruiting|Recruiting and jobs|Employment Services|recruit*3 recruiter*3 hiring*3 candidate*3 job seeker*3 cv*2 resume*2 staffing*3 shift*2 interview*2 vacancy*2 talent*2 freelancer*2 gig worker*3
hr|HR and payroll|Human Resources Consulting Services|payroll*3 hr*2 employee engagement*3 time tracking*3 timesheet*3 leave request*3 onboarding*2 absence*2 performance review*3 nómina*3
accounting|Accounting and invoicing|Accounting and Bookkeeping Services|accounting*3 accountant*3 bookkeeping*3 bookkeeper*3 invoice*3 invoices*3 expense*2 receipt*2 tax return*3 vat*2 ledger*2 procurement*2 factura*3 buchhaltung*3 rechnung*3 comptab*3
payments|Payments|Financial Transactions Processing|payment*2 payments*2 checkout*2 wallet*3 card terminal*3 remittance*3 money transfer*3 mobile money*3 pos terminal*3 point of sale*2 m-pesa*2
lending|Lending and savings|Nondepository Credit Intermediation|loan*3 lender*2 credit score*3 savings circle*3 microloan*3 borrower*2 microfinance*3 debt*2 interest rate*2 salary advance*3 bnpl*3 préstamo*3 kredit*3
insurance|Insurance|Insurance Carriers and Related Activities|insurance*2 insurer*2 policyholder*3 premium*1 underwriting*3 insured*1 claim*1 broker*1 insurtech*3 seguro*2 versicherung*3
investing|Investing|Securities and Other Financial Investments|invest*2 investor*2 portfolio*2 stock*1 etf*3 trading*2 pension*2 robo-advisor*3 crypto*3 bitcoin*3 token*2 wealth*2
legal|Legal services|Legal Services|lawyer*3 legal*2 contract clause*3 law firm*3 court*1 ruling*2 counsel*3 litigation*3 paralegal*3 compliance*2 regulation*2 judgment*2 data protection*2 gdpr*2 abogado*3 anwalt*3
logistics|Logistics and delivery|Couriers and Messengers|delivery*2 courier*3 parcel*3 freight*3 shipment*3 warehouse*3 last mile*3 trucking*3 truck*2 fleet*2 dispatch*2 route planning*3 pallet*3 envío*2 fracht*3
mobility|Mobility and transport|Transit and Ground Passenger Transportation|ride*1 taxi*3 bus*1 commuter*3 scooter*3 e-bike*2 bike*1 parking*3 car sharing*3 carpool*3 train*1 cargo bike*3
bicycles|Bicycles|Sporting Goods, Hobby, and Musical Instrument Retailers|bicycle*3
automotive|Cars and repair|Automotive Repair and Maintenance|garage*2 car repair*3 car mechanic*3 mechanic*2 tyre*3 tire*2 auto parts*3 dealership*3 car wash*3 ev charger*2 vehicle*1
energy|Energy|Electric Power Generation, Transmission and Distribution|solar*3 battery storage*3 energy*2 electricity*2 heat pump*3 wind turbine*3 grid*2 charging station*3 kwh*3 photovoltaic*3 power outage*2 off-grid*3 energía*2 strom*2
climate|Climate and waste|Waste Management and Remediation Services|carbon*2 emission*2 recycling*3 recycle*3 waste*2 compost*3 circular*2 plastic*2 landfill*3 climate*2 reuse*2 residuos*3 abfall*2
water|Water|Water, Sewage and Other Systems|water quality*3 drinking water*3 leak*2 pipe*2 valve*2 water filter*3 sewage*3 borehole*3 water meter*3 water pump*3 hand pump*3 water point*3 water well*3 flood*2
manufacturing|Manufacturing and industry|Machinery Manufacturing|factory*3 manufacturer*1 machine*2 cnc*3 production line*3 maintenance*1 spare part*3 assembly line*3 quality control*2 plc*3 predictive maintenance*3 welding*3
chemicals|Chemicals and materials|Chemical Manufacturing|chemical*3 material science*3
hardware|Electronics and sensors|Computer and Electronic Product Manufacturing|sensor*3 device*2 battery*1 firmware*3 bluetooth*2 gadget*3 circuit*2 camera*1 smart lock*3 drone*3 robot*3 3d print*3 iot*3 cellular chip*2
repair|Repair of phones and household goods|Personal and Household Goods Repair and Maintenance|phone repair*4 repair*1
software-tools|Software tools|Software Publishers|software*2 app*1 dashboard*2 workflow*2 saas*3 automation*2 plugin*2 spreadsheet*1 integration*2 crm*3 project management*3 no-code*3 aplicación software anwendung
developer-tools|Developer tools and APIs|Computer Systems Design and Related Services|api*3 developer*3 developers*3 sdk*3 json*3 code*1 open source*2 webhook*3 devops*3 database*2 debugging*3 deploy*2 parser*2 endpoint*2
data-ai|Data and AI|Data Processing, Hosting and Related Services|machine learning*2 artificial intelligence*2 data set*2 dataset*2 predict*1 prediction*2 forecast*1 analytics*2 chatbot*3 language model*3 annotation*2 predice*2 demand forecast*2
security|Security|Investigation and Security Services|cybersecurity*3 phishing*3 password*2 security audit*3 burglar*3 alarm*2 surveillance*2 fraud*2 identity check*2 encryption*2 malware*3
marketing|Marketing and advertising|Advertising, Public Relations and Related Services|advertising*2 ad campaign*3 seo*3 social media*2 influencer*3 brand awareness*3 copywriting*3 email marketing*3 content creator*2 agency*1 marketing*2
design|Design and creative services|Specialized Design Services|designer*3 graphic design*3 illustration*3 interior design*3 portfolio*1 video editing*3 animation*2 logo*2
photography|Photography and video|Photographic Services|photographer*3 photography*3
media|News and newsletters|Newspaper, Periodical and Book Publishers|newsletter*3 magazine*3 journalist*3 podcast*3 article*2 reader*2 subscriber*1 editor*1 news*2 publisher*2 blog*2 summarises*1 boletín*3
entertainment|Film, music and events media|Motion Picture and Sound Recording Industries|film*2 movie*3 music*2 musician*3 band*2 streaming*2 concert*2 album*2 studio*1 playlist*3 artist*1
games|Games|Software Publishers (games)|game*2 gamer*3 gaming*3 board game*3 esports*3 puzzle*2 multiplayer*3 game studio*3
hobbies|Hobbies and creative courses|Fine Arts Schools|hobby*3
events|Events and tickets|Promoters of Performing Arts, Sports, and Similar Events|event*2 wedding*3 conference*2 ticket*2 venue*3 festival*3 party*2 organiser*2 rsvp*3 planner*1 boda*3 hochzeit*3
travel|Travel and tourism|Travel Arrangement and Reservation Services|travel*2 traveller*3 tourist*3 tourism*3 trip*2 itinerary*3 guide*1 flight*2 tour*2 excursion*3 viaje*3 reise*2 backpacker*3
hotels|Hotels and stays|Accommodation|hotel*3 hostel*3 guest*1 bed and breakfast*3 airbnb*2 check-in*2 campsite*3 glamping*3 holiday home*3 room night*3
sharing|Rental and sharing|Consumer Goods Rental|rent out*3 rental*2 borrow*3 lend*2 lending library*3 tool*2 tools*2 drill*2 sharing*2 neighbour*2 neighbor*2 hire shop*3 locker*1 second-hand*2 secondhand*2
retail|Shops and e-commerce|General Merchandise Retailers|online shop*3 online store*3 boutique*3 store*1 shopper*2 retailer*2 merchandise*2 gift*2 subscription box*3 dropship*3 resale*2 marketplace*1 tienda*2
home-goods|Home and furniture|Furniture and Related Product Manufacturing|furniture*3 sofa*3 mattress*3 chair*2 table*1 decor*3 candle*3 lamp*2 kitchenware*3 upholstery*3 re-cover*3 reupholster*3 upholsterer*3 bedding*3 plant pot*3 houseplant*3
crafts|Crafts and makers|Other Miscellaneous Manufacturing|handmade*3 craft*2 pottery*3 ceramic*3 knitting*3 wood*1 maker*1 artisan*3 leather*2
cleaning|Cleaning and laundry|Services to Buildings and Dwellings|cleaning*3 cleaner*2 laundry*3 laundromat*3 dry cleaning*3 housekeeping*3 linen*2 ironing*3 wash*2 washing*2 janitor*3 window cleaning*3 limpieza*3 reinigung*3
gardening|Gardens and landscaping|Landscaping Services|garden*3 gardener*3 lawn*3 landscaping*3 tree*1 plant*1 mowing*3 hedge*2
social-services|Social services|Social Assistance|refugee*3 homeless*3 newcomer*2 volunteer*2 food bank*3 disability*3 disabled*3 integration course*3 vulnerable*2 poverty*3 shelter*2 beneficiary*3 migrant*3
nonprofit|Charities and community|Religious, Grantmaking, Civic, Professional, and Similar Organizations|charity*3 non-profit*3 nonprofit*3 ngo*3 donor*3 donation*3 fundraising*3 community group*2 church*2 association*2
government|Public sector|Public Administration|municipality*2 city council*3 citizen*2 public service*3 permit*2 civic*2 procurement*1 tender*3 government*2
dating|Dating and social networks|Web Search Portals and All Other Information Services|dating*3 singles*3 social network*3 friends*1 friendship*3 match people*2 connect people*2 meet new people*3 community app*2
weather-space|Space and earth data|Surveying and Mapping Services|satellite*2 weather*1 mapping*2 gis*3 survey*1 drone*3 geospatial*3 map data*3
telecom|Telecommunications|Telecommunications|internet provider*3 broadband*3 sim card*3 telecom*3 sms*1 call centre*2 call center*2 voip*3 message gateway*3 wifi*1`;

export interface Sector {
  id: string;
  label: string;
  naics: string;
  terms: readonly { term: string; weight: number }[];
}

/** Terms are separated by spaces; a term of several words ends where its weight stands, so each of those has one. */
function terms(cell: string): Sector["terms"] {
  const found: { term: string; weight: number }[] = [];
  let words: string[] = [];
  for (const token of cell.split(" ")) {
    const [word = "", weight] = token.split("*");
    words.push(word);
    if (weight === undefined) continue;
    found.push({ term: words.join(" "), weight: Number(weight) });
    words = [];
  }
  if (words.length > 0) found.push(...words.map((term) => ({ term, weight: 1 })));
  return found;
}

const FURTHER = new Map(SECTOR_WORDS.split("\n").map((row) => row.split("|") as [string, string]));

/** A term that stands in both lists keeps its higher weight. */
const strongest = (found: Sector["terms"]) => {
  const weights = new Map<string, number>();
  for (const { term, weight } of found) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  return [...weights].map(([term, weight]) => ({ term, weight }));
};

export const SECTORS: readonly Sector[] = ROWS.split("\n").map((row) => {
  const [id = "", label = "", naics = "", cell = ""] = row.split("|");
  return {
    id,
    label,
    naics,
    terms: strongest([
      ...terms(cell),
      ...terms(FURTHER.get(id) ?? ""),
      ...terms(SECTOR_WORDS_ABROAD.get(id) ?? ""),
    ]),
  };
});
