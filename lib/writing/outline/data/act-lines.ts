/** Lines that are true of every offer that does such a thing; "{who}" is whoever buys. */
export const ACT_LINES = `
track
Know what you have and what is due
Written down once, found at once
One list that everybody can trust
Up to date, without asking around
In order, and easy to prove
See what needs doing this week
Good order for {who}
The record is ready when somebody asks
Nobody has to remember it all
Less searching, fewer surprises
A clear picture, every morning
Kept in one place, not in ten heads

check
See it before it costs you
A second look before it counts
Know, where you had to guess
The answer, at the right moment
Clear facts for {who}
Right the first time
Checked once, shown to everybody
No more guessing
Plain to see, easy to use
Mistakes found while they are small
One look, and you know

forecast
Know tonight what tomorrow needs
A better guess than yesterday's
Enough for everyone, less left over
Told in time to decide
Decide with figures, not by feeling
The right amount, day after day
A clearer tomorrow for {who}
Less waste, fewer empty shelves
One look before you plan the day
Learns from every day

teach
Learned today, used tomorrow
One step at a time
Practise until it is easy
Ask as often as you like
Try it here, before it counts
From the first try to the real thing
Made for {who}
What you learn here stays
Small steps that lead somewhere
Patient, practical, on your side
Ready when the day comes

lend
Use it now, give it back later
Have it when you need it
The good one, without buying it
Pay for the time you use it
One less thing to buy and store
Better shared than standing around
For {who}, for as long as needed
Swap it when your needs change
Ready to use from the first minute
All of the use, none of the storage

match
Both sides know where they stand
Find each other without detours
Straight from one to the other
Agreed clearly, settled on time
A fair deal, seen from either side
Ask once, then choose
Where {who} find what they need
The right one, without a long search
Less waiting, on both sides
Good for those who have and those who need
Found here, agreed here

language
Understood, in both directions
The right words when they matter
Nobody has to guess what was meant
Say it once, and be understood
Hear it as people really say it
Clear words for {who}
Nothing is lost between two languages
Ask again, until it is clear
From hearing to understanding
Real words from real days

papers
One conversation, and it is off your mind
Plain answers before anything is signed
Done properly, sent on time
Somebody who reads the small print
Know what you owe, and why
Papers in order for {who}
Clear steps, fixed dates
No form left half filled
Understand it before you sign it
A fixed price for a clear mind

repair
Working again, without the long wait
Mended, not thrown away
Somebody you can call again
Good work, and no surprises
Told first what it costs
We find what is wrong, and put it right
Back in use for {who}
Repaired where it is needed
Done properly, the first time
Fixed today, used tomorrow

clean
Clean, and back in time
You leave it, we take care of it
Fresh when you need it
The cleaning, off your list
Clean again, without the effort
Less work for {who}
Clean work, on a fixed day
Ready when you need it again
Treated as if it were ours
Done while you do the rest

carry
Brought to where you are
There when you need it
On the day we said
Nobody has to fetch it
One round less for {who}
From their door to yours
Carried with care, on time
You know when it comes
Ordered today, there when it counts
Short ways, fresh goods

make
Made for a real need
Thought through to the last detail
Simple to use, made to last
One good one instead of three
Made with care, for every day
You notice it when you use it
Designed for {who}
Good to use, good to give
The detail that makes the difference
Few things, and good ones
Made well, and meant to be used

food
Simple things, made well
Good food with a short list
You taste what is in it
Made in small amounts, on purpose
Fresh, plain and good
A good habit for {who}
Less of the rest, more of the good
A short list, and all of it known
Nothing in it that needs explaining
Made the slow way, eaten the quick way

guard
Quiet until it matters
Know at once, wherever you are
There when nobody else is
A sign in time
Help comes sooner
Peace of mind for {who}
It looks out, so you can rest
Close by, even from far away
Set it up once, and rely on it
You hear of it while you can act

care
Time and attention, without a rush
Somebody who knows what to do
Good company, at the right time
Something familiar to hold on to
Small things that change a day
For {who}, with a warm hand
Nobody has to manage alone
Kept close, even on hard days
Moments that bring people together
Something to hold, something to talk about

grow
Watch it grow, year after year
Let it grow, and see what comes
Something living, all year round
Part of it, from blossom to harvest
Good for the ground, good for people
A piece of nature for {who}
From the first shoot to the last day
Looked after while you are away
It takes a season, and is worth it
Close to the ground, close to home

host
Come as you are, stay a while
Everything is there already
A place of your own, by the hour
Close by, and worth the way
Small, near and looked after with care
Your hour, your place
A good place for {who}
Come in, and begin
Time well spent, close to home
The same good place, each time

guide
See it with somebody who knows it
Few people, good stories
A small group, a real place
Hear it where it happened
Slower, closer, better
For {who} with open eyes
An outing you will talk about
Come along, and look again
Places you would have walked past
Told by those who live here

pay
Everybody pays, nobody chases
Paid in a minute, seen at once
The money arrives, the list is right
Know who has paid
Simple for both sides
Less asking, more settled
Money in order for {who}
One link, one payment, done
The evening work, done by itself
Clear sums, on time

tell
Worth opening every time
Short enough to read to the end
What matters, and nothing else
Read once, used all week
News that {who} can use
Clear words, on a fixed day
One good page instead of ten
The part that others leave out
Know it before it concerns you

plan
The week is thought through
Decided once, easy every day
Less to think about, more time together
One plan that works for everyone
What to do, and when, in one place
Nobody has to think of everything
A good plan for {who}
From question to plan in one go
The thinking is done, the rest is yours
Ready before the week begins

remind
A friendly word, at the right time
Nobody has to ask twice
Said kindly, and said in time
Noticed in time, told in your tone
You hear of it when it matters
The right word for {who}
One reminder less for you to write
It thinks of it, so you can forget it
Friendly first, clear when needed
On time, without the awkward call

hear
Heard when it matters
A voice, kept close
Listen when you have time
Said once, heard again and again
Every word worth hearing
Closer, for {who}
Press once and listen
What was said stays
Short to say, good to hear

keep
Everything in one place
Nothing gets lost on the way
Kept well, found again
Made to be held in both hands
Together in one place, for good
Made to be looked at again
For {who}, to keep
What matters, safely kept
From many hands into one place

ready
Ready when it is needed
Done in time for everybody
The work is done, the choice is yours
One step in, the result out
Less typing, more time
Made ready for {who}
What took days is ready sooner
Use it as it is
It comes out right

work
Good work, and no surprises
Done properly, the first time
Told first what it costs
Off your list, and done right
Somebody you can call again
A clear answer and a fixed date
Good hands for {who}
We do what we said
You decide, we do the work
One call, and we take over
Careful work, on the agreed day
`;
