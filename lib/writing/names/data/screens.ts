const set = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

/** Well-known names, lower case without spaces; a candidate equal to one, or one edit from one of six letters or more, is dropped. */
export const KNOWN_BRANDS = set(`
  makersmark goodasnew kickstart kickstarter thumbtack fixandgo fixgo paidup payday mended sorted cleared workingorder twowheels freewheel halfords secondlife secondchance secondhand nextdoor opentable firstclass rightontime
  justintime headstart jumpstart fastrack fasttrack springboard stepbystep homebase bestbuy greenthumb bluebird redbull blackbird goodfood goodhands allstate wholefoods freshdirect mindbody classpass peerspace airtasker taskrabbit
  pawprints barkbox petplan petsmart chewy rover wag whistle tractive fetch barkly purina pedigree hivemind beehive hiveworks honeycomb hootsuite slate shutterstock lensbaby lenscrafters darkroom lightroom photobox snapfish
  chalkboard blackboard schoology classdojo bookwhen bookbub goodreads wattpad storybook wordpress letterbox letterboxd postmates quillbot inkscape pageboy frontpage ledgerlive quicken quickbooks cashbook payroll paychex payfit paypoint
  saltandstraw saltworks breadtalk potbelly crockpot larder tiffin mealpal freshly spoonflower teapigs brewdog innocent
  chairish wayfair spanner sprocket spokesman keyring latchkey doorstep toolstation screwfix handyman mrfix fixit ifixit repaircafe restore refurb reboot remade reclaim rekindle renew revive
  watchdog nightwatch safeguard lookout lantern beacon sentinel guardian ringdoorbell signal pulse vigilant
  footprints pathfinder trailblazer compass waymark waypoint wanderlust roamer rambler openroad milestone
  kettle kettlebell teahouse clubhouse roundtable fireside hearth cornerhouse greenhouse farmhouse warehouse
  oldspice bounce tide gain dash comfort persil ariel surf dawn joy
  blockbuster gamestop checkmate kingpin rookie
  adidas adobe adyen affirm airbnb airtable aldi alexa algolia alibaba alphabet amazon amplitude android angi anker ansys apple arc asana asos atlassian audi aurora auth0 autodesk avast azure
  babbel badoo bandcamp barclays basecamp beacon beats behance betterment bing birchbox bitbucket blablacar blackrock block bloomberg bluesky bolt booking bosch box braintree brave brex brevo buffer bumble burger byju
  cadence cadillac calendly calm canva capgemini capterra carfax cargill carvana cashapp chanel chatgpt chewy chime chrome cigna cisco citi clari claude clearbit clickup cloudflare coca coinbase colgate confluent contentful converse coursera craigslist credo crunchbase cursor
  dashlane databricks datadog datto deel deliveroo dell deloitte depop descript deutsche dhl dialpad digitalocean discord disney docker docusign doordash dropbox drift drizly dunkin duolingo dyson
  easyjet ebay ecobee ecosia edx elastic electrolux encore epic eventbrite everlane evernote evergreen expedia expensify
  facebook fairphone fairway fastly fedex ferrari figma finder fitbit fiverr flexport flickr flipkart ford forge foursquare framer freshbooks freshdesk freshworks
  gambit garmin getaround gett github gitlab gmail godaddy gojek goldman google gopro gorillas grab grammarly granary greenhouse groupon grubhub gusto gymshark
  harbor harvest headspace hellofresh hermes hertz hilton hinge home honda honeybook hootsuite hotjar housecall hubspot huawei hulu hyundai
  ibm ikea imdb indeed infosys inkling innocent instacart instagram intel intercom intuit invision ironclad
  jabra jaguar jasper jetblue jetbrains jira jobber johnson jumia justworks
  kajabi kayak kellogg keybase keystone kfc kickstarter kindle klarna klaviyo knack kodak kroger
  lambda lantern lastpass lattice ledger lego lemonade lenovo levis lidl linear linkedin linode lloyds loft logitech loom lorem lufthansa lululemon lush lyft
  magento mailchimp marketo marriott mastercard matterport mazda mcdonalds medium mercari mercury meta metlife michelin microsoft midjourney mint miro mixpanel monday mongodb monzo motorola mozilla mural
  n26 nectar nest nestle netcraft netflix netlify netsuite newrelic nextdoor nike nikon nintendo nissan noom nordstrom norton notion novartis nubank nvidia nytimes
  oatly ocado odoo okta olx omnisend onedrive openai opendoor openware opentable oracle orbit oscar otter outreach oyster
  pagerduty palantir palo panasonic pandora patagonia patreon paxos paychex paypal payoneer peloton pepsi perplexity pexels pfizer philips pinterest pipedrive plaid planet playstation pluralsight podium porch porsche postman postmates prada prezi primer prolific proton purely
  qantas qonto qualcomm qualtrics quickbooks quizlet quora
  rakuten ramp raspberry razer razorpay realtor reddit redfin remitly replit replika resend revolut ring ripple ritual rivian roblox robinhood roku rover ryanair
  safari salesforce samsung sap scribd secondcup segment semrush sentinel sentry sephora servicetitan sharetribe shein shell shopify siemens signal simplisafe skype slack slate smartsheet snapchat snowflake sonos sony soundcloud spacex splice splunk spotify square squarespace stackoverflow stanley starbucks steam stitch stitchfix strava stripe stubhub substack supabase surveymonkey swatch swiggy synthesia
  tableau tally target taskrabbit teachable telegram tender tesco tesla thinkific threads thumbtack tiktok tile tinder todoist toast toggl toggle toyota trader transferwise trello trivago trustpilot tumblr turo twilio twitch twitter typeform
  uber udemy ulta unilever uniqlo unity unsplash upwork upstart usps
  vans vanta vercel verizon viber vimeo vinted visa vodafone volvo voucher vrbo
  walmart warby wave wayfair waypoint waze webex webflow wechat weebly wefox wework whatsapp whoop whole wikipedia wired wise wix wolt woocommerce wordpress workday wrike
  xbox xero xerox xiaomi yahoo yamaha yelp youtube yubo zalando zapier zara zendesk zenefits zephyr zillow zipcar zoho zoom zoominfo
  litmus footnote hello serendip tempur certora checkmate cleartrace chalkline inkwell mise assay endpoint toolkit crema bloom kite gusto fieldnotes headwater hallmark rewild overdrive threshold cortex beam linen parser
  aha ada adept aircall akasa alan allbirds alto ankorstore arrive ashby aspire backmarket bambu bamboo bark barkbox bench bird blinkist bloomscape bookingkit brightwheel bunq buser butternut calo captions carbonfact carrot casper centaur ceros chargebee chargepoint cleo clio cohere coldfront collective comet compass contentsquare cookpad copper coverwallet craftybase crisp cuvva cyberghost daily darktrace deskbird dice dishoom docplanner doctolib drata drip duffel earnin eight envoy eve everlywell fathom fellow ferry fingerprint fireflies firstbase fishbrain flatfile flo flourish fold fountain frame fresha front frontporch fuse gamma geniusscan getsafe glide glovo gong granola greenlight gretel grow handshake hatch headway heap hex hims hingehealth hive holded homebase homelight honeycomb hopin hopper huckleberry hubstaff hume ibotta imprint insightly instantly ironhack jellyfish joko joybird jungle juro kadence karma kin knowunity koala kolibri kompany kolonial ladder landbot lark lattice lavender leapsome lego lendable letgo lightyear linktree lilt livestorm loftie loop luma lunchbox lunar maven mealime medbridge melio mews mindbody miro monta moovit motion mondly moss mosaic n8n naturebox noisli northbeam nova nurture nuvei oda oddbox officely olio omio onfleet onfido opal opusclip otrium ourplace outschool pallet papaya parabola patch payhawk payfit peak pennylane persona petal picnic pigment pilot plangrid platejoy pleo poppins preply primary procore promptly pry qared quip raisin rappi rasa readwise relay remote retool revel ro robin rows rula runna runway saturn scoop seedtag segment sendle shipbob shoeboxed skedda skillshare sleeper sleepio smallcase smartrent smith spendesk spotahome springboard sprout squire sunday stashaway starling steady stepful storable streetbees sweep tala talkspace tandem tide tonal tractive treatwell traderepublic trainline treehouse trolley trustly tutorful twill typedream uizard upstart upwise vinted virta vivino voi wag wahoo wander watershed wealthfront weavy wellster whatnot whereby winnow wonderschool woolf workable writer yoco yokoy yuka zego zoe zola
`);

/** Parts that make a name embarrassing in English. */
export const OFFENSIVE = [
  "anal",
  "anus",
  "arse",
  "bastard",
  "bitch",
  "bloody",
  "boob",
  "bugger",
  "butt",
  "cock",
  "coon",
  "crap",
  "cum",
  "cunt",
  "damn",
  "dick",
  "dildo",
  "dyke",
  "fag",
  "fanny",
  "fart",
  "fuck",
  "hoe",
  "homo",
  "jizz",
  "kike",
  "knob",
  "nazi",
  "nig",
  "nob",
  "paki",
  "penis",
  "piss",
  "poop",
  "porn",
  "prick",
  "pube",
  "pussy",
  "queer",
  "rape",
  "retard",
  "scum",
  "semen",
  "sex",
  "shag",
  "shit",
  "slag",
  "slut",
  "spic",
  "tit",
  "turd",
  "twat",
  "vagin",
  "wank",
  "whore",
];

/** Whole words that mean something unfortunate in another large language. */
export const FOREIGN: Readonly<Record<string, string>> = {
  gift: "poison in German",
  mist: "dung in German",
  magen: "stomach in German",
  pan: "bread in Spanish",
  puta: "an insult in Spanish",
  polla: "an insult in Spanish",
  cono: "an insult in Spanish",
  nova: "read as 'does not go' in Spanish",
  caca: "excrement in several languages",
  mierda: "an insult in Spanish",
  merda: "an insult in Italian",
  cazzo: "an insult in Italian",
  pinto: "vulgar in Portuguese",
  bicha: "an insult in Portuguese",
  con: "an insult in French",
  bite: "vulgar in French",
  pute: "an insult in French",
  salaud: "an insult in French",
  kut: "vulgar in Dutch",
  lul: "vulgar in Dutch",
  pik: "vulgar in Dutch",
  fitta: "vulgar in Swedish",
  slut: "end in Swedish",
  fart: "speed in Swedish",
  kuk: "vulgar in Swedish",
  pula: "vulgar in Romanian",
  kurva: "an insult in several Slavic languages",
  dupa: "vulgar in Polish",
  siri: "vulgar in Japanese",
  bakka: "fool in Japanese",
  kuso: "vulgar in Japanese",
  latte: "slang in German",
  moist: "disliked in English",
  barf: "vomit in English",
  mar: "to damage in English",
};

/** Everyday words used to notice a second way of reading a join ("penisland"). */
export const EVERYDAY = set(`
  age air all ant any arm art ate bad bag ban bar bat bed bin bit bus but buy can cap car cat cop cow cry cut day den dog dry ear eat egg end era eye fan far fat fee few fig fin fit fix fly for fox fun fur gap gas get god got gum gun guy gym had ham hat hen her hid him hip his hit hot how ice ill ink inn ion ire its jam jar jaw jet job joy key kid kit lab lad lap law lay led leg let lid lie lip lit log lot low mad man map mat may men met mix mob mom mud net new nod nor not now nut oak odd off oil old one our out owl own pad pal pan pay pea pen per pet pie pig pin pit pop pot pro pub put rag ran rat raw red rib rid rim rip rod rot row rub rug run sad sat saw say sea see set sew she shy sin sir sit six ski sky sly son spy sum sun tab tan tap tar tax tea ten the tie tin tip toe ton too top toy try tub two use van vet war was wax way web wed wet who why win wit won yes yet you zip zoo
  able away back ball band bank base bath bear beat bell belt best bird bite blow blue boat body bone book boot born boss both bowl burn bush call calm camp card care case cash cast chip city club coal coat code cold cook cool copy corn cost crew crop dark data date dead deal dear debt deep desk diet dirt dish dock door down draw drop drug drum dust duty each earn ease east easy edge else even evil exit face fact fail fair fall farm fast fear feed feel file fill film find fine fire firm fish five flag flat flow food foot form four free from fuel full fund gain game gate gave gear gift girl give glad goal goat gold good grab grew grey grow half hall hand hang hard harm hate have head hear heat held hell help here hero hide high hill hire hold hole home hope horn host hour huge hunt hurt idea iron item join joke jump jury just keen keep kept kick kill kind king knee knew know lack lady laid lake lamp land lane last late lead leaf left lend less life lift like limb line link lion list live load loan lock long look lord lose loss lost loud love luck made mail main make male many mark mask mass mate meal mean meat meet menu mere mild milk mill mind mine miss mode mood moon more most move much must nail name near neck need nest news next nice nine none noon nose note once only onto open oral oven over pace pack page paid pain pair pale palm park part pass past path peak pick pile pill pine pink pipe plan play plot plug plus poem poet pole pool poor port post pour pray pull pump pure push race rage rail rain rank rare rate read real rent rest rice rich ride ring rise risk road rock role roll roof room root rope rose rule rush safe sail sake sale salt same sand save seal seat seed seek seem self sell send sent ship shop shot show shut sick side sign silk sing sink site size skin slip slow snap snow soap soft soil sold sole some song soon sore sort soul soup spin spot star stay stem step stop suit sure swim tail take tale talk tall tank tape task team tear tell tend tent term test text than that them then they thin this tide till time tiny tire toll tone tool tour town trap tray tree trip true tube tune turn type ugly unit upon used user vary vast very vice view vote wage wait wake walk wall want warm warn wash wave weak wear week well went were west what when wide wife wild will wind wine wing wire wise wish with wolf wood word wore work worn yard year zero zone
`);
