/** What would stand in a list or a plan of such things: examples, a row each. */
const ROWS = `
meal,dinner,supper,menu,dish,lunch,recipe: Vegetable curry with rice; Pasta with tomato sauce; Baked potatoes and salad
shopping,grocery: Rice; Tomatoes; Potatoes
soup: Tomato soup; Lentil soup; Leek soup
product,food: Oat biscuits; Tomato sauce; Rice milk
ingredient: Flour; Milk; Nuts
allergen: Nuts; Milk; Gluten
tool: Drill; Ladder; Pressure washer
practice,exercise,training: Warm up; New part, slowly; All of it, once
lesson,course,class: Where you stand; The part that is hard; Trying it out
shift,seat,turn,slot,lift: Tuesday, early; Thursday, late; Saturday, early
plant,flower,seed: Lavender; Thyme; Ivy
measurement: Chest; Waist; Arm
room: Kitchen; Bathroom; Hall
question: What matters most to you; How much time you have; What you have tried
route,walk,tour: Along the river; Through the old town; Round the park
grant,fund: First grant, deadline in two weeks; Second grant, deadline in a month; Third grant, open all year
photo,picture,video: Picture 1; Picture 2; Picture 3
invoice,bill: Invoice 1, ten days late; Invoice 2, due today; Invoice 3, paid
letter,mail: From the council; From the bank; From the landlord
book: Book 1; Book 2; Book 3
bike: 12 inch bike; 16 inch bike; 20 inch bike
catch,fish: Sea bass; Hake; Octopus
`;
const CONTENTS: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.trim()
    .split("\n")
    .flatMap((row) => {
      const [nouns = "", lines = ""] = row.split(": ");
      return nouns.split(",").map((noun): [string, readonly string[]] => [noun, lines.split("; ")]);
    }),
);
export const contentsOf = (noun: string): readonly string[] | undefined => CONTENTS.get(noun);
