/** Three lines of a list as the trade would write them, by what is listed. */
const ROWS = `
exercise: Heel slides, ten times; Bridge, three sets; Standing on one leg
game: Guess the animal; Rhyming pairs; What is in the bag
mistake: Mirror not checked; Too close to the kerb; Stopped late
scene: Roundabout; Parking bay; Left turn at the lights
crown: Crown, upper left; Bridge, lower right; Crown, front tooth
room: Kitchen; Bathroom; Hall and stairs
duty: Reading; Music; Coffee after the service
entry: Concrete poured, east wall; Windows delivered; Rain from two, work stopped
shift: Early, Saturday; Late, Saturday; Early, Sunday
meal: Monday, lentil soup; Tuesday, fish; Wednesday, pasta
dinner: Monday, lentil soup; Tuesday, fish; Wednesday, pasta
recipe: Lentil soup; Baked fish; Vegetable curry
ingredient: Flour; Butter; Eggs
lesson: Lesson on Monday; Lesson on Wednesday; Lesson on Friday
video: Short video 1; Short video 2; Short video 3
song: First song; Slow one; Last song
word: Word 1; Word 2; Word 3
defect: Crack in the wall; Dripping tap; Door does not close
damage: Scratch, left door; Dent, rear; Chip in the glass
task: Before opening; At noon; Before closing
receipt: Fuel, Tuesday; Timber, Wednesday; Lunch, Thursday
expense: Fuel; Material; Phone
document: Contract; Proof of identity; Last statement
tool: Drill; Tile cutter; Ladder
plant: Fern by the window; Basil on the balcony; Palm in the hall
animal: Bella; Rocky; Luna
dog: Bella; Rocky; Luna
offer: Offer 1, lowest price; Offer 2, there first; Offer 3, nearest
price: Offer 1, lowest; Offer 2, there first; Offer 3, nearest
quote: Quote 1, lowest; Quote 2, earliest; Quote 3, nearest
slot: Tue 9 am; Thu 11 am; Sat 4 pm
time: Tue 9 am; Thu 11 am; Sat 4 pm
hour: Tue 9 am; Thu 11 am; Sat 4 pm
date: Tue 9 am; Thu 11 am; Sat 4 pm
appointment: Tue 9 am; Thu 11 am; Sat 4 pm
table: Table by the window, two; Round table, six; Terrace, four
bike: Blue city bike; Cargo bike; Child's bike
car: Small car; Estate car; Van
field: North field; Behind the barn; By the river
reading: Morning; Noon; Evening
workout: Warm-up; Strength, twenty minutes; Stretching
product: Best seller; New this week; Almost gone
book: Picture book; Crime novel; Cookery book
story: The first story; A sad one; A funny one
question: What does it cost; How long does it take; What do I need
photo: From the front; From the side; Close up
picture: From the front; From the side; Close up
dish: Soup of the day; Baked fish; Apple tart
wine: Dry white; Light red; Sparkling
skill: Reading plans; Welding; First aid
goal: This week; This month; This year
plan: Light week; Standard plan; Intensive plan
wound: Left hind leg, day 3; Belly, day 6; Ear, day 2
job: Kitchen, Mill Lane; Staircase, Station Road; Door, Church Street
machine: Machine by the door; Machine in the middle; Machine at the window
hive: Hive by the lime tree; Hive at the wall; Hive in the orchard
colony: Colony by the lime tree; Colony at the wall; Colony in the orchard
family: Family Ruiz; Family Keller; Family Lin
`;

export const TRADE_ROWS: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.trim()
    .split("\n")
    .map((row) => [row.slice(0, row.indexOf(":")), row.slice(row.indexOf(":") + 2).split("; ")]),
);
