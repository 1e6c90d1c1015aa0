/** sector | kinds of company that serve it today | well-known names in it: public knowledge, nothing about their prices or plans. */
const ROWS = `home-services|field-service suites, lead-generation portals, franchised trade groups|ServiceTitan, Housecall Pro, Jobber, Angi, Thumbtack, Checkatrade, MyHammer
construction|project-control suites, drawing and model software, equipment hirers|Procore, Autodesk, PlanRadar, Fieldwire, Buildertrend, Trimble
real-estate|listing portals, property-management suites, letting agencies|Zillow, Rightmove, ImmoScout24, Idealista, AppFolio, Buildium
coworking|workspace chains, desk-booking software, hotel lobbies|WeWork, Regus, Mindspace, Industrious, Deskpass, LiquidSpace
restaurants|till and reservation systems, delivery platforms, contract caterers|Toast, OpenTable, TheFork, Uber Eats, Deliveroo, Too Good To Go, Compass Group
food-products|supermarket own brands, speciality makers, regional bakeries|Schär, Nestlé, Danone, Barilla, Oetker, Hero Group
beverages|large breweries and bottlers, craft makers, importers|Heineken, Carlsberg, Diageo, BrewDog, Innocent, Coca-Cola
agriculture|farm-management software, input suppliers, cooperatives|John Deere, Climate FieldView, Farmonaut, Twiga Foods, Allflex, Nedap, CropIn
grocery|supermarket chains, quick delivery, box schemes|Tesco, Aldi, Lidl, Carrefour, Instacart, Picnic, Gorillas
fashion|fast-fashion chains, resale platforms, independent labels|Zara, H&M, Zalando, Vinted, Depop, Patagonia
beauty|salon-booking systems, cosmetics groups, independent brands|Treatwell, Fresha, L'Oréal, Sephora, Glossier, The Ordinary
fitness|studio-booking systems, gym chains, training apps|Mindbody, ClassPass, Peloton, Strava, PureGym, Basic-Fit
health-clinics|appointment portals, practice software, telemedicine services|Doctolib, Zocdoc, Teladoc, Kry, Practo, Babylon
mental-health|therapy platforms, meditation apps, counselling charities|BetterHelp, Talkspace, Headspace, Calm, HelloBetter, Spill
elder-care|home-care franchises, alarm services, care-finding portals|Home Instead, Papa, Honor, Careship, Cera, SECOM
medical-devices|device groups, contract manufacturers, hospital suppliers|Medtronic, Siemens Healthineers, Philips, Abbott, Dexcom, ResMed
pharmacy|pharmacy chains, mail-order pharmacies, wholesalers|Walgreens, Boots, DocMorris, Redcare Pharmacy, PillPack, Phoenix Group
biotech|instrument makers, contract research, university spin-offs|Thermo Fisher, Illumina, Qiagen, Benchling, Eurofins, Ginkgo Bioworks
pets|walking and sitting platforms, pet-supply chains, veterinary groups|Rover, Wag, Pawshake, Chewy, Zooplus, Fressnapf
childcare|nursery chains, sitter platforms, parents' networks|Bright Horizons, KinderCare, Care.com, Sitly, Brightwheel, Famly
schools|tutoring platforms, preparation schools, learning software|Khan Academy, Kumon, GoStudent, Preply, Superprof, Chegg
languages|learning apps, tutor marketplaces, language schools|Duolingo, Babbel, italki, Preply, Berlitz, Busuu
training|course platforms, chambers and academies, corporate trainers|Coursera, Udemy, LinkedIn Learning, Skillshare, Pluralsight, OpenClassrooms
recruiting|job boards, temporary-work agencies, applicant systems|Indeed, LinkedIn, StepStone, Randstad, Adecco, Greenhouse
hr|payroll bureaux, personnel suites, global employers of record|ADP, Ceridian, Gusto, Personio, Deel, Payworks, Check
accounting|bookkeeping suites, document-capture tools, accountancy firms|QuickBooks, Xero, Sage, DATEV, Dext, Rossum, Mindee
payments|acquirers and gateways, banks, mobile-money operators|Stripe, Adyen, PayPal, Square, SumUp, M-Pesa, Wise
lending|banks and credit unions, online lenders, savings groups|Kiva, Funding Circle, Klarna, Affirm, Tala, Branch
insurance|insurers, brokers, comparison sites|Lemonade, Allianz, AXA, Wefox, Policygenius, Check24
investing|brokers, banks, robo-advisers|Robinhood, Trade Republic, eToro, Betterment, Vanguard, Nutmeg
legal|legal publishers, law firms, research databases|Thomson Reuters, LexisNexis, Wolters Kluwer, Bloomberg Law, OneTrust, Clio
logistics|parcel carriers, freight forwarders, route-planning software|DHL, UPS, FedEx, Flexport, Onfleet, Sendcloud
mobility|ride and scooter fleets, public transport, car-sharing clubs|Uber, Bolt, Lime, BlaBlaCar, Zipcar, Swapfiets
automotive|dealer workshops, parts chains, repair portals|Bosch Car Service, Kwik Fit, AutoZone, Midas, ATU, Carglass
energy|utilities, solar installers, community energy groups|Octopus Energy, E.ON, Enpal, Sunrun, Ripple Energy, Energy4All
climate|carbon-accounting tools, certifiers, waste groups|Watershed, Persefoni, Plan A, Sweep, Greenly, Normative, Veolia
water|leak-detection makers, plumbing suppliers, utilities|Grohe, Phyn, Moen, Flo, Veolia, Culligan
manufacturing|machine builders, industrial software, contract makers|Siemens, Bosch Rexroth, ABB, Fanuc, Augury, Tulip
hardware|consumer-electronics groups, sensor makers, smart-home platforms|Bosch, Honeywell, Aqara, Ring, Nest, Arduino
software-tools|office suites, workflow tools, spreadsheet databases|Microsoft, Google Workspace, Notion, Airtable, Asana, Zapier
developer-tools|cloud platforms, open-source projects, specialised interfaces|Amazon Web Services, Google Cloud, GitHub, Twilio, Postman, Vercel
data-ai|cloud platforms, analytics suites, forecasting specialists|Microsoft, Google Cloud, Databricks, Snowflake, DataRobot, Tableau
security|security suites, identity services, alarm companies|CrowdStrike, Okta, 1Password, Verisure, ADT, Cloudflare
marketing|advertising platforms, e-mail suites, agencies|Google Ads, Meta, HubSpot, Mailchimp, Hootsuite, WPP
design|template tools, freelance platforms, local studios|Canva, Adobe, Figma, 99designs, Fiverr, Flytographer
media|newsletter platforms, specialist publishers, podcast hosts|Substack, Beehiiv, The Economist, Morning Brew, Spotify, Acast
entertainment|streaming services, ticket sellers, rights societies|Netflix, Spotify, YouTube, Bandcamp, Acast, Goalhanger
games|large studios, indie publishers, online boards|Chess.com, Lichess, Steam, Roblox, Unity, Ravensburger
events|planning portals, ticket sellers, venue groups|The Knot, Eventbrite, Ticketmaster, WeddingWire, Hitched, Zankyou
travel|booking portals, tour operators, review sites|Booking.com, Expedia, GetYourGuide, TUI, Airbnb, Tripadvisor
hotels|hostel chains, booking portals, private rooms|Hostelworld, Booking.com, Airbnb, Selina, Generator, Accor
sharing|hire shops, sharing apps, lending libraries|Fat Llama, Peerby, Library of Things, Home Depot Rental, Turo, Vinted
retail|general marketplaces, shop systems, chain stores|Amazon, eBay, Etsy, Shopify, Zalando, Bol
home-goods|furniture chains, online retailers, makers' markets|IKEA, Wayfair, Westwing, Made.com, Etsy, Emma
crafts|makers' marketplaces, craft chains, local markets|Etsy, Michaels, Hobbycraft, Folksy, DaWanda, Ravelry
cleaning|cleaning platforms, facility groups, private cleaners|Helpling, Handy, Merry Maids, ISS, Molly Maid, Laundryheap
gardening|garden centres, landscaping firms, garden apps|Husqvarna, Gardena, LawnStarter, GreenPal, Hornbach, Planta
social-services|municipal services, national charities, social enterprises|Red Cross, Caritas, Save the Children, International Rescue Committee, Kitchen on the Run, Kiva
nonprofit|foundations, donation platforms, volunteer groups|GoFundMe, Benevity, JustGiving, Donorbox, Charity Navigator, betterplace
government|system houses, civic-technology groups, registers|Tyler Technologies, Capita, CivicPlus, Granicus, Accenture, mySociety
dating|dating apps, matchmakers, clubs|Tinder, Bumble, Hinge, Parship, Meetup, OkCupid
weather-space|weather services, satellite operators, research institutes|Planet Labs, Spire, Tomorrow.io, Meteomatics, DTN, AccuWeather
telecom|network operators, interface providers, resellers|Vodafone, Twilio, Orange, T-Mobile, Vonage, Sinch`;

export interface KnownCompanies {
  sector: string;
  kinds: string[];
  names: string[];
}

const split = (cell: string) => cell.split(", ").map((item) => item.trim());

export const KNOWN_COMPANIES: readonly KnownCompanies[] = ROWS.split("\n").map((row) => {
  const [sector = "", kinds = "", names = ""] = row.split("|");
  return { sector, kinds: split(kinds), names: split(names) };
});
