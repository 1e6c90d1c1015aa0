/** Tools that write, watch and draw for firms and for single people: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const MACHINE_HELPERS_SCREENS = `
tender-finder
thing: tender, tenders = School building, two lots; County road, survey; Town hall, yearly contract
must: A warning first where a condition cannot be met; The forms and papers each tender asks for; Questions to the buyer, with their last day; A signature that is the firm's own
later: Who won last time, and with what; A partner for the lot that is too large
screen: Bidder's phone, before eight | headline The school building fits, the town hall does not | list Why not the town hall = Asks for three references of its kind; Visit on site was yesterday; Hand in by Friday | list The school building still wants = Insurance certificate, newer; Visit on Tuesday, sign the list | buttons We bid / Leave it alone | nothing came out tonight that fits, and two deadlines this week | the buyer changed a page at five: which line, and whether your answer still stands
screen: Bid desk, before it is handed in | table Asked for = Paper, Where it is, Ready; Price sheet, filled in, yes; Insurance certificate, last year's, no; List of the visit, missing, no | steps To the last hour = Ask for the certificate; Sign page nine; Upload, and keep the receipt | button Hand it in | no bid is open, and the papers that run out in spring | the portal is down: screen and minute are kept, and who to ring at the buyer's

sales-call-coach
thing: call, calls = Renewal, quiet at the end; First one, talked over; Asked about the price twice
must: One thing to do in the next one; Oneself first, the lead when one lets go of it; The sentence of the customer, word for word; Said at the start that it is recorded, and when it is wiped
later: How the best of the team asks the same; A practice round with the hardest of last week
screen: Rep's phone, the one thing | headline Wait, after you have named the price | talk Minute nine = Customer: That is more than I thought; You: But we could leave out the training; Customer: Could you | words Three seconds, and she would have told you why | buttons Practise it once / Show my lead | no call today, and the one thing from Thursday | two people spoke at once: this minute is left out, and nothing is made of it
screen: Lead's desk, what was let go | list Shown to you = Ana Ruiz, the price at minute nine; Jonas Keller, a good question | ask Say back = Try it with the next renewal | table Next call = Who, The one thing, Done; Ana, wait, yes; Jonas, ask who decides, not yet; Mei, opened well, keep | button Listen to minute nine | nobody has shown you anything, and that is theirs to do | a caller said no: there is no recording, and the call counts all the same

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
thing: question, questions = Quiet hotel by the sea; Who mends bicycles on Sunday; Shoes for wide feet
must: Asked many times, and the spread shown; Whom they name, and where they read it; One page to change this week; What nobody can change, said so
later: The answer a month ago, beside today's; A mistake about us, and where it comes from
screen: Owner's phone, what they answer | talk Asked nine times = Guest: Quiet hotel by the sea; Answer: The mill, or the house on the cliff; Guest: And with a dog; Answer: The house on the cliff | words You came up in two of nine | list They read it from = A travel page, old; Your page about the garden | button What to change this week | nobody asks this often, so here is one they do | the answers swing too much today: no figure, and it is asked again tonight
screen: One page, one week | picture Your page about rooms, third line | ask Say there = Nine rooms, no road, dogs sleep by the stove | chart Named or not, week by week, with its spread | steps Then = Put it online; Tell the travel page; Wait two weeks | button It is online | this week there is nothing to change but waiting | the page cannot be read from outside: which line shuts the door

workflow-automation
thing: case, cases = Order by email; Supplier's invoice; Web form
must: A stop and a question when unsure; A log of everything that was done; A test run before it goes live; A way to undo the last step
later: More systems connected; A report of hours saved
screen: Needs your answer | picture Order by email | headline Is the quantity six boxes or six pieces? | ask Remember for this customer = Yes | buttons Boxes / Pieces | nothing needs your answer | the order cannot be read: please enter it by hand
screen: Today's cases | table Cases = Case, Status, Checked by; Order, done, nobody; Invoice, waiting, Anna; Web form, done, Omar | chart Cases without manual work | button Undo last step | no cases yet today | a system cannot be reached: cases wait and nothing is lost
screen: Set up a task | steps Task = Read the email; Check the customer; Create the order | switch Test run only | ask Ask this person = Anna | buttons Test / Start | choose a task to begin | the test found two errors: see them before you start

cloud-costs
thing: saving, savings = Test machine, runs at night; Copies of copies; Two seats nobody sits on
must: Why the bill rose, in one sentence; Who would miss it, asked beforehand; Put back within a minute; Whether it still holds in three months
later: What the new feature costs per customer; The contract that renews by itself
screen: Monday, why it rose | headline A test copy from Thursday was never switched off | chart The bill by day, with Thursday marked | list Who may know = Ana, started it; Jonas, last one on it | buttons Ask Ana / Let it sleep at night | it has not risen, and the largest line is the one you want | part of the bill is late: this week is reckoned to Wednesday and no further
screen: Proposals desk, with their owners | table To sleep = What, Belongs to, Says; Test machine, Ana, yes; Old copies, nobody, asked twice; Night job, Jonas, needs it at four | switch Test only, nothing that customers touch | list Slept since spring = Eleven, one was woken | button Put to sleep what has a yes | everything that runs is used by somebody | a customer's report failed at four: woken again, and never proposed a second time

data-labelling
thing: item, items = Lung, left lower edge; Sentence, half a joke; Weed or crop, two leaves
must: Seen by two who do not see each other; A third who decides, and writes why; The rule with examples of its border; What it is paid, before one begins
later: Whoever is right about the rare ones; A rule changed, and what it overturns
screen: Labeller's screen, one at a time | picture Two leaves, from above, shadow | ask What is it = Weed, third day | list The rule says = Round leaf, crop; Hair on the edge, weed; In doubt, say doubt | buttons Weed / In doubt | this batch is done, and what it brought you | too blurred for anyone: put aside, and counted as work done
screen: Where two disagree | picture Lung, both outlines laid over it | talk They wrote = First: A shadow of the rib; Second: Goes beyond the rib | table This batch = Seen, Agree, Open; Lungs, most, two; Ribs, all, none | ask Because = It goes on behind the rib | buttons The first is right / The second | all agree, so three are laid before a third pair of eyes | the same pair has disagreed all morning: the rule is unclear, and the batch waits

visa-and-relocation
thing: application, applications = Engineer and two children; Nurse, papers translated; Cook, waits for the consulate
must: Next paper, and whose hand it is in; The rule, with the day it was checked; Translations and stamps in their right order; What one may already do while waiting
later: A school place, a doctor, a bed for the first night; The extension, half a year ahead
screen: Newcomer's phone, which paper next | steps Where I am = Contract, signed; Birth certificates, with the translator; Consulate, Tue 9 am; First day | picture The stamp it needs, on a sample | list Take with you = Two photographs; The originals, not copies | buttons I have it / They sent me away | nothing is asked of you until the consulate writes | they sent you away: what they said, word for word, and who rings them
screen: Case desk, whose hand it is in | table Cases = Who, With, Since; Engineer, translator, Monday; Nurse, authority, nine weeks; Cook, consulate, Tuesday | list Changed this week = Proof of rent, now from the owner; Touches two | switch Lawyer has read the change | button Tell both of them | nobody waits on you, and all wait on others | a passport ends before the permit would: named now, and not at the counter

inbox-assistant
thing: reply, replies = Plan for the stairs, yes but later; A date, Thursday or not; Complaint, left to you
must: The few that matter, and why; In one's own words, as in the last three; Left blank where it does not know; Sent by a hand, never by itself
later: Someone who has waited nine days for an answer; A promise made in the middle of a long one
screen: At six, five of them | list First = Ana Ruiz, wants the stairs changed; The court, a date; Jonas, asks for the second time | words The others can wait until noon, and two for ever | picture The line in Ana's mail that matters | buttons Read what I would answer / Later | nothing since yesterday that needs you before noon | mail has not come in since four: it is said here, before you rely on it
screen: Your answer, not yet sent | talk Ana and you = Ana: Could the stairs turn left; You: They could, and I would lose the window | ask Only you know = What the change would cost her | switch Like my last three to her | buttons Send / I write it myself | no answer is ready, since two were too delicate | another client is named in it: it cannot go out until the name is gone

ai-portraits
thing: portrait, portraits = By the window, plain shirt; With the scar, smiling a bit; Office light, looks away
must: Asked of a friend: is that her; Wrinkles, scar and hair left alone; Photographs thrown away on a day it names; Three, not a hundred
later: The same face in ten years' time, for the same job; A colleague's, in matching light
screen: Three of you | picture By the window, plain shirt | picture Smiling a bit, scar and all | picture Looks away, office light | ask Send to somebody who knows you = My sister | buttons That is me / None of them | still being drawn, from six of your eight photographs | none is you: what she said, nose or eyes, and the next three leave that alone
screen: Friend's phone, is that her | picture Smiling a bit, scar and all | words Quick, without thinking | buttons That is her / Somebody like her | ask What is wrong = Her teeth are not so even | link What becomes of her photographs | she has sent you nothing to look at | a face that is not her own was loaded up: nothing is drawn, and it is wiped
`;
