/** Growing children, school and parents apart: id | solution | target customer | how it earns, as founders write them. */
export const CHILDREN_AND_SCHOOL_SAMPLES = `
baby-sleep-coaching | A certified sleep consultant helps parents of babies who wake at night, with a plan and two weeks of messages. | Exhausted parents in Australia | A$390 per package.
baby-sleep-coaching | A trained nurse makes a sleep plan for each baby after a video call and answers the parents every noon for ten days. | Working parents of babies in Berlin | €290 per plan.
co-parenting-app | An app for separated parents with a custody schedule, shared costs and a calm message channel. | Divorced parents in the US | $9 per parent a month.
co-parenting-app | An app that divorced parents use for the children's calendar, expenses and messages in a calm tone. | Separated parents in Canada | C$9 a month.
co-parenting-app | A shared calendar for families after a separation: who has the children when, who paid what, and messages that wait an hour before they are sent. | Divorced parents in the Netherlands | €7 a month per parent.
screen-time-app | A screen-time app in which children earn minutes by reading or helping at home. | Parents of children from 6 to 12 in Spain | €3.99 a month.
screen-time-app | A first phone for children without social media, with an agreement that parents of a class sign together. | Families with children from 9 to 13 in Ireland | €149 plus €6 a month.
school-uniforms | A marketplace on which parents sell and buy second-hand school uniforms of the same school. | Parents at state schools in Birmingham | 10% of each sale.
school-uniforms | We collect outgrown uniforms from schools in crates, wash and mend them and sell them by size to the next families. | Families at private schools in Cape Town | Average piece R120, the school gets 20%.
kids-bikes | Children's bikes in a subscription: when the child grows we bring the next size. | Parents in Vienna | €9 per month.
kids-bikes | A subscription for children's bikes: when the child grows, the bike is swapped for the next size. | Families in Hamburg | €14 a month.
kids-bikes | Parents hire a light children's bike by the month and send it back for a larger one when the knees hit the handlebar; used balance bikes are sold. | Parents of children from 3 to 10 in Paris | €12 a month.
textbook-exchange | Students sell used textbooks to the next year, handed over in lockers on campus. | University students in Poland | 10% of each book.
textbook-exchange | A campus marketplace where students pass on lecture notes, books and lab coats when term ends. | Students in Nairobi | 8% of each sale.
speaking-aid-app | An app with picture cards that speaks for children who cannot talk. | Parents of autistic children in India | ₹299 a month.
speaking-aid-app | A tablet with symbols that speaks aloud what a person taps, in the voice of a child from the same village. | Families of non-speaking children in Greece | €19 a month.
personal-picture-books | A picture book in which the child is the hero: name, hair and best friend are printed in. | Grandparents and godparents in Spain | €29 a book
personal-picture-books | Picture books in which the child is the hero, with its name, hair and best friend. | Grandparents in Germany | €29 per book.
personal-picture-books | Parents enter the name, the dog and the street, and an illustrator makes a personalised book in which their child saves the town. | Families in Belgium | €34 per book.
santa-visits | Santas with real beards visit families on Christmas Eve, with a golden book filled in by the parents. | Families in Zurich | CHF 140 per visit.
santa-visits | Actors visit families as Saint Nicholas with a mitre and a real book, or call by video with a personal message. | Families with small children in Antwerp | €95 per visit.
home-schooling | A curriculum in weekly boxes for families who teach their children at home. | Homeschooling families in the US | $89 a month.
home-schooling | Weekly plans for homeschooling with three ages at one table, with a box of books and things to try. | Families who teach at home in New Zealand | NZ$59 a month.
`;
