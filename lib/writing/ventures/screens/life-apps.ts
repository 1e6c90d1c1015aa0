/** Meeting, living, working and remembering: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const LIFE_APPS_SCREENS = `
dating-app
thing: match, matches = Anna, likes hiking; Leo, loves cooking; Sam, plays music
must: Profiles with checked age and photos; Matches by values and plans; A video call before the first date; Block and report in two taps
later: Events for members; Suggestions for a first date
screen: Profile | picture Anna, smiling outdoors | list About = Likes hiking and films; Wants a serious relationship; Lives nearby | words Photo and age checked | buttons Like / Not for me | no new profiles today, widen the age or distance | this profile is no longer available
screen: Chat with Anna | talk Messages = Anna: What do you cook best?; You: Pasta, and you? | list Suggest = Coffee on Saturday; Video call tonight | buttons Suggest a date / Report | no messages yet, say hello | the message was not sent: check your connection
screen: Safety desk | table Reports = Reason, Since, Status; Fake photo, one hour, open; Rude message, today, warned; Asked for money, today, blocked | picture Profile photo and check photo | switch Hide profile until checked | buttons Block / No problem found | no open reports | two reports about the same person: check both first

friend-finding
thing: meeting, meetings = Dinner for five, Wednesday; Walk in the park, Saturday; Board games, Sunday
must: Small groups matched by interests; A fixed time and a public place; Checked profiles; A second date with the same group
later: Groups that last for months; Events with partner venues
screen: Dinner for five | list At the table = Noor, new in town; Jonas, likes games; Mei, likes hiking | map Restaurant, near the station | words Wednesday at 7 pm, everybody pays their own bill | buttons Join / Choose another day | no group fits yet, add two more interests | two people cancelled: you are moved to another table
screen: My group | talk Chat = Mei: same place next week?; Noor: yes, I will book | list Next = Wednesday, 7 pm; Three of five are coming | ask Suggest an activity = Bowling | buttons I am coming / I cannot come | your first meeting is on Wednesday | somebody made you feel uncomfortable: tell the host in private
screen: Host's desk | table This week = Group, Coming, Place; Dinner, five, booked; Walk, four, park; Games, two, open | list To answer = One new member; One message | buttons Fill up the group / Message all | no meetings planned, and six people are waiting | a venue cancelled: pick another one and tell the group

flatmate-finding
thing: room, rooms = Room with balcony, flat for three; Small room near the station; Room for six months
must: Verified people and addresses; Habits and wishes side by side; Chat and viewing dates in one place; No deposit before the viewing
later: A contract template for flatmates; Help when someone moves out
screen: Rooms for me | table Rooms = Room, From, Match; Balcony, May, good; Near the station, June, very good; Garden house, now, fair | switch Verified only | map Rooms near you | button Ask for a viewing | no room matches yet, and new ones are sent by message | this room is taken: similar ones are shown
screen: Who fits our flat? | picture Ana, works from home on Fridays | list In common = Tidy kitchen; Quiet after ten; Cooks together | talk Chat = Ana: Is Thursday fine?; You: Yes, at six | buttons Invite / Decline kindly | nobody has asked yet, and a better photo helps | the profile is not verified: ask for verification first
screen: Checks | table New offers = Room, Address, Status; Balcony, confirmed, online; Station, waiting, hidden; Garden, doubtful, blocked | list Reports = One false photo; One double listing | buttons Approve / Block | nothing to check | the address cannot be confirmed: the offer stays hidden

tenant-help
thing: case, cases = Rent increase, reply by Friday; Deposit not returned; Heating not repaired
must: A check of the letter or lease; Deadlines with reminders; Letters approved by a lawyer; A clear next step for every case
later: A lawyer who takes over; A membership with a yearly check
screen: Check my letter | headline What is your letter about? | list Choose = Rent increase; Repairs; Deposit; Notice | ask Upload the letter | ask Received on = Monday | button Check for free | upload a photo of the letter to begin | this case needs a lawyer at once: here are contacts
screen: My case | steps Status = Letter checked; Reply ready; Sent on Tuesday; Answer expected | words The deadline for your reply is Friday | picture Reply to the landlord, first page | buttons Sign and send / Ask a question | no case open, and your rights are explained here | the letter could not be delivered: send it by registered post
screen: Case desk | table Cases = Tenant, Type, Deadline; Ana, rent increase, Friday; Ben, deposit, Monday; Lin, repairs, none | list For the lawyer = Notice received, urgent; Lease with odd clause | switch Second person has checked the date | button Pass to lawyer | no open cases, and two templates wait for approval | a deadline is today: both people in charge are called

job-search
thing: application, applications = Office manager, sent; Shop assistant, interview on Friday; Project assistant, draft
must: Job adverts matched to the profile; A CV adapted to each advert; All applications and deadlines in one list; Nothing added that is not true
later: Practice for the interview; Salary information by job
screen: Adapt my CV | headline Office manager | list They ask for = Planning; Customer contact; Good English | table My CV = Wanted, Found, Line; Planning, yes, second job; Customer contact, yes, first job; Good English, no, missing | ask Add = English, daily use at work | buttons Save this version / Undo | paste a job advert to begin | the advert cannot be read: paste the text instead
screen: My applications | table Applications = Job, Status, Next step; Office manager, sent, call on Monday; Shop assistant, interview, Friday; Project assistant, draft, finish today | chart Answers by week | button Add application | no applications yet, add the first job | no answer for two weeks: a short reminder is ready
screen: Adviser's desk | table Job seekers = Name, Sent, Interviews; Ana, six, two; Ben, four, none; Mei, five, one | list Waiting for feedback = Ben, new CV; Mei, letter | button Review Ben's CV | nobody is waiting for feedback | a document has no consent: ask before sharing it

interview-practice
thing: interview, interviews = First interview, Thursday; Second round, next week; Practice by video
must: Questions for the job and employer; Practice by voice or video; Clear feedback after each answer; Recordings the user can delete
later: Practice for salary talks; A live session with a recruiter
screen: Practice | headline Why do you want to work here? | picture Your video | words Two minutes for your answer | list Tips = Name one reason; Give an example | buttons Record / Next question | add the job advert to get your questions | no sound: check the microphone
screen: Your feedback | chart Speed while speaking | list Good = Clear start; Real example | list To improve = Shorter ending; Fewer filler words | buttons Try again / Delete recording | no recordings yet, start with one question | feedback is not ready: you get a message in a few minutes
screen: My interviews | table Interviews = Job, Date, Practised; Sales assistant, Thursday, five questions; Team leader, next week, none | list Next = Your strengths; Your last job; Your questions to them | button Practise for Thursday | no interview yet, add the date when you are invited | date has passed: how did it go?

life-story
thing: book, books = Childhood and school; A life in the family business; Letters and photos
must: Interviews by phone or at home; Chapters to read and correct; Photos and documents in the book; A printed book for the family
later: Recordings to listen to; A second volume or a family cookbook
screen: My story | headline Chapter two, first job | talk Interview = Interviewer: Who taught you the work?; You: My aunt, in her shop | list Photos for this chapter = Shop front; First team | buttons Listen / Correct the text | the first call is on Tuesday, and the questions are already here | the recording is hard to hear: we call again
screen: Family's view | chart Chapters finished | steps Book = Interviews, done; Text, in work; Photos; Printing | ask Send a question = How did you two meet? | button Invite a relative | nothing to read yet, and the teller decides when there is | this chapter is private: the teller has not released it
screen: Writer's desk | table Books = Teller, Chapter, Status; Ana, two, to correct; Ben, one, interview Friday; Lin, five, released | list Open questions = Year of the move; Name on the photo | button Send chapter | no chapters waiting | consent is missing for a named person: leave the name out or ask

digital-estate
thing: will, wills = Simple will; Power of attorney; List of accounts and passwords
must: Questions in plain language; Documents approved by a lawyer; Secure storage with trusted contacts; Signing instructions for each country
later: A yearly check of all documents; A lawyer for complicated cases
screen: My documents | steps Progress = Will, ready to sign; Power of attorney, begun; Accounts, open; Wishes, open | chart Documents finished | list Next = Name a trusted person; Sign with witnesses | button Continue | begin with the list of accounts, which takes ten minutes | your answers need legal advice: here are lawyers near you
screen: Trusted contacts | table Contacts = Name, May see, Status; Ana, everything, confirmed; Ben, funeral wishes, invited; Mei, accounts, confirmed | switch Access only after proof of death | words Nobody sees anything before that | button Add a person | no contact named yet, and one is enough to begin | the invitation was not accepted: ask again or choose another person
screen: Access request | headline Request by Ana | list Proof = Death certificate, received; Identity, confirmed; Second contact, waiting | talk Message = Ana: What do I need to send?; Support: Only the certificate | buttons Approve / Ask for more | no requests are open | the proof does not match: access stays closed and both contacts are told

personal-safety
thing: way home, ways home = Late shift, bus and five minutes on foot; Home from the party; Evening run
must: Shared location until arrival; An alarm when somebody does not arrive; Several contacts who are alerted; Works by text message without data
later: An alarm button to wear; A night line with trained staff
screen: Walk me home | map My way home | ask Where to? = Home | list Who is with me = Ana; Ben | switch Alert them if I am late | button Start | choose two people you trust first | no signal: your contacts get a text message instead
screen: On the way | map Ana, five minutes from home | words Expected at home soon, battery is fine | talk Chat = Ana: Just off the bus; Ben: I am watching | buttons I am home / Alarm | nobody is on the way now | she is late: call her first, then the numbers shown here
screen: Test and settings | list Alarm chain = Ana, answered; Ben, answered; Mei, no answer | switch Delete each journey the next day | link What this app cannot do | button Test the alarm | no test yet, and it takes one minute | a contact did not answer: name another one

ai-companion
thing: conversation, conversations = Plan for the day; Something on my mind; Reminder for the dentist
must: A clear note that it is AI; A memory users can read and delete; Help with daily tasks and questions; Safe answers and contacts in a crisis
later: Voice on the phone; Tasks done in other apps
screen: Talk | words I am an AI and can make mistakes | talk Conversation = You: Too much to do today; AI: Shall we choose the three most important? | list Today = Call the dentist; Send the form; Go for a walk | ask Message = Move the form to Friday | buttons Send / Speak | say hello, or choose a topic below | the answer takes too long: try again in a moment
screen: What I remember | list About you = Prefers mornings; Two children; Learning to cook | switch Remember new things | ask Correct something = I prefer evenings | buttons Delete one / Delete all | nothing is remembered yet | this could not be deleted: try again, and we are informed
screen: Safety desk | table To review = Topic, Answer, Status; Health question, referred to doctor, fine; Very sad, helpline shown, check; Wrong date, corrected, fine | chart Conversations by result | button Mark as checked | nothing to review today | a crisis answer failed a test: this topic is closed until it is fixed
`;
