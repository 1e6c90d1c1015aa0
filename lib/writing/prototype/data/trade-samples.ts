/** Three lines of a list, where its word means the same in every trade. */
const ROWS = `
shift: Early, Saturday; Late, Saturday; Early, Sunday
meal: Monday, lentil soup; Tuesday, fish; Wednesday, pasta
dinner: Monday, lentil soup; Tuesday, fish; Wednesday, pasta
recipe: Lentil soup; Baked fish; Vegetable curry
lesson: Lesson on Monday; Lesson on Wednesday; Lesson on Friday
task: Before opening; At noon; Before closing
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
bike: Blue city bike; Cargo bike; Child's bike
car: Small car; Estate car; Van
reading: Morning; Noon; Evening
workout: Warm-up; Strength, twenty minutes; Stretching
book: Picture book; Crime novel; Cookery book
story: The first story; A sad one; A funny one
question: What does it cost; How long does it take; What do I need
photo: From the front; From the side; Close up
picture: From the front; From the side; Close up
dish: Soup of the day; Baked fish; Apple tart
wine: Dry white; Light red; Sparkling
goal: This week; This month; This year
family: Family Ruiz; Family Keller; Family Lin
`;

export const TRADE_ROWS: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.trim()
    .split("\n")
    .map((row) => [row.slice(0, row.indexOf(":")), row.slice(row.indexOf(":") + 2).split("; ")]),
);
