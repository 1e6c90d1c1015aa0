/** Tools that write, watch and draw for firms and for single people: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const MACHINE_HELPERS_SCREENS = `
tender-finder
thing: tender, tenders = Cleaning of two schools; New windows, town hall; Training for public staff
must: Alerts that match trade and region; A quick check whether to bid; Deadlines and required documents; Approved texts and references for reuse
later: Results of past tenders and winners; Shared bids with partner firms
screen: Tenders for you | table New today = Tender, Deadline, Fit; Schools, Friday, very good; Town hall, Monday, good; Staff training, May, low | ask Region = Within an hour's drive | button Open the first | nothing suitable today, and the filters can be widened | a portal does not answer: its notices follow as soon as it is back
screen: Bid or not? | headline Cleaning of two schools | list We meet = References; Insurance; Team size | list Still missing = Tax certificate | steps Dates = Questions until Tuesday; Site visit Wednesday; Offer Friday | buttons Bid / Skip with reason | the documents are being read | a document is missing on the portal: ask the buyer
screen: Our bid | steps Bid = Forms, filled in; Prices, open; References, approved; Signature | chart Documents ready | words AI draft, please check every statement | ask Reference = Office cleaning, three years | button Send for approval | no bid in work | the buyer has changed the documents: changes are marked

sales-call-coach
thing: call, calls = First call, new customer; Price talk; Follow-up after the demo
must: Consent to recording before every call; One clear tip after each call; Talk time, questions and next step; Staff see their own results first
later: Practice calls with an AI customer; Best calls as a library for the team
screen: My call | headline First call, new customer | chart Who talked, by minute | list Went well = Open questions; Clear next step | list Try next time = Pause after the price | buttons Listen / Share with my lead | no call recorded yet, and a practice call is ready | the customer did not agree: this call was not recorded
screen: Prepare the next call | ask Customer = Trade firm, five staff | list Last time = Asked about delivery; Wants a trial | talk Practise = Customer: That is too expensive; You: Compared with what? | button Start practice | no call planned today | the calendar is not connected: connect it or type in the call
screen: Team lead | table Team = Name, Calls shared, Working on; Ana, three, price talk; Ben, one, questions; Lin, five, next step | chart Calls with a next step | switch Show only released calls | button Leave a comment | nobody has shared a call yet | a recording reached its date and was deleted

product-photos-ai
thing: picture, pictures = White background; Product in use; Close-up
must: Clean pictures from a phone photo; Colour and shape kept as they are; A before and after view to approve; The right size for each sales channel
later: One style for the whole shop; Many products at once
screen: New picture | picture Phone photo of the product | ask Background = White | ask Use = Shop page | button Create three pictures | upload a photo to begin | the photo is blurred: take it again in daylight
screen: Compare and approve | picture Original photo | picture New picture | list Check = Colour; Shape; Label | buttons Approve / Change | no pictures to check | the label differs from the original: correct it first
screen: My products | table Products = Product, Pictures, Status; Mug, three, approved; Bag, two, to check; Lamp, none, photo missing | button Download all | list Sizes = Shop; Marketplace; Social media | no products yet | the upload stopped: try again

ad-creative-ai
thing: ad, ads = Short video; Picture ad; Customer's review
must: Ads made from the product page; Several openings and texts to test; A person's approval before publishing; Results compared with the current ad
later: Other languages and formats; A warning when an ad tires
screen: Create ads | ask Product page | list Ideas = Show it in use; Customer's review; Before and after | ask Format = Short video | button Make three versions | add a product page to begin | a claim cannot be proven: change the text
screen: Approve | picture First scene | ask Text = See how it works in daily life | list Check = Claims; Music rights; Logo | buttons Approve / Edit | nothing to approve | a picture has no usage rights: replace it
screen: Results | chart Clicks by day | table Ads = Ad, Against current ad, Next; Video, better, keep; Picture, worse, stop; Review, equal, wait | button Stop weak ads | no ad has run yet | the ad account is not connected

search-visibility
thing: check, checks = Mentions in AI answers; Search position, main product; Pages of three rivals
must: Questions customers really ask; Mentions in search and AI answers; Comparison with rivals; A list of pages to improve
later: Reports with the agency's logo; Alerts when something changes
screen: Where you are named | chart Mentions by week | table Questions = Question, You, Rival; Best for small firms?, named, named; Cheapest?, missing, named; Near me?, named, missing | words Each question was asked several times | button See what to improve | the first results arrive tomorrow | an assistant does not answer: its results are left out today
screen: What to improve | list Pages = Prices, unclear; Services, outdated; Questions and answers, missing | picture Services page with comments | steps This week = Add prices; Answer two questions; Check again | buttons Mark as done / Assign | nothing to improve this week | the page cannot be reached: check the address
screen: Customers | table Clients = Client, Mentions, Next report; Bakery, rising, Monday; Law firm, stable, Friday; Shop, falling, today | list To explain = Shop, a page was removed | button Send report | no clients yet, and a free check is ready to share | too few answers for a comparison: the report waits a day

workflow-automation
thing: case, cases = Order by email; Supplier's invoice; Web form
must: A stop and a question when unsure; A log of everything that was done; A test run before it goes live; A way to undo the last step
later: More systems connected; A report of hours saved
screen: Needs your answer | picture Order by email | headline Is the quantity six boxes or six pieces? | ask Remember for this customer = Yes | buttons Boxes / Pieces | nothing needs your answer | the order cannot be read: please enter it by hand
screen: Today's cases | table Cases = Case, Status, Checked by; Order, done, nobody; Invoice, waiting, Anna; Web form, done, Omar | chart Cases without manual work | button Undo last step | no cases yet today | a system cannot be reached: cases wait and nothing is lost
screen: Set up a task | steps Task = Read the email; Check the customer; Create the order | switch Test run only | ask Ask this person = Anna | buttons Test / Start | choose a task to begin | the test found two errors: see them before you start

cloud-costs
thing: review, reviews = Unused test servers; Storage nobody reads; Oversized database
must: Costs by team, product and service; Savings ranked by size and risk; Approval before every change; A log with one-click undo
later: Alerts for unusual costs; A forecast for the budget
screen: Where the money goes | chart Cloud costs by service | table Services = Service, Trend, Owner; Database, rising, Ana; Storage, stable, Ben; Test servers, falling, Mei | words Database costs rose on Tuesday | button See savings | the first data arrives tomorrow | access has expired: renew the read-only access
screen: Savings | list Ready to approve = Switch off test servers at night; Delete old backups; Smaller database | ask Owner = Ana | switch Test first without customers | buttons Approve / Not now | nothing to save right now, and the next review is on Monday | the change caused an error: it was undone, see the log
screen: Change log | table Changes = Change, By, Result; Test servers off, Ana, saved; Old backups, Ben, saved; Smaller cache, Mei, undone | chart Bill before and after | button Undo the last change | no changes yet | the bill and the log do not match: this item is under review

data-labelling
thing: batch, batches = Street signs, first batch; Customer mails, by topic; Medical images, second check
must: Clear guidelines with examples; Two labels for every difficult case; Quality report for each batch; Secure access to the data
later: Pre-labelling by AI; Direct connection to the customer's tools
screen: Label this case | picture Photo of a street sign | headline Which sign is it? | list Labels = Stop; Give way; Not sure | link Guideline with examples | buttons Save / Skip with reason | no cases in this batch, so take a break or choose another | the picture does not load: report it and go on
screen: Customer's batch | chart Cases finished | table Quality = Label, Agreement, To check; Stop, high, none; Give way, medium, five; Not sure, low, nine | talk Questions = Annotator: Is a covered sign valid?; You: Yes, label it | buttons Download / Send back | the batch begins when the guideline is approved | the upload is incomplete: some files are missing
screen: Project lead | table Team = Name, Batch, Status; Ana, signs, on time; Ben, mails, ahead; Mei, images, needs help | list Differences to decide = Covered sign; Two topics in one mail | button Update guideline | no differences to decide | agreement fell today: the batch is paused for training

visa-and-relocation
thing: application, applications = Work permit, papers complete; Family visa, appointment on Friday; Extension, not begun
must: A checklist for country and permit; Documents in one safe place; Status for employer and newcomer; Legal check before sending
later: Help with home, bank and school; Reminders before a permit ends
screen: My move | steps Status = Papers, complete; Legal check, today; Appointment, Friday; Decision | list Still missing = Translated certificate | ask Upload a document | words Rules last checked on Monday | button Ask a question | answer five questions to see your checklist | the scan cannot be read: take a new photo in good light
screen: Employer's view | table Newcomers = Name, Status, Start; Ana, appointment Friday, May; Ben, papers missing, June; Lin, permit granted, April | list For you to do = Sign the contract; Confirm the salary | button Invite a newcomer | no open cases, and the first takes five minutes to create | an authority asks for more: the list is updated and both sides are told
screen: Case desk | table Today = Case, Next step, Due; Ana, confirm appointment, noon; Ben, call translator, Friday; Lin, register address, Monday | switch Checked by a lawyer | talk Note = Lawyer: Contract needs a date; You: Sent to the employer | button Mark as complete | nothing due today | a rule has changed: affected cases are marked

inbox-assistant
thing: reply, replies = Offer for a new client; Moving an appointment; Answer to a complaint
must: Important mail first; Drafts in the user's own tone; Nothing sent without approval; Full control over data and deletion
later: Reminders when nobody answers; Shared inboxes for teams
screen: Inbox this morning | list Reply today = Ana, question on the offer; Ben, new date; Supplier, delivery late | list Can wait = Newsletter; Invitation | words Five drafts are ready | buttons See drafts / Mark all read | nothing to answer, enjoy the morning | the mailbox cannot be reached: sign in again
screen: Draft | headline Reply to Ben, new date | talk Mail = Ben: Could we move to Thursday?; Draft: Thursday at nine works well | list Please check = Is Thursday free? | ask Tone = Friendly and short | buttons Send / Change | no draft yet, as information is missing | not sure what was meant: the mail stays open for you
screen: Rules and privacy | switch Never draft for my lawyer | switch Learn from my corrections | list Always important = Clients; Family; The bank | link What was read and when | button Delete my data | no rules yet, and three are suggested | deletion failed: try again, and we are informed

ai-portraits
thing: portrait, portraits = Office background, smiling; Plain background, serious; Outdoors, casual
must: Pictures that look like the person; Choice of clothes and background; Photos deleted on a set date; One free new try or a refund
later: The same style for a whole team; Formats for badges and websites
screen: Upload photos | picture Six phone photos | list Good photos = Face in daylight; No sunglasses; Different days | ask Use = Job application | switch I am the person shown | button Create portraits | add a few photos of your face to begin | another face was found: please upload only your own photos
screen: Choose your portrait | picture Office background, smiling | picture Plain background, serious | picture Outdoors, casual | words Made with AI from your photos | buttons Take this one / Try again | your portraits will be ready soon, and a message tells you | none fits: say what is wrong and get a free new try
screen: Team order | table Staff = Name, Photos, Portrait; Ana, uploaded, chosen; Ben, invited, open; Mei, uploaded, ready | ask Style = Light grey background | switch Delete photos after delivery | button Remind Ben | nobody invited yet | consent is missing: no portrait is made for this person
`;
