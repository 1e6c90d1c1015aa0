/** Meeting, living, working and remembering: what is known of them; the keys are those of `../lore.ts`. */
export const LIFE_APPS = `
dating-app
job: a date, dates
rival: dating apps | they have nearly everybody who is looking within ten kilometres | Tinder, Bumble, Hinge, OkCupid | dating app
rival: matchmakers and evenings for singles | they look at the person first and there is an end to the evening | Parship@DE, Timeleft, Pitch A Friend@US | singles events
rival: friends of friends, choirs, offices and giving up for a year | one sees somebody being kind to a waiter
meet: dance courses, climbing halls and singles' evenings | host of the singles' evening | people stand there who have deleted the apps for the third time | seat two strangers by what they told {name} and ring both the next day | two evenings a week | dance teachers, hairdressers and married friends | they know three lonely people and cannot introduce them
measure: the share of matches that meet in person within two weeks
moat: enough people of both sides in one town, and who behaved well
risk: in each town there are far more of one side, and the others leave after a week | open town by town with a waiting list, and let in nobody whom nobody there is looking for
rule: Settle how people are checked and protected | Verify age and face, write what happens after a report within a day, treat orientation as sensitive data, and make ending a subscription as easy as starting. | the check and the path of a report were tried with a false profile
trial: Introduce twenty pairs by hand | Talk to forty singles of one town, introduce twenty pairs in two weeks, and ask both apart the day after. | forty answers about twenty evenings are on one sheet
ask: Good matches leave for ever. What do you live on? | | price-talks | by asking pairs what finding each other would have been worth
ask: How do you keep somebody dangerous out? | | rules | with the check, the report and the ban written down and tried
roles: somebody who brings people together | somebody who answers every report | a developer for profiles and messages
search: dating app
name: Second Coffee = how one knows it went well
name: Kind to Waiters = what one should look for
name: Odd Socks = two that belong together
name: Bench for Two = where it becomes quiet
name: Tram Glance = how it used to begin
name: +Pairwind = a breeze that brings two together
name: Umbrella Share = rain, and a reason
name: Two Spoons = one dessert
name: Colpo = Italian, half of the words for love at first sight
name: Window Table = where one sees and is seen
name: Missed Bus = because one went on talking
line: The second coffee is what counts
line: One dessert, two spoons
line: Somebody who is kind to waiters
line: Miss the last bus together
line: Two odd socks, one drawer

friend-finding
job: a meeting, meetings
rival: apps and networks for meeting people | they put six strangers at one table on Wednesday | Meetup, Bumble, Timeleft, InterNations, Peanut | make friends app
rival: clubs, choirs and courses | they meet every week, which is how friends are made | | club near me
rival: colleagues, the chat with old friends and a series in the evening | it is comfortable and nobody can say no
meet: language courses, parents' cafés and welcome evenings of the town | host of the welcome evening | people stand there alone with a glass and read the notice board | put four of them at one table through {name} and fix the second meeting before they leave | two evenings a week | town welcome desks, course teachers and personnel managers | they see newcomers leave again within two years
measure: the share of groups that meet a third time by themselves
moat: hosts in one town and tables that go on without us
risk: everybody comes once, it was nice, and nobody writes first afterwards | plan the first four meetings of the same people from the start
rule: Settle how strangers meet safely | Check who people are, meet in public places, write rules for hosts, take reports within a day, and insure what happens at an activity you lead. | the rules are signed by the first hosts and a report was tried out
trial: Seat thirty strangers four times | Bring thirty newcomers to tables of five, the same ones twice a week for two weeks, and note who came back and who wrote to whom. | attendance by table and evening is on one sheet
ask: Why pay for what a club gives for nothing? | | interviews-2 | with newcomers who have joined no club in a year
ask: What happens at a table where one person spoils it? | | rules | with the host's rules and two real cases
roles: somebody who is a born host | somebody who finds places and hosts | a developer for groups and invitations
search: make friends in a new city
name: Fifth Chair = one is always free
name: Whose Salad = what people ask at a long table
name: Wrong Tram = how one learns a new town
name: Bring a Bowl = how evenings get easy
name: Wednesday Six = the day and the number
name: +Hellowood = a place where people greet
name: Third Meeting = when strangers become something else
name: Borrowed Sofa = where the first friends sleep
name: Compagni = Italian, those with whom one shares bread
name: Pass the Bread = the first thing strangers say
name: Moving Week = when one knows nobody
line: The fifth chair is yours
line: Somebody to ring when the boxes are in
line: Come once, come Wednesday, come again
line: Know somebody who has your spare key
line: Strangers until the soup

flatmate-finding
job: a room, rooms
rival: portals for rooms | they list nearly every room in town by lunchtime | SpareRoom@GB, SpareRoom@US, WG-Gesucht@DE, Idealista@ES | find a room
rival: student residences and co-living houses | they are furnished, certain and signed from abroad | | student residence
rival: a message in ten groups, a cousin's sofa and the notice board | somebody knows them, and that counts most
meet: welcome weeks, language schools and university notice boards | adviser of the housing office | people sit there two weeks before term with a suitcase and no address | introduce two seekers and one flat through {name} and come along to the kitchen talk | two afternoons a week | housing offices, personnel managers and neighbours with empty rooms | they are asked for a room every day of September
measure: the share of introductions after which both say they would live together
moat: people who lived together well and would vouch for each other
risk: all come in September, half are frauds, and in November nobody needs it | check each room in person in one town, and add those who look in other months: interns, the separated, the retired
rule: Settle how false rooms are kept out and what brokering means | Check whether finding rooms for money needs a permit and who may be charged, verify people and addresses, keep deposits off the site, and ask nothing that would exclude people unlawfully. | the permit question and the address check are settled
trial: Fill ten rooms by kitchen talks | Take ten real rooms, propose three people each by hand, sit in on the talks, and ask both sides two weeks later. | thirty talks and the reasons of yes and no are on one sheet
ask: What happens when it fails after a month? | | f-4 | by calling every new household after four weeks
ask: How do you know that the room exists? | | trade-trial | by visiting twenty and counting false ones
roles: somebody who visits rooms | a developer for profiles and checks | somebody who knows housing offices
search: room in shared flat
name: Fridge Shelf = the part that belongs to one
name: Fourth Cup = one more in the cupboard
name: Quiet or Jazz = the question at every kitchen talk
name: Bike in Hall = how one sees who lives there
name: Spare Kettle = who brings what
name: +Nookmate = somebody for the next nook
name: Kitchen Jury = who decides about the room
name: Bell Has Four = names beside one button
name: Zimmer = German for a room
name: Who Did Dishes = the oldest argument
name: Box Room = small, but in the middle of town
line: One shelf in the fridge is free
line: Ask about the dishes first
line: A fourth name on the bell
line: Early bird seeks quiet kitchen
line: The room behind the bikes

tenant-help
job: a case, cases
rival: tenant services online | they check for nothing and take a share when something comes back | Conny@DE, JustFix@US | check rent increase
rival: tenants' associations and lawyers | they know the judge of the town, and members pay little | Shelter@GB, Mieterverein@DE | tenants' association
rival: paying, keeping quiet and a friend who studies law | it keeps the peace with whoever has the second key
meet: tenants' associations, neighbourhood centres and stairwells after a rent letter | adviser of the neighbourhood centre | a whole house stands there with the same letter in hand | read one letter of a house in {name} and mark what has to be answered by which day | two afternoons a week | neighbourhood centres, social workers and lawyers who take only large cases | the same small cases fill their hours
measure: the share of letters after which the landlord gives way or answers
moat: answers of the large landlords to each kind of letter
risk: laws change and one wrong letter costs somebody a flat | have a lawyer sign each template, take few kinds of cases and hand on the rest
rule: Settle where help ends and legal advice begins | Ask who may give legal advice for money, work with a lawyer or an association, insure mistakes, and never miss a deadline in silence. | the permission, the lawyer's contract and the policy lie in one folder
trial: Answer twenty rent letters with a lawyer | Take twenty real letters of one kind, answer them by one template with a lawyer beside you, and note hours, deadlines and what came back. | hours and answers per letter are on one sheet
ask: Who is liable when a deadline is missed? | | rules | with the policy and a second person for every date
ask: Does the tenant dare to send it? | | interviews-2 | with tenants who had a case and kept quiet
roles: a lawyer for tenancy | a developer for letters and deadlines | somebody who listens in stairwells
search: tenant rights help
name: Other Key = the one the landlord has
name: Mould & Mail = the wall and the letter about it
name: Registered Post = how it should be sent
name: Letterbox Row = where the same envelope lies in each
name: Cold Radiator = what the first letter is about
name: +Leaselens = a close look at a contract
name: Clause Eleven = the one nobody read
name: Dear Landlord = how every such letter begins
name: Locatario = Spanish for a tenant
name: Drip Diary = what should be kept for weeks
name: Third Winter = with the same window
line: Dear landlord, about the radiator
line: Clause eleven is not the last word
line: The mould has had its third winter
line: One letter the whole stairwell can send
line: Answer by Friday. With reasons

job-search
job: an application, applications
rival: CV builders and application trackers | they give a clean page in ten minutes and say which words are missing | Teal, Huntr, Resume.io, Zety, Novorésumé | cv builder
rival: career coaches, job centres and recruiters | they know a name in the company and read between the lines | LinkedIn, Randstad | career coach
rival: last time's CV, a friend's advice and a chatbot | it is sent within the hour
meet: job fairs, job-centre waiting areas and alumni evenings | adviser at the job centre | people wait there with a page that has brought them forty refusals | rewrite one page with somebody in {name} for one real vacancy and ask whether they were invited | one morning a week | job-centre advisers, career offices and outplacement coaches | they correct the same mistakes in each CV
measure: the share of applications that lead to an invitation
moat: which pages led to invitations, trade by trade
risk: success makes the customer leave, and failure makes them angry | charge for a search and not by the month for ever, and let those who found work bring the next
rule: Settle what may be written for somebody, and what is kept | Invent no experience, keep CVs only as long as the search lasts, pass nothing to recruiters without consent, and name who pays you. | the rule against invention and the date of deletion stand on the page
trial: Send sixty applications for ten people | Rewrite the pages of ten seekers by hand, send six applications each, old and new page in turn, and count the invitations. | invitations for old and new pages stand side by side
ask: Do recruiters notice that a machine wrote it? | | interviews-2 | with ten people who read applications all day
ask: What do you earn from somebody who needs you for six weeks? | | price-talks | by offering one price per search and one per month
roles: a recruiter who has changed sides | a developer for documents | somebody who encourages after a refusal
search: cv builder
name: Forty Nos = before the one yes
name: Lucky Tie = what is worn that day
name: Monday Inbox = where the answer lies
name: Gap Year Story = what one says about the gap
name: Tie & Typo = what is checked before leaving
name: +Shortlisted = on the small pile
name: Small Pile = where one wants to lie
name: Dear Hiring = how all letters begin
name: Vitae = Latin for "of a life"
name: Firm Handshake = the beginning of most jobs
name: Kindly Note = the letter after the talk
line: From the big pile to the small one
line: Page one. There is no page two
line: That gap has a good story
line: Written for one job, not for forty
line: Dear hiring manager, read on

interview-practice
job: an interview, interviews
rival: apps that ask the questions | they ask at midnight and count every "um" | Big Interview, Yoodli | interview practice
rival: coaches and people who have been hired there | they have sat on the other side of the table | Exponent, interviewing.io@US | interview coach
rival: the mirror, a partner on the sofa and a list of questions | it is free, and the partner laughs in the right place
meet: career offices, job fairs and last weeks of courses | adviser of the career office | people have a date there for Thursday and no voice | ask one of them three questions in {name} and play the second answer back | two afternoons a week | career offices, course leaders and recruiters | their people fail at the talk and not at the work
measure: the share of applicants who come through the next real interview
moat: real questions by trade and employer, collected after every talk
risk: everybody needs it for one week | sell the week, and win course and career offices that send a new class each term
rule: Settle what happens with recordings of a face and a voice | Ask before each recording, delete after the agreed time, judge no face or accent, and keep secret questions of an employer out. | the consent, the deletion and the refused questions are in writing
trial: Rehearse thirty real appointments | Rehearse with thirty people who have a date in the next two weeks, once by machine or list and once by a person, and ring afterwards. | thirty outcomes and which rehearsal helped are on one sheet
ask: How good is the feedback of a machine? | | trade-trial | by letting two recruiters judge thirty recordings as well
ask: Who pays for one week of fear? | | price-talks | with applicants in the days before their date
roles: somebody who has led a thousand interviews | a developer for speech and recording | somebody who knows career offices
search: interview practice
name: Tell Me About = how each of them begins
name: Glass of Water = what one should accept
name: Weakness Three = the answer everybody has ready
name: Lift Lobby = where one waits with damp hands
name: Nod & Note = what the other side does
name: +Ummless = speaking with fewer fillers
name: Blue Blazer = what is worn that day
name: Panel of Two = who sits opposite
name: Eccomi = Italian for "here I am"
name: Any Questions = the last one, and it counts
name: Third Take = when the answer is one's own
line: So, tell me about yourself
line: Your greatest weakness, rehearsed
line: Say it badly here first
line: Dry hands in the lift lobby
line: And do you have questions for us? Yes

life-story
job: a book, books
rival: story and ancestry services | they send a question each week, or find the great-grandfather by name | Storyworth, Ancestry, MyHeritage, Remento@US, Meminto@DE | life story book
rival: ghostwriters, local historians and print shops | they come to the house, sit down and hear what is not said | | ghostwriter biography
rival: "we really must record Grandma some day" | it can be done any Sunday, until it cannot
meet: golden weddings, day centres and local history evenings | leader of the day centre | old people tell there every afternoon what their children have never heard | record one story with somebody in {name} and send it to a grandchild that evening | two afternoons a week | day centres, funeral speakers and local archives | families ask them too late for what nobody wrote down
measure: the share of begun stories that become a finished book
moat: the questions after which old people really begin to tell
risk: it is given for Christmas, begun with joy and stopped after the third question | telephone the teller, and let the family send the next question
rule: Settle who owns a story and who may be named in it | Have teller and family sign what is printed and who reads it, ask about living people who appear, and write what happens to recordings after a death. | one page is signed by the teller and by who pays
trial: Record six lives in two weeks | Record three hours each with six old people, write one chapter each, and read it to them aloud. | hours per chapter and what they crossed out are on one sheet
ask: How many hours go into one book? | | trade-trial | by counting them for six chapters
ask: What if the family dislikes what Grandpa tells? | The teller decides, and may lock a chapter | rules | with the signed page and a locked chapter
roles: somebody whom people tell things | an editor who keeps the voice | a developer for recordings and books
search: life story book
name: Before You Ask = what nobody has asked so far
name: Kitchen Apron = where stories hang
name: Tape & Tea = a recorder between two cups
name: Her Own Words = as she said them
name: War & Waltz = what grandparents remember
name: +Kinscript = a family in writing
name: First Bicycle = the story all of them have
name: Chapter Aunt = she comes up in each
name: Racconto = Italian for a tale that is told
name: Button Box = every button has a story
name: Sunday Voice = how he spoke at table
line: How did you two really meet?
line: Grandma's voice, with the laugh in it
line: Ask her this Sunday
line: The story behind the scar
line: Chapter one: the bicycle

digital-estate
job: a will, wills
rival: online will and estate services | they ask the questions in an evening and print the page | Farewill@GB, Trust & Will@US, Everplans@US, LegalZoom@US | make a will online
rival: solicitors, notaries and banks | they are liable, and they know the second family | Co-op Legal Services@GB | solicitor will
rival: a folder in the desk, and not talking about it | nobody dies next week
meet: hospice information evenings, retirement talks and funeral directors' offices | hospice volunteer | people speak there for the first time about where the passwords are | fill in the first page with one couple in {name} and let them choose who gets the envelope | one afternoon a week | hospice services, tax advisers and funeral directors | they watch families search for papers in the worst week
measure: the share of people who sign and store it within a month of beginning
moat: the path through banks, offices and accounts in one country
risk: people begin after a funeral and stop at the first hard question | let every page be useful alone and write again on the anniversary
rule: Settle the form a will must have and who may advise | Ask a lawyer what must be handwritten or witnessed, where advice begins, how a power is proved, and what happens to the stored papers if you close. | a lawyer has signed the forms and the storage is secured
trial: Bring eight families to a signature | Sit with eight families, fill in the papers, and note at which question they stopped and who signed within two weeks. | stops and signatures are on one sheet
ask: Does it hold in court? | | rules | with a lawyer's signed opinion for one country
ask: Who opens it, and how do you learn of a death? | | f-2 | by playing it through with one family and two offices
roles: a lawyer for wills | somebody who has sat with the grieving | a developer for papers that must not be lost
search: make a will online
name: Blue Folder = where everything is
name: Desk Drawer = where one will look first
name: Who Gets Clock = the question of every family
name: Envelope B = to be opened later
name: Oak & Oath = what lasts and what is promised
name: +Heirwell = left in good order
name: Hall Clock = what two sisters want
name: Last Password = what nobody could find
name: Lascito = Italian for what one leaves
name: Plain Words = what they will be glad of
name: Fourth Drawer = behind the stamps
line: Where is the blue folder?
line: So they need not search that week
line: The clock goes to Anna. It says so
line: Said plainly, while everybody is well
line: The password is with your sister

personal-safety
job: a way home, ways home
rival: safety and location apps | they show friends where one is and call with one press | bSafe, Hollie Guard@GB, WalkSafe@GB, Noonlight@US | safety app
rival: emergency numbers, accompanying telephone lines and alarm buttons | they are answered by people who can send somebody | | walk home phone line
rival: keys between the fingers, a call with a friend and a taxi | one has always done it so, and a friend's voice helps
meet: universities, late-shift workplaces and clubs with an awareness team | member of the awareness team | women leave there at night and say "text me when you are home" | go along with three ways home in {name} by telephone and talk the next day | two nights a week | awareness teams, women's officers and night-bus drivers | they are asked who can come along
measure: the share of ways home that end with "arrived" and no false alarm
moat: people who answer at night and know the town
risk: on the one night it matters the battery is empty or no one answers | test the chain every week, say what the app cannot do, and fall back to a message without data
rule: Settle what is promised in an emergency | Ask the emergency services what they accept, promise no rescue, let location be shared only by whoever is located, and delete ways the next day. | the answer of the emergency services and the promise on the page agree
trial: Bring thirty people home by telephone | Accompany thirty ways home over two weekends by telephone, provoke ten false alarms, and time each answer. | times, gaps and false alarms are on one sheet
ask: Who answers at three in the morning? | | rules | with the rota and the time to answer
ask: What if a violent partner uses it to follow somebody? | | f-2 | by having a women's shelter test it
roles: somebody from a women's shelter or night line | a developer for location and alarms | people who answer at night
search: walk home safe app
name: Text When Home = said at every door
name: Lit Side = where one walks
name: Key in Hand = how many go through the park
name: Door Click = the sound of having arrived
name: Hood & Headlight = a street at night
name: +Lampward = towards the light
name: Night Bus Friend = who sits beside one
name: Third Lamppost = where the corner is
name: A Casa = Italian for "home"
name: Stay on Line = what one asks a friend
name: Porch Light = somebody is waiting up
line: Text me when you are home
line: Somebody hears the door click
line: A voice as far as the third lamp
line: Stay on the line till the key turns
line: The lit side of every street

ai-companion
job: a conversation, conversations
rival: chatbots and companions | they answer everything at once and remember a name | ChatGPT, Gemini, Replika, Character.AI | ai companion
rival: assistants, visiting services and helplines | they are people, and they notice what is not said | | personal assistant
rival: a sister on the telephone, lists and leaving it undone | she knows the whole story
meet: day centres, libraries with computer hours and evening courses on telephones | leader of the computer hour | people ask there how to do one small thing and stay to talk | let somebody settle one real errand with {name} and sit beside them | one afternoon a week | librarians, visiting services and adult children | they are asked for help they have no hours for
measure: the share of users who come back on four days of the fourth week
moat: errands it has learned to finish in one language and place
risk: the large assistants learn the same within a year and cost nothing | take one group of people and its errands, and do the last step for them as well
rule: Settle what it may remember, say and never pretend | Say always that it is a machine, let memory be read and deleted, keep minors out unless made for them, and write what it does when somebody speaks of harm. | the memory page and the crisis answer were tested by strangers
trial: Be the assistant yourself for ten people | Answer ten people for two weeks as the assistant would, with what it could really do, and note errands, failures and hours of the day. | errands done and not done are on one sheet
ask: Why not the one that is already on the telephone? | | interviews-2 | with people who tried it for a month
ask: What does a talkative user cost you? | | f-3 | with cost per user of the busiest tenth
roles: a developer who knows models and their limits | somebody who knows these users from daily work | a psychologist or lawyer for the limits
search: ai assistant app
name: Second Cup = a talk that goes on
name: Errand Owl = awake and willing
name: Jot & Jeeves = a note and the one who does it
name: Parlour Friend = company in the front room
name: Remind Me = what is said most
name: +Askwood = a place for questions
name: Knot in Hanky = how people remembered
name: Tomorrow List = what can wait
name: Ascolta = Italian for "listen"
name: Small Errand = it takes two minutes, and nobody does it
name: Good Morning Ada = the first sentence of the day
line: It remembers the dentist. And your sister
line: The errand you put off since Monday
line: A knot in the handkerchief that speaks
line: Good morning. The bins are today
line: Ask it twice. It does not sigh
`;
