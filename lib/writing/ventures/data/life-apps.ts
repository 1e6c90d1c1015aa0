/** Meeting, living, working and remembering: what is known of them; the keys are those of `../lore.ts`. */
export const LIFE_APPS = `
dating-app
job: a date, dates
rival: large dating apps | nearly everybody who is looking is already there, and the start is free | Tinder, Bumble, Hinge, Badoo | dating app
rival: friends, hobbies and workplaces | people know each other before the first date
rival: matchmakers and singles events | singles meet face to face and somebody takes care of the introduction | Timeleft, Parship@DE | singles events near me
meet: singles' evenings, dance classes and social clubs | host of the evening | singles come there because apps have disappointed them | introduce guests by what they told {name} and ask both sides the next day how it went | two evenings a week | dance teachers, event hosts and married friends | single friends ask them whether they know somebody
measure: the share of matches that meet in person within two weeks
moat: enough active members in one place, and trust because members are checked
risk: one group is much larger than the other, and members leave for lack of matches | open one city or community at a time and keep a waiting list so that both sides grow together
rule: Settle age checks, safety and sensitive data | Verify age and photos, answer reports within a day, ask how data on sexual orientation and religion must be protected, and make it easy to cancel. | the checks, the report process and the privacy notice have been tested
trial: Introduce ten pairs by hand | Talk to twenty singles in one city or community, introduce ten pairs within two weeks, and ask each person the day after what they thought. | dates, answers and second dates are on one sheet
ask: How do you keep fake or dangerous people out? | | rules | by testing the check with false profiles
ask: What do members pay for? | | price-talks | by offering ten singles a subscription and a price per introduction
ask: Why not the large apps? | Members here are checked and looking for the same thing | interviews-2 | by asking ten singles about their last month on an app
roles: somebody who brings people together | a developer for profiles and messages | somebody who checks profiles and answers reports
search: dating app for serious relationships
name: +Firstmeet = the first time you meet
name: Real Date = a date in real life
name: +Twomatch = two people who match
name: Meet for Real = meeting, not just messaging
name: Coffee Date = a simple first date
name: +Pairgood = a good pair
name: Well Met = glad to have met you
name: Second Date = when the first went well
name: *Amorella = from amore, love
name: +Heartmeet = where two hearts meet
name: Serious Two = two who mean it
name: Hello You = the first message
line: Fewer chats, more real dates
line: Meet somebody who fits
line: Real people, checked profiles
line: From first message to first date
line: Dating for people who mean it
line: Meet people who want the same

friend-finding
job: a meeting, meetings
rival: social media groups and meeting apps | they are free and show many events and people nearby | Meetup, Facebook, Bumble, Timeleft, InterNations | make friends app
rival: clubs, courses and sports teams | members see each other every week | | club near me
rival: colleagues, neighbours and old friends online | contact is easy and nobody has to walk up to strangers
meet: language classes, coworking spaces and welcome events for newcomers | host of the welcome event | newcomers there know few people and look for company | put five newcomers together through {name} and fix the next meeting before they leave | two evenings a week | relocation advisers, course teachers and HR managers | newcomers ask them how to meet people
measure: the share of members who book a second meeting within three weeks
moat: trusted hosts and groups that meet regularly in one city
risk: people enjoy the first meeting and never see each other again | invite the same small group to several meetings and make the next date part of the first evening
rule: Settle safety, hosts and reports | Check who people are, meet in public places, agree on rules with hosts, answer reports within a day, and ask an insurer about activities you lead. | the host rules are signed and a test report was answered
trial: Bring together three small groups | Invite fifteen people to three tables of five, let each group meet twice within two weeks, and note who came back and who stayed in touch. | attendance, contacts and people who would pay are on one sheet
ask: Why pay when clubs and social media are free? | Somebody plans the meeting and the same people come again | interviews-2 | with ten newcomers about how they tried to meet people
ask: Who pays, the members or the venues? | | price-talks | by asking ten members for a fee and five venues for a commission
ask: What happens when somebody behaves badly? | | rules | with a written process and one test case
roles: a host who makes people feel welcome | somebody who finds venues and hosts | a developer for groups and invitations
search: meet new friends
name: +Metlocal = people met nearby
name: New Friends = people you will like
name: +Hellogroup = a group that says hello
name: Table of Five = five people, one table
name: +Meetagain = meeting the same people again
name: Pull Up a Chair = come and join us
name: Small Circle = a small group of friends
name: +Newcircle = a new circle of friends
name: Join Us = you are invited
name: Next Wednesday = when the group meets again
name: *Amigora = from amigo, friend
name: +Cityfriends = friends in your city
line: Make friends, not just contacts
line: New in town, not alone
line: Small groups that meet again
line: Meet people near you
line: Find friends who share your interests
line: Your next friends are nearby

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
rival: job sites with alerts and quick applications | they list the most jobs and applying takes a minute | LinkedIn, Indeed | jobs near me
rival: AI chats, CV builders and application trackers | they produce a clean CV or letter within minutes, often for free | ChatGPT, Teal, Huntr, Resume.io, Zety | cv builder
rival: job centres, recruiters and people they know | advice is free and contacts can open a door | Randstad, Hays
meet: job fairs, job centres and alumni events | career adviser | visitors are applying now and get few answers | rewrite one application with {name} for a real job advert and ask two weeks later what came back | one morning a week | career offices, job-centre advisers and outplacement firms | they see the same mistakes in application after application
measure: the share of applications that lead to an interview
moat: data on which applications lead to interviews, by job and field
risk: customers leave as soon as they find a job | sell a fixed package for one job search, and ask everybody who was hired for a recommendation
rule: Settle truth, personal data and who pays | Add no experience the applicant does not have, say when CVs are deleted, ask before passing data to employers, and check whether placing people needs a licence. | the privacy notice, the deletion date and the answer on the licence are filed
trial: Improve applications for six job seekers | Prepare five applications with each of six job seekers within two weeks, half with the old CV and half adapted to the advert, and count the answers. | answers for old and adapted applications are on one sheet
ask: Do employers mind applications written with AI? | | interviews-2 | by asking ten people who read applications
ask: What do people pay during a job search? | | price-talks | by offering ten job seekers a fixed package and a monthly price
ask: Why not ChatGPT alone? | The advert is checked point by point and nothing is invented | trade-trial | by comparing answers to both versions
roles: somebody with experience in recruiting | a developer for documents and tracking | somebody who supports applicants
search: job application help
name: +Applywise = apply wisely
name: Right Role Now = the right job, now
name: +Jobtrack = keeps track of applications
name: Top of the List = first on the list
name: Apply Once = one good application
name: Yes Letter = the letter with good news
name: +Jobfitter = fits you to the job
name: Next Job = the job you are looking for
name: Good Reply = an answer from the employer
name: +Applyready = ready to apply
name: *Jobelio = from the word job
name: +Rolefinder = finds the right role
line: More interviews, fewer applications
line: Apply for jobs that fit
line: Every application in one place
line: Your CV, matched to the job
line: Find your next job sooner
line: Know where every application stands

interview-practice
job: an interview, interviews
rival: practising alone with question lists and AI chats | it is free, private and possible the night before | ChatGPT, YouTube, Glassdoor | interview questions
rival: friends, relatives and former colleagues | they know the applicant and help for free
rival: interview coaches and practice platforms | they know the employers and give professional feedback | Big Interview, Yoodli, Exponent, interviewing.io@US | interview coach
meet: career offices, job fairs and final weeks of courses | career adviser | applicants there have an interview soon and have not practised | ask each visitor two typical questions with {name} and play back the answer with one tip | two afternoons a week | career advisers, course leaders and recruiters | good candidates fail because they are badly prepared
measure: the share of practised applicants who reach the next round
moat: real interview questions and outcomes, collected by job and employer
risk: each applicant needs it for only a week or two | sell short packages, and win colleges and career offices that send new applicants every term
rule: Settle recordings, feedback and confidential questions | Ask for consent before recording, delete recordings on a fixed date, give no rating of faces or accents, and refuse questions that an employer keeps secret. | the consent form, deletion date and content rules are in writing
trial: Prepare eight applicants for real interviews | Practise twice with eight applicants who have an interview within two weeks, record the first and the second answer, and ask afterwards how it went. | ratings before and after and real results are on one sheet
ask: Is automatic feedback good enough? | | trade-trial | by having two recruiters rate the same ten recordings
ask: What do applicants pay just before an interview? | | price-talks | by offering ten applicants one session and a one-week package
ask: Do colleges and career offices pay for their people? | | closing-calls | with ten career offices and a free trial week
roles: somebody who has led many job interviews | a developer for speech and video | somebody who sells to career offices
search: job interview practice
name: +Answerwell = answers that go well
name: Practice Round = a round before the real one
name: +Interviewfit = fit for the interview
name: Ask Me First = questions before the real ones
name: Good Answer = what interviewers want
name: Second Interview = invited again
name: +Speakready = ready to speak
name: Calm Answers = answering without nerves
name: Mock & Meet = practise first, then meet
name: *Rehearso = from the word rehearse
name: +Hireready = ready to be hired
name: Warm Up Talk = a talk to warm up
line: Practise before the real interview
line: Better answers, calmer nerves
line: Know the questions before you go
line: Walk in prepared
line: Practise today, get hired sooner
line: Real questions, honest feedback

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
