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
thing: room, rooms = North, quiet, from May; In a house with a garden and Mrs Osei; Two months, intern
must: The habits that end in quarrels, asked first; A room somebody has stood in; Who lives there, and not only the walls; No money before the door was seen
later: When one of them moves out again; A letter about the washing-up, drafted kindly
screen: Could you live with them? | list About the three = Up at six, two of them; Nobody cooks meat; Guests, yes, Sundays | table You and they = About, You, They; Dishes, at once, by night; Heating, cold, warm; Music, headphones, piano | picture The kitchen as it was on Tuesday | ask Before I come I want to know = Whose piano is it? | buttons Tea on Thursday / Not for me | no room is free in that street, and who leaves theirs in autumn | money was asked for before a visit: do not pay, and the room is gone from here
screen: Visited by, the room checker's phone | map From the tram to the house, third bell | steps Look at = Somebody opens who lives there; Name on the bell; Window, lock, mould | picture Corner behind the wardrobe | ask Said on the stairs = The landlord knows | switch It is the room in the pictures | buttons May be shown / Not this one | no visit today, and which rooms were last seen in spring | nobody opens, or no such bell: it is off the list before you are back at the tram

tenant-help
thing: case, cases = Rent up, two letters; Mould behind the bed; Boiler cold since Sunday
must: The deadline, counted from the day of the letter; Which facts decide it, and which do not; Evidence with its day, not to be altered; A lawyer's eye where it is needed
later: The neighbours in the same house; The flat, once it is settled
screen: Rent goes up | picture The letter, one paragraph framed | headline Twelve days to answer. Eight are left | list It stands on = Flat size, off by a room; Year of the house; Last rise, too soon? | ask Letter lay in the box on = The third | buttons Read my answer / This goes to a lawyer | no letter came, and what to keep in case one does | this kind of case is not ours: who takes it, and the deadline stays on the page
screen: Mould behind the bed, the record | picture Corner, a ruler and a newspaper | table Days = Day, Seen, Told him; Monday, a hand wide, by letter; Friday, two hands, rang; Today, wet, - | chart Damp and warmth in the room | ask He said = Air more | switch Posted, with proof | buttons Next letter / Lawyer reads it first | only one picture yet, and the same corner again in three days | a deadline passes tonight: it says what can still be sent before midnight, and where

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
thing: chapter, chapters = The house with the outside tap; How I met your grandfather; The winter nobody spoke of
must: A question somebody in the family wants answered; Told aloud, in the teller's own words; What may be printed, and read by whom; Pictures with names beneath, while somebody knows
later: The same voice to listen to; A page for the ones not born yet
screen: Tuesday, Rosa tells | headline What did it smell of in your first kitchen? | picture Rosa at nine, the one on the left | talk So far = Rosa: of coal and quince; Ana: who brought the quince?; Rosa: that is another story | switch Not for the printed one | buttons Tell on / Enough for today | nothing told yet, and a question from her grandson to begin with | she is tired or it hurts: it ends here, and this part is hers alone
screen: Family's table, the pages so far | table Chapters = Chapter, Told, Who reads it; Outside tap, yes, all; Grandfather, half, all; The winter, yes, only Ana | picture Five people by a cart, two without a name | ask The one with the hat is | list Next question, from = Leo: were you ever punished?; Mei: your first wages | buttons Send Leo's / Print a proof | one chapter is told, and what people ask next | somebody living does not want to be in it: a page waits until Rosa has decided

digital-estate
thing: paper, papers = The will, page two unsigned; Key to the account abroad; Cancel the phone of the dead
must: What makes it valid: hand, witness or office; Somebody who finds it, and when; Accounts and contracts, in the order of urgency; Each page useful even if it stays the only one
later: Read again when something has changed; The letter that goes with it
screen: Who gets the workshop? | headline One page. It may stay the only one | list Named here = Workshop, to Omar; Money, to both; The dog, to who wants him | ask If Omar is gone before me = His daughter | steps Valid once = Written by hand; Two who get nothing look on; Dated | buttons I wrote it by hand / Ask somebody who may advise | nothing is decided, and the page about the dog alone counts too | it contradicts page one: both stand there, and the later date is asked for
screen: After a death, the family's desk | table Next = What, Until, Done by; Bank told, this week, Ana; Flat, end of May, Jonas; His account abroad, no hurry, nobody | list Found in the drawer = Two keys; A policy, old; Letter, "for Omar" | ask Who still has to be told | switch Death certificate, six copies | buttons Letters to all of them / Not today | nobody has died, and who would come to this page is named | two say they may act: nothing is sent until the paper decides it

personal-safety
thing: way home, ways home = From the late shift, tram and hill; First date, back alone; Through the park, not tonight
must: Somebody reached, tried out beforehand; Stopped with one press, even under a coat; What it cannot do, said first; Gone from the record by morning
later: Two who live the same way; A place with a light on, along the street
screen: Home from the late shift | map From the tram over the hill to the door | talk Beside you = Lea: I see you at the kiosk; You: dark from here; Lea: then talk to me | list Knows you are out = Lea, until the door; Omar, has the key | switch One long press, and it calls | buttons I am in / Somebody is behind me | nobody is on the way with you, and two to ask before tonight | no network on the hill: a plain message went ahead, and Lea waits for the kiosk on the other side
screen: Lea's phone, walking along | headline Ana is at the kiosk, moving | chart Pace, steady, then stopped | steps If she does not speak = Ask once; Ring her; Then what you two agreed | ask Agreed with her = Police, and then Omar | buttons She is in / I ring now | nobody walks tonight, and the trial of the month is due on Sunday | your own battery ends: Omar is asked to take over, and she is told by name

ai-companion
thing: errand, errands = The dentist, rung until nine; The form with two pages; Thursday is bins
must: What it remembers, to read and to delete; A yes before it acts for somebody; What it says when somebody is in a bad way; That it is a machine, said whenever asked
later: Handed to a person in the middle of a call; A week without it, with the list on paper
screen: Rang the dentist for you | talk On the line = It: I am a machine, I ring for Rosa Blum; Practice: Tuesday at nine?; It: she swims on Tuesdays, Thursday? | list Still to be said yes to = Thursday at nine; Your number, passed on | ask Change it to = Thursday, but later | buttons Yes, Thursday / Ring them off | nothing to do for you, and it does not invent any | they hung up on a machine: the number and one sentence to say yourself
screen: What it remembers of me | table Kept = What, Since, For; Swims on Tuesdays, spring, dates; Left ear, May, speaks up; Omar is my son, first day, worries | switch Omar may be rung when I say so | ask Forget that = I argued with my sister | link All of it, out | buttons That is right / Never say that again | nothing is kept yet, and it asks before the first | somebody speaks of harming themselves: it says what it is, and names the people to ring now
`;
