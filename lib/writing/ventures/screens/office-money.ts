/** Money and papers in the office: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const OFFICE_MONEY_SCREENS = `
freelancer-invoicing
thing: invoice, invoices = Logo for the bakery, sent; Website, second half, due Friday; Workshop, nine days late
must: The first one written before the coffee is cold; Which sums are whose: tax, oneself, the rent; A reminder one would have dared to send; The year for the tax adviser in one file
later: An offer that turns into an invoice; Hours taken over from the calendar
screen: Not paid yet | list Waiting = Workshop, nine days late; Website, due Friday | words Their last one came after a friendly second mail | ask The tone = Short, because you have known them for years | buttons Send it like this / Wait until Monday | everything is paid, and the last one took eleven days | it bounced: another address is asked for, and the days still count
screen: New invoice | ask For whom = Bakery on the square | ask What for = Logo, three rounds, handed over | table Lines = What, How much, Sum; Logo, as agreed, the sum; Extra round, one, as in the offer | buttons Send / Look at it as a page | a client's name is enough to begin | a number used twice is stopped, as the law of most countries wants it

receipt-bookkeeping
thing: receipt, receipts = Fuel, crumpled; Supplier, by mail; Lunch with a client, no tip written
must: Read from a photograph in a car park; What it could not read, said in yellow; The accountant's correction, kept for the next one; A statement matched line by line
later: A question to the owner that takes one touch; The box of last year
screen: Owner's phone, one question | picture The receipt, lying in the sun | words Fuel or lunch? The first line is folded | buttons Fuel / Lunch with a client | no question this week, and everything is booked | too dark to read: lay it on something white
screen: Accountant's desk, to be looked at | table Yellow = Receipt, It thinks, Sure; Fuel, car, nearly; Supplier, goods, yes; Lunch, guests, no | ask Always from now on = This supplier is goods | button Book what is green | nothing is yellow, and the month can be closed | booked twice: both lie side by side until one is taken out

expense-reports
thing: claim, claims = Two nights at the fair; Taxi, no receipt; Mileage, there and back
must: Photographed at the till, and done; The firm's rule said before, not after; Somebody who signs from the train; Money back before the card is due
later: Meals abroad by the day's rate; One trip, four people
screen: Traveller's phone, at the till | picture The hotel bill, page one of two | list Read = Two nights; Breakfast, not paid again | words Within the rule, apart from the minibar | button That was it | nothing spent today, and the trip closes on Monday | page two is missing: photograph it before you leave the desk
screen: Accounts desk, Friday | table To be paid = Who, Trip, Looks like; Ana Ruiz, fair, as usual; Jonas Keller, taxi, no receipt; Mei Lin, mileage, longer way | buttons Pay the green ones / Ask about one | nothing waits, and who has not handed in | a rule was wrong: it is changed for all, and the old ones are named

payroll-software
thing: pay run, pay runs = March, everyone on the list; A leaver, until the ninth; Overtime of the night shift
must: Last month beside this one, person by person; What the law has changed, before it counts; A run beside the old system first; Payslips that explain themselves
later: A child, a marriage, a new address, by the employee; A letter for the bank
screen: Payroll desk, before it goes | table Different from last month = Who, What, Why; Ana Ruiz, more, night shifts; Jonas Keller, less, left on the ninth; Mei Lin, more, one child | switch Shown to the tax adviser | button Release the run | no run is open, and the day of the next one | a sum that moved without a reason holds the run, and nobody else's
screen: Employee's phone, payslip | headline March | list In words = Your hours, with two nights; Taken for health and pension; On your account on Friday | ask I do not understand = The line with the star | button Ask payroll | the first slip comes at the end of the month | a mistake: what it was, and in which slip it is put right

cash-flow-forecast
thing: week, weeks = This one, rent goes out; Next, two clients should pay; The one with the tax
must: The bank's balance by itself, each morning; Who usually pays late, and how late; One sentence and not a chart; What moves the tight day
later: What if the large one never pays; A line for the bank
screen: Monday morning, one sentence | headline Tight on the ninth | words Because rent and tax fall together and the Keller firm pays late | list Would move it = Ring Keller, eleven days over; Move the van's rate; Nothing, it holds | button Show the weeks | four quiet weeks, and that is the news | the bank sends nothing today: the balance is yesterday's, and says so
screen: Twelve weeks dashboard | chart Balance, week by week, and how sure | table Comes and goes = What, Day, Sure; Keller firm, Friday, seldom on time; Rent, first, always; Tax, ninth, always | switch Without the unsure ones | button Add what only you know | a month of statements, and it begins to know you | the forecast was wrong by much: what came instead, and what it has learned

small-firm-crm
thing: enquiry, enquiries = Roof, called on Monday; Kitchen, wants to see one; Old client, asks for her sister
must: A next step with a day on each; Taken from mail and telephone by itself; What was promised, in their words; The one everybody thought the other would ring
later: Who sent whom; Those who said next year
screen: Today, whom to ring | list First = Roof, promised an answer by today; Kitchen, has been quiet for nine days; Sister of a client | words He said: not before the holidays | buttons Reached / Not there, tomorrow | nobody today, and two have no next step | two of you rang the same one: it is said before the third does
screen: Team board, from first call to yes | table Enquiries = Who, Where it stands, Next; Roof, offer is out, ring today; Kitchen, visit, Thursday; Sister, new, Ana | switch Only those without a next step | button One more | the board is empty, and last month's mails hold eleven | an entry without a name keeps its mail until somebody knows

proposal-software
thing: proposal, proposals = Rebrand, second draft; Fit-out of two floors; Framework, three years
must: The briefing's words, beside one's own; No other client's name, ever; Prices from one place; When it was opened, and which page
later: What won the last three; A page that they sign
screen: Writer's desk, second draft | list Asked for in the briefing = Timetable, answered; Team, half; What if it rains, not yet | words One name too many: the last client stands on page four | picture Page four, with the name in red | button Take it out | no briefing is in, and the last winner can be copied | a price differs from the list: it cannot be sent like this
screen: Client's phone, the proposal | headline Two floors, nine weeks | list You asked = What if it rains, page three; Who comes, page five | ask A question on this page = Does that include the stairs | buttons Yes / We talk about it | it is written, and not yet sent | opened by many: who forwarded it is not shown, only how often

contract-signing
thing: contract, contracts = Lease, three signatures; Work order, one; Partnership, waits for the notary
must: The sender's name first, the tool's last; Signed without an account; Which page was changed since; Proof that stands before a court
later: A contract from a template with five gaps; A date on which it ends, a month before
screen: Signer's phone | headline Lease of the shop, from Ana Ruiz | list In it = Nine pages; One changed since you saw it, page six; Two have signed | picture Page six, the change in colour | buttons Sign / I want to ask | it has been signed by all, and your copy is below | the link is too old: the sender is asked for a new one, with one touch
screen: Sender's desk, on its way | table Out = Contract, With, Since; Lease, Jonas Keller, two days; Work order, opened, this morning; Partnership, notary, Monday | buttons Remind / Call it back | nothing is out, and three end next month | one of them declined: what they wrote, and the version they saw

contract-review-ai
thing: clause, clauses = Liability, without a limit; Ends by itself, in nine months; Law of a far country
must: What was not checked, on top; The sentence itself beside each remark; The house's own rules, not the world's; A lawyer's yes before it leaves
later: A sentence that the other side accepted before; All contracts with that clause
screen: Lawyer's desk, one contract | words Not checked: annex two, a scan | table Clauses = Clause, Our rule, Look at it; Liability, with a limit, yes; Term, a year, no; Payment, thirty days, maybe | picture The sentence, with its neighbours | buttons Right / Not so | put in a contract of a kind you know well | two pages cannot be read: they are shown, and counted as not checked
screen: Purchaser's phone, may I sign? | headline Not yet: liability | words In plain words: if it breaks, you pay for everything | ask Suggest to them = Up to the yearly fee | buttons Send the sentence / Ask legal | nothing waits for you | legal has not answered: who can instead, and until when it can wait

payment-chasing
thing: invoice, invoices = Nine days over, always pays; Five weeks, no word; Half of it paid
must: The bank looked at before every message; One customer who is never written to; The tone that customer got last time; The day on which somebody should simply ring
later: A plan in three parts; The letter before the lawyer
screen: Owner's phone, this morning | list Goes out at nine = Second word to the café; First to Jonas Keller | words Paid overnight, so nothing goes out: the school | buttons All right / Not this one | nothing goes out today, because everybody paid | the bank is not reachable: nothing is sent until it is
screen: Open invoices dashboard | table Late = Who, Days, Last word; Café, nine, friendly; Builder, five weeks, no answer; School, paid today, thanks | chart How late they pay, month by month | button Ring the builder | no invoice is late, and the slowest is named | a customer says it was wrong: it is stopped, and the quarrel stands beside it

time-and-projects
thing: project, projects = Station roof, third phase; Small flat, stuck; Competition, unpaid
must: A day entered in ten seconds; One's own week, shown first to oneself; What is left of a budget, in days; The hours nobody can bill
later: What the last roof really took; A page for the client's letter
screen: Your day | list It seems = Station roof, until noon; Telephone, small flat; The rest, nobody knows | ask The rest was = The competition, again | buttons So it was / Another day | a free day, and nothing asked | two days without an entry: calendar and mails make a guess, in grey
screen: Projects dashboard | table Left of it = Project, Days left, Goes on for; Station roof, eleven, three weeks; Small flat, none, two weeks; Competition, unpaid, Friday | chart Days used, phase by phase | button Speak about the small flat | no project has hours, so begin with one week | a phase has eaten the next: it says so once, to whoever leads it

document-extraction
thing: document, documents = Delivery note, stamped; Invoice in two columns; Form, filled in by hand
must: How sure it is, field by field; Sums and dates checked against each other; A person for what is in doubt; Nothing kept longer than wanted
later: A new kind of form from three examples; What people corrected, to learn from
screen: Clerk's console, in doubt | picture The stamp across the number | table Fields = Field, Read, Sure; Number, four or nine, no; Date, Tuesday, yes; Sum, fits the lines, yes | buttons It is a nine / Send it back | nothing is in doubt, and how many went through | a page lies on its head: turned, read again, and marked
screen: Developer console, one call | code Sent: one file | table Answer = Field, Value, Sure; supplier, as on the letterhead, yes; lines, seven, yes; total, adds up, yes | chart Went through untouched, day by day | button Try it with a bad scan | no call yet, and a sample to throw in | not readable: a reason that a program understands, and the page

payment-fraud
thing: order, orders = New customer, express, third card; Old customer, new address; Gift, sent abroad
must: Why it was stopped, in one line; One step in which a good one can prove it; The good ones who were refused, counted; A rule that can be taken back
later: What the bank said three months later; Friends of the same card
screen: Shop's console, doubtful ones | table Held = Order, Because, Worth; New customer, third card, high; Old customer, new address, usual; Gift abroad, night, small | words One of these three was good, the last nine times | buttons Let it through / Ask one question | nobody is held, and who was let through last | no decision within the hour: the small ones go, the large ones wait
screen: Customer's phone, one question | headline Is it you? | words New address, same card. One tap is enough | buttons It is me / That was not me | list Then = Yes, it leaves today; No, nothing is charged | there is nothing to answer | no answer: it stays reserved, and nobody else gets it

merchant-payments
thing: payment, payments = Table nine, with a tip; Stall, no signal; Deposit, given back
must: Money on the same evening; Taken without a signal, sent later; A tip that goes to whoever brought it; Given back without a manager
later: One bill for four cards; The day as the bookkeeper wants it
screen: At the table | headline Table nine | list On it = Two soups; One fish; Tip, for Mei | buttons Together / Each for himself | code Hold the phone here | nothing is open, and the last one can be given back | refused: another card, or the same in a minute, and nothing was taken twice
screen: Owner's phone, tonight | list The day = Taken; Given back, one; On the account by ten | chart Payments, hour by hour | words Two were taken without a signal and have gone through | button For the bookkeeper | the first payment fills this page | one is missing at the bank: which, since when, and whom to ring
`;
