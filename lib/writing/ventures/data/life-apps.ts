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
rival: room portals | they have the most rooms, and searching is free or cheap | SpareRoom@GB, SpareRoom@US, WG-Gesucht@DE, Idealista@ES | room in shared flat
rival: social media groups, friends and notice boards | they are free, and somebody often knows the person | Facebook
rival: student residences and co-living companies | rooms are furnished, and the contract is signed from afar | | student residence
meet: universities, international offices and large employers | housing adviser at the university | every term there are more people than rooms, and many are cheated | offer new arrivals one evening with {name} to meet people who have a room | one evening a week before term | human resources departments, language schools and student unions | newcomers ask them for a room first
measure: the share of rooms filled within two weeks
moat: verified rooms and people in one town
risk: demand comes in a few months and false offers scare people away | verify every person and address, begin in one town and add interns and newcomers in other months
rule: Settle agency permits, fees and equal treatment | Ask whether finding rooms for money needs a permit and who may be charged, verify identity and address, and avoid questions that exclude people unlawfully. | the answer on permits, the checks and the questions are on file
trial: Fill eight rooms by hand | Take eight real rooms, propose three suitable people for each, arrange the meetings, and ask both sides two weeks later. | proposals, meetings and filled rooms are on one sheet
ask: How do you keep false offers out? | | trade-trial | by checking the first twenty rooms by video or in person
ask: Who pays, the person looking or the flat? | | price-talks | by offering ten of each a fee on success
ask: What if the flatmates do not get on? | They are asked about habits first and meet before they decide | f-4 | by calling every new household after four weeks
roles: somebody who knows the town and its students | a developer for matching and checks | somebody who works with universities and employers
search: find a flatmate
name: +Roomright = the right room and people
name: Good Flatmates = people who live well together
name: +Flatfit = a flatmate who fits
name: Flatmate Found = the flatmate is found
name: Good House Share = a shared home that works
name: +Roommeet = meet over a room
name: Share a Kitchen = people to share a kitchen
name: Who Moves In = find who moves in
name: Same House = people under one roof
name: *Roomella = from the word room
name: Checked Rooms = rooms that are verified
line: Find flatmates you will like
line: Real rooms, checked people
line: The right flatmate, sooner
line: Meet first, then move in
line: Same habits, happier home
line: A room without nasty surprises

tenant-help
job: a case, cases
rival: tenants' associations, advice centres and lawyers | they know local landlords and courts, and advice is often cheap or insured | Shelter@GB, Citizens Advice@GB, Mieterverein@DE | tenants' association
rival: online tenant services | the check is free, and they take a share only on success | Conny@DE, JustFix@US | check rent increase
rival: doing nothing or asking friends and the internet | it is free and avoids trouble with the landlord | ChatGPT, Reddit
meet: community centres, student unions and neighbourhood groups | social worker or adviser | tenants bring letters they do not understand | hold one free evening with {name} to which tenants bring a letter and leave with the next step | one evening a week | social workers, debt advisers and works councils | they see rent problems early
measure: the share of cases with an answer from the landlord within four weeks
moat: templates that worked, sorted by type of case and checked by lawyers
risk: laws change, and one wrong letter or missed deadline can cost a home | have a lawyer approve every template, take few types of cases and pass on the rest
rule: Settle who may give legal advice | Ask the bar or authority which help is allowed without a licence, work with a lawyer or association, insure mistakes, and have two people check every deadline. | the answer, the agreement with the lawyer and the policy are on file
trial: Handle ten cases of one type | Take ten real letters of one type, answer them with a lawyer-approved template, and note hours, deadlines and replies. | hours, deadlines and replies are on one sheet
ask: Who is liable when a deadline is missed? | | rules | with the policy and a second person for every date
ask: Do tenants dare to write to their landlord? | | interviews-2 | by asking ten tenants who had a problem and said nothing
ask: What do tenants pay, a fixed fee or a share? | | price-talks | by offering ten tenants both
roles: a lawyer for tenancy law | somebody who explains law simply | a developer for cases and deadlines
search: tenant rights help
name: +Rentright = the right rent and rights
name: Tenant Ready = prepared for the landlord
name: Fair Rent Check = a check for fair rent
name: +Leasewise = wise about the lease
name: Deposit Back = the deposit returned
name: Know Your Lease = understand what you signed
name: +Rentdefend = defends tenants on rent
name: Rent Letter Help = help with letters on rent
name: Letter & Right = the right letter to send
name: *Rentora = from the word rent
name: Home Rights = rights in your own home
line: Know your rights, keep your home
line: The right letter, in time
line: Get your deposit back
line: Check your rent in minutes
line: Repairs, rent and notice made clear
line: Answer your landlord with confidence

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
rival: weekly question services and family tree sites | they are easy to give and cost little | Storyworth, Ancestry, MyHeritage, Remento@US, Meminto@DE | life story book
rival: ghostwriters and personal biographers | they visit, interview and deliver a finished book | | personal biographer
rival: families who record it themselves | it is free, and the phone is enough
meet: senior centres, care homes and local history societies | activities manager of the care home | residents love to talk about their lives and families ask for recordings | hold one afternoon of stories with {name} and give every guest one page to take home | one afternoon a week | care homes, celebrants and bookshops | families ask them for a lasting gift
measure: the share of books begun that are finished within the agreed time
moat: interview guides that make people talk, and finished books that families show to others
risk: the book is given as a present and stops after the first questions | agree dates for calls, let somebody interview by phone and let the family send questions
rule: Settle consent, rights and privacy | Have teller and family sign what is printed and who may read it, ask about living people who are named, and settle what happens to recordings later. | the consent is signed by the teller and the buyer
trial: Record five life stories in two weeks | Interview five older people for two hours each, write one chapter each, let them correct it, and ask their families to order the book. | hours per chapter, corrections and orders are on one sheet
ask: How many hours go into one book? | | trade-trial | by counting hours for five chapters
ask: What if the family disagrees with the story? | The teller decides, and single chapters can stay private | rules | with the signed consent
ask: Who buys, the older person or the children? | | price-talks | by offering a book to ten families
roles: an interviewer who listens well | a writer and editor | somebody for design, printing and customers
search: life story book for parents
name: +Lifepages = a life on pages
name: Told by You = your story in your words
name: Family Chapters = chapters for the family
name: +Storykept = a story that is kept
name: Our Story Book = a book of one's own story
name: In Their Words = a story as they tell it
name: +Heirbook = a book to inherit
name: Early Years Book = memories of earlier years
name: Voices Kept = voices that remain
name: *Memorella = from the word memory
name: Story to Pass On = a story for those after us
line: Your parents' story, in their words
line: A book your family will keep
line: Ask now, read for ever
line: You talk, we write
line: Memories, printed and bound
line: The gift of a life story

digital-estate
job: a will, wills
rival: lawyers, notaries and banks | they are liable for their advice and known to the family | Co-op Legal Services@GB | lawyer for a will
rival: online will services | they are quick and cheaper than a lawyer | Farewill@GB, Trust & Will@US, Everplans@US, LegalZoom@US | make a will online
rival: a folder at home or doing nothing | it costs nothing, and the subject is unpleasant
meet: senior centres, hospices and evening courses on wills and care | head of the advice centre | people ask what happens to papers, accounts and passwords | hold one free evening with {name} on the papers every family needs | one evening a week | funeral directors, financial advisers and care advisers | they see families search for papers
measure: the share of people who finish and sign their documents within two weeks
moat: forms checked by lawyers for each country, and families whose documents are stored
risk: people begin and stop at the first difficult question | make every document useful alone, save progress and send friendly reminders
rule: Settle the legal form of wills and where advice begins | Ask a lawyer what must be handwritten or witnessed, what counts as legal advice, how access is proved after a death, and how data is secured. | the forms are approved and the storage has been tested
trial: Bring eight people to signed documents | Guide eight people through will, powers and a list of accounts, and note where they stop and who signs within two weeks. | stops, questions and signatures are on one sheet
ask: Is the will valid? | | rules | with a lawyer's written opinion for each country
ask: How do you learn of a death, and who gets access? | | f-2 | by playing it through with two families
ask: Why not go to a notary? | Complicated cases should, simple ones need order and the right form | interviews-2 | by asking ten people why they have no will yet
roles: a lawyer for wills and estates | a developer for secure storage | somebody who talks about it with tact
search: make a will online
name: +Willready = the will is ready
name: Papers in Order = documents in good order
name: +Legacysafe = a safe for what one leaves
name: Safe Wishes = wishes kept safe
name: Tidy Estate = an estate in good order
name: Family Folder = a folder for the family
name: +Heirclear = clear for the heirs
name: Signed & Safe = signed and safely kept
name: All Arranged = everything is arranged
name: *Testara = from the word testament
name: Final Wishes = wishes written down
line: Make your will this week
line: Leave order, not questions
line: Your wishes, safely written down
line: Everything your family needs to know
line: Accounts, papers and wishes together
line: Sorted now, easier later

personal-safety
job: a way home, ways home
rival: location sharing and emergency call on the phone | it is built in and free | Google Maps, Apple | share my location
rival: safety apps and alarm buttons | friends are alerted with one press | bSafe, Hollie Guard@GB, WalkSafe@GB, Noonlight@US | personal safety app
rival: calling a friend, taking a taxi or walking together | people know it and trust it
meet: universities, night-time venues and employers with late shifts | welfare officer | students and staff ask how to get home safely | let one group use {name} for two weekends and ask how safe they felt | one evening a week | student unions, transport companies and advice centres for victims | they are asked for something that helps
measure: the share of journeys started in the app that end with a confirmed arrival
moat: partners who answer at night, and groups in which everybody uses it
risk: the battery is empty, there is no signal or nobody answers | test the alarm chain every week, name several contacts, fall back to text messages and say clearly what the app cannot do
rule: Settle promises, location data and emergency calls | Ask the emergency services what they accept, promise no rescue, let only the person located share the location, and delete journeys soon. | the answer, the wording and the deletion have been checked
trial: Accompany thirty journeys over two weekends | Let people share thirty journeys, raise test alarms, and note how fast a contact answers and which alarms were false. | times, gaps and false alarms are on one sheet
ask: Why not use what the phone already has? | A missed arrival raises the alarm even when nobody presses | interviews-2 | by asking ten people what they use today
ask: Who answers at night? | | rules | with contacts, a rota and the time to answer
ask: Can it be misused to track somebody? | | f-2 | by having an advice centre for victims test it
roles: a developer for location and alarms | somebody with experience in emergencies | somebody who wins universities and employers
search: personal safety app
name: +Homesafely = home, safely
name: Arrived Home = the message of arrival
name: +Walkalong = somebody comes along
name: Got Home = the message that counts
name: Stay With Me = company on the way
name: +Nightsafe Way = a safe way at night
name: Night Walk = safe walks at night
name: Trusted Few = the few you trust most
name: Check In Home = check in on arrival
name: *Safora = from the word safe
name: On the Line Home = company by phone going home
line: Somebody knows you got home
line: Help, one press away
line: Walk home with company
line: Your way home, shared with friends
line: Late shift, safe way home
line: Alerts when you do not arrive

ai-companion
job: a conversation, conversations
rival: general AI assistants | they are known, do many things and are free to begin with | ChatGPT, Gemini, Claude, Siri | ai assistant
rival: companion apps | they have a character and remember earlier talks | Replika, Character.AI | ai companion app
rival: friends, family, helplines and human assistants | they are real people and can act
meet: online groups, communities and associations of the chosen users | moderator of the group | members ask for help with the same tasks and worries | let one group try {name} for two weeks and publish what it could do and what it could not | an hour a day | advice centres, trainers and employers | they know where people want daily support
measure: the share of users who come back on at least three days a week
moat: memory and skills for one group of users, built with their consent
risk: the large assistants offer the same for free | choose one group and its tasks, and carry tasks through to the end
rule: Settle honesty, memory and crisis answers | Always say that it is a machine, let users read and delete its memory, check ages, and define with experts what it does when somebody is in danger. | memory, age check and crisis answers have been tested
trial: Let ten people use it for two weeks | Give ten people of one group a simple version, read along with their consent, and note tasks done, failures and who wants to keep it. | tasks, failures and paying users are on one sheet
ask: Why not the assistant people already have? | | interviews-2 | by asking ten people what they use it for and what is missing
ask: What does a heavy user cost you? | | f-3 | by measuring cost per user in the trial
ask: How do you keep people from depending on it? | It sets limits and points to people and services | rules | with tested answers and a limit users can set
roles: a developer for language models | somebody who knows the users well | somebody for safety and data protection
search: ai companion app
name: +Daymate = a companion for the day
name: Good Listener = somebody who listens
name: Ask & Done = ask and it gets done
name: +Chatwell = chats that do good
name: At Your Side = always at your side
name: +Sidefriend = a friend at one's side
name: Little Helper = help with small things
name: Next Thought = helps you think on
name: Always Around = there at any hour
name: *Amicora = from the Latin for friend
name: Kindly There = friendly and always there
line: Somebody to ask, day and night
line: It remembers, so you can forget
line: Talk it over, sort it out
line: Your day, a little easier
line: Help that knows you
line: Your memory stays yours
`;
