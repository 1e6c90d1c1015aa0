/** Customers of an office, and how they are won and answered: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const OFFICE_CUSTOMERS_SCREENS = `
support-assistant
thing: ticket, tickets = Where is my parcel; Wrong size, second time; Wants money back, angry
must: Where each answer comes from, shown beside it; A person, without asking three times; Nothing promised that the shop's system does not say; What it could not answer, collected by Friday
later: A night on its own, and a morning to look at it; The same in the customer's language
screen: Customer's phone, at night | talk Chat = You: where is my parcel?; Shop: with the driver since five, you are stop nine; You: can he leave it next door? | words Read from the carrier's list, this minute | buttons Leave it next door / A person, please | three things people ask at night | the carrier does not answer: it says so, and a person writes in the morning
screen: Support desk, handed over | table With a person = Asked, Why it stopped, Since; Wrong size again, second time, ten minutes; Money back, angry, just now; Old voucher, not in the rules, an hour | ask It may answer that from now on = No, ask me | button Take the angry one first | nothing was handed over, and what it closed tonight | it was wrong once: the sentence, who saw it, and what it says now

phone-receptionist
thing: call, calls = Wants Thursday, not Friday; Pain since last night; Sells advertising
must: The firm's name in the first second; Through to a person at one word; What is urgent, rung through at night; A message one can read while walking
later: Two languages at one number; The appointment written in by itself
screen: After the call, in the van | list Three rang = Thursday instead of Friday, moved; Water under the sink, urgent; Advertising, declined | talk The urgent one = Caller: it drips on the lamp; Voice: is the light off? | button Ring back | nobody rang while you drove | not understood: the two seconds, to listen to
screen: What it may say, console | list It may = Move a date; Name hours and the way; Say what a visit costs, as listed | list Never = Promise a day for something urgent; Give a price from afar | ask When somebody cries = Through to Ana | button Call it and try | an empty list means it only takes messages | no line: the calls go to the old number, and you are told

email-marketing
thing: message, messages = Wool is back, to those who asked; Your last order is empty by now; Nothing but thanks, at new year
must: A limit for each person, over all lists; Those who leave, counted as a cost; Who gets it and who had enough; How it looks on an old telephone
later: Two beginnings, side by side; Written from last year's best
screen: Who gets it | ask Wool is back = To those who looked twice | list Left out = Had two this month; Bought yesterday; Wrote to complain | words Fewer people, and more of them will read it | button Show me as they see it | no list, and the last twelve months of orders will do | an address that bounced is left out, and never asked why
screen: What came of it dashboard | chart Opened, bought, left, hour upon hour | table Compared = Message, Bought, Left; Wool is back, some, nobody; Summer sale, more, many | ask Next time = Not on a Sunday | button Thank those who bought | nothing went out this month, and that is also a plan | went out twice: to whom, and one sentence of sorry, ready to send

social-scheduling
thing: post, posts = Oven at five in the morning; The chair before and after; We are shut on Thursday
must: The owner's own picture first; A sentence in their own words; The week in which nobody has time; Nothing sent without somebody's thumb
later: An answer to whoever writes beneath; The same week last year
screen: Owner's phone, from the workshop | picture The chair, half of it sanded | ask One sentence = It had four coats of paint and a name beneath | list Goes out = Tuesday, before eight; Both places | buttons Yes / Only the picture | nothing for next week: three things to photograph on your way | the picture is dark: made lighter, and the old one kept
screen: The week, on one board | table Week = Day, What, From whom; Tuesday, the chair, workshop; Thursday, we are shut, by itself; Saturday, nothing yet, anybody | button Ask Mei for Saturday | an empty week is no reason to write nonsense | one place refuses it: why, and what goes there instead

content-writing
thing: article, articles = How a roof is read from below; What a will cannot do; Why bread is heavy
must: Somebody who knows, quoted and named; What people really ask, before what they search; A fact with its source beside it; Written so that it sounds like the house
later: Last year's best, brought up to date; A talk made of it
screen: Expert's phone, four questions | headline How is a roof read from below? | list Say it, do not write it = What do you look at first; What do owners never see; What did it cost the last time nobody looked | button Speak for four minutes | nothing asked this week | noise on the tape: which minute, and whether to say it again
screen: Editor's desk, second draft | table Sentences = Says, From, Checked; Moss is harmless, Ana on tape, asked twice; Half of all roofs, nowhere, out; Gutter first, two of them, yes | words One claim without anybody behind it | button Back to her, one question | no draft, and four talks that were never written | copied from somewhere: the sentence, and where it stands

review-collecting
thing: review, reviews = Came late and repaired well; One star, wrong shop; Two lines from an old lady
must: Everybody asked, not only the happy ones; The right moment: the hour after, not the week; An answer for the bad one, before lunch; The link to the place that people here look at
later: What they praise, in their words; A card for those without a telephone
screen: Customer's phone, the hour after | headline Was it all right? | words Whatever you think. It goes where everybody can read it | list People say = How he spoke; Whether it was clean; What it cost | buttons Write it / Tell only us | nothing to rate before the visit is over | no network in the cellar: the link waits until the street
screen: Owner's desk, the bad one | words One star: nobody came at eight | list True = He came at half past nine; Nobody rang | ask Answer = You are right, and it will not happen with the first visit of the day | buttons Answer in public / Ring her first | nothing new, and two good ones without a thank you | it was meant for another shop: what the portal wants as proof

translation-tool
thing: page, pages = Manual, page nine; Contract, with the stamps; Menu, with the jokes
must: The firm's own words, always the same; The page as it was, pictures in their place; A native reader before it counts; Who signs for it
later: What changed since the last manual; A sentence that nobody could translate
screen: Reader's desk, page nine | table Page nine = Sentence, Here, Sure; Turn the valve, drehen, yes; Close it well, schließen, no; Bleed it, entlüften, the firm's word | picture The valve, with its number | buttons Like this / Another word | nothing to read, and who waits for whom | a word of the house is missing: it is asked once, for all pages
screen: Customer's page, ready on Thursday | list Three languages = German, read by Jonas; Spanish, with its reader; French, raw, not for the public | code Both beside each other | ask Never translate = The name of the machine | button Take the read ones | put the page in, and see the first paragraph at once | a page without its fonts: shown as it will print, before it does

voice-api
thing: recording, recordings = Kitchen, two at once; Dialect, on a bad line; Doctor, very fast
must: One's own recordings to try it with; Who spoke, and when; A price by the minute, with a cap; Nothing kept, if that is chosen
later: Words of a trade, taught by a list; While it is still being said
screen: Try your worst one | picture Two voices over a running tap | talk Heard = First: is the fish out?; Second: not understood, a pan; First: then the soup | list How sure = First, yes; Second, half | button Another recording | throw in the recording that everybody failed at | longer than an hour: cut, counted once, put together again
screen: Developer console, today | chart Wrong words, by kind of recording | table Calls = Kind, How long, Wrong words; Telephone, short, few; Kitchen, long, many; Quiet room, long, hardly | ask Stop me at = What I set for a month | button Show the ten worst | no call yet, one line of code to copy | slow this hour: since when, and what goes round it

analytics-dashboard
thing: figure, figures = New customers, this week; Returns, by size; Hours until an answer
must: Where each figure comes from, one touch away; The first difference to the old sheet, explained; A line for those who never open it; One meaning for customer, for all
later: A question in plain words; What changed on that day
screen: Monday, one page | headline Returns went up | words Nearly all of them one size, from one batch | chart Returns, week by week, the batch marked | buttons Show those orders / Tell the buyer | nothing is unusual this week, and it says only that | a source is silent since Friday: the figure is grey, and dated
screen: Where it comes from, console | steps Returns = Orders of the shop; Without tests; By day of arrival; Against what was sent | table Old sheet = Day, There, Here, Why; Monday, more, less, two tests; Tuesday, the same, the same, - | button That is right so | a figure nobody has explained carries a question mark | two meanings of customer: both shown, until somebody decides

code-and-test-tool
thing: remark, remarks = May be empty, line nine; Test that tests nothing; Same thing, written twice
must: Silence unless it is sure; A change one can accept, not a lecture; How often its remarks were ignored; Code that never leaves, if that is chosen
later: The house's own rules, from last year's reviews; A test for the bug of tonight
screen: Beside the change | words May be empty when nobody is signed in | picture Nine lines, the third one marked | list It suggests = Ask first; Or say what then | buttons Take it / Not here, never again | nothing to say about this change | it took too long: it says nothing rather than late
screen: Team console, the month | chart Taken, changed, ignored | table Kinds = Remark, Taken, Ignored; May be empty, often, seldom; Written twice, seldom, often; Test tests nothing, half, half | ask Be quiet about = Written twice | button From tomorrow | a week of changes, and it knows how you write | a wrong remark that was taken: who wants to look at it again

error-monitoring
thing: alert, alerts = Nobody can pay, since nine; Slow, but only the report; Disk, full by Friday
must: What a customer notices, and how many; Woken only for that; What changed shortly before; A word for the customers, ready to send
later: The night told as a page; Who was woken how often
screen: Phone on the bedside table | headline Nobody can pay | words Since nine minutes. Before it: a release by Jonas | chart Payments, this hour and last week | buttons I take it / Wake Mei | it is quiet, and that is what you pay for | nobody answers: the next one, after four minutes
screen: Morning console, what happened | steps The night = Nine, payments stop; Nine past, Ana takes it; Half past, release taken back; Ten, all good | list Could have slept = Slow report; Disk, full by Friday | ask Do not wake for = Slow report | button Write it up | a night without a line | two alerts for one thing become one, and say so

accessibility-check
thing: page, pages = Ticket form; Timetable, with a map; Contact, a picture of an address
must: A task tried by somebody who cannot see the page; Each barrier, with its place and the tester's words; What to change, so that a developer can do it; A second try after it was mended
later: A film of one task; A check before each release
screen: One task, told by who did it | headline Buy a ticket for Thursday | steps So it went = Date, after four tries; Seat, by guessing; Pay, not at all | talk Said = Ana: it says button, button, button; Ana: I would ring somebody now | button What has to change | choose a task that people come for | the tester could not finish: that is the result, not an error
screen: Developer's desk, to be mended | table Barriers = Where, What, Mended; Date field, no name, yes; Seats, colour only, tried again; Pay, trap, open | picture The date field, as it is read out | button Try again, please | nothing open, and when the next look is due | mended on one page and broken on three: all of them, together

trades-website
thing: website, websites = Roofer, two pages; Hairdresser, with prices; Physio, takes no new patients
must: Telephone number before anything else; Changed by a message with a photograph; What it brought, each month, in calls; The name of the street that people search for
later: Answers to what callers always ask; A page for the apprentice they look for
screen: Owner's phone, by message | talk Changes = You: shut from Monday for two weeks; We: done, look; You: and this roof, from today | picture The roof, from the ladder | button Show me the page | send a photograph, and it stands there tonight | not sure which roof: asked back, with both pictures
screen: The page itself, on a phone | headline Roof leaks? Ring now | list From here = Three streets last month; Emergency until ten; Looks at it for nothing | picture Two men on a ridge | button Ring | words Shut until the first. In a storm ring anyway | without a photograph of one's own it does not go up | the number has changed: all places at once, and a call to try it

sales-outreach
thing: message, messages = To the head of fleet, short; To somebody met at the fair; Second and last
must: A reason why just they, in the first line; Few a day, from one's own address; Stopped at the first no, for ever; Answers from people, not machines, counted
later: What the nine who answered had in common; A letter on paper
screen: Twelve for this week | table Whom = Who, Why them, Ready; Head of fleet, hired two drivers, yes; Depot near us, looks for a mechanic, half; Met at the fair, asked for it, yes | buttons Send these three / Not him | nobody fits this week, and better none than fifty | the reason turned out wrong: taken out, and the others looked at again
screen: Answers desk | talk Head of fleet = He: not this year, but ask in autumn; You: then I write in September | list Others = Yes, on Tuesday; No, never again | words Two complained. Nothing goes out today | button Write in September | silence after two weeks is an answer | marked as unwanted: all stop, and what the line was
`;
