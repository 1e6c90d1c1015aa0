/** Names that hint at what is gained, by what the offer does: "Name = what it says", after the id of the act. Every act has one word, one pair and several phrases. */
export const ACT_NAMES = `
track
On Record = says that what was done is written down and can be shown to whoever asks
Ready & Due = names the two things one has to know: what can be used and what is due
Well Kept = says of things and of books that somebody looks after them
Logbook = is the book in which nothing may be left out
Accounted For = is what one wants to be able to say of everything one has
At a Glance = is how long it should take to see where things stand
Good Order = is what people notice when nobody has to search any more
Up to Date = is what a list has to be at the moment when somebody looks
Tally = is an old word for a count that both sides trust

check
Second Look = is what catches a mistake before it costs anything
Right & Clear = says what people get: an answer that is right and that they understand
No Guesswork = says what stops from the first day on
Double Check = is what careful people do anyway, and here it is done for them
Plain Sight = is where an answer should be, and not at the back of a folder
Checkmark = is the sign that somebody has looked
Sure Enough = is what one says when it turns out as expected
Clear Answer = is what people come for, in two words

forecast
Better Guess = promises no certainty, only a better guess than the one people make today
Today & Tomorrow = sets what is known beside what has to be decided
Just Enough = is the right amount, neither too much nor too little
Foresight = is the plain word for knowing a little earlier
The Day Before = is when the decision is made that this is about
Ahead of Time = is when one wants to know it
Good Measure = is what one gets when the amount is right
Early Word = says that the news comes while it can still be used

teach
First Steps = is where everybody begins, and nobody is left alone with them
Learn & Do = says in which order it goes: first understood, then done
Step by Step = is how something difficult becomes easy
Practice = is the part of learning that counts
Head Start = is what people have who were prepared
Sure Hand = is what one has after enough practice
Got It = is what people say at the moment they understand
Know How = is what is left when the course is over
Good Start = promises a beginning that goes well, and no more than that

lend
On Loan = says plainly that one uses it and gives it back
Use & Return = names the two halves of a good loan
Right Size = is what one gets each time, and swaps when it no longer fits
Borrowed = says what it is without any shame about it
For a While = says for how long one needs most things
Fair Turn = says that everybody gets theirs
Next Season = is when one brings it back and takes the next one
Shared Shelf = is a place from which several people take what they need

match
Good Match = is what both sides hope for
Give & Take = says that both sides gain
Fair Deal = is what people tell others about
Together = says that nobody gets there alone
Both Sides = names those who meet here
Meeting Point = is where people stand who were looking for each other
Straight Deal = says that nobody stands between the two
Well Met = is an old greeting between people who are glad of each other

language
Clear Word = is what helps when two people do not share a language
Said & Heard = names the two halves of being understood
Understood = is the result in one word
Plain Speech = is what one wishes for in a foreign language
In Other Words = is what one says before explaining it again
Well Said = praises somebody who found the right words
Word for Word = promises that nothing is left out
Good Ear = is what one needs to follow what people really say

papers
In Writing = is the form in which a right is worth most
Signed & Sent = names the two steps that are put off longest
Sorted = is how one feels when the letter has gone
Clear Desk = is what is left when the papers are done
Plain Form = says that a form can be understood
Last Page = is the one that everybody wants to reach
Done & Filed = is how a folder should be closed
Right Line = is where each figure belongs

repair
Good as New = is what people say when something works again
Fix & Go = says how little there is to wait for
Mended = says that something was saved and not thrown away
Working Order = is the state in which everything is given back
Back in Use = is what people really want to know
Put Right = says what is done, in two words
Running Again = is the news that everybody waits for
Second Life = is what a good repair gives

clean
Fresh & Ready = says how it comes back
Spotless = is the only thing that counts here
Clean Start = is what a clean thing gives to the next day
Fresh Again = says what happens, and that it happens again and again
Good Shine = is what one sees before one knows who did it
Clear Round = is a round on which nothing was left behind
Like New = is how it should look each time

carry
At the Door = is where it has to be, and nowhere else
Here & There = names the two ends of every way
Door to Door = says that nobody has to carry anything
Courier = is an old word for somebody one can rely on
On the Way = is the message that everybody likes to get
Short Way = is what is left when somebody else drives
Right on Time = is the whole promise
Brought Round = says that one can stay where one is

make
Made Right = says that somebody thought about it first
Plain & Good = says what it is and that it needs no more
Well Made = is what people say when they turn a thing over
Everyday = says when it is used, which is more than any praise
Made to Last = is the reason to pay for it once
Right Kind = is what one has been looking for
Thought Through = is how it feels in the hand
Good Fit = is what one notices first, and forgets afterwards

food
Good Bite = is what it all comes down to
Fresh & Plain = says what is in it
Mouthful = is how much one has to try to know
Real Taste = is what is left when nothing is added
Small Batch = says that it is made few at a time
From Scratch = says that nothing comes ready made
Honest Plate = is a plate on which everything has a name
Second Helping = is the best compliment there is

guard
On Watch = says that somebody is awake
Safe & Sound = is what the family wants to hear
Lookout = is whoever sees it first
Early Sign = is what one needs while there is still time
Close By = is how one wants to feel, wherever one is
Quiet Watch = says that one does not notice it until it matters
In Good Time = is when the news has to come
All Well = is the message on most days

care
Good Hands = is where people want to know those they love
Near & Kind = says what is needed and what is offered
Good Company = is what makes an hour short
Companion = is somebody who stays
Side by Side = is how it is done
Kind Hour = is an hour for which somebody had time
Looked After = is how people feel when somebody thinks of them
Close at Hand = says that help is not far

grow
Good Ground = is what everything begins with
Root & Branch = are the two ends of whatever grows
In Season = is when it is best
Fieldwork = is what it takes, and it is done outside
New Leaf = is what one sees first when something takes root
Full Bloom = is the time everybody waits for
Wild Corner = is a place that is left to grow
First Crop = is what the work of a year comes to

host
Open Door = says that one may come in
Come & Stay = is said to people one is glad to see
Our Place = is what regulars call it
Welcome = is the first word and the best one
Good Hour = is what one takes home
Free Hour = is the one that belongs to whoever comes
Warm Corner = is where people like to sit
Right Room = is a room in which everything is there already

guide
Local Eye = sees what visitors walk past
Look & Listen = is all that people have to do
Small Group = says how many come along, which makes the difference
Wayfarer = is an old word for somebody who goes on foot
Home Ground = is where somebody knows every corner
By the Way = is where the best stories stand
Good Round = is a round after which people know each other
Told on Foot = says that stories belong to places

pay
Paid Up = is how the list should look
Pay & Done = says how little there is to it
Cleared = is the best word for a bill
On Account = is where it stands, to be seen by both
Clear Balance = is what is left when everybody has paid
Fair Share = is what each one pays
No Chasing = says what nobody has to do any more
Quick Count = is all that is left to do in the evening

tell
Worth Knowing = is the test that each issue has to pass
Word & Page = is all that it is made of
Bulletin = is the plain word for news that one needs
In Brief = says that it does not take long
Good Read = is what one passes on
Well Told = is how one remembers it
First Page = is what people see, and decide by
Short Read = says how much time it takes

plan
All Sorted = is how it feels when the thinking has been done
Good Week = is what people have when the days are thought through
Set & Ready = names the two things that one wants to be
One Less Worry = is what people get on the first day
Thought Ahead = says that somebody has done the thinking
Easy Days = is what is left when all is arranged
Simply Planned = says it without any decoration
Sorted = is the word that people breathe out

remind
Gentle Nudge = says in which tone it is done
Just in Time = is when the word has to come
Ping & Done = says how little there is to it
Not Forgotten = is what everybody wants to be
Right Moment = is when a word helps most
Soft Knock = is how one makes oneself heard and stays polite
Word in Time = is worth more than three words later
Nudge = is the smallest help there is

hear
Heard = is what people want to be
Well Spoken = praises whoever has said it so that one listens
Voice & Ear = names the two sides of it
Listen In = is what people are invited to do
Close Voice = says that somebody far away is near
Good Ear = is what it takes, and what it gives
Once More = is what people say when they liked it
Hear & Now = says that it can be heard at once

keep
Worth Keeping = is what one wants to say of it in ten years
All in One Place = is where it should be when somebody asks
Safe & Kept = says that nothing is lost on the way
Good Days = is what it holds
Keepsake = is a thing that one does not give away
Nothing Lost = is the result, in two words
Well Remembered = is how people want it to be
Together Again = is what happens when one looks at it

ready
All Set = is what one wants to hear
Made & Ready = says that nothing is left to do
Good to Go = is said of what can be used as it is
Ready in Time = is the whole promise
Quick Hand = is what one wishes for when there is too much to do
Right Form = is the one in which it can be used
Done Already = is what people say in surprise
Ready = is the result, in one word

work
Done Right = says what people pay for
Said & Done = says that one follows from the other
Off Your List = is where it should be
Sorted = is how people feel when somebody has taken care of it
Good Hands = is where one leaves what matters
Straight Answer = is what one gets first
Steady Hands = is what work of this kind needs
One Call = is all it takes to begin
`;
