/** Meeting, living, working and remembering: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const LIFE_APPS_SCREENS = `
dating-app
thing: date, dates = Thursday, a walk with Ana; Phone first, ten minutes; Dinner, seat four
must: One person at a time, and why this one; A voice before more pictures; Face and age checked by somebody; A report that is answered within a day
later: Another evening with the same one, planned for you; The end of it, said kindly for you
screen: One this week | picture Ana, laughing at something beside the camera | list Why the two of you = Both swim in the cold; Two children, grown; Neither writes long messages | ask I would ask her = Which lake? | buttons Ten minutes by phone / Not for me | nobody fits this week, and nobody is shown to fill it | she said no: no reason, no number, and somebody else on Monday
screen: Our desk, reports and first meetings | table Open = Said by, About, Since; Mei, another face, an hour; Jonas, asked for money, noon; Ana, did not come, Thursday | picture The two pictures, side by side | switch Out of sight until it is clear | buttons He is who he says / Take him out | no report, and how many met in person this week | two say the opposite: both are rung, and they do not meet again meanwhile

friend-finding
thing: meeting, meetings = Wednesday, table of five; Prams by the pond; The third one, by themselves
must: The same few people more than once; Something to do with one's hands; Who somebody is, looked at before; A host who notices who goes silent
later: One who moved away, at the table by phone; A table that hosts the next five
screen: Wednesday, five chairs | picture A table, one chair pulled out | list Sitting there = Noor, two months here; Jonas, bakes badly; Mei, has been to one before | ask I bring = A game with one rule | map From the tram to the table | buttons I am coming / Next Wednesday | nobody has sat together yet, and the first question lies under a glass | two drop out: three is a table too, and the next one joins yours
screen: The same five, once more | table Our four times = Which, Came, Who asked; First, all five, us; Second, four, us; Third, five, Noor | talk Between us = Mei: same place?; Noor: mine, I have chairs | ask Somebody we missed = Jonas, night shift | buttons We meet alone now / Plan the fourth for us | the first time is still to come, and this fills afterwards | somebody felt uneasy: said to the host alone, and the seats are drawn anew

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
thing: application, applications = Nursery, answered the same day; The museum, second round; The one with no name under it
must: The advertisement read, and what it truly asks for; One's own words, nothing invented; Where each stands, and who was spoken to; A look back at those that led nowhere
later: The first week in the new place; Somebody who works there and would talk
screen: The museum, page one | picture First page, third line in colour | list They ask for = School classes, said three times; Weekends; A driving licence, really? | table You have it = They want, Stands in, Said; Classes, nursery, two lines; Weekends, nowhere, -; Licence, yes, page two | ask My first sentence = I have made nine children whisper | buttons This version goes out / Not me | no advertisement is opened, and what your last year can be called | it sounds like somebody else: marked, and your own line is put back
screen: Sent, silent and invited | table Mine = Where, Since, Next; Museum, a week, second round; Nursery, a day, Thursday; No name, a month, let it go | chart Answered, out of those sent | ask Where it stopped = Never asked about weekends | buttons Ask once more / Close it | nothing sent this week, and two that fit what you said on Monday | the same CV went out twice with the old date: which, and a short note to mend it

interview-practice
thing: interview, interviews = Thursday, the ward; Second round, three people; Why did you leave?
must: The trade they sit in, and its questions; Answers heard again, where they turned; One thing to change, no list of twelve; The recording gone when it was agreed
later: The talk about money; The day after, for the next one
screen: Thursday, the ward | talk Across the table = Chief nurse: what do you do when two bells ring?; You: I look who, then what; Chief nurse: and then? | ask My answer, spoken | list Asked there before = Two bells at once; A relative who shouts; Why nights? | switch She interrupts | buttons Once more / Stop, I lost it | no interview is set, and one question that always comes | you went blank: it waits with you, and asks the same thing more simply
screen: Where it turned | chart Slow, fast, slow, over four minutes | list Heard = Good until "actually"; A name you should not have told; The last sentence ends | table Answers = Question, First, Now; Two bells, long, clear; Shouting, skipped, half; Nights, honest, honest | link Delete my voice now | button Only this one again | nothing was recorded, because you said no | no word about face or accent: if one slips in, report it and it goes

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
