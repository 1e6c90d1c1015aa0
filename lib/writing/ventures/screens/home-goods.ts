/** Things for the home, for reading and for playing: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const HOME_GOODS_SCREENS = `
furniture-maker
thing: piece, pieces = Table for eight, oak; Shelf for the slope; Bed without a screw
must: The wall as it is, with skirting and socket; A sample of the wood to lay on the floor at home; What it carries, and how it stands on a crooked floor; Stairs, lift and door measured before it is cut
later: The same wood for a second piece; Oiled again after some winters
screen: Under the slope | picture The wall, three lines drawn on it | ask Longest side = From the socket to the window | list It has to miss = Skirting; Socket, left; The window when it opens | steps Until it stands = Sample in the post; Drawing; Cut once you say so | buttons Send the sample / Measure with me | no wall is measured, and a folding rule comes with the sample | two measures do not meet: the corner is not square, and how to tell us by how much
screen: Workshop planner, saws and glue | table Pieces = Piece, Step, Goes up; Table for eight, oiled twice, lift; Shelf, glued until tonight, third floor; Bed, timber has come, not asked | picture Grain that runs over two drawers | switch Half is paid, so it is cut | button Ask who carries | no order is cut, and three pieces for the showroom to make meanwhile | a board has split: the piece is a week later, and a picture of the board goes with the message

used-furniture
thing: piece, pieces = Sideboard, teak, one ring mark; Six chairs, one mended; Sofa, for one year
must: Every mark in the light, and the underside; Width of the doorway beside width of the piece; What was mended and what was left as it is; Two people on the day it comes
later: A word when its sister turns up; The piece taken back on moving out
screen: Sideboard, teak | picture Top, the ring of a glass in side light | list Marks, left as they are = Ring, top right; Key is missing; A hinge, newer | ask Narrowest on the way up = The bend on the second floor | words It smells of wax and a little of cigars | buttons Hold it until Saturday / More of the inside | sold this morning, and who is asked when one like it comes | the bend is too tight: the feet come off, or it is not for your stairs
screen: Our desk, in the shed | table Standing here = Piece, Since, Next; Sideboard, a week, price stays; Six chairs, since spring, sell as four; Wardrobe, too long, give it away | picture Tiny holes, fresh dust below | ask Bought from = House in Mill lane, list signed | buttons To the stove room / On the page | the shed is empty, and two clearances next week | worm: out of the shed today, and its neighbours are looked over

house-plants
thing: plant, plants = Cast-iron plant, forgives a lot; String of hearts, bright window; Fern, wants a bathroom
must: The window, and what stands in front of it; How forgetful one is, asked kindly; Poisonous for whom, on the front; A day without frost for the way
later: Somebody for August; A bigger pot, at the right moment
screen: This window | picture The sill, a house opposite | ask I forget to water for = Two weeks | list Lives here with you = Cast-iron plant; Snake plant; Not the fern | switch A cat who chews | buttons This one / Something that trails | no window is told, and three that live in a corridor | frost on the day: it waits in the warm, and you are told the day
screen: Tag on the pot | headline Water me when the pot is light | list By week = First, let me be; Third, two old leaves may drop; Sixth, a new one | picture Where to feel, a finger deep | words Bad for cats. Good for bathrooms | code Something looks wrong | a tag without its plant's name stays off the pot | a frozen one shows after three days: send a picture before you throw it away

flowers
thing: bunch, bunches = Friday's, mostly dahlias; For the reception desk; Dried, for a long wall
must: What is in bloom now, and so what comes; Cut when, and by whose hands; Where it is left if nobody opens; How it still stands on the fifth day
later: The desk at work on Mondays; A day in the field
screen: This Friday | picture Dahlias in a bucket, wet | list In it = Dahlias, seven; Wild carrot; Something that smells | ask If nobody opens = Behind the blue bin, in water | ask My vase = Narrow, a hand high | buttons Keep Friday / Give it to the neighbour | nothing blooms this week, and what stands dried instead | hail on Tuesday: fewer heads, more green, and you see it before it leaves
screen: Cutting list, the grower's phone | table Before six = Row, Flower, Stems; Two, dahlia, an armful; Five, carrot, two handfuls; Tunnel, sweet peas, all open ones | steps Then = Into deep water; Two hours in the dark; Strip the lower half | switch Buckets scrubbed | button Cut, bunched and counted | nothing is ordered for tomorrow, and nothing is cut | slugs in row two: what goes in instead, and to whom we write

kitchen-tools
thing: tool, tools = Knife, hand long, plum handle; Board with a drawer; Scraper for the last of it
must: Seen at the one task it is for; How it feels in a small hand and in a large one; What it is made of, where food touches it; Care, told in one line
later: Sharpened again, by post; A handle from one's own old tree
screen: One onion, one knife | picture Onion, half in slices, hand in a claw | list For = Onions and herbs; Not bones; Not the dishwasher | ask My hand = From wrist to middle fingertip | steps Try it = A tomato, no pressure; A crust; Hang it up dry | buttons This length / One to hold in a shop | nobody has cut with it yet, and where it lies out to be tried | a chip in the edge: what was cut, and whether it can be ground out
screen: In the box, under the tool | headline Wash it. Dry it. That is all | steps Every few weeks = Oil on a cloth; Along the grain; Wipe off after an hour | list Made by = Who forged it; Which orchard; Number on the tang | code How to sharpen it | a tool without its number is not packed | rust spots: cork and oil, and they go, and here is how

toys
thing: toy, toys = Blocks that hold on; Three experiments, one is loud; A crane with a rope
must: What can be done with it on the tenth day; From which age, and why from then; No part that fits a small mouth; A missing part sent alone
later: More of it for what is already loved; A large case for a nursery
screen: Day ten with it | picture A bridge from the sofa to a chair | list Children built = A bridge for a hamster; A house without a door; Something that falls on purpose | ask She is = Three, builds and knocks down | words No batteries, and no one right way | buttons One set / A part is missing | no bridge yet, and the first thing that always works | a magnet or a peg is loose: out of the playroom, a picture of it, and what to do with the rest
screen: In the box, lid open | headline There is no plan in here | list Count with me = All the blocks; One rope; No small parts | picture How large is too small, a ring to try | words Under three it stays on the shelf | code What others made of it | a box that weighs too little is opened again | a broken edge: put it away, tell us the stamp beneath

toy-rental
thing: delivery, deliveries = Five for a boy of two; Travel cot, nine nights; High chair, until the weekend is over
must: Clean, and how it was cleaned; What may be lost or scratched without a word; Complete, weighed and counted; Fetched at the door on the day one leaves
later: The one that nobody wants to give back; Grandparents' house, for two weeks
screen: Five for six weeks | picture A crate, a digger on top | list Going back = Train, one wheel gone, is fine; Puzzle, all there; Digger, he sleeps with it | switch We keep the digger | ask He now likes = Everything that opens | buttons Fetch four of them / Two weeks more | nothing is out, and a first crate by age | a part is missing: look under the sofa until Friday, then we have spares
screen: Washing room, out and in | table On the table = Crate, Weight, Clean; Nine, as it left, washed; Four, too light, a cow is gone; Travel cot, all poles, cover in the machine | picture Teeth marks on the wooden cow | switch No recall for this model | buttons Out again / Into the spare parts | every crate is out, and what comes back on Friday | a car seat or cot that was in a crash does not go out again, whatever it looks like

board-game
thing: game, games = The whole box, two to five; A second deck, for bad weather; The table copy of a café
must: Explained while the first round runs; A round one can watch before buying; The whole box in one picture, nothing left out; A question of rules answered in the middle of a game
later: A round for one, when nobody has time; A table that plays it each month
screen: First round, somebody reads this out | steps Now = Deal five, face down; Whoever was in a wood last begins; Take one, or ask somebody | picture The table after turn one | ask Stuck at = May I ask twice? | list Said before = Yes, but not the same one; Not on the last turn | buttons Next turn / Second round | nobody is at the table, and how long it takes with three | two rules argue: which one holds, and it is mended in the next print
screen: In the box, lid side | list Count once = All cards, sorted by colour; One wooden basket; Five players, no sixth | words Read this page, no more. The rest while you play | code A round in four minutes | picture How it goes back in | nothing is opened, and the shrink wrap may be recycled | a card twice or missing: tell us which, it comes in an envelope

books
thing: book, books = A lighthouse novel, read twice; Poems, pencil on one page; This month's, wrapped
must: One sentence by somebody who read it; Its condition, spine and pencil marks; For readers of which other book; Wrapped so that corners arrive
later: An evening with whoever wrote it; A book handed on when it is read
screen: What did you last love? | ask Last one I did not put down = One about a lighthouse | list Then perhaps = A short one by an islander; A long one, slow, worth it | words Page nine is where it begins, says Ana | picture Spine, a crease at a third | buttons Wrap me the short one / I know it | nothing loved for years: three thin ones that began it for others | sold this hour: the same text in another cover, or the reader who has it to lend
screen: Wrapping table, today's planner | table Leaves today = For, Book, Letter; Mei, lighthouse, written; Jonas, surprise, who he was last month; Ana, poems, pencil told | ask One line from us = Skip the preface | code Tell us on page nine | switch Nobody gets one twice | button Into the post bag | no parcel today, and a pile nobody has described yet | somebody has it already: another, and this one may go on to a friend

stationery
thing: order, orders = Planner without dates, lined; Notebook, map of a harbour; Refill, six weeks
must: A page to print and write on first; How thick the paper is, tried with ink; Lies flat, or it does not; Begun on any day, missed weeks unseen
later: The same one again when it is full; A class set, with names
screen: Write on it before you buy | picture A day with three lines and a wide margin | list With your pen = Ink, does not go through; Felt tip, it does; Pencil, soft | ask I plan by = Three things, no hours | switch Left hand | buttons Print the page / This one, in blue | no kind is chosen, and one week as a loose sheet | missed three weeks: turn the page, nothing is crossed out and nothing is lost
screen: Binding table, the day's planner | table To bind = Order, Cover, Stitch; Harbour, map, by hand; Planner, plain, ring; Class set, names, ring | picture Thread, one stitch too loose | ask Left over from this map = The corner with the island | button Sewn, pressed and counted | nothing to bind, and what to print for May | a page upside down: the whole pile is leafed through

art-prints
thing: work, works = Woodcut, number four of nine; Sea, wide, blue; A small one for a dark wall
must: Seen on one's own wall in its true size; Who made it, and how many there are; Framed, or how to frame it; Hung for a while before one is sure
later: What the artist makes next; Another for the same wall in spring
screen: Your wall, seven works | picture The wall above the sofa, one hung in true size | table For here = Work, Wide, Of how many; Woodcut, an arm, nine; Sea, sofa's width, four; Small one, two hands, only one | ask What annoys me there = The thermostat | buttons Hang this one / Show me the edge of it | no wall is photographed, and what hangs in other people's halls | it looked larger here than there: fetched again, and what would be right
screen: Artist's desk, editions | table Out = Number, Where, Until; Four of nine, on trial, Friday; Five of nine, sold, -; Six of nine, drawer, - | picture Margin, number and name in pencil | ask May be shown on = Walls, and nothing to wear | switch Resale share agreed | button Send number six | nothing is out, and what an office wall asked for | a corner is dented on the way back: photographed, told, and the number stays on the list

ceramics
thing: order, orders = Six bowls, ash glaze; Two mugs for large hands; Plates for a small restaurant
must: How far two of a kind may differ; Held in the hand before a set is bought; Oven, machine, microwave: what it stands; When the next kiln is opened
later: One like the one that broke; An evening at the wheel
screen: From the next kiln | picture Four bowls, no two of one blue | list In the hand = Heavy below; Thin at the lip; Rough where it was dipped | ask How many at table = Six, and two who break things | words Opened on Sunday. Some will not come out as hoped | buttons Keep me six / Choose from what there is | the kiln is shut, and the seconds on the shelf | three cracked: you get them from the next fire, or fewer now
screen: Kiln log, bench planner | chart Heat through the night | table Shelves = Shelf, Glaze, Good; Top, ash, all six; Middle, blue, four; Bottom, white, ran | ask Next time = Top shelf a little less | switch This glaze was tested for food | button Number them | the kiln is cold, and what dries until Thursday | power went at three: fired again once, or kept as it is and told

bedding
thing: order, orders = Linen for two, sand; Pillow, one layer out; Cover for a child's bed
must: How one lies: side, back or belly; Cloth to feel before a whole set; Nights to try it, and what comes back; Washed how, dried where
later: A second set for the change; A layer when the shoulder changes
screen: How do you lie? | picture Shoulder, neck and a gap between | ask Mostly on = My side, arm under it | list Then = Two layers for a week; One out, if the ear is warm; Linen, washed before | chart Stiff in the morning, week by week | buttons Cloth in an envelope / This one, for a trial | no bed is measured, and where people go wrong with the length | too high after a week: one layer out, and nothing goes back yet
screen: Tag on the seam | headline Wash me first. I soften | list Told = Fibre, and where it was woven; Warm wash, line or low; Feathers, if any, and from whom | words The creases stay. They are meant to | code Which night it should feel right | a tag without the filling is not sewn in | a seam that opens in the wash: the number beside it tells which day's sewing

gift-boxes
thing: gift, gifts = For a new mother; For one who moved; Thank you, from eight
must: The card in one's own words; What is in it, and that it may be eaten; The day, and who opens the door; What is left out: nuts, wine, a size
later: The birthday again, a little before; Twelve for a team, each with a name
screen: For whom, and why now? | ask For = My sister, third week with the baby | list Then = Soup she can heat with one hand; Oil for sore shoulders; Nothing for the baby | ask Card = You need not ring back | switch No nuts, no scent | buttons Tie it / Swap the soup | nobody is named, and what those got who were ill, moved or retired | she is not at home: it waits with the neighbour, and the soup does not
screen: Packing table, cards first | table Today = For, Card, Leave out; Sister, by hand, nuts; Eight from the office, eight names, wine; Moved, printed, - | picture Box, open, soup at the bottom | switch Read the card aloud once | button Tie it | no card today, and contents that must go by Friday | two cards were swapped: both are rung before the van leaves

gear-rental
thing: rental, rentals = Camp for two, Friday to Sunday; Skis for feet that grow; A stove and no tent
must: All one needs for it, and nothing forgotten; Fitted by height, foot and skill; Fetched where the journey begins; Given back wet, and what a lost peg costs
later: Swapped in winter when feet have grown; A weekend that looks good again
screen: Friday, from the station | picture Two rucksacks, all laid out on grass | list In them = Tent, four poles; Mats and a stove; A pan with a lid | ask You two = Tall, and cold at night | words Wet is fine. Stuff it in and bring it | buttons Fetch it on Friday / We have our own mats | all are out this Friday, and the next that has none | a pole breaks up there: the sleeve in the side pocket, and whom to ring
screen: Store, back on Sunday night | table On the floor = Set, Wet, Missing; Four, tent, a peg; Nine, nothing, nothing; Skis, edges, a child's boot | steps Then = Hang the tents; Count the pegs; Gas to the cage | picture A tear, a finger long | switch Rope and helmet looked over | buttons Out again on Friday / To the sewing table | all is dry and counted, and who comes on Thursday | a rope with a doubt is cut, so that nobody takes it by mistake

instrument-rental
thing: month, months = Violin, half size; Cello, until the summer; Piano, upright, third floor
must: The right size on just this arm; The next size in time; What counts as wear: strings, pegs, scratches; Paid months that count if one buys it
later: A teacher nearby; A summer for the luthier
screen: Which size is it now? | picture Arm stretched, scroll in the palm | ask Teacher says = Three quarters, soon | list She has = Half size, since last autumn; Two strings, one bow hair | chart Months paid, and what would be left to buy | buttons Bring the next size / One more term | nothing at home yet, and how to measure with a tape | a string snaps before the concert: a set lies in the case, and how the bridge stands
screen: Luthier's bench, summer | table Came home = Number, Found, Ready; Four, teeth marks, stays; Nine, seam open, Friday; Twelve, bow without hair, today | picture Teeth marks along the edge | ask For the next child = Peg eased, fine tuner | switch Wood papers in the case | buttons To the shelf / Play it in | none on the bench, and who will have outgrown theirs by autumn | a crack under the bridge: no child gets it, and the insurer sees this picture
`;
