/** Money, health and safety of people, mostly on a phone: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const HELP_ON_THE_PHONE_SCREENS = `
saving-app
thing: goal, goals = Emergency fund, on track; New bicycle, nearly there; Holiday in summer, just started
must: Automatic transfers after each payday; A pause when the balance is low; Withdrawals at any time; Clear information on who holds the money
later: Goals shared with a second person; Round-ups of card payments
screen: My goals | headline Two of three goals on track | list Goals = Emergency fund, on track; New bicycle, nearly there; Holiday, just started | chart Saved, by week | words Next transfer on Friday, after payday | buttons Add money / Withdraw | no goal yet, and the first one takes a minute to set up | a transfer failed, nothing was taken, and it is tried again on Monday
screen: Set up a goal | ask What are you saving for? = New bicycle | ask Save = A small sum after each payday | switch Pause when my balance is low | list Your money is = Held by our partner bank; In your name; Available any day | button Start saving | connect your bank account to begin | the bank could not be connected, please try again later
screen: Support desk | table Questions = User, Question, Status; Ana, withdrawal, answered; Ben, failed transfer, open; Mei, close account, open | chart Users with money put aside, by week | button Reply to Ben | no open questions today | the partner bank reports a delay, and all users concerned are told

credit-building
thing: line, lines = Rent, paid on the second; Old contract, not mine; Light bill, in her name
must: What is reported, read before it goes; A warning days before anything is late; A wrong line disputed from the same page; Paid rent shown by the landlord's word or the bank's
later: A letter for the next landlord; What an ended contract still does
screen: Tenant's phone, what they see of me | list On my file = Rent, six months, on time; Light bill, since May; Old contract, not mine | picture The line that is wrong, as the bureau shows it | buttons This is not mine / How it got there | the file is empty, and the first rent stands there in a month or two | a payment is missing: you are told before the tenth, while nobody else is
screen: Case desk, lines in dispute | table Disputed = Who, Line, With; Ana, old contract, bureau; Jonas, rent twice, landlord; Mei, wrong name, us | steps For Ana = Her passport; Letter to the bureau; Their answer, in four weeks | button Send the letter | no line is disputed, and two were put right | bureau keeps it: their reason, and where one may complain free of charge

debt-relief
thing: letter, letters = Landlord, second one; Catalogue, from years ago; Court, open it first
must: All letters on one table, the urgent on top; What is left to live on, before any plan; A word to each creditor in one's own name; The free advice office, near and named
later: A month that went wrong, built in; The last letter of each
screen: Phone on the kitchen table | picture Nine envelopes, the yellow one in front | list First = Yellow one, court, by Friday; Landlord; Catalogue may wait | words You need not open the others tonight | buttons Photograph the yellow one / Somebody should ring me | no letter came this week, and the landlord has agreed | this is beyond a plan: the advice office by the market, open on Tue 9 am
screen: Adviser's desk, what can be kept | table Plan = To whom, First, Agreed; Landlord, yes, in writing; Catalogue, later, no answer; Court, objection, sent | ask Left to live on = Food, light, the bus, shoes for one child | switch She has read it aloud | button Offer it to the catalogue | no plan yet, only envelopes | one month is missed: nobody is told before she has been rung

property-shares
thing: share, shares = Corner house, two floors let; Bakery and the flat above; Garages by the station
must: What was promised beside what came; The empty flat, said in the same breath; Whose name stands in the land register; How one gets out, and how long it took others
later: A tenant's letter about the stairs; The two days on which shares change hands
screen: Owner's phone, corner house | picture The house, scaffold on the left | chart Promised and come, quarter by quarter | list This spring = Second floor, empty since May; Roof, paid from the reserve; Shop, on time | buttons Ask the caretaker / I want out | bought on Monday, and the first rent comes after the quarter | roof costs more than the reserve holds: what is kept back, and for how long
screen: Way out, the two days | table Waiting = Share, Wants, Since; Corner house, out, spring; Bakery, in, Monday; Garages, out, a week | words It may be that nobody wants in | ask Least I would take = As the valuer said | button Put mine on the list | nobody wants out of this house | no buyer on either day: it stays yours, rent goes on, and the next two days

symptom-checker
thing: answer, answers = Back, since Monday, can feel both feet; Child, hot, drinks; Ear, worse at night
must: The signs that mean now, asked first; Sent to somebody when in doubt; Open tonight, with the way there; Three sentences to read out to the doctor
later: How it was two days after; The same question for a child
screen: At night, the ear | talk Asked = Phone: Is the neck stiff?; You: No; Phone: Is it red behind the ear?; You: A bit | words Have it looked at tonight | map From the door to the doctor on duty | buttons Ring there / What would mean an ambulance | nothing asked yet, say it in your own words | this does not fit any path: ring the doctor on duty, and read this out
screen: Doctor's desk, was it right | table Seen after = Said, Was, So; Ear tonight, tonight, right; Back tomorrow, tonight, missed; Child at home, home, right | ask What should it have asked = Can you hold your water | button Change the path of the back | no path waits for a second doctor | one was missed: the path is shut until two doctors have signed it

skin-check
thing: spot, spots = Left shoulder, changed; Behind the knee, as in May; New one on the back
must: Same spot, same light, laid over the last one; Never the word harmless; A doctor's name under the answer; Tried on every colour of skin
later: A back, taken by somebody else; The reminder after the summer
screen: Left shoulder, May and now | picture Left shoulder in May, a ruler beside it | picture Left shoulder today, same ruler | list Different = Edge, lower left; Darker in the middle | words This belongs in front of a doctor | buttons Show it to the doctor / Take it again | only one picture so far, the next is in spring | blurred or in the shade: nothing is said about it, and how to hold the lamp
screen: Doctor's desk, next spot | picture Edge, close, turned to the light | ask Answer = Come on Tuesday, I want to see it with the glass | table Before = When, Edge, Middle; Spring, round, brown; May, round, brown; Today, notched, darker | buttons See it soon / Again in three months | no spot waits for you, and two come in on Tuesday | cannot be told from a picture: she is asked to come, and not to send another

blind-help
thing: answer, answers = Tin, tomato soup; Bus, number six, doors open; Letter, from the bank, two lines
must: Never says that a way is safe; How sure it is, in the voice; One press without looking; Other people's faces kept out
later: Somebody sighted who stays on the line; The same shelf, learned once
screen: Spoken, two tins | talk In the kitchen = You: Which is the soup; Phone: Left, tomato soup. Right, I cannot read it, turn it a bit.; You: Now; Phone: Peaches | switch Speak slower | buttons Again / Ask a person | nothing before the lens but the table | too dark: I see nothing, is the lamp on
screen: Spoken, at the kerb | words I see a bus with a six. I am fairly sure. I cannot tell you whether the road is clear. | list Also seen = Door, half open; Somebody waits | ask Say it = Is that my bus | button Say it again | a street is heard and none is seen, lift the phone a little | this I do not answer on a street: ask somebody beside you

scam-protection
thing: call, calls = Grandchild, new number; Bank, wants the code; Parcel, a link
must: The first warning goes to her alone; She decides who is told; Known voices left in peace; One sentence to say, and hang up
later: What went round in this town last week; A false alarm, taken back together
screen: Mother's phone, while it rings | headline This is not how your bank rings you | words Say: I will ring back myself. Then hang up. | list Why = Hurry; Wants a code; Number is new | buttons Hung up / It is my grandson | nobody strange has rung since Sunday | it was her grandson: his number is known from now on, and nobody else was told
screen: Daughter's phone, what she lets me see | talk From her = Mother: Somebody wanted a code; You: Did you give it?; Mother: I hung up | switch Tell me only if she wants it | button Ring her | she has told you nothing, and that is her choice | she gave the code: bank first, police then, and what to say to each

consumer-claims
thing: claim, claims = Parcel, never came; Train, three hours; Deposit, kept for a scratch
must: Who owes it, in one line; The proof one still has in the phone; When free help would be better, said so; The answer to their usual no
later: The same firm, and how it paid others; A claim that runs out in winter
screen: Claimant's phone, the deposit | picture The scratch, on the day of moving in | list Speaks for you = Picture from the first day; Handing-over sheet, line four | list Speaks against = Key, a day late | buttons Write to him / Is there free help | nothing handed in, and one picture is a start | it has run out: since when, and that nothing more is to be had
screen: Case desk, they said no | talk Landlord and us = Landlord: The scratch is hers; Desk: Line four of the sheet, with your name | table Claims = What, They say, Next; Deposit, no, line four; Train, voucher, not enough; Parcel, nothing, Friday | button Send line four | no answer is due before Friday | he has paid her straight: the case is shut, and she is asked whether all of it came

patient-transport
thing: ride, rides = Dialysis, chair, two steps; Going home, lies; Check-up, walks on an arm
must: Sits, lies or walks, and how many steps; The insurer's paper before the van leaves; Who waits at the other door; The hour the ward can really keep
later: The same driver three times a week; A way back that is booked open
screen: Ward's desk, who may go at two | table Going home = Who, How, Paper; Bed four, lies, signed; Bed nine, walks, missing; Window, chair, signed | switch Nine can wait until two | words At ten there is one van, at two there are three | button Two o'clock for nine | nobody goes home today | the letter is not written: the van turns to bed four, and nobody sits in his coat
screen: Driver's phone, two steps | map From the side door of the ward to the garden gate | list Mind = Two steps, no rail; Daughter at home; Bag with tablets goes along | picture The garden gate | buttons Handed to the daughter / Nobody opens | no ride before two, and the chair is to be wiped | nobody at the door: he stays in the van, the ward is rung

migraine-app
thing: entry, entries = Left side, since five; Only the light, no pain; Slept it off by noon
must: One press in the dark, the rest tomorrow; Tablets of the month, counted before the next; No light from the screen; A page the doctor reads in a minute
later: Weather and cycle laid beneath; The attack that did not come
screen: In the dark, one press | button It has begun | words Black screen, no sound, nothing to read | switch Somebody at home is told | the last one was nine days ago | pressed by mistake: shake it, and it never was
screen: The day after, with coffee | chart Since it began, hour by hour, as pressed | list Was it = Bad sleep; Skipped lunch; Cannot say | ask Took = One tablet, at six | button That was it | nothing has to be written for yesterday | many tablets this month: the doctor should hear of it, and here is the page
`;
