/** Programs that make things, and tools for founders: id | solution | target customer | how it earns, as founders write them. */
export const AI_MAKERS_SAMPLES = `
ai-document-chat | Upload a PDF or paste a video link and ask questions, each answer shows the page it comes from. | Students and researchers with long reading lists | $9 per month.
ai-document-chat | It summarises reports and contracts and answers questions about them in the browser. | Consultants and managers who read a lot | Free for three files, then €12 monthly.
ai-image-maker | Describe a scene and get four pictures in the style you choose, then change parts by words. | Hobby artists and story writers | $8 a month or credit packs.
ai-image-maker | A phone app that paints characters and wallpapers from a sentence. | Teenagers and gamers in India | ₹149 per month.
ai-video-maker | Type a scene or upload a photo and receive a short video with sound. | TikTok and YouTube creators without a camera | $24 per month with sixty clips.
ai-video-maker | Paste a script, approve the storyboard and the software generates all shots with voice and music. | Explainer channels and small marketing teams | From €19 monthly.
ai-music-maker | Paste lyrics, pick a style and it sings a complete song you can download. | Hobby songwriters and people who give songs as presents | $10 a month.
ai-music-maker | It generates background music with the mood and length of your video, free of claims. | YouTubers and podcasters | €12 monthly.
ai-slide-maker | Paste your notes or a document and get finished slides you can edit in PowerPoint. | Students, consultants and speakers | $12 per month.
ai-slide-maker | Staff type an outline and receive a presentation in the company's own design. | Companies with many presentations | €12 per user and month.
photo-editing-app | A phone app that improves light, removes strangers and retouches pictures with one tap. | Travellers and parents who share phone pictures | $5 per month without ads.
photo-editing-app | Scan old family prints and the app removes scratches and brings back colour. | Families with old photographs | €2 per picture or €20 a year.
virtual-try-on | A button for fashion shops: shoppers upload a photo and see the dress on themselves. | Online fashion shops | $99 per month for each shop.
virtual-try-on | A live mirror that shows frames, lipsticks or hair colours on the shopper's own face. | Opticians and beauty brands | €59 monthly plus set-up.
room-restyle-ai | Take a photo of a room, choose a style and see it redesigned within seconds. | Home owners and renters who redecorate | $12 for a pack of thirty pictures.
room-restyle-ai | The app changes floor, walls and furniture in a picture of your kitchen and lists where to buy them. | People planning a renovation | £12 per project and shop commission.
diy-guide-ai | Photograph a household fault and the app names the cause and guides you through the repair. | Home owners and tenants without a tradesperson | $6 per month.
diy-guide-ai | An assistant that checks each step of a small home repair with the camera. | Beginners in their first flat | Three jobs free, then €5 monthly.
business-plan-tool | Answer questions about your idea and receive a business plan with finance tables for the bank. | Founders of small businesses | $29 per plan or $19 monthly.
business-plan-tool | It checks a start-up idea against competitors and market figures and gives an honest score. | First-time founders and incubators | Free report, then €15 per month.
cofounder-matching | Founders enter skills, goals and hours and meet people who complement them for a trial project. | People who want to start a company and look for a partner | $25 per month.
cofounder-matching | A matching platform with which start-up programmes pair their single founders. | Accelerators and university hubs | $300 a month per programme.
investor-matching | Upload your deck and get the angels and funds that invest in your stage and sector, with an introduction. | Start-ups raising their first round | $59 per month.
investor-matching | A closed platform that shows screened start-ups to members of angel clubs. | Business angels and their networks | €600 yearly per investor.
custom-software-development | We plan, build and maintain web and mobile apps made for one company. | Firms with twenty to two hundred staff | Fixed price per project plus maintenance.
custom-software-development | A small team of engineers builds AI systems on a client's own data, starting with a paid pilot. | Logistics, insurance and retail companies | Pilot for $8,000, then by project.
ai-lesson-planner | Enter topic and class and receive a lesson plan, a worksheet and a quiz to edit. | School teachers | $8 a month or a school licence.
ai-lesson-planner | It turns any article into a language lesson with exercises at the right level. | Private language tutors and language schools | €9 monthly.
market-research-tool | Write a few questions and get answers from three hundred checked consumers within a day. | Product teams and small brands | From $300 per study.
market-research-tool | An AI interviewer talks with recruited people and sorts what they say into themes. | Researchers in product teams and agencies | $29 per interview or a team plan.
llm-developer-tools | An SDK that logs prompts and answers of AI apps, grades them and warns when quality falls. | Engineering teams with language models in production | $149 per month for each team.
llm-developer-tools | One endpoint that routes each request to the cheapest suitable model and switches when one fails. | Software companies that build on several models | €99 monthly plus usage.
product-analytics | A small script shows funnels, paths and the step at which users leave an app. | Product teams of software companies | Free up to ten thousand events, then $39 a month.
product-analytics | Visitor statistics without cookies, with heat maps and recordings of anonymous visits. | Owners of websites and web shops | €19 per month.
subscription-billing | Plans, usage metering, invoices and retries of failed cards for software companies in one API. | SaaS companies with many plans | $149 monthly plus a share of billings.
subscription-billing | The tool writes friendly reminders and retries failed payments so that subscribers are not lost. | Software and membership firms | Ten per cent of recovered payments.
identity-verification | Customers film their ID and face and the platform knows within seconds who they are. | Fintechs, marketplaces and rental platforms | $1 per check with a monthly minimum.
identity-verification | A proof of age for online shops that passes on only yes or no. | Sellers of alcohol and other age-restricted goods | £25 monthly plus 15 pence per check.
online-exams | Candidates sit exams at home with a locked browser, camera supervision and automatic marking. | Certification bodies and universities | $6 per sitting.
online-exams | A platform for question banks, secure exam days and double marking of open answers. | Universities and training organisations | Yearly licence per student.
`;
