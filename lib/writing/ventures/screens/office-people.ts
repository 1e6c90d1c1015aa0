/** People at work: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const OFFICE_PEOPLE_SCREENS = `
employee-survey
thing: question, questions = How heavy was this week; Do you know what matters next; Would you start here again
must: No answer that can be traced to one person; The question in the language of each site; One thing the team lead will change, seen by everybody; A look at who answered at all
later: Questions of your own between the fixed ones; The same question beside last year
screen: This week's question | headline How heavy was this week? | list Your answer = Light; As usual; Heavy; Too heavy | ask One sentence more, if you like | words Seen by nobody by name, and only once five have answered | button Send it | no question is open, and the day of the next one is named | the answer is kept on the phone and sent when there is a network
screen: Team lead's desk, what changed | chart Answers to "How heavy was this week", week by week | table Questions = Question, Before, Now; How heavy was this week, heavy, as usual; Do you know what matters next, mostly, yes; Would you start here again, yes, not sure | ask One thing we change because of it | button Tell the team | fewer than five have answered, and nothing is shown until they have | a week without a question is left blank and not drawn as a bad one
`;
