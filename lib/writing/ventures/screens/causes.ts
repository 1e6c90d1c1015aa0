/** Causes and common good: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const CAUSES_SCREENS = `
food-rescue
thing: crate, crates = Bread of yesterday, two crates; Yoghurts, good until Thursday; Bent carrots
must: What is there, how much and until when it keeps; A driver, and a spare one; What is refused, said to the shop; Who has eaten it in the end
later: A soup evening from what is left; A shelf open to the street
screen: At the shelf tonight | list Came in at six = Bread, two crates; Yoghurts, eat by Thursday; Carrots, bent | picture The shelf, an hour ago | ask We are = Four, no freezer | switch I can also carry some to my neighbour | button Put a bag by until seven | the van is still on its round, and what it has so far is shown | smells or looks wrong: leave it, tap it, and it is taken off the shelf
screen: Driver's phone, four back doors | map Bakery, two shops, the school kitchen | table Doors = Door, Ready, Take; Bakery, nine crates, all; Corner shop, mouldy salad, refuse; Kitchen, six trays, while hot | switch Cold box closed | buttons Loaded / Nothing for us | no shop has anything today, and the shelf is told | van will not start: the spare driver has the round on the phone, and warm food goes first

youth-mentoring
thing: pair, pairs = Ben and Jonas, since March; Ida and Mei, first weeks; Lin, waits for somebody
must: An adult checked before the first meeting; What the young person wants, in their words; A meeting each week, without a stage; Somebody who accompanies the pair
later: A day on which all pairs meet; A letter a year after the end
screen: Ben and Jonas, Thursday | list Until now = Fixed the bike; Rang the garage, Ben himself; Said nothing for an hour, was fine | ask Next time = The letter for the apprenticeship | talk Written on Tuesday = Jonas: Thursday at five?; Ben: ok but not the library | buttons We meet / I cannot this week | no mentor yet, and Ben says first who it must not be | two weeks of silence: nobody is scolded, and the companion rings both
screen: Companion's desk, every pair | table Pairs = Pair, Last met, Needs; Ben and Jonas, Thursday, nothing; Ida and Mei, three weeks ago, a call; Lin, alone, a woman who draws | switch Paper from the police is in | ask What worries me = Ida says all is fine | button Ring Mei today | no pair yet, and the first talk with each stands here | a mentor leaves: there is a farewell, and no message instead of it

refugee-work
thing: person, people = Amina, cooks for whole weddings; Yusuf, lathe and mill; Olena, pharmacy, papers out for stamping
must: What somebody can do, shown and not certified; Which permit is there and until when; Who goes along to the office; Whom the firm can ask in the first weeks
later: A room nearer to the job; A second step in the old profession
screen: Amina's way to the kitchen | steps So far = Cooked a trial day; Permit applied for; Nursery for the little one; Contract | ask I can = Bread, and a team of six | list With me on Tuesday = Mei, to the office, nine o'clock; All papers, and copies | switch Language course in the afternoon | button A question in my language | no paper yet, and what can be done until then is shown | permit late: who has it on the desk, and who goes there again
screen: Employer's phone, first fortnight | list Yusuf, second week = Reads drawings at once; Words for tools, nearly; Bus only from six | talk Foreman asks = Foreman: May he run the mill alone?; Desk: Yes, he did for nine years | ask Not clear to us = Prayer, Friday | buttons It goes well / Please come by | nobody begun yet, and a trial day can be named | a word too many in the team: somebody comes the same day and speaks with both

literacy
thing: word, words = The street one lives in; Waiting room; The grandchild's name
must: A way in that does not say what one cannot; Words from one's own week; Heard before read; Nobody who marks in red
later: A form filled in at one's own pace; A letter to somebody
screen: Words of this week | picture Bus stop, the sign as it is | list Yours = Market street; Closed; Ida | code Point the phone at it and hear it | ask Write it large = I d a | button Once more, slowly | no word yet, and your own name is the first | it will not come today: hear it, leave it, it waits
screen: Helper's card, beside the table | table At the table = Who, Reads, Wants; Mr Keller, his street, the bus plan; Mrs Lin, names, a recipe; Ana, most, the driver's paper | words Ask what they need it for, not how far they got | picture The notice from the house door | button We read it together | nobody came, and tea is made all the same | somebody sees a neighbour and turns round: the next room is open, with another name on its door

clean-water
thing: water point, water points = School yard, runs; By the mango, drips; Upper village, stands still
must: Runs or stands still, today; Two people trained at each place; Spare parts, near and paid for; What is in the water, tested
later: A second tap for the animals; A yearly day to open the pump
screen: Point by the mango | headline It runs, and drips | chart Cans a day, this month | picture Seal, worn on one side | ask What do you see = Handle goes loose | list Who can = Amina, lives beside it; Yusuf, has the key | buttons It runs / It stands still | no report since Sunday, and Amina is asked by message | stands still: the nearest point that runs, and when the part arrives
screen: Water desk, every point | table Points = Point, Stands since, Part; School, runs, seal in stock; Mango, drips, on the way; Upper village, Tuesday, pump rod | map Three points and the road to the store | chart Days without water, point by point | button Send the part with the bus | all points run, and the next test is due | a test that is not clean: the point closes today, and people hear where to fetch

repair-cafe
thing: thing, things = Toaster, dead; Jumper, hole at the elbow; Radio, hums
must: What is brought and what is wrong with it; The one who knows about it, and when; Pulling the plug first, together; What could not be mended, and why
later: A pupil at each table; A shelf of screws and switches
screen: Saturday, what do you bring? | ask It is = A toaster, dead since Monday | picture The lever, with a crumb in it | list At the tables = Electric, Jonas, three before you; Sewing, Ana, nobody; Wood and glue, free | switch I stay and hold the lamp | button We come at eleven | no table is full, and the kettle is on at ten | too dangerous to open: it is said at the door, and where it can go
screen: Table sheet, electric | table Brought = What, Found, Leaves; Toaster, wire loose, works; Radio, cap dried out, works; Kettle, not safe, stays away | steps Before the lid = Plug out; Wait; Earth checked | switch Owner helped | button Works again | nobody yet, and the screws are sorted with a pupil | smoke: plug, window, out, and the table is closed for the day

tool-library
thing: tool, tools = Drill with wall bits; Carpet cleaner, back on Friday; Long ladder
must: What is on the shelf today; How to use it without losing a finger; Shown whole on loan and on return; When the wanted one comes back
later: A basket for a whole wall of shelves; An evening on which somebody shows it
screen: For one shelf on the wall | list Take along = Drill, wall bits; Level; Vacuum, for the dust | ask Wall is = Hard, and old | picture Case, open, everything in its place | words Back by Thursday, the next one waits | button Put the basket by | nothing chosen, and what you mean to do is asked first | it sparks or smokes: plug out, do not mend it, and another lies here today
screen: Counter, out and in | table Loans = Tool, With, Back; Carpet cleaner, Lin, Friday; Ladder, Keller, two days late; Drill, here, blunt bit | ask In the case = One bit missing | switch Cable and plug looked at | buttons Back, whole / Back, with a fault | every tool is out, and a second carpet cleaner is on the list | late for a week: one call, and the next borrower is told truly

community-garden
thing: bed, beds = Bed four, beans and a frame; Bed nine, gone to seed; The shared one, herbs
must: Who waters on which day, in pairs; Whose bed it is, and what is common; A tap, a key and a shed; What happens to a bed nobody tends
later: A dinner among the tomatoes; A school class by the compost
screen: Bed four, in July | picture Beans, two hands over the frame | list This week = Lin and Keller water, Tuesday and Friday; Slugs, by hand, in the evening; Take what is ripe on the shared bed | ask Away from = Saturday, two weeks | switch Somebody may pick my beans | button I water today | no bed free, and the herb spiral wants hands on Sunday | dry for a week: the pair is asked, then the neighbour, and never a note on the bed
screen: Shed door, the season | table Beds = Bed, Whose, State; Four, Lin, lush; Six, Keller, half dry; Nine, nobody since June, sow green | chart Rain and cans, week by week | words Key hangs behind the third plank | button Ask who takes bed nine | every bed is taken, and the list begins with a family | vandals: straw and a rope, work on Sunday, cake

women-coding
thing: evening, evenings = Week four, the first page; Week seven, in pairs; Interviews, two women ask
must: Somewhere for the child, next door; Each evening again, whenever one can; A thing one built, that one can show; A woman who does the job already
later: A quiet room on Saturday; Those of last year, as helpers
screen: Evening four, at home | picture Her first page, two columns | steps Tonight = Watch the first half; Break it; Mend it in pairs on Thursday | ask Where it stuck = The button does nothing | switch Child comes along on Thursday | buttons Ask the circle / I am through | not begun, and evening one may be heard in the kitchen | missed two: nothing is lost, week four comes round again on Monday
screen: Course desk, who is missing | table Circle = Who, Missed, Because; Amina, two, nursery closed; Mei, none, -; Olena, one, night shift | list In the next room = Two children, one sitter; Cot, ready | ask Firm that looks = Two places, half days | button Ring Amina | all were there, and the firms for the last week are asked | sitter ill: the evening moves into the children's room

volunteering
thing: job, jobs = Reading aloud, Tuesdays at four; Bulbs in the park, once; Driver with a licence, mornings
must: What it really is, and for how long; An answer within two days; Somebody to meet on the first day; A no without giving reasons
later: Colleagues together on one day; A line about it for an application
screen: Two hours on Tuesday | map A quarter of an hour on foot | list They would be glad of = Reading aloud, one child; Not alone, Ana is there; Bring nothing | talk From the house = House: Ring at the green door; You: Do I need to be good at it? | ask I cannot = Stairs | button I come and look | nothing near on that day, and what takes one hour, once | nobody answers you in two days: we ring them, and offer you another door
screen: House desk, who asked | table Asked = Who, When, Answered; Lin, today, not yet; Keller, yesterday, comes on Tuesday; Ruiz, three days ago, ring now | switch Coffee and a name at the door | ask First day with = Ana, green door | button Answer all three | nobody asked this week, and one clear sentence about the work helps | somebody does not come: one friendly message, and the place is open again

donation
thing: project, projects = Roof of the village school; Wheelchair for Ben; Nine wells, one is drilled
must: Who has seen it with their own eyes; What is still lacking, and for what; A report, also when it failed; Paid out in parts
later: A gift in somebody's name; A monthly sum that moves along
screen: Roof of the village school | picture Beams, half of them new | steps Paid in parts = Timber, bought; Beams, up; Tiles, waiting | list Seen by = Amina, was there in May; Photographs with the day on them | ask My gift is for = The tiles | button Give for the tiles | nothing is needed here any more, and what became of it is told | a part fails: the rest is held, everybody is asked what shall be done with it
screen: Checking desk, before it goes up | table Asked = For, Visited, Doubt; Roof, yes, none; Wheelchair, by a partner, bill missing; Wells, no, same pictures elsewhere | talk By telephone = Desk: Who keeps the receipts?; Partner: The teacher, in the tin | switch Two of us have read it | buttons Put it up / Refuse it | nothing to check, and reports that are due are asked for | found to be false: taken down, told to every giver, and what is left goes back

animal-rescue
thing: animal, animals = Nala, shy, good with cats; Rex, old, wants a sofa; Two kittens, only together
must: What the animal is like in a home, honestly; Whose home it would be, seen once; A place with a foster family, before one more is taken; Someone to ring in the first night
later: A paw on the stairs after three months; Food for a neighbour who cannot pay
screen: Nala, two years, shy | picture Nala, under the table, one eye | list In her foster home = Cats, yes; Alone for an hour, learns it; Men with hats, no | talk With Mei, who has her now = You: Does she pull?; Mei: Only towards sausage | ask With us live = Two children, one cat | buttons We would like to meet her / Rather an old one | nobody fits just now, and what you wrote is kept until somebody does | first night, she hides or bites: ring Mei, and she can come back at any time
screen: Foster desk, homes and animals | table Homes = Home, Has, Room; Mei, Nala, none; Keller, two kittens, none; Lin, free, one old dog | list Waiting at the door = A mother cat, found at the depot | words No more homes. Say no, kindly and in public | button Ask for a foster home | every place is free, and vaccinations are caught up | a bill too big for us: said openly with a picture of the animal, before it is treated

energy-coop
thing: roof, roofs = School, south, connected; Barn, waits for the grid; Swimming hall, being asked
must: What one waits for at present, told monthly; How a share is signed, and how one gets out; What the roof made today; Who decides, and how one votes
later: A battery in the cellar; A roof of the neighbouring village
screen: Our roofs today | chart Sun on the school, hour by hour | list Three roofs = School, runs; Barn, the grid answers in May; Swimming hall, council on Tuesday | ask I would sign = One share | words A share is no savings book. It can be lost | button Come on Thursday evening | no roof carries anything yet, and the promised connection stands first | an inverter is off: who climbs up, and what it cost the day
screen: Board's desk, first evening | table Names = Who, Evening, Share; Lin, came, signed; Keller, came, wants the figures; Ruiz, sent excuses, ring | steps Barn = Statics; Grid, asked; Contract; Scaffold | ask Told the members = We wait for a letter | button Write this month's letter | nobody new, and the roof is shown to the neighbours | the grid says no: told within a week, and what becomes of the shares

inclusive-cafe
thing: plate, plates = Soup of the day; Cake, the tall one; Coffee, small
must: Four things, made well; A task that fits the person, in pictures; One more at the counter at noon; No pity, and a plain way to be patient
later: A tray for the office around the corner; A job in another kitchen
screen: At the counter | picture Soup, cake, coffee, tea | list Today = Soup, leek; Cake, the tall one; Coffee | ask Take your time, so do we = No sugar | buttons To stay / Into a bag | closed at four, and what tomorrow's soup is | something else came than you ordered: eat it, or show Ben the picture again
screen: Ben's card, at the machine | steps One after another = Cup; Button with the bean; Milk to the line; Look at the guest | picture The line on the jug | switch Loud today, I go to the back | button Done, next | no guest, and the spoons want polishing | hand shakes or it is too much: the red card, and Ana takes over
`;
