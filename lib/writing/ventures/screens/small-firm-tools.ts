/** Tools for trades, agencies, landlords and small firms: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const SMALL_FIRM_TOOLS_SCREENS = `
trade-certificates
thing: certificate, certificates = Safety check, Mill Street; Installation test, kitchen; Boiler service, flat two
must: The official form for each kind of test; Readings checked while they are entered; Signature and finished PDF on site; Saving without a signal
later: A reminder when the next test is due; Details taken over from last year
screen: New certificate, test results | ask Form = Electrical installation | table Readings = Circuit, Reading, Result; Kitchen sockets, entered, pass; Lights, entered, pass; Shower, missing, open | ask Remarks | buttons Save draft / Sign and send | choose a form to start the first certificate | one reading is outside the limits: check it before you sign
screen: My certificates | ask Search by address or customer | list This week = Mill Street, sent; Station Road, waiting for signature; Park Lane, draft | button New certificate | list Due next month = Hill Road, yearly check | no certificates yet | no connection: everything is saved on this phone and sent later
screen: Certificate for the customer | headline Electrical safety: passed | words Tested on Tuesday by Sam, signed on site | list Documents = Certificate; Photos of the board | button Download PDF | no certificate has been sent to you yet | the file could not be opened: ask for a new link

quote-follow-up
thing: quote, quotes = Roof repair, Mrs Brown; Garden fence, Ali; New bathroom, Mr Chen
must: All open quotes in one list; Friendly messages by email or text; A stop as soon as the customer answers; Approval of each text by the owner
later: Reasons why quotes were lost; Best day and time to write
screen: Open quotes | table Waiting for an answer = Customer, Sent, Next step; Mrs Brown, Monday, reminder on Friday; Ali, last week, call; Mr Chen, today, wait | button Add quote | list Answered today = Garcia, yes; Novak, not now | no open quotes | a message was not delivered: check the number and send it again
screen: Message to approve | ask To = Mrs Brown | ask Text = Hello Mrs Brown, do you have any questions about our quote? | list Send = Friday morning, by text | buttons Change / Send | nothing to approve today | the customer has already replied, so nothing was sent
screen: Customer's phone | talk Your quote = Firm: do you have any questions about the quote?; Customer: could you start in May?; Firm: yes, Sam will call you today | buttons Accept quote / No, thank you | no messages yet | your answer could not be sent: please try again

appointment-booking
thing: appointment, appointments = Haircut, Anna, Friday; First visit, Omar, Monday; Tyre change, Lee, Tuesday
must: Free times that customers can book; Reminders before each appointment; Moving and cancelling without a call; One calendar for the whole team
later: A waiting list for cancelled times; Deposits for new customers
screen: Book an appointment | ask Service = First visit | list Free times = Monday, 9:00; Monday, 2:00; Thursday, 4:00 | ask Your name and phone number | button Book this time | no free time this week: join the waiting list | this time has just been taken: please choose another
screen: Today's calendar | table Today = Time, Customer, Status; 9:00, Anna, confirmed; 1:00, Omar, reminder sent; 4:00, free, open | button Add appointment | list Waiting list = Lee, any afternoon | nothing booked today | the calendar could not be updated: showing the last saved version
screen: My appointment | headline Monday at 9:00 | words First visit with Maria, forty minutes | list Good to know = Cancel free until Sunday; Parking behind the house | buttons Move / Cancel | you have no appointment booked | it can no longer be moved online: please call us

property-inspection-app
thing: inspection, inspections = Move-in, Oak Street; Move-out, flat four; Home inspection, Lake Road
must: A checklist for every room; Photos with date and room; Signatures on the phone; A finished report on the same day
later: Comparison with the last inspection; Speaking instead of typing
screen: Living room | list Check = Walls, good; Floor, scratch by the door; Windows, good; Heating, not tested | picture Scratch on the floor by the door | ask Note = About a hand wide | buttons Add photo / Next room | start with the first room | a required photo is missing: take it before you go on
screen: Inspection report | headline Oak Street, move-out | table Rooms = Room, Before, Now; Kitchen, good, good; Bathroom, good, cracked tile; Bedroom, good, needs paint | words Signed by both on Friday | button Send report | no report yet: finish all rooms first | one signature is missing
screen: This week | list Inspections = Monday, Oak Street; Wednesday, Lake Road; Friday, flat four | button New inspection | list To finish = Hill Court, two photos missing | nothing planned this week | not sent yet: the report is saved and waits for a connection

property-manager-inbox
thing: message, messages = Heating is cold, flat three; Key lost, Oak Street; Question about the deposit
must: Messages of every channel in one place; Drafts based on lease and house rules; Emergencies passed to a person at once; A repair ticket made from a message
later: Answers in the tenant's language; A summary of the week for each building
screen: Inbox | table New messages = From, Subject, Status; Flat three, heating, urgent; Flat eight, parking, draft ready; Flat one, deposit, for staff | button Open next | list On duty today = Maria; Ben | no new messages | a channel is not connected: sign in again
screen: Reply to flat eight | talk Conversation = Tenant: where may guests park?; Draft: in the marked spaces behind the house | words Source: house rules, page two | ask Change the text | buttons Send / Give to Maria | no message selected | nothing was found in the house rules: please write the answer yourself
screen: Tenant's phone | talk Heating = Tenant: the heating is cold; Office: sorry about that, a technician comes today; Tenant: I am home from four | steps Repair = Reported; Technician booked; Done | button Add photo | no open requests | your message was not sent: try again or call the emergency number

association-management
thing: matter, matters = Roof repair; Yearly meeting; Fee of flat six
must: Fees with reminders for each owner; Notices that reach every owner; Votes and minutes in one place; Access rights for each new board
later: A plan for repairs over the years; Bookings for shared rooms
screen: Board overview | table Fees this month = Owner, Share, Status; Flat one, full, paid; Flat four, full, open; Flat six, half, overdue | list Open matters = Roof quote, vote until Friday; Hall light, reported | buttons Send notice / Add matter | no fees are due | the bank list could not be read: upload it again
screen: Owner's page | headline Next meeting on Thursday | list For you = Fee paid until March; Vote on roof repair; Minutes of the last meeting | buttons Vote / Report a problem | nothing open for you | your vote was not saved: please try again
screen: Vote on the roof repair | words Two quotes are attached. The vote ends on Friday | list Documents = Quote one; Quote two; Photos | buttons Yes / No | there is no open vote | voting has ended: ask the board for the result

donor-software
thing: gift, gifts = Monthly gift, Anna; First gift, Mr Patel; Legacy, Mrs Green
must: All gifts and donors in one list; Thanks and receipts on the same day; A list of donors to call; Import of the old spreadsheet
later: Appeals to chosen groups; A sheet before each visit
screen: This week | list To do = Thank three new donors; Call Anna, stopped in May; Send two receipts | chart Gifts in the last months | button Record a gift | all donors have been thanked | the bank file was not read: check the columns
screen: Donor | headline Anna Lopez | table Gifts = Month, For, Status; May, school meals, thanked; April, school meals, thanked; March, general, thanked | ask Note from the last call | buttons Send thanks / Plan a call | no gifts recorded for this donor | this person may be listed twice: compare both entries
screen: Thank-you message | words Dear Anna, thank you for your gift for school meals | list Attached = Tax receipt; Photo of the project | buttons Change / Send | no message is waiting | there is no address: add one or print the letter

agency-reporting
thing: report, reports = March, bakery client; March, dental client; Campaign, summer sale
must: Numbers collected from every channel; Plain comments beside the charts; The agency's own logo and colours; Approval before sending
later: Goals for each client; A page of work done
screen: Reports this month | table Clients = Client, Report, Status; Bakery, March, ready to check; Dental practice, March, sent; Gym, March, data missing | button Open next report | list Connections = Search ads, connected; Social ads, sign in again | add the first client | one channel gave no data: the report is kept back
screen: Report to check | headline Bakery: more orders than last month | chart Orders by week | words Comment: the new photos brought more visitors | ask Your note to the client | buttons Change / Send | no report to check | numbers have changed since the draft: load them again
screen: Client's page | headline Your results in March | chart Enquiries by channel | list What we did = Two new ads; Faster start page; New photos | button Ask a question | the first report comes next month | the page could not load: download the PDF instead

client-document-collection
thing: request, requests = Tax papers, Mr Evans; Loan papers, Mrs Silva; Visa papers, Mei
must: A checklist for every kind of case; Upload from a phone without a password; Reminders until everything is there; Safe storage with clear access
later: Checking of dates and missing pages; Lists in several languages
screen: Client's phone | headline Three of four documents are here | list Your documents = Passport, accepted; Payslips, accepted; Bank statement, page two missing; Rental contract, open | button Take a photo | nothing is needed from you | the photo is blurred: please take it again
screen: Open files | table Files = Client, Missing, Last reminder; Mr Evans, one paper, today; Mrs Silva, two papers, Monday; Mei, nothing, complete | buttons New request / Remind now | no open files | a reminder could not be delivered: check the address
screen: Check a document | picture Bank statement, page one | list Check = Name matches; Date is recent; Page two is missing | buttons Accept / Ask again | no documents to check | the file cannot be opened: ask the client to send it again

customer-feedback
thing: answer, answers = Friendly staff, long wait; Easy to use; Wrong size again
must: One short question after each visit or purchase; Unhappy customers shown at once; Comments sorted by topic; A person in charge of each problem
later: Comparison of branches; Questions in several languages
screen: Customer's phone | headline How was your visit? | buttons Good / Not good | ask What could be better? | switch You may contact me | thank you, you have already answered | your answer could not be sent: please try again
screen: Feedback today | chart Answers this week | list Call back = Long wait, Ana; Wrong order, Sam | table Topics = Topic, Good, Bad; Staff, six, one; Waiting, two, five; Price, three, two | button Give to a colleague | no answers yet today | sending has stopped: check the list of contacts
screen: One answer | talk Feedback = Customer: I waited too long; Manager: I am sorry, may I call you today? | ask What was changed = Second person at noon | buttons Solved / Remind me | choose an answer | the customer did not agree to be contacted

team-learning
thing: lesson, lessons = Fire safety; Handling complaints; Using the new till
must: Short lessons on phone and computer; A test after every lesson; Records for each employee; Lessons made from the firm's own papers
later: Several languages; Practice talks with a simulated customer
screen: My lessons | list To do this week = Fire safety, five minutes; Handling complaints, new | chart My progress | button Start lesson | list Done = Data protection; First aid | you have finished everything | the lesson could not load: it starts when you are online
screen: Question two | headline A customer is angry about a late order. What do you do first? | list Choose one = Listen and repeat the problem; Offer money; Call the manager | button Check answer | no question open | your answer was not saved: please choose again
screen: Team overview | table Training = Name, Course, Status; Anna, fire safety, passed; Ben, fire safety, due Friday; Chen, first aid, overdue | buttons Assign course / Send reminder | no course assigned yet | one person has no account: send a new invitation

returns-for-shops
thing: return, returns = Blue jumper, too small; Lamp, damaged; Two shoes, one kept
must: A returns page in the shop's own look; Exchange or credit offered before refund; A label or code for the parcel; Status for shopper and shop
later: Reasons by product and size; Resale of returned goods
screen: Return an item | ask Order number and email | list Your order = Blue jumper, size M; Grey scarf | ask Reason = Too small | buttons Exchange for L / Refund | no order found for this email | the return period for this item has ended: write to the shop
screen: Status of your return | headline Your jumper in L is on its way | steps Return = Label printed; Parcel handed in; Parcel received; Exchange sent | button Show label | no return has been started | the parcel has not been scanned yet: keep the receipt
screen: Returns at the shop | table Open returns = Order, Item, Wish; Lopez, jumper, exchange; Smith, lamp, refund; Kaya, shoes, credit | chart Reasons this month | button Receive parcel | no open returns | the label could not be made: check the carrier's account

no-code-app-builder
thing: app, apps = Club calendar; Order list; Visitor log
must: Building blocks for screens and forms; A live view on the phone; Data from a table; Publishing with one click
later: Templates for common apps; Rights for each user
screen: Build a screen | list Blocks = Text; Photo; Form; List of entries | picture Preview of the app on a phone | ask Title of the screen = Our members | buttons Undo / Preview | drag the first block here | this block has no data: choose a table
screen: Data | table Members = Name, Group, Active; Anna, Monday, yes; Omar, Friday, yes; Lee, Monday, no | buttons Add column / Import table | no entries yet: import a table or add a row | two columns have the same name: rename one
screen: Publish | steps Before you publish = Name and icon; Test on your phone; Choose who may open it | code Open the app on your phone | button Publish app | nothing to publish yet | one screen has an empty link: fix it first

clip-tool
thing: clip, clips = Best advice; The funny story; One clear answer
must: Upload of long video or sound; Suggested moments with a reason; Captions that can be corrected; The right shape for each channel
later: A posting calendar; Own fonts and colours
screen: Suggested clips | picture Speaker in a vertical frame | list Moments = Best advice, strong start; The funny story, laughter; One clear answer, short | buttons Edit / Keep clip | upload a recording to start | no speech was found: check the sound of the file
screen: Edit clip | picture Clip with captions | ask Caption = The first step is to listen | list Cut = Start two seconds later; Remove pause | buttons Play / Save | no clip selected | the caption and sound do not match: run captions again
screen: This week's posts | table Posts = Day, Clip, Status; Monday, best advice, planned; Wednesday, funny story, draft; Friday, clear answer, planned | button Download all | nothing planned this week | the account is no longer connected: sign in again
`;
