/** Software and services that ideas build on or sell through; naming one is a dependency, not a rivalry. */
export const PLATFORM_NAMES: readonly string[] =
  "WhatsApp,Instagram,Facebook,TikTok,YouTube,LinkedIn,Twitter,Telegram,Discord,Slack,Microsoft Teams,Zoom,Shopify,WooCommerce,Amazon,Etsy,eBay,App Store,Google Play,Google Maps,Google Ads,Google Workspace,Stripe,PayPal,M-Pesa,Square,Salesforce,HubSpot,QuickBooks,Xero,Sage,DATEV,SAP,Oracle,ServiceTitan,Housecall Pro,Jobber,Notion,Zapier,Airtable,Excel,Google Sheets,Outlook,Gmail,WordPress,Wix,Squarespace,Substack,Beehiiv,Mailchimp,Twilio,AWS,Azure,OpenAI,ChatGPT,Claude,Gemini,GitHub,GitLab,Jira,Figma,Canva,Apple Health,Strava,Garmin,Alexa,HomeKit,Toast,Lightspeed,Revolut,Klarna,Swish,Vipps,Bizum,iDEAL,Pix,UPI,Airbnb,Booking.com,Uber,Uber Eats,DoorDash,Deliveroo,Glovo,Just Eat,Too Good To Go,Mercado Libre,Shopee,Jumia,Moodle,Google Classroom,Duolingo,Coursera,Udemy".split(
    ",",
  );

export const RIVAL_CUES =
  /\b(?:unlike|instead of|compared (?:with|to)|rather than|versus|vs\.?|than(?: with| on| at)?|better than|cheaper than|alternative to|competitors?(?: such as| like|:)?|competing with|replaces?|replacing|a diferencia de|im gegensatz zu|contrairement à|a differenza di|in tegenstelling tot|ao contrário d[eoa])\s+(?:the |los |las |die |les )?$/i;

export const PLATFORM_CUES =
  /\b(?:integrat\w+ (?:with|into)|works? (?:with|next to|inside|alongside|on)|next to|inside|plugs? into|connects? (?:to|with)|built on|runs? on|on top of|through|via|by|from|over|on|with|using|synch?s? with|import from|app for|se integra con|conecta con)\s+(?:the |your |their )?$/i;

export const PARTNER_CUES =
  /\b(?:partner(?:s|ship|ed)?(?: with)?|agreement with|agreed with|signed with|together with|supported by|backed by|endorsed by|in cooperation with|(?:we )?work(?:ing)? with|contract with|letter of intent (?:from|with)|en colaboración con|zusammenarbeit mit)\s+(?:the )?$/i;

/** Capitalised words that are no company. */
export const NOT_NAMES = new Set(
  "I We Our The A An It They He She You My In On At By For From To Of And Or But If When While Each Every No Not This That These Those There Here As With Without Most Many Some All Any Only After Before Because So Then Software App API AI IT HR CEO CFO CRM ERP PDF JSON CSV SMS GPS IoT QR CPM CAC GDPR VAT NHS EU UK US USA USD EUR GBP KES MXN SEK Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December English Spanish German French Italian Dutch Portuguese Swedish HVAC SaaS B2B B2C D2C DTC SME SMB OK FAQ TV PC ID Wi-Fi WiFi Bluetooth NFC Parents Families Students Owners People Companies Small Local Free Basic Pro Premium Business Standard Enterprise Plus Team Later Freemium Residential Secondary Refugee Developers Landlords Tutors Tomato Burst Written Installs Parts Newly Non-profit Office Fruit El La Los Las Una Un Se Cobramos Der Die Das Wir Ein Eine Le Les Il Lo".split(
    " ",
  ),
);
