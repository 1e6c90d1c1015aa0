/** Tools that write, watch and draw for firms and for single people: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const MACHINE_HELPERS = `
tender-finder | firms
cue: public tender; rfp ministry; tenders ministry; procurement portals; bids ministry; tender notices; tenders match; tender software; tenders drafts; bid writing; tenders finds; tender documents; rfp; bids public; public-tenders; public procurement; tender alerts; request-for-proposals; tenders fit; government contracts; procurement notices; tender answer; tenders reads; tenders public; government rfq; rfqs; government tenders; tenders tenders; public-contracts; public contracts; writes bids; bid documents; procurement tender; state tenders; tender search; public bids
not: tender-responses; old-answers; loving; chicken; freelancers-bid; carriers; meat; grants; grant
kinds: saas services
who: bidder, bidders

sales-call-coach | firms
cue: sales calls; call coaching; sales coach; calls scores; call-centre calls; call recordings; sales conversations; sales-call; sales train ai; role-play sales; calls transcribes sales; analyses calls; sales reps practise; objections practise; coach reps; roleplay sales; listens sales calls; sales-calls; sales phone coach; sales team calls; sales pitch train; role-plays sales; coaching sales; sales-coaching; call-coaching; sales calls ai; phone calls sales training; salespeople calls; calls salespeople; sales calls training; salespeople practise; calls sales reps
not: leads; prospects; cold-email; receptionist; books-appointments; football; answers-phone
kinds: saas
who: sales team, sales teams

product-photos-ai | firms
cue: product photos; product pictures; product-photo; product images; studio-quality pictures; ai models clothes; photo background product; pictures models backgrounds; phone photo product; packshot; fashion photos ai; product photography; food photos menu ai; ai photos listing; photos clothing models; lifestyle photos product; product-photos; product-images; product pictures ai; catalogue photos; photos online shop; shop photos ai; pictures clothes ai; photo-shoot; photo shoot product; studio photos product; ai product photography
not: wedding; portrait; headshot; defect; insurance; property; flats; stock-library; second-hand
kinds: saas services
who: online shop, online shops

ad-creative-ai | both
cue: video ads; ad creative; ads generator; generates ads; ad copy ai; ai ads; ads variant; ad-creatives; creatives ads; tiktok ads; facebook ads ai; ai avatar video; avatar videos; ugc videos; ads campaigns ai; video ads product; ad-creative; marketing videos ai; social ads; ads automatically; video-ads; ad videos; makes ads; creates ads; generate ads; advertising videos ai; ad-generator; ads small business ai; ai-generated ads; advert ai; ads creator; banner ads; ad campaigns ai
not: amazon; billboard; podcasts; blocks; influencers; job; newspaper; taxi; adult
kinds: saas services
who: online brand, online brands

search-visibility | firms
cue: seo; chatgpt recommend; ai search brand; search visib; rankings google; answer-engine; brand chatgpt; keyword research; ai assistants recommend; ai-visibility; search-engine rank; mentioned chatgpt; brand mentions ai; google rank; generative-engine; backlinks; ranks google; brand assistants; visibility ai; seo seo; chatgpt brand; ai-search; chatgpt mention; generative search; ai answers brand; recommend brand ai; seo ai; search ranking; google ranking; seo agency; mentions brand ai; found chatgpt; ai overviews
not: reviews-collect; job; recipes; patents; house; school
kinds: saas services
who: marketing manager, marketing managers

workflow-automation | firms
cue: no-code; repetitive task; software robot; robot old programs; workflow automat; automates back-office; ai-agents; back-office tasks; repetitive tasks; orders emails erp; copying data; automates workflows; robotic-process; ai agents tasks; process automat; automation platform; automate repetitive; orders emails; email orders erp; internal tools build; automates processes; agents workflow; low-code; data entry ai; data-entry; manual tasks automat; automates manual; automates office; office automat; ai-agent data; automation no-code; ai employees; ai workers office; digital workers; copies data; agents repetitive; automate workflows; automates tasks
not: email-marketing; expenses; invoices; home; garden; social-media; kids; game; lab; trading; physical
kinds: saas services
who: office manager, office managers

cloud-costs | firms
cue: cloud-cost; cloud cost; cloud bill; idle servers; aws bill; @aws; oversized databases; cloud spend; finops; kubernetes cost; saas-spend; unused licences; software licences unused; unused subscriptions @compan; aws cost; cloud waste; idle servers switches; unused software licences; gpu cost; databases night; cloud costs; cloud-costs; cloud spending; saves cloud; cloud servers; cloud-bill; servers night; aws azure; unused cloud; reduce cloud; cost kubernetes
not: photos; consumers; family; backup; streaming; holiday
kinds: saas services
who: technical lead, technical leads

data-labelling | firms
cue: data-label; annotate x-ray; annotate ultrasound; annotate picture; record label speech; label speech; @train ai; @training ai; data label; annotat; labels images; training-data; labelled data; labelling images; speech data languages; labels data; training data ai; synthetic data; labelled images; label images; datasets ai train; human-feedback; dataset languages; labelled training; label data; labelling data; labels training; training data; data annotation; annotators annotators; annotation ai; annotate; datasets machine-learning; voice data languages; speech datasets; labelling labelling
not: food-label; wine; clothes-label; price-labels; gym; soil; music-label
kinds: services marketplace saas
who: machine-learning team, machine-learning teams
often: 0.5 1.5 4
costs: 52 62 74 = the annotators' pay and the second look

visa-and-relocation | both
cue: visa applic; work visa; visas; visa documents; work-permit; immigration paper; residence-permit; immigration lawyer; relocation service; relocat employ; immigration applic; work permits; visa process; moving abroad paperwork; expats authorit; residence permit; relocation platform; relocation foreign; visa nurses; nurses visa; visas visas; visa visa; visa flat; relocation relocation; immigration immigration; immigrants paperwork; moving country paperwork; expats paperwork; recognition nurses; visa assist; visa digital; foreigners paperwork; work-visa
not: credit-card; travel-insurance; tourists-guide; removals; dating; language-course; card; visa-card; mastercard
kinds: services saas
who: employer, employers
often: 0.1 0.3 0.8
costs: 40 52 64 = the lawyer's check, fees and translations

inbox-assistant | both
cue: email assistant; inbox; drafts replies; e-mail assistant; sorts emails; emails draft; email replies; inbox sort; answers emails; personal assistant ai; emails drafts tone; emails nobody answered; ai secretary; calendar assistant; schedules meetings ai; email-assistant ai; emails prioritis; mail drafts; inbox inbox; email triage; triages email; email ai; writes emails; email replies ai; emails ai; answers mails; emails important; ai inbox
not: marketing; newsletters; virtual-assist; real-person; support; cold; leads; customers-questions; invoices; orders; parcels; kids; campaign
kinds: saas
who: consultant, consultants

ai-portraits | people
cue: headshot; headshots; ai portrait; professional portraits selfies; portraits from selfies; selfies pictures; ai avatar selfies; selfies professional; profile picture ai; business portraits; passport photos app; photos from selfies; selfies turn; headshots headshots; headshot headshot; linkedin photos; portraits selfies; photos cv ai; cv photo; linkedin pictures; portraits phone photos; application photos
not: wedding; pet; skin; moles; video-ads; painting; product; diary
kinds: usage saas
who: job seeker, job seekers
often: once
share: 1 2.5 5
`;
