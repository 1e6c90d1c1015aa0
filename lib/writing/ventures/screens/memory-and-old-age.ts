/** Old age, and what a family keeps: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const MEMORY_AND_OLD_AGE_SCREENS = `
tech-help-for-older
thing: visit, visits = New phone set up; Video call with family; Printer and mail
must: Booking by phone as well as online; Checked helper with name and photo; Written steps in large type after each visit; No passwords kept by the helper
later: Help by phone between visits; Small group courses
screen: Book a visit | list What we help with = Phone and tablet; Computer and mail; Television and internet | ask What is the problem? = Cannot see photos from my daughter | ask Day = Thursday morning | picture Photo of Ben, your helper | buttons Call us / Book | no visit is booked, and our phone number is shown in large type | no helper is free that day: the next morning is offered
screen: My notes | headline How to make a video call | steps Steps = Open the green app; Touch Ana's picture; Touch the camera | ask My question for next time | button Print in large type | no notes yet, they come after your first visit | it does not work: call the number on the card
screen: Helper's day | table Visits = Time, Customer, Question; Nine, Rosa, new phone; Two, Omar, printer; Four, Lin, mail | ask Note after the visit = Rosa made the call alone | switch Customer did it alone | button Send notes | no visits today, and two requests wait | the customer does not answer: call the family contact

homeshare
thing: match, matches = Rosa and Ben, trial month; Omar and Mei, first meeting; Ida and Jonas, one year
must: Identity and reference checks for both sides; Profiles with habits, hours and wishes; A written agreement on room and help; A trial month with regular check-ins
later: A meeting for all pairs each season; Cover when a housemate is away
screen: My profile | picture Photo of the room | ask I offer = Quiet room, own bath | ask I would like = Shopping, company at supper | list Habits = Up early; No smoking; One cat | button Show suggested matches | no suggestions yet, and you hear from us within a week | the identity check failed: upload a clearer photo
screen: Our agreement | list Agreed = Six hours of help a week; Kitchen shared; Guests by arrangement | steps Trial month = First meeting; Moved in; Check-in, Friday | ask Something to change = Quiet after ten | buttons Agree / Talk to the coordinator | no agreement yet, and a sample is shown | one side wants to stop: the notice period and next steps are shown
screen: Coordinator's overview | table Pairs = Pair, Stage, Next step; Rosa and Ben, trial, call Friday; Omar and Mei, meeting, Tuesday; Ida, no match, search | switch References checked | ask Note = Both happy, noise settled | button Call both | no open cases today, and two new households applied | a check is overdue: the pair cannot move in yet

home-adaptation
thing: conversion, conversions = Step-free shower; Rails on the stairs; Ramp at the front door
must: Home visit with measurements and photos; A sketch and a fixed offer; Help with the grant application; One contact for all trades
later: A check of rails and lift each year; Equipment for hire during the work
screen: My conversion | picture Sketch of the new shower | steps Status = Visit, done; Grant, applied; Fitting, May; Final check | list Included = Level shower; Two rails; Non-slip floor | button Message my contact | nothing planned yet, and a first visit can be booked | the grant was refused: the reasons and the next step are shown
screen: Home visit | list Check = Entrance; Stairs; Bathroom; Bedroom | ask Hardest today = Getting into the bath | picture Photo of the bathtub | ask Door width = Too narrow for a walker | button Create the offer | no room checked yet, start at the entrance | the wall cannot hold a rail: another fixing is suggested
screen: Work plan | table This week = Home, Trade, Day; Rosa, plumber, Monday; Rosa, tiler, Wednesday; Omar, rails, Friday | switch Customer told of water shut-off | ask Note = Spare shower from neighbour | button Send the plan | no work this week, and two offers await an answer | a trade cancelled: the customer gets the new date

incontinence-products
thing: parcel, parcels = Sample set, three sizes; Day pads, monthly; Night pants, monthly
must: A size and absorbency guide; A sample set before the first parcel; Plain packaging and neutral bills; Change or pause the parcel at any time
later: Help with the insurer's form; Ordering for a relative
screen: Find the right product | ask For = Myself | ask When is it needed? = Mostly at night | ask Usual clothes size = Medium | list We suggest = Night pants, medium; Day pads, light | button Order the sample set | not sure yet, and a nurse can be reached by phone | no product fits these answers: we call you back today
screen: My parcel | list Next parcel = Night pants, two packs; Day pads, one pack | ask Delivery = Monday, plain box | ask How did it fit? = A little loose | buttons Change size / Skip this month | no parcel is planned, and the last order can be repeated | the parcel is late: a new one is sent at no cost
screen: Advice desk | table To call = Customer, Sample sent, Answer; R., Monday, too large; O., Tuesday, fits; L., Wednesday, none yet | ask Note = Smaller size for the night | switch May be called | button Send a new sample | nobody to call today | a customer reports a sore: advise seeing a doctor

adaptive-clothing
thing: piece, pieces = Shirt with magnetic closure; Trousers for sitting; Side-opening jumper
must: Search by difficulty, such as one hand or sitting; Short films that show how it closes; Size advice with photos; Easy returns from home
later: Alterations to order; Orders for care homes
screen: Find clothes | ask What is difficult? = Buttons, one hand | ask Mostly = Sitting | list Suggested = Magnetic shirt; Pull-on trousers; Zip jacket with ring | picture Shirt, closed with one hand | button See how it closes | nothing fits yet, and a stylist can be asked | a pacemaker is noted: pieces with magnets are hidden
screen: Order | headline Shirt with magnetic closure | ask Size = Medium, long sleeve | ask Colour = Blue | list Good to know = Machine wash; No magnets near a pacemaker | button Order | this size is sold out, and you hear when it is back | the delivery failed: choose another day or a neighbour
screen: Wear tests | table Testers = Name, Piece, Minutes; Rosa, shirt, two; Omar, trousers, four; Mei, jumper, three | chart Dressing time before and after | ask Change = Larger ring on the zip | button Save for the next version | no tests yet, and the invitation for testers is ready | a closure broke: the piece is taken off sale until checked

dementia-activities
thing: activity, activities = Sorting buttons; Songs from the past; Folding and matching
must: Activities chosen by stage and interest; Step-by-step guide in large type; A short note after each activity; Safe materials that can be wiped clean
later: A set for care home groups; New activities each month
screen: Choose activities | ask For = My mother | ask Likes = Music and cooking | ask Stage = Needs some help | list Suggested = Songs from the past; Sorting spices; Picture cards | button Order this box | not sure of the stage, and five questions help | it was too difficult: a simpler box can be sent
screen: Today | headline Songs from the past | steps How to begin = Sit side by side; Play the first song; Hum along, no questions | ask Minutes = About eight | ask Mood after = Calm | button Save the note | no activity today, and yesterday's favourite is shown | it caused unrest: stop, and try another time of day
screen: Families | table This week = Family, Activity, Went; Rosa, songs, well; Omar, sorting, too hard; Lin, cards, not tried | ask Next box = One stage simpler for Omar | switch Advice call wanted | button Pack the box | no notes this week, and a reminder can be sent | a part was missing: it goes out by post today

family-newspaper
thing: issue, issues = May, first issue; June, birthday issue; July, holidays
must: Photos and short texts from every relative; Automatic layout in large type; A fixed sending date each month; Reminder before the issue closes
later: Issues as a yearly book; A page for puzzles and dates
screen: Add a photo | picture Children in the garden | ask Short text = First strawberries | ask From = Ben and family | list In this issue = Ana, two photos; Jonas, one; Mei, none yet | button Add to the June issue | no photos yet, and one is enough to begin | the photo is too small for print: choose another
screen: Preview | picture Front page of the June issue | list Pages = Garden; Birthday; School play | ask Text size = Large | buttons Move pages / Approve | the issue is empty, and a reminder goes out on Friday | somebody asked to remove a photo: it is taken out
screen: Print and post | table This week = Family, Pages, Status; Family Ana, four, printed; Family Omar, two, waiting for photos; Family Lin, four, posted | switch Address checked | ask Note = Omar closes Thursday | button Send to the printer | no issues close today | an issue came back by post: the family is asked for the address

family-history
thing: search, searches = Grandmother's parents; Family name before the move; A brother nobody knows
must: A first check of what can be found; Source shown for every fact; Copies of records with a transcription; Progress notes during the search
later: A printed family book; Help with contacting relatives found
screen: My search | headline Grandmother's parents | steps Status = First check, done; Parish register, found; Archive visit, Tuesday; Report | list Found so far = Marriage record; Two birth records | picture Copy of the marriage record | button Ask the researcher | nothing found yet, and the places already searched are listed | the archive is closed: the visit moves to next week
screen: Start a search | ask Who are you looking for? = My grandmother's parents | ask What is known = Names and a village | ask Upload papers or photos | list We begin with = First check; Short report; Offer for more | button Order the first check | you know very little, and a first talk is free | the paper cannot be read: take a photo in daylight
screen: Researcher's desk | table Open = Family, Question, Next; Ana, parents, archive; Omar, ship list, reply awaited; Lin, name, report | ask Source = Register, page two | switch No living person named | button Add to the report | no open searches today | two records contradict each other: both go into the report

tape-digitising
thing: box, boxes = Nine video tapes; Two reels of film; A box of slides
must: Every item numbered and listed; Status from arrival to return; Files on a stick and by download; Originals returned safely
later: A short best-of film; Photos restored and printed
screen: My box | steps Status = Arrived; Checked; Copying; On its way back | table Items = No., Format, State; One, video tape, fine; Two, film reel, torn | ask Name for tape one = Summer holiday | button Watch the first file | no box with us yet, and a label can be printed | a tape cannot be saved: you see why, and it is not charged
screen: Order | ask What do you have? = Tapes and slides | ask How many, roughly? = One shoebox | list Included = Cleaning; Digital files; Return of everything | ask How it gets here = Drop off on Friday | button Send the order | not sure of the format, and pictures of each are shown | we cannot play this format: the box is returned free
screen: Workshop | table Today = Box, Item, Step; Ana, tape three, copying; Omar, slides, scanning; Lin, reel, drying | ask Note = Mould on one edge | switch Customer told of damage | button Next item | all boxes are done | the player stopped: check the tape before going on

photo-books
thing: book, books = Our year; Wedding day; Baby's first year
must: Simple upload from phone or cloud; Photos chosen and sorted for the customer; Preview with comments on every page; Reorder and extra copies in one step
later: A yearly book by subscription; Captions written from short notes
screen: Send photos | ask Book = Our year | ask Photos from = Phone | list Sent so far = January to March; April to June | words We choose the best, you can change any photo | button Send the rest | no photos sent yet, and ten are enough for a first page | the upload stopped: it continues when you are online
screen: Preview | picture Double page, summer holiday | list Pages to check = Cover; Summer; Birthday | talk Comments = You: Another photo of Mei, please; Designer: Changed | buttons Approve / Ask for changes | the first page is ready on Thursday | a photo is too small for a full page: a smaller place is suggested
screen: Designer's desk | table Books = Customer, Step, Due; Ana, selection, Monday; Omar, preview, Wednesday; Lin, at the printer, Friday | chart Hours per book | ask Note = Ana wants few texts | button Send the preview | no books open today | the print is faulty: a reprint is ordered at no cost

family-cookbook
thing: recipe, recipes = Sunday soup; Grandmother's plum cake; Uncle's bread
must: Recipes by photo, voice or form; Measures and steps checked; Family photos and stories beside the dishes; Preview before printing
later: Extra copies for relatives; A second volume with new recipes
screen: Add a recipe | ask Dish = Plum cake | ask From whom? = Grandmother Rosa | picture Photo of the handwritten card | ask Story = Always baked on Sundays | buttons Record by voice / Save | no recipes yet, and the favourite dish is a good start | the handwriting cannot be read: we call you about two words
screen: Our book | list Chapters = Soups, three; Cakes, four; Feast days, two | picture Double page, plum cake | steps Status = Recipes, collected; Testing, this week; Layout; Print | talk Comments = Ben: Less sugar; Rosa: No, as it was | button Approve this page | no pages laid out yet, they follow the first five recipes | a quantity is missing: ask the cook before printing
screen: Kitchen test | table Tests = Dish, Result, To ask; Soup, works, -; Plum cake, too dry, how much butter?; Bread, tomorrow, - | ask Note = Add one egg | switch Approved by the family | button Send to layout | nothing to test today | the dish failed twice: film the cook making it

speech-writing
thing: speech, speeches = Wedding, father of the bride; Company anniversary; Farewell to a colleague
must: A short interview by phone or video; Draft by an agreed date; Two rounds of changes; Version in large type for reading
later: Rehearsal with a coach; Toasts and cards for the same event
screen: Order a speech | ask Occasion = Wedding | ask Date = Saturday in June | ask Length = Five minutes | list Next = Interview; Draft; Changes; Rehearsal | button Book the interview | no date yet, and the interview can still be booked | the date is very close: call us, and we say what is possible
screen: My draft | words Dear Ana, dear Ben, thank you for coming | talk Comments = You: Leave out the holiday; Writer: Done | ask Reading time = Five minutes | buttons Approve / Ask for changes | the draft comes on Thursday | both changes are used: a further one can be added
screen: Writer's desk | table Speeches = Customer, Occasion, Due; Jonas, wedding, Friday; Mei, anniversary, Monday; Omar, farewell, Wednesday | ask Notes from the interview = Loves sailing, short jokes | switch Confidential | button Send the draft | no speeches due this week | the customer cannot be reached: try the second number
`;
