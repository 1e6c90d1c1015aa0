/** People at work: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const OFFICE_PEOPLE_SCREENS = `
employee-survey
thing: question, questions = How heavy was this week; Do you know what matters next; Would you start here again
must: No answer that can be traced to one person; The question in the language of each site; One thing the team lead will change, seen by everybody; A look at who answered at all
later: Questions of your own between the fixed ones; The same question beside last year
screen: This week's question | headline How heavy was this week? | list Your answer = Light; As usual; Heavy; Too heavy | ask One sentence more, if you like | words Seen by nobody by name, and only once five have answered | button Send it | no question is open, and the day of the next one is named | the answer is kept on the phone and sent when there is a network
screen: Team lead's desk, what changed | chart Answers to "How heavy was this week", week by week | table Questions = Question, Before, Now; How heavy was this week, heavy, as usual; Do you know what matters next, mostly, yes; Would you start here again, yes, not sure | ask One thing we change because of it | button Tell the team | fewer than five have answered, and nothing is shown until they have | a week without a question is left blank and not drawn as a bad one

applicant-tracking
thing: application, applications = Ana Ruiz, baker, can start in May; Mei Lin, from the poster; Jonas Keller, second time
must: Sent from a telephone in two minutes; A personal word within a day; Who has looked, and what they thought; Deleted when the law says so
later: Those who were good and not chosen; What the poster at the bakery brought
screen: Applicant's phone, two minutes | ask Name and a number | ask I can start = After Easter | list No letter needed = What have you done so far; Which mornings can you | button Send it | the shop looks for nobody just now, and you may still leave a number | it broke off: what was typed is there when you come back
screen: Who has answered, the shop's desk | table New = Who, Could start, Next; Ana Ruiz, May, ring today; Mei Lin, at once, Thu 9 am; Jonas Keller, summer, nobody yet | words Two have waited since Monday | buttons Ring Ana / Thanks, not this time | nobody has written this week, and where it hangs | no answer for three days: it lands on the owner's phone

staff-onboarding
thing: course, courses = First morning; The till, and what it does not tell; Fire, knife, wet floor
must: Known before the first day: shoes, door, name; Short enough for a break; Shown by somebody who does it here; Who may work a shift alone
later: The same again after half a year; In three languages
screen: New colleague's phone, the evening before | headline Tomorrow, half past six, back door | list Bring = Shoes that are closed; Your card | words Ask for Mei. She knows you are coming | picture The back door | button I have a question | nothing is planned yet, and whom to ring | you are late: one touch, and Mei waits
screen: Shift lead's desk, who can what | table Ready = Who, Till, Alone; Ana, shown, not yet; Jonas, yes, yes; Mei, shows others, yes | ask Ana tried today = Closing, with me | button She can | nobody is new this month | shown by nobody: it stays open, whatever was clicked

shift-planning
thing: shift, shifts = Early, Saturday; Late, Saturday; Night, with the keys
must: Who may not, before who could; A swap the two settle between them; Seen by everybody at the same minute; Rest between two, by the rules
later: What the weather does to Saturday; Holidays, asked for on one page
screen: Colleague's phone, this week | list Yours = Tuesday, early; Friday, late; Saturday, free | words Jonas asks: would you take his Thursday? | buttons I take it / Not this time | not written yet, and when it will be | changed after it was out: what, by whom, and you may say no
screen: Next week's planner | table Saturday = Shift, Who, Mind; Early, Ana and Mei, -; Late, one is missing, ask Jonas; Night, Keller, not after late | chart Hands, hour by hour | button Show it to all | every hole is filled | two have swapped into the same hour: it stops, and says so

hr-records
thing: request, requests = Two days in May; A letter for the bank; New bank account
must: Asked and answered on the same telephone; How many days are left, with no quarrel; Who may see what; A person's papers in one place, for as long as allowed
later: The birthday nobody forgets; Papers for the tax adviser
screen: Employee's phone | ask From when = Second week of May | list Left this year = Nine days; Two from last year, until March | words Ana is away that week too | button Ask for it | nothing is open, and what is left | refused: by whom, why, and two other weeks
screen: The one who decides, console | table Asked = Who, What, Beside; Mei, May, Ana away; Jonas, letter, -; Ana, new account, ring back | buttons Yes / Talk first | nobody wants anything, and who has not had a day off since winter | an account was changed by mail alone: nothing is paid until somebody rang

employee-wellbeing
thing: session, sessions = Talk, with somebody from outside; Back, ten minutes at the desk; A loan that grows too large
must: The employer sees numbers and no names; Somebody to talk to this week; For those who stand, drive and lift; In the language they worry in
later: The family too; What helped others on nights
screen: Only for you | words Your employer sees how many, never who | list What is it = Sleep; Somebody at home; Money; Nothing, just ten minutes | buttons Talk to somebody / By myself first | you need not have anything | it is bad tonight: the number first, everything else later
screen: For the firm, one page a quarter | chart How many used it, never fewer than ten in one bar | list Asked for = Nights; Backs; Money, in January | ask We change = The rota before holidays | button Tell everybody what changes | fewer than ten: nothing is shown, on purpose | somebody asks for names: it cannot be done, and the page says why

phishing-training
thing: test mail, test mails = Parcel, pay a little more; Boss, needs a favour; Invoice, almost right
must: One button: this looks odd; Nobody shown to others; What gave it away, in one picture; The real ones that were reported, stopped for all
later: A voice instead of a mail; New ones of this week
screen: A second too late | headline That one was ours | picture The mail, the odd letter circled | list It gave itself away = One letter in the address; In a hurry; Wants money sideways | button Next time: this looks odd | no test for you this month | it was a real one: it goes to somebody now, and your machine from the net
screen: Reported, security desk | table Today = Mail, Reported by, Real; Parcel, nine, ours; Invoice, two, yes; Boss, one, not sure | button Stop it for everybody | nobody has reported, and that is not good news | a real one was opened: who, in which hour, and what to do in the first ten minutes

security-compliance
thing: question, questions = Who may see customers' data; How are leavers locked out; When was the last drill
must: An answer that was true once, found again; What is true and not what sounds good; Proof beside each sentence; Who has to look at it each year
later: A page one may show; The customer who asked it first
screen: Nine questions from a customer | table Answers = Question, From last time, Still true; Leavers, same evening, yes; Drill, in spring, look; Children's data, none, no such thing | ask Not known here = Where are the copies kept | button Send what is true | no questionnaire, and which proof ends next month | two answers contradict: both, with their dates
screen: What is due, the owner's console | list This month = Lock out a leaver, done; Try the copies, Jonas; Read the rules to two new ones | chart How long answers took | button Show the proof | nothing is due | a proof has run out: what may no longer be said

privacy-compliance
thing: request, requests = What do you know of me; Delete me; You have the wrong name
must: Is it really that person; Where everything lies, without asking nine people; What must be kept, and why; Answered before the day the law names
later: What could be left out of the form; The partner who has a copy
screen: One who asks | headline What do you know of me? | list We have = Orders, two years; A call, noted; Nothing from others | ask Wrong here = My old address | buttons Send me all of it / Delete what you may | nothing is kept of you, and this is the letter | it cannot be you yet: one question only you can answer
screen: Who answers, the desk | table Open = Who, Wants, Days left; Ruiz, everything, eleven; Keller, deleted, four; Lin, corrected, done | steps For Keller = Shop; Mails; The bookkeeper keeps his part | button Letter is right | nobody asks, and where a copy was forgotten last time | a place did not answer: who owns it, and until when

meeting-notes
thing: meeting, meetings = Monday, the team; With the client, half in German; The one that could have been a mail
must: Who does what by when, in one breath; Stopped at one word; Only those who were there; The task where it is done, not in a file
later: What was decided about that, ever; A quiet one who never gets to speak
screen: Two minutes after | list Who does what = Ana, offer, Thursday; Jonas, rings Keller; Nobody, the rent | words Decided: no fair this year | buttons That is right / Not me | not recorded, and the last one's tasks | not understood who said it: the sentence, and a question
screen: Before the next, the team board | table From last time = Task, Who, Done; Offer, Ana, yes; Ring Keller, Jonas, no; The rent, nobody, still | chart Spoken, person by person | button Begin with the rent | nothing was promised, so what was it for | the same task for the third time: cancel it or say why

knowledge-search
thing: question, questions = How do we hand back a deposit; Who knows the old machine; Which form is for ships
must: The page itself, not only an answer; Only what the asker may read; Old and wrong, marked; What nobody could find, collected
later: Who knows it, if no page does; A page written from three answers
screen: Ask as you would a colleague | ask How do we = Hand back a deposit to somebody who died | words The heirs need the paper, then as always | picture The page, second paragraph | list From = Handbook, changed in spring; A mail by Ana | buttons That is it / Not that | ask something you have asked a person today | two pages contradict: both, and who could say
screen: Not found, the editor's desk | table This week = Asked, How often, Who knows; Ships, nine, Keller; Old machine, four, nobody; Deposit, two, the page | button Ask Keller for three lines | everything was found, or nobody asked | a page nobody has opened for years: keep it, or let it go
`;
