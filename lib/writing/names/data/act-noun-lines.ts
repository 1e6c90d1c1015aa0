/** Lines on what is handled, by what the offer does: "{n}" is several of it, "{one}" one. */
export const ACT_NOUN_LINES = `
track
Every {one} in its place
All your {n} in one place
Know where each {one} stands

check
Every {one} looked at twice
No doubt left about your {n}
Faults in the {n} found early

forecast
Know tomorrow's {n} today
The right number of {n}

teach
Find your way with the {n}
From the first {one} to the last

lend
The {one} you need, while you need it
Borrow the {one}, bring it back

match
The right {one}, met in person
Two sides, one {one}

language
The {n}, understood by everybody
No {one} lost in translation

papers
The {n}, filled in and sent
Somebody who knows the {n}

repair
Your {one} works again
Keep the {one} you have

clean
The {n}, fresh again
Clean {n}, without the work

carry
The {n} come to you
Your {one}, on its way today

make
A {one} made to last
Every {one} made with care

food
The {one} you come back for
A {one} with nothing to hide

guard
Know before the {one} fails
An eye on the {n}, day and night

care
Somebody there for the {n}
Nobody alone with the {one}

grow
More from every {one}
A {one} of your own

host
Come in, the {n} are ready
A place for {n}

guide
Find the {one} others walk past
The way to the {one}

pay
Every {one} paid on time
No {one} left unpaid

tell
All that is new on {n}
The {n} in five minutes

plan
The {n} thought of in time
Plan the {n}, then forget them

remind
No {one} forgotten
The {one}, right on its day

hear
The {n}, loud and clear
Hear every {one}

keep
Every {one} kept and found
No {one} lost again

ready
The {one} is ready when you are
Your {n}, done before you ask

work
The {n}, well looked after
Somebody for your {n}
`;
