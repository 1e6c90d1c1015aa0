/** True of any business: only where the answers say too little. */
export const GENERAL = `
any a business that means well and works well
? nothing-is-looked-for
! Good work, plainly done
! Here to make it easier
! Done right, from the first day
! Begin small, begin well
! Something you can rely on
! A better way of doing it
Well Begun = the first half of anything
First Stone = what every house begins with
North Window = the one with the even light
Good Footing = where anything sound begins
Gate & Garden = the way in, and what one finds
Plain & Good = how it is meant
Lamp & Lane = the light, and the way home
+Lanternway = a way with light on it
+Fieldgate = where one goes in
+Cornerpost = what the rest is fixed to
+Stepwell = a step in the right place
Wayside = where one stops on a good walk
Clearly = how one would like to see it
Keel = what keeps a boat upright
Passo = Italian for a step
Vela = Italian for a sail
Alba = Italian for daybreak
*Meridell = a new word with the middle of the day in it
*Solvanta = a new word with solving in it
Common Sense Co = what it is built on
Every Morning = when good work begins
Open Water = where one can see far
Good Reason = what one should have for anything
`;
