/** Names that suit a form of business where its answers name no thing; rows as in lexicon.ts. */
export const FORMS = `
saas
Clean Desk = how a working day should end
Green Light = you may go on
One List = all there is to look at
Home by Six = what good software gives back
Morning View = what one looks at first
Clockwork = how it should run
Done & Dusted = finished, and put away
Tidily = with everything in its place

usage
Clean Call = one question, one answer
Good Defaults = what one does not have to set
Drop In = all it takes to begin
Quiet Engine = what does the work unseen
Turnstile = what counts each one that passes
Plug & Go = all it takes to begin

marketplace
Both Sides = those who look and those who have
Common Counter = where both sides meet
Fair Swap = a trade in which nobody loses
Handshake = how it has always been settled
Next Owner = whoever will be glad of it
Meeting Point = where those who looked for each other stand
Give & Take = how both sides gain
Tally = what both sides can count

ecommerce
Good Parcel = the one everybody waits for
Brown Paper = what a good thing travels in
Small Batch = made few at a time
Front Step = where it is put down
Well Chosen = what is said of a good thing
First Order = where it starts
Box & Bow = how a good thing arrives
Parcelled = packed with care

services
Sleeves Up = how good work begins
Fair Hands = those one lets into the house
By Arrangement = when it suits you
Good Order = how a thing should be left
On the Day = when it was promised
Well Done = what one hopes to say afterwards
Neat & Tidy = how the place is left
Promptly = when it was promised

fintech
Round Sum = a figure one can count on
Plain Terms = those anybody can read
Even Keel = how money should be kept
In Hand = where money is worth most
Square Deal = one that is fair on both sides
Fair & Square = as it should be between people
Countable = what one may rely on

media
Long Read = the one kept for Sunday
Front Page = where it belongs
Early Copy = the one that is read first
Margin Note = what a good reader writes down
Black & White = where it stands to be read
Headline = what one needs to know first

hardware
Small Wonder = a little thing that does a lot
Bench Made = built by people who use it
Set & Forget = how it should work
On & Off = the only two things to know
True North = the direction that does not change

local
Corner House = the one everybody knows
Regulars = those who come back
Open Door = what says come in
Round the Corner = as near as it should be
House Habit = what one does every week
Near & Dear = whom it is for
Familiar = what becomes of a good place

education
By Heart = how it stays
Second Try = how everything is learned
Front Row = where one hears best
Half Past Class = when the good questions come
First Steps = the ones one remembers
Trial & Error = how everything is really learned
Readily = as somebody who has practised

nonprofit
Many Hands = what makes light work
Good Turn = what one deserves and another does
Passed On = from one pair of hands to the next
Open Circle = one with room for another
Common Ground = where everybody can stand
Hand & Heart = what it takes
Together = the only way it works
`;
