/** Growing children, school and parents apart: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const CHILDREN_AND_SCHOOL_SCREENS = `
baby-sleep-coaching
thing: night, nights = Woke at one and four; First long one; Teeth, nothing helped
must: Three nights, written down without judging; Two gentle ways, and the parents choose; What is never advised, said first; What belongs to a doctor
later: A word to grandparents, who know it better; The second child, later
screen: Last night | chart From seven until six, awake and asleep | list So far = Fell asleep on Ana, at nine; Woke at one, song, twice; Teeth | ask What have you tried = Singing, driving round | buttons We go on with one / Try the other | one night is too little, three are told | fever or no breath at night: ring the doctor now, this here waits
screen: Adviser's notes, one family | table Nights = Night, Woke, Helped; First, four times, carried; Second, three, song; Third, once, nothing | talk Before the third night = Mother: May I go to her?; Adviser: Always | ask For this week = Dark at four in the afternoon nap | words They want it without crying. That is settled | button Ring in the second week | no family today, and one who stopped writing is asked once | advice of another coach frightens them: said what it is, and what stays

co-parenting-app
thing: handover, handovers = Friday, school gate, Mei; Sunday at six, Keller's door; Holidays, the second week
must: Who has the child, and until when; The rucksack, shoes and inhaler; What is agreed, and cannot be changed at night; One alone can begin
later: A look for the mediator, if both wish; Grandmother's week
screen: Until Sunday at six | list In the rucksack = Inhaler, half full; Gym shoes; Owl | talk This week = Ana: Dentist on Wednesday, you or I?; Jonas: I. It is my side | ask Ask for a swap = Saturday against the Sunday after | picture Gate, bicycle, left | buttons Agreed / Not this time | the other one is not here yet, and it works alone | a message with an edge: it is shown as it sounds, and may wait until morning
screen: Month on two colours | table Weeks = Week, With Mei, With Keller; This, until Friday, from then; Next, all of it, Sunday; Third, holidays, holidays | list Shared = School trip, paid half; Glasses, asked; New shoes, in both homes | switch Ben sees his own week | button Print it for both fridges | no week entered, and one sentence of the court or of yours begins it | plan and memory differ: what was agreed stands here with its day

screen-time-app
thing: agreement, agreements = Bikes first, then the game; No phone at the table; Weekend, half an hour more
must: Signed by the child, too; What happens at the end, and who says it; More out there, and not only less here; Whole class, when it begins
later: A holiday without rules; Grandparents, told
screen: Ida's agreement | list We said = After football, not before; Half an hour, four days; Film with us on Friday | talk Sunday = Ida: I was done, I only watched the end; Mother: How long is an end? | ask Ida wants instead = Up the wall, with Ben | chart Quarrels about it, week by week | buttons That holds / Say it anew | nothing agreed yet, and both say first what annoys them | broke it three times: the rule is too tight, and is made again together
screen: Class list, parents' evening | table Homes = Family, Agreed, Wants; Lin, phone at eleven, what others do; Keller, sleeps with it, some help; Ruiz, no phone, not to be the only one | ask What all of us hold to = None in the tent | switch Children have read it | button Send it to the class | a family alone: that works as well, and the neighbour is asked | a rule nobody keeps: it is taken off, without a sermon

school-uniforms
thing: piece, pieces = Navy blazer, age nine; White shirt, two pieces; Grey skirt, age seven
must: Search by school, size and piece; Condition shown with photos; Reservation before term starts; Credit for outgrown pieces
later: Name labels sewn in; Sports kit and shoes
screen: Find a uniform | ask School | ask Size = Age nine | list Available = Navy blazer, very good; White shirt, good; School tie, like new | switch Tell me when new pieces arrive | button Reserve | no piece in this size yet, we tell you when one arrives | reserved by another family: the next size is shown
screen: Hand in outgrown pieces | list My pieces = Blazer, age seven; Two shirts | picture Photo of each piece | ask I would like = Credit for the next size | button Book a drop-off | nothing added yet, start with one piece | this piece is too worn to sell: we can recycle it
screen: Rail and orders | table Stock = Piece, In stock, Reserved; Blazer age nine, four, three; Shirt age seven, nine, two; Skirt age seven, none, one | list To do = Wash six shirts; Mend one blazer | switch Old name labels removed | button Ready for pickup | no pieces on the rail, next collection on Friday | more reserved than in stock: ask families of the school

kids-bikes
thing: bike, bikes = Red, first pedals; Green, three gears; With no pedals, for the little one
must: Length of leg, inside, and no age; Brakes a small hand can pull; The next one, before knees hit the handlebar; Rust, brakes and chain, looked at
later: A trailer for the summer; Sledge or skates in winter
screen: Ida has grown | steps With a book = Back to the wall; Book between the legs; Top edge, mark it | ask Inside leg = To the second drawer | list Fits = Green, saddle low, lasts a year; Red, one more month | picture Ida's foot, flat on the ground | buttons Swap / One more month | none of that size until the autumn swap, and you are first | wobbles or brakes drag: Saturday at the stall, and until then the little one
screen: Stand, one bike back | steps Before the next = Brakes, small hand; Chain; Saddle up and down; Bell | table Stand = Bike, Back from, Next; Green, Lin, Ida; Red, Keller, gears; No pedals, school, oil | picture Fork, scraped, from the left | switch Tested by a child | button Ready for Ida | none came, and April is built | crack in the frame: cut up on the same day, and not lent again

textbook-exchange
thing: book, books = Statistics, edition before last, enough; Anatomy, marked in yellow; Notes of the second lecture
must: Which course and which teacher; Which edition is enough; What is scribbled inside; Handed over on campus, between lectures
later: A sheet for what to learn first; All of a course at once
screen: Statistics, second term | picture Chapter four, yellow pencil | list Told by those before = Old edition is enough; Only chapters one to six; Exercises are in the notes | ask I am on campus = Tuesday, between two and four | chart Copies on offer since the first lecture | buttons Meet at the steps / Another one | nobody sells this yet, and last term's course is asked | edition does not fit: given back the same week, and the book says so
screen: Lecturer's leaf, what is enough | table Course = Book, Edition, Instead; Statistics, last but one, page list; Anatomy, the new one, none; Law, any, website | ask In the exam I use = Tables, from the notes | switch Whole scans of books are taken down | button Tell the first term | nothing from the chair yet, and two students who passed are asked | new edition in autumn: said before anyone buys the old one

speaking-aid-app
thing: word, words = More; Stop, I mean it; Bus
must: Ten words first, in a place that never moves; Those around the child, trained first; A voice the child likes; Works without a network, in the bath and on the bus
later: A brother's voice; Words grown into sentences
screen: Ida speaks | picture Nine pictures, large, with one gap | list Always there = More; Stop; Where is | ask Ida says = Bus. Grandma. | buttons Say it / Louder | one page, ten words, and nobody tests | battery almost flat: the printed page is in the rucksack, same order
screen: Around Ida, a day | table Heard = Who, Ida said, Answered; Driver, bus, waited; Brother, stop, let go; Mother, where is, did not see | chart Words of her own, day by day | steps For adults = Ask; Count to five; Show it yourself | ask New word she wants = Peas, no | button Leave it at the same place | no word used today, and we speak with it first, she watches | moved by an update: it is put back, before she looks for it

personal-picture-books
thing: book, books = Ida and the lost whale; Ben, who was afraid of the drain; Two brothers and one tent
must: What is theirs in the story, and not only the name; Hair, glasses and a wheelchair, drawn as they are; A page to leaf through before it is printed; Somebody's dedication
later: The next volume, when they have grown; A copy for the other grandmother
screen: Ida and the lost whale | picture Page four, Ida in a yellow boat | ask She is afraid of = The drain | list In the story = Her cat, Nala; Her glasses; A brother who knows it all | words Twelve spreads, read aloud in one cup of tea | buttons Leaf through / Change the hair | no child yet, and one question about a fear begins it | name spelt wrong: seen on page one, changed, printed only then
screen: Press sheet, checked by two | table Books = For, Checked, Mind; Ida, name on all pages, glasses on four; Ben, hair on seven missing, mend; Two, dedication long, shorter font | picture Spine, the name along it | steps Before binding = Names; Faces; Dedication read aloud | button To the binder | nothing on the press, and the next author reads to a class | a face like nobody's: redrawn today, the book waits

santa-visits
thing: visit, visits = Sixth of December, seven o'clock; Three children, one afraid; Shoe put out, only through the window
must: What the child did this year, told by the parents; The door, the sack and where it stands; Three minutes' patience for fear; A spare, in the same beard
later: A letter that came first; The same one next year, he remembers
screen: Our living room, at seven | list He knows = Ida learnt to ride a bike; Ben is afraid of beards; Nala, the cat | ask He should not say = Nothing about the bottle | steps Coming = Bell outside, twice; Sits down, low; Sack; A song | picture Sack, behind the dustbin | buttons At seven / On the fifth, too | no evening left, and his window round passes your street | he has flu: his brother comes, and knows about the bike
screen: Santa's card, one street | map Four doors, walk last bit in boots | table Doors = Door, Children, Say; Lin, Ida and Ben, bike; Keller, three, hair cut herself; Ruiz, baby, whisper | switch Beard, gloves, no ring | words Ben. Low voice, hat off | button Out by the back | no doors on Tuesday, and the home is asked | he was recognised: he is a helper, the real one had no time

home-schooling
thing: lesson, lessons = Ferries, for three ages; Fractions, on the cake; The Romans, out of doors
must: Four days, the fifth stays free; Three ages at one table, three tasks; Week left out, nothing gets angry; What it leaves for the authority
later: Two families on one ferry; An exam abroad
screen: Wednesday, ferries | list At one table = Ida, draws it; Ben, why it floats; Lin, timetable, in French | picture Dish, cork, coin | steps Without a screen = Build; Load until it sinks; Write down how many coins | ask It came out = Seven coins, then drowned | buttons Done / On Friday, then | nothing on, and what you do in any case is also written down | week lost: it moves along, one is not behind
screen: Folder for the year | table Kept = Week, What, Seen by; Ferries, three sheets, aunt who teaches; Cake, photograph, nobody; Romans, wall, walked it | chart Weeks done and weeks left out | switch Rules of where we live, read | ask Ida newly can = Write a letter | button Add page | first week is empty, and one photograph is enough | the authority asks: here is the year, in her hand and in yours
`;
