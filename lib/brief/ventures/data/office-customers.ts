/** Software for the office: customers, words and code: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const OFFICE_CUSTOMERS = `
support-assistant | firms
cue: customer support ai; support ticket; helpdesk; help-desk; chatbot customer; chatbot answers; customer-service ai; customer service answers; support agent ai; answers customers chat; support inbox; customer questions answer; support team repl; whatsapp customers bot; support emails draft; chatbot website; order return questions chat; assistant answers chat shop; support customers chat; tickets support; customer emails answer; answers order questions
not: patient; guest; employees; therap; tutor; citizen; church; dental; companion
kinds: saas usage

phone-receptionist | firms
cue: answers phone; answers calls; phone answering; ai receptionist; missed call; virtual reception; voice agent calls; phone assistant call; voice assistant phone; answers the-phone; picks up phone; takes calls; phone bot; voice ai @clinic; voice ai @salon; calls books appointments; call after-hours
not: grandparent; elderly; dementia; scam; table
kinds: saas usage services

email-marketing | firms
cue: email marketing; marketing automat; email campaign; newsletter tool; abandoned-cart; email flow shop; win-back customers message; loyalty message customers sms; mail campaign; campaigns segment; sms marketing; whatsapp marketing; email sequence; newsletters customers firm; email marketing tool; email-marketing brand; newsletters shop; email flows
not: recruit; writers; readers; weekly-newsletter; cold-email; personalised-cold; phish
kinds: saas

social-scheduling | firms
cue: social-media post; social media; instagram post; schedul posts; posts week caption; tiktok business video; content-calendar; social content generat; linkedin posts; post channels; facebook posts; reels shop; google profile post; photos captions post
not: teen; screen-time; influencer; children; detox; agency; freelancers-manage
kinds: saas services

content-writing | firms
cue: seo content; seo article; blog articles; writes articles compan; content writing; product-description; keyword article; marketing copy; ai copy; content strateg; copywriting
not: newsletter; job-ad; resume; translat; grant; university
kinds: saas services usage

review-collecting | firms
cue: google review; review request; online review; review business ask; reviews repl; collects reviews; reputation manage; reviews local business; star rating customers ask; feedback google; answer reviews; reviews restaurant repl; online reviews; google reviews; collects reviews guest; asks guest review; ask customer review; stars google
not: code; contract; performance; peer; literature; employee; product-reviews; essay
kinds: saas

translation-tool | firms
cue: translat ai document; localis; localiz; translat software; subtitl; dubbing; translat website; translat app; translat manual; translat product; live-translat; interpret app; translat meeting; translat api; terminology translat; captions live
not: sign-language; sworn; certified; travel; tourist; menu-guests
kinds: saas usage

voice-api | firms
cue: speech api; voice api; speech-recogn; speech-to-text; text-to-speech; transcri api; transcri dialect; voice model; speech model language; dictation software; voice clon; voice synthes; speech developer; asr; transcri audio hours; speech recogn; speech recognition; text to-speech; speech to-text; speech dialect; voices developers; transcription api
not: therapy; stutter; patient; lecture; phone-receptionist; child-speech
kinds: usage saas

analytics-dashboard | firms
cue: data pipeline; analytics dashboard; dashboard compan; dashboard data connect; business intelligence; ask data plain-language; data warehouse; kpi dashboard; reports sales automat; dashboards owner; data connect sources; etl; ask questions data; numbers dashboard daily; report spreadsheet automat; dashboard connect; connects till books; data pipelines; dashboard morning; questions data plain; numbers one-dashboard; warehouse reports data
not: farm; energy; carbon; cash-flow; patient; athlete; sensor; citizens; driver; learner
kinds: saas

code-and-test-tool | firms
cue: code-review; pull-request; test automat software; browser test; flaky test; developer tool; tests developers code; legacy code; code migrat; api test; generates tests; developer platform; ci pipeline; test apps; bugs before release; coding assistant; codebase; open-source maintain; qa test app
not: school; exam; blood; children; interview; kids; food; hire; candidates
kinds: saas usage

error-monitoring | firms
cue: error monitor; uptime; api monitor; on-call alert; incident engineer; monitor servers; log monitor; downtime alert; outage; website down; observab; monitors api; status page
not: power-cut; patient; machine; elderly; power-outage; diesel; vessel; pump; alarm-pendant
kinds: saas usage

accessibility-check | firms
cue: web accessib; accessib check; wcag; alt-text; accessible website; accessib websites; screen-reader test; accessibility audit; accessib scan; accessib shop; pdf accessible; accessibility developers; barrier-free website
not: wheelchair; travel; toilet; housing; playground; ramp
kinds: saas services

trades-website | firms
cue: website builder; website trades; website @trades; website @plumb; website @restaurant; website @craft; builds website; website ai generat; website-builder; web-page small business minutes; landing-page; website from google; simple website; make website; website photos; websites craft; website trade; website whatsapp; puts page online; one-page website; websites craftsmen; websites tradespeople; websites small; websites restaurants; website hours
not: accessib; chatbot; audit; wedding; monitor; school; translat
kinds: saas services

sales-outreach | firms
cue: cold email; outreach; lead-list; prospecting; sales-email; leads generat b2b; finds leads; linkedin message prospects; sales ai prospects; call prospects; sales calls coach; finds companies contact; buying signal; sales research accounts; lead-generat
not: charity; refugees; church; patients; social-work; homeless; youth; crm
kinds: saas usage
`;
